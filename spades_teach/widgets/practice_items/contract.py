"""The contract: what a side has promised, what is still missing, and what nobody has asked for."""

from __future__ import annotations

from collections.abc import Mapping

from spades_teach.core.bids import NIL, Bid
from spades_teach.core.bids import number as bid_of
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import SideTally
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.practice_items.items import (
    SEATS,
    Answer,
    AtTable,
    Facts,
    Group,
    Item,
    bid,
    kind,
    number,
)
from spades_teach.widgets.practice_items.sides import plain, telling
from spades_teach.widgets.questions import PLACES

Bids = Mapping[str, Bid]
"""The bid at each place: you, left, partner, right."""


def draw_bids(chance: Chance, rules: RuleSet, *, nil_of_ten: int, low: int = 8, high: int = 13) -> Bids | None:
    """Let all four bid numbers that come to something usual; a partner bids nil in so many of ten."""
    bids = {place: bid_of(chance.between(1, 6)) for place in PLACES}
    if chance.below(10) < nil_of_ten:
        if not any(getattr(each, "bid", None) == NIL for each in rules.kinds):
            return None
        bids[chance.one_of(("you", "partner"))] = NIL
    return bids if low <= sum(each.tricks for each in bids.values()) <= high else None


def tally_of(rules: RuleSet, bids: Bids, taken: Mapping[str, int], side: int = 0) -> SideTally:
    """Count by the engine what a side has promised and taken; side: 0 for yours."""
    place_of = {seat: place for place, seat in SEATS.items()}
    in_order = [place_of[seat] for seat in rules.table.seats]
    result = RoundResult(tuple(bids[place] for place in in_order), tuple(taken[place] for place in in_order))
    return rules.accounting.tally(result, rules.table.sides[side], rules.table, 0)


def at_table(bids: Bids, dealer: str | None = None) -> tuple[AtTable, ...]:
    """Draw the four with their bids."""
    return tuple(AtTable(place=place, note=bid(bids[place]), dealer=place == dealer) for place in PLACES)


@kind(
    "contract-sum",
    shows=(
        "all-four-added",
        "higher-bid-only",
        "neighbours-added",
        "nil-as-one-trick",
        "nil-takes-all-away",
        "other-side-asked",
        "own-bid-only",
        "partner-bid-only",
    ),
)
def added(chance: Chance, rules: RuleSet) -> Item | None:
    """What your side has promised together, now and then with a nil in it."""
    bids = draw_bids(chance, rules, nil_of_ten=4)
    if bids is None:
        return None
    nothing = dict.fromkeys(PLACES, 0)
    tally = tally_of(rules, bids, nothing)
    right = tally.contract
    tricks = {place: made.tricks for place, made in bids.items()}
    with_nil = NIL in tally.bids
    mistakes: dict[str, frozenset[Answer]] = {
        "nil-takes-all-away": frozenset({0} if with_nil else ()),
        "nil-as-one-trick": frozenset({right + 1} if with_nil else ()),
        "all-four-added": frozenset({sum(tricks.values())}),
        "other-side-asked": frozenset({tally_of(rules, bids, nothing, 1).contract}),
        "higher-bid-only": frozenset({max(tricks["you"], tricks["partner"])}),
        "own-bid-only": frozenset({tricks["you"]}),
        "partner-bid-only": frozenset({tricks["partner"]}),
        "neighbours-added": frozenset({tricks["you"] + tricks["left"], tricks["you"] + tricks["right"]}),
    }
    facts: Facts = {"you": bids["you"].name, "partner": bids["partner"].name, "nil": "yes" if with_nil else "no"}
    return Item(
        rules=rules,
        told=(Reason.of("practice-all-have-bid"),),
        ask=Reason.of("practice-ask-contract"),
        right=right,
        mistakes=mistakes,
        speak=plain("sum", facts),
        praise=Reason.of("practice-right-tricks", answer=right),
        felt=at_table(bids),
        why=(Reason.of("practice-sum-why", contract=right, **facts),),
    )


