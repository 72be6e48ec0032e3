"""Who takes the trick, and why?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from spades_teach.core.cards import Suit
from spades_teach.core.judging import why_winning, winning_play
from spades_teach.core.tricks import Play, best_play
from spades_teach.i18n import Words
from spades_teach.widgets.asking.askers import Action, Answer, Verdict, wrong
from spades_teach.widgets.asking.drawn import felt, felt_strings, shown_options, state_names
from spades_teach.widgets.questions import PLACES, Question

REASONS = ("highest-of-suit-led", "highest-spade", "highest-rank", "first-spade", "last-card")
"""Why a card takes the trick, as offered to choose from; always all of them, in this order."""

RANKED, JOKE, TRUMP = "highest-suit", "joke-trump", "highest-trump"
"""Further reasons, offered where the suits are ranked, where jokers make joke trumps, and where spades are not trump."""


class Winner:
    """Point to the card that takes the trick, and say why."""

    kind: ClassVar[str] = "winner"

    def blank(self) -> Answer:
        return {"place": None, "reason": None}

    def take(self, question: Question, answer: Answer, action: Action, /) -> Answer:
        match action:
            case {"kind": "pick", "place": str(place)} if place in PLACES:
                return {**answer, "place": place}
            case {"kind": "pick", "option": str(option)} if option in _offered(question):
                return {**answer, "reason": option}
        raise ValueError(f"{dict(action)!r} picks neither a card of the trick nor a reason")

    def steps(self, answer: Answer, /) -> list[Action]:
        picks = {"place": answer["place"], "option": answer["reason"]}
        return [{"kind": "pick", part: value} for part, value in picks.items() if value is not None]

    def is_complete(self, answer: Answer, /) -> bool:
        return answer["place"] is not None and answer["reason"] is not None

    def judge(self, question: Question, answer: Answer, /) -> Verdict:
        why = why_winning(question.rules, question.plays)
        chosen = self.play_of(question, answer["place"])
        best = winning_play(question.rules, question.plays)
        if chosen is not best:
            verdict = self.wrong_card(question, chosen, best)
        elif answer["reason"] not in self._right_reasons(question):
            verdict = self._wrong_reason(question, answer["reason"], best)
        else:
            verdict = Verdict(right=True, said=why)
        return replace(verdict, why=() if verdict.right else (why,), rules=(why.id,))

    def _right_reasons(self, question: Question) -> tuple[str, ...]:
        """Where spades were led, the highest spade is the highest of the suit led: both are right."""
        suits = question.rules.trumps.suits
        best = winning_play(question.rules, question.plays)
        why = why_winning(question.rules, question.plays).id
        if why in (JOKE, TRUMP):
            return (why,)
        led = question.rules.trumps.suit_led(play.card for play in question.plays)
        right = ["highest-of-suit-led"] if suits[best.card] is led else []
        right += ["highest-spade"] if suits[best.card] is Suit.SPADES else []
        right += [RANKED] if question.rules.trumps.ranked else []
        return tuple(right)

    def wrong_card(self, question: Question, chosen: Play, best: Play) -> Verdict:
        led = question.rules.trumps.sorted_with(question.plays[0].card)
        facts: dict[str, str | int] = {
            "card": chosen.card.code,
            "best": best.card.code,
            "suit": led.value,
            "place": question.place_of(best.seat),
            "chosen": "card",
        }
        return wrong(self._belief(question, chosen, best, led), **facts)

    def _belief(self, question: Question, chosen: Play, best: Play, led: Suit) -> str:
        """Find out what would make the chosen card the winner."""
        suits, last = question.rules.trumps.suits, question.plays[-1]
        if suits[chosen.card] is Suit.SPADES:
            spades = [play for play in question.plays if suits[play.card] is Suit.SPADES]
            if chosen is spades[0] and led is not Suit.SPADES:
                return "first-spade-wins"
            return self._by_place(question, chosen) or "lower-spade"
        if suits[chosen.card] is led:
            if best_play([play for play in question.plays if suits[play.card] is led], question.rules.trumps) is chosen:
                return "spade-does-not-beat"
            return self._by_place(question, chosen) or "lower-of-suit"
        if max(play.card.rank for play in question.plays) == chosen.card.rank:
            return "ace-always-wins" if chosen.card.code[0] == "A" else "highest-rank-wins"
        return "last-card-wins" if chosen is last else "off-suit"

    def _by_place(self, question: Question, chosen: Play) -> str | None:
        if chosen is question.plays[-1]:
            return "last-card-wins"
        return "leader-keeps-the-trick" if chosen is question.plays[0] else None

    def _wrong_reason(self, question: Question, reason: str, best: Play) -> Verdict:
        led = question.rules.trumps.sorted_with(question.plays[0].card)
        if not {JOKE, TRUMP}.isdisjoint({reason, why_winning(question.rules, question.plays).id}):
            return wrong("another-reason", best=best.card.code)
        said = {
            "highest-rank": "highest-rank-wins",
            "first-spade": "first-spade-wins",
            "last-card": "last-card-wins",
            "highest-spade": "no-spade-played",
            "highest-of-suit-led": "not-the-suit-led",
        }[reason]
        place = question.place_of(best.seat)
        return wrong(said, card=best.card.code, best=best.card.code, suit=led.value, place=place, chosen="reason")

    def play_of(self, question: Question, place: str) -> Play:
        return next(play for play in question.plays if question.place_of(play.seat) == place)

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        drawn = felt(question, pressable=True)
        winner = question.place_of(winning_play(question.rules, question.plays).seat) if verdict else None
        picked = self._picked(question, answer, verdict)
        for shown in drawn["plays"]:
            shown["state"] = picked.get(shown["place"], "plain")
            shown["pressed"] = shown["place"] in picked
            shown["winner"] = shown["place"] == winner
        reasons = self._right_reasons(question) if verdict else ()
        return {"felt": drawn, "options": shown_options(_offered(question), answer["reason"], reasons, verdict)}

    def strings(self, question: Question, answer: Answer, verdict: Verdict | None, words: Words, /) -> dict[str, Any]:
        led = question.plays[0]
        return {
            "title": words("quiz-winner-title"),
            "task": words("quiz-winner-task", place=question.place_of(led.seat), card=led.card.code),
            "hint": words("quiz-winner-hint"),
            "options": {option: words(f"quiz-why-{option}") for option in _offered(question)},
            "optionsName": words("quiz-winner-why"),
            "states": state_names(words),
            "winner": words("quiz-takes-it"),
            **felt_strings(question, words, self._picked(question, answer, verdict)),
        }

    def _picked(self, question: Question, answer: Answer, verdict: Verdict | None) -> dict[str, str]:
        """Return what is to be said of the card that was picked, by its place."""
        if answer["place"] is None:
            return {}
        if verdict is None:
            return {answer["place"]: "chosen"}
        best = winning_play(question.rules, question.plays)
        return {answer["place"]: "right" if question.place_of(best.seat) == answer["place"] else "wrong"}


def _offered(question: Question) -> tuple[str, ...]:
    ranked = (RANKED,) if question.rules.trumps.ranked else ()
    trump = (TRUMP,) if question.rules.trumps.suit is not Suit.SPADES else ()
    return (*REASONS, *ranked, *((JOKE,) if question.rules.trumps.free else ()), *trump)
