"""The bag odometer: every movement of score and bags, what the last digit tells, what a wrong prediction shows."""

import json

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spades_teach.core.errors import SpadesError
from spades_teach.i18n import words_for
from spades_teach.widgets import BagOdometer
from spades_teach.widgets.bag_odometer import BagOdometerLogic
from tests.samples import samples
from tests.widgets.view_samples import check_views

SHORT = "standard+bag-penalty-short"


def turned(rounds="", before=None, **settings):
    """Return an odometer that has turned all its rounds."""
    odometer = BagOdometerLogic(rounds, before, **settings)
    for _ in odometer.counter.rounds:
        odometer.act({"kind": "round"})
    return odometer


# Score and bags


@pytest.mark.parametrize(
    ("expected", "make"),
    [
        pytest.param((-47, 1), {"example": "s2-bag-penalty"}, id="s2-bag-penalty"),
        pytest.param((-79, 0), {"example": "s2-ten-bags-cost"}, id="s2-ten-bags-cost"),
        pytest.param((61, 1), {"example": "s0-bag-out"}, id="s0-bag-out"),
        pytest.param((-60, 0), {"example": "s0-bag-penalty-net"}, id="s0-bag-penalty-net"),
        pytest.param((-70, 0), {"example": "s0-bag-penalty-net/b"}, id="s0-bag-penalty-net-110"),
        pytest.param((-5, 0), {"example": "s0-short-game-bags"}, id="s0-short-game-bags"),
        pytest.param((51, 1), {"example": "bag-penalty-110/2"}, id="bag-penalty-110/2"),
        pytest.param((-78, 1), {"rounds": "1+nil/13+0", "before": "NS:0/9"}, id="a01-two-loads-beside-a-nil"),
        pytest.param((-68, 0), {"rounds": "3/5", "before": "NS:0/8"}, id="a02"),
        pytest.param((-169, 0), {"rounds": "2/13", "before": "NS:0/9"}, id="a02-two-loads"),
        pytest.param((-72, 2), {"rounds": "2/10", "before": "NS:0/4", "rules": SHORT}, id="a03-two-loads-of-five"),
        pytest.param((42, 2), {"rounds": "4/6"}, id="a04"),
        pytest.param((-47, 3), {"rounds": "10/9 5/8"}, id="q19-a05-below-zero"),
        pytest.param((290, 0), {"rounds": "5/8", "before": "NS:337/7"}, id="q16-a08-exactly-ten"),
        pytest.param((291, 1), {"rounds": "5/9", "before": "NS:337/7"}, id="q17-eleven"),
        pytest.param((-60, 9), {"rounds": "6/4", "before": "NS:0/9"}, id="q20-a-set-makes-no-bags"),
        pytest.param((-147, 1), {"rounds": "5+nil/6+2", "before": "NS:0/8"}, id="q24-nil-and-bags"),
    ],
)
def test_it_ends_where_the_source_says(expected, make):
    """After all rounds score and bags are those of the worked examples, disputes and public defects."""
    odometer = turned(**make)
    assert expected == (odometer.total, odometer.bags)


def test_the_counter_falls_twice_when_two_loads_come_at_once():
    """A01, A02, A09: the counter fills, costs a hundred and empties; then it does all that again."""
    odometer = turned("2/13", "NS:0/9")
    tape = odometer.view()["tape"]
    assert [(each["event"], each["points"]) for each in tape] == [
        ("line", 20),
        *[("full", 1), ("penalty", -100), ("emptied", 0)],
        *[("bag", 1)] * 9,
        *[("full", 1), ("penalty", -100), ("emptied", 0)],
    ]
    assert [each["bags"] for each in tape] == [9, 10, 10, 0, *range(1, 10), 10, 10, 0]
    assert max(each["new"] for each in tape) == 10


def test_a_round_is_turned_step_by_step_and_back():
    """s2-bag-penalty: contract, two bags, the penalty, ten places emptied, one bag more; each step can be taken back."""
    odometer = BagOdometerLogic(example="s2-bag-penalty")
    seen = [(odometer.total, odometer.bags)]
    while odometer.view()["may"]["step"]:
        odometer.act({"kind": "step"})
        seen.append((odometer.total, odometer.bags))
    assert seen == [(0, 8), (50, 8), (51, 9), (52, 10), (-48, 10), (-48, 0), (-47, 1)]
    for shown in reversed(seen[:-1]):
        odometer.act({"kind": "back"})
        assert (odometer.total, odometer.bags) == shown


