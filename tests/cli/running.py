"""Running the command line inside the test, with what it wrote and how it ended."""

from __future__ import annotations

import contextlib
import io
import json
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from unittest import mock

from spades_teach.cli import errors, main, program


@dataclass(frozen=True)
class Answer:
    """What a command line came to; errors: what was refused."""

    status: int
    out: str
    err: str
    errors: tuple[Exception, ...]

    @property
    def json(self) -> Any:
        assert self.status == 0 or self.out, self.err
        (line,) = self.out.splitlines()
        return json.loads(line)

    @property
    def error_id(self) -> str:
        """The id of the one thing that was refused, in one line on standard error and nowhere else."""
        assert (self.status, self.out) == (2, "")
        assert len(self.err.splitlines()) == 1
        assert self.err.endswith("\n")
        (error,) = self.errors
        return str(error.id)  # type: ignore[attr-defined]


def run(*argv: str) -> Answer:
    """Run the command line; a fault of the program itself fails the test."""
    refused: list[Exception] = []

    def said(error: Exception, words: Any) -> str:
        refused.append(error)
        return errors.said(error, words)

    def unexpected(error: Exception, argv: Any) -> int:
        raise AssertionError(f"a fault of the program, met by {shlex.join(argv)}") from error

    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        mock.patch.object(program, "said", said),
        mock.patch.object(program, "unexpected", unexpected),
    ):
        status = main(argv)
    return Answer(status, out.getvalue(), err.getvalue(), tuple(refused))


def run_line(line: str) -> Answer:
    """Run a command line as it would be typed after `spades-teach`."""
    return run(*shlex.split(line))


LRI, RLI, FSI, PDI = "\u2066", "\u2067", "\u2068", "\u2069"
MARKS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e" + LRI + RLI + FSI + PDI)


def bare(text: str) -> Iterator[str]:
    """Yield the signs of a text that stand in no isolate that runs from left to right; fails where an isolate is left open."""
    open_marks: list[str] = []
    for sign in text:
        if sign in (LRI, RLI, FSI):
            open_marks.append(sign)
        elif sign == PDI:
            open_marks.pop()
        elif LRI not in open_marks:
            yield sign
    assert not open_marks
