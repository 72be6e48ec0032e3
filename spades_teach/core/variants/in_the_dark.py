"""Nils that are played in the dark (catalogue category `play`)."""

from __future__ import annotations

from spades_teach.core.rules.bidding import BlindOrLook
from spades_teach.core.rules.in_the_dark import BlindNilInTheDark, NilInTheDark, PileDecides
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.variants.registry import variant

OTHER_DUTIES = frozenset(
    {
        "deuce-starts",
        "spades-auction",
        "first-trick-clubs",
        "first-trick-lowest-club",
        "play-to-win",
        "play-to-win-tarot",
    }
)
SAME = "same-as-blind-nil"


@variant("nil-in-the-dark", words={"value": (SAME, 150, 200)}, excludes=OTHER_DUTIES)
def nil_in_the_dark(*, value: int | str = SAME) -> Patch:
    """Bid nil and play the own cards from a shuffled pile, for the stake of a blind nil."""
    return Patch(
        kinds=(NilInTheDark(own=value if isinstance(value, int) else None),),
        play=(PileDecides(),),
        needs=frozenset({"nil"}),
    )


@variant("blind-nil-in-the-dark", bounds={"value": (0, None)}, excludes=OTHER_DUTIES | {"cancellation-spades"})
def blind_nil_in_the_dark(*, value: int = 250) -> Patch:
    """The same without ever looking at the cards."""
    return Patch(
        kinds=(BlindNilInTheDark(value=value),),
        limits=(BlindOrLook(),),
        play=(PileDecides(),),
        needs=frozenset({"nil", "blind-bids"}),
    )
