"""One match under several rule sets: each column is that rule set's own match, and where they part is the first difference there is.

Ids A10 to A12 are rows of the list of known defects of other programs; tests/data/score-vectors.toml holds rounds of known points.
"""

import itertools
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.analysis.compare import MEASURES, compare_rules, line_differences
from spades_teach.analysis.differences import smallest_difference
from spades_teach.analysis.sheets import read_sheet
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import Standing, add, outcome, record, start_match
from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.results import RoundResult
from spades_teach.core.scores import score_round
from spades_teach.core.variants import compose, read_spec
from spades_teach.i18n import words_for
from tests.samples import samples
from tests.strategies import results
from tests.vectors import VECTORS

FIVE = "standard+bag-penalty:limit=5,penalty=50"
SHORT = "standard+short-game-300:target=100"
PLAIN = ("N:4 E:3 S:4 W:2", "N:5 E:3 S:3 W:2")
FAILED_NIL = ("N:nil E:4 S:5 W:3", "N:1 E:4 S:4 W:4")
BLIND = ("N:blind-nil E:4 S:5 W:3", "N:0 E:4 S:5 W:4")
LAST = "standard+last-trick-ace-win"

TABLES = (
    "standard", "helping-nil", "no-bag-nil", FIVE, SHORT, "standard+no-overs", "standard+short-game-300", "standard+nil:value=50",
    "standard+loss-at-minus-200", "standard+double-back-double-over", "standard+bag-penalty:limit=none",
)  # fmt: skip


def row(found, number, rules, side="NS"):
    return next(each for each in found.rounds if (each.round, each.rules, each.side) == (number, rules, side))


# Each column is a match of its own


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_a_known_round_is_worth_what_its_source_says(vector):
    """The vectors' points, totals, bags and outcome, beside another table's column."""
    found = compare_rules([(vector.bids, vector.tricks)], [vector.rules, "standard+no-overs"], before=vector.before)
    ending = found.endings[0]
    for side, expected in vector.scores.items():
        told = row(found, 1, found.names[0], side)
        assert expected == {kind: getattr(told, kind) for kind in expected}
    assert (vector.over, vector.winner) == (ending.over, ending.winner)


evening = st.lists(results(compose("standard")), min_size=0, max_size=7)


@settings(max_examples=samples(small=40, deep=800))
@given(
    evening,
    st.lists(st.sampled_from(TABLES), min_size=1, max_size=4, unique=True),
    st.integers(-50, 450),
    st.integers(0, 4),
)
def test_every_column_is_the_rule_sets_own_match(rounds, names, total, bags):
    """Read a second time, plainly: score_round, add and outcome, round by round, until that table's match is over."""
    found = compare_rules(rounds, names, before=f"NS:{total}/{bags} EW:{-total}/0")
    assert found.names == tuple(compose(name).name for name in names)
    assert len(found.rounds) == len(rounds) * len(names) * 2
    for place, name in enumerate(names):
        rules, standing = compose(name), Standing((total, -total), (bags, 0))
        verdict = outcome(rules, standing)
        over, won = verdict.over, None if verdict.winner is None else ("NS", "EW")[verdict.winner]
        for number, result in enumerate(rounds, 1):
            told = [row(found, number, rules.name, side) for side in ("NS", "EW")]
            if over:
                assert {(each.state, each.points, each.bags, each.total) for each in told} == {
                    ("ended", None, None, None)
                }
                assert {each.winner for each in told} == {won}
                continue
            score = score_round(rules, result, standing)
            standing = add(standing, score)
            verdict = outcome(rules, standing)
            over, won = verdict.over, None if verdict.winner is None else ("NS", "EW")[verdict.winner]
            assert [each.points for each in told] == [side.points for side in score.sides]
            assert [each.total for each in told] == list(standing.totals)
            assert [each.lines for each in told] == [side.lines for side in score.sides]
            assert {(each.over, each.winner) for each in told} == {(over, won)}
        ending = found.endings[place]
        assert (ending.over, ending.winner, tuple(ending.totals.values())) == (over, won, standing.totals)
        assert ending.unplayed == (0 if ending.round is None else len(rounds) - ending.round)
        assert found.winners[rules.name] == won


