"""Did anybody renege, and where did it show?"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any, ClassVar

from spades_teach.analysis.reneges import Renege, find_reneges
from spades_teach.core.cards import Suit
from spades_teach.core.reasons import Reason
from spades_teach.core.tricks import Play
from spades_teach.i18n import Words
from spades_teach.widgets.asking.askers import Action, Answer, Verdict, wrong
from spades_teach.widgets.asking.drawn import shown_options, shown_tricks, state_names, tricks_strings
from spades_teach.widgets.questions import PLACES, Question


class Detective:
    """Point to the renege in a list of tricks and to the card that gave it away, or say that nobody reneged."""

    kind: ClassVar[str] = "renege"

    def blank(self) -> Answer:
        return {"nobody": False, "renege": None, "proof": None}

    def take(self, question: Question, answer: Answer, action: Action, /) -> Answer:
        match action:
            case {"kind": "pick", **rest}:
                picks = {"nobody": rest.get("nobody", False)}
                picks |= {part: self._cell(question, rest.get(part)) for part in ("renege", "proof")}
                cells = [picks[part] for part in ("renege", "proof") if picks[part]]
                twice = len(cells) == 2 and cells[0] == cells[1]
                if isinstance(picks["nobody"], bool) and not (picks["nobody"] and cells) and not twice:
                    return picks
        raise ValueError(f"{dict(action)!r} points to no cards of the tricks")

    def _cell(self, question: Question, cell: object) -> list[Any] | None:
        """Read a card of the tricks, given as the number of the trick and the place of its player."""
        match cell:
            case None:
                return None
            case [int(trick), str(place)] if (
                not isinstance(trick, bool) and place in PLACES and 1 <= trick <= len(question.tricks)
            ):
                return [trick, place]
        raise ValueError(f"{cell!r} is no card of the tricks")

    def steps(self, answer: Answer, /) -> list[Action]:
        return [{"kind": "pick", **answer}]

    def is_complete(self, answer: Answer, /) -> bool:
        return bool(answer["nobody"] or (answer["renege"] and answer["proof"]))

    def judge(self, question: Question, answer: Answer, /) -> Verdict:
        found = renege_of(question)
        return replace(self._judge(question, answer, found), rules=("must-follow-suit",))

    def _judge(self, question: Question, answer: Answer, found: Renege | None) -> Verdict:
        if answer["nobody"]:
            if found is None:
                return Verdict(right=True, said=Reason.of("quiz-renege-none"))
            return wrong("renege-overlooked", **self._facts(question, found))
        accused, proof = self._play_at(question, answer["renege"]), self._play_at(question, answer["proof"])
        if found is None or answer["renege"] != [found.trick, question.place_of(found.seat)]:
            return self._false_accusation(question, answer, accused, proof, found)
        return self._check_proof(question, answer["proof"][0], proof, found)

    def _facts(self, question: Question, found: Renege) -> dict[str, str | int]:
        return {
            "place": question.place_of(found.seat),
            "trick": found.trick,
            "card": found.card.code,
            "suit": found.suit.value,
            "shown": found.shown_in,
            "proof": found.proofs[0][1].code,
        }

    def _false_accusation(
        self, question: Question, answer: Answer, accused: Play, proof: Play, found: Renege | None
    ) -> Verdict:
        suits = question.rules.trumps.suits
        trick = question.tricks[answer["renege"][0] - 1]
        led = question.rules.trumps.sorted_with(trick.plays[0].card)
        facts = {"card": accused.card.code, "place": question.place_of(accused.seat), "suit": led.value}
        if found and (proof.card, accused.card) == (found.card, found.proofs[0][1]):
            return wrong("picks-swapped", **facts)
        if accused is trick.plays[0]:
            return wrong("lead-cannot-renege", **facts)
        if suits[accused.card] is led:
            return wrong("card-follows-suit", **facts)
        return wrong("cut-is-renege" if suits[accused.card] is Suit.SPADES else "discard-is-renege", **facts)

    def _check_proof(self, question: Question, number: int, proof: Play, found: Renege) -> Verdict:
        facts = self._facts(question, found)
        if (number, proof.card) == found.proofs[0] and proof.seat is found.seat:
            return Verdict(right=True, said=Reason.of("quiz-renege-found", **facts))
        facts |= {"pick": proof.card.code, "picker": question.place_of(proof.seat)}
        if proof.seat is not found.seat:
            return wrong("other-player-proves", **facts)
        if number <= found.trick:
            return wrong("earlier-card-proves", **facts)
        if question.rules.trumps.suits[proof.card] is not found.suit:
            return wrong("other-suit-proves", **facts)
        return wrong("showed-earlier", **facts)

    def _play_at(self, question: Question, cell: tuple[int, str]) -> Play:
        number, place = cell
        trick, seat = question.tricks[number - 1], question.seat_at(place)
        return next(play for play in trick.plays if play.seat is seat)

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        states = self._states(question, answer, verdict)
        right = ("nobody",) if verdict and renege_of(question) is None else ()
        nobody = shown_options(("nobody",), "nobody" if answer["nobody"] else None, right, verdict)[0]
        return {
            "felt": None,
            "tricks": shown_tricks(question, states),
            "pressable": True,
            "picks": answer,
            "nobody": nobody,
        }

    def _states(self, question: Question, answer: Answer, verdict: Verdict | None) -> dict[tuple[int, str], str]:
        picks = {tuple(answer[part]): part for part in ("renege", "proof") if answer[part]}
        if verdict is None:
            return picks
        states = dict.fromkeys(picks, "wrong")
        found = renege_of(question)
        if found is not None:
            place = question.place_of(found.seat)
            states |= {(found.trick, place): "was-renege", (found.shown_in, place): "was-proof"}
        return states

    def strings(self, question: Question, answer: Answer, verdict: Verdict | None, words: Words, /) -> dict[str, Any]:
        return {
            "title": words("quiz-renege-title"),
            "task": words("quiz-renege-task"),
            "hint": words("quiz-renege-hint"),
            "tools": {
                "name": words("quiz-renege-tool"),
                "renege": words("quiz-tool-renege"),
                "proof": words("quiz-tool-proof"),
            },
            "nobody": words("quiz-renege-nobody"),
            "states": state_names(words),
            "tags": {tag: words(f"quiz-tag-{tag}") for tag in ("renege", "proof", "was-renege", "was-proof", "wrong")},
            **tricks_strings(question, self._states(question, answer, verdict), words),
        }


@lru_cache(maxsize=64)
def renege_of(question: Question) -> Renege | None:
    return next(iter(find_reneges(question.tricks, question.rules.trumps)), None)
