"""A worked situation of a house rule, played out twice: at the default table and at the table that is being chosen.

Everything is worked out anew by the engine for the rules as they are set, so that it moves with them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Any

from spades_teach.catalogue import Example, UnknownEntryError, variant
from spades_teach.core.actions import MakeBid
from spades_teach.core.cards import Card, Suit, read_cards
from spades_teach.core.errors import SpadesError
from spades_teach.core.gatherings import tables_for
from spades_teach.core.judging import judge_cards
from spades_teach.core.matches import add, outcome, start_match, surrender
from spades_teach.core.notation import read_action, read_bids_and_tricks, read_standing
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import legal_actions, violations
from spades_teach.core.rules.clock import TimePerCard
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.tricks import read_plays
from spades_teach.core.variants import STANDARD, Choice, RuleSpec, compose, read_spec
from spades_teach.widgets.rule_settings import Setting, set_to, settings_of, value_of
from spades_teach.widgets.worked_lines import seen_from
from spades_teach.widgets.worked_moments import asked, game_of
from spades_teach.widgets.worked_tables import about_to_bid

Key = tuple[str, ...]
Cell = tuple[Any, ...]
"""What a row says at one table: a word that tells its form, then plain values.  `("points", 50)`, `("reasons", (reason, ...))`, ..."""
Rows = dict[Key, Cell]


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """A situation at two tables, row by row; None for a table at which it cannot come up.

    besides: rules that the example needs and nobody has chosen.
    """

    example: Example
    usual: Mapping[Key, Cell] | None
    here: Mapping[Key, Cell]
    besides: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[Key, ...]:
        """The rows of both, in the order in which they are told."""
        merged = list(self.here)
        place = len(merged)
        for key in reversed(
            [*(self.usual or ())]
        ):  # what the default table alone has stands before what follows it there
            if key in self.here:
                place = merged.index(key)
            else:
                merged.insert(place, key)
        return tuple(merged)

    def changed(self, key: Key) -> bool:
        """Tell whether a row says something else here."""
        return self.usual is None or self.usual.get(key) != self.here.get(key)


def compared(spec: RuleSpec, choice: Choice) -> Compared | None:
    """Play a rule's example by the rules chosen, with this rule set as in `choice`; None where it has none that can be played so."""
    best = example_of(choice.id)
    if best is None:
        return None
    told = _compared(best, spec, choice)
    plain = Choice(choice.id)
    if choice == plain or _moves(told, _compared(best, spec, plain)):
        return told
    for example in _examples(choice.id):  # how it is set now may show in another one
        other = _compared(example, spec, choice)
        if _moves(other, _compared(example, spec, plain)):
            return other
    return told


def _moves(told: Compared | None, plain: Compared | None) -> bool:
    return told is not None and plain is not None and told.here != plain.here


def _compared(example: Example, spec: RuleSpec, choice: Choice) -> Compared | None:
    for rules_spec, besides in _tables(example, spec, choice):
        try:
            here = played(example, compose(rules_spec))
        except SpadesError:
            continue
        if here is not None:
            return Compared(example=example, usual=played(example, STANDARD), here=here, besides=besides)
    return None


def _tables(example: Example, spec: RuleSpec, choice: Choice) -> Iterator[tuple[RuleSpec, tuple[str, ...]]]:
    """Yield the tables to try: the one that is chosen, with what the example needs besides; else that of the example alone."""
    own = {each.id: each for each in read_spec(example.spec).choices} | {choice.id: choice}
    chosen = {each.id: each for each in spec.choices} | {choice.id: choice}
    besides = tuple(rule for rule in own if rule not in chosen)
    yield _spec(spec.profile, own | chosen), besides
    yield _spec(read_spec(example.spec).profile, own), tuple(rule for rule in own if rule not in chosen)


def _spec(profile: str, choices: Mapping[str, Choice]) -> RuleSpec:
    return RuleSpec(profile, tuple(choices[rule] for rule in sorted(choices)))


@lru_cache(maxsize=256)
def example_of(rule: str) -> Example | None:
    """Return the example of a rule that shows most: one that differs from the default table, and that its settings move."""
    best, shown = None, -1
    for example in _examples(rule):
        telling = _telling(example, rule)
        if telling > shown:
            best, shown = example, telling
        if shown == DIFFERS + len(settings_of(rule)):
            break
    return best


def _examples(rule: str) -> list[Example]:
    """Return the examples of a rule that can be told in a few rows, as far as they are looked at."""
    try:
        return [each for each in variant(rule).examples if each.kind in PLAYERS][:MOST_TRIED]
    except UnknownEntryError:
        return []


