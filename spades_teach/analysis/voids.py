"""Say who has shown to be out of a suit: by playing another one when it was led.  Nothing but the cards played is needed."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from spades_teach.core.bids import Bid
from spades_teach.core.cards import Suit
from spades_teach.core.table import Seat, Table
from spades_teach.core.tricks import Play, Trick
from spades_teach.core.trumps import SPADES, TrumpOrder


def shown_voids(
    tricks: Sequence[Trick], plays: Sequence[Play] = (), trumps: TrumpOrder = SPADES, *, dark: Container[Seat] = ()
) -> Mapping[Seat, tuple[Suit, ...]]:
    """Return the suits in which each seat has not followed, in the order in which it showed; seats that always followed are left out.

    tricks: complete ones.  plays: those on the table, the lead first.  dark: seats that play from a pile, whose cards show nothing.

    >>> from spades_teach.core.tricks import read_plays
    >>> shown_voids([Trick(read_plays("N:KH E:2S S:4H W:5C"), Seat.EAST)])
    {<Seat.EAST: 'E'>: (<Suit.HEARTS: 'H'>,), <Seat.WEST: 'W'>: (<Suit.HEARTS: 'H'>,)}
    """
    found: dict[Seat, tuple[Suit, ...]] = {}
    for trick in (*(each.plays for each in tricks), tuple(plays)):
        for play in trick[1:]:
            if play.seat in dark:
                continue
            led = trumps.suit_led(each.card for each in trick)
            if led is not None and trumps.suit_of(play.card) is not led and led not in found.get(play.seat, ()):
                found[play.seat] = (*found.get(play.seat, ()), led)
    return found


def in_the_dark(table: Table, bids: Sequence[Bid | None]) -> frozenset[Seat]:
    """Return the seats that play from a pile that lies face down, by their bids in table order."""
    return frozenset(seat for seat, bid in zip(table.seats, bids, strict=True) if bid is not None and bid.is_dark)
