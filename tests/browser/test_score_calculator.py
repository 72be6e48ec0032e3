"""ScoreCalculator as people meet it: by keys, mouse and touch, in both hosts, small and large, light and dark."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spades_teach.core.matches import add
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.rules.endings import Standing
from spades_teach.core.variants import compose
from spades_teach.i18n import words_for
from spades_teach.widgets import ScoreCalculator
from spades_teach.widgets.score_calculator import ScoreCalculatorLogic
from tests.browser import hosts
from tests.browser.looks import LOOKS
from tests.browser.stage import push, put_on_stage, wait_until_confirmed
from tests.samples import samples
from tests.vectors import MATCHES, VECTORS, Vector

TABLES = {
    "bids": "N:nil E:4 S:5 W:3", "tricks": "N:1 E:4 S:4 W:4", "before": "NS:437/7 EW:440/2",
    "compare": ("helping-nil", "standard+bag-penalty-short", "zone"),
}  # fmt: skip
FULL = {"bids": "N:5 S:0 E:3 W:3", "tricks": "N:5 S:3 E:2 W:3", "before": "NS:0/9"}
NIL_FOR_NOTHING = "standard+nil:value=0"


def field(page: Page | Locator, name: str) -> Locator:
    return page.get_by_role("textbox", name=name, exact=True)


def score(page: Page | Locator, side: str = "Your side") -> Locator:
    return page.locator(f".spades-score[aria-label='{side}']")


def points(place: Locator) -> list[str]:
    return place.locator(".spades-line-points").all_inner_texts()


# Filling in


def test_two_loads_cost_two_penalties(page):
    """A09: bid 1, thirteen tricks, nine bags from before, typed into the sheet: −178 and one bag carried, as the engine has it."""
    sheet = ScoreCalculator(rules=NIL_FOR_NOTHING, lang="en")
    put_on_stage(page, sheet)
    numbers = {
        "Your bid": "1",
        "Partner’s bid": "0",
        "Left’s bid": "1",
        "Right’s bid": "1",
        "Your tricks": "13",
        "Partner’s tricks": "0",
        "Left’s tricks": "0",
        "Right’s tricks": "0",
        "Total of your side before this round": "0",
        "Bags of your side before this round": "9",
    }
    for name, text in numbers.items():
        field(page, name).fill(text)
    ours = score(page)
    expect(ours.get_by_text("This round")).to_be_visible()
    assert points(ours) == ["+10", "0", "+12", "−200", "−178", "−178"]
    assert ours.locator(".spades-bag-row").evaluate_all("(rows) => rows.map((row) => row.dataset.paid)") == [
        "true", "true", "false",
    ]  # fmt: skip
    assert ours.locator(".spades-bag-row").last.locator("[data-state=new]").count() == 1
    assert (sheet.score.of("NS").points, sheet.score.of("NS").bags) == (-178, 1)


def test_a_round_by_keyboard_alone(page):
    """Tab goes from field to field in reading order, arrows step, and what is missing or too much is said."""
    sheet = ScoreCalculator(lang="en")
    put_on_stage(page, sheet)
    said = page.get_by_role("status").filter(has_text="Zero is an answer")
    expect(said).to_be_visible()
    page.keyboard.press("Tab")
    expect(field(page, "Your bid")).to_be_focused()
    page.keyboard.type("3")
    for name in ("You: nil", "Your tricks"):
        page.keyboard.press("Tab")
        expect(hosts.focused(page)).to_have_attribute("aria-label", name)
    page.keyboard.type("3")
    page.keyboard.press("ArrowUp")
    for name, text in (("Partner’s bid", "4"), ("Partner’s tricks", "5")):
        while hosts.focused(page).get_attribute("aria-label") != name:
            page.keyboard.press("Tab")
        page.keyboard.type(text)
    expect(page.get_by_text("Contract 7")).to_be_visible()
    for name, text in (("Left’s bid", "2"), ("Left’s tricks", "2"), ("Right’s bid", "2"), ("Right’s tricks", "3")):
        while hosts.focused(page).get_attribute("aria-label") != name:
            page.keyboard.press("Tab")
        page.keyboard.type(text)
    expect(page.get_by_role("status").filter(has_text="14 tricks, one too many")).to_be_visible()
    assert sheet.score is None
    page.keyboard.press("ArrowDown")
    expect(score(page).get_by_text("This round")).to_be_visible()
    assert (points(score(page)), sheet.score.of("NS").points) == (["+70", "+2", "+72"], 72)


def test_fast_steps_are_all_taken(page):
    """A61: fifty presses in one burst end at the bound, each is one message, and nothing runs on by itself."""
    sheet = ScoreCalculator(lang="en")
    put_on_stage(page, sheet)
    more = page.get_by_role("button", name="Your tricks: one more")
    more.evaluate("(button) => { for (let press = 0; press < 50; press += 1) button.click(); }")
    page.wait_for_timeout(700)
    expect(field(page, "Your tricks")).to_have_value("13")
    assert sheet.logic.sheet.number("tricks/you") == 13
    drawn = sheet.view["n"]
    page.wait_for_timeout(300)
    assert (sheet.view["n"], drawn <= 60) == (drawn, True)


def test_a_click_on_a_name_is_no_step(page):
    """The name of a number leads into its field and changes nothing."""
    sheet = ScoreCalculator(**FULL, lang="en")
    put_on_stage(page, sheet)
    page.locator(".spades-sheet-before .spades-number-name", has_text="Bags").first.click()
    expect(field(page, "Bags of your side before this round")).to_be_focused()
    assert sheet.logic.sheet.number("bags/us") == 9


def test_what_the_remaining_tricks_are_is_offered(page):
    """With three counts the fourth is one press away, and the field shows it in the locale's digits when left."""
    sheet = ScoreCalculator("N:4 S:3 E:2 W:2", "N:5 S:4 E:2", lang="fa")
    put_on_stage(page, sheet)
    page.get_by_role("button", name="دستِ دیگر برای نفر چپ").click()
    expect(field(page, "دست‌های نفر چپ")).to_be_focused()
    page.keyboard.press("Tab")
    expect(field(page, "دست‌های نفر چپ")).to_have_value("۲")
    assert sheet.score.of("NS").points == 72


