"""What a seat can do in a round.  A played card is a `Play`; other stages of a round may bring actions of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play

__all__ = [
    "AceCard",
    "AceCheck",
    "Action",
    "Announce",
    "Claim",
    "Discard",
    "Look",
    "MakeBid",
    "PassCard",
    "Play",
    "Take",
    "TakeKitty",
    "TopCard",
]


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
class TopCard:
    """A seat whose cards lie face down in a pile takes the top one, whatever it is; what is recorded is the card."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.value}:top"


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat lays its hand down and says that all the rest are its own; the play goes on and shows whether they are."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.value}:claim"


@dataclass(frozen=True, slots=True)
class Announce:
    """A seat announces something for its side beside the own bid; name: as a record tells the fact, such as "little-bemo"."""

    seat: Seat
    name: str

    def __str__(self) -> str:
        return f"{self.seat.value}:announce-{self.name}"


@dataclass(frozen=True, slots=True)
class PassCard:
    """A seat lays a card face down for whoever it owes one."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"{self.seat.value}:pass-{self.card.code}"


@dataclass(frozen=True, slots=True)
class AceCheck:
    """A seat asks the partner for an ace; the partner answers truly, which needs no action."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.value}:ace-check"


@dataclass(frozen=True, slots=True)
class AceCard:
    """A seat hands the partner a card face down, after an ace check, or one back for it."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"{self.seat.value}:ace-{self.card.code}"


@dataclass(frozen=True, slots=True)
class Take:
    """A seat that draws two cards from the stock keeps the first or the second of them; the other one is thrown away."""

    seat: Seat
    card: Literal["first", "second"]

    def __str__(self) -> str:
        return f"{self.seat.value}:take-{self.card}"


@dataclass(frozen=True, slots=True)
class TakeKitty:
    """A seat takes the cards that nobody was dealt."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.value}:take-kitty"


@dataclass(frozen=True, slots=True)
class Discard:
    """A seat throws a card away face down, for one of the kitty."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"{self.seat.value}:discard-{self.card.code}"
