"""Lessons in Jupyter: what a notebook of the course calls.  The prose stands in the notebook as Markdown cells."""

from __future__ import annotations

import os
import subprocess
from tempfile import TemporaryDirectory
from typing import Any

from spades_teach.course.bars import lesson_bar
from spades_teach.course.load import notebook_name
from spades_teach.course.progress import HOME_VARIABLE
from spades_teach.course.session import LessonSession


class JupyterLesson:
    """A lesson in a Jupyter notebook."""

    def __init__(self, lesson_id: str, *, lang: str | None = None) -> None:
        """Open a lesson; lang: the language of this notebook, else the saved choice or the system's language."""
        self._session = LessonSession(lesson_id, lang=lang, link=self._link)

    def bar(self) -> Any:
        """Show how far the reader is; the languages are notebooks of their own."""
        return lesson_bar(self._session, links={}, choose=False, page=False)

    def language(self) -> str:
        """Return the language of this notebook; cells ask for it as in marimo, `language()`."""
        return self._session.language

    def widget(self, step_id: str) -> Any:
        """Show the widget of a step, as the reader left it."""
        return self._session.make_widget(step_id)

    def _link(self, lesson_id: str) -> str:
        return notebook_name(self._session.course.lesson(lesson_id).folder, "ipynb")


def run_notebook(notebook: dict[str, Any]) -> dict[str, Any]:
    """Run a notebook in a kernel and store what its cells print and show; widgets keep the text that stands in for them.

    Raises nbclient's CellExecutionError when a cell fails.
    """
    import nbformat
    from nbclient import NotebookClient

    ran = nbformat.from_dict(_joined(notebook))  # type: ignore[no-untyped-call]
    with TemporaryDirectory() as home:
        client = NotebookClient(ran, timeout=120, kernel_name="python3")
        client.execute(env={**os.environ, HOME_VARIABLE: home, "LANG": "C.UTF-8"}, stderr=subprocess.DEVNULL)
    cells = [
        {**cell, "execution_count": result["execution_count"], "outputs": cell["outputs"] or _kept(result["outputs"])}
        if cell["cell_type"] == "code"
        else cell
        for cell, result in zip(notebook["cells"], ran["cells"], strict=True)
    ]
    return {**notebook, "cells": cells}


def _joined(notebook: dict[str, Any]) -> dict[str, Any]:
    cells = [{**cell, "source": "".join(cell["source"])} for cell in notebook["cells"]]
    return {**notebook, "cells": [{**cell, "outputs": []} if "outputs" in cell else cell for cell in cells]}


def _kept(outputs: list[Any]) -> list[dict[str, Any]]:
    """Return outputs as a file keeps them: without widgets, texts as lists of lines."""
    kept: list[dict[str, Any]] = []
    for output in outputs:
        plain = dict(output)
        if "text" in plain:
            plain["text"] = plain["text"].splitlines(keepends=True)
        if "data" in plain:
            plain["data"] = {
                kind: value.splitlines(keepends=True) if isinstance(value, str) else value
                for kind, value in plain["data"].items()
                if kind != "application/vnd.jupyter.widget-view+json"
            }
            plain["metadata"] = dict(plain.get("metadata", {}))
        kept.append(plain)
    return kept