def test_python_can_change_the_sheet(page):
    """A55: what is done from Python is on the page at once."""
    sheet = ScoreCalculator(**FULL, lang="en")
    put_on_stage(page, sheet)
    sheet.do("type", field="tricks/you", text="2")
    sheet.do("type", field="tricks/left", text="4")
    push(page, sheet)
    expect(field(page, "Your tricks")).to_have_value("2")
    assert points(score(page))[-1] == "−148"
    sheet.set_language("fa")
    push(page, sheet)
    expect(field(page, "دست‌های تو")).to_have_value("۲")


# Predicting


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_wrong_prediction_is_explained_and_a_right_one_smiled_at(lang, page):
    """Nothing of the answer is on the page before; a wrong number gets its misconception; Enter checks; the lines follow."""
    words = {
        "en": ("Points this round for your side", "Bags carried on by your side, if you like", "penalty", "Next line"),
        "fa": ("امتیاز این دور برای تیم تو", "بگ‌هایی که برای تیم تو می‌ماند، اگر خواستی", "جریمهٔ بگ", "سطر بعد"),
    }[lang]
    quiz = ScoreCalculator(example="s2-bag-penalty", predict=True, lang=lang)
    put_on_stage(page, quiz)
    html = page.locator(".spades").evaluate("(root) => root.outerHTML")
    assert not re.search("47|۴۷|bag-penalty", html)
    field(page, words[0]).fill("53" if lang == "en" else "۵۳")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text=words[2]).first).to_be_visible()
    page.get_by_role("button", name=words[3]).click()
    expect(page.locator(".spades-line")).to_have_count(1)
    field(page, words[0]).fill("-47" if lang == "en" else "−۴۷")
    field(page, words[1]).fill("1")
    page.keyboard.press("Enter")
    expect(page.locator(".spades-smile[data-on=true]")).to_be_visible()
    expect(page.locator(".spades-score").first.locator(".spades-line")).to_have_count(3)
    expect(page.locator("summary:focus")).to_have_count(1)
    assert [(one.points, one.right) for one in quiz.predictions] == [(53, False), (-47, True)]


