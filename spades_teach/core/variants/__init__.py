"""House rules: one function per id of the catalogue, from parameters to a patch.

The functions stand in modules by catalogue category; importing this package registers them all.
"""

from spades_teach.core.variants import announcing, bid_limits, bidding, blind_bids, playing, scoring, seating, settling
from spades_teach.core.variants.profiles import STANDARD
from spades_teach.core.variants.registry import (
    PROFILES,
    VARIANTS,
    Variant,
    allowing,
    compose,
    read_spec,
    rules_named,
    spec_of,
)
from spades_teach.core.variants.spec import Choice, RuleSpec

__all__ = [
    "PROFILES",
    "STANDARD",
    "VARIANTS",
    "Choice",
    "RuleSpec",
    "Variant",
    "allowing",
    "announcing",
    "bid_limits",
    "bidding",
    "blind_bids",
    "compose",
    "playing",
    "read_spec",
    "rules_named",
    "scoring",
    "seating",
    "settling",
    "spec_of",
]
