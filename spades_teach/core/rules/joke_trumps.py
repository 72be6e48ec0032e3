"""Axis `winner`: jokers that have no rank of their own and make spades of other cards.  Signature as in `winner`; also `breaks` and `reason`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from spades_teach.core.cards import BIG_JOKER, Suit
from spades_teach.core.reasons import Reason
from spades_teach.core.table import Seat, Side, Table
from spades_teach.core.tricks import Play, winning_reason
from spades_teach.core.trumps import TrumpOrder

Converts = Literal["own-team-cards", "all-cards-in-trick"]
TieBreak = Literal["first-joker-played", "higher-joker", "suit-h-c-d"]

_SUITS_DOWN = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class JokeTrumps:
    """A joker turns the other cards of its side in the same trick into spades of their rank; a natural spade of that rank beats them.

    converts: only the cards of the side that plays a joker, or all cards of the trick.  tie_break: what decides between joke trumps of one rank.
    Source: catalogue `joke-trumps` (S0, S1).
    """

    slot: ClassVar[str] = "winner"
    order: ClassVar[int] = 10

    converts: Converts = "own-team-cards"
    tie_break: TieBreak = "first-joker-played"

    def winner(self, plays: tuple[Play, ...], trumps: TrumpOrder, table: Table, /) -> Seat:
        return self._best(plays, trumps, table).seat

    def breaks(self, plays: tuple[Play, ...], trumps: TrumpOrder, table: Table, /) -> bool:
        """Tell whether a complete trick breaks spades because there is a joke trump in it."""
        return any(self._is_joke_trump(play, plays, trumps, table) for play in plays)

    def reason(self, plays: tuple[Play, ...], trumps: TrumpOrder, table: Table, /) -> Reason:
        """Say why the winning card wins."""
        best = self._best(plays, trumps, table)
        if self._is_joke_trump(best, plays, trumps, table):
            return Reason.of("joke-trump", card=best.card.code, seat=best.seat.value)
        return winning_reason([best, *(play for play in plays if play is not best)], trumps)

    def _best(self, plays: tuple[Play, ...], trumps: TrumpOrder, table: Table) -> Play:
        return max(plays, key=lambda play: self._strength(play, plays, trumps, table))

    def _strength(self, play: Play, plays: Sequence[Play], trumps: TrumpOrder, table: Table) -> tuple[int, ...]:
        """Return how strong a card is: spades by rank, a natural one before a joke, then the suit led, then all others."""
        card, suit = play.card, trumps.suit_of(play.card)
        if suit is Suit.SPADES:
            return 2, card.rank, 1
        if self._is_joke_trump(play, plays, trumps, table):
            return (
                2,
                card.rank,
                0,
                self._before_equals(play, plays, trumps, table),
                -_SUITS_DOWN.index(suit or Suit.SPADES),
            )
        if suit is not None and suit is trumps.suit_led(other.card for other in plays):
            return 1, card.rank
        return (0,)

    def _is_joke_trump(self, play: Play, plays: Sequence[Play], trumps: TrumpOrder, table: Table) -> bool:
        if trumps.suit_of(play.card) in (None, Suit.SPADES):
            return False
        return bool(self._jokers_for(table.side_of(play.seat), plays, trumps))

    def _jokers_for(self, side: Side, plays: Sequence[Play], trumps: TrumpOrder) -> list[Play]:
        """Return the jokers that turn the cards of a side, in playing order."""
        everybody = self.converts == "all-cards-in-trick"
        return [play for play in plays if play.card in trumps.free and (everybody or play.seat in side.seats)]

    def _before_equals(self, play: Play, plays: Sequence[Play], trumps: TrumpOrder, table: Table) -> int:
        """Return a number that is higher for the better of two joke trumps of one rank; equal where the suit has to decide."""
        own = [each for each in plays if each.card in trumps.free and each.seat in table.side_of(play.seat).seats]
        if self.tie_break == "suit-h-c-d" or not own:
            return 0
        if self.tie_break == "higher-joker":
            return 1 + any(each.card is BIG_JOKER for each in own)
        return len(plays) - min(list(plays).index(each) for each in own)
