"""`score_frame` scores a table of rounds as the scalar engine scores them one by one, and tells all that is wrong with it."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random
from typing import TypeVar

import pandas
import pytest

from spades_teach.analysis import score_table
from spades_teach.analysis.score_frame import score_frame
from spades_teach.analysis.score_table import BidCodes
from spades_teach.analysis.standings import standing_before
from spades_teach.core.bids import Bid
from spades_teach.core.errors import RecordError, SpadesError
from spades_teach.core.fact_notation import read_facts
from spades_teach.core.matches import Match, Outcome, record, start_match
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_read, facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_side
from spades_teach.core.variants import PROFILES, VARIANTS, compose
from spades_teach.i18n import words_for
from tests.samples import samples
from tests.strategies import OTHER_TABLES, SPECS

EVERY_TABLE = tuple(dict.fromkeys((*(f"standard+{variant}" for variant in VARIANTS), *PROFILES, *SPECS, *OTHER_TABLES)))
T = TypeVar("T")
NS = ("NS_points", "NS_bags", "NS_total")


def test_every_outcome_of_the_default_table(count):
    """Each outcome of two partners, with some bags from before: points and bags are those of the scalar engine."""
    rules = compose("standard")
    ways = [(a, b, x, y) for a, b, x, y in product(range(14), repeat=4) if x + y <= 13]
    ways = ways[:: samples(small=5, deep=1)]
    frame = pandas.DataFrame(ways, columns=["N_bid", "S_bid", "N_tricks", "S_tricks"], dtype="int8")
    frame["E_bid"] = frame["W_bid"] = frame["W_tricks"] = 0
    frame["E_tricks"] = 13 - frame.N_tricks - frame.S_tricks
    frame["match"] = frame.index
    carried = samples(small=8, deep=9)
    scored = score_frame(frame, before=f"NS:0/{carried}")
    assert scored.problems.empty
    found = list(map(tuple, scored.rounds[["NS_points", "NS_bags"]].to_numpy().tolist()))
    bids = BidCodes(rules).bids
    for (a, b, x, y), come_to in zip(ways, found, strict=True):
        result = RoundResult((bids[a], bids[0], bids[b], bids[0]), (x, 13 - x - y, y, 0))
        score = score_side(rules, result, rules.table.sides[0], carried)
        assert come_to == (score.points, score.bags)
    count("outcomes of the default table", len(ways))


# Random matches


def random_facts(rules: RuleSet, chance: Random) -> str:
    """Return facts that the rules read, as people write them; the last trick is told of one seat, with a card."""
    words = []
    for fact in facts_read(rules):
        if fact.name == "rounds":
            continue
        owners = ["minutes"] if fact.by == "round" else [f"{seat.value}.{fact.name}" for seat in rules.table.seats]
        if fact.form == "card":
            words.append(f"{chance.choice(owners)}={chance.choice(rules.pack.cards).code}")
        elif fact.by == "round":
            words.append(f"{fact.name}={chance.randint(0, 90)}")
        elif fact.name != "dead-tricks":
            words += [f"{owner}={chance.randint(0, 3)}" for owner in owners if chance.random() < 0.5]
    return " ".join(words)


def is_read(rules: RuleSet, bid: Bid) -> bool:
    """Tell whether a sheet may hold the bid: where nobody bids nil, none can be read."""
    try:
        return rules.read_bid(bid.name) == bid
    except SpadesError:
        return False


def random_match(
    rules: RuleSet, chance: Random, before: Standing
) -> tuple[list[dict[str, object]], Match, list[Match]]:
    """Return rows of a frame, and the match after each of them."""
    every = [bid for bid in BidCodes(rules).bids if is_read(rules, bid)]
    match = replace(start_match(rules), standing=before)
    rows, matches = [], []
    for _ in range(chance.randint(1, 9)):
        usual = [bid for bid in every if bid.tricks <= 4]
        bids = tuple(chance.choice(usual if chance.random() < 0.8 else every) for _ in rules.table.seats)
        cuts = sorted(chance.randint(0, rules.tricks) for _ in rules.table.seats[1:])
        taken = tuple(high - low for low, high in zip([0, *cuts], [*cuts, rules.tricks], strict=True))
        told = random_facts(rules, chance)
        try:
            facts = read_facts(told, rules)
            result = RoundResult(bids, taken, (), facts)
            if facts_untold(rules, result, match.standing):
                continue
            match = record(replace(match, outcome=Outcome(False)), result)
        except SpadesError:
            continue
        rows.append(row_of(rules, bids, taken, told))
        matches.append(match)
        if match.outcome.over:
            break
    return rows, match, matches


def row_of(rules: RuleSet, bids: tuple[Bid, ...], taken: tuple[int, ...], told: str) -> dict[str, object]:
    row: dict[str, object] = {}
    for seat, bid, tricks in zip(rules.table.seats, bids, taken, strict=True):
        row[f"{seat.value}_bid"] = bid.name
        row[f"{seat.value}_tricks"] = tricks
    return row | dict(word.replace(".", "_").split("=") for word in told.split())


def mixed_up(lists: list[list[T]], chance: Random) -> list[T]:
    """Return the members of some lists in one, those of each in their order."""
    left = [list(reversed(one)) for one in lists]
    found = []
    while left := [one for one in left if one]:
        found.append(chance.choice(left).pop())
    return found


def compared(spec: str, chance: Random) -> int:
    """Compare some matches by a rule set, their rounds mixed up, with the scalar engine; return how many rounds."""
    rules = compose(spec)
    sides = [side.name for side in rules.table.sides]
    written = " ".join(f"{name}:{chance.randint(-150, 240)}/{chance.randint(0, 4)}" for name in sides)
    try:
        before = standing_before(written, rules)
    except RecordError:  # it is over there, or nobody carries so many bags
        before = standing_before(None, rules)
    before = replace(before, rounds=1)  # so that nobody asks how many rounds came before
    played = [(rows, matches) for rows, _, matches in (random_match(rules, chance, before) for _ in range(4)) if rows]
    if not played:
        return 0
    mixed = mixed_up(
        [[(number, *one) for one in zip(rows, matches, strict=True)] for number, (rows, matches) in enumerate(played)],
        chance,
    )
    frame = pandas.DataFrame([{"match": f"m{number}", **row} for number, row, _ in mixed])
    scored = score_frame(frame, rules, before=before)
    assert scored.problems.empty, (spec, scored.problems.to_string())
    lines = scored.lines.groupby(["row", "side"], observed=True)
    for place, (_, _, match) in enumerate(mixed):
        found = scored.rounds.iloc[place]
        for side, score, total in zip(sides, match.scores[-1].sides, match.standing.totals, strict=True):
            assert (found[f"{side}_points"], found[f"{side}_bags"], found[f"{side}_total"]) == (
                score.points,
                score.bags,
                total,
            ), (spec, place)
            told = lines.get_group((place, side)) if (place, side) in lines.groups else None
            assert ([] if told is None else list(zip(told.reason, told.points, strict=True))) == [
                (line.reason, line.points) for line in score.lines
            ]
        winner = None if pandas.isna(found.winner) else found.winner
        reason = None if pandas.isna(found.reason) else found.reason
        assert (found.over, winner, reason) == (match.outcome.over, match.winner, match.outcome.reason), (spec, place)
    return len(mixed)


def test_random_matches_under_every_variant(count):
    """Rounds of several matches, mixed up, under each variant, profile and table size: everything is as the scalar engine has it."""
    chance = Random(11)
    rounds = [compared(spec, chance) for spec in EVERY_TABLE for _ in range(samples(small=1, deep=10))]
    assert sum(number > 0 for number in rounds) > 0.9 * len(rounds)
    count("rounds compared with the engine", sum(rounds))


def test_random_matches_under_random_rules(count):
    """The same under two or three variants that were put together by chance."""
    chance, rounds = Random(12), 0
    for _ in range(samples(small=25, deep=600)):
        spec = "+".join(["standard", *chance.sample(sorted(VARIANTS), chance.choice((2, 3)))])
        try:
            compose(spec)
        except SpadesError:
            continue
        rounds += compared(spec, chance)
    count("rounds compared with the engine", rounds)
    assert rounds


# Sheets as people write them


def by_seat(**columns: tuple[object, object]) -> pandas.DataFrame:
    """Return a frame with the bids and tricks of each seat."""
    return pandas.DataFrame(
        {
            f"{seat}_{kind}": cells
            for seat, pair in columns.items()
            for kind, cells in zip(("bid", "tricks"), pair, strict=True)
        }
    )


@pytest.mark.parametrize("dtype", ["int8", "int64", "Int64", "float64", "str", "object", "category"])
def test_columns_of_any_type(dtype):
    """Numbers are numbers in whatever type a column has them."""
    frame = by_seat(N=([4, 0], [4, 0]), S=([3, 5], [4, 6]), E=([3, 2], [3, 4]), W=([2, 2], [2, 3]))
    scored = score_frame(frame.astype(dtype))
    assert scored.problems.empty
    assert scored.rounds[list(NS)].to_numpy().tolist() == [[71, 1, 71], [151, 2, 222]]


@pytest.mark.parametrize(
    ("points", "bid", "tricks"),
    [
        pytest.param(71, "7", "8", id="sums"),
        pytest.param(71, "4+3", "8", id="bids-of-each"),
        pytest.param(71, "4+3", "5+3", id="tricks-of-each"),
        pytest.param(132, "3+nil", "5+0", id="nil-kept"),
        pytest.param(-69, "3+nil", "3+1", id="nil-failed"),
        pytest.param(100 - 30, "3+nil", "0", id="nobody-took-any"),
        pytest.param(132, "nil + ۳", "۰+۵", id="persian-digits"),
        pytest.param(71, 7.0, 8.0, id="numbers"),
        pytest.param(None, "3+nil", "5", id="whose-tricks"),
        pytest.param(None, "14+13", "5", id="no-bid"),
        pytest.param(None, "7", "3+3+2", id="three-partners"),
        pytest.param(None, "7", "", id="empty"),
    ],
)
def test_cells_of_a_side(points, bid, tricks):
    """A side's bid and tricks, added up or not; a sum that does not tell what matters is told."""
    frame = pandas.DataFrame({"Us bid": [bid], "Us tricks": [tricks], "Them bid": [4], "Them tricks": [0]})
    took = 0 if points is None else {71: 8, 132: 5, -69: 4, 70: 0}[points]
    frame["Them tricks"] = 13 - took
    scored = score_frame(frame)
    if points is None:
        assert scored.rounds.state.tolist() == ["wrong"]
        assert set(scored.problems.column) <= {"Us bid", "Us tricks"}
    else:
        assert scored.problems.empty
        assert scored.rounds.NS_points.tolist() == [points]


