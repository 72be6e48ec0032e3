"""From the draw for dealer to thirteen cards each, and what happens when a card goes wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.core.cards import Suit
from spades_teach.core.dealing import (
    Cut,
    Draw,
    DrawFromLongHand,
    Give,
    NameDealer,
    PickUp,
    Redeal,
    Shuffle,
    event_violations,
    faults,
    finish,
    next_event,
    proceed,
    remedy,
    replay_dealing,
    start_dealing,
)
from spades_teach.core.deals import deal_cards
from spades_teach.core.errors import DealError, IllegalActionError, NotationError
from spades_teach.core.table import Seat
from spades_teach.core.variants import STANDARD, compose
from tests.strategies import seeds

N, E, S, W = STANDARD.table.seats


def run(dealing, *, until="done", **choices):
    """Let everything go as it should until a phase is reached."""
    while dealing.phase != until:
        dealing = proceed(dealing, next_event(dealing, **choices))
    return dealing


def misdeal(seed=1, wrong=((0, W),), turn=N, dealer=None):
    """Deal with some cards given to the wrong seat: pairs of the card's number and the seat that got it."""
    dealing = start_dealing(STANDARD, seed, turn)
    for event in (NameDealer(dealer or turn), Shuffle(), Cut(0)):
        dealing = proceed(dealing, event)
    astray = dict(wrong)
    while dealing.phase == "give":
        dealing = proceed(dealing, Give(astray.get(dealing.given, dealing.receiver)))
    return dealing


@given(seeds, st.sampled_from([N, E, S, W]))
def test_an_uncut_deal_is_the_deal_of_the_seed(seed, dealer):
    """Step by step or at once, a seed deals the same hands, whoever deals."""
    dealt = finish(run(start_dealing(STANDARD, seed, dealer)))
    plain = deal_cards(seed, dealer)
    assert (dealer, seed) == (dealt.dealer, dealt.seed)
    assert [set(hand) for hand in plain.hands] == [set(hand) for hand in dealt.hands]


@given(seeds, st.integers(0, 51))
def test_a_cut_moves_cards_and_loses_none(seed, cards):
    """Whatever is cut, all 52 cards are dealt, thirteen each; only a cut of 0 leaves the deal of the seed."""
    dealt = finish(run(start_dealing(STANDARD, seed), cut=cards))
    assert sorted(STANDARD.pack.cards, key=str) == sorted((card for hand in dealt.hands for card in hand), key=str)
    assert (dealt.seed is None) == (cards != 0)


@given(seeds)
def test_the_first_spade_deals(seed):
    """Cards are turned up clockwise until the first spade; whoever got it deals."""
    dealing = proceed(start_dealing(STANDARD, seed), Draw("first-spade"))
    suits = [card.suit for _, card in dealing.drawn]
    assert Suit.SPADES is suits[-1]
    assert Suit.SPADES not in suits[:-1]
    assert dealing.dealer is dealing.drawn[-1][0]
    assert [seat for seat, _ in dealing.drawn] == [STANDARD.table.seats[at % 4] for at in range(len(dealing.drawn))]


@given(seeds)
def test_the_highest_card_deals(seed):
    """One card each; the highest rank deals, and of equal ranks the higher suit of clubs, diamonds, hearts, spades."""
    dealing = proceed(start_dealing(STANDARD, seed), Draw("highest-card"))
    best = max(dealing.drawn, key=lambda pair: (pair[1].rank, "CDHS".index(pair[1].suit.value)))
    assert dealing.dealer is best[0]
    assert 4 == len({seat for seat, _ in dealing.drawn})


@pytest.mark.parametrize(
    ("chances", "method"),
    [
        # the first spade comes sooner rather than later: exact chances that it falls to the 1st, 2nd, 3rd, 4th seat served
        ((0.3642, 0.2751, 0.2066, 0.1541), "first-spade"),
        ((0.25, 0.25, 0.25, 0.25), "highest-card"),
    ],
)
def test_every_seat_becomes_dealer_as_often_as_it_should(chances, method):
    """Over 2,000 seeds each seat deals as often as its chance says, within five standard errors."""
    drawn = [proceed(start_dealing(STANDARD, seed), Draw(method)).dealer for seed in range(2_000)]
    for chance, seat in zip(chances, STANDARD.table.seats, strict=True):
        error = (2_000 * chance * (1 - chance)) ** 0.5
        assert abs(drawn.count(seat) - 2_000 * chance) < 5 * error


def test_cards_go_one_by_one_from_the_dealers_left():
    """The dealer's left gets the first card, the dealer the fourth (S0, S1)."""
    dealing = misdeal(wrong=(), dealer=E, turn=E)
    given_to = [event.seat for event in dealing.events if isinstance(event, Give)]
    assert [S, W, N, E] * 13 == given_to


