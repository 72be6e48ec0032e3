"""Score sheets as people write them: a row for each round, every cell exactly as it stands.

A cell is read where it is needed, by `read_bids` and `read_tricks`, so that a sheet can hold what nobody can read and be judged all the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from spades_teach.analysis.columns import SEAT_KINDS, SIDE_KINDS, Column, Columns, headings, read_columns
from spades_teach.analysis.given import Rules, rules_of
from spades_teach.analysis.sheet_tables import Row, read_table, too_many
from spades_teach.core.arguments import checked
from spades_teach.core.bids import Bid, number
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Side
from spades_teach.i18n import ascii_digits

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

LONGEST_CELL = 60
"""Characters of a cell that are read as a bid or a number; more are no such thing."""

EXAMPLES: Mapping[str, tuple[str, str]] = {
    "bid": ("4, nil", "4+3, 3+nil, 7"),
    "tricks": ("5", "5+2, 7"),
    "points": ("-47", "-47"),
    "bags": ("3", "3"),
    "total": ("437", "437"),
}
"""What may stand in a cell: of a side of one seat, and of a larger one."""

HEADING_PROBLEMS = ("unknown-column", "repeated-column")
"""Problems that keep no round from being read."""

_TITLES = 10
"""Lines among which the heading is looked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetSide:
    """What stands in the row of a round for one side: texts as written, "" where nothing stands.

    bid, tricks: of both partners, `4+3`, or added up, `7`; cells of seats are joined by a plus in table order, `?` for an empty one.
    bags, total: carried and reached after the round.
    """

    bid: str = ""
    tricks: str = ""
    points: str = ""
    bags: str = ""
    total: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetRound:
    """A row.  number: the rounds of a sheet count from 1, whatever their cells say.  line: in the file, 1 is the heading.

    sides: by the names of the table.  others: what stands in the columns of the round and of facts, by their names (`dealer`, `N_reneges`).
    """

    number: int
    line: int
    sides: Mapping[str, SheetSide]
    others: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetProblem:
    """What a sheet cannot be read for.  line: 1 is the heading.  column: its heading.  value: what stands there.

    id: `unknown-column` (expected: the nearest one, or "") or `repeated-column` (it is not read a second time) in the heading; `unreadable`
    or `missing` (expected: what could stand there) in a cell.  reasons: of the rules, where they are against it.
    """

    line: int
    column: str
    id: str
    value: str
    expected: str = ""
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A score sheet.

    sides: of the table, in order.  names: what the sheet calls them.  problems: all of them, by line.
    headings: how its columns of sides are headed, by our names for them (`NS_bid`), as far as they are on it.
    """

    sides: tuple[str, ...]
    names: Mapping[str, str]
    rounds: tuple[SheetRound, ...]
    problems: tuple[SheetProblem, ...] = ()
    headings: Mapping[str, str] = field(default_factory=dict)

    def heading(self, side: str, kind: str) -> str:
        """Return how this sheet heads a column of a side, or would."""
        return self.headings.get(f"{side}_{kind}", f"{self.names[side]}_{kind}")


@dataclass(frozen=True, slots=True)
class SideSum:
    """The bids of a side added up: its number bids together, and the bids that are no numbers; who bid what is not told."""

    tricks: int
    others: tuple[Bid, ...] = ()

    def among(self, seats: int) -> tuple[Bid, ...]:
        """Return bids of so many seats that come to it, as even as can be, the higher ones first.

        >>> [bid.name for bid in SideSum(7).among(2)]
        ['4', '3']
        """
        sharing = seats - len(self.others)
        each, more = divmod(self.tricks, sharing)
        return (*(number(each + (place < more)) for place in range(sharing)), *self.others)


def plain_cell(text: str) -> str:
    """Return a cell in ASCII digits and small letters, without spaces around; a whole number of a spreadsheet without its `.0`.

    >>> plain_cell(" ۷٫۰ "), plain_cell("−12"), plain_cell("Blind Nil"), plain_cell("４＋３")
    ('7', '-12', 'blind nil', '4+3')
    """
    if len(text) > LONGEST_CELL:
        return text[: LONGEST_CELL + 1]
    plain = ascii_digits(unicodedata.normalize("NFKC", text)).strip().lower().replace("٫", ".")
    digits = "".join(str(int(sign)) if sign.isdecimal() else sign for sign in plain)
    return re.sub(r"^([+-]?[0-9]+)\.0+$", r"\1", digits.replace("\u2013", "-"))


def read_bids(text: str, side: Side, rules: RuleSet) -> tuple[Bid, ...] | SideSum | None:
    """Read the bids of a side: one per seat, or their sum; None when there is nothing, or nothing that can be read.

    A side of one seat has one bid.  A sum has at least one trick for each seat that bid a number.

    >>> from spades_teach.core.variants import compose
    >>> rules = compose("standard")
    >>> ns = rules.table.sides[0]
    >>> [bid.name for bid in read_bids("3 + Nil", ns, rules)], read_bids("7", ns, rules), read_bids("nil", ns, rules)
    (['3', 'nil'], SideSum(tricks=7, others=()), None)
    """
    plain = plain_cell(text)
    if not plain or len(plain) > LONGEST_CELL:
        return None
    bids = [_bid(part, rules) for part in _parts(plain)]
    read = tuple(bid for bid in bids if bid is not None)
    seats = len(side.seats)
    if len(read) == len(bids) == seats:
        return read
    if len(bids) > seats:
        return None
    return _sum(plain, seats, rules)


def read_tricks(text: str) -> tuple[int, ...] | int | None:
    """Read the tricks of a side: one number per seat, `5+0`, or their sum, `5`; None when it is neither.

    >>> read_tricks("5+0"), read_tricks("۵"), read_tricks("5.0"), read_tricks("?"), read_tricks("")
    ((5, 0), 5, 5, None, None)
    """
    parts = [plain_cell(part) for part in _parts(plain_cell(text))]
    if not all(re.fullmatch("[0-9]{1,3}", part) for part in parts):
        return None
    numbers = tuple(int(part) for part in parts)
    return numbers[0] if len(numbers) == 1 else numbers


def read_amount(text: str) -> int | None:
    """Read points, bags or a total: a whole number with or without a sign, thousands set apart or not; None when it is none.

    >>> read_amount("−47"), read_amount("1,234"), read_amount("+63.0"), read_amount("(12)"), read_amount("x")
    (-47, 1234, 63, -12, None)
    """
    plain = plain_cell(text)
    plain = re.sub(r"(?<=[0-9])[,\u066c'\u2019 ](?=[0-9]{3}(?![0-9]))", "", plain)
    plain = re.sub(r"^\((\s*[0-9]+\s*)\)$", r"-\1", plain)
    found = re.fullmatch(r"([+-]?)\s*([0-9]{1,18})", plain.strip())
    return int(found[1] + found[2]) if found else None


def _parts(plain: str) -> list[str]:
    return [part.strip() for part in re.split("[+&]", plain)]


def _bid(part: str, rules: RuleSet) -> Bid | None:
    name = plain_cell(part)
    for spelt in (name, re.sub(r"[\s_-]+", "-", name)):
        try:
            return rules.read_bid(spelt)
        except SpadesError:
            continue
    return None


def _sum(plain: str, seats: int, rules: RuleSet) -> SideSum | None:
    """Read numbers added up and the names of other bids; None where a part is neither, or the numbers are too few or too many."""
    tricks, others = 0, []
    for part in _parts(plain):
        cell = plain_cell(part)
        if re.fullmatch("[0-9]{1,3}", cell) and int(cell):
            tricks += int(cell)
        elif (bid := _bid(part, rules)) is not None and not bid.is_number:
            others.append(bid)
        else:
            return None
    sharing = seats - len(others)
    return SideSum(tricks, tuple(others)) if 0 < sharing <= tricks <= rules.tricks else None


# Whole sheets


@checked
def read_sheet(source: str | Path | bytes | Frame, rules: Rules = "standard") -> Sheet:
    r"""Read a score sheet: a row for each round, with the columns that `columns.py` lists, in any order.

    source: the text of a table of several lines, the path of a CSV, Excel or JSON file, what such a file holds, or a DataFrame.
    All that cannot be read is told in `problems`, and stays as it is written.
    Raises SpadesError where bids and tricks have no columns, for what is no table, and for more than 1000 rounds (those are for `score_frame`).

    >>> sheet = read_sheet("round;Us bid;Us tricks;Them bid;Them tricks\n1;4+3;8;nil+4;0+5\n")
    >>> sheet.rounds[0].sides["EW"].bid, dict(sheet.names), sheet.problems
    ('nil+4', {'NS': 'Us', 'EW': 'Them'}, ())
    """
    known = rules_of(rules)
    table = read_table(source)
    columns, heading, lines = _with_heading(table, known)
    _check_heading(columns)
    reader = _RowReader(known, columns)
    found = [reader.read(number + 1, line, cells) for number, (line, cells) in enumerate(lines)]
    while found and not any(map(_has_something, found[-1].sides.values())):
        found.pop()
    too_many(found)
    _check_one_match(found)
    problems = [*_heading_problems(columns, heading)]
    for each in found:
        problems += reader.problems(each)
    return Sheet(
        sides=tuple(side.name for side in known.table.sides),
        names=columns.names,
        rounds=tuple(found),
        problems=tuple(problems),
        headings={column.name: column.heading for column in columns.known if column.by == "side"},
    )


def _with_heading(table: list[Row], rules: RuleSet) -> tuple[Columns, int, list[Row]]:
    """Find the heading, above which a title may stand: its columns, its line, and the rows below it."""
    for place, (line, cells) in enumerate(table[:_TITLES]):
        columns = read_columns(cells, rules)
        if columns.has_sides:
            return columns, line, table[place + 1 :]
    line, cells = table[0] if table else (1, [])
    return read_columns(cells, rules), line, table[1:]


def _check_heading(columns: Columns) -> None:
    """Raise SpadesError where bids or tricks of a side have no column."""
    missing = columns.missing
    if not missing:
        return
    check_meant(columns)
    written = ", ".join(column.heading for column in columns.known) or ", ".join(
        column.heading for column in columns.unknown
    )
    raise SpadesError(
        f"no column {missing[0]!r}; expected a heading such as {','.join(headings(columns.rules, facts=False)[:3])!r}, ...",
        "sheet-no-columns",
        missing=missing[0],
        value=shown(written, str),
        expected=",".join(heading for heading in headings(columns.rules, facts=False) if _is_needed(heading)),
    )


def check_meant(columns: Columns) -> None:
    """Raise SpadesError for a heading that is not understood where the nearest one is missing."""
    meant = next((column for column in columns.unknown if column.nearest in columns.missing), None)
    if meant is not None:
        raise SpadesError(
            f"the heading {shown(meant.heading)} is not understood; write {meant.nearest!r}",
            "sheet-heading",
            value=shown(meant.heading, str),
            nearest=meant.nearest,
        )


def _is_needed(heading: str) -> bool:
    return heading == "round" or heading.endswith(SEAT_KINDS)


def _check_one_match(rounds: list[SheetRound]) -> None:
    matches = list(dict.fromkeys(each.others["match"] for each in rounds if each.others.get("match")))
    if len(matches) > 1:
        raise SpadesError(
            f"rounds of {len(matches)} matches; a sheet holds one, score_frame takes them all",
            "sheet-many-matches",
            matches=len(matches),
        )


def _heading_problems(columns: Columns, line: int) -> Iterator[SheetProblem]:
    for unknown in columns.unknown:
        yield SheetProblem(
            line=line, column=unknown.heading, id="unknown-column", value=unknown.heading, expected=unknown.nearest
        )
    for column in columns.repeated:
        yield SheetProblem(
            line=line, column=column.heading, id="repeated-column", value=column.heading, expected=column.name
        )


def _has_something(side: SheetSide) -> bool:
    return any((side.bid, side.tricks, side.points, side.bags, side.total))


class _RowReader:
    """Turns the cells of a row into what stands there for each side, and tells what cannot be read."""

    def __init__(self, rules: RuleSet, columns: Columns) -> None:
        self.rules = rules
        self.columns = columns
        of_sides = [self._columns_of(side, kind) for side in rules.table.sides for kind in SIDE_KINDS]
        used = {column.place for found in of_sides for column in found}
        self.others = [column for column in columns.known if column.place not in used and column.kind != "round"]

    def read(self, number: int, line: int, cells: list[str]) -> SheetRound:
        """Return the round that stands in a row."""
        sides = {
            side.name: SheetSide(**{kind: self._text(side, kind, cells) for kind in SIDE_KINDS})
            for side in self.rules.table.sides
        }
        others = {column.name: text for column in self.others if (text := _cell(cells, column))}
        return SheetRound(number=number, line=line, sides=sides, others=others)

    def problems(self, each: SheetRound) -> Iterator[SheetProblem]:
        """Yield what cannot be read in a row, and bids and tricks that are missing."""
        for side in self.rules.table.sides:
            for kind in SIDE_KINDS:
                text = str(getattr(each.sides[side.name], kind))
                heading = self.heading(side, kind)
                if not text and kind in SEAT_KINDS:
                    yield SheetProblem(
                        line=each.line,
                        column=heading,
                        id="missing",
                        value="",
                        expected=EXAMPLES[kind][len(side.seats) > 1],
                    )
                elif text and not self._is_read(text, kind, side):
                    yield SheetProblem(
                        line=each.line,
                        column=heading,
                        id="unreadable",
                        value=text,
                        expected=EXAMPLES[kind][len(side.seats) > 1],
                    )

    def heading(self, side: Side, kind: str) -> str:
        """Return how this sheet heads a column."""
        own = self.columns.of_side(side.name, kind)
        return own.heading if own else f"{self.columns.names[side.name]}_{kind}"

    def _columns_of(self, side: Side, kind: str) -> list[Column]:
        """Return the columns of the seats of a side, and its own."""
        of_seats = [self.columns.of_seat(seat.value, kind) for seat in side.seats]
        return [column for column in (*of_seats, self.columns.of_side(side.name, kind)) if column is not None]

    def _text(self, side: Side, kind: str, cells: list[str]) -> str:
        """Return what stands there for a side: the cells of its seats where one of them has something, else its own."""
        columns = [self.columns.of_seat(seat.value, kind) for seat in side.seats] if kind in SEAT_KINDS else []
        texts = [_cell(cells, column) for column in columns]
        if any(texts):
            return "+".join(text or "?" for text in texts)
        return _cell(cells, self.columns.of_side(side.name, kind))

    def _is_read(self, text: str, kind: str, side: Side) -> bool:
        if kind == "bid":
            return read_bids(text, side, self.rules) is not None
        if kind == "tricks":
            taken = read_tricks(text)
            return isinstance(taken, int) or (taken is not None and len(taken) == len(side.seats))
        return read_amount(text) is not None


def _cell(cells: list[str], column: Column | None) -> str:
    return cells[column.place].strip() if column is not None and column.place < len(cells) else ""
