"""What a learner says about a round of the bag counter, and what a wrong answer shows."""

from __future__ import annotations

from dataclasses import dataclass

from spades_teach.widgets.score_mistakes import Working, diagnose, diagnose_carry

NOT_OF_A_SIDE = frozenset(
    {"total-added", "sign-lost", "other-side", "partners-scored-apart", "partner-left-out", "carry-partners-apart"}
)
"""Misconceptions about what is not told here: how the partners shared bid and tricks, and the other side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guess:
    """What a learner said about a round, and what it shows.

    round: counted from 0.  score: the score after the round; bags: those that stay; None where it was not asked.
    mistakes: ids of misconceptions, the one that was told first standing first.
    """

    round: int
    score: int | None
    bags: int | None
    right: bool
    mistakes: tuple[str, ...]


def score_mistakes(work: Working, answer: int) -> tuple[str, ...]:
    """Return what a wrong score after the round shows."""
    before, points = work.total or 0, work.score.points
    right = before + points
    if answer == right:
        return ()
    if before and answer == points:
        return ("round-for-score",)
    if answer == -right:
        return ("score-sign-lost",)
    if answer == before:
        return ("score-unchanged",)
    return tuple(each for each in diagnose(work, answer - before) if each not in NOT_OF_A_SIDE)


def bag_mistakes(work: Working, answer: int) -> tuple[str, ...]:
    """Return what a wrong number of bags shows; reading the last digit comes first."""
    if answer == work.score.bags:
        return ()
    right = (work.total or 0) + work.score.points
    found = [each for each in diagnose_carry(work, answer) if each not in NOT_OF_A_SIDE]
    if right >= 0 and answer == right % 10:
        return ("digit-for-bags", *found)
    return tuple(sorted(found, key=lambda each: each != "carry-last-digit"))