def test_sums_do_not_do_where_each_answers_for_the_own_bid():
    """At a table at which it matters who took the tricks, a sum tells too little."""
    frame = pandas.DataFrame({"NS_bid": ["7"], "NS_tricks": ["7"], "EW_bid": ["4+nil"], "EW_tricks": ["6+0"]})
    scored = score_frame(frame, "standard+team-individual-players")
    assert scored.problems.id.tolist() == ["needs-seats"]
    assert scored.problems.column.tolist() == ["NS_tricks"]


def test_seats_go_before_their_side():
    """Where a row has both, the seats' columns count; where they are empty, the side's."""
    frame = pandas.DataFrame(
        {"N_bid": [4, None], "S_bid": ["nil", None], "N_tricks": [5, None], "S_tricks": [0, None],
         "NS_bid": ["x", "6"], "NS_tricks": ["x", "6"], "EW_bid": [5, 5], "EW_tricks": [8, 7]}
    )  # fmt: skip
    scored = score_frame(frame)
    assert scored.problems.empty
    assert scored.rounds.NS_points.tolist() == [141, 60]


# What is wrong


def rounds_of(*tricks: object, match: object = None) -> pandas.DataFrame:
    others = [13 - one if isinstance(one, int) else 0 for one in tricks]
    frame = pandas.DataFrame({"NS_bid": 5, "NS_tricks": list(tricks), "EW_bid": 5, "EW_tricks": others})
    return frame if match is None else frame.assign(match=match)


