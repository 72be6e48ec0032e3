"""What if?  One round, with some of it varied: bids, tricks, what was carried in, the rules and what is set about them.

Every row is scored by `score_round` and judged by `outcome`, by rule sets that are composed once each.

>>> found = what_if("NS:5 EW:6", "NS:8", over={"bag-penalty.limit": [5, 10], "NS.bags": [4, 7]})
>>> [(row.varied["bag-penalty.limit"], row.varied["NS.bags"], row.of("NS").points) for row in found.rows]  # nobody carries 7 where 5 are paid for
[(5, 4, -47), (10, 4, 53), (10, 7, -47)]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product
from math import prod
from typing import TYPE_CHECKING, TypeAlias

from spades_teach.analysis.end_cases import EndCase, EndSide, split_cases
from spades_teach.analysis.given import Rules
from spades_teach.analysis.shown import ShownAsTable
from spades_teach.analysis.standings import Facts, facts_told, going_on, standing_of
from spades_teach.analysis.trick_splits import bids_of, played_splits, side_bids
from spades_teach.core.arguments import checked, whole_number
from spades_teach.core.bids import Bid
from spades_teach.core.errors import NotationError, RecordError, RuleSpecError, shown
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Outcome, Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat, Side
from spades_teach.core.variants import VARIANTS, Choice, RuleSpec, compose, read_spec, spec_of
from spades_teach.core.variants.registry import own_choices
from spades_teach.core.variants.spec import Value, read_value
from spades_teach.i18n import ascii_digits

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame
    from spades_teach.analysis.picture import Picture

Setting: TypeAlias = int | bool | str | None
"""One value of something that is varied."""

KINDS = ("bid", "tricks", "bags", "total")
CARRIED = ("bags", "total")
"""Those of them that stand before the round; after it they have a column of their own."""

RULES = "rules"
MOST_ROWS = 10_000
"""More rows than this are refused before any is scored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WhatIfRow:
    """One round of the grid: what was varied, as its names say, by which rules it was scored, and what came of it."""

    varied: Mapping[str, Setting]
    rules: str
    case: EndCase

    def of(self, side: str) -> EndSide:
        """Return what came of it for one side: points with their lines, bags carried, total; raises KeyError."""
        return self.case.of(side)

    @property
    def outcome(self) -> Outcome:
        """The verdict on the match."""
        return self.case.outcome


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class WhatIf(ShownAsTable):
    """A grid of rounds, made by `what_if`.

    axes: what was varied, by name, with its values in order; the first changes slowest.  Where the tricks are open their splits come last.
    """

    sides: tuple[str, ...]
    axes: Mapping[str, tuple[Setting, ...]]
    rows: tuple[WhatIfRow, ...]

    def _told(self) -> str:
        return f"{', '.join(self.axes)}; rows: {len(self.rows)}"

    def to_frame(self) -> Frame:
        """Return a DataFrame with a row per round.

        Columns: what was varied (`bag-penalty.limit`; `N.bid` as `N_bid`, `NS.bags` as `NS_bags_before`), then the tricks of each side, nils,
        points, bags and total of each side with the reasons of its lines, `over`, `winner` and `reason`.

        >>> frame = what_if("NS:5 EW:6", "NS:8", over={"bag-penalty.limit": [5, 10]}).to_frame()
        >>> frame[["bag-penalty.limit", "NS_tricks", "NS_points", "NS_bags"]].values.tolist()
        [[5, 8, 53, 3], [10, 8, 53, 3]]
        """
        import pandas

        return pandas.DataFrame([_cells(row) for row in self.rows])

    @checked
    def chart(
        self, lang: str | None = None, *, x: str | None = None, y: str | None = None, side: str | None = None
    ) -> Picture:
        """Return a heat map of a side's points: one thing that was varied across, another down.

        lang: of its words; else the system's.  x: else the last axis.  y: else the first other axis, or the sides where there is none.
        side: else the first one.  What else is varied stands at its first value, which the subtitle says.  Raises RecordError for an axis or
        side that there is not.
        """
        from spades_teach.analysis.scenario_chart import chart_of

        return chart_of(self, lang, x=x, y=y, side=side)


def _cells(row: WhatIfRow) -> dict[str, object]:
    case, found = row.case, dict[str, object]()
    for name, value in row.varied.items():
        owner, _, kind = name.partition(".")
        before = "_before" if kind in CARRIED else ""
        found[f"{owner}_{kind}{before}" if kind in KINDS else name] = value
    for side in case.sides:
        found[f"{side.name}_tricks"] = side.tricks
    for nil in case.nils:
        found[f"{nil.seat.value}_nil"] = "kept" if nil.kept else "failed"
        found[f"{nil.seat.value}_nil_tricks"] = nil.written
    for side in case.sides:
        found |= {
            f"{side.name}_points": side.points,
            f"{side.name}_bags": side.bags,
            f"{side.name}_total": side.total,
            f"{side.name}_reasons": " ".join(side.reasons),
        }
    return found | {"over": case.over, "winner": case.winner, "reason": case.outcome.reason}


