"""Placeholders in lesson prose: numbers and cards are computed, never typed.

================================= ==========================================================================
``{n:expect.NS.points}``          a number, in the reader's digits; ``given`` and ``expect`` are the step's example
``{n:s2-bags.given.bids.N}``      the same of any example of the catalogue (`values` explains the paths)
``{n:rules.bag-limit}``           a number of the step's rules (`values.RULE_NUMBERS` lists them)
``{n:args.goal}``                 an argument of the step's widget
``{n:7}``                         a typed number: the check refuses it unless an example, rule or argument above says it
``{n:given.bids.N + given.bids.S}``  sums, differences and products, with spaces round the signs; brackets allowed; `//` to the nearest whole number
``{signed:expect.NS.points}``     the same with its sign, ``+50`` or ``−47``
``{formula:expect.NS.contract * rules.trick}``  the sum and its result, ``7 × 10 = 70``
``{card:AS}`` ``{cards:9H 4H}``   cards as a list, or a reference to them: ``{cards:expect.legal}``
``{hand:9H 4H AS}``               cards side by side, as they lie in a fan
``{cardname:AS}`` ``{suit:S}``    the name of a card, of a suit; ``{sign:S}`` the sign of a suit
``{bid:nil}`` ``{place:left}``    a bid; you, left, partner or right
``{reason:must-follow-suit}``     the short name of a reason (its message's ``.label``)
``{elsewhere:bag-penalty}``       what other tables do there (its message's ``.elsewhere``)
``{lesson:scoring-a-round}``      a link to another lesson, with its title
``{term:bag}`` ``{term:bag|bags}``  a term, marked; what it means opens below its paragraph (behind ``|``: the words shown)
================================= ==========================================================================

Every number and card stands in an isolate, so that it reads right in right-to-left text, and so does code that begins or
ends with a sign.  Otherwise code between backticks is left alone; ``{{`` and ``}}`` are braces.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from spades_teach.course.glossary import marked, term_name, term_rows
from spades_teach.course.model import LessonError
from spades_teach.i18n.isolates import isolate

if TYPE_CHECKING:
    from spades_teach.i18n import Words

KINDS: Final = (
    "n",
    "signed",
    "formula",
    "card",
    "cards",
    "hand",
    "cardname",
    "suit",
    "sign",
    "bid",
    "place",
    "reason",
    "elsewhere",
    "lesson",
    "term",
)
_CODE = re.compile(r"(^[ \t]*(?P<fence>```|~~~).*?^[ \t]*(?P=fence)[ \t]*$|`+[^`\n]*`+)", re.MULTILINE | re.DOTALL)
_BRACES = re.compile(r"\{\{|\}\}|\{(?P<inside>[^{}\n]*)\}|[{}]")
_CARD = re.compile(r"(10|[2-9TJQKA])[SHDC]|BJ|LJ")
_TOKEN = re.compile(r"[()]|[^\s()]+")
_GAP = re.compile(r"\n(?:[ \t]*\n)+")
_LISTED = re.compile(r"(?:[-*+]|\d+[.)])[ \t]")
_GOES_ON = re.compile(r"[ \t]|(?:[-*+]|\d+[.)])[ \t]")
_SIGNS: Final = {"+": "+", "-": "−", "*": "×", "//": "÷"}
_OPERATORS: Final[Mapping[type, Callable[[int, int], int]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.FloorDiv: lambda whole, part: _nearest(whole, part),
    ast.Mult: operator.mul,
}

Value: TypeAlias = "int | str | tuple[str, ...]"
Lookup: TypeAlias = Callable[[str], Value]


@dataclass(frozen=True, slots=True)
class Placeholder:
    """`{kind:argument}`."""

    kind: str
    argument: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """What a text needs to become readable: a language, values by reference, and how the host links another lesson."""

    words: Words
    value: Lookup
    lesson: Callable[[str], str]


def parse(text: str) -> tuple[str | Placeholder, ...]:
    """Split Markdown into literal text and placeholders.

    Raises LessonError for a brace that is neither.

    >>> parse("You hold {card:AS}.")
    ('You hold ', Placeholder(kind='card', argument='AS'), '.')
    """
    pieces: list[str | Placeholder] = []
    for part, is_code in _parts(text):
        pieces.extend([part] if is_code else _placeholders(part))
    return tuple(piece for piece in pieces if piece != "")


_LOOSE_CODE: Final = re.compile(r"`(?!``)(?:[^\w`][^`\n]*|[^`\n]*[^\w`])`")
"""Code in a line that begins or ends with a sign: right-to-left text around it would carry the sign to the other end."""

_BEGINS_A_LINE: Final = re.compile(r"(?:\A|\n)[0-9]+\Z")


def render(text: str, page: Page) -> str:
    """Return a heading, a label or feedback with every placeholder replaced.

    A number that comes to begin a line does not begin a list.  Raises LessonError for a term: nothing can open there.
    """
    said, terms = _said(text, page)
    if terms:
        raise LessonError(
            f"{{term:{terms[0][1]}}} stands where nothing can open below it; expected it in the words of a step, "
            "not in a heading, an option or feedback",
            "bad-placeholder",
        )
    return said


def render_words(text: str, page: Page) -> str:
    """Return the words of a step; below each paragraph (list, table) stand the terms that it names for the first time."""
    said, terms = _said(text, page)
    explained: set[str] = set()
    pieces: list[str] = []
    for start, end in _blocks(said):
        new = dict.fromkeys(term for at, term in terms if start <= at < end and term not in explained)
        explained |= set(new)
        pieces.append(said[start:end].rstrip("\n") + "\n\n" + term_rows(new, page.words) if new else said[start:end])
    return "".join(pieces).rstrip("\n")


def _said(text: str, page: Page) -> tuple[str, list[tuple[int, str]]]:
    """Return the text, and where in it which term stands."""
    said = ""
    terms: list[tuple[int, str]] = []
    for piece in parse(text):
        if isinstance(piece, str) and _LOOSE_CODE.fullmatch(piece) and page.words.direction == "rtl":
            said += isolate(piece)
        elif isinstance(piece, str):
            said += f"\\{piece}" if piece[:1] in (".", ")") and _BEGINS_A_LINE.search(said) else piece
        elif piece.kind == "term":
            term_id, shown = _term(piece, page.words)
            terms.append((len(said), term_id))
            said += marked(term_id, shown, page.words)
        else:
            said += _show(piece, page)
    return said, terms


def _term(piece: Placeholder, words: Words) -> tuple[str, str]:
    term_id, _, shown = (part.strip() for part in piece.argument.partition("|"))
    return term_id, shown or term_name(term_id, words)


def _blocks(text: str) -> Iterator[tuple[int, int]]:
    """Yield from where to where each block of Markdown reaches; a list is one, whatever blank lines are in it."""
    start = 0
    for gap in _GAP.finditer(text):
        goes_on = _LISTED.match(text, start) and _GOES_ON.match(text, gap.end())
        if not goes_on:
            yield start, gap.end()
            start = gap.end()
    yield start, len(text)


def literal_text(text: str) -> str:
    """Return a text without code and placeholders: what its author typed by hand."""
    prose = (part for part, is_code in _parts(text) if not is_code)
    return " ".join(piece for part in prose for piece in _placeholders(part) if isinstance(piece, str))


def evaluate(expression: str, value: Lookup) -> int:
    """Return the result of an expression such as `s2-bags.expect.contract * 10`.

    `//` divides and takes the nearest whole number, a half upward.
    Raises LessonError when it is not made of whole numbers, references, + - * // and brackets.
    """
    tokens = _TOKEN.findall(expression)
    numbers: dict[str, int] = {}
    parts: list[str] = []
    for token in tokens:
        if token in {"(", ")", *_SIGNS}:
            parts.append(token)
        else:
            name = f"v{len(numbers)}"
            numbers[name] = _number(token, value)
            parts.append(name)
    try:
        tree = ast.parse(" ".join(parts), mode="eval").body
    except SyntaxError:
        raise LessonError(
            f"{expression!r} is not a sum; expected references and whole numbers joined by + - * with spaces",
            "bad-placeholder",
        ) from None
    return _result(tree, numbers)


def formula(expression: str, value: Lookup, words: Words) -> str:
    """Return an expression with its numbers and its result, as one left-to-right isolate."""
    shown = (
        token if token in "()" else _SIGNS[token] if token in _SIGNS else _number(token, value)
        for token in _TOKEN.findall(expression)
    )
    return words.formula(*shown, "=", evaluate(expression, value))


def _parts(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the parts of a Markdown text, each with whether it is code."""
    at = 0
    for found in _CODE.finditer(text):
        yield text[at : found.start()], False
        yield found[0], True
        at = found.end()
    yield text[at:], False


