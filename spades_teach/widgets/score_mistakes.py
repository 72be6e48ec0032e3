"""What a wrong score shows: which misconception gives just this number.

A misconception is a small pure function over one side's round.  It returns *how far off* the right points it leads, one number for each way
in which people go on from it; so what it gives is never the right answer.  `diagnose` returns those that give the number a learner said.

Two misconceptions may give one number.  The first in `MISTAKES` is then told.  That order goes from what was asked, over the bags and their
penalty (most disputes and most program bugs are about these), to the contract and to nil, and ends with what is rarer than a number it
may be mistaken for (a penalty is as large as a nil, and the other side often gets a round number).  Inside a group a narrower
misconception stands before a wider one, since a number that fits both says more by the narrower.

`score_working` takes a round apart, `carry_mistakes` holds what goes wrong with the bags carried on.

Sources: the disputes and program bugs of public Spades calculators, and the catalogue's `disagreements`: what is a rule at another table is
the commonest mistake at this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from spades_teach.core.bids import BLIND_NIL, NIL, Bid
from spades_teach.core.rules.bidding import BlindNil, Nil
from spades_teach.widgets.carry_mistakes import CARRY_MISTAKES as CARRY_MISTAKES
from spades_teach.widgets.carry_mistakes import diagnose_carry as diagnose_carry
from spades_teach.widgets.score_working import CONTRACT as CONTRACT
from spades_teach.widgets.score_working import NIL_ENDS as NIL_ENDS
from spades_teach.widgets.score_working import Misconception
from spades_teach.widgets.score_working import Working as Working

_MISTAKES: dict[str, Misconception] = {}
_RULES: dict[str, str] = {}


def _mistake(name: str, rule: str = "") -> Callable[[Misconception], Misconception]:
    """Register a misconception; rule: the line it goes wrong in, `contract` or `nil` for either of its lines."""

    def register(misconception: Misconception) -> Misconception:
        _MISTAKES[name] = misconception
        _RULES[name] = rule
        return misconception

    return register


# What was asked


@_mistake("total-added")
def _total_added(work: Working) -> Iterator[int]:
    """The new total instead of the points of this round."""
    yield work.total or 0


@_mistake("sign-lost")
def _sign_lost(work: Working) -> Iterator[int]:
    """47 for -47."""
    yield -2 * work.score.points


# Bags


@_mistake("failed-nil-bags-forgotten", "nil")
def _failed_nil_bags_forgotten(work: Working) -> Iterator[int]:
    """The tricks of a failed nil are no bags."""
    if work.failed_tricks:
        yield work.with_bags(work.tally.bags - work.failed_tricks)
        yield -work.each_bag * work.failed_tricks


@_mistake("bags-forgotten", "bags")
def _bags_forgotten(work: Working) -> Iterator[int]:
    """Tricks beyond the contract are worth nothing."""
    if work.bags:
        yield -work.bags
        yield -work.bags - work.penalty


@_mistake("penalty-forgotten", "bag-penalty")
def _penalty_forgotten(work: Working) -> Iterator[int]:
    """No penalty at a full load."""
    yield -work.penalty


@_mistake("bags-before-scored-again", "bags")
def _bags_before_scored_again(work: Working) -> Iterator[int]:
    """The bags carried in are paid once more."""
    if work.tally.bags_before:
        again = work.each_bag * work.tally.bags_before
        yield again
        yield again - work.penalty


@_mistake("one-penalty-for-all-loads", "bag-penalty")
def _one_penalty_for_all_loads(work: Working) -> Iterator[int]:
    """One penalty, however many loads were filled."""
    if work.load and work.loads > 1:
        yield work.load.penalty * (work.loads - 1)


@_mistake("penalty-less-bag-points", "bag-penalty")
def _penalty_less_bag_points(work: Working) -> Iterator[int]:
    """90 instead of 100, since ten bags have brought ten points."""
    if work.load:
        yield work.loads * work.load.limit * work.each_bag


@_mistake("penalty-with-bag-points", "bag-penalty")
def _penalty_with_bag_points(work: Working) -> Iterator[int]:
    """110 instead of 100: the ten points that the bags brought are taken back as well."""
    if work.load:
        yield -work.loads * work.load.limit * work.each_bag


@_mistake("penalty-as-bag-points", "bag-penalty")
def _penalty_as_bag_points(work: Working) -> Iterator[int]:
    """The penalty is one point for each bag of the load."""
    if work.load and work.loads:
        yield -work.penalty - work.loads * work.load.limit * work.each_bag


@_mistake("penalty-added", "bag-penalty")
def _penalty_added(work: Working) -> Iterator[int]:
    """The penalty as a bonus."""
    yield -2 * work.penalty


@_mistake("only-penalty", "bag-penalty")
def _only_penalty(work: Working) -> Iterator[int]:
    """The penalty takes the place of the round's points."""
    if work.penalty:
        yield work.penalty - work.score.points


