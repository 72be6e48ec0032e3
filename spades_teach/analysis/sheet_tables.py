"""Rows of cells out of whatever people keep a table in: CSV and its relatives, a paste, Excel, JSON, a DataFrame.

A file is taken for what it holds, not for how it is called.  Lines that are all empty are passed over; the others keep their numbers.
"""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spades_teach.analysis.saved_matches import is_saved_match, rows_of_match
from spades_teach.core.errors import SpadesError, shown

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

MOST_ROUNDS = 1000
"""More rounds than this are no evening: they are for `score_frame`, which takes any number."""

LARGEST_FILE = 2_000_000
"""Bytes or characters; so long a match of MOST_ROUNDS rounds may be written."""

LARGEST_UNPACKED = 50_000_000
"""Bytes of a workbook when it is unpacked."""

MOST_COLUMNS = 1000

_LOOKED_AT = 10_000
"""Characters by which it is told what sets the cells apart."""

_WORKBOOK = b"PK\x03\x04"
_OLD_OR_LOCKED = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_WIDE = (b"\xff\xfe", b"\xfe\xff")

Row = tuple[int, list[str]]
"""A line of the file, from 1, and what stands in its cells."""


def read_table(source: object) -> list[Row]:
    r"""Return the rows of a text of several lines, of the file at a path, or of a DataFrame, the heading among them.

    Raises SpadesError for what is no table, or one that is too long for a sheet.

    >>> read_table("round;NS_bid\n\n1;4+3\n")
    [(1, ['round', 'NS_bid']), (3, ['1', '4+3'])]
    """
    if hasattr(source, "columns") and hasattr(source, "itertuples"):
        return _rows_of_frame(source)
    if isinstance(source, bytes):
        return table_of_bytes(source, "-")
    if isinstance(source, str) and (re.search(r"[\r\n]", source) or source.lstrip().startswith(("{", "["))):
        return table_of_text(source)
    if not isinstance(source, str | Path):
        raise _no_table(f"a {type(source).__name__}")
    return table_of_bytes(_bytes_of(source), shown(source, str))


def table_of_bytes(content: bytes, name: str) -> list[Row]:
    """Return the rows of what a file holds; name: what it is called, for errors."""
    if len(content) > LARGEST_FILE:
        raise _too_long()
    if content.startswith(_WORKBOOK):
        return _rows_of_workbook(content, name)
    if content.startswith(_OLD_OR_LOCKED):
        raise SpadesError(
            f"{name!r} is an Excel file with a password, or one of before 2007; save it as .xlsx without a password",
            "sheet-locked",
            value=name,
        )
    try:
        text = content.decode("utf-16" if content.startswith(_WIDE) else "utf-8-sig")
    except UnicodeDecodeError:
        raise _no_text(name) from None
    if "\0" in text:
        raise _no_text(name)
    return table_of_text(text)


def table_of_text(text: str) -> list[Row]:
    """Return the rows of a text: JSON, or lines of cells that commas, semicolons or tabs set apart."""
    if len(text) > LARGEST_FILE:
        raise _too_long()
    plain = text.removeprefix("\ufeff")
    if plain.lstrip().startswith(("{", "[")):
        return _rows_of_json(plain)
    return _checked(_rows_of_lines(re.sub("\r\n?", "\n", plain)))


def is_workbook(path: str | Path) -> bool:
    """Tell whether a file is a workbook by how it begins; raises OSError when it cannot be read, ValueError for what is no path."""
    with Path(path).open("rb") as file:
        return file.read(len(_WORKBOOK)) == _WORKBOOK


def separator_of(text: str) -> str:
    """Return what sets the cells of a text apart: that of tab, semicolon and comma which most of its first lines have, and most of."""
    first = [line for line in text[:_LOOKED_AT].splitlines() if line.strip()][:10]
    return max("\t;,", key=lambda sign: (sum(sign in line for line in first), sum(line.count(sign) for line in first)))


# Text

