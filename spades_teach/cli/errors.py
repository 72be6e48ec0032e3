"""Input that cannot be used, and saying so in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spades_teach.core.errors import IllegalActionError

if TYPE_CHECKING:
    from spades_teach.core.reasons import Reason
    from spades_teach.i18n import Words

    Fact = str | int | tuple[Reason, ...]

SHOWN = 60
"""Characters of a wrong value that an error shows."""


class InputError(Exception):
    """What was typed cannot be used; the message `id` says why, with these facts.  Reasons of the rules are said as sentences."""

    def __init__(self, message_id: str, /, **facts: Fact) -> None:
        super().__init__(message_id)
        self.id = message_id
        self.facts = facts


def said(error: Exception, words: Words) -> str:
    """Say an error in one line: by the message that has its id, else in the words of the error itself, which are English."""
    message_id, facts = str(getattr(error, "id", "")), dict(getattr(error, "facts", {}))
    if isinstance(error, IllegalActionError):
        message_id, facts = "cli-illegal-action", {**facts, "why": error.reasons}
    try:
        return _one_line(words(message_id, **{name: _said_fact(fact, words) for name, fact in facts.items()}))
    except (KeyError, ValueError):  # no language has the message, or the error lacks a fact that it needs
        return printable(next(iter(str(error).splitlines()), type(error).__name__), 300)


def _said_fact(fact: Fact, words: Words) -> str | int:
    if isinstance(fact, tuple):
        return " ".join(words(reason.id, **dict(reason.facts)) for reason in fact)
    return printable(fact) if isinstance(fact, str) else fact


def printable(text: str, longest: int = SHOWN) -> str:
    r"""Return text that fits in a line and moves no cursor: control characters escaped, direction marks dropped, cut when long.

    >>> printable("K\nS"), printable("x" * 70)[-2:]
    ('K\\nS', 'x…')
    """
    from spades_teach.i18n.isolates import plain_text

    shown = "".join(sign if sign.isprintable() or sign == "\u200c" else _escaped(sign) for sign in plain_text(text))
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def _one_line(text: str) -> str:
    return " ".join(text.split("\n"))
