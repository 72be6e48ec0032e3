"""Scoring many rounds: the tables and `score_frame` against what one writes in a notebook, ratios measured in one run on the CPU clock.

`python -m bench.frames [ROWS]` prints
  the table kernel / plain numpy columns      one side, running bags and totals    target: at least 2 with numpy, 10 with numba
  `score_frame` / plain numpy columns         both sides, matches, winners         target: at least 0.5, all its checks included
  the kernel, and `score_frame` / `apply`     rows a second                        target: at least 1,500 with numpy, 5,000 with numba
  memory for 10 million rounds                of a process of its own              target: less than 1.5 GB
Every contender scores the default table: contract, nil, failed nil's tricks as bags, a penalty for every ten bags.  Points and totals are the
same for all, which is asserted.  Contenders take turns in rotating order; the figure is the median of the ratios of each turn.  Tables are filled
and loops compiled before the first turn.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd

from spades_teach.analysis.score_frame import score_frame
from spades_teach.analysis.score_kernels import NO_NUMBA, outcomes, run_side, unknown
from spades_teach.analysis.score_table import table_of
from spades_teach.core.variants import STANDARD

ROWS = 1_000_000
APPLIED = 4_000  # rows for the contender that takes some minutes for a million
TURNS = 9
TARGET = 500
Array = np.ndarray[Any, Any]
SEATS = "NESW"


def random_rounds(rows: int) -> pd.DataFrame:
    """Return about so many rounds in columns of small integers.

    Bids are near what is taken, now and then a nil; matches go on to their end, or to the eleventh round.
    """
    chance = np.random.default_rng(2026)
    cuts = np.sort(chance.integers(0, 14, (3, rows)), axis=0)
    taken = np.diff(cuts, axis=0, prepend=0, append=13).astype(np.int8)
    bids = np.clip(taken + chance.integers(-2, 2, (4, rows)), 0, 13).astype(np.int8)
    columns: dict[str, Array] = {"match": (np.arange(rows) // 11).astype(np.int32)}
    for place, seat in enumerate(SEATS):
        columns[f"{seat}_bid"], columns[f"{seat}_tricks"] = bids[place], taken[place]
    frame = pd.DataFrame(columns)
    return frame[(score_frame(frame).rounds["state"] == "scored").to_numpy()].reset_index(drop=True)


# What one writes in a notebook


def points_and_bags(one: Array, two: Array, took_one: Array, took_two: Array) -> tuple[Array, Array]:
    """Score one side by the column; the penalty is not yet taken."""
    failed = np.where(one == 0, took_one, 0) + np.where(two == 0, took_two, 0)
    contract = one + two
    tricks = took_one + took_two - failed
    over = np.maximum(tricks - contract, 0)
    bags = over + failed
    points = np.where(tricks >= contract, 10 * contract, -10 * contract) + bags
    for bid, took in ((one, took_one), (two, took_two)):
        points = points + np.where(bid == 0, np.where(took == 0, 100, -100), 0)
    return points, bags


def numpy_side(one: Array, two: Array, took_one: Array, took_two: Array) -> Array:
    """Return the running totals of one side that plays on and on."""
    points, bags = points_and_bags(one, two, took_one, took_two)
    count = np.cumsum(bags)
    loads = count // 10
    points -= 100 * np.diff(loads, prepend=0)
    return np.cumsum(points)


def numpy_matches(match: Array, bids: list[Array], taken: list[Array]) -> tuple[list[Array], Array]:
    """Return the totals of both sides after each round of many matches, and who has won then (-1: nobody); nothing is checked."""
    first = np.ones(len(match), bool)
    first[1:] = match[1:] != match[:-1]
    starts = np.flatnonzero(first)
    lengths = np.diff(np.append(starts, len(match)))
    totals = []
    for one, two in ((0, 2), (1, 3)):
        points, bags = points_and_bags(bids[one], bids[two], taken[one], taken[two])
        count = np.cumsum(bags)
        count -= np.repeat(count[starts] - bags[starts], lengths)
        loads = count // 10
        before = np.roll(loads, 1)
        before[starts] = 0
        points -= 100 * (loads - before)
        total = np.cumsum(points)
        total -= np.repeat(total[starts] - points[starts], lengths)
        totals.append(total)
    ours, theirs = totals
    ends = ((ours >= TARGET) | (theirs >= TARGET)) & (ours != theirs)
    row = np.arange(len(match))
    last_end = np.where(ends, row, len(match))
    end_of = np.minimum.reduceat(last_end, starts)
    decided = np.where(end_of < len(match), np.where(ours > theirs, 0, 1)[np.minimum(end_of, len(match) - 1)], -1)
    winner = np.where(row >= np.repeat(end_of, lengths), np.repeat(decided, lengths), -1)
    return totals, winner


def applied(frame: pd.DataFrame, sides: tuple[tuple[str, str], ...]) -> pd.DataFrame:
    """Score row by row with `DataFrame.apply`, bags and totals kept beside; a match begins anew where its number changes."""
    state: dict[str, Any] = {"match": None}

    def score(row: pd.Series) -> pd.Series:
        if row["match"] != state["match"]:
            state["match"] = row["match"]
            for side in sides:
                state[side] = [0, 0]
        found = {}
        for side in sides:
            points = bags = contract = tricks = 0
            for seat in side:
                bid, took = row[f"{seat}_bid"], row[f"{seat}_tricks"]
                if bid:
                    contract, tricks = contract + bid, tricks + took
                else:
                    points, bags = points + (-100 if took else 100), bags + took
            bags += max(0, tricks - contract)
            points += (10 if tricks >= contract else -10) * contract + bags
            count = state[side][0] + bags
            points -= 100 * (count // 10)
            state[side][0] = count % 10
            state[side][1] += points
            found["".join(side)] = state[side][1]
        return pd.Series(found)

    return frame.apply(score, axis=1)


# Turns


@dataclass(frozen=True)
class Contender:
    """rows: how many one call scores; a rate makes calls of different sizes comparable."""

    name: str
    rows: int
    run: Callable[[], object]


def with_numba(run: Callable[[], object], *, numba: bool) -> Callable[[], object]:
    """Return the same work with numba or without."""

    def running() -> object:
        os.environ.pop(NO_NUMBA, None)
        if not numba:
            os.environ[NO_NUMBA] = "1"
        return run()

    return running


def rates(contenders: list[Contender]) -> list[dict[str, float]]:
    """Let contenders take turns; return rows a second of each, turn by turn."""
    for contender in contenders:
        contender.run()
    found = []
    for turn in range(TURNS):
        shift = turn % len(contenders)
        rate = {}
        for contender in (*contenders[shift:], *contenders[:shift]):
            begun = time.process_time()
            contender.run()
            rate[contender.name] = contender.rows / (time.process_time() - begun)
        found.append(rate)
    return found


def ratio(turns: list[dict[str, float]], name: str, other: str) -> float:
    return statistics.median(turn[name] / turn[other] for turn in turns)


def told(turns: list[dict[str, float]], rows: list[tuple[str, str, str]]) -> None:
    """Print the rates, and the ratios with their targets."""
    for name in turns[0]:
        print(f"  {name:32} {statistics.median(turn[name] for turn in turns):14,.0f} rows a second")
    for name, other, target in rows:
        print(f"  {name} / {other}: {ratio(turns, name, other):,.1f}   (target: at least {target})")


def one_side(frame: pd.DataFrame) -> None:
    """Race the kernel of one side."""
    frame = frame.assign(match=0)
    small = [frame[name].to_numpy().view(np.uint8) for name in ("N_bid", "S_bid", "N_tricks", "S_tricks")]
    plain = [column.astype(np.int64) for column in small]
    shorts = [column.astype(np.int16) for column in small]
    table = table_of(STANDARD).sides[0]
    table.fill(unknown(table, outcomes(small[:2], small[2:], table.bits)))

    def kernel() -> Array:
        total: Array = run_side(table, outcomes(small[:2], small[2:], table.bits)).total
        return total

    part = frame[:APPLIED]
    assert (kernel() == numpy_side(*plain)).all()
    assert (kernel()[:APPLIED] == applied(part, (("N", "S"),))["NS"]).all()
    assert (run_side(table, outcomes(small[:2], small[2:], table.bits), engine="numba").total == kernel()).all()
    print(f"One side, {len(frame):,} rounds")
    turns = rates(
        [
            Contender("apply", APPLIED, lambda: applied(part, (("N", "S"),))),
            Contender("numpy columns", len(frame), lambda: numpy_side(*plain)),
            Contender("numpy columns, 16 bits", len(frame), lambda: numpy_side(*shorts)),
            Contender("table, numpy", len(frame), with_numba(kernel, numba=False)),
            Contender("table, numba", len(frame), with_numba(kernel, numba=True)),
        ]
    )
    told(
        turns,
        [
            ("table, numpy", "numpy columns", "2"),
            ("table, numba", "numpy columns", "10"),
            ("table, numpy", "apply", "1,500"),
            ("table, numba", "apply", "5,000"),
        ],
    )


def whole_frames(frame: pd.DataFrame) -> None:
    """Race `score_frame`."""
    match = frame["match"].to_numpy()
    bids = [frame[f"{seat}_bid"].to_numpy().astype(np.int64) for seat in SEATS]
    taken = [frame[f"{seat}_tricks"].to_numpy().astype(np.int64) for seat in SEATS]
    totals, winner = numpy_matches(match, bids, taken)
    for numba in (False, True):
        rounds: Any = with_numba(lambda: score_frame(frame), numba=numba)().rounds  # type: ignore[attr-defined]
        assert (rounds["NS_total"] == totals[0]).all()
        assert (rounds["EW_total"] == totals[1]).all()
        assert (rounds["winner"].cat.codes == winner).all()
    part, both = frame[:APPLIED], (("N", "S"), ("E", "W"))
    assert (applied(part, both)["NS"] == totals[0][:APPLIED]).all()
    print(f"Both sides, matches and winners, {len(frame):,} rounds")
    turns = rates(
        [
            Contender("apply", APPLIED, lambda: applied(part, both)),
            Contender("numpy columns", len(frame), lambda: numpy_matches(match, bids, taken)),
            Contender("score_frame, numpy", len(frame), with_numba(lambda: score_frame(frame), numba=False)),
            Contender("score_frame, numba", len(frame), with_numba(lambda: score_frame(frame), numba=True)),
        ]
    )
    told(
        turns,
        [
            ("score_frame, numpy", "numpy columns", "0.5"),
            ("score_frame, numba", "numpy columns", "0.5"),
            ("score_frame, numpy", "apply", "1,500"),
            ("score_frame, numba", "apply", "5,000"),
        ],
    )


MEMORY = """
import resource, sys
from bench.frames import random_rounds
from spades_teach import score_frame
scored = score_frame(random_rounds(int(sys.argv[1])))
assert scored.rounds.state.isin(["scored", "after-end"]).all()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def memory(rows: int = 10_000_000) -> float:
    """Return the greatest memory of a process that scores so many rounds, in GB; the frame itself and making it included."""
    out = subprocess.run([sys.executable, "-c", MEMORY, str(rows)], check=True, capture_output=True, text=True).stdout
    return int(out) / 2**20


def main() -> None:
    frame = random_rounds(int(sys.argv[1]) if len(sys.argv) > 1 else ROWS)
    one_side(frame)
    whole_frames(frame)
    print(f"Memory for 10,000,000 rounds: {memory():.2f} GB   (target: less than 1.5)")


if __name__ == "__main__":
    main()
