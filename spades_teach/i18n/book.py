"""The book of rules in a language: what the catalogue says in English, said anew in files beside the messages.

`<language>/book/<category>.toml` has a table for each variant, with the sentences in the order of the catalogue; `base.toml` says what the
examples of the base game teach. Numbers are typed in ASCII, as `-100` or `2 × (100 + 100) = 400`, and shown as the language writes them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from spades_teach.i18n.isolates import isolate
from spades_teach.i18n.locales import Locale
from spades_teach.i18n.numbers import local_digits

FOLDER = "book"
BASE = "base.toml"
FIELDS = frozenset({"follows", "rule", "notes", "disagreements", "readings", "examples"})

Texts = Mapping[str, str]
NOTHING: Texts = MappingProxyType({})


class BookDataError(ValueError):
    """A file of a book is not written as it should be: a mistake in the translation, not of a reader."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BookPoint:
    """A point on which the sources differ.  says: source -> what it says."""

    point: str = ""
    default: str = ""
    says: Texts = field(default_factory=lambda: NOTHING)


@dataclass(frozen=True, slots=True, kw_only=True)
class BookReading:
    """A question that the sources leave open, and how it is read here."""

    question: str = ""
    reading: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class BookEntry:
    """What a language says of a variant; "" and what is absent are not translated.

    follows: the digest of the English sentences it was made from.
    notes: parameter -> note.  examples: id -> what the example teaches.
    """

    follows: str = ""
    rule: str = ""
    notes: Texts = field(default_factory=lambda: NOTHING)
    disagreements: tuple[BookPoint, ...] = ()
    readings: tuple[BookReading, ...] = ()
    examples: Texts = field(default_factory=lambda: NOTHING)

    def texts(self) -> tuple[str, ...]:
        """Return all sentences that there are, in the order of the page."""
        every = [self.rule, *self.notes.values()]
        every += [text for each in self.disagreements for text in (each.point, each.default, *each.says.values())]
        every += [text for each in self.readings for text in (each.question, each.reading)]
        return tuple(text for text in [*every, *self.examples.values()] if text)


UNTOLD = BookEntry()


def told(folder: Path, variant_id: str) -> BookEntry:
    """Return what a language folder says of a variant, an empty entry when it says nothing.

    Raises BookDataError for a file that cannot be read.
    """
    for path in book_files(folder):
        if f"\n[{variant_id}" in _text(path):  # a reader wants one variant of seven files
            found = book_entries(path).get(variant_id)
            if found:
                return found
    return UNTOLD


@cache
def book_files(folder: Path) -> tuple[Path, ...]:
    """Return the files of the book of a language folder that have variants in them."""
    return tuple(sorted(path for path in (folder / FOLDER).glob("*.toml") if path.name != BASE))


@cache
def base_entry(folder: Path) -> BookEntry:
    """Return what a language says that the examples of the base game teach, an empty entry when it says nothing.

    Raises BookDataError for a file that cannot be read.
    """
    path = folder / FOLDER / BASE
    if not path.exists():
        return UNTOLD
    reader = _Reader("/".join(path.parts[-3:]))
    return reader.entry(reader.table(_tables(path), {"follows", "examples"}))


@cache
def book_entries(path: Path) -> Mapping[str, BookEntry]:
    """Read a file of the book: variant id -> what is said of it.  Raises BookDataError."""
    where = "/".join(path.parts[-3:])
    return MappingProxyType({name: _Reader(f"{where}: {name}").entry(table) for name, table in _tables(path).items()})


def read_again() -> None:
    """Forget what was read: the files have been written."""
    for remembered in (book_files, base_entry, book_entries, _text):
        remembered.cache_clear()


def shown_text(text: str, locale: Locale) -> str:
    """Write a sentence as the language does: its digits, a real minus; numbers, formulas and foreign words isolated where it runs from right to left.

    >>> shown_text("2 x -50", Locale.load(Path(__file__).parent / "en"))
    '2 x −50'
    """

    def written(found: re.Match[str]) -> str:
        piece = found[0] if found["word"] else _minus(local_digits(found[0], locale), locale)
        return isolate(piece) if locale.direction == "rtl" else piece

    return (_FOREIGN_OR_NUMBER if locale.direction == "rtl" else _NUMBER_ALONE).sub(written, text)


_TOKEN = r"\d*[A-Za-z][A-Za-z0-9]*(?:[-_.:+=/'][A-Za-z0-9]+)*"
_NUMBER = r"[-+±]?\d+(?:\.\d+)?"
_GROUP = rf"\({_NUMBER}(?:\ ?[-+×/]\ ?{_NUMBER})*\)"
_RUN = rf"(?<![\w-]){_NUMBER}(?:\ ?[-+×/=]\ ?(?:{_NUMBER}|{_GROUP}))*"
_FOREIGN_OR_NUMBER = re.compile(rf"(?P<word>{_TOKEN}(?:\ {_TOKEN})*)|{_RUN}", re.ASCII)
_NUMBER_ALONE = re.compile(rf"(?P<word>{_TOKEN})|{_RUN}", re.ASCII)
_MINUS = re.compile(r"(?<!\w)-(?=\d)|(?<= )-(?= )")


def _minus(text: str, locale: Locale) -> str:
    return _MINUS.sub(locale.minus, text)


def _tables(path: Path) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BookDataError(f"{'/'.join(path.parts[-3:])}: {error}") from error


@cache
def _text(path: Path) -> str:
    return "\n" + path.read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class _Reader:
    """Reads one table, and names it in what it refuses."""

    where: str
    spaces: re.Pattern[str] = field(default=re.compile(r"\s+"), repr=False)

    def entry(self, table: Any) -> BookEntry:
        fields = self.table(table, FIELDS)
        return BookEntry(
            follows=self.text(fields.get("follows", "")),
            rule=self.text(fields.get("rule", "")),
            notes=self.texts(fields.get("notes", {})),
            disagreements=tuple(self.point(row) for row in self.rows(fields.get("disagreements", []))),
            readings=tuple(self.reading(row) for row in self.rows(fields.get("readings", []))),
            examples=self.texts(fields.get("examples", {})),
        )

    def point(self, row: Any) -> BookPoint:
        fields = self.table(row, {"point", "default", "says"})
        return BookPoint(
            point=self.text(fields.get("point", "")),
            default=self.text(fields.get("default", "")),
            says=self.texts(fields.get("says", {})),
        )

    def reading(self, row: Any) -> BookReading:
        fields = self.table(row, {"question", "reading"})
        return BookReading(**{name: self.text(text) for name, text in fields.items()})

    def table(self, value: Any, known: frozenset[str] | set[str] | None = None) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise BookDataError(f"{self.where}: {value!r} is no table")
        unknown = sorted(set(value) - known) if known is not None else []
        if known is not None and unknown:
            raise BookDataError(f"{self.where}: no field {unknown[0]!r}; expected {', '.join(sorted(known))}")
        return value

    def rows(self, value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise BookDataError(f"{self.where}: {value!r} is no list")
        return value

    def texts(self, value: Any) -> Texts:
        return MappingProxyType({name: self.text(text) for name, text in self.table(value).items()})

    def text(self, value: Any) -> str:
        if not isinstance(value, str):
            raise BookDataError(f"{self.where}: {value!r} is no text")
        return self.spaces.sub(" ", value).strip()
