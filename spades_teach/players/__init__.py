"""Who plays: small documented players, each choosing from a `SeatView` alone and saying why."""

from spades_teach.players.beginner import choose
from spades_teach.players.player import Choice, Player

__all__ = ["Choice", "Player", "choose"]
