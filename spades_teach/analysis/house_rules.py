"""Which house rules would explain a score sheet that does not come out: a search over rule specs.

Tried are the named tables, one variant added to the rules of the sheet or taken away, with its settings (numbers also as the first mistake asks
for them), and pairs where one does not do.  A rule explains the sheet when nothing on it is a mistake any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import product

from spades_teach.analysis.findings import Explanation
from spades_teach.analysis.sheet_ledger import Ledger, Way, Written
from spades_teach.analysis.sheet_walk import State, Track, walk
from spades_teach.analysis.sheets import Sheet
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import PROFILES, VARIANTS, compose, spec_of
from spades_teach.core.variants.registry import OWN_CHOICES
from spades_teach.core.variants.spec import Choice, RuleSpec, Value

SCORING = ("kinds", "accounting", "terms", "conduct")
"""The axes that points depend on."""

MOST_SETTINGS = 60
"""Settings of one variant that are tried."""

MOST_FIRST = 40
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


def explanations(sheet: Sheet, rules: RuleSet, tracks: Sequence[Track]) -> tuple[Explanation, ...]:
    """Return the rules that explain a sheet, most plausible first.

    tracks: what became of the sides by the rules of the sheet.  Where no rule and no pair explains it wholly, also single rules that leave the
    fewest mistakes; none where no rule leaves fewer.
    """
    return _Search(sheet, rules, tracks).found()


class _Search:
    def __init__(self, sheet: Sheet, rules: RuleSet, tracks: Sequence[Track]) -> None:
        self.sheet = sheet
        self.rules = rules
        self.ledger = Ledger(sheet, rules)
        self.errors = sum(len(track.errors) for track in tracks)
        self.singles: dict[str, tuple[Candidate, Ledger]] = {}

    def found(self) -> tuple[Explanation, ...]:
        if not self.errors:
            return ()
        tried = [(candidate, self._verified(candidate)) for candidate in self._candidates()]
        whole = [candidate for candidate, verified in tried if verified is None]
        if whole:
            return self._told([(candidate, 0) for candidate in whole])
        found = [(candidate, 0) for candidate in self._pairs(tried)]
        return self._told([*found, *self._fewest(tried)])

    def _candidates(self) -> Iterator[Candidate]:
        known = _known(self.rules)
        yield from known
        seen = {_scoring(candidate.rules) for candidate in known}
        for candidate in self._asked_for(known):
            if _scoring(candidate.rules) not in seen:
                seen.add(_scoring(candidate.rules))
                yield candidate

    # How far a candidate explains the sheet

    def _verified(self, candidate: Candidate) -> tuple[int, int, State] | None:
        """Return where it fails first, as row, place of the side, and the standing before; None where it explains everything."""
        ledger = Ledger(self.sheet, candidate.rules)
        if any(ledger.untold(row) for row in range(min(1, len(self.sheet.rounds)))):
            return 0, 0, State(0, 0)
        first: tuple[int, int, State] | None = None
        for place in range(len(ledger.sides)):
            track = walk(ledger, place, most=1)
            if track.errors:
                row = len(track.steps) - 1
                before = track.steps[row][0].before if track.steps[row] else State(0, 0)
                first = (row, place, before) if first is None or row < first[0] else first
        return first

    def _left(self, candidate: Candidate) -> int:
        ledger = Ledger(self.sheet, candidate.rules)
        left = 0
        for place in range(len(ledger.sides)):
            left += len(walk(ledger, place, most=self.errors).errors)
        return left

    def _fewest(self, tried: Sequence[tuple[Candidate, object]]) -> list[tuple[Candidate, int]]:
        """Return the single rules that leave the fewest mistakes, when these are fewer than there are."""
        left = [(candidate, self._left(candidate)) for candidate, _ in tried]
        fewest = min((mistakes for _, mistakes in left), default=self.errors)
        if fewest >= self.errors:
            return []
        return [(candidate, mistakes) for candidate, mistakes in left if mistakes == fewest]

    # Numbers as the sheet asks for them

    def _asked_for(self, known: Sequence[Candidate]) -> Iterator[Candidate]:
        """Yield variants with the number that makes the first mistake come out."""
        spec = spec_of(self.rules)
        wanted = self._wanted
        if spec is None or wanted is None:
            return
        settings: dict[Choice, None] = {}
        for candidate in known:
            if len(candidate.added) == 1 and not candidate.table and len(candidate.added[0].parameters) < 2:
                settings[candidate.added[0]] = None
        for variant in _scoring_variants():
            settings[Choice(variant)] = None
        for choice in settings:
            for name in _amounts(choice):
                value = self._solved(spec, choice, name, wanted)
                if value is not None:
                    made = _with(spec, _set(choice, name, value))
                    if made is not None:
                        yield made

    @cached_property
    def _wanted(self) -> tuple[int, int, State, Way, int] | None:
        """The first mistake by the rules of the sheet: row, place, standing before, way to read it, and the points that are asked for."""
        found = []
        for place in range(len(self.ledger.sides)):
            track = walk(self.ledger, place, most=1)
            if track.errors and track.steps[-1]:
                row, step = len(track.steps) - 1, track.steps[-1][0]
                written = Written.of(self.ledger.cells(row, place))
                points = None if written.total is None else written.total - step.before.total
                points = points if written.points is None else written.points
                if points is not None:
                    found.append((row, place, step.before, step.way, points))
        return min(found, key=lambda each: each[0], default=None)

    def _solved(
        self, spec: RuleSpec, choice: Choice, name: str, wanted: tuple[int, int, State, Way, int]
    ) -> int | None:
        """Return the number for a parameter that gives the wanted points, where the points depend on it in a straight line."""
        default = dict(choice.parameters).get(name, VARIANTS[choice.id].defaults[name])
        if not isinstance(default, int):
            return None
        points = []
        for value in (default, 2 * default):
            made = _with(spec, _set(choice, name, value))
            scored = None if made is None else self._points(made.rules, wanted)
            if scored is None:
                return None
            points.append(scored)
        first, second = points
        if first == second or (wanted[4] - first) * default % (second - first):
            return None
        return default + (wanted[4] - first) * default // (second - first)

    def _points(self, rules: RuleSet, where: tuple[int, int, State, Way, int]) -> int | None:
        """Score one row of the sheet by other rules; None where they cannot."""
        row, place, before, way, _ = where
        try:
            return Ledger(self.sheet, rules).score(row, place, way, self._bags(rules, row, place), before.total).points
        except SpadesError:
            return None

    def _bags(self, rules: RuleSet, row: int, place: int) -> int:
        """Return the bags that a side carries into a row by other rules."""
        ledger, bags, total = Ledger(self.sheet, rules), 0, 0
        for earlier in range(row):
            ways = ledger.ways(earlier, place)
            if ways and not ledger.is_empty(earlier, place):
                score = ledger.score(earlier, place, ways[0], bags, total)
                bags, total = score.bags, total + score.points
        return bags

    # Pairs

    def _pairs(self, tried: Sequence[tuple[Candidate, tuple[int, int, State] | None]]) -> Iterator[Candidate]:
        """Yield pairs that explain the sheet: one that explains more of it than its own rules, and one that changes what then comes next."""
        spec, own = spec_of(self.rules), self._verified(Candidate(self.rules.name, self.rules, ()))
        if spec is None or own is None:
            return
        furthest = sorted(
            ((candidate, failed) for candidate, failed in tried if failed is not None and failed[0] > own[0]),
            key=lambda each: -each[1][0],
        )
        seen: set[object] = set()
        others = [candidate for candidate, _ in tried if len(candidate.added) == 1 and not candidate.table]
        for first, failed in furthest[:MOST_FIRST]:
            if first.table or len(first.added) != 1:
                continue
            for second in others:
                if second.added[0].id == first.added[0].id or not self._bears_on(second, failed):
                    continue
                made = _with(spec, first.added[0], second.added[0])
                if made is None or _scoring(made.rules) in seen:
                    continue
                seen.add(_scoring(made.rules))
                if self._verified(made) is None:
                    yield made

    def _bears_on(self, candidate: Candidate, failed: tuple[int, int, State]) -> bool:
        """Tell whether a rule makes something else of the row where another one fails."""
        row, place, before = failed
        ways = self.ledger.ways(row, place)
        if not ways:
            return bool(Ledger(self.sheet, candidate.rules).ways(row, place))
        try:
            plain = self.ledger.score(row, place, ways[0], before.bags, before.total)
            other = Ledger(self.sheet, candidate.rules).score(row, place, ways[0], before.bags, before.total)
        except SpadesError:
            return True
        return plain.points != other.points

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
        ledger = Ledger(self.sheet, candidate.rules)
        found = []
        for place, side in enumerate(ledger.sides):
            track = walk(ledger, place)
            wrong = {error.round for error in track.errors}
            bags = total = 0
            for row, steps in enumerate(track.alive()):
                if not steps:
                    continue
                number, step = self.sheet.rounds[row].number, steps[0]
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
