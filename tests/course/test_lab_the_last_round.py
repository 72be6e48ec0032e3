"""The lab about the last round without a browser: every misconception is met with its own words, every number is the engine's."""

import pytest

from spades_teach.analysis.endings_ahead import endgame
from spades_teach.course.ending_values import ending_numbers
from spades_teach.course.load import data_folder, read_lesson
from spades_teach.course.model import LessonError, Step
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.course.values import StepValues
from spades_teach.i18n import plain_text

LAB = "the-last-round"


@pytest.mark.parametrize(
    ("misconception", "step", "text"),
    [
        ("penalty-after-the-match", "one-trick-more", "512"),
        ("round-alone", "one-trick-more", "-58"),
        ("bag-points-lost", "one-trick-more", "410"),
        ("others-forgotten", "what-to-bid", "4"),
        ("as-many-as-they", "what-to-bid", "6"),
        ("only-a-set", "what-to-bid", "8"),
        ("what-is-left", "what-to-bid", "7"),
        ("own-contract", "far-behind", "5"),
        ("one-short", "far-behind", "7"),
        ("all-of-them", "far-behind", "13"),
    ],
)
def test_a_wrong_number_is_met_with_what_it_shows(misconception, step, text):
    session = LessonSession(LAB, store=MemoryStore(), lang="en")
    widget = session.make_widget(step)
    widget.do("check", text=text)
    assert session.store.answers(LAB)[-1].misconception == misconception
    english = plain_text(widget.strings["feedback"]["text"])
    widget.set_language("fa")
    assert english != plain_text(widget.strings["feedback"]["text"]) != ""
    assert step not in session.done


@pytest.mark.parametrize(
    ("misconception", "step", "guess"),
    [
        ("penalty", "how-few", "6"),
        ("sooner", "how-few", "5"),
        ("set", "how-few", "3"),
        ("never", "how-few", None),
        ("set", "a-nil-at-the-end", "3"),
        ("sooner", "a-nil-at-the-end", "5"),
    ],
)
def test_a_wrong_guess_at_the_board_is_on_record(misconception, step, guess):
    session = LessonSession(LAB, store=MemoryStore())
    board = session.make_widget(step)
    board.do("never") if guess is None else board.do("guess", text=guess)
    answer = session.store.answers(LAB)[-1]
    assert (answer.right, answer.misconception) == (False, misconception)
    assert step not in session.done


def test_splits_that_are_shown_are_on_record_as_not_right():
    session = LessonSession(LAB, store=MemoryStore())
    session.make_widget("how-few").do("reveal")
    assert [answer.right for answer in session.store.answers(LAB)] == [False]
    assert "how-few" in session.done


@pytest.mark.parametrize(
    ("step", "text"),
    [("one-trick-more", "412"), ("what-to-bid", "5"), ("far-behind", "8")],
)
def test_the_right_numbers(step, text):
    """A12: 470 with 8 bags, 4 bid and 6 taken are 412; the other two are those of the engine."""
    session = LessonSession(LAB, store=MemoryStore())
    session.make_widget(step).do("check", text=text)
    assert step in session.done


@pytest.mark.parametrize("step", ["how-few", "a-nil-at-the-end"])
def test_the_boards_are_answered_by_four(step):
    session = LessonSession(LAB, store=MemoryStore())
    session.make_widget(step).do("guess", text="4")
    assert session.store.answers(LAB)[-1].right
    assert step in session.done


def test_what_the_prose_says_of_the_positions():
    """The window, what closes it, the two fates of the nil, and that the others win with fewer tricks in one box."""
    steps = {step.id: step for step in read_lesson(data_folder("lessons") / f"lab-{LAB}").steps}
    first = endgame(steps["how-few"].args["scores"], steps["how-few"].args["bids"])
    assert first.wins("NS") == (4, 5)
    walk = steps["every-box"].args
    boxes = endgame(walk["scores"], walk["bids"])
    assert [boxes.split(tricks).case.winner for tricks in (5, 6, 7)] == ["NS", "NS", "EW"]
    nil = endgame(steps["a-nil-at-the-end"].args["scores"], steps["a-nil-at-the-end"].args["bids"])
    failed = [case for split in nil.splits for case in split.cases if case.nils and not case.nils[0].kept]
    assert not any(case.winner == "NS" for case in failed)
    behind = endgame(steps["far-behind"].args["scores"], "NS:5 EW:6")
    assert (min(behind.survives("NS")), behind.best_set("NS").tricks) == (8, 8)


def test_what_follows_from_a_position_is_a_value_of_a_step():
    """`ends.NAME` speaks of the position before a round of the step; what nothing reaches names nothing."""
    told = {"bids": "NS:4 EW:6", "tricks": "NS:4 EW:9", "before": "NS:470/8 EW:430/3"}
    value = StepValues(Step(id="x", kind="text", args={}, rules="standard", rounds={"now": told}))
    assert [value(f"ends.now.NS.{name}") for name in ("win", "least", "most", "alive", "set")] == [3, 4, 5, 0, 8]
    far = {**told, "before": ""}
    assert "win" not in ending_numbers(far["bids"], far["before"], "standard")["NS"]
    for wrong in ("ends.then.NS.win", "ends.now.NS.score", "ends.now.XX.win"):
        with pytest.raises(LessonError):
            value(wrong)
