"""What is raised when input cannot be read or a program asks for the impossible.

What a player may *try* is not an error: `violations` returns reasons for it.  Everything raised here names the value, what was
expected and what to do next; `id` and `facts` let an interface say the same in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spades_teach.core.reasons import Reason


class SpadesError(ValueError):
    """Unreadable input or an impossible request."""

    def __init__(self, message: str, error_id: str, /, **facts: str | int) -> None:
        super().__init__(shortened(message, LONGEST_MESSAGE))
        self.id = error_id
        self.facts = {
            name: shortened(fact, LONGEST_FACT) if isinstance(fact, str) else fact for name, fact in facts.items()
        }


LONGEST_MESSAGE = 500
"""Characters of an error's message: enough for a value, what was expected and what to do, whatever was handed in."""

LONGEST_FACT = 300


def shortened(text: str, longest: int) -> str:
    """Leave out the middle of a text that is too long.

    >>> shortened("clubs", 5), shortened("diamonds", 5)
    ('clubs', 'di…ds')
    """
    half = longest // 2
    return text if len(text) <= longest else f"{text[:half]}…{text[-half:]}"


def shown(value: object, write: Callable[[object], str] = repr, *, longest: int = 80) -> str:
    """Write a wrong value for a message: short, and whatever it is; Python writes no whole number of more than 4300 digits.

    >>> shown("3"), shown("3", str), shown(10**5000)
    ("'3'", '3', 'a number too long to write')
    >>> shown(object())  # without its address, which is another one each time
    '<object>'
    """
    if type(value).__repr__ is object.__repr__:
        return f"<{type(value).__name__}>"
    try:
        written = write(value)
        if not isinstance(value, str):
            written = " ".join(written.split())  # some write themselves in lines
        return shortened(written, longest)
    except Exception:
        return f"a {'number' if isinstance(value, int) else type(value).__name__} too long to write"


class NotationError(SpadesError):
    """A text or number that should name a card, seat, bid, hand, deal, seed or record does not."""


class DealError(SpadesError):
    """Cards that cannot be dealt so: one twice, one missing, unequal hands."""


class RuleSpecError(SpadesError):
    """A rule spec that cannot be read, or names an unknown profile, variant, parameter or value."""


class VariantConflictError(RuleSpecError):
    """Two variants that cannot be in force together; `facts` holds `first` and `second`, in the order of the alphabet.

    Its id says why: `rule-conflict`, both fill one `slot`; `rule-conflict-fact`, `needing` relies on a `fact` that `removing` takes away;
    `rule-conflict-declared`, the texts exclude each other.
    """

    def __init__(
        self, first: str, second: str, why: str, error_id: str = "rule-conflict-declared", **facts: str
    ) -> None:
        first, second = sorted((first, second))
        super().__init__(
            f"{first!r} and {second!r} cannot be in force together: {why}; leave one of them out",
            error_id,
            first=first,
            second=second,
            **facts,
        )

    @classmethod
    def over_slot(cls, first: str, second: str, slot: str) -> VariantConflictError:
        """Both decide the same point of the rules."""
        return cls(first, second, f"both decide {slot!r}", "rule-conflict", slot=slot)

    @classmethod
    def over_fact(cls, needing: str, removing: str, fact: str) -> VariantConflictError:
        """One relies on what the other takes away."""
        why = f"{needing!r} needs {fact!r}, which {removing!r} takes away"
        return cls(needing, removing, why, "rule-conflict-fact", needing=needing, removing=removing, fact=fact)


class IncompleteTrickError(SpadesError):
    """A trick was judged before every seat had played to it."""


class RecordError(SpadesError):
    """A result or score that cannot be right: tricks that do not add up, a bid nobody could make."""


class IllegalActionError(SpadesError):
    """An action against the rules was applied; `reasons` says why, and the round is unchanged."""

    def __init__(self, action: object, reasons: Iterable[Reason]) -> None:
        self.reasons = tuple(reasons)
        named = ", ".join(reason.id for reason in self.reasons)
        super().__init__(
            f"{action} is against the rules ({named}); choose one of legal_actions(round)",
            "illegal-action",
            action=str(action),
            reasons=named,
        )
