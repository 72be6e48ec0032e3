"""Variants in which one partner bids for the whole side (catalogue categories `bidding`, `play`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.rules.announced_for_two import (
    AnnouncedInTime,
    BostonOnFire,
    BostonOnFireBinds,
    DoubleBlindNil,
    FirstOfTheTwoHasPriority,
    PartnerGoesAlong,
    TeamBlindNil,
    TeamBlindNilBinds,
    TeamNil,
    TeamNilBinds,
)
from spades_teach.core.rules.bidding import BlindOrLook
from spades_teach.core.rules.endings import WonOutright
from spades_teach.core.rules.opposites import ForcedNilStaysOpen, NilOrMany, SpecialBidsAreNotTurned
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.turning import Turning
from spades_teach.core.variants.registry import variant

AUCTION = frozenset({"spades-auction"})
NIL_OF_A_SIDE = frozenset({"nil", "partners"})
SUICIDE = frozenset({"suicide", "suicide-forced-nil"})
CANCELLED = frozenset({"cancellation-spades"})

BLIND_OR_LOOK = BlindOrLook()
SIDE_BIDS = (AnnouncedInTime(), PartnerGoesAlong())


@variant("team-nil", bounds={"value": (0, None)}, excludes=AUCTION | SUICIDE)
def team_nil(*, value: int = 100, immune_to_bags: bool = True) -> Patch:
    """A side promises to take no trick, for one score."""
    return Patch(
        kinds=(TeamNil(value=value),),
        limits=SIDE_BIDS,
        conduct=(TeamNilBinds(immune=immune_to_bags),),
        needs=NIL_OF_A_SIDE,
    )


@variant("team-blind-nil", bounds={"value": (0, None)}, excludes=AUCTION | SUICIDE | CANCELLED)
def team_blind_nil(*, value: int = 150, immune_to_bags: bool = True) -> Patch:
    """A side promises to take no trick before either partner has looked."""
    return Patch(
        kinds=(TeamBlindNil(value=value),),
        limits=(*SIDE_BIDS, BLIND_OR_LOOK),
        conduct=(TeamBlindNilBinds(immune=immune_to_bags),),
        needs=NIL_OF_A_SIDE | {"blind-bids"},
    )


@variant(
    "double-blind-nil",
    words={"reward": ("win-game", "double-bonus")},
    bounds={"double_bonus_points": (0, None)},
    excludes=AUCTION | SUICIDE | CANCELLED,
)
def double_blind_nil(
    *,
    reward: Literal["win-game", "double-bonus"] = "win-game",
    double_bonus_points: int = 800,
    failure: int = 0,
) -> Patch:
    """Both partners bid nil without having looked, for the match."""
    wins = reward == "win-game"
    return Patch(
        kinds=(DoubleBlindNil(wins=wins, points=double_bonus_points, failure=failure),),
        limits=(*SIDE_BIDS, FirstOfTheTwoHasPriority(), BLIND_OR_LOOK),
        endings=(WonOutright(),) if wins else (),
        needs=NIL_OF_A_SIDE | {"blind-bids"},
    )


@variant("boston-on-fire", words={"reward": ("win-game",)}, bounds={"failure": (None, 0)}, excludes=AUCTION | CANCELLED)
def boston_on_fire(
    *,
    reward: Literal["win-game"] = "win-game",  # noqa: ARG001 - the only reward that is played: a reading
    failure: int = -130,
) -> Patch:
    """A side bids every trick before either partner has looked."""
    return Patch(
        kinds=(BostonOnFire(failure=failure),),
        limits=(AnnouncedInTime(), BLIND_OR_LOOK),
        conduct=(BostonOnFireBinds(),),
        endings=(WonOutright(),),
        needs=frozenset({"blind-bids"}),
    )


@variant(
    "suicide",
    bounds={"minimum": (1, 13)},
    excludes=AUCTION
    | {"partnership-bidding", "half-tricks", "suicide-forced-nil", "fredieu", "whiz", "mirrors", "no-nines-no-blinds"}
    | {"double-nil", "double-blind-nil", "team-nil", "team-blind-nil"},
)
def suicide(*, minimum: int = 4) -> Patch:
    """Everybody bids nil or at least four, and of two partners one ends with nil and one with a number."""
    return Patch(
        limits=(NilOrMany(minimum=minimum), SpecialBidsAreNotTurned(), ForcedNilStaysOpen()),
        stages=(Turning(minimum=minimum),),
        needs=NIL_OF_A_SIDE,
    )
