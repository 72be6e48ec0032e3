"""What a round came to, before points."""

from __future__ import annotations

from dataclasses import dataclass

from spades_teach.core.bids import Bid
from spades_teach.core.errors import RecordError, shown
from spades_teach.core.tricks import Trick


@dataclass(frozen=True, slots=True)
class RoundResult:
    """Bids and tricks of one round, per seat in table order.

    tricks: the tricks in order where the round was played card by card, else empty.
    facts: what bids and tricks do not tell, by name ("N.reneges": 1); most rule sets need none.
    Raises RecordError when the two do not belong together.
    """

    bids: tuple[Bid, ...]
    taken: tuple[int, ...]
    tricks: tuple[Trick, ...] = ()
    facts: tuple[tuple[str, str | int], ...] = ()

    def __post_init__(self) -> None:
        if len(self.bids) != len(self.taken):
            raise RecordError(
                f"{len(self.bids)} bids and {len(self.taken)} counts of tricks; expected one of each per seat",
                "uneven-result",
                bids=len(self.bids),
                taken=len(self.taken),
            )
        for bid in self.bids:
            if not isinstance(bid, Bid):
                raise RecordError(
                    f"{shown(bid)} is no bid; expected one read by read_bid",
                    "bad-bid",
                    value=shown(bid),
                    expected="Bid",
                )
        for tricks in self.taken:
            if type(tricks) is not int or tricks < 0:
                raise RecordError(
                    f"{shown(tricks)} is no number of tricks; expected 0 or more, a whole number",
                    "bad-tricks",
                    value=shown(tricks, str),
                )
        for name, value in self.facts:
            if not isinstance(value, str) and (type(value) is not int or value < 0):
                raise RecordError(
                    f"{name}={shown(value)} is no fact of a round; expected text or a whole number, 0 or more",
                    "bad-number",
                    value=shown(value, str),
                )

    def fact(self, name: str, default: str | int) -> str | int:
        """Return one fact, or the default where it was not recorded."""
        return dict(self.facts).get(name, default)

    def count(self, name: str, default: int = 0) -> int:
        """Return a fact that is a number, or the default where it was not recorded; raises RecordError for one that is none."""
        value = self.fact(name, default)
        if isinstance(value, int):
            return value
        raise RecordError(
            f"{name}={shown(value)} is no number; expected a whole number, 0 or more",
            "bad-number",
            value=shown(value, str),
        )
