"""The home page of the course: what is done, what comes next, choices that hold everywhere, a file that cannot be read."""

import pytest
from playwright.sync_api import expect

from spades_teach.course.load import the_course
from spades_teach.course.progress import FILE_NAME
from spades_teach.i18n import words_for
from tests.browser import hosts
from tests.browser.lesson_pages import (
    ENGLISH,
    HomePage,
    LessonPage,
    begin_anew,
    open_lesson,
    progress,
    spoken,
    user_folder,
)

FIRST, SECOND = the_course().lessons[:2]
COUNTED = sum(not entry.closing for entry in the_course().entries)


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """The course as `spades-teach learn` serves it: one server for all stories of this file."""
    with hosts.course_server("learn", home=tmp_path_factory.mktemp("course"), env=ENGLISH) as server:
        yield server


@pytest.fixture
def served(course):
    """The course with a new reader."""
    begin_anew(user_folder(course))
    return course


def test_home_says_what_is_next(served, page):
    """A new reader is led to the first lesson; one lesson done leads to the next, without asking for the first any more."""
    page.goto(served.url)
    home = HomePage(page=page)
    expect(home.link("course-home-begin", FIRST)).to_have_class("spades-button spades-go")
    expect(home.link("course-home-begin", SECOND)).to_have_class("spades-button")
    needed = home.words("course-home-needs", lessons=FIRST.words("en").title)
    expect(home.group.get_by_text(spoken(needed))).to_be_visible()
    expect(home.group.get_by_text(spoken(home.words("course-home-progress", done=0, of=COUNTED)))).to_be_visible()
    with progress(user_folder(served)) as store:
        for step in FIRST.required_steps:
            store.record(FIRST.id, step, done=True)
    page.reload()
    home.expect_status("course-home-done")
    expect(home.link("course-home-again", FIRST)).to_have_class("spades-button")
    expect(home.link("course-home-begin", SECOND)).to_have_class("spades-button spades-go")
    expect(home.group.get_by_text(spoken(needed))).to_be_hidden()
    expect(home.group.get_by_text(spoken(home.words("course-home-progress", done=1, of=COUNTED)))).to_be_visible()


@pytest.mark.deep
def test_the_book_of_rules_is_one_press_away(served, page):
    """From home to the questions and the book, in the reader's language, and back; a rule picked there answers the questions."""
    page.goto(served.url)
    page.get_by_role("link", name=words_for("en")("book-title")).click()
    expect(page.locator(".spades-rule-book")).to_be_visible()
    page.get_by_role("searchbox").first.fill("can I lead spades")
    expect(page.locator(".spades-dispute-ask").first).to_contain_text("May I lead a spade")
    page.locator(".spades-dispute-ask").first.click()
    table = page.locator(".spades-dispute-at")
    at_first = table.inner_text()
    page.locator("[data-profile=pagat]").click()
    expect(table).not_to_have_text(at_first)
    expect(page.locator(".spades-charter-sheet")).to_be_visible()
    page.get_by_role("link", name=words_for("en")("lesson-bar-home")).click()
    expect(page.locator(".spades-home")).to_be_visible()


def test_a_choice_at_home_holds_in_the_lessons(served, new_page):
    """Language and colours chosen at home are those of a lesson, and the other way round; 360 px are enough for the page."""
    page = new_page(width=360)
    page.goto(served.url)
    home = HomePage(page=page)
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    persian = words_for("fa")
    home.group.get_by_role("radio", name=spoken(persian.locale.name, whole=True)).click()
    home = HomePage(page=page, lang="fa")
    home.link("course-home-begin", FIRST).wait_for()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    home.group.get_by_role("button", name=spoken(persian("lesson-bar-colours"))).click()
    expect(home.group).to_have_attribute("data-colours", "four")
    assert page.evaluate("document.querySelector('#App').scrollWidth <= innerWidth")
    assert hosts.accessibility_problems(page) == []

    home.link("course-home-begin", FIRST).click()
    lesson = LessonPage(page=page, lesson=FIRST, lang="fa")
    lesson.wait()
    expect(lesson.bar).to_have_attribute("data-colours", "four")
    asked = next(step.id for step in FIRST.steps if step.widget)
    expect(lesson.widget(asked)).to_have_attribute("data-colours", "four")
    lesson.speak("en").bar.get_by_role("link").first.click()
    home = HomePage(page=page, lang="en")
    home.link("course-home-begin", SECOND).wait_for()
    expect(home.group).to_have_attribute("data-colours", "four")
    page.emulate_media(color_scheme="dark")
    expect(home.group).to_have_attribute("data-theme", "dark")
    assert hosts.accessibility_problems(page) == []


@pytest.mark.deep
def test_an_address_may_ask_for_a_language(served, page):
    """`?lang=fa` opens the page in Persian; a choice made there is in the address, so that a reload does not undo it."""
    lesson = open_lesson(page, f"{served.url}/{FIRST.id}/?lang=fa", FIRST.id, lang="fa")
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    lesson = lesson.speak("en")
    lesson.expect_words("welcome")
    lesson.reload()
    lesson.expect_words("welcome")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert "lang=en" in page.url


def test_a_file_that_cannot_be_read_is_kept_and_named(served, page):
    """A damaged progress file is kept aside, home says so in one sentence, and the course goes on with a new file."""
    file = user_folder(served) / FILE_NAME
    file.write_bytes(b"not what it was" * 1000)
    page.goto(served.url)
    home = HomePage(page=page)
    home.link("course-home-begin", FIRST).wait_for()
    kept = list(file.parent.glob(f"*damaged*{file.suffix}"))
    assert len(kept) == 1
    assert kept[0].read_bytes() == b"not what it was" * 1000
    said = home.words("progress-damaged", file=str(kept[0]))
    expect(home.group.get_by_role("status").filter(has_text=spoken(said))).to_be_visible()
    with progress(user_folder(served)) as store:
        assert store.answers() == ()
