"""Rounds that are made for questions: dealt by a seed, bid somehow, and played by habits that are legal, not always wise."""

from __future__ import annotations

from collections.abc import Callable

from spades_teach.core.cards import Card, Suit
from spades_teach.core.deals import deal_for
from spades_teach.core.judging import legal_cards
from spades_teach.core.rounds import Round, apply, legal_actions, start_round
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.stages import play_context
from spades_teach.core.tricks import Play
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.questions import YOU

# How the cards of a made round are chosen: always legal, not always wise

Habit = Callable[[Round, tuple[Card, ...], Chance], Card]


def plays_anything(game: Round, cards: tuple[Card, ...], chance: Chance) -> Card:  # noqa: ARG001 - all habits are asked alike
    return chance.one_of(cards)


def keeps_spades(game: Round, cards: tuple[Card, ...], chance: Chance) -> Card:
    others = tuple(card for card in cards if not is_spade(game.rules, card))
    return chance.one_of(others or cards)


def cuts_when_void(game: Round, cards: tuple[Card, ...], chance: Chance) -> Card:
    """Cut with any spade when void, follow with anything."""
    spades = tuple(card for card in cards if is_spade(game.rules, card)) if game.plays else ()
    return chance.one_of(spades or cards)


def throws_high(game: Round, cards: tuple[Card, ...], chance: Chance) -> Card:
    """Throw the highest card of another suit when void, follow with the lowest."""
    if not game.plays:
        return chance.one_of(cards)
    suits = game.rules.trumps.suits
    led = suits[game.plays[0].card]
    thrown = [card for card in cards if suits[card] not in (led, Suit.SPADES)]
    by_rank = sorted(thrown or cards, key=lambda card: (card.rank, card.code))
    return by_rank[-1] if thrown else by_rank[0]


def is_spade(rules: RuleSet, card: Card) -> bool:
    return rules.trumps.suits[card] is Suit.SPADES


def at_first_lead(rules: RuleSet, chance: Chance, hopeful: Hope) -> Round | None:
    """Deal, and let everybody bid something, anew when the bids end the round; None when the learner's cards give no hope of the situation."""
    seats = rules.table.seats
    while True:
        deal = deal_for(rules, chance.seed(), chance.one_of(seats))
        if not hopeful(rules, deal.hands[rules.table.index(YOU)]):
            return None
        game = start_round(rules, deal)
        while not game.over and game.phase != "play":
            game = apply(game, chance.one_of(legal_actions(game)))
        if not game.over:
            return game


def next_card(game: Round, habit: Habit, chance: Chance, rules: RuleSet | None = None) -> Play:
    """Choose a card that these rules allow; now and then another than the habit would take."""
    assert game.turn is not None
    cards = legal_cards(rules or game.rules, play_context(game, game.turn))
    chosen = plays_anything if chance.below(4) == 0 else habit
    return Play(game.turn, chosen(game, cards, chance))


# Hopes: a look at the learner's thirteen cards that saves playing rounds in vain

Hope = Callable[[RuleSet, tuple[Card, ...]], bool]


def any_hand(rules: RuleSet, hand: tuple[Card, ...]) -> bool:  # noqa: ARG001 - all hopes are asked alike
    return True


def short_of_a_suit(rules: RuleSet, hand: tuple[Card, ...]) -> bool:
    return len({rules.trumps.suits[card] for card in hand}) < len(Suit)


def long_spades(rules: RuleSet, hand: tuple[Card, ...]) -> bool:
    return sum(is_spade(rules, card) for card in hand) >= 6
