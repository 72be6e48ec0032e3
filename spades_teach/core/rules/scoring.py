"""Axes `accounting`, `conduct` and `terms`: which tricks count for what, what manners cost, and which points follow.

Signatures: accounting `tally(result, side, table, carried)`; conduct `amend(tally)`; terms `lines(tally)`, `carried(bags)`.
Nobody reads another's lines: what depends on a count goes through `SideTally`, which is complete before the first line is written.
Bands of `order` in terms: 10 tricks one by one, 20 bags, 30 bag penalties, 40 bonuses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Literal, Protocol

from spades_teach.core.bids import Bid, added_up
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.base import Policy
from spades_teach.core.rules.facts import Fact, counts
from spades_teach.core.table import Seat, Side, Table
from spades_teach.core.trumps import SPADES, TrumpOrder


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points for one reason, with the numbers that the working is written from."""

    reason: str
    points: int
    facts: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, reason: str, points: int, /, **facts: str | int) -> ScoreLine:
        """Build a line; equal facts make equal lines."""
        return cls(reason, points, tuple(sorted(facts.items())))

    @property
    def wins(self) -> bool:
        """Whether the side has won the match by this line, whatever the totals: its fact `wins` is 1."""
        return ("wins", 1) in self.facts


@dataclass(frozen=True, slots=True, kw_only=True)
class SideTally:
    """What one side bid and took in one round, ready to be scored."""

    seats: tuple[Seat, ...]
    bids: tuple[Bid, ...]  # per seat of the side, in seat order
    taken: tuple[int, ...]  # tricks per seat, in the same order
    contract: int  # tricks promised, nil not counted
    tricks: int  # tricks that count toward it
    bags: int = 0  # of this round
    bags_before: int = 0  # carried in, less than one full load
    nil_tricks: int = 0  # taken by seats that promised none
    reneges: int = 0
    broken: bool = False  # for another reason than too few tricks
    pardoned: int = 0  # tricks beyond the contract that are no bags
    replaced: bool = False  # something else stands for the bids, which score nothing themselves
    against: int = 0  # tricks that the other side has to take, where only one side plays for a contract
    total_before: int = 0  # the side's points before the round
    nil_values: tuple[int, ...] = ()  # per seat, what a kept nil is worth here; 0 for other bids
    trumps: TrumpOrder = field(default=SPADES, repr=False, compare=False)  # of the table
    result: RoundResult | None = field(default=None, repr=False, compare=False)  # what was counted
    kinds: tuple[object, ...] = field(
        default=(), repr=False, compare=False
    )  # of bids at the table: one may be worth as much as another

    @property
    def made(self) -> bool:
        """Whether the contract was made."""
        return self.tricks >= self.contract and not self.broken


class Accounting(Policy, Protocol):
    """Turns bids and tricks into the counts that are scored."""

    def tally(self, result: RoundResult, side: Side, table: Table, carried: int, /) -> SideTally:
        """Count for one side; carried: its bags from before."""
        ...


FailedNilMode = Literal["bags", "void", "toward-partner", "minus-ten-each"]


@dataclass(frozen=True, slots=True, kw_only=True)
class CountTricks:
    """Partners' tricks are added; those of a failed nil go where the table puts them.

    failed_nil: "bags": they are bags of the side and never help the partner (S2); "void": they help nobody and the side gets no bag at
    all in this round (S0, tournaments); "toward-partner": they count for the partner's contract (S0, general rule); "minus-ten-each": they count
    for nothing and cost ten points each (S0, S1, cancellation spades).
    Source: catalogue `failed-nil-tricks`, base-rules "Contract, Set, Overtricks" and "Tricks of a failed nil".
    """

    slot: ClassVar[str] = "accounting"
    order: ClassVar[int] = 10

    failed_nil: FailedNilMode = "bags"

    def tally(self, result: RoundResult, side: Side, table: Table, carried: int, /) -> SideTally:
        places = [table.index(seat) for seat in side.seats]
        bids = tuple(result.bids[place] for place in places)
        taken = tuple(result.taken[place] for place in places)
        contract = added_up(bids)
        nil_tricks = sum(tricks for bid, tricks in zip(bids, taken, strict=True) if bid.tricks == 0)
        tricks = sum(taken) if self.failed_nil == "toward-partner" else sum(taken) - nil_tricks
        return SideTally(
            seats=side.seats,
            bids=bids,
            taken=taken,
            contract=contract,
            tricks=tricks,
            bags=self._bags(max(0, tricks - contract), nil_tricks),
            bags_before=carried,
            nil_tricks=nil_tricks,
            reneges=sum(result.count(f"{seat.value}.reneges") for seat in side.seats) if result.facts else 0,
        )

    def _bags(self, overtricks: int, nil_tricks: int) -> int:
        if self.failed_nil == "void" and nil_tricks:
            return 0
        return overtricks + nil_tricks if self.failed_nil == "bags" else overtricks


