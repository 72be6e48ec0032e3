"""Variants of the deal, the trumps and the play (catalogue categories `deal`, `trump`, `play`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.cards import BIG_JOKER, LITTLE_JOKER, Card, Rank, read_cards
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.rules.play import (
    AceOfSpadesMayBeLed,
    BrokenBy,
    HolderLeads,
    NoSpadeLeadOnFirstTrick,
    NoSpadeOnFirstTrick,
    SpadesUnbroken,
)
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.scoring import RenegePenalty
from spades_teach.core.trumps import TrumpOrder, spades_as_ranked
from spades_teach.core.variants.registry import variant

BROKEN_BY: tuple[BrokenBy, ...] = (
    "any-spade-played-in-an-earlier-trick",
    "a-spade-has-won-a-trick",
    "a-spade-played-on-a-non-spade-lead",
)


@variant("deuce-starts", words={"spade_on_first_trick": ("allowed-when-void", "forbidden")})
def deuce_starts(*, spade_on_first_trick: Literal["allowed-when-void", "forbidden"] = "allowed-when-void") -> Patch:
    """Whoever holds the 2 of clubs leads it to the first trick."""
    return Patch(
        opening=HolderLeads(Card("2C")),
        play=(NoSpadeOnFirstTrick(),) if spade_on_first_trick == "forbidden" else (),
        needs=frozenset({"two-of-clubs"}),
    )


@variant("breaking-spades", words={"broken_by": BROKEN_BY, "all_spades_exception": (True,)})
def breaking_spades(
    *,
    broken_by: BrokenBy = BROKEN_BY[0],
    all_spades_exception: bool = True,  # noqa: ARG001 - the catalogue's parameter; see below
    required: bool = True,
) -> Patch:
    """No spade is led before spades are broken.

    all_spades_exception: a hand of nothing but spades leads one; without this nobody could play on, so it is always so.
    """
    if not required:
        return Patch(without=("play.breaking",))
    return Patch(play=(SpadesUnbroken(broken_by=broken_by),))


@variant("lead-ace-of-spades", excludes={"no-spade-lead-first-trick"})
def lead_ace_of_spades(*, allowed_before_break: bool = True) -> Patch:
    """The ace of spades may be led although spades are not broken, to the first trick too."""
    return Patch(play=(AceOfSpadesMayBeLed(),)) if allowed_before_break else Patch(without=("play.ace-lead",))


@variant("no-spade-lead-first-trick")
def no_spade_lead_first_trick() -> Patch:
    """No spade is led to the first trick."""
    return Patch(play=(NoSpadeLeadOnFirstTrick(),))


@variant("big-joker-little-joker")
def big_joker_little_joker(*, removed: tuple[str, ...] = ("2C", "2H"), must_break: bool = True) -> Patch:
    """Both jokers and the 2 of spades are the highest trumps; two red or black twos leave the pack."""
    twos = read_cards(" ".join(removed))
    if len(set(twos)) < len(twos) or any(card.rank is not Rank.TWO for card in twos):
        raise RuleSpecError(
            f"big-joker-little-joker: removed={'/'.join(removed)} cannot be; expected two different twos",
            "bad-parameter",
            rule="big-joker-little-joker",
            name="removed",
            value="/".join(removed),
            expected="2C/2H",
        )
    pack = STANDARD_PACK.without(*twos).with_jokers()
    deuce = Card("2S")
    spades = tuple(card for card in spades_as_ranked(pack) if card is not deuce)
    return Patch(
        pack=pack,
        trumps=TrumpOrder((BIG_JOKER, LITTLE_JOKER, deuce, *spades)),
        without=() if must_break else ("play.breaking",),
        removes=frozenset({"two-of-clubs"}) if "2C" in removed else frozenset(),
    )


@variant("renege-penalty", words={"mode": ("impossible", "contract-void", "three-tricks")})
def renege_penalty(*, mode: Literal["impossible", "contract-void", "three-tricks"] = "impossible") -> Patch:
    """What not following suit costs, where it can happen at all."""
    if mode == "impossible":
        return Patch(without=("conduct.renege",))
    return Patch(conduct=(RenegePenalty(mode=mode),))
