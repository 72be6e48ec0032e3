"""Variants in which cards are passed (catalogue categories `bidding`, `play`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.passing import PassingAfterBids, PassingBeforeBids
from spades_teach.core.rules.passing import Direction, OnlyFor, PassCards, PassForNil, PassInEveryRound
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.variants.registry import variant

AUCTION = frozenset({"spades-auction"})
MOST = 13  # cards


@variant(
    "nil-passing",
    bounds={"cards_for_nil": (0, MOST), "cards_for_blind_nil": (0, MOST)},
    excludes=AUCTION | {"pass-cards", "general-passing"},
)
def nil_passing(*, cards_for_nil: int = 1, cards_for_blind_nil: int = 2, simultaneous: bool = True) -> Patch:
    """Who has bid nil and the partner pass each other cards."""
    return Patch(
        exchange=(PassForNil(for_nil=cards_for_nil, for_blind_nil=cards_for_blind_nil),),
        stages=(PassingAfterBids(at_once=simultaneous),),
        needs=frozenset({"nil", "partners"}),
    )


@variant(
    "pass-cards",
    words={"only_for": ("every-deal", "nil-and-blind-nil", "blind-nil")},
    bounds={"cards": (0, MOST), "blind_nil_cards": (0, MOST)},
    excludes=AUCTION | {"nil-passing", "general-passing"},
)
def pass_cards(*, cards: int = 1, only_for: OnlyFor = "nil-and-blind-nil", blind_nil_cards: int = 2) -> Patch:
    """Partners swap a card, as a rule only for a nil."""
    return Patch(
        exchange=(PassCards(cards=cards, only_for=only_for, blind_nil_cards=blind_nil_cards),),
        stages=(PassingAfterBids(),),
        needs=frozenset({"partners"}),
    )


@variant(
    "general-passing",
    words={"direction": (None, "partner", "left", "right"), "timing": ("before-bidding", "after-bidding")},
    bounds={"count": (0, MOST)},
    excludes={"nil-passing", "pass-cards"},
)
def general_passing(
    *,
    count: int = 0,
    direction: Direction | None = None,
    timing: Literal["before-bidding", "after-bidding"] = "before-bidding",
) -> Patch:
    """Everybody passes so many cards in every round; how many and which way has to be named."""
    stage = PassingBeforeBids() if timing == "before-bidding" else PassingAfterBids()
    return Patch(exchange=(PassInEveryRound(count=count, direction=direction),), stages=(stage,))
