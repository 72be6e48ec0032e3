"""How each kind of question is answered, judged and shown.

An `Asker` is the same for every kind: an answer is plain JSON, begins blank and grows with each action; when it is complete it can be
judged.  A verdict says something about that very answer: the misconception behind it where there is one, else the slip.  What is right
leaves the asker only with a verdict: `show` and `strings` are given it, or None while the question is open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest
from typing import Any, ClassVar, Protocol

from spades_teach.analysis.reneges import Renege, find_reneges
from spades_teach.core.cards import Card, Suit
from spades_teach.core.judging import freedom
from spades_teach.core.reasons import Reason
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, best_play, winning_reason
from spades_teach.core.variants import RuleSpec, allowing
from spades_teach.i18n import Words
from spades_teach.widgets.questions import PLACES, YOU, Question, beating, colour_mates

Answer = dict[str, Any]
"""What the learner has marked, as plain JSON."""

Action = Mapping[str, Any]

MISCONCEPTIONS = (
    "any-card-may-be-played",
    "ace-always-wins",
    "colour-for-suit",
    "cut-is-renege",
    "discard-is-renege",
    "earlier-card-proves",
    "first-spade-wins",
    "highest-rank-wins",
    "last-card-wins",
    "leader-keeps-the-trick",
    "marks-everything",
    "must-beat",
    "must-trump-when-void",
    "other-player-proves",
    "other-suit-proves",
    "partner-must-not-be-beaten",
    "partner-trick-may-not-be-cut",
    "spade-does-not-beat",
    "spade-may-always-be-led",
    "spade-may-always-be-played",
    "spade-on-first-trick-forbidden",
    "spades-are-never-led",
    "spades-only-cannot-lead",
    "unbroken-spade-cannot-cut",
)
"""What a wrong answer can show; the message `misconception-ID` speaks to the learner, its `.label` names the belief in a
table, its `.truth` says how it is."""

SLIPS = (
    "broken-already",
    "card-follows-suit",
    "forbidden",
    "holds-another-suit",
    "lead-cannot-renege",
    "lower-of-suit",
    "lower-spade",
    "missed",
    "no-spade-played",
    "not-broken-yet",
    "not-the-suit-led",
    "off-suit",
    "picks-swapped",
    "renege-overlooked",
    "showed-earlier",
)
"""What else is said about a wrong answer: the message `slip-ID`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What an answer came to.

    said: the message about this answer, with `place` facts for seats.  why: further messages of the engine below it.
    rules: ids of the rules behind it.  options: the tables at which the card would be allowed, None where that is no question.
    """

    right: bool
    said: Reason
    why: tuple[Reason, ...] = ()
    rules: tuple[str, ...] = ()
    options: tuple[RuleSpec, ...] | None = None

    @property
    def misconception(self) -> str | None:
        """The id of the misconception that a wrong answer shows."""
        return self.said.id.removeprefix("misconception-") if self.said.id.startswith("misconception-") else None


class Asker(Protocol):
    """One kind of question."""

    kind: ClassVar[str]

    def blank(self) -> Answer:
        """Return the answer to begin with."""
        ...

    def take(self, question: Question, answer: Answer, action: Action, /) -> Answer:
        """Return the answer after an action; raises ValueError for an action that makes no sense here."""
        ...

    def steps(self, answer: Answer, /) -> list[Action]:
        """Return actions that lead from the blank answer to this one."""
        ...

    def is_complete(self, answer: Answer, /) -> bool:
        """Tell whether the answer can be judged."""
        ...

    def judge(self, question: Question, answer: Answer, /) -> Verdict:
        """Judge a complete answer."""
        ...

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        """Return what the page draws; what is right only with a verdict."""
        ...

    def strings(self, question: Question, answer: Answer, verdict: Verdict | None, words: Words, /) -> dict[str, Any]:
        """Return the texts of what is drawn."""
        ...


def _wrong(said: str, /, **facts: str | int) -> Verdict:
    """Judge an answer wrong: a misconception by its id, else a slip."""
    family = "misconception" if said in MISCONCEPTIONS else "slip"
    return Verdict(right=False, said=Reason.of(f"{family}-{said}", **facts))


# Which cards may be played?


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
        verdict = self._why_marked(question, chosen, forbidden, card, reasons[0])
        return replace(
            verdict,
            rules=tuple(reason.id for reason in reasons),
            options=allowing(question.rules, question.context, card),
        )

    def _why_marked(
        self, question: Question, chosen: frozenset[Card], forbidden: frozenset[Card], card: Card, reason: Reason
    ) -> Verdict:
        suits = question.rules.trumps.suits
        led = question.context.led
        if chosen == frozenset(question.hand):
            return replace(_wrong("marks-everything", card=card.code), why=(reason,))
        if reason.id == "must-follow-suit" and led is not None:
            if suits[card] is Suit.SPADES:
                return _wrong("spade-may-always-be-played", card=card.code, suit=led.value)
            if {suits[each] for each in forbidden} == {colour_mates(led)}:
                return _wrong("colour-for-suit", card=card.code, suit=led.value, other=suits[card].value, void="no")
            return _wrong("any-card-may-be-played", card=card.code, suit=led.value)
        if reason.id in ("lead-spade-unbroken", "no-spade-lead-first-trick"):
            return _wrong("spade-may-always-be-led", card=card.code, allowed="no")
        return replace(_wrong("forbidden", card=card.code), why=(reason,))

    def _missed(self, question: Question, chosen: frozenset[Card], legal: frozenset[Card]) -> Verdict:
        """Speak about the cards left out: what belief would leave out just these?"""
        trumps = question.rules.trumps
        missed = legal - chosen
        card = min(missed, key=lambda each: (trumps.strengths[each], each.code))
        free = freedom(question.rules, question.context)
        belief = self._why_left_out(question, chosen, legal, missed)
        if belief is not None:
            said, example = belief
            void = "yes" if free.id == "void-any-card" else "no"
            facts = {"card": (example or card).code, "void": void, "allowed": "yes"}
            if question.context.led is not None:
                facts |= {"suit": question.context.led.value, "other": colour_mates(question.context.led).value}
            return replace(_wrong(said, **facts), rules=(free.id,))
        slip = _wrong("missed", card=card.code, count=len(missed))
        return replace(slip, why=(free,), rules=(free.id,))

    def _why_left_out(
        self, question: Question, chosen: frozenset[Card], legal: frozenset[Card], missed: frozenset[Card]
    ) -> tuple[str, Card | None] | None:
        suits, led = question.rules.trumps.suits, question.context.led
        spades = frozenset(card for card in legal if suits[card] is Suit.SPADES)
        if led is None:
            return ("spades-are-never-led", None) if missed == spades and chosen else None
        best = frozenset(beating(question.context)) & legal
        partner_has_it = best_play(question.plays, question.rules.trumps).seat in question.rules.table.partners_of(YOU)
        if any(suits[card] is led for card in legal):
            if chosen == best and best:
                return ("must-beat", None)
            return (
                ("partner-must-not-be-beaten", max_of(missed, question)) if missed == best and partner_has_it else None
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
            "felt": _felt(question, turn=True),
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
            "task": _task_before_play(question, words, "quiz-legal"),
            "hint": words("quiz-legal-hint"),
            "hand": words("quiz-hand"),
            "cards": {
                card.code: words(f"quiz-card-{self._state(question, answer, verdict, card)}", card=card.code)
                for card in question.hand
            },
            **_felt_strings(question, words),
        }


# Who takes the trick, and why?


REASONS = ("highest-of-suit-led", "highest-spade", "highest-rank", "first-spade", "last-card")
"""Why a card takes the trick, as offered to choose from; always all of them, in this order."""


class Winner:
    """Point to the card that takes the trick, and say why."""

    kind: ClassVar[str] = "winner"

    def blank(self) -> Answer:
        return {"place": None, "reason": None}

    def take(self, question: Question, answer: Answer, action: Action, /) -> Answer:
        match action:
            case {"kind": "pick", "place": str(place)} if place in PLACES:
                return {**answer, "place": place}
            case {"kind": "pick", "option": str(option)} if option in REASONS:
                return {**answer, "reason": option}
        raise ValueError(f"{dict(action)!r} picks neither a card of the trick nor a reason")

    def steps(self, answer: Answer, /) -> list[Action]:
        picks = {"place": answer["place"], "option": answer["reason"]}
        return [{"kind": "pick", part: value} for part, value in picks.items() if value is not None]

    def is_complete(self, answer: Answer, /) -> bool:
        return answer["place"] is not None and answer["reason"] is not None

    def judge(self, question: Question, answer: Answer, /) -> Verdict:
        why = winning_reason(question.plays, question.rules.trumps)
        chosen = self._play_of(question, answer["place"])
        best = best_play(question.plays, question.rules.trumps)
        if chosen is not best:
            verdict = self._wrong_card(question, chosen, best)
        elif answer["reason"] not in self._right_reasons(question):
            verdict = self._wrong_reason(question, answer["reason"], best)
        else:
            verdict = Verdict(right=True, said=why)
        return replace(verdict, why=() if verdict.right else (why,), rules=(why.id,))

    def _right_reasons(self, question: Question) -> tuple[str, ...]:
        """Where spades were led, the highest spade is the highest of the suit led: both are right."""
        suits = question.rules.trumps.suits
        best = best_play(question.plays, question.rules.trumps)
        led = suits[question.plays[0].card]
        right = ["highest-of-suit-led"] if suits[best.card] is led else []
        return (*right, "highest-spade") if suits[best.card] is Suit.SPADES else tuple(right)

    def _wrong_card(self, question: Question, chosen: Play, best: Play) -> Verdict:
        suits = question.rules.trumps.suits
        led = suits[question.plays[0].card]
        facts: dict[str, str | int] = {
            "card": chosen.card.code,
            "best": best.card.code,
            "suit": led.value,
            "place": question.place_of(best.seat),
            "chosen": "card",
        }
        return _wrong(self._belief(question, chosen, best, led), **facts)

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
        led = question.rules.trumps.suits[question.plays[0].card]
        said = {
            "highest-rank": "highest-rank-wins",
            "first-spade": "first-spade-wins",
            "last-card": "last-card-wins",
            "highest-spade": "no-spade-played",
            "highest-of-suit-led": "not-the-suit-led",
        }[reason]
        place = question.place_of(best.seat)
        return _wrong(said, card=best.card.code, best=best.card.code, suit=led.value, place=place, chosen="reason")

    def _play_of(self, question: Question, place: str) -> Play:
        return next(play for play in question.plays if question.place_of(play.seat) == place)

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        felt = _felt(question, pressable=True)
        winner = question.place_of(best_play(question.plays, question.rules.trumps).seat) if verdict else None
        picked = self._picked(question, answer, verdict)
        for shown in felt["plays"]:
            shown["state"] = picked.get(shown["place"], "plain")
            shown["pressed"] = shown["place"] in picked
            shown["winner"] = shown["place"] == winner
        reasons = self._right_reasons(question) if verdict else ()
        return {"felt": felt, "options": shown_options(REASONS, answer["reason"], reasons, verdict)}

    def strings(self, question: Question, answer: Answer, verdict: Verdict | None, words: Words, /) -> dict[str, Any]:
        led = question.plays[0]
        return {
            "title": words("quiz-winner-title"),
            "task": words("quiz-winner-task", place=question.place_of(led.seat), card=led.card.code),
            "hint": words("quiz-winner-hint"),
            "options": {option: words(f"quiz-why-{option}") for option in REASONS},
            "optionsName": words("quiz-winner-why"),
            "states": state_names(words),
            "winner": words("quiz-takes-it"),
            **_felt_strings(question, words, self._picked(question, answer, verdict)),
        }

    def _picked(self, question: Question, answer: Answer, verdict: Verdict | None) -> dict[str, str]:
        """Return what is to be said of the card that was picked, by its place."""
        if answer["place"] is None:
            return {}
        if verdict is None:
            return {answer["place"]: "chosen"}
        best = best_play(question.plays, question.rules.trumps)
        return {answer["place"]: "right" if question.place_of(best.seat) == answer["place"] else "wrong"}


# May a spade be led?


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
            return _wrong("spade-may-always-be-led", **facts)
        if option == "no-never":
            return _wrong("spades-are-never-led", **facts)
        if option == "yes-broken":
            return _wrong("not-broken-yet", **facts)
        if option == "yes-only-spades":
            other = next(card for card in sorted_hand(question) if card not in self._spades(question))
            return _wrong("holds-another-suit", card=other.code)
        if question.spades_are_broken:
            return self._broken_already(question)
        return _wrong("spades-only-cannot-lead", **facts)

    def _broken_already(self, question: Question) -> Verdict:
        """Say which card broke spades, where the tricks show it; trick 0 stands for "it was told"."""
        trumps = question.rules.trumps
        for number, trick in enumerate(question.tricks, start=1):
            for play in trick.plays:
                if trumps.suits[play.card] is Suit.SPADES:
                    place = question.place_of(play.seat)
                    return _wrong("broken-already", card=play.card.code, trick=number, place=place)
        return _wrong("broken-already", card="", trick=0, place="")

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


# Did anybody renege, and where did it show?


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
        found = _renege_of(question)
        return replace(self._judge(question, answer, found), rules=("must-follow-suit",))

    def _judge(self, question: Question, answer: Answer, found: Renege | None) -> Verdict:
        if answer["nobody"]:
            if found is None:
                return Verdict(right=True, said=Reason.of("quiz-renege-none"))
            return _wrong("renege-overlooked", **self._facts(question, found))
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
        led = suits[trick.plays[0].card]
        facts = {"card": accused.card.code, "place": question.place_of(accused.seat), "suit": led.value}
        if found and (proof.card, accused.card) == (found.card, found.proofs[0][1]):
            return _wrong("picks-swapped", **facts)
        if accused is trick.plays[0]:
            return _wrong("lead-cannot-renege", **facts)
        if suits[accused.card] is led:
            return _wrong("card-follows-suit", **facts)
        return _wrong("cut-is-renege" if suits[accused.card] is Suit.SPADES else "discard-is-renege", **facts)

    def _check_proof(self, question: Question, number: int, proof: Play, found: Renege) -> Verdict:
        facts = self._facts(question, found)
        if (number, proof.card) == found.proofs[0] and proof.seat is found.seat:
            return Verdict(right=True, said=Reason.of("quiz-renege-found", **facts))
        facts |= {"pick": proof.card.code, "picker": question.place_of(proof.seat)}
        if proof.seat is not found.seat:
            return _wrong("other-player-proves", **facts)
        if number <= found.trick:
            return _wrong("earlier-card-proves", **facts)
        if question.rules.trumps.suits[proof.card] is not found.suit:
            return _wrong("other-suit-proves", **facts)
        return _wrong("showed-earlier", **facts)

    def _play_at(self, question: Question, cell: tuple[int, str]) -> Play:
        number, place = cell
        trick, seat = question.tricks[number - 1], question.seat_at(place)
        return next(play for play in trick.plays if play.seat is seat)

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        states = self._states(question, answer, verdict)
        right = ("nobody",) if verdict and _renege_of(question) is None else ()
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
        found = _renege_of(question)
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
def _renege_of(question: Question) -> Renege | None:
    return next(iter(find_reneges(question.tricks, question.rules.trumps)), None)


ASKERS: dict[str, Asker] = {asker.kind: asker for asker in (Legal(), Winner(), SpadeLead(), Detective())}
"""The kinds of questions by their name."""


# One card, one trick that is not complete yet


def judge_card(question: Question, card: Card, *, may: bool) -> Verdict:
    """Judge the answer that one card of the hand may or may not be played; a right one gets the reason why it is so."""
    reasons = question.verdicts.blocked.get(card)
    free = freedom(question.rules, question.context)
    if may and reasons:
        told = Legal()._why_marked(question, frozenset({card}), frozenset({card}), card, reasons[0])
        options = allowing(question.rules, question.context, card)
        return replace(told, rules=tuple(reason.id for reason in reasons), options=options)
    if not may and not reasons:
        return _left_out_alone(question, card, free)
    said = reasons[0] if reasons else free
    return Verdict(right=True, said=said, rules=(said.id,))


def _left_out_alone(question: Question, card: Card, free: Reason) -> Verdict:
    """Say what belief would leave out this card, and with it all others of its sort: the spades, the rest, what beats the trick."""
    suits, led = question.rules.trumps.suits, question.context.led
    legal = frozenset(question.verdicts.legal)
    if led is not None and any(suits[each] is led for each in legal):
        best = legal & frozenset(beating(question.context))
        sort = best if card in best else legal - best
    else:
        sort = frozenset(each for each in legal if (suits[each] is Suit.SPADES) == (suits[card] is Suit.SPADES))
    belief = Legal()._why_left_out(question, legal - sort, legal, sort)
    if free.id == "lead-only-spades":
        belief = ("spades-only-cannot-lead", None)
    if belief is None:
        return replace(_wrong("missed", card=card.code, count=1), why=(free,), rules=(free.id,))
    facts = {"card": card.code, "void": "yes" if free.id == "void-any-card" else "no", "allowed": "yes"}
    if led is not None:
        facts |= {"suit": led.value, "other": colour_mates(led).value}
    return replace(_wrong(belief[0], **facts), rules=(free.id,))


def judge_best(question: Question, place: str) -> Verdict:
    """Judge which card of the plays so far is the best; a right answer gets the reason why it is."""
    winner = Winner()
    best = best_play(question.plays, question.rules.trumps)
    chosen = winner._play_of(question, place)
    why = winning_reason(question.plays, question.rules.trumps)
    if chosen is best:
        return Verdict(right=True, said=why, rules=(why.id,))
    return replace(winner._wrong_card(question, chosen, best), rules=(why.id,))


def judge_reason(question: Question, reason: str) -> Verdict:
    """Judge one of `REASONS` for the card that takes a whole trick."""
    best = best_play(question.plays, question.rules.trumps)
    return Winner().judge(question, {"place": question.place_of(best.seat), "reason": reason})


# What the kinds share


def sorted_hand(question: Question) -> tuple[Card, ...]:
    """Return the learner's cards as they are held: red and black suits in turn where that can be, each from high to low."""
    trumps = question.rules.trumps
    held = {trumps.suits[card] for card in question.hand}
    black = [suit for suit in (Suit.SPADES, Suit.CLUBS) if suit in held]
    red = [suit for suit in (Suit.HEARTS, Suit.DIAMONDS) if suit in held]
    first, second = (black, red) if len(black) >= len(red) else (red, black)
    order = [suit for pair in zip_longest(first, second) for suit in pair if suit is not None]
    return tuple(sorted(question.hand, key=lambda card: (order.index(trumps.suits[card]), -trumps.strengths[card])))


