"""Axes `kinds`, `limits` and `order`: which bids there are, which of them may be made now, and who bids when.

Signatures: kinds `offers(context)`, `read(name)`, `claims(bids)`, `lines(tally, claimed)`; limits `keep(options, context)`, `reason(bid, context)`;
order `turn(bids, table, dealer)`.
Bands of `order` in kinds: 10 bids of a whole side, 20 single special bids, 30 numbers; in limits: 10 who is entitled, 30 numbers, 40 sums,
90 blind or sighted (last, because nobody has to look first who has no blind bid left to give up).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Protocol

from spades_teach.core.bids import BLIND_NIL, NIL, Bid, added_up, number
from spades_teach.core.cards import Card
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.base import Policy
from spades_teach.core.rules.scoring import ScoreLine, SideTally
from spades_teach.core.table import Seat, Table
from spades_teach.core.trumps import SPADES, TrumpOrder

Bids = tuple[Bid, ...]


@cache
def _numbers_to(most: int) -> Bids:
    return tuple(number(tricks) for tricks in range(1, most + 1))


_LONGEST_NUMBER = 60  # digits; no hand has so many cards, and Python reads no number of more than 4300


@dataclass(frozen=True, slots=True, kw_only=True)
class BidContext:
    """All that may matter for the bid of one seat."""

    seat: Seat
    table: Table
    bids: tuple[Bid | None, ...]  # in table order, None where no bid was made yet
    totals: tuple[int, ...]  # of the sides, before this round
    hand_size: int = 13  # tricks that there are to win, a packet that counts for one included
    looked: bool = True
    hand: tuple[Card, ...] | None = None  # None where bids are judged without cards
    trumps: TrumpOrder = SPADES  # of the round
    partner_looked: bool = False  # a partner has chosen to look

    @property
    def deficit(self) -> int:
        """Points by which the seat's side is behind the leading other side; negative when it is ahead."""
        own = self.table.side_of(self.seat)
        others = [total for side, total in zip(self.table.sides, self.totals, strict=True) if side is not own]
        return max(others, default=0) - self.totals[self.table.sides.index(own)]

    @property
    def partners_bids(self) -> tuple[Bid | None, ...]:
        """What the partners of the seat have bid, None for one that has not; nothing for who plays alone."""
        return self._bids_of(self.table.partners_of(self.seat))

    @property
    def others_bids(self) -> tuple[tuple[Bid | None, ...], ...]:
        """What each of the other sides has bid."""
        own = self.table.side_of(self.seat)
        return tuple(self._bids_of(side.seats) for side in self.table.sides if side is not own)

    def _bids_of(self, seats: Iterable[Seat]) -> tuple[Bid | None, ...]:
        return tuple([self.bids[self.table.index(seat)] for seat in seats])


class BidKind(Policy, Protocol):
    """A family of bids and what it is worth."""

    @property
    def blind(self) -> bool:
        """Whether these bids are made before looking at the cards."""
        ...

    def offers(self, context: BidContext, /) -> Bids:
        """Return the bids of this kind that exist for a hand of this size, from low to high."""
        ...

    def read(self, name: str, /) -> Bid | None:
        """Return the bid of this kind that has this name, None when there is none."""
        ...

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        """Return the places of the side's bids that this kind scores.  None stands where a kind before it has claimed."""
        ...

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        """Return the points for the claimed bids."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberBids:
    """Any number of tricks from 1 to all; the partners' numbers make one contract.  Source: base-rules "Bidding", "Contract" (S0, S1, S2)."""

    slot: ClassVar[str] = "number"
    order: ClassVar[int] = 30
    blind: ClassVar[bool] = False

    each: int = 10  # points per trick of the contract, won or lost

    def offers(self, context: BidContext, /) -> Bids:
        return _numbers_to(context.hand_size)

    def read(self, name: str, /) -> Bid | None:
        return number(int(name)) if name.isdecimal() and len(name) <= _LONGEST_NUMBER and int(name) > 0 else None

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        return tuple(place for place, bid in enumerate(bids) if bid is not None and bid.is_number)

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        reason, sign = ("contract-made", 1) if tally.made else ("contract-set", -1)
        points = sign * self.each * tally.contract
        return (ScoreLine.of(reason, points, contract=tally.contract, tricks=tally.tricks, each=self.each),)


class SingleBid:
    """For kinds that consist of one named bid, scored for each seat that made it; a hand too small for its tricks does not know it."""

    __slots__ = ()
    bid: ClassVar[Bid]

    def offers(self, context: BidContext, /) -> Bids:
        return (self.bid,) if context.hand_size >= self.bid.tricks else ()

    def read(self, name: str, /) -> Bid | None:
        return self.bid if name == self.bid.name else None

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        return tuple(place for place, bid in enumerate(bids) if bid == self.bid)


class AbsorbsNumbers(SingleBid):
    """For kinds of one bid that binds its side: the numbers of the partners are absorbed in it, a nil stands apart."""

    __slots__ = ()

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        if self.bid not in bids:
            return ()
        return tuple(place for place, bid in enumerate(bids) if bid == self.bid or (bid is not None and bid.is_number))


