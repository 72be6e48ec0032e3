"""The bar above a lesson: how far the reader is, language, suit colours, the way to the next lesson, starting over."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from spades_teach.i18n import Words, words_for
from spades_teach.widgets.shell import Widget

WAYS = ("home", "previous", "next")


@dataclass(frozen=True, slots=True, kw_only=True)
class BarWords:
    """What a lesson is called in one language."""

    title: str
    steps: Mapping[str, str] = field(default_factory=dict)  # step id -> its heading
    previous: str = ""  # the title of the lesson before
    next: str = ""
    notices: Sequence[str] = ()  # what the reader should be told once, e.g. that a damaged file was kept aside


class LessonBarLogic:
    """The bar apart from the page.  It decides nothing about the lesson: who made it hears what was pressed."""

    name: ClassVar[str] = "lesson-bar"

    def __init__(
        self,
        words_of: Callable[[str], BarWords],
        *,
        steps: Sequence[str] = (),
        done: Collection[str] = (),
        languages: Sequence[str] = (),
        links: Mapping[str, str] | None = None,
        place: str | None = None,
        page: bool = False,
    ) -> None:
        """Describe a lesson.

        steps: those that count, in order.  languages: to choose from; none or one: no choice.
        links: addresses by `WAYS`.  place: the step to show first.  page: the whole page is ours, and turns with the language.
        """
        self._words_of = words_of
        self.steps = tuple(steps)
        self.done = frozenset(done)
        self.languages = tuple(languages)
        self.links = {way: (links or {})[way] for way in WAYS if (links or {}).get(way)}
        self.place = place
        self.page = page
        self.asking = False  # whether the lesson shall really begin anew
        self.hidden_notices = 0

    @property
    def complete(self) -> bool:
        """Whether every step that counts is done."""
        return bool(self.steps) and set(self.steps) <= self.done

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `language` (with `id`), `colours` (with `four`), `restart`, `keep`, `begin`, `at` (with `step`)."""
        match action:
            case {"kind": "language", "id": str(language)} if language in self.languages:
                pass
            case {"kind": "colours", "four": bool()}:
                pass
            case {"kind": "restart"}:
                self.asking = True
            case {"kind": "keep"}:
                self.asking = False
            case {"kind": "begin"} if self.asking:
                self.asking = False
                self.place = None
            case {"kind": "at", "step": str(step)} if len(step) <= 64:
                self.place = step
            case {"kind": "seen"}:
                self.hidden_notices = len(self._words_of("en").notices)
            case _:
                raise ValueError(f"a lesson bar knows no action {dict(action)!r}")

    def view(self) -> dict[str, Any]:
        return {
            "steps": [{"id": step, "done": step in self.done} for step in self.steps],
            "complete": self.complete,
            "languages": language_choice(self.languages),
            "links": dict(self.links),
            "asking": self.asking,
            "place": self.place,
            "page": self.page,
        }

    def strings(self, words: Words) -> dict[str, Any]:
        told = self._words_of(words.lang)
        done = sum(step in self.done for step in self.steps)
        names = {step: told.steps.get(step) or step for step in self.steps}
        return {
            "title": words("lesson-bar-title", lesson=told.title),
            "lesson": told.title,
            "progress": words("lesson-bar-complete")
            if self.complete
            else words("lesson-bar-progress", done=done, of=len(self.steps)),
            "steps": {
                step: words("lesson-bar-step-done" if step in self.done else "lesson-bar-step", step=name)
                for step, name in names.items()
            },
            "home": words("lesson-bar-home"),
            "previous": words("lesson-bar-previous", lesson=told.previous) if "previous" in self.links else "",
            "next": words("lesson-bar-next", lesson=told.next) if "next" in self.links else "",
            "language": words("lesson-bar-language"),
            "colours": words("lesson-bar-colours"),
            "more": words("lesson-bar-more"),
            "restart": words("lesson-bar-restart"),
            "question": words("lesson-bar-question") if self.asking else "",
            "begin": words("lesson-bar-begin"),
            "keep": words("lesson-bar-keep"),
            "notices": list(told.notices[self.hidden_notices :]),
            "seen": words("lesson-bar-seen"),
        }

    def state(self) -> dict[str, Any]:
        return {"asking": self.asking, "place": self.place, "hidden_notices": self.hidden_notices}

    def restore(self, state: Mapping[str, Any]) -> None:
        asking, place, hidden = state["asking"], state["place"], state["hidden_notices"]
        if not isinstance(asking, bool) or not isinstance(place, (str, type(None))) or not isinstance(hidden, int):
            raise ValueError(f"{dict(state)!r} is no state of a lesson bar")
        self.asking, self.place, self.hidden_notices = asking, place, hidden


def language_choice(languages: Sequence[str]) -> list[dict[str, str]]:
    """Return the languages to choose from as their speakers call them; nothing when there is no choice."""
    locales = [words_for(tag).locale for tag in languages] if len(languages) > 1 else []
    return [{"id": locale.lang, "name": locale.name, "dir": locale.direction} for locale in locales]


class LessonBar(Widget[LessonBarLogic]):
    """The bar above a lesson.

    >>> bar = LessonBar(LessonBarLogic(lambda lang: BarWords(title="Bags"), steps=["predict", "quiz"], done=["quiz"]))
    >>> bar.logic.complete
    False
    """

    def __init__(
        self, logic: LessonBarLogic, *, lang: str | None = None, four_colour: bool = False, theme: str | None = None
    ) -> None:
        super().__init__(logic, lang=lang, four_colour=four_colour, theme=theme)
