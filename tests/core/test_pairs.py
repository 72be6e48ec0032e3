"""Every two variants go together in play, or are refused with the reason; that they are refused when the catalogue says so is tested there."""

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest

from spades_teach.core.deals import deal_for
from spades_teach.core.errors import VariantConflictError
from spades_teach.core.rounds import apply, legal_actions, result, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.core.variants import VARIANTS, compose
from tests.samples import samples

PAIRS = tuple(combinations(sorted(VARIANTS), 2))
LONGEST_ROUND = 2_000  # actions, far more than any round has
PARTS = 8
ROUNDS = samples(small=1, deep=20)
REASON = {"rule-conflict": "slot", "rule-conflict-fact": "fact", "rule-conflict-declared": "first"}


def some_pairs() -> list[tuple[str, str]]:
    """Return the pairs to play, in an order of chance: all of them, or a seeded choice where the samples are small."""
    return Random(len(PAIRS)).sample(PAIRS, samples(small=1_600, deep=len(PAIRS)))


@pytest.mark.parametrize("part", range(PARTS))
def test_any_two_variants_are_played_to_the_end(part: int, count: Callable[..., None]) -> None:
    """Somebody can always act, every action goes through the judge, the round ends, and every side has its score."""
    for first, second in some_pairs()[part::PARTS]:
        try:
            rules = compose(f"standard+{first}+{second}")
        except VariantConflictError:
            continue
        chance = Random(f"{first} {second}")
        for _ in range(ROUNDS):
            play_and_score(rules, chance)
        count("pairs of variants played")
        count("random rounds under pairs of variants", ROUNDS)


def play_and_score(rules: RuleSet, chance: Random) -> None:
    sides = rules.table.sides
    standing = Standing(tuple(chance.choice([0, 200, 460]) for _ in sides), tuple(chance.randrange(5) for _ in sides))
    seat = chance.choice(rules.table.seats)
    game = start_round(rules, deal_for(rules, chance.getrandbits(64), seat), standing)
    while not game.over:
        assert len(game.actions) < LONGEST_ROUND, rules.name
        options = legal_actions(game)
        assert options, rules.name
        game = apply(game, chance.choice(options))
    assert len(score_round(rules, result(game), standing).sides) == len(sides), rules.name


def test_any_two_variants_are_composed_or_refused_with_the_reason(count: Callable[..., None]) -> None:
    """A refusal names both variants, and the point, the fact or the texts that part them."""
    errors = {}
    for pair in PAIRS:
        try:
            compose("+".join(("standard", *pair)))
        except VariantConflictError as error:
            errors[pair] = error
    for pair, error in errors.items():
        assert pair == (error.facts["first"], error.facts["second"])
        assert error.facts[REASON[error.id]]
    assert errors
    count("pairs of variants composed", len(PAIRS) - len(errors))
    count("pairs of variants refused with the reason", len(errors))
