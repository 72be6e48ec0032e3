"""Which house rules would explain a score sheet that does not come out: a search over rule specs.

Tried are the named tables, one variant added to the rules of the sheet or taken away, with its settings (numbers also as the first mistake asks
for them), and pairs where one does not do.  A rule explains the sheet when nothing on it is a mistake any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from spades_teach.analysis.findings import Explanation
from spades_teach.analysis.sheet_ledger import Ledger
from spades_teach.analysis.sheet_walk import Step, Track, walk
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import PROFILES, VARIANTS, compose, in_force, spec_of
from spades_teach.core.variants.registry import OWN_CHOICES
from spades_teach.core.variants.spec import Choice, RuleSpec, Value

SCORING = ("kinds", "accounting", "terms", "conduct")
"""The axes that points depend on."""

MOST_SETTINGS = 30
"""Settings of one variant that are tried."""

MOST_FIRST = 12
"""Rules that may be the first of a pair: those that explain the sheet furthest."""

LITTLE = 20
"""Numbers below are counts, tried one by one; larger ones are points, tried by halves and doubles and as the sheet asks for them."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Rules that may explain a sheet.

    spec: their name.  added: the choices that the rules of the sheet do not have.  same: specs that score alike.
    """

    spec: str
    rules: RuleSet
    added: tuple[Choice, ...]
    table: bool = False
    same: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a side is first wrong by some rules.  step: by which the row was tried, None where the rules do not know the bid."""

    row: int
    place: int
    step: Step | None


Failures = tuple[Failure, ...]
"""At most one for each side; empty where the rules explain everything."""

Tried = tuple[Candidate, Failures]


def explanations(ledger: Ledger, tracks: Sequence[Track]) -> tuple[Explanation, ...]:
    """Return the rules that explain a sheet, most plausible first.

    ledger: the sheet under its own rules.  tracks: what became of the sides by them.  Where no rule and no pair explains it wholly, also single
    rules that leave the fewest mistakes; none where no rule leaves fewer.
    """
    return _Search(ledger, tracks).found()


