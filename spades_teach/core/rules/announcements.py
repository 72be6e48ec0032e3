"""What a side announces beside or instead of its bids: runs of tricks, and all tricks but one, or all.

Axes `kinds`, `limits`, `conduct` and `terms`, signatures and bands as in `bidding` and `scoring`.  A run is read from the tricks where the round was
played card by card; where only counts were kept, a fact of a seat tells it.  A side has announced what one of its seats has.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar, Literal

from spades_teach.core.bids import BLIND_NIL, NIL, Bid
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding import BidContext, Bids, SingleBid
from spades_teach.core.rules.facts import Fact, counts, untold_of_sides
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally

if TYPE_CHECKING:
    from spades_teach.core.results import RoundResult
    from spades_teach.core.rules.endings import Standing
    from spades_teach.core.rules.ruleset import RuleSet

BOSTON = Bid("boston", 13)
"""The promise that the side takes every trick."""

BLIND_BOSTON = Bid("blind-boston", 13)
"""The same, before either partner has looked."""


def announced(tally: SideTally, name: str) -> bool:
    """Tell whether a side has announced a run of tricks; where the round is not played, nothing was made or lost (a reading)."""
    return tally.result is not None and any(tally.result.taken) and told(tally, name) > 0


def told(tally: SideTally, fact: str) -> int:
    """Return the greatest value that a seat of the side has for a fact, 0 where none has one."""
    if tally.result is None:
        return 0
    return max(tally.result.count(f"{seat.value}.{fact}") for seat in tally.seats)


def runs(tally: SideTally) -> tuple[tuple[bool, int], ...]:
    """Return the runs of tricks in order: whether they are the side's, and how many."""
    tricks = tally.result.tricks if tally.result is not None else ()
    return tuple((own, len(list(run))) for own, run in groupby(trick.winner in tally.seats for trick in tricks))


@dataclass(frozen=True, slots=True, kw_only=True)
class Bemo(CarriesAll):
    """All of the first tricks, announced beside the ordinary bids.  Source: catalogue `bemo` (S0, S1; S1: beside the bid)."""

    slot: ClassVar[str] = "bemo"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = counts("little-bemo", "big-bemo", "first-tricks")

    little_first_tricks: int = 6
    little_points: int = 60
    big_first_tricks: int = 9
    big_points: int = 90

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        return untold_of_sides(result, rules.table, ("little-bemo", "big-bemo"), "first-tricks")

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        promised = (
            ("little-bemo", self.little_first_tricks, self.little_points),
            ("big-bemo", self.big_first_tricks, self.big_points),
        )
        return tuple(self._line(tally, needed, points) for name, needed, points in promised if announced(tally, name))

    def _line(self, tally: SideTally, needed: int, points: int) -> ScoreLine:
        found = runs(tally)
        first = told(tally, "first-tricks") if not found else found[0][1] if found[0][0] else 0
        if first >= needed:
            return ScoreLine.of("bemo-made", points, needed=needed, tricks=first)
        return ScoreLine.of("bemo-failed", -points, needed=needed, tricks=first)


@dataclass(frozen=True, slots=True)
class MoeReplacesContract:
    """An announced Moe stands for all bids of the side, and nothing is a bag.  Source: catalogue `moe-consecutive` (S0, S1)."""

    slot: ClassVar[str] = "moe"
    order: ClassVar[int] = 6

    def amend(self, tally: SideTally, /) -> SideTally:
        if not (announced(tally, "little-moe") or announced(tally, "big-moe")):
            return tally
        return _stands_alone(tally)