def test_a_minus_without_a_minus_key(new_page):
    """A73: on a touch screen the ± key beside the field offers the sign, before or after the digits."""
    page = new_page(width=360, touch=True)
    quiz = ScoreCalculator(example="s2-set", predict=True, lang="en")
    put_on_stage(page, quiz)
    name = "Points this round for your side"
    sign = page.get_by_role("button", name=f"{name}: plus or minus")
    assert sign.bounding_box()["width"] >= 24
    field(page, name).fill("70")
    sign.tap()
    expect(field(page, name)).to_have_value("−70")
    sign.tap()
    expect(field(page, name)).to_have_value("70")
    field(page, name).fill("")
    sign.tap()
    expect(field(page, name)).to_be_focused()
    page.keyboard.type("70")
    page.get_by_role("button", name="Check", exact=True).tap()
    expect(page.locator(".spades-smile[data-on=true]")).to_be_visible()
    assert quiz.predictions[-1].points == -70


def test_a_line_opens_to_its_rule_by_key(page):
    """A line tells its rule, its source and what other tables say, and stays open while the round changes."""
    sheet = ScoreCalculator(example="s2-bag-penalty", lang="en")
    put_on_stage(page, sheet)
    line = score(page).locator("summary", has_text="Bag penalty")
    line.focus()
    page.keyboard.press("Enter")
    rule = score(page).locator(".spades-line", has=page.get_by_text("Bag penalty"))
    expect(rule.get_by_text("left on the counter: 1")).to_be_visible()
    expect(rule.get_by_text("Rule bag-penalty")).to_be_visible()
    elsewhere = words_for("en").attr("bag-penalty", "elsewhere")
    expect(rule.get_by_text(elsewhere)).to_be_visible()
    field(page, "Total of your side before this round").fill("100")
    expect(score(page).get_by_text("100 − 47 = 53")).to_be_visible()
    expect(rule.get_by_text(elsewhere)).to_be_visible()


# Other rules, and several tables


def test_other_rules_by_keyboard(page):
    """Open the choice, take another table by its arrow keys, keep the first beside it, and read which line makes the difference."""
    sheet = ScoreCalculator(**{**TABLES, "compare": ()}, choose_rules=True, lang="en")
    put_on_stage(page, sheet)
    assert points(score(page))[-2:] == ["−149", "288"]
    page.get_by_role("button", name="Keep these rules beside").press("Enter")
    page.get_by_role("button", name="Rules: The default table").press("Enter")
    tables = page.get_by_role("group", name="Table", exact=True)
    tables.get_by_role("button", name="The default table").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    name = hosts.focused(page).inner_text()
    page.keyboard.press("Enter")
    assert sheet.rules.name == "helping-nil"
    expect(page.get_by_role("button", name=f"Rules: {name}")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="The table is now")).to_have_count(1)
    assert points(score(page))[-2:] == ["−50", "387"]
    beside = page.get_by_role("table").filter(has=page.get_by_text("contract-made"))
    contract = beside.get_by_role("row").filter(has_text="contract-set")
    assert contract.get_by_role("cell").all_text_contents() == ["–", "≠−50, otherwise than on this sheet"]
    page.get_by_role("button", name="Take away: The default table").press("Enter")
    expect(beside).to_be_hidden()
    assert list(sheet.compared) == ["helping-nil"]


def test_a_bid_that_other_rules_do_not_know_is_told(page):
    """A blind nil stays in its field when the table no longer knows it, and is named; with the old rules the score is back."""
    make, _ = STATES["blind"]
    sheet = ScoreCalculator(**{**make, "tricks": "N:0 S:6 E:4 W:3"}, choose_rules=True, lang="en")
    put_on_stage(page, sheet)
    sheet.do("open-rules", on=True)
    sheet.do("rules", press="preset", profile="standard")
    push(page, sheet)
    expect(page.get_by_role("status").filter(has_text="Partner cannot bid blind nil by these rules")).to_be_visible()
    expect(score(page)).to_be_hidden()
    page.get_by_role("button", name="Undo").click()
    expect(score(page).get_by_text("This round")).to_be_visible()


