"""Axis `endings`, slot `target`: matches that end after so many rounds or minutes instead of at so many points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spades_teach.core.rules.endings import Outcome, Standing


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

    rounds: int = 8

    def verdict(self, standing: Standing, /) -> Outcome | None:
        return higher_total(standing.totals, "rounds-played") if standing.rounds >= self.rounds else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLimit:
    """When the time is over the round in play is finished, and the higher total wins.

    The clock is the host's: it records the fact `minutes` with a round, the minutes since the match began.
    Source: catalogue `time-limit` (S0, S1).
    """

    slot: ClassVar[str] = "target"
    order: ClassVar[int] = 30

    minutes: int = 60

    def verdict(self, standing: Standing, /) -> Outcome | None:
        return higher_total(standing.totals, "time-over") if standing.minutes >= self.minutes else None
