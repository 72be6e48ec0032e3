"""Axis `deal`: to whom the cards go.  Signature: `receivers(table, dealer, cards)`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Protocol

from spades_teach.core.rules.base import Policy
from spades_teach.core.table import Seat, Table


class DealPlan(Policy, Protocol):
    """How the cards are given out."""

    def receivers(self, table: Table, dealer: Seat, cards: int, /) -> Iterator[Seat]:
        """Yield the seat that gets each card of the pack, in the order of giving."""
        ...


@dataclass(frozen=True, slots=True)
class OneByOne:
    """One card at a time, clockwise from the dealer's left.  Source: base-rules "Deal" (S0, S1, S2)."""

    slot: ClassVar[str] = "deal"
    order: ClassVar[int] = 10

    def receivers(self, table: Table, dealer: Seat, cards: int, /) -> Iterator[Seat]:
        around = table.clockwise_from(table.after(dealer))
        return (around[place % len(around)] for place in range(cards))
