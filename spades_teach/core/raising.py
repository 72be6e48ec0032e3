"""A stage between bids and play in which everybody may raise the own bid."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.actions import Action, MakeBid
from spades_teach.core.bids import Bid
from spades_teach.core.reasons import Reason
from spades_teach.core.stages import Changes, bid_context
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class Raising:
    """When everybody has bid, each in the same order says the own bid again, or a number a little higher.

    A special bid stays, and no raise may break a limit.  Source: catalogue `raise-by-one` (S0, S1).
    """

    slot: ClassVar[str] = "raising"
    order: ClassVar[int] = 35

    most: int = 1  # tricks

    def turn(self, game: Round, /) -> Seat | None:
        table = game.rules.table
        before = len(table.seats) + sum(
            stage.said_again(game) for stage in game.rules.stages if hasattr(stage, "said_again")
        )
        said = [action.seat for action in game.actions if isinstance(action, MakeBid)][before:]
        return next((seat for seat in table.clockwise_from(table.after(game.deal.dealer)) if seat not in said), None)

    def options(self, game: Round, /) -> tuple[Action, ...]:
        assert game.turn is not None
        seat = game.turn
        return tuple(MakeBid(seat, bid) for bid in (_bid_of(game, seat), *self._raises(game, seat)))

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        if not isinstance(action, MakeBid):
            return (Reason.of("raising-not-finished"),)
        assert game.turn is not None
        if action.seat is not game.turn:
            return (Reason.of("not-your-turn", seat=action.seat.value, turn=game.turn.value),)
        if action in self.options(game):
            return ()
        current = _bid_of(game, action.seat)
        return (Reason.of("only-a-small-raise", bid=action.bid.name, current=current.name, most=self.most),)

    def take(self, game: Round, action: Action, /) -> Changes:
        assert isinstance(action, MakeBid)
        place = game.rules.table.index(action.seat)
        return {"bids": (*game.bids[:place], action.bid, *game.bids[place + 1 :])}

    def _raises(self, game: Round, seat: Seat) -> tuple[Bid, ...]:
        current = _bid_of(game, seat)
        if not current.is_number:
            return ()
        place = game.rules.table.index(seat)
        bids = (*game.bids[:place], None, *game.bids[place + 1 :])
        context = replace(bid_context(game, seat), bids=bids, looked=True)
        offered = [bid for kind in game.rules.kinds for bid in kind.offers(context)]
        kept = tuple(bid for bid in offered if bid.is_number and 0 < bid.tricks - current.tricks <= self.most)
        for limit in game.rules.limits:
            kept = limit.keep(kept, context)
        return kept


def _bid_of(game: Round, seat: Seat) -> Bid:
    bid = game.bids[game.rules.table.index(seat)]
    assert bid is not None
    return bid
