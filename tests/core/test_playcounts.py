"""The number of legal ways to play ten small deals, to every depth."""

import pytest

from tests.core.playcounts import by_engine, by_reference, load

CASES = load()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_engine_finds_every_way_to_play_and_no_other(case, count):
    """At each depth there are exactly as many legal sequences as the naive reading counted."""
    assert case["counts"] == by_engine(case)
    count("sequences of cards counted in small deals", sum(case["counts"]))


def test_there_are_ten_deals():
    """None of the stored deals got lost, and they differ."""
    assert 10 == len({(tuple(case["hands"]), case["rules"], case["dealer"]) for case in CASES})


@pytest.mark.parametrize("case", CASES[:3], ids=lambda case: case["id"])
def test_the_stored_counts_are_the_naive_reading(case):
    """The stored numbers come from the second reading of the rules, not from the engine."""
    assert case["counts"] == by_reference(case)
