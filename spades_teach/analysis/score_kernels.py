"""Points, bags and totals of one side over many rounds, on columns of small integers.

Outcomes are gathered from the table of a side (`score_table`); bags and totals run on from round to round and begin anew with each match.  Rows
are worked through in blocks that fit a processor's cache, so that ten million need little more memory than what is answered.  numpy does it
alone; for many rows numba does, where it is installed and works, with the same numbers.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

if TYPE_CHECKING:
    from spades_teach.analysis.score_table import Loads, SideTable

Column: TypeAlias = Any
"""An array of numpy; mypy cannot follow its operators where small integers of several widths meet."""

Engine = Literal["auto", "numpy", "numba"]

BLOCK = 65_536
"""Rows that are worked on at once."""

MANY = 2_000_000
"""Rows from which loading numba pays."""

MANY_LOADED = 50_000
"""Rows from which numba pays once it is loaded."""

_EXACT = 2**13
"""Bags of a load, and bags from before, with which the loop of numba reckons exactly."""

NO_NUMBA = "SPADES_TEACH_NO_NUMBA"
"""Set to anything in the environment: numpy alone does the work."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SideColumns:
    """What a side came to, a row for each round: points of the round, bags carried and total after it."""

    points: Column
    bags: Column
    total: Column


def outcomes(
    bids: Sequence[Column], taken: Sequence[Column], bits: tuple[int, int], *, engine: Engine = "auto"
) -> Column:
    """Return the outcomes of a side, as `SideTable` numbers them, from a column of codes and one of tricks for each seat, in uint8.

    bits: of a bid's code and of a number of tricks.

    >>> import numpy
    >>> column = lambda *values: numpy.array(values, numpy.uint8)
    >>> outcomes([column(3), column(4)], [column(5), column(4)], (4, 4)).tolist()
    [17731]
    """
    import numpy

    width = (bits[0] + bits[1]) * len(bids)
    kind = numpy.uint16 if width <= 16 else numpy.uint32 if width <= 32 else numpy.int64
    found: Column = numpy.empty(len(bids[0]), kind)
    add = _loops(len(found), engine).add
    columns = [*((column, bits[0]) for column in bids), *((column, bits[1]) for column in taken)]
    for begin in range(0, len(found), BLOCK):
        part: Column = found[begin : begin + BLOCK]
        part[:] = columns[0][0][begin : begin + BLOCK]
        shift = columns[0][1]
        for column, wide in columns[1:]:
            add(part, column[begin : begin + BLOCK], kind(shift))
            shift += wide
    return found


def run_side(
    table: SideTable,
    found: Column,
    *,
    first: Column | None = None,
    bags: int = 0,
    total: int = 0,
    engine: Engine = "auto",
) -> SideColumns:
    """Score a side over many rounds.

    found: its outcomes, each of which stands in the table.  first: True where a match begins; the first row always does.
    bags, total: from before, of every match.
    """
    import numpy

    packed, place_of = _packed(table)
    loads, rows = table.loads, len(found)
    answer = SideColumns(
        points=numpy.empty(rows, _points_kind(packed, loads)),
        bags=numpy.empty(rows, numpy.int16 if 0 < loads.limit < _EXACT > bags else numpy.int64),
        total=numpy.empty(rows, numpy.int64),
    )
    run = _loops(rows, engine if max(loads.limit, bags) < _EXACT else "numpy").run
    state = numpy.array([bags, total], numpy.int64)
    for begin in range(0, rows, BLOCK):
        part = slice(begin, begin + BLOCK)
        starts = numpy.zeros(0, bool) if first is None else first[part]
        run(
            place_of(found[part]), starts, packed, loads.limit, loads.penalty, state, bags, total,
            answer.points[part], answer.bags[part], answer.total[part],
        )  # fmt: skip
    return answer


def unknown(table: SideTable, found: Column) -> list[int]:
    """Return the outcomes among these that were never asked, each once."""
    import numpy

    new: set[int] = set()
    for begin in range(0, len(found), BLOCK):
        part = found[begin : begin + BLOCK]
        if table.is_array:
            seen = table.known[part]
            if seen.all():
                continue
            part = part[~seen]
        new.update(numpy.unique(part).tolist() if len(part) else ())
    return sorted(new if table.is_array else new.difference(table.entries))


def _packed(table: SideTable) -> tuple[Column, Callable[[Column], Column]]:
    """Return points and bags of the outcomes, packed, and how an outcome is found among them."""
    import numpy

    from spades_teach.analysis.score_table import Entry

    if table.is_array:
        return table.packed, lambda found: found
    entries = sorted(table.entries.items()) or [(0, Entry())]
    numbers = numpy.array([outcome for outcome, _ in entries], numpy.int64)
    packed = numpy.array([entry.points * 256 + entry.bags for _, entry in entries], numpy.int32)
    return packed, lambda found: numpy.searchsorted(numbers, found)


