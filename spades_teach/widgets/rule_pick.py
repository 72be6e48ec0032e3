"""A choice of house rules as it stands: what is on, what the table has already, what cannot be added and why, what differs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from itertools import islice

from spades_teach.catalogue import variant, variants
from spades_teach.charter.rule_names import company_of
from spades_teach.core.errors import SpadesError, VariantConflictError
from spades_teach.core.rules.ruleset import SHARED, SINGLE, RuleSet
from spades_teach.core.variants import PROFILES, STANDARD, VARIANTS, Choice, RuleSpec, compose, conflict_between
from spades_teach.core.variants.registry import own_choices
from spades_teach.core.variants.spec import Value
from spades_teach.widgets.rule_settings import set_to, settings_of, value_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One point in which a table differs from the default table.

    kind: `added`, `changed` (set otherwise), `gone` (the default table has it, this one has not).
    values: how it is set where that is not as usual.  by: what stands in the place of a rule that is gone.
    """

    kind: str
    rule: str
    values: tuple[tuple[str, Value], ...] = ()
    by: tuple[str, ...] = ()


class Pick:
    """A rule spec seen as a choice.  Never changed: another choice is another pick."""

    def __init__(self, spec: RuleSpec) -> None:
        """Look at a spec; raises RuleSpecError when its rules cannot be in force together."""
        self.spec = spec
        self.rules: RuleSet = compose(spec)
        self.chosen = {choice.id: choice for choice in spec.choices}

    # What holds

    @cached_property
    def standing(self) -> dict[str, Choice]:
        """What the table has already, without anything chosen: by id, as it is set there."""
        return dict(standing_at(self.spec.profile))

    @cached_property
    def replaced(self) -> dict[str, tuple[str, ...]]:
        """Those of them that no longer hold, each with the chosen rules that stand in its place."""
        found: dict[str, tuple[str, ...]] = {}
        for rule, choice in self.standing.items():
            if rule not in self.chosen and not _holds(self.spec, choice):
                by = (each for each in self.spec.choices if not _holds(RuleSpec(self.spec.profile, (each,)), choice))
                found[rule] = tuple(each.id for each in by)
        return found

    @cached_property
    def in_force(self) -> dict[str, Choice]:
        """All variants that this table plays by, as they are set."""
        stands = {rule: choice for rule, choice in self.standing.items() if rule not in self.replaced}
        return {**stands, **self.chosen}

    def against(self, choice: Choice) -> tuple[VariantConflictError, ...]:
        """Return why a rule cannot be switched on, set like that: one reason for each rule that is in its way.

        That may also be a rule which the table has of its own and which gives way to no other.
        """
        named = RuleSpec(self.spec.profile, _sorted({**self.chosen, choice.id: choice}.values()))
        others = (*self.spec.choices, *own_choices(named))
        pairs = (conflict_between(choice, other) for other in others if other.id != choice.id)
        return tuple(error for error in pairs if error is not None)

    def state_of(self, rule: str, choice: Choice) -> str:
        """Return `on`, `table` (it has it already), `replaced`, `blocked` or `off`."""
        if rule in self.chosen:
            return "on"
        if rule in self.standing:
            return "replaced" if rule in self.replaced else "table"
        return "blocked" if self.against(choice) else "off"

    def lacks(self, choice: Choice) -> tuple[Choice, ...]:
        """Return the choices one of which has to be made before a rule, set like that, changes anything here; none once one is made.

        Nothing is said of a rule that takes the place of one that the table has: that is a change.
        Raises RuleSpecError for a rule that cannot be switched on.
        """
        needed = _company(choice.id)
        here = {**self.in_force, choice.id: choice}
        if not needed or any(each.id in here and _is_made(here[each.id], each, choice.id) for each in needed):
            return ()
        on, off = (self, self.without((choice.id,))) if choice.id in self.chosen else (self.with_rule(choice), self)
        return needed if on.replaced == off.replaced else ()

    @cached_property
    def differences(self) -> tuple[Difference, ...]:
        """What is otherwise than at the default table, rules of the catalogue by topic."""
        usual = standing_at(STANDARD.name)
        now = self.in_force
        return tuple(
            _difference(rule, usual.get(rule), now.get(rule), self.replaced.get(rule, ()))
            for rule in _ordered({*usual, *now})
            if usual.get(rule) != now.get(rule)
        )

    # Other choices

    def with_rule(self, choice: Choice) -> Pick:
        """Return the pick with a rule switched on or set otherwise; raises RuleSpecError where it cannot be.

        A rule of the table that is set as the table has it needs no word of its own.
        """
        kept = {**self.chosen, choice.id: choice}
        if self.standing.get(choice.id) == choice:
            del kept[choice.id]
        return self._of(kept.values())

    def without(self, rules: Iterable[str]) -> Pick:
        """Return the pick with rules switched off."""
        off = set(rules)
        return self._of(choice for rule, choice in self.chosen.items() if rule not in off)

    def _of(self, choices: Iterable[Choice]) -> Pick:
        return Pick(RuleSpec(self.spec.profile, _sorted(choices)))


