"""The last round, looked at before it is played: for each way to share the tricks, who wins, who leads on, and why.

A nil is two cases of every split: kept, and failed by so many tricks.  Points come from `score_round`, verdicts from `outcome`; nothing is
scored here.

>>> ends = endgame("NS:461/8 EW:447/3", "NS:4 EW:6", "standard")
>>> [(split.tricks[0], split.case.winner or "goes on") for split in ends.splits[4:9]]
[(4, 'EW'), (5, 'EW'), (6, 'EW'), (7, 'EW'), (8, 'goes on')]
>>> ends.must_bid_to_win("NS").names, ends.best_set("NS").tricks
('3+2', 8)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise, product
from typing import TYPE_CHECKING, Literal

from spades_teach.analysis.end_cases import EndCase, EndSplit, Verdict, split_cases
from spades_teach.analysis.given import Rules, rules_of
from spades_teach.analysis.shown import ShownAsTable
from spades_teach.analysis.standings import Facts, facts_told, standing_before
from spades_teach.analysis.trick_splits import bids_of, compositions, played_splits
from spades_teach.core.arguments import checked, whole_number
from spades_teach.core.bids import Bid
from spades_teach.core.errors import RecordError, shown
from spades_teach.core.judging import legal_bids
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

Goal = Literal["win", "survive"]
WORTH: dict[Verdict, int] = {"lost": 0, "on": 1, "won": 2}

NIL_AS_TRICKS = 5
"""The place of a nil among numbers of tricks: in the package's rounds it is kept about as often as a side takes five tricks or more."""

