"""Points of a round: made with bags, set, with a penalty, and the new total."""

from __future__ import annotations

from spades_teach.core.bids import number as bid_of
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.practice_items.items import Item, kind
from spades_teach.widgets.practice_items.sides import (
    MOST_BID,
    play,
    points_mistakes,
    shared,
    speak_points,
    strip_of,
    told_before,
    told_round,
    total_with,
)
from spades_teach.widgets.score_mistakes import Working

MADE = (
    "all-tricks-counted",
    "bags-forgotten",
    "bags-subtracted",
    "made-taken-for-set",
    "not-times-each",
    "partner-left-out",
    "partners-scored-apart",
)
SET = (
    "not-times-each",
    "partner-left-out",
    "partners-scored-apart",
    "set-charges-missing",
    "set-charges-taken",
    "set-scores-nothing",
    "set-scores-tricks",
    "set-tricks-as-bags",
    "sign-lost",
)


def points_item(work: Working, *, before: bool, why: tuple[Reason, ...] = ()) -> Item:
    """Ask what a round brings."""
    return Item(
        rules=work.rules,
        told=told_round(work) + (told_before(work) if before else ()),
        ask=Reason.of("practice-ask-points"),
        right=work.score.points,
        mistakes=points_mistakes(work),
        speak=speak_points(work),
        praise=Reason.of("score-calculator-right-points", answer=work.score.points),
        signed=True,
        strip=strip_of(work, before=before),
        score=work.score,
        why=why,
    )


def numbers_round(
    chance: Chance,
    rules: RuleSet,
    over: int,
    before: tuple[int, int] = (0, 0),
    *,
    total: bool = False,
    most_bid: int = MOST_BID,
) -> Working | None:
    """Play a round of two numbers that ends so many tricks over the contract, below zero under it."""
    bids = bid_of(chance.between(1, most_bid)), bid_of(chance.between(1, most_bid))
    contract = bids[0].tricks + bids[1].tricks
    tricks = contract + over
    if not 0 <= tricks <= rules.tricks:
        return None
    return play(chance, rules, bids, shared(chance, tricks, bids), before=before, total_known=total)


@kind("points-made", shows=MADE)
def made(chance: Chance, rules: RuleSet) -> Item | None:
    """A contract that is made, mostly with a few bags."""
    work = numbers_round(chance, rules, chance.one_of((0, 1, 1, 2, 2, 3, 4)))
    return None if work is None or not work.tally.made else points_item(work, before=False)


@kind("points-set", shows=SET)
def set_(chance: Chance, rules: RuleSet) -> Item | None:
    """A contract that is missed by a few tricks; one of the partners may still have the own bid."""
    work = numbers_round(chance, rules, -chance.between(1, 4))
    return None if work is None or not work.tally.tricks else points_item(work, before=False)


@kind("points-total", shows=("round-points-only", "penalty-forgotten", "bags-forgotten", "sign-lost"))
def total(chance: Chance, rules: RuleSet) -> Item | None:
    """The new total: what was there before, and the round with its sign."""
    bags = chance.below(10)
    before = total_with(bags, chance.between(-15, 40)), bags
    work = numbers_round(chance, rules, chance.between(-3, 4), before, total=True)
    if work is None or work.load is None or bags >= work.load.limit or not work.total:
        return None
    after = work.total + work.score.points
    mistakes = {"round-points-only": frozenset({work.score.points}), **points_mistakes(work, work.total)}
    mistakes.pop("total-added", None)
    usual = speak_points(work, work.total)

    def speak(mistake: str | None, answer: object) -> tuple[Reason, tuple[str, ...]]:
        assert isinstance(answer, int)
        if mistake == "round-points-only":
            return Reason.of("practice-round-points-only", answer=answer, total=work.total or 0), ()
        return usual(mistake, answer)

    return Item(
        rules=rules,
        told=told_round(work) + told_before(work),
        ask=Reason.of("practice-ask-total"),
        right=after,
        mistakes=mistakes,
        speak=speak,
        praise=Reason.of("practice-right-total", answer=after),
        signed=True,
        strip=strip_of(work),
        score=work.score,
        total=work.total,
    )
