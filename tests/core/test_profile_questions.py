"""What people ask about Spades, answered by the named tables.

The numbers are those of the list of questions (see `test_questions`, which has the answers of the default table); here stands, for each question on
which a named table has an answer of its own, what the engine says by the rules of that table.
"""

from __future__ import annotations

import pytest

from spades_teach.core.actions import Look, MakeBid
from spades_teach.core.bids import number
from spades_teach.core.cards import read_cards
from spades_teach.core.deals import deal_for
from spades_teach.core.judging import legal_cards
from spades_teach.core.matches import add, outcome
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.tricks import read_plays, trick_winner
from spades_teach.core.variants import compose

EVERY_BID = ["nil", *map(str, range(1, 14))]


@pytest.mark.parametrize(
    ("expected", "table", "hand", "trick", "broken", "first"),
    [
        pytest.param("JH", "pagat", "QS JH", "", False, False, id="q01-pagat-not-before-the-break"),
        pytest.param("QS JH", "trickster-ace-high", "QS JH", "", False, False, id="q01-trickster-any-time"),
        pytest.param("QS JH", "cookout", "QS JH", "", False, False, id="q01-cookout-any-time"),
        pytest.param("QS 8S", "dummies", "QS 8S", "", False, False, id="q02-dummies-only-spades"),
        pytest.param("3S 5C KH", "pagat", "3S 5C KH", "E:AD", False, False, id="q04-pagat-need-not-trump"),
        pytest.param("3C KC", "pagat", "3C KC AS", "E:QC", True, False, id="q05-pagat-need-not-beat"),
        pytest.param("3S 5C", "pagat", "3S 5C", "E:AD", False, True, id="q07-pagat-a-spade-on-the-first-trick"),
        pytest.param("9D", "alabama", "BJ 9D", "E:KD", True, False, id="q37-alabama-a-joker-is-no-diamond"),
        pytest.param("LJ", "alabama", "LJ 9D", "E:3S", True, False, id="q37-alabama-a-joker-follows-spades"),
        pytest.param(
            "9C", "clarksville", "2D 9C", "", False, False, id="q37-clarksville-the-deuce-is-not-led-unbroken"
        ),
        pytest.param(
            "3S 2D", "clarksville", "3S 2D 9D", "E:KS", True, False, id="q37-clarksville-the-deuce-is-a-spade"
        ),
        pytest.param("9D", "clarksville", "2D 9D", "E:KD", True, False, id="q37-clarksville-the-deuce-is-no-diamond"),
    ],
)
def test_these_cards_may_be_played(expected, table, hand, trick, broken, first):
    """Of this hand exactly these cards may be played."""
    rules = compose(table)
    context = PlayContext(
        hand=read_cards(hand), plays=read_plays(trick), trumps=rules.trumps, broken=broken, first_trick=first
    )
    assert set(read_cards(expected)) == set(legal_cards(rules, context))


@pytest.mark.parametrize(
    ("expected", "table", "plays"),
    [
        pytest.param("E", "alabama", "N:AS E:LJ S:KS W:2S", id="q37-alabama-little-joker-over-the-ace"),
        pytest.param("N", "alabama", "N:AS E:2S S:KS W:QS", id="q37-alabama-ace-over-the-deuce"),
        pytest.param("W", "clarksville", "N:AS E:2S S:KS W:2D", id="q37-clarksville-red-deuce-over-the-black"),
        pytest.param("E", "clarksville", "N:AS E:2S S:KS W:QS", id="q37-clarksville-deuce-over-the-ace"),
        pytest.param("S", "clarksville", "N:2D E:2S S:LJ W:AS", id="q37-clarksville-joker-over-the-deuces"),
        pytest.param(
            "E",
            "standard+joker-joker-deuce-ace:four_player_removal=2D/2H",
            "N:AS E:2S S:KS W:QS",
            id="q37-rta3-deuce-over-the-ace",
        ),
    ],
)
def test_q37_this_seat_takes_the_trick(expected, table, plays):
    """Jokers and promoted twos are above the ace in the order of the table."""
    assert expected == trick_winner(read_plays(plays), compose(table).trumps).value


def first_bid(table: str, totals: tuple[int, ...] = (0, 0)) -> Round:
    """Return a round in which North bids first."""
    rules = compose(table)
    return start_round(rules, deal_for(rules, 1, rules.table.seats[-1]), Standing(totals, (0,) * len(totals)))


