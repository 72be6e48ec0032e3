"""StepReveal as people meet it: a worked example by keys alone, by touch, in Persian, light and dark."""

import pytest
from playwright.sync_api import Page, expect

from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import StepReveal
from tests.browser import hosts
from tests.browser.looks import LOOKS
from tests.browser.stage import put_on_stage, wait_until_confirmed

WORDS = words_for("en")


def lines(page: Page) -> list[str]:
    return page.locator(".spades-worked-value").all_inner_texts()


def test_a_score_by_keys_alone(page):
    """Number, Enter, next line: the cursor is in the field of the next line, a wrong number is explained, and at the end the focus is not lost."""
    steps = StepReveal("s2-bag-penalty", lang="en")
    put_on_stage(page, steps)
    page.get_by_role("textbox").focus()
    page.keyboard.type("5\n")
    expect(page.locator(".spades-worked-value")).to_have_text(["5"])
    page.keyboard.type("80\n")
    mistake = plain_text(WORDS("score-mistake-all-tricks-counted", each=10, bag=1, answer=80, contract=5))
    expect(page.get_by_role("status").filter(has_text=mistake[:40])).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_attribute("aria-invalid", "true")
    page.keyboard.press("ControlOrMeta+A")
    for text, shown in (("50", 2), ("3", 3), ("-100", 4), ("1", 5)):
        page.keyboard.type(f"{text}\n")
        expect(page.locator(".spades-worked-value")).to_have_count(shown)
        expect(page.get_by_role("textbox")).to_be_focused()
        expect(page.get_by_role("textbox")).to_have_value("")
    page.keyboard.type("-47\n")
    expect(page.locator(".spades-worked-over")).to_be_focused()
    assert lines(page) == ["5", "+50", "3", "−100", "1", "−47"]
    assert page.locator(".spades-worked-box[open]").count() == 1
    assert steps.done
    wait_until_confirmed(page, steps)


def test_cards_by_keys_alone(page):
    """Arrows choose, Enter checks; cards are marked with the space bar; the question that is open has the focus."""
    steps = StepReveal("s2-cut", lang="en")
    put_on_stage(page, steps)
    for number in range(4):
        expect(page.locator(".spades-worked-value")).to_have_count(number)
        if number == 0:
            page.locator(".spades-worked-ask").focus()
        expect(page.locator(".spades-worked-ask")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.get_by_role("radio").first).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("radio").first).to_have_attribute("aria-checked", "true")
        page.keyboard.press("Enter")
    for number in (4, 5):
        expect(page.locator(".spades-worked-value")).to_have_count(number)
        expect(page.locator(".spades-worked-ask")).to_be_focused()
        page.keyboard.press("Tab")
        for key in ("Home", "Space", "ArrowRight", "Space"):
            page.keyboard.press(key)
        expect(page.locator(".spades-fan [aria-pressed=true]")).to_have_count(2)
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect(page.locator(".spades-worked-over")).to_be_focused()
    assert lines(page) == ["Yes"] * 4 + ["9♠︎, 3♠︎"] * 2


def test_a_trick_in_persian_by_touch(new_page):
    """The table does not mirror, its cards come one by one, a minus-free choice is two taps, and what is shown is marked as shown."""
    page = new_page(width=360, touch=True)
    steps = StepReveal("s0-cut-partner", lang="fa")
    put_on_stage(page, steps)
    said = words_for("fa")
    trick = page.locator(".spades-trick:visible")
    expect(trick.get_by_role("button")).to_have_count(2)
    trick.locator("[data-card=KD]").tap()
    page.get_by_role("button", name=said("worked-check")).tap()
    expect(trick.get_by_role("button")).to_have_count(3)
    trick.locator("[data-card=KD]").tap()
    page.get_by_role("button", name=said("worked-check")).tap()
    expect(page.locator(".spades-say[data-sign=bad]")).to_be_visible()
    page.get_by_role("button", name=said("worked-show")).tap()
    expect(page.locator(".spades-worked-line").nth(1)).to_have_attribute("data-shown", "true")
    expect(trick.get_by_role("button")).to_have_count(4)
    left, right = (trick.locator(f"[data-card='{card}']").bounding_box()["x"] for card in ("3D", "6D"))
    assert left < right
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


STATES = [
    ("s2-bag-penalty", [5, 50, 3, -90]),
    ("s2-cut", ["yes", "yes", "yes", "yes", "3S KH"]),
    ("s0-cut-partner", ["partner", "you", "you", "highest-rank"]),
    ("s2-winning-tie", ["no"]),
]


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_axe_finds_nothing(width, dark, lang, new_page):
    """No violation in any state, size, theme and language, contrast included."""
    page = new_page(width=width, dark=dark)
    widgets = [StepReveal(example, lang=lang, four_colour=dark) for example, _ in STATES]
    for widget, (_, answers) in zip(widgets, STATES, strict=True):
        for answer in answers:
            widget.answer(answer)
    put_on_stage(page, *widgets, shadow=width > 400, background="#14181d" if dark else "#ffffff")
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