MOST_TRIED = 6
"""Examples of a rule that are looked at."""

DIFFERS = 2
"""A difference from the default table shows as much as two settings that move the example."""


def _telling(example: Example, rule: str) -> int:
    """Return how much an example shows: settings of the rule that move it, and more if it differs from the default table; -1: nothing."""
    own = {each.id: each for each in read_spec(example.spec).choices}
    choice = own.get(rule, Choice(rule))
    plain = _tried(example, own | {rule: choice})
    if plain is None:
        return -1
    moved = 0
    for setting in settings_of(rule):
        others = (_tried(example, own | {rule: each}) for each in islice(_set_otherwise(choice, setting), 3))
        moved += any(other is not None and other != plain for other in others)
    return moved + DIFFERS * (played(example, STANDARD) != plain)


def _tried(example: Example, choices: Mapping[str, Choice]) -> Rows | None:
    try:
        return played(example, compose(_spec(read_spec(example.spec).profile, choices)))
    except SpadesError:
        return None


def _set_otherwise(choice: Choice, setting: Setting) -> Iterator[Choice]:
    """Yield a rule with one thing set otherwise: each other word, or a number a little larger and a little smaller."""
    now = value_of(choice, setting.name)
    values = setting.values if setting.form != "slider" else (setting.least, setting.most, setting.default)
    if setting.form == "slider" and type(now) is int:
        values = (now + setting.step, now - setting.step, *values)
    for value in values:
        if value != now:
            try:
                yield set_to(choice, setting.name, value)
            except SpadesError:
                continue


def played(example: Example, rules: RuleSet) -> Rows | None:
    """Play an example by some rules and return what comes of it; None where it cannot come up there."""
    try:
        return PLAYERS[example.kind](example.given, example.expect, example, rules)
    except (SpadesError, KeyError, ValueError):
        return None


# One function per kind


def _score(given: Mapping[str, Any], expect: Mapping[str, Any], _: Example, rules: RuleSet) -> Rows:
    result = read_bids_and_tricks(given["bids"], given["tricks"], rules)
    result = replace(result, facts=tuple(dict(given["facts"]).items()))
    before = read_standing(given["before"], rules)
    score = score_round(rules, result, before)
    wanted = [side.side.name for side in score.sides if side.side.name in expect]
    return _points(score, before, wanted or [side.side.name for side in score.sides])


def _points(score: RoundScore, before: Standing, wanted: list[str]) -> Rows:
    rows: Rows = {}
    for side, total, bags in zip(score.sides, before.totals, before.bags, strict=True):
        name = side.side.name
        if name not in wanted:
            continue
        seen: dict[str, int] = {}
        for line in side.lines:
            seen[line.reason] = seen.get(line.reason, 0) + 1
            facts = Reason(line.reason, (*line.facts, ("points", line.points)))
            rows["line", name, line.reason, str(seen[line.reason])] = ("points", line.points, facts)
        rows["points", name] = ("points", side.points)
        if total:
            rows["total", name] = ("number", total + side.points)
        if bags or side.bags:
            rows["bags", name] = ("number", side.bags)
    return rows


def _match(given: Mapping[str, Any], _: Mapping[str, Any], __: Example, rules: RuleSet) -> Rows:
    rows: Rows = {}
    if given["surrender"]:
        verdict = surrender(start_match(rules), rules.table.read_seat(given["surrender"])).outcome
    elif given["bids"]:
        before = read_standing(given["before"], rules)
        score = score_round(rules, read_bids_and_tricks(given["bids"], given["tricks"], rules), before)
        rows |= {key: cell for key, cell in _points(score, before, _sides(rules)).items() if key[0] == "total"}
        verdict = outcome(rules, add(before, score))
    else:
        totals = tuple(int(word.rpartition(":")[2]) for word in given["totals"].split())
        verdict = outcome(rules, Standing(totals, (0,) * len(totals), given["rounds"], given["minutes"]))
    rows["over",] = ("yes", verdict.over)
    if verdict.over:
        rows["won",] = ("side", None if verdict.winner is None else _sides(rules)[verdict.winner])
        rows["why",] = ("reasons", (Reason(verdict.reason),) if verdict.reason else ())
    return rows


def _sides(rules: RuleSet) -> list[str]:
    return [side.name for side in rules.table.sides]


def _legal(given: Mapping[str, Any], _: Mapping[str, Any], __: Example, rules: RuleSet) -> Rows:
    plays = read_plays(given["trick"], rules.table, rules.pack.copies)
    hand = read_cards(given["hand"])
    _in_pack(rules, (*hand, *(play.card for play in plays)))
    context = PlayContext(
        hand=hand,
        plays=plays,
        trumps=rules.trumps,
        broken=given["broken"],
        first_trick=given["first_trick"],
        seat=rules.table.after(plays[-1].seat) if plays else rules.table.seats[min(2, len(rules.table.seats) - 1)],
    )
    verdicts = judge_cards(rules, context)
    return {("card", card.code): ("reasons", verdicts.blocked.get(card, ())) for card in hand}


