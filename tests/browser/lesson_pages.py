"""A lesson open in a browser, as a reader meets it: its steps by their ids, what stands on it by role and by name.

    opened = open_lesson(page, server.url, "following-suit")
    quiz = opened.widget("which-cards")
    opened.mark(quiz, "9H 4H")
    opened.check(quiz)
    expect(opened.said(quiz, words("follows-suit", suit="H"))).to_be_visible()

Names and sentences are fetched from the messages and from the lesson, so that a story is told once for all languages and hosts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Response, WebSocket, expect

from spades_teach.course.load import notebook_name, the_course
from spades_teach.course.model import Lesson
from spades_teach.course.progress import FILE_NAME, FileStore
from spades_teach.course.prose import Page as Prose
from spades_teach.course.prose import render, render_words
from spades_teach.course.values import StepValues
from spades_teach.i18n import Words, words_for
from tests.browser import hosts
from tests.browser.hosts import Server

Cell = tuple[int, str, str]
"""A card among tricks: the number of the trick, who played it, the card."""

ENGLISH = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
"""The environment of a server whose system speaks English."""

_ISOLATES = re.compile("[\u2066-\u2069]")


# Texts


def spoken(text: str, *, whole: bool = False) -> re.Pattern[str]:
    """Find a ready-made text on the page, where its isolates may have become elements and its line ends spaces."""
    pieces = [piece for piece in re.split(r"[\u2066-\u2069]+|(\s+)", text) if piece]
    pattern = "[\u2066-\u2069]*".join(
        r"\s+" if piece.isspace() else re.sub(r"([.*+?^${}()|\[\]\\/])", r"\\\1", piece) for piece in pieces
    )
    ends = "[\u2066-\u2069]*"
    return re.compile(f"^{ends}{pattern}{ends}$" if whole else pattern)


def fragments(markdown: str, *, words: int = 5) -> list[str]:
    """Return runs of plain words of a text in Markdown; words: how many each has at least."""
    runs = re.split(rf"[^\w\s{_IN_A_RUN}]|\n\n", _ISOLATES.sub("*", markdown))
    return [" ".join(run.split()) for run in runs if len(run.split()) >= words]


_IN_A_RUN = "\u200c\u064b-\u065f,.:;'’،؛؟"
"""What does not break a run: what joins letters, vowel signs, marks between words."""


# The page


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonPage:
    """A page with a lesson in one language."""

    page: Page
    lesson: Lesson
    lang: str = "en"
    host: str = "marimo"

    @property
    def words(self) -> Words:
        return words_for(self.lang)

    def speaking(self, lang: str) -> LessonPage:
        """Return the same page, once it speaks another language."""
        return LessonPage(page=self.page, lesson=self.lesson, lang=lang, host=self.host)

    # Its parts

    @property
    def title(self) -> str:
        return self.lesson.words(self.lang).title

    @property
    def bar(self) -> Locator:
        name = self.words("lesson-bar-title", lesson=self.title)
        return self.page.get_by_role("group", name=spoken(name, whole=True))

    def prose(self, step_id: str) -> Locator:
        """Return the words of a step; in marimo alone, where they are shown by a cell."""
        return self.page.locator(f'[data-spades-step="{step_id}"]')

    def after(self, step_id: str) -> Locator:
        return self.prose(f"{step_id}-after")

    def widget(self, step_id: str) -> Locator:
        if self.host == "jupyter":
            cell = self.page.locator(".jp-CodeCell").filter(has_text=f'lesson.widget("{step_id}")')
        else:
            cell = self.page.locator(f'.marimo-cell:has([data-spades-step="{step_id}"]) + .marimo-cell')
        return cell.locator(".spades")

    def code_cell(self, number: int = 0) -> Locator:
        """Return one of the cells of Python that can be changed on the course's own pages."""
        return self.page.locator(".spades:has(.spades-code-cell)").nth(number)

    def button(self, inside: Locator, message: str, /, **facts: Any) -> Locator:
        return inside.get_by_role("button", name=spoken(self.words(message, **facts), whole=True))

    def said(self, inside: Locator, text: str) -> Locator:
        """Return the live region that says this."""
        return inside.get_by_role("status").filter(has_text=spoken(text))

    # What the lesson says

    def text_of(self, step_id: str, part: str = "body") -> str:
        """Return the Markdown of a step: its body, or a part such as `after` or `right`."""
        section, found = self.lesson.section(step_id, self.lang)
        assert found == self.lang, f"{step_id!r} is not written in {self.lang!r}"
        page = Prose(words=self.words, value=StepValues(self.lesson.step(step_id)), lesson=lambda _: "*")
        if part == "body":
            return render_words(section.body, page)
        return (render_words if part == "after" else render)(section.parts[part], page)

    def fragments_of(self, step_id: str, part: str = "body") -> list[str]:
        """Return pieces of that text, free of marks and numbers, by which it is known on a page."""
        return fragments(self.text_of(step_id, part), words=3)

    def label(self, step_id: str, option: str) -> str:
        """Return what an option of the lesson's own question says."""
        return self.text_of(step_id, option).partition("\n\n")[0]

    def told(self, step_id: str, option: str) -> str:
        """Return what is said about an option, or about a number (`right`, `otherwise`, a misconception)."""
        label, _, text = self.text_of(step_id, option).partition("\n\n")
        return (text or label).replace("*", "")

    def option(self, question: Locator, step_id: str, option: str) -> Locator:
        return question.get_by_role("radio", name=spoken(self.label(step_id, option)))

    # What a reader does

    def wait(self) -> None:
        """Wait until the last step and every widget are drawn."""
        steps = self.lesson.steps
        if self.host == "marimo":
            self.prose(steps[-1].id).wait_for(state="attached", timeout=hosts.PATIENCE * 1000)
        for step in steps:
            if step.widget:
                self.widget(step.id).wait_for(state="attached", timeout=hosts.PATIENCE * 1000)

    def reload(self) -> None:
        self.page.reload()
        self.wait()

    def speak(self, lang: str) -> LessonPage:
        """Choose another language in the bar."""
        name = words_for(lang).locale.name
        self.bar.get_by_role("radio", name=spoken(name, whole=True)).click()
        other = self.speaking(lang)
        other.bar.wait_for()
        return other

    def restart(self) -> None:
        """Begin the lesson anew, as the bar offers it."""
        self.bar.locator("summary", has_text=spoken(self.words("lesson-bar-more"))).click()
        self.button(self.bar, "lesson-bar-restart").click()
        expect(self.bar.get_by_text(spoken(self.words("lesson-bar-question")))).to_be_visible()
        self.button(self.bar, "lesson-bar-begin").click()

    def expect_progress(self, done: int) -> None:
        of = len(self.lesson.required_steps)
        complete = "lesson-bar-complete" if done == of else "lesson-bar-progress"
        expect(self.bar.get_by_text(spoken(self.words(complete, done=done, of=of), whole=True))).to_be_visible()

    def expect_step(self, step_id: str, *, done: bool) -> None:
        """Expect the mark of a step in the bar."""
        heading = self.lesson.section(step_id, self.lang)[0].heading
        name = self.words("lesson-bar-step-done" if done else "lesson-bar-step", step=heading)
        expect(self.bar.get_by_role("button", name=spoken(name, whole=True))).to_be_attached()

    def expect_words(self, step_id: str, part: str = "body") -> None:
        """Expect the words of a step on the page: its text, or what it says after an answer."""
        place = self.after(step_id) if part == "after" else self.prose(step_id)
        expect(place).to_have_attribute("lang", self.lang)
        found = self.fragments_of(step_id, part)
        assert found, f"nothing to look for in {step_id!r}"
        for fragment in found:
            expect(place).to_contain_text(spoken(fragment))

    def expect_at(self, step_id: str) -> None:
        """Expect that the page stands at a step: its words begin in the upper half of the window."""
        where = """(id) => {
            const top = document.querySelector(`[data-spades-step="${id}"]`)?.getBoundingClientRect().top ?? Infinity;
            return top > -innerHeight / 2 && top < innerHeight / 2;
        }"""
        self.page.wait_for_function(where, arg=step_id)

    # Questions about following suit

    def card(self, quiz: Locator, card: str, state: str = "plain") -> Locator:
        """Return a card of the hand of a quiz."""
        return self.button(quiz, f"quiz-card-{state}", card=card)

    def mark(self, quiz: Locator, cards: str) -> None:
        """Mark cards of the hand."""
        for card in cards.split():
            self.card(quiz, card).click()

    def point(self, quiz: Locator, place: str, card: str, reason: str) -> None:
        """Point to the card that takes the trick, and choose why."""
        self.button(quiz, "played-card", place=place, card=card).click()
        self.reason(quiz, reason).click()

    def reason(self, quiz: Locator, reason: str) -> Locator:
        return quiz.get_by_role("radio", name=spoken(self.words(f"quiz-why-{reason}")))

    def cell(self, quiz: Locator, cell: Cell) -> Locator:
        number, place, card = cell
        name = self.words("quiz-cell", trick=number, place=place, card=card, role="plain", state="plain")
        return quiz.get_by_role("button", name=re.compile("^[\u2066-\u2069]*" + spoken(name).pattern))

    def accuse(self, quiz: Locator, renege: Cell, proof: Cell) -> None:
        """Mark a renege and the card that gives it away."""
        self.cell(quiz, renege).click()
        self.cell(quiz, proof).click()

    def check(self, widget: Locator) -> None:
        self.button(widget, "quiz-check").click()

    # Numbers

    def answer(self, question: Locator, text: str) -> None:
        """Type a number into a question of the lesson's own and check it."""
        question.get_by_role("textbox", name=spoken(self.words("question-field"))).fill(text)
        self.button(question, "question-check").click()

    def reveal(self, worked: Locator, *answers: int | str) -> None:
        """Answer the open lines of a worked example, one after the other: a number, yes or no, or who wins (us, them, nobody)."""
        for answer in answers:
            if isinstance(answer, int):
                worked.get_by_role("textbox", name=spoken(self.words("worked-field"))).fill(str(answer))
            else:
                said = f"worked-{answer}" if answer in ("yes", "no") else "worked-wins"
                facts = {} if answer in ("yes", "no") else {"side": answer}
                worked.get_by_role("radio", name=spoken(self.words(said, **facts), whole=True)).click()
            before = worked.inner_text()
            self.button(worked, "worked-check").click()
            expect(worked).not_to_have_text(before, use_inner_text=True)  # the next line, or why it is not the answer

    def field(self, sheet: Locator, message: str, /, **facts: Any) -> Locator:
        """Return a field of a score sheet by the message that names it."""
        return sheet.get_by_role("textbox", name=spoken(self.words(message, **facts), whole=True))

    def guess(self, sheet: Locator) -> Locator:
        """Return the field for what your side gets."""
        return self.field(sheet, "score-calculator-guess-points-of", side="us")

    def sign(self, sheet: Locator) -> Locator:
        """Return the button that changes the sign of that number."""
        name = self.words("score-calculator-guess-points-of", side="us")
        return sheet.get_by_role("button", name=spoken(f"{name}: {self.words('score-calculator-step-sign')}"))

    def predict(self, sheet: Locator, points: str, bags: str | None = None) -> None:
        """Say what your side gets, and check it."""
        self.guess(sheet).fill(points)
        if bags is not None:
            self.field(sheet, "score-calculator-guess-carry-of", side="us").fill(bags)
        self.button(sheet, "score-calculator-check").click()

    def lines(self, sheet: Locator, side: str = "us") -> Locator:
        """Return the lines of a score that are shown."""
        score = sheet.get_by_role("group", name=spoken(self.words.side(side), whole=True))
        return score.get_by_role("listitem")


