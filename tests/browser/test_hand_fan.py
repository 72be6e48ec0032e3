"""HandFan as people meet it: by mouse, touch and keys, in both hosts, small and large, light and dark."""

import re

import pytest
from playwright.sync_api import Page, expect

from spades_teach.core.cards import Suit
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.widgets import HandFan
from tests.browser import hosts
from tests.browser.looks import LOOKS
from tests.browser.stage import push, put_on_stage, wait_until_confirmed

FULL = "AS KS 9S 4S QH 10H 2H AD JD 5D KC 8C 3C"


def card(page: Page, name: str, number: int = 0):
    return page.get_by_role("button", name=re.compile(name)).nth(number)


def in_hand(page: Page) -> list[str]:
    return page.locator(".spades-fan [data-card]").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")


# Mouse, touch and keys


def test_a_legal_card_is_chosen_then_played(page):
    """The first click raises a card, the second plays it; Python knows both."""
    fan = HandFan("9H 4H AS 7C", led="KH", lang="en")
    put_on_stage(page, fan)
    card(page, "nine of hearts").click()
    expect(card(page, "nine of hearts")).to_have_attribute("aria-pressed", "true")
    assert fan.selected.code == "9H"
    card(page, "nine of hearts").click()
    expect(page.get_by_role("img", name=re.compile("You.*nine of hearts"))).to_be_visible()
    assert in_hand(page) == ["AS", "4H", "7C"]
    wait_until_confirmed(page, fan)


def test_an_illegal_card_says_why(page):
    """A81: a click on a hatched card is answered in a live region by its rule, its source and other tables."""
    fan = HandFan("9H 4H AS 7C", led="KH", lang="en")
    put_on_stage(page, fan)
    card(page, "ace of spades").click()
    said = page.get_by_role("status").filter(has_text="A♠")
    expect(said).to_contain_text("Hearts were led")
    expect(said).to_contain_text("must-follow-suit")
    expect(said).to_contain_text("Every table we know")
    assert len(in_hand(page)) == 4


def test_two_clicks_at_once_play_one_card(page):
    """A42: a double click within 50 ms, and three more, take one card from the hand."""
    fan = HandFan("QS 8S JH 2D", lang="en")
    put_on_stage(page, fan)
    card(page, "jack of hearts").evaluate("(button) => { for (let i = 0; i < 5; i += 1) button.click(); }")
    expect(page.locator(".spades-fan [data-card]")).to_have_count(3)
    assert [each.code for each in fan.played] == ["JH"]
    card(page, "two of diamonds").dblclick()
    expect(page.locator(".spades-fan [data-card]")).to_have_count(2)


def test_everything_works_by_keyboard(page):
    """A79: Tab reaches the hand, arrows move, Enter and Space choose and play, the focus stays in the hand."""
    fan = HandFan("9H 4H AS 7C", led="KH", lang="en")
    put_on_stage(page, fan)
    page.keyboard.press("Tab")
    expect(hosts.focused(page)).to_have_attribute("data-card", "AS")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(card(page, "nine of hearts")).to_have_attribute("aria-pressed", "true")
    expect(hosts.focused(page)).to_have_attribute("data-card", "9H")
    page.keyboard.press("Space")
    expect(page.locator(".spades-fan [data-card]")).to_have_count(3)
    expect(hosts.focused(page)).to_have_attribute("data-card", "4H")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".spades-fan [data-card]")).to_have_count(4)
    assert fan.played == ()


def test_a_focused_card_has_a_ring(page):
    """The ring is 3 px wide and stands off the card; it is there for keys, not for the mouse."""
    put_on_stage(page, HandFan("9H 4H", lang="en"))
    page.keyboard.press("Tab")
    style = "(node) => { const s = getComputedStyle(node); return [s.outlineStyle, s.outlineWidth, parseFloat(s.outlineOffset) > 0]; }"
    assert hosts.focused(page).evaluate(style) == ["solid", "3px", True]
    card(page, "four of hearts").click()
    assert card(page, "four of hearts").evaluate("(node) => getComputedStyle(node).outlineStyle") == "none"


