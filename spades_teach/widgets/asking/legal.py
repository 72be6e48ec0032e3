"""Which cards may be played?  All of them are to be marked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from spades_teach.core.cards import Card, Suit
from spades_teach.core.judging import freedom
from spades_teach.core.reasons import Reason
from spades_teach.core.tricks import best_play
from spades_teach.core.variants import allowing
from spades_teach.i18n import Words
from spades_teach.widgets.asking.askers import Action, Answer, Verdict, wrong
from spades_teach.widgets.asking.drawn import felt, felt_strings, sorted_hand, task_before_play
from spades_teach.widgets.questions import Question, beating, colour_mates


class Legal:
    """Mark all cards that may be played; only exactly the right set is right."""

    kind: ClassVar[str] = "legal"

    def blank(self) -> Answer:
        return {"cards": []}

    def take(self, question: Question, answer: Answer, action: Action, /) -> Answer:
        match action:
            case {"kind": "mark", "card": str(code), "on": bool(on)} if code in {card.code for card in question.hand}:
                marked = set(answer["cards"]) | {code} if on else set(answer["cards"]) - {code}
                return {"cards": [card.code for card in sorted_hand(question) if card.code in marked]}
        raise ValueError(f"{dict(action)!r} marks no card of the hand")

    def steps(self, answer: Answer, /) -> list[Action]:
        return [{"kind": "mark", "card": card, "on": True} for card in answer["cards"]]

    def is_complete(self, answer: Answer, /) -> bool:
        return bool(answer["cards"])

    def judge(self, question: Question, answer: Answer, /) -> Verdict:
        chosen = frozenset(card for card in question.hand if card.code in answer["cards"])
        legal = frozenset(question.verdicts.legal)
        if chosen == legal:
            return self._right(question)
        forbidden = chosen - legal
        return self._forbidden(question, chosen, forbidden) if forbidden else self._missed(question, chosen, legal)

    def _right(self, question: Question) -> Verdict:
        blocked = next(iter(question.verdicts.blocked.values()), ())
        free = freedom(question.rules, question.context)
        said = blocked[0] if blocked and blocked[0].id in ("must-lead-card", "no-spade-on-first-trick") else free
        return Verdict(right=True, said=said, rules=tuple(reason.id for reason in blocked[:1]) or (free.id,))

    def _forbidden(self, question: Question, chosen: frozenset[Card], forbidden: frozenset[Card]) -> Verdict:
        """Speak about the most telling of the cards that may not be played: a spade before others, a high card before a low one."""
        trumps = question.rules.trumps
        card = max(forbidden, key=lambda each: (trumps.strengths[each], each.code))
        reasons = question.verdicts.blocked[card]
        verdict = self.why_marked(question, chosen, forbidden, card, reasons[0])
        return replace(
            verdict,
            rules=tuple(reason.id for reason in reasons),
            options=allowing(question.rules, question.context, card),
        )

    def why_marked(
        self, question: Question, chosen: frozenset[Card], forbidden: frozenset[Card], card: Card, reason: Reason
    ) -> Verdict:
        suits = question.rules.trumps.suits
        led = question.context.led
        if chosen == frozenset(question.hand):
            return replace(wrong("marks-everything", card=card.code), why=(reason,))
        if reason.id == "must-follow-suit" and led is not None:
            if suits[card] is Suit.SPADES:
                return wrong("spade-may-always-be-played", card=card.code, suit=led.value)
            if {suits[each] for each in forbidden} == {colour_mates(led)}:
                return wrong(
                    "colour-for-suit",
                    card=card.code,
                    suit=led.value,
                    other=question.rules.trumps.sorted_with(card).value,
                    void="no",
                )
            return wrong("any-card-may-be-played", card=card.code, suit=led.value)
        if reason.id in ("lead-spade-unbroken", "no-spade-lead-first-trick"):
            return wrong("spade-may-always-be-led", card=card.code, allowed="no")
        return replace(wrong("forbidden", card=card.code), why=(reason,))

    def _missed(self, question: Question, chosen: frozenset[Card], legal: frozenset[Card]) -> Verdict:
        """Speak about the cards left out: what belief would leave out just these?"""
        trumps = question.rules.trumps
        missed = legal - chosen
        card = min(missed, key=lambda each: (trumps.strengths[each], each.code))
        free = freedom(question.rules, question.context)
        belief = self.why_left_out(question, chosen, legal, missed)
        if belief is not None:
            said, example = belief
            void = "yes" if free.id == "void-any-card" else "no"
            facts = {"card": (example or card).code, "void": void, "allowed": "yes"}
            if question.context.led is not None:
                facts |= {"suit": question.context.led.value, "other": colour_mates(question.context.led).value}
            return replace(wrong(said, **facts), rules=(free.id,))
        slip = wrong("missed", card=card.code, count=len(missed))
        return replace(slip, why=(free,), rules=(free.id,))

    def why_left_out(
        self, question: Question, chosen: frozenset[Card], legal: frozenset[Card], missed: frozenset[Card]
    ) -> tuple[str, Card | None] | None:
        suits, led = question.rules.trumps.suits, question.context.led
        spades = frozenset(card for card in legal if suits[card] is Suit.SPADES)
        if led is None:
            return ("spades-are-never-led", None) if missed == spades and chosen else None
        best = frozenset(beating(question.context)) & legal
        partner_has_it = best_play(question.plays, question.rules.trumps).seat in question.rules.table.partners_of(
            question.you
        )
        if any(suits[card] is led for card in legal):
            if chosen == best and best:
                return ("must-beat", None)
            return (
                ("partner-must-not-be-beaten", _max_of(missed, question)) if missed == best and partner_has_it else None
            )
        if chosen == spades and spades:
            return ("must-trump-when-void", None)
        if spades and chosen == spades & best:
            return ("must-beat", None)
        if missed == spades and spades:
            return self._why_no_spade(question, partner_has_it)
        if chosen and chosen == frozenset(card for card in legal if suits[card] is colour_mates(led)):
            return ("colour-for-suit", None)
        return None

    def _why_no_spade(self, question: Question, partner_has_it: bool) -> tuple[str, Card | None] | None:
        if question.first_trick:
            return ("spade-on-first-trick-forbidden", None)
        if question.broken is False:
            return ("unbroken-spade-cannot-cut", None)
        return ("partner-trick-may-not-be-cut", None) if partner_has_it else None

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        return {
            "felt": felt(question, turn=True),
            "hand": [
                {
                    "card": card.code,
                    "state": self._state(question, answer, verdict, card),
                    "pressed": card.code in answer["cards"],
                }
                for card in sorted_hand(question)
            ],
        }

    def _state(self, question: Question, answer: Answer, verdict: Verdict | None, card: Card) -> str:
        marked = card.code in answer["cards"]
        if verdict is None:
            return "chosen" if marked else "plain"
        legal = card in question.verdicts.legal
        return ("right" if legal else "wrong") if marked else ("missed" if legal else "blocked")

    def strings(self, question: Question, answer: Answer, verdict: Verdict | None, words: Words, /) -> dict[str, Any]:
        return {
            "title": words("quiz-legal-title"),
            "task": task_before_play(question, words, "quiz-legal"),
            "hint": words("quiz-legal-hint"),
            "hand": words("quiz-hand"),
            "cards": {
                card.code: words(f"quiz-card-{self._state(question, answer, verdict, card)}", card=card.code)
                for card in question.hand
            },
            **felt_strings(question, words),
        }


def _max_of(cards: frozenset[Card], question: Question) -> Card:
    """Return the strongest of some cards."""
    return max(cards, key=lambda card: (question.rules.trumps.strengths[card], card.code))
