"""What an item of practice says: its situation, what is drawn, its options, and the working once it is over."""

from __future__ import annotations

from typing import Any

from spades_teach.core.table import Seat
from spades_teach.i18n import Words
from spades_teach.widgets.practice_items.items import KINDS, PLACE_OF, Group, Item
from spades_teach.widgets.score_words import line_texts, sums
from spades_teach.widgets.verdicts import say

Strings = dict[str, Any]


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
        rows.append({"label": texts["label"], "workings": texts["workings"], "points": texts["points"], "sum": False})
    for row in sums(item.score, item.total, words):
        workings = [row["working"]] if row["working"] else []
        rows.append({"label": row["label"], "workings": workings, "points": row["points"], "sum": True})
    return rows
