"""`spades-teach lessons`: the lessons there are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spades_teach.cli.arguments import JSON, Command, Given
from spades_teach.cli.output import columns, say, say_json
from spades_teach.course.load import data_folder, notebook_name, the_course
from spades_teach.course.model import Lesson, LessonError


def run(given: Given) -> int:
    """List the lessons in their order."""
    words = given.words
    course = the_course()
    if given.has("json"):
        say_json([_as_json(lesson, words.lang) for lesson in course.pages])
        return 0
    titles = [(lesson.number, lesson.words(words.lang).title, words.code(lesson.id)) for lesson in course.pages]
    rows = [("" if number is None else words.number(number), title, code) for number, title, code in titles]
    lines = columns(rows, words, numbers=(0,))
    many = len(course.lessons)
    say(words("cli-lessons-title", count=many))
    for line in lines[:many]:
        say(line)
    if course.labs:
        say(words("cli-lessons-labs", count=len(course.labs)))
        for line in lines[many:]:
            say(line)
    say(words("cli-lessons-more"))
    return 0


def _as_json(lesson: Lesson, language: str) -> dict[str, Any]:
    return {
        "id": lesson.id,
        "number": lesson.number,
        "title": lesson.words(language).title,
        "languages": list(lesson.languages),
        "notebooks": _notebooks(lesson),
    }


def _notebooks(lesson: Lesson) -> dict[str, Any]:
    """Return where the notebooks made from a lesson stand: one for marimo, one per language for Jupyter."""
    try:
        folder = data_folder("notebooks")
    except LessonError:
        return {"marimo": None, "jupyter": {}}
    marimo = folder / "marimo" / notebook_name(lesson.folder)
    jupyter = {
        language: folder / "jupyter" / language / notebook_name(lesson.folder, "ipynb") for language in lesson.languages
    }
    return {
        "marimo": _if_there(marimo),
        "jupyter": {language: str(path) for language, path in jupyter.items() if path.is_file()},
    }


def _if_there(path: Path) -> str | None:
    return str(path) if path.is_file() else None


COMMAND = Command(
    name="lessons",
    usage=("lessons [--lang L] [--json]",),
    options=(JSON,),
    examples=("lessons --lang fa",),
    run=run,
)
