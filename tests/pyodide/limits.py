"""What the browser's Python cannot do, as a pytest plugin: a test that comes to such a point is skipped there.

It has no processes, and here it has no anywidget and no notebook host either: only widgets/shell.py and course/hosts may
ask for these, and only when they are used (test_in_pyodide.py imports every other module without them).  What reckons with
numbers and draws is left out of the download too: rules, words, widgets and lessons do without, a lab's cells do not.
"""

import importlib.abc
import multiprocessing
import subprocess
import sys
from typing import Any, NoReturn

import pytest

HOSTS = frozenset({"anywidget", "IPython", "marimo", "nbclient", "nbformat", "websockets"})
FIGURES = frozenset({"altair", "numpy", "pandas", "vl_convert"})
ABSENT = HOSTS | FIGURES


def _skip(what: str) -> NoReturn:
    raise pytest.skip.Exception(f"the browser has no {what}", allow_module_level=True)


class _Absent(importlib.abc.MetaPathFinder):
    def find_spec(self, fullname: str, *_: object) -> None:
        if fullname in ABSENT:
            _skip(fullname)


def pytest_configure() -> None:
    def no_process(*_: Any, **__: Any) -> NoReturn:
        _skip("processes")

    subprocess.Popen = no_process  # type: ignore[misc,assignment]
    multiprocessing.Process.start = no_process  # type: ignore[method-assign]
    sys.meta_path.insert(0, _Absent())
