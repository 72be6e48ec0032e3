"""The course of a match as a picture: the score on top, the bags below, nils and penalties marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spades_teach.analysis.chart_legend import Entry, legend_layers
from spades_teach.analysis.chart_style import DASHES, SERIES, SHAPES, WIDTH, colour, label_expression, laid_out
from spades_teach.analysis.chart_svg import TOLD
from spades_teach.analysis.chart_table import DataTable, Value
from spades_teach.analysis.match_course import Course, MarkKind, RoundAt, SideAt, course_of
from spades_teach.analysis.picture import Picture
from spades_teach.analysis.sheet_scores import SheetScores
from spades_teach.core.arguments import checked
from spades_teach.core.errors import shortened
from spades_teach.core.matches import Match
from spades_teach.i18n import Words, words_for

Spec = dict[str, Any]

HEIGHT, BAGS_HEIGHT = 250, 64
MOST_LABELS = 12
"""Rounds that are named along the axis; of more only every second, third, ..."""

MARKS: Mapping[MarkKind, str] = {
    "nil-made": "M0,-1L0.24,-0.32L0.95,-0.31L0.38,0.12L0.59,0.81L0,0.4L-0.59,0.81L-0.38,0.12L-0.95,-0.31L-0.24,-0.32Z",
    "nil-failed": "M-0.9,-0.55L-0.55,-0.9L0,-0.35L0.55,-0.9L0.9,-0.55L0.35,0L0.9,0.55L0.55,0.9L0,0.35L-0.55,0.9L-0.9,0.55L-0.35,0Z",
    "penalty": "triangle-down",
}
"""Their shapes: a star, a cross, a triangle that points down."""

Names = Mapping[str, str]

LONGEST_NAME = 60
"""Signs of the name of a side; of a longer one the middle is left out."""


@checked
def match_chart(match: Match | SheetScores | Course, lang: str = "en", *, names: Names | None = None) -> Picture:
    """Return the picture of a match so far; names: what its sides are called, else as its sheet or the table calls them.

    >>> from spades_teach.core.matches import start_match
    >>> from spades_teach.core.variants import compose
    >>> match_chart(start_match(compose("standard")))
    Picture('The course of a match')
    """
    if isinstance(match, Course):
        return course_picture(match, words_for(lang), names)
    called = names if names is not None else getattr(match, "names", None)
    return course_picture(course_of(match), words_for(lang), called)


def course_picture(course: Course, words: Words, names: Names | None = None) -> Picture:
    """Return the picture of a course in some words."""
    called = side_names(course, words, names)
    return Picture(
        _spec(course, words, called),
        words,
        title=words("match-chart-title"),
        about=_about(course, words, called),
        table=_table(course, words, called),
    )


def side_names(course: Course, words: Words, names: Names | None = None) -> dict[str, str]:
    """Return what the sides are called."""
    return {side: shortened((names or {}).get(side) or words.side(side), LONGEST_NAME) for side in course.sides}


# Told


def round_name(number: int, words: Words) -> str:
    """Name a round; 0 is the start of the match."""
    return words("match-chart-round", round=number) if number else words("match-chart-start")


def side_told(side: SideAt, words: Words, name: str, *, bags: bool) -> str:
    """Say what a side has after a round: points, total, bags, marks."""
    facts: dict[str, str | int] = {"side": name, "total": side.total}
    if side.points is None:
        told = words("match-chart-side-start", **facts)
    else:
        told = words("match-chart-side", **facts, points=side.points)
    counted = [words("match-chart-bags", bags=side.bags)] if bags else []
    return " ".join([told, *counted, *(mark_told(side, words))])


def mark_told(side: SideAt, words: Words) -> list[str]:
    """Say what marked a round for a side."""
    return [
        words("match-chart-mark", line=words.attr(mark.line.reason, "label"), points=mark.line.points)
        for mark in side.marks
    ]


def lead_told(each: RoundAt, words: Words, called: Names) -> str:
    """Say who is in front after a round, and by how much."""
    if each.leader is None:
        return words("match-chart-level")
    return words("match-chart-lead", side=called[each.leader], lead=each.lead)


def round_told(course: Course, each: RoundAt, words: Words, called: Names) -> str:
    """Say everything about a round."""
    bags = course.limit is not None
    sides = [side_told(side, words, called[side.side], bags=bags) for side in each.sides]
    return " ".join([f"{round_name(each.number, words)}.", *sides, lead_told(each, words, called)])


def _about(course: Course, words: Words, called: Names) -> str:
    last = course.rounds[-1]
    rounds = words("match-chart-about", rounds=last.number)
    bags = [words("match-chart-about-bags")] if course.limit is not None and last.number else []
    return " ".join([rounds, *bags, round_told(course, last, words, called)])


def _table(course: Course, words: Words, called: Names) -> DataTable:
    bags = course.limit is not None
    kinds = ["points", "total", *(["bags"] if bags else [])]
    heads = [f"{called[side]}: {words(f'match-chart-column-{kind}')}" for side in course.sides for kind in kinds]

    def row(each: RoundAt) -> tuple[Value, ...]:
        cells: list[Value] = [round_name(each.number, words)]
        for side in each.sides:
            points = None if side.points is None else words.signed(side.points)
            cells += [points, side.total, *([side.bags] if bags else [])]
        marks = [f"{called[side.side]}: {told}" for side in each.sides for told in mark_told(side, words)]
        return (*cells, " ".join(marks))

    head = (words("match-chart-column-round"), *heads, words("match-chart-column-marks"))
    return DataTable(head, tuple(row(each) for each in course.rounds))


# Drawn


def _spec(course: Course, words: Words, called: Names) -> Spec:
    panels = [_score(course, words, called)]
    if course.limit is not None:
        panels.append(_bags(course, words, called))
    return {"vconcat": panels, "spacing": 22, "resolve": {"scale": {"x": "shared"}}} if len(panels) > 1 else panels[0]


def _place(number: int, words: Words) -> str:
    return words.plain_number(number)


def _across(course: Course, words: Words, title: str | None) -> Spec:
    numbers = [each.number for each in course.rounds]
    every = -(-len(numbers) // MOST_LABELS)
    axis: Spec = {
        "title": title and laid_out(title, words),
        "values": [_place(number, words) for number in numbers if number % every == 0],
    }
    if title is None:
        axis |= {"labels": False, "ticks": False}
    return {
        "field": "round",
        "type": "ordinal",
        "sort": [_place(number, words) for number in numbers],
        "axis": axis,
        "scale": {"paddingInner": 0.2, "paddingOuter": 0.1},
    }


def _amount(field: str, title: str, words: Words, scale: Spec, ticks: int) -> Spec:
    right = words.direction == "rtl"
    return {
        "field": field,
        "type": "quantitative",
        "scale": scale,
        "axis": {
            "title": laid_out(title, words),
            "titleAngle": 0,
            "titleAnchor": "end",
            "titleAlign": "right" if right else "left",
            "titleBaseline": "bottom",
            "titleY": -10,
            "titleX": 34 if right else -34,
            "labelExpr": label_expression(words),
            "tickCount": ticks,
            "tickMinStep": 1,
        },
    }


def _looks(course: Course, field: str, values: Sequence[Any]) -> Spec:
    chosen = [values[place % len(values)] for place in range(len(course.sides))]
    return {
        field: {
            "field": "side",
            "type": "nominal",
            "legend": None,
            "scale": {"domain": list(course.sides), "range": chosen},
        }
    }


def _told() -> Spec:
    return {
        "description": {"field": "aria", "type": "nominal"},
        "tooltip": {"field": "told", "type": "nominal", "title": ""},
    }


def _score(course: Course, words: Words, called: Names) -> Spec:
    bags = course.limit is not None
    rows = [
        _row(each, side, words, side_told(side, words, called[side.side], bags=bags))
        for each in course.rounds
        for side in each.sides
    ]
    rounds = [
        {"round": _place(each.number, words), **_said(round_told(course, each, words, called), words)}
        for each in course.rounds
    ]
    marks = [
        {"kind": mark.kind, "nth": place, **_row(each, side, words, told)}
        for each in course.rounds
        for side in each.sides
        for place, (mark, told) in enumerate(zip(side.marks, mark_told(side, words), strict=True))
    ]
    x = _across(course, words, None if bags else words("match-chart-column-round"))
    y = _amount("total", words("match-chart-axis-total"), words, {"zero": True, "nice": True}, 6)
    layers: list[Spec] = [
        {
            "name": "rounds",
            "data": {"values": rounds},
            "mark": {"type": "bar", "color": colour("ink-soft"), "fillOpacity": 0},
            "encoding": {"x": x, "y": {"value": 0}, "y2": {"value": HEIGHT}, **_told()},
        },
        *_target(course, words),
        {
            "mark": {"type": "line", "aria": False},
            "encoding": {
                "x": x,
                "y": y,
                **_looks(course, "color", SERIES),
                **_looks(course, "strokeDash", [list(dash) or [1, 0] for dash in DASHES]),
            },
        },
        {
            "mark": {"type": "point", "size": 62},
            "encoding": {
                "x": x,
                "y": y,
                **_looks(course, "color", SERIES),
                **_looks(course, "shape", SHAPES),
                **_told(),
            },
        },
    ]
    layers += [_mark_layer(kind, [row for row in marks if row["kind"] == kind], x, y, course) for kind in course.kinds]
    layers += legend_layers(_legend(course, words, called), words)
    return {"data": {"values": rows}, "width": WIDTH, "height": HEIGHT, "layer": layers}


def _row(each: RoundAt, side: SideAt, words: Words, told: str) -> Spec:
    said = f"{round_name(each.number, words)}. {told}"
    return {
        "round": _place(each.number, words),
        "side": side.side,
        "total": side.total,
        "bags": side.bags,
        **_said(said, words),
    }


def _said(told: str, words: Words) -> Spec:
    tooltip = laid_out(told, words)
    return {"told": tooltip, "aria": TOLD + tooltip}


def _mark_layer(kind: MarkKind, rows: list[Spec], x: Spec, y: Spec, course: Course) -> Spec:
    """Draw marks of one kind above the points of their rounds, several of one side one above the other."""
    return {
        "data": {"values": rows},
        "mark": {"type": "point", "shape": MARKS[kind], "size": 110, "yOffset": -15},
        "encoding": {"x": x, "y": y, **_looks(course, "color", SERIES), **_told()},
    }


def _target(course: Course, words: Words) -> list[Spec]:
    if course.target is None:
        return []
    right = words.direction == "rtl"
    told = laid_out(words("match-chart-target", target=course.target), words)
    row = {"target": course.target, "text": told, "aria": TOLD + told}
    y = {"field": "target", "type": "quantitative"}
    soft = {"color": colour("ink-soft")}
    return [
        {
            "data": {"values": [row]},
            "mark": {"type": "rule", "strokeDash": [5, 4], "strokeWidth": 1.5, **soft},
            "encoding": {"y": y, "description": {"field": "aria", "type": "nominal"}},
        },
        {
            "data": {"values": [row]},
            "mark": {
                "type": "text",
                "align": "right" if right else "left",
                "baseline": "top",
                "dy": 5,
                "dx": -4 if right else 4,
                "aria": False,
                **soft,
            },
            "encoding": {"x": {"value": WIDTH if right else 0}, "y": y, "text": {"field": "text", "type": "nominal"}},
        },
    ]


def _legend(course: Course, words: Words, called: Names) -> list[Entry]:
    sides = [
        Entry(called[side], SERIES[place % 6], DASHES[place % 6], SHAPES[place % 6])
        for place, side in enumerate(course.sides)
    ]
    return [
        *sides,
        *(Entry(words(f"match-chart-kind-{kind}"), colour("ink-soft"), None, MARKS[kind]) for kind in course.kinds),
    ]


def _bags(course: Course, words: Words, called: Names) -> Spec:
    rows = [
        _row(each, side, words, f"{called[side.side]}: {words('match-chart-bags', bags=side.bags)}")
        for each in course.rounds
        for side in each.sides
    ]
    x = _across(course, words, words("match-chart-column-round"))
    y = _amount(
        "bags", words("match-chart-axis-bags", limit=course.limit or 0), words, {"domain": [0, course.limit]}, 3
    )
    offset = {"field": "side", "type": "nominal", "sort": list(course.sides)}
    return {
        "data": {"values": rows},
        "width": WIDTH,
        "height": BAGS_HEIGHT,
        "layer": [
            {
                "mark": {"type": "bar", "stroke": colour("paper"), "strokeWidth": 0.5},
                "encoding": {"x": x, "y": y, "xOffset": offset, **_looks(course, "color", SERIES), **_told()},
            }
        ],
    }
