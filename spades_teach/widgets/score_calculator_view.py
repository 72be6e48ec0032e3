"""What a score sheet for one round shows now, as plain data; nothing that is hidden is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.core.rules.scoring import ScoreLine
from spades_teach.core.scores import RoundScore, SideScore
from spades_teach.widgets.round_sheet import INPUTS, PLACES_OF, SIDES, Entry

if TYPE_CHECKING:
    from spades_teach.widgets.score_calculator import ScoreCalculatorLogic

MOST_PLACES = 100
"""A bag counter with more places than this is told in words alone; no page has room for it."""


def sheet_view(logic: ScoreCalculatorLogic) -> dict[str, Any]:
    """Return all that a reader may see of a sheet now."""
    sheet = logic.sheet
    right, problem, rest = sheet.score, sheet.problem, sheet.rest
    hidden = logic.hidden_of(right)
    return {
        "locked": logic.locked,
        "complete": right is not None,
        "problem": None if problem is None else {"id": problem.id, "fields": list(problem.fields)},
        "specials": [bid.name for bid in sheet.special_bids],
        "rest": rest[0] if rest and not logic.locked else None,
        "may_clear": not logic.locked and any(sheet.entries[field] not in (Entry(), Entry(0)) for field in INPUTS),
        "may_go_on": right is not None and not hidden and logic.may_go_on(right),
        "sides": [_side_view(logic, side, right, hidden) for side in SIDES],
        "outcome": _outcome_view(logic),
        "choice": None if logic.shown_choice is None else logic.shown_choice.view(),
        "compare": None if logic.tables is None else {**logic.tables.view(), "may_keep": logic.may_keep},
    }


def _side_view(
    logic: ScoreCalculatorLogic, side: str, right: RoundScore | None, hidden: tuple[str, ...]
) -> dict[str, Any]:
    lines, whole, total = logic.lines_of(side, right), logic.whole(side, right), logic.sheet.total(side)
    return {
        "side": side,
        "seats": [
            {"place": place, "bid": _bid_field(logic, place), "tricks": _field(logic, f"tricks/{place}")}
            for place in PLACES_OF[side]
        ],
        "total": _field(logic, f"total/{side}"),
        "bags": _field(logic, f"bags/{side}") if logic.sheet.bag_rule else None,
        "ask": _ask_view(logic, side, hidden) if side in logic.asked and right is not None else None,
        "lines": [{"reason": line.reason, "points": line.points} for line in lines],
        "points": whole.points if whole else None,
        "total_after": total + whole.points if whole and total is not None else None,
        "bags_after": whole.bags if whole and logic.sheet.bag_rule else None,
        "bag_rows": _bag_rows(logic, side, lines, whole),
    }


def _field(logic: ScoreCalculatorLogic, field: str) -> dict[str, Any]:
    entry = logic.sheet.entries[field]
    least, most = logic.sheet.range_of(field)
    return {"field": field, "value": entry.value, "typed": entry.typed, "least": least, "most": most}


def _bid_field(logic: ScoreCalculatorLogic, place: str) -> dict[str, Any]:
    bid = logic.sheet.bid(place)
    special = bid.name if bid and not bid.is_whole else None
    return {**_field(logic, f"bid/{place}"), "value": bid.tricks if bid else None, "special": special}


def _ask_view(logic: ScoreCalculatorLogic, side: str, hidden: tuple[str, ...]) -> dict[str, Any]:
    return {
        "open": side in hidden,
        "points": _field(logic, f"guess/{side}"),
        "bags": _field(logic, f"guess-bags/{side}") if logic.sheet.bag_rule else None,
        "told": _told(logic, side),
    }


def _told(logic: ScoreCalculatorLogic, side: str) -> str | None:
    """Return what the last check said: `empty`, `unreadable`, `right`, the id of what it showed, or `astray`."""
    last = logic.last_prediction(side)
    if logic.told.get(side) != "checked" or last is None:
        return logic.told.get(side)
    return "right" if last.right else (*last.mistakes, "astray")[0]


def _bag_rows(
    logic: ScoreCalculatorLogic, side: str, lines: tuple[ScoreLine, ...], whole: SideScore | None
) -> list[dict[str, Any]]:
    """Return the bag count as rows of places: the old bags, the new ones as far as their line is shown, the full rows that are paid for."""
    rule, before = logic.sheet.bag_rule, logic.sheet.entries[f"bags/{side}"].value
    if rule is None or rule.limit > MOST_PLACES or not isinstance(before, int):
        return []
    right = logic.sheet.score
    if right is not None:
        before = logic.of_side(right, side).tally.bags_before  # some rules read them from the total
    count = before + new_bags(lines)
    loads, over = divmod(count, rule.limit)
    paid = loads if whole or any(line.reason == "bag-penalty" for line in lines) else 0
    rows = max(loads + (over > 0), paid + 1)
    marks = ["old"] * before + ["new"] * (count - before) + ["empty"] * (rows * rule.limit - count)
    return [{"places": marks[row * rule.limit : (row + 1) * rule.limit], "paid": row < paid} for row in range(rows)]


def _outcome_view(logic: ScoreCalculatorLogic) -> dict[str, Any] | None:
    outcome = logic.outcome
    if outcome is None:
        return None
    return {"over": outcome.over, "winner": logic.sheet.side_at(outcome.winner), "reason": outcome.reason}


BAG_LINES = ("bags", "bags-without-points")
"""The lines that put bags on the counter; where those of a failed nil are not paid, they have a line of their own."""


def new_bags(lines: tuple[ScoreLine, ...]) -> int:
    """Return the bags of the round, as far as their lines are among these.

    >>> new_bags((ScoreLine.of("bags", 2, bags=2), ScoreLine.of("bags-without-points", 0, bags=1)))
    3
    """
    return sum(int(dict(line.facts)["bags"]) for line in lines if line.reason in BAG_LINES)
