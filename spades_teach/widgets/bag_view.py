"""What the bag counter shows now, as plain data; nothing that is asked for is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.core.bids import Bid
from spades_teach.widgets.bag_counter import SEATS, Notch

if TYPE_CHECKING:
    from spades_teach.widgets.bag_odometer import BagOdometerLogic

NIL = "nil"


def odometer_view(logic: BagOdometerLogic) -> dict[str, Any]:
    """Return all that a reader may see of a counter now."""
    number, inside = logic.counter.place_of(logic.at)
    passed = logic.counter.notches[number][:inside] if number >= 0 else ()
    start = (logic.counter.totals[max(number, 0)], logic.counter.bags[max(number, 0)])
    digit = logic.digit
    return {
        "places": logic.counter.rule.limit,
        "at": logic.at,
        "total": logic.total,
        "bags": logic.bags,
        "start": {"total": start[0], "bags": start[1], "new": 0},
        "tape": _tape(passed),
        "trail": logic.trail,
        "digit": None if digit is None else {"equal": digit.digit == digit.bags, "why": digit.why},
        "rounds": [view_of_round(logic, index) for index in range(len(logic.counter.rounds))],
        "ask": _ask_view(logic),
        "form": _form_view(logic),
        "may": {
            "step": logic.at < logic.far,
            "round": logic.at < logic.far,
            "back": logic.at > 0,
            "restart": logic.at > 0,
            "remove": len(logic.counter.rounds) > logic.given,
        },
    }


def view_of_round(logic: BagOdometerLogic, number: int) -> dict[str, Any]:
    """Return a row of the list of rounds; points, score and bags once the round has been turned."""
    end, now = logic.counter.ends[number + 1], logic.counter.place_of(logic.at)[0]
    seen = number < logic.open and logic.at >= end
    return {
        "state": "now" if number == now else "done" if seen else "next",
        "points": logic.counter.side(number).points if seen else None,
        "total": logic.counter.totals[number + 1] if seen else None,
        "bags": logic.counter.bags[number + 1] if seen else None,
    }


def _ask_view(logic: BagOdometerLogic) -> dict[str, Any] | None:
    if logic.asking is None:
        return None
    return {"round": logic.asking, "fields": list(logic.asked), "typed": dict(logic.typed)}


def _form_view(logic: BagOdometerLogic) -> dict[str, Any] | None:
    if not logic.may_add:
        return None
    bids = [getattr(kind, "bid", None) for kind in logic.rules.kinds]
    nil = any(isinstance(bid, Bid) and bid.name == NIL for bid in bids)
    return {"nil": nil, "most": logic.rules.tricks, "least": len(SEATS), "problem": logic.problem}


def _tape(passed: tuple[Notch, ...]) -> list[dict[str, Any]]:
    """Return the movements so far of one round; new: how many of the bags on the counter came in this round."""
    rows, new = [], 0
    for each in passed:
        new = 0 if each.event == "emptied" else new + (each.event in ("bag", "full"))
        rows.append({"event": each.event, "points": each.points, "total": each.total, "bags": each.bags, "new": new})
    return rows
