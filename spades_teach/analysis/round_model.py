"""A model of rounds: what both sides bid and take, and how likely each of these is.

Where it comes from: 20,000 rounds that four beginners play by the default rules (`played_rounds` says which; `scripts/count_rounds.py` plays
them again), or any rounds of your own.  What it takes for granted:

- The sides are equally good: each round and the same one with the sides changed are equally likely.
- A round does not depend on the rounds before it: nobody bids otherwise at 480 than at 0, or dodges bags because nine are on the count.
- It holds bids and tricks, no points.  Points under any rule set follow by the one scoring function, so house rules change the points of a
  round and never how people bid and play.  Rounds with a bid that a rule set does not know are left out, and `left_out` says how many.

The tricks of a side are added up, except where a partner bid nil.  That tells all points at every table that adds partners up.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from spades_teach.analysis.given import Rules, rules_of
from spades_teach.analysis.played_rounds import CountedRound
from spades_teach.analysis.sheets import Sheet, SheetSide, SideSum, read_bids, read_sheet, read_tricks
from spades_teach.analysis.shown import ShownAsTable
from spades_teach.core.arguments import checked
from spades_teach.core.bids import Bid
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat, Side
from spades_teach.core.variants import compose

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

WIDEST = "standard+blind-nil+ten-for-200"
"""Rules that know most bids; the bids of your own rounds are read by the rules that you name."""


class ModelError(SpadesError):
    """Rounds that no model can be made of, or rules that it does not fit."""


@dataclass(frozen=True, slots=True)
class ModelRound:
    """A round that may come.  result: bids and tricks per seat; where only their sum is known, shared out as evenly as can be."""

    result: RoundResult
    chance: float
    sums: bool = True  # who of the partners bid and took how much is not known


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class RoundModel(ShownAsTable):
    """All rounds that may come, their chances adding up to one.

    counted: the rounds that it was made of.  left_out: the part of them that these rules have no bids for.
    """

    rounds: tuple[ModelRound, ...]
    counted: int
    left_out: float = 0.0

    @property
    def nil_kept(self) -> float | None:
        """The part of the nils, blind ones included, that are kept; None where nobody bids any."""
        kept, failed = _nils(self.rounds)
        return kept / (kept + failed) if kept + failed else None

    def expect_nils(self, kept: float) -> RoundModel:
        """Return the model in which this part of the nils is kept; rounds without a nil, and how often one is bid, stay as they are.

        Raises ModelError for a chance outside 0 to 1, or rounds that hold no kept or no failed nil to count more often.

        >>> round(round_model().nil_kept, 3), round(round_model().expect_nils(0.6).nil_kept, 3)
        (0.837, 0.6)
        """
        check_chance(kept)
        before = self.nil_kept
        if before is None or not 0 < before < 1:
            raise ModelError(
                "these rounds do not hold both kept and failed nils; count more rounds",
                "no-nils-to-weigh",
                value=str(kept),
            )
        return replace(self, rounds=tuple(_weighed(self.rounds, kept / before, (1 - kept) / (1 - before))))

    def _told(self) -> str:
        return f"rounds counted: {self.counted}"

    def to_frame(self) -> Frame:
        """Return a table with a row per round: bids and tricks of both sides as on a score sheet, and its chance.

        >>> frame = round_model().to_frame()
        >>> list(frame.columns), round(float(frame["chance"].sum()), 6)
        (['NS_bid', 'NS_tricks', 'EW_bid', 'EW_tricks', 'chance'], 1.0)
        """
        from spades_teach.analysis.frames import frame_of

        columns = ("NS_bid", "NS_tricks", "EW_bid", "EW_tricks", "chance")
        rows = ({"row": row, **_written(each)} for row, each in enumerate(self.rounds))
        return frame_of(rows, ("row", *columns), "row")


@checked
def round_model(
    source: Sheet | str | Path | Frame | tuple[CountedRound, ...] | None = None, *, rules: Rules = "standard"
) -> RoundModel:
    """Return the model of rounds for these rules.

    source: rounds of your own, as a sheet (also a path or a DataFrame of one), or counted; the package's table when left out.
    Raises ModelError for a table that is not for two sides of two, a row that cannot be read, or no round at all.

    >>> model = round_model()
    >>> model.counted, round(model.nil_kept, 3)
    (20000, 0.837)
    """
    in_force = rules_of(rules)
    check_table(in_force)
    if source is None:
        return _packaged(in_force)
    if isinstance(source, Sheet):
        return _of_sheet(source, in_force)
    if isinstance(source, tuple):
        return _of_counted(source, in_force)
    return _of_sheet(read_sheet(source, in_force), in_force)


def check_table(rules: RuleSet) -> None:
    """Raise ModelError unless rules are for two sides of two: of no other table rounds were counted, nor are a side's tricks enough to score one."""
    if [len(side.seats) for side in rules.table.sides] != [2, 2]:
        raise ModelError(
            f"{rules.name!r} is not for two sides of two; the model of rounds knows no other table: choose rules for those,"
            " or ask about points (break_even with match=False)",
            "model-other-table",
            value=rules.name,
        )


