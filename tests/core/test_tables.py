"""Tables of two to six seats, mixed packs, drawn hands, and people at several tables."""

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.core.actions import MakeBid, Play, Take
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.dealing import Give, finish, next_event, proceed, start_dealing
from spades_teach.core.deals import Deal, deal_for, deal_with
from spades_teach.core.errors import DealError, NotationError, RuleSpecError, VariantConflictError
from spades_teach.core.gatherings import tables_for
from spades_teach.core.judging import judge_cards
from spades_teach.core.matches import record, start_match
from spades_teach.core.notation import (
    deal_from_json,
    deal_from_text,
    deal_to_json,
    deal_to_pbn,
    deal_to_text,
    dumps,
    loads,
    match_from_json,
    match_to_json,
    round_from_json,
    round_from_text,
    round_to_json,
    round_to_text,
)
from spades_teach.core.rounds import apply, legal_actions, result, start_round, violations
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.scores import score_round
from spades_teach.core.stages import play_context
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.tricks import best_play, read_plays
from spades_teach.core.variants import VARIANTS, compose
from spades_teach.core.views import seat_view
from tests.samples import samples
from tests.strategies import OTHER_TABLES, deals, rounds, seeds

MINE = ("solo", "two-players", "three-players", "five-players", "six-players", "six-players-48", "seven-plus-players")
SETTINGS = [f"standard+{setting}" for rule in MINE for setting in VARIANTS[rule].settings()]
TABLES = st.sampled_from([*SETTINGS, *OTHER_TABLES]).map(compose)


def played(rules, seed):
    """Play a round by chance."""
    chance = Random(seed)
    game = start_round(rules, deal_for(rules, seed, chance.choice(rules.table.seats)))
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return game


# ------------------------------------------------------------------------------------------------ seats and packs


@pytest.mark.parametrize("spec", SETTINGS)
def test_each_setting_is_played_and_scored(spec, count):
    """Under every word for every parameter a round ends, each trick has a card of each seat, and each side has its score."""
    rules = compose(spec)
    for seed in range(samples(small=3, deep=50)):
        game = played(rules, seed)
        assert {len(rules.table.seats)} == {len(trick.plays) for trick in game.tricks}
        score = score_round(rules, result(game))
        assert [side.name for side in rules.table.sides] == [side.side.name for side in score.sides]
        count("random rounds at tables of two to six")


@pytest.mark.parametrize("rule", MINE)
def test_each_goes_with_every_rule_that_does_not_exclude_it(rule, count):
    """A pair of rules is refused, or played strictly to the end and scored."""
    for other in VARIANTS:
        try:
            rules = compose(f"standard+{rule}+{other}") if other != rule else compose(f"standard+{rule}")
        except VariantConflictError:
            continue
        game = played(rules, 5)
        assert score_round(rules, result(game))
        count("pairs with a number of players played")


@pytest.mark.parametrize(
    ("cards", "each", "spec"),
    [
        (52, 13, "standard+high-jokers"),
        (54, 18, "standard+high-jokers+three-players"),
        (51, 17, "standard+three-players"),
        (108, 18, "standard+high-jokers+six-players"),
        (102, 17, "standard+cancellation-spades"),
        (104, 13, "standard+cancellation-spades:players=8"),
    ],
)
def test_cards_leave_the_pack_only_where_it_cannot_be_shared_out_with_them(cards, each, spec):
    """Jokers that another rule brings may fill the hands, and then no two has to go."""
    rules = compose(spec)
    assert (cards, each) == (len(rules.pack.cards), rules.hand_size)


