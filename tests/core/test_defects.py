"""Defects of other programs, each with the right value here.

The ids A01 to A53 are those of the list of known defects that this package keeps: each stands for a public report of a wrong
score, a wrong card or a wrong deal in some other program.  Rows about bots, widgets and notebooks are tested where those are.
"""

import json
import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from spades_teach.core.actions import Look, MakeBid, Play
from spades_teach.core.bids import BLIND_NIL, NIL, number
from spades_teach.core.cards import Card, read_cards, write_cards
from spades_teach.core.dealing import Dealing, Give, finish, next_event, proceed, start_dealing
from spades_teach.core.deals import ALGORITHM, Deal, deal_cards, shuffled
from spades_teach.core.errors import DealError, IllegalActionError, NotationError
from spades_teach.core.judging import judge_cards, legal_cards
from spades_teach.core.matches import ROUND_CAP, Match, add, outcome, record, start_match
from spades_teach.core.notation import (
    deal_from_pbn,
    read_bids_and_tricks,
    read_standing,
    round_from_json,
    round_to_json,
)
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round, violations
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.tricks import best_play, read_plays, trick_winner
from spades_teach.core.trumps import SPADES
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view
from tests.core.positions import bid_ones, cards_now, play, playing, random_round
from tests.samples import samples

FIVE_BAGS = "standard+bag-penalty:limit=5,penalty=50"
NIL_FOR_NOTHING = "standard+nil:value=0"  # lets a side bid 1 in all: its partner's nil is worth nothing
FLOOR = "standard+loss-at-minus-200"


def score(spec: str, bids: str, tricks: str, before: str = "") -> tuple[RoundScore, Standing]:
    """Return the points of a round and the standing after it."""
    rules = compose(spec)
    standing = read_standing(before, rules)
    points = score_round(rules, read_bids_and_tricks(bids, tricks, rules), standing)
    return points, add(standing, points)


# ------------------------------------------------------------------------------------------------ scoring and bags


@pytest.mark.parametrize(
    ("expected", "spec", "bids", "tricks", "before"),
    [
        # points, total after, bags carried after
        pytest.param((-178, -178, 1), NIL_FOR_NOTHING, "1 nil", "13 0", "NS:0/9", id="A01-two-loads-two-penalties"),
        pytest.param((-68, -68, 0), "standard", "2 1", "3 2", "NS:0/8", id="A02-exactly-ten"),
        pytest.param((-169, -169, 0), "standard", "1 1", "7 6", "NS:0/9", id="A02-exactly-twenty"),
        pytest.param((-72, -72, 2), FIVE_BAGS, "1 1", "6 4", "NS:0/4", id="A03-rest-after-two-loads-of-five"),
        pytest.param((42, 42, 2), "standard", "2 2", "3 3", "NS:0/0", id="A04-bags-are-points"),
        pytest.param((53, -47, 3), "standard", "3 2", "4 4", "NS:-100/0", id="A05-bags-below-zero"),
        pytest.param((-80, -177, 3), NIL_FOR_NOTHING, "1 nil", "11 0", "NS:-97/3", id="A06-penalty-below-zero"),
        pytest.param((-19, -19, 0), FIVE_BAGS, "2 1", "2 2", "NS:0/4", id="A07-fifth-bag"),
        pytest.param((-47, 290, 0), "standard", "3 2", "4 4", "NS:337/7", id="A08-tenth-bag"),
        pytest.param((-58, 412, 0), "standard", "2 2", "3 3", "NS:470/8", id="A12-penalty-before-the-end"),
        pytest.param((200, 200, 0), "standard", "nil nil", "0 0", "", id="A13-two-nils-made"),
        pytest.param((3, 3, 3), "standard", "nil nil", "3 0", "", id="A13-one-nil-of-two-fails"),
    ],
)
def test_a_side_scores(expected: tuple[int, int, int], spec: str, bids: str, tricks: str, before: str) -> None:
    """Points, total and carried bags of North and South are these; East and West take the other tricks."""
    (north_bid, south_bid), (north, south) = bids.split(), map(int, tricks.split())
    rest = 13 - north - south
    points, standing = score(
        spec, f"N:{north_bid} E:1 S:{south_bid} W:1", f"N:{north} E:{rest} S:{south} W:0", before or "NS:0/0"
    )
    assert expected == (points.of("NS").points, standing.totals[0], standing.bags[0])
    assert not outcome(compose(spec), standing).over