# The rounds whose points are known from elsewhere

BID_OF = {"you": "Your", "left": "Left’s", "partner": "Partner’s", "right": "Right’s"}
NAMES = {"us": "your side", "them": "the other side"}


TYPE = """([numbers, buttons]) => {
    const named = (name) => document.querySelector(`[aria-label="${name}"]`);
    for (const [name, text] of Object.entries(numbers)) {
        const input = named(name);
        if (!input.checkVisibility()) continue;
        input.focus();
        input.value = text;
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    for (const name of buttons) named(name).click();
    document.activeElement.blur();
}"""


def type_vector(page: Page, sheet: ScoreCalculator, vector: Vector, carried: Standing | None = None) -> None:
    """Type a round as a reader does: a number into each field, what is no number by its button; wait until it is drawn.

    carried: what the page has carried on from the round before, which is not typed.
    """
    rules, places = compose(vector.rules), sheet.logic.sheet.seats
    result = read_bids_and_tricks(vector.bids, vector.tricks, rules)
    before = carried or read_standing(vector.before, rules)
    numbers: dict[str, str] = {}
    buttons: list[str] = []
    for place, owner in BID_OF.items():
        at = rules.table.index(places[place])
        bid = result.bids[at]
        if bid.is_number:
            numbers[f"{owner} bid"] = str(bid.tricks)
        else:
            buttons.append(f"{place.capitalize()}: {words_for('en').bid(bid.name)}")
        numbers[f"{owner} tricks"] = str(result.taken[at])
    for side, name in NAMES.items() if carried is None else ():
        at = sheet.logic.sheet.side_number(side)
        numbers[f"Total of {name} before this round"] = str(before.totals[at])
        numbers[f"Bags of {name} before this round"] = str(before.bags[at])
    page.evaluate(TYPE, [numbers, buttons])
    for _ in range(500):
        if sheet.score is not None and sheet.logic.sheet.result == result and sheet.logic.sheet.standing == before:
            break
        page.wait_for_timeout(10)
    wait_until_confirmed(page, sheet)


SHOWN = """() => [...document.querySelectorAll(".spades-score")].map((score) => ({
    sums: [...score.querySelectorAll(".spades-sum > .spades-line-points")].map((node) => node.textContent),
    bags: score.querySelector(".spades-bag-text").textContent,
    left: score.querySelectorAll(".spades-bag-row[data-paid=false] :is([data-state=old], [data-state=new])").length,
}))"""


def test_rounds_of_known_points_typed_into_the_sheet(page):
    """Every vector, typed by hand on one page: points, totals, bags and the end are read from the page and are those of its source."""
    sheet = ScoreCalculator(lang="en")
    put_on_stage(page, sheet)
    typed = 0
    for vector in (*VECTORS, *(match for match in MATCHES if match.times == 1)):
        sheet.restore(ScoreCalculatorLogic(rules=vector.rules).state())
        push(page, sheet)
        type_vector(page, sheet, vector)
        typed += compare_with_the_source(page, sheet, vector)
    assert typed >= len(VECTORS) > 20


@pytest.mark.skipif(samples(small=True, deep=False), reason="hundreds of rounds are typed: in the deep tests")
@pytest.mark.parametrize("vector", [match for match in MATCHES if match.times > 1], ids=str)
def test_matches_of_known_totals_typed_round_by_round(page, vector):
    """A long match, typed by hand to its end: each round goes on from what the last one came to."""
    sheet = ScoreCalculator(rules=vector.rules, lang="en")
    put_on_stage(page, sheet)
    type_vector(page, sheet, vector)
    for _ in range(vector.times - 1):
        after = add(sheet.logic.sheet.standing, sheet.score)
        page.get_by_role("button", name="Next round").click()
        type_vector(page, sheet, vector, Standing(after.totals, after.bags))
    compare_with_the_source(page, sheet, vector)


