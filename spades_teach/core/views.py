"""What one seat may see: the only thing that leaves the engine for a learner, a player or a browser."""

from __future__ import annotations

from dataclasses import dataclass

from spades_teach.core.actions import Action
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.rounds import Round, legal_actions
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.stages import sees_cards
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, Trick
from spades_teach.core.trumps import TrumpOrder


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A round as one seat sees it.  The cards of others, and own cards before a blind bid is decided, are not in it."""

    seat: Seat
    rules: RuleSet
    dealer: Seat
    standing: Standing
    phase: str
    turn: Seat | None
    trumps: TrumpOrder
    hand: tuple[Card, ...] | None  # None while the seat may not look
    cards_left: tuple[int, ...]
    bids: tuple[Bid | None, ...]
    looked: tuple[bool, ...]
    plays: tuple[Play, ...]
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    broken: bool
    options: tuple[Action, ...]  # what the seat may do now
    stock_left: int = 0  # cards undealt and not drawn
    offered: tuple[Card, ...] = ()  # cards of the stock that the seat looks at now
    thrown: tuple[Card, ...] = ()  # what the seat has thrown away before play, as far as it knows


def seat_view(game: Round, seat: Seat) -> SeatView:
    """Return what a seat may see of a round."""
    place = game.rules.table.index(seat)
    return SeatView(
        seat=seat,
        rules=game.rules,
        dealer=game.deal.dealer,
        standing=game.standing,
        phase=game.phase,
        turn=game.turn,
        trumps=game.trumps,
        hand=game.hands[place] if sees_cards(game, seat) else None,
        cards_left=tuple(len(hand) for hand in game.hands),
        bids=game.bids,
        looked=game.looked,
        plays=game.plays,
        tricks=game.tricks,
        taken=game.taken,
        broken=game.broken,
        options=tuple(action for action in legal_actions(game) if action.seat is seat),
        stock_left=len(game.stock),
        offered=_shown(game, seat, "offered"),
        thrown=_shown(game, seat, "thrown"),
    )


def _shown(game: Round, seat: Seat, what: str) -> tuple[Card, ...]:
    """Ask the stages in which cards are drawn or thrown away what a seat sees of them."""
    found: tuple[Card, ...] = ()
    for place, stage in enumerate(game.rules.stages):
        show = getattr(stage, what, None)
        if show is not None and (what == "thrown" or place == game.stage):
            found += show(game, seat)
    return found
