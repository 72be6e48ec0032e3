"""Find reneges in tricks that lie open: who did not follow suit although able to, and where it showed.

Nothing but the cards played is needed, and nothing else is known: a renege shows when its player later plays a card of the suit
that was led.  Until then it is a suspicion, and not found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spades_teach.core.cards import Card, Suit
from spades_teach.core.reasons import Reason
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Trick
from spades_teach.core.trumps import SPADES, TrumpOrder


@dataclass(frozen=True, slots=True, kw_only=True)
class Renege:
    """A card played instead of the suit led.  Tricks are counted from 1."""

    seat: Seat
    trick: int
    card: Card
    suit: Suit  # led, and held back
    proofs: tuple[tuple[int, Card], ...]  # the later tricks in which the seat played that suit, and with which card

    @property
    def shown_in(self) -> int:
        """The trick in which it first showed."""
        return self.proofs[0][0]

    @property
    def reason(self) -> Reason:
        """Where it was committed and where it showed."""
        shown, proof = self.proofs[0]
        return Reason.of(
            "judge-renege",
            seat=self.seat.value,
            trick=self.trick,
            card=self.card.code,
            suit=self.suit.value,
            shown=shown,
            proof=proof.code,
        )


def find_reneges(tricks: Sequence[Trick], trumps: TrumpOrder = SPADES) -> tuple[Renege, ...]:
    """Return every renege that shows in these tricks, in the order in which they were committed.

    tricks: from the first of the round on, complete.
    Source: base-rules "Renege" (S0, S2).

    >>> from spades_teach.core.tricks import read_plays
    >>> tricks = [Trick(read_plays(text), Seat.EAST) for text in ("N:KH E:2S S:4H W:5H", "E:3H S:6H W:7H N:8H")]
    >>> [(renege.seat.value, renege.trick, str(renege.card), renege.shown_in) for renege in find_reneges(tricks)]
    [('E', 1, '2S', 2)]
    """
    found = []
    for number, trick in enumerate(tricks, start=1):
        for place, play in enumerate(trick.plays):
            led = trumps.suit_led(before.card for before in trick.plays[:place])
            if led is None or trumps.suit_of(play.card) is led:
                continue
            proofs = _played(tricks[number:], play.seat, led, number + 1, trumps)
            if proofs:
                found.append(Renege(seat=play.seat, trick=number, card=play.card, suit=led, proofs=proofs))
    return tuple(found)


def _played(
    tricks: Sequence[Trick], seat: Seat, suit: Suit, first: int, trumps: TrumpOrder
) -> tuple[tuple[int, Card], ...]:
    return tuple(
        (number, play.card)
        for number, trick in enumerate(tricks, start=first)
        for play in trick.plays
        if play.seat is seat and trumps.suit_of(play.card) is suit
    )
