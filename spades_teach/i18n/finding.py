"""Find words that people type: whatever digits, letters and marks they type them with.

>>> found_in("نيل كور", "نیلِ کور"), found_in("۲۰۰", "worth 200 points"), found_in("Blind  NIL", "blind nil in the dark")
(True, True, True)
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from spades_teach.i18n.numbers import ascii_digits

_LETTERS = str.maketrans(
    {"ي": "ی", "ى": "ی", "ئ": "ی", "ك": "ک", "ة": "ه", "ۀ": "ه", "أ": "ا", "إ": "ا", "ٱ": "ا", "آ": "ا", "ؤ": "و"}
    | dict.fromkeys("\u200c\u200d\u0640", "")
)
"""Letters that Arabic and Persian keyboards write in different ways; joiners and strokes that only look well are dropped."""


@lru_cache(maxsize=4096)
def plain_letters(text: str) -> str:
    """Write a text as it is compared: small letters without accents, ASCII digits, one form for letters that keyboards write differently.

    >>> plain_letters("Kéy ۱۲"), plain_letters("می\u200cخواند")
    ('key 12', 'میخواند')
    """
    apart = unicodedata.normalize("NFKD", ascii_digits(text.translate(_LETTERS)).casefold())
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    words = "".join(sign if sign.isalnum() else " " for sign in bare.translate(_LETTERS))
    return " ".join(words.split())


def found_in(asked: str, *texts: str) -> bool:
    """Tell whether each word that is asked for stands in one of the texts, be it as a part of a word."""
    places = [plain_letters(text) for text in texts]
    return all(any(word in place for place in places) for word in plain_letters(asked).split())
