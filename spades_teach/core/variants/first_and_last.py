"""Variants of the first trick and of the last ones (catalogue category `play`)."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Literal

from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card, Suit
from spades_teach.core.errors import RuleSpecError, SpadesError
from spades_teach.core.rules.first_trick import FollowSuitFromSecondTrick, LowestClubFollows, LowestClubLeads
from spades_teach.core.rules.last_trick import (
    AceKeptByNil,
    Dix,
    LastTrickWithAce,
    LastTrickWithDeuce,
    LastTrickWithHighSpade,
    WinningStreak,
)
from spades_teach.core.rules.moe import MoeBids, MoeLeads, MoeOfFirstTricks, MoeStandsForBids, OneMoe
from spades_teach.core.rules.play import NoSpadeOnFirstTrick
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.variants.registry import variant

AUCTION = frozenset({"spades-auction"})
CARDS_IN_THE_DARK = frozenset({"nil-in-the-dark", "blind-nil-in-the-dark"})
CLUBS = ("2C", "3C")

LowestClub = Literal["2C", "3C"]


@variant(
    "first-trick-clubs",
    words={"lowest_club": CLUBS},
    excludes=CARDS_IN_THE_DARK | {"cancellation-spades", "first-trick-lowest-club"},
)
def first_trick_clubs(*, lowest_club: LowestClub = "2C", must_follow_clubs: bool = True) -> Patch:
    """The lowest club opens, and nobody plays a spade to the first trick."""
    free = () if must_follow_clubs else (FollowSuitFromSecondTrick(),)
    return Patch(opening=LowestClubLeads(least=Card(lowest_club)), play=(NoSpadeOnFirstTrick(), *free))


@variant(
    "first-trick-lowest-club",
    words={"lowest_club": CLUBS, "void_in_clubs": ("any-non-spade", "any-card")},
    excludes=CARDS_IN_THE_DARK | {"cancellation-spades"},
)
def first_trick_lowest_club(
    *, lowest_club: LowestClub = "2C", void_in_clubs: Literal["any-non-spade", "any-card"] = "any-non-spade"
) -> Patch:
    """The lowest club opens, and everybody plays the own lowest club to it."""
    no_spade = (NoSpadeOnFirstTrick(),) if void_in_clubs == "any-non-spade" else ()
    return Patch(opening=LowestClubLeads(least=Card(lowest_club)), play=(LowestClubFollows(), *no_spade))


@variant(
    "moe-first-tricks",
    words={"failure": ("lose-same-points",)},
    bounds={
        "little_first_tricks": (1, 13),
        "little_points": (0, None),
        "big_first_tricks": (1, 13),
        "big_points": (0, None),
    },
    excludes=AUCTION,
)
def moe_first_tricks(
    *,
    little_first_tricks: int = 7,
    little_points: int = 150,
    big_first_tricks: int = 10,
    big_points: int = 250,
    failure: Literal["lose-same-points"] = "lose-same-points",  # noqa: ARG001 - the catalogue names one
    immune_to_bags: bool = True,
) -> Patch:
    """A side announces the first seven or ten tricks instead of a contract, and leads."""
    moes = (Bid("little-moe", little_first_tricks), Bid("big-moe", big_first_tricks))
    return Patch(
        opening=MoeLeads(moes=moes),
        kinds=(MoeBids(moes=moes),),
        limits=(OneMoe(moes=moes),),
        conduct=(MoeStandsForBids(moes=moes, immune=immune_to_bags),),
        terms=(MoeOfFirstTricks(moes=moes, points=(little_points, big_points)),),
    )


@variant("last-trick-ace-win", bounds={"points": (0, None), "ace_of_spades": (0, None)})
def last_trick_ace_win(*, points: int = 10, ace_of_spades: int = 20) -> Patch:
    """An ace that takes the last trick earns points."""
    return Patch(terms=(LastTrickWithAce(points=points, ace_of_spades=ace_of_spades),))


@variant("last-trick-ace-on-nil", bounds={"fraction_of_nil": (1, None)}, excludes=AUCTION)
def last_trick_ace_on_nil(*, fraction_of_nil: int = 5) -> Patch:
    """A kept nil earns more when its player still has an ace for the last trick.

    fraction_of_nil: one part of so many, 5 for a fifth.
    """
    return Patch(terms=(AceKeptByNil(part=fraction_of_nil),), needs=frozenset({"nil"}))


@variant(
    "last-trick-deuce-win",
    bounds={"points": (0, None)},
    excludes={"deuces-high", "cancellation-spades", "six-players-48"},
)
def last_trick_deuce_win(*, points: int = 30) -> Patch:
    """A two of a side suit that takes the last trick earns points."""
    return Patch(terms=(LastTrickWithDeuce(points=points),))


@variant("last-trick-high-spade-win", bounds={"points": (0, None)}, excludes=AUCTION)
def last_trick_high_spade_win(*, lowest_high_spade: str = "9S", points: int = 10) -> Patch:
    """A high spade in the last trick that makes the own bid exactly earns points."""
    return Patch(terms=(LastTrickWithHighSpade(lowest=_spade(lowest_high_spade), points=points),))


def _spade(code: str) -> Card:
    card: Card | None = None
    with suppress(SpadesError):
        card = Card(code)
    if card is None or card.suit is not Suit.SPADES:
        raise RuleSpecError(
            f"last-trick-high-spade-win: lowest_high_spade={code} cannot be; expected a spade such as 9S",
            "bad-parameter",
            rule="last-trick-high-spade-win",
            name="lowest_high_spade",
            value=code,
            expected="9S",
        )
    return card


@variant(
    "end-winning-streak",
    bounds={"length": (3, 5), "points_per_trick": (1, None)},
    words={"longer_streak": ("per-trick", "flat")},
)
def end_winning_streak(
    *,
    length: int = 3,
    points_per_trick: int = 1,
    longer_streak: Literal["per-trick", "flat"] = "per-trick",
    breaker_gets_points: bool = False,
) -> Patch:
    """A player who takes the last three tricks earns points."""
    flat = longer_streak == "flat"
    streak = WinningStreak(length=length, each=points_per_trick, flat=flat, breaker=breaker_gets_points)
    return Patch(terms=(streak,))


DIX = ("1", "5", "10")


@variant("dix", ordered={"points"})
def dix(*, points: tuple[str, ...] = DIX) -> Patch:
    """A trick that the nine of spades takes earns points.

    points: for the nine as the only spade, with another spade in the trick, and where spades were led.
    """
    if len(points) != len(DIX) or not all(re.fullmatch("[0-9]{1,4}", word) for word in points):
        raise RuleSpecError(
            f"dix: points={'/'.join(points)} cannot be; expected three numbers such as {'/'.join(DIX)}",
            "bad-parameter",
            rule="dix",
            name="points",
            value="/".join(points),
            expected="/".join(DIX),
        )
    alone, with_spades, spades_led = map(int, points)
    return Patch(terms=(Dix(alone=alone, with_spades=with_spades, spades_led=spades_led),))
