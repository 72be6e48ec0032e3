"""Words: messages, numbers, cards and directions of every language, from plain text and numbers alone.

A language is a folder beside this file: `locale.toml` says how it writes, its `*.ftl` files hold the sentences.
Importing this package reads nothing; the first sentence loads the Fluent library.

>>> from spades_teach.i18n import words_for
>>> words_for("en")("must-follow-suit", suit="H")
'Hearts were led and you still hold one, so you must play a heart.'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spades_teach.i18n.isolates import isolate, plain_text
    from spades_teach.i18n.locales import (
        Locale,
        UnknownLanguageError,
        available_languages,
        choose_language,
        system_language,
    )
    from spades_teach.i18n.numbers import ascii_digits, read_number
    from spades_teach.i18n.words import MessageError, MissingMessageError, Words, words_for

__all__ = [
    "Locale",
    "MessageError",
    "MissingMessageError",
    "UnknownLanguageError",
    "Words",
    "ascii_digits",
    "available_languages",
    "choose_language",
    "isolate",
    "plain_text",
    "read_number",
    "system_language",
    "words_for",
]

_HOMES = {
    "isolates": ("isolate", "plain_text"),
    "locales": ("Locale", "UnknownLanguageError", "available_languages", "choose_language", "system_language"),
    "numbers": ("ascii_digits", "read_number"),
    "words": ("MessageError", "MissingMessageError", "Words", "words_for"),
}


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
