"""Axis `limits`: bids that follow from the special bid of a partner where each side ends with one nil and one number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spades_teach.core.bids import NIL, Bid
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding import BidContext, Bids


@dataclass(frozen=True, slots=True, kw_only=True)
class NilOrMany:
    """Bid nil, or at least so many.  Source: catalogue `suicide` (S0, S1)."""

    slot: ClassVar[str] = "player-minimum"
    order: ClassVar[int] = 30

    minimum: int = 4

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        return tuple(bid for bid in options if not 0 < bid.tricks < self.minimum)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("nil-or-at-least", bid=bid.name, minimum=self.minimum)


@dataclass(frozen=True, slots=True)
class SpecialBidsAreNotTurned:
    """Beside a partner's blind or special bid, which nothing turns, the opposite is all that is left to say.

    Source: catalogue `suicide`; a reading.
    """

    slot: ClassVar[str] = "opposite-of-a-special-bid"
    order: ClassVar[int] = 15

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        fixed = _fixed(context)
        if fixed is None:
            return options
        if not fixed.tricks:
            return tuple(bid for bid in options if bid.tricks)
        return tuple(bid for bid in options if not bid.tricks)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        fixed = _fixed(context)
        assert fixed is not None
        return Reason.of("opposite-of-a-special-bid", bid=bid.name, partner=fixed.name)


@dataclass(frozen=True, slots=True)
class ForcedNilStaysOpen:
    """Who has nothing but nil to say may say it, whatever the sums forbid; a reading."""

    slot: ClassVar[str] = "forced-nil"
    order: ClassVar[int] = 95

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        fixed = _fixed(context)
        return options or ((NIL,) if fixed is not None and fixed.tricks else ())

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        raise AssertionError("takes no bid away")


def _fixed(context: BidContext) -> Bid | None:
    """Return the bid of a partner that nothing turns, None where there is none."""
    bids = context.partners_bids
    return next((bid for bid in bids if bid is not None and not bid.is_number and bid != NIL), None)
