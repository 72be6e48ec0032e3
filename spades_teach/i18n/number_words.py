"""Numbers written as words, found in a text of any language that has a `number-words.toml`.

Words for one ("one", "یک") are articles and pronouns as often as numbers, and count only inside a larger number ("twenty-one").  Ordinals,
fractions and words such as "both" and "twice" are no entries of the tables.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from spades_teach.i18n.locales import HOME

_POWERS: Final = (1000, 100)


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberWord:
    """Where in a text a number stands, and what it says."""

    start: int
    end: int
    value: int


class NumberWords:
    """Finds the numbers of one language.

    >>> english = number_words("en")
    >>> [found.value for found in english.find("Fifty-two cards, a hundred and ten points, one by one.")]
    [52, 110]
    """

    def __init__(self, words: Mapping[str, int], between: Collection[str]) -> None:
        self._words = {word.casefold(): value for word, value in words.items()}
        self._between = frozenset(between)
        longest_first = sorted(self._words, key=len, reverse=True)
        self._pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)

    def find(self, text: str) -> tuple[NumberWord, ...]:
        """Return the numbers of a text in their order; "two or three" are two of them."""
        found: list[NumberWord] = []
        for match in self._pattern.finditer(text):
            word = NumberWord(start=match.start(), end=match.end(), value=self._words[match[0].casefold()])
            joined = self._joined(found[-1], word, text) if found else None
            if joined is None:
                found.append(word)
            else:
                found[-1] = joined
        return tuple(word for word in found if word.value != 1)

    def _joined(self, first: NumberWord, then: NumberWord, text: str) -> NumberWord | None:
        """Read two neighbours as one number: "five" "hundred", "twenty" "one"; None when they are two."""
        if text[first.end : then.start].casefold() not in self._between:
            return None
        if then.value in _POWERS and first.value < then.value and first.value:
            return NumberWord(start=first.start, end=then.end, value=first.value * then.value)
        if 0 < then.value < _place(first.value):
            return NumberWord(start=first.start, end=then.end, value=first.value + then.value)
        return None


def _place(value: int) -> int:
    """Return the worth of the last digit of a number that is not zero, 1 for what no smaller word follows.

    >>> _place(20), _place(500), _place(10), _place(7)
    (10, 100, 1, 1)
    """
    place = 1
    while value and value % (place * 10) == 0:
        place *= 10
    return 1 if value < 20 else place


@cache
def number_words(lang: str, home: Path = HOME) -> NumberWords | None:
    """Return the reader of a language's number words, None where nobody has written its `number-words.toml`."""
    path = home / lang / "number-words.toml"
    if not path.is_file():
        return None
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return NumberWords(data["words"], data["between"])
