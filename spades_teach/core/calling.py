"""The play of the cards at a table where the player of an ace may call it low."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from spades_teach.core.actions import Action
from spades_teach.core.cards import Rank
from spades_teach.core.reasons import Reason
from spades_teach.core.stages import Changes, Playing
from spades_teach.core.tricks import HIGH, LOW, Play

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round

AceCall = Literal["high", "low"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayingWithCalledAces(Playing):
    """Trick after trick; an ace is called high or low when it is played.  Source: catalogue `aces-high-low` (S0, S1).

    A low ace ranks below the two of its suit (a reading).  default: what an ace counts as whose player says nothing.
    """

    default: AceCall = HIGH

    def options(self, game: Round, /) -> tuple[Action, ...]:
        other = LOW if self.default == HIGH else HIGH
        found: list[Action] = []
        for action in Playing.options(self, game):
            assert isinstance(action, Play)
            found.append(action)
            if action.card.rank is Rank.ACE:
                found.append(replace(action, call=other))
        return tuple(found)

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        if not isinstance(action, Play) or action.call is None:
            return Playing.violations(self, game, action)
        found = Playing.violations(self, game, replace(action, call=None))
        if action.card.rank is Rank.ACE and action.call in (HIGH, LOW):
            return found
        return (*found, Reason.of("no-such-call", card=action.card.code))

    def take(self, game: Round, action: Action, /) -> Changes:
        if not isinstance(action, Play):
            return Playing.take(self, game, action)
        called = action.call is not None or action.card.rank is not Rank.ACE
        return Playing.take(self, game, action if called else replace(action, call=self.default))
