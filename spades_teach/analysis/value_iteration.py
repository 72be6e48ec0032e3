"""Value iteration over standings: from moves between standings to the chance that the first side wins, with numpy.

The table holds one square of totals (own side down, other side across, in steps of the rule set) for each pair of bags carried.  A sweep
replaces every value by the average over what the next round may do: V(s) = sum of p(round) * V(s after it); a decided match is worth 1 or 0.
Moves between the same bags shift a whole square, whatever the totals are, so that a sweep is a sum of convolutions, done by Fourier transform.

Why it converges, and how far off it is.  Let w(s) be the number of rounds of the next m that are played, on average, and q the largest chance
that a match is still on after m rounds.  Then w minus its average after a round is at least 1 - q, and from that follows: when the last sweep
changed no value by more than d, none is farther from the fixed point than d * max w / (1 - q).  m is taken so that q is at most a half; both
numbers are computed by the same sweeps, so the bound is proved and not hoped for.

Totals have no lower end at most tables.  The table ends at `lowest`: a side that falls below stays in the last row.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spades_teach.analysis.match_steps import FARTHEST, MatchSteps, NoMatchChancesError
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import outcome
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.float64]

MOST_STANDINGS = 4_000_000
"""Standings beyond which a table is refused: it would take minutes."""

MOST_SWEEPS = 500
_TIE = 0.5
_FEW = 0.5  # part of the matches that may still be on after the rounds by which errors are measured


_Shift = tuple[float, tuple[int, int], int, int]
"""A move as places: its chance, classes of bags after it, and the steps that both totals go up."""


class NeedsNumpyError(SpadesError):
    """There is no numpy here, as in the browser's Python."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """What the sweeps came to.

    values[own bags, other bags, own total, other total]: the chance that the first side wins, both totals in steps from `first` on.
    change: of the last sweep.
    """

    values: Values
    first: int
    sweeps: int
    change: float


def numpy_or_refuse() -> Any:
    """Import numpy; raise NeedsNumpyError where there is none."""
    try:
        import numpy
    except ImportError:
        raise NeedsNumpyError(
            "chances of winning a match need numpy, which this Python does not have; run this on a computer with numpy installed",
            "needs-numpy",
        ) from None
    return numpy


def solve(steps: MatchSteps, lowest: int, tolerance: float) -> Solution:
    """Sweep until no value changes by more than the tolerance.

    Raises NeedsNumpyError without numpy, NoMatchChancesError for a table that is too big, or that does not settle.
    """
    return _Board(steps, lowest).solve(tolerance)


def stretch(steps: MatchSteps, lowest: int) -> float:
    """Return how many times the change of the last sweep a value may be off: max w / (1 - q) of the head of this module."""
    return _Board(steps, lowest).stretch()


class _Board:
    """The squares, where they lie, and what a sweep does to them."""

    def __init__(self, steps: MatchSteps, lowest: int) -> None:
        self.np = numpy_or_refuse()
        self.steps = steps
        self.classes = range(len(steps.bags))
        self.residues = [steps.residues[bags] for bags in steps.bags]
        target = FARTHEST if steps.target is None else steps.target
        floor = steps.floor is not None and steps.floor >= lowest
        bottom = steps.floor + 1 if floor and steps.floor is not None else lowest
        self.low = (bottom - max(self.residues)) // steps.step
        self.high = (target - 1 - min(self.residues)) // steps.step
        self.size = self.high - self.low + 1
        shifts = self._shifts()
        ups = [up for moves in shifts.values() for _, _, *both in moves for up in both]
        self.below, self.above = max(0, -min(ups)), max(0, *ups)
        self.clamped = not floor
        standings = (self.size * len(steps.bags)) ** 2
        if standings > MOST_STANDINGS:
            raise NoMatchChancesError(
                f"{standings} standings by {steps.rules.name!r} are too many to go through; choose rules by which totals go up in larger steps,"
                " or ask break_even about points with match=False",
                "chances-too-many",
                value=steps.rules.name,
                standings=standings,
            )
        self.core = slice(self.below, self.below + self.size)
        self.side = _easy_length(self.below + self.size + self.above)
        self.fixed, self.live = self._endings()
        self.kernels = self._kernels(shifts)

    def _shifts(self) -> dict[tuple[int, int], list[_Shift]]:
        """Return the moves for each pair of bags of which the first is not more; the others follow from these."""
        place = {bags: number for number, bags in enumerate(self.steps.bags)}

        def shift(points: int, before: int, after: int) -> int:
            return (points + self.residues[before] - self.residues[after]) // self.steps.step

        found: dict[tuple[int, int], list[_Shift]] = {}
        for (own, other), moves in self.steps.moves.items():
            before = place[own], place[other]
            if before[0] > before[1]:
                continue
            found[before] = []
            for move in moves:
                after = place[move.bags[0]], place[move.bags[1]]
                ups = [shift(move.points[side], before[side], after[side]) for side in (0, 1)]
                found[before].append((move.chance, after, ups[0], ups[1]))
        return found

    def totals(self, bags: int) -> Values:
        """Return the totals of all rows beside a class of bags, in points."""
        steps = self.np.arange(self.low - self.below, self.high + self.above + 1)
        values: Values = self.residues[bags] + self.steps.step * steps
        return values

    def _endings(self) -> tuple[Values, NDArray[np.bool_]]:
        """Return what decided standings are worth, and which standings are not decided."""
        np, count, length = self.np, len(self.classes), self.below + self.size + self.above
        fixed = np.zeros((count, count, length, length))
        live = np.zeros((count, count, length, length), dtype=bool)
        zones = Zones(self.steps.rules)
        for own in self.classes:
            for other in self.classes:
                fixed[own, other], live[own, other] = zones.values(self.totals(own), self.totals(other), np)
        if self.clamped:
            self._clamp(fixed)
        return fixed, live[:, :, self.core, self.core]

    def _clamp(self, values: Values) -> None:
        """Give everything below the table the values of its last row and column."""
        values[:, :, : self.below, :] = values[:, :, self.below : self.below + 1, :]
        values[:, :, :, : self.below] = values[:, :, :, self.below : self.below + 1]

    def _kernels(
        self, shifts: Mapping[tuple[int, int], list[_Shift]]
    ) -> dict[tuple[int, int], list[tuple[tuple[int, int], Any]]]:
        """Return for each pair of bags the bags after a round, each with the transform of its moves; equal ones are kept once."""
        np = self.np
        known: dict[tuple[tuple[int, int, float], ...], Any] = {}
        found: dict[tuple[int, int], list[tuple[tuple[int, int], Any]]] = {}
        for before, moves in shifts.items():
            by_bags: dict[tuple[int, int], list[tuple[int, int, float]]] = defaultdict(list)
            for chance, after, down, across in moves:
                by_bags[after].append((down, across, round(chance, 15)))
            found[before] = []
            for after, kernel in by_bags.items():
                key = tuple(sorted(kernel))
                if key not in known:
                    weights = np.zeros((self.side, self.side))
                    for down, across, chance in kernel:
                        weights[-down, -across] += chance
                    known[key] = np.fft.rfft2(weights)
                found[before].append((after, known[key]))
        return found

    def sweep(self, values: Values, *, chances: bool = True) -> Values:
        """Return each value as the average after one round.

        chances: the second side has what the first lacks to 1; otherwise both sides have the same value, and a decided match is worth 0.
        """
        np, shape = self.np, (self.side, self.side)
        swept = self.fixed.copy() if chances else np.zeros_like(values)
        transforms = np.fft.rfft2(values, shape)
        product = np.empty(transforms.shape[2:], dtype=complex)
        for (own, other), kernels in self.kernels.items():
            total = np.zeros_like(product)
            for after, kernel in kernels:
                np.multiply(transforms[after], kernel, out=product)
                total += product
            average = np.fft.irfft2(total, shape)[self.core, self.core]
            core = swept[own, other, self.core, self.core]
            np.copyto(core, average, where=self.live[own, other])
            if own != other:
                mirrored = 1 - core.T if chances else core.T
                np.copyto(swept[other, own, self.core, self.core], mirrored, where=self.live[other, own])
        if self.clamped:
            self._clamp(swept)
        return swept

    def solve(self, tolerance: float) -> Solution:
        """Sweep until the last change is within the tolerance."""
        np, core = self.np, (slice(None), slice(None), self.core, self.core)
        values = self.fixed.copy()
        np.copyto(values[core], _TIE, where=self.live)
        if self.clamped:
            self._clamp(values)
        for sweeps in range(1, MOST_SWEEPS + 1):
            swept = self.sweep(values)
            change = float(np.abs(swept[core] - values[core]).max())
            values = swept
            if change <= tolerance:
                kept = values[core].copy()
                kept.setflags(write=False)
                return Solution(values=kept, first=self.low, sweeps=sweeps, change=change)
        raise NoMatchChancesError(
            f"the chances by {self.steps.rules.name!r} do not settle; choose rules by which matches end",
            "chances-do-not-settle",
            value=self.steps.rules.name,
        )

    def stretch(self) -> float:
        """Return max w / (1 - q)."""
        np, core = self.np, (slice(None), slice(None), self.core, self.core)
        still_on = np.zeros_like(self.fixed)
        np.copyto(still_on[core], 1.0, where=self.live)
        if self.clamped:
            self._clamp(still_on)
        rounds = np.zeros_like(still_on)
        for _ in range(MOST_SWEEPS):
            rounds += still_on
            still_on = self.sweep(still_on, chances=False)
            if still_on.max() <= _FEW:
                break
        return float(rounds.max() / max(1 - still_on.max(), 1e-12))


def _easy_length(least: int) -> int:
    """Return the first length from here on that has no prime factor above five: the transform is quick there.

    >>> _easy_length(128), _easy_length(131)
    (128, 135)
    """
    length = least
    while True:
        rest = length
        for prime in (2, 3, 5):
            while rest % prime == 0:
                rest //= prime
        if rest == 1:
            return length
        length += 1


class Zones:
    """What the endings say of two totals, asked of `core.matches.outcome` once for each kind of pair instead of for each pair.

    Endings compare a total with their limits, and the totals with each other.  So it is enough to know of each total in which zone it lies, told by
    the outcome beside a side with 0, and which of the two is higher.
    """

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.zone: dict[int, tuple[bool, int | None]] = {}

    def values(self, own: Values, other: Values, np: Any) -> tuple[Values, NDArray[np.bool_]]:
        """Return the worth of each pair of totals to the first, and where the match goes on; a tie that is played off is worth a half."""
        ours, theirs = [self._zone(int(total)) for total in own], [self._zone(int(total)) for total in other]
        worth = np.zeros((len(own), len(other)))
        live = np.zeros((len(own), len(other)), dtype=bool)
        order = np.sign(own[:, None] - other[None, :])
        for zone in set(ours):
            rows = np.array([each == zone for each in ours])
            for beside in set(theirs):
                columns = np.array([each == beside for each in theirs])
                for sign in (-1, 0, 1):
                    where = rows[:, None] & columns[None, :] & (order == sign)
                    if where.any():
                        row, column = np.argwhere(where)[0]
                        goes_on = not zone[0] and not beside[0]
                        live[where], worth[where] = goes_on, self._worth(int(own[row]), int(other[column]))
        return worth, live

    def _zone(self, total: int) -> tuple[bool, int | None]:
        if total not in self.zone:
            verdict = outcome(self.rules, Standing((total, 0), (0, 0)))
            self.zone[total] = verdict.over, verdict.winner
        return self.zone[total]

    def _worth(self, own: int, other: int) -> float:
        verdict = outcome(self.rules, Standing((own, other), (0, 0)))
        return _TIE if verdict.winner is None else float(verdict.winner == 0)
