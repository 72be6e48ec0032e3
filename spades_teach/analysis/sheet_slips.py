"""How a wrong number on a score sheet comes about: small functions that each yield the numbers a slip would have put there.

`find_slips` returns those that give just the number that stands there, most plausible first.  What the rules make of a round by another policy
(bags at ten points, the tricks of a failed nil to the partner) is scored by the engine with that policy in place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from spades_teach.analysis.sheet_ledger import Ledger, Way
from spades_teach.analysis.sheet_walk import Mismatch, Slip
from spades_teach.core.bids import number
from spades_teach.core.errors import SpadesError
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.overtricks import overtricks_among_bags
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import BagPenalty, BagPoints, CountTricks, FailedNilMode
from spades_teach.core.scores import ScoreLine, SideScore

MOST_SLIPS = 4
"""Slips that are told of one number: the first explains it, the others are for doubt."""

NEARLY = 2
"""Bags short of a full load with which a penalty is easily taken too early."""

VAGUE = ("slip-digit-wrong", "slip-digit-missing", "slip-digit-too-many", "slip-one-off")
"""Slips that fit many numbers, and say nothing where another one fits."""

Made = tuple[int, Slip]
"""A number, and the slip that puts it there."""

FORGOTTEN = {
    "bag-penalty": "slip-bag-penalty-forgotten",
    "bags": "slip-bags-not-added",
    "nil-made": "slip-nil-forgotten",
    "nil-failed": "slip-nil-forgotten",
    "blind-nil-made": "slip-nil-forgotten",
    "blind-nil-failed": "slip-nil-forgotten",
    "contract-made": "slip-contract-forgotten",
    "contract-set": "slip-contract-forgotten",
}
TWICE = {"bag-penalty": "slip-bag-penalty-twice", "bags": "slip-bags-twice"}
TURNED = {
    "contract-set": "slip-set-added",
    "contract-made": "slip-contract-subtracted",
    "nil-failed": "slip-failed-nil-added",
    "blind-nil-failed": "slip-failed-nil-added",
    "nil-made": "slip-kept-nil-subtracted",
    "blind-nil-made": "slip-kept-nil-subtracted",
    "bag-penalty": "slip-bag-penalty-added",
    "bags": "slip-bags-subtracted",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Case:
    """A wrong number with what stands around it.

    base: what the points of the round are added to, 0 where the points themselves are wrong.
    """

    ledger: Ledger
    row: int
    place: int
    wrong: Mismatch
    base: int

    @property
    def score(self) -> SideScore:
        return self.wrong.step.score

    def scored_by(self, rules: RuleSet, way: Way | None = None) -> SideScore | None:
        """Score the round by other rules, or another way to read it; None where they cannot."""
        step = self.wrong.step
        ledger = self.ledger if rules is self.ledger.rules else Ledger(self.ledger.page, rules)
        try:
            return ledger.score(self.row, self.place, way or step.way, step.before.bags, step.before.total)
        except SpadesError:
            return None


def find_slips(ledger: Ledger, row: int, place: int, mismatch: Mismatch) -> tuple[Slip, ...]:
    """Return the slips that give the number as it stands, most plausible first."""
    base = mismatch.step.before.total if mismatch.kind == "total" else 0
    case = _Case(ledger=ledger, row=row, place=place, wrong=mismatch, base=base)
    found: dict[Reason, Slip] = {}
    for value, slip in _made(case):
        if value == mismatch.written and (slip.reason not in found or slip.rank < found[slip.reason].rank):
            found[slip.reason] = slip
    slips = sorted(found.values(), key=lambda slip: slip.rank)
    telling = [slip for slip in slips if slip.reason.id not in VAGUE]
    return tuple((telling or slips)[:MOST_SLIPS])


def _made(case: _Case) -> Iterator[Made]:
    if case.wrong.kind == "bags":
        yield from _counts(case)
    else:
        for points, slip in _points(case):
            yield case.base + points, slip
    if case.wrong.kind == "total":
        yield from _totals(case)
    yield from _digits(case.wrong.written, case.wrong.expected)
    yield from _misread(case)


# The points of a round


def _points(case: _Case) -> Iterator[Made]:
    for line in case.score.lines:
        yield from _line_left_out(case, line)
        yield from _line_twice(case, line)
        yield from _line_turned(case, line)
    yield from _penalty_not_due(case)
    yield from _overtricks_as_tricks(case)
    yield from _failed_nil_elsewhere(case)


def _line_left_out(case: _Case, line: ScoreLine) -> Iterator[Made]:
    if case.wrong.kind == "total" and line.points == case.score.points:
        return  # then the whole round was not added
    reason = FORGOTTEN.get(line.reason, "slip-line-forgotten")
    bags = (case.score.tally.bags_before + case.score.tally.bags,) if line.reason == "bag-penalty" else ()
    bags = (case.score.tally.bags_before,) if line.reason == "bags" else bags
    rank = 10 if line.reason in ("bag-penalty", "bags") else 20
    yield (
        case.score.points - line.points,
        Slip(reason=Reason.of(reason, points=line.points, line=line.reason), rank=rank, bags=bags),
    )


def _line_twice(case: _Case, line: ScoreLine) -> Iterator[Made]:
    reason = TWICE.get(line.reason, "slip-line-twice")
    rank = 11 if line.reason == "bag-penalty" else 22
    yield (
        case.score.points + line.points,
        Slip(reason=Reason.of(reason, points=line.points, line=line.reason), rank=rank),
    )


def _line_turned(case: _Case, line: ScoreLine) -> Iterator[Made]:
    reason = TURNED.get(line.reason)
    if reason is not None:
        rank = 12 if line.reason == "contract-set" else 14
        yield case.score.points - 2 * line.points, Slip(reason=Reason.of(reason, points=line.points), rank=rank)


def _penalty_not_due(case: _Case) -> Iterator[Made]:
    """A penalty for bags that are no full load."""
    if any(line.reason == "bag-penalty" for line in case.score.lines):
        return
    counted = case.score.tally.bags_before + case.score.tally.bags
    for term in case.ledger.rules.terms:
        if isinstance(term, BagPenalty) and counted:
            reason = Reason.of("slip-bag-penalty-extra", points=-term.penalty, bags=counted, limit=term.limit)
            rank = 15 if counted >= term.limit - NEARLY else 29
            yield case.score.points - term.penalty, Slip(reason=reason, rank=rank, bags=(0,))


def _overtricks_as_tricks(case: _Case) -> Iterator[Made]:
    """Overtricks counted like tricks of the contract."""
    over = overtricks_among_bags(case.score.tally)
    if over:
        for rules in _with_dear_bags(case.ledger.rules):
            score = case.scored_by(rules)
            if score is not None:
                reason = Reason.of("slip-overtricks-at-ten", tricks=over, points=score.points - case.score.points)
                yield score.points, Slip(reason=reason, rank=13)


@lru_cache(maxsize=64)
def _with_dear_bags(rules: RuleSet) -> tuple[RuleSet, ...]:
    each = max((getattr(kind, "each", 0) for kind in rules.kinds), default=0)
    terms = tuple(replace(term, each=each) if type(term) is BagPoints else term for term in rules.terms)
    return (replace(rules, terms=terms),) if each and terms != rules.terms else ()


ELSEWHERE: dict[FailedNilMode, str] = {
    "toward-partner": "slip-failed-nil-to-partner",
    "void": "slip-failed-nil-no-bags",
}


def _failed_nil_elsewhere(case: _Case) -> Iterator[Made]:
    """The tricks of a failed nil given to the partner, or to nobody."""
    tricks = case.score.tally.nil_tricks
    if not tricks:
        return
    for rules, reason_id in _with_other_nils(case.ledger.rules):
        score = case.scored_by(rules)
        if score is not None:
            yield score.points, Slip(reason=Reason.of(reason_id, tricks=tricks), rank=13, bags=(score.bags,))


@lru_cache(maxsize=64)
def _with_other_nils(rules: RuleSet) -> tuple[tuple[RuleSet, str], ...]:
    now = rules.accounting
    if type(now) is not CountTricks:
        return ()
    return tuple(
        (replace(rules, accounting=replace(now, failed_nil=mode)), reason)
        for mode, reason in ELSEWHERE.items()
        if mode != now.failed_nil
    )


# Totals


def _totals(case: _Case) -> Iterator[Made]:
    before, points = case.wrong.step.before.total, case.score.points
    yield before, _slip("slip-points-not-added", 18, points=points)
    yield before + 2 * points, _slip("slip-points-twice", 26, points=points)
    yield before - points, _slip("slip-points-subtracted", 24, points=points)
    if before:
        yield points, _slip("slip-total-not-carried", 26, before=before)
    yield from _other_rows(case, points)
    yield from _other_sides(case, points)
    yield from _sums(before, points)


def _other_rows(case: _Case, points: int) -> Iterator[Made]:
    """Carried on from an earlier row than the last."""
    for back in (2, 3):
        row = case.row - back
        if row < -1:
            continue
        total = 0 if row == -1 else case.ledger.page.written[row][case.place].total
        if total is not None:
            told = 0 if row == -1 else case.ledger.page.rounds[row].number
            yield total + points, _slip("slip-total-from-row", 27, from_round=told, total=total)


def _other_sides(case: _Case, points: int) -> Iterator[Made]:
    ledger, before = case.ledger, case.wrong.step.before.total
    for other, side in enumerate(ledger.sides):
        if other == case.place:
            continue
        here = ledger.page.written[case.row][other]
        total = 0 if case.row == 0 else ledger.page.written[case.row - 1][other].total
        if total is None:
            continue
        if total:
            yield total + points, _slip("slip-total-from-side", 21, other=side.name, total=total)
        gained = here.points if here.points is not None else None if here.total is None else here.total - total
        if gained is not None:
            yield before + gained, _slip("slip-points-of-side", 23, other=side.name, points=gained)
        for way in ledger.ways(case.row, other)[:1]:
            try:
                score = ledger.score(case.row, other, way, 0, total)
            except SpadesError:
                continue
            if gained != score.points:
                yield before + score.points, _slip("slip-points-of-side", 23, other=side.name, points=score.points)
                yield total + score.points, _slip("slip-total-of-side", 22, other=side.name)


def _sums(before: int, points: int) -> Iterator[Made]:
    """Added up wrongly: a ten or hundred not carried over."""
    total = before + points
    for place in (10, 100):
        low = abs(before) % place + abs(points) % place
        if before * points > 0 and low >= place:
            lost = place if total > 0 else -place
            yield total - lost, _slip("slip-not-carried-over", 28, amount=place)


# Bags


def _counts(case: _Case) -> Iterator[Made]:
    tally, carried = case.score.tally, case.score.bags
    counted = tally.bags_before + tally.bags
    if counted != carried:
        yield counted, _slip("slip-bags-not-taken-off", 10, bags=counted)
        yield 0, _slip("slip-bags-begun-anew", 12, bags=carried)
    yield tally.bags_before, _slip("slip-bags-not-counted", 11, bags=tally.bags)
    yield tally.bags, _slip("slip-bags-only-of-round", 13, before=tally.bags_before)
    if tally.nil_tricks:
        yield (
            counted - min(tally.nil_tricks, tally.bags),
            _slip("slip-bags-without-nil", 11, tricks=tally.nil_tricks),
        )
        yield counted + tally.nil_tricks, _slip("slip-bags-with-nil", 12, tricks=tally.nil_tricks)
    if case.wrong.step.before.total < 0 or case.wrong.step.after.total < 0:
        yield abs(case.wrong.step.after.total) % 10, _slip("slip-bags-last-digit", 14)


# Writing


def _digits(written: int, expected: int) -> Iterator[Made]:
    """The right number written wrongly."""
    here, there = str(abs(written)), str(abs(expected))
    same_sign = (written < 0) == (expected < 0)
    if written == -expected:
        yield written, _slip("slip-sign-lost", 16)
    if same_sign and written != expected:
        if len(here) == len(there):
            differing = [place for place, pair in enumerate(zip(here, there, strict=True)) if pair[0] != pair[1]]
            if sorted(here) == sorted(there) and len(differing) == 2:
                yield written, _slip("slip-digits-swapped", 17)
            elif len(differing) == 1 and len(here) > 1:
                yield (
                    written,
                    _slip("slip-digit-wrong", 40),
                )
        elif _without_one(there, here):
            yield written, _slip("slip-digit-missing", 30)
        elif _without_one(here, there):
            yield written, _slip("slip-digit-too-many", 31)
    if abs(written - expected) == 1:
        yield written, _slip("slip-one-off", 45)


def _without_one(longer: str, shorter: str) -> bool:
    return len(longer) == len(shorter) + 1 and any(
        longer[:place] + longer[place + 1 :] == shorter for place in range(len(longer))
    )


def _misread(case: _Case) -> Iterator[Made]:
    """Scored for another bid, or other tricks, than stand there."""
    ledger, way, wrong = case.ledger, case.wrong.step.way, case.wrong
    known = ledger.page.written[case.row][case.place]
    for told, other in _other_ways(ledger, way):
        score = case.scored_by(ledger.rules, other)
        if score is None or (known.bags is not None and wrong.kind != "bags" and known.bags != score.bags):
            continue
        value = score.bags if wrong.kind == "bags" else case.base + score.points
        if told == "bid":
            yield value, Slip(reason=Reason.of("slip-other-bid", bid=other.bid_text), rank=50, bags=(score.bags,))
        else:
            yield value, Slip(reason=Reason.of("slip-other-tricks", tricks=other.tricks), rank=51, bags=(score.bags,))


def _other_ways(ledger: Ledger, way: Way) -> Iterator[tuple[str, Way]]:
    """Yield ways with one number changed: a bid, or the tricks."""
    most = ledger.rules.tricks
    places = [place for place, bid in enumerate(way.bids) if bid.is_whole]
    for place in places[:1]:
        for tricks in range(1, most + 1):
            if tricks != way.bids[place].tricks:
                bids = (*way.bids[:place], number(tricks), *way.bids[place + 1 :])
                yield "bid", Way(bids, way.taken)
    for place in range(len(way.taken)):
        for tricks in range(most + 1):
            if tricks != way.taken[place]:
                yield "tricks", Way(way.bids, (*way.taken[:place], tricks, *way.taken[place + 1 :]))


def _slip(reason: str, rank: int, **facts: str | int) -> Slip:
    return Slip(reason=Reason.of(reason, **facts), rank=rank)
