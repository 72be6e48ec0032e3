"""What runs of questions have in common: counting right answers, and reading what a saved run says of itself.

A saved run may come from an older version, and from a file that somebody has changed.  What is read here is as strict as play: a value of
another kind, or a result that no answer could have had, is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from spades_teach.core.errors import shown
from spades_teach.widgets.questions import QuestionError

DOTS = 10
"""How many of the last answers an endless run shows as dots."""

MOST_POINTS = 1_000
"""What one answer may be worth."""

Result = dict[str, Any]
"""What one answer came to, as plain JSON: what was asked, the answer, and `JUDGED`."""

JUDGED = ("right", "points", "possible", "misconception")
"""The fields that every result has, and the last answer of a run too."""


def streak(outcomes: Sequence[bool]) -> int:
    """Return how many of the last answers were right in a row.

    >>> streak([True, False, True, True])
    2
    """
    count = 0
    for right in reversed(outcomes):
        if not right:
            break
        count += 1
    return count


def last_dots(outcomes: Sequence[bool], *, open_item: bool) -> list[str]:
    """Return the last answers of an endless run as dots, and one more for a question that is still open."""
    dots = ["on" if right else "off" for right in outcomes]
    return [*dots, "todo"][-DOTS:] if open_item else dots[-DOTS:]


def whole(name: str, value: object, *, least: int, most: int | None = None) -> int:
    """Read a whole number in these bounds; raises QuestionError for anything else."""
    if type(value) is not int or value < least or (most is not None and value > most):
        expected = f"{least} or more" if most is None else f"{least} to {most}"
        raise QuestionError(
            f"{name}={shown(value)} cannot be; expected {expected}", "bad-number", value=shown(value, str)
        )
    return value


# Reading a saved run


def text(value: object) -> str:
    if not isinstance(value, str):
        raise impossible(value, "a text")
    return value


def truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise impossible(value, "true or false")
    return value


def listed(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise impossible(value, "a list")
    return value


def impossible(value: object, expected: str) -> QuestionError:
    """Return the error about a part of a saved state."""
    return QuestionError(
        f"{shown(value)} stands in a saved state; expected {expected}; begin anew",
        "quiz-bad-state",
        value=shown(value, str),
        expected=expected,
    )


def read_results(
    results: object, own: Collection[str], known: Callable[[Mapping[str, Any]], Collection[str]]
) -> tuple[Result, ...]:
    """Read the results of a saved run; raises QuestionError for those that answers could not have had.

    own: the fields that a result has beside `JUDGED`.  known: returns the misconceptions that an answer to what was asked may show; raises
    ValueError where that cannot have been asked or answered so.
    """
    return tuple(_read_result(result, {*own, *JUDGED}, known) for result in listed(results))


def _read_result(
    result: object, fields: Collection[str], known: Callable[[Mapping[str, Any]], Collection[str]]
) -> Result:
    if not isinstance(result, Mapping) or set(result) != fields:
        raise impossible(result, f"a result with {', '.join(sorted(fields))}")
    right, shows = truth(result["right"]), known(result)
    possible = whole("possible", result["possible"], least=0, most=MOST_POINTS)
    if whole("points", result["points"], least=0) != (possible if right else 0):
        raise impossible(result["points"], "the possible points of a right answer, else 0")
    misconception = result["misconception"]
    if misconception is not None and (right or text(misconception) not in shows):
        raise impossible(misconception, "a misconception that a wrong answer to it shows")
    return dict(result)
