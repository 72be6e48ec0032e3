"""What cannot be read is refused in one clear sentence that names the value; nothing is changed by it."""

from functools import partial

import pytest

from spades_teach.core.actions import Look, MakeBid, Play
from spades_teach.core.bids import NIL, Bid, number
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.deals import SEEDS, Deal, deal_cards
from spades_teach.core.errors import (
    DealError,
    IllegalActionError,
    NotationError,
    RecordError,
    RuleSpecError,
    SpadesError,
    VariantConflictError,
)
from spades_teach.core.matches import add, outcome, record, start_match, surrender
from spades_teach.core.notation import (
    deal_from_pbn,
    deal_from_text,
    loads,
    match_from_json,
    read_action,
    read_bids_and_tricks,
    read_standing,
    round_from_json,
    round_from_text,
    round_to_json,
)
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import apply, legal_actions, result, start_round, undo, violations
from spades_teach.core.rules.endings import Standing
from spades_teach.core.scores import score_round
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.tricks import read_plays
from spades_teach.core.variants import STANDARD, compose

ODD_NUMBERS = [1.5, "3", True, float("nan"), None, -1]


def _refused(call, *arguments, **named):
    with pytest.raises(SpadesError) as caught:
        call(*arguments, **named)
    message = str(caught.value)
    assert 0 < len(message) <= 600
    assert all(len(str(fact)) <= 600 for fact in caught.value.facts.values())
    assert "\n" not in message
    return caught.value


@pytest.mark.parametrize("value", ODD_NUMBERS, ids=repr)
def test_only_whole_numbers_count(value):
    """1.5, "3", True, NaN, None and -1 are no bid, no seed, no tricks, no bags and no total."""
    assert _refused(number, value).id == "bad-bid"
    assert _refused(Bid, "5", value).id == "bad-bid"
    assert _refused(deal_cards, value).id == "bad-seed"
    assert _refused(RoundResult, (NIL, NIL, NIL, NIL), (value, 0, 0, 13)).id == "bad-tricks"
    assert _refused(Standing, (0, 0), (value, 0)).id == "bad-number"
    assert _refused(undo, start_round(STANDARD, deal_cards(1)), value).id == "bad-undo"
    if value != -1:
        assert _refused(Standing, (value, 0), (0, 0)).id == "bad-number"


LONG_TEXTS = [
    "x" * 100_000,
    "AS " * 33_000,
    "NS:" + "9" * 100_000,
    "standard+" + "x" * 100_000,
    "{" * 50_000,
    "[Deal " + "x" * 100_000,
]


@pytest.mark.parametrize("text", LONG_TEXTS, ids=lambda text: text[:9])
@pytest.mark.parametrize(
    "read",
    [
        Card,
        read_plays,
        compose,
        loads,
        deal_from_pbn,
        deal_from_text,
        round_from_text,
        STANDARD.read_bid,
        FOUR_IN_TWO.read_seat,
        FOUR_IN_TWO.read_side,
        lambda text: read_standing(text, STANDARD),
        lambda text: read_action(text, STANDARD),
        lambda text: read_bids_and_tricks(text, text, STANDARD),
    ],
)
def test_a_text_of_any_length_is_refused_in_a_short_sentence(read, text):
    """What is echoed is shortened, so that the rest of the sentence can be read."""
    _refused(read, text)


def test_numbers_too_long_to_write_are_refused_like_others():
    """Python refuses to write, or to read, a number of more than 4300 digits; the reader hears which value is wrong all the same."""
    for value in (10**5000, -(10**5000)):
        assert _refused(deal_cards, value).id == "bad-seed"
        assert _refused(undo, start_round(STANDARD, deal_cards(1)), value).id == "bad-undo"
        assert _refused(round_from_json, {"format": value}).id in ("newer-format", "bad-record")
        assert _refused(number, value).id == "bad-bid"
        assert _refused(compose, value).id == _refused(compose, 5).id
        assert _refused(Card, value).id == _refused(read_cards, value).id == "bad-card"
    assert _refused(Bid, "5", 10**5000).id == "bad-bid"
    digits = "9" * 5000
    assert _refused(STANDARD.read_bid, digits).id == "bad-bid"
    assert _refused(read_action, f"N:{digits}", STANDARD).id == "bad-bid"
    assert _refused(read_standing, f"NS:{digits}", STANDARD).id == "bad-standing"
    assert _refused(read_bids_and_tricks, "N:4 E:3 S:3 W:3", f"N:{digits} E:0 S:0 W:0", STANDARD).id == "bad-tricks"
    assert _refused(round_from_text, f"trick {digits}: N:KH").id == "bad-line"


