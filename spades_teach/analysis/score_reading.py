"""A DataFrame of rounds as columns of small integers: codes of bids and tricks of every seat, and what cannot be read.

Columns of numbers are taken as they are; of texts each different one is read once.  No row is looked at by itself unless it has facts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from spades_teach.analysis.columns import SEAT_KINDS, Columns, read_columns
from spades_teach.analysis.columns import Column as Heading
from spades_teach.analysis.frames import numbered
from spades_teach.analysis.round_facts import clock_of, plain_fact, seat_named, with_timeout
from spades_teach.analysis.score_problems import FrameProblem, Problems
from spades_teach.analysis.score_shares import shared_out
from spades_teach.analysis.score_table import RulesTable
from spades_teach.analysis.sheets import check_meant, plain_cell, read_bids, read_tricks
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.fact_notation import read_facts
from spades_teach.core.rules.facts import facts_read
from spades_teach.core.table import Seat, Side

if TYPE_CHECKING:
    import pandas

Array: TypeAlias = Any
"""An array of numpy; mypy cannot follow its operators where small integers of several widths meet."""

READ, EMPTY, WRONG, UNTOLD = range(4)
"""How a cell stands: read, empty, not readable, or a sum that does not tell whose tricks they are."""

_ID_OF = {EMPTY: "missing", WRONG: "unreadable", UNTOLD: "needs-seats"}
LONGEST_VALUE = 40


@dataclass(slots=True, kw_only=True)
class Reading:
    """The rounds of a frame.  bids, taken: by seat, in table order.  bad: rows that cannot be scored.  facts: by row, where any are told.

    resigned: who gave up after a row.
    """

    columns: Columns
    rows: int
    bids: list[Array]
    taken: list[Array]
    bad: Array | None = None
    facts: list[tuple[tuple[str, str | int], ...]] | None = None
    resigned: dict[int, Seat] = field(default_factory=dict)
    problems: Problems = field(default_factory=Problems)

    def mark(self, rows: Array) -> None:
        """Mark rows, by a mask or by their places, as ones that cannot be scored."""
        import numpy

        if self.bad is None:
            self.bad = numpy.zeros(self.rows, bool)
        self.bad[rows] = True

    def headings(self, kind: str) -> str:
        """Return the headings of all columns of a kind that tell bids or tricks."""
        return " ".join(column.heading for column in self.columns.known if column.kind == kind and column.by != "round")


def read_frame(frame: pandas.DataFrame, table: RulesTable) -> Reading:
    """Read the rounds of a frame.

    Raises SpadesError where no columns tell the bids and tricks of every side.
    """
    import numpy

    rules = table.rules
    columns = read_columns(frame.columns, rules)
    if not columns.has_sides:
        check_meant(columns)
        raise _no_columns(columns)
    rows = len(frame)
    seats = range(len(rules.table.seats))
    none = [numpy.zeros(rows, numpy.uint8) for _ in seats]
    reading = Reading(columns=columns, rows=rows, bids=list(none), taken=[*none])
    for each in columns.unknown:
        reading.problems.add(_of_heading(each.heading, "unknown-column", each.nearest))
    for repeated in columns.repeated:
        reading.problems.add(_of_heading(repeated.heading, "repeated-column"))
    for place, side in enumerate(rules.table.sides):
        _SideReader(frame, table, reading, place, side).read()
    _read_facts(frame, reading)
    _read_surrenders(frame, reading)
    return reading


def _of_heading(heading: str, id_: str, nearest: str = "") -> FrameProblem:
    return FrameProblem(place=None, column=heading, id=id_, value=heading, expected=nearest)


def _no_columns(columns: Columns) -> SpadesError:
    written = ", ".join([*(one.heading for one in columns.known), *(one.heading for one in columns.unknown)])[:80]
    sides = ", ".join(f"{side.name}_bid, {side.name}_tricks" for side in columns.rules.table.sides)
    missing = ", ".join(columns.missing)
    return SpadesError(
        f"no {missing} among the columns {written or '(none)'}; expected {sides}, or those of each seat",
        "frame-no-columns",
        value=written,
        expected=missing,
    )


@dataclass(frozen=True, slots=True)
class _Cells:
    """A column: for each row the number of what stands in it, and what that is.  The empty cell is number 0."""

    heading: Heading
    codes: Array
    texts: tuple[str, ...]

    @classmethod
    def of(cls, frame: pandas.DataFrame, heading: Heading) -> _Cells:
        import numpy

        series = frame.iloc[:, heading.place]
        codes, distinct = numbered(series)
        texts = [_text(value) for value in distinct]
        places = numpy.array([0, *(place + 1 if text else 0 for place, text in enumerate(texts))])
        return cls(heading, places[codes + 1], ("", *texts))


def _text(value: object) -> str:
    return "" if value is None else plain_cell(shown(value, str, longest=2 * LONGEST_VALUE))


def small_numbers(frame: pandas.DataFrame, heading: Heading, most: int) -> Array | None:
    """Return a column of whole numbers from 0 to the most as it stands, in uint8; None where it is anything else."""
    import numpy
    import pandas

    series = frame.iloc[:, heading.place]
    if not pandas.api.types.is_integer_dtype(series.dtype) or (
        pandas.api.types.is_extension_array_dtype(series.dtype) and series.hasnans
    ):
        return None
    values = series.to_numpy()
    if not len(values):
        return values.astype(numpy.uint8)
    if values.min() < 0 or values.max() > most:
        return None
    return values.view(numpy.uint8) if values.dtype == numpy.int8 else values.astype(numpy.uint8)


class _SideReader:
    """Reads bids and tricks of one side, from the columns of its seats, and where these are empty from its own."""

    def __init__(self, frame: pandas.DataFrame, table: RulesTable, reading: Reading, place: int, side: Side) -> None:
        self.frame, self.table, self.reading, self.place, self.side = frame, table, reading, place, side
        self.rules = table.rules
        self.seats = [self.rules.table.index(seat) for seat in side.seats]
        columns = reading.columns
        own = {kind: columns.of_side(side.name, kind) for kind in SEAT_KINDS}
        alone = len(side.seats) == 1  # the columns of its side are the seat's
        self.own = {} if alone else own
        self.of_seats = {
            kind: [own[kind]] if alone else [columns.of_seat(seat.value, kind) for seat in side.seats]
            for kind in SEAT_KINDS
        }

    def read(self) -> None:
        has_seats = all(None not in found for found in self.of_seats.values())
        has_own = bool(self.own) and None not in self.own.values()
        if has_seats and not has_own and self._read_numbers():
            return
        if not has_seats:
            self._read_own(slice(None))
            return
        status = self._read_seats()
        if has_own:
            import numpy

            empty = numpy.logical_and.reduce([one == EMPTY for one in status.values()])
            if empty.any():
                for one in status.values():
                    one[empty] = READ
                self._tell(status)
                self._read_own(numpy.flatnonzero(empty))
                return
        self._tell(status)

    def _read_numbers(self) -> bool:
        """Take the columns of the seats as they are, where all of them hold small numbers; tell whether they did."""
        most = self.rules.tricks
        found = {
            kind: [small_numbers(self.frame, heading, most) for heading in headings if heading is not None]
            for kind, headings in self.of_seats.items()
        }
        if any(column is None for columns in found.values() for column in columns):
            return False
        for seat, bids, taken in zip(self.seats, found["bid"], found["tricks"], strict=True):
            self.reading.bids[seat], self.reading.taken[seat] = bids, taken
        return True

    def _read_seats(self) -> dict[Heading, Array]:
        """Read the cells of the seats; return how those of each column stand."""
        status = {}
        for kind, write, into in (
            ("bid", self._bid_code, self.reading.bids),
            ("tricks", self._trick_count, self.reading.taken),
        ):
            for seat, alone, heading in zip(self.seats, self.side.seats, self.of_seats[kind], strict=True):
                assert heading is not None
                cells = _Cells.of(self.frame, heading)
                into[seat], status[heading] = _looked_up(cells, partial(write, alone))
        return status

    def _bid_code(self, seat: Seat, text: str) -> int | None:
        bids = read_bids(text, Side(seat.value, (seat,)), self.rules)
        return self.table.codes.code_of.get(bids[0]) if isinstance(bids, tuple) else None

    def _trick_count(self, seat: Seat, text: str) -> int | None:
        taken = read_tricks(text)
        return taken if isinstance(taken, int) and taken <= self.rules.tricks else None

    def _read_own(self, rows: Array) -> None:
        """Read the cells of the side in some rows, each different pair of them once."""
        import numpy

        bid_heading, tricks_heading = self.own["bid"], self.own["tricks"]
        if bid_heading is None or tricks_heading is None:  # some seats have columns, and the side has none
            return
        bids, tricks = _Cells.of(self.frame, bid_heading), _Cells.of(self.frame, tricks_heading)
        width = len(tricks.texts)
        pairs = bids.codes[rows] * width + tricks.codes[rows]
        size = len(bids.texts) * width
        values = numpy.zeros((2 * len(self.seats), size), numpy.uint8)
        status = numpy.zeros((2, size), numpy.uint8)
        for pair in numpy.unique(pairs).tolist():
            share, status[:, pair] = self._pair(bids.texts[pair // width], tricks.texts[pair % width])
            values[:, pair] = share
        for number, seat in enumerate(self.seats):
            self.reading.bids[seat] = self.reading.bids[seat].copy()
            self.reading.bids[seat][rows] = values[number][pairs]
            self.reading.taken[seat] = self.reading.taken[seat].copy()
            self.reading.taken[seat][rows] = values[len(self.seats) + number][pairs]
        for heading, found in zip((bid_heading, tricks_heading), status, strict=True):
            whole = numpy.zeros(self.reading.rows, numpy.uint8)
            whole[rows] = found[pairs]
            self._tell({heading: whole})

    def _pair(self, bid: str, tricks: str) -> tuple[list[int], tuple[int, int]]:
        """Read a bid and tricks of a side: codes and tricks of its seats, and how the two cells stand."""
        nothing = [0] * (2 * len(self.seats))
        made, took = read_bids(bid, self.side, self.rules), read_tricks(tricks)
        good_bids = made is not None and (
            not isinstance(made, tuple) or all(one in self.table.codes.code_of for one in made)
        )
        good_tricks = _is_possible(took, len(self.seats), self.rules.tricks)
        stands = (
            EMPTY if not bid else READ if good_bids else WRONG,
            EMPTY if not tricks else READ if good_tricks else WRONG,
        )
        if stands != (READ, READ) or made is None or took is None:
            return nothing, stands
        share = shared_out(self.table, self.place, made, took)
        if share is None:
            return nothing, (READ, UNTOLD) if isinstance(took, int) else (UNTOLD, READ)
        return [*(self.table.codes.code_of[one] for one in share[0]), *share[1]], stands

    def _tell(self, status: dict[Heading, Array]) -> None:
        """Tell the cells that could not be read, and mark their rows."""
        for heading, stands in status.items():
            if not stands.any():
                continue
            self.reading.mark(stands.nonzero()[0])
            series = self.frame.iloc[:, heading.place]
            for kind, id_ in _ID_OF.items():
                rows = (stands == kind).nonzero()[0]
                cells = [] if kind == EMPTY else series.iloc[rows].tolist()
                values = [shown(cell, str, longest=LONGEST_VALUE) for cell in cells] or [""] * len(rows)
                expected = self._of_seats if kind == UNTOLD else self._expected(heading.kind)
                self.reading.problems.add_many(rows, heading.heading, id_, values, expected)

    @property
    def _of_seats(self) -> str:
        """Return how the cell of a side tells its seats apart."""
        return "+".join(seat.value for seat in self.side.seats)

    def _expected(self, kind: str) -> str:
        if kind == "tricks":
            return f"0-{self.rules.tricks}"
        others = [bid.name for bid in self.table.codes.bids if not bid.is_number]
        return ", ".join((f"1-{self.rules.tricks}", *others))


def _looked_up(cells: _Cells, read: Callable[[str], int | None]) -> tuple[Array, Array]:
    """Read each different text of a column once: numbers by row, and how the cells stand."""
    import numpy

    found = [read(text) if text else None for text in cells.texts]
    values = numpy.array([0 if one is None else one for one in found], numpy.uint8)
    status = numpy.array(
        [EMPTY if not text else WRONG if one is None else READ for text, one in zip(cells.texts, found, strict=True)],
        numpy.uint8,
    )
    return values[cells.codes], status[cells.codes]


def _is_possible(taken: tuple[int, ...] | int | None, seats: int, most: int) -> bool:
    if isinstance(taken, tuple):
        return len(taken) == seats and sum(taken) <= most
    return taken is not None and taken <= most


def _read_facts(frame: pandas.DataFrame, reading: Reading) -> None:
    """Read what is told besides bids and tricks, row by row where anything is; `timeout` is a fact where the rules have a clock."""
    rules = reading.columns.rules
    names = {fact.name for fact in facts_read(rules)} | ({"timeout"} if clock_of(rules) is not None else set())
    told = [_Cells.of(frame, column) for column in reading.columns.known if column.kind in names]
    told = [cells for cells in told if cells.codes.any()]
    if not told:
        return
    reading.facts = [()] * reading.rows
    timed = any(cells.heading.kind == "timeout" for cells in told)
    known: dict[tuple[int, ...], tuple[tuple[str, str | int], ...] | None] = {}
    for row, codes in enumerate(zip(*(cells.codes.tolist() for cells in told), strict=True)):
        if codes not in known:
            words = [_fact(cells.heading, cells.texts[code]) for cells, code in zip(told, codes, strict=True) if code]
            known[codes] = _facts(words, reading, timed=timed)
        facts = known[codes]
        if facts is None:
            reading.mark(row)
            reading.problems.add(*_wrong_facts(row, told, codes, reading))
        else:
            reading.facts[row] = facts


def _fact(heading: Heading, text: str) -> str:
    value = plain_fact(text)
    return f"{heading.owner}.{heading.kind}={value}" if heading.owner else f"{heading.kind}={value}"


def _facts(words: Sequence[str], reading: Reading, *, timed: bool = False) -> tuple[tuple[str, str | int], ...] | None:
    """Read the facts of a row, None where that cannot be.  timed: whether it is told of each row if the time was up in it."""
    rules = reading.columns.rules
    up = [word.removeprefix("timeout=") for word in words if word.startswith("timeout=")]
    try:
        facts = read_facts(" ".join(word for word in words if not word.startswith("timeout=")), rules)
        return with_timeout(facts, up[0] if up else "", rules) if timed or up else facts
    except SpadesError:
        return None


def _wrong_facts(row: int, told: Sequence[_Cells], codes: Sequence[int], reading: Reading) -> list[FrameProblem]:
    """Return the facts of a row that cannot be read, all of them where they only go not together."""
    cells = [(one.heading, one.texts[code]) for one, code in zip(told, codes, strict=True) if code]
    alone = [(heading, text) for heading, text in cells if _facts([_fact(heading, text)], reading) is None]
    return [
        FrameProblem(place=row, column=heading.heading, id="unreadable", value=text) for heading, text in alone or cells
    ]


def _read_surrenders(frame: pandas.DataFrame, reading: Reading) -> None:
    """Read who gave up after which row; nobody can where the rules do not have it, and a row that says so is wrong."""
    heading, rules = reading.columns.find("surrender"), reading.columns.rules
    if heading is None:
        return
    cells = _Cells.of(frame, heading)
    seats = [seat_named(text, rules) if text else None for text in cells.texts]
    known = rules.has("conduct.surrender")
    expected = " ".join(seat.value for seat in rules.table.seats) if known else ""
    for row in cells.codes.nonzero()[0].tolist():
        code = cells.codes[row]
        seat = seats[code] if known else None
        if seat is None:
            reading.mark(row)
            reading.problems.add(
                FrameProblem(
                    place=row, column=heading.heading, id="unreadable", value=cells.texts[code], expected=expected
                )
            )
        else:
            reading.resigned[row] = seat
