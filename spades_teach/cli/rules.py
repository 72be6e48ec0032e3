"""`spades-teach rules`: the rules that a table may choose."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from textwrap import wrap
from typing import Any

from spades_teach.catalogue import Example, Parameter, Variant, variant, variants
from spades_teach.catalogue.records import Value
from spades_teach.catalogue.telling import CATALOGUE_LANGUAGE, Said, Telling, tell
from spades_teach.charter.rule_names import company_text
from spades_teach.cli.arguments import JSON, Command, Given, nearest
from spades_teach.cli.charter import OUT, run_charter
from spades_teach.cli.comparing import run_compare
from spades_teach.cli.errors import InputError
from spades_teach.cli.inputs import spec_text, tidy
from spades_teach.cli.output import INDENT, LINE, columns, say, say_json
from spades_teach.cli.tables import listed_profiles, show_profile
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.fact_notation import fact_example, facts_read_by
from spades_teach.core.variants import PROFILES, STANDARD, VARIANTS, compose, in_force, read_spec
from spades_teach.core.variants.spec import write_value
from spades_teach.i18n import Words, plain_text

ACTIONS = ("list", "show", "check", "compare", "charter")


def run(given: Given) -> int:
    """List the rules, show one, check whether some go together, compare tables, or write a charter."""
    if not given.operands:
        raise InputError("cli-rules-operand", action="none")
    action, *rest = given.operands
    if action not in ACTIONS:
        raise InputError("cli-rules-action", value=action, nearest=nearest(action, ACTIONS, default=ACTIONS[0]))
    if given.has(OUT.name) and action != "charter":
        raise InputError("cli-charter-only", option=OUT.typed, action=action)
    if action == "list":
        if rest:
            raise InputError("cli-surplus", value=rest[0])
        return _list(given)
    if not rest:
        raise InputError("cli-rules-operand", action=action)
    if action == "compare":
        return run_compare(given, rest)
    if len(rest) > 1:
        raise InputError("cli-surplus", value=rest[1])
    if action == "show":
        return _show(given, tidy(rest[0]).strip().lower())
    return run_charter(given, rest[0]) if action == "charter" else _check(given, spec_text(rest[0]))


# list


def _list(given: Given) -> int:
    if given.has("json"):
        say_json([_as_json(entry, given.words) for entry in variants()])
        return 0
    words = given.words
    for number, (category, entries) in enumerate(groupby(variants(), key=lambda entry: entry.category)):
        if number:
            say()
        say(words("cli-rules-category", category=category))
        for line in columns(((words.code(entry.id), _name(entry.id, words)) for entry in entries), words):
            say(line)
    say()
    say(words("cli-rules-in-force"))
    say()
    for line in listed_profiles(words):
        say(line)
    say()
    say(words("cli-rules-more"))
    return 0


def _name(rule: str, words: Words) -> str:
    return words("cli-rules-marked", rule=rule) if in_force(rule) else words.rule(rule)


def _as_json(entry: Variant, words: Words) -> dict[str, Any]:
    telling = tell(entry, words)
    return {
        "id": entry.id,
        "name": plain_text(words.rule(entry.id)),
        "category": entry.category,
        "sources": list(entry.sources),
        "parameters": [_parameter_as_json(parameter, telling) for parameter in entry.parameters],
        "conflicts": list(entry.conflicts),
        "reading": [
            {"question": plain_text(each.question.text), "reading": plain_text(each.reading.text)}
            for each in telling.readings
        ],
        "examples": [_example_as_json(example, telling) for example in entry.examples],
    }


def _parameter_as_json(parameter: Parameter, telling: Telling) -> dict[str, Any]:
    note = telling.notes.get(parameter.name)
    return {
        "name": parameter.name,
        "default": _plain(parameter.default),
        "alternatives": [_plain(value) for value in parameter.alternatives],
        "note": plain_text(note.text) if note else None,
    }


def _example_as_json(example: Example, telling: Telling) -> dict[str, Any]:
    return {
        "id": example.id,
        "kind": example.kind,
        "sources": list(example.sources),
        "basis": example.basis,
        "rules": example.spec,
        "given": _plain(example.given),
        "expect": _plain(example.expect),
        "teaches": plain_text(telling.examples[example.id].text),
    }


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _plain(part) for name, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


# show


def _show(given: Given, rule: str) -> int:
    if rule in PROFILES and rule not in VARIANTS:
        return show_profile(given, rule)
    entry = variant(rule) if rule in VARIANTS else _no_such_rule(rule)
    if given.has("json"):
        say_json(_as_json(entry, given.words))
        return 0
    for line in _told(entry, given.words):
        say(line)
    if rule in PROFILES:
        say()
        return show_profile(given, rule)
    return 0


def _no_such_rule(rule: str) -> Variant:
    raise InputError(
        "cli-no-such-rule", value=rule, nearest=nearest(rule, [*VARIANTS, *PROFILES], default=STANDARD.name)
    )


def _told(entry: Variant, words: Words) -> Iterator[str]:
    telling = tell(entry, words)
    yield words("cli-rules-title", rule=entry.id, id=entry.id)
    about = words.rule_about(entry.id)
    if about:
        yield about
    if in_force(entry.id):
        yield words("cli-rules-is-in-force")
    if entry.only_with:
        yield company_text(entry, words)
    yield from _section("cli-rules-parameters", _parameters(entry, telling, words), words)
    yield from _section("cli-rules-facts", _facts(entry.id, words), words)
    if entry.conflicts:
        yield from _section("cli-rules-conflicts", [words.list_of(map(words.code, entry.conflicts))], words)
    sources = [
        words("cli-rules-source", name=words("source-name", source=source), id=source) for source in entry.sources
    ]
    yield from _section("cli-rules-sources", sources, words)
    yield from _section("cli-rules-source-text", told_lines(telling.rule, words), words)
    readings = [
        line
        for each in telling.readings
        for line in (*told_lines(each.question, words), *told_lines(each.reading, words, INDENT))
    ]
    yield from _section("cli-rules-disagreements", _disagreements(telling, words), words)
    yield from _section("cli-rules-readings", readings, words)
    examples = [
        line for name, said in telling.examples.items() for line in (words.code(name), *told_lines(said, words, INDENT))
    ]
    yield from _section("cli-rules-examples", examples, words)


def _section(heading: str, lines: list[str], words: Words) -> Iterator[str]:
    if lines:
        yield ""
        yield words(heading)
        yield from (INDENT + line for line in lines)


def _disagreements(telling: Telling, words: Words) -> list[str]:
    """Return the points on which the sources differ: what each says, then what holds here."""
    lines = []
    for each in telling.disagreements:
        lines += told_lines(each.point, words)
        for name, said in each.says.items():
            lines += told_lines(said, words, INDENT, label=f"{words.code(name)}:")
        lines += told_lines(each.default, words, INDENT, label=words("cli-rules-here"))
    return lines


def _parameters(entry: Variant, telling: Telling, words: Words) -> list[str]:
    rows = []
    for parameter in entry.parameters:
        others = [_value(value, words) for value in parameter.alternatives if value != parameter.default]
        also = words("cli-rules-also", values=words.list_of(others)) if others else ""
        rows.append((words.code(parameter.name), _value(parameter.default, words), also))
    lines = []
    for parameter, line in zip(entry.parameters, columns(rows, words, indent=""), strict=True):
        note = telling.notes.get(parameter.name)
        lines += [line, *(told_lines(note, words, INDENT) if note else ())]
    return lines


def _facts(rule: str, words: Words) -> list[str]:
    """Return what `score --facts` may have to tell under a rule."""
    rules = compose(STANDARD.name)
    rows = ((words.code(fact_example(fact, rules)), words(f"fact-{fact.name}")) for fact in facts_read_by(rule))
    return columns(rows, words, indent="")


def _value(value: Value, words: Words) -> str:
    return words.number(value) if type(value) is int else words.code(write_value(value))


_ISOLATE = re.compile("[\u2066-\u2068][^\u2069]*\u2069")
_TOGETHER = "\u00a0"


def told_lines(said: Said, words: Words, indent: str = "", label: str = "") -> list[str]:
    """Break a sentence of the catalogue into lines; English is set apart where the reader's language runs the other way.

    label: what stands before the first line.
    """
    own = said.lang == words.lang
    text = _ISOLATE.sub(lambda found: found[0].replace(" ", _TOGETHER), f"{label} {said.text}".strip())
    lines = wrap(text, LINE - len(indent), break_on_hyphens=said.lang == CATALOGUE_LANGUAGE)
    return [indent + (line if own else words.code(line)).replace(_TOGETHER, " ") for line in lines]


# check


def _check(given: Given, text: str) -> int:
    """Say the canonical form of a rule spec; what cannot be in force together is refused, for programs with the two that clash."""
    spec = str(read_spec(text))
    try:
        compose(spec)
    except RuleSpecError as error:
        if given.has("json"):
            say_json({"rules": None, "conflict": {"id": error.id, **error.facts}})
        raise
    if given.has("json"):
        say_json({"rules": spec, "conflict": None})
    else:
        say(given.words.code(spec))
    return 0


COMMAND = Command(
    name="rules",
    usage=(
        "rules list [--lang L] [--json]",
        "rules show ID [--lang L] [--json]",
        "rules check R [--lang L] [--json]",
        "rules compare A B [C...] [--lang L] [--json]",
        "rules charter R [--out FILE] [--lang L] [--json]",
    ),
    options=(OUT, JSON),
    operands=("ACTION", "ID"),
    many=True,
    examples=(
        "rules show blind-nil",
        "rules check standard+short-game-300+board:minimum=5",
        "rules compare standard cookout",
        "rules charter standard+blind-nil+bag-penalty-short --out charter.html",
    ),
    run=run,
)