@_mistake("only-carried-bags-scored", "bags")
def _only_carried_bags_scored(work: Working) -> Iterator[int]:
    """Only the bags that are left over after the penalty bring their points."""
    if work.loads:
        yield work.each_bag * work.score.bags - work.bags


@_mistake("bags-subtracted", "bags")
def _bags_subtracted(work: Working) -> Iterator[int]:
    """Each bag costs its point at once."""
    yield -2 * work.bags


# The contract


@_mistake("all-tricks-counted", "bags")
def _all_tricks_counted(work: Working) -> Iterator[int]:
    """Ten points for each trick taken instead of each trick bid."""
    if work.has_contract and work.tally.made:
        for tricks in {work.tally.tricks, sum(work.tally.taken)}:
            extra = work.each * tricks - work.contract
            if extra:
                yield from (extra - work.bags, extra - work.bags - work.penalty, extra, extra - work.penalty)


@_mistake("bags-as-tricks", "bags")
def _bags_as_tricks(work: Working) -> Iterator[int]:
    """A bag counts as much as a trick of the contract."""
    if work.tally.bags and work.has_contract:
        extra = (work.each - work.each_bag) * work.tally.bags
        yield extra
        yield extra - work.penalty


@_mistake("set-scores-tricks", "contract-set")
def _set_scores_tricks(work: Working) -> Iterator[int]:
    """The tricks taken score although the contract is set."""
    if work.has_contract and not work.tally.made and work.tally.tricks:
        yield work.each * work.tally.tricks - work.contract


@_mistake("set-charges-missing", "contract-set")
def _set_charges_missing(work: Working) -> Iterator[int]:
    """Only the missing tricks cost."""
    if work.has_contract and work.tally.tricks < work.tally.contract:
        yield -work.each * (work.tally.contract - work.tally.tricks) - work.contract


@_mistake("set-scores-nothing", "contract-set")
def _set_scores_nothing(work: Working) -> Iterator[int]:
    """A set contract is worth 0."""
    if work.has_contract and not work.tally.made:
        yield -work.contract


@_mistake("set-tricks-as-bags", "contract-set")
def _set_tricks_as_bags(work: Working) -> Iterator[int]:
    """The tricks of a set contract bring a point each, like bags."""
    if work.has_contract and not work.tally.made:
        yield work.each_bag * work.tally.tricks


@_mistake("set-charges-taken", "contract-set")
def _set_charges_taken(work: Working) -> Iterator[int]:
    """The tricks taken are charged instead of the tricks bid."""
    if work.has_contract and not work.tally.made and work.tally.tricks:
        yield -work.each * work.tally.tricks - work.contract


@_mistake("set-taken-for-made", "contract-set")
def _set_taken_for_made(work: Working) -> Iterator[int]:
    """The contract is thought to be made."""
    if work.has_contract and not work.tally.made:
        yield -2 * work.contract


@_mistake("failed-nil-sets-contract", "nil")
def _failed_nil_sets_contract(work: Working) -> Iterator[int]:
    """With the nil the partner's contract is lost too."""
    if work.has_contract and work.tally.made and any(points < 0 for points in work.nil_lines):
        lost = -work.each * work.tally.contract
        yield work.redone(lost, work.failed_tricks)
        yield work.redone(lost, 0)