def compare_with_the_source(page: Page, sheet: ScoreCalculator, vector: Vector) -> int:
    """Compare what stands on the page with what the source says; return for how many sides it says something."""
    shown = page.evaluate(SHOWN)
    *_, end = page.locator(".spades-say-text").all_inner_texts()
    for side, expected in vector.scores.items():
        number = 0 if sheet.logic.sheet.side_name("us") == side else 1
        points, total = (int(text.replace("−", "-")) for text in shown[number]["sums"])
        found = {"points": points, "total": total, "bags": shown[number]["left"]}
        assert (vector.id, side, expected) == (vector.id, side, {kind: found[kind] for kind in expected})
    won = {None: "goes on", "NS": "Your side wins", "EW": "The other side wins"}[vector.winner]
    assert (vector.id, won in end) == (vector.id, True)
    assert vector.over == (vector.winner is not None)
    return len(vector.scores)


# Numbers in right-to-left text

ORDER = """(node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), found = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (let at = 0; at < text.length; at += 1) {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const box = range.getBoundingClientRect();
            if (box.width) found.push([box.left, text.data[at]]);
        }
    return found.sort((a, b) => a[0] - b[0]).map(([, sign]) => sign).join("");
}"""


def test_minus_and_formulas_run_from_left_to_right_in_persian(page):
    """A82: on the page itself the minus stands left of its digits, and a sum reads as it is worked out."""
    put_on_stage(page, ScoreCalculator(**FULL, lang="fa"))
    ours = page.locator(".spades-score").first
    assert [node.evaluate(ORDER) for node in ours.locator(".spades-line-points").all()] == [
        "+۵۰", "−۱۰۰", "+۳", "−۱۰۰", "−۱۴۷", "−۱۴۷",
    ]  # fmt: skip
    formulas = [node.evaluate(ORDER).replace(" ", "") for node in ours.locator(".spades-line-working:visible").all()]
    assert "۵×۱۰=۵۰" in formulas
    assert "۹+۳=۱۲" in formulas
    assert "۵۰−۱۰۰+۳−۱۰۰=−۱۴۷" in formulas
    field = page.get_by_role("textbox", name="جمع امتیاز تیم تو پیش از این دور")
    field.fill("-47")
    field.blur()
    expect(field).to_have_value("−۴۷")
    assert field.evaluate("(input) => getComputedStyle(input).direction") == "ltr"


# Sizes, themes, access

STATES: dict[str, Any] = {
    "empty": ({}, []),
    "full": (FULL, []),
    "blind": (
        {"bids": "N:blind-nil S:5 E:3 W:3", "tricks": "N:0 S:6 E:4", "before": "NS:180/0 EW:320/0", "rules": "standard+blind-nil"},
        [],
    ),
    "too-many": ({"bids": "N:4 S:3 E:2 W:2", "tricks": "N:5 S:4 E:3 W:2"}, []),
    "asked": ({"example": "s2-bag-penalty", "predict": "both"}, []),
    "wrong": (
        {"example": "s2-bag-penalty", "predict": True},
        [
            ("type", {"field": "guess/us", "text": "53"}), ("type", {"field": "guess-bags/us", "text": "7"}),
            ("check", {"side": "us"}), ("next-line", {"side": "us"}),
        ],
    ),
    "right": ({"example": "s2-bag-penalty", "predict": True}, [("type", {"field": "guess/us", "text": "-47"}), ("check", {"side": "us"})]),
    "four-tables": (TABLES, []),
    "rules-open": (
        {**TABLES, "choose_rules": True, "compare": ()},
        [
            ("open-rules", {"on": True}), ("rules", {"press": "topic", "topic": "scoring"}),
            ("rules", {"press": "open", "rule": "bag-penalty", "on": True}),
        ],
    ),
    "five-bags": (
        {"bids": "N:1 S:1 E:1 W:1", "tricks": "N:7 S:6 E:0 W:0", "before": "NS:480/4", "rules": "standard+bag-penalty-short"},
        [],
    ),
}  # fmt: skip


def in_state(name: str, lang: str) -> ScoreCalculator:
    make, done = STATES[name]
    sheet = ScoreCalculator(**make, lang=lang)
    for kind, fields in done:
        sheet.do(kind, **fields)
    return sheet


