"""EndgameBoard as people meet it: asked, answered by keys, walked along, in two languages and themes, small and large."""

import pytest
from playwright.sync_api import expect

from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import EndgameBoard
from tests.browser import hosts
from tests.browser.stage import put_on_stage, wait_until_confirmed

A12 = ("NS:470/8 EW:430/3", "NS:4 EW:6")
WORDS = words_for("en")


def box(page, tricks):
    return page.get_by_role("radio").nth(tricks)


def test_a_story_by_keys(new_page):
    """A12, A79: the penalty is forgotten, told and mended; then along the strip by arrows, line by line, without a violation."""
    page = new_page(width=800)
    board = EndgameBoard(*A12, predict=True, lang="en")
    put_on_stage(page, board)
    expect(page.get_by_role("radio")).to_have_count(0)
    field = page.get_by_role("textbox", name=WORDS("endgame-board-guess"))
    field.fill("6")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The 100 points go off before anybody has won")).to_be_visible()
    assert hosts.accessibility_problems(page) == []
    field.fill("4")
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio")).to_have_count(14)
    expect(box(page, 4)).to_be_focused()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(box(page, 6)).to_be_checked()
    expect(page.get_by_text("The bag penalty decides")).to_be_visible()
    expect(page.locator(".spades-lines").first.get_by_role("listitem")).to_have_count(3)
    page.keyboard.press("End")
    expect(box(page, 13)).to_be_checked()
    page.locator(".spades-end-summary").click()
    expect(page.get_by_role("row")).to_have_count(15)
    expect(page.get_by_role("row").nth(14)).to_have_attribute("aria-current", "true")
    wait_until_confirmed(page, board)
    assert (board.guesses, board.tricks, board.totals) == ((6, 4), 13, (419, 370))
    assert hosts.accessibility_problems(page) == []


@pytest.mark.deep
def test_a_nil_in_persian_on_a_phone(new_page):
    """A82: two rows of boxes, arrows that run with the page, a nil supposed to fail, signs that stay whole; nothing is wider than the page."""
    page = new_page(width=360, dark=True)
    words = words_for("fa")
    board = EndgameBoard("NS:-60/8 EW:447/3", "N:4 S:nil EW:5", choose_rules=True, lang="fa")
    put_on_stage(page, board, background="#14181d")
    page.get_by_role("radio", name=words("endgame-board-nil-failed"), exact=True).click()
    expect(page.get_by_role("radio", name=words("endgame-board-nil-failed"), exact=True)).to_be_checked()
    boxes = page.locator(".spades-end-box")
    tops = boxes.evaluate_all("(all) => all.map((each) => Math.round(each.getBoundingClientRect().top))")
    assert len(set(tops)) == 2
    lefts = boxes.evaluate_all("(all) => all.slice(0, 7).map((each) => each.getBoundingClientRect().left)")
    assert lefts == sorted(lefts, reverse=True)
    boxes.nth(4).click()
    page.keyboard.press("ArrowLeft")
    expect(boxes.nth(5)).to_be_checked()
    page.keyboard.press("ArrowDown")
    expect(boxes.nth(12)).to_be_checked()
    total = board.totals[0]
    assert total < 0
    assert f"\N{MINUS SIGN}{words.number(-total)}"[:1] in plain_text(page.locator(".spades-scores").inner_text())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert hosts.accessibility_problems(page) == []


@pytest.mark.deep
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(dark, new_page, picture):
    """No violation while it is empty, asked and answered, in both themes, wide and narrow; and a board is changed by what is typed."""
    page = new_page(width=360 if dark else 900, dark=dark)
    empty = EndgameBoard(lang="fa" if dark else "en")
    full = EndgameBoard("NS:461/8 EW:447/3", "N:5 E:nil S:nil W:4", lang="en")
    put_on_stage(page, full, empty, background="#14181d" if dark else "#ffffff")
    assert hosts.accessibility_problems(page) == []
    picture(page.locator(".spades").first, f"endgame-board-{'dark' if dark else 'light'}")
