"""A stage in which the dealer turns some cards of every hand face up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from spades_teach.core.actions import Action
from spades_teach.core.cards import Card
from spades_teach.core.reasons import Reason
from spades_teach.core.stages import Changes
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round

MOST: Final = 4


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The dealer has turned so many cards of each hand face up, in table order."""

    seat: Seat
    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.seat.value}:face-up-{'-'.join(map(str, self.cards))}"


def read_turn_up(seat: Seat, text: str) -> TurnUp | None:
    """Read what follows the seat, e.g. "face-up-2-2-2-2"; None for anything else."""
    match = re.fullmatch(r"face-up((?:-\d{1,2})+)", text.lower())
    return TurnUp(seat, tuple(map(int, match.group(1).split("-")[1:]))) if match else None


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceUpDeal:
    """While dealing, the dealer turns up to four cards of every hand face up, the same number for everyone.

    exposed: that number where the table has fixed it, 0 where the dealer chooses.  The first cards dealt lie open; who has not looked at the others
    may still bid blind.  Source: catalogue `face-up-deal` (S0, S1).
    """

    slot: ClassVar[str] = "facing"
    order: ClassVar[int] = 5

    exposed: int = 0

    def turn(self, game: Round, /) -> Seat | None:
        done = any(isinstance(action, TurnUp) for action in game.actions)
        return None if done else game.deal.dealer

    def options(self, game: Round, /) -> tuple[Action, ...]:
        numbers = (self.exposed,) if self.exposed else range(MOST + 1)
        return tuple(TurnUp(game.deal.dealer, (number,) * len(game.hands)) for number in numbers)

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        dealer = game.deal.dealer
        if not isinstance(action, TurnUp):
            return (Reason.of("dealer-turns-up-first", seat=dealer.value),)
        if action.seat is not dealer:
            return (Reason.of("not-your-turn", seat=action.seat.value, turn=dealer.value),)
        found = []
        if len(action.cards) != len(game.hands) or len(set(action.cards)) != 1:
            found.append(Reason.of("face-up-unequal"))
        if max(action.cards) > MOST:
            found.append(Reason.of("face-up-too-many", most=MOST))
        if not found and action not in self.options(game):
            found.append(Reason.of("face-up-other-number", cards=self.exposed))
        return tuple(found)

    def take(self, game: Round, action: Action, /) -> Changes:
        return {}

    def shown(self, game: Round, /) -> tuple[tuple[Card, ...], ...]:
        """Return the cards of each seat that lie face up."""
        turned = next((action.cards for action in game.actions if isinstance(action, TurnUp)), (0,) * len(game.hands))
        return tuple(hand[:number] for hand, number in zip(game.deal.hands, turned, strict=True))