@pytest.mark.parametrize("value", [None, 5, b"dealer N", [], {}], ids=repr)
@pytest.mark.parametrize(
    "read", [deal_from_text, deal_from_pbn, round_from_text, loads, partial(read_standing, rules=STANDARD)]
)
def test_what_is_no_text_is_no_record(read, value):
    """A reader of text says so when it is given something else."""
    assert _refused(read, value).id == "bad-line"


@pytest.mark.parametrize("seat", [Seat.SEAT_1, "N", None], ids=repr)
def test_a_seat_of_another_table_has_no_neighbour_and_no_side(seat):
    """Every question about a seat that is not at the table gets the same answer; so does giving up from it."""
    table = FOUR_IN_TWO
    for ask in (table.after, table.before, table.side_of, table.partners_of, table.clockwise_from):
        assert _refused(ask, seat).id == "bad-seat"
    assert _refused(surrender, start_match(STANDARD), seat).id == "bad-seat"


def test_a_bid_is_worth_what_it_says():
    """A number has its own name, and more tricks than there are cards are no bid that could be scored."""
    for name, tricks in (("5", 0), ("05", 5), ("٥", 5)):
        assert _refused(Bid, name, tricks).id == "bad-bid"
    result = RoundResult((number(14), NIL, number(1), number(1)), (13, 0, 0, 0))
    assert _refused(score_round, STANDARD, result).id == "bid-not-in-rules"


@pytest.mark.parametrize("value", [-1, True, 1.5, None, float("nan")], ids=repr)
def test_facts_of_a_round_are_words_and_counts(value):
    """A negative count of reneges would give tricks away."""
    assert _refused(RoundResult, (NIL,) * 4, (0, 0, 0, 13), (), (("N.reneges", value),)).id == "bad-number"


def test_a_count_that_is_a_word_is_refused_by_the_score():
    """Which facts are counts only the rules know: `N.last-trick=AS` is a card, `N.reneges=x` is nothing."""
    result = RoundResult((number(4), number(3), number(2), number(2)), (5, 4, 2, 2), facts=(("N.reneges", "x"),))
    assert _refused(score_round, compose("standard+renege-penalty"), result).id == "bad-number"


def test_a_standing_of_another_table_is_neither_judged_nor_scored():
    """One side, or three, are refused wherever a standing of two is needed."""
    result = RoundResult((number(4), number(3), number(2), number(2)), (5, 4, 2, 2))
    score = score_round(STANDARD, result)
    for standing in (
        Standing((600,), (0,)),
        Standing((0, 0, 700), (0, 0, 0)),
        Standing((0, 0), (0,)),
        Standing((), ()),
    ):
        assert _refused(outcome, STANDARD, standing).id == "uneven-standing"
        assert _refused(score_round, STANDARD, result, standing).id == "uneven-standing"
        assert _refused(add, standing, score).id == "uneven-standing"
    for rounds in (-1, "x", 1.5, True):
        assert _refused(Standing, (0, 0), (0, 0), rounds).id == "bad-number"


@pytest.mark.parametrize("call", ["", "a b", "a=b", "\n", 5, ["low"]], ids=repr)
def test_a_call_that_no_record_could_hold_is_refused(call):
    """What is said with a card must be written in one word."""
    game = start_round(STANDARD, deal_cards(1))
    while game.phase == "bidding":
        game = apply(game, legal_actions(game)[0])
    assert _refused(apply, game, Play(game.turn, game.playable[0], call)).id == "bad-action"


@pytest.mark.parametrize("value", [0, -1])
def test_no_record_has_a_format_below_one(value):
    """Format 1 was the first."""
    assert _refused(match_from_json, {"format": value, "rules": "standard"}).id == "bad-record"