@pytest.mark.parametrize(
    ("expected", "spec", "totals"),
    [
        pytest.param(True, "standard", (480 + 41, 0), id="A10-total-reaches-the-target"),
        pytest.param(False, "standard", (0 + 41, 0), id="A10-one-round-is-not-the-total"),
        pytest.param(False, "standard", (-150 - 60, 0), id="A10-no-floor-at-the-default-table"),
        pytest.param(True, FLOOR, (-150 - 60, 0), id="A10-floor"),
        pytest.param(False, FLOOR, (-60, 0), id="A10-one-round-is-not-at-the-floor"),
    ],
)
def test_the_end_is_judged_by_totals(expected: bool, spec: str, totals: tuple[int, int]) -> None:
    """A match ends by totals, never by the points of one round."""
    assert expected == outcome(compose(spec), Standing(totals, (0, 0))).over


def always_set(spec: str, before: str, rounds: int) -> Match:
    """Return a match after rounds in which everyone bids 13."""
    rules = compose(spec)
    match = replace(start_match(rules), standing=read_standing(before, rules))
    for _ in range(rounds):
        match = record(match, read_bids_and_tricks("N:13 E:13 S:13 W:13", "N:4 E:3 S:3 W:3", rules))
    return match


def test_a11_two_sides_that_are_always_set_end_by_the_floor_or_not_at_all() -> None:
    """Both below the floor: the higher total wins, equal totals play on; without a floor it goes on to the round cap."""
    assert (-260, -260) == always_set(FLOOR, "", 1).standing.totals
    assert (False, "tie-plays-on") == (
        always_set(FLOOR, "", 1).outcome.over,
        always_set(FLOOR, "", 1).outcome.reason,
    )
    assert "NS" == always_set(FLOOR, "NS:10/0", 1).winner
    endless = always_set("standard", "NS:10/0", ROUND_CAP)
    assert (False, (10 - 260 * ROUND_CAP, -260 * ROUND_CAP)) == (endless.outcome.over, endless.standing.totals)


def test_a13_a_double_nil_as_one_unit_fails_as_a_whole() -> None:
    """At tables where the double nil is one bid, one trick loses the whole of it."""
    points, _ = score("standard+double-nil:bonus=200,failure=-200", "N:nil E:5 S:nil W:5", "N:3 E:5 S:0 W:5")
    assert [-200] == [line.points for line in points.of("NS").lines if "nil" in line.reason]


# ------------------------------------------------------------------------------------------------ bidding


def test_a14_the_partners_bid_takes_no_bid_away() -> None:
    """After a partner's 5 the default table still allows nil and 1 to 13."""
    game = start_round(compose("standard"), deal_cards(1, Seat.WEST))
    game = apply(apply(game, MakeBid(Seat.NORTH, number(5))), MakeBid(Seat.EAST, number(3)))
    offered = [str(action.bid) for action in legal_actions(game) if isinstance(action, MakeBid)]
    assert ["nil", *map(str, range(1, 14))] == offered


@pytest.mark.parametrize(("expected", "tricks"), [(("blind-nil-made", 200), 0), (("blind-nil-failed", -200), 1)])
def test_a15_a_blind_nil_is_called_blind_nil_everywhere(expected: tuple[str, int], tricks: int) -> None:
    """The bid in the record and the line of the score say blind nil, and it is worth 200."""
    rules = compose("standard+blind-nil")
    game = start_round(rules, deal_cards(1, Seat.WEST), Standing((0, 100), (0, 0)))
    game = apply(game, MakeBid(Seat.NORTH, BLIND_NIL))
    assert ["N:blind-nil"] == round_to_json(game)["actions"]
    points, _ = score(rules.name, "N:blind-nil E:3 S:5 W:3", f"N:{tricks} E:4 S:5 W:{4 - tricks}")
    assert expected in [(line.reason, line.points) for line in points.of("NS").lines]


