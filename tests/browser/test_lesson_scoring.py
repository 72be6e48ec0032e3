"""The lesson about scoring as a whole story, on the course's own pages: sums guessed, shown line by line, typed in any script."""

import re

import pytest
from playwright.sync_api import expect

from spades_teach.course.load import the_course
from tests.browser import hosts
from tests.browser.lesson_pages import (
    ENGLISH,
    Heard,
    HomePage,
    LessonPage,
    begin_anew,
    fragments,
    open_lesson,
    page_text,
    progress,
    spoken,
    user_folder,
)

LESSON = the_course().lesson("scoring-a-round")
MINUS = "\N{MINUS SIGN}"


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """The course as `spades-teach learn` serves it: one server for the stories of this file."""
    with hosts.course_server("learn", home=tmp_path_factory.mktemp("course"), env=ENGLISH) as server:
        yield server


@pytest.fixture
def served(course):
    """The course with a new reader."""
    begin_anew(user_folder(course))
    return course


# From the first sum to the end


def test_a_reader_works_out_every_score_in_two_languages(served, page):
    """Say a sum, read what a wrong one shows, see it line by line, type in two scripts, use the sheet, finish in any order."""
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id)
    lesson.expect_progress(0)
    answer_zero(lesson)
    forget_the_penalty(lesson)
    lose_a_contract(lesson)
    fill_two_loads(lesson)
    see_all_lines(lesson)
    use_the_sheet(lesson)
    lesson = go_on_in_persian(lesson)
    lesson.reload()
    expect_what_was_left(lesson)
    finish(lesson)
    lesson.bar.get_by_role("link", name=spoken(lesson.words("lesson-bar-home"), whole=True)).click()
    home = HomePage(page=page, lang="fa")
    home.expect_status("course-home-done")
    home.link("course-home-again", LESSON).wait_for()
    with progress(user_folder(served)) as store:
        assert store.done(LESSON.id) == set(LESSON.required_steps)
        shown = [(each.right, each.misconception) for each in store.answers(LESSON.id) if each.step == "by-a-mile"]
        assert shown == [(False, "set-scores-nothing"), (False, None)]


def answer_zero(lesson: LessonPage) -> None:
    """A71: empty is no answer, 0 is one, and here the right one."""
    question = lesson.widget("quiz-carried")
    lesson.answer(question, " ")
    expect(lesson.said(question, lesson.words("question-empty"))).to_be_visible()
    lesson.answer(question, "none")
    expect(lesson.said(question, lesson.words("question-no-number", example=-47))).to_be_visible()
    lesson.answer(question, "3")
    expect(lesson.said(question, lesson.told("quiz-carried", "new-ones-only"))).to_be_visible()
    lesson.expect_progress(0)
    lesson.answer(question, "0")
    expect(lesson.said(question, lesson.told("quiz-carried", "right"))).to_be_visible()
    lesson.expect_progress(1)


def forget_the_penalty(lesson: LessonPage) -> None:
    """A wrong sum is answered by what it leaves out; the lines come one by one; then the right sum, with its minus, and the bags."""
    sheet = lesson.widget("ten-are-full")
    expect(lesson.lines(sheet)).to_have_count(0)
    lesson.predict(sheet, "53")
    forgotten = lesson.words("score-mistake-penalty-forgotten", before=8, limit=10, penalty=100)
    expect(lesson.said(sheet, forgotten)).to_be_visible()
    expect(lesson.lines(sheet)).to_have_count(0)
    expect(lesson.after("ten-are-full")).to_have_count(0)
    lesson.button(sheet, "score-calculator-next-line").click()
    expect(lesson.lines(sheet)).to_have_count(1)
    expect(lesson.lines(sheet)).to_contain_text(spoken(lesson.words.formula(5, "×", 10, "=", 50)))
    lesson.predict(sheet, f"{MINUS}47", bags="7")
    expect(lesson.said(sheet, lesson.words("score-calculator-right-points", answer=-47))).to_be_visible()
    digit = lesson.words("score-mistake-carry-last-digit", answer=7, before=8)
    expect(lesson.said(sheet, digit)).to_be_visible()
    expect(lesson.lines(sheet)).to_have_count(1)
    lesson.predict(sheet, f"{MINUS}47", bags="1")
    expect(lesson.said(sheet, lesson.words("score-calculator-right-bags", answer=1))).to_be_visible()
    expect(lesson.lines(sheet)).to_have_count(3)
    lesson.expect_words("ten-are-full", "after")
    lesson.expect_progress(2)


