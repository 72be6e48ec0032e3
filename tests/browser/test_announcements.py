"""What is said beside bids and cards, as people meet it: each table that has such words, in both languages, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spades_teach import BidPad, RoundTable
from spades_teach.i18n import plain_text, words_for
from tests.browser import hosts
from tests.browser.stage import put_on_stage, wait_until_confirmed
from tests.samples import samples
from tests.widgets.test_round_table import ACES, ACES_SEED, at_turn, table

pytestmark = pytest.mark.skipif(samples(small=True, deep=False), reason="tables of many rules: in the deep tests")

Made = Callable[[str, str], Any]
HAND = "AS KS 7S QH JH 4H 3H AD 8D 5D KC 9C 2C"
LOOKS = [(360, "fa", False), (360, "fa", True), (1280, "en", False), (1280, "en", True)]


def seated(rules: str, seed: int = 7, *steps: dict[str, Any], turns: int = 0, dealer: str = "E") -> Made:
    """Return what makes a table where it is the learner's turn, after some presses."""

    def make(lang: str, theme: str) -> RoundTable:
        logic = table(seed, rules=f"standard+{rules}", dealer=dealer)
        if turns:
            at_turn(logic, turns)
        for step in steps:
            logic.act(step)
        return RoundTable(logic=logic, lang=lang, theme=theme)

    return make


def bidding(rules: str, *steps: dict[str, Any], **more: Any) -> Made:
    """Return what makes a pad at a table of these rules, after some presses."""

    def make(lang: str, theme: str) -> BidPad:
        pad = BidPad(HAND, rules=f"standard+{rules}", dealer="E", rounds=25, lang=lang, theme=theme, **more)
        for step in steps:
            pad.do(step["kind"], **{name: value for name, value in step.items() if name != "kind"})
        return pad

    return make


def say(word: str) -> dict[str, Any]:
    return {"kind": "say", "word": word}


def choose(bid: str) -> dict[str, Any]:
    return {"kind": "choose-bid", "bid": bid}


TABLES: dict[str, tuple[Made, ...]] = {
    "claim": (seated("tram", 7, turns=1), seated("tram", 7, say("claim"), turns=1)),
    "ace-check": (
        seated("ace-check", 7, say("ace-check")),
        seated("ace-check", ACES_SEED, say("ace-check"), {"kind": "press", "card": "2C"}),
    ),
    "bemo": (
        seated("bemo"),
        seated("bemo", 7, choose("little-bemo")),
        bidding("bemo"),
        bidding("bemo", {"kind": "choose", "bid": "little-bemo"}),
    ),
    "moe": (
        seated("moe-consecutive"),
        bidding("moe-consecutive"),
        bidding("moe-consecutive", {"kind": "choose", "bid": "little-moe"}),
    ),
    "moe-first": (seated("moe-first-tricks"), bidding("moe-first-tricks")),
    "boston": (seated("boston"), seated("boston", 7, choose("boston")), bidding("boston")),
    "lexington": (seated("lexington"), bidding("lexington")),
    "ten-for-200": (seated("ten-for-200", 7, choose("10-for-200")), bidding("ten-for-200")),
    "auction": (seated("spades-auction"), seated("spades-auction", 7, choose("6"))),
    "no-trump": (seated("no-trump-bid"), bidding("no-trump-bid")),
    "show-7-trump": (seated("show-7-trump:cards_needed=1"), seated("face-up-deal", dealer="S")),
    "kitty": (seated("kitty+high-jokers"),),
    "three-b": (seated("three-b"), bidding("three-b")),
    "team-nil": (seated("team-nil"), bidding("team-nil")),
}
"""Rule sets with something to say, and widgets at them."""


@pytest.mark.parametrize(("width", "lang", "dark"), LOOKS)
@pytest.mark.parametrize("name", TABLES)
def test_words_beside_bids_and_cards_are_sound(name, width, lang, dark, new_page, picture):
    """Nothing for axe to find, nothing wider than the page, every key named, high enough for a finger and whole."""
    page, theme = new_page(width=width), "dark" if dark else "light"
    widgets = [make(lang, theme) for make in TABLES[name]]
    put_on_stage(page, *widgets, background="#14181d" if dark else "#ffffff")
    page.wait_for_timeout(300)
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    keys = page.locator(".spades-call-key, .spades-bid-key")
    assert keys.count() > 0
    assert cut_off(page) == []
    assert all(key.get_attribute("aria-label") or key.inner_text() for key in keys.all())
    assert min(box["height"] for box in (key.bounding_box() for key in keys.all() if key.is_visible()) if box) >= 40
    picture(page.locator("main"), f"announcements-{name}-{width}-{theme}")


def cut_off(page: Page) -> list[str]:
    """Return the keys whose words are wider than they are."""
    return page.locator(".spades-call-key, .spades-bid-key").evaluate_all(
        "(all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"
    )


def test_a_claim_by_keys_alone(page):
    """Tab leads from the cards to the claim, Enter says it, the note is heard, the focus goes to the cards, and taking back brings the key back."""
    round_table = seated("tram", 7, turns=1)("en", "light")
    put_on_stage(page, round_table)
    words = words_for("en")
    key = page.get_by_role("button", name=plain_text(words("round-table-may-claim")))
    key.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=plain_text(words("round-table-claim-may-fail")))).to_be_visible()
    expect(key).to_have_count(0)
    expect(page.locator(".spades-fan [data-card]:focus")).to_have_count(1)
    page.get_by_role("button", name=plain_text(words("round-table-take-back"))).click()
    expect(key).to_have_count(1)
    wait_until_confirmed(page, round_table)


def test_an_ace_check_by_keys_alone(page):
    """Enter asks, the partner's answer is heard, two presses on a card hand it over, and the bid follows."""
    round_table = seated(ACES.partition("+")[2], ACES_SEED)("en", "light")
    put_on_stage(page, round_table)
    words = words_for("en")
    page.get_by_role("button", name=plain_text(words("round-table-may-ace-check"))).focus()
    page.keyboard.press("Enter")
    answer = plain_text(words("card-table-ace-answer", place="you", has="yes"))
    expect(page.get_by_role("status").filter(has_text=answer)).to_be_visible()
    page.locator(".spades-fan [data-card='2C']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator(".spades-fan [data-card]")).to_have_count(12)
    key = page.get_by_role("button", name=plain_text(words("round-table-may-not-ace-check")))
    key.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=plain_text(words("ace-check-once")))).to_be_visible()
    page.locator("[data-bid='4']").click()
    page.locator("[data-bid='4']").click()
    expect(page.locator("[data-bid='ace-check']")).to_have_count(0)
