"""The pictures of the docs: drawn by the widgets themselves, in every look, and still like what the docs show.

`make pictures` writes them to docs/pictures; `make test` draws each widget again in one look and compares, `make deep` everything.
"""

from __future__ import annotations

import os
import tomllib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import numpy
import pandas
import pytest
from playwright.sync_api import Locator, Page, expect

from spades_teach import (
    BagOdometer,
    BidPad,
    BreakTrainer,
    CardTable,
    DealTable,
    EndgameBoard,
    FollowSuitQuiz,
    HandFan,
    HouseRuleCharter,
    MatchChart,
    Practice,
    RoundTable,
    RuleBook,
    RuleDispute,
    RulesPicker,
    ScenarioSliders,
    ScoreCalculator,
    ScoreSheet,
    StepReveal,
    break_even,
    check_sheet,
    compare_rules,
    gain_chart,
    score_frame,
    sheet_template,
    what_if,
)
from spades_teach.analysis.charts import Point, bars
from spades_teach.analysis.picture import Picture
from spades_teach.catalogue import evening
from spades_teach.course.load import data_folder, read_lesson
from spades_teach.i18n import words_for
from tests.browser import hosts
from tests.browser.hosts import PATIENCE, RESULTS, Server
from tests.browser.lesson_pages import ENGLISH, begin_anew, open_lesson, user_folder
from tests.browser.stage import put_on_stage
from tests.samples import samples

KEPT = Path(__file__).resolve().parents[2] / "docs/pictures"
LARGEST = 120_000  # bytes
LARGEST_CONTACT = 200_000
ALIKE = 0.1
"""Mean difference of small copies, 0 to 1: other fonts come to 0.06, the other colours to 0.4, another state to another shape."""

LANGUAGES, LOOKS, WIDTHS = ("en", "fa"), ("light", "dark"), {"wide": 800, "narrow": 360}
OWN = (("en", "light"), ("en", "dark"), ("fa", "light"))
"""What has a picture of its own, on a wide page; the sheet shows the rest."""

CATALOG = tomllib.loads((data_folder("lessons") / "catalog.toml").read_text(encoding="utf-8"))
TOPS, TOP = {"wide": 1280, "narrow": 360}, 1400
"""Pages of lessons: their widths, and the height of what is seen at once."""

SHARP = 1.25
"""Pixels of a picture for each pixel of the page."""


def hand_fan(lang: str) -> HandFan:
    """A full hand whose ace of spades was pressed: it has to wait."""
    fan = HandFan("AS JS 7S 2S QH 10H 3H KD 8D 4D JC 9C 5C", led="6H", lang=lang)
    fan.press("AS")
    return fan


def follow_suit_quiz(lang: str) -> FollowSuitQuiz:
    """A question answered wrong: every card was marked."""
    quiz = FollowSuitQuiz(questions=["s2-follow-suit", "s2-cut", "s2-unbroken"], lang=lang)
    for card in ("9H", "4H", "AS"):
        quiz.do("mark", card=card, on=True)
    quiz.do("check")
    return quiz


def break_trainer(lang: str) -> BreakTrainer:
    """The spade that took the trick was pressed; another one had broken spades before it."""
    tricks = "E:KD S:4D W:8D N:JD / E:KH S:4H W:2S N:6S / N:3S E:5S S:JS W:KS"
    trainer = BreakTrainer(questions=[f"breaker tricks {tricks}", "lead s2-unbroken"], lang=lang)
    trainer.do("pick", cell=[2, "partner"])
    trainer.do("check")
    return trainer


def deal_table(lang: str) -> DealTable:
    """A deal to the end, the hand sorted and counted."""
    table = DealTable(7, dealer="W", lang=lang)
    table.deal_all()
    table.do("sort", by="alternating")
    table.do("count", texts={"S": "7", "H": "2", "D": "2", "C": "2"})
    return table


def card_table(lang: str) -> CardTable:
    """The first trick of a round, before it is gathered: who takes it, and why."""
    table = CardTable(
        """
        dealer N
        N: KC 3D 10D 5S JH 5D KD 6D 6C 10C JC 10H 2S
        E: AD AC 9H 8H 6S QH KH QC 4D 2H 7D 2D 8C
        S: JS 4H QD 7S AS 2C 9S 3S 3C JD KS QS 5H
        W: 9D 8D 8S 5C 10S 7H 4S 4C 3H 7C 6H 9C AH
        bids E:3 S:7 W:1 N:1
        trick 1: E:AC S:2C W:4C N:6C
        trick 2: E:AD S:JD W:8D
        """,
        lang=lang,
    )
    table.go(8)
    return table


