"""Axis `winner`: who takes a trick, or nobody.  Signature: `winner(plays, trumps, table)`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from spades_teach.core.reasons import Reason
from spades_teach.core.rules.base import Policy
from spades_teach.core.table import Seat, Table
from spades_teach.core.tricks import Play, best_play, winning_reason
from spades_teach.core.trumps import TrumpOrder


class Winner(Policy, Protocol):
    """Judges a complete trick."""

    def winner(self, plays: tuple[Play, ...], trumps: TrumpOrder, table: Table, /) -> Seat | None:
        """Return the seat that takes the trick, None for a dead trick, which its leader follows with another lead."""
        ...


@dataclass(frozen=True, slots=True)
class HighestCardWins:
    """The highest trump, else the highest card of the suit led; of two equal ones the one played first.  Source: base-rules "Trick" (S0, S1, S2)."""

    slot: ClassVar[str] = "winner"
    order: ClassVar[int] = 10

    def winner(self, plays: tuple[Play, ...], trumps: TrumpOrder, table: Table, /) -> Seat:
        return best_play(plays, trumps).seat


@dataclass(frozen=True, slots=True)
class LastOfEqualsWins:
    """Of two equal cards the one played last beats the other.  Source: catalogue `six-players`, last wins (S0, S1)."""

    slot: ClassVar[str] = "winner"
    order: ClassVar[int] = 10

    def winner(self, plays: tuple[Play, ...], trumps: TrumpOrder, table: Table, /) -> Seat:
        best = best_play(plays, trumps).card
        return [play.seat for play in plays if play.card is best][-1]

    def reason(self, plays: tuple[Play, ...], trumps: TrumpOrder, table: Table, /) -> Reason:
        """Say why that card wins, and name the seat that played it last."""
        said = winning_reason(plays, trumps)
        return Reason.of(said.id, **{**dict(said.facts), "seat": self.winner(plays, trumps, table).value})
