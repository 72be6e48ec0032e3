"""What lies on the table, as one seat sees it: seats, bids, tricks taken, the trick in play, own hand; and the words for it.

A complete trick stays on the table until it is gathered: only then does it count for whoever took it.  The last one stays to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from spades_teach.analysis.voids import in_the_dark, shown_voids
from spades_teach.core.ace_check import holds_an_ace
from spades_teach.core.actions import AceCard, AceCheck, Announce, Claim, Discard, MakeBid, PassCard, TakeKitty
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.facing import TurnUp
from spades_teach.core.judging import why_winning
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round
from spades_teach.core.showing import ShowSuit
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play
from spades_teach.core.trumps import TrumpOrder
from spades_teach.core.views import seat_view
from spades_teach.i18n import Words
from spades_teach.widgets.hand_fan import PLACES, SUIT_ORDER, alternating
from spades_teach.widgets.verdicts import say

SIDES = {"us": ("you", "partner"), "them": ("left", "right")}

TURNS = {"bidding": "bid", "raising": "bid", "play": "play", "over": "play"}
"""What the seat in turn is about to do, by the stage of the round; in all others it does something that the task says."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A round seen from one seat.  gathered: tricks taken up from the table.  faces: all hands lie open (the teacher's view)."""

    game: Round
    seat: Seat
    gathered: int
    faces: bool = False

    # Who sits where

    def place(self, seat: Seat) -> str:
        """Return where a seat is, seen from this one: you, left, partner or right."""
        return PLACES[self.game.rules.table.clockwise_from(self.seat).index(seat)]

    def place_of(self, letter: str) -> str:
        return self.place(Seat(letter))

    def seat_at(self, place: str) -> Seat:
        return self.game.rules.table.clockwise_from(self.seat)[PLACES.index(place)]

    # What lies on the table

    @property
    def waiting(self) -> bool:
        """Whether a complete trick waits to be gathered."""
        return self.gathered < len(self.game.tricks)

    @property
    def on_table(self) -> tuple[Play, ...]:
        """The trick on the table: one that waits, the one in play, or the last of a round that is over."""
        if self.waiting:
            return self.game.tricks[self.gathered].plays
        return self.game.tricks[-1].plays if self.game.over else self.game.plays

    @property
    def complete(self) -> bool:
        return len(self.on_table) == len(self.game.hands)

    @property
    def number(self) -> int:
        """The number of the trick on the table, or of the next one; 0 before the first card can be played."""
        if self.game.phase not in ("play", "over"):
            return 0
        return min(self.gathered + 1, self.game.rules.hand_size)

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; nobody's while a trick waits."""
        return None if self.waiting else self.game.turn

    @property
    def why(self) -> Reason | None:
        """Why the trick on the table is won, None while it is not complete."""
        return why_winning(self.game.rules, self.on_table, self.game.trumps) if self.complete else None

    @property
    def winner(self) -> Seat | None:
        if not self.complete:
            return None
        return self.game.tricks[min(self.gathered, len(self.game.tricks) - 1)].winner

    @property
    def taken(self) -> Mapping[Seat, int]:
        """Tricks gathered by each seat, the packet of a kitty included where it counts for one."""
        lying = [trick.winner for trick in self.game.tricks[self.gathered :]]
        seats = self.game.rules.table.seats
        return {seat: taken - lying.count(seat) for seat, taken in zip(seats, self.game.taken, strict=True)}

    @property
    def hand(self) -> tuple[Card, ...] | None:
        """The own cards as they are held, None while they may not be looked at."""
        place = self.game.rules.table.index(self.seat)
        held = self.game.hands[place] if self.faces else seat_view(self.game, self.seat).hand
        if held is None:
            return None
        # As the whole hand was sorted: suits do not change their places when one runs out.
        known = dict.fromkeys((*self.game.deal.hands[place], *held))
        return tuple(card for card in in_order(known, self.game.rules.trumps) if card in held)

    def bid(self, place: str) -> Bid | None:
        return self.game.bids[self.game.rules.table.index(self.seat_at(place))]

    # As JSON

    def view(self) -> dict[str, Any]:
        """Return all that this seat may see."""
        hand, dealer, winner, why = self.hand, self.game.deal.dealer, self.winner, self.why
        return {
            "seats": [self._seat_view(place, dealer) for place in PLACES],
            "hand": None if hand is None else [card.code for card in hand],
            "held": len(self.game.hands[self.game.rules.table.index(self.seat)]),
            "trick": [{"place": self.place(play.seat), "card": play.card.code} for play in self.on_table],
            "number": self.number,
            "gathered": self.gathered,
            "waiting": self.waiting,
            "winner": self.place(winner) if winner else None,
            "why": why.id if why else None,
            "broken": self.game.broken,
            "voids": [
                {"place": place, "suits": [suit.value for suit in suits]} for place, suits in self._voids().items()
            ],
        }

    def _seat_view(self, place: str, dealer: Seat) -> dict[str, Any]:
        seat, bid = self.seat_at(place), self.bid(place)
        held = self.game.hands[self.game.rules.table.index(seat)]
        return {
            "place": place,
            "dealer": seat is dealer,
            "turn": seat is self.turn,
            "bid": bid.name if bid else None,
            "taken": self.taken[seat] if self.number else None,
            "left": len(held),
            "hand": [list(row) for row in suit_rows(held, self.game.trumps)] if self.faces and place != "you" else None,
        }

    def _voids(self) -> dict[str, tuple[Any, ...]]:
        dark = in_the_dark(self.game.rules.table, self.game.bids)
        found = shown_voids(self.game.tricks, self.game.plays, self.game.trumps, dark=dark)
        return {place: found[self.seat_at(place)] for place in PLACES if self.seat_at(place) in found}

    # In words

    def strings(self, words: Words) -> dict[str, Any]:
        """Return the words of the table."""
        hand = self.hand
        on_table = [(self.place(play.seat), play.card.code) for play in self.on_table]
        return {
            "table": words("card-table-table"),
            "places": {place: words.place(place) for place in PLACES},
            "bids": {
                place: words("card-table-bid", bid=bid.name) if (bid := self.bid(place)) else "" for place in PLACES
            },
            "taken": {
                place: words("card-table-took", tricks=self.taken[self.seat_at(place)]) if self.number else ""
                for place in PLACES
            },
            "dealer": words("card-table-dealer"),
            "turn": words(f"card-table-to-{TURNS.get(self.game.phase, 'act')}"),
            "hands": {place: self._hand_strings(place, words) for place in PLACES if place != "you"},
            "hand": words("hand-fan-hand", count=len(hand)) if hand is not None else words("card-table-face-down"),
            "cards": {card.code: words.card_name(card.code) for card in hand or ()},
            "plays": {place: words("played-card", place=place, card=card) for place, card in on_table},
            "marks": [words.plain_number(number) for number in range(1, len(on_table) + 1)],
            "takes": words("card-table-takes"),
            "chip": words("hand-fan-broken" if self.game.broken else "hand-fan-unbroken"),
            "voids": {
                place: words("card-table-out-of", suits=words.list_of(words.suit_sign(suit.value) for suit in suits))
                for place, suits in self._voids().items()
            },
            "sides": [self._side_strings(side, words) for side in SIDES],
            "jokers": {"big": words.index("BJ"), "little": words.index("LJ")},
        }

    def _hand_strings(self, place: str, words: Words) -> dict[str, Any]:
        """Return the name of a hand, and where it lies open its rows of suits."""
        cards = self.game.hands[self.game.rules.table.index(self.seat_at(place))]
        if not self.faces:
            name = words("card-table-backs", place=place, cards=len(cards))
            return {"name": name, "count": words.plain_number(len(cards)), "rows": []}
        rows = suit_rows(cards, self.game.trumps)
        codes = " ".join(code for _, codes in rows for code in codes)
        name = words("card-table-open", place=place, hand=words.hand(codes) if codes else words.number(0))
        faces = [" ".join(words.index(code) for code in codes) for _, codes in rows]
        return {"name": name, "count": words.plain_number(len(cards)), "rows": faces}

    def _side_strings(self, side: str, words: Words) -> dict[str, str]:
        """Say what a side has promised so far and what it has taken."""
        promised = contract(words, [self.bid(place) for place in SIDES[side]])
        tricks = sum(self.taken[self.seat_at(place)] for place in SIDES[side])
        kind = "card-table-side-play" if self.number else "card-table-side-bids"
        return {"side": side, "text": words(kind, side=side, sum=promised, tricks=tricks) if promised else ""}