@pytest.mark.parametrize(
    ("expected", "wrong", "look"),
    [
        ("draw-one-card", ((0, W),), False),
        ("same-dealer-redeals", ((0, W),), True),
        ("same-dealer-redeals", ((0, W), (4, W)), False),
        ("same-dealer-redeals", ((0, W), (1, N)), False),
        ("same-dealer-redeals", ((0, S), (1, E)), False),
        ("same-dealer-redeals", ((0, W), (2, N)), False),
        (None, (), False),
    ],
    ids=[
        "one-card-unseen",
        "one-card-seen",
        "two-cards-one-hand",
        "two-cards-two-hands",
        "out-of-turn-but-even",
        "two-cards-that-count-as-one",
        "no-fault",
    ],
)
def test_remedies_are_those_of_the_texts(expected, wrong, look):
    """One misplaced card that nobody has seen is drawn back; every other misdeal is dealt again by the same dealer (S0, S1)."""
    dealing = misdeal(wrong=wrong)
    if look:
        dealing = proceed(dealing, PickUp())
    assert expected == remedy(dealing)
    assert (expected is None) == (faults(dealing) == ())


def test_counts_are_named_seat_by_seat():
    """The fault says who has how many."""
    found = {(reason.fact("seat"), reason.fact("cards")) for reason in faults(misdeal(wrong=((0, W),)))}
    assert {("E", 12), ("W", 14)} == found


def test_the_short_seat_draws_one_card_from_the_long_hand():
    """After the draw everyone has thirteen and the deal stands."""
    dealing = proceed(misdeal(wrong=((0, W),)), DrawFromLongHand())
    assert [13, 13, 13, 13] == [len(hand) for hand in dealing.hands]
    dealt = finish(run(dealing))
    assert dealt.seed is None
    assert 52 == len({card for hand in dealt.hands for card in hand})


def test_a_deal_out_of_turn_goes_to_the_right_dealer():
    """When the wrong player dealt, the deal is void and the one whose turn it was deals (S0, S1)."""
    dealing = misdeal(wrong=(), turn=N, dealer=E)
    assert ["misdeal-wrong-dealer"] == [reason.id for reason in faults(dealing)]
    assert "right-dealer-redeals" == remedy(dealing)
    again = proceed(dealing, Redeal())
    assert N is again.dealer
    assert N is finish(run(again)).dealer


def test_a_redeal_is_by_the_same_dealer_with_other_cards():
    """The cards are shuffled anew; the dealer stays (A43)."""
    dealing = misdeal(wrong=((0, S), (1, E)))
    again = finish(run(proceed(dealing, Redeal())))
    assert dealing.dealer is again.dealer
    assert set(again.hands[0]) != set(deal_cards(1).hands[0])


@pytest.mark.parametrize(
    ("expected", "phase", "event"),
    [
        ("not-now-in-dealing", "draw", Shuffle()),
        ("not-now-in-dealing", "shuffle", Cut(3)),
        ("not-now-in-dealing", "give", PickUp()),
        ("bad-cut", "cut", Cut(52)),
        ("bad-cut", "cut", Cut(-1)),
        ("bad-cut", "cut", Cut(1.5)),
        ("not-now-in-dealing", "done", Redeal()),
        ("not-now-in-dealing", "count", DrawFromLongHand()),
    ],
)
def test_events_out_of_place_are_refused(expected, phase, event):
    """Nothing happens before its time; the dealing given stays as it is."""
    dealing = run(start_dealing(STANDARD, 1), until=phase)
    assert [expected] == [reason.id for reason in event_violations(dealing, event)]
    with pytest.raises(IllegalActionError):
        proceed(dealing, event)


@pytest.mark.parametrize("method", ["first-heart", None, []], ids=repr)
def test_a_way_to_draw_that_does_not_exist_is_refused(method):
    """No dealer comes of it; the two ways would not even agree on one."""
    with pytest.raises(NotationError, match="no way to draw"):
        proceed(start_dealing(STANDARD, 3), Draw(method))


@pytest.mark.parametrize("seat", [Seat.SEAT_1, "N"], ids=repr)
def test_nobody_deals_from_another_table(seat):
    """A dealing does not begin with a seat that is not there."""
    with pytest.raises(NotationError, match="no seat"):
        start_dealing(STANDARD, 3, seat)


def test_an_unfinished_dealing_is_no_deal():
    """Cards have to be dealt, counted and in order before a round begins."""
    with pytest.raises(DealError, match="misdeal"):
        finish(misdeal())


@given(seeds, st.integers(0, 51))
def test_a_dealing_is_its_events(seed, cards):
    """Replaying the events gives the same dealing."""
    dealing = run(start_dealing(STANDARD, seed), cut=cards, draw="first-spade")
    assert dealing == replay_dealing(STANDARD, seed, dealing.events)


def test_the_joker_pack_is_dealt_too():
    """A pack with jokers is drawn, shuffled and dealt like any other."""
    rules = compose("standard+big-joker-little-joker")
    for method in ("first-spade", "highest-card"):
        dealt = finish(run(start_dealing(rules, 5), draw=method))
        assert sorted(rules.pack.cards, key=str) == sorted((card for hand in dealt.hands for card in hand), key=str)
        assert Seat(dealt.dealer.value) in rules.table.seats
