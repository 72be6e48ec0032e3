"""The lesson about breaking spades as a story told by the keyboard alone, in Persian, on the course's own pages."""

import re

import pytest
from playwright.sync_api import Locator, expect

from spades_teach.course.load import the_course
from tests.browser import hosts
from tests.browser.lesson_pages import ENGLISH, LessonPage, begin_anew, open_lesson, progress, spoken, user_folder
from tests.browser.test_lesson_following_suit import press, tab_to

LESSON = the_course().lesson("breaking-spades")


@pytest.fixture
def served(tmp_path):
    """The course as `spades-teach learn` serves it, with a new reader who speaks Persian."""
    with hosts.course_server("learn", home=tmp_path, env=ENGLISH) as server:
        begin_anew(user_folder(server), lang="fa")
        yield server


def test_a_reader_learns_what_breaks_spades_by_keyboard_alone(served, page):
    """Lead a spade too early, overlook a cut, judge seven tables, begin the quiz: no mouse, right to left, light and dark."""
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id, lang="fa")
    for step in ("welcome", "seven-tables", "in-short", "other-tables"):
        lesson.expect_words(step)
    say_who_leads(lesson)
    lead_too_early(lesson)
    find_the_break(lesson)
    judge_the_tables(lesson)
    lesson.expect_progress(3)
    assert hosts.accessibility_problems(page) == []

    begin_the_quiz(lesson)
    page.emulate_media(color_scheme="dark")
    assert hosts.accessibility_problems(page) == []
    with progress(user_folder(served)) as store:
        answers = [(each.step, each.right, each.misconception) for each in store.answers(LESSON.id)]
    assert answers == [
        ("who-leads", False, "dealer-leads"),
        ("who-leads", True, None),
        ("unbroken", False, "spade-may-always-be-led"),
        ("unbroken", True, None),
        ("the-break", False, "cut-does-not-break"),
        ("the-break", True, None),
        ("seven-tables", True, None),
        ("seven-tables", True, None),
        ("quiz", False, "spade-may-always-be-led"),
    ]


def say_who_leads(lesson: LessonPage) -> None:
    """The dealer does not lead; one option further stands who does."""
    question = lesson.widget("who-leads")
    for option in ("dealer", "left-of-dealer"):
        label = spoken(lesson.label("who-leads", option), whole=True)
        back = "Tab" if option == "dealer" else "Shift+Tab"
        tab_to(lesson.page, question.get_by_role("radio", name=label), key=back)
        press(lesson.page, "Space")
        tab_to(lesson.page, lesson.button(question, "question-check"))
        press(lesson.page, "Enter")
        expect(lesson.said(question, lesson.told("who-leads", option))).to_be_visible()


def lead_too_early(lesson: LessonPage) -> None:
    """All four cards marked and yes: the belief behind it; then no, and the two that are no spades."""
    trainer = lesson.widget("unbroken")
    mark(lesson, trainer, "QS 8S JH 2D")
    answer(lesson, trainer, "break-lead-yes", "break-lead-name")
    belief = lesson.words("misconception-spade-may-always-be-led", card="QS", allowed="no")
    expect(lesson.said(trainer, belief)).to_be_visible()
    again(lesson, trainer)
    mark(lesson, trainer, "JH 2D")
    answer(lesson, trainer, "break-lead-no", "break-lead-name")
    expect(lesson.said(trainer, lesson.words("lead-spade-unbroken"))).to_be_visible()
    lesson.expect_words("unbroken", "after")


