"""What is wrong in a frame of rounds, one by one or many rows at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import pandas

Array: TypeAlias = Any
PROBLEM_COLUMNS = ("row", "column", "value", "expected", "id")


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameProblem:
    """What is wrong in a frame.

    place: of the row, counted from 0; None for a heading.  column: its heading, or several.  value: what stands there; expected: what could.
    id: as in sheets (`sheets.SheetProblem`), `unknown-column` (expected: the nearest heading) or `repeated-column`; `unreadable`, `missing` or
    `needs-seats` (a sum that does not tell who took the tricks, which matters here); `too-many` or `too-few` tricks; `fact-missing`; `after-end`
    (of the first round behind the end of a match; value: how many there are); or the id of an error of the engine, such as `bid-not-in-rules`.
    """

    place: int | None
    column: str
    id: str
    value: str
    expected: str = ""


class Problems:
    """All that is wrong in a frame.

    >>> import pandas
    >>> problems = Problems()
    >>> problems.add(FrameProblem(place=None, column="x", id="unknown-column", value="x"))
    >>> problems.add_many([2, 0], "NS_tricks", "missing", ["", ""])
    >>> problems.to_frame(pandas.Index(["a", "b", "c"])).row.tolist()
    [None, 'a', 'c']
    """

    def __init__(self) -> None:
        self.single: list[FrameProblem] = []
        self.many: list[tuple[Array, str, str, Array, str]] = []

    def add(self, *problems: FrameProblem) -> None:
        """Add problems one by one."""
        self.single += problems

    def add_many(self, places: Array, column: str, id_: str, values: Array, expected: str = "") -> None:
        """Add one problem of many rows.  places: of the rows; values: what stands there."""
        if len(places):
            self.many.append((places, column, id_, values, expected))

    def to_frame(self, index: pandas.Index[Any]) -> pandas.DataFrame:
        """Return the problems as a table, those of headings first, the others by row.  index: of the frame."""
        import numpy
        import pandas

        places = [numpy.array([-1 if one.place is None else one.place for one in self.single], numpy.int64)]
        columns = {
            name: [numpy.array([getattr(one, name) for one in self.single], object)] for name in PROBLEM_COLUMNS[1:]
        }
        for rows, column, id_, values, expected in self.many:
            places.append(numpy.asarray(rows, numpy.int64))
            for name, cells in (("column", column), ("value", values), ("expected", expected), ("id", id_)):
                whole = numpy.empty(len(rows), object)
                whole[:] = cells
                columns[name].append(whole)
        every = numpy.concatenate(places)
        order = numpy.argsort(every, kind="stable")
        every = every[order]
        row = numpy.empty(len(every), object)
        row[every >= 0] = index.take(every[every >= 0]).astype(object)
        found: dict[str, Any] = {"row": pandas.Series(row, dtype=object)}
        for name, parts in columns.items():
            found[name] = pandas.array(numpy.concatenate(parts)[order], dtype="str")
        return pandas.DataFrame(found)