def test_a16_a_seat_that_can_bid_blind_sees_no_card_of_its_own() -> None:
    """Before the decision no view holds the seat's cards, also in a round read back from its record."""
    game = start_round(compose("standard+blind-nil"), deal_cards(1, Seat.WEST), Standing((0, 100), (0, 0)))
    for state in (game, round_from_json(json.loads(json.dumps(round_to_json(game))))):
        assert seat_view(state, Seat.NORTH).hand is None
        assert state.hands[1] == seat_view(state, Seat.EAST).hand, "East is not behind and may look"
    assert game.hands[0] == seat_view(apply(game, Look(Seat.NORTH)), Seat.NORTH).hand
    assert game.hands[0] == seat_view(apply(game, MakeBid(Seat.NORTH, BLIND_NIL)), Seat.NORTH).hand


@pytest.mark.parametrize(("expected", "south"), [(3, "nil"), (7, "4")])
def test_a17_the_contract_is_the_sum_without_nil(expected: int, south: str) -> None:
    """North's 3 and South's bid make this contract."""
    points, _ = score("standard", f"N:3 E:3 S:{south} W:3", "N:3 E:3 S:4 W:3")
    assert expected == points.of("NS").tally.contract


# ------------------------------------------------------------------------------------------------ playing a card

SIDE_CARDS_OF_NORTH = "AC KC 3H 5D 6D 7D 8D 9D 10D JD QD KD AD"
EAST_WITHOUT_CLUBS = "4S 5S 2H 4H 5H 6H 7H 8H 9H 10H JH QH KH"


def test_a22_a_spade_on_another_suit_breaks_spades() -> None:
    """After a void player's 4 of spades the next leader may lead spades or hearts."""
    game = playing("standard", Seat.WEST, N=SIDE_CARDS_OF_NORTH, E=EAST_WITHOUT_CLUBS, S="2C", W="3C")
    game = play(game, "N:AC E:4S S:2C W:3C")
    assert (Seat.EAST, True) == (game.turn, game.broken)
    assert set(read_cards("5S 2H 4H 5H 6H 7H 8H 9H 10H JH QH KH")) == cards_now(game)


def test_a23_a_hand_of_spades_only_may_lead_and_that_breaks_them() -> None:
    """All thirteen spades are legal on the lead, and leading one breaks spades."""
    game = playing("standard", Seat.WEST, N="2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS")
    assert (set(game.hands[0]), False) == (cards_now(game), game.broken)
    assert apply(game, Play(Seat.NORTH, Card("2S"))).broken


def test_a24_a_spade_is_refused_while_the_suit_led_is_held() -> None:
    """With the 2 of diamonds in hand the ace of spades is refused with the reason, and the round stays as it was."""
    game = play(playing("standard", Seat.WEST, N="3D", E="2D AS 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC"), "N:3D")
    before = game
    assert {Card("2D")} == cards_now(game)
    with pytest.raises(IllegalActionError) as caught:
        apply(game, Play(Seat.EAST, Card("AS")))
    assert [("must-follow-suit", "D")] == [(reason.id, reason.fact("suit")) for reason in caught.value.reasons]
    assert before == game


def test_a26_a_spade_on_the_first_trick_breaks_spades() -> None:
    """The default table counts the first trick like any other."""
    game = playing("standard", Seat.WEST, N=SIDE_CARDS_OF_NORTH, E=EAST_WITHOUT_CLUBS, S="2C", W="3C")
    assert [False, True] == [game.broken, play(game, "N:AC E:4S").broken]


@pytest.mark.parametrize("spades", ["BJ", "LJ", "2S"])
def test_a27_promoted_cards_are_spades_for_leading_and_following(spades: str) -> None:
    """A joker or the high 2 of spades cannot be led unbroken, and must follow when spades are led."""
    rules = compose("standard+big-joker-little-joker")
    lead = PlayContext(hand=read_cards(f"{spades} 5C"), trumps=rules.trumps)
    assert read_cards("5C") == legal_cards(rules, lead)
    follow = replace(lead, hand=read_cards(f"{spades} 9D"), plays=read_plays("E:3S"), broken=True)
    assert read_cards(spades) == legal_cards(rules, follow)


def test_a28_a_joker_does_not_excuse_from_following_suit() -> None:
    """Who holds the 7 of diamonds must play it on diamonds, big joker or not."""
    rules = compose("standard+big-joker-little-joker")
    context = PlayContext(hand=read_cards("7D BJ"), plays=read_plays("E:9D"), trumps=rules.trumps)
    assert read_cards("7D") == legal_cards(rules, context)