def test_all_wrong_rows_are_told_and_the_others_scored():
    """Every wrong cell by row and column; matches without one are whole; behind one nothing is known."""
    frame = rounds_of(6, "?", 6, 7, 6, 6, match=list("aabbab")).astype(object)
    frame.loc[3, "EW_bid"] = "many"
    frame.loc[3, "NS_bid"] = 0.5
    frame.loc[5, "EW_tricks"] = 8
    frame.index = list("uvwxyz")
    scored = score_frame(frame.assign(weather="fine"))
    told = scored.problems[["row", "column", "value", "id"]].to_numpy().tolist()
    assert told == [
        [None, "weather", "weather", "unknown-column"],
        ["v", "NS_tricks", "?", "unreadable"],
        ["x", "NS_bid", "0.5", "unreadable"],
        ["x", "EW_bid", "many", "unreadable"],
        ["z", "NS_tricks EW_tricks", "14", "too-many"],
    ]
    assert scored.rounds.state.to_dict() == {
        "u": "scored", "v": "wrong", "w": "scored", "x": "wrong", "y": "waiting", "z": "wrong",
    }  # fmt: skip
    assert scored.rounds.NS_total.isna().tolist() == [False, True, False, True, True, True]
    assert scored.rounds.loc[["u", "w"], "NS_points"].tolist() == [51, 51]
    assert set(scored.lines.row) == {"u", "w"}


