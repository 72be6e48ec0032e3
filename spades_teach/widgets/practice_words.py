"""What practice says: the words to an answer; and of an item its situation, what is drawn, its options, and the working once it is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from spades_teach.core.table import Seat
from spades_teach.i18n import Words
from spades_teach.widgets.line_words import line_texts, sums
from spades_teach.widgets.practice_items.items import KINDS, PLACE_OF, Group, Item
from spades_teach.widgets.runs import streak
from spades_teach.widgets.verdicts import rule_rows, say

if TYPE_CHECKING:
    from spades_teach.widgets.practice import PracticeLogic

Strings = dict[str, Any]


def practice_strings(practice: PracticeLogic, words: Words) -> dict[str, Any]:
    return {
        **item_strings(practice.item, words, over=not practice.is_open),
        "again": words("practice-again") if practice.again else "",
        "go": words("quiz-check" if practice.is_open else "quiz-next"),
        "tell": words("practice-tell"),
        "progress": words("quiz-progress-goal", right=min(practice.correct, practice.goal), goal=practice.goal),
        "tally": _tally(practice, words),
        "marks": {
            "good": words("quiz-state-right"),
            "bad": words("quiz-state-wrong"),
            "missed": words("quiz-state-missed"),
        },
        "feedback": _feedback(practice, words),
    }


def _tally(practice: PracticeLogic, words: Words) -> str:
    if not practice.outcomes:
        return ""
    return words(
        "quiz-tally", right=practice.correct, answered=len(practice.outcomes), streak=streak(practice.outcomes)
    )


def _feedback(practice: PracticeLogic, words: Words) -> dict[str, Any] | None:
    if practice.hint == "question-no-number":
        return _said("note", words("question-no-number", example=-47 if practice.item.signed else 7), words)
    if practice.hint is not None:
        return _said("note", words("question-empty"), words)
    if practice.answer is None:
        return None
    if practice.phase == "told":
        return _said("note", _told(practice, words), words, _rows(practice, words, practice.item.behind))
    judged = practice.item.judge(practice.answer)
    rows = _rows(practice, words, judged.rules)
    if judged.right and practice.correct == practice.goal:
        rows.append(words("quiz-goal-reached", goal=practice.goal))
    return _said("good" if judged.right else "bad", say(words, judged.said), words, rows)


def _told(practice: PracticeLogic, words: Words) -> str:
    right = practice.item.right
    if not isinstance(right, int):
        return words("practice-told-choice")
    return words("practice-told-points" if practice.item.signed else "practice-told-number", answer=right)


def _rows(practice: PracticeLogic, words: Words, rules: Iterable[str]) -> list[str]:
    why = [] if practice.is_open else [say(words, reason) for reason in practice.item.why]
    return why + rule_rows(words, practice.item.rules, rules)


def _said(sign: str, text: str, words: Words, rows: Iterable[str] = ()) -> dict[str, Any]:
    return {"sign": sign, "signName": words(f"quiz-sign-{sign}"), "text": text, "rows": list(rows)}


def item_strings(item: Item, words: Words, *, over: bool) -> Strings:
    """Return all texts of an item; over: whether its working may be seen."""
    return {
        "title": words("practice-title", topic=KINDS[item.kind].topic),
        "told": [say(words, reason) for reason in item.told],
        "ask": say(words, item.ask),
        "options_name": words(f"question-title-{item.form}"),
        "options": {option: say(words, reason) for option, reason in item.options.items()},
        "field": words("question-field"),
        "sign": words("question-sign"),
        "strip": [_group(group, words) for group in item.strip],
        **_pictures(item, words),
        "working": _working(item, words) if over else [],
        "working_name": words("practice-working"),
    }


def _group(group: Group, words: Words) -> Strings:
    return {
        "name": say(words, group.name),
        "cells": [{"label": say(words, label), "value": say(words, value)} for label, value in group.cells],
    }


def _pictures(item: Item, words: Words) -> Strings:
    return {
        "table": words("quiz-table"),
        "dealer": words("practice-dealer"),
        "turn": words("practice-turn"),
        "seats": {
            seat.place: {"name": words.place(seat.place), "note": say(words, seat.note) if seat.note else ""}
            for seat in item.felt
        },
        "hand": words("quiz-hand"),
        "cards": {code: words.card_name(code) for code in item.hand},
        "jokers": {"big": words.index("BJ"), "little": words.index("LJ")},
    }


def _working(item: Item, words: Words) -> list[Strings]:
    """Return the score line by line, and what it comes to."""
    if item.score is None:
        return []
    rows = []
    for line in item.score.lines:
        seat = dict(line.facts).get("seat")
        texts = line_texts(line, PLACE_OF[Seat(seat)] if isinstance(seat, str) else None, words)
        rows.append(
            {"label": texts["label"], "workings": [*texts["workings"]], "points": texts["points"], "sum": False}
        )
    for row in sums(item.score, item.total, words):
        workings = [row["working"]] if row["working"] else []
        rows.append({"label": row["label"], "workings": workings, "points": row["points"], "sum": True})
    return rows
