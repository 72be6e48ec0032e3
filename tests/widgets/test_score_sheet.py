"""The sheet of a match: what it adds up, what a correction changes, how it ends, and what it makes of people's tables."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.catalogue import examples
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import Match, record, start_match
from spades_teach.core.results import RoundResult
from spades_teach.core.variants import compose
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import ScoreSheet
from spades_teach.widgets.score_sheet import ScoreSheetLogic
from tests.samples import samples
from tests.strategies import results
from tests.widgets.view_samples import check_views

LANGUAGES = ("en", "fa")
STANDARD = compose("standard")
SOME = settings(max_examples=samples(small=30, deep=400), deadline=None)
FLOOR = "standard+loss-at-minus-200"
EVENING = (
    ("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2"),
    ("N:2 E:4 S:nil W:5", "N:3 E:4 S:1 W:5"),
    ("N:6 E:2 S:4 W:1", "N:6 E:2 S:4 W:1"),
)
"""The evening of docs/how-to/score-an-evening.md: 94 to 70 with 4 bags and none."""


def act(logic: ScoreSheetLogic, kind: str, **fields: Any) -> ScoreSheetLogic:
    logic.act({"kind": kind, **fields})
    return logic


def type_in(logic: ScoreSheetLogic, **fields: str) -> ScoreSheetLogic:
    """Type into the open round, fields named `bid_you` for `bid/you`."""
    for name, text in fields.items():
        act(logic, "type", field=name.replace("_", "/"), text=text)
    return logic


def type_round(logic: ScoreSheetLogic, result: RoundResult, digits: str = "0123456789") -> ScoreSheetLogic:
    """Type a whole round into the open row, in digits of some script."""
    for place, seat in logic.sheet.new_row().sheet.seats.items():
        number = logic.rules.table.index(seat)
        bid = result.bids[number]
        if bid.is_number:
            act(logic, "type", field=f"bid/{place}", text="".join(digits[int(sign)] for sign in str(bid.tricks)))
        else:
            act(logic, "call", place=place, bid=bid.name)
        tricks = "".join(digits[int(sign)] for sign in str(result.taken[number]))
        act(logic, "type", field=f"tricks/{place}", text=tricks)
    return logic


def said(logic: ScoreSheetLogic, lang: str = "en") -> dict[str, Any]:
    return logic.strings(words_for(lang))


def states(logic: ScoreSheetLogic) -> list[str]:
    return [each["state"] for each in logic.view()["rounds"]]


def standing(logic: ScoreSheetLogic) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return logic.match.standing.totals, logic.match.standing.bags


# How a match ends


WRITTEN = [each for each in examples() if each.kind == "match" and not (each.given["rounds"] or each.given["minutes"])]
"""The matches that a sheet can be given at once: it counts its rounds itself, and has no clock."""


@pytest.mark.parametrize("example", WRITTEN, ids=lambda each: each.id)
def test_the_match_ends_as_the_source_says(example):
    """Every worked example of winning, a tie, a short game, a floor and surrender: over or not, who won, and why."""
    totals, before = example.given["totals"], example.given["before"]
    start = before or (re.sub(r"(-?\d+)(?= |$)", r"\1/0", totals) if totals else None)
    played = [(example.given["bids"], example.given["tricks"])] if example.given["bids"] else []
    logic = ScoreSheetLogic(played, rules=example.spec, before=start)
    if example.given["surrender"]:
        place = logic.sheet.new_row().sheet.place_of(example.given["surrender"])
        act(logic, "surrender", place=place)
    assert example.expect["over"] == logic.match.outcome.over
    assert example.expect.get("winner") == logic.match.winner
    assert example.expect.get("reason", logic.match.outcome.reason) == logic.match.outcome.reason
    for side, total in example.expect.get("totals", {}).items():
        place = [each.name for each in logic.rules.table.sides].index(side)
        assert total == logic.match.standing.totals[place]


@pytest.mark.parametrize(
    ("expected", "rounds"),
    [
        pytest.param((False, None), 1, id="one-to-go"),
        pytest.param((True, "EW"), 2, id="fixed-hands"),
    ],
)
def test_a_sheet_counts_the_rounds_of_a_match_that_they_end(expected, rounds):
    """Catalogue fixed-hands: after the agreed number of rounds the higher total wins, and no number of points is spoken of."""
    logic = ScoreSheetLogic(EVENING[:rounds], rules="standard+fixed-hands:deals=2")
    assert expected == (logic.match.outcome.over, logic.match.winner)
    for lang in LANGUAGES:
        assert "0" not in said(logic, lang)["task"]
        assert "۰" not in said(logic, lang)["task"]


@pytest.mark.parametrize(
    ("expected", "rules", "before", "bids", "tricks"),
    [
        # over, winner, totals
        pytest.param((True, "NS", (521, 0)), "standard", "NS:480/0", "2 1 2 1", "3 4 2 4", id="A10-total-not-round"),
        pytest.param((False, None, (41, 0)), "standard", "NS:0/0", "2 1 2 1", "3 4 2 4", id="A10-round-below-target"),
        pytest.param((False, None, (-210, 0)), "standard", "NS:-150/0", "3 1 3 1", "2 4 3 4", id="A10-no-floor"),
        pytest.param((True, "EW", (-210, 0)), FLOOR, "NS:-150/0", "3 1 3 1", "2 4 3 4", id="A10-floor-of-the-total"),
        pytest.param((False, None, (-60, 0)), FLOOR, "NS:0/0", "3 1 3 1", "2 4 3 4", id="A10-floor-not-of-the-round"),
        pytest.param((False, None, (-260, -260)), "standard", "", "13 13 13 13", "4 3 3 3", id="A11-no-floor-plays-on"),
        pytest.param((False, None, (-260, -260)), FLOOR, "", "13 13 13 13", "4 3 3 3", id="A11-level-below-the-floor"),
        pytest.param(
            (True, "EW", (-250, -240)), FLOOR, "NS:10/0 EW:20/0", "13 13 13 13", "4 3 3 3", id="A11-higher-wins"
        ),
        pytest.param((False, None, (412, 0)), "standard", "NS:470/8", "2 4 2 3", "3 4 3 3", id="A12-penalty-first"),
    ],
)
def test_totals_are_compared_penalties_taken(expected, rules, before, bids, tricks):
    """A10, A11, A12, rule questions 30 to 33: the total decides, after the penalty, and only where there is a floor can one fall out."""
    said_bids, taken = (
        [f"{seat}:{each}" for seat, each in zip("NESW", text.split(), strict=True)] for text in (bids, tricks)
    )
    logic = ScoreSheetLogic([(" ".join(said_bids), " ".join(taken))], rules=rules, before=before or None)
    over, winner, totals = expected
    assert (over, winner) == (logic.match.outcome.over, logic.match.winner)
    assert totals[0] == logic.match.standing.totals[0]
    if totals[1]:
        assert totals[1] == logic.match.standing.totals[1]


@pytest.mark.parametrize(("expected", "dealer"), [("NESWNE", None), ("WNESWN", "W"), ("SWNESW", "S")])
def test_the_deal_passes_to_the_left(expected, dealer):
    """A43: after every round the next seat clockwise deals, from the first dealer on."""
    logic = ScoreSheetLogic([EVENING[0]] * 5, dealer=dealer)
    seats = {place: seat.value for place, seat in logic.sheet.new_row().sheet.seats.items()}
    assert expected == "".join(seats[each["dealer"]] for each in logic.view()["rounds"])
    assert expected[-1] == logic.match.dealer.value


def test_another_first_dealer_moves_all_dealers():
    """The first dealer may be named later; scores stay."""
    logic = act(ScoreSheetLogic(EVENING), "dealer", place="left")
    assert ["left", "partner", "right", "you"] == [each["dealer"] for each in logic.view()["rounds"]]
    assert standing(logic) == ((94, 70), (4, 0))


# Adding up and correcting


def folded(rounds: list[RoundResult]) -> Match:
    """Return the match as the engine records it, up to its end."""
    match = start_match(STANDARD)
    for each in rounds:
        if match.outcome.over:
            break
        match = record(match, each)
    return match


@SOME
@given(st.lists(results(STANDARD), min_size=1, max_size=8), st.data())
def test_a_corrected_sheet_is_the_sheet_that_was_right_at_once(rounds, data):
    """Typed in any digits, then one earlier round typed anew: totals, bags, outcome and dealers are the engine's for the corrected rounds."""
    logic = ScoreSheetLogic()
    for each in rounds:
        if logic.open is None:
            break
        type_round(logic, each, data.draw(st.sampled_from(["0123456789", "۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩"])))
        act(logic, "go-on")
    written = rounds[: logic.sheet.rounds]
    assert standing(logic) == (folded(written).standing.totals, folded(written).standing.bags)
    place = data.draw(st.integers(0, len(written) - 1))
    other = data.draw(results(STANDARD))
    if logic.open != place:
        act(logic, "open", round=place + 1)
    act(logic, "clear")
    logic.open = place
    type_round(logic, other)
    corrected = [*written[:place], other, *written[place + 1 :]]
    expected = folded(corrected)
    assert (expected.standing, expected.outcome) == (logic.match.standing, logic.match.outcome)
    assert logic.sheet.rounds == len(corrected)
    assert states(logic)[: len(corrected)].count("scored") == len(expected.scores)


