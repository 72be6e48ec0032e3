"""What every test stands on: sample sizes, a home of its own, whole files on one worker."""

import os
import sys
from itertools import count
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

import pytest
from hypothesis import settings

from tests.samples import SIZE, samples

pytest_plugins = ["tests.counting"]
if sys.platform == "emscripten":
    pytest_plugins.append("tests.pyodide.limits")
collect_ignore = ["tests/course/fixtures"]
collect_ignore_glob = samples(small=["notebooks/jupyter/fa/*.ipynb"], deep=[])  # the same code as in the English ones

EXAMPLES = 5 if sys.platform == "emscripten" else 60  # the browser's Python repeats what was tried already
settings.register_profile("small", max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
settings.register_profile("deep", max_examples=2_000, deadline=None, database=None, print_blob=True)
settings.load_profile(SIZE)

_homes = count(1)


def pytest_configure(config: pytest.Config) -> None:
    """Keep the user's own progress out of reach, also of doctests and of the kernels of notebooks."""
    folder = Path(mkdtemp(prefix="spades-teach-tests-"))
    os.environ["SPADES_TEACH_HOME"] = str(folder)
    config.add_cleanup(lambda: rmtree(folder, ignore_errors=True))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the cells of notebooks; skip deep tests unless asked for."""
    skip_deep = pytest.mark.skip(reason="runs with SPADES_TEACH_SAMPLES=deep")
    for item in items:
        if item.path.suffix == ".ipynb":
            item.add_marker(pytest.mark.notebooks)
        if item.get_closest_marker("deep") and samples(small=True, deep=False):
            item.add_marker(skip_deep)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    from tests.workers import WholeFilesScheduling

    return WholeFilesScheduling(config, log)


def pytest_report_header() -> str:
    return f"samples: {SIZE} (SPADES_TEACH_SAMPLES)"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test its own place for progress and settings (not created yet), on a system that speaks English."""
    folder = Path(os.environ["SPADES_TEACH_HOME"]) / str(next(_homes))
    monkeypatch.setenv("SPADES_TEACH_HOME", str(folder))
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return folder
