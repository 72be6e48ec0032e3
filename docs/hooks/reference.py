"""The engine as its docstrings tell it."""

from __future__ import annotations

import ast
import dataclasses
import enum
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any

import spades_teach
import spades_teach.core

WIDTH = 100
PARAMETERS = re.compile(r"^[a-z_]+(?:, [a-z_]+)*(?=: )")
LINE_STARTS = re.compile(rf"(?:{PARAMETERS.pattern}: |Raises |Source: |Signatures?: |Bands of )")
CODE = re.compile(r"(`[^`]*`)")

GROUPS = {
    "Cards": ("core.cards", "core.deals", "core.dealing"),
    "The table, bids and tricks": ("core.table", "core.bids", "core.actions", "core.tricks"),
    "Which cards may be played": ("core.judging", "core.rules.play"),
    "A round": ("core.rounds", "core.results"),
    "Scores": ("core.scores", "core.rules.scoring", "core.notation"),
    "Rules": ("core.variants", "core.rules.ruleset", "core.gatherings"),
    "What a hand may take": ("players.hands", "analysis.estimates"),
}
"""The public names by what they are for, as the modules that hold them."""

LAB = "The scoring lab"
"""Stands last: whatever else `analysis` offers."""


def public_names() -> str:
    """Describe every name that `spades_teach` itself offers, widgets apart."""
    names = {name: home for name, home in spades_teach._HOME_OF.items() if not home.startswith("widgets.")}
    grouped = {home for homes in GROUPS.values() for home in homes}
    lab = sorted({home for home in names.values() if home.startswith("analysis.")} - grouped)
    assert grouped | set(lab) == set(names.values()), f"no group for {set(names.values()) ^ (grouped | set(lab))}"
    parts = []
    for title, modules in {**GROUPS, LAB: lab}.items():
        parts.append(f"## {title}")
        parts += [
            _described(name, getattr(spades_teach, name), level=3)
            for module in modules
            for name, home in names.items()
            if home == module
        ]
    return "\n\n".join(parts)


def class_section(path: str) -> str:
    """Describe one class and all that it offers: `spades_teach.HandFan`."""
    module, _, name = path.rpartition(".")
    return _described(name, getattr(importlib.import_module(module), name), level=3, headed=False)


def modules() -> str:
    """List what every module of the engine defines, each name with its first sentence."""
    parts = []
    for module in _engine_modules():
        rows = [f"| `{name}` | {_inline(_first_sentence(value))} |" for name, value in _defined(module)]
        if not rows:
            continue
        path = module.__name__.replace(".", "/")
        file = f"{path}/__init__.py" if hasattr(module, "__path__") else f"{path}.py"
        parts += [
            f"## {module.__name__.removeprefix('spades_teach.')}",
            "\n".join(_prose(_paragraphs(module)[0])) + f" [Source](../../{file})",
            "\n".join(["| name | what |", "|---|---|", *rows]),
        ]
    return "\n\n".join(parts)


def _engine_modules() -> Iterator[ModuleType]:
    for found in sorted(pkgutil.walk_packages(spades_teach.core.__path__, "spades_teach.core."), key=lambda m: m.name):
        yield importlib.import_module(found.name)


def _defined(module: ModuleType) -> list[tuple[str, Any]]:
    """Return the public classes and functions that a module itself defines and describes, in their order."""
    return [
        (name, value)
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__ and _doc(value)
        if inspect.isclass(value) or inspect.isroutine(value)
    ]


# One name


def _described(name: str, value: Any, *, level: int, headed: bool = True) -> str:
    parts = [f"{'#' * level} {name}" if headed else ""]
    if inspect.isclass(value):
        parts += _class_parts(name, value)
    else:
        parts += [_code(_signature(name, value)), *_blocks(_doc(value))]
    return "\n\n".join(filter(None, parts))


def _class_parts(name: str, cls: type[Any]) -> Iterator[str]:
    if issubclass(cls, enum.Enum):
        yield _code(f"class {name}: " + ", ".join(member.name for member in cls))
    elif takes := _constructor(cls):
        yield _code(_signature(name, takes, drop_self=True))
    yield from _blocks(_doc(cls))
    if inspect.isfunction(cls.__dict__.get("__init__")) and not dataclasses.is_dataclass(cls):
        _, *takes = _doc(cls.__dict__["__init__"]).split("\n\n")
        yield from _blocks("\n\n".join(takes))
    offered = () if issubclass(cls, enum.Enum) else members(cls)
    rows = [f"| {shown} | {_inline(_first_sentence(member))} |" for shown, member in offered]
    if rows:
        yield "\n".join(["| it has | what |", "|---|---|", *rows])


def _constructor(cls: type[Any]) -> Any:
    if dataclasses.is_dataclass(cls) or "__init__" in cls.__dict__:
        return cls.__init__
    return cls.__new__ if "__new__" in cls.__dict__ else None


def members(cls: type[Any]) -> Iterator[tuple[str, Any]]:
    """Yield properties and methods that are described, those of the widget's shell too."""
    for holder in cls.__mro__:
        if not holder.__module__.startswith("spades_teach.") or (
            holder is not cls and dataclasses.is_dataclass(holder)
        ):
            continue
        for name, member in vars(holder).items():
            plain = member.__func__ if isinstance(member, classmethod | staticmethod) else member
            if name.startswith("_") or not _doc(plain) or inspect.isclass(plain):
                continue
            if isinstance(plain, property) or not callable(plain):
                yield f"`.{name}`", plain
            else:
                yield f"`.{_signature(name, plain, drop_self=True)}`", plain


