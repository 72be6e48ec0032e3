"""The marimo notebooks: marimo's editor would save them as they are, they run, and they react as a page does."""

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from marimo._server.models.models import SaveNotebookRequest
from marimo._session.notebook.file_manager import AppFileManager

from spades_teach.course.load import data_folder

pytestmark = [pytest.mark.notebooks]

NOTEBOOKS = sorted((data_folder("notebooks") / "marimo").glob("*.py"))
LESSONS = [path for path in NOTEBOOKS if path.stem not in ("home", "rule_book")]


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def notebook(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy that may be written to, with its style beside it."""
    shutil.copy(request.param.with_name("course.css"), tmp_path)
    return Path(shutil.copy(request.param, tmp_path))


def test_saving_in_marimos_editor_changes_nothing(notebook):
    """Opened and saved as the editor does it, cell by cell, the file stays the same to the byte."""
    before = notebook.read_text()
    manager = AppFileManager(notebook)
    cells = manager.app.cell_manager
    request = SaveNotebookRequest(
        cell_ids=list(cells.cell_ids()),
        codes=list(cells.codes()),
        names=list(cells.names()),
        configs=list(cells.configs()),
        filename=str(notebook),
    )
    assert len(request.cell_ids) > 0
    manager.save(request)
    assert notebook.read_text() == before


def run(path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Run all cells and return what they define."""
    monkeypatch.syspath_prepend(str(path.parent))
    monkeypatch.delitem(sys.modules, path.stem, raising=False)
    module = __import__(path.stem)
    monkeypatch.delitem(sys.modules, path.stem)
    _, names = module.app.run()
    return dict(names)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_every_cell_runs_and_defines_its_widget(path, monkeypatch):
    """Run from plain Python, each lesson has its session, the language as a state, and a widget for each of its steps."""
    names = run(path, monkeypatch)
    lesson = names["lesson"]
    assert names["language"]() == "en"
    for step in lesson._session.lesson.steps:
        if step.widget is not None:
            assert names[step.id.replace("-", "_")].view["n"] == 0


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_choosing_a_language_sets_the_state(path, monkeypatch):
    """The bar's choice changes the state that prose cells call, and the words of the widgets."""
    names = run(path, monkeypatch)
    lesson = names["lesson"]
    step = next(step for step in lesson._session.lesson.steps if step.widget)
    widget = names[step.id.replace("-", "_")]
    lesson._session.widget("lesson-bar").do("language", id="fa")
    assert names["language"]() == "fa"
    assert (widget.look["lang"], widget.look["dir"]) == ("fa", "rtl")
    text = lesson.text(step.id, names["language"]()).text
    assert 'lang="fa" dir="rtl"' in text
    assert f'data-spades-step="{step.id}"' in text


def test_running_a_notebook_writes_no_progress(home, monkeypatch):
    """A lesson that is only looked at leaves nothing done and no answers."""
    from spades_teach.course.progress import open_progress

    run(LESSONS[0], monkeypatch)
    store = open_progress()
    lesson_id = LESSONS[0].stem.partition("_")[2].replace("_", "-")
    assert (store.done(lesson_id), store.answers(all_attempts=True)) == (frozenset(), ())
