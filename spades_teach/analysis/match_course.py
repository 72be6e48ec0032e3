"""The course of a match: where every side stood after each round, and what marked it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from spades_teach.analysis.sheet_scores import SheetScores
from spades_teach.core.matches import Match, Standing
from spades_teach.core.rules.endings import ReachTarget
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import BagPenalty
from spades_teach.core.scores import RoundScore, ScoreLine, SideScore

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

MarkKind = Literal["nil-made", "nil-failed", "penalty"]
COLUMNS = ("round", "side", "points", "bags", "total", "marks")


@dataclass(frozen=True, slots=True)
class Mark:
    """What marks a round beside its numbers: a line of the score, by what kind of thing it is."""

    kind: MarkKind
    line: ScoreLine


@dataclass(frozen=True, slots=True, kw_only=True)
class SideAt:
    """One side after a round.  points: of the round, None before the first.  total, bags: after it."""

    side: str
    total: int
    bags: int
    points: int | None = None
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundAt:
    """All sides after a round; number 0: before the first."""

    number: int
    sides: tuple[SideAt, ...]

    @property
    def leader(self) -> str | None:
        """The side with the most points, None where several have as many."""
        first, *rest = sorted(self.sides, key=lambda side: -side.total)
        return None if rest and rest[0].total == first.total else first.side

    @property
    def lead(self) -> int:
        """By how many points the leader is ahead of the next side."""
        first, *rest = sorted(self.sides, key=lambda side: -side.total)
        return first.total - rest[0].total if rest else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """A match round by round.  target: points that end it, limit: bags of a full counter; None where the rules have none."""

    rounds: tuple[RoundAt, ...]
    target: int | None
    limit: int | None
    over: bool
    winner: str | None

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides, in table order."""
        return tuple(side.side for side in self.rounds[0].sides)

    @property
    def kinds(self) -> tuple[MarkKind, ...]:
        """The kinds of marks that occur."""
        found = {mark.kind for each in self.rounds for side in each.sides for mark in side.marks}
        kinds: tuple[MarkKind, ...] = ("nil-made", "nil-failed", "penalty")
        return tuple(kind for kind in kinds if kind in found)

    def to_frame(self) -> Frame:
        """Return a DataFrame with a row for each side after each round; marks: the ids of the lines, joined by spaces."""
        from spades_teach.analysis.frames import frame_of

        rows = (
            {
                "round": each.number,
                "side": side.side,
                "points": side.points,
                "bags": side.bags,
                "total": side.total,
                "marks": " ".join(mark.line.reason for mark in side.marks),
            }
            for each in self.rounds
            for side in each.sides
        )
        return frame_of(rows, COLUMNS, index="round")


def course_of(match: Match | SheetScores) -> Course:
    """Return the course of a match, or of a sheet that was scored, from the standing it began at.

    >>> from spades_teach.core.matches import record, start_match
    >>> from spades_teach.core.notation import read_bids_and_tricks
    >>> from spades_teach.core.variants import compose
    >>> rules = compose("standard")
    >>> result = read_bids_and_tricks("N:4 E:3 S:nil W:2", "N:5 E:2 S:0 W:6", rules)
    >>> course = course_of(record(start_match(rules), result))
    >>> [(side.side, side.points, side.bags, side.total) for side in course.rounds[1].sides]
    [('NS', 141, 1, 141), ('EW', 53, 3, 53)]
    >>> [mark.kind for mark in course.rounds[1].sides[0].marks], course.rounds[1].leader, course.rounds[1].lead
    (['nil-made'], 'NS', 88)
    """
    rules = match.rules
    if isinstance(match, Match):
        scores, last = match.scores, match.standing
    else:
        none = (0,) * len(rules.table.sides)
        scores = tuple(each.score for each in match.rounds)
        last = match.rounds[-1].after if match.rounds else Standing(none, none)
    return Course(
        rounds=tuple(_rounds(rules, scores, last)),
        target=next((ending.target for ending in rules.endings if isinstance(ending, ReachTarget)), None),
        limit=next((term.limit for term in rules.terms if isinstance(term, BagPenalty)), None),
        over=match.outcome.over,
        winner=match.winner,
    )


def _rounds(rules: RuleSet, scores: Sequence[RoundScore], last: Standing) -> Iterator[RoundAt]:
    """Yield the start, which is what the rounds leave of the last standing, and then round by round."""
    names = [side.name for side in rules.table.sides]
    totals = [total - sum(score.sides[place].points for score in scores) for place, total in enumerate(last.totals)]
    bags = [side.tally.bags_before for side in scores[0].sides] if scores else list(last.bags)
    start = zip(names, totals, bags, strict=True)
    yield RoundAt(0, tuple(SideAt(side=name, total=total, bags=count) for name, total, count in start))
    for number, score in enumerate(scores, start=1):
        totals = [total + side.points for total, side in zip(totals, score.sides, strict=True)]
        sides = zip(names, score.sides, totals, strict=True)
        yield RoundAt(number, tuple(_side(name, side, total) for name, side, total in sides))


def _side(name: str, score: SideScore, total: int) -> SideAt:
    marks = [Mark(kind, line) for line in score.lines if (kind := _kind(line)) is not None]
    return SideAt(
        side=name,
        total=total,
        bags=score.bags,
        points=score.points,
        marks=tuple(marks),
    )


def _kind(line: ScoreLine) -> MarkKind | None:
    """Return what kind of thing a line of the score is, None for an ordinary one; the reason ids of nils end in what became of them."""
    if line.reason.endswith("nil-made"):
        return "nil-made"
    if line.reason.endswith("nil-failed"):
        return "nil-failed"
    return "penalty" if line.reason.endswith("-penalty") and line.points < 0 else None
