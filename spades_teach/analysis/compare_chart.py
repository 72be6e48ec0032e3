"""One match under several rule sets as a picture: a line per rule set, which ends where the match is over there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from spades_teach.analysis.charts import Note, Picture, Point, lines
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import spec_of
from spades_teach.i18n import Words, words_for

if TYPE_CHECKING:
    from spades_teach.analysis.compare import Comparison, Row

TWO = 2


def comparison_chart(found: Comparison, lang: str, side: str | None = None) -> Picture:
    """Return the picture of a comparison; see `Comparison.chart`."""
    words = words_for(lang)
    if side is not None and side not in found.sides:
        expected = ", ".join(found.sides)
        raise SpadesError(
            f"no side {shown(side)}; expected one of {expected}", "bad-side", value=side, expected=expected
        )
    lead = side is None and len(found.sides) == TWO
    own = side or found.sides[0]
    axis = "compare-rules-axis-lead" if lead else "compare-rules-axis-total"
    return lines(
        [point for name in found.names for point in _course(found, name, own, words, lead=lead)],
        words,
        title=words("compare-rules-title"),
        x=words("compare-rules-axis-round"),
        y=words(axis, side=own),
        about=" ".join(_about(found, words)),
        notes=[Note(words("compare-rules-level"), y=0)] if lead else (),
    )


def label_of(found: Comparison, name: str, words: Words) -> str:
    """Return what a rule set is called: by the name that it was given, else by its table and house rules."""
    rules = found.rule_sets[found.names.index(name)]
    told = [_spoken(each, words) for each in found.rule_sets]
    spoken = _spoken(rules, words)
    return spoken if name == rules.name and told.count(spoken) == 1 else name


def _spoken(rules: RuleSet, words: Words) -> str:
    """Name the table and the house rules on top of it; those on top of the default table stand for themselves."""
    spec = spec_of(rules)
    if spec is None:
        return rules.name
    names = [words.rule(choice.id) for choice in spec.choices]
    return words.list_of(names if names and spec.profile == "standard" else [words.rule(spec.profile), *names])


def _course(found: Comparison, name: str, own: str, words: Words, *, lead: bool) -> Iterator[Point]:
    label = label_of(found, name, words)
    places = [found.sides.index(own), *(place for place, side in enumerate(found.sides) if side != own)]
    start = [found.start[place] for place in places]
    yield Point(0, start[0] - start[1] if lead else start[0], label)
    for number in range(1, found.count + 1):
        rows = [found.row(name, number, found.sides[place]) for place in places]
        totals = [row.total for row in rows if row.total is not None]
        if len(totals) < len(rows):
            return
        value = totals[0] - totals[1] if lead else totals[0]
        yield Point(number, value, label, _told(rows, label, words) if len(rows) == TWO else "")


def _told(rows: list[Row], label: str, words: Words) -> str:
    own, other = rows
    facts: dict[str, str | int] = {
        "table": label, "round": own.round, "side": own.side, "total": own.total or 0, "second": other.side, "other": other.total or 0,
    }  # fmt: skip
    if own.over and own.winner is not None:
        return words("compare-rules-told-over", **facts, winner=own.winner)
    return words("compare-rules-told", **facts)


def _about(found: Comparison, words: Words) -> Iterator[str]:
    yield words("compare-rules-about", rounds=found.count, tables=len(found.names))
    for ending in found.endings:
        table = label_of(found, ending.rules, words)
        if ending.problem is not None:
            yield words("compare-rules-about-problem", table=table, round=ending.problem.round)
        elif ending.over and ending.winner is not None:
            yield words("compare-rules-about-won", table=table, winner=ending.winner, round=ending.round or 0)
        else:
            yield words("compare-rules-about-open", table=table)
