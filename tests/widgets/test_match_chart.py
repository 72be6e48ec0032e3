"""The picture of a match: what it tells of every round, from every source, live; and that the numbers never wait for the drawing."""

import json
import sys
from typing import Any

import pytest
from hypothesis import given, settings

from spades_teach.analysis.match_course import course_of
from spades_teach.analysis.match_picture import match_chart
from spades_teach.analysis.sheets import read_sheet
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import Match, record, start_match
from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.results import RoundResult
from spades_teach.core.variants import compose
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import MatchChart, ScoreSheet
from spades_teach.widgets.match_chart import MatchChartLogic
from tests.samples import samples
from tests.strategies import results
from tests.widgets.view_samples import check_views

LANGUAGES = ("en", "fa")
STANDARD = compose("standard")
EVENING = (
    ("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2"),
    ("N:2 E:4 S:nil W:5", "N:3 E:4 S:1 W:5"),
    ("N:6 E:2 S:4 W:1", "N:6 E:2 S:4 W:1"),
    ("N:4 E:4 S:3 W:nil", "N:5 E:5 S:3 W:0"),
    ("N:3 E:2 S:3 W:2", "N:5 E:2 S:5 W:1"),
    ("N:3 E:3 S:2 W:2", "N:4 E:2 S:5 W:2"),
)
"""An evening with a failed nil, a nil that was made and a bag penalty."""

TOTALS = ((0, 0), (72, -50), (-6, 40), (94, 70), (165, 211), (229, 171), (183, 121))
"""After each round, worked out by hand: bids times ten, a point for each bag, 100 for a nil, 100 off for ten bags."""


def played(*rounds: tuple[str, str]) -> Match:
    match = start_match(STANDARD)
    for bids, tricks in rounds:
        match = record(match, read_bids_and_tricks(bids, tricks, STANDARD))
    return match


def table() -> str:
    """Return the evening as people keep it, with the nil of a side told by seats."""
    lines = ["round,Us bid,Us tricks,Them bid,Them tricks"]
    for number, (bids, tricks) in enumerate(EVENING, start=1):
        bid = dict(each.split(":") for each in bids.split())
        took = dict(each.split(":") for each in tricks.split())
        sides = [f"{cells[one]}+{cells[two]}" for one, two in ("NS", "EW") for cells in (bid, took)]
        lines.append(",".join([str(number), *sides]))
    return "\n".join(lines) + "\n"


def say(logic: MatchChartLogic, lang: str = "en") -> str:
    return plain_text(logic.strings(words_for(lang))["told"])


SOURCES: dict[str, Any] = {
    "rounds": lambda: EVENING,
    "sheet": lambda: ScoreSheet(EVENING),
    "match": lambda: played(*EVENING),
    "text": table,
    "read sheet": lambda: read_sheet(table()),
}


@pytest.mark.parametrize("source", SOURCES)
def test_every_source_tells_the_same_course(source):
    """Rounds, a sheet in use, a match, a table of people's own: the totals are those worked out by hand."""
    course = MatchChart(SOURCES[source]()).course
    assert tuple(tuple(side.total for side in each.sides) for each in course.rounds) == TOTALS


@settings(max_examples=samples(small=25, deep=400), deadline=None)
@given(rounds=results(STANDARD).map(lambda one: [one]) | results(STANDARD).map(lambda one: [one, one, one]))
def test_the_course_is_the_match_read_backwards(rounds: list[RoundResult]):
    """Totals and bags of each round are those of the match that ends there, and the leader is who has most."""
    match, stands = start_match(STANDARD), []
    for each in rounds:
        if not match.outcome.over:
            match = record(match, each)
            stands.append((match.standing.totals, match.standing.bags))
    course = course_of(match)
    told = [(tuple(s.total for s in each.sides), tuple(s.bags for s in each.sides)) for each in course.rounds[1:]]
    assert told == stands
    assert (course.over, course.winner) == (match.outcome.over, match.winner)
    for each in course.rounds:
        first, second = (side.total for side in each.sides)
        assert each.lead == abs(first - second)
        assert each.leader == (None if first == second else "NS" if first > second else "EW")


def test_nils_and_penalties_are_marked():
    """The failed nil of round 2, the nil made in round 4 and the bag penalty of round 6, each with its side; nothing else."""
    course = course_of(played(*EVENING))
    marks = [
        (each.number, side.side, mark.kind, mark.line.points)
        for each in course.rounds
        for side in each.sides
        for mark in side.marks
    ]
    assert marks == [(2, "NS", "nil-failed", -100), (4, "EW", "nil-made", 100), (6, "NS", "penalty", -100)]