def _trick(given: Mapping[str, Any], _: Mapping[str, Any], __: Example, rules: RuleSet) -> Rows:
    if given["trump"]:
        rules = replace(rules, trumps=rules.trumps.moved_to(Suit(given["trump"]), rules.pack))
    plays = read_plays(given["plays"], rules.table, rules.pack.copies)
    _in_pack(rules, tuple(play.card for play in plays))
    winner = rules.winner.winner(plays, rules.trumps, rules.table)
    return {("takes",): ("seat", None if winner is None else winner.value)}


def _in_pack(rules: RuleSet, cards: tuple[Card, ...]) -> None:
    missing = [card for card in cards if card not in rules.pack.cards]
    if missing:
        raise ValueError(f"{missing[0]} is not in the pack of {rules.name!r}")


def _bids(given: Mapping[str, Any], _: Mapping[str, Any], example: Example, rules: RuleSet) -> Rows:
    game = about_to_bid(example, rules)
    seat = rules.table.read_seat(given["seat"])
    if game.turn is not seat:
        raise ValueError(f"{given['seat']} is not about to bid")
    offered = [action.bid for action in legal_actions(game) if isinstance(action, MakeBid)]
    offered.sort(key=lambda bid: (not bid.is_number, bid.tricks))
    return {("bids", seat.value): ("bids", tuple(bid.name for bid in offered))}


def _deal(_: Mapping[str, Any], __: Mapping[str, Any], ___: Example, rules: RuleSet) -> Rows:
    table, cards = rules.table, len(rules.pack.cards)
    return {
        ("players",): ("number", len(table.seats)),
        ("sides",): ("number", len(table.sides)),
        ("pack",): ("number", cards),
        ("hand",): ("number", rules.hand_size),
    }


def _pack(_: Mapping[str, Any], __: Mapping[str, Any], ___: Example, rules: RuleSet) -> Rows:
    return {
        ("pack",): ("number", len(rules.pack.cards)),
        ("trumps",): ("cards", " ".join(card.code for card in rules.trumps.trumps)),
    }


def _clock(_: Mapping[str, Any], __: Mapping[str, Any], ___: Example, rules: RuleSet) -> Rows:
    clock = next((policy for policy in rules.conduct if isinstance(policy, TimePerCard)), None)
    if clock is None:
        return {("seconds",): ("none",)}
    return {("seconds",): ("number", clock.longest_trick(rules.table))}


def _passing(given: Mapping[str, Any], _: Mapping[str, Any], __: Example, rules: RuleSet) -> Rows:
    bids = tuple(rules.read_bid(word.rpartition(":")[2]) for word in given["bids"].split())
    made = bids or (None,) * len(rules.table.seats)
    duties = [duty for policy in rules.exchange for duty in policy.duties(made, rules.table) if duty.cards]
    rows: Rows = {("passed",): ("number", sum(duty.cards for duty in duties))}
    return rows | {("passes", duty.giver.value, duty.receiver.value): ("number", duty.cards) for duty in duties}


def _people(given: Mapping[str, Any], _: Mapping[str, Any], __: Example, rules: RuleSet) -> Rows:
    people: int = given["people"]
    sizes = tuple(len(table.people) for table in tables_for(rules, people))
    return {("people", str(people)): ("sizes", sizes)}


def _moment(_: Mapping[str, Any], expect: Mapping[str, Any], example: Example, rules: RuleSet) -> Rows:
    game = game_of(example, rules)
    rows: Rows = {}
    for word in (*expect.get("allowed", "").split(), *expect.get("refused", {})):
        seat, _, _ = word.partition(":")
        action = read_action(word, rules)
        rows["may", word] = ("may", violations(game, action), asked(action, seen_from(rules, seat)))
    if "trump" in expect:
        rows["trump",] = ("suit", game.trumps.suit.value)
    return rows


PLAYERS: Mapping[str, Callable[[Mapping[str, Any], Mapping[str, Any], Example, RuleSet], Rows]] = {
    "score": _score,
    "legal": _legal,
    "trick": _trick,
    "bids": _bids,
    "match": _match,
    "deal": _deal,
    "pack": _pack,
    "clock": _clock,
    "passing": _passing,
    "tables": _people,
    "moment": _moment,
}
"""The kinds of example that can be told in a few rows."""