@pytest.mark.parametrize(
    ("expected", "plays"),
    [
        pytest.param("E", "N:AH E:2S S:3H W:4H", id="A29-lowest-trump-beats-the-ace-led"),
        pytest.param("S", "N:AH E:4S S:5S W:KH", id="A30-the-higher-trump-wins-though-later"),
        pytest.param("E", "N:AH E:5S S:4S W:KH", id="A30-the-higher-trump-wins-though-earlier"),
        pytest.param("N", "N:2C E:AD S:AH W:KD", id="A35-a-discarded-ace-wins-nothing"),
        pytest.param("S", "N:KH E:2H S:AH W:5H", id="A36-ace-over-king"),
    ],
)
def test_the_trick_goes_to(expected: str, plays: str) -> None:
    """The highest spade takes a trick, without one the highest card of the suit led."""
    assert expected == trick_winner(read_plays(plays), SPADES).value


def test_a31_ranks_compare_as_the_rules_say_for_every_pair() -> None:
    """Of two cards of one suit the one later in 2 to 10, J, Q, K, A wins; 10 is below J in spades too."""
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    cards = [Card(rank + suit) for suit in "CDHS" for rank in ranks]
    for led in cards:
        for other in cards:
            if led is other:
                continue
            same_suit = led.code[-1] == other.code[-1]
            higher = ranks.index(other.code[:-1]) > ranks.index(led.code[:-1])
            wins = higher if same_suit else other.code[-1] == "S"
            assert wins == (best_play((Play(Seat.NORTH, led), Play(Seat.EAST, other)), SPADES).card is other)


def test_a32_a_void_player_may_play_the_whole_hand() -> None:
    """Void in the suit led, every card is legal."""
    context = PlayContext(hand=read_cards("3S 5C KH"), plays=read_plays("E:AD"))
    assert context.hand == legal_cards(compose("standard"), context)


@pytest.mark.parametrize("spec", ["standard", "standard+big-joker-little-joker", "standard+deuce-starts"])
def test_a32_there_is_always_a_legal_card(spec: str, count: Callable[..., None]) -> None:
    """Whatever is held and led, some card may be played, and each card is either legal or has a reason against it."""
    rules, chance = compose(spec), Random(spec)
    number_of_hands = samples(small=1_000, deep=100_000)
    for _ in range(number_of_hands):
        cards = chance.sample(rules.pack.cards, 16)
        hand = tuple(cards[: chance.randint(1, 13)])
        plays = tuple(
            Play(seat, card)
            for seat, card in zip((Seat.WEST, Seat.NORTH, Seat.EAST)[: chance.randrange(4)], cards[13:], strict=False)
        )
        broken, first = chance.choice([(False, True), (False, False), (True, False)])
        context = PlayContext(hand=hand, plays=plays, trumps=rules.trumps, broken=broken, first_trick=first)
        verdicts = judge_cards(rules, context)
        assert verdicts.legal
        assert verdicts.legal == legal_cards(rules, context)
        assert set(hand) == {*verdicts.legal, *verdicts.blocked}
        assert all(verdicts.blocked.values())
    count("random hands with a legal card", number_of_hands)


ALL_TABLES = [
    "standard",
    "standard+blind-nil:min_deficit=0",
    "standard+nil-off",
    "standard+deuce-starts",
    "standard+big-joker-little-joker",
    "standard+short-game-300",
]


@pytest.mark.parametrize("spec", ALL_TABLES)
def test_random_rounds_keep_their_counters(spec: str, count: Callable[..., None]) -> None:
    """A33, A34, A39, A40, A44: no revoke, no illegal card accepted, no fourteenth trick, no trick counted twice."""
    number_of_rounds = samples(small=20, deep=500)
    for seed in range(number_of_rounds):
        states = random_round(spec, seed)
        for state in states:
            assert sum(state.taken) == len(state.tricks) <= 13
        check_that_illegal_cards_are_refused(states[Random(seed).randrange(len(states) - 1)])
        last = states[-1]
        assert 13 == len(last.tricks) == sum(last.taken)
        assert_no_revoke(last)
        assert last == round_from_json(round_to_json(last))
    count("random rounds with all counters right", number_of_rounds)


