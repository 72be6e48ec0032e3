"""Variants of what contracts, overtricks and bonuses are worth, and of when a match ends (catalogue categories `scoring`, `ending`)."""

from __future__ import annotations

from spades_teach.core.cards import Card
from spades_teach.core.errors import RuleSpecError, SpadesError
from spades_teach.core.rules.bonuses import ExactPartners, HighContract, LastTrick, Rounding
from spades_teach.core.rules.contracts import (
    ExactContract,
    Exactness,
    FixedPointsWhenSet,
    MissingTricksCost,
    MustBeExact,
    NilAtAnotherPrice,
    TricksCountWhenSet,
)
from spades_teach.core.rules.endings import FallTo, ReachTarget
from spades_teach.core.rules.individual import (
    Deducted,
    EachKeepsTheOwnBid,
    OwnBids,
    OwnOvertricks,
    Series,
    SevenTricks,
)
from spades_teach.core.rules.match_ends import FixedRounds, TimeLimit
from spades_teach.core.rules.overtricks import (
    BagsCost,
    BagsInUnitsDigit,
    CountedBagsCost,
    DoubledContractLost,
    DoubledIsNoBag,
    NoBags,
    OvertricksCost,
)
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.scoring import BagPenalty, FailedNilTricksCost
from spades_teach.core.rules.special_card import SpecialCardCancels
from spades_teach.core.variants.registry import variant

NIL_FAILURE = -100
NO_BAG_PENALTY = ("terms.bag-penalty",)
NO_BAG_POINTS = ("terms.bag-points",)
OWN_SCORES = frozenset({"spades-auction", "cancellation-spades"})
"""Games in the game, with a score of their own."""

COUNTED_BAGS = frozenset({"units-digit-bags", "sandbag-cancellation"})
"""Ways to treat counted bags, for variants in which there are none."""


@variant(
    "three-b",
    bounds={"bag": (None, 0), "set_points_per_trick_won": (0, None), "nil_extra_trick": (None, 0)},
    excludes=OWN_SCORES | COUNTED_BAGS | {"double-back-double-over"},
)
def three_b(*, bag: int = -10, set_points_per_trick_won: int = 1, nil_extra_trick: int = -10) -> Patch:
    """Bags cost ten points each at once, and a missed bid brings one point a trick."""
    return Patch(
        kinds=(TricksCountWhenSet(per_trick=set_points_per_trick_won),),
        terms=(OvertricksCost(each=-bag), FailedNilTricksCost(each=-nil_extra_trick)),
        without=NO_BAG_PENALTY,
    )


@variant("no-overs", excludes=OWN_SCORES | {"oh-hell", "sandbag-cancellation"})
def no_overs() -> Patch:
    """Overtricks are ignored."""
    return Patch(conduct=(NoBags(),), without=(*NO_BAG_POINTS, *NO_BAG_PENALTY))


@variant(
    "oh-hell",
    words={"exactness": ("team", "each-player")},
    bounds={"penalty": (None, 0)},
    excludes=OWN_SCORES | {"fredieu", "double-back-double-over", "sandbag-cancellation"},
)
def oh_hell(*, exactness: Exactness = "team", penalty: int = -10) -> Patch:
    """A contract has to be taken exactly."""
    return Patch(
        kinds=(ExactContract(penalty=-penalty),),
        conduct=(MustBeExact(exactness=exactness), NoBags()),
        without=(*NO_BAG_POINTS, *NO_BAG_PENALTY),
    )


@variant(
    "quicksand",
    bounds={"overtrick": (None, 0), "undertrick": (None, 0)},
    excludes=OWN_SCORES | COUNTED_BAGS | {"double-back-double-over"},
)
def quicksand(*, overtrick: int = -10, undertrick: int = -10) -> Patch:
    """Every trick off the contract costs, over or under."""
    return Patch(
        kinds=(MissingTricksCost(per_missing=-undertrick),),
        terms=(BagsCost(each=-overtrick),),
        without=NO_BAG_PENALTY,
    )


@variant("double-back-double-over", excludes={"spades-auction"})
def double_back_double_over(*, with_bag_penalty: bool = False) -> Patch:
    """Whoever takes twice the tricks of the contract loses it twice."""
    return Patch(
        terms=(DoubledContractLost(),),
        conduct=() if with_bag_penalty else (DoubledIsNoBag(),),
    )


@variant(
    "seven-or-higher",
    bounds={"from_bid": (7, 13), "extra_per_trick_above_six": (0, None)},
    excludes={"spades-auction"},
)
def seven_or_higher(*, from_bid: int = 7, extra_per_trick_above_six: int = 10) -> Patch:
    """A made contract of seven or more earns extra points."""
    return Patch(terms=(HighContract(least=from_bid, each=extra_per_trick_above_six),))


@variant(
    "no-point-deductions",
    bounds={"nil_failure": (None, 0)},
    excludes={"cancellation-spades"},
)
def no_point_deductions(*, set_points: int = 0, nil_failure: int = -100) -> Patch:
    """A missed contract costs nothing, a failed nil as much as ever.

    nil_failure: the default leaves nil as the table has it.
    """
    nil = () if nil_failure == NIL_FAILURE else (NilAtAnotherPrice(failure=nil_failure),)
    return Patch(kinds=(FixedPointsWhenSet(when_set=set_points), *nil))