def _placeholders(text: str) -> list[str | Placeholder]:
    pieces: list[str | Placeholder] = []
    at = 0
    for found in _BRACES.finditer(text):
        pieces.append(text[at : found.start()])
        at = found.end()
        if found[0] in ("{{", "}}"):
            pieces.append(found[0][0])
            continue
        kind, colon, argument = (found["inside"] or "").partition(":")
        if not colon or kind not in KINDS or not argument.strip():
            raise LessonError(
                f"{found[0]!r} is no placeholder; expected e.g. {{card:AS}}, kinds {', '.join(KINDS)}, or '{{{{'",
                "bad-placeholder",
            )
        pieces.append(Placeholder(kind, argument.strip()))
    pieces.append(text[at:])
    return pieces


def _show(piece: Placeholder, page: Page) -> str:
    words, argument = page.words, piece.argument
    match piece.kind:
        case "n":
            return words.number(evaluate(argument, page.value))
        case "signed":
            return words.signed(evaluate(argument, page.value))
        case "formula":
            return formula(argument, page.value, words)
        case "card" | "cards":
            return words.cards(" ".join(cards(argument, page.value)))
        case "hand":
            return words.hand(" ".join(cards(argument, page.value)))
        case "cardname":
            return words.card_name(argument)
        case "suit":
            return words.suit(argument)
        case "sign":
            return words.suit_sign(argument)
        case "bid":
            return words.bid(argument)
        case "place":
            return words.place(argument)
        case "reason":
            return words.attr(argument, "label")
        case "elsewhere":
            return words.attr(argument, "elsewhere")
        case _:
            return page.lesson(argument)


