"""Arguments looked at once, before anything is made or changed of them: what a function says by its annotations that it takes.

A name that a call misspells stays Python's own TypeError; all else that cannot be is one SpadesError: who was called, with what, and what was
expected.  Names that only type checkers know (a DataFrame) are not looked at here.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache, update_wrapper
from itertools import islice
from operator import index
from typing import Any, SupportsIndex, TypeVar, Union, get_args, get_origin, get_type_hints

from spades_teach.core.errors import SpadesError, shown

F = TypeVar("F", bound=Callable[..., Any])

LARGEST = 10**30
"""No number that anything here takes comes near it; far larger ones Python cannot even write."""

LONGEST_TEXT = 100_000
"""Characters of a text: a match of a thousand rounds is shorter."""

LONGEST_LIST = 10_000
"""Members of a list."""


def checked(function: F) -> F:
    """Return a function, or the method of a class, with a look at its arguments before it.

    >>> class Bell:
    ...     @checked
    ...     def ring(self, times: int, tune: str | None = None) -> None: ...
    >>> Bell().ring(3)
    >>> Bell().ring("3")
    Traceback (most recent call last):
    spades_teach.core.errors.SpadesError: Bell.ring: times='3' cannot be; expected a whole number
    """
    signature = inspect.signature(function)
    is_method = "." in function.__qualname__.rpartition("<locals>.")[2]

    def enter(args: tuple[Any, ...], settings: dict[str, Any]) -> Any:
        try:
            bound = signature.bind(*args, **settings)
        except TypeError:
            return function(*args, **settings)  # Python says which name is wrong or missing, and of what
        kinds = _kinds_of(function)
        who = _caller(args[0], function) if is_method else function.__name__
        for name, value in bound.arguments.items():
            if name in kinds:
                bound.arguments[name] = taken(who, name, value, kinds[name])
        return function(*bound.args, **bound.kwargs)

    def entered(*args: Any, **settings: Any) -> Any:
        return enter(args, settings)

    # by its globals doctest sees of which module a function is
    own: Any = types.FunctionType(entered.__code__, function.__globals__, function.__name__, None, entered.__closure__)
    update_wrapper(own, function)
    checked_function: F = own
    return checked_function


def _caller(owner: object, function: Callable[..., Any]) -> str:
    """Name what was called as a reader wrote it: `HandFan`, `HandFan.press`."""
    name = (owner if isinstance(owner, type) else type(owner)).__name__
    return name if function.__name__ == "__init__" else f"{name}.{function.__name__}"


@cache
def _kinds_of(function: Callable[..., Any]) -> dict[str, Any]:
    """Return what each parameter takes; those that collect what is left over take anything, and so do names only type checkers know."""
    gathers = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    kinds: dict[str, Any] = {}
    for each in inspect.signature(function).parameters.values():
        if each.kind not in gathers and each.annotation is not each.empty:
            holder = types.SimpleNamespace(__annotations__={each.name: each.annotation})
            with suppress(NameError):
                kinds |= get_type_hints(holder, function.__globals__)
    return kinds


def taken(who: str, name: str, value: object, kind: Any) -> object:
    """Return a value of the kind, a list as a tuple; raises SpadesError for any other.

    >>> taken("Quiz", "kinds", ["legal"], Iterable[str]), taken("Quiz", "goal", None, int | None)
    (('legal',), None)
    """
    given, value = value, whole_number(value)
    if any(_takes_list(each) for each in _choices(kind)):
        value = _listed(value)  # some can be read only once
    sound(who, name, value)
    for each in _choices(kind):
        if _fits(value, each):
            return value
    expected = _named(kind)
    raise SpadesError(
        f"{who}: {name}={shown(given)} cannot be; expected {expected}",
        "bad-argument",
        name=name,
        value=shown(given, str),
        expected=expected,
    )


def whole_number(value: Any) -> Any:
    """Return a whole number of another library, such as numpy's, as Python's own; anything else as it is.

    >>> class Three:
    ...     def __index__(self):
    ...         return 3
    >>> whole_number(Three()), whole_number("3"), whole_number(True)
    (3, '3', True)
    """
    if isinstance(value, int) or not isinstance(value, SupportsIndex):
        return value
    try:
        return index(value)
    except TypeError:  # an array of many
        return value


def _fits(value: object, kind: Any) -> bool:
    """Return whether a value is of one kind, each member of a list too; what the logic alone can judge fits."""
    origin = get_origin(kind) or kind
    if not isinstance(origin, type) or origin is Any:
        return True
    if origin in (int, float):
        return isinstance(value, (int, origin)) and not isinstance(value, bool)
    if origin is tuple:
        value, kinds = _listed(value), get_args(kind)
        return isinstance(value, tuple) and len(value) == len(kinds) and all(map(_fits, value, kinds))
    if _takes_list(kind):
        return isinstance(value, tuple) and all(
            any(_fits(each, choice) for choice in _choices(member)) for member in get_args(kind) for each in value
        )
    return isinstance(value, origin)


def _takes_list(kind: Any) -> bool:
    origin = get_origin(kind)
    return isinstance(origin, type) and issubclass(origin, Iterable) and not issubclass(origin, Mapping | tuple)


def _listed(value: object) -> object:
    """Return a list of any kind as a tuple, anything else as it is; of one without end so much that it is too long."""
    if isinstance(value, str | bytes | bytearray | Mapping) or not isinstance(value, Iterable):
        return value
    return tuple(islice(value, LONGEST_LIST + 1))


def _choices(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


_NAMES: Mapping[type, tuple[str, str]] = {
    str: ("a text", "texts"),
    int: ("a whole number", "whole numbers"),
    float: ("a number", "numbers"),
    bool: ("True or False", "True or False"),
    type(None): ("None", "None"),
}


def _named(kind: Any, *, many: bool = False) -> str:
    """Name a kind for people.

    >>> _named(str | Iterable[str] | None), _named(Iterable[tuple[str, str]])
    ('a text, a list of texts or None', 'a list of (a text, a text)')
    """
    if len(choices := _choices(kind)) > 1:
        *first, last = (_named(each, many=many) for each in choices)
        return f"{', '.join(first)} or {last}"
    origin = get_origin(kind) or kind
    if not isinstance(origin, type) or origin is Any:
        return "anything"
    if origin is tuple:
        return f"({', '.join(_named(each) for each in get_args(kind))})"
    if _takes_list(kind):
        return f"a list of {' or '.join(_named(each, many=True) for each in get_args(kind)) or 'anything'}"
    return _NAMES.get(origin, (f"a {origin.__name__}", f"{origin.__name__}s"))[many]


def sound(who: str, what: str, value: object, *, plain: bool = False) -> None:
    """Look for what nobody can use in a value, however deep it lies; raises SpadesError.  plain: all of it must be as JSON has it.

    >>> sound("HandFan", "press", {"card": ["AS", 10**40]})
    Traceback (most recent call last):
    spades_teach.core.errors.SpadesError: HandFan: press holds a number of more than 30 digits; give plain and shorter values
    """
    left, seen = [value], set[int]()
    while left:
        each = left.pop()
        if problem := _problem(each, plain=plain):
            told = f"{who}: {what} holds {problem}; give plain and shorter values"
            raise SpadesError(told, "bad-amount", name=what, what=problem)
        if isinstance(each, Mapping | list | tuple) and id(each) not in seen:
            seen.add(id(each))
            left += [*each.keys(), *each.values()] if isinstance(each, Mapping) else each


def _problem(value: object, *, plain: bool) -> str:
    match value:
        case int() if abs(value) >= LARGEST:
            return "a number of more than 30 digits"
        case str() if len(value) > LONGEST_TEXT:
            return f"a text of more than {LONGEST_TEXT:,} characters"
        case str() if not value.isascii() and any("\ud800" <= sign <= "\udfff" for sign in value):
            return "half a character"
        case list() | tuple() if len(value) > LONGEST_LIST:
            return f"a list of more than {LONGEST_LIST:,} members"
        case None | int() | float() | str() | list() | tuple() | Mapping():
            return ""
    return f"a {type(value).__name__}" if plain else ""
