"""Walk down one side's column of a score sheet, round by round, and find where it leaves what it should be.

At every round several standings may be possible: an unreadable field leaves several open, and after a mistake the writer may have gone on from
the number that stands there, or from the right one.  A round is in order when it follows from any of them; so the consequences of a mistake are
not mistakes of their own, and a second mistake is found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from spades_teach.analysis.findings import SheetError
from spades_teach.analysis.sheet_ledger import Ledger, Way, Written
from spades_teach.core.errors import SpadesError
from spades_teach.core.reasons import Reason
from spades_teach.core.scores import SideScore

MOST_STATES = 2_000
"""Standings that are followed at once; a sheet that leaves more open is not followed further."""

MOST_STEPS = 20_000
"""Standings times ways to read a row that are worked out for one row; where there are more, the sheet is not followed further."""

ANY_BAGS = 10
"""Counts of bags with which a side may go on from a row that is passed over: 0 to 9."""

MOST_TRIED = 60
"""Ways to read a row that are tried when something is wrong in it."""


@dataclass(frozen=True, slots=True)
class State:
    """Where a side may stand after a round."""

    total: int
    bags: int


@dataclass(frozen=True, slots=True)
class Step:
    """A round by one way to read it, from one standing to the next."""

    before: State
    way: Way
    score: SideScore
    after: State


@dataclass(frozen=True, slots=True, kw_only=True)
class Slip:
    """One way in which a wrong number comes about.  bags: other counts of bags that its writer may have gone on with.

    rank: the smaller, the more plausible.
    """

    reason: Reason
    rank: int
    bags: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Mismatch:
    """A number that does not follow: what stands there, what should by this step, and how it may have come about."""

    kind: Literal["points", "bags", "total"]
    written: int
    expected: int
    step: Step
    slips: tuple[Slip, ...] = ()

    @property
    def rank(self) -> int:
        """How plausible its best slip is; the smaller, the more."""
        return self.slips[0].rank if self.slips else 1_000


FindSlips = Callable[[Ledger, int, int, Mismatch], tuple[Slip, ...]]


@dataclass(slots=True)
class Track:
    """What became of one side.

    steps: for each row those by which the sheet may have come about.  right: for each row the standings of a right sheet.
    lost: the row from which too much is open to follow the side further.
    """

    errors: list[SheetError] = field(default_factory=list)
    steps: list[tuple[Step, ...]] = field(default_factory=list)
    right: list[frozenset[State]] = field(default_factory=list)
    right_steps: list[tuple[Step, ...]] = field(default_factory=list)
    ends: frozenset[State] = frozenset()
    breaks: dict[int, frozenset[State]] = field(
        default_factory=dict
    )  # rows that cannot be scored: the standings before
    lost: int | None = None
    failed: Step | None = None  # by which the last wrong row was tried

    def alive(self) -> list[tuple[Step, ...]]:
        """Return for each row the steps on a way from the first round to the last."""
        found: list[tuple[Step, ...]] = []
        ends: frozenset[State] = self.ends
        for row, steps in reversed(list(enumerate(self.steps))):
            ends = self.breaks.get(row, ends)
            kept = tuple(step for step in steps if step.after in ends) if steps else ()
            found.append(kept)
            if steps:
                ends = frozenset(step.before for step in kept)
        return found[::-1]


def no_slips(_ledger: Ledger, _row: int, _place: int, _mismatch: Mismatch) -> tuple[Slip, ...]:
    """Look for no explanation of a wrong number: for whoever only counts mistakes."""
    return ()


def walk(
    ledger: Ledger,
    place: int,
    find_slips: FindSlips = no_slips,
    most: int | None = None,
    most_steps: int = MOST_STEPS,
) -> Track:
    """Follow one side down the sheet.

    most: stop after so many mistakes.  most_steps: how many steps of one row are worked out; a row that leaves more open is passed over where its
    total can be read, and ends the walk where it cannot.
    """
    walker = _Walker(ledger, place, find_slips, most_steps)
    for row in range(len(ledger.page.rounds)):
        walker.go(row)
        if most is not None and len(walker.track.errors) >= most:
            break
    walker.track.ends = frozenset(walker.live)
    return walker.track


class _Walker:
    """The walk so far: `live`, the standings that the sheet as written may have; `right`, those of a right sheet."""

    def __init__(self, ledger: Ledger, place: int, find_slips: FindSlips, most_steps: int) -> None:
        self.most_steps = most_steps
        self.ledger = ledger
        self.place = place
        self.find_slips = find_slips
        self.track = Track()
        before = ledger.page.before
        self.live: set[State] = {State(before.totals[place], before.bags[place])}
        self.right = set(self.live)
        self.open: list[int] = []  # errors that still bear on the totals

    def go(self, row: int) -> None:
        if self.track.lost is not None or self.ledger.page.is_empty(row, self.place):
            self._stay()
            return
        written = self.ledger.page.written[row][self.place]
        if self._goes_straight_on(row, written):
            return
        states = {**dict.fromkeys(self.live), **dict.fromkeys(self.right)}
        if len(states) * len(self.ledger.ways(row, self.place)) > self.most_steps:
            self._pass_over(row, written)
            return
        try:
            steps = list(self._steps(row, states))
        except SpadesError:
            steps = []
        if not steps:
            self._unscored(row, written)
            return
        fitting = [step for step in steps if not _mismatches(step, written)]
        if fitting:
            self._follow(row, written, fitting, steps)
        else:
            self._stumble(row, written, steps)
        if len(self.live) > MOST_STATES:
            self._lose(row)

    def _pass_over(self, row: int, written: Written) -> None:
        """Go on from the total that stands in a row of which too much is open, with any number of bags."""
        if written.total is None:
            self._lose(row)
        else:
            counts = range(ANY_BAGS) if written.bags is None else [written.bags]
            self.track.breaks[row] = frozenset(self.live)
            self.live = {State(written.total, bags) for bags in counts}
            self.right = set(self.live)
        self._stay()

    def _lose(self, row: int) -> None:
        """Follow the sheet no further: too much is open, and from here on nothing is known."""
        self.track.lost = row
        self.right = set()

    def _goes_straight_on(self, row: int, written: Written) -> bool:
        """Take the only step there is, when it fits: nearly always, and so done without more ado."""
        ways = self.ledger.ways(row, self.place)
        if len(ways) != 1 or len(self.live) != 1 or self.live != self.right:
            return False
        (state,) = self.live
        try:
            score = self.ledger.score(row, self.place, ways[0], state.bags, state.total)
        except SpadesError:
            return False
        points, total = score.points, state.total + score.points
        if (
            written.points not in (None, points)
            or written.bags not in (None, score.bags)
            or written.total not in (None, total)
        ):
            return False
        after = State(total, score.bags)
        step = (Step(state, ways[0], score, after),)
        self.live, self.right = {after}, {after}
        self.track.steps.append(step)
        self.track.right_steps.append(step)
        self.track.right.append(frozenset(self.right))
        return True

    def _stay(self) -> None:
        self.track.steps.append(())
        self.track.right_steps.append(())
        self.track.right.append(frozenset(self.right))

    def _steps(self, row: int, states: dict[State, None]) -> Iterator[Step]:
        for state in states:
            for way in self.ledger.ways(row, self.place):
                score = self.ledger.score(row, self.place, way, state.bags, state.total)
                yield Step(state, way, score, State(state.total + score.points, score.bags))

    def _follow(self, row: int, written: Written, fitting: list[Step], steps: list[Step]) -> None:
        """Go on from the standings that fit; the right sheet goes on beside them where it is another one."""
        settled = [step for step in fitting if step.before in self.right]
        carried = {step.way for step in fitting if step.before not in self.right}
        if self.open and settled and written.total is not None and carried <= {step.way for step in settled}:
            self._settle(row)
        ways = {step.way for step in fitting}
        onward = settled or [step for step in steps if step.before in self.right and step.way in ways]
        self.live = {step.after for step in fitting}
        self.right = {step.after for step in onward}
        self._note(fitting, onward)

    def _note(self, steps: Sequence[Step], onward: Sequence[Step]) -> None:
        self.track.steps.append(tuple(dict.fromkeys((*steps, *onward))))
        self.track.right_steps.append(tuple(onward))
        self.track.right.append(frozenset(self.right))

    def _settle(self, row: int) -> None:
        number = self.ledger.page.rounds[row].number
        for error in self.open:
            self.track.errors[error] = replace(self.track.errors[error], settled=number)
        self.open = []

    def _stumble(self, row: int, written: Written, steps: list[Step]) -> None:
        """Report what is wrong by the most plausible reading of the row, and go on both from what stands there and from what should."""
        found = [self._explained(row, step, written) for step in steps[:MOST_TRIED]]
        best = min(found, key=lambda each: (each[0].rank, len(each), each[0].step.before not in self.live))
        step = self.track.failed = best[0].step
        for mismatch in best:
            self._report(row, mismatch)
        onward = [other for other in steps if other.before in self.right and other.way == step.way]
        total = step.after.total if written.points is None else step.before.total + written.points
        total = total if written.total is None else written.total
        if any(other.after.total == total for other in onward):  # the total itself is right
            self._settle(row)
        counts = {step.after.bags, *(bags for mismatch in best for slip in mismatch.slips for bags in slip.bags)}
        counts = counts if written.bags is None else {written.bags}
        carried = [replace(step, after=State(total, bags)) for bags in sorted(counts)]
        self.right = {other.after for other in onward}
        self.live = {each.after for each in carried} | self.right
        self._note(carried, onward)

    def _explained(self, row: int, step: Step, written: Written) -> list[Mismatch]:
        return [
            replace(mismatch, slips=self.find_slips(self.ledger, row, self.place, mismatch))
            for mismatch in _mismatches(step, written)
        ]

    def _report(self, row: int, mismatch: Mismatch) -> None:
        where = self.ledger.page.rounds[row]
        cells = self.ledger.page.cells[row][self.place]
        self.open.append(len(self.track.errors))
        self.track.errors.append(
            SheetError(
                round=where.number,
                line=where.line,
                side=self.ledger.sides[self.place].name,
                kind=mismatch.kind,
                written=getattr(cells, mismatch.kind),
                expected=mismatch.expected,
                slips=tuple(slip.reason for slip in mismatch.slips),
            )
        )

    def _unscored(self, row: int, written: Written) -> None:
        """Report a bid that the rules do not have, and go on from what stands there."""
        where = self.ledger.page.rounds[row]
        cells = self.ledger.page.cells[row][self.place]
        self.track.errors.append(
            SheetError(
                round=where.number,
                line=where.line,
                side=self.ledger.sides[self.place].name,
                kind="bid",
                written=cells.bid,
                expected=None,
                slips=(Reason.of("slip-not-in-rules", written=cells.bid),),
            )
        )
        if written.total is not None:
            self.track.breaks[row] = frozenset(self.live)
            self.live = {State(written.total, written.bags or 0)}
            self.right = set(self.live)
        self._stay()


def _mismatches(step: Step, written: Written) -> list[Mismatch]:
    """Return what stands in a row and does not follow by a step; a total may follow from the points as written too."""
    found = []
    points = step.score.points
    if written.points not in (None, points):
        points = written.points or 0
        found.append(Mismatch(kind="points", written=points, expected=step.score.points, step=step))
    if written.bags not in (None, step.score.bags):
        found.append(Mismatch(kind="bags", written=written.bags or 0, expected=step.score.bags, step=step))
    if written.total not in (None, step.after.total, step.before.total + points):
        found.append(Mismatch(kind="total", written=written.total or 0, expected=step.after.total, step=step))
    return found
