"""What the lines of a score say: what each is for, how it comes about, its points, and its rule."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import ScoreLine
from spades_teach.core.scores import SideScore
from spades_teach.i18n import Words
from spades_teach.widgets.verdicts import rule_rows, said_once

WORKINGS = ("count", "working")
"""The forms of a reason's message that show how its points come about, in the order in which one works them out."""

Strings = dict[str, Any]


@said_once
def line_texts(line: ScoreLine, place: str | None, words: Words) -> Strings:
    """Return the label, the working, the points and the reason of a line; place: whose line it is, None for the whole side."""
    facts = {**dict(line.facts), "points": line.points} | ({"seat": place} if place else {})
    label, points = words.attr(line.reason, "label", **facts), words.signed(line.points)
    workings = [words.attr(line.reason, form, **facts) for form in WORKINGS if words.has(line.reason, form)]
    return {
        "label": words("score-calculator-line-of", line=label, place=place) if place else label,
        "workings": [working for working in workings if working != points],
        "points": points,
        "why": words(line.reason, **facts),
    }


@lru_cache(maxsize=256)
def rows_about(rules: RuleSet, reason: str, words: Words) -> tuple[str, ...]:
    """Return the small lines about a rule: its id, table and source, and what other tables say."""
    return tuple(rule_rows(words, rules, [reason]))


def sums(score: SideScore, total: int | None, words: Words) -> list[Strings]:
    """Return the rows below the lines: what the round comes to and, where the total before is known, the new total."""
    lines = [line.points for line in score.lines]
    rows = [
        {
            "label": words("score-calculator-this-round"),
            "working": words.sum_formula(lines) if len(lines) > 1 else "",
            "points": words.signed(score.points),
        }
    ]
    if total is not None:
        rows.append(
            {
                "label": words("score-calculator-new-total"),
                "working": words.sum_formula([total, score.points]),
                "points": words.number(total + score.points),
            }
        )
    return rows
