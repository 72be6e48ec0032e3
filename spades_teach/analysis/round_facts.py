"""What a row of a sheet or a frame tells besides bids, tricks and points: facts, who gave up, whether the time was up."""

from __future__ import annotations

from spades_teach.core.errors import NotationError, SpadesError, shown
from spades_teach.core.rules.match_ends import TimeLimit
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat

Told = tuple[tuple[str, str | int], ...]

_TRUTHS = {"true": "1", "false": "0"}


def plain_fact(text: str) -> str:
    """Return the cell of a fact as facts are written: true and false, as spreadsheets and pandas have them, as 1 and 0.

    >>> plain_fact("True"), plain_fact("as")
    ('1', 'as')
    """
    return _TRUTHS.get(text.lower(), text)


def clock_of(rules: RuleSet) -> int | None:
    """Return after how many minutes a match ends, None where there is no clock."""
    return next((ending.minutes for ending in rules.endings if isinstance(ending, TimeLimit)), None)


def with_timeout(facts: Told, text: str, rules: RuleSet) -> Told:
    """Return the facts of a round with what its cell `timeout` says: 1 when the time was up in it; 0 or nothing when it was not.

    Minutes that are told stand, but not against a time that was up.  Raises NotationError for any other text.

    >>> from spades_teach.core.variants import compose
    >>> [with_timeout((), text, compose("standard+time-limit")) for text in ("1", "")]
    [(('minutes', 60),), (('minutes', 0),)]
    """
    clock, up = clock_of(rules), plain_fact(text) or "0"
    if clock is None:
        return facts
    if up not in ("0", "1"):
        raise NotationError(
            f"timeout={shown(text)} cannot be; expected 1, or 0 or nothing where the time was not up",
            "bad-fact",
            value=f"timeout={shown(text, str)}",
            example="timeout=1",
        )
    minutes = {"minutes": clock} if up == "1" else {}
    return tuple(sorted({"minutes": 0, **dict(facts), **minutes}.items()))


def seat_named(text: str, rules: RuleSet) -> Seat | None:
    """Return the seat that a cell names, None where it names none of the table."""
    try:
        return rules.table.read_seat(text)
    except SpadesError:
        return None
