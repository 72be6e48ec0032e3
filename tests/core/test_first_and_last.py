"""House rules of single tricks: the first, the last, those that have to be won, aces that are called, the clock."""

from random import Random

import pytest

from spades_teach.core.actions import MakeBid
from spades_teach.core.bids import NIL, number
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.deals import Deal, deal_cards
from spades_teach.core.errors import IllegalActionError, RuleSpecError
from spades_teach.core.judging import freedom, judge_cards
from spades_teach.core.notation import round_from_text, round_to_text
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import apply, legal_actions, replay, result, start_round, violations
from spades_teach.core.rules.clock import clock_of, late_play
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, Trick, best_play, read_plays
from spades_teach.core.variants import compose

IDS = (
    "aces-high-low",
    "moe-first-tricks",
    "first-trick-clubs",
    "first-trick-lowest-club",
    "speed-spades",
    "play-to-win",
    "play-to-win-tarot",
    "end-winning-streak",
    "dix",
    "last-trick-ace-win",
    "last-trick-ace-on-nil",
    "last-trick-deuce-win",
    "last-trick-high-spade-win",
)


def played_out(spec, seed):
    rules = compose(spec)
    game = start_round(rules, deal_cards(seed, pack=rules.pack))
    chance = Random(seed)
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return game


@pytest.mark.parametrize("variant", IDS)
def test_random_rounds_are_played_and_scored(variant):
    """Whole rounds by chance score under each of the rules, replay, and lines sum to the points."""
    for seed in range(20):
        game = played_out(f"standard+{variant}", seed)
        assert 13 == sum(game.taken)
        assert game == replay(game.rules, game.deal, game.actions, game.standing)
        for side in score_round(game.rules, result(game), Standing((118, -39), (8, 1))).sides:
            assert side.points == sum(line.points for line in side.lines)


def lines_of(spec, tricks, bids, side="NS"):
    """Return the lines of a side, without those of contract and bags; tricks: the last ones of the round, others went to West."""
    rules = compose(spec)
    found = tuple(Trick(plays, best_play(plays, rules.trumps).seat) for plays in (read_plays(text) for text in tricks))
    others = read_plays("W:AH N:2H E:3H S:4H")
    whole = (*(Trick(others, Seat.WEST),) * (13 - len(found)), *found)
    taken = tuple(sum(trick.winner is seat for trick in whole) for seat in rules.table.seats)
    said = tuple(rules.read_bid(word.partition(":")[2]) for word in bids.split())
    score = score_round(rules, RoundResult(said, taken, whole)).of(side)
    usual = ("contract-made", "contract-set", "bags", "bag-penalty", "nil-made", "nil-failed")
    return {line.reason: line.points for line in score.lines if line.reason not in usual}


LED_2D = "N:2D E:KH S:9C W:JH"


@pytest.mark.parametrize(
    ("expected", "spec", "tricks"),
    [
        ({"dix": 1}, "dix", ["N:8D E:3D S:9S W:KD"]),
        ({"dix": 5}, "dix", ["N:8D E:4S S:9S W:KD"]),
        ({"dix": 10}, "dix", ["E:5S S:9S W:4S N:KD"]),
        ({"dix": 10}, "dix", ["S:9S W:4D N:KD E:3D"]),
        ({}, "dix", ["N:8D E:JS S:9S W:KD"]),
        ({"dix": 1}, "dix", ["N:8D E:3D S:9S W:KD", LED_2D]),
        ({"last-trick-ace": 10}, "last-trick-ace-win", ["N:AD E:KD S:9C W:JH"]),
        ({"last-trick-ace": 1}, "last-trick-ace-win:points=1", ["N:AD E:KD S:9C W:JH"]),
        ({"last-trick-ace": 20}, "last-trick-ace-win", ["W:9D N:AS E:KD S:9C"]),
        ({}, "last-trick-ace-win", ["W:9D N:KS E:AD S:9C"]),
        ({}, "last-trick-ace-win", ["N:AD E:KD S:9C W:JH", LED_2D]),
        ({"last-trick-deuce": 30}, "last-trick-deuce-win", [LED_2D]),
        ({}, "last-trick-deuce-win", ["N:2S E:KH S:9C W:JH"]),
        ({"last-trick-high-spade": 10}, "last-trick-high-spade-win", [LED_2D, "E:KD S:9S W:JD N:3D"]),
        ({"last-trick-high-spade": 10}, "last-trick-high-spade-win", ["E:KD S:10S W:JD N:3D"]),
        ({}, "last-trick-high-spade-win", ["S:AS W:2S N:3S E:4S", "S:KS W:2S N:3S E:4S", "E:KD S:9S W:JD N:3D"]),
        ({}, "last-trick-high-spade-win", [LED_2D, "E:KD S:8S W:JD N:3D"]),
        ({"winning-streak": 3}, "end-winning-streak", [LED_2D] * 3),
        ({"winning-streak": 3}, "end-winning-streak", [LED_2D] * 5),
        ({}, "end-winning-streak", ["S:AS W:2S N:3S E:4S", LED_2D, LED_2D]),
        ({"winning-streak": 5}, "end-winning-streak:length=5", [LED_2D] * 5),
        ({"winning-streak": 30}, "end-winning-streak:length=5,longer_streak=flat,points_per_trick=10", [LED_2D] * 5),
        ({"winning-streak-ended": 3}, "end-winning-streak:breaker_gets_points=true", [LED_2D]),
        ({}, "end-winning-streak", [LED_2D]),
        ({}, "end-winning-streak:breaker_gets_points=true", [LED_2D, LED_2D, "S:AS W:2S N:3S E:4S"]),
    ],
)
def test_points_are_read_from_the_tricks(expected, spec, tricks):
    """A round that was played needs no facts; the partner's tricks are not the player's."""
    assert expected == lines_of(f"standard+{spec}", tricks, bids="N:1 E:3 S:1 W:3")


