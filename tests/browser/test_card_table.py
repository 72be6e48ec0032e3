"""Stepping through a round in a real browser: by keys, buttons and slider, at every width, in both directions of writing."""

from playwright.sync_api import Locator, Page, expect

from spades_teach import CardTable
from tests.browser import hosts
from tests.browser.stage import put_on_stage
from tests.widgets.test_card_table import KEPT


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def test_a_round_by_keys_and_slider(page):
    """A79: Tab reaches the steps, arrows, Home and End move, the slider says where; 13 tricks at the end, the last one still there."""
    table = CardTable(KEPT, lang="en")
    put_on_stage(page, table)
    page.keyboard.press("Tab")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_attribute("aria-valuetext", "Trick 1 of 13, card 4")
    expect(page.locator(".spades-trick [data-card]")).to_have_count(4)
    expect(page.locator('.spades-seat[data-place="right"]')).to_contain_text("took 0")
    page.keyboard.press("Enter")
    expect(slider(page)).to_have_attribute("aria-valuetext", "Trick 1 of 13, gathered")
    expect(page.locator(".spades-trick [data-card]")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(slider(page)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_attribute("aria-valuetext", "Trick 2 of 13, card 1")
    page.keyboard.press("End")
    expect(page.get_by_role("status").filter(has_text="The round is over.")).to_be_visible()
    expect(page.locator(".spades-trick [data-card]")).to_have_count(4)
    assert table.step == 69


def test_a_right_to_left_page_runs_the_other_way(page):
    """Time runs as the words do, so the left arrow goes on, on the slider too; the table stays as it is."""
    table = CardTable(KEPT, lang="fa", step=8)
    put_on_stage(page, table)
    slider(page).focus()
    page.keyboard.press("ArrowLeft")
    expect(slider(page)).to_have_value("9")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".spades-trick [data-card]")).to_have_count(4)
    boxes = {place: page.locator(f'.spades-seat[data-place="{place}"]').bounding_box() for place in ("left", "right")}
    assert boxes["left"]["x"] < boxes["right"]["x"]


def test_it_fits_and_axe_finds_nothing(new_page):
    """At 360 px light in Persian and 1280 px dark in English, for a player and a teacher: no violation, nothing too wide for its place."""
    for width, dark, lang in ((360, False, "fa"), (1280, True, "en")):
        page = new_page(width=width, dark=dark)
        tables = [CardTable(KEPT, lang=lang, step=step, teacher=teacher) for step, teacher in ((46, False), (8, True))]
        put_on_stage(page, *tables, background="#14181d" if dark else "#ffffff")
        page.wait_for_timeout(300)
        assert hosts.accessibility_problems(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        seats = page.locator(".spades-seat").evaluate_all(
            "(seats) => seats.every((seat) => seat.scrollWidth <= seat.clientWidth + 1)"
        )
        assert seats, "a seat is too narrow for what it says"
        page.context.close()
