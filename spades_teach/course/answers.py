"""What the course needs to know of a widget's logic: was this an answer, was it right, is the step reached.

A logic that asks something says so itself, with two attributes beside the protocol of `Logic`:

`done`         whether what it asks has been reached (all questions right, the goal of a quiz)
`last_answer`  what the last action answered: {"item", "right"} and, where it has them, "points", "possible",
               "misconception"; None when the last action was no answer

Two widgets that are at home outside lessons too are read from here:

A `HandFan` asks nothing, but a step may: a card that may be played is right, another one shows the rule against it.
A `ScoreCalculator` that asks is reached when all it asked for is revealed, by a right prediction or line by line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spades_teach.course.progress import Answer
from spades_teach.widgets.hand_fan import HandFanLogic
from spades_teach.widgets.score_calculator import ScoreCalculatorLogic


def reached(logic: Any) -> bool:
    """Whether the step of this widget is right."""
    if isinstance(logic, HandFanLogic):
        return bool(logic.played)
    if isinstance(logic, ScoreCalculatorLogic):
        return bool(logic.asked) and not logic.hidden
    return bool(getattr(logic, "done", False))


def judged(logic: Any, action: Mapping[str, Any], *, lesson: str, step: str) -> Answer | None:
    """Return the answer that an action gave, None when it gave none."""
    if isinstance(logic, HandFanLogic):
        given = _of_hand(logic, action)
    elif isinstance(logic, ScoreCalculatorLogic):
        given = _of_calculator(logic, action)
    else:
        given = getattr(logic, "last_answer", None)
    if given is None:
        return None
    right = bool(given["right"])
    misconception = given.get("misconception")
    return Answer(
        lesson=lesson,
        step=step,
        item=str(given.get("item", step)),
        right=right,
        points=int(given.get("points", right)),
        possible=int(given.get("possible", 1)),
        misconception=None if misconception is None else str(misconception),
    )


def _of_hand(logic: HandFanLogic, action: Mapping[str, Any]) -> dict[str, Any] | None:
    answer = logic.answer
    if action.get("kind") not in ("press", "play") or answer is None or answer.about not in ("played", "blocked"):
        return None
    refused = answer.about == "blocked"
    card = answer.card.code if answer.card else ""
    return {"item": card, "right": not refused, "misconception": answer.reasons[0].id if refused else None}


def _of_calculator(logic: ScoreCalculatorLogic, action: Mapping[str, Any]) -> dict[str, Any] | None:
    side = str(action.get("side"))
    if action.get("kind") != "check" or logic.told.get(side) != "checked":
        return None
    prediction = logic.last_prediction(side)
    if prediction is None:
        return None
    misconception = prediction.mistakes[0] if prediction.mistakes else None
    return {"item": prediction.side, "right": prediction.right, "misconception": misconception}
