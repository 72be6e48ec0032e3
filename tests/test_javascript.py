"""The JavaScript half of the widgets: types and unit tests, by the tools that package.json pins."""

import re
import subprocess
from pathlib import Path

import pytest

from scripts import node

pytestmark = [pytest.mark.node]

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "spades_teach" / "widgets" / "js"


def npx(*arguments: str) -> str:
    """Run a tool of node_modules and return what it printed; fail with that when it fails."""
    command = node.command("npx", "--no-install", *arguments)
    done = subprocess.run(
        command, cwd=ROOT, env={**node.environment(), "NO_COLOR": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_types_hold():
    """Strict TypeScript reads every widget module and finds nothing."""
    seen = npx("tsc", "--noEmit", "--listFilesOnly")
    assert {path.name for path in SOURCES.rglob("*.js")} <= {Path(line).name for line in seen.splitlines()}
    npx("tsc", "--noEmit")


def test_units_pass(count):
    """Every test of tests/js passes."""
    tests = re.search(r"Tests\s+(\d+) passed", npx("vitest", "run"))
    assert tests is not None
    count("JavaScript tests", int(tests[1]))