@settings(max_examples=samples(small=40, deep=800))
@given(evening, st.lists(st.sampled_from(TABLES), min_size=2, max_size=3, unique=True))
def test_where_two_part_is_the_first_difference(rounds, names):
    """Before the parting both say the same in all numbers; at it they do not; where there is none they never differ."""
    found = compare_rules(rounds, names)
    for first, second in itertools.combinations(found.names, 2):
        parting = found.parting(first, second)
        until = found.count if parting is None else parting.round - 1
        for number, side in itertools.product(range(1, until + 1), found.sides):
            one, other = (row(found, number, name, side) for name in (first, second))
            same = [(each.state, each.points, each.total, each.over, each.winner) for each in (one, other)]
            assert same[0] == same[1]
        if parting is None:
            assert found.winners[first] == found.winners[second]
            continue
        pairs = [[row(found, parting.round, name, side) for name in (first, second)] for side in found.sides]
        assert parting.kinds
        assert parting.sides == tuple(
            one.side for one, other in pairs if (one.points, one.total) != (other.points, other.total)
        )
        for line in parting.lines:
            one, other = next(pair for pair in pairs if pair[0].side == line.side)
            assert line.points[0] != line.points[1]
            assert [sum(each.points for each in told.lines if each.reason == line.reason) for told in (one, other)] == [
                points or 0 for points in line.points
            ]
        mirrored = found.parting(second, first)
        assert (mirrored.round, mirrored.kinds, mirrored.sides) == (parting.round, parting.kinds, parting.sides)
    known = [parting.round for parting in found.partings.values() if parting is not None]
    assert (found.first_parting.round if found.first_parting else None) == min(known, default=None)


def test_winners_part_where_one_table_is_over():
    """A10, A12: with a target of 100 the match is over after two rounds and its third is not scored; at the other it goes on and turns."""
    rounds = [
        ("N:5 E:3 S:1 W:3", "N:6 E:3 S:1 W:3"),
        ("N:4 E:3 S:1 W:4", "N:5 E:3 S:1 W:4"),
        ("N:6 E:2 S:4 W:3", "N:4 E:3 S:3 W:3"),
    ]
    found = compare_rules(rounds, {"home": "standard", "quick": SHORT})
    home, quick = found.endings
    assert found.winners == {"home": None, "quick": "EW"}
    assert (quick.over, quick.round, quick.reason, quick.unplayed, dict(quick.totals)) == (
        True,
        2,
        "higher-total",
        1,
        {"NS": 112, "EW": 130},
    )
    assert (home.over, home.round, home.unplayed, dict(home.totals)) == (False, None, 0, {"NS": 12, "EW": 181})
    assert row(found, 3, "quick").state == "ended"
    assert row(found, 3, "quick").points is None
    assert found.winners_part == found.first_parting.round == 2
    assert (found.first_parting.kinds, found.first_parting.sides, found.first_parting.lines) == (("outcome",), (), ())


def test_without_a_difference_nothing_parts():
    """Two tables that differ in nothing these rounds touch."""
    found = compare_rules([PLAIN], ["standard", FIVE, "standard+blind-nil"])
    assert (found.first_parting, found.winners_part, set(found.partings.values())) == (None, None, {None})


def test_the_reason_lines_that_make_it():
    """A failed nil whose trick helps the partner: the contract and the bag, side by side; what both pay alike is left out."""
    found = compare_rules([PLAIN, FAILED_NIL], ["standard", "helping-nil"])
    parting = found.first_parting
    assert [(line.side, line.reason, line.points) for line in parting.lines] == [
        ("NS", "contract-set", (-50, None)), ("NS", "bags", (1, None)), ("NS", "contract-made", (None, 50)),
    ]  # fmt: skip
    assert (parting.round, parting.kinds, parting.sides) == (2, ("points", "total"), ("NS",))
    assert line_differences(row(found, 1, "standard"), row(found, 1, "helping-nil")) == ()


# What cannot be scored


def test_a_bid_that_a_table_does_not_know_is_told():
    """At a table without blind nils the round is a problem, and nothing after it is scored there; the other goes on."""
    found = compare_rules([PLAIN, BLIND, PLAIN], ["standard", "standard+blind-nil"])
    (problem,) = found.problems
    assert (problem.round, problem.rules, problem.id) == (2, "standard", "bad-bid")
    assert "blind-nil" in problem.text
    assert [row(found, number, "standard").state for number in (1, 2, 3)] == ["scored", "untold", "untold"]
    assert [row(found, number, "standard+blind-nil").state for number in (1, 2, 3)] == ["scored"] * 3
    assert found.endings[0].problem == problem
    assert dict(found.endings[0].totals) == {"NS": 80, "EW": 50}
    assert found.first_parting.kinds == ("state",)
    assert all(words_for(lang)(problem.id, **problem.facts) for lang in ("en", "fa"))


def test_results_with_such_a_bid_are_told_too():
    """The same for a RoundResult, whose bids were read at another table."""
    result = read_bids_and_tricks(*BLIND, compose("standard+blind-nil"))
    (problem,) = compare_rules([result], ["standard", "standard+blind-nil"]).problems
    assert (problem.round, problem.rules, problem.id) == (1, "standard", "bid-not-in-rules")


