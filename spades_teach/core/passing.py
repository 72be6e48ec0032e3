"""Stages in which cards are passed face down, after the bids or before them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.actions import Action, Look, PassCard, TopCard
from spades_teach.core.cards import Card
from spades_teach.core.piles import pile
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.exchange import Duty
from spades_teach.core.stages import Changes, sees_cards
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class PassingAfterBids:
    """Whoever owes cards by the axis `exchange` lays them down one by one; a card that lies there still counts to the hand of its giver.

    at_once: all cards change hands when everybody has laid down, so that nobody sees what comes before passing; otherwise each when its giver has
    finished.  Who could still bid blind looks first, and who never looks passes from the top of the pile (readings).
    Source: catalogue `nil-passing`, `pass-cards`, `general-passing` (S0, S1).
    """

    slot: ClassVar[str] = "passing"
    order: ClassVar[int] = 40

    at_once: bool = True

    def turn(self, game: Round, /) -> Seat | None:
        laid = laid_down(game)
        return next((duty.giver for duty in duties(game) if len(laid[duty.giver]) < duty.cards), None)

    def options(self, game: Round, /) -> tuple[Action, ...]:
        assert game.turn is not None
        seat = game.turn
        if self._looks_first(game, seat):
            return (Look(seat),)
        return tuple(PassCard(seat, card) for card in self._cards(game, seat))

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        if not isinstance(action, PassCard | TopCard | Look):
            return (Reason.of("passing-not-finished"),)
        assert game.turn is not None
        if action.seat is not game.turn:
            return (Reason.of("not-your-turn", seat=action.seat.value, turn=game.turn.value),)
        if action in self.options(game):
            return ()
        if isinstance(action, Look):
            return (Reason.of("no-look-needed", seat=action.seat.value),)
        if self._looks_first(game, action.seat):
            return (Reason.of("look-to-pass"),)
        if isinstance(action, TopCard):
            return () if not sees_cards(game, action.seat) else (Reason.of("no-pile"),)
        return (self._why_not(game, action),)

    def take(self, game: Round, action: Action, /) -> Changes:
        if isinstance(action, Look):
            place = game.rules.table.index(action.seat)
            return {"looked": (*game.looked[:place], True, *game.looked[place + 1 :])}
        card = action.card if isinstance(action, PassCard) else self._cards(game, action.seat)[0]
        recorded = PassCard(action.seat, card)
        laid = {**laid_down(game)}
        laid[action.seat] = (*laid[action.seat], card)
        before = self._moving(game, laid_down(game))
        moving = [duty for duty in self._moving(game, laid) if duty not in before]
        return {"actions": (*game.actions, recorded), "hands": _moved(game, moving, laid)}

    def passed(self, game: Round, seat: Seat, /) -> tuple[Card, ...]:
        """Return the cards that a seat has laid down."""
        return laid_down(game)[seat]

    def received(self, game: Round, seat: Seat, /) -> tuple[Card, ...]:
        """Return the cards that have come to a seat."""
        laid = laid_down(game)
        return tuple(card for duty in self._moving(game, laid) if duty.receiver is seat for card in laid[duty.giver])

    def kept(self, game: Round, seat: Seat, /) -> tuple[Card, ...]:
        """Return the hand of a seat without the cards that it has laid down."""
        hand = game.hands[game.rules.table.index(seat)]
        lying = [card for duty in self._waiting(game) if duty.giver is seat for card in laid_down(game)[seat]]
        return _without(hand, lying) if lying else hand

    def _waiting(self, game: Round) -> list[Duty]:
        """Return the duties whose cards have not changed hands."""
        moved = self._moving(game, laid_down(game))
        return [duty for duty in duties(game) if duty not in moved]

    def _moving(self, game: Round, laid: Mapping[Seat, tuple[Card, ...]]) -> list[Duty]:
        """Return the duties whose cards change hands, or have, once so many cards are laid down."""
        owed = duties(game)
        done = [duty for duty in owed if len(laid[duty.giver]) == duty.cards]
        return done if not self.at_once or len(done) == len(owed) else []

    def _looks_first(self, game: Round, seat: Seat) -> bool:
        return not sees_cards(game, seat) and game.bids[game.rules.table.index(seat)] is None

    def _cards(self, game: Round, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that a seat may lay down; of a pile that nobody has looked at, the top one."""
        if not sees_cards(game, seat):
            return _without(pile(game, seat), laid_down(game)[seat])[:1]
        return self.kept(game, seat)

    def _why_not(self, game: Round, action: PassCard) -> Reason:
        if not sees_cards(game, action.seat):
            return Reason.of("pile-decides")
        if action.card in laid_down(game)[action.seat]:
            return Reason.of("card-already-passed", card=action.card.code)
        return Reason.of("card-not-held", card=action.card.code)


@dataclass(frozen=True, slots=True, kw_only=True)
class PassingBeforeBids(PassingAfterBids):
    """The same before anybody bids, so that bids are made on the new hands.  Source: catalogue `general-passing` (S0, S1)."""

    order: ClassVar[int] = 20


def duties(game: Round) -> tuple[Duty, ...]:
    """Return what is owed by the bids as they stand; never more than a hand holds."""
    owed = [duty for policy in game.rules.exchange for duty in policy.duties(game.bids, game.rules.table)]
    most = game.rules.hand_size
    return tuple(Duty(duty.giver, duty.receiver, min(duty.cards, most)) for duty in owed)


def laid_down(game: Round) -> Mapping[Seat, tuple[Card, ...]]:
    """Return the cards that each seat has laid down, in order."""
    laid: dict[Seat, tuple[Card, ...]] = dict.fromkeys(game.rules.table.seats, ())
    for action in game.actions:
        if isinstance(action, PassCard):
            laid[action.seat] = (*laid[action.seat], action.card)
    return laid


def _without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def _moved(game: Round, moving: list[Duty], laid: Mapping[Seat, tuple[Card, ...]]) -> tuple[tuple[Card, ...], ...]:
    hands = {seat: list(hand) for seat, hand in zip(game.rules.table.seats, game.hands, strict=True)}
    for duty in moving:
        for card in laid[duty.giver]:
            hands[duty.giver].remove(card)
    for duty in moving:
        hands[duty.receiver].extend(laid[duty.giver])
    return tuple(tuple(hands[seat]) for seat in game.rules.table.seats)
