"""What stood before a round, and what else is told of it: read, and refused where no round can begin so.

One meaning of "before" for all of the lab: the match still goes on there, and no side carries more bags than its table lets stay on the count.

>>> from spades_teach.core.variants import compose
>>> standing_before("NS:337/7", compose("standard")).totals
(337, 0)
>>> standing_before("NS:520 EW:300", compose("standard"))
Traceback (most recent call last):
spades_teach.core.errors.RecordError: at NS:520/0 EW:300/0 the match is over by 'standard'; give a standing from which it still goes on
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from spades_teach.core.errors import NotationError, RecordError, shown
from spades_teach.core.fact_notation import read_facts
from spades_teach.core.matches import outcome
from spades_teach.core.notation import read_standing
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_read
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.i18n import ascii_digits

Facts: TypeAlias = Mapping[str, str | int]

CLOCK = ("rounds", "minutes")
"""Facts of the match, which stand before a round or when it is over."""


def standing_before(before: str | Standing | None, rules: RuleSet, facts: Facts | None = None) -> Standing:
    """Return a standing from which a round may begin.

    before: `NS:337/7 EW:120/0`, or ready-made; none when left out.  facts: of the round, of which `rounds` and `minutes` tell of the match.
    Raises NotationError for what cannot be read; RecordError for a standing of another table, at which the match is over, or with more bags than
    a table lets stay on the count (none are kept by one that counts none).
    """
    return going_on(standing_of(before, rules), rules, facts or {})


def standing_of(before: str | Standing | None, rules: RuleSet) -> Standing:
    """Return a standing as it was given, whatever can be played from it; raises NotationError or RecordError."""
    standing = before if isinstance(before, Standing) else read_standing(before or "", rules)
    standing.check_sides(len(rules.table.sides))
    return standing


def going_on(before: Standing, rules: RuleSet, facts: Facts) -> Standing:
    """Return a standing with the bags that stay and the clock that is told; raises RecordError where no round can begin so."""
    timed = with_clock(before, facts)
    carried = carried_into(timed, rules)
    if outcome(rules, replace(carried, minutes=before.minutes)).over:
        written = written_standing(before, rules)
        raise RecordError(
            f"at {written} the match is over by {rules.name!r}; give a standing from which it still goes on",
            "over-before",
            value=written,
            rules=rules.name,
            rounds=timed.rounds,
        )
    return carried


def written_standing(standing: Standing, rules: RuleSet) -> str:
    """Write a standing as it is read: `NS:337/7 EW:120/0`."""
    stands = zip(rules.table.sides, standing.totals, standing.bags, strict=True)
    return " ".join(f"{side.name}:{total}/{bags}" for side, total, bags in stands)


def carried_into(before: Standing, rules: RuleSet) -> Standing:
    """Return a standing with the bags that a table lets stay on the count: none where it keeps no count.

    Raises RecordError for more bags than can be carried into a round.

    >>> from spades_teach.core.variants import compose
    >>> carried_into(Standing((337, 0), (7, 0)), compose("standard+three-b")).bags
    (0, 0)
    """
    if not any(_stays(rules, bags) for bags in range(1, 10)):
        return replace(before, bags=(0,) * len(before.bags))
    for side, bags in zip(rules.table.sides, before.bags, strict=True):
        if _stays(rules, bags) != bags:
            most = next(fewer for fewer in range(min(bags, 1000), -1, -1) if _stays(rules, fewer) == fewer)
            raise RecordError(
                f"{side.name} cannot carry {bags} bags into a round; by {rules.name!r} at most {most} stay on the count",
                "too-many-bags",
                side=side.name,
                bags=bags,
                most=most,
            )
    return before


def _stays(rules: RuleSet, bags: int) -> int:
    for term in rules.terms:
        bags = term.carried(bags)
    return bags


def with_clock(before: Standing, facts: Facts) -> Standing:
    """Return a standing with what the facts tell of the match: rounds scored so far, minutes played when this round is over."""
    told = {"rounds": facts.get("rounds", before.rounds), "minutes": facts.get("minutes", before.minutes)}
    for name, value in told.items():
        if not re.fullmatch("[0-9]{1,9}", ascii_digits(str(value))):
            raise RecordError(
                f"{name}={shown(value)} cannot be; expected a whole number, 0 or more",
                "bad-argument",
                name=name,
                value=shown(value, str),
                expected="0-999999999",
            )
    rounds, minutes = (int(ascii_digits(str(value))) for value in told.values())
    return replace(before, rounds=rounds, minutes=minutes)


def facts_told(facts: Facts, rules: RuleSet, others: Sequence[RuleSet] = ()) -> Facts:
    """Return the facts of a round that a table reads, those of a side as facts of its first seat.

    others: tables by which the round is scored too; what only they read is left out.  Raises NotationError for what is no fact, or none that any
    of these tables reads, or is told twice; RecordError for no number of rounds or minutes.

    >>> from spades_teach.core.variants import compose
    >>> facts_told({"NS.last-trick": "as"}, compose("standard+win-last-trick"))
    {'N.last-trick': 'AS'}
    """
    read = [{fact.name for fact in facts_read(each)} for each in (rules, *others)]
    words = []
    for name, value in facts.items():
        word = f"{name}={value}" if isinstance(name, str) and type(value) in (int, str) else ""
        if not re.fullmatch(r"\S+=\S+", word) or "," in word:
            raise NotationError(
                f"{shown({name: value})} is no fact; expected e.g. {{'N.last-trick': 'AS'}}",
                "bad-fact",
                value=shown({name: value}, str),
                example="N.last-trick=AS",
            )
        kind = name.rpartition(".")[2].lower()
        if kind in read[0] or not any(kind in known for known in read):
            words.append(ascii_digits(word))
    return dict(read_facts(" ".join(words), rules))
