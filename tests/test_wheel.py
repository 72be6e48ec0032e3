"""What a learner gets: the wheel has everything in it and teaches from an environment of its own."""

import json
import os
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

from tests.browser.hosts import course_server

pytestmark = [pytest.mark.slow]

ROOT = Path(__file__).resolve().parent.parent
CONTENT = {
    "spades_teach": "spades_teach",
    "lessons": "spades_teach/_data/lessons",
    "notebooks": "spades_teach/_data/notebooks",
}
LEFT_BEHIND = {"__pycache__", "__marimo__", ".ipynb_checkpoints"}


def run(*command: object, **options: object) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    [path] = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel and what it requires, nothing from this checkout."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    run(sys.executable, "-m", "uv", "venv", "--python", sys.executable, folder)
    constraints = ROOT / "constraints.txt"
    run(sys.executable, "-m", "uv", "pip", "install", "--python", folder, "--constraint", constraints, wheel)
    return folder


def program(environment: Path, name: str) -> Path:
    return environment / ("Scripts" if os.name == "nt" else "bin") / name


def test_the_wheel_holds_every_file(wheel):
    """Modules, scripts, styles, messages, lessons and notebooks are all inside, and nothing of the tests."""
    with zipfile.ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    expected = {
        f"{target}/{path.relative_to(ROOT / source).as_posix()}"
        for source, target in CONTENT.items()
        for path in (ROOT / source).rglob("*")
        if path.is_file() and not LEFT_BEHIND & set(path.parts) and path.suffix != ".pyc"
    }
    assert {Path(name).suffix for name in expected} >= {
        ".py",
        ".js",
        ".css",
        ".ftl",
        ".toml",
        ".md",
        ".ipynb",
        ".typed",
    }
    assert {name for name in inside if ".dist-info/" not in name} == expected


def test_the_command_line_works_from_the_wheel(environment, tmp_path):
    """`spades-teach` runs outside the checkout, from its own package, and lists the lessons it carries."""
    spades_teach = program(environment, "spades-teach")
    assert "learn" in run(spades_teach, "--help", cwd=tmp_path).stdout
    home = run(program(environment, "python"), "-c", "import spades_teach; print(spades_teach.__file__)", cwd=tmp_path)
    assert environment in Path(home.stdout).parents
    lessons = json.loads(run(spades_teach, "lessons", "--json", cwd=tmp_path).stdout)
    assert len(lessons) == len(list((ROOT / "lessons").glob("*/lesson.toml")))


@pytest.mark.parametrize("command", ["learn", "lab"])
def test_the_course_is_served_from_the_wheel(command, environment, tmp_path, home):
    """`learn` and `lab` answer at the address they print."""
    env = {"SPADES_TEACH_HOME": str(home), "PATH": f"{program(environment, '')}{os.pathsep}{os.environ['PATH']}"}
    serving = course_server(command, home=tmp_path / "user", env=env, program=program(environment, "spades-teach"))
    with serving as server, urllib.request.urlopen(server.url, timeout=60) as answer:
        assert answer.status == 200
        assert b"<html" in answer.read().lower()