@pytest.mark.parametrize(
    ("seats", "sides", "spec"),
    [
        ("NESW", "N E S W", "standard+solo"),
        ("12", "1 2", "standard+two-players"),
        ("123", "1 2 3", "standard+three-players"),
        ("12345", "1 2 3 4 5", "standard+five-players"),
        ("123456", "14 25 36", "standard+six-players"),
        ("123456", "135 246", "standard+six-players:sides=two-teams-of-three"),
        ("123456", "1 2 3 4 5 6", "standard+six-players:sides=solo"),
        ("123456", "1 2 3 4 5 6", "standard+six-players+solo"),
        ("123456", "14 25 36", "standard+six-players-48"),
        ("NESW", "NS EW", "standard+seven-plus-players"),
        ("123", "1 2 3", "standard+solo:players=3"),
    ],
)
def test_who_sits_and_who_shares_a_score(seats, sides, spec):
    """Four are named by the compass, others by numbers; sides of several seats are numbered too."""
    table = compose(spec).table
    assert list(seats) == [seat.value for seat in table.seats]
    assert sides.split() == ["".join(seat.value for seat in side.seats) for side in table.sides]
    numbered = [str(place + 1) for place in range(len(table.sides))]
    alone = [side.seats[0].value for side in table.sides]
    if table != FOUR_IN_TWO:
        assert [side.name for side in table.sides] in (numbered, alone)


def test_the_default_table_is_what_it_was():
    """Numbers of players change nothing for those who do not choose them."""
    rules = compose("standard")
    assert (13, 13, FOUR_IN_TWO) == (rules.hand_size, rules.dealt, rules.table)
    assert "undealt" not in deal_to_json(deal_for(rules, 7))
    assert "copies" not in deal_to_text(deal_for(rules, 7))


@pytest.mark.parametrize(
    ("hand_size", "undealt", "spec"),
    [
        (17, 1, "standard+three-players+big-joker-little-joker"),  # 52 cards: the jokers are in, two twos are out
        (
            10,
            1,
            "standard+five-players+big-joker-little-joker",
        ),  # the 2 of diamonds goes too, the 2 of hearts is gone already
        (17, 2, "standard+six-players+big-joker-little-joker"),
        (8, 3, "standard+six-players-48+big-joker-little-joker"),  # the 2 of spades is a high trump and stays
    ],
)
def test_a_pack_with_jokers_is_fitted_too(hand_size, undealt, spec):
    """Another rule's pack is played with: what cannot be shared out stays undealt (a reading)."""
    rules = compose(spec)
    deal = deal_for(rules, 1)
    assert (hand_size, undealt) == (rules.hand_size, len(deal.undealt))
    assert ["BJ", "LJ", "2S"] == [card.code for card in rules.trumps.trumps[:3]]


@given(TABLES, seeds, st.data())
def test_dealing_card_by_card_ends_in_the_deal_of_the_seed(rules, seed, data):
    """Who deals changes the order of giving, and no hand."""
    dealer = data.draw(st.sampled_from(rules.table.seats))
    dealing = start_dealing(rules, seed, dealer)
    while (event := next_event(dealing)) is not None:
        dealing = proceed(dealing, event)
    dealt, known = finish(dealing), deal_for(rules, seed, dealer)
    assert [set(hand) for hand in known.hands] == [set(hand) for hand in dealt.hands]
    assert (known.undealt, known.copies, known.seed) == (dealt.undealt, dealt.copies, dealt.seed)


@pytest.mark.parametrize("parameter", ["removed=BJ", "removed=2", "removed=first", "removed=7"])
def test_only_a_card_can_be_left_out(parameter):
    """A joker is not in the pack, and half a name is no card."""
    with pytest.raises(RuleSpecError):
        compose(f"standard+three-players:{parameter}")


def test_a_card_may_be_named_in_small_letters():
    """However it is typed, a spec comes back in its one form."""
    assert compose("standard+three-players:removed=2d").name == "standard+three-players:removed=2D"


# ------------------------------------------------------------------------------------------------ text and JSON


@given(st.data(), TABLES)
def test_deals_of_all_tables_round_trip(data, rules):
    """A deal survives JSON whole, and text without its seed."""
    deal = data.draw(deals(rules))
    assert deal == deal_from_json(loads(dumps(deal_to_json(deal))), rules.table)
    read = deal_from_text(deal_to_text(deal, rules.table), rules.table)
    assert (deal.hands, deal.dealer, deal.undealt, deal.copies) == (read.hands, read.dealer, read.undealt, read.copies)


