"""What `--help` shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from spades_teach.cli.arguments import Command, Option
from spades_teach.cli.output import INDENT, LINE, columns, say, width

if TYPE_CHECKING:
    from spades_teach.i18n import Words

PROGRAM = "spades-teach"


def overview(words: Words, commands: Mapping[str, Iterable[str]], options: Sequence[Option]) -> None:
    """Show all commands."""
    _usage(words, [f"{PROGRAM} COMMAND ..."])
    say()
    say(words("cli-about"))
    for group, names in commands.items():
        say()
        say(words(f"cli-commands-{group}"))
        _rows(words, [(name, words(f"cli-command-{name}")) for name in names])
    say()
    say(words("cli-help-options"))
    _options(words, options)
    say()
    say(words("cli-help-more"))


def explain(words: Words, command: Command) -> None:
    """Show one command: its forms, its options, examples."""
    _usage(words, [f"{PROGRAM} {form}" for form in command.usage])
    say()
    say(words(f"cli-command-{command.name}"))
    if words.has(f"cli-command-{command.name}", "more"):
        say()
        say(words.attr(f"cli-command-{command.name}", "more"))
    if command.operands:
        say()
        _rows(words, [(operand, words(f"cli-operand-{operand.lower()}")) for operand in command.operands])
    say()
    say(words("cli-help-options"))
    _options(words, command.all_options)
    if command.examples:
        say()
        say(words("cli-help-examples"))
        for example in command.examples:
            say(INDENT + words.code(f"{PROGRAM} {example}"))


def _options(words: Words, options: Iterable[Option]) -> None:
    _rows(words, [(str(option), words(f"cli-option-{option.name}")) for option in options])


def _rows(words: Words, rows: Iterable[tuple[str, str]]) -> None:
    for line in columns([(words.code(typed), text) for typed, text in rows], words):
        say(line)


def _usage(words: Words, forms: Iterable[str]) -> None:
    say(words("cli-help-usage"))
    for form in forms:
        for line in _broken(form):
            say(INDENT + words.code(line))


def _broken(form: str) -> list[str]:
    """Break a form between its options, the rest of it indented."""
    lines = [""]
    for part in _parts(form):
        if lines[-1] and width(lines[-1]) + 1 + width(part) > LINE:
            lines.append(INDENT * 2 + part)
        else:
            lines[-1] = f"{lines[-1]} {part}".strip() if len(lines) == 1 else f"{lines[-1]} {part}"
    return lines


def _parts(form: str) -> list[str]:
    """Cut a form at the spaces outside brackets and quotes, an option's value staying with it."""
    parts: list[str] = []
    depth, inside = 0, False
    for word in form.split(" "):
        if parts and (depth or inside or (parts[-1].startswith("--") and not word.startswith(("--", "[")))):
            parts[-1] += f" {word}"
        else:
            parts.append(word)
        depth += word.count("[") - word.count("]")
        inside ^= word.count('"') % 2 == 1
    return parts