def test_bags_before_a_correction_are_counted_anew():
    """A correction changes what later rounds carry: two bags fewer at first, and the penalty of a later round is gone."""
    eight = ("N:2 E:3 S:2 W:2", "N:4 E:3 S:4 W:2")  # 4 bags
    two = ("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2")
    logic = ScoreSheetLogic([eight, eight, two])
    # 40 + 4, 40 + 4, 70 + 2 - 100: the tenth bag
    assert standing(logic)[0][0] == 60
    assert standing(logic)[1][0] == 0
    act(logic, "open", round=1)
    type_in(logic, tricks_you="3", tricks_left="3")
    assert standing(logic)[0][0] == 159
    assert standing(logic)[1][0] == 9


def test_a_broken_round_holds_the_later_ones_and_loses_nothing():
    """A wrong number in round 1 of 3: the others wait, and once it is mended everything is as it was."""
    logic = ScoreSheetLogic(EVENING)
    whole = (logic.view()["rounds"], standing(logic))
    act(logic, "open", round=1)
    type_in(logic, tricks_you="9")
    assert states(logic) == ["open", "waiting", "waiting"]
    assert plain_text(said(logic)["outcome"]["text"]).startswith("Round 1 cannot be scored")
    assert "5 too many" in plain_text(said(logic)["open"]["feedback"]["text"])
    act(logic, "open", round=3)
    assert "round 1 has been mended" in plain_text(said(logic)["open"]["feedback"]["text"])
    act(logic, "open", round=1)
    type_in(logic, tricks_you="4")
    act(logic, "open", round=1)
    act(logic, "go-on")
    assert (logic.view()["rounds"], standing(logic)) == whole


