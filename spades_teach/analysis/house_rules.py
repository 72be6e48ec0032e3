"""Which house rules would explain a score sheet that does not come out: a search over rule specs.

Tried are the named tables, one variant added to the rules of the sheet or taken away, with its settings (numbers also as the first mistake asks
for them), and pairs where one does not do.  A rule explains the sheet when nothing on it is a mistake any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from spades_teach.analysis.findings import Explanation
from spades_teach.analysis.rule_candidates import (
    Candidate,
    amounts_of,
    decided_by,
    known_candidates,
    rank,
    scoring_of,
    scoring_variants,
    set_to,
    with_choices,
)
from spades_teach.analysis.sheet_ledger import Ledger
from spades_teach.analysis.sheet_walk import Step, Track, walk
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import VARIANTS, in_force, spec_of
from spades_teach.core.variants.spec import Choice

FEW = 3
"""Points that are agreed on one by one."""

MOST_STEPS = 300
"""Steps of a row that are worked out for each rule set: enough for a bid that cannot be read."""

MOST_SCORES = 60_000
"""Rounds of a side that are scored in a search, about two seconds; a sheet of 40 rounds with a mistake and a stain takes half of it."""

MOST_FIRST = 12
"""Rules that may be the first of a pair: those that explain the sheet furthest."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a side is first wrong by some rules.  step: by which the row was tried, None where the rules do not know the bid."""

    row: int
    place: int
    step: Step | None


Failures = tuple[Failure, ...]
"""At most one for each side; empty where the rules explain everything."""

Tried = tuple[Candidate, Failures]


def explanations(ledger: Ledger, tracks: Sequence[Track]) -> tuple[tuple[Explanation, ...], bool]:
    """Return the rules that explain a sheet, most plausible first; and whether all rules were tried, which takes too long where much is open.

    ledger: the sheet under its own rules.  tracks: what became of the sides by them.  Where no rule and no pair explains it wholly, also single
    rules that leave the fewest mistakes; none where no rule leaves fewer.
    """
    search = _Search(ledger, tracks)
    return search.found(), search.scored < MOST_SCORES


