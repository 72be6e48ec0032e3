"""The kinds of charts that the scoring lab draws: heat maps, curves, lines and bars, each from plain rows and in one language.

All go through `Picture`.  A chart is written down as a Vega-Lite specification, which is what altair makes of its own calls too: so drawing
needs vl-convert alone (0.5 s the first time) and not altair's import (3 s); `Picture.altair` hands out the altair chart.

>>> from spades_teach.i18n import words_for
>>> picture = lines([Point(1, 62, "NS"), Point(2, 54, "NS")], words_for("en"), title="Score", x="Round", y="Points")
>>> picture
Picture('Score')
>>> picture.table.rows
(('NS', 1, 62), ('NS', 2, 54))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from spades_teach.analysis.chart_legend import Entry, legend_layers
from spades_teach.analysis.chart_style import (
    DASHES,
    SERIES,
    SHADES,
    SHAPES,
    WIDTH,
    colour,
    in_lines,
    label_expression,
    laid_out,
)
from spades_teach.analysis.chart_svg import TOLD
from spades_teach.analysis.chart_table import DataTable, Value
from spades_teach.analysis.picture import Picture
from spades_teach.i18n import Words

__all__ = ["Axis", "Cell", "DataTable", "Note", "Picture", "Point", "bars", "curves", "heat_map", "lines"]

Spec = dict[str, Any]

FEW = 12
"""Whole numbers that each have a tick of their own; among more, some have one."""


@dataclass(frozen=True, slots=True)
class Axis:
    """What an axis says: its title with the unit, whether its numbers are chances shown as percent, and from where to where it runs."""

    title: str
    percent: bool = False
    span: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Cell:
    """A field of a heat map; text: what stands in it, else its value; told: its tooltip, else made from the axes."""

    x: Value
    y: Value
    value: float | None
    text: str = ""
    told: str = ""


@dataclass(frozen=True, slots=True)
class Point:
    """A point of a line or curve, or a bar; told: its tooltip, else made from the axes."""

    x: Value
    y: float
    series: str = ""
    told: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """A line across the chart at an x or a y, with words beside it: a threshold, a target."""

    text: str
    x: float | None = None
    y: float | None = None


def heat_map(
    cells: Iterable[Cell],
    words: Words,
    *,
    title: str,
    x: Axis | str,
    y: Axis | str,
    value: str,
    about: str = "",
    subtitle: str = "",
    middle: float = 0,
) -> Picture:
    """Return a grid of values, each written in its field and shaded by how far above or below the middle it is.

    Columns and rows stand in the order in which the cells name them first, the first row on top.  value: what the values are, with the unit.

    >>> from spades_teach.i18n import words_for
    >>> heat_map([Cell(4, 3, -40), Cell(4, 4, 40)], words_for("en"), title="A bid of four", x="Bid", y="Tricks", value="Points").table
    DataTable(headings=('Bid', 'Tricks', 'Points'), rows=((4, 3, -40), (4, 4, 40)), crossed=True)
    """
    across, down, given = _axis(x), _axis(y), tuple(cells)
    widest = max((abs(cell.value - middle) for cell in given if cell.value is not None), default=0) or 1
    rows = [
        {
            "x": _written(cell.x, words),
            "y": _written(cell.y, words),
            "shade": str(_shade(cell.value, middle, widest)),
            "text": cell.text or _written(cell.value, words),
            "told": (told := laid_out(cell.told or _cell_told(words, cell, across, down, value), words)),
            "aria": TOLD + told,
        }
        for cell in given
    ]
    columns, lines_down = _in_order(row["x"] for row in rows), _in_order(row["y"] for row in rows)
    step = max(34, min(185, WIDTH / max(3, len(columns))))
    width = step * len(columns)
    place = {
        "x": {
            "field": "x",
            "type": "ordinal",
            "sort": columns,
            "axis": {"title": in_lines(across.title, words, width)},
        },
        "y": {"field": "y", "type": "ordinal", "sort": lines_down, "axis": _sideways(down.title, words)},
    }
    spec = {
        "data": {"values": rows},
        "width": {"step": step},
        "height": {"step": 28},
        "encoding": place,
        "layer": [
            {
                "mark": {"type": "rect", "stroke": colour("paper"), "strokeWidth": 1},
                "encoding": {
                    **_tooltip(),
                    "color": {
                        "field": "shade",
                        "type": "nominal",
                        "legend": None,
                        "scale": {"domain": [str(step) for step in range(-3, 4)], "range": list(SHADES)},
                    },
                },
            },
            {
                "mark": {"type": "text", "aria": False},
                "encoding": {"text": {"field": "text", "type": "nominal"}},
            },
        ],
    }
    table = DataTable(
        (across.title, down.title, value),
        tuple((cell.x, cell.y, cell.value if cell.value is not None else cell.text) for cell in given),
        crossed=True,
    )
    said = about or words("charts-about-heat", value=value, x=across.title, y=down.title)
    return Picture(spec, words, title=title, about=said, table=table, subtitle=subtitle, width=width)


def curves(
    points: Iterable[Point],
    words: Words,
    *,
    title: str,
    x: Axis | str,
    y: Axis | str,
    about: str = "",
    subtitle: str = "",
    notes: Iterable[Note] = (),
) -> Picture:
    """Return smooth lines over a number, one per series, told apart by colour and dash; notes: thresholds across the chart."""
    return _lined(points, words, title, _axis(x), _axis(y), about, subtitle, tuple(notes), marked=False)


def lines(
    points: Iterable[Point],
    words: Words,
    *,
    title: str,
    x: Axis | str,
    y: Axis | str,
    about: str = "",
    subtitle: str = "",
    notes: Iterable[Note] = (),
) -> Picture:
    """Return lines from point to point, one per series, told apart by colour, dash and the shape of the points."""
    return _lined(points, words, title, _axis(x), _axis(y), about, subtitle, tuple(notes), marked=True)


def _lined(
    points: Iterable[Point],
    words: Words,
    title: str,
    across: Axis,
    up: Axis,
    about: str,
    subtitle: str,
    notes: tuple[Note, ...],
    *,
    marked: bool,
) -> Picture:
    given = tuple(points)
    rows = _rows(given, words, across, up)
    names = _in_order(point.series for point in given)
    look: Spec = {"color": _scale("series", names, SERIES)}
    dash: Spec = {"strokeDash": _scale("series", names, [list(dash) or [1, 0] for dash in DASHES])}
    shape: Spec = {"shape": _scale("series", names, SHAPES)}
    legend = [
        Entry(name, SERIES[place % 6], DASHES[place % 6], SHAPES[place % 6] if marked else None)
        for place, name in enumerate(names)
    ]
    dot = {"type": "point", "size": 60} if marked else {"type": "point", "size": 160, "opacity": 0}
    place: Spec = {"x": _along(given, across, words), "y": _quantity("y", up, words, sideways=True)}
    order: Spec = {"order": {"field": "place", "type": "quantitative"}}
    layers: list[Spec] = [
        *(_note_rule(note, words) for note in notes),
        {"mark": {"type": "line", "aria": False}, "encoding": {**place, **look, **dash, **order}},
        {"mark": dot, "encoding": {**place, **look, **(shape if marked else {}), **_tooltip()}},
        *(_note_words(note, words) for note in notes if note.text),
        *legend_layers(legend, words),
    ]
    spec = {
        "data": {"values": rows},
        "width": WIDTH,
        "height": 260,
        "layer": layers,
    }
    said = about or words("charts-about-lines", x=across.title, y=up.title)
    return Picture(spec, words, title=title, about=said, table=_table(given, words, across, up), subtitle=subtitle)


def bars(
    points: Iterable[Point],
    words: Words,
    *,
    title: str,
    x: Axis | str,
    y: Axis | str,
    about: str = "",
    subtitle: str = "",
    notes: Iterable[Note] = (),
) -> Picture:
    """Return bars that stand on the zero line, side by side where there are several series; notes: thresholds at a y."""
    across, up, given = _axis(x), _axis(y), tuple(points)
    rows = _rows(given, words, across, up)
    names = _in_order(point.series for point in given)
    columns = _in_order(row["x"] for row in rows)
    beside = {"xOffset": {"field": "series", "type": "nominal", "sort": names}} if len(names) > 1 else {}
    place = {
        "x": {
            "field": "x",
            "type": "ordinal",
            "sort": columns,
            "axis": {"title": in_lines(across.title, words), **_digits(given, words)},
            "scale": {"paddingInner": 0.25},
        },
        "y": _quantity("y", up, words, sideways=True, zero=True),
    }
    spec = {
        "data": {"values": rows},
        "width": WIDTH,
        "height": 260,
        "layer": [
            {
                "mark": {"type": "bar", "stroke": colour("paper")},
                "encoding": {
                    **place,
                    "color": _scale("series", names, SERIES),
                    **beside,
                    **_tooltip(),
                },
            },
            *(_note_rule(note, words) for note in notes),
            *(_note_words(note, words) for note in notes if note.text),
            *legend_layers([Entry(name, SERIES[place % 6], shape="square") for place, name in enumerate(names)], words),
        ],
    }
    said = about or words("charts-about-bars", x=across.title, y=up.title)
    return Picture(spec, words, title=title, about=said, table=_table(given, words, across, up), subtitle=subtitle)


# Pieces of a specification


def _axis(axis: Axis | str) -> Axis:
    return axis if isinstance(axis, Axis) else Axis(axis)


def _rows(points: Sequence[Point], words: Words, across: Axis, up: Axis) -> list[Spec]:
    found: list[Spec] = []
    for place, point in enumerate(points):
        told = laid_out(point.told or _point_told(words, point, across, up), words)
        numeric = isinstance(point.x, int | float)
        found.append(
            {
                "x": point.x if numeric else str(point.x),
                "y": point.y,
                "series": point.series,
                "place": place,
                "told": told,
                "aria": TOLD + told,
            }
        )
    return found


def _table(points: Sequence[Point], words: Words, across: Axis, up: Axis) -> DataTable:
    def row(point: Point) -> tuple[Value, ...]:
        pair = (_share(point.x, words, across), _share(point.y, words, up))
        return (point.series, *pair) if several else pair

    several = any(point.series for point in points)
    heads = (across.title, up.title)
    named = (words("charts-series"), *heads) if several else heads
    return DataTable(named, tuple(row(point) for point in points), crossed=several)


def _share(value: Value, words: Words, axis: Axis) -> Value:
    """Return a value as a table shows it: a chance in percent, anything else as it is."""
    return _written(value, words, percent=True) if axis.percent else value


def _cell_told(words: Words, cell: Cell, across: Axis, down: Axis, name: str) -> str:
    """Say what a field of a heat map shows: `Bid 4, Tricks 3. Points: −40`."""
    return words(
        "charts-cell-told",
        x=_written(cell.x, words),
        y=_written(cell.y, words),
        xname=across.title,
        yname=down.title,
        name=name,
        value=cell.text or _written(cell.value, words),
    )


def _point_told(words: Words, point: Point, across: Axis, up: Axis) -> str:
    """Say what a point shows: `NS. Round: 1. Points: 62`."""
    facts = {
        "x": _written(point.x, words, percent=across.percent),
        "y": _written(point.y, words, percent=up.percent),
        "xname": across.title,
        "yname": up.title,
    }
    if point.series:
        return words("charts-point-told-of", **facts, series=point.series)
    return words("charts-point-told", **facts)


def _written(value: Value, words: Words, *, percent: bool = False) -> str:
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if percent:
        share = round(value * 100, 1)
        return words("charts-percent", value=words.plain_number(share if share % 1 else int(share)))
    return words.plain_number(round(value, 4) if isinstance(value, float) else value)


def _shade(value: float | None, middle: float, widest: float) -> int:
    if value is None or value == middle:
        return 0
    step = ceil(3 * abs(value - middle) / widest - 1e-9)
    return min(3, max(1, step)) * (1 if value > middle else -1)


def _digits(points: Sequence[Point], words: Words) -> Spec:
    """Let the numbers below bars stand in the digits of the language."""
    numeric = all(isinstance(point.x, int | float) for point in points)
    return {"labelExpr": label_expression(words)} if numeric else {}


def _in_order(values: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(values))


def _tooltip() -> Spec:
    return {
        "description": {"field": "aria", "type": "nominal"},
        "tooltip": {"field": "told", "type": "nominal", "title": ""},
    }


def _scale(field: str, names: Sequence[str], values: Sequence[Any]) -> Spec:
    """Give each series its own of some values."""
    chosen = [values[place % len(values)] for place in range(len(names))]
    return {"field": field, "type": "nominal", "legend": None, "scale": {"domain": list(names), "range": chosen}}


def _along(points: Sequence[Point], axis: Axis, words: Words) -> Spec:
    """Lay points along a number, whole numbers with whole ticks; along their order where they are words."""
    if any(isinstance(point.x, str) for point in points):
        order = _in_order(str(point.x) for point in points)
        return {"field": "x", "type": "ordinal", "sort": order, "axis": {"title": in_lines(axis.title, words)}}
    found = _quantity("x", axis, words)
    whole = [point.x for point in points if isinstance(point.x, int)]
    if whole and len(whole) == len(points) and max(whole) - min(whole) <= FEW:
        found["axis"]["values"] = list(range(min(whole), max(whole) + 1))
    if axis.span is None and not axis.percent:
        found["scale"] = {"zero": False, "nice": False, "padding": 8}
    return found


def _sideways(title: str, words: Words, *, grid: bool = False) -> Spec:
    """Write the title of the axis of amounts above it, where it can be read without turning the head."""
    right = words.direction == "rtl"
    return {
        "title": laid_out(title, words),
        "grid": grid,
        "orient": "right" if right else "left",
        "titleAngle": 0,
        "titleAnchor": "end",
        "titleAlign": "right" if right else "left",
        "titleBaseline": "bottom",
        "titleY": -10,
        "titleX": 30 if right else -30,
    }


def _quantity(field: str, axis: Axis, words: Words, *, sideways: bool = False, zero: bool = False) -> Spec:
    scale: Spec = {"zero": zero, "nice": True}
    if axis.span is not None:
        scale = {"domain": list(axis.span), "nice": False}
    shown = _sideways(axis.title, words, grid=True) if sideways else {"title": in_lines(axis.title, words)}
    return {
        "field": field,
        "type": "quantitative",
        "scale": scale,
        "axis": {**shown, "labelExpr": label_expression(words, percent=axis.percent), "tickCount": 6},
    }


def _note_rule(note: Note, words: Words) -> Spec:
    """Draw the line of a note across the chart."""
    return {
        "data": _note_data(note, words),
        "mark": {"type": "rule", "strokeDash": [5, 4], "color": colour("ink-soft"), "strokeWidth": 1.5},
        "encoding": {**_note_place(note), "description": {"field": "aria", "type": "nominal"}},
    }


def _note_words(note: Note, words: Words) -> Spec:
    """Write the words of a note beside its line, with a margin of paper that keeps every other line off them."""
    across = note.y is not None
    right = words.direction == "rtl"
    at: Spec = {"x": {"value": WIDTH}} if across else {"y": {"value": 0}}  # where the lines end, not where they begin
    align = "right" if right or across else "left"
    below = right or not across  # there the title of the axis of amounts stands above
    mark: Spec = {
        "type": "text",
        "align": align,
        "baseline": "top" if below else "bottom",
        "dx": -4 if align == "right" else 4,
        "dy": 4 if below else -4,
        "aria": False,
    }
    margin: Spec = {"color": colour("paper"), "stroke": colour("paper"), "strokeWidth": 5, "strokeJoin": "round"}
    return {
        "data": _note_data(note, words),
        "encoding": {**_note_place(note), **at, "text": {"field": "text", "type": "nominal"}},
        "layer": [{"mark": {**mark, **margin}}, {"mark": {**mark, "color": colour("ink-soft")}}],
    }


def _note_place(note: Note) -> Spec:
    return {"y": {"datum": note.y}} if note.y is not None else {"x": {"datum": note.x}}


def _note_data(note: Note, words: Words) -> Spec:
    text = laid_out(note.text, words)
    return {"values": [{"text": text, "aria": TOLD + text}]}
