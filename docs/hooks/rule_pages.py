"""The book of rules as pages: one for each part, every rule with all that the catalogue has on it.

The examples are worked by the program itself: each question folds open to its answer, so that a reader may say it first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from mkdocs.exceptions import PluginError

from spades_teach.catalogue import Example, Variant, source, sources, variants
from spades_teach.catalogue.loader import CATEGORIES
from spades_teach.charter.rule_names import setting_name, value_text
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import in_force
from spades_teach.i18n import Words, plain_text, words_for
from spades_teach.widgets.rule_book import known_conflicts
from spades_teach.widgets.step_reveal import StepRevealLogic

WORDS = words_for("en")
LANGUAGES = {"en": "English", "fa": "Persian", "ar": "Arabic", "fi": "Finnish"}


def index() -> str:
    """List all rules under the part they belong to, each with what it means and a link to its page."""
    parts = []
    for category in CATEGORIES:
        rows = [
            f"| [{_name(entry)}]({_page(category)}#{entry.id}) | `{entry.id}` | {_about(entry)} |"
            for entry in _of(category)
        ]
        title = _plain(WORDS("cli-rules-category", category=category))
        parts.append("\n".join([f"### {title}", "", "| rule | id | what it means |", "|---|---|---|", *rows]))
    return "\n\n".join(parts)


def pages(category: str) -> str:
    """Write all rules of a part; raises PluginError for one that there is not."""
    if category not in CATEGORIES:
        raise PluginError(f"no part {category!r} of the rules; expected one of {', '.join(CATEGORIES)}")
    return "\n\n".join(block for entry in _of(category) for block in _rule(entry))


def _of(category: str) -> Iterator[Variant]:
    return (entry for entry in variants() if entry.category == category)


def _page(category: str) -> str:
    return f"rules-{category}.md"


def _name(entry: Variant) -> str:
    return _plain(WORDS.rule(entry.id))


def _about(entry: Variant) -> str:
    return _plain(WORDS.rule_about(entry.id) or "")


def _plain(text: str) -> str:
    return plain_text(text).replace("|", "\\|")


# The page of a rule


def _rule(entry: Variant) -> Iterator[str]:
    yield f"## {_name(entry)} {{ #{entry.id} }}"
    yield f"`standard+{entry.id}`" + (" · in force at the default table already" if in_force(entry.id) else "")
    yield f"**{_about(entry)}**"
    yield entry.rule
    yield "\n".join(f"- {row}" for row in _facts(entry))
    for point in entry.disagreements:
        yield _disagreement(point.point, point.says, point.default)
    if entry.readings:
        yield "The texts leave open:"
        yield "\n".join(f"- *{each.question}* {each.reading}" for each in entry.readings)
    if entry.examples:
        yield "".join(_example(number, each) for number, each in enumerate(entry.examples, start=1))


def _facts(entry: Variant) -> Iterator[str]:
    for parameter in entry.parameters:
        others = [value_text(value, WORDS) for value in parameter.alternatives if value != parameter.default]
        more = f", or {WORDS.list_of(others, 'or')}" if others else ""
        note = f" ({parameter.note.rstrip('.')})" if parameter.note else ""
        named = f"{setting_name(entry.id, parameter.name, WORDS)} (`{parameter.name}`)"
        yield _plain(f"{named}: {value_text(parameter.default, WORDS)}{more}{note}")
    for lang, names in entry.names.items():
        told = ", ".join(f'<bdi lang="{lang}">{escape(name)}</bdi>' for name in names)
        yield f"{LANGUAGES[lang]}: {told}"
    places = {each.id: each.category for each in variants()}
    if others := known_conflicts(entry):
        links = [f"[{_plain(WORDS.rule(other))}]({_page(places[other])}#{other})" for other in others]
        yield f"Not together with {', '.join(links)}"
    yield "Found in " + ", ".join(_source(each) for each in entry.sources)


def _source(source_id: str) -> str:
    return f"{source(source_id).title} ({source_id})"


def _disagreement(point: str, says: Mapping[str, str], default: str) -> str:
    known = {each.id for each in sources()}
    rows = [f"| {_source(name) if name in known else name} | {_plain(text)} |" for name, text in says.items()]
    return "\n".join([f"| {_plain(point)} | |", "|---|---|", *rows, f"| **here** | {_plain(default)} |"])


# An example, to be worked through by folding open


def _example(number: int, example: Example) -> str:
    basis = _plain(WORDS("book-example", number=number, basis=example.basis))
    head = f"<summary>{escape(basis)} <code>{example.id}</code></summary>"
    try:
        logic = StepRevealLogic(example.id)
    except SpadesError:
        body = f"<p>{escape(example.teaches)}</p>"
    else:
        body = _situation(logic, WORDS) + "".join(_lines(logic, WORDS)) + f"<p><em>{escape(example.teaches)}</em></p>"
    return f'<details class="spades-example">{head}{body}</details>\n'


def _situation(logic: StepRevealLogic, words: Words) -> str:
    strings = logic.strings(words)
    sides = "; ".join(strings["sides"].values())
    told = [strings["task"], f"{sides}." if sides else "", *strings["notes"], *_cards(logic, strings, words)]
    return f"<p>{escape(plain_text(' '.join(filter(None, told))))}</p>{_seats(strings)}"


def _cards(logic: StepRevealLogic, strings: Mapping[str, Any], words: Words) -> Iterator[str]:
    if logic.worked.plays:
        played = words.list_of(strings["plays"].values())
        yield f"{strings['row' if logic.in_a_row else 'table']}: {played}."
    if logic.worked.hand:
        yield f"{strings['hand']}: {words.hand(' '.join(card.code for card in logic.worked.hand))}."


def _seats(strings: Mapping[str, Any]) -> str:
    if not strings["seats"]:
        return ""
    names = [
        key
        for key in ("seat", "bid", "tricks")
        if key != "tricks" or any(row["tricks"] for row in strings["seats"].values())
    ]
    head = "".join(f"<th>{escape(strings['columns'][key])}</th>" for key in names)
    rows = "".join(
        "<tr>"
        + "".join(f"<td>{escape(plain_text(row['name' if key == 'seat' else key]))}</td>" for key in names)
        + "</tr>"
        for row in strings["seats"].values()
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _lines(logic: StepRevealLogic, words: Words) -> Iterator[str]:
    """Show one line after the other, as somebody does who asks for each."""
    while not logic.done:
        asked = logic.strings(words)["open"]["ask"]
        logic.act({"kind": "show"})
        line = logic.strings(words)["lines"][-1]
        why = " ".join([line["value"], *(f"({each})" for each in line["worked"]), "·", *line["why"]])
        yield f"<details><summary>{escape(plain_text(asked))}</summary><p>{escape(plain_text(why))}</p></details>"
