"""Whole rounds where a suit is shown to be trump, a short hand is thrown in, or cards lie face up."""

from random import Random

import pytest

from spades_teach.core.actions import Look, MakeBid
from spades_teach.core.bids import number
from spades_teach.core.cards import Suit, read_cards
from spades_teach.core.deals import deal_cards, deal_for, deal_with
from spades_teach.core.errors import IllegalActionError
from spades_teach.core.facing import TurnUp
from spades_teach.core.notation import read_action, round_from_json, round_from_text, round_to_json, round_to_text
from spades_teach.core.rounds import apply, legal_actions, replay, result, start_round, violations
from spades_teach.core.rules.short_hands import CallMisdeal
from spades_teach.core.scores import score_round
from spades_teach.core.showing import ShowSuit
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view

LONG_HEARTS = read_cards("AH KH 9H 7H 5H 4H 2H AC 9C 3C 8D 4D 5S")
SHORT = read_cards("3S KH QD 9H 8H 4H 10D 7D 2D JC 9C 6C 5C")


def played_out(game, seed=1):
    chance = Random(seed)
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return game


def shown(spec="standard+show-7-trump"):
    game = start_round(compose(spec), deal_with({"E": LONG_HEARTS}))
    for text in ("E:show-H", "S:show-none", "W:show-none", "N:show-none"):
        game = apply(game, read_action(text, game.rules))
    return game


def test_a_shown_suit_is_trump_for_the_whole_round():
    """Hearts are trump, spades a side suit; breaking goes with hearts, and nothing is lost on the way through a record."""
    game = shown()
    assert Suit.HEARTS is game.trumps.suit
    assert "bidding" == game.phase
    while game.phase == "bidding":
        game = apply(game, MakeBid(game.turn, number(3)))
    blocked = [reason.id for reason in violations(game, read_action("E:AH", game.rules))]
    assert ["lead-trump-unbroken"] == blocked
    game = played_out(game)
    for trick in game.tricks:
        hearts = [play for play in trick.plays if play.card.suit is Suit.HEARTS]
        if hearts:
            assert max(hearts, key=lambda play: play.card.rank).seat is trick.winner
    assert game == round_from_text(round_to_text(game)) == round_from_json(round_to_json(game))
    assert ("trumps", "H") in result(game).facts
    assert 13 == sum(sum(side.tally.taken) for side in score_round(game.rules, result(game)).sides)


@pytest.mark.parametrize(
    ("jokers", "table"),
    [
        ("BJ LJ", "six-players-48:pack=54"),
        ("BJ LJ", "three-players:jokers=true"),
        ("BJ", "five-players:jokers=3"),
        ("", "five-players:jokers=3,joker_role=worthless"),
    ],
)
def test_jokers_stay_what_they_are_when_a_suit_is_shown(jokers, table):
    """Jokers that are the highest trumps are so in every suit, those that are worth nothing stay so; rounds are played and scored."""
    rules, suits = compose(f"standard+show-7-trump:cards_needed=4+{table}"), set()
    for seed in range(20):
        game = start_round(rules, deal_for(rules, seed))
        while game.phase == "showing":
            options = sorted(legal_actions(game), key=lambda action: action.suit is not None)
            game = apply(game, next((each for each in options if each.suit not in (None, Suit.SPADES)), options[0]))
        assert read_cards(jokers) == tuple(card for card in game.trumps.trumps if card.suit is None)
        assert game.trumps.free == rules.trumps.free
        suits.add(game.trumps.suit)
        game = played_out(game, seed)
        assert len(rules.table.sides) == len(score_round(rules, result(game)).sides)
    assert suits - {Suit.SPADES}


def test_the_seven_cards_that_were_shown_are_known_to_all():
    """The lowest seven of the suit lie open, and no other card."""
    view = seat_view(shown(), Seat.WEST)
    assert ((), read_cards("2H 4H 5H 7H 9H KH AH"), (), ()) == view.exposed