def check_chance(chance: float, name: str = "chance") -> None:
    """Raise ModelError unless it is a number from 0 to 1."""
    if isinstance(chance, bool) or not isinstance(chance, (int, float)) or not 0 <= chance <= 1:
        raise ModelError(
            f"{shown(chance)} is no {name}; expected a number from 0 to 1", "bad-chance", value=shown(chance, str)
        )


@lru_cache(maxsize=1)
def counted_rounds() -> tuple[CountedRound, ...]:
    """Return the table of the package.

    >>> sum(each.rounds for each in counted_rounds())
    20000
    """
    text = (files("spades_teach.analysis") / "data" / "rounds.csv").read_text(encoding="ascii")
    return tuple(
        CountedRound(
            bids=(row["NS_bid"], row["EW_bid"]),
            tricks=(row["NS_tricks"], row["EW_tricks"]),
            rounds=int(row["rounds"]),
            first=int(row["first"]),
        )
        for row in csv.DictReader(text.splitlines())
    )


@lru_cache(maxsize=32)
def _packaged(rules: RuleSet) -> RoundModel:
    return _of_counted(counted_rounds(), rules)


def _of_counted(counted: tuple[CountedRound, ...], rules: RuleSet) -> RoundModel:
    readable = compose(WIDEST)
    weights: dict[tuple[RoundResult, bool], float] = defaultdict(float)
    left_out = 0
    for each in counted:
        read = _result(zip(each.bids, each.tricks, strict=True), rules)
        if read is not None:
            weights[read] += each.rounds
        elif _result(zip(each.bids, each.tricks, strict=True), readable) is not None:
            left_out += each.rounds
        else:
            raise _unreadable(each.first, f"{each.bids} {each.tricks}")
    return _model(weights, left_out, rules)


def _of_sheet(sheet: Sheet, rules: RuleSet) -> RoundModel:
    weights: dict[tuple[RoundResult, bool], float] = defaultdict(float)
    for row in sheet.rounds:
        sides = [row.sides.get(side.name, SheetSide()) for side in rules.table.sides]
        read = _result(((side.bid, side.tricks) for side in sides), rules)
        if read is None:
            raise _unreadable(row.line, "; ".join(f"{side.bid} / {side.tricks}" for side in sides))
        weights[read] += 1
    return _model(weights, 0, rules)


def _unreadable(line: int, value: str) -> ModelError:
    return ModelError(
        f"row {line}: {shown(value, str)} does not tell bids and tricks of both sides; correct it or leave the row out",
        "unreadable-round",
        line=line,
        value=value,
    )


def _model(weights: Mapping[tuple[RoundResult, bool], float], left_out: int, rules: RuleSet) -> RoundModel:
    """Make the model: every round, and the same with the sides changed, half as often each."""
    counted = sum(weights.values())
    if not counted:
        raise ModelError("no round is left for these rules; give some", "model-no-rounds", value=rules.name)
    both: dict[tuple[RoundResult, bool], float] = defaultdict(float)
    for (result, sums), weight in weights.items():
        both[result, sums] += weight / counted / 2
        both[sides_changed(result), sums] += weight / counted / 2
    rounds = tuple(ModelRound(result, chance, sums) for (result, sums), chance in both.items())
    return RoundModel(rounds=rounds, counted=int(counted) + left_out, left_out=left_out / (counted + left_out))


