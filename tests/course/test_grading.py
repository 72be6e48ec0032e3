"""Answers are judged and added up as a learner may expect."""

import pytest

from spades_teach.course.grading import Item, Score, grade, item_of, latest, misconceptions, score
from spades_teach.course.model import LessonError, Option, Question, Step, WrongNumber
from spades_teach.course.progress import Answer

OPTIONS = (
    Option(id="follow", right=True),
    Option(id="discard", right=True),
    Option(id="trump", misconception="must-trump"),
    Option(id="pass", misconception="may-pass"),
)
MANY = Item(id="q", choose="many", options=OPTIONS)
ONE = Item(id="q", choose="one", options=OPTIONS)
NUMBER = Item(id="q", choose="number", number=-47, wrong={53: "forgot-penalty"})
NIL = Item(id="q", choose="number", number=0)
PRACTICE = Item(id="q", choose="number", number=3, points=0)


@pytest.mark.parametrize(
    ("expected", "item", "answer"),
    [
        ((True, 1, None, ("follow", "discard")), MANY, ["discard", "follow"]),
        (
            (False, 0, "must-trump", ("trump", "pass")),
            MANY,
            ["follow", "discard", "trump", "pass"],
        ),  # everything ticked
        ((False, 0, None, ("incomplete",)), MANY, ["follow"]),
        ((False, 0, "may-pass", ("pass",)), MANY, ["follow", "pass"]),
        ((True, 1, None, ("follow",)), ONE, ["follow"]),
        ((True, 1, None, ("discard",)), ONE, ["discard"]),  # two equally good answers are both accepted
        ((False, 0, "must-trump", ("trump",)), ONE, ["trump"]),
        ((True, 1, None, ("right",)), NUMBER, -47),
        ((False, 0, "forgot-penalty", ("forgot-penalty",)), NUMBER, 53),
        ((False, 0, None, ("otherwise",)), NUMBER, 47),
        ((True, 1, None, ("right",)), NIL, 0),  # 0 is an answer
        ((False, 0, None, ("otherwise",)), NIL, 1),
        ((True, 0, None, ("right",)), PRACTICE, 3),
    ],
)
def test_an_answer_gets_its_outcome(expected, item, answer):
    """Right or wrong, points, misconception and the words that speak about it follow from the answer."""
    verdict = grade(item, answer)
    assert expected == (verdict.right, verdict.points, verdict.misconception, verdict.outcomes)
    assert verdict.possible == item.points


@pytest.mark.parametrize(
    ("item", "answer"),
    [(MANY, []), (MANY, ["unknown"]), (MANY, 3), (MANY, "follow"), (ONE, ["follow", "discard"]), (NUMBER, ["follow"]),
     (NIL, None), (NIL, ""), (NIL, False), (NUMBER, 4.0)],
)  # fmt: skip
def test_nothing_is_no_answer(item, answer):
    """What is no answer to the question is refused, not judged wrong (and never taken as 0)."""
    with pytest.raises(ValueError, match=r"no (answer|whole number|list)"):
        grade(item, answer)


def answered(item: str, points: int, possible: int, misconception: str | None = None) -> Answer:
    return Answer(
        lesson="l", step="s", item=item, right=points > 0, points=points, possible=possible, misconception=misconception
    )


@pytest.mark.parametrize(
    ("expected", "answers"),
    [
        (Score(0, 0), []),
        (Score(0, 2), [answered("a", 0, 1), answered("b", 0, 1)]),  # all wrong is 0, not "nothing returned"
        (Score(1, 1), [answered("a", 0, 1), answered("a", 1, 1)]),  # the last answer counts
        (Score(0, 0), [answered("a", 0, 0)]),  # practice only
        (Score(1, 1), [answered("a", 1, 1), answered("p", 0, 0)]),
    ],
)
def test_answers_add_up(expected, answers):
    """The last answer to each question counts, and practice counts for nothing."""
    assert expected == score(answers)


@pytest.mark.parametrize(("expected", "given"), [(None, Score(0, 0)), (0.0, Score(0, 2)), (0.5, Score(1, 2))])
def test_a_share_of_nothing_is_no_share(expected, given):
    """Practice items give no share and no division by zero; all wrong is 0."""
    assert expected == given.share


def test_misconceptions_are_counted():
    """The most frequent misconception stands first, right answers show none."""
    answers = [answered("a", 0, 1, "x"), answered("b", 0, 1, "y"), answered("c", 0, 1, "y"), answered("d", 1, 1)]
    assert misconceptions(answers) == (("y", 2), ("x", 1))
    assert [answer.item for answer in latest(answers)] == ["a", "b", "c", "d"]


def number_step(answer: str, *wrong: str) -> Step:
    foreseen = tuple(WrongNumber(value=value, misconception=f"m{index}") for index, value in enumerate(wrong))
    question = Question(choose="number", answer=answer, wrong=foreseen)
    return Step(id="q", kind="predict", args={}, rules="standard", example="s2-bags", question=question)


def test_the_numbers_of_a_question_are_those_of_its_example():
    """Right and wrong numbers are worked out from the catalogue."""
    item = item_of(number_step("expect.NS.points", "expect.NS.lines.contract-made", "expect.NS.points + rules.bag"))
    assert (item.number, dict(item.wrong)) == (72, {70: "m0", 73: "m1"})


@pytest.mark.parametrize("wrong", [["72"], ["70", "expect.NS.lines.contract-made"]])
def test_a_wrong_number_that_is_right_is_a_fault(wrong):
    """A foreseen wrong number equal to the right one, or foreseen twice, is refused."""
    with pytest.raises(LessonError, match="right or stands twice"):
        item_of(number_step("expect.NS.points", *wrong))
