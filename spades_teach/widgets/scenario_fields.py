"""What the sliders of a scenario move: numbers of the round and of the match, and numbers that the rules can be set to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from spades_teach.analysis.staircases import NILS, Scenario, ranges
from spades_teach.catalogue import variant, variants
from spades_teach.core.errors import RuleSpecError, shown
from spades_teach.core.rules.endings import ReachTarget
from spades_teach.core.rules.ruleset import SHARED, RuleSet
from spades_teach.core.variants import VARIANTS, Choice, RuleSpec, compose, read_spec
from spades_teach.core.variants.registry import own_choices
from spades_teach.widgets.rule_settings import Setting, set_to, settings_of, span

FIELDS = ("bid", "tricks", "nil_tricks", "bags", "total", "others", "rounds")
"""The numbers of a scenario, in the order in which they stand on the page."""

BOTH_FIELDS = ("bid", "tricks", "nil_tricks", "bags", "their_bid", "their_bags", "others", "total", "rounds")
"""The same where the other side is scored too."""

GROUPS = ("round", "others", "match", "rules")

GROUP_OF: Mapping[str, str] = {"total": "match", "others": "match", "rounds": "match"}
"""Where a field stands; those of the round are not named here."""

GROUP_OF_BOTH: Mapping[str, str] = {
    **GROUP_OF,
    **dict.fromkeys(("their_bid", "their_bags", "others"), "others"),
}


def fields_of(scenario: Scenario) -> tuple[str, ...]:
    """Return the numbers that a scenario has."""
    return FIELDS if scenario.their_bid is None else BOTH_FIELDS


SCORED = ("terms", "endings", "conduct")
"""Axes whose numbers a side's points or the end of the match depend on, whatever it bids."""

ALWAYS = ("nil", "blind-nil", "bag-penalty", "short-game-300")
"""Rules whose numbers can be moved at tables that have them in force without naming them."""

