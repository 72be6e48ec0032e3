"""Rows of values as a table of pandas, which is loaded when the first one is made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from spades_teach.core.errors import shown

if TYPE_CHECKING:
    import pandas

    Frame: TypeAlias = pandas.DataFrame


def frame_of(rows: Iterable[Mapping[str, object]], columns: Sequence[str], index: str) -> Frame:
    """Return a DataFrame with these columns in this order, indexed by one of them; it has its columns without any row too."""
    import pandas

    return pandas.DataFrame([dict(row) for row in rows], columns=list(columns)).set_index(index)


def numbered(series: pandas.Series[Any]) -> tuple[Any, Any]:
    """Return for each cell of a column the number of its value, -1 for an empty one, and the different values.

    >>> import pandas
    >>> codes, values = numbered(pandas.Series(["b", None, "a", "b"]))
    >>> codes.tolist(), list(values)
    ([0, -1, 1, 0], ['b', 'a'])
    """
    import pandas

    if series.dtype == object:
        series = _without_truths(series)
    try:
        return pandas.factorize(series, use_na_sentinel=True)
    except TypeError:  # lists and the like cannot be looked up; what they are written as can
        return pandas.factorize(series.map(lambda cell: shown(cell, str), na_action="ignore"), use_na_sentinel=True)


def _without_truths(series: pandas.Series[Any]) -> pandas.Series[Any]:
    """Return a column with words for true and false, which pandas takes for 1 and 0 where numbers stand beside them."""
    import pandas

    if not any(pandas.api.types.is_bool(cell) for cell in series.array):
        return series
    return series.map(lambda cell: str(cell) if pandas.api.types.is_bool(cell) else cell)
