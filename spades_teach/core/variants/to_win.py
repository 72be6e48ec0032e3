"""Variants of how a card is played: to win, against the clock, with aces that are called (catalogue category `play`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.calling import AceCall, PlayingWithCalledAces
from spades_teach.core.rules.clock import LateCard, TimePerCard
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.to_win import MustBeatSpade, MustTrump, PointsForfeited
from spades_teach.core.tricks import HIGH, LOW
from spades_teach.core.variants.registry import variant

NO_CHOICE_OF_CARDS = frozenset({"nil-in-the-dark", "blind-nil-in-the-dark"})

Violation = Literal["points-of-deal-to-opponents"]


@variant(
    "play-to-win",
    words={"violation": ("points-of-deal-to-opponents",)},
    excludes=NO_CHOICE_OF_CARDS | {"no-trump-bid"},
)
def play_to_win(
    *,
    beat_partner: bool = False,
    violation: Violation = "points-of-deal-to-opponents",  # noqa: ARG001 - the catalogue names one
) -> Patch:
    """A player who is void and can beat a spade of the trick beats it."""
    return Patch(
        play=(MustBeatSpade(when_led=False, beat_partner=beat_partner),),
        conduct=(PointsForfeited(),),
    )


@variant("play-to-win-tarot", excludes=NO_CHOICE_OF_CARDS | {"no-trump-bid"})
def play_to_win_tarot(*, beat_partner: bool = True) -> Patch:
    """A player who is void plays a spade, and every spade of the trick is beaten where it can be."""
    return Patch(play=(MustTrump(), MustBeatSpade(when_led=True, beat_partner=beat_partner)))


@variant(
    "speed-spades",
    words={"on_timeout": ("play-lowest-legal-card",)},
    bounds={"seconds_per_card": (1, None)},
)
def speed_spades(*, seconds_per_card: int = 2, on_timeout: LateCard = "play-lowest-legal-card") -> Patch:
    """Every card has to be played within two seconds."""
    return Patch(conduct=(TimePerCard(seconds=seconds_per_card, on_timeout=on_timeout),))


@variant("aces-high-low", words={"call": ("when-played",), "default_call": (HIGH, LOW)})
def aces_high_low(
    *,
    call: Literal["when-played"] = "when-played",  # noqa: ARG001 - the catalogue names one
    default_call: AceCall = HIGH,
) -> Patch:
    """The player of an ace may call it low."""
    return Patch(stages=(PlayingWithCalledAces(default=default_call),))
