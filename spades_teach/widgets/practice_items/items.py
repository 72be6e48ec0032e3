"""What an item of practice is, and the kinds there are.

A *kind* (`bags-carry`) makes items from chance until one is interesting: a situation in which mistakes give other answers than the rules do.
An id such as `bags-carry-17`, kind and number, names the same item on every platform and for ever.

Nothing in an item is a text: all that is said is a `Reason`, the id of a message with its facts.  What is right is worked out by the
engine when the item is made and is told only with a verdict.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType

from spades_teach.core.bids import Bid
from spades_teach.core.errors import SpadesError
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import SideScore
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.variants import compose
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.four_seats import check_four_in_two
from spades_teach.widgets.questions import PLACES, YOU, QuestionError

Answer = int | str | frozenset[str]
"""A number, the id of one option, or the ids of several."""

Facts = dict[str, int | str]
"""What messages about an item may name."""

TOPICS = ("deal", "bids", "contract", "points", "bags", "nil", "match")
"""What can be practised, in the order of the lessons."""

NUMBERS = 1_000_000
"""Numbers of items are taken from 0 to one less than this."""

DRAWS = 400
"""How often a kind may draw until a situation is interesting; most are within a few."""


# What is drawn


def number(n: int) -> Reason:
    """Say a number that stands alone."""
    return Reason.of("practice-number", n=n)


def points(n: int) -> Reason:
    """Say points won or lost, with their sign."""
    return Reason.of("practice-points", n=n)


def bid(made: Bid | None) -> Reason:
    """Say a bid; dots for one that is not made yet."""
    return Reason.of("practice-bid", bid=made.name) if made else Reason.of("practice-no-bid-yet")


def place(where: str) -> Reason:
    """Name a seat as the learner sees it."""
    return Reason.of("practice-place", place=where)


@dataclass(frozen=True, slots=True)
class Group:
    """A few numbers that belong together on a score strip, under the name of whose they are."""

    name: Reason
    cells: tuple[tuple[Reason, Reason], ...]  # what it is, how much


@dataclass(frozen=True, slots=True, kw_only=True)
class AtTable:
    """A seat of a drawn table."""

    place: str
    note: Reason | None = None
    dealer: bool = False
    turn: bool = False


# Items


@dataclass(frozen=True, slots=True)
class Judged:
    """What an answer came to: the sentence about it, and the rules behind it."""

    right: bool
    said: Reason
    misconception: str | None = None
    rules: tuple[str, ...] = ()


Speak = Callable[[str | None, Answer], tuple[Reason, tuple[str, ...]]]
"""What is said of a wrong answer, and the rules behind it: the mistake that gives it (None where none does), the answer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One question.

    mistakes: for each misconception the answers that it gives here, each answer once and what is right never; speak: what is said of a
    wrong answer.  options: of a choice, in the order shown; none where a number is asked.  many: several options may be right.
    praise: said of the right answer.  score, why: what is shown once it is answered, a score line by line and sentences.
    """

    rules: RuleSet
    told: tuple[Reason, ...]
    ask: Reason
    right: Answer
    mistakes: Mapping[str, frozenset[Answer]]
    speak: Speak
    praise: Reason
    options: Mapping[str, Reason] = field(default_factory=dict)
    many: bool = False
    signed: bool = False  # the answer may be below zero
    strip: tuple[Group, ...] = ()
    felt: tuple[AtTable, ...] = ()
    hand: tuple[str, ...] = ()  # cards by code
    score: SideScore | None = None
    total: int | None = None  # of the side before the round that was scored
    why: tuple[Reason, ...] = ()
    behind: tuple[str, ...] = ()  # rules behind the right answer
    id: str = ""
    kind: str = ""

    @property
    def form(self) -> str:
        """`number`, `one` or `many`."""
        return "number" if not self.options else "many" if self.many else "one"

    def mistake_of(self, answer: Answer) -> str | None:
        """Return the misconception that gives this answer, None for what is right and for a slip of nobody's."""
        return next((name for name, answers in self.mistakes.items() if answer in answers), None)

    def judge(self, answer: Answer) -> Judged:
        """Judge an answer."""
        if answer == self.right:
            return Judged(True, self.praise, None, self.behind)
        mistake = self.mistake_of(answer)
        said, rules = self.speak(mistake, answer)
        return Judged(False, said, mistake, rules)


