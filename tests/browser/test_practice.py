"""Practice as people meet it: a number or an option, a reason about that answer, the next item by Enter."""

import pytest
from playwright.sync_api import Locator, Page, expect

from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import Practice
from spades_teach.widgets.practice_items import KINDS, make_item
from tests.browser import hosts
from tests.browser.looks import LOOKS
from tests.browser.stage import put_on_stage, wait_until_confirmed


def practice_at(item: str, **look: object) -> Practice:
    """Return practice whose first item is this one."""
    kind = item.rpartition("-")[0]
    practice = Practice(KINDS[kind].topic, seed=1, **look)
    practice.logic._put(make_item(item, practice.logic.rules), again=False)
    practice.refresh()
    return practice


def said(page: Page) -> Locator:
    return page.locator(".spades-say-text")


def wrong(practice: Practice, mistake: str):
    return next(iter(practice.logic.item.mistakes[mistake]))


def test_numbers_by_keyboard_in_persian(page):
    """A73: type a wrong number in Persian digits, read what it shows, mend it, and go on with Enter; the focus stays in the field."""
    practice = practice_at("bags-penalty-2", lang="fa")
    put_on_stage(page, practice)
    mistake = "penalty-not-due"
    number = words_for("fa").plain_number(wrong(practice, mistake))
    page.keyboard.press("Tab")
    expect(page.locator("input")).to_be_focused()
    page.keyboard.type(number)
    page.keyboard.press("Enter")
    item = practice.logic.item
    expect(said(page)).to_have_text(
        plain_text(words_for("fa")(f"score-mistake-{mistake}", **dict(item.speak(mistake, 0)[0].facts)))
    )
    assert practice.results[-1]["misconception"] == mistake
    page.keyboard.press("Control+A")
    page.keyboard.type(str(item.right))
    page.keyboard.press("Enter")
    expect(page.locator(".spades-working tbody tr")).to_have_count(len(item.score.lines) + 1)
    page.keyboard.press("Enter")
    expect(said(page)).to_be_hidden()
    expect(hosts.focused(page)).to_be_visible()
    assert practice.correct == 1
    wait_until_confirmed(page, practice)


def test_options_by_keyboard_and_the_answer_shown(page):
    """A79: arrows move, Enter takes an option and, pressed again, checks it; the answer can be shown, and what was right is marked."""
    practice = practice_at("nil-apart-4", lang="en")
    put_on_stage(page, practice)
    options = page.get_by_role("radio")
    wanted = list(practice.logic.item.options).index(wrong(practice, next(iter(practice.logic.item.mistakes))))
    page.keyboard.press("Tab")
    for _ in range(wanted):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(options.nth(wanted)).to_be_checked()
    page.keyboard.press("Enter")
    expect(options.nth(wanted)).to_have_attribute("data-mark", "bad")
    expect(page.locator("[data-mark=missed]")).to_have_count(0)
    page.get_by_role("button", name=words_for("en")("practice-tell")).click()
    right = list(practice.logic.item.options).index(practice.logic.item.right)
    expect(options.nth(right)).to_have_attribute("data-mark", "missed")
    first = practice.logic.item.id
    page.keyboard.press("Enter")  # the button that goes on has the focus now
    expect(page.locator("[data-mark]")).to_have_count(0)
    assert practice.logic.item.id != first
    assert practice.correct == 0


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_every_look_is_sound(width, dark, lang, new_page, picture):
    """No axe violation and nothing cut off, for a table, a strip with its working, and several options."""
    page = new_page(width=width, dark=dark)
    worked, table, several = (
        practice_at(item, lang=lang) for item in ("points-total-3", "deal-remedy-5", "bids-board-3")
    )
    worked.do("check", text=str(worked.logic.item.right))
    for option in table.logic.item.options:
        table.do("choose", option=option)
    table.do("check")
    put_on_stage(page, worked, table, several, background="#14181d" if dark else "#ffffff")
    expect(page.locator(".spades-working")).to_have_count(3)
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    picture(page.locator("main"), f"practice-{lang}-{width}")
