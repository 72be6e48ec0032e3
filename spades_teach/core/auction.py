"""The bids as an auction: round and round until all but one have passed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.actions import Action, MakeBid
from spades_teach.core.bids import PASS
from spades_teach.core.judging import judge_bids
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.auction import highest
from spades_teach.core.stages import Changes, bid_context
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


@dataclass(frozen=True, slots=True)
class Auction:
    """Bid higher or pass, from the dealer's left; who has passed is out.  Source: catalogue `spades-auction` (S0, S1)."""

    slot: ClassVar[str] = "bidding"
    order: ClassVar[int] = 30

    def turn(self, game: Round, /) -> Seat | None:
        table = game.rules.table
        left = [seat for seat in table.seats if game.bids[table.index(seat)] != PASS]
        if len(left) == 1 and highest(game.bids):
            return None
        said = [action.seat for action in game.actions if isinstance(action, MakeBid)]
        last = said[-1] if said else game.deal.dealer
        return next(seat for seat in table.clockwise_from(table.after(last)) if seat in left)

    def options(self, game: Round, /) -> tuple[Action, ...]:
        seat = game.turn
        assert seat is not None
        return tuple([MakeBid(seat, bid) for bid in game.biddable])

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        if not isinstance(action, MakeBid):
            return (Reason.of("bidding-not-finished"),)
        assert game.turn is not None
        if action.seat is not game.turn:
            return (Reason.of("not-your-turn", seat=action.seat.value, turn=game.turn.value),)
        if action.bid in game.biddable:
            return ()
        verdicts = judge_bids(game.rules, bid_context(game, action.seat))
        return verdicts.blocked.get(action.bid, (Reason.of("bid-not-offered", bid=action.bid.name),))

    def take(self, game: Round, action: Action, /) -> Changes:
        assert isinstance(action, MakeBid)
        place = game.rules.table.index(action.seat)
        return {"bids": (*game.bids[:place], action.bid, *game.bids[place + 1 :])}
