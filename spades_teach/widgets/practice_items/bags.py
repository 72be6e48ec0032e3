"""Bags: what is carried on, the penalty when it falls, when the last digit tells them, and how much room is left."""

from __future__ import annotations

from spades_teach.core.bids import number as bid_of
from spades_teach.core.matches import add
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_side
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.practice_items.items import Answer, Facts, Group, Item, kind, number
from spades_teach.widgets.practice_items.points import numbers_round, points_item
from spades_teach.widgets.practice_items.sides import (
    carry_mistakes,
    plain,
    speak_carry,
    strip_of,
    telling,
    told_before,
    told_carry,
    told_round,
    total_with,
)
from spades_teach.widgets.score_mistakes import Working


def _load(rules: RuleSet) -> tuple[int, int] | None:
    """Return how many bags make a load and what it costs; None at a table without that rule, or where each bag is paid at once."""
    return next(
        (
            (term.limit, term.penalty)
            for term in rules.terms
            if hasattr(term, "limit") and hasattr(term, "penalty") and term.limit > 1
        ),
        None,
    )


def _filled_twice(chance: Chance, rules: RuleSet) -> Working | None:
    """Play the rare round that fills the counter twice: hardly anything bid, nearly everything taken."""
    load = _load(rules)
    if load is None:
        return None
    bags = load[0] - 1 - chance.below(2)
    over = min(2 * load[0] - bags + chance.below(2), rules.tricks - 2)
    before = total_with(bags, chance.between(3, 20)), bags
    work = numbers_round(chance, rules, over, before, total=True, most_bid=1)
    return work if work and work.loads > 1 else None


@kind(
    "bags-penalty",
    shows=(
        "bags-before-scored-again",
        "bags-forgotten",
        "one-penalty-for-all-loads",
        "one-penalty-too-many",
        "only-carried-bags-scored",
        "only-penalty",
        "penalty-added",
        "penalty-as-bag-points",
        "penalty-forgotten",
        "penalty-less-bag-points",
        "penalty-not-due",
        "penalty-with-bag-points",
    ),
)
def penalty(chance: Chance, rules: RuleSet) -> Item | None:
    """A round that fills the counter, just does not, or (now and then) fills it twice."""
    load = _load(rules)
    if load is None:
        return None
    limit, _ = load
    bags = chance.between(max(0, limit - 4), limit - 1)
    work = _filled_twice(chance, rules) if chance.below(6) == 0 else None
    work = work or numbers_round(chance, rules, chance.between(1, 5), (total_with(bags, 0), bags))
    if work is None or work.tally.bags_before + work.tally.bags < limit - 1:
        return None
    return points_item(work, before=True, why=(told_carry(work),))


@kind(
    "bags-carry",
    shows=(
        "carry-all-tricks",
        "carry-begun-anew",
        "carry-last-digit",
        "carry-not-added",
        "carry-one-load-removed",
        "carry-over-the-limit",
        "carry-partners-apart",
        "carry-unchanged",
    ),
)
def carry(chance: Chance, rules: RuleSet) -> Item | None:
    """How many bags go on to the next round: after a full counter, after a set contract, below zero."""
    load = _load(rules)
    if load is None:
        return None
    bags = chance.below(load[0])
    tens = chance.one_of((-14, -9, -6, 4, 11, 23))
    work = _filled_twice(chance, rules) if chance.below(10) == 0 else None
    over = chance.one_of((-2, -1, 1, 2, 3, 4, 6))
    work = work or numbers_round(chance, rules, over, (total_with(bags, tens), bags), total=True)
    if work is None:
        return None
    mistakes = carry_mistakes(work)
    if not telling(work.score.bags, mistakes, least=2):
        return None
    return Item(
        rules=rules,
        told=told_round(work) + told_before(work),
        ask=Reason.of("practice-ask-carried"),
        right=work.score.bags,
        mistakes=mistakes,
        speak=speak_carry(work),
        praise=Reason.of("practice-right-bags", answer=work.score.bags),
        strip=strip_of(work),
        why=(told_carry(work),),
        behind=("bag-penalty",) if work.loads else (),
    )