def told_apart(right: Answer, found: Mapping[str, frozenset[Answer]]) -> dict[str, frozenset[Answer]]:
    """Give each answer to the first mistake that leads to it, and what is right to none; mistakes without an answer fall away."""
    known: set[Answer] = {right}
    apart: dict[str, frozenset[Answer]] = {}
    for name, answers in found.items():
        own = answers - known
        if own:
            apart[name] = own
            known |= own
    return apart


Maker = Callable[[Chance, RuleSet], Item | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """One kind of item.  shows: the misconceptions that it can bring to light; each does so in some item."""

    name: str
    topic: str
    make: Maker
    shows: tuple[str, ...]


_KINDS: dict[str, Kind] = {}
KINDS: Mapping[str, Kind] = MappingProxyType(_KINDS)
"""The kinds by name, those of a topic together."""


def kind(name: str, *, shows: tuple[str, ...]) -> Callable[[Maker], Maker]:
    """Register the maker of a kind; its name begins with its topic.  A maker returns None where a draw is not interesting."""

    def register(make: Maker) -> Maker:
        topic = name.partition("-")[0]
        _KINDS[name] = Kind(name=name, topic=topic, make=make, shows=shows)
        return make

    return register


def kind_of(item_id: str) -> Kind | None:
    """Return the kind of an id as practice makes them, None where it is no such id.

    >>> kind_of("bags-carry-17").topic, kind_of("bags-carry-017")
    ('bags', None)
    """
    name, _, digits = item_id.rpartition("-")
    return KINDS.get(name) if re.fullmatch(r"0|[1-9][0-9]{0,5}", digits) else None


def make_item(item_id: str, rules: RuleSet) -> Item:
    """Make the item of an id; the same id and rules make the same item.

    Raises QuestionError for an id that there is not, and for a kind that these rules never lead to.
    """
    name, _, digits = item_id.rpartition("-")
    if name not in KINDS or not re.fullmatch(r"[0-9]{1,18}", digits):
        near = ", ".join(f"{known}-1" for known in KINDS)
        raise QuestionError(
            f"no item {item_id!r}; expected a kind and a number, such as one of {near}",
            "quiz-no-such-question",
            value=item_id,
        )
    check_table(rules)
    for attempt in range(DRAWS):
        made = KINDS[name].make(Chance.of(f"{item_id}/{attempt}"), rules)
        if made is not None:
            return replace(made, id=item_id, kind=name, mistakes=told_apart(made.right, made.mistakes))
    raise QuestionError(
        f"the rules {rules.name!r} do not lead to {name!r}; choose another topic", "quiz-no-such-position", value=name
    )


def check_table(rules: RuleSet) -> None:
    """Refuse rules of another table than four players in two sides."""
    check_four_in_two(rules, QuestionError)


# The table as the learner sees it


@cache
def with_rule(rules: RuleSet, variant: str) -> RuleSet | None:
    """Return the table with a rule more, None where that cannot be or is so already."""
    try:
        return compose(f"{rules.name}+{variant}")
    except SpadesError:
        return None


SEATS: Mapping[str, Seat] = MappingProxyType(dict(zip(PLACES, FOUR_IN_TWO.clockwise_from(YOU), strict=True)))
"""The seat at each place: you, left, partner, right."""

PLACE_OF: Mapping[Seat, str] = MappingProxyType({seat: where for where, seat in SEATS.items()})
"""The place of each seat."""
