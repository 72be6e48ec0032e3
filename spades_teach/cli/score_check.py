"""`spades-teach score --file FILE --check`: what is wrong on a finished sheet, and which house rules would explain it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spades_teach.analysis.columns import RESULTS
from spades_teach.analysis.findings import Explanation, Findings, SheetError, Unreadable
from spades_teach.analysis.forensics import check_sheet
from spades_teach.analysis.sheets import Sheet, SheetProblem, read_amount
from spades_teach.cli.arguments import Given
from spades_teach.cli.errors import InputError, printable
from spades_teach.cli.output import INDENT, say, say_json
from spades_teach.cli.sheet_problems import HEADING_PROBLEMS, problem_told, problems_as_json
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.i18n import Words

RIGHT, WRONG = 0, 1

MOST_RULES = 5
"""Explanations that are told; JSON has them all."""


def run_check(given: Given, sheet: Sheet, rules: RuleSet) -> int:
    """Examine a sheet; the exit status tells whether anything is wrong with it.

    Raises InputError for a sheet that has nothing to compare.
    """
    sides = [side for each in sheet.rounds for side in each.sides.values()]
    if sides and not any(getattr(side, kind) for side in sides for kind in RESULTS):
        raise InputError("sheet-nothing-to-check", example=sheet.heading(sheet.sides[0], "total"))
    found = check_sheet(sheet, rules)
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
    if not sheet.rounds:
        yield words("cli-sheet-empty")
    elif found.is_right:
        message = "cli-check-readable" if found.unreadable else "cli-check-right"
        yield words(message, rounds=len(sheet.rounds))
    else:
        yield words("cli-check-wrong", errors=len(found.errors))
    for error in found.errors:
        yield from _error(error, sheet, words)
    for field in found.unreadable:
        yield from _unreadable(field, sheet, words)
    yield from _explanations(found, words)
    for problem in headings:
        yield problem_told(problem, words)


def _error(error: SheetError, sheet: Sheet, words: Words) -> Iterator[str]:
    facts: dict[str, str | int] = {
        "round": error.round,
        "column": printable(sheet.heading(error.side, error.kind)),
        "written": printable(error.written),
    }
    if error.expected is None:
        yield words("cli-check-doubtful", **facts)
    else:
        yield words("cli-check-error", **facts, expected=error.expected)
    for slip in error.slips[:1]:
        if words.has(slip.id):
            yield INDENT + words(slip.id, **_with_names(slip, sheet, words))
    if error.kind == "total" and error.expected is not None:
        if error.settled is None:
            yield INDENT + words("cli-check-carried")
        elif error.settled > error.round:
            yield INDENT + words("cli-check-settled", round=error.settled)


def _with_names(slip: Reason, sheet: Sheet, words: Words) -> dict[str, str | int]:
    """Return the facts of a slip, another side by the name that the sheet has for it."""
    facts = dict(slip.facts)
    other = facts.get("other")
    if isinstance(other, str):
        name = sheet.names.get(other, other)
        facts["other"] = printable(name) if name != other else words("sheet-page-side", side=other)
    return facts


def _unreadable(field: Unreadable, sheet: Sheet, words: Words) -> Iterator[str]:
    column = printable(sheet.heading(field.side, field.kind))
    yield words("cli-check-unread", round=field.round, column=column, written=printable(field.written), why=field.why)
    if len(field.values) == 1:
        yield INDENT + words("cli-check-restored", value=_value(field.values[0], words))
    elif field.values:
        yield INDENT + words(
            "cli-check-open", values=words.list_of([_value(value, words) for value in field.values], "or")
        )
    else:
        yield INDENT + words("cli-check-lost")


def _value(text: str, words: Words) -> str:
    """Write a number as the language does, what is more than a number as on a sheet."""
    number = read_amount(text)
    return words.code(text) if number is None else words.number(number)


def _explanations(found: Findings, words: Words) -> Iterator[str]:
    if not found.errors:
        return
    whole = [each for each in found.explanations if not each.left]
    partly = [each for each in found.explanations if each.left]
    if whole:
        yield words("cli-check-explained")
        yield from (INDENT + _rules(each, words) for each in whole[:MOST_RULES])
    else:
        yield words("cli-check-unexplained")
        for each in partly[:MOST_RULES]:
            yield INDENT + words("cli-check-partly", rules=_rules(each, words), errors=each.left)


def _rules(each: Explanation, words: Words) -> str:
    named = [words.rule(added) for added in each.added] or [words.rule(each.spec)]
    return words("cli-check-rules", name=words.list_of(named, "and"), rules=each.spec)
