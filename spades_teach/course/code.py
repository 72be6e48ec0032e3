"""A code cell to change where the page itself has none: marimo's run mode shows no editor, so this widget is one.

The learner's own code runs in her own program, as it would in any notebook; a host offers these cells only there.
"""

from __future__ import annotations

import ast
import ctypes
import io
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final
from urllib.parse import quote

from spades_teach.core.errors import SpadesError
from spades_teach.i18n import Words
from spades_teach.widgets.shell import Widget

if TYPE_CHECKING:
    from spades_teach.analysis.picture import Picture

SECONDS: Final = 5  # how long code may work; a busy machine may take longer over it
PATIENCE: Final = 6  # so many times as long it may stand still (asleep, or behind other programs)
LONGEST_CODE: Final = 20_000
LONGEST_OUTPUT: Final = 20_000
MOST_ROWS: Final = 60  # of a frame
_FILE: Final = "<cell>"


class TooLongError(BaseException):
    """Raised inside code that runs too long; not an Exception, so that the code cannot swallow it by accident."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What a run of a cell came to."""

    output: str = ""
    error: str | None = None  # as Python says it
    line: int = 0  # where in the cell
    table: bool = (
        False  # whether the last line is a frame: its columns stand below each other only when no line is broken
    )
    picture: Mapping[str, Any] | None = (
        None  # what the last line drew: its text, its numbers, and addresses for a light and a dark page
    )
    too_long: bool = False


def run(
    code: str, before: Sequence[str] = (), seconds: float = SECONDS, given: Mapping[str, object] | None = None
) -> Outcome:
    """Run a cell after the cells before it; return what it printed and the value of its last line, a picture as one.

    given: names that are there without being made in a cell, such as `language`.

    >>> run("a * 2", ["a = 3"]).output
    '6'
    """
    written = io.StringIO()
    names: dict[str, Any] = {"__name__": "__main__", "print": partial(print, file=written), **(given or {})}
    try:
        with _at_most(seconds):
            for earlier in before:
                _execute(earlier, names, quiet=True)
            written.seek(0)
            written.truncate()
            value = _execute(code, names, quiet=False)
            picture = _picture(value)
            table = _is_frame(value)
            shown = "" if value is None or picture else _frame_text(value) if table else repr(value)
    except TooLongError:
        return Outcome(output=_short(written.getvalue()), too_long=True)
    except SyntaxError as error:
        return Outcome(error=f"{type(error).__name__}: {error.msg}", line=error.lineno or 0)
    except Exception as error:
        return Outcome(
            output=_short(written.getvalue()), error=f"{type(error).__name__}: {error}", line=_line_of(error)
        )
    return Outcome(output=_short(written.getvalue() + shown), table=table, picture=picture)


def _is_frame(value: object) -> bool:
    """Whether a value is a frame or a series of pandas, which is not loaded to find that out."""
    pandas = sys.modules.get("pandas")
    return pandas is not None and isinstance(value, (pandas.DataFrame, pandas.Series))