@pytest.mark.parametrize("seed", [-1, SEEDS, 2**70])
def test_seeds_have_bounds(seed):
    """A seed outside 0 to 2**64 - 1 is refused (A53)."""
    assert _refused(deal_cards, seed).id == "bad-seed"


@pytest.mark.parametrize("seed", [0, 2**31, 2**40, SEEDS - 1])
def test_every_seed_within_bounds_deals(seed):
    """Large seeds are as good as small ones (A53)."""
    assert [13, 13, 13, 13] == [len(hand) for hand in deal_cards(seed).hands]


@pytest.mark.parametrize("value", [Seat.SEAT_5, "N", None, 0], ids=repr)
def test_a_fifth_seat_is_refused(value):
    """A seat that is not at the table can neither deal nor act, and nothing has changed afterwards."""
    game = start_round(STANDARD, deal_cards(1))
    before = game.actions
    _refused(deal_cards, 1, value)
    _refused(violations, game, MakeBid(value, number(3)))
    _refused(apply, game, Look(value))
    assert before == game.actions


@pytest.mark.parametrize(
    "action", [Play(Seat.EAST, "KH"), MakeBid(Seat.EAST, "5"), MakeBid(Seat.EAST, 5), "E:5", None], ids=repr
)
def test_what_is_no_action_is_refused(action):
    """Text in place of a card or bid is a programming mistake and says so."""
    assert _refused(apply, start_round(STANDARD, deal_cards(1)), action).id == "bad-action"


def _unplayed():
    deal = deal_cards(3)
    game = start_round(STANDARD, deal)
    for _ in range(4):
        game = apply(game, MakeBid(game.turn, number(3)))
    return game


@pytest.mark.parametrize(
    ("expected", "pick"),
    [
        (("bidding-finished",), lambda game: MakeBid(game.turn, number(4))),
        (
            ("not-your-turn",),
            lambda game: Play(
                game.rules.table.after(game.turn),
                game.hands[game.rules.table.index(game.rules.table.after(game.turn))][0],
            ),
        ),
        (
            ("card-not-held",),
            lambda game: Play(game.turn, game.hands[game.rules.table.index(game.rules.table.after(game.turn))][0]),
        ),
        (
            ("not-your-turn", "card-not-held"),
            lambda game: Play(game.rules.table.after(game.turn), game.hands[game.rules.table.index(game.turn)][0]),
        ),
    ],
)
def test_every_reason_is_given(expected, pick):
    """An action that breaks two rules is told both."""
    game = _unplayed()
    assert expected == tuple(reason.id for reason in violations(game, pick(game)))


def test_a_card_played_twice_is_refused_as_played():
    """The second time a card is played the reason is that it lies on the table already (A41)."""
    game = _unplayed()
    first = legal_actions(game)[0]
    after = apply(game, first)
    assert ["not-your-turn", "card-already-played"] == [reason.id for reason in violations(after, first)]
    with pytest.raises(IllegalActionError):
        apply(after, first)
    assert 51 == sum(len(hand) for hand in after.hands)


def test_bids_are_made_once_and_in_turn():
    """A second bid, a bid out of turn and a bid nobody has are three different mistakes."""
    game = apply(start_round(STANDARD, deal_cards(1)), MakeBid(Seat.EAST, number(3)))
    assert ["not-your-turn", "already-bid"] == [r.id for r in violations(game, MakeBid(Seat.EAST, number(3)))]
    assert ["not-your-turn"] == [r.id for r in violations(game, MakeBid(Seat.WEST, number(3)))]
    assert ["bid-not-offered"] == [r.id for r in violations(game, MakeBid(Seat.SOUTH, number(14)))]
    assert ["bid-not-offered"] == [r.id for r in violations(game, MakeBid(Seat.SOUTH, Bid("blind-nil", 0)))]
    assert ["no-look-needed"] == [r.id for r in violations(game, Look(Seat.SOUTH))]
    assert ["bidding-not-finished"] == [r.id for r in violations(game, Play(Seat.SOUTH, game.hands[2][0]))]


def test_nothing_can_be_done_after_the_end():
    """A finished round takes no further card."""
    game = _unplayed()
    while not game.over:
        game = apply(game, legal_actions(game)[0])
    assert ["round-over"] == [reason.id for reason in violations(game, game.actions[-1])]
    assert () == legal_actions(game)
    assert _refused(result, _unplayed()).id == "round-not-over"


