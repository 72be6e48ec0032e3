"""The score sheet: what it works out, what it refuses, what it asks before it tells, and what a wrong answer shows.

Ids A01 to A82 are rows of the list of known defects of other programs; ids such as s2-bags are worked examples of the catalogue.
"""

import itertools
import json
import random
import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from spades_teach.catalogue import examples
from spades_teach.core.errors import SpadesError
from spades_teach.core.judging import judge_bids
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.scoring import ScoreLine
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.variants import compose
from spades_teach.i18n import ascii_digits, plain_text, words_for
from spades_teach.widgets import ScoreCalculator, round_sheet
from spades_teach.widgets.round_sheet import FIELDS, GUESSES, INPUTS, PLACES, SIDES, Entry, RoundSheet
from spades_teach.widgets.score_calculator import ScoreCalculatorLogic
from spades_teach.widgets.score_mistakes import (
    CARRY_MISTAKES,
    MISTAKES,
    STAGES,
    Working,
    astray,
    diagnose,
    diagnose_carry,
    numbers_of,
    rule_against,
)
from tests.samples import samples, table_of_four
from tests.strategies import SPECS, results, standings
from tests.widgets.view_samples import check_views

LANGUAGES = ("en", "fa")
FIVE_BAGS = "standard+bag-penalty:limit=5,penalty=50"
NIL_FOR_NOTHING = "standard+nil:value=0"  # lets a side bid 1 in all: its partner's nil is worth nothing
BLIND = "standard+blind-nil"


def typed(sheet: ScoreCalculatorLogic, **fields: str) -> ScoreCalculatorLogic:
    """Type into fields, named `bid_you` for `bid/you`."""
    for name, text in fields.items():
        sheet.act({"kind": "type", "field": name.replace("__", "-").replace("_", "/"), "text": text})
    return sheet


def filled(
    result: RoundResult,
    before: Standing,
    *,
    rules: str = "standard",
    seat: str = "S",
    digits: str = "0123456789",
    **make: Any,
) -> ScoreCalculatorLogic:
    """Return an empty sheet into which a learner at this seat has typed a round, in digits of some script."""
    logic = ScoreCalculatorLogic(rules=rules, seat=seat, **make)
    table = logic.rules.table
    for place, known in logic.sheet.seats.items():
        number = table.index(known)
        bid = result.bids[number]
        if bid.is_number:
            logic.act({"kind": "type", "field": f"bid/{place}", "text": in_digits(bid.tricks, digits)})
        else:
            logic.act({"kind": "call", "place": place, "bid": bid.name})
        logic.act({"kind": "type", "field": f"tricks/{place}", "text": in_digits(result.taken[number], digits)})
    for side in SIDES:
        number = logic.sheet.side_number(side)
        logic.act({"kind": "type", "field": f"total/{side}", "text": in_digits(before.totals[number], digits)})
        logic.act({"kind": "type", "field": f"bags/{side}", "text": in_digits(before.bags[number], digits)})
    return logic


def in_digits(number: int, digits: str) -> str:
    minus = "-" if digits.isascii() else "−"
    return (minus if number < 0 else "") + "".join(digits[int(digit)] for digit in str(abs(number)))


def side(logic: ScoreCalculatorLogic, name: str = "us") -> dict[str, Any]:
    return next(one for one in logic.view()["sides"] if one["side"] == name)


def said(logic: ScoreCalculatorLogic, lang: str = "en") -> dict[str, Any]:
    return logic.strings(words_for(lang))


# What it works out


@pytest.mark.parametrize(
    ("expected", "rules", "bids", "tricks", "before"),
    [
        # points, total after, bags carried on
        pytest.param((-178, -178, 1), NIL_FOR_NOTHING, "1 nil", "13 0", "NS:0/9", id="A01-A09-two-loads-two-penalties"),
        pytest.param((-68, -68, 0), "standard", "2 1", "3 2", "NS:0/8", id="A02-exactly-ten"),
        pytest.param((-169, -169, 0), "standard", "1 1", "7 6", "NS:0/9", id="A02-exactly-twenty"),
        pytest.param((-72, -72, 2), FIVE_BAGS, "1 1", "6 4", "NS:0/4", id="A03-rest-after-two-loads-of-five"),
        pytest.param((42, 42, 2), "standard", "2 2", "3 3", "NS:0/0", id="A04-bags-are-points"),
        pytest.param((53, -47, 3), "standard", "3 2", "4 4", "NS:-100/0", id="A05-bags-below-zero"),
        pytest.param((-80, -177, 3), NIL_FOR_NOTHING, "1 nil", "11 0", "NS:-97/3", id="A06-penalty-below-zero"),
        pytest.param((-19, -19, 0), FIVE_BAGS, "2 1", "2 2", "NS:0/4", id="A07-fifth-bag"),
        pytest.param((-47, 290, 0), "standard", "3 2", "4 4", "NS:337/7", id="A08-tenth-bag"),
        pytest.param((-58, 412, 0), "standard", "2 2", "3 3", "NS:470/8", id="A12-penalty-before-the-end"),
        pytest.param((200, 200, 0), "standard", "nil nil", "0 0", "NS:0/0", id="A13-two-nils-made"),
        pytest.param((3, 3, 3), "standard", "nil nil", "3 0", "NS:0/0", id="A13-one-nil-of-two-fails"),
        pytest.param((-147, -147, 2), "standard", "5 0", "5 3", "NS:0/9", id="failed-nil-brings-the-penalty"),
    ],
)
@pytest.mark.parametrize("digits", ["0123456789", "۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩"], ids=["ascii", "persian", "arabic"])
def test_a_side_scores(digits, expected, rules, bids, tricks, before):
    """The right values of what other calculators get wrong, typed in any script."""
    (north_bid, south_bid), (north, south) = bids.split(), map(int, tricks.split())
    composed = compose(rules)
    result = read_bids_and_tricks(
        f"N:{north_bid} E:1 S:{south_bid} W:1", f"N:{north} E:{13 - north - south} S:{south} W:0", composed
    )
    logic = filled(result, read_standing(before, composed), rules=rules, digits=digits)
    shown = side(logic)
    assert expected == (shown["points"], shown["total_after"], shown["bags_after"])
    assert not logic.view()["outcome"]["over"]
    assert sum(line["points"] for line in shown["lines"]) == expected[0]


@pytest.mark.parametrize(
    ("over", "winner", "reason", "rules", "bids", "tricks", "before"),
    [
        pytest.param(True, "us", "target-reached", "standard", "N:2 S:2 E:4 W:4", "N:2 S:3 E:4 W:4", "NS:480/0", id="A10"),
        pytest.param(False, None, None, "standard", "N:2 S:2 E:4 W:4", "N:2 S:3 E:4 W:4", "NS:0/0", id="A10-one-round"),
        pytest.param(True, "us", "higher-total", "standard", "N:3 S:3 E:2 W:2", "N:4 S:4 E:3 W:2", "NS:460/0 EW:470/0", id="s2-winning"),
        pytest.param(False, None, "tie-plays-on", "standard", "N:3 S:3 E:3 W:3", "N:4 S:2 E:4 W:3", "NS:460/0 EW:459/0", id="tie"),
        pytest.param(True, "them", "target-reached", "standard", "N:3 S:3 E:3 W:3", "N:4 S:2 E:4 W:3", "NS:0/0 EW:460/0", id="them"),
        pytest.param(False, None, None, "standard", "N:2 S:2 E:4 W:3", "N:3 S:3 E:4 W:3", "NS:470/8", id="A12"),
        pytest.param(True, "them", "fell-to-limit", "standard+loss-at-minus-200", "N:13 S:13 E:13 W:13", "N:4 S:3 E:3 W:3", "EW:10/0", id="A11"),
    ],
)  # fmt: skip
def test_how_the_match_stands(over, winner, reason, rules, bids, tricks, before):
    """The outcome follows from the totals after the round, penalties taken, and is said in words."""
    logic = ScoreCalculatorLogic(bids, tricks, before, rules=rules)
    assert logic.view()["outcome"] == {"over": over, "winner": winner, "reason": reason}
    for lang in LANGUAGES:
        assert said(logic, lang)["outcome"]["text"]
    assert said(logic)["outcome"]["sign"] == ("good" if winner == "us" else "note")
    assert logic.view()["may_go_on"] == (not over)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bags_that_bring_no_point_are_counted_all_the_same(lang):
    """Microsoft's Zone: the trick of a failed nil is a bag without a point; the places and the words show it, as what is carried on does."""
    logic = ScoreCalculatorLogic("N:nil E:5 S:2 W:5", "N:1 E:6 S:1 W:5", "NS:0/2 EW:0/0", rules="zone")
    assert (side(logic)["points"], side(logic)["bags_after"]) == (-120, 3)
    assert Counter(side(logic)["bag_rows"][0]["places"])["new"] == 1
    assert (
        words_for(lang)("score-calculator-bags-after", before=2, new=1, loads=0, limit=10, carried=3)
        == said(logic, lang)["sides"][0]["bag_count"]["text"]
    )


