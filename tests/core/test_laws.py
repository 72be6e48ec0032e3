"""Laws that hold in every round of every rule set, on random rounds."""

from itertools import chain, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.core.actions import MakeBid, PassCard, Play, Take, TakeKitty
from spades_teach.core.deals import deal_for
from spades_teach.core.errors import IllegalActionError
from spades_teach.core.judging import judge_bids, judge_cards, legal_bids, legal_cards
from spades_teach.core.matches import ROUND_CAP, add, outcome, record, start_match
from spades_teach.core.rounds import apply, legal_actions, replay, result, start_round, undo, violations
from spades_teach.core.scores import goes_unplayed, score_round
from spades_teach.core.stages import bid_context, play_context, sees_cards
from spades_teach.core.variants import compose, read_spec
from spades_teach.core.views import seat_view
from tests.samples import samples
from tests.strategies import OTHER_TABLES, SPECS, rounds, rule_sets, standings
from tests.strategies import results as round_results

ENDING_AT_OTHER_TABLES = [
    f"standard+{rule}+loss-at-minus-200" for rule in ("solo", "two-players", "three-players", "six-players")
]


@given(rounds())
def test_cards_are_conserved(game):
    """At any moment every card of the pack is in a hand, on the table, in a trick or laid aside, as often as the pack has it."""
    places = [
        *game.hands,
        game.stock,
        *game.discards,
        tuple(play.card for play in game.plays),
        *(tuple(p.card for p in trick.plays) for trick in game.tricks),
    ]
    assert sorted(game.rules.pack.cards, key=str) == sorted(chain(*places), key=str)


@given(rounds())
def test_someone_can_always_act(game):
    """Until the round is over there is a legal action, of the seat whose turn it is too, and every one offered is legal."""
    options = legal_actions(game)
    assert bool(options) == (not game.over)
    assert game.over or any(action.seat is game.turn for action in options)
    assert all(violations(game, action) == () for action in options)


@given(rounds(finished=True))
def test_a_finished_round_has_thirteen_tricks_and_counts_them_once(game):
    """Tricks sum to the hand size, and each winner is the seat that the trick itself shows; a round that nobody plays has none."""
    if goes_unplayed(game.rules, result(game)):
        assert not game.tricks
        return
    assert game.rules.hand_size == len(game.tricks)
    assert game.rules.tricks == sum(game.taken)
    assert not any(game.hands)
    for trick in game.tricks:
        assert trick.winner is game.rules.winner.winner(trick.plays, game.trumps, game.rules.table)
    packet = [action.seat for action in game.actions if isinstance(action, TakeKitty)]
    for seat, taken in zip(game.rules.table.seats, game.taken, strict=True):
        counted = game.rules.tricks - game.rules.hand_size if seat in packet else 0
        assert taken == sum(trick.winner is seat for trick in game.tricks) + counted


@given(rounds())
def test_the_winner_of_a_trick_leads_the_next_and_play_goes_clockwise(game):
    """Who is next follows from the trick before, and within a trick from the seat before (A36)."""
    started = [trick.plays for trick in game.tricks] + ([game.plays] if game.plays else [])
    for before, after in zip(game.tricks, started[1:], strict=False):
        assert before.winner is after[0].seat
    for plays in started:
        for first, second in pairwise(plays):
            assert game.rules.table.after(first.seat) is second.seat


@given(rounds(finished=True))
def test_lines_sum_to_the_score(game):
    """A side's points are its lines and nothing else; the next standing is the sum."""
    score = score_round(game.rules, result(game), game.standing)
    after = add(game.standing, score)
    for place, side in enumerate(score.sides):
        assert side.points == sum(line.points for line in side.lines)
        assert after.totals[place] == game.standing.totals[place] + side.points
        assert all(line.reason for line in side.lines)


@given(rounds(), st.data())
def test_refused_actions_leave_the_round_equal(game, data):
    """Whatever is tried, it is either legal or refused with reasons, and the round given is untouched (A34)."""
    seat = data.draw(st.sampled_from(game.rules.table.seats))
    card = data.draw(st.sampled_from(game.rules.pack.cards))
    bid = game.rules.read_bid(data.draw(st.sampled_from(["1", "7", "13"])))
    choice = data.draw(st.sampled_from(["first", "second"]))
    before = (game.hands, game.actions, game.turn, game.bids)
    for action in (Play(seat, card), MakeBid(seat, bid), Take(seat, choice)):
        reasons = violations(game, action)
        assert (reasons == ()) == (action in legal_actions(game))
        if reasons:
            with pytest.raises(IllegalActionError) as caught:
                apply(game, action)
            assert reasons == caught.value.reasons
    assert before == (game.hands, game.actions, game.turn, game.bids)


@given(rounds())
def test_replaying_the_actions_gives_the_same_round(game):
    """A round is its rules, deal and actions; nothing else is hidden in it."""
    assert game == replay(game.rules, game.deal, game.actions, game.standing)


@given(rounds(), st.data())
def test_undo_is_the_prefix(game, data):
    """Taking back n actions gives the round as it was n actions ago."""
    steps = data.draw(st.integers(0, len(game.actions)))
    assert undo(game, steps).actions == game.actions[: len(game.actions) - steps]


@given(rounds(), st.randoms(use_true_random=False), st.data())
def test_views_hide(game, chance, data):
    """Changing about the cards that a seat cannot see, in hands, stock or thrown away, changes nothing that it is shown (A47)."""
    seat = data.draw(st.sampled_from(game.rules.table.seats))
    view = seat_view(game, seat)
    own = game.rules.table.index(seat)
    hidden = [place for place in range(len(game.hands)) if place != own or view.hand is None]
    swapped = _with_hidden_cards_mixed(game, hidden, chance)
    assert view == seat_view(swapped, seat)


