"""The score sheet with a choice of rules and other tables beside it: what is kept, what is told, and that a prediction is not given away."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.core.errors import SpadesError
from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.scores import points_by_reason, score_round
from spades_teach.core.variants import compose
from spades_teach.i18n import ascii_digits, plain_text, words_for
from spades_teach.widgets import ScoreCalculator
from spades_teach.widgets.round_sheet import INPUTS
from spades_teach.widgets.score_calculator import ScoreCalculatorLogic
from spades_teach.widgets.tables_beside import MOST_TABLES
from tests.samples import samples
from tests.strategies import results

FAILED_NIL = {"bids": "N:nil E:4 S:5 W:3", "tricks": "N:1 E:4 S:4 W:4", "before": "NS:437/3 EW:420/2"}
BLIND = {"bids": "N:blind-nil S:5 E:3 W:3", "tricks": "N:0 S:6 E:4 W:3", "before": "NS:180/0 EW:320/0"}
TABLES = ("standard", "helping-nil", "standard+bag-penalty-short", "zone")
LANGUAGES = ("en", "fa")


def press(logic: ScoreCalculatorLogic, kind: str, **fields: Any) -> ScoreCalculatorLogic:
    logic.act({"kind": "rules", "press": kind, **fields})
    return logic


def said(logic: ScoreCalculatorLogic, lang: str = "en") -> dict[str, Any]:
    return logic.strings(words_for(lang))


def choosing(**make: Any) -> ScoreCalculatorLogic:
    logic = ScoreCalculatorLogic(**{**FAILED_NIL, "choose_rules": True, **make})
    if logic.shown_choice is not None:
        logic.act({"kind": "open-rules", "on": True})
    return logic


# Other rules


def test_both_are_off_unless_asked_for():
    """As the lessons use it the sheet shows neither, knows none of their actions and keeps nothing of them."""
    logic = ScoreCalculatorLogic(**FAILED_NIL)
    assert (logic.view()["choice"], logic.view()["compare"], logic.lexicon(words_for("en"))) == (None, None, {})
    assert not {"choice", "beside"} & set(logic.state())
    for action in (
        {"kind": "open-rules", "on": True},
        {"kind": "rules", "press": "preset", "profile": "zone"},
        {"kind": "keep-table"},
        {"kind": "drop-table", "spec": "standard"},
    ):
        with pytest.raises(SpadesError):
            logic.act(action)


@settings(max_examples=samples(small=25, deep=500))
@given(st.data())
def test_the_sheet_goes_by_the_rules_that_are_chosen(data):
    """For any round the numbers are the engine's by the new rules, and what stood in the fields stands there still."""
    result = data.draw(results(compose("standard")))
    profile = data.draw(st.sampled_from(["helping-nil", "no-bag-nil", "zone", "dummies", "pagat"]))
    seats = [seat.value for seat in compose("standard").table.seats]
    bids, tricks = (
        " ".join(f"{seat}:{value}" for seat, value in zip(seats, each, strict=True))
        for each in (result.bids, result.taken)
    )
    logic = choosing(bids=bids, tricks=tricks, before="NS:0/4 EW:-90/9")
    before = dict(logic.sheet.entries)
    press(logic, "preset", profile=profile)
    rules = compose(profile)
    assert logic.rules == rules
    assert {field: logic.sheet.entries[field].text for field in INPUTS} == {
        field: before[field].text for field in INPUTS
    }
    score = score_round(rules, read_bids_and_tricks(bids, tricks, rules), logic.sheet.standing)
    assert logic.score == score


def test_a_switch_and_a_slider_change_the_score_at_once():
    """House rules one by one, as in the picker itself; undo takes them back."""
    logic = choosing(before="NS:437/7 EW:420/2")
    assert logic.score.of("NS").points == -149
    press(logic, "switch", rule="failed-nil-tricks", on=True)  # the table has it: only opened
    press(logic, "set", rule="nil", name="value", value="50")
    assert (logic.rules.name, logic.score.of("NS").points) == ("standard+nil:value=50", -99)
    press(logic, "undo")
    assert (logic.rules.name, logic.score.of("NS").points) == ("standard", -149)


