"""What a seat says before play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from spades_teach.core.errors import NotationError, shown


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: its name as written on a score sheet, and how many tricks it adds to the side's contract.

    Nil and its relatives add none.  Which bids exist is decided by the kinds of bid in the rules.

    >>> str(number(5)), str(NIL)
    ('5', 'nil')
    """

    name: str
    tricks: int

    def __post_init__(self) -> None:
        sound = isinstance(self.name, str) and type(self.tricks) is int and self.tricks >= 0
        if not sound or (self.is_number and self.name != shown(self.tricks, str)):
            value = f"{self.name!r}, {shown(self.tricks)}"
            raise NotationError(
                f"({value}) is no bid; expected a name and a whole number of tricks, 0 or more",
                "bad-bid",
                value=value,
                expected="1, 2, 3, ..., nil",
            )

    def __str__(self) -> str:
        return self.name

    @property
    def is_number(self) -> bool:
        """Tell whether the bid is a plain number of tricks."""
        return self.name.isdecimal()

    @property
    def is_blind(self) -> bool:
        """Tell whether the bid is made before looking, which its name says: `blind-nil`, `blind-5`."""
        return self.name.startswith("blind-")


@cache
def _number(tricks: int) -> Bid:
    return Bid(str(tricks), tricks)


def number(tricks: int) -> Bid:
    """Return the bid of a number of tricks, 1 or more; raises NotationError for anything else."""
    if type(tricks) is not int or not 1 <= tricks < 10**60:  # no hand has so many cards
        raise NotationError(
            f"{shown(tricks)} is no number of tricks to bid; expected 1 or more",
            "bad-bid",
            value=shown(tricks, str),
            expected="1, 2, 3, ...",
        )
    return _number(tricks)


NIL = Bid("nil", 0)
"""The promise to take no trick, made after looking at the cards."""

BLIND_NIL = Bid("blind-nil", 0)
"""The promise to take no trick, made before looking at the cards."""
