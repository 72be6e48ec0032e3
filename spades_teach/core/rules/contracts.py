"""Axis `kinds`, slot `number`: other ways to score the contract that the partners' numbers make; and when a contract counts as broken.

Whoever only scores a missed contract otherwise leaves the made one to `NumberBids`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from spades_teach.core.rules.bidding import Nil, NumberBids
from spades_teach.core.rules.scoring import ScoreLine, SideTally

Lines = tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TricksCountWhenSet(NumberBids):
    """A missed contract brings a point for each trick taken toward it.  Source: catalogue `three-b` (S0, S1)."""

    per_trick: int = 1

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> Lines:
        if tally.made:
            return NumberBids.lines(self, tally, claimed)
        points = self.per_trick * tally.tricks
        return (ScoreLine.of("set-tricks", points, contract=tally.contract, tricks=tally.tricks, each=self.per_trick),)


@dataclass(frozen=True, slots=True, kw_only=True)
class MissingTricksCost(NumberBids):
    """A missed contract costs points for each trick that is missing.  Source: catalogue `quicksand` (S0, S1)."""

    per_missing: int = 10

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> Lines:
        if tally.made:
            return NumberBids.lines(self, tally, claimed)
        points = -self.per_missing * (tally.contract - tally.tricks)
        return (
            ScoreLine.of("missing-tricks", points, contract=tally.contract, tricks=tally.tricks, each=self.per_missing),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedPointsWhenSet(NumberBids):
    """A missed contract scores the same whatever was bid, as a rule nothing.  Source: catalogue `no-point-deductions` (S0, S1)."""

    when_set: int = 0

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> Lines:
        if tally.made:
            return NumberBids.lines(self, tally, claimed)
        return (ScoreLine.of("set-without-loss", self.when_set, contract=tally.contract, tricks=tally.tricks),)


@dataclass(frozen=True, slots=True, kw_only=True)
class NilAtAnotherPrice(Nil):
    """A failed nil costs another number of points than a kept one brings.  Source: catalogue `no-point-deductions` (S0, S1)."""

    failure: int

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> Lines:
        lines = Nil.lines(self, tally, claimed)
        return tuple(replace(line, points=self.failure) if line.reason == "nil-failed" else line for line in lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExactContract(NumberBids):
    """A contract that is not kept exactly costs, with too many tricks as with too few.  Source: catalogue `oh-hell` (S0, S1)."""

    penalty: int = 10  # per trick of the contract, where the tricks are there and the contract is broken all the same

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> Lines:
        if not tally.broken:
            return NumberBids.lines(self, tally, claimed)
        points = -self.penalty * tally.contract
        return (
            ScoreLine.of("contract-not-exact", points, contract=tally.contract, tricks=tally.tricks, each=self.penalty),
        )


Exactness = Literal["team", "each-player"]


@dataclass(frozen=True, slots=True, kw_only=True)
class MustBeExact:
    """Break a contract that has its tricks and more, or whose bidders did not each keep the own number.

    exactness: "team": the side's tricks decide; "each-player": each bidder of a number has to take just that (the nil of a partner is scored
    for itself).  A side without a number has no contract to break.  Source: catalogue `oh-hell` (S0, S1).
    """

    slot: ClassVar[str] = "exact"
    order: ClassVar[int] = 30

    exactness: Exactness = "team"

    def amend(self, tally: SideTally, /) -> SideTally:
        kept = tally.tricks == tally.contract if self.exactness == "team" else self._each_kept(tally)
        return tally if kept or not tally.contract or tally.tricks < tally.contract else replace(tally, broken=True)

    def _each_kept(self, tally: SideTally) -> bool:
        return all(tricks == bid.tricks for bid, tricks in zip(tally.bids, tally.taken, strict=True) if bid.tricks)
