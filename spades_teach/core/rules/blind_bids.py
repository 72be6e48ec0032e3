"""House bids made before looking: numbers of one player, and six tricks of a whole side.

Axes `kinds`, `limits` and `conduct`, signatures and bands as in `bidding` and `scoring`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Literal

from spades_teach.core.bids import Bid
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding import AbsorbsNumbers, BidContext, Bids
from spades_teach.core.rules.scoring import ScoreLine, SideTally

BLIND_SIX = Bid("blind-six", 6)
"""Six tricks of the side, promised before either partner has looked."""


@cache
def blind_number(tricks: int) -> Bid:
    """Return the bid of so many tricks before looking."""
    return Bid(f"blind-{tricks}", tricks)


def _is_blind_number(bid: Bid | None) -> bool:
    return bid is not None and bid.is_blind and bid.name.removeprefix("blind-").isdecimal()


class BlindNumber:
    """For kinds that are numbers of one player before looking."""

    __slots__ = ()
    max_bid: int

    def offers(self, context: BidContext, /) -> Bids:
        return tuple(blind_number(tricks) for tricks in range(1, min(self.max_bid, context.hand_size) + 1))

    def read(self, name: str, /) -> Bid | None:
        tricks = name.removeprefix("blind-")
        blind = name.startswith("blind-") and tricks.isdecimal() and len(tricks) <= 2 and int(tricks) > 0
        return blind_number(int(tricks)) if blind else None

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        return tuple(place for place, bid in enumerate(bids) if _is_blind_number(bid))


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindBids(BlindNumber):
    """A blind number counts in the contract of the side, and is worth as much again when the player takes exactly so many.

    must_be_exact: too many deduct the bonus like too few (S1); else they only earn none (S0).  The size of the bonus is a reading.
    Source: catalogue `blind-bid` (S0, S1).
    """

    slot: ClassVar[str] = "blind-number"
    order: ClassVar[int] = 31
    blind: ClassVar[bool] = True

    max_bid: int = 7
    must_be_exact: bool = True
    each: int = 10

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        found = [line for place in claimed for line in self._bonus(tally, place)]
        if all(_is_blind_number(bid) for bid in tally.bids if bid.tricks):
            reason, sign = ("contract-made", 1) if tally.made else ("contract-set", -1)
            points = sign * self.each * tally.contract
            found.insert(0, ScoreLine.of(reason, points, contract=tally.contract, tricks=tally.tricks, each=self.each))
        return tuple(found)

    def _bonus(self, tally: SideTally, place: int) -> tuple[ScoreLine, ...]:
        bid, tricks = tally.bids[place].tricks, tally.taken[place]
        if tricks == bid:
            return (ScoreLine.of("blind-bid-made", self.each * bid, bid=bid, seat=tally.seats[place].value),)
        if tricks > bid and not self.must_be_exact:
            return ()
        seat = tally.seats[place].value
        return (ScoreLine.of("blind-bid-missed", -self.each * bid, bid=bid, tricks=tricks, seat=seat),)


BlindFailure = Literal["10-per-trick-bid", "10-per-trick-missing"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrailingBlindBids(BlindNumber):
    """A blind number stands apart from the partner's contract: 20 for each trick bid, nothing for more.

    Source: catalogue `trailing-blind-bids` (S0, S1).
    """

    slot: ClassVar[str] = "blind-number"
    order: ClassVar[int] = 31
    blind: ClassVar[bool] = True

    max_bid: int = 7
    each: int = 20
    failure: BlindFailure = "10-per-trick-bid"

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return tuple(self._line(tally, place) for place in claimed)

    def _line(self, tally: SideTally, place: int) -> ScoreLine:
        bid, tricks, seat = tally.bids[place].tricks, tally.taken[place], tally.seats[place].value
        if tricks >= bid:
            return ScoreLine.of("trailing-blind-made", self.each * bid, bid=bid, each=self.each, seat=seat)
        count = bid if self.failure == "10-per-trick-bid" else bid - tricks
        return ScoreLine.of(
            "trailing-blind-failed", -10 * count, bid=bid, tricks=tricks, count=count, each=10, seat=seat
        )


@dataclass(frozen=True, slots=True)
class BlindNumbersStandApart:
    """What a player bid blind, and the tricks taken for it, are no part of the partner's contract.

    Source: catalogue `trailing-blind-bids`; a reading.
    """

    slot: ClassVar[str] = "blind-numbers-apart"
    order: ClassVar[int] = 5

    def amend(self, tally: SideTally, /) -> SideTally:
        places = [place for place, bid in enumerate(tally.bids) if _is_blind_number(bid)]
        if not places:
            return tally
        over = max(0, tally.tricks - tally.contract)
        contract = tally.contract - sum(tally.bids[place].tricks for place in places)
        tricks = tally.tricks - sum(tally.taken[place] for place in places)
        if not contract:  # nobody is left to count a trick for: those of a failed nil are bags already
            return replace(tally, contract=0, tricks=0, bags=max(0, tally.bags - over))
        bags = max(0, tally.bags - over) + max(0, tricks - contract)
        return replace(tally, contract=contract, tricks=tricks, bags=bags)


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindNumbersOnlyBehind:
    """Only a side far enough behind the leader may bid a number blind.  Source: catalogue `blind-bid`, `trailing-blind-bids` (S0, S1)."""

    slot: ClassVar[str] = "blind-number-deficit"
    order: ClassVar[int] = 10

    needed: int = 100  # points; exactly as many are enough

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        if context.deficit >= self.needed:
            return options
        return tuple(bid for bid in options if not _is_blind_number(bid))

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("blind-not-behind", bid=bid.name, deficit=context.deficit, needed=self.needed)


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindSix(AbsorbsNumbers):
    """A side promises six tricks before looking; the partner's number is absorbed in them.

    exact: any other number fails; else six are enough and more are not counted.  Source: catalogue `blind-six` (S0, S1).
    """

    slot: ClassVar[str] = "blind-six"
    order: ClassVar[int] = 10
    bid: ClassVar[Bid] = BLIND_SIX
    blind: ClassVar[bool] = True

    points: int = 120
    exact: bool = True
    failure: int = -120

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        made = tally.tricks == self.bid.tricks if self.exact else tally.tricks >= self.bid.tricks
        if made:
            return (ScoreLine.of("blind-six-made", self.points, tricks=tally.tricks),)
        return (ScoreLine.of("blind-six-failed", self.failure, tricks=tally.tricks),)


@dataclass(frozen=True, slots=True)
class BlindSixBinds:
    """A blind six is the contract of its side, and no trick beyond it is a bag.  Source: catalogue `blind-six` (S0, S1)."""

    slot: ClassVar[str] = "blind-six-binds"
    order: ClassVar[int] = 5

    def amend(self, tally: SideTally, /) -> SideTally:
        if BLIND_SIX not in tally.bids:
            return tally
        over = max(0, tally.tricks - tally.contract)
        return replace(tally, contract=BLIND_SIX.tricks, bags=max(0, tally.bags - over))


@dataclass(frozen=True, slots=True)
class NeitherPartnerHasLooked:
    """A blind six comes before either partner has looked; who bids a number has.  Source: catalogue `blind-six` (S0, S1)."""

    slot: ClassVar[str] = "neither-has-looked"
    order: ClassVar[int] = 10

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        if not context.partner_looked:
            return options
        return tuple(bid for bid in options if bid != BLIND_SIX)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("partner-has-looked", bid=bid.name)
