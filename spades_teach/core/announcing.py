"""A side announces a Bemo or a Moe in its bids: what a bidder says beside the own bid, and the stage that offers it.

The announcement is heard by a policy of conduct (see `rules.claims`), which tells it as a fact of the finished round; the terms in
`rules.announcements` score the fact, wherever it comes from.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.actions import Action, Announce
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.scoring import SideTally
from spades_teach.core.stages import Bidding
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Trick

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class Announces:
    """Whoever is in turn to bid may first announce for the side, once for each side in a round.

    That one announcement is all, a little one not made big by the partner, is a reading.  little, big: tricks that are announced.
    """

    order: ClassVar[int] = 14
    kind: ClassVar[str]
    stands_for_bids: ClassVar[bool]  # whether it counts instead of all bids of its side

    little: int
    big: int

    @property
    def lengths(self) -> dict[str, int]:
        """The names of the announcements, each with its number of tricks."""
        return {f"little-{self.kind}": self.little, f"big-{self.kind}": self.big}

    def hears(self, game: Round, action: Action, /) -> bool:
        """Tell whether an action is one of these announcements."""
        return isinstance(action, Announce) and action.name in self.lengths

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        """Return every reason against an announcement."""
        assert isinstance(action, Announce)
        if game.phase != "bidding":
            return (Reason.of("announce-while-bidding", bid=action.name),)
        found = []
        if action.seat is not game.turn:
            found.append(Reason.of("not-your-turn", seat=action.seat.value, turn=game.turn.value if game.turn else ""))
        earlier = self._of_the_side(game, action.seat)
        if earlier is not None:
            found.append(Reason.of("announced-already", bid=earlier.name))
        needed, tricks = self.lengths[action.name], game.rules.hand_size
        if needed > tricks:
            found.append(Reason.of("announcement-too-long", bid=action.name, needed=needed, tricks=tricks))
        return tuple(found)

    def _of_the_side(self, game: Round, seat: Seat) -> Announce | None:
        seats = game.rules.table.side_of(seat).seats
        return next((said for said in game.actions if self.hears(game, said) and said.seat in seats), None)  # type: ignore[return-value]

    def is_open(self, name: str, tricks: Sequence[Trick], seats: Sequence[Seat], left: int, /) -> bool:
        """Tell whether an announcement of these seats can still be made and is not made yet; left: tricks to come."""
        raise NotImplementedError

    def take(self, game: Round, action: Action, /) -> dict[str, object]:
        """Change nothing but the record."""
        return {}

    def told(self, game: Round, /) -> Iterator[tuple[str, int]]:
        """Yield the fact of each announcement."""
        for action in game.actions:
            if isinstance(action, Announce) and self.hears(game, action):
                yield f"{action.seat.value}.{action.name}", 1

    def amend(self, tally: SideTally, /) -> SideTally:
        return tally


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnouncesBemo(Announces):
    """All of the first tricks, beside the ordinary bids.  Source: catalogue `bemo` (S0, S1)."""

    slot: ClassVar[str] = "announces-bemo"
    kind: ClassVar[str] = "bemo"
    stands_for_bids: ClassVar[bool] = False

    def is_open(self, name: str, tricks: Sequence[Trick], seats: Sequence[Seat], left: int, /) -> bool:
        return len(tricks) < self.lengths[name] and all(trick.winner in seats for trick in tricks)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnouncesMoe(Announces):
    """So many tricks in a row, for the contract.  Source: catalogue `moe-consecutive` (S0, S1)."""

    slot: ClassVar[str] = "announces-moe"
    kind: ClassVar[str] = "moe"
    stands_for_bids: ClassVar[bool] = True

    def is_open(self, name: str, tricks: Sequence[Trick], seats: Sequence[Seat], left: int, /) -> bool:
        runs = [(own, len(list(run))) for own, run in groupby(trick.winner in seats for trick in tricks)]
        longest = max((length for own, length in runs if own), default=0)
        current = runs[-1][1] if runs and runs[-1][0] else 0
        return longest < self.lengths[name] <= current + left


@dataclass(frozen=True, slots=True)
class BiddingWithAnnouncements(Bidding):
    """Everyone bids, and may announce first what the table knows."""

    def options(self, game: Round, /) -> tuple[Action, ...]:
        seat = game.turn
        assert seat is not None
        heard = [policy for policy in game.rules.conduct if isinstance(policy, Announces)]
        said = [(policy, Announce(seat, name)) for policy in heard for name in policy.lengths]
        return (
            *Bidding.options(self, game),
            *(announced for policy, announced in said if not policy.violations(game, announced)),
        )


def announced(game: Round) -> tuple[tuple[str, ...], ...]:
    """Return what each seat has announced, in table order; empty where nobody has."""
    said = [action for action in game.actions if isinstance(action, Announce)]
    if not said:
        return ()
    return tuple(tuple(action.name for action in said if action.seat is seat) for seat in game.rules.table.seats)
