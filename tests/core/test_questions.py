"""What people ask about Spades, answered by the engine.

The numbers are those of the list of questions that this package keeps (its answers follow the partnership rules on pagat.com,
with the other tables named beside them).  Questions about rules that are not offered yet are missing here.
"""

import pytest

from spades_teach.core.actions import Look, MakeBid, Play
from spades_teach.core.bids import BLIND_NIL, NIL, number
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.dealing import Draw, Give, NameDealer, PickUp, next_event, proceed, remedy, start_dealing
from spades_teach.core.deals import deal_cards
from spades_teach.core.judging import legal_cards
from spades_teach.core.matches import add, outcome, record, start_match
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, start_round, violations
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.scores import score_round
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.tricks import read_plays, trick_winner
from spades_teach.core.variants import STANDARD, compose
from tests.core.positions import cards_now, deal_with, play, playing

# ------------------------------------------------------------------------------------------------ which card


@pytest.mark.parametrize(
    ("expected", "spec", "hand", "trick", "broken", "first_trick"),
    [
        pytest.param("JH 2D", "standard", "QS 8S JH 2D", "", False, False, id="q01-no-spade-lead-unbroken"),
        pytest.param(
            "QS 8S JH 2D",
            "standard+breaking-spades:required=false",
            "QS 8S JH 2D",
            "",
            False,
            False,
            id="q01-elsewhere-any-time",
        ),
        pytest.param("QS 8S", "standard", "QS 8S", "", False, False, id="q02-only-spades"),
        pytest.param("3S 5C KH", "standard", "3S 5C KH", "E:AD", False, False, id="q04-void-need-not-trump"),
        pytest.param("2D KD", "standard", "2D KD AS", "E:QD", True, False, id="q05-need-not-beat"),
        pytest.param("2D KD", "standard", "2D KD", "E:QD", True, False, id="q06-lower-card-on-purpose"),
        pytest.param("3S 5C", "standard", "3S 5C", "E:AD", False, True, id="q07-spade-on-the-first-trick"),
        pytest.param(
            "5H",
            "standard+deuce-starts:spade_on_first_trick=forbidden",
            "3S 5H",
            "E:2C",
            False,
            True,
            id="q07-elsewhere-no-spade-on-the-first-trick",
        ),
        pytest.param(
            "9D", "standard+big-joker-little-joker", "BJ LJ 2S 9D", "E:KD", True, False, id="q37-joker-is-no-diamond"
        ),
        pytest.param(
            "LJ 2S", "standard+big-joker-little-joker", "LJ 2S 9D", "E:3S", True, False, id="q37-joker-follows-spades"
        ),
        pytest.param(
            "9D", "standard+big-joker-little-joker", "BJ 9D", "", False, False, id="q37-joker-is-not-led-unbroken"
        ),
    ],
)
def test_these_cards_may_be_played(
    expected: str, spec: str, hand: str, trick: str, broken: bool, first_trick: bool
) -> None:
    """Of this hand exactly these cards may be played."""
    rules = compose(spec)
    context = PlayContext(
        hand=read_cards(hand),
        plays=read_plays(trick),
        trumps=rules.trumps,
        broken=broken,
        first_trick=first_trick,
    )
    assert set(read_cards(expected)) == set(legal_cards(rules, context))


def test_q02_leading_from_only_spades_breaks_them() -> None:
    """The forced lead of a spade breaks spades."""
    game = playing("standard", Seat.WEST, N="2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS")
    assert not game.broken
    assert apply(game, Play(Seat.NORTH, Card("9S"))).broken


def test_q03_a_spade_on_another_suit_breaks_spades_and_other_cards_do_not() -> None:
    """Only the spade among East's discards breaks spades."""
    east = "4S 2H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"
    game = play(playing("standard", Seat.WEST, N="AC", E=east), "N:AC")
    assert {Card("4S")} == {card for card in cards_now(game) if apply(game, Play(Seat.EAST, card)).broken}


def test_q08_left_of_the_dealer_bids_and_leads_first() -> None:
    """With South dealing West bids first and leads first."""
    game = start_round(STANDARD, deal_with(STANDARD, Seat.SOUTH))
    assert game.turn is Seat.WEST
    assert playing("standard", Seat.SOUTH).turn is Seat.WEST


