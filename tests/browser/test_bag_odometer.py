"""BagOdometer as people meet it: turned by keys, watched while it falls, predicted, in two languages, small and large."""

import pytest
from playwright.sync_api import expect

from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import BagOdometer
from tests.browser import hosts
from tests.browser.stage import put_on_stage, wait_until_confirmed

WORDS = words_for("en")
MINUS = "\N{MINUS SIGN}"

DRUMS = """(machine) => machine.querySelector(".spades-odo-sign").textContent
+ [...machine.querySelectorAll(".spades-odo-drum[data-last]")].map((drum) => {
    const box = drum.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
    return [...drum.querySelectorAll(".spades-odo-strip > span")].find((cell) => {
        const own = cell.getBoundingClientRect();
        return own.top <= y && y < own.bottom;
    }).textContent;
}).join("")"""


def machine(page, total, bags, limit=10, lang="en"):
    name = words_for(lang)("bag-odometer-shows", total=total, bags=bags, limit=limit)
    return page.get_by_role("img", name=plain_text(name) if lang == "en" else name, exact=True)


def key(page, name):
    return page.get_by_role("button", name=WORDS(f"bag-odometer-{name}"), exact=True)


def test_a_story_by_keys(page):
    """A79: Tab and Enter turn the tenth bag step by step, the focus stays; then a round of one's own."""
    counter = BagOdometer(example="s2-bag-penalty", lang="en")
    put_on_stage(page, counter)
    key(page, "step").focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(machine(page, 52, 10)).to_be_visible()
    assert machine(page, 52, 10).evaluate(DRUMS) == "052"
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(machine(page, -47, 1)).to_be_visible()
    assert machine(page, -47, 1).evaluate(DRUMS) == f"{MINUS}047"
    expect(key(page, "step")).to_be_focused()
    expect(key(page, "step")).to_have_attribute("aria-disabled", "true")
    over = WORDS("bag-odometer-now-over", number=1, brought=-47, total=-47, bags=1)
    expect(page.get_by_role("status").filter(has_text=over)).to_be_attached()
    wait_until_confirmed(page, counter)
    page.get_by_role("textbox", name=WORDS("bag-odometer-bid")).fill("4")
    page.get_by_role("textbox", name=WORDS("bag-odometer-tricks")).fill("9")
    page.keyboard.press("Enter")
    expect(machine(page, -2, 6)).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(3)


def test_a_fall_can_be_watched(new_page):
    """Two loads at once fall twice, one movement after the other; with reduced motion the end is just there."""
    for reduced in (True, False):
        page = new_page(reduced_motion=reduced)
        put_on_stage(page, BagOdometer("2/6", rules="standard+bag-penalty:limit=2,penalty=20", lang="en"))
        spy = """() => {
            window.falls = 0;
            new MutationObserver((changes) => { window.falls += changes.filter(({ target }) => target.dataset.penalty === "true").length; })
                .observe(document.querySelector(".spades-odo"), { attributeFilter: ["data-penalty"] });
        }"""
        page.evaluate(spy)
        key(page, "round").click()
        expect(page.get_by_role("listitem")).to_have_count(9)
        assert page.evaluate("window.falls") == (0 if reduced else 2)
        assert machine(page, -16, 0, 2).evaluate("(machine) => machine.dataset.penalty") == "false"


def test_a_prediction_in_persian(new_page):
    """A73, A82: a minus can be typed from any keyboard; a wrong number is answered by its misconception; drums and minus never mirror."""
    page = new_page(width=360)
    words = words_for("fa")
    counter = BagOdometer(example="s2-bag-penalty", predict=True, lang="fa")
    put_on_stage(page, counter)
    score, bags = (page.get_by_role("textbox", name=words(f"bag-odometer-guess-{name}")) for name in ("score", "bags"))
    score.fill("۵۳")
    bags.fill("۱")
    page.keyboard.press("Enter")
    forgotten = plain_text(words("score-mistake-penalty-forgotten", before=8, limit=10, penalty=100))
    assert plain_text(page.locator(".spades-say:visible .spades-say-text").inner_text()) == forgotten
    score.fill("-۴۷")
    page.get_by_role("button", name=words("bag-odometer-check")).click()
    shown = page.locator(".spades-odo")
    expect(page.get_by_role("listitem")).to_have_count(6)
    assert shown.evaluate(DRUMS) == f"{MINUS}۰۴۷"
    boxes = page.locator(".spades-odo-place").evaluate_all(
        "(all) => all.map((place) => place.getBoundingClientRect().left)"
    )
    assert boxes == sorted(boxes)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [guess.right for guess in counter.guesses] == [False, True]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(dark, new_page, picture):
    """No violation while it is full, while it asks and when it is over, in both themes, wide and narrow."""
    page = new_page(width=360 if dark else 900, dark=dark)
    full = BagOdometer(example="s0-bag-out", lang="fa" if dark else "en")
    for _ in range(4):
        full.do("step")
    asks = BagOdometer("5/8", predict=True, lang="en")
    asks.predict(53, 7)
    five = BagOdometer("9/13 4/6", rules="standard+bag-penalty-short", lang="en")
    five.turn()
    five.turn()
    put_on_stage(page, full, asks, five, background="#14181d" if dark else "#ffffff")
    assert hosts.accessibility_problems(page) == []
    picture(page.locator(".spades").first, f"bag-odometer-{'dark-fa' if dark else 'light'}")
