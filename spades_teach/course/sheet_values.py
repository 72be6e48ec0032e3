"""The numbers of a score sheet that a lesson shows, as they stand there and as they should be, for its prose and questions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from spades_teach.analysis.forensics import find_mistakes
from spades_teach.analysis.sheets import read_sheet

MEASURES = ("points", "bags", "total")


@cache
def sheet_numbers(text: str, spec: str) -> Mapping[str, Any]:
    r"""Return what stands on a sheet and what should by a rule spec, as a table of tables.

    By the number of a round, then by side: `bid`, `tricks`, `points`, `bags` and `total` as written where the sheet has them, and `right`, the
    points, bags and total that are right.  `mistakes` is their number; `first` tells of the first one `round`, `written` and `expected`.
    Raises SpadesError for a sheet or rules that cannot be read.

    >>> sheet = "round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n1,7,9,27,5,4,-50"
    >>> found = sheet_numbers(sheet, "standard")
    >>> found["1"]["NS"]["total"], found["1"]["NS"]["right"], found["first"]["expected"]
    ('27', {'points': 72, 'bags': 2, 'total': 72}, 72)
    """
    sheet = read_sheet(text + "\n", spec)
    found = find_mistakes(sheet, spec)
    table: dict[str, Any] = {"mistakes": len(found.errors)}
    for row in sheet.rounds:
        sides = {name: {kind: getattr(side, kind) for kind in side.__slots__} for name, side in row.sides.items()}
        table[str(row.number)] = {name: {k: text for k, text in each.items() if text} for name, each in sides.items()}
    for right in found.corrected:
        numbers = {name: value for name in MEASURES if (value := getattr(right, name)) is not None}
        table[str(right.round)][right.side]["right"] = numbers
    if found.first is not None:
        first = found.first
        table["first"] = {"round": first.round, "written": first.written}
        if first.expected is not None:
            table["first"]["expected"] = first.expected
    return table