@checked
def what_if(
    bids: str | Sequence[Bid],
    tricks: str | None = None,
    *,
    before: str | Standing = "",
    rules: Rules = "standard",
    over: Mapping[str, Iterable[Setting] | Setting] | None = None,
    facts: Facts | None = None,
) -> WhatIf:
    """Score a round with some of it varied, every combination once.

    bids: by seat, `N:4 E:nil S:3 W:2`, or by side, `NS:7 EW:3+nil`.  tricks: by seat, `N:5 E:3 S:0 W:5`, or by side, `NS:7`, where the last side
    takes the rest; all splits when left out.  before: totals and bags carried in, `NS:337/7`.  facts: what else these rules need.
    over: what is varied, by name, each with its values:

    | name                | what                                                                    | values                     |
    |---------------------|-------------------------------------------------------------------------|----------------------------|
    | `bag-penalty.limit` | what is set about a variant, which is switched on where it is not       | as in a rule spec          |
    | `rules`             | the whole table                                                         | rule specs                 |
    | `N.bid`, `NS.bid`   | the bid of a seat, or of a side                                         | 4, `"nil"` or 0; `"3+nil"` |
    | `NS.tricks`         | tricks of a side; with two sides the other takes the rest               | 0, 1, ...                  |
    | `S.tricks`          | tricks of one partner among those of the side                           | 0, 1, ...                  |
    | `NS.bags`, `.total` | carried in                                                              | 0, 1, ...                  |

    A nil whose tricks nobody told is two rows and more: kept, and failed by so many tricks as score alike.  A combination that cannot be has no
    row: tricks that do not go together, more bags carried in than a table lets stay, totals at which the match is over.
    Raises RecordError for a grid of more than 10,000 rows (with its size) and where no combination can be, NotationError or RuleSpecError for
    what cannot be read, and for facts that none of the rules reads.
    """
    return _Grid(bids, tricks, before, rules, over or {}, facts or {}).work_out()