def sides_changed(result: RoundResult) -> RoundResult:
    """Return the result with both sides changed: each seat has what its neighbour of the other side had, N that of E and S that of W.

    >>> from spades_teach.core.notation import read_bids_and_tricks
    >>> sides_changed(read_bids_and_tricks("N:4 E:3 S:nil W:2", "N:5 E:4 S:0 W:4", compose("standard"))).taken
    (4, 5, 4, 0)
    """
    order = (1, 0, 3, 2)
    return RoundResult(tuple(result.bids[place] for place in order), tuple(result.taken[place] for place in order))


def _result(cells: Iterable[tuple[str, str]], rules: RuleSet) -> tuple[RoundResult, bool] | None:
    """Read bids and tricks of both sides; None where they cannot be read, or do not belong together.  Tells also whether sums were shared out."""
    bids: dict[Seat, Bid] = {}
    taken: dict[Seat, int] = {}
    sums = False
    for side, (bid, tricks) in zip(rules.table.sides, cells, strict=True):
        read = _side(bid, tricks, side, rules)
        if read is None:
            return None
        bids |= zip(side.seats, read[0], strict=True)
        taken |= zip(side.seats, read[1], strict=True)
        sums |= read[2]
    if sum(taken.values()) != rules.tricks:
        return None
    seats = rules.table.seats
    return RoundResult(tuple(bids[seat] for seat in seats), tuple(taken[seat] for seat in seats)), sums


def _side(bid: str, tricks: str, side: Side, rules: RuleSet) -> tuple[tuple[Bid, ...], tuple[int, ...], bool] | None:
    said, took = read_bids(bid, side, rules), read_tricks(tricks)
    if said is None or took is None:
        return None
    bids = said.among(len(side.seats)) if isinstance(said, SideSum) else said
    if isinstance(took, int):
        if any(each.promises_none for each in bids):
            return None  # it cannot tell whether the nil was kept
        took = (took - took // 2, took // 2)
        return bids, took, True
    return (bids, took, isinstance(said, SideSum)) if len(took) == len(bids) else None


def _nils(rounds: Iterable[ModelRound]) -> tuple[float, float]:
    kept = failed = 0.0
    for each in rounds:
        good, bad = _kept_and_failed(each.result)
        kept, failed = kept + good * each.chance, failed + bad * each.chance
    return kept, failed


def _kept_and_failed(result: RoundResult) -> tuple[int, int]:
    nils = [taken for bid, taken in zip(result.bids, result.taken, strict=True) if bid.promises_none]
    return nils.count(0), len(nils) - nils.count(0)


def _weighed(rounds: Iterable[ModelRound], kept: float, failed: float) -> Iterator[ModelRound]:
    """Weigh rounds by their nils; those with so many nils stay together as likely as they were."""
    groups: dict[int, list[tuple[ModelRound, float]]] = defaultdict(list)
    for each in rounds:
        good, bad = _kept_and_failed(each.result)
        groups[good + bad].append((each, each.chance * kept**good * failed**bad))
    for group in groups.values():
        share = sum(each.chance for each, _ in group) / sum(weight for _, weight in group)
        yield from (replace(each, chance=weight * share) for each, weight in group if weight)


def _written(each: ModelRound) -> dict[str, object]:
    bids, taken = each.result.bids, each.result.taken
    cells: dict[str, object] = {}
    for name, places in (("NS", (0, 2)), ("EW", (1, 3))):
        apart = not each.sums or any(bids[place].promises_none for place in places)
        cells[f"{name}_bid"] = (
            "+".join(bids[p].name for p in places) if apart else str(sum(bids[p].tricks for p in places))
        )
        cells[f"{name}_tricks"] = (
            "+".join(str(taken[p]) for p in places) if apart else str(sum(taken[p] for p in places))
        )
    return {**cells, "chance": each.chance}
