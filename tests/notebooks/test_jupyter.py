"""The Jupyter notebooks carry what a reader on the web sees: prose, code, text outputs, no widget state.  (nbval runs them.)"""

import ast
import json
from pathlib import Path

import pytest

from spades_teach.course.hosts.jupyter import run_notebook
from spades_teach.course.load import data_folder

NOTEBOOKS = sorted((data_folder("notebooks") / "jupyter").glob("*/*.ipynb"))


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def notebook(request: pytest.FixtureRequest) -> dict:
    return json.loads(Path(request.param).read_text())


def test_it_was_run_and_carries_no_widget(notebook):
    """Every code cell was run in order; what is stored is text or a table, a sentence where a widget is, nothing where a cell only defines."""
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    for cell in code:
        source = "".join(cell["source"])
        assert cell["outputs"] or not isinstance(ast.parse(source).body[-1], ast.Expr), source
        for output in cell["outputs"]:
            assert output["output_type"] in ("display_data", "execute_result", "stream")
            assert set(output.get("data", {"text/plain": ""})) <= {"text/plain", "text/html"}
    assert "widgets" not in notebook["metadata"]


def test_its_prose_is_markdown(notebook):
    """It reads as a notebook: more words in Markdown cells than code in code cells."""
    sizes = {"markdown": 0, "code": 0}
    for cell in notebook["cells"]:
        sizes[cell["cell_type"]] += len("".join(cell["source"]))
    assert sizes["markdown"] > sizes["code"]


@pytest.mark.notebooks
def test_running_again_stores_the_same(tmp_path):
    """Outputs are a function of the notebook: run once more, they are what is stored."""
    notebook = json.loads(NOTEBOOKS[0].read_text())
    assert run_notebook(notebook) == notebook
