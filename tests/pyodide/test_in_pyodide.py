"""What the browser needs stays pure: the engine's tests pass under Pyodide, and every required package can go there."""

import hashlib
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from scripts import node
from tests.samples import samples

pytestmark = [pytest.mark.slow, pytest.mark.node]

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache" / "pyodide"

# Pyodide 314 as its wheels see it.
PYODIDE = {
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
    "platform_machine": "wasm32",
    "os_name": "posix",
    "python_version": "3.14",
    "python_full_version": "3.14.2",
    "extra": "",
}
PLATFORM = [
    "--platform=pyemscripten_2026_0_wasm32",
    "--python-version=3.14",
    "--implementation=cp",
    "--abi=cp314",
    "--abi=none",
]

FOLDERS = ("core", "i18n", "catalogue", "players", "widgets", "course")
TESTED = samples(small=("core", "catalogue"), deep=FOLDERS)  # the engine always, the rest in the deep tests
LONG = ("reference*", "playcounts", "pairs", "rule_sets", "every_variant", "tables")
"""Tests of the engine that count, compare and play at length, which no platform changes."""
LEFT_OUT = samples(small=LONG, deep=())
TOOLS = ("pytest", "hypothesis")
HOSTED = ("anywidget",)  # known to widgets/shell.py alone; the rest must do without it and what it brings


def requirements(*names: str) -> dict[str, str]:
    """Return name and tested version of everything these packages need in Pyodide, themselves included."""
    found: dict[str, str] = {}
    waiting = [canonicalize_name(name) for name in names]
    while waiting:
        name = waiting.pop()
        if name not in found:
            distribution = metadata.distribution(name)
            found[name] = distribution.version
            waiting += _needed(distribution.requires or ())
    return found


def _needed(lines: Iterable[str]) -> Iterator[str]:
    for requirement in map(Requirement, lines):
        if requirement.marker is None or requirement.marker.evaluate(PYODIDE):
            yield canonicalize_name(requirement.name)


def wheels(packages: dict[str, str]) -> Path:
    """Return a folder with the wheels that Pyodide would install, fetched once."""
    pins = sorted(f"{name}=={version}" for name, version in packages.items())
    folder = CACHE / hashlib.sha256("\n".join(pins).encode()).hexdigest()[:12]
    if not (folder / "complete").exists():
        download = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        command = [*download, "--disable-pip-version-check", f"--dest={folder}", *PLATFORM, *pins]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"a package has no wheel for Pyodide:\n{done.stderr[-600:]}"
        (folder / "complete").touch()
    return folder


def modules() -> list[str]:
    """Return every module that has to import in the browser: all but the hosts and the command line."""
    package = ROOT / "spades_teach"
    files = [
        file for folder in FOLDERS for file in sorted((package / folder).rglob("*.py")) if "hosts" not in file.parts
    ]
    names = (file.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".") for file in files)
    return [name.removesuffix(".__init__") for name in names]


def test_the_tests_pass_in_the_browsers_python(count):
    """Rules (deep: words, widgets and lessons too) run under Pyodide, with nothing there but what they need."""
    direct = _needed(metadata.distribution("spades-teach").requires or ())
    needed = requirements(*TOOLS, *(name for name in direct if name not in HOSTED))
    present = [name for name in TESTED if list((ROOT / "tests" / name).glob("test_*.py"))]
    assert "core" in present
    places = [f"tests/{name}" for name in present] + [f"spades_teach/{name}" for name in ("core", "i18n", "catalogue")]
    script = str(Path(__file__).with_name("run_tests.mjs"))
    chosen = ["-q", "--tb=short", "-m", "not (node or slow or notebooks)", *places]
    chosen += [f"--ignore-glob=tests/core/test_{name}.py" for name in LEFT_OUT]
    done = subprocess.run(
        node.command("node", script, str(ROOT), str(wheels(needed)), " ".join(modules()), *chosen),
        capture_output=True,
        text=True,
        env=node.environment(),
        timeout=samples(small=900, deep=1_800),
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-6_000:]
    assert "on emscripten" in done.stdout
    passed, skipped = (
        int(found[1]) for found in (re.search(rf"(\d+) {w}", done.stdout) for w in ("passed", "skipped")) if found
    )
    # Many tests of the widgets make one, for which the browser lacks anywidget.
    assert skipped < passed / samples(small=10, deep=5)
    count("tests passed under Pyodide", passed)


def test_what_is_required_everywhere_is_pure():
    """A dependency without a marker is pure Python, and so is all that it brings."""
    required = requirements("spades-teach")
    del required["spades-teach"]
    found = {parse_wheel_filename(wheel.name)[0]: wheel.name for wheel in wheels(required).glob("*.whl")}
    assert found.keys() == required.keys()
    assert [name for name in found.values() if not name.endswith("-none-any.whl")] == []


def test_pyodide_is_the_one_that_marimo_uses():
    """The tests run on the version that a marimo page in the browser loads."""
    from marimo._pyodide.pyodide_constraints import PYODIDE_VERSION

    assert f'"pyodide": "{PYODIDE_VERSION}"' in (ROOT / "package.json").read_text()
