"""Tables of the points of a side hold what the scalar engine answers, whatever else is at the table; kernels add them up as it does."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy
import pytest

from spades_teach.analysis import score_kernels
from spades_teach.analysis.score_kernels import NO_NUMBA, outcomes, run_side, unknown
from spades_teach.analysis.score_table import Loads, NoTableError, RulesTable, SideTable, table_of
from spades_teach.analysis.score_watch import Watched, WatchedTotal, asked_score
from spades_teach.core.bids import NIL, number
from spades_teach.core.errors import SpadesError
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.scores import score_side
from spades_teach.core.variants import PROFILES, VARIANTS, compose
from tests.samples import samples
from tests.strategies import OTHER_TABLES, SPECS

EVERY_TABLE = tuple(dict.fromkeys((*(f"standard+{variant}" for variant in VARIANTS), *PROFILES, *SPECS, *OTHER_TABLES)))


BOSTON = compose("standard+boston").read_bid("boston")


def shared_out(tricks: int, seats: int, chance: Random) -> tuple[int, ...]:
    cuts = sorted(chance.randint(0, tricks) for _ in range(seats - 1))
    return tuple(high - low for low, high in zip([0, *cuts], [*cuts, tricks], strict=True))


def test_tables_hold_what_the_engine_says(count):
    """In any company, with any total and any bags from before, a side gets what its table says, or has no table."""
    chance, compared, without = Random(5), 0, set()
    for spec in EVERY_TABLE:
        rules = compose(spec)
        table = RulesTable(rules)
        if not table.holds:
            without.add(spec)
            continue
        for _ in range(samples(small=12, deep=400)):
            bids = tuple(chance.choice(table.codes.bids) for _ in rules.table.seats)
            taken = shared_out(rules.tricks, len(rules.table.seats), chance)
            place = chance.randrange(len(table.sides))
            side = table.sides[place]
            own = [rules.table.index(seat) for seat in side.side.seats]
            outcome = side.outcome_of([bids[seat] for seat in own], [taken[seat] for seat in own])
            assert side.read(outcome) == (tuple(bids[seat] for seat in own), tuple(taken[seat] for seat in own))
            try:
                entry = side.entry(outcome)
            except NoTableError:
                continue
            carried, total = chance.randrange(25), chance.randint(-700, 700)
            try:
                score = score_side(rules, RoundResult(bids, taken), side.side, carried, total)
            except SpadesError as refused:
                error = refused
            else:
                error = None
            assert (error and (error.id, error.facts)) == (entry.error and (entry.error.id, entry.error.facts))
            if error is not None:
                continue
            bags = carried + entry.bags
            assert (score.points, score.bags) == (
                entry.points - side.loads.cost(bags),
                side.loads.carried(bags),
            ), (spec, bids, taken)
            compared += 1
    count("outcomes compared with their tables", compared)
    assert compared > 8 * len(EVERY_TABLE) / 2
    assert "standard+units-digit-bags" in without


@pytest.mark.parametrize(
    ("spec", "bids", "taken"),
    [
        pytest.param("standard+units-digit-bags", (number(3), number(4)), (4, 4), id="the-total"),
        pytest.param("standard+boston", (BOSTON, number(7)), (13, 0), id="the-tricks-of-others"),
        pytest.param("alabama", (number(6), number(4)), (5, 5), id="the-bids-of-others"),
    ],
)
def test_it_is_noticed_what_else_matters(spec, bids, taken):
    """A score that looks at the total or at the other side has no place in a table."""
    rules = compose(spec)
    asked = asked_score(rules, rules.table.sides[0], bids, taken)
    assert asked.total or asked.others_tricks or asked.others_bids
    table = RulesTable(rules)
    if table.holds:
        side = table.sides[0]
        with pytest.raises(NoTableError):
            side.entry(side.outcome_of(bids, taken))


@pytest.mark.parametrize(
    ("look", "noticed"),
    [
        (lambda cards: cards[0], False),
        (lambda cards: len(cards), False),
        (lambda cards: cards[1], True),
        (lambda cards: cards[-1], True),
        (lambda cards: cards[:1], True),
        (sum, True),
        (max, True),
        (lambda cards: 5 in cards, True),
        (lambda cards: [*cards], True),
        (hash, True),
    ],
)
def test_whoever_looks_at_another_seat_is_noticed(look, noticed):
    """Own values may be read; any look at another seat's is noticed, also one at all of them."""
    watched = Watched((5, 3, 2, 3), own=(0, 2))
    look(watched)
    assert watched.others is noticed


@pytest.mark.parametrize(
    "look", [lambda total: total % 10, lambda total: total < 0, lambda total: 3 + total, bool, str, abs, int]
)
def test_whoever_looks_at_the_total_is_noticed(look):
    """A total notices being reckoned with, compared and written."""
    total = WatchedTotal(7)
    look(total)
    assert total.seen


@pytest.mark.parametrize(
    ("spec", "loads"),
    [
        ("standard", Loads(10, 100)),
        ("standard+bag-penalty:limit=5,penalty=50", Loads(5, 50)),
        ("standard+bag-penalty:limit=1,penalty=7", Loads(1, 7)),
        ("standard+bag-penalty:limit=none", Loads(0, 0)),
        ("standard+three-b", Loads(1, 0)),
        ("standard+six-players", Loads(10, 100)),
    ],
)
def test_loads_of_bags_are_found(spec, loads):
    """How bags are carried is read from answers of the engine alone."""
    assert {side.loads for side in table_of(compose(spec)).sides} == {loads}


