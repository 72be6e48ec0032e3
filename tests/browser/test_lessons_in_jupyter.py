"""Both lessons in JupyterLab, as readers of notebooks meet them: run, answered, loaded anew, and in Persian."""

import re
import shutil

import pytest
from playwright.sync_api import Page, expect

from spades_teach.course.load import data_folder
from tests.browser import hosts
from tests.browser.lesson_pages import ENGLISH, Heard, begin_anew, fragments, open_lab_lesson, progress, spoken
from tests.browser.test_lesson_bidding import bid, count

KEYS = ("a", "b", "d", "d", "x", "m", "1", "z", "0", "0", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Escape")
"""Each of them does something to the cells of JupyterLab when it reaches its command mode."""


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """JupyterLab on a copy of the notebooks: one server for all stories of this file."""
    home = tmp_path_factory.mktemp("lab")
    folder = shutil.copytree(data_folder("notebooks") / "jupyter", home / "notebooks")
    with hosts.lab_server(folder, home=home, env=ENGLISH) as server:
        yield server, home / "spades_teach"


@pytest.fixture
def served(lab):
    """JupyterLab with a new reader: its address, and where progress is kept."""
    server, folder = lab
    begin_anew(folder)
    return server.url, folder


def test_the_first_lesson_is_run_answered_and_loaded_anew(served, page):
    """Answer wrong, read why, answer right, type what would cut cells elsewhere; a page loaded anew shows it all again."""
    url, folder = served
    lesson = open_lab_lesson(page, url, "following-suit")
    lesson.expect_progress(0)
    quiz = lesson.widget("which-cards")
    lesson.mark(quiz, "AS 9H 4H")
    lesson.check(quiz)
    belief = lesson.words("misconception-spade-may-always-be-played", card="AS", suit="H")
    expect(lesson.said(quiz, belief)).to_be_visible()
    lesson.button(quiz, "quiz-try-again").click()
    lesson.mark(quiz, "9H 4H")
    lesson.check(quiz)
    expect(lesson.said(quiz, lesson.words("follows-suit", suit="H"))).to_be_visible()
    lesson.expect_progress(1)

    before = cells(page)
    type_keys(page)
    fan = lesson.widget("ask-the-cards")
    lesson.button(fan, "hand-fan-card-legal", card="QH").focus()
    type_keys(page)
    assert fan.evaluate("(node) => node.contains(document.activeElement)")
    lesson.reason(lesson.widget("one-trick"), "last-card").focus()
    type_keys(page)
    assert cells(page) == before

    lesson.button(fan, "hand-fan-card-blocked", card="KD").click()
    why = lesson.words("hand-fan-blocked", card="KD", why=lesson.words("must-follow-suit", suit="H"))
    expect(lesson.said(fan, why)).to_be_visible()
    lesson.card(lesson.widget("quiz"), "KD").click()
    save(page)
    page.goto(page.url.partition("?")[0])
    expect(lesson.said(lesson.widget("which-cards"), lesson.words("follows-suit", suit="H"))).to_be_visible(
        timeout=hosts.PATIENCE * 1000
    )
    expect(lesson.said(lesson.widget("ask-the-cards"), why)).to_be_visible()
    expect(lesson.card(lesson.widget("quiz"), "KD", "chosen")).to_be_visible()
    lesson.expect_progress(1)
    assert cells(page) == before
    lesson.button(lesson.widget("which-cards"), "quiz-once-more").click()
    expect(lesson.card(lesson.widget("which-cards"), "9H")).to_be_visible()
    with progress(folder) as store:
        assert [each.right for each in store.answers("following-suit") if each.step == "which-cards"] == [False, True]


@pytest.mark.deep
def test_the_second_lesson_works_out_sums(served, page):
    """A wrong sum says what it leaves out, the right one brings the lines, in whatever digits it is typed; Python answers too."""
    url, _ = served
    heard = Heard().on(page)
    lesson = open_lab_lesson(page, url, "scoring-a-round")
    sheet = lesson.widget("ten-are-full")
    secrets = ["\N{MINUS SIGN}47", *fragments(lesson.told("quiz-carried", "right"), words=4)]
    lesson.predict(sheet, "53")
    forgotten = lesson.words("score-mistake-penalty-forgotten", before=8, limit=10, penalty=100)
    expect(lesson.said(sheet, forgotten)).to_be_visible()
    expect(lesson.lines(sheet)).to_have_count(0)
    assert [secret for secret in secrets if heard.frame_with(secret)] == []
    lesson.predict(sheet, "−۴۷")
    expect(lesson.said(sheet, lesson.words("score-calculator-right-points", answer=-47))).to_be_visible()
    expect(lesson.lines(sheet)).to_have_count(3)

    before = cells(page)
    lesson.guess(lesson.widget("kept")).focus()
    type_keys(page)
    lesson.widget("quiz-carried").get_by_role("textbox").focus()
    type_keys(page)
    assert cells(page) == before

    lesson.answer(lesson.widget("quiz-carried"), "0")
    expect(lesson.said(lesson.widget("quiz-carried"), lesson.told("quiz-carried", "right"))).to_be_visible()
    lesson.expect_progress(2)
    assert [secret for secret in secrets if heard.frame_with(secret)] == secrets
    # The cells of Python have run, and say what the lesson says.
    ran = page.locator(".jp-CodeCell").filter(has=page.locator(".cm-content", has_text='score.of("NS").lines'))
    expect(ran.locator(".jp-OutputArea-output")).to_contain_text("('bag-penalty', -100)")
    assert hosts.accessibility_problems(page) == []


@pytest.mark.deep
def test_a_hand_is_counted_and_bid(served, page):
    """Rounds come in by themselves in JupyterLab too; keys bid and touch no cell; a notebook loaded anew shows the count and the bid."""
    url, _ = served
    lesson = open_lab_lesson(page, url, "bidding")
    before = cells(page)
    pad = count(lesson, "long-diamonds", "AS KS QH AC KD 10C")
    expect(lesson.button(pad, "bid-pad-card-wrong", card="QH")).to_be_visible()
    lesson.expect_progress(1)
    key = bid(lesson, lesson.widget("one-each"), "4")
    key.focus()
    type_keys(page)
    key.press("Enter")
    chosen = bid(lesson, lesson.widget("one-each"), "4", "chosen")
    expect(chosen).to_be_focused()
    chosen.press("Enter")
    expect(lesson.said(lesson.widget("one-each"), lesson.words("bid-pad-made", bid="4"))).to_be_visible()
    lesson.expect_progress(2)
    save(page)
    page.goto(page.url.partition("?")[0])
    made = bid(lesson, lesson.widget("one-each"), "4", "made")
    expect(made).to_be_visible(timeout=hosts.PATIENCE * 1000)
    expect(lesson.button(lesson.widget("long-diamonds"), "bid-pad-card-wrong", card="QH")).to_be_visible()
    ran = page.locator(".jp-CodeCell").filter(has=page.locator(".cm-content", has_text="likely_tricks(hand)"))
    expect(ran.locator(".jp-OutputArea-output")).to_contain_text("['QS', 'JS', '10S', '9S', 'KC']")
    assert cells(page) == before


@pytest.mark.deep
def test_a_lesson_in_persian_reads_from_right_to_left(served, page):
    """Prose, tables of tricks apart, and widgets turn; what is said after an answer opens by a click, and is answered in Persian."""
    url, _ = served
    lesson = open_lab_lesson(page, url, "following-suit", lang="fa")
    words = page.locator('.jp-MarkdownCell [dir="rtl"]')
    for fragment in lesson.fragments_of("which-cards"):
        words = words.filter(has_text=spoken(fragment))
    paragraph = words.locator("p").first
    expect(paragraph).to_be_visible()
    assert paragraph.evaluate("(node) => getComputedStyle(node).direction") == "rtl"
    assert paragraph.evaluate("(node) => getComputedStyle(node).textAlign") in ("right", "start")
    quiz = lesson.widget("which-cards")
    expect(quiz).to_have_attribute("dir", "rtl")
    lesson.mark(quiz, "AS 9H 4H")
    lesson.check(quiz)
    belief = lesson.words("misconception-spade-may-always-be-played", card="AS", suit="H")
    expect(lesson.said(quiz, belief)).to_be_visible()
    after = page.locator("details").filter(has_text=spoken(lesson.fragments_of("which-cards", "after")[0]))
    expect(after.locator("p").first).to_be_hidden()
    after.locator("summary").first.click()  # inside is the glossary, folded too
    expect(after.locator("p").first).to_be_visible()
    assert hosts.accessibility_problems(page) == []


def cells(page: Page) -> list[tuple[str, str]]:
    """Return kind and text of every cell of the notebook."""
    return page.locator(
        ".jp-Notebook .jp-Cell"
    ).evaluate_all("""(cells) => cells.map((cell) =>
        [cell.className.match(/jp-(Code|Markdown|Raw)Cell/)[1], cell.querySelector(".cm-content, .jp-MarkdownOutput")?.textContent ?? ""])""")


def type_keys(page: Page) -> None:
    """Type on whatever has the focus, and give the host the time to do something about it."""
    for key in KEYS:
        page.keyboard.press(key)
    page.wait_for_timeout(150)


def save(page: Page) -> None:
    """Save the notebook, and wait until it is saved."""
    with page.expect_response(lambda each: each.request.method == "PUT" and "/api/contents/" in each.url) as saved:
        page.get_by_role("button", name=re.compile("^Save and create checkpoint")).click()
    assert saved.value.ok
