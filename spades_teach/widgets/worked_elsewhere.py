"""Worked examples of tables that are not for four in two sides: their tricks and scores, with seats told by number or name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from spades_teach.catalogue import Example
from spades_teach.core.judging import winning_play
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, read_plays
from spades_teach.widgets import worked_score_lines as score_lines
from spades_teach.widgets.asking.single import judge_best
from spades_teach.widgets.questions import Question
from spades_teach.widgets.score_mistakes import NIL_ENDS, Working
from spades_teach.widgets.worked_cards import why_it_wins
from spades_teach.widgets.worked_lines import Answer, Line, SeatRow, Worked, Wrong, seen_from

NOBODY = "nobody"
"""Who takes a dead trick."""

# A trick


def trick(example: Example, rules: RuleSet) -> Worked:
    """Ask which cards cancel each other where they do, who takes the trick, and why."""
    plays = read_plays(example.given["plays"], rules.table, rules.pack.copies)
    last = plays[-1].seat  # the learner plays last
    question = Question(id=example.id, kind="winner", rules=rules, plays=plays, you=last)
    led = plays[0]
    cancelled = getattr(rules.winner, "cancelled", None)
    lines = (
        (_takes(question, frozenset()), why_it_wins(question))
        if cancelled is None
        else (_cancelled(question), _takes(question, frozenset(card.code for card in cancelled(plays))))
    )
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-trick-played", place=question.place_of(led.seat), card=led.card.code),
        lines=lines,
        plays=plays,
        place_of=seen_from(rules, last.value),
    )


def _cancelled(question: Question) -> Line:
    """Ask which cards cancel each other."""
    codes = [play.card.code for play in question.plays]
    right = frozenset(code for code in codes if codes.count(code) > 1)

    def wrong(answer: Answer) -> Wrong:
        marked = answer if isinstance(answer, frozenset) else frozenset()
        card = next((code for code in codes if code in marked ^ right), codes[0])
        return Wrong(said=Reason.of("worked-wrong-cancelled", card=card, times=codes.count(card)))

    return Line(
        id="cancelled",
        form="cards",
        ask=Reason.of("worked-ask-cancelled"),
        right=(right,),
        cards=tuple(dict.fromkeys(play.card for play in question.plays)),
        wrong=wrong,
        why=(Reason.of("worked-why-cancelled", count=len(right)),),
    )


def _takes(question: Question, gone: frozenset[str]) -> Line:
    """Ask who takes the trick; gone: cards that cancel each other."""
    rules, plays = question.rules, question.plays
    winner = rules.winner.winner(plays, rules.trumps, rules.table)
    best = None if winner is None else winning_play(rules, plays)
    options = [
        (
            question.place_of(play.seat),
            Reason.of("worked-play", place=question.place_of(play.seat), card=play.card.code),
        )
        for play in plays
    ]
    if hasattr(rules.winner, "cancelled"):
        options.append((NOBODY, Reason.of("worked-nobody")))
    why = _why_taken(question, best, gone)
    return Line(
        id="takes",
        form="one",
        ask=Reason.of("worked-ask-takes-at"),
        right=(NOBODY if best is None else question.place_of(best.seat),),
        options=tuple(options),
        wrong=lambda answer: _wrong_taker(question, best, gone, str(answer)),
        why=(why,),
    )


def _why_taken(question: Question, best: Play | None, gone: frozenset[str]) -> Reason:
    if best is None:
        return Reason.of("worked-why-dead")
    facts = {"card": best.card.code, "place": question.place_of(best.seat)}
    if gone:
        return Reason.of("worked-why-takes-left", **facts)
    twins = sum(play.card is best.card for play in question.plays)
    if twins > 1:
        return Reason.of("worked-why-takes-twin", place=facts["place"], which=_which(question, best))
    return Reason.of("worked-why-takes-at", **facts)


def _which(question: Question, best: Play) -> str:
    """Tell which of two equal cards wins here, the first or the last."""
    return "first" if next(play for play in question.plays if play.card is best.card) is best else "last"


def _wrong_taker(question: Question, best: Play | None, gone: frozenset[str], place: str) -> Wrong:
    if place == NOBODY:
        return Wrong(said=Reason.of("worked-wrong-dead"), misconception="cancelled-kills-the-trick")
    chosen = next(play for play in question.plays if question.place_of(play.seat) == place)
    if chosen.card.code in gone:
        said = Reason.of("worked-wrong-cancelled-takes", card=chosen.card.code)
        return Wrong(said=said, misconception="cancelled-card-takes")
    if best is None:
        return Wrong(said=Reason.of("worked-wrong-taking", card=chosen.card.code, best=chosen.card.code, why="off"))
    if chosen.card is best.card:
        return Wrong(
            said=Reason.of("worked-wrong-twin", which=_which(question, best)), misconception="wrong-one-of-two-equals"
        )
    verdict = judge_best(question, place)
    return Wrong(said=verdict.said, misconception=verdict.misconception, rules=verdict.rules)


# A score


def score(example: Example, rules: RuleSet) -> Worked:
    """Ask for the lines of the learner's side, or where everybody plays alone for the points of each player."""
    given, sides = example.given, rules.table.sides
    result = read_bids_and_tricks(given["bids"], given["tricks"], rules)
    result = replace(result, facts=tuple(dict(given["facts"]).items()))
    before = read_standing(given["before"], rules)
    scored = score_round(rules, result, before)
    asked = [number for number, side in enumerate(sides) if side.name in example.expect]
    you = sides[asked[0]].seats[0]
    works = [_working(rules, result, scored, before, number) for number in asked]
    alone = all(len(side.seats) == 1 for side in sides)
    place_of = seen_from(rules, you.value)
    lines = [] if alone else [*_side_lines(works[0], you, example.expect[works[0].score.side.name])]
    lines += [_points_of(work, place_of) for work in (works if alone else works[1:])]
    return _told(rules, result, lines, you)


