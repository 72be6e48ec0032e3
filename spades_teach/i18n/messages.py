"""The one module that knows the Fluent library; importing it costs about 100 ms, so `words` does so with the first sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from spades_teach.i18n.isolates import balanced

if TYPE_CHECKING:
    from spades_teach.i18n.words import Words


FUNCTIONS = {
    "NUMBER": "number",
    "SIGNED": "signed",
    "SIGN": "sign",
    "FORMULA": "formula",
    "CODE": "code",
    "CARD": "card",
    "CARDS": "cards",
    "HAND": "hand",
    "CARDNAME": "card_name",
    "SUIT": "suit",
    "SEAT": "seat",
    "PLACE": "seat",
    "SIDE": "side",
    "BID": "bid",
    "RULE": "rule",
}
"""What a message may call, and the method of `Words` behind it.  Options of a call are those of the method: `SUIT($suit, form: "one")`."""


class _Int(FluentInt):
    """A whole number that selects plural forms by its value and is shown as our text."""

    shown: str

    def format(self, locale: Any) -> str:
        return self.shown


class _Float(FluentFloat):
    """The same for a number with a fraction."""

    shown: str

    def format(self, locale: Any) -> str:
        return self.shown


class _Bundle(FluentBundle):
    """Takes arguments as they are: the library would wrap numbers anew and write them in ASCII digits."""

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        errors: list[Exception] = []
        environment = ResolverEnvironment(context=self, current=CurrentEnvironment(args=args or {}), errors=errors)
        try:
            return pattern(environment), errors
        except ValueError as error:  # too long a value
            return "", [*errors, error]


class Messages:
    """The messages of one language, parsed one by one as they are asked for."""

    def __init__(self, words: Words, sources: Mapping[str, str]) -> None:
        self._words = words
        self._sources = sources
        self._loaded: set[str] = set()
        self._bundle = _Bundle([words.lang], functions=_functions(words), use_isolating=True)

    def format(self, message_id: str, attribute: str | None, args: Mapping[str, str | float]) -> tuple[str, list[str]]:
        """Return the text, and what was wrong with the message or its arguments."""
        problems = self._load(message_id)
        if problems:
            return "", problems
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            return "", ["it has no value of its own"]
        values = {name: self._fluent(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), [str(error) for error in errors]

    def _load(self, entry_id: str) -> list[str]:
        """Parse a message and all that it refers to; return what could not be read."""
        if entry_id in self._loaded:
            return []
        resource = FluentResource(self._sources[entry_id])
        junk = [entry.annotations[0].message for entry in resource.body if isinstance(entry, ast.Junk)]
        if junk:
            return [str(message) for message in junk]
        self._bundle.add_resource(resource)
        self._loaded.add(entry_id)
        references = _References()
        references.visit(resource)
        return [problem for name in references.names if name in self._sources for problem in self._load(name)]

    def _fluent(self, value: str | float) -> str | _Int | _Float:
        if isinstance(value, str):
            return balanced(value)
        return _shown(value, self._words.number(value))


class _References(Visitor):
    """Collects the ids of the messages and terms that an entry uses."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


def _shown(value: float, text: str) -> _Int | _Float:
    number = _Int(value) if isinstance(value, int) else _Float(value)
    number.shown = text
    return number


def _functions(words: Words) -> dict[str, Callable[..., Any]]:
    """Return what a message of this language may call."""
    return {name: _function(name, getattr(words, method)) for name, method in FUNCTIONS.items()}


def _function(name: str, method: Callable[..., str]) -> Callable[..., Any]:
    """Make a method callable from a message."""

    def call(*args: Any, **options: Any) -> Any:
        for value in args:
            if isinstance(value, FluentNone):  # an argument is missing, which the library has noted already
                return value
        text = method(*args, **options)
        return _shown(args[0], text) if name in ("NUMBER", "SIGNED") else text

    return call
