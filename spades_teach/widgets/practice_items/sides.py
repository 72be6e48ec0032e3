"""Rounds of one side, as the items about scores tell and draw them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from spades_teach.core.bids import Bid
from spades_teach.core.bids import number as bid_of
from spades_teach.core.errors import RecordError
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.practice_items.items import Answer, Group, Speak, bid, number
from spades_teach.widgets.score_mistakes import (
    CARRY_MISTAKES,
    Working,
    astray,
    facts_of,
    numbers_of,
    rule_against,
)

MOST_BID = 7
"""Nobody bids more in an item: real hands rarely do."""


def play(
    chance: Chance,
    rules: RuleSet,
    bids: tuple[Bid, Bid],
    taken: tuple[int, int],
    *,
    before: tuple[int, int] = (0, 0),
    total_known: bool = False,
) -> Working | None:
    """Score a round of your side: your bid and your partner's, your tricks and theirs.

    before: total and bags of your side.  The other side takes the rest, and bids about as many.  None where there are not so many tricks.
    """
    rest = rules.tricks - sum(taken)
    if rest < 0 or min(taken) < 0:
        return None
    left = chance.between(rest // 3, rest - rest // 3)
    others = [bid_of(max(1, tricks + chance.between(-1, 1))) for tricks in (left, rest - left)]
    result = RoundResult(
        bids=(bids[1], others[1], bids[0], others[0]),  # North is your partner, South are you
        taken=(taken[1], rest - left, taken[0], left),
    )
    total, bags = before
    standing = Standing((total, 0), (bags, 0))
    try:
        score = score_round(rules, result, standing)
    except RecordError:  # a bid that this table has not
        return None
    us, them = score.sides
    return Working(rules=rules, result=result, score=us, other=them, total=total if total_known else None)


def shared(chance: Chance, tricks: int, bids: tuple[Bid, Bid]) -> tuple[int, int]:
    """Share out the tricks of a side, about as they were bid; a side that bids only nil shares them anyhow."""
    own = bids[0].tricks + chance.between(-2, 2)
    mine = max(0, min(tricks, own))
    return mine, tricks - mine


def total_with(bags: int, tens: int) -> int:
    """Return a total that a side with so many bags may have: each bag brought a point, all else tens."""
    return 10 * tens + bags


# What is told and drawn


def told_round(work: Working) -> tuple[Reason, ...]:
    """Say what the two of your side bid and took."""
    (partner_bid, your_bid), (partner_took, you_took) = work.tally.bids, work.tally.taken
    return (
        Reason.of("practice-you-bid", bid=your_bid.name, tricks=you_took),
        Reason.of("practice-partner-bid", bid=partner_bid.name, tricks=partner_took),
    )


def told_before(work: Working) -> tuple[Reason, ...]:
    """Say what your side had before the round."""
    bags = work.tally.bags_before
    if work.total is None:
        return (Reason.of("practice-bags-before", bags=bags),)
    return (Reason.of("practice-total-before", total=work.total, bags=bags),)


def strip_of(work: Working, *, before: bool = True) -> tuple[Group, ...]:
    """Draw bids and tricks of your side, and what it had before."""
    label_bid, label_tricks = Reason.of("score-calculator-bids"), Reason.of("score-calculator-tricks-taken")
    (partner_bid, your_bid), (partner_took, you_took) = work.tally.bids, work.tally.taken
    groups = [
        Group(Reason.of("practice-place", place=where), ((label_bid, bid(made)), (label_tricks, number(took))))
        for where, made, took in (("you", your_bid, you_took), ("partner", partner_bid, partner_took))
    ]
    if before:
        bags = (Reason.of("score-calculator-bags-before"), number(work.tally.bags_before))
        total = (Reason.of("score-calculator-total-before"), number(work.total or 0))
        cells = (bags,) if work.total is None else (total, bags)
        groups.append(Group(Reason.of("score-calculator-before"), cells))
    return tuple(groups)


# Mistakes about a score


def points_mistakes(work: Working, shift: int = 0) -> dict[str, frozenset[Answer]]:
    """Return the numbers of points that misconceptions lead to; shift: added to each, where a total is asked."""
    known = numbers_of(work)
    known.pop("other-side", None)  # of the other side nothing is told
    return {name: frozenset(found + shift for found in numbers) for name, numbers in known.items()}


def speak_points(work: Working, shift: int = 0) -> Speak:
    """Speak of a wrong number of points; shift: as for the mistakes."""

    def speak(mistake: str | None, answer: Answer) -> tuple[Reason, tuple[str, ...]]:
        assert isinstance(answer, int)
        facts = facts_of(work, answer - shift)
        if mistake is None:
            return Reason.of(f"score-astray-{astray(work, answer - shift)}", **facts), ()
        rule = rule_against(work, mistake)
        return Reason.of(f"score-mistake-{mistake}", **facts), (rule,) if rule else ()

    return speak


def carry_mistakes(work: Working) -> dict[str, frozenset[Answer]]:
    """Return the numbers of bags carried on that misconceptions lead to."""
    return {name: frozenset[Answer](wrong(work)) for name, wrong in CARRY_MISTAKES.items()}


def speak_carry(work: Working) -> Speak:
    """Speak of a wrong number of bags carried on."""

    def speak(mistake: str | None, answer: Answer) -> tuple[Reason, tuple[str, ...]]:
        assert isinstance(answer, int)
        name = f"score-mistake-{mistake}" if mistake else "score-astray-carry"
        return Reason.of(name, **facts_of(work, answer)), ()

    return speak


def told_carry(work: Working) -> Reason:
    """Say how the bags came to what is carried on."""
    tally, limit = work.tally, work.load.limit if work.load else 0
    return Reason.of(
        "practice-carried-why",
        before=tally.bags_before,
        new=tally.bags,
        loads=work.loads,
        limit=limit,
        carried=work.score.bags,
    )


def plain(prefix: str, facts: Mapping[str, int | str], astray_id: str | Callable[[Answer], str] = "astray") -> Speak:
    """Speak of a wrong answer by the messages `PREFIX-MISTAKE`, and of a slip by `PREFIX-astray`; facts: what they may name."""

    def speak(mistake: str | None, answer: Answer) -> tuple[Reason, tuple[str, ...]]:
        last = mistake or (astray_id if isinstance(astray_id, str) else astray_id(answer))
        given = {"answer": answer} if isinstance(answer, int | str) else {}
        return Reason.of(f"practice-{prefix}-{last}", **facts, **given), ()

    return speak


def telling(right: Answer, mistakes: Mapping[str, Iterable[Answer]], *, least: int) -> bool:
    """Tell whether mistakes give at least so many different wrong answers."""
    return len({answer for answers in mistakes.values() for answer in answers} - {right}) >= least
