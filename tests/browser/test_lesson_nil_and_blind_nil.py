"""The lesson about nil as a story, on the course's own pages: two accounts, the card that kills, a blind bid that sees no card."""

import pytest
from playwright.sync_api import expect

from spades_teach.core.deals import deal_cards
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
    user_folder,
)

MINUS = "\N{MINUS SIGN}"
LESSON = the_course().lesson("nil-and-blind-nil")


@pytest.fixture
def served(tmp_path):
    """The course as `spades-teach learn` serves it, with a new reader."""
    with hosts.course_server("learn", home=tmp_path, env=ENGLISH) as server:
        begin_anew(user_folder(server))
        yield server


def lines(lesson: LessonPage, step: str, *numbers: str) -> None:
    """Answer the lines of a worked example with numbers, one after the other."""
    worked = lesson.widget(step)
    for text in numbers:
        worked.get_by_role("textbox").fill(text)
        lesson.button(worked, "worked-check").click()
        expect(worked.get_by_role("textbox")).not_to_have_value(text)


def choose(lesson: LessonPage, step: str, option: str) -> None:
    """Answer a question of the lesson's own, and hear what is said about that answer."""
    question = lesson.widget(step)
    lesson.option(question, step, option).click()
    lesson.button(question, "question-check").click()
    expect(lesson.said(question, lesson.told(step, option))).to_be_visible()


@pytest.mark.deep
def test_a_reader_dares_a_nil(served, page):
    """Keep two accounts, find the card that kills, cover, stay blind (A16: no card on the page till then); go on in Persian, come back."""
    heard = Heard().on(page)
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id)
    lesson.expect_progress(0)
    told = [*heard.texts(), page_text(page)]
    assert not any(f"{MINUS}{points}" in text for text in told for points in (138, 147, 50))

    worked = lesson.widget("one-is-enough")
    lines(lesson, "one-is-enough", "4", "-100")
    worked.get_by_role("textbox").fill("40")
    lesson.button(worked, "worked-check").click()
    helped = lesson.words("score-mistake-nil-tricks-help-partner")
    expect(lesson.said(worked, helped)).to_be_visible()
    lines(lesson, "one-is-enough", "-40", "2")
    worked.get_by_role("textbox").fill("-138")
    lesson.button(worked, "worked-check").click()
    lesson.expect_words("one-is-enough", "after")
    lesson.expect_progress(1)

    choose(lesson, "killers", "king-of-spades")
    choose(lesson, "killers", "ace-of-spades")
    choose(lesson, "cover", "middle")
    choose(lesson, "cover", "ace")
    lesson.expect_progress(3)

    pad = lesson.widget("before-looking")
    expect(pad.locator("[data-card]")).to_have_count(0)
    assert {view["hand"] is None for view in heard.views() if "may_look" in view} == {True}
    lesson.button(pad, "bid-pad-key-open", bid="blind-nil").click()
    lesson.button(pad, "bid-pad-key-chosen", bid="blind-nil").click()
    expect(lesson.said(pad, lesson.words("bid-pad-made", bid="blind-nil"))).to_be_visible()
    hand = deal_cards(seed=LESSON.step("before-looking").args["seed"]).hands[2]
    expect(pad.locator(".spades-fan [data-card]")).to_have_count(len(hand))

    lesson = lesson.speak("fa")
    for step in LESSON.steps[::6]:
        lesson.expect_words(step.id)
    choose(lesson, "quiz-just-behind", "more")
    choose(lesson, "quiz-just-behind", "yes")
    lesson.predict(lesson.widget("both"), "۱۰۳")
    one = lesson.words("score-mistake-one-nil-of-two")
    expect(lesson.said(lesson.widget("both"), one)).to_be_visible()
    lesson.predict(lesson.widget("both"), "۳")
    lesson.expect_progress(5)
    lesson.reload()
    lesson.expect_progress(5)
    lesson.expect_words("one-is-enough", "after")
    assert hosts.accessibility_problems(page) == []
    lesson.predict(lesson.widget("quiz-void"), "-۵۰")
    lesson.expect_progress(6)
    page.emulate_media(color_scheme="dark")
    assert hosts.accessibility_problems(page) == []
    with progress(user_folder(served)) as store:
        assert {"one-is-enough", "killers", "cover", "both", "quiz-void"} < store.done(LESSON.id)