def test_without_totals_the_match_is_not_spoken_of():
    """A total that was not given is not 0: no new total, no outcome, but points and bags all the same."""
    logic = ScoreCalculatorLogic("N:4 S:3 E:2 W:2", "N:5 S:4 E:2 W:2")
    assert (side(logic)["points"], side(logic)["total_after"], side(logic)["bags_after"]) == (72, None, 2)
    assert logic.view()["outcome"] is None
    typed(logic, total_us="-100")
    assert (side(logic)["total_after"], side(logic, "them")["total_after"]) == (-28, None)
    assert logic.view()["outcome"] is None
    typed(logic, total_them="0")
    assert logic.view()["outcome"] == {"over": False, "winner": None, "reason": None}


@pytest.mark.parametrize(
    "example", [one for one in examples() if one.kind == "score" and table_of_four(one.spec)], ids=lambda one: one.id
)
@pytest.mark.parametrize("seat", "NESW")
def test_every_worked_example_fills_the_sheet(seat, example):
    """An example brings its numbers and its rules, and the sheet shows what the example expects, from every seat."""
    logic = ScoreCalculatorLogic(example=example.id, seat=seat)
    for name in ("NS", "EW"):
        expect = example.expect.get(name, {})
        shown = side(logic, "us" if (seat in name) else "them")
        points = {"points": shown["points"], "bags_after": shown["bags_after"]}
        points["total_after"] = shown["total_after"] if shown["total_after"] is not None else shown["points"]
        for key in points.keys() & expect.keys():
            assert (key, points[key]) == (key, expect[key])
        if "lines" in expect and "apart_from_nil" not in expect:
            lines = Counter()
            for line in shown["lines"]:
                lines[line["reason"]] += line["points"]
            assert {reason: points for reason, points in lines.items() if points} == dict(expect["lines"])


@given(st.data())
def test_it_shows_what_the_engine_says(data):
    """For any round of any rules the sheet's numbers are the engine's; what bids and totals rule out is not scored."""
    spec = data.draw(st.sampled_from(SPECS))
    rules = compose(spec)
    result = data.draw(results(rules))
    limit = next((term.limit for term in rules.terms if term.slot == "bag-penalty"), 10)
    before = data.draw(standings())
    before = replace(before, bags=tuple(bags % limit for bags in before.bags))
    seat = data.draw(st.sampled_from("NESW"))
    logic = filled(result, before, rules=spec, seat=seat)
    if logic.sheet.problem is not None:
        assert logic.sheet.problem.id == "refused"
        assert logic.score is None
        return
    score = score_round(rules, result, before)
    assert logic.score == score
    for name in SIDES:
        right, shown = score.sides[logic.sheet.side_number(name)], side(logic, name)
        assert [(line["reason"], line["points"]) for line in shown["lines"]] == [
            (line.reason, line.points) for line in right.lines
        ]
        assert (shown["points"], shown["bags_after"]) == (right.points, right.bags)
        places = [place for row in shown["bag_rows"] for place in row["places"]]
        assert places.count("old") == right.tally.bags_before
        assert places.count("new") == right.tally.bags
        assert sum(row["paid"] for row in shown["bag_rows"]) == (right.tally.bags_before + right.tally.bags) // limit
        left = sum(place != "empty" for row in shown["bag_rows"] if not row["paid"] for place in row["places"])
        assert left == right.bags


# The seats


@pytest.mark.parametrize(("seat", "places"), [("S", "S W N E"), ("W", "W N E S"), ("N", "N E S W"), ("E", "E S W N")])
def test_the_learner_sits_below(seat, places):
    """You, Left, Partner and Right are the seats clockwise from yours; the compass stays in records."""
    logic = ScoreCalculatorLogic(seat=seat)
    assert [known.value for known in logic.sheet.seats.values()] == places.split()
    text = json.dumps([logic.view(), said(logic)])
    assert not re.search(r"\b(North|East|South|West|NS|EW)\b", text)
    assert [[row["place"] for row in one["seats"]] for one in logic.view()["sides"]] == [
        ["you", "partner"],
        ["left", "right"],
    ]


# What is refused, and by how much


@pytest.mark.parametrize(
    ("problem", "numbers", "tricks"),
    [
        ("too-many", {14, 1, 13}, "N:5 S:4 E:3 W:2"),
        ("too-many", {16, 3, 13}, "N:5 S:4 E:4 W:3"),
        ("too-many", {15, 2, 13}, "N:13 S:2"),
        ("too-few", {12, 1, 13}, "N:5 S:3 E:2 W:2"),
        ("too-few", {0, 13}, "N:0 S:0 E:0 W:0"),
    ],
)
def test_tricks_that_do_not_add_up_are_refused_by_how_much(problem, numbers, tricks):
    """The sheet says how many tricks there are, how many off, and shows no score."""
    logic = ScoreCalculatorLogic("N:4 S:3 E:2 W:2", tricks)
    assert logic.view()["problem"]["id"] == problem
    assert (logic.score, side(logic)["lines"], side(logic)["points"]) == (None, [], None)
    for lang in LANGUAGES:
        text = ascii_digits(said(logic, lang)["feedback"]["text"])
        named = {int(number) for number in re.findall(r"\d+", text)}
        assert named >= numbers - {1} if lang == "en" else named == numbers
        assert said(logic, lang)["feedback"]["sign"] == "bad"


def test_nought_is_an_answer_and_empty_is_not():
    """A71: a bid of 0 is nil and 0 tricks are a count; an empty field is asked for in words."""
    logic = ScoreCalculatorLogic("N:4 E:3 W:3", "N:5 E:4 W:4")
    assert logic.view()["problem"] == {"id": "missing", "fields": ["bid/you", "tricks/you"]}
    assert "your bid and your tricks" in said(logic)["feedback"]["text"]
    typed(logic, bid_you="0", tricks_you="0")
    assert logic.view()["problem"] is None
    assert [line["reason"] for line in side(logic)["lines"]] == ["contract-made", "nil-made", "bags"]
    typed(logic, tricks_you="")
    assert logic.view()["problem"] == {"id": "missing", "fields": ["tricks/you"]}
    assert logic.score is None