@dataclass(frozen=True, slots=True, kw_only=True)
class HomePage:
    """The home page of the course."""

    page: Page
    lang: str = "en"

    @property
    def words(self) -> Words:
        return words_for(self.lang)

    @property
    def group(self) -> Locator:
        return self.page.get_by_role("group", name=spoken(self.words("course-home-title"), whole=True))

    def expect_status(self, message: str, **facts: Any) -> None:
        """Expect that a lesson's card says so."""
        expect(self.group.get_by_text(spoken(self.words(message, **facts), whole=True)).first).to_be_visible()

    def link(self, message: str, lesson: Lesson) -> Locator:
        """Return the way into a lesson; message: what it says, such as `course-home-go-on`."""
        name = f"{self.words(message)}: {lesson.words(self.lang).title}"
        return self.group.get_by_role("link", name=spoken(name, whole=True))


def open_lesson(page: Page, url: str, lesson_id: str, *, lang: str = "en") -> LessonPage:
    """Open a lesson on a marimo page and wait until all of it is there."""
    hosts.open_marimo(page, url)
    opened = LessonPage(page=page, lesson=the_course().lesson(lesson_id), lang=lang)
    opened.wait()
    return opened


def open_lab_lesson(page: Page, url: str, lesson_id: str, *, lang: str = "en") -> LessonPage:
    """Open a lesson in JupyterLab, run all of it and wait until every widget is drawn."""
    lesson = the_course().lesson(lesson_id)
    hosts.open_lab(page, url, f"{lang}/{notebook_name(lesson.folder, 'ipynb')}")
    hosts.run_all_cells(page)
    opened = LessonPage(page=page, lesson=lesson, lang=lang, host="jupyter")
    opened.wait()
    return opened


