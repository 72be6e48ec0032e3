"""`spades-teach rules charter`: the house rules of a table in sentences, as a page to print or as a rule file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spades_teach.charter.page import MARK, charter_page
from spades_teach.charter.sentences import Charter, charter_of
from spades_teach.cli.arguments import Given, Option
from spades_teach.cli.errors import InputError
from spades_teach.cli.inputs import spec_text
from spades_teach.cli.output import INDENT, say, say_json
from spades_teach.core.variants import RuleSpec, compose, read_spec
from spades_teach.core.variants.sharing import write_rule_file
from spades_teach.i18n import Words, plain_text

OUT = Option(name="out", sample="FILE")

ENDINGS = (".html", ".json")
"""What a file is called: a page to print, or a rule file."""


def run_charter(given: Given, text: str) -> int:
    """Say the charter of a rule spec, or write it to a file."""
    spec = read_spec(spec_text(text))
    compose(spec)
    if given.has("out"):
        _write(given.values["out"], spec, given.words)
        if not given.has("json"):
            say(given.words("cli-charter-written", file=given.values["out"]))
            return 0
    charter = charter_of(spec, given.words)
    if given.has("json"):
        say_json(_as_json(charter))
        return 0
    for line in _told(charter, given.words):
        say(line)
    return 0


def _write(name: str, spec: RuleSpec, words: Words) -> None:
    ending = Path(name).suffix.lower()
    if ending not in ENDINGS:
        raise InputError("cli-charter-ending", file=name)
    text = charter_page(charter_of(spec, words), words) if ending == ENDINGS[0] else write_rule_file(spec)
    try:
        Path(name).write_text(text, encoding="utf-8")
    except (OSError, ValueError):
        raise InputError("cli-charter-not-written", file=name) from None


def _as_json(charter: Charter) -> dict[str, Any]:
    return {
        "rules": str(charter.spec),
        "link": charter.link,
        "title": plain_text(charter.title),
        "sections": [
            {
                "topic": section.topic,
                "heading": plain_text(section.heading),
                "lines": [
                    {
                        "about": line.about,
                        "label": plain_text(line.label),
                        "text": plain_text(line.text),
                        "note": plain_text(line.note) or None,
                        "default": not line.other,
                    }
                    for line in section.lines
                ],
            }
            for section in charter.sections
        ],
    }


def _told(charter: Charter, words: Words) -> Iterator[str]:
    yield charter.title
    yield charter.intro
    yield charter.rest
    for section in charter.sections:
        yield ""
        yield section.heading
        for line in section.lines:
            sign = MARK if line.other else " "
            yield f"{sign} " + words("charter-line", label=line.label, text=line.text)
            if line.note:
                yield INDENT * 2 + line.note
    yield ""
    yield words("charter-spec-line", rules=str(charter.spec))
