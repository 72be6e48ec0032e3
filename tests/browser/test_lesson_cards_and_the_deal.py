"""The lesson about the cards and the deal as a story, on the course's own pages: dealt, counted, mended, doubted, in two languages."""

import json

import pytest
from playwright.sync_api import expect

from spades_teach.core.deals import deal_cards
from spades_teach.core.variants import STANDARD
from spades_teach.course.load import the_course
from spades_teach.widgets.misdeals import CASES, Misdeal, make_misdeal
from tests.browser import hosts
from tests.browser.lesson_pages import (
    ENGLISH,
    Heard,
    LessonPage,
    begin_anew,
    open_lesson,
    progress,
    spoken,
    user_folder,
)

LESSON = the_course().lesson("cards-and-the-deal")


@pytest.fixture
def served(tmp_path):
    """The course as `spades-teach learn` serves it, with a new reader."""
    with hosts.course_server("learn", home=tmp_path, env=ENGLISH) as server:
        begin_anew(user_folder(server))
        yield server


def choose(lesson: LessonPage, step: str, option: str) -> None:
    """Choose an option, check it, and hear what is said about this very option."""
    question = lesson.widget(step)
    lesson.option(question, step, option).click()
    lesson.button(question, "question-check").click()
    expect(lesson.said(question, lesson.told(step, option))).to_be_visible()


def misdeal_of(step: str, at: int = 0) -> Misdeal:
    """Return a case of a step, as the lesson makes it."""
    args = LESSON.step(step).args
    return make_misdeal(args.get("cases", CASES)[at], args["seed"] + at, STANDARD)


def judge(lesson: LessonPage, step: str, fault: str, remedy: str) -> None:
    """Say what is wrong with a table and what is done about it."""
    table = lesson.widget(step)
    kind, _, place = remedy.partition("-")
    name = (
        lesson.words("misdeal-remedy-deal", place=place) if kind == "deal" else lesson.words(f"misdeal-remedy-{remedy}")
    )
    for label in (lesson.words(f"misdeal-fault-{fault}"), name):
        table.get_by_role("radio", name=spoken(label)).click()
    lesson.button(table, "misdeal-go-check").click()


def deal_and_count(lesson: LessonPage) -> None:
    """From the draw to the counted hand; two suits of one colour are first confused."""
    table = lesson.widget("at-the-table")
    lesson.button(table, "deal-all-draw").click()
    expect(lesson.said(table, lesson.words("deal-found-first-spade", place="left", card="3S"))).to_be_visible()
    lesson.button(table, "deal-go-shuffle").click()
    lesson.button(table, "deal-no-cut").click()
    lesson.button(table, "deal-go-give").click()
    expect(lesson.said(table, lesson.words("deal-said-give", number=1, place="partner"))).to_be_visible()
    lesson.button(table, "deal-all-give").click()
    lesson.button(table, "deal-go-count").click()
    expect(table.locator(".spades-fan [data-card]")).to_have_count(13)
    hand = deal_cards(LESSON.step("at-the-table").args["seed"]).hands[2]
    held = {suit: sum(card.suit.value == suit for card in hand) for suit in "SHDC"}
    for suit, other in zip("SHDC", "CHDS", strict=True):
        lesson.field(table, "deal-count-suit", suit=suit).fill(str(held[other]))
    lesson.button(table, "deal-check").click()
    expect(lesson.said(table, lesson.words("deal-count-colours"))).to_be_visible()
    for suit, number in held.items():
        lesson.field(table, "deal-count-suit", suit=suit).fill(str(number))
    lesson.button(table, "deal-check").click()
    expect(lesson.said(table, lesson.words("deal-count-right", cards=13))).to_be_visible()
    lesson.expect_words("at-the-table", "after")


