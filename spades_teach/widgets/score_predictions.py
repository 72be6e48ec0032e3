"""What a learner says a side will get, and what a wrong answer shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spades_teach.core.errors import SpadesError
from spades_teach.widgets.round_sheet import SIDES, RoundSheet
from spades_teach.widgets.score_mistakes import Working, diagnose, diagnose_carry

ASKED: Mapping[bool | str, tuple[str, ...]] = {
    False: (),
    True: ("us",),
    "us": ("us",),
    "them": ("them",),
    "both": ("us", "them"),
}

TOLD = ("empty", "unreadable", "checked")
"""What a check can say of what was typed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prediction:
    """What a learner said that a side would get, and what it shows.

    bags: those carried on; None where nothing was said about them.  mistakes: ids of `score_mistakes`, the one that was told first standing
    first; none for a right answer, and for one that no misconception explains.
    """

    side: str  # as in records: NS or EW
    points: int
    bags: int | None
    right: bool
    mistakes: tuple[str, ...]


def asked_sides(predict: bool | str, sheet: RoundSheet) -> tuple[str, ...]:
    """Return the sides to predict."""
    if predict in ASKED:
        return ASKED[predict]
    named = {sheet.side_name(side): side for side in SIDES}
    if isinstance(predict, str) and predict.upper() in named:
        return (named[predict.upper()],)
    expected = f"True, us, them, both, {' or '.join(named)}"
    raise SpadesError(f"predict={predict!r} cannot be; expected {expected}", "bad-predict", value=str(predict))


def judged(work: Working, points: int, bags: int | None) -> Prediction:
    """Return what an answer about a side shows; bags: None where nothing was said about them."""
    carry = () if bags is None else diagnose_carry(work, bags)
    return Prediction(
        side=work.score.side.name,
        points=points,
        bags=bags,
        right=points == work.score.points and bags in (None, work.score.bags),
        mistakes=(*diagnose(work, points), *carry),
    )
