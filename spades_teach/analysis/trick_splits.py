"""How the tricks of a round can be shared: between the sides, and inside a side where it matters who took them.

>>> from spades_teach.core.variants import compose
>>> len(side_splits(compose("standard"))), side_splits(compose("standard"))[5]
(14, (5, 8))
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb

from spades_teach.analysis.sheets import SideSum, read_bids
from spades_teach.analysis.standings import Facts
from spades_teach.core.bids import Bid
from spades_teach.core.errors import NotationError, RecordError, shown
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import SideScore, goes_unplayed, score_side
from spades_teach.core.table import Seat, Side
from spades_teach.i18n import ascii_digits

MOST_SPLITS = 3000
"""More ways to share the tricks between the sides than this are told to nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """One way for a side to come by its tricks, and all the others that score alike.

    ways: tricks per seat of the side.  The first of them is the nearest to what was bid.
    """

    side: Side
    ways: tuple[tuple[int, ...], ...]

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks per seat of the side, in seat order: the way that stands for all of them."""
        return self.ways[0]


def bids_of(bids: str | Sequence[Bid], rules: RuleSet) -> tuple[Bid, ...]:
    """Read the bids of a round, one per seat in table order.

    bids: by seat, `N:4 E:nil S:3 W:2`, or by side, where a plain number is shared among the partners: `NS:7 EW:3+nil`.
    Raises NotationError for what cannot be read, RecordError for bids of another number of seats.

    >>> from spades_teach.core.variants import compose
    >>> [str(bid) for bid in bids_of("NS:7 E:nil W:2", compose("standard"))]
    ['4', 'nil', '3', '2']
    """
    if not isinstance(bids, str):
        if len(bids) != len(rules.table.seats):
            raise RecordError(
                f"bids of {len(bids)} seats; expected {len(rules.table.seats)}",
                "uneven-result",
                bids=len(bids),
                taken=len(rules.table.seats),
            )
        return tuple(bids)
    said = dict(read_words(bids, rules))
    missing = [seat.value for seat in rules.table.seats if seat not in said]
    if missing:
        raise NotationError(
            f"{', '.join(missing)} missing in the bids; name every seat", "seat-missing", seat=missing[0], what="bids"
        )
    return tuple(said[seat] for seat in rules.table.seats)


def read_words(bids: str, rules: RuleSet) -> tuple[tuple[Seat, Bid], ...]:
    """Read bids as `bids_of` does, any seat left out; raises NotationError for what cannot be read and for a seat that comes twice."""
    found: dict[Seat, Bid] = {}
    for word in ascii_digits(bids).replace(",", " ").split():
        for seat, bid in _read_word(word, rules):
            if seat in found:
                raise NotationError(
                    f"{seat} stands twice in the bids; name each seat once", "seat-twice", seat=seat.value
                )
            found[seat] = bid
    return tuple(found.items())


def _read_word(word: str, rules: RuleSet) -> Iterator[tuple[Seat, Bid]]:
    owner, colon, text = word.partition(":")
    if not colon or not text:
        raise NotationError(
            f"{shown(word)} in the bids cannot be read; expected e.g. 'N:4'", "bad-pair", value=word, what="bids"
        )
    seats = [seat for seat in rules.table.seats if seat.value == owner.upper()]
    if seats:
        yield seats[0], rules.read_bid(text)
        return
    side = rules.table.read_side(owner)
    yield from zip(side.seats, side_bids(text, side, rules), strict=True)


def side_bids(text: str, side: Side, rules: RuleSet) -> tuple[Bid, ...]:
    """Read what a side bid, `7` or `3+nil`, as one bid per partner, a sum as even as can be; raises NotationError for anything else."""
    read = read_bids(text, side, rules)
    if read is None:
        example = "+".join("4" for _ in side.seats)
        raise NotationError(
            f"{shown(text)} tells no bid of each partner of {side.name}; expected e.g. {example!r}",
            "bad-bid",
            value=shown(text, str),
            expected=example,
        )
    return read.among(len(side.seats)) if isinstance(read, SideSum) else read


def side_splits(rules: RuleSet, dead: int = 0) -> tuple[tuple[int, ...], ...]:
    """Return every way to share the tricks of a round between the sides, the first side's rising.

    dead: tricks that nobody took.  Raises RecordError for a table with far too many of them.
    """
    tricks, sides = rules.tricks - dead, len(rules.table.sides)
    ways = comb(tricks + sides - 1, sides - 1)
    if ways > MOST_SPLITS:
        raise RecordError(
            f"{ways} ways to share {tricks} tricks among {sides} sides; up to {MOST_SPLITS} can be told",
            "too-many-cases",
            cases=ways,
            most=MOST_SPLITS,
        )
    return tuple(compositions(tricks, sides))


def compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to write a number as so many numbers from 0 on, in order.

    >>> list(compositions(2, 2))
    [(0, 2), (1, 1), (2, 0)]
    """
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in compositions(total - first, parts - 1):
            yield first, *rest


