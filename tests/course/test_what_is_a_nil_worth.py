"""The lab about the worth of a nil without a browser: its numbers are the engine's, and every wrong answer shows its misconception."""

import json
from statistics import NormalDist

import pytest

from spades_teach.analysis.break_even import break_even
from spades_teach.course.grading import item_of
from spades_teach.course.load import data_folder, the_course
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.i18n import plain_text

LAB = "what-is-a-nil-worth"


@pytest.mark.parametrize(
    ("misconception", "step", "text"),
    [
        ("alternative-forgotten", "when-it-is-kept", "140"),
        ("others-forgotten", "when-it-is-kept", "90"),
        ("lead-for-gain", "when-it-is-kept", "68"),
        ("bonus-alone", "when-it-is-kept", "100"),
        ("coin", "the-chance", "50"),
        ("wrong-way-round", "the-chance", "45"),
        ("ratio-for-chance", "the-chance", "82"),
        ("losses-forgotten", "an-average-nil", "70"),
        ("bonus-alone", "an-average-nil", "58"),
        ("not-weighed", "an-average-nil", "-20"),
        ("equal-stakes", "a-fair-game", "100"),
        ("wrong-way-round", "a-fair-game", "374"),
        ("share-for-odds", "a-fair-game", "21"),
    ],
)
def test_a_wrong_number_is_met_with_what_it_shows(misconception, step, text):
    session = LessonSession(LAB, store=MemoryStore(), lang="en")
    widget = session.make_widget(step)
    widget.do("check", text=text)
    assert session.store.answers(LAB)[-1].misconception == misconception
    english = plain_text(widget.strings["feedback"]["text"])
    widget.set_language("fa")
    assert english != plain_text(widget.strings["feedback"]["text"]) != ""
    assert step not in session.done


@pytest.mark.parametrize(
    ("misconception", "step", "option"),
    [
        ("point-for-interval", "what-the-counts-say", "both-clear"),
        ("no-sample-tells", "what-the-counts-say", "nothing-clear"),
        ("more-kept-than-failed", "what-the-counts-say", "both-pay"),
        ("points-for-match", "ahead", "nil"),
        ("threshold-for-ever", "ahead", "from-half"),
        ("first-past-the-target", "neck-and-neck", "one"),
        ("threshold-for-ever", "neck-and-neck", "from-half"),
    ],
)
def test_a_wrong_choice_is_met_with_what_it_shows(misconception, step, option):
    session = LessonSession(LAB, store=MemoryStore())
    widget = session.make_widget(step)
    widget.do("choose", option=option)
    widget.do("check")
    assert session.store.answers(LAB)[-1].misconception == misconception
    assert widget.strings["feedback"]["sign"] == "bad"


def answer(step: str) -> int:
    """Return the right number of a step."""
    found = item_of(next(each for each in the_course().lesson(LAB).steps if each.id == step)).number
    assert found is not None
    return found


def test_the_numbers_are_those_of_the_break_even():
    """The lab does by hand what `break_even` does: gain, threshold, and the average of 467 kept and 125 failed nils (CardsWithCats, issue 21)."""
    nil = break_even("nil", partner=4, instead=1, lost=1, others=7, match=False)
    assert answer("when-it-is-kept") == nil.gain(1) == 89
    assert answer("the-chance") == round(100 * nil.chance_points) == 55
    assert answer("an-average-nil") == round(nil.gain(467 / (467 + 125))) == 47


def test_a_fair_game_brings_nothing():
    """467 payments of the friend balance 125 of a hundred, to less than half a point each."""
    paid = answer("a-fair-game")
    assert abs(467 * paid - 125 * 100) <= 467 / 2


def test_the_counts_decide_what_the_lab_says():
    """95 % binomial errors: 3.3 and 5.6 points (reference numbers 3); the threshold lies outside the first and within the second."""
    threshold = 100 * break_even("nil", match=False).chance_points
    figures = the_course().lesson(LAB).steps[0].figures
    width = NormalDist().inv_cdf((1 + figures["confidence"] / 100) / 2)
    spans = []
    for kept, failed in ((467, 125), (161, 144)):
        share = kept / (kept + failed)
        error = width * (share * (1 - share) / (kept + failed)) ** 0.5
        spans.append((100 * (share - error), 100 * (share + error), round(100 * error)))
    careful, reckless = spans
    assert careful[0] > threshold
    assert reckless[0] < threshold < reckless[1]
    assert figures["confidence"] == 95
    assert (figures["about"], figures["reckless-about"]) == (careful[2], reckless[2]) == (3, 6)


def test_the_verdicts_near_the_end_are_right():
    """At 480 to 400 the nil never pays, at 480 to 470 always."""
    assert break_even("nil", standing="NS:480/0 EW:400/0").by_match.verdict == "never"
    assert break_even("nil", standing="NS:480/0 EW:470/0").by_match.verdict == "always"
    for step, right in (("ahead", "one"), ("neck-and-neck", "nil"), ("what-the-counts-say", "one-clear")):
        session = LessonSession(LAB, store=MemoryStore())
        widget = session.make_widget(step)
        widget.do("choose", option=right)
        widget.do("check")
        assert step in session.done


@pytest.mark.parametrize("language", ["en", "fa"])
def test_cells_speak_the_language_of_the_notebook(language):
    """A picture is drawn in the language of the notebook: its first cell gives the name that cells call."""
    text = (data_folder("notebooks") / "jupyter" / language / f"lab-{LAB}.ipynb").read_text(encoding="utf-8")
    cells = ["".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    assert f'lang="{language}"' in cells[0]
    assert "language = lesson.language" in cells[0]
    assert any("chart(language())" in cell for cell in cells)