def offered(game: Round) -> list[str]:
    return [str(action.bid) for action in legal_actions(game) if isinstance(action, MakeBid)]


def after(game: Round, *bids: str) -> Round:
    for bid in bids:
        assert game.turn is not None
        if Look(game.turn) in legal_actions(game):
            game = apply(game, Look(game.turn))
        game = apply(game, MakeBid(game.turn, game.rules.read_bid(bid)))
    return game


@pytest.mark.parametrize(
    ("expected", "table", "totals"),
    [
        pytest.param(["blind-nil"], "pagat", (0, 100), id="q28-pagat-100-behind-is-enough"),
        pytest.param(EVERY_BID, "pagat", (0, 99), id="q28-pagat-99-behind"),
        pytest.param(["blind-nil"], "clarksville", (0, 100), id="q28-clarksville-100-behind"),
        pytest.param(["blind-nil"], "standard+blind-nil:min_deficit=none", (300, 0), id="q28-elsewhere-any-time"),
        pytest.param(EVERY_BID, "standard+blind-nil:min_deficit=200", (0, 199), id="q28-elsewhere-199-behind"),
        pytest.param(["blind-nil"], "standard+blind-nil:min_deficit=200", (0, 200), id="q28-elsewhere-200-behind"),
    ],
)
def test_q28_these_bids_are_open_before_looking(expected, table, totals):
    """Who is far enough behind chooses between the blind nil and looking."""
    assert expected == offered(first_bid(table, totals))


@pytest.mark.parametrize(
    ("expected", "table", "bids"),
    [
        pytest.param(EVERY_BID, "pagat", ("nil", "3"), id="q26-pagat-two-nils"),
        pytest.param(EVERY_BID[1:], "pagat+double-nil:allowed=false", ("nil", "3"), id="q26-elsewhere-one-nil"),
        pytest.param(EVERY_BID, "pagat+double-nil:allowed=false", ("3", "nil"), id="q26-elsewhere-the-other-side-may"),
        pytest.param(EVERY_BID, "pagat", ("1", "3"), id="q34-pagat-no-minimum"),
        pytest.param([*EVERY_BID[3:]], "alabama", ("1", "3"), id="q34-alabama-four"),
        pytest.param(["nil", *EVERY_BID[4:]], "alabama", ("nil", "3"), id="q34-alabama-four-beside-a-nil"),
        pytest.param(EVERY_BID, "pagat", ("4", "3", "3"), id="q35-pagat-thirteen"),
        pytest.param(
            [bid for bid in EVERY_BID if bid != "3"],
            "pagat+total-bids",
            ("4", "3", "3"),
            id="q35-elsewhere-not-thirteen",
        ),
        pytest.param([*EVERY_BID[4:]], "suicide", ("nil", "4"), id="q41-suicide-four-beside-a-nil"),
        pytest.param(["nil", *EVERY_BID[4:]], "suicide", (), id="q41-suicide-nil-or-four"),
    ],
)
def test_these_bids_are_open(expected, table, bids):
    """What the next may bid after these."""
    game = after(first_bid(table), *bids)
    found = [bid for bid in offered(game) if bid != "boston"]
    if table == "suicide" and bids:
        assert set(expected) <= set(found)
    else:
        assert expected == found


@pytest.mark.parametrize(("table", "more"), [("mirror", []), ("whiz", ["nil"])], ids=["q41-mirror", "q41-whiz"])
def test_q41_the_spades_of_the_hand_are_bid(table, more):
    """Everybody bids the number of spades, at whiz or nil."""
    game = first_bid(table)
    spades = sum(card.suit.value == "S" for card in game.hands[0])
    assert [*more, str(spades)] == offered(game)


def test_q35_alabama_deals_anew_below_eleven():
    """Bids that come to ten are void: nobody plays and nobody scores; eleven are played."""
    game = after(first_bid("alabama"), "3", "2", "3", "2")
    assert game.over
    score = score_round(game.rules, result(game))
    assert [0, 0] == [side.points for side in score.sides]
    assert {"bids-too-low"} == {line.reason for side in score.sides for line in side.lines}
    assert "play" == after(first_bid("alabama"), "3", "3", "3", "2").phase


