"""Axis `terms`: points for how a round ends, and for a trick won by the nine of spades.

Read from the tricks where the round was played card by card; where only counts were kept, facts of a seat tell it.  All points go to the side of
the player.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar, Literal

from spades_teach.core.cards import Card, Rank, Suit
from spades_teach.core.rules.facts import (
    LAST_TRICK,
    Fact,
    counts,
    is_told,
    told_last_trick,
    untold_last_card,
)
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Trick

if TYPE_CHECKING:
    from spades_teach.core.results import RoundResult
    from spades_teach.core.rules.endings import Standing
    from spades_teach.core.rules.ruleset import RuleSet

Lines = tuple[ScoreLine, ...]
_ACE_OF_SPADES = Card("AS")
_NINE_OF_SPADES = Card("9S")
_SHORTEST_STREAK = 3  # tricks


def played(tally: SideTally) -> tuple[Trick, ...]:
    """Return the tricks of the round in order, none where only counts were kept."""
    return tally.result.tricks if tally.result is not None else ()


def winning_card(trick: Trick) -> Card | None:
    """Return the card that took a trick, None for a dead trick."""
    return next((play.card for play in trick.plays if play.seat is trick.winner), None)


def card_of_last_trick(tally: SideTally) -> tuple[Seat, Card] | None:
    """Return who of the side took the last trick and with what; None where nobody did or it was not recorded."""
    tricks = played(tally)
    if not tricks:
        told = told_last_trick(tally.result) if tally.result is not None else None
        return told if told is not None and told[0] in tally.seats else None
    winner = tricks[-1].winner
    card = winning_card(tricks[-1]) if winner in tally.seats else None
    return None if winner is None or card is None else (winner, card)


def last_card_is_known(tally: SideTally) -> bool:
    """Tell whether the card that took the last trick is known, by the tricks or by the fact `last-trick`."""
    return bool(played(tally)) or (tally.result is not None and told_last_trick(tally.result) is not None)


def seat_with(tally: SideTally, fact: str) -> Seat | None:
    """Return the first seat of the side that has a fact."""
    if tally.result is None or not tally.result.facts:
        return None
    return next((seat for seat in tally.seats if tally.result.fact(f"{seat.value}.{fact}", 0)), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class LastTrickWithAce(CarriesAll):
    """Pay for an ace that takes the last trick, more for the ace of spades.  Source: catalogue `last-trick-ace-win` (S0, S1)."""

    slot: ClassVar[str] = "last-trick-ace"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = (LAST_TRICK, *counts("last-trick-ace", "last-trick-ace-of-spades"))

    points: int = 10
    ace_of_spades: int = 20

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        return untold_last_card(result, "last-trick-ace", "last-trick-ace-of-spades")

    def lines(self, tally: SideTally, /) -> Lines:
        if last_card_is_known(tally):
            won = card_of_last_trick(tally)
            seat, ace = won if won is not None and won[1].rank is Rank.ACE else (None, None)
            spade = ace is _ACE_OF_SPADES
        else:
            high = seat_with(tally, "last-trick-ace-of-spades")
            seat, spade = (high, True) if high is not None else (seat_with(tally, "last-trick-ace"), False)
        if seat is None:
            return ()
        points = self.ace_of_spades if spade else self.points
        return (ScoreLine.of("last-trick-ace", points, seat=seat.value, spade=int(spade)),)


@dataclass(frozen=True, slots=True, kw_only=True)
class AceKeptByNil(CarriesAll):
    """Pay a nil bidder who kept the nil and an ace to the last trick a part of the nil.  Source: catalogue `last-trick-ace-on-nil` (S0, S1).

    A blind nil is paid by its own value.  part: one part of so many, 5 for a fifth.
    """

    slot: ClassVar[str] = "ace-on-nil"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = counts("ace-in-last-trick", by="seat")

    part: int = 5

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        """Yield the fact of each seat that kept a nil."""
        for seat, bid, taken in zip(rules.table.seats, result.bids, result.taken, strict=True):
            kept = bid.promises_none and not taken and not result.tricks
            if kept and not any(name == f"{seat.value}.ace-in-last-trick" for name, _ in result.facts):
                yield f"{seat.value}.ace-in-last-trick"

    def lines(self, tally: SideTally, /) -> Lines:
        lines = []
        for seat, value, taken in zip(tally.seats, tally.nil_values, tally.taken, strict=True):
            points = value // self.part
            if points and not taken and self._kept_an_ace(tally, seat):
                lines.append(ScoreLine.of("ace-on-nil", points, seat=seat.value, value=value, part=self.part))
        return tuple(lines)

    def _kept_an_ace(self, tally: SideTally, seat: Seat) -> bool:
        tricks = played(tally)
        if tricks:
            return any(play.seat is seat and play.card.rank is Rank.ACE for play in tricks[-1].plays)
        return tally.result is not None and bool(tally.result.fact(f"{seat.value}.ace-in-last-trick", 0))


@dataclass(frozen=True, slots=True, kw_only=True)
class LastTrickWithDeuce(CarriesAll):
    """Pay for a two, no trump, that takes the last trick.  Source: catalogue `last-trick-deuce-win` (S0, S1)."""

    slot: ClassVar[str] = "last-trick-deuce"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = (LAST_TRICK, *counts("last-trick-deuce"))

    points: int = 30

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        return untold_last_card(result, "last-trick-deuce")

    def lines(self, tally: SideTally, /) -> Lines:
        if last_card_is_known(tally):
            won = card_of_last_trick(tally)
            side_two = won is not None and won[1].rank is Rank.TWO and won[1] not in tally.trumps.trumps
            seat = won[0] if won is not None and side_two else None
        else:
            seat = seat_with(tally, "last-trick-deuce")
        return () if seat is None else (ScoreLine.of("last-trick-deuce", self.points, seat=seat.value),)


@dataclass(frozen=True, slots=True, kw_only=True)
class LastTrickWithHighSpade(CarriesAll):
    """Pay a player who makes the own bid exactly with a high spade in the last trick.  Source: catalogue `last-trick-high-spade-win` (S0, S1).

    lowest: the lowest spade that is high; every higher card of its suit is high as well, also a joker that counts as one.
    """

    slot: ClassVar[str] = "last-trick-high-spade"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = (
        replace(LAST_TRICK, by="seat"),
        *counts("last-trick-high-spade", by="seat"),
    )

    lowest: Card = _NINE_OF_SPADES
    points: int = 10

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        if any(bid.tricks and bid.tricks == tricks for bid, tricks in zip(result.bids, result.taken, strict=True)):
            yield from untold_last_card(result, "last-trick-high-spade")

    def lines(self, tally: SideTally, /) -> Lines:
        if last_card_is_known(tally):
            won = card_of_last_trick(tally)
            seat = won[0] if won is not None and self._is_high(won[1], tally) else None
        else:
            seat = seat_with(tally, "last-trick-high-spade")
        if seat is None:
            return ()
        place = tally.seats.index(seat)
        bid = tally.bids[place].tricks
        if not bid or bid != tally.taken[place]:
            return ()
        return (ScoreLine.of("last-trick-high-spade", self.points, seat=seat.value, bid=bid),)

    def _is_high(self, card: Card, tally: SideTally) -> bool:
        trumps = tally.trumps
        in_suit = trumps.suits[card] is trumps.suits[self.lowest]
        return in_suit and trumps.strength(card) >= trumps.strength(self.lowest)


@dataclass(frozen=True, slots=True, kw_only=True)
class WinningStreak(CarriesAll):
    """Pay a player who takes the last tricks of the round.  Source: catalogue `end-winning-streak` (S0, S1).

    breaker: a rival who takes the last trick, and with it ends a streak that lacked only this one, is paid instead.
    """

    slot: ClassVar[str] = "winning-streak"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = counts("last-tricks-in-a-row", "streak-ended")

    length: int = 3
    each: int = 1  # points for a trick of the streak
    flat: bool = False  # a longer streak is worth no more than one of three
    breaker: bool = False

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        """Yield the fact, where somebody took tricks enough for a streak."""
        enough = max(result.taken, default=0) >= self.length - self.breaker
        if enough and not result.tricks and not is_told(result, "last-tricks-in-a-row", "streak-ended"):
            yield "last-tricks-in-a-row"

    def lines(self, tally: SideTally, /) -> Lines:
        points = self.each * (_SHORTEST_STREAK if self.flat else self.length)
        for seat in tally.seats:
            if self._run(tally, seat) >= self.length:
                return (ScoreLine.of("winning-streak", points, seat=seat.value, tricks=self.length),)
            if self.breaker and self._ended(tally, seat) >= self.length - 1:
                return (ScoreLine.of("winning-streak-ended", points, seat=seat.value, tricks=self.length - 1),)
        return ()

    def _run(self, tally: SideTally, seat: Seat) -> int:
        """Return how many tricks a seat took at the end."""
        if not played(tally):
            return _fact_of(tally, seat, "last-tricks-in-a-row")
        winner, run = _runs(tally)[-1]
        return run if winner is seat else 0

    def _ended(self, tally: SideTally, seat: Seat) -> int:
        """Return the length of a rival's run that a seat ended with the last trick."""
        if not played(tally):
            return _fact_of(tally, seat, "streak-ended")
        found = _runs(tally)
        if len(found) < 2 or found[-1] != (seat, 1) or found[-2][0] in (None, *tally.seats):
            return 0
        return found[-2][1]