def test_endings_are_quiet_only_where_they_say_nothing():
    """An ending that calls itself quiet has no verdict, at any standing that nobody has won outright."""
    chance, quiet, loud = Random(3), 0, 0
    for ending in {ending for spec in EVERY_TABLE for ending in compose(spec).endings if hasattr(ending, "quiet")}:
        for _ in range(400):
            totals = tuple(chance.choice((chance.randint(-600, 600), -300, -200, 250, 300, 500)) for _ in range(2))
            rounds = chance.randrange(12)
            if ending.quiet(min(totals), max(totals), rounds):
                quiet += 1
                assert ending.verdict(Standing(totals, (0, 0), rounds)) is None
            else:
                loud += 1
    assert min(quiet, loud) > 100


@cache
def sample() -> tuple[SideTable, numpy.ndarray, numpy.ndarray]:
    """Return a table, outcomes of many rounds, and where matches begin."""
    table = SideTable(rules := compose("standard"), rules.table.sides[0], table_of(rules).codes)
    chance = numpy.random.default_rng(8)
    columns = [chance.integers(0, 4, 3_000).astype(numpy.uint8) for _ in range(4)]
    found = outcomes(columns[:2], columns[2:], table.bits)
    table.fill(unknown(table, found))
    assert not unknown(table, found)
    assert (outcomes(columns[:2], columns[2:], table.bits, engine="numba") == found).all()
    return table, found, chance.random(3_000) < 0.1


def one_by_one(table, found, first, bags, total):
    """Score the rows one after the other with the scalar engine."""
    carried, reached, rows = bags, total, []
    scores = {}
    for outcome, begins in zip(found.tolist(), first.tolist(), strict=True):
        if begins:
            carried, reached = bags, total
        key = outcome, carried
        if key not in scores:
            scores[key] = table.score(outcome, carried)
        carried, reached = scores[key].bags, reached + scores[key].points
        rows.append((scores[key].points, carried, reached))
    return rows


@pytest.mark.parametrize("engine", ["numpy", "numba"])
@pytest.mark.parametrize(
    ("matches", "bags", "total"), [(True, 0, 0), (True, 9, -97), (True, 23, 10**9), (False, 7, 337)]
)
def test_kernels_add_up_as_the_engine_does(monkeypatch, engine, matches, bags, total):
    """Points, bags and totals of every row, over the borders of blocks and matches, from any start."""
    monkeypatch.setattr(score_kernels, "BLOCK", 700)
    table, found, first = sample()
    if not matches:
        first = numpy.zeros(len(found), bool)
    answer = run_side(table, found, first=first if matches else None, bags=bags, total=total, engine=engine)
    rows = list(zip(answer.points.tolist(), answer.bags.tolist(), answer.total.tolist(), strict=True))
    assert rows == one_by_one(table, found, first, bags, total)


@pytest.mark.parametrize(
    "spec",
    [
        "standard+bag-penalty:limit=none",
        "standard+three-b",
        "standard+six-players:sides=two-teams-of-three,pack=104-with-kitty",
    ],
)
def test_kernels_follow_other_tables(spec):
    """Where no bags are carried, none ever cost, or three seats share a score, the kernels add up as the engine does."""
    rules = compose(spec)
    table = table_of(rules).sides[0]
    chance, seats = Random(2), len(table.side.seats)
    outcome = [
        table.outcome_of(
            [number(chance.randint(1, 3)) for _ in range(seats)], [chance.randint(0, 3) for _ in range(seats)]
        )
        for _ in range(500)
    ]
    found = numpy.array(outcome, numpy.int64)
    table.fill(unknown(table, found))
    first = numpy.zeros(500, bool)
    first[250] = True
    answer = run_side(table, found, first=first, bags=3, total=5)
    rows = list(zip(answer.points.tolist(), answer.bags.tolist(), answer.total.tolist(), strict=True))
    assert rows == one_by_one(table, found, first, 3, 5)


def test_without_a_working_numba_numpy_does_it(monkeypatch):
    """Where numba fails, or is not wanted, the numbers are the same."""
    table, found, first = sample()
    expected = run_side(table, found, first=first, engine="numpy")
    monkeypatch.setattr(score_kernels, "_by_rows", None)  # nothing that numba could compile
    score_kernels._compiled.cache_clear()
    try:
        assert score_kernels._compiled() is None
        assert (run_side(table, found, first=first, engine="numba").total == expected.total).all()
    finally:
        score_kernels._compiled.cache_clear()
    monkeypatch.setenv(NO_NUMBA, "1")
    assert score_kernels._loops(10**9, "auto").run is score_kernels._by_columns


def test_a_nil_is_the_code_0():
    """Columns of numbers are codes of bids as they stand: 0 is nil, 5 is 5."""
    codes = table_of(compose("standard")).codes
    assert [codes.code_of[bid] for bid in (NIL, number(5), number(13))] == [0, 5, 13]
