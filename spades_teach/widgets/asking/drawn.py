"""What the kinds of questions draw and say alike: the hand, the cards on the table, the options, the list of tricks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any

from spades_teach.core.cards import Card, Suit
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, Trick
from spades_teach.i18n import Words
from spades_teach.widgets.asking.askers import Verdict
from spades_teach.widgets.questions import PLACES, Question


def sorted_hand(question: Question) -> tuple[Card, ...]:
    """Return the learner's cards as they are held: red and black suits in turn where that can be, each from high to low."""
    trumps = question.rules.trumps
    held = {trumps.sorted_with(card) for card in question.hand}
    black = [suit for suit in (Suit.SPADES, Suit.CLUBS) if suit in held]
    red = [suit for suit in (Suit.HEARTS, Suit.DIAMONDS) if suit in held]
    first, second = (black, red) if len(black) >= len(red) else (red, black)
    order = [suit for pair in zip_longest(first, second) for suit in pair if suit is not None]
    return tuple(
        sorted(question.hand, key=lambda card: (order.index(trumps.sorted_with(card)), -trumps.strengths[card]))
    )


def felt(question: Question, *, turn: bool = False, pressable: bool = False) -> dict[str, Any]:
    return {
        "pressable": pressable,
        "seats": [{"place": place, "turn": turn and place == "you"} for place in PLACES],
        "plays": [{"place": question.place_of(play.seat), "card": play.card.code} for play in question.plays],
        "chip": turn,
    }


def felt_strings(question: Question, words: Words, picked: Mapping[str, str] | None = None) -> dict[str, Any]:
    return {
        "table": words("quiz-table"),
        "places": {place: words.place(place) for place in PLACES},
        "turn": words("quiz-your-turn"),
        "chip": chip_text(question, words),
        "plays": {
            place: words(
                f"quiz-play-{picked[place]}" if picked and place in picked else "played-card", place=place, card=card
            )
            for place, card in ((question.place_of(play.seat), play.card.code) for play in question.plays)
        },
    }


def chip_text(question: Question, words: Words) -> str:
    """Tell what matters about the round so far; nothing where it is to be read from the tricks."""
    if question.first_trick:
        return words("quiz-first-trick")
    if question.broken is None:
        return ""
    return words("quiz-broken" if question.broken else "quiz-unbroken")


def task_before_play(question: Question, words: Words, message: str) -> str:
    if not question.plays:
        return words(f"{message}-task-lead")
    led = question.plays[0]
    return words(f"{message}-task-follow", place=question.place_of(led.seat), card=led.card.code)


def shown_options(
    ids: Sequence[str], chosen: str | None, right: Sequence[str], verdict: Verdict | None
) -> list[dict[str, Any]]:
    def state(option: str) -> str:
        if verdict is None:
            return "chosen" if option == chosen else "plain"
        if option == chosen:
            return "right" if option in right else "wrong"
        return "missed" if option in right and not verdict.right else "plain"

    return [{"id": option, "state": state(option), "chosen": option == chosen} for option in ids]


def state_names(words: Words) -> dict[str, str]:
    """Name how an option came out."""
    return {state: words(f"quiz-state-{state}") for state in ("right", "wrong", "missed")}


COLUMNS = ("left", "partner", "right", "you")
"""The columns of a list of tricks: clockwise, in every language from left to right."""


def shown_tricks(question: Question, states: Mapping[tuple[int, str], str] | None = None) -> list[dict[str, Any]]:
    return [
        {
            "number": number,
            "led": question.place_of(trick.plays[0].seat),
            "won": question.place_of(_taker(trick)),
            "cards": [
                {"place": place, "card": card.code, "state": (states or {}).get((number, place), "plain")}
                for place, card in _in_columns(question, trick.plays)
            ],
        }
        for number, trick in enumerate(question.tricks, start=1)
    ]


def _taker(trick: Trick) -> Seat:
    """Return who took a trick; a question has no dead ones."""
    assert trick.winner is not None
    return trick.winner


def _in_columns(question: Question, plays: Sequence[Play]) -> list[tuple[str, Card]]:
    by_place = {question.place_of(play.seat): play.card for play in plays}
    return [(place, by_place[place]) for place in COLUMNS]


def tricks_strings(question: Question, states: Mapping[tuple[int, str], str], words: Words) -> dict[str, Any]:
    if not question.tricks:
        return {}
    cells = {}
    for number, trick in enumerate(question.tricks, start=1):
        led, won = question.place_of(trick.plays[0].seat), question.place_of(_taker(trick))
        for place, card in _in_columns(question, trick.plays):
            role = ("both" if place == won else "led") if place == led else "won" if place == won else "plain"
            state = states.get((number, place), "plain")
            cells[f"{number} {place}"] = _cell_name(words, number, place, card.code, role, state)
    return {
        "tricks": {
            "name": words("quiz-tricks"),
            "number": words("quiz-trick-number"),
            "legend": words("quiz-tricks-legend"),
            "places": {place: words.place(place) for place in COLUMNS},
            "numbers": [words.plain_number(number) for number in range(1, len(question.tricks) + 1)],
            "faces": {card.code: words.index(card.code) for trick in question.tricks for card in _cards(trick.plays)},
            "cells": cells,
        }
    }


def _cards(plays: Sequence[Play]) -> tuple[Card, ...]:
    return tuple(play.card for play in plays)


@lru_cache(maxsize=8192)
def _cell_name(words: Words, number: int, place: str, card: str, role: str, state: str) -> str:
    return words("quiz-cell", trick=number, place=place, card=card, role=role, state=state)


def said_by(verdict: Verdict, question: Question, words: Words, say: Callable[..., str]) -> tuple[str, list[str]]:
    """Return the sentence of a verdict and the sentences below it."""

    def place_of(seat: str) -> str:
        return question.place_of(Seat(seat))

    return say(words, verdict.said, place_of), [say(words, reason, place_of) for reason in verdict.why]