def test_what_bids_and_tricks_do_not_tell_has_to_be_told():
    """A table that pays for the last trick needs to hear of it; told besides, each table reads what it knows of it."""
    table = "standard+win-last-trick"
    (problem,) = compare_rules([PLAIN], ["standard", table]).problems
    assert (problem.rules, problem.id, problem.facts["value"]) == (table, "facts-untold", "last-trick")
    found = compare_rules([(*PLAIN, "NS.last-trick=AS N.reneges=1")], ["standard", table])
    assert found.problems == ()
    assert found.first_parting.lines
    assert all(words_for(lang)(problem.id, **problem.facts) for lang in ("en", "fa"))


@pytest.mark.parametrize(
    ("error", "rounds", "rule_sets"),
    [
        ("nothing-to-compare", [], []),
        ("tables-differ", [], ["standard", "standard+solo"]),
        ("no-rounds-told", "N:4 E:3 S:4 W:2", ["standard"]),
        ("no-rounds-told", ["N:4 E:3 S:4 W:2"], ["standard"]),
        ("no-rounds-told", [("N:4", "N:4", "", "")], ["standard"]),
        ("no-rounds-told", [(4, 5)], ["standard"]),
        ("no-rounds-told", 7, ["standard"]),
        ("unknown-profile", [], ["standrad"]),
    ],
)
def test_what_is_no_comparison(error, rounds, rule_sets):
    """One clear error each, with the id under which it is said in both languages."""
    with pytest.raises(SpadesError) as caught:
        compare_rules(rounds, rule_sets)
    assert caught.value.id == error
    assert all(words_for(lang)(error, **caught.value.facts) for lang in ("en", "fa"))


def test_a_name_that_is_not_compared():
    """Pairs are asked for by name."""
    with pytest.raises(SpadesError) as caught:
        compare_rules([], ["standard"]).parting("standard", "zone")
    assert caught.value.id == "not-compared"


# Forms


def test_rounds_in_any_form_are_the_same_match():
    """Text pairs, results and a match give the same rows; rules as spec, RuleSpec and RuleSet too, each once."""
    rules = compose("standard")
    read = [read_bids_and_tricks(*texts, rules) for texts in (PLAIN, FAILED_NIL)]
    match = start_match(rules)
    for result in read:
        match = record(match, result)
    specs = ["standard", "helping-nil"]
    expected = compare_rules([PLAIN, FAILED_NIL], specs).rounds
    assert all(
        compare_rules(form, specs).rounds == expected for form in (read, match, iter(read), [list(PLAIN), read[1]])
    )
    assert compare_rules(read, [read_spec("standard"), compose("helping-nil"), "standard"]).rounds == expected
    assert compare_rules([], "standard").names == ("standard",)


CSV = "round,Us_bid,Us_tricks,Them_bid,Them_tricks\n1,4+4,5+3,3+2,3+2\n2,nil+5,1+4,4+3,4+4\n"


def test_a_sheet_and_a_frame_are_read_by_each_table():
    """As people keep it, with sides under their own names: the same rows as from texts."""
    import pandas

    expected = compare_rules([PLAIN, FAILED_NIL], ["standard", "helping-nil"]).rounds
    assert compare_rules(read_sheet(CSV), ["standard", "helping-nil"]).rounds == expected
    frame = pandas.DataFrame([line.split(",") for line in CSV.splitlines()[1:]], columns=CSV.splitlines()[0].split(","))
    assert compare_rules(frame, ["standard", "helping-nil"]).rounds == expected


def test_a_row_that_a_table_cannot_read_is_told():
    """A blind nil in a cell, at a table without: the row is named with its column, and the other table goes on."""
    sheet = read_sheet(CSV.replace("nil+5,1+4", "blind-nil+5,0+5"))
    found = compare_rules(sheet, ["standard", "standard+blind-nil"])
    (problem,) = found.problems
    assert (problem.round, problem.rules, problem.id) == (2, "standard", "row-not-told")
    assert (problem.facts["line"], problem.facts["column"]) == (3, "Us_bid")
    assert all(words_for(lang)(problem.id, **problem.facts) for lang in ("en", "fa"))
    needs = compare_rules(read_sheet(CSV.replace("1+4", "5")), ["standard"])
    assert [(each.round, each.id) for each in needs.problems] == [(2, "row-not-told")]


