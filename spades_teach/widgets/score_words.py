"""What a score sheet says: its labels, the working of each line, and the answer to a prediction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from spades_teach.core.bids import Bid
from spades_teach.core.rules.endings import ReachTarget
from spades_teach.core.rules.scoring import ScoreLine, SideTally
from spades_teach.core.scores import RoundScore, SideScore
from spades_teach.i18n import Words
from spades_teach.widgets.line_words import line_texts, rows_about, sums
from spades_teach.widgets.round_sheet import PLACES_OF, SIDES, Problem, RoundSheet
from spades_teach.widgets.score_calculator_view import new_bags
from spades_teach.widgets.score_mistakes import Working, astray, diagnose, diagnose_carry, facts_of, rule_against
from spades_teach.widgets.verdicts import said_once

if TYPE_CHECKING:
    from spades_teach.widgets.score_calculator import ScoreCalculatorLogic

SEVERAL = 3
"""More missing fields than this are not named one by one."""

Strings = dict[str, Any]


def sheet_strings(logic: ScoreCalculatorLogic, words: Words) -> Strings:
    """Return all texts of a score sheet as it stands; nothing that is hidden is in them."""
    sheet, right = logic.sheet, logic.sheet.score
    return {
        **_labels(words),
        "task": _task(logic, words),
        "specials": {bid.name: words.bid(bid.name) for bid in sheet.special_bids},
        "feedback": None if sheet.problem is None else problem_strings(sheet, sheet.problem, words),
        "rest": words("score-calculator-give-rest", place=sheet.rest[0], tricks=sheet.rest[1]) if sheet.rest else "",
        "sides": [_side(logic, side, right, words) for side in SIDES],
        "outcome": _outcome(logic, words),
        "choice": None if logic.shown_choice is None else logic.shown_choice.strings(words),
        "compare": None if logic.tables is None else logic.tables.strings(words),
        "said": _said(logic, words),
    }


# What never changes in one language is said once: a key pressed is answered sooner.


@said_once
def _labels(words: Words) -> Strings:
    return {
        "title": words("score-calculator-title"),
        "columns": {"bid": words("score-calculator-bids"), "tricks": words("score-calculator-tricks-taken")},
        "before": words("score-calculator-before"),
        "steps": {step: words(f"score-calculator-step-{step}") for step in ("more", "less", "sign")},
        "clear": words("score-calculator-clear"),
        "next_round": words("score-calculator-next-round"),
    }


@said_once
def _side_labels(side: str, words: Words) -> Strings:
    return {
        "name": words.side(side),
        "total": {
            "name": words("score-calculator-total-before"),
            "label": words("score-calculator-total", side=side),
        },
        "bags": {
            "name": words("score-calculator-bags-before"),
            "label": words("score-calculator-bags", side=side),
        },
    }


@said_once
def _seat_labels(place: str, specials: tuple[Bid, ...], words: Words) -> Strings:
    return {
        "name": words.place(place),
        "bid": words("score-calculator-bid", place=place),
        "tricks": words("score-calculator-tricks", place=place),
        "calls": {bid.name: words("score-calculator-call", place=place, bid=bid.name) for bid in specials},
    }


@said_once
def _ask_labels(side: str, words: Words) -> Strings:
    return {
        "legend": words("score-calculator-ask", side=side),
        "points": words("score-calculator-guess-points"),
        "points_label": words("score-calculator-guess-points-of", side=side),
        "bags": words("score-calculator-guess-carry"),
        "bags_label": words("score-calculator-guess-carry-of", side=side),
        "check": words("score-calculator-check"),
        "next_line": words("score-calculator-next-line"),
        "all_lines": words("score-calculator-all-lines"),
    }


def _task(logic: ScoreCalculatorLogic, words: Words) -> str:
    if not logic.asked:
        return words("score-calculator-task")
    return words("score-calculator-task-predict", side="both" if len(logic.asked) == len(SIDES) else logic.asked[0])


def _side(logic: ScoreCalculatorLogic, side: str, right: RoundScore | None, words: Words) -> Strings:
    sheet, lines, whole = logic.sheet, logic.lines_of(side, right), logic.whole(side, right)
    labels = _side_labels(side, words)
    return {
        "name": labels["name"],
        "contract": contract_text(sheet, side, words),
        "seats": {place: seat_strings(sheet, place, words) for place in PLACES_OF[side]},
        "total": {**labels["total"], "text": _number_text(sheet, f"total/{side}", words)},
        "bags": {**labels["bags"], "text": _number_text(sheet, f"bags/{side}", words)},
        "ask": _ask(logic, side, right, words) if right is not None and side in logic.asked else None,
        "lines": [line_strings(sheet, side, line, right, words) for line in lines if right is not None],
        "sums": sums(whole, sheet.total(side), words) if whole else [],
        "bag_count": _bag_count(sheet, side, lines, whole, words),
        "remark": _remark(sheet, side, whole, words) if whole else "",
    }


# The fields


def seat_strings(sheet: RoundSheet, place: str, words: Words) -> Strings:
    """Return what a seat says: its name, the names of its fields, what stands in them."""
    bid = sheet.bid(place)
    return {
        **_seat_labels(place, sheet.special_bids, words),
        "bid_text": words.bid(bid.name) if bid else "",
        "tricks_text": _number_text(sheet, f"tricks/{place}", words),
    }


def _number_text(sheet: RoundSheet, field: str, words: Words) -> str:
    value = sheet.entries[field].value
    return words.number(value) if isinstance(value, int) else ""


def contract_text(sheet: RoundSheet, side: str, words: Words) -> str:
    """Write the contract as it grows: numbers added up, what is no number beside them, dots for what is not said yet."""
    bids = [sheet.bid(place) for place in PLACES_OF[side]]
    if not any(bids):
        return ""
    numbers = [bid.tricks for bid in bids if bid and bid.is_number]
    parts: list[int | str] = [sum(numbers)] if numbers else []
    parts += [words.bid(bid.name) for bid in bids if bid and not bid.is_number]
    parts += ["…" for bid in bids if bid is None]
    with_signs = [piece for part in parts for piece in ("+", part)][1:]
    return words("score-calculator-contract", sum=words.formula(*with_signs))


def problem_strings(sheet: RoundSheet, problem: Problem, words: Words) -> Strings:
    """Say what stands against a score, and by how much."""
    hand, fields = sheet.rules.tricks, problem.fields
    rows: list[str] = []
    if problem.id == "missing" and len(fields) > SEVERAL:
        text = words("score-calculator-missing-much")
    elif problem.id == "missing":
        text = words("score-calculator-missing", fields=_named(fields, words))
    elif problem.id == "unreadable" and (bid := _foreign_bid(sheet, fields[0], words)):
        text = words("score-calculator-bid-elsewhere", place=fields[0].partition("/")[2], bid=bid)
    elif problem.id == "unreadable":
        least, most = sheet.range_of(fields[0])
        text = words("score-calculator-unreadable", field=_named(fields[:1], words), least=least, most=most)
    elif problem.id == "refused":
        place, reason = fields[0].partition("/")[2], problem.reasons[0]
        why = words.attr(reason.id, "label", **dict(reason.facts))
        text = words("score-calculator-refused", place=place, bid=str(sheet.bid(place)), why=why)
        rows = [row for reason in problem.reasons for row in rows_about(sheet.rules, reason.id, words)]
    else:
        total = hand + (problem.tricks if problem.id == "too-many" else -problem.tricks)
        text = words(f"score-calculator-{problem.id}", total=total, off=problem.tricks, hand=hand)
    return {"sign": "note" if problem.id == "missing" else "bad", "text": text, "rows": rows}


def _foreign_bid(sheet: RoundSheet, field: str, words: Words) -> str:
    """Return the bid in a field that other tables know and this one does not, "" where it is none."""
    typed = sheet.entries[field].typed
    return typed if field.startswith("bid/") and words.has(f"bid-{typed}") else ""


def _named(fields: Iterable[str], words: Words) -> str:
    names = []
    for field in fields:
        kind, _, owner = field.partition("/")
        given = {"side": owner} if owner in SIDES else {"place": owner}
        names.append(words.attr(f"score-calculator-{kind}", "inside", **given))
    return words.list_of(names, "and")


# The score


def line_strings(sheet: RoundSheet, side: str, line: ScoreLine, right: RoundScore, words: Words) -> Strings:
    """Return what a line of the score of a side says, with the small lines about its rule."""
    seat = dict(line.facts).get("seat")
    place = sheet.place_of(seat) if isinstance(seat, str) else None
    texts, rows = line_texts(line, place, words), list(rows_about(sheet.rules, line.reason, words))
    if line.reason != "bags":
        return {**texts, "rows": rows}
    tally = right.sides[sheet.side_number(side)].tally
    return {**texts, "workings": _bag_workings(tally, line, texts, words), "rows": rows}


def _bag_workings(tally: SideTally, line: ScoreLine, texts: Strings, words: Words) -> list[str]:
    """Return how the bags come about: the tricks beyond the contract, and the sum where they are not all."""
    over = tally.tricks - tally.contract
    count = [words.formula(tally.tricks, "−", tally.contract, "=", over)] if over > 0 else []
    return count if line.points == over else count + texts["workings"]


def _bag_count(
    sheet: RoundSheet, side: str, lines: tuple[ScoreLine, ...], whole: SideScore | None, words: Words
) -> Strings:
    """Say in words what the rows of bags show."""
    rule, before = sheet.bag_rule, sheet.entries[f"bags/{side}"].value
    if rule is None or not isinstance(before, int):
        return {"text": "", "penalty": ""}
    new = new_bags(lines)
    text = words("score-calculator-bags-so-far", before=before, new=new)
    if whole is not None:
        loads = (before + new) // rule.limit
        text = words(
            "score-calculator-bags-after", before=before, new=new, loads=loads, limit=rule.limit, carried=whole.bags
        )
    return {"text": text, "penalty": words.signed(-rule.penalty)}


def _remark(sheet: RoundSheet, side: str, score: SideScore, words: Words) -> str:
    """Say so when the last digit of the total has stopped telling the bags."""
    total = sheet.total(side)
    if total is None or sheet.bag_rule is None:
        return ""
    after = total + score.points
    told_before = total >= 0 and total % 10 == sheet.number(f"bags/{side}")
    if abs(after) % 10 == score.bags or not (after < 0 or told_before):
        return ""
    why = "score-calculator-digit-negative" if after < 0 else "score-calculator-digit"
    return words(why, total=after, digit=abs(after) % 10, bags=score.bags)


def _outcome(logic: ScoreCalculatorLogic, words: Words) -> Strings | None:
    outcome = logic.outcome
    if outcome is None:
        return None
    target = next((ending.target for ending in logic.rules.endings if isinstance(ending, ReachTarget)), 0)
    winner = logic.sheet.side_at(outcome.winner) or "nobody"
    text = words(
        "score-calculator-outcome",
        winner=winner,
        reason=outcome.reason or ("none" if target else "no-target"),
        target=target,
    )
    rows = [words(outcome.reason), *rows_about(logic.rules, outcome.reason, words)] if outcome.reason else []
    return {"sign": "good" if winner == "us" else "note", "text": text, "rows": rows}


def _said(logic: ScoreCalculatorLogic, words: Words) -> str:
    """Return what a screen reader hears when other rules are chosen or a score appears."""
    chosen = logic.shown_choice.said(words) if logic.shown_choice else ""
    score = logic.score
    if score is None:
        return chosen
    us, them = (logic.of_side(score, side).points for side in SIDES)
    return " ".join(filter(None, (chosen, words("score-calculator-said", us=us, them=them))))


# A prediction


def _ask(logic: ScoreCalculatorLogic, side: str, right: RoundScore, words: Words) -> Strings:
    """Return the labels of a prediction and the answer to the last check: what is said of the points and of the bags."""
    told, last = logic.told.get(side), logic.last_prediction(side)
    said: Strings = {"said_of_points": None, "said_of_bags": None}
    if told == "checked" and last is not None:
        work = logic.working(side, right)
        said["said_of_points"] = _about_points(logic, last.points, work, words)
        if last.bags is not None:
            said["said_of_bags"] = _about_bags(last.bags, work, words)
    elif told is not None:
        said["said_of_points"] = {"sign": "note", "text": words(f"score-calculator-guess-{told}"), "rows": []}
    return {**_ask_labels(side, words), **said}


def _about_points(logic: ScoreCalculatorLogic, points: int, work: Working, words: Words) -> Strings:
    if points == work.score.points:
        return {"sign": "good", "text": words("score-calculator-right-points", answer=points), "rows": []}
    mistakes, facts = diagnose(work, points), facts_of(work, points)
    if not mistakes:
        return {"sign": "bad", "text": words(f"score-astray-{astray(work, points)}", **facts), "rows": []}
    rule = rule_against(work, mistakes[0])
    rows = list(rows_about(logic.rules, rule, words)) if rule else []
    return {"sign": "bad", "text": words(f"score-mistake-{mistakes[0]}", **facts), "rows": rows}


def _about_bags(bags: int, work: Working, words: Words) -> Strings:
    if bags == work.score.bags:
        return {"sign": "good", "text": words("score-calculator-right-bags", answer=bags), "rows": []}
    mistakes = diagnose_carry(work, bags)
    name = f"score-mistake-{mistakes[0]}" if mistakes else "score-astray-carry"
    return {"sign": "bad", "text": words(name, **facts_of(work, bags)), "rows": []}
