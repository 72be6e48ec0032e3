"""A score sheet as one rule set reads it: for each side and round the ways to read its bids and tricks, and what each is worth.

A sheet is examined under hundreds of rule sets.  What they read alike is read once: `Page`, the cells; `Reading`, bids and tricks where certain
bids are known; `Ledger`, points by one rule set, each distinct round of a side once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations_with_replacement, permutations, product
from typing import TYPE_CHECKING

from spades_teach.analysis.round_facts import plain_fact
from spades_teach.analysis.sheets import SheetSide, SideSum, plain_cell, read_amount, read_bids, read_tricks
from spades_teach.core.bids import Bid, number
from spades_teach.core.errors import SpadesError
from spades_teach.core.fact_notation import read_facts
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidKind
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_read, facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import SideScore, score_side
from spades_teach.core.table import Seat, Side, Table
from spades_teach.core.variants import PROFILES, VARIANTS

if TYPE_CHECKING:
    from spades_teach.analysis.sheets import Sheet

Facts = tuple[tuple[str, str | int], ...]


@dataclass(frozen=True, slots=True)
class Way:
    """One way to read what a side bid and took, per seat; its texts are as one would write them on the sheet."""

    bids: tuple[Bid, ...]
    taken: tuple[int, ...]

    @property
    def tricks(self) -> int:
        """All tricks of the side."""
        return sum(self.taken)

    @property
    def bid_text(self) -> str:
        """`7`, `3+nil`, `nil+nil`."""
        others = [bid.name for bid in self.bids if not bid.is_whole]
        numbers = sum(bid.tricks for bid in self.bids if bid.is_whole)
        return "+".join([str(numbers)] * bool(numbers) + others)

    @property
    def tricks_text(self) -> str:
        """`5`; of each seat, `4+1`, where a bid of nothing stands beside, in the order of `bid_text`."""
        if all(bid.is_whole for bid in self.bids):
            return str(self.tricks)
        order = sorted(range(len(self.bids)), key=lambda place: not self.bids[place].is_whole)
        return "+".join(str(self.taken[place]) for place in order)


@dataclass(frozen=True, slots=True)
class Written:
    """The numbers in the row of a side, None where there is none to read."""

    points: int | None
    bags: int | None
    total: int | None

    @classmethod
    def of(cls, cells: SheetSide) -> Written:
        """Read the cells."""
        return cls(read_amount(cells.points), read_amount(cells.bags), read_amount(cells.total))


class Page:
    """What stands on a sheet, as far as it reads alike by all rules; and the readings of it that were made so far."""

    def __init__(self, sheet: Sheet, table: Table, before: Standing | None = None) -> None:
        """Take a sheet, and what stood before its first round; nothing when left out."""
        none = (0,) * len(table.sides)
        self.before = before or Standing(none, none)
        self.rounds = sheet.rounds
        self.names = dict(sheet.names)
        self.sides: tuple[Side, ...] = table.sides
        self.seats: tuple[Seat, ...] = table.seats
        nothing = SheetSide()
        self.cells = [[where.sides.get(side.name, nothing) for side in self.sides] for where in self.rounds]
        self.written = [[Written.of(cells) for cells in row] for row in self.cells]
        self.taken = [[read_tricks(cells.tricks) for cells in row] for row in self.cells]
        self._readings: dict[tuple[object, ...], Reading] = {}

    def is_empty(self, row: int, place: int) -> bool:
        """Tell whether nothing stands there, so that nothing was played or nothing written down."""
        cells = self.cells[row][place]
        return not any((cells.bid, cells.tricks, cells.points, cells.bags, cells.total))

    def keeps(self, kind: str, place: int) -> bool:
        """Tell whether the sheet keeps a column, so that an empty cell of it is missing."""
        return any(getattr(row[place], kind) for row in self.cells)

    def tricks(self, row: int, place: int) -> int | None:
        """Return the tricks of a side as they stand there."""
        taken = self.taken[row][place]
        return sum(taken) if isinstance(taken, tuple) else taken

    def tricks_left(self, row: int, place: int, most: int) -> int | None:
        """Return what the other sides leave of the tricks of a round; None where they do not tell, or take too many."""
        others = [self.tricks(row, other) for other in range(len(self.sides)) if other != place]
        taken = sum(each for each in others if each is not None)
        return None if None in others or taken > most else most - taken

    def reading(self, rules: RuleSet) -> Reading:
        """Return the bids and tricks as these rules read them; rules with the same bids share a reading."""
        asked = asked_by(rules)
        dead = hasattr(rules.winner, "dead_tricks")
        key = (rules.kinds, rules.tricks, asked.seats, dead)
        if key not in self._readings:
            self._readings[key] = Reading(self, rules, asked.seats)
        return self._readings[key]


class Reading:
    """The ways in which bids and tricks of a page can be read where certain bids are known.

    odd_rows: those whose tricks are not as many as a round has; each side may there also have taken what the others leave.
    """

    def __init__(self, page: Page, rules: RuleSet, asks_seats: bool) -> None:
        self.page = page
        self.rules = rules
        self.asks_seats = asks_seats
        self.odd_rows = frozenset(row for row in range(len(page.rounds)) if self._is_odd(row))
        bids = (getattr(kind, "bid", None) for kind in rules.kinds)
        self.empty_bids = tuple(bid for bid in bids if isinstance(bid, Bid) and bid.tricks == 0)
        self._ways: dict[tuple[int, int], tuple[Way, ...]] = {}
        self._bids: dict[tuple[str, int], tuple[Bid, ...] | SideSum | None] = {}
        self._results: dict[tuple[int, int, Way], RoundResult] = {}

    def bids(self, row: int, place: int) -> tuple[Bid, ...] | SideSum | None:
        """Read the bids of a side as they stand there."""
        key = self.page.cells[row][place].bid, place
        if key not in self._bids:
            self._bids[key] = read_bids(key[0], self.page.sides[place], self.rules)
        return self._bids[key]

    def ways(self, row: int, place: int) -> tuple[Way, ...]:
        """Return every way in which bids and tricks of a side can be read, as far as the row alone tells."""
        key = row, place
        if key not in self._ways:
            self._ways[key] = tuple(dict.fromkeys(self._find_ways(row, place)))
        return self._ways[key]

    def restrict(self, row: int, place: int, ways: Sequence[Way]) -> None:
        """Keep only some of the ways."""
        self._ways[row, place] = tuple(ways)

    def result(self, row: int, place: int, way: Way) -> RoundResult:
        """Return the round with this way to read one side; the others as they are read first, without facts."""
        key = row, place, way
        if key not in self._results:
            bids: dict[Seat, Bid] = {}
            taken: dict[Seat, int] = {}
            for other, side in enumerate(self.page.sides):
                chosen = way if other == place else self._first_way(row, other)
                bids |= dict(zip(side.seats, chosen.bids, strict=True))
                taken |= dict(zip(side.seats, chosen.taken, strict=True))
            seats = self.page.seats
            self._results[key] = RoundResult(tuple(bids[seat] for seat in seats), tuple(taken[seat] for seat in seats))
        return self._results[key]

    def _is_odd(self, row: int) -> bool:
        told = [self.page.tricks(row, place) for place in range(len(self.page.sides))]
        tricks = sum(each for each in told if each is not None)
        dead = hasattr(self.rules.winner, "dead_tricks")
        return None not in told and tricks not in (0, self.rules.tricks) and not dead

    def _first_way(self, row: int, place: int) -> Way:
        seats = len(self.page.sides[place].seats)
        return next(iter(self.ways(row, place)), None) or Way((number(1),) * seats, (0,) * seats)

    def _find_ways(self, row: int, place: int) -> Iterator[Way]:
        taken, text = self.page.taken[row][place], self.page.cells[row][place].tricks
        left = self.page.tricks_left(row, place, self.rules.tricks)
        if taken is None and left is not None and "+" not in text:
            taken = left
        every = list(self._possible_bids(row, place))
        for bids in every:
            yield from (Way(bids, each) for each in self._taken(taken, text, bids))
        if row in self.odd_rows and left is not None:
            yield from (Way(bids, each) for bids in every for each in self._splits(left, bids))

    def _possible_bids(self, row: int, place: int) -> Iterator[tuple[Bid, ...]]:
        known, side = self.bids(row, place), self.page.sides[place]
        if isinstance(known, SideSum):
            yield from self._shared(known, len(side.seats))
        elif known is not None:
            yield known
        elif not _is_bid_elsewhere(self.page.cells[row][place].bid):
            in_order = isinstance(self.page.taken[row][place], tuple)
            yield from self._every_bid(self.page.cells[row][place].bid, side, in_order)

    def _shared(self, known: SideSum, seats: int) -> Iterator[tuple[Bid, ...]]:
        yield known.among(seats)
        if self.asks_seats and seats == 2 and not known.others:
            yield from ((number(first), number(known.tricks - first)) for first in range(1, known.tricks))

    def _every_bid(self, text: str, side: Side, in_order: bool) -> Iterator[tuple[Bid, ...]]:
        """Yield the bids that a side may have made, those of a seat that can be read as they are.

        in_order: whether it is told which seat took which tricks, so that it matters which of them bid nil.
        """
        seats, most = len(side.seats), self.rules.tricks
        parts = plain_cell(text).split("+")
        if len(parts) == seats > 1:
            alone = [Side(seat.value, (seat,)) for seat in side.seats]
            read = [read_bids(part, one, self.rules) for part, one in zip(parts, alone, strict=True)]
            if any(isinstance(bids, tuple) for bids in read):
                numbers = tuple(number(tricks) for tricks in range(1, most + 1))
                options = [bids if isinstance(bids, tuple) else (*numbers, *self.empty_bids) for bids in read]
                yield from product(*options)
                return
        for nils in range(seats + 1):
            for empty in combinations_with_replacement(self.empty_bids, nils):
                sharing = seats - nils
                sums = range(sharing, most + 1) if sharing else (0,)
                for tricks in sums:
                    bids = SideSum(tricks, empty).among(seats) if sharing else empty
                    yield from dict.fromkeys(permutations(bids)) if in_order and empty else (bids,)

    def _taken(
        self, taken: tuple[int, ...] | int | None, text: str, bids: tuple[Bid, ...]
    ) -> Iterator[tuple[int, ...]]:
        seats, most = len(bids), self.rules.tricks
        if isinstance(taken, tuple):
            if len(taken) == seats:
                yield taken
        elif isinstance(taken, int):
            yield from self._splits(taken, bids)
        else:
            parts = [read_tricks(part) for part in text.split("+")] if text.count("+") == seats - 1 > 0 else []
            if any(isinstance(part, int) for part in parts):
                every = range(most + 1)
                options = [(part,) if isinstance(part, int) else every for part in parts]
                yield from (each for each in product(*options) if sum(each) <= most)
                return
            for tricks in range(most + 1):
                yield from self._splits(tricks, bids)

    def _splits(self, tricks: int, bids: tuple[Bid, ...]) -> Iterator[tuple[int, ...]]:
        """Yield how so many tricks of a side may be shared; one way is enough where the rules do not ask who took them."""
        seats = len(bids)
        if seats == 1:
            yield (tricks,)
        elif seats == 2 and (self.asks_seats or any(not bid.is_whole for bid in bids)):
            yield from ((tricks - second, second) for second in range(tricks + 1))
        else:
            each, more = divmod(tricks, seats)
            yield tuple(each + (place < more) for place in range(seats))


def _is_bid_elsewhere(text: str) -> bool:
    """Tell whether a bid that these rules cannot read is one by other rules, and no stain: `3+blind-nil`."""
    names = [part.strip().replace(" ", "-") for part in plain_cell(text).split("+")]
    return any(kind.read(name) is not None for name in names if name.strip("0123456789") for kind in _every_kind())


@lru_cache(maxsize=1)
def _every_kind() -> tuple[BidKind, ...]:
    """Return the kinds of bid of all named tables and variants."""
    kinds = {kind: None for rules in PROFILES.values() for kind in rules.kinds}
    for variant in VARIANTS.values():
        kinds |= dict.fromkeys(variant.make().kinds)
    return tuple(kinds)


class Ledger:
    """A page under a rule set.  Rows are counted from 0, sides by their places at the table."""

    def __init__(self, page: Page, rules: RuleSet) -> None:
        self.page = page
        self.rules = rules
        self.sides = page.sides
        self.reading = page.reading(rules)
        self._asks_totals = asked_by(rules).totals
        self._reads_facts = bool(facts_read(rules))
        self._scores: dict[tuple[object, ...], SideScore] = {}

    @property
    def scored(self) -> int:
        """How many rounds of a side were scored so far."""
        return len(self._scores)

    @property
    def odd_rows(self) -> frozenset[int]:
        """The rows whose tricks are not as many as a round has."""
        return self.reading.odd_rows

    def ways(self, row: int, place: int) -> tuple[Way, ...]:
        """Return every way in which bids and tricks of a side can be read."""
        return self.reading.ways(row, place)

    # Points

    def score(self, row: int, place: int, way: Way, carried: int, total: int) -> SideScore:
        """Score one way to read a row; each distinct one once.

        carried, total: bags and points before.  Raises SpadesError where the rules cannot score it.
        """
        result = self.result(row, place, way)
        key = (place, way, result.bids, result.facts, carried, total if self._asks_totals else 0)
        found = self._scores.get(key)
        if found is None:
            found = self._scores[key] = score_side(self.rules, result, self.sides[place], carried, total)
        return found

    def result(self, row: int, place: int, way: Way) -> RoundResult:
        """Return the round with this way to read one side, and the facts that the sheet tells of it."""
        result = self.reading.result(row, place, way)
        facts = self._facts(row) if self._reads_facts else ()
        return replace(result, facts=facts) if facts else result

    def _facts(self, row: int) -> Facts:
        told: list[tuple[str, str | int]] = []
        for name, text in self.page.rounds[row].others.items():
            owner, _, fact = name.partition("_")
            value = plain_fact(text)
            written = f"{owner}.{fact}={value}" if fact else f"{name}={value}"
            try:
                told += read_facts(written, self.rules) if text else ()
            except SpadesError:
                continue
        return tuple(sorted(told))

    def untold(self, row: int) -> tuple[str, ...]:
        """Return the facts that these rules need of a round and that the sheet does not tell."""
        ways = self.ways(row, 0)
        if not ways or not self._reads_facts:
            return ()
        none = (0,) * len(self.sides)
        return facts_untold(self.rules, self.result(row, 0, ways[0]), Standing(none, none))


@dataclass(frozen=True, slots=True)
class Asked:
    """What the points of a round depend on by some rules.

    seats: which of the partners bid and took how much, although nobody bid nil.  totals: the total before the round.
    """

    seats: bool
    totals: bool


@lru_cache(maxsize=4096)
def asked_by(rules: RuleSet) -> Asked:
    """Find out what the points of a side of two depend on, from a few rounds that differ only in it."""
    shared = (
        [((4, 3), (5, 3)), ((4, 3), (4, 4)), ((4, 3), (1, 7)), ((3, 4), (5, 3)), ((6, 1), (5, 3))],
        [((2, 3), (2, 3)), ((2, 3), (3, 2)), ((1, 4), (2, 3))],
    )
    return Asked(
        seats=any(len({_probe(rules, *each) for each in alike}) > 1 for alike in shared),
        totals=len({_probe(rules, (4, 3), (6, 3), total) for total in (0, 57, 208)}) > 1,
    )


def _probe(rules: RuleSet, said: tuple[int, int], took: tuple[int, int], total: int = 0) -> tuple[int, int] | None:
    side, seats = rules.table.sides[0], rules.table.seats
    if len(side.seats) != len(said):
        return None
    bids, taken = dict(zip(side.seats, said, strict=True)), dict(zip(side.seats, took, strict=True))
    result = RoundResult(
        tuple(number(bids.get(seat, 1)) for seat in seats), tuple(taken.get(seat, 0) for seat in seats)
    )
    try:
        score = score_side(rules, result, side, 0, total)
    except SpadesError:
        return None
    return score.points, score.bags
