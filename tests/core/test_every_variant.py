"""Every id of the catalogue: it has a function, its examples run, rounds are played under it, and it excludes what the sources say.

`tests/data/catalogue-of-the-sources.json` was counted from the sources' catalogue: the ids, how many examples each has, and what it excludes.
"""

import json
import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from spades_teach import catalogue
from spades_teach.core.deals import deal_for
from spades_teach.core.gatherings import tables_for
from spades_teach.core.rounds import apply, legal_actions, result, start_round
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.core.variants import VARIANTS, compose
from tests.core.test_examples import RUNNERS
from tests.samples import samples

SOURCES = json.loads((Path(__file__).parents[1] / "data" / "catalogue-of-the-sources.json").read_text(encoding="utf-8"))
IDS = tuple(SOURCES["variants"])
LONGEST_ROUND = 2_000  # actions, far more than any round has
PEOPLE = (7, 8, 9)

OUR_CONFLICTS = {frozenset({"board", "suicide-forced-nil"}): "Combined with board"}
"""Pairs that the sources do not exclude and we do, each with the reading that says why."""

NOT_OF_SPADES = ("s3-",)
"""Examples of Speed, another game."""

NOT_RUN = {"s0-three-amigos": "what three high spades are called among players; nothing follows from it"}


def test_there_are_as_many_as_in_the_sources() -> None:
    """104 ids, each with a function and a record."""
    assert len(IDS) == 104
    assert set(IDS) == set(VARIANTS) == {entry.id for entry in catalogue.variants()}


@pytest.mark.parametrize("variant_id", IDS)
def test_its_examples_run_and_rounds_are_played_under_it(variant_id: str, count: Callable[..., None]) -> None:
    """Each example of the sources is there and the engine agrees with it; by every setting, random rounds are played to the end and scored."""
    examples = catalogue.variant(variant_id).examples
    there = {int(re.findall(r"/(\d+)", example.id)[0]) for example in examples}
    assert there >= set(range(1, SOURCES["variants"][variant_id]["examples"] + 1))
    for example in examples:
        RUNNERS[example.kind](example)
    rounds = 0
    for setting in VARIANTS[variant_id].settings():
        for seed in range(samples(small=4, deep=100)):
            rounds += play_at_each_table(compose(f"standard+{setting}"), Random(f"{setting} {seed}"))
    count("catalogue ids checked")
    count("examples of variants run beside their rounds", len(examples))
    count("random rounds under single variants", rounds)


def play_at_each_table(rules: RuleSet, chance: Random) -> int:
    """Play one round, or where people sit down at several tables, one at each of them; return how many."""
    seats = len(rules.table.seats)
    people = [number for number in PEOPLE if len(rules.gathering.tables(number, seats) or ()) > 1]
    tables = [table.rules for number in people for table in tables_for(rules, number)] or [rules]
    for at_table in tables:
        play_and_score(at_table, chance)
    return len(tables)


def play_and_score(rules: RuleSet, chance: Random) -> None:
    game = start_round(rules, deal_for(rules, chance.getrandbits(64), chance.choice(rules.table.seats)))
    while not game.over:
        assert len(game.actions) < LONGEST_ROUND, rules.name
        options = legal_actions(game)
        assert options, rules.name
        game = apply(game, chance.choice(options))
    assert len(score_round(rules, result(game)).sides) == len(rules.table.sides), rules.name


def test_it_excludes_what_the_sources_say() -> None:
    """In both directions; where we exclude more, a reading of one of the two says why."""
    for first, second in combinations(IDS, 2):
        said = second in SOURCES["variants"][first]["conflicts"]
        assert said == (first in SOURCES["variants"][second]["conflicts"]), (first, second)
        ours = second in catalogue.variant(first).conflicts
        assert ours == (first in catalogue.variant(second).conflicts), (first, second)
        if ours != said:
            readings = [*catalogue.variant(first).readings, *catalogue.variant(second).readings]
            assert OUR_CONFLICTS[frozenset({first, second})] in [each.question for each in readings], (first, second)


def test_the_other_examples_of_the_sources_are_there_too() -> None:
    """Each example of the base game is run under its own id, or as several cases with a letter or number behind it."""
    ids = {example.id for example in catalogue.examples()}
    for source_id in SOURCES["examples"]:
        cases = [one for one in ids if one == source_id or re.fullmatch(rf"{source_id}[-/][0-9a-z]+", one)]
        assert cases or source_id.startswith(NOT_OF_SPADES) or source_id in NOT_RUN, source_id
