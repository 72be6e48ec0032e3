"""What one partner announces for the whole side: nil of the team, with open eyes or blind, a double blind nil, all tricks blind.

Axes `kinds`, `limits` and `conduct`, signatures and bands as in `bidding` and `scoring`.  One partner announces, and the other is then bound:
to nil by a nil of the team, while beside all tricks any number is absorbed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from spades_teach.core.bids import BLIND_NIL, NIL, Bid
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.announcements import BLIND_BOSTON, BostonBinds, SideBid, took_all
from spades_teach.core.rules.bidding import BidContext, Bids
from spades_teach.core.rules.scoring import ScoreLine, SideTally

TEAM_NIL = Bid("team-nil", 0)
"""The promise that the side takes no trick."""

BLIND_TEAM_NIL = Bid("blind-team-nil", 0)
"""The same, before either partner has looked."""

BLIND_DOUBLE_NIL = Bid("blind-double-nil", 0)
"""Both partners bid nil before either has looked."""

NILS_OF_THE_SIDE = frozenset({TEAM_NIL, BLIND_TEAM_NIL, BLIND_DOUBLE_NIL})
OF_THE_SIDE = NILS_OF_THE_SIDE | {BLIND_BOSTON}


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamNil(SideBid):
    """The side takes no trick at all, for one score.  Source: catalogue `team-nil` (S0, S1)."""

    slot: ClassVar[str] = "team-nil"
    order: ClassVar[int] = 8
    bid: ClassVar[Bid] = TEAM_NIL
    also: ClassVar[str] = TEAM_NIL.name
    blind: ClassVar[bool] = False

    value: int = 100

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return (_none_taken("team-nil", self.value, tally),)


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamBlindNil(SideBid):
    """The same before either partner has looked.  Source: catalogue `team-blind-nil` (S0, S1)."""

    slot: ClassVar[str] = "team-blind-nil"
    order: ClassVar[int] = 7
    bid: ClassVar[Bid] = BLIND_TEAM_NIL
    also: ClassVar[str] = "team-blind-nil"
    blind: ClassVar[bool] = True

    value: int = 150

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return (_none_taken("team-blind-nil", self.value, tally),)


def _none_taken(name: str, value: int, tally: SideTally) -> ScoreLine:
    tricks = sum(tally.taken)
    return ScoreLine.of(f"{name}-failed", -value, tricks=tricks) if tricks else ScoreLine.of(f"{name}-made", value)


@dataclass(frozen=True, slots=True, kw_only=True)
class DoubleBlindNil(SideBid):
    """Both partners bid nil without having looked: the match, or a great bonus, and no penalty.

    Two blind nils of one side are the same bid.  points: where the match is not won by it.  Source: catalogue `double-blind-nil` (S0, S1).
    """

    slot: ClassVar[str] = "double-blind-nil"
    order: ClassVar[int] = 9
    bid: ClassVar[Bid] = BLIND_DOUBLE_NIL
    also: ClassVar[str] = "double-blind-nil"
    blind: ClassVar[bool] = True

    wins: bool = True
    points: int = 800
    failure: int = 0

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        both = len(bids) > 1 and all(bid == BLIND_NIL for bid in bids)
        return tuple(range(len(bids))) if both or self.bid in bids else ()

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        tricks = sum(tally.taken)
        if tricks:
            return (ScoreLine.of("double-blind-nil-failed", self.failure, tricks=tricks),)
        points = 0 if self.wins else self.points
        return (ScoreLine.of("double-blind-nil-made", points, wins=int(self.wins)),)


@dataclass(frozen=True, slots=True, kw_only=True)
class BostonOnFire(SideBid):
    """The side promises every trick before either partner has looked, and wins the match with them.

    Source: catalogue `boston-on-fire` (S0, S1); that it wins, and what a failure costs, are readings.
    """

    slot: ClassVar[str] = "boston-on-fire"
    order: ClassVar[int] = 4
    bid: ClassVar[Bid] = BLIND_BOSTON
    also: ClassVar[str] = "boston-on-fire"
    blind: ClassVar[bool] = True

    failure: int = -130
    each: int = 10

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        tricks = sum(tally.taken)
        if not took_all(tally):
            return (ScoreLine.of("boston-on-fire-failed", self.failure, tricks=tricks),)
        return (ScoreLine.of("boston-on-fire-made", self.each * self.bid.tricks, tricks=tricks, wins=1),)


@dataclass(frozen=True, slots=True)
class BostonOnFireBinds(BostonBinds):
    """A Boston on fire binds its side as a Boston does."""

    slot: ClassVar[str] = "boston-on-fire-binds"
    bid: ClassVar[Bid] = BLIND_BOSTON


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamNilBinds:
    """A nil of the team leaves its side no contract, whatever the partner has said, and where it is immune, no bag.

    Source: catalogue `team-nil` (S0, S1).
    """

    slot: ClassVar[str] = "team-nil-binds"
    order: ClassVar[int] = 5
    bid: ClassVar[Bid] = TEAM_NIL

    immune: bool = True

    def amend(self, tally: SideTally, /) -> SideTally:
        if self.bid not in tally.bids:
            return tally
        bags = 0 if self.immune else sum(tally.taken)
        return replace(tally, contract=0, tricks=0, bags=bags, nil_tricks=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamBlindNilBinds(TeamNilBinds):
    """The same for the blind one.  Source: catalogue `team-blind-nil` (S0, S1)."""

    slot: ClassVar[str] = "team-blind-nil-binds"
    bid: ClassVar[Bid] = BLIND_TEAM_NIL


@dataclass(frozen=True, slots=True)
class AnnouncedInTime:
    """A blind bid of the whole side comes before a partner has looked, and a nil of the side before a partner has promised tricks.

    Source: catalogue `team-blind-nil`, `boston-on-fire` (S0, S1); that a partner's tricks stand against it is a reading.
    """

    slot: ClassVar[str] = "announced-in-time"
    order: ClassVar[int] = 10

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        promised = any(bid is not None and bid.tricks for bid in context.partners_bids)
        late = {bid for bid in OF_THE_SIDE if bid.is_blind} if context.partner_looked else set()
        late |= NILS_OF_THE_SIDE if promised else set()
        return tuple(bid for bid in options if bid not in late)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        if bid.is_blind and context.partner_looked:
            return Reason.of("partner-has-looked", bid=bid.name)
        return Reason.of("partner-has-bid", bid=bid.name)


@dataclass(frozen=True, slots=True)
class PartnerGoesAlong:
    """Where a partner has announced a nil of the side, nil is all that is left to say, or the same again.

    After every other limit: the side has bid already, and no sum or minimum takes that back.  A blind announcement is said again on score sheets
    only: at the table the partner looks now.
    """

    slot: ClassVar[str] = "partner-goes-along"
    order: ClassVar[int] = 95

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        announced = _announced(context)
        if announced is None:
            return options
        again = not announced.is_blind or context.hand is None
        return (NIL, *(bid for bid in options if bid == announced and again))

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        announced = _announced(context)
        assert announced is not None
        return Reason.of("side-has-bid", bid=bid.name, announced=announced.name)


def _announced(context: BidContext) -> Bid | None:
    return next((bid for bid in context.partners_bids if bid in NILS_OF_THE_SIDE), None)


@dataclass(frozen=True, slots=True)
class FirstOfTheTwoHasPriority:
    """Of a double blind nil and a Boston on fire only the one that was bid first stands.  Source: catalogue `boston-on-fire` (S0, S1)."""

    slot: ClassVar[str] = "double-blind-nil-or-boston-on-fire"
    order: ClassVar[int] = 10

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        others = context.others_bids
        gone = set()
        if any(BLIND_DOUBLE_NIL in bids or all(bid == BLIND_NIL for bid in bids) for bids in others):
            gone.add(BLIND_BOSTON)
        if any(BLIND_BOSTON in bids for bids in others):
            partners = context.partners_bids
            completes = bool(partners) and all(bid == BLIND_NIL for bid in partners)
            gone |= {BLIND_DOUBLE_NIL, BLIND_NIL} if completes else {BLIND_DOUBLE_NIL}
        return tuple(bid for bid in options if bid not in gone)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("other-side-was-first", bid=bid.name)
