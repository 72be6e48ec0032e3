"""The cards in play before dealing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from spades_teach.core.cards import BIG_JOKER, LITTLE_JOKER, Card, Rank, Suit


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards in the order of a new pack; the order matters because every deal of a seed begins from it.

    spare: cards that leave the pack, in this order, as far as is needed for it to be shared out evenly.
    """

    cards: tuple[Card, ...]
    spare: tuple[Card, ...] = ()

    @property
    def copies(self) -> int:
        """How often a card is in the pack at most: twice where it is two packs."""
        return max(_times(self.cards).values(), default=1)

    def is_all(self, cards: Iterable[Card]) -> bool:
        """Tell whether these are the cards of the pack, in whatever order."""
        return dict(Counter(cards)) == _times(self.cards)

    def without(self, *cards: Card) -> Pack:
        """Return the pack with these cards taken out."""
        return replace(self, cards=tuple(card for card in self.cards if card not in cards))

    def with_jokers(self) -> Pack:
        """Return the pack with the little and the big joker added at its end."""
        return replace(self, cards=(*self.cards, LITTLE_JOKER, BIG_JOKER))

    def for_seats(self, seats: int) -> Pack:
        """Return the pack as it is dealt to so many seats: without as many spare cards as are too many.

        >>> joker_pack = Pack(STANDARD_PACK.with_jokers().cards, spare=STANDARD_PACK.cards[:2])
        >>> len(joker_pack.for_seats(4).cards), len(joker_pack.for_seats(3).cards)
        (52, 54)
        """
        return replace(self.without(*self.spare[: len(self.cards) % seats]), spare=())


@lru_cache(maxsize=64)
def _times(cards: tuple[Card, ...]) -> Mapping[Card, int]:
    """Count how often each card comes."""
    return dict(Counter(cards))


STANDARD_PACK = Pack(tuple(Card.of(rank, suit) for suit in Suit for rank in Rank if rank <= Rank.ACE))
"""52 cards: clubs, diamonds, hearts, spades, each from the two to the ace (S0, S1, S2)."""
