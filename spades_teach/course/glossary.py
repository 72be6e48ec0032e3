"""The glossary that opens in place: a term marked in the text, and below the paragraph what it means.

The explanation is a `<details>` of HTML itself: it opens by mouse, touch and keyboard without a program, in marimo, in
JupyterLab's sanitised Markdown alike.  Ids are the catalogue's, words the language's (`terms.ftl`).
"""

from __future__ import annotations

import html
from collections.abc import Iterable
from typing import TYPE_CHECKING

from spades_teach.catalogue import term
from spades_teach.core.errors import SpadesError
from spades_teach.course.model import LessonError
from spades_teach.i18n import plain_text

if TYPE_CHECKING:
    from spades_teach.i18n import Words


def marked(term_id: str, shown: str, words: Words) -> str:
    """Return the mark of a term in the text; a mouse that rests on it is told at once."""
    meaning = html.escape(plain_text(term_meaning(term_id, words)))
    return f'<dfn class="spades-term-mark" title="{meaning}">{html.escape(shown)}</dfn>'


def term_name(term_id: str, words: Words) -> str:
    """Return what a term is called.

    Raises LessonError for one that the catalogue does not know or nobody has explained.

    >>> from spades_teach.i18n import words_for
    >>> term_name("bag", words_for("en")), term_name("bag", words_for("fa"))
    ('bag', 'بگ')
    """
    _known(term_id, words)
    return words(f"term-{term_id}")


def term_meaning(term_id: str, words: Words) -> str:
    """Return what a term means, for somebody who never played; raises LessonError as `term_name` does."""
    _known(term_id, words)
    return words.attr(f"term-{term_id}", "meaning")


def term_rows(term_ids: Iterable[str], words: Words) -> str:
    """Return the HTML that explains terms, each closed at first."""
    rows = "".join(
        f'<details class="spades-term"><summary>{html.escape(term_name(each, words))}</summary>'
        f'<div class="spades-term-meaning">{html.escape(term_meaning(each, words))}</div></details>'
        for each in term_ids
    )
    return f'<div class="spades-terms">{rows}</div>\n\n'


def _known(term_id: str, words: Words) -> None:
    try:
        term(term_id)
    except SpadesError as error:
        raise LessonError(f"{{term:{term_id}}}: {error}", "bad-placeholder") from None
    if not words.has(f"term-{term_id}", "meaning"):
        raise LessonError(
            f"{{term:{term_id}}}: nobody has explained it; write term-{term_id} and its .meaning into i18n/*/terms.ftl",
            "bad-placeholder",
        )
