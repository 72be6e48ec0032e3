"""Read a round from whatever it was kept in: a round, a deal, the text or JSON of either, PBN."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from spades_teach.core.deals import Deal
from spades_teach.core.errors import NotationError
from spades_teach.core.notation import (
    deal_from_json,
    deal_from_pbn,
    deal_from_text,
    loads,
    round_from_json,
    round_from_text,
)
from spades_teach.core.rounds import Round, start_round
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, compose
from spades_teach.widgets.four_seats import check_four_in_two

Record = Round | Deal | Mapping[str, Any] | str

_PBN = re.compile(r"\[\s*Deal\b|^\s*[NESW]\s*:\s*[^:\s]*\.[^:\s]*\.", re.IGNORECASE)
_RULES = re.compile(r"^\s*rules\b", re.IGNORECASE | re.MULTILINE)
_ROUND = re.compile(r"^\s*(?:bids|before|trick \d+)\b", re.IGNORECASE | re.MULTILINE)


def read_round(record: Record, rules: str | RuleSpec | RuleSet = "standard") -> Round:
    r"""Return the round that a record tells; a deal is a round about to begin.

    rules: for records that name none.
    Raises SpadesError for what is no record, what is against its rules, and for another table than one of four in two teams.

    >>> read_round("dealer N\nN: 2C\nE: 3C\nS: 4C\nW: 5C")
    Traceback (most recent call last):
    spades_teach.core.errors.DealError: 4 cards dealt of 52; deal the whole pack of these rules
    """
    game = _read(record, rules)
    check_four_in_two(game.rules)
    return game


def _read(record: Record, rules: str | RuleSpec | RuleSet) -> Round:
    if isinstance(record, Round):
        return record
    if isinstance(record, Deal):
        return start_round(_composed(rules), record)
    if isinstance(record, Mapping):
        return _from_json(record, rules)
    if not isinstance(record, str):
        raise NotationError(
            f"{type(record).__name__} is no saved round; expected its text, JSON or PBN, a Round or a Deal",
            "bad-line",
            value=type(record).__name__,
        )
    return _from_text(record, rules)


def _from_json(data: Mapping[str, Any], rules: str | RuleSpec | RuleSet) -> Round:
    if "hands" in data:
        return start_round(_composed(rules), deal_from_json(data))
    return round_from_json(data)


def _from_text(text: str, rules: str | RuleSpec | RuleSet) -> Round:
    if _PBN.search(text):
        return start_round(_composed(rules), deal_from_pbn(text))
    if text.lstrip().startswith("{") and '"' in text:
        data = loads(text)
        return _from_json(data if isinstance(data, Mapping) else {}, rules)
    if _RULES.search(text):
        return round_from_text(text)
    if _ROUND.search(text):
        return round_from_text(f"rules {_composed(rules).name}\n{text}")
    return start_round(_composed(rules), deal_from_text(text))


def _composed(rules: str | RuleSpec | RuleSet) -> RuleSet:
    return rules if isinstance(rules, RuleSet) else compose(rules)
