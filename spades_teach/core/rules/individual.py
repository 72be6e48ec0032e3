"""Partners who each answer for the own bid, and the bonus for sides that take seven tricks again and again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from spades_teach.core.bids import Bid
from spades_teach.core.rules.bidding import NumberBids
from spades_teach.core.rules.facts import Fact, counts, is_told_of
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally

if TYPE_CHECKING:
    from spades_teach.core.results import RoundResult
    from spades_teach.core.rules.endings import Standing
    from spades_teach.core.rules.ruleset import RuleSet

SEVEN = 7
SECOND_TIME = 2

Deducted = Literal["whole-team-bid", "failing-players-bid"]
Series = Literal["rising", "ten-after-second"]


def _numbers(tally: SideTally) -> Iterator[tuple[Bid, int]]:
    """Yield the bids that promise tricks, each with the tricks its bidder took; a nil is scored for itself."""
    return ((bid, tricks) for bid, tricks in zip(tally.bids, tally.taken, strict=True) if bid.tricks)


@dataclass(frozen=True, slots=True)
class EachKeepsTheOwnBid:
    """Break the contract of a side of which one falls short, whatever the partner took.  Source: catalogue `highlander` (S0, S1)."""

    slot: ClassVar[str] = "exact"
    order: ClassVar[int] = 30

    def amend(self, tally: SideTally, /) -> SideTally:
        return replace(tally, broken=True) if any(tricks < bid.tricks for bid, tricks in _numbers(tally)) else tally


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnBids(NumberBids):
    """A contract is lost when one player falls short: all that the side bid, or what that player bid.

    Source: catalogue `highlander` (S0, S1).
    """

    deducted: Deducted = "whole-team-bid"

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        if not tally.broken:
            return NumberBids.lines(self, tally, claimed)
        lost = tally.contract
        if self.deducted == "failing-players-bid":
            lost = sum(bid.tricks for bid, tricks in _numbers(tally) if tricks < bid.tricks)
        return (ScoreLine.of("own-bid-missed", -self.each * lost, contract=lost, each=self.each),)


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnOvertricks:
    """Pay each player's tricks beyond the own bid, in a lost contract too; a nil has none.

    counted: whether bags are counted beside.  Source: catalogue `highlander` (S0, S1).
    """

    slot: ClassVar[str] = "bag-points"
    order: ClassVar[int] = 20

    each: int = 5
    counted: bool = False

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        over = sum(max(0, tricks - bid.tricks) for bid, tricks in _numbers(tally))
        return (ScoreLine.of("own-overtricks", self.each * over, tricks=over, each=self.each),) if over else ()

    def carried(self, bags: int, /) -> int:
        return bags if self.counted else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SevenTricks(CarriesAll):
    """Pay a side for seven tricks or more: 10 the first time, 20 the second, and then ever more or 10 again.

    How often it had the bonus before is a fact of a seat, `sevens`; in a match it is counted from the rounds before.
    within_bid: whether only tricks that were bid count.  Source: catalogue `highlander`, `seven-or-higher-part-two` (S0, S1).
    """

    slot: ClassVar[str] = "seven-tricks"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = counts("sevens")
    counts_line: ClassVar[tuple[str, str]] = (
        "seven-tricks",
        "sevens",
    )  # lines of earlier rounds, and the fact they make

    series: Series = "rising"
    needs_made: bool = True
    within_bid: bool = False

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        """Yield the fact of each side that took seven in a round that is not its first."""
        for side, total in zip(rules.table.sides, before.totals, strict=True):
            taken = sum(result.taken[rules.table.index(seat)] for seat in side.seats)
            if total and taken >= SEVEN and not is_told_of(side, result, "sevens"):
                yield f"{side.name}.sevens"

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        tricks = min(tally.tricks, tally.contract) if self.within_bid else sum(tally.taken)
        if tricks < SEVEN or (self.needs_made and not (tally.made and tally.contract)):
            return ()
        time = 1 + self._times_before(tally)
        points = 10 if self.series == "ten-after-second" and time > SECOND_TIME else 10 * time
        return (ScoreLine.of("seven-tricks", points, tricks=tricks, time=time),)

    def _times_before(self, tally: SideTally) -> int:
        if tally.result is None or not tally.result.facts:
            return 0
        return sum(tally.result.count(f"{seat.value}.sevens") for seat in tally.seats)