MOST_PARAMETERS = 12
WIDEST = 300
"""A total below zero that a slider still shows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Slider:
    """A number as it is moved.

    id: a field of the scenario, or `rule.parameter`.  least, most, step: of the slider.  low, high: what may be typed; None: no such end.
    marks: values worth a mark.
    """

    id: str
    group: str
    value: int
    least: int
    most: int
    step: int
    low: int | None
    high: int | None
    marks: tuple[int, ...]


# Numbers of the rules


def split_id(parameter: str) -> tuple[str, str]:
    """Return rule and name of a parameter written `bag-penalty.limit`."""
    rule, _, name = parameter.partition(".")
    return rule, name


def setting_named(parameter: str) -> Setting:
    """Return what a parameter is; raises RuleSpecError for one that is no whole number, or is not there."""
    rule, name = split_id(parameter)
    if rule not in VARIANTS:
        read_spec(f"standard+{rule or '?'}")  # says which rule is near
    found = {each.name: each for each in settings_of(rule) if each.form == "slider"}
    if name not in found:
        expected = ", ".join(f"{rule}.{each}" for each in found) or "a rule with a whole number"
        told = f"no slider for {shown(parameter)}; expected {expected}"
        raise RuleSpecError(told, "bad-slider", value=shown(parameter, str), expected=expected)
    return found[name]


def value_in_force(rules: RuleSet, parameter: str) -> int | None:
    """Return what a table has a number set to, whoever set it; None where the rule is not in force.

    >>> value_in_force(compose("solo-4"), "bag-penalty.penalty"), value_in_force(compose("standard"), "short-game-300.target")
    (50, 500)
    """
    rule, name = split_id(parameter)
    for slot, policy in VARIANTS[rule].make().slots().items():
        axis, _, inner = slot.partition(".")
        for each in getattr(rules, axis) if axis in SHARED and hasattr(policy, name) else ():
            if each.slot == inner and type(each) is type(policy):
                return int(getattr(each, name))
    return None


def value_set(spec: RuleSpec, parameter: str) -> int:
    """Return what a number is set to: by the table where it is in force, else the one that comes with the rule."""
    rule, name = split_id(parameter)
    named = {choice.id: dict(choice.parameters) for choice in (*own_choices(spec), *spec.choices)}
    value = named.get(rule, {}).get(name)
    if type(value) is int:
        return value
    in_force = None if rule in named else value_in_force(compose(spec), parameter)
    default = VARIANTS[rule].defaults[name]
    return in_force if in_force is not None else default if type(default) is int else 0


@lru_cache(maxsize=256)
def parameters_of(spec: RuleSpec, nil: str | None) -> tuple[str, ...]:
    """Return the numbers of a table that the points of a side, or the end of the match, depend on.

    >>> parameters_of(read_spec("standard"), None)
    ('bag-penalty.limit', 'bag-penalty.penalty', 'short-game-300.target')
    >>> parameters_of(read_spec("solo-4+win-last-trick+blind-nil"), "nil")[:2]
    ('nil.value', 'bag-penalty.limit')
    """
    rules = compose(spec)
    named = [choice.id for choice in (*own_choices(spec), *spec.choices)]
    slots = {slot for rule in named for slot in VARIANTS[rule].make().slots()}
    usual = [rule for rule in ALWAYS if not slots & set(VARIANTS[rule].make().slots())]
    found = [rule for rule in (*usual, *named) if _matters(rule, nil)]
    ids = [f"{rule}.{each.name}" for rule in sorted(found, key=_place) for each in settings_of(rule) if _moves(each)]
    off = {choice.id for choice in spec.choices if None in dict(choice.parameters).values()}
    here = {each for each in found if each in named and each not in off}
    moved = [each for each in ids if split_id(each)[0] in here or value_in_force(rules, each) is not None]
    return tuple(moved[:MOST_PARAMETERS])


def _moves(setting: Setting) -> bool:
    """Tell whether a setting is a number that matters; of a nil that is what it is worth, not who may bid it."""
    return setting.form == "slider" and (setting.rule not in NILS or setting.name == "value")


def _matters(rule: str, nil: str | None) -> bool:
    if rule in NILS:
        return rule == nil
    return any(slot.partition(".")[0] in SCORED for slot in VARIANTS[rule].make().slots())


def _place(rule: str) -> tuple[int, str]:
    """Put nils first, then points, then the end of the match."""
    axes = {slot.partition(".")[0] for slot in VARIANTS[rule].make().slots()}
    return (0 if rule in NILS else 2 if "endings" in axes else 1), rule


def with_value(spec: RuleSpec, parameter: str, value: int) -> RuleSpec:
    """Return a table with one number set; a rule that then says what holds anyway is not named.

    Raises RuleSpecError for a value that cannot be, or a rule that does not go with the others.

    >>> str(with_value(read_spec("standard"), "bag-penalty.limit", 5))
    'standard+bag-penalty:limit=5'
    >>> str(with_value(read_spec("standard+bag-penalty:limit=5"), "bag-penalty.limit", 10))
    'standard'
    """
    rule, name = split_id(parameter)
    choices = {choice.id: choice for choice in spec.choices}
    known = choices | {choice.id: choice for choice in own_choices(spec)}
    start = known.get(rule)
    if start is None:
        start = Choice(rule)
        for each in settings_of(rule):
            in_force = value_in_force(compose(spec), f"{rule}.{each.name}") if _moves(each) else None
            start = start if in_force is None else set_to(start, each.name, in_force)
    choices[rule] = set_to(start, name, value)
    without = _spec(spec.profile, [each for each in choices.values() if each.id != rule])
    full = _spec(spec.profile, choices.values())
    return without if _same_table(without, full) else full


def _spec(profile: str, choices: Iterable[Choice]) -> RuleSpec:
    return RuleSpec(profile, tuple(sorted(choices, key=lambda choice: choice.id)))


def _same_table(first: RuleSpec, second: RuleSpec) -> bool:
    one, other = compose(first), compose(second)
    return all(getattr(one, axis) == getattr(other, axis) for axis in (*SHARED, "accounting"))


# The sliders


def sliders(scenario: Scenario, spec: RuleSpec, parameters: Iterable[str]) -> tuple[Slider, ...]:
    """Return all sliders of a scenario: those of the round, of the match, of the rules."""
    return (*_of_fields(scenario), *(_of_rule(spec, each) for each in parameters))


def _of_fields(scenario: Scenario) -> Iterator[Slider]:
    found = ranges(scenario.rules, scenario.nil, scenario.nil_tricks)
    target = next((ending.target for ending in scenario.rules.endings if isinstance(ending, ReachTarget)), 0)
    marks = {"tricks": _marked(scenario), "total": (0, target), "others": (0, target)}
    groups = GROUP_OF if scenario.their_bid is None else GROUP_OF_BOTH
    for name in fields_of(scenario):
        low, high = found[name]
        if low == high:
            continue
        value, wide = getattr(scenario, name), name in ("total", "others")
        yield Slider(
            id=name,
            group=groups.get(name, "round"),
            value=value,
            least=min(value, -WIDEST) if wide else low,
            most=max(value, target, WIDEST) if wide else high,
            step=1,
            low=low,
            high=high,
            marks=tuple(sorted({each for each in marks.get(name, ()) if low <= each <= high})),
        )


def _marked(scenario: Scenario) -> tuple[int, ...]:
    """Return which numbers of tricks make our contract, and leave the others theirs."""
    if scenario.their_bid is None:
        return (scenario.bid,)
    return scenario.bid, scenario.rules.tricks - scenario.nil_tricks - scenario.their_bid


def _of_rule(spec: RuleSpec, parameter: str) -> Slider:
    rule, name = split_id(parameter)
    setting, value = setting_named(parameter), value_set(spec, parameter)
    least, most, step = span(setting, value)
    low, high = VARIANTS[rule].bounds.get(name, (None, None))
    return Slider(
        id=parameter,
        group="rules",
        value=value,
        least=max(least, low) if low is not None else least,
        most=most,
        step=step,
        low=low,
        high=high,
        marks=tuple(each for each in _played_with(rule, name) if least <= each <= most),
    )


@lru_cache(maxsize=256)
def _played_with(rule: str, name: str) -> tuple[int, ...]:
    """Return the values of a number that tables play with."""
    told = next((each for each in variant(rule).parameters if each.name == name), None) if _known(rule) else None
    numbers = [VARIANTS[rule].defaults[name], *(told.alternatives if told else ())]
    return tuple(sorted({each for each in numbers if type(each) is int}))


def _known(rule: str) -> bool:
    return any(each.id == rule for each in variants())


def fitted(scenario: Mapping[str, object], rules: RuleSet, kept: Iterable[str]) -> dict[str, object]:
    """Return the fields of a scenario that fit these rules: what was not just moved gives way, what was moved is kept as it is."""
    fields = {**scenario, "rules": rules}
    nil = fields["nil"]
    both = fields.get("their_bid") is not None
    for name in ("nil_tricks", *(BOTH_FIELDS if both else FIELDS)):
        beside = fields["nil_tricks"]
        least, most = ranges(rules, nil if isinstance(nil, str) else None, beside if type(beside) is int else 0)[name]
        value = fields[name]
        if name not in kept and type(value) is int:
            fields[name] = min(max(value, least), most)
    return fields