# Progress


def user_folder(server: Server) -> Path:
    """Return where a server of hosts.py keeps the reader's files."""
    return Path(hosts.user_environment(server.folder)["SPADES_TEACH_HOME"])


@contextmanager
def progress(folder: Path) -> Iterator[FileStore]:
    """Open the reader's progress beside the server that uses it, as another program may."""
    store = FileStore(folder / FILE_NAME)
    try:
        yield store
    finally:
        store.close()


def begin_anew(folder: Path, *, lang: str = "en") -> None:
    """Make the reader of a server that several stories share a new one."""
    with progress(folder) as store:
        for lesson in the_course().pages:
            store.restart(lesson.id)
            store.set_setting(f"place.{lesson.id}", "")
        store.set_setting("language", lang)
        store.set_setting("four-colour", "no")


# What reaches a page


@dataclass
class Heard:
    """All that a page was told: the frames of its websockets and, for marimo, what it fetched."""

    frames: list[str] = field(default_factory=list)
    _responses: list[Response] = field(default_factory=list)

    def on(self, page: Page) -> Heard:
        page.on("websocket", lambda socket: self._listen(socket))
        page.on("response", lambda response: self._responses.append(response))
        return self

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(_text(frame)))

    def frame_with(self, text: str) -> str | None:
        """Return the first frame with a text in it, in whatever form a host sends it."""
        forms = (text, json.dumps(text)[1:-1])
        return next((frame for frame in self.frames if any(form in frame for form in forms)), None)

    def texts(self) -> list[str]:
        """Return every text of every frame and page, escapes undone."""
        pages = [each.text() for each in self._responses if each.request.resource_type in ("document", "fetch", "xhr")]
        return [*pages, *(text for frame in self.frames for text in _strings(json.loads(frame)))]

    def views(self) -> list[dict[str, Any]]:
        """Return every view of a widget that was sent."""
        return [view for frame in self.frames for view in _views(json.loads(frame))]


def page_text(page: Page) -> str:
    """Return all that stands in the page, shadow roots included: texts and attributes."""
    return page.evaluate("""() => {
        const parts = (root) => [...root.querySelectorAll("*")].flatMap((node) => [
            ...[...node.attributes].map((each) => each.value),
            ...[...node.childNodes].filter((each) => each.nodeType === 3).map((each) => each.data),
            ...(node.shadowRoot && !/^(STYLE|SCRIPT)$/.test(node.tagName) ? parts(node.shadowRoot) : []),
        ]);
        return parts(document).join("\\n");
    }""")


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode(errors="replace")


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from _strings(each)


def _views(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict | list):
        if isinstance(value, dict) and isinstance(value.get("view"), dict):
            yield value["view"]
        for each in value.values() if isinstance(value, dict) else value:
            yield from _views(each)