def check_that_illegal_cards_are_refused(game: Round) -> None:
    legal = legal_actions(game)
    for seat in FOUR_IN_TWO.seats:
        for card in game.rules.pack.cards:
            action = Play(seat, card)
            if action in legal:
                continue
            before = replace(game)
            with pytest.raises(IllegalActionError):
                apply(game, action)
            assert before == game
            assert violations(game, action)


def assert_no_revoke(game: Round) -> None:
    """Judge a finished round by its tricks alone: who does not follow suit holds none of it afterwards."""
    suit_of = {card: card.suit.value if card.suit else "S" for card in game.rules.pack.cards}
    for at, trick in enumerate(game.tricks):
        led = suit_of[trick.plays[0].card]
        for action in trick.plays[1:]:
            if suit_of[action.card] != led:
                later = [p.card for t in game.tricks[at + 1 :] for p in t.plays if p.seat is action.seat]
                assert led not in [suit_of[card] for card in later]


# ------------------------------------------------------------------------------------------------ turns and tricks


def test_a36_the_winner_leads_to_the_next_trick() -> None:
    """South's ace takes the trick and South leads."""
    game = playing("standard", Seat.WEST, N="KH", E="2H", S="AH", W="5H")
    assert Seat.SOUTH is play(game, "N:KH E:2H S:AH W:5H").turn


def test_a37_the_fourth_card_completes_exactly_one_trick() -> None:
    """Three cards count no trick; the fourth counts one, with its winner and all four cards."""
    game = play(playing("standard", Seat.WEST, N="KH", E="2H", S="AH", W="5H"), "N:KH E:2H S:AH")
    assert (3, 0, 0) == (len(game.plays), len(game.tricks), sum(game.taken))
    game = play(game, "W:5H")
    assert (0, 1, (0, 0, 1, 0)) == (len(game.plays), len(game.tricks), game.taken)
    assert ("N:KH E:2H S:AH W:5H", Seat.SOUTH) == (str(game.tricks[0]), game.tricks[0].winner)


def test_a41_a_card_cannot_be_played_twice() -> None:
    """The same card again is refused, in the same turn and in the next trick, and nothing changes."""
    game = play(playing("standard", Seat.WEST, N="KH", E="2H", S="AH", W="5H"), "N:KH")
    for state, action in (
        (game, Play(Seat.NORTH, Card("KH"))),
        (play(game, "E:2H S:AH W:5H"), Play(Seat.SOUTH, Card("AH"))),
    ):
        before = replace(state)
        with pytest.raises(IllegalActionError) as caught:
            apply(state, action)
        assert "card-already-played" in [reason.id for reason in caught.value.reasons]
        assert before == state


def test_a43_the_deal_passes_to_the_left() -> None:
    """Over five rounds the dealer moves one seat clockwise each time."""
    match = start_match(compose("standard"), Seat.SOUTH)
    dealers = [match.dealer]
    for _ in range(4):
        match = record(match, read_bids_and_tricks("N:3 E:3 S:3 W:3", "N:4 E:3 S:3 W:3", match.rules))
        dealers.append(match.dealer)
    assert [Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH] == dealers


def test_a43_after_a_misdeal_the_same_dealer_deals_again() -> None:
    """A misdeal that is found after looking is void, and the dealer stays."""
    dealing = start_dealing(compose("standard"), 5, Seat.EAST)
    wrong = {3: Seat.NORTH, 7: Seat.NORTH}  # two cards that were for somebody else
    dealing = run(dealing, until="misdeal", wrong=wrong)
    assert "misdeal" == dealing.phase
    dealing = run(proceed(dealing, next_event(dealing)), until="done")  # type: ignore[arg-type]
    assert (Seat.EAST, 1) == (finish(dealing).dealer, dealing.redeals)
    assert [13] * 4 == [len(hand) for hand in finish(dealing).hands]


def run(dealing: Dealing, *, until: str, wrong: dict[int, Seat] | None = None) -> Dealing:
    """Let the dealing take its course; wrong: cards, counted from 0, that go to these seats instead."""
    while dealing.phase != until:
        event = next_event(dealing)
        assert event is not None
        astray = isinstance(event, Give) and dealing.given in (wrong or {})
        dealing = proceed(dealing, Give((wrong or {})[dealing.given]) if astray else event)
    return dealing


