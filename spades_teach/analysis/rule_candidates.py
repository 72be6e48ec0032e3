"""The rules that are tried to explain a score sheet: named tables, and single variants with their settings, each way to score once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import PROFILES, VARIANTS, compose, spec_of
from spades_teach.core.variants.registry import OWN_CHOICES
from spades_teach.core.variants.spec import Choice, RuleSpec, Value

SCORING = ("kinds", "accounting", "terms", "conduct")
"""The axes that points depend on."""

MOST_SETTINGS = 30
"""Settings of one variant that are tried."""

COUNTS = ("limit", "length", "bid", "tricks", "minimum", "cancels")
"""Last words of the names of parameters that are counts: they are tried one by one, points by halves, doubles and as the sheet asks for them."""

FULL = 50
"""Points come in multiples of it where people settle a price."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Rules that may explain a sheet.

    spec: their name.  added: the choices that the rules of the sheet do not have.  same: specs that score alike.
    """

    spec: str
    rules: RuleSet
    added: tuple[Choice, ...]
    table: bool = False
    same: tuple[str, ...] = ()


def rank(candidate: Candidate, left: int, rounds: int) -> tuple[object, ...]:
    """Return how plausible an explanation is: the smaller, the more."""
    changes = 1 if candidate.table else len(candidate.added)
    set_up = sum(len(choice.parameters) for choice in candidate.added)
    common = sum(_at_tables(choice.id) for choice in candidate.added)
    return (
        left + changes,
        left,
        not candidate.table,
        0 if candidate.table else set_up,
        0 if candidate.table else sum(map(_oddness, candidate.added)),
        -common,
        -rounds,
        candidate.spec,
    )


def _oddness(choice: Choice) -> int:
    """Return how unusual the numbers are that a variant is set to: words, none, nothing and full fifties are usual."""
    numbers = [value for _, value in choice.parameters if isinstance(value, int) and not isinstance(value, bool)]
    return sum(value % FULL != 0 for value in numbers)


def decided_by(candidate: Candidate) -> tuple[str, ...]:
    """Return the points of the rules that a candidate decides: `terms.bag-penalty`."""
    patches = [VARIANTS[choice.id].make(**dict(choice.parameters)) for choice in candidate.added]
    return tuple(sorted({slot for patch in patches for slot in patch.slots()}))


@lru_cache(maxsize=256)
def _at_tables(variant_id: str) -> int:
    """Return at how many named tables a variant is played."""
    return sum(any(choice.id == variant_id for choice in choices) for choices in OWN_CHOICES.values())


# Candidates


@lru_cache(maxsize=8)
def known_candidates(rules: RuleSet) -> tuple[Candidate, ...]:
    """Return the candidates that do not depend on a sheet, each way to score once, under its most plausible name."""
    found: dict[object, list[Candidate]] = {}
    for candidate in _every(rules):
        key = scoring_of(candidate.rules)
        if candidate.rules.table == rules.table and key != scoring_of(rules):
            found.setdefault(key, []).append(candidate)
    every = []
    for alike in found.values():
        best, *others = sorted(alike, key=lambda each: rank(each, 0, 0))
        ids = None if best.table else {choice.id for choice in best.added}
        same = (other.spec for other in others if other.table or {choice.id for choice in other.added} != ids)
        every.append(replace(best, same=tuple(dict.fromkeys(same))))
    return tuple(every)


def _every(rules: RuleSet) -> Iterator[Candidate]:
    for name, table in PROFILES.items():
        yield Candidate(name, table, OWN_CHOICES.get(name, ()), table=True)
    spec = spec_of(rules)
    if spec is None:
        return
    for dropped in spec.choices:
        left = RuleSpec(spec.profile, tuple(choice for choice in spec.choices if choice != dropped))
        yield Candidate(str(left), compose(left), (dropped,))
    for variant in scoring_variants():
        for choice in _settings(variant):
            made = with_choices(spec, choice)
            if made is not None:
                yield made


def with_choices(spec: RuleSpec, *choices: Choice) -> Candidate | None:
    """Return a rule set with more choices; None where they cannot be in force together."""
    chosen = {choice.id: choice for choice in (*spec.choices, *choices)}
    changed = RuleSpec(spec.profile, tuple(sorted(chosen.values(), key=lambda choice: choice.id)))
    try:
        rules = compose(changed)
    except SpadesError:
        return None
    return Candidate(str(changed), rules, tuple(choices))


def set_to(choice: Choice, name: str, value: Value) -> Choice:
    """Return a choice with another value for one parameter."""
    return Choice(choice.id, tuple(sorted({**dict(choice.parameters), name: value}.items())))


def scoring_of(rules: RuleSet) -> object:
    """Return what points depend on, to compare rule sets by."""
    return tuple(getattr(rules, axis) for axis in SCORING)


@lru_cache(maxsize=1)
def scoring_variants() -> tuple[str, ...]:
    """Return the ids of the variants that change what a round is worth."""
    found = []
    for variant in VARIANTS.values():
        patches = []
        for choice in variant.settings():
            try:
                patches.append(variant.make(**dict(choice.parameters)))
            except SpadesError:
                continue
        if any(slot.partition(".")[0] in SCORING for patch in patches for slot in patch.slots()):
            found.append(variant.id)
    return tuple(found)


@lru_cache(maxsize=256)
def _settings(variant_id: str) -> tuple[Choice, ...]:
    """Return a variant with its settings, those near the defaults first."""
    variant = VARIANTS[variant_id]
    options = {name: _options(variant_id, name) for name in variant.defaults}
    found = []
    for values in product(*options.values()):
        given = tuple(
            (name, value) for name, value in zip(options, values, strict=True) if value != variant.defaults[name]
        )
        if len(given) <= 2:
            found.append(Choice(variant_id, given))
    return tuple(sorted(found, key=lambda choice: len(choice.parameters))[:MOST_SETTINGS])


def _options(variant_id: str, name: str) -> tuple[Value, ...]:
    """Return the values of a parameter that are tried, the default first."""
    variant = VARIANTS[variant_id]
    default = variant.defaults[name]
    if name in variant.words:
        return tuple(dict.fromkeys((default, *variant.words[name])))
    if isinstance(default, bool) or not isinstance(default, int):
        return (default,)
    least, most = variant.bounds.get(name, (None, None))
    if name.rpartition("_")[2] in COUNTS and default > 0:
        near = [value for step in (1, 2, 3, 5) for value in (default - step, default + step) if value > 0]
    else:
        near = [default // 2, 2 * default]
    fitting = [value for value in near if (least is None or value >= least) and (most is None or value <= most)]
    return (default, *fitting, *((None,) if name in variant.optional else ()))


def amounts_of(choice: Choice) -> tuple[str, ...]:
    """Return the parameters of a variant that are numbers of points, or may be."""
    variant = VARIANTS[choice.id]
    return tuple(
        name
        for name, default in variant.defaults.items()
        if isinstance(default, int) and not isinstance(default, bool) and default and name not in variant.words
    )
