"""Rows of many matches: which belong together, and where each match ends.

The outcome comes from `core.matches.outcome`.  Endings that call themselves quiet (`core.rules.endings`) spare it most rows; standings that are left
are judged once each.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from itertools import repeat
from typing import TYPE_CHECKING, Any, TypeAlias

from spades_teach.analysis.columns import Columns
from spades_teach.analysis.frames import numbered
from spades_teach.analysis.score_kernels import begin_anew
from spades_teach.core.matches import Outcome, outcome
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet

if TYPE_CHECKING:
    import pandas

Array: TypeAlias = Any

STATES = ("scored", "wrong", "waiting", "after-end")
"""Of a row: scored; wrong, so that it could not be; behind a wrong row of its match, where bags and totals are not known; behind the end."""

SCORED, WRONG, WAITING, AFTER_END = range(len(STATES))

JUDGED = 65_536
"""Rows that are looked through at once for the ends of matches."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Groups:
    """The matches of a frame.

    order: the places of the rows, match by match; None where they stand so already.  first: where a match begins, in that order; None for a
    single match.  starts: the places of these rows.
    """

    rows: int
    order: Array | None
    first: Array | None
    starts: Array

    def ordered(self, column: Array) -> Array:
        """Return a column in the order of the matches."""
        return column if self.order is None else column[self.order]

    def as_in_frame(self, column: Array) -> Array:
        """Return a column in the order of the frame."""
        if self.order is None:
            return column
        back = column.copy()
        back[self.order] = column
        return back

    def places(self, rows: Array) -> Array:
        """Return the places in the frame of rows in order."""
        return rows if self.order is None else self.order[rows]

    def place(self, row: int) -> int:
        """Return the place in the frame of a row in order."""
        return row if self.order is None else int(self.order[row])

    def match_of(self, rows: Array) -> Array:
        """Return the numbers of the matches that rows belong to."""
        return self.starts.searchsorted(rows, "right") - 1


def groups_of(frame: pandas.DataFrame, columns: Columns) -> Groups:
    """Read which rows belong to one match: those with the same value in the column `match`, all where there is none.

    >>> import pandas
    >>> from spades_teach.analysis.columns import read_columns
    >>> from spades_teach.core.variants import compose
    >>> frame = pandas.DataFrame({"match": ["b", "a", "b"]})
    >>> groups = groups_of(frame, read_columns(frame.columns, compose("standard")))
    >>> groups.order.tolist(), groups.first.tolist()
    ([0, 2, 1], [True, False, True])
    """
    import numpy
    import pandas

    rows, heading = len(frame), columns.find("match")
    if heading is None or not rows:
        return Groups(rows=rows, order=None, first=None, starts=numpy.zeros(min(rows, 1), numpy.int64))
    values = frame.iloc[:, heading.place]
    order = None
    codes = values.to_numpy()
    if codes.dtype.kind not in "iu":
        codes, _ = numbered(values)
    first = _changes(codes)
    starts = numpy.flatnonzero(first)
    if len(pandas.unique(codes[starts])) < len(starts):
        codes, _ = pandas.factorize(codes)
        order = numpy.argsort(codes, kind="stable")
        first = _changes(codes[order])
        starts = numpy.flatnonzero(first)
    return Groups(rows=rows, order=order, first=first, starts=starts)


def _changes(codes: Array) -> Array:
    import numpy

    first = numpy.ones(len(codes), bool)
    numpy.not_equal(codes[1:], codes[:-1], out=first[1:])
    return first


@dataclass(slots=True, kw_only=True)
class Verdicts:
    """How the match stands after each row.  winner: the place of a side, -1 for none.  reason: a place in `reasons`, -1 for none."""

    over: Array
    winner: Array
    reason: Array
    state: Array
    reasons: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, rows: int) -> Verdicts:
        """Return those of a match that goes on."""
        import numpy

        none = numpy.full(rows, -1, numpy.int8)
        return cls(over=numpy.zeros(rows, bool), winner=none, reason=none.copy(), state=numpy.zeros(rows, numpy.int8))

    def code_of(self, reason: str | None) -> int:
        """Return the number of a reason, a new one where it is new."""
        if reason is None:
            return -1
        if reason not in self.reasons:
            self.reasons.append(reason)
        return self.reasons.index(reason)

    def end_before(self, stands: Outcome) -> None:
        """Write that every match was over before its first row."""
        self.over[:], self.state[:] = True, AFTER_END
        self.winner[:] = -1 if stands.winner is None else stands.winner
        self.reason[:] = self.code_of(stands.reason)