@given(st.data(), TABLES)
def test_rounds_of_all_tables_round_trip(data, rules):
    """Everything said, drawn and played is in the record, at any moment."""
    game = data.draw(rounds(rules))
    assert game == round_from_json(loads(dumps(round_to_json(game))))
    assert game.actions == round_from_text(round_to_text(game)).actions


@given(st.data(), TABLES)
def test_matches_of_all_tables_round_trip(data, rules):
    """Sides of one seat and of three are kept like others."""
    written = replace(result(data.draw(rounds(rules, finished=True))), tricks=())
    match = record(start_match(rules), written)
    assert match == match_from_json(loads(dumps(match_to_json(match))))


@pytest.mark.parametrize("spec", [spec for spec in SETTINGS if len(compose(spec).table.seats) != 4])
def test_pbn_is_for_four(spec):
    """PBN knows four seats and one pack, and the message says what to do instead."""
    with pytest.raises(NotationError, match="save this deal as text or JSON") as caught:
        deal_to_pbn(deal_for(compose(spec), 1))
    assert "not-for-pbn" == caught.value.id


def test_a_deal_of_another_table_is_refused():
    """Three hands are none of six, and 26 cards each are not drawn."""
    with pytest.raises(DealError, match="3 hands; expected 6"):
        start_round(compose("standard+six-players"), deal_for(compose("standard+three-players"), 1))
    whole = deal_for(compose("standard"), 1)
    halves = Deal((whole.hands[0] + whole.hands[1], whole.hands[2] + whole.hands[3]), Seat.SEAT_1)
    with pytest.raises(DealError, match="hands of 26 cards instead of 0"):
        start_round(compose("standard+two-players"), halves)


@pytest.mark.parametrize("copies", ["0", "10", "two", "-1"])
def test_copies_that_cannot_be_are_refused(copies):
    """The line says how often a card is there."""
    text = deal_to_text(deal_for(compose("standard+six-players"), 1), compose("standard+six-players").table)
    with pytest.raises(NotationError):
        deal_from_text(text.replace("copies: 2", f"copies: {copies}"), compose("standard+six-players").table)


def test_a_card_too_often_is_refused():
    """Two packs hold each card twice."""
    ace = Card("AS")
    with pytest.raises(DealError, match="more than 2 times"):
        Deal(((ace, ace), (ace, Card("KS"))), Seat.SEAT_1, copies=2)


# ------------------------------------------------------------------------------------------------ equal cards


def test_equal_cards_are_two_cards_and_one_choice():
    """A hand may hold both; playing one leaves the other."""
    rules = compose("standard+six-players")
    held = read_cards("AS AS KH KH 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC AC")
    game = start_round(rules, deal_with({"2": held}, Seat.SEAT_1, pack=rules.pack, table=rules.table))
    for seat in (2, 3, 4, 5, 6, 1):
        game = apply(game, MakeBid(rules.table.seats[seat - 1], rules.read_bid("2")))
    options = legal_actions(game)
    assert len(options) == len(set(options)) == 13  # clubs of twelve ranks and a king of hearts
    after = apply(game, Play(Seat.SEAT_2, Card("KH")))
    assert 1 == after.hands[1].count(Card("KH"))


def test_a_card_is_played_when_all_its_copies_are():
    """Who does not hold a card that somebody else has twice is told that, and not that it lies on the table."""
    rules = compose("standard+six-players")
    held = read_cards("AS AS KH KH 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC AC")
    game = start_round(rules, deal_with({"2": held}, Seat.SEAT_1, pack=rules.pack, table=rules.table))
    while game.phase == "bidding":
        game = apply(game, legal_actions(game)[0])
    game = apply(game, Play(Seat.SEAT_2, Card("KH")))
    assert ["card-not-held"] == [reason.id for reason in violations(game, Play(Seat.SEAT_3, Card("KH")))]


def test_a_record_by_hand_need_not_say_how_often_a_card_is_there():
    """The rules of the record say it."""
    rules = compose("standard+six-players")
    text = round_to_text(start_round(rules, deal_for(rules, 3)))
    assert round_from_text(text) == round_from_text(text.replace("copies: 2\n", ""))


