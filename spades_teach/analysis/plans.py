"""What is weighed against what: two ways to bid or play a round, and how each ends when luck is with the bidder, and when it is not.

Everything that a plan takes for granted is an argument of it, in tricks.  One side is ours, the first of the table: its first seat decides, the other
is the partner.  The others take what we leave them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spades_teach.analysis.sheets import SideSum
from spades_teach.core.bids import BLIND_NIL, NIL, Bid, number
from spades_teach.core.errors import NotationError, RecordError, shown
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Assumptions:
    """What a plan takes for granted, in tricks.

    partner: what the partner bids, and takes.  instead: our own bid in the safe plan, for ten-for-200 the bid of the side.  lost: what a
    nil takes that fails.  others: the sum of their bids.  Whoever bids a number takes that number, where the question does not say otherwise.
    """

    partner: int
    instead: int
    lost: int
    others: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Plans:
    """Two plans and how each ends: the bold one and the safe one, each when it comes off and when it does not.

    `success` and `failure` of the safe plan are what it brings with the same cards: mostly both the same.
    """

    bold_success: RoundResult
    bold_failure: RoundResult
    safe_success: RoundResult
    safe_failure: RoundResult


_Usual = tuple[str, int, int]
"""The rules, the own bid of the safe plan, and the partner's bid, where nobody says anything else."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question that can be asked, by its id.  usual: see `_Usual`."""

    id: str
    usual: _Usual
    plans: Callable[[RuleSet, Assumptions], Plans]


def assume(
    question: Question,
    rules: RuleSet,
    *,
    partner: int | None,
    instead: int | None,
    lost: int | None,
    others: int | None,
) -> Assumptions:
    """Fill in what nobody said: the usual bids, a nil that fails by one trick, and others who bid all but one of the tricks left.

    Raises NotationError for numbers of tricks that there are not.
    """
    _, own, beside = question.usual
    bid_alone = _tricks("partner", beside if partner is None else partner, 1, rules.tricks - 1)
    bid_safe = _tricks("instead", own if instead is None else instead, 1, rules.tricks)
    ours = bid_safe if question.id == "ten-for-200" else bid_safe + bid_alone
    left = max(2, rules.tricks - ours - 1)
    return Assumptions(
        partner=bid_alone,
        instead=bid_safe,
        lost=_tricks("lost", 1 if lost is None else lost, 1, rules.tricks - bid_alone),
        others=_tricks("others", left if others is None else others, 2, rules.tricks),
    )


def _tricks(name: str, value: int, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise NotationError(
            f"{name}={shown(value)} cannot be; expected a whole number of tricks from {least} to {most}",
            "bad-assumption",
            name=name,
            value=shown(value, str),
            least=least,
            most=most,
        )
    return value


def _round(rules: RuleSet, others: int, bids: tuple[Bid, Bid], taken: tuple[int, int]) -> RoundResult:
    """Return the round in which our side bids and takes this, and the others share the rest."""
    left = rules.tricks - sum(taken)
    if left < 0 or min(taken) < 0:
        raise RecordError(
            f"{sum(taken)} tricks of our side; a round has {rules.tricks}: take less for granted",
            "tricks-do-not-add-up",
            total=sum(taken),
            expected=rules.tricks,
            difference=abs(left),
        )
    theirs = SideSum(others).among(2)
    return RoundResult((bids[0], theirs[0], bids[1], theirs[1]), (taken[0], left - left // 2, taken[1], left // 2))


def _nil(bid: Bid) -> Callable[[RuleSet, Assumptions], Plans]:
    def plans(rules: RuleSet, given: Assumptions) -> Plans:
        partner = number(given.partner)
        rules.read_bid(bid.name)
        safe = _round(rules, given.others, (number(given.instead), partner), (given.instead, given.partner))
        return Plans(
            bold_success=_round(rules, given.others, (bid, partner), (0, given.partner)),
            bold_failure=_round(rules, given.others, (bid, partner), (given.lost, given.partner)),
            safe_success=safe,
            safe_failure=safe,
        )

    return plans


def _ten_for_200(rules: RuleSet, given: Assumptions) -> Plans:
    """Ten tricks promised, or `instead`; either way the side takes ten when it comes off, and nine when it does not."""
    ten = rules.read_bid("10-for-200")
    own = _tricks("instead", given.instead, given.partner + 1, 10) - given.partner
    partner = number(given.partner)
    made, missed = (10 - given.partner, given.partner), (9 - given.partner, given.partner)
    safe = (number(own), partner)
    return Plans(
        bold_success=_round(rules, given.others, (ten, partner), made),
        bold_failure=_round(rules, given.others, (ten, partner), missed),
        safe_success=_round(rules, given.others, safe, made),
        safe_failure=_round(rules, given.others, safe, missed),
    )


def _one_more(rules: RuleSet, given: Assumptions) -> Plans:
    """One trick more promised than `instead`; the trick comes, or it does not, whatever was bid."""
    partner = number(given.partner)
    more, less = (given.instead + 1, given.partner), (given.instead, given.partner)
    bold, safe = (number(given.instead + 1), partner), (number(given.instead), partner)
    return Plans(
        bold_success=_round(rules, given.others, bold, more),
        bold_failure=_round(rules, given.others, bold, less),
        safe_success=_round(rules, given.others, safe, more),
        safe_failure=_round(rules, given.others, safe, less),
    )


def _set(rules: RuleSet, given: Assumptions) -> Plans:
    """Play for every trick to set the others, who are left one short of their bid or just make it; or take what was bid, and no bag."""
    ours = given.instead + given.partner
    bids = (number(given.instead), number(given.partner))
    if ours + given.others > rules.tricks:
        raise RecordError(
            f"{ours} and {given.others} tricks are bid, more than there are; somebody is set anyway: take less for granted",
            "set-anyway",
            ours=ours,
            others=given.others,
        )
    most = rules.tricks - given.others + 1
    safe = _round(rules, given.others, bids, (given.instead, given.partner))
    return Plans(
        bold_success=_round(rules, given.others, bids, (most - given.partner, given.partner)),
        bold_failure=_round(rules, given.others, bids, (most - 1 - given.partner, given.partner)),
        safe_success=safe,
        safe_failure=safe,
    )


QUESTIONS = {
    question.id: question
    for question in (
        Question("nil", ("standard", 1, 4), _nil(NIL)),
        Question("blind-nil", ("standard+blind-nil", 3, 4), _nil(BLIND_NIL)),
        Question("ten-for-200", ("standard+ten-for-200", 9, 4), _ten_for_200),
        Question("one-more", ("standard", 3, 4), _one_more),
        Question("set", ("standard", 3, 4), _set),
    )
}
"""The questions by their ids."""
