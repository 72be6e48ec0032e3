"""Pages are drawn for four players in two sides, and refuse rules of other tables with one sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from spades_teach import (
    BagOdometer,
    BidPad,
    BreakTrainer,
    CardTable,
    EndgameBoard,
    FollowSuitQuiz,
    HandFan,
    Practice,
    RoundTable,
    ScenarioSliders,
    ScoreCalculator,
    ScoreSheet,
    StepReveal,
)
from spades_teach.core.errors import SpadesError
from spades_teach.i18n import plain_text, words_for

MADE: dict[str, Callable[..., Any]] = {
    "BagOdometer": BagOdometer,
    "BidPad": BidPad,
    "BreakTrainer": BreakTrainer,
    "CardTable": lambda **rules: CardTable(seed=7, **rules),
    "EndgameBoard": EndgameBoard,
    "FollowSuitQuiz": FollowSuitQuiz,
    "HandFan": lambda **rules: HandFan("9H 4H AS 7C", led="KH", **rules),
    "Practice": Practice,
    "RoundTable": lambda **rules: RoundTable(7, **rules),
    "ScenarioSliders": ScenarioSliders,
    "ScoreCalculator": ScoreCalculator,
    "ScoreSheet": ScoreSheet,
    "StepReveal": lambda **rules: StepReveal("s2-follow-suit", **rules),
}
OTHERS = ("solo", "two-players", "three-players", "five-players", "six-players", "six-players-48")


@pytest.mark.parametrize("rule", OTHERS)
@pytest.mark.parametrize("name", MADE)
def test_rules_of_another_table_are_refused(name, rule):
    """The same sentence everywhere, which names the rules and what to do."""
    with pytest.raises(SpadesError) as caught:
        MADE[name](rules=f"standard+{rule}")
    assert "not-four-in-two" == caught.value.id
    for lang in ("en", "fa"):
        assert f"standard+{rule}" in plain_text(words_for(lang)("not-four-in-two", **caught.value.facts))


@pytest.mark.parametrize("name", [name for name in MADE if name != "StepReveal"])
def test_four_in_two_sides_sit_down_whatever_else_is_agreed(name):
    """Seven and more split up, and the table of four is one that can be drawn."""
    assert MADE[name](rules="standard+seven-plus-players").view
