"""The lab "build your own rule" without a browser: its cells make a rule that works, and its answers are what that rule comes to."""

from __future__ import annotations

from typing import Any

import pytest

from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.core.variants import compose
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession

LAB = "build-your-own-rule"
CELLS = ("bonus.py", "table.py", "evening.py", "lines.py", "fair.py")


@pytest.fixture(scope="module")
def cells() -> dict[str, Any]:
    """The names that the cells leave behind, run in their order."""
    session = LessonSession(LAB, store=MemoryStore())
    names: dict[str, Any] = {"language": lambda: "en"}
    for cell in CELLS:
        exec(session.lesson.code[cell], names)
    return names


def points(rules: RuleSet, bid: int, tricks: int) -> int:
    """Score one side's round with the engine."""
    played = read_bids_and_tricks(f"N:{bid - 3} E:3 S:3 W:2", f"N:{tricks - 3} E:{13 - tricks} S:3 W:0", rules)
    return score_round(rules, played).of("NS").points


def threshold(rules: RuleSet) -> float:
    """Return the percentage from which on seven is better than six, when the seventh trick comes so often."""
    wins = points(rules, 7, 7) - points(rules, 6, 7)
    loses = points(rules, 6, 6) - points(rules, 7, 6)
    return 100 * loses / (wins + loses)


def exact_and_others(cells: dict[str, Any]) -> tuple[int, int]:
    """Count the contracts of the evening that were exact, and the others, by the lines of the rule."""
    lines = cells["with_bonus"].lines
    exact = int((lines.reason == "exact-bonus").sum())
    return exact, 2 * len(cells["evening"]) - exact


def answered(step: str, text: str) -> LessonSession:
    session = LessonSession(LAB, store=MemoryStore(), lang="en")
    session.make_widget(step).do("check", text=text)
    return session


def test_the_cells_make_a_rule(cells):
    """The bonus stands beside the other terms, pays what the figures say, and changes nothing else."""
    usual, ours = cells["usual"], cells["with_bonus"]
    assert ours.problems.empty
    figures = LessonSession(LAB, store=MemoryStore()).lesson
    assert figures is not None
    exact, others = exact_and_others(cells)
    assert (exact, others) == (3, 9)
    bonus = points(cells["ours"], 7, 7) - points(compose("standard"), 7, 7)
    assert bonus == 30
    gained = (
        ours.rounds[["NS_total", "EW_total"]].iloc[-1].sum() - usual.rounds[["NS_total", "EW_total"]].iloc[-1].sum()
    )
    assert gained == exact * bonus
    plain = ours.lines[ours.lines.reason != "exact-bonus"]
    assert (
        plain[["row", "side", "points"]].to_numpy().tolist()
        == usual.lines[["row", "side", "points"]].to_numpy().tolist()
    )


def test_the_fair_rule_comes_to_nothing(cells):
    """With the price of the fair class the lines of the rule add up to zero over the evening."""
    lines = cells["fair_lines"]
    assert lines[lines.reason.isin(["exact-bonus", "not-exact"])].points.sum() == 0
    assert lines[lines.reason == "not-exact"].points.abs().tolist() == [10] * 9


def test_each_answer_is_what_the_rule_comes_to(cells):
    """Worked out with the learner's rule and the engine, not with the sums of the lesson."""
    ours, standard = cells["ours"], compose("standard")
    exact, others = exact_and_others(cells)
    answers = {
        "one-trick-too-many": points(ours, 7, 7) - points(ours, 7, 8),
        "seven-or-six": round(threshold(ours)),
        "a-fair-price": 30 * exact // others,
    }
    assert answers == {"one-trick-too-many": 29, "seven-or-six": 80, "a-fair-price": 10}
    assert round(threshold(standard)) == 94
    for step, answer in answers.items():
        assert step in answered(step, str(answer)).done


@pytest.mark.parametrize(
    ("misconception", "step", "text"),
    [
        ("bag-forgotten", "one-trick-too-many", "30"),
        ("bag-added", "one-trick-too-many", "31"),
        ("not-compared", "one-trick-too-many", "100"),
        ("old-table", "seven-or-six", "94"),
        ("bonus-once", "seven-or-six", "77"),
        ("wrong-way-round", "seven-or-six", "20"),
        ("coin", "seven-or-six", "50"),
        ("equal-stakes", "a-fair-price", "30"),
        ("wrong-way-round", "a-fair-price", "90"),
        ("share-for-odds", "a-fair-price", "8"),
    ],
)
def test_a_wrong_number_is_met_with_what_it_shows(misconception, step, text):
    """It is on record with its misconception, and spoken of in both languages with its own words."""
    session = LessonSession(LAB, store=MemoryStore(), lang="en")
    widget = session.make_widget(step)
    widget.do("check", text="12345")
    otherwise = widget.strings["feedback"]["text"]
    widget.do("check", text=text)
    assert session.store.answers(LAB)[-1].misconception == misconception
    said = widget.strings["feedback"]
    assert (said["sign"], said["text"] != otherwise) == ("bad", True)
    widget.set_language("fa")
    assert said["text"] != widget.strings["feedback"]["text"] != ""
    assert step not in session.done


@pytest.mark.parametrize(("option", "right"), [("stays-fair", False), ("pays-the-exact", True), ("pays-nobody", False)])
def test_a_rule_stays_fair_only_for_its_chances(cells, option, right):
    """With every second contract exact, bonus and price do not come to zero any more."""
    assert 30 * 6 - 10 * 6 > 0
    session = LessonSession(LAB, store=MemoryStore())
    widget = session.make_widget("once-they-know")
    widget.do("choose", option=option)
    widget.do("check")
    assert ("once-they-know" in session.done) is right
