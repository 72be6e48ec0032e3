"""Writing answers: text in columns, JSON, and what to do when nobody listens any more."""

from __future__ import annotations

import json
import os
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from spades_teach.i18n import Words

INDENT = "  "
GAP = "   "
LINE = 100
"""Cells after which long lines are broken."""


def prepare() -> None:
    """Make the streams write whatever a message holds, also where the terminal lacks a sign."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


class NotWrittenError(Exception):
    """An answer could not be written: a full disk, a closed file."""


def say(text: str = "") -> None:
    """Write a line; raises NotWrittenError, or BrokenPipeError when nobody reads it."""
    with _writing():
        print(text)


def announce(text: str) -> None:
    """Write a line that is wanted at once, since the program goes on running."""
    say(text)
    finish()


def say_json(value: Any) -> None:
    """Write a value as one line of JSON."""
    say(json.dumps(value, ensure_ascii=not _writes_unicode()))


def say_error(text: str) -> None:
    """Write a line on standard error, if there is one that takes it; the exit status tells the rest."""
    if sys.stderr is not None:
        try:
            print(text, file=sys.stderr, flush=True)
        except OSError:
            _to_nowhere(sys.stderr)


def finish() -> None:
    """Hand over all that was written; raises as `say` does."""
    if sys.stdout is not None:
        with _writing():
            sys.stdout.flush()


@contextmanager
def _writing() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise NotWrittenError(error.strerror or str(error)) from error


def hush() -> None:
    """Send what is still to be written nowhere, so that the end of Python does not stumble over it."""
    _to_nowhere(sys.stdout)


def _to_nowhere(stream: TextIO | None) -> None:
    try:
        number = stream.fileno()  # type: ignore[union-attr]  # None has none
    except (AttributeError, OSError, ValueError):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)


def columns(
    rows: Iterable[Sequence[str]], words: Words, *, numbers: Sequence[int] = (), indent: str = INDENT
) -> list[str]:
    """Lay out rows in columns.

    numbers: the places of columns whose last digits stand below each other.
    """
    table = [tuple(row) for row in rows]
    widths = [
        max(width(row[place]) for row in table if len(row) > place) for place in range(max(map(len, table), default=0))
    ]
    lines = []
    for row in table:
        cells = [
            _padded(cell, widths[place], before=place in numbers and words.direction == "ltr")
            for place, cell in enumerate(row)
        ]
        lines.append((indent + GAP.join(cells)).rstrip())
    return lines


def width(text: str) -> int:
    """Return how many cells of a terminal a text takes up; marks and joiners take none."""
    return sum(_cells(sign) for sign in text)


def _cells(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def _padded(cell: str, cells: int, *, before: bool) -> str:
    padding = " " * (cells - width(cell))
    return padding + cell if before else cell + padding


def _writes_unicode() -> bool:
    return "utf" in str(getattr(sys.stdout, "encoding", None) or "utf-8").lower()