def test_a_match_that_goes_on_from_somewhere_begins_there():
    """The start of the picture is the standing before the first round, also for a sheet without rounds."""
    chart = MatchChart(EVENING[:1], before="NS:460/9 EW:470/3")
    start, first = chart.course.rounds
    assert [(side.total, side.bags) for side in start.sides] == [(460, 9), (470, 3)]
    assert [(side.total, side.bags) for side in first.sides] == [(432, 1), (420, 3)]
    empty = MatchChart(before="NS:10/1 EW:20/2").course.rounds
    assert [(side.total, side.bags) for each in empty for side in each.sides] == [(10, 1), (20, 2)]


def test_it_follows_a_sheet_that_is_being_written():
    """A round written on the sheet is in the picture at once, which looks at the newest round until somebody chooses another."""
    sheet = ScoreSheet(EVENING[:2])
    chart = MatchChart(sheet)
    number = chart.view["n"]
    sheet.add_round(*EVENING[2])
    assert (chart.view["rounds"], chart.view["chosen"]) == (3, 3)
    assert chart.view["n"] > number
    chart.choose(1)
    sheet.add_round(*EVENING[3])
    assert (chart.view["rounds"], chart.view["chosen"]) == (4, 1)
    sheet.do("open", round=1)
    sheet.do("type", field="tricks/you", text="9")  # nothing can be scored from here on
    assert (chart.view["rounds"], chart.view["chosen"], chart.view["unread"]) == (0, 0, 1)


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (0, "Start. Your side: 0. No bags. The other side: 0. No bags. The sides are level."),
        (
            2,
            "Round 2. Your side: −78, which makes −6. Bags: 4. Nil failed (−100). The other side: +90, which makes 40. No bags. "
            "In front: The other side, by 46 points.",
        ),
        (
            6,
            "Round 6. Your side: −46, which makes 183. Bags: 3. Bag penalty (−100). The other side: −50, which makes 121. Bags: 1. "
            "In front: Your side, by 62 points.",
        ),
    ],
)
def test_the_chosen_round_is_told_in_words(number, told):
    """Points, total, bags, what was marked, and who is in front."""
    logic = MatchChartLogic(EVENING)
    logic.act({"kind": "choose", "round": number})
    assert told == say(logic)
    assert not [sign for sign in say(logic, "fa") if sign.isascii() and sign.isdigit()]


def test_the_end_of_a_match_names_the_winner():
    """The last round of a match that is over says who has won, an earlier one does not."""
    logic = MatchChartLogic([("N:3 E:2 S:3 W:2", "N:4 E:3 S:4 W:2")], before="NS:460/0 EW:470/0")
    assert "Won by: Your side." in say(logic)
    logic.act({"kind": "choose", "round": 0})
    assert "Won by" not in say(logic)


def test_a_table_is_told_up_to_what_cannot_be_read():
    """A row that cannot be scored ends the picture, which says so; the sides keep the names that the table gives them."""
    chart = MatchChart(table().replace("6+4,6+4", "6+4,6+?"))
    assert (chart.view["rounds"], chart.view["unread"]) == (2, 3)
    assert "Round 3 cannot be scored" in plain_text(chart.strings["unread"])
    assert chart.told.startswith("Round 2. Us: ")


# The drawing


def test_the_numbers_do_not_wait_for_the_drawing(monkeypatch):
    """The first view has words and table and no picture; the picture comes when these stand on the page, and is drawn once."""
    drawn: list[str] = []
    monkeypatch.setattr("spades_teach.analysis.picture.drawn", lambda _: drawn.append("") or "<svg></svg>")
    chart = MatchChart(EVENING, lang="en")
    assert (chart.lexicon["svg"], drawn) == ("", [])
    assert len(chart.strings["table"]["rows"]) == 7
    chart.set_state({"shown": chart.view["n"]})
    assert chart.lexicon["svg"].startswith("<svg")
    chart.set_state({"shown": chart.view["n"]})
    chart.choose(2)
    chart.set_state({"shown": chart.view["n"]})
    assert len(drawn) == 1
    chart.set_language("fa")
    chart.set_state({"shown": chart.view["n"]})
    assert len(drawn) == 2


