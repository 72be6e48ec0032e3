"""How often each card of a hand takes a trick: the share of many random rounds, with its error bar.

What the number is: of N rounds, the part in which this very card took a trick.  Your hand stays, the other 39 cards are dealt at random,
and all four seats play as `players.beginner` does while it wants tricks: nobody has a nil to keep, and bags cost nothing.  So it is no
promise for the round at hand, where the others have bid and play for their bids, and not the chance against best play.

Round number i (from 0) deals the other cards, in the order of the pack, with `shuffled(others, seed + i)`: the first third to your left, then
clockwise.  The dealer moves on from round to round, so every seat leads first equally often.  The same hand, seed and number of
rounds therefore give the same numbers everywhere; more rounds go on where the earlier ones ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import sqrt

from spades_teach.analysis.given import Rules, rules_of
from spades_teach.core.actions import MakeBid
from spades_teach.core.bids import number
from spades_teach.core.cards import Card, read_hand, write_cards
from spades_teach.core.deals import SEEDS, Deal, check_seed, shuffled
from spades_teach.core.errors import DealError, NotationError, shown
from spades_teach.core.rounds import Round, apply, start_round
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.tricks import best_play
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view
from spades_teach.players.beginner import choose

ROUNDS = 200
SURE = 1.959964  # standard errors to either side that hold 95 of 100 results
LONGEST = 100_000  # rounds; beyond that somebody has mistyped


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEstimate:
    """In how many rounds a card took a trick."""

    card: Card
    won: int
    rounds: int

    @property
    def share(self) -> float:
        """The part of the rounds in which the card took a trick, from 0 to 1."""
        return self.won / self.rounds

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return sqrt(self.share * (1 - self.share) / self.rounds)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of endlessly many rounds lies with 95 % confidence (Wilson's interval, good near 0 and 1 too)."""
        squared = SURE * SURE / self.rounds
        middle = (self.share + squared / 2) / (1 + squared)
        half = SURE / (1 + squared) * sqrt(self.share * (1 - self.share) / self.rounds + squared / (4 * self.rounds))
        low, high = middle - half, middle + half
        return max(0.0, min(low, self.share)), min(1.0, max(high, self.share))  # rounding never parts it from the share


