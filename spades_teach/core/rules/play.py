"""Axes `play` and `opening`: which cards may be played, and who opens the first trick.

Signatures: `keep(options, context)`, `reason(card, context)`, `breaks(plays, complete, trumps)`; openings also `leader(deal, hands)`.
Bands of `order`: 20 following suit, 30 further duties of a follower, 40 leading, 45 exceptions for the lead, 50 the first lead, 60 the opening card.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Literal, Protocol

from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card, Suit
from spades_teach.core.deals import Deal
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.base import Policy
from spades_teach.core.table import FOUR_IN_TWO, Seat, Table
from spades_teach.core.tricks import Play, best_play
from spades_teach.core.trumps import SPADES, TrumpOrder

Cards = tuple[Card, ...]
_ACE_OF_SPADES = Card("AS")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayContext:
    """All that may matter for the next card of one seat; the defaults describe a lead in mid-round."""

    hand: Cards
    plays: tuple[Play, ...] = ()  # on the table, the lead first
    trumps: TrumpOrder = SPADES
    broken: bool = False
    first_trick: bool = False
    seat: Seat | None = None  # None where a position is judged without a table
    bids: tuple[Bid | None, ...] = ()
    table: Table = FOUR_IN_TWO
    top: Card | None = None  # of the pile that the hand lies in, where it is played in the dark

    @property
    def led(self) -> Suit | None:
        """The suit led, None on lead."""
        return self.trumps.suit_led(play.card for play in self.plays)


class Restriction(Policy, Protocol):
    """Takes cards away from those that may be played.

    `yields` tells what happens when no card would be left: a restriction that yields is then not applied, one that does
    not shows that the rule set is wrong.
    """

    yields: ClassVar[bool]

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        """Return the options that stay, in hand order; an exception to another restriction gives cards of the hand back."""
        ...

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        """Say why a card was taken away."""
        ...

    def breaks(self, plays: tuple[Play, ...], complete: bool, trumps: TrumpOrder, /) -> bool:
        """Tell whether the newest of these plays breaks spades."""
        ...


class BreaksNothing:
    """For restrictions that have no say in what breaks spades."""

    __slots__ = ()

    def breaks(self, plays: tuple[Play, ...], complete: bool, trumps: TrumpOrder, /) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class FollowSuit(BreaksNothing):
    """Play the suit led when you can; a trump belongs to spades.  Source: base-rules "Play" 2 (S0, S1, S2)."""

    slot: ClassVar[str] = "follow-suit"
    order: ClassVar[int] = 20
    yields: ClassVar[bool] = True

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        if not context.plays:
            return options
        suits = context.trumps.suits
        led = suits[context.plays[0].card] or context.led
        if led is None:
            return options
        return tuple([card for card in options if suits[card] is led])

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        led = context.led
        assert led is not None
        return Reason.of("must-follow-suit", suit=led.value)


BrokenBy = Literal[
    "any-spade-played-in-an-earlier-trick", "a-spade-has-won-a-trick", "a-spade-played-on-a-non-spade-lead"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpadesUnbroken:
    """Do not lead a spade before spades are broken.  Source: catalogue `breaking-spades`, base-rules "Breaking spades" a to d (S0, S1, S2).

    A hand of nothing but spades may lead one all the same: the restriction yields.
    """

    slot: ClassVar[str] = "breaking"
    order: ClassVar[int] = 40

    yields: ClassVar[bool] = True

    broken_by: BrokenBy = "any-spade-played-in-an-earlier-trick"

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        if context.plays or context.broken:
            return options
        suits = context.trumps.suits
        return tuple([card for card in options if suits[card] is not context.trumps.suit])

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        suit = context.trumps.suit
        if suit is not Suit.SPADES:
            return Reason.of("lead-trump-unbroken", suit=suit.value)
        return Reason.of("lead-spade-unbroken")

    def breaks(self, plays: tuple[Play, ...], complete: bool, trumps: TrumpOrder, /) -> bool:
        suits = trumps.suits
        if self.broken_by == "a-spade-has-won-a-trick":
            return complete and suits[best_play(plays, trumps).card] is trumps.suit
        if suits[plays[-1].card] is not trumps.suit:
            return False
        return self.broken_by == "any-spade-played-in-an-earlier-trick" or suits[plays[0].card] is not trumps.suit


@dataclass(frozen=True, slots=True)
class NoSpadeLeadOnFirstTrick(BreaksNothing):
    """Do not lead a spade to the first trick.  Source: catalogue `no-spade-lead-first-trick`, form g (S0, S1)."""

    slot: ClassVar[str] = "first-trick-lead"
    order: ClassVar[int] = 50
    yields: ClassVar[bool] = True

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        if context.plays or not context.first_trick:
            return options
        return tuple(card for card in options if context.trumps.suits[card] is not context.trumps.suit)

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        return Reason.of("no-spade-lead-first-trick")


@dataclass(frozen=True, slots=True)
class AceOfSpadesMayBeLed(BreaksNothing):
    """The ace of spades may be led before the break.  Source: catalogue `lead-ace-of-spades`, form f (S0, S1)."""

    slot: ClassVar[str] = "ace-lead"
    order: ClassVar[int] = 45
    yields: ClassVar[bool] = True

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        if context.plays:
            return options
        return tuple(card for card in context.hand if card in options or card is _ACE_OF_SPADES)

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        raise AssertionError("takes no card away")


@dataclass(frozen=True, slots=True)
class NoSpadeOnFirstTrick(BreaksNothing):
    """Play no spade at all to the first trick while anything else is held.  Source: catalogue `deuce-starts`, forbidden form (S0, S1)."""

    slot: ClassVar[str] = "first-trick-cut"
    order: ClassVar[int] = 30
    yields: ClassVar[bool] = True

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        if not context.first_trick:
            return options
        return tuple(card for card in options if context.trumps.suits[card] is not context.trumps.suit)

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        return Reason.of("no-spade-on-first-trick")


class Opening(Restriction, Protocol):
    """Who leads to the first trick, and with what."""

    def leader(self, deal: Deal, hands: tuple[Cards, ...], table: Table, /) -> Seat:
        """Return the seat that leads first."""
        ...


@dataclass(frozen=True, slots=True)
class LeftOfDealerLeads(BreaksNothing):
    """The player left of the dealer leads whatever may be led.  Source: base-rules "Play" 1 (S0, S1, S2)."""

    slot: ClassVar[str] = "opening"
    order: ClassVar[int] = 60
    yields: ClassVar[bool] = True

    def leader(self, deal: Deal, hands: tuple[Cards, ...], table: Table, /) -> Seat:
        return table.after(deal.dealer)

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        return options

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        raise AssertionError("takes no card away")


@dataclass(frozen=True, slots=True)
class HolderLeads(BreaksNothing):
    """Whoever holds one card leads it to the first trick.  Source: catalogue `deuce-starts` (S0, S1, S2).

    Of two equal cards the one counts whose holder sits nearer to the dealer's left (a reading).
    may_be_missing: the card may lie among those that nobody got; the lowest card of its suit that is held then stands for it (a reading).
    """

    slot: ClassVar[str] = "opening"
    order: ClassVar[int] = 60
    yields: ClassVar[bool] = True

    card: Card
    may_be_missing: bool = False

    def fitted(self, cards: Cards, *, rest: bool) -> HolderLeads:
        """Return the rule for a pack of these cards; rest: whether some of them stay undealt."""
        lowest = self._lowest(cards)
        return self if lowest is None else HolderLeads(lowest, rest)

    def leader(self, deal: Deal, hands: tuple[Cards, ...], table: Table, /) -> Seat:
        around = table.clockwise_from(table.after(deal.dealer))
        opener = self._lowest([card for hand in hands for card in hand])
        return next((seat for seat in around if opener in hands[table.index(seat)]), around[0])

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        if context.plays or not context.first_trick:
            return options
        opener = self._opener(context.hand)
        return (opener,) if opener in options else options

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        return Reason.of("must-lead-card", card=self._opener(context.hand).code)

    def _opener(self, hand: Cards) -> Card:
        lowest = self._lowest(hand) if self.may_be_missing else None
        return self.card if lowest is None else lowest

    def _lowest(self, cards: Iterable[Card]) -> Card | None:
        """Return the card, or else the lowest of its suit."""
        suit = [card for card in cards if card.suit is self.card.suit and card.suit is not None]
        return self.card if self.card in suit else min(suit, key=lambda card: card.rank, default=None)