def test_rounds_behind_the_end_are_kept_and_may_count_again():
    """A correction that ends the match earlier keeps what was played after it, and gives it back when it is taken back."""
    logic = ScoreSheetLogic([("N:3 E:2 S:3 W:2", "N:3 E:4 S:3 W:3")] * 2, before="NS:430/0 EW:0/0")
    # 430 + 60 + 60; with 70 in the first round it is over at 500
    assert states(logic) == ["scored", "scored"]
    act(logic, "open", round=1)
    type_in(logic, bid_you="4", tricks_you="4", tricks_left="2")
    assert states(logic) == ["scored", "after-end"]
    assert logic.match.winner == "NS"
    type_in(logic, bid_you="3")
    assert states(logic) == ["scored", "scored"]


def test_zero_is_an_answer_and_an_empty_field_is_none():
    """A71: a 0 is a nil or no trick; what is left out is asked for."""
    logic = ScoreSheetLogic()
    type_in(logic, bid_you="0", bid_left="3", bid_partner="4", bid_right="3")
    type_in(logic, tricks_you="0", tricks_left="4", tricks_partner="4")
    assert states(logic) == ["open"]
    assert logic.view()["open"]["problem"]["fields"] == ["tricks/right"]
    act(logic, "give-rest")
    assert states(logic) == ["scored", "empty"]
    # nil 100 and 4 for 40; 6 bid and 9 taken: 60 and 3 bags
    assert logic.match.standing.totals == (140, 63)


def test_blind_nil_is_called_by_its_name():
    """A15: on the sheet, in the table and in the CSV a blind nil is not an ordinary nil."""
    logic = ScoreSheetLogic(
        [("N:blind-nil E:4 S:4 W:3", "N:0 E:4 S:5 W:4")], rules="standard+blind-nil", before="NS:-100/0 EW:100/0"
    )
    assert "blind nil" in plain_text(said(logic)["rounds"][0]["sides"][0]["bid"])
    assert ",blind-nil," in logic.view()["csv"]
    assert logic.match.standing.totals[0] == -100 + 200 + 40 + 1


