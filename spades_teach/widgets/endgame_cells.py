"""The splits of a last round as a reader at one seat meets them: what each comes to for us and for them, and what a guess shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from spades_teach.analysis.end_cases import EndCase, EndSide, EndSplit
from spades_teach.analysis.endings_ahead import Endgame
from spades_teach.core.rules.endings import ReachTarget
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat

Ways = tuple[tuple[int, ...], ...]

STATES = ("us", "ahead", "level", "behind", "them", "none")
"""What a split comes to: our side wins, the match goes on with us ahead, level or behind, they win; or it cannot be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One split.  tricks: ours.  case: what it comes to by what is supposed of the nils, None where that cannot be.

    ways: tricks per seat of each side that go with it.  depends: other nils would change the verdict.
    """

    tricks: int
    case: EndCase | None
    ways: Ways
    state: str
    depends: bool


def cells_of(ends: Endgame, us: str, nils: Mapping[Seat, int]) -> tuple[Cell, ...]:
    """Return all splits, our tricks rising.  nils: the tricks that each nil bidder is supposed to take."""
    place = ends.sides.index(us)
    splits = sorted(ends.splits, key=lambda split: split.tricks[place])
    return tuple(_cell(split, us, place, nils, ends.rules) for split in splits)


def _cell(split: EndSplit, us: str, place: int, nils: Mapping[Seat, int], rules: RuleSet) -> Cell:
    case, ways = next(_supposed(split, nils, rules), (None, ()))
    verdicts = {(each.over, each.winner) for each in split.cases}
    return Cell(
        tricks=split.tricks[place],
        case=case,
        ways=ways,
        state="none" if case is None else state_of(case, us),
        depends=len(verdicts) > 1,
    )


def _supposed(split: EndSplit, nils: Mapping[Seat, int], rules: RuleSet) -> Iterator[tuple[EndCase, Ways]]:
    """Yield the case in which the nils take what is supposed of them, with the tricks of each seat."""
    for case in split.cases:
        ways = [way for side in case.sides for way in _ways(side, nils, rules)]
        if len(ways) == len(case.sides):
            yield case, tuple(ways)


def _ways(side: EndSide, nils: Mapping[Seat, int], rules: RuleSet) -> Ways:
    """Return the way in which a side comes by its tricks; none where its nils take others in all of them."""
    seats = rules.table.read_side(side.name).seats
    fits = (
        way for way in side.ways if all(nils.get(seat, took) == took for seat, took in zip(seats, way, strict=True))
    )
    return tuple(islice(fits, 1))


def state_of(case: EndCase, us: str) -> str:
    """Name what a case comes to for us."""
    if case.over:
        return "us" if case.winner == us else "them"
    if case.leader is None:
        return "level"
    return "ahead" if case.leader == us else "behind"


def target_of(rules: RuleSet) -> int | None:
    """Return the points that win, None where points do not end the match."""
    return next((ending.target for ending in rules.endings if isinstance(ending, ReachTarget)), None)


def least_win(cells: tuple[Cell, ...]) -> int | None:
    """Return the fewest tricks with which we win, None where no number does."""
    return next((cell.tricks for cell in cells if cell.state == "us"), None)


def guessed(guess: int | None, cells: tuple[Cell, ...], us: str, rules: RuleSet) -> str:
    """Say what a guess shows about the fewest tricks that win; None is the guess that no number does.

    `right`; `never`: some number wins; `impossible`: the split cannot be; `sooner`: it wins, but fewer do; `penalty`: it would win without the
    bags that are paid for; `others`: our points are there, but they have more; `set`: our contract is missed; `they-win`; `short`: points are
    missing.
    """
    least = least_win(cells)
    if guess == least:
        return "right"
    if guess is None:
        return "never"
    cell = cells[guess]
    if cell.case is None:
        return "impossible"
    if cell.state == "us":
        return "sooner"
    return _missed(cell.case, us, rules)


def _missed(case: EndCase, us: str, rules: RuleSet) -> str:
    own, target = case.of(us), target_of(rules)
    if own.penalty and case.without_penalty.winner == [side.name for side in case.sides].index(us):
        return "penalty"
    if target is not None and own.total >= target:
        return "others"
    if own.is_set:
        return "set"
    return "they-win" if case.over else "short"
