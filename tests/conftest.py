"""What every test stands on: sample sizes, a home of its own, whole files on one worker."""

from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from tests.samples import SIZE, samples

pytest_plugins = ("tests.counting",)

settings.register_profile("small", max_examples=60, deadline=None, derandomize=True, database=None)
settings.register_profile("deep", max_examples=2_000, deadline=None, database=None, print_blob=True)
settings.load_profile(SIZE)

_homes = count(1)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip deep tests unless asked for; keep notebooks and browser stories of one file on one worker."""
    skip_deep = pytest.mark.skip(reason="runs with SPADES_TEACH_SAMPLES=deep")
    for item in items:
        if item.get_closest_marker("deep") and samples(small=True, deep=False):
            item.add_marker(skip_deep)
        notebook = item.path.suffix == ".ipynb"
        if notebook:
            item.add_marker(pytest.mark.notebooks)
        if (notebook or item.get_closest_marker("browser")) and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(str(item.path)))


def pytest_report_header(config: pytest.Config) -> str:
    return f"samples: {SIZE} (SPADES_TEACH_SAMPLES)"


@pytest.fixture(scope="session")
def _all_homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def home(_all_homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test its own place for progress and settings (not created yet), on a system that speaks English."""
    folder = _all_homes / str(next(_homes))
    monkeypatch.setenv("SPADES_TEACH_HOME", str(folder))
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return folder
