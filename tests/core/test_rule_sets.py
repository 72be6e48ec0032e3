"""Rule sets drawn by chance: three variants in any order are the same rules, and matches under any of them end."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

import pytest

from spades_teach.core.actions import MakeBid
from spades_teach.core.deals import deal_for
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.matches import ROUND_CAP, outcome, record, start_match
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet, merge
from spades_teach.core.table import Seat
from spades_teach.core.variants import PROFILES, STANDARD, VARIANTS, Choice, compose, read_spec
from tests.samples import samples

SETTINGS = {variant_id: tuple(variant.settings()) for variant_id, variant in sorted(VARIANTS.items())}
PARTS = 4


def some_choices(chance: Random, number: int) -> list[Choice]:
    """Return so many different variants, each with its defaults or with another word for one parameter."""
    return [chance.choice(SETTINGS[variant_id]) for variant_id in chance.sample(sorted(SETTINGS), number)]


def applied(choices: Sequence[Choice]) -> RuleSet | None:
    """Return the rules that these choices make one after the other, None where they are refused.

    `merge` goes by the alphabet, so each choice is given a name that stands at its place in the order.
    """
    names = {choice.id: f"variant-{place}" for place, choice in enumerate(choices)}
    patches = {names[choice.id]: VARIANTS[choice.id].make(**dict(choice.parameters)) for choice in choices}
    excludes = {
        names[choice.id]: frozenset(names[other] for other in VARIANTS[choice.id].excludes if other in names)
        for choice in choices
    }
    try:
        return merge(STANDARD, patches, excludes, "three variants")
    except RuleSpecError:
        return None


def test_capitals_and_underscores_name_the_same_rules(count: Callable[..., None]) -> None:
    """Every setting of every variant is read in small letters, in capitals, in both and with underscores, and shown in its normal form."""
    assert len({name.lower() for name in (*VARIANTS, *PROFILES)}) == len({*VARIANTS, *PROFILES})
    for choice in (choice for settings in SETTINGS.values() for choice in settings):
        spec = f"standard+{choice}"
        name, colon, values = spec.partition(":")
        ways = (spec, spec.upper(), spec.title(), spec.lower(), f"{name.replace('-', '_')}{colon}{values}")
        assert {spec} == {str(read_spec(way)) for way in ways}
        count("specs read in capitals")
    for name in PROFILES:
        assert str(read_spec(name.upper())) == str(read_spec(name.replace("-", "_"))) == name


@pytest.mark.parametrize("part", range(PARTS))
def test_three_variants_make_the_same_rules_in_any_order(part: int, count: Callable[..., None]) -> None:
    """All six orders give equal rules, or all six are refused."""
    chance, together = Random(f"triples {part}"), 0
    number = samples(small=400, deep=10_000) // PARTS
    for _ in range(number):
        choices = some_choices(chance, 3)
        found = [applied(order) for order in permutations(choices)]
        assert all(rules == found[0] for rules in found), "+".join(map(str, choices))
        together += found[0] is not None
    assert together
    count("triples of variants composed in six orders", number)
    count("triples of variants that go together", together)


def random_rules(chance: Random) -> RuleSet:
    """Return a rule set of up to six variants, each added where it goes with those before it."""
    rules, spec = STANDARD, "standard"
    for choice in some_choices(chance, 6):
        try:
            rules = compose(f"{spec}+{choice}")
        except RuleSpecError:
            continue
        spec = f"{spec}+{choice}"
    return rules


def a_round(rules: RuleSet, dealer: Seat, standing: Standing, chance: Random) -> RoundResult:
    """Play a round by chance, with bids that can often be kept; somebody can always act, and no card is lost or doubled."""
    game = start_round(rules, deal_for(rules, chance.getrandbits(64), dealer), standing)
    while not game.over:
        options = legal_actions(game)
        assert options, rules.name
        low = [action for action in options if not isinstance(action, MakeBid) or action.bid.tricks in (2, 3)]
        game = apply(game, chance.choice(low or options))
        if chance.random() < 0.05 or game.over:
            assert cards_of(game) == Counter(rules.pack.cards), rules.name
    return result(game)


def cards_of(game: Round) -> Counter:
    played = [play.card for trick in game.tricks for play in trick.plays] + [play.card for play in game.plays]
    return Counter([*played, *game.stock, *(card for cards in (*game.hands, *game.discards) for card in cards)])


@pytest.mark.parametrize("part", range(PARTS))
def test_matches_under_random_rules_end(part: int, count: Callable[..., None]) -> None:
    """A match ends with a winner that its rules name, or is stopped at the documented cap; most end by themselves."""
    chance = Random(f"matches {part}")
    number, ended = samples(small=24, deep=1_000) // PARTS, 0
    for _ in range(number):
        rules = random_rules(chance)
        match = start_match(rules, chance.choice(rules.table.seats))
        while not match.outcome.over and len(match.results) < ROUND_CAP:
            match = record(match, a_round(rules, match.dealer, match.standing, chance))
        assert match.outcome == outcome(rules, match.standing), rules.name
        assert match.outcome.over or len(match.results) == ROUND_CAP, rules.name
        ended += match.outcome.over
        count("rounds of matches under random rules", len(match.results))
    assert ended > number // 2
    count("matches under random rules", number)
    count("matches that the rules alone have ended", ended)
