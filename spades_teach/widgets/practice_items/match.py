"""The match: is it over, who has won, and how far a side still has to go."""

from __future__ import annotations

from collections.abc import Iterator

from spades_teach.core.matches import add, outcome
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.endings import Outcome, ReachTarget, Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, SideScore, score_round
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.practice_items.items import Answer, Facts, Group, Item, kind, number, points
from spades_teach.widgets.practice_items.points import numbers_round
from spades_teach.widgets.practice_items.sides import plain, total_with
from spades_teach.widgets.score_mistakes import Working

CHOICES = ("us", "them", "on")
"""Your side wins, the other side wins, the match goes on."""


def _target(rules: RuleSet) -> int | None:
    return next((ending.target for ending in rules.endings if isinstance(ending, ReachTarget)), None)


def _choice(verdict: Outcome) -> str:
    return "on" if not verdict.over or verdict.winner is None else CHOICES[verdict.winner]


def _leader(totals: tuple[int, int]) -> str:
    return "us" if totals[0] > totals[1] else "them"


@kind(
    "match-over",
    shows=(
        "ahead-before-wins",
        "exactly-is-not-enough",
        "nobody-at-target-but-leader-wins",
        "penalty-comes-too-late",
        "round-against-target",
        "tie-ends-it",
        "two-across-play-on",
    ),
)
def over(chance: Chance, rules: RuleSet) -> Item | None:
    """Both sides have scored a round: is the match over, and for whom?"""
    target = _target(rules)
    if target is None:
        return None
    work = numbers_round(chance, rules, chance.between(-1, 4))
    if work is None:
        return None
    before = _before(chance, work, target)
    if before is None:
        return None
    scored = numbers_score(work, before)
    after = add(before, scored)
    verdict = outcome(rules, after)
    return _over_item(rules, before, scored, after, verdict, target)


def numbers_score(work: Working, before: Standing) -> RoundScore:
    """Score the round of a working again, with the bags that the sides carry."""
    return score_round(work.rules, work.result, before)


_AIMS = ("ours", "theirs", "both", "tie", "exact", "penalty", "short")


def _before(chance: Chance, work: Working, target: int) -> Standing | None:
    """Choose totals from which this round makes the end of the match a question: near the target, level, with a full counter."""
    plain_points = (work.score.points, work.other.points)
    aim = chance.one_of(_AIMS)
    ends = {
        "ours": (target + chance.between(1, 40), target - chance.between(20, 150)),
        "theirs": (target - chance.between(20, 150), target + chance.between(1, 40)),
        "both": (target + chance.between(1, 60), target + chance.between(1, 60)),
        "exact": (target, target - chance.between(15, 90)),
        "penalty": (target + chance.between(1, 40), target - chance.between(20, 150)),
        "short": (target - chance.between(1, 20), target - chance.between(1, 60)),
    }
    level = target + chance.between(0, 30)
    wanted = ends.get(aim, (level, level))
    totals = (wanted[0] - plain_points[0], wanted[1] - plain_points[1])
    if max(totals) >= target or min(totals) < -100:
        return None
    load = work.load
    bags = (totals[0] % 10, totals[1] % 10)
    if load is None or max(bags) >= load.limit:
        bags = (0, 0)
    if (aim == "penalty") != (load is not None and bags[0] + work.tally.bags >= load.limit):
        return None
    return Standing(totals, bags)


def _over_item(
    rules: RuleSet, before: Standing, scored: RoundScore, after: Standing, verdict: Outcome, target: int
) -> Item | None:
    us, them = scored.sides
    right = _choice(verdict)
    rounds = (us.points, them.points)
    totals = (after.totals[0], after.totals[1])
    unpenalised = tuple(
        total - side.points + _unpenalised(side) for total, side in zip(totals, scored.sides, strict=True)
    )
    mistakes = {
        name: frozenset[Answer](wrong) for name, wrong in _wrong_ends(before, rounds, totals, unpenalised, target)
    }
    if {answer for own in mistakes.values() for answer in own} <= {right}:
        return None
    facts: Facts = {"us": totals[0], "them": totals[1], "target": target, "reason": verdict.reason or "none"}
    groups = tuple(
        Group(
            Reason.of("practice-side", side=side),
            (
                (Reason.of("practice-before-short"), number(before.totals[place])),
                (Reason.of("practice-bags-short"), number(before.bags[place])),
                (Reason.of("practice-new-bags"), number(scored.sides[place].tally.bags)),
                (Reason.of("score-calculator-this-round"), points(_unpenalised(scored.sides[place]))),
            ),
        )
        for place, side in enumerate(("us", "them"))
    )
    return Item(
        rules=rules,
        told=(
            Reason.of("practice-match-to", target=target),
            *(_told_side(before, scored, place) for place in (0, 1)),
            Reason.of("practice-penalty-open"),
        ),
        ask=Reason.of("practice-ask-over"),
        right=right,
        mistakes=mistakes,
        speak=plain("over", facts),
        praise=Reason.of("practice-right-choice"),
        options={name: Reason.of(f"practice-over-{name}") for name in CHOICES},
        strip=groups,
        why=(Reason.of("practice-over-totals", **facts),),
        behind=(verdict.reason,) if verdict.reason else (),
    )


def _unpenalised(side: SideScore) -> int:
    """Return the points of a round without a bag penalty."""
    return sum(line.points for line in side.lines if line.reason != "bag-penalty")


