"""What is weighed against what: two ways to bid or play a round, and how each ends when luck is with the bidder, and when it is not.

Everything that a plan takes for granted is an argument of it, in tricks.  One side is ours, the first of the table: its first seat decides, the
others are its partners, none where everybody plays alone.  The other side takes what we leave it.  All tables of two sides are told.
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

    partner: what the partners bid together, and take; 0 where there is none.  instead: our own bid in the safe plan, for ten-for-200 the bid of
    the side.  lost: what a nil takes that fails.  others: the sum of their bids.  Whoever bids a number takes that number, where the question
    does not say otherwise.
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
    partners, seats = (len(side.seats) for side in rules.table.sides)
    partners -= 1
    usual = max(partners, beside) if partners else 0
    bid_alone = _tricks("partner", usual if partner is None else partner, partners, rules.tricks - 1 if partners else 0)
    bid_safe = _tricks("instead", own if instead is None else instead, 1, rules.tricks)
    ours = bid_safe if question.id == "ten-for-200" else bid_safe + bid_alone
    left = max(seats, rules.tricks - ours - 1)
    return Assumptions(
        partner=bid_alone,
        instead=bid_safe,
        lost=_tricks("lost", 1 if lost is None else lost, 1, rules.tricks - bid_alone),
        others=_tricks("others", left if others is None else others, seats, rules.tricks),
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


def _round(rules: RuleSet, given: Assumptions, bid: Bid, taken: int) -> RoundResult:
    """Return the round in which we bid and take this, our partners what they bid, and the others the rest."""
    ours, theirs = rules.table.sides
    left = rules.tricks - taken - given.partner
    if left < 0 or taken < 0:
        raise RecordError(
            f"{taken + given.partner} tricks of our side; a round has {rules.tricks}: take less for granted",
            "tricks-do-not-add-up",
            total=taken + given.partner,
            expected=rules.tricks,
            difference=abs(left),
        )
    beside = len(ours.seats) - 1
    partners = SideSum(given.partner).among(beside) if beside else ()
    bids = dict(zip(ours.seats, (bid, *partners), strict=True))
    bids |= dict(zip(theirs.seats, SideSum(given.others).among(len(theirs.seats)), strict=True))
    took = dict(zip(ours.seats, (taken, *(each.tricks for each in partners)), strict=True))
    each, more = divmod(left, len(theirs.seats))
    took |= {seat: each + (place < more) for place, seat in enumerate(theirs.seats)}
    seats = rules.table.seats
    return RoundResult(tuple(bids[seat] for seat in seats), tuple(took[seat] for seat in seats))


def _nil(bid: Bid) -> Callable[[RuleSet, Assumptions], Plans]:
    def plans(rules: RuleSet, given: Assumptions) -> Plans:
        rules.read_bid(bid.name)
        safe = _round(rules, given, number(given.instead), given.instead)
        return Plans(
            bold_success=_round(rules, given, bid, 0),
            bold_failure=_round(rules, given, bid, given.lost),
            safe_success=safe,
            safe_failure=safe,
        )

    return plans


def _ten_for_200(rules: RuleSet, given: Assumptions) -> Plans:
    """Ten tricks promised, or `instead`; either way the side takes ten when it comes off, and nine when it does not."""
    ten = rules.read_bid("10-for-200")
    safe = number(_tricks("instead", given.instead, given.partner + 1, 10) - given.partner)
    made, missed = 10 - given.partner, 9 - given.partner
    return Plans(
        bold_success=_round(rules, given, ten, made),
        bold_failure=_round(rules, given, ten, missed),
        safe_success=_round(rules, given, safe, made),
        safe_failure=_round(rules, given, safe, missed),
    )


def _one_more(rules: RuleSet, given: Assumptions) -> Plans:
    """One trick more promised than `instead`; the trick comes, or it does not, whatever was bid."""
    bold, safe = number(given.instead + 1), number(given.instead)
    return Plans(
        bold_success=_round(rules, given, bold, given.instead + 1),
        bold_failure=_round(rules, given, bold, given.instead),
        safe_success=_round(rules, given, safe, given.instead + 1),
        safe_failure=_round(rules, given, safe, given.instead),
    )


def _set(rules: RuleSet, given: Assumptions) -> Plans:
    """Play for every trick to set the others, who are left one short of their bid or just make it; or take what was bid, and no bag."""
    ours, bid = given.instead + given.partner, number(given.instead)
    if ours + given.others > rules.tricks:
        raise RecordError(
            f"{ours} and {given.others} tricks are bid, more than there are; somebody is set anyway: take less for granted",
            "set-anyway",
            ours=ours,
            others=given.others,
        )
    most = rules.tricks - given.others + 1 - given.partner
    safe = _round(rules, given, bid, given.instead)
    return Plans(
        bold_success=_round(rules, given, bid, most),
        bold_failure=_round(rules, given, bid, most - 1),
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
