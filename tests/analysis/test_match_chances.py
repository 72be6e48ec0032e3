"""Chances of winning the match: against a second reading, against matches drawn from the same model, and against the laws of the game."""

from __future__ import annotations

import random
import sys
from functools import cache
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.analysis.match_chances import MatchChances, NeedsNumpyError, NoMatchChancesError, match_chances
from spades_teach.analysis.round_model import RoundModel, round_model
from spades_teach.analysis.value_iteration import Zones
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import Standing, add, outcome
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.variants import compose
from tests.samples import samples

SMALL_ROUNDS = "NS_bid,NS_tricks,EW_bid,EW_tricks\n2,3,2,10\n2,2,3,11\n4,3,2,10\n"
FEW_ROUNDS = "NS_bid,NS_tricks,EW_bid,EW_tricks\n5,6,6,7\n7,6,4,7\n4+nil,6+0,5,7\n3+nil,3+1,6,9\n6,10,3,3\n"


@pytest.fixture(scope="module")
def chances() -> MatchChances:
    return match_chances("standard")


def naive(rules: RuleSet, model: RoundModel) -> dict[Standing, float]:
    """Return the chance of the first side from every standing that a match can reach: one standing after the other, by the engine alone."""

    @cache
    def scored(index: int, bags: tuple[int, ...]) -> RoundScore:
        return score_round(rules, model.rounds[index].result, Standing((0, 0), bags))

    target = next(total for total in range(1, 1000) if outcome(rules, Standing((total, 0), (0, 0))).over)
    chances = [each.chance for each in model.rounds]
    nexts: dict[Standing, list[Standing]] = {}
    decided: dict[Standing, float] = {}
    waiting = [Standing((0, 0), (0, 0))]
    while waiting:
        standing = waiting.pop()
        verdict = outcome(rules, standing)
        if verdict.over:
            decided[standing] = float(verdict.winner == 0)
        elif min(standing.totals) >= target:
            decided[standing] = 0.5
        elif standing not in nexts:
            reached = [add(standing, scored(index, standing.bags)) for index in range(len(chances))]
            nexts[standing] = [Standing(each.totals, each.bags) for each in reached]
            waiting += nexts[standing]
    values = dict.fromkeys(nexts, 0.5) | decided
    change = 1.0
    while change > 1e-9:
        change = 0.0
        for standing, following in nexts.items():
            new = sum(chance * values[to] for chance, to in zip(chances, following, strict=True))
            change, values[standing] = max(change, abs(new - values[standing])), new
    return values


@pytest.mark.parametrize(
    ("spec", "rounds"),
    [
        ("standard+short-game-250:target=36+loss-at-minus-200:limit=-26+bag-penalty:limit=5,penalty=10", SMALL_ROUNDS),
        pytest.param(
            "standard+short-game-250:target=90+loss-at-minus-200:limit=-90", FEW_ROUNDS, marks=pytest.mark.deep
        ),
    ],
)
def test_a_second_reading_gives_the_same(spec, rounds):
    """A short match over a few rounds: every standing that can be reached, one after the other, without numpy or steps."""
    rules = compose(spec)
    model = round_model(rounds, rules=rules)
    found = match_chances(rules, model=model, tolerance=1e-9)
    naively = naive(rules, model)
    assert len(naively) > 100
    for standing, value in naively.items():
        assert found.chance(standing) == pytest.approx(value, abs=max(1e-7, found.bound)), standing


def draw(model: RoundModel, rules: RuleSet, start: Standing, matches: int, seed: int) -> float:
    """Play matches of rounds drawn from the model, scored and judged by the engine; return the part that the first side wins."""
    rng = random.Random(seed)
    results = [each.result for each in model.rounds]
    weights = [each.chance for each in model.rounds]
    won = 0.0
    for _ in range(matches):
        standing = start
        while not (verdict := outcome(rules, standing)).over:
            standing = add(standing, score_round(rules, rng.choices(results, weights)[0], standing))
        won += verdict.winner == 0
    return won / matches