class Conduct(Policy, Protocol):
    """What table manners cost."""

    def amend(self, tally: SideTally, /) -> SideTally:
        """Return the counts as they stand after the penalty."""
        ...


RenegeMode = Literal["contract-void", "three-tricks"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RenegePenalty:
    """A renege voids the contract, or takes three tricks off it.  Source: catalogue `renege-penalty` (S0).

    Tricks used up by the penalty are no bags (the catalogue's reading).
    """

    slot: ClassVar[str] = "renege"
    order: ClassVar[int] = 10
    reads: ClassVar[tuple[Fact, ...]] = counts("reneges")
    punishes: ClassVar[Mapping[str, str]] = {"must-follow-suit": "reneges"}  # by the reason against a card, the fact

    mode: RenegeMode

    def amend(self, tally: SideTally, /) -> SideTally:
        if not tally.reneges:
            return tally
        lost = tally.tricks if self.mode == "contract-void" else min(tally.tricks, 3 * tally.reneges)
        left = tally.tricks - lost
        own = max(0, tally.tricks - tally.contract)
        bags = max(0, tally.bags - own) + max(0, left - tally.contract)
        return replace(tally, tricks=left, bags=bags)


@dataclass(frozen=True, slots=True)
class SurrenderAllowed:
    """Any player may give up the match.  Source: catalogue `surrender` (S2)."""

    slot: ClassVar[str] = "surrender"
    order: ClassVar[int] = 20

    def amend(self, tally: SideTally, /) -> SideTally:
        return tally


class Term(Policy, Protocol):
    """Points for one reason."""

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        """Return the lines that this term adds."""
        ...

    def carried(self, bags: int, /) -> int:
        """Return how many of so many bags stay on the count after the round."""
        ...


class CarriesAll:
    """For terms that leave the bag count alone."""

    __slots__ = ()

    def carried(self, bags: int, /) -> int:
        return bags


@dataclass(frozen=True, slots=True, kw_only=True)
class BagPoints(CarriesAll):
    """A point for each bag, at once.  Source: base-rules "Bags" (S0, S2)."""

    slot: ClassVar[str] = "bag-points"
    order: ClassVar[int] = 20

    each: int = 1

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        if not tally.bags:
            return ()
        overtricks = max(0, tally.tricks - tally.contract) - tally.pardoned
        return (
            ScoreLine.of(
                "bags",
                self.each * tally.bags,
                bags=tally.bags,
                overtricks=overtricks,
                failed=tally.bags - overtricks,
                each=self.each,
            ),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class BagPenalty:
    """Take points off for every full load of bags.  Source: catalogue `bag-penalty` (S2; S0 for 10 bags and 100 points)."""

    slot: ClassVar[str] = "bag-penalty"
    order: ClassVar[int] = 30

    limit: int = 10
    penalty: int = 100

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        bags = tally.bags_before + tally.bags
        loads = bags // self.limit
        if not loads:
            return ()
        return (
            ScoreLine.of(
                "bag-penalty",
                -loads * self.penalty,
                before=tally.bags_before,
                new=tally.bags,
                bags=bags,
                loads=loads,
                limit=self.limit,
                penalty=self.penalty,
                carried=bags % self.limit,
            ),
        )

    def carried(self, bags: int, /) -> int:
        return bags % self.limit


@dataclass(frozen=True, slots=True, kw_only=True)
class FailedNilTricksCost(CarriesAll):
    """Points off for each trick of a failed nil.  Source: catalogue `failed-nil-tricks`, minus ten each (S0, S1)."""

    slot: ClassVar[str] = "failed-nil-tricks"
    order: ClassVar[int] = 10

    each: int = 10

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        if not tally.nil_tricks:
            return ()
        return (
            ScoreLine.of("failed-nil-tricks", -self.each * tally.nil_tricks, tricks=tally.nil_tricks, each=self.each),
        )