_FORMULA = re.compile(r"'*[=@+\-\t\r]")
_KEPT_TEXT = re.compile(r"'+[=@+\-\t\r]")
_SIGNED = re.compile(r"[+-]?[0-9.,]+")


def no_formula(cell: str) -> str:
    """Return a cell for a text file so that a spreadsheet takes it for a text, not for a formula; `read_table` takes the apostrophe off again.

    >>> no_formula("=1+1"), no_formula("-47"), no_formula("4+3"), no_formula("'=x")
    ("'=1+1", '-47', '4+3', "''=x")
    """
    return f"'{cell}" if _FORMULA.match(cell) and not _SIGNED.fullmatch(cell) else cell


def _rows_of_lines(plain: str) -> Iterator[Row]:
    told = re.match(r"\s*sep=(.)\n", plain)
    skipped = told[0].count("\n") if told else 0
    rest = plain[told.end() :] if told else plain
    reader = csv.reader(io.StringIO(rest), delimiter=told[1] if told else separator_of(rest), skipinitialspace=True)
    try:
        for cells in reader:
            yield reader.line_num + skipped, [cell[1:] if _KEPT_TEXT.match(cell) else cell for cell in cells]
    except (csv.Error, ValueError, TypeError) as error:
        raise _no_table(f"no rows of cells ({error})") from None


# Excel


def _rows_of_workbook(content: bytes, name: str) -> list[Row]:
    """Read the first sheet of a workbook that has any cell; its rows keep their numbers."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as file:
            if sum(part.file_size for part in file.infolist()) > LARGEST_UNPACKED:
                raise _too_long()
    except (zipfile.BadZipFile, OSError, ValueError):
        raise _no_workbook(name) from None
    try:
        from openpyxl import load_workbook
    except ImportError:  # in a browser that has not loaded it
        raise SpadesError(
            f"{name!r} is an Excel file, which cannot be read here; save it as 'CSV UTF-8' and read that",
            "sheet-no-excel",
            value=name,
        ) from None
    try:
        workbook = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        sheets = [list(sheet.iter_rows(values_only=True, max_row=MOST_ROUNDS + 20)) for sheet in workbook.worksheets]
    except Exception:  # whatever it meets in a file that is not sound
        raise _no_workbook(name) from None
    for rows in sheets:
        if found := _checked((number + 1, [cell_text(cell) for cell in cells]) for number, cells in enumerate(rows)):
            return found
    return []


def _rows_of_frame(frame: Any) -> list[Row]:
    """Return the rows of a DataFrame as a spreadsheet would number them: the heading is line 1; an index with a name is a column, if none has it."""
    if len(frame) > MOST_ROUNDS:
        raise _too_long()
    named: Frame = frame
    for level, name in reversed(list(enumerate(frame.index.names))):
        if name is not None and name not in frame.columns:
            named = named.reset_index(level)
    heading = [cell_text(" ".join(map(str, name)) if isinstance(name, tuple) else name) for name in named.columns]
    rows = [(number + 2, [cell_text(cell) for cell in cells]) for number, cells in enumerate(named.values.tolist())]
    return _checked([(1, heading), *rows])


def cell_text(cell: object) -> str:
    """Write the value of a cell: nothing for one that is missing, a whole number without decimals, a truth in a word, since it is no number.

    >>> cell_text(7.0), cell_text(float("nan")), cell_text(None), cell_text("4+3"), cell_text(True)
    ('7', '', '', '4+3', 'true')
    """
    if cell is None or type(cell).__name__ in ("NAType", "NaTType") or (isinstance(cell, float) and isnan(cell)):
        return ""
    if isinstance(cell, bool):
        return str(cell).lower()
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return shown(cell, str, longest=LARGEST_FILE)


# JSON


def _rows_of_json(text: str) -> list[Row]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise _no_table("no JSON") from None
    if is_saved_match(data):
        rows: Any = rows_of_match(data)
    else:
        rows = data.get("rounds", data.get("rows", data)) if isinstance(data, Mapping) else data
    if isinstance(rows, Mapping):
        rows = _rows_of_columns(rows)
    if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
        raise _no_table("JSON without rounds")
    flat = [dict(_cells_of(row)) for row in rows[: MOST_ROUNDS + 1]]
    heading = list(dict.fromkeys(name for row in flat for name in row))[: MOST_COLUMNS + 1]
    lines = [(number + 2, [row.get(name, "") for name in heading]) for number, row in enumerate(flat)]
    return _checked([(1, heading), *lines])


def _rows_of_columns(columns: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Turn columns, as lists or by the number of the row, into rows."""
    if not all(isinstance(cells, list | Mapping) for cells in columns.values()):
        raise _no_table("JSON without rounds")
    lists = {name: list(cells.values()) if isinstance(cells, Mapping) else cells for name, cells in columns.items()}
    count = max((len(cells) for cells in lists.values()), default=0)
    return [
        {name: cells[place] for name, cells in lists.items() if place < len(cells)}
        for place in range(min(count, MOST_ROUNDS + 1))
    ]


