"""What every lesson of the default table has, and that together they ask every worked example of S2 and of S0's base scoring."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from spades_teach.catalogue import Example, examples
from spades_teach.course.load import the_course
from spades_teach.course.model import ASKING_KINDS, Lesson, Step
from spades_teach.course.question import Question
from spades_teach.course.session import LessonSession
from spades_teach.course.values import StepValues
from spades_teach.i18n import words_for
from spades_teach.widgets.score_calculator import ScoreCalculatorLogic
from spades_teach.widgets.score_mistakes import facts_of, numbers_of
from spades_teach.widgets.step_reveal import StepRevealLogic
from spades_teach.widgets.verdicts import say
from spades_teach.widgets.worked_lines import Line

LANGUAGES = ("en", "fa")
COURSE = the_course()
LESSONS = COURSE.lessons
LAST_PAGE = "a-whole-round"
"""A round to play rather than a lesson: it has its quiz, but its questions are about that round, and none of them must be right."""

QUIZZES = ("follow_suit_quiz", "break_trainer")
"""Widgets that ask a list of questions, or, without one, questions without end."""


def asked(example: Example) -> list[str]:
    """Return the steps that ask about an example before they tell: those of a kind that asks, and worked examples line by line in any step."""
    return [
        f"{lesson.id}: {step.id}"
        for lesson in LESSONS
        for step in lesson.steps
        if (step.kind in ASKING_KINDS or step.widget == "step_reveal")
        and example.id in (step.example, *_named(step.args))
    ]


def _named(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for part in value.values():
            yield from _named(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _named(part)


# The worked examples


def test_all_ten_lessons_are_there():
    """The nine lessons of the default table, and a round to play, in their order."""
    assert [lesson.number for lesson in LESSONS] == list(range(1, 11))
    assert LESSONS[-1].id == LAST_PAGE


HOUSE_RULES = {"s0-eight-hands"}  # about a match of so many rounds: a house rule, no base scoring
BASE = [example for example in examples() if re.match("s2-|s0-", example.id) and example.id not in HOUSE_RULES]


@pytest.mark.parametrize("example", BASE, ids=lambda each: each.id)
def test_every_worked_example_is_asked(example: Example, count: Callable[..., None]):
    """Each worked example of S2 and of S0's base scoring is foretold in some lesson before it is told."""
    assert asked(example)
    count("worked examples asked in lessons")


# The parts of a lesson


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_whole(lesson: Lesson):
    """Minutes, code to change, five fixed items and an endless one, what to remember, what other tables do."""
    assert 20 <= lesson.minutes <= 30
    kinds = [step.kind for step in lesson.steps]
    assert kinds[-2:] == ["summary", "elsewhere"]
    assert 2 <= len(lesson.code) <= 3
    assert kinds.index("predict") < kinds.index("code")
    assert sum(fixed_items(step) for step in lesson.steps) == 5
    endless = [step for step in lesson.steps if is_endless(step)]
    assert endless
    assert not [step.id for step in endless if step.required]


def fixed_items(step: Step) -> int:
    if step.kind != "quiz" or is_endless(step):
        return 0
    return len(StepValues(step).arguments()["questions"]) if step.widget in QUIZZES else 1


def is_endless(step: Step) -> bool:
    return step.widget == "practice" or (step.widget in QUIZZES and "questions" not in step.args)


# The misconceptions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_meets_at_least_three_misconceptions(lesson: Lesson, language: str):
    """Three wrong answers at least show a misconception, and each gets words of its own, in both languages."""
    found: dict[str, str] = {}
    for step in lesson.steps:
        if step.widget is not None and step.kind in ASKING_KINDS:
            found |= dict(told(lesson, step, language))
    assert len(found) >= 3
    assert all(text.strip() for text in found.values())
    assert len(set(found.values())) == len(found)


def told(lesson: Lesson, step: Step, language: str) -> Iterator[tuple[str, str]]:
    """Yield the misconceptions that answers to a step can show, with what is then said."""
    if step.question is not None:
        yield from _of_question(lesson, step, language)
    elif step.widget in ("step_reveal", "score_calculator"):
        logic = LessonSession(lesson.id, lang=language).make_widget(step.id).logic
        yield from (_of_lines if isinstance(logic, StepRevealLogic) else _of_sum)(logic, language)  # type: ignore[operator]


def _of_question(lesson: Lesson, step: Step, language: str) -> Iterator[tuple[str, str]]:
    question = Question.of_step(lesson, step, lang=language)
    texts = question.logic._texts(language)
    assert step.question is not None
    yield from (
        (option.misconception, texts.feedback[option.id]) for option in step.question.options if option.misconception
    )
    yield from ((wrong.misconception, texts.feedback[wrong.misconception]) for wrong in step.question.wrong)


def _of_lines(logic: StepRevealLogic, language: str) -> Iterator[tuple[str, str]]:
    words = words_for(language)
    for line in logic.lines:
        for answer in wrong_answers(logic, line):
            wrong = line.wrong(answer)
            if wrong.misconception is not None:
                yield wrong.misconception, say(words, wrong.said, logic.worked.place_of)


def wrong_answers(logic: StepRevealLogic, line: Line) -> list[int | str | frozenset[str]]:
    if line.form == "number":
        return [number for number in range(-210, 211) if number not in line.right]
    if line.form == "one":
        return [option for option, _ in line.options if option not in line.right]
    if line.form == "play":
        places = [logic.worked.place_of(play.seat.value) for play in logic.worked.plays[: line.plays]]
        return [place for place in places if place not in line.right]
    cards = [card.code for card in line.cards or logic.worked.hand]
    return [chosen for chosen in (frozenset(), frozenset(cards)) if chosen not in line.right]


def _of_sum(logic: ScoreCalculatorLogic, language: str) -> Iterator[tuple[str, str]]:
    words = words_for(language)
    right = logic.sheet.score
    for side in logic.asked if right is not None else ():
        work = logic.working(side, right)  # type: ignore[arg-type]
        for mistake, numbers in numbers_of(work).items():
            yield mistake, words(f"score-mistake-{mistake}", **facts_of(work, min(numbers)))