def round_table(lang: str) -> RoundTable:
    """A queen was wasted on a trick that the partner had already, and a note says so."""
    table = RoundTable(21, pace="quick", lang=lang)
    table.go_on()
    table.bid(table.advice().action.bid.name)
    table.go_on()
    for _ in range(2):
        table.play(table.advice().action.card)
        table.go_on()
    table.play("QD")
    return table


def practice(lang: str) -> Practice:
    """An item about a total below zero, whose last digit was taken for the bags."""
    items = Practice("bags", seed=21, lang=lang)
    items.do("check", text="7")
    return items


def bag_odometer(lang: str) -> BagOdometer:
    """The tenth bag has just cost a hundred points; the places are about to be emptied."""
    counter = BagOdometer(example="s0-bag-out", lang=lang)
    for _ in range(4):
        counter.do("step")
    return counter


def score_calculator(lang: str) -> ScoreCalculator:
    """The round whose tenth bag costs a hundred points."""
    return ScoreCalculator(example="s2-bag-penalty", lang=lang)


def score_calculator_tables(lang: str) -> ScoreCalculator:
    """A failed nil at three tables, one of which lets its trick help the partner."""
    return ScoreCalculator(
        "N:7 E:4 S:nil W:1",
        "N:6 E:4 S:1 W:2",
        "NS:427/7 EW:405/5",
        choose_rules=True,
        compare=("helping-nil", "standard+no-overs"),
        lang=lang,
    )


def compare_rules_chart(lang: str) -> Picture:
    """One evening at five tables: how far one side is ahead."""
    tables = ("standard", "helping-nil", "standard+bag-penalty-short", "standard+no-overs", "standard+short-game-300")
    return compare_rules(evening("nine-rounds").rounds, tables).chart(lang)


def check_sheet_chart(lang: str) -> Picture:
    """The close match of the lab about mistakes: a bag penalty was forgotten in round four."""
    lab = read_lesson(data_folder("lessons") / "lab-find-the-mistake")
    return check_sheet(lab.steps[0].sheets["penalty"]).chart(lang)


def score_sheet(lang: str) -> ScoreSheet:
    """An evening of three rounds, the second one opened."""
    evening = [
        ("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2"),
        ("N:2 E:4 S:nil W:5", "N:3 E:4 S:1 W:5"),
        ("N:6 E:2 S:4 W:1", "N:6 E:2 S:4 W:1"),
    ]
    sheet = ScoreSheet(evening, lang=lang)
    sheet.do("open", round=2)
    return sheet


def scenario_sliders(lang: str) -> ScenarioSliders:
    """The round whose tenth bag costs a hundred points, among all that it could have been."""
    return ScenarioSliders(bid=5, tricks=8, bags=7, total=337, others=290, lang=lang)


def step_reveal(lang: str) -> StepReveal:
    """The round whose tenth bag costs a hundred points, at the line of the penalty: the answer was ninety."""
    steps = StepReveal("s2-bag-penalty", lang=lang)
    for answer in (5, 50, 3, -90):
        steps.answer(answer)
    return steps


def rule_dispute(lang: str) -> RuleDispute:
    """A question that is open: the table's answer, its example, who plays otherwise."""
    dispute = RuleDispute(lang=lang)
    dispute.search({"en": "do I have to beat", "fa": "باید بالاتر بدهم"}[lang])
    dispute.ask("must-beat")
    return dispute


def rules_picker(lang: str) -> RulesPicker:
    """The end of the match: a short game set to 200 points, with its example; other ends are greyed."""
    picker = RulesPicker("standard+board", topic="ending", lang=lang)
    picker.switch("short-game-300")
    picker.set("short-game-300", "target", 200)
    picker.do("open", rule="short-game-300", on=True)
    return picker


def endgame_board(lang: str) -> EndgameBoard:
    """Both sides near the end; the box whose bag penalty gives the match to the others."""
    board = EndgameBoard("NS:461/8 EW:447/3", "NS:5 EW:6", lang=lang)
    board.choose(7)
    return board


def what_if_chart(lang: str) -> Picture:
    """What each bid scores with each number of tricks, seven bags before."""
    return what_if("NS:5 EW:6", before="NS:337/7", over={"NS.bid": range(3, 9)}).chart(lang)


def break_even_chart(lang: str) -> Picture:
    """The same nil at the start, near the end, and where the quiet bid wins."""
    standings = ("NS:0 EW:0", "NS:400 EW:400", "NS:480 EW:400")
    return gain_chart([break_even("nil", standing=each) for each in standings], lang, "match")


