"""How the results of the lab show themselves where a cell ends with one: in a line, and in a notebook as their table."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

LONGEST = 30
"""Rows of a table that are shown; of a longer one the beginning and the end."""


class ShownAsTable:
    """For results that are dataclasses with `repr=False`: nobody wants to read all that they are made of."""

    __slots__ = ()

    @abstractmethod
    def to_frame(self) -> Frame:
        """Return the rows as a DataFrame."""

    @abstractmethod
    def _told(self) -> str:
        """Say in a line what this is about."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._told()})"

    def _repr_html_(self) -> str:
        return str(self.to_frame().to_html(max_rows=LONGEST, border=0))
