"""Axis `endings`: is the match over, and who won.  Signature: `verdict(standing)`.

An ending may also have `quiet(lowest, highest, rounds)`: whether it says nothing of a standing with such lowest and highest totals after so many
rounds, in which nobody has won outright.  It compares and does no more, so that whole columns can be asked at once; only the rows that are left
are judged.  An ending without it is always asked.

Bands of `order`: 5 won outright, 10 targets, 20 lower limits, 30 numbers of rounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from spades_teach.core.errors import RecordError, shown
from spades_teach.core.rules.base import Policy


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether a match is over, the place of the winning side, and the reason id of either."""

    over: bool
    winner: int | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the sides stand before or after a round, in table order."""

    totals: tuple[int, ...]
    bags: tuple[int, ...]  # carried, per side
    rounds: int = 0  # scored so far
    minutes: int = 0  # played when the last round ended, where somebody looks at the clock
    won: int | None = None  # the place of the side that has won outright, whatever the totals

    def __post_init__(self) -> None:
        for name, numbers in (
            ("total", self.totals),
            ("number of bags", self.bags),
            ("number of rounds", (self.rounds,)),
            ("number of minutes", (self.minutes,)),
        ):
            for value in numbers:
                if type(value) is not int or (value < 0 and name != "total"):
                    raise RecordError(
                        f"{shown(value)} is no {name}; expected a whole number", "bad-number", value=shown(value, str)
                    )

    def check_sides(self, sides: int) -> None:
        """Raise RecordError unless it speaks of so many sides."""
        for numbers in (self.totals, self.bags):
            if len(numbers) != sides:
                raise RecordError(
                    f"scores of {len(numbers)} sides; expected {sides}", "uneven-standing", value=len(numbers)
                )


class Ending(Policy, Protocol):
    """One way for a match to end."""

    def verdict(self, standing: Standing, /) -> Outcome | None:
        """Return the outcome, None when this way of ending does not apply."""
        ...


def _highest_wins(totals: tuple[int, ...], reason: str) -> Outcome:
    best = max(totals)
    if totals.count(best) > 1:
        return Outcome(False, None, "tie-plays-on")
    return Outcome(True, totals.index(best), reason)


@dataclass(frozen=True, slots=True)
class WonOutright:
    """A line of the score has won the match, e.g. a bid and made Boston.  Source: catalogue `boston` (S0, S1)."""

    slot: ClassVar[str] = "won-outright"
    order: ClassVar[int] = 5

    def verdict(self, standing: Standing, /) -> Outcome | None:
        return None if standing.won is None else Outcome(True, standing.won, "won-outright")

    def quiet(self, lowest: Any, highest: Any, rounds: Any, /) -> Any:
        return lowest <= highest


@dataclass(frozen=True, slots=True, kw_only=True)
class ReachTarget:
    """First to the target; both in one round: the higher total; equal: another round.  Source: base-rules "Winning" (S0, S1, S2)."""

    slot: ClassVar[str] = "target"
    order: ClassVar[int] = 10

    target: int = 500

    def verdict(self, standing: Standing, /) -> Outcome | None:
        reached = sum(total >= self.target for total in standing.totals)
        if not reached:
            return None
        return _highest_wins(standing.totals, "target-reached" if reached == 1 else "higher-total")

    def quiet(self, lowest: Any, highest: Any, rounds: Any, /) -> Any:
        return highest < self.target


@dataclass(frozen=True, slots=True, kw_only=True)
class FallTo:
    """A side that falls to the limit loses; all at once: the higher total wins.  Source: catalogue `loss-at-minus-200` (S0, S1)."""

    slot: ClassVar[str] = "floor"
    order: ClassVar[int] = 20

    limit: int = -200

    def verdict(self, standing: Standing, /) -> Outcome | None:
        if all(total > self.limit for total in standing.totals):
            return None
        return _highest_wins(standing.totals, "fell-to-limit")

    def quiet(self, lowest: Any, highest: Any, rounds: Any, /) -> Any:
        return lowest > self.limit
