"""Axis `exchange`: partners who help a nil with cards, and cards that everybody passes in every round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_teach.core.bids import Bid
from spades_teach.core.rules.exchange import Duty
from spades_teach.core.table import Seat, Side, Table

Bids = tuple[Bid | None, ...]
OnlyFor = Literal["nil-and-blind-nil", "blind-nil", "every-deal"]
Direction = Literal["partner", "left", "right"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PassForNil:
    """Who has bid nil swaps cards with the partner, who has bid it blind as a rule more of them.

    Of two partners who have both bid nil, the greater number counts.  A nil in the dark is no reason to pass: its pile decides.
    Source: catalogue `nil-passing` (S0, S1; S2 knows it but passes none).
    """

    slot: ClassVar[str] = "passing"
    order: ClassVar[int] = 10

    for_nil: int = 1
    for_blind_nil: int = 2

    def duties(self, bids: Bids, table: Table, /) -> tuple[Duty, ...]:
        found: dict[frozenset[Seat], tuple[Duty, ...]] = {}
        for side in table.sides:
            for seat in side.seats:
                cards = cards_for(bids[table.index(seat)], self.for_nil, self.for_blind_nil)
                partner = next_partner(side, seat)
                pair = frozenset((seat, partner))
                if partner is not seat and cards > max((duty.cards for duty in found.get(pair, ())), default=0):
                    found[pair] = (Duty(seat, partner, cards), Duty(partner, seat, cards))
        return tuple(duty for duties in found.values() for duty in duties)


@dataclass(frozen=True, slots=True, kw_only=True)
class PassCards:
    """Partners swap a card, as a rule only for a nil; two for a blind nil.  Source: catalogue `pass-cards` (S0, S1)."""

    slot: ClassVar[str] = "passing"
    order: ClassVar[int] = 10

    cards: int = 1
    only_for: OnlyFor = "nil-and-blind-nil"
    blind_nil_cards: int = 2

    def duties(self, bids: Bids, table: Table, /) -> tuple[Duty, ...]:
        if self.only_for != "every-deal":
            for_nil = self.cards if self.only_for == "nil-and-blind-nil" else 0
            return PassForNil(for_nil=for_nil, for_blind_nil=self.blind_nil_cards).duties(bids, table)
        return tuple(
            Duty(seat, next_partner(side, seat), self._in_every_deal(bids, table, side))
            for side in table.sides
            for seat in side.seats
            if len(side.seats) > 1
        )

    def _in_every_deal(self, bids: Bids, table: Table, side: Side) -> int:
        return max(self.cards, *(cards_for(bids[table.index(seat)], 0, self.blind_nil_cards) for seat in side.seats))


@dataclass(frozen=True, slots=True, kw_only=True)
class PassInEveryRound:
    """Everybody passes so many cards the same way, whatever is bid.  Source: catalogue `general-passing` (S0, S1)."""

    slot: ClassVar[str] = "passing"
    order: ClassVar[int] = 10

    count: int = 0
    direction: Direction | None = None

    def duties(self, bids: Bids, table: Table, /) -> tuple[Duty, ...]:
        if not self.count or self.direction is None:
            return ()
        pairs = [(seat, self._receiver(seat, table)) for seat in table.seats]
        return tuple(Duty(seat, receiver, self.count) for seat, receiver in pairs if receiver is not seat)

    def _receiver(self, seat: Seat, table: Table) -> Seat:
        if self.direction == "partner":
            return next_partner(table.side_of(seat), seat)
        return table.after(seat) if self.direction == "left" else table.before(seat)


def cards_for(bid: Bid | None, for_nil: int, for_blind_nil: int) -> int:
    """Return how many cards a bid is a reason to pass."""
    if bid is None or not bid.promises_none or bid.is_dark:
        return 0
    return for_blind_nil if bid.is_blind else for_nil


def next_partner(side: Side, seat: Seat) -> Seat:
    """Return the next seat of the side; the seat itself where it is alone."""
    return side.seats[(side.seats.index(seat) + 1) % len(side.seats)]
