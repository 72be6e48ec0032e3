"""The lesson on bidding as a story, on the course's own pages: bid once, add up, count hands beside random rounds, in two languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from spades_teach import estimate_tricks
from spades_teach.course.load import the_course
from tests.browser import hosts
from tests.browser.lesson_pages import (
    ENGLISH,
    Heard,
    LessonPage,
    begin_anew,
    open_lesson,
    progress,
    user_folder,
)

LESSON = the_course().lesson("bidding")
GOOD = {
    "four-honours": "AH KH AD",
    "long-spades": "AS QS 7S 6S 4S",
    "long-diamonds": "AS KS AC KD",
    "quiz-count": "KS 8S 3S AD KD",
}
"""A count of each hand that is near, by the rules of thumb of the lesson."""


@pytest.fixture
def served(tmp_path):
    """The course as `spades-teach learn` serves it, with a new reader."""
    with hosts.course_server("learn", home=tmp_path, env=ENGLISH) as server:
        begin_anew(user_folder(server))
        yield server


def bid(lesson: LessonPage, pad: Locator, name: str, state: str = "open") -> Locator:
    return lesson.button(pad, f"bid-pad-key-{state}", bid=name)


def choose(lesson: LessonPage, step: str, option: str) -> None:
    """Answer a question of the lesson's own, and hear what is said about that answer."""
    question = lesson.widget(step)
    lesson.option(question, step, option).click()
    lesson.button(question, "question-check").click()
    expect(lesson.said(question, lesson.told(step, option))).to_be_visible()


def count(lesson: LessonPage, step: str, cards: str) -> Locator:
    """Tick cards and wait until all random rounds are in."""
    pad = lesson.widget(step)
    for card in cards.split():
        lesson.button(pad, "bid-pad-card-plain", card=card).click()
    lesson.button(pad, "bid-pad-compare").click()
    expect(pad.locator(".spades-share")).to_have_count(13)
    expect(pad.locator(".spades-share-progress")).to_be_hidden()
    return pad


def reveal(lesson: LessonPage, step: str, text: str) -> None:
    sheet = lesson.widget(step)
    sheet.get_by_role("textbox").fill(text)
    lesson.button(sheet, "worked-check").click()


def test_a_reader_bids_adds_up_and_counts(served, page):
    """Take the dealer for the first bidder, raise a bid, let a nil swallow one, count queens: each is answered; go on in Persian and finish."""
    heard = Heard().on(page)
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id)
    lesson.expect_progress(0)
    choose(lesson, "who-begins", "dealer")
    choose(lesson, "who-begins", "left")

    pad = lesson.widget("one-each")
    bid(lesson, pad, "4").click()
    lesson.button(pad, "bid-pad-go", bid="4").click()
    expect(lesson.said(pad, lesson.words("bid-pad-made", bid="4"))).to_be_visible()
    bid(lesson, pad, "5", "blocked").click(force=True)
    expect(lesson.said(pad, lesson.words("already-bid", seat="you"))).to_be_visible()
    lesson.expect_words("one-each", "after")
    lesson.expect_progress(2)

    reveal(lesson, "what-it-adds", "7")
    reveal(lesson, "once-more", "5")
    lesson.answer(lesson.widget("beside-nil"), "0")
    expect(lesson.said(lesson.widget("beside-nil"), lesson.told("beside-nil", "nil-swallows-the-bid"))).to_be_visible()
    lesson.answer(lesson.widget("beside-nil"), "4")
    lesson.expect_progress(5)
    assert not any(view["estimate"] for view in heard.views() if "estimate" in view)

    pad = count(lesson, "long-diamonds", "AS KS QH AC KD 10C")
    average = estimate_tricks(LESSON.step("long-diamonds").args["hand"]).tricks
    many = lesson.words("trick-count-many", count=6, tricks=lesson.words.number(average, decimals=1))
    expect(lesson.said(pad, many)).to_be_visible()
    expect(lesson.button(pad, "bid-pad-card-wrong", card="QH")).to_be_visible()
    lesson.expect_words("long-diamonds", "after")
    lesson.expect_progress(6)
    assert hosts.accessibility_problems(page, ".spades:has(.spades-share)") == []

    lesson = lesson.speak("fa")
    for step in LESSON.steps:
        lesson.expect_words(step.id)
    lesson.reload()
    pad = lesson.widget("long-diamonds")
    expect(lesson.button(pad, "bid-pad-card-wrong", card="QH")).to_be_visible()
    expect(pad.locator(".spades-share")).to_have_count(13)
    expect(bid(lesson, lesson.widget("one-each"), "4", "made")).to_be_visible()

    for step in ("four-honours", "long-spades", "quiz-count"):
        near = count(lesson, step, GOOD[step]).locator('.spades-say[data-sign="good"]')
        expect(near.filter(visible=True)).to_have_count(1)
    choose(lesson, "no-talk", "bid")
    choose(lesson, "how-close", "one")
    choose(lesson, "how-close", "four")
    choose(lesson, "quiz-zero", "nil")
    lesson.answer(lesson.widget("quiz-sum"), "۵")
    choose(lesson, "quiz-raise", "stay")
    choose(lesson, "quiz-thirteen", "yes")
    lesson.expect_progress(len(LESSON.required_steps))
    page.emulate_media(color_scheme="dark")
    assert hosts.accessibility_problems(page, '.spades:has(.spades-bid-key[data-state="made"])') == []
    with progress(user_folder(served)) as store:
        assert store.done(LESSON.id) == set(LESSON.required_steps)
        misconceptions = [answer.misconception for answer in store.answers(LESSON.id) if not answer.right]
    assert misconceptions[:2] == ["dealer-first", "nil-swallows-the-bid"]
    assert misconceptions[2].startswith("counts-")
    assert misconceptions[3:] == ["bags-are-free"]
