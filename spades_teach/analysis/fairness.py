"""Is the dealer fair?  Deal a thousand times by known seeds and count where a card went, beside a shuffle that is known to be unfair.

The fair dealer is deal algorithm 1 itself.  The other one makes the commonest mistake: it lets each card change places with *any* of the
52 instead of one of those that are left, so that not every order comes up equally often (a published case: monkeytype-bot, pull request 57).

How the cards are given then decides who notices.  `packets`: the first thirteen to the first seat, and so on; every fault of the shuffle is
a fault of the deal.  `one-by-one`, as at a table: neighbouring places go to different seats, and the same fault hardly shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import comb
from typing import TypeVar

from spades_teach.core.cards import Card
from spades_teach.core.deals import below, check_seed, random_words, shuffled
from spades_teach.core.errors import SpadesError
from spades_teach.core.packs import STANDARD_PACK

T = TypeVar("T")

SHUFFLES = ("fair", "any-to-any")
GIVINGS = ("packets", "one-by-one")
SEATS = 4


def any_to_any(cards: Sequence[T], seed: int) -> tuple[T, ...]:
    """Shuffle unfairly: the card at each place changes places with the card at any place.

    >>> len(set(any_to_any(range(52), 7)))
    52
    """
    order = list(cards)
    words = random_words(check_seed(seed))
    for place in range(len(order)):
        other = below(len(order), words)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


_SHUFFLERS: dict[str, Callable[[Sequence[Card], int], tuple[Card, ...]]] = {
    "fair": shuffled,
    "any-to-any": any_to_any,
}


def seat_counts(
    card: Card | str, *, deals: int = 1_000, first_seed: int = 0, shuffle: str = "fair", giving: str = "one-by-one"
) -> tuple[int, ...]:
    """Return how often a card came to each seat, counted from the one that is served first.

    The seeds are `first_seed` and those that follow it, so that anybody can repeat the count.  Raises SpadesError for a card that is not in
    the pack and for words other than those of `SHUFFLES` and `GIVINGS`.

    >>> sum(seat_counts("AS", deals=100))
    100
    """
    _known(shuffle, SHUFFLES, "shuffle")
    _known(giving, GIVINGS, "way to give cards")
    wanted = Card(card) if isinstance(card, str) else card
    if wanted not in STANDARD_PACK.cards:
        raise SpadesError(f"{wanted} is not in the pack; choose one of its 52 cards", "not-in-pack", card=wanted.code)
    places = place_counts(shuffle, deals, first_seed)[STANDARD_PACK.cards.index(wanted)]
    if giving == "one-by-one":
        return tuple(sum(places[seat::SEATS]) for seat in range(SEATS))
    size = len(places) // SEATS
    return tuple(sum(places[seat * size : (seat + 1) * size]) for seat in range(SEATS))


@lru_cache(maxsize=8)
def place_counts(shuffle: str, deals: int = 1_000, first_seed: int = 0) -> tuple[tuple[int, ...], ...]:
    """Return for each card of a new pack how often it came to each place of the shuffled one."""
    mix = _SHUFFLERS[shuffle]
    numbers = {card: number for number, card in enumerate(STANDARD_PACK.cards)}
    counts = [[0] * len(numbers) for _ in numbers]
    for seed in range(first_seed, first_seed + deals):
        for place, card in enumerate(mix(STANDARD_PACK.cards, seed)):
            counts[numbers[card]][place] += 1
    return tuple(map(tuple, counts))


@lru_cache(maxsize=32)
def chance_range(trials: int, choices: int, outside: int = 100) -> tuple[int, int]:
    """Return the least and the greatest count that need no explanation but chance.

    trials: how often one of equally likely choices was made.  outside: of so many such counts about one may lie outside, half of
    these below and half above.  Exact sums of the binomial distribution, in whole numbers.

    >>> chance_range(1_000, 4)
    (215, 286)
    """
    weights = [comb(trials, hits) * (choices - 1) ** (trials - hits) for hits in range(trials + 1)]
    spare = choices**trials  # the sum of all weights

    def first_beyond(order: Sequence[int]) -> int:
        """Return the first count in an order at which the tail is more than half of what may lie outside."""
        tail = 0
        for hits in order:
            tail += weights[hits]
            if tail * 2 * outside > spare:
                return hits
        raise AssertionError("the whole distribution is more than its tail")

    return first_beyond(range(trials + 1)), first_beyond(range(trials, -1, -1))


def _known(word: str, words: Sequence[str], what: str) -> None:
    if word not in words:
        raise SpadesError(
            f"{word!r} is no {what}; expected one of {', '.join(words)}",
            "bad-deal-choice",
            value=str(word),
            expected=", ".join(words),
        )
