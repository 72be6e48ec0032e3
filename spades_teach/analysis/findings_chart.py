"""An examined score sheet as a picture: the totals as written, and as they should be."""

from __future__ import annotations

from collections.abc import Iterator

from spades_teach.analysis.charts import Note, Picture, Point, lines
from spades_teach.analysis.findings import Findings
from spades_teach.i18n import Words, words_for


def findings_chart(found: Findings, lang: str) -> Picture:
    """Return the picture of an examined sheet; see `Findings.chart`."""
    words = words_for(lang)
    sides = [side for side, _ in found.names]
    wrong = {error.side for error in found.errors}
    drawn = [side for side in sides if side in wrong] or sides
    first = found.first
    notes = [] if first is None else [Note(words("sheet-chart-first"), x=first.round)]
    return lines(
        [point for side in drawn for point in _points(found, side, words)],
        words,
        title=words("sheet-chart-title"),
        x=words("sheet-chart-round"),
        y=words("sheet-chart-total"),
        about=words("sheet-chart-about", rounds=len({row.round for row in found.corrected}), errors=len(found.errors)),
        notes=notes,
    )


def _points(found: Findings, side: str, words: Words) -> Iterator[Point]:
    """Yield the line that should be, then the one that is where they differ."""
    rows = [row for row in found.corrected if row.side == side]
    called = side_named(found, side, words)
    right = words("sheet-chart-right", side=called)
    yield from (Point(row.round, row.total, right) for row in rows if row.total is not None)
    if any(row.written not in (None, row.total) for row in rows):
        written = words("sheet-chart-written", side=called)
        yield from (Point(row.round, row.written, written) for row in rows if row.written is not None)


def side_named(found: Findings, side: str, words: Words) -> str:
    """Name a side as the sheet does; one that bears the table's name in the reader's words."""
    name = dict(found.names).get(side, side)
    return words.side(side) if name == side else name
