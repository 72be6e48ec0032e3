"""BreakTrainer as people meet it: by mouse and keys, small and large, light and dark."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spades_teach.i18n import words_for
from spades_teach.widgets import BreakTrainer
from tests.browser import hosts
from tests.browser.lesson_pages import spoken
from tests.browser.looks import LOOKS
from tests.browser.stage import put_on_stage, wait_until_confirmed
from tests.widgets.test_break_trainer import FIVE, RIGHT

EN = words_for("en")


def trainer_at(number: int, *actions: dict[str, Any], **look: Any) -> BreakTrainer:
    """Return the trainer at one of its questions, with some actions done."""
    trainer = BreakTrainer(questions=[FIVE[number], FIVE[0]], **look)
    for action in actions:
        fields = dict(action)
        trainer.do(fields.pop("kind"), **fields)
    return trainer


def cell(page: Page, code: str) -> Locator:
    return page.locator(f".spades-tiny[data-card='{code}']")


def button(page: Page, message: str) -> Locator:
    return page.get_by_role("button", name=spoken(EN(message), whole=True))


def option(page: Page, message: str) -> Locator:
    return page.get_by_role("radio", name=spoken(EN(message)))


def table(page: Page, letter: str) -> Locator:
    return page.locator(".spades-table").nth("abcdefg".index(letter))


def test_answer_wrong_read_why_and_see_where_tables_differ(page):
    """By mouse: the wrong spade, with its belief and the card that broke spades; then seven tables, three of which differ."""
    trainer = BreakTrainer(questions=[FIVE[3], "tables hand AS QS JH unbroken"], lang="en")
    put_on_stage(page, trainer)
    cell(page, "6S").click()
    expect(cell(page, "6S")).to_have_attribute("aria-pressed", "true")
    button(page, "quiz-check").click()
    said = EN("misconception-spade-must-win-to-break", picked="yes", card="6S", trick=2, place="partner", suit="H")
    expect(page.locator(".spades-say-text")).to_have_text(spoken(said))
    expect(cell(page, "2S")).to_have_attribute("data-state", "was-breaker")
    button(page, "quiz-next").click()
    for letter in "efg":
        table(page, letter).click()
    button(page, "quiz-check").click()
    expect(page.locator(".spades-say-text")).to_have_text(spoken(EN("break-tables-right", count=3)))
    expect(page.locator(".spades-table-differs:not(:empty)")).to_have_count(3)
    expect(table(page, "f").locator(".spades-table-says")).to_have_text(spoken(EN("break-table-some", cards="AS")))
    assert [result["right"] for result in trainer.results] == [False, True]
    wait_until_confirmed(page, trainer)


def test_every_kind_by_keyboard(page):
    """A79: a lead, a card of the tricks and the tables are answered by keys alone, and the focus is where one expects it."""
    trainer = BreakTrainer(questions=[FIVE[0], FIVE[3], FIVE[4]], lang="en")
    put_on_stage(page, trainer)
    key = page.keyboard.press
    key("Tab")
    for _ in trainer.view["hand"]:
        if hosts.focused(page).get_attribute("data-card") in ("JH", "2D"):
            key("Space")
        key("ArrowRight")
    expect(page.locator(".spades-fan [aria-pressed=true]")).to_have_count(2)
    key("Tab")
    key("ArrowRight")
    key("Space")
    expect(option(page, "break-lead-no")).to_be_checked()
    key("Tab")
    key("Enter")
    expect(button(page, "quiz-next")).to_be_focused()
    key("Enter")
    expect(page.get_by_role("heading", name=spoken(EN("break-breaker-title")))).to_be_focused()
    key("Tab")
    key("ArrowDown")
    expect(hosts.focused(page)).to_have_attribute("data-card", "2S")
    key("Space")
    for _ in range(2):
        key("Tab")
    key("Enter")
    expect(page.locator(".spades-say-place")).to_contain_text(EN("quiz-sign-good"))
    expect(button(page, "quiz-next")).to_be_focused()
    key("Enter")
    expect(page.get_by_role("heading", name=spoken(EN("break-tables-title")))).to_be_focused()
    key("Tab")
    for _ in range(4):
        key("ArrowDown")
    key("Space")
    key("ArrowDown")
    key("Enter")
    key("Tab")
    key("Enter")
    expect(page.locator(".spades-say-place")).to_contain_text(EN("quiz-sign-good"))
    assert [result["right"] for result in trainer.results] == [True, True, True]


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_axe_finds_nothing_and_nothing_overflows(width, dark, lang, new_page):
    """No violation in any state, size, theme and language; no sideways scrolling; what can be pressed is large enough."""
    page = new_page(width=width, dark=dark)
    check = {"kind": "check"}
    states = [
        trainer_at(0, *RIGHT[0][:2], lang=lang, four_colour=dark),
        trainer_at(1, *RIGHT[0], check, lang=lang, four_colour=dark),
        trainer_at(3, *RIGHT[3], lang=lang),
        trainer_at(3, {"kind": "pick", "cell": [2, "partner"]}, check, lang=lang),
        trainer_at(4, *RIGHT[4][:1], lang=lang),
        trainer_at(4, {"kind": "mark", "table": "a", "on": True}, *RIGHT[4][:1], check, lang=lang),
    ]
    put_on_stage(page, *states, shadow=width > 400, background="#14181d" if dark else "#ffffff")
    expect(page.locator(".spades")).to_have_count(len(states))
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    heights = page.locator(".spades-table").evaluate_all("(nodes) => nodes.map((node) => node.offsetHeight)")
    assert min(heights) >= 44