def test_q08_the_first_dealer_is_drawn_and_the_next_sits_to_the_left() -> None:
    """Every seat is drawn at times, by either way of drawing, and the deal passes clockwise."""
    for method in ("highest-card", "first-spade"):
        drawn = {proceed(start_dealing(STANDARD, seed), Draw(method)).dealer for seed in range(40)}  # type: ignore[arg-type]
        assert set(FOUR_IN_TWO.seats) == drawn
    match = record(start_match(STANDARD, Seat.WEST), result_of("N:3 E:3 S:3 W:3", "N:4 E:3 S:3 W:3"))
    assert match.dealer is Seat.NORTH


@pytest.mark.parametrize(("expected", "seed"), [("highest", 1), ("highest", 2), ("first-spade", 3), ("first-spade", 4)])
def test_q08_the_draw_is_decided_as_agreed(expected: str, seed: int) -> None:
    """The highest card drawn deals, equal ranks by suit from clubs to spades; or whoever turns up the first spade."""
    method = "highest-card" if expected == "highest" else "first-spade"
    dealing = proceed(start_dealing(STANDARD, seed), Draw(method))  # type: ignore[arg-type]
    codes = [card.code for _, card in dealing.drawn]
    if expected == "highest":
        order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
        best = max(codes, key=lambda code: (order.index(code[:-1]), "CDHS".index(code[-1])))
        assert 4 == len(codes)
    else:
        best = codes[-1]
        assert [code for code in codes if code.endswith("S")] == [best]
    assert dealing.dealer is dict(zip(codes, [seat for seat, _ in dealing.drawn], strict=True))[best]


# ------------------------------------------------------------------------------------------------ which bid


def first_bid(spec: str, totals: tuple[int, int] = (0, 0)) -> Round:
    """Return a round in which North bids first."""
    rules = compose(spec)
    return start_round(rules, deal_cards(1, Seat.WEST, pack=rules.pack), Standing(totals, (0, 0)))


def offered(game: Round) -> list[str]:
    """Return the bids of the seat in turn."""
    return [str(action.bid) for action in legal_actions(game) if isinstance(action, MakeBid)]


EVERY_BID = ["nil", *map(str, range(1, 14))]


def test_q09_everyone_bids_once_from_nil_to_13() -> None:
    """There is no pass, no raise and no change: each seat chooses one of fourteen bids, once."""
    game = first_bid("standard")
    assert EVERY_BID == offered(game)
    after = apply(game, MakeBid(Seat.NORTH, number(3)))
    assert ["not-your-turn", "already-bid"] == [r.id for r in violations(after, MakeBid(Seat.NORTH, number(4)))]
    for bid in (3, 2, 1):
        after = apply(after, MakeBid(after.turn, number(bid)))  # type: ignore[arg-type]
    assert after.phase == "play"


def test_q10_a_bid_of_0_is_nil() -> None:
    """0 is read as nil."""
    assert NIL is STANDARD.read_bid("0")
    assert NIL == STANDARD.read_bid("nil")


@pytest.mark.parametrize(
    ("expected", "totals"),
    [
        pytest.param(["blind-nil"], (0, 101), id="q28-more-than-100-behind"),
        pytest.param(["blind-nil"], (-100, 0), id="q28-exactly-100-behind-is-enough"),
        pytest.param(EVERY_BID, (1, 100), id="q28-99-behind"),
        pytest.param(EVERY_BID, (100, 0), id="q28-ahead"),
    ],
)
def test_these_bids_are_open_before_looking(expected: list[str], totals: tuple[int, int]) -> None:
    """Only a side at least 100 behind has the blind nil, and has it before anything else."""
    game = first_bid("standard+blind-nil", totals)
    assert expected == offered(game)
    assert (Look(Seat.NORTH) in legal_actions(game)) == (expected == ["blind-nil"])


def test_q28_some_tables_let_anyone_bid_blind() -> None:
    """Without a condition the blind nil is open at equal scores."""
    assert offered(first_bid("standard+blind-nil:min_deficit=0")) == ["blind-nil"]


def test_q29_looking_gives_up_the_blind_nil_and_keeps_the_nil() -> None:
    """After looking, the blind nil is refused and every sighted bid is open."""
    game = apply(first_bid("standard+blind-nil", (0, 200)), Look(Seat.NORTH))
    assert EVERY_BID == offered(game)
    assert ["blind-after-looking"] == [r.id for r in violations(game, MakeBid(Seat.NORTH, BLIND_NIL))]


