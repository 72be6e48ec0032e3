"""Worked examples about points, line by line: what a side promised, each line of its score, what it carries on.

Where a misconception is known to give a number, the answer is told so, by the same ids as on the score sheet (`score_mistakes`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from spades_teach.catalogue import Example
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.widgets import worked_score_lines as score_lines
from spades_teach.widgets.questions import YOU
from spades_teach.widgets.score_mistakes import NIL_ENDS, Working
from spades_teach.widgets.worked_lines import Answer, Line, SeatRow, SideRow, Worked, Wrong, seen_from


def score(example: Example, rules: RuleSet) -> Worked:
    """Ask for the lines of a score: of your side, and of the other side where the example speaks of it."""
    given = example.given
    result = read_bids_and_tricks(given["bids"], given["tricks"], rules)
    result = replace(result, facts=tuple(dict(given["facts"]).items()))
    before = read_standing(given["before"], rules)
    scored = score_round(rules, result, before)
    lines: list[Line] = []
    for side in ("us", "them"):
        number = side_number(rules, side)
        expected = example.expect.get(rules.table.sides[number].name)
        work = Working(
            rules=rules,
            result=result,
            score=scored.sides[number],
            other=scored.sides[1 - number],
            total=before.totals[number] if any(before.totals) or "total_after" in (expected or {}) else None,
        )
        lines += _side_lines(work, side, expected)
    if "extra_tricks" in example.expect:
        lines = [replace(line, usual=False) for line in lines] + [_extra_tricks(scored, rules)]
    return told(rules, result, before, lines, Reason.of("worked-task-score"))


def side_number(rules: RuleSet, side: str) -> int:
    """Return the place of our side (`us`) or theirs among the sides of the table."""
    ours = rules.table.sides.index(rules.table.side_of(YOU))
    return ours if side == "us" else 1 - ours


def told(rules: RuleSet, result: RoundResult, before: Standing, lines: Iterable[Line], task: Reason) -> Worked:
    """Show a round that is given: who bid and took what, and what stood before."""
    place_of = seen_from(rules, YOU.value)
    seats = {
        place_of(seat.value): SeatRow(place=place_of(seat.value), bid=bid.name, tricks=took)
        for seat, bid, took in zip(rules.table.seats, result.bids, result.taken, strict=True)
    }
    numbers = [(side, side_number(rules, side)) for side in ("us", "them")]
    lines = tuple(lines)
    with_totals = any(before.totals) or any(line.id.endswith("total") for line in lines)
    with_bags = any(before.bags)
    sides = tuple(
        SideRow(
            side=side,
            total=before.totals[number] if with_totals else None,
            bags=before.bags[number] if with_bags else None,
        )
        for side, number in numbers
    )
    return Worked(
        rules=rules,
        task=task,
        lines=lines,
        seats=tuple(seats[place] for place in ("you", "partner", "left", "right")),
        sides=sides if with_totals or with_bags else (),
        notes=facts_told(rules, result),
        place_of=place_of,
    )


def facts_told(rules: RuleSet, result: RoundResult) -> tuple[Reason, ...]:
    """Return what is known of a round besides its bids and tricks, each fact that happened as a sentence."""
    place_of, ours = seen_from(rules, YOU.value), rules.table.side_of(YOU)
    notes = []
    for name, value in result.facts:
        seat, _, fact = name.rpartition(".")
        if not seat or not value:
            continue
        card = value if isinstance(value, str) else "none"
        side = "us" if rules.table.side_of(rules.table.read_seat(seat)) is ours else "them"
        count = value if isinstance(value, int) else 1
        notes.append(Reason.of(f"worked-told-{fact}", place=place_of(seat), side=side, count=count, card=card))
    return tuple(notes)


# The lines of one side


def _side_lines(work: Working, side: str, expected: Mapping[str, object] | None) -> Iterator[Line]:
    """Yield the lines of a side; those that the example has nothing to say about are not usual."""
    asked = expected is not None
    wanted = expected or {}
    only = set(wanted) <= {"contract"}  # the example is about the promise alone
    money = asked and not only and "undertricks" not in wanted
    yield replace(
        score_lines.contract(work, side),
        usual=asked and len(work.tally.bids) > 1 and "net" not in wanted and work.has_contract,
    )
    if work.tally.tricks < work.tally.contract:
        yield replace(score_lines.undertricks(work, side), usual="undertricks" in wanted)
    for line in work.score.lines:
        if line.reason.endswith(NIL_ENDS):
            yield replace(score_lines.nil(work, side, line), usual=money)
    if work.has_contract:
        yield replace(score_lines.contract_points(work, side), usual=money)
    yield replace(score_lines.bags(work, side), usual=money and (work.tally.bags > 0 or work.tally.nil_tricks > 0))
    if work.load:
        near = bool(work.tally.bags_before or work.loads)
        yield replace(score_lines.penalty(work, side), usual=money and near)
        yield replace(score_lines.carried(work, side), usual=money and near)
    if "net" in wanted:
        yield score_lines.net(work, side, wanted["net"])  # type: ignore[arg-type]
    yield _points(work, side, usual=money and "net" not in wanted)
    if work.total is not None:
        yield replace(score_lines.total(work, side), usual=money)


def _points(work: Working, side: str, *, usual: bool) -> Line:
    """Ask for the points of the round; where another line has asked for them already, that is not usual."""
    points, scored = score_lines.points(work, side), work.score.lines
    if len(scored) > 1:
        return replace(points, usual=usual)
    if work.has_contract or any(line.reason.endswith(NIL_ENDS) for line in scored):
        return replace(points, usual=False)
    return replace(points, usual=usual, wrong=_astray, why=tuple(map(score_lines.said_of, scored)) or points.why)


def _astray(answer: Answer) -> Wrong:
    """Send whoever is wrong about points that this table alone gives back to its rule."""
    assert isinstance(answer, int)
    return Wrong(said=Reason.of("worked-astray-points", answer=answer))


def _extra_tricks(scored: RoundScore, rules: RuleSet) -> Line:
    """Ask how many tricks nobody has promised."""
    ours, theirs = (scored.sides[side_number(rules, side)] for side in ("us", "them"))
    promised = ours.tally.contract + theirs.tally.contract
    right = rules.tricks - promised

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        facts = {"answer": answer, "tricks": rules.tricks}
        if answer == promised:
            return Wrong(
                said=Reason.of("worked-mistake-promised-for-extra", **facts), misconception="promised-for-extra"
            )
        if answer in (rules.tricks - ours.tally.contract, rules.tricks - theirs.tally.contract):
            return Wrong(said=Reason.of("worked-mistake-one-contract-only", **facts), misconception="one-contract-only")
        return Wrong(said=Reason.of("worked-astray-extra", **facts))

    return Line(
        id="extra",
        form="number",
        ask=Reason.of("worked-ask-extra"),
        right=(right,),
        wrong=wrong,
        worked=((rules.tricks, "−", ours.tally.contract, "−", theirs.tally.contract, "=", right),),
        why=(Reason.of("worked-why-extra", count=right),),
    )