ROUND = st.tuples(st.integers(2, 13), st.integers(0, 13)).map(lambda pair: f"{pair[0]}/{pair[1]}")
WITH_NIL = st.tuples(st.integers(1, 13), st.integers(0, 9), st.integers(0, 4)).map(
    lambda t: f"{t[0]}+nil/{t[1]}+{t[2]}"
)


@settings(max_examples=samples(small=60, deep=2_000), deadline=None)
@example(["2/2", "1+nil/0+0", "1+nil/0+1"], "zone", 0)  # a bag of a failed nil that brings no point
@given(
    st.lists(ROUND | WITH_NIL, min_size=1, max_size=6),
    st.sampled_from(["standard", SHORT, "standard+bag-penalty-110", "standard+failed-nil-tricks:mode=void", "zone"]),
    st.integers(0, 4),
)
def test_movements_add_up_to_the_engines_score(rounds, rules, before):
    """The movements of a round sum to its points and end with the bags that the engine carries; places are never overfull."""
    odometer = BagOdometerLogic(" ".join(rounds), f"NS:{before}/{before}", rules=rules)
    counter = odometer.counter
    for number, notches in enumerate(counter.notches):
        score = counter.side(number)
        assert sum(notch.points for notch in notches) == score.points
        assert (notches[-1].total, notches[-1].bags) == (counter.totals[number + 1], score.bags)
        assert all(0 <= notch.bags <= counter.rule.limit for notch in notches)
    for end in range(len(rounds) + 1):
        digit = counter.digit(end)
        total, bags = counter.totals[end], counter.bags[end]
        assert digit.tells == (total >= 0 and total % 10 == bags)
        assert digit.why != "start"  # it began with its bags on the score


def test_there_are_as_many_places_as_the_table_wants():
    """At a table whose counter is full at five there are five places."""
    assert BagOdometerLogic("2/5").view()["places"] == 10
    assert BagOdometerLogic("2/5", rules=SHORT).view()["places"] == 5
    assert BagOdometerLogic(rules="standard+bag-penalty:limit=12").view()["places"] == 12


# The last digit


@pytest.mark.parametrize(
    ("why", "make"),
    [
        pytest.param("tells", {"rounds": "5/8"}, id="above-zero"),
        pytest.param("tells", {"rounds": "5/8", "before": "NS:108/8"}, id="after-a-penalty"),
        pytest.param("below-zero", {"rounds": "10/9 5/8"}, id="q19"),
        pytest.param("tells", {"rounds": "10/9 5/8 5/7"}, id="above-zero-again"),
        pytest.param("chance", {"rounds": "10/9 5/10"}, id="minus-45-with-5-bags"),
        pytest.param("tells", {"rounds": "4+nil/5+0"}, id="a-nil-is-full-tens"),
        pytest.param("tells", {"rounds": "9+nil/9+2 5/5 4/4 6/6"}, id="a-failed-nils-tricks-are-points-and-bags"),
        pytest.param("start", {"rounds": "5/5", "before": "NS:100/8"}, id="start"),
        pytest.param("penalty", {"rounds": "9/13 4/6", "rules": SHORT}, id="five-places"),
        pytest.param("line", {"rounds": "4+nil/4+0", "rules": "standard+nil:value=55"}, id="nil-of-55"),
        pytest.param("two-figures", {"rounds": "2/13", "rules": "standard+bag-penalty:limit=12"}, id="eleven-places"),
    ],
)
def test_it_says_why_the_last_digit_tells_or_not(why, make):
    """Rule question 19, A05, A06: only above zero, and only while all else is full tens; and the sentence says which it is."""
    odometer = turned(**make)
    assert odometer.digit.why == why
    for lang in ("en", "fa"):
        said = odometer.strings(words_for(lang))["digit"]
        assert said["text"]
    assert odometer.view()["digit"] == {"equal": odometer.digit.digit == odometer.digit.bags, "why": why}


def test_in_the_middle_of_a_round_the_digit_tells_nothing():
    """While a full counter waits for its penalty, nothing is said about the digit."""
    odometer = BagOdometerLogic(example="s0-bag-out")
    for _ in range(3):
        odometer.act({"kind": "step"})
    assert (odometer.bags, odometer.digit, odometer.view()["digit"]) == (10, None, None)


