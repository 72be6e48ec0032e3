"""What house rules cost: composing ten of them, and playing under each of them, measured in one run on the CPU clock.

`python -m bench.variants` prints
  milliseconds to compose a rule set of ten variants, new and asked for again   target: under 5
  per action of a random round, each variant / the default table                target: at most 1.5; the ten worst, and all above
A round is dealt, bid, played and scored; in every other one the first side is 200 points behind, so that blind bids are open.
The default table is measured again beside every variant, in changing order; the figure is the median of the ratios of each turn.
What is above the target is measured once more with more turns, because a busy machine is seldom above it twice.
"""

from __future__ import annotations

import random
import statistics
import time

from spades_teach.core.deals import deal_for
from spades_teach.core.errors import SpadesError
from spades_teach.core.rounds import apply, legal_actions, result, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.core.variants import STANDARD, VARIANTS, compose, registry

TEN = 10
RULE_SETS = 50
TARGET_MILLISECONDS = 5.0

ROUNDS = 6
TURNS = 7
TURNS_AGAIN = 25
TARGET_RATIO = 1.5
WORST = 10


def specs_of_ten(chance: random.Random) -> list[str]:
    """Return specs of ten variants each that go together, drawn by chance."""
    found: list[str] = []
    while len(found) < RULE_SETS:
        chosen = ten_together(chance)
        if len(chosen) == TEN:
            found.append("+".join(("standard", *chosen)))
    return found


def ten_together(chance: random.Random) -> list[str]:
    """Return up to ten variants that go together, each tried after those before it."""
    chosen: list[str] = []
    for variant_id in chance.sample(sorted(VARIANTS), len(VARIANTS)):
        try:
            compose("+".join(("standard", *chosen, variant_id)))
        except SpadesError:
            continue
        chosen.append(variant_id)
        if len(chosen) == TEN:
            break
    return chosen


def milliseconds_to_compose(spec: str) -> float:
    begun = time.process_time()
    compose(spec)
    return 1e3 * (time.process_time() - begun)


def composing() -> tuple[list[float], list[float]]:
    """Return the milliseconds of composing rule sets of ten for the first time, and once more."""
    new, again = [], []
    for spec in specs_of_ten(random.Random(10)):
        registry._composed.cache_clear()
        new.append(milliseconds_to_compose(spec))
        again.append(milliseconds_to_compose(spec))
    return new, again


def played_actions(rules: RuleSet, chance: random.Random, standing: Standing) -> int:
    """Deal, bid, play and score one random round; return the number of its actions."""
    game = start_round(rules, deal_for(rules, chance.getrandbits(64)), standing)
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    score_round(rules, result(game), standing)
    return len(game.actions)


def seconds_per_action(rules: RuleSet, seed: int) -> float:
    chance = random.Random(seed)
    sides = len(rules.table.sides)
    standings = [Standing((0, *[behind] * (sides - 1)), (0,) * sides) for behind in (0, 200)]
    begun = time.process_time()
    actions = sum(played_actions(rules, chance, standings[number % 2]) for number in range(ROUNDS))
    return (time.process_time() - begun) / actions


def ratio_to_default(rules: RuleSet, turns: int) -> float:
    """Return the median over turns of what an action costs under these rules and by the default table."""
    ratios = []
    for turn in range(turns):
        pair = [STANDARD, rules] if turn % 2 else [rules, STANDARD]
        found = [seconds_per_action(contender, turn) for contender in pair]
        ratios.append(found[pair.index(rules)] / found[pair.index(STANDARD)])
    return statistics.median(ratios)


def main() -> None:
    new, again = composing()
    print(f"composing ten variants, new        median {statistics.median(new):6.3f} ms, most {max(new):6.3f} ms")
    print(f"composing ten variants, once more  median {statistics.median(again):6.3f} ms, most {max(again):6.3f} ms")
    print(f"  (target: under {TARGET_MILLISECONDS:g} ms, {RULE_SETS} rule sets)")
    ratios = {variant_id: ratio_to_default(compose(f"standard+{variant_id}"), TURNS) for variant_id in VARIANTS}
    for variant_id in [name for name, ratio in ratios.items() if ratio > TARGET_RATIO]:
        ratios[variant_id] = ratio_to_default(compose(f"standard+{variant_id}"), TURNS_AGAIN)
    ranked = sorted(ratios.items(), key=lambda pair: -pair[1])
    above = [name for name, ratio in ranked if ratio > TARGET_RATIO]
    for variant_id, ratio in ranked[: max(WORST, len(above))]:
        print(f"{variant_id:28} / default table {ratio:5.2f}{'   above the target' * (variant_id in above)}")
    print(f"{len(above)} of {len(ratios)} variants above {TARGET_RATIO:g}   (target: none)")


if __name__ == "__main__":
    main()
