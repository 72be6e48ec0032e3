"""Two readings of a suit that is shown to be trump, compared at every step of random rounds: the engine and `tests/reference.py`.

To the second reading a shown suit has changed places with spades, and the round is one of the default table.
"""

from collections.abc import Callable
from random import Random

import pytest

from spades_teach.core.actions import Play
from spades_teach.core.cards import Card, Suit
from spades_teach.core.deals import deal_cards
from spades_teach.core.rounds import Round, apply, legal_actions, start_round
from spades_teach.core.showing import ShowSuit
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose
from tests import reference
from tests.samples import samples

SEATS = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
NEEDED = {
    "standard+show-7-trump": 7,
    "standard+show-7-trump:cards_needed=5": 5,
    "standard+show-7-trump:cards_needed=4": 4,
}


@pytest.mark.parametrize("spec", NEEDED)
def test_two_readings_of_a_shown_suit_agree_on_random_rounds(spec: str, count: Callable[..., None]) -> None:
    """Who may show what, which suit is trump, legal cards and winners are the same in both readings."""
    number = samples(small=40, deep=1_000)
    trumps = {compare(spec, seed, NEEDED[spec]) for seed in range(number)}
    assert NEEDED[spec] == 7 or trumps >= set("CDHS")
    count("random rounds played by two readings", number)


def compare(spec: str, seed: int, needed: int | None) -> str:
    """Play one round by the engine and ask both readings; return the suit that was trump.

    needed: cards that show a suit; None for a second reading that does not know the rule.
    """
    chance = Random(seed)
    dealer = chance.randrange(4)
    game = start_round(compose(spec), deal_cards(seed, SEATS[dealer]))
    hands = [[card.code for card in hand] for hand in game.hands]
    trump = "S"
    if needed is not None:
        game, trump = compare_showing(game, hands, needed, dealer, chance)
    assert "bidding" == game.phase
    assert trump == game.trumps.suit.value
    while game.phase == "bidding":
        game = apply(game, chance.choice(legal_actions(game)))
    compare_play(
        game, [[reference.with_spades_for(trump, card) for card in hand] for hand in hands], trump, dealer, chance
    )
    return trump


def compare_showing(game: Round, hands: list[list[str]], needed: int, dealer: int, chance: Random) -> tuple[Round, str]:
    """Let everyone show a suit or none, until one side suit is shown; then the others may show spades."""
    shown, trump = None, "S"
    waiting = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    while waiting:
        seat = waiting.pop(0)
        suits = reference.suits_to_show(hands[seat], needed, shown is not None)
        assert SEATS[seat] is game.turn
        allowed = {action.suit for action in legal_actions(game) if isinstance(action, ShowSuit)}
        assert {None, *map(Suit, suits)} == allowed
        word = chance.choice([None, *suits])
        game = apply(game, ShowSuit(SEATS[seat], None if word is None else Suit(word)))
        if word is not None and shown is None:
            shown, trump = seat, word
            waiting = [(seat + step) % 4 for step in (1, 2, 3)]
        elif word is not None:
            trump, waiting = "S", []
    return game, trump


def compare_play(game: Round, hands: list[list[str]], trump: str, dealer: int, chance: Random) -> None:
    """Play to the end; the hands are those in which the trump suit and spades have changed places."""
    rules = reference.default_table()
    finished: list[list[tuple[int, str]]] = []
    seat = (dealer + 1) % 4
    for number in range(13):
        table: list[tuple[int, str]] = []
        broken = reference.spades_broken(rules, finished)
        for _ in range(4):
            assert SEATS[seat] is game.turn
            legal = reference.legal_cards(rules, hands[seat], [card for _, card in table], broken, number == 0)
            real = {reference.with_spades_for(trump, card): card for card in legal}
            assert sorted(real) == sorted(
                action.card.code for action in legal_actions(game) if isinstance(action, Play)
            )
            card = chance.choice(sorted(real))
            game = apply(game, Play(SEATS[seat], Card(card)))
            hands[seat].remove(real[card])
            table.append((seat, real[card]))
            seat = (seat + 1) % 4
        seat = reference.trick_winner(rules, table)
        assert SEATS[seat] is game.tricks[-1].winner
        finished.append(table)
    assert game.over
