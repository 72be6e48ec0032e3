"""The lesson about winning the match without a browser: every belief that it foresees is met, the sources' numbers end each step."""

from typing import Any

import pytest

from spades_teach.course.load import the_course
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.i18n import plain_text

LESSON = the_course().lesson("winning-the-match")
LANGUAGES = ("en", "fa")


def opened(step: str) -> tuple[LessonSession, Any]:
    session = LessonSession(LESSON.id, store=MemoryStore(), lang="en")
    return session, session.make_widget(step)


def answer(widget: Any, said: str | int | list[str]) -> None:
    """Answer a question of the lesson's own."""
    if isinstance(said, int):
        widget.do("check", text=str(said))
        return
    for option in [said] if isinstance(said, str) else said:
        widget.do("choose", option=option)
    widget.do("check")


def last(session: LessonSession) -> tuple[bool, str | None]:
    given = session.store.answers(LESSON.id)[-1]
    return given.right, given.misconception


def said(widget: Any) -> list[str]:
    """Return what is said about the last answer, in each language."""
    texts = []
    for lang in LANGUAGES:
        widget.set_language(lang)
        feedback = widget.strings["feedback"]
        texts.append(plain_text(" ".join([feedback["text"], *feedback["rows"]])))
    return texts


@pytest.mark.parametrize(
    ("misconception", "step", "given"),
    [
        pytest.param("round-alone", "how-far", 500, id="a10-a-round-is-no-match"),
        pytest.param("already-there", "how-far", 470, id="what-is-there"),
        pytest.param("other-side", "how-far", 40, id="the-other-side"),
        pytest.param("win-before-penalty", "penalty-first", "won", id="q32-a12-win-before-penalty"),
        pytest.param("penalty-next-round", "penalty-first", "won-then-pays", id="q32-penalty-waits"),
        pytest.param("bags-not-paid", "penalty-first", "no-bags-count", id="bags-without-points"),
        pytest.param("exactly-is-not-enough", "quiz-exact", "one-short", id="q30-exactly"),
        pytest.param("others-may-answer", "quiz-exact", "last-round", id="q30-last-round"),
        pytest.param("penalty-too-late", "quiz-penalty", 546, id="q32-in-numbers"),
        pytest.param("round-only", "quiz-penalty", -49, id="a10-round-only"),
        pytest.param("bag-point-lost", "quiz-penalty", 445, id="bag-point"),
        pytest.param("round-forgotten", "quiz-penalty", 395, id="round-forgotten"),
        pytest.param("dealer-stays", "quiz-dealer", "left", id="a43-dealer-stays"),
        pytest.param("one-round-only", "quiz-dealer", "partner", id="a43-one-short"),
        pytest.param("one-round-too-many", "quiz-dealer", "you", id="a43-one-far"),
        pytest.param("winner-deals", "quiz-dealer", "winner", id="a43-winner-deals"),
        pytest.param("tie-ends", "quiz-what-ends", ["one-there", "two-there", "level-there", "gave-up"], id="q31"),
        pytest.param(
            "floor-everywhere", "quiz-what-ends", ["one-there", "two-there", "deep-down", "gave-up"], id="q33"
        ),
    ],
)
def test_a_wrong_answer_is_met_with_what_it_shows(misconception, step, given):
    """Each foreseen belief has its own words in both languages, is on record, and does not end the step."""
    session, widget = opened(step)
    answer(widget, given)
    assert last(session) == (False, misconception)
    part = misconception if isinstance(given, int) else given if isinstance(given, str) else ""
    for lang, text in zip(LANGUAGES, said(widget), strict=True):
        assert text
        if part:
            words = LESSON.section(step, lang)[0].parts[part].split("\n\n")[-1].split("{")[0].replace("*", "")
            assert " ".join(words.split())[:20] in text
    assert step not in session.done


