"""The bid pad in Chromium: by mouse and keys, blind until decided, rounds that come in by themselves, in every look."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spades_teach import BidPad
from spades_teach.i18n import words_for
from tests.browser import hosts
from tests.browser.lesson_pages import page_text, spoken
from tests.browser.looks import LOOKS
from tests.browser.stage import push, put_on_stage, wait_until_confirmed

HAND = "AS KS 7S QH JH 4H 3H AD 8D 5D KC 9C 2C"
BEHIND = {"rules": "standard+blind-nil", "before": "NS:0/0 EW:150/0", "dealer": "E"}
EN = words_for("en")


def key(page: Page, bid: str, state: str = "open"):
    return page.get_by_role("button", name=spoken(EN(f"bid-pad-key-{state}", bid=bid), whole=True))


def test_a_bid_is_made_by_keys_alone(page):
    """Tab reaches the keys once, arrows move by one and by seven, Enter chooses and bids; a closed key is heard."""
    pad = BidPad(HAND, bids="N:3 E:4 W:2", dealer="W", lang="en")
    put_on_stage(page, pad)
    key(page, "nil").focus()
    for press in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowRight"):
        page.keyboard.press(press)
    expect(hosts.focused(page)).to_have_attribute("data-bid", "4")
    page.keyboard.press("Enter")
    expect(page.get_by_text(spoken(EN("bid-pad-would", bid="4", partner="3", contract=7)))).to_be_visible()
    page.keyboard.press("Escape")
    expect(key(page, "4")).to_have_attribute("aria-pressed", "false")
    for _ in range(2):
        page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=spoken(EN("bid-pad-made", bid="4")))).to_be_visible()
    expect(page.get_by_text(spoken(EN("bid-pad-sum-numbers", first=3, second=4, contract=7))).first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(hosts.focused(page)).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=spoken(EN("already-bid", seat="you")))).to_be_visible()
    assert str(pad.bid) == "4"


@pytest.mark.parametrize("decision", ["look", "blind-nil"])
def test_no_card_is_on_the_page_before_the_decision(page, decision):
    """A16: neither page nor widget holds an own card until the learner looks or bids blind, also when drawn anew; A15: it is called blind nil."""
    pad = BidPad(HAND, **BEHIND, lang="en")
    own = {EN.card_name(card) for card in HAND.split()} | set(HAND.split()) - {"8D"}
    put_on_stage(page, pad)
    for _ in range(2):
        key(page, "5", "blocked").click(force=True)
        expect(page.get_by_role("status").filter(has_text=spoken(EN("look-first", bid="5")))).to_be_visible()
        text = page_text(page).split("\n")
        assert [line for line in text if line in own or any(name in line for name in own if " " in name)] == []
        expect(page.locator("[data-card]")).to_have_count(0)
        state = pad.state()
        pad = BidPad(HAND, **BEHIND, lang="en")
        pad.restore(state)
        page.goto("about:blank")
        page = page.context.new_page()
        put_on_stage(page, pad)
    if decision == "look":
        page.get_by_role("button", name=EN("bid-pad-look")).click()
        expect(page.get_by_role("status").filter(has_text=EN("bid-pad-looked"))).to_be_visible()
        expect(key(page, "blind-nil", "blocked")).to_have_attribute("aria-disabled", "true")
    else:
        key(page, "blind-nil").click()
        page.get_by_role("button", name=spoken(EN("bid-pad-go", bid="blind-nil"), whole=True)).click()
        expect(page.get_by_role("status").filter(has_text=EN("bid-pad-made", bid="blind-nil"))).to_be_visible()
    expect(page.locator(".spades-fan [data-card]")).to_have_count(13)


def test_rounds_come_in_and_judge_the_count(page):
    """Ticked cards are marked, the rounds arrive without further presses, the verdict speaks about the cards; numbers are said in words."""
    pad = BidPad(HAND, bids="E:3", ask="count", rounds=75, lang="en")
    put_on_stage(page, pad)
    for card in ("AS", "KS", "QH", "JH", "AD", "KC"):
        page.get_by_role("button", name=spoken(EN("bid-pad-card-plain", card=card), whole=True)).click()
    expect(page.get_by_text(spoken(EN("bid-pad-count", count=6)))).to_be_visible()
    page.get_by_role("button", name=EN("bid-pad-compare")).click()
    expect(page.locator(".spades-share")).to_have_count(13)
    for _ in range(100):
        if not pad.logic.running:
            break
        page.wait_for_timeout(50)
    push(page, pad)
    assert pad.estimate.rounds == 75
    said = page.get_by_role("status").filter(
        has_text=spoken(EN("trick-count-many", count=6, tricks=EN.number(pad.estimate.tricks, decimals=1)))
    )
    expect(said).to_be_visible()
    row = EN("bid-pad-row-ticked", card="AS", won=75, rounds=75, low=95, high=100)
    expect(page.get_by_role("listitem").filter(has_text=spoken(row))).to_be_attached()
    queen = page.get_by_role("button", name=spoken(EN("bid-pad-card-wrong", card="QH"), whole=True))
    expect(queen.locator(".spades-card-mark")).to_have_text(EN("bid-pad-mark-wrong"))
    wait_until_confirmed(page, pad)


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_every_look_is_sound(new_page, width, dark, lang):
    """Nothing for axe to find, nothing sticks out of 360 pixels, and the cards run from left to right in Persian too."""
    page, theme = new_page(width=width), "dark" if dark else "light"
    first = BidPad(
        HAND, bids="N:3 E:nil W:2", dealer="N", before="NS:120/3 EW:240/1", rounds=25, lang=lang, theme=theme
    )
    first.do("tick", card="QH")
    first.compare()
    first.make("4")
    second = BidPad(HAND, **BEHIND, lang=lang, theme=theme)
    second.do("choose", bid="5")
    put_on_stage(page, first, second, background="#14181d" if dark else None)
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    lefts = page.locator(".spades-fan [data-card]").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().left)"
    )
    assert lefts[0] < lefts[5]
    keys = page.locator(".spades-bid-key").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect())")
    assert min(box["height"] for box in keys) >= 44