def _stands_alone(tally: SideTally) -> SideTally:
    """Return the counts of a side whose announcement stands for all its bids: they score nothing, and nothing is a bag."""
    return replace(tally, replaced=True, contract=0, bags=0, tricks=sum(tally.taken), nil_tricks=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoeInARow(CarriesAll):
    """So many tricks in a row, anywhere in the round.  Source: catalogue `moe-consecutive` (S0, S1)."""

    slot: ClassVar[str] = "moe"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = counts("little-moe", "big-moe", "tricks-in-a-row")

    big_length: int = 8
    big_points: int = 300
    little_length: int = 6
    little_points: int = 150
    failure: Literal["lose-same-points", "nothing"] = "lose-same-points"

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        return untold_of_sides(result, rules.table, ("little-moe", "big-moe"), "tricks-in-a-row")

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        promised = (
            ("little-moe", self.little_length, self.little_points),
            ("big-moe", self.big_length, self.big_points),
        )
        return tuple(self._line(tally, length, points) for name, length, points in promised if announced(tally, name))

    def _line(self, tally: SideTally, length: int, points: int) -> ScoreLine:
        played = [number for own, number in runs(tally) if own]
        longest = max(played, default=told(tally, "tricks-in-a-row"))
        if longest >= length:
            return ScoreLine.of("moe-made", points, needed=length, tricks=longest)
        lost = 0 if self.failure == "nothing" else points
        return ScoreLine.of("moe-failed", -lost, needed=length, tricks=longest)


class SideBid(SingleBid):
    """For kinds that are one bid for the whole side; `also` is a name under which it is read too."""

    __slots__ = ()
    also: ClassVar[str]

    def read(self, name: str, /) -> Bid | None:
        return self.bid if name in (self.bid.name, self.also) else None

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        return tuple(range(len(bids))) if self.bid in bids else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Boston(SideBid):
    """The side takes every trick and wins the match.  Source: catalogue `boston` (S0, S1); the loss is a reading.

    wins: whether the match is won; otherwise a made Boston is paid as a contract of thirteen.
    """

    slot: ClassVar[str] = "boston"
    order: ClassVar[int] = 5
    bid: ClassVar[Bid] = BOSTON
    also: ClassVar[str] = BOSTON.name
    blind: ClassVar[bool] = False

    wins: bool = True
    failure: int = -130
    each: int = 10

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        tricks = sum(tally.taken)
        if not took_all(tally):
            return (ScoreLine.of("boston-failed", self.failure, tricks=tricks),)
        return (ScoreLine.of("boston-made", self.each * self.bid.tricks, tricks=tricks, wins=int(self.wins)),)


def took_all(tally: SideTally) -> bool:
    """Tell whether the side took every trick of the round."""
    return tally.result is not None and sum(tally.taken) == sum(tally.result.taken)


@dataclass(frozen=True, slots=True)
class BostonBinds:
    """A Boston is the contract of its side, whatever the partner has bid; every trick helps it and none is a bag."""

    slot: ClassVar[str] = "boston-binds"
    order: ClassVar[int] = 5
    bid: ClassVar[Bid] = BOSTON

    def amend(self, tally: SideTally, /) -> SideTally:
        if self.bid not in tally.bids:
            return tally
        return replace(tally, contract=self.bid.tricks, tricks=sum(tally.taken), bags=0, nil_tricks=0)


@dataclass(frozen=True, slots=True, kw_only=True)
class UnbidBoston(CarriesAll):
    """All tricks without having promised them: a premium, or the match.  Source: catalogue `boston` (S2 on other tables)."""

    slot: ClassVar[str] = "unbid-boston"
    order: ClassVar[int] = 40

    premium: int = 0
    wins: bool = False

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        if BOSTON in tally.bids or BLIND_BOSTON in tally.bids or not took_all(tally):
            return ()
        return (ScoreLine.of("boston-unbid", self.premium, tricks=sum(tally.taken), wins=int(self.wins)),)


@dataclass(frozen=True, slots=True)
class BostonOrDoubleNil:
    """Nobody bids Boston against a double nil, and nobody completes a double nil against a Boston.  Source: catalogue `boston` (S0, S1)."""

    slot: ClassVar[str] = "boston-or-double-nil"
    order: ClassVar[int] = 10

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        others = context.others_bids
        against_boston = any(BOSTON in bids for bids in others)
        against_double_nil = any(len(bids) > 1 and _are_nils(bids) for bids in others)
        completes = against_boston and _are_nils(context.partners_bids)
        return tuple(
            bid for bid in options if not (bid == BOSTON and against_double_nil) and not (_is_nil(bid) and completes)
        )

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("boston-against-double-nil", bid=bid.name)


def _is_nil(bid: Bid | None) -> bool:
    return bid in (NIL, BLIND_NIL)


def _are_nils(bids: tuple[Bid | None, ...]) -> bool:
    return bool(bids) and all(map(_is_nil, bids))


@dataclass(frozen=True, slots=True, kw_only=True)
class LexingtonReplacesScore:
    """Exactly twelve tricks replace all that the side's bids would score.  Source: catalogue `lexington` (S0, S1)."""

    slot: ClassVar[str] = "lexington"
    order: ClassVar[int] = 90

    tricks: int = 12
    needs_bid: bool = False

    def amend(self, tally: SideTally, /) -> SideTally:
        if not _is_lexington(tally, self.tricks, needs_bid=self.needs_bid):
            return tally
        return _stands_alone(tally)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lexington(CarriesAll):
    """Exactly twelve tricks for a flat sum, or for the match.  Source: catalogue `lexington` (S0, S1)."""

    slot: ClassVar[str] = "lexington"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = counts("lexington")

    tricks: int = 12
    points: int = 240
    wins: bool = False
    needs_bid: bool = False

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        if not _is_lexington(tally, self.tricks, needs_bid=self.needs_bid):
            return ()
        return (ScoreLine.of("lexington", self.points, tricks=self.tricks, wins=int(self.wins)),)


def _is_lexington(tally: SideTally, tricks: int, *, needs_bid: bool) -> bool:
    return sum(tally.taken) == tricks and (not needs_bid or told(tally, "lexington") > 0)
