"""Cards, as printed: what a card counts as in play is the business of `trumps`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from enum import Enum, IntEnum
from typing import Never

from spades_teach.core.errors import NotationError, shown


class Suit(Enum):
    """The four suits, from low to high as bridge ranks them (which matters only when drawing for the deal)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    __hash__ = (
        object.__hash__
    )  # members are single objects; the default hashes their names, in Python, at every look-up


class Rank(IntEnum):
    """The printed ranks; jokers have a rank and no suit."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    LITTLE_JOKER = 15
    BIG_JOKER = 16


_RANK_TEXTS = {rank: str(int(rank)) for rank in Rank if rank <= Rank.TEN} | {
    Rank.JACK: "J",
    Rank.QUEEN: "Q",
    Rank.KING: "K",
    Rank.ACE: "A",
}
_RANKS = {text: rank for rank, text in _RANK_TEXTS.items()} | {"T": Rank.TEN}
_SUITS = {suit.value: suit for suit in Suit} | {
    "♣": Suit.CLUBS,
    "♦": Suit.DIAMONDS,
    "♥": Suit.HEARTS,
    "♠": Suit.SPADES,
}
_EMOJI_SELECTORS = re.compile("[\ufe0e\ufe0f]")
_INTERNED: dict[str, Card] = {}


class Card:
    """One card.  Equal cards are one object, so that comparing and looking up are as cheap as they can be.

    >>> Card("TS"), str(Card("10s")), Card("BJ").suit
    (Card('10S'), '10S', None)
    """

    __slots__ = ("code", "rank", "suit")

    code: str  # rank then suit letter: "10S", "KH"; jokers "BJ" and "LJ"
    rank: Rank
    suit: Suit | None  # None for a joker

    def __new__(cls, text: str) -> Card:
        try:
            return _INTERNED[text]
        except (KeyError, TypeError):
            return _INTERNED[_canonical(text)]

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """Return the card of a rank and suit."""
        return _INTERNED[_RANK_TEXTS[rank] + suit.value]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card: rank (2..10, T, J, Q, K, A) then suit (letter or sign), or BJ and LJ for the jokers.

        Raises NotationError when the text names no card.
        """
        return cls(text)

    def __setattr__(self, name: str, value: object) -> Never:
        raise AttributeError(f"a card cannot be changed: {self} has no settable {name!r}")

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _intern(code: str, rank: Rank, suit: Suit | None) -> Card:
    card = object.__new__(Card)
    for name, value in (("code", code), ("rank", rank), ("suit", suit)):
        object.__setattr__(card, name, value)
    return _INTERNED.setdefault(code, card)


def _canonical(text: object) -> str:
    if not isinstance(text, str):
        raise NotationError(
            f"{shown(text)} is not a card; expected text such as 'KS' or '10H'", "bad-card", value=shown(text)
        )
    tidy = _EMOJI_SELECTORS.sub("", text.strip()).upper()
    if tidy in ("BJ", "LJ"):
        return tidy
    suit = _SUITS.get(tidy[-1:])
    if suit is None:
        raise NotationError(f"no suit letter in {shown(text)}; expected e.g. 'KS' or '10H'", "bad-card", value=text)
    rank = _RANKS.get("".join(str(unicodedata.decimal(sign, sign)) for sign in tidy[:-1]))
    if rank is None:
        raise NotationError(
            f"no rank in {shown(text)}; expected 2 to 10, J, Q, K or A before the suit", "bad-card", value=text
        )
    return _RANK_TEXTS[rank] + suit.value


for _suit in Suit:
    for _rank in _RANK_TEXTS:
        _intern(_RANK_TEXTS[_rank] + _suit.value, _rank, _suit)
LITTLE_JOKER = _intern("LJ", Rank.LITTLE_JOKER, None)
BIG_JOKER = _intern("BJ", Rank.BIG_JOKER, None)


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces or commas, in the order written.

    Raises NotationError for anything that is not a card.

    >>> read_cards("9H 4H AS")
    (Card('9H'), Card('4H'), Card('AS'))
    """
    if not isinstance(text, str):
        raise NotationError(
            f"{shown(text)} is not a list of cards; expected text such as '9H 4H AS'", "bad-card", value=shown(text)
        )
    return tuple(Card(word) for word in text.replace(",", " ").split())


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards as `read_cards` reads them."""
    return " ".join(card.code for card in cards)


def read_hand(text: str, copies: int = 1) -> tuple[Card, ...]:
    """Read the cards of one hand.

    copies: how often a card is in the pack, once unless packs are mixed.
    Raises NotationError when the text is empty, holds something else, or a card too often.
    """
    cards = read_cards(text)
    if not cards:
        raise NotationError("no cards in the hand; expected e.g. '9H 4H AS'", "empty-hand")
    for place, card in enumerate(cards):
        if cards[:place].count(card) == copies > 1:
            raise NotationError(
                f"{card} stands more than {copies} times in the hand; expected {copies} at most",
                "too-many-copies",
                card=card.code,
                most=copies,
            )
        if cards[:place].count(card) == copies:
            raise NotationError(
                f"{card} stands twice in the hand; every card of the pack is there once",
                "duplicate-card",
                card=card.code,
            )
    return cards
