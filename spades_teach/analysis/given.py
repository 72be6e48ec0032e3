"""Rules as they are given to a function of the lab."""

from __future__ import annotations

from typing import TypeAlias

from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, compose

Rules: TypeAlias = str | RuleSpec | RuleSet


def rules_of(rules: Rules) -> RuleSet:
    """Return rules however they are given; raises RuleSpecError for a spec that cannot be read.

    >>> rules_of("standard") is rules_of(compose("standard"))
    True
    """
    return rules if isinstance(rules, RuleSet) else compose(rules)