def test_a_step_does_not_send_the_picture_again(monkeypatch):
    """What a step along the rounds sends is the words, not the drawing."""
    monkeypatch.setattr("spades_teach.analysis.picture.drawn", lambda _: "<svg></svg>")
    chart = MatchChart(EVENING)
    chart.set_state({"shown": chart.view["n"]})
    sent: list[set[str]] = []
    monkeypatch.setattr(
        type(chart), "send_state", lambda _, key: sent.append({key} if isinstance(key, str) else set(key))
    )
    chart.choose(2)
    assert sent == [{"view", "strings"}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_drawer_there_is_the_table_and_a_plain_message(monkeypatch, lang):
    """In a browser's Python neither vl-convert nor altair nor pandas is there: all else works."""
    for name in ("vl_convert", "altair", "pandas", "numpy"):
        monkeypatch.setitem(sys.modules, name, None)
    chart = MatchChart(table(), lang=lang)
    chart.set_state({"shown": chart.view["n"]})
    assert chart.lexicon["svg"] == ""
    assert "vl-convert-python" in chart.lexicon["no_picture"]
    chart.set_state({"shown": chart.view["n"]})  # and it does not try again for ever
    assert len(chart.strings["table"]["rows"]) == 7


def test_the_picture_has_a_band_for_each_round_and_a_tooltip_on_each_mark():
    """The bands that the page walks along come in the order of the rounds; tooltips say what the live region says."""
    pytest.importorskip("vl_convert")
    logic = MatchChartLogic(EVENING)
    svg = logic.picture(words_for("en")).svg()
    bands = svg.partition("rounds_marks")[2].partition("</g>")[0]
    assert [part.partition("</title>")[0].partition(".")[0] for part in bands.split("<title>")[1:]] == [
        "Start",
        *(f"Round {number}" for number in range(1, 7)),
    ]
    assert "Nil failed (−100)" in svg
    assert match_chart(played(*EVENING), "fa").svg() == match_chart(played(*EVENING), "fa").svg()


def test_it_is_saved_from_python(tmp_path):
    """`save` writes the picture in the language of the widget, dark where the widget is."""
    chart = MatchChart(EVENING, lang="fa", theme="dark")
    assert chart.save(tmp_path / "match.svg").read_text(encoding="utf-8") == chart.picture().svg("dark")
    assert chart.save(tmp_path / "match.png").read_bytes().startswith(b"\x89PNG")


def test_a_course_becomes_a_frame():
    """A row for each side after each round, the start included."""
    frame = MatchChart(EVENING).to_frame()
    assert list(frame.columns) == ["side", "points", "bags", "total", "marks"]
    assert [tuple(frame.loc[number, "total"]) for number in range(7)] == list(TOTALS)
    assert frame.loc[2, "marks"].tolist() == ["nil-failed", ""]


# Doors and states


@pytest.mark.parametrize("source", [3, "no-such-file.csv", "a\nb", [("N:4", "x")], object()])
def test_what_is_no_match_is_refused(source):
    """One sentence, and nothing is shown."""
    with pytest.raises(SpadesError):
        MatchChart(source)


@pytest.mark.parametrize("number", [-1, 7, 10**20, True])
def test_a_round_that_there_is_not_is_refused(number):
    """By Python and by what is pressed, where `true` is no round either."""
    with pytest.raises(SpadesError):
        MatchChart(EVENING).choose(number)
    with pytest.raises(SpadesError):
        MatchChartLogic(EVENING).act({"kind": "choose", "round": number})


@pytest.mark.parametrize("state", [{}, {"chosen": 7}, {"chosen": 6}, {"chosen": "2"}, {"chosen": None, "more": 1}])
def test_a_state_that_could_not_come_from_use_is_refused(state):
    chart = MatchChart(EVENING)
    chart.choose(3)
    with pytest.raises(SpadesError):
        chart.restore(state)
    assert chart.chosen == 3


def test_a_state_leads_back():
    chart, other = MatchChart(EVENING), MatchChart(EVENING)
    chart.choose(3)
    other.restore(json.loads(json.dumps(chart.state())))
    assert (other.chosen, other.view["chosen"]) == (3, 3)


CASES = [
    {"name": "evening", "make": {"source": EVENING}, "do": []},
    {"name": "second", "make": {"source": EVENING}, "do": [{"kind": "choose", "round": 2}]},
    {"name": "second-fa", "make": {"source": EVENING, "lang": "fa"}, "do": [{"kind": "choose", "round": 2}]},
    {"name": "table", "make": {"source": table().replace("6+4,6+4", "6+4,6+?")}, "do": []},
    {"name": "no-bags", "make": {"source": EVENING[:2], "rules": "standard+bag-penalty:limit=none"}, "do": []},
    {"name": "empty", "make": {}, "do": []},
]


def test_the_samples_are_what_the_widget_says():
    """tests/data/views/match-chart.json, which the page's tests draw, is what Python makes."""
    for case in CASES:
        case["make"] = json.loads(json.dumps({"lang": "en", **case["make"]}))
    check_views("match-chart", MatchChart, CASES)
