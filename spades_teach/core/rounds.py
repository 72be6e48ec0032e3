"""One deal bid, played and scored.

A round is `(rules, deal, actions)` and whatever follows from them, carried along so that no step works it out anew.  Saving a round is
saving three small things, replaying it is a fold, undo is taking the prefix.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, overload

from spades_teach.core.actions import Action, Announce, MakeBid, PassCard
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.deals import Deal
from spades_teach.core.errors import DealError, IllegalActionError, NotationError, RecordError, shown
from spades_teach.core.judging import legal_bids, legal_cards
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.stages import Stage, bid_context, play_context, sees_cards
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, Trick
from spades_teach.core.trumps import TrumpOrder

V = TypeVar("V")


class _WorkedOut(Generic[V]):
    """A value that follows from a round, worked out when it is first asked for; `functools.cached_property` would take a lock for each card."""

    def __init__(self, work_out: Callable[[Round], V]) -> None:
        self.work_out = work_out
        self.__doc__ = work_out.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, game: None, owner: type) -> _WorkedOut[V]: ...
    @overload
    def __get__(self, game: Round, owner: type) -> V: ...
    def __get__(self, game: Round | None, owner: type) -> V | _WorkedOut[V]:
        if game is None:
            return self
        value = game.__dict__[self.name] = self.work_out(game)
        return value


@dataclass(frozen=True, kw_only=True)
class Round:
    """A round so far.  Everything per seat or per side is in table order.

    Without slots, so that a changed copy is one merge of dictionaries: a round is copied for every card (`bench/engine.py`).
    """

    rules: RuleSet
    deal: Deal
    standing: Standing  # totals and bags before the round
    actions: tuple[Action, ...]

    stage: int  # place in `rules.stages`
    turn: Seat | None  # None when the round is over
    trumps: TrumpOrder
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]  # undealt and not drawn either, the top card first
    discards: tuple[tuple[Card, ...], ...]  # thrown away before play
    bids: tuple[Bid | None, ...]
    looked: tuple[bool, ...]
    plays: tuple[Play, ...]  # on the table, the lead first
    tricks: tuple[Trick, ...]  # complete ones
    taken: tuple[int, ...]
    broken: bool

    @property
    def over(self) -> bool:
        """Whether the last card has been played."""
        return self.turn is None

    @property
    def phase(self) -> str:
        """The slot of the stage: "bidding", "play", ...; "over" at the end."""
        return "over" if self.over else self.rules.stages[self.stage].slot

    def with_changes(self, **changes: Any) -> Round:
        """Return a copy with these fields changed; for stages, which alone know what follows from an action."""
        return _changed(self, changes)

    def hands_at(self, action: Action) -> tuple[tuple[Card, ...], ...]:
        """Return the hands as they were when this action of the round was first done."""
        return replay(self.rules, self.deal, self.actions[: self.actions.index(action)], self.standing).hands

    @_WorkedOut
    def playable(self) -> tuple[Card, ...]:
        """The cards that the seat in turn may play; worked out once, for the player who asks and for the check that follows."""
        assert self.turn is not None
        return legal_cards(self.rules, play_context(self, self.turn))

    @_WorkedOut
    def biddable(self) -> tuple[Bid, ...]:
        """The bids that the seat in turn may make, from low to high; worked out once, as `playable` is."""
        assert self.turn is not None
        return legal_bids(self.rules, bid_context(self, self.turn))

    @_WorkedOut
    def undecided(self) -> tuple[Seat, ...]:
        """The seats that have not bid and may still choose between a blind bid and looking, in table order; worked out once."""
        if not any([kind.blind for kind in self.rules.kinds]):  # noqa: C419 - faster
            return ()
        waiting = [seat for seat, bid in zip(self.rules.table.seats, self.bids, strict=True) if bid is None]
        return tuple([seat for seat in waiting if not sees_cards(self, seat)])


def _changed(game: Round, changes: Mapping[str, Any]) -> Round:
    copy = object.__new__(Round)
    fields = copy.__dict__
    fields.update(game.__dict__)
    for name in _WORKED_OUT:
        fields.pop(name, None)
    fields.update(changes)
    return copy


_WORKED_OUT = tuple(name for name, value in vars(Round).items() if isinstance(value, _WorkedOut))


def start_round(rules: RuleSet, deal: Deal, standing: Standing | None = None) -> Round:
    """Return a round about to begin.

    standing: totals and carried bags of the sides; none yet when left out.
    Raises DealError when the deal is not of the rules' pack and table, RecordError when the standing has another number of sides.
    """
    seats = len(rules.table.seats)
    held = [card for cards in (*deal.hands, deal.undealt) for card in cards]
    if len(deal.hands) != seats:
        raise DealError(
            f"{len(deal.hands)} hands; expected {seats}, one per seat",
            "wrong-hands",
            value=len(deal.hands),
            expected=seats,
        )
    if not rules.pack.is_all(held):
        wrong = next((card for card in held if card not in rules.pack.cards), None)
        what = (
            f"{wrong} is not in the pack of {rules.name!r}"
            if wrong
            else f"{len(held)} cards dealt of {len(rules.pack.cards)}"
        )
        raise DealError(f"{what}; deal the whole pack of these rules", "wrong-pack", value=what)
    if len(deal.hands[0]) != rules.dealt:
        what = f"hands of {len(deal.hands[0])} cards instead of {rules.dealt}"
        raise DealError(f"{what}; deal the whole pack of these rules", "wrong-pack", value=what)
    rules.table.index(deal.dealer)
    before = (
        standing if standing is not None else Standing((0,) * len(rules.table.sides), (0,) * len(rules.table.sides))
    )
    before.check_sides(len(rules.table.sides))
    return _settle(
        Round(
            rules=rules,
            deal=deal,
            standing=before,
            actions=(),
            stage=0,
            turn=None,
            trumps=rules.trumps,
            hands=deal.hands,
            stock=deal.undealt,
            discards=((),) * seats,
            bids=(None,) * seats,
            looked=(False,) * seats,
            plays=(),
            tricks=(),
            taken=(0,) * seats,
            broken=False,
        )
    )


def _settle(game: Round) -> Round:
    """Write into a round that nobody has seen yet whose turn it is, going on to the next stage when one is over."""
    stages = game.rules.stages
    stage = game.stage
    turn = stages[stage].turn(game)
    while turn is None and stage + 1 < len(stages) and not _ends(stages[stage], game):
        stage += 1
        turn = stages[stage].turn(game)
    game.__dict__.update(stage=stage, turn=turn)
    return game


def _ends(stage: Stage, game: Round) -> bool:
    """Tell whether the round is over with this stage; few stages have such an end."""
    return hasattr(stage, "ends") and stage.ends(game)


def legal_actions(game: Round) -> tuple[Action, ...]:
    """Return everything that may be done now, empty when the round is over."""
    return () if game.turn is None else game.rules.stages[game.stage].options(game)


def violations(game: Round, action: Action) -> tuple[Reason, ...]:
    """Return every reason why an action is against the rules; empty when it is legal.

    Raises NotationError for something that is no action of a seat at this table.
    """
    seat = getattr(action, "seat", None)
    if not isinstance(seat, Seat) or not _readable(action):
        raise NotationError(
            f"{shown(action)} is no action; expected e.g. Play(seat, card) or MakeBid(seat, bid)",
            "bad-action",
            value=repr(action),
        )
    game.rules.table.index(seat)
    if game.turn is None:
        return (Reason.of("round-over"),)
    found: tuple[Reason, ...] = _listener(game, action).violations(game, action)
    return found


def _listener(game: Round, action: Action) -> Any:
    """Return who judges an action: the stage, or a policy of conduct that hears what is said beside bids and cards."""
    if not isinstance(action, (Play, MakeBid)):
        for policy in game.rules.conduct:
            if hasattr(policy, "hears") and policy.hears(game, action):
                return policy
    return game.rules.stages[game.stage]


def _readable(action: Action) -> bool:
    if isinstance(action, Play):
        plain = action.call is None or (isinstance(action.call, str) and re.fullmatch(r"[\w-]+", action.call))
        return isinstance(action.card, Card) and bool(plain)
    if isinstance(action, PassCard):
        return isinstance(action.card, Card)
    if isinstance(action, Announce):
        return isinstance(action.name, str) and bool(re.fullmatch(r"[\w-]+", action.name))
    return not isinstance(action, MakeBid) or isinstance(action.bid, Bid)


def apply(game: Round, action: Action) -> Round:
    """Return the round after an action.

    Raises IllegalActionError with every reason when it is against the rules; the given round never changes.
    """
    found = violations(game, action)
    if found:
        raise IllegalActionError(action, found)
    return enact(game, action)


def enact(game: Round, action: Action) -> Round:
    """Return the round after an action that nobody judges: for records of what was done at a table, whatever the rules say.

    The action must be one that can be done: by the seat in turn, with a card that it holds.
    """
    return _settle(_changed(game, {"actions": (*game.actions, action), **_listener(game, action).take(game, action)}))


def replay(rules: RuleSet, deal: Deal, actions: Iterable[Action], standing: Standing | None = None) -> Round:
    """Return the round that these actions lead to; raises IllegalActionError at the first that is against the rules."""
    game = start_round(rules, deal, standing)
    for action in actions:
        game = apply(game, action)
    return game


def undo(game: Round, steps: int = 1) -> Round:
    """Return the round as it was so many actions ago; raises RecordError when there were not so many."""
    if type(steps) is not int or not 0 <= steps <= len(game.actions):
        raise RecordError(
            f"cannot take back {shown(steps)} of {len(game.actions)} actions",
            "bad-undo",
            value=shown(steps, str),
            expected=len(game.actions),
        )
    return replay(game.rules, game.deal, game.actions[: len(game.actions) - steps], game.standing)


def result(game: Round) -> RoundResult:
    """Return bids and tricks of a finished round, and the facts that its rules ask for; raises RecordError while it is not over."""
    if not game.over:
        raise RecordError("the round is not over; play all cards first", "round-not-over")
    bids = tuple(bid for bid in game.bids if bid is not None)
    facts = [
        fact
        for policy in game.rules.conduct
        if hasattr(policy, "noted")
        for fact in policy.noted(game.tricks, game.deal, game.rules.pack)
    ]
    facts += [fact for policy in game.rules.conduct if hasattr(policy, "told") for fact in policy.told(game)]
    facts += [("trumps", game.trumps.suit.value)] if game.trumps != game.rules.trumps else []
    return RoundResult(bids, game.taken, game.tricks, tuple(sorted(facts)))