def lose_a_contract(lesson: LessonPage) -> None:
    """A73: where no key has a minus, a button has; digits of another script are read."""
    sheet = lesson.widget("one-short")
    lesson.predict(sheet, "۷۰")
    expect(lesson.said(sheet, lesson.words("score-mistake-sign-lost"))).to_be_visible()
    lesson.sign(sheet).click()
    expect(lesson.guess(sheet)).to_have_value(f"{MINUS}70")
    lesson.button(sheet, "score-calculator-check").click()
    expect(lesson.said(sheet, lesson.words("score-calculator-right-points", answer=-70))).to_be_visible()
    lesson.expect_progress(3)


def fill_two_loads(lesson: LessonPage) -> None:
    """Two tens crossed in one round cost two penalties."""
    sheet = lesson.widget("two-loads")
    lesson.predict(sheet, "-69")
    one = lesson.words("score-mistake-one-penalty-for-all-loads", limit=10, penalty=100)
    expect(lesson.said(sheet, one)).to_be_visible()
    lesson.predict(sheet, "-169")
    expect(lesson.said(sheet, lesson.words("score-calculator-right-points", answer=-169))).to_be_visible()
    expect(lesson.lines(sheet).last).to_contain_text(spoken(lesson.words.signed(-200)))
    lesson.expect_progress(4)


def see_all_lines(lesson: LessonPage) -> None:
    """Whoever does not want to guess has all lines shown, and the step counts."""
    sheet = lesson.widget("two-over")
    lesson.button(sheet, "score-calculator-all-lines").click()
    expect(lesson.lines(sheet)).to_have_count(2)
    expect(lesson.guess(sheet)).to_be_disabled()
    lesson.expect_progress(5)


def use_the_sheet(lesson: LessonPage) -> None:
    """The free sheet says what is missing, by how much the tricks are off, gives the rest to the last seat, and works it out."""
    sheet = lesson.widget("your-table")
    for place, bid in (("you", "1"), ("partner", "1"), ("left", "1"), ("right", "1")):
        lesson.field(sheet, "score-calculator-bid", place=place).fill(bid)
    for place, tricks in (("you", "6"), ("partner", "8"), ("left", "0")):
        lesson.field(sheet, "score-calculator-tricks", place=place).fill(tricks)
    too_many = lesson.words("score-calculator-too-many", total=14, off=1, hand=13)
    expect(lesson.said(sheet, too_many)).to_be_visible()
    lesson.field(sheet, "score-calculator-tricks", place="partner").fill("7")
    expect(lesson.lines(sheet)).to_have_count(0)
    lesson.button(sheet, "score-calculator-give-rest", place="right", tricks=0).click()
    expect(lesson.field(sheet, "score-calculator-tricks", place="right")).to_have_value("0")
    lesson.field(sheet, "score-calculator-bags", side="us").fill("۹")
    lesson.field(sheet, "score-calculator-total", side="us").fill(f"{MINUS}31")
    lesson.field(sheet, "score-calculator-total", side="them").fill("0")
    expect(lesson.lines(sheet)).to_have_count(3)
    expect(sheet.get_by_text(spoken(lesson.words.sum_formula([-31, -169])))).to_be_visible()


def go_on_in_persian(lesson: LessonPage) -> LessonPage:
    """Every step turns, sums that were worked out too: Persian digits, the minus in front."""
    persian = lesson.speak("fa")
    for step in LESSON.steps:
        persian.expect_words(step.id)
    expect_what_was_left(persian)
    return persian


def expect_what_was_left(lesson: LessonPage) -> None:
    """The sheets show what they showed, in the language of the page."""
    sheet = lesson.widget("ten-are-full")
    expect(lesson.said(sheet, lesson.words("score-calculator-right-points", answer=-47))).to_be_visible()
    expect(lesson.guess(sheet)).to_have_value("−۴۷")
    expect(lesson.lines(sheet)).to_have_count(3)
    sheet = lesson.widget("your-table")
    expect(lesson.field(sheet, "score-calculator-bags", side="us")).to_have_value("۹")
    expect(sheet.get_by_text(spoken(lesson.words.sum_formula([-31, -169])))).to_be_visible()
    expect(lesson.said(lesson.widget("quiz-carried"), lesson.told("quiz-carried", "right"))).to_be_visible()
    lesson.expect_words("ten-are-full", "after")
    lesson.expect_progress(5)
    expect(lesson.page.locator("html")).to_have_attribute("dir", "rtl")


