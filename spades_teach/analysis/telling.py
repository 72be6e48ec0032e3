"""Situations made for what two rule sets do not share, for whoever found no difference in those of `situations`.

A number that only one of the two tables knows (a limit, a price, a length) is tried as it is, one below and one above: as points, bags, rounds,
minutes, tricks and cards.  Hands are long and short in everything, facts come in twos, partners bid and take alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import islice, permutations, product

from spades_teach.analysis.situations import (
    BIDS,
    Scored,
    can_be,
    facts_told,
    read_in_both,
    results,
    special_bids,
    told_cards,
)
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card, Rank, Suit
from spades_teach.core.deals import Deal, deal_for
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import Fact
from spades_teach.core.rules.ruleset import SHARED, RuleSet
from spades_teach.core.tricks import Play

AXES = ("order", "opening", "shares", "accounting", *SHARED)
"""Axes on which numbers of the rules stand."""

MOST_NUMBERS = 24
MOST_RESULTS = 16
"""Rounds that two facts at once are tried with: all of them take too long."""


def numbers(first: RuleSet, second: RuleSet) -> tuple[int, ...]:
    """Return the numbers that only one of the two knows, with their neighbours, small ones first.

    >>> from spades_teach.core.variants import compose
    >>> numbers(compose("standard+bemo"), compose("standard+bemo:big_first_tricks=8"))
    (7, 8, 9, 10)
    """
    found: set[int] = set()
    for axis in AXES:
        one, other = (dict(_written(axis, getattr(rules, axis))) for rules in (first, second))
        found |= {value for _, value in one.items() ^ other.items()}
    near = {value + step for value in found for step in (-1, 0, 1)}
    return tuple(sorted(near, key=lambda value: (abs(value), value))[:MOST_NUMBERS])


def _written(path: str, value: object) -> Iterator[tuple[str, int]]:
    """Yield the whole numbers that stand in a policy, each with the way there."""
    if type(value) is int:
        yield path, value
    elif isinstance(value, tuple):
        for place, part in enumerate(value):
            yield from _written(f"{path}.{getattr(part, 'slot', place)}", part)
    elif is_dataclass(value) and not isinstance(value, Card):
        for each in fields(value):
            yield from _written(f"{path}.{each.name}", getattr(value, each.name))


# ------------------------------------------------------------------------------------------------ cards


def tricks(first: RuleSet, second: RuleSet) -> Iterator[tuple[Play, ...]]:
    """Yield tricks in which four cards matter: jokers, the four of one rank, the ace of spades, cards that the two rank differently."""
    pack = tuple(dict.fromkeys(first.pack.cards))
    jokers = [card for card in pack if card.suit is None]
    nines = [card for card in pack if card.suit is not None and card.rank is Rank.NINE]
    top = [card for card in pack if card.suit is Suit.SPADES and card.rank is Rank.ACE]
    cards = tuple(dict.fromkeys((*jokers, *nines, *top, *told_cards(first, second)[:2])))
    seats = first.table.seats
    low = sorted((card for card in pack if card not in cards), key=lambda card: card.rank)
    for chosen in permutations(cards, min(4, len(seats))):
        played = (*chosen, *low)[: len(seats)]
        yield tuple(Play(seat, card) for seat, card in zip(seats, played, strict=True))


Trait = Callable[[Card], bool]


def deals(rules: RuleSet) -> Iterator[Deal]:
    """Yield deals in which who acts first holds none, one, two, ... of a suit or of the court cards, aces or twos; the last seat deals."""
    pack, seats = rules.pack.cards, rules.table.seats
    for trait in _traits():
        of_it = [card for card in pack if trait(card)]
        others = [card for card in pack if not trait(card)]
        for held in range(min(len(of_it), rules.dealt) + 1):
            if rules.dealt - held > len(others):
                continue
            own = (*of_it[:held], *others[: rules.dealt - held])
            rest = [*of_it[held:], *others[rules.dealt - held :]]
            given = rules.dealt * (len(seats) - 1)
            hands = (own, *(tuple(rest[place : given : len(seats) - 1]) for place in range(len(seats) - 1)))
            yield Deal(hands, seats[-1], None, tuple(rest[given:]), rules.pack.copies)


def _traits() -> tuple[Trait, ...]:
    return (
        lambda card: card.suit is Suit.SPADES,
        lambda card: card.suit is Suit.HEARTS,
        lambda card: card.rank in (Rank.KING, Rank.QUEEN, Rank.JACK),
        lambda card: card.rank is Rank.ACE,
        lambda card: card.rank is Rank.TWO,
    )


# ------------------------------------------------------------------------------------------------ bids


def turns(first: RuleSet, second: RuleSet) -> Iterator[BidContext]:
    """Yield the first seat about to bid, so many points behind, looked or not; and the last where the others have bid a number alike."""
    table = first.table
    sides, seats = len(table.sides), table.seats
    hand = deal_for(first, 2).hands[0]
    empty: tuple[Bid | None, ...] = (None,) * len(seats)
    context = BidContext(seat=seats[0], table=table, bids=empty, totals=(0,) * sides, hand_size=first.tricks)
    for number, looked in product(numbers(first, second), (True, False)):
        for totals in ((0, number), (number, 0)):
            yield replace(context, totals=(*totals, *(0,) * (sides - 2)), looked=looked)
    for number in numbers(first, second):
        bid = read_in_both(first, second, str(number))
        if bid is not None:
            yield replace(context, seat=seats[-1], bids=(*(bid,) * (len(seats) - 1), None))
            yield replace(
                context, seat=seats[-1], bids=(bid, *empty[1:]) if len(seats) == 2 else (bid, bid, *empty[2:])
            )
    yield replace(context, hand=hand)


# ------------------------------------------------------------------------------------------------ points


def rounds(first: RuleSet, second: RuleSet) -> Iterator[Scored]:
    """Yield rounds in which partners bid alike or take each other's tricks; with any number or card as a fact, two facts, after such scores."""
    sides = len(first.table.sides)
    even = Standing((0,) * sides, (0,) * sides)
    told = numbers(first, second)
    plain = tuple(results(first, second, (*BIDS, *_alike(first, second), *(f"{bid} 2 1 2" for bid in told if bid > 0))))
    for result in plain:
        yield Scored(result=result, before=even)
        for other in _moved(first, result):
            yield Scored(result=other, before=even)
    facts = facts_told(first, second)
    counts = tuple(value for value in dict.fromkeys((*range(first.tricks + 1), *told)) if value >= 0)
    cards = tuple(dict.fromkeys(card.code for card in first.pack.cards))
    for (name, fact), result in product(facts, plain):
        for value in cards if fact.form == "card" else counts:
            if fact.by == "round" or can_be(first, result, value):
                yield Scored(result=replace(result, facts=((name, value),)), before=even)
    for pair, result in product(_pairs(facts, told), islice(plain, MOST_RESULTS)):
        if can_be(first, result, pair[1][1]):
            yield Scored(result=replace(result, facts=pair), before=even)
    for number, result in product(told, plain):
        yield Scored(result=result, before=replace(even, totals=(number, *even.totals[1:])))
        if number >= 0:
            yield Scored(result=result, before=replace(even, bags=(number, *even.bags[1:])))


