"""Every two variants go together in play, or are refused; that they are refused when the catalogue says so is tested there."""

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest

from spades_teach.core.deals import deal_for
from spades_teach.core.errors import VariantConflictError
from spades_teach.core.rounds import apply, legal_actions, result, start_round
from spades_teach.core.scores import score_round
from spades_teach.core.variants import VARIANTS, compose
from tests.samples import samples

PAIRS = tuple(combinations(sorted(VARIANTS), 2))
LONGEST_ROUND = 2_000  # actions, far more than any round has
PARTS = 8


def some_pairs() -> list[tuple[str, str]]:
    """Return the pairs to play, in an order of chance: all of them, or a seeded choice where the samples are small."""
    return Random(len(PAIRS)).sample(PAIRS, samples(small=1_600, deep=len(PAIRS)))


@pytest.mark.parametrize("part", range(PARTS))
def test_any_two_variants_are_played_to_the_end(part: int, count: Callable[..., None]) -> None:
    """Somebody can always act, the round ends, and every side has its score."""
    for first, second in some_pairs()[part::PARTS]:
        try:
            rules = compose(f"standard+{first}+{second}")
        except VariantConflictError:
            continue
        chance = Random(f"{first} {second}")
        game = start_round(rules, deal_for(rules, chance.randrange(2**32), chance.choice(rules.table.seats)))
        while not game.over:
            assert len(game.actions) < LONGEST_ROUND, rules.name
            options = legal_actions(game)
            assert options, rules.name
            game = apply(game, chance.choice(options))
        assert len(score_round(rules, result(game)).sides) == len(rules.table.sides), rules.name
        count("pairs of variants played")
