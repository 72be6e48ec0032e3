"""What a card counts as in play, and how strong it is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from spades_teach.core.cards import Card, Suit
from spades_teach.core.packs import STANDARD_PACK, Pack

LOWEST_TRUMP = 100
"""Strengths from here on beat the suit led, whatever it is; side suits that cannot do that stay below."""

_ONE_SUIT = 20  # more than there are ranks


@dataclass(frozen=True, slots=True)
class TrumpOrder:
    """The trumps from the highest down; every other card belongs to its printed suit and ranks as printed.

    A card among the trumps counts as a spade in every respect, whatever is printed on it, or as one of another suit where that is trump.
    free: jokers that have neither suit nor rank of their own; they do not follow, and after a led one the next card sets the suit.
    led_as: the suit of which a free joker is the lowest card when it is led, where the next card does not set the suit.
    equal: trumps that rank like the highest of them, so that the one played first wins.
    ranked: side suits from the highest down, each of which trumps those below it; none where only spades are trumps.
    Source: base-rules "Rank of suits", "Rank of cards" (S0, S2).
    """

    trumps: tuple[Card, ...]
    equal: tuple[Card, ...] = ()
    ranked: tuple[Suit, ...] = ()
    free: tuple[Card, ...] = ()
    led_as: Suit | None = None
    suit: Suit = Suit.SPADES
    suits: Mapping[Card, Suit | None] = field(init=False, repr=False, compare=False)
    strengths: Mapping[Card, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        suits: dict[Card, Suit | None] = {card: card.suit for card in STANDARD_PACK.cards}
        strengths = {card: int(card.rank) for card in suits}
        suits |= dict.fromkeys(self.free)
        strengths |= dict.fromkeys(self.free, 0)
        lowest = LOWEST_TRUMP
        for suit in reversed(self.ranked):
            strengths |= {card: lowest + card.rank for card in suits if suits[card] is suit}
            lowest += _ONE_SUIT
        for place, card in enumerate(reversed(self.trumps)):
            suits[card] = self.suit
            strengths[card] = lowest + place
        strengths |= dict.fromkeys(self.equal, max((strengths[card] for card in self.equal), default=0))
        object.__setattr__(self, "suits", suits)
        object.__setattr__(self, "strengths", strengths)

    def sorted_with(self, card: Card) -> Suit:
        """Return the suit that a card stands with in a hand; jokers without a suit stand with the spades."""
        return self.suits[card] or Suit.SPADES

    def suit_led(self, cards: Iterable[Card]) -> Suit | None:
        """Return the suit led, where these are the cards of a trick: that of the first card which has one, or for which a led joker stands."""
        return next((suit for card in cards if (suit := self.suits[card] or self.led_as) is not None), None)

    def without(self, cards: Collection[Card]) -> TrumpOrder:
        """Return the order without these cards."""
        return replace(self, trumps=tuple(card for card in self.trumps if card not in cards)) if cards else self

    def moved_to(self, suit: Suit, pack: Pack) -> TrumpOrder:
        """Return the order in which another suit is trump, ranked as printed.

        Jokers among the trumps stay the highest, free ones stay free (a reading).

        >>> order = SPADES.moved_to(Suit.HEARTS, STANDARD_PACK)
        >>> order.strength(Card("2H")) > order.strength(Card("AS")), order.suit_of(Card("AS"))
        (True, <Suit.SPADES: 'S'>)
        """
        jokers = tuple(card for card in self.trumps if card.suit is None)
        return replace(self, trumps=(*jokers, *suit_as_ranked(suit, pack)), suit=suit)

    def suit_of(self, card: Card) -> Suit | None:
        """Return the suit that a card counts as, None for a joker that belongs to no suit."""
        return self.suits[card]

    def strength(self, card: Card) -> int:
        """Return a number that is higher for the stronger of two cards of one suit, and of any trump over any other card."""
        return self.strengths[card]


def spades_as_ranked(pack: Pack) -> tuple[Card, ...]:
    """Return the spades of a pack from the ace down."""
    return suit_as_ranked(Suit.SPADES, pack)


def suit_as_ranked(suit: Suit, pack: Pack) -> tuple[Card, ...]:
    """Return the cards of a suit of a pack from the ace down, each once."""
    cards = dict.fromkeys(card for card in pack.cards if card.suit is suit)
    return tuple(sorted(cards, key=lambda card: -card.rank))


SPADES = TrumpOrder(spades_as_ranked(STANDARD_PACK))
"""The ordinary order: all spades, the ace highest."""
