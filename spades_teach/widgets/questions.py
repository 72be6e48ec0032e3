"""A question about following suit: a position, and what is asked about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from spades_teach.core.cards import Card, Suit
from spades_teach.core.errors import SpadesError
from spades_teach.core.judging import CardVerdicts, judge_cards
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.tricks import Play, Trick, best_play

KINDS = ("legal", "winner", "spade-lead", "renege")
"""What can be asked: which cards may be played; who takes the trick; may a spade be led; did anybody renege."""

YOU = Seat.SOUTH
"""The learner's seat in records."""

PLACES = ("you", "left", "partner", "right")
"""The seats as the learner sees them, clockwise."""


class QuestionError(SpadesError):
    """A question that cannot be read or made: an unknown id, a position that cannot be."""


@dataclass(frozen=True, kw_only=True)
class Question:
    """A position and what is asked about it; all that is in it may be seen by the learner."""

    id: str
    kind: str
    rules: RuleSet
    hand: tuple[Card, ...] = ()  # the learner's
    plays: tuple[Play, ...] = ()  # on the table, the lead first; for `winner` a whole trick
    tricks: tuple[Trick, ...] = ()  # the earlier ones of the round, where they are shown
    broken: bool | None = None  # as told; None where it does not matter or is to be read from the tricks
    first_trick: bool = False
    you: Seat = YOU  # the learner's seat; at a table of another size, the one that is to play

    @cached_property
    def spades_are_broken(self) -> bool:
        """Whether spades are broken, as told or as the tricks show; not, where nothing tells."""
        return is_broken(self.rules, self.tricks) if self.broken is None else self.broken

    @cached_property
    def context(self) -> PlayContext:
        """What decides the learner's next card."""
        return PlayContext(
            hand=self.hand,
            plays=self.plays,
            trumps=self.rules.trumps,
            broken=self.spades_are_broken,
            first_trick=self.first_trick,
            seat=self.you,
            table=self.rules.table,
        )

    @cached_property
    def verdicts(self) -> CardVerdicts:
        """The learner's cards, judged by the engine."""
        return judge_cards(self.rules, self.context)

    def place_of(self, seat: Seat) -> str:
        """Return a seat as the learner sees it."""
        return self._places.get(seat, seat.value)

    @cached_property
    def _places(self) -> Mapping[Seat, str]:
        named = seen_from(self.rules, self.you.value)
        return {seat: named(seat.value) for seat in self.rules.table.seats}

    def seat_at(self, place: str) -> Seat:
        """Return the seat behind you, left, partner or right."""
        return self.rules.table.clockwise_from(self.you)[PLACES.index(place)]


def seen_from(rules: RuleSet, seat_name: str) -> Callable[[str], str]:
    """Return what turns a seat into a place as the player there sees it: at tables of another size only `you`, the others keep their names.

    >>> from spades_teach.core.variants import compose
    >>> [*map(seen_from(compose("standard"), "S"), "SWN")], [*map(seen_from(compose("standard+five-players"), "3"), "34")]
    (['you', 'left', 'partner'], ['you', '4'])
    """
    own = rules.table.read_seat(seat_name)
    if rules.table != FOUR_IN_TWO:
        return lambda seat: PLACES[0] if seat == own.value else seat
    seats = [seat.value for seat in rules.table.clockwise_from(own)]
    return lambda seat: PLACES[seats.index(seat)] if seat in seats else seat


def is_broken(rules: RuleSet, tricks: Sequence[Trick]) -> bool:
    """Tell whether spades are broken after these tricks."""
    return any(
        restriction.breaks(trick.plays[:count], count == len(trick.plays), rules.trumps)
        for trick in tricks
        for count in range(1, len(trick.plays) + 1)
        for restriction in rules.restrictions
    )


def beating(context: PlayContext) -> tuple[Card, ...]:
    """Return the cards of the hand that would be the best of the trick so far, legal or not."""
    seat = context.seat or YOU
    return tuple(
        card for card in context.hand if best_play((*context.plays, Play(seat, card)), context.trumps).card is card
    )


def colour_mates(suit: Suit) -> Suit:
    """Return the other suit of the same colour."""
    pairs = {Suit.CLUBS: Suit.SPADES, Suit.SPADES: Suit.CLUBS, Suit.HEARTS: Suit.DIAMONDS, Suit.DIAMONDS: Suit.HEARTS}
    return pairs[suit]
