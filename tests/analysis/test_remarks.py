"""What a card gave away: each kind on a position of its own, and never a word about what the seat could not know."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.analysis.estimates import HandEstimate
from spades_teach.analysis.remarks import find_bid_remark, find_remark
from spades_teach.analysis.voids import shown_voids
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.deals import deal_cards
from spades_teach.core.judging import legal_cards
from spades_teach.core.rounds import apply, start_round
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, Trick, best_play, read_plays
from spades_teach.core.variants import compose
from spades_teach.core.views import SeatView, seat_view
from spades_teach.players import choose
from tests.samples import samples

STANDARD = compose("standard")


def seen(hand: str, trick: str, *, bids: str = "3 3 3 3", taken: str = "0 0 0 0", before: str = "") -> SeatView:
    """Return what South sees; bids and taken: of North, East, South, West."""
    plays = read_plays(trick)
    cards = read_cards(hand)
    start = seat_view(start_round(STANDARD, deal_cards(1)), Seat.SOUTH)
    context = PlayContext(hand=cards, plays=plays, trumps=STANDARD.trumps, broken=True, seat=Seat.SOUTH)
    tricks = tuple(
        Trick(each, best_play(each, STANDARD.trumps).seat) for each in map(read_plays, before.split(";")) if each
    )
    return replace(
        start,
        phase="play",
        turn=Seat.SOUTH,
        hand=cards,
        bids=tuple(map(STANDARD.read_bid, bids.split())),
        taken=tuple(map(int, taken.split())),
        plays=plays,
        tricks=tricks,
        broken=True,
        options=tuple(Play(Seat.SOUTH, card) for card in legal_cards(STANDARD, context)),
    )


@pytest.mark.parametrize(
    ("expected", "card", "view"),
    [
        pytest.param("remark-cut-partner", "4S", seen("4S 6C", "W:3H N:KH E:2H"), id="s2-partner-holds-it"),
        pytest.param(None, "6C", seen("4S 6C", "W:3H N:KH E:2H"), id="s2-useless-card"),
        pytest.param("remark-cut-partner", "4S", seen("4S 6C", "N:AH E:2H"), id="partner-led-the-ace"),
        pytest.param(None, "4S", seen("4S 6C", "N:KH E:2H"), id="partner-may-be-beaten"),
        pytest.param(
            None, "4S", seen("4S 6C", "N:AH E:2H", before="N:QH E:3H S:5H W:8S"), id="the-last-is-out-of-hearts"
        ),
        pytest.param("remark-overtook-partner", "AH", seen("AH 4H", "W:3H N:KH E:2H"), id="s0-overtaking"),
        pytest.param(None, "4H", seen("AH 4H", "W:3H N:KH E:2H"), id="stays-under-partner"),
        pytest.param(None, "AH", seen("AH", "W:3H N:KH E:2H"), id="nothing-else-to-play"),
        pytest.param("remark-spade-wasted", "4S", seen("4S 6C", "W:3H N:2H E:9S"), id="under-a-spade"),
        pytest.param(None, "4S", seen("4S 5S", "W:3H N:2H E:9S"), id="only-spades"),
        pytest.param(None, "4S", seen("4S 6C", "W:3S N:2S E:9S"), id="spades-were-led"),
        pytest.param(
            "remark-nil-uncovered",
            "4H",
            seen("AH 4H", "N:KH E:2H", bids="nil 3 3 3"),
            id="s0-cover-the-nil",
        ),
        pytest.param(None, "AH", seen("AH 4H", "N:KH E:2H", bids="nil 3 3 3"), id="s2-covered"),
        pytest.param(None, "4H", seen("QH 4H", "N:KH E:2H", bids="nil 3 3 3"), id="cannot-cover"),
        pytest.param(
            None, "4H", seen("AH 4H", "N:KH E:2H", bids="nil 3 3 3", taken="1 0 0 0"), id="that-nil-has-failed"
        ),
        pytest.param(
            "remark-own-nil", "KH", seen("KH 4H", "W:9H N:2H E:3H", bids="3 3 nil 3"), id="s2-nil-took-a-trick"
        ),
        pytest.param(None, "4H", seen("KH 4H", "W:9H N:2H E:3H", bids="3 3 nil 3"), id="nil-stays-under"),
        pytest.param(None, "KH", seen("KH QH", "W:9H N:2H E:3H", bids="3 3 nil 3"), id="nil-had-to"),
        pytest.param("remark-trick-left", "4H", seen("KH 4H", "W:9H N:2H E:3H"), id="contract-open"),
        pytest.param(None, "4H", seen("KH 4H", "W:9H N:2H E:3H", taken="3 0 3 0"), id="contract-safe"),
        pytest.param("remark-high-wasted", "QH", seen("QH 4H", "W:AH"), id="queen-under-the-ace"),
        pytest.param(None, "QH", seen("QH JH", "W:AH"), id="no-low-card"),
        pytest.param(None, "AH", seen("AH 4H", ""), id="a-lead"),
    ],
)
def test_what_a_card_gives_away(expected, card, view):
    """Each plain case is named, and its neighbour, where nothing is lost, is not."""
    found = find_remark(view, Card(card))
    assert expected == (found.id if found else None)
    if found:
        better = Card(str(found.fact("better")))
        assert better in [option.card for option in view.options]
        assert better is not Card(card)


@given(st.integers(0, 2**32))
@settings(max_examples=samples(small=8, deep=500), deadline=None)
def test_the_player_who_advises_gives_nothing_away(seed):
    """The reference player does not do what the remarks point at: advice and remark never contradict each other."""
    game = start_round(STANDARD, deal_cards(seed))
    while game.turn is not None:
        view = seat_view(game, game.turn)
        choice = choose(view)
        if isinstance(choice.action, Play):
            assert find_remark(view, choice.action.card) is None
        game = apply(game, choice.action)


def test_voids_stand_in_the_order_in_which_they_showed():
    tricks = [Trick(read_plays("N:KH E:2S S:4H W:5C"), Seat.EAST), Trick(read_plays("E:3D S:6D W:7D N:8C"), Seat.WEST)]
    found = {seat.value: [suit.value for suit in suits] for seat, suits in shown_voids(tricks).items()}
    assert found == {"E": ["H"], "W": ["H"], "N": ["D"]}
    assert shown_voids([], read_plays("N:KS E:2H"))[Seat.EAST][0].value == "S"


@pytest.mark.parametrize(
    ("expected", "bid", "tricks"),
    [
        ("remark-bid-high", "6", 4.0),
        ("remark-bid-low", "2", 4.0),
        (None, "5", 3.2),
        (None, "3", 4.9),
        ("remark-bid-high", "2", 0.0),
        ("remark-bid-nil", "nil", 2.0),
        (None, "nil", 1.9),
    ],
)
def test_a_bid_is_compared_with_the_average(expected, bid, tricks):
    """Two tricks off are worth a word; the average is told in whole tricks, with the number of rounds behind it."""
    won = round(tricks * 10)
    estimate = HandEstimate(
        hand=read_cards("AS KS"), rules="standard", seed=0, rounds=10, won=(won, 0), squares=won * won
    )
    found = find_bid_remark(STANDARD.read_bid(bid), estimate)
    assert (found.id if found else None) == expected
    if found is not None:
        assert (found.fact("tricks"), found.fact("rounds")) == (round(tricks), 10)