def test_a_reader_deals_counts_mends_and_doubts(served, page):
    """Guess, deal, confuse two suits, mend a table wrongly and rightly, count a thousand deals; go on in Persian, come back, finish."""
    heard = Heard().on(page)
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id)
    lesson.expect_progress(0)
    asked = [view for view in heard.views() if view.get("task") == "misdeal"]
    assert len(asked) == 2
    assert "draw-one-card" not in json.dumps(asked)
    assert not {option["mark"] for view in asked for option in (*view["faults"], *view["remedies"])} - {None}

    choose(lesson, "the-highest", "king")
    choose(lesson, "the-highest", "ace")
    choose(lesson, "the-draw", "you")
    choose(lesson, "the-draw", "partner")
    choose(lesson, "the-draw", "right")
    lesson.answer(lesson.widget("how-many"), "26")
    expect(lesson.said(lesson.widget("how-many"), lesson.told("how-many", "two-together"))).to_be_visible()
    lesson.expect_progress(2)
    deal_and_count(lesson)
    lesson.expect_progress(3)

    first = misdeal_of("something-went-wrong")
    table = lesson.widget("something-went-wrong")
    judge(lesson, "something-went-wrong", "counts", f"deal-{first.place(first.dealer)}")
    expect(lesson.said(table, lesson.words("misdeal-mistake-one-draw-is-enough"))).to_be_visible()
    for at in range(len(CASES)):
        case = misdeal_of("something-went-wrong", at)
        judge(lesson, "something-went-wrong", case.fault, case.remedy)
        if at + 1 < len(CASES):
            lesson.button(table, "misdeal-go-next").click()
    expect(lesson.said(table, lesson.words("misdeal-nothing-wrong"))).to_be_visible()
    lesson.expect_progress(4)
    lesson.expect_words("something-went-wrong", "after")
    assert hosts.accessibility_problems(page, ".spades-deal-table") == []

    lesson = lesson.speak("fa")
    for step in LESSON.steps:
        lesson.expect_words(step.id)
    choose(lesson, "a-thousand-deals", "favours")
    choose(lesson, "a-thousand-deals", "about")
    proof = lesson.widget("is-it-fair")
    lesson.button(proof, "fair-go", deals=1_000).click()
    expect(proof.get_by_text(spoken(lesson.words("fair-outside"), whole=True))).to_have_count(2)
    lesson.expect_progress(5)
    lesson.reload()
    lesson.expect_progress(5)
    dealt = lesson.widget("at-the-table")
    expect(lesson.said(dealt, lesson.words("deal-count-right", cards=13))).to_be_visible()
    expect(dealt.locator(".spades-fan [data-card]")).to_have_count(13)
    expect(lesson.said(lesson.widget("something-went-wrong"), lesson.words("misdeal-nothing-wrong"))).to_be_visible()

    lesson.answer(lesson.widget("how-many"), "۱۳")
    lesson.answer(lesson.widget("quiz-count"), "۱۲")
    last = misdeal_of("quiz-mend")
    judge(lesson, "quiz-mend", "counts", "draw")
    expect(lesson.said(lesson.widget("quiz-mend"), lesson.words("misdeal-mistake-looked-already"))).to_be_visible()
    judge(lesson, "quiz-mend", last.fault, last.remedy)
    rest = {
        "who-sits-where": "across",
        "who-cuts": "dealers-right",
        "quiz-first-card": "you",
        "quiz-next-dealer": "partner",
        "quiz-poor-hand": "play",
    }
    for step, option in rest.items():
        choose(lesson, step, option)
    lesson.expect_progress(len(LESSON.required_steps))
    page.emulate_media(color_scheme="dark")
    assert hosts.accessibility_problems(page, ".spades-deal-table") == []
    with progress(user_folder(served)) as store:
        assert store.done(LESSON.id) >= set(LESSON.required_steps)
        met = {each.misconception for each in store.answers(LESSON.id) if not each.right}
    assert met == {
        "ace-is-one",
        "spade-wins-the-draw",
        "first-of-equals",
        "two-together",
        "count-colours",
        "one-draw-is-enough",
        "dealer-has-favourites",
        "looked-already",
    }
