"""MatchChart as people meet it, and pictures as the hosts show them: by keys, live, in every look, with no script and no network."""

import re

import pytest
from playwright.sync_api import expect

from spades_teach.analysis.charts import Cell, Point, heat_map, lines
from spades_teach.analysis.match_picture import match_chart
from spades_teach.core.matches import record, start_match
from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.variants import compose
from spades_teach.i18n import words_for
from spades_teach.widgets import MatchChart, ScoreSheet
from tests.browser import hosts
from tests.browser.looks import LOOKS
from tests.browser.stage import push, put_on_stage

EVENING = [
    ("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2"),
    ("N:2 E:4 S:nil W:5", "N:3 E:4 S:1 W:5"),
    ("N:6 E:2 S:4 W:1", "N:6 E:2 S:4 W:1"),
    ("N:4 E:4 S:3 W:nil", "N:5 E:5 S:3 W:0"),
]


def test_a_match_by_keys_alone(page):
    """The picture comes by itself; arrow keys go along the rounds, the round is told in words and marked; a new round is in the picture."""
    sheet = ScoreSheet(EVENING[:3], lang="en")
    chart = MatchChart(sheet, lang="en")
    put_on_stage(page, chart)
    slider, told = page.get_by_role("slider", name="Rounds of the match"), page.get_by_role("status")
    expect(page.locator(".rounds_marks [data-chosen=true] title")).to_have_text(re.compile("^Round 3"))
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(told.filter(has_text="Round 2. Your side: −78, which makes −6. Bags: 4. Nil failed (−100).")).to_be_visible()
    expect(slider).to_have_attribute("aria-valuetext", "Round 2")
    expect(page.locator(".rounds_marks [data-chosen=true] title")).to_have_text(re.compile("^Round 2"))
    page.keyboard.press("End")
    expect(told.filter(has_text="Round 3.")).to_be_visible()
    sheet.add_round(*EVENING[3])
    push(page, chart)
    expect(told.filter(has_text="Round 4.")).to_be_visible()
    expect(page.locator(".rounds_marks [data-chosen=true] title")).to_have_text(re.compile("^Round 4"))
    page.locator(".rounds_marks path").nth(1).click()
    expect(told.filter(has_text="Round 1.")).to_be_visible()
    assert chart.chosen == 1
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="Save the picture").click()
    assert downloaded.value.suggested_filename == "match.svg"
    written = downloaded.value.path().read_text(encoding="utf-8")
    assert "The course of a match</text>" in written
    assert 'fill="#fefefe"' in written
    page.emulate_media(color_scheme="dark")
    expect(page.locator(".spades")).to_have_attribute("data-theme", "dark")
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="Save the picture").click()
    written = downloaded.value.path().read_text(encoding="utf-8")
    assert written.count("#1e2329") > 0
    assert "var(" not in written


@pytest.mark.parametrize(("width", "dark", "lang"), LOOKS)
def test_axe_finds_nothing(width, dark, lang, new_page):
    """No violation in the widget or in pictures by themselves, in any size, theme and language; nothing is wider than a telephone."""
    page = new_page(width=width, dark=dark)
    charts = [MatchChart(EVENING, lang=lang), MatchChart(lang=lang)]
    put_on_stage(page, *charts, shadow=width > 400, background="#14181d" if dark else "#ffffff")
    page.locator(".rounds_marks").wait_for(state="attached")
    page.locator("summary").first.click()
    assert hosts.accessibility_problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    words = words_for(lang)
    rules = compose("standard")
    match = start_match(rules)
    for bids, tricks in EVENING:
        match = record(match, read_bids_and_tricks(bids, tricks, rules))
    cells = [Cell(bid, tricks, 10 * (tricks - bid)) for tricks in range(4) for bid in range(2, 9)]
    pictures = [
        match_chart(match, lang),
        heat_map(cells, words, title="A", x="B", y="C", value="D"),
        lines([Point(0, 1, "E"), Point(1, 2, "F")], words, title="G", x="H", y="I"),
    ]
    page.set_content(
        f'<!doctype html><html lang="{lang}"><title>Pictures</title><body class="{"dark" if dark else "light"}" '
        f'style="background: {"#14181d" if dark else "#ffffff"}"><main>{"".join(each._repr_html_() for each in pictures)}</main>'
    )
    for summary in page.locator("summary").all():
        summary.click()
    assert hosts.accessibility_problems(page, ".spades-chart") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


CELLS = [
    "from spades_teach import MatchChart, match_chart",
    f"chart = MatchChart({EVENING!r}, lang='en')\nchart",
    "chart.picture()",
    "chart.picture().altair",
]


@pytest.mark.deep
def test_pictures_in_marimo(show):
    """The widget, the picture and the altair chart itself are drawn where nothing outside can be reached."""
    page = show("marimo", CELLS)
    expect(page.locator(".spades-match-chart .rounds_marks title").first).to_be_attached()
    expect(page.locator("figure.spades-chart svg title").first).to_be_attached()
    expect(page.locator(".vega-embed canvas, .vega-embed svg.marks").first).to_be_visible()
    assert hosts.accessibility_problems(page, ".spades-match-chart") == []


@pytest.mark.deep
def test_pictures_in_jupyter(show):
    """The same in JupyterLab, which draws an altair chart itself once altair is told to make SVG."""
    page = show("jupyter", [*CELLS[:3], f"import altair\naltair.renderers.enable('svg')\n{CELLS[3]}"])
    expect(page.locator(".spades-match-chart .rounds_marks title").first).to_be_attached()
    expect(page.locator("figure.spades-chart svg title").first).to_be_attached()
    expect(page.locator(".jp-RenderedSVG").first).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize("host", ["marimo", "jupyter"])
def test_the_picture_follows_the_sheet_of_another_cell(host, show):
    """A number corrected on the sheet is in the picture and its words at once, and the cell that made the picture does not run again."""
    page = show(
        host,
        [
            f"from spades_teach import MatchChart, ScoreSheet\nscore = ScoreSheet({EVENING[:1]!r}, lang='en')\nscore",
            "MatchChart(score, lang='en')",
        ],
    )
    told = page.locator(".spades-chart-told")
    expect(told).to_contain_text("Round 1. Your side: +72, which makes 72.")
    page.locator(".spades-match-open").first.click()
    page.get_by_role("textbox", name="Your tricks").fill("3")
    page.get_by_role("textbox", name="Left’s tricks").fill("3")
    expect(told).to_contain_text("Round 1. Your side: +71, which makes 71.")
    expect(page.locator(".rounds_marks [data-chosen=true] title")).to_have_text(re.compile("makes 71"))