def test_a_bid_that_the_rules_refuse_is_told():
    """A blind nil without being behind stays on the sheet, unscored, with its reason."""
    logic = ScoreSheetLogic([("N:blind-nil E:4 S:4 W:3", "N:0 E:4 S:5 W:4")], rules="standard+blind-nil")
    assert states(logic) == ["open"]
    assert logic.view()["open"]["problem"]["id"] == "refused"


@pytest.mark.parametrize("kind", ["clear", "remove", "new-match"])
def test_what_was_taken_away_can_be_put_back(kind):
    """Cleared, removed, begun anew: one press brings it back; the second half of a double click changes nothing more."""
    logic = act(ScoreSheetLogic(EVENING), "open", round=2)
    before = logic.state()
    act(logic, kind)
    assert logic.state() != before
    act(act(logic, "put-back"), "put-back")
    assert logic.state() == before
    assert logic.view()["may"]["put_back"] is False


def test_surrender_ends_the_match_and_can_be_taken_back():
    """The others win whatever the totals say; play goes on when it was a slip."""
    logic = act(ScoreSheetLogic(EVENING), "surrender", place="partner")
    assert (logic.match.winner, logic.match.outcome.reason) == ("EW", "surrendered")
    assert "other side wins" in said(logic)["outcome"]["text"]
    assert states(logic) == ["scored"] * 3
    act(logic, "play-on")
    assert states(logic) == ["scored"] * 3 + ["empty"]
    assert not logic.match.outcome.over


CLOCK = "standard+time-limit:minutes=45"


def test_the_time_is_up_and_can_be_taken_back():
    """Catalogue time-limit: the round in play is finished, the higher total wins; without a clock nobody says so."""
    logic = ScoreSheetLogic(EVENING, rules=CLOCK)
    assert logic.view()["may"]["time_up"]
    act(logic, "time-up")
    assert (logic.match.winner, logic.match.outcome.reason) == ("NS", "time-over")
    assert states(logic) == ["scored"] * 3
    assert said(logic)["outcome"]["rows"][:1] == [words_for("en")("time-over")]
    act(logic, "play-on")
    assert states(logic) == ["scored"] * 3 + ["empty"]
    assert not logic.match.outcome.over
    assert not ScoreSheetLogic(EVENING).view()["may"]["time_up"]


def test_a_round_in_play_is_finished_when_the_time_is_up():
    """The match ends with it, and not before it is complete."""
    logic = ScoreSheetLogic(EVENING[:1], rules=CLOCK)
    for place, (bid, tricks) in {"you": ("3", "3"), "left": ("3", "3"), "partner": ("3", "4")}.items():
        act(act(logic, "type", field=f"bid/{place}", text=bid), "type", field=f"tricks/{place}", text=tricks)
    act(logic, "time-up")
    assert not logic.match.outcome.over
    act(act(logic, "type", field="bid/right", text="3"), "type", field="tricks/right", text="3")
    assert (logic.match.outcome.reason, states(logic)) == ("time-over", ["scored"] * 2)


def test_level_when_the_time_is_up_means_one_more_round():
    """A tie is played off, and the next round decides although nobody looks at the clock again."""
    even = ("N:3 E:3 S:3 W:3", "N:4 E:3 S:3 W:3")
    sheet = ScoreSheet([even], rules=CLOCK, before="NS:0/0 EW:1/0")
    sheet.do("time-up")
    assert not sheet.outcome.over
    sheet.add_round("N:3 E:3 S:3 W:3", "N:3 E:4 S:3 W:3")
    assert (sheet.winner, sheet.outcome.reason) == ("EW", "time-over")


def test_the_end_of_the_time_is_kept_in_state_and_table():
    """A sheet that is restored, or read from its own CSV, has ended as well."""
    logic = act(ScoreSheetLogic(EVENING, rules=CLOCK), "time-up")
    again = ScoreSheetLogic(rules=CLOCK)
    again.restore(json.loads(json.dumps(logic.state())))
    read = ScoreSheetLogic(rules=CLOCK)
    read.read(logic.view()["csv"])
    for other in (again, read):
        assert (other.match.outcome, other.view()["csv"]) == (logic.match.outcome, logic.view()["csv"])


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "time-up"},
        {"kind": "type", "field": "total/us", "text": "1"},
        {"kind": "open", "round": 9},
        {"kind": "call", "place": "you", "bid": "boston"},
        {"kind": "surrender", "place": "N"},
        {"kind": "steal"},
    ],
)
def test_an_action_that_makes_no_sense_is_refused(action):
    """Python raises one SpadesError and nothing changes."""
    logic = ScoreSheetLogic(EVENING)
    before = logic.state()
    with pytest.raises(SpadesError):
        logic.act(action)
    assert logic.state() == before


