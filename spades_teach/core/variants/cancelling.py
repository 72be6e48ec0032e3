"""Cancellation spades, a game of its own for six or eight (catalogue category `play`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.cards import Card
from spades_teach.core.rules.bidding import DoubleNil
from spades_teach.core.rules.cancelling import (
    TRUMPS,
    DeadTricksAreTold,
    IdenticalCardsCancel,
    NilEarnsOrNothing,
)
from spades_teach.core.rules.contracts import MissingTricksCost
from spades_teach.core.rules.match_ends import FixedRounds
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.scoring import CountTricks, FailedNilTricksCost
from spades_teach.core.rules.seating import FittedPack
from spades_teach.core.table import numbered_table
from spades_teach.core.variants.registry import variant

OTHER_TRUMPS = frozenset(
    {
        "deuces-high",
        "joke-trumps",
        "high-jokers",
        "joker-joker-deuce-ace",
        "big-joker-little-joker",
        "high-jokers-alternate",
        "high-jokers-first-wins",
        "bauer-trumps",
        "differing-trump-values",
        "show-7-trump",
    }
)
CLUBS_AND_TWOS = frozenset({"deuce-starts", "first-trick-clubs", "first-trick-lowest-club", "last-trick-deuce-win"})
BLIND_BIDS = frozenset(
    {
        "blind-bid",
        "blind-nil",
        "double-blind-nil",
        "blind-six",
        "trailing-blind-bids",
        "boston-on-fire",
        "team-blind-nil",
        "blind-nil-in-the-dark",
    }
)
OTHER_SCORES = frozenset(
    {
        "spades-auction",
        "three-b",
        "no-overs",
        "oh-hell",
        "quicksand",
        "highlander",
        "sandbags-0-10",
        "negative-sandbags",
        "no-point-deductions",
        "bag-penalty",
        "bag-penalty-short",
        "bag-penalty-110",
        "units-digit-bags",
    }
)

EIGHT = {"nil": (50, 30), "double_nil": (200, 100), "deals": (6, 8)}
"""The defaults for six players, and what stands for them where eight play."""


@variant(
    "cancellation-spades",
    words={"players": (6, 8), "next_leader_after_dead_trick": ("same-leader",)},
    bounds={"nil": (0, None), "double_nil": (0, None), "undertrick": (None, 0), "deals": (1, None)},
    excludes=OTHER_TRUMPS | CLUBS_AND_TWOS | BLIND_BIDS | OTHER_SCORES,
)
def cancellation_spades(
    *,
    players: int = 6,
    nil: int = 50,
    double_nil: int = 200,
    undertrick: int = -10,
    deals: int = 6,
    next_leader_after_dead_trick: Literal["same-leader"] = "same-leader",  # noqa: ARG001 - the catalogue names one
) -> Patch:
    """Six in three teams play with two packs, and identical cards of a trick cancel each other.

    nil, double_nil, deals: for eight players the defaults are 30, 100 and 8.
    """
    if players == 8:
        nil, double_nil, deals = (
            eight if value == six else value
            for value, (six, eight) in zip((nil, double_nil, deals), EIGHT.values(), strict=True)
        )
    return Patch(
        table=numbered_table(players, teams=players // 2),
        shares=FittedPack(removed=(Card("2H"),), packs=2),
        trumps=TRUMPS,
        winner=IdenticalCardsCancel(),
        accounting=CountTricks(failed_nil="minus-ten-each"),
        kinds=(
            DoubleNil(bonus=double_nil, failure=0),
            NilEarnsOrNothing(value=nil),
            MissingTricksCost(per_missing=-undertrick),
        ),
        terms=(FailedNilTricksCost(each=10),),
        conduct=(DeadTricksAreTold(),),
        endings=(FixedRounds(rounds=deals),),
        without=("terms.bag-penalty",),
        needs=frozenset({"partners"}),
    )