@pytest.mark.parametrize(
    ("look", "lang"),
    [
        ({"width": 320}, "en"), ({"width": 320}, "fa"), ({"width": 360}, "fa"), ({"width": 560}, "en"),
        ({"width": 1280, "zoom": 2}, "fa"), ({"width": 720, "zoom": 2}, "en"), ({}, "fa"),
    ],
    ids=str,
)  # fmt: skip
def test_everything_fits_and_can_be_hit(look, lang, new_page):
    """Nothing overflows or is cut off, and every control is at least 24 px each way and not covered by another."""
    page = new_page(**look)
    sheets = [in_state(name, lang) for name in ("full", "blind", "wrong", "four-tables", "rules-open")]
    put_on_stage(page, *sheets)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    faults = page.locator(".spades").evaluate_all("""(roots) => roots.flatMap((root) => {
        const inside = root.getBoundingClientRect();
        return [...root.querySelectorAll("button, input, summary")].filter((node) => node.checkVisibility()).flatMap((node) => {
            node.scrollIntoView({ block: "center" });
            const box = node.getBoundingClientRect();
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            const fits = box.width >= 24 && box.height >= 24 && box.left >= inside.left && box.right <= inside.right;
            return fits && (node === hit || node.contains(hit)) ? [] : [`${node.ariaLabel ?? node.textContent} ${box.width}x${box.height}`];
        });
    })""")
    assert faults == []


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_axe_finds_nothing(width, dark, lang, new_page):
    """No violation in any state, in each size, theme and language, contrast included, with a line opened."""
    page = new_page(width=width, dark=dark)
    put_on_stage(
        page,
        *(in_state(name, lang) for name in STATES),
        shadow=width > 400,
        background="#14181d" if dark else "#ffffff",
    )
    page.locator("summary").first.click()
    assert hosts.accessibility_problems(page) == []


def test_less_motion_means_none(new_page):
    """With reduced motion lines, bags and the smile are just there; without, they come in within a second."""
    running = "() => document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length"
    for reduced in (True, False):
        page = new_page(reduced_motion=reduced)
        quiz = in_state("asked", "en")
        put_on_stage(page, quiz)
        page.add_style_tag(content="* { animation-play-state: paused !important }")  # a busy machine looks too late
        quiz.predict(-47)
        push(page, quiz)
        expect(page.locator(".spades-line")).to_have_count(3)
        assert (page.evaluate(running) > 0) == (not reduced)


@pytest.mark.parametrize(
    ("name", "state", "lang", "look"),
    [
        ("score-calculator-light", "full", "en", {"width": 780}),
        ("score-calculator-dark-fa", "five-bags", "fa", {"width": 780, "dark": True}),
        ("score-calculator-wrong", "wrong", "en", {"width": 780, "dark": True}),
        ("score-calculator-narrow-fa", "right", "fa", {"width": 360}),
        ("score-calculator-tables", "four-tables", "en", {"width": 780}),
        ("score-calculator-tables-narrow-fa", "four-tables", "fa", {"width": 360, "dark": True}),
        ("score-calculator-rules-fa", "rules-open", "fa", {"width": 780}),
        ("score-calculator-rules-narrow", "rules-open", "en", {"width": 360, "dark": True}),
    ],
)
def test_pictures(name, state, lang, look, new_page, picture):
    """Each look is kept as a picture."""
    page = new_page(**look)
    put_on_stage(page, in_state(state, lang), background="#14181d" if look.get("dark") else "#f6f4ef")
    expect(page.locator(".spades")).to_have_attribute("data-theme", "dark" if look.get("dark") else "light")
    picture(page.locator(".spades-panel"), name)


# In the hosts


def cells(host: str, *more: str) -> list[str]:
    wrap = "mo.ui.anywidget" if host.startswith("marimo") else ""
    made = (
        "from spades_teach import ScoreCalculator",
        f"one = {wrap}(ScoreCalculator('N:4 S:3 E:2 W:2', 'N:5 S:4 E:2', 'NS:0/9', lang='en'))\none",
        f"two = {wrap}(ScoreCalculator(example='s2-bag-penalty', predict=True, lang='fa'))\ntwo",
    )
    return [*made, *more]


