"""Variants of the deal (catalogue category `deal`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.facing import MOST, FaceUpDeal
from spades_teach.core.kitty import KittyForHighestBidder, KittyForHolder
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.short_hands import Deadline, ShortHandMisdeal, ShortTest
from spades_teach.core.variants.registry import variant

BOTH_TESTS: tuple[ShortTest, ...] = ("at-most-one-spade", "no-face-card")
DEADLINES: tuple[Deadline, ...] = ("before-any-bid", "before-own-side-bids")


@variant(
    "short-hand-misdeal",
    words={
        "short_means": (BOTH_TESTS, "no-spade", "at-most-one-spade", "no-face-card"),
        "deadline": DEADLINES,
        "redealt_by": ("same-dealer",),
    },
)
def short_hand_misdeal(
    *,
    short_means: tuple[ShortTest, ...] | ShortTest = BOTH_TESTS,
    deadline: Deadline = "before-own-side-bids",
    redealt_by: Literal["same-dealer"] = "same-dealer",  # noqa: ARG001 - no source has another deal
) -> Patch:
    """Whoever is dealt a short hand may have the cards dealt again."""
    means = (short_means,) if isinstance(short_means, str) else short_means
    return Patch(conduct=(ShortHandMisdeal(means=means, deadline=deadline),))


@variant("face-up-deal", words={"exposed_to": ("everyone",)}, bounds={"exposed_per_player": (0, MOST)})
def face_up_deal(*, exposed_per_player: int = 0, exposed_to: Literal["everyone"] = "everyone") -> Patch:  # noqa: ARG001
    """The dealer turns up to four cards of every hand face up."""
    return Patch(stages=(FaceUpDeal(exposed=exposed_per_player),))


@variant(
    "kitty",
    words={
        "taker": ("holder-of-2c", "highest-bidder"),
        "size": ("remainder", "remainder-plus-one-trick"),
        "discard_counts_as_trick": ("only-if-extra-trick-was-in-kitty", "always"),
    },
)
def kitty(
    *,
    taker: Literal["holder-of-2c", "highest-bidder"] = "holder-of-2c",
    size: Literal["remainder", "remainder-plus-one-trick"] = "remainder",
    discard_counts_as_trick: Literal["only-if-extra-trick-was-in-kitty", "always"] = "only-if-extra-trick-was-in-kitty",
) -> Patch:
    """What cannot be shared out is a kitty, which one player takes and throws as many cards away for."""
    stage = KittyForHolder if taker == "holder-of-2c" else KittyForHighestBidder
    extra_trick = size == "remainder-plus-one-trick"
    counts = extra_trick or discard_counts_as_trick == "always"
    return Patch(stages=(stage(extra_trick=extra_trick, counts=counts),))
