"""What bids and tricks do not tell: the facts of a round that policies read where it was not recorded card by card.

A policy declares in `reads` which facts it reads.  A count that nobody told is none, as long as it counts what people seldom do (a renege, an
announcement).  What happens in every round (who takes the last trick) has to be told: a policy that depends on it has
`untold(result, rules, before)`, which yields the names of the facts that are missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from spades_teach.core.cards import Card
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.table import Seat, Side, Table

if TYPE_CHECKING:
    from spades_teach.core.rules.ruleset import RuleSet

Form = Literal["count", "card"]
Teller = Literal["seat", "side", "round"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """One kind of fact, written as `N.last-trick=AS`, `NS.last-trick=AS` or `minutes=50`.

    form: "count", a whole number, 1 for yes; "card", the code of a card, or 1 where only the player is known.
    by: of whom it is told: "seat", where it matters which of the partners it was; "side", where it may be told of the side; "round".
    """

    name: str
    form: Form = "count"
    by: Teller = "side"


def counts(*names: str, by: Teller = "side") -> tuple[Fact, ...]:
    """Return facts that are numbers."""
    return tuple(Fact(name=name, by=by) for name in names)


LAST_TRICK = Fact(name="last-trick", form="card")
"""Who took the last trick, and with which card."""


def facts_read(rules: RuleSet) -> tuple[Fact, ...]:
    """Return the facts that a table's rules read, each once; a fact that one policy needs of a seat is told of a seat.

    >>> from spades_teach.core.variants import compose
    >>> [fact.name for fact in facts_read(compose("standard+win-last-trick+renege-penalty:mode=three-tricks"))]
    ['reneges', 'last-trick']
    """
    found: dict[str, Fact] = {}
    for policy in _policies(rules):
        for fact in getattr(policy, "reads", ()):
            known = found.get(fact.name, fact)
            found[fact.name] = replace(known, by="seat") if fact.by == "seat" else known
    return tuple(found.values())


def facts_untold(rules: RuleSet, result: RoundResult, before: Standing) -> tuple[str, ...]:
    """Return the names of the facts that the score depends on and that nobody told, as they are written: `N.first-tricks`.

    before: the standing before the round.  A fact that any seat of a side, or of the table, may have is named without one.
    """
    names = (
        name
        for policy in _policies(rules)
        if hasattr(policy, "untold")
        for name in policy.untold(result, rules, before)
    )
    return tuple(dict.fromkeys(names))


def _policies(rules: RuleSet) -> tuple[object, ...]:
    return (*rules.conduct, *rules.terms, *rules.endings)


def is_told(result: RoundResult, *names: str) -> bool:
    """Tell whether somebody has one of these facts, if only to say that it is none."""
    return any(fact.rpartition(".")[2] in names for fact, _ in result.facts)


def is_told_of(side: Side, result: RoundResult, *names: str) -> bool:
    """Tell whether a seat of the side has one of these facts, if only to say that it is none."""
    return any(f"{seat.value}.{name}" == fact for fact, _ in result.facts for seat in side.seats for name in names)


def told_last_trick(result: RoundResult) -> tuple[Seat, Card] | None:
    """Return who took the last trick and with what, by the fact `last-trick`; None where it names no card."""
    for seat in Seat:
        card = result.fact(f"{seat.value}.{LAST_TRICK.name}", 0)
        if isinstance(card, str):
            return seat, Card(card)
    return None


def untold_last_card(result: RoundResult, *others: str) -> Iterator[str]:
    """Yield `last-trick` where neither the tricks nor that fact, with a card, nor one of the others says which card took the last trick."""
    if result.tricks or not sum(result.taken) or told_last_trick(result) or is_told(result, *others):
        return
    nobody = is_told(result, LAST_TRICK.name) and not any(
        value for fact, value in result.facts if fact.endswith(f".{LAST_TRICK.name}")
    )
    if not nobody:
        yield LAST_TRICK.name


def untold_of_sides(result: RoundResult, table: Table, announcements: tuple[str, ...], needed: str) -> Iterator[str]:
    """Yield, of each side that has announced something, the fact that tells what came of it, where nobody told it."""
    for side in table.sides:
        announced = any(result.fact(f"{seat.value}.{name}", 0) for seat in side.seats for name in announcements)
        if announced and not result.tricks and not is_told_of(side, result, needed):
            yield f"{side.name}.{needed}"
