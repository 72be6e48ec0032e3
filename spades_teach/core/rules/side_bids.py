"""House bids that one player makes for the whole side, and bonuses for high bids.

Axes `kinds`, `conduct` and `terms`, signatures and bands as in `bidding` and `scoring`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from spades_teach.core.bids import Bid, added_up
from spades_teach.core.rules.bidding import AbsorbsNumbers, NoBidOfItsOwn
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally

TEN_FOR_200 = Bid("10-for-200", 10)
"""The promise of ten tricks for the side, for a fixed sum."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TenForTwoHundred(AbsorbsNumbers):
    """A side binds itself to ten tricks; the partner's number is absorbed in them, a nil stands apart.

    exact: more than ten fail too.  Source: catalogue `ten-for-200` (S0, S1).
    """

    slot: ClassVar[str] = "ten-for-200"
    order: ClassVar[int] = 10
    bid: ClassVar[Bid] = TEN_FOR_200
    blind: ClassVar[bool] = False

    points: int = 200
    failure: int = -200
    exact: bool = False

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return _ten_lines(tally, self.points, self.failure, exact=self.exact)


@dataclass(frozen=True, slots=True, kw_only=True)
class TenCountsAsTenForTwoHundred(NoBidOfItsOwn):
    """Numbers of a side that come to ten are a 10 for 200.  Source: catalogue `ten-for-200`, `no-nines-no-blinds` (S0, S1)."""

    slot: ClassVar[str] = "ten-counts-as-10-for-200"
    order: ClassVar[int] = 15
    blind: ClassVar[bool] = False

    points: int = 200
    failure: int = -200
    exact: bool = False

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        numbers = tuple(place for place, bid in enumerate(bids) if bid is not None and bid.is_number)
        return numbers if added_up(bids[place] for place in numbers) == 10 else ()

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return _ten_lines(tally, self.points, self.failure, exact=self.exact)


def _ten_lines(tally: SideTally, points: int, failure: int, *, exact: bool) -> tuple[ScoreLine, ...]:
    made = tally.tricks == 10 if exact else tally.tricks >= 10
    reason, value = ("ten-for-200-made", points) if made else ("ten-for-200-failed", failure)
    return (ScoreLine.of(reason, value, tricks=tally.tricks),)


@dataclass(frozen=True, slots=True, kw_only=True)
class SideBidBinds:
    """A bid for the whole side is its contract, whatever number the partner has named.  Source: catalogue `ten-for-200` (S1: the team is bound)."""

    slot: ClassVar[str] = "side-bid-binds"
    order: ClassVar[int] = 5

    bid: Bid = TEN_FOR_200

    def amend(self, tally: SideTally, /) -> SideTally:
        if self.bid not in tally.bids:
            return tally
        own = max(0, tally.tricks - tally.contract)
        contract = self.bid.tricks
        bags = max(0, tally.bags - own) + (max(0, tally.tricks - contract))
        return replace(tally, contract=contract, bags=bags)


@dataclass(frozen=True, slots=True, kw_only=True)
class HighBidBonus(CarriesAll):
    """A made contract of 8 or 9 is paid as if with so many tricks more, and so is one of 10 or more.

    The sources only name "8 + 3" and "10 + 3"; all else is a reading.  Source: catalogue `eight-and-ten-rule` (S0, S1).
    """

    slot: ClassVar[str] = "high-bid-bonus"
    order: ClassVar[int] = 40

    thresholds: tuple[int, ...] = (8, 10)
    extra_tricks: int = 3
    each: int = 10

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        reached = [threshold for threshold in self.thresholds if threshold <= tally.contract]
        if not reached or not tally.made:
            return ()
        points = self.extra_tricks * self.each
        return (
            ScoreLine.of("high-bid-bonus", points, threshold=max(reached), extra=self.extra_tricks, each=self.each),
        )
