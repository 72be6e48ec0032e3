"""What can be set about a rule, and how: a slider for a number, a switch for yes or no, a choice of words, a field for a list."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from spades_teach.catalogue import Parameter, variant, variants
from spades_teach.core.variants import VARIANTS, Choice, read_spec
from spades_teach.core.variants.spec import Value

STEPS = (50, 10, 5, 1)
"""What one move of a slider adds, the largest that suits the numbers."""

LEAST_RANGE = 5
NOTHING_TO = 200
"""How far a slider goes where failing costs nothing unless a table says so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """One parameter of a rule as people set it.

    form: `slider` (a whole number), `switch` (yes or no), `choice` (one of `values`) or `text` (a list, or a card).
    least, most, step: of a slider.  optional: a number that may also be none.
    """

    rule: str
    name: str
    form: str
    default: Value
    values: tuple[Value, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1
    optional: bool = False


@cache
def settings_of(rule: str) -> tuple[Setting, ...]:
    """Return what can be set about a rule; a parameter that can have one value only is none of it."""
    told = {each.name: each for each in variant(rule).parameters} if rule in _catalogued() else {}
    found = (_setting(rule, name, told.get(name)) for name in VARIANTS[rule].defaults)
    return tuple(each for each in found if each is not None)


@cache
def _catalogued() -> frozenset[str]:
    return frozenset(each.id for each in variants())


def _setting(rule: str, name: str, told: Parameter | None) -> Setting | None:
    known = VARIANTS[rule]
    default = known.defaults[name]
    words = known.words.get(name, ())
    if isinstance(default, bool):
        return Setting(rule=rule, name=name, form="switch", default=default, values=words) if len(words) > 1 else None
    if words:
        return Setting(rule=rule, name=name, form="choice", default=default, values=words) if len(words) > 1 else None
    others = told.alternatives if told else ()
    if isinstance(default, int):
        least, most, step = _range(default, others, *known.bounds.get(name, (None, None)))
        optional = name in known.optional
        return Setting(
            rule=rule, name=name, form="slider", default=default, least=least, most=most, step=step, optional=optional
        )
    if isinstance(default, str) and len(others) > 1:
        return Setting(rule=rule, name=name, form="choice", default=default, values=others)
    return Setting(rule=rule, name=name, form="text", default=default) if _is_listed(default) else None


def _is_listed(default: Value) -> bool:
    """Tell whether a value is typed: a list, or a card; other words are fixed."""
    return isinstance(default, tuple) or (isinstance(default, str) and "-" not in default)


def _range(default: int, others: tuple[Value, ...], least: int | None, most: int | None) -> tuple[int, int, int]:
    """Return where a slider begins and ends, and its step: twice as far as the numbers that people play with."""
    numbers = [default, *(value for value in others if type(value) is int)]
    if (least, most) == (None, None) and not any(numbers):
        return -NOTHING_TO, 0, 10
    size = max(map(abs, numbers))
    step = next(step for step in STEPS if size >= 6 * step or step == 1)
    step = next(each for each in STEPS if each <= step and not any(number % each for number in numbers))
    low = least if least is not None else (-2 * size if min(numbers) < 0 else 0)
    high = most if most is not None else (2 * size if max(numbers) > 0 else 0)
    if least is None and high - low < LEAST_RANGE:
        low = high - LEAST_RANGE
    elif most is None and high - low < LEAST_RANGE:
        high = low + LEAST_RANGE
    return -(-low // step) * step, high // step * step, step


def value_of(choice: Choice, name: str) -> Value:
    """Return how a rule is set in a choice.

    >>> value_of(Choice("nil", (("value", 50),)), "value"), value_of(Choice("nil"), "value")
    (50, 100)
    """
    return dict(choice.parameters).get(name, VARIANTS[choice.id].defaults[name])


def set_to(choice: Choice, name: str, value: Value) -> Choice:
    """Return a choice with one parameter set; raises RuleSpecError for a value that cannot be.

    >>> str(set_to(Choice("bag-penalty"), "limit", 5))
    'bag-penalty:limit=5'
    """
    changed = Choice(choice.id, tuple(sorted({**dict(choice.parameters), name: value}.items())))
    return read_spec(f"standard+{changed}").choices[0]


def span(setting: Setting, value: Value) -> tuple[int, int, int]:
    """Return the ends and the step of a slider that shows a value, wherever that lies.

    >>> nil = settings_of("nil")[0]
    >>> span(nil, 100), span(nil, 255)
    ((0, 200, 10), (0, 255, 1))
    """
    if type(value) is not int:
        return setting.least, setting.most, setting.step
    step = 1 if (value - setting.least) % setting.step else setting.step
    return min(setting.least, value), max(setting.most, value), step