@variant(
    "sandbags-0-10",
    bounds={"penalty": (0, None), "limit": (1, None)},
    excludes=OWN_SCORES | {"units-digit-bags", "bag-penalty"},
)
def sandbags_0_10(*, penalty: int = 100, limit: int = 10) -> Patch:
    """Bags are counted beside the score and are worth nothing themselves."""
    return Patch(terms=(BagPenalty(limit=limit, penalty=penalty),), without=NO_BAG_POINTS)


@variant(
    "negative-sandbags",
    bounds={"bag": (None, -1)},
    excludes=OWN_SCORES | COUNTED_BAGS,
)
def negative_sandbags(*, bag: int = -1, ten_bag_penalty: bool = False) -> Patch:
    """Each bag costs a point instead of bringing one."""
    if ten_bag_penalty:
        return Patch(terms=(CountedBagsCost(each=-bag),))
    return Patch(terms=(BagsCost(each=-bag),), without=NO_BAG_PENALTY)


@variant("units-digit-bags", excludes=OWN_SCORES | {"bag-penalty-short"})
def units_digit_bags() -> Patch:
    """The last digit of the total tells the bags."""
    return Patch(conduct=(BagsInUnitsDigit(),))


@variant("win-last-trick", bounds={"points": (0, None)})
def win_last_trick(*, points: int = 10) -> Patch:
    """The last trick is worth points to the side that takes it."""
    return Patch(terms=(LastTrick(points=points),))


@variant(
    "team-individual-players",
    words={"rounding": ("down", "nearest")},
    excludes={"partnership-bidding", "spades-auction", "half-tricks"},
)
def team_individual_players(*, rounding: Rounding = "down") -> Patch:
    """Two partners who each take just what they bid get half their contract more."""
    return Patch(terms=(ExactPartners(rounding=rounding),), needs=frozenset({"partners"}))


@variant("deficit-ends-game", bounds={"limit": (None, -1)})
def deficit_ends_game(*, limit: int = -500) -> Patch:
    """A side that falls to minus the target loses the match."""
    return Patch(endings=(FallTo(limit=limit),))


@variant("short-game-250", bounds={"target": (1, None)})
def short_game_250(*, target: int = 250) -> Patch:
    """The match is won at 250."""
    return Patch(endings=(ReachTarget(target=target),))


@variant("fixed-hands", bounds={"deals": (1, None)})
def fixed_hands(*, deals: int = 8) -> Patch:
    """The match ends after an agreed number of rounds."""
    return Patch(endings=(FixedRounds(rounds=deals),))


@variant("time-limit", bounds={"minutes": (1, None)})
def time_limit(*, minutes: int = 60) -> Patch:
    """The match ends when an agreed time is over."""
    return Patch(endings=(TimeLimit(minutes=minutes),))


@variant(
    "seven-or-higher-part-two",
    words={"series": ("rising", "ten-after-second")},
    excludes={"spades-auction", "oh-hell"},
)
def seven_or_higher_part_two(*, series: Series = "rising", overtricks_count: bool = False) -> Patch:
    """Seven tricks bid and taken bring a bonus, more each time."""
    return Patch(terms=(SevenTricks(series=series, within_bid=not overtricks_count),))


@variant(
    "highlander",
    words={
        "deducted_on_failure": ("whole-team-bid", "failing-players-bid"),
        "seven_trick_bonus": ("rising", "ten-after-second", None),
    },
    bounds={"overtrick": (0, None)},
    optional={"seven_trick_bonus"},
    excludes=OWN_SCORES
    | COUNTED_BAGS
    | {"partnership-bidding", "half-tricks", "double-back-double-over", "broken-contract", "seven-or-higher-part-two"},
)
def highlander(
    *,
    overtrick: int = 5,
    deducted_on_failure: Deducted = "whole-team-bid",
    seven_trick_bonus: Series | None = "rising",
    bonus_needs_made_contract: bool = True,
    sandbag_penalty: bool = False,
) -> Patch:
    """Each partner has to keep the own bid; tricks beyond it are worth five points."""
    seven = (
        ()
        if seven_trick_bonus is None
        else (SevenTricks(series=seven_trick_bonus, needs_made=bonus_needs_made_contract),)
    )
    return Patch(
        kinds=(OwnBids(deducted=deducted_on_failure),),
        conduct=(EachKeepsTheOwnBid(),),
        terms=(OwnOvertricks(each=overtrick, counted=sandbag_penalty), *seven),
        without=() if sandbag_penalty else NO_BAG_PENALTY,
        needs=frozenset({"partners"}),
    )


DRAWN = "drawn-before-deal"


@variant("sandbag-cancellation", bounds={"cancels": (1, None)}, excludes={"spades-auction"})
def sandbag_cancellation(*, card: str = DRAWN, cancels: int = 1) -> Patch:
    """A special card takes a bag off the side that wins it.

    card: drawn anew before every deal, or a card such as 7D that is always the one.
    """
    return Patch(conduct=(SpecialCardCancels(card=None if card == DRAWN else _special(card), cancels=cancels),))


def _special(code: str) -> Card:
    try:
        return Card(code)
    except SpadesError:
        raise RuleSpecError(
            f"sandbag-cancellation: card={code} cannot be; expected {DRAWN} or a card such as 7D",
            "bad-parameter",
            rule="sandbag-cancellation",
            name="card",
            value=code,
            expected=f"{DRAWN}, 7D",
        ) from None
