"""Bids that leave nothing to play for: when they do, and what is then counted of the round.

Axes `conduct` and `terms`, signatures and bands as in `scoring`.  The stage that ends such a round before a card is played is `NothingToPlayFor` in
`core.unplayed`; policies about the same bids fill the slot that is named after them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol

from spades_teach.core.bids import Bid, added_up
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding_together import nothing_counts
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally

TeamsScore = Literal["own-bid", "nothing"]


class EndingBids(Protocol):
    """Bids after which nobody plays."""

    slot: ClassVar[str]

    def made(self, bids: Iterable[Bid | None], /) -> bool:
        """Tell whether the bids of a round, in seat order, are such; not while one is missing."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class TooLow:
    """All bids together come to less than the table wants.  Source: the Alabama sheet."""

    slot: ClassVar[str] = "low-bids"

    minimum: int = 11

    def made(self, bids: Iterable[Bid | None], /) -> bool:
        said = tuple(bids)
        return None not in said and added_up(said) < self.minimum


@dataclass(frozen=True, slots=True, kw_only=True)
class Books:
    """The bids come to ten: the books are made.

    Only plain numbers make books; with a special bid such as nil the round is played (a reading).  Source: catalogue `made-books` (S0, S1).
    """

    slot: ClassVar[str] = "made-books"

    total: int = 10

    def made(self, bids: Iterable[Bid | None], /) -> bool:
        said = tuple(bids)
        return all(bid is not None and bid.is_number for bid in said) and added_up(said) == self.total


@dataclass(frozen=True, slots=True)
class NothingIsPlayed:
    """A round with such bids is not played: nothing of it counts but what the bids are paid, and the deal passes on (a reading)."""

    order: ClassVar[int] = 95

    bids: EndingBids

    @property
    def slot(self) -> str:
        return self.bids.slot

    def unplayed(self, result: RoundResult, /) -> bool:
        """Tell whether nobody plays the round."""
        return self.bids.made(result.bids)

    def amend(self, tally: SideTally, /) -> SideTally:
        void = tally.result is not None and self.unplayed(tally.result)
        return nothing_counts(tally) if void else tally


@dataclass(frozen=True, slots=True)
class LowBids(CarriesAll):
    """Say that the round was void, for no points.  Source: the Alabama sheet."""

    slot: ClassVar[str] = "low-bids"
    order: ClassVar[int] = 40

    bids: TooLow

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        if tally.result is None or not self.bids.made(tally.result.bids):
            return ()
        return (ScoreLine.of("bids-too-low", 0, total=added_up(tally.result.bids), minimum=self.bids.minimum),)


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeBooks(CarriesAll):
    """Pay each side its bid when the books are made, or nothing.  Source: catalogue `made-books` (S1; S0: nothing)."""

    slot: ClassVar[str] = "made-books"
    order: ClassVar[int] = 40

    bids: Books
    teams_score: TeamsScore = "own-bid"
    each: int = 10

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        if tally.result is None or not self.bids.made(tally.result.bids):
            return ()
        bid, total = added_up(tally.bids), self.bids.total
        if self.teams_score == "nothing":
            return (ScoreLine.of("books-withdrawn", 0, total=total),)
        return (ScoreLine.of("made-books", self.each * bid, bid=bid, each=self.each, total=total),)
