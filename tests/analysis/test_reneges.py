"""Reneges found in open tricks, compared with a reading that replays every hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.analysis.reneges import find_reneges
from spades_teach.core.cards import Card, Suit
from spades_teach.core.rounds import Round
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.tricks import Play, Trick, read_plays
from spades_teach.core.trumps import SPADES, TrumpOrder
from spades_teach.core.variants import compose
from tests.strategies import rounds


def tricks(text: str) -> tuple[Trick, ...]:
    return tuple(Trick(plays, plays[0].seat) for plays in map(read_plays, text.split("/")))


def told(text: str, trumps: TrumpOrder = SPADES) -> list[str]:
    """Return the reneges as `seat trick card shown-in`."""
    found = find_reneges(tricks(text), trumps)
    return [f"{renege.seat} {renege.trick} {renege.card} {renege.shown_in}" for renege in found]


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        pytest.param(["S 1 2S 3"], "E:KH S:2S W:4H N:5H/S:7D W:KD N:2D E:3D/W:8H N:JH E:AH S:9H", id="cut"),
        pytest.param(["E 1 3C 2"], "N:KH E:3C S:4H W:5H/N:2H E:9H S:6H W:7H", id="throw"),
        pytest.param([], "N:KH E:3C S:4H W:5H/N:2C E:9C S:6C W:7C", id="void"),
        pytest.param([], "N:KH E:3C S:4H W:5H", id="not-shown-yet"),
        pytest.param([], "N:KH E:6H S:4H W:5H/N:2C E:9H S:6C W:7C", id="a-discard-of-that-suit-proves-nothing-before"),
        pytest.param(["E 1 3C 2"], "N:KH E:3C S:4H W:5H/N:2C E:9H S:6C W:7C", id="shown-by-a-discard"),
        pytest.param(["E 1 3C 2"], "N:KH E:3C S:4H W:5H/E:9H S:6H W:7H N:2H", id="shown-by-a-lead"),
        pytest.param(["E 1 3C 3", "W 2 7C 3"], "N:KH E:3C S:4H W:5H/E:9D S:6D W:7C N:2D/W:8D N:3H E:9H S:5D", id="two"),
        pytest.param(["E 1 4H 2"], "N:KS E:4H S:4S W:5S/N:2C E:9S S:6C W:7C", id="spades-led"),
    ],
)
def test_a_renege_is_found_where_it_shows(expected, text):
    """Source: base-rules "Renege" (S0, S2): not following suit when able to; the tricks are looked at to find out."""
    assert expected == told(text)


def test_every_later_card_is_a_proof():
    """All later cards of the suit are named, the first of them first."""
    (renege,) = find_reneges(tricks("N:KH E:3C S:4H W:5H/N:2H E:9H S:6H W:7H/N:QH E:8H S:10H W:3H"))
    assert renege.proofs == ((2, Card("9H")), (3, Card("8H")))
    assert renege.suit is Suit.HEARTS


def test_a_joker_is_a_spade():
    """A28: at the jokers' table a joker that does not follow a heart is a cut, and a heart later on gives it away."""
    trumps = compose("standard+big-joker-little-joker").trumps
    assert told("N:KH E:BJ S:4H W:5H/N:QH E:9H S:6H W:7H", trumps) == ["E 1 BJ 2"]
    assert told("N:KS E:4H S:4S W:5S/N:2C E:BJ S:6C W:7C", trumps) == ["E 1 4H 2"]


def test_a_worthless_joker_follows_nothing():
    """Thrown on a club by somebody who has one it is a renege, and it gives nobody away."""
    rules = compose("standard+five-players:jokers=3,joker_role=worthless")
    rows = ("1:KC 2:BJ 3:4H 4:5C 5:6C", "1:QC 2:9C 3:BJ 4:7C 5:8C")
    played = tuple(Trick(read_plays(row, rules.table), Seat.SEAT_1) for row in rows)
    found = [(renege.seat, renege.card) for renege in find_reneges(played, rules.trumps)]
    assert found == [(Seat.SEAT_2, Card("BJ"))]


@given(rounds(compose("standard"), finished=True), st.integers(0, 13))
def test_a_lawful_round_has_none(game: Round, length: int):
    """A33: the engine lets nobody renege, and the judge finds none in any part of a round that it played."""
    assert find_reneges(game.tricks[:length], game.trumps) == ()


def by_replaying(game_tricks: tuple[Trick, ...]) -> list[tuple[Seat, int]]:
    """Find reneges the other way: from the end, put the cards back into the hands and look whether the suit was held."""
    hands: dict[Seat, list[Card]] = {seat: [] for seat in FOUR_IN_TWO.seats}
    found = []
    for number in range(len(game_tricks), 0, -1):
        plays = game_tricks[number - 1].plays
        led = plays[0].card.suit
        found += [
            (play.seat, number)
            for play in plays[1:]
            if play.card.suit is not led and any(card.suit is led for card in hands[play.seat])
        ]
        for play in plays:
            hands[play.seat].append(play.card)
    return sorted(found, key=lambda each: (each[1], FOUR_IN_TWO.index(each[0])))


@given(st.permutations([Card(f"{rank}{suit}") for suit in "CDHS" for rank in "23456789JQKA"]))
def test_two_readings_agree_on_any_cards(cards):
    """Whatever lies there, the judge finds what replaying the hands finds."""
    played = []
    for at in range(0, len(cards), 4):
        plays = tuple(Play(seat, card) for seat, card in zip(FOUR_IN_TWO.seats, cards[at : at + 4], strict=True))
        played.append(Trick(plays, Seat.NORTH))
    found = sorted(
        ((renege.seat, renege.trick) for renege in find_reneges(played)),
        key=lambda each: (each[1], FOUR_IN_TWO.index(each[0])),
    )
    assert found == by_replaying(tuple(played))
