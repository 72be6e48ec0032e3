"""A finished round as it was written down, whether or not all of it was lawful.

A `Round` holds nothing against the rules.  At a table things happen: somebody reneges, or bids what may not be bid, and the play goes on.  A
`Record` keeps what was done, says what of it was against the rules, and knows the result all the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from spades_teach.core.actions import Action, Claim, MakeBid
from spades_teach.core.deals import Deal
from spades_teach.core.errors import IllegalActionError, RecordError
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, enact, result, start_round, violations
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat, Side
from spades_teach.core.tricks import Play, Trick
from spades_teach.core.trumps import TrumpOrder
from spades_teach.core.views import SeatView, seat_view


@dataclass(frozen=True, slots=True, kw_only=True)
class Offence:
    """A bid, a card or a claim against the rules, with every reason.  trick: counted from 1; 0 before the first."""

    action: Action
    trick: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenSide:
    """What was written down for a side after the round; None for what was not.

    lines: reason ids and points.  total and bags: carried after the round.
    """

    side: Side
    lines: tuple[tuple[str, int], ...] | None = None
    points: int | None = None
    total: int | None = None
    bags: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What people wrote down about a round, as far as they did."""

    taken: tuple[tuple[Seat, int], ...] = ()
    sides: tuple[WrittenSide, ...] = ()


NOTHING_WRITTEN = Written()


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A finished round as it was played, and what was written down about it.

    told: facts that the cards do not tell, as `fact_notation` reads them.  claims: what each claimant saw when claiming lawfully.
    result: bids, tricks and facts as they came about, illegal cards included.
    """

    rules: RuleSet
    deal: Deal
    standing: Standing
    actions: tuple[Action, ...]
    told: tuple[tuple[str, str | int], ...]
    written: Written
    trumps: TrumpOrder
    tricks: tuple[Trick, ...]
    offences: tuple[Offence, ...]
    claims: tuple[SeatView, ...]
    result: RoundResult


def keep_record(
    rules: RuleSet,
    deal: Deal,
    actions: Iterable[Action],
    standing: Standing | None = None,
    *,
    told: tuple[tuple[str, str | int], ...] = (),
    written: Written = NOTHING_WRITTEN,
) -> Record:
    """Return the record of a round that was played to its end by these actions, lawful or not.

    told: facts that the cards do not tell.  Raises IllegalActionError for what cannot have been done at all (a card that is not held, or put in out
    of turn), RecordError while cards are left.
    """
    game = start_round(rules, deal, standing)
    offences: list[Offence] = []
    claims: list[SeatView] = []
    done: list[Action] = []
    for action in actions:
        trick = 0 if game.phase != "play" else len(game.tricks) + 1
        found = _reasons(game, action)
        if isinstance(action, Claim) and not found:
            claims.append(seat_view(game, action.seat))
        if found:
            offences.append(Offence(action=action, trick=trick, reasons=found))
        if found and isinstance(action, Claim):  # it counts for nothing
            done.append(action)
            continue
        game = enact(game, action)
        done.append(game.actions[-1])
    if not game.over:
        raise RecordError("the round is not over; write down all tricks", "round-not-over")
    return Record(
        rules=rules,
        deal=deal,
        standing=game.standing,
        actions=tuple(done),
        told=told,
        written=written,
        trumps=game.trumps,
        tricks=game.tricks,
        offences=tuple(offences),
        claims=tuple(claims),
        result=_with_facts(result(game), told),
    )


def _with_facts(result: RoundResult, told: tuple[tuple[str, str | int], ...]) -> RoundResult:
    """Return the result with what was told; what the cards say stands."""
    return replace(result, facts=tuple(sorted({**dict(told), **dict(result.facts)}.items()))) if told else result


def _reasons(game: Round, action: Action) -> tuple[Reason, ...]:
    """Return every reason against an action; raises IllegalActionError when it cannot have been done."""
    found = violations(game, action)
    if isinstance(action, Claim) and game.phase == "play" and not game.rules.has("conduct.claims"):
        return (Reason.of("no-claims-here"),)
    no_such_call = any(reason.id == "no-such-call" for reason in found)
    if found and (no_such_call or not _can_be_done(game, action)):
        raise IllegalActionError(action, found)
    return found


def _can_be_done(game: Round, action: Action) -> bool:
    """Tell whether an action can be done although it may not.

    A card can be played that is held, by the seat in turn, and to lead by anybody: so the play goes on when a trick was given to the wrong player.
    The seat in turn can bid, and a claim can be made at any time of the play.
    """
    if isinstance(action, Claim):
        return game.phase == "play"
    place = game.rules.table.index(action.seat)
    in_turn = action.seat is game.turn
    if isinstance(action, Play):
        return game.phase == "play" and (in_turn or not game.plays) and action.card in game.hands[place]
    return in_turn and isinstance(action, MakeBid) and game.phase == "bidding" and game.bids[place] is None
