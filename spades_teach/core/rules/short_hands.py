"""Axis `conduct`: a hand so poor that its holder may have the cards dealt again.  Signature as in `scoring`; it hears what the holder says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from spades_teach.core.actions import Action
from spades_teach.core.cards import Card, Rank
from spades_teach.core.deals import SEEDS, Deal, deal_for
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.scoring import SideTally
from spades_teach.core.table import Seat
from spades_teach.core.trumps import TrumpOrder

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round

ShortTest = Literal["no-spade", "at-most-one-spade", "no-face-card"]
Deadline = Literal["before-any-bid", "before-own-side-bids"]

_AGAIN = 0x9E6C63D0876A9A47  # odd; leads from the seed of a void deal to that of the next


@dataclass(frozen=True, slots=True)
class CallMisdeal:
    """A seat lays its short hand face up and asks for a new deal."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.value}:misdeal"


def is_short(hand: tuple[Card, ...], test: ShortTest, trumps: TrumpOrder) -> bool:
    """Tell whether a hand is short by one test.

    >>> from spades_teach.core.cards import read_cards
    >>> from spades_teach.core.trumps import SPADES
    >>> is_short(read_cards("AH 9H 2C"), "no-face-card", SPADES)
    True
    """
    if test == "no-face-card":
        return not any(card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING) for card in hand)
    spades = sum(trumps.suits[card] is trumps.suit for card in hand)
    return spades <= (1 if test == "at-most-one-spade" else 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShortHandMisdeal:
    """Who holds a short hand may call a misdeal: the round begins anew with other cards and the same dealer.  It is a right and no duty.

    Source: catalogue `short-hand-misdeal` (S0, S1).  That an ace is no face card is a reading.
    """

    slot: ClassVar[str] = "short-hand"
    order: ClassVar[int] = 10

    means: tuple[ShortTest, ...] = ("at-most-one-spade", "no-face-card")
    deadline: Deadline = "before-own-side-bids"

    def amend(self, tally: SideTally, /) -> SideTally:
        return tally

    def hears(self, game: Round, action: Action, /) -> bool:
        return isinstance(action, CallMisdeal)

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        from spades_teach.core.stages import sees_cards  # at call time: stages are built on rules

        seat, table = action.seat, game.rules.table
        hand = game.hands[table.index(seat)]
        found = []
        bidders = table.seats if self.deadline == "before-any-bid" else table.side_of(seat).seats
        if game.tricks or game.plays or any(game.bids[table.index(each)] is not None for each in bidders):
            found.append(Reason.of("too-late-for-a-misdeal", anybody=int(self.deadline == "before-any-bid")))
        if not sees_cards(game, seat):
            found.append(Reason.of("look-before-a-misdeal"))
        elif not any(is_short(hand, test, game.trumps) for test in self.means):
            found.append(Reason.of("hand-not-short"))
        return tuple(found)

    def take(self, game: Round, action: Action, /) -> dict[str, object]:
        """Return the beginning of a round with other cards; the void deal leaves no trace in it."""
        from spades_teach.core.rounds import start_round  # at call time: rounds are built on rules

        deal = _dealt_again(game)
        return {**start_round(game.rules, deal, game.standing).__dict__, "actions": ()}


def _dealt_again(game: Round) -> Deal:
    """Return the next deal after a void one: its seed follows from that of the void one, or from its cards where it has none."""
    seed = game.deal.seed
    if seed is None:
        seed = 0
        for card in (card for hand in game.deal.hands for card in hand):
            seed = (seed * (len(game.rules.pack.cards) + 1) + game.rules.pack.cards.index(card)) % SEEDS
    return deal_for(game.rules, (seed + _AGAIN) % SEEDS, game.deal.dealer)
