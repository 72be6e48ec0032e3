"""Read lessons from their folders, strictly: one clear error per fault, all faults at once.

The format, by example, is `lessons/README.md`.  In short::

    lessons/catalog.toml                 the order of the lessons, what each needs and teaches
    lessons/02-following-suit/lesson.toml   steps, widgets, rules, example ids; no prose
    lessons/02-following-suit/en.md fa.md   the words of each step, under `## step-id: Heading`
    lessons/02-following-suit/code/*.py     the cells a learner may change
    lessons/02-following-suit/design.md     goal, objectives, what is left out, misconceptions met
    lessons/lab-the-last-round/...          a lab: the same form, no number

Lessons stand in the wheel's `_data/lessons` or in the checkout, nowhere else.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from spades_teach.course.faults import Faults, Table, once, read_text, read_toml
from spades_teach.course.model import (
    ASKING_KINDS,
    CHOICES,
    KINDS,
    SOURCE_LANGUAGE,
    Course,
    CourseEntry,
    Lesson,
    LessonError,
    Option,
    Question,
    Step,
    WrongNumber,
)
from spades_teach.course.prose_files import read_prose
from spades_teach.course.prose_files import text_digest as text_digest

RULE_BOOK: Final = "rule_book"
"""The name of the notebook that holds the book of rules, beside those of the lessons."""
RULE_BOOK_PATH: Final = "rule-book"
"""Where that page is served."""

_PACKAGE: Final = Path(__file__).resolve().parents[1]
_ID = re.compile(r"[a-z]+(-[a-z]+)*")
_FOLDERS: Final = {
    "lessons": re.compile(r"\d\d-[a-z]+(-[a-z]+)*"),
    "labs": re.compile(r"lab-[a-z]+(-[a-z]+)*"),
}
_LANGUAGE_FILE = re.compile(r"[a-z]{2}\.md")


def data_folder(name: str) -> Path:
    """Return where `lessons` or `notebooks` stand: in the installed package, else in the checkout around it."""
    installed = _PACKAGE / "_data" / name
    if installed.is_dir():
        return installed
    checkout = _PACKAGE.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / name).is_dir():
        return checkout / name
    raise LessonError(
        f"no {name!r} folder in {installed} or beside the package; install spades_teach again", "no-data", folder=name
    )


def notebook_name(folder: str, suffix: str = "py") -> str:
    """Return the file name of a lesson's notebook: for marimo a module name, for Jupyter the folder's.

    >>> notebook_name("02-following-suit"), notebook_name("02-following-suit", "ipynb")
    ('02_following_suit.py', '02-following-suit.ipynb')
    """
    return f"{folder.replace('-', '_')}.py" if suffix == "py" else f"{folder}.{suffix}"


@cache
def the_course() -> Course:
    """Return the lessons that came with the package, read once."""
    return read_course(data_folder("lessons"))


def read_course(folder: Path) -> Course:
    """Read `catalog.toml` and every lesson it names.

    Raises LessonError that lists every fault of every lesson.
    """
    faults = Faults()
    top = Table(read_toml(folder / "catalog.toml", folder, faults), "catalog.toml", "", faults)
    if top.whole("version") != 1:
        top.fault("version should be 1")
    entries = _entries(top.tables("lessons"), "lessons", folder, faults)
    labs = _entries(top.tables("labs", default=[]), "labs", folder, faults)
    top.done()
    _check_order(entries, labs, faults)
    listed = {entry.lesson.folder for entry in entries + labs}
    for path in sorted([*folder.glob("[0-9][0-9]-*/lesson.toml"), *folder.glob("lab-*/lesson.toml")]):
        if path.parent.name not in listed and not any(path.parent.name in fault for fault in faults.found):
            faults.add("catalog.toml", "", f"lesson folder {path.parent.name!r} is not listed")
    faults.check()
    return Course(entries=tuple(entries), lab_entries=tuple(labs))


def _entries(rows: Iterable[dict[str, Any]], kind: str, folder: Path, faults: Faults) -> list[CourseEntry]:
    """Read the lines of one list of the catalogue, `lessons` or `labs`, and the folders that they name."""
    entries: list[CourseEntry] = []
    for values in rows:
        row = Table(values, "catalog.toml", f"{kind[:-1]} {values.get('id')!r}", faults)
        lesson_id, name = row.text("id", pattern=_ID), row.text("folder")
        needs, teaches = row.texts("needs"), row.texts("teaches")
        closing = row.flag("closing", default=False) if kind == "lessons" else False
        row.done()
        if not _FOLDERS[kind].fullmatch(name) or name.partition("-")[2] != lesson_id:
            form = f"'lab-{lesson_id}'" if kind == "labs" else f"two digits, a hyphen and the id, e.g. '02-{lesson_id}'"
            row.fault(f"folder = {name!r} should be {form}")
        elif not (folder / name).is_dir():
            row.fault(f"there is no folder {name!r} beside catalog.toml")
        else:
            lesson = _lesson(folder / name, faults)
            if lesson is not None:
                entries.append(CourseEntry(lesson=lesson, needs=needs, teaches=teaches, closing=closing))
    return entries


def read_lesson(folder: Path) -> Lesson:
    """Read one lesson folder.

    Raises LessonError that lists every fault.
    """
    faults = Faults()
    lesson = _lesson(folder, faults)
    faults.check()
    assert lesson is not None
    return lesson


def defined_names(code: str) -> set[str]:
    """Return the names a code cell defines for other cells: its top-level names without a leading underscore."""
    names: set[str] = set()
    for node in ast.parse(code).body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                names.update((alias.asname or alias.name).partition(".")[0] for alias in aliases)
            case _:
                names.update(
                    part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
                )
    return {name for name in names if not name.startswith("_")}


def _check_order(entries: list[CourseEntry], labs: list[CourseEntry], faults: Faults) -> None:
    """A lesson may need only lessons that stand before it, a lab any lesson: that keeps the graph free of rings."""
    before: set[str] = set()
    for entry in entries + labs:
        lesson_id = entry.lesson.id
        if lesson_id in before:
            faults.add("catalog.toml", f"lesson {lesson_id!r}", "listed twice")
        for needed in entry.needs:
            if needed not in before:
                faults.add("catalog.toml", f"lesson {lesson_id!r}", f"needs {needed!r}, which does not stand before it")
        if entry.closing and entry is not entries[-1]:
            faults.add("catalog.toml", f"lesson {lesson_id!r}", "closing = true, and another lesson comes after it")
        before.add(lesson_id)


def _lesson(folder: Path, faults: Faults) -> Lesson | None:
    file = f"{folder.name}/lesson.toml"
    before = len(faults.found)
    values = read_toml(folder / "lesson.toml", folder.parent, faults)
    if not values:
        return None
    top = Table(values, file, "", faults)
    lesson_id = top.text("id", pattern=_ID)
    if lesson_id != folder.name.partition("-")[2]:
        top.fault(f"id = {lesson_id!r} should be the folder's name without its number")
    minutes = top.whole("minutes")
    rules = top.text("rules", default="standard")
    objectives = top.texts("objectives")
    shared = {name: top.table(name) for name in ("rounds", "figures", "sheets")}
    rows = [_with_shared(row, shared) for row in top.tables("steps")]
    top.done()
    steps = tuple(_step(row, file, rules, objectives, faults) for row in rows)
    if not steps and "steps" in values:
        top.fault("a lesson needs at least one step")
    once((step.id for step in steps), file, "step", faults)
    code = _code(folder, steps, faults)
    files = [path for path in sorted(folder.glob("*.md")) if _LANGUAGE_FILE.fullmatch(path.name)]
    prose = {path.stem: read_prose(path, steps, objectives, faults) for path in files}
    if SOURCE_LANGUAGE not in prose:
        faults.add(
            f"{folder.name}/{SOURCE_LANGUAGE}.md", "", "the file is missing; a lesson is written in English first"
        )
    if not (folder / "design.md").is_file():
        faults.add(f"{folder.name}/design.md", "", "the file is missing; it says what the lesson is for and leaves out")
    if len(faults.found) > before:
        return None
    return Lesson(
        id=lesson_id,
        folder=folder.name,
        minutes=minutes,
        objectives=objectives,
        steps=steps,
        code=MappingProxyType(code),
        prose=MappingProxyType(prose),
    )


def _step(row: dict[str, Any], file: str, rules: str, objectives: Collection[str], faults: Faults) -> Step:
    table = Table(row, file, f"step {row.get('id')!r}", faults)
    kind = table.text("kind")
    step = Step(
        id=table.text("id", pattern=_ID),
        kind=kind,
        widget=table.optional_text("widget"),
        args=MappingProxyType(table.table("args")),
        rules=table.text("rules", default=rules),
        example=table.optional_text("example"),
        cites=table.texts("cites"),
        objectives=table.texts("objectives"),
        required=table.flag("required", default=kind in ASKING_KINDS),
        code=table.texts("code"),
        question=_question(table.table("question"), table, file, faults),
        rounds=MappingProxyType(_rounds(table)),
        figures=MappingProxyType(_figures(table)),
        sheets=MappingProxyType(_sheets(table)),
    )
    table.done()
    if kind and kind not in KINDS:
        table.fault(f"unknown kind {kind!r}; expected one of {', '.join(KINDS)}")
    if kind in ASKING_KINDS | {"play"} and step.widget is None:
        table.fault(f"a step of kind {kind!r} needs a widget")
    if kind == "code" and not step.code:
        table.fault("a step of kind 'code' names its cells, e.g. code = [\"legal_cards.py\"]")
    if step.code and kind != "code":
        table.fault(f"only a step of kind 'code' has code, this one is {kind!r}")
    if step.args and step.widget is None:
        table.fault("args without a widget")
    if (step.widget == "question") != (step.question is not None):
        table.fault("the widget 'question' and a table [steps.question] belong together")
    if step.required and step.widget is None:
        table.fault("required, but without a widget nothing can be answered")
    for objective in step.objectives:
        if objective not in objectives:
            table.fault(f"objective {objective!r} is not one of the lesson's: {', '.join(objectives)}")
    return step


def _with_shared(row: dict[str, Any], shared: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
    """Return a step with the rounds, figures and sheets of the whole lesson, its own before those."""
    own = {name: row.get(name, {}) for name in shared}
    return row | {name: {**shared[name], **own[name]} for name in shared if isinstance(own[name], dict)}


def _rounds(step: Table) -> dict[str, dict[str, str]]:
    """Read the rounds of a step, each with its bids, tricks and, if need be, the standing before it."""
    found: dict[str, dict[str, str]] = {}
    for name, told in step.table("rounds").items():
        keys = set(told) if isinstance(told, dict) else set()
        if not {"bids", "tricks"} <= keys <= {"bids", "tricks", "before"} or not all(
            isinstance(each, str) for each in told.values()
        ):
            step.fault(f"round {name!r} needs bids and tricks, and may have before: all texts")
            continue
        found[name] = told
    return found


def _figures(step: Table) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, number in step.table("figures").items():
        if type(number) is int:
            found[name] = number
        else:
            step.fault(f"figure {name!r} should be a whole number")
    return found


def _sheets(step: Table) -> dict[str, str]:
    """Read the score sheets of a step, each as CSV."""
    found: dict[str, str] = {}
    for name, text in step.table("sheets").items():
        if isinstance(text, str) and "\n" in text.strip():
            found[name] = text.strip()
        else:
            step.fault(f"sheet {name!r} should be a text of several lines, a heading and a line for each round")
    return found


def _question(values: dict[str, Any], step: Table, file: str, faults: Faults) -> Question | None:
    if not values:
        return None
    place = f"{step.place} question"
    table = Table(values, file, place, faults)
    choose = table.text("choose")
    if choose and choose not in CHOICES:
        table.fault(f"choose = {choose!r} should be one of {', '.join(CHOICES)}")
    options = tuple(_option(row, file, place, faults) for row in table.tables("options", default=[]))
    wrong = tuple(_wrong_number(row, file, place, faults) for row in table.tables("wrong", default=[]))
    question = Question(
        choose=choose,
        options=options,
        answer=table.optional_text("answer"),
        wrong=wrong,
        points=table.whole("points", default=1),
    )
    table.done()
    right = sum(option.right for option in options)
    if choose == "number" and (question.answer is None or options):
        table.fault("a number question has an answer and no options")
    if choose in ("one", "many") and (question.answer is not None or wrong or len(options) < 2 or not right):
        table.fault("a choice has two or more options, one of them right, and neither answer nor wrong")
    if options and right == len(options):
        table.fault("every option is right; there is nothing to choose")
    if question.points < 0:
        table.fault(f"points = {question.points} should be 0 or more")
    once(question.parts, file, place, faults)
    return question


def _option(row: dict[str, Any], file: str, place: str, faults: Faults) -> Option:
    table = Table(row, file, f"{place} option {row.get('id')!r}", faults)
    option = Option(
        id=table.text("id", pattern=_ID),
        right=table.flag("right", default=False),
        misconception=table.optional_text("misconception"),
    )
    table.done()
    if option.right == (option.misconception is not None):
        table.fault("an option is right = true, or wrong and names the misconception it shows")
    return option


def _wrong_number(row: dict[str, Any], file: str, place: str, faults: Faults) -> WrongNumber:
    table = Table(row, file, f"{place} wrong", faults)
    wrong = WrongNumber(value=table.text("value"), misconception=table.text("misconception", pattern=_ID))
    table.done()
    return wrong


def _code(folder: Path, steps: Iterable[Step], faults: Faults) -> dict[str, str]:
    named = [name for step in steps for name in step.code]
    once(named, f"{folder.name}/lesson.toml", "code cell", faults)
    code: dict[str, str] = {}
    owner = dict.fromkeys(("lesson", "language"), "every notebook")
    owner |= {step.id.replace("-", "_"): f"the widget of step {step.id!r}" for step in steps if step.widget}
    for name in named:
        path = folder / "code" / name
        file = f"{folder.name}/code/{name}"
        text = read_text(path, file, faults).rstrip() + "\n"
        try:
            names = defined_names(text)
        except SyntaxError as error:
            faults.add(file, f"line {error.lineno}", f"not valid Python: {error.msg}")
            continue
        code[name] = text
        for defined in sorted(names):
            if defined in owner:
                faults.add(file, "", f"defines {defined!r}, as {owner[defined]} does; rename it or begin it with '_'")
            owner[defined] = name
    for path in sorted((folder / "code").glob("*.py")):
        if path.name not in named:
            faults.add(f"{folder.name}/code/{path.name}", "", "no step of lesson.toml uses this file")
    return code
