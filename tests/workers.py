"""How pytest-xdist shares tests out: one by one, but whole files where tests share something costly.

(xdist's own way to say this, the mark xdist_group, is without effect under pytest 9.2.)
"""

from xdist.scheduler import LoadScopeScheduling

WHOLE_FILES = ("tests/browser/", "tests/pyodide/", "tests/test_javascript.py", "tests/test_wheel.py")


class WholeFilesScheduling(LoadScopeScheduling):
    """Keep the cells of a notebook together, and the tests of the files above; the largest groups start first."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.split("::", 1)[0]
        return file if file.endswith(".ipynb") or file.startswith(WHOLE_FILES) else nodeid
