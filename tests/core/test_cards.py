"""Cards read and written; what is no card is refused in one sentence."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.core.cards import BIG_JOKER, LITTLE_JOKER, Card, Rank, Suit, read_cards, read_hand, write_cards
from spades_teach.core.errors import NotationError, SpadesError
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.trumps import SPADES
from tests.strategies import hands


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        ("10S", "TS"),
        ("10S", "10s"),
        ("10S", "10♠"),
        ("10S", "10♠\ufe0e"),
        ("10S", "۱۰S"),
        ("10S", "١٠♠"),
        ("KH", " kh "),
        ("BJ", "bj"),
        ("LJ", "LJ"),
        ("AC", "A♣\ufe0f"),
    ],
)
def test_cards_are_read_in_every_common_spelling(expected, text):
    """Letters, signs and the digits of other scripts name the same card."""
    assert expected == str(Card(text))


@pytest.mark.parametrize("text", ["", "K", "S", "1S", "11S", "KX", "KSS", "K S", "JOKER", "10", "۱S", "²S"])
def test_what_is_no_card_is_refused_with_the_value_and_an_example(text):
    """The message names what was given and shows what a card looks like."""
    with pytest.raises(NotationError, match=r"expected") as caught:
        Card(text)
    assert caught.value.id == "bad-card"
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize("value", [None, 3, 1.5, True, float("nan"), ("K", "S"), b"KS", ["KS"]])
def test_only_text_names_a_card(value):
    """A value of another type is refused, hashable or not."""
    with pytest.raises(NotationError):
        Card(value)


@given(hands)
def test_card_lists_round_trip(hand):
    """Writing and reading changes nothing, the order included."""
    assert hand == read_cards(write_cards(hand))


@pytest.mark.parametrize("card", [*STANDARD_PACK.cards, BIG_JOKER, LITTLE_JOKER], ids=str)
def test_a_card_is_one_object_however_it_travels(card):
    """repr, copy and pickle all come back to the same object."""
    assert card is eval(repr(card), {"Card": Card})
    assert card is copy.deepcopy(card)
    assert card is pickle.loads(pickle.dumps(card))


def test_a_card_cannot_be_changed():
    """Nobody can turn one card into another."""
    with pytest.raises(AttributeError):
        Card("KH").rank = Rank.ACE


def test_ranks_compare_as_printed_for_every_pair():
    """2 to 10, J, Q, K, A: for all 52 x 52 pairs within a suit the order is this one (A31)."""
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    compared = 0
    for first in STANDARD_PACK.cards:
        for second in STANDARD_PACK.cards:
            if first.suit is second.suit:
                expected = order.index(first.code[:-1]) < order.index(second.code[:-1])
                assert expected == (SPADES.strength(first) < SPADES.strength(second))
            elif first.suit is Suit.SPADES:
                assert SPADES.strength(first) > SPADES.strength(second)
            compared += 1
    assert compared == 52 * 52


@pytest.mark.parametrize(
    ("error_id", "text"), [("empty-hand", "  "), ("duplicate-card", "9H 4H 9H"), ("bad-card", "9H 4")]
)
def test_a_hand_is_of_one_pack(error_id, text):
    """An empty hand, a card twice and a fragment are three different mistakes."""
    with pytest.raises(NotationError) as caught:
        read_hand(text)
    assert error_id == caught.value.id


@given(st.text(max_size=6))
def test_reading_a_card_ends_in_a_card_or_a_clear_refusal(text):
    """No text makes the reader fail in any other way."""
    refused: SpadesError | None = None
    card = None
    try:
        card = Card(text)
    except SpadesError as error:
        refused = error
    assert refused.id == "bad-card" if refused else card is Card(str(card))
