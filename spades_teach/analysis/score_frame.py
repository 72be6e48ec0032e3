"""Score a DataFrame of rounds by any rules: points, lines, bags carried, totals and outcome.

A row is a round.  Columns are those of score sheets (`analysis.columns`): bids and tricks of each seat (`N_bid`, `N_tricks`, ...) or of each side
(`NS_bid`, `NS_tricks`), facts that the rules read, and `match`, whose values tell which rounds make one match.  Rounds stand in the order in
which they were played.

| column of `.rounds`      | what                                                                                              |
|--------------------------|---------------------------------------------------------------------------------------------------|
| `NS_points`, `EW_points` | points of the round, a column for each side                                                        |
| `NS_bags`, `NS_total`    | bags carried and total after it                                                                    |
| `over`                   | whether the match is over after it                                                                 |
| `winner`                 | the side that has won                                                                              |
| `reason`                 | why the match is over, or why it goes on where that needs one (`tie-plays-on`)                      |
| `state`                  | `scored`; `wrong`; `waiting`, behind a wrong row of its match; `after-end`, behind the end of it     |

A wrong row has no points, and the rows behind it in its match wait for it: their bags and totals cannot be known.  Rounds after the end of a match
are scored as if it had gone on; who had won stays the winner.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeAlias

from spades_teach.analysis.columns import read_columns
from spades_teach.analysis.given import Rules, rules_of
from spades_teach.analysis.score_kernels import Engine, SideColumns, outcomes, run_side, unknown
from spades_teach.analysis.score_lines import Lines, RowLines, TableLines
from spades_teach.analysis.score_matches import AFTER_END, SCORED, STATES, WAITING, WRONG, Groups, Verdicts, groups_of
from spades_teach.analysis.score_problems import FrameProblem
from spades_teach.analysis.score_reading import Reading, read_frame
from spades_teach.analysis.score_rows import RowScorer, ScoredRow
from spades_teach.analysis.score_table import NoTableError, RulesTable, asks_of_a_round, table_of
from spades_teach.analysis.shown import ShownAsTable
from spades_teach.analysis.standings import carried_into, standing_of
from spades_teach.core.arguments import checked
from spades_teach.core.bids import Bid
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_read
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    import pandas

Array: TypeAlias = Any

FARTHEST = 10**15
"""Points and bags from before: far more than any match has, and room for those of millions of rounds in 64 bits."""


@dataclass(frozen=True, kw_only=True, repr=False)
class ScoredFrame(ShownAsTable):
    """The rounds of a frame, scored.

    rounds: a row for each row of the frame, with its index.  problems: all that is wrong, by `row` (of the index; none for a heading), `column`,
    `value`, `expected` and `id` (those of score sheets, see `FrameProblem`).
    needs: columns that these rules need besides, and that the frame has not.
    """

    rounds: pandas.DataFrame
    problems: pandas.DataFrame
    needs: tuple[str, ...]
    rules: RuleSet
    _lines: Callable[[], pandas.DataFrame]

    @cached_property
    def lines(self) -> pandas.DataFrame:
        """The lines of every score, one in a row: `row` (of the index), `side`, `reason` and `points`; worked out when first asked for."""
        return self._lines()

    def to_frame(self) -> pandas.DataFrame:
        """Return the rounds."""
        return self.rounds

    def _told(self) -> str:
        return f"{self.rules.name!r}; rounds: {len(self.rounds)}, problems: {len(self.problems)}"


@checked
def score_frame(
    frame: pandas.DataFrame, rules: Rules = "standard", *, before: str | Standing | None = None
) -> ScoredFrame:
    """Score the rounds of a frame.

    rules: a rule spec or a rule set.  before: totals and bags with which every match begins, such as "NS:337/7"; where it is over by then all
    rounds are behind its end.
    Raises SpadesError where no columns tell bids and tricks of every side, and for more bags than can be carried; what is wrong in rows is told by
    `problems`, and the others are scored.

    >>> import pandas
    >>> sheet = pandas.DataFrame({"NS_bid": [5, 4], "NS_tricks": [8, 4], "EW_bid": [5, 8], "EW_tricks": [5, 9]})
    >>> scored = score_frame(sheet, before="NS:337/7")
    >>> scored.rounds[["NS_points", "NS_bags", "NS_total"]].to_numpy().tolist()
    [[-47, 0, 290], [40, 0, 330]]
    >>> scored.lines[scored.lines.row == 0].reason.tolist()
    ['contract-made', 'bags', 'bag-penalty', 'contract-made']
    """
    rule_set = rules_of(rules)
    start = _standing(before, rule_set)
    table = table_of(rule_set)
    told = _with_index(_checked(frame), rule_set)
    reading = read_frame(told, table)
    groups = groups_of(told, reading.columns)
    work = _by_table(table, reading, groups, start) or _by_rows(table, reading, groups, start)
    return _answer(frame, reading, groups, work)


def _checked(frame: object) -> pandas.DataFrame:
    import pandas

    if isinstance(frame, pandas.DataFrame):
        return frame
    raise SpadesError(
        f"{shown(frame)} is no DataFrame; read a sheet with pandas first, e.g. pandas.read_csv('sheet.csv')",
        "frame-no-frame",
        value=shown(frame),
    )


def _with_index(frame: pandas.DataFrame, rules: RuleSet) -> pandas.DataFrame:
    """Return the frame with the levels of its index that tell something, such as `match`, as columns; the frame given stays as it is."""
    levels = [name for name in frame.index.names if isinstance(name, str) and name not in frame.columns]
    told = [level for level in levels if read_columns([level], rules).known]
    extra = {level: frame.index.get_level_values(level).array for level in told}
    return frame.assign(**extra) if extra else frame


def _standing(before: str | Standing | None, rules: RuleSet) -> Standing:
    standing = carried_into(standing_of(before, rules), rules)
    for total in (*standing.totals, *standing.bags):
        if abs(total) > FARTHEST:
            raise SpadesError(
                f"{total} before the first round; a table has room for totals and bags of up to {FARTHEST:,}",
                "bad-argument",
                name="before",
                value=str(total),
                expected=f"up to {FARTHEST}",
            )
    return standing


@dataclass(frozen=True, kw_only=True)
class _Work:
    """What was worked out, in the order of the matches."""

    sides: Sequence[SideColumns]
    verdicts: Verdicts
    lines: Callable[[Array], Lines]
    needs: tuple[str, ...] = ()


# By tables


def _by_table(
    table: RulesTable, reading: Reading, groups: Groups, start: Standing, engine: Engine = "auto"
) -> _Work | None:
    """Score by the tables of the sides; None where these do not hold."""
    if not table.holds or reading.facts is not None or reading.resigned or start.won is not None:
        return None
    if asks_of_a_round(table.rules, start):
        return None
    bids, taken = [list(map(groups.ordered, columns)) for columns in (reading.bids, reading.taken)]
    bad = _with_wrong_sums(table.rules, reading, groups, taken)
    found = []
    for side in table.sides:
        seats = [table.rules.table.index(seat) for seat in side.side.seats]
        found.append(outcomes([bids[seat] for seat in seats], [taken[seat] for seat in seats], side.bits))
        try:
            side.fill(unknown(side, found[-1] if bad is None else found[-1][~bad]))
        except NoTableError:
            table.holds = False
            return None
    bad = _with_refused(table, reading, groups, found, bad)
    columns = []
    for side, outcome, carried, total in zip(table.sides, found, start.bags, start.totals, strict=True):
        if bad is not None:
            outcome[bad] = next(iter(side.entries), 0)
        columns.append(run_side(side, outcome, first=groups.first, bags=carried, total=total, engine=engine))
    verdicts = table.judge.judge([side.total for side in columns], groups, bad, start)
    lines = TableLines(table=table, found=found, columns=columns, groups=groups, start=start)
    return _Work(sides=columns, verdicts=verdicts, lines=lines)


def _with_wrong_sums(rules: RuleSet, reading: Reading, groups: Groups, taken: Sequence[Array]) -> Array | None:
    """Tell the rows whose tricks are not those of a round; return all rows that cannot be scored, in the order of the matches."""
    total = taken[0].copy()
    for column in taken[1:]:
        total += column
    bad = None if reading.bad is None else groups.ordered(reading.bad)
    wrong = total != rules.tricks
    if not wrong.any():
        return bad
    heading, expected = reading.headings("tricks"), str(rules.tricks)
    for id_, wrong_so in (("too-many", total > rules.tricks), ("too-few", total < rules.tricks)):
        rows = (wrong_so if bad is None else wrong_so & ~bad).nonzero()[0]
        reading.problems.add_many(groups.places(rows), heading, id_, total[rows].astype(str), expected)
    return wrong if bad is None else wrong | bad


def _with_refused(
    table: RulesTable, reading: Reading, groups: Groups, found: Sequence[Array], bad: Array | None
) -> Array | None:
    """Tell the rows that the engine refuses; return all rows that cannot be scored."""
    import numpy

    every = bad
    for side, outcome in zip(table.sides, found, strict=True):
        if not side.refused:
            continue
        refused = numpy.isin(outcome, list(side.refused))
        for row in numpy.flatnonzero(refused if bad is None else refused & ~bad).tolist():
            number = int(outcome[row])
            bids = dict(zip(side.side.seats, side.read(number)[0], strict=True))
            reading.problems.add(_problem_of(side.refused[number], groups.place(row), reading, bids))
        every = refused if every is None else every | refused
    return every


# Round by round


def _by_rows(table: RulesTable, reading: Reading, groups: Groups, start: Standing) -> _Work:
    """Score by the scalar engine."""
    rules = table.rules
    results: list[RoundResult | None] = []
    bids = [[table.codes.bids[code] for code in groups.ordered(column).tolist()] for column in reading.bids]
    taken = [groups.ordered(column).tolist() for column in reading.taken]
    for row, (made, took) in enumerate(zip(zip(*bids, strict=True), zip(*taken, strict=True), strict=True)):
        place = groups.place(row)
        facts = () if reading.facts is None else reading.facts[place]
        bad = reading.bad is not None and reading.bad[place]
        results.append(None if bad else RoundResult(made, took, (), facts))
    scorer, scored = RowScorer(rules), list[ScoredRow]()
    bounds = [*groups.starts.tolist(), groups.rows]
    for begin, end in pairwise(bounds):
        places = [groups.place(row) for row in range(begin, end)]
        resigned = {
            number: seat for number, place in enumerate(places) if (seat := reading.resigned.get(place)) is not None
        }
        scored += scorer.match(results[begin:end], start, resigned)
    needs: dict[str, None] = {}
    for row, (one, result) in enumerate(zip(scored, results, strict=True)):
        if one.error is not None and result is not None:
            by_seat = dict(zip(rules.table.seats, result.bids, strict=True))
            reading.problems.add(_problem_of(one.error, groups.place(row), reading, by_seat))
        for name in one.untold:
            headings = _headings_of_fact(name, rules)
            needs |= dict.fromkeys(headings)
            reading.problems.add(
                FrameProblem(place=groups.place(row), column=" ".join(headings), id="fact-missing", value="")
            )
    sides, verdicts = _columns_of(scored, results, groups, len(rules.table.sides))
    known = {column.name for column in reading.columns.known}
    return _Work(
        sides=sides,
        verdicts=verdicts,
        lines=RowLines(scored=scored),
        needs=tuple(name for name in needs if name not in known),
    )


def _headings_of_fact(name: str, rules: RuleSet) -> tuple[str, ...]:
    """Return the columns that may tell a fact: of one owner, or of all where it is anybody's."""
    owner, _, fact = name.rpartition(".")
    by = next(known.by for known in facts_read(rules) if known.name == fact)
    if owner:
        return (f"{owner}_{fact}",)
    if by == "round":
        return (fact,)
    owners = [seat.value for seat in rules.table.seats] if by == "seat" else [side.name for side in rules.table.sides]
    return tuple(f"{each}_{fact}" for each in owners)