# A round of the learner's own


def test_a_round_is_added_turned_and_taken_away():
    """What the learner adds turns at once; a given round cannot be taken away."""
    odometer = turned("5/8")
    odometer.act({"kind": "add", "bid": "۴", "tricks": "۱۱", "nil": None})
    assert (odometer.total, odometer.bags, odometer.problem) == (0, 0, None)
    odometer.act({"kind": "add", "bid": "5", "tricks": "6", "nil": "2"})
    assert (odometer.total, odometer.bags) == (-47, 3)
    for _ in range(3):
        odometer.act({"kind": "remove"})
    assert ([str(each) for each in odometer.counter.rounds], odometer.total) == (["5/8"], 53)


@pytest.mark.parametrize(
    ("problem", "fields"),
    [
        ("missing", ("5", "", None)),
        ("missing", ("5", "6", " ")),
        ("bid", ("1", "6", None)),
        ("bid", ("0", "6", None)),
        ("bid", ("14", "6", None)),
        ("bid-beside-nil", ("0", "6", "1")),
        ("tricks", ("5", "14", None)),
        ("tricks", ("5", "9", "5")),
        ("tricks", ("5", "six", None)),
        (None, ("1", "13", "0")),
    ],
)
def test_a_round_that_cannot_be_is_told_so(problem, fields):
    """A71: empty is no answer, zero is one; a side of two numbers bids two at least; nothing moves."""
    odometer = BagOdometerLogic()
    odometer.act(dict(zip(("kind", "bid", "tricks", "nil"), ("add", *fields), strict=True)))
    assert odometer.problem == problem
    if problem:
        assert odometer.at == 0
        for lang in ("en", "fa"):
            assert odometer.strings(words_for(lang))["problem"]["text"]


# Predictions


@pytest.mark.parametrize(
    ("mistakes", "asked", "said", "make"),
    [
        pytest.param(["carry-last-digit"], "bags", 7, {"rounds": "5/8", "before": "NS:-100/0"}, id="a05"),
        pytest.param(["digit-for-bags"], "bags", 6, {"rounds": "9/13 4/6", "rules": SHORT}, id="digit-at-five-places"),
        pytest.param(["carry-begun-anew"], "bags", 0, {"example": "s2-bag-penalty"}, id="wiped"),
        pytest.param(["carry-over-the-limit"], "bags", 10, {"example": "s2-ten-bags-cost"}, id="q16-still-full"),
        pytest.param(["carry-all-tricks"], "bags", 3, {"rounds": "6/4", "before": "NS:0/9"}, id="q20-set-leaves-bags"),
        pytest.param(["carry-one-load-removed"], "bags", 10, {"rounds": "2/13", "before": "NS:0/9"}, id="a02"),
        pytest.param(["penalty-forgotten"], "score", 161, {"example": "s0-bag-out"}, id="a08"),
        pytest.param(["penalty-less-bag-points"], "score", 71, {"example": "s0-bag-out"}, id="90-remark"),
        pytest.param(["penalty-with-bag-points"], "score", 51, {"example": "s0-bag-out"}, id="110-remark"),
        pytest.param(["round-for-score"], "score", -47, {"example": "s0-bag-out"}, id="round-for-score"),
        pytest.param(["score-unchanged"], "score", 108, {"example": "s0-bag-out"}, id="unchanged"),
        pytest.param(["score-sign-lost"], "score", 47, {"example": "s2-bag-penalty"}, id="a82-sign"),
        pytest.param(["one-penalty-for-all-loads"], "score", -69, {"rounds": "2/13", "before": "NS:0/9"}, id="a01"),
        pytest.param([], "score", 7, {"example": "s0-bag-out"}, id="astray"),
    ],
)
def test_a_wrong_prediction_says_what_it_shows(mistakes, asked, said, make):
    """Each misconception has its own answer, in every language; nothing turns, nothing is told of the right number."""
    odometer = BagOdometerLogic(predict=asked, **make)
    for _ in odometer.counter.rounds[1:]:  # to the last of them
        odometer.act({"kind": "show"})
        odometer.act({"kind": "round"})
    start = odometer.at
    odometer.act({"kind": "check", asked: str(said)})
    guess = odometer.last_guess
    assert ([*guess.mistakes[:1]], guess.right, odometer.at) == (mistakes, False, start)
    assert odometer.last_answer["misconception"] == (mistakes[0] if mistakes else None)
    for lang in ("en", "fa"):
        words = words_for(lang)
        told = odometer.strings(words)["feedback"]
        assert told["sign"] == "bad"
        assert len(told["text"]) > 20
        assert not words.missing


