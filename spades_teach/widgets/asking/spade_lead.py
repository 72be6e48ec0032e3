"""May a spade be led?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from spades_teach.core.cards import Card, Suit
from spades_teach.core.judging import freedom
from spades_teach.core.reasons import Reason
from spades_teach.i18n import Words
from spades_teach.widgets.asking.askers import Action, Answer, Verdict, wrong
from spades_teach.widgets.asking.drawn import (
    chip_text,
    shown_options,
    shown_tricks,
    sorted_hand,
    state_names,
    tricks_strings,
)
from spades_teach.widgets.questions import Question

OPTIONS = ("yes-broken", "no-unbroken", "yes-only-spades", "no-until-broken", "yes-always", "no-never")
"""May a spade be led, and why; always all of them, in this order."""


class SpadeLead:
    """Say whether a spade may be led, with the reason."""

    kind: ClassVar[str] = "spade-lead"

    def blank(self) -> Answer:
        return {"option": None}

    def take(self, question: Question, answer: Answer, action: Action, /) -> Answer:
        match action:
            case {"kind": "pick", "option": str(option)} if option in OPTIONS:
                return {"option": option}
        raise ValueError(f"{dict(action)!r} picks no answer")

    def steps(self, answer: Answer, /) -> list[Action]:
        return [] if answer["option"] is None else [{"kind": "pick", "option": answer["option"]}]

    def is_complete(self, answer: Answer, /) -> bool:
        return answer["option"] is not None

    def right_options(self, question: Question) -> tuple[str, ...]:
        """Return every answer that is true here; a hand of spades after the break has two."""
        if not self._may_lead(question):
            return ("no-unbroken",)
        right = ["yes-broken"] if question.spades_are_broken else []
        if self._only_spades(question):
            right.append("yes-only-spades")
        if not right or not question.rules.has("play.breaking"):
            right.append("yes-always")
        return tuple(right)

    def judge(self, question: Question, answer: Answer, /) -> Verdict:
        may = self._may_lead(question)
        rule = freedom(question.rules, question.context) if may else self._blocked(question)
        option = answer["option"]
        if option in self.right_options(question):
            return Verdict(right=True, said=rule, rules=(rule.id,))
        return replace(self._why_wrong(question, option, may), why=(rule,), rules=(rule.id,))

    def _why_wrong(self, question: Question, option: str, may: bool) -> Verdict:
        facts = {"card": self._spades(question)[0].code, "allowed": "yes" if may else "no"}
        if option == "yes-always":
            return wrong("spade-may-always-be-led", **facts)
        if option == "no-never":
            return wrong("spades-are-never-led", **facts)
        if option == "yes-broken":
            return wrong("not-broken-yet", **facts)
        if option == "yes-only-spades":
            other = next(card for card in sorted_hand(question) if card not in self._spades(question))
            return wrong("holds-another-suit", card=other.code)
        if question.spades_are_broken:
            return self._broken_already(question)
        return wrong("spades-only-cannot-lead", **facts)

    def _broken_already(self, question: Question) -> Verdict:
        """Say which card broke spades, where the tricks show it; trick 0 stands for "it was told"."""
        trumps = question.rules.trumps
        for number, trick in enumerate(question.tricks, start=1):
            for play in trick.plays:
                if trumps.suits[play.card] is Suit.SPADES:
                    place = question.place_of(play.seat)
                    return wrong("broken-already", card=play.card.code, trick=number, place=place)
        return wrong("broken-already", card="", trick=0, place="")

    def _spades(self, question: Question) -> tuple[Card, ...]:
        return tuple(card for card in sorted_hand(question) if question.rules.trumps.suits[card] is Suit.SPADES)

    def _only_spades(self, question: Question) -> bool:
        return len(self._spades(question)) == len(question.hand)

    def _may_lead(self, question: Question) -> bool:
        return bool(set(self._spades(question)) & set(question.verdicts.legal))

    def _blocked(self, question: Question) -> Reason:
        return question.verdicts.blocked[self._spades(question)[0]][-1]

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        right = self.right_options(question) if verdict else ()
        return {
            "felt": None,
            "hand": [
                {"card": card.code, "state": self._card_state(question, verdict, card)}
                for card in sorted_hand(question)
            ],
            "chip": question.broken is not None,
            "tricks": shown_tricks(question),
            "options": shown_options(OPTIONS, answer["option"], right, verdict),
        }

    def _card_state(self, question: Question, verdict: Verdict | None, card: Card) -> str:
        return "blocked" if verdict is not None and card not in question.verdicts.legal else "plain"

    def strings(self, question: Question, answer: Answer, verdict: Verdict | None, words: Words, /) -> dict[str, Any]:
        read = "read" if question.broken is None else "told"
        return {
            "title": words("quiz-spade-lead-title"),
            "task": words(f"quiz-spade-lead-task-{read}"),
            "hint": words("quiz-spade-lead-hint"),
            "hand": words("quiz-hand"),
            "cards": {
                card.code: words(f"quiz-card-{self._card_state(question, verdict, card)}", card=card.code)
                for card in question.hand
            },
            "chip": chip_text(question, words),
            "options": {option: words(f"quiz-lead-{option}") for option in OPTIONS},
            "optionsName": words("quiz-spade-lead-answer"),
            "states": state_names(words),
            **tricks_strings(question, {}, words),
        }
