"""What the sheet of a match says: its columns, the open round, how the match stands, and what is wrong with a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.core.rules.endings import ReachTarget
from spades_teach.i18n import Words
from spades_teach.widgets.line_words import sums
from spades_teach.widgets.match_csv import CsvProblem
from spades_teach.widgets.match_sheet import MatchRow, RowState, WorkedOut
from spades_teach.widgets.round_sheet import PLACES, PLACES_OF, SIDES
from spades_teach.widgets.score_words import contract_text, line_strings, problem_strings, seat_strings
from spades_teach.widgets.verdicts import rule_rows, said_once

if TYPE_CHECKING:
    from spades_teach.widgets.score_sheet import ScoreSheetLogic

Strings = dict[str, Any]

TOLD_AT_ONCE = 6
"""Complaints about a table that are said in full; of more, how many."""


def match_strings(logic: ScoreSheetLogic, words: Words) -> Strings:
    """Return all texts of the sheet as it stands."""
    worked = logic.sheet.work_out()
    return {
        **_labels(words),
        "task": _task(logic, words),
        "specials": {bid.name: words.bid(bid.name) for bid in logic.sheet.new_row().sheet.special_bids},
        "start": _start(logic, words),
        "rounds": [_round(logic, number, worked, words) for number in range(len(logic.sheet.rows))],
        "open": None if logic.open is None else _open(logic, logic.open, worked, words),
        "outcome": _outcome(logic, worked, words),
        "table_said": _table_said(logic, words),
        "surrender": {place: words("score-sheet-surrender", place=place) for place in PLACES},
        "said": _said(logic, worked, words),
    }


@said_once
def _labels(words: Words) -> Strings:
    return {
        "title": words("score-sheet-title"),
        "columns": {"bid": words("score-calculator-bids"), "tricks": words("score-calculator-tricks-taken")},
        "steps": {step: words(f"score-calculator-step-{step}") for step in ("more", "less", "sign")},
        "round": words("score-sheet-round"),
        "sides": [words.side(side) for side in SIDES],
        "dealers": {
            "name": words("score-sheet-first-dealer"),
            "places": {place: words.place(place) for place in PLACES},
        },
        "clear": words("score-calculator-clear"),
        "go_on": words("score-calculator-next-round"),
        "mend": words("score-sheet-mend"),
        "remove": words("score-sheet-remove"),
        "put_back": words("score-sheet-put-back"),
        "new_match": words("score-sheet-new-match"),
        "give_up": words("score-sheet-give-up"),
        "time_up": words("score-sheet-time-up"),
        "play_on": words("score-sheet-play-on"),
        "table": words("score-sheet-table"),
        "table_about": words("score-sheet-table-about"),
        "table_field": words("score-sheet-table-field"),
        "table_read": words("score-sheet-table-read"),
        "close": words("score-sheet-close"),
    }


def _task(logic: ScoreSheetLogic, words: Words) -> str:
    target = next((ending.target for ending in logic.rules.endings if isinstance(ending, ReachTarget)), 0)
    return words("score-sheet-task", target=target)


# The rounds


def _start(logic: ScoreSheetLogic, words: Words) -> Strings:
    """Say what the sides had before the first round."""
    start, sheet = logic.sheet.start, logic.sheet.new_row().sheet
    numbers = [sheet.side_number(side) for side in SIDES]
    return {
        "name": words("score-sheet-start"),
        "sides": [
            {
                "total": words.number(start.totals[place]),
                "points": "",
                "read": "",
                "bags": words("score-sheet-bags", bags=start.bags[place]) if sheet.bag_rule else "",
            }
            for place in numbers
        ],
    }


def _round(logic: ScoreSheetLogic, number: int, worked: WorkedOut, words: Words) -> Strings:
    row, state = logic.sheet.rows[number], worked.rows[number]
    dealer = row.sheet.places[state.dealer]
    return {
        "number": words.number(number + 1),
        "name": words("score-sheet-open", round=number + 1),
        "dealer": words.place(dealer),
        "note": _note(row, state, words),
        "sides": [_side(row, side, state, words) for side in SIDES],
    }


def _note(row: MatchRow, state: RowState, words: Words) -> str:
    """Say in a few words why a round has no score."""
    if state.state == "scored":
        return words("score-sheet-note-sides-only") if row.sides_only else ""
    return words(f"score-sheet-note-{state.state}")


def _side(row: MatchRow, side: str, state: RowState, words: Words) -> Strings:
    tricks, place = row.tricks_of(side), row.sheet.side_number(side)
    texts = {"bid": _bid_text(row, side, words), "tricks": "" if tricks is None else words.number(tricks)}
    if state.score is None or state.after is None:
        return {**texts, "points": "", "total": "", "bags": "", "read": ""}
    points, total, bags = state.score.sides[place].points, state.after.totals[place], state.after.bags[place]
    return {
        **texts,
        "points": words.signed(points),
        "total": words.number(total),
        "bags": words("score-sheet-bags", bags=bags) if row.sheet.bag_rule else "",
        "read": words("score-sheet-took", bid=texts["bid"], tricks=tricks or 0),
    }


def _bid_text(row: MatchRow, side: str, words: Words) -> str:
    """Write what a side bid: 7, or 3 + nil."""
    bids = [bid for bid in row.bids_of(side) if bid is not None]
    if len(bids) < len(PLACES_OF[side]):
        return ""
    numbers = [bid.tricks for bid in bids if bid.is_number]
    parts: list[int | str] = [sum(numbers)] if numbers else []
    parts += [words.bid(bid.name) for bid in bids if not bid.is_number]
    return words.formula(*[piece for part in parts for piece in ("+", part)][1:])


# The open round


def _open(logic: ScoreSheetLogic, number: int, worked: WorkedOut, words: Words) -> Strings:
    row, state = logic.sheet.rows[number], worked.rows[number]
    sheet, problem = row.sheet, row.sheet.problem
    return {
        "name": words("score-sheet-open", round=number + 1),
        "dealer": words("score-sheet-dealer", place=sheet.places[state.dealer]),
        "feedback": _about_row(row, state, worked, words)
        if problem is None
        else problem_strings(sheet, problem, words),
        "rest": words("score-calculator-give-rest", place=sheet.rest[0], tricks=sheet.rest[1]) if sheet.rest else "",
        "lines": words("score-sheet-lines", round=number + 1),
        "sides": [_open_side(row, side, state, words) for side in SIDES],
    }


def _about_row(row: MatchRow, state: RowState, worked: WorkedOut, words: Words) -> Strings | None:
    """Say why a round that is right in itself does not count, or that its seats' numbers are made up."""
    if state.state == "waiting":
        return {"sign": "note", "text": words("score-sheet-waiting", round=(worked.mend or 0) + 1), "rows": []}
    if state.state == "after-end":
        return {"sign": "note", "text": words("score-sheet-after-end"), "rows": []}
    return {"sign": "note", "text": words("score-sheet-sides-only"), "rows": []} if row.sides_only else None


