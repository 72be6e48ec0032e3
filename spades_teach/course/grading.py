"""How an answer is judged, and what a run of answers comes to.

An answer has an outcome with an id: an option, a foreseen wrong number, `right`, `otherwise`, `incomplete`.  A wrong one shows
a misconception where it is a foreseen one.  0 is an answer, nothing is not; only exactly the right set of ticks is right;
a question without points is practice and makes no share.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from spades_teach.course.model import LessonError, Option, Step
from spades_teach.course.progress import Answer
from spades_teach.course.prose import evaluate
from spades_teach.course.values import StepValues


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A question of a lesson with its numbers worked out."""

    id: str
    choose: str  # 'one', 'many' or 'number'
    options: tuple[Option, ...] = ()
    number: int | None = None
    wrong: Mapping[int, str] = field(default_factory=dict)  # foreseen wrong numbers and their misconceptions
    points: int = 1

    @property
    def right_options(self) -> frozenset[str]:
        return frozenset(option.id for option in self.options if option.right)


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What an answer came to."""

    outcomes: tuple[str, ...]  # the parts of the lesson's words that speak about this answer
    right: bool
    points: int
    possible: int
    misconception: str | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """Points of some answers; `possible` 0 means that nothing was graded."""

    points: int = 0
    possible: int = 0

    @property
    def share(self) -> float | None:
        """Return 0 to 1, None when nothing was graded."""
        return self.points / self.possible if self.possible else None


def item_of(step: Step) -> Item:
    """Work out the question of a step.

    Raises LessonError when a foreseen wrong number is the right one, or two are the same.
    """
    question = step.question
    if question is None:
        raise LessonError(f"step {step.id!r} asks no question", "no-question", step=step.id)
    value = StepValues(step)
    number = None if question.answer is None else evaluate(question.answer, value)
    wrong: dict[int, str] = {}
    for foreseen in question.wrong:
        amount = evaluate(foreseen.value, value)
        if amount == number or amount in wrong:
            raise LessonError(
                f"step {step.id!r}: the wrong number {foreseen.value!r} is {amount}, which is right or stands twice",
                "bad-question",
                step=step.id,
            )
        wrong[amount] = foreseen.misconception
    return Item(
        id=step.id,
        choose=question.choose,
        options=question.options,
        number=number,
        wrong=MappingProxyType(wrong),
        points=question.points,
    )


def grade(item: Item, answer: int | Iterable[str]) -> Verdict:
    """Judge a number, or the ids of the options that were chosen.

    Raises ValueError for what is no answer to this question.

    >>> grade(Item(id="nil", choose="number", number=0), 0).right
    True
    """
    if item.choose == "number":
        if not isinstance(answer, int) or isinstance(answer, bool):
            raise ValueError(f"{answer!r} is no whole number")
        return _grade_number(item, answer)
    if isinstance(answer, (int, str)):
        raise ValueError(f"{answer!r} is no list of options")
    chosen = frozenset(answer)
    known = {option.id: option for option in item.options}
    if not chosen or not chosen <= set(known) or (item.choose == "one" and len(chosen) > 1):
        raise ValueError(f"{sorted(chosen)} is no answer; choose {item.choose} of {', '.join(known)}")
    slips = [option for option in item.options if option.id in chosen and not option.right]
    right = chosen <= item.right_options if item.choose == "one" else chosen == item.right_options
    spoken = [option.id for option in (slips or item.options) if option.id in chosen]
    return Verdict(
        outcomes=tuple(spoken if right or slips else ["incomplete"]),
        right=right,
        points=item.points if right else 0,
        possible=item.points,
        misconception=slips[0].misconception if slips else None,
    )


def latest(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """Return the last answer to each question, in the order in which the questions were first answered."""
    last: dict[tuple[str, str, str], Answer] = {}
    for answer in answers:
        last[answer.lesson, answer.step, answer.item] = answer
    return tuple(last.values())


def score(answers: Iterable[Answer]) -> Score:
    """Add up the last answer to each question.

    >>> score([]).share is None
    True
    """
    counted = latest(answers)
    return Score(sum(answer.points for answer in counted), sum(answer.possible for answer in counted))


def misconceptions(answers: Iterable[Answer]) -> tuple[tuple[str, int], ...]:
    """Return how often each misconception showed, the most frequent first."""
    counts = Counter(answer.misconception for answer in answers if answer.misconception is not None)
    return tuple(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _grade_number(item: Item, answer: int) -> Verdict:
    right = answer == item.number
    misconception = None if right else item.wrong.get(answer)
    return Verdict(
        outcomes=("right" if right else misconception or "otherwise",),
        right=right,
        points=item.points if right else 0,
        possible=item.points,
        misconception=misconception,
    )
