"""The variants there are, and composing them into a rule set."""

from __future__ import annotations

import difflib
import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TypeVar

from spades_teach.core.cards import Card
from spades_teach.core.errors import RuleSpecError, SpadesError, VariantConflictError, shown
from spades_teach.core.judging import legal_cards
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import Patch, RuleSet, merge, settle
from spades_teach.core.variants.spec import Choice, RuleSpec, Value, split_spec, write_value

Maker = Callable[..., Patch]
Bounds = tuple[int | None, int | None]
M = TypeVar("M", bound=Maker)


@dataclass(frozen=True, slots=True)
class Variant:
    """One entry of the catalogue as code: a function from its parameters to a patch.

    words: for parameters that take one of a few words, those words.  bounds: for numbers, the least and the greatest that make sense.
    optional: numbers that may also be `none`.  ordered: lists of cards whose order says something.
    """

    id: str
    make: Maker
    defaults: Mapping[str, Value]
    words: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    bounds: Mapping[str, Bounds] = field(default_factory=dict)
    optional: frozenset[str] = frozenset()
    excludes: frozenset[str] = frozenset()
    ordered: frozenset[str] = frozenset()

    def settings(self) -> Iterable[Choice]:
        """Yield the variant switched on with its defaults, then with each other word for one parameter."""
        yield Choice(self.id)
        for name, values in self.words.items():
            for value in values:
                if value != self.defaults[name]:
                    yield Choice(self.id, ((name, value),))


VARIANTS: dict[str, Variant] = {}
PROFILES: dict[str, RuleSet] = {}
OWN_CHOICES: dict[str, tuple[Choice, ...]] = {}
"""The variants that a profile consists of, beside the default table; by name."""

DEFAULT = "standard"
"""The profile that all others say their differences from."""


def variant(
    variant_id: str,
    *,
    words: Mapping[str, tuple[Value, ...]] | None = None,
    bounds: Mapping[str, Bounds] | None = None,
    optional: Iterable[str] = (),
    excludes: Iterable[str] = (),
    ordered: Iterable[str] = (),
) -> Callable[[M], M]:
    """Register a function as the variant of the catalogue with this id; its keyword parameters are the catalogue's.

    words: the values allowed for parameters that take a word; true and false are known by themselves.
    bounds: the least and the greatest values of numbers, None for no such end; optional: numbers that may be `none`.
    excludes: ids of conflicts that neither slots nor facts can see.
    ordered: lists of cards whose order says something; other lists are sorted.
    """

    def register(make: M) -> M:
        defaults: dict[str, Value] = {
            name: parameter.default for name, parameter in inspect.signature(make).parameters.items()
        }
        allowed = {name: (True, False) for name, value in defaults.items() if isinstance(value, bool)} | dict(
            words or {}
        )
        if variant_id in VARIANTS:
            raise RuleSpecError(f"variant {variant_id!r} is registered twice", "variant-twice", value=variant_id)
        VARIANTS[variant_id] = Variant(
            variant_id,
            make,
            defaults,
            allowed,
            dict(bounds or {}),
            frozenset(optional),
            frozenset(excludes),
            frozenset(ordered),
        )
        return make

    return register


def profile(name: str, rules: RuleSet) -> RuleSet:
    """Register a base that variants are added to."""
    PROFILES[name] = rules
    return rules


def profile_of(name: str, *choices: str) -> RuleSet:
    """Register a base that is the default table with some variants, each written as in a rule spec.

    Raises what `compose` raises.
    """
    OWN_CHOICES[name] = read_spec("+".join((DEFAULT, *choices))).choices
    return profile(name, _composed(RuleSpec(name)))


def read_spec(text: str) -> RuleSpec:
    """Read a rule spec, e.g. "standard+blind-nil+bag-penalty:limit=5,penalty=50", into its canonical form; capitals are read as small letters.

    Raises RuleSpecError for an unknown profile, variant, parameter or value (naming the nearest that exists), or one named twice.
    """
    profile_name, choices = split_spec(text)
    if profile_name not in PROFILES:
        raise _unknown("unknown-profile", profile_name, PROFILES)
    seen: set[str] = set()
    for choice in choices:
        if choice.id not in VARIANTS:
            raise _unknown("unknown-rule", choice.id, VARIANTS)
        if choice.id in seen:
            raise RuleSpecError(f"{choice.id!r} is named twice; name it once", "rule-twice", value=choice.id)
        seen.add(choice.id)
    return RuleSpec(profile_name, tuple(sorted((_checked(choice) for choice in choices), key=lambda choice: choice.id)))