def _fact_of(tally: SideTally, seat: Seat, name: str) -> int:
    return tally.result.count(f"{seat.value}.{name}") if tally.result is not None else 0


def _runs(tally: SideTally) -> tuple[tuple[Seat | None, int], ...]:
    """Return who took tricks in a row, and how many, in order; nobody where tricks were dead."""
    return tuple((winner, len(list(run))) for winner, run in groupby(trick.winner for trick in played(tally)))


DixWay = Literal["alone", "with-spades", "spades-led"]
DIX_FACTS: dict[DixWay, str] = {"alone": "dix", "with-spades": "dix-with-spades", "spades-led": "dix-spades-led"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Dix(CarriesAll):
    """Pay for a trick that the nine of spades takes: the highest of three amounts that applies.  Source: catalogue `dix` (S0, S1)."""

    slot: ClassVar[str] = "dix"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = counts(*DIX_FACTS.values())

    alone: int = 1
    with_spades: int = 5
    spades_led: int = 10

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        if not result.tricks and any(result.taken) and not is_told(result, *DIX_FACTS.values()):
            yield "dix"

    def lines(self, tally: SideTally, /) -> Lines:
        found = self._found(tally)
        if found is None:
            return ()
        seat, way = found
        points = {"alone": self.alone, "with-spades": self.with_spades, "spades-led": self.spades_led}[way]
        return (ScoreLine.of("dix", points, seat=seat.value, way=way),)

    def _found(self, tally: SideTally) -> tuple[Seat, DixWay] | None:
        for trick in played(tally):
            winner = trick.winner
            if winner in tally.seats and winner is not None and winning_card(trick) is _NINE_OF_SPADES:
                return winner, self._way(trick, tally)
        if played(tally):
            return None
        for way, fact in reversed(DIX_FACTS.items()):
            seat = seat_with(tally, fact)
            if seat is not None:
                return seat, way
        return None

    def _way(self, trick: Trick, tally: SideTally) -> DixWay:
        suits = tally.trumps.suits
        if suits[trick.plays[0].card] is Suit.SPADES:
            return "spades-led"
        spades = [play.card for play in trick.plays if suits[play.card] is Suit.SPADES]
        return "with-spades" if len(spades) > 1 else "alone"
