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

    try:
        codes, values = pandas.factorize(series, use_na_sentinel=True)
    except TypeError:  # lists and the like cannot be looked up; what they are written as can
        return pandas.factorize(series.map(lambda cell: shown(cell, str), na_action="ignore"), use_na_sentinel=True)
    if series.dtype == object and any(map(_may_be_truth, values)):
        return pandas.factorize(_without_truths(series), use_na_sentinel=True)
    return codes, values


def _may_be_truth(value: object) -> bool:
    """Tell whether pandas takes true or false for this value: it finds them equal to 1 and 0."""
    import pandas

    return pandas.api.types.is_bool(value) or (pandas.api.types.is_number(value) and value in (0, 1))


def _without_truths(series: pandas.Series[Any]) -> pandas.Series[Any]:
    """Return a column with words for true and false."""
    import pandas

    return series.map(lambda cell: str(cell) if pandas.api.types.is_bool(cell) else cell)