# The chart


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_chart_draws_a_line_per_rule_set_to_where_it_ends(lang):
    """Its rows are the leads of the comparison, from the start on; what is over stops there, and the words say who won when."""
    rounds = [("N:5 E:3 S:1 W:3", "N:6 E:3 S:1 W:3"), ("N:4 E:3 S:1 W:4", "N:5 E:3 S:1 W:4"), PLAIN]
    found = compare_rules(rounds, {"home": "standard", "quick": SHORT}, before="NS:10/0 EW:-20/0")
    picture = found.chart(lang)
    leads = {}
    for series, number, lead in picture.table.rows:
        leads.setdefault(series, []).append((number, lead))
    home = [found.row("home", number, "NS").total - found.row("home", number, "EW").total for number in (1, 2, 3)]
    assert leads == {"home": list(enumerate([30, *home])), "quick": list(enumerate([30, *home[:2]]))}
    assert (
        words_for(lang)("compare-rules-about-won", table="quick", winner=found.winners["quick"], round=2)
        in picture.about
    )
    totals = found.chart(lang, side="EW").table.rows
    assert totals[:2] == (("home", 0, -20), ("home", 1, found.row("home", 1, "EW").total))
    assert "<svg" in picture.svg()


def test_rule_sets_are_called_as_in_the_language():
    """Without names of their own: by table and rules; where two would be called the same, by their spec."""
    same = ("standard+bag-penalty:limit=5", "standard+bag-penalty:limit=7")
    series = dict.fromkeys(row[0] for row in compare_rules([PLAIN], ["standard", "zone", *same]).chart("en").table.rows)
    assert list(series) == [words_for("en").rule("standard"), words_for("en").rule("zone"), *same]
    with pytest.raises(SpadesError):
        compare_rules([PLAIN], ["standard"]).chart("en", side="XY")


def test_the_smallest_difference_is_that_of_the_two_rule_sets():
    """The function behind `rules compare`, for any pair, whatever was played."""
    found = compare_rules([PLAIN], {"a": "standard", "b": FIVE})
    assert found.difference("a", "b") == smallest_difference(compose("standard"), compose(FIVE))
    assert found.difference("a", "a") is None


def test_as_a_frame():
    """Tidy: a row each; wide: a row per round and a column per rule set, side and number; nothing scored is missing, not 0."""
    found = compare_rules([PLAIN, BLIND], ["standard", "standard+blind-nil"])
    tidy, wide = found.to_frame(), found.to_frame(wide=True)
    assert list(tidy.columns) == [
        "round",
        "rules",
        "side",
        "state",
        "points",
        "bags",
        "total",
        "over",
        "winner",
        "lines",
    ]
    assert len(tidy) == 8
    assert {str(tidy[kind].dtype) for kind in MEASURES} == {"Int64"}
    assert wide.columns.to_list() == [
        (rules, side, kind) for rules in found.names for side in ("NS", "EW") for kind in MEASURES
    ]
    assert wide.index.to_list() == [1, 2]
    assert {str(kind) for kind in wide.dtypes} == {"Int64"}
    assert wide["standard", "NS", "total"].isna().to_list() == [False, True]
    for each in found.rounds:
        if each.state == "scored":
            assert [wide.loc[each.round, (each.rules, each.side, kind)] for kind in MEASURES] == [
                each.points,
                each.bags,
                each.total,
            ]
    assert tidy.loc[0, "lines"] == "contract-made"
    assert compare_rules([], ["standard"]).to_frame().empty


def test_bags_are_missing_where_none_are_carried():
    """No number stands for a count that a table does not keep."""
    found = compare_rules([("N:4 E:3 S:3 W:2", "N:5 E:3 S:3 W:2")], ["standard", "standard+no-overs"])
    assert [row(found, 1, name).bags for name in found.names] == [1, None]


def test_a_history_of_rounds_counts():
    """Rules that look back at earlier rounds see those of their own match: a round scored alone would be worth something else."""
    spec = "standard+seven-or-higher-part-two"
    rules = compose(spec)
    rounds = [PLAIN] * 4
    match = start_match(rules)
    for texts in rounds:
        match = record(match, read_bids_and_tricks(*texts, rules))
    found = compare_rules(rounds, [spec])
    assert len({row(found, number, spec).points for number in range(1, 5)}) > 1
    assert [row(found, number, spec).points for number in range(1, 5)] == [
        score.sides[0].points for score in match.scores
    ]


def test_a_result_of_another_size_is_told():
    """A round of other tricks is a problem in every column, not a crash."""
    bad = replace(read_bids_and_tricks(*PLAIN, compose("standard")), taken=(1, 1, 1, 1))
    found = compare_rules([bad, RoundResult((), ())], ["standard", FIVE])
    assert [problem.id for problem in found.problems] == ["tricks-do-not-add-up"] * 2
