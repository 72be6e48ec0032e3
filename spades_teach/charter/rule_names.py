"""What tables and rules are called, with what is set about them."""

from __future__ import annotations

from collections.abc import Iterable

from spades_teach.catalogue import Variant
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import STANDARD, read_spec, spec_of
from spades_teach.core.variants.spec import Choice, Value, write_value
from spades_teach.i18n import Words


def table_name(rules: RuleSet, words: Words) -> str:
    """Name a table: its profile and the rules that are added; rules on top of the default table stand for themselves.

    >>> from spades_teach.core.variants import compose
    >>> from spades_teach.i18n import words_for
    >>> table_name(compose("standard+board"), words_for("en")), table_name(compose("zone"), words_for("en"))
    ('Board', 'Microsoft’s Zone')
    """
    spec = spec_of(rules)
    if spec is None:
        return rules.name
    names = [choice_name(choice, words) for choice in spec.choices]
    if spec.profile != STANDARD.name or not names:
        names.insert(0, words.rule(spec.profile))
    return words.list_of(names)


def choice_name(choice: Choice, words: Words) -> str:
    """Name a rule with what is set about it."""
    name = words.rule(choice.id)
    told = [setting_text(choice.id, parameter, value, words) for parameter, value in choice.parameters]
    return words("rule-set-so", rule=name, settings=words.list_of(told)) if told else name


def company_text(entry: Variant, words: Words) -> str:
    """Say together with what a rule changes anything at the default table, "" for one that does by itself.

    >>> from spades_teach.catalogue import variant
    >>> from spades_teach.i18n import words_for
    >>> company_text(variant("broken-contract"), words_for("en"))
    'By itself it changes nothing at the default table. It does together with Spades auction.'
    """
    choices = company_of(entry)
    if not choices:
        return ""
    names = company_names(entry.id, choices, words)
    if needs_setting(entry.id, choices):
        return words("rule-only-set", settings=words.list_of(names))
    return words("rule-only-with", rules=words.list_of(names, "or"))


def company_of(entry: Variant) -> tuple[Choice, ...]:
    """Return the choices one of which a rule needs to change anything at the default table, as the catalogue names them."""
    return tuple(read_spec(f"{STANDARD.name}+{text}").choices[0] for text in entry.only_with)


def needs_setting(rule: str, company: Iterable[Choice]) -> bool:
    """Tell whether what a rule needs is no other rule: it has to be set itself."""
    return [choice.id for choice in company] == [rule]


def company_names(rule: str, company: Iterable[Choice], words: Words) -> list[str]:
    """Name what a rule needs, each with its settings; of the rule itself only what is set."""
    return [
        choice_name(choice, words)
        if choice.id != rule
        else words.list_of(setting_text(rule, name, value, words) for name, value in choice.parameters)
        for choice in company
    ]


def setting_text(rule: str, name: str, value: Value, words: Words) -> str:
    """Say how one thing about a rule is set."""
    return words("rule-setting", name=setting_name(rule, name, words), value=value_text(value, words))


def setting_name(rule: str, name: str, words: Words) -> str:
    """Name a thing that can be set about a rule; what no message names as it is written."""
    plain = name.replace("_", "-")
    named = next((each for each in (f"setting-{rule}-{plain}", f"setting-{plain}") if words.has(each)), None)
    return words.code(name) if named is None else words(named)


def value_text(value: Value, words: Words) -> str:
    """Say what a thing is set to; of several words that are chosen together one is enough."""
    if isinstance(value, bool):
        return words("rule-setting-yes" if value else "rule-setting-no")
    if isinstance(value, int):
        return words.number(value)
    if isinstance(value, tuple):
        if all(map(_is_card, value)):
            return words.hand(" ".join(value))
        chosen = any(words.has(f"choice-{each}") for each in value)
        return words.list_of([_word(each, words) for each in value], "or" if chosen else "list")
    return _word(write_value(value), words)


def _word(text: str, words: Words) -> str:
    """Say a card, a number, a suit, or a word that can be chosen; what no message says as it is written."""
    if _is_card(text):
        return words.card(text)
    if text.lstrip("-").isdecimal():
        return words.number(int(text))
    if text in ("S", "H", "D", "C"):
        return words.suit(text)
    return words(f"choice-{text}") if words.has(f"choice-{text}") else words.code(text)


def _is_card(text: str) -> bool:
    return text[-1:] in ("S", "H", "D", "C") and text[:-1] in (*"23456789JQKA", "10")
