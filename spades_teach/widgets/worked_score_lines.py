"""The lines of a worked score, each asked for by itself: the promise, the points of each reason, bags, penalty, sums.

Each knows the wrong numbers that misconceptions give, the one to tell first standing first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from spades_teach.core.reasons import Reason
from spades_teach.core.rules.scoring import ScoreLine
from spades_teach.core.table import Seat
from spades_teach.widgets.questions import YOU
from spades_teach.widgets.score_mistakes import (
    CONTRACT,
    Working,
    astray,
    diagnose,
    diagnose_carry,
    facts_of,
    rule_against,
)
from spades_teach.widgets.worked_lines import Answer, Line, Wrong, seen_from

Slips = Iterable[tuple[str, int]]
"""Misconceptions with the wrong number that each gives, the one to tell first standing first."""


def _id(side: str, name: str) -> str:
    return name if side == "us" else f"them-{name}"


def _number(
    work: Working,
    side: str,
    name: str,
    right: int,
    slips: Callable[[], Slips],
    *,
    astray_as: Callable[[int], str] | None = None,
    **rest: object,
) -> Line:
    """Return a line that asks for a number; of its wrong answers those are explained that a misconception gives."""

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        facts = facts_of(work, answer)
        for mistake, number in slips():
            if number == answer != right:
                rule = rule_against(work, mistake)
                said = Reason.of(_message_of(mistake), **facts)
                return Wrong(said=said, misconception=mistake, rules=(rule,) if rule else ())
        message = astray_as(answer) if astray_as else f"worked-astray-{name}"
        return Wrong(said=Reason.of(message, **facts))

    return Line(
        id=_id(side, name),
        form="number",
        ask=Reason.of(f"worked-ask-{name}", side=side),
        right=(right,),
        wrong=wrong,
        **rest,  # type: ignore[arg-type]
    )


HERE = frozenset(
    {
        "all-bids-added",
        "bags-before-counted",
        "bags-in-contract",
        "bags-none",
        "bag-points-as-bags",
        "last-total",
        "net-added",
        "net-without-bags",
        "net-without-penalty",
        "other-bids",
        "own-bid-only",
        "penalty-overlooked",
        "round-for-total",
        "set-has-bags",
        "sign-of-round-lost",
        "tricks-for-bids",
        "tricks-for-missing",
        "tricks-not-over",
        "void-bags-counted",
        "whole-bid-missing",
    }
)
"""Misconceptions that only a single line can show; the others are those of a whole score."""


def _message_of(mistake: str) -> str:
    return f"worked-mistake-{mistake}" if mistake in HERE else f"score-mistake-{mistake}"


def contract(work: Working, side: str) -> Line:
    """Ask what a side has promised."""
    tally = work.tally
    other = work.other.tally

    def slips() -> Slips:
        if len(work.numbers) > 1:
            yield from (("own-bid-only", bid) for bid, _ in work.numbers)
        if len(work.rules.table.sides) == 2:
            yield ("all-bids-added", tally.contract + other.contract)
            yield ("other-bids", other.contract)
        yield from (("tricks-for-bids", number) for number in (tally.tricks, sum(tally.taken)))

    bids = [bid.tricks for bid in tally.bids if bid.tricks]
    return _number(
        work,
        side,
        "contract",
        tally.contract,
        slips,
        worked=(_sum(bids),) if len(bids) > 1 else (),
        why=(Reason.of("worked-why-contract", nils=sum(not bid.tricks for bid in tally.bids), count=tally.contract),),
    )


def _sum(terms: list[int]) -> tuple[int | str, ...]:
    """Write whole numbers as a sum: 50 + 3 − 100 = −47."""
    parts: list[int | str] = [terms[0]]
    for term in terms[1:]:
        parts += ["−" if term < 0 else "+", abs(term)]
    return (*parts, "=", sum(terms))


def undertricks(work: Working, side: str) -> Line:
    tally = work.tally
    missing = tally.contract - tally.tricks

    def slips() -> Slips:
        yield ("tricks-for-missing", tally.tricks)
        yield ("whole-bid-missing", tally.contract)

    return _number(
        work,
        side,
        "undertricks",
        missing,
        slips,
        worked=((tally.contract, "−", tally.tricks, "=", missing),),
        why=(Reason.of("worked-why-undertricks", count=missing),),
        rules=("contract-set",),
    )


def said_of(line: ScoreLine) -> Reason:
    return Reason.of(line.reason, **dict(line.facts), points=line.points)


def contract_points(work: Working, side: str) -> Line:
    """Ask what the contract alone wins or loses."""
    tally, each = work.tally, work.each
    line = next(line for line in work.score.lines if line.reason in CONTRACT)
    promised = each * tally.contract

    def slips() -> Slips:
        if tally.made:
            yield from (("all-tricks-counted", each * tricks) for tricks in (tally.tricks, sum(tally.taken)))
            yield ("made-taken-for-set", -promised)
            if work.bags:
                yield ("bags-in-contract", promised + work.bags)
            yield ("not-times-each", tally.contract)
            yield from (("partner-left-out", each * bid) for bid, _ in work.numbers)
            return
        if tally.nil_tricks and tally.tricks + tally.nil_tricks >= tally.contract:
            yield ("nil-tricks-help-partner", promised)
        yield ("set-taken-for-made", promised)
        yield ("set-scores-nothing", 0)
        if tally.tricks < tally.contract:
            yield ("set-charges-missing", -each * (tally.contract - tally.tricks))
        yield ("set-scores-tricks", each * tally.tricks)
        yield ("set-charges-taken", -each * tally.tricks)
        yield ("set-tricks-as-bags", tally.tricks)
        yield ("not-times-each", -tally.contract)

    each = int(dict(line.facts).get("each", each))
    worked = (
        (tally.contract, "×", each, "=", line.points)
        if tally.made
        else ("−", tally.contract, "×", each, "=", line.points)
    )
    return _number(
        work,
        side,
        "contract-points",
        line.points,
        slips,
        signed=True,
        worked=(worked,),
        why=(said_of(line),),
        rules=(line.reason,),
    )


def nil(work: Working, side: str, line: ScoreLine, you: Seat = YOU) -> Line:
    """Ask what one nil wins or loses; you: the seat of the learner."""
    seat = dict(line.facts).get("seat")  # none where both partners' nils are one
    place = seen_from(work.rules, you.value)(seat) if isinstance(seat, str) else "both"
    blind = line.reason.startswith("blind-nil")
    facts = facts_of(work, 0)
    ordinary, blindly = facts["nil"], facts["blind"]

    def slips() -> Slips:
        yield ("nil-sign-lost", -line.points)
        yield ("nil-forgotten", 0)
        sign = 1 if line.points > 0 else -1
        if blind:
            yield ("blind-nil-as-nil", sign * ordinary)
        elif blindly:
            yield ("nil-as-blind-nil", sign * blindly)

    made = _number(
        work,
        side,
        "nil",
        line.points,
        slips,
        signed=True,
        why=(said_of(line),),
        rules=(line.reason,),
    )
    ask = Reason.of("worked-ask-nil", place=place, blind="yes" if blind else "no")
    return replace(made, id=f"nil-{place}", ask=ask)


def bags(work: Working, side: str) -> Line:
    """Ask how many bags the round brings."""
    tally = work.tally
    over = max(0, tally.tricks - tally.contract)
    apart = sum(max(0, took - bid) for bid, took in work.numbers) + work.failed_tricks

    def slips() -> Slips:
        if work.failed_tricks:
            yield ("failed-nil-bags-forgotten", tally.bags - work.failed_tricks)
        if not tally.bags and tally.nil_tricks:
            yield ("void-bags-counted", over + tally.nil_tricks)
            yield ("void-bags-counted", over)
        yield ("bags-none", 0)
        if tally.bags_before:
            yield ("bags-before-counted", tally.bags_before + tally.bags)
        if not tally.made:
            yield ("set-has-bags", tally.tricks)
        yield from (("tricks-not-over", number) for number in (tally.tricks, sum(tally.taken)))
        if len(work.numbers) > 1:
            yield ("carry-partners-apart", apart)
        yield ("bag-points-as-bags", work.each * tally.bags)

    line = next((line for line in work.score.lines if line.reason == "bags"), None)
    worked: tuple[tuple[int | str, ...], ...] = ()
    if over and tally.bags:
        worked = ((tally.tricks, "−", tally.contract, "=", over),)
    if work.failed_tricks and over:
        worked = (*worked, (over, "+", work.failed_tricks, "=", tally.bags))
    return _number(
        work,
        side,
        "bags",
        tally.bags,
        slips,
        worked=worked,
        why=(said_of(line) if line else _why_no_bags(work),),
        rules=("bags",) if line else (),
    )


def _why_no_bags(work: Working) -> Reason:
    tally = work.tally
    why = "void" if tally.nil_tricks and work.tally.tricks >= tally.contract else "set" if not tally.made else "none"
    return Reason.of("worked-why-no-bags", why=why)


def penalty(work: Working, side: str) -> Line:
    """Ask what the bag counter costs."""
    load = work.load
    assert load is not None
    right = work.penalty

    def slips() -> Slips:
        points = load.limit * work.each_bag
        if work.loads:
            yield ("penalty-overlooked", 0)
            yield ("penalty-added", -right)
            if work.loads > 1:
                yield ("one-penalty-for-all-loads", -load.penalty)
            yield ("penalty-less-bag-points", right + work.loads * points)
            yield ("penalty-with-bag-points", right - work.loads * points)
            yield ("penalty-as-bag-points", -work.loads * points)
            yield ("one-penalty-too-many", right - load.penalty)
        else:
            yield ("penalty-not-due", -load.penalty)

    line = next((line for line in work.score.lines if line.reason == "bag-penalty"), None)
    bags = work.tally.bags_before + work.tally.bags
    why = said_of(line) if line else Reason.of("worked-why-no-penalty", bags=bags, limit=load.limit)
    worked: tuple[tuple[int | str, ...], ...] = ()
    if work.tally.bags_before:
        worked = ((work.tally.bags_before, "+", work.tally.bags, "=", bags),)
    return _number(work, side, "penalty", right, slips, signed=True, worked=worked, why=(why,), rules=("bag-penalty",))


def carried(work: Working, side: str) -> Line:
    """Ask how many bags stay on the counter."""
    load = work.load
    assert load is not None
    right, bags = work.score.bags, work.tally.bags_before + work.tally.bags

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        mistakes = diagnose_carry(work, answer)
        name = f"score-mistake-{mistakes[0]}" if mistakes else "score-astray-carry"
        said = Reason.of(name, **facts_of(work, answer))
        return Wrong(said=said, misconception=mistakes[0] if mistakes else None, rules=("bag-penalty",))

    return Line(
        id=_id(side, "carried"),
        form="number",
        ask=Reason.of("worked-ask-carried", side=side),
        right=(right,),
        wrong=wrong,
        worked=((bags, "−", work.loads * load.limit, "=", right),) if work.loads else (),
        why=(Reason.of("worked-why-carried", loads=work.loads, limit=load.limit, count=right),),
        rules=("bag-penalty",),
    )


def net(work: Working, side: str, net: Mapping[str, object]) -> Line:
    """Ask what some lines come to together: what a load of bags cost in the end."""
    of: tuple[str, ...] = net["of"]  # type: ignore[assignment]
    right = work.points_of(*of)

    def slips() -> Slips:
        yield ("net-without-bags", work.penalty)
        yield ("net-without-penalty", work.bags)
        yield ("net-added", work.bags - work.penalty)
        yield ("net-added", work.penalty - work.bags)

    return _number(
        work,
        side,
        "net",
        right,
        slips,
        signed=True,
        worked=(_sum([work.bags, work.penalty]),),
        why=(Reason.of("worked-why-net", bags=work.tally.bags),),
        rules=("bag-penalty",),
    )


def points(work: Working, side: str) -> Line:
    """Ask what the whole round is worth: here every misconception of the score sheet may show."""
    terms = [line.points for line in work.score.lines]

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        mistakes, facts = diagnose(work, answer), facts_of(work, answer)
        if not mistakes:
            return Wrong(said=Reason.of(f"score-astray-{astray(work, answer)}", **facts))
        rule = rule_against(work, mistakes[0])
        said = Reason.of(f"score-mistake-{mistakes[0]}", **facts)
        return Wrong(said=said, misconception=mistakes[0], rules=(rule,) if rule else ())

    return Line(
        id=_id(side, "points"),
        form="number",
        ask=Reason.of("worked-ask-points", side=side),
        right=(work.score.points,),
        wrong=wrong,
        signed=True,
        worked=(_sum(terms),) if len(terms) > 1 else (),
        why=(Reason.of("worked-why-points", side=side),),
    )


def total(work: Working, side: str) -> Line:
    """Ask for the new total."""
    assert work.total is not None
    points, total = work.score.points, work.total

    def slips() -> Slips:
        yield ("round-for-total", points)
        yield ("last-total", total)
        yield ("sign-of-round-lost", total - points)

    return _number(
        work,
        side,
        "total",
        total + points,
        slips,
        worked=(_sum([total, points]),),
        why=(Reason.of("worked-why-total", side=side),),
    )