class _Grid:
    """The round as given, and how one combination of values changes it."""

    def __init__(
        self,
        bids: str | Sequence[Bid],
        tricks: str | None,
        before: str | Standing,
        rules: Rules,
        over: Mapping[str, Iterable[Setting] | Setting],
        facts: Facts,
    ) -> None:
        self.axes = {name: _values(name, given) for name, given in over.items()}
        self.base = _spec_of(rules)
        self.refused: RecordError | None = None  # why a combination cannot be
        self.rule_sets: dict[tuple[Setting, ...], RuleSet] = {}
        self.rule_axes = [name for name in self.axes if name == RULES or _is_parameter(name)]
        self.table = self._rules({name: self.axes[name][0] for name in self.rule_axes})
        self.bids = bids_of(bids, self.table)
        self.tricks = _tricks_of(tricks or "", self.table)
        self.before, self.facts = standing_of(before, self.table), facts
        self.told: dict[str, Facts] = {}  # of them, what a table reads, by its name
        self.owners = {name: self._owner(name) for name in self.axes if name not in self.rule_axes}

    def work_out(self) -> WhatIf:
        """Score every combination."""
        _check_size(prod(len(self.axes[name]) for name in self.rule_axes))
        self._read_facts()
        open_splits = 1 if self._fixed() else len(played_splits(self.table, self.bids, self.told[self.table.name]))
        _check_size(prod(map(len, self.axes.values())) * open_splits)
        rows: list[WhatIfRow] = []
        for values in product(*self.axes.values()):
            rows += self._rows(dict(zip(self.axes, values, strict=True)))
            _check_size(len(rows))
        if not rows:
            raise self._impossible()
        return WhatIf(
            sides=tuple(side.name for side in self.table.table.sides), axes=self._named(rows), rows=tuple(rows)
        )

    def _read_facts(self) -> None:
        """Read the facts by each table, all of them together knowing each fact."""
        for values in product(*(self.axes[name] for name in self.rule_axes)):
            self._rules(dict(zip(self.rule_axes, values, strict=True)))
        tables = tuple(self.rule_sets.values())
        self.told = {rules.name: facts_told(self.facts, rules, tables) for rules in tables}

    def _named(self, rows: Sequence[WhatIfRow]) -> dict[str, tuple[Setting, ...]]:
        """Return the axes, the splits of open tricks among them."""
        sides = self.table.table.sides
        first = f"{sides[0].name}.tricks"
        if self._fixed() or len(sides) != 2:
            return self.axes
        return {**self.axes, first: tuple(dict.fromkeys(row.case.sides[0].tricks for row in rows))}

    def _fixed(self) -> bool:
        """Tell whether the tricks of the sides are told, in one way or another."""
        told = {*self.tricks, *(owner for name, owner in self.owners.items() if name.endswith(".tricks"))}
        sides = [side for side in self.table.table.sides if side in told or all(seat in told for seat in side.seats)]
        return len(sides) >= len(self.table.table.sides) - 1

    def _rows(self, varied: dict[str, Setting]) -> Iterator[WhatIfRow]:
        rules = self._rules(varied)
        bids, tricks, before = self.bids, dict(self.tricks), self.before
        for name, owner in self.owners.items():
            match name.partition(".")[2]:
                case "bid":
                    bids = self._bid(rules, bids, owner, varied[name])
                case "tricks":
                    tricks[owner] = _number(name, varied[name])
                case kind:
                    before = _carried(
                        before, kind, self.table.table.sides.index(_side(owner)), _number(name, varied[name])
                    )
        try:
            before = going_on(before, rules, self.told[rules.name])
        except RecordError as error:
            self.refused = error
            return
        seats = {owner: took for owner, took in tricks.items() if isinstance(owner, Seat)}
        for split in self._splits(rules, bids, tricks):
            for case in split_cases(rules, bids, split, before, self.told[rules.name], seats).cases:
                yield WhatIfRow(varied=self._told(varied, case), rules=rules.name, case=case)

    def _told(self, varied: Mapping[str, Setting], case: EndCase) -> Mapping[str, Setting]:
        """Return what was varied, the open split included."""
        if self._fixed() or len(case.sides) != 2:
            return dict(varied)
        return {**varied, f"{case.sides[0].name}.tricks": case.sides[0].tricks}

    def _splits(
        self, rules: RuleSet, bids: tuple[Bid, ...], tricks: Mapping[Seat | Side, int]
    ) -> Iterator[tuple[int, ...]]:
        for split in played_splits(rules, bids, self.told[rules.name]):
            if all(tricks.get(side, took) == took for side, took in zip(rules.table.sides, split, strict=True)):
                yield split

    def _rules(self, varied: Mapping[str, Setting]) -> RuleSet:
        """Return the rule set of a combination, composed once."""
        key = tuple(varied[name] for name in self.rule_axes)
        if key not in self.rule_sets:
            rules = _composed(self.base, {name: varied[name] for name in self.rule_axes})
            first = next(iter(self.rule_sets.values()), rules)
            if rules.table != first.table:
                raise RecordError(
                    f"{first.name!r} and {rules.name!r} are for different tables; vary rules with the same seats and sides",
                    "tables-differ",
                    first=first.name,
                    second=rules.name,
                )
            self.rule_sets[key] = rules
        return self.rule_sets[key]

    def _bid(self, rules: RuleSet, bids: tuple[Bid, ...], owner: Seat | Side, value: Setting) -> tuple[Bid, ...]:
        text = ascii_digits(str(value)).strip().lower()
        if isinstance(owner, Seat):
            said = {owner: rules.read_bid("nil" if text == "0" else text)}
        else:
            said = dict(zip(owner.seats, side_bids(text, owner, rules), strict=True))
        return tuple(said.get(seat, bid) for seat, bid in zip(rules.table.seats, bids, strict=True))

    def _owner(self, name: str) -> Seat | Side:
        owner, _, kind = name.partition(".")
        if kind not in KINDS:
            raise _no_axis(name)
        seats = [seat for seat in self.table.table.seats if seat.value == owner.upper()]
        sides = [side for side in self.table.table.sides if side.name == owner.upper()]
        if kind in ("bid", "tricks"):
            found: list[Seat | Side] = [*seats, *sides] if len(owner) == 1 else [*sides]
        else:
            found = [*sides]
        if not found:
            raise _no_axis(name)
        only = found[0]
        alone = next((side for side in self.table.table.sides if side.seats == (only,)), None)
        return alone if alone is not None and kind == "tricks" else only

    def _impossible(self) -> RecordError:
        """Return what is wrong with bags or tricks that no combination allows; wrong sums are told as a round's are."""
        if self.refused is not None:
            return self.refused
        if all(seat in self.tricks for seat in self.table.table.seats):
            taken = tuple(self.tricks[seat] for seat in self.table.table.seats)
            try:
                score_round(self.table, RoundResult(self.bids, taken), self.before)
            except RecordError as error:
                return error
        return RecordError(
            "the tricks cannot be so in any combination; give a side as many as its partners took, and all together those of a round",
            "no-combination",
        )


