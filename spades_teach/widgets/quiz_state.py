"""What a saved quiz holds, read as strictly as play would have written it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spades_teach.widgets.asking import Answer, Asker
from spades_teach.widgets.questions import Question
from spades_teach.widgets.runs import Result, impossible, listed, read_results, text, truth, whole

if TYPE_CHECKING:
    from spades_teach.widgets.follow_suit_quiz import FollowSuitQuizLogic

SKIPPED_AT_MOST = 100
"""Questions without end that house rules may make impossible in a row."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedQuiz:
    """Everything but the open question and its answer."""

    results: tuple[Result, ...]
    mastered: frozenset[int]
    run: tuple[int, ...]
    outcomes: tuple[bool, ...]
    at: int
    checked: bool
    hinted: bool


def read_saved(quiz: FollowSuitQuizLogic, state: Mapping[str, Any]) -> SavedQuiz:
    """Read the state of a quiz; raises ValueError for what could not have come from play."""
    places = range(len(quiz.listed))
    saved = SavedQuiz(
        results=read_results(state["results"], ("question", "kind", "answer"), lambda result: _known(quiz, result)),
        mastered=frozenset(_places(state["mastered"], places)),
        run=_places(state["run"], places),
        outcomes=tuple(truth(right) for right in listed(state["outcomes"])),
        at=whole("at", state["at"], least=0),
        checked=truth(state["checked"]),
        hinted=truth(state.get("hinted", False)),  # older states do not say
    )
    if quiz.fixed is None:
        _check_endless(saved)
    else:
        _check_list(quiz.fixed, saved)
    of_this_run = saved.results[len(saved.results) - len(saved.outcomes) :]
    if saved.outcomes != tuple(result["right"] for result in of_this_run):
        raise impossible(state["outcomes"], "what the last results say")
    return saved


def _places(values: object, places: range) -> tuple[int, ...]:
    """Read places of the fixed list, in their order."""
    read = tuple(whole("place", value, least=0) for value in listed(values))
    if not set(read) <= set(places) or list(read) != sorted(set(read)):
        raise impossible(values, "places in the list of questions, each once")
    return read


def _check_endless(saved: SavedQuiz) -> None:
    """Every question was met once, and not too many were skipped on the way."""
    given = len(saved.outcomes)
    fits = not saved.run and not saved.mastered and len(saved.results) == given
    if not fits or not given - saved.checked <= saved.at <= SKIPPED_AT_MOST * (given + 1):
        raise impossible(saved.at, "the place of the open question")


def _check_list(questions: Sequence[Question], saved: SavedQuiz) -> None:
    """The results are those of whole runs and of the present one: first through all, then through what was never right."""
    everything = tuple(range(len(questions)))
    run, mastered, results = everything, frozenset[int](), saved.results
    while True:
        over = len(results) > len(saved.outcomes)
        for place, result in zip(run, results, strict=False):
            if result["question"] != questions[place].id:
                raise impossible(result["question"], "the next question of the list")
            mastered |= {place} if result["right"] else frozenset()
        if not over:
            break
        results = results[len(run) :]
        run = tuple(place for place in everything if place not in mastered) or everything
    fits = (saved.run, saved.mastered, len(saved.outcomes)) == (run, mastered, len(results))
    if not fits or len(saved.outcomes) != saved.at + saved.checked or saved.at + saved.checked > len(run):
        raise impossible(saved.at, "the run and the place in it that the results lead to")


def _known(quiz: FollowSuitQuizLogic, result: Mapping[str, Any]) -> Sequence[str]:
    """Return the misconceptions that a result may name; its question is one of this quiz, its answer has the form of one."""
    kind, answer = text(result["kind"]), result["answer"]
    if kind not in quiz.kinds_of(text(result["question"])):
        raise impossible(result["question"], "a question of this quiz")
    if not _could_be(quiz.askers[kind], answer):
        raise impossible(answer, f"an answer to a question of the kind {kind}")
    return quiz.misconceptions


def _could_be(asker: Asker, answer: object) -> bool:
    """Whether an answer has the parts that those of its kind have; the position it was given in is not made again."""
    blank = asker.blank()
    if not isinstance(answer, dict) or answer.keys() != blank.keys():
        return False
    return all(_is_part(blank[name], part) for name, part in answer.items()) and asker.is_complete(answer)


def _is_part(blank: object, part: object) -> bool:
    """Whether a part of an answer can stand where this blank did: marks, a flag, or one thing picked."""
    if isinstance(blank, list):
        return isinstance(part, list) and all(isinstance(mark, str) for mark in part)
    if isinstance(blank, bool):
        return isinstance(part, bool)
    if isinstance(part, list):
        return [type(each) for each in part] == [int, str]  # a trick's number and the place of its player
    return part is None or isinstance(part, str)


def retaken(asker: Asker, question: Question, answer: object) -> Answer:
    """Give an answer again, step by step, so that nothing is taken over that could not have been pressed."""
    if not isinstance(answer, dict):
        raise impossible(answer, "an answer")
    taken = asker.blank()
    for action in asker.steps(answer):
        taken = asker.take(question, taken, action)
    if taken != answer:
        raise impossible(answer, "an answer that can be pressed together")
    return taken
