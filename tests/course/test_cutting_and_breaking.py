"""The lessons about cutting and about breaking spades: each belief that they foresee is met by an answer and spoken to in both languages."""

from typing import Any

import pytest

from spades_teach.course.load import the_course
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.i18n import plain_text, words_for

CHECK = {"kind": "check"}


def session(lesson_id: str) -> LessonSession:
    return LessonSession(lesson_id, store=MemoryStore())


def do(widget: Any, actions: list[dict[str, Any]]) -> None:
    for action in actions:
        fields = dict(action)
        widget.do(fields.pop("kind"), **fields)


def marks(cards: str) -> list[dict[str, Any]]:
    return [{"kind": "mark", "card": card, "on": True} for card in cards.split()]


def point(place: str, reason: str) -> list[dict[str, Any]]:
    return [{"kind": "pick", "place": place}, {"kind": "pick", "option": reason}, CHECK]


def lead(option: str, cards: str) -> list[dict[str, Any]]:
    return [{"kind": "pick", "option": option}, *marks(cards), CHECK]


def tables(letters: str) -> list[dict[str, Any]]:
    return [*({"kind": "mark", "table": letter, "on": True} for letter in letters), CHECK]


def cell(trick: int, place: str) -> list[dict[str, Any]]:
    return [{"kind": "pick", "cell": [trick, place]}, CHECK]


def option(answer: str) -> list[dict[str, Any]]:
    return [{"kind": "pick", "option": answer}, CHECK]


def chosen(answer: str) -> list[dict[str, Any]]:
    return [{"kind": "choose", "option": answer}, CHECK]


CUT, BREAK = "cutting-with-a-spade", "breaking-spades"
NEXT = {"kind": "next"}

BELIEFS = [
    # expected, lesson, step, what is done
    ("spade-does-not-beat", CUT, "two-beats-ace", point("right", "highest-of-suit-led")),
    ("must-trump-when-void", CUT, "must-you", [*marks("QS 4S"), CHECK]),
    ("must-beat", CUT, "must-you", [*marks("QS"), CHECK]),
    ("spade-may-always-be-played", CUT, "not-yet-void", [*marks("2D AS"), CHECK]),
    ("any-card-may-be-played", CUT, "not-yet-void", [*marks("2D 5C"), CHECK]),
    ("first-spade-wins", CUT, "two-spades", point("you", "first-spade")),
    ("last-card-wins", CUT, "two-spades", point("left", "last-card")),
    ("cut-too-high", CUT, "how-high", chosen("queen")),
    ("cut-too-low", CUT, "how-high", chosen("three")),
    ("trick-let-go", CUT, "how-high", chosen("heart")),
    ("cutting-partner", CUT, "partner-again", chosen("spade")),
    ("throwing-strength", CUT, "partner-again", chosen("king")),
    ("no-void-made", CUT, "partner-again", chosen("heart")),
    ("ace-always-wins", CUT, "thrown-aces", point("partner", "highest-rank")),
    ("must-trump-when-void", CUT, "quiz", [*marks("7S 4S"), CHECK]),
    ("dealer-leads", BREAK, "who-leads", chosen("dealer")),
    ("highest-bidder-leads", BREAK, "who-leads", chosen("highest-bidder")),
    ("two-of-clubs-always-leads", BREAK, "who-leads", chosen("two-of-clubs")),
    ("spade-may-always-be-led", BREAK, "unbroken", lead("yes", "QS 8S JH 2D")),
    ("spades-are-never-led", BREAK, "broken", lead("no", "JH 2D")),
    ("break-forces-spades", BREAK, "broken", lead("yes", "QS 8S")),
    ("another-suit-breaks", BREAK, "the-break", cell(2, "left")),
    ("cut-does-not-break", BREAK, "the-break", option("not-yet")),
    ("broken-by-the-round-before", BREAK, "the-break", option("round-before")),
    ("first-trick-does-not-count", BREAK, "read-the-tricks", lead("no", "JC 6H")),
    ("spade-must-win-to-break", BREAK, "beaten-spade", cell(2, "partner")),
    ("only-a-led-spade-breaks", BREAK, "beaten-spade", cell(3, "partner")),
    ("spades-only-cannot-lead", BREAK, "only-spades", lead("no", "QS")),
    ("forced-lead-breaks-nothing", BREAK, "forced-lead", option("not-yet")),
    ("break-needed-everywhere", BREAK, "seven-tables", tables("f")),
    ("ace-exception-overlooked", BREAK, "seven-tables", tables("e")),
    ("first-trick-exception-overlooked", BREAK, "seven-tables", tables("efg")),
    ("spade-may-always-be-led", BREAK, "quiz", lead("yes", "AH 7S")),
]


