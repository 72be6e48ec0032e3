"""Variants that limit the bids or bind a whole side (catalogue category `bidding`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.errors import RuleSpecError
from spades_teach.core.rules.bid_limits import (
    ForbiddenTeamBid,
    OneNilInTheTeam,
    PlayerMinimum,
    SpadesOfTheHand,
    SumIsNotTheTricks,
)
from spades_teach.core.rules.bidding import BidKind
from spades_teach.core.rules.elsewhere import HighNumbersForAFixedSum
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.side_bids import (
    HighBidBonus,
    SideBidBinds,
    TenCountsAsTenForTwoHundred,
    TenForTwoHundred,
)
from spades_teach.core.rules.unplayed import LowBids, NothingIsPlayed, TooLow
from spades_teach.core.unplayed import NothingToPlayFor
from spades_teach.core.variants.registry import variant

AUCTION = frozenset({"spades-auction"})
HAND_DECIDES = frozenset({"whiz", "mirrors"})
FORCED_BIDS = frozenset({"suicide", "suicide-forced-nil", "fredieu"})
NO_CHOICE_LEFT = AUCTION | {
    "partnership-bidding",
    "board",
    "total-bids",
    "raise-by-one",
    "half-tricks",
    "no-nines-no-blinds",
}
TEN = 10
TRICKS_OF_THE_DEAL = "number-of-tricks-in-the-deal"


@variant(
    "total-bids",
    words={"forbidden_sum": (TRICKS_OF_THE_DEAL, None)},
    bounds={"minimum": (0, None)},
    optional={"forbidden_sum"},
    excludes=AUCTION | HAND_DECIDES | {"suicide-forced-nil"},
)
def total_bids(
    *,
    forbidden_sum: Literal["number-of-tricks-in-the-deal"] | None = "number-of-tricks-in-the-deal",
    minimum: int = 0,
) -> Patch:
    """All bids together never come to the tricks of the round: somebody is wrong.

    minimum: what they have to come to, else the cards are dealt anew.
    """
    low = TooLow(minimum=minimum)
    return Patch(
        limits=() if forbidden_sum is None else (SumIsNotTheTricks(),),
        without=("limits.sum-of-all",) if forbidden_sum is None else (),
        stages=(NothingToPlayFor(low),) if minimum else (),
        conduct=(NothingIsPlayed(low),) if minimum else (),
        terms=(LowBids(low),) if minimum else (),
    )


@variant("whiz", excludes=NO_CHOICE_LEFT | FORCED_BIDS | {"ten-for-200", "boston"})
def whiz() -> Patch:
    """Bid the number of your spades, or nil."""
    return Patch(limits=(SpadesOfTheHand(nil_too=True),), needs=frozenset({"nil"}), removes=frozenset({"blind-bids"}))


@variant("mirrors", excludes=NO_CHOICE_LEFT | FORCED_BIDS | {"ten-for-200", "boston"})
def mirrors() -> Patch:
    """Bid the number of your spades."""
    return Patch(limits=(SpadesOfTheHand(nil_too=False),), needs=frozenset({"nil"}), removes=frozenset({"blind-bids"}))


@variant("fredieu", bounds={"minimum_per_player": (1, 13)}, excludes=AUCTION | {"partnership-bidding", "oh-hell"})
def fredieu(*, minimum_per_player: int = 4) -> Patch:
    """Everybody bids at least four, or something special."""
    return Patch(limits=(PlayerMinimum(minimum=minimum_per_player),))


@variant(
    "suicide-forced-nil",
    bounds={"minimum": (1, 13)},
    excludes=AUCTION
    | {"partnership-bidding", "half-tricks", "fredieu", "board", "double-nil", "double-blind-nil", "suicide"}
    | {"team-nil", "team-blind-nil", "no-nines-no-blinds"},
)
def suicide_forced_nil(*, minimum: int = 1) -> Patch:
    """One of two partners bids nil: the second, when the first has not."""
    return Patch(limits=(OneNilInTheTeam(minimum=minimum),), needs=frozenset({"nil", "partners"}))


@variant(
    "no-nines-no-blinds",
    words={"blind_bids": (False,)},
    bounds={"forbidden_team_bid": (1, None)},
    excludes=AUCTION | FORCED_BIDS,
)
def no_nines_no_blinds(
    *,
    forbidden_team_bid: int = 9,
    blind_bids: bool = False,  # noqa: ARG001 - the name of the variant says it: never any
    ten_for_200: bool = True,
) -> Patch:
    """A side bids eight or ten but not nine, and nobody bids blind."""
    return Patch(
        limits=(ForbiddenTeamBid(forbidden=forbidden_team_bid),),
        kinds=(TenCountsAsTenForTwoHundred(),) if ten_for_200 else (),
        needs=frozenset({"partners"}),
        removes=frozenset({"blind-bids"}),
    )


@variant(
    "ten-for-200",
    bounds={"points": (0, None), "failure": (None, 0), "automatic_to": (10, 13)},
    excludes=AUCTION | HAND_DECIDES,
)
def ten_for_200(
    *,
    points: int = 200,
    failure: int = -200,
    exact: bool = False,
    automatic_for_bid_10: bool = False,
    announced: bool = True,
    automatic_to: int = 10,
) -> Patch:
    """A side binds itself to ten tricks.

    announced: whether it is a bid of its own; where it is not, numbers that come to ten are one.
    automatic_to: the highest sum of numbers that is one; above ten they are one even where the bid is announced.
    """
    kinds: list[BidKind] = []
    if announced:
        kinds.append(TenForTwoHundred(points=points, failure=failure, exact=exact))
    if automatic_to > TEN:
        kinds.append(HighNumbersForAFixedSum(most=automatic_to, points=points, failure=failure, exact=exact))
    elif automatic_for_bid_10 or not announced:
        kinds.append(TenCountsAsTenForTwoHundred(points=points, failure=failure, exact=exact))
    return Patch(kinds=tuple(kinds), conduct=(SideBidBinds(),) if announced else ())


@variant("eight-and-ten-rule", bounds={"extra_tricks": (0, None)}, excludes=AUCTION)
def eight_and_ten_rule(*, thresholds: tuple[str, ...] = ("8", "10"), extra_tricks: int = 3) -> Patch:
    """Made contracts of eight and of ten are paid as if with three tricks more: a reading."""
    if not all(word.isascii() and word.isdecimal() and len(word) <= 4 and int(word) > 0 for word in thresholds):
        raise RuleSpecError(
            f"eight-and-ten-rule: thresholds={'/'.join(thresholds)} cannot be; expected numbers such as 8/10",
            "bad-parameter",
            rule="eight-and-ten-rule",
            name="thresholds",
            value="/".join(thresholds),
            expected="8/10",
        )
    return Patch(terms=(HighBidBonus(thresholds=tuple(sorted(map(int, thresholds))), extra_tricks=extra_tricks),))
