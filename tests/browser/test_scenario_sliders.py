"""ScenarioSliders as people meet them: moved by keys and by a drag, from right to left, copied, light and dark."""

import pytest
from playwright.sync_api import expect

from spades_teach.course.code import CodeCell, CodeLogic
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import ScenarioSliders
from tests.browser import hosts
from tests.browser.looks import LOOKS
from tests.browser.stage import put_on_stage, wait_until_confirmed
from tests.samples import samples
from tests.widgets.test_scenario_sliders import run

PENALTY = {"bid": 5, "tricks": 8, "bags": 7, "total": 337}


def test_a_class_asks_what_if(new_page):
    """By keys alone: a trick less, a dearer counter, ten rounds; by a drag, whose last value arrives; and the code says the same."""
    page = new_page()
    sliders = ScenarioSliders(**PENALTY, lang="en")
    put_on_stage(page, sliders)
    points = page.locator(".spades-scn-points .spades-scn-much")
    tricks = page.get_by_role("slider", name="Tricks taken")
    expect(points).to_have_text("−47")
    tricks.focus()
    page.keyboard.press("ArrowLeft")
    expect(points).to_have_text("+52")
    expect(tricks).to_be_focused()
    expect(tricks).to_have_attribute("aria-valuetext", "7 tricks")
    expect(page.locator(".spades-scn-chips")).to_contain_text("Made, with 2 bags")
    page.keyboard.press("End")
    expect(page.locator(".spades-scn-total .spades-scn-much")).to_have_text("295")
    field = page.get_by_role("textbox", name="What a full counter costs")
    field.fill("50")
    expect(points).to_have_text("+8")
    page.get_by_role("slider", name="Such rounds in a row").press("End")
    expect(page.locator(".spades-scn-picture")).to_contain_text("10 rounds")
    box = tricks.bounding_box()
    page.mouse.move(box["x"] + box["width"] - 10, box["y"] + box["height"] / 2)
    page.mouse.down()
    for part in range(20, -1, -1):
        page.mouse.move(box["x"] + 10 + (box["width"] - 20) * part / 20, box["y"] + box["height"] / 2)
    page.mouse.up()
    expect(points).to_have_text("−50")
    expect(page.locator(".spades-scn-chips")).to_contain_text("Set: 5 tricks short")
    assert (sliders.scenario.tricks, sliders.scenario.rounds) == (0, 10)
    wait_until_confirmed(page, sliders)
    page.get_by_text("The same in Python").click()
    page.get_by_role("button", name="Copy").click()
    printed, other = run(page.locator(".spades-copy-code").text_content())
    assert (printed, other.state()) == (f"{sliders.total} {sliders.bags}\n", sliders.state())


def test_a_trick_less_for_us_is_one_more_for_them(page):
    """A01's both sides: by a key the others' numbers move at once, with the tricks that are left."""
    sliders = ScenarioSliders(
        bid=2, tricks=13, bags=9, nil="nil", their_bid=2, others=100, rules="standard+nil:value=0", lang="en"
    )
    put_on_stage(page, sliders)
    theirs = page.locator(".spades-scn-theirs .spades-scn-much")
    assert theirs.all_inner_texts() == ["−20", "80", "0", "0"]
    tricks = page.get_by_role("slider", name="Your tricks")
    for _ in range(3):
        tricks.press("ArrowLeft")
    expect(theirs.first).to_have_text("+21")
    assert theirs.all_inner_texts() == ["+21", "121", "1", "3"]
    page.get_by_role("slider", name="Bid of the others").press("End")
    expect(theirs.first).to_have_text("−130")
    wait_until_confirmed(page, sliders)
    assert (sliders.theirs.points, sliders.their_total) == (-130, -30)


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_axe_finds_nothing(width, dark, lang, new_page):
    """No violation, nothing wider than the page; in Persian more is to the left, on the slider as in the picture and by keys."""
    page = new_page(width=width, dark=dark, touch=width < 400)
    sliders = ScenarioSliders(**PENALTY, rounds=4, lang=lang)
    nil = ScenarioSliders(bid=4, tricks=4, nil="nil", nil_tricks=1, total=-30, rules="zone", lang=lang)
    both = ScenarioSliders(**PENALTY, their_bid=6, others=410, lang=lang)
    put_on_stage(page, sliders, nil, both, shadow=width > 400, background="#14181d" if dark else "#ffffff")
    words = words_for(lang)
    tricks = page.get_by_role("slider", name=words("scenario-sliders-tricks"), exact=True).first
    tricks.focus()
    page.keyboard.press("ArrowLeft" if lang in ("fa", "ar") else "ArrowRight")
    expect(tricks).to_have_attribute("aria-valuetext", words("scenario-sliders-value-tricks", value=9))
    assert sliders.scenario.tricks == 9
    ticks = page.locator(".spades-steps").first.locator(".spades-steps-tick")
    first, last = (ticks.nth(index).bounding_box()["x"] for index in (0, 13))
    assert (first < last) == (lang == "en")
    for summary in ("scenario-sliders-table", "scenario-sliders-code"):
        page.get_by_text(plain_text(words(summary))).first.click()
    expect(page.locator(".spades-scn-table").first.locator("tbody tr")).to_have_count(14)
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