def _cells_of(row: Mapping[str, Any], owner: str = "") -> Iterator[tuple[str, str]]:
    """Yield the cells of a round: `{"NS": {"bid": "4+3"}}` is `NS_bid`, a list of numbers is `5+2`, `sides` around them says nothing."""
    for name, value in row.items():
        if isinstance(value, Mapping):
            if not owner:
                yield from _cells_of(value, "" if name == "sides" else f"{name}_")
        elif isinstance(value, list):
            yield f"{owner}{name}", "+".join(map(cell_text, value))[:200]
        else:
            yield f"{owner}{name}", cell_text(value)


# What is refused


def _bytes_of(source: str | Path) -> bytes:
    name = shown(source, str)
    try:
        with Path(source).open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:  # ValueError: no file can have such a name
        why = (
            "nameless"
            if not name
            else "missing"
            if isinstance(error, FileNotFoundError)
            else "folder"
            if isinstance(error, IsADirectoryError)
            else "other"
        )
        raise SpadesError(
            f"cannot read the file {name!r} ({getattr(error, 'strerror', None) or error}); give the path of a CSV or Excel file, or the text of one",
            "sheet-no-file",
            value=name,
            why=why,
        ) from None


def _checked(rows: Iterable[Row]) -> list[Row]:
    """Leave out empty rows; refuse more than a sheet takes."""
    found: list[Row] = []
    for line, cells in rows:
        if any(cell.strip() for cell in cells):
            found.append((line, cells))
        if len(found) > MOST_ROUNDS + 10:  # a few lines may stand above the heading
            raise _too_long()
        if len(cells) > MOST_COLUMNS:
            raise _no_table(f"rows of more than {MOST_COLUMNS} cells")
    return found


def _too_long() -> SpadesError:
    return SpadesError(
        f"longer than a score sheet, which takes up to {MOST_ROUNDS} rounds; read it with pandas and score it with score_frame",
        "sheet-too-long",
        most=MOST_ROUNDS,
    )


def _no_text(name: str) -> SpadesError:
    return SpadesError(
        f"{name!r} is neither a text in UTF-8 nor an Excel file; save the sheet as 'CSV UTF-8' or .xlsx and read that",
        "sheet-no-text",
        value=name,
    )


def _no_workbook(name: str) -> SpadesError:
    return SpadesError(
        f"{name!r} is a damaged Excel file or another kind of archive; save the sheet as .xlsx or 'CSV UTF-8' anew",
        "sheet-no-workbook",
        value=name,
    )


def _no_table(what: str) -> SpadesError:
    return SpadesError(
        f"{what}; expected a table with a row for each round, as CSV, Excel, JSON or a DataFrame",
        "sheet-no-table",
        value=what,
    )


def too_many(rounds: Sequence[object]) -> None:
    """Raise SpadesError for more rounds than a sheet takes."""
    if len(rounds) > MOST_ROUNDS:
        raise _too_long()
