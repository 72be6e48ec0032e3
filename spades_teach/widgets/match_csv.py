"""A match as CSV, as people keep it in a spreadsheet: a row for each round, seats or only sides.

| column                                  | what                                                                              |
|-----------------------------------------|-----------------------------------------------------------------------------------|
| `round`                                 | the number of the round; not read, rows count in their order                       |
| `dealer`                                | who deals it; of the first round read, the others follow clockwise                  |
| `N_bid`, `N_tricks`, ... for E, S and W | what a seat bid (a number, `nil`, `blind-nil`) and took; 0 tricks is written 0      |
| `NS_bid`, `NS_tricks`, `EW_...`         | the same of both partners; read only where the seats' columns of the row are empty  |
| `NS_points`, `NS_bags`, `NS_total`      | what the round came to, bags carried and total; read to be compared                 |
| `surrender`                             | in the last row: the seat that gave up after it                                    |
| `timeout`                               | where a clock runs: 1 in the row of the round in which the time was up             |

Columns may stand in any order and be missing; others are passed over.  Headings are read as in every score sheet (`analysis/columns.py`): other
spellings and other names of the sides are understood.  Commas, semicolons or tabs; digits of any script.  What cannot be right is told by line
and column, and stays on the sheet to be mended.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from spades_teach.analysis.columns import RESULTS, SEAT_KINDS, Columns, read_columns
from spades_teach.analysis.sheet_tables import is_workbook, read_table, separator_of
from spades_teach.core.bids import Bid
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.table import Seat
from spades_teach.i18n import ascii_digits, read_number
from spades_teach.widgets.door import LONGEST_TEXT
from spades_teach.widgets.match_sheet import MatchRow, MatchSheet, WorkedOut
from spades_teach.widgets.round_sheet import LONGEST, PLACES, PLACES_OF, SIDES, Entry

MANY_ROWS = 1000
"""More rounds than this are no evening, and would hold up a page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CsvProblem:
    """What is wrong in a cell: its line in the file (1 is the heading), its column, and what stands there.

    id: `unreadable` (expected: what could stand there), `missing`, `too-many` or `too-few` tricks (expected: those of a round), `refused` (a bid
    that the rules do not allow here), `needs-seats` (a side's bid that does not tell who bid what) or `differs` (expected: what it comes to).
    """

    line: int
    column: str
    id: str
    value: str
    expected: str


Cells = Mapping[str, str]


def columns(sheet: MatchSheet) -> tuple[str, ...]:
    """Return the names of all columns, in the order in which they are written."""
    seats = [f"{seat.value}_{kind}" for seat in sheet.rules.table.seats for kind in SEAT_KINDS]
    sides = [f"{side.name}_{kind}" for side in sheet.rules.table.sides for kind in (*SEAT_KINDS, *RESULTS)]
    clock = () if sheet.clock is None else ("timeout",)
    return ("round", "dealer", *seats, *sides, "surrender", *clock)


def match_rows(sheet: MatchSheet, worked: WorkedOut | None = None) -> list[dict[str, int | str | None]]:
    """Return the rounds as rows of values, None for what is not known; nil and the like by their names."""
    worked = worked or sheet.work_out()
    found: list[dict[str, int | str | None]] = []
    for number, (row, state) in enumerate(zip(sheet.rows, worked.rows, strict=True)):
        if row.is_empty and number == len(sheet.rows) - 1:
            continue
        values: dict[str, int | str | None] = dict.fromkeys(columns(sheet))
        values |= {"round": number + 1, "dealer": state.dealer.value}
        for place in PLACES:
            seat = row.sheet.seats[place].value
            if not row.sides_only:
                values |= {f"{seat}_{kind}": _value(row.sheet.entries[f"{kind}/{place}"]) for kind in SEAT_KINDS}
        for side in SIDES:
            name, place_number = row.sheet.side_name(side), row.sheet.side_number(side)
            values |= {f"{name}_bid": _side_bid(row, side), f"{name}_tricks": row.tricks_of(side)}
            if state.score is not None and state.after is not None:
                values[f"{name}_points"] = state.score.sides[place_number].points
                values[f"{name}_bags"] = state.after.bags[place_number]
                values[f"{name}_total"] = state.after.totals[place_number]
        if row.time_up:
            values["timeout"] = 1
        found.append(values)
    if found and sheet.surrendered is not None:
        found[-1]["surrender"] = sheet.surrendered.value
    return found


def write_csv(sheet: MatchSheet, worked: WorkedOut | None = None) -> str:
    """Write the rounds with a heading, commas between the columns."""
    out = io.StringIO()
    writer = csv.DictWriter(out, columns(sheet), lineterminator="\n")
    writer.writeheader()
    writer.writerows(match_rows(sheet, worked))
    return out.getvalue()