def test_empty_bags_are_asked_for():
    """No bags are 0; an empty count is not taken for it."""
    logic = typed(ScoreCalculatorLogic("N:4 S:3 E:2 W:2", "N:5 S:4 E:2 W:2"), bags_us="")
    assert logic.view()["problem"] == {"id": "missing", "fields": ["bags/us"]}
    assert (logic.score, side(logic)["bag_rows"]) == (None, [])


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("tricks/you", "14"), ("tricks/you", "-1"), ("tricks/you", "1.5"), ("tricks/you", "x"), ("tricks/you", "١٤"),
        ("bid/you", "14"), ("bid/you", "-3"), ("bid/you", "blind-nil"), ("bid/you", "1e1"),
        ("bags/us", "10"), ("bags/us", "-1"), ("total/us", "1e3"), ("total/us", "five"),
    ],
)  # fmt: skip
def test_what_is_no_value_stays_where_it_was_typed_and_is_named(field, text):
    """A wrong text is kept in its field, the field and its range are named, and nothing is scored."""
    logic = ScoreCalculatorLogic("N:4 S:3 E:2 W:2", "N:5 S:4 E:2 W:2")
    logic.act({"kind": "type", "field": field, "text": text})
    assert logic.view()["problem"] == {"id": "unreadable", "fields": [field]}
    assert logic.sheet.entries[field] == Entry(typed=ascii_digits(text))
    assert logic.score is None
    assert all(said(logic, lang)["feedback"]["text"] for lang in LANGUAGES)


def test_a_sign_alone_is_the_beginning_of_a_number():
    """Typing −47 begins with a minus, which is neither a number nor a mistake."""
    logic = ScoreCalculatorLogic("N:4 S:3 E:2 W:2", "N:5 S:4 E:2 W:2", "NS:0/0")
    typed(logic, total_us="−")
    assert (logic.view()["problem"], side(logic)["total_after"]) == (None, None)
    typed(logic, total_us="−4")
    assert side(logic)["total_after"] == 68


@pytest.mark.parametrize("minus", ["-47", "−47", "-۴۷", "−۴۷", "−٤٧", "\u200e-47", "\u2066−۴۷\u2069"])
def test_a_minus_can_be_typed_in_every_script(minus):
    """A73: a hyphen or a true minus before digits of any script is a negative number."""
    logic = ScoreCalculatorLogic(example="s2-bag-penalty", predict=True)
    typed(logic, guess_us=minus)
    logic.act({"kind": "check", "side": "us"})
    assert logic.predictions[-1].right


def test_one_missing_count_can_be_given_the_rest():
    """With three counts of tricks the fourth follows, and one press fills it in."""
    logic = typed(ScoreCalculatorLogic("N:4 S:3 E:2 W:2"), tricks_you="4", tricks_left="2")
    assert logic.view()["rest"] is None
    typed(logic, tricks_partner="5")
    assert logic.view()["rest"] == "right"
    assert "2" in said(logic)["rest"]
    logic.act({"kind": "give-rest"})
    logic.act({"kind": "give-rest"})
    assert (side(logic)["points"], logic.view()["rest"]) == (72, None)


def test_no_rest_is_offered_when_there_is_none():
    """Three counts beyond thirteen leave nothing to give, and an unreadable fourth is not empty."""
    logic = typed(ScoreCalculatorLogic("N:4 S:3 E:2 W:2"), tricks_you="9", tricks_left="5", tricks_right="1")
    assert logic.view()["rest"] is None
    typed(logic, tricks_you="1", tricks_partner="x")
    assert logic.view()["rest"] is None


# Bids that are no numbers


@pytest.mark.parametrize(
    ("contract", "bids", "rules"),
    [
        pytest.param("Contract 3 + nil", "N:3 S:nil", "standard", id="A17-nil"),
        pytest.param("Contract 7", "N:3 S:4", "standard", id="A17"),
        ("Contract nil + nil", "N:nil S:0", "standard"),
        ("Contract 3 + …", "N:3", "standard"),
        ("Contract nil + …", "S:nil", "standard"),
        ("", "E:3", "standard"),
        pytest.param("Contract 5 + blind nil", "N:blind-nil S:5", BLIND, id="A15"),
    ],
)
def test_the_contract_is_shown_as_it_grows(contract, bids, rules):
    """A17: numbers are added, a nil stands beside them, and what is not said yet is left open."""
    assert said(ScoreCalculatorLogic(bids, rules=rules))["sides"][0]["contract"] == contract


def test_a_call_is_made_and_taken_back():
    """The nil button bids nil, shows it pressed, and empties the bid when pressed again; a number replaces it."""
    logic = ScoreCalculatorLogic(rules=BLIND)
    logic.act({"kind": "call", "place": "you", "bid": "blind-nil"})
    assert (side(logic)["seats"][0]["bid"]["value"], side(logic)["seats"][0]["bid"]["special"]) == (0, "blind-nil")
    logic.act({"kind": "call", "place": "you", "bid": "nil"})
    assert side(logic)["seats"][0]["bid"]["special"] == "nil"
    logic.act({"kind": "call", "place": "you", "bid": "nil"})
    assert side(logic)["seats"][0]["bid"]["value"] is None
    typed(logic, bid_you="4")
    assert (side(logic)["seats"][0]["bid"]["value"], side(logic)["seats"][0]["bid"]["special"]) == (4, None)


def test_where_nil_is_off_nought_is_no_bid():
    """Without nil the smallest bid is 1, and no button offers one."""
    logic = typed(ScoreCalculatorLogic(rules="standard+nil-off"), bid_you="0")
    assert logic.view()["problem"]["id"] == "unreadable"
    assert (logic.view()["specials"], side(logic)["seats"][0]["bid"]["least"]) == ([], 1)


def test_blind_nil_needs_the_deficit():
    """A15: worth 200 when 100 behind; with less it is refused by its rule, and without totals they are asked for."""
    given = {"bids": "N:blind-nil S:5 E:3 W:3", "tricks": "N:0 S:6 E:4 W:3", "rules": BLIND}
    assert side(ScoreCalculatorLogic(**given, before="NS:180/0 EW:320/0"))["points"] == 251
    assert side(ScoreCalculatorLogic(**given, before="NS:180/0 EW:280/0"))["points"] == 251
    unknown = ScoreCalculatorLogic(**given)
    assert unknown.view()["problem"] == {"id": "missing", "fields": ["total/us", "total/them"]}
    level = ScoreCalculatorLogic(**given, before="NS:180/0 EW:279/0")
    assert (level.view()["problem"], level.score) == ({"id": "refused", "fields": ["bid/partner"]}, None)
    for lang in LANGUAGES:
        feedback = said(level, lang)["feedback"]
        assert words_for(lang).bid("blind-nil") in feedback["text"]
        assert any("blind-not-behind" in row for row in feedback["rows"])


def test_a_bid_below_the_board_is_refused():
    """What the limits of the rules forbid cannot have been bid."""
    logic = ScoreCalculatorLogic("N:2 S:1 E:4 W:4", "N:2 S:1 E:5 W:5", rules="standard+board")
    assert logic.view()["problem"]["id"] == "refused"
    assert "below-board" in said(logic)["feedback"]["rows"][0]


@given(st.data())
def test_refused_bids_are_those_of_the_engine(data):
    """A bid is refused exactly when the engine's limits take it away, the other bids and the totals being known."""
    rules = compose(data.draw(st.sampled_from([BLIND, "standard+board", "standard+board+blind-nil:min_deficit=50"])))
    result, before = data.draw(results(rules)), data.draw(standings())
    logic = filled(result, before, rules=rules.name)
    seats = rules.table.seats
    refused = False
    for place, seat in enumerate(seats):
        others = tuple(None if other == place else bid for other, bid in enumerate(result.bids))
        blind = result.bids[place].name == "blind-nil"
        context = BidContext(seat=seat, table=rules.table, bids=others, totals=before.totals, looked=not blind)
        refused |= result.bids[place] not in judge_bids(rules, context).legal
    assert (logic.sheet.problem is not None) == refused