BLIND_AS_TRICKS = 14
"""The place of a blind nil: behind every number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BidChoice:
    """What a side could have bid, and at how many tricks that reaches a goal, whatever the others' nils come to.

    bids: one per partner.  wins, survives: numbers of tricks of the side, its own nils kept.  exact: tricks when it takes what it bid, no more.
    safe: whether every number of tricks survives, so that nothing can be lost in this round.
    """

    bids: tuple[str, ...]
    exact: int
    wins: tuple[int, ...]
    survives: tuple[int, ...]
    safe: bool

    @property
    def names(self) -> str:
        """The bids as a sheet has them: `3+nil`."""
        return "+".join(self.bids)


@dataclass(frozen=True, slots=True, kw_only=True)
class MustBid:
    """The easiest bid that reaches a goal when it is made exactly; None when no bid does.

    Easier is what needs fewer tricks; a nil counts as many as `NIL_AS_TRICKS` says, a blind one `BLIND_AS_TRICKS`.  Of two that are equal the one
    with fewer nils comes first.
    """

    side: str
    goal: Goal
    least: BidChoice | None

    @property
    def names(self) -> str | None:
        """The answer as a sheet has it: `2+2`."""
        return None if self.least is None else self.least.names


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOffer:
    """What it does to the match to break a promise of the others.

    side: who would do it.  against: whose promise.  seat: the nil bidder, None for the contract.
    tricks: of the side, the fewest with which it happens (a nil: where the side makes its own contract exactly).
    done, left: the round with the promise broken, and with it kept by one trick.
    """

    side: str
    against: str
    seat: Seat | None
    tricks: int
    done: EndCase
    left: EndCase

    @property
    def swing(self) -> int:
        """Points by which the side comes out better against these others."""
        gaps = [case.of(self.side).total - case.of(self.against).total for case in (self.done, self.left)]
        return gaps[0] - gaps[1]

    @property
    def gain(self) -> int:
        """Steps from lost over going on to won, -2 to 2."""
        return WORTH[self.done.verdict(self.side)] - WORTH[self.left.verdict(self.side)]

    @property
    def pays(self) -> bool:
        """Whether it betters the verdict, or leaves it and wins points."""
        return (self.gain, self.swing) > (0, 0)


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Endgame(ShownAsTable):
    """All splits of a round that may be the last, and what follows from them; made by `endgame`."""

    rules: RuleSet
    before: Standing
    bids: tuple[Bid, ...]
    splits: tuple[EndSplit, ...]
    facts: Facts = field(default_factory=dict)

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides, in the order in which `tricks` of a split are given."""
        return tuple(side.name for side in self.rules.table.sides)

    def split(self, *tricks: int) -> EndSplit:
        """Return the split in which the sides take so many tricks; the last number may be left out.  Raises RecordError for one that there is not."""
        numbers = tuple(map(whole_number, tricks))
        if all(type(number) is int for number in numbers):
            rest = sum(self.splits[0].tricks) - sum(numbers)
            sought = numbers if len(numbers) == len(self.sides) else (*numbers, rest)
            for split in self.splits:
                if split.tricks == sought:
                    return split
        first, last = self.splits[0].tricks, self.splits[-1].tricks
        raise RecordError(
            f"the sides cannot take {shown(numbers)} tricks; expected numbers from {first} to {last}",
            "not-in-grid",
            value=shown(numbers, str),
            expected=f"{first} - {last}",
        )

    @checked
    def wins(self, side: str) -> tuple[int, ...]:
        """Return with how many tricks a side wins whatever the others' nils come to, its own nils kept, the fewest first.

        Raises NotationError for a side that is not at the table.
        """
        return self._reaching(self._side(side), "win")

    @checked
    def survives(self, side: str) -> tuple[int, ...]:
        """Return with how many tricks a side does not lose the match, as `wins`."""
        return self._reaching(self._side(side), "survive")

    @checked
    def must_bid_to_win(self, side: str | None = None) -> MustBid:
        """Say what a side must bid to win in this round: the easiest bid that wins when it is made exactly, whatever nils the others fail.

        side: the first one when left out.  What is easiest says `MustBid`.  Nil bids of the side count as kept; a bid is tried only where the
        table allows it, the side bidding first.  Raises NotationError for a side that is not at the table.
        """
        return self._must_bid(side, "win")

    @checked
    def must_bid_to_survive(self, side: str | None = None) -> MustBid:
        """Say what a side must bid so as not to lose the match in this round; as `must_bid_to_win`."""
        return self._must_bid(side, "survive")

    @property
    def sets(self) -> tuple[SetOffer, ...]:
        """What breaking each promise of the others does, for each side: contracts first, then nils."""
        return tuple(offer for side in self.sides for offer in (*self._contracts(side), *self._nils(side)))

    @checked
    def best_set(self, side: str | None = None) -> SetOffer | None:
        """Return the set that is worth going for: the one that betters the verdict most, then the points; None when none pays."""
        name = self._side(side)
        offers = [offer for offer in self.sets if offer.side == name and offer.pays]
        return max(offers, key=lambda offer: (offer.gain, offer.swing), default=None)

    def _told(self) -> str:
        return f"{self.rules.name!r}; splits: {len(self.splits)}"

    def to_frame(self) -> Frame:
        """Return a DataFrame with a row per case: tricks, points, bags, total and reasons of each side, nils, verdict.

        >>> row = endgame("NS:470/8 EW:300/0", "NS:4 EW:6").to_frame().loc[6]
        >>> print(row.NS_total, row.NS_penalty, row.over, row.leader)
        412 -100 False NS
        """
        import pandas

        return pandas.DataFrame([dict(self._row(case)) for split in self.splits for case in split.cases])

    # How it works

    def _row(self, case: EndCase) -> Iterator[tuple[str, object]]:
        for side in case.sides:
            yield f"{side.name}_tricks", side.tricks
        for nil in case.nils:
            yield f"{nil.seat.value}_nil", "kept" if nil.kept else "failed"
            yield f"{nil.seat.value}_nil_tricks", nil.written
        for side in case.sides:
            yield f"{side.name}_points", side.points
            yield f"{side.name}_bags", side.bags
            yield f"{side.name}_total", side.total
            yield f"{side.name}_penalty", side.penalty
            yield f"{side.name}_reasons", " ".join(side.reasons)
        yield "over", case.over
        yield "winner", case.winner
        yield "leader", case.leader
        yield "reason", case.outcome.reason

    def _side(self, name: str | None) -> str:
        return self.sides[0] if name is None else self.rules.table.read_side(name).name

    def _reaching(self, side: str, goal: Goal) -> tuple[int, ...]:
        """Return the numbers of tricks that reach a goal in every case with the side's own nils kept, the fewest first."""
        said: dict[int, bool] = {}
        for case in (case for split in self.splits for case in split.cases):
            own, least = case.of(side), WORTH["won" if goal == "win" else "on"]
            if all(nil.kept for nil in own.nils):
                said[own.tricks] = said.get(own.tricks, True) and WORTH[case.verdict(side)] >= least
        return tuple(sorted(tricks for tricks, good in said.items() if good))

    def _must_bid(self, side: str | None, goal: Goal) -> MustBid:
        name = self._side(side)
        place = self.sides.index(name)
        for own in self._bids_of(name):
            bids, exact = self._with(name, own), sum(bid.tricks for bid in own)
            splits = [split for split in played_splits(self.rules, bids, self.facts) if split[place] == exact]
            if exact in self._bid(bids, splits)._reaching(name, goal):
                return MustBid(side=name, goal=goal, least=self._choice(name, own, exact))
        return MustBid(side=name, goal=goal, least=None)

    def _with(self, side: str, own: Sequence[Bid]) -> tuple[Bid, ...]:
        said = dict(zip(self.rules.table.read_side(side).seats, own, strict=True))
        return tuple(said.get(seat, bid) for seat, bid in zip(self.rules.table.seats, self.bids, strict=True))

    def _bid(self, bids: tuple[Bid, ...], splits: Iterable[tuple[int, ...]]) -> Endgame:
        found = tuple(split_cases(self.rules, bids, split, self.before, self.facts) for split in splits)
        return replace(self, bids=bids, splits=found)

    def _choice(self, side: str, own: tuple[Bid, ...], exact: int) -> BidChoice:
        bids = self._with(side, own)
        ends = self._bid(bids, played_splits(self.rules, bids, self.facts))
        return BidChoice(
            bids=tuple(bid.name for bid in own),
            exact=exact,
            wins=ends._reaching(side, "win"),
            survives=ends._reaching(side, "survive"),
            safe=all(case.verdict(side) != "lost" for split in ends.splits for case in split.cases),
        )

    def _bids_of(self, side: str) -> Iterator[tuple[Bid, ...]]:
        """Yield the bids that a side could make, the easiest first: each sum of numbers, shared evenly, alone or beside nils."""
        seats = len(self.rules.table.read_side(side).seats)
        nils = [
            bid for kind in self.rules.kinds if (bid := getattr(kind, "bid", None)) is not None and bid.promises_none
        ]
        every = [
            (contract, silent)
            for count in range(seats)
            for silent in product(nils, repeat=count)
            for contract in range(seats - count, self.rules.tricks + 1)
        ]
        for contract, silent in sorted(every, key=lambda one: (_effort(*one), len(one[1]))):
            found = next(self._allowed(side, contract, silent), None)
            if found is not None:
                yield found

    def _allowed(self, side: str, contract: int, nils: tuple[Bid, ...]) -> Iterator[tuple[Bid, ...]]:
        """Yield the ways to make a sum of numbers beside some nils that the table allows, the most even first."""
        speakers = len(self.rules.table.read_side(side).seats) - len(nils)
        shares = [way for way in compositions(contract, speakers) if min(way) >= 1]
        for way in sorted(shares, key=lambda way: (max(way) - min(way), tuple(-each for each in way))):
            bids = (*(self.rules.read_bid(str(each)) for each in way), *nils)
            if self._may_bid(side, bids):
                yield bids

    def _may_bid(self, side: str, bids: Sequence[Bid]) -> bool:
        made: list[Bid | None] = [None] * len(self.bids)
        for seat, bid in zip(self.rules.table.read_side(side).seats, bids, strict=True):
            context = BidContext(
                seat=seat,
                table=self.rules.table,
                bids=tuple(made),
                totals=self.before.totals,
                hand_size=self.rules.tricks,
                looked=not bid.is_blind,
            )
            if bid not in legal_bids(self.rules, context):
                return False
            made[self.rules.table.index(seat)] = bid
        return True

    def _kept(self) -> Iterator[EndCase]:
        """Yield the case of each split in which every nil is kept, the first side's tricks rising."""
        for split in self.splits:
            if all(nil.kept for nil in split.case.nils):
                yield split.case

    def _contracts(self, side: str) -> Iterator[SetOffer]:
        if len(self.sides) != 2:
            return
        other = next(name for name in self.sides if name != side)
        cases = sorted(self._kept(), key=lambda case: case.of(side).tricks)
        for left, done in pairwise(cases):
            if done.of(other).is_set and not left.of(other).is_set:
                yield SetOffer(side=side, against=other, seat=None, tricks=done.of(side).tricks, done=done, left=left)

    def _nils(self, side: str) -> Iterator[SetOffer]:
        """Yield the nils of the others, where the side makes its own contract exactly and the nil takes one trick, or none."""
        if len(self.sides) != 2:
            return
        for kept in self._kept():
            own = kept.of(side)
            if own.tricks != own.contract:
                continue
            for case in self.split(*(each.tricks for each in kept.sides)).cases:
                failed = [nil for nil in case.nils if not nil.kept]
                if len(failed) == 1 and failed[0].least == 1 and all(nil.kept for nil in case.of(side).nils):
                    yield SetOffer(
                        side=side,
                        against=self.rules.table.side_of(failed[0].seat).name,
                        seat=failed[0].seat,
                        tricks=own.tricks,
                        done=case,
                        left=kept,
                    )


