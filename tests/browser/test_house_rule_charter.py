"""HouseRuleCharter as people meet it: answers by keys alone, a clash, the charter, and the page on paper of both sizes."""

import re

import pytest
from playwright.sync_api import expect

from spades_teach.charter.page import charter_page
from spades_teach.charter.sentences import charter_of
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import HouseRuleCharter
from tests.browser import hosts
from tests.browser.looks import LOOKS
from tests.browser.stage import put_on_stage, wait_until_confirmed

FULL = (
    "standard+board:minimum=5+blind-nil+nil-passing:simultaneous=false+deuces-high:form=jokers-2d-2s+ten-for-200"
    "+short-game-300+loss-at-minus-200+renege-penalty:mode=three-tricks+short-hand-misdeal+win-last-trick+dix+lexington"
    "+bemo+seven-or-higher+double-nil+raise-by-one+total-bids+tram+speed-spades+last-trick-ace-on-nil+boston+face-up-deal"
)
"""Ten answers that are not the default table's, and thirteen rules more."""


def test_some_answers_by_keys_alone(page):
    """Arrows and Enter answer, Enter again goes on; what clashes is said and not taken; the charter says what was answered."""
    charter = HouseRuleCharter(lang="en")
    put_on_stage(page, charter)
    ask = page.locator(".spades-charter-ask")
    page.get_by_role("radio").first.focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("radio").nth(2)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Enter")
    expect(ask).to_be_focused()
    expect(ask).to_have_text("How does the first trick go?")
    page.keyboard.press("Tab")
    for key in ("ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("radio").nth(1)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Enter")
    clash = page.get_by_role("radio").nth(2)
    expect(clash).to_have_attribute("aria-disabled", "true")
    clash.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".spades-unseen[role=status]")).to_contain_text("question 2")
    assert charter.spec == "standard+breaking-spades:required=false+deuce-starts"
    page.get_by_role("button", name="The charter").click()
    expect(page.locator(".spades-charter-mark", has_text="◆")).to_have_count(2)
    page.get_by_role("button", name="Change: First trick").click()
    expect(ask).to_have_text("How does the first trick go?")
    wait_until_confirmed(page, charter)


def test_the_page_is_printed_saved_and_opened_again(page):
    """Print prints the charter alone; the saved files hold the page and the rules; a link that is pasted brings all back."""
    charter = HouseRuleCharter("standard+board+bag-penalty-short", lang="en")
    charter.do("go", to=15)
    page.add_init_script("window.print = () => top.printed = (top.printed ?? '') + document.title;")
    put_on_stage(page, charter)
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("window.printed === 'The house rules of our table'")
    for name, wanted in (("Save the page", charter.to_html()), ("Save the rule file", charter.rule_file())):
        with page.expect_download() as saved:
            page.get_by_role("link", name=name).click()
        assert saved.value.path().read_text(encoding="utf-8") == wanted
    page.get_by_text("Open a charter").click()
    page.get_by_role("textbox", name="A rule spec, a link").fill("https://example.org/#rules=standard+mirrors")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Opened.")).to_be_visible()
    assert charter.spec == "standard+mirrors"


@pytest.mark.parametrize(
    ("rules", "lang"), [("standard", "fa"), (FULL, "en"), (FULL, "fa")], ids=["plain-fa", "full-en", "full-fa"]
)
def test_the_charter_is_one_sheet_of_paper(rules, lang, page):
    """A4 and Letter, little to say or much: one page, with nothing cut off at its sides."""
    words = words_for(lang)
    page.set_content(charter_page(charter_of(rules, words), words))
    for paper in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))) == 1
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert hosts.accessibility_problems(page, "body") == []


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_axe_finds_nothing(width, dark, lang, new_page):
    """No violation with a question, a clash and the charter, in every size, theme and language; nothing wider than the page."""
    page = new_page(width=width, dark=dark)
    asked, result = HouseRuleCharter(lang=lang), HouseRuleCharter(FULL, lang=lang, four_colour=dark)
    asked.answer("nil", "off")
    asked.do("go", to=7)
    result.do("go", to=15)
    result.do("open", text="no-such-rules")
    put_on_stage(page, asked, result, shadow=width > 400, background="#14181d" if dark else "#ffffff")
    page.locator("summary").last.click()
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert plain_text(words_for(lang)("charter-sheet")) in plain_text(
        page.locator(".spades-charter-ask").last.inner_text()
    )
