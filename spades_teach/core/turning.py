"""A stage between bids and play in which a partner is forced over to the opposite bid."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.actions import Action, MakeBid
from spades_teach.core.bids import NIL, Bid
from spades_teach.core.reasons import Reason
from spades_teach.core.stages import Changes, bid_context
from spades_teach.core.table import Seat, Side

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class Turning:
    """Of two partners who have bid the same, nil and nil or number and number, the first says the opposite instead.

    A number turns into nil; a nil turns into a number, which the player names now.  Source: catalogue `suicide` (S0, S1); how a nil turns, and that
    two different numbers are the same bid, are its readings.
    """

    slot: ClassVar[str] = "turning"
    order: ClassVar[int] = 32

    minimum: int = 4

    def turn(self, game: Round, /) -> Seat | None:
        table = game.rules.table
        forced = [self._first(game, side) for side in table.sides if _alike(game.bids, game, side)]
        return next((seat for seat in table.clockwise_from(table.after(game.deal.dealer)) if seat in forced), None)

    def options(self, game: Round, /) -> tuple[Action, ...]:
        assert game.turn is not None
        return tuple(MakeBid(game.turn, bid) for bid in self._opposites(game, game.turn))

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        if not isinstance(action, MakeBid):
            return (Reason.of("turning-not-finished"),)
        assert game.turn is not None
        if action.seat is not game.turn:
            return (Reason.of("not-your-turn", seat=action.seat.value, turn=game.turn.value),)
        if action in self.options(game):
            return ()
        if _bid_of(game, action.seat).tricks:
            return (Reason.of("turned-into-nil", bid=action.bid.name),)
        return (Reason.of("turned-into-a-number", bid=action.bid.name, minimum=self.minimum),)

    def take(self, game: Round, action: Action, /) -> Changes:
        assert isinstance(action, MakeBid)
        place = game.rules.table.index(action.seat)
        return {"bids": (*game.bids[:place], action.bid, *game.bids[place + 1 :])}

    def said_again(self, game: Round, /) -> int:
        """Return how many bids were replaced here: one of each side whose own bids were alike."""
        table = game.rules.table
        made = [action for action in game.actions if isinstance(action, MakeBid)][: len(table.seats)]
        said = {action.seat: action.bid for action in made}
        bids = tuple(said.get(seat) for seat in table.seats)
        return sum(_alike(bids, game, side) for side in table.sides)

    @staticmethod
    def _first(game: Round, side: Side) -> Seat:
        table = game.rules.table
        return next(seat for seat in table.clockwise_from(table.after(game.deal.dealer)) if seat in side.seats)

    def _opposites(self, game: Round, seat: Seat) -> tuple[Bid, ...]:
        if _bid_of(game, seat).tricks:
            return (NIL,)
        place = game.rules.table.index(seat)
        context = replace(
            bid_context(game, seat), bids=(*game.bids[:place], None, *game.bids[place + 1 :]), looked=True
        )
        offered = [bid for kind in game.rules.kinds for bid in kind.offers(context)]
        numbers = tuple(bid for bid in offered if bid.is_number and bid.tricks >= self.minimum)
        kept = numbers
        for limit in game.rules.limits:
            kept = limit.keep(kept, context)
        return kept or numbers


def _alike(bids: tuple[Bid | None, ...], game: Round, side: Side) -> bool:
    own = [bids[game.rules.table.index(seat)] for seat in side.seats]
    promised = [bool(bid.tricks) for bid in own if bid is not None]
    return len(promised) > 1 and len(set(promised)) == 1


def _bid_of(game: Round, seat: Seat) -> Bid:
    bid = game.bids[game.rules.table.index(seat)]
    assert bid is not None
    return bid