def test_nobody_is_asked_twice_and_all_are_asked():
    """Without a long suit the round goes on to the bids after four answers."""
    game = start_round(compose("standard+show-7-trump"), deal_cards(7))
    for seat in (Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH):
        assert (seat, "showing") == (game.turn, game.phase)
        with pytest.raises(IllegalActionError):
            apply(game, MakeBid(seat, number(3)))
        game = apply(game, ShowSuit(seat, None))
    assert (Seat.EAST, "bidding") == (game.turn, game.phase)
    assert game.trumps == game.rules.trumps


def test_who_has_not_looked_shows_nothing():
    """Where blind nil is open, a suit is shown only after a look."""
    game = start_round(compose("standard+show-7-trump+blind-nil:min_deficit=0"), deal_with({"E": LONG_HEARTS}))
    assert (ShowSuit(Seat.EAST, None), Look(Seat.EAST)) == legal_actions(game)
    assert ["look-before-showing"] == [reason.id for reason in violations(game, ShowSuit(Seat.EAST, Suit.HEARTS))]
    game = apply(game, Look(Seat.EAST))
    assert ShowSuit(Seat.EAST, Suit.HEARTS) in legal_actions(game)


def test_a_misdeal_begins_the_round_anew():
    """Other cards, the same dealer, no bids; the same void deal is always followed by the same deal."""
    rules = compose("standard+short-hand-misdeal")
    game = start_round(rules, deal_with({"S": SHORT}))
    game = apply(game, MakeBid(Seat.EAST, number(3)))
    again = apply(game, CallMisdeal(Seat.SOUTH))
    assert game.deal.dealer is again.deal.dealer
    assert game.hands != again.hands
    assert ((None,) * 4, ()) == (again.bids, again.actions)
    assert again == apply(game, CallMisdeal(Seat.SOUTH))
    finished = played_out(again)
    assert finished == replay(rules, finished.deal, finished.actions)
    assert finished.tricks == round_from_text(round_to_text(finished)).tricks


@pytest.mark.parametrize(
    ("expected", "spec", "bids"),
    [
        ((), "standard+short-hand-misdeal", "E:3"),
        (("too-late-for-a-misdeal",), "standard+short-hand-misdeal:deadline=before-any-bid", "E:3"),
        (("hand-not-short",), "standard+short-hand-misdeal:short_means=no-spade", "E:3"),
        (("hand-not-short",), "standard+short-hand-misdeal:short_means=no-face-card", "E:3"),
    ],
)
def test_what_is_short_and_until_when_is_agreed(expected, spec, bids):
    """The same hand may be thrown in by one agreement and not by another."""
    rules = compose(spec)
    game = start_round(rules, deal_with({"S": SHORT}))
    for text in bids.split():
        game = apply(game, read_action(text, rules))
    assert expected == tuple(reason.id for reason in violations(game, CallMisdeal(Seat.SOUTH)))


def test_no_misdeal_is_called_at_other_tables():
    """Without the agreement a short hand is played."""
    game = start_round(compose("standard"), deal_with({"E": SHORT}))
    assert ["bidding-not-finished"] == [reason.id for reason in violations(game, CallMisdeal(Seat.EAST))]


def test_cards_face_up_are_seen_by_all_and_blind_bids_stay_open():
    """The first two cards of each hand lie open; the own other cards stay hidden until the look."""
    game = start_round(compose("standard+blind-nil:min_deficit=0+face-up-deal:exposed_per_player=2"), deal_cards(7))
    assert (TurnUp(Seat.NORTH, (2, 2, 2, 2)),) == legal_actions(game)
    game = apply(game, legal_actions(game)[0])
    view = seat_view(game, Seat.EAST)
    assert tuple(hand[:2] for hand in game.deal.hands) == view.exposed
    assert view.hand is None
    finished = played_out(game)
    assert finished.tricks == round_from_text(round_to_text(finished)).tricks


def test_the_dealer_may_choose_how_many_lie_open():
    """From none to four, for all alike."""
    game = start_round(compose("standard+face-up-deal"), deal_cards(7, Seat.WEST))
    assert [TurnUp(Seat.WEST, (cards,) * 4) for cards in range(5)] == list(legal_actions(game))
