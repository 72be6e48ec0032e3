"""Partners who bid as one: sums that have to be whole, a team that speaks before the other does, and what it may not say.

Axes `kinds`, `limits`, `order`, `conduct` and `terms`, signatures and bands as in `bidding` and `scoring`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from spades_teach.core.bids import Bid, added_up
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidContext, Bids
from spades_teach.core.rules.facts import Fact, counts
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally
from spades_teach.core.table import Seat, Table

MOST_POINTS = 100
"""Points that table talk may cost at most."""


@dataclass(frozen=True, slots=True)
class HalfBids:
    """A number and a half, such as 3.5.  Two halves make a trick of the contract, which the numbers score.

    Source: catalogue `half-tricks` (S0, S1).
    """

    slot: ClassVar[str] = "half"
    order: ClassVar[int] = 31
    blind: ClassVar[bool] = False

    def offers(self, context: BidContext, /) -> Bids:
        return tuple(_and_a_half(tricks) for tricks in range(1, context.hand_size))

    def read(self, name: str, /) -> Bid | None:
        whole = name.replace("½", ".5").removesuffix(".5")
        if whole == name or not whole.isdecimal() or len(whole) > 2 or int(whole) < 1:
            return None
        return _and_a_half(int(whole))

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        return ()

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return ()


def _and_a_half(tricks: int) -> Bid:
    return Bid(f"{tricks}.5", tricks)


@dataclass(frozen=True, slots=True)
class SumIsWhole:
    """The bids of a side come to whole tricks: its last bidder answers a half with a half, and bids none otherwise.

    Source: catalogue `half-tricks` (S0, S1).
    """

    slot: ClassVar[str] = "whole-sum"
    order: ClassVar[int] = 40

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        made = context.partners_bids
        if not made or None in made:
            return options if made else tuple(bid for bid in options if not bid.is_half)
        return tuple(bid for bid in options if bid.is_half is _half_is_open(made))

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        if _half_is_open(context.partners_bids):
            return Reason.of("half-is-open", bid=bid.name)
        return Reason.of("half-without-half", bid=bid.name)


def _half_is_open(bids: Iterable[Bid | None]) -> bool:
    return sum(bid is not None and bid.is_half for bid in bids) % 2 == 1


@dataclass(frozen=True, slots=True)
class SideAfterSide:
    """The partners bid one after the other, the side that has not dealt before the side that has.

    Source: catalogue `partnership-bidding` (S0, S1).
    """

    slot: ClassVar[str] = "order"
    order: ClassVar[int] = 10

    def turn(self, bids: tuple[Bid | None, ...], table: Table, dealer: Seat, /) -> Seat | None:
        around = table.clockwise_from(table.after(dealer))
        sides = sorted(table.sides, key=lambda side: (dealer in side.seats, min(map(around.index, side.seats))))
        in_turn = (seat for side in sides for seat in sorted(side.seats, key=around.index))
        return next((seat for seat in in_turn if bids[table.index(seat)] is None), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamMinimum:
    """The shares of a side come to at least so many tricks; its last bidder answers for it.

    Source: catalogue `partnership-bidding` (S0, S1: the smallest bid is board).
    """

    slot: ClassVar[str] = "team-minimum"
    order: ClassVar[int] = 40

    minimum: int = 4

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        made = context.partners_bids
        if None in made:
            return options
        return tuple(bid for bid in options if added_up((*made, bid)) >= self.minimum)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("below-team-minimum", bid=bid.name, minimum=self.minimum)


@dataclass(frozen=True, slots=True)
class NoNilForTeams:
    """A team that bids as one promises tricks: no kind of nil.  Source: catalogue `partnership-bidding` (S1)."""

    slot: ClassVar[str] = "no-nil-for-teams"
    order: ClassVar[int] = 10

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        return tuple(bid for bid in options if not bid.promises_none)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("teams-bid-no-nil", bid=bid.name)


TalkPenalty = Literal["pass-deal-left", "bags", "points-up-to-100"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableTalk:
    """What it costs to name a card or the strength of a suit while the partners talk.

    The fact `table-talk` of a seat tells it: 1 where the round is void, else how many bags or points were agreed on.  A void round is not
    played; the deal passes to the left, as it does after every round.  Source: catalogue `partnership-bidding` (S0, S1).
    """

    slot: ClassVar[str] = "table-talk"
    order: ClassVar[int] = 95
    reads: ClassVar[tuple[Fact, ...]] = counts("table-talk")

    penalty: TalkPenalty = "pass-deal-left"

    def unplayed(self, result: RoundResult, /) -> bool:
        """Tell whether the round is void."""
        talk = (value for name, value in result.facts if name.endswith(".table-talk"))
        return self.penalty == "pass-deal-left" and any(talk)

    def amend(self, tally: SideTally, /) -> SideTally:
        if tally.result is not None and self.unplayed(tally.result):
            return nothing_counts(tally)
        talk = _talk(tally)
        if self.penalty != "bags" or not talk:
            return tally
        return replace(tally, bags=tally.bags + talk, pardoned=tally.pardoned - talk)


def _talk(tally: SideTally) -> int:
    if tally.result is None:
        return 0
    return sum(tally.result.count(f"{seat.value}.table-talk") for seat in tally.seats)


def nothing_counts(tally: SideTally) -> SideTally:
    """Return the counts of a round that was not played."""
    return replace(tally, replaced=True, contract=0, tricks=0, bags=0, nil_tricks=0)


@dataclass(frozen=True, slots=True)
class TableTalkCosts(CarriesAll):
    """Points off for table talk, as many as were agreed on, a hundred at most.  Source: catalogue `partnership-bidding` (S0, S1)."""

    slot: ClassVar[str] = "table-talk"
    order: ClassVar[int] = 40

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        points = min(_talk(tally), MOST_POINTS)
        return (ScoreLine.of("table-talk", -points, most=MOST_POINTS),) if points else ()
