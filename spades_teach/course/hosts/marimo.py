"""Lessons in marimo: what a notebook of the course calls, how the notebook is written, how all are served.

Only this module imports marimo.  Nothing here outlives a session: all sessions of a server share one process.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import marimo as mo
from marimo._ast.app_config import _AppConfig
from marimo._ast.cell import CellConfig
from marimo._ast.codegen import generate_filecontents
from marimo._runtime.context import ContextNotInitializedError, get_context

from spades_teach.course.bars import course_home, lesson_bar, lesson_links, rule_pages
from spades_teach.course.hosts import marimo_cells  # noqa: F401  it lets widgets put code into cells
from spades_teach.course.load import RULE_BOOK, RULE_BOOK_PATH, notebook_name
from spades_teach.course.session import LessonSession, Reader, Shown
from spades_teach.i18n import words_for
from spades_teach.widgets.shell import Widget

SERVED: Final = "spades_teach"
"""The key under which the course's own server marks its requests."""

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")

_CARD = re.compile("([^\\s<>\u2066-\u2069]+)([♠♥♦♣])\ufe0e")
_ISOLATE = re.compile("\u2066([^\u2066-\u2069]*)\u2069")
_SUITS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def is_running() -> bool:
    """Tell whether a marimo cell is running, in a notebook, an app or a script."""
    try:
        get_context()
    except ContextNotInitializedError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class _Page:
    """What the page that shows a notebook tells about itself."""

    served: bool  # by the course's own server, on this machine
    files: bool  # by marimo's own server, with `?file=`
    runs: bool  # as an app: no editor on the page
    lang: str | None  # asked for in the address

    @classmethod
    def now(cls) -> _Page:
        request = mo.app_meta().request
        query: Mapping[str, Sequence[str]] = request.query_params if request else {}
        meta: Mapping[str, Any] = (request.meta if request else None) or {}
        return cls(
            served=SERVED in meta,
            files="file" in query,
            runs=mo.app_meta().mode == "run",
            lang=next(iter(query.get("lang", ())), None),
        )

    def link(self, lesson_id: str, folder: str) -> str:
        return f"?file={notebook_name(folder)}" if self.files and not self.served else f"../{lesson_id}/"

    @property
    def linked(self) -> bool:
        return self.served or self.files


class MarimoLesson:
    """A lesson in a marimo notebook.

    `language` is a marimo state: a cell that calls it runs again when the reader chooses another language.
    """

    def __init__(self, lesson_id: str, *, lang: str | None = None) -> None:
        """Open a lesson; lang: else what the address asks for (`?lang=fa`), the saved choice, the system's language."""
        self._page = _Page.now()
        self._session = LessonSession(lesson_id, lang=lang or _known(self._page.lang), link=self._link)
        self.language, set_language = mo.state(self._session.language)
        self._session.on_language.append(set_language)
        if self._page.lang is not None:
            self._session.on_language.append(_into_address)

    def bar(self) -> Any:
        """Show how far the reader is, the choice of language and colours, and the way to the other lessons."""
        links = lesson_links(self._session, home="../") if self._page.linked else {}
        if not self._page.served:
            links.pop("home", None)
        return _shown(lesson_bar(self._session, links=links, choose=True, page=self._page.runs))

    def title(self, language: str) -> Any:
        """Show the lesson's title and what it is about."""
        prose = self._session.lesson.words(language)
        words = words_for(language)
        minutes = words("notebook-minutes", minutes=self._session.lesson.minutes)
        body = f"# {prose.title}\n\n{prose.summary} {minutes}"
        return _section("title", "title", prose.language, _markdown(body))

    def text(self, step_id: str, language: str) -> Any:
        """Show the words of a step."""
        shown = self._session.show(step_id, language)
        kind = self._session.lesson.step(step_id).kind
        return _section(step_id, kind, shown.language, _words(shown, language))

    def widget(self, step_id: str) -> Any:
        """Show the widget of a step, as the reader left it."""
        return _shown(self._session.make_widget(step_id))

    def after(self, step_id: str, widget: Any, language: str) -> Any:
        """Show what a step says once its widget has been answered; naming the widget makes the cell follow it."""
        del widget
        shown = self._session.show_after(step_id, language)
        if shown is None or not self._session.answered(step_id):
            return None
        return _section(f"{step_id}-after", "after", shown.language, _words(shown, language))

    def code(self, step_id: str) -> Any:
        """Show the cells of a code step with an editor, where the page has none of its own."""
        if not self._page.runs:
            return None
        if not self._page.served:  # whoever serves it may not want visitors' code to run there
            code = (self._session.lesson.code[name] for name in self._session.lesson.step(step_id).code)
            shown = mo.md("\n\n".join(f"```python\n{text.strip()}\n```" for text in code)).text
            return mo.Html(f'<div dir="ltr">{shown}</div>')
        cells = [_shown(cell) for cell in self._session.make_code(step_id)]
        names = ",".join(f'[data-cell-name="{cell_name(name)}"]' for name in self._session.lesson.step(step_id).code)
        return mo.vstack([*cells, mo.Html(f"<style>{names} {{ display: none !important; }}</style>")])

    def _link(self, lesson_id: str) -> str:
        return self._page.link(lesson_id, self._session.course.lesson(lesson_id).folder)


