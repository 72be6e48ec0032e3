"""An estimate that grows while the reader looks: played in steps, shown as far as it is, kept and read back."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from spades_teach.analysis.estimates import ROUNDS, HandEstimate, estimate_tricks, more_rounds
from spades_teach.core.cards import Card
from spades_teach.core.errors import NotationError, SpadesError
from spades_teach.core.rules.ruleset import RuleSet

CHUNK = 25
"""Rounds between two looks at the page: the shares are seen to settle, and nobody waits long."""


def whole_chunks(rounds: object) -> int:
    """Return a number of rounds that is played in whole steps; raises NotationError for any other."""
    if type(rounds) is not int or rounds < 1 or rounds % CHUNK or rounds > 40 * ROUNDS:
        raise NotationError(
            f"{rounds!r} is no number of rounds for a pad; expected a multiple of {CHUNK} up to {40 * ROUNDS}",
            "bid-pad-bad-rounds",
            value=str(rounds),
            step=CHUNK,
            most=40 * ROUNDS,
        )
    return rounds


@lru_cache(maxsize=256)
def played(hand: tuple[Card, ...], seed: int, rules: RuleSet, rounds: int) -> HandEstimate:
    """Return an estimate, going on from the one that was made a step before."""
    if rounds <= CHUNK:
        return estimate_tricks(hand, rounds, seed=seed, rules=rules)
    return more_rounds(played(hand, seed, rules, rounds - CHUNK), CHUNK, rules=rules)


def estimate_view(estimate: HandEstimate | None, of: int, ticks: Collection[Card]) -> dict[str, Any] | None:
    """Return an estimate as the page shows it; of: rounds that it will have in the end."""
    if estimate is None:
        return None
    low, high = estimate.interval
    return {
        "rounds": estimate.rounds,
        "of": of,
        "running": estimate.rounds < of,
        "tricks": round(estimate.tricks, 2),
        "interval": [round(low, 2), round(high, 2)],
        "cards": [
            {
                "card": each.card.code,
                "won": each.won,
                "share": round(each.share, 4),
                "interval": [round(bound, 4) for bound in each.interval],
                "ticked": each.card in ticks,
            }
            for each in estimate.cards
        ],
    }


def estimate_state(estimate: HandEstimate | None) -> dict[str, Any] | None:
    """Return what is kept of an estimate."""
    if estimate is None:
        return None
    return {"won": list(estimate.won), "squares": estimate.squares, "rounds": estimate.rounds}


def read_estimate(
    kept: Mapping[str, Any] | None, hand: tuple[Card, ...] | None, *, seed: int, rules: RuleSet, most: int
) -> HandEstimate | None:
    """Return the estimate that was kept of a hand; raises SpadesError for numbers that no rounds give."""
    if kept is None or hand is None:
        return None
    won, squares, rounds = tuple(kept["won"]), kept["squares"], kept["rounds"]
    sound = (
        all(type(each) is int for each in (*won, squares, rounds))
        and len(won) == len(hand)
        and rounds in range(CHUNK, most + 1, CHUNK)
        and all(0 <= each <= rounds for each in won)
        and sum(won) ** 2 <= squares * rounds <= sum(won) * len(won) * rounds
    )
    if not sound:
        raise SpadesError("these rounds were not played; begin anew", "bad-state")
    return HandEstimate(hand=hand, rules=rules.name, seed=seed, rounds=rounds, won=won, squares=squares)