# The lines


@pytest.mark.parametrize(
    ("workings", "make"),
    [
        ([["7 × 10 = 70"], ["9 − 7 = 2"]], {"bids": "N:4 S:3 E:2 W:2", "tricks": "N:5 S:4 E:2 W:2"}),
        ([["−7 × 10 = −70"]], {"example": "s2-set"}),
        ([["5 × 10 = 50"], ["8 − 5 = 3"], ["8 + 3 = 11", "−1 × 100 = −100"]], {"example": "s2-bag-penalty"}),
        ([["3 × 10 = 30"], ["13 − 3 = 10"], ["0 + 10 = 10", "−1 × 100 = −100"]], {"example": "s0-bag-penalty-net"}),
        ([["−4 × 10 = −40"], [], ["(0 + 2) × 1 = 2"]], {"example": "s2-nil-failed"}),
        ([["4 × 10 = 40"], [], ["5 − 4 = 1", "(1 + 2) × 1 = 3"]], {"example": "failed-nil-tricks/5"}),
    ],
)  # fmt: skip
def test_each_line_shows_how_it_is_worked_out(workings, make):
    """Every line has its sum in figures, one isolate from left to right in Persian, and opens to its rule and its source."""
    logic = ScoreCalculatorLogic(**make)
    assert [line["workings"] for line in said(logic)["sides"][0]["lines"]] == workings
    for line in said(logic, "fa")["sides"][0]["lines"]:
        for formula in line["workings"]:
            assert (formula[0], formula[-1], len(re.findall("[\u2066-\u2068]", formula))) == ("\u2066", "\u2069", 1)
            assert not re.search("[0-9-]", formula)
        assert re.fullmatch("\u2066[+−]?[۰-۹]+\u2069", line["points"])  # A82
    for line, shown in zip(said(logic)["sides"][0]["lines"], side(logic)["lines"], strict=True):
        assert shown["reason"] in line["rows"][0]
        assert "default table" in line["rows"][0].lower()
        assert line["rows"][1] == words_for("en").attr(shown["reason"], "elsewhere", points=0, tricks=1, bags=1)
        assert line["why"].endswith(".")


def test_a_nil_is_named_with_its_bidder():
    """Two nils on one side are told apart."""
    logic = ScoreCalculatorLogic("N:nil S:nil E:5 W:5", "N:3 S:0 E:5 W:5")
    labels = [line["label"] for line in said(logic)["sides"][0]["lines"]]
    assert labels == ["Nil failed (Partner)", "Nil made (you)", "3 bags"]
    assert "You bid nil" in said(logic)["sides"][0]["lines"][1]["why"]


@pytest.mark.parametrize(
    ("sums", "before"),
    [
        ([["This round", "50 + 3 − 100 = −47", "−47"], ["New total", "337 − 47 = 290", "290"]], "NS:337/8"),
        ([["This round", "50 + 3 − 100 = −47", "−47"], ["New total", "−100 − 47 = −147", "−147"]], "NS:-100/8"),
    ],
)
def test_the_lines_are_added_up(sums, before):
    """The sum of the lines and the new total are worked out in figures too."""
    logic = ScoreCalculatorLogic("N:3 S:2 E:3 W:2", "N:4 S:4 E:3 W:2", before)
    assert [list(row.values()) for row in said(logic)["sides"][0]["sums"]] == sums


@pytest.mark.parametrize(
    ("rows", "rules", "tricks", "before"),
    [
        (["ooooooooxx !", "x.........  "], "standard", "N:4 S:4 E:3 W:2", "NS:0/8"),
        (["ooooooooox !", "xxxxxxxxxx !", "..........  "], "standard", "N:8 S:5 E:0 W:0", "NS:0/9"),
        (["oooooooxxx !", "..........  "], "standard", "N:4 S:4 E:3 W:2", "NS:0/7"),
        (["oo........  "], "standard", "N:2 S:2 E:4 W:5", "NS:0/2"),
        (["..........  "], "standard", "N:3 S:2 E:4 W:4", "NS:0/0"),
        (["oooox !", "xxxxx !", "xxxxx !", ".....  "], "standard+bag-penalty-short", "N:8 S:5 E:0 W:0", "NS:0/4"),
        (["xxx !", "...  "], "standard+bag-penalty:limit=3", "N:4 S:4 E:3 W:2", "NS:0/0"),
        (["oooooooooxxx........  "], "standard+bag-penalty:limit=20", "N:4 S:4 E:3 W:2", "NS:0/9"),
        ([], f"standard+bag-penalty:limit={10**19}", "N:4 S:4 E:3 W:2", "NS:0/9"),
    ],
)
def test_bags_stand_in_rows(rows, rules, tricks, before):
    """Old bags, new ones, the rows that are paid for, and what is carried in the next row; a row for every load."""
    bids = "N:1 S:1 E:1 W:1" if tricks.startswith("N:8") else "N:3 S:2 E:3 W:2"
    shown = side(ScoreCalculatorLogic(bids, tricks, before, rules=rules))["bag_rows"]
    signs = {"old": "o", "new": "x", "empty": "."}
    drawn = ["".join(signs[place] for place in row["places"]) + (" !" if row["paid"] else "  ") for row in shown]
    assert drawn == rows


@pytest.mark.parametrize(
    ("digit", "before", "rules"),
    [
        (None, "NS:337/7", "standard"),
        (None, None, "standard"),
        ("7", "NS:0/7", "standard"),
        ("7", "NS:-100/0", "standard"),
        (None, "NS:337/7", "standard+bag-penalty-110"),
        ("8", "NS:205/5", "standard+bag-penalty:limit=6"),
        ("7", "NS:104/4", "standard+bag-penalty-short"),
        (None, "NS:100/3", "standard"),
    ],
)
def test_it_remarks_when_the_last_digit_stops_telling_the_bags(digit, before, rules):
    """A05: below zero, or where the table takes other penalties, the digit and the count part; the remark names both."""
    logic = ScoreCalculatorLogic("N:3 S:2 E:3 W:2", "N:4 S:4 E:3 W:2", before, rules=rules)
    remark = said(logic)["sides"][0]["remark"]
    if digit is None:
        assert remark == ""
    else:
        assert f"is {digit}, but the bags carried on are {side(logic)['bags_after']}:" in remark


# From round to round


def test_the_next_round_begins_where_this_one_ends():
    """Totals and bags are carried on, bids and tricks are empty, and nothing is scored until they are filled in."""
    logic = ScoreCalculatorLogic("N:3 S:2 E:3 W:2", "N:4 S:4 E:3 W:2", "NS:337/8 EW:120/0")
    logic.act({"kind": "next-round"})
    entries = {field: entry.value for field, entry in logic.sheet.entries.items() if entry.value is not None}
    assert entries == {"total/us": 290, "bags/us": 1, "total/them": 170, "bags/them": 0}
    assert logic.score is None
    with pytest.raises(SpadesError):
        logic.act({"kind": "next-round"})


def test_clear_empties_the_sheet():
    """Nothing is left but no bags."""
    logic = ScoreCalculatorLogic("N:3 S:2 E:3 W:2", "N:4 S:4 E:3 W:2", "NS:337/8")
    logic.act({"kind": "clear"})
    assert logic.state() == ScoreCalculatorLogic().state()
    assert not logic.view()["may_clear"]


# Predicting


def guess(logic: ScoreCalculatorLogic, points: str, bags: str = "", of: str = "us") -> ScoreCalculatorLogic:
    for field, text in ((f"guess/{of}", points), (f"guess-bags/{of}", bags)):
        logic.act({"kind": "type", "field": field, "text": text})
    logic.act({"kind": "check", "side": of})
    return logic