class _Search:
    def __init__(self, ledger: Ledger, tracks: Sequence[Track]) -> None:
        self.ledger = ledger
        self.page = ledger.page
        self.rules = ledger.rules
        self.spec = spec_of(ledger.rules)
        self.errors = sum(len(track.errors) for track in tracks)
        self.own = self._failures(ledger, range(len(ledger.sides)))

    def found(self) -> tuple[Explanation, ...]:
        if not self.own:
            return ()
        tried: list[Tried] = [(candidate, self._fails(candidate.rules)) for candidate in _known(self.rules)]
        seen = {_scoring(candidate.rules) for candidate, _ in tried}
        for candidate in list(self._asked_for(tried)):
            if _scoring(candidate.rules) not in seen:
                seen.add(_scoring(candidate.rules))
                tried.append((candidate, self._fails(candidate.rules)))
        whole = [(candidate, 0) for candidate, failures in tried if not failures]
        if not whole:
            further = [each for each in tried if self._reach(each[1]) > self._reach(self.own)]
            whole = [(candidate, 0) for candidate in self._pairs(further, tried)]
            whole += self._fewest(further)
        return self._told(whole)

    # How far rules explain the sheet

    def _fails(self, rules: RuleSet) -> Failures:
        """Return where rules fail first; sides that come out by the sheet's own rules are only asked where the others come further."""
        ledger = Ledger(self.page, rules)
        found = self._failures(ledger, [failure.place for failure in self.own])
        if found and self._reach(found) <= self._reach(self.own):
            return found
        asked = {failure.place for failure in self.own}
        return (*found, *self._failures(ledger, [place for place in range(len(ledger.sides)) if place not in asked]))

    def _failures(self, ledger: Ledger, places: Sequence[int]) -> Failures:
        found = []
        for place in places:
            track = walk(ledger, place, most=1)
            if track.errors:
                found.append(Failure(len(track.steps) - 1, place, track.failed))
        return tuple(found)

    def _reach(self, failures: Failures) -> int:
        """Return how many rows of all sides come out before the first that does not."""
        rows = dict.fromkeys(range(len(self.page.sides)), len(self.page.rounds))
        return sum((rows | {failure.place: failure.row for failure in failures}).values())

    def _left(self, candidate: Candidate, most: int) -> int:
        ledger = Ledger(self.page, candidate.rules)
        left = 0
        for place in range(len(ledger.sides)):
            left += len(walk(ledger, place, most=most - left).errors)
            if left >= most:
                break
        return left

    def _fewest(self, further: Sequence[Tried]) -> list[tuple[Candidate, int]]:
        """Return the single rules that leave the fewest mistakes, when these are fewer than there are."""
        fewest: int = self.errors - 1
        best: list[tuple[Candidate, int]] = []
        for candidate, _ in further if fewest else ():
            left = self._left(candidate, fewest + 1)
            if left < fewest:
                fewest, best = left, []
            if left == fewest:
                best.append((candidate, left))
        return best

    # Numbers as the sheet asks for them

    def _asked_for(self, tried: Sequence[Tried]) -> Iterator[Candidate]:
        """Yield variants with the number that makes a round come out in which they fail."""
        if self.spec is None:
            return
        for candidate, failures in tried:
            if not candidate.table and len(candidate.added) == 1:
                for failure in failures:
                    yield from self._solved(candidate.spec, candidate.added[0], failure)
        for variant in _scoring_variants():
            if in_force(variant, self.spec.profile):
                for failure in self.own:
                    yield from self._solved(self.rules.name, Choice(variant), failure)

    def _solved(self, named: str, choice: Choice, failure: Failure) -> Iterator[Candidate]:
        """Yield a choice with a number that gives the points that the sheet asks for, where these depend on it in a straight line."""
        step = failure.step
        if step is None:
            return
        written = self.page.written[failure.row][failure.place]
        wanted = written.points
        if wanted is None:
            wanted = None if written.total is None else written.total - step.before.total
        if wanted is None or len(choice.parameters) > 1 or self.spec is None:
            return
        first = step.score.points
        for name in _amounts(choice):
            default = dict(choice.parameters).get(name, VARIANTS[choice.id].defaults[name])
            other = _with(self.spec, _set(choice, name, 2 * default)) if isinstance(default, int) else None
            second = None if other is None else self._points(other.rules, failure)
            if not isinstance(default, int) or second in (None, first) or second is None:
                continue
            more, rest = divmod((wanted - first) * default, second - first)
            made = None if rest else _with(self.spec, _set(choice, name, default + more))
            if made is not None and made.spec != named:
                yield made

    def _points(self, rules: RuleSet, failure: Failure) -> int | None:
        """Score the round of a failure by other rules; None where they cannot."""
        step = failure.step
        if step is None:
            return None
        before, ledger = step.before, Ledger(self.page, rules)
        try:
            return ledger.score(failure.row, failure.place, step.way, before.bags, before.total).points
        except SpadesError:
            return None

    # Pairs

    def _pairs(self, further: Sequence[Tried], tried: Sequence[Tried]) -> Iterator[Candidate]:
        """Yield pairs that explain the sheet: one that explains more of it than its own rules, and one that changes what then comes next."""
        singles = [candidate for candidate, _ in tried if len(candidate.added) == 1 and not candidate.table]
        firsts = [each for each in further if len(each[0].added) == 1 and not each[0].table]
        seen: set[object] = set()
        for first, failures in sorted(firsts, key=lambda each: -self._reach(each[1]))[:MOST_FIRST]:
            plain = [self._points(first.rules, failure) for failure in failures]
            for second in singles:
                if second.added[0].id == first.added[0].id or self.spec is None:
                    continue
                made = _with(self.spec, first.added[0], second.added[0]) if self._bears_on(second, failures) else None
                if made is None or _scoring(made.rules) in seen:
                    continue
                seen.add(_scoring(made.rules))
                if any(self._points(made.rules, each) == was for each, was in zip(failures, plain, strict=True)):
                    continue
                if not self._fails(made.rules):
                    yield made

    def _bears_on(self, candidate: Candidate, failures: Failures) -> bool:
        """Tell whether a rule makes something else than the rules of the sheet of every row where another one fails."""
        return all(self._points(candidate.rules, each) != self._points(self.rules, each) for each in failures)

    # What is told

    def _told(self, found: Sequence[tuple[Candidate, int]]) -> tuple[Explanation, ...]:
        told = []
        for candidate, left in found:
            rounds = self._speaking(candidate)
            if rounds:
                explanation = Explanation(
                    spec=candidate.spec,
                    same=candidate.same,
                    added=() if candidate.table else tuple(choice.id for choice in candidate.added),
                    left=left,
                    rounds=rounds,
                )
                told.append((_rank(candidate, left, len(rounds)), explanation))
        return tuple(explanation for _, explanation in sorted(told, key=lambda each: each[0]))

    def _speaking(self, candidate: Candidate) -> tuple[tuple[int, str], ...]:
        """Return the rounds in which a rule gives other points than the rules of the sheet and the sheet agrees with it."""
        ledger = Ledger(self.page, candidate.rules)
        found = []
        for place, side in enumerate(ledger.sides):
            track = walk(ledger, place)
            wrong = {error.round for error in track.errors}
            bags = total = 0
            for row, steps in enumerate(track.alive()):
                if not steps:
                    continue
                number, step = self.page.rounds[row].number, steps[0]
                try:
                    plain = self.ledger.score(row, place, step.way, bags, total)
                except SpadesError:
                    found.append((number, side.name))
                    continue
                bags, total = plain.bags, total + plain.points
                if plain.points != step.score.points and number not in wrong:
                    found.append((number, side.name))
        return tuple(sorted(found))


