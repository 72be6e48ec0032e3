"""A score sheet as one rule set reads it: for each side and round the ways in which its bids and tricks can be read, and what each is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

from spades_teach.analysis.sheets import SheetSide, SideSum, plain_cell, read_amount, read_bids, read_tricks
from spades_teach.core.bids import Bid, number
from spades_teach.core.errors import SpadesError
from spades_teach.core.fact_notation import read_facts
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import SideScore, score_side
from spades_teach.core.table import Side

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


class Ledger:
    """A sheet under a rule set.  Rows are counted from 0, sides by their places at the table.

    odd_rows: those whose tricks are not as many as a round has; each side may there also have taken what the others leave.
    Raises SpadesError from `score` for a row that these rules cannot score at all.
    """

    def __init__(self, sheet: Sheet, rules: RuleSet) -> None:
        self.sheet = sheet
        self.rules = rules
        self.sides: tuple[Side, ...] = rules.table.sides
        self._ways: dict[tuple[int, int], tuple[Way, ...]] = {}
        self.odd_rows = frozenset(row for row in range(len(sheet.rounds)) if self._is_odd(row))
        self._results: dict[tuple[int, int, Way], RoundResult] = {}
        self._scores: dict[tuple[object, ...], SideScore] = {}

    def cells(self, row: int, place: int) -> SheetSide:
        """Return what stands in the row of a side."""
        return self.sheet.rounds[row].sides.get(self.sides[place].name, SheetSide())

    def is_empty(self, row: int, place: int) -> bool:
        """Tell whether nothing stands there, so that nothing was played or nothing written down."""
        cells = self.cells(row, place)
        return not any((cells.bid, cells.tricks, cells.points, cells.bags, cells.total))

    def keeps(self, kind: str, place: int) -> bool:
        """Tell whether the sheet keeps a column, so that an empty cell of it is missing."""
        return any(getattr(self.cells(row, place), kind) for row in range(len(self.sheet.rounds)))

    # Ways to read bids and tricks

    def ways(self, row: int, place: int) -> tuple[Way, ...]:
        """Return every way in which bids and tricks of a side can be read, as far as the row alone tells; none where rules know no such bid."""
        key = row, place
        if key not in self._ways:
            self._ways[key] = tuple(self._find_ways(row, place))
        return self._ways[key]

    def restrict(self, row: int, place: int, ways: Sequence[Way]) -> None:
        """Keep only some of the ways."""
        self._ways[row, place] = tuple(ways)

    def _find_ways(self, row: int, place: int) -> Iterator[Way]:
        side, cells = self.sides[place], self.cells(row, place)
        known = read_bids(cells.bid, side, self.rules)
        taken = read_tricks(cells.tricks)
        left = self.tricks_left(row, place)
        if taken is None and left is not None:
            taken = left
        every = list(self._bids(known, cells.bid, side))
        for bids in every:
            yield from (Way(bids, each) for each in self._taken(taken, cells.tricks, bids))
        if row in self.odd_rows and left is not None:
            yield from (Way(bids, each) for bids in every for each in self.splits(left, bids))

    def tricks_left(self, row: int, place: int) -> int | None:
        """Return what the other sides leave of the tricks of a round; None where they do not tell, or take too many."""
        others = 0
        for other in range(len(self.sides)):
            if other == place:
                continue
            taken = read_tricks(self.cells(row, other).tricks)
            if taken is None:
                return None
            others += taken if isinstance(taken, int) else sum(taken)
        return self.rules.tricks - others if others <= self.rules.tricks else None

    def _bids(self, known: tuple[Bid, ...] | SideSum | None, text: str, side: Side) -> Iterator[tuple[Bid, ...]]:
        if isinstance(known, SideSum):
            yield from self._shared(known, len(side.seats))
        elif known is not None:
            yield known
        else:
            yield from self._every_bid(text, side)

    def _shared(self, known: SideSum, seats: int) -> Iterator[tuple[Bid, ...]]:
        yield known.among(seats)
        if self.asks_seats and seats == 2 and not known.others:
            for first in range(1, known.tricks):
                pair = (number(first), number(known.tricks - first))
                if pair != known.among(seats):
                    yield pair

    def _every_bid(self, text: str, side: Side) -> Iterator[tuple[Bid, ...]]:
        """Yield the bids that a side may have made, those of a seat that can be read as they are."""
        seats = len(side.seats)
        parts = plain_cell(text).split("+")
        if len(parts) == seats > 1:
            alone = [Side(seat.value, (seat,)) for seat in side.seats]
            read = [read_bids(part, one, self.rules) for part, one in zip(parts, alone, strict=True)]
            if any(isinstance(bids, tuple) for bids in read):
                numbers = tuple(number(tricks) for tricks in range(1, self.rules.tricks + 1))
                options = [bids if isinstance(bids, tuple) else (*numbers, *self.empty_bids) for bids in read]
                yield from product(*options)
                return
        for nils in range(seats + 1):
            for empty in _unordered(self.empty_bids, nils):
                sharing = seats - nils
                sums = range(sharing, self.rules.tricks + 1) if sharing else (0,)
                yield from (SideSum(tricks, empty).among(seats) if sharing else empty for tricks in sums)

    @cached_property
    def empty_bids(self) -> tuple[Bid, ...]:
        """The bids of no trick that the rules know: nil and its relatives."""
        bids = (getattr(kind, "bid", None) for kind in self.rules.kinds)
        return tuple(bid for bid in bids if isinstance(bid, Bid) and bid.tricks == 0)

    def _taken(
        self, taken: tuple[int, ...] | int | None, text: str, bids: tuple[Bid, ...]
    ) -> Iterator[tuple[int, ...]]:
        seats = len(bids)
        if isinstance(taken, tuple):
            if len(taken) == seats:
                yield taken
        elif isinstance(taken, int):
            yield from self.splits(taken, bids)
        else:
            parts = [read_tricks(part) for part in text.split("+")] if text.count("+") == seats - 1 > 0 else []
            if any(isinstance(part, int) for part in parts):
                every = range(self.rules.tricks + 1)
                options = [(part,) if isinstance(part, int) else every for part in parts]
                yield from (each for each in product(*options) if sum(each) <= self.rules.tricks)
                return
            for tricks in range(self.rules.tricks + 1):
                yield from self.splits(tricks, bids)

    def splits(self, tricks: int, bids: tuple[Bid, ...]) -> Iterator[tuple[int, ...]]:
        """Yield how so many tricks of a side may be shared; one way is enough where the rules do not ask who took them."""
        seats = len(bids)
        if seats == 1:
            yield (tricks,)
        elif seats == 2 and (self.asks_seats or any(not bid.is_whole for bid in bids)):
            yield from ((tricks - second, second) for second in range(tricks + 1))
        else:
            each, more = divmod(tricks, seats)
            yield tuple(each + (place < more) for place in range(seats))

    # Points

    def score(self, row: int, place: int, way: Way, carried: int, total: int) -> SideScore:
        """Score one way to read a row; each distinct one once.

        carried, total: bags and points before.  Raises SpadesError where the rules cannot score it.
        """
        result = self.result(row, place, way)
        key = (place, result.bids, result.taken, result.facts, carried, total if self.asks_totals else 0)
        found = self._scores.get(key)
        if found is None:
            found = self._scores[key] = score_side(self.rules, result, self.sides[place], carried, total)
        return found

    def result(self, row: int, place: int, way: Way) -> RoundResult:
        """Return the round with this way to read one side; the others as they are read first."""
        key = row, place, way
        if key not in self._results:
            bids: dict[object, Bid] = {}
            taken: dict[object, int] = {}
            for other, side in enumerate(self.sides):
                chosen = way if other == place else self._first_way(row, other)
                bids |= dict(zip(side.seats, chosen.bids, strict=True))
                taken |= dict(zip(side.seats, chosen.taken, strict=True))
            seats = self.rules.table.seats
            self._results[key] = RoundResult(
                tuple(bids[seat] for seat in seats), tuple(taken[seat] for seat in seats), (), self._facts(row)
            )
        return self._results[key]

    def _first_way(self, row: int, place: int) -> Way:
        found = next(iter(self.ways(row, place)), None)
        seats = len(self.sides[place].seats)
        return found or Way((number(1),) * seats, (0,) * seats)

    def _facts(self, row: int) -> Facts:
        """Return what the sheet tells of a round beside bids and tricks, as far as it can be read."""
        told: list[tuple[str, str | int]] = []
        for name, text in self.sheet.rounds[row].others.items():
            owner, _, fact = name.partition("_")
            written = f"{owner}.{fact}={text}" if fact else f"{name}={text}"
            try:
                told += read_facts(written, self.rules) if text else ()
            except SpadesError:
                continue
        return tuple(told)

    # What the rules ask

    @cached_property
    def asks_seats(self) -> bool:
        """Whether it matters which of the partners bid and took how much, although nobody bid nil."""
        return any(
            len({self._probe(bids, taken) for bids, taken in alike}) > 1
            for alike in (
                [((4, 3), (5, 3)), ((4, 3), (4, 4)), ((4, 3), (1, 7)), ((3, 4), (5, 3)), ((6, 1), (5, 3))],
                [((2, 3), (2, 3)), ((2, 3), (3, 2)), ((1, 4), (2, 3))],
            )
        )

    @cached_property
    def asks_totals(self) -> bool:
        """Whether points depend on the total before the round."""
        return len({self._probe((4, 3), (6, 3), total) for total in (0, 57, 208)}) > 1

    def _probe(self, said: tuple[int, int], took: tuple[int, int], total: int = 0) -> tuple[int, int] | None:
        side = self.sides[0]
        if len(side.seats) != len(said):
            return None
        bids, taken = dict(zip(side.seats, said, strict=True)), dict(zip(side.seats, took, strict=True))
        seats = self.rules.table.seats
        result = RoundResult(
            tuple(number(bids.get(seat, 1)) for seat in seats), tuple(taken.get(seat, 0) for seat in seats)
        )
        try:
            score = score_side(self.rules, result, side, 0, total)
        except SpadesError:
            return None
        return score.points, score.bags

    def untold(self, row: int) -> tuple[str, ...]:
        """Return the facts that these rules need of a round and that the sheet does not tell."""
        ways = self.ways(row, 0)
        if not ways:
            return ()
        none = (0,) * len(self.sides)
        return facts_untold(self.rules, self.result(row, 0, ways[0]), Standing(none, none))

    def _is_odd(self, row: int) -> bool:
        taken = [read_tricks(self.cells(row, place).tricks) for place in range(len(self.sides))]
        told = [sum(each) if isinstance(each, tuple) else each for each in taken]
        tricks = sum(each for each in told if each is not None)
        dead = hasattr(self.rules.winner, "dead_tricks")
        return None not in told and tricks not in (0, self.rules.tricks) and not dead


def _unordered(bids: Sequence[Bid], count: int) -> Iterator[tuple[Bid, ...]]:
    return combinations_with_replacement(bids, count)