@pytest.mark.parametrize(("expected", "lesson_id", "step", "actions"), BELIEFS)
def test_a_belief_is_met_where_the_lesson_says(expected, lesson_id, step, actions):
    """The wrong answer is on record with its belief, and what is said about it is there in English and in Persian."""
    opened = session(lesson_id)
    widget = opened.make_widget(step)
    do(widget, actions)
    (answer,) = opened.store.answers(lesson_id)
    assert (answer.step, answer.right, answer.misconception) == (step, False, expected)
    said = set()
    for lang in ("en", "fa"):
        widget.set_language(lang)
        feedback = widget.strings["feedback"]
        assert feedback["sign"] == "bad"
        said.add(plain_text(feedback["text"]))
        words = words_for(lang)
        assert f"misconception-{expected}" not in plain_text(feedback["text"])
        if words.translated(f"misconception-{expected}"):
            assert words.translated(f"misconception-{expected}", "truth")
    assert len(said) == 2


def test_a_thrown_card_is_no_break_in_the_second_round():
    """Rule question 4: in the second position somebody was void and did not cut; to lead a spade then shows that belief."""
    opened = session(BREAK)
    widget = opened.make_widget("read-the-tricks")
    everything = [each["card"] for each in widget.view["hand"]]
    do(widget, [*lead("yes", " ".join(everything)), NEXT])
    held = [each["card"] for each in widget.view["hand"]]
    do(widget, lead("yes", " ".join(held)))
    assert [answer.misconception for answer in opened.store.answers(BREAK)] == [None, "discard-breaks"]


def test_a_forced_lead_is_where_table_d_parts():
    """Form d of the base rules: in the second position of the seven tables a led spade broke nothing at table D, and everything elsewhere."""
    opened = session(BREAK)
    widget = opened.make_widget("seven-tables")
    do(widget, [*tables("ef"), NEXT, *tables("abcdefg")])
    kept = [answer.misconception for answer in opened.store.answers(BREAK)]
    assert kept == [None, "forced-lead-breaks-everywhere"]


@pytest.mark.parametrize("lesson_id", [CUT, BREAK])
def test_what_a_lesson_has(lesson_id):
    """A quiz of five, questions without end that need not be done, code, a summary, other tables; every S2 example of its topic."""
    lesson = the_course().lesson(lesson_id)
    by_kind: dict[str, list[str]] = {}
    for step in lesson.steps:
        by_kind.setdefault(step.kind, []).append(step.id)
    assert len(lesson.step("quiz").args["questions"]) == 5
    assert "questions" not in lesson.step("more").args
    assert "more" not in lesson.required_steps
    assert {"code", "summary", "elsewhere", "quiz"} <= set(by_kind)
    assert len(lesson.step("ask-the-engine").code) == 3
    shown = {step.example for step in lesson.steps} | {
        word for step in lesson.steps for text in step.args.get("questions", ()) for word in text.split()
    }
    expected = {
        CUT: {"s2-cut", "s2-cut-partner-winning", "s0-cut-partner"},
        BREAK: {"s2-unbroken", "s2-broken", "s2-only-spades", "s2-first-trick-cut", "s2-two-of-clubs"},
    }
    assert expected[lesson_id] <= shown
