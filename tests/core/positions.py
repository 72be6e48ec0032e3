"""Rounds brought to the position that a test is about."""

from random import Random

from spades_teach.core.actions import Look, MakeBid, Play
from spades_teach.core.bids import number
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.deals import Deal, deal_cards
from spades_teach.core.rounds import Round, apply, legal_actions, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.tricks import read_plays
from spades_teach.core.variants import compose


def deal_with(rules: RuleSet, dealer: Seat, **hands: str) -> Deal:
    """Return a deal in which the named seats hold at least these cards; the other cards fill the hands in pack order.

    deal_with(rules, Seat.WEST, N="AS KS", E="2D") leaves eleven, twelve and twice thirteen places to fill.
    """
    held = {seat: list(read_cards(hands.get(seat.value, ""))) for seat in rules.table.seats}
    named = [card for cards in held.values() for card in cards]
    rest = iter([card for card in rules.pack.cards if card not in named])
    for cards in held.values():
        cards.extend(next(rest) for _ in range(rules.hand_size - len(cards)))
    return Deal(tuple(tuple(held[seat]) for seat in rules.table.seats), dealer)


def bid_ones(game: Round) -> Round:
    """Let everyone who has not bid yet bid one."""
    while game.phase == "bidding":
        assert game.turn is not None
        if Look(game.turn) in legal_actions(game):
            game = apply(game, Look(game.turn))
        game = apply(game, MakeBid(game.turn, number(1)))  # type: ignore[arg-type]
    return game


def play(game: Round, *tricks: str) -> Round:
    """Play cards written as "N:KH E:2H S:AH W:5H"."""
    for trick in tricks:
        for action in read_plays(trick):
            game = apply(game, action)
    return game


def playing(spec: str, dealer: Seat, **hands: str) -> Round:
    """Return a round at its first lead: hands as `deal_with` fills them, bids of one."""
    rules = compose(spec)
    return bid_ones(start_round(rules, deal_with(rules, dealer, **hands)))


def cards_now(game: Round) -> set[Card]:
    """Return the cards that may be played now."""
    return {action.card for action in legal_actions(game) if isinstance(action, Play)}


def random_round(spec: str, seed: int, standing: Standing | None = None) -> list[Round]:
    """Return every state of a round in which each seat does any legal thing."""
    rules, chance = compose(spec), Random(seed)
    states = [start_round(rules, deal_cards(seed, chance.choice(rules.table.seats), pack=rules.pack), standing)]
    while not states[-1].over:
        states.append(apply(states[-1], chance.choice(legal_actions(states[-1]))))
    return states
