"""From bids and tricks to points, line by line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from spades_teach.core.bids import Bid
from spades_teach.core.cards import Suit
from spades_teach.core.errors import RecordError, shown
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import ScoreLine, SideTally
from spades_teach.core.table import Side
from spades_teach.core.trumps import TrumpOrder

__all__ = ["RoundScore", "ScoreLine", "SideScore", "SideTally", "points_by_reason", "score_round", "score_side"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SideScore:
    """The points of one side for one round: the sum of the lines, and nothing else."""

    side: Side
    tally: SideTally
    lines: tuple[ScoreLine, ...]
    bags: int  # carried after the round

    @property
    def points(self) -> int:
        """Points of this round, without what the side had before."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class RoundScore:
    """The points of one round.  Not a standing: one round's points are never compared with a match's target."""

    sides: tuple[SideScore, ...]

    def of(self, side: str) -> SideScore:
        """Return the score of a side by its name; raises KeyError."""
        for score in self.sides:
            if score.side.name == side:
                return score
        raise KeyError(side)


def score_round(rules: RuleSet, result: RoundResult, before: Standing | None = None) -> RoundScore:
    """Score one round of all sides.

    before: totals and bags carried in; none when left out.
    Raises RecordError when the tricks do not add up to the hand size, or a bid is not of these rules.
    """
    if len(result.bids) != len(rules.table.seats):
        raise RecordError(
            f"bids of {len(result.bids)} seats; expected {len(rules.table.seats)}",
            "uneven-result",
            bids=len(result.bids),
            taken=len(rules.table.seats),
        )
    total = sum(result.taken) + _dead_tricks(rules, result)
    if total != rules.tricks and not (total == 0 and goes_unplayed(rules, result)):
        raise RecordError(
            f"{total} tricks in all; a round has {rules.tricks}: correct the counts by {abs(total - rules.tricks)}",
            "tricks-do-not-add-up",
            total=total,
            expected=rules.tricks,
            difference=abs(total - rules.tricks),
        )
    if before is not None:
        before.check_sides(len(rules.table.sides))
    none = (0,) * len(rules.table.sides)
    totals, bags = (none, none) if before is None else (before.totals, before.bags)
    sides = tuple(
        score_side(rules, result, side, carried, total)
        for side, carried, total in zip(rules.table.sides, bags, totals, strict=True)
    )
    for policy in rules.conduct:
        if hasattr(policy, "settle"):
            sides = policy.settle(sides)
    return RoundScore(sides)


def _dead_tricks(rules: RuleSet, result: RoundResult) -> int:
    """Return how many tricks nobody took; a way to win by which that can happen has `dead_tricks` to tell it."""
    return int(rules.winner.dead_tricks(result)) if hasattr(rules.winner, "dead_tricks") else 0


def goes_unplayed(rules: RuleSet, result: RoundResult) -> bool:
    """Tell whether nobody plays this round, because the bids leave nothing to play for, or because it is void."""
    return any(policy.unplayed(result) for policy in rules.conduct if hasattr(policy, "unplayed"))


def score_side(rules: RuleSet, result: RoundResult, side: Side, carried: int = 0, total: int = 0) -> SideScore:
    """Score one round of one side, before points change sides.

    carried: bags from before.  total: points from before.  Raises RecordError for a bid that is not of these rules, or bags that nobody can carry.
    """
    if type(carried) is not int or carried < 0:
        raise RecordError(
            f"{shown(carried)} is no number of bags; expected 0 or more, a whole number",
            "bad-bags",
            value=shown(carried, str),
        )
    counted = rules.accounting.tally(result, side, rules.table, carried)
    nil_values = tuple(_nil_value(rules, bid) for bid in counted.bids)
    tally = replace(
        counted,
        total_before=total,
        result=result,
        nil_values=nil_values,
        trumps=_trumps(rules, result),
        kinds=rules.kinds,
    )
    for policy in rules.conduct:
        tally = policy.amend(tally)
    lines = _bid_lines(rules, tally)
    bags = tally.bags_before + tally.bags
    for term in rules.terms:
        lines += term.lines(tally)
        bags = term.carried(bags)
    return SideScore(side=side, tally=tally, lines=lines, bags=bags)


def _trumps(rules: RuleSet, result: RoundResult) -> TrumpOrder:
    """Return the trumps of a round: those of the rules, unless another suit was trump in it."""
    suit = result.fact("trumps", "")
    return rules.trumps.moved_to(Suit(suit), rules.pack) if suit else rules.trumps


def _nil_value(rules: RuleSet, bid: Bid) -> int:
    """Return what a kept nil of this name is worth at a table, 0 for every other bid."""
    if bid.tricks:
        return 0
    return next((getattr(kind, "value", 0) for kind in rules.kinds if getattr(kind, "bid", None) == bid), 0)


def _bid_lines(rules: RuleSet, tally: SideTally) -> tuple[ScoreLine, ...]:
    """Let every kind score the bids it claims; a bid is claimed once."""
    for made in tally.bids:
        if made.tricks > rules.tricks:
            raise _no_such_bid(rules, made)
    unclaimed: tuple[Bid | None, ...] = () if tally.replaced else tally.bids
    found: list[tuple[int, tuple[ScoreLine, ...]]] = []
    for kind in rules.kinds:
        claimed = kind.claims(unclaimed)
        if claimed:
            found.append((kind.order, kind.lines(tally, claimed)))
            unclaimed = tuple(None if place in claimed else bid for place, bid in enumerate(unclaimed))
    for bid in unclaimed:
        if bid is not None:
            raise _no_such_bid(rules, bid)
    return tuple(line for _, lines in sorted(found, key=lambda pair: -pair[0]) for line in lines)


def _no_such_bid(rules: RuleSet, bid: Bid) -> RecordError:
    return RecordError(
        f"nobody can bid {shown(bid.name, str)} by the rules {rules.name!r}; correct the bid or the rules",
        "bid-not-in-rules",
        bid=bid.name,
        rules=rules.name,
    )


def points_by_reason(lines: Iterable[ScoreLine]) -> dict[str, int]:
    """Add up the points of score lines by their reasons, in order.

    >>> points_by_reason([ScoreLine.of("nil-made", 100), ScoreLine.of("bags", 2), ScoreLine.of("nil-made", 100)])
    {'nil-made': 200, 'bags': 2}
    """
    found: dict[str, int] = {}
    for line in lines:
        found[line.reason] = found.get(line.reason, 0) + line.points
    return found
