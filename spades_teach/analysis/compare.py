"""One match under several rule sets, side by side: what each round is worth, who wins where, and where they part.

The rounds stay what they were: the same bids and the same tricks, scored by each rule set from the same standing.  That is an answer
about scoring alone.  People who had known other rules would have bid and played otherwise, and a limit on bids (a board, say) is not judged.

>>> evening = [
...     ("N:4 E:3 S:4 W:2", "N:5 E:3 S:3 W:2"),
...     ("N:nil E:4 S:5 W:3", "N:1 E:4 S:4 W:4"),
... ]
>>> found = compare_rules(evening, ["standard", "helping-nil"])
>>> [(row.rules, row.side, row.points, row.total) for row in found.rounds if row.round == 2 and row.side == "NS"]
[('standard', 'NS', -149, -69), ('helping-nil', 'NS', -50, 30)]
>>> found.first_parting.round, [(line.side, line.reason, line.points) for line in found.first_parting.lines]
(2, [('NS', 'contract-set', (-50, None)), ('NS', 'bags', (1, None)), ('NS', 'contract-made', (None, 50))])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from spades_teach.analysis.differences import Difference, smallest_difference
from spades_teach.analysis.evenings import Told, told_rounds
from spades_teach.analysis.shown import ShownAsTable
from spades_teach.analysis.standings import carried_into, standing_of
from spades_teach.core.arguments import checked
from spades_teach.core.errors import RecordError, SpadesError, shown
from spades_teach.core.matches import Match, outcome, record, start_match
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import ScoreLine
from spades_teach.core.scores import points_by_reason
from spades_teach.core.variants import RuleSpec, compose

if TYPE_CHECKING:
    import pandas

    from spades_teach.analysis.picture import Picture

AnyRules: TypeAlias = str | RuleSpec | RuleSet

State = Literal["scored", "ended", "untold"]
Kind = Literal["points", "total", "outcome", "state"]

COLUMNS = ("round", "rules", "side", "state", "points", "bags", "total", "over", "winner", "lines")
MEASURES = ("points", "bags", "total")


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One side in one round by one rule set.

    rules: its name in the comparison.  state: `scored`; `ended`, the match was over before this round; `untold`, this round or an earlier
    one cannot be scored by these rules.  points, bags (carried on), total (after the round): None where it is not scored; bags also where
    these rules carry none.
    over, winner: how the match stands after the round.
    """

    round: int
    rules: str
    side: str
    state: State
    points: int | None = None
    bags: int | None = None
    total: int | None = None
    over: bool = False
    winner: str | None = None
    lines: tuple[ScoreLine, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Why a rule set cannot score a round: the id and facts of the error, and its text.  Nothing after that round is scored there."""

    round: int
    rules: str
    id: str
    facts: Mapping[str, str | int] = field(hash=False)
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """How the match stands by one rule set when the rounds are through.

    round: the one after which it was over, 0 where it was before the first; None where it goes on.  unplayed: rounds that came after the
    end and are not scored there.
    totals: by side, after the last round that was scored.  problem: a round that these rules could not score, None where there is none.
    """

    rules: str
    over: bool
    round: int | None
    winner: str | None
    reason: str | None
    unplayed: int
    totals: Mapping[str, int] = field(hash=False)
    problem: Problem | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LineDifference:
    """The points for one reason, at both tables; None where a table has no such line."""

    side: str
    reason: str
    points: tuple[int | None, int | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parting:
    """The first round after which two rule sets do not say the same.

    kinds: what differs, of `points`, `total`, `outcome` (over, or who won) and `state` (one scores the round, the other does not).
    sides: whose points or totals differ.  lines: the reasons with other points, as the sides score them.
    """

    round: int
    first: str
    second: str
    kinds: tuple[Kind, ...]
    sides: tuple[str, ...]
    lines: tuple[LineDifference, ...]


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Comparison(ShownAsTable):
    """One match under several rule sets; see `compare_rules`."""

    names: tuple[str, ...]
    rule_sets: tuple[RuleSet, ...] = field(repr=False)
    sides: tuple[str, ...]
    start: tuple[int, ...]  # totals before the first round, by side
    count: int  # rounds that were told
    rounds: tuple[Row, ...] = field(repr=False)  # by round, then rule set, then side
    endings: tuple[Ending, ...]
    problems: tuple[Problem, ...]

    @property
    def winners(self) -> dict[str, str | None]:
        """Who wins by each rule set, None where the match goes on or could not be scored to its end.

        >>> compare_rules([("N:5 E:3 S:4 W:1", "N:6 E:3 S:3 W:1")], ["standard", "standard+short-game-300:target=90"]).winners
        {'standard': None, 'standard+short-game-300:target=90': 'NS'}
        """
        return {ending.rules: ending.winner for ending in self.endings}

    @property
    def winners_part(self) -> int | None:
        """The first round after which the winners differ; None where all rule sets have the same winner, or none, in the end."""
        if len(set(self.winners.values())) < 2:
            return None
        for number in range(1, self.count + 1):
            if len({self.row(name, number, self.sides[0]).winner for name in self.names}) > 1:
                return number
        return None

    @property
    def partings(self) -> dict[tuple[str, str], Parting | None]:
        """Where each pair of rule sets parts first, None where it never does."""
        return {(one, other): self.parting(one, other) for one, other in combinations(self.names, 2)}

    @property
    def first_parting(self) -> Parting | None:
        """The first round in which any two of the rule sets part; the pair is the first such one."""
        found = [parting for parting in self.partings.values() if parting is not None]
        return min(found, key=lambda parting: parting.round, default=None)

    @checked
    def parting(self, first: str, second: str) -> Parting | None:
        """Return where two of the rule sets part first, None where they never do.  Raises SpadesError for a name that is not compared."""
        self._place(first), self._place(second)
        for number in range(1, self.count + 1):
            pairs = [(self.row(first, number, side), self.row(second, number, side)) for side in self.sides]
            kinds = tuple(kind for kind in _KINDS if any(_differs(kind, *pair) for pair in pairs))
            if kinds:
                return Parting(
                    round=number,
                    first=first,
                    second=second,
                    kinds=kinds,
                    sides=tuple(
                        pair[0].side for pair in pairs if any(_differs(kind, *pair) for kind in ("points", "total"))
                    ),
                    lines=tuple(line for pair in pairs for line in line_differences(*pair)),
                )
        return None

    @checked
    def difference(self, first: str, second: str) -> Difference | None:
        """Return the smallest situation at all in which two of the rule sets differ, as `spades-teach rules compare` finds it.

        >>> found = compare_rules([], ["standard", "standard+bag-penalty-short"])
        >>> found.difference("standard", "standard+bag-penalty-short").given
        (('side', 'NS'), ('bids', 'N:3 E:4 S:3 W:3'), ('tricks', 'N:9 E:1 S:3 W:0'))
        """
        one, other = (self.rule_sets[self._place(name)] for name in (first, second))
        return smallest_difference(one, other)

    def _told(self) -> str:
        return f"{', '.join(self.names)}; rounds: {self.count}"

    def to_frame(self, *, wide: bool = False) -> pandas.DataFrame:
        """Return the rows as a DataFrame.

        Tidy: a row per round, rule set and side, with points, bags, total, state, outcome and the reasons of the lines.  wide: a row per
        round, indexed by it, and a column for each rule set, side and number (a MultiIndex).  Numbers are Int64, <NA> where nothing is scored.

        >>> found = compare_rules([("N:4 E:3 S:4 W:2", "N:5 E:3 S:4 W:1")], ["standard", "standard+no-overs"])
        >>> found.to_frame(wide=True)["standard", "NS", "total"].to_list()
        [81]
        """
        import pandas

        frame = pandas.DataFrame([_cells(row) for row in self.rounds], columns=list(COLUMNS))
        frame = frame.astype({"round": "int64", **dict.fromkeys(MEASURES, "Int64"), "over": "bool"})
        if not wide:
            return frame
        table = frame.pivot(index="round", columns=["rules", "side"], values=list(MEASURES))
        order = [(name, side, kind) for name in self.names for side in self.sides for kind in MEASURES]
        labels = pandas.MultiIndex.from_tuples(order, names=["rules", "side", None])
        return table.reorder_levels([1, 2, 0], axis=1).reindex(columns=labels).astype("Int64")

    @checked
    def chart(self, lang: str = "en", *, side: str | None = None) -> Picture:
        """Return the course of the match as a picture, a line per rule set that ends where the match is over there.

        side: show this side's totals; left out, how far the first side is ahead, where there are two.
        Raises SpadesError for a side that is not at the table, or a language that there is not.

        >>> compare_rules([("N:4 E:3 S:4 W:2", "N:5 E:3 S:4 W:1")], ["standard", "standard+no-overs"]).chart().table.rows[-1]
        ('No overs', 1, 130)
        """
        from spades_teach.analysis.compare_chart import comparison_chart

        return comparison_chart(self, lang, side)

    @checked
    def row(self, name: str, number: int, side: str) -> Row:
        """Return what one side gets in one round by one rule set; raises SpadesError for what is not compared."""
        width = len(self.names) * len(self.sides)
        for value, known in ((number, range(1, self.count + 1)), (side, self.sides)):
            if value not in known:
                expected = ", ".join(map(str, known)) or "none"
                raise SpadesError(
                    f"{shown(value)} is not compared; expected one of {expected}",
                    "not-compared",
                    value=shown(value, str),
                    expected=expected,
                )
        return self.rounds[(number - 1) * width + self._place(name) * len(self.sides) + self.sides.index(side)]

    def _place(self, name: str) -> int:
        if name not in self.names:
            expected = ", ".join(self.names)
            raise SpadesError(
                f"{shown(name)} is none of the rule sets compared; expected one of {expected}",
                "not-compared",
                value=shown(name, str),
                expected=expected,
            )
        return self.names.index(name)


_KINDS: tuple[Kind, ...] = ("state", "points", "total", "outcome")


@checked
def compare_rules(
    rounds: Any,
    rule_sets: AnyRules | Sequence[AnyRules] | Mapping[str, AnyRules],
    *,
    before: str | Standing | None = None,
) -> Comparison:
    """Score the rounds of one match by each rule set, side by side.

    rounds: in order, each a pair of texts `("N:4 E:3 S:nil W:2", "N:5 E:3 S:0 W:5")`, where rules ask for more a third with facts
    (`"NS.last-trick=AS"`), or a RoundResult; a Match; a Sheet of `read_sheet`; or a DataFrame with the columns of a sheet.
    rule_sets: rule specs or RuleSets of one table; a mapping gives them names, else each is called by its spec.  One that stands twice counts once.
    before: totals and bags before the first round, `"NS:120/3 EW:95/0"`; nothing when left out.

    A match that is over under one rule set ends there, be it before the first round: its further rounds are told as `ended` and have no points.
    A round that a rule set cannot score (a bid it does not know, a fact that it needs, more bags carried in than it lets stay) is a `Problem`,
    and nothing after it is scored by these rules.
    Raises SpadesError for rules that cannot be read, rule sets of different tables or of one name, or rounds in no form that is known.
    """
    tables = _named(rule_sets)
    told = told_rounds(rounds)
    folded = [_fold(name, rules, told, before) for name, rules in tables.items()]
    first = next(iter(tables.values()))
    return Comparison(
        names=tuple(tables),
        rule_sets=tuple(tables.values()),
        sides=tuple(side.name for side in first.table.sides),
        start=standing_of(before, first).totals,
        count=len(told),
        rounds=tuple(row for number in range(len(told)) for rows, _ in folded for row in rows[number]),
        endings=tuple(ending for _, ending in folded),
        problems=tuple(ending.problem for _, ending in folded if ending.problem is not None),
    )


def line_differences(one: Row, other: Row) -> tuple[LineDifference, ...]:
    """Return the reasons for which two rows give other points: those of the first in their order, then those that the second alone has."""
    here, there = points_by_reason(one.lines), points_by_reason(other.lines)
    return tuple(
        LineDifference(side=one.side, reason=reason, points=(here.get(reason), there.get(reason)))
        for reason in dict.fromkeys((*here, *there))
        if here.get(reason) != there.get(reason)
    )


# How it is worked out


def _named(rule_sets: AnyRules | Sequence[AnyRules] | Mapping[str, AnyRules]) -> dict[str, RuleSet]:
    if isinstance(rule_sets, str | RuleSpec | RuleSet):
        rule_sets = (rule_sets,)
    tables: dict[str, RuleSet] = {}
    if isinstance(rule_sets, Mapping):
        for name, each in rule_sets.items():
            if str(name) in tables:
                raise _one_name(str(name))
            tables[str(name)] = _composed(each)
    else:
        for each in rule_sets:
            rules = _composed(each)
            if tables.setdefault(rules.name, rules) != rules:
                raise _one_name(rules.name)
    if not tables:
        raise SpadesError("no rule sets to compare; give one or more, such as 'standard'", "nothing-to-compare")
    first = next(iter(tables.values()))
    for rules in tables.values():
        if rules.table != first.table:
            raise SpadesError(
                f"{first.name!r} and {rules.name!r} are for different tables; compare rule sets with the same seats and sides",
                "tables-differ",
                first=first.name,
                second=rules.name,
            )
    return tables


def _composed(rules: AnyRules) -> RuleSet:
    return rules if isinstance(rules, RuleSet) else compose(rules)


def _one_name(name: str) -> SpadesError:
    return SpadesError(
        f"two rule sets are called {name!r}; give each a name that is written otherwise", "one-name", value=name
    )


def _fold(
    name: str, rules: RuleSet, told: Sequence[Told], before: str | Standing | None
) -> tuple[list[list[Row]], Ending]:
    """Score the rounds by one rule set, one after the other."""
    match, problem = _started(name, rules, before)
    rows: list[list[Row]] = []
    ended = 0 if match.outcome.over else None
    for number, each in enumerate(told, 1):
        if problem is None and not match.outcome.over:
            try:
                match = _record(match, each)
                rows.append(_scored(name, number, match))
                ended = number if match.outcome.over else None
                continue
            except SpadesError as error:
                problem = _problem(name, number, error)
        rows.append(_unscored(name, number, match, "ended" if problem is None else "untold"))
    sides = (side.name for side in rules.table.sides)
    ending = Ending(
        rules=name,
        over=match.outcome.over,
        round=ended,
        winner=match.winner,
        reason=match.outcome.reason,
        unplayed=sum(each[0].state == "ended" for each in rows),
        totals=dict(zip(sides, match.standing.totals, strict=True)),
        problem=problem,
    )
    return rows, ending


def _started(name: str, rules: RuleSet, before: str | Standing | None) -> tuple[Match, Problem | None]:
    """Return the match as it stands before the first round, with what keeps these rules from scoring that."""
    match, standing = start_match(rules), standing_of(before, rules)
    try:
        standing = carried_into(standing, rules)
    except RecordError as error:
        return replace(match, standing=standing), _problem(name, 1, error)
    return replace(match, standing=standing, outcome=outcome(rules, standing)), None


def _problem(name: str, number: int, error: SpadesError) -> Problem:
    return Problem(round=number, rules=name, id=error.id, facts=dict(error.facts), text=str(error))


def _record(match: Match, told: Told) -> Match:
    result = told.by(match.rules)
    played = record(match, result)
    missing = facts_untold(match.rules, played.results[-1], match.standing)
    if missing:
        raise RecordError(
            f"{match.rules.name!r} scores by what bids and tricks do not tell; tell {', '.join(missing)} besides",
            "facts-untold",
            rules=match.rules.name,
            value=", ".join(missing),
        )
    return played


def _scored(name: str, number: int, match: Match) -> list[Row]:
    outcome = match.outcome
    counts = match.rules.has("terms.bag-penalty")
    return [
        Row(
            round=number,
            rules=name,
            side=side.side.name,
            state="scored",
            points=side.points,
            bags=side.bags if counts else None,
            total=total,
            over=outcome.over,
            winner=match.winner,
            lines=side.lines,
        )
        for side, total in zip(match.scores[-1].sides, match.standing.totals, strict=True)
    ]


def _unscored(name: str, number: int, match: Match, state: State) -> list[Row]:
    return [
        Row(round=number, rules=name, side=side.name, state=state, over=match.outcome.over, winner=match.winner)
        for side in match.rules.table.sides
    ]


def _differs(kind: str, one: Row, other: Row) -> bool:
    if kind == "outcome":
        return (one.over, one.winner) != (other.over, other.winner)
    if kind != "state" and one.state != other.state:
        return False
    return bool(getattr(one, kind) != getattr(other, kind))


def _cells(row: Row) -> tuple[object, ...]:
    return (
        row.round, row.rules, row.side, row.state, row.points, row.bags, row.total, row.over, row.winner,
        " ".join(points_by_reason(row.lines)),
    )  # fmt: skip
