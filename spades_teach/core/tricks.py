"""A card put on the table, and the trick it becomes part of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spades_teach.core.cards import Card, Suit
from spades_teach.core.errors import IncompleteTrickError, NotationError, shown
from spades_teach.core.reasons import Reason
from spades_teach.core.table import FOUR_IN_TWO, Seat, Table
from spades_teach.core.trumps import LOWEST_TRUMP, TrumpOrder

HIGH: Final = "high"
LOW: Final = "low"
"""What a card may be called where its player has the choice: a low one ranks below all others of its suit."""


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card.  `call` is what the player has to say with it at tables where a card can be called (None elsewhere)."""

    seat: Seat
    card: Card
    call: str | None = None

    def __str__(self) -> str:
        return f"{self.seat.value}:{self.card.code}" + (f"={self.call}" if self.call else "")


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: the plays in order, the lead first, and the seat that took it; None for a dead trick, which nobody took."""

    plays: tuple[Play, ...]
    winner: Seat | None

    def __str__(self) -> str:
        return write_plays(self.plays)


def best_play(plays: Sequence[Play], trumps: TrumpOrder) -> Play:
    """Return the play that is winning so far: the highest trump, else the highest card of the suit led.

    plays: in playing order, at least one.
    Source: base-rules "Trick" (S0, S1, S2).
    """
    suits, strengths = trumps.suits, trumps.strengths
    best = plays[0]
    top = strengths[best.card] if best.call is None else _strength_as_called(best, trumps)
    led = suits[best.card] or trumps.led_as
    for play in plays[1:]:
        strength = strengths[play.card]
        if led is None:
            led = suits[play.card]
        if strength > top and (strength >= LOWEST_TRUMP or suits[play.card] is led):
            if play.call is not None:
                strength = _strength_as_called(play, trumps)
                if strength <= top:
                    continue
            best, top = play, strength
    return best


def _strength_as_called(play: Play, trumps: TrumpOrder) -> int:
    """Return the strength of a card as its player has called it: a low one is the weakest of its suit, and beats what its suit beats."""
    suits, strengths = trumps.suits, trumps.strengths
    if play.call != LOW:
        return strengths[play.card]
    suit = suits[play.card]
    others = trumps.trumps if play.card in trumps.trumps else [card for card in strengths if suits[card] is suit]
    return min(strengths[card] for card in others) - 1


def trick_winner(plays: Sequence[Play], trumps: TrumpOrder, table: Table = FOUR_IN_TWO) -> Seat:
    """Return the seat that takes a complete trick.

    plays: in playing order, the lead first, one per seat.
    Raises IncompleteTrickError when a seat is missing.
    Source: base-rules "Trick" (S0, S1, S2).

    >>> from spades_teach.core.trumps import SPADES
    >>> trick_winner(read_plays("N:KH E:2H S:3S W:AH"), SPADES)
    <Seat.SOUTH: 'S'>
    """
    if len({play.seat for play in plays}) != len(table.seats) or len(plays) != len(table.seats):
        raise IncompleteTrickError(
            f"a trick needs one card of each of {len(table.seats)} seats, not {write_plays(plays)!r}; add what is missing",
            "incomplete-trick",
            value=write_plays(plays),
            expected=len(table.seats),
        )
    return best_play(plays, trumps).seat


def winning_reason(plays: Sequence[Play], trumps: TrumpOrder) -> Reason:
    """Say why the winning play of a trick wins: `highest-spade`, `highest-of-suit-led`, or where suits are ranked `highest-suit`."""
    best = best_play(plays, trumps)
    card, seat, suit = best.card.code, best.seat.value, trumps.suit_of(best.card) or trumps.led_as
    if best.card in trumps.trumps:
        if trumps.suit is not Suit.SPADES:
            return Reason.of("highest-trump", card=card, seat=seat, suit=trumps.suit.value)
        return Reason.of("highest-spade", card=card, seat=seat)
    if suit is None:
        return Reason.of("only-jokers-yet", card=card, seat=seat)
    in_suit_led = suit is trumps.suit_led(play.card for play in plays)
    return Reason.of("highest-of-suit-led" if in_suit_led else "highest-suit", card=card, seat=seat, suit=suit.value)


def read_plays(text: str, table: Table = FOUR_IN_TWO, copies: int = 1) -> tuple[Play, ...]:
    """Read plays such as "E:KH S:2H", in playing order.

    copies: how often a card is in the pack.
    Raises NotationError for anything else, and for a seat or a card that comes too often.
    """
    plays: list[Play] = []
    for word in text.replace(",", " ").split():
        seat_text, colon, rest = word.partition(":")
        if not colon:
            raise NotationError(
                f"{shown(word)} is not a play; expected seat, colon, card, e.g. 'E:KH'", "bad-play", value=word
            )
        card_text, _, call = rest.partition("=")
        play = Play(table.read_seat(seat_text), Card(card_text), call or None)
        if any(other.seat is play.seat for other in plays):
            raise NotationError(
                f"{play.seat} plays twice in {shown(text)}; each seat plays one card to a trick",
                "seat-twice",
                seat=play.seat.value,
            )
        if sum(other.card is play.card for other in plays) == copies:
            raise NotationError(f"{play.card} is played twice in {shown(text)}", "duplicate-card", card=play.card.code)
        plays.append(play)
    return tuple(plays)


def write_plays(plays: Sequence[Play]) -> str:
    """Write plays as `read_plays` reads them."""
    return " ".join(str(play) for play in plays)
