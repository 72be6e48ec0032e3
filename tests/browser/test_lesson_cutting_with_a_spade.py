"""The lesson about cutting as a story, on the course's own pages: guess, read why, decide card by card, go on in Persian, come back."""

import pytest
from playwright.sync_api import Locator, expect

from spades_teach.course.load import the_course
from tests.browser import hosts
from tests.browser.lesson_pages import ENGLISH, LessonPage, begin_anew, open_lesson, progress, spoken, user_folder

LESSON = the_course().lesson("cutting-with-a-spade")


@pytest.fixture
def served(tmp_path):
    """The course as `spades-teach learn` serves it, with a new reader."""
    with hosts.course_server("learn", home=tmp_path, env=ENGLISH) as server:
        begin_anew(user_folder(server))
        yield server


@pytest.mark.deep
def test_a_reader_learns_when_to_cut_and_when_not_to(served, page):
    """Doubt the two of spades, cut by force, cut too high, cut the partner: each is answered; Persian, reload, the quiz, light and dark."""
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id)
    doubt_the_two(lesson)
    cut_by_force(lesson)
    decide_card_by_card(lesson)
    for step, wrong, right in (("how-high", "queen", "nine"), ("partner-again", "spade", "club")):
        choose_wrong_then_right(lesson, step, wrong, right)
    lesson.expect_progress(5)
    assert hosts.accessibility_problems(page) == []

    lesson = lesson.speak("fa")
    for step in LESSON.steps:
        lesson.expect_words(step.id)
    lesson.expect_words("card-by-card", "after")
    lesson.reload()
    lesson.expect_progress(5)
    expect(lesson.option(lesson.widget("how-high"), "how-high", "nine")).to_be_checked()
    end_the_quiz(lesson)
    page.emulate_media(color_scheme="dark")
    assert hosts.accessibility_problems(page) == []
    with progress(user_folder(served)) as store:
        beliefs = [each.misconception for each in store.answers(LESSON.id) if each.misconception]
    assert beliefs == [
        "spade-does-not-beat",
        "must-trump-when-void",
        "other-suit-wins",
        "cut-too-high",
        "cutting-partner",
        "must-beat",
    ]


def doubt_the_two(lesson: LessonPage) -> None:
    """A29: the ace of hearts does not hold against the two of spades."""
    quiz = lesson.widget("two-beats-ace")
    lesson.point(quiz, "right", "AH", "highest-of-suit-led")
    lesson.check(quiz)
    belief = lesson.words("misconception-spade-does-not-beat", card="AH", best="2S", suit="H")
    expect(lesson.said(quiz, belief)).to_be_visible()
    lesson.button(quiz, "quiz-try-again").click()
    lesson.point(quiz, "you", "2S", "highest-spade")
    lesson.check(quiz)
    lesson.expect_words("two-beats-ace", "after")


def cut_by_force(lesson: LessonPage) -> None:
    """Rule question 4: spades alone are not all that a void player may play."""
    quiz = lesson.widget("must-you")
    lesson.mark(quiz, "QS 4S")
    lesson.check(quiz)
    belief = lesson.words("misconception-must-trump-when-void", card="6D", suit="H")
    expect(lesson.said(quiz, belief)).to_be_visible()
    lesson.button(quiz, "quiz-try-again").click()
    lesson.mark(quiz, "QS 4S 9C 6D")
    lesson.check(quiz)
    lesson.expect_step("must-you", done=True)


def decide_card_by_card(lesson: LessonPage) -> None:
    """The worked example of the source: four cards that may be played, two that take the trick."""
    steps = lesson.widget("card-by-card")
    for through in range(4):
        expect(steps.locator(".spades-worked-value")).to_have_count(through)
        steps.get_by_role("radio", name=spoken(lesson.words("worked-yes"), whole=True)).click()
        lesson.button(steps, "worked-check").click()
    expect(steps.locator(".spades-worked-value")).to_have_count(4)
    take(steps, "KH")
    lesson.button(steps, "worked-check").click()
    off = lesson.words("worked-wrong-taking", card="KH", best="AD", why="off")
    expect(lesson.said(steps, off)).to_be_visible()
    take(steps, "KH 9S 3S")
    lesson.button(steps, "worked-check").click()
    lesson.expect_words("card-by-card", "after")


def take(steps: Locator, cards: str) -> None:
    for card in cards.split():
        steps.locator(f".spades-fan button[data-card='{card}']").click()


def choose_wrong_then_right(lesson: LessonPage, step: str, wrong: str, right: str) -> None:
    question = lesson.widget(step)
    for option in (wrong, right):
        lesson.option(question, step, option).click()
        lesson.button(question, "question-check").click()
        expect(lesson.said(question, lesson.told(step, option))).to_be_visible()


def end_the_quiz(lesson: LessonPage) -> None:
    """Five questions: in the last one only the cards that beat are marked; it is asked again, and then the step counts."""
    quiz = lesson.widget("quiz")
    for cards, point in (
        ("7S 4S QH 10H 3D", None),
        ("", ("partner", "3S", "highest-spade")),
        ("JD 6D", None),
        ("", ("right", "QS", "highest-spade")),
        ("QS", None),
    ):
        lesson.mark(quiz, cards)
        if point:
            lesson.point(quiz, *point)
        lesson.check(quiz)
        expect(quiz.get_by_role("status").filter(visible=True).first).not_to_be_empty()
        last = cards == "QS"
        lesson.button(quiz, "quiz-finish" if last else "quiz-next").click()
    expect(quiz.get_by_text(spoken(lesson.words("quiz-over", right=4, of=5)))).to_be_visible()
    lesson.button(quiz, "quiz-again-missed", count=1).click()
    lesson.mark(quiz, "QS 5S 8C 2C AH")
    lesson.check(quiz)
    lesson.expect_step("quiz", done=True)
    lesson.expect_progress(6)
