"""The records of the catalogue: frozen, complete, without behaviour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

Value: TypeAlias = "int | bool | str | tuple[str, ...] | None"
"""What a parameter can be set to: a number, yes or no, a kebab-case word, a list of words, nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """One of the texts that the rules come from."""

    id: str
    title: str
    language: str
    description: str


@dataclass(frozen=True, slots=True)
class Word:
    """What something is called in one language.

    sources: who says so; empty where all sources of the entry do.
    ours: the word is our translation and in no source.
    """

    text: str
    sources: tuple[str, ...] = ()
    ours: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """A match as bids and tricks, for any rules of four players in two sides.  rounds: in order, each as two texts of the notation."""

    id: str
    about: str
    rounds: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A word of the game.

    words: what each language says, the preferred word first; a language without one is absent.
    """

    id: str
    sources: tuple[str, ...]
    definition: str
    words: Mapping[str, tuple[Word, ...]]

    def __hash__(self) -> int:
        return hash(self.id)

    def word(self, language: str) -> str | None:
        """Return the word to use in a language, None where the language has none."""
        words = self.words.get(language)
        return words[0].text if words else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """What a table may choose about a variant.

    default: holds when the variant is switched on and nothing else is said.
    """

    name: str
    default: Value
    alternatives: tuple[Value, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Disagreement:
    """A point on which the sources differ: what each says, and what holds here."""

    point: str
    says: Mapping[str, str]
    default: str

    def __hash__(self) -> int:
        return hash(self.point)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """A question that the sources leave open, and how it is read here."""

    question: str
    reading: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A worked example, concrete enough to be run.

    kind: which fields `given` and `expect` have; `schema.KINDS` describes them.
    basis: "source" where a source prints the example, "implied" where it follows from the rule, "reading" where it
    follows only from our reading of an unclear passage.
    variant: the entry it belongs to, None for the examples of the base game.
    """

    id: str
    kind: str
    topic: str
    sources: tuple[str, ...]
    basis: str
    spec: str
    given: Mapping[str, Any]
    expect: Mapping[str, Any]
    teaches: str
    variant: str | None

    def __hash__(self) -> int:
        return hash(self.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A rule that a table may choose.

    names: what the sources call it, per language, the usual name first.
    conflicts: ids that cannot be in force together with this one, also those that have no entry of their own yet.
    only_with: choices, each as in a rule spec, one of which has to be made before the variant changes anything at the default table; its own
    id where it has to be set first.
    """

    id: str
    category: str
    sources: tuple[str, ...]
    names: Mapping[str, tuple[str, ...]]
    rule: str
    parameters: tuple[Parameter, ...]
    conflicts: tuple[str, ...]
    disagreements: tuple[Disagreement, ...]
    readings: tuple[Reading, ...]
    examples: tuple[Example, ...]
    only_with: tuple[str, ...] = ()

    def __hash__(self) -> int:
        return hash(self.id)


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherTable:
    """A table that may answer a question otherwise.

    rules: its rule spec.  says: who is known to play so, as the message `question-source` names them.
    """

    rules: str
    says: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something that people ask about the rules, and what decides it.

    probe: what a rule set is asked, by its name in `analysis.disputes`; given: the situation.
    forms: which form of the answer an outcome has.  point: the answer of the profiles that tells who plays so, None where there is none.
    says: who gives the answer of the default table, as in `OtherTable`.
    """

    id: str
    topic: str
    point: str | None
    probe: str
    given: Mapping[str, Any]
    forms: Mapping[str, str]
    says: tuple[str, ...]
    others: tuple[OtherTable, ...]

    def __hash__(self) -> int:
        return hash(self.id)
