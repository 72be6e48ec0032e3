"""Charts: what is drawn is what was given, in the digits and the direction of the language, with tooltips, and the same each time."""

import json
import re
import sys
import xml.etree.ElementTree as ElementTree
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.analysis.chart_style import COLOURS, SERIES
from spades_teach.analysis.charts import Axis, Cell, Note, Picture, Point, bars, curves, heat_map, lines
from spades_teach.core.errors import SpadesError
from spades_teach.i18n import Words, plain_text, words_for
from tests.samples import samples

SVG = "{http://www.w3.org/2000/svg}"
LANGUAGES = ("en", "fa")
AMOUNTS = st.integers(min_value=-999, max_value=999)


def grid(words: Words, value: float = -47) -> Picture:
    cells = [Cell(4, 3, value), Cell(4, 4, 40), Cell(5, 3, None, text="?")]
    return heat_map(cells, words, title="Grid", x="Bid", y="Tricks", value="Points")


def two_lines(words: Words) -> Picture:
    points = [Point(x, y, name) for name, ys in (("NS", (0, 62, -47)), ("EW", (0, 41, 94))) for x, y in enumerate(ys)]
    return lines(points, words, title="Score", x="Round", y="Points", notes=[Note("target", y=100)])


def a_curve(words: Words) -> Picture:
    points = [Point(share / 4, 100 * share - 200, "nil") for share in range(5)]
    return curves(points, words, title="Worth", x=Axis("Chance", percent=True), y="Points", notes=[Note("even", x=0.5)])


def some_bars(words: Words) -> Picture:
    points = [Point("one", 30, "A"), Point("one", -20, "B"), Point("two", 10, "A")]
    return bars(points, words, title="Bars", x="Kind", y="Points")


KINDS: dict[str, Callable[[Words], Picture]] = {"heat": grid, "lines": two_lines, "curves": a_curve, "bars": some_bars}


def svg_of(picture: Picture) -> ElementTree.Element:
    return ElementTree.fromstring(picture.svg())


def titles(picture: Picture) -> list[str]:
    """Return the tooltips, without invisible marks."""
    return [plain_text(title.text or "") for title in svg_of(picture).iter(f"{SVG}title")]


