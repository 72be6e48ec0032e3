"""What one seat may see: the only thing that leaves the engine for a learner, a player or a browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spades_teach.core.actions import Action, Claim, TopCard
from spades_teach.core.announcing import BiddingWithAnnouncements, announced
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.rounds import Round, legal_actions
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.stages import in_the_dark, sees_cards
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, Trick
from spades_teach.core.trumps import TrumpOrder


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """A round as one seat sees it.  The cards of others, and own cards before a blind bid is decided, are not in it.

    What was passed is known to who gave it and to who got it; a card that was laid down is no longer in the hand.
    """

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
    passed: tuple[Card, ...] = ()  # by the seat
    received: tuple[Card, ...] = ()  # from others, once they have come
    open_hands: tuple[
        tuple[Card, ...] | None, ...
    ] = ()  # laid down for all to see; None for the others, empty where nobody has
    exposed: tuple[
        tuple[Card, ...], ...
    ] = ()  # of each seat, seen by all although not played; empty where nothing is ever exposed
    stock_left: int = 0  # cards undealt and not drawn
    offered: tuple[Card, ...] = ()  # cards of the stock that the seat looks at now
    announced: tuple[tuple[str, ...], ...] = ()  # by each seat beside its bid; empty where nobody has
    thrown: tuple[Card, ...] = ()  # what the seat has thrown away before play, as far as it knows


def seat_view(game: Round, seat: Seat) -> SeatView:
    """Return what a seat may see of a round."""
    place = game.rules.table.index(seat)
    hand = game.hands[place] if sees_cards(game, seat) else None
    passed, received = (), ()
    exchange = _exchange(game) if hand is not None else None
    if hand is not None and exchange is not None:
        hand = exchange.kept(game, seat)
        passed, received = exchange.passed(game, seat), exchange.received(game, seat)
    return SeatView(
        seat=seat,
        rules=game.rules,
        dealer=game.deal.dealer,
        standing=game.standing,
        phase=game.phase,
        turn=game.turn,
        trumps=game.trumps,
        hand=hand,
        cards_left=tuple(len(hand) for hand in game.hands),
        bids=game.bids,
        looked=game.looked,
        plays=game.plays,
        tricks=game.tricks,
        taken=game.taken,
        broken=game.broken,
        options=_options(game, seat),
        passed=passed,
        received=received,
        open_hands=_open_hands(game),
        exposed=_exposed(game),
        stock_left=len(game.stock),
        offered=_shown(game, seat, "offered"),
        announced=_announced(game),
        thrown=_shown(game, seat, "thrown"),
    )


def _announced(game: Round) -> tuple[tuple[str, ...], ...]:
    """Ask what was announced only where a table offers announcements."""
    offers = any(isinstance(stage, BiddingWithAnnouncements) for stage in game.rules.stages)
    return announced(game) if offers else ()


def _exposed(game: Round) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of each hand that all have seen although they are not played: turned up by the dealer, or shown."""
    found = [stage.shown(game) for stage in game.rules.stages if hasattr(stage, "shown")]
    return tuple(sum(cards, ()) for cards in zip(*found, strict=True))


def _exchange(game: Round) -> Any:
    """Return the stage in which cards are passed, None at a table that passes none."""
    stages = game.rules.stages if game.rules.exchange else ()
    return next((stage for stage in stages if hasattr(stage, "received")), None)


def _open_hands(game: Round) -> tuple[tuple[Card, ...] | None, ...]:
    shown = {action.seat for action in game.actions if isinstance(action, Claim)}
    if not shown:
        return ()
    return tuple(hand if seat in shown else None for seat, hand in zip(game.rules.table.seats, game.hands, strict=True))


def _options(game: Round, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat may do; of a pile that lies face down it does not know the top card before it is played."""
    of_the_pile = game.phase == "play" or (game.phase == "passing" and not sees_cards(game, seat))
    if game.turn is seat and of_the_pile and in_the_dark(game, seat):
        return (TopCard(seat),)
    return tuple(action for action in legal_actions(game) if action.seat is seat)


def _shown(game: Round, seat: Seat, what: str) -> tuple[Card, ...]:
    """Ask the stages in which cards are drawn or thrown away what a seat sees of them."""
    found: tuple[Card, ...] = ()
    for place, stage in enumerate(game.rules.stages):
        show = getattr(stage, what, None)
        if show is not None and (what == "thrown" or place == game.stage):
            found += show(game, seat)
    return found
