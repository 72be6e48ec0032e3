"""Blind nil: decided before looking, and no card is shown before it is decided."""

import pytest

from spades_teach.core.actions import Look, MakeBid
from spades_teach.core.bids import BLIND_NIL, NIL, number
from spades_teach.core.deals import deal_cards
from spades_teach.core.rounds import apply, legal_actions, start_round, violations
from spades_teach.core.rules.endings import Standing
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view

RULES = compose("standard+blind-nil")
BEHIND = Standing((180, 320), (0, 0))  # NS 140 behind: s2-blind-nil-eligible
ALMOST = Standing((221, 320), (0, 0))  # NS 99 behind


def begun(standing):
    """Return a round in which South is the first to bid."""
    return start_round(RULES, deal_cards(1, RULES.table.seats[1]), standing)


SOUTH = RULES.table.seats[2]


def test_who_is_behind_sees_no_card_before_deciding():
    """Neither the view nor the options of an entitled seat tell its cards (A16)."""
    view = seat_view(begun(BEHIND), SOUTH)
    assert view.hand is None
    assert {MakeBid(SOUTH, BLIND_NIL), Look(SOUTH)} == set(view.options)


def test_who_is_not_far_enough_behind_sees_the_cards_at_once():
    """99 points are not 100: the seat bids with its cards in hand."""
    game = begun(ALMOST)
    assert 13 == len(seat_view(game, SOUTH).hand)
    reasons = violations(game, MakeBid(SOUTH, BLIND_NIL))
    assert [("blind-not-behind", 99, 100)] == [(r.id, r.fact("deficit"), r.fact("needed")) for r in reasons]


def test_looking_gives_up_blind_nil_but_not_nil():
    """After looking the cards are seen, nil is still there and blind nil is not (s2-blind-nil-looked)."""
    game = apply(begun(BEHIND), Look(SOUTH))
    assert 13 == len(seat_view(game, SOUTH).hand)
    assert MakeBid(SOUTH, NIL) in legal_actions(game)
    assert ["blind-after-looking"] == [r.id for r in violations(game, MakeBid(SOUTH, BLIND_NIL))]


def test_a_number_needs_a_look_first():
    """Who may bid blind nil looks before bidding anything else."""
    assert ["look-first"] == [r.id for r in violations(begun(BEHIND), MakeBid(SOUTH, number(4)))]


def test_after_a_blind_nil_the_cards_are_seen():
    """The bid decides; then the hand is taken up."""
    assert 13 == len(seat_view(apply(begun(BEHIND), MakeBid(SOUTH, BLIND_NIL)), SOUTH).hand)


@pytest.mark.parametrize("seat", RULES.table.seats, ids=str)
def test_only_the_side_behind_may(seat):
    """At the start of the round exactly the seats of the side behind may decide."""
    game = begun(BEHIND)
    assert (seat.value in "NS") == (seat_view(game, seat).hand is None)
