"""Axes `sides`, `shares` and `gathering`: who plays with whom, how a pack is made to fit the seats, and where more people sit than fit at a table.

Signatures: sides `seated(table)`; shares `fitted(pack, trumps, seats)`, `hand_size(cards, seats)`, `dealt(cards, seats)`;
gathering `tables(people, seats)`.
What these say is worked into the finished rule set, so that it goes together with any pack and any trumps that another rule brings.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Protocol

from spades_teach.core.cards import Card, Suit
from spades_teach.core.packs import Pack
from spades_teach.core.rules.base import Policy
from spades_teach.core.table import Table, each_alone
from spades_teach.core.trumps import TrumpOrder, spades_as_ranked


class Sides(Policy, Protocol):
    """Who shares a score."""

    def seated(self, table: Table, /) -> Table:
        """Return the table with its sides."""
        ...


@dataclass(frozen=True, slots=True)
class AsTheTableSays:
    """The sides of the table.  Source: base-rules "Players" (S0, S1, S2)."""

    slot: ClassVar[str] = "sides"
    order: ClassVar[int] = 10

    def seated(self, table: Table, /) -> Table:
        return table


@dataclass(frozen=True, slots=True)
class EachAlone:
    """Everybody bids and scores alone, however many sit at the table.  Source: catalogue `solo` (S0, S1)."""

    slot: ClassVar[str] = "sides"
    order: ClassVar[int] = 10

    def seated(self, table: Table, /) -> Table:
        return Table(table.seats, each_alone(table.seats))


class Shares(Policy, Protocol):
    """How a pack is made to fit the seats.

    rest: whether cards may stay undealt.
    """

    rest: ClassVar[bool]

    @property
    def cards_for_one(self) -> int:
        """Cards of the pack that go for each card of a hand."""
        ...

    def fitted(self, pack: Pack, trumps: TrumpOrder, seats: int, /) -> tuple[Pack, TrumpOrder]:
        """Return the cards in play and their order, without the spare cards that are too many for the seats."""
        ...

    def hand_size(self, cards: int, seats: int, /) -> int:
        """Return how many cards each seat plays, of a pack of so many."""
        ...

    def dealt(self, cards: int, seats: int, /) -> int:
        """Return how many cards each seat is given before the first action."""
        ...


def _without_spare(pack: Pack, trumps: TrumpOrder, seats: int) -> tuple[Pack, TrumpOrder]:
    kept = pack.for_seats(seats)
    return kept, trumps.without(frozenset(pack.cards) - frozenset(kept.cards))


@dataclass(frozen=True, slots=True)
class AllShared:
    """Every card of the pack goes to a seat.  Source: base-rules "Deal" (S0, S1, S2)."""

    slot: ClassVar[str] = "shares"
    order: ClassVar[int] = 10
    rest: ClassVar[bool] = False
    cards_for_one: ClassVar[int] = 1

    def fitted(self, pack: Pack, trumps: TrumpOrder, seats: int, /) -> tuple[Pack, TrumpOrder]:
        return _without_spare(pack, trumps, seats)

    def hand_size(self, cards: int, seats: int, /) -> int:
        return cards // seats

    def dealt(self, cards: int, seats: int, /) -> int:
        return cards // seats


@dataclass(frozen=True, slots=True, kw_only=True)
class FittedPack:
    """Cards are left out or jokers added, packs are mixed, and what still cannot be shared out stays undealt.

    removed: left out of every pack that cannot be shared out as it is, except a card that has a place of its own among the trumps.
    jokers: added to every pack from the low to the high one, unless it has them; they are the highest trumps, or free ones without suit and rank.
    led_as: the suit that a free one stands for when it is led, as in `TrumpOrder`.
    Source: catalogue `three-players`, `five-players`, `six-players`, `six-players-48`, `cancellation-spades` (S0, S1).
    """

    slot: ClassVar[str] = "shares"
    order: ClassVar[int] = 10
    rest: ClassVar[bool] = True
    cards_for_one: ClassVar[int] = 1

    removed: tuple[Card, ...] = ()
    jokers: tuple[Card, ...] = ()
    free: bool = False
    led_as: Suit | None = None
    packs: int = 1

    def fitted(self, pack: Pack, trumps: TrumpOrder, seats: int, /) -> tuple[Pack, TrumpOrder]:
        pack, trumps = _without_spare(pack, trumps, seats)
        added = tuple(card for card in self.jokers if card not in pack.cards)
        if (len(pack.cards) + len(added)) * self.packs % seats:
            as_printed = trumps.trumps == spades_as_ranked(pack)
            removed = [card for card in self.removed if as_printed or card not in trumps.trumps]
            pack, trumps = pack.without(*removed), trumps.without(removed)
        cards = Pack((*pack.cards, *added) * self.packs)
        jokers = tuple(dict.fromkeys(reversed(added)))
        if self.free:
            return cards, replace(trumps, free=(*trumps.free, *jokers), led_as=self.led_as)
        return cards, replace(trumps, trumps=(*jokers, *trumps.trumps))

    def hand_size(self, cards: int, seats: int, /) -> int:
        return cards // seats

    def dealt(self, cards: int, seats: int, /) -> int:
        return cards // seats


@dataclass(frozen=True, slots=True)
class Drawn:
    """Nothing is dealt: of every two cards of the stock one is kept.  Source: catalogue `two-players` (S0, S1)."""

    slot: ClassVar[str] = "shares"
    order: ClassVar[int] = 10
    rest: ClassVar[bool] = True
    cards_for_one: ClassVar[int] = 2

    def fitted(self, pack: Pack, trumps: TrumpOrder, seats: int, /) -> tuple[Pack, TrumpOrder]:
        return _without_spare(pack, trumps, 2 * seats)

    def hand_size(self, cards: int, seats: int, /) -> int:
        return cards // (2 * seats)

    def dealt(self, cards: int, seats: int, /) -> int:
        return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class WithKitty:
    """No card leaves the pack: what cannot be shared out as another rule says is the kitty.

    extra_trick: everybody gets one card less, so that there is a trick's worth of cards in the kitty besides.
    Source: catalogue `kitty` (S0, S1).
    """

    slot: ClassVar[str] = "shares"
    order: ClassVar[int] = 10
    rest: ClassVar[bool] = True

    inner: Shares
    extra_trick: bool = False

    @property
    def cards_for_one(self) -> int:
        """Cards of the pack that go for each card of a hand."""
        return self.inner.cards_for_one

    def fitted(self, pack: Pack, trumps: TrumpOrder, seats: int, /) -> tuple[Pack, TrumpOrder]:
        return self.inner.fitted(replace(pack, spare=()), trumps, seats)

    def hand_size(self, cards: int, seats: int, /) -> int:
        return self.inner.hand_size(cards, seats) - self.extra_trick

    def dealt(self, cards: int, seats: int, /) -> int:
        return max(0, self.inner.dealt(cards, seats) - self.extra_trick)


class Gathering(Policy, Protocol):
    """How many tables people sit down at."""

    def tables(self, people: int, seats: int, /) -> tuple[int, ...] | None:
        """Return how many sit at each table, None when so many cannot play by these rules."""
        ...


@dataclass(frozen=True, slots=True)
class OneTable:
    """All sit at one table, as many as it has seats."""

    slot: ClassVar[str] = "gathering"
    order: ClassVar[int] = 10

    def tables(self, people: int, seats: int, /) -> tuple[int, ...] | None:
        return (people,) if people == seats else None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeveralTables:
    """Seven to nine people split up, as evenly as tables of three to five allow.  Source: catalogue `seven-plus-players` (S0, S1).

    split: the sizes of the tables for 7, 8, ... people.
    """

    slot: ClassVar[str] = "gathering"
    order: ClassVar[int] = 10

    split: tuple[tuple[int, ...], ...] = ((4, 3), (4, 4), (4, 5))

    def tables(self, people: int, seats: int, /) -> tuple[int, ...] | None:
        found = [sizes for sizes in self.split if sum(sizes) == people]
        return found[0] if found else None
