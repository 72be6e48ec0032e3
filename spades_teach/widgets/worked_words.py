"""What a worked example says: its situation, the open line, the lines that are through, the answer to a wrong one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.catalogue.telling import tell_example
from spades_teach.i18n import Words
from spades_teach.widgets.said import on_page
from spades_teach.widgets.verdicts import rule_rows, say
from spades_teach.widgets.worked_lines import Answer, Line, Worked

if TYPE_CHECKING:
    from spades_teach.widgets.step_reveal import StepRevealLogic

Strings = dict[str, Any]


def reveal_strings(logic: StepRevealLogic, words: Words) -> Strings:
    """Return all texts of a worked example as it stands; nothing that is still hidden is in them."""
    worked, line = logic.worked, logic.line
    return {
        "title": words("worked-title"),
        "task": say(words, worked.task),
        "progress": _progress(logic, words),
        "notes": [say(words, note, worked.place_of) for note in worked.notes],
        "columns": {"seat": words("worked-seat"), "bid": words("worked-bid"), "tricks": words("worked-tricks")},
        "seats": {row.place: _seat(row.place, row.bid, row.tricks, words) for row in worked.seats},
        "sides": {row.side: _side(row.side, row.total, row.bags, words) for row in worked.sides},
        "hand": words("quiz-hand"),
        "cards": {card["card"]: _card(card, words) for card in logic.view()["hand"]},
        "jokers": {"big": words.index("BJ"), "little": words.index("LJ")},
        **_table(logic, words),
        "lines": [_line(logic, place, words) for place in range(logic.at)],
        "open": None if line is None else _open(line, words),
        "said": _said(logic, words),
        "feedback": _feedback(logic, words),
        "over": _over(logic, words) if logic.done else "",
        "teaches": _teaches(logic, words) if logic.done else None,
        "again": words("worked-again"),
    }


def _progress(logic: StepRevealLogic, words: Words) -> str:
    count = len(logic.lines)
    return words("worked-progress", number=min(logic.at + 1, count), of=count) if count > 1 and not logic.done else ""


# What is given


def _seat(place: str, bid: str | None, tricks: int | None, words: Words) -> Strings:
    return {
        "name": words.seat(place),
        "bid": "" if bid is None else words.bid(bid),
        "tricks": "" if tricks is None else words.number(tricks),
    }


def _side(side: str, total: int | None, bags: int | None, words: Words) -> str:
    if bags is None:
        return words("worked-before-total", side=side, total=total or 0)
    if total is None:
        return words("worked-before-bags", side=side, bags=bags)
    return words("worked-before", side=side, total=total, bags=bags)


def _card(card: Strings, words: Words) -> str:
    return words(f"worked-card-{card['state']}", card=card["card"])


def _table(logic: StepRevealLogic, words: Words) -> Strings:
    worked = logic.worked
    if not worked.plays:
        return {}
    plays = [(worked.place_of(play.seat.value), play.card.code) for play in worked.plays]
    count = logic.line.plays if logic.line is not None and logic.line.plays is not None else len(plays)
    if logic.in_a_row:
        return {
            "row": words("worked-row"),
            "places": {place: words.seat(place) for place, _ in plays},
            "plays": {place: words("played-card", place=place, card=card) for place, card in plays},
            "winner": words("quiz-takes-it"),
        }
    return {
        "table": words("quiz-table"),
        "places": {place: words.place(place) for place in ("you", "left", "partner", "right")},
        "plays": {place: words("played-card", place=place, card=card) for place, card in plays[:count]},
        "winner": words("quiz-takes-it"),
    }


# The lines


def answer_text(worked: Worked, line: Line, answer: Answer, words: Words) -> str:
    """Write an answer to a line."""
    if isinstance(answer, int):
        return words.signed(answer) if line.signed else words.number(answer)
    if isinstance(answer, frozenset):
        order = [card.code for card in line.cards or worked.hand]
        cards = sorted(answer, key=order.index)
        return words.cards(" ".join(cards)) if cards else words("worked-none")
    if line.form == "play":
        play = next(play for play in worked.plays if worked.place_of(play.seat.value) == answer)
        return words("worked-play", place=str(answer), card=play.card.code)
    return say(words, dict(line.options)[answer], worked.place_of)


def _line(logic: StepRevealLogic, place: int, words: Words) -> Strings:
    """Return a line that is through: its name, what it comes to, why, and the rules behind it."""
    worked, line, entry = logic.worked, logic.lines[place], logic.entries[place]
    facts = dict(line.ask.facts)
    return {
        "label": words.attr(line.ask.id, "label", **facts),
        "value": answer_text(worked, line, line.right[0] if entry.shown else entry.tried[-1], words),
        "worked": [words.formula(*parts) for parts in line.worked],
        "why": [say(words, reason, worked.place_of) for reason in line.why],
        "rows": rule_rows(words, logic.rules, line.rules),
        "state": words("worked-was-shown" if entry.shown else "worked-was-right"),
    }


def _open(line: Line, words: Words) -> Strings:
    return {
        "ask": say(words, line.ask),
        "options": {option: say(words, text) for option, text in line.options},
        "cards": {card.code: words.card_name(card.code) for card in line.cards},
        "field": words("worked-field"),
        "steps": {step: words(f"score-calculator-step-{step}") for step in ("more", "less", "sign")},
        "how": words(f"worked-how-{line.form}") if line.form in ("cards", "play") else "",
        "check": words("worked-check"),
        "show": words("worked-show"),
    }


def _said(logic: StepRevealLogic, words: Words) -> str:
    """Return what a screen reader hears when a line is through."""
    if logic.at == 0:
        return ""
    told = _line(logic, logic.at - 1, words)
    shown = "yes" if logic.entries[logic.at - 1].shown else "no"
    return words("worked-said", shown=shown, label=told["label"], value=told["value"], why=" ".join(told["why"]))


def _feedback(logic: StepRevealLogic, words: Words) -> Strings | None:
    line, wrong = logic.line, logic.wrong
    if line is None:
        return None
    if logic.unread:
        return {"sign": "note", "signName": "", "text": words(f"worked-{logic.unread}-{line.form}"), "rows": []}
    if wrong is None:
        return None
    rows = [say(words, reason, logic.worked.place_of) for reason in wrong.why]
    rows += rule_rows(words, logic.rules, wrong.rules, wrong.tables)
    said = say(words, wrong.said, logic.worked.place_of)
    return {"sign": "bad", "signName": words("quiz-sign-bad"), "text": said, "rows": rows}


def _over(logic: StepRevealLogic, words: Words) -> str:
    """Say how it went."""
    first = sum(not entry.shown and len(entry.tried) == 1 for entry in logic.entries)
    shown = sum(entry.shown for entry in logic.entries)
    return words("worked-over", first=first, shown=shown, later=len(logic.lines) - first - shown, of=len(logic.lines))


def _teaches(logic: StepRevealLogic, words: Words) -> Strings | None:
    """Return what the example teaches, which is true of its own rules; None under others."""
    return on_page(tell_example(logic.example, words), words) if logic.own_rules else None
