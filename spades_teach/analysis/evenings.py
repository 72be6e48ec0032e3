"""The rounds of a match, told in any form in which people have them, and read by the rules of any table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from spades_teach.analysis.sheet_scores import round_of_sheet
from spades_teach.analysis.sheets import Sheet, SheetProblem, read_sheet
from spades_teach.core.errors import RecordError, SpadesError, shown
from spades_teach.core.fact_notation import read_facts
from spades_teach.core.matches import Match
from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.facts import facts_read
from spades_teach.core.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Told:
    """A round as it was told.  `by(rules)` reads it by the rules of a table; raises SpadesError for what they do not know."""

    by: Callable[[RuleSet], RoundResult]


def told_rounds(rounds: Any) -> tuple[Told, ...]:
    """Return the rounds, whatever form they have: see `compare_rules`.

    Raises SpadesError for what is no round.

    >>> from spades_teach.core.variants import compose
    >>> told_rounds([("N:4 E:3 S:nil W:2", "N:5 E:3 S:0 W:5")])[0].by(compose("standard")).taken
    (5, 3, 0, 5)
    """
    if isinstance(rounds, Match):
        rounds = rounds.results
    if isinstance(rounds, Sheet):
        return tuple(Told(partial(_read_row, lambda _: rounds, place)) for place in range(len(rounds.rounds)))
    if hasattr(rounds, "columns") and hasattr(rounds, "itertuples"):
        read = cache(partial(read_sheet, rounds))
        return tuple(Told(partial(_read_row, read, place)) for place in range(len(read("standard").rounds)))
    if isinstance(rounds, str | Mapping) or not isinstance(rounds, Iterable):
        raise _no_rounds(rounds)
    return tuple(_told(each) for each in rounds)


def _told(given: Any) -> Told:
    if isinstance(given, RoundResult):
        return Told(lambda _: given)
    texts = tuple(given) if isinstance(given, tuple | list) else ()
    if len(texts) not in (2, 3) or not all(isinstance(text, str) for text in texts):
        raise _no_rounds(given)
    bids, tricks, facts = (*texts, "")[:3]
    return Told(lambda rules: _read(bids, tricks, facts, rules))


def _read(bids: str, tricks: str, facts: str, rules: RuleSet) -> RoundResult:
    result = read_bids_and_tricks(bids, tricks, rules)
    known = {fact.name for fact in facts_read(rules)}
    told = [word for word in facts.replace(",", " ").split() if _fact_name(word) in known]
    return replace(result, facts=read_facts(" ".join(told), rules)) if told else result


def _read_row(sheet_by: Callable[[RuleSet], Sheet], place: int, rules: RuleSet) -> RoundResult:
    sheet = sheet_by(rules)
    row = sheet.rounds[place]
    result, problems = round_of_sheet(row, sheet, rules)
    if result is not None:
        return result
    told = (*problems, *(each for each in sheet.problems if each.line == row.line))
    problem = next(iter(told), SheetProblem(line=row.line, column="round", id="missing", value=str(row.number)))
    raise RecordError(
        f"line {row.line}: {shown(problem.value)} in {problem.column!r} is no whole round by {rules.name!r} ({problem.id});"
        f" expected {problem.expected or 'bids and tricks'}",
        "row-not-told",
        line=row.line,
        column=problem.column,
        value=problem.value,
        rules=rules.name,
    )


def _fact_name(word: str) -> str:
    return word.partition("=")[0].rpartition(".")[2].lower()


def _no_rounds(given: object) -> SpadesError:
    return SpadesError(
        f"{shown(given)} is no round; expected a pair such as ('N:4 E:3 S:nil W:2', 'N:5 E:3 S:0 W:5'), or a RoundResult",
        "no-rounds-told",
        value=shown(given, str),
    )
