"""A score sheet to print and fill in, on one page of A4 paper, or as an empty table for a spreadsheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from pathlib import Path

from spades_teach.analysis.columns import RESULTS, SEAT_KINDS, headings
from spades_teach.analysis.given import Rules, rules_of
from spades_teach.analysis.sheet_tables import MOST_ROUNDS
from spades_teach.analysis.sheet_writing import ENDINGS, bad_ending, save, write_rows
from spades_teach.core.arguments import checked
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.rules.facts import facts_read
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Side
from spades_teach.i18n import Words, words_for

PAGE = ".html"

_MOST = {False: 40, True: 25}
"""Rounds that a page has room for that stands, and one that lies on its side."""

_WIDE = 3
"""Sides from which on the page lies on its side."""

_FULL = {False: 15, True: 9}
"""Rounds from which on the rows of either share all the room there is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetTemplate:
    """An empty sheet for a table.  words: in which a page speaks."""

    rules: RuleSet
    rounds: int
    words: Words

    @property
    def counts_bags(self) -> bool:
        """Whether these rules carry bags from round to round."""
        return self.rules.has("terms.bag-penalty")

    @property
    def lies(self) -> bool:
        """Whether the page lies on its side, since it has many columns."""
        return len(self.rules.table.sides) >= _WIDE

    @property
    def most_printed(self) -> int:
        """How many rounds one page has room for."""
        return _MOST[self.lies]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The columns of a side; where there are many sides, the page has only those that cannot be done without."""
        results = [kind for kind in RESULTS if kind != "bags" or self.counts_bags]
        return (*SEAT_KINDS, *(results if len(self.rules.table.sides) <= _WIDE else ("total",)))

    def rows(self) -> list[list[str]]:
        """Return the heading of a table that the rules ask for, and its rows, in which only the rounds are numbered."""
        heading = [name for name in headings(self.rules) if self.counts_bags or not name.endswith("_bags")]
        return [heading, *([str(number + 1), *[""] * (len(heading) - 1)] for number in range(self.rounds))]

    def html(self) -> str:
        """Return the page, which needs nothing besides itself; raises SpadesError for more rounds than it has room for."""
        if self.rounds > self.most_printed:
            raise _bad_rounds(self.rounds, self.most_printed)
        return "".join(self._page())

    def save(self, path: str | Path) -> None:
        """Write it as a page, .html, or as an empty table, .csv, .tsv, .xlsx or .json; raises SpadesError for another ending."""
        ending = Path(path).suffix.lower()
        if ending == PAGE:
            save(path, self.html().encode())
        elif ending in ENDINGS:
            write_rows(self.rows(), path)
        else:
            raise bad_ending(shown(path, str), (PAGE, *ENDINGS))

    def _page(self) -> Iterator[str]:
        words = self.words
        title = escape(words("sheet-page-title"))
        style = files("spades_teach.analysis").joinpath("sheet_template.css").read_text(encoding="utf-8")
        size = f"@page {{ size: A4 {'landscape' if self.lies else 'portrait'}; margin: 12mm }}"
        yield f'<!doctype html>\n<html lang="{words.lang}" dir="{words.direction}">\n<head>\n<meta charset="utf-8">\n'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="color-scheme" content="light">\n'
        yield f"<title>{title}</title>\n<style>\n{size}\n{style}</style>\n</head>\n"
        yield f"<body{' class=lying' if self.lies else ''}>\n"
        yield f"<header>\n<h1>{title}</h1>\n"
        yield f'<p>{_html(words("sheet-page-rules", rules=self.rules.name))}</p>\n<p class="line">{escape(words("sheet-page-date"))}</p>\n</header>\n'
        yield from self._table()
        partners = any(len(side.seats) > 1 for side in self.rules.table.sides)
        yield f"<footer>\n<p>{_html(words('sheet-page-help-partners' if partners else 'sheet-page-help-alone'))}</p>\n"
        yield f"<p>{_html(words('sheet-page-check', columns=', '.join(self._needed())))}</p>\n</footer>\n</body>\n</html>\n"

    def _needed(self) -> list[str]:
        """Return the headings without which a sheet cannot be checked."""
        return [name for name in self.rows()[0] if not name.endswith(("_points", "_bags"))]

    def _table(self) -> Iterator[str]:
        words, sides = self.words, self.rules.table.sides
        has_notes = bool(facts_read(self.rules))
        note = f'<th scope="col" rowspan="2" class="first">{escape(words("sheet-page-note"))}</th>' if has_notes else ""
        full = self.rounds >= _FULL[self.lies]
        yield f"<main>\n<table{' class=full' if full else ''}>\n"
        yield f'<thead>\n<tr><th scope="col" rowspan="2" class="round">{escape(words("sheet-page-round"))}</th>'
        yield "".join(self._side(side) for side in sides) + f"{note}</tr>\n<tr>"
        labels = [f'<th scope="col">{escape(words(f"sheet-page-{kind}"))}</th>' for kind in self.kinds]
        first = [labels[0].replace("<th", '<th class="first"', 1), *labels[1:]]
        yield "".join(first) * len(sides) + "</tr>\n</thead>\n<tbody>\n"
        cells = ('<td class="first"></td>' + "<td></td>" * (len(self.kinds) - 1)) * len(sides)
        notes = '<td class="first"></td>' if has_notes else ""
        for number in range(1, self.rounds + 1):
            yield f'<tr><th scope="row">{_html(words.number(number))}</th>{cells}{notes}</tr>\n'
        yield "</tbody>\n</table>\n</main>\n"

    def _side(self, side: Side) -> str:
        said = _html(self.words("sheet-page-side", side=side.name))
        return (
            f'<th scope="colgroup" colspan="{len(self.kinds)}" class="first side">{said}<span class="line"></span></th>'
        )


@checked
def sheet_template(rules: Rules = "standard", rounds: int = 12, lang: str = "en") -> SheetTemplate:
    """Return an empty score sheet for a table.

    rules: the columns are those that they ask for.  rounds: 1 to 1000; a page has room for 40, with three sides or more for 25.
    lang: in which a page speaks.
    Raises RuleSpecError for rules that cannot be read, SpadesError for another number of rounds, UnknownLanguageError.

    >>> sheet_template("standard", 2).rows()[0][:4]
    ['round', 'NS_bid', 'NS_tricks', 'NS_points']
    >>> sheet_template("standard", 12, "fa").html().count("<tr>")
    14
    """
    if type(rounds) is not int or not 1 <= rounds <= MOST_ROUNDS:
        raise _bad_rounds(rounds, MOST_ROUNDS)
    known = rules_of(rules)
    return SheetTemplate(rules=known, rounds=rounds, words=words_for(lang))


def _bad_rounds(rounds: object, most: int) -> SpadesError:
    return SpadesError(
        f"{shown(rounds)} rounds on a sheet to fill in; give a number from 1 to {most}",
        "sheet-bad-rounds",
        value=shown(rounds, str),
        most=most,
    )


_OPENED = {"\u2066": "ltr", "\u2067": "rtl", "\u2068": "auto"}


def _html(text: str) -> str:
    """Write a ready-made text as HTML, each isolate as an element; what is no list is not broken."""
    marks = {ord(mark): f'<bdi dir="{direction}">' for mark, direction in _OPENED.items()} | {0x2069: "</bdi>"}
    return re.sub(
        '<bdi dir="ltr">(?=[^<,]{1,60}</bdi>)', '<bdi dir="ltr" class="whole">', escape(text).translate(marks)
    )
