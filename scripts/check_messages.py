"""Check the messages of all languages: `python scripts/check_messages.py`.

Mistakes (exit status 1): wrong Fluent syntax; a message twice in one language; a function, message or term that does not exist; variables that
differ from the English message; a digit typed into right-to-left text; a message that cannot be said with sample arguments; a
message used in code that no language has; a fact that a message needs and the code does not give.
Only listed: what a language has not translated, what only a translation has, what no code mentions.
The sentences of the book of rules are looked at too, see `spades_teach.catalogue.telling_check`.
"""

from __future__ import annotations

import ast as python
import itertools
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spades_teach.catalogue.telling_check import book_mistakes, book_notes
from spades_teach.i18n.locales import HOME, SOURCE_LANGUAGE, available_languages
from spades_teach.i18n.messages import FUNCTIONS
from spades_teach.i18n.words import MessageError, words_for

ROOT = Path(__file__).parent.parent

NAMES = "cards.ftl"
"""The file whose attributes are forms of names: every language has the forms that it needs, and no others are missing."""

PLURAL_CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})

SAMPLES: Mapping[str, tuple[str | int, ...]] = {
    "plural": (0, 1, 2, 3, 11, 100),
    "number": (5, 1, 0, -47),
    "text": ("KX",),
    "CARD": ("AS", "10H", "BJ"),
    "CARDS": ("9H 4H AS",),
    "HAND": ("9H 4H AS",),
    "CARDNAME": ("2C", "LJ"),
    "SUIT": ("S", "H", "D", "C"),
    "SEAT": ("N", "you", "left", "partner", "right", "3"),
    "PLACE": ("you", "left", "partner", "right"),
    "SIDE": ("NS", "us", "them", "2"),
    "BID": ("5", "nil", "blind-nil", "blind-6"),
    "RULE": ("blind-nil", "standard"),
    "CODE": ("standard+blind-nil",),
}
"""Arguments to try a message with, by the use that it makes of a variable."""

NUMBER_FUNCTIONS = ("NUMBER", "SIGNED", "SIGN", "FORMULA")


@dataclass
class Report:
    """What was found: mistakes fail the check, notes do not."""

    mistakes: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    messages: dict[str, int] = field(default_factory=dict)  # per language


@dataclass
class Use:
    """What one pattern needs."""

    variables: dict[str, set[str]] = field(default_factory=dict)  # name -> kinds of use, keys of SAMPLES
    keys: dict[str, list[str | int]] = field(
        default_factory=dict
    )  # name -> variants it selects by name or exact number
    functions: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)  # `id`, `-term` or `id.attribute`

    def note(self, name: str, kind: str) -> None:
        self.variables.setdefault(name, set()).add(kind)


