"""Nil: made or failed, seen or blind, beside the partner's contract, and the bags of its tricks."""

from __future__ import annotations

from dataclasses import replace

from spades_teach.core.bids import BLIND_NIL, NIL, Bid
from spades_teach.core.bids import number as bid_of
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding import BlindNil
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.practice_items.items import Answer, Facts, Item, kind, with_rule
from spades_teach.widgets.practice_items.points import points_item
from spades_teach.widgets.practice_items.sides import (
    carry_mistakes,
    plain,
    play,
    speak_carry,
    strip_of,
    telling,
    told_before,
    told_carry,
    told_round,
    total_with,
)
from spades_teach.widgets.score_mistakes import NIL_ENDS, Working


def _nils(rules: RuleSet) -> tuple[Bid, ...]:
    """Return the nils that this table has."""
    offered = {bid for each in rules.kinds if isinstance(bid := getattr(each, "bid", None), Bid)}
    return tuple(nil for nil in (NIL, BLIND_NIL) if nil in offered)


def nil_round(chance: Chance, rules: RuleSet, *, nil_takes: int, over: int, bags: int = 0) -> Working | None:
    """Play a round of a nil and a number; over: tricks of the partner beyond the own bid, below zero under it.

    Now and then at a table that has blind nil as well.
    """
    nils = _nils(rules)
    if nils == (NIL,) and chance.below(3) == 0 and (table := with_rule(rules, "blind-nil")):
        rules, nils = table, (BLIND_NIL,)
    if not nils:
        return None
    nil, partner = chance.one_of(nils), bid_of(chance.between(2, 7))
    took = partner.tricks + over
    if took < 0:
        return None
    bids, taken = (nil, partner), (nil_takes, took)
    if chance.below(2):
        bids, taken = (partner, nil), (took, nil_takes)
    return play(chance, rules, bids, taken, before=(total_with(bags, 0), bags))


@kind(
    "nil-points",
    shows=(
        "bags-forgotten",
        "contract-forgotten",
        "failed-nil-bags-forgotten",
        "failed-nil-sets-contract",
        "nil-as-zero-bid",
        "nil-counted-twice",
        "nil-forgotten",
        "nil-sign-lost",
        "nil-tricks-help-partner",
        "sign-lost",
    ),
)
def nil_points(chance: Chance, rules: RuleSet) -> Item | None:
    """The round of a side with a nil: made or failed, with a contract made or set."""
    takes = chance.one_of((0, 0, 1, 1, 2, 3))
    work = nil_round(chance, rules, nil_takes=takes, over=chance.one_of((-2, -1, -1, 0, 1, 2)))
    if work is None:
        return None
    made = points_item(work, before=False)
    return replace(made, told=told_table(work, rules) + made.told)


@kind(
    "nil-bags",
    shows=(
        "carry-without-failed-nil",
        "carry-begun-anew",
        "carry-not-added",
        "carry-over-the-limit",
        "carry-unchanged",
    ),
)
def nil_bags(chance: Chance, rules: RuleSet) -> Item | None:
    """The bags that a failed nil leaves."""
    bags = chance.between(0, 9)
    work = nil_round(chance, rules, nil_takes=chance.between(1, 4), over=chance.between(-1, 3), bags=bags)
    if work is None or work.load is None or bags >= work.load.limit or not work.failed_tricks:
        return None
    return Item(
        rules=work.rules,
        told=told_table(work, rules) + told_round(work) + told_before(work),
        ask=Reason.of("practice-ask-carried"),
        right=work.score.bags,
        mistakes=carry_mistakes(work),
        speak=speak_carry(work),
        praise=Reason.of("practice-right-bags", answer=work.score.bags),
        strip=strip_of(work),
        why=(told_carry(work),),
    )


def told_table(work: Working, rules: RuleSet) -> tuple[Reason, ...]:
    """Say that blind nil is played, where the rules of the practice do not have it."""
    if work.rules is rules:
        return ()
    value = next(each.value for each in work.rules.kinds if isinstance(each, BlindNil))
    return (Reason.of("practice-blind-here", value=value),)


OUTCOMES = ("both", "nil-alone", "contract-alone", "neither")
"""What of the two was kept: the nil, the contract."""


@kind(
    "nil-apart",
    shows=("failed-nil-helps", "nil-decides-contract", "contract-decides-nil", "nil-allows-one", "no-trick-needed"),
)
def apart(chance: Chance, rules: RuleSet) -> Item | None:
    """Which of the two was kept: the nil, the partner's contract?"""
    takes, over = chance.one_of((0, 1, 1, 2, 3)), chance.one_of((-2, -1, -1, 0, 0, 1))
    work = nil_round(chance, rules, nil_takes=takes, over=over)
    if work is None:
        return None
    nil_made = work.nil > 0
    contract_made = work.tally.made
    helped = sum(work.tally.taken) >= work.tally.contract
    mistakes: dict[str, frozenset[Answer]] = {
        "failed-nil-helps": frozenset({_kept(nil_made, helped)} if helped != contract_made else ()),
        "nil-allows-one": frozenset({_kept(True, contract_made)} if takes == 1 else ()),
        "nil-decides-contract": frozenset({_kept(nil_made, nil_made)}),
        "contract-decides-nil": frozenset({_kept(contract_made, contract_made)}),
        "no-trick-needed": frozenset({_kept(nil_made, not contract_made)} if over == 0 else ()),
    }
    if not telling(_kept(nil_made, contract_made), mistakes, least=1):
        return None
    facts: Facts = {"contract": work.tally.contract, "tricks": work.tally.tricks, "took": work.tally.nil_tricks}
    return Item(
        rules=work.rules,
        told=told_table(work, rules) + told_round(work),
        ask=Reason.of("practice-ask-kept"),
        right=_kept(nil_made, contract_made),
        mistakes=mistakes,
        speak=plain("apart", facts),
        praise=Reason.of("practice-right-choice"),
        options={name: Reason.of(f"practice-kept-{name}") for name in OUTCOMES},
        strip=strip_of(work, before=False),
        score=work.score,
        behind=tuple(line.reason for line in work.score.lines if line.reason.endswith(NIL_ENDS)),
    )


def _kept(nil: bool, contract: bool) -> str:
    return OUTCOMES[2 * (not nil) + (not contract)]
