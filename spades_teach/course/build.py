"""Build the notebooks of both hosts from the lessons: `python -m spades_teach.course.build [--check] [LESSONS NOTEBOOKS]`.

One marimo notebook for all languages, one Jupyter notebook for each, which has the comments of its code in that language too.
Jupyter notebooks are run, and what their code cells print is stored with them; the state of widgets is not, a line of text stands
in for it.  The same lessons make the same bytes.
"""

from __future__ import annotations

import argparse
import ast
import html
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from spades_teach.course.comments import translated
from spades_teach.course.load import RULE_BOOK, data_folder, notebook_name, read_course
from spades_teach.course.model import Course, Lesson, LessonError, Step
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession, Shown
from spades_teach.i18n import Words, words_for

STYLE_FILE: Final = "course.css"
_IGNORE_OUTPUT: Final = "nbval-ignore-output"

Notebook = dict[str, Any]


def plan(course: Course) -> dict[str, str | Notebook]:
    """Return every file below `notebooks/`, by its path there; Jupyter notebooks as data, not yet run."""
    from spades_teach.course.hosts.marimo import MarimoCell, notebook_text

    style = (Path(__file__).parent / STYLE_FILE).read_text(encoding="utf-8")
    home = [MarimoCell(code="from spades_teach.course import open_home\n\nhome = open_home()\nhome.page()")]
    book = [MarimoCell(code="from spades_teach.course import open_rule_book\n\nbook = open_rule_book()\nbook.page()")]
    english = words_for("en")
    files: dict[str, str | Notebook] = {
        f"marimo/{STYLE_FILE}": style,
        "marimo/home.py": notebook_text(
            home,
            title=english("course-home-title"),
            css_file=STYLE_FILE,
            comment="The home page of the course, built by `make notebooks`.",
        ),
        f"marimo/{RULE_BOOK}.py": notebook_text(
            book,
            title=english("book-title"),
            css_file=STYLE_FILE,
            comment="The book of rules, built by `make notebooks`.",
        ),
    }
    for lesson in course.pages:
        files[f"marimo/{notebook_name(lesson.folder)}"] = notebook_text(
            marimo_cells(lesson),
            title=lesson.words("en").title,
            css_file=STYLE_FILE,
            comment=f"Built from lessons/{lesson.folder} by `make notebooks`: change it there.",
        )
        for language in lesson.languages:
            path = f"jupyter/{language}/{notebook_name(lesson.folder, 'ipynb')}"
            files[path] = jupyter_notebook(course, lesson, language)
    return files


