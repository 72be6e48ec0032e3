"""What a card counts as in play, and how strong it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from spades_teach.core.cards import Card, Suit
from spades_teach.core.packs import STANDARD_PACK, Pack

LOWEST_TRUMP = 100
"""Strengths from here on belong to trumps; side suits stay below."""


@dataclass(frozen=True, slots=True)
class TrumpOrder:
    """The trumps from the highest down; every other card belongs to its printed suit and ranks as printed.

    A card among the trumps counts as a spade in every respect, whatever is printed on it.  A worthless one is below every card: it takes a
    trick only as a lead to which nobody plays a trump or a club.
    Source: base-rules "Rank of suits", "Rank of cards" (S0, S2).
    """

    trumps: tuple[Card, ...]
    worthless: tuple[Card, ...] = ()
    suits: Mapping[Card, Suit] = field(init=False, repr=False, compare=False)
    strengths: Mapping[Card, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        suits = {card: card.suit for card in STANDARD_PACK.cards if card.suit is not None}
        strengths = {card: int(card.rank) for card in suits}
        for card in self.worthless:
            suits[card] = Suit.CLUBS
            strengths[card] = 0
        for place, card in enumerate(reversed(self.trumps)):
            suits[card] = Suit.SPADES
            strengths[card] = LOWEST_TRUMP + place
        object.__setattr__(self, "suits", suits)
        object.__setattr__(self, "strengths", strengths)

    def suit_of(self, card: Card) -> Suit:
        """Return the suit that a card counts as."""
        return self.suits[card]

    def strength(self, card: Card) -> int:
        """Return a number that is higher for the stronger of two cards of one suit, and of any trump over any other card."""
        return self.strengths[card]


def spades_as_ranked(pack: Pack) -> tuple[Card, ...]:
    """Return the spades of a pack from the ace down."""
    spades = dict.fromkeys(card for card in pack.cards if card.suit is Suit.SPADES)
    return tuple(sorted(spades, key=lambda card: -card.rank))


SPADES = TrumpOrder(spades_as_ranked(STANDARD_PACK))
"""The ordinary order: all spades, the ace highest."""
