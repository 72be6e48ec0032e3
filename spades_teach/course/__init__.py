"""The lesson runtime: reads lessons, keeps progress, shows them in marimo and in Jupyter.

Notebooks need two names, which are the same in both hosts::

    from spades_teach.course import open_lesson

    lesson = open_lesson("following-suit")
    lesson.widget("which-cards")
"""

from __future__ import annotations

import sys
from typing import Any

__all__ = ["open_home", "open_lesson", "open_rule_book"]


def open_lesson(lesson_id: str, *, lang: str | None = None) -> Any:
    """Open a lesson in the notebook host that runs this cell.

    lang: else the language chosen on the page or saved from last time, else the system's.
    Raises LessonError when there is no such lesson.
    """
    if _runs_in_marimo():
        from spades_teach.course.hosts import marimo

        return marimo.MarimoLesson(lesson_id, lang=lang)
    from spades_teach.course.hosts import jupyter

    return jupyter.JupyterLesson(lesson_id, lang=lang)


def open_home(*, lang: str | None = None) -> Any:
    """Open the home page of the course (marimo only)."""
    from spades_teach.course.hosts import marimo

    return marimo.MarimoHome(lang=lang)


def open_rule_book(*, lang: str | None = None) -> Any:
    """Open the book of rules, a page of the course (marimo only)."""
    from spades_teach.course.hosts import marimo

    return marimo.MarimoRuleBook(lang=lang)


def _runs_in_marimo() -> bool:
    """Tell whether this code runs as a cell of a marimo notebook, also when that runs as a script."""
    if "marimo" not in sys.modules:
        return False
    from spades_teach.course.hosts import marimo

    return marimo.is_running()
