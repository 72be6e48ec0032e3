"""Numbers as people write and read them: digits of the language, a real minus sign, formulas that keep their order."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from decimal import Decimal
from functools import cache

from spades_teach.i18n.isolates import isolate
from spades_teach.i18n.locales import Locale

Number = int | float | Decimal

MINUS = "\u2212"

_ASCII = str.maketrans(
    {chr(zero + digit): str(digit) for zero in (0x0660, 0x06F0) for digit in range(10)}
    | dict.fromkeys("\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff", "")
    | {MINUS: "-"}
)
_POINT = re.compile(r"(?<=[0-9])\.(?=[0-9])")
_WHOLE_NUMBER = re.compile(r"([+-]?)\s*([0-9]{1,100})")


def ascii_digits(text: str) -> str:
    """Replace Persian and Arabic digits and the minus sign by ASCII, and drop direction marks: for text that a parser reads.

    >>> ascii_digits("NS:−۴۷/۳ 10♠")
    'NS:-47/3 10♠'
    """
    return text.translate(_ASCII)


def read_number(text: str) -> int | None:
    """Read a whole number in ASCII, Persian or Arabic digits; None when the text is none, also when it is empty.

    A sign may stand in front (`-`, U+2212 or `+`); spaces and direction marks around are ignored.

    >>> read_number(" −۴۷ "), read_number("0"), read_number(""), read_number("1.5")
    (-47, 0, None, None)
    """
    found = _WHOLE_NUMBER.fullmatch(ascii_digits(text).strip())
    return int(found[1] + found[2]) if found else None


def plain_number(
    value: Number, locale: Locale, *, signed: bool = False, decimals: int | None = None, grouping: bool = False
) -> str:
    """Write a number without isolating it; signed: a plus before positive numbers too.  Zero never has a sign."""
    if isinstance(value, bool) or not isinstance(value, Number):
        raise TypeError(f"{value!r} is no number")
    amount = Decimal(str(value)) if isinstance(value, float) else Decimal(value)
    if not amount.is_finite():
        raise ValueError(f"{value!r} cannot be written; expected a finite number")
    if decimals is not None:
        amount = round(amount, decimals)
    whole, _, fraction = f"{amount.copy_abs():{',' if grouping else ''}f}".partition(".")
    written = whole.replace(",", locale.grouping) + (locale.decimal + fraction if fraction else "")
    sign = locale.minus if amount < 0 else locale.plus if signed and amount > 0 else ""
    return sign + written.translate(_digits(locale.digits))


def local_digits(text: str, locale: Locale) -> str:
    """Replace the ASCII digits of a text, and the point between them, by those of the language."""
    return _POINT.sub(locale.decimal, text).translate(_digits(locale.digits))


@cache
def _digits(digits: str) -> dict[int, str]:
    return {ord("0") + value: digit for value, digit in enumerate(digits)}


def number(
    value: Number, locale: Locale, *, signed: bool = False, decimals: int | None = None, grouping: bool = False
) -> str:
    """Write a number so that it can stand in any sentence of the language: isolated where that runs from right to left."""
    written = plain_number(value, locale, signed=signed, decimals=decimals, grouping=grouping)
    return isolate(written) if locale.direction == "rtl" else written


def formula(parts: Iterable[Number | str], locale: Locale) -> str:
    """Write numbers and signs as one left-to-right piece: `7 × 10 = 70`.

    A minus that begins the formula or follows another sign belongs to the number behind it.  Arabic digits turn a line round them, so
    each such number gets an isolate of its own inside.
    """
    turning = unicodedata.bidirectional(locale.digits[0]) == "AN"
    written = ""
    glued = True  # nothing, or something without a space behind it, stands before
    sign_before = True
    for part in parts:
        if isinstance(part, str):
            text = MINUS if part == "-" else part
            binds = text == "(" or (text == MINUS and sign_before)  # a bracket, or a minus that is no subtraction
            written += text if glued or text == ")" else " " + text
            glued, sign_before = binds, text != ")"
        else:
            text = plain_number(part, locale)
            written += ("" if glued else " ") + (isolate(text) if turning else text)
            glued, sign_before = False, False
    written = written.replace(MINUS, locale.minus)
    return isolate(written) if locale.direction == "rtl" else written


def sum_formula(terms: Iterable[int], locale: Locale) -> str:
    """Write a sum and its result: `50 + 3 − 100 = −47`; of a single term, just its value."""
    values = list(terms)
    parts: list[Number | str] = [values[0]] if values else [0]
    for value in values[1:]:
        parts += [MINUS if value < 0 else "+", abs(value)]
    if len(values) > 1:
        parts += ["=", sum(values)]
    return formula(parts, locale)
