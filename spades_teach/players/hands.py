"""What a hand is worth by rule of thumb: the tricks that it will likely take, card by card, and whether it is one for nil.

These are the rules that a beginner can count on ten fingers.  How often a card really takes a trick is another question, and
`analysis.estimates` answers it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from spades_teach.core.cards import Card, Rank, Suit
from spades_teach.core.reasons import Reason
from spades_teach.core.trumps import SPADES, TrumpOrder

_LONG_FOR_ACE = 8  # cards of the suit from which on somebody is likely to cut even the ace
_LONG_FOR_KING = 5
_FEW_SPADES = 3  # any more count for their length
_NIL_STEPS = {Suit.SPADES: (Rank.NINE, Rank.NINE, Rank.SEVEN)}
_SIDE_STEPS = (Rank.EIGHT, Rank.TEN, Rank.QUEEN, Rank.KING, Rank.ACE)


@dataclass(frozen=True, slots=True)
class LikelyTrick:
    """A card that will likely take a trick, and why."""

    card: Card
    reason: Reason


def likely_tricks(hand: Iterable[Card], trumps: TrumpOrder = SPADES) -> tuple[LikelyTrick, ...]:
    """Count the tricks that a hand will likely take, each with the card that is counted for it.

    - The highest spade counts, the next with one more spade beside it, the third with two: a gap above a card counts it down.
    - Every spade beyond the third counts for the length.
    - A side ace counts; a king when it is guarded and the suit is not long; a queen only in a suit of three beside a higher honour.
    - With three spades or fewer, a low one counts when a side suit is missing, or when two low ones wait behind a single card.

    Source: strategy "Bidding" (S0, S1: honours of side suits, kings and queens rarely in a long suit; S0: a void lets you cut; S2: bid close
    to what you can really take).

    >>> from spades_teach.core.cards import read_hand
    >>> [str(likely.card) for likely in likely_tricks(read_hand("AS KS 2S AH KD 2D QC 9C 8C 7C 5H 4H 3H"))]
    ['AS', 'KS', 'AH', 'KD']
    """
    suits = _by_suit(hand, trumps)
    spades = suits[Suit.SPADES]
    counted = _spades(spades, trumps)
    for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        counted += _honours(suits[suit])
    return (*counted, *_cuts(suits, len(spades) - len([one for one in counted if one.card in spades])))


def good_for_nil(hand: Iterable[Card], trumps: TrumpOrder = SPADES) -> bool:
    """Tell whether a hand can plainly be kept from taking a trick: low, few spades, and low cards under every high one.

    Source: strategy "Bidding" (S0, S1: no or one spade, or no face cards, may be worth a nil).

    >>> from spades_teach.core.cards import read_hand
    >>> good_for_nil(read_hand("2C 3C 4C 5C 6C 7C 8C 2D 3D 4D 5D 6D 7D")), good_for_nil(read_hand("2C 3C AS"))
    (True, False)
    """
    suits = _by_suit(hand, trumps)
    low = [card for card in suits[Suit.SPADES] if card in trumps.trumps[-8:]]
    if len(low) < len(suits[Suit.SPADES]) or len(low) > _FEW_SPADES:
        return False
    return all(_slips_under(cards, _NIL_STEPS.get(suit, _SIDE_STEPS)) for suit, cards in suits.items())


def _by_suit(hand: Iterable[Card], trumps: TrumpOrder) -> Mapping[Suit, list[Card]]:
    """Return the cards of each suit from the highest down."""
    suits: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
    for card in sorted(hand, key=trumps.strengths.__getitem__, reverse=True):
        suit = trumps.suits[card]
        if suit is not None:
            suits[suit].append(card)
    return suits


def _spades(held: list[Card], trumps: TrumpOrder) -> list[LikelyTrick]:
    top = [card for place, card in enumerate(trumps.trumps[:3]) if card in held and len(held) > place]
    tricks = [LikelyTrick(card, Reason.of("likely-high-spade", card=card.code)) for card in top]
    rest = [card for card in held if card not in top]
    long = rest[: max(0, len(held) - _FEW_SPADES)]
    return tricks + [LikelyTrick(card, Reason.of("likely-long-spade", card=card.code)) for card in long]


def _honours(held: list[Card]) -> list[LikelyTrick]:
    if len(held) >= _LONG_FOR_ACE:
        return []
    ranks = {card.rank: card for card in held}
    tricks = []
    if Rank.ACE in ranks:
        tricks.append(LikelyTrick(ranks[Rank.ACE], Reason.of("likely-ace", card=ranks[Rank.ACE].code)))
    if Rank.KING in ranks and 2 <= len(held) < _LONG_FOR_KING + bool(tricks):
        tricks.append(LikelyTrick(ranks[Rank.KING], Reason.of("likely-king", card=ranks[Rank.KING].code)))
    if Rank.QUEEN in ranks and len(held) == 3 and tricks:
        tricks.append(LikelyTrick(ranks[Rank.QUEEN], Reason.of("likely-queen", card=ranks[Rank.QUEEN].code)))
    return tricks


def _cuts(suits: Mapping[Suit, list[Card]], spare: int) -> list[LikelyTrick]:
    """Count one low spade for a short side suit; long spades are counted already."""
    spades = suits[Suit.SPADES]
    if not 0 < len(spades) <= _FEW_SPADES:
        return []
    shortest = min((suit for suit in suits if suit is not Suit.SPADES), key=lambda suit: len(suits[suit]))
    if len(suits[shortest]) > 1 or spare < 1 + len(suits[shortest]):
        return []
    return [LikelyTrick(spades[-1], Reason.of("likely-cut", card=spades[-1].code, suit=shortest.value))]


def _slips_under(cards: list[Card], steps: tuple[Rank, ...]) -> bool:
    """Tell whether the lowest cards of a suit are low enough, the first step being for the lowest."""
    return all(card.rank <= step for card, step in zip(reversed(cards), steps, strict=False))