@pytest.mark.parametrize(("dealer", "leader"), [("1", "2"), ("2", "5"), ("4", "5"), ("5", "2"), ("6", "2")])
def test_of_two_low_clubs_the_one_nearer_to_the_left_of_the_dealer_opens(dealer, leader):
    """Both 2s of clubs are out, so a 3 opens; the sources are silent about which."""
    rules = compose("standard+six-players+deuce-starts")
    clubs = "4C 5C 6C 7C 8C 9C 10C JC QC KC AC 4H 5H 6H 7H 8H"
    held = {seat: read_cards(f"3C {clubs}") for seat in "25"}
    game = start_round(rules, deal_with(held, rules.table.read_seat(dealer), pack=rules.pack, table=rules.table))
    while game.phase == "bidding":
        game = apply(game, legal_actions(game)[0])
    assert leader == game.turn.value
    assert [Card("3C")] == [action.card for action in legal_actions(game)]


def test_the_lowest_club_that_was_dealt_opens_where_the_two_lies_aside():
    """With three players and the last card out, nobody may hold the 2 of clubs."""
    rules = compose("standard+three-players:removed=last-card+deuce-starts")
    order = [card for card in rules.pack.cards if card is not Card("2C")]
    deal = Deal((tuple(order[0::3]), tuple(order[1::3]), tuple(order[2::3])), Seat.SEAT_2, None, (Card("2C"),))
    game = start_round(rules, deal)
    while game.phase == "bidding":
        game = apply(game, legal_actions(game)[0])
    assert (Seat.SEAT_1, [Card("3C")]) == (game.turn, [action.card for action in legal_actions(game)])


def test_the_last_of_two_equal_cards_wins_where_the_table_says_so():
    """Only the card that is winning counts: two equal losers change nothing."""
    rules = compose("standard+six-players:identical_cards=last-wins")
    plays = read_plays("1:4H 2:KH 3:4H 4:KH 5:2H 6:AD", rules.table, 2)
    assert Seat.SEAT_4 is rules.winner.winner(plays, rules.trumps, rules.table)
    assert Seat.SEAT_2 is compose("standard+six-players").winner.winner(plays, rules.trumps, rules.table)


def test_a_worthless_joker_takes_nothing_and_breaks_nothing():
    """Led, it lets the next card set the suit, and that card beats it: the reading of jokers without a suit in joke-trumps too."""
    rules = compose("standard+five-players:jokers=3,joker_role=worthless")
    plays = read_plays("1:BJ 2:BJ 3:2C 4:AD 5:KH", rules.table, 3)
    assert Seat.SEAT_3 is best_play(plays, rules.trumps).seat
    hand = read_cards("BJ 4C 9S")
    for played, expected in ((1, hand), (3, read_cards("4C"))):
        context = PlayContext(hand=hand, plays=plays[:played], trumps=rules.trumps, seat=Seat.SEAT_4, table=rules.table)
        assert expected == judge_cards(rules, context).legal
    assert not any(policy.breaks(plays[:1], False, rules.trumps) for policy in rules.play)


# ------------------------------------------------------------------------------------------------ two players


def drawn(spec, steps, seed=1):
    game = start_round(compose(spec), deal_for(compose(spec), seed, Seat.SEAT_1))
    for step in steps:
        game = apply(game, Take(game.turn, step))
    return game


def test_who_does_not_deal_draws_first_and_leads():
    """The players take turns, thirteen times each; then bidding and play begin with the same player."""
    game = drawn("standard+two-players", ["first"])
    assert Seat.SEAT_1 is game.turn
    game = drawn("standard+two-players", ["first", "second"] * 13)
    assert ("bidding", Seat.SEAT_2, ()) == (game.phase, game.turn, game.stock)
    assert [13, 13] == [len(hand) for hand in game.hands] == [len(cards) for cards in game.discards]


def test_nothing_else_is_done_while_cards_are_drawn():
    """A bid, a card and a draw out of turn each say why not; a finished drawing is over."""
    game = drawn("standard+two-players", [])
    bid = MakeBid(Seat.SEAT_2, game.rules.read_bid("3"))
    tried = (bid, Play(Seat.SEAT_2, game.stock[0]), Take(Seat.SEAT_1, "first"), Take(Seat.SEAT_2, "third"))
    found = [violations(game, action)[0].id for action in tried]
    assert ["drawing-not-finished", "drawing-not-finished", "not-your-turn", "drawing-not-finished"] == found
    after = drawn("standard+two-players", ["first"] * 26)
    assert violations(after, Take(Seat.SEAT_2, "first"))


