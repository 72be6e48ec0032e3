"""A hand to play from: press a card to choose it, press it again to play it; a card that may not be played says why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, permutations
from typing import Any, ClassVar

from spades_teach.core.cards import Card, Suit, read_cards, read_hand, write_cards
from spades_teach.core.errors import DealError, SpadesError
from spades_teach.core.judging import freedom, judge_cards
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, read_plays, write_plays
from spades_teach.core.variants import RuleSpec, allowing, compose, rules_named
from spades_teach.i18n import Words
from spades_teach.widgets.four_seats import check_four_in_two
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.verdicts import rule_rows, say, sources_of

SORTS = ("alternating", "suit", "rank", "dealt")
"""Suits so that red and black alternate; suits from spades down; ranks from aces down; as dealt."""

PLACES = ("you", "left", "partner", "right")
"""The seats as the player sees them, clockwise."""

SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
RED = frozenset({Suit.HEARTS, Suit.DIAMONDS})


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What was said to the last press."""

    about: str  # 'chosen', 'played', 'blocked' or 'waiting'
    card: Card | None = None
    reasons: tuple[Reason, ...] = ()  # against the card, or what leaves the choice of it
    options: tuple[RuleSpec, ...] | None = None  # rules that would allow a blocked card

    @property
    def sign(self) -> str:
        return {"blocked": "bad", "played": "good"}.get(self.about, "note")


