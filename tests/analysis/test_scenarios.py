"""What if: every row of a grid is the round that it says, scored by itself; the examples of the sources among them."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.analysis import scenarios
from spades_teach.analysis.scenarios import what_if
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import add, outcome
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.scores import score_round
from spades_teach.core.variants import compose
from tests.samples import samples

EXAMPLES = {
    "pagat's 337 with 7 bags, 7, 8 and 9 tricks for a bid of 5": (
        {"bids": "NS:5 EW:5", "before": "NS:337/7", "over": {"NS.tricks": [7, 8, 9]}},
        [(52, 389, 9), (-47, 290, 0), (-46, 291, 1)],
    ),
    "five bags cost fifty (known defect A03)": (
        {"bids": "NS:2 EW:3", "tricks": "NS:10", "before": "NS:0/4",
         "over": {"bag-penalty.limit": [5], "bag-penalty.penalty": [50]}},
        [(-72, -72, 2)],
    ),
    "two loads in one round (known defect A01)": (
        {"bids": "N:1 S:nil EW:2", "tricks": "N:13 S:0 EW:0", "before": "NS:0/9"},
        [(-178 + 100, -78, 1)],
    ),
    "Zone: a nil that takes one, the partner one of two": (
        {"bids": "N:nil S:2 EW:5", "tricks": "N:1 S:1 E:6 W:5", "over": {"rules": ["zone"]}},
        [(-120, -120, 1)],
    ),
    "the penalty comes before the target (known defect A12)": (
        {"bids": "NS:4 EW:5", "before": "NS:470/8", "over": {"NS.tricks": [5, 6]}},
        [(41, 511, 9), (-58, 412, 0)],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name):
    given_, expected = EXAMPLES[name]
    rows = what_if(**given_).rows
    assert [(row.of("NS").points, row.of("NS").total, row.of("NS").bags) for row in rows] == expected


@given(
    bids=st.tuples(*[st.sampled_from(("nil", "1", "2", "3", "4"))] * 4),
    cuts=st.tuples(*[st.integers(0, 13)] * 3),
    limits=st.lists(st.integers(1, 12), min_size=1, max_size=3, unique=True),
    totals=st.lists(st.integers(-200, 499), min_size=1, max_size=2, unique=True),
)
@settings(max_examples=samples(small=15, deep=800), deadline=None)
def test_every_row_is_its_round(bids, cuts, limits, totals):
    """The grid is the product of its axes in order, and each row what the engine says of that round alone."""
    edges = (0, *sorted(cuts), 13)
    taken = " ".join(f"{seat}:{after - first}" for seat, first, after in zip("NESW", edges, edges[1:], strict=False))
    said = " ".join(f"{seat}:{bid}" for seat, bid in zip("NESW", bids, strict=True))
    grid = what_if(said, taken, over={"bag-penalty.limit": limits, "NS.total": totals})
    for row, (limit, total) in zip(grid.rows, product(limits, totals), strict=True):
        rules = compose(f"standard+bag-penalty:limit={limit}")
        assert row.rules == rules.name
        assert row.varied == {"bag-penalty.limit": limit, "NS.total": total}
        before = read_standing(f"NS:{total}", rules)
        score = score_round(rules, read_bids_and_tricks(said, taken, rules), before)
        after = add(before, score)
        assert [(side.points, side.bags, side.total, side.lines) for side in row.case.sides] == [
            (side.points, side.bags, all_, side.lines) for side, all_ in zip(score.sides, after.totals, strict=True)
        ]
        assert row.outcome == outcome(rules, after)


def test_open_tricks_are_all_splits():
    grid = what_if("NS:5 EW:6", over={"N.bid": range(1, 4)})
    assert grid.axes == {"N.bid": (1, 2, 3), "NS.tricks": tuple(range(14))}
    assert len(grid.rows) == 3 * 14
    assert [row.of("NS").contract for row in grid.rows[::14]] == [3, 4, 5]


def test_nils_whose_tricks_nobody_told_are_several_rows():
    rows = what_if("N:4 S:nil EW:6", "NS:7").rows
    assert [[nil.written for nil in row.case.nils] for row in rows] == [["0"], ["1-3"], ["4"], ["5"], ["6"], ["7"]]
    told = what_if("N:4 S:nil EW:6", "NS:7", over={"S.tricks": [0, 1, 8]}).rows
    assert [(row.varied["S.tricks"], row.of("NS").points) for row in told] == [(0, 143), (1, -57)]


def test_what_a_table_has_set_itself_stays():
    """The short bag penalty asks 50 for 5 bags; varying what it costs leaves the five (catalogue bag-penalty)."""
    base = "standard+bag-penalty:limit=5,penalty=50"
    rows = what_if("NS:4 EW:5", "NS:6", before="NS:0/4", rules=base, over={"bag-penalty.penalty": [30, 50]}).rows
    assert [row.of("NS").points for row in rows] == [42 - 30, 42 - 50]
    same = what_if("NS:4 EW:5", "NS:6", before="NS:0/4", rules=compose(base)).rows
    assert [row.of("NS").points for row in same] == [42 - 50]
    cookout = {"rules": "cookout", "over": {"ten-for-200.points": [150, 200]}}  # which loses 150 by a failed ten
    assert [row.of("NS").points for row in what_if("NS:10 EW:3", "NS:10", **cookout).rows] == [150, 200]
    assert [row.of("NS").points for row in what_if("NS:10 EW:3", "NS:9", **cookout).rows] == [-150, -150]


def test_rule_sets_are_composed_once(monkeypatch):
    composed = []
    monkeypatch.setattr(scenarios, "compose", lambda spec: composed.append(str(spec)) or compose(spec))
    what_if("NS:5 EW:6", over={"NS.bags": range(10), "bag-penalty.limit": [5, 10]})
    assert len(composed) == 2


def test_words_and_switches():
    rows = what_if("N:nil S:4 EW:6", "N:1 S:4 EW:8", over={"failed-nil-tricks.mode": ["bags", "toward-partner"]}).rows
    assert [row.of("NS").points for row in rows] == [40 - 100 + 1, 40 - 100 + 1]
    rows = what_if("NS:7 EW:6", "NS:8", over={"NS.bid": ["3+nil", 8, "۷"]}).rows
    assert [bid for row in rows for bid in {row.of("NS").contract}][-2:] == [8, 7]


def test_frame():
    frame = what_if("NS:5 EW:6", "NS:8", over={"bag-penalty.limit": [5, 10], "N.bid": [2, "nil"]}).to_frame()
    assert list(frame.columns) == [
        "bag-penalty.limit", "N_bid", "NS_tricks", "EW_tricks",
        "NS_points", "NS_bags", "NS_total", "NS_reasons", "EW_points", "EW_bags", "EW_total", "EW_reasons",
        "over", "winner", "reason", "N_nil", "N_nil_tricks",
    ]  # fmt: skip
    assert frame.NS_tricks.eq(8).all()


def test_what_was_carried_in_and_what_is_carried_on_stand_apart():
    frame = what_if("NS:5 EW:6", "NS:6", over={"NS.bags": [0, 9], "NS.total": [100]}).to_frame()
    assert frame[["NS_bags_before", "NS_total_before", "NS_bags", "NS_total"]].values.tolist() == [
        [0, 100, 1, 151],
        [9, 100, 0, 51],
    ]


REFUSED = {
    "too-many-cases": ({"over": {"NS.total": range(1000), "NS.bags": range(11)}}, {"cases": 11_000 * 14}),
    "bad-axis": ({"over": {"N.points": [1]}}, {"value": "N.points"}),
    "empty-axis": ({"over": {"NS.bags": []}}, {}),
    "bad-axis-value": ({"over": {"NS.bags": [1.5]}}, {}),
    "bad-number": ({"over": {"NS.bags": ["many"]}}, {}),
    "bad-parameter": ({"over": {"bag-penalty.size": [1]}}, {}),
    "tables-differ": ({"over": {"rules": ["standard", "standard+solo"]}}, {}),
    "tricks-do-not-add-up": ({"tricks": "N:3 S:3 E:3 W:3"}, {"total": 12}),
    "no-combination": ({"tricks": "NS:3 S:4"}, {}),
    "bad-pair": ({"tricks": "NS"}, {}),
    "bad-tricks": ({"tricks": "NS:x"}, {}),
    "bad-side": ({"tricks": "XY:4"}, {}),
    "too-many-bags": ({"before": "NS:100/10"}, {"side": "NS", "bags": 10, "most": 9}),
    "facts-untold": ({"rules": "standard+win-last-trick"}, {}),
}


@pytest.mark.parametrize("error_id", REFUSED)
def test_refusals(error_id):
    given_, facts = REFUSED[error_id]
    with pytest.raises(SpadesError) as refused:
        what_if("NS:5 EW:6", **given_)
    assert refused.value.id == error_id
    assert facts.items() <= refused.value.facts.items()


def test_pictures():
    """A grid of points with a title, axes named in the language, and what else is varied told beside it."""
    grid = what_if("NS:5 EW:6", over={"bag-penalty.limit": [5, 10], "NS.bags": [0, 9]})
    picture = grid.chart("en")
    assert picture.table.headings == ("Tricks of North and South", "Bag penalty: Bags that fill the counter", "Points")
    assert picture.table.rows[5 + 14] == (5, 10, 50)
    assert "Bags North and South bring in: 0" in picture.svg()
    other = grid.chart("en", x="NS.bags", y="bag-penalty.limit", side="EW")
    assert "East and West" in other.svg()
    assert len(other.table.rows) == 3  # nobody carries 9 bags where 5 are paid for
    assert "دست‌های شمال و جنوب" in grid.chart("fa").svg()
    sides = what_if("NS:5 EW:6").chart("en")
    assert sides.table.rows[0][1:] == ("North and South", -50)
    for wrong in ({"x": "N.bid"}, {"side": "XY"}):
        with pytest.raises(SpadesError):
            grid.chart("en", **wrong)
    with pytest.raises(SpadesError):
        what_if("NS:5 EW:6", "NS:5").chart("en")
