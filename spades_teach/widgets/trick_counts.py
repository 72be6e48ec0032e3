"""What a learner's count of likely tricks shows, card by card, beside what many random rounds said."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from spades_teach.analysis.estimates import CardEstimate, HandEstimate
from spades_teach.core.cards import Card, Rank, Suit
from spades_teach.core.trumps import TrumpOrder

NEAR = 1.0
"""A count is near when it is off by no more than one trick: nobody counts closer before the first card."""

OVER = ("counts-ace", "counts-king", "counts-queen", "counts-low-spade", "counts-low-card")
MISSED = ("forgets-ace", "forgets-king", "forgets-high-spade", "forgets-long-spade", "forgets-card")
COUNTS = ("counts-too-many", "counts-too-few")
MISCONCEPTIONS = (*OVER, *MISSED, *COUNTS)
"""What a count can show; the message `trick-count-ID` speaks to the learner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """One card that random rounds see otherwise than the learner."""

    id: str
    estimate: CardEstimate

    @property
    def gap(self) -> float:
        """How far the learner's yes or no lies from the share of the rounds."""
        return self.estimate.share if self.id in MISSED else 1 - self.estimate.share


@dataclass(frozen=True, slots=True, kw_only=True)
class CountVerdict:
    """How a count compares: near or not, and the cards that explain it, the clearest first."""

    count: int
    tricks: float
    remarks: tuple[Remark, ...]

    @property
    def near(self) -> bool:
        return abs(self.count - self.tricks) <= NEAR

    @property
    def misconception(self) -> str | None:
        """What a count that is not near shows: the clearest card that explains it."""
        if self.near:
            return None
        wanted, rest = (OVER, COUNTS[0]) if self.count > self.tricks else (MISSED, COUNTS[1])
        return next((remark.id for remark in self.remarks if remark.id in wanted), rest)


def judge_count(ticked: Collection[Card], estimate: HandEstimate, trumps: TrumpOrder) -> CountVerdict:
    """Compare the cards that a learner ticked with the rounds."""
    spades = sum(trumps.suits[card] is Suit.SPADES for card in estimate.hand)
    remarks = [
        Remark(id=_seen_otherwise(each.card, each.card in ticked, trumps, spades), estimate=each)
        for each in estimate.cards
        if (each.card in ticked) is not (each.share >= 0.5)
    ]
    remarks.sort(key=lambda remark: -remark.gap)
    return CountVerdict(count=len(ticked), tricks=estimate.tricks, remarks=tuple(remarks))


def _seen_otherwise(card: Card, ticked: bool, trumps: TrumpOrder, spades: int) -> str:
    """Say which belief about a card the rounds do not share."""
    spade = trumps.suits[card] is Suit.SPADES
    if not ticked:
        if spade:
            return "forgets-high-spade" if card in trumps.trumps[:3] or spades <= 3 else "forgets-long-spade"
        return {Rank.ACE: "forgets-ace", Rank.KING: "forgets-king"}.get(card.rank, "forgets-card")
    if spade:
        return "counts-low-spade"
    honours = {Rank.ACE: "counts-ace", Rank.KING: "counts-king", Rank.QUEEN: "counts-queen"}
    return honours.get(card.rank, "counts-low-card")
