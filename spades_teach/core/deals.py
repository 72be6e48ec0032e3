"""Dealing by seed: the same on every platform and for ever.

Deal algorithm 1: a new pack in its order (`Pack`) is shuffled from the top: for i = 0, 1, ... the card at i changes places with the card at
i + r, r drawn from the n - i that are left.  r comes from SplitMix64, started with the seed, unbiased by rejection.  Card i goes to seat i mod n
of the table, counted from its first seat (North); who deals is said separately.  A change of any of this would be algorithm 2.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from spades_teach.core.cards import Card
from spades_teach.core.errors import DealError, NotationError, shown
from spades_teach.core.packs import STANDARD_PACK, Pack
from spades_teach.core.table import FOUR_IN_TWO, Seat, Table

if TYPE_CHECKING:
    from spades_teach.core.rules.ruleset import RuleSet

ALGORITHM = 1
SEEDS = 2**64
_MASK = SEEDS - 1


@dataclass(frozen=True, slots=True)
class Deal:
    """Who was dealt which cards.

    hands: in table order, each in the order dealt.  seed: None where the cards were not dealt by a seed.
    undealt: cards that nobody got, the top one first: left over, a kitty, or the stock that the players draw from.
    copies: how often a card may be there, twice where two packs are mixed.
    Raises DealError when a card comes more often or the hands are of different sizes.
    """

    hands: tuple[tuple[Card, ...], ...]
    dealer: Seat
    seed: int | None = None
    undealt: tuple[Card, ...] = ()
    copies: int = 1

    def __post_init__(self) -> None:
        if self.seed is not None:
            check_seed(self.seed)
        if type(self.copies) is not int or not 1 <= self.copies <= 9:
            raise NotationError(
                f"{shown(self.copies)} copies of a card cannot be; expected 1 to 9",
                "bad-number",
                value=shown(self.copies, str),
            )
        sizes = [len(hand) for hand in self.hands]
        if len(set(sizes)) > 1:
            raise DealError(
                f"hands of {', '.join(map(str, sizes))} cards; expected the same number for every seat",
                "uneven-hands",
                value=" ".join(map(str, sizes)),
            )
        held = [card for cards in (*self.hands, self.undealt) for card in cards]
        strangers = [card for card in held if type(card) is not Card]
        if strangers:
            raise NotationError(
                f"{shown(strangers[0])} is not a card; expected e.g. Card('KS')", "bad-card", value=shown(strangers[0])
            )
        times = Counter(held)
        if max(times.values(), default=0) > self.copies:
            raise twice_there(next(card for card in times if times[card] > self.copies), "is dealt", self.copies)


def twice_there(card: Card, what: str, copies: int) -> DealError:
    """Return the error for a card that comes more often than it is there."""
    if copies == 1:
        return DealError(f"{card} {what} twice; every card of the pack is there once", "duplicate-card", card=card.code)
    return DealError(
        f"{card} {what} more than {copies} times; expected {copies} at most",
        "too-many-copies",
        card=card.code,
        most=copies,
    )


def check_seed(seed: object) -> int:
    """Return the seed; raises NotationError unless it is a whole number from 0 to 2**64 - 1."""
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise NotationError(
            f"{shown(seed)} is no seed; expected a whole number from 0 to 2**64 - 1",
            "bad-seed",
            value=shown(seed, str),
        )
    return seed


def random_words(seed: int) -> Iterator[int]:
    """Yield the 64-bit words of SplitMix64 (Steele, Lea, Flood 2014) from a seed.

    >>> next(random_words(0)) == 0xE220A8397B1DCDAF
    True
    """
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        word = state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        yield word ^ (word >> 31)


def below(limit: int, words: Iterator[int]) -> int:
    """Return a number from 0 to limit - 1, each equally likely: words beyond the last full multiple of the limit are thrown away."""
    fair = SEEDS - SEEDS % limit
    for word in words:
        if word < fair:
            return word % limit
    raise AssertionError("the words do not end")


@cache
def _fair_bounds(cards: int) -> tuple[int, ...]:
    """Return, for a pack of so many cards and each place but the last, the bound of `below`: the words that are fair lie under it."""
    return tuple(SEEDS - SEEDS % left for left in range(cards, 1, -1))


def shuffled(cards: Sequence[Card], seed: int) -> tuple[Card, ...]:
    """Return the cards in the order that algorithm 1 gives them for a seed."""
    order = list(cards)
    words = random_words(check_seed(seed))
    for place, fair in enumerate(_fair_bounds(len(order))):
        word = next(words)
        while word >= fair:
            word = next(words)
        other = place + word % (len(order) - place)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def deal_cards(seed: int, dealer: Seat = Seat.NORTH, *, pack: Pack = STANDARD_PACK, table: Table = FOUR_IN_TWO) -> Deal:
    """Deal a whole pack by a seed.

    Raises NotationError for a seed that is none, DealError when the pack cannot be shared out evenly.

    >>> from spades_teach.core.cards import write_cards
    >>> write_cards(deal_cards(0).hands[0])[:8] == write_cards(deal_cards(0, Seat.WEST).hands[0])[:8]
    True
    """
    table.index(dealer)
    seats = len(table.seats)
    if len(pack.cards) % seats:
        raise DealError(
            f"{len(pack.cards)} cards cannot be shared among {seats} seats; expected a multiple", "indivisible-pack"
        )
    order = shuffled(pack.cards, seed)
    return Deal(tuple(order[place::seats] for place in range(seats)), dealer, seed, copies=pack.copies)


def deal_for(rules: RuleSet, seed: int, dealer: Seat | None = None) -> Deal:
    """Deal by a seed as many cards as these rules give to everyone; the rest of the pack stays undealt.

    dealer: the first seat of the table when left out.  Where the rules leave no rest this is `deal_cards`.
    """
    named = rules.table.seats[0] if dealer is None else dealer
    rules.table.index(named)
    seats = len(rules.table.seats)
    order = shuffled(rules.pack.cards, seed)
    given = rules.dealt * seats
    hands = tuple(order[place:given:seats] for place in range(seats))
    return Deal(hands, named, seed, order[given:], rules.pack.copies)


def deal_with(
    held: Mapping[str, Sequence[Card]],
    dealer: Seat = Seat.NORTH,
    *,
    pack: Pack = STANDARD_PACK,
    table: Table = FOUR_IN_TWO,
) -> Deal:
    """Deal so that the named seats hold these cards; the others share the rest in the order of the pack.

    Who is named with fewer cards than a hand has gets the last of the rest.

    >>> from spades_teach.core.cards import read_cards
    >>> deal = deal_with({"S": read_cards("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC")})
    >>> [len(hand) for hand in deal.hands], deal.hands[2][0].code
    ([13, 13, 13, 13], '2C')
    """
    known = {table.read_seat(name): tuple(cards) for name, cards in held.items()}
    taken = Counter(card for cards in known.values() for card in cards)
    rest = []
    for card in pack.cards:
        if taken[card]:
            taken[card] -= 1
        else:
            rest.append(card)
    others = [seat for seat in table.seats if seat not in known]
    size, left_over = divmod(len(pack.cards), len(table.seats))
    for seat, cards in known.items():
        missing = max(0, size - len(cards))
        known[seat] = (*cards, *(rest.pop() for _ in range(min(missing, len(rest)))))
    given = len(rest) - left_over
    for place, seat in enumerate(others):
        known[seat] = tuple(rest[place : given : len(others)])
    undealt = tuple(rest[given:])
    return Deal(tuple(known[seat] for seat in table.seats), dealer, None, undealt, pack.copies)
