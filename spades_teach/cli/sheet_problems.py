"""What is wrong with the cells and headings of a score sheet, in words and as data."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from spades_teach.analysis.sheets import HEADING_PROBLEMS, SheetProblem
from spades_teach.cli.errors import printable
from spades_teach.core.reasons import Reason
from spades_teach.i18n import Words

__all__ = ["HEADING_PROBLEMS", "problem_told", "problems_as_json"]


def problems_as_json(problems: tuple[SheetProblem, ...]) -> list[dict[str, Any]]:
    """Return what is wrong with a sheet as plain data."""
    return [
        {
            "line": problem.line,
            "column": problem.column,
            "id": problem.id,
            "value": problem.value,
            "expected": problem.expected or None,
        }
        for problem in problems
    ]


def problem_told(problem: SheetProblem, words: Words) -> str:
    """Say what is wrong with a cell or heading."""
    facts: dict[str, str | int] = {
        "line": problem.line,
        "column": printable(problem.column),
        "value": printable(problem.value),
        "expected": problem.expected,
    }
    if problem.id == "unknown-column":
        return words("sheet-problem-unknown-column", **facts, nearest=printable(problem.expected) or "none")
    if problem.id in ("too-many", "too-few"):
        return words(
            f"sheet-problem-{problem.id}", **facts | {"value": int(problem.value), "expected": int(problem.expected)}
        )
    if problem.id == "fact-missing":
        return words("sheet-problem-fact-missing", **facts, what=words(Reason.of(f"fact-{problem.value}").id))
    if problem.id == "refused":
        return words("sheet-problem-refused", **facts, why=_reasons(problem, words))
    return words(f"sheet-problem-{problem.id}", **facts)


def _reasons(problem: SheetProblem, words: Words) -> str:
    """Say what the rules have against a round, as far as there are words for it."""
    said = []
    for reason in problem.reasons:
        with suppress(KeyError, ValueError):  # an error that lacks a fact of its message
            said.append(words(reason.id, **dict(reason.facts)))
    return " ".join(said)