def test_nothing_can_follow_the_end():
    """A round after the end, or behind one that is not complete, is an error with what to do."""
    won = ScoreSheet([("N:3 E:2 S:3 W:2", "N:4 E:3 S:4 W:2")], before="NS:460/0 EW:470/0")
    with pytest.raises(SpadesError, match="the match is over; start another"):
        won.add_round(*EVENING[0])
    broken = ScoreSheet([("N:3 E:2 S:3 W:2", "N:4 E:3 S:4 W:9")])
    with pytest.raises(SpadesError, match="not complete; mend it first"):
        broken.add_round(*EVENING[0])


@SOME
@given(st.lists(results(STANDARD), max_size=5), st.data())
def test_a_sheet_comes_back_as_it_was_left(rounds, data):
    """State goes through JSON and back, whatever was done; a state that nobody can reach is refused."""
    logic = ScoreSheetLogic(dealer=data.draw(st.sampled_from("NESW")))
    for each in rounds:
        if logic.open is not None:
            act(type_round(logic, each), "go-on")
    if logic.sheet.rounds and data.draw(st.booleans()):
        act(logic, "open", round=1)
        if data.draw(st.booleans()) and logic.open is not None:
            type_in(logic, tricks_you=data.draw(st.sampled_from(["", "x", "13"])))
    kept = json.loads(json.dumps(logic.state()))
    other = ScoreSheetLogic()
    other.restore(kept)
    assert (other.state(), other.view()) == (logic.state(), logic.view())
    with pytest.raises((SpadesError, ValueError, KeyError, TypeError)):
        other.restore({**kept, "open": 99})
    assert other.state() == logic.state()


# CSV and DataFrame


@SOME
@given(st.lists(results(STANDARD), max_size=6), st.sampled_from("NESW"), st.booleans())
def test_a_csv_brings_the_match_back(rounds, dealer, surrenders):
    """What `to_csv` writes, `from_csv` reads: rounds, dealer, surrender and outcome."""
    logic = ScoreSheetLogic(dealer=dealer)
    for each in rounds:
        if logic.open is not None:
            act(type_round(logic, each), "go-on")
    if logic.sheet.rounds and surrenders and logic.view()["may"]["surrender"]:
        act(logic, "surrender", place="you")
    other = ScoreSheetLogic(dealer=dealer)
    text = logic.view()["csv"]
    if not text:
        return
    other.read(text)
    assert other.problems == ()
    assert (other.match, other.view()["rounds"], other.view()["csv"]) == (
        logic.match,
        [{**each, "open": each["round"] - 1 == other.open} for each in logic.view()["rounds"]],
        text,
    )


@pytest.mark.parametrize(
    "text",
    [
        "round,NS_bid,NS_tricks,EW_bid,EW_tricks\n1,7,9,5,4\n2,10,10,3,3\n",
        "Round;NS bid;NS tricks;NS total;EW bid;EW tricks;EW total\n1;7;9;72;5;4;-50\n2;10;10;172;3;3;-20\n",
        "\ufeffew-tricks\tew-bid\tns-tricks\tns-bid\tnote\n۴\t۵\t۹\t۷\tسلام\n٣\t٣\t١٠\t١٠\t\n\n",
        "N_bid,N_tricks,E_bid,E_tricks,S_bid,S_tricks,W_bid,W_tricks,NS_total\n4,5,3,2,3,4,2,2,72\n6,6,2,2,4,4,1,1,172\n",
        "NS_bid,NS_tricks,EW_bid,EW_tricks,NS_total,EW_total\r\n7,9,5,4,72,−50\r\n10,10,3,3,172,-20",
        "Us bid\tUs took\tThem bid\tThem took\tUs total\n7\t9\t5\t4\t72\n10\t10\t3\t3\t172\n",
    ],
    ids=[
        "sides",
        "semicolons-and-spaces",
        "tabs-other-digits-other-order",
        "seats",
        "windows-lines-true-minus",
        "names",
    ],
)
def test_tables_are_read_as_people_write_them(text):
    """Sides or seats, any separator, order, case and digits, more columns or fewer: 172 to -20."""
    sheet = ScoreSheet.from_csv(text)
    assert sheet.problems == ()
    assert sheet.match.standing.totals == (172, -20)


