"""The stages of a round: each knows its own kinds of action.  The default round has two, bidding and play.

Axis `stages`, signatures: `turn(round)`, `options(round)`, `violations(round, action)`, `take(round, action)`.
Bands of `order`: 10 before cards are settled, 20 exchange before bids, 30 bids, 40 exchange after bids, 50 play.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from spades_teach.core.actions import Action, Look, MakeBid, TopCard
from spades_teach.core.judging import judge_bids, judge_cards, legal_bids
from spades_teach.core.piles import pile
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.base import Policy
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, Trick

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round

_play = cache(Play)
_bid = cache(MakeBid)
T = TypeVar("T")
Changes = dict[str, Any]


class Stage(Policy, Protocol):
    """One part of a round."""

    def turn(self, game: Round, /) -> Seat | None:
        """Return the seat to act, None when the stage is over."""
        ...

    def options(self, game: Round, /) -> tuple[Action, ...]:
        """Return every action that is legal now."""
        ...

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        """Return every reason against an action, none when it is legal."""
        ...

    def take(self, game: Round, action: Action, /) -> Changes:
        """Return the fields of the round that a legal action changes, with their new values."""
        ...


@dataclass(frozen=True, slots=True)
class Bidding:
    """Everyone bids, or looks first where a blind bid is open."""

    slot: ClassVar[str] = "bidding"
    order: ClassVar[int] = 30

    def turn(self, game: Round, /) -> Seat | None:
        return game.rules.order.turn(game.bids, game.rules.table, game.deal.dealer)

    def options(self, game: Round, /) -> tuple[Action, ...]:
        seat = game.turn
        assert seat is not None
        return (*[_bid(seat, bid) for bid in game.biddable], *map(Look, game.undecided))

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        if isinstance(action, Look):
            if action.seat in game.undecided:
                return ()
            why = "no-look-needed" if sees_cards(game, action.seat) else "never-looks"
            return (Reason.of(why, seat=action.seat.value),)
        if not isinstance(action, MakeBid):
            return (Reason.of("bidding-not-finished"),)
        if action.seat is game.turn and action.bid in game.biddable:
            return ()
        found = _turn_reasons(game, action.seat)
        if game.bids[game.rules.table.index(action.seat)] is not None:
            return (*found, Reason.of("already-bid", seat=action.seat.value))
        verdicts = judge_bids(game.rules, bid_context(game, action.seat))
        if action.bid in verdicts.legal:
            return found
        return (*found, *verdicts.blocked.get(action.bid, (Reason.of("bid-not-offered", bid=action.bid.name),)))

    def take(self, game: Round, action: Action, /) -> Changes:
        place = game.rules.table.index(action.seat)
        if isinstance(action, Look):
            return {"looked": _put(game.looked, place, True)}
        assert isinstance(action, MakeBid)
        return {"bids": _put(game.bids, place, action.bid)}


@dataclass(frozen=True, slots=True)
class Playing:
    """Trick after trick until the hands are empty."""

    slot: ClassVar[str] = "play"
    order: ClassVar[int] = 50

    def turn(self, game: Round, /) -> Seat | None:
        if game.plays:
            return game.rules.table.after(game.plays[-1].seat)
        if game.tricks:
            last = game.tricks[-1]
            return (last.winner or last.plays[0].seat) if game.hands[0] else None
        return _first_leader(game)

    def options(self, game: Round, /) -> tuple[Action, ...]:
        seat = game.turn
        assert seat is not None
        return tuple([_play(seat, card) for card in dict.fromkeys(game.playable)])

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        if isinstance(action, TopCard):
            return _turn_reasons(game, action.seat) or (
                () if in_the_dark(game, action.seat) else (Reason.of("no-pile"),)
            )
        if not isinstance(action, Play):
            return (Reason.of("bidding-finished"),)
        seat, card = action.seat, action.card
        if seat is game.turn and card in game.playable:
            return () if action.call is None else (Reason.of("no-such-call", card=card.code),)
        context = play_context(game, seat)
        found = _turn_reasons(game, seat)
        if card not in context.hand:
            return (*found, Reason.of(_why_not_held(game, card.code), card=card.code))
        if found:
            return found
        return judge_cards(game.rules, context).blocked[card]

    def take(self, game: Round, action: Action, /) -> Changes:
        if isinstance(action, TopCard):
            play = self.options(game)[0]
            return {**self.take(game, play), "actions": (*game.actions, play)}
        assert isinstance(action, Play)
        rules = game.rules
        place = rules.table.index(action.seat)
        hand = game.hands[place]
        at = hand.index(action.card)
        hands = _put(game.hands, place, hand[:at] + hand[at + 1 :])
        plays = (*game.plays, action)
        complete = len(plays) == len(game.hands)
        broken = game.broken or any([policy.breaks(plays, complete, game.trumps) for policy in rules.play])  # noqa: C419 - faster
        if not complete:
            return {"hands": hands, "plays": plays, "broken": broken}
        broken = broken or _winner_breaks(game, plays)
        winner = rules.winner.winner(plays, game.trumps, rules.table)
        taken = game.taken
        if winner is not None:
            won = rules.table.index(winner)
            taken = _put(taken, won, taken[won] + 1)
        return {
            "hands": hands,
            "plays": (),
            "broken": broken,
            "tricks": (*game.tricks, Trick(plays, winner)),
            "taken": taken,
        }


def _winner_breaks(game: Round, plays: tuple[Play, ...]) -> bool:
    """Tell whether a complete trick breaks spades by what its cards have become; a way to win that changes cards has `breaks` to tell it."""
    winner = game.rules.winner
    return hasattr(winner, "breaks") and bool(winner.breaks(plays, game.trumps, game.rules.table))


def _first_leader(game: Round) -> Seat:
    """Return who leads first; an opening that depends on bids or on the trumps of the round has `leads(round)` to tell it."""
    opening = game.rules.opening
    if hasattr(opening, "leads"):
        seat: Seat = opening.leads(game)
        return seat
    return opening.leader(game.deal, game.hands, game.rules.table)


def bid_context(game: Round, seat: Seat) -> BidContext:
    """Return what decides the bid of a seat now."""
    place = game.rules.table.index(seat)
    return BidContext(
        seat=seat,
        table=game.rules.table,
        bids=game.bids,
        totals=game.standing.totals,
        hand_size=game.rules.tricks,
        looked=game.looked[place],
        hand=game.hands[place],
        trumps=game.trumps,
        partner_looked=True in game.looked and _a_partner_looked(game, seat),
    )


def _a_partner_looked(game: Round, seat: Seat) -> bool:
    table = game.rules.table
    return any(game.looked[table.index(partner)] for partner in table.partners_of(seat))


def play_context(game: Round, seat: Seat) -> PlayContext:
    """Return what decides the next card of a seat."""
    place = game.rules.table.index(seat)
    bid = game.bids[place]
    return PlayContext(
        hand=game.hands[place],
        plays=game.plays,
        trumps=game.trumps,
        broken=game.broken,
        first_trick=not game.tricks,
        seat=seat,
        bids=game.bids,
        table=game.rules.table,
        top=next(iter(pile(game, seat)), None) if bid is not None and bid.is_dark else None,
    )


def in_the_dark(game: Round, seat: Seat) -> bool:
    """Tell whether a seat plays from a pile that lies face down."""
    bid = game.bids[game.rules.table.index(seat)]
    return bid is not None and bid.is_dark


def sees_cards(game: Round, seat: Seat) -> bool:
    """Tell whether a seat may see its own cards: not while it can still bid blind and has not chosen to look, never after a blind bid in the dark."""
    place = game.rules.table.index(seat)
    if game.looked[place] or not any(kind.blind for kind in game.rules.kinds):
        return True
    bid = game.bids[place]
    if bid is not None:
        return not (bid.is_blind and bid.is_dark)
    context = bid_context(game, seat)
    blind = {bid for kind in game.rules.kinds if kind.blind for bid in kind.offers(context)}
    return blind.isdisjoint(game.biddable if seat is game.turn else legal_bids(game.rules, context))


def _turn_reasons(game: Round, seat: Seat) -> tuple[Reason, ...]:
    if seat is game.turn:
        return ()
    assert game.turn is not None
    return (Reason.of("not-your-turn", seat=seat.value, turn=game.turn.value),)


def _why_not_held(game: Round, code: str) -> str:
    played = sum(
        play.card.code == code for plays in (*(trick.plays for trick in game.tricks), game.plays) for play in plays
    )
    there = sum(card.code == code for card in game.rules.pack.cards)
    return "card-already-played" if played == there > 0 else "card-not-held"


def _put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
