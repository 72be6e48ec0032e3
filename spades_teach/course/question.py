"""A question of the lesson's own: choose one, choose many, or a number.  What is right never leaves Python before it is asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from spades_teach.course.grading import Item, Verdict, grade, item_of
from spades_teach.course.model import Lesson, LessonError, Step
from spades_teach.course.prose import Page, render
from spades_teach.course.values import StepValues
from spades_teach.i18n import Words, read_number, words_for
from spades_teach.widgets.shell import Widget

LONGEST_NUMBER = 12  # signs that a number field takes


@dataclass(frozen=True, slots=True, kw_only=True)
class Texts:
    """The words of a question in one language: plain text with isolates."""

    labels: Mapping[str, str]  # option id -> what it says
    feedback: Mapping[str, str]  # outcome -> what is said about it


class QuestionLogic:
    """The question apart from the page: what is chosen or typed, and the verdict on the last answer."""

    name: ClassVar[str] = "question"

    def __init__(self, item: Item, texts: Callable[[str], Texts]) -> None:
        """Ask.  texts: the words of a language, by its tag."""
        self.item = item
        self._texts = texts
        self.chosen: tuple[str, ...] = ()
        self.typed = ""
        self.verdict: Verdict | None = None
        self.unread = False  # the last answer was no number, or nothing
        self.done = False
        self.last_answer: dict[str, Any] | None = None

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was asked: `choose` (with `option`), `type` (with `text`), `check`, `again`."""
        self.last_answer = None
        match action:
            case {"kind": "choose", "option": str(option)} if self.item.choose != "number":
                self._choose(option)
            case {"kind": "type", "text": str(text)} if self.item.choose == "number":
                self._type(text)
            case {"kind": "check", "text": str(text)} if self.item.choose == "number":
                self._type(text)
                self._check()
            case {"kind": "check"}:
                self._check()
            case {"kind": "again"}:
                self.verdict = None
                self.unread = False
            case _:
                raise ValueError(f"a question knows no action {dict(action)!r}")

    def _choose(self, option: str) -> None:
        known = [each.id for each in self.item.options]
        if option not in known:
            raise ValueError(f"no option {option!r}; expected one of {', '.join(known)}")
        self.verdict = None
        self.unread = False
        if self.item.choose == "one":
            self.chosen = (option,)
        else:
            picked = set(self.chosen) ^ {option}
            self.chosen = tuple(each for each in known if each in picked)

    def _type(self, text: str) -> None:
        if len(text) > LONGEST_NUMBER:
            raise ValueError(f"{len(text)} signs are too many for a number here")
        if text != self.typed:
            self.verdict = None
        self.typed = text
        self.unread = False

    def _check(self) -> None:
        answer = read_number(self.typed) if self.item.choose == "number" else self.chosen
        self.unread = answer is None or answer == ()
        if answer is None or answer == ():
            self.verdict = None
            return
        self.verdict = grade(self.item, answer)
        self.done = self.done or self.verdict.right
        self.last_answer = {
            "item": self.item.id,
            "right": self.verdict.right,
            "points": self.verdict.points,
            "possible": self.verdict.possible,
            "misconception": self.verdict.misconception,
        }

    def view(self) -> dict[str, Any]:
        return {
            "choose": self.item.choose,
            "options": [
                {"id": option.id, "chosen": option.id in self.chosen, "mark": self._mark(option.id)}
                for option in self.item.options
            ],
            "typed": self.typed,
            "verdict": None if self.verdict is None else "right" if self.verdict.right else "wrong",
            "done": self.done,
            "may_check": self.verdict is None,
        }

    def _mark(self, option: str) -> str | None:
        """Mark what the learner chose, never what she did not."""
        if self.verdict is None or option not in self.chosen:
            return None
        return "good" if option in self.item.right_options else "bad"

    def strings(self, words: Words) -> dict[str, Any]:
        texts = self._texts(words.lang)
        return {
            "title": words(f"question-title-{self.item.choose}"),
            "options": {option.id: texts.labels[option.id] for option in self.item.options},
            "marks": {"good": words("question-good"), "bad": words("question-bad")},
            "field": words("question-field"),
            "sign": words("question-sign"),
            "check": words("question-check"),
            "again": words("question-again"),
            "practice": "" if self.item.points else words("question-practice"),
            "feedback": self._feedback(words, texts),
        }

    def _feedback(self, words: Words, texts: Texts) -> dict[str, Any] | None:
        if self.unread:
            empty = self.item.choose != "number" or not self.typed.strip()
            return {
                "sign": "note",
                "text": words("question-empty") if empty else words("question-no-number", example=-47),
                "rows": [],
            }
        if self.verdict is None:
            return None
        said = [
            words("question-incomplete") if outcome == "incomplete" else texts.feedback[outcome]
            for outcome in self.verdict.outcomes
        ]
        said = [text for text in said if text] or [words("question-right" if self.verdict.right else "question-wrong")]
        sign = "good" if self.verdict.right else "bad"
        return {"sign": sign, "signName": words(f"question-{sign}"), "text": said[0], "rows": said[1:]}

    def state(self) -> dict[str, Any]:
        return {
            "chosen": list(self.chosen),
            "typed": self.typed,
            "checked": self.verdict is not None,
            "done": self.done,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that could not come from this question is refused and changes nothing."""
        new = QuestionLogic(self.item, self._texts)
        for option in state["chosen"]:
            new._choose(option)
        if self.item.choose == "number":
            new._type(state["typed"])
        if state["checked"]:
            new._check()
        new.last_answer = None
        new.done = new.done or state["done"] is True
        vars(self).update(vars(new))


class Question(Widget[QuestionLogic]):
    """A question with options or a number; lessons make it from `[steps.question]`."""

    def __init__(
        self,
        logic: QuestionLogic,
        *,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        super().__init__(logic, lang=lang, four_colour=four_colour, theme=theme)

    @classmethod
    def of_step(cls, lesson: Lesson, step: Step, *, lang: str | None = None, four_colour: bool = False) -> Question:
        """Ask the question of a step."""
        item = item_of(step)

        def texts(language: str) -> Texts:
            return _texts(lesson, step, item, language)

        return cls(QuestionLogic(item, texts), lang=lang, four_colour=four_colour)


def _texts(lesson: Lesson, step: Step, item: Item, language: str) -> Texts:
    section, found = lesson.section(step.id, language)

    def link(lesson_id: str) -> str:
        raise LessonError(f"step {step.id!r}: a link to {lesson_id!r} cannot stand in a question", "bad-placeholder")

    page = Page(words=words_for(found), value=StepValues(step), lesson=link)
    parts = {name: _plain(render(text, page)) for name, text in section.parts.items() if name != "after"}
    if item.choose == "number":
        return Texts(labels={}, feedback=parts)
    split = {name: text.partition("\n\n") for name, text in parts.items()}
    return Texts(
        labels={name: label.strip() for name, (label, _, _) in split.items()},
        feedback={name: " ".join(said.split()) for name, (_, _, said) in split.items()},
    )


def _plain(markdown: str) -> str:
    """Drop the few signs of Markdown that stand in a sentence: labels and feedback are plain text."""
    bare = re.sub(r"\*\*|`|\\(?=[.)])", "", markdown)
    bare = re.sub(r"\*(?=\S)([^*]+?)(?<=\S)\*", r"\1", bare)  # stressed words; a lone star stays
    lines = (" ".join(part.split()) for part in bare.split("\n\n"))
    return "\n\n".join(lines)
