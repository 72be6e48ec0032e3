"""RulesPicker as people meet it: a table put together by keys in marimo, a conflict explained, a setting moved, the text handed out."""

import pytest
from playwright.sync_api import expect

from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import RulesPicker
from tests.browser import hosts
from tests.browser.stage import put_on_stage, wait_until_confirmed

WORDS = words_for("en")
CELLS = (
    'from spades_teach import RulesPicker\npicker = mo.ui.anywidget(RulesPicker(topic="scoring", lang="en"))\npicker',
    'mo.md(f"We play **{picker.spec}** to {picker.rules.endings[-1].target}.")',
)


def switch(page, rule):
    return page.get_by_role("switch", name=WORDS.rule(rule), exact=True)


def tile(page, rule):
    return page.locator(f".spades-rp-tile[data-rule={rule}]")


def test_a_table_is_put_together_by_keys(show):
    """Switch on, see a conflict explained, swap, move a slider, see the example change; a cell that depends on it follows."""
    page = show("marimo", CELLS)
    told = page.get_by_text("We play")
    expect(told).to_contain_text("standard to 500")
    switch(page, "three-b").focus()
    page.keyboard.press("Enter")
    expect(switch(page, "three-b")).to_have_attribute("aria-checked", "true")
    expect(switch(page, "three-b")).to_be_focused()
    expect(told).to_contain_text("standard+three-b")
    expect(tile(page, "quicksand")).to_contain_text(
        plain_text(WORDS("rules-picker-mark-blocked", rules=WORDS.rule("three-b")))
    )
    switch(page, "quicksand").focus()
    page.keyboard.press("Enter")  # greyed, and yet it can be asked why
    swap = tile(page, "quicksand").locator(".spades-rp-swap")
    expect(swap).to_be_visible()
    expect(switch(page, "quicksand")).to_have_attribute("aria-checked", "false")
    swap.focus()
    page.keyboard.press("Enter")
    expect(switch(page, "quicksand")).to_have_attribute("aria-checked", "true")
    slider = page.get_by_role("slider").last
    total = tile(page, "quicksand").locator(".spades-rp-result tr[data-sum=true] > :last-child")
    before = total.inner_text()
    slider.focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("standard+quicksand:undertrick=-5")
    expect(total).not_to_have_text(before)
    page.get_by_role("textbox", name=WORDS("rules-picker-take-over")).fill("standard+short-game-300+bord")
    page.keyboard.press("Enter")
    expect(page.locator(".spades-rp-box .spades-rp-wrong")).to_contain_text("bord")
    page.get_by_role("textbox", name=WORDS("rules-picker-take-over")).fill("standard+short-game-300")
    page.keyboard.press("Enter")
    expect(told).to_contain_text("standard+short-game-300 to 300")
    expect(page.locator(".spades-rp-spec")).to_have_text("standard+short-game-300")


def test_a_search_on_a_phone_in_persian(new_page):
    """Arabic letters find Persian names; nothing stands beside the page; what was found can be switched on."""
    page, words = new_page(width=360), words_for("fa")
    picker = RulesPicker(lang="fa")
    put_on_stage(page, picker)
    page.get_by_role("searchbox").fill("نيل كور")
    expect(tile(page, "blind-nil")).to_be_visible()
    page.get_by_role("switch", name=words.rule("blind-nil"), exact=True).click()
    expect(page.locator(".spades-rp-badge[data-rule=blind-nil]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert picker.spec == "standard+blind-nil"
    wait_until_confirmed(page, picker)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(dark, new_page, picture):
    """No violation: wide and light with a conflict, an example and a wrong text; narrow, dark and Persian with words to choose from."""
    page = new_page(width=360 if dark else 900, dark=dark)
    if dark:
        picker = RulesPicker("standard+deuces-high", topic="trump", lang="fa")
        picker.do("open", rule="deuces-high", on=True)
    else:
        picker = RulesPicker("standard+board:minimum=5+three-b", topic="scoring", lang="en")
        picker.do("open", rule="quicksand", on=True)
        picker.do("import", text="standard+bord")
    put_on_stage(page, picker, background="#14181d" if dark else "#ffffff")
    assert hosts.accessibility_problems(page) == []
    picture(page.locator(".spades").first, f"rules-picker-{'dark-fa' if dark else 'light'}")
