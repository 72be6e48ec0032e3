"""RuleDispute as people meet it: a question typed and answered by keys alone, in Persian by touch, light and dark."""

import pytest
from playwright.sync_api import expect

from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import RuleDispute
from tests.browser import hosts
from tests.browser.looks import LOOKS
from tests.browser.stage import put_on_stage, wait_until_confirmed


def test_a_question_by_keys_alone(new_page):
    """Typed, found, opened and closed without a mouse; the focus is never lost, and the answer is that of the table."""
    page = new_page()
    dispute = RuleDispute("standard+play-to-win-tarot", lang="en")
    put_on_stage(page, dispute)
    field = page.get_by_role("searchbox")
    field.focus()
    page.keyboard.type("must i trump")
    questions = page.locator(".spades-dispute-ask")
    expect(questions.first).to_have_text("Must I trump when I cannot follow suit?")
    page.keyboard.press("ArrowDown")
    expect(questions.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".spades-dispute-text")).to_contain_text("Yes. At this table")
    expect(questions.first).to_be_focused()
    expect(page.locator(".spades-fan [data-state=legal]")).to_have_attribute("data-card", "3S")
    page.keyboard.press("Enter")
    expect(page.locator(".spades-dispute-text")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(field).to_be_focused()
    assert dispute.found[0] == "must-trump"
    wait_until_confirmed(page, dispute)


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_axe_finds_nothing(width, dark, lang, new_page):
    """No violation in any state, size, theme and language; nothing is wider than the page; hands keep left to right."""
    page = new_page(width=width, dark=dark, touch=width < 400)
    dispute = RuleDispute(lang=lang, four_colour=dark)
    opened = [RuleDispute(question=each, lang=lang) for each in ("must-trump", "failed-nil-tricks")]
    put_on_stage(page, dispute, *opened, shadow=width > 400, background="#14181d" if dark else "#ffffff")
    page.get_by_role("searchbox").first.fill(words_for(lang)("dispute-placeholder"))
    question = plain_text(words_for(lang)("question-lead-spade-unbroken"))
    first = page.locator(".spades-dispute-ask").first
    expect(first).to_have_text(question)
    first.click()
    expect(page.locator(".spades-dispute-text").first).to_be_visible()
    cards = page.locator(".spades-fan").first
    left, right = (cards.locator(f"[data-card='{card}']").bounding_box()["x"] for card in ("QS", "2D"))
    assert left < right
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
