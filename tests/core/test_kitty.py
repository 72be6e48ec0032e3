"""The kitty: who takes it and when, what is thrown away for it, what it counts for, and who sees what of it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.core.actions import Discard, Look, MakeBid, TakeKitty
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.deals import Deal, deal_for, deal_with
from spades_teach.core.notation import round_from_json, round_from_text, round_to_json, round_to_text
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round, violations
from spades_teach.core.rules.short_hands import CallMisdeal
from spades_teach.core.scores import score_round
from spades_teach.core.showing import ShowSuit
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view
from tests.samples import samples
from tests.strategies import seeds

KITTIES = (
    "standard+high-jokers-alternate",
    "standard+high-jokers+kitty:taker=highest-bidder",
    "standard+high-jokers+kitty:taker=highest-bidder,discard_counts_as_trick=always",
    "standard+kitty:size=remainder-plus-one-trick+three-players",
    "standard+six-players:pack=104-with-kitty",
    "standard+deuces-high:form=jokers-and-four-twos",
    "standard+high-jokers+two-players+kitty:size=remainder-plus-one-trick",
)


def played(spec: str, seed: int, until: str = "over") -> Round:
    """Play a round by chance, to its end or to a stage."""
    rules, chance = compose(spec), Random(seed)
    game = start_round(rules, deal_for(rules, seed, chance.choice(rules.table.seats)))
    while game.phase not in (until, "over"):
        game = apply(game, chance.choice(legal_actions(game)))
    return game


@pytest.mark.parametrize(
    ("cards", "each", "tricks", "spec"),
    [
        (54, 13, 13, "standard+high-jokers-alternate"),
        (54, 18, 18, "standard+high-jokers-alternate+three-players"),
        (52, 13, 13, "standard+high-jokers-alternate:pack=52"),
        (108, 18, 18, "standard+high-jokers-alternate+six-players"),
        (54, 13, 13, "standard+deuces-high:form=jokers-and-four-twos"),
        (54, 13, 14, "standard+joker-joker-deuce-ace+kitty:discard_counts_as_trick=always"),
        (52, 13, 13, "standard+kitty:discard_counts_as_trick=always"),
        (52, 12, 13, "standard+kitty:size=remainder-plus-one-trick"),
        (52, 13, 13, "standard+big-joker-little-joker+kitty"),
        (52, 17, 18, "standard+kitty:discard_counts_as_trick=always+three-players"),
        (54, 18, 18, "standard+kitty+three-players:jokers=true"),
        (55, 11, 11, "standard+kitty+five-players:jokers=3"),
        (52, 8, 8, "standard+kitty+six-players-48"),
        (104, 17, 17, "standard+kitty+cancellation-spades"),
        (54, 13, 13, "standard+high-jokers+two-players+kitty"),
    ],
)
def test_nothing_leaves_the_pack_where_a_kitty_takes_what_is_left(cards, each, tricks, spec):
    """Catalogue kitty: instead of removing cards; where none are left over, no packet counts either."""
    rules = compose(spec)
    assert (cards, each, tricks) == (len(rules.pack.cards), rules.hand_size, rules.tricks)


@pytest.mark.parametrize("spec", KITTIES)
def test_one_seat_takes_it_and_the_packet_counts_once_or_not_at_all(spec, count):
    """The kitty goes to one hand, and as many cards leave that hand."""
    for seed in range(samples(small=6, deep=200)):
        game = played(spec, seed)
        (taker,) = [action.seat for action in game.actions if isinstance(action, TakeKitty)]
        thrown = [action for action in game.actions if isinstance(action, Discard)]
        assert {taker} >= {action.seat for action in thrown}
        assert len(game.tricks) == game.rules.hand_size
        assert sum(game.taken) == game.rules.tricks
        assert score_round(game.rules, result(game))
        count("random rounds with a kitty")


@given(seed=seeds, spec=st.sampled_from(KITTIES))
def test_nobody_else_sees_what_is_thrown_away(seed, spec):
    """Face down it lies and face down it goes: only the taker knows, and the kitty is in nobody's view before."""
    game = played(spec, seed, until="kitty")
    kitty, taker = game.stock, game.turn
    assert taker is not None
    for seat in game.rules.table.seats:
        view = seat_view(game, seat)
        assert len(kitty) == view.stock_left
        assert view.offered == ()
    while game.phase == "kitty":
        game = apply(game, legal_actions(game)[0])
    place = game.rules.table.index(taker)
    thrown = game.discards[place][-len(kitty) :]
    assert (len(kitty), thrown) == (len(thrown), seat_view(game, taker).thrown[-len(kitty) :])
    for seat in game.rules.table.seats:
        if seat is not taker:
            assert seat_view(game, seat).thrown == game.discards[game.rules.table.index(seat)]


@given(seed=seeds, spec=st.sampled_from(KITTIES))
def test_a_record_with_a_kitty_is_read_back(seed, spec):
    """As text and as JSON."""
    game = played(spec, seed, until="play")
    assert game == round_from_json(round_to_json(game))
    again = round_from_text(round_to_text(game))  # without the seed
    assert (game.actions, game.hands, game.discards) == (again.actions, again.hands, again.discards)