def _effort(contract: int, nils: Sequence[Bid]) -> int:
    """Return the tricks of a bid, each nil counted as its place among them."""
    return contract + sum(BLIND_AS_TRICKS if bid.is_blind else NIL_AS_TRICKS for bid in nils)


@checked
def endgame(
    scores: str | Standing,
    bids: str | Sequence[Bid],
    rules: Rules = "standard",
    *,
    rounds: int | None = None,
    minutes: int | None = None,
    facts: Facts | None = None,
) -> Endgame:
    """Work out what each way to share the tricks of a round does to the match.

    scores: totals and bags before the round, `NS:461/8 EW:447/3`.  bids: by seat, `N:4 E:nil S:3 W:2`, or by side, `NS:7 EW:3+nil`.
    rounds: scored before this one, for matches of so many rounds.  minutes: played when this one is over, for matches with a clock.
    facts: what else these rules need of the round, `{"N.last-trick": "AS"}`, the same for every split.

    Tables of any size are told, with a split for every way to share the tricks among the sides.  `sets` is empty where more than two sides play.
    Raises NotationError or RecordError for what cannot be read, for scores at which the match is over or more bags than can be carried, for facts
    that are missing (naming them) or that these rules do not read, and for far too many splits.

    >>> endgame("NS:460/0 EW:470/0", "N:3 E:2 S:3 W:2").split(8).case.winner  # catalogue example `s2-winning`
    'NS'
    """
    table = rules_of(rules)
    clock = {"rounds": rounds, "minutes": minutes}
    told = {**facts_told(facts or {}, table), **{name: value for name, value in clock.items() if value is not None}}
    before = standing_before(scores, table, told)
    made = bids_of(bids, table)
    splits = tuple(split_cases(table, made, tricks, before, told) for tricks in played_splits(table, made, told))
    return Endgame(rules=table, before=before, bids=made, splits=splits, facts=told)
