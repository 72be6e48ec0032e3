"""The stage between bids and play in which nobody acts: it ends the round where the bids leave nothing to play for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.actions import Action
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.unplayed import EndingBids
from spades_teach.core.stages import Changes
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


@dataclass(frozen=True, slots=True)
class NothingToPlayFor:
    """With such bids the round is over before a card is played.  Source: catalogue `made-books` (S0, S1); the Alabama sheet."""

    order: ClassVar[int] = 45

    bids: EndingBids

    @property
    def slot(self) -> str:
        return self.bids.slot

    def ends(self, game: Round, /) -> bool:
        """Tell whether the round is over before a card is played."""
        return self.bids.made(game.bids)

    def turn(self, game: Round, /) -> Seat | None:
        return None

    def options(self, game: Round, /) -> tuple[Action, ...]:
        raise AssertionError("nobody acts here")

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        raise AssertionError("nobody acts here")

    def take(self, game: Round, action: Action, /) -> Changes:
        raise AssertionError("nobody acts here")
