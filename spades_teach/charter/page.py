"""A charter as one page of HTML: by itself, light, for A4 and Letter paper, right to left where the language is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files

from spades_teach.charter.sentences import HOUSE, Charter, Line, Section
from spades_teach.i18n import Words

MARK = "◆"
"""Stands before a rule that is not the default table's."""

ROOMY, CLOSE = 17, 24
"""Sentences up to which the page is set in large and in middle type; more of them are set small."""

_DIRECTIONS = {"\u2066": "ltr", "\u2067": "rtl", "\u2068": "auto"}
_CLOSED = "\u2069"
_MARKS = re.compile("([\u2066-\u2069])")
_CARD = re.compile("((?:10|[2-9JQKA])[♠♥♦♣]\ufe0e?)")


@cache
def _style() -> str:
    return files("spades_teach.charter").joinpath("page.css").read_text(encoding="utf-8")


def charter_page(charter: Charter, words: Words) -> str:
    """Return the whole page; it needs nothing besides itself."""
    return "".join(_page(charter, words))


def _page(charter: Charter, words: Words) -> Iterator[str]:
    size = len(charter.lines)
    dense = "" if size <= ROOMY else "close" if size <= CLOSE else "small"
    yield f'<!doctype html>\n<html lang="{words.lang}" dir="{words.direction}">\n<head>\n<meta charset="utf-8">\n'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light">\n'
    yield f'<title>{escape(charter.title)}</title>\n<style>{_style()}</style>\n</head>\n<body class="{dense}">\n'
    yield f"<header>\n<h1>{text_html(charter.title)}</h1>\n<p>{text_html(charter.intro)} {text_html(charter.rest)}</p>\n</header>\n"
    yield "<main>\n"
    for section in charter.sections:
        yield from _section(section, words)
    yield "</main>\n<footer>\n"
    yield f'<p>{text_html(words("charter-spec"))}: <code dir="ltr">{escape(str(charter.spec))}</code></p>\n'
    yield f'<div class="signed"><span>{text_html(words("charter-agreed"))}</span><span>{text_html(words("charter-date"))}</span></div>\n'
    yield "</footer>\n</body>\n</html>\n"


def _section(section: Section, words: Words) -> Iterator[str]:
    yield f"<section>\n<h2>{text_html(section.heading)}</h2>\n<dl>\n"
    for line in section.lines:
        yield _line(line, words, house=section.topic == HOUSE)
    yield "</dl>\n</section>\n"


def _line(line: Line, words: Words, *, house: bool) -> str:
    unseen = f'<span class="unseen"> ({text_html(words("charter-mark"))})</span>'
    mark = f'<span class="mark" aria-hidden="true">{MARK}</span>' if line.other else ""
    note = f'<span class="note">{text_html(line.note)}</span>' if line.note else ""
    said = f"<dd>{text_html(line.text)}{unseen if line.other else ''}{note}</dd>"
    kept = " data-set" if house else ""  # how a rule is set is told on a full page too
    return f'<div class="line"{kept}><dt>{mark}{text_html(line.label)}</dt>{said}</div>\n'


def text_html(text: str) -> str:
    """Write a ready-made text as HTML: each isolate and each card becomes a <bdi>.

    >>> text_html("lead A♠ & win")
    'lead <bdi dir="ltr" class="card">A♠</bdi> &amp; win'
    """
    return "".join(_html_parts(text))


def _html_parts(text: str) -> Iterator[str]:
    inside = False  # a card stands in an isolate of its own already
    for piece in _MARKS.split(text):
        if piece in _DIRECTIONS:
            yield f'<bdi dir="{_DIRECTIONS[piece]}">'
        elif piece == _CLOSED:
            yield "</bdi>"
        elif inside and _CARD.fullmatch(piece):
            yield _card(piece, "span")
        else:
            yield "".join(_card(part, "bdi") if _CARD.fullmatch(part) else escape(part) for part in _CARD.split(piece))
        inside = piece == "\u2066"


def _card(text: str, tag: str) -> str:
    direction = ' dir="ltr"' if tag == "bdi" else ""
    red = " red" if re.search("[♥♦]", text) else ""
    return f'<{tag}{direction} class="card{red}">{escape(text)}</{tag}>'