@dataclass(frozen=True, slots=True, kw_only=True)
class HandEstimate:
    """What so many random rounds said about a hand; `str` writes it down."""

    hand: tuple[Card, ...]
    rules: str
    seed: int
    rounds: int
    won: tuple[int, ...]  # per card of the hand, in its order
    squares: int  # sum of the squares of the tricks taken per round

    @property
    def cards(self) -> tuple[CardEstimate, ...]:
        """Each card of the hand, in the order it was given."""
        pairs = zip(self.hand, self.won, strict=True)
        return tuple(CardEstimate(card=card, won=won, rounds=self.rounds) for card, won in pairs)

    @property
    def tricks(self) -> float:
        """Tricks that the hand took per round, on average."""
        return sum(self.won) / self.rounds

    @property
    def error(self) -> float:
        """The standard error of that average."""
        spread = max(0.0, self.squares / self.rounds - self.tricks**2)
        return sqrt(spread / self.rounds)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the average of endlessly many rounds lies with 95 % confidence."""
        return max(0.0, self.tricks - SURE * self.error), min(float(len(self.hand)), self.tricks + SURE * self.error)

    def __getitem__(self, card: str | Card) -> CardEstimate:
        wanted = Card(str(card))
        for each in self.cards:
            if each.card is wanted:
                return each
        raise DealError(
            f"{wanted} is not in this hand; choose one of {write_cards(self.hand)}", "card-not-held", card=wanted.code
        )

    def __str__(self) -> str:
        shares = " ".join(f"{each.card}:{each.share:.2f}" for each in self.cards)
        return f"{self.tricks:.1f} tricks (standard error {self.error:.2f}, {self.rounds} rounds)  {shares}"


def estimate_tricks(
    hand: str | Iterable[Card], rounds: int = ROUNDS, *, seed: int = 0, rules: Rules = "standard"
) -> HandEstimate:
    """Play random rounds with a hand and count the tricks of each of its cards.

    hand: all cards that a seat is dealt.  rounds: more make the error bars shorter, four times as many half as long.
    Raises DealError for a hand that cannot be dealt, or rules by which hands are drawn or packs mixed, NotationError for a number of
    rounds or a seed that is none.

    >>> estimate = estimate_tricks("AS KS QS 2H 3H 4H 2D 3D 4D 2C 3C 4C 5C", rounds=20)
    >>> estimate["AS"].share, estimate["2H"].share
    (1.0, 0.0)
    """
    in_force = rules_of(rules)
    if in_force.pack.copies > 1 or in_force.dealt < in_force.hand_size:
        raise DealError(
            f"hands of {in_force.name!r} cannot be estimated; choose rules by which one pack is dealt out",
            "not-dealt-from-one-pack",
            value=in_force.name,
        )
    cards = read_hand(hand if isinstance(hand, str) else write_cards(hand))
    _check_hand(cards, in_force)
    blank = HandEstimate(
        hand=cards, rules=in_force.name, seed=check_seed(seed), rounds=0, won=(0,) * len(cards), squares=0
    )
    return more_rounds(blank, rounds, rules=in_force)


def more_rounds(estimate: HandEstimate, rounds: int, *, rules: RuleSet | None = None) -> HandEstimate:
    """Return the estimate with so many further rounds.

    rules: those that the estimate was made with, where they have no rule spec.
    """
    if type(rounds) is not int or not 0 < rounds <= LONGEST:
        raise NotationError(
            f"{shown(rounds)} is no number of rounds; expected a whole number from 1 to {LONGEST}",
            "bad-rounds",
            value=shown(rounds, str),
            expected=LONGEST,
        )
    played = rules if rules is not None else compose(estimate.rules)
    won = dict.fromkeys(estimate.hand, 0)
    squares = 0
    for place in range(estimate.rounds, estimate.rounds + rounds):
        taking = [*_taking_cards(estimate.hand, estimate.seed, place, _as_held(played))]
        squares += len(taking) ** 2
        for card in taking:
            won[card] += 1
    return replace(
        estimate,
        rounds=estimate.rounds + rounds,
        won=tuple(before + won[card] for card, before in zip(estimate.hand, estimate.won, strict=True)),
        squares=estimate.squares + squares,
    )


def random_round(hand: tuple[Card, ...], seed: int, place: int, rules: RuleSet) -> tuple[Seat, Round]:
    """Return a seat and the finished round number `place` in which it was dealt the hand; see the head of this module."""
    seats = rules.table.seats
    own = seats[0]
    others = shuffled([card for card in rules.pack.cards if card not in hand], (seed + place) % SEEDS)
    size = rules.hand_size
    held = [tuple(sorted(hand, key=rules.pack.cards.index))]
    given = size * (len(seats) - 1)
    held += [others[start : start + size] for start in range(0, given, size)]
    game = start_round(rules, Deal(tuple(held), seats[place % len(seats)], None, others[given:]))
    while game.turn is not None:
        view = seat_view(game, game.turn)
        one = MakeBid(game.turn, number(1))  # no nil to keep, and a contract that asks for next to nothing
        game = apply(game, one if one in view.options else choose(view).action)
    return own, game


def _taking_cards(hand: tuple[Card, ...], seed: int, place: int, rules: RuleSet) -> Iterator[Card]:
    own, game = random_round(hand, seed, place, rules)
    for trick in game.tricks:
        if trick.winner is own:
            yield best_play(trick.plays, game.trumps).card


@cache
def _as_held(rules: RuleSet) -> RuleSet:
    """Return the rules by which a hand is played as it is held: no card is passed or thrown away for a kitty, and no bag costs anything."""
    return replace(
        rules,
        terms=tuple(term for term in rules.terms if term.slot != "bag-penalty"),
        stages=tuple(stage for stage in rules.stages if stage.slot != "kitty"),
        exchange=(),
    )


def _check_hand(cards: tuple[Card, ...], rules: RuleSet) -> None:
    for card in cards:
        if card not in rules.pack.cards:
            raise DealError(
                f"{card} is not in the pack of {rules.name}; leave it out or change the rules",
                "not-in-pack",
                card=card.code,
            )
    if len(cards) != rules.hand_size:
        raise DealError(
            f"{len(cards)} cards in the hand; a whole hand has {rules.hand_size}",
            "not-a-whole-hand",
            value=len(cards),
            expected=rules.hand_size,
        )