SIDES_HEAD = "round,NS_bid,NS_tricks,EW_bid,EW_tricks,NS_total\n"
SEATS_HEAD = "round,N_bid,N_tricks,E_bid,E_tricks,S_bid,S_tricks,W_bid,W_tricks\n"
GOOD = "1,7,9,5,4,72\n"


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        # line, column, id, value, expected
        ((3, "NS_tricks", "unreadable", "x", "0-13"), SIDES_HEAD + GOOD + "2,5,x,3,3,\n"),
        ((3, "EW_bid", "unreadable", "14", "2-13"), SIDES_HEAD + GOOD + "2,5,6,14,7,\n"),
        ((3, "NS_bid", "needs-seats", "3+nil", "2-13"), SIDES_HEAD + GOOD + "2,3+nil,6,4,7,\n"),
        ((3, "NS_bid", "needs-seats", "1", "2-13"), SIDES_HEAD + GOOD + "2,1,6,4,7,\n"),
        ((3, "NS_tricks", "too-many", "14", "13"), SIDES_HEAD + GOOD + "2,5,7,3,7,\n"),
        ((3, "NS_tricks", "too-few", "12", "13"), SIDES_HEAD + GOOD + "2,5,5,3,7,\n"),
        ((3, "EW_bid", "missing", "", "0-13"), SIDES_HEAD + GOOD + "2,5,6,,7,\n"),
        ((3, "NS_total", "differs", "123", "122"), SIDES_HEAD + GOOD + "2,5,5,3,8,123\n"),
        ((2, "W_bid", "unreadable", "big", "0-13"), SEATS_HEAD + "1,4,5,3,2,3,4,big,2\n"),
        ((2, "S_tricks", "missing", "", "0-13"), SEATS_HEAD + "1,4,5,3,2,3,,2,2\n"),
    ],
)
def test_what_is_wrong_in_a_table_is_told_by_line_and_column(expected, text):
    """One complaint, with the cell and what could stand there; the good rows are scored and the wrong one stays to be mended."""
    sheet = ScoreSheet.from_csv(text, lang="en")
    assert [(each.line, each.column, each.id, each.value, each.expected) for each in sheet.problems] == [expected]
    line, column, *_ = expected
    told = [plain_text(row) for row in sheet.strings["table_said"]["rows"]]
    assert len(told) == 1
    assert f"Line {line}, {column}:" in told[0]
    assert sheet.logic.sheet.rounds == len(text.splitlines()) - 1
    assert len(sheet.match.scores) >= line - 2


@SOME
@given(st.data())
def test_any_cell_may_hold_anything(data):
    """Whatever stands in one cell of a row, the rows before it are scored, the row stays on the sheet, and each complaint is of its line."""
    rows = [line.split(",") for line in ScoreSheet(EVENING).to_csv().splitlines()]
    row = data.draw(st.integers(1, 3))
    column = data.draw(st.integers(2, len(rows[0]) - 1))
    rows[row][column] = data.draw(
        st.text(st.characters(exclude_characters=',;\t"\r\n', exclude_categories=["Cs", "Zl", "Zp", "Cc"]), max_size=8)
    )
    logic = ScoreSheetLogic()
    logic.read("\n".join(",".join(cells) for cells in rows))
    assert logic.sheet.rounds == 3
    assert len(logic.match.scores) >= row - 1
    assert {problem.line for problem in logic.problems} <= {row + 1, row + 2, 4}
    for lang in LANGUAGES:
        assert said(logic, lang)["title"]


def test_a_mended_row_silences_its_complaint_and_frees_the_rest():
    """Nothing of the table is lost: the wrong row is mended on the sheet, and the rows behind it count."""
    logic = ScoreSheetLogic()
    logic.read(SIDES_HEAD + "1,7,x,5,4,\n" + "2,5,5,3,8,\n")
    assert states(logic) == ["open", "waiting"]
    assert logic.open == 0
    type_in(logic, tricks_you="5", tricks_partner="4")
    assert states(logic) == ["scored", "scored", "empty"]
    assert logic.problems == ()
    assert logic.match.standing.totals == (72 + 50, -50 + 35)


