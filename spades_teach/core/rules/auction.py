"""An auction as in Bridge: one side plays for its contract, the other is paid for what is missing or too much.

Axes `kinds`, `limits`, `accounting`, `conduct` and `terms`, signatures and bands as in `bidding` and `scoring`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from spades_teach.core.bids import PASS, Bid
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidContext, Bids
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally
from spades_teach.core.table import Side, Table


def highest(bids: Sequence[Bid | None]) -> int:
    """Return the highest number bid so far, 0 before there is one."""
    return max((bid.tricks for bid in bids if bid is not None and bid.is_whole), default=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class AuctionBids:
    """Numbers and passes; the declarers are paid for every trick of a made contract, the book included, and lose nothing when set.

    base: tricks of the book, on top of the bid.  Source: catalogue `spades-auction` (S0, S1).
    """

    slot: ClassVar[str] = "auction"
    order: ClassVar[int] = 5
    blind: ClassVar[bool] = False
    bid: ClassVar[Bid] = PASS

    base: int = 6
    each: int = 10

    def offers(self, context: BidContext, /) -> Bids:
        return (PASS,)

    def read(self, name: str, /) -> Bid | None:
        return PASS if name == PASS.name else None

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        return tuple(place for place, bid in enumerate(bids) if bid == PASS or (bid is not None and bid.is_whole))

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        if not tally.contract:
            return ()
        points = self.each * tally.contract if tally.made else 0
        reason = "auction-made" if tally.made else "auction-set"
        return (
            ScoreLine.of(
                reason,
                points,
                bid=tally.contract - self.base,
                base=self.base,
                contract=tally.contract,
                tricks=tally.tricks,
                each=self.each,
            ),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class HigherOrPass:
    """A bid is higher than every one before it, or a pass; the first player may not pass.

    Nothing else is bid here.  Source: catalogue `spades-auction` (S0, S1); that the first player opens is its reading.
    """

    slot: ClassVar[str] = "auction"
    order: ClassVar[int] = 5

    base: int = 6
    least: int = 1

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        top = highest(context.bids)
        lowest = max(self.least, top + 1)
        most = max(self.least, context.hand_size - self.base)
        return tuple(bid for bid in options if (bid == PASS and top) or (bid.is_whole and lowest <= bid.tricks <= most))

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        top = highest(context.bids)
        most = max(self.least, context.hand_size - self.base)
        if bid == PASS:
            return Reason.of("opener-may-not-pass")
        if not bid.is_whole:
            return Reason.of("only-numbers-in-the-auction", bid=bid.name)
        if bid.tricks > most:
            return Reason.of("above-the-last-trick", bid=bid.name, base=self.base, most=most)
        if top:
            return Reason.of("bid-higher-or-pass", bid=bid.name, top=top)
        return Reason.of("opening-too-low", bid=bid.name, least=self.least)


@dataclass(frozen=True, slots=True, kw_only=True)
class CountForDeclarers:
    """Only the side with the highest bid has a contract: its bid and the book.  There are no bags.  Source: catalogue `spades-auction` (S0, S1)."""

    slot: ClassVar[str] = "accounting"
    order: ClassVar[int] = 10

    base: int = 6

    def tally(self, result: RoundResult, side: Side, table: Table, carried: int, /) -> SideTally:
        places = [table.index(seat) for seat in side.seats]
        bids = tuple(result.bids[place] for place in places)
        taken = tuple(result.taken[place] for place in places)
        top = highest(result.bids)
        target = top + self.base if top else 0
        declares = top > 0 and highest(bids) == top
        return SideTally(
            seats=side.seats,
            bids=bids,
            taken=taken,
            contract=target if declares else 0,
            tricks=sum(taken),
            bags_before=carried,
            against=0 if declares else target,
            reneges=sum(result.count(f"{seat.value}.reneges") for seat in side.seats) if result.facts else 0,
        )


def _declarers_took(tally: SideTally) -> int:
    return 0 if tally.result is None else sum(tally.result.taken) - sum(tally.taken)


@dataclass(frozen=True, slots=True, kw_only=True)
class DefendersPaidWhenSet(CarriesAll):
    """Pay the defenders for each trick that the declarers miss.  Source: catalogue `spades-auction`, `broken-contract` (S0, S1)."""

    slot: ClassVar[str] = "defenders-under"
    order: ClassVar[int] = 40

    each: int = 10

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        missing = tally.against - _declarers_took(tally)
        if not tally.against or missing <= 0:
            return ()
        return (ScoreLine.of("defenders-under", self.each * missing, missing=missing, each=self.each),)


@dataclass(frozen=True, slots=True, kw_only=True)
class DefendersPaidForOvertricks(CarriesAll):
    """Pay the defenders for each overtrick that they leave to the declarers.  Source: catalogue `spades-auction` (S0, S1)."""

    slot: ClassVar[str] = "defenders-over"
    order: ClassVar[int] = 40

    each: int = 10

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        over = _declarers_took(tally) - tally.against - tally.pardoned
        if not tally.against or over <= 0:
            return ()
        return (ScoreLine.of("defenders-over", self.each * over, over=over, each=self.each),)


@dataclass(frozen=True, slots=True)
class OnlyUndertricksPay:
    """The declarers' overtricks bring the defenders nothing.  Source: catalogue `broken-contract`; a reading."""

    slot: ClassVar[str] = "only-undertricks-pay"
    order: ClassVar[int] = 40

    def amend(self, tally: SideTally, /) -> SideTally:
        over = _declarers_took(tally) - tally.against
        return replace(tally, pardoned=tally.pardoned + over) if tally.against and over > 0 else tally