def test_whoever_takes_it_before_the_bids_has_looked():
    """Catalogue kitty: the taker bids nothing blind any more, the others may."""
    game = played("standard+high-jokers-alternate+blind-nil:min_deficit=0", 3, until="kitty")
    taker = game.turn
    assert taker is not None
    assert seat_view(game, taker).hand is None
    while game.phase == "kitty":
        game = apply(game, legal_actions(game)[0])
    assert game.looked == tuple(seat is taker for seat in game.rules.table.seats)
    assert ["no-look-needed"] == [reason.id for reason in violations(game, Look(taker))]


def test_who_never_looks_throws_the_kitty_away_as_it_lies():
    """After four blind nils in the dark the first of them takes it unseen, and nothing is chosen."""
    rules = compose(
        "standard+high-jokers+blind-nil-in-the-dark+kitty:taker=highest-bidder,discard_counts_as_trick=always"
    )
    game = start_round(rules, deal_for(rules, 7, Seat.NORTH))
    kitty, hands = game.stock, game.hands
    for seat in (Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH):
        game = apply(game, MakeBid(seat, rules.read_bid("blind-nil-in-the-dark")))
    assert legal_actions(game) == (TakeKitty(Seat.EAST),)
    game = apply(game, TakeKitty(Seat.EAST))
    assert (game.phase, game.hands, game.discards[1], game.taken) == ("play", hands, kitty, (0, 1, 0, 0))
    assert seat_view(game, Seat.EAST).thrown == ()


@pytest.mark.parametrize(
    ("taker", "bids"),
    [
        ("S", "E:4 S:5 W:5 N:2"),
        ("N", "E:4 S:5 W:5 N:6"),
        ("E", "E:nil S:nil W:nil N:nil"),
        ("W", "E:nil S:1 W:3 N:nil"),
    ],
)
def test_of_several_highest_bidders_the_first_takes_it(taker, bids):
    """Catalogue kitty (S1): the one who made that bid first."""
    rules = compose("standard+high-jokers+kitty:taker=highest-bidder")
    game = start_round(rules, deal_for(rules, 7, Seat.NORTH))
    for word in bids.split():
        seat, _, bid = word.partition(":")
        game = apply(game, MakeBid(rules.table.read_seat(seat), rules.read_bid(bid)))
    assert rules.table.read_seat(taker) is game.turn


def test_a_club_stands_for_the_two_that_lies_in_the_kitty():
    """Catalogue kitty: the holder of the lowest club that was dealt takes it."""
    rules = compose("standard+high-jokers+kitty")
    held = {"S": read_cards("3C 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD")}
    deal = deal_with(held, pack=rules.pack)
    put_in, *rest = deal.undealt
    hands = tuple(tuple(put_in if card is Card("2C") else card for card in hand) for hand in deal.hands)
    assert Seat.SOUTH is start_round(rules, Deal(hands, deal.dealer, None, (Card("2C"), *rest))).turn


def test_the_lowest_club_held_opens_where_the_two_was_thrown_away():
    """A card that nobody holds cannot be led."""
    rules = compose("standard+kitty+three-players+deuce-starts")
    game = start_round(rules, deal_for(rules, 5))
    while game.phase == "kitty":
        assert game.turn is not None
        two = Discard(game.turn, Card("2C"))
        game = apply(game, two if two in legal_actions(game) else legal_actions(game)[0])
    while game.phase == "bidding":
        game = apply(game, legal_actions(game)[0])
    (lead,) = legal_actions(game)
    clubs = [card for hand in game.hands for card in hand if card.code.endswith("C")]
    assert Card("2C") not in clubs
    assert lead.card is min(clubs, key=lambda card: card.rank)  # type: ignore[attr-defined]


def test_a_short_hand_is_dealt_again_with_its_kitty():
    """The new deal is one of these rules, with cards left over."""
    rules = compose("standard+kitty:taker=highest-bidder+three-players+short-hand-misdeal")
    game, call = next(
        (game, CallMisdeal(seat))
        for game in (start_round(rules, deal_for(rules, seed)) for seed in range(1000))
        for seat in rules.table.seats
        if violations(game, CallMisdeal(seat)) == ()
    )
    again = apply(game, call)
    assert again.deal != game.deal
    assert len(again.stock) == 1


def test_what_is_shown_is_what_was_held_after_the_kitty():
    """Show 7 trump: no card that was thrown away lies open, and none that was not yet held."""
    rules = compose("standard+kitty:size=remainder-plus-one-trick+show-7-trump")
    west = read_cards("2C 3H 4H 5H 6H 7H 8H 9H AH KH QH JH")
    others = [card for card in rules.pack.cards if card not in west]
    deal = Deal((*(tuple(others[at : at + 12]) for at in (0, 12, 24)), west), Seat.SOUTH, None, tuple(others[36:]))
    game = apply(start_round(rules, deal), TakeKitty(Seat.WEST))
    for card in read_cards("3H 4H 5H 6H"):
        game = apply(game, Discard(Seat.WEST, card))
    game = apply(game, ShowSuit(Seat.WEST, Card("AH").suit))
    assert set(read_cards("7H 8H 9H JH QH KH AH")) == set(seat_view(game, Seat.NORTH).exposed[3])