@pytest.mark.parametrize(
    ("spec", "totals", "bags"),
    [
        ("standard", (309, 400), (9, 0)),
        pytest.param("standard", (0, 0), (0, 0), marks=pytest.mark.deep),
        pytest.param("standard", (-47, 120), (3, 0), marks=pytest.mark.deep),
        pytest.param("standard", (480, 470), (0, 0), marks=pytest.mark.deep),
        pytest.param("trickster-ace-high", (-150, 100), (0, 0), marks=pytest.mark.deep),
        pytest.param("standard+bag-penalty-short", (104, 200), (4, 0), marks=pytest.mark.deep),
    ],
)
def test_matches_drawn_from_the_model_agree(spec, totals, bags):
    """Within four standard errors; the right chance is missed by that much once in 16,000 tests."""
    rules, matches = compose(spec), samples(small=400, deep=20_000)
    model = round_model(rules=rules)
    expected = match_chances(rules).chance(totals, bags)
    drawn = draw(model, rules, Standing(totals, bags), matches, seed=7)
    assert drawn == pytest.approx(expected, abs=4 * sqrt(expected * (1 - expected) / matches) + 1e-3)


@pytest.mark.parametrize(
    ("totals", "bags", "rounds"),
    [
        ((309, 300), (9, 0), 7),
        pytest.param((0, 0), (0, 0), 0, marks=pytest.mark.deep),
        pytest.param((200, 150), (0, 0), 4, marks=pytest.mark.deep),
        pytest.param((300, 300), (0, 0), 8, marks=pytest.mark.deep),  # a tie is played off
    ],
)
def test_a_match_of_so_many_rounds(totals, bags, rounds):
    """Catalogue `fixed-hands`: the higher total after eight rounds; against matches drawn from the model."""
    rules, matches = compose("standard+fixed-hands"), samples(small=1000, deep=20_000)
    chances = match_chances(rules)
    expected = chances.chance(totals, bags, rounds=rounds)
    drawn = draw(round_model(rules=rules), rules, Standing(totals, bags, rounds), matches, seed=11)
    assert drawn == pytest.approx(expected, abs=4 * sqrt(expected * (1 - expected) / matches))
    assert chances.chance(totals[::-1], bags[::-1], rounds=rounds) == pytest.approx(1 - expected, abs=1e-9)
    assert chances.bound < 1e-6


def test_the_last_round_decides():
    chances = match_chances("standard+fixed-hands")
    assert chances.chance(Standing((310, 300), (0, 0), 8)) == 1
    assert chances.chance((-40, 300), rounds=7) < 0.05
    assert chances.chance((300, 300), rounds=8) == pytest.approx(0.5)


def test_it_is_as_exact_as_it_says(chances):
    """The last sweep changed nothing by more than 1e-6."""
    assert chances.change <= 1e-6


@pytest.mark.deep
def test_a_finer_table_agrees_within_the_bound(chances):
    assert chances.bound < 1e-4
    finer = match_chances("standard", tolerance=1e-11)
    assert abs(chances.solution.values - finer.solution.values).max() <= chances.bound


@pytest.mark.deep
def test_the_lower_end_of_the_table_is_far_enough():
    """A table that goes 200 points deeper says the same to a ten-thousandth from above minus 100, and to a hundred-thousandth from zero on."""
    deep = match_chances("standard", lowest=-500)
    plain = match_chances("standard")
    for least, near in ((-100, 1e-4), (0, 1e-5)):
        for own in range(least, 500, 50):
            for other in range(least, 500, 50):
                assert plain.chance((own, other)) == pytest.approx(deep.chance((own, other)), abs=near)


TOTALS = st.integers(-300, 499)


