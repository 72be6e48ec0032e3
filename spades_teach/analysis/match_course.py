"""The course of a match: where every side stood after each round, and what marked it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from spades_teach.core.matches import Match
from spades_teach.core.rules.endings import ReachTarget
from spades_teach.core.rules.scoring import BagPenalty
from spades_teach.core.scores import ScoreLine, SideScore

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
    bid: str = ""  # 7, 3+nil
    tricks: int | None = None
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


def course_of(match: Match) -> Course:
    """Return the course of a match, from the standing it began at.

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
    return Course(
        rounds=tuple(_rounds(match)),
        target=next((ending.target for ending in rules.endings if isinstance(ending, ReachTarget)), None),
        limit=next((term.limit for term in rules.terms if isinstance(term, BagPenalty)), None),
        over=match.outcome.over,
        winner=match.winner,
    )


def _rounds(match: Match) -> Iterator[RoundAt]:
    names = [side.name for side in match.rules.table.sides]
    scored = [score.sides for score in match.scores]
    totals = [total - sum(sides[place].points for sides in scored) for place, total in enumerate(match.standing.totals)]
    bags = [side.tally.bags_before for side in scored[0]] if scored else list(match.standing.bags)
    yield RoundAt(
        0, tuple(SideAt(side=name, total=totals[place], bags=bags[place]) for place, name in enumerate(names))
    )
    for number, sides in enumerate(scored, start=1):
        totals = [total + side.points for total, side in zip(totals, sides, strict=True)]
        yield RoundAt(
            number, tuple(_side(name, side, totals[place]) for place, (name, side) in _numbered(names, sides))
        )


def _numbered(names: Sequence[str], sides: Sequence[SideScore]) -> Iterator[tuple[int, tuple[str, SideScore]]]:
    yield from enumerate(zip(names, sides, strict=True))


def _side(name: str, score: SideScore, total: int) -> SideAt:
    marks = [Mark(kind, line) for line in score.lines if (kind := _kind(line)) is not None]
    return SideAt(
        side=name,
        total=total,
        bags=score.bags,
        points=score.points,
        bid="+".join(bid.name for bid in score.tally.bids),
        tricks=sum(score.tally.taken),
        marks=tuple(marks),
    )


def _kind(line: ScoreLine) -> MarkKind | None:
    """Return what kind of thing a line of the score is, None for an ordinary one; the reason ids of nils end in what became of them."""
    if line.reason.endswith("nil-made"):
        return "nil-made"
    if line.reason.endswith("nil-failed"):
        return "nil-failed"
    return "penalty" if line.reason.endswith("-penalty") and line.points < 0 else None