def test_a46_a_pbn_deal_with_voids_comments_and_other_lines_is_read() -> None:
    """Voids, comments, other tags and blank lines do not disturb the reading."""
    text = """% PBN 2.1
[Event "club"] ; a remark

{ three lines
  of comment }
[Dealer "S"]
[Deal "N:.AQJT84.AK93.Q63 AKQJ.K92.QJ.A987 T9876.75.T87.KJ2 5432.63.6542.T54"]
"""
    deal = deal_from_pbn(text)
    assert "AH QH JH 10H 8H 4H AD KD 9D 3D QC 6C 3C" == write_cards(deal.hands[0])
    assert Seat.SOUTH is deal.dealer
    assert set(STANDARD_PACK.cards) == {card for hand in deal.hands for card in hand}


@pytest.mark.parametrize(
    ("expected", "error", "deal"),
    [
        ("unknown", NotationError, "N:.AQJT84.AK93.Q63 - T9876.75.T87.KJ2 5432.63.6542.T54"),
        ("AH", DealError, "N:.AQJT84.AK93.Q63 AKQJ.A92.QJ.A987 T9876.75.T87.KJ2 5432.63.6542.T54"),
        ("12", DealError, "N:.AQJT84.AK93.Q6 AKQJ.K92.QJ.A987 T9876.75.T87.KJ2 5432.63.6542.T54"),
    ],
    ids=["A46-unknown-hand", "A46-card-twice", "A46-card-missing"],
)
def test_an_unusable_pbn_deal_is_refused_with_a_clear_message(expected: str, error: type[Exception], deal: str) -> None:
    """The message names what is wrong."""
    with pytest.raises(error, match=expected):
        deal_from_pbn(f'[Deal "{deal}"]')


# ------------------------------------------------------------------------------------------------ views, seeds, shuffling


@pytest.mark.parametrize("spec", ["standard", "standard+blind-nil:min_deficit=0"])
def test_a47_cards_that_a_seat_cannot_see_change_nothing_it_sees(spec: str, count: Callable[..., None]) -> None:
    """With the hidden cards of the others exchanged among themselves, every view of the seat stays the same."""
    positions = 0
    for seed in range(samples(small=10, deep=200)):
        chance = Random(seed)
        states = random_round(spec, seed)
        game = chance.choice(states[:-1])
        for place, seat in enumerate(FOUR_IN_TWO.seats):
            view = seat_view(game, seat)
            hidden = [card for at, hand in enumerate(game.hands) if at != place or view.hand is None for card in hand]
            chance.shuffle(hidden)
            hands = tuple(
                hand if at == place and view.hand is not None else tuple(hidden.pop() for _ in hand)
                for at, hand in enumerate(game.hands)
            )
            assert view == seat_view(replace(game, hands=hands, deal=Deal((), game.deal.dealer)), seat)
            positions += 1
    count("views unchanged by hidden cards", positions)


GOLDEN = json.loads((Path(__file__).parents[1] / "data" / "golden-deals.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("golden", GOLDEN["deals"], ids=lambda golden: f"A52-seed-{golden['seed']}")
def test_the_deal_of_a_seed_is_the_same_for_ever(golden: dict[str, str]) -> None:
    """A52, A53: the stored deals, made by another program from the published algorithm, are dealt card for card."""
    deal = deal_cards(int(golden["seed"]))
    assert [golden[seat] for seat in "NESW"] == [write_cards(hand) for hand in deal.hands]


def test_a52_the_stored_deals_are_there_and_of_this_algorithm() -> None:
    """Seeds 0 to 9 and the widths that platforms differ in are stored, for the algorithm in use."""
    seeds = {int(golden["seed"]) for golden in GOLDEN["deals"]}
    assert {*range(10), 2**31, 2**40, 2**64 - 1} <= seeds
    assert GOLDEN["algorithm"] == ALGORITHM


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, True, "3", None, math.nan])
def test_a53_a_seed_that_is_none_is_refused(seed: object) -> None:
    """Anything but a whole number from 0 to 2**64 - 1 is refused by its value."""
    with pytest.raises(NotationError, match=r"is no seed; expected a whole number from 0 to 2\*\*64 - 1"):
        deal_cards(seed)  # type: ignore[arg-type]


DEALS = samples(small=10_000, deep=200_000)


