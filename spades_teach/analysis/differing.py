"""A situation in which two tables answer differently, and what each of them says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from spades_teach.core.reasons import Reason

Kind = Literal[
    "table", "people", "pack", "deal", "cards", "trick", "breaks", "bids", "next", "sees", "score", "match", "clock"
]
Given = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Said:
    """The answer of one table: what it comes to, as codes and numbers, and every reason that it gives."""

    values: tuple[str, ...]
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """A situation in which two tables answer differently.

    given: the situation, by name, as text that the engine reads (`hand`, `plays`, `bids`, `totals`, ...).
    said: the answers, in the order in which the rule sets were given.
    """

    kind: Kind
    given: Given
    said: tuple[Said, Said]


def differing(kind: Kind, given: Given, one: Said, other: Said) -> Difference | None:
    """Return the difference between two answers, None where they come to the same.

    >>> differing("clock", (), Said(("2",)), Said(("2",))) is None
    True
    """
    return None if one.values == other.values else Difference(kind=kind, given=given, said=(one, other))
