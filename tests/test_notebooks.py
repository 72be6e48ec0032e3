"""The built marimo notebooks run as programs and satisfy marimo itself.  (nbval runs the Jupyter ones: see Makefile.)"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.samples import samples

pytestmark = [pytest.mark.notebooks]

ROOT = Path(__file__).resolve().parent.parent
MARIMO = sorted((ROOT / "notebooks" / "marimo").glob("*.py"))
JUPYTER = sorted((ROOT / "notebooks" / "jupyter").glob("*/*.ipynb"))
SCRIPTS = samples(small=MARIMO[::8], deep=MARIMO)
"""Those that are run as programs: all in the deep tests, for another test runs every cell of each."""
LESSONS = sorted(path.parent.name for path in (ROOT / "lessons").glob("*/lesson.toml"))


def run(*arguments: str) -> None:
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_lesson_has_its_notebooks():
    """A lesson folder NN-slug has NN_slug.py for marimo and NN-slug.ipynb for Jupyter in each of its languages."""
    assert LESSONS
    assert {name.replace("-", "_") for name in LESSONS} <= {path.stem for path in MARIMO}
    for name in LESSONS:
        languages = {path.stem for path in (ROOT / "lessons" / name).glob("*.md")} - {"design"}
        assert languages == {path.parent.name for path in JUPYTER if path.stem == name}


@pytest.mark.parametrize("notebook", SCRIPTS, ids=lambda path: path.stem)
def test_it_runs_as_a_script(notebook):
    """Every cell of a marimo notebook runs without an error outside the editor."""
    run(str(notebook))


def test_marimo_finds_nothing_to_say():
    """`marimo check --strict` passes on all of them."""
    assert MARIMO
    run("-m", "marimo", "check", "--strict", *map(str, MARIMO))
