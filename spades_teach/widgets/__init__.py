"""Widgets for notebooks: a hand to play from, quizzes and calculators, on one rules engine.

Importing this package loads no notebook library; anywidget comes with the first widget that is made.

>>> HandFan("9H 4H AS 7C", led="KH")
HandFan('9H 4H AS 7C', led='KH')
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spades_teach.widgets.hand_fan import HandFan
    from spades_teach.widgets.shell import Widget

_HOME_OF = {
    "BagOdometer": "bag_odometer",
    "BidPad": "bid_pad",
    "BreakTrainer": "break_trainer",
    "CardTable": "card_table",
    "DealTable": "deal_table",
    "EndgameBoard": "endgame_board",
    "HandFan": "hand_fan",
    "HouseRuleCharter": "house_rule_charter",
    "FollowSuitQuiz": "follow_suit_quiz",
    "MatchChart": "match_chart",
    "Practice": "practice",
    "RoundTable": "round_table",
    "RulesPicker": "rules_picker",
    "RuleBook": "rule_book",
    "RuleDispute": "rule_dispute",
    "ScenarioSliders": "scenario_sliders",
    "ScoreCalculator": "score_calculator",
    "ScoreSheet": "score_sheet",
    "StepReveal": "step_reveal",
}

__all__ = ["HandFan"]


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    globals()[name] = value
    return value


def widget_class(name: str) -> type[Widget[Any]]:
    """Return the widget class that lessons call by its snake-case name.

    >>> widget_class("hand_fan")
    <class 'spades_teach.widgets.hand_fan.HandFan'>
    """
    classes = {module: class_name for class_name, module in _HOME_OF.items()}
    if name not in classes:
        raise ValueError(f"no widget {name!r}; expected one of {', '.join(classes)}")
    found: type[Widget[Any]] = getattr(import_module(f"{__name__}.{name}"), classes[name])
    return found


def __dir__() -> list[str]:
    return sorted(_HOME_OF)