@kind("bags-digit", shows=("digit-below-zero", "counts-back-above-zero", "bags-wiped", "tens-for-bags"))
def digit(chance: Chance, rules: RuleSet) -> Item | None:
    """Two rounds from zero: how many bags are on the counter, and does the last digit of the total tell them?"""
    load = _load(rules)
    if load is None:
        return None
    first = numbers_round(chance, rules, chance.one_of((-3, -2, -1, 1, 2)))
    if first is None:
        return None
    between = add(Standing((0, 0), (0, 0)), RoundScore((first.score, first.other)))
    second = numbers_round(chance, rules, chance.between(1, 4), (between.totals[0], between.bags[0]), total=True)
    if second is None or not between.totals[0]:
        return None
    return _digit_item(first, second)


def _digit_item(first: Working, second: Working) -> Item | None:
    total = (second.total or 0) + second.score.points
    bags, shown = second.score.bags, abs(total) % 10
    back = (10 - shown) % 10
    below = total < 0
    emptied = bags != first.tally.bags + second.tally.bags
    if not bags or total == 0 or emptied or (shown != bags and not below):
        return None  # the lesson here is the sign of the total, not what else parts digit and counter
    mistakes: dict[str, frozenset[Answer]] = {
        "digit-below-zero": frozenset({shown} if below else ()),
        "counts-back-above-zero": frozenset(() if below else {back}),
        "bags-wiped": frozenset({second.tally.bags} if first.tally.bags else ()),
        "tens-for-bags": frozenset({abs(total) // 10 % 10}),
    }
    if not telling(bags, mistakes, least=2):
        return None
    facts: Facts = {
        "total": total,
        "digit": shown,
        "bags": bags,
        "first": first.tally.bags,
        "second": second.tally.bags,
    }
    strip = tuple(
        Group(
            Reason.of("practice-round-number", n=number_of_round),
            (
                (Reason.of("practice-contract"), number(work.tally.contract)),
                (Reason.of("score-calculator-tricks-taken"), number(work.tally.tricks)),
            ),
        )
        for number_of_round, work in ((1, first), (2, second))
    )
    total_group = Group(
        Reason.of("practice-after-both"), ((Reason.of("score-calculator-total-before"), number(total)),)
    )
    return Item(
        rules=second.rules,
        told=(
            Reason.of("practice-two-rounds"),
            Reason.of("practice-contract-and-tricks", n=1, contract=first.tally.contract, tricks=first.tally.tricks),
            Reason.of("practice-contract-and-tricks", n=2, contract=second.tally.contract, tricks=second.tally.tricks),
            Reason.of("practice-total-now", total=total),
        ),
        ask=Reason.of("practice-ask-bags-now"),
        right=bags,
        mistakes=mistakes,
        speak=plain("digit", facts),
        praise=Reason.of("practice-right-bags", answer=bags),
        strip=(*strip, total_group),
        why=(Reason.of("practice-digit-why", sign="below" if below else "above", **facts),),
    )


@kind("bags-room", shows=("penalty-one-late", "penalty-one-early", "carried-for-room"))
def room(chance: Chance, rules: RuleSet) -> Item | None:
    """How many more bags until the penalty falls."""
    load = _load(rules)
    if load is None:
        return None
    limit, cost = load
    bags = chance.between(max(1, limit - (rules.tricks - 2)), limit - 1)  # one round can bring the rest
    right = _room(rules, bags)
    mistakes: dict[str, frozenset[Answer]] = {
        "penalty-one-late": frozenset({right + 1}),
        "penalty-one-early": frozenset({right - 1}),
        "carried-for-room": frozenset({bags}),
    }
    if bags in (right - 1, right, right + 1):
        return None
    facts: Facts = {"bags": bags, "limit": limit, "penalty": cost}
    return Item(
        rules=rules,
        told=(Reason.of("practice-bags-before", bags=bags),),
        ask=Reason.of("practice-ask-room"),
        right=right,
        mistakes=mistakes,
        speak=plain("room", facts),
        praise=Reason.of("practice-right-room", answer=right),
        strip=(
            Group(
                Reason.of("score-calculator-before"),
                ((Reason.of("score-calculator-bags-before"), number(bags)),),
            ),
        ),
        why=(Reason.of("practice-room-why", right=right, **facts),),
        behind=("bag-penalty",),
    )


def _room(rules: RuleSet, bags: int) -> int:
    """Return the fewest new bags with which the engine takes a penalty."""
    for new in range(1, rules.tricks - 1):
        result = RoundResult(bids=(bid_of(1),) * 4, taken=(new + 2, 0, 0, rules.tricks - new - 2))
        score = score_side(rules, result, rules.table.sides[0], bags)
        if any(line.reason == "bag-penalty" for line in score.lines):
            return new
    raise AssertionError("no number of bags costs anything")
