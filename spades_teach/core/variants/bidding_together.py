"""Variants in which partners bid as one, or the table bids as in Bridge (catalogue categories `bidding`, `scoring`)."""

from __future__ import annotations

from spades_teach.core.ace_check import AsksForAces, GivingBack
from spades_teach.core.auction import Auction
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.rules.ace_check import AcesKept
from spades_teach.core.rules.auction import (
    AuctionBids,
    CountForDeclarers,
    DefendersPaidForOvertricks,
    DefendersPaidWhenSet,
    HigherOrPass,
    OnlyUndertricksPay,
)
from spades_teach.core.rules.bid_limits import SumIsNotTheTricks
from spades_teach.core.rules.bidding_together import (
    HalfBids,
    NoNilForTeams,
    SideAfterSide,
    SumIsWhole,
    TableTalk,
    TableTalkCosts,
    TalkPenalty,
    TeamMinimum,
)
from spades_teach.core.rules.no_trump import (
    PER_TRICK_LOST,
    Counted,
    Failure,
    NoTrumpBids,
    NoTrumpNeedsASpade,
    NoTrumpStandsApart,
)
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.unplayed import Books, MadeBooks, NothingIsPlayed, TeamsScore
from spades_teach.core.unplayed import NothingToPlayFor
from spades_teach.core.variants.registry import variant

PARTNERS = frozenset({"partners"})
FORCED_BIDS = frozenset({"suicide", "suicide-forced-nil", "whiz", "mirrors"})
OWN_BIDS = frozenset({"highlander", "team-individual-players"})
OTHER_BIDS = FORCED_BIDS | frozenset(
    {
        *("total-bids", "raise-by-one", "board", "fredieu", "half-tricks", "partnership-bidding", "ace-check"),
        *("nil", "double-nil", "team-nil", "blind-nil", "double-blind-nil", "team-blind-nil", "nil-passing"),
        *("nil-in-the-dark", "blind-nil-in-the-dark", "blind-bid", "blind-six", "trailing-blind-bids"),
        *("ten-for-200", "eight-and-ten-rule", "no-nines-no-blinds", "boston", "boston-on-fire", "lexington"),
        *("bemo", "moe-consecutive", "moe-first-tricks", "pass-cards"),
    }
)
"""Bids and limits of ordinary bidding, which an auction replaces."""

OTHER_SCORES = OWN_BIDS | frozenset(
    {
        *("three-b", "no-overs", "oh-hell", "quicksand", "double-back-double-over", "seven-or-higher"),
        *("seven-or-higher-part-two", "made-books", "cancellation-spades", "failed-nil-tricks"),
        *("bag-penalty", "bag-penalty-short", "bag-penalty-110", "units-digit-bags", "sandbags-0-10"),
        *("sandbag-cancellation", "negative-sandbags", "last-trick-ace-on-nil", "last-trick-high-spade-win"),
    }
)
"""Scores of bids, bags and nils, which an auction does not know."""


@variant("half-tricks", words={"step": ("one-half",)}, excludes=FORCED_BIDS | OWN_BIDS)
def half_tricks(*, step: str = "one-half") -> Patch:  # noqa: ARG001 - the name of the variant says it
    """The partner who bids first may bid a half, and the other makes the sum whole."""
    return Patch(kinds=(HalfBids(),), limits=(SumIsWhole(),), needs=PARTNERS)


@variant(
    "partnership-bidding",
    words={"table_talk_penalty": ("pass-deal-left", "bags", "points-up-to-100")},
    bounds={"minimum": (1, 13)},
    excludes=FORCED_BIDS | OWN_BIDS | {"raise-by-one", "half-tricks", "fredieu"},
)
def partnership_bidding(
    *,
    minimum: int = 4,
    sum_13_forbidden: bool = False,
    nil_allowed: bool = False,
    table_talk_penalty: TalkPenalty = "pass-deal-left",
) -> Patch:
    """Partners talk and bid as one team, the side that has not dealt first."""
    nil = () if nil_allowed else (NoNilForTeams(),)
    total = (SumIsNotTheTricks(),) if sum_13_forbidden else ()
    costs = (TableTalkCosts(),) if table_talk_penalty == "points-up-to-100" else ()
    return Patch(
        order=SideAfterSide(),
        limits=(TeamMinimum(minimum=minimum), *nil, *total),
        conduct=(TableTalk(penalty=table_talk_penalty),),
        terms=costs,
        needs=PARTNERS,
    )


