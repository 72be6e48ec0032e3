"""Axis `endings`, slot `target`: matches that end after so many rounds or minutes instead of at so many points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from spades_teach.core.rules.endings import Outcome, Standing
from spades_teach.core.rules.facts import Fact, counts, is_told

if TYPE_CHECKING:
    from spades_teach.core.results import RoundResult
    from spades_teach.core.rules.ruleset import RuleSet


def higher_total(totals: tuple[int, ...], reason: str) -> Outcome:
    """Let the higher total win; a tie is played off in one more round."""
    best = max(totals)
    if totals.count(best) > 1:
        return Outcome(False, None, "tie-plays-on")
    return Outcome(True, totals.index(best), reason)


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedRounds:
    """After an agreed number of rounds the higher total wins.  Source: catalogue `fixed-hands` (S0, S1)."""

    slot: ClassVar[str] = "target"
    order: ClassVar[int] = 30

    reads: ClassVar[tuple[Fact, ...]] = counts("rounds", by="round")

    rounds: int = 8

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        """Yield how many rounds came before, where some did and nobody counted them."""
        if any(before.totals) and not before.rounds and not is_told(result, "rounds"):
            yield "rounds"

    def verdict(self, standing: Standing, /) -> Outcome | None:
        return higher_total(standing.totals, "rounds-played") if standing.rounds >= self.rounds else None

    def quiet(self, lowest: Any, highest: Any, rounds: Any, /) -> Any:
        return rounds < self.rounds


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLimit:
    """When the time is over the round in play is finished, and the higher total wins.

    The clock is the host's: it records the fact `minutes` with a round, the minutes since the match began.
    Source: catalogue `time-limit` (S0, S1).
    """

    slot: ClassVar[str] = "target"
    order: ClassVar[int] = 30

    reads: ClassVar[tuple[Fact, ...]] = counts("minutes", by="round")

    minutes: int = 60

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        """Yield how long the match has lasted, where nobody looked at the clock."""
        if not is_told(result, "minutes"):
            yield "minutes"

    def verdict(self, standing: Standing, /) -> Outcome | None:
        return higher_total(standing.totals, "time-over") if standing.minutes >= self.minutes else None
