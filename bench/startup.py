"""What starting costs above a bare interpreter: `python -m bench.startup`.

Targets: `import spades_teach` adds at most 60 ms and loads no notebook library; `spades-teach legal` and `--help` answer within 0.5 s.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

TURNS = 11
LEGAL = ["legal", "--hand", "9H 4H AS 7C", "--led", "KH"]
COMMANDS = {
    "bare interpreter": ["-c", "pass"],
    "import spades_teach": ["-c", "import spades_teach"],
    "engine: compose": ["-c", "from spades_teach.core.variants import compose; compose('standard')"],
    "legal --json": ["-m", "spades_teach", *LEGAL, "--json"],
    "legal": ["-m", "spades_teach", *LEGAL],
    "legal --lang fa": ["-m", "spades_teach", *LEGAL, "--lang", "fa"],
    "--help": ["-m", "spades_teach", "--help"],
}


def seconds(arguments: list[str]) -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    return time.perf_counter() - begun


def main() -> None:
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    names = list(COMMANDS)
    for turn in range(TURNS):
        for name in names[turn % len(names) :] + names[: turn % len(names)]:
            times[name].append(seconds(COMMANDS[name]))
    bare = statistics.median(times["bare interpreter"])
    for name, found in times.items():
        middle = statistics.median(found)
        print(f"{name:22} {1e3 * middle:6.0f} ms   {1e3 * (middle - bare):+6.0f} ms above a bare start")
    heavy = ["marimo", "IPython", "ipywidgets", "anywidget", "pandas", "numpy", "altair", "numba", "fluent"]
    loaded = subprocess.run(
        [sys.executable, "-c", f"import sys, spades_teach; print([m for m in {heavy!r} if m in sys.modules])"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    print(f"notebook and data libraries loaded by import spades_teach: {loaded}")


if __name__ == "__main__":
    main()
