"""The chance of winning the match from every standing: what a lead, a deficit or nine bags are worth.

`match_chances("standard")` plays all rounds of the model of rounds (`round_model`) from all standings at once, until the chances stay as they are
(`value_iteration`).  It says how two equal sides fare that play like the model; nobody bids otherwise because of the score.

Rules are refused by which totals and bags do not tell how the rest of the match goes; the message says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from spades_teach.analysis.fixed_rounds import RoundsSolution, solve_rounds
from spades_teach.analysis.given import Rules, rules_of
from spades_teach.analysis.match_steps import MatchSteps, NoMatchChancesError, match_steps
from spades_teach.analysis.round_model import RoundModel, round_model
from spades_teach.analysis.shown import ShownAsTable
from spades_teach.analysis.value_iteration import NeedsNumpyError, Solution, numpy_or_refuse, solve, stretch
from spades_teach.core.arguments import checked
from spades_teach.core.errors import RecordError, shown
from spades_teach.core.matches import outcome
from spades_teach.core.notation import read_standing
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

__all__ = ["MatchChances", "NeedsNumpyError", "NoMatchChancesError", "match_chances"]

LOWEST = -300
HIGHEST_SHOWN = 500  # of a frame, where no number of points ends the match
TOLERANCE = 1e-6

FINEST = 1e-12
"""The finest tolerance; chances themselves are not known better."""

LOWEST_OF_ALL = -2000


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class MatchChances(ShownAsTable):
    """How likely the sides win from any standing; ask `chance`.

    lowest: a total below it counts as it, where the rules have no lower limit of their own.
    """

    rules: RuleSet
    steps: MatchSteps
    solution: Solution | RoundsSolution
    lowest: int

    @property
    def change(self) -> float:
        """What the last sweep changed at most."""
        return self.solution.change

    @property
    def bound(self) -> float:
        """How far a chance may be from the one that endless sweeps would give."""
        if isinstance(self.solution, RoundsSolution):
            return self.change / self.solution.sure
        return self.change * _stretch(_Question(self.steps, self.lowest, 0))

    @checked
    def chance(
        self,
        standing: Standing | str | Sequence[int],
        bags: Sequence[int] | None = None,
        side: str = "",
        rounds: int | None = None,
    ) -> float:
        """Return the chance that a side wins the match, the first one where none is named.

        standing: the totals, `(480, 470)`, as text `NS:480 EW:470/0`, or a `Standing`.  bags: carried; where nobody says it, what the totals tell,
        else none.  rounds: played so far, where the match ends after a number of them; none when left out.
        Raises RecordError for bags that cannot stand beside a total at this table, or a standing of another one.

        >>> chances = match_chances("standard")
        >>> chances.chance((0, 0))
        0.5
        >>> round(chances.chance("NS:480 EW:470"), 2), round(chances.chance("NS:480 EW:470", side="EW"), 2)
        (0.58, 0.42)
        """
        place = self.rules.table.sides.index(self.rules.table.read_side(side)) if side else 0
        read, carried = self._read(standing, bags)
        read = read if rounds is None else replace(read, rounds=rounds)
        found = self._chance(read, carried)
        return 1 - found if place else found

    def _read(
        self, standing: Standing | str | Sequence[int], bags: Sequence[int] | None
    ) -> tuple[Standing, tuple[int, int]]:
        if isinstance(standing, str):
            told = "/" in standing
            standing = read_standing(standing, self.rules)
            bags = bags if bags is not None or not told else standing.bags
        elif isinstance(standing, Standing):
            bags = standing.bags if bags is None else bags
        totals = standing.totals if isinstance(standing, Standing) else tuple(standing)
        played = standing.rounds if isinstance(standing, Standing) else 0
        read = Standing(totals, tuple(self._bags(total) for total in totals) if bags is None else tuple(bags), played)
        read.check_sides(len(self.rules.table.sides))
        carried = tuple(each if self.steps.counts_bags else 0 for each in read.bags)
        return read, (carried[0], carried[1])

    def _bags(self, total: int) -> int:
        """Return the bags that a total tells, none where it may go with several numbers of bags."""
        if type(total) is not int:
            return 0
        found = [bags for bags, rest in self.steps.residues.items() if rest == total % self.steps.step]
        return found[0] if len(found) == 1 else 0

    def _chance(self, standing: Standing, bags: tuple[int, int]) -> float:
        verdict = outcome(self.rules, standing)
        if verdict.over:
            return float(verdict.winner == 0)
        places = [self._steps(total, carried) for total, carried in zip(standing.totals, bags, strict=True)]
        own, other = (self.steps.bags.index(carried) for carried in bags)
        if isinstance(self.solution, RoundsSolution):
            left = max(0, (self.steps.rounds or 0) - standing.rounds)
            values, first, place = self.solution.values[left, own, other], -self.solution.middle, places[0] - places[1]
            return float(values[_within(place - first, len(values))])
        if self.steps.target is not None and min(standing.totals) >= self.steps.target:
            return 0.5  # a tie that is played off
        square, first = self.solution.values[own, other], self.solution.first
        return float(square[tuple(_within(place - first, len(square)) for place in places)])

    def _steps(self, total: int, bags: int) -> int:
        """Return the whole steps of a total beside these bags."""
        step, rest = self.steps.step, self.steps.residues.get(bags)
        if rest is None or (total - rest) % step:
            told = self._bags(total)
            raise RecordError(
                f"{total} points do not go with {bags} bags by {self.rules.name!r}; with {total} points {told} bags are carried",
                "bags-beside-total",
                total=total,
                bags=bags,
                told=told,
            )
        return (total - rest) // step

    def _told(self) -> str:
        return repr(self.rules.name)

    @checked
    def to_frame(self, every: int = 50, bags: Sequence[int] = (0, 0)) -> Frame:
        """Return a square table: own totals down, those of the other side across, the chance of the first side in the fields.

        every: points from row to row, full steps of the table.  bags: that both sides carry.

        >>> table = match_chances("standard").to_frame(every=100)
        >>> float(table.loc[0, 0]), round(float(table.loc[400, 100]), 2)
        (0.5, 0.97)
        """
        import pandas

        ranges = [self._totals(every, carried) for carried in bags]
        values = [[self.chance((own, other), bags) for other in ranges[1]] for own in ranges[0]]
        sides = [side.name for side in self.rules.table.sides]
        return pandas.DataFrame(
            values,
            index=pandas.Index(ranges[0], name=f"{sides[0]}_total"),
            columns=pandas.Index(ranges[1], name=f"{sides[1]}_total"),
        )

    def _totals(self, every: int, bags: int) -> list[int]:
        step, rest = self.steps.step, self.steps.residues.get(bags, 0)
        if type(every) is not int or every < 1:
            raise RecordError(
                f"{shown(every)} is no number of points from row to row; expected 1 or more",
                "bad-number",
                value=shown(every, str),
            )
        apart = max(step, every - every % step)
        end = HIGHEST_SHOWN if self.steps.target is None else self.steps.target
        start = self.lowest if self.steps.floor is None else max(self.lowest, self.steps.floor + 1)
        first = start + (-start) % apart
        return [total + rest for total in range(first, end, apart) if total + rest < end]


@checked
def match_chances(
    rules: Rules = "standard",
    *,
    model: RoundModel | None = None,
    tolerance: float = TOLERANCE,
    lowest: int = LOWEST,
) -> MatchChances:
    """Return the chances of winning a match from every standing, by these rules.

    model: of rounds; that of the package when left out.  tolerance: sweeps go on until none changes a chance by more.  The same question
    again is answered from memory.
    Raises NeedsNumpyError where there is no numpy (in the browser's Python), NoMatchChancesError for rules by which totals and bags do not
    tell enough.

    >>> chances = match_chances("standard")
    >>> chances.change <= 1e-6
    True
    """
    numpy_or_refuse()
    in_force = rules_of(rules)
    _check_effort(tolerance, lowest)
    return _match_chances(in_force, round_model(rules=in_force) if model is None else model, tolerance, lowest)


def _check_effort(tolerance: float, lowest: int) -> None:
    """Refuse what no sweep comes to, and more totals than a table has room for."""
    if not FINEST <= tolerance < 1:
        raise RecordError(
            f"tolerance={shown(tolerance)} cannot be; expected a number from {FINEST:g} to less than 1",
            "bad-argument",
            name="tolerance",
            value=shown(tolerance, str),
            expected=f"{FINEST:g}-1",
        )
    if not LOWEST_OF_ALL <= lowest <= 0:
        raise RecordError(
            f"lowest={shown(lowest)} cannot be; expected a total from {LOWEST_OF_ALL} to 0",
            "bad-argument",
            name="lowest",
            value=shown(lowest, str),
            expected=f"{LOWEST_OF_ALL}-0",
        )


@lru_cache(maxsize=8)
def _match_chances(rules: RuleSet, model: RoundModel, tolerance: float, lowest: int) -> MatchChances:
    steps = match_steps(rules, model)
    if steps.rounds:
        return MatchChances(
            rules=rules, steps=steps, solution=solve_rounds(steps, steps.rounds, tolerance), lowest=lowest
        )
    return MatchChances(
        rules=rules, steps=steps, solution=_solution(_Question(steps, lowest, tolerance)), lowest=lowest
    )


def _within(place: int, length: int) -> int:
    """Return the place, or the end that it lies beyond."""
    return min(max(place, 0), length - 1)


@dataclass(frozen=True, slots=True)
class _Question:
    """What a solution depends on: rule sets that differ only in what nobody bids have one together."""

    steps: MatchSteps
    lowest: int
    tolerance: float

    def _key(self) -> tuple[object, ...]:
        steps = self.steps
        return self.lowest, self.tolerance, steps.step, steps.bags, tuple(steps.residues.items()), steps.rules.endings

    def __hash__(self) -> int:
        return hash(self._key())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Question) and self._key() == other._key() and self.steps.moves == other.steps.moves


@lru_cache(maxsize=8)
def _stretch(question: _Question) -> float:
    return stretch(question.steps, question.lowest)


@lru_cache(maxsize=8)
def _solution(question: _Question) -> Solution:
    return solve(question.steps, question.lowest, question.tolerance)
