"""Variants that raise a bid or announce something beside it (catalogue category `bidding`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.announcing import AnnouncesBemo, AnnouncesMoe, BiddingWithAnnouncements
from spades_teach.core.raising import Raising
from spades_teach.core.rules.announcements import (
    Bemo,
    Boston,
    BostonBinds,
    BostonOrDoubleNil,
    Lexington,
    LexingtonReplacesScore,
    MoeInARow,
    MoeReplacesContract,
    UnbidBoston,
)
from spades_teach.core.rules.elsewhere import BostonForPoints
from spades_teach.core.rules.endings import WonOutright
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.variants.registry import variant

AUCTION = frozenset({"spades-auction"})
ALL_TRICKS = 130
"""Points of an ordinary contract of thirteen."""

MoeFailure = Literal["lose-same-points", "nothing"]
UnbidMode = Literal["normal-scoring", "premium", "game-over"]


@variant(
    "raise-by-one",
    bounds={"max_raise": (1, None)},
    words={"order": ("same-as-bidding",)},
    excludes=AUCTION | {"partnership-bidding"},
)
def raise_by_one(*, max_raise: int = 1, order: Literal["same-as-bidding"] = "same-as-bidding") -> Patch:  # noqa: ARG001
    """When all have bid, everybody may raise the own bid by one."""
    return Patch(stages=(Raising(most=max_raise),))


@variant(
    "bemo",
    bounds={
        "little_first_tricks": (1, None),
        "little_points": (0, None),
        "big_first_tricks": (1, None),
        "big_points": (0, None),
    },
    excludes=AUCTION,
)
def bemo(
    *, little_first_tricks: int = 6, little_points: int = 60, big_first_tricks: int = 9, big_points: int = 90
) -> Patch:
    """A side announces that it takes all of the first six or nine tricks."""
    policy = Bemo(
        little_first_tricks=little_first_tricks,
        little_points=little_points,
        big_first_tricks=big_first_tricks,
        big_points=big_points,
    )
    return Patch(
        terms=(policy,),
        conduct=(AnnouncesBemo(little=little_first_tricks, big=big_first_tricks),),
        stages=(BiddingWithAnnouncements(),),
    )


@variant(
    "moe-consecutive",
    words={"failure": ("lose-same-points", "nothing")},
    bounds={"big_length": (1, None), "big_points": (0, None), "little_length": (1, None), "little_points": (0, None)},
    excludes=AUCTION | {"moe-first-tricks"},
)
def moe_consecutive(
    *,
    big_length: int = 8,
    big_points: int = 300,
    little_length: int = 6,
    little_points: int = 150,
    failure: MoeFailure = "lose-same-points",
) -> Patch:
    """A side announces eight or six tricks in a row instead of a contract."""
    policy = MoeInARow(
        big_length=big_length,
        big_points=big_points,
        little_length=little_length,
        little_points=little_points,
        failure=failure,
    )
    return Patch(
        terms=(policy,),
        conduct=(MoeReplacesContract(), AnnouncesMoe(little=little_length, big=big_length)),
        stages=(BiddingWithAnnouncements(),),
    )


@variant(
    "boston",
    words={"unbid_boston": ("normal-scoring", "premium", "game-over")},
    bounds={"failure": (None, 0), "premium": (0, None), "points": (0, None)},
    excludes=AUCTION,
)
def boston(
    *,
    bid_wins_game: bool = True,
    unbid_boston: UnbidMode = "normal-scoring",
    premium: int = 100,
    failure: int = -130,
    points: int = ALL_TRICKS,
) -> Patch:
    """A side bids every trick, and wins the match with them.

    points: what the bid is worth when it is made; where it wins the match they hardly matter.
    """
    wins = bid_wins_game
    bid = Boston(wins=wins, failure=failure)
    if points != ALL_TRICKS:
        bid = BostonForPoints(wins=wins, failure=failure, points=points)
    unbid = {
        "normal-scoring": (),
        "premium": (UnbidBoston(premium=premium),),
        "game-over": (UnbidBoston(wins=True),),
    }
    return Patch(
        kinds=(bid,),
        limits=(BostonOrDoubleNil(),),
        conduct=(BostonBinds(),),
        terms=unbid[unbid_boston],
        endings=(WonOutright(),),
    )


@variant("lexington", words={"reward": (240, "win-game")}, bounds={"tricks": (1, None)}, excludes=AUCTION)
def lexington(*, tricks: int = 12, reward: int | str = 240, needs_bid: bool = False) -> Patch:
    """Exactly twelve tricks pay a flat sum, whatever was bid."""
    wins = not isinstance(reward, int)
    points = reward if isinstance(reward, int) else 0
    return Patch(
        conduct=(LexingtonReplacesScore(tricks=tricks, needs_bid=needs_bid),),
        terms=(Lexington(tricks=tricks, points=points, wins=wins, needs_bid=needs_bid),),
        endings=(WonOutright(),) if wins else (),
    )
