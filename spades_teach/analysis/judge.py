"""Judge a finished round by its record and the rules, and nothing else: reneges, wrong claims, wrong counts, wrong scores.

Nothing is guessed: what people wrote down is compared with what the cards say.  Every finding has a reason id with the facts that its message needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from spades_teach.analysis.claims import ClaimVerdict, check_claim_of
from spades_teach.analysis.renege_prices import RenegePrice, renege_prices
from spades_teach.analysis.reneges import Renege, find_reneges
from spades_teach.core.actions import MakeBid, Play
from spades_teach.core.errors import SpadesError
from spades_teach.core.reasons import Reason
from spades_teach.core.records import Offence, Record, WrittenSide
from spades_teach.core.results import RoundResult
from spades_teach.core.scores import RoundScore, SideScore, score_round
from spades_teach.core.table import Seat, Side
from spades_teach.core.tricks import Trick
from spades_teach.core.views import SeatView

RENEGE = "must-follow-suit"


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongClaim:
    """A claim that did not hold, or need not have held.  trick: the first of those claimed, counted from 1.

    verdict: what a search over the hands that the others might have held found, None where they cannot be told.
    lost: the first trick that went to somebody else, and its number.  cost: points that the side loses at this table.
    """

    seat: Seat
    trick: int
    verdict: ClaimVerdict | None
    lost: tuple[int, Trick] | None
    cost: int

    @property
    def reason(self) -> Reason:
        """Why it was wrong: lost in play, lost only by the order of play, or won although it could have been beaten."""
        facts: dict[str, str | int] = {"seat": self.seat.value, "trick": self.trick}
        if self.lost is None:
            return Reason.of("judge-claim-unsure", **facts)
        number, trick = self.lost
        winner = "" if trick.winner is None else trick.winner.value
        holds = self.verdict is not None and self.verdict.holds
        name = "judge-claim-spoilt" if holds else "judge-claim-lost"
        return Reason.of(name, **facts, lost=number, winner=winner)


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongTricks:
    """A count of tricks that is not what the cards say."""

    seat: Seat
    written: int
    right: int

    @property
    def reason(self) -> Reason:
        """Who, what stands there and what should."""
        return Reason.of("judge-tricks", seat=self.seat.value, written=self.written, right=self.right)


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongScore:
    """A number of the score that should be another one.

    what: "points", "total", "bags", or the reason id of a line.  written: None where it is missing; right: None where nothing belongs.
    """

    side: Side
    what: str
    written: int | None
    right: int | None

    @property
    def reason(self) -> Reason:
        """What stands there and what should."""
        facts: dict[str, str | int] = {"side": self.side.name}
        facts |= {} if self.written is None else {"written": self.written}
        facts |= {} if self.right is None else {"right": self.right}
        if self.what in ("points", "total", "bags") and self.written is not None and self.right is not None:
            return Reason.of(f"judge-score-{self.what}", **facts)
        form = "missing" if self.written is None else "surplus" if self.right is None else "wrong"
        return Reason.of(f"judge-line-{form}", **facts, line=self.what)


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """All that is wrong with a round, and the score that it should have.

    offences: bids, cards and claims against the rules that are no reneges.  prices: what the reneges cost, here and elsewhere.
    """

    reneges: tuple[Renege, ...]
    prices: tuple[RenegePrice, ...]
    offences: tuple[Offence, ...]
    claims: tuple[WrongClaim, ...]
    tricks: tuple[WrongTricks, ...]
    scores: tuple[WrongScore, ...]
    score: RoundScore

    @property
    def right(self) -> bool:
        """Whether there is nothing to say."""
        return not (self.reneges or self.offences or self.claims or self.tricks or self.scores)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Everything that is wrong, in the order of the fields."""
        offences = (offence_reason(offence) for offence in self.offences)
        return (
            *(renege.reason for renege in self.reneges),
            *offences,
            *(claim.reason for claim in self.claims),
            *(wrong.reason for wrong in self.tricks),
            *(wrong.reason for wrong in self.scores),
        )


def judge(record: Record) -> Judgement:
    """Find what is wrong with a finished round.

    >>> from spades_teach import apply, compose, deal_cards, legal_actions, start_round
    >>> from spades_teach.core.records import keep_record
    >>> game = start_round(compose("standard"), deal_cards(7))
    >>> while not game.over:
    ...     game = apply(game, legal_actions(game)[0])
    >>> judge(keep_record(game.rules, game.deal, game.actions)).right
    True
    """
    reneges, offences = _reneges(record)
    result = _with_penalties(record)
    score = score_round(record.rules, result, record.standing)
    return Judgement(
        reneges=reneges,
        prices=renege_prices(record.rules, record.result, record.standing, Counter(renege.seat for renege in reneges)),
        offences=offences,
        claims=tuple(_wrong_claims(record, result, score)),
        tricks=tuple(_wrong_tricks(record)),
        scores=tuple(_wrong_scores(record, score)),
        score=score,
    )