def test_a_tap_is_a_click(new_page):
    """On a touch screen one tap chooses and a second plays, without hover."""
    page = new_page(width=360, touch=True)
    fan = HandFan("9H 4H AS 7C", led="KH", lang="en")
    put_on_stage(page, fan)
    for _ in range(2):
        card(page, "nine of hearts").tap()
    expect(page.locator(".spades-fan [data-card]")).to_have_count(3)


# States


def test_states_differ_without_colour(page):
    """Legal is raised by 10 px, chosen by 20 px and ringed, illegal hatched, waiting flat."""
    fan = HandFan("9H 4H AS 7C", led="KH", lang="en")
    put_on_stage(page, fan)
    card(page, "nine of hearts").click()
    page.wait_for_timeout(250)
    look = """(card) => {
        const place = card.parentElement, veil = getComputedStyle(card.querySelector(".spades-card-veil"));
        return { up: Math.round(place.spadesDip - parseFloat(getComputedStyle(place).top)), hatched: veil.backgroundImage !== "none" };
    }"""
    states = {code: page.locator(f".spades-fan [data-card='{code}']").evaluate(look) for code in ("9H", "4H", "AS")}
    assert states == {
        "9H": {"up": 20, "hatched": False},
        "4H": {"up": 10, "hatched": False},
        "AS": {"up": 0, "hatched": True},
    }
    card(page, "nine of hearts").click()
    page.wait_for_timeout(250)
    assert page.locator(".spades-fan [data-card='AS']").evaluate(look) == {"up": 0, "hatched": False}


def test_python_can_change_the_hand(page):
    """A55: a new hand set from Python is on the page at once, and the old one gone."""
    fan = HandFan("9H 4H AS 7C", led="KH", lang="en")
    put_on_stage(page, fan)
    fan.deal(FULL)
    push(page, fan)
    expect(page.locator(".spades-fan [data-card]")).to_have_count(13)
    fan.set_language("fa")
    push(page, fan)
    expect(page.locator(".spades")).to_have_attribute("dir", "rtl")
    expect(card(page, "آس پیک")).to_be_visible()


# Sizes


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(
    "look",
    [{"width": 320}, {"width": 360}, {"width": 400}, {"width": 1280, "zoom": 2}, {"width": 720, "zoom": 2}, {}],
    ids=str,
)
def test_thirteen_cards_fit_and_can_be_hit(look, lang, new_page):
    """Nothing overflows; every card shows 24 px of its left edge, index included, and that place hits it."""
    page = new_page(**look)
    put_on_stage(page, HandFan(FULL, led="7D", lang=lang))
    page.wait_for_timeout(250)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    hits = """(cards) => cards.map((card) => {
        card.scrollIntoView({ block: "center" });
        const box = card.getBoundingClientRect();
        const hit = (x) => document.elementFromPoint(box.left + x, box.top + box.height * 0.3)?.closest("[data-card]") === card;
        return Array.from({ length: 40 }, (_, x) => x).filter(hit).length >= 24;
    })"""
    assert page.locator(".spades-fan [data-card]").evaluate_all(hits) == [True] * 13
    lefts = page.locator(".spades-fan [data-card]").evaluate_all(
        """(cards) => cards.map((card) => {
            const place = card.offsetParent, raised = parseFloat(getComputedStyle(place).top);
            return [Math.round(place.offsetTop - raised), card.getBoundingClientRect().left];
        })"""
    )
    assert lefts == sorted(lefts), "the hand runs from left to right in every language"


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
@pytest.mark.parametrize("presses", [[], ["9H"], ["AS"], ["9H", "9H"]], ids=str)
def test_axe_finds_nothing(presses, width, dark, lang, new_page):
    """No violation in any state, size, theme and language, contrast included."""
    page = new_page(width=width, dark=dark)
    fan = HandFan("9H 4H AS 7C 10D BJ", led="KH", rules="standard+big-joker-little-joker", lang=lang, four_colour=dark)
    for code in presses:
        fan.press(code)
    put_on_stage(page, fan, shadow=width > 400, background="#14181d" if dark else "#ffffff")
    assert hosts.accessibility_problems(page) == []