def test_who_draws_sees_the_own_cards_and_nobody_elses():
    """The seat in turn looks at what the form lets it see; the other sees none of it, and never the stock."""
    game = drawn("standard+two-players:form=keep-first-or-take-second", ["first", "second"])
    own, other = seat_view(game, Seat.SEAT_2), seat_view(game, Seat.SEAT_1)
    assert (game.stock[:1], ()) == (own.offered, other.offered)
    assert (1, 1, 48) == (*own.cards_left, own.stock_left)
    assert (game.discards[1], game.discards[0]) == (own.thrown, other.thrown)
    assert 2 == len(seat_view(drawn("standard+two-players", []), Seat.SEAT_2).offered)


def test_who_has_drawn_a_hand_cannot_bid_blind():
    """Blind bids go with two players, but nobody can make one (a reading)."""
    game = drawn("standard+two-players+blind-nil:min_deficit=0", ["first"] * 26)
    assert seat_view(game, Seat.SEAT_2).hand == game.hands[1]
    blind = MakeBid(Seat.SEAT_2, game.rules.read_bid("blind-nil"))
    assert ["blind-after-looking"] == [reason.id for reason in violations(game, blind)]


# ------------------------------------------------------------------------------------------------ several tables


@pytest.mark.parametrize("people", [7, 8, 9])
@pytest.mark.parametrize("spec", ["standard+seven-plus-players", "standard+blind-nil+seven-plus-players:split_9=3-3-3"])
def test_a_round_is_played_at_each_table(spec, people):
    """Everybody sits somewhere, and each table plays by the rules for its number with all else that was agreed."""
    tables = tables_for(compose(spec), people)
    assert people == sum(len(table.people) for table in tables)
    for table in tables:
        assert len(table.people) == len(table.rules.table.seats)
        assert ("blind-nil" in spec) == table.rules.has("kinds.blind-nil")
        assert score_round(table.rules, result(played(table.rules, people)))
    assert all(set(one.people).isdisjoint(other.people) for one, other in combinations(tables, 2))


@pytest.mark.parametrize(
    ("spec", "people"), [("standard+seven-plus-players", 6), ("standard", 7), ("standard+solo", 3)]
)
def test_people_who_cannot_be_seated_are_told(spec, people):
    """A number that the rules do not speak of is refused."""
    with pytest.raises(RuleSpecError) as caught:
        tables_for(compose(spec), people)
    assert "cannot-seat" == caught.value.id


def test_rules_that_do_not_suit_one_of_the_tables_are_named():
    """A double nil needs partners, and at a table of three there are none."""
    rules = compose("standard+double-nil+seven-plus-players")
    assert 2 == len(tables_for(rules, 8))
    with pytest.raises(VariantConflictError, match="double-nil"):
        tables_for(rules, 7)


def test_a_lead_is_judged_by_the_table_of_the_round():
    """The context of a card knows the seats."""
    game = played(compose("standard+three-players"), 3)
    assert game.rules.table is play_context(game, Seat.SEAT_1).table


@given(seeds)
def test_a_misplaced_card_is_drawn_back_where_one_stays_undealt(seed):
    """With three players and the last card out, 51 cards are given, and a wrong one is mended as at any table."""
    rules = compose("standard+three-players:removed=last-card")
    dealing = start_dealing(rules, seed, Seat.SEAT_1)
    while dealing.phase != "give":
        dealing = proceed(dealing, next_event(dealing))
    dealing = proceed(dealing, Give(Seat.SEAT_3))  # it was the turn of seat 2
    while (event := next_event(dealing)) is not None:
        dealing = proceed(dealing, event)
    deal = finish(dealing)
    assert ([17, 17, 17], 1) == ([len(hand) for hand in deal.hands], len(deal.undealt))
    assert dealing.mended
    assert deal.seed is None
