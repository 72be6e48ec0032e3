"""DealTable as people meet it: dealt by keys, by the clock and at once, small and large, light and dark, never a hidden card."""

import re

import pytest
from playwright.sync_api import expect

from spades_teach.core.deals import deal_cards
from spades_teach.i18n import words_for
from spades_teach.widgets.deal_table import DealTable
from tests.browser import hosts
from tests.browser.lesson_pages import page_text, spoken
from tests.browser.stage import put_on_stage, wait_until_confirmed

WORDS = words_for("en")


def button(page, message, **facts):
    return page.get_by_role("button", name=spoken(WORDS(message, **facts), whole=True))


def test_a_deal_by_keyboard_alone(page):
    """From the draw to the counted hand with Tab, Enter and digits; the focus stays on the button that says what comes next."""
    table = DealTable(7, lang="en")
    put_on_stage(page, table)
    page.keyboard.press("Tab")
    for _ in range(8):
        page.keyboard.press("Enter")
    expect(button(page, "deal-go-shuffle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(button(page, "deal-go-cut")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Control+a")
    page.keyboard.type("۱۳")
    page.keyboard.press("Enter")
    expect(
        page.get_by_role("status").filter(has_text=spoken(WORDS("deal-said-cut", place="you", cards=13)))
    ).to_be_visible()
    expect(button(page, "deal-go-give")).to_be_focused()
    hidden = {card.code for hand in table.logic.steps.dealing.hands for card in hand}
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(button(page, "deal-go-count")).to_be_focused()
    hidden |= {card.code for hand in table.logic.steps.dealing.hands for card in hand}
    assert len(hidden) == 52
    assert page.locator("[data-card]").count() == 0
    names = page_text(page)
    assert not [code for code in hidden if WORDS.card_name(code) in names]
    page.keyboard.press("Enter")
    expect(page.locator(".spades-fan [data-card]")).to_have_count(13)
    counts = table.logic.steps.counts
    for suit in "SHDC":
        page.get_by_role("textbox", name=spoken(WORDS("deal-count-suit", suit=suit), whole=True)).fill(
            str(counts[suit])
        )
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=spoken(WORDS("deal-count-right", cards=13)))).to_be_visible()
    assert table.logic.done
    button(page, "deal-back").click()
    expect(page.locator(".spades-fan [data-card]")).to_have_count(0)
    wait_until_confirmed(page, table)


@pytest.mark.deep
def test_the_clock_deals_calmly_and_can_be_stopped(new_page):
    """With motion card by card, gliding; with less motion a whole round at a time and nothing glides; Stop stops."""
    spy = """() => {
        window.glides = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...rest) { window.glides += 1; return animate.apply(this, rest); };
    }"""
    for reduced, cards in ((True, 4), (False, 1)):
        page = new_page(reduced_motion=reduced)
        table = DealTable(7, dealer="W", lang="en")
        table.step()
        table.step()
        put_on_stage(page, table)
        page.evaluate(spy)
        button(page, "deal-run-give").click()
        given = re.compile(rf"^\W*{WORDS.plain_number(3 * cards)}\b|{3 * cards}")
        expect(page.get_by_role("status").filter(has_text=given)).to_be_attached()
        expect(page.locator(".spades-say-place")).to_have_attribute("aria-live", "off")
        button(page, "deal-pause").click()
        page.wait_for_timeout(100)
        stopped = table.logic.steps.dealing.given
        assert stopped % cards == 0
        assert (page.evaluate("window.glides") > 0) != reduced
        page.wait_for_timeout(1_300 if reduced else 500)  # longer than the pace
        assert table.logic.steps.dealing.given == stopped
        expect(page.locator(".spades-say-place")).to_have_attribute("aria-live", "polite")
        page.context.close()


def test_a_misdeal_and_a_proof(page):
    """Two questions by keys, each wrong answer with its reason, the table mended; then a thousand deals and a wrong seed."""
    misdeal, proof, seeds = (
        DealTable(3, task="misdeal", lang="en"),
        DealTable(task="fair", lang="en"),
        DealTable(1, lang="en"),
    )
    put_on_stage(page, misdeal, proof, seeds)
    first, second, third = (page.locator(".spades").nth(at) for at in range(3))
    first.get_by_role("radio").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(first.get_by_role("status").filter(has_text=spoken(WORDS("misdeal-mistake-play-on-uneven")))).to_be_visible()
    first.get_by_role("radio", name=spoken(WORDS("misdeal-remedy-draw"))).click()
    button(first, "misdeal-go-check").click()
    expect(first.get_by_role("status").filter(has_text=spoken(WORDS("draw-one-card")))).to_be_visible()
    for place in ("you", "left", "partner", "right"):
        expect(first.get_by_role("img", name=spoken(WORDS("deal-seat-cards", place=place, count=13)))).to_be_visible()
    button(second, "fair-go", deals=1_000).click()
    expect(second.get_by_text(spoken(WORDS("fair-outside"), whole=True))).to_have_count(2)
    second.get_by_role("radio", name=spoken(WORDS("fair-giving-one-by-one"), whole=True)).click()
    expect(second.get_by_text(spoken(WORDS("fair-outside"), whole=True))).to_have_count(0)
    field = third.get_by_role("textbox", name=spoken(WORDS("deal-seed"), whole=True))
    field.fill("seven")
    button(third, "deal-take-seed").click()
    expect(third.get_by_role("status").filter(has_text=spoken(WORDS("bad-seed", value="seven")))).to_be_visible()
    field.fill("۱۲")
    page.keyboard.press("Enter")
    expect(third.get_by_role("status").filter(has_text="seven")).to_have_count(0)
    seeds.deal_all()
    assert {card.code for card in seeds.hand} == {card.code for card in deal_cards(12).hands[2]}


def test_it_fits_and_axe_finds_nothing(new_page):
    """Each task, in both languages, light and dark, at 360 and 1280 px: nothing overflows and no violation is found."""
    for lang, dark, width in (("fa", True, 360), ("en", False, 1280)):
        page = new_page(width=width, dark=dark)
        drawn, cut, dealt = (DealTable(7, lang=lang) for _ in range(3))
        for _ in range(6):
            drawn.step()
        while cut.logic.steps.phase != "cut":
            cut.step()
        dealt.deal_all()
        dealt.do("count", texts={"S": "", "H": "1", "D": "2", "C": "3"})
        misdeal, proof = (
            DealTable(3, task="misdeal", cases="one-card-seen two-cards", lang=lang),
            DealTable(task="fair", lang=lang),
        )
        misdeal.do("fault", option="counts")
        misdeal.do("remedy", option="give")
        misdeal.do("check")
        proof.do("count-deals")
        pack = DealTable(task="pack", lang=lang)
        pack.do("press", card="QS")
        tables = (pack, drawn, cut, dealt, misdeal, proof)
        put_on_stage(page, *tables, shadow=not dark, background="#14181d" if dark else "#ffffff")
        expect(page.locator(".spades-deal-table")).to_have_count(len(tables))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert hosts.accessibility_problems(page) == []
        page.context.close()
