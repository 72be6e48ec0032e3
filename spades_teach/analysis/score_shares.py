"""Who of a side bid and took what, where a sheet tells only sums, and whether it matters.

A side's `7` may be 4 and 3 or 5 and 2.  Every way to share it out is scored; where all come to the same, any of them stands for the sum, and
where they do not, the sheet cannot tell and has to name the seats.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from spades_teach.analysis.score_table import NoTableError, RulesTable
from spades_teach.analysis.score_watch import asked_score
from spades_teach.analysis.sheets import SideSum
from spades_teach.core.bids import Bid, number
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.facts import facts_read

MANY_WAYS = 200
"""Ways to share out bids, and tricks, of which each is tried; of more only the even and the most uneven ones are."""

Share = tuple[tuple[Bid, ...], tuple[int, ...]]


def shared_out(
    table: RulesTable, place: int, bids: tuple[Bid, ...] | SideSum, taken: tuple[int, ...] | int
) -> Share | None:
    """Return bids and tricks of the seats of a side that stand for what a sheet says; None where it matters who bid or took what.

    place: of the side.

    >>> from spades_teach.analysis.score_table import table_of
    >>> from spades_teach.core.bids import NIL
    >>> from spades_teach.core.variants import compose
    >>> table = table_of(compose("standard"))
    >>> shared_out(table, 0, SideSum(7), 8)[1]
    (4, 4)
    >>> shared_out(table, 0, (number(3), NIL), 5) is None, shared_out(table, 0, (number(3), NIL), 0)[1]
    (True, (0, 0))
    """
    seats = len(table.rules.table.sides[place].seats)
    ways = list(product(_bids(bids, seats), _tricks(taken, seats)))
    if len(ways) == 1:
        return ways[0]
    if any(fact.by == "seat" for fact in facts_read(table.rules)):
        return None
    answers: set[object] = set()
    for made, took in ways:
        answer = _answer(table, place, made, took)
        if answer is None or len(answers | {answer}) > 1:
            return None
        answers.add(answer)
    return ways[0]


def _answer(table: RulesTable, place: int, bids: tuple[Bid, ...], taken: tuple[int, ...]) -> object | None:
    """Return what a share comes to; None where that depends on what others bid."""
    if table.holds:
        side = table.sides[place]
        try:
            entry = side.entry(side.outcome_of(bids, taken))
        except NoTableError:
            pass
        else:
            return entry.error.id if entry.error is not None else (entry.bags, entry.reasons)
    side_asked = table.rules.table.sides[place]
    try:
        asked = asked_score(table.rules, side_asked, bids, taken)
        if asked.others_bids:
            return None
        if asked.others_tricks and _depends_on_who(table, place, bids, taken):
            return None
    except SpadesError as error:
        return error.id
    score = asked.score
    return score.tally.bags, tuple((line.reason, line.points) for line in score.lines)


def _depends_on_who(table: RulesTable, place: int, bids: tuple[Bid, ...], taken: tuple[int, ...]) -> bool:
    """Tell whether it matters which of the other seats took what the side has left."""
    side = table.rules.table.sides[place]
    others = len(table.rules.table.seats) - len(side.seats)
    left = max(0, table.rules.tricks - sum(taken))
    each = [tuple(left if seat == one else 0 for seat in range(others)) for one in range(others)]
    scores = [asked_score(table.rules, side, bids, taken, others=their).score for their in each]
    return len({(score.tally.bags, score.points) for score in scores}) > 1


def _bids(bids: tuple[Bid, ...] | SideSum, seats: int) -> Iterator[tuple[Bid, ...]]:
    if isinstance(bids, tuple):
        yield bids
        return
    ways = _sums(bids.tricks, seats - len(bids.others), least=1)
    seen = set()
    for numbers in ways:
        shares = (*(number(tricks) for tricks in numbers), *bids.others)
        for turn in range(seats if bids.others else 1):
            turned = (*shares[turn:], *shares[:turn])
            if turned not in seen:
                seen.add(turned)
                yield turned


def _tricks(taken: tuple[int, ...] | int, seats: int) -> list[tuple[int, ...]]:
    return [taken] if isinstance(taken, tuple) else _sums(taken, seats, least=0)


def _sums(total: int, parts: int, least: int) -> list[tuple[int, ...]]:
    """Return the ways to write a number as a sum of so many parts, the even one first; of very many only the even and the most uneven ones."""
    each, more = divmod(total, parts)
    even = tuple(each + (place < more) for place in range(parts))
    most = total - least * (parts - 1)
    uneven = [tuple(most if place == one else least for place in range(parts)) for one in range(parts)]
    every = list(_all_sums(total, parts, least))
    ways = every if len(every) <= MANY_WAYS else uneven
    return list(dict.fromkeys((even, *ways)))


def _all_sums(total: int, parts: int, least: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(least, total - least * (parts - 1) + 1):
        for rest in _all_sums(total - first, parts - 1, least):
            yield (first, *rest)
