"""One reader at one lesson: the words in her language, widgets as she left them, what she has done.

A session knows no notebook.  A host (`hosts/marimo.py`, `hosts/jupyter.py`) makes one for each open page, asks it for Markdown
and for widgets, and is told when the language changes.  Sessions share nothing but the progress file.
"""

from __future__ import annotations

import hashlib
import json
import logging
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakValueDictionary

from spades_teach.catalogue import example, source
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.variants import STANDARD, read_spec
from spades_teach.course.answers import judged, reached
from spades_teach.course.code import CodeCell, CodeLogic
from spades_teach.course.load import the_course
from spades_teach.course.model import SOURCE_LANGUAGE, Course, Lesson, Step
from spades_teach.course.progress import Notice, ProgressError, ProgressStore, open_progress
from spades_teach.course.prose import Page, render, render_words
from spades_teach.course.question import Question
from spades_teach.course.values import StepValues
from spades_teach.i18n import Words, available_languages, choose_language, system_language, words_for
from spades_teach.widgets import widget_class
from spades_teach.widgets.shell import Widget

Link = Callable[[str], str]
"""Gives the address of a lesson, seen from the page that shows it."""

LANGUAGE: Final = "language"
FOUR_COLOUR: Final = "four-colour"
TABLE: Final = "table"
"""Names of what is kept of a reader's choices."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """The words of a step, ready to be shown as Markdown."""

    heading: str
    label: str  # what kind of step it is, in the reader's language; empty for plain text
    body: str
    sources: str  # where its claims stand; may be empty
    language: str  # what the words are in: English where the translation lacks the step
    notice: str  # says so in the reader's language; else empty


class Reader:
    """Who reads: her language and colours, and where her progress is kept.  One for each open page."""

    def __init__(
        self, *, store: ProgressStore | None = None, lang: str | None = None, course: Course | None = None
    ) -> None:
        """Open the user's progress; lang: else the saved choice, else the system's language, else English."""
        self.course = course or the_course()
        self.store = store or open_progress()
        self.notices = list(self.store.notices)
        saved = self.setting(LANGUAGE)
        self.language = choose_language(lang, saved=saved, system=system_language())
        self.four_colour = self.setting(FOUR_COLOUR) == "yes"
        self.on_language: list[Callable[[str], None]] = []
        self._widgets: WeakValueDictionary[str, Widget[Any]] = WeakValueDictionary()

    @property
    def words(self) -> Words:
        """The words of the reader's language."""
        return words_for(self.language)

    def setting(self, name: str) -> str | None:
        """Return a saved choice; None also when the file cannot be read just now."""
        try:
            return self.store.setting(name)
        except ProgressError as error:
            self.note(error)
            return None

    def choose_language(self, lang: str) -> None:
        """Speak another language from now on: widgets change their words at once, the host its prose."""
        self.language = choose_language(lang)
        self._keep(lambda: self.store.set_setting(LANGUAGE, self.language))
        for widget in tuple(self._widgets.values()):
            widget.set_language(self.language)
        for tell in tuple(self.on_language):
            tell(self.language)

    def choose_colours(self, *, four: bool) -> None:
        """Show the suits in four colours or in two, everywhere on the page."""
        self.four_colour = four
        self._keep(lambda: self.store.set_setting(FOUR_COLOUR, "yes" if four else "no"))
        for widget in tuple(self._widgets.values()):
            widget.set_look(four_colour=four)

    @property
    def table(self) -> str:
        """The rules of the reader's own table, as a rule spec; the default table until others are chosen."""
        try:
            return str(read_spec(self.setting(TABLE) or STANDARD.name))
        except RuleSpecError:
            return STANDARD.name

    def choose_table(self, spec: str) -> None:
        """Keep the rules of the reader's own table."""
        self._keep(lambda: self.store.set_setting(TABLE, spec))

    def take_in(self, key: str, widget: Widget[Any]) -> None:
        """Let a widget follow the reader's language and colours; a later one with the same key takes its place."""
        self._widgets[key] = widget

    def widget(self, key: str) -> Widget[Any] | None:
        """Return a widget of this page that is still in use."""
        return self._widgets.get(key)

    def note(self, error: ProgressError) -> None:
        """Remember that progress could not be kept, once."""
        notice = Notice(error.id, tuple((name, str(value)) for name, value in error.facts.items()))
        if notice not in self.notices:
            self.notices.append(notice)

    def said_notices(self, words: Words) -> list[str]:
        """Return the notices in a language."""
        return [words(notice.id, **dict(notice.facts)) for notice in self.notices]

    def _keep(self, write: Callable[[], None]) -> None:
        try:
            write()
        except ProgressError as error:
            self.note(error)


