"""Stages in which the cards that could not be shared out are taken, and as many thrown away for them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, TypeVar

from spades_teach.core.actions import Action, Discard, TakeKitty
from spades_teach.core.cards import Card
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.play import HolderLeads
from spades_teach.core.rules.seating import FittedPack, Shares, WithKitty
from spades_teach.core.stages import Changes, sees_cards
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class KittyForHolder:
    """Before anybody bids, the holder of the 2 of clubs takes the kitty into the hand and throws away as many cards.

    Whoever takes it has looked at the cards, and bids nothing blind any more; where the 2 of clubs was not dealt, the lowest club that was stands
    for it, and where there is none, the seat at the dealer's left takes it (readings).
    extra_trick: the kitty holds a trick's worth of cards beside the remainder.  counts: the packet thrown away is a trick of whoever took the kitty.
    Source: catalogue `kitty` (S0, S1).
    """

    slot: ClassVar[str] = "kitty"
    order: ClassVar[int] = 12

    extra_trick: bool = False
    counts: bool = False

    def shared(self, shares: Shares, /) -> Shares:
        """Return how the pack is shared out with a kitty: nothing is taken out of it."""
        whole = replace(shares, removed=()) if isinstance(shares, FittedPack) else shares
        return WithKitty(inner=whole, extra_trick=self.extra_trick)

    def packets(self, cards: int, shares: Shares, seats: int, /) -> int:
        """Return how many tricks the packet that is thrown away counts for: one or none."""
        used = shares.hand_size(cards, seats) * seats * shares.cards_for_one
        return int(self.counts and used < cards)

    def turn(self, game: Round, /) -> Seat | None:
        if game.stock:
            return self._taker(game)
        taker = next((action.seat for action in game.actions if isinstance(action, TakeKitty)), None)
        return taker if taker is not None and self._too_many(game, taker) else None

    def options(self, game: Round, /) -> tuple[Action, ...]:
        seat = game.turn
        assert seat is not None
        if game.stock:
            return (TakeKitty(seat),)
        return tuple(Discard(seat, card) for card in dict.fromkeys(game.hands[game.rules.table.index(seat)]))

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        assert game.turn is not None
        if not isinstance(action, TakeKitty | Discard):
            return (Reason.of("kitty-first", seat=game.turn.value),)
        if action.seat is not game.turn:
            return (Reason.of("not-your-turn", seat=action.seat.value, turn=game.turn.value),)
        if action in self.options(game):
            return ()
        if isinstance(action, Discard) and not game.stock:
            return (Reason.of("card-not-held", card=action.card.code),)
        return (Reason.of("kitty-first", seat=game.turn.value),)

    def take(self, game: Round, action: Action, /) -> Changes:
        place = game.rules.table.index(action.seat)
        hand, thrown = game.hands[place], game.discards[place]
        if isinstance(action, TakeKitty):
            if not self._looks(game, action.seat):
                return self._counted(
                    game, place, {"stock": (), "discards": _put(game.discards, place, (*thrown, *game.stock))}
                )
            return {
                "stock": (),
                "hands": _put(game.hands, place, (*hand, *game.stock)),
                "looked": _put(game.looked, place, True),
            }
        assert isinstance(action, Discard)
        changes = {
            "hands": _put(game.hands, place, _without(hand, action.card)),
            "discards": _put(game.discards, place, (*thrown, action.card)),
        }
        return changes if len(hand) - 1 > game.rules.hand_size else self._counted(game, place, changes)

    def thrown(self, game: Round, seat: Seat, /) -> tuple[Card, ...]:
        """Return the cards that a seat has thrown away for the kitty."""
        return tuple(action.card for action in game.actions if isinstance(action, Discard) and action.seat is seat)

    def _taker(self, game: Round) -> Seat:
        return HolderLeads(Card("2C")).leader(game.deal, game.hands, game.rules.table)

    def _looks(self, game: Round, seat: Seat) -> bool:
        return True

    def _too_many(self, game: Round, seat: Seat) -> bool:
        return len(game.hands[game.rules.table.index(seat)]) > game.rules.hand_size

    def _counted(self, game: Round, place: int, changes: Changes) -> Changes:
        """Add the trick that the packet counts for, once it is complete."""
        tricks = game.taken[place] + game.rules.tricks - game.rules.hand_size
        return {**changes, "taken": _put(game.taken, place, tricks)}


@dataclass(frozen=True, slots=True, kw_only=True)
class KittyForHighestBidder(KittyForHolder):
    """The same after the bids for the highest bidder, of several the one who made that bid first.

    Whoever has bid never to look does not look at the kitty either: it is thrown away as it lies (a reading).  Source: catalogue `kitty` (S0, S1).
    """

    order: ClassVar[int] = 46

    def _taker(self, game: Round) -> Seat:
        table = game.rules.table
        highest = max(bid.tricks for bid in game.bids if bid is not None)
        bidders = [seat for seat, bid in zip(table.seats, game.bids, strict=True) if bid and bid.tricks == highest]
        made = [
            action.seat
            for action in game.actions
            if getattr(action, "bid", None) == game.bids[table.index(action.seat)]
        ]
        return next(seat for seat in made if seat in bidders)

    def _looks(self, game: Round, seat: Seat) -> bool:
        return sees_cards(game, seat)


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def _without(cards: Iterable[Card], gone: Card) -> tuple[Card, ...]:
    left = list(cards)
    left.remove(gone)
    return tuple(left)
