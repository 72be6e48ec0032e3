"""Cancellation: the trumps and the winner of a game in which identical cards of a trick cancel each other.

Axes as in `winner`, `contracts` and `bidding`; the rest of the bundle are policies that other variants use as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.cards import Card, read_cards
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import Nil
from spades_teach.core.rules.facts import Fact, counts, is_told
from spades_teach.core.rules.scoring import ScoreLine, SideTally
from spades_teach.core.table import Seat, Table
from spades_teach.core.tricks import Play, best_play
from spades_teach.core.trumps import TrumpOrder, spades_as_ranked

if TYPE_CHECKING:
    from spades_teach.core.rules.endings import Standing
    from spades_teach.core.rules.ruleset import RuleSet

RAISED = read_cards("2D 2C")
"""The twos that are the highest spades, the highest first."""

DEAD_TRICKS = "dead-tricks"

TRUMPS = TrumpOrder((*RAISED, *spades_as_ranked(STANDARD_PACK)))


@dataclass(frozen=True, slots=True)
class IdenticalCardsCancel:
    """Identical cards in one trick cannot win; a trick that nobody can win is dead.  Source: catalogue `cancellation-spades` (S0, S1).

    The suit led is that of the lead, cancelled or not.  Whoever has led a dead trick leads again (a reading).
    """

    slot: ClassVar[str] = "winner"
    order: ClassVar[int] = 10

    def winner(self, plays: tuple[Play, ...], trumps: TrumpOrder, table: Table, /) -> Seat | None:
        gone = self.cancelled(plays)
        left = [play for play in plays if play.card not in gone]
        suits = trumps.suits
        led = suits[plays[0].card]
        able = [play for play in left if play.card in trumps.trumps] or [
            play for play in left if suits[play.card] is led
        ]
        return best_play(able, trumps).seat if able else None

    def cancelled(self, plays: tuple[Play, ...], /) -> tuple[Card, ...]:
        """Return the cards that cancel each other, each once."""
        return tuple(card for card, count in Counter(play.card for play in plays).items() if count > 1)

    def dead_tricks(self, result: RoundResult, /) -> int:
        """Return how many tricks nobody took: by the tricks, or by the facts `dead-tricks` of the seats that led them."""
        if result.tricks:
            return sum(trick.winner is None for trick in result.tricks)
        return sum(int(count) for name, count in result.facts if name.endswith(f".{DEAD_TRICKS}"))


@dataclass(frozen=True, slots=True)
class DeadTricksAreTold:
    """Dead tricks count for nobody; where scores are kept by hand, the fact `dead-tricks` of a seat tells how many it led."""

    slot: ClassVar[str] = "dead-tricks"
    order: ClassVar[int] = 70
    reads: ClassVar[tuple[Fact, ...]] = counts(DEAD_TRICKS)

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        """Yield the fact, where tricks are missing."""
        if 0 < sum(result.taken) < rules.hand_size and not result.tricks and not is_told(result, DEAD_TRICKS):
            yield DEAD_TRICKS

    def amend(self, tally: SideTally, /) -> SideTally:
        return tally


@dataclass(frozen=True, slots=True, kw_only=True)
class NilEarnsOrNothing(Nil):
    """A failed nil earns nothing; its tricks are paid for one by one.  Source: catalogue `cancellation-spades` (S0, S1), a reading."""

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return tuple(line for line in Nil.lines(self, tally, claimed) if line.points > 0)
