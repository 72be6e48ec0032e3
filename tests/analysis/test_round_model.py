"""The model of rounds: counted from rounds that can be played again, and fit for any rules that add partners up."""

from __future__ import annotations

import pandas
import pytest

from scripts import count_rounds as script
from spades_teach.analysis.played_rounds import COUNTED, count_rounds, played, rows
from spades_teach.analysis.round_model import ModelError, counted_rounds, round_model, sides_changed
from spades_teach.core.variants import compose
from tests.samples import samples


def test_the_table_is_what_the_script_counts():
    """Its first rounds, all of them where there is time: the same rows, in the order in which they came first."""
    again = samples(small=120, deep=COUNTED)
    counted = {each.first: each for each in counted_rounds()}
    for each in count_rounds(range(again)):
        row = counted.pop(each.first)
        assert (row.bids, row.tricks) == (each.bids, each.tricks)
        assert row.rounds == each.rounds if again == COUNTED else row.rounds >= each.rounds
    assert all(first >= again for first in counted), "a row claims a round that came otherwise"
    assert sum(each.rounds for each in counted_rounds()) == COUNTED


def test_the_file_is_as_the_script_writes_it():
    """Not changed by hand: heading, order, and nothing else; under 200 kB."""
    lines = script.TABLE.read_text(encoding="ascii").splitlines()
    assert lines[1:] == [",".join(row) for row in rows(counted_rounds())]
    assert [int(line.rpartition(",")[2]) for line in lines[1:]] == sorted(each.first for each in counted_rounds())
    assert script.TABLE.stat().st_size < 200_000


def test_a_round_is_dealt_and_played_as_documented():
    """Round 6 is dealt by South, so that West leads: the same as playing it with the engine by hand."""
    from spades_teach.core.deals import deal_cards
    from spades_teach.core.rounds import apply, result, start_round
    from spades_teach.core.table import Seat
    from spades_teach.core.views import seat_view
    from spades_teach.players.beginner import choose

    game = start_round(compose("standard"), deal_cards(6, Seat.SOUTH))
    while game.turn is not None:
        game = apply(game, choose(seat_view(game, game.turn)).action)
    assert played(6) == result(game)
    assert game.tricks[0].plays[0].seat is Seat.WEST


def test_the_model_is_a_distribution_that_knows_no_sides():
    """All chances add up to one, and a round is as likely as the same one with the sides changed."""
    model = round_model()
    chances = {each.result: each.chance for each in model.rounds}
    assert len(chances) == len(model.rounds)
    assert sum(chances.values()) == pytest.approx(1)
    assert all(chances[sides_changed(result)] == pytest.approx(chance) for result, chance in chances.items())
    assert all(sum(result.taken) == 13 for result in chances)
    assert model.left_out == 0


def test_the_nils_of_the_beginner_are_sensible_ones():
    """Reference numbers 3: sensible nils are kept in 75 to 80 of 100, reckless ones in about 50; ours are chosen more carefully still."""
    assert 0.75 < round_model().nil_kept < 0.88


@pytest.mark.parametrize("kept", [0.05, 0.528, 0.789, 1.0])
def test_more_or_fewer_nils_may_be_kept(kept):
    """Reference numbers 3; rounds without a nil stay as likely as they were."""
    plain, other = round_model(), round_model().expect_nils(kept)
    assert other.nil_kept == pytest.approx(kept, abs=0.005)  # two nils in one round are weighed together
    assert sum(each.chance for each in other.rounds) == pytest.approx(1)
    without = {each.result: each.chance for each in other.rounds if all(bid.tricks for bid in each.result.bids)}
    for each in plain.rounds:
        if each.result in without:
            assert each.chance == pytest.approx(without[each.result])


def test_own_rounds_make_a_model():
    """A sheet of three rounds, one of them with a nil: six rounds, as likely as their number says."""
    sheet = "round,NS_bid,NS_tricks,EW_bid,EW_tricks\n1,5,6,6,7\n2,5,6,6,7\n3,4+nil,5+0,7,8\n"
    model = round_model(sheet)
    assert model.counted == 3
    assert sorted(round(each.chance, 6) for each in model.rounds) == [0.166667, 0.166667, 0.333333, 0.333333]
    frame = pandas.DataFrame(
        {"NS_bid": ["5", "5", "4+nil"], "NS_tricks": ["6", "6", "5+0"], "EW_bid": [6, 6, 7], "EW_tricks": [7, 7, 8]}
    )
    assert round_model(frame) == model


@pytest.mark.parametrize(
    ("cells", "error"),
    [
        ("5,6,6,8", "unreadable-round"),  # fourteen tricks
        ("4+nil,5,7,8", "unreadable-round"),  # does not tell whether the nil was kept
        ("five,6,6,7", "unreadable-round"),
    ],
)
def test_a_row_that_tells_too_little_is_named(cells, error):
    with pytest.raises(ModelError) as raised:
        round_model(f"NS_bid,NS_tricks,EW_bid,EW_tricks\n5,6,6,7\n{cells}\n")
    assert raised.value.id == error
    assert raised.value.facts["line"] == 3


def test_what_these_rules_cannot_bid_is_left_out_and_counted():
    """House rules without nil: the rounds with one are gone, and the part of them is told."""
    plain, without = round_model(), round_model(rules="standard+nil-off")
    nils = sum(each.chance for each in plain.rounds if not all(bid.tricks for bid in each.result.bids))
    assert without.left_out == pytest.approx(nils)
    assert sum(each.chance for each in without.rounds) == pytest.approx(1)


@pytest.mark.parametrize("rules", ["standard+solo", "standard+three-players"])
def test_another_table_is_refused(rules):
    with pytest.raises(ModelError) as raised:
        round_model(rules=rules)
    assert raised.value.id == "model-other-table"


@pytest.mark.parametrize("chance", [-0.1, 1.5, "half", True, float("nan")])
def test_no_chance_is_refused(chance):
    with pytest.raises(ModelError) as raised:
        round_model().expect_nils(chance)
    assert raised.value.id == "bad-chance"
