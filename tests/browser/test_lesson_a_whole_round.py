"""The last page as a whole story, on the course's own pages: step through a round, bid, play one to its end in haste, score it."""

import pytest
from playwright.sync_api import Locator, expect

from spades_teach.course.load import the_course
from spades_teach.widgets.round_table import RoundTableLogic
from tests.browser import hosts
from tests.browser.lesson_pages import ENGLISH, LessonPage, begin_anew, open_lesson, progress, spoken, user_folder

LESSON = the_course().lesson("a-whole-round")
GO = ".spades-round-go"


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """The course as `spades-teach learn` serves it."""
    with hosts.course_server("learn", home=tmp_path_factory.mktemp("course"), env=ENGLISH) as server:
        begin_anew(user_folder(server))
        yield server


def test_a_reader_plays_a_whole_round(course, page):
    """Look over a shoulder, hear why a card must wait, play 13 tricks by quick clicks, lose nothing, see a wrong sum answered, be done."""
    lesson = open_lesson(page, f"{course.url}/{LESSON.id}/", LESSON.id)
    lesson.expect_progress(0)
    step_through(lesson)
    overbid(lesson)
    table = lesson.widget("the-round")
    bid_last(lesson, table)
    play_to_the_end(lesson, table)
    assert hosts.accessibility_problems(page, ".spades:has(.spades-scene)") == []
    page.emulate_media(color_scheme="dark")
    score_it(lesson, table)
    assert hosts.accessibility_problems(page, ".spades:has(.spades-round-table)") == []
    lesson.expect_progress(1)
    persian = lesson.speak("fa")
    persian.expect_words("the-round", "after")
    with progress(user_folder(course)) as store:
        assert store.done(LESSON.id) == {"the-round"}
        kept = store.state(LESSON.id, "the-round")["state"]
    logic = RoundTableLogic(1)
    logic.restore(kept)
    assert len([action for action in kept["actions"] if action[2:] != "look"]) == 56
    assert logic.done


def step_through(lesson: LessonPage) -> None:
    """The round to watch begins with the deal; its first trick stays until it is gathered."""
    watched = lesson.widget("watch-one")
    for _ in range(8):
        lesson.button(watched, "card-table-forward").click()
    expect(watched.locator(".spades-trick [data-card]")).to_have_count(4)
    expect(watched.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", lesson.words("card-table-at-card", trick=1, of=13, card=4)
    )


def overbid(lesson: LessonPage) -> None:
    """Counting every picture is answered by what it overlooks."""
    question = lesson.widget("your-hand")
    lesson.option(question, "your-hand", "six").click()
    lesson.button(question, "question-check").click()
    expect(lesson.said(question, lesson.told("your-hand", "six")[:40])).to_be_visible()


def bid_last(lesson: LessonPage, table: Locator) -> None:
    """The others have bid when the learner's turn comes; advice is the beginner's; nothing was played before the round was begun."""
    expect(table.locator(".spades-fan [data-card]")).to_have_count(13)
    lesson.button(table, "round-table-begin").click()
    choose(lesson, table, "round-table-pace-quick")
    expect(table.locator(".spades-call-key")).to_have_count(14)
    lesson.button(table, "round-table-advice").click()
    why = lesson.words("advice-bid-count", count=4)
    expect(lesson.said(table, lesson.words("round-table-would-bid", bid="4", why=why))).to_be_visible()
    table.locator("[data-bid='4']").dblclick()
    expect(table.locator(".spades-call-key")).to_have_count(0)


def choose(lesson: LessonPage, table: Locator, message: str) -> None:
    table.get_by_role("radio", name=spoken(lesson.words(message), whole=True)).click()


def play_to_the_end(lesson: LessonPage, table: Locator) -> None:
    """A card that may not be played is answered; then the first legal card each time, clicked twice at once; each trick is gathered."""
    go = table.locator(GO)
    refused = False
    for trick in range(13):
        mine = table.locator(".spades-fan [data-state='legal']")
        expect(mine.first).to_be_visible()
        blocked = table.locator(".spades-fan [data-state='blocked']")
        if not refused and blocked.count():
            blocked.first.click()
            expect(table.locator(".spades-say[data-sign='bad']")).to_be_visible()
            refused = True
        mine.first.evaluate("(card) => { card.click(); card.click(); card.click(); }")
        expect(table.locator(".spades-fan [data-card]")).to_have_count(12 - trick)
        expect(go).to_have_text(lesson.words("round-table-gather"))
        expect(table.locator(".spades-trick [data-card]")).to_have_count(4)
        go.click()
    assert refused
    expect(go).to_be_hidden()
    expect(table.locator(".spades-trick [data-card]")).to_have_count(4)  # the last one stays


def score_it(lesson: LessonPage, table: Locator) -> None:
    """A sum that is none is said so; the lines come when asked for, and with the last of them the lesson is done."""
    lesson.expect_progress(0)
    lesson.guess(table).fill("1")
    lesson.button(table, "score-calculator-check").click()
    expect(table.locator(".spades-ask .spades-say[data-sign='bad']")).to_be_visible()
    lesson.button(table, "score-calculator-all-lines").click()
    expect(lesson.lines(table)).not_to_have_count(0)
    table.locator(".spades-record-title").click()
    expect(table.locator(".spades-record-text")).to_contain_text("trick 13:")