def _hands(change):
    hands = [list(hand) for hand in deal_cards(1).hands]
    change(hands)
    return tuple(map(tuple, hands))


@pytest.mark.parametrize(
    ("expected", "change"),
    [
        ("duplicate-card", lambda hands: hands[0].__setitem__(0, hands[1][0])),
        ("uneven-hands", lambda hands: hands[0].append(hands[1].pop())),
        ("wrong-pack", lambda hands: [hand.pop() for hand in hands]),
        ("wrong-pack", lambda hands: hands[0].__setitem__(0, Card("BJ"))),
        ("wrong-hands", lambda hands: hands.pop()),
        ("bad-card", lambda hands: hands[0].__setitem__(0, "AS")),
    ],
)
def test_deals_that_cannot_be_are_refused(expected, change):
    """A card twice, uneven hands, another pack and a missing hand are named."""
    assert expected == _refused(lambda: start_round(STANDARD, Deal(_hands(change), Seat.NORTH))).id


@pytest.mark.parametrize(
    ("expected", "spec"),
    [
        ("bad-rule-spec", ""),
        ("bad-rule-spec", "ſtandard"),
        ("bad-rule-spec", "standard+"),
        ("bad-rule-spec", "standard+nil:"),
        ("bad-rule-spec", "standard+nil:value"),
        ("bad-rule-spec", "standard+nil:value=1,value=2"),
        ("bad-rule-spec", None),
        ("bad-rule-spec", 3),
        ("unknown-profile", "pagatt"),
        ("unknown-rule", "standard+blnd-nil"),
        ("rule-twice", "standard+nil+nil"),
        ("bad-parameter", "standard+nil:worth=3"),
        ("bad-parameter", "standard+nil:value=true"),
        ("bad-parameter", "standard+nil:value=1_0"),
        ("bad-parameter", "standard+nil:value=" + "9" * 5000),
        ("bad-parameter", "standard+nil:value=-1"),
        ("bad-parameter", "standard+bag-penalty:limit=0"),
        ("bad-parameter", "standard+bag-penalty:penalty=none"),
        ("bad-parameter", "standard+board:minimum=15"),
        ("bad-parameter", "standard+loss-at-minus-200:limit=50"),
        ("rule-conflict-declared", "standard+bag-penalty:limit=5,penalty=50+bag-penalty-short"),
        ("rule-conflict-declared", "standard+bag-penalty:penalty=110+bag-penalty-110"),
        ("rule-conflict-declared", "standard+lead-ace-of-spades+no-spade-lead-first-trick"),
        ("bad-parameter", "standard+breaking-spades:broken_by=me"),
        ("bad-parameter", "standard+breaking-spades:required=1"),
        ("bad-parameter", "standard+big-joker-little-joker:removed=2C"),
        ("bad-parameter", "standard+big-joker-little-joker:removed=AS/2H"),
        ("bad-parameter", "standard+big-joker-little-joker:removed=2C/2C/2H"),
        ("bad-parameter", "standard+big-joker-little-joker:removed=2C/2D/2H/3C/3D/3H"),
        ("contradictory-rules", "standard+big-joker-little-joker:removed=2C/2H/2D"),
        ("contradictory-rules", "standard+big-joker-little-joker:removed=2C/2S"),
        ("bad-card", "standard+big-joker-little-joker:removed=2C/2X"),
        ("rule-conflict", "standard+nil-off+nil"),
        ("rule-conflict-fact", "standard+nil-off+blind-nil"),
        ("rule-conflict-fact", "standard+nil-off+failed-nil-tricks"),
        ("rule-conflict-fact", "standard+deuce-starts+big-joker-little-joker"),
        ("rule-conflict", "standard+bag-penalty+bag-penalty-short"),
        ("rule-conflict", "standard+bag-penalty+bag-penalty-110"),
    ],
)
def test_rule_specs_that_cannot_be_are_refused(expected, spec):
    """What is wrong with a spec is said by kind and value, never guessed."""
    assert expected == _refused(compose, spec).id