@cache
def _company(rule: str) -> tuple[Choice, ...]:
    return company_of(variant(rule)) if rule in _places() else ()


def _is_made(choice: Choice, named: Choice, rule: str) -> bool:
    """Tell whether a choice that a rule needs is made, as it is named; of the rule itself any setting but the usual one will do."""
    usual = VARIANTS[choice.id].defaults
    if choice.id == rule:
        return all(value_of(choice, name) != usual[name] for name, _ in named.parameters)
    return all(value_of(choice, name) == value for name, value in named.parameters)


def _sorted(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    return tuple(sorted(choices, key=lambda choice: choice.id))


@cache
def _places() -> dict[str, int]:
    return {entry.id: place for place, entry in enumerate(variants())}


def _ordered(rules: Iterable[str]) -> list[str]:
    """Return rules in the order of the catalogue; those that it does not know come last."""
    places = _places()
    return sorted(rules, key=lambda rule: (places.get(rule, len(places)), rule))


def standing_at(profile: str) -> dict[str, Choice]:
    """Return the variants that a table has without any being named, each set as it is there.

    What a variant can also be set to so that it says what the default table does is none of that table's house rules.

    >>> [*standing_at("standard")][:2]
    ['nil', 'breaking-spades']
    """
    usual = dict(_standing(STANDARD.name, STANDARD, tuple(VARIANTS)))
    found = dict(_standing(profile, PROFILES[profile], tuple(VARIANTS)))
    found |= {choice.id: choice for choice in own_choices(RuleSpec(profile))}
    plain = {Choice(rule) for rule in found}
    return {rule: found[rule] for rule in _ordered(found) if found[rule] in plain or usual.get(rule) != found[rule]}


@lru_cache(maxsize=64)
def _standing(profile: str, base: RuleSet, known: tuple[str, ...]) -> tuple[tuple[str, Choice], ...]:
    slots = {axis: getattr(base, axis) for axis in SINGLE}
    slots |= {f"{axis}.{policy.slot}": policy for axis in SHARED for policy in getattr(base, axis)}
    found = []
    for rule in _ordered(known):
        fits = (each for each in _settings(rule) if _agrees(slots, each) and _holds(RuleSpec(profile), each))
        found += [(rule, choice) for choice in islice(fits, 1)]
    return tuple(found)


def _agrees(slots: dict[str, object], choice: Choice) -> bool:
    """Tell whether a variant decides nothing otherwise than rules with these slots: quickly, where most do."""
    patch = VARIANTS[choice.id].make(**dict(choice.parameters))
    return all(slots.get(slot) == value for slot, value in patch.slots().items())


def _settings(rule: str) -> Iterator[Choice]:
    """Yield a rule as it may be set: as usual, then by each other word or number that the catalogue tells of one parameter."""
    yield from VARIANTS[rule].settings()
    if rule not in _places():
        return
    for parameter in variant(rule).parameters:
        for value in parameter.alternatives:
            try:
                yield set_to(Choice(rule), parameter.name, value)
            except SpadesError:
                continue


@lru_cache(maxsize=8192)
def _same(spec: RuleSpec, choice: Choice) -> bool:
    rest = tuple(each for each in spec.choices if each.id != choice.id)
    try:
        named = compose(RuleSpec(spec.profile, _sorted((*rest, choice))))
    except SpadesError:
        return False
    return replace(named, name=spec.profile) == replace(compose(spec), name=spec.profile)


def _holds(spec: RuleSpec, choice: Choice) -> bool:
    """Tell whether rules hold what a choice says: naming it besides changes nothing."""
    return _same(spec, choice)


def instead_of(profile: str, rule: str) -> tuple[str, ...]:
    """Return the variants that take the place of a rule that the table has."""
    choice = standing_at(profile)[rule]
    others = (each for each in _ordered(VARIANTS) if each != rule and conflict_between(Choice(each), choice))
    return tuple(each for each in others if not _holds(RuleSpec(profile, (Choice(each),)), choice))


def _difference(rule: str, usual: Choice | None, now: Choice | None, by: tuple[str, ...]) -> Difference:
    if now is None:
        return Difference(kind="gone", rule=rule, by=by)
    values = unusual(now)
    return Difference(kind="changed" if usual else "added", rule=rule, values=values)


def unusual(choice: Choice) -> tuple[tuple[str, Value], ...]:
    """Return what is set about a rule otherwise than when it is just switched on."""
    defaults = VARIANTS[choice.id].defaults
    settings = [setting.name for setting in settings_of(choice.id)]
    return tuple((name, value_of(choice, name)) for name in settings if value_of(choice, name) != defaults[name])