def many_rounds_chart(lang: str) -> Picture:
    """What each bid of a side brings on average, in rounds made up as docs/how-to/score-many-rounds.md does."""
    chance = numpy.random.default_rng(7)
    cuts = numpy.sort(chance.integers(0, 14, (3, 100_000)), axis=0)
    taken = numpy.diff(cuts, axis=0, prepend=0, append=13).astype("int8")
    bids = numpy.clip(taken + chance.integers(-1, 2, taken.shape), 0, 13).astype("int8")
    columns = (("bid", bids), ("tricks", taken))
    made = {f"{seat}_{kind}": column[place] for kind, column in columns for place, seat in enumerate("NESW")}
    rounds = pandas.DataFrame(made)
    points = score_frame(rounds.assign(match=rounds.index)).rounds.NS_points
    means = points.groupby(rounds.N_bid + rounds.S_bid).mean().loc[2:10]
    words = words_for(lang)
    side = words.side("NS")
    return bars(
        [Point(int(bid), round(float(mean), 1)) for bid, mean in means.items()],
        words,
        title=words("what-if-title", side=side),
        x=words("what-if-bid", side=side),
        y=words("what-if-points"),
    )


def house_rule_charter(lang: str) -> HouseRuleCharter:
    """The first trick, of which one way does not go with jokers among the spades."""
    charter = HouseRuleCharter(lang=lang)
    for question, answer in (("jokers", "jokers-and-deuce"), ("blind-nil", "behind"), ("bags", "five")):
        charter.answer(question, answer)
    charter.do("go", to=1)
    return charter


def rule_book(lang: str) -> RuleBook:
    """The page of a rule, with an example that is being worked."""
    return RuleBook(example="lead-ace-of-spades/1", lang=lang)


def bid_pad(lang: str) -> BidPad:
    """Two have bid, four cards are counted, and a four is chosen: the contract would be seven."""
    pad = BidPad("AS KS 7S QH JH 4H 3H AD 8D 5D KC 9C 2C", bids="N:3 E:4", dealer="W", lang=lang)
    for card in ("AS", "KS", "AD", "KC"):
        pad.do("tick", card=card)
    pad.do("choose", bid="4")
    return pad


def match_chart(lang: str) -> MatchChart:
    """An evening with a failed nil, one that was made, and a bag penalty in the round that is looked at."""
    rounds = [
        ("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2"),
        ("N:2 E:4 S:nil W:5", "N:3 E:4 S:1 W:5"),
        ("N:6 E:2 S:4 W:1", "N:6 E:2 S:4 W:1"),
        ("N:4 E:4 S:3 W:nil", "N:5 E:5 S:3 W:0"),
        ("N:3 E:2 S:3 W:2", "N:5 E:2 S:5 W:1"),
        ("N:3 E:3 S:2 W:2", "N:4 E:2 S:5 W:2"),
        ("N:4 E:3 S:4 W:2", "N:5 E:2 S:4 W:2"),
    ]
    chart = MatchChart(rounds, lang=lang)
    chart.choose(6)
    chart.logic.look_ahead(words_for(lang))  # the picture is there when the page opens
    chart.refresh()
    return chart


WRITTEN = Path(os.environ["SPADES_TEACH_PICTURES"]) if "SPADES_TEACH_PICTURES" in os.environ else None
"""Where to write the pictures, None where they are compared."""

ALL = WRITTEN is not None or samples(small=False, deep=True)
needs_hosts = pytest.mark.skipif(
    not ALL, reason="runs in make pictures and make deep; other tests tell the hosts' stories"
)

SCENES: dict[str, Callable[[str], Any]] = {
    "hand-fan": hand_fan,
    "follow-suit-quiz": follow_suit_quiz,
    "break-trainer": break_trainer,
    "deal-table": deal_table,
    "card-table": card_table,
    "round-table": round_table,
    "practice": practice,
    "bag-odometer": bag_odometer,
    "score-calculator": score_calculator,
    "score-sheet": score_sheet,
    "match-chart": match_chart,
    "scenario-sliders": scenario_sliders,
    "step-reveal": step_reveal,
    "bid-pad": bid_pad,
    "rule-dispute": rule_dispute,
    "rule-book": rule_book,
    "rules-picker": rules_picker,
    "house-rule-charter": house_rule_charter,
    "endgame-board": endgame_board,
    "score-calculator-tables": score_calculator_tables,
}