CONTRAST = """(face) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const channels = (colour) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
    };
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const weights = [0.2126, 0.7152, 0.0722];
    const light = (colour) => channels(colour).reduce((sum, part, index) => sum + linear(part) * weights[index], 0);
    const rank = light(getComputedStyle(face.querySelector(".spades-rank")).stroke);
    const paper = light(getComputedStyle(face.querySelector(".spades-paper")).fill);
    return (Math.max(rank, paper) + 0.05) / (Math.min(rank, paper) + 0.05);
}"""


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("four_colour", [False, True], ids=["two-colours", "four-colours"])
@pytest.mark.parametrize("led", ["2S", "2H"])
def test_ranks_stand_out(led, dark, four_colour, new_page):
    """The rank of every card, hatched or not, has a contrast of at least 7 to 1 with the card."""
    page = new_page(dark=dark)
    put_on_stage(page, HandFan("AS AH AD AC", led=led, lang="en", four_colour=four_colour))
    ratios = page.locator(".spades-fan .spades-face").evaluate_all(f"(faces) => faces.map({CONTRAST})")
    assert len(ratios) == 4
    assert min(ratios) >= 7


def test_all_cards_look_as_they_should(new_page, picture):
    """A78: every face is drawn from paths alone, so the pack looks the same on every system; the picture goes to the docs."""
    page = new_page(width=760)
    suits = [
        HandFan([card for card in STANDARD_PACK.cards if card.suit is suit], lang="en", felt=False) for suit in Suit
    ]
    put_on_stage(page, *suits)
    assert page.locator(".spades-face").count() == 52
    assert page.locator(".spades-face text").count() == 0
    picture(page.locator(".spades-fan").first, "hand-fan-spades")


# Look


@pytest.mark.parametrize(
    ("name", "make", "presses", "look"),
    [
        ("hand-fan-light", {"lang": "en", "led": "7D"}, ["5D", "AS"], {"width": 640}),
        ("hand-fan-dark-four-fa", {"lang": "fa", "four_colour": True}, ["AS"], {"width": 640, "dark": True}),
        ("hand-fan-narrow-fa", {"lang": "fa", "led": "7D"}, ["5D"], {"width": 360}),
    ],
)
def test_pictures(name, make, presses, look, new_page, picture):
    """Theme and colours follow the system and the wish; each look is kept as a picture."""
    page = new_page(**look)
    fan = HandFan(FULL, **make)
    for code in presses:
        fan.press(code)
    put_on_stage(page, fan, background="#14181d" if look.get("dark") else "#f6f4ef")
    expect(page.locator(".spades")).to_have_attribute("data-theme", "dark" if look.get("dark") else "light")
    picture(page.locator(".spades-panel"), name)


def test_less_motion_means_none(new_page):
    """With reduced motion a played card is just there; without, it glides for 160 ms."""
    spy = """() => {
        window.glides = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
            window.glides.push([this.dataset.card, timing.duration]);
            return animate.call(this, frames, timing);
        };
    }"""
    for reduced, expected in ((True, []), (False, ["JH", 160])):
        page = new_page(reduced_motion=reduced)
        fan = HandFan("QS 8S JH 2D", lang="en")
        put_on_stage(page, fan)
        page.evaluate(spy)
        for _ in range(2):
            card(page, "jack of hearts").click()
        expect(page.locator(".spades-trick [data-card=JH]")).to_be_visible()
        glides = page.evaluate("window.glides")
        assert (expected in glides) if expected else glides == []


def test_print_shows_suits_without_colour(page):
    """On paper red suits are outlined and black ones filled, the felt is white, the buttons are left out."""
    put_on_stage(page, HandFan("AS AH", lang="en"))
    page.emulate_media(media="print")
    fill = "(node) => getComputedStyle(node).fill"
    assert page.locator(".spades-fan [data-card=AH] .spades-suit").first.evaluate(fill) == "rgb(255, 255, 255)"
    assert page.locator(".spades-fan [data-card=AS] .spades-suit").first.evaluate(fill) == "rgb(0, 0, 0)"
    expect(page.locator(".spades-row")).to_be_hidden()


# In the hosts

CELLS = [
    "from spades_teach import HandFan",
    "one = {wrap}(HandFan('9H 4H AS 7C', led='KH', lang='en'))\none",
    "two = {wrap}(HandFan('9H 4H AS 7C', led='KH', lang='fa'))\ntwo",
]


