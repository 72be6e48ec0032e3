"""Sentences said once: a widget asks for most of its words again after each press."""

from functools import lru_cache

from spades_teach.i18n import Words


@lru_cache(maxsize=4096)
def said(words: Words, message_id: str, /, **args: str | int) -> str:
    """Say a message, from memory when the same was said before.

    >>> from spades_teach.i18n import words_for
    >>> said(words_for("en"), "hand-fan-sort-rank")
    'Ranks'
    """
    return words(message_id, **args)
