"""Playing a round in a real browser: by keys alone, in haste, at every width."""

from playwright.sync_api import Page, expect

from spades_teach import RoundTable
from spades_teach.core.tricks import Play
from tests.browser import hosts
from tests.browser.stage import put_on_stage
from tests.widgets.test_round_table import made

GO = ".spades-round-go"


def cards(page: Page) -> int:
    return page.locator(".spades-fan [data-card]").count()


def test_a_trick_by_keys_alone(page):
    """A79: Tab, arrows and Enter bid, play and gather; the focus goes to where the next thing is to be done."""
    table = made(dealer="S", pace="quick")
    put_on_stage(page, table)
    page.locator(GO).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".spades-call-key:focus")).to_have_count(1)
    for key in ("Home", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-bid='2']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".spades-fan [tabindex='0']")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.locator(".spades-fan [data-state='chosen']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(GO)).to_have_text("Gather the trick")
    expect(page.locator(".spades-trick [data-card]")).to_have_count(4)
    expect(page.locator(GO)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".spades-trick [data-card]")).to_have_count(0)
    assert table.logic.gathered == 1


def test_haste_loses_nothing(page):
    """A41, A42: five clicks at once on a card and on the great button: one card leaves, each of the others plays once, 52 are accounted for."""
    table = made(turns=1, pace="quick")
    put_on_stage(page, table)
    click = "(node) => { for (let i = 0; i < 5; i += 1) node.click(); }"
    page.locator(".spades-fan [data-state='legal']").first.evaluate(click)
    expect(page.locator(".spades-fan [data-card]")).to_have_count(12)
    expect(page.locator(GO)).to_have_text("Gather the trick")
    page.locator(GO).evaluate(click)
    expect(page.locator(".spades-trick [data-card]")).not_to_have_count(4)
    expect(page.locator(".spades-seat[data-turn='true'][data-place='you']")).to_be_attached()
    assert [play.seat.value for play in table.round.actions if isinstance(play, Play)][:5] == list("SWNES")[:4] + [
        table.round.tricks[0].winner.value
    ][: len(table.round.plays)]
    lying = len(table.round.plays) + 4 * len(table.round.tricks)
    assert sum(map(len, table.round.hands)) + lying == 52
    assert cards(page) == 12


def test_it_fits_and_axe_finds_nothing(new_page):
    """Refused and scored, at 360 px dark in Persian and at 1280 px light in English: no violation, nothing wider than the page."""
    for width, dark, lang in ((360, True, "fa"), (1280, False, "en")):
        page = new_page(width=width, dark=dark)
        refused, scored = made(turns=1, lang=lang), made(turns=14, lang=lang)
        refused.play("AS")
        scored.do("all-lines", side="us")
        put_on_stage(page, refused, scored, background="#14181d" if dark else "#ffffff")
        page.wait_for_timeout(300)
        assert hosts.accessibility_problems(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.context.close()


def test_a_page_that_is_only_opened_plays_nothing(page):
    """The others wait until the reader begins: opening a lesson changes nothing in it."""
    table = RoundTable(7, dealer="S", pace="quick", lang="en")
    put_on_stage(page, table)
    page.wait_for_timeout(500)
    assert table.round.actions == ()
    page.locator(GO).click()
    expect(page.locator(".spades-call-key")).to_have_count(14)
    assert len(table.round.actions) == 3


def test_the_round_of_a_number_by_keys(page):
    """A teacher's number is typed and Enter deals it: heard in the live region, kept where the fingers are; a word is refused and stays."""
    table = made(turns=3)
    put_on_stage(page, table)
    field = page.get_by_role("textbox", name="Number of the deal")
    field.fill("seven")
    field.press("Enter")
    expect(page.get_by_role("status").filter(has_text="is not a seed")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("seven")
    before = table.round
    field.fill("12")
    field.press("Enter")
    expect(page.get_by_role("status").filter(has_text="The cards of deal 12 are dealt.")).to_be_visible()
    expect(field).to_be_focused()
    expect(page.locator(".spades-fan [data-card]")).to_have_count(13)
    assert (table.logic.seed, before is table.round) == (12, False)


def test_a_bid_is_remarked_on(new_page):
    """On a phone in Persian: the note stands below the cards, the page does not scroll sideways, axe finds nothing, and the bid is taken back."""
    page = new_page(width=360, touch=True)
    table = RoundTable(7, lang="fa", pace="quick")
    table.go_on()
    put_on_stage(page, table)
    for _ in range(2):
        page.locator("[data-bid='4']").tap()
    expect(page.get_by_role("status").filter(has_text="دور تصادفی")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert hosts.accessibility_problems(page) == []
    page.get_by_role("button", name="پس گرفتن").tap()
    expect(page.locator(".spades-call-key")).to_have_count(14)
