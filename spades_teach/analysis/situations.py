"""Situations at a table, from small to large, for whoever looks for the first one in which two rule sets differ.

Each function yields situations of one kind for tables with the same seats and the same pack.  The choice is fixed: the same two rule sets give
the same situations in the same order.  Cards that the two rank differently come first, then a few of each suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

from spades_teach.core.bids import NIL, Bid
from spades_teach.core.cards import Card, Rank, Suit, read_cards
from spades_teach.core.deals import Deal, deal_for
from spades_teach.core.errors import SpadesError
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import Fact, facts_read
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play

Cards = tuple[Card, ...]

RANKS = (Rank.TWO, Rank.THREE, Rank.NINE, Rank.JACK, Rank.ACE)
MOST_CARDS = 28
"""Cards that are tried: the pairs of more take too long."""

SEEDS = range(6)
"""Deals that are tried."""


def told_cards(first: RuleSet, second: RuleSet) -> Cards:
    """Return the cards that are tried: those that the two rank differently, then some of each suit."""
    one, other = first.trumps, second.trumps
    pack = tuple(dict.fromkeys(first.pack.cards))
    moved = [card for card in pack if one.suit_of(card) is not other.suit_of(card)]
    moved += [card for card in pack if _above(first, card) != _above(second, card)]
    some = [card for card in pack if card.suit is None or card.rank in RANKS]
    return tuple(dict.fromkeys((*moved[:8], *some)))[:MOST_CARDS]


def _above(rules: RuleSet, card: Card) -> frozenset[Card]:
    """Return the cards of its suit that a card is below."""
    trumps = rules.trumps
    suit, strength = trumps.suit_of(card), trumps.strength(card)
    return frozenset(
        each for each in rules.pack.cards if trumps.suit_of(each) is suit and trumps.strength(each) > strength
    )


def positions(first: RuleSet, second: RuleSet) -> Iterator[PlayContext]:
    """Yield hands of two cards: on lead, following one card, following two."""
    cards = told_cards(first, second)
    table = first.table
    hands = tuple(combinations(cards, 2))
    seats = table.seats
    leads = [(Play(seats[0], card),) for card in cards]
    twos = [
        (Play(seats[0], lead), Play(seats[1], second))
        for lead in read_cards("KC KD KS")
        for second in read_cards("9C 9S AS")
        if lead != second
    ]
    for broken, opening in ((False, False), (False, True), (True, False)):
        context = PlayContext(hand=(), broken=broken, first_trick=opening, table=table, seat=seats[-1])
        for hand in hands:
            yield replace(context, hand=hand)
    for plays, opening in product((*leads, *twos), (False, True)):
        here = tuple(play.card for play in plays)
        context = PlayContext(
            hand=(), plays=plays, broken=True, first_trick=opening, table=table, seat=seats[len(plays) % len(seats)]
        )
        for hand in hands:
            if hand[0] not in here and hand[1] not in here:
                yield replace(context, hand=hand)


def tricks(first: RuleSet, second: RuleSet) -> Iterator[tuple[Play, ...]]:
    """Yield complete tricks in which two cards matter; the others are the lowest of the suit led that are left."""
    cards = told_cards(first, second)
    low = sorted(
        (card for card in dict.fromkeys(first.pack.cards) if card.suit is not None), key=lambda card: card.rank
    )
    seats = first.table.seats
    for lead, other in ((lead, other) for lead in cards for other in cards if lead != other):
        suit = lead.suit or Suit.CLUBS
        fill = [card for card in low if card.suit is suit and card not in (lead, other)][: len(seats) - 2]
        played = (lead, other, *fill)
        if len(played) == len(seats):
            yield tuple(Play(seat, card) for seat, card in zip(seats, played, strict=True))


def turns(first: RuleSet, second: RuleSet) -> Iterator[BidContext]:
    """Yield seats that are about to bid: first, after an opponent, after the partner, last; scores even and behind, looked or not."""
    table = first.table
    sides, seats = len(table.sides), table.seats
    hand = deal_for(first, 2).hands[0]
    names = [read_in_both(first, second, name) for name in ("1", "nil", "3", "4", "5")]
    words = [bid for bid in names if bid is not None]
    empty: tuple[Bid | None, ...] = (None,) * len(seats)
    told: list[tuple[Seat, tuple[Bid | None, ...]]] = [(seats[0], empty)]
    told += [(seats[1], (bid, *empty[1:])) for bid in words]
    told += [(seats[2], (bid, words[0], *empty[2:])) for bid in words if len(seats) > 2]
    told += [(seats[-1], (*bids, None)) for bids in product(words, repeat=min(3, len(seats) - 1)) if len(seats) == 4]
    for behind, looked in product((0, 100, 200, -100), (True, False)):
        for seat, bids in told:
            own = table.sides.index(table.side_of(seat))
            totals = tuple(0 if place == own else behind for place in range(sides))
            context = BidContext(
                seat=seat, table=table, bids=bids, totals=totals, looked=looked, hand_size=first.tricks
            )
            yield context
            if looked and not behind:
                yield replace(context, hand=hand)


def read_in_both(first: RuleSet, second: RuleSet, name: str) -> Bid | None:
    """Return a bid that both tables know by that name, None where one does not."""
    found = []
    for rules in (first, second):
        try:
            found.append(rules.read_bid(name))
        except SpadesError:
            return None
    return found[0]


def deals(rules: RuleSet) -> Iterator[Deal]:
    """Yield a few deals for a table, the last seat dealing, so that the first acts first."""
    for seed in SEEDS:
        yield deal_for(rules, seed, rules.table.seats[-1])


BIDS = (
    *("3 4 3 3", "4 3 3 3", "1 6 1 5", "3 2 3 2", "5 1 5 1", "8 2 3 1"),
    *("nil 5 4 4", "nil 6 nil 7"),
)
"""What four seats bid; tables with other seats take as many of each as they need."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """A round to be scored: bids, tricks, facts; and the standing before it."""

    result: RoundResult
    before: Standing


def rounds(first: RuleSet, second: RuleSet) -> Iterator[Scored]:
    """Yield bids and tricks: made, with one trick too many, set, far over, all of them; then with facts; then with points and bags from before."""
    plain = tuple(results(first, second, (*BIDS, *(f"{name} 4 1 3" for name in special_bids(first, second)))))
    sides = len(first.table.sides)
    even = Standing((0,) * sides, (0,) * sides)
    for result in plain:
        yield Scored(result=result, before=even)
    for name, fact in facts_told(first, second):
        for value, result in product(_values(fact), plain):
            if can_be(first, result, value):
                yield Scored(result=replace(result, facts=((name, value),)), before=even)
    for total, bags in ((8, 0), (0, 4), (0, 9), (-3, 0), (95, 9)):
        before = Standing((total,) + (0,) * (sides - 1), (bags,) + (0,) * (sides - 1))
        for result in plain:
            yield Scored(result=result, before=before)


def results(first: RuleSet, second: RuleSet, texts: Iterable[str]) -> Iterator[RoundResult]:
    """Yield rounds in which the seats bid so, each text the bids of four seats or of all; bids that a table does not know are left out."""
    seats = len(first.table.seats)
    for text in texts:
        said = [read_in_both(first, second, name) for name in (text.split() * 3)[:seats]]
        bids = tuple(bid for bid in said if bid is not None)
        if len(bids) == seats:
            for taken in _taken(first, bids):
                yield RoundResult(bids, taken)


def special_bids(first: RuleSet, second: RuleSet) -> tuple[str, ...]:
    """Return the names of a few bids beside numbers and nil that both tables know: of each kind the lowest and the highest."""
    seat, sides = first.table.seats[0], len(first.table.sides)
    context = BidContext(
        seat=seat, table=first.table, bids=(None,) * len(first.table.seats), totals=(0,) * sides, hand_size=first.tricks
    )
    offered = [[bid for bid in kind.offers(context) if not bid.is_whole and bid != NIL] for kind in first.kinds]
    found = dict.fromkeys(bid.name for bids in offered for bid in (*bids[:1], *bids[-1:]))
    return tuple(name for name in found if read_in_both(first, second, name) is not None)


def _taken(rules: RuleSet, bids: tuple[Bid, ...]) -> Iterator[tuple[int, ...]]:
    """Yield what the seats may have taken.

    The first side takes exactly its bids, one more, one or two less; a trick or two with a nil, also one less beside; twice as many, twelve, all.
    """
    size = rules.tricks
    own = [rules.table.index(seat) for seat in rules.table.sides[0].seats]
    exact = {place: bids[place].tricks for place in own}
    contract = sum(exact.values())
    main = max(own, key=lambda place: (bids[place].tricks, -place))
    tried = [exact, {**exact, main: exact[main] + 1}]
    tried += [{**exact, main: exact[main] - less} for less in (1, 2) if exact[main] >= less]
    for place in (place for place in own if not bids[place].tricks):
        tried += [{**exact, place: taken} for taken in (1, 2)]
        if exact[main]:
            tried.append({**exact, place: 1, main: exact[main] - 1})
    tried += [{**exact, main: exact[main] + more} for more in (2, contract, 12 - contract, size - contract) if more > 1]
    for mine in tried:
        left = size - sum(mine.values())
        if left >= 0 and len(own) < len(bids):
            yield tuple(mine.get(place, 0) + more for place, more in enumerate(_shared(left, bids, own)))


def _shared(left: int, bids: tuple[Bid, ...], own: list[int]) -> list[int]:
    """Return how the other seats share the tricks that are left: each what it bid as far as they go, the first of them all that is over."""
    shares = [0] * len(bids)
    others = [place for place in range(len(bids)) if place not in own]
    for place in others:
        shares[place] = min(left, bids[place].tricks)
        left -= shares[place]
    shares[others[0]] += left
    return shares


def facts_told(first: RuleSet, second: RuleSet) -> tuple[tuple[str, Fact], ...]:
    """Return the facts that either table reads, each with its name of the first seat."""
    seat = first.table.seats[0].value
    read = sorted({*facts_read(first), *facts_read(second)}, key=lambda fact: (fact.name, fact.form, fact.by))
    return tuple((fact.name if fact.by == "round" else f"{seat}.{fact.name}", fact) for fact in read)


def can_be(rules: RuleSet, result: RoundResult, value: str | int) -> bool:
    """Tell whether the first side took as many tricks as a fact of it may count."""
    own = (result.taken[rules.table.index(seat)] for seat in rules.table.sides[0].seats)
    return isinstance(value, str) or value <= max(1, sum(own))


def _values(fact: Fact) -> tuple[str | int, ...]:
    return ("KH", "AH", "AS", "2H", "9S", 1) if fact.form == "card" else (1, 3, 7)


def standings(first: RuleSet, _: RuleSet) -> Iterator[Standing]:
    """Yield scores of a match: the first side ahead or behind by more and more; then many rounds, much time."""
    sides = len(first.table.sides)
    others = (0,) * (sides - 1)
    none = (0,) * sides
    for points in range(50, 1050, 50):
        for total in (points, -points):
            yield Standing((total, *others), none, rounds=1)
    for number in range(1, 21):
        yield Standing((50, *others), none, rounds=number)
    for minutes in range(15, 241, 15):
        yield Standing((50, *others), none, rounds=2, minutes=minutes)