def played_splits(rules: RuleSet, bids: tuple[Bid, ...], facts: Facts) -> tuple[tuple[int, ...], ...]:
    """Return the ways to share the tricks that are played: none of them where these bids leave a round unplayed."""
    empty = RoundResult(bids, (0,) * len(bids), (), tuple(sorted(facts.items())))
    if goes_unplayed(rules, empty):
        return ((0,) * len(rules.table.sides),)
    dead = int(rules.winner.dead_tricks(empty)) if hasattr(rules.winner, "dead_tricks") else 0
    return side_splits(rules, dead)


def result_of(
    rules: RuleSet, bids: tuple[Bid, ...], shares: Iterable[tuple[Side, tuple[int, ...]]], facts: Facts
) -> RoundResult:
    """Return the round in which each side took its tricks so."""
    taken = [0] * len(bids)
    for side, tricks in shares:
        for seat, number in zip(side.seats, tricks, strict=True):
            taken[rules.table.index(seat)] = number
    return RoundResult(bids, tuple(taken), (), tuple(sorted(facts.items())))


def check_told(rules: RuleSet, result: RoundResult, before: Standing) -> None:
    """Raise RecordError where these rules need more than bids and tricks, naming what."""
    missing = facts_untold(rules, result, before)
    if missing:
        names = ", ".join(missing)
        raise RecordError(
            f"the rules {rules.name!r} also need {names}; give facts={{{missing[0]!r}: ...}}",
            "facts-untold",
            rules=rules.name,
            value=names,
        )


def shares_of(
    rules: RuleSet,
    bids: tuple[Bid, ...],
    split: tuple[int, ...],
    before: Standing,
    facts: Facts,
    told: Mapping[Seat, int] | None = None,
) -> tuple[tuple[Share, ...], ...]:
    """Return, of each side, the ways in which it can come by its tricks of a split, those together that score alike.

    A nil that is kept is never put together with one that failed.  Where no partner's own tricks matter a side has one share.
    told: tricks of single seats that are known; a side that cannot come by its tricks so has no share.
    """
    known = told or {}
    plain = [(side, _nearest(side, bids, tricks, rules)) for side, tricks in zip(rules.table.sides, split, strict=True)]
    found = []
    for place, (side, nearest) in enumerate(plain):
        groups: dict[object, list[tuple[int, ...]]] = {}
        for way in compositions(split[place], len(side.seats)):
            if any(known.get(seat, took) != took for seat, took in zip(side.seats, way, strict=True)):
                continue
            others = [*plain[:place], (side, way), *plain[place + 1 :]]
            score = score_side(
                rules, result_of(rules, bids, others, facts), side, before.bags[place], before.totals[place]
            )
            groups.setdefault((_kept(score), _scored(score)), []).append(way)
        found.append(tuple(Share(side=side, ways=_nearest_first(ways, nearest)) for ways in groups.values()))
    return tuple(found)


def _kept(score: SideScore) -> tuple[bool, ...]:
    return tuple(
        bid.promises_none and tricks == 0 for bid, tricks in zip(score.tally.bids, score.tally.taken, strict=True)
    )


def _scored(score: SideScore) -> object:
    return score.bags, score.tally.made, tuple((line.reason, line.points, line.wins) for line in score.lines)


def _nearest(side: Side, bids: tuple[Bid, ...], tricks: int, rules: RuleSet) -> tuple[int, ...]:
    """Return the way to take so many tricks that is nearest to what the partners bid."""
    wanted = [bids[rules.table.index(seat)].tricks for seat in side.seats]
    return min(compositions(tricks, len(wanted)), key=lambda way: (_distance(way, wanted), way))


def _distance(way: Sequence[int], wanted: Sequence[int]) -> int:
    return sum((took - bid) ** 2 for took, bid in zip(way, wanted, strict=True))


def _nearest_first(ways: list[tuple[int, ...]], nearest: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(sorted(ways, key=lambda way: (_distance(way, nearest), way)))
