"""What the course needs to know of a widget's logic: was this an answer, was it right, is the step reached.

A logic that asks something says so itself, with two attributes beside the protocol of `Logic`:

`done`         whether what it asks has been reached (all questions right, the goal of a quiz)
`last_answer`  what the last action answered: {"item", "right"} and, where it has them, "points", "possible",
               "misconception"; None when the last action was no answer

A `HandFan` asks nothing, but a step may: there a card that may be played is right, another one shows the rule against it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spades_teach.course.progress import Answer
from spades_teach.widgets.hand_fan import HandFanLogic


def reached(logic: Any) -> bool:
    """Whether the step of this widget is right."""
    if isinstance(logic, HandFanLogic):
        return bool(logic.played)
    return bool(getattr(logic, "done", False))


def judged(logic: Any, action: Mapping[str, Any], *, lesson: str, step: str) -> Answer | None:
    """Return the answer that an action gave, None when it gave none."""
    given = _of_hand(logic, action) if isinstance(logic, HandFanLogic) else getattr(logic, "last_answer", None)
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
    if action.get("kind") not in ("press", "play") or logic.told is None:
        return None
    told = logic.view()["told"]
    if told["about"] not in ("played", "blocked"):
        return None
    reasons = told["reasons"] if told["about"] == "blocked" else []
    return {"item": told["card"], "right": not reasons, "misconception": reasons[0] if reasons else None}
