"""Cancellation spades: six or eight players, two packs, identical cards that cancel each other, tricks that nobody takes."""

from collections import Counter
from random import Random

import pytest

from spades_teach.core.actions import MakeBid
from spades_teach.core.bids import number
from spades_teach.core.cards import Card
from spades_teach.core.deals import Deal, deal_cards, deal_for
from spades_teach.core.errors import DealError, RecordError, VariantConflictError
from spades_teach.core.matches import record, start_match
from spades_teach.core.notation import round_from_text, round_to_text
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import apply, legal_actions, replay, result, start_round
from spades_teach.core.scores import score_round
from spades_teach.core.tricks import Play, read_plays
from spades_teach.core.variants import VARIANTS, compose
from tests import reference

SIX = "standard+cancellation-spades"
EIGHT = f"{SIX}:players=8"


def dealt(spec, seed, pack=None):
    rules = compose(spec)
    return rules, deal_cards(seed, rules.table.seats[0], pack=pack or rules.pack, table=rules.table)


def played_out(spec, seed):
    rules, chance = compose(spec), Random(seed)
    game = start_round(rules, deal_for(rules, seed))
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return game


@pytest.mark.parametrize(("spec", "seats", "tricks"), [(SIX, 6, 17), (EIGHT, 8, 13)])
def test_random_rounds_are_played_scored_and_written(spec, seats, tricks):
    """Cards are conserved, winners are those of a second reading, lines sum to the points, and a record reads back."""
    for seed in range(20):
        game = played_out(spec, seed)
        assert (seats, tricks) == (len(game.taken), len(game.tricks))
        cards = Counter(play.card for trick in game.tricks for play in trick.plays)
        assert Counter(game.rules.pack.cards) == cards
        for trick in game.tricks:
            plain = [(play.seat.value, play.card.code) for play in trick.plays]
            assert reference.winner_of_two_packs(plain) == (trick.winner.value if trick.winner else None)
        assert game == replay(game.rules, game.deal, game.actions)
        assert game.actions == round_from_text(round_to_text(game)).actions
        for side in score_round(game.rules, result(game)).sides:
            assert side.points == sum(line.points for line in side.lines)
            assert side.side.seats == side.tally.seats


def test_two_readings_agree_on_crowded_tricks():
    """Where few different cards are played many cancel: the winner is the same in both readings."""
    for spec in (SIX, EIGHT):
        rules, chance, dead = compose(spec), Random(spec), 0
        few = [Card(code) for code in ("2D", "2C", "AS", "2S", "9H", "8H", "KD", "4C")]
        for _ in range(2000):
            pool = [card for card in few * 2 if card is not Card("8H") or chance.random() < 0.5]
            chance.shuffle(pool)
            plays = tuple(Play(seat, card) for seat, card in zip(rules.table.seats, pool, strict=False))
            winner = rules.winner.winner(plays, rules.trumps, rules.table)
            expected = reference.winner_of_two_packs([(play.seat.value, play.card.code) for play in plays])
            assert expected == (winner.value if winner else None)
            dead += winner is None
        assert dead > 0


def with_a_dead_first_trick():
    """Return a round whose first trick is dead: 9H 9H KD 4C 4C 3D, by players who hold nothing else of hearts."""
    rules = compose(SIX)
    first = {"1": "9H", "2": "9H", "3": "KD", "4": "4C", "5": "4C", "6": "3D"}
    rest = list((Counter(rules.pack.cards) - Counter(map(Card, first.values()))).elements())
    hearts = [card for card in rest if card.suit is Card("9H").suit]
    others = [card for card in rest if card not in hearts]
    hands = {seat: [Card(code)] for seat, code in first.items()}
    for seat in ("1", "2"):
        hands[seat] += [hearts.pop() for _ in range(11)]
    for hand in hands.values():
        while len(hand) < 17:
            hand.append(others.pop() if others else hearts.pop())
    seats = rules.table.seats
    game = start_round(rules, Deal(tuple(tuple(hands[seat.value]) for seat in seats), seats[-1], copies=2))
    while game.phase == "bidding":
        game = apply(game, MakeBid(game.turn, number(2)))
    for seat in seats:
        game = apply(game, Play(seat, Card(first[seat.value])))
    return game


def test_a_dead_trick_is_thrown_away():
    """Nobody takes it, whoever has led it leads again, and the counts may be one short of the hand size."""
    game = with_a_dead_first_trick()
    assert game.tricks[-1].winner is None
    assert (0,) * 6 == game.taken
    assert game.rules.table.seats[0] is game.turn
    while not game.over:
        game = apply(game, legal_actions(game)[0])
    assert sum(game.taken) < 17
    assert 17 == sum(game.taken) + game.rules.winner.dead_tricks(result(game))
    assert score_round(game.rules, result(game))


def test_dead_tricks_are_told_where_scores_are_kept_by_hand():
    """Counts that fall short need the fact, and are refused without it."""
    rules = compose(SIX)
    bids = tuple(number(2) for _ in range(6))
    taken = (3, 3, 3, 3, 2, 2)
    with pytest.raises(RecordError, match="16 tricks in all"):
        score_round(rules, RoundResult(bids, taken))
    told = RoundResult(bids, taken, facts=(("2.dead-tricks", 1),))
    assert [42, 41, 41] == [side.points for side in score_round(rules, told).sides]


@pytest.mark.parametrize(("spec", "rounds"), [(SIX, 6), (EIGHT, 8), (f"{EIGHT},deals=3", 3), (f"{SIX}:deals=2", 2)])
def test_a_game_is_one_deal_for_each_player(spec, rounds):
    """It ends after as many rounds, whatever the totals."""
    match = start_match(compose(spec))
    seats = len(match.rules.table.seats)
    taken = (match.rules.hand_size - seats + 1, *(1,) * (seats - 1))
    for _ in range(rounds):
        assert not match.outcome.over
        match = record(match, RoundResult(tuple(map(number, taken)), taken))
    assert (True, "1") == (match.outcome.over, match.winner)


def test_identical_cards_are_one_choice():
    """A hand with both copies of a card offers it once."""
    game = with_a_dead_first_trick()
    offered = [action.card for action in legal_actions(game)]
    assert len(offered) == len(set(offered)) < len(game.hands[0])


def test_no_card_comes_three_times_and_one_pack_has_each_card_once():
    """Only a deal of two packs may hold a card twice."""
    rules, deal = dealt(SIX, 1)
    thrice = (Card("AS"), Card("AS"), Card("AS"), *deal.hands[0][3:])
    with pytest.raises(DealError):
        Deal((thrice, *deal.hands[1:]), deal.dealer, copies=2)
    with pytest.raises(DealError, match="dealt twice"):
        Deal(((Card("AS"), Card("AS")),), deal.dealer)
    assert 2 == len(read_plays("1:2D 2:2D", rules.table, copies=2))


def test_other_house_rules_are_played_with_it():
    """Whatever the catalogue lets be combined is composed, and rounds of it are played and scored; what the game proposes gives way."""
    tried = 0
    for variant in VARIANTS:
        try:
            rules = compose(f"{SIX}+{variant}") if variant != "cancellation-spades" else None
        except VariantConflictError:
            continue
        if rules is not None:
            game = played_out(rules.name, 2)
            assert score_round(rules, result(game))
            tried += 1
    assert tried > 20
    assert 8 == compose(f"{SIX}+fixed-hands").endings[0].rounds