class LessonSession(Reader):
    """One open lesson."""

    def __init__(
        self,
        lesson_id: str,
        *,
        store: ProgressStore | None = None,
        lang: str | None = None,
        course: Course | None = None,
        link: Link | None = None,
    ) -> None:
        """Open a lesson.  Raises LessonError when there is none of that name."""
        super().__init__(store=store, lang=lang, course=course)
        self.lesson: Lesson = self.course.lesson(lesson_id)
        self.link: Link = link or (lambda other: f"../{other}/")
        self.on_progress: list[Callable[[], None]] = []
        self._at_first: dict[str, dict[str, Any]] = {}  # the state each widget was made in

    # Words

    def show(self, step_id: str, language: str | None = None) -> Shown:
        """Return the words of a step, in the reader's language where there are any."""
        wanted = language or self.language
        step = self.lesson.step(step_id)
        section, found = self.lesson.section(step_id, wanted)
        page = self._page(step, found)
        heading = render(section.heading, page)
        label = words_for(wanted)(f"step-{step.kind}") if step.kind != "text" else ""
        return Shown(
            heading=heading,
            label="" if _bare(label) == _bare(heading) else label,
            body=render_words(section.body, page),
            sources=self._sources(step, words_for(wanted)),
            language=found,
            notice="" if found == wanted else words_for(wanted)("step-not-translated"),
        )

    def show_after(self, step_id: str, language: str | None = None) -> Shown | None:
        """Return what a step says once it has been answered, None when it has nothing to add."""
        wanted = language or self.language
        section, found = self.lesson.section(step_id, wanted)
        if "after" not in section.parts:
            return None
        body = render_words(section.parts["after"], self._page(self.lesson.step(step_id), found))
        return Shown(heading="", label="", body=body, sources="", language=found, notice="")

    def title(self, language: str | None = None) -> str:
        """Return the lesson's title."""
        return self.lesson.words(language or self.language).title

    def _page(self, step: Step, language: str) -> Page:
        def lesson(lesson_id: str) -> str:
            return f"[{self.course.lesson(lesson_id).words(language).title}]({self.link(lesson_id)})"

        return Page(words=words_for(language), value=StepValues(step), lesson=lesson)

    def _sources(self, step: Step, words: Words) -> str:
        ids = dict.fromkeys(
            source_id
            for cited in step.examples
            for source_id in ((source(cited).id,) if _is_source(cited) else example(cited).sources)
        )
        if not ids:
            return ""
        named = words.list_of(words("source-name", source=source_id) for source_id in ids)
        examples = [words.code(cited) for cited in step.examples if not _is_source(cited)]
        if not examples:
            return words("step-sources", sources=named)
        return words("step-sources-with-examples", sources=named, examples=words.list_of(examples))

    # Widgets

    def make_widget(self, step_id: str) -> Widget[Any]:
        """Make a step's widget as it was left, and keep what the reader does with it."""
        step = self.lesson.step(step_id)
        look: dict[str, Any] = {"lang": self.language, "four_colour": self.four_colour}
        if step.question is not None:
            widget: Widget[Any] = Question.of_step(self.lesson, step, **look)
        else:
            assert step.widget is not None, f"step {step_id!r} has no widget"
            settings = StepValues(step).arguments()
            if step.rules != "standard":
                settings.setdefault("rules", step.rules)
            widget = widget_class(step.widget)(**settings, **look)
        self._at_first[step_id] = widget.state()
        self._restore(step_id, _fingerprint(step), widget)
        widget.on_action(lambda action: self._acted(step, widget, action))
        self.take_in(step_id, widget)
        return widget

    def make_code(self, step_id: str) -> tuple[CodeCell, ...]:
        """Make the cells of a code step that can be changed on the page, each as it was left."""
        step = self.lesson.step(step_id)
        return tuple(self._make_cell(step, name) for name in step.code)

    def _make_cell(self, step: Step, name: str) -> CodeCell:
        above = self._cells_above(name)

        def before() -> list[str]:
            cells = [(self.widget(f"code.{other}"), self.lesson.code[other]) for other in above]
            return [cell.logic.code if cell is not None else code for cell, code in cells]

        cell = CodeCell(
            CodeLogic(self.lesson.code[name], before, {"language": lambda: self.language}),
            lang=self.language,
            four_colour=self.four_colour,
        )
        key = f"{step.id}.{name}"
        self._at_first[f"code.{name}"] = cell.state()
        self._restore(key, self.lesson.code[name], cell)
        cell.on_action(lambda _: self._keep_state(key, self.lesson.code[name], cell))
        self.take_in(f"code.{name}", cell)
        return cell

    def _cells_above(self, name: str) -> list[str]:
        names = [each for step in self.lesson.steps for each in step.code]
        return names[: names.index(name)]

    def answered(self, step_id: str) -> bool:
        """Whether a step was once right, or its widget has been answered on this page."""
        widget = self.widget(step_id)
        return step_id in self.done or (widget is not None and reached(widget.logic))

    def _restore(self, key: str, of: str, widget: Widget[Any]) -> None:
        """Put a widget back to where it was left, unless what it shows has changed since."""
        with suppress(ProgressError):
            saved = self.store.state(self.lesson.id, key)
            if saved is None or saved.get("of") != _digest(of):
                return
            try:
                widget.restore(saved["state"])
            except Exception as error:  # an older state, or a bug: begin anew, never stop the lesson
                logging.getLogger(__name__).warning("%r begins anew: %s", key, error)

    def _keep_state(self, key: str, of: str, widget: Widget[Any]) -> None:
        state = {"of": _digest(of), "state": widget.state()}
        self._keep(lambda: self.store.record(self.lesson.id, key, state=state))

    def _acted(self, step: Step, widget: Widget[Any], action: Mapping[str, Any]) -> None:
        answer = judged(widget.logic, action, lesson=self.lesson.id, step=step.id)
        state = {"of": _digest(_fingerprint(step)), "state": widget.state()}
        self._keep(
            lambda: self.store.record(
                self.lesson.id,
                step.id,
                state=state,
                answer=answer,
                done=reached(widget.logic),
                settings={f"place.{self.lesson.id}": step.id},
            )
        )
        for tell in tuple(self.on_progress):
            tell()

    # Progress

    @property
    def done(self) -> frozenset[str]:
        """The steps that were once right."""
        try:
            return self.store.done(self.lesson.id)
        except ProgressError as error:
            self.note(error)
            return frozenset()

    @property
    def is_done(self) -> bool:
        """Whether every step that must be right has been, in whatever order."""
        return set(self.lesson.required_steps) <= self.done

    @property
    def place(self) -> str | None:
        """Where to go on: the step last worked at if it is not done, else the first that is not; None at the very start."""
        last = self.setting(f"place.{self.lesson.id}")
        done = self.done
        steps = [step.id for step in self.lesson.steps]
        if last not in steps:
            return None
        if last not in self.lesson.required_steps or last not in done:
            return last
        return next((step for step in self.lesson.required_steps if step not in done), last)

    def go_to(self, step_id: str) -> None:
        """Remember where the reader is."""
        self.lesson.step(step_id)
        self._keep(lambda: self.store.set_setting(f"place.{self.lesson.id}", step_id))

    def restart(self) -> None:
        """Begin the lesson anew: nothing done, every widget as it was at first."""
        self._keep(lambda: self.store.restart(self.lesson.id))
        self._keep(lambda: self.store.set_setting(f"place.{self.lesson.id}", ""))
        for step_id, state in self._at_first.items():
            widget = self.widget(step_id)
            if widget is not None:
                widget.restore(state)
        for tell in tuple(self.on_progress):
            tell()


def lesson_language(lesson: Lesson, language: str) -> str:
    """Return the language a lesson is shown in: the reader's, or English where it is not translated."""
    return language if language in lesson.prose else SOURCE_LANGUAGE


def offered_languages(course: Course) -> tuple[str, ...]:
    """Return the languages a reader can choose: those with messages in which some lesson is written."""
    written = {language for lesson in course.pages for language in lesson.languages}
    return tuple(language for language in available_languages() if language in written)


def _is_source(cited: str) -> bool:
    return len(cited) == 2 and cited[0] == "S" and cited[1].isdigit()


def _bare(text: str) -> str:
    """Return a text as it is compared: without vowel marks and outer space, in one case."""
    return "".join(sign for sign in text if not unicodedata.combining(sign)).strip().casefold()


def _fingerprint(step: Step) -> str:
    """Tell a step's question from another: a saved state of a lesson that has since changed is not used."""
    question = repr(step.question) if step.question else ""
    return json.dumps([step.widget, dict(step.args), step.rules, step.example, question], sort_keys=True, default=str)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