@pytest.mark.parametrize(
    ("rules", "problem", "fields", "make"),
    [
        ("standard", "unreadable", ["bid/partner"], {**BLIND, "rules": "standard+blind-nil"}),
        ("standard+bag-penalty-short", "unreadable", ["bags/us"], {**FAILED_NIL, "before": "NS:0/7 EW:0/0"}),
        ("standard+nil-off", "unreadable", ["bid/partner"], FAILED_NIL),
        ("standard+board", "refused", ["bid/left"], {"bids": "N:4 E:1 S:4 W:1", "tricks": "N:4 E:4 S:4 W:1", "before": "NS:0/0 EW:0/0"}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_new_rules_do_not_allow_is_told_and_kept(lang, rules, problem, fields, make):
    """Nothing is thrown away: the field is named, the rest stands, and with the old rules the score is back."""
    logic = choosing(**make)
    old, score, entries = logic.rules.name, logic.score, {field: logic.sheet.entries[field].text for field in INPUTS}
    assert score is not None
    press(logic, "import", text=rules)
    assert logic.rules == compose(rules)
    assert logic.score is None
    assert (logic.view()["problem"]["id"], logic.view()["problem"]["fields"]) == (problem, fields)
    assert said(logic, lang)["feedback"]["text"]
    assert {field: logic.sheet.entries[field].text for field in INPUTS} == entries
    press(logic, "import", text=old)
    assert logic.score == score


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bid_of_another_table_is_named(lang):
    """Not as a number that is missing, but as the bid that it is."""
    logic = choosing(**BLIND, rules="standard+blind-nil")
    press(logic, "preset", profile="standard")
    assert words_for(lang).bid("blind-nil") in said(logic, lang)["feedback"]["text"]


@pytest.mark.parametrize("rule", ["solo", "six-players"])
def test_rules_of_another_table_are_told_and_not_taken(rule):
    """The sheet is for four in two sides: the press says so, and everything is as before."""
    logic = choosing()
    picker, view = logic.choice.picker.state(), logic.view()
    press(logic, "switch", rule=rule, on=True)
    assert (logic.rules.name, logic.choice.picker.state()) == ("standard", picker)
    assert logic.view() == view
    for lang in LANGUAGES:
        assert rule in plain_text(said(logic, lang)["choice"]["refused"])
        assert said(logic, lang)["said"].startswith(said(logic, lang)["choice"]["refused"])
    press(logic, "topic", topic="scoring")
    assert said(logic)["choice"]["refused"] == ""
    assert all(
        compose(table).table == compose("standard").table for table in logic.view()["choice"]["picker"]["profiles"]
    )


def test_folded_away_it_sends_nothing_but_its_name():
    """The list and its texts travel only while it lies open."""
    logic = ScoreCalculatorLogic(**FAILED_NIL, choose_rules=True)
    assert logic.view()["choice"] == {"open": False, "picker": None}
    assert (said(logic)["choice"]["picker"], logic.lexicon(words_for("en"))) == (None, {})
    assert plain_text(said(logic)["choice"]["name"]) == "Rules: The default table"
    logic.act({"kind": "open-rules", "on": True})
    assert logic.view()["choice"]["picker"]["spec"] == "standard"
    assert logic.lexicon(words_for("en"))["rules"]


# Tables side by side


@settings(max_examples=samples(small=25, deep=500))
@given(results(compose("standard")), st.lists(st.sampled_from(TABLES), max_size=4, unique=True))
def test_each_table_scores_the_round_for_itself(result, tables):
    """The numbers are the engine's; a cell is marked where it is otherwise than on the sheet, and the lines that differ are all there."""
    seats = [seat.value for seat in compose("standard").table.seats]
    bids, tricks = (
        " ".join(f"{seat}:{value}" for seat, value in zip(seats, each, strict=True))
        for each in (result.bids, result.taken)
    )
    logic = ScoreCalculatorLogic(bids, tricks, "NS:120/3 EW:95/4", compare=tables)
    view = logic.view()["compare"]
    names = [table["spec"] for table in view["tables"]]
    assert names == [*dict.fromkeys(["standard", *tables])][:MOST_TABLES]
    composed = [compose(name) for name in names]
    scores = [score_round(rules, read_bids_and_tricks(bids, tricks, rules), logic.sheet.standing) for rules in composed]
    for side in view["sides"]:
        place = logic.sheet.side_number(side["side"])
        rows = {(row["kind"], row["reason"]): row["cells"] for row in side["rows"]}
        assert [cell["value"] for cell in rows["points", None]] == [score.sides[place].points for score in scores]
        assert [cell["value"] for cell in rows["bags", None]] == [score.sides[place].bags for score in scores]
        paid = [points_by_reason(score.sides[place].lines) for score in scores]
        otherwise = {reason for each in paid for reason in {*each, *paid[0]} if each.get(reason) != paid[0].get(reason)}
        assert {reason for kind, reason in rows if kind == "line"} == otherwise
        for reason in otherwise:
            assert [cell["value"] for cell in rows["line", reason]] == [each.get(reason) for each in paid]
        assert all(cell["differs"] == (cell["value"] != cells[0]["value"]) for cells in rows.values() for cell in cells)


def test_differences_have_their_reason_in_words():
    """A failed nil whose trick helps: contract and bag, each with the id of its line and its points at both tables."""
    logic = ScoreCalculatorLogic(**FAILED_NIL, compare=["helping-nil"])
    for lang in LANGUAGES:
        rows = said(logic, lang)["compare"]["sides"][0]["rows"]
        assert [plain_text(row["id"]) for row in rows[:3]] == ["contract-set", "bags", "contract-made"]
        assert all(row["label"] for row in rows)
        assert [[plain_text(ascii_digits(cell)) for cell in row["cells"]] for row in rows[:4]] == [
            ["-50", "–"], ["+1", "–"], ["–", "+50"], ["-149", "-50"],
        ]  # fmt: skip


def test_it_says_that_lines_are_left_out():
    """A nil that fails alike everywhere has no row, and the note says so: else the rows would seem not to add up."""
    left_out = words_for("en")("score-calculator-compare-left-out")
    assert said(ScoreCalculatorLogic(**FAILED_NIL, compare=["helping-nil"]))["compare"]["note"] == left_out


def test_how_the_match_stands_is_told_where_that_differs():
    """With a target of 300 the match is over there, and here it goes on."""
    round_ = {"bids": "N:4 E:3 S:3 W:3", "tricks": "N:4 E:3 S:3 W:3", "before": "NS:260/0 EW:120/0"}
    logic = ScoreCalculatorLogic(**round_, compare=["standard+short-game-300"])
    assert [row["differs"] for row in logic.view()["compare"]["ends"][0]["cells"]] == [False, True]
    assert said(logic)["compare"]["ends"][0]["cells"] == ["goes on", "won by your side"]
    same = ScoreCalculatorLogic(**round_, compare=["helping-nil"])
    assert same.view()["compare"]["ends"] == []
    assert said(same)["compare"]["note"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_cannot_score_the_round_says_why(lang):
    """A blind nil where none is known: that column stays empty, with the reason by its name."""
    logic = ScoreCalculatorLogic(**BLIND, rules="standard+blind-nil", compare=["standard"])
    view, strings = logic.view()["compare"], said(logic, lang)["compare"]
    assert [table["scored"] for table in view["tables"]] == [True, False]
    assert words_for(lang).bid("blind-nil") in strings["tables"][1]["problem"]
    assert {cell["value"] for side in view["sides"] for row in side["rows"] for cell in row["cells"][1:]} == {None}
    assert not any(cell["differs"] for side in view["sides"] for row in side["rows"] for cell in row["cells"])


def test_rules_can_be_kept_and_taken_away():
    """Keep these, choose others, see both; there is room for four, and each stands there once."""
    logic = choosing(compare=())
    assert said(logic)["compare"]["note"]
    for profile in ("helping-nil", "zone", "dummies"):
        assert logic.view()["compare"]["may_keep"]
        logic.act({"kind": "keep-table"})
        assert not logic.may_keep
        press(logic, "preset", profile=profile)
    assert [table["spec"] for table in logic.view()["compare"]["tables"]] == [
        "dummies",
        "standard",
        "helping-nil",
        "zone",
    ]
    assert not logic.may_keep
    logic.act({"kind": "drop-table", "spec": "helping-nil"})
    assert [table["spec"] for table in logic.view()["compare"]["tables"]] == ["dummies", "standard", "zone"]
    press(logic, "preset", profile="standard")
    assert [table["spec"] for table in logic.view()["compare"]["tables"]] == ["standard", "zone"]


@pytest.mark.parametrize(
    ("error", "compare"),
    [
        ("too-many-tables", ["standard", "zone", "pagat", "dummies", "alabama"]),
        ("not-four-in-two", ["standard+solo"]),
        ("unknown-profile", ["zoon"]),
    ],
)
def test_tables_that_cannot_be_compared(error, compare):
    """One clear error, said in both languages."""
    with pytest.raises(SpadesError) as caught:
        ScoreCalculatorLogic(compare=compare)
    assert caught.value.id == error
    assert all(words_for(lang)(error, **caught.value.facts) for lang in LANGUAGES)


# A prediction


@pytest.mark.parametrize("predict", ["us", "them", "both"])
def test_an_open_prediction_shows_neither(predict):
    """While something is asked no other table's score, no choice of rules and no example is anywhere in what is sent."""
    sheet = ScoreCalculator(example="s2-bag-penalty", predict=predict, choose_rules=True, compare=TABLES, lang="en")
    assert (sheet.view["choice"], sheet.view["compare"], sheet.lexicon, sheet.compared, sheet.score) == (
        None,
        None,
        {},
        {},
        None,
    )
    assert (sheet.strings["choice"], sheet.strings["compare"], sheet.strings["said"]) == (None, None, "")
    for kind, fields in (
        ("open-rules", {"on": True}),
        ("rules", {"press": "preset", "profile": "zone"}),
        ("keep-table", {}),
        ("drop-table", {"spec": "zone"}),
    ):
        with pytest.raises(SpadesError):
            sheet.do(kind, **fields)
    sent = json.dumps([sheet.view, sheet.strings], ensure_ascii=False)
    assert plain_text(words_for("en").signed(-47)) not in plain_text(sent)


def test_after_a_prediction_other_rules_ask_again():
    """Revealed, the choice is there; with other rules the side is asked again and all that would tell is gone until it is answered."""
    sheet = ScoreCalculator(
        example="s2-bag-penalty", predict=True, choose_rules=True, compare=("standard+bag-penalty-short",), lang="en"
    )
    sheet.predict(-47)
    assert sheet.view["choice"] == {"open": False, "picker": None}
    assert sheet.view["compare"]["sides"]
    sheet.do("open-rules", on=True)
    sheet.do("rules", press="set", rule="bag-penalty", name="penalty", value="50")
    assert (sheet.score, sheet.view["choice"], sheet.view["compare"], sheet.predictions) == (None, None, None, ())
    sheet.predict(3)
    assert (sheet.predictions[-1].right, sheet.rules.name) == (True, "standard+bag-penalty:penalty=50")


# What is kept


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_state_brings_everything_back(lang):
    """Rules, fields, what lies open and the tables beside it, through JSON."""
    logic = choosing(compare=["helping-nil"])
    press(logic, "topic", topic="scoring")
    logic.act({"kind": "keep-table"})
    press(logic, "set", rule="nil", name="value", value="50")
    again = ScoreCalculatorLogic(choose_rules=True, compare=())
    again.restore(json.loads(json.dumps(logic.state())))
    assert (again.state(), again.view()) == (logic.state(), logic.view())
    assert said(again, lang)["compare"] == said(logic, lang)["compare"]


def test_a_state_from_before_there_was_a_choice_is_read():
    """What a sheet without a choice of rules has kept goes into one that has it."""
    plain, logic = (
        ScoreCalculatorLogic(**FAILED_NIL, rules="helping-nil"),
        ScoreCalculatorLogic(choose_rules=True, compare=["zone"]),
    )
    logic.restore(plain.state())
    assert (logic.score, logic.rules.name, logic.choice.rules.name) == (plain.score, "helping-nil", "helping-nil")
    assert [table["spec"] for table in logic.view()["compare"]["tables"]] == ["helping-nil", "zone"]


@pytest.mark.parametrize(
    "damage",
    [
        {"beside": ["luck"]},
        {"beside": ["standard"] * 2},
        {"beside": ["standard", "zone", "pagat", "dummies", "alabama"]},
        {"beside": 7},
        {"choice": None},
        {"choice": {}},
        {"rules": "zone"},
    ],
    ids=str,
)
def test_a_damaged_state_is_refused(damage):
    """What no use leads to changes nothing."""
    sheet = ScoreCalculator(**FAILED_NIL, choose_rules=True, compare=["zone"], lang="en")
    before = sheet.state()
    with pytest.raises(SpadesError):
        sheet.restore({**before, **damage})
    assert sheet.state() == before


def test_a_sheet_without_a_choice_refuses_the_state_of_one_with_it():
    """The features are the notebook's, not the saved state's."""
    sheet = ScoreCalculator(**FAILED_NIL, lang="en")
    with pytest.raises(SpadesError):
        sheet.restore(choosing().state())


def test_what_bids_and_tricks_do_not_tell_goes_on_counting():
    """An example with facts is scored with them at each table that reads them, and after a restore too."""
    logic = ScoreCalculatorLogic(example="bemo-values", choose_rules=True, compare=["standard+bemo", "standard"])
    points = [cell["value"] for cell in logic.view()["compare"]["sides"][0]["rows"][-3]["cells"]]
    assert points[0] != points[1]
    before = logic.score
    logic.restore(json.loads(json.dumps(logic.state())))
    assert logic.score == before
    logic.act({"kind": "open-rules", "on": True})
    press(press(logic, "preset", profile="standard"), "undo")
    assert logic.score == before
