"""What a round does to a standing: from a model of rounds and the scalar engine to moves between standings, for one rule set.

A standing is (total, bags carried) of either side.  Totals that can go with a number of bags are a residue of some step: at the default table a
total of 333 tells three bags, because everything else comes in full tens.  Those steps and residues are worked out from the points
themselves, so that nothing is rounded; a rule set without such a step simply has more standings.

Not every rule set has such a standing.  `match_steps` finds out by asking the engine, not by names of rules, and refuses with the reason.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import gcd

from spades_teach.analysis.round_model import ModelRound, RoundModel, sides_changed
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import outcome
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_untold
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_side

MOST_BAGS = 40
"""Numbers of bags on a count beyond which they are not told apart; no known table has more than ten."""

FARTHEST = 3_000
"""Points from zero within which a target has to lie."""

_LONG = 60  # rounds after which a match that ends by rounds is over at every known table
_TOTALS = (-150, 250)  # before the round, to see whether they matter to it


class NoMatchChancesError(SpadesError):
    """Rules by which the chance of winning the match cannot be told from totals and bags; the message and its id say why."""


@dataclass(frozen=True, slots=True)
class Move:
    """What one round may do: points and bags after it, per side, and the chance of just that."""

    points: tuple[int, int]
    bags: tuple[int, int]
    chance: float


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSteps:
    """All moves, by the bags carried before.

    bags: the numbers that can be carried; (0,) where bags make no difference.  step, residues: totals beside a number of bags are its residue
    and whole steps.  target: the total that ends the match.  floor: the highest total at which a side has lost, None without one.
    rounds: after which the higher total wins; then there is neither target nor floor.
    """

    rules: RuleSet
    bags: tuple[int, ...]
    moves: Mapping[tuple[int, int], tuple[Move, ...]]
    step: int
    residues: Mapping[int, int]
    target: int | None
    floor: int | None
    rounds: int | None

    @property
    def counts_bags(self) -> bool:
        """Whether the number of bags makes a difference."""
        return len(self.bags) > 1


def match_steps(rules: RuleSet, model: RoundModel) -> MatchSteps:
    """Return what rounds of the model do by these rules.

    Raises NoMatchChancesError where totals and bags do not tell all that the rest of the match depends on.
    """
    _check_conduct(rules)
    rounds = _length(rules)
    _check_rounds(rules, model)
    target, floor = _crossing(rules, 1), _crossing(rules, -1)
    if rounds and (target or floor):
        raise _refused(rules, "chances-rounds", f"the match ends after {rounds} rounds, and at a number of points too")
    if target is None and rounds is None:
        raise NoMatchChancesError(
            f"no number of points up to {FARTHEST} ends a match by {rules.name!r}; choose rules with a target",
            "chances-no-target",
            value=rules.name,
        )
    bags, scored = _scored(rules, model)
    step, residues = _lattice(bags, scored)
    return MatchSteps(
        rules=rules,
        bags=bags,
        moves=_moves(model.rounds, scored),
        step=step,
        residues=residues,
        target=target,
        floor=floor,
        rounds=rounds,
    )


# May it be told at all?


def _check_conduct(rules: RuleSet) -> None:
    for policy in (*rules.conduct, *rules.terms):
        if hasattr(policy, "settle"):
            raise _refused(rules, "chances-points-change-sides", "points go from one side to the other")
        if getattr(policy, "counts_line", (None, None))[0]:
            raise _refused(rules, "chances-history", "points depend on what happened in earlier rounds")


def _check_rounds(rules: RuleSet, model: RoundModel) -> None:
    """Ask the engine whether bids, tricks and bags are all that the points of these rounds depend on; of one side, as the model knows no sides."""
    start = Standing((0, 0), (0, 0))
    for each in model.rounds:
        untold = facts_untold(rules, each.result, start)
        if untold:
            raise _refused(
                rules,
                "chances-facts",
                f"points depend on {untold[0]}, which no model of bids and tricks tells",
                untold[0],
            )
    for each in model.rounds:
        for place, side in enumerate(rules.table.sides[:1]):
            plain = score_side(rules, each.result, side)
            if any(line.wins for line in plain.lines):
                raise _refused(rules, "chances-won-outright", "a round can win the match outright")
            for total in _TOTALS:
                moved = score_side(rules, each.result, side, 0, total)
                if (moved.points, moved.bags) != (plain.points, plain.bags):
                    raise _refused(rules, "chances-totals-matter", "points of a round depend on the total before it")
            if each.sums and _unshared(rules, each.result, place) != (plain.points, plain.bags):
                raise _refused(
                    rules, "chances-partners-apart", "points depend on which of the partners bid and took how much"
                )


def _unshared(rules: RuleSet, result: RoundResult, place: int) -> tuple[int, int]:
    """Return points and bags of a side when its partners share bids and tricks out the other way round, and as unevenly as can be."""
    side = rules.table.sides[place]
    first, second = (rules.table.index(seat) for seat in side.seats)
    bids, taken = list(result.bids), list(result.taken)
    if all(bids[seat].is_whole for seat in (first, second)):
        bids[first], bids[second] = (
            rules.read_bid("1"),
            rules.read_bid(str(bids[first].tricks + bids[second].tricks - 1)),
        )
        taken[first], taken[second] = 0, taken[first] + taken[second]
    score = score_side(rules, RoundResult(tuple(bids), tuple(taken)), side)
    return score.points, score.bags


def _length(rules: RuleSet) -> int | None:
    """Return the number of rounds after which a match ends, None where it goes on as long as nobody has the points."""
    return next(
        (rounds for rounds in range(1, _LONG + 1) if outcome(rules, Standing((1, 0), (0, 0), rounds)).over), None
    )


def _crossing(rules: RuleSet, sign: int) -> int | None:
    """Return the first total, going up or down from 0 beside a side with 0, at which the match is over; None within `FARTHEST`."""
    for total in range(sign, sign * FARTHEST, sign):
        if outcome(rules, Standing((total, 0), (0, 0))).over:
            return total
    return None


def _refused(rules: RuleSet, error_id: str, why: str, what: str = "") -> NoMatchChancesError:
    return NoMatchChancesError(
        f"the chance of winning cannot be told from totals and bags by {rules.name!r}: {why}; choose other rules",
        error_id,
        value=rules.name,
        what=what,
    )


# Points and bags


_Scored = Mapping[int, tuple[tuple[int, int], ...]]
"""By the bags carried before: points and bags of the first side, for each round of the model in order."""


def _scored(rules: RuleSet, model: RoundModel) -> tuple[tuple[int, ...], _Scored]:
    """Score each round of the first side with each number of bags that it can carry."""
    side = rules.table.sides[0]

    def scores(carried: int) -> tuple[tuple[int, int], ...]:
        found = (score_side(rules, each.result, side, carried) for each in model.rounds)
        return tuple((score.points, score.bags) for score in found)

    table = {0: scores(0)}
    if _stay_for_ever(rules):
        plain = [points for points, _ in table[0]]
        if any([points for points, _ in scores(carried)] != plain for carried in (7, 30)):
            raise _refused(rules, "chances-bags-without-end", "bags are never taken off the count")
        return (0,), {0: tuple((points, 0) for points in plain)}
    waiting = {bags for _, bags in table[0]} - {0}
    while waiting:
        carried = waiting.pop()
        if carried > MOST_BAGS:
            raise _refused(rules, "chances-bags-without-end", f"more than {MOST_BAGS} bags stay on the count")
        table[carried] = scores(carried)
        waiting |= {bags for _, bags in table[carried]} - set(table)
    return tuple(sorted(table)), table


def _stay_for_ever(rules: RuleSet) -> bool:
    bags = 10 * MOST_BAGS
    for term in rules.terms:
        bags = term.carried(bags)
    return bags == 10 * MOST_BAGS


def _moves(rounds: tuple[ModelRound, ...], scored: _Scored) -> dict[tuple[int, int], tuple[Move, ...]]:
    """Return what the rounds do beside any bags, equal moves once.  Sides are scored alike: the second as the first with the sides changed."""
    places = {each.result: place for place, each in enumerate(rounds)}
    changed = [places[sides_changed(each.result)] for each in rounds]
    return {
        (own, other): _merged(
            zip(scored[own], (scored[other][place] for place in changed), (each.chance for each in rounds), strict=True)
        )
        for own in scored
        for other in scored
    }


def _merged(results: Iterable[tuple[tuple[int, int], tuple[int, int], float]]) -> tuple[Move, ...]:
    found: dict[tuple[tuple[int, int], tuple[int, int]], float] = defaultdict(float)
    for ours, theirs, chance in results:
        found[ours, theirs] += chance
    return tuple(Move((ours[0], theirs[0]), (ours[1], theirs[1]), chance) for (ours, theirs), chance in found.items())


def _lattice(bags: tuple[int, ...], scored: _Scored) -> tuple[int, dict[int, int]]:
    """Return the largest step, and a residue for each number of bags, that fit all points: 0 points beside 0 bags is where a match begins."""
    reached, waiting = {0: 0}, [0]
    while waiting:
        carried = waiting.pop()
        for points, after in scored[carried]:
            if after not in reached:
                reached[after] = reached[carried] + points
                waiting.append(after)
    step = 0
    for carried in bags:
        for points, after in scored[carried]:
            step = gcd(step, reached[carried] + points - reached[after])
    step = step or 1
    return step, {carried: total % step for carried, total in reached.items()}