CHARTS: dict[str, Callable[[str], Picture]] = {
    "compare-rules": compare_rules_chart,
    "what-if": what_if_chart,
    "check-a-sheet": check_sheet_chart,
    "break-even": break_even_chart,
    "many-rounds": many_rounds_chart,
}
"""Charts that pages of the docs show."""


@pytest.fixture
def keep(new_page: Callable[..., Page]) -> Callable[[bytes, str], None]:
    """keep(png, name): write a picture to the docs when asked to; else it must look like the one that is there."""
    desk = new_page()
    desk.goto("about:blank")

    def take(png: bytes, name: str) -> None:
        webp = as_webp(desk, png)
        write(RESULTS / "pictures" / f"{name}.png", png)
        if WRITTEN is not None:
            write(WRITTEN / f"{name}.webp", webp)
        assert len(webp) <= LARGEST, f"{name}.webp has {len(webp)} bytes"
        if WRITTEN is None:
            difference = unlike(desk, webp, (KEPT / f"{name}.webp").read_bytes())
            assert difference < ALIKE, f"{name}.webp differs by {difference:.3f}; look at it, then `make pictures`"

    return take


@pytest.mark.parametrize("scene", list(SCENES)[:: 1 if ALL else 3])
def test_each_widget_in_every_look(scene, new_page, keep):
    """English and Persian, light and dark, wide and narrow: eight pictures, three of them on their own, all on one sheet."""
    shots: dict[tuple[str, str, str], bytes] = {}
    # In make test one look each, all looks among them
    some = (*OWN[list(SCENES).index(scene) % len(OWN)], "wide")
    for lang, look, width in product(LANGUAGES, LOOKS, WIDTHS) if ALL else (some,):
        page = new_page(width=round(WIDTHS[width] * SHARP), height=2000, zoom=SHARP, dark=look == "dark")
        put_on_stage(page, SCENES[scene](lang))
        shots[lang, look, width] = shot(page.locator(".spades").first)
        page.context.close()
        if width == "wide" and (lang, look) in OWN:
            keep(shots[lang, look, width], f"{scene}-{lang}-{look}")
    if ALL:
        keep(sheet(new_page(width=1500, height=1000), shots), f"{scene}-sheet")


@pytest.mark.parametrize("chart", CHARTS)
def test_each_chart_in_every_look(chart, new_page, keep):
    """As a notebook shows it, on a light and a dark page, in both languages."""
    for lang, look in OWN if ALL else OWN[list(CHARTS).index(chart) % len(OWN) :][:1]:
        page = new_page(width=round(700 * SHARP), height=1000, zoom=SHARP, dark=look == "dark")
        ground = "#14181d" if look == "dark" else "#ffffff"
        style = f"margin:12px;background:{ground};font-family:sans-serif"
        html = CHARTS[chart](lang)._repr_html_()
        page.set_content(
            f'<html lang="{lang}"><title>{chart}</title><body class="{look}" style="{style}">{html}</body></html>'
        )
        keep(shot(page.locator("figure")), f"{chart}-{lang}-{look}")
        page.context.close()


def test_the_sheet_to_print(new_page, keep):
    """A page of paper, as it is printed."""
    page = new_page(width=794, height=1123)
    page.set_content(sheet_template("standard", 16).html())
    keep(shot(page), "sheet-template")


