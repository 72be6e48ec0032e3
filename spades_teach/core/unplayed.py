"""Stages between bids and play in which nobody acts: they end the round where the bids leave nothing to play for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.actions import Action
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding_together import books_made
from spades_teach.core.rules.elsewhere import too_low
from spades_teach.core.stages import Changes
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


class NobodyActs:
    """For stages that only tell whether the round is over."""

    __slots__ = ()

    def turn(self, game: Round, /) -> Seat | None:
        return None

    def options(self, game: Round, /) -> tuple[Action, ...]:
        raise AssertionError("nobody acts here")

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        raise AssertionError("nobody acts here")

    def take(self, game: Round, action: Action, /) -> Changes:
        raise AssertionError("nobody acts here")


@dataclass(frozen=True, slots=True, kw_only=True)
class CallingLowBids(NobodyActs):
    """When all bids come to too little, nobody plays: the cards are dealt anew.  Source: the Alabama sheet."""

    slot: ClassVar[str] = "low-bids"
    order: ClassVar[int] = 45

    minimum: int = 11

    def ends(self, game: Round, /) -> bool:
        """Tell whether the round is over before a card is played."""
        return too_low(game.bids, self.minimum)


@dataclass(frozen=True, slots=True, kw_only=True)
class CallingBooks(NobodyActs):
    """When the bids come to ten, made books are called and the round is over.  Source: catalogue `made-books` (S0, S1)."""

    slot: ClassVar[str] = "made-books"
    order: ClassVar[int] = 45

    total: int = 10

    def ends(self, game: Round, /) -> bool:
        """Tell whether the round is over before a card is played."""
        return books_made(game.bids, self.total)