@pytest.mark.parametrize(
    ("misconception", "step", "lines", "wrong"),
    [
        pytest.param("leader-before-wins", "both-across", [62, 522, 41, 511, "yes"], "them", id="q30-who-led"),
        pytest.param("plays-on", "both-across", [62, 522, 41, 511], "no", id="q30-both-there-goes-on"),
        pytest.param("tie-ends", "level", [], "yes", id="q31-level"),
        pytest.param("over-too-soon", "far-below", [], "yes", id="q33-no-floor"),
        pytest.param("plays-on", "a-floor", [], "no", id="a11-floor"),
        pytest.param("partner-must-agree", "giving-up", [], "no", id="surrender-partner-asked"),
        pytest.param("surrender-own", "giving-up", ["yes"], "us", id="surrender-own-side"),
        pytest.param("lower-total-wins", "short-game", ["yes"], "us", id="short-game-lower"),
        pytest.param("options-always-combine", "options-of-a-table", [], "yes", id="options"),
        pytest.param("over-too-soon", "quiz-floor", [], "yes", id="a11-one-above-the-floor"),
    ],
)
def test_a_wrong_line_is_met_with_what_it_shows(misconception, step, lines, wrong):
    """In the worked examples of the sources each foreseen belief is recognised, spoken of, and on record."""
    session, widget = opened(step)
    for line in lines:
        widget.answer(line)
    widget.answer(wrong)
    assert last(session) == (False, misconception)
    texts = said(widget)
    assert all(texts)
    assert texts[0] != texts[1]
    assert step not in session.done


@pytest.mark.parametrize(
    ("step", "answers"),
    [
        ("how-far", [30]),
        ("both-across", [62, 522, 41, 511, "yes", "us"]),
        ("level", ["no"]),
        ("penalty-first", ["goes-on"]),
        ("far-below", ["no"]),
        ("a-floor", ["yes", "them"]),
        ("giving-up", ["yes", "them"]),
        ("short-game", ["yes", "them"]),
        ("options-of-a-table", ["no"]),
        ("quiz-exact", ["us"]),
        ("quiz-penalty", [446]),
        ("quiz-floor", ["no"]),
        ("quiz-dealer", ["right"]),
        ("quiz-what-ends", [["one-there", "two-there", "gave-up"]]),
    ],
)
def test_the_right_answers_are_those_of_the_sources(step, answers):
    """S2's and S0's own numbers, A12 and the rule questions: they end each step, and not before the last of them."""
    session, widget = opened(step)
    for given in answers:
        assert step not in session.done
        widget.answer(given) if LESSON.step(step).widget == "step_reveal" else answer(widget, given)
    assert step in session.done
    assert {each.id for each in LESSON.steps if each.id in LESSON.required_steps} >= {step}


def test_every_required_step_is_answered_above():
    """The table of right answers leaves out no step that the lesson asks for."""
    told = test_the_right_answers_are_those_of_the_sources.pytestmark[0].args[1]
    assert {step for step, _ in told} == set(LESSON.required_steps)


def test_the_evening_on_the_sheet_is_a_real_one():
    """The prefilled sheet is scored, goes on, and passes the deal on from the first dealer."""
    _, widget = opened("your-evening")
    assert widget.match.standing.totals == (94, 70)
    assert [each["state"] for each in widget.view["rounds"]] == ["scored"] * 3 + ["empty"]
    assert [each["dealer"] for each in widget.view["rounds"]] == ["left", "partner", "right", "you"]


def test_the_evening_is_there_again_when_the_page_is_loaded_anew():
    """A corrected round, a round begun and who deals are kept with the reader's progress."""
    session, widget = opened("your-evening")
    widget.do("type", field="bid/you", text="3")
    widget.do("open", round=1)
    widget.do("type", field="tricks/left", text="1")
    again = LessonSession(LESSON.id, store=session.store, lang="fa").make_widget("your-evening")
    assert again.view == widget.view | {"n": again.view["n"]}
    assert again.view["rounds"][0]["state"] == "open"
