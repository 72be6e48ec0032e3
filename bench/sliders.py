"""What a slider's move costs, against the echo of a bare anywidget in the same run: `python -m bench.sliders`.

Timed from the move (`input` of the range) to the redrawn points of `ScenarioSliders`, in `marimo run` and in JupyterLab; how, see `_pages`.
Each move sets a value that the points of the round, or the score after all rounds, depend on.  A slider of tricks shows its points before
Python answers, so there the lines of the score are waited for.

Target: the points are redrawn within 50 ms in the median.
"""

from __future__ import annotations

import statistics

from bench._pages import Press, Study, tell_presses, timed

TURNS = 40
TARGET = 50  # milliseconds

POINTS = ".spades-scn-points .spades-scn-much"
TOTAL = ".spades-scn-total .spades-scn-much"
LINES = ".spades-lines"


def move(name: str, slider: str, widget: str, values: tuple[int, ...], watched: str) -> Press:
    """Return the move of a slider from value to value; what is watched differs between any two that follow each other."""
    return Press(
        name=name,
        widget=widget,
        click=f"[data-id='{slider}'] input[type=range]",
        does="target.value = $each; target.dispatchEvent(new Event('input', { bubbles: true }))",
        shown=f"root.querySelector('{watched}').textContent !== was",
        watched=watched,
        each=tuple(map(str, values)),
    )


SLIDERS = Study(
    name="sliders",
    imports="from spades_teach import ScenarioSliders",
    widgets={
        "round": 'ScenarioSliders(bid=5, tricks=8, bags=1, total=120, lang="en")',
        "evening": 'ScenarioSliders(bid=4, tricks=6, bags=3, total=120, rounds=10, lang="fa")',
    },
    roots={
        "round": ".spades-scenario-sliders >> nth=0",
        "evening": ".spades-scenario-sliders >> nth=1",
    },
    sequences=(
        (move("bid", "bid", "round", (4, 6, 3, 7), POINTS), move("bid, back", "bid", "round", (5,), POINTS)),
        (move("tricks", "tricks", "round", (6, 3, 7, 5), LINES), move("tricks, back", "tricks", "round", (8,), LINES)),
        (move("bags", "bags", "round", (7, 8, 9), POINTS), move("bags, back", "bags", "round", (1,), POINTS)),
        (
            move("bags of a counter", "bag-penalty.limit", "round", (4, 3), POINTS),
            move("bags of a counter, back", "bag-penalty.limit", "round", (10,), POINTS),
        ),
        (
            move("score of ten rounds", "total", "evening", (121, 240, -30, 377), TOTAL),
            move("score of ten rounds, back", "total", "evening", (120,), TOTAL),
        ),
        (
            move("penalty of ten rounds", "bag-penalty.penalty", "evening", (50, 110, 10, 190), TOTAL),
            move("penalty of ten rounds, back", "bag-penalty.penalty", "evening", (100,), TOTAL),
        ),
    ),
)


def main() -> None:
    for name, host in timed(SLIDERS, "Time the moves of sliders.", TURNS).items():
        tell_presses(name, host, f"target: {TARGET} ms at the median")
        moves = [times for press, times in host.answered.items() if press != "bare echo"]
        print(f"  all moves together: median {statistics.median(time for times in moves for time in times):.1f} ms")


if __name__ == "__main__":
    main()
