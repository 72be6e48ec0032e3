"""The lessons that are shipped, driven without a browser: every widget is made, kept and comes back."""

import json
import re

import pytest

from spades_teach.course.load import the_course
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.i18n import words_for

STEPS = [(lesson.id, step.id) for lesson in the_course().pages for step in lesson.steps]
WIDGETS = [(lesson.id, step.id) for lesson in the_course().pages for step in lesson.steps if step.widget]
SUMS = [
    (lesson.id, step.id)
    for lesson in the_course().pages
    for step in lesson.steps
    if step.widget == "score_calculator" and step.kind == "predict"
]


def session(lesson_id: str, **settings: object) -> LessonSession:
    return LessonSession(lesson_id, store=MemoryStore(), **settings)


@pytest.mark.parametrize(("lesson_id", "step_id"), STEPS)
def test_every_step_speaks_both_languages(lesson_id, step_id):
    """Words, heading and what comes after are there in English and in Persian, no placeholder is left."""
    opened = session(lesson_id)
    for language in ("en", "fa"):
        shown = opened.show(step_id, language)
        after = opened.show_after(step_id, language)
        assert (shown.language, shown.notice) == (language, "")
        assert shown.body
        assert not re.search(r"\{[a-z]+:", shown.heading + shown.body + (after.body if after else ""))


@pytest.mark.parametrize(("lesson_id", "step_id"), WIDGETS)
def test_every_widget_comes_back_as_it_was(lesson_id, step_id):
    """A step's widget is made in both languages; its state is plain JSON and brings it back to the same view."""
    widget = session(lesson_id, lang="en").make_widget(step_id)
    state = json.loads(json.dumps(widget.state()))
    again = session(lesson_id, lang="fa").make_widget(step_id)
    again.restore(state)
    assert {**again.view, "n": 0} == {**widget.view, "n": 0}
    assert again.strings["title"]


@pytest.mark.parametrize(("lesson_id", "step_id"), SUMS)
def test_a_predicted_sum_is_judged_and_kept(lesson_id, step_id):
    """A wrong sum is an answer that is not right, the right one ends the step; both are on record."""
    opened = session(lesson_id)
    widget = opened.make_widget(step_id)
    right = widget.logic.of_side(widget.logic.sheet.score, "us").points
    for points in (right + 1000, right):
        widget.do("type", field="guess/us", text=words_for("fa").plain_number(points))
        widget.do("check", side="us")
    assert [answer.right for answer in opened.store.answers(lesson_id)] == [False, True]
    assert step_id in opened.done


def test_sums_and_quizzes_were_found(count):
    """The tests above have something to run on."""
    count("widgets of lessons", len(WIDGETS))
    assert len(WIDGETS) > 10
    assert len(SUMS) > 3


def test_marking_every_card_is_on_record_as_what_it_shows():
    """The quiz of a lesson tells the course what was wrong: everything marked earns nothing, the right cards end the step."""
    opened = session("following-suit")
    quiz = opened.make_widget("which-cards")
    for cards in ("9H 4H AS 7C", "9H 4H"):
        for card in cards.split():
            quiz.do("mark", card=card, on=True)
        quiz.do("check")
        if not quiz.done:
            quiz.do("again")
    kept = opened.store.answers("following-suit")
    assert [(a.right, a.points, a.possible, a.misconception) for a in kept] == [
        (False, 0, 1, "marks-everything"),
        (True, 1, 1, None),
    ]
    assert opened.done == {"which-cards"}