def test_it_asks_before_it_tells():
    """Nothing is shown until the prediction; a right one is answered and shows all; what was said is kept."""
    logic = ScoreCalculatorLogic(example="s2-bag-penalty", predict=True)
    assert (logic.score, logic.outcome, side(logic)["lines"], side(logic, "them")["lines"]) == (None, None, [], [])
    guess(logic, "53")
    assert side(logic)["ask"]["told"] == "penalty-forgotten"
    assert logic.score is None
    guess(logic, "-47", "1")
    assert (side(logic)["ask"]["told"], side(logic)["ask"]["open"]) == ("right", False)
    assert (logic.score.of("NS").points, side(logic, "them")["points"]) == (-47, 50)
    assert [(one.points, one.bags, one.right, one.mistakes) for one in logic.predictions] == [
        (53, None, False, ("penalty-forgotten",)),
        (-47, 1, True, ()),
    ]


def test_right_points_with_wrong_bags_are_half_right():
    """Each of the two numbers gets its own answer."""
    logic = guess(ScoreCalculatorLogic(example="s2-bag-penalty", predict=True), "-47", "7")
    ask = said(logic)["sides"][0]["ask"]
    assert (ask["said_of_points"]["sign"], ask["said_of_bags"]["sign"]) == ("good", "bad")
    assert (logic.predictions[-1].right, logic.predictions[-1].mistakes) == (False, ("carry-last-digit",))
    assert side(logic)["ask"]["open"]


def test_lines_are_revealed_one_by_one():
    """Each press shows one line more; the sum stands only below the last, and the bags follow their lines."""
    logic = ScoreCalculatorLogic(example="s2-bag-penalty", predict=True)
    seen = []
    for _ in range(4):
        shown = side(logic)
        new = sum(place == "new" for row in shown["bag_rows"] for place in row["places"])
        seen.append((len(shown["lines"]), shown["points"], new, any(row["paid"] for row in shown["bag_rows"])))
        logic.act({"kind": "next-line", "side": "us"})
    assert seen == [(0, None, 0, False), (1, None, 0, False), (2, None, 3, False), (3, -47, 3, True)]
    assert logic.predictions == ()
    assert said(logic)["sides"][0]["sums"][0]["points"] == "−47"


def test_both_sides_are_asked_apart():
    """One side's answer shows nothing of the other's; the match is spoken of when both are told."""
    logic = ScoreCalculatorLogic(example="s2-bag-penalty", predict="both")
    guess(logic, "-47")
    assert (side(logic)["points"], side(logic, "them")["lines"], logic.outcome) == (-47, [], None)
    logic.act({"kind": "all-lines", "side": "them"})
    assert (side(logic, "them")["points"], logic.outcome.over) == (50, False)


@pytest.mark.parametrize(
    ("asked", "predict", "seat"),
    [
        ((), False, "S"), (("us",), True, "S"), (("us",), "us", "E"), (("them",), "them", "S"), (("us", "them"), "both", "S"),
        (("us",), "NS", "S"), (("them",), "NS", "E"), (("us",), "ew", "E"),
    ],
)  # fmt: skip
def test_whose_score_is_asked(asked, predict, seat):
    """True is your side; a side can also be named as in records."""
    assert ScoreCalculatorLogic(predict=predict, seat=seat).asked == asked


def test_a_given_round_cannot_be_changed():
    """Where the numbers are the question they stay as they are; a sheet without them is filled in first."""
    logic = ScoreCalculatorLogic(example="s2-bags", predict=True)
    assert logic.view()["locked"]
    for action in (
        {"kind": "type", "field": "bid/you", "text": "5"},
        {"kind": "clear"},
        {"kind": "call", "place": "you", "bid": "nil"},
    ):
        with pytest.raises(SpadesError, match="given"):
            logic.act(action)
    own = ScoreCalculatorLogic("N:4 S:3 E:2 W:2", predict=True)
    assert not own.view()["locked"]
    typed(own, tricks_you="4", tricks_partner="5", tricks_left="2", tricks_right="2")
    assert (own.score, side(own)["ask"]["open"]) == (None, True)
    guess(own, "90")
    typed(own, tricks_you="5", tricks_left="1")
    assert (own.predictions, side(own)["ask"]["points"]["value"]) == ((), None)


@pytest.mark.parametrize(
    ("told", "points", "bags"),
    [("empty", "", ""), ("empty", "", "3"), ("unreadable", "x", ""), ("unreadable", "3", "x")],
)
def test_an_empty_answer_is_no_answer(told, points, bags):
    """A71: an empty field is asked for and not judged, nor is nonsense."""
    logic = guess(ScoreCalculatorLogic(example="s2-bags", predict=True), points, bags)
    assert (side(logic)["ask"]["told"], logic.predictions) == (told, ())
    assert said(logic)["sides"][0]["ask"]["said_of_points"]["sign"] == "note"


def test_nought_is_a_right_answer_where_it_is_right():
    """A71: a round of 0 points is answered by 0, and 0 bags are 0."""
    make = {"bids": "N:nil S:nil E:5 W:5", "tricks": "N:3 S:0 E:5 W:5", "rules": "standard+failed-nil-tricks:mode=void"}
    logic = guess(ScoreCalculatorLogic(**make, predict=True), "0", "0")
    assert logic.predictions[-1].right
    assert side(logic)["points"] == 0


def test_the_same_wrong_answer_twice_is_one_prediction():
    """A double click is one answer."""
    logic = guess(guess(ScoreCalculatorLogic(example="s2-bags", predict=True), "90"), "90")
    assert len(logic.predictions) == 1


# Nothing of the answer is in what is sent


def other_scores(rules: Any, result: Any, before: Any = None) -> RoundScore:
    """Score wrongly: what shows nothing of the score cannot tell the difference."""
    score = score_round(rules, result, before)
    odd = ScoreLine.of("contract-set", -9_876, contract=3, tricks=2, each=10)
    return RoundScore(tuple(replace(one, lines=(odd, odd, odd, odd), bags=7) for one in score.sides))


@given(st.data())
def test_before_it_is_told_the_answer_is_nowhere(data):
    """A75: view, words and saved state are the same whatever the right score is."""
    rules = compose("standard")
    result, before = data.draw(results(rules)), data.draw(standings())
    predict = data.draw(st.sampled_from([True, "them", "both"]))
    logic = filled(result, before, predict=predict)
    for text in data.draw(st.lists(st.sampled_from(["", "x", "-", "70", "-47"]), max_size=3)):
        logic.act({"kind": "type", "field": f"guess/{logic.asked[0]}", "text": text})
    sent = [json.dumps([logic.view(), said(logic, lang), logic.state()]) for lang in LANGUAGES]
    round_sheet.score_round = other_scores
    try:
        assert sent == [json.dumps([logic.view(), said(logic, lang), logic.state()]) for lang in LANGUAGES]
    finally:
        round_sheet.score_round = score_round


@given(st.data())
def test_an_answer_to_a_wrong_number_does_not_name_the_right_one(data):
    """What is said of a wrong prediction speaks of the round and its rules, never of the points to be found."""
    rules = compose(data.draw(st.sampled_from(["standard", BLIND, FIVE_BAGS])))
    result, before = data.draw(results(rules)), data.draw(standings())
    before = replace(before, bags=tuple(bags % 5 for bags in before.bags))
    logic = filled(result, before, rules=rules.name, predict=True)
    assume(logic.sheet.problem is None)
    score = score_round(rules, result, before)
    work = logic.working("us", score)
    wrong = data.draw(st.sampled_from(sorted(set().union(*numbers_of(work).values()))) | st.integers(-300, 300))
    assume(wrong != work.score.points)
    guess(logic, str(wrong))
    answer = said(logic)["sides"][0]["ask"]["said_of_points"]
    named = set(re.findall(r"−?\d+", plain_text(answer["text"])))
    given_numbers = {
        wrong,
        work.tally.contract,
        work.each,
        1,
        before.bags[0],
        work.load.limit,
        work.load.penalty,
        before.totals[0],
        100,
        200,
        0,
    }
    assert named <= {str(number).replace("-", "−") for number in given_numbers}
    assert answer["sign"] == "bad"