@_mistake("partners-scored-apart", "contract")
def _partners_scored_apart(work: Working) -> Iterator[int]:
    """Each partner makes or misses the own bid."""
    if len(work.numbers) > 1:
        contract = sum(work.each * (bid if took >= bid else -bid) for bid, took in work.numbers)
        bags = sum(max(0, took - bid) for bid, took in work.numbers) + work.failed_tricks
        yield work.redone(contract, bags)


@_mistake("partner-left-out", "contract")
def _partner_left_out(work: Working) -> Iterator[int]:
    """One partner's bid alone, with all the tricks or with that partner's."""
    if len(work.numbers) > 1:
        for bid, took in work.numbers:
            for tricks in (work.tally.tricks, took):
                points = work.each * (bid if tricks >= bid else -bid)
                yield work.redone(points, max(0, tricks - bid) + work.failed_tricks)


@_mistake("not-times-each", "contract")
def _not_times_each(work: Working) -> Iterator[int]:
    """One point a trick instead of ten."""
    if work.has_contract and work.each > 1:
        less = work.contract // work.each - work.contract
        yield from (less, less - work.bags)


# Nil


@_mistake("nil-tricks-help-partner", "nil")
def _nil_tricks_help_partner(work: Working) -> Iterator[int]:
    """The tricks of a failed nil count for the partner's contract."""
    helped = work.helped()
    if helped is not None:
        yield helped - work.score.points


@_mistake("nil-as-zero-bid", "nil")
def _nil_as_zero_bid(work: Working) -> Iterator[int]:
    """Nil is an ordinary bid of no tricks: neither bonus nor loss, and all tricks count."""
    helped = work.helped()
    if helped is not None:
        yield helped - work.nil - work.score.points


@_mistake("nil-forgotten", "nil")
def _nil_forgotten(work: Working) -> Iterator[int]:
    """Nothing for the nil, kept or failed."""
    yield -work.nil


@_mistake("contract-forgotten", "contract")
def _contract_forgotten(work: Working) -> Iterator[int]:
    """Nothing but the nil."""
    if work.nil_lines and work.has_contract:
        yield from (-work.contract, -work.contract - work.bags, work.nil - work.score.points)


@_mistake("one-nil-of-two", "nil")
def _one_nil_of_two(work: Working) -> Iterator[int]:
    """Only one of the partners' nils."""
    if len(work.nil_lines) > 1:
        yield from (-points for points in work.nil_lines)


@_mistake("nil-sign-lost", "nil")
def _nil_sign_lost(work: Working) -> Iterator[int]:
    """A failed nil wins, or a kept one costs."""
    yield -2 * work.nil


@_mistake("blind-nil-as-nil", "nil")
def _blind_nil_as_nil(work: Working) -> Iterator[int]:
    """A blind nil at the price of an ordinary one."""
    yield _other_stake(work, "blind-nil", _nil_value(work, Nil))


@_mistake("nil-as-blind-nil", "nil")
def _nil_as_blind_nil(work: Working) -> Iterator[int]:
    """An ordinary nil at the price of a blind one."""
    yield _other_stake(work, "nil", _nil_value(work, BlindNil))


@_mistake("nil-counted-twice", "nil")
def _nil_counted_twice(work: Working) -> Iterator[int]:
    """The nil once more."""
    yield work.nil


# What is rarer than a number it may be mistaken for


@_mistake("one-penalty-too-many", "bag-penalty")
def _one_penalty_too_many(work: Working) -> Iterator[int]:
    """A penalty more than there are full loads."""
    if work.load and work.loads:
        yield -work.load.penalty


@_mistake("penalty-not-due", "bag-penalty")
def _penalty_not_due(work: Working) -> Iterator[int]:
    """A penalty before the load is full."""
    if work.load and not work.loads and (work.tally.bags or work.tally.bags_before):
        yield -work.load.penalty


