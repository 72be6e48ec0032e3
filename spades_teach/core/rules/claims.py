"""Axis `conduct`: a player lays the hand down and claims the rest, and what a wrong claim costs.

Beside `amend`, a policy of conduct may hear what is said beside bids and cards (`hears`, `violations` and `take`, each of `(round, action)`)
and tell facts of a finished round (`told(round)`).  Whether a claim could go wrong at all is searched by `analysis.claims`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from spades_teach.core.actions import Action, Claim, Play
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.facts import Fact, counts, is_told_of
from spades_teach.core.rules.scoring import SideTally
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.results import RoundResult
    from spades_teach.core.rounds import Round
    from spades_teach.core.rules.endings import Standing
    from spades_teach.core.rules.ruleset import RuleSet

WrongClaim = Literal["exposed-cards-played-first-chance", "lose-remaining-tricks", "scored-as-set"]
Told = tuple[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Claims:
    """Whoever is on lead may claim the rest, once in a round; the hand then lies open and the cards are played all the same.

    A claim is wrong when another seat takes one of the tricks that were left.  A hand that lies open as a whole has no card that could be held
    back, so that exposed cards are played at the first legal chance by themselves; the other penalties change the counts.
    Source: catalogue `tram` (S0, S1).
    """

    slot: ClassVar[str] = "claims"
    order: ClassVar[int] = 12
    reads: ClassVar[tuple[Fact, ...]] = counts("wrong-claim", "claim-loses", "claim-gains", by="seat")

    allowed: bool = True
    penalty: WrongClaim = "exposed-cards-played-first-chance"

    def hears(self, game: Round, action: Action, /) -> bool:
        """Tell whether an action is a claim."""
        return isinstance(action, Claim)

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        """Return every reason against a claim."""
        if not self.allowed:
            return (Reason.of("no-claims-here"),)
        if game.phase != "play":
            return (Reason.of("claim-while-playing"),)
        found = []
        if any(isinstance(earlier, Claim) for earlier in game.actions):
            found.append(Reason.of("claimed-already"))
        if game.plays or action.seat is not game.turn:
            found.append(Reason.of("claim-on-lead"))
        return tuple(found)

    def take(self, game: Round, action: Action, /) -> dict[str, object]:
        """Change nothing but the record: the cards are played on."""
        return {}

    def told(self, game: Round, /) -> Iterator[Told]:
        """Yield the facts of a finished round with a wrong claim: who made it, and which tricks change hands for it where they do."""
        found = _claim(game)
        if found is None:
            return
        claimant, first = found
        table = game.rules.table
        won = [trick.winner for trick in game.tricks[first:]]
        if all(winner is claimant for winner in won):
            return
        yield f"{claimant.value}.wrong-claim", 1
        own = table.side_of(claimant).seats
        taker = next((winner for winner in won if winner is not None and winner not in own), None)
        lost = [winner for winner in won if winner in own]
        if self.penalty == "lose-remaining-tricks" and taker is not None and lost:
            yield from ((f"{seat.value}.claim-loses", lost.count(seat)) for seat in own if seat in lost)
            yield f"{taker.value}.claim-gains", len(lost)

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        """Yield which tricks change hands, where a wrong claim was told and they are the price."""
        moved = self.penalty == "lose-remaining-tricks" and not result.tricks
        for side in rules.table.sides if moved else ():
            for seat in side.seats:
                if result.fact(f"{seat.value}.wrong-claim", 0) and not is_told_of(side, result, "claim-loses"):
                    yield f"{seat.value}.claim-loses"

    def amend(self, tally: SideTally, /) -> SideTally:
        if tally.result is None or not tally.result.facts:
            return tally
        if self.penalty == "scored-as-set" and any(_fact(tally, seat, "wrong-claim") for seat in tally.seats):
            over = max(0, tally.tricks - tally.contract)
            tricks = min(tally.tricks, max(0, tally.contract - 1))
            return replace(tally, tricks=tricks, bags=max(0, tally.bags - over))
        if self.penalty == "lose-remaining-tricks":
            return _with_tricks_moved(tally)
        return tally


def _claim(game: Round) -> tuple[Seat, int] | None:
    """Return who has claimed, and how many tricks were complete then."""
    played = 0
    for action in game.actions:
        if isinstance(action, Claim):
            return action.seat, played // len(game.rules.table.seats)
        played += isinstance(action, Play)
    return None


def _fact(tally: SideTally, seat: Seat, name: str) -> int:
    return 0 if tally.result is None else tally.result.count(f"{seat.value}.{name}")


def _with_tricks_moved(tally: SideTally) -> SideTally:
    moved = [_fact(tally, seat, "claim-gains") - _fact(tally, seat, "claim-loses") for seat in tally.seats]
    if not any(moved):
        return tally
    nils = [bid.promises_none for bid in tally.bids]
    of_nils = sum(change for change, nil in zip(moved, nils, strict=True) if nil)
    tricks = max(0, tally.tricks + sum(moved) - of_nils)
    apart = max(0, tally.bags - max(0, tally.tricks - tally.contract))
    return replace(
        tally,
        taken=tuple(max(0, taken + change) for taken, change in zip(tally.taken, moved, strict=True)),
        tricks=tricks,
        nil_tricks=max(0, tally.nil_tricks + of_nils),
        bags=apart + max(0, tricks - tally.contract),
    )
