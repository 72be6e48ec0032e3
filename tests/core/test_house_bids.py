"""House rules of the bidding in whole rounds: what the worked examples cannot say."""

from dataclasses import replace
from random import Random

import pytest

from spades_teach.core.actions import Look, MakeBid, Play
from spades_teach.core.bids import NIL, number
from spades_teach.core.cards import Suit
from spades_teach.core.deals import deal_cards
from spades_teach.core.matches import record, start_match
from spades_teach.core.notation import round_from_json, round_to_json
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round, violations
from spades_teach.core.scores import score_round
from spades_teach.core.variants import compose


def played(spec: str, seed: int) -> Round:
    rules = compose(spec)
    game = start_round(rules, deal_cards(seed, pack=rules.pack))
    chance = Random(seed)
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return game


SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_all_bids_never_come_to_the_tricks(seed: int) -> None:
    """Neither the last bid nor a raise makes the bids fit."""
    for spec in ("standard+total-bids", "standard+total-bids+raise-by-one:max_raise=13"):
        assert sum(bid.tricks for bid in played(spec, seed).bids if bid) != 13


@pytest.mark.parametrize("seed", SEEDS)
def test_mirrors_come_to_the_spades_and_whiz_to_no_more(seed: int) -> None:
    """Four honest counts of thirteen spades come to thirteen, with jokers to fifteen."""
    assert sum(bid.tricks for bid in played("standard+mirrors", seed).bids if bid) == 13
    assert sum(bid.tricks for bid in played("standard+mirrors+big-joker-little-joker", seed).bids if bid) == 15
    game = played("standard+whiz", seed)
    for hand, bid in zip(game.deal.hands, game.bids, strict=True):
        assert bid is not None
        assert bid.tricks in (0, sum(card.suit is Suit.SPADES for card in hand))


@pytest.mark.parametrize("seed", SEEDS)
def test_each_team_has_exactly_one_nil(seed: int) -> None:
    """Forced nils leave one nil and one number a side."""
    bids = played("standard+suicide-forced-nil", seed).bids
    assert [1, 1] == [sum(bid == NIL for bid in bids[place::2]) for place in (0, 1)]


@pytest.mark.parametrize("seed", SEEDS)
def test_no_team_bids_nine_and_nobody_less_than_four(seed: int) -> None:
    """Both limits hold in the finished bidding."""
    bids = played("standard+no-nines-no-blinds", seed).bids
    assert 9 not in [sum(bid.tricks for bid in bids[place::2] if bid) for place in (0, 1)]
    assert all(bid == NIL or bid.tricks >= 4 for bid in played("standard+fredieu", seed).bids if bid)


@pytest.mark.parametrize("seed", SEEDS)
def test_raises_go_up_by_one_and_survive_being_written(seed: int) -> None:
    """A bid stays or rises by one; the record of the round reads back as the same round."""
    game = played("standard+raise-by-one", seed)
    said = [action for action in game.actions if isinstance(action, MakeBid)]
    assert 8 == len(said)
    assert [first.seat for first in said[:4]] == [second.seat for second in said[4:]]
    for first, second in zip(said[:4], said[4:], strict=True):
        assert second.bid.tricks - first.bid.tricks in (0, 1)
        assert first.bid != NIL or second.bid == NIL
    assert game == round_from_json(round_to_json(game))


def test_cards_wait_until_all_have_raised_or_not() -> None:
    """A card in between is refused with the reason, and so is a raise out of turn."""
    game = start_round(compose("standard+raise-by-one"), deal_cards(1))
    while game.phase == "bidding":
        assert game.turn is not None
        game = apply(game, MakeBid(game.turn, number(3)))
    assert "raising" == game.phase
    assert game.turn is not None
    card = Play(game.turn, game.hands[game.rules.table.index(game.turn)][0])
    assert ["raising-not-finished"] == [reason.id for reason in violations(game, card)]
    other = game.rules.table.after(game.turn)
    assert ["not-your-turn"] == [reason.id for reason in violations(game, MakeBid(other, number(4)))]


def test_a_nil_beside_ten_for_200_stands_apart() -> None:
    """The ten are the contract of the side; the nil of the partner has a line of its own, and its failure bags."""
    rules = compose("standard+ten-for-200")
    game = played("standard+ten-for-200", 1)
    bids = tuple(map(rules.read_bid, ("10-for-200", "2", "nil", "1")))
    side = score_round(rules, replace(result(game), bids=bids, taken=(10, 1, 1, 1))).of("NS")
    assert {"ten-for-200-made": 200, "nil-failed": -100, "bags": 1} == {line.reason: line.points for line in side.lines}


