"""Axes `play` and `conduct`: tables at which a player has to trump, or to beat a spade, when able to.

Signatures and bands as in `play` and `scoring`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.cards import Card
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.facts import Fact, counts
from spades_teach.core.rules.play import BreaksNothing, Cards, PlayContext
from spades_teach.core.rules.scoring import ScoreLine, SideTally
from spades_teach.core.tricks import Play, best_play

if TYPE_CHECKING:
    from spades_teach.core.scores import SideScore


@dataclass(frozen=True, slots=True)
class MustTrump(BreaksNothing):
    """Whoever cannot follow suit plays a spade.  Source: catalogue `play-to-win-tarot` (S0, S1)."""

    slot: ClassVar[str] = "must-trump"
    order: ClassVar[int] = 30
    yields: ClassVar[bool] = True

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        suits, led = context.trumps.suits, context.led
        if led is None or any(suits[card] is led for card in context.hand):
            return options
        return tuple(card for card in options if suits[card] is context.trumps.suit)

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        led = context.led
        assert led is not None
        return Reason.of("must-trump", suit=led.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class MustBeatSpade(BreaksNothing):
    """Whoever can beat the highest spade of the trick does.  Source: catalogue `play-to-win`, `play-to-win-tarot` (S0, S1).

    when_led: also where spades were led, which makes every card a follower's.  beat_partner: also a spade of the own partner.
    """

    slot: ClassVar[str] = "must-beat-spade"
    order: ClassVar[int] = 35
    yields: ClassVar[bool] = True

    when_led: bool
    beat_partner: bool

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        best = self._to_beat(context)
        if best is None:
            return options
        strengths = context.trumps.strengths
        suits = context.trumps.suits
        return tuple(
            card for card in options if suits[card] is context.trumps.suit and strengths[card] > strengths[best.card]
        )

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        best = self._to_beat(context)
        assert best is not None
        return Reason.of("must-beat-spade", card=best.card.code)

    def _to_beat(self, context: PlayContext) -> Play | None:
        if not context.plays or (context.led is context.trumps.suit and not self.when_led):
            return None
        best = best_play(context.plays, context.trumps)
        if context.trumps.suits[best.card] is not context.trumps.suit:
            return None
        partners = context.table.partners_of(context.seat) if context.seat is not None else ()
        return None if best.seat in partners and not self.beat_partner else best


@dataclass(frozen=True, slots=True)
class PointsForfeited:
    """A side that was caught not beating a spade gives the points of the round to the others.  Source: catalogue `play-to-win` (S0, S1).

    Only points won change sides; a loss stays with the offenders (a reading).  Several other sides share them, and what cannot be shared is lost.
    At a table where only legal cards can be chosen nobody is ever caught; where scores are kept by hand the fact `spade-not-beaten` of a
    seat tells it.
    """

    slot: ClassVar[str] = "points-forfeited"
    order: ClassVar[int] = 50
    reads: ClassVar[tuple[Fact, ...]] = counts("spade-not-beaten")
    punishes: ClassVar[Mapping[str, str]] = {"must-beat-spade": "spade-not-beaten"}

    def amend(self, tally: SideTally, /) -> SideTally:
        return tally

    def settle(self, sides: tuple[SideScore, ...], /) -> tuple[SideScore, ...]:
        """Return the scores of all sides after points have changed hands."""
        lost = tuple(score.points if self._caught(score.tally) and score.points > 0 else 0 for score in sides)
        if not any(lost):
            return sides
        others = len(sides) - 1
        settled = []
        for place, score in enumerate(sides):
            gained = sum(points // others for other, points in enumerate(lost) if other != place)
            lines = [ScoreLine.of("points-forfeited", -lost[place])] if lost[place] else []
            lines += [ScoreLine.of("points-of-offenders", gained)] if gained else []
            settled.append(replace(score, lines=(*score.lines, *lines)))
        return tuple(settled)

    def _caught(self, tally: SideTally) -> bool:
        result = tally.result
        return result is not None and any(result.fact(f"{seat.value}.spade-not-beaten", 0) for seat in tally.seats)
