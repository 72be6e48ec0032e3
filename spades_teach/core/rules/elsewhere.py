"""Rules of named tables that none of the four texts tells: forms of variants for the profiles.

Axes `kinds`, `limits`, `conduct` and `terms`, signatures and bands as in `bidding` and `scoring`.  Who plays so stands in the catalogue's profiles.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from spades_teach.core.bids import Bid, added_up
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.announcements import Boston, took_all
from spades_teach.core.rules.bidding import BidContext, Bids
from spades_teach.core.rules.bidding_together import nothing_counts
from spades_teach.core.rules.scoring import BagPoints, CarriesAll, ScoreLine, SideTally


@dataclass(frozen=True, slots=True, kw_only=True)
class OvertricksAlonePay(BagPoints):
    """The tricks of a failed nil are bags without a point.  Source: the Microsoft Zone's example of −120."""

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        overtricks = max(0, tally.tricks - tally.contract) - tally.pardoned
        failed = tally.bags - overtricks
        if failed <= 0:
            return BagPoints.lines(self, tally)
        unpaid = ScoreLine.of("bags-without-points", 0, bags=failed)
        if overtricks <= 0:
            return (unpaid,)
        paid = ScoreLine.of(
            "bags", self.each * overtricks, bags=overtricks, overtricks=overtricks, failed=0, each=self.each
        )
        return (paid, unpaid)


@dataclass(frozen=True, slots=True)
class OneNilAtMost:
    """Two partners may not both bid nil; where nothing else is left to bid, they may (a reading).  Source: Britannica, Looneyville."""

    slot: ClassVar[str] = "one-nil-at-most"
    order: ClassVar[int] = 41

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        made = [context.bids[context.table.index(seat)] for seat in context.table.partners_of(context.seat)]
        if not any(bid is not None and bid.promises_none for bid in made):
            return options
        return tuple(bid for bid in options if not bid.promises_none) or options

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("partner-has-nil", bid=bid.name)


def too_low(bids: Iterable[Bid | None], minimum: int) -> bool:
    """Tell whether all bids together come to less than a table wants."""
    said = tuple(bids)
    return None not in said and added_up(said) < minimum


@dataclass(frozen=True, slots=True, kw_only=True)
class LowBidsAreVoid:
    """A round whose bids come to too little is not played and scores nothing; the deal passes on (a reading).  Source: the Alabama sheet."""

    slot: ClassVar[str] = "low-bids"
    order: ClassVar[int] = 95

    minimum: int = 11

    def unplayed(self, result: RoundResult, /) -> bool:
        """Tell whether the round is void."""
        return too_low(result.bids, self.minimum)

    def amend(self, tally: SideTally, /) -> SideTally:
        void = tally.result is not None and self.unplayed(tally.result)
        return nothing_counts(tally) if void else tally


@dataclass(frozen=True, slots=True, kw_only=True)
class LowBids(CarriesAll):
    """Say that the round was void, for no points.  Source: the Alabama sheet."""

    slot: ClassVar[str] = "low-bids"
    order: ClassVar[int] = 40

    minimum: int = 11

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        if tally.result is None or not too_low(tally.result.bids, self.minimum):
            return ()
        return (ScoreLine.of("bids-too-low", 0, total=added_up(tally.result.bids), minimum=self.minimum),)


@dataclass(frozen=True, slots=True, kw_only=True)
class HighNumbersForAFixedSum:
    """Numbers of a side from ten up to a limit are worth a fixed sum, won or lost.  Source: the sheets of Alabama (200, −100) and of Cookout (150).

    exact: more tricks than were bid fail too.
    """

    slot: ClassVar[str] = "ten-counts-as-10-for-200"
    order: ClassVar[int] = 15
    blind: ClassVar[bool] = False
    least: ClassVar[int] = 10

    most: int
    points: int = 200
    failure: int = -200
    exact: bool = False

    def offers(self, context: BidContext, /) -> Bids:
        return ()

    def read(self, name: str, /) -> Bid | None:
        return None

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        numbers = tuple(place for place, bid in enumerate(bids) if bid is not None and bid.is_number)
        return numbers if self.least <= added_up(bids[place] for place in numbers) <= self.most else ()

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        made = tally.made and not (self.exact and tally.tricks > tally.contract)
        reason, value = ("high-numbers-made", self.points) if made else ("high-numbers-failed", self.failure)
        return (ScoreLine.of(reason, value, contract=tally.contract, tricks=tally.tricks),)


@dataclass(frozen=True, slots=True, kw_only=True)
class BostonForPoints(Boston):
    """A Boston that is worth a sum of its own.  Source: the Cookout sheet (200)."""

    points: int

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        if not took_all(tally):
            return Boston.lines(self, tally, claimed)
        return (ScoreLine.of("boston-made", self.points, tricks=sum(tally.taken), wins=int(self.wins)),)
