"""Reading what was typed into values of the engine.

Persian and Arabic digits, the real minus sign and the Persian comma are read everywhere; direction marks, which come along when our own
output is copied, are passed over.
"""

from __future__ import annotations

import sys
from pathlib import Path

from spades_teach.cli.arguments import LONGEST, Given
from spades_teach.cli.errors import InputError
from spades_teach.core.record_notation import record_from_json, record_from_text
from spades_teach.core.records import Record
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.saving import loads
from spades_teach.core.variants import compose
from spades_teach.core.variants.sharing import read_shared
from spades_teach.i18n.numbers import ascii_digits, read_number

LARGEST_FILE = 1_000_000
"""Characters; a saved round has about two thousand."""


def tidy(text: str) -> str:
    """Return typed text as the engine reads it.

    >>> tidy("NS:−۴۷/۳، EW:۰")
    'NS:-47/3, EW:0'
    """
    return ascii_digits(text).replace("،", ",")


def text_of(given: Given, name: str) -> str | None:
    """Return the value of an option, tidied; None when it was not typed."""
    text = given.text(name)
    return None if text is None else tidy(text)


def rules_of(given: Given) -> RuleSet:
    """Return the rules that were named, else the default table's."""
    spec = given.text("rules")
    return compose("standard" if spec is None else spec_text(spec))


def spec_text(text: str) -> str:
    """Return the rule spec that was typed, alone or in a link, or that of the rule file named after an `@`.

    Raises InputError when the file cannot be read, RuleSpecError when there is no spec.
    """
    return str(read_shared(tidy(file_text(text[1:]) if text.startswith("@") else text)))


def whole_number(given: Given, name: str, *, least: int, most: int) -> int | None:
    """Return the whole number of an option, None when it was not typed; raises InputError when it is out of range or no number."""
    text = given.text(name)
    if text is None:
        return None
    number = read_number(text)
    if number is None or not least <= number <= most:
        raise InputError("cli-bad-number", option=f"--{name}", value=text, least=least, most=most)
    return number


def file_text(name: str) -> str:
    """Return the text of a file, of standard input for `-`; raises InputError when it cannot be read or is no such text."""
    try:
        text = sys.stdin.read(LARGEST_FILE + 1).removeprefix("\ufeff") if name == "-" else _read(Path(name))
    except UnicodeDecodeError:
        raise InputError("cli-file-unreadable", file=name, why="no-text") from None
    except (OSError, ValueError, AttributeError) as error:  # a name that cannot be; no standard input at all
        why = (
            "missing"
            if isinstance(error, FileNotFoundError) or not name
            else "folder"
            if isinstance(error, IsADirectoryError)
            else "other"
        )
        raise InputError("cli-file-unreadable", file=name, why=why) from None
    if len(text) > LARGEST_FILE or any(
        len(line) > LONGEST for line in text.splitlines() if not line.lstrip().startswith(("{", "["))
    ):
        raise InputError("cli-file-unreadable", file=name, why="too-long")
    return text


def record_of(name: str, rules: RuleSet | None = None) -> Record:
    """Read a record, as text or JSON, from a file; rules: in place of those that it names."""
    text = file_text(name)
    if text.lstrip().startswith(("{", "[")):
        return record_from_json(loads(text), rules)
    return record_from_text(tidy(text), rules)


def _read(path: Path) -> str:
    with path.open(encoding="utf-8-sig") as file:
        return file.read(LARGEST_FILE + 1)