def _rank(candidate: Candidate, left: int, rounds: int) -> tuple[object, ...]:
    """Return how plausible an explanation is: the smaller, the more."""
    changes = 1 if candidate.table else len(candidate.added)
    set_up = sum(len(choice.parameters) for choice in candidate.added)
    common = sum(_at_tables(choice.id) for choice in candidate.added)
    return (
        left + changes,
        left,
        not candidate.table,
        0 if candidate.table else set_up,
        -common,
        -rounds,
        candidate.spec,
    )


@lru_cache(maxsize=256)
def _at_tables(variant_id: str) -> int:
    """Return at how many named tables a variant is played."""
    return sum(any(choice.id == variant_id for choice in choices) for choices in OWN_CHOICES.values())


# Candidates


@lru_cache(maxsize=8)
def _known(rules: RuleSet) -> tuple[Candidate, ...]:
    """Return the candidates that do not depend on a sheet, each way to score once, under its most plausible name."""
    found: dict[object, list[Candidate]] = {}
    for candidate in _every(rules):
        key = _scoring(candidate.rules)
        if candidate.rules.table == rules.table and key != _scoring(rules):
            found.setdefault(key, []).append(candidate)
    every = []
    for alike in found.values():
        best, *others = sorted(alike, key=lambda each: _rank(each, 0, 0))
        every.append(replace(best, same=tuple(dict.fromkeys(other.spec for other in others))))
    return tuple(every)


def _every(rules: RuleSet) -> Iterator[Candidate]:
    for name, table in PROFILES.items():
        yield Candidate(name, table, OWN_CHOICES.get(name, ()), table=True)
    spec = spec_of(rules)
    if spec is None:
        return
    for dropped in spec.choices:
        left = RuleSpec(spec.profile, tuple(choice for choice in spec.choices if choice != dropped))
        yield Candidate(str(left), compose(left), (dropped,))
    for variant in _scoring_variants():
        for choice in _settings(variant):
            made = _with(spec, choice)
            if made is not None:
                yield made


def _with(spec: RuleSpec, *choices: Choice) -> Candidate | None:
    """Return a rule set with more choices; None where they cannot be in force together."""
    chosen = {choice.id: choice for choice in (*spec.choices, *choices)}
    changed = RuleSpec(spec.profile, tuple(sorted(chosen.values(), key=lambda choice: choice.id)))
    try:
        rules = compose(changed)
    except SpadesError:
        return None
    return Candidate(str(changed), rules, tuple(choices))


def _set(choice: Choice, name: str, value: Value) -> Choice:
    return Choice(choice.id, tuple(sorted({**dict(choice.parameters), name: value}.items())))


def _scoring(rules: RuleSet) -> object:
    """Return what points depend on, to compare rule sets by."""
    return tuple(getattr(rules, axis) for axis in SCORING)


@lru_cache(maxsize=1)
def _scoring_variants() -> tuple[str, ...]:
    """Return the ids of the variants that change what a round is worth."""
    found = []
    for variant in VARIANTS.values():
        patches = []
        for choice in variant.settings():
            try:
                patches.append(variant.make(**dict(choice.parameters)))
            except SpadesError:
                continue
        if any(slot.partition(".")[0] in SCORING for patch in patches for slot in patch.slots()):
            found.append(variant.id)
    return tuple(found)


@lru_cache(maxsize=256)
def _settings(variant_id: str) -> tuple[Choice, ...]:
    """Return a variant with its settings, those near the defaults first."""
    variant = VARIANTS[variant_id]
    options = {name: _options(variant_id, name) for name in variant.defaults}
    found = []
    for values in product(*options.values()):
        given = tuple(
            (name, value) for name, value in zip(options, values, strict=True) if value != variant.defaults[name]
        )
        if len(given) <= 2:
            found.append(Choice(variant_id, given))
    return tuple(sorted(found, key=lambda choice: len(choice.parameters))[:MOST_SETTINGS])


def _options(variant_id: str, name: str) -> tuple[Value, ...]:
    """Return the values of a parameter that are tried, the default first."""
    variant = VARIANTS[variant_id]
    default = variant.defaults[name]
    if name in variant.words:
        return tuple(dict.fromkeys((default, *variant.words[name])))
    if isinstance(default, bool) or not isinstance(default, int):
        return (default,)
    least, most = variant.bounds.get(name, (None, None))
    near: tuple[int, ...]
    if 0 < default < LITTLE:
        near = tuple(default + step for step in (-1, 1, -2, 2, -3, 3, -5, 5))
    else:
        near = (default // 2, 2 * default)
    fitting = [value for value in near if (least is None or value >= least) and (most is None or value <= most)]
    if 0 < default < LITTLE:
        fitting = [value for value in fitting if value > 0]
    return (default, *fitting, *((None,) if name in variant.optional else ()))


def _amounts(choice: Choice) -> tuple[str, ...]:
    """Return the parameters of a variant that are numbers of points, or may be."""
    variant = VARIANTS[choice.id]
    return tuple(
        name
        for name, default in variant.defaults.items()
        if isinstance(default, int) and not isinstance(default, bool) and default and name not in variant.words
    )