def _working(rules: RuleSet, result: RoundResult, scored: RoundScore, before: Standing, number: int) -> Working:
    others = [side for place, side in enumerate(scored.sides) if place != number]
    total = before.totals[number] if any(before.totals) else None
    return Working(rules=rules, result=result, score=scored.sides[number], other=others[0], total=total)


def _points_of(work: Working, place_of: Callable[[str], str]) -> Line:
    """Ask what the round is worth to a player who plays alone, or to two partners."""
    first, *others = (place_of(seat.value) for seat in work.score.side.seats)
    return replace(
        score_lines.points(work, "us"),
        id=f"points-{first}",
        ask=Reason.of("worked-ask-points-of-both", place=first, other=others[0])
        if others
        else Reason.of("worked-ask-points-of", place=first),
        why=_reasons(work),
    )


def _reasons(work: Working) -> tuple[Reason, ...]:
    return tuple(score_lines.said_of(line) for line in work.score.lines)


def _side_lines(work: Working, you: Seat, wanted: Mapping[str, object]) -> Iterator[Line]:
    tally = work.tally
    if tally.contract:
        yield score_lines.contract(work, "us")
        if tally.tricks < tally.contract:
            yield replace(score_lines.undertricks(work, "us"), usual="undertricks" in wanted, rules=())
    for line in work.score.lines:
        if line.reason.endswith(NIL_ENDS):
            yield score_lines.nil(work, "us", line, you)
    if work.has_contract:
        yield score_lines.contract_points(work, "us")
    if tally.contract:
        yield replace(score_lines.bags(work, "us"), usual=tally.bags > 0)
    points = replace(score_lines.points(work, "us"), why=_reasons(work))
    yield replace(points, wrong=_about_missing(work)) if tally.contract and not work.has_contract else points


def _about_missing(work: Working) -> Callable[[Answer], Wrong]:
    """Return what is said about wrong points where a set contract costs by the tricks that are missing."""
    contract, tricks, each = work.tally.contract, work.tally.tricks, work.each

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        foreseen = {-each * contract: "whole-contract-charged", 0: "set-scores-no-points", each * tricks: "set-pays"}
        mistake = foreseen.get(answer)
        said = f"worked-mistake-{mistake}" if mistake else "worked-astray-missing"
        facts = {"answer": answer, "contract": contract, "tricks": tricks, "each": each}
        return Wrong(said=Reason.of(said, **facts), misconception=mistake)

    return wrong


def _told(rules: RuleSet, result: RoundResult, lines: list[Line], you: Seat) -> Worked:
    """Show the round, seat by seat from the learner's, and who the partners are."""
    place_of = seen_from(rules, you.value)
    rows = {
        seat: SeatRow(place=place_of(seat.value), bid=bid.name, tricks=took)
        for seat, bid, took in zip(rules.table.seats, result.bids, result.taken, strict=True)
    }
    partners = rules.table.partners_of(you)
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-score"),
        lines=tuple(lines),
        seats=tuple(rows[seat] for seat in rules.table.clockwise_from(you)),
        notes=tuple(Reason.of("worked-note-partner", place=seat.value) for seat in partners)
        or (Reason.of("worked-note-alone"),),
        place_of=place_of,
    )
