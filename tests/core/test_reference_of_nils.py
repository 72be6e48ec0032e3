"""Two readings of the nils for two, in the dark, of suicide and of passing: the engine and `tests/reference.py`, at every step of random rounds."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from spades_teach.core.actions import Look, MakeBid, PassCard, Play
from spades_teach.core.cards import Card
from spades_teach.core.deals import deal_cards
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
    "standard+team-nil+nil-passing",
    "standard+team-blind-nil+double-blind-nil+boston-on-fire",
    "standard+double-blind-nil:reward=double-bonus+nil-passing+team-nil",
    "standard+nil-in-the-dark+blind-nil-in-the-dark",
    "standard+nil-in-the-dark:value=150+boston-on-fire+nil-passing",
    "standard+suicide",
    "standard+suicide+nil-in-the-dark+boston-on-fire+nil-passing",
    "standard+suicide+blind-nil-in-the-dark",
    "standard+pass-cards:only_for=every-deal+team-blind-nil",
    "standard+general-passing:count=2,direction=left,timing=after-bidding+team-nil",
    "standard+general-passing:count=1,direction=right,timing=after-bidding+suicide",
    "standard+general-passing:count=3,direction=partner,timing=after-bidding",
)


@pytest.mark.parametrize("spec", SPECS)
def test_two_readings_of_nils_agree_on_random_rounds(spec: str, count: Callable[..., None]) -> None:
    """Words allowed, bids forced over, cards passed, legal cards, points and wins are the same in both readings."""
    number = samples(small=40, deep=500)
    for seed in range(number):
        try:
            compare(spec, seed)
        except AssertionError as error:
            raise AssertionError(f"the readings differ in round {seed} of {spec}") from error
    count("random rounds of nils played by two readings", number)


def compare(spec: str, seed: int, known_to_the_reference: str | None = None) -> None:
    """Play one round by the engine and ask both readings; the second may be told other rules, to see it caught."""
    naive = split_spec(known_to_the_reference or spec)[1]
    options: dict[str, dict[str, Value]] = {choice.id: dict(choice.parameters) for choice in naive}
    chance = Random(seed)
    dealer = chance.randrange(4)
    standing = Standing((0, 0), (chance.randrange(10), chance.randrange(10)))
    game = start_round(compose(spec), deal_cards(seed, SEATS[dealer]), standing)
    game, bids = compare_bids(game, options, chance, dealer)
    game = compare_passing(game, options, bids, chance)
    game = compare_play(game, bids, chance, (dealer + 1) % 4)
    score = score_round(game.rules, result(game), standing)
    for place, side in enumerate(score.sides):
        seats = (place, place + 2)
        expected = reference.score_of_two(
            options, [bids[seat] for seat in seats], [game.taken[seat] for seat in seats], standing.bags[place]
        )
        assert expected == (side.points, side.bags, any(line.wins for line in side.lines))


def compare_bids(
    game: Round, options: dict[str, dict[str, Value]], chance: Random, dealer: int
) -> tuple[Round, list[str]]:
    bids: list[Any] = [None] * 4
    looked = [False] * 4
    for step in range(1, 5):
        seat = (dealer + step) % 4
        while bids[seat] is None:
            assert SEATS[seat] is game.turn
            allowed = reference.words_at_this_table(options, seat, bids, looked)
            assert sorted(allowed) == sorted(said(game))
            special = [word for word in allowed if not word.isdecimal()]
            word = chance.choice(special if special and chance.random() < 0.5 else allowed)
            if word == "look":
                game, looked[seat] = apply(game, Look(SEATS[seat])), True
            else:
                game, bids[seat] = apply(game, MakeBid(SEATS[seat], game.rules.read_bid(word))), word
    for seat in reference.forced_over(bids, (dealer + 1) % 4) if "suicide" in options else ():
        assert ("turning", SEATS[seat]) == (game.phase, game.turn)
        allowed = reference.opposite_words(bids[seat])
        assert sorted(allowed) == sorted(said(game))
        bids[seat] = chance.choice(allowed)
        game = apply(game, MakeBid(SEATS[seat], game.rules.read_bid(bids[seat])))
    assert bids == [str(bid) for bid in game.bids]
    return game, bids


def said(game: Round) -> list[str]:
    own = [action for action in legal_actions(game) if action.seat is game.turn]
    return [
        "look" if isinstance(action, Look) else action.bid.name for action in own if isinstance(action, Look | MakeBid)
    ]


def compare_passing(game: Round, options: dict[str, dict[str, Value]], bids: list[str], chance: Random) -> Round:
    hands = [[card.code for card in hand] for hand in game.hands]
    owed = reference.cards_to_pass(options, bids)
    laid: dict[int, list[str]] = {}
    while game.phase == "passing":
        assert game.turn is not None
        giver = SEATS.index(game.turn)
        card = chance.choice([card for card in hands[giver] if card not in laid.get(giver, [])])
        laid.setdefault(giver, []).append(card)
        game = apply(game, PassCard(game.turn, Card(card)))
    assert {giver: cards for giver, _, cards in owed} == {giver: len(cards) for giver, cards in laid.items()}
    for giver, receiver, _ in owed:
        hands[giver] = [card for card in hands[giver] if card not in laid[giver]]
        hands[receiver] = hands[receiver] + laid[giver]
    assert [sorted(hand) for hand in hands] == [sorted(card.code for card in hand) for hand in game.hands]
    return game


def compare_play(game: Round, bids: list[str], chance: Random, seat: int) -> Round:
    rules = reference.default_table()
    hands = [[card.code for card in hand] for hand in game.hands]
    finished: list[list[tuple[int, str]]] = []
    for number in range(13):
        table: list[tuple[int, str]] = []
        broken = reference.spades_broken(rules, finished)
        for _ in range(4):
            assert SEATS[seat] is game.turn
            legal = [action.card.code for action in legal_actions(game) if isinstance(action, Play)]
            if bids[seat].endswith("in-the-dark"):
                assert len(legal) == 1
                assert legal[0] in hands[seat]
            else:
                on_table = [card for _, card in table]
                assert sorted(reference.legal_cards(rules, hands[seat], on_table, broken, number == 0)) == sorted(legal)
            card = chance.choice(legal)
            game = apply(game, Play(SEATS[seat], Card(card)))
            hands[seat].remove(card)
            table.append((seat, card))
            seat = (seat + 1) % 4
        seat = reference.trick_winner(rules, table)
        finished.append(table)
    return game
