"""Axis `terms`: points beside the contract, for a high bid, for two exact partners, for the last trick."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from spades_teach.core.rules.facts import LAST_TRICK, Fact, is_told
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally

if TYPE_CHECKING:
    from spades_teach.core.results import RoundResult
    from spades_teach.core.rules.endings import Standing
    from spades_teach.core.rules.ruleset import RuleSet

PLAIN_TRICKS = 6
"""Tricks of a high bid that earn nothing extra."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HighContract(CarriesAll):
    """Pay extra for each trick above six of a high contract that is made.  Source: catalogue `seven-or-higher` (S0, S1)."""

    slot: ClassVar[str] = "high-contract"
    order: ClassVar[int] = 40

    least: int = 7
    each: int = 10

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        if not tally.made or tally.contract < self.least:
            return ()
        points = self.each * (tally.contract - PLAIN_TRICKS)
        return (ScoreLine.of("high-contract", points, contract=tally.contract, each=self.each),)


Rounding = Literal["down", "nearest"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExactPartners(CarriesAll):
    """Pay half the contract more when every partner took just what he bid, a nil included.

    The bonus is a multiple of ten, so that the last digit of the total stays free for bags.
    Source: catalogue `team-individual-players` (S0, S1).
    """

    slot: ClassVar[str] = "exact-partners"
    order: ClassVar[int] = 40

    rounding: Rounding = "down"

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        exact = all(tricks == bid.tricks for bid, tricks in zip(tally.bids, tally.taken, strict=True))
        bonus = (5 * tally.contract + (5 if self.rounding == "nearest" else 0)) // 10 * 10
        if not exact or not bonus:
            return ()
        return (ScoreLine.of("exact-partners", bonus, contract=tally.contract),)


@dataclass(frozen=True, slots=True, kw_only=True)
class LastTrick(CarriesAll):
    """Pay the side that takes the last trick.

    Read from the tricks where they were recorded, else from the fact `last-trick` of a seat.  Source: catalogue `win-last-trick` (S0, S1).
    """

    slot: ClassVar[str] = "won-last-trick"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = (LAST_TRICK,)

    points: int = 10

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        if not result.tricks and any(result.taken) and not is_told(result, LAST_TRICK.name):
            yield LAST_TRICK.name

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        for seat in tally.seats:
            if self._took_it(tally, seat.value):
                return (ScoreLine.of("won-last-trick", self.points, seat=seat.value),)
        return ()

    def _took_it(self, tally: SideTally, seat: str) -> bool:
        result = tally.result
        if result is None:
            return False
        if result.tricks:
            winner = result.tricks[-1].winner
            return winner is not None and winner.value == seat
        return bool(result.fact(f"{seat}.last-trick", 0))