@_mistake("made-taken-for-set", "contract-made")
def _made_taken_for_set(work: Working) -> Iterator[int]:
    """The contract is thought to be set."""
    if work.has_contract and work.tally.made:
        lost = -work.each * work.tally.contract
        yield work.redone(lost, work.failed_tricks)
        yield -2 * work.contract


@_mistake("other-side")
def _other_side(work: Working) -> Iterator[int]:
    """What the other side gets."""
    if abs(work.other.points) != abs(work.score.points):
        yield work.other.points - work.score.points


def _nil_value(work: Working, kind: type[Nil] | type[BlindNil]) -> int | None:
    return next((known.value for known in work.rules.kinds if isinstance(known, kind)), None)


def _other_stake(work: Working, bid: str, value: int | None) -> int:
    """Return how far off the points were if nils of one sort were worth this much."""
    if value is None:
        return 0
    lines = [line for line in work.score.lines if line.reason in (f"{bid}-made", f"{bid}-failed")]
    return sum((value if line.points > 0 else -value) - line.points for line in lines)


# Diagnosis

MISTAKES: Mapping[str, Misconception] = MappingProxyType(_MISTAKES)
"""The misconceptions about points, the one to tell first standing first."""

STAGES = ("contract", "nil", "bags", "penalty")
"""Where a sum can go astray, in the order in which it is worked out."""


def diagnose(work: Working, answer: int) -> tuple[str, ...]:
    """Return the misconceptions that give this number of points; none for the right one, or for a number of nobody's."""
    off = answer - work.score.points
    return tuple(name for name, misconception in MISTAKES.items() if off and off in misconception(work))


def rule_against(work: Working, mistake: str) -> str | None:
    """Return the id of the rule that a misconception goes against, None where it is none about a rule."""
    rule = _RULES.get(mistake, "")
    ends = {"contract": CONTRACT, "nil": NIL_ENDS}.get(rule)
    if ends is None:
        return rule or None
    return next((line.reason for line in work.score.lines if line.reason.endswith(ends)), None)


def numbers_of(work: Working) -> dict[str, frozenset[int]]:
    """Return the wrong numbers that each misconception gives here, for those that give any."""
    right = work.score.points
    found = {name: frozenset(right + off for off in wrong(work) if off) for name, wrong in MISTAKES.items()}
    return {name: numbers for name, numbers in found.items() if numbers}


def astray(work: Working, answer: int) -> str:
    """Return the first stage at which a sum that no misconception explains could have gone wrong.

    A contract counted wrong is off by tens, bags by a few, a penalty by hundreds: of the stages there are, the first whose
    slips have that size, else the very first.
    """
    off = abs(answer - work.score.points)
    fits = {
        "contract": work.has_contract and work.each > 0 and off % work.each == 0,
        "nil": any(stake and off % stake == 0 for stake in _stakes(work)),
        "bags": off <= work.rules.tricks * max(1, work.each_bag),
        "penalty": work.load is not None and work.load.penalty > 0 and off % work.load.penalty == 0,
    }
    first = "contract" if work.has_contract else "nil"
    return next((stage for stage in STAGES if fits[stage]), first)


def _stakes(work: Working) -> tuple[int, ...]:
    values = {NIL: _nil_value(work, Nil), BLIND_NIL: _nil_value(work, BlindNil)}
    return tuple(value for bid in work.tally.bids if (value := values.get(bid)))


def facts_of(work: Working, answer: int) -> dict[str, int]:
    """Return the numbers that a message about an answer may speak of: those of the round and its rules, and what was said."""
    stakes = {
        bid.name: int(getattr(kind, "value", 0))
        for kind in work.rules.kinds
        if isinstance(bid := getattr(kind, "bid", None), Bid)
    }
    return {
        "answer": answer,
        "contract": work.tally.contract,
        "each": work.each,
        "bag": work.each_bag,
        "before": work.tally.bags_before,
        "limit": work.load.limit if work.load else 0,
        "penalty": work.load.penalty if work.load else 0,
        "total": work.total or 0,
        "nil": stakes.get("nil", 0),
        "blind": stakes.get("blind-nil", 0),
    }