def max_of(cards: frozenset[Card], question: Question) -> Card:
    """Return the strongest of some cards."""
    return max(cards, key=lambda card: (question.rules.trumps.strengths[card], card.code))


def _felt(question: Question, *, turn: bool = False, pressable: bool = False) -> dict[str, Any]:
    return {
        "pressable": pressable,
        "seats": [{"place": place, "turn": turn and place == "you"} for place in PLACES],
        "plays": [{"place": question.place_of(play.seat), "card": play.card.code} for play in question.plays],
        "chip": turn,
    }


def _felt_strings(question: Question, words: Words, picked: Mapping[str, str] | None = None) -> dict[str, Any]:
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


def _task_before_play(question: Question, words: Words, message: str) -> str:
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
            "won": question.place_of(trick.winner),
            "cards": [
                {"place": place, "card": card.code, "state": (states or {}).get((number, place), "plain")}
                for place, card in _in_columns(question, trick.plays)
            ],
        }
        for number, trick in enumerate(question.tricks, start=1)
    ]


def _in_columns(question: Question, plays: Sequence[Play]) -> list[tuple[str, Card]]:
    by_place = {question.place_of(play.seat): play.card for play in plays}
    return [(place, by_place[place]) for place in COLUMNS]


def tricks_strings(question: Question, states: Mapping[tuple[int, str], str], words: Words) -> dict[str, Any]:
    if not question.tricks:
        return {}
    cells = {}
    for number, trick in enumerate(question.tricks, start=1):
        led, won = question.place_of(trick.plays[0].seat), question.place_of(trick.winner)
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