def _columns_of(
    scored: Sequence[ScoredRow], results: Sequence[RoundResult | None], groups: Groups, sides: int
) -> tuple[list[SideColumns], Verdicts]:
    """Return scored rows as columns."""
    import numpy

    verdicts = Verdicts.of(groups.rows)
    kinds = ("points", "bags", "total")
    columns = [{kind: numpy.zeros(groups.rows, numpy.int64) for kind in kinds} for _ in range(sides)]
    for row, (one, result) in enumerate(zip(scored, results, strict=True)):
        if one.score is None or one.standing is None:
            wrong = one.error is not None or one.untold or result is None
            verdicts.state[row] = WRONG if wrong else WAITING
            continue
        for place, column in enumerate(columns):
            column["points"][row] = one.score.sides[place].points
            column["bags"][row] = one.standing.bags[place]
            column["total"][row] = one.standing.totals[place]
        verdicts.state[row] = AFTER_END if one.ended_before else SCORED
        verdicts.over[row] = one.outcome.over
        verdicts.winner[row] = -1 if one.outcome.winner is None else one.outcome.winner
        verdicts.reason[row] = verdicts.code_of(one.outcome.reason)
    return [SideColumns(**column) for column in columns], verdicts


# What is answered


def _problem_of(error: SpadesError, place: int, reading: Reading, bids: Mapping[Seat, Bid]) -> FrameProblem:
    """Return an error of the engine as a problem of a row; bids: by the seats that it may be about."""
    facts = error.facts
    if error.id == "tricks-do-not-add-up":
        total, expected = int(facts["total"]), int(facts["expected"])
        return FrameProblem(
            place=place,
            column=reading.headings("tricks"),
            id="too-many" if total > expected else "too-few",
            value=str(total),
            expected=str(expected),
        )
    table, columns = reading.columns.rules.table, reading.columns
    seats = [seat for seat, bid in bids.items() if bid.name == facts.get("bid", bid.name)]
    found = [columns.of_seat(seat.value, "bid") or columns.of_side(table.side_of(seat).name, "bid") for seat in seats]
    heading = " ".join(dict.fromkeys(column.heading for column in found if column is not None))
    return FrameProblem(place=place, column=heading, id=error.id, value=str(facts.get("bid", facts.get("value", ""))))


