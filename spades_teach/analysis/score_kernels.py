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

BLOCK = 16_384
"""Rows that are worked on at once."""

MANY = 2_000_000
"""Rows from which loading numba pays."""

MANY_LOADED = 50_000
"""Rows from which numba pays once it is loaded."""

NO_NUMBA = "SPADES_TEACH_NO_NUMBA"
"""Set to anything in the environment: numpy alone does the work."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SideColumns:
    """What a side came to, a row for each round: points of the round, bags carried and total after it."""

    points: Column
    bags: Column
    total: Column


def outcomes(bids: Sequence[Column], taken: Sequence[Column], bits: tuple[int, int]) -> Column:
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
    columns = [*((column, bits[0]) for column in bids), *((column, bits[1]) for column in taken)]
    for begin in range(0, len(found), BLOCK):
        part: Column = found[begin : begin + BLOCK]
        part[:] = columns[0][0][begin : begin + BLOCK]
        shift = columns[0][1]
        for column, wide in columns[1:]:
            part |= column[begin : begin + BLOCK].astype(kind) << kind(shift)
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
        bags=numpy.empty(rows, numpy.int16 if loads.limit and bags < 2**14 else numpy.int64),
        total=numpy.empty(rows, numpy.int64),
    )
    run = _runner(rows, engine)
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
            part = part[~table.known[part]]
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


def _runner(rows: int, engine: Engine) -> Callable[..., None]:
    if engine == "numpy" or (engine == "auto" and (rows < MANY_LOADED or NO_NUMBA in os.environ)):
        return _by_columns
    if engine == "auto" and rows < MANY and not _compiled.cache_info().currsize:
        return _by_columns
    return _compiled() or _by_columns


@cache
def _compiled() -> Callable[..., None] | None:
    """Return the loop over rows as numba compiles it, None where numba is absent or fails."""
    import numpy

    try:
        import numba

        run: Callable[..., None] = numba.njit(cache=True, nogil=True)(_by_rows)
        nothing = numpy.zeros(0, numpy.int16)
        run(
            numpy.zeros(0, numpy.uint16), numpy.zeros(0, bool), numpy.zeros(1, numpy.int32), 10, 100,
            numpy.zeros(2, numpy.int64), 0, 0, nothing, nothing, numpy.zeros(0, numpy.int64),
        )  # fmt: skip
    except Exception:  # a compiler can fail in many ways, and numpy gives the same numbers
        return None
    return run


def _by_rows(
    places: Column, first: Column, packed: Column, limit: int, penalty: int, state: Column, bags_before: int,
    total_before: int, points: Column, bags: Column, total: Column,
) -> None:  # fmt: skip
    """Work through a block row by row; state: bags and total so far."""
    count, reached = state[0], state[1]
    for row in range(len(places)):
        if len(first) and first[row]:
            count, reached = bags_before, total_before
        entry = packed[places[row]]
        worth = entry >> 8
        count += entry & 255
        if limit:
            while count >= limit:
                count -= limit
                worth -= penalty
        reached += worth
        points[row] = worth
        bags[row] = count
        total[row] = reached
    state[0], state[1] = count, reached


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
