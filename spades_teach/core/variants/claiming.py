"""Variants of what is said beside the cards (catalogue category `play`)."""

from __future__ import annotations

from typing import get_args

from spades_teach.core.rules.claims import Claims, WrongClaim
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.variants.registry import variant


@variant("tram", words={"wrong_claim": get_args(WrongClaim)})
def tram(*, allowed: bool = True, wrong_claim: WrongClaim = "exposed-cards-played-first-chance") -> Patch:
    """Who is certain of all the rest lays the hand down and claims them."""
    return Patch(conduct=(Claims(allowed=allowed, penalty=wrong_claim),))
