"""What a saved practice holds, read as strictly as play would have written it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.widgets.practice_items.items import Answer, Item, Kind, kind_of, make_item
from spades_teach.widgets.runs import Result, impossible, listed, read_results, text, truth, whole

SPACED = 3
"""What went wrong comes back as the third item after it."""

LARGEST_ANSWER = 10**12
"""No number that fits its field is so large."""


@dataclass(frozen=True, slots=True)
class Due:
    """What went wrong and comes back: the kind of item, the misconception (None for a slip), the place in the run from which on."""

    kind: str
    misconception: str | None
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """What was answered.

    outcomes: of the items that are over, whether they were right at last.  unfinished: the results of one that is not over.
    """

    results: tuple[Result, ...]
    outcomes: tuple[bool, ...]
    due: tuple[Due, ...]
    unfinished: tuple[Result, ...]


def read_history(state: Mapping[str, Any], topics: Collection[str], rules: RuleSet) -> History:
    """Read all but the present item; raises ValueError for what could not have come from play."""
    results = read_results(state["results"], ("item", "answer", "first"), lambda result: _known(result, topics, rules))
    outcomes = tuple(truth(right) for right in listed(state["outcomes"]))
    tries = _by_item(results)
    if outcomes != tuple(each[-1]["right"] for each in tries[: len(outcomes)]) or len(tries) > len(outcomes) + 1:
        raise impossible(state["outcomes"], "what the results say")
    due = tuple(_read_due(each, results, len(outcomes) + SPACED) for each in listed(state["due"]))
    if len({(each.kind, each.misconception) for each in due}) != len(due):
        raise impossible(state["due"], "each mistake once")
    unfinished = tuple(tries[-1]) if len(tries) > len(outcomes) else ()
    return History(results=results, outcomes=outcomes, due=due, unfinished=unfinished)


def _known(result: Mapping[str, Any], topics: Collection[str], rules: RuleSet) -> Collection[str]:
    """Return the misconceptions that a result may name; its item is of these topics, its answer could be one.

    Beside those that its kind is made for, an item tells others by the number that they lead to: for these it is made again.
    """
    kind = _kind_in(result["item"], topics)
    answer = result["answer"]
    marks = isinstance(answer, list) and answer and all(isinstance(mark, str) for mark in answer)
    number = type(answer) is int and abs(answer) < LARGEST_ANSWER
    if not (isinstance(answer, str) or marks or number):
        raise impossible(answer, "an answer")
    if not truth(result["first"]) and result["possible"] != 0:
        raise impossible(result["possible"], "no points for a second try")
    named = result["misconception"]
    return kind.shows if named is None or named in kind.shows else make_item(result["item"], rules).mistakes


def _kind_in(item_id: object, topics: Collection[str]) -> Kind:
    kind = kind_of(text(item_id))
    if kind is None or kind.topic not in topics:
        raise impossible(item_id, f"an item of {', '.join(topics)}")
    return kind


def _by_item(results: tuple[Result, ...]) -> list[list[Result]]:
    """Part results by the item that they answer: the first try, and further ones after wrong ones."""
    tries: list[list[Result]] = []
    for result in results:
        if result["first"]:
            tries.append([result])
        elif tries and tries[-1][-1]["item"] == result["item"] and not tries[-1][-1]["right"]:
            tries[-1].append(result)
        else:
            raise impossible(result["item"], "a first try before others")
    return tries


def _read_due(each: object, results: Collection[Result], latest: int) -> Due:
    """Read what comes back: it went wrong at the first try."""
    if not isinstance(each, Mapping) or set(each) != {"kind", "misconception", "at"}:
        raise impossible(each, "what comes back")
    due = Due(text(each["kind"]), each["misconception"], whole("at", each["at"], least=SPACED, most=latest))
    wrong = (result for result in results if result["first"] and not result["right"])
    if not any((_kind_name(result), result["misconception"]) == (due.kind, due.misconception) for result in wrong):
        raise impossible(dict(each), "what went wrong before")
    return due


def _kind_name(result: Result) -> str:
    kind = kind_of(result["item"])
    return kind.name if kind else ""


def read_answer(item: Item, answer: object) -> Answer | None:
    """Read the answer to an item that was judged last, None where none was."""
    if answer is None:
        return None
    if item.form == "number":
        return whole("answer", answer, least=1 - LARGEST_ANSWER, most=LARGEST_ANSWER - 1)
    options = frozenset(map(text, listed(answer))) if item.many else frozenset({text(answer)})
    if not options or not options <= set(item.options):
        raise impossible(answer, "options of the item")
    return options if item.many else text(answer)
