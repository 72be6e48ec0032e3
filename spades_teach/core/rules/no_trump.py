"""Bids with the pledge not to win by ruffing: spades stay trumps, but the bidder wins no trick with one unless a spade was led.

Axes `kinds`, `limits` and `conduct`, signatures and bands as in `bidding` and `scoring`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from spades_teach.core.bids import Bid
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding import BidContext, Bids
from spades_teach.core.rules.facts import Fact, counts
from spades_teach.core.rules.scoring import ScoreLine, SideTally
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Trick
from spades_teach.core.trumps import TrumpOrder

PREFIX = "no-trump-"

Counted = Literal["bid", "won"]
Failure = Literal["20-per-trick-bid", "10-per-trick-bid"]
PER_TRICK_LOST: dict[Failure, int] = {"20-per-trick-bid": 20, "10-per-trick-bid": 10}


def is_no_trump(bid: Bid) -> bool:
    """Tell whether a bid pledges to win no trick by ruffing."""
    return bid.name.startswith(PREFIX)


def ruffs_won(tally: SideTally, seat: Seat) -> int:
    """Return how many tricks a seat has won with a spade to which none was led: read from the tricks, else from the fact `ruffs-won`."""
    result = tally.result
    if result is None:
        return 0
    if not result.tricks:
        return result.count(f"{seat.value}.ruffs-won")
    return sum(trick.winner is seat and _ruffed(trick, seat, tally.trumps) for trick in result.tricks)


def _ruffed(trick: Trick, seat: Seat, trumps: TrumpOrder) -> bool:
    own = next(play.card for play in trick.plays if play.seat is seat)
    return trumps.suit_of(own) is trumps.suit and trumps.suit_of(trick.plays[0].card) is not trumps.suit


def kept(tally: SideTally, place: int) -> bool:
    """Tell whether the bidder at a place of the side has both the tricks and the pledge."""
    enough = tally.taken[place] >= tally.bids[place].tricks
    return enough and not ruffs_won(tally, tally.seats[place])


@dataclass(frozen=True, slots=True, kw_only=True)
class NoTrumpBids:
    """A number of tricks without a ruff, each paid double; a failure costs for each trick that was bid (a reading).

    counted: whether the tricks bid or all tricks won are paid.  Source: catalogue `no-trump-bid` (S0, S1).
    """

    slot: ClassVar[str] = "no-trump"
    order: ClassVar[int] = 20
    blind: ClassVar[bool] = False

    each: int = 20
    counted: Counted = "bid"
    failure: int = 20

    def offers(self, context: BidContext, /) -> Bids:
        return tuple(Bid(f"{PREFIX}{tricks}", tricks) for tricks in range(1, context.hand_size + 1))

    def read(self, name: str, /) -> Bid | None:
        number = name.removeprefix(PREFIX)
        if number == name or not number.isdecimal() or len(number) > 2 or not int(number):
            return None
        return Bid(f"{PREFIX}{int(number)}", int(number))

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        return tuple(place for place, bid in enumerate(bids) if bid is not None and is_no_trump(bid))

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return tuple(self._line(tally, place) for place in claimed)

    def _line(self, tally: SideTally, place: int) -> ScoreLine:
        bid, tricks, seat = tally.bids[place].tricks, tally.taken[place], tally.seats[place]
        if kept(tally, place):
            paid = bid if self.counted == "bid" else tricks
            return ScoreLine.of("no-trump-made", self.each * paid, paid=paid, each=self.each, seat=seat.value)
        reason = "no-trump-short" if tricks < bid else "no-trump-ruffed"
        return ScoreLine.of(reason, -self.failure * bid, bid=bid, tricks=tricks, each=self.failure, seat=seat.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class NoTrumpStandsApart:
    """A no-trump bid and the tricks taken for it are no part of the partner's contract, as with a nil (a reading).

    Tricks beyond a kept bid are ordinary bags, unless all tricks won are paid.  Source: catalogue `no-trump-bid`.
    """

    slot: ClassVar[str] = "no-trump-apart"
    order: ClassVar[int] = 4
    reads: ClassVar[tuple[Fact, ...]] = counts("ruffs-won", by="seat")

    counted: Counted = "bid"

    def amend(self, tally: SideTally, /) -> SideTally:
        places = [place for place, bid in enumerate(tally.bids) if is_no_trump(bid)]
        if not places:
            return tally
        of_nils = max(0, tally.bags - max(0, tally.tricks - tally.contract))
        contract = tally.contract - sum(tally.bids[place].tricks for place in places)
        tricks = tally.tricks - sum(tally.taken[place] for place in places) if contract else 0
        over = sum(
            tally.taken[place] - tally.bids[place].tricks
            for place in places
            if self.counted == "bid" and kept(tally, place)
        )
        bags = of_nils + over + max(0, tricks - contract)
        return replace(tally, contract=contract, tricks=tricks, bags=bags, pardoned=tally.pardoned - over)


@dataclass(frozen=True, slots=True)
class NoTrumpNeedsASpade:
    """Only who holds a spade can promise not to ruff with one.  Source: catalogue `no-trump-bid` (S0, S1)."""

    slot: ClassVar[str] = "no-trump-needs-spade"
    order: ClassVar[int] = 10

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        if context.hand is None or any(context.trumps.suit_of(card) is context.trumps.suit for card in context.hand):
            return options
        return tuple(bid for bid in options if not is_no_trump(bid))

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("no-trump-needs-spade", bid=bid.name)
