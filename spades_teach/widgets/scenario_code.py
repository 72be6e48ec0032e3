"""A scenario as Python: the widget as it stands, and the lines of the engine that come to the same.

The text is a cell of its own in marimo as well as in Jupyter: names with an underscore stay inside a marimo cell, so that it can be
pasted twice.
"""

from __future__ import annotations

from collections.abc import Mapping

from spades_teach.analysis.staircases import SIDE, Scenario

PACKAGE = "_spades"


def engine_lines(scenario: Scenario) -> str:
    """Return the lines that score the scenario with the engine; `_points` is what the first round brings."""
    before = f'{PACKAGE}.read_standing(f"{SIDE}:{{_total}}/{{_bags}}", _rules)'
    score = f'{PACKAGE}.score_round(_rules, _round, {before}).of("{SIDE}")'
    lines = [
        f'_rules = {PACKAGE}.compose("{scenario.rules.name}")',
        f'_round = {PACKAGE}.read_bids_and_tricks("{scenario.bids_text}", "{scenario.tricks_text}", _rules)',
        f"_total, _bags = {scenario.total}, {scenario.bags}",
    ]
    if scenario.rounds == 1:
        lines += [f"_score = {score}", "_total, _bags = _total + _score.points, _score.bags"]
    else:
        lines += [
            f"for _ in range({scenario.rounds}):",
            f"    _score = {score}",
            "    _total, _bags = _total + _score.points, _score.bags",
        ]
    return "\n".join([*lines, "print(_total, _bags)"])


def widget_line(given: Mapping[str, object]) -> str:
    """Return the call that makes the widget with these arguments."""
    written = ", ".join(f"{name}={_written(value)}" for name, value in given.items())
    return f"{PACKAGE}.ScenarioSliders({written})"


def _written(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)


def cell(scenario: Scenario, given: Mapping[str, object]) -> str:
    """Return the whole cell: score and bags are printed, the widget is shown."""
    return f"import spades_teach as {PACKAGE}\n\n{engine_lines(scenario)}\n\n{widget_line(given)}\n"
