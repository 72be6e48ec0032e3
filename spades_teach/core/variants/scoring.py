"""Variants of scoring and of the end of the match (catalogue categories `scoring`, `ending`)."""

from __future__ import annotations

from spades_teach.core.rules.endings import FallTo, ReachTarget
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.scoring import BagPenalty, SurrenderAllowed
from spades_teach.core.variants.registry import variant

OTHER_PENALTIES = frozenset({"bag-penalty-short", "bag-penalty-110"})


@variant("bag-penalty", bounds={"limit": (1, None), "penalty": (0, None)}, optional={"limit"}, excludes=OTHER_PENALTIES)
def bag_penalty(*, limit: int | None = 10, penalty: int = 100) -> Patch:
    """Every full load of bags costs.

    limit: none where bags never cost.
    """
    if limit is None:
        return Patch(without=("terms.bag-penalty",))
    return Patch(terms=(BagPenalty(limit=limit, penalty=penalty),))


@variant("bag-penalty-short", bounds={"limit": (1, None), "penalty": (0, None)}, excludes={"bag-penalty-110"})
def bag_penalty_short(*, limit: int = 5, penalty: int = 50) -> Patch:
    """Half a load costs half as much, as in the game to 250."""
    return Patch(terms=(BagPenalty(limit=limit, penalty=penalty),))


@variant("bag-penalty-110", bounds={"penalty": (0, None)})
def bag_penalty_110(*, penalty: int = 110) -> Patch:
    """Ten bags cost what they have earned besides."""
    return Patch(terms=(BagPenalty(penalty=penalty),))


@variant("short-game-300", bounds={"target": (1, None)})
def short_game_300(*, target: int = 300) -> Patch:
    """The match is won at 300."""
    return Patch(endings=(ReachTarget(target=target),))


@variant("loss-at-minus-200", bounds={"limit": (None, -1)}, optional={"limit"})
def loss_at_minus_200(*, limit: int | None = -200) -> Patch:
    """A side that falls to the limit loses the match."""
    return Patch(without=("endings.floor",)) if limit is None else Patch(endings=(FallTo(limit=limit),))


@variant("surrender")
def surrender() -> Patch:
    """Any player may give up the match."""
    return Patch(conduct=(SurrenderAllowed(),))
