"""Score sheets as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.analysis.sheets import SideSum, plain_cell, read_amount, read_bids, read_tricks
from spades_teach.core.bids import Bid, added_up
from spades_teach.core.variants import compose

STANDARD = compose("standard")
NS = STANDARD.table.sides[0]


def told(text: str, spec: str = "standard") -> object:
    rules = compose(spec)
    found = read_bids(text, rules.table.sides[0], rules)
    return [bid.name for bid in found] if isinstance(found, tuple) else found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4+3", ["4", "3"]),
        (" 4 + 3 ", ["4", "3"]),
        ("۴+۳", ["4", "3"]),
        ("٤+٣", ["4", "3"]),
        ("४+३", ["4", "3"]),
        ("4.0+3.0", ["4", "3"]),
        ("4 & 3", ["4", "3"]),
        ("3+nil", ["3", "nil"]),
        ("3+0", ["3", "nil"]),
        ("NIL + 3", ["nil", "3"]),
        ("nil+nil", ["nil", "nil"]),
        ("7", SideSum(7)),
        ("7.0", SideSum(7)),
        ("۷", SideSum(7)),
        ("13", SideSum(13)),
        ("14", None),
        ("1", None),  # two seats that bid numbers bid 2 at least
        ("0", None),
        ("nil", None),  # whose, and what did the other bid?
        ("-3", None),
        ("4+", None),
        ("4+?", None),
        ("4+3+2", None),
        ("7½", None),
        ("", None),
        ("x", None),
        ("9" * 5000, None),
    ],
)
def test_bids_of_a_side(text: str, expected: object) -> None:
    """One bid per seat, or a sum; anything else is not read."""
    assert expected == told(text)


@pytest.mark.parametrize(
    ("spec", "text", "expected"),
    [
        ("standard+blind-nil", "blind-nil+4", ["blind-nil", "4"]),
        ("standard+blind-nil", "Blind Nil + 4", ["blind-nil", "4"]),
        ("standard", "blind-nil+4", None),
        ("standard+ten-for-200", "10-for-200+2", ["10-for-200", "2"]),
        ("standard+solo", "4", ["4"]),
        ("standard+solo", "nil", ["nil"]),
        ("standard+solo", "2+2", None),
    ],
)
def test_bids_are_those_of_the_rules(spec: str, text: str, expected: object) -> None:
    """A bid that the rules do not know is not read; a side of one seat has one bid."""
    assert expected == told(text, spec)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5+0", (5, 0)),
        ("5 + 0", (5, 0)),
        ("۵+۰", (5, 0)),
        ("5", 5),
        ("0", 0),
        ("5.0", 5),
        ("1+2+3", (1, 2, 3)),
        ("5.5", None),
        ("-1", None),
        ("5+", None),
        ("", None),
        ("five", None),
        ("9999", None),
    ],
)
def test_tricks_of_a_side(text: str, expected: object) -> None:
    """Numbers of the seats, or their sum."""
    assert expected == read_tricks(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("63", 63),
        ("−47", -47),
        ("–47", -47),
        ("- 47", -47),
        ("۱۲۳", 123),
        ("-۴۷.0", -47),
        ("+63", 63),
        ("1,234", 1234),
        ("-1 234", -1234),
        ("(47)", -47),
        ("12,34", None),
        ("1.5", None),
        ("", None),
        ("1" * 19, None),
    ],
)
def test_points_and_totals(text: str, expected: int | None) -> None:
    """A whole number as people and spreadsheets write it."""
    assert expected == read_amount(text)


@given(st.integers(2, 13))
def test_a_sum_is_shared_among_the_seats(tricks: int) -> None:
    """The shares come to the sum, and differ by one at most."""
    shares = SideSum(tricks).among(2)
    assert tricks == added_up(shares)
    assert shares[0].tricks - shares[1].tricks in (0, 1)


@given(st.text())
def test_any_cell_is_read_or_not_without_a_traceback(text: str) -> None:
    """Whatever stands in a cell, reading it answers."""
    plain_cell(text)
    bids = read_bids(text, NS, STANDARD)
    assert bids is None or isinstance(bids, SideSum) or all(isinstance(bid, Bid) for bid in bids)
    read_tricks(text)
    read_amount(text)
