"""From which chance on it pays: a nil, a blind nil, ten for 200, one more trick on the bid, an attempt to set the others.

Two plans are weighed (`plans`), each with what it brings when it comes off and when it does not.  Between the two, what the bold plan brings more
than the safe one grows in a straight line with the chance that it comes off, so one chance is worth nothing either way: the break-even.  It is
worked out twice:

- against points: ours less those of the others, from the one scoring function, as an exact fraction;
- against the match: chances of winning it after the round, from `match_chances`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from spades_teach.analysis.given import Rules, rules_of
from spades_teach.analysis.match_chances import match_chances
from spades_teach.analysis.plans import QUESTIONS, Assumptions, Plans, assume
from spades_teach.analysis.round_model import RoundModel, check_chance, check_table
from spades_teach.analysis.shown import ShownAsTable
from spades_teach.analysis.standings import CLOCK, standing_before
from spades_teach.core.arguments import checked
from spades_teach.core.bids import Bid
from spades_teach.core.errors import NotationError, RecordError, shown
from spades_teach.core.judging import judge_bids
from spades_teach.core.matches import Standing, add
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.facts import facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_round

if TYPE_CHECKING:
    from spades_teach.analysis.charts import Picture
    from spades_teach.analysis.frames import Frame

Against = Literal["points", "match"]
Verdict = Literal["from", "up-to", "always", "never", "even"]
"""The bold plan pays from a chance on, up to a chance, at any chance, at none; or both plans bring the same."""

BRANCHES = (("bold", True), ("bold", False), ("safe", True), ("safe", False))


@dataclass(frozen=True, slots=True, kw_only=True)
class Branch:
    """How one plan ends.  came_off: whether luck was with the bidder.  chance: of winning the match then, None where nobody asked."""

    plan: Literal["bold", "safe"]
    came_off: bool
    result: RoundResult
    score: RoundScore
    after: Standing
    chance: float | None = None

    @property
    def points(self) -> tuple[int, int]:
        """Points of the round: ours, and those of the others."""
        ours, others = self.score.sides
        return ours.points, others.points

    @property
    def difference(self) -> int:
        """Our points less those of the others."""
        ours, others = self.points
        return ours - others


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkingLine:
    """One line of the working: whose points, for which reason."""

    plan: str
    came_off: bool
    side: str
    reason: str
    points: int
    facts: tuple[tuple[str, str | int], ...]


@dataclass(frozen=True, slots=True)
class Threshold:
    """Where both plans bring the same.  chance: 0 where the bold plan always pays, 1 where it never does, None where both are even."""

    verdict: Verdict
    chance: Fraction | float | None


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class BreakEven(ShownAsTable):
    """From which chance on a bold plan pays, and all that this was worked out from."""

    question: str
    rules: RuleSet
    standing: Standing
    assumptions: Assumptions
    branches: tuple[Branch, Branch, Branch, Branch]  # in the order of `BRANCHES`

    @property
    def by_points(self) -> Threshold:
        """The break-even against points, exact."""
        bold, missed, safe, safe_missed = (branch.difference for branch in self.branches)
        return _threshold(Fraction(bold - safe), Fraction(missed - safe_missed))

    @property
    def by_match(self) -> Threshold:
        """The break-even against the chance of winning the match; raises RecordError where it was not asked for."""
        bold, missed, safe, safe_missed = self._values("match")
        return _threshold(float(bold - safe), float(missed - safe_missed))

    @property
    def chance_points(self) -> float | None:
        """The chance from which on the bold plan brings more points than the safe one; see `Threshold`.

        >>> round(break_even("nil", match=False).chance_points, 4)
        0.5505
        """
        found = self.by_points.chance
        return None if found is None else float(found)

    @property
    def chance_match(self) -> float | None:
        """The chance from which on the bold plan wins the match more often than the safe one; see `Threshold`."""
        found = self.by_match.chance
        return None if found is None else float(found)

    def value(self, plan: Literal["bold", "safe"], chance: float, against: Against = "points") -> float:
        """Return what a plan brings on average when it comes off with this chance: points more than the others, or the chance of the match.

        >>> break_even("nil", match=False).value("safe", 0.5)
        -21.0
        """
        check_chance(chance)
        values = self._values(against)
        came_off, missed = values[:2] if plan == "bold" else values[2:]
        return float(chance * came_off + (1 - chance) * missed)

    def gain(self, chance: float, against: Against = "points") -> float:
        """Return what the bold plan brings more than the safe one.

        >>> asked = break_even("nil", match=False)
        >>> asked.gain(0), asked.gain(1), round(asked.gain(asked.chance_points), 9)
        (-109.0, 89.0, 0.0)
        """
        return self.value("bold", chance, against) - self.value("safe", chance, against)

    @property
    def working(self) -> tuple[WorkingLine, ...]:
        """All points of all branches, line by line, as the score has them."""
        return tuple(
            WorkingLine(
                plan=branch.plan,
                came_off=branch.came_off,
                side=side.side.name,
                reason=line.reason,
                points=line.points,
                facts=line.facts,
            )
            for branch in self.branches
            for side in branch.score.sides
            for line in side.lines
        )

    def _told(self) -> str:
        return f"{self.question!r}, {self.rules.name!r}"

    def to_frame(self) -> Frame:
        """Return a table with a row per branch: plan, bids and tricks, points of both sides, and the chance of winning the match.

        >>> frame = break_even("nil", match=False).to_frame()
        >>> list(frame["difference"])
        [68, -130, -21, -21]
        """
        from spades_teach.analysis.frames import frame_of

        columns = ("plan", "came_off", "bids", "tricks", "our_points", "their_points", "difference", "chance")
        return frame_of(
            ({"branch": place, **row} for place, row in enumerate(self._rows())), ("branch", *columns), "branch"
        )

    def working_frame(self) -> Frame:
        """Return the working as a table: plan, whether it came off, side, reason and points.

        >>> break_even("nil", match=False).working_frame()["points"].head(3).tolist()
        [40, 100, 70]
        """
        from spades_teach.analysis.frames import frame_of

        columns = ("plan", "came_off", "side", "reason", "points")
        rows = ({"line": place, **asdict(line)} for place, line in enumerate(self.working))
        return frame_of(({name: row[name] for name in ("line", *columns)} for row in rows), ("line", *columns), "line")

    def curve(self, against: Against = "points", steps: int = 20) -> tuple[tuple[float, float], ...]:
        """Return chances from 0 to 1 with what the bold plan brings more at each.

        >>> break_even("nil", match=False).curve(steps=1)
        ((0.0, -109.0), (1.0, 89.0))
        """
        return tuple((place / steps, self.gain(place / steps, against)) for place in range(steps + 1))

    @checked
    def chart(self, lang: str | None = None, against: Against = "points") -> Picture:
        """Return the picture: what the bold plan brings more, over the chance that it comes off, the break-even marked."""
        from spades_teach.analysis.gain_curves import gain_chart

        return gain_chart((self,), lang, against)

    def _values(self, against: Against) -> tuple[float, ...]:
        if against == "points":
            return tuple(branch.difference for branch in self.branches)
        values = tuple(branch.chance for branch in self.branches if branch.chance is not None)
        if against != "match" or len(values) < len(self.branches):
            raise RecordError(
                f"nothing is known against {shown(against, str)}; ask with match=True, or against points",
                "not-weighed",
                value=shown(against, str),
            )
        return values

    def _rows(self) -> Iterator[dict[str, object]]:
        for branch in self.branches:
            ours, theirs = branch.points
            yield {
                "plan": branch.plan,
                "came_off": branch.came_off,
                "bids": " ".join(bid.name for bid in branch.result.bids),
                "tricks": " ".join(map(str, branch.result.taken)),
                "our_points": ours,
                "their_points": theirs,
                "difference": branch.difference,
                "chance": branch.chance,
            }


@checked
def break_even(
    question: str = "nil",
    *,
    standing: str | Standing | None = None,
    rules: Rules | None = None,
    partner: int | None = None,
    instead: int | None = None,
    lost: int | None = None,
    others: int | None = None,
    match: bool = True,
    model: RoundModel | None = None,
) -> BreakEven:
    """Work out from which chance on a bold plan pays.

    question: `nil`, `blind-nil`, `ten-for-200`, `one-more` (trick on the bid) or `set` (the others).
    standing: before the round, `NS:480/0 EW:470/0`; where it is left out both have nothing, and who may bid what is not asked.
    rules: the default table, with the bid in question, when left out.
    partner: the bid of the partner, or of several together; it takes as many; none where sides are single players.  instead: the own bid of the
    safe plan; with `ten-for-200` the bid of the side.
    lost: tricks that a failed nil takes.  others: the sum of their bids; all but one of the tricks that we leave, when left out.
    match: also against the chance of winning the match, which needs numpy and two sides of two.  model: of rounds, for those chances.
    Raises NotationError for an unknown question, a bid or a number of tricks that there is not; RecordError for a standing at which the match is
    over, with more bags than can be carried, or in which the bid may not be made, and for rules whose points need more than bids and tricks;
    ModelError, NoMatchChancesError or NeedsNumpyError for chances that cannot be told.

    >>> asked = break_even("nil", partner=4, match=False)
    >>> asked.by_points
    Threshold(verdict='from', chance=Fraction(109, 198))
    >>> [(line.reason, line.points) for line in asked.working if line.plan == "bold" and line.side == "NS" and not line.came_off]
    [('contract-made', 40), ('nil-failed', -100), ('bags', 1)]
    """
    if question not in QUESTIONS:
        expected = ", ".join(QUESTIONS)
        raise NotationError(
            f"{shown(question)} is no question of break-even; expected one of {expected}",
            "bad-break-even",
            value=shown(question, str),
            expected=expected,
        )
    asked = QUESTIONS[question]
    chosen = asked.usual[0] if rules is None else rules
    in_force = rules_of(chosen)
    if len(in_force.table.sides) != 2:
        raise RecordError(
            f"{in_force.name!r} is not for two sides; choose rules of a table with two",
            "two-sides-only",
            value=in_force.name,
        )
    if match:
        check_table(in_force)
    given = assume(asked, in_force, partner=partner, instead=instead, lost=lost, others=others)
    plans = asked.plans(in_force, given)
    before = standing_before(standing, in_force)
    if standing is not None:
        _check_bid(in_force, before, plans.bold_success)
        _check_bid(in_force, before, plans.safe_success)
    branches = _branches(in_force, before, plans)
    if match:
        branches = _with_chances(in_force, branches, model)
    one, two, three, four = branches
    return BreakEven(
        question=question, rules=in_force, standing=before, assumptions=given, branches=(one, two, three, four)
    )


def _check_bid(rules: RuleSet, before: Standing, result: RoundResult) -> None:
    """Refuse a bid of our first seat that could not be made at this standing, the other bids being as they are."""
    seat, *_ = rules.table.sides[0].seats
    place = rules.table.index(seat)
    bid = result.bids[place]
    made: tuple[Bid | None, ...] = (*result.bids[:place], None, *result.bids[place + 1 :])
    verdicts = judge_bids(
        rules,
        BidContext(
            seat=seat,
            table=rules.table,
            bids=made,
            totals=before.totals,
            hand_size=rules.tricks,
            looked=not bid.is_blind,
        ),
    )
    if bid not in verdicts.legal:
        reasons = verdicts.blocked.get(bid, ())
        raise RecordError(
            f"{bid.name} may not be bid at {before.totals} ({', '.join(reason.id for reason in reasons) or 'not offered'}); ask for another standing",
            "bid-not-here",
            bid=bid.name,
        )


def _check_told(rules: RuleSet, result: RoundResult, before: Standing) -> None:
    """Refuse rules whose points need more of a round than bids and tricks; the clock of a match gives none."""
    missing = [name for name in facts_untold(rules, result, before) if name not in CLOCK]
    if missing:
        raise RecordError(
            f"by {rules.name!r} points depend on {missing[0]}, which no plan of bids and tricks tells; choose other rules",
            "chances-facts",
            value=rules.name,
            what=missing[0],
        )


def _branches(rules: RuleSet, before: Standing, plans: Plans) -> tuple[Branch, ...]:
    results = (plans.bold_success, plans.bold_failure, plans.safe_success, plans.safe_failure)
    found = []
    for (plan, came_off), result in zip(BRANCHES, results, strict=True):
        _check_told(rules, result, before)
        score = score_round(rules, result, before)
        found.append(
            Branch(
                plan="bold" if plan == "bold" else "safe",
                came_off=came_off,
                result=result,
                score=score,
                after=add(before, score),
            )
        )
    return tuple(found)


def _with_chances(rules: RuleSet, branches: tuple[Branch, ...], model: RoundModel | None) -> tuple[Branch, ...]:
    chances = match_chances(rules, model=model)
    return tuple(replace(branch, chance=chances.chance(branch.after)) for branch in branches)


def _threshold(came_off: Fraction | float, missed: Fraction | float) -> Threshold:
    """Return where a straight line from `missed` at 0 to `came_off` at 1 meets zero, and what that means."""
    if came_off == missed == 0:
        return Threshold("even", None)
    if came_off >= 0 and missed >= 0:
        return Threshold("always", type(came_off)(0))
    if came_off <= 0 and missed <= 0:
        return Threshold("never", type(came_off)(1))
    return Threshold("from" if came_off > 0 else "up-to", -missed / (came_off - missed))
