"""What can be typed after a command, and taking it apart.

The standard parser writes its errors and its help in its own words; here every word is a message of the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from spades_teach.cli.errors import InputError

if TYPE_CHECKING:
    from spades_teach.i18n import Words

LONGEST = 4_000
"""Characters in one argument; what is longer is no hand, score or rule spec.  Python reads no number of more digits either."""


MOST_WORDS = 1_000
"""Words besides options, where any number may follow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option; the message `cli-option-NAME` explains it.

    sample: a value as it might be typed, None for a switch.
    """

    name: str
    sample: str | None = None
    required: bool = False

    @property
    def typed(self) -> str:
        """The option as it is typed."""
        return f"--{self.name}"

    def __str__(self) -> str:
        if self.sample is None:
            return self.typed
        return f"{self.typed} {quoted(self.sample)}"


LANG = Option(name="lang", sample="L")
HELP = Option(name="help")
JSON = Option(name="json")
RULES = Option(name="rules", sample="R")
NO_BROWSER = Option(name="no-browser")


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """One command; the message `cli-command-NAME` says what it does.

    usage: the forms it takes, as typed.  operands: the words it takes besides options; messages explain those as `cli-operand-NAME`.
    many: whether any number of words may follow the last of them.
    examples: lines worth trying, without the name of the program.
    """

    name: str
    usage: tuple[str, ...]
    options: tuple[Option, ...]
    operands: tuple[str, ...] = ()
    many: bool = False
    examples: tuple[str, ...] = ()
    run: Callable[[Given], int]

    @property
    def all_options(self) -> tuple[Option, ...]:
        """Its own options and those of every command."""
        return (*self.options, LANG, HELP)

    @property
    def most_words(self) -> int:
        """How many words besides options there may be."""
        return MOST_WORDS if self.many else len(self.operands)


@dataclass(frozen=True)
class Given:
    """What was typed after a command."""

    values: Mapping[str, str]  # by name of the option; the empty text for a switch
    operands: tuple[str, ...] = ()

    def has(self, name: str) -> bool:
        """Tell whether an option was typed."""
        return name in self.values

    def text(self, name: str) -> str | None:
        """Return the value of an option, None when it was not typed."""
        return self.values.get(name)

    @cached_property
    def words(self) -> Words:
        """The words of the language to answer in."""
        from spades_teach.cli.language import speaking

        return speaking(self.text("lang"))


def quoted(text: str) -> str:
    """Write a sample value as one types it in a shell."""
    return f'"{text}"' if " " in text else text


def split(argv: Sequence[str], options: Sequence[Option], operands: int) -> Given:
    """Take the arguments apart.

    operands: how many words besides options there may be.  Raises InputError for what does not fit.
    """
    known = {option.typed: option for option in options} | {"-h": HELP}
    values: dict[str, str] = {}
    words: list[str] = []
    rest = iter(argv)
    for argument in rest:
        if len(argument) > LONGEST:
            raise InputError("cli-too-long", value=argument, expected=LONGEST)
        if argument == "--":
            words += rest
        elif argument.startswith("-") and argument != "-":
            name, value = _option(argument, rest, known)
            if name in values:
                raise InputError("cli-option-twice", option=f"--{name}")
            values[name] = value
        else:
            words.append(argument)
    if HELP.name not in values:
        if len(words) > operands:
            raise InputError("cli-surplus", value=words[operands])
        for option in options:
            if option.required and option.name not in values:
                raise InputError("cli-option-missing", option=option.typed, example=str(option))
    return Given(values, tuple(words))


def _option(argument: str, rest: Iterator[str], known: Mapping[str, Option]) -> tuple[str, str]:
    typed, equals, value = argument.partition("=")
    option = known.get(typed)
    if option is None:
        raise InputError("cli-unknown-option", option=typed, nearest=nearest(typed, known))
    if option.sample is None:
        if equals:
            raise InputError("cli-no-value", option=typed, value=value)
        return option.name, ""
    if not equals:
        following = next(rest, None)
        if following is None or following.startswith("--"):
            raise InputError("cli-value-missing", option=typed, example=str(option))
        value = following
    if len(value) > LONGEST:
        raise InputError("cli-too-long", value=value, expected=LONGEST)
    return option.name, value


def nearest(typed: str, known: Iterable[str], default: str = HELP.typed) -> str:
    """Return what was probably meant, the default when nothing is near."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(typed.lower(), list(known), n=1, cutoff=0.5)), default)