def test_a_right_prediction_turns_the_round():
    """Both numbers right: the round turns, the step is reached; the answer is heard once."""
    odometer = BagOdometerLogic(example="s2-bag-penalty", predict=True)
    assert (odometer.asking, odometer.done) == (0, False)
    odometer.act({"kind": "check", "score": "−۴۷", "bags": "۱"})
    assert odometer.last_answer == {"item": "round-1", "right": True, "misconception": None}
    assert (odometer.total, odometer.bags, odometer.done, odometer.asking) == (-47, 1, True, None)
    odometer.act({"kind": "check", "score": "0", "bags": "0"})
    assert (odometer.last_answer, len(odometer.guesses)) == (None, 1)


def test_one_of_two_numbers_may_be_right():
    """The right one is confirmed, the wrong one explained."""
    odometer = BagOdometerLogic(example="s2-bag-penalty", predict=True)
    odometer.act({"kind": "check", "score": "-47", "bags": "0"})
    words = words_for("en")
    told = odometer.strings(words)["feedback"]
    assert told["text"] == words("bag-odometer-score-right", total=-47)
    assert told["rows"][0] == words("score-mistake-carry-begun-anew", limit=10)


@pytest.mark.parametrize(("told", "text"), [("empty", " "), ("unreadable", "many"), ("checked", "0")])
def test_empty_is_no_answer_and_zero_is_one(told, text):
    """A71, A73: an empty field is asked again, 0 is judged."""
    odometer = BagOdometerLogic("5/5", predict="bags")
    odometer.act({"kind": "check", "bags": text})
    assert odometer.told == told
    assert odometer.done == (text == "0")


def test_nothing_of_a_round_to_predict_is_on_the_page():
    """A75: neither its points nor where it ends stand in view, strings or state before it was predicted."""
    odometer = BagOdometerLogic("5/8 7/12", "NS:337/7", predict=True)
    for _ in range(3):
        odometer.act({"kind": "round"})  # turns nothing
        odometer.act({"kind": "step"})
    sent = json.dumps([odometer.view(), odometer.strings(words_for("en")), odometer.state()])
    for secret in ("290", "−47", "-47", "+53", "360", "+75"):
        assert secret not in sent
    odometer.act({"kind": "check", "score": "290", "bags": "0"})
    assert odometer.asking == 1
    sent = json.dumps([odometer.view(), odometer.strings(words_for("en"))])
    assert "290" in sent
    assert "365" not in sent


# What is kept, what is refused


def test_a_state_comes_back():
    """Rounds, turns, guesses and what was typed are as they were."""
    odometer = BagOdometerLogic("5/8 7/12", "NS:337/7", predict="bags")
    odometer.act({"kind": "check", "bags": "3"})
    odometer.act({"kind": "show"})
    odometer.act({"kind": "step"})
    other = BagOdometerLogic()
    other.restore(json.loads(json.dumps(odometer.state())))
    assert (other.state(), other.view()) == (odometer.state(), odometer.view())
    assert other.guesses == odometer.guesses


@pytest.mark.parametrize("make", [{"rounds": "5/8 4/4"}, {"rounds": "5/8", "predict": True}], ids=str)
def test_a_damaged_state_is_refused(make):
    """Whatever is wrong with a state, it is one ValueError, and the odometer stays as it is."""
    widget = BagOdometer(**make)
    if widget.logic.asked:
        widget.predict(53, 4)
    state, view = widget.state(), widget.logic.view()
    junk = [None, -1, 1.5, float("inf"), "x", ["AS"], {"a": 1}, 99]
    damaged = [{name: value for name, value in state.items() if name != gone} for gone in state]
    damaged += [{**state, name: value} for name in state for value in junk if value != state[name]]
    damaged = [each for each in damaged if each not in ({**state, "told": None}, {**state, "before": None})]
    for each in (*damaged, None, 5, "x", [], {}):
        with pytest.raises(ValueError, match=r"\w \w"):
            widget.restore(each)
        assert (widget.state(), widget.logic.view()) == (state, view)