@pytest.mark.deep  # the stories of the lessons are told in both hosts
@pytest.mark.parametrize("host", ["marimo", "jupyter"])
def test_a_story_in_each_host(host, show):
    """Work out a score, hear why a prediction was wrong, be right; two sheets on one page keep their own state and language."""
    page = show(host, cells(host))
    first, second = page.locator(".spades").nth(0), page.locator(".spades").nth(1)
    field(first, "Left’s tricks").fill("3")
    expect(first.get_by_role("status").filter(has_text="14 tricks, one too many")).to_be_visible()
    field(first, "Left’s tricks").fill("2")
    expect(score(first).get_by_text("70 + 2 − 100 = −28")).to_be_visible()
    guess = field(second, "امتیاز این دور برای تیم تو")
    guess.fill("۵۳")
    guess.press("Enter")
    expect(second.get_by_role("status").filter(has_text="جریمهٔ بگ").first).to_be_visible()
    guess.fill("−۴۷")
    second.get_by_role("button", name="بررسی").click()
    expect(second.locator(".spades-smile[data-on=true]")).to_be_visible()
    expect(score(first).get_by_text("70 + 2 − 100 = −28")).to_be_visible()
    assert hosts.accessibility_problems(page) == []


@pytest.mark.deep  # the shell is the same as under HandFan, where this is always tried
def test_keys_stay_out_of_the_notebook(show):
    """A62: letters, digits, minus and arrows pressed in fields, on steps and on lines change no cell of JupyterLab."""
    page = show("jupyter", cells("jupyter"))
    count = page.locator(".jp-Notebook .jp-Cell").count()
    sheet = page.locator(".spades").first
    field(sheet, "Left’s tricks").fill("2")
    sheet.locator("summary").first.wait_for()
    nil = sheet.get_by_role("button", name="You: nil")
    for place in (sheet.locator("summary").first, nil, field(sheet, "Your bid")):
        place.focus()
        for key in ("a", "b", "d", "d", "x", "y", "m", "r", "1", "-", "ArrowDown", "ArrowUp", "z", "0", "0"):
            page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.locator(".jp-Notebook .jp-Cell").count() == count
    assert page.locator(".jp-Notebook .jp-MarkdownCell").count() == 0


@pytest.mark.deep  # the shell is the same as under HandFan, where this is always tried
def test_cells_of_marimo_react(show):
    """A54: a cell that uses the wrapped sheet runs again after a number was typed, and sees the score."""
    page = show("marimo", cells("marimo", "mo.md('points: ' + str(one.score and one.score.of('NS').points))"))
    expect(page.get_by_text("points: None")).to_be_visible()
    field(page.locator(".spades").first, "Left’s tricks").fill("2")
    expect(page.get_by_text("points: -28")).to_be_visible()


@pytest.mark.deep  # the shell is the same as under HandFan, where this is always tried
def test_a_reload_keeps_the_sheet_in_jupyter(show):
    """A57: a number typed and a line revealed are still there after a reload with the kernel alive."""
    page = show("jupyter", cells("jupyter"))
    sheets = page.locator(".spades")
    field(sheets.nth(0), "Left’s tricks").fill("2")
    sheets.nth(1).get_by_role("button", name="سطر بعد").click()
    expect(sheets.nth(1).locator(".spades-line")).to_have_count(1)
    with page.expect_response(
        lambda answer: answer.request.method == "PUT" and "/api/contents/" in answer.url
    ) as saved:
        page.get_by_role("button", name=re.compile("^Save and create checkpoint")).click()
    assert saved.value.ok
    page.goto(page.url.partition("?")[0])
    expect(field(sheets.nth(0), "Left’s tricks")).to_have_value("2", timeout=hosts.PATIENCE * 1000)
    expect(score(sheets.nth(0)).get_by_text("70 + 2 − 100 = −28")).to_be_visible()
    expect(sheets.nth(1).locator(".spades-line")).to_have_count(1)
