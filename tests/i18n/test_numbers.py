"""Numbers are written as the language writes them and read in any of its digits."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.i18n import ascii_digits, available_languages, isolate, plain_text, read_number, words_for
from tests.i18n.homes import add_language

ARABIC = "٠١٢٣٤٥٦٧٨٩"

languages = pytest.mark.parametrize("lang", available_languages())


@pytest.mark.parametrize(
    ("written", "lang", "value"),
    [
        ("0", "en", 0),
        ("50", "en", 50),
        ("−47", "en", -47),
        ("−1000", "en", -1000),
        ("۰", "fa", 0),
        ("۵۰", "fa", 50),
        ("−۴۷", "fa", -47),
        ("−۱۴۷", "fa", -147),
    ],
)
def test_a_number_has_the_digits_and_the_minus_of_its_language(written, lang, value):
    """The minus is U+2212 and stands in front; digits are the language's; nothing groups a score."""
    assert words_for(lang).plain_number(value) == written


@pytest.mark.parametrize(
    ("written", "lang", "value"),
    [("+50", "en", 50), ("−47", "en", -47), ("0", "en", 0), ("+۵۰", "fa", 50), ("−۴۷", "fa", -47), ("۰", "fa", 0)],
)
def test_points_have_a_sign_unless_they_are_none(written, lang, value):
    """Points won have a plus, points lost a minus, zero has neither."""
    assert plain_text(words_for(lang).signed(value)) == written


@pytest.mark.parametrize(
    ("written", "lang", "value", "options"),
    [
        ("0.5", "en", 0.5, {}),
        ("0.50", "en", 0.5, {"decimals": 2}),
        ("−0.3", "en", Decimal("-0.25001"), {"decimals": 1}),
        ("0.0", "en", -0.04, {"decimals": 1}),
        ("20,000", "en", 20000, {"grouping": True}),
        ("۰٫۳۴", "fa", 0.341, {"decimals": 2}),
        ("−۲۰٬۰۰۰", "fa", -20000, {"grouping": True}),
    ],
)
def test_fractions_and_large_numbers_have_the_marks_of_the_language(written, lang, value, options):
    """The decimal sign and the sign between thousands come from the locale; what rounds to zero has no sign."""
    assert words_for(lang).plain_number(value, **options) == written


@pytest.mark.parametrize(
    ("refused", "value"),
    [(TypeError, True), (TypeError, "3"), (TypeError, None), (ValueError, float("nan")), (ValueError, float("inf"))],
)
def test_what_is_no_number_is_refused(refused, value):
    """A truth value, a text and not-a-number are mistakes of the program."""
    with pytest.raises(refused):
        words_for("fa").number(value)


def test_a_number_is_isolated_where_text_runs_from_right_to_left():
    """Otherwise the minus of −۴۷ would show behind it."""
    assert words_for("fa").number(-47) == "\u2066−۴۷\u2069"
    assert words_for("fa").signed(50) == "\u2066+۵۰\u2069"
    assert words_for("en").number(-47) == "−47"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (47, "47"),
        (-47, "-47"),
        (-47, "−47"),
        (50, "+50"),
        (7, " 7 "),
        (-47, "- 47"),
        (-47, "−۴۷"),
        (-47, "-٤٧"),
        (147, "۱٤7"),
        (-147, "\u2066−۱۴۷\u2069"),
        (5, "\u2068\u20665\u2069\u2069"),
        (3, "\u200f۳\u200e"),
        (7, "007"),
        (2**64 - 1, str(2**64 - 1)),
        (None, ""),
        (None, "   "),
        (None, "-"),
        (None, "1.5"),
        (None, "1,5"),
        (None, "1٫5"),
        (None, "1,000"),
        (None, "٣a"),
        (None, "nil"),
        (None, "--5"),
        (None, "47-"),
        (None, "4 7"),
        (None, "1e3"),
        (None, "0x10"),
        (None, "1_000"),
        (None, "²"),
        (None, "५"),
        (None, "½"),
        (None, "9" * 101),
    ],
)
def test_a_whole_number_is_read_in_ascii_persian_and_arabic_digits(value, text):
    """0 is a number and empty is none; a fraction, a word, a trailing sign and digits of other scripts are none."""
    assert read_number(text) == value


