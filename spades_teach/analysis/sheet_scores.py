r"""A score sheet scored: round by round what each side gets, as far as bids and tricks tell.

>>> scores = score_sheet("round,NS_bid,NS_tricks,EW_bid,EW_tricks\n1,4+3,8,nil+4,0+5\n2,7,6,5,7\n")
>>> [[after.points for after in row.score.sides] for row in scores.rounds], scores.rounds[-1].after.totals
([[71, 141], [-70, 52]], (1, 193))
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from spades_teach.analysis.frames import frame_of
from spades_teach.analysis.given import Rules, rules_of
from spades_teach.analysis.round_facts import plain_fact, seat_named, with_timeout
from spades_teach.analysis.sheets import (
    HEADING_PROBLEMS,
    Sheet,
    SheetProblem,
    SheetRound,
    SideSum,
    read_bids,
    read_sheet,
    read_tricks,
)
from spades_teach.analysis.standings import carried_into, standing_of
from spades_teach.core.arguments import checked
from spades_teach.core.bids import Bid
from spades_teach.core.errors import SpadesError
from spades_teach.core.fact_notation import fact_example, read_facts
from spades_teach.core.judging import refused_bid
from spades_teach.core.matches import Match, Outcome, Standing, record, start_match, surrender
from spades_teach.core.matches import outcome as judge_standing
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.facts import facts_read, facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, goes_unplayed, score_side
from spades_teach.core.table import Seat, Side

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

__all__ = ["ScoredRound", "SheetScores", "read_sheet", "score_sheet"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoredRound:
    """A round, what it came to, and where the match stands after it.  number: from 1.  line: in the file."""

    number: int
    line: int
    score: RoundScore
    after: Standing
    outcome: Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetScores:
    """A match as its sheet tells it.

    names: what the sheet calls the sides.  rounds: up to the first that cannot be scored.  problems: all of them, by line: those of the
    sheet and `too-many` or `too-few` tricks (expected: those of a round), `needs-seats` (who of the partners bid or took how much matters),
    `fact-missing` or `bad-fact` (expected: an example), `refused` (what these rules cannot score) and `after-end` (a round too many).
    winner: a side by its name at the table, None while there is none.
    """

    rules: RuleSet
    names: Mapping[str, str]
    rounds: tuple[ScoredRound, ...]
    problems: tuple[SheetProblem, ...]
    outcome: Outcome

    @property
    def winner(self) -> str | None:
        """The name at the table of the side that has won, None while there is none."""
        place = self.outcome.winner
        return None if place is None else self.rules.table.sides[place].name

    @property
    def is_whole(self) -> bool:
        """Tell whether every round of the sheet is scored."""
        return all(problem.id in HEADING_PROBLEMS for problem in self.problems)

    def to_frame(self) -> Frame:
        """Return a pandas DataFrame, a row for each round: points, total and bags of each side as the sheet calls it, over, winner, reason."""
        kinds = ("points", "total", "bags")
        sides = [self.names[side.name] for side in self.rules.table.sides]
        columns = ["round", *(f"{side}_{kind}" for side in sides for kind in kinds), "over", "winner", "reason"]
        return frame_of(self._rows(), columns, "round")

    def _rows(self) -> Iterator[dict[str, object]]:
        for each in self.rounds:
            row: dict[str, object] = {"round": each.number}
            for score, total, bags in zip(each.score.sides, each.after.totals, each.after.bags, strict=True):
                name = self.names[score.side.name]
                row |= {f"{name}_points": score.points, f"{name}_total": total, f"{name}_bags": bags}
            won = each.outcome.winner
            winner = None if won is None else self.names[self.rules.table.sides[won].name]
            yield row | {"over": each.outcome.over, "winner": winner, "reason": each.outcome.reason}


@checked
def score_sheet(
    source: Sheet | str | Path | Frame, rules: Rules = "standard", *, before: str | Standing | None = None
) -> SheetScores:
    """Score the rounds of a sheet in order, from a standing or from nothing.

    source: a sheet, or what `read_sheet` reads one from.
    What stands in its columns of points, bags and totals is not looked at (`check_sheet` does).  The first round that cannot be scored ends
    the scores, since all that follow depend on it; the problems of those are told all the same.
    A match that is over before the first round has all of them after its end.
    Raises RuleSpecError for rules that cannot be read, NotationError or RecordError for a standing that cannot be read, is of another table, or
    carries more bags than stay on the count, SpadesError for what is no sheet.
    """
    known = rules_of(rules)
    sheet = source if isinstance(source, Sheet) else read_sheet(source, known)
    problems = list(sheet.problems)
    results = [_Reading(known, sheet, each, problems).result() for each in sheet.rounds]
    match = _started(known, sheet, before)
    rows: list[ScoredRound] = []
    for each, result in zip(sheet.rounds, results, strict=True):
        if result is None:
            break
        try:
            _check_bids(match, result, sheet, each, problems)
            match = _given_up(_recorded(match, result, each, problems), each, problems)
        except _StopError:
            break
        rows.append(
            ScoredRound(
                number=each.number,
                line=each.line,
                score=match.scores[-1],
                after=match.standing,
                outcome=match.outcome,
            )
        )
    return SheetScores(
        rules=known,
        names=sheet.names,
        rounds=tuple(rows),
        problems=tuple(sorted(dict.fromkeys(problems), key=lambda problem: problem.line)),
        outcome=match.outcome,
    )


def round_of_sheet(
    each: SheetRound, sheet: Sheet, rules: RuleSet
) -> tuple[RoundResult | None, tuple[SheetProblem, ...]]:
    r"""Return a row read as the result of a round by some rules, None with the problems that keep it from being one.

    >>> from spades_teach.core.variants import compose
    >>> sheet = read_sheet("round,NS_bid,NS_tricks,EW_bid,EW_tricks\n1,4+3,8,nil+4,5\n")
    >>> round_of_sheet(sheet.rounds[0], sheet, compose("standard"))[1][0].id
    'needs-seats'
    """
    problems: list[SheetProblem] = []
    result = _Reading(rules, sheet, each, problems).result()
    return result, tuple(problems)


class _StopError(Exception):
    """A round cannot be scored, and why has been told."""


def _started(rules: RuleSet, sheet: Sheet, before: str | Standing | None) -> Match:
    dealer = seat_named(sheet.rounds[0].others.get("dealer", ""), rules) if sheet.rounds else None
    standing = carried_into(standing_of(before, rules), rules)
    return replace(start_match(rules, dealer), standing=standing, outcome=judge_standing(rules, standing))


def _check_bids(
    match: Match, result: RoundResult, sheet: Sheet, each: SheetRound, problems: list[SheetProblem]
) -> None:
    """Refuse bids that could not be made, where the sheet tells who bid what; raises _StopError after telling why."""
    sides = match.rules.table.sides
    if any(isinstance(read_bids(each.sides[side.name].bid, side, match.rules), SideSum) for side in sides):
        return
    refused = None if match.outcome.over else refused_bid(match.rules, result.bids, match.standing.totals)
    if refused is not None:
        side = match.rules.table.side_of(refused.seat).name
        problems.append(
            SheetProblem(
                line=each.line,
                column=sheet.heading(side, "bid"),
                id="refused",
                value=refused.bid.name,
                reasons=refused.reasons,
            )
        )
        raise _StopError


def _recorded(match: Match, result: RoundResult, each: SheetRound, problems: list[SheetProblem]) -> Match:
    """Return the match with one more round; raises _StopError when it cannot be scored, after telling why."""
    problem = SheetProblem(line=each.line, column="round", id="after-end", value=str(each.number))
    if match.outcome.over:
        problems.append(problem)
        raise _StopError
    untold = facts_untold(match.rules, result, match.standing)
    if untold:
        facts = {fact.name: fact for fact in facts_read(match.rules)}
        owner, _, name = untold[0].rpartition(".")
        written = fact_example(facts[name], match.rules, owner)
        heading, _, value = written.replace(".", "_").partition("=")
        problems.append(replace(problem, id="fact-missing", column=heading, value=name, expected=value))
        raise _StopError
    try:
        return record(match, result)
    except SpadesError as error:
        problems.append(replace(problem, id="refused", reasons=(Reason.of(error.id, **error.facts),)))
        raise _StopError from None


def _given_up(match: Match, each: SheetRound, problems: list[SheetProblem]) -> Match:
    text = each.others.get("surrender", "")
    if not text or match.outcome.over:
        return match
    seat = seat_named(text, match.rules)
    try:
        if seat is not None:
            return surrender(match, seat)
    except SpadesError:
        pass
    seats = " ".join(known.value for known in match.rules.table.seats) if seat is None else ""
    problems.append(SheetProblem(line=each.line, column="surrender", id="unreadable", value=text, expected=seats))
    return match


class _Reading:
    """One row read as the result of a round; what keeps it from being one is told."""

    def __init__(self, rules: RuleSet, sheet: Sheet, each: SheetRound, problems: list[SheetProblem]) -> None:
        self.rules = rules
        self.sheet = sheet
        self.round = each
        self.problems = problems

    def result(self) -> RoundResult | None:
        """Return the result, None where the row does not tell it."""
        bids: dict[Seat, Bid] = {}
        taken: dict[Seat, int] = {}
        told: list[tuple[Side, tuple[Bid, ...] | SideSum, tuple[int, ...] | int]] = []
        for side in self.rules.table.sides:
            cells = self.round.sides[side.name]
            said, took = read_bids(cells.bid, side, self.rules), read_tricks(cells.tricks)
            if said is None or took is None or (isinstance(took, tuple) and len(took) != len(side.seats)):
                return None  # told when the sheet was read
            told.append((side, said, took))
            bids |= dict(zip(side.seats, _shares_of_bids(said, side), strict=True))
            taken |= dict(zip(side.seats, _shares_of_tricks(took, side), strict=True))
        facts = self._facts()
        if facts is None:
            return None
        seats = self.rules.table.seats
        result = RoundResult(
            tuple(bids[seat] for seat in seats), tuple(taken[seat] for seat in seats), (), tuple(sorted(facts.items()))
        )
        if not self._adds_up(result):
            return None
        whole = [self._tells_enough(side, said, took, result) for side, said, took in told]
        return result if all(whole) else None

    def _tell(self, side: Side, kind: str, problem: str, value: str, expected: str = "") -> None:
        column = self.sheet.heading(side.name, kind)
        self.problems.append(
            SheetProblem(line=self.round.line, column=column, id=problem, value=value, expected=expected)
        )

    def _facts(self) -> dict[str, str | int] | None:
        """Return what else the row tells; None where that cannot be read."""
        facts: dict[str, str | int] = {}
        names = {fact.name for fact in facts_read(self.rules)}
        for column, text in self.round.others.items():
            owner, _, name = column.rpartition("_")
            if name not in names:
                continue
            try:
                found = read_facts(
                    f"{owner}.{name}={plain_fact(text)}" if owner else f"{name}={plain_fact(text)}", self.rules
                )
            except SpadesError:
                expected = (
                    "AS" if any(fact.form == "card" and fact.name == name for fact in facts_read(self.rules)) else "1"
                )
                self.problems.append(
                    SheetProblem(line=self.round.line, column=column, id="bad-fact", value=text, expected=expected)
                )
                return None
            facts |= dict(found)
        try:
            return (
                dict(with_timeout(tuple(facts.items()), self.round.others.get("timeout", ""), self.rules))
                if self._timed
                else facts
            )
        except SpadesError:
            value = self.round.others["timeout"]
            self.problems.append(
                SheetProblem(line=self.round.line, column="timeout", id="bad-fact", value=value, expected="1")
            )
            return None

    @property
    def _timed(self) -> bool:
        """Whether the sheet tells of its rounds if the time was up in them."""
        return any("timeout" in each.others for each in self.sheet.rounds)

    def _adds_up(self, result: RoundResult) -> bool:
        dead = int(self.rules.winner.dead_tricks(result)) if hasattr(self.rules.winner, "dead_tricks") else 0
        total, expected = sum(result.taken) + dead, self.rules.tricks
        if total == expected or (total == 0 and goes_unplayed(self.rules, result)):
            return True
        self._tell(
            self.rules.table.sides[0],
            "tricks",
            "too-many" if total > expected else "too-few",
            str(total),
            str(expected),
        )
        return False

    def _tells_enough(
        self, side: Side, said: tuple[Bid, ...] | SideSum, took: tuple[int, ...] | int, result: RoundResult
    ) -> bool:
        """Tell whether it makes no difference how sums are shared among the partners."""
        by_tricks = {self._score(side, _shares_of_bids(said, side), way, result) for way in _every_share(took, side)}
        if len(by_tricks) > 1:
            self._tell(side, "tricks", "needs-seats", self.round.sides[side.name].tricks)
            return False
        by_bids = {self._score(side, way, _shares_of_tricks(took, side), result) for way in _some_bids(said, side)}
        if len(by_bids) > 1:
            self._tell(side, "bid", "needs-seats", self.round.sides[side.name].bid)
            return False
        return True

    def _score(self, side: Side, bids: Sequence[Bid], taken: Sequence[int], result: RoundResult) -> object:
        said, took = list(result.bids), list(result.taken)
        for seat, bid, tricks in zip(side.seats, bids, taken, strict=True):
            said[self.rules.table.index(seat)], took[self.rules.table.index(seat)] = bid, tricks
        try:
            score = score_side(self.rules, RoundResult(tuple(said), tuple(took), (), result.facts), side)
        except SpadesError:
            return None
        return score.bags, score.lines


def _shares_of_bids(said: tuple[Bid, ...] | SideSum, side: Side) -> tuple[Bid, ...]:
    return said.among(len(side.seats)) if isinstance(said, SideSum) else said


def _shares_of_tricks(took: tuple[int, ...] | int, side: Side) -> tuple[int, ...]:
    if isinstance(took, tuple):
        return took
    each, more = divmod(took, len(side.seats))
    return tuple(each + (place < more) for place in range(len(side.seats)))


def _every_share(took: tuple[int, ...] | int, side: Side) -> Iterator[tuple[int, ...]]:
    if isinstance(took, tuple):
        yield took
    else:
        yield from _compositions(min(took, _MOST_SHARED), len(side.seats))


_MOST_SHARED = 60
"""Tricks whose shares are tried; no round has so many."""


def _some_bids(said: tuple[Bid, ...] | SideSum, side: Side) -> Iterator[tuple[Bid, ...]]:
    """Yield a sum of bids as even as can be, the other way round, and as uneven as can be."""
    bids = _shares_of_bids(said, side)
    yield bids
    if isinstance(said, SideSum) and not said.others and len(bids) > 1:
        low = [SideSum(1).among(1)[0]] * (len(bids) - 1)
        high = SideSum(said.tricks - len(low)).among(1)[0]
        yield bids[::-1]
        yield (high, *low)
        yield (*low, high)


def _compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _compositions(total - first, parts - 1):
            yield first, *rest
