"""The lesson about winning the match as a story: in Persian, on a page of 360 pixels, by touch; the penalty first, and an evening corrected."""

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

LESSON = the_course().lesson("winning-the-match")


@pytest.fixture
def served(tmp_path):
    """The course as `spades-teach learn` serves it, with a new reader who reads Persian."""
    with hosts.course_server("learn", home=tmp_path, env=ENGLISH) as server:
        begin_anew(user_folder(server), lang="fa")
        yield server


def choose(lesson: LessonPage, step: str, *options: str) -> None:
    """Choose among the options of a question and check."""
    question = lesson.widget(step)
    for option in options:
        question.get_by_role("radio", name=spoken(lesson.label(step, option))).or_(
            question.get_by_role("checkbox", name=spoken(lesson.label(step, option)))
        ).tap()
    lesson.button(question, "question-check").tap()


@pytest.mark.deep
def test_a_reader_settles_the_last_round(served, new_page):
    """Win too soon, let a tie end it, find a floor that is not there; each is answered; correct an evening; finish."""
    page = new_page(width=360, touch=True)
    heard = Heard().on(page)
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id, lang="fa")
    lesson.expect_progress(0)
    told = [*heard.texts(), page_text(page)]
    assert not any(lesson.words.number(412) in text for text in told)

    lesson.answer(lesson.widget("how-far"), "۵۰۰")
    expect(lesson.said(lesson.widget("how-far"), lesson.told("how-far", "round-alone"))).to_be_visible()
    lesson.answer(lesson.widget("how-far"), "۳۰")
    lesson.reveal(lesson.widget("both-across"), 62, 522, 41, 511, "yes", "them")
    expect(
        page.get_by_text(
            spoken(lesson.words("worked-mistake-leader-before-wins", us=522, them=511, target=500, by="points"))
        )
    ).to_be_visible()
    lesson.reveal(lesson.widget("both-across"), "us")
    lesson.expect_words("both-across", "after")
    lesson.expect_progress(2)

    choose(lesson, "penalty-first", "won")
    expect(lesson.said(lesson.widget("penalty-first"), lesson.told("penalty-first", "won"))).to_be_visible()
    choose(lesson, "penalty-first", "goes-on")
    expect(lesson.said(lesson.widget("penalty-first"), lesson.told("penalty-first", "goes-on"))).to_be_visible()
    choose(lesson, "quiz-what-ends", "one-there", "two-there", "level-there", "gave-up")
    expect(lesson.said(lesson.widget("quiz-what-ends"), lesson.told("quiz-what-ends", "level-there"))).to_be_visible()
    choose(lesson, "quiz-what-ends", "level-there")
    lesson.expect_progress(4)

    sheet = lesson.widget("your-evening")
    lesson.button(sheet, "score-sheet-open", round=1).tap()
    lesson.field(sheet, "score-calculator-tricks", place="you").fill("۹")
    expect(lesson.said(sheet, lesson.words("score-sheet-mend-first", round=1))).to_be_visible()
    lesson.field(sheet, "score-calculator-tricks", place="you").fill("۵")
    lesson.field(sheet, "score-calculator-tricks", place="left").fill("۱")
    stands = lesson.words("score-sheet-stands", leader="us", us=95, them=70, rounds=3)
    expect(lesson.said(sheet, stands)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert hosts.accessibility_problems(page) == []

    lesson.expect_words("penalty-first", "after")
    for step, answers in {
        "level": ("no",),
        "far-below": ("no",),
        "a-floor": ("yes", "them"),
        "giving-up": ("yes", "them"),
        "short-game": ("yes", "them"),
        "options-of-a-table": ("no",),
        "quiz-floor": ("no",),
    }.items():
        lesson.reveal(lesson.widget(step), *answers)
    choose(lesson, "quiz-exact", "us")
    choose(lesson, "quiz-dealer", "right")
    lesson.answer(lesson.widget("quiz-penalty"), "۴۴۶")
    lesson.expect_progress(14)
    page.emulate_media(color_scheme="dark")
    assert hosts.accessibility_problems(page) == []
    with progress(user_folder(served)) as store:
        assert store.done(LESSON.id) == set(LESSON.required_steps)
