"""Reading what bids and tricks do not tell: `--facts "NS.last-trick=AS N.reneges=1"`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from spades_teach.cli.arguments import Given
from spades_teach.cli.errors import InputError
from spades_teach.cli.inputs import text_of
from spades_teach.core.cards import Card
from spades_teach.core.errors import NotationError
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import LAST_TRICK, Fact, facts_read, facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat, Side

Told = tuple[str, str | int]
LONGEST = 48
"""Characters of the facts that one message asks for; what is left over is asked for next."""


def told_facts(given: Given, rules: RuleSet) -> tuple[Told, ...]:
    """Return the facts that were typed, those of a side as facts of its first seat."""
    known = {fact.name: fact for fact in facts_read(rules)}
    facts: dict[str, str | int] = {}
    for word in (text_of(given, "facts") or "").replace(",", " ").split():
        name, value = _fact(word, known, rules)
        if name in facts:
            raise InputError("cli-fact-twice", value=name)
        facts[name] = value
    winners = [name for name, value in facts.items() if name.endswith(f".{LAST_TRICK.name}") and value]
    if len(winners) > 1:
        raise InputError("cli-fact-twice", value=LAST_TRICK.name)
    return tuple(sorted(facts.items()))


def _fact(word: str, known: Mapping[str, Fact], rules: RuleSet) -> Told:
    found = re.fullmatch(r"(?:(\w+)\.)?([A-Za-z-]+)=(\S+)", word)
    owner, name = (found[1], found[2].lower()) if found else (None, "")
    fact = known.get(name)
    if found is None:
        raise InputError("cli-bad-fact", value=word, example=example(next(iter(known.values()), LAST_TRICK), rules))
    if fact is None:
        written = f"{owner}.{name}" if owner else name
        raise InputError("cli-unknown-fact", value=written, count=len(known), expected=_listed(known.values(), rules))
    if (owner is None) is not (fact.by == "round"):
        raise InputError("cli-bad-fact", value=word, example=example(fact, rules))
    of = f"{_seat(owner, fact, rules).value}." if owner else ""
    return f"{of}{name}", _value(found[3], word, fact, rules)


def _listed(facts: object, rules: RuleSet) -> str:
    return " ".join(example(fact, rules) for fact in facts)  # type: ignore[attr-defined]


def _seat(owner: str, fact: Fact, rules: RuleSet) -> Seat:
    """Return the seat that a fact is told of; of a side it is the first one, where that makes no difference."""
    table = rules.table
    for seat in table.seats:
        if seat.value == owner.upper():
            return seat
    side = _side(owner, table.sides)
    if side is None:
        return table.read_seat(owner)
    if fact.by == "seat" and len(side.seats) > 1:
        raise InputError("cli-fact-of-seat", value=f"{owner}.{fact.name}", example=example(fact, rules))
    return side.seats[0]


def _side(owner: str, sides: Sequence[Side]) -> Side | None:
    return next((side for side in sides if sorted(side.name) == sorted(owner.upper())), None)


def _value(text: str, word: str, fact: Fact, rules: RuleSet) -> str | int:
    if re.fullmatch("[0-9]{1,4}", text):
        return int(text)
    if fact.form == "count":
        raise InputError("cli-bad-fact", value=word, example=example(fact, rules))
    try:
        card = Card(text)
    except NotationError:
        raise InputError("cli-bad-fact", value=word, example=example(fact, rules)) from None
    if card not in rules.pack.cards:
        raise InputError("cli-not-in-pack", card=card.code, rules=rules.name)
    return card.code


def example(fact: Fact, rules: RuleSet, owner: str = "") -> str:
    """Write a fact as it might be typed."""
    of = "" if fact.by == "round" else f"{owner or rules.table.seats[0].value}."
    return f"{of}{fact.name}={'AS' if fact.form == 'card' else 1}"


def check_told(rules: RuleSet, result: RoundResult, before: Standing) -> None:
    """Refuse a round of which something is not told that the score depends on."""
    missing = facts_untold(rules, result, before)
    if not missing:
        return
    facts = {fact.name: fact for fact in facts_read(rules)}
    owned = [name.rpartition(".") for name in missing]
    examples = [example(facts[name], rules, owner) for owner, _, name in owned]
    some = " ".join(text for number, text in enumerate(examples) if len(" ".join(examples[: number + 1])) <= LONGEST)
    what = (Reason.of(f"fact-{owned[0][2]}"),)
    raise InputError("cli-fact-missing", what=what, example=f'--facts "{some or examples[0]}"')
