"""House rules of contracts, overtricks, bonuses and ends: what the worked examples of the catalogue leave open."""

from dataclasses import replace
from random import Random

import pytest

from spades_teach.core.bids import NIL, number
from spades_teach.core.cards import Card
from spades_teach.core.deals import deal_cards
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.matches import record, start_match
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import apply, legal_actions, result, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.special_card import drawn_card
from spades_teach.core.scores import score_round
from spades_teach.core.variants import compose

IDS = (
    "three-b",
    "no-overs",
    "oh-hell",
    "quicksand",
    "double-back-double-over",
    "sandbag-cancellation",
    "seven-or-higher",
    "seven-or-higher-part-two",
    "highlander",
    "win-last-trick",
    "no-point-deductions",
    "sandbags-0-10",
    "negative-sandbags",
    "units-digit-bags",
    "team-individual-players",
    "deficit-ends-game",
    "short-game-250",
    "fixed-hands",
    "time-limit",
)


def points(spec, bids, taken, before=None, side="NS"):
    made = tuple(NIL if bid == 0 else number(bid) for bid in bids)
    return score_round(compose(spec), RoundResult(made, tuple(taken)), before).of(side).points


@pytest.mark.parametrize("variant", IDS)
def test_random_rounds_are_played_and_scored(variant):
    """Whole rounds by chance score under each of the rules, and lines sum to the points."""
    rules = compose(f"standard+{variant}")
    for seed in range(20):
        chance = Random(seed)
        game = start_round(rules, deal_cards(seed))
        while not game.over:
            game = apply(game, chance.choice(legal_actions(game)))
        for side in score_round(rules, result(game), Standing((118, -39), (8, 1))).sides:
            assert side.points == sum(line.points for line in side.lines)
            assert side.bags >= 0


@pytest.mark.parametrize(
    ("expected", "spec", "bids", "taken"),
    [
        (-7, "standard+no-point-deductions:set_points=-7", (3, 3, 3, 3), (2, 4, 2, 5)),
        (40 - 150 + 1, "standard+no-point-deductions:nil_failure=-150", (0, 3, 4, 3), (1, 4, 4, 4)),
        (20 - 60 + 2, "standard+double-back-double-over:with_bag_penalty=true", (1, 4, 1, 4), (2, 5, 2, 4)),
        (80 + 20, "standard+seven-or-higher+no-overs", (4, 3, 4, 2), (5, 2, 4, 2)),
        (80 + 40, "standard+team-individual-players:rounding=nearest", (4, 3, 4, 2), (4, 3, 4, 2)),
        (70 + 40, "standard+team-individual-players:rounding=nearest", (4, 3, 3, 3), (4, 3, 3, 3)),
        (50 + 100 + 20, "standard+team-individual-players", (0, 4, 5, 4), (0, 4, 5, 4)),
        (40 - 100, "standard+oh-hell:exactness=each-player", (4, 4, 0, 4), (4, 3, 2, 4)),
        (-60 - 100, "standard+oh-hell:penalty=-20", (3, 4, 0, 4), (4, 3, 2, 4)),
        (-100 - 20 + 2, "standard+three-b", (0, 4, 4, 4), (2, 4, 2, 5)),
        (-100 - 20 + 30, "standard+quicksand", (0, 4, 3, 4), (2, 4, 3, 4)),
        (-100 + 30 - 3, "standard+negative-sandbags", (0, 4, 3, 4), (2, 4, 4, 3)),
        (-50 + 5, "standard+highlander:deducted_on_failure=failing-players-bid", (5, 3, 3, 2), (4, 3, 4, 2)),
        (-80 + 5 + 10, "standard+highlander:bonus_needs_made_contract=false", (5, 3, 3, 2), (4, 3, 4, 2)),
        (70 + 5, "standard+highlander:seven_trick_bonus=none", (4, 3, 3, 2), (4, 3, 4, 2)),
        (-100 + 30 + 5, "standard+highlander", (0, 4, 3, 4), (2, 4, 4, 3)),
        (60 + 2, "standard+seven-or-higher-part-two", (3, 3, 3, 2), (4, 3, 4, 2)),
        (60 + 2 + 10, "standard+seven-or-higher-part-two:overtricks_count=true", (3, 3, 3, 2), (4, 3, 4, 2)),
        (40, "standard+no-overs+failed-nil-tricks:mode=toward-partner+nil:value=0", (0, 4, 4, 4), (2, 4, 3, 4)),
    ],
)
def test_points(expected, spec, bids, taken):
    """Parameters, nils and neighbours are counted as the readings say."""
    assert expected == points(spec, bids, taken)


def test_bags_of_a_doubled_contract_are_counted_where_the_penalty_stays():
    """With the bag penalty besides, the tricks over are bags as well."""
    bids, taken = (1, 4, 1, 4), (2, 5, 2, 4)
    made = RoundResult(tuple(map(number, bids)), taken)
    assert 2 == score_round(compose("standard+double-back-double-over:with_bag_penalty=true"), made).of("NS").bags
    assert 0 == score_round(compose("standard+double-back-double-over"), made).of("NS").bags


def test_bags_of_a_failed_nil_stay_where_the_contract_is_doubled():
    """The loss stands in for the overtricks only, and the line says so."""
    bids = (NIL, number(4), number(1), number(4))
    score = score_round(compose("standard+double-back-double-over"), RoundResult(bids, (2, 4, 3, 4))).of("NS")
    (bags,) = [dict(line.facts) for line in score.lines if line.reason == "bags"]
    assert {"bags": 2, "overtricks": 0, "failed": 2, "each": 1} == bags
    assert -100 - 20 + 2 == score.points


