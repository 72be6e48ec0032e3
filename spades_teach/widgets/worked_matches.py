"""Worked examples about a match, line by line: the totals, whether it is over, who wins and why."""

from __future__ import annotations

from spades_teach.catalogue import Example
from spades_teach.core.matches import add, outcome, start_match, surrender
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.endings import Outcome, ReachTarget, Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.core.variants import spec_of
from spades_teach.widgets.questions import YOU
from spades_teach.widgets.score_mistakes import Working
from spades_teach.widgets.worked_lines import Answer, Line, SideRow, Worked, Wrong, seen_from, yes_or_no
from spades_teach.widgets.worked_score_lines import points, total
from spades_teach.widgets.worked_scores import side_number, told


def match(example: Example, rules: RuleSet) -> Worked:
    """Ask for the totals, whether the match is over, who wins, and why."""
    given = example.given
    if given["surrender"]:
        return _surrendered(rules, given["surrender"])
    if given["bids"] is None:
        totals = {name: int(total) for name, _, total in (word.partition(":") for word in given["totals"].split())}
        standing = Standing(
            tuple(totals[side.name] for side in rules.table.sides),
            (0,) * len(rules.table.sides),
            given["rounds"],
            given["minutes"],
        )
        return Worked(
            rules=rules,
            task=Reason.of("worked-task-standing"),
            lines=tuple(_ends(rules, standing, outcome(rules, standing))),
            sides=tuple(SideRow(side=side, total=standing.totals[side_number(rules, side)]) for side in ("us", "them")),
            notes=_so_far(rules, standing),
            place_of=seen_from(rules, YOU.value),
        )
    result = read_bids_and_tricks(given["bids"], given["tricks"], rules)
    before = read_standing(given["before"], rules)
    scored = score_round(rules, result, before)
    lines: list[Line] = []
    for side in ("us", "them"):
        number = side_number(rules, side)
        work = Working(
            rules=rules,
            result=result,
            score=scored.sides[number],
            other=scored.sides[1 - number],
            total=before.totals[number],
        )
        lines += (points(work, side), total(work, side))
    after = add(before, scored)
    lines += _ends(rules, after, outcome(rules, after), before)
    return told(rules, result, before, lines, Reason.of("worked-task-match"))


def _target(rules: RuleSet) -> int:
    return next((ending.target for ending in rules.endings if isinstance(ending, ReachTarget)), 0)


def _so_far(rules: RuleSet, standing: Standing) -> tuple[Reason, ...]:
    """Tell what decides beside the totals: how long the match has gone, and at which table."""
    lengths = {"rounds": standing.rounds, "minutes": standing.minutes}
    told = tuple(Reason.of(f"worked-note-{name}", count=count) for name, count in lengths.items() if count)
    spec = spec_of(rules)
    return (Reason.of("worked-note-table", rule=spec.choices[-1].id), *told) if told and spec and spec.choices else told


def _ends(rules: RuleSet, standing: Standing, verdict: Outcome, before: Standing | None = None) -> list[Line]:
    """Return the lines about the end: is it over, who wins, why."""
    target = _target(rules)
    ours, theirs = (standing.totals[side_number(rules, side)] for side in ("us", "them"))
    by = "outright" if verdict.reason == "won-outright" else "points" if target else "length"
    facts: dict[str, int | str] = {"us": ours, "them": theirs, "target": target, "by": by}
    reason = (verdict.reason,) if verdict.reason else ()
    why = Reason.of(verdict.reason) if verdict.reason else Reason.of("worked-why-nobody-there", **facts)

    def wrong_over(said_over: bool) -> Wrong:
        if said_over:
            if verdict.reason == "tie-plays-on":
                return Wrong(said=Reason.of("worked-mistake-tie-ends", **facts), misconception="tie-ends", rules=reason)
            return Wrong(said=Reason.of("worked-mistake-over-too-soon", **facts), misconception="over-too-soon")
        return Wrong(said=Reason.of("worked-mistake-plays-on", **facts), misconception="plays-on", rules=reason)

    over = yes_or_no(
        "over",
        Reason.of("worked-ask-over", target=target, by="points" if target else "length"),
        right=verdict.over,
        wrong=wrong_over,
        why=(why,),
        rules=reason,
    )
    if not verdict.over:
        return [over]
    winner = _side_at(rules, verdict.winner)

    def wrong_winner(answer: Answer) -> Wrong:
        led = None if before is None else before.totals.index(max(before.totals))
        if answer == "nobody":
            return Wrong(said=Reason.of("worked-mistake-no-winner", **facts), misconception="no-winner", rules=reason)
        if led is not None and _side_at(rules, led) == answer:
            said = Reason.of("worked-mistake-leader-before-wins", **facts)
            return Wrong(said=said, misconception="leader-before-wins", rules=reason)
        return Wrong(
            said=Reason.of("worked-mistake-lower-total-wins", **facts), misconception="lower-total-wins", rules=reason
        )

    won = Line(
        id="winner",
        form="one",
        ask=Reason.of("worked-ask-winner"),
        right=(winner,),
        options=tuple((side, Reason.of("worked-wins", side=side)) for side in ("us", "them", "nobody")),
        wrong=wrong_winner,
        why=(why,),
        rules=reason,
    )
    return [over, won]


def _side_at(rules: RuleSet, number: int | None) -> str:
    return "nobody" if number is None else next(side for side in ("us", "them") if side_number(rules, side) == number)


def _surrendered(rules: RuleSet, seat: str) -> Worked:
    """Ask what becomes of a match that a player gives up."""
    place_of = seen_from(rules, YOU.value)
    verdict = surrender(start_match(rules), rules.table.read_seat(seat)).outcome
    why = Reason.of(str(verdict.reason))
    rule = (str(verdict.reason),)
    place = place_of(seat)

    def wrong_over(_: bool) -> Wrong:
        said = Reason.of("worked-mistake-partner-must-agree", place=place)
        return Wrong(said=said, misconception="partner-must-agree", rules=rule)

    def wrong_winner(answer: Answer) -> Wrong:
        which = "nobody" if answer == "nobody" else "own"
        said = Reason.of("worked-mistake-surrender-winner", which=which, place=place)
        return Wrong(said=said, misconception=f"surrender-{which}", rules=rule)

    over = yes_or_no(
        "over",
        Reason.of("worked-ask-surrender", place=place),
        right=verdict.over,
        wrong=wrong_over,
        why=(why,),
        rules=rule,
    )
    winner = Line(
        id="winner",
        form="one",
        ask=Reason.of("worked-ask-winner"),
        right=(_side_at(rules, verdict.winner),),
        options=tuple((side, Reason.of("worked-wins", side=side)) for side in ("us", "them", "nobody")),
        wrong=wrong_winner,
        why=(why,),
        rules=rule,
    )
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-surrender", place=place),
        lines=(over, winner),
        place_of=place_of,
    )