def contract(words: Words, bids: Iterable[Bid | None]) -> str:
    """Write a contract as it grows: numbers added up, what is no number beside them, dots for what is not said yet.

    >>> from spades_teach.core.bids import NIL, number
    >>> from spades_teach.i18n import words_for
    >>> contract(words_for("en"), [number(3), NIL])
    '3 + nil'
    """
    made = list(bids)
    if not any(made):
        return ""
    numbers = [bid.tricks for bid in made if bid and bid.is_number]
    parts: list[int | str] = [sum(numbers)] if numbers else []
    parts += [words.bid(bid.name) for bid in made if bid and not bid.is_number]
    parts += ["…" for bid in made if bid is None]
    return words.formula(*[piece for part in parts for piece in ("+", part)][1:])


def in_order(cards: Iterable[Card], trumps: TrumpOrder) -> tuple[Card, ...]:
    """Return cards as a hand holds them: suits so that red and black alternate, each from the highest down."""
    held = tuple(cards)
    order = alternating(tuple(suit for suit in SUIT_ORDER if any(trumps.sorted_with(card) is suit for card in held)))
    return tuple(sorted(held, key=lambda card: (order.index(trumps.sorted_with(card)), -trumps.strengths[card])))


def suit_rows(cards: Iterable[Card], trumps: TrumpOrder) -> tuple[tuple[str, list[str]], ...]:
    """Return an open hand by suits, spades first, each from the highest down; a suit that is not held has an empty row."""
    held = sorted(cards, key=lambda card: -trumps.strengths[card])
    return tuple((suit.value, [card.code for card in held if trumps.sorted_with(card) is suit]) for suit in SUIT_ORDER)


