"""A stage in which the players draw their hands from the stock, two cards at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

from spades_teach.core.actions import Action, Take
from spades_teach.core.cards import Card
from spades_teach.core.reasons import Reason
from spades_teach.core.stages import Changes
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """Each in turn, the dealer last, keeps one of the two top cards and throws the other away, until the hands are full.

    both_seen: the seat looks at both before it chooses; else at the first, and takes the second unseen in its place.
    thrown_seen: where the first is kept, the seat may look at the second before throwing it away.
    Who has drawn knows the own cards, so that nobody bids blind any more.  Source: catalogue `two-players` (S0, S1).
    """

    slot: ClassVar[str] = "drawing"
    order: ClassVar[int] = 10

    both_seen: bool = True
    thrown_seen: bool = True

    def turn(self, game: Round, /) -> Seat | None:
        table = game.rules.table
        drawn = sum(map(len, game.hands))
        if drawn == game.rules.hand_size * len(table.seats):
            return None
        around = table.clockwise_from(table.after(game.deal.dealer))
        return around[drawn % len(around)]

    def options(self, game: Round, /) -> tuple[Action, ...]:
        assert game.turn is not None
        return (Take(game.turn, "first"), Take(game.turn, "second"))

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        if not isinstance(action, Take):
            return (Reason.of("drawing-not-finished"),)
        assert game.turn is not None
        if action.seat is not game.turn:
            return (Reason.of("not-your-turn", seat=action.seat.value, turn=game.turn.value),)
        return () if action in self.options(game) else (Reason.of("drawing-not-finished"),)

    def take(self, game: Round, action: Action, /) -> Changes:
        assert isinstance(action, Take)
        place = game.rules.table.index(action.seat)
        first, second, *stock = game.stock
        kept, thrown = (first, second) if action.card == "first" else (second, first)
        return {
            "hands": _put(game.hands, place, (*game.hands[place], kept)),
            "discards": _put(game.discards, place, (*game.discards[place], thrown)),
            "looked": _put(game.looked, place, True),
            "stock": tuple(stock),
        }

    def offered(self, game: Round, seat: Seat, /) -> tuple[Card, ...]:
        """Return the cards of the stock that a seat looks at now."""
        if game.turn is not seat:
            return ()
        return game.stock[: 2 if self.both_seen else 1]

    def thrown(self, game: Round, seat: Seat, /) -> tuple[Card, ...]:
        """Return the cards that a seat has thrown away and knows."""
        discards = game.discards[game.rules.table.index(seat)]
        taken = [action.card for action in game.actions if isinstance(action, Take) and action.seat is seat]
        drawn = zip(discards, taken, strict=False)  # what was thrown away later comes behind
        return tuple(card for card, choice in drawn if self.both_seen or self.thrown_seen or choice == "second")


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
