"""What can be counted in a step of a lesson and at its table, beside the values of `values`: for the number words of the prose.

`count.REFERENCE`: the cards or words that a reference names, `count.given.hand`; `count.S.REFERENCE`: its cards of a suit.
`hand.cards`, `hand.S`, `hand.A`: how many cards the first `{hand:...}` of the words has, of a suit, of a rank.
`round.kept.bid.NS`, `round.kept.tricks.NS`: what a side bid and took in a round of the step.
`table.suits`, `table.sides`, `table.lowest`: the rank of the lowest card, `table.floor`, `table.break-forms`.
`lesson.quiz`, `lesson.predict`: the steps of a kind, practice left out; `lesson.sheets`.
`step.options`, `step.cells`, `step.tricks`, `step.rounds`, `step.questions`, `step.questions.winner`: those of one sort;
`step.rounds.slip`, `step.gaps.slip`: the rounds and the `?` of a sheet.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from spades_teach.core.rules.endings import FallTo
from spades_teach.core.variants import compose
from spades_teach.course.model import Lesson, LessonError, Section, Step
from spades_teach.course.prose import Placeholder, Value, cards, parse
from spades_teach.course.values import StepValues

SUITS: Final = ("S", "H", "D", "C")


class CountedValues:
    """Looks up the values of a step and what can be counted in it; see the module.

    >>> from spades_teach.course.load import the_course
    >>> lesson = the_course().lesson("breaking-spades")
    >>> value = CountedValues(lesson.step("broken"), lesson)
    >>> value("table.suits"), value("count.given.hand"), value("rules.tricks")
    (4, 4, 13)
    """

    def __init__(self, step: Step, lesson: Lesson, section: Section | None = None) -> None:
        self._step, self._lesson, self._section = step, lesson, section
        self._values = StepValues(step)

    def __call__(self, reference: str) -> Value:
        """Return what a reference names.

        Raises LessonError when it names nothing.
        """
        head, _, rest = reference.partition(".")
        if head == "count":
            return self._count(rest)
        tables = {"hand": self._of_hand, "round": self._of_rounds, "table": self._of_table}
        tables |= {"lesson": self._of_lesson, "step": self._of_step}
        if head not in tables:
            return self._values(reference)
        found = tables[head]()
        if rest not in found:
            raise LessonError(f"{reference!r} names nothing; expected one of {', '.join(found)}", "bad-reference")
        return found[rest]

    def _count(self, reference: str) -> int:
        suit, _, rest = reference.partition(".")
        if suit in SUITS:
            return sum(card.endswith(suit) for card in cards(rest, self._values))
        found = self._values(reference)
        return len(found.split() if isinstance(found, str) else found if isinstance(found, tuple) else (found,))

    def _of_hand(self) -> dict[str, int]:
        words = self._section.body if self._section else ""
        hands = [piece for piece in parse(words) if isinstance(piece, Placeholder)]
        shown = next((cards(piece.argument, self._values) for piece in hands if piece.kind == "hand"), ())
        return {"cards": len(shown), **Counter(card[-1] for card in shown), **Counter(card[:-1] for card in shown)}

    def _of_rounds(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for name, told in self._step.rounds.items():
            for what, key in (("bid", "bids"), ("tricks", "tricks")):
                seats = dict(pair.split(":") for pair in told[key].split())
                for side in compose(self._step.rules).table.sides:
                    numbers = (seats.get(seat, "") for seat in side.name)
                    found[f"{name}.{what}.{side.name}"] = sum(int(number) for number in numbers if number.isdigit())
        return found

    def _of_table(self) -> dict[str, int]:
        from spades_teach.widgets.break_questions import FORMS

        rules = compose(self._step.rules)
        floors = [ending.limit for ending in rules.endings if isinstance(ending, FallTo)]
        suited = [card for card in rules.pack.cards if card.suit is not None]
        return {
            "suits": len({card.suit for card in suited}),
            "sides": len(rules.table.sides),
            "lowest": min(int(card.code[:-1]) for card in suited if card.code[:-1].isdigit()),
            "floor": -floors[0] if floors else 0,
            "break-forms": len(FORMS),
        }

    def _of_lesson(self) -> dict[str, int]:
        steps = [step for step in self._lesson.steps if step.widget != "practice"]
        return {**Counter(step.kind for step in steps), "sheets": len(self._step.sheets)}

    def _of_step(self) -> dict[str, int]:
        step = self._step
        questions = [str(question) for question in step.args.get("questions", ())]
        counted = {
            "options": len(step.question.options) if step.question else 0,
            "cells": len(step.code),
            "tricks": sum(question.count("/") + 1 for question in questions),
            "rounds": len(step.args.get("rounds", ())),
            "questions": len(questions),
        }
        counted |= Counter(f"questions.{re.split('[ -]', question)[0]}" for question in questions)
        counted |= {f"rounds.{name}": text.count("\n") for name, text in step.sheets.items()}
        return counted | {f"gaps.{name}": text.count("?") for name, text in step.sheets.items()}
