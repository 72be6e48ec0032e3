"""The numbers of a picture as a table in a page: for those who do not see it, and for copying."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from spades_teach.analysis.chart_svg import writable
from spades_teach.i18n import Words

Value = str | int | float | None

MOST_ACROSS = 30
"""Columns of a grid; of more the rows are listed one below the other."""


@dataclass(frozen=True, slots=True)
class DataTable:
    """The rows behind a picture, with their headings: for those who do not see it, and for copying.

    crossed: a page shows the three columns as a grid: the first one's values across, the second one's down, the third one's in the fields.
    """

    headings: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]
    crossed: bool = False


def table_html(table: DataTable, title: str, words: Words) -> str:
    """Return a table with its caption.

    >>> from spades_teach.i18n import words_for
    >>> table = DataTable(("Bid", "Tricks", "Points"), ((4, 3, -40), (5, 3, -50)), crossed=True)
    >>> html = table_html(table, "Grid", words_for("en"))
    >>> html.count("<tr>"), html.count("<td>"), "<caption>Grid (Points)</caption>" in html
    (3, 2, True)
    """
    fields = {(row[0], row[1]): row[2] for row in table.rows if len(row) == 3} if table.crossed else {}
    across, down = (list(dict.fromkeys(pair[place] for pair in fields)) for place in (0, 1))
    if not fields or len(fields) < len(table.rows) or len(across) > MOST_ACROSS:
        return _table(title, f"<tr>{_heads(table.headings, words)}</tr>", (_cells(row, words) for row in table.rows))
    first, second, value = table.headings
    head = (
        f'<tr><th scope="col" rowspan="2">{escape(second)}</th><th scope="colgroup" colspan="{len(across)}">{escape(first)}</th></tr>'
        f"<tr>{_heads(across, words)}</tr>"
    )
    rows = (
        f'<th scope="row">{_written(name, words)}</th>{_cells((fields.get((each, name)) for each in across), words)}'
        for name in down
    )
    return _table(words("charts-caption", title=title, value=value), head, rows)


def _table(caption: str, head: str, rows: Iterable[str]) -> str:
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<table><caption>{escape(caption)}</caption><thead>{head}</thead><tbody>{body}</tbody></table>"


def _heads(values: Iterable[Value], words: Words) -> str:
    return "".join(f'<th scope="col">{_written(value, words)}</th>' for value in values)


def _cells(values: Iterable[Value], words: Words) -> str:
    return "".join(f"<td>{_written(value, words)}</td>" for value in values)


def _written(value: Value, words: Words) -> str:
    """Write a value so that its sign and digits stay in order wherever it stands."""
    if value is None:
        return ""
    return f"<bdi>{escape(writable(value) if isinstance(value, str) else words.plain_number(value))}</bdi>"