# Misconceptions


def working(bids: str, tricks: str, before: str = "NS:0/0", rules: str = "standard") -> Working:
    logic = ScoreCalculatorLogic(bids, tricks, before, rules=rules)
    score = logic.score
    assert score is not None
    return logic.working("us", score)


BAGS = ("N:4 S:3 E:2 W:2", "N:5 S:4 E:2 W:2")  # 72
SET = ("N:4 S:3 E:3 W:3", "N:4 S:2 E:4 W:3")  # -70
PENALTY = ("N:3 S:2 E:3 W:2", "N:4 S:4 E:3 W:2", "NS:0/8")  # -47
TWENTY = ("N:1 S:1 E:1 W:1", "N:7 S:6 E:0 W:0", "NS:0/9")  # -169
NIL_MADE = ("N:nil S:4 E:3 W:4", "N:0 S:5 E:4 W:4")  # 141
NIL_FAILED = ("N:nil S:4 E:4 W:4", "N:2 S:3 E:4 W:4")  # -138
BLIND_MADE = ("N:blind-nil S:5 E:3 W:3", "N:0 S:6 E:4 W:3", "NS:180/0 EW:320/0", BLIND)  # 251


@pytest.mark.parametrize(
    ("mistake", "answer", "round_"),
    [
        ("total-added", 172, (*BAGS, "NS:100/0")),
        ("sign-lost", 47, PENALTY),
        ("sign-lost", 70, SET),
        ("other-side", 40, BAGS),
        ("bags-forgotten", 70, BAGS),
        ("bags-forgotten", -50, PENALTY),
        ("bags-forgotten", 50, PENALTY),
        ("penalty-forgotten", 53, PENALTY),
        ("bags-before-scored-again", -39, PENALTY),
        ("one-penalty-for-all-loads", -69, TWENTY),
        ("one-penalty-too-many", -147, PENALTY),
        ("penalty-not-due", -28, BAGS),
        ("penalty-less-bag-points", -37, PENALTY),
        ("penalty-with-bag-points", -57, PENALTY),
        ("penalty-as-bag-points", 43, PENALTY),
        ("penalty-added", 153, PENALTY),
        ("only-penalty", -100, PENALTY),
        ("only-carried-bags-scored", -49, PENALTY),
        ("bags-subtracted", 68, BAGS),
        ("all-tricks-counted", 90, BAGS),
        ("all-tricks-counted", 80, PENALTY),
        ("bags-as-tricks", -120, NIL_FAILED),
        ("set-scores-tricks", 60, SET),
        ("set-charges-missing", -10, SET),
        ("set-scores-nothing", 0, SET),
        ("set-tricks-as-bags", -64, SET),
        ("set-charges-taken", -60, SET),
        ("set-taken-for-made", -58, NIL_FAILED),
        ("made-taken-for-set", -70, BAGS),
        ("partners-scored-apart", 10, SET),
        ("partner-left-out", 41, BAGS),
        ("partner-left-out", 45, BAGS),
        ("not-times-each", 9, BAGS),
        ("nil-tricks-help-partner", -59, NIL_FAILED),
        ("nil-as-zero-bid", 41, NIL_FAILED),
        ("nil-forgotten", 41, NIL_MADE),
        ("contract-forgotten", 100, NIL_MADE),
        ("one-nil-of-two", 100, ("N:nil S:nil E:5 W:5", "N:0 S:0 E:7 W:6")),
        ("nil-sign-lost", -59, NIL_MADE),
        ("failed-nil-bags-forgotten", -140, NIL_FAILED),
        ("failed-nil-sets-contract", -138, ("N:nil S:4 E:4 W:4", "N:2 S:4 E:4 W:3")),
        ("blind-nil-as-nil", 151, BLIND_MADE),
        ("nil-as-blind-nil", 241, (*NIL_MADE, "NS:0/0", BLIND)),
        ("nil-counted-twice", 241, NIL_MADE),
    ],
)
def test_a_wrong_number_shows_its_misconception(mistake, answer, round_):
    """The number that a misconception gives is told by that misconception, in both languages, with the rule it goes against."""
    work = working(*round_)
    assert diagnose(work, answer)[0] == mistake
    bids, tricks, before, rules = (*round_, None, None)[:4] if len(round_) < 4 else round_
    logic = guess(ScoreCalculatorLogic(bids, tricks, before, rules=rules or "standard", predict=True), str(answer))
    assert (side(logic)["ask"]["told"], logic.predictions[-1].mistakes[0]) == (mistake, mistake)
    rule = rule_against(work, mistake)
    for lang in LANGUAGES:
        answer_said = said(logic, lang)["sides"][0]["ask"]["said_of_points"]
        assert answer_said["text"]
        assert (rule is None) == (answer_said["rows"] == [])
        assert rule is None or rule in answer_said["rows"][0]


def test_that_table_leaves_no_misconception_out():
    """Every misconception about points stands in the table above."""
    table = test_a_wrong_number_shows_its_misconception.pytestmark[0].args[1]
    assert {mistake for mistake, _, _ in table} == set(MISTAKES)


@pytest.mark.parametrize(
    ("mistake", "answer", "round_"),
    [
        ("carry-last-digit", 7, PENALTY),
        ("carry-over-the-limit", 11, PENALTY),
        ("carry-begun-anew", 0, PENALTY),
        ("carry-not-added", 3, PENALTY),
        ("carry-unchanged", 8, PENALTY),
        ("carry-one-load-removed", 10, TWENTY),
        ("carry-without-failed-nil", 0, NIL_FAILED),
        ("carry-partners-apart", 1, ("N:4 S:3 E:3 W:3", "N:5 S:1 E:4 W:3", "NS:100/0")),
        ("carry-all-tricks", 6, (*SET, "NS:100/0")),
    ],
)
def test_a_wrong_bag_count_shows_its_misconception(mistake, answer, round_):
    """The same for the bags carried on."""
    work = working(*round_)
    assert diagnose_carry(work, answer)[0] == mistake
    logic = guess(ScoreCalculatorLogic(*round_, predict=True), str(work.score.points), str(answer))
    for lang in LANGUAGES:
        assert said(logic, lang)["sides"][0]["ask"]["said_of_bags"]["sign"] == "bad"
    assert logic.predictions[-1].mistakes[0] == mistake


def random_works(count: int, seed: int) -> list[Working]:
    """Return random rounds of many rules, taken apart."""
    chance = random.Random(seed)
    works = []
    specs = [
        *SPECS,
        FIVE_BAGS,
        "standard+blind-nil:value=300,min_deficit=0",
        "standard+failed-nil-tricks:mode=minus-ten-each",
    ]
    while len(works) < count:
        rules = compose(chance.choice(specs))
        names = [*map(str, range(1, 6)), *(kind.bid.name for kind in rules.kinds if getattr(kind, "bid", None))] * 2
        cuts = sorted(chance.choices(range(14), k=3))
        taken = [high - low for low, high in itertools.pairwise([0, *cuts, 13])]
        bids = tuple(rules.read_bid(chance.choice(names)) for _ in range(4))
        limit = next((term.limit for term in rules.terms if term.slot == "bag-penalty"), 10)
        before = Standing((chance.randint(-300, 500), 0), (chance.randrange(limit), 0))
        score = score_round(rules, RoundResult(bids, tuple(taken)), before)
        works.append(
            Working(
                rules=rules, result=RoundResult(bids, tuple(taken)), score=score.sides[0], other=score.sides[1],
                total=chance.choice([None, before.totals[0]]),
            )
        )  # fmt: skip
    return works