def _points_kind(packed: Column, loads: Loads) -> type:
    import numpy

    most = max(-int(packed.min()), int(packed.max())) // 256 + 1 + loads.penalty * (256 // max(loads.limit, 1) + 1)
    return numpy.int16 if most < 2**15 else numpy.int32


@dataclass(frozen=True, slots=True, kw_only=True)
class _Loops:
    """The work on a block.  run: from outcomes to points, bags and totals.  add: one more column into outcomes."""

    run: Callable[..., None]
    add: Callable[..., None]


def _loops(rows: int, engine: Engine) -> _Loops:
    by_numpy = _Loops(run=_by_columns, add=_add_column)
    if engine == "numpy" or (engine == "auto" and (rows < MANY_LOADED or NO_NUMBA in os.environ)):
        return by_numpy
    if engine == "auto" and rows < MANY and not _compiled.cache_info().currsize:
        return by_numpy
    return _compiled() or by_numpy


@cache
def _compiled() -> _Loops | None:
    """Return the loops over rows as numba compiles them, None where numba is absent or fails."""
    import numpy

    try:
        import numba

        compiled = numba.njit(cache=True, nogil=True)
        loops = _Loops(run=compiled(_by_rows), add=compiled(_add_row_by_row))
        nothing, codes = numpy.zeros(0, numpy.int16), numpy.zeros(0, numpy.uint16)
        loops.add(codes, numpy.zeros(0, numpy.uint8), numpy.uint16(4))
        loops.run(
            codes, numpy.zeros(0, bool), numpy.zeros(1, numpy.int32), 10, 100, numpy.zeros(2, numpy.int64), 0, 0,
            nothing, nothing, numpy.zeros(0, numpy.int64),
        )  # fmt: skip
    except Exception:  # a compiler can fail in many ways, and numpy gives the same numbers
        return None
    return loops


def _add_column(part: Column, column: Column, shift: Any) -> None:
    part |= column.astype(part.dtype) << shift


def _add_row_by_row(part: Column, column: Column, shift: Any) -> None:
    for row in range(len(part)):
        part[row] |= column[row] << shift


def _by_rows(
    places: Column, first: Column, packed: Column, limit: int, penalty: int, state: Column, bags_before: int,
    total_before: int, points: Column, bags: Column, total: Column,
) -> None:  # fmt: skip
    """Work through a block row by row; state: bags and total so far.

    Loads are counted by a multiplication that stands for the division, exact up to `_EXACT`; so no row waits for the one before.
    """
    per_bag = (1 << 38) // limit + 1 if limit else 0
    count, reached = state[0], state[1]
    paid = 0
    for row in range(len(places)):
        if len(first) and first[row]:
            count, reached, paid = bags_before, total_before, 0
        entry = packed[places[row]]
        count += entry & 255
        loads = (count * per_bag) >> 38
        worth = (entry >> 8) - penalty * (loads - paid)
        paid = loads
        reached += worth
        points[row] = worth
        bags[row] = count - loads * limit
        total[row] = reached
    state[0], state[1] = count - paid * limit, reached


def _by_columns(
    places: Column, first: Column, packed: Column, limit: int, penalty: int, state: Column, bags_before: int,
    total_before: int, points: Column, bags: Column, total: Column,
) -> None:  # fmt: skip
    """Work through a block column by column; state: bags and total so far."""
    import numpy

    entries = packed[places]
    begins = numpy.flatnonzero(first) if len(first) else numpy.zeros(0, numpy.int64)
    wide = numpy.int32 if bags.dtype == numpy.int16 else numpy.int64
    added = entries & 255
    count: Column = numpy.cumsum(added, dtype=wide)
    begin_anew(count, added, begins, int(state[0]), bags_before)
    worth = entries >> 8
    if limit:
        loads = count // wide(limit)
        worth[1:] -= penalty * (loads[1:] - loads[:-1])
        worth[0] -= penalty * loads[0]
        if len(begins):
            again = begins[begins > 0]
            worth[again] -= penalty * loads[again - 1]
        count -= loads * wide(limit)
    points[:] = worth
    bags[:] = count
    reached = numpy.cumsum(worth, dtype=numpy.int64)
    begin_anew(reached, worth, begins, int(state[1]), total_before)
    total[:] = reached
    state[0], state[1] = count[-1], reached[-1]


def begin_anew(running: Column, added: Column, begins: Column, so_far: int, before: int) -> None:
    """Turn sums over a block into sums over each match: so_far, of the match that runs on from the block before; before, of every other."""
    import numpy

    if not len(begins):
        running += so_far
        return
    base = before - (running[begins] - added[begins])
    lengths = numpy.diff(numpy.append(begins, len(running)))
    running[: begins[0]] += so_far
    running[begins[0] :] += numpy.repeat(base, lengths)
