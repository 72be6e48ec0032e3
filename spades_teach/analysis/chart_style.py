"""How every chart looks: colours by role with a dark counterpart, shapes and dashes beside them, letters, and axes by language.

Colours stand in a chart as the light ones below.  In a page each becomes a variable (`--spades-chart-ink`), so that the theme of the page
decides; in a file for a dark page each becomes its dark counterpart.  The series are told apart by shape and dash as well, and the blue and
orange of the first two are safe for all common kinds of colour blindness.

Right to left: titles, legends and the axis of amounts stand at the right, where the reader begins.  Numbers and rounds still run from left to
right along the other axis, as they do in the mathematics books of Iran and in a score read aloud; so a curve that climbs in English climbs in
Persian, and the arrow keys move as the eye does.
"""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, Literal

from spades_teach.i18n import Words, isolate
from spades_teach.i18n.isolates import LRI, PDI, RLI

Theme = Literal["light", "dark"]

COLOURS: Mapping[str, tuple[str, str]] = {
    "ink": ("#1d2430", "#e9ecef"),
    "ink-soft": ("#565f6d", "#aab2bd"),
    "paper": ("#fefefe", "#1e2329"),
    "line": ("#dcd8cf", "#39414b"),
    "line-strong": ("#8b8678", "#7c8794"),
    "series-1": ("#1f5fa8", "#86b9f5"),
    "series-2": ("#b3500b", "#f0a35e"),
    "series-3": ("#1f6f5c", "#5fc3a5"),
    "series-4": ("#7a3b8f", "#d7a3ea"),
    "series-5": ("#6b6100", "#d6cb5a"),
    "series-6": ("#8c1d3f", "#ff9fb8"),
    "good": ("#1a6b43", "#6fcf97"),
    "bad": ("#a8231b", "#ff9a90"),
    "low-3": ("#f2a873", "#8a3f0c"),
    "low-2": ("#f7c9a4", "#633112"),
    "low-1": ("#fbe6d4", "#3f2719"),
    "middle": ("#f6f4ef", "#14181d"),
    "high-1": ("#dbe8f6", "#1a2b40"),
    "high-2": ("#b3d0ef", "#1f4268"),
    "high-3": ("#83b2e3", "#265d97"),
}
"""Role to its colour on a light and on a dark page; no two roles share a light one."""

SERIES = tuple(light for role, (light, _) in COLOURS.items() if role.startswith("series-"))
DASHES = ((), (7, 3), (2, 2), (9, 3, 2, 3), (4, 4), (1, 3))
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down")
SHADES = tuple(COLOURS[role][0] for role in ("low-3", "low-2", "low-1", "middle", "high-1", "high-2", "high-3"))

FONTS: Mapping[str, str] = {
    "ltr": 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    "rtl": 'Vazirmatn, "Noto Naskh Arabic", "Noto Sans Arabic", system-ui, sans-serif',
}
RASTER_FONTS: Mapping[str, str] = {
    "ltr": '"Segoe UI", "Helvetica Neue", "DejaVu Sans", Arial, "Liberation Sans", sans-serif',
    "rtl": 'Vazirmatn, "Segoe UI", Tahoma, "Geeza Pro", "DejaVu Sans", "Noto Sans Arabic", sans-serif',
}
"""Where no browser chooses letters: single fonts that have letters, digits and the minus sign, so that nothing is patched from another."""

WIDTH = 370
"""Width of the plot itself, without axes: readable on a telephone, and scaled up on a wide page."""


TITLE_LETTER = 8.4
"""About how wide a letter of a title is, in units of the chart."""

PADDING = {"left": 10, "right": 10, "top": 6, "bottom": 6}
"""Around the picture: letters of another font than the one that was measured may be wider, Persian digits at the right far wider."""


def colour(role: str) -> str:
    """Return the light colour of a role, which stands for the role in a chart.

    >>> colour("ink")
    '#1d2430'
    """
    return COLOURS[role][0]