def finish(lesson: LessonPage) -> None:
    """The steps that are left, from the last to the first; with the last of them the lesson is done (A77)."""
    answers = {
        "quiz-total": 61,
        "quiz-over": 51,
        "quiz-short": -60,
        "quiz-exact": 50,
        "what-is-left": 1,
        "one-promise": 7,
    }
    question = lesson.widget("what-is-left")
    lesson.answer(question, "۷")
    expect(lesson.said(question, lesson.told("what-is-left", "last-digit"))).to_be_visible()
    for number, (step, right) in enumerate(answers.items(), start=6):
        lesson.answer(lesson.widget(step), lesson.words.plain_number(right))
        expect(lesson.said(lesson.widget(step), lesson.told(step, "right"))).to_be_visible()
        lesson.expect_progress(number)
    lesson.predict(lesson.widget("all-of-them"), "94")
    lesson.expect_progress(12)
    lesson.predict(lesson.widget("kept"), "۷۰")
    lesson.expect_progress(13)
    reveal_line_by_line(lesson)


def reveal_line_by_line(lesson: LessonPage) -> None:
    """Worked examples come line by line, and what a wrong number shows is said; what is shown counts as through, not as right."""
    worked = lesson.widget("how-many-short")
    lesson.reveal(worked, 3)
    expect(lesson.said(worked, lesson.words("worked-mistake-own-bid-only", answer=3))).to_be_visible()
    lesson.reveal(worked, 6, 1)
    lesson.expect_words("how-many-short", "after")
    lesson.expect_progress(14)
    worked = lesson.widget("by-a-mile")
    lesson.reveal(worked, 0)
    expect(lesson.said(worked, lesson.words("score-mistake-set-scores-nothing", each=10))).to_be_visible()
    lesson.button(worked, "worked-show").click()
    lesson.expect_progress(15)
    lesson.reveal(lesson.widget("nobodys-trick"), 1)
    lesson.reveal(lesson.widget("short-cut"), 5, 50, 3, 53)
    lesson.expect_progress(17)


def test_nothing_typed_is_lost_when_requests_are_slow(served, page):
    """A number on its way is not overtaken by the next ones: all arrive, in their order, and the sheet shows them."""
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id)
    held = []

    def hold(route):
        first = not held and "tricks/you" in (route.request.post_data or "")
        held.append(route) if first else route.continue_()

    page.route("**/api/kernel/set_model_value*", hold)
    sheet = lesson.widget("your-table")
    for place, tricks in (("you", "6"), ("partner", "7"), ("left", "0")):
        lesson.field(sheet, "score-calculator-tricks", place=place).fill(tricks)
    page.wait_for_timeout(500)
    held.pop().continue_()
    rest = lesson.button(sheet, "score-calculator-give-rest", place="right", tricks=0)
    expect(rest).to_be_visible()
    for place, tricks in (("you", "6"), ("partner", "7"), ("left", "0")):
        expect(lesson.field(sheet, "score-calculator-tricks", place=place)).to_have_value(tricks)
    with progress(user_folder(served)) as store:
        entries = store.state(LESSON.id, "your-table")["state"]["entries"]
    assert [entries[f"tricks/{place}"] for place in ("you", "partner", "left", "right")] == ["6", "7", "0", ""]


# What may not be known


@pytest.mark.deep  # the logic is tried for this without a browser
def test_nothing_tells_the_sum_before_it_is_shown(served, page):
    """Neither lines nor points of a sum to be guessed, nor what is said of answers, reach the page before a check."""
    heard = Heard().on(page)
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id)
    lesson.guess(lesson.widget("two-loads")).fill("12")
    page.wait_for_timeout(200)
    asked = [view for view in heard.views() if any(side.get("ask") for side in view.get("sides", ()))]
    assert len(asked) >= 6
    for view in asked:
        for side in view["sides"]:
            assert (side["lines"], side["points"], side["total_after"], side["bags_after"]) == ([], None, None, None)
    texts = [*heard.texts(), page_text(page)]
    secrets = [
        *(f"{MINUS}169", "+94", f"{MINUS}47"),
        *(words for step in LESSON.steps for part in parts_after(lesson, step.id) for words in part),
    ]
    assert len(secrets) > 30
    assert [secret for secret in secrets if any(re.search(spoken(secret), text) for text in texts)] == []

    # The same looking finds what a check brings.
    lesson.predict(lesson.widget("two-loads"), "-169")
    lesson.expect_progress(1)
    views = [view for view in heard.views() if any(side.get("ask") for side in view.get("sides", ()))]
    assert [line["points"] for line in views[-1]["sides"][0]["lines"]] == [20, 11, -200]
    assert views[-1]["sides"][0]["points"] == -169
    assert any(f"{MINUS}169" in text for text in heard.texts())


def parts_after(lesson: LessonPage, step_id: str) -> list[list[str]]:
    """Return what a step says only after an answer, in pieces."""
    names = LESSON.section(step_id, lesson.lang)[0].parts
    return [fragments(lesson.text_of(step_id, name)) for name in names]
