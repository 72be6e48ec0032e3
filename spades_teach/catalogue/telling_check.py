"""Check the books of all languages: `python -m spades_teach.catalogue.telling_check [--accept LANG [VARIANT ...]]`.

Mistakes: a file that cannot be read, what the catalogue does not have, what a sentence may not hold. Only listed: what is missing, and what was
made from English sentences that have changed since. `--accept LANG` records that the variants named (all when none is) follow the
present English.  `scripts/check_messages.py` says the same beside the messages.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from spades_teach.catalogue.loader import examples, variants
from spades_teach.catalogue.telling import CATALOGUE_LANGUAGE, base_digest, english_digest, surplus, untold
from spades_teach.i18n.book import (
    BASE,
    FOLDER,
    BookDataError,
    BookEntry,
    base_entry,
    book_entries,
    book_files,
    read_again,
)
from spades_teach.i18n.locales import HOME, Locale, available_languages

_UNWANTED = (
    (
        re.compile("[\u0660-\u0669\u06f0-\u06f9]"),
        "a digit that is not ASCII; type 100, it is shown as the language writes it",
    ),
    (re.compile("\u2212"), "a typed minus sign; type -100, it is shown as the language writes it"),
    (re.compile("[\u2660-\u2667]"), "a typed suit sign; name the card in words"),
    (
        re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]"),
        "a typed direction mark; numbers and foreign words get theirs",
    ),
    (re.compile("[\u064a\u0643]"), "an Arabic letter that looks like a Persian one"),
)


BASE_GAME = "base"
"""What `--accept` calls the examples of the base game."""


def book_mistakes(home: Path = HOME) -> list[str]:
    """Return what is wrong with the books below a folder of languages, one line each."""
    return [line for lang in _languages(home) for line in [*_mistakes(home / lang), *_base_mistakes(home / lang)]]


def book_notes(home: Path = HOME) -> list[str]:
    """Return what the books lack and where they lag behind, one line each; a language without any book has none."""
    return [line for lang in _languages(home) for line in [*_notes(home / lang), *_base_notes(home / lang)]]


def accept(folder: Path, chosen: tuple[str, ...] = ()) -> int:
    """Write the digests of the present English into the book of a language folder; return how many have changed."""
    digests = {entry.id: english_digest(entry) for entry in variants() if not chosen or entry.id in chosen}
    changed = 0
    for path in book_files(folder):
        text = before = path.read_text(encoding="utf-8")
        for variant, digest in digests.items():
            heading = re.compile(
                rf'(^\[{re.escape(variant)}\][ \t]*\n)(?:follows = "(?P<old>[^"\n]*)"[^\n]*\n)?', re.MULTILINE
            )
            found = heading.search(text)
            if found and found["old"] != digest:
                text = f'{text[: found.end(1)]}follows = "{digest}"\n{text[found.end() :]}'
                changed += 1
        if text != before:
            path.write_text(text, encoding="utf-8")
    if BASE_GAME in chosen or not chosen:
        changed += _accept_base(folder / FOLDER / BASE)
    read_again()
    return changed


def _accept_base(path: Path) -> int:
    if not path.exists():
        return 0
    text = path.read_text(encoding="utf-8")
    line = f'follows = "{base_digest(examples())}"\n'
    kept = re.sub(r'^follows = "[^"\n]*"\n', "", text, flags=re.MULTILINE)
    written = kept.replace("[examples]\n", f"{line}\n[examples]\n", 1) if line not in text else text
    path.write_text(re.sub(r"\n{3,}", "\n\n", written), encoding="utf-8")
    return int(written != text)


def _languages(home: Path) -> Iterator[str]:
    return (lang for lang in available_languages(home) if lang != CATALOGUE_LANGUAGE and book_files(home / lang))


def _mistakes(folder: Path) -> Iterator[str]:
    categories = {entry.id: entry.category for entry in variants()}
    for path in book_files(folder):
        where = f"{folder.name}/book/{path.name}"
        try:
            entries = book_entries(path)
        except BookDataError as error:
            yield str(error)
            continue
        for name in entries:
            if categories.get(name) != path.stem:
                yield f"{where}: {name} is no variant of {path.stem}"
        for entry in variants():
            if entry.id in entries and entry.category == path.stem:
                yield from (
                    f"{where}: {entry.id}: {place} is not in the catalogue"
                    for place in surplus(entry, entries[entry.id])
                )
                yield from (
                    f"{where}: {entry.id}: {what}" for what in _unwanted(entries[entry.id].texts(), Locale.load(folder))
                )


def _base_mistakes(folder: Path) -> Iterator[str]:
    where = f"{folder.name}/book/{BASE}"
    try:
        said = base_entry(folder).examples
    except BookDataError as error:
        yield str(error)
        return
    yield from (f"{where}: {name} is no example of the base game" for name in sorted(set(said) - _base_ids()))
    yield from (f"{where}: {what}" for what in _unwanted(said.values(), Locale.load(folder)))


def _base_notes(folder: Path) -> Iterator[str]:
    where = f"{folder.name}/book/{BASE}"
    try:
        said = base_entry(folder)
    except BookDataError:
        return  # a mistake, told as such
    missing = sorted(_base_ids() - set(said.examples))
    if missing:
        yield f"{where}: shows the English of {', '.join(missing)}"
    if said.examples and said.follows != base_digest(examples()):
        yield _stale(where, said.follows, base_digest(examples()), folder, BASE_GAME)


def _stale(where: str, follows: str, now: str, folder: Path, name: str) -> str:
    return (
        f"{where}: follows {follows or 'nothing'}, the English is now {now}; read it again, then "
        f"python -m spades_teach.catalogue.telling_check --accept {folder.name} {name}"
    )


def _base_ids() -> set[str]:
    return {each.id for each in examples() if each.variant is None}


def _unwanted(texts: Iterable[str], locale: Locale) -> Iterator[str]:
    for text in texts:
        for sign, what in _UNWANTED if locale.direction == "rtl" else _UNWANTED[1:4]:
            if sign.search(text):
                yield f"{what}, in {text[:60]!r}"


def _notes(folder: Path) -> Iterator[str]:
    for entry in variants():
        where = f"{folder.name}/book/{entry.category}.toml: {entry.id}"
        said = _entry(folder, entry.category, entry.id)
        if said is None:
            yield f"{where} is not translated"
            continue
        missing = untold(entry, said)
        if missing:
            yield f"{where}: shows the English of {', '.join(missing)}"
        if said.follows != english_digest(entry):
            yield _stale(where, said.follows, english_digest(entry), folder, entry.id)


def _entry(folder: Path, category: str, variant: str) -> BookEntry | None:
    try:
        return next((book_entries(path).get(variant) for path in book_files(folder) if path.stem == category), None)
    except BookDataError:
        return None  # a mistake, told as such


def main(arguments: list[str] | None = None) -> int:
    """Print what was found, or accept; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m spades_teach.catalogue.telling_check")
    parser.add_argument("--accept", nargs="+", metavar=("LANG", "VARIANT"))
    options = parser.parse_args(arguments)
    if options.accept:
        lang, *chosen = options.accept
        unknown = [each for each in chosen if each not in {BASE_GAME, *(entry.id for entry in variants())}]
        if lang not in available_languages() or unknown:
            parser.error(f"no {'variant' if unknown else 'language'} {(unknown or [lang])[0]!r}")
        sys.stdout.write(f"{accept(HOME / lang, tuple(chosen))} written\n")
        return 0
    mistakes = book_mistakes()
    sys.stdout.writelines(f"{line}\n" for line in [*book_notes(), *mistakes])
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
