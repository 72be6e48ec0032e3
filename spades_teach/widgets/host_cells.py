"""New cells in the notebook around a widget, where its host lets Python write them.

Widgets know no host: a host that can write cells says so with `serve` (see `spades_teach.course.hosts.marimo_cells`).
"""

from __future__ import annotations

from typing import Protocol

from spades_teach.core.errors import SpadesError


class CellWriter(Protocol):
    """A host that can add cells to the notebook that is running."""

    def offered(self) -> bool:
        """Tell whether this page has cells that can be edited."""

    def write(self, code: str, below: str) -> bool:
        """Add a cell below the one of that name; tell whether it was done."""


_WRITERS: list[CellWriter] = []


def serve(writer: CellWriter) -> None:
    """Let a host write cells for widgets."""
    _WRITERS.append(writer)


def offered() -> bool:
    """Tell whether a new cell can be written from Python here.

    >>> offered()
    False
    """
    return any(writer.offered() for writer in _WRITERS)


def write(code: str, below: str) -> None:
    """Put code into a new cell below that of the host's name; raises SpadesError where no cell can be written."""
    if not any(writer.offered() and writer.write(code, below) for writer in _WRITERS):
        raise SpadesError("no cell can be added from here; copy the code and paste it into one", "no-new-cell")
