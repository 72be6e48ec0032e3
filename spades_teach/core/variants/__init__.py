"""House rules: one function per id of the catalogue, from parameters to a patch.

The functions stand in modules by catalogue category; importing this package registers them all.
"""

from spades_teach.core.variants import (
    announced_for_two,
    announcing,
    bid_limits,
    bidding,
    bidding_together,
    blind_bids,
    cancelling,
    claiming,
    deals,
    first_and_last,
    in_the_dark,
    passing,
    playing,
    scoring,
    seating,
    settling,
    to_win,
    trumps,
)
from spades_teach.core.variants.profiles import STANDARD
from spades_teach.core.variants.registry import (
    PROFILES,
    VARIANTS,
    Variant,
    allowing,
    compose,
    conflict_between,
    in_force,
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
    "announced_for_two",
    "announcing",
    "bid_limits",
    "bidding",
    "bidding_together",
    "blind_bids",
    "cancelling",
    "claiming",
    "compose",
    "conflict_between",
    "deals",
    "first_and_last",
    "in_force",
    "in_the_dark",
    "passing",
    "playing",
    "read_spec",
    "rules_named",
    "scoring",
    "seating",
    "settling",
    "spec_of",
    "to_win",
    "trumps",
]
