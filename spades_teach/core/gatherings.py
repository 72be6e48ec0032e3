"""More people than one table holds: who sits where, and by which rules each table plays."""

from __future__ import annotations

from dataclasses import dataclass

from spades_teach.core.errors import RuleSpecError, shown
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import Choice, RuleSpec, compose, spec_of

_RULES_FOR = {3: "three-players", 5: "five-players"}


@dataclass(frozen=True, slots=True)
class TableOf:
    """One of several tables: its rules, and the people at it, who are numbered from 1 on."""

    rules: RuleSet
    people: tuple[int, ...]


def tables_for(rules: RuleSet, people: int) -> tuple[TableOf, ...]:
    """Return the tables that so many people sit down at, each with the rules for its number of seats.

    Raises RuleSpecError for a number of people that the rules cannot seat, VariantConflictError when a rule does not suit one of the tables.

    >>> [(table.rules.name, table.people) for table in tables_for(compose("standard+seven-plus-players"), 7)]
    [('standard', (1, 2, 3, 4)), ('standard+three-players', (5, 6, 7))]
    """
    sizes = rules.gathering.tables(people, len(rules.table.seats))
    if sizes is None:
        raise RuleSpecError(
            f"{shown(people)} people cannot sit down by {rules.name!r}; choose a rule for that number of players",
            "cannot-seat",
            value=people,
            rules=rules.name,
        )
    first = [sum(sizes[:place]) + 1 for place in range(len(sizes))]
    return tuple(
        TableOf(_rules_for(rules, size), tuple(range(start, start + size)))
        for size, start in zip(sizes, first, strict=True)
    )


def _rules_for(rules: RuleSet, size: int) -> RuleSet:
    spec = spec_of(rules)
    if spec is None:
        return rules
    choices = [choice for choice in spec.choices if choice.id != "seven-plus-players"]
    added = [Choice(_RULES_FOR[size])] if size != len(rules.table.seats) else []
    return compose(RuleSpec(spec.profile, tuple(sorted((*choices, *added), key=lambda choice: choice.id))))
