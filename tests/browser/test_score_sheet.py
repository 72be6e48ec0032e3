"""The sheet of a match in Chromium: typed by keys, corrected by touch, pasted, printed, in every look."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spades_teach import ScoreSheet
from spades_teach.i18n import words_for
from tests.browser import hosts
from tests.browser.lesson_pages import spoken
from tests.browser.looks import LOOKS
from tests.browser.stage import put_on_stage, wait_until_confirmed

EVENING = [
    ("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2"),
    ("N:2 E:4 S:nil W:5", "N:3 E:4 S:1 W:5"),
    ("N:6 E:2 S:4 W:1", "N:6 E:2 S:4 W:1"),
]
EN = words_for("en")


def field(page: Page, kind: str, place: str, lang: str = "en") -> Locator:
    name = words_for(lang)(f"score-calculator-{kind}", place=place)
    return page.get_by_role("textbox", name=spoken(name, whole=True))


def button(page: Page, message: str, lang: str = "en", **facts: Any) -> Locator:
    return page.get_by_role("button", name=spoken(words_for(lang)(message, **facts), whole=True))


def row(page: Page, number: int) -> Locator:
    return page.locator("tbody:last-of-type > .spades-match-row").nth(number - 1)


def test_a_round_is_written_down_by_keys_alone(page):
    """Tab from field to field in any digits, the last tricks by a button, then on to the next round without the mouse."""
    sheet = ScoreSheet(lang="en")
    put_on_stage(page, sheet)
    field(page, "bid", "you").focus()
    for place, bid, tricks in (("you", "3", "۴"), ("partner", "4", "5"), ("left", "2", "٢")):
        field(page, "bid", place).focus()
        page.keyboard.type(bid)
        field(page, "tricks", place).focus()
        page.keyboard.type(tricks)
    field(page, "bid", "right").focus()
    for _ in range(4):  # 0, 1, 2, 3
        page.keyboard.press("ArrowUp")
    button(page, "score-calculator-give-rest", place="right", tricks=2).focus()
    page.keyboard.press("Enter")
    expect(row(page, 1)).to_contain_text(spoken(EN.signed(72)))
    # 2 and 3 bid, 4 taken
    expect(page.get_by_text(spoken(EN("score-sheet-stands", leader="us", us=72, them=-50, rounds=1)))).to_be_visible()
    button(page, "score-calculator-next-round").focus()
    page.keyboard.press("Enter")
    expect(field(page, "bid", "you")).to_be_focused()
    expect(field(page, "bid", "you")).to_have_value("")
    # the rounds are one tab stop; arrows move between them, Enter opens
    button(page, "score-sheet-open", round=2).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(field(page, "tricks", "you")).to_have_value("4")
    wait_until_confirmed(page, sheet)


def test_an_earlier_round_is_corrected_by_touch(new_page):
    """At 360 px in Persian: a broken round holds the others and loses nothing; mended, all totals are new; the match ends and says why."""
    page = new_page(width=360, touch=True)
    fa = words_for("fa")
    sheet = ScoreSheet(EVENING, before="NS:400/0 EW:0/0", lang="fa")
    put_on_stage(page, sheet)
    button(page, "score-sheet-open", "fa", round=1).tap()
    field(page, "tricks", "you", "fa").fill("۹")
    expect(page.get_by_role("status").filter(has_text=spoken(fa("score-sheet-mend-first", round=1)))).to_be_visible()
    expect(row(page, 3)).to_have_attribute("data-state", "waiting")
    assert [each.texts["tricks/left"] for each in sheet.logic.sheet.rows] == ["2", "5", "1"]
    field(page, "tricks", "you", "fa").fill("۶")
    field(page, "tricks", "left", "fa").fill("۱")
    field(page, "tricks", "right", "fa").fill("۱")
    expect(row(page, 3)).to_have_attribute("data-state", "scored")
    us, them = (sheet.match.standing.totals[place] for place in (0, 1))
    assert sheet.match.standing.totals == (400 + 74 - 78 + 100, -50 + 90 + 30)
    expect(page.get_by_text(spoken(fa("score-sheet-stands", leader="us", us=us, them=them, rounds=3)))).to_be_visible()
    button(page, "score-sheet-remove", "fa").tap()
    expect(row(page, 2)).to_contain_text(spoken(fa.number(400 - 78 + 100)))
    button(page, "score-sheet-put-back", "fa").tap()
    expect(row(page, 3)).to_contain_text(spoken(fa.number(us)))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_table_is_pasted_and_printed(page):
    """A table of people is read, its wrong cell named; on paper stand the rounds and how the match stands, and nothing to press."""
    sheet = ScoreSheet(lang="en", theme="dark")
    put_on_stage(page, sheet)
    page.get_by_text(spoken(EN("score-sheet-table"), whole=True)).click()
    page.get_by_role("textbox", name=spoken(EN("score-sheet-table-field"))).fill(
        "round;NS bid;NS tricks;EW bid;EW tricks\n1;7;9;5;4\n2;8;x;4;7\n"
    )
    button(page, "score-sheet-table-read").click()
    expect(
        page.get_by_text(spoken(EN("csv-unreadable", line=3, column="NS_tricks", value="x", expected="0-13")))
    ).to_be_visible()
    expect(row(page, 1)).to_contain_text(spoken(EN.signed(72)))
    expect(row(page, 2)).to_have_attribute("data-state", "open")
    page.emulate_media(media="print")
    expect(row(page, 1)).to_be_visible()
    for gone in (".spades-match-editor", ".spades-match-more", ".spades-match-keys"):
        expect(page.locator(gone)).to_be_hidden()
    look = page.locator(".spades-score-sheet").evaluate(
        "(node) => [getComputedStyle(node).borderTopWidth, getComputedStyle(node).backgroundColor]"
    )
    assert look == ["0px", "rgb(255, 255, 255)"]


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_the_sheet_is_accessible_in_every_look(new_page, width, dark, lang):
    """No axe finding, nothing beyond the edge, with a round open and its lines shown."""
    page = new_page(width=width, dark=dark)
    sheet = ScoreSheet(EVENING, lang=lang)
    sheet.do("open", round=2)
    put_on_stage(page, sheet, background="#14181d" if dark else "#f6f4ef")
    page.get_by_text(spoken(words_for(lang)("score-sheet-lines", round=2))).click()
    expect(page.locator(".spades-line-points").first).to_be_visible()
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_nil_stands_beside_its_field_on_a_wide_page(new_page, lang):
    """Where two sides stand side by side, the button of a bid is in the line of its field, with nothing pressed and with all pressed."""
    page = new_page(width=1280)
    put_on_stage(page, ScoreSheet(lang=lang))
    cells = page.locator(".spades-sheet-bid:has(.spades-call)")
    expect(cells).to_have_count(4)
    for cell in cells.all():
        box, call = cell.locator(".spades-number-box"), cell.locator(".spades-call")
        for _ in range(2):
            beside, above = call.bounding_box(), box.bounding_box()
            assert beside["y"] < above["y"] + above["height"] / 2, (above, beside)
            call.click()
    names = page.locator(".spades-match-editor .spades-sheet-name").all()
    assert names
    assert len({name.bounding_box()["height"] for name in names}) == 1  # none is broken