def test_a_raised_two_and_a_joker_are_high_spades():
    """Where the trumps have another order, high is what is higher than the nine there."""
    spec = "standard+last-trick-high-spade-win+big-joker-little-joker"
    for card in ("BJ", "2S", "9S"):
        assert {"last-trick-high-spade": 10} == lines_of(spec, [f"E:KD S:{card} W:JD N:3D"], bids="N:4 E:3 S:1 W:3")
    assert {} == lines_of(spec, ["E:KD S:8S W:JD N:3D"], bids="N:4 E:3 S:1 W:3")
    assert {} == lines_of(
        "standard+last-trick-deuce-win+big-joker-little-joker", ["N:2S E:KH S:9C W:JH"], bids="N:1 E:3 S:1 W:3"
    )


def test_an_ace_on_a_nil_is_paid_when_the_nil_is_kept():
    """A fifth of what this nil is worth, a blind one more; nothing for a failed nil or without the ace."""
    spec = "standard+last-trick-ace-on-nil+blind-nil:min_deficit=0"
    last = "W:KC N:AD E:9C S:3C"
    assert {"ace-on-nil": 20} == lines_of(spec, [last], bids="N:nil E:3 S:2 W:3")
    found = lines_of(spec, [last], bids="N:blind-nil E:3 S:2 W:3")
    assert 40 == found["ace-on-nil"]
    assert {} == lines_of(spec, [last], bids="N:4 E:3 S:2 W:3")
    assert {} == lines_of(spec, ["W:KC N:QD E:9C S:3C"], bids="N:nil E:3 S:2 W:3")
    assert {} == lines_of(spec, ["N:AD W:KC E:9C S:3C"], bids="N:nil E:3 S:2 W:3")


@pytest.mark.parametrize("points", ["1/5", "1/5/10/20", "1/5/-10", "a/b/c"])
def test_points_of_a_dix_are_three_numbers(points):
    """The message names what is expected."""
    with pytest.raises(RuleSpecError, match="expected three numbers such as 1/5/10"):
        compose(f"standard+dix:points={points}")


@pytest.mark.parametrize("code", ["joker", "9H"])
def test_a_high_spade_that_is_none_is_refused(code):
    """The message names what is expected."""
    with pytest.raises(RuleSpecError, match="expected a spade such as 9S"):
        compose(f"standard+last-trick-high-spade-win:lowest_high_spade={code}")


# ------------------------------------------------------------------------------------------------ the first trick


@pytest.mark.parametrize(
    ("opener", "spec"),
    [
        ("2C", "standard+first-trick-clubs"),
        ("3C", "standard+first-trick-clubs:lowest_club=3C"),
        ("3C", "standard+first-trick-clubs+big-joker-little-joker"),
        ("3C", "standard+first-trick-clubs+deuces-high"),
        ("2C", "standard+first-trick-clubs+high-jokers:four_player_removal=JC/JS"),
        ("2C", "standard+first-trick-lowest-club"),
        ("3C", "standard+first-trick-lowest-club:lowest_club=3C"),
        ("3C", "standard+first-trick-lowest-club+big-joker-little-joker"),
    ],
)
def test_the_lowest_club_in_play_opens(opener, spec):
    """Whoever holds it leads, and can lead nothing else."""
    rules = compose(spec)
    for seed in range(8):
        game = start_round(rules, deal_cards(seed, pack=rules.pack))
        while game.phase == "bidding":
            game = apply(game, MakeBid(game.turn, number(2)))
        assert [opener] == [action.card.code for action in legal_actions(game)]
        held = next(card for card in game.hands[rules.table.index(game.turn)] if card.code != opener)
        assert "must-lead-card" in [reason.id for reason in violations(game, Play(game.turn, held))]