def config(words: Words) -> dict[str, Any]:
    """Return the `config` of a Vega-Lite specification in the look of this package and the direction of a language."""
    right = words.direction == "rtl"
    font = FONTS[words.direction]
    letters = {"labelFont": font, "titleFont": font, "labelColor": colour("ink"), "titleColor": colour("ink")}
    sizes = {"labelFontSize": 13, "titleFontSize": 13, "titleFontWeight": 600}
    beside = (
        {"labelAlign": "right", "labelOffset": 0, "symbolOffset": 18, "titleAlign": "right", "titleAnchor": "end"}
        if right
        else {}
    )
    return {
        "background": "transparent",
        "padding": {**PADDING, "right": 20} if right else PADDING,
        "font": font,
        "view": {"stroke": None},
        "axis": {
            **letters,
            **sizes,
            "domainColor": colour("line-strong"),
            "tickColor": colour("line-strong"),
            "gridColor": colour("line"),
            "labelPadding": 6,
            "titlePadding": 8,
        },
        "axisX": {"grid": False, "labelAngle": 0},
        "axisY": {"orient": "right" if right else "left"},
        "legend": {
            **letters,
            **sizes,
            **beside,
            "orient": "top",
            "direction": "horizontal",
            "symbolSize": 90,
            "symbolStrokeWidth": 2,
            "columnPadding": 18,
        },
        "title": {
            "font": font,
            "fontSize": 15,
            "fontWeight": 600,
            "color": colour("ink"),
            "subtitleFont": font,
            "subtitleFontSize": 13,
            "subtitleColor": colour("ink-soft"),
            "anchor": "end" if right else "start",
            "frame": "group",
            "offset": 12,
        },
        "line": {"strokeWidth": 2.25},
        "point": {"size": 70, "filled": True, "opacity": 1},
        "text": {"font": font, "fontSize": 13, "color": colour("ink")},
    }


def laid_out(text: str, words: Words) -> str:
    """Return words of a picture marked so that they run in the direction of their language: the picture itself is laid out left to right.

    >>> from spades_teach.i18n import words_for
    >>> laid_out("Target: 500", words_for("en"))
    'Target: 500'
    """
    return isolate(text, "rtl") if words.direction == "rtl" and text else text


def in_lines(text: str, words: Words, width: float = WIDTH) -> str | list[str]:
    """Return a title in lines that fit a plot of some width, each laid out for itself.

    >>> from spades_teach.i18n import words_for
    >>> in_lines("Bag penalty: bags that fill the counter", words_for("en"), 200)
    ['Bag penalty: bags that', 'fill the counter']
    """
    lines = wrap(text, max(12, int(width / TITLE_LETTER)), break_long_words=False, break_on_hyphens=False) or [text]
    laid = [laid_out(line, words) for line in lines]
    return laid[0] if len(laid) == 1 else laid


def label_expression(words: Words, *, percent: bool = False) -> str:
    """Return a Vega expression that writes the number of a tick in the digits of a language, its minus whole.

    >>> from spades_teach.i18n import words_for
    >>> label_expression(words_for("en"), percent=True)
    "format(datum.value * 100, '~g') + '%'"
    """
    written = "format(datum.value * 100, '~g')" if percent else "format(datum.value, '~g')"
    if words.locale.digits != "0123456789":
        for number, digit in enumerate(words.locale.digits):
            written = f"replace({written}, regexp('{number}', 'g'), '{digit}')"
        written = f"replace({written}, '.', '{words.locale.decimal}')"
    if not percent:
        return written
    if words.direction == "rtl":  # there the sign stands to the left of the number, which is read first
        return f"'{RLI}{LRI}' + {written} + '{PDI}{percent_sign(words)}{PDI}'"
    return f"{written} + '{percent_sign(words)}'"


def percent_sign(words: Words) -> str:
    """Return the sign that stands after a percentage.

    >>> from spades_teach.i18n import words_for
    >>> percent_sign(words_for("en")), percent_sign(words_for("fa"))
    ('%', '٪')
    """
    return words("charts-percent-sign")
