"""Rounds that four beginners play by themselves, counted: the ground that the model of rounds stands on.

Round number i (from 0) deals with `deal_cards(i)`, and the deal passes from seat to seat: N, E, S, W, N, ...  All seats play as
`players.beginner` does, by the default rules.  The same numbers therefore give the same rounds everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from spades_teach.core.deals import deal_cards
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import apply, result, start_round
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Side
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view
from spades_teach.players.beginner import choose

COLUMNS = ("NS_bid", "NS_tricks", "EW_bid", "EW_tricks", "rounds", "first")
"""Of the table: what both sides bid and took, in how many rounds it came so, and the number of the first of them."""

COUNTED = 20_000
"""Rounds in the table of the package: numbers 0 to 19,999."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedRound:
    """What both sides bid and took, written as on a score sheet, and in how many rounds it came so."""

    bids: tuple[str, ...]  # per side: `7` for the numbers of both partners, `3+nil` where one of them bid nil
    tricks: tuple[str, ...]  # per side, in the same way: `8`, `4+0`
    rounds: int
    first: int  # the number of the first such round


def played(number: int, rules: RuleSet | None = None) -> RoundResult:
    """Play round number `number`.

    >>> round_0 = played(0)
    >>> [bid.name for bid in round_0.bids], round_0.taken
    (['3', '3', '2', '3'], (4, 3, 2, 4))
    """
    in_force = compose("standard") if rules is None else rules
    seats = in_force.table.seats
    game = start_round(in_force, deal_cards(number, seats[number % len(seats)]))
    while game.turn is not None:
        game = apply(game, choose(seat_view(game, game.turn)).action)
    return result(game)


def count_rounds(numbers: Iterable[int]) -> tuple[CountedRound, ...]:
    """Play these rounds and count what they came to, in the order in which it came first.

    >>> count_rounds([0])
    (CountedRound(bids=('5', '6'), tricks=('6', '7'), rounds=1, first=0),)
    """
    rules = compose("standard")
    found: dict[tuple[tuple[str, str], ...], list[int]] = {}
    for number in numbers:
        found.setdefault(_sides(played(number, rules), rules), []).append(number)
    return tuple(
        CountedRound(
            bids=tuple(bid for bid, _ in sides),
            tricks=tuple(tricks for _, tricks in sides),
            rounds=len(came),
            first=min(came),
        )
        for sides, came in found.items()
    )


def rows(counted: Iterable[CountedRound]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the table, under `COLUMNS`."""
    for each in counted:
        (ns_bid, ew_bid), (ns_tricks, ew_tricks) = each.bids, each.tricks
        yield ns_bid, ns_tricks, ew_bid, ew_tricks, str(each.rounds), str(each.first)


def _sides(played_round: RoundResult, rules: RuleSet) -> tuple[tuple[str, str], ...]:
    return tuple(_written(played_round, side, rules) for side in rules.table.sides)


def _written(played_round: RoundResult, side: Side, rules: RuleSet) -> tuple[str, str]:
    """Return bids and tricks of a side; added up, except where one of the partners bid nil: it stands last."""
    places = [rules.table.index(seat) for seat in side.seats]
    pairs = [(played_round.bids[place], played_round.taken[place]) for place in places]
    if not any(bid.promises_none for bid, _ in pairs):
        return str(sum(bid.tricks for bid, _ in pairs)), str(sum(taken for _, taken in pairs))
    pairs.sort(key=lambda pair: (pair[0].promises_none, -pair[0].tricks))
    return "+".join(bid.name for bid, _ in pairs), "+".join(str(taken) for _, taken in pairs)