@languages
@given(value=st.integers(-(10**40), 10**40))
def test_what_is_written_is_read_back(lang, value):
    """Every way to write a whole number is read as that number."""
    w = words_for(lang)
    assert read_number(w.number(value)) == read_number(w.plain_number(value)) == read_number(w.signed(value)) == value


@given(text=st.text())
def test_reading_never_fails(text):
    """Any text at all is a number or none, and one that is has a digit."""
    value = read_number(text)
    assert value is None or any(sign.isdecimal() for sign in text)


@pytest.mark.parametrize(
    ("ascii_text", "text"),
    [("NS:-337/7", "NS:−۳۳۷/۷"), ("10H 9S", "۱۰H ٩S"), ("AS", "\u2066AS\u2069"), ("آس 5", "آس ۵")],
)
def test_a_parser_gets_ascii_digits(ascii_text, text):
    """Digits, the minus and direction marks are made ASCII; all else stays."""
    assert ascii_digits(text) == ascii_text


FORMULAS = [
    ("7 × 10 = 70", (7, "×", 10, "=", 70)),
    ("−7 × 10 = −70", ("-", 7, "×", 10, "=", -70)),
    ("8 + 3 = 11", (8, "+", 3, "=", 11)),
    ("50 − 100 = −50", (50, "-", 100, "=", -50)),
    ("(1 + 2) × 1 = 3", ("(", 1, "+", 2, ")", "×", 1, "=", 3)),
    ("11 − (1 × 10) = 1", (11, "−", "(", 1, "×", 10, ")", "=", 1)),
    ("3 × (−4)", (3, "×", "(", "-", 4, ")")),
    ("5 × −1", (5, "×", "−", 1)),
]


@pytest.mark.parametrize(("written", "parts"), FORMULAS)
def test_a_formula_has_a_space_round_signs_but_not_behind_a_minus_that_belongs_to_a_number(written, parts):
    """7 × 10 = 70, −7 × 10 = −70, (1 + 2) × 1 = 3."""
    assert words_for("en").formula(*parts) == written


@pytest.mark.parametrize(("written", "parts"), FORMULAS)
def test_a_persian_formula_is_one_isolate_in_the_same_order(written, parts):
    """Persian digits keep the order of a left-to-right formula, so it needs one isolate and no more."""
    persian = written.translate({ord("0") + value: digit for value, digit in enumerate("۰۱۲۳۴۵۶۷۸۹")})
    assert words_for("fa").formula(*parts) == isolate(persian)


def test_each_number_of_an_arabic_formula_is_isolated(tmp_path):
    """Arabic digits turn the signs between them round, unless each number stands for itself."""
    add_language(tmp_path, "en", fallback=None)
    add_language(tmp_path, "ar", direction="rtl", digits=ARABIC)
    parts = [isolate("٧"), "×", isolate("١٠"), "=", "−" + isolate("٧٠")]
    assert words_for("ar", tmp_path).formula(7, "×", 10, "=", "-", 70) == isolate(" ".join(parts))


@pytest.mark.parametrize(
    ("written", "terms"),
    [
        ("50 + 3 − 100 = −47", [50, 3, -100]),
        ("−70", [-70]),
        ("0", []),
        ("0 + 5 = 5", [0, 5]),
        ("−50 + 100 = 50", [-50, 100]),
    ],
)
def test_points_are_added_up_in_a_formula(written, terms):
    """A sum shows each term with its sign and the result; a single term is its own sum."""
    assert words_for("en").sum_formula(terms) == written
    assert plain_text(words_for("fa").sum_formula(terms)) == written.translate(
        str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
    )
