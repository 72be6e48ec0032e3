"""Asking for aces in whole rounds: when, by whom, the card and the card back, and the bet."""

from random import Random

import pytest

from spades_teach.core.actions import AceCard, AceCheck, MakeBid, Play
from spades_teach.core.bids import number
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.deals import deal_with
from spades_teach.core.notation import round_from_json, round_from_text, round_to_json, round_to_text
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round, violations
from spades_teach.core.rules.endings import Standing
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose

THREE = "AS AH AD QD JD 10D 9D 8D 7D 6D 5D 4D 3D"
THE_FOURTH = "AC KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C"
ASK, CARD = AceCheck(Seat.NORTH), AceCard(Seat.NORTH, Card("3D"))


def dealt(spec: str = "standard+ace-check", north: str = THREE, south: str = THE_FOURTH, behind: int = 0) -> Round:
    held = {"N": read_cards(north), "S": read_cards(south)}
    return start_round(compose(spec), deal_with(held, Seat.WEST), Standing((0, behind), (0, 0)))


def why(game: Round, action: object) -> list[str]:
    return [reason.id for reason in violations(game, action)]  # type: ignore[arg-type]


def finished(game: Round, seed: int = 1) -> Round:
    chance = Random(seed)
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return game


def test_the_question_is_asked_at_the_own_bid_and_once() -> None:
    """Out of turn, with too few aces, twice, and after the bids it is refused with the reason."""
    game = dealt()
    assert ["not-your-turn"] == why(game, AceCheck(Seat.SOUTH))
    assert ["ask-for-aces-first"] == why(game, CARD)
    asked = apply(game, ASK)
    assert ["ace-check-once"] == why(asked, ASK)
    assert legal_actions(asked) == legal_actions(game)
    assert ["card-not-held"] == why(asked, AceCard(Seat.NORTH, Card("KH")))
    given = apply(asked, CARD)
    assert ["ace-check-once"] == why(given, AceCard(Seat.NORTH, Card("4D")))
    assert (12, 14) == (len(given.hands[0]), len(given.hands[2]))
    later = apply(apply(given, MakeBid(Seat.NORTH, number(4))), MakeBid(Seat.EAST, number(2)))
    assert ["ace-check-once"] == why(later, AceCheck(Seat.SOUTH))
    assert ["too-few-aces"] == why(dealt(north="AS AH KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D"), ASK)
    assert [] == why(dealt("standard+ace-check:min_aces=2", north="AS AH KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D"), ASK)
    assert ["bidding-not-finished"] == why(dealt("standard"), ASK)


def test_a_card_is_handed_over_only_when_all_aces_are_known_to_be_there() -> None:
    """Three and a no, or two and a yes, are not enough; four are, whatever the partner says."""
    assert ["aces-not-together"] == why(apply(dealt(south="KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C 2D"), ASK), CARD)
    two = dealt("standard+ace-check:min_aces=2", north="AS AH KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D")
    assert ["aces-not-together"] == why(apply(two, ASK), CARD)
    four = dealt(north="AS AH AD AC JD 10D 9D 8D 7D 6D 5D 4D 3D", south="KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C 2D")
    assert [] == why(apply(four, ASK), CARD)


def test_a_blind_bid_that_is_open_comes_first() -> None:
    """Who has not looked cannot know of aces."""
    game = dealt("standard+ace-check+blind-nil", behind=200)
    assert ["look-before-ace-check"] == why(game, ASK)


def test_the_partner_gives_a_card_back_when_all_have_bid() -> None:
    """Then all hold thirteen again, and the play begins; the record is read as the same round."""
    game = apply(apply(dealt(), ASK), CARD)
    for seat in (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST):
        game = apply(game, MakeBid(seat, number(3)))
    assert ("ace-check", Seat.SOUTH) == (game.phase, game.turn)
    assert ["give-a-card-back"] == why(game, Play(Seat.SOUTH, Card("AC")))
    assert ["not-your-turn"] == why(game, AceCard(Seat.NORTH, Card("4D")))
    assert ["card-not-held"] == why(game, AceCard(Seat.SOUTH, Card("4D")))
    game = apply(game, AceCard(Seat.SOUTH, Card("2C")))
    assert [13] * 4 == [len(hand) for hand in game.hands]
    assert ("play", True) == (game.phase, Card("2C") in game.hands[0])
    assert ["ace-check-while-bidding"] == why(game, ASK)
    done = finished(game)
    assert done == round_from_json(round_to_json(done))
    assert done.tricks == round_from_text(round_to_text(done)).tricks


@pytest.mark.parametrize("seed", range(12))
def test_the_tricks_tell_whether_the_aces_stayed(seed: int) -> None:
    """A hundred for all four in the own tricks, a hundred less for one lost; without a card no bet."""
    game = finished(apply(apply(dealt(), ASK), CARD), seed)
    own = [trick for trick in game.tricks if trick.winner in (Seat.NORTH, Seat.SOUTH)]
    kept = sum(play.card.code[0] == "A" for trick in own for play in trick.plays)
    lines = {line.reason: line.points for line in score_round(game.rules, result(game)).of("NS").lines}
    expected = ("ace-check-kept", 100) if kept == 4 else ("ace-check-lost", -100)
    assert expected in lines.items()
    only_asked = finished(apply(dealt(), ASK), seed)
    assert not [line for line in score_round(game.rules, result(only_asked)).of("NS").lines if "ace" in line.reason]


def test_it_goes_with_passing_and_raising() -> None:
    """The card back comes before cards are passed for a nil and after the raises."""
    for spec in ("standard+ace-check+nil-passing", "standard+ace-check+raise-by-one", "standard+ace-check+whiz"):
        game = finished(apply(apply(dealt(spec), ASK), CARD), 3)
        assert 13 == len(game.tricks)
        assert game == round_from_json(round_to_json(game))
