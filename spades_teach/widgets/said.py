"""A sentence of the catalogue on a page: in the language of the page, or marked as of another one."""

from __future__ import annotations

from typing import Any

from spades_teach.catalogue.telling import Said
from spades_teach.i18n import Words, words_for


def on_page(said: Said, words: Words) -> dict[str, Any]:
    """Return a sentence as JavaScript wants it, with `lang` and `dir` where they are not those of the page.

    >>> on_page(Said("Yes, 0.", "en"), words_for("fa"))
    {'text': 'Yes, 0.', 'lang': 'en', 'dir': 'ltr'}
    """
    if said.lang == words.lang:
        return {"text": said.text}
    return {"text": said.text, "lang": said.lang, "dir": words_for(said.lang).direction}
