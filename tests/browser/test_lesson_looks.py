"""Each lesson from top to bottom as it looks: narrow and wide, light and dark, in both languages, blank or answered."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spades_teach.course.load import data_folder, the_course
from spades_teach.course.session import LessonSession
from tests.browser import hosts
from tests.browser.lesson_pages import ENGLISH, LessonPage, begin_anew, open_lesson, progress, user_folder
from tests.samples import samples

WIDE, NARROW = {"en": [(False, 1280)]}, {"fa": [(True, 360)]}
EVERYWHERE = {lang: [(dark, width) for dark in (False, True) for width in (360, 1280)] for lang in ("en", "fa")}
"""By language: dark or not, width in pixels."""
VERY_HIGH = 20_000  # pixels: what is scrolled out of sight has no contrast to be judged


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """The course as `spades-teach learn` serves it."""
    with hosts.course_server("learn", home=tmp_path_factory.mktemp("course"), env=ENGLISH) as server:
        yield server


def answer_following_suit(session: LessonSession) -> None:
    """Leave every kind of step with something to say: wrong and right answers, an illegal card, marks on tricks."""
    do = {step.id: session.make_widget(step.id).do for step in session.lesson.steps if step.widget}
    for card in ("9H", "4H"):
        do["which-cards"]("mark", card=card, on=True)
    do["which-cards"]("check")
    do["void"]("mark", card="3S", on=True)
    do["void"]("check")
    do["lonely-ace"]("pick", place="you")
    do["lonely-ace"]("pick", option="highest-rank")
    do["lonely-ace"]("check")
    do["ask-the-cards"]("press", card="AS")
    do["partner-has-it"]("choose", option="king")
    do["partner-has-it"]("check")
    do["renege"]("pick", renege=[1, "you"], proof=[2, "you"])
    do["renege"]("check")
    do["quiz"]("mark", card="AS", on=True)


def answer_scoring(session: LessonSession) -> None:
    """Leave sums guessed wrong, half shown and wholly shown, a number missed, a sheet that does not add up."""
    do = {step.id: session.make_widget(step.id).do for step in session.lesson.steps if step.widget}
    do["one-promise"]("check", text="3")
    do["quiz-carried"]("check", text="0")
    do["kept"]("check", side="us")
    do["ten-are-full"]("type", field="guess/us", text="53")
    do["ten-are-full"]("check", side="us")
    do["ten-are-full"]("next-line", side="us")
    do["two-loads"]("type", field="guess/us", text="-169")
    do["two-loads"]("type", field="guess-bags/us", text="0")
    do["two-loads"]("check", side="us")
    do["two-loads"]("all-lines", side="us")
    for place in ("you", "partner", "left", "right"):
        do["your-table"]("type", field=f"bid/{place}", text="3")
        do["your-table"]("type", field=f"tricks/{place}", text="4")


def answer_bidding(session: LessonSession) -> None:
    """Leave a bid made and another tried after it, a hand counted wrong, one being counted, and a question missed."""
    do = {step.id: session.make_widget(step.id).do for step in session.lesson.steps if step.widget}
    do["who-begins"]("choose", option="dealer")
    do["who-begins"]("check")
    do["one-each"]("bid", bid="4")
    do["one-each"]("choose", bid="6")
    do["your-table"]("choose", bid="5")
    for card in ("AS", "KS", "QH", "AC", "KD", "10C"):
        do["long-diamonds"]("tick", card=card)
    do["long-diamonds"]("compare")
    for _ in range(8):
        do["long-diamonds"]("more")
    do["four-honours"]("tick", card="QD")


ANSWERS: dict[str, Callable[[LessonSession], None]] = {
    "following-suit": answer_following_suit,
    "bidding": answer_bidding,
    "scoring-a-round": answer_scoring,
}
"""What was answered before the page is opened; the other lessons are as a new reader finds them."""
UNSEEN = ("following-suit", "scoring-a-round")
"""Lessons whose stories do not look for what axe finds."""
PAGES = samples(
    small=[page for page in the_course().pages if page.id in UNSEEN or page.number is None], deep=the_course().pages
)
"""Lessons and labs that are looked at: all in the deep tests."""
LOOKS = {page.id: samples(small=(WIDE, NARROW)[turn % 2], deep=EVERYWHERE) for turn, page in enumerate(PAGES)}
"""In which looks each is read: all in the deep tests, else by turns."""


@pytest.mark.parametrize("lesson_id", LOOKS)
def test_a_lesson_looks_right_everywhere(lesson_id: str, course, new_page):
    """Widgets keep their own look, no page scrolls sideways, nothing of ours sticks out of it, and axe finds nothing."""
    begin_anew(user_folder(course))
    if lesson_id in ANSWERS:
        with progress(user_folder(course)) as store:
            ANSWERS[lesson_id](LessonSession(lesson_id, store=store))
    page = new_page(height=VERY_HIGH)
    looks = LOOKS[lesson_id]
    lesson = open_lesson(page, f"{course.url}/{lesson_id}/?lang={next(iter(looks))}", lesson_id, lang=next(iter(looks)))
    assert dressed_by_the_page(page) == []
    for lang, pages in looks.items():
        if lang != lesson.lang:
            lesson = lesson.speak(lang)
        lesson.expect_words(lesson.lesson.steps[-1].id)
        for dark, width in pages:
            page.emulate_media(color_scheme="dark" if dark else "light")
            page.set_viewport_size({"width": width, "height": VERY_HIGH})
            look = f"{lesson_id}, {lang}, {'dark' if dark else 'light'}, {width} px"
            expect_theme(lesson, dark=dark)
            assert sticking_out(page) == [], look
            assert problems(page, contrast_alone=dark) == [], look


def expect_theme(lesson: LessonPage, *, dark: bool) -> None:
    """Expect the page's theme in the widgets too; then wait until nothing moves."""
    theme = "dark" if dark else "light"
    for step in (lesson.lesson.steps[1], lesson.lesson.steps[-3]):
        if step.widget:
            expect(lesson.widget(step.id)).to_have_attribute("data-theme", theme)
    expect(lesson.bar).to_have_attribute("data-theme", theme)
    lesson.page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))")


