"""The smallest situation in which two rule sets differ, found by search.

The search asks both tables the same questions, small ones first: who sits there, with which cards; which cards of two may be played; who takes
a trick, and what breaks spades; which bids there are; what may be done next in a round; what a round is worth; when a match is over.

>>> from spades_teach.core.variants import compose
>>> found = smallest_difference(compose("standard"), compose("standard+short-game-300"))
>>> found.kind, found.given, [said.values for said in found.said]
('match', (('totals', 'NS:300 EW:0'),), [('goes-on',), ('NS',)])
>>> smallest_difference(compose("standard"), compose("standard+nil")) is None
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TypeVar

from spades_teach.analysis import situations, telling, walks
from spades_teach.analysis.differing import Difference, Given, Kind, Said, differing
from spades_teach.core.cards import Card
from spades_teach.core.errors import SpadesError
from spades_teach.core.judging import BidVerdicts, CardVerdicts, judge_bids, judge_cards, legal_cards, why_winning
from spades_teach.core.judging import winning_play as winning
from spades_teach.core.matches import outcome
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.clock import TimePerCard
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.table import Table
from spades_teach.core.tricks import Play, write_plays

__all__ = ["PEOPLE", "Difference", "Given", "Kind", "Said", "differences", "smallest_difference"]

PEOPLE = (7, 8, 9)
"""Numbers of people that more than one table may be needed for."""


def smallest_difference(first: RuleSet, second: RuleSet) -> Difference | None:
    """Return the smallest situation in which two rule sets differ, None when the search finds none.

    The same two rule sets give the same situation; given in the other order, the same with the answers changed round.
    """
    if replace(first, name=second.name) == second:
        return None
    for axes, search in _searches():
        if any(_on(axis, first) != _on(axis, second) for axis in axes):
            found = search(first, second)
            if found is not None:
                return found
    return None


S = TypeVar("S")
Situations = Callable[[RuleSet, RuleSet], Iterable[S]]
Search = Callable[[RuleSet, RuleSet], "Difference | None"]

PLAYED = ("trumps", "winner", "opening", "play", "kinds", "limits", "order", "exchange", "stages", "hearing")
"""Axes that what may be done in a round depends on."""

PAID = ("trumps", "winner", "kinds", "accounting", "terms", "conduct")
"""Axes that the points depend on."""


def _searches() -> tuple[tuple[tuple[str, ...], Search], ...]:
    """Return the questions, each with the axes that its answer depends on: where those agree, nothing need be asked.

    Small ones come first; those behind the line are asked where none of them tells the two apart, and made for what the two do not share.
    """
    return (
        (("table",), _table),
        (("gathering",), _people),
        (("pack",), _pack),
        (("shares", "stages"), _deal),
        (("trumps", "opening", "play"), _cards),
        (("trumps", "winner"), partial(_trick, situations.tricks)),
        (("trumps", "winner", "play"), _breaks),
        (("trumps", "kinds", "limits"), partial(_bids, situations.turns)),
        (PLAYED, walks.next_steps),
        (PAID, partial(_score, situations.rounds)),
        (("endings",), partial(_match, situations.standings)),
        (("conduct",), _clock),
        # -------------------------------------------------
        (("trumps", "winner"), partial(_trick, telling.tricks)),
        (("trumps", "kinds", "limits"), partial(_bids, telling.turns)),
        (PLAYED, walks.next_steps_widely),
        (("stages",), walks.cards_seen),
        (PAID, partial(_score, telling.rounds)),
        (("endings",), partial(_match, telling.standings)),
        (PAID, _played),
    )


def _on(axis: str, rules: RuleSet) -> object:
    """Return what a rule set has on an axis; `hearing` is that part of conduct which hears what is said beside bids and cards."""
    if axis == "hearing":
        return tuple(policy for policy in rules.conduct if hasattr(policy, "hears"))
    return getattr(rules, axis)


# ------------------------------------------------------------------------------------------------ who and what


def _table(first: RuleSet, second: RuleSet) -> Difference | None:
    return differing("table", (), _sides(first.table), _sides(second.table))


def _sides(table: Table) -> Said:
    return Said(tuple("".join(seat.value for seat in side.seats) for side in table.sides))


def _people(first: RuleSet, second: RuleSet) -> Difference | None:
    for people in PEOPLE:
        said = [_seated(rules, people) for rules in (first, second)]
        found = differing("people", (("people", str(people)),), *said)
        if found is not None:
            return found
    return None


def _seated(rules: RuleSet, people: int) -> Said:
    sizes = rules.gathering.tables(people, len(rules.table.seats))
    return Said(()) if sizes is None else Said(tuple(map(str, sizes)))


def _pack(first: RuleSet, second: RuleSet) -> Difference | None:
    one, other = (Counter(card.code for card in rules.pack.cards) for rules in (first, second))
    return differing("pack", (), Said(tuple((one - other).elements())), Said(tuple((other - one).elements())))


def _deal(first: RuleSet, second: RuleSet) -> Difference | None:
    one, other = (Said((str(rules.dealt), str(rules.hand_size), str(rules.tricks))) for rules in (first, second))
    return differing("deal", (), one, other)


# ------------------------------------------------------------------------------------------------ cards


def _cards(first: RuleSet, second: RuleSet) -> Difference | None:
    for context in situations.positions(first, second):
        here, there = (replace(context, trumps=rules.trumps) for rules in (first, second))
        if legal_cards(first, here) != legal_cards(second, there):
            given = _position(context)
            return differing("cards", given, _judged(judge_cards(first, here)), _judged(judge_cards(second, there)))
    return None


def _position(context: PlayContext) -> Given:
    given = [("hand", " ".join(card.code for card in context.hand)), ("plays", write_plays(context.plays))]
    given += [(name, "yes") for name in ("broken", "first_trick") if getattr(context, name)]
    return tuple((name, text) for name, text in given if text)


def _judged(verdicts: CardVerdicts | BidVerdicts) -> Said:
    """Return what is legal, and the first of each kind of reason against the rest."""
    legal = tuple(each.code if isinstance(each, Card) else each.name for each in verdicts.legal)
    reasons: dict[str, Reason] = {}
    for found in verdicts.blocked.values():
        for reason in found:
            reasons.setdefault(reason.id, reason)
    return Said(legal, tuple(reasons.values()))


def _trick(asked: Situations[tuple[Play, ...]], first: RuleSet, second: RuleSet) -> Difference | None:
    for plays in asked(first, second):
        one, other = _winner(first, plays), _winner(second, plays)
        if one.values != other.values:
            return differing("trick", (("plays", write_plays(plays)),), one, other)
    return None


def _winner(rules: RuleSet, plays: tuple[Play, ...]) -> Said:
    seat = rules.winner.winner(plays, rules.trumps, rules.table)
    if seat is None:
        return Said(("nobody",))
    return Said((winning(rules, plays).seat.value,), (why_winning(rules, plays),))


def _breaks(first: RuleSet, second: RuleSet) -> Difference | None:
    for plays in situations.tricks(first, second):
        for count in (2, len(plays)):
            one, other = _broken(first, plays[:count]), _broken(second, plays[:count])
            if one.values != other.values and legal_cards(first, PlayContext(hand=(plays[0].card,))):
                return differing("breaks", (("plays", write_plays(plays[:count])),), one, other)
    return None


def _broken(rules: RuleSet, plays: tuple[Play, ...]) -> Said:
    complete = len(plays) == len(rules.table.seats)
    if not any(policy.slot == "breaking" for policy in rules.play):
        return Said(("free",))
    broken = any(policy.breaks(plays, complete, rules.trumps) for policy in rules.play)
    return Said(("broken" if broken else "unbroken",))


# ------------------------------------------------------------------------------------------------ bids


def _bids(asked: Situations[BidContext], first: RuleSet, second: RuleSet) -> Difference | None:
    for context in asked(first, second):
        one, other = _biddable(first, context), _biddable(second, context)
        if one.values != other.values:
            return differing("bids", _turn(context), one, other)
    return None


def _biddable(rules: RuleSet, context: BidContext) -> Said:
    try:
        return _judged(judge_bids(rules, replace(context, trumps=rules.trumps)))
    except SpadesError:
        return Said(())


def _turn(context: BidContext) -> Given:
    table = context.table
    pairs = zip(table.seats, context.bids, strict=True)
    totals = zip(table.sides, context.totals, strict=True)
    given = [
        ("seat", context.seat.value),
        ("bids", " ".join(f"{seat.value}:{bid.name}" for seat, bid in pairs if bid is not None)),
        ("totals", " ".join(f"{side.name}:{total}" for side, total in totals) if any(context.totals) else ""),
        ("looked", "" if context.looked else "no"),
        ("hand", " ".join(card.code for card in context.hand or ())),
    ]
    return tuple((name, text) for name, text in given if text)


# ------------------------------------------------------------------------------------------------ points


def _score(asked: Situations[situations.Scored], first: RuleSet, second: RuleSet) -> Difference | None:
    """Return the first round that is worth another number of points or bags, else the first with other lines."""
    other_lines: Difference | None = None
    for scored in asked(first, second):
        scores = [_scored(rules, scored) for rules in (first, second)]
        one, other = scores
        if one is None or other is None:
            continue
        if _counts(one) != _counts(other):
            return _points(scored, one, other)
        if other_lines is None and _lines(one) != _lines(other):
            other_lines = _points(scored, one, other)
    return other_lines


def _played(first: RuleSet, second: RuleSet) -> Difference | None:
    """Return the first round that is played alike and comes to another score."""
    for given, one, other in walks.played(first, second):
        scores = score_round(first, one), score_round(second, other)
        if _counts(scores[0]) != _counts(scores[1]):
            even = Standing((0,) * len(first.table.sides), (0,) * len(first.table.sides))
            found = _points(situations.Scored(result=replace(one, facts=()), before=even), *scores)
            return replace(found, given=(*given, *found.given))
    return None


def _scored(rules: RuleSet, scored: situations.Scored) -> RoundScore | None:
    try:
        return score_round(rules, scored.result, scored.before)
    except SpadesError:
        return None


def _counts(score: RoundScore) -> tuple[tuple[int, int], ...]:
    return tuple((side.points, side.bags) for side in score.sides)


def _lines(score: RoundScore) -> tuple[tuple[str, int, bool], ...]:
    return tuple((line.reason, line.points, line.wins) for side in score.sides for line in side.lines)


def _points(scored: situations.Scored, one: RoundScore, other: RoundScore) -> Difference:
    """Return the difference for the first side that it concerns."""
    sides = tuple(zip(one.sides, other.sides, strict=True))
    place = next(
        (
            place
            for place, (here, there) in enumerate(sides)
            if (here.points, here.bags) != (there.points, there.bags) or here.lines != there.lines
        ),
        0,
    )
    seats = [seat for side in one.sides for seat in side.side.seats]
    order = sorted(seats, key=lambda seat: "NESW123456789".index(seat.value))
    result, before = scored.result, scored.before
    totals = any((*before.totals, *before.bags))
    stands = zip(one.sides, before.totals, before.bags, strict=True)
    given = [
        ("side", one.sides[place].side.name),
        ("bids", " ".join(f"{seat.value}:{bid.name}" for seat, bid in zip(order, result.bids, strict=True))),
        ("tricks", " ".join(f"{seat.value}:{taken}" for seat, taken in zip(order, result.taken, strict=True))),
        ("facts", " ".join(f"{name}={value}" for name, value in result.facts)),
        ("before", " ".join(f"{side.side.name}:{total}/{bags}" for side, total, bags in stands) if totals else ""),
    ]
    said = [
        Said(
            (str(score.sides[place].points), str(score.sides[place].bags)),
            tuple(
                Reason(line.reason, tuple(sorted((*line.facts, ("points", line.points)))))
                for line in score.sides[place].lines
            ),
        )
        for score in (one, other)
    ]
    told = tuple((name, text) for name, text in given if text)
    return Difference(kind="score", given=told, said=(said[0], said[1]))


# ------------------------------------------------------------------------------------------------ the end


def _match(asked: Situations[Standing], first: RuleSet, second: RuleSet) -> Difference | None:
    for standing in asked(first, second):
        found = differing("match", _stands(first, standing), _ended(first, standing), _ended(second, standing))
        if found is not None:
            return found
    return None


def _stands(rules: RuleSet, standing: Standing) -> Given:
    totals = " ".join(f"{side.name}:{total}" for side, total in zip(rules.table.sides, standing.totals, strict=True))
    given = [
        ("totals", totals),
        ("rounds", str(standing.rounds) if standing.rounds > 1 else ""),
        ("minutes", str(standing.minutes) if standing.minutes else ""),
    ]
    return tuple((name, text) for name, text in given if text)


def _ended(rules: RuleSet, standing: Standing) -> Said:
    found = outcome(rules, standing)
    reasons = () if found.reason is None else (Reason(found.reason),)
    if not found.over:
        return Said(("goes-on",), reasons)
    winner = "nobody" if found.winner is None else rules.table.sides[found.winner].name
    return Said((winner,), reasons)


def _clock(first: RuleSet, second: RuleSet) -> Difference | None:
    return differing("clock", (), _time(first), _time(second))


def _time(rules: RuleSet) -> Said:
    return Said(tuple(str(policy.seconds) for policy in rules.conduct if isinstance(policy, TimePerCard)))


def differences(rules: tuple[RuleSet, ...]) -> Iterator[tuple[RuleSet, RuleSet, Difference | None]]:
    """Yield the smallest difference of the first rule set from each of the others."""
    first, *others = rules
    for other in others:
        yield first, other, smallest_difference(first, other)