def test_no_misconception_gives_the_right_answer(count):
    """What a misconception gives is always wrong, the right answer shows none, and each of them is the first told somewhere."""
    told: Counter[str] = Counter()
    carried: Counter[str] = Counter()
    works = random_works(samples(small=800, deep=30_000), seed=5)
    for work in works:
        right = work.score.points
        assert diagnose(work, right) == ()
        assert diagnose_carry(work, work.score.bags) == ()
        for mistake, numbers in numbers_of(work).items():
            assert right not in numbers
            for number in numbers:
                found = diagnose(work, number)
                assert mistake in found
                assert [*found] == sorted(found, key=[*MISTAKES].index)
                told[found[0]] += 1
        carried.update(found[0] for bags in range(-1, 25) if (found := diagnose_carry(work, bags)))
    assert set(told) == set(MISTAKES)
    assert set(carried) == set(CARRY_MISTAKES)
    count("wrong scores explained", told.total() + carried.total())


def test_every_misconception_is_worded_in_both_languages():
    """Each has a sentence of its own in English and in Persian."""
    names = [f"score-mistake-{name}" for name in (*MISTAKES, *CARRY_MISTAKES)]
    names += [f"score-astray-{stage}" for stage in (*STAGES, "carry")]
    for lang in LANGUAGES:
        words = words_for(lang)
        assert [name for name in names if not words.translated(name)] == []


@pytest.mark.parametrize(
    ("stage", "answer", "round_"),
    [
        ("contract", 272, BAGS), ("contract", 999, BAGS), ("bags", 75, BAGS), ("bags", -45, PENALTY),
        ("nil", 300, ("N:nil S:nil E:5 W:5", "N:0 S:0 E:7 W:6")), ("nil", 55_555, ("N:nil S:nil E:5 W:5", "N:0 S:0 E:7 W:6")),
        ("contract", -1_247, PENALTY),
    ],
)  # fmt: skip
def test_a_number_of_nobodys_is_told_where_to_look_first(stage, answer, round_):
    """An answer that no misconception explains gets the first line that can be off by so much, never just "wrong"."""
    work = working(*round_)
    assert diagnose(work, answer) == ()
    assert astray(work, answer) == stage
    logic = guess(ScoreCalculatorLogic(*round_, predict=True), str(answer), "13")
    assert (side(logic)["ask"]["told"], logic.predictions[-1].mistakes) == ("astray", ())
    for lang in LANGUAGES:
        ask = said(logic, lang)["sides"][0]["ask"]
        assert len(ask["said_of_points"]["text"]) > 40
        assert len(ask["said_of_bags"]["text"]) > 20


def test_the_penalty_can_be_where_to_look():
    """Where a contract's trick is not worth a divisor of the difference, hundreds point to the penalty."""
    work = working("N:nil S:nil E:5 W:5", "N:4 S:4 E:3 W:2", "NS:0/5", "standard+nil:value=70")
    assert work.score.points == -232
    assert diagnose(work, -432) == ()
    assert astray(work, -432) == "penalty"


# What makes no sense

NONSENSE = [
    {},
    {"kind": "fly"},
    {"kind": "type"},
    {"kind": "type", "field": "bid/north", "text": "4"},
    {"kind": "type", "field": "bid/you", "text": 4},
    {"kind": "type", "field": "bid/you"},
    {"kind": "call", "place": "you", "bid": "blind-nil"},
    {"kind": "call", "place": "N", "bid": "nil"},
    {"kind": "call", "place": "you", "bid": "4"},
    {"kind": "check", "side": "us"},
    {"kind": "check", "side": "NS"},
    {"kind": "next-line", "side": "them"},
    {"kind": "all-lines"},
    {"kind": "next-round"},
    {"kind": "type", "field": "guess/us", "text": "7"},
]


@pytest.mark.parametrize("action", NONSENSE, ids=str)
def test_what_makes_no_sense_is_refused(action):
    """An impossible action raises and changes nothing."""
    logic = ScoreCalculatorLogic("N:4 S:3")
    before = (logic.view(), logic.state())
    with pytest.raises(ValueError, match=r"\S"):
        logic.act(action)
    assert (logic.view(), logic.state()) == before


actions = (
    st.fixed_dictionaries(
        {
            "kind": st.just("type"),
            "field": st.sampled_from(FIELDS),
            "text": st.sampled_from(["", "0", "1", "3", "4", "9", "13", "14", "-7", "−۴۷", "x", "nil", "1.5", "-"])
            | st.text(max_size=4),
        }
    )
    | st.fixed_dictionaries({"kind": st.just("call"), "place": st.sampled_from(PLACES), "bid": st.sampled_from(["nil", "blind-nil", "5"])})
    | st.fixed_dictionaries({"kind": st.sampled_from(["check", "next-line", "all-lines"]), "side": st.sampled_from([*SIDES, "NS"])})
    | st.sampled_from([{"kind": "give-rest"}, {"kind": "next-round"}, {"kind": "clear"}, {"kind": "fly"}])
)  # fmt: skip


@given(
    start=st.sampled_from(
        [
            {},
            {"rules": BLIND, "predict": "both"},
            {"bids": "N:4 S:3 E:2 W:2", "tricks": "N:5 S:4 E:2", "before": "NS:0/9"},
            {"bids": "N:4 S:nil E:2 W:2", "tricks": "N:5 S:4 E:2", "predict": True, "rules": FIVE_BAGS},
            {"example": "s2-bag-penalty", "predict": "both"},
            {"rules": "standard+nil-off+short-game-300", "seat": "E"},
        ]
    ),
    done=st.lists(actions, max_size=30),
)
def test_whatever_is_done_no_score_stands_beside_numbers_that_do_not_agree(start, done):
    """A score only for a whole and consistent round; values in their bounds; refusals without a trace; a state that goes round."""
    logic = ScoreCalculatorLogic(**start)
    for action in done:
        before = json.dumps([logic.state(), logic.view()])
        try:
            logic.act(action)
        except SpadesError:
            assert json.dumps([logic.state(), logic.view()]) == before
    view = logic.view()
    fields = [row[kind] for one in view["sides"] for row in one["seats"] for kind in ("bid", "tricks")]
    fields += [field for one in view["sides"] for field in (one["total"], one["bags"]) if field]
    assert all(field["value"] is None or field["least"] <= field["value"] <= field["most"] for field in fields)
    tricks = [field["value"] for field in fields if field["field"].startswith("tricks")]
    whole = all(field["value"] is not None for field in fields if not field["field"].startswith("total"))
    agrees = whole and sum(tricks) == 13 and not any(field["typed"] for field in fields)
    shown = [one["lines"] or one["points"] is not None or one["bags_after"] is not None for one in view["sides"]]
    assert agrees or not any(shown)
    assert agrees or (view["outcome"] is None and logic.score is None and view["problem"] is not None)
    for one in view["sides"]:
        assert one["points"] is None or one["points"] == sum(line["points"] for line in one["lines"])
    for lang in LANGUAGES:
        json.dumps(said(logic, lang))
    other = ScoreCalculatorLogic()
    other.restore(json.loads(json.dumps(logic.state())))
    assert (other.view(), other.state(), said(other, "fa")) == (view, logic.state(), said(logic, "fa"))


# What cannot be set up


