"""A side bids the first tricks of the round: axes `opening`, `kinds`, `limits`, `conduct` and `terms`, bands as there.

The announcement is a bid, "little-moe" or "big-moe": it stands for all that its side bids in this round.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.bids import Bid
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.announcements import runs, told
from spades_teach.core.rules.bidding import BidContext, Bids
from spades_teach.core.rules.facts import Fact, counts, is_told_of
from spades_teach.core.rules.play import LeftOfDealerLeads
from spades_teach.core.rules.scoring import CarriesAll, ScoreLine, SideTally
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.results import RoundResult
    from spades_teach.core.rounds import Round
    from spades_teach.core.rules.endings import Standing
    from spades_teach.core.rules.ruleset import RuleSet


def announced(bids: tuple[Bid | None, ...], moes: Bids) -> Bid | None:
    """Return the first Moe among these bids, None where there is none."""
    return next((bid for bid in bids if bid is not None and bid in moes), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoeLeads(LeftOfDealerLeads):
    """Whoever has announced a Moe leads to the first trick, else the dealer's left.

    The partners may settle which of them leads; at this table the announcer is the one.  Source: catalogue `moe-first-tricks` (S0, S1).
    """

    moes: Bids

    def leads(self, game: Round, /) -> Seat:
        """Return the seat that leads first, which the bids decide."""
        for seat, bid in zip(game.rules.table.seats, game.bids, strict=True):
            if bid in self.moes:
                return seat
        return self.leader(game.deal, game.hands, game.rules.table)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoeBids:
    """A promise of all of the first tricks, small or big.  Source: catalogue `moe-first-tricks` (S0, S1)."""

    slot: ClassVar[str] = "moe-first-tricks"
    order: ClassVar[int] = 5
    blind: ClassVar[bool] = False

    moes: Bids

    def offers(self, context: BidContext, /) -> Bids:
        return tuple(bid for bid in self.moes if bid.tricks <= context.hand_size)

    def read(self, name: str, /) -> Bid | None:
        return next((bid for bid in self.moes if bid.name == name), None)

    def claims(self, bids: tuple[Bid | None, ...], /) -> tuple[int, ...]:
        return tuple(place for place, bid in enumerate(bids) if bid in self.moes)

    def lines(self, tally: SideTally, claimed: tuple[int, ...], /) -> tuple[ScoreLine, ...]:
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class OneMoe:
    """Only the first announcement of a round stands: two sides cannot both lead.  Source: catalogue `moe-first-tricks`, a reading."""

    slot: ClassVar[str] = "one-moe"
    order: ClassVar[int] = 10

    moes: Bids

    def keep(self, options: Bids, context: BidContext, /) -> Bids:
        if announced(context.bids, self.moes) is None:
            return options
        return tuple(bid for bid in options if bid not in self.moes)

    def reason(self, bid: Bid, context: BidContext, /) -> Reason:
        return Reason.of("moe-already-announced", bid=bid.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class MoeStandsForBids:
    """A Moe stands for all bids of its side.  Source: catalogue `moe-first-tricks` (S0, S1); without a contract beside it: a reading.

    immune: nothing is a bag; otherwise every trick beyond those announced is one, where the Moe is made.
    """

    slot: ClassVar[str] = "moe-first-tricks"
    order: ClassVar[int] = 6

    moes: Bids
    immune: bool = True

    def amend(self, tally: SideTally, /) -> SideTally:
        moe = announced(tally.bids, self.moes)
        if moe is None:
            return tally
        made = first_tricks(tally) >= moe.tricks
        bags = sum(tally.taken) - moe.tricks if made and not self.immune else 0
        return replace(tally, replaced=True, contract=0, bags=bags, tricks=sum(tally.taken), nil_tricks=0)


def first_tricks(tally: SideTally) -> int:
    """Return how many tricks the side took before it lost one, by the tricks or by the fact `first-tricks`."""
    found = runs(tally)
    if not found:
        return told(tally, "first-tricks")
    own, number = found[0]
    return number if own else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MoeOfFirstTricks(CarriesAll):
    """All of the first tricks for a flat sum, or the sum lost.  Source: catalogue `moe-first-tricks` (S0, S1)."""

    slot: ClassVar[str] = "moe-first-tricks"
    order: ClassVar[int] = 40
    reads: ClassVar[tuple[Fact, ...]] = counts("first-tricks")

    moes: Bids
    points: tuple[int, ...]

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        """Yield the fact of each side that has announced a Moe."""
        for side in rules.table.sides:
            bids = tuple(result.bids[rules.table.index(seat)] for seat in side.seats)
            if announced(bids, self.moes) and not result.tricks and not is_told_of(side, result, "first-tricks"):
                yield f"{side.name}.first-tricks"

    def lines(self, tally: SideTally, /) -> tuple[ScoreLine, ...]:
        moe = announced(tally.bids, self.moes)
        if moe is None:
            return ()
        points, first = self.points[self.moes.index(moe)], first_tricks(tally)
        if first >= moe.tricks:
            return (ScoreLine.of("moe-first-made", points, needed=moe.tricks, tricks=first),)
        return (ScoreLine.of("moe-first-failed", -points, needed=moe.tricks, tricks=first),)