@pytest.mark.parametrize(
    ("expected", "spec", "partner"),
    [
        pytest.param(EVERY_BID, "standard", "1", id="q34-no-minimum"),
        pytest.param(EVERY_BID, "standard", "nil", id="q34-no-minimum-beside-a-nil"),
        pytest.param([str(bid) for bid in range(3, 14)], "standard+board", "1", id="q34-elsewhere-four"),
        pytest.param(
            ["nil", *(str(bid) for bid in range(4, 14))], "standard+board", "nil", id="q34-elsewhere-four-beside-a-nil"
        ),
    ],
)
def test_these_bids_are_open_after_the_partner(expected: list[str], spec: str, partner: str) -> None:
    """What South may bid after North."""
    game = first_bid(spec)
    game = apply(game, MakeBid(Seat.NORTH, game.rules.read_bid(partner)))
    assert expected == offered(apply(game, MakeBid(Seat.EAST, number(3))))


def test_q35_all_bids_may_add_up_to_13() -> None:
    """The last bidder may bring the sum to 13."""
    game = first_bid("standard")
    for bid in (4, 3, 3):
        game = apply(game, MakeBid(game.turn, number(bid)))  # type: ignore[arg-type]
    assert "3" in offered(game)


def test_q40_the_default_table_exchanges_no_cards() -> None:
    """A round is bids and cards, nothing between, also with a nil."""
    game = first_bid("standard")
    for bid in (NIL, number(3), number(3), number(3)):
        game = apply(game, MakeBid(game.turn, bid))  # type: ignore[arg-type]
    assert game.phase == "play"
    assert game.hands == game.deal.hands


# ------------------------------------------------------------------------------------------------ how many points


def result_of(bids: str, tricks: str, spec: str = "standard") -> RoundResult:
    return read_bids_and_tricks(bids, tricks, compose(spec))


HELPS = "standard+failed-nil-tricks:mode=toward-partner"
NO_BAGS = "standard+failed-nil-tricks:mode=void"
BLIND = "standard+blind-nil"
FIVES = "standard+bag-penalty:limit=5,penalty=50"
NIL_FOR_NOTHING = "standard+nil:value=0"  # lets a side bid 1 in all: its partner's nil is worth nothing