@pytest.fixture(scope="module")
def placed() -> list[dict[Card, int]]:
    """Return how often each card came to each place of the shuffled pack, over the first seeds."""
    counts: list[dict[Card, int]] = [dict.fromkeys(STANDARD_PACK.cards, 0) for _ in STANDARD_PACK.cards]
    for seed in range(DEALS):
        for row, card in zip(counts, shuffled(STANDARD_PACK.cards, seed), strict=True):
            row[card] += 1
    return counts


def five_sigma(chance: float) -> float:
    return 5 * math.sqrt(DEALS * chance * (1 - chance))


def test_a50_each_card_comes_to_each_place_equally_often(
    placed: list[dict[Card, int]], count: Callable[..., None]
) -> None:
    """Each of the 2,704 shares is 1/52 within five sigma, and each card comes to each seat in a quarter of the deals."""
    for row in placed:
        assert all(abs(found - DEALS / 52) < five_sigma(1 / 52) for found in row.values())
    for card in STANDARD_PACK.cards:
        for seat in range(4):
            found = sum(row[card] for row in placed[seat::4])
            assert abs(found - DEALS / 4) < five_sigma(1 / 4)
    count("deals counted for evenness", DEALS)


def test_a50_the_shares_differ_as_chance_would_have_it(placed: list[dict[Card, int]]) -> None:
    """Chi-square over all cards and places is neither too large nor too small: both tails are above one in a million."""
    expected = DEALS / 52
    statistic = sum((found - expected) ** 2 / expected for row in placed for found in row.values())
    # Rows and columns each sum to the number of deals: 51 x 51 degrees of freedom, and cells scaled by 51/52.
    tail = chi_square_tail(statistic * 51 / 52, 51 * 51)
    assert 1e-6 < tail < 1 - 1e-6


def test_a51_each_card_stays_in_its_place_as_often_as_chance_says(placed: list[dict[Card, int]]) -> None:
    """A card keeps its place of the new pack once in 52 deals, neither never nor too often."""
    for row, card in zip(placed, STANDARD_PACK.cards, strict=True):
        assert abs(row[card] - DEALS / 52) < five_sigma(1 / 52)


def chi_square_tail(statistic: float, freedom: int) -> float:
    """Return the chance of a chi-square at least so large, by Wilson and Hilferty's cube root (good for many degrees)."""
    spread = 2 / (9 * freedom)
    return math.erfc(((statistic / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(2 * spread)) / 2


@pytest.mark.parametrize(
    ("expected", "statistic", "freedom"), [(0.05, 124.342, 100), (0.01, 135.807, 100), (0.5, 99.334, 100)]
)
def test_the_chi_square_tail_is_the_published_one(expected: float, statistic: float, freedom: int) -> None:
    """The approximation gives the values of the printed tables."""
    assert math.isclose(expected, chi_square_tail(statistic, freedom), rel_tol=0.01)


def test_the_evenness_tests_would_notice_a_biased_shuffle() -> None:
    """Swapping with any place, the classic mistake, fails the same chi-square."""
    chance, deals = Random(1), 5_000
    counts = [[0] * 52 for _ in range(52)]
    for _ in range(deals):
        order = list(range(52))
        for at in range(52):
            other = chance.randrange(52)
            order[at], order[other] = order[other], order[at]
        for row, card in zip(counts, order, strict=True):
            row[card] += 1
    expected = deals / 52
    statistic = sum((found - expected) ** 2 / expected for row in counts for found in row)
    assert chi_square_tail(statistic * 51 / 52, 51 * 51) < 1e-6


def test_the_result_of_a_finished_round_holds_its_tricks() -> None:
    """A44: the last trick stands in the result with its winner, and the counts are those of the tricks."""
    last = random_round("standard", 7)[-1]
    played = result(last)
    counted = tuple(sum(trick.winner is seat for trick in played.tricks) for seat in FOUR_IN_TWO.seats)
    assert counted == played.taken
    assert last.tricks[-1] == played.tricks[12]


def test_a_nil_of_both_partners_is_two_bids() -> None:
    """A13: the record keeps both nils."""
    game = start_round(compose("standard"), deal_cards(2, Seat.WEST))
    for bid in (NIL, number(3), NIL, number(3)):
        game = apply(game, MakeBid(game.turn, bid))  # type: ignore[arg-type]
    assert ["N:nil", "E:3", "S:nil", "W:3"] == round_to_json(game)["actions"]
    assert "play" == bid_ones(game).phase