def cells(host: str, *more: str) -> list[str]:
    wrap = "mo.ui.anywidget" if host.startswith("marimo") else ""
    return [cell.replace("{wrap}", wrap) for cell in (*CELLS, *more)]


@pytest.mark.deep
@pytest.mark.parametrize("host", ["marimo", "jupyter"])
def test_a_story_in_each_host(host, show):
    """Hear why a card must wait, play another by keys; a second hand on the page keeps its own state, language and look."""
    page = show(host, cells(host), dark=False)
    first, second = page.locator(".spades").nth(0), page.locator(".spades").nth(1)
    first.get_by_role("button", name="ace of spades").click()
    expect(first.get_by_role("status").filter(has_text="must-follow-suit")).to_be_visible()
    first.get_by_role("button", name="nine of hearts").focus()
    page.keyboard.press("Enter")
    expect(first.get_by_role("button", name="nine of hearts, chosen")).to_be_focused()
    page.keyboard.press("Enter")
    expect(first.locator(".spades-fan [data-card]")).to_have_count(3)
    expect(first.locator(".spades-fan [data-card='4H']")).to_be_focused()
    expect(second.locator(".spades-fan [data-card]")).to_have_count(4)
    expect(second).to_have_attribute("dir", "rtl")
    assert hosts.accessibility_problems(page) == []


def test_keys_stay_out_of_the_notebook(show):
    """A62: letters, digits and arrows pressed in a hand add, delete, cut or change no cell of JupyterLab."""
    page = show("jupyter", cells("jupyter"))
    count = page.locator(".jp-Notebook .jp-Cell").count()
    hand = page.locator(".spades").first
    hand.get_by_role("button", name="ace of spades").focus()
    for key in ("a", "b", "d", "d", "x", "y", "m", "r", "1", "ArrowDown", "ArrowUp", "ArrowRight", "z", "0", "0"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.locator(".jp-Notebook .jp-Cell").count() == count
    assert page.locator(".jp-Notebook .jp-MarkdownCell").count() == 0
    expect(hand.locator(".spades-fan [data-card]:focus")).to_have_count(1)
    # The host's own page looks as before: our rules do not leak.
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    expect(hand).to_have_attribute("data-theme", "dark")


def test_cells_of_marimo_react(show):
    """A54: a cell that uses the wrapped hand runs again after a press, and sees what was chosen and played."""
    page = show("marimo", cells("marimo", "mo.md(f'chosen: {one.selected} played: {len(one.played)}')"))
    nine = page.locator(".spades").first.get_by_role("button", name="nine of hearts")
    nine.click()
    expect(page.get_by_text("chosen: 9H played: 0")).to_be_visible()
    nine.click()
    expect(page.get_by_text("chosen: None played: 1")).to_be_visible()


@pytest.mark.deep  # the first lesson is loaded anew in JupyterLab, always
def test_a_reload_keeps_the_hand_in_jupyter(show):
    """A57, A56: three cards played, the page reloaded with the kernel alive: the same ten cards; a cell run again: a new hand."""
    cells = ["from spades_teach import HandFan", f"fan = HandFan('{FULL}', broken=True, lang='en')\nfan", "fan"]
    page = show("jupyter", cells)
    hands = page.locator(".spades")
    for name in ("ace of spades", "queen of hearts", "three of clubs"):
        for _ in range(2):
            hands.nth(0).get_by_role("button", name=name).click()
        expect(hands.nth(0).get_by_role("button", name=name)).to_have_count(0)
    left = in_hand(page)[:10]
    expect(hands.nth(1).locator(".spades-fan [data-card]")).to_have_count(10)
    with page.expect_response(
        lambda answer: answer.request.method == "PUT" and "/api/contents/" in answer.url
    ) as saved:
        page.get_by_role("button", name=re.compile("^Save and create checkpoint")).click()
    assert saved.value.ok
    page.goto(page.url.partition("?")[0])
    expect(page.locator(".spades").nth(1).locator(".spades-fan [data-card]")).to_have_count(
        10, timeout=hosts.PATIENCE * 1000
    )
    assert in_hand(page) == left * 2
    hosts.wait_until_idle(page)
    hosts.run_all_cells(page)
    expect(page.locator(".spades").nth(1).locator(".spades-fan [data-card]")).to_have_count(13)