@pytest.mark.parametrize(
    ("expected", "spec", "bids", "tricks", "before"),
    [
        # points, total after, bags carried after; bids and tricks of North and South
        pytest.param((40, 40, 0), NIL_FOR_NOTHING, "nil 4", "0 4", "", id="q11-nil-adds-nothing-to-the-contract"),
        pytest.param((-39, -39, 1), NIL_FOR_NOTHING, "nil 4", "1 3", "", id="q11-nil-tricks-do-not-make-it"),
        pytest.param((53, 53, 3), "standard", "3 2", "4 4", "", id="q13-made"),
        pytest.param((-50, -50, 0), "standard", "3 2", "2 2", "", id="q14-set-by-one"),
        pytest.param((-50, -50, 0), "standard", "3 2", "0 0", "", id="q14-set-by-five"),
        pytest.param((52 - 100, 252, 0), "standard", "3 2", "4 3", "NS:300/8", id="q15-tenth-bag"),
        pytest.param((-47, 290, 0), "standard", "3 2", "4 4", "NS:337/7", id="q16-exactly-ten"),
        pytest.param((-46, 291, 1), "standard", "3 2", "5 4", "NS:337/7", id="q17-eleven"),
        pytest.param((-178, -178, 1), NIL_FOR_NOTHING, "1 nil", "13 0", "NS:0/9", id="q18-two-tens-crossed"),
        pytest.param((-100, -100, 0), "standard", "5 5", "4 4", "", id="q19-set-ten"),
        pytest.param((53, -47, 3), "standard", "3 2", "4 4", "NS:-100/0", id="q19-bags-are-not-the-last-digit"),
        pytest.param((-50, 50, 4), "standard", "3 2", "4 0", "NS:100/4", id="q20-a-set-side-has-no-bags"),
        pytest.param((141, 141, 1), "standard", "nil 4", "0 5", "", id="q21-nil-made"),
        pytest.param((-100 + 40 + 1, -59, 1), "standard", "nil 4", "1 4", "", id="q21-nil-failed"),
        pytest.param((-100 - 40 + 2, -138, 2), "standard", "nil 4", "2 3", "", id="q22-failed-nil-gives-bags"),
        pytest.param((-100 + 40 + 1, -59, 1), HELPS, "nil 4", "2 3", "", id="q22-elsewhere-it-helps"),
        pytest.param((-100 + 40, -60, 0), NO_BAGS, "nil 4", "2 5", "", id="q22-elsewhere-no-bags"),
        pytest.param((-119, -119, 1), "standard", "nil 2", "1 1", "", id="q23-nil-and-contract-fail"),
        pytest.param((-147, -147, 1), "standard", "nil 5", "2 6", "NS:0/8", id="q24-failed-nil-crosses-ten"),
        pytest.param((60, 60, 0), "standard", "nil 4", "0 3", "", id="q25-nil-made-partner-set"),
        pytest.param((200, 200, 0), "standard", "nil nil", "0 0", "", id="q26-two-nils"),
        pytest.param((1, 1, 1), "standard", "nil nil", "0 1", "", id="q26-one-of-two-nils"),
        pytest.param((400, 400, 0), "standard+double-nil", "nil nil", "0 0", "", id="q26-elsewhere-400"),
        pytest.param((251, 431, 1), BLIND, "blind-nil 5", "0 6", "NS:180/0 EW:320/0", id="q27-blind-nil-made"),
        pytest.param((-149, 31, 1), BLIND, "blind-nil 5", "1 5", "NS:180/0 EW:320/0", id="q27-blind-nil-failed"),
        pytest.param((-58, 412, 0), "standard", "2 2", "3 3", "NS:470/8", id="q32-penalty-before-the-end"),
        pytest.param((94, 94, 4), "standard", "5 4", "7 6", "", id="q42-all-thirteen-is-no-bonus"),
        pytest.param((-8, -8, 0), FIVES, "2 2", "3 3", "NS:0/3", id="q44-five-bags-fifty"),
    ],
)
def test_a_side_scores(expected: tuple[int, int, int], spec: str, bids: str, tricks: str, before: str) -> None:
    """North and South score so; East and West take the other tricks."""
    rules = compose(spec)
    (north_bid, south_bid), (north, south) = bids.split(), map(int, tricks.split())
    played = result_of(
        f"N:{north_bid} E:1 S:{south_bid} W:1", f"N:{north} E:{13 - north - south} S:{south} W:0", rules.name
    )
    standing = read_standing(before, rules)
    points = score_round(rules, played, standing)
    after = add(standing, points)
    assert expected == (points.of("NS").points, after.totals[0], after.bags[0])


def test_q12_the_contracts_are_sums() -> None:
    """West 3, North 1, East 4, South 4: North and South must take 5, East and West 7."""
    points = score_round(STANDARD, result_of("N:1 E:4 S:4 W:3", "N:3 E:3 S:3 W:4"))
    assert {"NS": 5, "EW": 7} == {side.side.name: side.tally.contract for side in points.sides}


def test_q15_twenty_bags_cost_twice() -> None:
    """Round after round the penalty falls at the tenth and again at the twentieth bag."""
    match = start_match(STANDARD)
    penalties = []
    for _ in range(7):
        match = record(match, result_of("N:2 E:4 S:2 W:2", "N:4 E:4 S:3 W:2"))
        lines = {line.reason: line.points for line in match.scores[-1].of("NS").lines}
        penalties.append(lines.get("bag-penalty", 0))
    assert [0, 0, 0, -100, 0, 0, -100] == penalties
    assert match.standing.bags[0] == 1  # of 21


# ------------------------------------------------------------------------------------------------ who wins


@pytest.mark.parametrize(
    ("expected", "spec", "totals"),
    [
        pytest.param((True, 0), "standard", (500, 499), id="q30-first-to-500"),
        pytest.param((True, 0), "standard", (522, 511), id="q30-both-over-the-higher-wins"),
        pytest.param((True, 1), "standard", (500, 501), id="q30-both-over-the-higher-wins-either-side"),
        pytest.param((False, None), "standard", (499, -400), id="q30-nobody-there"),
        pytest.param((False, None), "standard", (510, 510), id="q31-tie-plays-on"),
        pytest.param((False, None), "standard", (412, 0), id="q32-412-does-not-win"),
        pytest.param((False, None), "standard", (-300, 100), id="q33-no-floor"),
        pytest.param((True, 1), "standard+loss-at-minus-200", (-200, 100), id="q33-elsewhere-minus-200-loses"),
        pytest.param((False, None), "standard+loss-at-minus-200", (-199, 100), id="q33-elsewhere-minus-199-goes-on"),
    ],
)
def test_the_match(expected: tuple[bool, int | None], spec: str, totals: tuple[int, int]) -> None:
    """Whether the match is over, and which side has won."""
    verdict = outcome(compose(spec), Standing(totals, (0, 0)))
    assert expected == (verdict.over, verdict.winner)