def _open_side(row: MatchRow, side: str, state: RowState, words: Words) -> Strings:
    sheet, score = row.sheet, state.score
    own = None if score is None else score.sides[sheet.side_number(side)]
    return {
        "name": words.side(side),
        "contract": contract_text(sheet, side, words),
        "seats": {place: seat_strings(sheet, place, words) for place in PLACES_OF[side]},
        "lines": [line_strings(sheet, side, line, score, words) for line in own.lines] if own and score else [],
        "sums": sums(own, sheet.total(side), words) if own else [],
    }


# The match


def _outcome(logic: ScoreSheetLogic, worked: WorkedOut, words: Words) -> Strings | None:
    """Say how the match stands: who won and why, who leads, or which round is to be mended first."""
    rounds = len(worked.match.scores)
    if worked.mend is not None and worked.mend < len(worked.rows) - 1:
        return {"sign": "bad", "text": words("score-sheet-mend-first", round=worked.mend + 1), "rows": []}
    outcome, totals = worked.match.outcome, worked.match.standing.totals
    sheet = logic.sheet.new_row().sheet
    us, them = (totals[sheet.side_number(side)] for side in SIDES)
    if not outcome.over and not rounds and outcome.reason is None:
        return None
    winner = sheet.side_at(outcome.winner) or "nobody"
    text = words("score-sheet-outcome", winner=winner, us=us, them=them)
    if outcome.reason is None:
        leader = "us" if us > them else "them" if them > us else "nobody"
        text = words("score-sheet-stands", leader=leader, us=us, them=them, rounds=rounds)
    rows = [words(outcome.reason), *rule_rows(words, logic.rules, [outcome.reason])] if outcome.reason else []
    return {"sign": "good" if winner == "us" else "note", "text": text, "rows": rows}


def _said(logic: ScoreSheetLogic, worked: WorkedOut, words: Words) -> str:
    """Return what a screen reader hears when a round has been scored or corrected."""
    if not worked.match.scores:
        return ""
    sheet, totals = logic.sheet.new_row().sheet, worked.match.standing.totals
    return words.list_of(words("score-sheet-heard", side=side, total=totals[sheet.side_number(side)]) for side in SIDES)


# A table that was read


def _table_said(logic: ScoreSheetLogic, words: Words) -> Strings | None:
    if logic.refused is not None:
        error = logic.refused
        return {"sign": "bad", "text": words(error.id, **error.facts), "rows": []}
    if not logic.problems:
        return None
    lines = len({problem.line for problem in logic.problems})
    rows = [problem_text(problem, words) for problem in logic.problems[:TOLD_AT_ONCE]]
    more = len(logic.problems) - TOLD_AT_ONCE
    rows += [words("score-sheet-table-more", more=more)] if more > 0 else []
    return {"sign": "bad", "text": words("score-sheet-table-problems", lines=lines), "rows": rows}


def problem_text(problem: CsvProblem, words: Words) -> str:
    """Say what is wrong in a cell of a table."""
    return words(
        f"csv-{problem.id}",
        line=problem.line,
        column=words.code(problem.column),
        value=words.code(problem.value),
        expected=words.code(problem.expected),
    )
