"""What the board of a last round says: the splits, the one that is explained, the answers to what must be bid, and a guess."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from spades_teach.analysis.end_cases import EndCase, EndSide
from spades_teach.analysis.endings_ahead import MustBid, SetOffer
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.scoring import SideTally
from spades_teach.core.scores import score_round
from spades_teach.i18n import Words
from spades_teach.widgets.endgame_cells import Cell, target_of
from spades_teach.widgets.line_words import sums
from spades_teach.widgets.round_sheet import PLACES_OF, SIDES, Problem
from spades_teach.widgets.score_words import SEVERAL, contract_text, line_strings, problem_strings, seat_strings
from spades_teach.widgets.verdicts import rule_rows, said_once

if TYPE_CHECKING:
    from spades_teach.widgets.endgame_board import EndgameBoardLogic

Strings = dict[str, Any]


def board_strings(logic: EndgameBoardLogic, words: Words) -> Strings:
    """Return all texts of a board as it stands; nothing that is hidden is in them."""
    cells, chosen = () if logic.hidden else logic.cells, logic.chosen
    explained = _explained(logic, chosen, words) if chosen else None
    return {
        **_labels(words),
        "task": words(
            "endgame-board-task-predict" if logic.predict else "endgame-board-task", tricks=logic.rules.tricks
        ),
        "specials": {bid.name: words.bid(bid.name) for bid in logic.sheet.special_bids},
        "sides": [_side(logic, side, words) for side in SIDES],
        "feedback": _problem(logic, words),
        "ask": _ask(logic, words) if logic.hidden else None,
        "answered": _answered(logic, words),
        "cells": [_cell(logic, cell, len(cells) - 1, words) for cell in cells],
        "legend": _legend(cells, words),
        "nils": {place: _nil(logic, place, words) for place in logic.nil_places if cells},
        "explained": explained,
        "advice": _advice(logic, words),
        "choice": None if logic.shown_choice is None else logic.shown_choice.strings(words),
        "said": explained["text"] if explained else "",
    }


@said_once
def _labels(words: Words) -> Strings:
    return {
        "title": words("endgame-board-title"),
        "columns": {"bid": words("score-calculator-bids")},
        "before": words("score-calculator-before"),
        "steps": {step: words(f"score-calculator-step-{step}") for step in ("more", "less", "sign")},
        "strip": words("endgame-board-strip"),
        "ours": words("endgame-board-ours"),
        "theirs": words("endgame-board-theirs"),
        "table": words("endgame-board-table"),
        "heads": {
            name: words(f"endgame-board-head-{name}")
            for name in ("us", "them", "total-us", "total-them", "verdict", "penalty")
        },
        "advice_name": words("endgame-board-advice"),
    }


def _side(logic: EndgameBoardLogic, side: str, words: Words) -> Strings:
    sheet = logic.sheet
    return {
        "name": words.side(side),
        "contract": contract_text(sheet, side, words),
        "seats": {place: seat_strings(sheet, place, words) for place in PLACES_OF[side]},
        **{
            kind: {
                "name": words(f"score-calculator-{kind}-before"),
                "label": words(f"score-calculator-{kind}", side=side),
                "text": _written(sheet.entries[f"{kind}/{side}"].value, words),
            }
            for kind in ("total", "bags")
        },
    }


def _written(value: object, words: Words) -> str:
    return words.number(value) if isinstance(value, int) else ""


def _problem(logic: EndgameBoardLogic, words: Words) -> Strings | None:
    problem = logic.problem
    if problem is None:
        return None
    if logic.error is not None:
        return {"sign": "bad", "text": words(logic.error.id, **logic.error.facts), "rows": []}
    if problem.id == "missing" and len(problem.fields) > SEVERAL:
        return {"sign": "note", "text": words("endgame-board-missing-much"), "rows": []}
    return problem_strings(logic.sheet, Problem(problem.id, problem.fields, problem.tricks, problem.reasons), words)


# The splits


def _cell(logic: EndgameBoardLogic, cell: Cell, most: int, words: Words) -> Strings:
    verdict = words(f"endgame-board-verdict-{cell.state}")
    found: Strings = {"us": words.number(cell.tricks), "them": words.number(most - cell.tricks), "verdict": verdict}
    if cell.case is None:
        label = words("endgame-board-cell-none", us=cell.tricks, them=most - cell.tricks)
        return {**found, "total_us": "", "total_them": "", "penalty": "", "label": label}
    us, them = (cell.case.of(logic.sheet.side_name(side)) for side in SIDES)
    penalty = _penalty(us, them, words)
    label = words(
        "endgame-board-cell",
        us=cell.tricks,
        them=most - cell.tricks,
        verdict=verdict,
        total_us=us.total,
        total_them=them.total,
    )
    depends = words("endgame-board-cell-depends") if cell.depends else ""
    return {
        **found,
        "total_us": words.number(us.total),
        "total_them": words.number(them.total),
        "penalty": penalty,
        "label": " ".join(filter(None, (label, penalty and words("endgame-board-cell-penalty", who=penalty), depends))),
    }


def _penalty(us: EndSide, them: EndSide, words: Words) -> str:
    """Say who pays for bags."""
    who = "both" if us.penalty and them.penalty else "us" if us.penalty else "them" if them.penalty else ""
    return words("endgame-board-penalty", who=who) if who else ""


def _legend(cells: Iterable[Cell], words: Words) -> list[Strings]:
    """Say what the signs of the strip mean, those that are on it."""
    told = list(cells)
    states = {cell.state for cell in told}
    signs: list[str] = [name for name in ("us", "ahead", "level", "behind", "them", "none") if name in states]
    if any(cell.case and any(side.penalty for side in cell.case.sides) for cell in told):
        signs.append("penalty")
    if any(cell.depends for cell in told):
        signs.append("depends")
    return [{"sign": sign, "text": words(f"endgame-board-legend-{sign}")} for sign in signs]


def _nil(logic: EndgameBoardLogic, place: str, words: Words) -> Strings:
    bid = logic.sheet.bid(place)
    name = bid.name if bid else ""
    return {
        "name": words("endgame-board-nil", place=place, bid=name),
        "kept": words("endgame-board-nil-kept"),
        "failed": words("endgame-board-nil-failed"),
        "tricks": words("endgame-board-nil-tricks", place=place),
    }


# The split that is explained


def _explained(logic: EndgameBoardLogic, cell: Cell, words: Words) -> Strings:
    most = logic.rules.tricks
    heading = words("endgame-board-split", us=cell.tricks, them=most - cell.tricks)
    if cell.case is None:
        return {"heading": heading, "text": words("endgame-board-impossible"), "sign": "note", "rows": [], "scores": []}
    return {
        "heading": heading,
        "text": _outcome(logic, cell.case, words),
        "sign": {"us": "good", "them": "bad"}.get(cell.state, "note"),
        "rows": _rows(logic, cell.case, words),
        "scores": [_score(logic, side, cell, words) for side in SIDES],
    }


def _outcome(logic: EndgameBoardLogic, case: EndCase, words: Words) -> str:
    us, them = (case.of(logic.sheet.side_name(side)) for side in SIDES)
    winner = logic.sheet.side_at(case.outcome.winner) or "nobody"
    target = target_of(logic.rules)
    leads = "level" if case.leader is None else "us" if case.leader == logic.us else "them"
    reason = case.outcome.reason or ("none" if target is not None else "no-target")
    text = words(
        "endgame-board-outcome",
        winner=winner,
        reason=reason,
        leads=leads,
        us=us.total,
        them=them.total,
        target=target or 0,
    )
    if not case.penalty_decides:
        return text
    spared = logic.sheet.side_at(case.without_penalty.winner) or "nobody"
    return f"{text} {words('endgame-board-penalty-decides', winner=spared)}"


def _rows(logic: EndgameBoardLogic, case: EndCase, words: Words) -> list[str]:
    reason = case.outcome.reason
    return [words(reason), *rule_rows(words, logic.rules, [reason])] if reason else []


def _score(logic: EndgameBoardLogic, side: str, cell: Cell, words: Words) -> Strings:
    assert cell.case is not None
    sheet = logic.sheet
    place = sheet.side_number(side)
    taken: dict[str, int] = {}
    for each, way in zip(logic.rules.table.sides, cell.ways, strict=True):
        taken |= {seat.value: tricks for seat, tricks in zip(each.seats, way, strict=True)}
    ends = logic.ends
    assert ends is not None
    result = RoundResult(
        ends.bids,
        tuple(taken[seat.value] for seat in logic.rules.table.seats),
        (),
        tuple(sorted(ends.facts.items())),
    )
    right = score_round(logic.rules, result, ends.before)
    own = right.sides[place]
    return {
        "name": words("endgame-board-side", side=side, tricks=cell.case.sides[place].tricks),
        "lines": [line_strings(sheet, side, line, right, words) for line in own.lines],
        "sums": sums(own, ends.before.totals[place], words),
        "bag_count": {"text": _bags(own.tally, own.bags, words) if sheet.bag_rule else "", "penalty": ""},
        "remark": "",
    }


def _bags(tally: SideTally, carried: int, words: Words) -> str:
    return words("endgame-board-bags", before=tally.bags_before, new=tally.bags, carried=carried)


# What must be bid


def _advice(logic: EndgameBoardLogic, words: Words) -> list[Strings]:
    advice = logic.advice
    if advice is None:
        return []
    nil = _nil_bid(logic)
    win, survive = _must(advice.win, nil, words), _must(advice.survive, nil, words)
    told = [("win", win)]
    if advice.survive.names != advice.win.names:
        told.append(("survive", survive))
    return [{"id": name, "text": text} for name, text in (*told, ("set", _offer(logic, advice.offer, words)))]


def _nil_bid(logic: EndgameBoardLogic) -> bool:
    """Whether somebody of the reader's side has bid something that is no number."""
    if logic.ends is None:
        return False
    own = logic.rules.table.read_side(logic.us).seats
    said = zip(logic.rules.table.seats, logic.ends.bids, strict=True)
    return any(seat in own and not bid.is_number for seat, bid in said)


