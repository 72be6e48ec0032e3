"""From what was typed to an exit status, whatever goes wrong on the way."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from spades_teach.cli import output
from spades_teach.cli.arguments import HELP, LANG, Command, Option, nearest, split
from spades_teach.cli.errors import InputError, printable, said
from spades_teach.cli.language import asked_language, speaking_anyway

COMMANDS = {
    "learning": ("learn", "lab", "lessons"),
    "asking": ("deal", "legal", "score", "review", "rules"),
}
"""The commands by what they are for; each is a module of this folder with a `COMMAND`."""

VERSION = Option(name="version")

DONE, REFUSED = 0, 2


def run(argv: Sequence[str]) -> int:
    """Do what was typed; say in one line what cannot be done."""
    output.prepare()
    try:
        status = _answered(argv)
        output.finish()
    except BrokenPipeError:  # the reader has seen enough: `spades-teach rules list | head`
        output.hush()
        return DONE
    except output.NotWrittenError as error:
        output.hush()
        _refuse(InputError("cli-not-written", why=str(error)), argv)
        return REFUSED
    return status


def _answered(argv: Sequence[str]) -> int:
    try:
        return _do(argv)
    except (BrokenPipeError, output.NotWrittenError):
        raise
    except Exception as error:
        if isinstance(error, (InputError, ValueError)) and hasattr(error, "id"):
            _refuse(error, argv)
            return REFUSED
        return unexpected(error, argv)


def unexpected(error: Exception, argv: Sequence[str]) -> int:
    """Say that the program itself is at fault: a bug, which is no reason to show its insides."""
    _refuse(InputError("cli-unexpected", why=f"{type(error).__name__}: {printable(str(error))}"), argv)
    return REFUSED


def _refuse(error: Exception, argv: Sequence[str]) -> None:
    words = speaking_anyway(argv)
    output.say_error(f"{words.code('spades-teach')}: {said(error, words)}")


def _do(argv: Sequence[str]) -> int:
    before, rest = _to_the_command(argv)
    given = split(before, (LANG, HELP, VERSION), operands=0)
    if given.has("version"):
        from spades_teach import __version__

        output.say(__version__)
        return DONE
    if not rest or given.has("help"):
        from spades_teach.cli.help import overview

        _check_language(argv)
        overview(given.words, COMMANDS, (LANG, VERSION, HELP))
        return DONE
    command = _command(rest[0])
    language = [LANG.typed, given.values["lang"]] if given.has("lang") else []
    given = split([*language, *rest[1:]], command.all_options, command.most_words)
    _check_language(argv)
    if given.has("help"):
        from spades_teach.cli.help import explain

        explain(given.words, command)
        return DONE
    return command.run(given)


def _to_the_command(argv: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Split where the command begins, past options that may stand before it."""
    place = 0
    while place < len(argv) and argv[place].startswith("-"):
        place += 2 if argv[place] == LANG.typed else 1
    return argv[:place], argv[place:]


def _command(name: str) -> Command:
    names = [name for group in COMMANDS.values() for name in group]
    if name not in names:
        raise InputError("cli-unknown-command", value=name, nearest=nearest(name, names, default="learn"))
    command: Command = import_module(f"spades_teach.cli.{name}").COMMAND
    return command


def _check_language(argv: Sequence[str]) -> None:
    """Refuse a language that does not exist, also where the answer needs none."""
    asked = asked_language(argv)
    if asked is not None:
        from spades_teach.i18n.locales import choose_language

        choose_language(asked)
