"""What one way to share the tricks of a round comes to, for each side and for the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Literal

from spades_teach.analysis.standings import Facts
from spades_teach.analysis.trick_splits import Share, check_told, result_of, shares_of
from spades_teach.core.bids import Bid
from spades_teach.core.matches import add, outcome
from spades_teach.core.rules.endings import Outcome, Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import ScoreLine
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.table import Seat

BAG_PENALTY = "bag-penalty"
"""The reason of the line that takes points off for a full load of bags."""

Verdict = Literal["won", "on", "lost"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NilCase:
    """What became of one promise to take no trick.  tricks: every number of tricks it may have taken, which all score alike."""

    seat: Seat
    bid: str
    tricks: tuple[int, ...]

    @property
    def kept(self) -> bool:
        """Whether no trick was taken."""
        return self.tricks == (0,)

    @property
    def least(self) -> int:
        """The fewest tricks it may have taken."""
        return self.tricks[0]

    @property
    def written(self) -> str:
        """Its tricks for a table of data: `0`, `1-3` or `1 4`."""
        first, last = self.tricks[0], self.tricks[-1]
        if len(self.tricks) > 1 and len(self.tricks) == last - first + 1:
            return f"{first}-{last}"
        return " ".join(map(str, self.tricks))


@dataclass(frozen=True, slots=True, kw_only=True)
class EndSide:
    """One side after the round: its tricks, points with their lines, total, bags carried, and whether it was set."""

    name: str
    tricks: int
    ways: tuple[tuple[int, ...], ...]  # tricks per seat; they all score alike, the first is the nearest to the bids
    nils: tuple[NilCase, ...]
    lines: tuple[ScoreLine, ...]
    points: int
    total: int
    bags: int
    contract: int
    made: bool

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks per seat, one way of several."""
        return self.ways[0]

    @property
    def penalty(self) -> int:
        """Points that the bag penalty takes off, 0 or less."""
        return sum(line.points for line in self.lines if line.reason == BAG_PENALTY)

    @property
    def is_set(self) -> bool:
        """Whether it promised tricks and missed them."""
        return self.contract > 0 and not self.made

    @property
    def reasons(self) -> tuple[str, ...]:
        """Ids of the score lines, in their order."""
        return tuple(line.reason for line in self.lines)


@dataclass(frozen=True, slots=True, kw_only=True)
class EndCase:
    """A split of the tricks with everything that the score depends on.

    outcome: the verdict on the match.  without_penalty: what it would be if no bags were paid for, the same where none are.
    """

    sides: tuple[EndSide, ...]
    outcome: Outcome
    without_penalty: Outcome

    def of(self, side: str) -> EndSide:
        """Return one side by its name; raises KeyError."""
        return {each.name: each for each in self.sides}[side]

    @property
    def over(self) -> bool:
        """Whether the match ends here."""
        return self.outcome.over

    @property
    def winner(self) -> str | None:
        """The name of the side that wins, None where none does."""
        return None if self.outcome.winner is None else self.sides[self.outcome.winner].name

    @property
    def leader(self) -> str | None:
        """The name of the side with the highest total, None where it is shared."""
        best = max(side.total for side in self.sides)
        ahead = [side.name for side in self.sides if side.total == best]
        return ahead[0] if len(ahead) == 1 else None

    @property
    def nils(self) -> tuple[NilCase, ...]:
        """All promises to take no trick, of all sides."""
        return tuple(nil for side in self.sides for nil in side.nils)

    @property
    def failed(self) -> int:
        """How many tricks the nils took at least."""
        return sum(nil.least for nil in self.nils)

    @property
    def penalty_decides(self) -> bool:
        """Whether the match would stand otherwise if no bags were paid for."""
        return self.outcome != self.without_penalty

    def verdict(self, side: str) -> Verdict:
        """Say what it is to one side."""
        if not self.over:
            return "on"
        return "won" if self.winner == side else "lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndSplit:
    """One way to share the tricks between the sides, with its cases: more than one where nils, or partners' own tricks, matter."""

    tricks: tuple[int, ...]
    cases: tuple[EndCase, ...]

    @property
    def case(self) -> EndCase:
        """The case that keeps the most: nils kept as far as they can be, else failed by the fewest tricks."""
        return self.cases[0]

    @property
    def certain(self) -> bool:
        """Whether all cases come to the same verdict and winner."""
        return len({(case.over, case.winner) for case in self.cases}) == 1


def split_cases(
    rules: RuleSet,
    bids: tuple[Bid, ...],
    tricks: tuple[int, ...],
    before: Standing,
    facts: Facts,
    told: Mapping[Seat, int] | None = None,
) -> EndSplit:
    """Return the cases of a split, the one that keeps the most nils first.

    told: tricks of single seats that are known; a split in which they cannot be has no case.  Raises RecordError where these rules need more
    than bids and tricks.
    """
    shares = shares_of(rules, bids, tricks, before, facts, told)
    cases = [_case(rules, bids, chosen, before, facts) for chosen in product(*shares)]
    return EndSplit(tricks=tricks, cases=tuple(sorted(cases, key=lambda case: case.failed)))


def _case(rules: RuleSet, bids: tuple[Bid, ...], shares: Sequence[Share], before: Standing, facts: Facts) -> EndCase:
    result = result_of(rules, bids, [(share.side, share.taken) for share in shares], facts)
    check_told(rules, result, before)
    score = score_round(rules, result, before)
    after = add(before, score)
    sides = tuple(_side(share, score, after, place) for place, share in enumerate(shares))
    totals = tuple(side.total - side.penalty for side in sides)
    return EndCase(
        sides=sides,
        outcome=outcome(rules, after),
        without_penalty=outcome(rules, replace(after, totals=totals)),
    )


def _side(share: Share, score: RoundScore, after: Standing, place: int) -> EndSide:
    own = score.sides[place]
    return EndSide(
        name=share.side.name,
        tricks=sum(share.taken),
        ways=share.ways,
        nils=tuple(
            NilCase(seat=seat, bid=bid.name, tricks=tuple(sorted(set(tricks))))
            for seat, bid, tricks in zip(share.side.seats, own.tally.bids, zip(*share.ways, strict=True), strict=True)
            if bid.promises_none
        ),
        lines=own.lines,
        points=own.points,
        total=after.totals[place],
        bags=after.bags[place],
        contract=own.tally.contract,
        made=own.tally.made,
    )
