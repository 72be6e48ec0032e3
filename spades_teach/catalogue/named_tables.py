"""Where the rules of the named tables come from, answer by answer.

The tables themselves are rule sets of `core.variants.profiles`; this says who plays so.

>>> profile("zone").rules["loss-at-minus-200"], profile("zone").answer("target")
(('zone',), Answer(topic='target', value='500', source='pagat', own=False))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from spades_teach.catalogue.loader import UnknownEntryError
from spades_teach.catalogue.records import Value


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileSource:
    """Somebody who plays so: a site, a program, a tournament."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What a table says on one point.

    value: as the engine answers.  own: whether the table says so itself; otherwise the answer of pagat.com stands.
    """

    topic: str
    value: str
    source: str
    own: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfileRecord:
    """Where the rules of one named table come from.

    rules: by variant that the profile has chosen, who plays so.  answers: on every topic, in one order for all tables.
    """

    id: str
    rules: Mapping[str, tuple[str, ...]]
    answers: tuple[Answer, ...]

    def __hash__(self) -> int:
        return hash(self.id)

    def answer(self, topic: str) -> Answer:
        """Return the answer on one topic; raises UnknownEntryError."""
        for each in self.answers:
            if each.topic == topic:
                return each
        raise UnknownEntryError(f"no topic {topic!r}", "unknown-entry", value=topic, kind="topic", near="")


@dataclass(frozen=True, slots=True, kw_only=True)
class WildSetting:
    """Values of a parameter that are played somewhere but in none of the catalogue's texts."""

    rule: str
    name: str
    values: tuple[Value, ...]
    sources: tuple[str, ...]


@cache
def profile_sources() -> tuple[ProfileSource, ...]:
    """Return who plays by the rules of the named tables."""
    return tuple(ProfileSource(**row) for row in _read()["sources"])


@cache
def profiles() -> tuple[ProfileRecord, ...]:
    """Return the named tables, the default one first."""
    base = _read()["base"]
    return tuple(_record(row, base) for row in _read()["profiles"])


@cache
def wild_settings() -> tuple[WildSetting, ...]:
    """Return the values of parameters that no text of the catalogue has."""
    return tuple(
        WildSetting(
            rule=row["rule"],
            name=row["name"],
            values=tuple(map(_value, row["values"])),
            sources=tuple(row["sources"]),
        )
        for row in _read()["settings"]
    )


def profile(profile_id: str) -> ProfileRecord:
    """Return one named table; raises UnknownEntryError."""
    for record in profiles():
        if record.id == profile_id:
            return record
    known = profiles()[0].id
    raise UnknownEntryError(
        f"no profile {profile_id!r} in the catalogue; expected one such as {known!r}",
        "unknown-entry",
        value=str(profile_id),
        kind="profile",
        near=known,
    )


def _record(row: Mapping[str, Any], base: Mapping[str, Any]) -> ProfileRecord:
    own = row.get("answers", {})
    return ProfileRecord(
        id=row["id"],
        rules=MappingProxyType({rule: tuple(sources) for rule, sources in row["rules"].items()}),
        answers=tuple(_answer(topic, own.get(topic, said), topic in own) for topic, said in base.items()),
    )


def _answer(topic: str, said: tuple[str, str], own: bool) -> Answer:
    value, source = said
    return Answer(topic, value, source, own)


def _value(entry: Any) -> Value:
    if entry == "none":
        return None
    value: Value = tuple(entry) if isinstance(entry, list) else entry
    return value


@cache
def _read() -> Mapping[str, Any]:
    import tomllib  # read only where needed, as the loader does

    text = files("spades_teach.catalogue").joinpath("data", "profiles.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
