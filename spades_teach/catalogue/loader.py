"""Reads the catalogue's data files, each when it is first asked for, and never twice.

A variant's category is the name of its file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, TypeVar

from spades_teach.catalogue import schema
from spades_teach.catalogue.records import (
    Disagreement,
    Evening,
    Example,
    OtherTable,
    Parameter,
    Question,
    Reading,
    Source,
    Term,
    Value,
    Variant,
    Word,
)
from spades_teach.core.errors import SpadesError

Row = Mapping[str, Any]
Entry = TypeVar("Entry", Source, Term, Variant, Example, Question, Evening)

CATEGORIES = ("deal", "bidding", "trump", "play", "scoring", "ending", "players")
BASES = ("source", "implied", "reading")


class UnknownEntryError(SpadesError):
    """No entry of that kind has that id."""


class CatalogueDataError(ValueError):
    """A data file of the catalogue is wrong: a broken program, not a wrong input."""


@cache
def sources() -> tuple[Source, ...]:
    """Return the texts that the rules come from."""
    return tuple(
        Source(**{**row, "description": _prose(row["description"])}) for row in _read("sources.toml")["sources"]
    )


@cache
def terms() -> tuple[Term, ...]:
    """Return all terms, in the order of the subject."""
    return _unique(_term(row) for row in _read("terms.toml")["terms"])


@cache
def variants() -> tuple[Variant, ...]:
    """Return all variants, by category and then in the order of the sources."""
    there = {file.name for file in _data().joinpath("variants").iterdir()}
    paths = {category: f"variants/{category}.toml" for category in CATEGORIES if f"{category}.toml" in there}
    return _unique(_variant(row, category) for category, path in paths.items() for row in _read(path)["variants"])


@cache
def examples() -> tuple[Example, ...]:
    """Return all worked examples: those of the base game, then those of the variants."""
    base = (_example(row, None) for row in _read("examples.toml")["examples"])
    return _unique([*base, *(example for entry in variants() for example in entry.examples)])


@cache
def questions() -> tuple[Question, ...]:
    """Return what people ask about the rules, in the order of the subject."""
    return _unique(_question(row) for row in _read("questions.toml")["questions"])


@cache
def evenings() -> tuple[Evening, ...]:
    """Return all evenings: whole matches as bids and tricks."""
    return _unique(_evening(row) for row in _read("evenings.toml")["evenings"])


def evening(evening_id: str) -> Evening:
    """Return one evening; raises UnknownEntryError."""
    return _find(evenings(), evening_id, "evening")


def source(source_id: str) -> Source:
    """Return one source; raises UnknownEntryError."""
    return _find(sources(), source_id, "source")


def term(term_id: str) -> Term:
    """Return one term; raises UnknownEntryError."""
    return _find(terms(), term_id, "term")


def variant(variant_id: str) -> Variant:
    """Return one variant; raises UnknownEntryError."""
    return _find(variants(), variant_id, "variant")


def example(example_id: str) -> Example:
    """Return one worked example; raises UnknownEntryError.

    >>> example("s2-folow-suit")
    Traceback (most recent call last):
    spades_teach.catalogue.loader.UnknownEntryError: no example 's2-folow-suit' ...; did you mean 's2-follow-suit'?
    """
    return _find(examples(), example_id, "example")


def question(question_id: str) -> Question:
    """Return one question; raises UnknownEntryError."""
    return _find(questions(), question_id, "question")


def _find(entries: tuple[Entry, ...], entry_id: str, what: str) -> Entry:
    for entry in entries:
        if entry.id == entry_id:
            return entry
    ids = [entry.id for entry in entries]
    near = get_close_matches(str(entry_id), ids, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"expected one such as {ids[0]!r}"
    raise UnknownEntryError(
        f"no {what} {entry_id!r} in the catalogue; {hint}",
        "unknown-entry",
        value=str(entry_id),
        kind=what,
        near=near[0] if near else "",
    )


def _unique(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    found = tuple(entries)
    seen: set[str] = set()
    for entry in found:
        if entry.id in seen:
            raise CatalogueDataError(f"two entries have the id {entry.id!r}")
        seen.add(entry.id)
    return found


def _data() -> Traversable:
    return files("spades_teach.catalogue").joinpath("data")


def _read(name: str) -> Row:
    import tomllib  # read only where needed: most programs never ask the catalogue

    return tomllib.loads(_data().joinpath(*name.split("/")).read_text(encoding="utf-8"))


def _prose(text: str) -> str:
    return " ".join(text.split())


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return MappingProxyType({name: _frozen(part) for name, part in value.items()})
    if isinstance(value, list):
        return tuple(_frozen(part) for part in value)
    return value


def _word(entry: str | Row) -> Word:
    if isinstance(entry, str):
        return Word(entry)
    return Word(entry["text"], tuple(entry.get("sources", ())), entry.get("ours", False))


def _term(row: Row) -> Term:
    words = {language: tuple(_word(entry) for entry in entries) for language, entries in row["words"].items()}
    return Term(
        id=row["id"], sources=tuple(row["sources"]), definition=_prose(row["definition"]), words=MappingProxyType(words)
    )


def _evening(row: Row) -> Evening:
    rounds = tuple((each["bids"], each["tricks"]) for each in row["rounds"])
    return Evening(id=row["id"], about=_prose(row["about"]), rounds=rounds)


def _value(entry: Any) -> Value:
    if entry == "none":
        return None
    value: Value = tuple(entry) if isinstance(entry, list) else entry
    return value


def _parameter(row: Row) -> Parameter:
    return Parameter(
        name=row["name"],
        default=_value(row["default"]),
        alternatives=tuple(_value(entry) for entry in row.get("alternatives", ())),
        note=_prose(row.get("note", "")),
    )


def _disagreement(row: Row) -> Disagreement:
    says = {name: _prose(text) for name, text in row.items() if name not in ("point", "default")}
    return Disagreement(point=row["point"], says=MappingProxyType(says), default=row["default"])


def _example(row: Row, variant_id: str | None) -> Example:
    given, expect = _frozen(row.get("given", {})), _frozen(row["expect"])
    try:
        given = schema.complete(row["kind"], given, expect)
    except ValueError as error:
        raise CatalogueDataError(f"example {row['id']!r}: {error}") from error
    basis = row.get("basis", "source")
    if basis not in BASES:
        raise CatalogueDataError(f"example {row['id']!r}: no basis {basis!r}; expected one of {', '.join(BASES)}")
    return Example(
        id=row["id"],
        kind=row["kind"],
        topic=row.get("topic", variant_id or ""),
        sources=tuple(row["sources"]),
        basis=basis,
        spec=row.get("spec", "standard"),
        given=given,
        expect=expect,
        teaches=_prose(row["teaches"]),
        variant=variant_id,
    )


def _question(row: Row) -> Question:
    return Question(
        id=row["id"],
        topic=row["topic"],
        point=row.get("point"),
        probe=row["probe"],
        given=_frozen(row["given"]),
        forms=_frozen(row["forms"]),
        says=tuple(row.get("says", ())),
        others=tuple(
            OtherTable(rules=other["rules"], says=tuple(other.get("says", ()))) for other in row.get("others", ())
        ),
    )


def _variant(row: Row, category: str) -> Variant:
    return Variant(
        id=row["id"],
        category=category,
        sources=tuple(row["sources"]),
        names=MappingProxyType({language: tuple(names) for language, names in row["names"].items()}),
        rule=_prose(row["rule"]),
        parameters=tuple(_parameter(part) for part in row.get("parameters", ())),
        conflicts=tuple(row["conflicts"]),
        disagreements=tuple(_disagreement(part) for part in row.get("disagreements", ())),
        readings=tuple(
            Reading(**{name: _prose(text) for name, text in part.items()}) for part in row.get("readings", ())
        ),
        examples=tuple(_example(part, row["id"]) for part in row.get("examples", ())),
        only_with=tuple(row.get("only_with", ())),
    )
