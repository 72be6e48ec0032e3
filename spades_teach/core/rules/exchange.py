"""Axis `exchange`: who passes what to whom.  Signature: `duties(bids, table)`.  The default table passes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from spades_teach.core.bids import Bid
from spades_teach.core.rules.base import Policy
from spades_teach.core.table import Seat, Table


@dataclass(frozen=True, slots=True)
class Duty:
    """One seat owes another so many cards."""

    giver: Seat
    receiver: Seat
    cards: int


class Exchange(Policy, Protocol):
    """A rule by which cards change hands."""

    def duties(self, bids: tuple[Bid | None, ...], table: Table, /) -> tuple[Duty, ...]:
        """Return what is owed, given the bids made so far."""
        ...
