"""`spades-teach score --file FILE --check`: what is wrong on a finished sheet, and which house rules would explain it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spades_teach.analysis.columns import RESULTS
from spades_teach.analysis.findings import Findings, SheetError, Unreadable
from spades_teach.analysis.forensics import check_sheet
from spades_teach.analysis.sheets import Sheet, SheetProblem
from spades_teach.cli.arguments import Given
from spades_teach.cli.errors import InputError
from spades_teach.cli.inputs import text_of
from spades_teach.cli.output import say, say_json
from spades_teach.cli.sheet_problems import HEADING_PROBLEMS, problem_told, problems_as_json
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.i18n import Words
from spades_teach.widgets.sheet_words import tell_findings

RIGHT, WRONG = 0, 1


def run_check(given: Given, sheet: Sheet, rules: RuleSet) -> int:
    """Examine a sheet; the exit status tells whether anything is wrong with it.

    Raises InputError for a sheet that has nothing to compare.
    """
    sides = [side for each in sheet.rounds for side in each.sides.values()]
    if sides and not any(getattr(side, kind) for side in sides for kind in RESULTS):
        raise InputError("sheet-nothing-to-check", example=sheet.heading(sheet.sides[0], "total"))
    found = check_sheet(sheet, rules, before=text_of(given, "before"))
    headings = tuple(problem for problem in sheet.problems if problem.id in HEADING_PROBLEMS)
    right = found.is_right and not found.unreadable and not any(problem.expected for problem in headings)
    if given.has("json"):
        say_json(_as_json(found, headings, right=right))
    else:
        for line in _told(found, sheet, headings, given.words):
            say(line)
    return RIGHT if right else WRONG


# As data


def _as_json(found: Findings, headings: tuple[SheetProblem, ...], *, right: bool) -> dict[str, Any]:
    return {
        "rules": found.rules,
        "names": dict(found.names),
        "right": right,
        "errors": [
            {
                **_place(error),
                "written": error.written,
                "expected": error.expected,
                "slips": [_reason_as_json(slip) for slip in error.slips],
                "settled": error.settled,
            }
            for error in found.errors
        ],
        "unreadable": [
            {**_place(field), "written": field.written, "why": field.why, "values": list(field.values)}
            for field in found.unreadable
        ],
        "explanations": [
            {
                "rules": each.spec,
                "same": list(each.same),
                "added": list(each.added),
                "left": each.left,
                "rounds": [{"round": number, "side": side} for number, side in each.rounds],
            }
            for each in found.explanations
        ],
        "corrected": [
            {"round": row.round, "side": row.side, "points": row.points, "bags": row.bags, "total": row.total}
            for row in found.corrected
        ],
        "problems": problems_as_json(headings),
    }


def _place(found: SheetError | Unreadable) -> dict[str, Any]:
    return {"round": found.round, "line": found.line, "side": found.side, "kind": found.kind}


def _reason_as_json(reason: Reason) -> dict[str, str | int]:
    return {"id": reason.id, **dict(reason.facts)}


# In words


def _told(found: Findings, sheet: Sheet, headings: tuple[SheetProblem, ...], words: Words) -> Iterator[str]:
    if sheet.rounds:
        yield from tell_findings(found, words.lang)
        if found.errors and found.explanations and not found.explanations[0].left:
            yield words("cli-check-rules", rules=f"--rules {found.explanations[0].spec}")
    else:
        yield words("cli-sheet-empty")
    for problem in headings:
        yield problem_told(problem, words)