@kind(
    "contract-left",
    shows=(
        "contract-itself",
        "each-for-own-bid",
        "nil-tricks-counted",
        "own-bid-left",
        "tricks-left-in-all",
        "tricks-taken",
    ),
)
def left(chance: Chance, rules: RuleSet) -> Item | None:
    """How many tricks your side still needs in the middle of a round."""
    bids = draw_bids(chance, rules, nil_of_ten=4)
    if bids is None:
        return None
    played = chance.between(5, rules.tricks - 2)
    taken = dict.fromkeys(PLACES, 0)
    for _ in range(played):
        taken[chance.one_of(PLACES)] += 1
    tally = tally_of(rules, bids, taken)
    right = tally.contract - tally.tricks
    if not 0 < right <= rules.tricks - played:
        return None
    own = {place: max(0, bids[place].tricks - taken[place]) for place in ("you", "partner")}
    ours = taken["you"] + taken["partner"]
    mistakes: dict[str, frozenset[Answer]] = {
        "nil-tricks-counted": frozenset({max(0, tally.contract - ours)} if tally.nil_tricks else ()),
        "each-for-own-bid": frozenset({own["you"] + own["partner"]}),
        "own-bid-left": frozenset({own["you"]}),
        "contract-itself": frozenset({tally.contract}),
        "tricks-taken": frozenset({ours}),
        "tricks-left-in-all": frozenset({rules.tricks - played}),
    }
    if not telling(right, mistakes, least=3):
        return None
    facts: Facts = {
        "contract": tally.contract,
        "tricks": tally.tricks,
        "nil_tricks": tally.nil_tricks,
        "played": played,
    }
    label_bid, label_tricks = Reason.of("score-calculator-bids"), Reason.of("score-calculator-tricks-taken")
    return Item(
        rules=rules,
        told=(
            Reason.of("practice-tricks-played", played=played),
            Reason.of("practice-you-bid", bid=bids["you"].name, tricks=taken["you"]),
            Reason.of("practice-partner-bid", bid=bids["partner"].name, tricks=taken["partner"]),
        ),
        ask=Reason.of("practice-ask-left"),
        right=right,
        mistakes=mistakes,
        speak=plain("left", facts),
        praise=Reason.of("practice-right-left", answer=right),
        strip=tuple(
            Group(
                Reason.of("practice-place", place=place),
                ((label_bid, bid(bids[place])), (label_tricks, number(taken[place]))),
            )
            for place in PLACES
        ),
        why=(Reason.of("practice-left-why", right=right, **facts),),
    )


@kind("contract-open", shows=("bids-added", "nil-counted-as-one", "other-side-alone", "own-side-alone"))
def unclaimed(chance: Chance, rules: RuleSet) -> Item | None:
    """How many tricks of the round nobody has bid."""
    bids = draw_bids(chance, rules, nil_of_ten=4, low=8, high=rules.tricks - 1)
    if bids is None:
        return None
    nothing = dict.fromkeys(PLACES, 0)
    ours, theirs = (tally_of(rules, bids, nothing, side).contract for side in (0, 1))
    right = rules.tricks - ours - theirs
    with_nil = NIL in bids.values()
    mistakes: dict[str, frozenset[Answer]] = {
        "nil-counted-as-one": frozenset({right - 1} if with_nil else ()),
        "bids-added": frozenset({ours + theirs}),
        "own-side-alone": frozenset({rules.tricks - ours}),
        "other-side-alone": frozenset({rules.tricks - theirs}),
    }
    if not telling(right, mistakes, least=3):
        return None
    facts: Facts = {"ours": ours, "theirs": theirs, "hand": rules.tricks}
    return Item(
        rules=rules,
        told=(Reason.of("practice-all-have-bid"),),
        ask=Reason.of("practice-ask-open", hand=rules.tricks),
        right=right,
        mistakes=mistakes,
        speak=plain("open", facts),
        praise=Reason.of("practice-right-tricks", answer=right),
        felt=at_table(bids),
        why=(Reason.of("practice-open-why", right=right, **facts),),
    )
