"""Rules of named tables that none of the four texts tells: forms of variants for the profiles.

Axes `kinds`, `limits` and `terms`, signatures and bands as in `bidding` and `scoring`.  Who plays so stands in the catalogue's profiles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spades_teach.core.bids import Bid, added_up
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.announcements import Boston, took_all
from spades_teach.core.rules.bidding import BidContext, Bids, NoBidOfItsOwn
from spades_teach.core.rules.scoring import BagPoints, ScoreLine, SideTally


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
        if not any(bid is not None and bid.promises_none for bid in context.partners_bids):
            return options
        return tuple(bid for bid in options if not bid.promises_none) or options

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("partner-has-nil", bid=bid.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class HighNumbersForAFixedSum(NoBidOfItsOwn):
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
