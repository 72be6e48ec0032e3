"""Rows of values as a table of pandas, which is loaded when the first one is made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import pandas

    Frame: TypeAlias = pandas.DataFrame


def frame_of(rows: Iterable[Mapping[str, object]], columns: Sequence[str], index: str) -> Frame:
    """Return a DataFrame with these columns in this order, indexed by one of them; it has its columns without any row too."""
    import pandas

    return pandas.DataFrame([dict(row) for row in rows], columns=list(columns)).set_index(index)
