"""`spades-teach score --file`: a whole score sheet, scored round by round."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spades_teach.analysis.sheet_scores import ScoredRound, SheetScores, score_sheet
from spades_teach.analysis.sheet_tables import LARGEST_FILE, MOST_ROUNDS
from spades_teach.analysis.sheet_template import PAGE, sheet_template
from spades_teach.analysis.sheets import Sheet, read_sheet
from spades_teach.cli.arguments import Given
from spades_teach.cli.errors import InputError, printable
from spades_teach.cli.inputs import rules_of, text_of, whole_number
from spades_teach.cli.output import columns, say, say_json
from spades_teach.cli.score import counts_bags, sides_as_json
from spades_teach.cli.sheet_problems import problem_told, problems_as_json
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.i18n import Words

RIGHT, WRONG = 0, 1

ALONE = ("bids", "tricks", "facts", "record")
"""Options that tell of one round, which a sheet does for all."""


def run_file(given: Given) -> int:
    """Score the rounds of a sheet; the exit status tells whether all of them could be."""
    for other in (*ALONE, "out"):
        if given.has(other):
            raise InputError("cli-sheet-and-other", option=f"--{other}", sheet="--file")
    rules = rules_of(given)
    sheet = sheet_of(given, rules)
    if given.has("check"):
        from spades_teach.cli.score_check import run_check

        return run_check(given, sheet, rules)
    scores = score_sheet(sheet, rules, before=text_of(given, "before"))
    if given.has("json"):
        say_json(_as_json(scores))
    else:
        for line in _told(scores, given.words):
            say(line)
    return RIGHT if scores.is_whole else WRONG


def run_template(given: Given) -> int:
    """Write an empty sheet to a file."""
    for other in (*ALONE, "before", "check", "file", "json"):
        if given.has(other):
            raise InputError("cli-sheet-and-other", option=f"--{other}", sheet="--template")
    if not given.has("out"):
        raise InputError("cli-option-missing", option="--out", example="--out sheet.html")
    rules, file = rules_of(given), given.values["out"]
    most = sheet_template(rules).most_printed if Path(file).suffix.lower() == PAGE else MOST_ROUNDS
    rounds = whole_number(given, "template", least=1, most=most) or 1
    sheet_template(rules, rounds, given.words.lang).save(file)
    say(given.words("cli-sheet-written", file=printable(file)))
    return RIGHT


def sheet_of(given: Given, rules: RuleSet) -> Sheet:
    """Read the sheet that was named, standard input for `-`."""
    name = given.values["file"]
    if not name:
        raise InputError("sheet-no-file", value="", why="nameless")
    if name != "-":
        return read_sheet(Path(name), rules)
    return read_sheet(_standard_input(), rules)


def _standard_input() -> bytes:
    try:
        stream = getattr(sys.stdin, "buffer", None)
        if stream is None:
            return sys.stdin.read(LARGEST_FILE + 1).encode()
        content: bytes = stream.read(LARGEST_FILE + 1)
    except (OSError, ValueError, AttributeError):  # closed, or none at all
        raise InputError("sheet-no-file", value="-", why="other") from None
    return content


# As data


def _as_json(scores: SheetScores) -> dict[str, Any]:
    return {
        "rules": scores.rules.name,
        "names": dict(scores.names),
        "rounds": [
            {"round": each.number, "line": each.line, "sides": sides_as_json(scores.rules, each.score, each.after)}
            for each in scores.rounds
        ],
        "problems": problems_as_json(scores.problems),
        "outcome": {"over": scores.outcome.over, "winner": scores.winner, "reason": scores.outcome.reason},
    }


# In words


def _told(scores: SheetScores, words: Words) -> Iterator[str]:
    if scores.rounds:
        yield from columns(
            [_head(scores, words), *(_row(scores.rules, each, words) for each in scores.rounds)],
            words,
            numbers=range(30),
        )
        yield ""
    yield _ending(scores, words) if scores.is_whole or scores.outcome.over else _stopped(scores, words)
    for problem in scores.problems:
        yield problem_told(problem, words)


def _head(scores: SheetScores, words: Words) -> list[str]:
    kinds = ["cli-sheet-points", "cli-sheet-total", *(["cli-sheet-bags"] if counts_bags(scores.rules) else [])]
    names = [scores.names[side.name] for side in scores.rules.table.sides]
    return [words("cli-sheet-round"), *(words(kind, side=printable(name)) for name in names for kind in kinds)]


def _row(rules: RuleSet, each: ScoredRound, words: Words) -> list[str]:
    row = [words.number(each.number)]
    for score, total, bags in zip(each.score.sides, each.after.totals, each.after.bags, strict=True):
        row += [words.number(score.points), words.number(total)]
        row += [words.number(bags)] if counts_bags(rules) else []
    return row


def _stopped(scores: SheetScores, words: Words) -> str:
    if not scores.rounds:
        return words("cli-sheet-stopped-at-once")
    return words("cli-sheet-stopped", round=len(scores.rounds) + 1)


def _ending(scores: SheetScores, words: Words) -> str:
    if not scores.rounds and not scores.outcome.over:
        return words("cli-sheet-empty")
    verdict = scores.outcome
    if verdict.over and scores.winner is not None:
        side = printable(scores.names[scores.winner])
        return words("cli-sheet-won", side=side, why=words(verdict.reason or "target-reached"))
    return words(verdict.reason or "cli-score-goes-on")
