"""Nils that are played in the dark: the bidder's cards lie face down in a pile, and the top one is played.

Axes `kinds` and `play`, signatures and bands as in `bidding` and `play`; the band of the pile is 70, after everything else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spades_teach.core.bids import BLIND_NIL, Bid
from spades_teach.core.cards import Card
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding import SingleBid
from spades_teach.core.rules.play import BreaksNothing, Cards, PlayContext
from spades_teach.core.rules.scoring import ScoreLine, SideTally

NIL_IN_THE_DARK = Bid("nil-in-the-dark", 0)
"""The promise to take no trick with cards that were seen, shuffled and are played from the top."""

BLIND_NIL_IN_THE_DARK = Bid("blind-nil-in-the-dark", 0)
"""The same with cards that are never looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NilInTheDark(SingleBid):
    """Nil from a shuffled pile, scored like a blind nil.  Source: catalogue `nil-in-the-dark` (S0, S1).

    own: its own stake; None where it is that of the table's blind nil, or of the tutorial's where the table has none.
    """

    slot: ClassVar[str] = "nil-in-the-dark"
    order: ClassVar[int] = 20
    bid: ClassVar[Bid] = NIL_IN_THE_DARK
    blind: ClassVar[bool] = False

    own: int | None = None
    otherwise: int = 200

    @property
    def value(self) -> int:
        """The stake where the table has no blind nil."""
        return self.otherwise if self.own is None else self.own

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        blind_nil = next((kind for kind in tally.kinds if getattr(kind, "bid", None) == BLIND_NIL), None)
        same = self.own is None and blind_nil is not None
        return _kept_or_failed(self.bid, getattr(blind_nil, "value", 0) if same else self.value, tally, claimed)


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindNilInTheDark(SingleBid):
    """Nil from a pile that is never looked at.  Source: catalogue `blind-nil-in-the-dark` (S0, S1); which Big Moe it is scored like is a reading."""

    slot: ClassVar[str] = "blind-nil-in-the-dark"
    order: ClassVar[int] = 20
    bid: ClassVar[Bid] = BLIND_NIL_IN_THE_DARK
    blind: ClassVar[bool] = True

    value: int = 250

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return _kept_or_failed(self.bid, self.value, tally, claimed)


def _kept_or_failed(bid: Bid, value: int, tally: SideTally, claimed: tuple[int, ...]) -> tuple[ScoreLine, ...]:
    return tuple(
        ScoreLine.of(f"{bid.name}-failed", -value, tricks=tally.taken[place], seat=tally.seats[place].value)
        if tally.taken[place]
        else ScoreLine.of(f"{bid.name}-made", value, seat=tally.seats[place].value)
        for place in claimed
    )


@dataclass(frozen=True, slots=True)
class PileDecides(BreaksNothing):
    """Who plays in the dark plays the top card of the pile, free of every other rule.  Source: catalogue `nil-in-the-dark`; a reading."""

    slot: ClassVar[str] = "pile"
    order: ClassVar[int] = 70
    yields: ClassVar[bool] = False

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        return options if context.top is None else (context.top,)

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        return Reason.of("pile-decides")
