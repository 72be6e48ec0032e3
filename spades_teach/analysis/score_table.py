"""The points of a side as a table: from what its seats bid and took to points and bags, asked of the one scoring function.

Nothing is scored here.  Each entry is what `core.scores.score_side` answers, asked when it is first needed; so a house rule costs nothing once it
stands in the table.  Which inputs matter is found by asking as well: bids and tricks are handed over in tuples, and the total in a number,
that notice who looks at them, and the bags from before are tried out.  A table holds where nobody looks at another side, the total
or what was recorded besides, and where bags are carried in loads (`Loads`).  Rules for which none holds are scored round by round (`score_rows`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from spades_teach.analysis.score_matches import Judge
from spades_teach.analysis.score_watch import asked_score
from spades_teach.core.bids import NIL, Bid, number
from spades_teach.core.errors import SpadesError
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import SideScore
from spades_teach.core.table import Side

if TYPE_CHECKING:
    import numpy

WIDEST = 22
"""Bits of an outcome up to which it is a place in an array; wider ones are numbered as they come."""

_TRIED = (1, 2, 3, 5, 7, 9, 11, 19, 49, 99, 1_000, 100_000)
"""Bags from before that are tried where no load of them is found."""

_LARGEST_LOAD = 120
_MOST_BAGS = 255
_MOST_POINTS = 2**22


@dataclass(frozen=True, slots=True)
class Loads:
    """How bags are carried: every full load costs, the rest stays on the count.

    limit: bags of a load; 0 where there is none and the count grows, 1 where no count is kept.  penalty: points that a load costs.
    """

    limit: int
    penalty: int

    def carried(self, bags: int) -> int:
        """Return the bags that stay on the count, of so many."""
        return bags % self.limit if self.limit else bags

    def cost(self, bags: int) -> int:
        """Return what so many bags cost, those from before and those of the round together."""
        return self.penalty * (bags // self.limit) if self.limit else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What an outcome comes to apart from the bags of before.

    reasons: of its lines where no bags were carried in, each with its points.  error: why it cannot be scored.
    """

    points: int = 0
    bags: int = 0
    reasons: tuple[tuple[str, int], ...] = field(default=(), repr=False)
    error: SpadesError | None = None


class NoTableError(Exception):
    """These rules cannot be scored by a table of single sides."""


class BidCodes:
    """Small numbers for bids: 0 is nil, a number is itself, the other bids of the rules follow.

    >>> from spades_teach.core.variants import compose
    >>> codes = BidCodes(compose("standard+blind-nil"))
    >>> codes.bids[0].name, codes.bids[13].name, codes.bids[14].name, codes.bits
    ('nil', '13', 'blind-nil', 4)
    """

    def __init__(self, rules: RuleSet) -> None:
        numbers = (NIL, *(number(tricks) for tricks in range(1, rules.tricks + 1)))
        others = dict.fromkeys(bid for bid in _offered(rules) if bid not in numbers)
        self.bids: tuple[Bid, ...] = (*numbers, *others)
        self.code_of = {bid: code for code, bid in enumerate(self.bids)}
        self.bits = (len(self.bids) - 1).bit_length()


def _offered(rules: RuleSet) -> Iterator[Bid]:
    """Yield the bids that the kinds of bid know, whoever may make them."""
    nobody = (None,) * len(rules.table.seats)
    totals = (0,) * len(rules.table.sides)
    for looked in (False, True):
        context = BidContext(
            seat=rules.table.seats[0],
            table=rules.table,
            bids=nobody,
            totals=totals,
            hand_size=rules.tricks,
            looked=looked,
        )
        for kind in rules.kinds:
            yield from kind.offers(context)
            if isinstance(bid := getattr(kind, "bid", None), Bid):
                yield bid


