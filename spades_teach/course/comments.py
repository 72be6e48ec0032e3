"""Comments of code cells in the reader's language: the code stands once, a translation of the lesson says its comments.

They stand under the step that shows the cells, as `### comments`: each comment as the code has it, and below it the translation.

    the number of the deal: change it
    شمارهٔ پخش: عوضش کن

A comment is known by its English words.  When these change the translation no longer fits, and `check` lists both.
"""

from __future__ import annotations

import io
import re
import tokenize
import unicodedata
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from spades_teach.course.faults import Faults

PART: Final = "comments"
"""The name of the part of a step that holds them."""

_FOR_TOOLS: Final = ("noqa", "type: ignore", "fmt: ")
_QUOTED = re.compile(r'"[^"]*"')
_BLANK = re.compile(r"\n[ \t]*\n")
_TORN = re.compile("^N+R|RN+L")
"""Numbers that stand far from what they belong to: a number goes with the letters before it."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
_NUMBER: Final = frozenset({"EN", "AN"})
_MARK: Final = frozenset({"NSM", "BN"})  # vowel signs, and the joiners of words
_STEERING: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
_STEERING_LETTERS: Final = "\u200e\u200f\u061c"


def comments_in(code: str) -> tuple[str, ...]:
    r"""Return the words of the comments of a cell, in their order, without those that only tools read.

    >>> comments_in('hand = "# none"  # change it\n')
    ('change it',)
    """
    return tuple(text for _, text in _comments(code))


def translated(code: str, comments: Mapping[str, str]) -> str:
    """Return a cell with its comments in another language; what has no translation stays, and so does all that is no comment.

    >>> translated("hand = 3  # change it", {"change it": "عوضش کن"})
    'hand = 3  # عوضش کن'
    """
    lines = list(io.StringIO(code))
    for (row, column), text in _comments(code):
        line = lines[row - 1]
        lines[row - 1] = line[:column] + line[column:].replace(text, comments.get(text, text), 1)
    return "".join(lines)


def read_comments(text: str, file: str, place: str, faults: Faults) -> dict[str, str]:
    """Read the part `### comments`: pairs of lines, a blank line between them."""
    found: dict[str, str] = {}
    for pair in _BLANK.split(text.strip()):
        lines = [line.strip() for line in pair.splitlines()]
        if len(lines) != 2:
            faults.add(
                file,
                place,
                f"{lines[0] if lines else ''!r} in '### {PART}' should be two lines: the comment as the code has it, and its translation",
            )
        elif lines[0] in found:
            faults.add(file, place, f"{lines[0]!r} in '### {PART}' stands twice")
        else:
            found[lines[0]] = lines[1]
    return found


def comment_faults(comments: Mapping[str, str], direction: str) -> Iterator[str]:
    """Yield what is wrong with translations: quoted code that is not in them, and what a line of code would garble."""
    for english, text in comments.items():
        for code in _QUOTED.findall(english):
            if code not in text:
                yield f"comment {text!r} should have {code} as the code does"
        if any(sign in _STEERING_LETTERS or unicodedata.bidirectional(sign) in _STEERING for sign in text):
            yield f"comment {text!r} has an invisible sign of direction; word it so that it needs none"
        elif direction == "rtl" and not _keeps_order(text):
            yield (
                f"comment {text!r} falls apart in a line of code, which runs from left to right; first all the words, then all "
                "the code (or the other way round), no number where it begins or turns, and no full stop at the end"
            )


def _keeps_order(text: str) -> bool:
    """Whether a text is read in its order in a left-to-right line: it changes direction at most once, and ends in its last run.

    >>> _keeps_order('یا "spades"'), _keeps_order('یا "spades" را بنویس'), _keeps_order("عوضش کن.")
    (True, False, False)
    """
    kinds = [kind for sign in text if (kind := unicodedata.bidirectional(sign)) not in _MARK]
    letters = {"L": "L"} | dict.fromkeys(_RIGHT_TO_LEFT, "R") | dict.fromkeys(_NUMBER, "N")
    order = "".join(letters.get(kind, "") for kind in kinds)
    if _TORN.search(order):
        return False
    runs = [run for run, _ in groupby(order.replace("N", ""))]
    return len(runs) <= 2 and (runs[-1:] != ["R"] or kinds[-1] in _RIGHT_TO_LEFT | _NUMBER)


def _comments(code: str) -> Iterator[tuple[tuple[int, int], str]]:
    """Yield where each comment begins, as row and column, and its words."""
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            text = token.string.lstrip("#").strip()
            if text and not text.startswith(_FOR_TOOLS):
                yield token.start, text