@variant(
    "no-trump-bid",
    words={"counted_tricks": ("bid", "won"), "failure": tuple(PER_TRICK_LOST)},
    bounds={"points_per_trick": (0, None)},
    excludes={"play-to-win", "play-to-win-tarot"},
)
def no_trump_bid(
    *, points_per_trick: int = 20, counted_tricks: Counted = "bid", failure: Failure = "20-per-trick-bid"
) -> Patch:
    """A bid is paid double when its player wins nothing by ruffing."""
    lost = PER_TRICK_LOST[failure]
    return Patch(
        kinds=(NoTrumpBids(each=points_per_trick, counted=counted_tricks, failure=lost),),
        limits=(NoTrumpNeedsASpade(),),
        conduct=(NoTrumpStandsApart(counted=counted_tricks),),
    )


@variant(
    "made-books",
    words={"teams_score": ("own-bid", "nothing")},
    bounds={"sum": (2, None)},
    excludes={"spades-auction"},
)
def made_books(*, sum: int = 10, teams_score: TeamsScore = "own-bid") -> Patch:  # noqa: A002 - the catalogue's name
    """Bids of both sides that come to ten are not played."""
    books = Books(total=sum)
    return Patch(
        stages=(NothingToPlayFor(books),),
        conduct=(NothingIsPlayed(books),),
        terms=(MadeBooks(bids=books, teams_score=teams_score),),
        needs=PARTNERS,
    )


@variant(
    "spades-auction",
    bounds={
        "base": (0, 12),
        "min_bid": (1, 13),
        "declarer_points_per_trick": (0, None),
        "defender_points_per_over_or_undertrick": (0, None),
    },
    excludes=OTHER_BIDS | OTHER_SCORES,
)
def spades_auction(
    *,
    base: int = 6,
    min_bid: int = 1,
    declarer_points_per_trick: int = 10,
    defender_points_per_over_or_undertrick: int = 10,
) -> Patch:
    """The bids are an auction; one side plays for the contract, the other defends."""
    if base + min_bid > MOST_TRICKS:
        raise RuleSpecError(
            f"spades-auction: base={base} and min_bid={min_bid} cannot be; together expected {MOST_TRICKS} tricks or fewer",
            "bad-parameter",
            rule="spades-auction",
            name="min_bid",
            value=str(min_bid),
            expected=f"{MOST_TRICKS - base} or less",
        )
    return Patch(
        stages=(Auction(),),
        kinds=(AuctionBids(base=base, each=declarer_points_per_trick),),
        limits=(HigherOrPass(base=base, least=min_bid),),
        accounting=CountForDeclarers(base=base),
        terms=(
            DefendersPaidWhenSet(each=defender_points_per_over_or_undertrick),
            DefendersPaidForOvertricks(each=defender_points_per_over_or_undertrick),
        ),
        without=("kinds.nil", "terms.bag-points", "terms.bag-penalty"),
    )


MOST_TRICKS = 13


@variant(
    "broken-contract",
    bounds={"points_per_undertrick": (0, None)},
    excludes={"three-b", "quicksand", "highlander"},
)
def broken_contract(*, points_per_undertrick: int = 10) -> Patch:
    """Only the tricks that the declarers of an auction miss bring the defenders points."""
    return Patch(terms=(DefendersPaidWhenSet(each=points_per_undertrick),), conduct=(OnlyUndertricksPay(),))


@variant(
    "ace-check",
    bounds={"min_aces": (1, 4), "bonus": (0, None), "penalty": (0, None)},
    excludes={"spades-auction"},
)
def ace_check(*, min_aces: int = 3, bonus: int = 100, penalty: int = 100) -> Patch:
    """Who holds three aces may ask for the fourth, and bet on keeping all of them."""
    return Patch(
        stages=(GivingBack(),),
        conduct=(AsksForAces(least=min_aces),),
        terms=(AcesKept(bonus=bonus, penalty=penalty),),
        needs=PARTNERS,
    )
