"""What the score of a side looks at: bids, tricks and a total that notice who reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from spades_teach.core.bids import Bid, number
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import SideScore, score_side
from spades_teach.core.table import Side


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The score of one side, and what was looked at for it besides the side itself."""

    score: SideScore
    others_bids: bool
    others_tricks: bool
    total: bool


def asked_score(
    rules: RuleSet,
    side: Side,
    bids: Sequence[Bid],
    taken: Sequence[int],
    carried: int = 0,
    others: Sequence[int] | None = None,
) -> Asked:
    """Score one side alone, from a total of 0, and notice what else is looked at.

    others: the tricks of the seats of other sides, in table order; left out, the first one has what the side leaves.
    Raises RecordError as `score_side` does.

    >>> from spades_teach.core.variants import compose
    >>> rules = compose("standard+units-digit-bags")
    >>> asked = asked_score(rules, rules.table.sides[0], (number(3), number(4)), (4, 4))
    >>> asked.score.points, asked.others_bids, asked.total
    (71, False, True)
    """
    own = [rules.table.index(seat) for seat in side.seats]
    rest = [place for place in range(len(rules.table.seats)) if place not in own]
    left = max(0, rules.tricks - sum(taken))
    their = list(others) if others is not None else [left] + [0] * (len(rest) - 1)
    every_bid = [number(1)] * len(rules.table.seats)
    every_trick = [0] * len(rules.table.seats)
    for place, bid, tricks in zip(own, bids, taken, strict=True):
        every_bid[place], every_trick[place] = bid, tricks
    for place, tricks in zip(rest, their, strict=False):
        every_trick[place] = tricks
    watched_bids, watched_tricks, total = Watched(every_bid, own), Watched(every_trick, own), WatchedTotal(0)
    result = RoundResult(watched_bids, watched_tricks)
    watched_bids.others = watched_tricks.others = total.seen = False  # building a result looks at all of it
    score = score_side(rules, result, side, carried, total)
    return Asked(
        score=score,
        others_bids=watched_bids.others,
        others_tricks=watched_tricks.others,
        total=total.seen or _is_told(total, score),
    )


def looks_at_total(rules: RuleSet, result: RoundResult, bags: Sequence[int]) -> bool:
    """Tell whether the score of any side looks at its total; raises RecordError as `score_side` does."""
    for side, carried in zip(rules.table.sides, bags, strict=True):
        total = WatchedTotal(0)
        score = score_side(rules, result, side, carried, total)
        if total.seen or _is_told(total, score):
            return True
    return False


def _is_told(total: WatchedTotal, score: SideScore) -> bool:
    """Tell whether a line says the total, which nobody needs to look at for that."""
    told = [fact for line in score.lines for _, fact in line.facts] + [line.points for line in score.lines]
    return any(fact is total for fact in told)


class Watched(tuple[Any, ...]):
    """A tuple by seat that notices when another seat's value is looked at."""

    own: frozenset[int]
    others: bool

    def __new__(cls, values: Iterable[Any], own: Iterable[int]) -> Watched:
        made = super().__new__(cls, values)
        made.own, made.others = frozenset(own), False
        return made

    def __getitem__(self, place: Any) -> Any:
        if not isinstance(place, int) or place % len(self) not in self.own:
            self.others = True
        return super().__getitem__(place)


class WatchedTotal(int):
    """A total that notices when somebody looks at it."""

    seen = False


def _noticing(base: type, name: str, mark: str) -> Callable[..., Any]:
    method = getattr(base, name)

    def noticed(self: Any, *others: Any) -> Any:
        setattr(self, mark, True)
        return method(self, *others)

    return noticed


_WHOLE = ("iter", "contains", "eq", "ne", "lt", "le", "gt", "ge", "hash", "add", "mul", "rmul")
_TWO = ("add", "sub", "mul", "floordiv", "mod", "truediv", "divmod", "pow", "and", "or", "xor", "lshift", "rshift")
_ONE = (
    "abs",
    "neg",
    "pos",
    "invert",
    "int",
    "index",
    "float",
    "bool",
    "hash",
    "eq",
    "ne",
    "lt",
    "le",
    "gt",
    "ge",
    "str",
    "repr",
    "format",
    "round",
    "trunc",
    "floor",
    "ceil",
)
for _name in [*(f"__{name}__" for name in _WHOLE), "count", "index"]:
    setattr(Watched, _name, _noticing(tuple, _name, "others"))
for _name in (*_TWO, *(f"r{name}" for name in _TWO), *_ONE):
    setattr(WatchedTotal, f"__{_name}__", _noticing(int, f"__{_name}__", "seen"))