@pytest.mark.parametrize(
    ("message", "make"),
    [
        ("cannot be read", {"bids": "N4"}),
        ("no seat", {"bids": "X:4"}),
        ("stands twice", {"bids": "N:4 N:5"}),
        ("no bid at this table|among the bids", {"bids": "N:14"}),
        ("among the bids", {"bids": "N:blind-nil"}),
        ("among the tricks", {"tricks": "N:14"}),
        ("among the tricks", {"tricks": "N:-1"}),
        ("among the bags", {"before": "NS:0/10"}),
        ("no score", {"before": "NS:x"}),
        ("no seat", {"seat": "Q"}),
        ("predict='maybe'", {"predict": "maybe"}),
        ("did you mean", {"example": "s2-bagz"}),
        ("scores no round", {"example": "s2-follow-suit"}),
        ("both an example", {"example": "s2-bags", "bids": "N:4"}),
        ("did you mean", {"rules": "standard+blind-nill"}),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(message, make):
    """The error says what is wrong and what to do."""
    with pytest.raises(SpadesError, match=message) as caught:
        ScoreCalculatorLogic(**make)
    assert "\n" not in str(caught.value)


def test_rules_of_another_table_are_refused():
    """You, Left, Partner and Right are four."""
    rules = compose("standard")
    three = replace(rules.table, seats=rules.table.seats[:3])
    with pytest.raises(SpadesError, match="four players in two sides"):
        RoundSheet(replace(rules, table=three))


# Keeping and restoring


@pytest.mark.parametrize(
    "damage",
    [
        {"rules": "standard+luck"},
        {"seat": "Q"},
        {"asked": ["us", "us"]},
        {"asked": []},
        {"entries": {}},
        {"revealed": {"us": 9}},
        {"revealed": {"them": 1}},
        {"predictions": [["NS", "53", None]]},
        {"predictions": [["XY", 53, None]]},
        {"predictions": [["NS", 53, "you"]]},
        {"predictions": [["NS", 53, True]]},
        {"revealed": {"us": float("nan")}},
        {"told": {"us": "checked"}, "predictions": []},
        {"told": {"us": "nonsense"}},
        {"told": {"them": "empty"}},
        {"extra": 1},
    ],
    ids=str,
)
def test_a_damaged_state_is_refused_and_changes_nothing(damage):
    """A state that no use leads to is not believed."""
    logic = guess(ScoreCalculatorLogic(example="s2-bag-penalty", predict=True), "53")
    before = logic.state()
    with pytest.raises((ValueError, KeyError, TypeError)):
        logic.restore({**before, **damage})
    assert logic.state() == before


def test_a_locked_state_needs_its_round():
    """A sheet cannot be locked while something is missing in it."""
    logic = ScoreCalculatorLogic("N:4 S:3")
    with pytest.raises(SpadesError):
        logic.restore({**logic.state(), "locked": True, "asked": ["us"], "revealed": {"us": 0}})


# The widget


def test_what_a_notebook_reads():
    """score, outcome and predictions follow what is done, in engine values."""
    sheet = ScoreCalculator("N:4 S:3 E:2 W:2", "N:5 S:4 E:2", before="NS:0/9", lang="en")
    assert (sheet.score, sheet.outcome, sheet.predictions) == (None, None, ())
    sheet.do("type", field="tricks/left", text="2")
    assert (sheet.score.of("NS").points, sheet.score.of("NS").bags, sheet.outcome.over) == (-28, 1, False)


def test_predicting_from_python():
    """Predicting does what typing and Check do, for the side that is asked next."""
    sheet = ScoreCalculator(example="s2-bag-penalty", predict="both", lang="en")
    sheet.predict(-47, 1)
    sheet.predict(40)
    assert [(one.side, one.points, one.right) for one in sheet.predictions] == [("NS", -47, True), ("EW", 40, False)]
    sheet.predict(50, side="them")
    assert sheet.predictions[-1].right


def test_two_sheets_stay_apart_and_one_logic_stays_together():
    """Two sheets know nothing of each other; one sheet shown twice changes twice."""
    one, two = (ScoreCalculator("N:4 S:3 E:2 W:2", lang="en") for _ in range(2))
    again = ScoreCalculator(logic=one.logic, lang="fa")
    one.do("type", field="tricks/you", text="4")
    assert [each.view["sides"][0]["seats"][0]["tricks"]["value"] for each in (one, two, again)] == [4, None, 4]


def test_all_inputs_are_fields_of_the_page():
    """Every field that can be typed into is somewhere in the view."""
    text = json.dumps(ScoreCalculatorLogic(example="s2-bags", predict="both").view())
    assert [field for field in (*INPUTS, *GUESSES) if f'"{field}"' not in text] == []


# Both halves

FULL = {"bids": "N:5 S:0 E:3 W:3", "tricks": "N:5 S:3 E:2 W:3", "before": "NS:0/9"}
TABLES = {
    "bids": "N:nil E:4 S:5 W:3",
    "tricks": "N:1 E:4 S:4 W:4",
    "before": "NS:437/7 EW:440/2",
    "compare": ["helping-nil", "standard+bag-penalty-short", "zone"],
}
CASES = [
    {"name": "empty", "make": {"lang": "en"}, "do": []},
    {"name": "full", "make": {**FULL, "lang": "en"}, "do": []},
    {"name": "full-in-persian", "make": {**FULL, "lang": "fa"}, "do": []},
    {
        "name": "blind-nil-rest-missing",
        "make": {"bids": "N:blind-nil S:5 E:3 W:3", "tricks": "N:0 S:6 E:4", "before": "NS:180/0 EW:320/0", "rules": BLIND, "lang": "en"},
        "do": [],
    },
    {"name": "too-many", "make": {"bids": "N:4 S:3 E:2 W:2", "tricks": "N:5 S:4 E:3 W:2", "lang": "fa"}, "do": []},
    {
        "name": "unreadable",
        "make": {**FULL, "lang": "en"},
        "do": [{"kind": "type", "field": "tricks/you", "text": "14"}],
    },
    {"name": "asked", "make": {"example": "s2-bag-penalty", "predict": True, "lang": "en"}, "do": []},
    {
        "name": "asked-wrong",
        "make": {"example": "s2-bag-penalty", "predict": True, "lang": "en"},
        "do": [
            {"kind": "type", "field": "guess/us", "text": "53"},
            {"kind": "type", "field": "guess-bags/us", "text": "7"},
            {"kind": "check", "side": "us"},
            {"kind": "next-line", "side": "us"},
        ],
    },
    {
        "name": "asked-right-in-persian",
        "make": {"example": "s2-bag-penalty", "predict": True, "lang": "fa"},
        "do": [{"kind": "type", "field": "guess/us", "text": "−۴۷"}, {"kind": "check", "side": "us"}],
    },
    {"name": "both-asked", "make": {"example": "s2-bag-penalty", "predict": "both", "lang": "en"}, "do": []},
    {
        "name": "five-bags-won",
        "make": {"bids": "N:3 S:3 E:2 W:2", "tricks": "N:4 S:4 E:3 W:2", "before": "NS:460/4 EW:470/0", "rules": FIVE_BAGS, "lang": "en"},
        "do": [],
    },
    {"name": "four-tables", "make": {**TABLES, "lang": "en"}, "do": []},
    {
        "name": "four-tables-in-persian",
        "make": {**TABLES, "choose_rules": True, "lang": "fa"},
        "do": [{"kind": "drop-table", "spec": "zone"}],
    },
    {
        "name": "rules-open",
        "make": {**TABLES, "choose_rules": True, "compare": [], "lang": "en"},
        "do": [{"kind": "open-rules", "on": True}, {"kind": "rules", "press": "topic", "topic": "ending"}, {"kind": "keep-table"}],
    },
]  # fmt: skip


def test_sample_views_are_what_the_logic_makes():
    """tests/data/views/score-calculator.json, which the JavaScript tests draw, is what Python sends."""
    check_views("score-calculator", ScoreCalculator, CASES)