def _alike(first: RuleSet, second: RuleSet) -> Iterator[str]:
    """Yield what the seats bid where all of the first side bid one special bid."""
    own = {first.table.index(seat) for seat in first.table.sides[0].seats}
    for name in ("nil", *special_bids(first, second)):
        yield " ".join(name if place in own else "2" for place in range(len(first.table.seats)))


def _moved(rules: RuleSet, result: RoundResult) -> Iterator[RoundResult]:
    """Yield the round with a trick or two of the first seat taken by its partner instead."""
    one, *others = (rules.table.index(seat) for seat in rules.table.sides[0].seats)
    for other, more in product(others[:1], (1, 2)):
        if result.taken[one] >= more:
            taken = list(result.taken)
            taken[one] -= more
            taken[other] += more
            yield replace(result, taken=tuple(taken))


def _pairs(
    facts: tuple[tuple[str, Fact], ...], told: tuple[int, ...]
) -> Iterator[tuple[tuple[str, int], tuple[str, int]]]:
    """Yield two facts of the first seat at once, one of them simply so."""
    values = tuple(value for value in dict.fromkeys((1, 3, 4, *told)) if value >= 0)
    for (one, _), (other, fact) in permutations(facts, 2):
        for value in values if fact.form == "count" else (1,):
            yield (one, 1), (other, value)


# ------------------------------------------------------------------------------------------------ the end


def standings(first: RuleSet, second: RuleSet) -> Iterator[Standing]:
    """Yield scores of a match with the numbers as points, rounds and minutes."""
    sides = len(first.table.sides)
    others, none = (0,) * (sides - 1), (0,) * sides
    for number in numbers(first, second):
        yield Standing((number, *others), none, rounds=1)
        if number > 0:
            yield Standing((-number, *others), none, rounds=1)
            yield Standing((50, *others), none, rounds=number)
            yield Standing((50, *others), none, rounds=2, minutes=number)