class NoBidOfItsOwn:
    """For kinds that score what bids of other kinds come to."""

    __slots__ = ()

    def offers(self, context: BidContext, /) -> Bids:
        return ()

    def read(self, name: str, /) -> Bid | None:
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Nil(SingleBid):
    """Take no trick for a bonus, or pay as much.  Source: catalogue `nil` (S0, S1, S2)."""

    slot: ClassVar[str] = "nil"
    order: ClassVar[int] = 20
    bid: ClassVar[Bid] = NIL
    blind: ClassVar[bool] = False

    value: int = 100

    def read(self, name: str, /) -> Bid | None:
        return NIL if name in ("nil", "0") else None

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return _kept_or_failed("nil", self.value, tally, claimed)


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindNil(SingleBid):
    """Nil before looking, at higher stakes.  Source: catalogue `blind-nil` (S0, S1, S2)."""

    slot: ClassVar[str] = "blind-nil"
    order: ClassVar[int] = 20
    bid: ClassVar[Bid] = BLIND_NIL
    blind: ClassVar[bool] = True

    value: int = 200

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return _kept_or_failed("blind-nil", self.value, tally, claimed)


@dataclass(frozen=True, slots=True, kw_only=True)
class DoubleNil(NoBidOfItsOwn):
    """All partners bid nil: one bonus if none takes a trick, else the failure, once.  Source: catalogue `double-nil` (S0, S1)."""

    slot: ClassVar[str] = "double-nil"
    order: ClassVar[int] = 10
    blind: ClassVar[bool] = False

    bonus: int = 400
    failure: int = 0

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        return tuple(range(len(bids))) if len(bids) > 1 and all(bid == NIL for bid in bids) else ()

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        tricks = sum(tally.taken[place] for place in claimed)
        if tricks:
            return (ScoreLine.of("double-nil-failed", self.failure, tricks=tricks),)
        return (ScoreLine.of("double-nil-made", self.bonus),)


def _kept_or_failed(name: str, value: int, tally: SideTally, claimed: tuple[int, ...]) -> tuple[ScoreLine, ...]:
    return tuple(
        ScoreLine.of(f"{name}-failed", -value, tricks=tally.taken[place], seat=tally.seats[place].value)
        if tally.taken[place]
        else ScoreLine.of(f"{name}-made", value, seat=tally.seats[place].value)
        for place in claimed
    )


class BidLimit(Policy, Protocol):
    """Takes bids away from those on offer.  Limits do not yield: one that leaves no bid at all shows that the rule set is wrong."""

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        """Return the bids that stay, in the same order."""
        ...

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        """Say why a bid was taken away."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindNilOnlyBehind:
    """Only a side far enough behind the leader may bid blind nil.  Source: catalogue `blind-nil` (S2; S0 and S1 for blind bids)."""

    slot: ClassVar[str] = "blind-nil-deficit"
    order: ClassVar[int] = 10

    needed: int = 100  # points; exactly as many are enough

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        if context.deficit >= self.needed:
            return options
        return tuple(bid for bid in options if bid != BLIND_NIL)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("blind-not-behind", bid=bid.name, deficit=context.deficit, needed=self.needed)


@dataclass(frozen=True, slots=True, kw_only=True)
class BlindOrLook:
    """A blind bid comes before looking; who may make one either makes it or looks.  Source: catalogue `blind-nil` (S2)."""

    slot: ClassVar[str] = "blind-or-look"
    order: ClassVar[int] = 90

    blind: tuple[Bid, ...] = (BLIND_NIL,)

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        blind = tuple(bid for bid in options if bid in self.blind or bid.is_blind)
        if context.looked or not blind:
            return tuple(bid for bid in options if bid not in blind)
        return blind

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("blind-after-looking" if context.looked else "look-first", bid=bid.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A side's bids make at least a minimum; the last of its bidders answers for it.  Source: catalogue `board` (S0, S1, S2)."""

    slot: ClassVar[str] = "board"
    order: ClassVar[int] = 40

    minimum: int = 4

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        others = context.partners_bids
        made = [bid for bid in others if bid is not None]
        if len(made) < len(others):
            return options
        all_nil = added_up(made) == 0
        return tuple(bid for bid in options if added_up((*made, bid)) >= self.minimum or (all_nil and bid.tricks == 0))

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("below-board", bid=bid.name, minimum=self.minimum)


class BidOrder(Policy, Protocol):
    """Who bids next."""

    def turn(self, bids: tuple[Bid | None, ...], table: Table, dealer: Seat, /) -> Seat | None:
        """Return the seat to bid, None when the bidding is over."""
        ...


@dataclass(frozen=True, slots=True)
class OnceAround:
    """From the dealer's left clockwise, each once, the dealer last.  Source: base-rules "Bidding" 1 (S0, S1, S2)."""

    slot: ClassVar[str] = "order"
    order: ClassVar[int] = 10

    def turn(self, bids: tuple[Bid | None, ...], table: Table, dealer: Seat, /) -> Seat | None:
        for seat in table.clockwise_from(table.after(dealer)):
            if bids[table.index(seat)] is None:
                return seat
        return None