@pytest.mark.parametrize(
    ("expected", "spec", "hand", "trick", "first_trick"),
    [
        ("JC KH 4H", "first-trick-clubs:must_follow_clubs=false", "9S JC KH 4H", "E:2C", True),
        ("JC", "first-trick-clubs:must_follow_clubs=false", "9S JC KH 4H", "E:2C", False),
        ("9S KH", "first-trick-clubs", "9S KH", "E:2C", False),
        ("9S KH 4H", "first-trick-lowest-club:void_in_clubs=any-card", "9S KH 4H", "E:2C", True),
        ("4C", "first-trick-lowest-club", "9S JC 4C", "E:2C", True),
        ("JC 4C", "first-trick-lowest-club", "9S JC 4C", "E:2C", False),
        ("8S", "play-to-win:beat_partner=true", "8S KH", "W:9D N:6S E:3D", False),
        ("8S 2S", "play-to-win", "8S 2S KH", "E:7S", False),
        ("8S", "play-to-win", "8S 2S KH", "W:9D N:6S E:7S", False),
        ("KH", "play-to-win-tarot:beat_partner=false", "8S 2S KH", "", False),
        ("8S 2S", "play-to-win-tarot:beat_partner=false", "8S 2S KH", "W:9D N:6S E:3D", False),
        ("KD", "play-to-win-tarot", "KD 8S", "W:9D N:6S E:3D", False),
        ("KH 4H", "play-to-win-tarot", "KH 4H", "E:9D", False),
    ],
)
def test_what_may_be_played(expected, spec, hand, trick, first_trick):
    """Parameters, partners and other tricks are as the readings say."""
    context = PlayContext(hand=read_cards(hand), plays=read_plays(trick), seat=Seat.SOUTH, first_trick=first_trick)
    assert set(read_cards(expected)) == set(judge_cards(compose(f"standard+{spec}"), context).legal)


def test_what_the_table_leaves_is_said():
    """Where a house rule takes the choice, the player is not told that any card will do."""
    rules = compose("standard+play-to-win-tarot")
    context = PlayContext(hand=read_cards("2S KH 4C"), plays=read_plays("E:9D"), seat=Seat.SOUTH)
    assert ("only-these-cards", {"cards": "2S"}) == (freedom(rules, context).id, dict(freedom(rules, context).facts))
    assert "void-any-card" == freedom(compose("standard+play-to-win"), context).id


# ------------------------------------------------------------------------------------------------ a Moe


def after_bids(spec, *names, seed=3):
    rules = compose(spec)
    game = start_round(rules, deal_cards(seed))
    for name in names:
        game = apply(game, MakeBid(game.turn, rules.read_bid(name)))
    return game


def test_who_has_announced_a_moe_leads():
    """Whoever's turn it would be; without a Moe the dealer's left leads."""
    for place in range(4):
        names = ["2"] * 4
        names[place] = "little-moe"
        game = after_bids("standard+moe-first-tricks", *names)
        assert game.rules.table.clockwise_from(game.rules.table.after(game.deal.dealer))[place] is game.turn
    assert game.rules.table.after(game.deal.dealer) is after_bids("standard+moe-first-tricks", *["2"] * 4).turn


def test_only_the_first_moe_stands():
    """No second Moe is on offer, for either side."""
    game = after_bids("standard+moe-first-tricks", "little-moe")
    for name in ("little-moe", "big-moe"):
        second = MakeBid(game.turn, game.rules.read_bid(name))
        assert second not in legal_actions(game)
        assert ["moe-already-announced"] == [reason.id for reason in violations(game, second)]


def test_the_bags_of_a_moe_may_be_counted():
    """Where it is not immune, tricks beyond those announced are bags; those of a failed one are not."""
    rules = compose("standard+moe-first-tricks:immune_to_bags=false")
    bids = tuple(map(rules.read_bid, ("little-moe", "1", "nil", "1")))
    for first, points, bags in ((8, 150 + 5, 5), (6, -150, 0)):
        score = score_round(rules, RoundResult(bids, (6, 1, 6, 0), facts=(("N.first-tricks", first),))).of("NS")
        assert (points, bags) == (score.points, score.bags)


