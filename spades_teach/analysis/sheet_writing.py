"""Score sheets into files: CSV, Excel, JSON."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from spades_teach.analysis.columns import SEAT_KINDS, SIDE_KINDS
from spades_teach.analysis.sheet_tables import no_formula
from spades_teach.analysis.sheets import Sheet, SheetRound
from spades_teach.core.arguments import checked
from spades_teach.core.errors import SpadesError, shown

ENDINGS = (".csv", ".tsv", ".xlsx", ".json")
"""What a file of rows may be called."""

_NUMBER = re.compile("-?(?:0|[1-9][0-9]{0,14})")


@checked
def write_sheet(sheet: Sheet, path: str | Path) -> None:
    """Write a sheet to a file that `read_sheet` reads, of the kind that its name ends in: .csv, .tsv, .xlsx or .json.

    Columns of points, bags, totals and facts are written where something stands in one.  Names of sides are kept.
    Raises SpadesError for another ending, or a file that cannot be written.
    """
    write_rows(sheet_rows(sheet), path)


def sheet_rows(sheet: Sheet) -> list[list[str]]:
    r"""Return the heading and the rows of a sheet.

    >>> from spades_teach.analysis.sheets import read_sheet
    >>> sheet_rows(read_sheet("Us bid;Us took;Them bid;Them took\n4+3;8;6;5\n"))
    [['round', 'Us_bid', 'Us_tricks', 'Them_bid', 'Them_tricks'], ['1', '4+3', '8', '6', '5']]
    """
    kinds = [kind for kind in SIDE_KINDS if kind in SEAT_KINDS or any(_has(each, kind) for each in sheet.rounds)]
    others = list(dict.fromkeys(name for each in sheet.rounds for name in each.others))
    heading = ["round", *(f"{sheet.names[side]}_{kind}" for side in sheet.sides for kind in kinds), *others]
    rows = [
        [
            str(each.number),
            *(str(getattr(each.sides[side], kind)) for side in sheet.sides for kind in kinds),
            *(each.others.get(name, "") for name in others),
        ]
        for each in sheet.rounds
    ]
    return [heading, *rows]


def _has(each: SheetRound, kind: str) -> bool:
    return any(getattr(side, kind) for side in each.sides.values())


def write_rows(rows: Sequence[Sequence[str]], path: str | Path) -> None:
    """Write a heading and rows to a file; raises SpadesError for an ending that says nothing, or a file that cannot be written."""
    name = shown(path, str)
    ending = Path(path).suffix.lower()
    if ending not in ENDINGS:
        raise bad_ending(name, ENDINGS)
    save(path, _workbook(rows) if ending == ".xlsx" else _text(rows, ending).encode())


def save(path: str | Path, content: bytes) -> None:
    """Write a file; raises SpadesError when that is impossible."""
    try:
        Path(path).write_bytes(content)
    except (OSError, ValueError) as error:  # ValueError: no file can have such a name
        name = shown(path, str)
        raise SpadesError(
            f"cannot write the file {name!r} ({getattr(error, 'strerror', None) or error}); name another place",
            "sheet-not-written",
            value=name,
        ) from None


def bad_ending(name: str, endings: Iterable[str]) -> SpadesError:
    """Return the error for a name that does not say what kind of file it is."""
    expected = " ".join(endings)
    return SpadesError(
        f"{name!r} does not say what kind of file to write; end its name in one of {expected}",
        "sheet-bad-ending",
        value=name,
        expected=expected,
    )


def _text(rows: Sequence[Sequence[str]], ending: str) -> str:
    if ending == ".json":
        heading, *lines = rows
        rounds = [dict(zip(heading, line, strict=True)) for line in lines]
        return json.dumps({"format": 1, "rounds": rounds}, ensure_ascii=False, indent=1) + "\n"
    out = io.StringIO()
    writer = csv.writer(out, delimiter="\t" if ending == ".tsv" else ",", lineterminator="\r\n")
    writer.writerows([no_formula(cell) for cell in row] for row in rows)
    return "\ufeff" + out.getvalue()  # by the mark a spreadsheet sees that it is UTF-8


def _workbook(rows: Sequence[Sequence[str]]) -> bytes:
    """Write a workbook: numbers as numbers, everything else as text, also what looks like a formula; the heading stays in sight."""
    from openpyxl import Workbook
    from openpyxl.styles import Font
    from openpyxl.utils.exceptions import IllegalCharacterError

    book = Workbook()
    page = book.active
    page.freeze_panes = "B2"
    for line, row in enumerate(rows, start=1):
        for place, text in enumerate(row, start=1):
            cell = page.cell(line, place)
            if _NUMBER.fullmatch(text):
                cell.value = int(text)
            elif text:
                try:
                    cell.value = text
                except IllegalCharacterError:
                    cell.value = "".join(sign for sign in text if sign.isprintable())
                cell.data_type = "s"
            if line == 1:
                cell.font = Font(bold=True)
                page.column_dimensions[cell.column_letter].width = max(8, len(text) + 2)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()
