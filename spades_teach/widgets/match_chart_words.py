"""What the picture of a match says: the chosen round in words, and all rounds as a table."""

from __future__ import annotations

from typing import Any

from spades_teach.analysis.match_course import RoundAt
from spades_teach.analysis.match_picture import mark_told, round_name, round_told, side_names
from spades_teach.i18n import Words
from spades_teach.widgets.match_source import Told

Strings = dict[str, Any]


def names_of(told: Told, words: Words) -> dict[str, str]:
    """Return what the sides are called: as a sheet calls them, else as the learner or the table sees them."""
    return side_names(
        told.course,
        words,
        {side: words.side(name) if name in ("us", "them") else name for side, name in told.names.items()},
    )


def chart_strings(told: Told, chosen: int, words: Words) -> Strings:
    """Return all texts; `told` is what is said about the chosen round."""
    course, called = told.course, names_of(told, words)
    bags = course.limit is not None
    kinds = ["points", "total", *(["bags"] if bags else [])]
    won = [] if course.winner is None else [words("match-chart-won", side=called[course.winner])]
    at_end = chosen == len(course.rounds) - 1
    return {
        "title": words("match-chart-title"),
        "task": words("match-chart-task") if len(course.rounds) > 1 else words("match-chart-empty"),
        "told": " ".join([round_told(course, course.rounds[chosen], words, called), *(won if at_end else [])]),
        "chosen": round_name(chosen, words),
        "unread": "" if told.unread is None else words("match-chart-unread", round=told.unread),
        **{name: words(f"match-chart-{name}") for name in ("previous", "next", "along", "drawing", "download", "file")},
        "table": {
            "name": words("match-chart-table"),
            "round": words("match-chart-column-round"),
            "marks": words("match-chart-column-marks"),
            "sides": list(called.values()),
            "kinds": [words(f"match-chart-column-{kind}") for kind in kinds],
            "rows": [_row(each, words, called, bags=bags) for each in course.rounds],
        },
    }


def _row(each: RoundAt, words: Words, called: dict[str, str], *, bags: bool) -> Strings:
    cells: list[str] = []
    for side in each.sides:
        cells.append("" if side.points is None else words.signed(side.points))
        cells.append(words.number(side.total))
        if bags:
            cells.append(words.number(side.bags))
    marks = [f"{called[side.side]}: {told}" for side in each.sides for told in mark_told(side, words)]
    return {"name": round_name(each.number, words), "cells": cells, "marks": " ".join(marks)}
