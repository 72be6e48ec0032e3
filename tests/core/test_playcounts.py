"""The number of legal ways to play small fixed deals, to every depth, under rule sets that change play."""

import pytest

from tests.core.playcounts import by_engine, by_reference, load, pile_of
from tests.samples import samples

CASES = load()
SHORT = [case for case in CASES if sum(case["counts"]) <= samples(small=30_000, deep=1_000_000)]
SHORTEST = [case for case in CASES if sum(case["counts"]) <= samples(small=2_000, deep=1_000_000)]


def plain(case):
    """Tell whether the deal could be played at the default table too."""
    return len(case["hands"]) == 4 and {"BJ", "LJ"}.isdisjoint(" ".join(case["hands"]).split())


@pytest.mark.parametrize("case", SHORT, ids=lambda case: case["id"])
def test_the_engine_finds_every_way_to_play_and_no_other(case, count):
    """At each depth there are exactly as many legal sequences as the naive reading counted."""
    assert case["counts"] == by_engine(case)
    count("sequences of cards counted in small deals", sum(case["counts"]))


@pytest.mark.parametrize("case", SHORTEST, ids=lambda case: case["id"])
def test_the_stored_counts_are_the_naive_reading(case, count):
    """The stored numbers come from the second reading of the rules, not from the engine."""
    assert case["counts"] == by_reference(case)
    count("small deals counted by both readings")


CHANGED = [
    case
    for case in SHORTEST
    if case["rules"] != "standard" and plain(case) and "broken_by" not in case["rules"]  # a spade in a trick wins it
]


@pytest.mark.parametrize("case", CHANGED, ids=lambda case: case["id"])
def test_the_rule_makes_a_difference_to_the_deal(case):
    """By the default table the same cards could be played in another number of ways."""
    assert case["counts"] != by_reference({**case, "rules": "standard", "bids": ["1"] * 4})


def test_there_are_thirty_deals_under_twenty_five_rule_sets(count):
    """None of the stored deals got lost, and they differ."""
    assert 30 <= len(CASES) == len({case["id"] for case in CASES})
    assert len(CASES) == len({(tuple(case["hands"]), case["rules"], case["dealer"]) for case in CASES})
    rules = {case["rules"] for case in CASES}
    assert 25 <= len(rules)
    count("rule sets with stored play counts", len(rules))


def test_the_pile_of_a_nil_in_the_dark_lies_as_stored():
    """The naive reading takes the order of the pile from the file: it is the engine's."""
    cases = [case for case in CASES if "pile" in case]
    assert cases
    for case in cases:
        assert case["pile"].split() == pile_of(case)
