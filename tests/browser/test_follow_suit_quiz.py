"""FollowSuitQuiz as people meet it: by mouse, touch and keys, in both hosts, small and large, light and dark."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spades_teach.widgets import FollowSuitQuiz
from tests.browser import hosts
from tests.browser.looks import LOOKS
from tests.browser.stage import push, put_on_stage, wait_until_confirmed
from tests.widgets.test_follow_suit_quiz import FIVE, RIGHT, WRONG

THIRTEEN = "legal hand AS JS 7S 2S QH 10H 3H KD 8D 4D JC 9C 5C trick E:6H"


def quiz_at(
    number: int, *, done: list[dict[str, Any]] | None = None, check: bool = False, **look: Any
) -> FollowSuitQuiz:
    """Return the quiz of five at one of its questions, with some actions done."""
    quiz = FollowSuitQuiz(questions=FIVE[number:], **look)
    for action in done or []:
        fields = dict(action)
        quiz.do(fields.pop("kind"), **fields)
    if check:
        quiz.do("check")
    return quiz


def card(page: Page | Locator, code: str) -> Locator:
    return page.locator(f".spades-fan [data-card='{code}']")


def cell(page: Page | Locator, code: str) -> Locator:
    return page.locator(f".spades-tiny[data-card='{code}']")


def button(page: Page | Locator, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def said(page: Page | Locator) -> Locator:
    return page.locator(".spades-say-text")


# Stories


def test_answer_wrong_read_why_and_go_on(page):
    """Mark everything, read why that earns nothing, see what was right, and go on with one click."""
    quiz = quiz_at(0, lang="en")
    put_on_stage(page, quiz)
    for code in ("9H", "4H", "AS", "7C"):
        card(page, code).click()
    button(page, "Check").click()
    expect(said(page)).to_contain_text("You marked every card")
    expect(page.locator(".spades-say small").first).to_contain_text("Hearts were led")
    assert {code: card(page, code).get_attribute("data-state") for code in ("9H", "4H", "AS", "7C")} == {
        "9H": "right",
        "4H": "right",
        "AS": "wrong",
        "7C": "wrong",
    }
    assert (quiz.correct, quiz.answered) == (0, 1)
    button(page, "Next question").click()
    expect(page.get_by_role("heading", name="Who takes the trick, and why?")).to_be_visible()
    expect(page.get_by_text("Question 2 of 5")).to_be_visible()


def test_all_five_by_mouse(page):
    """The whole quiz, each kind of question answered right by the mouse, ends with its result."""
    quiz = quiz_at(0, lang="en")
    put_on_stage(page, quiz)
    for code in ("9H", "4H"):
        card(page, code).click()
    button(page, "Check").click()
    button(page, "Next question").click()
    page.get_by_role("button", name=re.compile("Left.*nine of spades")).click()
    page.get_by_role("radio", name="it is the highest spade").click()
    button(page, "Check").click()
    expect(said(page)).to_contain_text("takes the trick")
    button(page, "Next question").click()
    page.get_by_role("radio", name=re.compile("No, spades are not broken")).click()
    button(page, "Check").click()
    button(page, "Next question").click()
    cell(page, "2S").click()
    cell(page, "9H").click()
    button(page, "Check").click()
    expect(said(page)).to_contain_text("was a renege")
    button(page, "Next question").click()
    for code in ("3S", "9S", "5C", "KH"):
        card(page, code).click()
    button(page, "Check").click()
    button(page, "See the result").click()
    expect(page.get_by_text("5 of 5 right.", exact=True)).to_be_visible()
    assert quiz.done
    wait_until_confirmed(page, quiz)


def test_all_five_by_keyboard(page):
    """A79: every kind of question can be answered by keys alone; the focus is always where one expects it."""
    quiz = quiz_at(0, lang="en")
    put_on_stage(page, quiz)
    key = page.keyboard.press
    key("Tab")
    expect(hosts.focused(page)).to_have_attribute("data-card", "AS")
    key("ArrowRight")
    key("Space")
    key("ArrowRight")
    key("Enter")
    key("Tab")
    expect(button(page, "Check")).to_be_focused()
    key("Enter")
    expect(button(page, "Next question")).to_be_focused()
    key("Enter")
    expect(page.get_by_role("heading", name="Who takes the trick, and why?")).to_be_focused()
    key("Tab")
    expect(hosts.focused(page)).to_have_attribute("data-card", "AD")
    for _ in range(2):
        key("ArrowRight")
    key("Space")
    key("Tab")
    key("ArrowRight")
    key("Space")
    expect(page.get_by_role("radio", name="it is the highest spade")).to_be_checked()
    key("Tab")
    key("Enter")
    expect(button(page, "Next question")).to_be_focused()
    key("Enter")
    expect(page.get_by_role("heading", name="May you lead a spade?")).to_be_focused()
    assert [result["right"] for result in quiz.results] == [True, True]
    key("Tab")  # the cards are only to be looked at
    key("ArrowRight")
    key("Space")
    key("Tab")
    key("Enter")
    expect(button(page, "Next question")).to_be_focused()
    key("Enter")
    expect(page.get_by_role("heading", name="Did anybody renege?")).to_be_focused()
    for _ in range(2):
        key("Tab")
    expect(hosts.focused(page)).to_have_attribute("data-card", "4H")
    key("End")
    expect(hosts.focused(page)).to_have_attribute("data-card", "9H")
    for _ in range(2):
        key("ArrowUp")
    expect(hosts.focused(page)).to_have_attribute("data-card", "2S")
    key("Space")
    for _ in range(2):
        key("ArrowDown")
    key("Space")
    for _ in range(2):
        key("Tab")
    key("Enter")
    expect(said(page)).to_contain_text("was a renege")
    assert [result["right"] for result in quiz.results] == [True] * 4


def test_quick_clicks_are_counted_once(page):
    """A61: a hundred marks in one go, a double Check and a double Next: all marks arrive in order, one question is answered and left."""
    quiz = quiz_at(0, lang="en")
    put_on_stage(page, quiz)
    card(page, "AS").evaluate("(node) => { for (let i = 0; i < 101; i += 1) node.click(); }")
    expect(card(page, "AS")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => window.spadesModels[0].get('view').n === 101")
    assert quiz.logic.answer == {"cards": ["AS"]}
    button(page, "Check").dblclick()
    expect(said(page)).to_be_visible()
    assert quiz.answered == 1
    page.locator(".spades-go").evaluate("(node) => { node.click(); node.click(); node.click(); }")
    expect(page.get_by_text("Question 2 of 5")).to_be_visible()
    assert (quiz.answered, quiz.logic.asked.id) == (1, FIVE[1])


def test_a_tap_marks_a_card(new_page):
    """On a touch screen one tap marks, another takes the mark away."""
    page = new_page(width=360, touch=True)
    quiz = quiz_at(0, lang="en")
    put_on_stage(page, quiz)
    card(page, "9H").tap()
    expect(card(page, "9H")).to_have_attribute("aria-pressed", "true")
    card(page, "9H").tap()
    expect(card(page, "9H")).to_have_attribute("aria-pressed", "false")
    assert quiz.logic.answer == {"cards": []}


def test_marks_are_there_at_once(page):
    """A mark shows in the frame of its press, before Python has been asked."""
    put_on_stage(page, quiz_at(0, lang="en"), quiz_at(3, lang="en"))
    at_once = "(node) => { node.click(); return node.dataset.state; }"
    assert card(page, "9H").evaluate(at_once) == "chosen"
    assert cell(page, "2S").evaluate(at_once) == "renege"


def test_a_check_without_an_answer_asks_for_one(page):
    """A button that has nothing to check can be pressed and says what is missing; nothing is counted."""
    quiz = quiz_at(1, lang="en")
    put_on_stage(page, quiz)
    check = button(page, "Check")
    expect(check).to_have_attribute("aria-disabled", "true")
    check.click(force=True)
    expect(said(page)).to_have_text("Press one of the four cards and choose one of the reasons.")
    assert quiz.answered == 0


def test_the_language_can_change_in_the_middle(page):
    """Persian from one view to the next: the marks stay, the hand does not mirror, the frame does."""
    quiz = quiz_at(0, lang="en")
    put_on_stage(page, quiz)
    card(page, "9H").click()
    quiz.set_language("fa")
    push(page, quiz)
    expect(page.locator(".spades")).to_have_attribute("dir", "rtl")
    expect(page.get_by_role("button", name="بررسی")).to_be_visible()
    expect(card(page, "9H")).to_have_attribute("aria-pressed", "true")
    order = page.locator(".spades-fan [data-card]").evaluate_all("(cards) => cards.map((each) => each.dataset.card)")
    lefts = page.locator(".spades-fan [data-card]").evaluate_all(
        "(cards) => cards.map((each) => each.getBoundingClientRect().left)"
    )
    assert order == ["AS", "9H", "4H", "7C"]
    assert lefts == sorted(lefts)


# Looks


STATES: dict[str, dict[str, Any]] = {
    "legal": {"number": 0, "done": RIGHT[0]},
    "legal-wrong": {"number": 0, "done": RIGHT[0][:1] + WRONG[0][2:3], "check": True},
    "winner": {"number": 1, "done": RIGHT[1]},
    "winner-wrong": {"number": 1, "done": WRONG[1], "check": True},
    "spade-lead": {"number": 2, "done": WRONG[2]},
    "spade-lead-right": {"number": 2, "done": RIGHT[2], "check": True},
    "renege": {"number": 3, "done": RIGHT[3]},
    "renege-wrong": {"number": 3, "done": WRONG[3], "check": True},
    "hint": {"number": 0, "check": True},
    "over": {
        "number": 3,
        "done": [*WRONG[3], {"kind": "check"}, {"kind": "next"}, *WRONG[4], {"kind": "check"}, {"kind": "next"}],
    },
}


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_axe_finds_nothing(width, dark, lang, new_page):
    """No violation in any state, size, theme and language, contrast included."""
    page = new_page(width=width, dark=dark)
    quizzes = [quiz_at(**state, lang=lang, four_colour=dark) for state in STATES.values()]
    put_on_stage(page, *quizzes, shadow=width > 400, background="#14181d" if dark else "#ffffff")
    expect(page.locator(".spades")).to_have_count(len(STATES))
    assert hosts.accessibility_problems(page) == []


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(
    "look", [{"width": 320}, {"width": 360}, {"width": 1280, "zoom": 2}, {"width": 720, "zoom": 2}], ids=str
)
def test_nothing_overflows_and_all_can_be_hit(look, lang, new_page):
    """Small screens and 200 %: no sideways scrolling; cards, reasons and cells are at least 24 px wide and lie free."""
    page = new_page(**look)
    whole = FollowSuitQuiz(questions=["renege-cut-whole-1", THIRTEEN], lang=lang)
    put_on_stage(page, FollowSuitQuiz(questions=[THIRTEEN, "s2-cut"], lang=lang), quiz_at(1, lang=lang), whole)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    hits = """(nodes) => nodes.filter((node) => node.getClientRects().length).map((node) => {
        node.scrollIntoView({ block: "center" });
        const box = node.getBoundingClientRect();
        const hit = (x) => {
            const found = document.elementFromPoint(box.left + x, box.top + box.height / 2);
            return found === node || node.contains(found);
        };
        return [3, 12, 22].every(hit) && box.height >= 24;
    })"""
    for kind, count in ((".spades-fan button", 13), (".spades-option", 6), ("button.spades-tiny", 52)):
        assert page.locator(kind).evaluate_all(hits) == [True] * count, kind


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_tricks_do_not_mirror(lang, page):
    """In every language the columns of the tricks run clockwise from left to right, and each card reads rank, then suit."""
    put_on_stage(page, quiz_at(3, lang=lang))
    places = (
        page.locator(".spades-tricks tbody tr")
        .first.locator(".spades-tiny")
        .evaluate_all("(cells) => cells.map((each) => [each.dataset.place, each.getBoundingClientRect().left])")
    )
    assert [place for place, _ in places] == ["left", "partner", "right", "you"]
    assert [left for _, left in places] == sorted(left for _, left in places)
    face = (
        cell(page, "KH")
        .locator(".spades-tiny-face > *")
        .evaluate_all("(parts) => parts.map((each) => each.getBoundingClientRect().left)")
    )
    assert face == sorted(face)


def test_marks_differ_without_colour(page):
    """After the check each card has a sign of its own, and the forbidden ones are hatched; the winner has its word."""
    put_on_stage(page, quiz_at(**STATES["legal-wrong"], lang="en"), quiz_at(**STATES["winner-wrong"], lang="en"))
    signs = {code: card(page, code).locator(".spades-card-mark").text_content() for code in ("9H", "4H", "AS", "7C")}
    assert signs == {"9H": "✓", "4H": "+", "AS": "✕", "7C": ""}
    hatched = "(node) => getComputedStyle(node.querySelector('.spades-card-veil')).backgroundImage !== 'none'"
    assert [card(page, code).evaluate(hatched) for code in ("9H", "7C")] == [False, True]
    expect(page.locator(".spades-play[data-place=left] .spades-play-word")).to_have_text("takes it")


def test_the_verdict_is_heard(page):
    """The verdict stands in a live region that was there before it, with a word for its sign."""
    put_on_stage(page, quiz_at(0, done=WRONG[0], lang="en"))
    place = page.locator(".spades-say-place")
    expect(place).to_have_attribute("aria-live", "polite")
    place.evaluate("(node) => { node.dataset.kept = 'yes'; }")
    button(page, "Check").click()
    expect(place).to_contain_text("Not quite.")
    expect(place).to_have_attribute("data-kept", "yes")


@pytest.mark.parametrize(
    ("name", "quiz", "look"),
    [
        ("quiz-legal", {**STATES["legal-wrong"], "lang": "en"}, {"width": 640}),
        ("quiz-winner-dark", {**STATES["winner-wrong"], "lang": "en"}, {"width": 640, "dark": True}),
        ("quiz-renege", {**STATES["renege-wrong"], "lang": "en"}, {"width": 640}),
        ("quiz-narrow-fa", {**STATES["legal-wrong"], "lang": "fa"}, {"width": 360, "dark": True}),
    ],
)
def test_pictures(name, quiz, look, new_page, picture):
    """Theme follows the system; each look is kept as a picture."""
    page = new_page(**look)
    put_on_stage(page, quiz_at(**quiz), background="#14181d" if look.get("dark") else "#f6f4ef")
    expect(page.locator(".spades")).to_have_attribute("data-theme", "dark" if look.get("dark") else "light")
    picture(page.locator(".spades-panel"), name)


# In the hosts

CELLS = [
    "from spades_teach import FollowSuitQuiz",
    "one = {wrap}(FollowSuitQuiz(questions=['s2-follow-suit', 's2-cut'], lang='en'))\none",
    "two = {wrap}(FollowSuitQuiz(questions=['s2-follow-suit', 's2-cut'], lang='fa'))\ntwo",
]


def cells(host: str, *more: str) -> list[str]:
    wrap = "mo.ui.anywidget" if host.startswith("marimo") else ""
    return [each.replace("{wrap}", wrap) for each in (*CELLS, *more)]


@pytest.mark.deep  # the stories of the lessons are told in both hosts
@pytest.mark.parametrize("host", ["marimo", "jupyter"])
def test_a_story_in_each_host(host, show):
    """Answer wrong, read why, go on and answer right; a second quiz on the page keeps its own state, language and look."""
    page = show(host, cells(host))
    first, second = page.locator(".spades").nth(0), page.locator(".spades").nth(1)
    for code in ("9H", "AS"):
        card(first, code).click()
    button(first, "Check").click()
    expect(said(first)).to_contain_text("would cut the trick")
    expect(first.locator(".spades-say small").first).to_contain_text("must-follow-suit")
    button(first, "Next question").click()
    for code in ("3S", "9S", "5C", "KH"):
        card(first, code).click()
    button(first, "Check").click()
    expect(said(first)).to_contain_text("any card may be played")
    expect(second).to_have_attribute("dir", "rtl")
    expect(second.locator(".spades-fan [data-card]")).to_have_count(4)
    expect(second.locator("[aria-pressed=true]")).to_have_count(0)
    assert hosts.accessibility_problems(page) == []


@pytest.mark.deep  # the shell is the same as under HandFan, where this is always tried
def test_keys_stay_out_of_the_notebook(show):
    """A62: letters, digits and arrows pressed in the quiz add, delete, cut or change no cell of JupyterLab."""
    page = show("jupyter", cells("jupyter"))
    count = page.locator(".jp-Notebook .jp-Cell").count()
    card(page.locator(".spades").first, "AS").focus()
    for key in ("a", "b", "d", "d", "x", "y", "m", "r", "1", "ArrowDown", "ArrowUp", "z", "0", "0"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.locator(".jp-Notebook .jp-Cell").count() == count
    assert page.locator(".jp-Notebook .jp-MarkdownCell").count() == 0


@pytest.mark.deep  # the shell is the same as under HandFan, where this is always tried
def test_cells_of_marimo_react(show):
    """A54, A58: a cell that uses the wrapped quiz runs again after each answer and sees the results."""
    page = show("marimo", cells("marimo", "mo.md(f'right {one.correct} of {one.answered}')"))
    first = page.locator(".spades").first
    expect(page.get_by_text("right 0 of 0")).to_be_visible()
    for code in ("9H", "4H"):
        card(first, code).click()
    button(first, "Check").click()
    expect(page.get_by_text("right 1 of 1")).to_be_visible()
