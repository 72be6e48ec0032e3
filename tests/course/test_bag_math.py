"""The lesson about bag math without a browser: every misconception that it promises is met with its own words."""

import pytest

from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.i18n import plain_text


@pytest.mark.parametrize(
    ("misconception", "step", "said"),
    [
        pytest.param("carry-last-digit", "below-zero", {"bags": "7"}, id="q19-a05-digit-below-zero"),
        pytest.param("carry-all-tricks", "quiz-set", {"bags": "3"}, id="q20-set-leaves-bags"),
        pytest.param("carry-over-the-limit", "on-the-dot", {"score": "290", "bags": "10"}, id="q16-exactly-ten"),
        pytest.param("carry-begun-anew", "quiz-eleven", {"score": "291", "bags": "0"}, id="q17-eleven"),
        pytest.param("carry-one-load-removed", "twice-over", {"bags": "10"}, id="q18-a01"),
        pytest.param("penalty-forgotten", "last-digit", {"score": "161", "bags": "1"}, id="a08"),
        pytest.param("penalty-less-bag-points", "last-digit", {"score": "71", "bags": "1"}, id="s0-90"),
        pytest.param("penalty-with-bag-points", "last-digit", {"score": "51", "bags": "1"}, id="s0-110"),
        pytest.param("round-for-score", "last-digit", {"score": "-47", "bags": "1"}, id="round-for-score"),
        pytest.param("carry-last-digit", "quiz-five-places", {"score": "-5", "bags": "5"}, id="digit-at-five-places"),
    ],
)
def test_a_wrong_prediction_is_met_with_what_it_shows(misconception, step, said):
    """The answer is on record with its misconception, and spoken of in both languages."""
    session = LessonSession("bag-math", store=MemoryStore(), lang="en")
    widget = session.make_widget(step)
    if step == "below-zero":
        widget.do("check", bags="0")
    widget.do("check", **said)
    assert session.store.answers("bag-math")[-1].misconception == misconception
    english = plain_text(widget.strings["feedback"]["text"])
    widget.set_language("fa")
    assert english != plain_text(widget.strings["feedback"]["text"]) != ""
    assert step not in session.done


@pytest.mark.parametrize(
    ("misconception", "step", "text"),
    [
        ("penalty-alone", "what-ten-cost", "-100"),
        ("points-taken-back", "what-ten-cost", "-110"),
        ("no-penalty", "what-ten-cost", "10"),
        ("no-minus", "what-ten-cost", "90"),
        ("whole-round", "what-ten-cost", "-60"),
        ("bags-only", "quiz-price", "-100"),
        ("bags-not-paid", "quiz-price", "-80"),
        ("other-price", "quiz-price", "-60"),
        ("no-penalty", "quiz-price", "40"),
    ],
)
def test_a_wrong_sum_is_met_with_what_it_shows(misconception, step, text):
    """S0's remark about 90 and 110: each way of getting it wrong has its answer."""
    session = LessonSession("bag-math", store=MemoryStore())
    widget = session.make_widget(step)
    widget.do("check", text=text)
    assert session.store.answers("bag-math")[-1].misconception == misconception
    assert widget.strings["feedback"]["sign"] == "bad"


@pytest.mark.parametrize(
    ("step", "answers"),
    [
        ("counter-falls", [{"score": "-47", "bags": "1"}]),
        ("on-the-dot", [{"score": "290", "bags": "0"}]),
        ("twice-over", [{"bags": "0"}]),
        ("last-digit", [{"score": "61", "bags": "1"}]),
        ("below-zero", [{"bags": "0"}, {"bags": "3"}, {"bags": "5"}]),
        ("quiz-set", [{"bags": "9"}]),
        ("quiz-eleven", [{"score": "291", "bags": "1"}]),
        ("quiz-five-places", [{"score": "-5", "bags": "0"}]),
        ("what-ten-cost", [{"text": "-90"}]),
        ("quiz-price", [{"text": "-70"}]),
    ],
)
def test_the_numbers_of_the_sources_are_right(step, answers):
    """S2, S0 and rule questions 16 to 20: their numbers end each step, and not before the last of them."""
    session = LessonSession("bag-math", store=MemoryStore())
    widget = session.make_widget(step)
    for answer in answers:
        assert step not in session.done
        widget.do("check", **answer)
    assert step in session.done
