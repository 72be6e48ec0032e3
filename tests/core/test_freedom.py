"""Why a card may be played: the reason is that of the rules in force, not of the default table alone."""

import pytest

from spades_teach.core.cards import read_cards
from spades_teach.core.judging import freedom
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.tricks import read_plays
from spades_teach.core.variants import compose


@pytest.mark.parametrize(
    ("expected", "spec", "hand", "facts"),
    [
        ("follows-suit", "standard", "9H 4H AS", {"plays": "E:KH"}),
        ("void-any-card", "standard", "3S 5C", {"plays": "E:AD"}),
        ("lead-any", "standard", "JH 2D", {}),
        ("lead-not-spade", "standard", "QS JH", {}),
        ("lead-spade-broken", "standard", "QS JH", {"broken": True}),
        ("lead-only-spades", "standard", "QS 8S", {}),
        ("lead-any", "standard+breaking-spades:required=false", "QS JH", {}),
        ("lead-any", "standard+breaking-spades:required=false", "QS 8S", {}),
        ("lead-any", "standard+big-joker-little-joker:must_break=false", "BJ JH", {}),
        ("lead-not-spade", "standard+big-joker-little-joker", "BJ JH", {}),
        ("lead-not-spade", "standard+lead-ace-of-spades", "AS QS JH", {}),
        ("must-lead-card", "standard+deuce-starts", "2C AS JH", {"first_trick": True}),
        ("lead-not-spade", "standard+no-spade-lead-first-trick", "QS JH", {"first_trick": True, "broken": False}),
    ],
)
def test_what_frees_a_card_is_named_by_the_rules_in_force(expected, spec, hand, facts):
    """A table that needs no break never says that spades are broken."""
    plays = read_plays(facts.pop("plays", ""))
    assert (
        expected
        == freedom(
            compose(spec), PlayContext(hand=read_cards(hand), plays=plays, trumps=compose(spec).trumps, **facts)
        ).id
    )
