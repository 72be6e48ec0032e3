"""Several rounds to a target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from spades_teach.core.errors import RecordError
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Outcome, Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.table import Seat

__all__ = [
    "Match",
    "Outcome",
    "Standing",
    "add",
    "given_up",
    "outcome",
    "record",
    "start_match",
    "surrender",
    "with_history",
]

ROUND_CAP = 200
"""Rounds after which simulations give up on a match that its rules alone do not end (two sides that are always set)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """A match so far: the results of its rounds, and what follows from them."""

    rules: RuleSet
    first_dealer: Seat
    results: tuple[RoundResult, ...]
    scores: tuple[RoundScore, ...]
    standing: Standing
    outcome: Outcome
    surrendered: Seat | None = None

    @property
    def dealer(self) -> Seat:
        """The dealer of the next round: the turn passes to the left after every round."""
        around = self.rules.table.clockwise_from(self.first_dealer)
        return around[len(self.results) % len(around)]

    @property
    def winner(self) -> str | None:
        """The name of the winning side, None while there is none."""
        place = self.outcome.winner
        return None if place is None else self.rules.table.sides[place].name


def start_match(rules: RuleSet, first_dealer: Seat | None = None) -> Match:
    """Return a match without rounds; the first seat of the table deals when nobody else is named."""
    dealer = rules.table.seats[0] if first_dealer is None else first_dealer
    rules.table.index(dealer)
    sides = len(rules.table.sides)
    return Match(
        rules=rules,
        first_dealer=dealer,
        results=(),
        scores=(),
        standing=Standing((0,) * sides, (0,) * sides),
        outcome=Outcome(False),
    )


def add(standing: Standing, score: RoundScore) -> Standing:
    """Return the standing after a round: totals with its points, bags as it leaves them; raises RecordError for one of another table."""
    standing.check_sides(len(score.sides))
    outright = [place for place, side in enumerate(score.sides) if any(line.wins for line in side.lines)]
    won = outright[0] if outright else standing.won
    totals = tuple(total + side.points for total, side in zip(standing.totals, score.sides, strict=True))
    return Standing(totals, tuple(side.bags for side in score.sides), standing.rounds + 1, standing.minutes, won)


def outcome(rules: RuleSet, standing: Standing) -> Outcome:
    """Judge a standing, penalties already taken: the first ending that decides the match, else the first that says why it goes on.

    Raises RecordError for a standing of another table.
    """
    standing.check_sides(len(rules.table.sides))
    verdicts = [verdict for ending in rules.endings if (verdict := ending.verdict(standing)) is not None]
    decided = [verdict for verdict in verdicts if verdict.over]
    return (decided or verdicts or [Outcome(False)])[0]


def record(match: Match, result: RoundResult) -> Match:
    """Return the match with one more round; raises RecordError when it is over already or the result cannot be scored."""
    if match.outcome.over:
        raise RecordError("the match is over; start another", "match-over")
    result = with_history(match.rules, match.scores, result)
    score = score_round(match.rules, result, match.standing)
    standing = add(match.standing, score)
    standing = replace(standing, minutes=result.count("minutes", standing.minutes))
    return replace(
        match,
        results=(*match.results, result),
        scores=(*match.scores, score),
        standing=standing,
        outcome=outcome(match.rules, standing),
    )


def with_history(rules: RuleSet, scores: Sequence[RoundScore], result: RoundResult) -> RoundResult:
    """Return the result with what terms ask about earlier rounds: how often a side had a line; a count that was recorded stays."""
    counted: dict[str, str | int] = {}
    for term in rules.terms:
        reason, count = getattr(term, "counts_line", (None, None))
        for place, side in enumerate(rules.table.sides if reason else ()):
            before = [line for score in scores for line in score.sides[place].lines if line.reason == reason]
            counted[f"{side.seats[0].value}.{count}"] = len(before)
    return replace(result, facts=tuple(sorted({**counted, **dict(result.facts)}.items()))) if counted else result


def surrender(match: Match, seat: Seat) -> Match:
    """Return the match given up by a seat: the best of the other sides wins.

    Raises RecordError when it is over already or the rules know no surrender.  Source: catalogue `surrender` (S2).
    """
    if match.outcome.over:
        raise RecordError("the match is over; start another", "match-over")
    return replace(match, surrendered=seat, outcome=given_up(match.rules, match.standing, seat))


def given_up(rules: RuleSet, standing: Standing, seat: Seat) -> Outcome:
    """Return what it comes to when a seat gives up at a standing; raises RecordError where the rules know no surrender."""
    if not rules.has("conduct.surrender"):
        raise RecordError(f"the rules {rules.name!r} know no surrender; play on", "no-surrender", value=rules.name)
    own = rules.table.side_of(seat)
    others = [place for place, side in enumerate(rules.table.sides) if side is not own]
    winner = max(others, key=lambda place: standing.totals[place])
    return Outcome(True, winner, "surrendered")
