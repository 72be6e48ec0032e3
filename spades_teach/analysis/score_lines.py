"""The lines of many scores as columns: for each line its row, its side, its reason and its points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from spades_teach.core.rules.scoring import ScoreLine

if TYPE_CHECKING:
    import pandas

    from spades_teach.analysis.score_kernels import SideColumns
    from spades_teach.analysis.score_matches import Groups
    from spades_teach.analysis.score_rows import ScoredRow
    from spades_teach.analysis.score_table import RulesTable
    from spades_teach.core.rules.endings import Standing

Array: TypeAlias = Any
LINE_COLUMNS = ("row", "side", "reason", "points")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLines:
    """Works the lines of rows out from the tables of the sides, each different outcome once.

    found: the outcomes of each side, in the order of the matches.
    """

    table: RulesTable
    found: Sequence[Array]
    columns: Sequence[SideColumns]
    groups: Groups
    start: Standing

    def __call__(self, rows: Array) -> Lines:
        """Return the lines of these rows, in the order of the matches."""
        import numpy

        lines = Lines()
        for place, (side, found, columns) in enumerate(zip(self.table.sides, self.found, self.columns, strict=True)):
            carried = numpy.empty(len(found), numpy.int64)
            carried[1:] = columns.bags[:-1]
            carried[self.groups.starts] = self.start.bags[place]
            numbers, which = numpy.unique(found[rows], return_inverse=True)
            most = int(carried.max(initial=0)) + 1
            pairs, which = numpy.unique(which.reshape(-1) * most + carried[rows], return_inverse=True)
            scores = [side.score(int(numbers[pair // most]), pair % most).lines for pair in pairs.tolist()]
            lines.add(rows, place, which.reshape(-1), scores)
        return lines


@dataclass(frozen=True, slots=True, kw_only=True)
class RowLines:
    """Takes the lines of rows from their scores, in the order of the matches."""

    scored: Sequence[ScoredRow]

    def __call__(self, rows: Array) -> Lines:
        """Return the lines of these rows."""
        import numpy

        lines = Lines()
        scores = [score for row in rows.tolist() if (score := self.scored[row].score) is not None]
        for place in range(len(scores[0].sides) if scores else 0):
            lines.add(rows, place, numpy.arange(len(rows)), [score.sides[place].lines for score in scores])
        return lines


class Lines:
    """Lines in columns."""

    def __init__(self) -> None:
        self.reasons: dict[str, int] = {}
        self.parts: list[tuple[Array, Array, Array, Array]] = []

    def add(self, rows: Array, side: int, which: Array, scores: Sequence[Sequence[ScoreLine]]) -> None:
        """Add the lines of one side: each row has those of one of the scores, by its place."""
        import numpy

        counts = numpy.array([len(lines) for lines in scores], numpy.int64)
        every = [line for lines in scores for line in lines]
        reasons = numpy.array([self.reasons.setdefault(line.reason, len(self.reasons)) for line in every], numpy.int16)
        points = numpy.array([line.points for line in every], numpy.int64)
        lengths = counts[which] if len(counts) else numpy.zeros(len(rows), numpy.int64)
        begins = (numpy.cumsum(counts) - counts)[which] if len(counts) else lengths
        places = numpy.repeat(begins - numpy.cumsum(lengths) + lengths, lengths) + numpy.arange(int(lengths.sum()))
        sides = numpy.full(len(places), side, numpy.int8)
        self.parts.append((numpy.repeat(rows, lengths), sides, reasons[places], points[places]))

    def to_frame(self, groups: Groups, index: pandas.Index[Any], sides: Sequence[str]) -> pandas.DataFrame:
        """Return the lines as a table, by the rows of the frame.  index: of the frame."""
        import numpy
        import pandas

        empty = numpy.zeros(0, numpy.int64)
        columns = [numpy.concatenate(each) for each in zip(*self.parts, strict=True)] or [empty] * len(LINE_COLUMNS)
        rows, side, reason, points = columns
        places = rows if groups.order is None else groups.order[rows]
        order = numpy.lexsort((side, places))
        return pandas.DataFrame(
            {
                "row": index.take(places[order]),
                "side": pandas.Categorical.from_codes(side[order], pandas.Index(sides)),
                "reason": pandas.Categorical.from_codes(reason[order], pandas.Index(self.reasons, dtype=object)),
                "points": points[order],
            }
        )
