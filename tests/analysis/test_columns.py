"""Headings of score sheets: whose column, and of what."""

from __future__ import annotations

import pytest

from spades_teach.analysis.columns import headings, read_columns
from spades_teach.core.variants import compose

STANDARD = compose("standard")


@pytest.mark.parametrize(
    ("heading", "expected"),
    [
        ("NS_bid", "NS_bid"),
        ("ns bid", "NS_bid"),
        (" Ns-BID ", "NS_bid"),
        ("SN_bid", "NS_bid"),
        ("Bid (NS)", "NS_bid"),
        ("\ufeffNS_bid", "NS_bid"),
        ("EW tricks taken", "EW_tricks"),
        ("ew_took", "EW_tricks"),
        ("n_tricks", "N_tricks"),
        ("EW total", "EW_total"),
        ("EW_running_total", "EW_total"),
        ("NS bags", "NS_bags"),
        ("Round", "round"),
        ("#", "round"),
        ("Hand", "round"),
        ("notes", "note"),
        ("Dealer", "dealer"),
    ],
)
def test_one_heading_in_many_spellings(heading: str, expected: str) -> None:
    """Case, the signs between the words and their order do not matter."""
    assert [expected] == [column.name for column in read_columns([heading], STANDARD).known]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["Us_bid", "Us_tricks", "Them_bid", "Them_tricks"], {"NS": "Us", "EW": "Them"}),
        (["Them_bid", "Us_bid", "Us_tricks", "Them_tricks"], {"NS": "Them", "EW": "Us"}),
        (["NS_bid", "Guests bid"], {"NS": "NS", "EW": "Guests"}),
        (["EW_bid", "Guests bid"], {"NS": "Guests", "EW": "EW"}),
        (["We_bid", "They_bid"], {"NS": "We", "EW": "They"}),
        (["WE_bid", "SN_bid"], {"NS": "NS", "EW": "EW"}),
        (["ما_bid", "تیم‌آنها_bid"], {"NS": "ما", "EW": "تیم‌آنها"}),
        (["North and South bid", "The others bid"], {"NS": "North and South", "EW": "The others"}),
        (["Uss_bid", "Us_tricks", "Us_total", "Them_bid", "Them_tricks"], {"NS": "Us", "EW": "Them"}),
    ],
)
def test_sides_may_have_other_names(given: list[str], expected: dict[str, str]) -> None:
    """Names of one's own are the sides in order of appearance; of too many, those with the most columns."""
    assert expected == read_columns(given, STANDARD).names


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["NS_bid", "NS_totl", "EW_bid"], [("NS_totl", "NS_total")]),
        (["Us_bid", "Us_tricks", "Them_bid", "Thme_tricks"], [("Thme_tricks", "Them_tricks")]),
        (["NS_bid", "EW_bid", "weather"], [("weather", "")]),
        (["rund"], [("rund", "round")]),
        (["NS_bid", "", None, "EW_bid"], []),
        (["NS_last-trick"], [("NS_last-trick", "NS_tricks")]),  # no fact of these rules
    ],
)
def test_a_heading_not_understood_is_named_with_the_nearest(given: list[str], expected: list[tuple[str, str]]) -> None:
    """Nothing is passed over silently but an empty heading."""
    assert expected == [(column.heading, column.nearest) for column in read_columns(given, STANDARD).unknown]


def test_facts_are_columns_where_the_rules_read_them() -> None:
    """A fact is told of a seat, a side or the round, as the rules ask."""
    rules = compose("standard+win-last-trick+renege-penalty:mode=three-tricks+time-limit")
    columns = read_columns(["NS_last-trick", "E.last trick", "N_reneges", "minutes"], rules)
    assert [("side", "NS"), ("seat", "E"), ("seat", "N"), ("round", "")] == [
        (column.by, column.owner) for column in columns.known
    ]
    assert set(columns.known) <= set(
        read_columns(["NS_last-trick", "E.last trick", "N_reneges", "minutes"], rules).known
    )


def test_seats_and_sides_of_the_same_number() -> None:
    """`1_bid` is the side's where only sides have columns, the seat's where a seat has one that no side is named as."""
    rules = compose("standard+six-players")
    sides = read_columns(["1_bid", "2_bid", "3_bid", "1_total"], rules)
    seats = read_columns([f"{seat}_bid" for seat in range(1, 7)] + ["1_total"], rules)
    assert ["side"] * 4 == [column.by for column in sides.known]
    assert ["seat"] * 6 + ["side"] == [column.by for column in seats.known]


def test_a_side_of_one_seat_has_the_seats_column() -> None:
    """Where everybody plays alone, `N_bid` is both."""
    columns = read_columns(headings(compose("standard+solo")), compose("standard+solo"))
    bid = columns.of_side("N", "bid")
    assert bid is not None
    assert "N_bid" == bid.name
    assert columns.has_sides


@pytest.mark.parametrize(
    "spec", ["standard", "pagat", "standard+solo", "standard+six-players", "standard+win-last-trick"]
)
@pytest.mark.parametrize("seats", [False, True])
def test_the_headings_that_we_write_are_all_understood(spec: str, seats: bool) -> None:
    """What `headings` returns is read back as it stands."""
    rules = compose(spec)
    written = headings(rules, seats=seats)
    columns = read_columns(written, rules)
    assert written == tuple(column.name for column in columns.known)
    assert ((), ()) == (columns.unknown, columns.repeated)
    assert columns.has_sides


def test_a_column_that_comes_twice_is_told() -> None:
    """The first one counts, the second is named."""
    columns = read_columns(["NS_bid", "ns bid"], STANDARD)
    assert [(0, "NS_bid")] == [(column.place, column.name) for column in columns.known]
    assert [(1, "ns bid")] == [(column.place, column.heading) for column in columns.repeated]
