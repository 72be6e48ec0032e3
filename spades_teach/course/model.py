"""What a lesson is: steps in order, and the words of each step per language.

Structure and words stay apart: a `Step` holds no prose, a `Section` holds no structure.  `load` builds these values
and checks them; nothing here reads files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from spades_teach.core.errors import SpadesError

SOURCE_LANGUAGE: Final = "en"

KINDS: Final = ("text", "predict", "play", "code", "quiz", "summary", "elsewhere")
CHOICES: Final = ("one", "many", "number")
ASKING_KINDS: Final = frozenset({"predict", "quiz"})  # these count towards "done" unless a step says otherwise


class LessonError(SpadesError):
    """A lesson that cannot be read or shown: a fault in its files, or a lesson or step that does not exist."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One answer to choose, with the misconception it shows when it is wrong."""

    id: str
    right: bool = False
    misconception: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongNumber:
    """A wrong number that is foreseen, as an expression of `prose`, and the misconception behind it."""

    value: str
    misconception: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A question of the lesson's own, shown by the widget `question`."""

    choose: str  # 'one', 'many' or 'number'
    options: tuple[Option, ...] = ()
    answer: str | None = None  # an expression of `prose`
    wrong: tuple[WrongNumber, ...] = ()
    points: int = 1  # 0: practice, not graded

    @property
    def parts(self) -> tuple[str, ...]:
        """The `### parts` that its words need."""
        if self.choose == "number":
            return ("right", *(wrong.misconception for wrong in self.wrong), "otherwise")
        return tuple(option.id for option in self.options)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One idea and something to do about it."""

    id: str
    kind: str
    widget: str | None = None
    args: Mapping[str, Any]  # keyword arguments of the widget; a string "{s2-bags.given.taken}" stands for that value
    rules: str  # a rule spec
    example: str | None = None  # the example of the catalogue that the step shows
    cites: tuple[str, ...] = ()  # further examples and sources its claims rest on
    objectives: tuple[str, ...] = ()
    required: bool = False  # must be right before the lesson is done
    code: tuple[str, ...] = ()  # file names in the lesson's code folder, one cell each
    question: Question | None = None
    rounds: Mapping[str, Mapping[str, str]] = field(
        default_factory=dict
    )  # by name: bids, tricks and before, to be scored
    figures: Mapping[str, int] = field(default_factory=dict)  # numbers that a source gives, by name
    sheets: Mapping[str, str] = field(default_factory=dict)  # score sheets as CSV, by name

    @property
    def examples(self) -> tuple[str, ...]:
        """The step's own example first, then the ones it cites."""
        return (() if self.example is None else (self.example,)) + self.cites


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """The words of one step in one language: Markdown with placeholders (see `prose`)."""

    step: str
    heading: str  # may be empty
    body: str
    parts: Mapping[str, str]  # text under `### name`, e.g. what is shown after an answer
    line: int  # where it starts in its file, for messages
    comments: Mapping[str, str] = field(default_factory=dict)  # of the step's code: in English -> in this language


@dataclass(frozen=True, slots=True, kw_only=True)
class Prose:
    """All words of a lesson in one language."""

    language: str
    title: str
    summary: str
    objectives: Mapping[str, str]
    follows: str | None  # digest of the English file that a translation follows
    digest: str  # of this file
    sections: Mapping[str, Section]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson as its folder describes it."""

    id: str
    folder: str  # '02-following-suit'; a lab's is 'lab-the-last-round'
    minutes: int
    objectives: tuple[str, ...]
    steps: tuple[Step, ...]
    code: Mapping[str, str]  # file name -> text
    prose: Mapping[str, Prose]

    @property
    def number(self) -> int | None:
        """The place of a lesson in the course; None for a lab."""
        place = self.folder.partition("-")[0]
        return int(place) if place.isdecimal() else None

    @property
    def languages(self) -> tuple[str, ...]:
        """The source language first, the others by name."""
        return tuple(sorted(self.prose, key=lambda language: (language != SOURCE_LANGUAGE, language)))

    @property
    def required_steps(self) -> tuple[str, ...]:
        return tuple(step.id for step in self.steps if step.required)

    def step(self, step_id: str) -> Step:
        for step in self.steps:
            if step.id == step_id:
                return step
        known = ", ".join(step.id for step in self.steps)
        raise LessonError(
            f"lesson {self.id!r} has no step {step_id!r}; its steps are {known}",
            "no-such-step",
            lesson=self.id,
            step=step_id,
        )

    def words(self, language: str) -> Prose:
        """The prose of a language, or the English where there is none."""
        return self.prose.get(language) or self.prose[SOURCE_LANGUAGE]

    def section(self, step_id: str, language: str) -> tuple[Section, str]:
        """The words of a step and the language they are in: English when the translation lacks the step."""
        for candidate in (language, SOURCE_LANGUAGE):
            prose = self.prose.get(candidate)
            if prose is not None and step_id in prose.sections:
                return prose.sections[step_id], candidate
        raise LessonError(
            f"lesson {self.id!r} has no words for step {step_id!r}",
            "no-such-step",
            lesson=self.id,
            step=step_id,
        )

    def is_stale(self, language: str) -> bool:
        """Whether a translation follows an older English text than the present one."""
        prose = self.prose[language]
        return language != SOURCE_LANGUAGE and prose.follows != self.prose[SOURCE_LANGUAGE].digest


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseEntry:
    """A line of the catalogue of lessons."""

    lesson: Lesson
    needs: tuple[str, ...]  # lessons to do first
    teaches: tuple[str, ...]  # variant ids of the catalogue
    closing: bool = False  # the page after the last lesson, where all of it comes together


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """The lessons in their order, and beside them the labs: pages in the same form that start from a question."""

    entries: tuple[CourseEntry, ...]
    lab_entries: tuple[CourseEntry, ...] = ()

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        return tuple(entry.lesson for entry in self.entries)

    @property
    def labs(self) -> tuple[Lesson, ...]:
        return tuple(entry.lesson for entry in self.lab_entries)

    @property
    def pages(self) -> tuple[Lesson, ...]:
        """The lessons, then the labs."""
        return self.lessons + self.labs

    def entry(self, lesson_id: str) -> CourseEntry:
        """The line of the catalogue that lists a lesson or lab."""
        lesson = self.lesson(lesson_id)
        return next(entry for entry in self.entries + self.lab_entries if entry.lesson is lesson)

    def lesson(self, lesson_id: str) -> Lesson:
        """A lesson or lab by its id."""
        for lesson in self.pages:
            if lesson.id == lesson_id:
                return lesson
        known = ", ".join(lesson.id for lesson in self.pages)
        raise LessonError(f"no lesson {lesson_id!r}; the lessons are {known}", "no-such-lesson", lesson=lesson_id)

    def neighbours(self, lesson_id: str) -> tuple[Lesson | None, Lesson | None]:
        """The lessons before and after one; those of a lab are labs."""
        lesson = self.lesson(lesson_id)
        row = self.labs if lesson in self.labs else self.lessons
        at = row.index(lesson)
        before = row[at - 1] if at else None
        after = row[at + 1] if at + 1 < len(row) else None
        return before, after