def texts(picture: Picture) -> list[str]:
    return [plain_text("".join(text.itertext())) for text in svg_of(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_mark_has_its_tooltip_and_nothing_else_speaks(kind, lang):
    """A tooltip for every row; the picture has one text alternative and holds no other, no script and no outside address."""
    picture = KINDS[kind](words_for(lang))
    root = svg_of(picture)
    rows = len(picture.table.rows)
    assert rows <= len(titles(picture)) <= rows + 1  # a note has one too
    assert picture.about in root.attrib["aria-label"]
    assert (root.attrib["role"], "direction:ltr") == ("img", root.attrib["style"])
    assert not [
        each for each in root.iter() if each is not root and ("aria-label" in each.attrib or "role" in each.attrib)
    ]
    page = picture._repr_html_()
    assert "<script" not in page
    assert set(re.findall(r"https?://[^\s\"<>]+", page)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert "Vega" not in page
    assert f"<figcaption><strong>{picture.title}</strong>" in page
    assert picture.title in texts(picture)


@pytest.mark.parametrize("kind", KINDS)
def test_altair_takes_the_chart(kind):
    """`altair` hands out a chart that altair finds right by its schema, with the same data and descriptions."""
    picture = KINDS[kind](words_for("fa"))
    chart = picture.altair.to_dict()
    assert "altair" in type(picture.altair).__module__
    told = set(re.findall(r'"told": "([^"]*)"', json.dumps(picture.spec)))
    assert told
    assert told <= set(re.findall(r'"told": "([^"]*)"', json.dumps(chart)))


def test_the_same_chart_has_the_same_bytes():
    """SVG, PNG and page of equal charts are equal, so that an executed notebook can be compared."""
    first, second = (two_lines(words_for("fa")) for _ in range(2))
    assert (first.svg(), first.png(), first._repr_html_()) == (second.svg(), second.png(), second._repr_html_())


def test_ids_of_two_pictures_do_not_meet():
    """Clipping paths of one picture are not those of another on the page, and each id that is used exists."""
    found = []
    for picture in (two_lines(words_for("en")), some_bars(words_for("en"))):
        svg = picture.svg()
        ids = set(re.findall(r'\bid="([^"]+)"', svg))
        assert set(re.findall(r"url\(#([^)]+)\)", svg)) <= ids
        found.append(ids)
    assert not found[0] & found[1]


@pytest.mark.parametrize("kind", KINDS)
def test_persian_pictures_have_persian_digits_alone(kind):
    """No text and no tooltip of a Persian picture has a Latin digit, and a minus stands before its number (A82)."""
    picture = KINDS[kind](words_for("fa"))
    said = [*texts(picture), *titles(picture)]
    assert not [text for text in said if re.search("[0-9]", text)]
    assert not [text for text in said if "-" in text]
    numbers = [text for text in texts(picture) if "−" in text]
    assert numbers
    assert all(re.fullmatch("−[۰-۹٫]+٪?", text) for text in numbers)


def test_right_to_left_mirrors_the_page_and_not_the_numbers():
    """In Persian the axis of amounts stands at the right, and the rounds run on from left to right (chart_style says why)."""

    def places(lang: str, label: str) -> float:
        (found,) = (
            float(re.search(r"translate\(([-\d.]+)", text.attrib["transform"])[1])  # type: ignore[index]
            for text in svg_of(two_lines(words_for(lang))).iter(f"{SVG}text")
            if plain_text(text.text or "") == label
        )
        return found

    assert places("en", "−40") < 0 < places("fa", "−۴۰")
    assert places("fa", "۱") < places("fa", "۲")
    assert places("en", "NS") < places("en", "EW")
    assert places("fa", "EW") < places("fa", "NS")


def test_a_page_sets_the_colours_and_a_file_has_those_of_its_theme():
    """In a page every colour of the palette is a variable; a dark file has none of the light colours."""
    picture = two_lines(words_for("en"))
    assert f"var(--spades-chart-series-1,{SERIES[0]})" in picture.embedded()
    assert not re.findall(r'="#[0-9a-f]{6}"', picture.embedded())
    light = {pair[0] for pair in COLOURS.values()}
    assert light & set(re.findall("#[0-9a-f]{6}", picture.svg()))
    assert not light & set(re.findall("#[0-9a-f]{6}", picture.svg("dark")))


def luminance(colour: str) -> float:
    shares = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_colours_have_the_contrast_that_WCAG_asks_for(theme):  # noqa: N802
    """Text 4.5 to 1 on the page and on every shade, lines and marks 3 to 1 on the page (WCAG 2.2, 1.4.3 and 1.4.11)."""
    of = {role: pair[theme] for role, pair in COLOURS.items()}
    assert min(contrast(of[ink], of["paper"]) for ink in ("ink", "ink-soft")) >= 4.5
    shades = [of[role] for role in of if role.startswith(("low", "high", "middle"))]
    assert min(contrast(of["ink"], shade) for shade in shades) >= 4.5
    marks = [of[role] for role in of if role.startswith(("series", "good", "bad", "line-strong"))]
    assert min(contrast(mark, of["paper"]) for mark in marks) >= 3


def test_no_two_roles_share_a_light_colour():
    """Roles are found again by their light colour."""
    light = [pair[0] for pair in COLOURS.values()]
    assert len(set(light)) == len(light)


@settings(max_examples=samples(small=12, deep=200), deadline=None)
@given(values=st.lists(AMOUNTS, min_size=1, max_size=9), lang=st.sampled_from(LANGUAGES))
def test_a_heat_map_writes_every_value(values, lang):
    """What stands in the fields is the values, in the order given, and the more extreme is never the paler."""
    words = words_for(lang)
    cells = [Cell(place, 0, value) for place, value in enumerate(values)]
    picture = heat_map(cells, words, title="T", x="X", y="Y", value="V")
    written = texts(picture)
    assert [text for text in written if text in {words.plain_number(v) for v in values}]
    assert [row[2] for row in picture.table.rows] == values
    steps = [int(row["shade"]) for row in picture.spec["data"]["values"]]
    for one, step in zip(values, steps, strict=True):
        assert (step > 0) == (one > 0)
        assert (step < 0) == (one < 0)
        assert all(abs(step) >= abs(other) for size, other in zip(values, steps, strict=True) if abs(size) <= abs(one))


def test_a_picture_is_saved_as_svg_and_png(tmp_path):
    """The name says the kind; the files are what `svg` and `png` give."""
    picture = grid(words_for("fa"))
    assert picture.save(tmp_path / "a.svg", "dark").read_text(encoding="utf-8") == picture.svg("dark")
    assert picture.save(tmp_path / "a.PNG").read_bytes() == picture.png()
    assert picture.png().startswith(b"\x89PNG")
    assert len(picture.png(scale=3)) > len(picture.png(scale=1))


@pytest.mark.parametrize(
    ("ask", "error_id"),
    [
        (lambda picture: picture.save(Path("chart.pdf")), "bad-picture-name"),
        (lambda picture: picture.save(Path("no such folder/chart.svg")), "picture-not-saved"),
        (lambda picture: picture.svg("purple"), "bad-theme"),
        (lambda picture: picture.png(scale=0), "bad-picture-scale"),
    ],
)
def test_what_cannot_be_is_one_sentence(ask, error_id):
    """A wrong name, place, theme or scale is told with what to do, in both languages."""
    with pytest.raises(SpadesError) as caught:
        ask(grid(words_for("en")))
    assert caught.value.id == error_id
    assert all(words_for(lang)(error_id, **caught.value.facts) for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_drawer_the_numbers_are_still_there(monkeypatch, lang):
    """In a browser's Python there is neither vl-convert nor altair: one clear error, and the page has the table."""
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    monkeypatch.setitem(sys.modules, "altair", None)
    words = words_for(lang)
    picture = grid(words)
    with pytest.raises(SpadesError, match="vl-convert-python"):
        picture.svg()
    with pytest.raises(SpadesError, match="altair"):
        _ = picture.altair
    page = picture._repr_html_()
    assert "<svg" not in page
    assert plain_text(words("no-drawing", value="vl-convert-python")) in plain_text(page)
    assert f"<bdi>{words.plain_number(-47)}</bdi>" in page


def test_words_from_a_sheet_cannot_become_markup():
    """What people call their sides stands in text and tooltips as they wrote it."""
    name = '<img src=x onerror="alert(1)">&'
    picture = lines([Point(0, 1, name), Point(0, 2, "other")], words_for("en"), title=name, x=name, y=name)
    assert name in texts(picture)
    assert any(name in title for title in titles(picture))
    assert "<img" not in picture._repr_html_()


def test_long_titles_are_broken_to_fit_their_plot():
    """A grid of one column is as wide as its title needs, and no line of a title is longer than the plot."""
    long = "Bag penalty: the number of bags that fill the counter at this very table"
    picture = heat_map([Cell(1, 1, 5)], words_for("en"), title=long, x=long, y="Y", value="V")
    written = [plain_text(line.text or "") for line in svg_of(picture).iter(f"{SVG}tspan")]
    assert " ".join(written) == f"{long} {long}"
    assert max(len(line) for line in written) <= 16


def test_a_grid_is_a_grid_in_its_table_too():
    """Columns and rows as in the picture, an empty field where nothing is known; what names a field twice is listed instead."""
    words = words_for("en")
    page = heat_map(
        [Cell(4, 3, 1), Cell(5, 3, 2), Cell(4, 4, 3)], words, title="T", x="X", y="Y", value="V"
    )._repr_html_()
    body = page.partition("<tbody>")[2].partition("</tbody>")[0]
    assert [re.findall(r"<bdi>(\d)</bdi>", row) for row in body.split("</tr>")[:2]] == [["3", "1", "2"], ["4", "3"]]
    assert body.count("<td></td>") == 1
    twice = heat_map([Cell(4, 3, 1), Cell(4, 3, 2)], words, title="T", x="X", y="Y", value="V")._repr_html_()
    assert twice.partition("<tbody>")[2].count("<tr>") == 2


@pytest.mark.parametrize("last", [1, 2, 7, 40])
def test_rounds_are_whole(last: int) -> None:
    """No tick stands between two rounds, however few they are."""
    words = words_for("en")
    picture = lines([Point(round_, 10 * round_) for round_ in range(last + 1)], words, title="T", x="Round", y="Points")
    axis = picture.svg().partition(">Round<")[0].rpartition("role-axis-label")[2]
    labels = re.findall(r">([^<>]+)</text>", axis)
    assert len(labels) >= 2
    assert all(label.isdecimal() for label in labels)


def test_numbers_below_bars_stand_in_the_digits_of_the_language() -> None:
    """In Persian ۲ and ۱۳, as on every other axis; words below bars stay as they are."""
    for first, last, expected in ((2, 13, ["۲", "۱۳"]), ("bid 2", "x", ["bid 2", "x"])):
        picture = bars([Point(first, 3.0), Point(last, -4.0)], words_for("fa"), title="t", x="x", y="y")
        assert re.findall(r">([^<>]+)</text>", picture.svg())[:2] == expected


def test_notes_stand_on_paper_above_all_lines() -> None:
    """Each note is written twice, first as a margin in the colour of the paper, after every line and point of the chart."""
    notes = [Note("even", x=0.5), Note("level", y=0), Note("", y=1)]
    picture = curves([Point(0.0, -1.0), Point(1.0, 1.0)], words_for("en"), title="t", x="x", y="y", notes=notes)
    drawn = picture.svg()
    margins = re.findall(r'<text [^>]*stroke="#fefefe"[^>]*>([^<]+)</text>', drawn)
    assert margins == ["even", "level"]
    assert drawn.rindex("mark-line") < drawn.index('stroke="#fefefe"')


def first_pixel(png: bytes) -> tuple[int, ...]:
    """Return red, green, blue and opacity at the upper left; there no filter of a PNG changes anything."""
    at, packed = 8, b""
    while at < len(png):
        size = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + size]
        at += size + 12
    return tuple(zlib.decompress(packed)[1:5])


@pytest.mark.parametrize(("theme", "paper"), [("light", (0xFE, 0xFE, 0xFE, 255)), ("dark", (0x1E, 0x23, 0x29, 255))])
def test_a_png_stands_on_its_paper(theme, paper):
    """It is not transparent: what is drawn on nothing gets grey edges."""
    picture = lines([Point(1, 1.0), Point(2, 2.0)], words_for("en"), title="t", x="x", y="y")
    assert first_pixel(picture.png(theme)) == paper
