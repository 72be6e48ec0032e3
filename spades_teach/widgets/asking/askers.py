"""What every kind of question shares: what an answer is, what a verdict says of it, and what an `Asker` does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from spades_teach.core.reasons import Reason
from spades_teach.core.variants import RuleSpec
from spades_teach.i18n import Words
from spades_teach.widgets.questions import Question

Answer = dict[str, Any]
"""What the learner has marked, as plain JSON."""

Action = Mapping[str, Any]

MISCONCEPTIONS = (
    "any-card-may-be-played",
    "ace-always-wins",
    "colour-for-suit",
    "cut-is-renege",
    "discard-is-renege",
    "earlier-card-proves",
    "first-spade-wins",
    "highest-rank-wins",
    "last-card-wins",
    "leader-keeps-the-trick",
    "marks-everything",
    "must-beat",
    "must-trump-when-void",
    "other-player-proves",
    "other-suit-proves",
    "partner-must-not-be-beaten",
    "partner-trick-may-not-be-cut",
    "spade-does-not-beat",
    "spade-may-always-be-led",
    "spade-may-always-be-played",
    "spade-on-first-trick-forbidden",
    "spades-are-never-led",
    "spades-only-cannot-lead",
    "unbroken-spade-cannot-cut",
)
"""What a wrong answer can show; the message `misconception-ID` speaks to the learner, its `.label` names the belief in a
table, its `.truth` says how it is."""

SLIPS = (
    "broken-already",
    "card-follows-suit",
    "forbidden",
    "holds-another-suit",
    "lead-cannot-renege",
    "lower-of-suit",
    "lower-spade",
    "missed",
    "no-spade-played",
    "not-broken-yet",
    "not-the-suit-led",
    "off-suit",
    "picks-swapped",
    "renege-overlooked",
    "showed-earlier",
)
"""What else is said about a wrong answer: the message `slip-ID`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What an answer came to.

    said: the message about this answer, with `place` facts for seats.  why: further messages of the engine below it.
    rules: ids of the rules behind it.  options: the tables at which the card would be allowed, None where that is no question.
    """

    right: bool
    said: Reason
    why: tuple[Reason, ...] = ()
    rules: tuple[str, ...] = ()
    options: tuple[RuleSpec, ...] | None = None

    @property
    def misconception(self) -> str | None:
        """The id of the misconception that a wrong answer shows."""
        return self.said.id.removeprefix("misconception-") if self.said.id.startswith("misconception-") else None


class Asker(Protocol):
    """One kind of question."""

    kind: ClassVar[str]

    def blank(self) -> Answer:
        """Return the answer to begin with."""
        ...

    def take(self, question: Question, answer: Answer, action: Action, /) -> Answer:
        """Return the answer after an action; raises ValueError for an action that makes no sense here."""
        ...

    def steps(self, answer: Answer, /) -> list[Action]:
        """Return actions that lead from the blank answer to this one."""
        ...

    def is_complete(self, answer: Answer, /) -> bool:
        """Tell whether the answer can be judged."""
        ...

    def judge(self, question: Question, answer: Answer, /) -> Verdict:
        """Judge a complete answer."""
        ...

    def show(self, question: Question, answer: Answer, verdict: Verdict | None, /) -> dict[str, Any]:
        """Return what the page draws; what is right only with a verdict."""
        ...

    def strings(self, question: Question, answer: Answer, verdict: Verdict | None, words: Words, /) -> dict[str, Any]:
        """Return the texts of what is drawn."""
        ...


def wrong(said: str, /, **facts: str | int) -> Verdict:
    """Judge an answer wrong: a misconception by its id, else a slip."""
    family = "misconception" if said in MISCONCEPTIONS else "slip"
    return Verdict(right=False, said=Reason.of(f"{family}-{said}", **facts))