def _values(name: object, given: Iterable[Setting] | Setting) -> tuple[Setting, ...]:
    """Return the values of an axis, each once; a single value stands for itself."""
    if not isinstance(name, str):
        raise _no_axis(name)
    every = (given,) if isinstance(given, str) or not isinstance(given, Iterable) else islice(given, MOST_ROWS + 1)
    values = tuple(whole_number(value) for value in every)
    for value in values:
        if not isinstance(value, str | int | None):
            raise RecordError(
                f"{name}: {shown(value)} cannot be; expected whole numbers or texts",
                "bad-axis-value",
                name=name,
                value=shown(value, str),
            )
    if not values:
        raise RecordError(f"{name} has no values; give one or more", "empty-axis", name=name)
    return tuple(dict.fromkeys(values))


def _check_size(rows: int) -> None:
    if rows > MOST_ROWS:
        raise RecordError(
            f"{rows:,} rounds to score; up to {MOST_ROWS:,} at once: vary less",
            "too-many-cases",
            cases=rows,
            most=MOST_ROWS,
        )


def _is_parameter(name: str) -> bool:
    return name.partition(".")[0] in VARIANTS


def _no_axis(name: object) -> RecordError:
    expected = "bag-penalty.limit, rules, N.bid, NS.bid, NS.tricks, S.tricks, NS.bags, NS.total"
    return RecordError(
        f"{shown(name)} cannot be varied; expected a name such as {expected}",
        "bad-axis",
        value=shown(name, str),
        expected=expected,
    )


def _number(name: str, value: Setting) -> int:
    text = ascii_digits(str(value)).strip().replace("\u2212", "-")
    if isinstance(value, bool) or not text.removeprefix("-").isdecimal() or len(text) > 60:
        raise NotationError(f"{name}: {shown(value)} is no whole number", "bad-number", value=shown(value, str))
    return int(text)


def _side(owner: Seat | Side) -> Side:
    assert isinstance(owner, Side)
    return owner


def _carried(before: Standing, kind: str, place: int, value: int) -> Standing:
    def changed(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return (*numbers[:place], value, *numbers[place + 1 :])

    if kind == "bags":
        return replace(before, bags=changed(before.bags))
    return replace(before, totals=changed(before.totals))


def _tricks_of(text: str, rules: RuleSet) -> dict[Seat | Side, int]:
    """Read tricks by seat or by side."""
    found: dict[Seat | Side, int] = {}
    for word in ascii_digits(text).replace(",", " ").split():
        name, colon, value = word.partition(":")
        if not colon or not value:
            raise NotationError(
                f"{shown(word)} in the tricks cannot be read; expected e.g. 'N:4'",
                "bad-pair",
                value=word,
                what="tricks",
            )
        if not value.isdecimal() or len(value) > 60:
            raise NotationError(f"{shown(value)} is no number of tricks; expected 0 or more", "bad-tricks", value=value)
        seats = [seat for seat in rules.table.seats if seat.value == name.upper()]
        owner = seats[0] if seats else rules.table.read_side(name)
        if owner in found:
            raise NotationError(f"{name} stands twice in the tricks; name each once", "seat-twice", seat=name)
        found[owner] = int(value)
    return found


def _spec_of(rules: Rules) -> RuleSpec:
    if isinstance(rules, str):
        return read_spec(rules)
    spec = spec_of(rules) if isinstance(rules, RuleSet) else rules
    if spec is None:
        name = shown(rules)
        raise RuleSpecError(
            f"{name} are rules without a spec; give rules such as 'standard+blind-nil'", "bad-rule-spec", value=name
        )
    return spec


def _composed(base: RuleSpec, varied: Mapping[str, Setting]) -> RuleSet:
    """Return a rule set with some things set otherwise; what a table has set itself about a variant stays."""
    spec = read_spec(str(varied[RULES])) if RULES in varied else base
    chosen = {choice.id: dict(choice.parameters) for choice in spec.choices}
    own = {choice.id: dict(choice.parameters) for choice in own_choices(spec)}
    for name, value in varied.items():
        if name != RULES:
            variant, _, parameter = name.partition(".")
            set_so = chosen.setdefault(variant, own.get(variant, {}))
            set_so[parameter.replace("-", "_")] = _setting(value)
    choices = tuple(Choice(name, tuple(sorted(parameters.items()))) for name, parameters in sorted(chosen.items()))
    return compose(RuleSpec(spec.profile, choices))


def _setting(value: Setting) -> Value:
    return read_value(value) if isinstance(value, str) else value
