"""The numbers of an evening of the catalogue, scored by the rules of any table, for the prose and the questions of a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from spades_teach.analysis.compare import compare_rules
from spades_teach.catalogue import evening
from spades_teach.core.errors import SpadesError

MEASURES = ("points", "bags", "total")


@cache
def evening_numbers(evening_id: str, spec: str) -> Mapping[str, Any]:
    """Return what an evening comes to by a rule spec, as a table of tables.

    By the number of a round, then by side: points, bags and total; `end` stands for the last round that is scored there, `rounds` for its
    number.  Rounds after the end of the match are not in it.  Raises SpadesError for an evening or rules that there are not.

    >>> evening_numbers("nine-rounds", "standard")["8"]["NS"]
    {'points': -169, 'bags': 8, 'total': 258}
    >>> evening_numbers("nine-rounds", "standard+short-game-300")["rounds"]
    5
    """
    found = compare_rules(evening(evening_id).rounds, [spec])
    if found.problems:
        raise SpadesError(found.problems[0].text, found.problems[0].id, **found.problems[0].facts)
    table: dict[str, Any] = {}
    for row in found.rounds:
        if row.state == "scored":
            sides = table.setdefault(str(row.round), {})
            sides[row.side] = {name: value for name in MEASURES if (value := getattr(row, name)) is not None}
    last = str(len(table))
    return {**table, "end": table[last], "rounds": int(last)}
