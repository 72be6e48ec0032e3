"""Rules as people hand them to a widget: typed, pasted, or made by the engine."""

from __future__ import annotations

from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, read_spec, spec_of
from spades_teach.core.variants.sharing import read_shared
from spades_teach.i18n import ascii_digits


def pasted_spec(text: str) -> RuleSpec:
    """Read a spec that was typed or pasted: alone, in a link, or as a rule file, with the digits of any language.

    Raises SpadesError for anything else.

    >>> str(pasted_spec("https://example.org/#rules=standard%2Bboard:minimum=۵"))
    'standard+board:minimum=5'
    """
    return read_shared(ascii_digits(text))


def spec_given(rules: str | RuleSpec | RuleSet) -> RuleSpec:
    """Return the spec of rules however they are given; raises SpadesError for rules that come of none."""
    if isinstance(rules, str):
        return pasted_spec(rules)
    if isinstance(rules, RuleSpec):
        return read_spec(str(rules))
    spec = spec_of(rules)
    if spec is None:
        raise SpadesError(
            f"{shown(rules.name)} are rules without a spec; give rules such as 'standard+blind-nil'",
            "bad-rule-spec",
            value=shown(rules.name, str),
        )
    return spec