def _must(must: MustBid, nil: bool, words: Words) -> str:
    """Tell a bid; nil: whether the side has bid one, so that the reader learns when the bid told has none."""
    least = must.least
    if least is None:
        return words(f"endgame-board-{must.goal}-never")
    numbers = [int(bid) for bid in least.bids if bid.isdecimal()]
    parts: list[int | str] = [sum(numbers)] if numbers else []
    parts += [words.bid(bid) for bid in least.bids if not bid.isdecimal()]
    pieces = [piece for part in parts for piece in ("+", part)][1:]
    tricks = least.wins if must.goal == "win" else least.survives
    name = "endgame-board-survive-safe" if must.goal == "survive" and least.safe else f"endgame-board-{must.goal}"
    dropped = "dropped" if nil and len(numbers) == len(least.bids) else "kept"
    return words(name, bid=words.formula(*pieces), tricks=_runs(tricks, words), nil=dropped)


def _runs(numbers: Iterable[int], words: Words) -> str:
    """Write numbers with runs of three and more put together: `0, 5 to 8 or 13`.

    >>> from spades_teach.i18n import words_for
    >>> _runs([0, 1, 5, 6, 7, 8, 13], words_for("en"))
    '0, 1, 5 to 8 or 13'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    told: list[str] = []
    for run in runs:
        if len(run) > 2:
            told.append(words("bids-range", first=run[0], last=run[-1]))
        else:
            told += [words.number(number) for number in run]
    return words.list_of(told, "or")


def _offer(logic: EndgameBoardLogic, offer: SetOffer | None, words: Words) -> str:
    if offer is None:
        return words("endgame-board-set-never")
    change = f"{offer.left.verdict(offer.side)}-{offer.done.verdict(offer.side)}" if offer.gain else "same"
    if offer.seat is None:
        return words("endgame-board-set", tricks=offer.tricks, change=change, swing=offer.swing)
    place = logic.sheet.places[offer.seat]
    return words("endgame-board-set-nil", place=place, change=change, swing=offer.swing)


# What is asked


def _ask(logic: EndgameBoardLogic, words: Words) -> Strings:
    told = "checked" if logic.told == "checked" and logic.guesses else logic.told
    said = None
    if told in ("empty", "unreadable"):
        said = {"sign": "note", "text": words(f"endgame-board-guess-{told}", most=logic.rules.tricks), "rows": []}
    elif told:
        said = {"sign": "bad", "text": _about(logic, logic.guesses[-1], words), "rows": []}
    return {
        "legend": words("endgame-board-ask", nils=len(logic.nil_places)),
        "tricks": words("endgame-board-guess"),
        "check": words("endgame-board-check"),
        "never": words("endgame-board-never"),
        "reveal": words("endgame-board-reveal"),
        "said": said,
    }


def _about(logic: EndgameBoardLogic, guess: int | None, words: Words) -> str:
    """Say what a wrong guess shows, with the totals that it leads to."""
    shows = logic.shows(guess)
    cell = None if guess is None else logic.cells[guess]
    if cell is None or cell.case is None:
        return words(f"endgame-board-guess-{shows}")
    us, them = (cell.case.of(logic.sheet.side_name(side)) for side in SIDES)
    return words(
        f"endgame-board-guess-{shows}",
        tricks=cell.tricks,
        us=us.total,
        them=them.total,
        contract=us.contract,
        penalty=-us.penalty,
        target=target_of(logic.rules) or 0,
    )


def _answered(logic: EndgameBoardLogic, words: Words) -> Strings | None:
    """Say whether the last answer was right, once the strip is there."""
    if not (logic.predict and logic.revealed) or logic.problem is not None:
        return None
    least = logic.least
    right = bool(logic.guesses) and logic.shows(logic.guesses[-1]) == "right"
    name = "endgame-board-right" if right else "endgame-board-shown"
    text = words(f"{name}-never") if least is None else words(name, tricks=least)
    return {"sign": "good" if right else "note", "text": text, "rows": []}
