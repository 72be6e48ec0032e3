"""What a seat says before play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from spades_teach.core.errors import NotationError, shown

HALF = ".5"


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid: its name as written on a score sheet, and how many tricks it adds to the side's contract.

    Nil and its relatives add none.  Which bids exist is decided by the kinds of bid in the rules.  Of a number and a half, such as `3.5`, the
    whole tricks are counted; what several bids come to is told by `added_up`.

    >>> str(number(5)), str(NIL), Bid("3.5", 3).is_half
    ('5', 'nil', True)
    """

    name: str
    tricks: int

    def __post_init__(self) -> None:
        sound = isinstance(self.name, str) and type(self.tricks) is int and self.tricks >= 0
        if not sound or (self.is_number and self.name.removesuffix(HALF) != shown(self.tricks, str)):
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
        """Tell whether the bid is a plain number of tricks, or a number and a half."""
        return self.name.removesuffix(HALF).isdecimal()

    @property
    def is_whole(self) -> bool:
        """Tell whether the bid is a plain number of whole tricks."""
        return self.name.isdecimal()

    @property
    def is_half(self) -> bool:
        """Tell whether the bid is a number of tricks and a half, which its name says: `3.5`."""
        return self.name.endswith(HALF)

    @property
    def is_dark(self) -> bool:
        """Tell whether the bidder's cards lie in a pile of which the top one is played, which the bid's name says."""
        return self.name.endswith("-in-the-dark")

    @property
    def promises_none(self) -> bool:
        """Tell whether the bid is the promise to take no trick, as nil is; who passes promises nothing."""
        return self.tricks == 0 and self.name != "pass"

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

PASS = Bid("pass", 0)
"""No bid at all, in an auction."""


def added_up(bids: Iterable[Bid | None]) -> int:
    """Return the tricks that bids come to; two halves make one, a bid not made yet adds nothing.

    >>> added_up((Bid("3.5", 3), Bid("2.5", 2))), added_up((number(4), NIL, None))
    (6, 4)
    """
    made = [bid for bid in bids if bid is not None]
    return sum([bid.tricks for bid in made]) + sum([bid.is_half for bid in made]) // 2