def _tell_late_rounds(groups: Groups, verdicts: Verdicts, reading: Reading) -> None:
    """Tell each match that has rounds after its end: the first of them, and how many there are."""
    import numpy

    late = numpy.flatnonzero(verdicts.state == AFTER_END)
    _, first, counts = numpy.unique(groups.match_of(late), return_index=True, return_counts=True)
    heading = reading.columns.find("match")
    column = "" if heading is None else heading.heading
    reading.problems.add_many(groups.places(late[first]), column, "after-end", counts.astype(str))


def _answer(frame: pandas.DataFrame, reading: Reading, groups: Groups, work: _Work) -> ScoredFrame:
    import numpy
    import pandas

    verdicts, rules = work.verdicts, reading.columns.rules
    _tell_late_rounds(groups, verdicts, reading)
    state = groups.as_in_frame(verdicts.state)
    unscored = (state == WRONG) | (state == WAITING)
    some = bool(unscored.any())
    names = [side.name for side in rules.table.sides]
    columns: dict[str, Any] = {}

    def mask() -> Array:
        return unscored.copy() if some else numpy.zeros(groups.rows, bool)

    def without(values: Array, nothing: int) -> Array:
        if some:
            values[unscored] = nothing
        return values

    for name, side in zip(names, work.sides, strict=True):
        bags = side.bags.copy() if groups.order is None else side.bags  # lines are worked out from these
        for kind, values in (("points", side.points), ("bags", bags), ("total", side.total)):
            shown_values = without(groups.as_in_frame(values), 0)
            columns[f"{name}_{kind}"] = pandas.arrays.IntegerArray(shown_values, mask())
    columns["over"] = pandas.arrays.BooleanArray(groups.as_in_frame(verdicts.over), mask())
    for kind, codes, words in (("winner", verdicts.winner, names), ("reason", verdicts.reason, verdicts.reasons)):
        places = without(groups.as_in_frame(codes), -1)
        columns[kind] = pandas.Categorical.from_codes(places, pandas.Index(words, dtype=object))
    columns["state"] = pandas.Categorical.from_codes(state, pandas.Index(STATES))
    scored = verdicts.state.copy()

    def lines() -> pandas.DataFrame:
        rows = numpy.flatnonzero((scored == SCORED) | (scored == AFTER_END))
        return work.lines(rows).to_frame(groups, frame.index, names)

    return ScoredFrame(
        rounds=pandas.DataFrame(columns, index=frame.index, copy=False),
        problems=reading.problems.to_frame(frame.index),
        needs=work.needs,
        rules=rules,
        _lines=lines,
    )
