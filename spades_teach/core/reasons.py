"""Why: an id that is the key of a message, a test and a lesson, and the few facts that the message needs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason.  Facts are plain text and numbers: a card is its code, a suit its letter, a seat its letter, a bid its name."""

    id: str
    facts: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, reason_id: str, /, **facts: str | int) -> Reason:
        """Build a reason; equal facts make equal reasons, whatever order they were given in.

        >>> Reason.of("must-follow-suit", suit="H").fact("suit")
        'H'
        """
        return cls(reason_id, tuple(sorted(facts.items())))

    def fact(self, name: str) -> str | int:
        """Return one fact; raises KeyError when the reason has none of that name."""
        return dict(self.facts)[name]
