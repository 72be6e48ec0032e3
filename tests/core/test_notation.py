"""Everything that is written reads back as the same thing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.core.deals import deal_cards
from spades_teach.core.matches import record, start_match, surrender
from spades_teach.core.notation import (
    deal_from_json,
    deal_from_pbn,
    deal_from_text,
    deal_to_json,
    deal_to_pbn,
    deal_to_text,
    dumps,
    loads,
    match_from_json,
    match_to_json,
    read_action,
    read_bids_and_tricks,
    read_standing,
    round_from_json,
    round_from_text,
    round_to_json,
    round_to_text,
    write_action,
)
from spades_teach.core.rounds import result
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.tricks import read_plays, write_plays
from spades_teach.core.variants import STANDARD, compose
from tests.strategies import deals, results, rounds, rule_sets, seeds


@given(rounds())
def test_rounds_round_trip(game):
    """A round survives JSON and text, at any moment and by any rules."""
    assert game == round_from_json(loads(dumps(round_to_json(game))))
    again = round_from_text(round_to_text(game))
    assert (game.actions, game.deal.hands, game.standing.totals) == (
        again.actions,
        again.deal.hands,
        again.standing.totals,
    )


@given(rounds())
def test_actions_round_trip(game):
    """Every action has one text form."""
    for action in game.actions:
        assert action == read_action(write_action(action), game.rules)


@given(st.sampled_from(FOUR_IN_TWO.seats), seeds)
def test_deals_round_trip(dealer, seed):
    """A deal survives JSON whole, and text and PBN without its seed and the order of its cards."""
    deal = deal_cards(seed, dealer)
    assert deal == deal_from_json(loads(dumps(deal_to_json(deal))))
    assert deal.hands == deal_from_text(deal_to_text(deal)).hands
    read = deal_from_pbn(deal_to_pbn(deal))
    assert (dealer, [set(hand) for hand in deal.hands]) == (read.dealer, [set(hand) for hand in read.hands])


@given(st.data(), rule_sets)
def test_deals_of_other_packs_round_trip(data, rules):
    """Jokers are written like other cards."""
    deal = data.draw(deals(rules))
    assert deal == deal_from_json(loads(dumps(deal_to_json(deal))), rules.table)


@given(st.data())
def test_matches_round_trip(data):
    """A match is its rules, its first dealer and its results; a surrender is kept."""
    match = start_match(STANDARD, data.draw(st.sampled_from(FOUR_IN_TWO.seats)))
    for found in data.draw(st.lists(results(STANDARD), max_size=4)):
        if not match.outcome.over:
            match = record(match, found)
    if not match.outcome.over and data.draw(st.booleans()):
        match = surrender(match, Seat.EAST)
    assert match == match_from_json(loads(dumps(match_to_json(match))))


@given(rounds(finished=True))
def test_a_played_round_can_be_recorded(game):
    """What was played card by card is scored like what was written down."""
    match = record(start_match(game.rules), result(game))
    assert 1 == len(match.scores)


def test_plays_round_trip():
    """Plays keep their order."""
    text = "E:KH S:2H W:10S N:AH"
    assert text == write_plays(read_plays(text))


PBN = """
% PBN 2.1
{a comment
over two lines}
[Event "lesson"]
[Dealer "E"] ; said twice
[Deal "E:.AQJT84.AK93.Q63 AKQJT98.2.2.AK54 765.K97.QJT8.JT9 432.653.7654.872"]

"""


def test_pbn_of_others_is_read():
    """Void suits, comments, other tags and blank lines do not disturb (A46)."""
    deal = deal_from_pbn(PBN)
    assert Seat.EAST is deal.dealer
    assert "AH QH JH 10H 8H 4H AD KD 9D 3D QC 6C 3C" == " ".join(map(str, deal.hands[1]))
    assert deal.hands == deal_from_pbn(deal_to_pbn(deal)).hands


def test_pbn_without_tags_is_read():
    """A bare deal string is enough; its first hand then deals."""
    assert Seat.SOUTH is deal_from_pbn("S:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432").dealer


def test_results_and_standings_are_read_in_any_order():
    """Seats and sides may come in any order, digits in any script; a side left out has nothing."""
    found = read_bids_and_tricks("W:2 S:nil E:۳ N:4", "N:5 E:3 S:0 W:٥", STANDARD)
    assert (["4", "3", "nil", "2"], (5, 3, 0, 5)) == ([bid.name for bid in found.bids], found.taken)
    standing = read_standing("WE:-120/3", compose("standard"))
    assert ((0, -120), (0, 3)) == (standing.totals, standing.bags)
    assert (0, -47) == read_standing("EW:\u221247", STANDARD).totals


@pytest.mark.parametrize("text", ["rules standard\ndealer N\nN: AS\n", "nonsense", "dealer N\ndealer N"])
def test_damaged_text_records_are_refused(text):
    """A text record that lacks a hand or says something twice is not guessed at."""
    with pytest.raises(ValueError, match=r"expected|twice"):
        round_from_text(text)