@pytest.mark.parametrize(
    ("reason", "make"),
    [
        ("bad-counted-round", {"rounds": "5"}),
        ("bad-counted-round", {"rounds": "5+4+3/6"}),
        ("bad-counted-round", {"rounds": "5/6+7"}),
        ("bad-side-bid", {"rounds": "1/13"}),
        ("bad-side-bid", {"rounds": "nil/3"}),
        ("bad-side-tricks", {"rounds": "5/14"}),
        ("bad-side-tricks", {"rounds": "5+nil/8+6"}),
        ("bad-side-tricks", {"rounds": "5/-1"}),
        ("whose-tricks", {"rounds": "5+nil/6"}),
        ("bad-bid", {"rounds": "5+blind-nil/6+0"}),
        ("bad-carried-bags", {"before": "NS:0/10"}),
        ("bad-carried-score", {"before": "NS:100000/0"}),
        ("bad-carried-score", {"before": "NS:-999999999999/0"}),
        ("bad-standing", {"before": "108/8"}),
        ("too-many-rounds", {"rounds": "5/5 " * 41}),
        ("bad-odometer-predict", {"rounds": "5/5", "predict": "points"}),
        ("no-round-to-predict", {"predict": True}),
        ("example-and-rounds", {"rounds": "5/5", "example": "s2-bags"}),
        ("no-score-example", {"example": "s2-cut"}),
    ],
)
def test_what_cannot_be_is_refused_by_name(reason, make):
    """One typed error with the value and what was expected."""
    with pytest.raises(SpadesError) as refused:
        BagOdometerLogic(**make)
    assert refused.value.id == reason


def test_the_views_are_those_that_javascript_draws():
    """The sample file holds just what Python sends."""
    check_views(
        "bag-odometer",
        BagOdometer,
        [
            {"name": "empty", "make": {"lang": "en"}, "do": []},
            {"name": "start", "make": {"example": "s2-bag-penalty", "lang": "en"}, "do": []},
            {"name": "full", "make": {"example": "s2-bag-penalty", "lang": "en"}, "do": [{"kind": "step"}] * 3},
            {"name": "penalty", "make": {"example": "s2-bag-penalty", "lang": "en"}, "do": [{"kind": "step"}] * 4},
            {"name": "emptied", "make": {"example": "s2-bag-penalty", "lang": "en"}, "do": [{"kind": "step"}] * 5},
            {"name": "over", "make": {"example": "s2-bag-penalty", "lang": "en"}, "do": [{"kind": "round"}]},
            {
                "name": "own",
                "make": {"rounds": "10/9", "rules": SHORT, "lang": "fa"},
                "do": [{"kind": "add", "bid": "5", "tricks": "8", "nil": "0"}],
            },
            {
                "name": "asked",
                "make": {"example": "s2-bag-penalty", "predict": True, "lang": "en"},
                "do": [{"kind": "check", "score": "53", "bags": "7"}],
            },
        ],
    )


@pytest.mark.parametrize(("before", "right"), [("NS:99960/0", "100013"), ("NS:-99999/0", "-99946")])
def test_the_widest_score_can_be_answered_and_kept(before, right):
    """Where a score may begin, its end can be typed, and a number of too many signs is not read as a shorter one."""
    counter = BagOdometer("5/8", before, predict="score", lang="en")
    counter.do("check", score=right + "0" * 12)
    assert (counter.state()["told"], counter.guesses) == ("unreadable", ())
    counter.do("check", score=right)
    assert counter.guesses[-1].right
    again = BagOdometer("5/8", before, predict="score", lang="en")
    again.restore(counter.state())
    assert again.state() == counter.state()


@pytest.mark.parametrize(("place", "value"), [(2, "nil"), (1, True), (1, 10**12), (1, None)])
def test_a_guess_that_nobody_could_make_is_no_state(place, value):
    """A damaged guess is refused and the counter stays as it was."""
    counter = BagOdometer("5/8", predict="score", lang="en")
    counter.do("check", score="1", bags="1")
    state = counter.state()
    state["guesses"][0][place] = value
    before = counter.state()
    with pytest.raises(SpadesError):
        counter.restore(state)
    assert before == counter.state()