@needs_hosts
def test_the_course(new_page, serve_course, keep):
    """The home page of the course, and a step of a lesson in Persian."""
    server = serve_course("learn", "--lang", "en")
    for look in LOOKS:
        page = new_page(width=round(1000 * SHARP), height=round(760 * SHARP), zoom=SHARP, dark=look == "dark")
        page.goto(f"{server.url.partition('?')[0]}?lang=en")
        expect(page.get_by_role("link", name="Begin").first).to_be_visible(timeout=PATIENCE * 1000)
        keep(shot(page), f"course-home-en-{look}")
        page.goto(f"{server.url.partition('?')[0]}following-suit/?lang=fa")
        trick = page.locator(".spades-felt:visible").first
        expect(trick).to_be_visible(timeout=PATIENCE * 1000)
        trick.evaluate("(felt) => felt.scrollIntoView({ block: 'center' })")
        page.wait_for_timeout(500)  # the host's own lists follow the scrolling
        keep(shot(page), f"course-lesson-fa-{look}")
        page.context.close()


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The course as `spades-teach learn` serves it."""
    with hosts.course_server("learn", home=tmp_path_factory.mktemp("course"), env=ENGLISH) as server:
        yield server


@needs_hosts
@pytest.mark.parametrize("lesson_id", [each["id"] for each in CATALOG["lessons"]])
def test_the_top_of_each_lesson(lesson_id: str, course: Server, new_page: Callable[..., Page]) -> None:
    """How a lesson begins, in every look on one sheet for a person to look at; it is kept beside the results, not in the docs."""
    begin_anew(user_folder(course))
    page = new_page(width=TOPS["wide"], height=TOP)
    lesson = open_lesson(page, f"{course.url}/{lesson_id}/", lesson_id)
    shots: dict[tuple[str, str, str], bytes] = {}
    for lang in LANGUAGES:
        if lang != lesson.lang:
            lesson = lesson.speak(lang)
        lesson.expect_words(lesson.lesson.steps[-1].id)
        for look, width in product(LOOKS, TOPS):
            page.emulate_media(color_scheme="dark" if look == "dark" else "light")
            page.set_viewport_size({"width": TOPS[width], "height": TOP})
            expect(lesson.bar).to_have_attribute("data-theme", look)
            lesson.prose(lesson.lesson.steps[0].id).evaluate("(words) => words.scrollIntoView({ block: 'end' })")
            page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished.catch(() => null)))")
            shots[lang, look, width] = shot(page)
    desk = new_page(width=1500, height=1000)
    contact = as_webp(desk, sheet(desk, shots, widths=TOPS, scale=0.36))
    write(RESULTS / "contact" / f"{lesson_id}.webp", contact)
    assert len(contact) <= LARGEST_CONTACT
    for lang, width in product(LANGUAGES, TOPS):
        light, dark = (as_webp(desk, shots[lang, look, width]) for look in LOOKS)
        assert unlike(desk, light, dark) > 2 * ALIKE, f"{lesson_id}, {lang}, {width}: dark is as light"


@needs_hosts
def test_a_notebook_in_jupyter(show, keep):
    """A widget in somebody's own notebook."""
    cell = 'from spades_teach import HandFan\nHandFan("9H 4H AS 7C QS 10D", led="KH", lang="en")'
    page = show("jupyter", [cell], width=round(1000 * SHARP), height=round(820 * SHARP), zoom=SHARP)
    expect(page.locator(".spades-fan [data-card]")).to_have_count(6)
    page.mouse.move(5, 400)
    page.wait_for_timeout(500)  # the host's own hints fade
    keep(shot(page), "jupyter-lab")


def write(path: Path, picture: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture)


def shot(what: Page | Locator) -> bytes:
    return what.screenshot(animations="disabled", caret="hide", omit_background=True)


def sheet(
    page: Page,
    shots: dict[tuple[str, str, str], bytes],
    *,
    widths: Mapping[str, int] = WIDTHS,
    scale: float = 0.45,
) -> bytes:
    """Put all looks of a widget, or of a lesson, on one page."""
    page.goto("about:blank")
    tiles = "".join(
        f'<img style="width:{widths[width] * scale}px" src="data:image/png;base64,{b64encode(png).decode()}">'
        for (_, _, width), png in shots.items()
    )
    page.set_content(
        '<body style="margin:0;background:#808080"><main style="display:grid;grid-template-columns:repeat(2,auto auto);'
        f'gap:12px;padding:12px;width:max-content;align-items:start">{tiles}</main>'
    )
    page.wait_for_function("[...document.images].every((image) => image.complete && image.naturalWidth)")
    return shot(page.locator("main"))


def as_webp(page: Page, png: bytes) -> bytes:
    """Make a picture small enough to be kept."""
    return b64decode(page.evaluate(AS_WEBP, data(png)).partition(",")[2])


def unlike(page: Page, first: bytes, second: bytes) -> float:
    """Return how much small copies of two pictures differ, 0 to 1; 1 when their shapes do."""
    return float(page.evaluate(UNLIKE, [data(first), data(second)]))


def data(picture: bytes) -> str:
    kind = "png" if picture.startswith(b"\x89PNG") else "webp"
    return f"data:image/{kind};base64,{b64encode(picture).decode()}"


AS_WEBP = """async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.5);
}"""

UNLIKE = """async (urls) => {
    const images = await Promise.all(urls.map(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return image;
    }));
    const [a, b] = images;
    if (Math.abs(a.width / a.height - b.width / b.height) > 0.15 * (a.width / a.height)) return 1;
    const width = 64, height = Math.max(1, Math.round(64 * a.height / a.width));
    const [p, q] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
    });
    let sum = 0;
    for (let i = 0; i < p.length; i += 4) for (let c = 0; c < 3; c += 1) sum += Math.abs(p[i + c] - q[i + c]);
    return sum / (width * height * 3 * 255);
}"""