def test_a_conflict_names_both_variants_and_the_point_in_dispute():
    """The site's own example: 2 of clubs starts needs a card that the joker pack does not have (s2-options-conflict)."""
    with pytest.raises(VariantConflictError) as caught:
        compose("standard+big-joker-little-joker+deuce-starts")
    expected = {"first": "big-joker-little-joker", "second": "deuce-starts"}
    assert (
        expected | {"needing": "deuce-starts", "removing": "big-joker-little-joker", "fact": "two-of-clubs"}
        == caught.value.facts
    )


def test_unknown_names_get_the_nearest():
    """A slip of the pen is answered with the word that was meant."""
    with pytest.raises(RuleSpecError) as caught:
        compose("standard+blnd-nil")
    assert "blind-nil" == caught.value.facts["nearest"]
    with pytest.raises(RuleSpecError) as caught:
        compose("standard+quite-another")
    assert "none" == caught.value.facts["nearest"]


@pytest.mark.parametrize(
    ("expected", "total"),
    [
        ("tricks-do-not-add-up", (5, 4, 2, 3)),
        ("tricks-do-not-add-up", (5, 4, 2, 1)),
        ("tricks-do-not-add-up", (0, 0, 0, 0)),
    ],
)
def test_tricks_must_add_up(expected, total):
    """Thirteen tricks, not one more or less."""
    bids = (number(4), number(2), number(3), number(2))
    error = _refused(score_round, STANDARD, RoundResult(bids, total))
    assert (expected, abs(sum(total) - 13)) == (error.id, error.facts["difference"])


def test_a_bid_that_the_rules_do_not_know_is_not_scored():
    """A nil on the sheet of a table without nil is an error of the sheet."""
    found = RoundResult((NIL, number(4), number(4), number(4)), (0, 4, 5, 4))
    assert "bid-not-in-rules" == _refused(score_round, compose("standard+nil-off"), found).id


def test_a_match_that_is_over_takes_nothing_more():
    """Neither a round nor a surrender follows the end."""
    over = surrender(start_match(STANDARD), Seat.NORTH)
    assert ("EW", "surrendered") == (over.winner, over.outcome.reason)
    found = RoundResult((number(4),) * 4, (4, 3, 3, 3))
    assert "match-over" == _refused(record, over, found).id
    assert "match-over" == _refused(surrender, over, Seat.NORTH).id


@pytest.mark.parametrize(
    ("expected", "read"),
    [
        ("bad-standing", lambda: read_standing("NS=3", STANDARD)),
        ("bad-side", lambda: read_standing("NE:3/1", STANDARD)),
        ("side-twice", lambda: read_standing("NS:3/1 SN:3/1", STANDARD)),
        ("bad-play", lambda: read_plays("KH")),
        ("seat-twice", lambda: read_plays("N:KH N:2H")),
        ("duplicate-card", lambda: read_plays("N:KH E:KH")),
        ("bad-seat", lambda: read_plays("X:KH")),
        ("bad-action", lambda: read_action("KH", STANDARD)),
        ("bad-bid", lambda: read_action("N:blind-nil", STANDARD)),
        ("unknown-hand", lambda: deal_from_pbn('[Deal "N:- ... ... ..."]')),
        ("bad-pbn", lambda: deal_from_pbn("nothing here")),
        ("bad-record", lambda: round_from_json({})),
        ("bad-record", lambda: round_from_json([])),
        ("newer-format", lambda: round_from_json({**round_to_json(_unplayed()), "format": 99})),
        ("bad-record", lambda: match_from_json({"format": 1, "rules": "standard", "first_dealer": "N"})),
    ],
)
def test_records_that_cannot_be_read_say_why(expected, read):
    """Each kind of damage has its own sentence."""
    assert expected == _refused(read).id


def test_a_seat_of_another_table_is_not_read():
    """Seats are those of the table at hand."""
    with pytest.raises(NotationError, match="N E S W"):
        FOUR_IN_TWO.read_seat("5")


def test_standings_of_another_table_are_refused():
    """Three totals do not fit two sides."""
    with pytest.raises(RecordError):
        start_round(STANDARD, deal_cards(1), Standing((0, 0, 0), (0, 0, 0)))
    with pytest.raises(DealError):
        start_round(STANDARD, Deal(deal_cards(1).hands[:3], Seat.NORTH))
