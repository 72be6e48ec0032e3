"""What the interactive tables are drawn for: four players in two sides."""

from __future__ import annotations

from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import FOUR_IN_TWO


def check_four_in_two(rules: RuleSet, error: type[SpadesError] = SpadesError) -> None:
    """Raise the error for rules of another table than four players in two sides.

    >>> from spades_teach.core.variants import compose
    >>> check_four_in_two(compose("standard+solo"))
    Traceback (most recent call last):
    spades_teach.core.errors.SpadesError: 'standard+solo' is not for four players in two sides; choose rules that are
    """
    if rules.table != FOUR_IN_TWO:
        raise error(
            f"{rules.name!r} is not for four players in two sides; choose rules that are",
            "not-four-in-two",
            value=rules.name,
        )
