"""How each kind of question about breaking spades is answered, judged and shown; an `Asker` each, as in `asking`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar, cast

from spades_teach.core.cards import Card, Suit
from spades_teach.core.judging import freedom
from spades_teach.core.reasons import Reason
from spades_teach.core.tricks import Play
from spades_teach.i18n import Words
from spades_teach.widgets.asking import (
    Action,
    Answer,
    Verdict,
    chip_text,
    shown_options,
    shown_tricks,
    sorted_hand,
    state_names,
    tricks_strings,
)
from spades_teach.widgets.break_beliefs import BREAK_MISCONCEPTIONS as BREAK_MISCONCEPTIONS
from spades_teach.widgets.break_beliefs import BREAK_SLIPS as BREAK_SLIPS
from spades_teach.widgets.break_beliefs import (
    facts_of,
    why_led,
    why_not_broken,
    why_not_led,
    wrong,
)
from spades_teach.widgets.break_questions import FORMS, Break, BreakQuestion, FormVerdict, forms_of
from spades_teach.widgets.questions import PLACES, Question

# May a spade be led, and which cards?


LEAD_OPTIONS = ("yes", "no")


class Lead:
    """Say whether a spade may be led, and mark all cards that may be led; only exactly the right set is right."""

    kind: ClassVar[str] = "lead"

    def blank(self) -> Answer:
        return {"option": None, "cards": []}

    def take(self, question: Question, answer: Answer, action: Action, /) -> Answer:
        match action:
            case {"kind": "mark", "card": str(code), "on": bool(on)} if code in {card.code for card in question.hand}:
                marked = set(answer["cards"]) | {code} if on else set(answer["cards"]) - {code}
                return {**answer, "cards": [card.code for card in sorted_hand(question) if card.code in marked]}
            case {"kind": "pick", "option": str(option)} if option in LEAD_OPTIONS:
                return {**answer, "option": option}
        raise ValueError(f"{dict(action)!r} neither marks a card of the hand nor answers")

    def steps(self, answer: Answer, /) -> list[Action]:
        steps: list[Action] = [{"kind": "mark", "card": card, "on": True} for card in answer["cards"]]
        return steps if answer["option"] is None else [*steps, {"kind": "pick", "option": answer["option"]}]

    def is_complete(self, answer: Answer, /) -> bool:
        return answer["option"] is not None and bool(answer["cards"])

    def judge(self, question: Question, answer: Answer, /) -> Verdict:
        asked = cast("BreakQuestion", question)
        rule = freedom(asked.rules, asked.context) if asked.may_lead else asked.verdicts.blocked[asked.spades[0]][-1]
        says_yes = answer["option"] == "yes"
        if says_yes != asked.may_lead:
            verdict = why_not_led(asked, rule) if says_yes else why_led(asked, rule)
        else:
            verdict = self._marks(asked, frozenset(answer["cards"]), rule)
        return replace(verdict, rules=(rule.id,))

    def _marks(self, asked: BreakQuestion, marked: frozenset[str], rule: Reason) -> Verdict:
        """Judge the marked cards beside the right answer."""
        legal = frozenset(card.code for card in asked.verdicts.legal)
        if marked == legal:
            return Verdict(right=True, said=rule)
        spades = frozenset(card.code for card in asked.spades)
        forbidden = [card for card in sorted_hand(asked) if card.code in marked - legal]
        if forbidden:
            if asked.may_lead:
                return replace(wrong("ace-frees-all-spades", card=forbidden[0].code), why=(rule,))
            return replace(wrong("says-no-marks-spades", card=forbidden[0].code), why=(rule,))
        if asked.may_lead and not marked & spades:
            return replace(wrong("says-yes-marks-none", card=asked.spades[0].code), why=(rule,))
        missed = [card for card in sorted_hand(asked) if card.code in legal - marked]
        if asked.may_lead and marked == legal & spades:
            return replace(wrong("break-forces-spades", card=missed[0].code), why=(rule,))
        return replace(wrong("missed", card=missed[0].code, count=len(missed)), why=(rule,))

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        asked = cast("BreakQuestion", question)
        right = ("yes" if asked.may_lead else "no",) if verdict else ()
        return {
            "hand": [
                {
                    "card": card.code,
                    "state": _card_state(asked, answer["cards"], verdict, card),
                    "pressed": card.code in answer["cards"],
                }
                for card in sorted_hand(question)
            ],
            "chip": bool(_chip(asked)),
            "tricks": shown_tricks(question, _break_state(asked) if verdict else None),
            "options": shown_options(LEAD_OPTIONS, answer["option"], right, verdict),
        }

    def strings(self, question: Question, answer: Answer, verdict: Verdict | None, words: Words, /) -> dict[str, Any]:
        asked = cast("BreakQuestion", question)
        return {
            "title": words("break-lead-title"),
            "task": _position(asked, words, "break-lead-task"),
            "hint": words("break-lead-hint"),
            "hand": words("quiz-hand"),
            "cards": {
                card.code: words(f"break-card-{_card_state(asked, answer['cards'], verdict, card)}", card=card.code)
                for card in question.hand
            },
            "chip": _chip_words(asked, words),
            "options": {option: words(f"break-lead-{option}") for option in LEAD_OPTIONS},
            "optionsName": words("break-lead-name"),
            "states": state_names(words),
            "tags": _tags(words),
            **tricks_strings(question, _break_state(asked) if verdict else {}, words),
        }


# Which card broke spades, and when?


BREAKER_OPTIONS = ("not-yet", "round-before")


class Breaker:
    """Point to the card that broke spades, or say that none did."""

    kind: ClassVar[str] = "breaker"

    def blank(self) -> Answer:
        return {"option": None, "cell": None}

    def take(self, question: Question, answer: Answer, action: Action, /) -> Answer:
        match action:
            case {"kind": "pick", "option": str(option)} if option in BREAKER_OPTIONS:
                return {"option": option, "cell": None}
            case {"kind": "pick", "cell": [int(trick), str(place)]} if (
                not isinstance(trick, bool) and place in PLACES and 1 <= trick <= len(question.tricks)
            ):
                return {"option": None, "cell": [trick, place]}
        raise ValueError(f"{dict(action)!r} points to no card of the tricks and is no answer")

    def steps(self, answer: Answer, /) -> list[Action]:
        return [{"kind": "pick", part: value} for part, value in answer.items() if value is not None]

    def is_complete(self, answer: Answer, /) -> bool:
        return answer["option"] is not None or answer["cell"] is not None

    def judge(self, question: Question, answer: Answer, /) -> Verdict:
        asked = cast("BreakQuestion", question)
        rules = ("lead-spade-broken" if asked.broke else "lead-spade-unbroken",)
        return replace(self._judged(asked, answer), rules=rules)

    def _judged(self, asked: BreakQuestion, answer: Answer) -> Verdict:
        broke = asked.broke
        found = Reason.of("break-none")
        if broke is not None:
            how = "led" if broke.led else "won" if broke.won else "beaten"
            found = Reason.of("break-found", how=how, **facts_of(asked, broke.trick, broke.play))
        if answer["cell"] is None:
            return self._without_card(asked, answer["option"], found)
        number, place = answer["cell"]
        play = next(each for each in asked.tricks[number - 1].plays if asked.place_of(each.seat) == place)
        if broke is not None and (number, play) == (broke.trick, broke.play):
            return Verdict(right=True, said=found)
        return replace(self._wrong_card(asked, number, play), why=(found,))

    def _without_card(self, asked: BreakQuestion, option: str, found: Reason) -> Verdict:
        broke = asked.broke
        if option == "round-before":
            return replace(wrong("broken-by-the-round-before", trick=0), why=(found,))
        if broke is None:
            return Verdict(right=True, said=found)
        return wrong(why_not_broken(asked, broke), picked="no", **facts_of(asked, broke.trick, broke.play))

    def _wrong_card(self, asked: BreakQuestion, number: int, play: Play) -> Verdict:
        facts = {**facts_of(asked, number, play), "picked": "yes"}
        suits = asked.rules.trumps.suits
        trick = asked.tricks[number - 1]
        if not asked.is_spade(play.card):
            follows = suits[play.card] is suits[trick.plays[0].card]
            return wrong("another-suit-breaks" if follows else "discard-breaks", **facts)
        broke = asked.broke
        if broke is None:
            return wrong("forced-lead-breaks-everywhere", **facts)
        return wrong(self._why_this_spade(asked, number, play, broke), **facts)

    def _why_this_spade(self, asked: BreakQuestion, number: int, play: Play, broke: Break) -> str:
        """Find out what would make this later spade the one that breaks."""
        trick = asked.tricks[number - 1]
        later = [(at, each) for at, each in asked.played_spades() if at > broke.trick]
        if number == broke.trick:
            return "spade-must-win-to-break" if play.seat is trick.winner and not broke.led else "spades-break-again"
        thrown = [(at, each) for at, each in later if not asked.is_spade(asked.tricks[at - 1].plays[0].card)]
        if broke.led and thrown and (number, play) == thrown[0]:
            return "forced-lead-breaks-nothing"
        if play is trick.plays[0]:
            return "only-a-led-spade-breaks"
        if broke.trick == 1 and (number, play) == later[0]:
            return "first-trick-does-not-count"
        return "spades-break-again"

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        asked = cast("BreakQuestion", question)
        right = ("not-yet",) if verdict and asked.broke is None else ()
        return {
            "tricks": shown_tricks(question, self._states(asked, answer, verdict)),
            "pick": answer["cell"],
            "pressable": True,
            "options": shown_options(BREAKER_OPTIONS, answer["option"], right, verdict),
        }

    def _states(self, asked: BreakQuestion, answer: Answer, verdict: Verdict | None) -> dict[tuple[int, str], str]:
        picked = None if answer["cell"] is None else (answer["cell"][0], answer["cell"][1])
        if verdict is None:
            return {picked: "picked"} if picked else {}
        return ({picked: "wrong"} if picked else {}) | _break_state(asked)

    def strings(self, question: Question, answer: Answer, verdict: Verdict | None, words: Words, /) -> dict[str, Any]:
        asked = cast("BreakQuestion", question)
        return {
            "title": words("break-breaker-title"),
            "task": words("break-breaker-task"),
            "hint": words("break-breaker-hint"),
            "options": {option: words(f"break-breaker-{option}") for option in BREAKER_OPTIONS},
            "optionsName": words("break-breaker-name"),
            "states": state_names(words),
            "tags": _tags(words),
            **tricks_strings(question, self._states(asked, answer, verdict), words),
        }


# At which tables may a spade be led?


class Tables:
    """Mark the tables at which some spade may be led; only exactly the right set is right."""

    kind: ClassVar[str] = "tables"

    def blank(self) -> Answer:
        return {"tables": []}

    def take(self, question: Question, answer: Answer, action: Action, /) -> Answer:
        ids = [form.id for form in FORMS]
        match action:
            case {"kind": "mark", "table": str(table), "on": bool(on)} if table in ids:
                marked = set(answer["tables"]) | {table} if on else set(answer["tables"]) - {table}
                return {"tables": [each for each in ids if each in marked]}
        raise ValueError(f"{dict(action)!r} marks no table; expected one of {', '.join(ids)}")

    def steps(self, answer: Answer, /) -> list[Action]:
        return [{"kind": "mark", "table": table, "on": True} for table in answer["tables"]]

    def is_complete(self, answer: Answer, /) -> bool:
        return bool(answer["tables"])

    def judge(self, question: Question, answer: Answer, /) -> Verdict:
        asked = cast("BreakQuestion", question)
        verdicts = {each.form.id: each for each in forms_of(asked)}
        astray = {table for table, each in verdicts.items() if bool(each.spades) != (table in answer["tables"])}
        count = sum(_differs(verdicts["a"], each) for each in verdicts.values())
        if not astray:
            return Verdict(right=True, said=Reason.of("break-tables-right", count=count))
        return self._why_astray(asked, verdicts, min(astray, key="eadfgbc".index))

    def _why_astray(self, asked: BreakQuestion, verdicts: dict[str, FormVerdict], table: str) -> Verdict:
        """Speak about one table that was judged wrong; first of the freest one, then of the default, then of those with exceptions."""
        here, default = verdicts[table], verdicts["a"]
        rule = _reason_at(here)
        if table == "a":
            at_default = replace(asked, rules=default.rules)
            return why_led(at_default, rule) if here.spades else why_not_led(at_default, rule)
        broke = asked.broke
        said, facts = "invents-a-difference", _letter(table)
        if table == "e":
            said, facts = "break-needed-everywhere", {}
        elif table == "d" and broke is not None and broke.led and not here.spades:
            said, facts = "forced-lead-breaks-everywhere", facts_of(asked, broke.trick, broke.play)
        elif table == "f" and bool(here.spades) != bool(default.spades):
            said, facts = "ace-exception-overlooked", {}
        elif table == "f" and not here.spades:
            said, facts = "ace-exception-for-all-spades", {}
        elif table == "g":
            said = "first-trick-exception-overlooked" if asked.first_trick else "first-trick-exception-stays"
            facts = {}
        return replace(wrong(said, **facts), why=(rule,))

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        asked = cast("BreakQuestion", question)
        verdicts = forms_of(asked) if verdict else ()
        return {
            "hand": [{"card": card.code, "state": "plain"} for card in sorted_hand(question)],
            "chip": bool(_chip(asked)),
            "tricks": shown_tricks(question),
            "tables": [
                {
                    "id": form.id,
                    "chosen": form.id in answer["tables"],
                    "state": _table_state(
                        form.id in answer["tables"], bool(verdicts[place].spades) if verdict else None
                    ),
                    "may": bool(verdicts[place].spades) if verdict else None,
                    "differs": _differs(verdicts[0], verdicts[place]) if verdict else False,
                }
                for place, form in enumerate(FORMS)
            ],
        }

    def strings(self, question: Question, answer: Answer, verdict: Verdict | None, words: Words, /) -> dict[str, Any]:
        asked = cast("BreakQuestion", question)
        verdicts = forms_of(asked) if verdict else ()
        return {
            "title": words("break-tables-title"),
            "task": _position(asked, words, "break-tables-task"),
            "hint": words("break-tables-hint"),
            "hand": words("quiz-hand"),
            "cards": {card.code: words("quiz-card-plain", card=card.code) for card in question.hand},
            "chip": _chip_words(asked, words),
            "states": state_names(words),
            "tags": _tags(words),
            "tablesName": words("break-tables-name"),
            "differs": words("break-tables-differs"),
            "tables": {
                form.id: {
                    "letter": words.attr(f"break-form-{form.id}", "letter"),
                    "name": words(f"break-form-{form.id}"),
                    "source": words(
                        "break-form-source",
                        sources=words.list_of(words("source-name", source=each) for each in form.sources),
                    ),
                    "says": _table_says(verdicts[place], words) if verdict else "",
                }
                for place, form in enumerate(FORMS)
            },
            **tricks_strings(question, {}, words),
        }


def _letter(table: str) -> dict[str, str | int]:
    return {"form": table}


def _reason_at(here: FormVerdict) -> Reason:
    """Say why a spade may or may not be led at a table."""
    if here.spades:
        return freedom(here.rules, here.context)
    blocked = here.cards.blocked
    return next(reasons[-1] for card, reasons in blocked.items() if here.rules.trumps.suits[card] is Suit.SPADES)


def _table_says(here: FormVerdict, words: Words) -> str:
    held = [card for card in here.context.hand if here.rules.trumps.suits[card] is Suit.SPADES]
    if here.spades and len(here.spades) < len(held):
        return words("break-table-some", cards=" ".join(card.code for card in here.spades))
    reason = _reason_at(here)
    return words("break-table-yes" if here.spades else "break-table-no", why=words.attr(reason.id, "label"))


def _differs(default: FormVerdict, other: FormVerdict) -> bool:
    return set(default.cards.legal) != set(other.cards.legal)


def _table_state(chosen: bool, may: bool | None) -> str:
    if may is None:
        return "chosen" if chosen else "plain"
    if chosen:
        return "right" if may else "wrong"
    return "missed" if may else "plain"


BREAK_ASKERS = {asker.kind: asker for asker in (Lead(), Breaker(), Tables())}
"""The kinds of questions by their name."""


# What the kinds share


def _card_state(asked: BreakQuestion, marked: Sequence[str], verdict: Verdict | None, card: Card) -> str:
    on = card.code in marked
    if verdict is None:
        return "chosen" if on else "plain"
    legal = card in asked.verdicts.legal
    return ("right" if legal else "wrong") if on else ("missed" if legal else "blocked")


def _break_state(asked: BreakQuestion) -> dict[tuple[int, str], str]:
    """Return the mark of the card that broke spades, once it may be told."""
    broke = asked.broke
    return {} if broke is None else {(broke.trick, asked.place_of(broke.play.seat)): "was-breaker"}


def _tags(words: Words) -> dict[str, str]:
    return {tag: words(f"break-tag-{tag}") for tag in ("picked", "was-breaker", "wrong")}


def _position(asked: BreakQuestion, words: Words, message: str) -> str:
    """Say what the learner leads to, and what is known of the round before."""
    known = "told" if asked.broken is not None and not asked.first_trick else "first" if asked.first_trick else "read"
    return words(message, known=known, trick=len(asked.tricks) + 1, before=asked.broken_before)


def _chip(asked: BreakQuestion) -> bool:
    return asked.broken is not None and not asked.tricks


def _chip_words(asked: BreakQuestion, words: Words) -> str:
    return chip_text(asked, words) if _chip(asked) else ""
