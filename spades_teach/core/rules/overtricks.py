"""Axes `terms` and `conduct`: what overtricks are worth, where they are no points of the usual kind, and how they are counted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally


def overtricks_among_bags(tally: SideTally) -> int:
    """Return how many bags of the round are tricks beyond the contract, not those of a failed nil."""
    return min(tally.bags, max(0, tally.tricks - tally.contract) - tally.pardoned)


class CarriesNothing:
    """For tables that keep no count of bags."""

    __slots__ = ()

    def carried(self, bags: int, /) -> int:
        return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OvertricksCost(CarriesNothing):
    """Take points off at once for each trick beyond the contract.  Source: catalogue `three-b` (S0, S1).

    Tricks of a failed nil are not meant; they have their own price.
    """

    slot: ClassVar[str] = "bag-points"
    order: ClassVar[int] = 20

    each: int

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        return _cost(overtricks_among_bags(tally), self.each)


@dataclass(frozen=True, slots=True, kw_only=True)
class BagsCost(CarriesNothing):
    """Take points off at once for each bag, those of a failed nil included.  Source: catalogue `quicksand`, `negative-sandbags` (S0, S1)."""

    slot: ClassVar[str] = "bag-points"
    order: ClassVar[int] = 20

    each: int

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        return _cost(tally.bags, self.each)


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedBagsCost(CarriesAll):
    """Take points off for each bag and keep counting them.  Source: catalogue `negative-sandbags`, with the penalty for ten (S0, S1)."""

    slot: ClassVar[str] = "bag-points"
    order: ClassVar[int] = 20

    each: int

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        return _cost(tally.bags, self.each)


def _cost(tricks: int, each: int) -> tuple[ScoreLine, ...]:
    return (ScoreLine.of("overtricks-cost", -each * tricks, tricks=tricks, each=each),) if tricks else ()


@dataclass(frozen=True, slots=True)
class NoBags:
    """Overtricks are ignored: no trick is a bag.  Source: catalogue `no-overs` (S0, S1)."""

    slot: ClassVar[str] = "bag-count"
    order: ClassVar[int] = 40

    def amend(self, tally: SideTally, /) -> SideTally:
        return replace(tally, bags=0) if tally.bags else tally


@dataclass(frozen=True, slots=True)
class BagsInUnitsDigit:
    """Read the bags carried in from the last digit of the total, not from a count beside it.  Source: catalogue `units-digit-bags` (S0).

    Below zero it is the remainder that is never negative: -39 is -40 and 1 bag (the catalogue's reading).
    """

    slot: ClassVar[str] = "bag-count"
    order: ClassVar[int] = 40

    def amend(self, tally: SideTally, /) -> SideTally:
        return replace(tally, bags_before=tally.total_before % 10)


def doubled(tally: SideTally) -> bool:
    """Tell whether a side took at least twice the tricks of its contract."""
    return tally.made and 0 < 2 * tally.contract <= tally.tricks


@dataclass(frozen=True, slots=True)
class DoubledIsNoBag:
    """The loss for a doubled contract stands in for the bags of that round.  Source: catalogue `double-back-double-over` (S0)."""

    slot: ClassVar[str] = "double-over"
    order: ClassVar[int] = 30

    def amend(self, tally: SideTally, /) -> SideTally:
        if not doubled(tally):
            return tally
        pardoned = overtricks_among_bags(tally)
        return replace(tally, bags=tally.bags - pardoned, pardoned=pardoned)


@dataclass(frozen=True, slots=True, kw_only=True)
class DoubledContractLost(CarriesAll):
    """A side with at least twice its tricks loses the contract twice instead of winning it.

    The line takes off three times its points: those just won and twice as many.  Source: catalogue `double-back-double-over` (S0, S1).
    """

    slot: ClassVar[str] = "double-over"
    order: ClassVar[int] = 10

    each: int = 10

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        if not doubled(tally):
            return ()
        points = -3 * self.each * tally.contract
        return (ScoreLine.of("double-over", points, contract=tally.contract, tricks=tally.tricks, each=self.each),)