class Judge:
    """Finds the ends of matches; standings that were judged are remembered, so that no two of the same are judged."""

    MOST = 500_000

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.known: dict[Any, int] = {}  # by standing, a place in `outcomes`
        self.outcomes: list[Outcome] = []
        self.counts_rounds = any(
            not hasattr(ending, "quiet") or ending.quiet(0, 0, 0) != ending.quiet(0, 0, 10**9)
            for ending in rules.endings
        )

    def judge(self, totals: list[Array], groups: Groups, bad: Array | None, before: Standing) -> Verdicts:
        """Judge every row, in the order of the matches.  totals: a column for each side.  bad: rows that could not be scored."""
        verdicts, ends, stands = Verdicts.of(groups.rows), _Ends.of(groups), outcome(self.rules, before)
        until = ends.stops if bad is None else _before_wrong(bad, groups, ends.stops)
        so_far = before.rounds
        for begin in range(0, 0 if stands.over else groups.rows, JUDGED):
            part = [column[begin : begin + JUDGED] for column in totals]
            rounds = self._rounds(groups, begin, len(part[0]), before.rounds, so_far)
            so_far = int(rounds[-1])
            rows = self._loud(part, rounds)
            matches = groups.match_of(rows + begin)
            open_ = (rows + begin < until[matches]) & (ends.row[matches] == groups.rows)
            rows, matches, each = rows[open_], matches[open_], 1
            while len(rows):
                chosen = _first_of_each(matches, each)
                self._judge_rows(rows[chosen], matches[chosen], part, rounds, begin, before, verdicts, ends)
                left = ~chosen & (ends.row[matches] == groups.rows)
                rows, matches, each = rows[left], matches[left], 2 * each
        ends.write(verdicts, groups)
        if stands.over:
            verdicts.end_before(stands)
        if bad is not None:
            verdicts.state[_ranges(until, ends.stops)] = WAITING
            verdicts.state[bad] = WRONG
        return verdicts

    def _rounds(self, groups: Groups, begin: int, rows: int, before: int, so_far: int) -> Array:
        """Return how many rounds were played after each row of a block, where any ending asks for that.

        so_far: in the match that runs on from the block before.
        """
        import numpy

        if not self.counts_rounds:
            return numpy.zeros(1, numpy.int64)
        rounds = numpy.arange(1, rows + 1)
        first = None if groups.first is None else groups.first[begin : begin + rows]
        begins = numpy.zeros(0, numpy.int64) if first is None else numpy.flatnonzero(first)
        begin_anew(rounds, numpy.ones_like(rounds), begins, so_far, before)
        return rounds

    def _loud(self, totals: list[Array], rounds: Array) -> Array:
        """Return the rows after which an ending may say something."""
        import numpy

        lowest, highest = reduce(numpy.minimum, totals), reduce(numpy.maximum, totals)
        loud = numpy.zeros(len(lowest), bool)
        for ending in self.rules.endings:
            quiet = ending.quiet(lowest, highest, rounds) if hasattr(ending, "quiet") else False
            loud |= numpy.logical_not(quiet)
        return numpy.flatnonzero(loud)

    def _judge_rows(
        self, rows: Array, matches: Array, totals: list[Array], rounds: Array, begin: int, before: Standing,
        verdicts: Verdicts, ends: _Ends,
    ) -> None:  # fmt: skip
        """Judge some rows of a block; write which matches have ended, and why others go on."""
        import numpy

        columns = [column[rows] for column in totals]
        if self.counts_rounds:
            columns.append(rounds[rows])
        codes = self._codes(columns, before)
        over, winner, reason = (each[codes] for each in self._verdicts(verdicts))
        ended, first = numpy.unique(matches[over], return_index=True)
        ends.row[ended] = rows[over][first] + begin
        ends.winner[ended], ends.reason[ended] = winner[over][first], reason[over][first]
        goes_on = rows + begin < ends.row[matches]
        verdicts.reason[rows[goes_on] + begin] = reason[goes_on]

    def _codes(self, columns: list[Array], before: Standing) -> Array:
        """Return for each standing the number of its outcome; a standing that is new is judged."""
        import numpy

        keys = _keys(columns)
        codes = numpy.fromiter(map(self.known.get, keys, repeat(-1)), numpy.int16, len(keys))
        new = numpy.flatnonzero(codes < 0)
        for place in new.tolist():
            code = self.known.get(keys[place])
            if code is None:
                code = self._judged([int(column[place]) for column in columns], before)
                self.known[keys[place]] = code
            codes[place] = code
        return codes

    def _judged(self, standing: list[int], before: Standing) -> int:
        if len(self.known) >= self.MOST:
            self.known.clear()
        sides = len(self.rules.table.sides)
        rounds = standing[sides] if self.counts_rounds else 1
        found = outcome(self.rules, Standing(tuple(standing[:sides]), (0,) * sides, rounds, before.minutes))
        if found not in self.outcomes:
            self.outcomes.append(found)
        return self.outcomes.index(found)

    def _verdicts(self, verdicts: Verdicts) -> tuple[Array, Array, Array]:
        """Return the outcomes met so far in columns: over, winner, reason."""
        import numpy

        winners = [-1 if one.winner is None else one.winner for one in self.outcomes]
        return (
            numpy.array([one.over for one in self.outcomes], bool),
            numpy.array(winners, numpy.int8),
            numpy.array([verdicts.code_of(one.reason) for one in self.outcomes], numpy.int8),
        )


