"""Estimates from random rounds: what is counted, how sure it is, and that it repeats."""

from __future__ import annotations

from math import sqrt
from statistics import pstdev

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from spades_teach.analysis.estimates import CardEstimate, estimate_tricks, more_rounds, random_round
from spades_teach.core.cards import Card, read_hand
from spades_teach.core.deals import deal_for
from spades_teach.core.errors import SpadesError
from spades_teach.core.rounds import replay
from spades_teach.core.variants import compose
from tests.reference_table import RANKS
from tests.samples import samples

HAND = "AS KS 7S QH JH 4H 3H AD 8D 5D KC 9C 2C"
SPADES = " ".join(f"{rank}S" for rank in RANKS)


def naive_winner(plays: list[tuple[str, str]]) -> tuple[str, str]:
    """Return who takes a trick and with what, read from the rules alone."""
    spades = [play for play in plays if play[1][-1] == "S"]
    of_suit = [play for play in plays if play[1][-1] == plays[0][1][-1]]
    return max(spades or of_suit, key=lambda play: RANKS.index(play[1][:-1]))


def test_it_counts_what_was_played():
    """The counts are those of the rounds themselves, which are legal and are recounted here trick by trick."""
    rounds, counts, totals = 12, dict.fromkeys(HAND.split(), 0), []
    rules = compose("standard+bag-penalty:penalty=0")
    for place in range(rounds):
        own, game = random_round(read_hand(HAND), 5, place, rules)
        assert replay(rules, game.deal, game.actions) == game
        assert set(game.deal.hands[rules.table.index(own)]) == set(read_hand(HAND))
        wins = [naive_winner([(play.seat.value, play.card.code) for play in trick.plays]) for trick in game.tricks]
        taken = [card for seat, card in wins if seat == own.value]
        totals.append(len(taken))
        for card in taken:
            counts[card] += 1
    estimate = estimate_tricks(HAND, rounds, seed=5)
    assert {each.card.code: each.won for each in estimate.cards} == counts
    assert estimate.tricks == pytest.approx(sum(totals) / rounds)
    assert estimate.error == pytest.approx(pstdev(totals) / sqrt(rounds))


@pytest.mark.parametrize(
    ("card", "least", "most", "hand"),
    [
        pytest.param("AS", 1, 1, HAND, id="the-ace-of-spades-always"),
        pytest.param("2C", 0, 0, HAND, id="a-two-below-the-king-never"),
        pytest.param("AD", 0.85, 0.999, HAND, id="a-side-ace-nearly-always"),
        pytest.param("2S", 1, 1, SPADES, id="thirteen-spades"),
        pytest.param("QH", 0, 0.5, HAND, id="a-queen-behind-ace-and-king-mostly-not"),
    ],
)
def test_what_is_known_without_rounds(card, least, most, hand):
    """Cards that must win do, cards that cannot do not, and others lie where published tables have them."""
    assert least <= estimate_tricks(hand, samples(small=40, deep=2_000))[card].share <= most


def test_a_better_card_takes_more():
    """In place of a low club, an ace or a king adds about a trick or most of one."""
    low, king, ace = (
        estimate_tricks(f"3S 4S 5S 2H 3H 4H 2D 3D 4D {club} 5C 4C 3C", 60).tricks for club in ("6C", "KC", "AC")
    )
    assert low + 0.3 < king < ace < low + 1.3


def test_it_repeats_and_goes_on():
    """The same seed says the same; rounds added later are those that many at once would have been; another seed says something else."""
    whole = estimate_tricks(HAND, 20, seed=3)
    assert whole == estimate_tricks(HAND, 20, seed=3)
    assert whole == more_rounds(estimate_tricks(HAND, 12, seed=3), 8)
    assert whole.won != estimate_tricks(HAND, 20, seed=4).won


def test_the_order_of_the_hand_does_not_matter():
    """A hand sorted otherwise takes the same tricks."""
    other = estimate_tricks(" ".join(reversed(HAND.split())), 10)
    assert {each.card: each.won for each in other.cards} == {
        each.card: each.won for each in estimate_tricks(HAND, 10).cards
    }


@given(st.integers(0, 400), st.integers(1, 400))
@example(0, 31)  # floating point puts the lower end at 7e-18
def test_the_interval_holds_the_share(won, rounds):
    """An interval lies between none and all, holds the share, and is no point even where all rounds agree."""
    estimate = CardEstimate(card=Card("AS"), won=min(won, rounds), rounds=rounds)
    low, high = estimate.interval
    assert 0 <= low <= estimate.share <= high <= 1
    assert high - low > 0


@pytest.mark.parametrize(
    ("low", "high", "won", "rounds"),
    [
        pytest.param(0.2366, 0.7634, 5, 10, id="half-of-ten"),
        pytest.param(0.0, 0.2775, 0, 10, id="none-of-ten"),
        pytest.param(0.0552, 0.1744, 10, 100, id="ten-of-a-hundred"),
    ],
)
def test_the_interval_is_wilsons(low, high, won, rounds):
    """The interval is the one of the textbooks (Wilson 1927; Newcombe 1998 prints such values)."""
    assert CardEstimate(card=Card("AS"), won=won, rounds=rounds).interval == pytest.approx((low, high), abs=5e-4)


@given(st.integers(0, 2**20))
def test_four_times_the_rounds_make_half_the_error(seed):
    """The error bar shrinks with the root of the number of rounds."""
    one = CardEstimate(card=Card("AS"), won=seed % 41, rounds=40)
    assert CardEstimate(card=Card("AS"), won=4 * one.won, rounds=160).error == pytest.approx(one.error / 2)


@pytest.mark.parametrize(
    "spec",
    [
        "standard+big-joker-little-joker",
        "standard+nil-off+board",
        "standard+deuce-starts",
        "standard+three-players:removed=last-card",
        "standard+five-players",
        "standard+six-players-48",
    ],
)
def test_other_rules(spec):
    """Hands of other tables are played by their own rules."""
    rules = compose(spec)
    hand = deal_for(rules, 3).hands[0]
    estimate = estimate_tricks(hand, 5, rules=spec)
    assert 0 <= estimate.tricks <= rules.hand_size
    assert estimate.rules == rules.name


@pytest.mark.parametrize(
    ("wrong", "make"),
    [
        ("not-a-whole-hand", {"hand": "AS KS"}),
        ("not-in-pack", {"hand": HAND.replace("2C", "BJ")}),
        ("duplicate-card", {"hand": HAND.replace("2C", "AS")}),
        ("bad-rounds", {"hand": HAND, "rounds": 0}),
        ("bad-rounds", {"hand": HAND, "rounds": "many"}),
        ("bad-rounds", {"hand": HAND, "rounds": 10**9}),
        ("bad-seed", {"hand": HAND, "seed": -1}),
        ("not-dealt-from-one-pack", {"hand": HAND, "rules": "standard+two-players"}),
        ("not-dealt-from-one-pack", {"hand": HAND, "rules": "standard+six-players"}),
    ],
)
def test_what_cannot_be_estimated_is_refused(wrong, make):
    """One typed error names what is wrong."""
    with pytest.raises(SpadesError) as caught:
        estimate_tricks(**make)
    assert caught.value.id == wrong
