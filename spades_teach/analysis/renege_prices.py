"""What a renege costs: at the table where it happened, and at tables with another rule about it.

The price is the difference between two scores of the same bids and tricks, with the renege and without it, so that whatever else a table scores
is in it.  Source: catalogue `renege-penalty` (S0, S2); the named tables: rule-question "Someone reneged".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from spades_teach.core.errors import RuleSpecError
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat, Side
from spades_teach.core.variants import PROFILES, VARIANTS, Choice, compose, read_spec

PENALTY = "renege-penalty"
IMPOSSIBLE = "impossible"
FORMS = VARIANTS[PENALTY].words["mode"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RenegePrice:
    """What the reneges of a side cost in points of the round by one rule.

    form: of `renege-penalty`.  here: whether it is the rule of this table.  tables: profiles that have it.
    without and points: the side's points of the round without the reneges, and with them.
    """

    side: Side
    reneges: int
    form: str
    here: bool
    tables: tuple[str, ...]
    without: int
    points: int

    @property
    def cost(self) -> int:
        """Points that the side loses by it."""
        return self.without - self.points

    @property
    def reason(self) -> Reason:
        """The rule and its price."""
        facts: dict[str, str | int] = {"side": self.side.name, "cost": self.cost, "points": self.points}
        return Reason.of(f"renege-price-{self.form}", **facts, without=self.without)


def renege_prices(
    rules: RuleSet, result: RoundResult, before: Standing, reneges: Mapping[Seat, int]
) -> tuple[RenegePrice, ...]:
    """Return the price of the reneges of each side that has any, the rule of this table first.

    result: bids and tricks without a fact of the reneges.  reneges: how many each seat committed.

    >>> from spades_teach.core.notation import read_bids_and_tricks
    >>> rules = compose("standard+renege-penalty:mode=three-tricks")
    >>> result = read_bids_and_tricks("N:3 E:2 S:3 W:3", "N:5 E:2 S:3 W:3", rules)
    >>> [(price.form, price.cost) for price in renege_prices(rules, result, Standing((0, 0), (0, 0)), {Seat.NORTH: 1})]
    [('three-tricks', 122), ('contract-void', 122)]
    """
    committed: Counter[Side] = Counter()
    for seat, number in reneges.items():
        committed[rules.table.side_of(seat)] += number
    facts = tuple((f"{seat.value}.reneges", number) for seat, number in reneges.items())
    guilty = replace(result, facts=tuple(sorted((*result.facts, *facts))))
    return tuple(
        RenegePrice(
            side=side,
            reneges=committed[side],
            form=form,
            here=form == form_of(rules),
            tables=TABLES.get(form, ()),
            without=score_round(table, result, before).of(side.name).points,
            points=score_round(table, guilty, before).of(side.name).points,
        )
        for side in rules.table.sides
        if committed[side]
        for form, table in _tables(rules)
    )


def form_of(rules: RuleSet) -> str:
    """Return the form of `renege-penalty` that a table has."""
    return next((str(policy.mode) for policy in rules.conduct if policy.slot == "renege"), IMPOSSIBLE)  # type: ignore[attr-defined]


def _tables(rules: RuleSet) -> Iterator[tuple[str, RuleSet]]:
    """Yield this table, then the same with each other rule about reneges, where they can happen."""
    here = form_of(rules)
    yield here, rules
    for form in FORMS:
        if form in (here, IMPOSSIBLE):
            continue
        try:
            yield str(form), _with_form(rules, str(form))
        except RuleSpecError:  # the table has no contract that a renege could void
            continue


def _with_form(rules: RuleSet, form: str) -> RuleSet:
    spec = read_spec(rules.name)
    others = tuple(choice for choice in spec.choices if choice.id != PENALTY)
    return compose(str(replace(spec, choices=(*others, Choice(PENALTY, (("mode", form),))))))


def _profiles() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for name, rules in PROFILES.items():
        found[form_of(rules)] = (*found.get(form_of(rules), ()), name)
    return found


TABLES: Mapping[str, tuple[str, ...]] = _profiles()
"""The profiles by their rule about reneges."""