def cards(argument: str, value: Lookup) -> tuple[str, ...]:
    """Return the card codes of a list such as `9H 4H`, or of what a reference names."""
    codes: list[str] = []
    for token in argument.split():
        found: Value = token if _CARD.fullmatch(token) else value(token)
        codes.extend(
            found.split()
            if isinstance(found, str)
            else [str(code) for code in found]
            if isinstance(found, tuple)
            else [str(found)]
        )
    for code in codes:
        if not _CARD.fullmatch(code):
            raise LessonError(f"{code!r} in {argument!r} is no card; expected e.g. 'AS' or '10H'", "bad-placeholder")
    return tuple(codes)


def _number(token: str, value: Lookup) -> int:
    if re.fullmatch(r"-?\d+", token):
        return int(token)
    found = value(token)
    if not isinstance(found, int) or isinstance(found, bool):
        raise LessonError(f"{token!r} is {found!r}, not a whole number", "bad-placeholder")
    return found


def _nearest(whole: int, part: int) -> int:
    """Divide, to the nearest whole number, a half upward.

    >>> _nearest(10900, 198), _nearest(5, 2), _nearest(-5, 2)
    (55, 3, -2)
    """
    if not part:
        raise LessonError(f"{whole} is divided by nothing", "bad-placeholder")
    return (2 * whole + part) // (2 * part) if part > 0 else _nearest(-whole, -part)


def _result(node: ast.expr, numbers: Mapping[str, int]) -> int:
    match node:
        case ast.Name(id=name) if name in numbers:
            return numbers[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_result(operand, numbers)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            return _OPERATORS[type(op)](_result(left, numbers), _result(right, numbers))
    raise LessonError(f"{ast.unparse(node)!r} is not a sum of whole numbers", "bad-placeholder")