@pytest.mark.parametrize("text", ["", "hello\n", "a,b\n1,2\n", "round,NS_bid\n1,5\n", '"unclosed\n'])
def test_what_is_no_table_of_a_match_changes_nothing(text):
    """On the page a sentence says what the first line must name; in Python it is an error."""
    logic = ScoreSheetLogic(EVENING)
    before = logic.view()["rounds"]
    act(logic, "read-table", text=text)
    assert logic.view()["rounds"] == before
    for lang in LANGUAGES:
        assert "NS_bid" in said(logic, lang)["table_said"]["text"]
    with pytest.raises(SpadesError, match="no columns of a match"):
        ScoreSheetLogic().read(text)


def test_a_table_on_the_page_can_be_taken_back():
    """A pasted table takes the place of the match; the match before can be put back."""
    logic = ScoreSheetLogic(EVENING)
    act(logic, "read-table", text=SIDES_HEAD + GOOD)
    assert logic.match.standing.totals == (72, -50)
    assert said(logic)["rounds"][0]["note"] == words_for("en")("score-sheet-note-sides-only")
    act(logic, "put-back")
    assert standing(logic) == ((94, 70), (4, 0))


def test_a_file_is_read_and_becomes_a_frame(tmp_path):
    """A path is a file; the frame has the columns of the CSV, a row for each round, empty rounds left out."""
    sheet = ScoreSheet(EVENING)
    path = tmp_path / "evening.csv"
    path.write_text(sheet.to_csv(), encoding="utf-8")
    frame = ScoreSheet.from_csv(path).to_frame()
    assert frame.index.tolist() == [1, 2, 3]
    assert frame["NS_total"].tolist() == [72, -6, 94]
    assert frame["EW_points"].tolist() == [-50, 90, 30]
    assert frame["S_bid"].tolist() == [3, "nil", 4]
    assert frame["dealer"].tolist() == ["N", "E", "S"]
    assert ["round", *frame.columns] == sheet.to_csv().splitlines()[0].split(",")
    assert ScoreSheet().to_frame().empty


def test_a_workbook_is_read_with_its_lines(tmp_path):
    """An Excel file is read as its rows stand, and what is wrong in it is told by the number of its row."""
    pandas = pytest.importorskip("pandas")
    path = tmp_path / "evening.xlsx"
    frame = pandas.DataFrame(
        {"NS_bid": [7, 5], "NS_tricks": [9, 5], "EW_bid": [5, 3], "EW_tricks": [4, 8], "NS_total": [72, 123]}
    )
    frame.to_excel(path, index=False, startrow=2)
    sheet = ScoreSheet.from_csv(path)
    assert sheet.match.standing.totals == (122, -15)
    assert [(5, "NS_total", "differs")] == [(each.line, each.column, each.id) for each in sheet.problems]


@pytest.mark.parametrize(
    ("reason", "content"),
    [
        ("csv-no-text", b"round,NS_bid\xff\n"),
        ("csv-no-text", "round,NS_bid\n".encode("utf-16")),
        ("csv-no-text", b"round,NS_bid,NS_tricks,EW_bid,EW_tricks\n1,5,\0,6,7\n"),
        ("csv-long-file", b"round,NS_bid\n" * 10_000),
        ("csv-no-columns", b""),
        ("csv-no-file", None),
    ],
)
def test_a_file_that_is_no_table_is_refused_by_name(reason, content, tmp_path):
    """One typed error says what the file is and what to do."""
    path = tmp_path / "evening.csv"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SpadesError) as refused:
        ScoreSheet.from_csv(str(path))
    assert refused.value.id == reason
    assert all(words_for(lang)(reason, **refused.value.facts) for lang in LANGUAGES)


@pytest.mark.parametrize("path", [".", "", "no\0file", "x" * 5000])
def test_a_path_that_leads_to_no_file_is_refused(path):
    """A folder, no name at all, and names that no file has."""
    with pytest.raises(SpadesError, match="give the path of a CSV file"):
        ScoreSheet.from_csv(path)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_any_machine_ends_them(end):
    """A text with the line ends of another machine is the same table."""
    text = ScoreSheet(EVENING).to_csv()
    assert ScoreSheet.from_csv(text.replace("\n", end)).to_csv() == text