class _Reader(Visitor):  # type: ignore[misc]
    """Collects what a pattern uses."""

    def __init__(self) -> None:
        self.use = Use()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.use.note(node.id.name, "text")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        function = node.id.name
        self.use.functions.add(function)
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.use.note(argument.id.name, "number" if function in NUMBER_FUNCTIONS else function)
            else:
                self.visit(argument)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self._note_keys(node.selector.id.name, node.variants)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def _note_keys(self, name: str, variants: Iterable[ast.Variant]) -> None:
        self.use.variables.setdefault(name, set())
        for variant in variants:
            if isinstance(variant.key, ast.NumberLiteral):
                self.use.keys.setdefault(name, []).append(int(variant.key.value))
            elif variant.key.name in PLURAL_CATEGORIES:
                if variant.key.name != "other":  # "other" may also be the rest of a choice by name
                    self.use.note(name, "plural")
            else:
                self.use.keys.setdefault(name, []).append(variant.key.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.use.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.use.references.add(f"-{node.id.name}")
        self.generic_visit(node)


class _Texts(Visitor):  # type: ignore[misc]
    """Collects the literal text of a pattern."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def use_of(pattern: ast.Pattern) -> Use:
    """Return what a pattern uses."""
    reader = _Reader()
    reader.visit(pattern)
    return reader.use


def samples(uses: Iterable[Use]) -> Iterator[dict[str, str | int]]:
    """Yield arguments that try every variant of a pattern; uses: those of the same pattern in all languages."""
    values: dict[str, list[str | int]] = {}
    for use in uses:
        for name, kinds in use.variables.items():
            known = values.setdefault(name, [])
            tried = use.keys.get(name, [])
            useful = [kind for kind in sorted(kinds) if kind != "text" or not (tried or len(kinds) > 1)]
            known += [
                value
                for value in [*tried, *(value for kind in useful for value in SAMPLES[kind])]
                if value not in known
            ]
    for name, known in values.items():
        if any(isinstance(value, int) for value in known) and not any(name in use.keys for use in uses):
            values[name] = [value for value in known if isinstance(value, int)]
    names = list(values)
    for combination in itertools.islice(itertools.product(*(values[name] or ["KX"] for name in names)), 400):
        yield dict(zip(names, combination, strict=True))


@dataclass
class Language:
    """The parsed messages of one language."""

    tag: str
    patterns: dict[str, ast.Pattern] = field(default_factory=dict)  # `id` or `id.attribute` -> pattern
    uses: dict[str, Use] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)  # id -> file name
    terms: set[str] = field(default_factory=set)


def read_language(folder: Path, report: Report) -> Language:
    """Parse the files of a language and report what is wrong inside it."""
    language = Language(folder.name)
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        resource = FluentParser().parse(text)
        where = f"{folder.name}/{path.name}"
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text[: entry.span.start].count("\n") + 1 if entry.span else 0
                report.mistakes.append(f"{where}:{line}: {entry.annotations[0].message}")
            elif isinstance(entry, ast.Message | ast.Term):
                _take_in(entry, path.name, language, report)
    return language


def _take_in(entry: ast.Message | ast.Term, file: str, language: Language, report: Report) -> None:
    name = entry.id.name
    if isinstance(entry, ast.Term):
        language.terms.add(f"-{name}")
        name = f"-{name}"
    if name in language.files:
        report.mistakes.append(f"{language.tag}/{file}: {name} stands in {language.files[name]} too")
    language.files[name] = file
    if entry.value is not None:
        language.patterns[name] = entry.value
    language.patterns |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    for full in [name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)]:
        if full in language.patterns:
            language.uses[full] = use_of(language.patterns[full])


def check_inside(language: Language, direction: str, report: Report) -> None:
    """Report what is wrong in one language without looking at another."""
    for name, use in language.uses.items():
        where = f"{language.tag}/{language.files[name.partition('.')[0]]}: {name}"
        report.mistakes += [f"{where}: no function {function}" for function in sorted(use.functions - set(FUNCTIONS))]
        known = set(language.patterns) | language.terms
        report.mistakes += [f"{where}: no message {{ {reference} }}" for reference in sorted(use.references - known)]
        texts = _Texts()
        texts.visit(language.patterns[name])
        typed = [text for text in texts.texts if any(sign.isdecimal() for sign in text)]
        if direction == "rtl" and typed:
            report.mistakes.append(
                f"{where}: a digit in {typed[0].strip()!r}; write {{ NUMBER(10) }}, so that it is isolated"
            )


def check_against_source(language: Language, source: Language, report: Report) -> None:
    """Report how a translation differs from the English messages."""

    def is_form(name: str, of: Language) -> bool:
        message_id, _, attribute = name.partition(".")
        return bool(attribute) and of.files[message_id] == NAMES

    missing = [name for name in source.patterns if name not in language.patterns and not is_form(name, source)]
    stale = [name for name in language.patterns if name not in source.patterns and not is_form(name, language)]
    report.notes += [f"{language.tag}: {name} is not translated" for name in missing]
    report.notes += [f"{language.tag}: {name} is in no English file" for name in stale if not name.startswith("-")]
    for name, use in language.uses.items():
        if name.startswith("-") or name not in source.uses or is_form(name, source):
            continue
        for more, fewer, problem in ((use, source.uses[name], "only here"), (source.uses[name], use, "not used here")):
            for variable in sorted(set(more.variables) - set(fewer.variables)):
                file = language.files[name.partition(".")[0]]
                report.mistakes.append(f"{language.tag}/{file}: {name}: ${variable} is {problem}")


def check_saying(languages: Mapping[str, Language], home: Path, report: Report) -> None:
    """Say every message of every language with every kind of argument."""
    for tag, language in languages.items():
        words = words_for(tag, home)
        for name in language.patterns:
            if name.startswith("-"):
                continue
            message_id, _, attribute = name.partition(".")
            uses = [other.uses[name] for other in languages.values() if name in other.uses]
            for arguments in samples(uses):
                try:
                    words.attr(message_id, attribute, **arguments) if attribute else words(message_id, **arguments)
                except MessageError as error:
                    report.mistakes.append(f"{error} (with {arguments})")
                    break


FILLED = "\0"
"""Stands in an id that the code puts together for the part that is filled in."""


@dataclass(frozen=True)
class Mention:
    """A message id in code, with the arguments that it gets there (None when they are not written out)."""

    name: str
    where: str
    arguments: frozenset[str] | None
    needed: bool = True


WORDS_NAMES = frozenset({"w", "words", "_w", "_words"})
REASON_MAKERS = frozenset({"Reason", "ScoreLine"})
FOR_AUTHORS = frozenset({"LessonError"})
"""Errors that only writers of lessons see; they may have a message but need none."""
MESSAGE_ID = re.compile(rf"[a-z{FILLED}][a-z0-9{FILLED}]*(-[a-z0-9{FILLED}]+)*")


def mentions(path: Path) -> Iterator[Mention]:
    """Yield the messages that a Python file says, or makes reasons and errors for, as far as they are written out.

    A cell of a lesson may invent reasons that nobody says.
    """
    own = path.parent.name == "code" and ROOT / "lessons" in path.parents
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, python.Call):
            for name, given, needed in _named(node):
                keywords = {keyword.arg for keyword in node.keywords}
                arguments = None if None in keywords else frozenset(str(keyword) for keyword in keywords) | given
                yield Mention(name, f"{path.name}:{node.lineno}", arguments, needed and not own)


def _named(call: python.Call) -> Iterator[tuple[str, frozenset[str], bool]]:
    """Yield the names of messages in a call, the arguments that it gives besides its keywords, and whether it needs the message."""
    first, second = [[*_texts(argument)] for argument in [*call.args, python.Constant(0), python.Constant(0)][:2]]
    nothing: frozenset[str] = frozenset()
    match call.func:
        case python.Name(id=name) | python.Attribute(attr=name) if name in WORDS_NAMES:
            yield from ((text, nothing, True) for text in first)
        case python.Call(func=python.Name(id="words_for")):
            yield from ((text, nothing, True) for text in first)
        case python.Attribute(attr="attr", value=python.Name(id=name) | python.Attribute(attr=name)) if (
            name in WORDS_NAMES
        ):
            yield from ((f"{message_id}.{attribute}", nothing, True) for message_id in first for attribute in second)
        case python.Attribute(attr="of", value=python.Name(id=name)) if name in REASON_MAKERS:
            yield from ((text, frozenset({"points"}) if name == "ScoreLine" else nothing, True) for text in first)
        case python.Name(id=name) if name.endswith("Error"):  # the id comes first, or behind the English sentence
            ids = [text for text in [*first, *second] if MESSAGE_ID.fullmatch(text) and "-" in text]
            why = {"why" for keyword in call.keywords if keyword.arg == "reasons"}  # reasons are said as $why
            yield from ((text, frozenset(why), name not in FOR_AUTHORS) for text in ids)


def _texts(node: python.expr) -> Iterator[str]:
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, python.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, python.Constant) else FILLED for part in node.values)
    elif isinstance(node, python.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


def like(name: str) -> re.Pattern[str]:
    """Return what the names of messages look like that an id of the code may stand for."""
    return re.compile(".+".join(re.escape(part) for part in name.split(FILLED)))


def check_code(code: Iterable[Path], languages: Mapping[str, Language], report: Report) -> None:
    """Report messages that the code uses and no language has, and facts that a message needs and does not get."""
    for mention in (mention for path in code for mention in mentions(path)):
        if mention.name in languages:  # `lesson.words("en")`: the words of something else
            continue
        looks = like(mention.name)
        having = [language for language in languages.values() if any(map(looks.fullmatch, language.patterns))]
        if not having and mention.needed:
            shown = mention.name.replace(FILLED, "*")
            report.mistakes.append(f"{mention.where}: no language has the message {shown}")
        if mention.arguments is None or FILLED in mention.name:
            continue
        message_id = mention.name.partition(".")[0]
        said_too = [mention.name, *(f"{mention.name}.{attribute}" for attribute in ("label", "working", "elsewhere"))]
        for language in having:
            needed = {name for said in said_too if said in language.uses for name in language.uses[said].variables}
            for variable in sorted(needed - mention.arguments):
                report.mistakes.append(f"{mention.where}: {message_id} needs ${variable} in {language.tag}")


DYNAMIC = ("rule-", "profile-", "bid-")
"""Messages whose ids are put together from an id of the rules."""

FAMILY = "slip-"
"""Messages that the code names without their family: what is said about a wrong answer."""


def check_unused(code: Iterable[Path], source: Language, report: Report) -> None:
    """List the messages that no code mentions."""
    mentioned = {text for path in code for text in _all_texts(path) if MESSAGE_ID.fullmatch(text)}
    mentioned |= {FAMILY + text for text in mentioned}
    patterns = [like(text) for text in mentioned if FILLED in text and re.search("[a-z]", text)]
    for message_id in sorted(set(source.files) - source.terms - mentioned):
        if not message_id.startswith(DYNAMIC) and not any(pattern.fullmatch(message_id) for pattern in patterns):
            report.notes.append(f"{message_id} ({source.files[message_id]}) is mentioned nowhere in the code")


def _all_texts(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        for node in python.walk(python.parse(text)):
            if isinstance(node, python.Constant | python.JoinedStr):
                yield from _texts(node)
    else:
        yield from re.findall(r"""["']([a-z][a-z0-9-]*)["']""", text)


def check(home: Path = HOME, code: Iterable[Path] = ()) -> Report:
    """Check the languages below a folder, and the code that uses them."""
    report = Report()
    code = list(code)
    languages = {tag: read_language(home / tag, report) for tag in available_languages(home)}
    for tag, language in languages.items():
        report.messages[tag] = len(language.files)
        check_inside(language, words_for(tag, home).direction, report)
        if tag != SOURCE_LANGUAGE:
            check_against_source(language, languages[SOURCE_LANGUAGE], report)
    if not report.mistakes:
        check_saying(languages, home, report)
    report.mistakes += book_mistakes(home)
    report.notes += book_notes(home)
    check_code([path for path in code if path.suffix == ".py"], languages, report)
    if code:
        check_unused(code, languages[SOURCE_LANGUAGE], report)
    return report


def code_files() -> list[Path]:
    """Return all files of the project that may mention a message."""
    package = [path for kind in ("*.py", "*.toml", "*.js") for path in (ROOT / "spades_teach").rglob(kind)]
    lessons = [path for kind in ("*.py", "*.toml") for path in (ROOT / "lessons").rglob(kind)]
    return sorted([*package, *lessons])


def main() -> int:
    """Print what was found; return the exit status."""
    report = check(code=code_files())
    for note in report.notes:
        print(f"note: {note}")
    for mistake in report.mistakes:
        print(f"mistake: {mistake}", file=sys.stderr)
    counts = ", ".join(f"{count} in {tag}" for tag, count in report.messages.items())
    print(f"messages: {counts}; {len(report.mistakes)} mistakes, {len(report.notes)} notes")
    return 1 if report.mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
