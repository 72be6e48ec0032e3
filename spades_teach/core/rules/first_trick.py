"""Axes `opening` and `play`: the first trick of a round opened with the lowest club.

Signatures and bands as in `play`.  The lowest club is the lowest one that was dealt and counts as a club: where the two has left the pack, or is
a trump, the three opens.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.cards import Card, Suit
from spades_teach.core.deals import Deal
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.play import BreaksNothing, Cards, FollowSuit, PlayContext
from spades_teach.core.table import Seat, Table
from spades_teach.core.trumps import SPADES, TrumpOrder

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


def lowest_club(cards: Iterable[Card], trumps: TrumpOrder, least: Card) -> Card | None:
    """Return the lowest club among these cards, from a certain one up; None where there is none.

    >>> from spades_teach.core.cards import read_cards
    >>> lowest_club(read_cards("KC 9C 2S"), SPADES, Card("2C"))
    Card('9C')
    """
    clubs = [card for card in cards if trumps.suits.get(card) is Suit.CLUBS and card.rank >= least.rank]
    return min(clubs, key=lambda card: card.rank, default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestClubLeads(BreaksNothing):
    """Whoever holds the lowest club leads it to the first trick.  Source: catalogue `first-trick-clubs` (S0, S1).

    least: the lowest club that may open; the next higher one does where it was not dealt.  Where no such club was dealt, the dealer's left leads.
    """

    slot: ClassVar[str] = "opening"
    order: ClassVar[int] = 60
    yields: ClassVar[bool] = True

    least: Card

    def leader(self, deal: Deal, hands: tuple[Cards, ...], table: Table, /) -> Seat:
        return self._holder(deal, hands, table, SPADES)

    def leads(self, game: Round, /) -> Seat:
        """Return the seat that leads first by the trumps of the round."""
        return self._holder(game.deal, game.hands, game.rules.table, game.trumps)

    def _holder(self, deal: Deal, hands: tuple[Cards, ...], table: Table, trumps: TrumpOrder) -> Seat:
        opener = lowest_club((card for hand in hands for card in hand), trumps, self.least)
        for seat, hand in zip(table.seats, hands, strict=True):
            if opener in hand:
                return seat
        return table.after(deal.dealer)

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        if context.plays or not context.first_trick:
            return options
        opener = lowest_club(context.hand, context.trumps, self.least)
        return options if opener is None else tuple(card for card in options if card is opener)

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        opener = lowest_club(context.hand, context.trumps, self.least)
        assert opener is not None
        return Reason.of("must-lead-card", card=opener.code)


@dataclass(frozen=True, slots=True)
class FollowSuitFromSecondTrick(FollowSuit):
    """The first trick need not be followed.  Source: catalogue `first-trick-clubs`, the other way to read its "any card but a spade" (S0, S1)."""

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        return options if context.first_trick else FollowSuit.keep(self, options, context)


@dataclass(frozen=True, slots=True, kw_only=True)
class LowestClubFollows(BreaksNothing):
    """Everybody plays the own lowest club to the first trick.  Source: catalogue `first-trick-lowest-club` (S0, S1)."""

    slot: ClassVar[str] = "first-trick-club"
    order: ClassVar[int] = 31
    yields: ClassVar[bool] = True

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        if not context.plays or not context.first_trick or context.led is not Suit.CLUBS:
            return options
        own = self._own(context)
        return options if own is None else tuple(card for card in options if card is own)

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        own = self._own(context)
        assert own is not None
        return Reason.of("must-play-lowest-club", card=own.code)

    def _own(self, context: PlayContext) -> Card | None:
        clubs = [card for card in context.hand if context.trumps.suits[card] is Suit.CLUBS]
        return min(clubs, key=context.trumps.strength, default=None)
