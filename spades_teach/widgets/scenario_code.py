"""A scenario as Python: the widget as it stands, and the lines of the engine that come to the same.

The text is a cell of its own in marimo as well as in Jupyter: names with an underscore stay inside a marimo cell, so that it can be
pasted twice.
"""

from __future__ import annotations

from collections.abc import Mapping

from spades_teach.analysis.staircases import SIDE, THEIRS, Scenario

PACKAGE = "_spades"


def engine_lines(scenario: Scenario) -> str:
    """Return the lines that score the scenario with the engine; what has been carried on is printed: score and bags of each side scored."""
    both = scenario.their_bid is not None
    start, turn = _both_sides(scenario) if both else _one_side(scenario)
    if scenario.rounds > 1:
        turn = [f"for _ in range({scenario.rounds}):", *(f"    {line}" for line in turn)]
    lines = [
        f'_rules = {PACKAGE}.compose("{scenario.rules.name}")',
        f'_round = {PACKAGE}.read_bids_and_tricks("{scenario.bids_text}", "{scenario.tricks_text}", _rules)',
        start,
        *turn,
        f"print({'_total, _bags, _their_total, _their_bags' if both else '_total, _bags'})",
    ]
    return "\n".join(lines)


def _one_side(scenario: Scenario) -> tuple[str, list[str]]:
    """Return the line before the rounds, and those of each round."""
    before = f'{PACKAGE}.read_standing(f"{SIDE}:{{_total}}/{{_bags}}", _rules)'
    return f"_total, _bags = {scenario.total}, {scenario.bags}", [
        f'_score = {PACKAGE}.score_round(_rules, _round, {before}).of("{SIDE}")',
        "_total, _bags = _total + _score.points, _score.bags",
    ]


def _both_sides(scenario: Scenario) -> tuple[str, list[str]]:
    """Return the same where the other side is scored too."""
    carried = f"{scenario.total}, {scenario.bags}, {scenario.others}, {scenario.their_bags}"
    before = f'f"{SIDE}:{{_total}}/{{_bags}} {THEIRS}:{{_their_total}}/{{_their_bags}}"'
    return f"_total, _bags, _their_total, _their_bags = {carried}", [
        f"_before = {PACKAGE}.read_standing({before}, _rules)",
        f"_score = {PACKAGE}.score_round(_rules, _round, _before)",
        f'_ours, _theirs = _score.of("{SIDE}"), _score.of("{THEIRS}")',
        "_total, _bags = _total + _ours.points, _ours.bags",
        "_their_total, _their_bags = _their_total + _theirs.points, _theirs.bags",
    ]


def widget_line(given: Mapping[str, object]) -> str:
    """Return the call that makes the widget with these arguments."""
    written = ", ".join(f"{name}={_written(value)}" for name, value in given.items())
    return f"{PACKAGE}.ScenarioSliders({written})"


def _written(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def numbers_cell(scenario: Scenario) -> str:
    """Return the cell without the widget: a code cell of a lesson shows what is printed."""
    return f"import spades_teach as {PACKAGE}\n\n{engine_lines(scenario)}\n"


def cell(scenario: Scenario, given: Mapping[str, object]) -> str:
    """Return the whole cell: score and bags are printed, the widget is shown."""
    return f"{numbers_cell(scenario)}\n{widget_line(given)}\n"
