"""What follows from the position before a round of a step, for the prose and the questions of a lesson."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from spades_teach.analysis.endings_ahead import endgame


@cache
def ending_numbers(bids: str, before: str, spec: str) -> Mapping[str, Mapping[str, int]]:
    """Return by side what must be bid and taken; what nothing reaches is not in it.

    win, stay: the lowest bid, all tricks of the side together, that wins the match, or does not lose it, when it is made exactly.
    least, most: the fewest and the most tricks that win with the bids as they are.  alive: the fewest that do not lose.
    set: the tricks that the set which is worth going for takes.  Raises SpadesError for what cannot be read.

    >>> ending_numbers("NS:4 EW:6", "NS:470/8 EW:430/3", "standard")["NS"]["most"]
    5
    """
    ends = endgame(before, bids, spec)
    found: dict[str, Mapping[str, int]] = {}
    for side in ends.sides:
        win, stay = ends.must_bid_to_win(side).least, ends.must_bid_to_survive(side).least
        wins, alive, offer = ends.wins(side), ends.survives(side), ends.best_set(side)
        numbers = {
            "win": None if win is None else win.exact,
            "stay": None if stay is None else stay.exact,
            "least": min(wins, default=None),
            "most": max(wins, default=None),
            "alive": min(alive, default=None),
            "set": None if offer is None else offer.tricks,
        }
        found[side] = {name: number for name, number in numbers.items() if number is not None}
    return found
