"""The picture of a what-if: points over two of the things that were varied."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from spades_teach.analysis.charts import Cell, Picture, heat_map
from spades_teach.core.errors import RecordError, shown
from spades_teach.core.variants import VARIANTS
from spades_teach.i18n import Words, choose_language, system_language, words_for

if TYPE_CHECKING:
    from spades_teach.analysis.scenarios import Setting, WhatIf, WhatIfRow


def chart_of(
    found: WhatIf, lang: str | None = None, *, x: str | None = None, y: str | None = None, side: str | None = None
) -> Picture:
    """Return the heat map of a side's points; see `WhatIf.chart`.

    >>> from spades_teach.analysis.scenarios import what_if
    >>> chart_of(what_if("NS:5 EW:6", over={"NS.bags": [0, 9]}), "en").table.rows[:2]
    ((0, 0, -50), (1, 0, -50))
    """
    words = words_for(choose_language(lang, system=None if lang else system_language()))
    side = _one_of(found.sides, side or found.sides[0])
    names = tuple(found.axes)
    if not names:
        raise RecordError("nothing is varied; name something in over={...}, or leave the tricks out", "nothing-varied")
    across = _one_of(names, x or next(name for name in reversed(names) if name != y))
    down = _one_of(names, y) if y else next((name for name in names if name != across), None)
    fixed = {name: values[0] for name, values in found.axes.items() if name not in (across, down)}
    rows = [row for row in found.rows if all(row.varied[name] == value for name, value in fixed.items())]
    first: dict[tuple[Setting, Setting], WhatIfRow] = {}
    for row in rows:
        first.setdefault((row.varied[across], row.varied[down] if down else None), row)
    cells = (
        [_cell(row, across, down, side, words) for row in first.values()]
        if down
        else [_side_cell(row, across, name, words) for name in found.sides for row in first.values()]
    )
    return heat_map(
        cells,
        words,
        title=words("what-if-title", side=words.side(side)) if down else words("what-if-title-sides"),
        subtitle=_told(fixed, words),
        x=axis_name(across, words),
        y=axis_name(down, words) if down else words("what-if-side"),
        value=words("what-if-points"),
    )


def _cell(row: WhatIfRow, across: str, down: str, side: str, words: Words) -> Cell:
    places = [value_name(name, row.varied[name], words) for name in (across, down)]
    return Cell(places[0], places[1], row.of(side).points)


def _side_cell(row: WhatIfRow, across: str, side: str, words: Words) -> Cell:
    return Cell(value_name(across, row.varied[across], words), words.side(side), row.of(side).points)


def _one_of(names: tuple[str, ...], name: str) -> str:
    if name not in names:
        expected = ", ".join(names)
        raise RecordError(
            f"{shown(name)} is nothing that this grid has; expected one of {expected}",
            "not-in-grid",
            value=shown(name, str),
            expected=expected,
        )
    return name


def _told(fixed: Mapping[str, Setting], words: Words) -> str:
    """Say what stands at one value."""
    told = [
        words("what-if-fixed", name=axis_name(name, words), value=_text(value_name(name, value, words), words))
        for name, value in fixed.items()
    ]
    return words.list_of(told) if told else ""


def _text(value: str | int, words: Words) -> str:
    return words.number(value) if isinstance(value, int) else value


def axis_name(name: str, words: Words) -> str:
    """Name something that is varied.

    >>> axis_name("bag-penalty.limit", words_for("en")), axis_name("NS.tricks", words_for("en"))
    ('Bag penalty: Bags that fill the counter', 'Tricks of North and South')
    """
    owner, _, kind = name.partition(".")
    if owner in VARIANTS:
        plain = kind.replace("_", "-")
        messages = (f"setting-{owner}-{plain}", f"setting-{plain}")
        setting = next((words(each) for each in messages if words.has(each)), words.code(kind))
        return words("rule-setting", name=words.rule(owner), value=setting)
    if not kind:
        return words("what-if-rules")
    return words(f"what-if-{kind}", side=words.side(owner.upper()))


def value_name(name: str, value: Setting, words: Words) -> str | int:
    """Name a value of something that is varied; a number stays one."""
    owner, _, kind = name.partition(".")
    if isinstance(value, bool):
        return words("rule-setting-yes" if value else "rule-setting-no")
    if isinstance(value, int):
        return value
    text = "none" if value is None else str(value)
    if kind == "bid":
        return " + ".join(words.bid(part.strip()) for part in text.split("+"))
    if owner in VARIANTS:
        return words(f"choice-{text}") if words.has(f"choice-{text}") else words.code(text)
    return words.rule(text)
