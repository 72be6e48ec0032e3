"""The lesson about bag math as a story, on the course's own pages: counters predicted, last digits distrusted, in two languages."""

import pytest
from playwright.sync_api import expect

from spades_teach.course.load import the_course
from tests.browser import hosts
from tests.browser.lesson_pages import (
    ENGLISH,
    Heard,
    LessonPage,
    begin_anew,
    open_lesson,
    page_text,
    progress,
    spoken,
    user_folder,
)

LESSON = the_course().lesson("bag-math")
MINUS = "\N{MINUS SIGN}"


@pytest.fixture
def served(tmp_path):
    """The course as `spades-teach learn` serves it, with a new reader."""
    with hosts.course_server("learn", home=tmp_path, env=ENGLISH) as server:
        begin_anew(user_folder(server))
        yield server


def say(lesson: LessonPage, step: str, **numbers: str) -> None:
    """Say what an odometer will show, and let it turn."""
    odometer = lesson.widget(step)
    for name, text in numbers.items():
        lesson.field(odometer, f"bag-odometer-guess-{name}").fill(text)
    lesson.button(odometer, "bag-odometer-check").click()


def expect_shown(lesson: LessonPage, step: str, total: int, bags: int, limit: int = 10) -> None:
    name = lesson.words("bag-odometer-shows", total=total, bags=bags, limit=limit)
    expect(lesson.widget(step).get_by_role("img", name=spoken(name, whole=True))).to_be_visible()


def test_a_reader_learns_to_trust_the_counter(served, page):
    """Forget the penalty, take one for two, read bags off a digit below zero; each is answered; go on in Persian, come back."""
    heard = Heard().on(page)
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id)
    lesson.expect_progress(0)
    told = [*heard.texts(), page_text(page)]
    assert not any(f"{MINUS}47" in text or f"{MINUS}169" in text for text in told)

    say(lesson, "counter-falls", score="53", bags="7")
    forgotten = lesson.words("score-mistake-penalty-forgotten", before=8, limit=10, penalty=100)
    expect(lesson.said(lesson.widget("counter-falls"), forgotten)).to_be_visible()
    say(lesson, "counter-falls", score=f"{MINUS}47", bags="1")
    expect_shown(lesson, "counter-falls", -47, 1)
    lesson.expect_words("counter-falls", "after")
    lesson.expect_progress(1)

    say(lesson, "twice-over", bags="10")
    one = lesson.words("score-mistake-carry-one-load-removed", limit=10)
    expect(lesson.said(lesson.widget("twice-over"), one)).to_be_visible()
    say(lesson, "twice-over", bags="0")
    lesson.expect_progress(2)

    odometer = lesson.widget("below-zero")
    say(lesson, "below-zero", bags="0")
    expect_shown(lesson, "below-zero", -100, 0)
    say(lesson, "below-zero", bags="7")
    expect(lesson.said(odometer, lesson.words("score-mistake-carry-last-digit", answer=7, before=0))).to_be_visible()
    lesson.expect_progress(2)

    lesson.answer(lesson.widget("what-ten-cost"), "-100")
    expect(lesson.said(lesson.widget("what-ten-cost"), lesson.told("what-ten-cost", "penalty-alone"))).to_be_visible()

    lesson = lesson.speak("fa")
    for step in LESSON.steps[::6]:
        lesson.expect_words(step.id)
    say(lesson, "below-zero", bags="۳")
    expect_shown(lesson, "below-zero", -47, 3)
    say(lesson, "below-zero", bags="۵")
    lesson.expect_progress(3)
    lesson.reload()
    expect_shown(lesson, "below-zero", 5, 5)
    lesson.expect_words("below-zero", "after")
    assert hosts.accessibility_problems(page) == []

    say(lesson, "quiz-five-places", score="-5", bags="0")
    expect_shown(lesson, "quiz-five-places", -5, 0, limit=5)
    lesson.expect_progress(4)
    lesson.answer(lesson.widget("what-ten-cost"), "-۹۰")
    expect(lesson.said(lesson.widget("what-ten-cost"), lesson.told("what-ten-cost", "right"))).to_be_visible()
    question = lesson.widget("quiz-digit")
    for option in ("above-zero", "below-zero", "up-again", "five-places"):
        question.get_by_role("checkbox", name=spoken(lesson.label("quiz-digit", option))).click()
    lesson.button(question, "question-check").click()
    expect(lesson.said(question, lesson.told("quiz-digit", "below-zero"))).to_be_visible()
    for option in ("below-zero", "five-places"):
        question.get_by_role("checkbox", name=spoken(lesson.label("quiz-digit", option))).click()
    lesson.button(question, "question-check").click()
    lesson.expect_progress(6)
    page.emulate_media(color_scheme="dark")
    assert hosts.accessibility_problems(page) == []
    with progress(user_folder(served)) as store:
        done = {"counter-falls", "twice-over", "below-zero", "what-ten-cost", "quiz-five-places", "quiz-digit"}
        assert store.done(LESSON.id) == done