@pytest.mark.parametrize("rules", ["standard", "standard+units-digit-bags"], ids=["by-table", "round-by-round"])
def test_tricks_that_do_not_add_up_are_told(rules):
    """Too many tricks, and too few, in the words that score sheets have for them."""
    frame = rounds_of(6, 6, match=["a", "b"]).assign(EW_tricks=[8, 6])
    told = score_frame(frame, rules).problems
    assert told[["row", "value", "expected", "id"]].to_numpy().tolist() == [
        [0, "14", "13", "too-many"],
        [1, "12", "13", "too-few"],
    ]


def test_what_is_wrong_has_words():
    """Each id of a problem is one that score sheets have words for, or that of an error of the engine."""
    ids = {
        *("unknown-column", "repeated-column", "unreadable", "missing", "needs-seats", "too-many", "too-few"),
        *("fact-missing", "after-end"),
    }
    for lang in ("en", "fa"):
        words = words_for(lang)
        assert [one for one in sorted(ids) if not words.has(f"sheet-problem-{one}")] == []
        assert words.has("bid-not-in-rules")


def test_a_wrong_row_leaves_other_matches_alone():
    """What a match comes to does not change when rows of another go wrong."""
    good = rounds_of(6, 7, 8, match="a")
    both = pandas.concat([rounds_of("?", 6, match="b"), good, rounds_of(99, match="b")], ignore_index=True)
    whole, mixed = score_frame(good).rounds, score_frame(both).rounds
    assert whole.NS_total.tolist() == mixed.NS_total[2:5].tolist()


@pytest.mark.parametrize("rules", ["standard", "standard+units-digit-bags"], ids=["by-table", "round-by-round"])
def test_rounds_after_the_end_are_told(rules):
    """A match that is over stays over; how many rounds came behind is told once, and they are scored all the same."""
    frame = rounds_of(*[5] * 14, match=["a"] * 12 + ["b"] * 2)
    scored = score_frame(frame.assign(EW_bid=9), rules, before="NS:30 EW:10")
    assert scored.rounds.state.tolist() == ["scored"] * 10 + ["after-end"] * 2 + ["scored"] * 2
    assert scored.rounds.over.tolist() == [False] * 9 + [True] * 3 + [False] * 2
    assert scored.rounds.winner.dropna().tolist() == ["NS"] * 3
    assert scored.rounds.NS_total.tolist()[9:12] == [530, 580, 630]
    assert scored.problems.to_numpy().tolist() == [[10, "match", "2", "", "after-end"]]


def test_equal_totals_play_on():
    """Both reach the target with as many points: another round, and the reason says so."""
    frame = pandas.DataFrame({"NS_bid": [6, 6], "NS_tricks": [6, 7], "EW_bid": [7, 6], "EW_tricks": [7, 6]})
    scored = score_frame(frame, before="NS:450 EW:440")
    assert scored.rounds.reason.tolist() == ["tie-plays-on", "higher-total"]
    assert scored.rounds.over.tolist() == [False, True]


