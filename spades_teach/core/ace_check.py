"""A question for aces while the partners bid: asking, handing a card over, and giving one back after the bids.

The question and the card are heard by a policy of conduct (see `rules.claims`), the card back is a stage of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.actions import AceCard, AceCheck, Action
from spades_teach.core.cards import Card
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ace_check import ALL_ACES, aces
from spades_teach.core.rules.scoring import SideTally
from spades_teach.core.stages import Changes, sees_cards
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class AsksForAces:
    """A bidder who holds aces enough asks the partner, and when all are in the two hands, may hand the partner a card.

    The partner's answer is true and needs no action: whether it is yes is `holds_an_ace`.  The card makes the special contract; who has asked
    and does not hand one over makes none.  Source: catalogue `ace-check` (S0, S1).
    """

    slot: ClassVar[str] = "ace-check"
    order: ClassVar[int] = 13

    least: int = 3

    def hears(self, game: Round, action: Action, /) -> bool:
        """Tell whether an action is the question, or the card of the one who has asked."""
        return isinstance(action, AceCheck) or (isinstance(action, AceCard) and game.phase == "bidding")

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        """Return every reason against the question or the card."""
        if game.phase != "bidding":
            return (Reason.of("ace-check-while-bidding"),)
        if action.seat is not game.turn:
            return (Reason.of("not-your-turn", seat=action.seat.value, turn=game.turn.value if game.turn else ""),)
        if isinstance(action, AceCard):
            return self._against_card(game, action)
        if not sees_cards(game, action.seat):
            return (Reason.of("look-before-ace-check"),)
        if any(self._asked(game, seat) for seat in game.rules.table.side_of(action.seat).seats):
            return (Reason.of("ace-check-once"),)
        held = aces(_hand(game, action.seat))
        return (Reason.of("too-few-aces", held=held, least=self.least),) if held < self.least else ()

    def _against_card(self, game: Round, action: AceCard) -> tuple[Reason, ...]:
        if not self._asked(game, action.seat):
            return (Reason.of("ask-for-aces-first"),)
        if handed(game, action.seat):
            return (Reason.of("ace-check-once"),)
        if not all_aces_known(_hand(game, action.seat), partner_has_one=holds_an_ace(game, action.seat)):
            return (Reason.of("aces-not-together"),)
        return () if action.card in _hand(game, action.seat) else (Reason.of("card-not-held", card=action.card.code),)

    def take(self, game: Round, action: Action, /) -> dict[str, object]:
        """Move the card; the question itself changes nothing."""
        if not isinstance(action, AceCard):
            return {}
        return {"hands": moved(game, action, partner_with_aces(game, action.seat))}

    def told(self, game: Round, /) -> Iterator[tuple[str, int]]:
        """Yield the fact of each special contract."""
        for action in game.actions:
            if isinstance(action, AceCheck) and handed(game, action.seat):
                yield f"{action.seat.value}.ace-check", 1

    def amend(self, tally: SideTally, /) -> SideTally:
        return tally

    @staticmethod
    def _asked(game: Round, seat: Seat) -> bool:
        return AceCheck(seat) in game.actions


def all_aces_known(hand: Iterable[Card], *, partner_has_one: bool) -> bool:
    """Tell whether a player knows that all aces are in the two hands: he holds all, or three and the partner has said yes."""
    held = aces(hand)
    return held == ALL_ACES or (held == ALL_ACES - 1 and partner_has_one)


def holds_an_ace(game: Round, seat: Seat) -> bool:
    """Return what the partner of a seat answers to the question."""
    return any(aces(_hand(game, partner)) for partner in game.rules.table.partners_of(seat))


def partner_with_aces(game: Round, seat: Seat) -> Seat:
    """Return the partner who gets the card: the first who holds an ace, else the first."""
    partners = game.rules.table.partners_of(seat)
    return next((partner for partner in partners if aces(_hand(game, partner))), partners[0])


def handed(game: Round, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat has handed over."""
    return tuple(action.card for action in game.actions if isinstance(action, AceCard) and action.seat is seat)


def moved(game: Round, action: AceCard, receiver: Seat) -> tuple[tuple[Card, ...], ...]:
    """Return the hands after a card has changed hands."""
    table = game.rules.table
    hands = list(game.hands)
    giver, taker = table.index(action.seat), table.index(receiver)
    hands[giver] = tuple(card for card in hands[giver] if card is not action.card)
    hands[taker] = (*hands[taker], action.card)
    return tuple(hands)


def _hand(game: Round, seat: Seat) -> tuple[Card, ...]:
    return game.hands[game.rules.table.index(seat)]


@dataclass(frozen=True, slots=True)
class GivingBack:
    """Who has got a card gives one back, so that all hold as many.  Source: catalogue `ace-check`; its reading."""

    slot: ClassVar[str] = "ace-check"
    order: ClassVar[int] = 36

    def turn(self, game: Round, /) -> Seat | None:
        return next((giver for giver, _ in self._owed(game)), None)

    def options(self, game: Round, /) -> tuple[Action, ...]:
        assert game.turn is not None
        return tuple(AceCard(game.turn, card) for card in game.hands[game.rules.table.index(game.turn)])

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        if not isinstance(action, AceCard):
            return (Reason.of("give-a-card-back"),)
        assert game.turn is not None
        if action.seat is not game.turn:
            return (Reason.of("not-your-turn", seat=action.seat.value, turn=game.turn.value),)
        return () if action in self.options(game) else (Reason.of("card-not-held", card=action.card.code),)

    def take(self, game: Round, action: Action, /) -> Changes:
        assert isinstance(action, AceCard)
        receiver = next(receiver for giver, receiver in self._owed(game) if giver is action.seat)
        return {"hands": moved(game, action, receiver)}

    @staticmethod
    def _owed(game: Round) -> list[tuple[Seat, Seat]]:
        """Return who still owes a card, and to whom: the seats whose hands have grown, each to its partner who asked."""
        table = game.rules.table
        askers = [action.seat for action in game.actions if isinstance(action, AceCheck) and handed(game, action.seat)]
        size = max(len(game.hands[table.index(seat)]) for seat in table.seats)
        return [
            (partner, asker)
            for asker in askers
            for partner in table.partners_of(asker)
            if len(game.hands[table.index(partner)]) == size > len(game.hands[table.index(asker)])
        ]
