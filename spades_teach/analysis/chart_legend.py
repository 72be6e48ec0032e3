"""The legend of a chart, drawn as marks above its plot: with dashes and shapes, and beginning where the reader begins.

Vega's own legend shows no dash beside a shape and cannot stand to the right of its words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from spades_teach.analysis.chart_style import WIDTH, colour, laid_out
from spades_teach.i18n import Words, plain_text

LETTER = 6.9
"""About how wide a letter is in the letters of a legend, in units of the chart."""

SAMPLE, GAP, ROW, FIRST = 30, 20, 21, -37


@dataclass(frozen=True, slots=True)
class Entry:
    """What one series looks like; dash None: no line, shape None: no point."""

    name: str
    colour: str
    dash: Sequence[int] | None = None
    shape: str | None = None


def legend_layers(entries: Sequence[Entry], words: Words, width: int = WIDTH) -> list[dict[str, Any]]:
    """Return the layers that draw a legend above the plot, in as many rows as it needs; a single series needs none.

    >>> from spades_teach.i18n import words_for
    >>> layers = legend_layers([Entry("NS", "#1f5fa8", ()), Entry("EW", "#b3500b", (7, 3))], words_for("en"))
    >>> [layer["mark"].get("text") for layer in layers]
    [None, 'NS', None, 'EW']
    """
    if len(entries) < 2:
        return []
    right = words.direction == "rtl"
    found: list[dict[str, Any]] = []
    for entry, start, y in _placed(entries, width):
        named = replace(entry, name=laid_out(entry.name, words))
        found += _layers(named, width - start if right else start, y, -1 if right else 1)
    return found


def _placed(entries: Sequence[Entry], width: int) -> Iterator[tuple[Entry, float, float]]:
    """Place the entries one after the other, from the side where the reader begins, the rows upward from the plot."""
    rows: list[list[tuple[Entry, float]]] = [[]]
    start = 0.0
    for entry in entries:
        takes = SAMPLE + GAP + LETTER * len(plain_text(entry.name))
        if rows[-1] and start + takes > width:
            rows.append([])
            start = 0.0
        rows[-1].append((entry, start))
        start += takes
    for number, row in enumerate(rows):
        for entry, start in row:
            yield entry, start, FIRST - ROW * (len(rows) - 1 - number)


def _layers(entry: Entry, x: float, y: float, onward: int) -> Iterator[dict[str, Any]]:
    """Draw one entry: its line, its point and its name, going on to the right (1) or the left (-1)."""
    base = {"aria": False, "color": entry.colour, "y": y}
    if entry.dash is not None:
        dash = {"strokeDash": list(entry.dash)} if entry.dash else {}
        yield _mark(
            {**base, **dash, "type": "rule", "x": x, "x2": x + onward * (SAMPLE - 6), "y2": y, "strokeWidth": 2.25}
        )
    if entry.shape is not None:
        yield _mark({**base, "type": "point", "shape": entry.shape, "x": x + onward * (SAMPLE / 2 - 3), "size": 70})
    yield _mark(
        {
            **base,
            "type": "text",
            "text": entry.name,
            "x": x + onward * SAMPLE,
            "align": "left" if onward > 0 else "right",
            "baseline": "middle",
            "color": colour("ink"),
        }
    )


def _mark(mark: dict[str, Any]) -> dict[str, Any]:
    return {"data": {"values": [{}]}, "mark": mark, "encoding": {"x": {"value": mark["x"]}, "y": {"value": mark["y"]}}}