def _keys(columns: list[Array]) -> list[Any]:
    """Return a key for each row of some columns: one number where two of them fit into it."""
    if len(columns) == 2 and all(-(2**30) < int(column.min()) and int(column.max()) < 2**30 for column in columns):
        numbers: list[Any] = (columns[0] * 2**32 + columns[1]).tolist()
        return numbers
    return list(zip(*(column.tolist() for column in columns), strict=True))


@dataclass(slots=True, kw_only=True)
class _Ends:
    """Where matches end.  stops: behind their last rows.  row: after which a match is over, the number of all rows where it is not."""

    stops: Array
    row: Array
    winner: Array
    reason: Array

    @classmethod
    def of(cls, groups: Groups) -> _Ends:
        import numpy

        matches = len(groups.starts)
        none = numpy.full(matches, -1, numpy.int8)
        stops = numpy.append(groups.starts[1:], groups.rows) if matches else groups.starts
        return cls(stops=stops, row=numpy.full(matches, groups.rows), winner=none, reason=none.copy())

    def write(self, verdicts: Verdicts, groups: Groups) -> None:
        """Write how matches stand from their ends on."""
        import numpy

        over = self.row < groups.rows
        if not over.any():
            return
        ends = numpy.minimum(self.row, self.stops)
        lengths = _woven(ends - groups.starts, self.stops - ends)
        verdicts.over = numpy.repeat(_woven(numpy.zeros(len(over), bool), over), lengths)
        verdicts.winner = numpy.repeat(_woven(numpy.full_like(self.winner, -1), self.winner), lengths)
        reason = numpy.repeat(_woven(numpy.full_like(self.reason, -1), self.reason), lengths)
        numpy.copyto(verdicts.reason, reason, where=verdicts.over)
        verdicts.state = verdicts.over * numpy.int8(AFTER_END)
        verdicts.state[self.row[over]] = SCORED


def _woven(one: Array, other: Array) -> Array:
    """Return two columns as one: the first of each, the second of each, and so on."""
    import numpy

    return numpy.stack((one, other), axis=1).reshape(-1)


def _before_wrong(bad: Array, groups: Groups, stops: Array) -> Array:
    """Return where the rows of each match end that count: at its first wrong one."""
    import numpy

    wrong = numpy.flatnonzero(bad)
    matches, first = numpy.unique(groups.match_of(wrong), return_index=True)
    until = stops.copy()
    until[matches] = wrong[first]
    return until


def _ranges(starts: Array, stops: Array) -> Array:
    """Return all places from each start to its stop."""
    import numpy

    lengths = stops - starts
    return numpy.repeat(starts - numpy.cumsum(lengths) + lengths, lengths) + numpy.arange(int(lengths.sum()))


def _first_of_each(matches: Array, each: int) -> Array:
    """Mark the first rows of each match, so many; the rows of a match stand together."""
    import numpy

    starts = numpy.flatnonzero(_changes(matches))
    lengths = numpy.diff(numpy.append(starts, len(matches)))
    return numpy.arange(len(matches)) - numpy.repeat(starts, lengths) < each
