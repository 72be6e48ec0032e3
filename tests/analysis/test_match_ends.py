"""What ends a match beside its points: who gives up, a clock; told on sheets, in frames and in saved matches, and meaning the same there."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy
import pandas
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.analysis.forensics import check_sheet
from spades_teach.analysis.score_frame import score_frame
from spades_teach.analysis.sheet_scores import score_sheet
from spades_teach.analysis.sheets import read_sheet
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import record, start_match, surrender
from spades_teach.core.notation import dumps, match_to_json, read_bids_and_tricks
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose
from tests.cli.running import run
from tests.samples import samples

GIVES_UP, TIMED = "standard+surrender", "standard+time-limit:minutes=30"
ROUNDS = {"NS_bid": [5, 6, 4, 5], "NS_tricks": [6, 6, 5, 5], "EW_bid": [5, 6, 7, 6], "EW_tricks": [7, 7, 8, 8]}


def frame(**columns: list[Any]) -> pandas.DataFrame:
    return pandas.DataFrame({**ROUNDS, **columns})


@pytest.mark.parametrize(
    ("rules", "columns", "ends", "winner", "reason"),
    [
        (GIVES_UP, {"surrender": [None, "W", None, None]}, 2, "NS", "surrendered"),
        (GIVES_UP, {"surrender": ["", "", "", "s"]}, 4, "EW", "surrendered"),
        (TIMED, {"timeout": [0, 0, 1, 0]}, 3, "EW", "time-over"),
        (TIMED, {"timeout": [False, False, True, False]}, 3, "EW", "time-over"),
        (TIMED, {"timeout": [None, 1, None, None]}, 2, "EW", "time-over"),
        (TIMED, {"minutes": [10, 20, 31, 40]}, 3, "EW", "time-over"),
        (TIMED, {"minutes": [10, 20, 25, 40], "timeout": [None, None, "yes"[:0], 1]}, 4, "EW", "time-over"),
    ],
)
def test_the_round_after_which_it_is_over(rules, columns, ends, winner, reason):
    """Sheet and frame say the same: over after that round, with that winner for that reason, and the rounds behind it one too many."""
    scored = score_frame(frame(**columns), rules)
    assert [number >= ends for number in range(1, 5)] == scored.rounds.over.tolist()
    assert {(winner, reason)} == set(
        zip(scored.rounds.winner[ends - 1 :], scored.rounds.reason[ends - 1 :], strict=True)
    )
    assert ["scored"] * ends + ["after-end"] * (4 - ends) == scored.rounds["state"].tolist()
    sheet = score_sheet(frame(**columns), rules)
    assert (ends, winner, reason) == (len(sheet.rounds), sheet.winner, sheet.outcome.reason)
    assert ["after-end"] * (ends < 4) == [problem.id for problem in sheet.problems]
    totals = scored.rounds[["NS_total", "EW_total"]][:ends].to_numpy().tolist()
    assert [list(each.after.totals) for each in sheet.rounds] == totals


def test_each_match_by_itself():
    """In a frame of several matches, in any order of rows, a match that is given up ends alone."""
    mixed = frame(match=["a", "b", "a", "b"], surrender=["E", None, None, None])
    scored = score_frame(mixed, GIVES_UP).rounds
    assert ["scored", "scored", "after-end", "scored"] == scored["state"].tolist()
    assert [True, False, True, False] == scored.over.tolist()


@pytest.mark.parametrize(
    ("rules", "column", "cells", "expected"),
    [
        (GIVES_UP, "surrender", ["", "Q", "", ""], "N E S W"),
        (replace(compose("standard"), conduct=()), "surrender", ["", "N", "", ""], ""),
        (TIMED, "timeout", [0, "perhaps", 0, 0], None),
    ],
)
def test_an_end_that_cannot_be_read(rules, column, cells, expected):
    """Nobody of that name, rules that know no giving up, a clock that says neither yes nor no: told, and no end that nobody meant."""
    scored = score_frame(frame(**{column: cells}), rules)
    assert [(1, column, "unreadable")] == list(
        zip(scored.problems.row, scored.problems.column, scored.problems.id, strict=True)
    )
    assert expected is None or [expected] == scored.problems.expected.tolist()
    assert ["scored", "wrong", "waiting", "waiting"] == scored.rounds["state"].tolist()
    told = [(problem.line, problem.column) for problem in score_sheet(frame(**{column: cells}), rules).problems]
    assert [(3, column)] == told


# A truth is no number


@pytest.mark.parametrize("kind", ["bid", "tricks"])
@pytest.mark.parametrize("cells", [[True, True], [1, True], [True, 1], [True, 4], [numpy.bool_(True), 1]])
def test_a_truth_is_no_number(kind, cells):
    """True is not taken for 1, in a column of truths or among numbers, by frames as by sheets; the numbers beside it stay what they are."""
    told = pandas.DataFrame({f"{seat}_{each}": [1, 1] for seat in "NESW" for each in ("bid", "tricks")}, dtype=object)
    told = told.assign(E_tricks=[10, 10], **{f"S_{kind}": pandas.Series(cells, dtype=object)})
    truths = [place for place, cell in enumerate(cells) if not isinstance(cell, int) or isinstance(cell, bool)]
    by_frame = score_frame(told).problems
    assert truths == by_frame[by_frame.id == "unreadable"].row.tolist()
    assert truths == [each.line - 2 for each in read_sheet(told).problems if each.id == "unreadable"]


# Matches that the engine has saved


def _match(rules: RuleSet, count: int, chance: Any) -> Any:
    match = start_match(rules, chance.draw(st.sampled_from(rules.table.seats)))
    seats = len(rules.table.seats)
    for _ in range(count):
        if match.outcome.over:
            break
        cuts = sorted(chance.draw(st.lists(st.integers(0, rules.tricks), min_size=seats - 1, max_size=seats - 1)))
        taken = tuple(after - before for before, after in zip((0, *cuts), (*cuts, rules.tricks), strict=True))
        names = chance.draw(st.lists(st.sampled_from(["nil", "1", "3", "4"]), min_size=seats, max_size=seats))
        match = record(match, RoundResult(tuple(map(rules.read_bid, names)), taken))
    return match


@given(chance=st.data(), spec=st.sampled_from(["standard", GIVES_UP, "standard+solo", "standard+three-b"]))
@settings(max_examples=samples(small=15, deep=600), deadline=None)
def test_a_saved_match_is_a_sheet(chance, spec):
    """Read as a sheet and scored, a saved match has its totals, bags, verdict and winner."""
    match = _match(compose(spec), 4, chance)
    if spec == GIVES_UP and not match.outcome.over and match.results:
        match = surrender(match, Seat.EAST)
    for source in (dumps(match_to_json(match)), dumps(match_to_json(match)).encode()):
        scores = score_sheet(source, spec)
        assert [problem.id for problem in scores.problems] == []
        assert [each.score for each in scores.rounds] == list(match.scores)
        if scores.rounds:
            assert match.standing == scores.rounds[-1].after
        assert (match.outcome, match.winner) == (scores.outcome, scores.winner)


def test_facts_of_a_saved_match():
    """What bids and tricks do not tell stands on the sheet too, for whom it was told."""
    rules = compose("standard+win-last-trick")
    result = read_bids_and_tricks("N:4 E:3 S:4 W:2", "N:5 E:3 S:3 W:2", rules)
    match = record(start_match(rules), RoundResult(result.bids, result.taken, (), (("E.last-trick", "AS"),)))
    sheet = read_sheet(json.dumps(match_to_json(match)), rules)
    assert {"E_last-trick": "AS", "dealer": "N"} == dict(sheet.rounds[0].others)
    assert [match.scores[0]] == [each.score for each in score_sheet(sheet, rules).rounds]


@pytest.mark.parametrize(
    "harm", [{"rules": 5}, {"rules": "nonsense"}, {"rounds": [5]}, {"first_dealer": "Q"}, {"format": 99}]
)
def test_a_damaged_match_is_refused(harm):
    """One that cannot be read is refused by what is wrong with it."""
    data = {**match_to_json(start_match(compose("standard"))), **harm}
    with pytest.raises(SpadesError):
        read_sheet(json.dumps(data))


# The command line


def test_a_sheet_that_begins_later_is_checked(tmp_path):
    """`--check --before` checks from the totals and bags given; with others the first total is wrong."""
    file = tmp_path / "late.csv"
    file.write_text("NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n5,8,290,5,5,170\n4,4,330,8,9,251\n")
    before = "NS:337/7 EW:120/0"
    right = run("score", "--file", str(file), "--check", "--before", before, "--json")
    assert (0, []) == (right.status, json.loads(right.out)["errors"])
    wrong = run("score", "--file", str(file), "--check", "--before", "NS:337/6 EW:120/0", "--json")
    assert [("NS", 1, 390)] == [
        (each["side"], each["round"], each["expected"]) for each in json.loads(wrong.out)["errors"]
    ][:1]
    assert 2 == run("score", "--file", str(file), "--check", "--before", "NS:337/17").status
    assert 290 == check_sheet(file, before=before).corrected[0].total


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_file_without_a_name(lang):
    """An empty name is called no folder."""
    answer = run("score", "--file", "", "--lang", lang)
    assert "sheet-no-file" == answer.error_id
    assert "sheet.csv" in answer.err
