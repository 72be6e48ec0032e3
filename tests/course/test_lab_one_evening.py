"""The lab "one evening, five house rules" without a browser: its evening, the claims of its words, and what its wrong answers are met with."""

import ast

import pytest

from spades_teach.analysis.compare import compare_rules
from spades_teach.catalogue import evening
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.i18n import plain_text

LAB = "one-evening-five-house-rules"
EVENING = evening("nine-rounds").rounds
TABLES = {
    "home": "standard",
    "helping": "helping-nil",
    "five bags": "standard+bag-penalty-short",
    "no overs": "standard+no-overs",
    "quick": "standard+short-game-300",
}


def session(lang: str = "en") -> LessonSession:
    return LessonSession(LAB, store=MemoryStore(), lang=lang)


def step(name: str):
    return next(each for each in session().lesson.steps if each.id == name)


def values_of(code: str, **names: object) -> dict[str, object]:
    """Run a cell and return its names."""
    space: dict[str, object] = dict(names)
    exec(code, space)
    return space


def test_one_evening_stands_everywhere():
    """The sheet, the code cell and the numbers in the words are the evening of the catalogue; the calculator begins where home stood."""
    assert tuple(map(tuple, step("the-evening").args["rounds"])) == EVENING
    cells = session().lesson.code
    space = values_of(cells["evening.py"])
    assert tuple(space["evening"]) == EVENING
    assert values_of(cells["tables.py"], **space)["tables"] == TABLES
    args = step("side-by-side").args
    assert (args["bids"], args["tricks"]) == EVENING[7]
    home = compare_rules(EVENING, ["standard"])
    before = [home.row("standard", 7, side) for side in ("NS", "EW")]
    assert args["before"] == " ".join(f"{row.side}:{row.total}/{row.bags}" for row in before)


def test_what_the_words_say_about_the_five_tables():
    """Who wins where and when, where home parts from the others, whose counter falls when, and the tie without overs."""
    found = compare_rules(EVENING, TABLES)
    assert found.winners == {"home": "EW", "helping": "NS", "five bags": None, "no overs": "EW", "quick": "NS"}
    assert [ending.round for ending in found.endings] == [9, 9, None, 9, 5]
    assert {other: found.parting("home", other).round for other in list(TABLES)[1:]} == {
        "helping": 8, "five bags": 5, "no overs": 1, "quick": 5,
    }  # fmt: skip
    falls = [
        (row.side, row.round)
        for row in found.rounds
        if row.rules == "five bags" and any(line.reason == "bag-penalty" for line in row.lines)
    ]
    assert falls == [("NS", 5), ("EW", 7)]
    assert not any(line.reason == "bag-penalty" for row in found.rounds if row.rules == "home" for line in row.lines)
    assert {found.row("no overs", 5, side).total for side in ("NS", "EW")} == {300}
    reasons = [line.reason for line in found.parting("home", "helping").lines]
    assert reasons == ["contract-set", "bags", "contract-made"]
    assert compare_rules(EVENING, ["standard+nil-off"]).problems


@pytest.mark.parametrize(
    ("misconception", "name", "text"),
    [
        ("trick-helps", "one-trick", "-30"),
        ("bag-forgotten", "one-trick", "-170"),
        ("nil-forgotten", "one-trick", "-69"),
        ("contract-forgotten", "one-trick", "-99"),
        ("sign-lost", "one-trick", "169"),
        ("bag-forgotten", "the-difference", "140"),
        ("one-way-only", "the-difference", "70"),
        ("round-for-difference", "the-difference", "-30"),
        ("nil-saved", "the-difference", "339"),
        ("no-penalty", "five-bags", "408"),
        ("price-of-ten", "five-bags", "308"),
        ("bags-taken-off", "five-bags", "400"),
    ],
)
def test_a_wrong_number_is_met_with_what_it_shows(misconception, name, text):
    """Each way of getting it wrong has its own words, in both languages."""
    lab = session()
    widget = lab.make_widget(name)
    widget.do("check", text=text)
    assert lab.store.answers(LAB)[-1].misconception == misconception
    english = plain_text(widget.strings["feedback"]["text"])
    widget.set_language("fa")
    assert english != plain_text(widget.strings["feedback"]["text"]) != ""
    assert name not in lab.done


@pytest.mark.parametrize(("name", "text"), [("one-trick", "-169"), ("the-difference", "139"), ("five-bags", "358")])
def test_the_right_numbers(name, text):
    """Worked out by hand: -70 - 100 + 1; from there to 70 - 100; 408 less one penalty of 50."""
    lab = session("fa")
    lab.make_widget(name).do("check", text=text)
    assert name in lab.done


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("three-hundred", "us", {"level": "both-over-plays-on", "them": "same-winner-everywhere", "later": "all-rounds-count"}),
        ("where-they-part", "first", {"fifth": "parts-where-it-shows", "eighth": "parts-where-it-is-largest", "never": "same-winner-same-score"}),
    ],
)  # fmt: skip
def test_choices(name, right, wrong):
    """Every wrong choice names what it shows; the right one ends the step."""
    lab = session()
    widget = lab.make_widget(name)
    for option, misconception in wrong.items():
        widget.do("choose", option=option)
        widget.do("check")
        assert lab.store.answers(LAB)[-1].misconception == misconception
        widget.do("again")
    assert name not in lab.done
    widget.do("choose", option=right)
    widget.do("check")
    assert name in lab.done


def test_the_guess_is_right_where_the_engine_says_so():
    """The tables to be marked are those at which North and South win."""
    options = {option.id: option.right for option in step("your-guess").question.options}
    winners = compare_rules(EVENING, TABLES).winners
    assert options == {name.replace(" ", "-"): winners[name] == "NS" for name in TABLES if name != "home"}
    assert not step("your-guess").required


def test_cells_are_short_and_use_public_names():
    """A few statements each, in lines that a page has room for."""
    for code in session().lesson.code.values():
        assert 1 <= len(ast.parse(code).body) <= 4
        assert max(map(len, code.splitlines())) <= 72
        modules = [node.module for node in ast.walk(ast.parse(code)) if isinstance(node, ast.ImportFrom)]
        assert set(modules) <= {"spades_teach"}
