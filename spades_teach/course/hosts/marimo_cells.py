"""New cells in marimo's editor, for widgets that put what they show into code.

The new cell is a change of the notebook's document, as the editor itself makes them; it is not run before the reader runs it.
marimo promises nothing about these messages, so whatever goes wrong means that there is no cell, and the widget offers a copy.
"""

from __future__ import annotations

import logging

import marimo as mo
from marimo._runtime.context import ContextNotInitializedError, get_context

from spades_teach.widgets import host_cells


class MarimoCells:
    """Cells of the notebook that runs in this kernel."""

    def offered(self) -> bool:
        """Tell whether the notebook is open in the editor."""
        try:
            get_context()
        except ContextNotInitializedError:
            return False
        return mo.app_meta().mode == "edit"

    def write(self, code: str, below: str) -> bool:
        """Add a cell below another; False when that is not one of this notebook, or marimo has changed."""
        try:
            return _write(code.rstrip(), below)
        except Exception:
            logging.getLogger(__name__).warning("marimo took no new cell", exc_info=True)
            return False


def _write(code: str, below: str) -> bool:
    from marimo._ast.cell import CellConfig
    from marimo._ast.cell_id import CellIdGenerator
    from marimo._messaging.notebook.changes import CreateCell, Transaction
    from marimo._messaging.notification import NotebookDocumentTransactionNotification
    from marimo._messaging.notification_utils import broadcast_notification

    known = {str(cell): cell for cell in get_context().graph.cells}
    if below not in known:
        return False
    names = CellIdGenerator(seed=None)
    names.seen_ids = set(known.values())
    new = CreateCell(cell_id=names.create_cell_id(), code=code, name="_", config=CellConfig(), after=known[below])
    change = Transaction(changes=(new,), source="kernel")
    broadcast_notification(NotebookDocumentTransactionNotification(transaction=change))
    return True


host_cells.serve(MarimoCells())
