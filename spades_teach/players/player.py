"""What a player is: something that looks at a `SeatView`, picks one of the actions that are open, and says why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spades_teach.core.actions import Action
from spades_teach.core.reasons import Reason
from spades_teach.core.views import SeatView


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and the reason for it; the id of the reason is the key of its message (`players.ftl`)."""

    action: Action
    reason: Reason


Player = Callable[[SeatView], Choice]
"""Chooses for the seat whose view it is given.  It knows nothing else, so it cannot see a hidden card."""
