"""Say who has shown to be out of a suit: by playing another one when it was led.  Nothing but the cards played is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spades_teach.core.cards import Suit
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, Trick
from spades_teach.core.trumps import SPADES, TrumpOrder


def shown_voids(
    tricks: Sequence[Trick], plays: Sequence[Play] = (), trumps: TrumpOrder = SPADES
) -> Mapping[Seat, tuple[Suit, ...]]:
    """Return the suits in which each seat has not followed, in the order in which it showed; seats that always followed are left out.

    tricks: complete ones.  plays: those on the table, the lead first.

    >>> from spades_teach.core.tricks import read_plays
    >>> shown_voids([Trick(read_plays("N:KH E:2S S:4H W:5C"), Seat.EAST)])
    {<Seat.EAST: 'E'>: (<Suit.HEARTS: 'H'>,), <Seat.WEST: 'W'>: (<Suit.HEARTS: 'H'>,)}
    """
    found: dict[Seat, tuple[Suit, ...]] = {}
    for trick in (*(each.plays for each in tricks), tuple(plays)):
        for play in trick[1:]:
            led = trumps.suit_of(trick[0].card)
            if trumps.suit_of(play.card) is not led and led not in found.get(play.seat, ()):
                found[play.seat] = (*found.get(play.seat, ()), led)
    return found