def csv_text(source: str | Path) -> str:
    """Return the text of a table: a text of several lines itself, else that of the file at a path, be it of a workbook.

    Raises SpadesError for no text.
    """
    if isinstance(source, str) and re.search(r"[\r\n]", source):
        return source
    name = shown(source, str)
    try:
        if is_workbook(source):
            return _as_text(read_table(Path(source)))
        with Path(source).open(encoding="utf-8") as file:
            text = file.read(LONGEST_TEXT + 1)
    except UnicodeDecodeError:
        raise SpadesError(
            f"{name!r} is no text in UTF-8; save the table as 'CSV UTF-8' and read that", "csv-no-text", value=name
        ) from None
    except SpadesError:
        raise
    except (OSError, ValueError) as error:  # ValueError: no file can have such a name
        why = getattr(error, "strerror", None) or str(error)
        raise SpadesError(
            f"cannot read the file {name!r} ({why}); give the path of a CSV file, or its text with line breaks",
            "csv-no-file",
            value=name,
            why=why,
        ) from None
    if len(text) > LONGEST_TEXT:
        raise SpadesError(
            f"{name!r} has more than {LONGEST_TEXT:,} characters; read a part of it", "csv-long-file", value=name
        )
    return text


def _as_text(rows: Iterable[tuple[int, list[str]]]) -> str:
    """Write rows as CSV, each on its line."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    written = 0
    for line, cells in rows:
        out.write("\n" * (line - written - 1))
        writer.writerow([" ".join(cell.split()) for cell in cells])
        written = line
    return out.getvalue()


def read_csv(text: str, sheet: MatchSheet) -> tuple[CsvProblem, ...]:
    """Write the rounds of a CSV text on a sheet, in place of what is there; return what is wrong with them, line by line.

    Raises SpadesError for a text without a heading that tells bids and tricks, and for one that is far too long.
    """
    table = _table(text)
    columns_read = read_columns(table[0][1] if table else (), sheet.rules)
    if not _tells_rounds(columns_read):
        raise SpadesError(
            "no columns of a match; expected a heading such as "
            "'round,N_bid,N_tricks,E_bid,E_tricks,S_bid,S_tricks,W_bid,W_tricks' or 'round,NS_bid,NS_tricks,EW_bid,EW_tricks'",
            "csv-no-columns",
            value=", ".join(filter(None, table[0][1] if table else ()))[:80],
        )
    if len(table) > MANY_ROWS:
        raise SpadesError(
            f"{len(table) - 1} rounds; a sheet takes up to {MANY_ROWS}", "csv-too-long", value=len(table) - 1
        )
    names = {column.place: column.name for column in (*columns_read.known, *columns_read.repeated)}
    lines: list[tuple[int, Cells]] = [
        (line, {names[place]: cell for place, cell in enumerate(cells) if place in names}) for line, cells in table[1:]
    ]
    written = [_read_row(line, cells, sheet) for line, cells in lines]
    problems = [problem for _, found in written for problem in found]
    sheet.rows = [row for row, _ in written]
    if lines:
        problems += _read_dealer(*lines[0], sheet)
        problems += _read_surrender(*lines[-1], sheet)
    sheet.settle()
    problems += _compared(lines, sheet, {problem.line for problem in problems})
    return tuple(sorted(problems, key=lambda problem: problem.line))


def _value(entry: Entry) -> int | str | None:
    value = entry.value
    if isinstance(value, Bid) and value.is_whole:
        return value.tricks
    return value if isinstance(value, int) else entry.text or None


def _side_bid(row: MatchRow, side: str) -> int | str | None:
    """Write what a side bid: 7, or 3+nil."""
    bids = row.bids_of(side)
    if None in bids:
        return None
    numbers = [bid.tricks for bid in bids if bid is not None and bid.is_whole]
    others = [bid.name for bid in bids if bid is not None and not bid.is_whole]
    return "+".join([str(sum(numbers)), *others]) if others else sum(numbers)


# Reading


def _table(text: str) -> list[tuple[int, list[str]]]:
    """Cut a text into rows of cells, each with its line; lines without any cell are passed over."""
    if "\0" in text:
        raise SpadesError(
            "the table holds NUL, which no text has; save it as 'CSV UTF-8' and read that", "csv-no-text", value="NUL"
        )
    plain = re.sub("\r\n?", "\n", text.removeprefix("\ufeff"))
    try:
        reader = csv.reader(io.StringIO(plain), delimiter=separator_of(plain))
        return [(reader.line_num, cells) for cells in reader if any(cell.strip() for cell in cells)]
    except csv.Error as error:
        raise SpadesError(f"this is no CSV ({error}); expected rows of cells", "csv-no-columns", value="") from None


def _tells_rounds(columns_read: Columns) -> bool:
    table = columns_read.rules.table
    seats = [("seat", seat.value) for seat in table.seats]
    sides = [("side", side.name) for side in table.sides]
    known = {(column.by, column.owner, column.kind) for column in columns_read.known}
    return any(all((*owner, kind) in known for owner in each for kind in SEAT_KINDS) for each in (seats, sides))


def _read_row(line: int, cells: Cells, sheet: MatchSheet) -> tuple[MatchRow, list[CsvProblem]]:
    row = sheet.new_row()
    row.time_up = sheet.clock is not None and cells.get("timeout", "").strip() not in ("", "0")
    seats = {f"{row.sheet.seats[place].value}_{kind}": f"{kind}/{place}" for kind in SEAT_KINDS for place in PLACES}
    if any(cells.get(column, "").strip() for column in seats):
        row.write({field: cells.get(column, "") for column, field in seats.items()})
        return row, [
            CsvProblem(line=line, column=column, id="unreadable", value=typed, expected=_range(row, field))
            for column, field in seats.items()
            if (typed := row.sheet.entries[field].typed)
        ]
    row.sides_only = True
    problems: list[CsvProblem] = []
    for side in SIDES:
        for kind in SEAT_KINDS:
            column = f"{row.sheet.side_name(side)}_{kind}"
            problems += _read_side_cell(line, column, cells.get(column, ""), row, kind, side)
    return row, problems


def _read_side_cell(line: int, column: str, text: str, row: MatchRow, kind: str, side: str) -> Iterator[CsvProblem]:
    """Share a side's number between its partners; what cannot be shared stays as it was typed."""
    plain = ascii_digits(text).strip()
    if not plain:
        return
    number, first = read_number(plain), f"{kind}/{PLACES_OF[side][0]}"
    most = row.sheet.rules.tricks
    least = 2 if kind == "bid" else 0
    if number is None or not least <= number <= most:
        row.sheet.entries[first] = Entry(typed=plain[:LONGEST])
        special = kind == "bid" and (number in (0, 1) or any(sign.isalpha() for sign in plain))
        yield CsvProblem(
            line=line,
            column=column,
            id="needs-seats" if special else "unreadable",
            value=plain[:LONGEST],
            expected=f"{least}-{most}",
        )
        return
    shares = (number - number // 2, number // 2)
    row.write({f"{kind}/{place}": str(share) for place, share in zip(PLACES_OF[side], shares, strict=True)})


def _range(row: MatchRow, field: str) -> str:
    least, most = row.sheet.range_of(field)
    return f"{least}-{most}"


def _read_dealer(line: int, cells: Cells, sheet: MatchSheet) -> Iterator[CsvProblem]:
    dealer, problem = _read_seat(line, "dealer", cells, sheet)
    if dealer is not None:
        sheet.first_dealer = dealer
    yield from problem


def _read_surrender(line: int, cells: Cells, sheet: MatchSheet) -> Iterator[CsvProblem]:
    sheet.surrendered, problem = _read_seat(line, "surrender", cells, sheet)
    if sheet.surrendered is not None and not sheet.knows_surrender:
        sheet.surrendered = None
    yield from problem


def _read_seat(line: int, column: str, cells: Cells, sheet: MatchSheet) -> tuple[Seat | None, list[CsvProblem]]:
    text = cells.get(column, "").strip()
    if not text:
        return None, []
    try:
        return sheet.rules.table.read_seat(text.upper()), []
    except SpadesError:
        seats = " ".join(seat.value for seat in sheet.rules.table.seats)
        return None, [CsvProblem(line=line, column=column, id="unreadable", value=text[:LONGEST], expected=seats)]


def _compared(lines: list[tuple[int, Cells]], sheet: MatchSheet, told: set[int]) -> Iterator[CsvProblem]:
    """Tell what keeps a row from being scored, and results that are not what the row comes to."""
    rows = {row["round"]: row for row in match_rows(sheet)}
    worked = sheet.work_out()
    for number, (line, cells) in enumerate(lines):
        if number >= len(worked.rows):  # an empty row at the end
            continue
        state, row = worked.rows[number], sheet.rows[number]
        if state.state == "scored":
            yield from _differences(line, cells, rows[number + 1])
        elif state.state in ("open", "waiting") and line not in told and (problem := row.sheet.problem) is not None:
            field = problem.fields[0]
            amounts = {"too-many": problem.tricks, "too-few": -problem.tricks}
            total = sheet.rules.tricks + amounts.get(problem.id, 0)
            yield CsvProblem(
                line=line,
                column=_name_of(field, row),
                id=problem.id,
                value=str(total) if problem.id in amounts else row.sheet.entries[field].text,
                expected=str(sheet.rules.tricks) if problem.id in amounts else _range(row, field),
            )


def _name_of(field: str, row: MatchRow) -> str:
    kind, _, place = field.partition("/")
    if row.sides_only:
        side = next(side for side in SIDES if place in PLACES_OF[side])
        return f"{row.sheet.side_name(side)}_{kind}"
    return f"{row.sheet.seats[place].value}_{kind}"


def _differences(line: int, cells: Cells, row: Mapping[str, int | str | None]) -> Iterator[CsvProblem]:
    for column, expected in row.items():
        text = cells.get(column, "").strip()
        if column.rpartition("_")[2] in RESULTS and text and read_number(ascii_digits(text)) != expected:
            yield CsvProblem(
                line=line, column=column, id="differs", value=text[:LONGEST], expected=shown(expected, str)
            )
