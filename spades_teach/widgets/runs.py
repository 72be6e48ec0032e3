"""What runs of questions have in common: counting right answers, and reading the numbers of a saved run."""

from __future__ import annotations

from collections.abc import Sequence

from spades_teach.widgets.questions import QuestionError

DOTS = 10
"""How many of the last answers an endless run shows as dots."""


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


def whole(name: str, value: object, *, least: int) -> int:
    """Read a whole number that is not below `least`; raises QuestionError for anything else."""
    if type(value) is not int or value < least:
        raise QuestionError(f"{name}={value!r} cannot be; expected {least} or more", "bad-number", value=str(value))
    return value