# ------------------------------------------------------------------------------------------------ called aces


@pytest.mark.parametrize(
    ("winner", "plays"),
    [
        ("N", "N:9D E:AD=low S:4D W:2D"),
        ("W", "N:AD=low E:9C S:4H W:2D"),
        ("N", "N:AD=low E:9C S:4H W:2H"),
        ("E", "N:9D E:AS=low S:4D W:2D"),
        ("W", "N:9D E:AS=low S:4D W:2S"),
        ("W", "N:AS=low E:AD S:4D W:2S"),
        ("E", "N:AD=low E:AS=low S:KD W:2D"),
        ("E", "N:9D E:AD=high S:KD W:2D"),
    ],
)
def test_a_low_ace_is_the_lowest_of_its_suit(winner, plays):
    """It loses to the two, and a low ace of spades still beats other suits."""
    assert winner == best_play(read_plays(plays), compose("standard+aces-high-low").trumps).seat.value


def test_aces_are_called_when_they_are_played():
    """Both calls are on offer; saying nothing means the default; other cards and other words are refused."""
    spades = "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S"
    hands = [read_cards(" ".join(code.replace("S", suit) for code in spades.split())) for suit in "DHCS"]
    for spec, default in (("standard+aces-high-low", "high"), ("standard+aces-high-low:default_call=low", "low")):
        other = {"high": "low", "low": "high"}[default]
        game = start_round(compose(spec), Deal(tuple(hands), Seat.WEST))
        while game.phase == "bidding":
            game = apply(game, MakeBid(game.turn, number(2)))
        ace = Card("AD")
        assert {None, other} == {action.call for action in legal_actions(game) if action.card is ace}
        assert () == violations(game, Play(Seat.NORTH, ace, default))
        for wrong in (Play(Seat.NORTH, ace, "wild"), Play(Seat.NORTH, Card("KD"), "low")):
            assert ["no-such-call"] == [reason.id for reason in violations(game, wrong)]
        assert (default, other) == tuple(
            apply(game, Play(Seat.NORTH, ace, call)).plays[0].call for call in (None, other)
        )


def test_nobody_calls_a_card_at_another_table():
    """At the default table a card is what is printed on it."""
    game = after_bids("standard", *["2"] * 4)
    card = legal_actions(game)[0].card
    with pytest.raises(IllegalActionError, match="no-such-call"):
        apply(game, Play(game.turn, card, "low"))


# ------------------------------------------------------------------------------------------------ the clock, and who is caught


def test_who_is_late_plays_the_lowest_card_allowed():
    """The card is legal, lower than the others, and there is one as long as cards are played; other tables have no clock."""
    game = played_out("standard+speed-spades", 4)
    so_far = start_round(game.rules, game.deal)
    assert 2 == clock_of(so_far).seconds
    for action in game.actions:
        late = late_play(so_far)
        assert (late is None) == (so_far.phase == "bidding")
        if late is not None:
            assert () == violations(so_far, late)
            lowest = min(so_far.trumps.strength(card) for card in so_far.playable)
            assert lowest == so_far.trumps.strength(late.card)
        so_far = apply(so_far, action)
    assert late_play(so_far) is None
    assert late_play(after_bids("standard", *["2"] * 4)) is None


@pytest.mark.parametrize(
    ("expected", "bids", "taken", "caught"),
    [
        ((0, 60 + 61), (3, 3, 3, 3), (3, 4, 3, 3), "N"),
        ((60, 61), (3, 3, 3, 3), (3, 4, 3, 3), None),
        ((-60, 62), (3, 3, 3, 3), (3, 4, 2, 4), "S"),
        ((60 + 61, 0), (3, 3, 3, 3), (3, 4, 3, 3), "E"),
    ],
)
def test_points_won_by_a_side_that_was_caught_go_to_the_other(expected, bids, taken, caught):
    """Only points that were won change sides; a loss stays where it is."""
    facts = ((f"{caught}.spade-not-beaten", 1),) if caught else ()
    made = RoundResult(tuple(NIL if bid == 0 else number(bid) for bid in bids), taken, facts=facts)
    score = score_round(compose("standard+play-to-win"), made)
    assert expected == tuple(side.points for side in score.sides)


def test_a_record_keeps_the_calls():
    """A round with called aces is written and read back."""
    games = [played_out("standard+aces-high-low", seed) for seed in range(6)]
    assert any(isinstance(action, Play) and action.call for game in games for action in game.actions)
    for game in games:
        assert game.actions == round_from_text(round_to_text(game)).actions