def _with_hidden_cards_mixed(game, hidden, chance: Random):
    """Return the same round with the unplayed cards of the hidden hands mixed, as far as each may hold them; what was passed stays."""
    piles = {
        **{("hands", place): game.hands[place] for place in hidden},
        **{("discards", place): cards for place, cards in enumerate(game.discards) if place in hidden},
        ("stock", 0): game.stock[len(seat_view(game, game.turn or game.rules.table.seats[0]).offered) :],
    }
    passed = {action.card for action in game.actions if isinstance(action, PassCard)}
    pool = [card for cards in piles.values() for card in cards if card not in passed]
    chance.shuffle(pool)
    mixed = {pile: tuple(card if card in passed else pool.pop() for card in cards) for pile, cards in piles.items()}
    hands, discards = list(game.hands), list(game.discards)
    for (kind, place), cards in mixed.items():
        if kind != "stock":
            (hands if kind == "hands" else discards)[place] = cards
    stock = game.stock[: len(game.stock) - len(mixed["stock", 0])] + mixed["stock", 0]
    return game.with_changes(hands=tuple(hands), discards=tuple(discards), stock=stock)


@given(rounds())
def test_the_judge_and_the_fast_list_agree(game):
    """Every card of the hand in turn is either legal or blocked with at least one reason, never both."""
    if game.phase != "play":
        return
    context = play_context(game, game.turn)
    verdicts = judge_cards(game.rules, context)
    assert verdicts.legal == legal_cards(game.rules, context)
    assert set(context.hand) == set(verdicts.legal) | set(verdicts.blocked)
    assert set(verdicts.legal).isdisjoint(verdicts.blocked)
    assert all(verdicts.blocked.values())


@given(rounds())
def test_the_judge_and_the_fast_list_of_bids_agree(game):
    """Every bid on offer is either legal or blocked with at least one reason, and who may look is who has a blind bid left."""
    if game.phase != "bidding":
        return
    context = bid_context(game, game.turn)
    verdicts = judge_bids(game.rules, context)
    assert verdicts.legal == legal_bids(game.rules, context) == game.biddable
    assert set(verdicts.legal).isdisjoint(verdicts.blocked)
    assert all(verdicts.blocked.values())
    waiting = [seat for seat, bid in zip(game.rules.table.seats, game.bids, strict=True) if bid is None]
    assert game.undecided == tuple(seat for seat in waiting if not sees_cards(game, seat))


@given(rule_sets, st.data())
def test_bags_are_carried_below_the_limit_and_pay_for_every_load(rules, data):
    """What is carried plus what was paid for is what there was (two tens crossed cost two penalties)."""
    found = data.draw(round_results(rules))
    before = data.draw(standings(len(rules.table.sides)))
    for side in score_round(rules, found, before).sides:
        for line in side.lines:
            if line.reason == "bag-penalty":
                facts = dict(line.facts)
                assert side.tally.bags_before + side.tally.bags == facts["loads"] * facts["limit"] + side.bags
                assert line.points == -facts["loads"] * facts["penalty"]
                assert side.bags < facts["limit"]


@given(
    st.permutations(
        ["blind-nil", "short-game-300", "bag-penalty:limit=5,penalty=50", "deuce-starts", "board", "surrender"]
    )
)
def test_composing_does_not_depend_on_the_order(variants):
    """The same variants give the same rule set, whatever order they are named in."""
    assert compose("standard+" + "+".join(variants)) is compose("standard+" + "+".join(sorted(variants)))


@pytest.mark.parametrize("spec", [*SPECS, *OTHER_TABLES])
def test_specs_round_trip(spec):
    """The name of a rule set reads back as the same rule set."""
    assert compose(compose(spec).name) is compose(spec)
    assert str(read_spec(spec)) == str(read_spec(str(read_spec(spec))))


@pytest.mark.parametrize("cards", ["2C/2H", "2H/2C", "2c/2h", "2h/2♣"])
def test_a_list_of_cards_has_one_name(cards):
    """The same cards in another order or spelling are the same rule set."""
    assert compose("standard+big-joker-little-joker") is compose(f"standard+big-joker-little-joker:removed={cards}")


@pytest.mark.parametrize(
    "spec", [*(spec for spec in SPECS if "loss" in spec or spec == "standard"), *ENDING_AT_OTHER_TABLES]
)
def test_matches_of_random_rounds_end(spec):
    """A match of random rounds ends, or is stopped at the documented cap; its winner has the higher total."""
    rules = compose(spec)
    chance = Random(7)
    ended = 0
    for _seed in range(samples(small=3, deep=100)):
        match = start_match(rules, chance.choice(rules.table.seats))
        while not match.outcome.over and len(match.results) < ROUND_CAP:
            dealer = match.dealer
            match = record(match, _random_result(rules, chance))
            assert match.dealer is rules.table.after(dealer)
        ended += match.outcome.over
        if match.outcome.over:
            winner = match.outcome.winner
            assert match.standing.totals[winner] == max(match.standing.totals)
            assert match.outcome == outcome(rules, match.standing)
    assert ended


def _random_result(rules, chance: Random):
    game = start_round(rules, deal_for(rules, chance.getrandbits(64)))
    while not game.over:
        options = legal_actions(game)
        sensible = [
            action for action in options if not isinstance(action, MakeBid) or str(action.bid) in ("1", "2", "3")
        ]
        game = apply(game, chance.choice(sensible or options))
    return result(game)
