"""Two readings of bidding together, auctions and no-trump bids, compared on random rounds: the engine and `tests/reference.py`."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from spades_teach.core.actions import MakeBid
from spades_teach.core.cards import Suit
from spades_teach.core.deals import deal_cards
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose
from tests import reference
from tests.samples import samples

SEATS = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
SIDES = ((0, 2), (1, 3))
Options = dict[str, dict[str, Any]]

TOGETHER: tuple[Options, ...] = (
    {"half-tricks": {}},
    {"partnership-bidding": {}},
    {"partnership-bidding": {"minimum": 6, "nil_allowed": True, "sum_13_forbidden": True}},
    {"no-trump-bid": {}},
    {"no-trump-bid": {"points_per_trick": 30, "counted_tricks": "won", "failure": "10-per-trick-bid"}},
    {"made-books": {}},
    {"made-books": {"sum": 13, "teams_score": "nothing"}, "half-tricks": {}},
    {"half-tricks": {}, "no-trump-bid": {}, "made-books": {}},
    {"partnership-bidding": {}, "no-trump-bid": {}, "made-books": {}},
    {"half-tricks": {}, "no-trump-bid": {}, "tram": {}, "ace-check": {}},
)
AUCTIONS: tuple[Options, ...] = (
    {"spades-auction": {}},
    {"spades-auction": {"base": 5, "min_bid": 2, "declarer_points_per_trick": 12}},
    {"spades-auction": {}, "broken-contract": {}},
    {"spades-auction": {"defender_points_per_over_or_undertrick": 7}, "no-trump-bid": {}, "tram": {}},
)


def spec_of(options: Options) -> str:
    parts = []
    for name, settings in options.items():
        told = ",".join(f"{key}={str(value).lower()}" for key, value in settings.items())
        parts.append(f"{name}:{told}" if told else name)
    return "+".join(["standard", *sorted(parts)])


def dealt(options: Options, seed: int, dealer: int) -> Round:
    rules = compose(spec_of(options))
    return start_round(rules, deal_cards(seed, SEATS[dealer]), Standing((0, 0), (seed % 10, (3 * seed) % 10)))


def finished(game: Round, chance: Random) -> Round:
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return game


def offered(game: Round) -> list[str]:
    return sorted(str(action.bid) for action in legal_actions(game) if isinstance(action, MakeBid))


@pytest.mark.parametrize("options", TOGETHER, ids=spec_of)
def test_two_readings_of_bidding_together(options: Options, count: Callable[..., None]) -> None:
    """Who bids, what may be bid, whether anybody plays, and the points are the same in both readings."""
    rounds = samples(small=40, deep=500)
    for seed in range(rounds):
        compare_together(options, seed, options)
    count("random rounds played by two readings", rounds)


def compare_together(options: Options, seed: int, known: Options) -> None:
    """Play one round by the engine and ask both readings; the second knows these options."""
    chance, dealer = Random(seed), seed % 4
    game = dealt(options, seed, dealer)
    bids: list[str | None] = [None] * 4
    while (seat := reference.who_bids_next(known, dealer, bids)) is not None:
        assert SEATS[seat] is game.turn
        hand = [card.code for card in game.hands[seat]]
        allowed = reference.words_together(known, seat, bids, hand)
        assert sorted(allowed) == offered(game)
        low = [word for word in allowed if reference.worth(word) < 5]
        bids[seat] = chance.choice(chance.choice([low or allowed, allowed]))
        game = apply(game, MakeBid(SEATS[seat], game.rules.read_bid(bids[seat] or "")))
    assert game.over is reference.nobody_plays(known, bids)
    assert_same_points(options, result(finished(game, chance)), game.standing, known)


@pytest.mark.parametrize("options", TOGETHER, ids=spec_of)
def test_two_readings_agree_on_random_results(options: Options, count: Callable[..., None]) -> None:
    """Any bids and tricks score the same, also those that hardly ever come up in play."""
    rules, chance = compose(spec_of(options)), Random(1)
    words = ["nil", *map(str, range(1, 14))]
    words += [f"no-trump-{number}" for number in range(1, 14)] * ("no-trump-bid" in options)
    number = samples(small=300, deep=5_000)
    for _ in range(number):
        bids = [chance.choice(words) for _ in SEATS]
        if "half-tricks" in options:
            bids[0], bids[2] = chance.choice([(bids[0], bids[2]), ("3.5", "2.5"), ("1.5", "6.5")])
        cuts = sorted(chance.randrange(14) for _ in range(3))
        taken = tuple(after - before for before, after in zip([0, *cuts], [*cuts, 13], strict=True))
        facts = tuple((f"{seat.value}.ruffs-won", chance.choice([0, 0, 1])) for seat in SEATS)
        standing = Standing((0, 0), (chance.randrange(10), chance.randrange(10)))
        assert_same_points(options, RoundResult(tuple(map(rules.read_bid, bids)), taken, facts=facts), standing)
    count("random results scored by two readings", number)


def assert_same_points(options: Options, found: RoundResult, standing: Standing, known: Options | None = None) -> None:
    """Compare the points of both sides; the second reading may know other options."""
    score = score_round(compose(spec_of(options)), found, standing)
    bids = [str(bid) for bid in found.bids]
    ruffs = [ruffed(found, seat) for seat in SEATS]
    for place, seats in enumerate(SIDES):
        own = [[values[seat] for seat in seats] for values in (bids, found.taken, ruffs)]
        expected = reference.score_together(options if known is None else known, bids, *own, standing.bags[place])
        assert expected == (score.sides[place].points, score.sides[place].bags)


def ruffed(found: RoundResult, seat: Seat) -> int:
    """Count the tricks that a seat won with a spade on another suit, from the tricks or as they were noted."""
    if not found.tricks:
        return int(found.fact(f"{seat.value}.ruffs-won", 0))
    return sum(
        trick.winner is seat and trick.plays[0].card.suit is not Suit.SPADES and play.card.suit is Suit.SPADES
        for trick in found.tricks
        for play in trick.plays
        if play.seat is seat
    )


@pytest.mark.parametrize("options", AUCTIONS, ids=spec_of)
def test_two_readings_of_an_auction(options: Options, count: Callable[..., None]) -> None:
    """Turns, words and points of an auction are the same in both readings."""
    rounds = samples(small=60, deep=1_000)
    for seed in range(rounds):
        compare_auction(options, seed, options)
    count("random rounds played by two readings", rounds)


def compare_auction(options: Options, seed: int, known: Options) -> None:
    """Play one round by the engine and ask both readings; the second knows these options."""
    chance, dealer = Random(seed), seed % 4
    game = dealt(options, seed, dealer)
    said: list[tuple[int, str]] = []
    while (seat := reference.auction_turn(dealer, said)) is not None:
        assert SEATS[seat] is game.turn
        allowed = reference.auction_words(known["spades-auction"], said)
        assert sorted(allowed) == offered(game)
        word = chance.choice(allowed[:2] + allowed[-1:])
        said.append((seat, word))
        game = apply(game, MakeBid(SEATS[seat], game.rules.read_bid(word)))
    assert "play" == game.phase
    found = result(finished(game, chance))
    sides = score_round(game.rules, found, game.standing).sides
    assert reference.auction_points(known, said, found.taken) == tuple(side.points for side in sides)
    assert game.standing.bags == tuple(side.bags for side in sides)


@pytest.mark.parametrize("options", AUCTIONS, ids=spec_of)
def test_two_readings_of_what_an_auction_pays(options: Options, count: Callable[..., None]) -> None:
    """Whoever declares, and however many tricks are taken, the points are the same in both readings."""
    number = samples(small=200, deep=5_000)
    for seed in range(number):
        compare_payment(options, seed, options)
    count("random results scored by two readings", number)


def compare_payment(options: Options, seed: int, known: Options) -> None:
    """Score any tricks after an auction that one seat has won; the second reading knows these options."""
    rules, chance = compose(spec_of(options)), Random(seed)
    declarer = chance.randrange(4)
    bids = ["pass"] * 4
    bids[declarer] = chance.choice(reference.auction_words(known["spades-auction"], []))
    cuts = sorted(chance.randrange(14) for _ in range(3))
    taken = tuple(after - before for before, after in zip([0, *cuts], [*cuts, 13], strict=True))
    sides = score_round(rules, RoundResult(tuple(map(rules.read_bid, bids)), taken)).sides
    expected = reference.auction_points(known, [(declarer, bids[declarer])], taken)
    assert expected == tuple(side.points for side in sides)
