"""Axis `conduct`: a time limit for each card.

The clock is the host's: it measures the seconds and asks `late_play` what is played for somebody who has let them pass.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from spades_teach.core.rules.facts import Fact, counts
from spades_teach.core.rules.scoring import SideTally
from spades_teach.core.tricks import Play

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round
    from spades_teach.core.table import Table

LateCard = Literal["play-lowest-legal-card"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TimePerCard:
    """A card is played within so many seconds.  Source: catalogue `speed-spades` (S0, S1); what a delay leads to is a reading.

    Delays cost no points; the fact `delays` of a seat counts them.
    """

    slot: ClassVar[str] = "clock"
    order: ClassVar[int] = 60
    reads: ClassVar[tuple[Fact, ...]] = counts("delays")

    seconds: int = 2
    on_timeout: LateCard = "play-lowest-legal-card"

    def amend(self, tally: SideTally, /) -> SideTally:
        return tally

    def longest_trick(self, table: Table, /) -> int:
        """Return the seconds that a trick takes at most."""
        return self.seconds * len(table.seats)


def clock_of(game: Round) -> TimePerCard | None:
    """Return the clock of a table, None where nobody looks at one."""
    return next((policy for policy in game.rules.conduct if isinstance(policy, TimePerCard)), None)


def late_play(game: Round) -> Play | None:
    """Return what is played for the seat in turn when its time is over: the lowest card that it may play.

    A side card is lower than any trump, and of two equal ones the earlier of the hand is taken.  None where there is no clock, and while no card
    is to be played.
    """
    if clock_of(game) is None or game.turn is None or game.phase != "play":
        return None
    return Play(game.turn, min(game.playable, key=game.trumps.strength))
