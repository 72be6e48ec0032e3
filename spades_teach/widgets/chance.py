"""What the makers of questions draw, all of it from one number."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TypeVar

from spades_teach.core.deals import below, random_words

T = TypeVar("T")


class Chance:
    """Everything that a maker draws, from one number."""

    def __init__(self, seed: int) -> None:
        self._words = random_words(seed)

    @classmethod
    def of(cls, text: str) -> Chance:
        """Draw from a text, such as the id of a question.

        >>> Chance.of("bags-1").below(100) == Chance.of("bags-1").below(100)
        True
        """
        return cls(zlib.crc32(text.encode()) << 32 | zlib.crc32(text[::-1].encode()))

    def seed(self) -> int:
        return next(self._words)

    def below(self, limit: int) -> int:
        return below(limit, self._words)

    def between(self, least: int, most: int) -> int:
        """Return a whole number from least to most, both included."""
        return least + self.below(most - least + 1)

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in things]
