"""The lab about mistakes on score sheets without a browser: each wrong answer is met with its own words, each number is the engine's."""

import pytest

from spades_teach import check_sheet
from spades_teach.analysis.forensics import find_mistakes
from spades_teach.course.load import data_folder, read_lesson
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.i18n import plain_text

LAB = "find-the-mistake"
LESSON = read_lesson(data_folder("lessons") / f"lab-{LAB}")
SHEETS = LESSON.steps[0].sheets


@pytest.mark.parametrize(
    ("misconception", "step", "text"),
    [
        ("set-looks-wrong", "five-rounds", "2"),
        ("consequence", "five-rounds", "4"),
        ("end-of-sheet", "five-rounds", "5"),
        ("tens-alone", "by-nines", "90"),
        ("both-added", "by-nines", "99"),
        ("smallest-step", "by-nines", "9"),
        ("penalty-overlooked", "a-close-match", "0"),
        ("other-way-round", "a-close-match", "100"),
        ("bag-points-taken-back", "a-close-match", "-110"),
        ("total-not-distance", "a-close-match", "180"),
        ("made-instead", "coffee", "4"),
        ("missing-tricks-cost", "coffee", "10"),
        ("points-for-tricks", "coffee", "60"),
    ],
)
def test_a_wrong_number_is_met_with_what_it_shows(misconception, step, text):
    """The answer is on record with its misconception, and spoken of in both languages."""
    session = LessonSession(LAB, store=MemoryStore(), lang="en")
    widget = session.make_widget(step)
    widget.do("check", text=text)
    assert session.store.answers(LAB)[-1].misconception == misconception
    english = plain_text(widget.strings["feedback"]["text"])
    widget.set_language("fa")
    assert english != plain_text(widget.strings["feedback"]["text"]) != ""
    assert step not in session.done


@pytest.mark.parametrize(
    ("step", "text"), [("five-rounds", "3"), ("by-nines", "81"), ("a-close-match", "-100"), ("coffee", "۶")]
)
def test_the_right_number_ends_the_step(step, text):
    """Digits of both languages; the numbers were worked out by hand."""
    session = LessonSession(LAB, store=MemoryStore())
    session.make_widget(step).do("check", text=text)
    assert step in session.done


@pytest.mark.parametrize(
    ("name", "errors", "restored", "rules"),
    [
        ("slip", [(3, "NS_total", "120", 102, "slip-digits-swapped")], {}, []),
        (
            "penalty",
            [(4, "NS_total", "210", 110, "slip-bag-penalty-forgotten")],
            {},
            ["standard+bag-penalty:limit=none"],
        ),
        (
            "house",
            [
                (2, "NS_total", "1", -78, "slip-failed-nil-to-partner"),
                (4, "EW_total", "123", 64, "slip-failed-nil-to-partner"),
            ],
            {},
            ["helping-nil", "standard+failed-nil-tricks:mode=toward-partner,bag_points=false"],
        ),
        ("stain", [], {(2, "NS_bid"): "6", (3, "EW_tricks"): "8", (4, "NS_bid"): "6"}, []),
    ],
)
def test_the_sheets_hold_what_the_lab_says_of_them(name, errors, restored, rules):
    """One slip of the pen, one penalty forgotten, one house rule that nobody named, one stain; worked out by hand."""
    found = check_sheet(SHEETS[name] + "\n")
    assert [(each.round, each.column, each.written, each.expected, each.slips[0].id) for each in found.errors] == errors
    assert {(each.round, each.column): each.value for each in found.unreadable} == restored
    assert [each.spec for each in found.explanations] == rules


def test_the_guests_sheet_is_right_by_their_rules():
    """Where the tricks of a failed nil help the partner, nothing on it is wrong."""
    assert find_mistakes(SHEETS["house"] + "\n", "helping-nil").is_right


@pytest.mark.parametrize(("file", "sheet"), [("evening.py", "penalty"), ("explain.py", "house")])
def test_the_cells_hold_the_sheets_that_the_prose_shows(file, sheet):
    assert SHEETS[sheet] in LESSON.code[file]
