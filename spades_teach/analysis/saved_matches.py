"""A match as the engine saves it (`core.notation.match_to_json`), as the rows of a score sheet.

>>> from spades_teach.core.notation import match_to_json
>>> from spades_teach.core.matches import start_match
>>> from spades_teach.core.variants import compose
>>> is_saved_match(match_to_json(start_match(compose("standard")))), is_saved_match({"rounds": [{"NS": {"bid": "7"}}]})
(True, False)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from spades_teach.core.notation import match_from_json
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.facts import facts_read
from spades_teach.core.rules.ruleset import RuleSet


def is_saved_match(data: object) -> bool:
    """Tell whether JSON data is a match that the engine has saved, whole or not."""
    return isinstance(data, Mapping) and {"rules", "first_dealer", "rounds"} <= set(data)


def rows_of_match(data: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return a saved match as rows by heading: bids and tricks of each seat, facts, the first dealer, and who gave up.

    They are those of the table that it was played at.  Raises SpadesError for one that is damaged.
    """
    match = match_from_json(data)
    rows = [dict(_cells(match.rules, result)) for result in match.results]
    if rows:
        rows[0]["dealer"] = match.first_dealer.value
        rows[-1] |= {} if match.surrendered is None else {"surrender": match.surrendered.value}
    return rows or [
        dict.fromkeys((f"{seat.value}_{kind}" for seat in match.rules.table.seats for kind in ("bid", "tricks")), "")
    ]


def _cells(rules: RuleSet, result: RoundResult) -> Iterator[tuple[str, str | int]]:
    for seat, bid, tricks in zip(rules.table.seats, result.bids, result.taken, strict=True):
        yield f"{seat.value}_bid", bid.name
        yield f"{seat.value}_tricks", tricks
    known = {fact.name for fact in facts_read(rules)}
    for name, value in result.facts:
        owner, _, fact = name.rpartition(".")
        if fact in known:
            yield f"{owner}_{fact}" if owner else fact, value
