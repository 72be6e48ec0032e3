"""New variants are added beside the old ones: none of these touches a line of the engine."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest

from spades_teach.core.actions import Action, Play
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.deals import deal_cards
from spades_teach.core.errors import VariantConflictError
from spades_teach.core.judging import judge_cards
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import apply, legal_actions, replay, result, start_round, violations
from spades_teach.core.rules.play import BreaksNothing, Cards, PlayContext
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally
from spades_teach.core.scores import score_round
from spades_teach.core.table import FOUR_IN_TWO, Seat, Side, Table
from spades_teach.core.tricks import read_plays
from spades_teach.core.variants import VARIANTS, compose
from spades_teach.core.variants.registry import variant

# A restriction on following, one more kind of bid, one more term, another table, and a stage of its own with an action of its own.


@dataclass(frozen=True, slots=True)
class MustTrump(BreaksNothing):
    slot: ClassVar[str] = "must-trump"
    order: ClassVar[int] = 30
    yields: ClassVar[bool] = True

    def keep(self, options: Cards, context: PlayContext, /) -> Cards:
        if not context.plays:
            return options
        suits = context.trumps.suits
        return tuple(card for card in options if suits[card] in (context.led, suits[Card("AS")]))

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        return Reason.of("must-trump")


@dataclass(frozen=True, slots=True, kw_only=True)
class TenFor:
    slot: ClassVar[str] = "ten-for"
    order: ClassVar[int] = 20
    blind: ClassVar[bool] = False
    bid: ClassVar[Bid] = Bid("10-for-200", 10)

    points: int = 200

    def offers(self, context, /):
        return (self.bid,)

    def read(self, name, /):
        return self.bid if name == self.bid.name else None

    def claims(self, bids, /):
        return tuple(range(len(bids))) if self.bid in bids else ()

    def lines(self, tally: SideTally, claimed, /):
        made = sum(tally.taken) >= 10
        return (ScoreLine.of("ten-for-made" if made else "ten-for-failed", self.points if made else -self.points),)


@dataclass(frozen=True, slots=True)
class LastTrick(CarriesAll):
    slot: ClassVar[str] = "last-trick"
    order: ClassVar[int] = 40

    def lines(self, tally: SideTally, /):
        return (ScoreLine.of("thirteen", 13),) if sum(tally.taken) == 13 else ()


@dataclass(frozen=True, slots=True)
class PassOne:
    """An action of a new kind."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passing:
    slot: ClassVar[str] = "passing"
    order: ClassVar[int] = 20

    def turn(self, game, /):
        done = {action.seat for action in game.actions if isinstance(action, PassOne)}
        return next((seat for seat in game.rules.table.seats if seat not in done), None)

    def options(self, game, /) -> tuple[Action, ...]:
        own = game.deal.hands[game.rules.table.index(game.turn)]
        return tuple(PassOne(game.turn, card) for card in own)

    def violations(self, game, action, /):
        return () if action in self.options(game) else (Reason.of("pass-first"),)

    def take(self, game, action, /):
        table = game.rules.table
        giver, receiver = table.index(action.seat), table.index(table.partners_of(action.seat)[0])
        hands = list(game.hands)
        hands[giver] = tuple(card for card in hands[giver] if card is not action.card)
        hands[receiver] = (*hands[receiver], action.card)
        return {"hands": tuple(hands)}


NEW = {
    "must-trump": lambda: Patch(play=(MustTrump(),)),
    "ten-for": lambda: Patch(kinds=(TenFor(),)),
    "last-trick": lambda: Patch(terms=(LastTrick(),)),
    "passing": lambda: Patch(stages=(Passing(),), needs=frozenset({"partners"})),
    "each-alone": lambda: Patch(
        table=Table(FOUR_IN_TWO.seats, tuple(Side(seat.value, (seat,)) for seat in FOUR_IN_TWO.seats)),
        removes=frozenset({"partners"}),
    ),
}


@pytest.fixture(autouse=True)
def _registered():
    for name, make in NEW.items():
        variant(name)(make)
    yield
    for name in NEW:
        del VARIANTS[name]


def _play(spec, seed):
    rules = compose(spec)
    game = start_round(rules, deal_cards(seed, table=rules.table, pack=rules.pack))
    chance = Random(seed)
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return game


@pytest.mark.parametrize(
    "spec",
    [
        "standard+must-trump",
        "standard+ten-for+last-trick",
        "standard+passing+must-trump+ten-for",
        "standard+each-alone+must-trump",
        "standard+big-joker-little-joker+passing+blind-nil:min_deficit=0",
    ],
)
def test_new_variants_play_score_and_replay(spec):
    """Restrictions, kinds, terms, tables and whole stages of play live together with the old ones."""
    for seed in range(5):
        game = _play(spec, seed)
        assert 13 == sum(game.taken)
        score = score_round(game.rules, result(game), game.standing)
        assert len(game.rules.table.sides) == len(score.sides)
        assert game == replay(game.rules, game.deal, game.actions, game.standing)


def test_a_new_restriction_is_in_force():
    """A void player who holds a spade has to play it, and is told why."""
    context = PlayContext(hand=(Card("3S"), Card("5C")), plays=read_plays("E:AD"))
    verdicts = judge_cards(compose("standard+must-trump"), context)
    assert ((Card("3S"),), {Card("5C"): (Reason.of("must-trump"),)}) == (verdicts.legal, verdicts.blocked)


def test_a_new_kind_claims_before_the_numbers():
    """The more specific kind scores both bids of its side; the other side is scored as before."""
    rules = compose("standard+ten-for")
    bids = tuple(rules.read_bid(name) for name in ("10-for-200", "2", "1", "2"))
    score = score_round(rules, RoundResult(bids, (9, 2, 1, 1)))
    assert ["ten-for-made"] == [line.reason for line in score.of("NS").lines]
    assert -40 == score.of("EW").points


def test_facts_keep_apart_what_cannot_be_together():
    """Passing to a partner needs one."""
    with pytest.raises(VariantConflictError, match="partners"):
        compose("standard+passing+each-alone")


def test_plays_are_refused_while_another_stage_runs():
    """A stage knows its own actions only."""
    rules = compose("standard+passing")
    game = start_round(rules, deal_cards(1))
    assert "passing" == game.phase
    assert ["pass-first"] == [reason.id for reason in violations(game, Play(game.turn, game.hands[0][0]))]