# What has just happened


def tell(scene: Scene, about: str, words: Words, *, was_broken: bool) -> dict[str, Any]:
    """Say what has just happened, and what follows from it.

    about: deal, bid, look, card or gather.  was_broken: whether spades were broken before the last action.
    """
    game = scene.game
    if about == "deal":
        first = scene.place(game.turn) if game.turn else "you"
        text = words("card-table-did-deal", place=scene.place(game.deal.dealer))
        rows = [words("card-table-begins", place=first)] if game.phase == "bidding" else []
        return {"sign": "note", "text": text, "rows": rows}
    if about == "gather":
        return _tell_gathered(scene, words)
    action = game.actions[-1]
    place = scene.place(action.seat)
    match action:
        case MakeBid(bid=bid):
            return {"sign": "note", "text": words("card-table-did-bid", place=place, bid=bid.name), "rows": []}
        case Play(card=card):
            kind = "lead" if len(scene.on_table) == 1 else "play"
            text = words(f"card-table-did-{kind}", place=place, card=card.code)
            return {"sign": "good" if scene.why else "note", "text": text, "rows": _follows(scene, words, was_broken)}
        case Announce(name=name):
            text = words("card-table-did-announce", place=place, bid=name)
            return {"sign": "note", "text": text, "rows": []}
        case Claim():
            return {"sign": "note", "text": words("card-table-did-claim", place=place), "rows": []}
        case AceCheck(seat=seat):
            answer = words("card-table-ace-answer", place=place, has="yes" if holds_an_ace(game, seat) else "no")
            return {"sign": "note", "text": words("card-table-did-ace-check", place=place), "rows": [answer]}
        case AceCard(seat=seat):
            back = "no" if AceCheck(seat) in game.actions else "yes"
            return {"sign": "note", "text": words("card-table-did-ace-card", place=place, back=back), "rows": []}
        case ShowSuit(suit=suit):
            text = words("card-table-did-show", place=place, suit=suit.value if suit else "none")
            return {"sign": "note", "text": text, "rows": []}
        case TurnUp(cards=cards):
            text = words("card-table-did-turn-up", place=place, cards=cards[0])
            return {"sign": "note", "text": text, "rows": []}
        case TakeKitty():
            return {"sign": "note", "text": words("card-table-did-take-kitty", place=place), "rows": []}
        case Discard():
            return {"sign": "note", "text": words("card-table-did-discard", place=place), "rows": []}
        case PassCard():
            return {"sign": "note", "text": words("card-table-did-pass", place=place), "rows": []}
        case _:
            return {"sign": "note", "text": words("card-table-did-look", place=place), "rows": []}


def _follows(scene: Scene, words: Words, was_broken: bool) -> list[str]:
    """Say what a card has changed: who is out of a suit, spades broken, who takes the trick and why."""
    rows, plays = [], scene.on_table
    suits = scene.game.trumps.suits
    led = scene.game.trumps.suit_led(play.card for play in plays)
    dark = in_the_dark(scene.game.rules.table, scene.game.bids)
    if led is not None and suits[plays[-1].card] is not led and plays[-1].seat not in dark:
        rows.append(words("card-table-could-not-follow", place=scene.place(plays[-1].seat), suit=led.value))
    if scene.game.broken and not was_broken:
        rows.append(words("card-table-breaks"))
    if scene.why:
        rows.append(say(words, scene.why, scene.place_of))
    return rows


def _tell_gathered(scene: Scene, words: Words) -> dict[str, Any]:
    winner = scene.game.tricks[scene.gathered - 1].winner
    assert winner is not None
    taken = scene.taken[winner]
    text = words("card-table-did-gather", place=scene.place(winner), trick=scene.gathered, taken=taken)
    if not scene.game.over:
        return {"sign": "note", "text": text, "rows": []}
    counts = {side: sum(scene.taken[scene.seat_at(place)] for place in SIDES[side]) for side in SIDES}
    return {"sign": "good", "text": text, "rows": [words("card-table-over", **counts)]}
