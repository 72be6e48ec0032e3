"""Records as text and JSON, both ways: a round as `notation` writes it, lawful or not, and what was written down about it.

As text four kinds of line are added to a round: `facts N.big-moe=1` for what the cards do not tell, and as people wrote them down
`taken N:5 E:2 S:4 W:2`, `score NS contract-made=70 bags=2 points=72` and `after NS:72/2 EW:40/0`.  As JSON three fields: `facts`, `taken`, and
`sides` in the form of `spades-teach score --json`.  None of them is needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from spades_teach.core.cards import Card
from spades_teach.core.deals import Deal
from spades_teach.core.errors import NotationError, shown
from spades_teach.core.fact_notation import read_facts, write_facts
from spades_teach.core.notation import (
    actions_from_lines,
    deal_from_json,
    deal_from_text,
    read_action,
    read_standing,
    round_to_json,
    round_to_text,
    standing_from_json,
)
from spades_teach.core.records import Record, Written, WrittenSide, keep_record
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.saving import LONGEST_NUMBER, check_format, field_of, lines_of
from spades_teach.core.table import Seat, Side
from spades_teach.core.tricks import Play
from spades_teach.core.variants import compose

Actions = tuple[Any, ...]


# Text


def record_to_text(record: Record) -> str:
    """Write a record for people: the round, then what was written down about it."""
    lines = [round_to_text(record).rstrip()]
    lines += [f"facts {write_facts(record.told)}"] if record.told else []
    if record.written.taken:
        lines.append("taken " + " ".join(f"{seat.value}:{tricks}" for seat, tricks in record.written.taken))
    for side in record.written.sides:
        facts = [f"{reason}={points}" for reason, points in side.lines or ()]
        facts += [] if side.points is None else [f"points={side.points}"]
        lines += [f"score {side.side.name} {' '.join(facts)}"] if facts else []
    after = [_after(side) for side in record.written.sides if side.total is not None]
    lines += ["after " + " ".join(after)] if after else []
    return "\n".join(lines) + "\n"


def _after(side: WrittenSide) -> str:
    return f"{side.side.name}:{side.total}" + ("" if side.bags is None else f"/{side.bags}")


def record_from_text(text: str, rules: RuleSet | None = None) -> Record:
    """Read a record as `record_to_text` writes it; a text without hands is read by the cards that everybody played.

    rules: the rules to judge by, in place of those that the text names.
    Raises NotationError, DealError or RecordError for what cannot be read, IllegalActionError for what cannot have been done.
    """
    facts = lines_of(text)
    in_force = rules or compose(facts.get("rules", "standard"))
    actions = actions_from_lines(facts, in_force)
    standing = read_standing(facts["before"], in_force) if "before" in facts else None
    written = Written(taken=_taken(facts.get("taken", ""), in_force), sides=_sides(facts, in_force))
    told = read_facts(facts.get("facts", ""), in_force)
    return keep_record(in_force, _deal(text, facts, actions, in_force), actions, standing, told=told, written=written)


def _deal(text: str, facts: Mapping[str, str], actions: Actions, rules: RuleSet) -> Deal:
    """Read the deal; where no hand is written down and all cards were played, everybody held what everybody played."""
    written = any(seat.value.lower() in facts for seat in rules.table.seats)
    plays = [action for action in actions if isinstance(action, Play)]
    hands = tuple(tuple(play.card for play in plays if play.seat is seat) for seat in rules.table.seats)
    if written or "dealer" not in facts or {len(hand) for hand in hands} != {rules.dealt}:
        return deal_from_text(text, rules.table, rules.pack.copies)
    left: list[Card] = list(rules.pack.cards)
    for play in plays:
        if play.card in left:
            left.remove(play.card)
    return Deal(hands, rules.table.read_seat(facts["dealer"]), None, tuple(left), rules.pack.copies)


def _taken(text: str, rules: RuleSet) -> tuple[tuple[Seat, int], ...]:
    taken: dict[Seat, int] = {}
    for word in text.replace(",", " ").split():
        seat_text, _, number = word.partition(":")
        seat = rules.table.read_seat(seat_text)
        if seat in taken:
            raise NotationError(f"{seat} stands twice in {shown(text)}; name it once", "seat-twice", seat=seat.value)
        if not number.isdecimal():
            raise _bad_tricks(number)
        taken[seat] = _number(number)
    return tuple(sorted(taken.items(), key=lambda pair: rules.table.index(pair[0])))


def _bad_tricks(value: object) -> NotationError:
    return NotationError(
        f"{shown(value)} is no number of tricks; expected 0 or more", "bad-tricks", value=shown(value, str)
    )


def _sides(facts: Mapping[str, str], rules: RuleSet) -> tuple[WrittenSide, ...]:
    found: dict[Side, WrittenSide] = {}
    for key, text in facts.items():
        if key.startswith("score "):
            side = rules.table.read_side(key.split()[1])
            found[side] = _score(side, text)
    for side, total, bags in _totals(facts.get("after", ""), rules):
        found[side] = replace(found.get(side, WrittenSide(side=side)), total=total, bags=bags)
    return tuple(found[side] for side in rules.table.sides if side in found)


def _score(side: Side, text: str) -> WrittenSide:
    lines: list[tuple[str, int]] = []
    points = None
    for word in text.replace(",", " ").split():
        match = re.fullmatch(r"([a-z][a-z0-9-]*)=([-\u2212]?\d{1,60})", word)
        if match is None:
            raise NotationError(
                f"{shown(word)} is no line of a score; expected e.g. 'contract-made=70'", "bad-score-line", value=word
            )
        if match[1] == "points":
            points = _number(match[2])
        else:
            lines.append((match[1], _number(match[2])))
    return WrittenSide(side=side, lines=tuple(lines) if lines else None, points=points)


def _totals(text: str, rules: RuleSet) -> Iterator[tuple[Side, int, int | None]]:
    read_standing(text, rules)  # which says what cannot be read
    for word in text.replace(",", " ").split():
        side, _, score = word.partition(":")
        total, _, bags = score.partition("/")
        yield rules.table.read_side(side), _number(total), _number(bags) if bags else None


def _number(text: str) -> int:
    return int(text[:LONGEST_NUMBER].replace("\u2212", "-"))


# JSON


def record_to_json(record: Record) -> dict[str, Any]:
    """Return a record as plain JSON data: the round, then what was written down about it."""
    written = record.written
    taken = {"taken": {seat.value: tricks for seat, tricks in written.taken}} if written.taken else {}
    sides = {"sides": {side.side.name: _side_to_json(side) for side in written.sides}} if written.sides else {}
    told = {"facts": dict(record.told)} if record.told else {}
    return {**round_to_json(record), **told, **taken, **sides}


def _side_to_json(side: WrittenSide) -> dict[str, Any]:
    numbers = {"points": side.points, "total": side.total, "bags": side.bags}
    known: dict[str, Any] = {name: value for name, value in numbers.items() if value is not None}
    if side.lines is not None:
        known["lines"] = [{"reason": reason, "points": points} for reason, points in side.lines]
    return known


def record_from_json(data: Mapping[str, Any], rules: RuleSet | None = None) -> Record:
    """Read a record from JSON data.

    rules: the rules to judge by, in place of those that the record names.
    Raises NotationError, DealError or RecordError for what cannot be read, IllegalActionError for what cannot have been done.
    """
    check_format(data)
    in_force = rules or compose(field_of(data, "rules", str))
    actions = tuple(read_action(text, in_force) for text in field_of(data, "actions", list))
    deal = deal_from_json(field_of(data, "deal", dict), in_force.table)
    told = field_of(data, "facts", dict) if "facts" in data else {}
    facts = read_facts(" ".join(f"{name}={value}" for name, value in told.items()), in_force)
    written = _written(data, in_force)
    return keep_record(in_force, deal, actions, standing_from_json(data), told=facts, written=written)


def _written(data: Mapping[str, Any], rules: RuleSet) -> Written:
    taken: dict[Seat, int] = {}
    for name, tricks in (field_of(data, "taken", dict) if "taken" in data else {}).items():
        if type(tricks) is not int or tricks < 0:
            raise _bad_tricks(tricks)
        taken[rules.table.read_seat(name)] = tricks
    sides = {
        rules.table.read_side(name): side
        for name, side in (field_of(data, "sides", dict) if "sides" in data else {}).items()
    }
    return Written(
        taken=tuple(sorted(taken.items(), key=lambda pair: rules.table.index(pair[0]))),
        sides=tuple(_side_from_json(side, sides[side]) for side in rules.table.sides if side in sides),
    )


def _side_from_json(side: Side, data: Any) -> WrittenSide:
    if not isinstance(data, Mapping):
        raise NotationError("a side of the record is no object; is it a saved one?", "bad-record", value="sides")
    numbers = {name: field_of(data, name, int) for name in ("points", "total", "bags") if data.get(name) is not None}
    lines = [
        (field_of(line, "reason", str), field_of(line, "points", int))
        for line in (field_of(data, "lines", list) if "lines" in data else ())
    ]
    return WrittenSide(side=side, lines=tuple(lines) if "lines" in data else None, **numbers)
