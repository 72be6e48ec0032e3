"""Variants of bidding before looking, beside blind nil (catalogue category `bidding`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.rules.bidding import BlindOrLook
from spades_teach.core.rules.blind_bids import (
    BlindBids,
    BlindFailure,
    BlindNumbersOnlyBehind,
    BlindNumbersStandApart,
    BlindSix,
    BlindSixBinds,
    NeitherPartnerHasLooked,
    TrailingBlindBids,
)
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.variants.registry import variant

NEEDS = frozenset({"blind-bids"})
NOT_WITH = frozenset({"spades-auction", "cancellation-spades"})


@variant(
    "blind-bid",
    words={"bonus": ("10-x-bid",)},
    bounds={"max_bid": (1, 13)},
    excludes=NOT_WITH | {"trailing-blind-bids"},
)
def blind_bid(
    *,
    max_bid: int = 7,
    min_deficit: int = 100,
    bonus: Literal["10-x-bid"] = "10-x-bid",  # noqa: ARG001 - the only size that is played
    must_be_exact: bool = True,
) -> Patch:
    """Name a number before looking, at double stakes, when far enough behind."""
    return Patch(
        kinds=(BlindBids(max_bid=max_bid, must_be_exact=must_be_exact),),
        limits=(BlindNumbersOnlyBehind(needed=min_deficit), BlindOrLook()),
        needs=NEEDS,
    )


@variant("blind-six", bounds={"points": (0, None), "failure": (None, 0)}, excludes=NOT_WITH)
def blind_six(*, points: int = 120, exact: bool = True, failure: int = -120) -> Patch:
    """A side promises six tricks before either partner has looked."""
    return Patch(
        kinds=(BlindSix(points=points, exact=exact, failure=failure),),
        limits=(NeitherPartnerHasLooked(), BlindOrLook()),
        conduct=(BlindSixBinds(),),
        needs=NEEDS,
    )


@variant(
    "trailing-blind-bids",
    words={"failure": ("10-per-trick-bid", "10-per-trick-missing"), "jokers": (False,)},
    bounds={"max_bid": (1, 13), "points_per_bid_trick": (0, None)},
    excludes=NOT_WITH,
)
def trailing_blind_bids(
    *,
    min_deficit: int = 100,
    max_bid: int = 7,
    points_per_bid_trick: int = 20,
    failure: BlindFailure = "10-per-trick-bid",
    jokers: bool = False,  # noqa: ARG001 - jokers come from a variant of the trumps
) -> Patch:
    """Name a number before looking when far enough behind: 20 a trick, and overtricks are worth nothing."""
    return Patch(
        kinds=(TrailingBlindBids(max_bid=max_bid, each=points_per_bid_trick, failure=failure),),
        limits=(BlindNumbersOnlyBehind(needed=min_deficit), BlindOrLook()),
        conduct=(BlindNumbersStandApart(),),
        needs=NEEDS,
    )