def _frame_text(value: object) -> str:
    """Write a frame in whole lines, and all of them up to MOST_ROWS, whatever the host has set for its own pages."""
    pandas = sys.modules["pandas"]
    rows = ("display.max_rows", MOST_ROWS, "display.min_rows", MOST_ROWS // 2)
    with pandas.option_context(
        *rows, "display.max_columns", None, "display.width", None, "display.expand_frame_repr", False
    ):
        return repr(value)


def _picture(value: object) -> Mapping[str, Any] | None:
    """Return a chart of the lab as a page can show it; None for anything else, and where no chart can be drawn."""
    if not hasattr(value, "_repr_html_"):
        return None
    from spades_teach.analysis.picture import Picture

    if not isinstance(value, Picture):
        return None
    try:
        drawn = {theme: f"data:image/svg+xml;charset=utf-8,{quote(value.svg(theme))}" for theme in ("light", "dark")}
    except SpadesError:
        return None
    return {"text": f"{value.title}. {value.about}", "table": _numbers(value), **drawn}


def _numbers(picture: Picture) -> dict[str, Any]:
    """Return the table that a picture's text promises: its name, its headings, and its rows as they are written."""
    words, table = picture.words, picture.table
    return {
        "name": words("charts-numbers"),
        "lang": words.lang,
        "dir": words.direction,
        "headings": list(table.headings),
        "rows": [[_written(value, words) for value in row] for row in table.rows],
    }


def _written(value: str | int | float | None, words: Words) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else words.plain_number(value)


def _execute(code: str, names: dict[str, Any], *, quiet: bool) -> object:
    """Run all statements; return the value of the last when it is an expression."""
    tree = ast.parse(code, _FILE)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, _FILE, "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    value = eval(compile(ast.Expression(last.value), _FILE, "eval"), names)
    return None if quiet else value


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raise TooLongError in this thread when the time is over, but never amid an import: its lock would stay shut for all.

    Where there are no threads (Pyodide) there is no limit.
    """
    if sys.platform == "emscripten":
        yield
        return
    thread = threading.get_ident()
    guard = threading.Lock()
    ended = threading.Event()
    worked, begun = time.process_time(), time.monotonic()

    def watch() -> None:
        while not ended.wait(min(0.1, seconds / 4)):
            over = time.process_time() - worked >= seconds or time.monotonic() - begun >= seconds * PATIENCE
            with guard:
                if over and not ended.is_set() and not _importing(thread):
                    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(TooLongError))
                    return

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        with guard:
            ended.set()


def _importing(thread: int) -> bool:
    """Whether a thread is just loading a module."""
    frame = sys._current_frames().get(thread)
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


def _line_of(error: Exception) -> int:
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == _FILE]
    return lines[-1] or 0 if lines else 0


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_OUTPUT else f"{text[:LONGEST_OUTPUT]}…"


class CodeLogic:
    """The cell apart from the page: its code, as it was and as it is, and what the last run came to."""

    name: ClassVar[str] = "code-cell"

    def __init__(
        self, code: str, before: Callable[[], Sequence[str]] = tuple, given: Mapping[str, object] | None = None
    ) -> None:
        """Show a cell; before: the cells above it, as they stand when it is run; given: names that are there without them."""
        self.original = code.rstrip()
        self.code = self.original
        self._before = before
        self._given = given
        self.outcome: Outcome | None = self._run()

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `run` (with `code`), `keep` (with `code`: typed, not run), `reset`."""
        match action:
            case {"kind": "run" | "keep" as kind, "code": str(code)} if len(code) <= LONGEST_CODE:
                self.code = code
                self.outcome = self._run() if kind == "run" else None
            case {"kind": "reset"}:
                self.code = self.original
                self.outcome = self._run()
            case _:
                raise ValueError(f"a code cell knows no action {dict(action)!r}")

    def _run(self) -> Outcome:
        return run(self.code, self._before(), given=self._given)

    def view(self) -> dict[str, Any]:
        outcome = self.outcome
        return {
            "code": self.code,
            "changed": self.code != self.original,
            "ran": outcome is not None,
            "output": outcome.output if outcome else "",
            "table": outcome.table if outcome else False,
            "picture": dict(outcome.picture) if outcome and outcome.picture else None,
        }

    def strings(self, words: Words) -> dict[str, Any]:
        return {
            "title": words("code-cell-title"),
            "code": words("code-cell-code"),
            "run": words("code-cell-run"),
            "reset": words("code-cell-reset"),
            "output": words("code-cell-output"),
            "feedback": self._feedback(words),
        }

    def _feedback(self, words: Words) -> dict[str, Any] | None:
        outcome = self.outcome
        if outcome is None:
            return None
        if outcome.too_long:
            return {"sign": "bad", "text": words("code-cell-too-long", seconds=SECONDS), "rows": []}
        if outcome.error is not None:
            text = words("code-cell-error", line=outcome.line, error=outcome.error)
            return {"sign": "bad", "text": text, "rows": []}
        return (
            None
            if outcome.output or outcome.picture
            else {"sign": "note", "text": words("code-cell-nothing"), "rows": []}
        )

    def state(self) -> dict[str, Any]:
        return {"code": self.code}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Put the code back.  It is run only when it is the original: what was typed may be half a thought."""
        code = state["code"]
        if not isinstance(code, str) or len(code) > LONGEST_CODE:
            raise ValueError("this is no code of a cell")
        self.code = code
        self.outcome = None
        if code == self.original:
            with suppress(Exception):
                self.outcome = self._run()


class CodeCell(Widget[CodeLogic]):
    """A code cell that can be changed and run on the page."""

    def __init__(
        self, logic: CodeLogic, *, lang: str | None = None, four_colour: bool = False, theme: str | None = None
    ) -> None:
        super().__init__(logic, lang=lang, four_colour=four_colour, theme=theme)