def build(course: Course, folder: Path) -> list[str]:
    """Write all notebooks into a folder, remove what no lesson makes any more; return the paths that changed."""
    from spades_teach.course.hosts.jupyter import run_notebook

    changed: list[str] = []
    files = plan(course)
    for path, content in files.items():
        text = content if isinstance(content, str) else _json(run_notebook(content))
        target = folder / path
        if not target.is_file() or target.read_text(encoding="utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
            changed.append(path)
    for surplus in _surplus(files, folder):
        (folder / surplus).unlink()
        changed.append(surplus)
    return changed


def stale(course: Course, folder: Path) -> list[str]:
    """Return the paths that are not what the lessons make now; stored outputs are not looked at (nbval does)."""
    files = plan(course)
    found = [path for path, content in files.items() if not _same(content, folder / path)]
    return found + _surplus(files, folder)


def marimo_cells(lesson: Lesson) -> list[Any]:
    """Return the cells of a lesson's marimo notebook."""
    from spades_teach.course.hosts.marimo import MarimoCell, cell_name

    opening = f'from spades_teach.course import open_lesson\n\nlesson = open_lesson("{lesson.id}")\n'
    cells = [
        MarimoCell(code=f"{opening}language = lesson.language\nlesson.bar()", name="lesson_bar"),
        MarimoCell(code="lesson.title(language())"),
    ]
    for step in lesson.steps:
        cells.append(MarimoCell(code=f'lesson.text("{step.id}", language())'))
        if step.widget is not None:
            name = variable(step)
            cells.append(MarimoCell(code=f'{name} = lesson.widget("{step.id}")\n{name}', hidden=False))
            if _has_after(lesson, step):
                cells.append(MarimoCell(code=f'lesson.after("{step.id}", {name}, language())'))
        if step.code:
            cells.append(MarimoCell(code=f'lesson.code("{step.id}")'))
        cells += [MarimoCell(code=lesson.code[file].strip(), name=cell_name(file), hidden=False) for file in step.code]
    return cells


def jupyter_notebook(course: Course, lesson: Lesson, language: str) -> Notebook:
    """Return a lesson's Jupyter notebook in one language, not yet run."""
    session = LessonSession(
        lesson.id, store=MemoryStore(), lang=language, course=course, link=lambda other: _neighbour(course, other)
    )
    cells = list(_jupyter_cells(session, language))
    return {
        "cells": cells,
        "metadata": {
            "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
            "title": session.title(language),
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def variable(step: Step) -> str:
    """Return the name of the variable that holds a step's widget."""
    return step.id.replace("-", "_")


def _jupyter_cells(session: LessonSession, language: str) -> Iterator[Notebook]:
    lesson, words = session.lesson, words_for(language)
    yield _markdown_cell("title", _opening_words(session, words), words.lang)
    used = _names_used(lesson)
    opening = "from spades_teach.course import open_lesson\n\n"
    opening += f'lesson = open_lesson("{lesson.id}", lang="{language}")\n'
    opening += "language = lesson.language\nlesson.bar()" if "language" in used else "lesson.bar()"
    yield _code_cell("lesson", opening, stands_in=session.title(language), words=words)
    for step in lesson.steps:
        shown = session.show(step.id, language)
        yield _markdown_cell(f"{step.id}-words", _step_words(shown, words), shown.language)
        if step.widget is not None:
            call = f'lesson.widget("{step.id}")'
            name = variable(step)
            source = f"{name} = {call}\n{name}" if name in used else call
            title = session.make_widget(step.id).logic.strings(words)["title"]
            yield _code_cell(f"{step.id}-widget", source, stands_in=title, words=words)
            after = session.show_after(step.id, language)
            if after is not None:
                folded = (
                    f"<details>\n<summary>{html.escape(words('step-after'))}</summary>\n\n{after.body}\n\n</details>"
                )
                yield _markdown_cell(f"{step.id}-after", folded, after.language)
        comments = lesson.section(step.id, language)[0].comments
        for file in step.code:
            yield _code_cell(Path(file).stem.replace("_", "-"), translated(lesson.code[file].strip(), comments))


def _opening_words(session: LessonSession, words: Words) -> str:
    lesson = session.lesson
    prose = lesson.words(words.lang)
    lines = [
        f"# {prose.title}",
        f"{prose.summary} {words('notebook-minutes', minutes=lesson.minutes)}",
        words("notebook-how"),
    ]
    others = [
        f"[{words_for(tag).locale.name}](../{tag}/{notebook_name(lesson.folder, 'ipynb')})"
        for tag in lesson.languages
        if tag != words.lang
    ]
    if others:
        lines.append(words("notebook-languages", links=words.list_of(others)))
    return "\n\n".join(lines)


def _step_words(shown: Shown, words: Words) -> str:
    heading = shown.heading or shown.label
    lines = [f"## {heading}" if heading else "", f"*{shown.notice}*" if shown.notice else "", shown.body]
    if shown.sources:
        lines.append(f"<small>{html.escape(shown.sources)}</small>")
    del words
    return "\n\n".join(line for line in lines if line)


def _markdown_cell(cell_id: str, text: str, language: str) -> Notebook:
    """Return a Markdown cell; right-to-left text stands in an element that says so."""
    if words_for(language).direction == "rtl":
        text = f'<div dir="rtl" lang="{language}" class="spades-rtl">\n\n{text}\n\n</div>'
    return {"cell_type": "markdown", "id": cell_id, "metadata": {}, "source": _lines(text)}


def _code_cell(cell_id: str, source: str, *, stands_in: str | None = None, words: Words | None = None) -> Notebook:
    """Return a code cell; stands_in: what is stored instead of the widget that it shows."""
    metadata: Notebook = {}
    outputs: list[Notebook] = []
    if stands_in is not None and words is not None:
        text = words("notebook-stands-in", title=stands_in)
        metadata["tags"] = [_IGNORE_OUTPUT]
        outputs = [{"output_type": "display_data", "metadata": {}, "data": {"text/plain": _lines(text)}}]
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": cell_id,
        "metadata": metadata,
        "outputs": outputs,
        "source": _lines(source),
    }


def _names_used(lesson: Lesson) -> set[str]:
    trees = [ast.parse(code) for code in lesson.code.values()]
    return {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)}


def _has_after(lesson: Lesson, step: Step) -> bool:
    return any("after" in prose.sections[step.id].parts for prose in lesson.prose.values() if step.id in prose.sections)


def _neighbour(course: Course, lesson_id: str) -> str:
    return notebook_name(course.lesson(lesson_id).folder, "ipynb")


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def _json(notebook: Notebook) -> str:
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _same(content: str | Notebook, path: Path) -> bool:
    if not path.is_file():
        return False
    text = path.read_text(encoding="utf-8")
    if isinstance(content, str):
        return text == content
    try:
        kept = json.loads(text)
    except ValueError:
        return False
    return _json(_without_outputs(kept)) == _json(_without_outputs(content))


def _without_outputs(notebook: Notebook) -> Notebook:
    """Drop what running adds; the text that stands in for a widget is ours and stays."""
    cells = [
        {**cell, "execution_count": None, "outputs": cell["outputs"] if _stands_in(cell) else []}
        if cell["cell_type"] == "code"
        else cell
        for cell in notebook["cells"]
    ]
    return {**notebook, "cells": cells}


def _stands_in(cell: Mapping[str, Any]) -> bool:
    return _IGNORE_OUTPUT in cell["metadata"].get("tags", ())


def _surplus(files: Mapping[str, object], folder: Path) -> list[str]:
    """Return notebooks that no lesson makes any more."""
    there = [*folder.glob("marimo/*.py"), *folder.glob("jupyter/*/*.ipynb")]
    return sorted(name for path in there if (name := path.relative_to(folder).as_posix()) not in files)


def main(arguments: Sequence[str] | None = None) -> int:
    """Build or check; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m spades_teach.course.build", description=__doc__)
    parser.add_argument("lessons", nargs="?", type=Path, help="the folder of the lessons")
    parser.add_argument("notebooks", nargs="?", type=Path, help="where to write")
    parser.add_argument("--check", action="store_true", help="write nothing; name what is stale and end with 1")
    options = parser.parse_args(arguments)
    try:
        lessons = options.lessons or data_folder("lessons")
        course = read_course(lessons)
    except LessonError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    notebooks = options.notebooks or lessons.parent / "notebooks"
    if options.check:
        old = stale(course, notebooks)
        sys.stdout.writelines(f"stale: {path}; run `make notebooks`\n" for path in old)
        return 1 if old else 0
    sys.stdout.writelines(f"wrote {path}\n" for path in build(course, notebooks))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
