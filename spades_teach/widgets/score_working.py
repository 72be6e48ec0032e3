"""One side's round scored right and taken apart: what every misconception about it is reckoned from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import NumberBids
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import BagPenalty, BagPoints, CountTricks, SideTally
from spades_teach.core.scores import SideScore, score_side

CONTRACT = ("contract-made", "contract-set", "contract-not-exact")
NIL_ENDS = ("nil-made", "nil-failed")


@dataclass(frozen=True, slots=True, kw_only=True)
class Working:
    """One side's round, scored right and taken apart."""

    rules: RuleSet
    result: RoundResult
    score: SideScore
    other: SideScore  # the other side's
    total: int | None = None  # of the side before the round, where it is known

    @property
    def tally(self) -> SideTally:
        return self.score.tally

    def points_of(self, *reasons: str) -> int:
        """Add up the lines that have these reasons."""
        return sum(line.points for line in self.score.lines if line.reason in reasons)

    @property
    def nil_lines(self) -> tuple[int, ...]:
        """The points of each nil."""
        return tuple(line.points for line in self.score.lines if line.reason.endswith(NIL_ENDS))

    @property
    def contract(self) -> int:
        """Points won or lost by the contract."""
        return self.points_of(*CONTRACT)

    @property
    def has_contract(self) -> bool:
        return any(line.reason in CONTRACT for line in self.score.lines)

    @property
    def bags(self) -> int:
        """Points for the bags of this round."""
        return self.points_of("bags")

    @property
    def penalty(self) -> int:
        """Points lost by full loads of bags, 0 or less."""
        return self.points_of("bag-penalty")

    @property
    def nil(self) -> int:
        """Points won and lost by all nils."""
        return sum(self.nil_lines)

    @property
    def each(self) -> int:
        """Points for a trick of the contract."""
        return next((kind.each for kind in self.rules.kinds if isinstance(kind, NumberBids)), 0)

    @property
    def each_bag(self) -> int:
        """Points for a bag, at once."""
        return next((term.each for term in self.rules.terms if isinstance(term, BagPoints)), 0)

    @property
    def load(self) -> BagPenalty | None:
        """The rule about full loads of bags, None at a table without one."""
        return next((term for term in self.rules.terms if isinstance(term, BagPenalty)), None)

    @property
    def loads(self) -> int:
        """How many loads of bags this round has filled."""
        return self.loads_with(self.tally.bags)

    @property
    def failed_tricks(self) -> int:
        """Tricks of a failed nil, where they count as bags."""
        counted = getattr(self.rules.accounting, "failed_nil", None) == "bags"
        return self.tally.nil_tricks if counted else 0

    @property
    def numbers(self) -> tuple[tuple[int, int], ...]:
        """Bid and tricks of each seat that bid a number."""
        return tuple(
            (bid.tricks, took) for bid, took in zip(self.tally.bids, self.tally.taken, strict=True) if bid.tricks
        )

    def loads_with(self, bags: int) -> int:
        """Return how many loads were full if the round had brought so many bags."""
        return (self.tally.bags_before + bags) // self.load.limit if self.load else 0

    def with_bags(self, bags: int) -> int:
        """Return what so many bags would have brought and cost, against what they did."""
        cost = self.loads_with(bags) * self.load.penalty if self.load else 0
        return self.each_bag * bags - cost - self.bags - self.penalty

    def redone(self, contract: int, bags: int) -> int:
        """Return how far off the points were if the contract had brought this and the round so many bags."""
        return contract - self.contract + self.with_bags(bags)

    def helped(self) -> int | None:
        """Return the points if a failed nil's tricks helped the partner; None where they do, or there are none."""
        accounting = self.rules.accounting
        if not self.tally.nil_tricks or not self.has_contract or not isinstance(accounting, CountTricks):
            return None
        rules = replace(self.rules, accounting=replace(accounting, failed_nil="toward-partner"))
        return score_side(rules, self.result, self.score.side, self.tally.bags_before, self.tally.total_before).points


Misconception = Callable[[Working], Iterable[int]]
"""Gives the numbers to which a belief leads in a round."""
