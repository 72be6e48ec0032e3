"""`spades-teach score`: the points of a round, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from spades_teach.analysis.standings import standing_before
from spades_teach.cli.arguments import JSON, RULES, Command, Given, Option
from spades_teach.cli.errors import InputError
from spades_teach.cli.facts import FACTS, check_told, told_facts, with_facts
from spades_teach.cli.inputs import record_of, rules_of, text_of, tidy
from spades_teach.cli.output import columns, say, say_json
from spades_teach.core.bids import Bid
from spades_teach.core.errors import IllegalActionError
from spades_teach.core.judging import refused_bid
from spades_teach.core.matches import Outcome, Standing, add, outcome
from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, ScoreLine, SideScore, score_round
from spades_teach.i18n import Words


def run(given: Given) -> int:
    """Score a round, or a whole sheet."""
    if given.has("template") or given.has("file"):
        from spades_teach.cli import score_file

        return score_file.run_template(given) if given.has("template") else score_file.run_file(given)
    for option, needed in (("check", "file"), ("out", "template")):
        if given.has(option):
            raise InputError("cli-option-missing", option=f"--{needed}", example=str(SHEETS[needed]))
    rules, result, before = _from_record(given) if given.has("record") else _from_bids_and_tricks(given)
    before = replace(before, rounds=result.count("rounds", before.rounds))
    check_told(rules, result, before)
    score = score_round(rules, result, before)
    after = add(before, score)
    after = replace(after, minutes=result.count("minutes", after.minutes))
    verdict = outcome(rules, after)
    if given.has("json"):
        say_json(_as_json(rules, score, after, verdict))
        return 0
    for line in _told(rules, score, before, verdict, given.words):
        say(line)
    return 0


# What was typed


def _from_record(given: Given) -> tuple[RuleSet, RoundResult, Standing]:
    for other in ("bids", "tricks", "before", "rules"):
        if given.has(other):
            raise InputError("cli-record-and-other", option=f"--{other}")
    record = with_facts(given, record_of(given.values["record"]))
    for offence in record.offences:
        raise IllegalActionError(offence.action, offence.reasons)
    return record.rules, record.result, record.standing


def _from_bids_and_tricks(given: Given) -> tuple[RuleSet, RoundResult, Standing]:
    for needed in (option for option in COMMAND.options if option.name in ("bids", "tricks")):
        if not given.has(needed.name):
            raise InputError("cli-option-missing", option=needed.typed, example=str(needed))
    rules = rules_of(given)
    result = read_bids_and_tricks(tidy(given.values["bids"]), tidy(given.values["tricks"]), rules)
    facts = told_facts(given, rules)
    before = standing_before(text_of(given, "before"), rules, dict(facts))
    _check_bids(rules, result.bids, before, named=given.has("before"))
    return rules, replace(result, facts=facts), before


def _check_bids(rules: RuleSet, bids: Sequence[Bid], before: Standing, *, named: bool) -> None:
    """Refuse bids that could not be made whoever dealt; a blind bid was made before looking, any other after."""
    refused = refused_bid(rules, bids, before.totals)
    if refused is not None:
        given = "given" if named else "none"
        raise InputError(
            "cli-bid-refused", seat=refused.seat.value, bid=refused.bid.name, before=given, why=refused.reasons
        )


# What is answered


def _as_json(rules: RuleSet, score: RoundScore, after: Standing, verdict: Outcome) -> dict[str, Any]:
    winner = None if verdict.winner is None else rules.table.sides[verdict.winner].name
    return {
        "sides": sides_as_json(rules, score, after),
        "outcome": {"over": verdict.over, "winner": winner, "reason": verdict.reason},
    }


def sides_as_json(rules: RuleSet, score: RoundScore, after: Standing) -> dict[str, Any]:
    """Return the score of each side as plain data; after: the standing after the round."""
    return {
        side.side.name: {
            "points": side.points,
            "total": total,
            "bags": side.bags if counts_bags(rules) else None,
            "lines": [{"reason": line.reason, "points": line.points} for line in side.lines],
        }
        for side, total in zip(score.sides, after.totals, strict=True)
    }


def counts_bags(rules: RuleSet) -> bool:
    """Tell whether bags are carried from round to round."""
    return rules.has("terms.bag-penalty")


def _told(rules: RuleSet, score: RoundScore, before: Standing, verdict: Outcome, words: Words) -> Iterator[str]:
    tables = [_rows(rules, side, had, words) for side, had in zip(score.sides, before.totals, strict=True)]
    lines = columns([row for table in tables for row in table], words, numbers=(1,))
    for side, table in zip(score.sides, tables, strict=True):
        yield words("cli-score-side", side=side.side.name, seats=words.list_of(_seats(side, words)))
        yield from lines[: len(table)]
        yield ""
        lines = lines[len(table) :]
    yield _ending(rules, verdict, words)


def _seats(side: SideScore, words: Words) -> Iterator[str]:
    for seat, bid, tricks in zip(side.tally.seats, side.tally.bids, side.tally.taken, strict=True):
        yield words("cli-score-seat", seat=seat.value, bid=bid.name, tricks=tricks)


def _rows(rules: RuleSet, side: SideScore, before: int, words: Words) -> list[tuple[str, str, str]]:
    """Return the lines of a side as label, points and working."""
    rows = [_row(line, words) for line in side.lines]
    points = [line.points for line in side.lines]
    rows.append(_sum(words("cli-score-round"), points, words))
    rows.append(_sum(words("cli-score-total"), [before, side.points], words))
    if counts_bags(rules):
        tally = side.tally
        paid = tally.bags_before + tally.bags - side.bags
        counted = [tally.bags_before, tally.bags, *([-paid] if paid else [])]
        rows.append(_sum(words("cli-score-bags"), counted, words))
    return rows


def _row(line: ScoreLine, words: Words) -> tuple[str, str, str]:
    if not words.has(line.reason, "label"):
        return words.code(line.reason), words.number(line.points), ""
    facts = {**dict(line.facts), "points": line.points}
    working = words.attr(line.reason, "working", **facts)
    alone = working in (words.number(line.points), words.signed(line.points))
    return words.attr(line.reason, "label", **facts), words.number(line.points), "" if alone else working


def _sum(label: str, terms: Sequence[int], words: Words) -> tuple[str, str, str]:
    return label, words.number(sum(terms)), words.sum_formula(terms) if len(terms) > 1 else ""


def _ending(rules: RuleSet, verdict: Outcome, words: Words) -> str:
    if verdict.over and verdict.winner is not None:
        won = rules.table.sides[verdict.winner].name
        return words("cli-score-won", side=won, why=words(verdict.reason or "target-reached"))
    return words(verdict.reason or "cli-score-goes-on")


SHEETS = {
    option.name: option
    for option in (
        Option(name="file", sample="sheet.csv"),
        Option(name="check"),
        Option(name="template", sample="12"),
        Option(name="out", sample="sheet.html"),
    )
}
"""Options about whole sheets."""

COMMAND = Command(
    name="score",
    usage=(
        'score --bids "N:4 E:3 S:nil W:2" --tricks "N:5 E:3 S:0 W:5" [--before "NS:337/7 EW:120/0"]'
        ' [--facts "NS.last-trick=AS N.reneges=1"] [--rules R] [--lang L] [--json]',
        'score --record FILE [--facts "NS.big-bemo=1"] [--lang L] [--json]',
        'score --file sheet.csv [--check] [--before "NS:337/7 EW:120/0"] [--rules R] [--lang L] [--json]',
        "score --template 12 --out sheet.html [--rules R] [--lang L]",
    ),
    options=(
        Option(name="bids", sample="N:4 E:3 S:nil W:2"),
        Option(name="tricks", sample="N:5 E:3 S:0 W:5"),
        Option(name="before", sample="NS:337/7 EW:120/0"),
        FACTS,
        Option(name="record", sample="FILE"),
        *SHEETS.values(),
        RULES,
        JSON,
    ),
    examples=(
        'score --bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2"',
        'score --bids "N:5 S:0 E:3 W:3" --tricks "N:5 S:3 E:2 W:3" --before "NS:0/9"',
        'score --bids "N:blind-nil S:5 E:3 W:3" --tricks "N:0 S:6 E:4 W:3" --before "NS:180/0 EW:320/0"'
        " --rules standard+blind-nil --json",
        "score --file sheet.csv",
        "score --file sheet.xlsx --check",
        "score --template 12 --out sheet.html",
    ),
    run=run,
)