def offence_reason(offence: Offence) -> Reason:
    """Say what was done against the rules; why, say the reasons of the offence."""
    action = offence.action
    seat = action.seat.value
    if isinstance(action, Play):
        return Reason.of("judge-card", seat=seat, card=action.card.code, trick=offence.trick)
    if isinstance(action, MakeBid):
        return Reason.of("judge-bid", seat=seat, bid=action.bid.name)
    return Reason.of("judge-claim", seat=seat, trick=offence.trick)


# Reneges


def _reneges(record: Record) -> tuple[tuple[Renege, ...], tuple[Offence, ...]]:
    """Return the reneges with their proofs, and whatever else was against the rules."""
    shown = {(renege.seat, renege.trick): renege for renege in find_reneges(record.tricks, record.trumps)}
    reneges: list[Renege] = []
    others: list[Offence] = []
    for offence in record.offences:
        found = shown.get((offence.action.seat, offence.trick))
        if found is not None and _breaks(offence, RENEGE):
            reneges.append(found)
        else:
            others.append(offence)
    return tuple(reneges), tuple(others)


def _breaks(offence: Offence, rule: str) -> bool:
    return isinstance(offence.action, Play) and any(reason.id == rule for reason in offence.reasons)


def _with_penalties(record: Record) -> RoundResult:
    """Return the result with the facts that the table's penalties read: how often each seat did what they punish."""
    counted: Counter[str] = Counter()
    for policy in record.rules.conduct:
        for rule, fact in getattr(policy, "punishes", {}).items():
            for offence in record.offences:
                if _breaks(offence, rule):
                    counted[f"{offence.action.seat.value}.{fact}"] += 1
    return replace(record.result, facts=tuple(sorted({**dict(record.result.facts), **counted}.items())))


# Claims


def _wrong_claims(record: Record, result: RoundResult, score: RoundScore) -> Iterator[WrongClaim]:
    for view in record.claims:
        verdict = _verdict(view)
        first = len(view.tricks)
        lost = next(
            (
                (number, trick)
                for number, trick in enumerate(record.tricks, start=1)
                if _goes_astray(number, trick, view)
            ),
            None,
        )
        if lost is not None or (verdict is not None and not verdict.holds):
            cost = _cost_of_claim(record, result, score, view.seat)
            yield WrongClaim(seat=view.seat, trick=first + 1, verdict=verdict, lost=lost, cost=cost)


def _verdict(view: SeatView) -> ClaimVerdict | None:
    try:
        return check_claim_of(view)
    except SpadesError:  # cards lie aside, or in the dark: what the others may hold cannot be told
        return None


def _goes_astray(number: int, trick: Trick, view: SeatView) -> bool:
    return number > len(view.tricks) and trick.winner is not view.seat


def _cost_of_claim(record: Record, result: RoundResult, score: RoundScore, seat: Seat) -> int:
    name = record.rules.table.side_of(seat).name
    kept = tuple((fact, value) for fact, value in result.facts if "claim" not in fact.partition(".")[2])
    unclaimed = score_round(record.rules, replace(result, facts=kept), record.standing)
    return unclaimed.of(name).points - score.of(name).points


# What was written down


def _wrong_tricks(record: Record) -> Iterator[WrongTricks]:
    for seat, written in record.written.taken:
        right = record.result.taken[record.rules.table.index(seat)]
        if written != right:
            yield WrongTricks(seat=seat, written=written, right=right)


def _wrong_scores(record: Record, score: RoundScore) -> Iterator[WrongScore]:
    for written in record.written.sides:
        should = score.of(written.side.name)
        before = record.standing.totals[record.rules.table.sides.index(written.side)]
        yield from _wrong_lines(written, should)
        bags = should.bags if record.rules.has("terms.bag-penalty") else None
        numbers = (
            ("points", written.points, should.points),
            ("total", written.total, before + should.points),
            ("bags", written.bags, bags),
        )
        for what, stands, right in numbers:
            if stands is not None and right is not None and stands != right:
                yield WrongScore(side=written.side, what=what, written=stands, right=right)


def _wrong_lines(written: WrittenSide, should: SideScore) -> Iterator[WrongScore]:
    """Compare line by line; lines for the same reason, such as two nils, are one sum."""
    if written.lines is None:
        return
    stands = _sums(written.lines)
    right = _sums((line.reason, line.points) for line in should.lines)
    for reason in dict.fromkeys((*right, *stands)):
        if stands.get(reason, 0) != right.get(reason, 0):
            yield WrongScore(side=written.side, what=reason, written=stands.get(reason), right=right.get(reason))


def _sums(lines: Iterator[tuple[str, int]] | tuple[tuple[str, int], ...]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for reason, points in lines:
        sums[reason] = sums.get(reason, 0) + points
    return sums