@pytest.mark.parametrize(
    ("needs", "rules"),
    [
        (("NS_last-trick", "EW_last-trick"), "standard+win-last-trick"),
        (("minutes",), "standard+time-limit"),
        ((), "standard"),
    ],
)
def test_columns_that_rules_need_are_named(needs, rules):
    """Where points depend on more than bids and tricks, the frame says which columns it needs; with these it is scored."""
    frame = rounds_of(6, 7)
    scored = score_frame(frame, rules)
    assert scored.needs == needs
    if needs:
        assert scored.problems.id.tolist()[0] == "fact-missing"
        told = frame.assign(**dict.fromkeys(needs, "0")).assign(**{needs[0]: "1"})
        scored = score_frame(told, rules)
        assert scored.problems.empty
        assert scored.needs == ()
    assert scored.rounds.state.tolist() == ["scored"] * 2


def test_bids_that_nobody_can_make_are_told():
    """A bid that no kind of these rules knows is told by its column."""
    frame = by_seat(N=([0, 4], 4), S=(4, 4), E=(2, 3), W=(2, 2))
    scored = score_frame(frame, "standard+nil-off")
    assert scored.problems[["row", "column", "value", "id"]].to_numpy().tolist() == [
        [0, "N_bid", "nil", "bid-not-in-rules"]
    ]


def test_no_columns_is_an_error_of_its_own():
    """A table that is no score sheet is refused at once, with the headings that are wanted."""
    with pytest.raises(SpadesError, match="NS_bid") as refused:
        score_frame(pandas.DataFrame({"city": ["Oslo"], "size": [3]}))
    assert refused.value.id == "frame-no-columns"
    with pytest.raises(SpadesError) as refused:
        score_frame([1, 2])
    assert refused.value.id == "frame-no-frame"


def test_an_empty_frame_is_no_error():
    """No rounds, no points, all columns."""
    frame = rounds_of(6)[:0]
    scored = score_frame(frame)
    assert scored.rounds.empty
    assert "EW_total" in scored.rounds
    assert scored.lines.empty


def test_the_frame_given_stays_as_it_was():
    """Nothing is written into the frame, nor do the results share its memory."""
    frame = by_seat(N=([3] * 3, 3), E=(3, 3), S=(3, 3), W=(3, 4)).astype("int8")
    copy = frame.copy(deep=True)
    scored = score_frame(frame)
    scored.rounds.loc[:, "NS_bags"] = 9
    pandas.testing.assert_frame_equal(frame, copy)
    assert scored.lines.points.sum() == 3 * (60 + 61)


def test_rules_without_a_table_are_found_out_once():
    """An outcome that depends on the other side sends the frame to the scalar engine, and so do the frames after it."""
    rules = compose("standard+boston+board")
    score_table.table_of.cache_clear()
    frame = pandas.DataFrame({"NS_bid": ["boston+1"], "NS_tricks": ["13+0"], "EW_bid": ["2+2"], "EW_tricks": ["0+0"]})
    assert score_table.table_of(rules).holds
    scored = score_frame(frame, rules)
    assert not score_table.table_of(rules).holds
    assert scored.rounds.over.tolist() == [True]


def test_equal_rounds_differ_where_the_total_matters():
    """At a table that reads the bags from the last digit of the total, equal rounds are scored by their totals."""
    scored = score_frame(rounds_of(8, 8, 8, 8), "standard+units-digit-bags", before="NS:-100")
    assert scored.rounds.NS_points.tolist() == [53, 53, 53, -47]


def test_cells_may_hold_anything():
    """Lists, dates, infinite and huge numbers are unreadable like any other text, and no other row suffers."""
    odd = [[1], {"a": 1}, pandas.Timestamp("2026-01-01"), float("inf"), 10**30, -1, 2.5, "x" * 200, object(), b"5"]
    frame = rounds_of(*[6] * 11, match=list(range(11))).astype(object)
    frame["NS_tricks"] = pandas.Series([*odd, 6], dtype=object)
    scored = score_frame(frame)
    assert scored.rounds.state.tolist() == ["wrong"] * 10 + ["scored"]
    assert scored.problems.id.tolist() == ["unreadable"] * 10
    assert scored.problems.value.str.len().max() < 50
