"""Axis `terms`: the bet of a side that all aces stay with it.  How the aces are asked for stands in `core.ace_check`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.cards import Card, Rank
from spades_teach.core.rules.facts import Fact, counts, untold_of_sides
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally

if TYPE_CHECKING:
    from spades_teach.core.results import RoundResult
    from spades_teach.core.rules.endings import Standing
    from spades_teach.core.rules.ruleset import RuleSet

ALL_ACES = 4
"""Aces of a pack."""


def aces(cards: Iterable[Card]) -> int:
    """Return how many of the cards are aces."""
    return sum(card.rank is Rank.ACE for card in cards)


@dataclass(frozen=True, slots=True, kw_only=True)
class AcesKept(CarriesAll):
    """Pay the side when all aces lie in its own tricks, and charge it when one does not (the reading of the catalogue).

    Read from the tricks where they were recorded, else from the fact `aces-kept`.  Source: catalogue `ace-check` (S0, S1).
    """

    slot: ClassVar[str] = "ace-check"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = counts("ace-check", "aces-kept")

    bonus: int = 100
    penalty: int = 100

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        return untold_of_sides(result, rules.table, ("ace-check",), "aces-kept")

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        result = tally.result
        if result is None or not any(result.fact(f"{seat.value}.ace-check", 0) for seat in tally.seats):
            return ()
        kept = sum(result.count(f"{seat.value}.aces-kept") for seat in tally.seats)
        needed = ALL_ACES
        if result.tricks:
            needed = sum(aces(play.card for play in trick.plays) for trick in result.tricks)
            own = [trick for trick in result.tricks if trick.winner in tally.seats]
            kept = sum(aces(play.card for play in trick.plays) for trick in own)
        if kept >= needed:
            return (ScoreLine.of("ace-check-kept", self.bonus, kept=kept),)
        return (ScoreLine.of("ace-check-lost", -self.penalty, kept=kept, needed=needed),)
