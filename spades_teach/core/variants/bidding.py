"""Variants of bidding (catalogue category `bidding`)."""

from __future__ import annotations

from spades_teach.core.rules.bidding import BlindNil, BlindNilOnlyBehind, BlindOrLook, Board, DoubleNil, Nil
from spades_teach.core.rules.elsewhere import OneNilAtMost, OvertricksAlonePay
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.scoring import CountTricks, FailedNilMode, FailedNilTricksCost
from spades_teach.core.variants.registry import variant

FAILED_NIL_MODES: tuple[FailedNilMode, ...] = ("bags", "void", "toward-partner", "minus-ten-each")


@variant("nil", bounds={"value": (0, None)})
def nil(*, value: int = 100) -> Patch:
    """Promise to take no trick, for a bonus or a loss."""
    return Patch(kinds=(Nil(value=value),), needs=frozenset({"nil"}))


@variant("nil-off")
def nil_off() -> Patch:
    """Nobody may bid nil: the smallest bid is 1, and there is no blind nil either."""
    return Patch(without=("kinds.nil",), removes=frozenset({"nil"}))


@variant("blind-nil", bounds={"value": (0, None)}, optional={"min_deficit"})
def blind_nil(*, value: int = 200, min_deficit: int | None = 100) -> Patch:
    """Promise no trick before looking, at higher stakes, when far enough behind.

    min_deficit: none where also the side that leads may do so.
    """
    behind = () if min_deficit is None else (BlindNilOnlyBehind(needed=min_deficit),)
    return Patch(
        kinds=(BlindNil(value=value),),
        limits=(*behind, BlindOrLook()),
        without=() if behind else ("limits.blind-nil-deficit",),
        needs=frozenset({"nil", "blind-bids"}),
    )


@variant("double-nil")
def double_nil(*, bonus: int = 400, failure: int = 0, allowed: bool = True) -> Patch:
    """Both partners' nils stand or fall together, or are not allowed."""
    needs = frozenset({"nil", "partners"})
    if not allowed:
        return Patch(limits=(OneNilAtMost(),), without=("kinds.double-nil",), needs=needs)
    return Patch(kinds=(DoubleNil(bonus=bonus, failure=failure),), needs=needs)


@variant("board", bounds={"minimum": (1, 14)})
def board(*, minimum: int = 4) -> Patch:
    """Each side promises at least so many tricks, or nil and nil."""
    return Patch(limits=(Board(minimum=minimum),))


@variant("failed-nil-tricks", words={"mode": FAILED_NIL_MODES})
def failed_nil_tricks(*, mode: FailedNilMode = "bags", bag_points: bool = True) -> Patch:
    """Where the tricks of a failed nil go.

    bag_points: whether a bag from a failed nil brings its point, where it is a bag.
    """
    cost = (FailedNilTricksCost(),) if mode == "minus-ten-each" else ()
    points = () if bag_points else (OvertricksAlonePay(),)
    return Patch(accounting=CountTricks(failed_nil=mode), terms=(*cost, *points), needs=frozenset({"nil"}))
