"""What the board of a last round shows now, as plain data; nothing that is hidden is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.widgets.endgame_cells import Cell
from spades_teach.widgets.round_sheet import PLACES_OF, SIDES

if TYPE_CHECKING:
    from spades_teach.widgets.endgame_board import EndgameBoardLogic


def board_view(logic: EndgameBoardLogic) -> dict[str, Any]:
    """Return all that a reader may see of a board now."""
    sheet, problem, hidden = logic.sheet, logic.problem, logic.hidden
    cells, chosen = () if hidden else logic.cells, logic.chosen
    return {
        "locked": logic.locked,
        "problem": None if problem is None else {"id": problem.id, "fields": list(problem.fields)},
        "specials": [bid.name for bid in sheet.special_bids],
        "sides": [_side_view(logic, side) for side in SIDES],
        "ask": {"told": _told(logic), "most": sheet.rules.tricks} if hidden else None,
        "answered": logic.predict and logic.revealed and problem is None,
        "strip": [_cell_view(logic, cell, len(cells) - 1) for cell in cells],
        "chosen": None if chosen is None else chosen.tricks,
        "nils": [_nil_view(logic, place, took) for place, took in logic.supposed.items() if cells],
        "scores": [_score_view(logic, side, chosen) for side in SIDES] if chosen and chosen.case else [],
        "choice": None if logic.shown_choice is None else logic.shown_choice.view(),
    }


def _side_view(logic: EndgameBoardLogic, side: str) -> dict[str, Any]:
    return {
        "side": side,
        "seats": [{"place": place, "bid": _bid_field(logic, place)} for place in PLACES_OF[side]],
        "total": _field(logic, f"total/{side}"),
        "bags": _field(logic, f"bags/{side}") if logic.sheet.bag_rule else None,
    }


def _field(logic: EndgameBoardLogic, field: str) -> dict[str, Any]:
    entry = logic.sheet.entries[field]
    least, most = logic.sheet.range_of(field)
    return {"field": field, "value": entry.value, "typed": entry.typed, "least": least, "most": most}


def _bid_field(logic: EndgameBoardLogic, place: str) -> dict[str, Any]:
    bid = logic.sheet.bid(place)
    special = bid.name if bid and not bid.is_whole else None
    return {**_field(logic, f"bid/{place}"), "value": bid.tricks if bid else None, "special": special}


def _told(logic: EndgameBoardLogic) -> str:
    """Return what the last answer shows: "" before one, `empty`, `unreadable`, or an id of `guessed`."""
    return logic.shows(logic.guesses[-1]) if logic.told == "checked" and logic.guesses else logic.told


def _cell_view(logic: EndgameBoardLogic, cell: Cell, most: int) -> dict[str, Any]:
    return {
        "tricks": cell.tricks,
        "them": most - cell.tricks,
        "state": cell.state,
        "penalties": [side for side in SIDES if cell.case and cell.case.of(logic.sheet.side_name(side)).penalty],
        "depends": cell.depends,
    }


def _nil_view(logic: EndgameBoardLogic, place: str, took: int) -> dict[str, Any]:
    return {"place": place, "tricks": took, "most": logic.sheet.rules.tricks}


def _score_view(logic: EndgameBoardLogic, side: str, chosen: Cell) -> dict[str, Any]:
    assert chosen.case is not None
    score = chosen.case.of(logic.sheet.side_name(side))
    return {
        "side": side,
        "ask": None,
        "lines": [{"reason": line.reason, "points": line.points} for line in score.lines],
        "points": score.points,
        "total_after": score.total,
        "bag_rows": [],
    }
