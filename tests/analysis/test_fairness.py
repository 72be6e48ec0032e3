"""A thousand deals counted, and a shuffle that is not fair: against exact chances worked out in another way."""

from collections import Counter
from itertools import product
from math import comb

import pytest

from spades_teach.analysis.fairness import GIVINGS, SHUFFLES, any_to_any, chance_range, place_counts, seat_counts
from spades_teach.core.cards import Card
from spades_teach.core.deals import deal_cards, random_words
from spades_teach.core.errors import SpadesError
from spades_teach.core.packs import STANDARD_PACK

CARDS = len(STANDARD_PACK.cards)


def exact_places(start, size=CARDS):
    """Return the chances that a card that begins at a place of the pack ends at each place, when any card may change with any."""
    chances = [0.0] * size
    chances[start] = 1.0
    for at in range(size):
        moved = chances[at] / size
        after = [chance * (size - 1) / size + moved for chance in chances]
        after[at] = sum(chances) / size
        chances = after
    return chances


def test_three_cards_show_the_fault():
    """27 equally likely ways lead to 6 orders, so three of them come up 5 times and three 4 times (reference: naive shuffle)."""
    ways = Counter()
    for picks in product(range(3), repeat=3):
        order = list("abc")
        for at, other in enumerate(picks):
            order[at], order[other] = order[other], order[at]
        ways["".join(order)] += 1
    assert sorted(ways.values()) == [4, 4, 4, 5, 5, 5]
    seen = Counter("".join(any_to_any("abc", seed)) for seed in range(5_400))
    for order, chances in ways.items():
        share = chances / 27
        assert abs(seen[order] - 5_400 * share) < 5 * (5_400 * share * (1 - share)) ** 0.5


def test_the_exact_chances_are_those_that_were_published():
    """A50: by that shuffle the likeliest card comes first 2.6 % of the time and the least likely 1.43 %, not 1.92 %."""
    first = [exact_places(start)[0] for start in range(CARDS)]
    assert [2.6, 1.43] == [round(100 * max(first), 1), round(100 * min(first), 2)]
    assert sum(first) == pytest.approx(1)


@pytest.mark.parametrize("card", ["2C", "AC", "7D", "QH", "KS", "AS"])
def test_the_careless_shuffle_is_as_unfair_as_it_should_be(card):
    """Counted over 3,000 seeds, each quarter of the pack has its exact share of a card within five standard errors."""
    exact = exact_places(STANDARD_PACK.cards.index(Card(card)))
    counted = [
        seat_counts(card, first_seed=start, shuffle="any-to-any", giving="packets") for start in (0, 1_000, 2_000)
    ]
    for seat in range(4):
        share = sum(exact[13 * seat : 13 * seat + 13])
        assert abs(sum(counts[seat] for counts in counted) - 3_000 * share) < 5 * (3_000 * share * (1 - share)) ** 0.5


def test_the_fair_dealer_is_the_one_that_deals():
    """One card at a time, the count is that of `deal_cards` for the same seeds."""
    at = [next(place for place, hand in enumerate(deal_cards(seed).hands) if Card("KH") in hand) for seed in range(50)]
    assert seat_counts("KH", deals=50) == tuple(at.count(seat) for seat in range(4))


def test_fair_counts_lie_within_chance_and_unfair_ones_do_not():
    """A50, A51: of 208 counts of the fair dealer few lie beyond 99 of 100; of the careless shuffle many do, dealt in packets."""
    least, most = chance_range(1_000, 4)
    out = {
        (shuffle, giving): sum(
            not least <= count <= most
            for card in STANDARD_PACK.cards
            for count in seat_counts(card, shuffle=shuffle, giving=giving)
        )
        for shuffle, giving in product(SHUFFLES, GIVINGS)
    }
    assert out["fair", "one-by-one"] <= 8
    assert out["fair", "packets"] <= 8
    assert out["any-to-any", "packets"] >= 25
    assert out["any-to-any", "one-by-one"] <= 8


@pytest.mark.parametrize(("trials", "choices"), [(1_000, 4), (100, 2), (52, 4)])
def test_the_range_of_chance_holds_99_of_100(trials, choices):
    """Of the whole distribution at most half a per cent lies below the range and half above, and one step less would not do."""
    least, most = chance_range(trials, choices)
    share = [comb(trials, n) * (1 / choices) ** n * (1 - 1 / choices) ** (trials - n) for n in range(trials + 1)]
    assert sum(share[:least]) <= 0.005 < sum(share[: least + 1])
    assert sum(share[most + 1 :]) <= 0.005 < sum(share[most:])


def test_each_place_gets_each_card_of_its_deals():
    """Every column and every row of the counts comes to the number of deals."""
    for shuffle in SHUFFLES:
        counts = place_counts(shuffle, 40, 5)
        assert {sum(row) for row in counts} == {40}
        assert {sum(column) for column in zip(*counts, strict=True)} == {40}


def test_an_own_card_can_stay_where_it_was():
    """A51: in the fair shuffle a card stays at its place once in 52 times, within five standard errors over 52,000 chances."""
    stayed = sum(place_counts("fair")[place][place] for place in range(CARDS))
    assert abs(stayed - 1_000) < 5 * (52_000 * (1 / 52) * (51 / 52)) ** 0.5


@pytest.mark.parametrize(
    "wrong",
    [{"card": "BJ"}, {"card": "XX"}, {"card": "AS", "shuffle": "good"}, {"card": "AS", "giving": "all"}],
    ids=str,
)
def test_what_cannot_be_counted_is_refused(wrong):
    """One sentence names the value and what was expected."""
    with pytest.raises(SpadesError, match=r"\w \w") as caught:
        seat_counts(**wrong)
    assert "\n" not in str(caught.value)


def test_chance_comes_from_the_seed_alone():
    """The same seed shuffles alike, and another one otherwise."""
    assert any_to_any(range(52), 3) == any_to_any(range(52), 3) != any_to_any(range(52), 4)
    assert next(random_words(3)) != next(random_words(4))
