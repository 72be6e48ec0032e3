"""The course at a glance: its lessons, what is done, what to do next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from spades_teach.i18n import Words
from spades_teach.widgets.lesson_bar import language_choice
from spades_teach.widgets.shell import Widget


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonCard:
    """How far a reader is in one lesson."""

    id: str
    number: int | None  # None: the closing page, which is no lesson of its own, or a lab
    link: str
    minutes: int
    done: int  # steps that count and are done
    of: int  # steps that count
    begun: bool = False
    needs: tuple[str, ...] = ()  # lessons that should be done first and are not

    @property
    def complete(self) -> bool:
        """Whether the lesson is done."""
        return self.of > 0 and self.done >= self.of

    @property
    def status(self) -> str:
        """Return `done`, `begun` or `new`."""
        return "done" if self.complete else "begun" if self.begun or self.done else "new"


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeWords:
    """What the lessons are called in one language."""

    titles: Mapping[str, str]
    summaries: Mapping[str, str]
    notices: Sequence[str] = ()


def next_lesson(lessons: Sequence[LessonCard]) -> str | None:
    """Return the lesson to go on with: one that is begun, else the first whose needs are met, else the first that is not done."""
    left = [lesson for lesson in lessons if not lesson.complete]
    begun = [lesson for lesson in left if lesson.status == "begun"]
    ready = [lesson for lesson in left if not lesson.needs]
    return next((lesson.id for lesson in (*begun, *ready, *left)), None)


class CourseHomeLogic:
    """The home page apart from the page.  Who made it hears what was pressed."""

    name: ClassVar[str] = "course-home"

    def __init__(
        self,
        words_of: Callable[[str], HomeWords],
        lessons: Sequence[LessonCard],
        *,
        labs: Sequence[LessonCard] = (),
        languages: Sequence[str] = (),
        book: str | None = None,
        page: bool = False,
    ) -> None:
        """Describe the course.

        labs: pages that start from a question, listed after the lessons.  languages: to choose from; none or one: no choice.
        book: the address of the book of rules, where there is one.
        page: the whole page is ours, and turns with the language.
        """
        self._words_of = words_of
        self.lessons = tuple(lessons)
        self.labs = tuple(labs)
        self.languages = tuple(languages)
        self.book = book
        self.page = page

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `language` (with `id`), `colours` (with `four`)."""
        match action:
            case {"kind": "language", "id": str(language)} if language in self.languages:
                pass
            case {"kind": "colours", "four": bool()}:
                pass
            case _:
                raise ValueError(f"the home page knows no action {dict(action)!r}")

    def view(self) -> dict[str, Any]:
        goes_on = next_lesson(self.lessons)
        return {
            "lessons": [
                _seen(lesson, sign="♠" if lesson.number is None else "", goes_on=goes_on) for lesson in self.lessons
            ],
            "labs": [_seen(lab, sign="?", goes_on=None) for lab in self.labs],
            "next": goes_on,
            "languages": language_choice(self.languages),
            "book": self.book,
            "page": self.page,
        }

    def strings(self, words: Words) -> dict[str, Any]:
        told = self._words_of(words.lang)
        numbered = [lesson for lesson in self.lessons if lesson.number is not None]
        done = sum(lesson.complete for lesson in numbered)
        return {
            "title": words("course-home-title"),
            "welcome": words("course-home-welcome"),
            "progress": words("course-home-progress", done=done, of=len(numbered)),
            "language": words("lesson-bar-language"),
            "colours": words("lesson-bar-colours"),
            "lessons": {lesson.id: self._said(lesson, told, words) for lesson in (*self.lessons, *self.labs)},
            "labs": {"name": words("course-home-labs"), "text": words("course-home-labs-text")},
            "notices": list(told.notices),
            "book": {"name": words("book-title"), "text": words("course-home-book"), "go": words("course-home-open")},
        }

    def _said(self, lesson: LessonCard, told: HomeWords, words: Words) -> dict[str, str]:
        needs = words.list_of((told.titles[needed] for needed in lesson.needs), "and") if lesson.needs else ""
        return {
            "number": words.plain_number(lesson.number) if lesson.number is not None else "",
            "title": told.titles[lesson.id],
            "summary": told.summaries[lesson.id],
            "minutes": words("course-home-minutes", minutes=lesson.minutes),
            "status": words(f"course-home-{lesson.status}", done=lesson.done, of=lesson.of),
            "needs": words("course-home-needs", lessons=needs) if needs else "",
            "go": words(
                {"done": "course-home-again", "begun": "course-home-go-on", "new": "course-home-begin"}[lesson.status]
            ),
        }

    def state(self) -> dict[str, Any]:
        return {}

    def restore(self, state: Mapping[str, Any]) -> None:
        if state:
            raise ValueError(f"{dict(state)!r} is no state of the home page")


def _seen(lesson: LessonCard, *, sign: str, goes_on: str | None) -> dict[str, Any]:
    """Return a card as the page draws it; sign: what stands where a lesson has its number."""
    return {
        "id": lesson.id,
        "sign": sign,
        "link": lesson.link,
        "status": lesson.status,
        "done": lesson.done,
        "of": lesson.of,
        "next": lesson.id == goes_on,
    }


class CourseHome(Widget[CourseHomeLogic]):
    """The course at a glance.

    >>> cards = [LessonCard(id="bags", number=7, link="bags/", minutes=20, done=1, of=2)]
    >>> words = HomeWords(titles={"bags": "Bags"}, summaries={"bags": "What bags cost."})
    >>> CourseHome(CourseHomeLogic(lambda lang: words, cards)).logic.view()["next"]
    'bags'
    """

    def __init__(
        self, logic: CourseHomeLogic, *, lang: str | None = None, four_colour: bool = False, theme: str | None = None
    ) -> None:
        super().__init__(logic, lang=lang, four_colour=four_colour, theme=theme)
