"""Invisible marks that keep the pieces of a sentence from turning each other round.

A right-to-left sentence shows an unmarked `A♠` as `♠A` and `-47` as `47-`.  An isolate (LRI, RLI or FSI up to PDI, Unicode
annex 9) lays its content out by itself and then stands in the sentence like one letter.
"""

from __future__ import annotations

import re
from typing import Literal

Direction = Literal["ltr", "rtl"]

LRI, RLI, FSI, PDI = "\u2066", "\u2067", "\u2068", "\u2069"
TEXT_SELECTOR = "\ufe0e"
"""Asks for the plain sign instead of a coloured picture."""

_MARKS = re.compile(f"([{LRI}{RLI}{FSI}{PDI}])")
_INVISIBLE = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufe0e]")

# What can disturb a left-to-right line: letters and digits of right-to-left scripts, and marks that turn the direction.
_TURNS_RIGHT = re.compile(
    "[\u0590-\u08ff\u200f\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
# What is at home in a right-to-left line: words of letters alone.  Digits, signs and punctuation are not.
_LETTERS = "[\u05d0-\u05ea\u0620-\u065f\u066e-\u06d3\u06d5-\u06dc\u06df-\u06e8\u06ea-\u06ef\u06fa-\u06ff\u0750-\u077f\u08a0-\u08e1\u200c]+"
_RIGHT_TO_LEFT_WORDS = re.compile(f"{_LETTERS}(?: {_LETTERS})*")


def isolate(text: str, direction: Direction = "ltr") -> str:
    """Mark a piece of text as a unit that runs in one direction, whatever stands around it."""
    return f"{LRI if direction == 'ltr' else RLI}{text}{PDI}"


def plain_text(text: str) -> str:
    r"""Drop all invisible marks: for searching and comparing, never for showing.

    >>> plain_text("\u2066A♠\ufe0e\u2069") == "A♠"
    True
    """
    return _INVISIBLE.sub("", text)


def balanced(text: str) -> str:
    """Drop closing marks that close nothing and close what was left open, so that a value cannot break out of its isolate."""
    if not _MARKS.search(text):
        return text
    kept: list[str] = []
    depth = 0
    for piece in _MARKS.split(text):
        if piece == PDI and not depth:
            continue
        depth += (piece in (LRI, RLI, FSI)) - (piece == PDI) if piece else 0
        kept.append(piece)
    return "".join(kept) + PDI * depth


def tidy(text: str, direction: Direction) -> str:
    """Drop the isolates round inserted values that cannot change how a line of this direction looks.

    Fluent puts one (FSI to PDI) round every value.  Those round a value that is an isolate already, or that holds only
    letters at home in the line, are dropped; so English stays free of marks and a Persian card name is plain text.
    Isolates made on purpose (LRI, RLI) stay.
    """
    if FSI not in text:
        return text
    levels: list[tuple[str, list[str]]] = [("", [])]
    for piece in _MARKS.split(balanced(text)):
        if piece in (LRI, RLI, FSI) and piece:
            levels.append((piece, []))
        elif piece == PDI:
            mark, content = levels.pop()
            keep = mark != FSI or not _surplus(content, direction)
            levels[-1][1].extend([mark + "".join(content) + PDI] if keep else content)
        elif piece:
            levels[-1][1].append(piece)
    return "".join(levels[0][1])


def _surplus(content: list[str], direction: Direction) -> bool:
    if not content or (len(content) == 1 and content[0][0] in (LRI, RLI, FSI)):
        return True
    bare = [piece for piece in content if piece[0] not in (LRI, RLI, FSI)]
    if direction == "ltr":
        return not any(_TURNS_RIGHT.search(piece) for piece in bare)
    return len(bare) == len(content) and _RIGHT_TO_LEFT_WORDS.fullmatch("".join(bare)) is not None