# What is shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("expected", "make"),
    [
        ("score-sheet-outcome", {"rounds": [("N:3 E:2 S:3 W:2", "N:4 E:3 S:4 W:2")], "before": "NS:460/0 EW:470/0"}),
        ("score-sheet-outcome", {"before": "NS:510/0 EW:510/0"}),
        ("score-sheet-stands", {"rounds": EVENING}),
    ],
)
def test_the_sheet_says_how_the_match_stands(expected, make, lang):
    """Who won and the rule that says so, or who leads; the reason only where the match came near its end."""
    logic = ScoreSheetLogic(**make)
    outcome = said(logic, lang)["outcome"]
    us, them = (logic.match.standing.totals[logic.sheet.new_row().sheet.side_number(side)] for side in ("us", "them"))
    reason = logic.match.outcome.reason
    facts = {"us": us, "them": them}
    if expected == "score-sheet-stands":
        facts |= {"rounds": len(logic.match.scores), "leader": "us"}
    else:
        facts |= {"winner": "us" if logic.match.winner else "nobody"}
    assert outcome["text"] == words_for(lang)(expected, **facts)
    assert (outcome["rows"][:1] == [words_for(lang)(reason)]) if reason else outcome["rows"] == []


def test_an_empty_sheet_says_only_what_to_do():
    """Nothing is claimed of a match that has not begun."""
    logic = ScoreSheetLogic()
    assert said(logic)["outcome"] is None
    assert logic.view()["may"] == {
        "go_on": False,
        "surrender": True,
        "time_up": False,
        "play_on": False,
        "put_back": False,
        "new_match": False,
    }


def test_a_learner_at_another_seat_sees_her_own_side_first():
    """Us and them are seen from the seat; records keep their names."""
    logic = ScoreSheetLogic(EVENING, seat="E")
    assert [each["total"] for each in logic.view()["rounds"][2]["sides"]] == [70, 94]
    assert logic.match.standing.totals == (94, 70)


CASES = [
    {"name": "empty", "make": {"lang": "en"}, "do": []},
    {
        "name": "typed",
        "make": {"lang": "en"},
        "do": [
            {"kind": "type", "field": "bid/you", "text": "3"},
            {"kind": "type", "field": "tricks/you", "text": "x"},
            {"kind": "call", "place": "partner", "bid": "nil"},
        ],
    },
    {"name": "evening", "make": {"rounds": EVENING, "lang": "en"}, "do": [{"kind": "open", "round": 2}]},
    {"name": "evening-fa", "make": {"rounds": EVENING, "lang": "fa"}, "do": [{"kind": "open", "round": 2}]},
    {
        "name": "won",
        "make": {"rounds": [("N:3 E:2 S:3 W:2", "N:4 E:3 S:4 W:2")], "before": "NS:460/0 EW:470/0", "lang": "en"},
        "do": [],
    },
    {
        "name": "broken",
        "make": {"rounds": EVENING, "lang": "en"},
        "do": [{"kind": "open", "round": 1}, {"kind": "type", "field": "tricks/you", "text": "9"}],
    },
    {
        "name": "table",
        "make": {"lang": "fa"},
        "do": [{"kind": "read-table", "text": SIDES_HEAD + GOOD + "2,3+nil,6,4,7,\n"}],
    },
    {"name": "refused", "make": {"lang": "en"}, "do": [{"kind": "read-table", "text": "hello"}]},
    {"name": "surrendered", "make": {"rounds": EVENING, "lang": "en"}, "do": [{"kind": "surrender", "place": "you"}]},
    {"name": "a clock runs", "make": {"rounds": EVENING, "rules": CLOCK, "lang": "fa"}, "do": []},
]


def test_the_views_are_those_that_the_page_draws():
    """The samples that the JavaScript half is tested with are what Python makes now."""
    check_views("score-sheet", ScoreSheet, json.loads(json.dumps(CASES)))


@pytest.mark.parametrize("kind", ["clear", "remove"])
def test_what_is_refused_keeps_what_could_be_put_back(kind):
    """With no round open there is nothing to clear or to remove, and the match that was put aside is still there."""
    sheet = ScoreSheet([("N:3 E:2 S:3 W:2", "N:4 E:3 S:4 W:2")])
    sheet.do("new-match")
    sheet.do("open", round=1)
    with pytest.raises(SpadesError):
        sheet.do(kind)
    sheet.do("put-back")
    assert sheet.logic.sheet.rounds == 1
