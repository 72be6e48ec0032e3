"""Facts of a round as people write them: `NS.last-trick=AS N.reneges=1 minutes=50`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress

from spades_teach.core.cards import Card
from spades_teach.core.errors import NotationError, RuleSpecError, shown
from spades_teach.core.rules.facts import LAST_TRICK, Fact, facts_read
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.variants import STANDARD, VARIANTS, compose

Told = tuple[str, str | int]


def read_facts(text: str, rules: RuleSet) -> tuple[Told, ...]:
    """Read facts, those of a side as facts of its first seat, sorted by name.

    Raises NotationError for what is no fact, or none that these rules read, or is told twice.

    >>> from spades_teach.core.variants import compose
    >>> read_facts("NS.last-trick=as", compose("standard+win-last-trick"))
    (('N.last-trick', 'AS'),)
    """
    known = {fact.name: fact for fact in facts_read(rules)}
    facts: dict[str, str | int] = {}
    for word in text.replace(",", " ").split():
        name, value = _fact(word, known, rules)
        if name in facts:
            raise _twice(name)
        facts[name] = value
    winners = [name for name, value in facts.items() if name.endswith(f".{LAST_TRICK.name}") and value]
    if len(winners) > 1:
        raise _twice(LAST_TRICK.name)
    return tuple(sorted(facts.items()))


def write_facts(facts: tuple[Told, ...]) -> str:
    """Write facts as `read_facts` reads them."""
    return " ".join(f"{name}={value}" for name, value in facts)


def facts_read_by(variant_id: str) -> tuple[Fact, ...]:
    """Return the facts that a variant of the catalogue may ask for, whatever its parameters.

    >>> [fact.name for fact in facts_read_by("renege-penalty")]
    ['reneges']
    """
    found: dict[Fact, None] = {}
    for choice in VARIANTS[variant_id].settings():
        with suppress(RuleSpecError):  # a setting that needs another rule
            found |= dict.fromkeys(facts_read(compose(f"{STANDARD.name}+{choice}")))
    return tuple(found)


def fact_example(fact: Fact, rules: RuleSet, owner: str = "") -> str:
    """Write a fact as it might be told; owner: the seat or side that it is told of, else one that may be."""
    some = rules.table.sides[0].name if fact.by == "side" else rules.table.seats[0].value
    of = "" if fact.by == "round" else f"{owner or some}."
    return f"{of}{fact.name}={'AS' if fact.form == 'card' else 1}"


def _fact(word: str, known: Mapping[str, Fact], rules: RuleSet) -> Told:
    found = re.fullmatch(r"(?:(\w+)\.)?([A-Za-z-]+)=(\S+)", word)
    if found is None:
        raise _unreadable(word, next(iter(known.values()), LAST_TRICK), rules)
    owner, name = found[1], found[2].lower()
    fact = known.get(name)
    if fact is None:
        raise NotationError(
            f"{name!r} is no fact that {rules.name!r} reads; it reads {', '.join(known) or 'none'}",
            "unknown-fact",
            value=f"{owner}.{name}" if owner else name,
            count=len(known),
            expected=" ".join(fact_example(fact, rules) for fact in known.values()),
        )
    if (owner is None) is not (fact.by == "round"):
        raise _unreadable(word, fact, rules)
    of = f"{_seat(owner, fact, rules).value}." if owner else ""
    return f"{of}{name}", _value(found[3], word, fact, rules)


def _seat(owner: str, fact: Fact, rules: RuleSet) -> Seat:
    """Return the seat that a fact is told of; of a side it is the first one, where that makes no difference."""
    table = rules.table
    if owner.upper() in [seat.value for seat in table.seats]:
        return table.read_seat(owner)
    side = next((side for side in table.sides if sorted(side.name) == sorted(owner.upper())), None)
    if side is None:
        return table.read_seat(owner)
    if fact.by == "seat" and len(side.seats) > 1:
        raise NotationError(
            f"{owner}.{fact.name} is told of a side, and it matters which seat; name the seat",
            "fact-of-seat",
            value=f"{owner}.{fact.name}",
            example=fact_example(fact, rules),
        )
    return side.seats[0]


def _value(text: str, word: str, fact: Fact, rules: RuleSet) -> str | int:
    if re.fullmatch("[0-9]{1,4}", text):
        return int(text)
    if fact.form == "count":
        raise _unreadable(word, fact, rules)
    try:
        card = Card(text)
    except NotationError:
        raise _unreadable(word, fact, rules) from None
    if card not in rules.pack.cards:
        raise _unreadable(word, fact, rules)
    return card.code


def _unreadable(word: str, fact: Fact, rules: RuleSet) -> NotationError:
    sample = fact_example(fact, rules)
    return NotationError(
        f"{shown(word)} is no fact; expected e.g. {sample!r}", "bad-fact", value=shown(word, str), example=sample
    )


def _twice(name: str) -> NotationError:
    return NotationError(f"{name!r} is told twice; tell it once", "fact-twice", value=name)