def _told_side(before: Standing, scored: RoundScore, place: int) -> Reason:
    """Say what a side had, and what the round brought before any penalty; the bags are told, the penalty is not."""
    side = scored.sides[place]
    return Reason.of(
        "practice-match-side",
        side=("us", "them")[place],
        total=before.totals[place],
        before=before.bags[place],
        gain=_unpenalised(side),
        bags=side.tally.bags,
    )


def _wrong_ends(
    before: Standing, rounds: tuple[int, int], totals: tuple[int, int], unpenalised: tuple[int, ...], target: int
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield how people judge the end who go wrong: a name for the belief, and what it says here."""
    across = [total >= target for total in totals]
    if unpenalised != totals and max(unpenalised) >= target:
        yield "penalty-comes-too-late", (_leader((unpenalised[0], unpenalised[1])),)
    if totals[0] == totals[1] and all(across):
        yield "tie-ends-it", ("us", "them")
    if all(across) and totals[0] != totals[1]:
        yield "two-across-play-on", ("on",)
        yield "ahead-before-wins", (_leader((before.totals[0], before.totals[1])),)
    if max(totals) == target:
        yield "exactly-is-not-enough", ("on",)
    if any(across) and max(rounds) < target and not all(across):
        yield "round-against-target", ("on",)
    if not any(across):
        yield "nobody-at-target-but-leader-wins", (_leader(totals),)


REASONS = {"target-reached": "one", "higher-total": "both", "tie-plays-on": "level", None: "nobody"}
"""What decides, by the reason of the engine: one side has reached the target, both have, both stand level, nobody has."""


@kind(
    "match-why",
    shows=(
        "exactly-is-not-enough",
        "lead-for-reason",
        "level-below-target",
        "level-overlooked",
        "other-side-overlooked",
    ),
)
def why(chance: Chance, rules: RuleSet) -> Item | None:
    """Why the match ends here, or goes on."""
    target = _target(rules)
    if target is None:
        return None
    near = target + chance.between(-30, 40)
    totals = (near, chance.one_of((near, near, target, target + chance.between(-60, 60))))
    if chance.below(2):
        totals = (totals[1], totals[0])
    if chance.below(5) == 0:
        totals = (target, target - chance.between(5, 80))
    verdict = outcome(rules, Standing(totals, (0, 0)))
    if verdict.reason not in REASONS:
        return None  # another ending of this table
    right = REASONS[verdict.reason]
    mistakes: dict[str, frozenset[Answer]] = {
        "exactly-is-not-enough": frozenset({"nobody"} if right == "one" and max(totals) == target else ()),
        "other-side-overlooked": frozenset({"one"} if right == "both" else ()),
        "level-overlooked": frozenset({"both"} if right == "level" else ()),
        "level-below-target": frozenset({"level"} if right == "nobody" and totals[0] == totals[1] else ()),
        "lead-for-reason": frozenset({"both"} if right in ("one", "nobody") and totals[0] != totals[1] else ()),
    }
    facts: Facts = {"us": totals[0], "them": totals[1], "target": target}
    return Item(
        rules=rules,
        told=(
            Reason.of("practice-match-to", target=target),
            Reason.of("practice-after-round", us=totals[0], them=totals[1]),
        ),
        ask=Reason.of("practice-ask-why"),
        right=right,
        mistakes=mistakes,
        speak=plain("why", facts),
        praise=Reason.of("practice-right-choice"),
        options={name: Reason.of(f"practice-why-option-{name}", target=target) for name in REASONS.values()},
        strip=_totals(totals),
        why=() if verdict.reason else (Reason.of("practice-why-on", target=target),),
        behind=(verdict.reason,) if verdict.reason else (),
    )


def _totals(totals: tuple[int, int]) -> tuple[Group, ...]:
    """Draw the totals of the two sides."""
    return tuple(
        Group(Reason.of("practice-side", side=side), ((Reason.of("score-calculator-total-before"), number(total)),))
        for side, total in zip(("us", "them"), totals, strict=True)
    )


@kind("match-needed", shows=("lead-asked", "sign-of-total-lost", "target-given", "total-given"))
def needed(chance: Chance, rules: RuleSet) -> Item | None:
    """How many points a side still needs."""
    target = _target(rules)
    if target is None:
        return None
    bags = chance.below(10)
    total, other = (
        total_with(bags, chance.between(-12, target // 10 - 4)),
        total_with(chance.below(10), chance.between(5, target // 10 - 4)),
    )
    right = _fewest(rules, total, other)
    mistakes: dict[str, frozenset[Answer]] = {
        "sign-of-total-lost": frozenset({target - abs(total)} if total < 0 else ()),
        "total-given": frozenset({total}),
        "lead-asked": frozenset({abs(total - other)}),
        "target-given": frozenset({target}),
    }
    if right < 30 or total == other:
        return None
    facts: Facts = {"total": total, "other": other, "target": target}
    return Item(
        rules=rules,
        told=(Reason.of("practice-match-to", target=target), Reason.of("practice-match-stand", us=total, them=other)),
        ask=Reason.of("practice-ask-needed"),
        right=right,
        mistakes=mistakes,
        speak=plain("needed", facts),
        praise=Reason.of("practice-right-needed", answer=right),
        strip=_totals((total, other)),
        why=(Reason.of("practice-needed-why", right=right, **facts),),
    )


def _fewest(rules: RuleSet, total: int, other: int) -> int:
    """Return the fewest points with which the engine lets a side win, the other side getting none."""
    return next(
        more for more in range(1, 2000) if _choice(outcome(rules, Standing((total + more, other), (0, 0)))) == "us"
    )
