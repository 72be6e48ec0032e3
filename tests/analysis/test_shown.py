"""What a cell shows that ends with a result of the lab: a line in plain Python, a table in a notebook, never all that it is made of."""

from collections.abc import Callable

import pytest

from spades_teach import (
    break_even,
    check_sheet,
    compare_rules,
    endgame,
    match_chances,
    round_model,
    score_frame,
    what_if,
)
from spades_teach.core.variants import compose

SHEET = "round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n1,7,9,71,5,4,-50\n"
ROUNDS = [("N:4 E:3 S:4 W:2", "N:5 E:3 S:3 W:2")]


def _frame() -> object:
    import pandas

    return score_frame(pandas.DataFrame({"NS_bid": [5], "NS_tricks": [8], "EW_bid": [5], "EW_tricks": [5]}))


RESULTS: dict[str, tuple[Callable[[], object], str]] = {
    "score_frame": (_frame, "ScoredFrame('standard'; rounds: 1, problems: 0)"),
    "compare_rules": (
        lambda: compare_rules(ROUNDS, ["standard", "zone"]),
        "Comparison(standard, zone; rounds: 1)",
    ),
    "what_if": (lambda: what_if("NS:5 EW:6", "NS:8", over={"NS.bags": [0, 9]}), "WhatIf(NS.bags; rows: 2)"),
    "endgame": (lambda: endgame("NS:461/8 EW:447/3", "N:4 E:3 S:3 W:2"), "Endgame('standard'; splits: 14)"),
    "check_sheet": (lambda: check_sheet(SHEET), "Findings('standard'; errors: 1, unreadable: 0, explanations: "),
    "break_even": (lambda: break_even("nil", match=False), "BreakEven('nil', 'standard')"),
    "round_model": (round_model, "RoundModel(rounds counted: "),
}


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_shows_itself_briefly(name: str) -> None:
    """A line that says what it is about, and the table of `to_frame()`, of a long one beginning and end."""
    make, line = RESULTS[name]
    result = make()
    assert repr(result).startswith(line)
    assert len(repr(result)) < 120
    table = result._repr_html_()  # type: ignore[attr-defined]
    assert table.startswith("<table")
    assert table.count("<tr") <= 34


def test_rules_show_themselves_by_their_name() -> None:
    """A cell that ends with rules does not print every card of the pack."""
    assert repr(compose("standard+board")) == "RuleSet('standard+board')"
    assert repr(match_chances("standard+short-game-300")) == "MatchChances('standard+short-game-300')"
