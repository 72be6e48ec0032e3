"""The cards in play before dealing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from spades_teach.core.cards import BIG_JOKER, LITTLE_JOKER, Card, Rank, Suit


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards in the order of a new pack; the order matters because every deal of a seed begins from it."""

    cards: tuple[Card, ...]

    def without(self, *cards: Card) -> Pack:
        """Return the pack with these cards taken out."""
        return Pack(tuple(card for card in self.cards if card not in cards))

    def with_jokers(self) -> Pack:
        """Return the pack with the little and the big joker added at its end."""
        return Pack((*self.cards, LITTLE_JOKER, BIG_JOKER))

    @property
    def copies(self) -> int:
        """How often a card is there at most: once in a pack, twice in two that were mixed."""
        return max(Counter(self.cards).values(), default=1)


STANDARD_PACK = Pack(tuple(Card.of(rank, suit) for suit in Suit for rank in Rank if rank <= Rank.ACE))
"""52 cards: clubs, diamonds, hearts, spades, each from the two to the ace (S0, S1, S2)."""
