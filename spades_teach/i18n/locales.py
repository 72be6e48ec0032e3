"""Which languages there are, how each writes, and which one a reader gets."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from spades_teach.i18n.isolates import Direction

HOME = Path(__file__).parent
"""The folder of the languages that come with the package.  (`importlib.resources` costs 30 ms and gives the same.)"""

SOURCE_LANGUAGE = "en"
"""The language every message is first written in, and the last resort."""


class UnknownLanguageError(ValueError):
    """A language was asked for that has no folder; `id` and `facts` as errors of the engine have them."""

    id = "unknown-language"

    def __init__(self, value: str, available: Iterable[str]) -> None:
        names = ", ".join(available)
        super().__init__(f"no language {value!r}; expected one of {names}")
        self.facts: dict[str, str | int] = {"value": value, "expected": names}


@dataclass(frozen=True, slots=True, kw_only=True)
class Locale:
    """How a language writes, as its `locale.toml` says."""

    lang: str
    name: str  # as its speakers call it
    direction: Direction
    fallback: str | None  # the language that stands in for missing messages
    digits: str  # ten, from zero
    minus: str
    plus: str
    decimal: str
    grouping: str  # between thousands
    separator: str  # between the items of a list
    conjunction: str  # before the last item: "and"
    disjunction: str  # before the last item: "or"
    indices: Mapping[str, str]  # rank -> what stands in the corner of the card

    @classmethod
    def load(cls, folder: Path) -> Locale:
        """Read the `locale.toml` of a language folder; its name is the language's tag, e.g. `fa` or `pt-BR`."""
        import tomllib

        data: dict[str, Any] = tomllib.loads((folder / "locale.toml").read_text(encoding="utf-8"))
        numbers, lists, indices = data["numbers"], data["lists"], data["cards"]["indices"].split()
        if data["direction"] not in ("ltr", "rtl"):
            raise ValueError(f"direction {data['direction']!r} in {folder.name}; expected 'ltr' or 'rtl'")
        if len(set(numbers["digits"])) != 10:
            raise ValueError(f"digits {numbers['digits']!r} in {folder.name}; expected ten different ones, from zero")
        return cls(
            lang=folder.name,
            name=data["name"],
            direction=data["direction"],
            fallback=data.get("fallback"),
            digits=numbers["digits"],
            minus=numbers["minus"],
            plus=numbers["plus"],
            decimal=numbers["decimal"],
            grouping=numbers["grouping"],
            separator=lists["separator"],
            conjunction=lists["and"],
            disjunction=lists["or"],
            indices=dict(zip(RANKS, indices, strict=True)),
        )


RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


@cache
def available_languages(home: Path = HOME) -> tuple[str, ...]:
    """Return the tags of all language folders, English first.

    >>> "fa" in available_languages()
    True
    """
    tags = (folder.parent.name for folder in home.glob("*/locale.toml"))
    return tuple(sorted(tags, key=lambda tag: (tag != SOURCE_LANGUAGE, tag)))


def match_language(tag: str | None, available: Iterable[str]) -> str | None:
    """Return the language that a tag or the name of a system locale asks for, None when there is none.

    >>> match_language("fa_IR.UTF-8", ("en", "fa")), match_language("C", ("en", "fa"))
    ('fa', None)
    """
    wanted = re.split("[.@]", tag or "")[0].strip().replace("_", "-").lower()
    by_tag = {language.lower(): language for language in available}
    while wanted:
        if wanted in by_tag:
            return by_tag[wanted]
        wanted = wanted.rpartition("-")[0]
    return None


def system_language(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str | None:
    """Return what the system asks for, as it says it (`fa_IR.UTF-8`), None when it asks for nothing."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(variable, "")
        if value:
            # LANGUAGE refines a real locale and is ignored beside "C", as in GNU gettext.
            first = environ.get("LANGUAGE", "").partition(":")[0]
            return first or value if re.split("[.@]", value)[0] not in ("C", "POSIX") else None
    return _windows_language() if platform == "win32" else None


def _windows_language() -> str | None:
    import ctypes
    import locale

    kernel: Any = vars(ctypes)["windll"].kernel32
    return locale.windows_locale.get(kernel.GetUserDefaultUILanguage())


def choose_language(
    explicit: str | None = None,
    saved: str | None = None,
    system: str | None = None,
    *,
    available: Iterable[str] | None = None,
) -> str:
    """Return the language to speak: the one asked for, else the saved choice, else the system's, else English.

    Raises UnknownLanguageError when the one asked for does not exist; a saved or a system's language that does not is passed over.

    >>> choose_language("fa"), choose_language(saved="xx", system="de_DE.UTF-8"), choose_language(system="fa_IR")
    ('fa', 'en', 'fa')
    """
    languages = tuple(available) if available is not None else available_languages()
    if explicit is not None:
        chosen = match_language(explicit, languages)
        if chosen is None:
            raise UnknownLanguageError(explicit, languages)
        return chosen
    return match_language(saved, languages) or match_language(system, languages) or SOURCE_LANGUAGE
