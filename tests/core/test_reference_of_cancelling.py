"""Two readings of cancellation spades, compared at every step of random rounds: the engine and `tests/reference.py`."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from spades_teach.core.actions import MakeBid, Play
from spades_teach.core.cards import Card
from spades_teach.core.deals import deal_cards
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round
from spades_teach.core.scores import score_round
from spades_teach.core.variants import compose
from spades_teach.core.variants.spec import Value, split_spec
from tests import reference
from tests.samples import samples

SPECS = (
    "standard+cancellation-spades",
    "standard+cancellation-spades:nil=30,double_nil=100,undertrick=-5",
    "standard+cancellation-spades:players=8",
)
Options = dict[str, dict[str, Value]]


@pytest.mark.parametrize("spec", SPECS)
def test_two_readings_of_cancelling_agree_on_random_rounds(spec: str, count: Callable[..., None]) -> None:
    """Pack, legal cards, winners, dead tricks and points are the same in both readings."""
    number = samples(small=20, deep=1_000)
    for seed in range(number):
        compare(spec, seed)
    count("random rounds played by two readings", number)


def compare(spec: str, seed: int) -> None:
    options: Options = {choice.id: dict(choice.parameters) for choice in split_spec(spec)[1]}
    players = options["cancellation-spades"].get("players", 6)
    rules, chance = compose(spec), Random(seed)
    seats = rules.table.seats
    assert players == len(seats)
    assert sorted(reference.cancelling_pack(players)) == sorted(card.code for card in rules.pack.cards)
    dealer = chance.randrange(players)
    game = start_round(rules, deal_cards(seed, seats[dealer], pack=rules.pack, table=rules.table))
    while game.phase == "bidding":
        words = [action for action in legal_actions(game) if isinstance(action, MakeBid)]
        game = apply(game, chance.choice(chance.choice([words, words[:5]])))
    game = compare_play(game, chance, (dealer + 1) % players)
    compare_points(options, result(game), spec)


def compare_play(game: Round, chance: Random, seat: int) -> Round:
    seats = game.rules.table.seats
    hands = [[card.code for card in hand] for hand in game.hands]
    taken, broken = [0] * len(seats), False
    while any(hands):
        table: list[tuple[int, str]] = []
        for step in range(len(seats)):
            player = (seat + step) % len(seats)
            assert seats[player] is game.turn
            legal = reference.cancelling_legal(hands[player], [card for _, card in table], broken)
            actions = [action.card.code for action in legal_actions(game) if isinstance(action, Play)]
            assert sorted(set(legal)) == sorted(actions)
            card = chance.choice(legal)
            game = apply(game, Play(seats[player], Card(card)))
            hands[player].remove(card)
            table.append((player, card))
        broken = broken or any(reference.cancelling_suit(card) == "S" for _, card in table)
        winner = reference.winner_of_two_packs(table)
        assert (None if winner is None else seats[winner]) is game.tricks[-1].winner
        if winner is not None:
            taken[winner] += 1
            seat = winner
        assert tuple(taken) == game.taken
    return game


def compare_points(options: Options, found: RoundResult, spec: str) -> None:
    rules = compose(spec)
    for side in score_round(rules, found).sides:
        places = [rules.table.index(seat) for seat in side.side.seats]
        own = [[values[place] for place in places] for values in ([str(bid) for bid in found.bids], found.taken)]
        assert reference.score_cancelling(options, *own) == side.points


@pytest.mark.parametrize("spec", SPECS)
def test_two_readings_of_cancelling_agree_on_random_results(spec: str, count: Callable[..., None]) -> None:
    """Any bids and tricks score the same, double nils too."""
    rules, chance = compose(spec), Random(spec)
    options: Options = {choice.id: dict(choice.parameters) for choice in split_spec(spec)[1]}
    number, seats = samples(small=100, deep=5_000), rules.table.seats
    for _ in range(number):
        bids = tuple(rules.read_bid(chance.choice(["nil", "nil", "1", "2", "3", "5"])) for _ in seats)
        cuts = sorted(chance.randrange(rules.hand_size + 1) for _ in seats[1:])
        taken = tuple(after - before for before, after in pairwise([0, *cuts, rules.hand_size]))
        compare_points(options, RoundResult(bids, taken), spec)
    count("random results scored by two readings", number)
