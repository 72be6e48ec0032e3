"""Chances in a match of an agreed number of rounds: only the difference of the totals matters, the bags of both sides, and how many rounds are left.

Backward from the end: with no round left the higher total has won; a tie is played off in one more round, and as that may end in a tie again, the
ties are swept until their chances stay as they are.  With n rounds left the chance is the average over what the next round may do, with
n - 1 left.  So nothing but the ties is iterated, and no difference is left out: as far as rounds can reach, every one has its place.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spades_teach.analysis.match_steps import MatchSteps
from spades_teach.analysis.value_iteration import MOST_SWEEPS, numpy_or_refuse

if TYPE_CHECKING:
    from spades_teach.analysis.value_iteration import Values

_TIE = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsSolution:
    """values[rounds left, own bags, other bags, difference]: the chance that the first side wins; `middle` is the place of no difference in steps.

    change: of the last sweep over ties.  sure: the least chance that one more round decides a tie.
    """

    values: Values
    middle: int
    sweeps: int
    change: float
    sure: float


def solve_rounds(steps: MatchSteps, rounds: int, tolerance: float) -> RoundsSolution:
    """Work the chances out from the last round to the first; raises NeedsNumpyError without numpy."""
    return _Ladder(steps, rounds).solve(tolerance)


class _Ladder:
    def __init__(self, steps: MatchSteps, rounds: int) -> None:
        self.np = numpy_or_refuse()
        self.steps = steps
        self.rounds = rounds
        self.moves = self._moves()
        self.farthest = max(abs(shift) for moves in self.moves.values() for _, shift in moves)
        self.middle = self.farthest * (rounds + 1)
        self.length = 2 * self.middle + 1

    def _moves(self) -> dict[tuple[int, int], dict[tuple[tuple[int, int], int], float]]:
        """Return, for the classes of bags before, the chances of the classes after and the steps that the difference goes up."""
        place = {bags: number for number, bags in enumerate(self.steps.bags)}
        rest, step = self.steps.residues, self.steps.step
        found: dict[tuple[int, int], dict[tuple[tuple[int, int], int], float]] = {}
        for (own, other), moves in self.steps.moves.items():
            merged: dict[tuple[tuple[int, int], int], float] = defaultdict(float)
            for move in moves:
                before = rest[own] - rest[other]
                after = rest[move.bags[0]] - rest[move.bags[1]]
                shift = (move.points[0] - move.points[1] + before - after) // step
                merged[(place[move.bags[0]], place[move.bags[1]]), shift] += move.chance
            found[place[own], place[other]] = dict(merged)
        return found

    def decided(self, ties: Any) -> Values:
        """Return the chances when no round is left; ties: the chance of each pair of bags at a tie."""
        np, count = self.np, len(self.steps.bags)
        rest = [self.steps.residues[bags] for bags in self.steps.bags]
        values: Values = np.empty((count, count, self.length))
        steps = self.steps.step * np.arange(-self.middle, self.middle + 1)
        for own in range(count):
            for other in range(count):
                difference = steps + rest[own] - rest[other]
                values[own, other] = np.where(difference > 0, 1.0, np.where(difference < 0, 0.0, ties[own, other]))
        return values

    def before(self, values: Values) -> Values:
        """Return the average after one more round; beyond what can be reached the ends stand for all that follows."""
        np = self.np
        wide = np.pad(values, ((0, 0), (0, 0), (self.farthest, self.farthest)), mode="edge")
        swept: Values = np.zeros_like(values)
        for (own, other), moves in self.moves.items():
            for (after, shift), chance in moves.items():
                start = self.farthest + shift
                swept[own, other] += chance * wide[after][start : start + self.length]
        return swept

    def solve(self, tolerance: float) -> RoundsSolution:
        np, count = self.np, len(self.steps.bags)
        ties = np.full((count, count), _TIE)
        change, sweeps = 1.0, 0
        places = [[self._tie(own, other) for other in range(count)] for own in range(count)]
        while change > tolerance and sweeps < MOST_SWEEPS:
            swept = self.before(self.decided(ties))
            new = np.array(
                [
                    [_TIE if place is None else swept[own, other, place] for other, place in enumerate(row)]
                    for own, row in enumerate(places)
                ]
            )
            change, ties, sweeps = float(np.abs(new - ties).max()), new, sweeps + 1
        tied = self.before(self.decided(np.ones((count, count))) - self.decided(np.zeros((count, count))))
        still = max(
            (
                float(tied[own, other, place])
                for own, row in enumerate(places)
                for other, place in enumerate(row)
                if place is not None
            ),
            default=0.0,
        )
        ladder = [self.decided(ties)]
        for _ in range(self.rounds):
            ladder.append(self.before(ladder[-1]))
        values = np.array(ladder)
        values.setflags(write=False)
        return RoundsSolution(values=values, middle=self.middle, sweeps=sweeps, change=change, sure=1 - still)

    def _tie(self, own: int, other: int) -> int | None:
        """Return the place of a tie beside these bags; None where they cannot stand beside equal totals."""
        bags = self.steps.bags
        apart = self.steps.residues[bags[other]] - self.steps.residues[bags[own]]
        return None if apart % self.steps.step else self.middle + apart // self.steps.step
