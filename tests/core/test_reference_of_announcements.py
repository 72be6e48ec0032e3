"""Two readings of bids before looking, of a Boston and of raised bids, compared on random rounds: the engine and `tests/reference.py`."""

from collections.abc import Callable
from random import Random

import pytest

from spades_teach.core.actions import Look, MakeBid
from spades_teach.core.deals import deal_cards
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose
from spades_teach.core.variants.spec import Value, split_spec
from tests import reference
from tests.samples import samples

SEATS = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
SPECS = (
    "standard+boston",
    "standard+boston:bid_wins_game=false,failure=-200",
    "standard+blind-bid",
    "standard+blind-bid:max_bid=4,min_deficit=0,must_be_exact=false",
    "standard+trailing-blind-bids",
    "standard+trailing-blind-bids:failure=10-per-trick-missing,points_per_bid_trick=30",
    "standard+blind-six",
    "standard+blind-six:exact=false,failure=-60",
    "standard+raise-by-one",
    "standard+boston+raise-by-one",
)


def options_of(spec: str) -> dict[str, dict[str, Value]]:
    return {choice.id: dict(choice.parameters) for choice in split_spec(spec)[1]}


@pytest.mark.parametrize("spec", SPECS)
def test_two_readings_of_announcements_agree_on_random_rounds(spec: str, count: Callable[..., None]) -> None:
    """Words allowed, raises, points and wins are the same in both readings."""
    number = samples(small=30, deep=500)
    for seed in range(number):
        compare(spec, seed, spec)
    count("random rounds played by two readings", number)


def compare(spec: str, seed: int, known: str) -> None:
    """Play one round by the engine and ask both readings; the second knows the rules `known`."""
    options, chance = options_of(known), Random(seed)
    dealer = chance.randrange(4)
    standing = random_standing(chance)
    game = start_round(compose(spec), deal_cards(seed, SEATS[dealer]), standing)
    bids, looked = [None] * 4, [False] * 4
    for step in range(1, 5):
        seat = (dealer + step) % 4
        while bids[seat] is None:
            allowed = reference.announced_words(options, bids, seat, looked, standing.totals)
            game, word = say(game, seat, allowed, chance)
            if word == "look":
                looked[seat] = True
            else:
                bids[seat] = word
    for step in range(1, 5) if "raise-by-one" in options else ():
        seat = (dealer + step) % 4
        game, bids[seat] = say(game, seat, reference.raised_words(options, bids[seat]), chance)
    assert "play" == game.phase
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    assert bids == [str(bid) for bid in game.bids]
    assert_same_points(options, result(game), standing, spec)


def say(game: Round, seat: int, allowed: list[str], chance: Random) -> tuple[Round, str]:
    """Compare the words that a seat may say, and let it say one of them."""
    assert SEATS[seat] is game.turn
    actions = {
        "look" if isinstance(action, Look) else action.bid.name: action
        for action in legal_actions(game)
        if action.seat is game.turn and isinstance(action, Look | MakeBid)
    }
    assert sorted(allowed) == sorted(actions)
    special = [word for word in allowed if not word.isdecimal()]
    word = chance.choice(chance.choice([special or allowed, allowed, allowed[:6]]))
    return apply(game, actions[word]), word


def random_standing(chance: Random) -> Standing:
    totals = tuple(chance.choice([0, 99, 100, 150, 300]) for _ in range(2))
    return Standing(totals, (chance.randrange(10), chance.randrange(10)))


@pytest.mark.parametrize("spec", SPECS)
def test_two_readings_agree_on_random_results(spec: str, count: Callable[..., None]) -> None:
    """Any bids and tricks score the same, also those that hardly ever come up in play."""
    number = samples(small=200, deep=5_000)
    for seed in range(number):
        compare_result(spec, seed, spec)
    count("random results scored by two readings", number)


def compare_result(spec: str, seed: int, known: str) -> None:
    """Score random bids and tricks by both readings; the second knows the rules `known`."""
    rules, options, chance = compose(spec), options_of(known), Random(seed)
    words = ["nil", *map(str, range(1, 8)), *reference.special_words(options_of(spec))]
    bids = tuple(rules.read_bid(chance.choice(words)) for _ in SEATS)
    cuts = sorted(chance.randrange(14) for _ in range(3))
    taken = tuple(after - before for before, after in zip([0, *cuts], [*cuts, 13], strict=True))
    assert_same_points(options, RoundResult(bids, taken), random_standing(chance), spec)


def assert_same_points(options: dict[str, dict[str, Value]], found: RoundResult, standing: Standing, spec: str) -> None:
    score = score_round(compose(spec), found, standing)
    for place, side in enumerate(score.sides):
        seats = (place, place + 2)
        own = [[values[seat] for seat in seats] for values in ([str(bid) for bid in found.bids], found.taken)]
        expected = reference.score_announced(options, *own, standing.bags[place])
        assert expected == (side.points, side.bags, any(line.wins for line in side.lines))
