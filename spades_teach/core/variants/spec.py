"""The name of a rule set: a profile and the variants switched on, as people write it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from spades_teach.core.errors import RuleSpecError, shown

Value = int | bool | str | None | tuple[str, ...]

_NUMBER = re.compile(r"[-\u2212]?\d{1,4000}\Z")
_WORD = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\Z")


@dataclass(frozen=True, slots=True)
class Choice:
    """One variant switched on, with the parameters that differ from its defaults."""

    id: str
    parameters: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        values = ",".join(f"{name}={write_value(value)}" for name, value in self.parameters)
        return f"{self.id}:{values}" if values else self.id


@dataclass(frozen=True, slots=True)
class RuleSpec:
    """A profile and the chosen variants, sorted by id, so that equal rule sets have equal specs.

    >>> from spades_teach.core.variants import read_spec
    >>> str(read_spec("standard + short-game-300 + blind-nil:value=200"))
    'standard+blind-nil+short-game-300'
    >>> str(read_spec("Pagat+BLIND_NIL:Min-Deficit=0"))
    'pagat+blind-nil:min_deficit=0'
    """

    profile: str
    choices: tuple[Choice, ...] = ()

    def __str__(self) -> str:
        return "+".join((self.profile, *map(str, self.choices)))


def split_spec(text: str) -> tuple[str, tuple[Choice, ...]]:
    """Split a spec into its profile and choices, ids and values not yet looked up: names in small letters, values as written.

    Raises RuleSpecError when it does not have the form `profile(+id(:name=value(,name=value)*)?)*`.
    """
    if not isinstance(text, str):
        raise _unreadable(shown(text))
    profile, *parts = ("".join(text.split())).split("+")
    profile = _id(profile)
    if not _WORD.match(profile):
        raise _unreadable(text)
    return profile, tuple(_read_choice(part, text) for part in parts)


def _read_choice(part: str, text: str) -> Choice:
    variant_id, colon, rest = part.partition(":")
    variant_id = _id(variant_id)
    if not _WORD.match(variant_id) or (colon and not rest):
        raise _unreadable(text)
    parameters: dict[str, Value] = {}
    for pair in rest.split(",") if rest else ():
        name, equals, value = pair.partition("=")
        name = _small(name).replace("-", "_")
        if not (name.isidentifier() and equals and value) or name in parameters:
            raise _unreadable(text)
        parameters[name] = read_value(value)
    return Choice(variant_id, tuple(sorted(parameters.items())))


def _id(name: str) -> str:
    """Return an id as the catalogue writes it; people write underscores too."""
    return _small(name).replace("_", "-")


def _small(name: str) -> str:
    """Return a name in small letters; letters that no name has stay as they are."""
    return name.lower() if name.isascii() else name


def read_value(text: str) -> Value:
    """Read a parameter value: an integer, true, false, none, a list with slashes, or a word."""
    words: dict[str, Value] = {"true": True, "false": False, "none": None}
    if _small(text) in words:
        return words[_small(text)]
    if _NUMBER.match(text):
        return int(text.replace("\u2212", "-"))
    return tuple(text.split("/")) if "/" in text else text


def write_value(value: Value) -> str:
    """Write a parameter value as `read_value` reads it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return "/".join(value)
    return "none" if value is None else str(value)


def _unreadable(text: str) -> RuleSpecError:
    return RuleSpecError(
        f"cannot read the rules {shown(text)}; expected e.g. 'standard+blind-nil+bag-penalty:limit=5,penalty=50'",
        "bad-rule-spec",
        value=text,
    )
