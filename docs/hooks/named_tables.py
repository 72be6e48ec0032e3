"""The named tables: what each has of its own and who plays so, and the answers of all of them side by side."""

from __future__ import annotations

from spades_teach.catalogue import ProfileRecord, profile_sources, profiles
from spades_teach.core.variants.registry import OWN_CHOICES
from spades_teach.i18n import plain_text, words_for


def tables() -> str:
    """List the named tables, then what they answer on each topic."""
    words = words_for("en")
    rows = [f"| `{record.id}`<br>{_said(f'profile-{record.id}')} | {_choices(record)} |" for record in profiles()]
    answers = [
        f"| {plain_text(words('profile-topic', topic=base.topic))} | {base.value} ({base.source}) | {_others(base.topic)} |"
        for base in profiles()[1].answers
    ]
    who = "; ".join(f"*{source.id}*: {source.title}" for source in profile_sources())
    return "\n".join(
        [
            "| table | differs from the default table in |",
            "|---|---|",
            *rows,
            "",
            "Who plays so, answer by answer; a table that is not named says nothing of its own and has the answer of `pagat`:",
            "",
            "| point | `pagat` | of their own |",
            "|---|---|---|",
            *answers,
            "",
            f"Sources: {who}.",
        ]
    )


def _said(message: str) -> str:
    return plain_text(words_for("en").attr(message, "about"))


def _choices(record: ProfileRecord) -> str:
    chosen = OWN_CHOICES.get(record.id, ())
    return "<br>".join(f"`{choice}` ({', '.join(record.rules[choice.id])})" for choice in chosen) or "nothing"


def _others(topic: str) -> str:
    """Return the answers of the tables that say something themselves, those with the same answer together."""
    found: dict[str, list[str]] = {}
    for record in profiles():
        answer = record.answer(topic)
        if answer.own:
            found.setdefault(f"{answer.value} ({answer.source})", []).append(f"`{record.id}`")
    return "<br>".join(f"{value}: {', '.join(names)}" for value, names in found.items())