class _Search:
    def __init__(self, ledger: Ledger, tracks: Sequence[Track]) -> None:
        self.ledger = ledger
        self.page = ledger.page
        self.rules = ledger.rules
        self.spec = spec_of(ledger.rules)
        self.scored = 0
        self._asked: dict[str, Ledger] = {}  # of single rounds, by the names of rules
        self.errors = sum(len(track.errors) for track in tracks)
        self.own = self._failures(ledger, range(len(ledger.sides)))

    def found(self) -> tuple[Explanation, ...]:
        if not self.own:
            return ()
        tried: list[Tried] = [
            (candidate, self._fails(candidate.rules))
            for candidate in known_candidates(self.rules)
            if self.scored < MOST_SCORES
        ]
        seen = {scoring_of(candidate.rules) for candidate, _ in tried}
        for candidate in list(self._asked_for(tried)):
            if scoring_of(candidate.rules) not in seen and self.scored < MOST_SCORES:
                seen.add(scoring_of(candidate.rules))
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
            track = walk(ledger, place, most=1, most_steps=MOST_STEPS)
            if track.errors:
                found.append(Failure(len(track.steps) - 1, place, track.failed))
            elif track.lost is not None:
                found.append(Failure(track.lost, place, None))
        self.scored += ledger.scored
        return tuple(found)

    def _reach(self, failures: Failures) -> int:
        """Return how many rows of all sides come out before the first that does not."""
        rows = dict.fromkeys(range(len(self.page.sides)), len(self.page.rounds))
        return sum((rows | {failure.place: failure.row for failure in failures}).values())

    def _left(self, candidate: Candidate, most: int) -> int:
        ledger = Ledger(self.page, candidate.rules)
        left = 0
        for place in range(len(ledger.sides)):
            left += len(walk(ledger, place, most=most - left, most_steps=MOST_STEPS).errors)
            if left >= most:
                break
        self.scored += ledger.scored
        return left

    def _fewest(self, further: Sequence[Tried]) -> list[tuple[Candidate, int]]:
        """Return the single rules that leave the fewest mistakes, when these are fewer than there are."""
        fewest: int = self.errors - 1
        best: list[tuple[Candidate, int]] = []
        for candidate, _ in further if fewest else ():
            if self.scored >= MOST_SCORES:
                break
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
        for variant in scoring_variants():
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
        for name in amounts_of(choice):
            default = dict(choice.parameters).get(name, VARIANTS[choice.id].defaults[name])
            other = with_choices(self.spec, set_to(choice, name, 2 * default)) if isinstance(default, int) else None
            second = None if other is None else self._points(other.rules, failure)
            if not isinstance(default, int) or second in (None, first) or second is None:
                continue
            more, rest = divmod((wanted - first) * default, second - first)
            made = (
                None
                if rest or not _is_agreed(default + more)
                else with_choices(self.spec, set_to(choice, name, default + more))
            )
            if made is not None and made.spec != named:
                yield made

    def _points(self, rules: RuleSet, failure: Failure) -> int | None:
        """Score the round of a failure by other rules; None where they cannot."""
        step = failure.step
        if step is None:
            return None
        before, ledger = step.before, self._asked.get(rules.name)
        if ledger is None:
            ledger = self._asked[rules.name] = Ledger(self.page, rules)
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
            own = [self._points(self.rules, failure) for failure in failures]
            for second in singles:
                if second.added[0].id == first.added[0].id or self.spec is None or self.scored >= MOST_SCORES:
                    continue
                made = (
                    with_choices(self.spec, first.added[0], second.added[0])
                    if self._bears_on(second, failures, own)
                    else None
                )
                if made is None or scoring_of(made.rules) in seen:
                    continue
                seen.add(scoring_of(made.rules))
                if any(self._points(made.rules, each) == was for each, was in zip(failures, plain, strict=True)):
                    continue
                if not self._fails(made.rules):
                    yield made

    def _bears_on(self, candidate: Candidate, failures: Failures, own: Sequence[int | None]) -> bool:
        """Tell whether a rule makes something else than the rules of the sheet of every row where another one fails; own: what those make of it."""
        return all(self._points(candidate.rules, each) != points for each, points in zip(failures, own, strict=True))

    # What is told

    def _told(self, found: Sequence[tuple[Candidate, int]]) -> tuple[Explanation, ...]:
        """Return the explanations, those that decide the same point and that the sheet cannot tell apart as one."""
        told: dict[tuple[object, ...], list[tuple[tuple[object, ...], Explanation]]] = {}
        for candidate, left in found:
            rounds, points = self._followed(candidate)
            if not rounds:
                continue
            explanation = Explanation(
                spec=candidate.spec,
                same=candidate.same,
                added=() if candidate.table else tuple(choice.id for choice in candidate.added),
                left=left,
                rounds=rounds,
            )
            alike = (candidate.spec if candidate.table else decided_by(candidate), points, left)
            told.setdefault(alike, []).append((rank(candidate, left, len(rounds)), explanation))
        best = []
        for group in told.values():
            (first, explanation), *others = sorted(group, key=lambda each: each[0])
            best.append((first, replace(explanation, alike=tuple(other.spec for _, other in others))))
        return tuple(explanation for _, explanation in sorted(best, key=lambda each: each[0]))

    def _followed(self, candidate: Candidate) -> tuple[tuple[tuple[int, str], ...], tuple[int, ...]]:
        """Return the rounds that speak for a rule, and the points that it gives in each.

        A round speaks for it where it gives other points than the rules of the sheet and the sheet agrees with it.
        """
        ledger = Ledger(self.page, candidate.rules)
        found, points = [], []
        for place, side in enumerate(ledger.sides):
            track = walk(ledger, place, most_steps=MOST_STEPS)
            wrong = {error.round for error in track.errors}
            total, bags = self.page.before.totals[place], self.page.before.bags[place]
            for row, steps in enumerate(track.alive()):
                if not steps:
                    continue
                number, step = self.page.rounds[row].number, steps[0]
                points.append(step.score.points)
                try:
                    plain = self.ledger.score(row, place, step.way, bags, total)
                except SpadesError:
                    found.append((number, side.name))
                    continue
                bags, total = plain.bags, total + plain.points
                if plain.points != step.score.points and number not in wrong:
                    found.append((number, side.name))
        return tuple(sorted(found)), tuple(points)


def _is_agreed(points: int) -> bool:
    """Tell whether people would agree on so many points: a few, or a multiple of five."""
    return abs(points) <= FEW or points % 5 == 0
