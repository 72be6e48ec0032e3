"""Where the numbers and cards of a lesson come from: worked examples, the rules in force, arguments of the widget.

A reference is a path: `s2-bags.expect.NS.points`, or `expect.NS.points` inside a step that shows that example;
`rules.bag-limit`; `args.goal`.  Texts of the notation open like tables: `given.bids.N` of "N:4 E:2" is 4,
`given.trick.E` of "E:KH" is KH, `given.before.NS.bags` of "NS:337/7" is 7.

A step may bring rounds of its own, which the engine scores by its rules: `rounds.kept.NS.points`, and `total`, `bags`, `lead` (points more
than the best other side) or `lines.nil-made` instead of `points`.  `ends.kept.NS.win` is what follows from the position before such a round, see
`ending_numbers`.  `figures.kept` is a number that one of its sources gives.

`sheet.slip.2.NS.total` is what stands on a score sheet of the step, `sheet.slip.2.NS.right.total` what should; see `sheet_values`.

`evening.nine-rounds.zone.8.NS.points` is of an evening of the catalogue, scored by the rules named; see `evening_values`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from spades_teach.catalogue import example
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import add
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.core.variants import compose
from spades_teach.course.ending_values import ending_numbers
from spades_teach.course.evening_values import evening_numbers
from spades_teach.course.model import LessonError, Step
from spades_teach.course.prose import Value
from spades_teach.course.sheet_values import sheet_numbers

RULE_NUMBERS: Final[Mapping[str, Callable[[RuleSet], int | None]]] = {
    "tricks": lambda rules: rules.tricks,
    "cards": lambda rules: len(rules.pack.cards),
    "seats": lambda rules: len(rules.table.seats),
    "trick": lambda rules: _policy(rules, "kinds", "number", "each"),  # points of a trick bid
    "bag": lambda rules: _policy(rules, "terms", "bag-points", "each"),
    "bag-limit": lambda rules: _policy(rules, "terms", "bag-penalty", "limit"),
    "bag-penalty": lambda rules: _policy(rules, "terms", "bag-penalty", "penalty"),
    "nil": lambda rules: _policy(rules, "kinds", "nil", "value"),
    "blind-nil": lambda rules: _policy(rules, "kinds", "blind-nil", "value"),
    "blind-deficit": lambda rules: _policy(rules, "limits", "blind-nil-deficit", "needed"),
    "target": lambda rules: _policy(rules, "endings", "target", "target"),
}
"""The numbers of a rule set that a lesson may name."""

_REFERENCE = re.compile(r"\{([^{}]+)\}")
_PAIR = re.compile(r"([A-Z]+|\d+):(\S+)")
_SCORE = re.compile(r"(?P<total>-?\d+)/(?P<bags>\d+)")


class StepValues:
    """Looks references up for one step.

    >>> step = Step(id="bags", kind="text", args={"goal": 3}, rules="standard", example="s2-bags")
    >>> value = StepValues(step)
    >>> value("expect.NS.points"), value("given.bids.N"), value("rules.bag-limit"), value("args.goal")
    (72, 4, 10, 3)
    """

    def __init__(self, step: Step) -> None:
        self._step = step

    def __call__(self, reference: str) -> Value:
        """Return what a reference names.

        Raises LessonError when it names nothing.
        """
        head, _, rest = reference.partition(".")
        if head == "rules":
            return self._rule_number(rest)
        if head == "args":
            return self._walk(self._step.args, rest, reference)
        if head == "figures":
            return self._walk(self._step.figures, rest, reference)
        if head == "rounds":
            name, _, path = rest.partition(".")
            return self._walk(self._scored(name, reference), path, reference)
        if head == "sheet":
            return self._of_sheet(rest, reference)
        if head == "ends":
            name, _, path = rest.partition(".")
            return self._walk(self._ending(name, reference), path, reference)
        if head == "evening":
            return self._of_evening(rest, reference)
        if head in ("given", "expect"):
            if self._step.example is None:
                raise self._unknown(reference, "the step shows no example")
            return self._of_example(self._step.example, reference, reference)
        return self._of_example(head, rest, reference)

    def arguments(self) -> dict[str, Any]:
        """Return the widget's keyword arguments, references replaced by what they name."""
        return {name: self._filled(value) for name, value in self._step.args.items()}

    def known_numbers(self) -> set[int]:
        """Return every number that the step's examples, rules and arguments contain, without sign."""
        texts: list[Any] = [self._step.args, self._step.figures, self._step.rounds, self._step.sheets]
        for example_id in self._step.examples:
            if re.fullmatch(r"S\d", example_id) is None:
                found = example(example_id)
                texts += [found.given, found.expect]
        rules = compose(self._step.rules)
        numbers = {number for find in RULE_NUMBERS.values() if (number := find(rules)) is not None}
        return numbers | {abs(number) for text in texts for number in _numbers_in(text)}

    def _filled(self, value: Any) -> Any:
        if isinstance(value, str) and (found := _REFERENCE.fullmatch(value)):
            return self(found[1])
        if isinstance(value, list):
            return [self._filled(item) for item in value]
        if isinstance(value, Mapping):
            return {name: self._filled(item) for name, item in value.items()}
        return value

    def _scored(self, name: str, reference: str) -> dict[str, Any]:
        """Score a round of the step: by side its points, its lead, the total and the bags after it, and its lines by their reasons."""
        if name not in self._step.rounds:
            raise self._unknown(reference, f"expected one of the rounds {', '.join(self._step.rounds) or '(none)'}")
        told = self._step.rounds[name]
        rules = compose(self._step.rules)
        try:
            before = read_standing(told.get("before", ""), rules)
            score = score_round(rules, read_bids_and_tricks(told["bids"], told["tricks"], rules), before)
        except SpadesError as error:
            raise self._unknown(reference, str(error)) from None
        after = add(before, score)
        points = [side.points for side in score.sides]
        return {
            side.side.name: {
                "points": side.points,
                "lead": side.points - max((*points[:place], *points[place + 1 :]), default=0),
                "total": total,
                "bags": side.bags,
                "lines": {line.reason: line.points for line in side.lines},
            }
            for place, (side, total) in enumerate(zip(score.sides, after.totals, strict=True))
        }

    def _ending(self, name: str, reference: str) -> Mapping[str, Any]:
        """Return what follows from the position before a round of the step."""
        if name not in self._step.rounds:
            raise self._unknown(reference, f"expected one of the rounds {', '.join(self._step.rounds) or '(none)'}")
        told = self._step.rounds[name]
        try:
            return ending_numbers(told["bids"], told.get("before", ""), self._step.rules)
        except SpadesError as error:
            raise self._unknown(reference, str(error)) from None

    def _rule_number(self, name: str) -> int:
        find = RULE_NUMBERS.get(name)
        number = find(compose(self._step.rules)) if find else None
        if number is None:
            raise self._unknown(
                f"rules.{name}", f"expected one of {', '.join(RULE_NUMBERS)} that {self._step.rules} has"
            )
        return number

    def _of_example(self, example_id: str, path: str, reference: str) -> Value:
        try:
            found = example(example_id)
        except SpadesError as error:
            raise self._unknown(reference, str(error)) from None
        return self._walk({"given": found.given, "expect": found.expect}, path, reference)

    def _of_sheet(self, path: str, reference: str) -> Value:
        """Look up `slip.2.NS.total` on a sheet of the step."""
        name, _, inside = path.partition(".")
        if name not in self._step.sheets:
            raise self._unknown(reference, f"expected one of the sheets {', '.join(self._step.sheets) or '(none)'}")
        try:
            numbers = sheet_numbers(self._step.sheets[name], self._step.rules)
        except SpadesError as error:
            raise self._unknown(reference, str(error)) from None
        return self._walk(numbers, inside, reference)

    def _of_evening(self, path: str, reference: str) -> Value:
        """Look up `nine-rounds.standard+short-game-300.end.NS.total`: evening, rules, round, side, number."""
        evening_id, _, rest = path.partition(".")
        spec, _, inside = rest.partition(".")
        try:
            return self._walk(evening_numbers(evening_id, spec), inside, reference)
        except LessonError:
            raise
        except SpadesError as error:
            raise self._unknown(reference, str(error)) from None

    def _walk(self, place: Any, path: str, reference: str) -> Value:
        for name in path.split("."):
            inside = _opened(place)
            if name not in inside:
                raise self._unknown(reference, f"expected one of {', '.join(inside) or 'nothing below'} for {name!r}")
            place = inside[name]
        if isinstance(place, str) and re.fullmatch(r"-?\d+", place):
            return int(place)
        if isinstance(place, (int, str)):
            return place
        if isinstance(place, (list, tuple)) and all(isinstance(item, str) for item in place):
            return tuple(place)
        raise self._unknown(reference, f"it is a table with {', '.join(_opened(place))}; go on to one of these")

    def _unknown(self, reference: str, why: str) -> LessonError:
        return LessonError(
            f"step {self._step.id!r}: {reference!r} names nothing; {why}", "bad-reference", value=reference
        )


def _policy(rules: RuleSet, axis: str, slot: str, name: str) -> int | None:
    for policy in getattr(rules, axis):
        if policy.slot == slot:
            number: int = getattr(policy, name)
            return number
    return None


def _opened(place: Any) -> Mapping[str, Any]:
    """Read a value as a table: a mapping, "N:4 E:2", or "337/7"."""
    if isinstance(place, Mapping):
        return place
    if isinstance(place, str):
        if score := _SCORE.fullmatch(place):
            return score.groupdict()
        words = place.split()
        pairs = [_PAIR.fullmatch(word) for word in words]
        if words and all(pairs):
            return {pair[1]: pair[2] for pair in pairs if pair}
    return {}


def _numbers_in(value: Any) -> Iterator[int]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, str):
        yield from (int(digits) for digits in re.findall(r"(?<![A-Za-z])\d+(?![A-Za-z])", value))
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _numbers_in(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _numbers_in(item)
