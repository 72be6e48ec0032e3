"""The named tables as `spades-teach rules` lists and shows them: what differs from the default table, and who says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spades_teach.catalogue import ProfileRecord, profile, profiles, variants
from spades_teach.cli.arguments import Given
from spades_teach.cli.output import INDENT, columns, say, say_json
from spades_teach.core.variants import STANDARD, in_force
from spades_teach.core.variants.registry import OWN_CHOICES
from spades_teach.core.variants.spec import write_value
from spades_teach.i18n import Words, plain_text

BASE = "pagat"
"""Whose answers stand where a table says nothing."""


def listed_profiles(words: Words) -> Iterator[str]:
    """Yield the named tables, a line for each under a heading."""
    yield words("cli-rules-tables")
    yield from columns(((words.code(record.id), words(f"profile-{record.id}")) for record in profiles()), words)


def show_profile(given: Given, table: str) -> int:
    """Show one named table."""
    record = profile(table)
    if given.has("json"):
        say_json(_as_json(record, given.words))
        return 0
    for line in _told(record, given.words):
        say(line)
    return 0


def _as_json(record: ProfileRecord, words: Words) -> dict[str, Any]:
    return {
        "id": record.id,
        "name": plain_text(words(f"profile-{record.id}")),
        "in_force": [entry.id for entry in variants() if in_force(entry.id, record.id)],
        "differs": [
            {
                "rule": choice.id,
                "parameters": {name: write_value(value) for name, value in choice.parameters},
                "sources": list(record.rules[choice.id]),
            }
            for choice in OWN_CHOICES.get(record.id, ())
        ],
        "answers": {
            answer.topic: {"answer": answer.value, "source": answer.source, "own": answer.own}
            for answer in record.answers
        },
    }


def _told(record: ProfileRecord, words: Words) -> Iterator[str]:
    yield words("cli-profile-title", rule=words(f"profile-{record.id}"), id=record.id)
    yield words.attr(f"profile-{record.id}", "about")
    yield ""
    if record.id == STANDARD.name:
        yield words("cli-rules-has")
        here = [entry.id for entry in variants() if in_force(entry.id)]
        yield from columns(((words.code(rule), words.rule(rule)) for rule in here), words)
    else:
        yield words("cli-profile-differs")
        yield from columns(
            (
                (words.code(str(choice)), words.rule(choice.id), _who(record.rules[choice.id], words))
                for choice in OWN_CHOICES[record.id]
            ),
            words,
        )
    yield ""
    yield words("cli-profile-answers")
    for source in dict.fromkeys(answer.source for answer in record.answers if answer.source != BASE):
        topics = [words("profile-topic", topic=each.topic) for each in record.answers if each.source == source]
        yield INDENT + words("cli-profile-said", source=_who((source,), words), topics=words.list_of(topics))
    yield INDENT + words("cli-profile-rest", source=_who((BASE,), words))


def _who(sources: tuple[str, ...], words: Words) -> str:
    return words.list_of([words("profile-source", source=source) for source in sources])