def _checked(choice: Choice) -> Choice:
    """Check parameters against the variant's signature, and drop those that say what holds anyway."""
    known = VARIANTS[choice.id]
    spelt = tuple((name, _spelt(value, known, name)) for name, value in choice.parameters)
    given = tuple((name, value if name in known.ordered else _in_order(value)) for name, value in spelt)
    for name, value in given:
        if name not in known.defaults:
            raise _bad_parameter(choice.id, name, write_value(value), ", ".join(known.defaults) or "no parameters")
        allowed = known.words.get(name)
        if allowed is not None and not any(
            value is word or (type(value) is type(word) and value == word) for word in allowed
        ):
            raise _bad_parameter(choice.id, name, write_value(value), ", ".join(map(write_value, allowed)))
        default = known.defaults[name]
        if value is None and name in known.optional:
            continue
        if allowed is None and type(value) is not type(default):
            kind = "a list such as 2C/2H" if isinstance(default, tuple) else "a whole number"
            raise _bad_parameter(choice.id, name, write_value(value), kind)
        least, most = known.bounds.get(name, (None, None))
        if isinstance(value, int) and not (least is None or least <= value):
            raise _bad_parameter(choice.id, name, write_value(value), f"{least} or more")
        if isinstance(value, int) and not (most is None or value <= most):
            raise _bad_parameter(choice.id, name, write_value(value), f"{most} or less")
    return Choice(choice.id, tuple((name, value) for name, value in given if value != known.defaults[name]))


def _spelt(value: Value, known: Variant, name: str) -> Value:
    """Return a word that is known as it is known, and codes of cards and suits in capitals, however they were typed."""
    usual, words = known.defaults.get(name), known.words.get(name, ())
    if isinstance(value, tuple):
        return tuple(part.upper() for part in value) if isinstance(usual, tuple) else value
    if not isinstance(value, str):
        return value
    for word in (usual, *words):
        if isinstance(word, str) and word.lower() == value.lower():
            return word
    return _one_spelling(value) if isinstance(usual, str) and not words else value


def _one_spelling(value: str) -> str:
    try:
        return Card(value).code
    except SpadesError:
        return value.lower()


def _in_order(value: Value) -> Value:
    """Return a list of cards or numbers sorted and spelt in one way, so that the same have one name; other values as they are."""
    if not isinstance(value, tuple):
        return value
    if all(part.isascii() and part.isdecimal() and len(part) <= 4 for part in value):
        return tuple(sorted((str(int(part)) for part in value), key=int))
    try:
        return tuple(sorted(card.code for card in map(Card, value)))
    except SpadesError:
        return value


def _bad_parameter(variant_id: str, name: str, value: str, expected: str) -> RuleSpecError:
    return RuleSpecError(
        f"{variant_id}: {name}={value} cannot be; expected {expected}",
        "bad-parameter",
        rule=variant_id,
        name=name,
        value=value,
        expected=expected,
    )


def _unknown(error_id: str, name: str, known: Iterable[str]) -> RuleSpecError:
    """Name the nearest that exists, "none" in the facts where nothing is near."""
    near = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    hint = f"did you mean {near[0]}?" if near else f"expected one of {', '.join(sorted(known))}"
    return RuleSpecError(
        f"no such rule: {shown(name)}; {hint}", error_id, value=name, nearest=near[0] if near else "none"
    )


def compose(spec: str | RuleSpec) -> RuleSet:
    """Return the rule set of a spec; equal specs give the same object.

    Raises RuleSpecError for a spec that cannot be read, VariantConflictError for variants that cannot be in force together.

    >>> compose("standard+short-game-300").endings
    (ReachTarget(target=300),)
    """
    return _composed(read_spec(str(spec)) if isinstance(spec, RuleSpec) else read_spec(spec))


@lru_cache(maxsize=1024)
def _composed(spec: RuleSpec) -> RuleSet:
    choices = (*own_choices(spec), *spec.choices)
    base = PROFILES[DEFAULT if spec.profile in OWN_CHOICES else spec.profile]
    patches = {choice.id: _patch(choice) for choice in choices}
    excludes = {choice.id: VARIANTS[choice.id].excludes for choice in choices}
    return merge(base, patches, excludes, str(spec))


def own_choices(spec: RuleSpec) -> tuple[Choice, ...]:
    """Return what the profile of a spec has chosen itself and keeps beside the variants that the spec names.

    A profile is a base: its own choice gives way to a variant that decides the same point, or that takes away what the choice is built on.
    Where the two exclude each other for another reason, neither does, and they are refused as two named variants would be.

    >>> [[choice.id for choice in own_choices(read_spec(spec))] for spec in ("pagat", "pagat+nil-off", "pagat+nil-passing")]
    [['blind-nil', 'pass-cards'], ['pass-cards'], ['blind-nil']]
    """
    own = OWN_CHOICES.get(spec.profile, ())
    return tuple(choice for choice in own if not any(_gives_way(choice, named) for named in spec.choices))