@pytest.mark.parametrize(
    ("expected", "plays"),
    [("E", "N:AH E:BJ S:2S W:LJ"), ("S", "N:AH E:AS S:2S W:3S"), ("N", "N:LJ E:AS S:2S W:KS")],
    ids=["q37-big-joker-first", "q37-high-deuce-over-the-ace", "q37-little-joker-over-the-deuce"],
)
def test_q37_jokers_and_the_two_of_spades_are_the_highest(expected: str, plays: str) -> None:
    """Big joker, little joker, 2 of spades, ace of spades: in this order they take the trick."""
    rules = compose("standard+big-joker-little-joker")
    assert expected == trick_winner(read_plays(plays), rules.trumps).value


# ------------------------------------------------------------------------------------------------ manners and misdeals


@pytest.mark.parametrize(
    ("expected", "spec", "tricks"),
    [
        pytest.param(-60, "standard+renege-penalty:mode=contract-void", 7, id="q38-contract-void"),
        pytest.param(60, "standard+renege-penalty:mode=three-tricks", 9, id="q38-three-tricks-paid"),
        pytest.param(-60, "standard+renege-penalty:mode=three-tricks", 8, id="q38-three-tricks-too-many"),
        pytest.param(61, "standard", 7, id="q38-cannot-happen-here"),
    ],
)
def test_q38_a_renege_costs_what_the_table_says(expected: int, spec: str, tricks: int) -> None:
    """A side that bid 6 and reneged once scores so."""
    rules = compose(spec)
    played = read_bids_and_tricks("N:3 E:2 S:3 W:2", f"N:{tricks - 3} E:{13 - tricks} S:3 W:0", rules)
    reneged = type(played)(played.bids, played.taken, facts=(("N.reneges", 1),))
    assert expected == score_round(rules, reneged).of("NS").points


@pytest.mark.parametrize(
    ("expected", "wrong", "looked"),
    [
        pytest.param("draw-one-card", {5: Seat.NORTH}, False, id="q39-one-card-before-looking"),
        pytest.param("same-dealer-redeals", {5: Seat.NORTH}, True, id="q39-one-card-after-looking"),
        pytest.param("same-dealer-redeals", {5: Seat.NORTH, 9: Seat.NORTH}, False, id="q39-two-cards"),
        pytest.param(None, {}, True, id="q39-nothing-wrong"),
    ],
)
def test_q39_a_wrong_number_of_cards_is_a_misdeal(expected: str | None, wrong: dict[int, Seat], looked: bool) -> None:
    """One misplaced card is drawn back before anyone has looked; anything else is dealt again by the same dealer."""
    dealing = start_dealing(STANDARD, 3, Seat.NORTH)
    while dealing.phase in ("draw", "shuffle", "cut", "give"):
        event = next_event(dealing)
        if isinstance(event, Give) and dealing.given in wrong:
            event = Give(wrong[dealing.given])
        dealing = proceed(dealing, event)  # type: ignore[arg-type]
    if looked:
        dealing = proceed(dealing, PickUp())
    assert expected == remedy(dealing)


def test_q39_a_deal_by_the_wrong_player_is_redealt_by_the_right_one() -> None:
    """A deal out of turn is void, and the player whose turn it was deals."""
    dealing = proceed(start_dealing(STANDARD, 3, Seat.NORTH), NameDealer(Seat.EAST))
    while dealing.phase in ("shuffle", "cut", "give"):
        dealing = proceed(dealing, next_event(dealing))  # type: ignore[arg-type]
    assert remedy(dealing) == "right-dealer-redeals"
    assert proceed(dealing, next_event(dealing)).dealer is Seat.NORTH  # type: ignore[arg-type]


def test_q39_a_hand_without_spades_is_played() -> None:
    """No spade in a hand is no misdeal."""
    game = playing("standard", Seat.WEST, N="2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC")
    assert game.phase == "play"
    assert set(game.hands[0]) == cards_now(game)