@pytest.mark.parametrize("seed", range(40))
def test_runs_are_read_from_the_tricks(seed: int) -> None:
    """Where the tricks are known, they and not a fact decide about Bemo and Moe."""
    rules = compose("standard+bemo:little_first_tricks=1+moe-consecutive:little_length=3")
    found = result(played("standard", seed))
    table = rules.table
    told = (("N.first-tricks", 13), ("N.little-bemo", 1), ("N.little-moe", 1), ("N.tricks-in-a-row", 13))
    lines = {line.reason: line.points for line in score_round(rules, replace(found, facts=told)).of("NS").lines}
    letters = "".join("U" if trick.winner in table.sides[0].seats else "O" for trick in found.tricks)
    expected = {
        "bemo-made" if letters.startswith("U") else "bemo-failed": 60 if letters.startswith("U") else -60,
        "moe-made" if "UUU" in letters else "moe-failed": 150 if "UUU" in letters else -150,
    }
    assert expected == lines


def test_a_boston_is_not_completed_against_and_nil_stays_open_otherwise() -> None:
    """After a Boston the other side may bid one nil, not two."""
    game = start_round(compose("standard+boston"), deal_cards(1))
    for name in ("boston", "nil", "3"):
        assert game.turn is not None
        game = apply(game, MakeBid(game.turn, game.rules.read_bid(name)))
    assert game.turn is not None
    refused = violations(game, MakeBid(game.turn, NIL))
    assert ["boston-against-double-nil"] == [reason.id for reason in refused]


@pytest.mark.parametrize(
    ("points", "over", "spec"),
    [
        (94, False, "standard+boston"),
        (194, False, "standard+boston:unbid_boston=premium"),
        (94, True, "standard+boston:unbid_boston=game-over"),
    ],
)
def test_all_tricks_without_the_bid(points: int, over: bool, spec: str) -> None:
    """Thirteen tricks that nobody promised are paid as the table says (S2 names all three ways)."""
    rules = compose(spec)
    bids = tuple(map(rules.read_bid, ("4", "1", "5", "2")))
    match = record(start_match(rules), replace(result(played("standard", 1)), bids=bids, taken=(6, 0, 7, 0)))
    assert (points, over) == (match.standing.totals[0], match.outcome.over)


def test_a_lexington_may_win_the_match_and_may_need_a_bid() -> None:
    """Twelve tricks end the match where that is the reward; without a bid where one is needed they are scored as usual."""
    found = result(played("standard", 1))
    for spec, facts, over, points in (
        ("standard+lexington:reward=win-game", (), True, 0),
        ("standard+lexington:needs_bid=true", (), False, 75),
        ("standard+lexington:needs_bid=true", (("S.lexington", 1),), False, 240),
    ):
        rules = compose(spec)
        bids = tuple(map(rules.read_bid, ("4", "2", "3", "1")))
        match = record(start_match(rules), replace(found, bids=bids, taken=(7, 1, 5, 0), tricks=(), facts=facts))
        assert (over, points) == (match.outcome.over, match.standing.totals[0])


def test_looking_gives_up_the_blind_six_of_both_partners() -> None:
    """A partner who looks, even out of turn, leaves the side without it; the other side keeps its own."""
    game = start_round(compose("standard+blind-six"), deal_cards(1))
    assert game.turn is not None
    partner = game.rules.table.partners_of(game.turn)[0]
    six = MakeBid(game.turn, game.rules.read_bid("blind-six"))
    assert () == violations(game, six)
    game = apply(game, Look(partner))
    assert ["partner-has-looked"] == [reason.id for reason in violations(game, six)]
    game = apply(game, MakeBid(game.turn, number(3)))
    assert game.turn is not None
    assert () == violations(game, MakeBid(game.turn, six.bid))


def test_blind_bids_of_several_kinds_are_open_together() -> None:
    """Who may bid blind has all blind bids or looks, and has none of them after looking."""
    rules = compose("standard+blind-bid:min_deficit=0,max_bid=2+blind-nil:min_deficit=0+blind-six")
    game = start_round(rules, deal_cards(1))
    own = [action for action in legal_actions(game) if action.seat is game.turn]
    bids = {str(action.bid) for action in own if isinstance(action, MakeBid)}
    assert {"blind-1", "blind-2", "blind-nil", "blind-six"} == bids
    assert game.turn is not None
    game = apply(game, Look(game.turn))
    assert not any(action.bid.is_blind for action in legal_actions(game) if isinstance(action, MakeBid))


def test_two_blind_numbers_make_one_contract() -> None:
    """Where both partners bid blind there is a contract line as well, once."""
    rules = compose("standard+blind-bid")
    bids = tuple(map(rules.read_bid, ("blind-3", "3", "blind-4", "2")))
    side = score_round(rules, replace(result(played("standard", 1)), bids=bids, taken=(3, 3, 5, 2))).of("NS")
    expected = [("contract-made", 70), ("blind-bid-made", 30), ("blind-bid-missed", -40), ("bags", 1)]
    assert expected == [(line.reason, line.points) for line in side.lines]
