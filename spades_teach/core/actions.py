"""What a seat can do in a round.  A played card is a `Play`; other stages of a round may bring actions of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from spades_teach.core.bids import Bid
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play

__all__ = ["Action", "Look", "MakeBid", "Play", "Take"]


class Action(Protocol):
    """Anything a seat does; text form and equality are all that a record needs."""

    @property
    def seat(self) -> Seat: ...


@dataclass(frozen=True, slots=True)
class MakeBid:
    """A seat bids."""

    seat: Seat
    bid: Bid

    def __str__(self) -> str:
        return f"{self.seat.value}:{self.bid.name}"


@dataclass(frozen=True, slots=True)
class Look:
    """A seat that could still bid blind looks at its cards instead, which gives up the blind bid for this round."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.value}:look"


@dataclass(frozen=True, slots=True)
class Take:
    """A seat that draws two cards from the stock keeps the first or the second of them; the other one is thrown away."""

    seat: Seat
    card: Literal["first", "second"]

    def __str__(self) -> str:
        return f"{self.seat.value}:take-{self.card}"