@pytest.mark.parametrize(
    ("expected", "table", "nil", "cards"),
    [
        pytest.param(0, "standard", "nil", 0, id="q40-default-none"),
        pytest.param(0, "pagat", "nil", 0, id="q40-pagat-none-for-nil"),
        pytest.param(2, "pagat", "blind-nil", 2, id="q40-pagat-two-for-blind-nil"),
        pytest.param(1, "trickster-ace-high", "nil", 1, id="q40-trickster-one"),
        pytest.param(4, "trickster-ace-high+nil-passing:cards_for_nil=4", "nil", 4, id="q40-trickster-four"),
    ],
)
def test_q40_so_many_cards_are_exchanged(expected, table, nil, cards):
    """After a nil, partners pass each other so many cards, or none."""
    game = first_bid(table, (0, 200))
    if nil == "blind-nil":
        game = apply(game, MakeBid(Seat.NORTH, game.rules.read_bid(nil)))
    else:
        game = after(game, nil)
    game = after(game, "3", "3", "3")
    passed = 0
    while game.phase != "play":
        game = apply(game, legal_actions(game)[0])
        passed += 1
    assert (expected, 2 * cards) == (cards, passed)


@pytest.mark.parametrize(
    ("expected", "table", "bids", "tricks", "before"),
    [
        # points, bags carried after; bids and tricks of North and South
        pytest.param((-50, 0), "pagat", "3 2", "2 2", "", id="q14-pagat-set"),
        pytest.param((0, 0), "bicycle", "3 2", "2 2", "", id="q14-bicycle-set"),
        pytest.param((52 - 100, 0), "pagat", "3 2", "4 3", "NS:300/8", id="q15-pagat-tenth-bag"),
        pytest.param((52, 10), "standard+bag-penalty:limit=none", "3 2", "4 3", "NS:300/8", id="q15-elsewhere-never"),
        pytest.param((100 + 40, 0), "pagat", "nil 4", "0 4", "", id="q21-pagat-nil"),
        pytest.param((50 + 40, 0), "dummies", "nil 4", "0 4", "", id="q21-dummies-nil"),
        pytest.param((-50 + 40, 0), "dummies", "nil 4", "1 3", "", id="q21-dummies-failed-nil"),
        pytest.param((-100 - 40 + 2, 2), "pagat", "nil 4", "2 3", "", id="q22-pagat-bags"),
        pytest.param((-100 + 40 + 1, 1), "helping-nil", "nil 4", "2 3", "", id="q22-helping-nil"),
        pytest.param((-50 + 40 + 1, 1), "dummies", "nil 4", "2 3", "", id="q22-dummies-helps"),
        pytest.param((-100 + 40, 0), "no-bag-nil", "nil 4", "2 5", "", id="q22-chicago-no-bags"),
        pytest.param((-120, 1), "zone", "nil 2", "1 1", "", id="q23-zone-bag-without-point"),
        pytest.param((-119, 1), "pagat", "nil 2", "1 1", "", id="q23-pagat-bag-with-point"),
        pytest.param((-149, 1), "zone", "nil 5", "2 6", "NS:0/8", id="q24-zone"),
        pytest.param((-147, 1), "pagat", "nil 5", "2 6", "NS:0/8", id="q24-pagat"),
        pytest.param((200, 0), "pagat", "nil nil", "0 0", "", id="q26-pagat-two-nils"),
        pytest.param((400, 0), "pagat+double-nil", "nil nil", "0 0", "", id="q26-elsewhere-400"),
        pytest.param(
            (200, 0), "helping-nil+double-nil:bonus=200,failure=-200", "nil nil", "0 0", "", id="q26-rust-spades-unit"
        ),
        pytest.param(
            (-200 + 3, 3), "pagat+double-nil:bonus=200,failure=-200", "nil nil", "0 3", "", id="q26-unit-failed"
        ),
        pytest.param((200 + 51, 1), "pagat", "blind-nil 5", "0 6", "", id="q27-pagat-blind-nil"),
        pytest.param((100 + 51, 1), "dummies", "blind-nil 5", "0 6", "", id="q27-dummies-blind-nil"),
        pytest.param((200, 0), "alabama", "6 4", "6 4", "", id="q36-alabama-ten"),
        pytest.param((200, 0), "alabama", "7 5", "7 5", "", id="q36-alabama-twelve"),
        pytest.param((201, 1), "alabama", "7 5", "8 5", "", id="q36-alabama-twelve-and-one"),
        pytest.param((-100, 0), "alabama", "6 4", "5 4", "", id="q36-alabama-ten-missed"),
        pytest.param((-100, 0), "alabama", "7 5", "6 5", "", id="q36-alabama-eleven-are-not-twelve"),
        pytest.param((90, 0), "alabama", "5 4", "5 4", "", id="q36-alabama-nine"),
        pytest.param((150, 0), "cookout", "6 4", "6 4", "", id="q36-cookout-ten"),
        pytest.param((-150, 0), "cookout", "6 4", "6 3", "", id="q36-cookout-ten-missed"),
        pytest.param((100, 0), "pagat", "6 4", "6 4", "", id="q36-pagat-ten"),
        pytest.param((90 + 4, 4), "pagat", "5 4", "7 6", "", id="q42-pagat-no-bonus"),
        pytest.param((200, 0), "cookout", "boston 4", "9 4", "", id="q42-cookout-boston"),
        pytest.param((50, 0), "clarksville", "3 2", "4 3", "", id="q13-clarksville-overtricks-count-for-nothing"),
        pytest.param((-8, 0), "pagat+bag-penalty:limit=5,penalty=50", "2 2", "3 3", "NS:0/3", id="q44-five-bags"),
    ],
)
def test_a_side_scores(expected, table, bids, tricks, before):
    """North and South score so; East and West take the other tricks."""
    rules = compose(table)
    (north_bid, south_bid), (north, south) = bids.split(), map(int, tricks.split())
    left = 13 - north - south
    played = read_bids_and_tricks(f"N:{north_bid} E:6 S:{south_bid} W:5", f"N:{north} E:{left} S:{south} W:0", rules)
    standing = read_standing(before, rules)
    score = score_round(rules, played, standing)
    assert expected == (score.of("NS").points, add(standing, score).bags[0])


