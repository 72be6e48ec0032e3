"""`spades-teach review`: what is wrong with a round that was played and written down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spades_teach.analysis.judge import Judgement, WrongClaim, WrongScore, judge, offence_reason
from spades_teach.analysis.renege_prices import RenegePrice
from spades_teach.cli.arguments import JSON, RULES, Command, Given
from spades_teach.cli.errors import InputError
from spades_teach.cli.facts import FACTS, check_told, with_facts
from spades_teach.cli.inputs import record_of, rules_of
from spades_teach.cli.output import INDENT, say, say_json
from spades_teach.cli.score import sides_as_json
from spades_teach.core.matches import add
from spades_teach.core.reasons import Reason
from spades_teach.core.records import Offence, Record
from spades_teach.core.tricks import Trick
from spades_teach.i18n import Words
from spades_teach.i18n.words import MessageError

RIGHT, WRONG = 0, 1


def run(given: Given) -> int:
    """Judge a round; the exit status tells whether anything is wrong with it."""
    record = _read(given)
    found = judge(record)
    if given.has("json"):
        say_json(_as_json(record, found))
    else:
        for line in _told(record, found, given.words):
            say(line)
    return RIGHT if found.right else WRONG


def _read(given: Given) -> Record:
    if not given.operands:
        raise InputError("cli-review-operand")
    rules = rules_of(given) if given.has("rules") else None
    record = with_facts(given, record_of(given.operands[0], rules))
    check_told(record.rules, record.result, record.standing, of=("seat", "side"))
    return record


# As data


def _as_json(record: Record, found: Judgement) -> dict[str, Any]:
    return {
        "right": found.right,
        "reneges": [dict(renege.reason.facts) for renege in found.reneges],
        "penalties": [_price_as_json(price) for price in found.prices],
        "offences": [_offence_as_json(offence) for offence in found.offences],
        "claims": [_claim_as_json(claim) for claim in found.claims],
        "tricks": [dict(wrong.reason.facts) for wrong in found.tricks],
        "score": [
            {"side": wrong.side.name, "line": wrong.what, "written": wrong.written, "right": wrong.right}
            for wrong in found.scores
        ],
        "sides": sides_as_json(record.rules, found.score, add(record.standing, found.score)),
    }


def _price_as_json(price: RenegePrice) -> dict[str, Any]:
    return {
        "side": price.side.name,
        "reneges": price.reneges,
        "form": price.form,
        "here": price.here,
        "tables": list(price.tables),
        "without": price.without,
        "points": price.points,
    }


def _offence_as_json(offence: Offence) -> dict[str, Any]:
    return {
        "action": str(offence.action),
        "trick": offence.trick,
        "reasons": [reason.id for reason in offence.reasons],
    }


def _claim_as_json(claim: WrongClaim) -> dict[str, Any]:
    verdict = claim.verdict
    return {
        "seat": claim.seat.value,
        "trick": claim.trick,
        "reason": claim.reason.id,
        "certain": None if verdict is None else verdict.holds,
        "line": [] if verdict is None else [str(trick) for trick in verdict.line],
        "lost": None if claim.lost is None else claim.lost[0],
        "cost": claim.cost,
    }


# In words


def _told(record: Record, found: Judgement, words: Words) -> Iterator[str]:
    if found.right:
        yield words("judge-right")
    for renege in found.reneges:
        yield _said(renege.reason, words)
    for price in found.prices:
        yield INDENT + _price(price, words)
    for offence in found.offences:
        yield _said(offence_reason(offence), words)
        for reason in offence.reasons:
            yield INDENT + _said(reason, words)
    for claim in found.claims:
        yield _said(claim.reason, words)
        yield from _claim(record, claim, words)
    for wrong in found.tricks:
        yield _said(wrong.reason, words)
    for score in found.scores:
        yield _score(found, score, words)


def _said(reason: Reason, words: Words) -> str:
    return words(reason.id, **dict(reason.facts))


def _price(price: RenegePrice, words: Words) -> str:
    said = _said(price.reason, words)
    if price.here:
        return words("judge-price-here", price=said)
    if not price.tables:
        return words("judge-price-elsewhere", price=said)
    return words("judge-price-tables", price=said, tables=words.list_of(map(words.rule, price.tables), "and"))


def _claim(record: Record, claim: WrongClaim, words: Words) -> Iterator[str]:
    line = () if claim.verdict is None else claim.verdict.line
    if line:
        yield INDENT + words("judge-claim-line")
    yield from (INDENT * 2 + _trick(trick, words) for trick in line)
    if claim.cost:
        yield INDENT + words("judge-claim-cost", side=record.rules.table.side_of(claim.seat).name, points=claim.cost)


def _trick(trick: Trick, words: Words) -> str:
    plays = (words("judge-play", seat=play.seat.value, card=play.card.code) for play in trick.plays)
    winner = "none" if trick.winner is None else trick.winner.value
    return words("judge-claim-trick", plays=words.list_of(plays), winner=winner)


def _score(found: Judgement, wrong: WrongScore, words: Words) -> str:
    return words(wrong.reason.id, **{**dict(wrong.reason.facts), "label": _label(found, wrong, words)})


def _label(found: Judgement, wrong: WrongScore, words: Words) -> str:
    """Return the name of a line, with the numbers of the line that should stand there."""
    lines = found.score.of(wrong.side.name).lines
    line = next((line for line in lines if line.reason == wrong.what), None)
    facts = {} if line is None else {**dict(line.facts), "points": line.points}
    try:
        return words.attr(wrong.what, "label", **facts) if words.has(wrong.what, "label") else words.code(wrong.what)
    except MessageError:  # a line that does not belong there has no numbers for its name
        return words.code(wrong.what)


COMMAND = Command(
    name="review",
    usage=('review FILE [--facts "NS.big-bemo=1"] [--rules R] [--lang L] [--json]',),
    options=(FACTS, RULES, JSON),
    operands=("FILE",),
    examples=("review round.txt", "review round.txt --rules standard+renege-penalty:mode=three-tricks"),
    run=run,
)