def dressed_by_the_page(page: Page) -> list[str]:
    """Return what in the widgets the page's own style sheet would change: marimo hands it to their shadow roots too."""
    sheet = (data_folder("notebooks") / "marimo" / "course.css").read_text(encoding="utf-8")
    return page.locator(".spades").evaluate_all(
        """(roots, text) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(text);
            const flat = (rules) => [...rules].flatMap((rule) => rule.selectorText ? [rule.selectorText] : flat(rule.cssRules ?? []));
            const selectors = flat(sheet.cssRules);
            if (selectors.length < 10) throw new Error("the sheet has not been read");
            const nodes = roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
            return selectors.filter((selector) => nodes.some((node) => node.matches(selector)));
        }""",
        sheet,
    )


def sticking_out(page: Page) -> list[str]:
    """Return what makes the page, or anything of ours in it, wider than the window."""
    found = page.locator(".spades, .spades-step").evaluate_all("""(nodes) => nodes
        .filter((node) => {
            const box = node.getBoundingClientRect();
            return box.left < 0 || box.right > innerWidth || node.scrollWidth > node.clientWidth + 1;
        })
        .map((node) => `${node.className} ${node.getAttribute("aria-label") ?? node.id}`)""")
    wide = page.evaluate("""() => [document.documentElement, document.querySelector("#App")]
        .filter((node) => node.scrollWidth > node.clientWidth)
        .map((node) => `the page: ${node.scrollWidth} > ${node.clientWidth}`)""")
    return [*wide, *found]


def problems(page: Page, *, contrast_alone: bool) -> list[str]:
    """Return what axe finds in the lesson as one page: in its widgets and its words, and between them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((hosts.ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": ["color-contrast"]} if contrast_alone else {})}
    result = page.locator(".spades, .spades-step").evaluate_all("(nodes, how) => axe.run(nodes, how)", options)
    assert "color-contrast" in {rule["id"] for rule in result["passes"]}, "axe has seen no text"
    return [
        f"{finding['id']}: {finding['help']}\n{node['html']}\n{node['failureSummary']}"
        for finding in result["violations"]
        for node in finding["nodes"]
    ]