class HandFanLogic:
    """The hand apart from the page: what was dealt, what lies on the table, what was played, chosen and answered.

    One card may be played to a trick; on lead, every card played leads a trick of its own.
    """

    name: ClassVar[str] = "hand-fan"

    def __init__(
        self,
        hand: str | Iterable[Card],
        *,
        led: str | None = None,
        trick: str | None = None,
        broken: bool = False,
        first_trick: bool = False,
        rules: str | RuleSpec | RuleSet = "standard",
        sort: str = "alternating",
        felt: bool = True,
    ) -> None:
        """Take up a hand.

        led: the card that the player to the right has led.  trick: or all plays so far with their seats, `E:KH S:2H`.
        felt: show the table above the hand.
        Raises SpadesError for cards that cannot be, and for a sorting that is not one of `SORTS`.
        """
        self.rules = rules if isinstance(rules, RuleSet) else compose(rules)
        check_four_in_two(self.rules)
        self.felt = bool(felt)
        self.sort = _known_sort(sort)
        self.deal(hand, led=led, trick=trick, broken=broken, first_trick=first_trick)
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    def deal(
        self,
        hand: str | Iterable[Card],
        *,
        led: str | None = None,
        trick: str | None = None,
        broken: bool = False,
        first_trick: bool = False,
    ) -> None:
        """Put another hand and trick in place of what was there."""
        cards = read_hand(hand if isinstance(hand, str) else write_cards(hand))
        plays = _read_trick(self.rules, led, trick)
        _check(self.rules, cards, plays)
        self.dealt = cards
        self.plays = plays
        self.broken_before = bool(broken)
        self.first_trick = bool(first_trick)
        self.seat = self.rules.table.after(plays[-1].seat) if plays else Seat.SOUTH
        self.chosen: Card | None = None
        self.answer: Answer | None = None
        self._set_played(())

    # What is so now

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards still held, as dealt."""
        return self._position.hand

    @property
    def broken(self) -> bool:
        """Whether spades are broken, also by what was played from this hand."""
        return self._position.broken

    @property
    def my_turn(self) -> bool:
        """Whether a card may be played now."""
        return bool(self.hand) and not (self.plays and self.played)

    def _set_played(self, played: tuple[Card, ...]) -> None:
        """Take these cards from the hand and judge those that stay."""
        self.played = played
        self._position = self._after(played)
        self.verdicts = judge_cards(self.rules, self._position)

    def _after(self, played: tuple[Card, ...]) -> PlayContext:
        """Return the position in which these cards were played."""
        broken = self.broken_before or any(
            restriction.breaks((*self.plays, Play(self.seat, card)), False, self.rules.trumps)
            for card in played
            for restriction in self.rules.restrictions
        )
        return PlayContext(
            hand=tuple(card for card in self.dealt if card not in played),
            plays=self.plays,
            trumps=self.rules.trumps,
            broken=broken,
            first_trick=self.first_trick and not played,
            seat=self.seat,
            table=self.rules.table,
        )

    def _place(self, seat: str) -> str:
        seats = [each.value for each in self.rules.table.clockwise_from(self.seat)]
        return PLACES[seats.index(seat)]

    # The logic of a widget

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `press`, `play` (with `card`), `let-go`, `take-back`, `sort` (with `by`)."""
        match action:
            case {"kind": "press", "card": str(code)}:
                self._press(Card(code))
            case {"kind": "play", "card": str(code)}:
                self._play(Card(code))
            case {"kind": "let-go"}:
                self.chosen = self.answer = None
            case {"kind": "take-back"}:
                self.chosen = self.answer = None
                self._set_played(self.played[:-1])
            case {"kind": "sort", "by": str(by)}:
                self.sort = _known_sort(by)
            case _:
                raise SpadesError(f"a hand knows no action {dict(action)!r}", "bad-action", value=str(action))

    def _press(self, card: Card) -> None:
        if card is self.chosen:
            self._play(card)
        elif self._may_touch(card):
            self.chosen = card
            self.answer = Answer(about="chosen", card=card, reasons=(freedom(self.rules, self._position),))

    def _play(self, card: Card) -> None:
        if self._may_touch(card):
            self.chosen = None
            self.answer = Answer(about="played", card=card, reasons=(freedom(self.rules, self._position),))
            self._set_played((*self.played, card))

    def _may_touch(self, card: Card) -> bool:
        """Tell whether a card may be played, and answer when it may not.

        A card that is gone already is passed over: the second half of a double click plays no second card.
        """
        if card not in self.dealt:
            raise DealError(
                f"{card} is not in this hand; choose one of {write_cards(self.hand)}", "card-not-held", card=card.code
            )
        if card in self.played:
            return False
        if not self.my_turn:
            self.answer = Answer(about="waiting")
            return False
        if card in self.verdicts.blocked:
            options = allowing(self.rules, self._position, card)
            self.answer = Answer(about="blocked", card=card, reasons=self.verdicts.blocked[card], options=options)
            return False
        return True

    def view(self) -> dict[str, Any]:
        return {
            "cards": [{"card": card.code, "state": self._state(card)} for card in self._sorted()],
            "chosen": self.chosen.code if self.chosen else None,
            "my_turn": self.my_turn,
            "felt": self.felt,
            "seats": [{"place": place} for place in PLACES[1:]],
            "trick": [{"place": self._place(play.seat.value), "card": play.card.code} for play in self._on_felt()],
            "played": [card.code for card in self.played],
            "broken": self.broken,
            "sort": self.sort,
            "sorts": list(SORTS),
            "may_take_back": bool(self.played),
            "answer": _shown(self.answer),
        }

    def _state(self, card: Card) -> str:
        if not self.my_turn:
            return "waiting"
        if card is self.chosen:
            return "chosen"
        return "blocked" if card in self.verdicts.blocked else "legal"

    def _on_felt(self) -> tuple[Play, ...]:
        return (*self.plays, *(Play(self.seat, card) for card in self.played[-1:]))

    def _sorted(self) -> tuple[Card, ...]:
        hand, trumps = self.hand, self.rules.trumps
        if self.sort == "dealt":
            return hand
        if self.sort == "rank":
            return tuple(sorted(hand, key=lambda card: (-card.rank, SUIT_ORDER.index(trumps.sorted_with(card)))))
        suits = tuple(suit for suit in SUIT_ORDER if any(trumps.sorted_with(card) is suit for card in hand))
        order = alternating(suits) if self.sort == "alternating" else suits
        return tuple(sorted(hand, key=lambda card: (order.index(trumps.sorted_with(card)), -trumps.strengths[card])))

    def strings(self, words: Words) -> dict[str, Any]:
        trick = [(self._place(play.seat.value), play.card.code) for play in self._on_felt()]
        return {
            "title": words("hand-fan-title"),
            "task": self._task(words),
            "hand": words("hand-fan-hand", count=len(self.hand)),
            "table": words("hand-fan-table"),
            "places": {place: words("place", place=place) for place in PLACES},
            "chip": words("hand-fan-broken" if self.broken else "hand-fan-unbroken"),
            "cards": {card.code: words(f"hand-fan-card-{self._state(card)}", card=card.code) for card in self.hand},
            "plays": {place: words("played-card", place=place, card=card) for place, card in trick},
            "jokers": {"big": words.index("BJ"), "little": words.index("LJ")},
            "play": words("hand-fan-play", card=self.chosen.code) if self.chosen else words("hand-fan-play-none"),
            "back": words("hand-fan-back"),
            "empty": words("hand-fan-empty"),
            "sort": words("hand-fan-sort"),
            "sorts": {by: words(f"hand-fan-sort-{by}") for by in SORTS},
            "feedback": self._feedback(words),
        }

    def _task(self, words: Words) -> str:
        if not self.my_turn:
            return words("hand-fan-task-done")
        if not self.plays:
            return words("hand-fan-task-lead", blocked=len(self.verdicts.blocked))
        led, blocked = self.plays[0], len(self.verdicts.blocked)
        return words("hand-fan-task-follow", place=self._place(led.seat.value), card=led.card.code, blocked=blocked)

    def _feedback(self, words: Words) -> dict[str, Any] | None:
        answer = self.answer
        if answer is None:
            return None
        why = " ".join(say(words, reason, self._place) for reason in answer.reasons)
        match answer.about:
            case "waiting":
                text, rows = words("hand-fan-waiting"), []
            case "played":
                text, rows = words("hand-fan-played", card=str(answer.card)), [why]
            case "chosen":
                text, rows = why, [words("hand-fan-how-to-play")]
            case _:
                text = words("hand-fan-blocked", card=str(answer.card), why=why)
                rows = rule_rows(words, self.rules, [reason.id for reason in answer.reasons], answer.options)
        return {"sign": answer.sign, "text": text, "rows": rows}

    def look_ahead(self, words: Words) -> None:
        """Press each card on a copy, while nobody waits: verdicts and sentences are remembered where they are made."""
        for card in self.hand:
            ahead = copy(self)
            ahead.chosen = None
            ahead._press(card)
            ahead.strings(words)

    def state(self) -> dict[str, Any]:
        answer = self.answer
        return {
            "hand": write_cards(self.dealt),
            "trick": write_plays(self.plays),
            "broken": self.broken_before,
            "first_trick": self.first_trick,
            "rules": self.rules.name,
            "sort": self.sort,
            "felt": self.felt,
            "played": write_cards(self.played),
            "chosen": self.chosen.code if self.chosen else None,
            "blocked": answer.card.code if answer and answer.about == "blocked" and answer.card else None,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state by playing it again; one that no play leads to is refused and changes nothing."""
        new = HandFanLogic(
            state["hand"],
            trick=state["trick"] or None,
            broken=state["broken"],
            first_trick=state["first_trick"],
            rules=rules_named(state["rules"], self.rules),
            sort=state["sort"],
            felt=state["felt"],
        )
        played = read_cards(state["played"])[: len(new.dealt) + 1]  # one too many is as wrong as a thousand
        for card in played:
            new.act({"kind": "play", "card": card.code})
        for pressed in (state["chosen"], state["blocked"]):
            if pressed is not None:
                new.act({"kind": "press", "card": pressed})
        if new.state() != dict(state):
            raise SpadesError("this state could not come from play; begin the hand anew", "bad-state")
        vars(self).update(vars(new))


def _shown(answer: Answer | None) -> dict[str, Any] | None:
    """Return an answer as JSON: its sign, the card, the reasons, and the rules that would allow the card."""
    if answer is None:
        return None
    return {
        "about": answer.about,
        "sign": answer.sign,
        "card": answer.card.code if answer.card else None,
        "reasons": [reason.id for reason in answer.reasons],
        "options": None if answer.options is None else [str(option) for option in answer.options],
    }


class HandFan(Widget[HandFanLogic]):
    """A hand of cards to play from, in a notebook of your own.

    In marimo write `fan = mo.ui.anywidget(HandFan(...))`, so that cells which use `fan` run again after each press.

    >>> from spades_teach import HandFan
    >>> fan = HandFan("9H 4H AS 7C", led="KH")
    >>> fan.press("AS")           # as a click would; hearts were led, so nothing is chosen
    >>> fan.selected is None
    True
    >>> fan.press("9H"); fan.selected
    Card('9H')
    >>> fan.press("9H"); fan.played, fan.hand
    ((Card('9H'),), (Card('4H'), Card('AS'), Card('7C')))
    """

    def __init__(
        self,
        hand: str | Iterable[Card] = "",
        *,
        led: str | None = None,
        trick: str | None = None,
        broken: bool = False,
        first_trick: bool = False,
        rules: str | RuleSpec | RuleSet = "standard",
        sort: str = "alternating",
        felt: bool = True,
        logic: HandFanLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Show a hand.

        hand: cards such as "9H 4H AS 7C".
        led: the card that the player to your right has led; or trick: all plays so far with their seats, "E:KH S:2H"
        (you sit after the last of them); neither: you lead.
        broken, first_trick: what matters for a lead.  rules: a rule spec, "standard+deuce-starts".
        sort: "alternating" (red and black in turn), "suit", "rank" or "dealt"; the reader can change it.
        logic: the logic of another fan, to show the same hand twice; all else about the hand is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown = logic or HandFanLogic(
            hand, led=led, trick=trick, broken=broken, first_trick=first_trick, rules=rules, sort=sort, felt=felt
        )
        super().__init__(shown, lang=lang, four_colour=four_colour, theme=theme)

    @property
    def selected(self) -> Card | None:
        """The card that is chosen and not yet played."""
        return self.logic.chosen

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played, in order."""
        return self.logic.played

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards still held, as dealt."""
        return self.logic.hand

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be played now."""
        return self.logic.verdicts.legal if self.logic.my_turn else ()

    def press(self, card: str | Card) -> None:
        """Press a card as a reader would."""
        self.do("press", card=str(card))

    def deal(
        self,
        hand: str | Iterable[Card],
        *,
        led: str | None = None,
        trick: str | None = None,
        broken: bool = False,
        first_trick: bool = False,
    ) -> None:
        """Put another hand and trick in place of what is there; the page follows."""
        self.logic.deal(hand, led=led, trick=trick, broken=broken, first_trick=first_trick)
        self.refresh()


def _known_sort(sort: str) -> str:
    if sort not in SORTS:
        raise SpadesError(f"no sorting {sort!r}; expected one of {', '.join(SORTS)}", "bad-sort", value=str(sort))
    return sort


def _read_trick(rules: RuleSet, led: str | None, trick: str | None) -> tuple[Play, ...]:
    if led is not None and trick is not None:
        raise SpadesError("both led and trick are given; leave one of them out", "led-and-trick")
    if led is not None:
        return (Play(rules.table.before(Seat.SOUTH), Card(led)),)
    return read_plays(trick, rules.table) if trick else ()


def _check(rules: RuleSet, hand: tuple[Card, ...], plays: tuple[Play, ...]) -> None:
    """Refuse cards that no deal of these rules could bring together."""
    on_table = [play.card for play in plays]
    for card in (*hand, *on_table):
        if card not in rules.pack.cards:
            raise DealError(
                f"{card} is not in the pack of {rules.name}; leave it out or change the rules",
                "not-in-pack",
                card=card.code,
            )
    for card in on_table:
        if card in hand:
            raise DealError(
                f"{card} is in the hand and on the table; it can be in one place only", "duplicate-card", card=card.code
            )
    if len(hand) > rules.hand_size:
        raise DealError(
            f"{len(hand)} cards in the hand; a hand has at most {rules.hand_size}",
            "too-many-cards",
            value=len(hand),
            expected=rules.hand_size,
        )
    if len(plays) >= len(rules.table.seats):
        raise DealError("the trick is complete; leave out the cards after your turn", "trick-complete")
    for before, play in pairwise(plays):
        if rules.table.after(before.seat) is not play.seat:
            raise DealError(
                f"{play} does not follow {before} clockwise; write the plays in turn",
                "not-in-turn",
                seat=play.seat.value,
            )


@cache
def alternating(suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    """Order suits so that as few neighbours as can be have one colour; among such orders, the one nearest to the usual."""
    return min(permutations(suits), key=lambda order: sum((one in RED) is (two in RED) for one, two in pairwise(order)))
