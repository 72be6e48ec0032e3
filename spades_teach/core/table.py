"""Who sits at the table, in which order, and who shares a score."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from spades_teach.core.errors import NotationError, shown


class Seat(Enum):
    """A chair.  Tables of four use the compass, others number their seats."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    SEAT_1 = "1"
    SEAT_2 = "2"
    SEAT_3 = "3"
    SEAT_4 = "4"
    SEAT_5 = "5"
    SEAT_6 = "6"
    SEAT_7 = "7"
    SEAT_8 = "8"
    SEAT_9 = "9"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Side:
    """The seats that share a score: one to three of them, in table order."""

    name: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The seats clockwise, and the sides in the order in which scores are written.

    >>> FOUR_IN_TWO.after(Seat.WEST), FOUR_IN_TWO.side_of(Seat.SOUTH).name
    (<Seat.NORTH: 'N'>, 'NS')
    """

    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]
    _index: dict[Seat, int] = field(init=False, repr=False, compare=False)
    _next: dict[Seat, Seat] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_index", {seat: place for place, seat in enumerate(self.seats)})
        after = self.seats[1:] + self.seats[:1]
        object.__setattr__(self, "_next", dict(zip(self.seats, after, strict=True)))

    def index(self, seat: Seat) -> int:
        """Return the place of a seat in `seats`; raises NotationError for a seat that is not at this table."""
        try:
            return self._index[seat]
        except (KeyError, TypeError):
            raise self._no_such_seat(seat) from None

    def after(self, seat: Seat) -> Seat:
        """Return the seat to the left, whose turn comes next; raises NotationError for a seat that is not at this table."""
        try:
            return self._next[seat]
        except (KeyError, TypeError):
            raise self._no_such_seat(seat) from None

    def before(self, seat: Seat) -> Seat:
        """Return the seat to the right."""
        return self.seats[self.index(seat) - 1]

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in turn, beginning with this one."""
        place = self.index(seat)
        return self.seats[place:] + self.seats[:place]

    def side_of(self, seat: Seat) -> Side:
        """Return the side that a seat plays for; raises NotationError for a seat that is not at this table."""
        for side in self.sides:
            if seat in side.seats:
                return side
        raise self._no_such_seat(seat)

    def partners_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats of the side."""
        return tuple(other for other in self.side_of(seat).seats if other is not seat)

    def read_seat(self, text: str) -> Seat:
        """Read a seat of this table; raises NotationError naming the seats there are."""
        for seat in self.seats:
            if isinstance(text, str) and text.strip().upper() == seat.value:
                return seat
        raise self._no_such_seat(text)

    def read_side(self, text: str) -> Side:
        """Read a side of this table, its letters in any order; raises NotationError naming the sides there are."""
        for side in self.sides:
            if isinstance(text, str) and sorted(text.strip().upper()) == sorted(side.name):
                return side
        names = " ".join(side.name for side in self.sides)
        raise NotationError(
            f"no side {shown(text)} at this table; expected one of {names}",
            "bad-side",
            value=shown(text, str),
            expected=names,
        )

    def _no_such_seat(self, value: object) -> NotationError:
        names = " ".join(seat.value for seat in self.seats)
        told = value.value if isinstance(value, Seat) else shown(value, str)
        return NotationError(
            f"no seat {told!r} at this table; expected one of {names}", "bad-seat", value=told, expected=names
        )


SEATS_BY_NUMBER = tuple(seat for seat in Seat if seat.value.isdecimal())
"""Seats of tables that are not for four."""


def each_alone(seats: tuple[Seat, ...]) -> tuple[Side, ...]:
    """Return a side for each seat, named as the seat.

    >>> [side.name for side in each_alone(FOUR_IN_TWO.seats)]
    ['N', 'E', 'S', 'W']
    """
    return tuple(Side(seat.value, (seat,)) for seat in seats)


def in_teams(seats: tuple[Seat, ...], teams: int) -> tuple[Side, ...]:
    """Return so many numbered sides of equal size; between two partners sits one of every other side.

    >>> [(side.name, "".join(map(str, side.seats))) for side in in_teams(SEATS_BY_NUMBER[:6], 3)]
    [('1', '14'), ('2', '25'), ('3', '36')]
    """
    return tuple(Side(str(place + 1), seats[place::teams]) for place in range(teams))


def numbered_table(players: int, teams: int | None = None) -> Table:
    """Return a table whose seats bear the numbers from 1 on, clockwise; everybody plays alone where no teams are named."""
    seats = SEATS_BY_NUMBER[:players]
    return Table(seats, each_alone(seats) if teams is None else in_teams(seats, teams))


FOUR_IN_TWO = Table(
    (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST),
    (Side("NS", (Seat.NORTH, Seat.SOUTH)), Side("EW", (Seat.EAST, Seat.WEST))),
)
"""Four players, partners opposite: the default table (S0, S1, S2)."""
