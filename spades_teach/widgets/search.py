"""Search in a few hundred short texts: words in any order, in any language at once, forgiving endings and slips of the finger."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from spades_teach.i18n import ascii_digits, plain_text

LONGEST_QUERY = 120
"""Characters of a query that are read."""

SHORTEST_PREFIX = 3
"""Letters from which on the beginning of a word stands for it."""

CUT = 0.4
"""What is worth less than this share of the best find is left out."""

_WORD = re.compile(r"[^\W_]+")
_VOWEL_SIGNS = re.compile("[\u064b-\u065f\u0670\u0640]")
_ONE_SPELLING = str.maketrans(
    {"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "ۀ": "ه", "آ": "ا", "أ": "ا", "إ": "ا", "ؤ": "و"}
)
_NARROW = "\u200c"


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a text in one spelling: small letters, ASCII digits, one form of each Arabic letter, no vowel signs.

    A Persian word of several pieces comes as a whole and in its pieces, since many write it in one or the other way.

    >>> words_of("Can't I lead ۱۰ Spades?")
    ('cant', 'i', 'lead', '10', 'spades')
    """
    plain = ascii_digits(plain_text(text)).casefold().replace("'", "").replace("’", "")
    plain = _VOWEL_SIGNS.sub("", plain).translate(_ONE_SPELLING)
    found: list[str] = []
    for piece in re.split(r"\s+", plain):
        if _NARROW in piece:
            found += _WORD.findall(piece.replace(_NARROW, ""))
        found += _WORD.findall(piece.replace(_NARROW, " "))
    return tuple(found)


class SearchIndex:
    """Texts to be searched, each under its id, in the order in which equal finds are told.

    >>> index = SearchIndex({"lead": [(2, "May I lead a spade?")], "nil": [(2, "What is a nil worth?")]}, "what is a may i")
    >>> index.find("leading spades"), index.find("nill"), index.find("joker")
    (('lead',), ('nil',), ())
    """

    def __init__(self, texts: Mapping[str, Iterable[tuple[int, str]]], stop_words: str = "") -> None:
        """Read the texts: for each id pieces of text, each with its weight.  stop_words: words that find nothing by themselves."""
        self._stop = frozenset(words_of(stop_words))
        self._weights: dict[str, dict[str, int]] = {}
        for place, pieces in texts.items():
            weights = self._weights.setdefault(place, {})
            for weight, text in pieces:
                for word in words_of(text):
                    weights[word] = max(weight, weights.get(word, 0))

    def find(self, query: str) -> tuple[str, ...]:
        """Return the ids of what fits a query, the best first; without a word in it everything, in the order of the texts."""
        asked = words_of(query[:LONGEST_QUERY])
        wanted = tuple(dict.fromkeys(word for word in asked if word not in self._stop)) or asked
        if not wanted:
            return tuple(self._weights)
        worth = dict.fromkeys(self._weights, 0.0)
        met = dict.fromkeys(self._weights, 0)
        for word in wanted:
            fits = self._fits(word)
            rarity = math.log(1 + len(self._weights) / max(1, len(fits)))
            for place, fit in fits.items():
                worth[place] += rarity * fit
                met[place] += 1
        least, best = (len(wanted) + 1) // 2, max(worth.values(), default=0)
        found = [place for place in worth if met[place] >= least and worth[place] >= CUT * best > 0]
        return tuple(sorted(found, key=lambda place: -worth[place]))

    def _fits(self, word: str) -> dict[str, float]:
        """Return how well a word fits each text that it fits at all."""
        fits = {}
        for place, weights in self._weights.items():
            best = max((weight * likeness(word, known) for known, weight in weights.items()), default=0)
            if best:
                fits[place] = best
        return fits


@lru_cache(maxsize=65536)
def likeness(asked: str, known: str) -> float:
    """Return how much a word that was typed is like one of a text: 1 for the same, 0 for another.

    >>> likeness("spade", "spades"), likeness("contr", "contract"), likeness("leading", "leads"), likeness("trmup", "trump")
    (1, 0.8, 0.6, 0.5)
    """
    if asked == known or asked == f"{known}s" or f"{asked}s" == known:
        return 1
    if asked.isdecimal() or known.isdecimal():
        return 0
    if known.startswith(asked):
        return 0.8 if len(asked) >= SHORTEST_PREFIX else 0
    if asked.startswith(known) and len(known) >= SHORTEST_PREFIX:
        return 0.7
    shorter = min(len(asked), len(known))
    common = next((at for at in range(shorter) if asked[at] != known[at]), shorter)
    if common >= max(SHORTEST_PREFIX + 1, shorter - 1):
        return 0.6
    return 0.5 if shorter > SHORTEST_PREFIX and _one_slip(asked, known) else 0


def _one_slip(one: Sequence[str], other: Sequence[str]) -> bool:
    """Tell whether one letter was left out, added, changed, or two neighbours were exchanged."""
    if len(one) > len(other):
        one, other = other, one
    at = next((at for at, letter in enumerate(one) if letter != other[at]), len(one))
    if len(one) < len(other):
        return one[at:] == other[at + 1 :]
    return one[at + 1 :] == other[at + 1 :] or (
        one[at : at + 2] == other[at : at + 2][::-1] and one[at + 2 :] == other[at + 2 :]
    )
