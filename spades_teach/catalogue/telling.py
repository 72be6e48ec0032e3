"""The sentences of the catalogue in the reader's language, each by itself in English where the language lacks it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from spades_teach.catalogue.records import Disagreement, Example, Variant
from spades_teach.i18n import Words, words_for
from spades_teach.i18n.book import BookEntry, BookPoint, BookReading

English = TypeVar("English")
Own = TypeVar("Own")

CATALOGUE_LANGUAGE = "en"
"""The language of the catalogue's own sentences."""


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence as it is shown, and the language it is in."""

    text: str
    lang: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SaidPoint:
    """A point on which the sources differ.  says: source -> what it says."""

    point: Said
    says: Mapping[str, Said]
    default: Said


@dataclass(frozen=True, slots=True, kw_only=True)
class SaidReading:
    """An open question, and how it is read here."""

    question: Said
    reading: Said


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """All that is said of a variant.  notes: parameter -> note, where there is one.  examples: id -> what it teaches."""

    rule: Said
    notes: Mapping[str, Said]
    disagreements: tuple[SaidPoint, ...]
    readings: tuple[SaidReading, ...]
    examples: Mapping[str, Said]


def tell(entry: Variant, words: Words) -> Telling:
    """Return all sentences of a variant in a language.

    >>> from spades_teach.catalogue import variant
    >>> from spades_teach.i18n import words_for
    >>> tell(variant("total-bids"), words_for("en")).readings[0].reading
    Said(text='Yes, 0.', lang='en')
    """
    teller = _Teller(entry, words)
    return Telling(
        rule=teller.say(entry.rule, teller.book.rule),
        notes={
            each.name: teller.say(each.note, teller.book.notes.get(each.name)) for each in entry.parameters if each.note
        },
        disagreements=teller.disagreements(),
        readings=teller.readings(),
        examples={each.id: teller.say(each.teaches, teller.book.examples.get(each.id)) for each in entry.examples},
    )


def tell_example(example: Example, words: Words) -> Said:
    """Return what an example teaches, one of the base game or of a variant.

    >>> from spades_teach.catalogue import example
    >>> from spades_teach.i18n import words_for
    >>> tell_example(example("s0-overtrick"), words_for("en"))
    Said(text='One overtrick, one point, one bag.', lang='en')
    """
    own = words.told(example.variant).examples.get(example.id) if example.variant else words.told_example(example.id)
    return _said(example.teaches, own, words)


def _said(english: str, own: str | None, words: Words) -> Said:
    if own:
        return Said(words.book_text(own), words.lang)
    return Said(words_for(CATALOGUE_LANGUAGE).book_text(english), CATALOGUE_LANGUAGE)


class _Teller:
    """Says the sentences of one variant in one language."""

    def __init__(self, entry: Variant, words: Words) -> None:
        """Look up what the language says of the variant."""
        self.entry, self.words, self.book = entry, words, words.told(entry.id)

    def say(self, english: str, own: str | None) -> Said:
        return _said(english, own, self.words)

    def disagreements(self) -> tuple[SaidPoint, ...]:
        rows = _beside(self.entry.disagreements, self.book.disagreements, BookPoint())
        return tuple(
            SaidPoint(
                point=self.say(english.point, own.point),
                says={name: self.say(text, own.says.get(name)) for name, text in english.says.items()},
                default=self.say(english.default, own.default),
            )
            for english, own in rows
        )

    def readings(self) -> tuple[SaidReading, ...]:
        rows = _beside(self.entry.readings, self.book.readings, BookReading())
        return tuple(
            SaidReading(
                question=self.say(english.question, own.question), reading=self.say(english.reading, own.reading)
            )
            for english, own in rows
        )


def _beside(english: tuple[English, ...], own: tuple[Own, ...], nothing: Own) -> list[tuple[English, Own]]:
    """Pair rows by their order, which says nothing where one side has lost or gained a row."""
    return list(zip(english, own if len(own) == len(english) else (nothing,) * len(english), strict=True))


def english_digest(entry: Variant) -> str:
    """Return eight hexadecimal digits that change with any English sentence of a variant."""
    return _digest(_english(entry))


def base_digest(examples: Iterable[Example]) -> str:
    """Return eight hexadecimal digits that change with any English sentence of the examples of the base game."""
    return _digest([[each.id, each.teaches] for each in examples if each.variant is None])


def _digest(sentences: list[object]) -> str:
    return hashlib.sha256(json.dumps(sentences, ensure_ascii=True).encode()).hexdigest()[:8]


def _english(entry: Variant) -> list[object]:
    return [
        entry.rule,
        [[each.name, each.note] for each in entry.parameters if each.note],
        [[each.point, each.default, dict(each.says)] for each in entry.disagreements],
        [[each.question, each.reading] for each in entry.readings],
        [[each.id, each.teaches] for each in entry.examples],
    ]


def untold(entry: Variant, book: BookEntry) -> list[str]:
    """Return the places of a variant that have no sentence in a book, as `rule`, `notes.value` or `readings 2`."""
    places = [] if book.rule else ["rule"]
    places += [f"notes.{each.name}" for each in entry.parameters if each.note and not book.notes.get(each.name)]
    for number, (english, own) in enumerate(_beside(entry.disagreements, book.disagreements, BookPoint()), start=1):
        if not _whole_point(english, own):
            places.append(f"disagreements {number}")
    for number, (_, said) in enumerate(_beside(entry.readings, book.readings, BookReading()), start=1):
        if not (said.question and said.reading):
            places.append(f"readings {number}")
    return places + [f"examples {each.id}" for each in entry.examples if not book.examples.get(each.id)]


def _whole_point(english: Disagreement, own: BookPoint) -> bool:
    return bool(own.point and own.default) and all(own.says.get(name) for name in english.says)


def surplus(entry: Variant, book: BookEntry) -> list[str]:
    """Return the places of a book that the catalogue does not have."""
    places = [
        f"notes.{name}" for name in sorted(set(book.notes) - {each.name for each in entry.parameters if each.note})
    ]
    for name, english, own in (
        ("disagreements", entry.disagreements, book.disagreements),
        ("readings", entry.readings, book.readings),
    ):
        if own and len(own) != len(english):
            places.append(f"{name}: {len(own)} instead of {len(english)}")
    for number, (row, point) in enumerate(zip(entry.disagreements, book.disagreements, strict=False), start=1):
        places += [f"disagreements {number}: says.{name}" for name in sorted(set(point.says) - set(row.says))]
    return places + [f"examples {name}" for name in sorted(set(book.examples) - {each.id for each in entry.examples})]