# Signatures


def _signature(name: str, function: Any, *, drop_self: bool = False) -> str:
    """Write a call with its types; one parameter on each line when it is long."""
    signature = inspect.signature(function)
    parameters = list(signature.parameters.values())[drop_self:]
    words, starred = [], False
    for parameter in parameters:
        if parameter.kind is parameter.KEYWORD_ONLY and not starred:
            words.append("*")
            starred = True
        starred |= parameter.kind is parameter.VAR_POSITIONAL
        words.append(_parameter(parameter, function))
        if parameter.kind is parameter.POSITIONAL_ONLY and not _more_positional(parameters, parameter):
            words.append("/")
    returned = signature.return_annotation
    arrow = "" if returned in (inspect.Signature.empty, "None", None) or drop_self else f" -> {_type(returned)}"
    line = f"{name}({', '.join(words)}){arrow}"
    if len(line) <= WIDTH or (drop_self and name.islower()):
        return line
    return f"{name}(\n" + "".join(f"    {word},\n" for word in words) + f"){arrow}"


def _more_positional(parameters: list[inspect.Parameter], one: inspect.Parameter) -> bool:
    later = parameters[parameters.index(one) + 1 :]
    return any(parameter.kind is parameter.POSITIONAL_ONLY for parameter in later)


def _parameter(parameter: inspect.Parameter, function: Any) -> str:
    stars = {parameter.VAR_POSITIONAL: "*", parameter.VAR_KEYWORD: "**"}.get(parameter.kind, "")
    typed = "" if parameter.annotation is parameter.empty else f": {_type(parameter.annotation)}"
    default = "" if parameter.default is parameter.empty else f" = {_value(parameter.default, function)}"
    return f"{stars}{parameter.name}{typed}{default}"


def _value(value: object, function: Any) -> str:
    """Write a default as it stands in the source: a constant by its name."""
    if isinstance(value, enum.Enum):
        return str(value) if type(value).__str__ is enum.Enum.__str__ else f"{type(value).__name__}.{value.name}"
    known = getattr(inspect.unwrap(function), "__globals__", {}).items()
    named = (name for name, constant in known if name.isupper() and constant is value)
    return repr(value) if isinstance(value, int | str | bool | None) else next(named, repr(value))


def _type(annotation: object) -> str:
    return annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))


# Docstrings


def _doc(value: Any) -> str:
    """Return a docstring of its own; one that Python made up or that was inherited counts as none."""
    text = value.__dict__.get("__doc__") if inspect.isclass(value) else getattr(value, "__doc__", None)
    if not text or (
        inspect.isclass(value) and dataclasses.is_dataclass(value) and text.startswith(f"{value.__name__}(")
    ):
        return ""
    return inspect.cleandoc(text)


def first_sentence(text: str) -> str:
    """Return the first sentence of a paragraph, up to a full stop before a capital letter."""
    plain = " ".join(text.split())
    found = re.match(r".*?\.(?=\s+[A-Z`]|$)", plain)
    return found[0] if found else f"{plain.rstrip(':')}."


def _first_sentence(value: Any) -> str:
    return first_sentence(_doc(value).split("\n\n")[0])


def _paragraphs(value: Any) -> list[str]:
    return inspect.cleandoc(value.__doc__ or "").split("\n\n")


def _blocks(doc: str) -> Iterator[str]:
    """Turn a docstring into Markdown: prose, a list for what is said line by line, examples as code."""
    for paragraph in doc.split("\n\n") if doc else ():
        if paragraph.lstrip().startswith(">>>"):
            yield f"```pycon\n{paragraph}\n```"
        else:
            yield "\n".join(_prose(paragraph))


def _prose(paragraph: str) -> Iterator[str]:
    lines: list[str] = []
    for line in paragraph.splitlines():
        if lines and not LINE_STARTS.match(line):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.strip())
    lines = [PARAMETERS.sub(lambda found: re.sub(r"(\w+)", r"`\1`", found[0]), line) for line in lines]
    first, *rest = lines
    starts = bool(LINE_STARTS.match(first.replace("`", "")))
    yield ("- " if starts else "") + _inline(first)
    if rest and not starts:
        yield ""
    yield from (f"- {_inline(line)}" for line in rest)


def _inline(text: str) -> str:
    """Keep code as it is and everything else from being taken for HTML or a table."""
    parts = CODE.split(" ".join(text.split()))
    return "".join(
        part if part.startswith("`") else part.replace("<", "&lt;").replace("*", r"\*").replace("|", r"\|")
        for part in parts
    )


def _code(text: str) -> str:
    return f"```py\n{text}\n```"


def names_in(source: str) -> Iterable[tuple[str, str]]:
    """Yield every text literal of a module with the class or function at the top level that it stands in."""
    for node in ast.parse(source).body:
        name = getattr(node, "name", "")
        for inner in ast.walk(node):
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
                yield inner.value, name
