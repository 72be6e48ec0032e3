"""RuleBook as people meet it: found, opened, an example worked in place and put away, by keys alone; light and dark."""

import pytest
from playwright.sync_api import expect

from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import RuleBook
from tests.browser import hosts
from tests.browser.looks import LOOKS
from tests.browser.stage import put_on_stage, wait_until_confirmed


def test_an_example_by_keys_alone(new_page):
    """The focus goes to the page that opens, works the example inside it, and comes back to the list."""
    page = new_page()
    book = RuleBook(lang="en")
    put_on_stage(page, book)
    page.get_by_role("searchbox").focus()
    page.keyboard.type("sandbagging")
    entry = page.locator(".spades-book-entry").first
    expect(entry).to_contain_text("Bag penalty")
    page.keyboard.press("ArrowDown")
    expect(entry).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".spades-book-rule")).to_be_focused()
    page.keyboard.press("Tab")
    trying, reading = page.locator(".spades-book-example > .spades-row > button").all()[:2]
    expect(trying).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # just read: the sentence comes, is said, and the focus stays
    told = page.locator(".spades-book-example-text:visible")
    expect(told).to_have_text("The tenth bag costs 100 points; the eleventh stays on the count.")
    expect(page.locator(".spades > [aria-live]")).to_have_text(told.inner_text())
    expect(reading).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(told).to_have_count(0)  # asked before it is told again
    page.locator(".spades-worked-open").get_by_role("textbox").focus()
    page.keyboard.type("5\n")
    expect(page.locator(".spades-worked-value")).to_have_text(["5"])
    page.locator(".spades-book-page > .spades-row > button").first.focus()
    page.keyboard.press("Enter")
    expect(entry).to_be_focused()
    assert book.rule is None
    wait_until_confirmed(page, book)


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_axe_finds_nothing(width, dark, lang, new_page):
    """No violation on the list and on a page with an example, contrast included; nothing is wider than the page."""
    page = new_page(width=width, dark=dark, touch=width < 400)
    book = RuleBook(category="deal", lang=lang, four_colour=dark)
    put_on_stage(page, book, shadow=width > 400, background="#14181d" if dark else "#ffffff")
    assert hosts.accessibility_problems(page) == []
    page.locator(".spades-book-entry").first.click()
    page.get_by_role("button", name=plain_text(words_for(lang)("book-read", number=1))).click()
    page.get_by_role("button", name=plain_text(words_for(lang)("book-try", number=2))).click()
    expect(page.locator(".spades-worked-open")).to_be_visible()
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