@given(own=TOTALS, other=TOTALS)
@settings(max_examples=samples(small=60, deep=2000), deadline=None)
def test_the_laws_of_a_match(own, other):
    """What one side has the other lacks; more points never hurt; level sides are even."""
    chances = match_chances("standard")
    chance = chances.chance((own, other))
    assert 0 <= chance <= 1
    assert chances.chance((other, own)) == pytest.approx(1 - chance, abs=1e-12)
    assert chances.chance((own, other), side="EW") == pytest.approx(1 - chance, abs=1e-12)
    assert chances.chance((own, own)) == pytest.approx(0.5, abs=1e-9)
    if own + 10 < 500:
        assert chances.chance((own + 10, other)) >= chance - 1e-6


def test_bags_are_a_debt(chances):
    """At the same total of tens, nine bags are worse than none by far more than their nine points are better."""
    assert chances.chance((300, 300)) == pytest.approx(0.5, abs=1e-9)
    assert chances.chance((309, 300)) < 0.42


def test_a_match_that_is_over_is_decided(chances):
    """S2: the higher total wins when both reach the target, and a tie plays on."""
    assert chances.chance((500, 499)) == 1
    assert chances.chance((500, 510)) == 0
    assert chances.chance((500, 500)) == 0.5


@pytest.mark.parametrize(
    "spec", ["standard", "trickster-ace-high", "standard+deficit-ends-game:limit=-300", "standard+short-game-300"]
)
def test_zones_say_what_the_endings_say(spec):
    """Asked once for each kind of pair, the outcome is that of every pair."""
    import numpy

    rules, rng = compose(spec), random.Random(3)
    own = numpy.array(sorted(rng.sample(range(-450, 700), 60)))
    other = numpy.array(sorted({*rng.sample(range(-450, 700), 40), *own[::3].tolist()}))
    worth, live = Zones(rules).values(own, other, numpy)
    for row, first in enumerate(own.tolist()):
        for column, second in enumerate(other.tolist()):
            verdict = outcome(rules, Standing((first, second), (0, 0)))
            if verdict.over:
                assert not live[row, column]
                assert worth[row, column] == (verdict.winner == 0), (first, second)
            else:
                assert live[row, column] or (first == second and worth[row, column] == 0.5), (first, second)


@pytest.mark.parametrize(
    ("spec", "error"),
    [
        ("standard+fixed-hands+loss-at-minus-200", "chances-rounds"),
        ("standard+time-limit", "chances-facts"),
        ("standard+win-last-trick", "chances-facts"),
        ("standard+highlander", "chances-history"),
        ("standard+play-to-win", "chances-points-change-sides"),
        ("standard+spades-auction", "chances-partners-apart"),
        pytest.param("zone", "chances-too-many", marks=pytest.mark.deep),
        ("standard+short-game-300:target=5000", "chances-no-target"),
        ("standard+solo", "model-other-table"),
    ],
)
def test_what_totals_and_bags_do_not_tell_is_refused(spec, error):
    """With the reason, before any table is begun."""
    with pytest.raises(SpadesError) as raised:
        match_chances(spec)
    assert raised.value.id == error
    assert "choose" in str(raised.value)


def test_bags_that_do_not_go_with_a_total_are_named(chances):
    with pytest.raises(SpadesError) as raised:
        chances.chance((333, 0), (5, 0))
    assert (raised.value.id, raised.value.facts["told"]) == ("bags-beside-total", 3)
    assert chances.chance("NS:333 EW:0") == chances.chance((333, 0), (3, 0)) == chances.chance("NS:333/3 EW:0/0")


def test_without_numpy_it_says_so(monkeypatch):
    """As in the browser's Python."""
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(NeedsNumpyError, match="need numpy"):
        match_chances("standard")


def test_the_same_question_is_answered_from_memory(chances):
    assert match_chances("standard") is chances


@pytest.mark.deep
def test_rules_that_differ_in_a_bid_which_nobody_makes_share_a_table(chances):
    assert match_chances("standard+blind-nil").solution is chances.solution


def test_it_is_a_kind_of_error_of_its_own():
    assert issubclass(NoMatchChancesError, SpadesError)