@pytest.mark.parametrize(
    ("expected", "table", "totals"),
    [
        pytest.param((True, 0), "pagat", (500, 499), id="q30-pagat-500"),
        pytest.param((True, 0), "cookout", (350, 340), id="q30-cookout-350"),
        pytest.param((False, None), "bicycle", (510, 510), id="q31-bicycle-another-round"),
        pytest.param((False, None), "pagat", (-400, 100), id="q33-pagat-no-floor"),
        pytest.param((True, 1), "zone", (-200, 100), id="q33-zone-minus-200-loses"),
        pytest.param((False, None), "zone", (-199, 100), id="q33-zone-minus-199-goes-on"),
        pytest.param((True, 1), "trickster-ace-high", (-200, 100), id="q33-trickster-mercy"),
    ],
)
def test_the_match(expected, table, totals):
    """Whether the match is over, and which side has won."""
    verdict = outcome(compose(table), Standing(totals, (0, 0)))
    assert expected == (verdict.over, verdict.winner)


@pytest.mark.parametrize(
    ("expected", "table", "taken"),
    [
        pytest.param(3, "alabama", (6, 3, 0, 4), id="q38-alabama-three-tricks"),
        pytest.param(3, "clarksville", (6, 3, 0, 4), id="q38-clarksville-three-tricks"),
        pytest.param(0, "cookout", (6, 3, 0, 4), id="q38-cookout-automatic-set"),
        pytest.param(6, "pagat", (6, 3, 0, 4), id="q38-pagat-says-nothing"),
    ],
)
def test_q38_a_renege_leaves_so_many_tricks(expected, table, taken):
    """The tricks that still count for the contract after a renege."""
    bids = tuple(map(number, (4, 5, 2, 2)))
    score = score_round(compose(table), RoundResult(bids, taken, facts=(("N.reneges", 1),)))
    assert expected == score.of("NS").tally.tricks


@pytest.mark.parametrize("table", ["alabama", "cookout"])
def test_q39_a_hand_without_spades_is_played(table):
    """No named table deals anew for it."""
    assert not compose(table).has("conduct.short-hand")


def test_q43_four_play_alone():
    """Each scores the own bid, and five bags cost fifty."""
    rules = compose("solo-4")
    score = score_round(
        rules, RoundResult(tuple(map(number, (3, 4, 2, 3))), (5, 4, 1, 3)), Standing((0,) * 4, (3,) * 4)
    )
    assert [32 - 50, 40, -20, 30] == [side.points for side in score.sides]
    assert [0, 3, 3, 3] == [side.bags for side in score.sides]
