"""House limits on bids: sums that may not come up, and bids that follow from the hand or from the partner.

Axis `limits`, signatures and bands as in `bidding`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spades_teach.core.bids import Bid, added_up
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding import BidContext, Bids


@dataclass(frozen=True, slots=True)
class SumIsNotTheTricks:
    """The last bidder may not make all bids come to the tricks of the round; nil counts 0.  Source: catalogue `total-bids` (S0, S1)."""

    slot: ClassVar[str] = "sum-of-all"
    order: ClassVar[int] = 40

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        own = context.table.index(context.seat)
        others = context.bids[:own] + context.bids[own + 1 :]
        made = [bid for bid in others if bid is not None]
        if len(made) < len(others):
            return options
        return tuple(bid for bid in options if added_up((*made, bid)) != context.hand_size)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("bids-make-the-tricks", bid=bid.name, tricks=context.hand_size)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpadesOfTheHand:
    """Bid the number of spades in the hand, as the trumps in force count them; without any, nil.

    nil_too: nil is a choice for every hand (`whiz`), not only for one without spades (`mirrors`).
    Where bids are judged without cards, any number may be that of the spades.  Source: catalogue `whiz`, `mirrors` (S0, S1).
    """

    slot: ClassVar[str] = "spades-of-the-hand"
    order: ClassVar[int] = 30

    nil_too: bool

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        if context.hand is None:
            return options
        spades = _spades(context)
        return tuple(bid for bid in options if bid.tricks == spades or (self.nil_too and bid.tricks == 0))

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("bid-your-spades-or-nil" if self.nil_too else "bid-your-spades", spades=_spades(context))


def _spades(context: BidContext) -> int:
    return sum(context.trumps.suit_of(card) is context.trumps.suit for card in context.hand or ())


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerMinimum:
    """A plain number is at least so many; special bids stay free.  Source: catalogue `fredieu`, `suicide` (S0, S1)."""

    slot: ClassVar[str] = "player-minimum"
    order: ClassVar[int] = 30

    minimum: int

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        return tuple(bid for bid in options if not bid.is_number or bid.tricks >= self.minimum)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("below-player-minimum", bid=bid.name, minimum=self.minimum)


@dataclass(frozen=True, slots=True, kw_only=True)
class ForbiddenTeamBid:
    """The bids of a side may not come to one number; its last bidder answers for it.  Source: catalogue `no-nines-no-blinds` (S0, S1)."""

    slot: ClassVar[str] = "forbidden-team-bid"
    order: ClassVar[int] = 40

    forbidden: int

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        others = context.partners_bids
        made = [bid for bid in others if bid is not None]
        if len(made) < len(others):
            return options
        return tuple(bid for bid in options if added_up((*made, bid)) != self.forbidden)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("team-bid-forbidden", bid=bid.name, forbidden=self.forbidden)


@dataclass(frozen=True, slots=True, kw_only=True)
class OneNilInTheTeam:
    """The last bidder of a side bids nil unless a partner has; beside a nil, at least a minimum.

    Source: catalogue `suicide-forced-nil` (S0, S1); that both may not bid nil is its reading.
    """

    slot: ClassVar[str] = "one-nil"
    order: ClassVar[int] = 30

    minimum: int

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        made = context.partners_bids
        if None in made:
            return tuple(bid for bid in options if not bid.is_number or bid.tricks >= self.minimum)
        if self._has_nil(made):
            return tuple(bid for bid in options if bid.tricks >= self.minimum)
        return tuple(bid for bid in options if bid.tricks == 0)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        made = context.partners_bids
        if None not in made and not self._has_nil(made):
            return Reason.of("nil-is-forced", bid=bid.name)
        return Reason.of("one-nil-is-enough", bid=bid.name, minimum=self.minimum)

    @staticmethod
    def _has_nil(made: tuple[Bid | None, ...]) -> bool:
        return any(bid is not None and bid.tricks == 0 for bid in made)