CELLS = [
    "from spades_teach import ScenarioSliders",
    "sliders = ScenarioSliders(bid=5, tricks=8, bags=7, total=337, lang='en')\nsliders",
    "last = 1",
]
WHOLE = samples(small=False, deep=True)
NEEDS_A_HOST = pytest.mark.skipif(not WHOLE, reason="a host is started for it: in the deep tests")


@NEEDS_A_HOST
@pytest.mark.parametrize("host", ["marimo-edit", "jupyter"])
def test_the_state_goes_into_a_cell(host, show, picture):
    """One press puts the state below the sliders as code, which runs and makes them again; the last cell stays the last."""
    page = show(host, CELLS)
    page.get_by_role("slider", name="Tricks taken").first.press("ArrowLeft")
    expect(page.locator(".spades-scn-points .spades-scn-much").first).to_have_text("+52")
    page.get_by_text("The same in Python").click()
    button = page.locator(".spades-copy .spades-go")
    expect(button).to_have_text("Put it into a cell")
    button.click()
    expect(button).to_have_text("It stands in the cell below.")
    expect(page.get_by_role("status").filter(has_text="It stands in the cell below.")).to_have_count(1)
    cells = page.locator(".jp-CodeCell .cm-content" if host == "jupyter" else ".marimo-cell .cm-content")
    made = [
        index for index in range(cells.count()) if "ScenarioSliders(bid=5, tricks=7" in cells.nth(index).inner_text()
    ]
    expect(cells.last).to_contain_text("last = 1")
    assert made == [cells.count() - 2]
    picture(page, f"scenario-sliders-cell-{host}")
    new = cells.nth(made[0])
    new.click()
    page.keyboard.press("Control+Enter")
    expect(page.locator(".spades-scn-points .spades-scn-much").nth(1)).to_have_text("+52", timeout=60_000)
    assert hosts.accessibility_problems(page) == []


@NEEDS_A_HOST
def test_where_no_cell_can_be_made_the_code_is_copied(show):
    """Read as an app, a notebook has no cells: there is only the copy."""
    page = show("marimo", CELLS)
    page.get_by_text("The same in Python").click()
    expect(page.get_by_role("button", name="Copy")).to_be_visible()
    expect(page.locator(".spades-copy .spades-go")).to_be_hidden()


def test_a_code_cell_of_the_page_takes_the_state(new_page):
    """In a lesson the code goes into the next code cell below, after what stands there; it runs there."""
    page = new_page()
    above, cell = CodeCell(CodeLogic("1 + 1"), lang="fa"), CodeCell(CodeLogic("2 + 2"), lang="fa")
    sliders = ScenarioSliders(**PENALTY, lang="fa")
    put_on_stage(page, above, sliders, cell, shadow=True)
    words = words_for("fa")
    page.get_by_text(words("scenario-sliders-code"), exact=True).click()
    page.get_by_role("button", name=words("scenario-sliders-put"), exact=True).click()
    expect(page.locator(".spades-copy .spades-go")).to_have_text(words("scenario-sliders-put-done"))
    expect(page.locator(".spades-code").last).to_have_value(f"2 + 2\n\n{sliders.view['numbers_code']}".strip())
    page.get_by_role("button", name=words("code-cell-run")).last.click()
    expect(page.locator(".spades-code-output").last).to_contain_text("290 0")
    assert above.logic.code == "1 + 1"