@pytest.mark.parametrize("card", [None, "7D"])
def test_a_played_round_notes_who_won_the_special_card(card):
    """The fixed card, or the one that belongs to the seed; where nobody can know it nothing is noted."""
    rules = compose("standard+sandbag-cancellation" + (f":card={card}" if card else ""))
    for seed in range(5):
        game = start_round(rules, deal_cards(seed))
        while not game.over:
            game = apply(game, legal_actions(game)[0])
        special = Card(card) if card else drawn_card(seed, rules.pack)
        (winner,) = [trick.winner for trick in game.tricks if special in [play.card for play in trick.plays]]
        assert ((f"{winner.value}.special-card", 1),) == result(game).facts
    unknown = start_round(rules, replace(deal_cards(1), seed=None))
    while not unknown.over:
        unknown = apply(unknown, legal_actions(unknown)[0])
    assert (card is not None) == bool(result(unknown).facts)


def test_cards_drawn_for_deals_are_of_all_kinds():
    """Many seeds draw every card of the pack."""
    assert set(STANDARD_PACK.cards) == {drawn_card(seed, STANDARD_PACK) for seed in range(2000)}


@pytest.mark.parametrize(
    ("expected", "spec", "tricks"),
    [
        (50 + 1, "standard+sandbag-cancellation:cancels=2", (5, 3, 3, 2)),
        (50, "standard+sandbag-cancellation:cancels=9", (5, 3, 3, 2)),
        (-100, "standard+sandbag-cancellation+double-back-double-over", (7, 2, 4, 0)),
    ],
)
def test_more_bags_may_be_cancelled(expected, spec, tricks):
    """No more bags are taken off than there are overtricks that count."""
    bids = tuple(map(number, (3, 3, 2, 3)))
    played = RoundResult(bids, tricks, facts=(("N.special-card", 1),))
    assert expected == score_round(compose(spec), played).of("NS").points


def test_a_special_card_that_is_none_is_refused():
    """The message names what is expected."""
    with pytest.raises(RuleSpecError, match="expected drawn-before-deal or a card"):
        compose("standard+sandbag-cancellation:card=joker")


def test_negative_bags_may_be_counted():
    """With the penalty for ten, the tenth negative bag costs 100 besides."""
    standing = Standing((0, 0), (9, 0))
    spec = "standard+negative-sandbags:ten_bag_penalty=true"
    assert 50 - 1 - 100 == points(spec, (3, 3, 2, 3), (3, 3, 3, 4), standing)


def test_the_last_trick_is_read_from_the_tricks():
    """A round that was played needs no fact: exactly one side wins the ten points."""
    rules = compose("standard+win-last-trick")
    game = start_round(rules, deal_cards(5))
    while not game.over:
        game = apply(game, legal_actions(game)[0])
    winners = [
        side.side.name
        for side in score_round(rules, result(game)).sides
        if "won-last-trick" in [line.reason for line in side.lines]
    ]
    assert [rules.table.side_of(game.tricks[-1].winner).name] == winners


@pytest.mark.parametrize(
    ("expected", "spec"),
    [
        ([80, 90, 100, 110], "standard+seven-or-higher-part-two"),
        ([80, 90, 80, 80], "standard+seven-or-higher-part-two:series=ten-after-second"),
        ([80, 90, 100, 110], "standard+highlander"),
    ],
)
def test_a_match_counts_how_often_seven_were_taken(expected, spec):
    """The bonus of a round depends on the rounds before; those without it do not count, and a count that was told holds."""
    match = start_match(compose(spec))
    seven, six = (RoundResult(tuple(map(number, bids)), bids) for bids in ((4, 3, 3, 3), (3, 3, 3, 4)))
    for played in (seven, six, seven, seven, seven):
        match = record(match, played)
    assert [expected[0], 60, *expected[1:]] == [score.of("NS").points for score in match.scores]
    told = RoundResult(seven.bids, seven.taken, facts=(("N.sevens", 1),))
    assert 90 == record(start_match(compose(spec)), told).scores[0].of("NS").points


def test_bags_of_highlander_may_be_counted():
    """With the sandbag penalty the bags of the side are counted beside its five points."""
    standing = Standing((0, 0), (9, 0))
    assert 50 + 5 - 100 == points("standard+highlander:sandbag_penalty=true", (3, 4, 2, 3), (3, 4, 3, 3), standing)
    assert 50 + 5 == points("standard+highlander", (3, 4, 2, 3), (3, 4, 3, 3), standing)


def test_a_match_of_fixed_length_ends_after_its_rounds():
    """No target ends it before, and the higher total wins."""
    match = start_match(compose("standard+fixed-hands:deals=2"))
    played = RoundResult(tuple(map(number, (7, 2, 6, 2))), (7, 0, 6, 0))
    match = record(match, played)
    assert (False, None) == (match.outcome.over, match.winner)
    match = record(match, played)
    assert (True, "NS", "rounds-played") == (match.outcome.over, match.winner, match.outcome.reason)


def test_the_clock_is_told_with_a_round():
    """The match goes on until a round ended when the time was over; a tie is played off."""
    match = start_match(compose("standard+time-limit:minutes=30"))
    bids = tuple(map(number, (3, 3, 3, 3)))
    match = record(match, RoundResult(bids, (3, 3, 3, 4), facts=(("minutes", 29),)))
    assert not match.outcome.over
    assert 29 == match.standing.minutes
    tied = RoundResult(bids, (4, 3, 3, 3), facts=(("minutes", 31),))
    match = record(match, tied)
    assert "tie-plays-on" == match.outcome.reason
    match = record(match, RoundResult(bids, (3, 3, 3, 4)))
    assert (True, "EW", "time-over") == (match.outcome.over, match.winner, match.outcome.reason)