def find_the_break(lesson: LessonPage) -> None:
    """First "not yet", though the third trick was cut; then the very card, two rows down and two columns to the right."""
    page, trainer = lesson.page, lesson.widget("the-break")
    tab_to(page, trainer.locator(".spades-tiny").first)
    answer(lesson, trainer, "break-breaker-not-yet", "break-breaker-name")
    belief = lesson.words("misconception-cut-does-not-break", picked="no", card="2S", trick=3, place="right", suit="C")
    expect(lesson.said(trainer, belief)).to_be_visible()
    again(lesson, trainer)
    press(page, "Tab")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"):
        press(page, key)
    expect(hosts.focused(page)).to_have_attribute("data-card", "2S")
    press(page, "Space")
    check(lesson, trainer)
    found = lesson.words("break-found", how="won", card="2S", trick=3, place="right", suit="C")
    expect(lesson.said(trainer, found)).to_be_visible()
    lesson.expect_words("the-break", "after")


def judge_the_tables(lesson: LessonPage) -> None:
    """Two of the three positions, each marked right; with a new one the keys begin at the first table again."""
    page, trainer = lesson.page, lesson.widget("seven-tables")
    every = trainer.locator(".spades-table")
    for letters, differ in (("ef", 2), ("abcefg", 1)):
        tab_to(page, every.first)
        for place, letter in enumerate("abcdefg"):
            if letter in letters:
                press(page, "Space")
                expect(every.nth(place)).to_have_attribute("aria-pressed", "true")
            press(page, "ArrowDown")
        check(lesson, trainer)
        expect(lesson.said(trainer, lesson.words("break-tables-right", count=differ))).to_be_visible()
        expect(trainer.locator(".spades-table-differs:not(:empty)")).to_have_count(differ)
        press(page, "Enter")
        expect(trainer.get_by_role("heading", level=2)).to_be_focused()


def begin_the_quiz(lesson: LessonPage) -> None:
    """To the first trick no spade is led, whatever is marked."""
    page, trainer = lesson.page, lesson.widget("quiz")
    tab_to(page, trainer.locator(".spades-fan:visible [data-card]").first)
    press(page, "Space")
    answer(lesson, trainer, "break-lead-yes", "break-lead-name")
    expect(lesson.said(trainer, lesson.words("lead-spade-unbroken"))).to_be_visible()


# Keys


def mark(lesson: LessonPage, trainer: Locator, cards: str) -> None:
    """Mark cards of the hand, from the first to the last."""
    hand = trainer.locator(".spades-fan:visible [data-card]")
    focused = hosts.focused(lesson.page)
    if focused.count() == 0 or not re.fullmatch(r"\w+", focused.get_attribute("data-card") or ""):
        tab_to(lesson.page, hand.first)
    press(lesson.page, "Home")
    for _ in range(hand.count()):
        if hosts.focused(lesson.page).get_attribute("data-card") in cards.split():
            press(lesson.page, "Space")
        press(lesson.page, "ArrowRight")
    expect(trainer.locator(".spades-fan:visible [aria-pressed=true]")).to_have_count(len(cards.split()))


def answer(lesson: LessonPage, trainer: Locator, option: str, group: str) -> None:
    """Go on to the options, choose one, and check."""
    page = lesson.page
    press(page, "Tab")
    options = trainer.get_by_role("radiogroup", name=spoken(lesson.words(group), whole=True)).get_by_role("radio")
    expect(options.first).to_be_focused()
    wanted = options.filter(has_text=spoken(lesson.words(option)))
    if not wanted.evaluate("(node) => node === node.getRootNode().activeElement"):
        press(page, "ArrowLeft")  # on, where one reads from the right
    expect(wanted).to_be_focused()
    press(page, "Space")
    check(lesson, trainer)


def check(lesson: LessonPage, trainer: Locator) -> None:
    tab_to(lesson.page, lesson.button(trainer, "quiz-check"))
    press(lesson.page, "Enter")


def again(lesson: LessonPage, trainer: Locator) -> None:
    """Try again: the button that checked has become the one that begins anew, and the title takes the focus."""
    expect(lesson.button(trainer, "quiz-try-again")).to_be_focused()
    press(lesson.page, "Enter")
    expect(trainer.get_by_role("heading", level=2)).to_be_focused()
    if trainer.locator(".spades-fan:visible").count():
        press(lesson.page, "Tab")