def _shown(widget: Widget[Any]) -> Any:
    made: Any = widget  # an instance of a subclass that is an anywidget
    return mo.ui.anywidget(made)


class MarimoHome:
    """The home page of the course in marimo."""

    def __init__(self, *, lang: str | None = None) -> None:
        self._page = _Page.now()
        self._reader = Reader(lang=lang or _known(self._page.lang))
        if self._page.lang is not None:
            self._reader.on_language.append(_into_address)

    def page(self) -> Any:
        """Show the lessons, what is done, and what to do next."""

        def link(lesson_id: str) -> str:
            folder = self._reader.course.lesson(lesson_id).folder
            return f"?file={notebook_name(folder)}" if not self._page.served else f"{lesson_id}/"

        book = f"?file={RULE_BOOK}.py" if not self._page.served else f"{RULE_BOOK_PATH}/"
        return _shown(course_home(self._reader, link=link, book=book, page=self._page.runs))


class MarimoRuleBook:
    """The page about rules in marimo: questions, the reader's own table, its charter, and the book."""

    def __init__(self, *, lang: str | None = None) -> None:
        self._page = _Page.now()
        self._reader = Reader(lang=lang or _known(self._page.lang))

    def page(self) -> Any:
        """Show the way back, the ways to the parts, and the parts."""
        parts = rule_pages(self._reader)
        tongue, words = _tongue(self._reader.language), words_for(self._reader.language)
        links = {f"#spades-part-{name}": part.logic.strings(words)["title"] for name, part in parts.items()}
        if self._page.linked:
            home = "../" if self._page.served else "?file=home.py"
            links = {home: words("lesson-bar-home"), **links}
        ways = "".join(f'<a href="{way}">{html.escape(name)}</a>' for way, name in links.items())
        shown = [
            part
            for name, widget in parts.items()
            for part in (mo.Html(f'<div id="spades-part-{name}"></div>'), _shown(widget))
        ]
        return mo.vstack([mo.Html(f'<nav class="spades-ways" {tongue}>{ways}</nav>'), *shown])


# Words on the page


def _words(shown: Shown, language: str) -> str:
    """Return the HTML of a step's words; `language`: the reader's."""
    label = f'<p class="spades-step-label" {_tongue(language)}>{html.escape(shown.label)}</p>' if shown.label else ""
    notice = (
        f'<p class="spades-step-notice" {_tongue(language)}>{html.escape(shown.notice)}</p>' if shown.notice else ""
    )
    heading = f"## {shown.heading}\n\n" if shown.heading else ""
    sources = f'<p class="spades-step-sources" {_tongue(language)}>{_whole(shown.sources)}</p>' if shown.sources else ""
    return f"{label}{notice}{_markdown(heading + shown.body)}{sources}"


def _whole(text: str) -> str:
    """Return the HTML of a text whose isolates, such as ids of examples, must not be broken at a hyphen."""
    return _ISOLATE.sub(r'<bdi dir="ltr">\1</bdi>', html.escape(text))


