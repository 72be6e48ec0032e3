"""Axis `play`: a led big joker that draws the highest spades.  Signature and bands as in `play`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spades_teach.core.cards import BIG_JOKER, Card
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.play import BreaksNothing, Cards, PlayContext


@dataclass(frozen=True, slots=True, kw_only=True)
class BigJokerDrawsHighestSpade(BreaksNothing):
    """When the big joker is led, the opponents play their highest spade; the little joker is one.

    everyone: the partner plays the highest one too.  Where no seat is known, the player counts as an opponent.
    Source: catalogue `high-jokers-alternate` (S0, S1).
    """

    slot: ClassVar[str] = "highest-spade"
    order: ClassVar[int] = 30
    yields: ClassVar[bool] = True

    everyone: bool = False

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        highest = _highest_spade(context) if self._drawn(context) else None
        return options if highest is None else tuple(card for card in options if card is highest)

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        highest = _highest_spade(context)
        assert highest is not None
        return Reason.of("must-play-highest-spade", card=highest.code)

    def _drawn(self, context: PlayContext) -> bool:
        """Tell whether the seat follows to a led big joker and has to give its highest spade."""
        if not context.plays or context.plays[0].card is not BIG_JOKER:
            return False
        partners = context.table.partners_of(context.plays[0].seat)
        return self.everyone or context.seat is None or context.seat not in partners


def _highest_spade(context: PlayContext) -> Card | None:
    suits, strengths = context.trumps.suits, context.trumps.strengths
    spades = [card for card in context.hand if suits[card] is context.trumps.suit]
    return max(spades, key=lambda card: strengths[card], default=None)