def _gives_way(own: Choice, named: Choice) -> bool:
    if own.id == named.id:
        return True
    conflict = conflict_between(own, named)
    if conflict is None:
        return False
    return conflict.id == "rule-conflict" or conflict.facts.get("removing") == named.id


def _patch(choice: Choice) -> Patch:
    return _made(VARIANTS[choice.id].make, choice.parameters)


@lru_cache(maxsize=1024)
def _made(make: Maker, parameters: tuple[tuple[str, Value], ...]) -> Patch:
    return make(**dict(parameters))


@lru_cache(maxsize=32_768)
def conflict_between(first: Choice, second: Choice) -> VariantConflictError | None:
    """Return why two variants, set as they are, cannot be in force together; None when they can.

    >>> conflict_between(Choice("nil-off"), Choice("blind-nil")).facts["fact"]
    'nil'
    """
    pair = (first, second)
    try:
        settle({choice.id: _patch(choice) for choice in pair}, {each.id: VARIANTS[each.id].excludes for each in pair})
    except VariantConflictError as error:
        return error
    return None


@lru_cache(maxsize=64)
def spec_of(rules: RuleSet) -> RuleSpec | None:
    """Return the spec that makes these rules; None for rules that were put together otherwise and bear a name of their own.

    >>> from dataclasses import replace
    >>> str(spec_of(compose("standard+nil"))), spec_of(replace(compose("standard"), name="at home"))
    ('standard+nil', None)
    """
    try:
        spec = read_spec(rules.name)
        return spec if _composed(spec) == rules else None
    except SpadesError:
        return None


@lru_cache(maxsize=4096)
def in_force(variant_id: str, table: str = "standard") -> bool:
    """Tell whether a named table has a variant in force already: naming it then changes nothing but the name.

    >>> in_force("breaking-spades"), in_force("blind-nil")
    (True, False)
    """
    try:
        return replace(compose(f"{table}+{variant_id}"), name=table) == PROFILES[table]
    except VariantConflictError:
        return False


def rules_named(name: str, in_force: RuleSet) -> RuleSet:
    """Return the rules that a saved state names: those in force when it is their name, else those of the spec.

    Raises RuleSpecError for a name that is neither.
    """
    return in_force if name == in_force.name else compose(name)


def allowing(rules: RuleSet, context: PlayContext, card: Card) -> tuple[RuleSpec, ...]:
    """Return the rule sets, one variant away from these rules, by which a card of the hand could be played.

    Every registered variant is tried, by itself and with each other word for one of its parameters; the engine judges.
    Only variants that keep the pack and its trumps are asked: at another pack's table this would be another hand.
    None is known for rules that no spec makes.
    """
    spec = spec_of(rules)
    return _allowing(spec, context, tuple(VARIANTS)).get(card, ()) if spec else ()


@lru_cache(maxsize=256)
def _allowing(spec: RuleSpec, context: PlayContext, variants: tuple[str, ...]) -> Mapping[Card, tuple[RuleSpec, ...]]:
    """Return what `allowing` says of each card: who has asked about one often asks about the others."""
    found: dict[Card, tuple[RuleSpec, ...]] = {}
    for settings in _one_variant_away(spec, variants):
        first: dict[Card, RuleSpec] = {}
        for changed, other in settings:
            for card in legal_cards(other, context):
                first.setdefault(card, changed)
        found |= {card: (*found.get(card, ()), changed) for card, changed in first.items()}
    return found


@lru_cache(maxsize=64)
def _one_variant_away(spec: RuleSpec, variants: tuple[str, ...]) -> tuple[tuple[tuple[RuleSpec, RuleSet], ...], ...]:
    """Return the rule sets that one more variant makes of a spec, those of one variant together; only with the same pack and trumps."""
    chosen = {choice.id: choice for choice in spec.choices}
    rules = _composed(spec)
    away = []
    for variant_id in variants:
        settings: list[tuple[RuleSpec, RuleSet]] = []
        for setting in VARIANTS[variant_id].settings():
            if chosen.get(setting.id) == setting:
                continue
            changed = RuleSpec(
                spec.profile, tuple(sorted({**chosen, setting.id: setting}.values(), key=lambda choice: choice.id))
            )
            try:
                other = compose(changed)
            except SpadesError:
                continue
            if (other.pack, other.trumps) == (rules.pack, rules.trumps):
                settings.append((changed, other))
        away.append(tuple(settings))
    return tuple(away)
