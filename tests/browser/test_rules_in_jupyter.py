"""The widgets about house rules in JupyterLab: used by keys, and the same after the cell that shows them has run again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spades_teach.i18n import plain_text, words_for
from tests.browser import hosts
from tests.samples import samples

pytestmark = pytest.mark.skipif(samples(small=True, deep=False), reason="one JupyterLab for each: in the deep tests")

WORDS = words_for("en")


def run_again(page: Page, cell: int) -> None:
    """Run one cell of the open notebook again, by keys, and wait until it has run."""
    editor = page.locator(".jp-CodeCell").nth(cell).locator(".cm-content")
    prompt = page.locator(".jp-CodeCell").nth(cell).locator(".jp-InputPrompt")
    before = prompt.inner_text()
    editor.click()
    page.keyboard.press("Control+Enter")
    expect(prompt).not_to_have_text(before)
    expect(prompt).not_to_have_text("[*]:")
    hosts.wait_until_idle(page)


def pick(page: Page) -> None:
    """Switch a rule on and move its slider."""
    switch = page.get_by_role("switch", name=WORDS.rule("three-b"), exact=True)
    switch.focus()
    page.keyboard.press("Enter")
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(switch).to_be_focused()


def is_picked(page: Page) -> None:
    expect(page.get_by_role("switch", name=WORDS.rule("three-b"), exact=True)).to_have_attribute("aria-checked", "true")


def agree(page: Page) -> None:
    """Answer the first question by arrows, and go on to the second with Enter."""
    page.get_by_role("radio").first.focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("radio").nth(2)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".spades-charter-ask")).to_be_focused()
    is_agreed(page)


def is_agreed(page: Page) -> None:
    expect(page.locator(".spades-charter-ask")).to_have_text("How does the first trick go?")
    expect(page.locator(".spades-charter-step").first).not_to_have_attribute("data-answered", "null")


def play(page: Page) -> None:
    """Find a rule of six players and answer the first line of its trick."""
    page.get_by_role("searchbox").focus()
    page.keyboard.type("six players")
    entry = page.locator(".spades-book-entry").first
    expect(entry).to_contain_text(WORDS.rule("six-players"))
    page.keyboard.press("ArrowDown")
    expect(entry).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".spades-book-rule")).to_be_focused()
    button = page.get_by_role("button", name=plain_text(WORDS("book-try", number=4)))
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".spades-worked-row .spades-card")).to_have_count(6)
    seats = page.locator(".spades-worked-open").get_by_role("radio")
    seats.first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(seats.nth(1)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Enter")
    is_played(page)


def is_played(page: Page) -> None:
    expect(page.locator(".spades-worked-value")).to_have_count(1)
    expect(page.locator(".spades-worked-row [data-winner='true']")).to_have_count(1)


def ask(page: Page) -> None:
    """Type a question and open the first answer."""
    page.get_by_role("searchbox").focus()
    page.keyboard.type("must i trump")
    question = page.locator(".spades-dispute-ask").first
    expect(question).to_have_text("Must I trump when I cannot follow suit?")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    is_answered(page)
    expect(question).to_be_focused()


def is_answered(page: Page) -> None:
    expect(page.locator(".spades-dispute-text")).to_be_visible()


STORIES: dict[str, tuple[str, Callable[[Page], None], Callable[[Page], None]]] = {
    "RulesPicker": ('RulesPicker(topic="scoring", lang="en")', pick, is_picked),
    "HouseRuleCharter": ('HouseRuleCharter(lang="en")', agree, is_agreed),
    "RuleBook": ('RuleBook(lang="en")', play, is_played),
    "RuleDispute": ('RuleDispute(lang="en")', ask, is_answered),
}
"""How each is made, what is done with it, and what is to be seen then."""


@pytest.mark.parametrize("name", STORIES)
def test_it_is_used_by_keys_and_kept_when_its_cell_runs_again(name, show, picture):
    """Shown, used without a mouse, sound for axe; the cell that shows it runs again and the page is as it was left."""
    made, use, is_done = STORIES[name]
    page = show("jupyter", [f"from spades_teach import {name}\nshown = {made}", "shown"])
    widget = page.locator(".spades").first
    expect(widget).to_be_visible()
    use(page)
    assert hosts.accessibility_problems(page) == []
    run_again(page, 1)
    expect(page.locator(".spades")).to_have_count(1)
    is_done(page)
    assert hosts.accessibility_problems(page) == []
    picture(page.locator(".spades"), f"jupyter-{name}")
