"""Two readings of a Bemo, of a Moe in a row and of the special card, compared on random tricks: the engine and `tests/reference.py`."""

from collections.abc import Callable
from random import Random

import pytest

from spades_teach.core.cards import Card
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, Trick
from spades_teach.core.variants import compose
from spades_teach.core.variants.spec import split_spec
from tests import reference
from tests.samples import samples

SEATS = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
SIDES = {"NS": (0, 2), "EW": (1, 3)}
SPECS = (
    "standard+bemo",
    "standard+moe-consecutive",
    "standard+moe-consecutive:big_length=5,failure=nothing,little_length=3",
    "standard+sandbag-cancellation",
    "standard+sandbag-cancellation:cancels=2",
    "standard+bemo+moe-consecutive+sandbag-cancellation",
)
WORDS = {"bemo": ("little-bemo", "big-bemo"), "moe-consecutive": ("little-moe", "big-moe")}


@pytest.mark.parametrize("spec", SPECS)
def test_two_readings_of_announced_tricks_agree(spec: str, count: Callable[..., None]) -> None:
    """Whatever is announced and however the tricks fall, points and bags are the same in both readings."""
    number = samples(small=150, deep=5_000)
    for seed in range(number):
        compare(spec, seed, spec)
    count("random results scored by two readings", number)


def compare(spec: str, seed: int, known: str) -> None:
    """Score random tricks by both readings; the second knows the rules `known`."""
    rules, chance = compose(spec), Random(seed)
    options = {choice.id: dict(choice.parameters) for choice in split_spec(known)[1]}
    strong = chance.randrange(4)  # most tricks go to one seat, so that runs are long
    winners = [strong if chance.random() < 0.8 else chance.randrange(4) for _ in range(13)]
    taken = tuple(map(winners.count, range(4)))
    bids = tuple(rules.read_bid(chance.choice(["nil", "1", "2", "4"])) for _ in SEATS)
    announced = {side: said(spec, chance) for side in SIDES}
    holder = chance.choice([seat for seat in range(4) if taken[seat]])
    facts = [(f"{side[0]}.{word}", 1) for side, words in announced.items() for word in words]
    facts += [(f"{SEATS[holder].value}.special-card", 1)] * ("sandbag-cancellation" in spec)
    standing = Standing((0, 0), (chance.randrange(10), chance.randrange(10)))
    found = RoundResult(bids, taken, tricks_won_by(winners), tuple(sorted(facts)))
    for place, side in enumerate(score_round(rules, found, standing).sides):
        seats = SIDES[side.side.name]
        expected = reference.score_beside(
            options,
            announced[side.side.name],
            [str(bids[seat]) for seat in seats],
            [taken[seat] for seat in seats],
            [winner in seats for winner in winners],
            holder in seats,
            standing.bags[place],
        )
        assert expected == (side.points, side.bags)


def said(spec: str, chance: Random) -> list[str]:
    """Return what a side announces: at most one of each kind that the rules know."""
    words = [chance.choice([None, *forms]) for variant_id, forms in WORDS.items() if variant_id in spec]
    return [word for word in words if word is not None]


def tricks_won_by(winners: list[int]) -> tuple[Trick, ...]:
    """Return tricks that these seats took one after the other: each leads a spade to which the others throw clubs."""
    made = []
    for place, winner in enumerate(winners):
        cards = {seat: Card(f"{place % 9 + 2}C") for seat in range(4)} | {winner: Card("AS")}
        plays = tuple(Play(SEATS[(winner + step) % 4], cards[(winner + step) % 4]) for step in range(4))
        made.append(Trick(plays, SEATS[winner]))
    return tuple(made)