class SideTable:
    """The outcomes of one side that were asked so far.

    An outcome is the codes of the seats' bids and their tricks in one number: bids first, the first seat in the lowest bits.
    `packed` holds points and bags of each in one number, 256 times the points and the bags.
    """

    def __init__(self, rules: RuleSet, side: Side, codes: BidCodes, loads: Loads | None = None) -> None:
        import numpy

        self.rules, self.side, self.codes = rules, side, codes
        self.bits = codes.bits, rules.tricks.bit_length()
        self.width = sum(self.bits) * len(side.seats)
        self.is_array = self.width <= WIDEST
        size = 2**self.width if self.is_array else 0
        self.packed: numpy.ndarray[Any, Any] = numpy.zeros(size, numpy.int32)
        self.known: numpy.ndarray[Any, Any] = numpy.zeros(size, bool)
        self.entries: dict[int, Entry] = {}
        self.refused: dict[int, SpadesError] = {}  # outcomes that cannot be scored, and why
        self.loads = self._find_loads() if loads is None else loads

    def outcome_of(self, bids: Sequence[Bid], taken: Sequence[int]) -> int:
        """Return the number of an outcome."""
        outcome, shift = 0, 0
        for bid in bids:
            outcome |= self.codes.code_of[bid] << shift
            shift += self.bits[0]
        for tricks in taken:
            outcome |= tricks << shift
            shift += self.bits[1]
        return outcome

    def read(self, outcome: int) -> tuple[tuple[Bid, ...], tuple[int, ...]]:
        """Return bids and tricks of an outcome, seat by seat."""
        seats = len(self.side.seats)
        shifts = [self.bits[0] * place for place in range(seats)]
        begin = self.bits[0] * seats
        bids = tuple(self.codes.bids[(outcome >> shift) & (2 ** self.bits[0] - 1)] for shift in shifts)
        masks = [begin + self.bits[1] * place for place in range(seats)]
        return bids, tuple((outcome >> shift) & (2 ** self.bits[1] - 1) for shift in masks)

    def entry(self, outcome: int) -> Entry:
        """Return what an outcome comes to; raises NoTableError where that depends on more than it."""
        found = self.entries.get(outcome)
        if found is None:
            found = self.entries[outcome] = self._ask(outcome)
            if found.error is not None:
                self.refused[outcome] = found.error
            if self.is_array:
                self.packed[outcome] = found.points * 256 + found.bags
                self.known[outcome] = True
        return found

    def fill(self, outcomes: Iterable[int]) -> None:
        """Ask for outcomes; raises NoTableError as `entry` does."""
        for outcome in outcomes:
            self.entry(outcome)

    def score(self, outcome: int, carried: int = 0) -> SideScore:
        """Return the score of an outcome with all its lines."""
        return self._score(*self.read(outcome), carried)

    def _ask(self, outcome: int) -> Entry:
        bids, taken = self.read(outcome)
        try:
            first = self._score(bids, taken, 0)
        except SpadesError as error:
            return Entry(error=error)
        bags = first.tally.bags
        points = first.points + self.loads.cost(bags)
        if any(line.wins for line in first.lines) or not 0 <= bags <= _MOST_BAGS or abs(points) > _MOST_POINTS:
            raise NoTableError
        before = self._before(outcome)
        for carried, score in ((0, first), (before, self._score(bids, taken, before))):
            told = score.points, score.bags, score.tally.bags
            if told != (points - self.loads.cost(carried + bags), self.loads.carried(carried + bags), bags):
                raise NoTableError
        return Entry(points=points, bags=bags, reasons=tuple((line.reason, line.points) for line in first.lines))

    def _before(self, outcome: int) -> int:
        """Return the bags from before with which an outcome is tried, every number in its turn."""
        limit = self.loads.limit
        tried = range(1, limit) if limit > 1 else _TRIED
        return tried[(outcome * 2654435761 >> 8) % len(tried)]

    def _score(self, bids: tuple[Bid, ...], taken: tuple[int, ...], carried: int) -> SideScore:
        asked = asked_score(self.rules, self.side, bids, taken, carried)
        if asked.others_bids or asked.others_tricks or asked.total:
            raise NoTableError
        return asked.score

    def _find_loads(self) -> Loads:
        """Find how bags are carried from one outcome without a bag, the bags from before tried one by one."""
        for bid in self.codes.bids[1:] or self.codes.bids:
            bids, taken = (bid,) * len(self.side.seats), (0,) * len(self.side.seats)
            try:
                none = self._score(bids, taken, 0)
            except SpadesError:
                continue
            for bags in range(1, _LARGEST_LOAD + 1):
                score = self._score(bids, taken, bags)
                if score.bags != bags:
                    return Loads(bags, none.points - score.points)
            return Loads(0, 0)
        raise NoTableError


class RulesTable:
    """The tables of all sides of a rule set, filled as they are needed; `holds` is False once an outcome was met for which none holds."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.codes = BidCodes(rules)
        self.judge = Judge(rules)
        self.sides: tuple[SideTable, ...] = ()
        self.holds = _alone_decides(rules)
        if self.holds:
            try:
                self.sides = tuple(SideTable(rules, side, self.codes) for side in rules.table.sides)
            except NoTableError:
                self.holds = False


_HOOKS = ("settle", "untold", "counts_line", "unplayed")
"""By which a policy of conduct or a term says that it looks further than one side of one round."""


def _alone_decides(rules: RuleSet) -> bool:
    """Tell whether a round is the scores of its sides and nothing else.

    No points change sides, nothing is counted over the rounds, and nothing has to be told besides bids and tricks.
    """
    policies = (*rules.conduct, *rules.terms)
    if any(hasattr(policy, hook) for policy in policies for hook in _HOOKS):
        return False
    sides = len(rules.table.sides)
    later = Standing((1,) * sides, (0,) * sides, rounds=1)
    return not hasattr(rules.winner, "dead_tricks") and not asks_of_a_round(rules, later)


def asks_of_a_round(rules: RuleSet, before: Standing) -> bool:
    """Tell whether the end of the match depends on something that has to be told of a round after such a standing."""
    seats = len(rules.table.seats)
    result = RoundResult((number(1),) * seats, (rules.tricks,) + (0,) * (seats - 1))
    return bool(facts_untold(rules, result, before))


@lru_cache(maxsize=32)
def table_of(rules: RuleSet) -> RulesTable:
    """Return the tables of a rule set; the same rules have the same tables, with all that they were asked already.

    >>> from spades_teach.core.variants import compose
    >>> table = table_of(compose("standard"))
    >>> table.holds, table.sides[0].loads
    (True, Loads(limit=10, penalty=100))
    >>> side = table.sides[0]
    >>> side.entry(side.outcome_of((number(3), NIL), (5, 0)))
    Entry(points=132, bags=2, error=None)
    """
    return RulesTable(rules)