def _section(name: str, kind: str, language: str, inner: str) -> Any:
    attributes = f'id="spades-step-{name}" data-spades-step="{name}" data-kind="{kind}"'
    return mo.Html(f'<section class="spades-step" {attributes} {_tongue(language)}>{inner}</section>')


def _tongue(language: str) -> str:
    return f'lang="{language}" dir="{words_for(language).direction}"'


def _markdown(text: str) -> str:
    """Return the HTML of Markdown, each card in the colour of its suit."""
    return _CARD.sub(
        lambda found: f'<span class="spades-named-card" data-suit="{_SUITS[found[2]]}">{found[0]}</span>',
        mo.md(text).text,
    )


def _known(lang: str | None) -> str | None:
    """Return a language of the address if it is one of ours: an address may say anything."""
    from spades_teach.i18n.locales import available_languages, match_language

    return match_language(lang, available_languages())


def _into_address(language: str) -> None:
    """Let the address say the language that was chosen, so that a reload does not bring back the old one."""
    mo.query_params()["lang"] = language


# Notebooks as files


@dataclass(frozen=True, slots=True, kw_only=True)
class MarimoCell:
    """A cell of a notebook to be written."""

    code: str
    name: str = "_"
    hidden: bool = True


def cell_name(file: str) -> str:
    """Return the name of the cell that holds a code file."""
    return f"code_{Path(file).stem}"


def notebook_text(cells: Sequence[MarimoCell], *, title: str, css_file: str, comment: str) -> str:
    """Write a notebook as marimo's own editor would save it."""
    return generate_filecontents(
        codes=[cell.code for cell in cells],
        names=[cell.name for cell in cells],
        cell_configs=[CellConfig(hide_code=cell.hidden) for cell in cells],
        config=_AppConfig(app_title=title, css_file=css_file),
        header_comments=f"# {comment}\n",
    )


# Serving


class CourseApp:
    """The ASGI application that serves notebooks by their addresses (`/` is the home page).

    Each request is marked as ours, so that a notebook knows where its neighbours are and that it runs on the reader's
    machine.  Only pages of this very server may ask: a code cell runs what it is sent, and any site that the reader visits
    could otherwise send something.
    """

    def __init__(self, pages: Mapping[str, Path]) -> None:
        """Serve these notebooks, each at its path."""
        server = mo.create_asgi_app(quiet=True, include_code=False, redirect_console_to_browser=True)
        for path, file in pages.items():
            server = server.with_app(path=path, root=str(file))
        self._app = cast("Any", server.build())
        parts: list[Any] = [getattr(route, "app", None) for route in self._app.routes]
        self._notebooks = [part for part in parts if hasattr(getattr(part, "state", None), "session_manager")]
        for notebook in self._notebooks:
            _follow_the_system(notebook)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
        elif _is_own(scope["headers"]):
            await self._app({**scope, "meta": {**scope.get("meta", {}), SERVED: True}}, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await send({"type": "http.response.start", "status": 403, "headers": []})
            await send({"type": "http.response.body", "body": b""})

    async def close(self) -> None:
        """End every reader's session: its threads wait for the next click and would keep the program from ending."""
        for notebook in self._notebooks:
            await notebook.state.session_manager.shutdown()


def _is_own(headers: Sequence[tuple[bytes, bytes]]) -> bool:
    """Tell whether a request is for this machine and, where it says so, comes from a page of this server."""
    told = {name.lower(): value.decode("latin-1").lower() for name, value in headers}
    host = told.get(b"host", "")
    origin = told.get(b"origin")
    return re.sub(r":\d+$", "", host) in LOCAL and (origin is None or origin in (f"http://{host}", f"https://{host}"))


def _follow_the_system(app: Any) -> None:
    """Show a notebook light or dark as the reader's system is, unless she told marimo otherwise."""
    settings = getattr(getattr(app, "state", None), "config_manager", None)
    if settings is not None and settings.theme == "light":
        app.state.config_manager = settings.with_overrides({"display": {"theme": "system"}})
