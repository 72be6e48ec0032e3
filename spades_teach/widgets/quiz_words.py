"""What a quiz says: the question, how it goes, the words to an answer, and how a run ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spades_teach.i18n import Words
from spades_teach.widgets.asking import said_by
from spades_teach.widgets.verdicts import rule_rows, say

if TYPE_CHECKING:
    from spades_teach.widgets.follow_suit_quiz import FollowSuitQuizLogic


def quiz_strings(quiz: FollowSuitQuizLogic, words: Words) -> dict[str, Any]:
    asked = quiz.asker.strings(quiz.asked, quiz.answer, quiz.verdict, words) if quiz.question else {}
    return {
        "go": _go_text(quiz, words),
        "jokers": {"big": words.index("BJ"), "little": words.index("LJ")},
        "marks": {"right": "✓", "wrong": "✕", "missed": "+"},
        "progress": _progress(quiz, words),
        "tally": _tally(quiz, words),
        "signs": {sign: words(f"quiz-sign-{sign}") for sign in ("good", "bad", "note")},
        "feedback": _feedback(quiz, words, asked),
        **(_summary(quiz, words) if quiz.question is None else {}),
        **asked,
    }


def _go_text(quiz: FollowSuitQuizLogic, words: Words) -> str:
    go = quiz.go
    if go == "check":
        return words("quiz-check")
    if go == "next":
        return words("quiz-finish" if quiz.fixed is not None and quiz.at == len(quiz.run) - 1 else "quiz-next")
    if quiz.alone:
        return words("quiz-once-more" if quiz.verdict and quiz.verdict.right else "quiz-try-again")
    return words("quiz-again-missed", count=len(quiz.missed)) if quiz.missed else words("quiz-again")


def _progress(quiz: FollowSuitQuizLogic, words: Words) -> str:
    if quiz.alone:
        return ""
    if quiz.fixed is not None:
        return words("quiz-progress", number=min(quiz.at + 1, len(quiz.run)), of=len(quiz.run)) if quiz.question else ""
    if quiz.goal is not None:
        return words("quiz-progress-goal", right=min(quiz.correct, quiz.goal), goal=quiz.goal)
    return words("quiz-progress-endless", number=quiz.serial)


def _tally(quiz: FollowSuitQuizLogic, words: Words) -> str:
    """Say how it goes, in few words; what the dots show is in them."""
    if quiz.alone or not quiz.answered:
        return ""
    return words("quiz-tally", right=quiz.correct, answered=quiz.answered, streak=quiz.streak)


def _feedback(quiz: FollowSuitQuizLogic, words: Words, asked: Mapping[str, Any]) -> dict[str, Any] | None:
    if quiz.hinted:
        return {"sign": "note", "text": asked["hint"], "rows": []}
    if quiz.verdict is None or quiz.question is None:
        return None
    text, rows = said_by(quiz.verdict, quiz.question, words, say)
    rows += rule_rows(words, quiz.question.rules, quiz.verdict.rules, quiz.verdict.options)
    if quiz.goal is not None and quiz.correct == quiz.goal and quiz.verdict.right:
        rows.append(words("quiz-goal-reached", goal=quiz.goal))
    return {"sign": "good" if quiz.verdict.right else "bad", "text": text, "rows": rows}


def _summary(quiz: FollowSuitQuizLogic, words: Words) -> dict[str, Any]:
    """Say how the run through the list ended, and what to remember of the misconceptions it met."""
    met = Counter(
        result["misconception"]
        for result in quiz.results[len(quiz.results) - len(quiz.run) :]
        if result["misconception"]
    )
    return {
        "title": words("quiz-over-title"),
        "task": words("quiz-over", right=sum(quiz.outcomes), of=len(quiz.run)),
        "practice": "" if quiz.points else words("quiz-practice"),
        "met": words("quiz-met") if met else "",
        "truths": [words.attr(f"misconception-{each}", "truth") for each, _ in met.most_common()],
    }
