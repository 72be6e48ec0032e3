"""Which language to answer in: `--lang`, else the saved choice, else the system's locale, else English."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING

from spades_teach.i18n.locales import UnknownLanguageError, choose_language, system_language

if TYPE_CHECKING:
    from spades_teach.i18n import Words


def speaking(explicit: str | None) -> Words:
    """Return the words of the language; raises UnknownLanguageError when the one asked for does not exist."""
    from spades_teach.i18n.words import words_for

    return words_for(choose_language(explicit, saved_language() if explicit is None else None, system_language()))


def speaking_anyway(argv: Sequence[str]) -> Words:
    """Return the words to say an error in, whatever was typed."""
    try:
        return speaking(asked_language(argv))
    except UnknownLanguageError:
        return speaking(None)


def asked_language(argv: Sequence[str]) -> str | None:
    """Return what `--lang` asks for, also among arguments that do not fit."""
    asked = None
    for place, argument in enumerate(argv):
        if argument.startswith("--lang="):
            asked = argument.partition("=")[2]
        elif argument == "--lang" and place + 1 < len(argv):
            asked = argv[place + 1]
    return asked


def saved_language() -> str | None:
    """Return the language chosen in the course, None when none was.

    Only looks: a progress file that cannot be read is left for the course to deal with, and none is made.
    """
    from spades_teach.course.progress import FILE_NAME, user_folder

    path = user_folder() / FILE_NAME
    if not path.is_file():
        return None
    import sqlite3

    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=0.2)) as connection:
            for (value,) in connection.execute("SELECT value FROM settings WHERE name = 'language'"):
                return str(value)
    except sqlite3.Error:
        pass
    return None
