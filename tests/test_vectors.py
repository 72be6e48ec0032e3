"""Rounds whose points are known from elsewhere come out right whichever way they are scored."""

from __future__ import annotations

from dataclasses import replace

import pandas
import pytest

from spades_teach.analysis.score_frame import score_frame
from spades_teach.core.matches import Match, outcome, record, start_match
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.variants import compose
from tests.cli.running import run
from tests.vectors import MATCHES, VECTORS, Vector

every_vector = pytest.mark.parametrize("vector", [*VECTORS, *MATCHES], ids=str)


def scored(vector: Vector) -> Match:
    """Score a vector with the scalar engine."""
    rules = compose(vector.rules)
    before = read_standing(vector.before, rules)
    match = replace(start_match(rules), standing=before, outcome=outcome(rules, before))
    for _ in range(vector.times):
        match = record(match, read_bids_and_tricks(vector.bids, vector.tricks, rules))
    return match


def test_every_row_is_there():
    """The published examples and each of A01 to A12 are among the vectors."""
    starts = {vector.id[:3] for vector in (*VECTORS, *MATCHES)}
    assert {f"A{number:02}" for number in range(1, 13)} < starts
    assert {"pag", "zon", "ope", "rus"} < starts
    assert len({vector.id for vector in (*VECTORS, *MATCHES)}) == len(VECTORS) + len(MATCHES)


@every_vector
def test_the_engine(vector):
    """The scalar engine: points, total and bags of each side, and how the match stands."""
    match = scored(vector)
    found = {
        side.side.name: {"points": side.points, "total": total, "bags": side.bags}
        for side, total in zip(match.scores[-1].sides, match.standing.totals, strict=True)
    }
    for side, expected in vector.scores.items():
        assert expected == {name: found[side][name] for name in expected}
    assert (vector.over, vector.winner) == (match.outcome.over, match.winner)


@every_vector
def test_the_command_line(vector):
    """`spades-teach score --json`, the standing of one round carried on to the next."""
    answer, before = {}, vector.before
    for _ in range(vector.times):
        typed = ["--bids", vector.bids, "--tricks", vector.tricks, "--rules", vector.rules]
        answer = run("score", *typed, *(["--before", before] if before else []), "--json").json
        before = " ".join(f"{name}:{side['total']}/{side['bags']}" for name, side in answer["sides"].items())
    for side, expected in vector.scores.items():
        assert expected == {name: answer["sides"][side][name] for name in expected}
    assert (vector.over, vector.winner) == (answer["outcome"]["over"], answer["outcome"]["winner"])


@every_vector
def test_the_frame(vector):
    """`score_frame` with a row for each round."""
    said, took = (dict(pair.split(":") for pair in text.split()) for text in (vector.bids, vector.tricks))
    row = {f"{seat}_bid": bid for seat, bid in said.items()} | {f"{seat}_tricks": took[seat] for seat in took}
    scored = score_frame(pandas.DataFrame([row] * vector.times), vector.rules, before=vector.before)
    assert scored.problems.empty
    last = scored.rounds.iloc[-1]
    for side, expected in vector.scores.items():
        assert expected == {name: last[f"{side}_{name}"] for name in expected}
    assert (vector.over, vector.winner) == (last.over, None if pandas.isna(last.winner) else last.winner)
