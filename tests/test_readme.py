"""What the README and the other top-level texts tell people to type does what they say."""

import doctest
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ("README.md", "CONTRIBUTING.md")
FENCE = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
INVISIBLE = re.compile("[\u2066-\u2069\ufe0e]")  # isolates, and the sign that asks for a text glyph
LONG_RUNNING = ("learn", "lab")  # tests/test_wheel.py and tests/browser start these


def blocks(language: str) -> list[tuple[str, str]]:
    return [
        (name, body) for name in TEXTS for kind, body in FENCE.findall((ROOT / name).read_text()) if kind == language
    ]


def commands() -> list[tuple[str, str]]:
    """Return the commands of all console blocks, each with the output that is shown for it."""
    found = []
    for _, body in blocks("console"):
        for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command.split("  #")[0].strip(), output.strip()))
    return found


def run(command: str) -> str:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command, shell=True, cwd=ROOT, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return INVISIBLE.sub("", done.stdout).strip()


SHOWN = [(command, output) for command, output in commands() if command.startswith("spades-teach ")]
MADE = sorted({command for command, _ in commands() if command.startswith("make ")})


def test_the_two_commands_stand_near_the_top():
    """A reader of the README meets `make learn` and `make test` at once."""
    top = (ROOT / "README.md").read_text().splitlines()[:25]
    assert any(line.startswith("$ make learn") for line in top)
    assert any(line.startswith("$ make test") for line in top)


@pytest.mark.parametrize("command", MADE)
def test_each_make_target_exists(command):
    """`make` knows what to do for every target that the texts name."""
    run(command.replace("make ", "make --dry-run ", 1))


@pytest.mark.parametrize(
    ("command", "output"),
    [pair for pair in SHOWN if pair[0].split()[1] not in LONG_RUNNING],
    ids=lambda text: text[:40],
)
def test_each_shown_command_prints_what_is_shown(command, output):
    """A command line of the README prints what stands below it, to the (visible) letter."""
    assert run(command) == output


def test_every_command_is_of_a_kind_that_is_tried():
    """No console block holds a command that no test runs."""
    others = [command for command, _ in commands() if not command.startswith(("make ", "spades-teach "))]
    assert set(others) <= {"python -m venv .venv", ".venv/bin/pip install .", ".venv/bin/spades-teach learn"}
    assert SHOWN


@pytest.mark.parametrize(("name", "body"), blocks("python"))
def test_python_blocks_are_true(name, body):
    """The Python examples print what is shown."""
    examples = doctest.DocTestParser().get_doctest(body, {}, name, name, 0)
    assert examples.examples
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    problems: list[str] = []
    runner.run(examples, out=problems.append)
    assert problems == []


@pytest.mark.parametrize("kind", ["ftl", "py"])
def test_quoted_code_is_real(kind):
    """What the texts quote from the package stands there, line for line."""
    places = ("spades_teach", "tests")
    files = [path for place in places for path in (ROOT / place).rglob(f"*.{kind}")]
    texts = [path.read_text() for path in files]
    quotes = [textwrap.dedent(body).strip() for _, body in blocks(kind)]
    assert quotes
    assert [quote for quote in quotes if not any(quote in text for text in texts)] == []
