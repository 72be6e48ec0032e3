"""What a bag odometer says: its labels, each movement, what the last digit tells, and the answer to a prediction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.core.rules.scoring import ScoreLine
from spades_teach.i18n import Words
from spades_teach.widgets.bag_counter import CountedRound, Digit, Notch
from spades_teach.widgets.bag_view import view_of_round
from spades_teach.widgets.score_mistakes import astray, facts_of, rule_against
from spades_teach.widgets.verdicts import rule_rows, said_once

if TYPE_CHECKING:
    from spades_teach.widgets.bag_guesses import Guess
    from spades_teach.widgets.bag_odometer import BagOdometerLogic

Strings = dict[str, Any]

OWN_MISTAKES = frozenset({"round-for-score", "score-sign-lost", "score-unchanged", "digit-for-bags"})
"""What only a score after a round can show; the other misconceptions are those of the score calculator."""

SEAT_PLACES = {"S": "you", "N": "partner"}


def odometer_strings(logic: BagOdometerLogic, words: Words) -> Strings:
    """Return all texts of the odometer as it stands; nothing of a round that is still to be predicted is in them."""
    counter, limit = logic.counter, logic.counter.rule.limit
    number, inside = counter.place_of(logic.at)
    passed = counter.notches[number][:inside] if number >= 0 else ()
    return {
        **_labels(words),
        "task": _task(logic, words),
        "shows": words("bag-odometer-shows", total=logic.total, bags=logic.bags, limit=limit),
        "penalty": words.signed(-counter.rule.penalty),
        "penalty_name": words.attr("bag-penalty", "label"),
        "heading": _heading(logic, number, words),
        "tape": [_movement(logic, each, words) for each in passed],
        "now": _now(logic, words),
        "digit": _digit(logic, words),
        "rounds": [_round(logic, index, each, words) for index, each in enumerate(counter.rounds)],
        "ask": _ask(logic, words),
        "form": _form(logic, words),
        "problem": _problem(logic, words),
        "feedback": _feedback(logic, words),
    }


@said_once
def _labels(words: Words) -> Strings:
    return {
        "title": words("bag-odometer-title"),
        "score": words("bag-odometer-score"),
        "bags": words("bag-odometer-bags"),
        "full": words("bag-odometer-full"),
        "keys": {key: words(f"bag-odometer-{key}") for key in ("step", "round", "back", "restart", "remove")},
        "columns": {
            column: words(f"bag-odometer-column-{column}")
            for column in ("round", "bid", "tricks", "points", "total", "bags")
        },
        "list": words("bag-odometer-list"),
    }


def _task(logic: BagOdometerLogic, words: Words) -> str:
    if logic.asked:
        asked = logic.asked[0] if len(logic.asked) == 1 else "both"
        return words("bag-odometer-task-predict", asked=asked)
    return words("bag-odometer-task", rounds=logic.given, limit=logic.counter.rule.limit)


def _heading(logic: BagOdometerLogic, number: int, words: Words) -> str:
    """Name what the tape tells: a round by its bid and tricks, or the start."""
    if number < 0:
        return words("bag-odometer-start")
    return _told_round(logic.counter.rounds[number], number, words)


def _told_round(told: CountedRound, number: int, words: Words) -> str:
    bid, tricks = _bid_text(told, words), _tricks_text(told, words)
    return words("bag-odometer-round-told", number=number + 1, bid=bid, tricks=tricks)


def _bid_text(told: CountedRound, words: Words) -> str:
    if all(bid.isdecimal() for bid in told.bids):
        return words.number(sum(map(int, told.bids)))
    return words.formula(*_between("+", [int(bid) if bid.isdecimal() else words.bid(bid) for bid in told.bids]))


def _tricks_text(told: CountedRound, words: Words) -> str:
    if all(bid.isdecimal() for bid in told.bids):
        return words.number(sum(told.tricks))
    return words.formula(*_between("+", list(told.tricks)))


def _between(sign: str, parts: list[int | str]) -> list[int | str]:
    return [piece for part in parts for piece in (sign, part)][1:]


# The tape


def _movement(logic: BagOdometerLogic, notch: Notch, words: Words) -> Strings:
    """Return a line of the tape: what moved, by how many points, and what a person would say about it."""
    rule = logic.counter.rule
    points = words.signed(notch.points) if notch.event != "emptied" else ""
    if notch.line is not None:
        facts = _line_facts(notch.line)
        return {"label": words.attr(notch.line.reason, "label", **facts), "points": points}
    if notch.event == "penalty":
        return {"label": words.attr("bag-penalty", "label"), "points": points}
    label = words(f"bag-odometer-event-{notch.event}", bags=notch.bags, limit=rule.limit)
    return {"label": label, "points": points}


def _line_facts(line: ScoreLine) -> dict[str, str | int]:
    facts = {**dict(line.facts), "points": line.points}
    if facts.get("seat") in SEAT_PLACES:
        facts["seat"] = SEAT_PLACES[str(facts["seat"])]
    return facts


def _now(logic: BagOdometerLogic, words: Words) -> str:
    """Say what the last movement did, or what the round came to."""
    counter = logic.counter
    number, inside = counter.place_of(logic.at)
    if number < 0:
        return words("bag-odometer-now-start", total=logic.total, bags=logic.bags, limit=counter.rule.limit)
    if logic.at == counter.ends[number + 1]:
        return words(
            "bag-odometer-now-over",
            number=number + 1,
            brought=counter.side(number).points,
            total=logic.total,
            bags=logic.bags,
        )
    notch = counter.notches[number][inside - 1]
    if notch.line is not None:
        return words(notch.line.reason, **_line_facts(notch.line))
    rule = counter.rule
    return words(
        f"bag-odometer-now-{notch.event}",
        bags=notch.bags,
        brought=abs(notch.points),
        limit=rule.limit,
        penalty=rule.penalty,
    )


# The last digit


def _digit(logic: BagOdometerLogic, words: Words) -> Strings:
    """Say what the last digit tells; in the middle of a round it tells nothing yet."""
    found = logic.digit
    name = words("bag-odometer-digit-name")
    if found is None:
        return {"name": name, "digit": "", "bags": "", "text": words("bag-odometer-digit-turning")}
    return {
        "name": name,
        "digit": words("bag-odometer-digit-chip", digit=found.digit),
        "bags": words("bag-odometer-bags-chip", bags=found.bags),
        "text": _why(logic, found, words),
    }


def _why(logic: BagOdometerLogic, found: Digit, words: Words) -> str:
    total, rule = logic.total, logic.counter.rule
    facts: dict[str, str | int] = {"total": total, "digit": found.digit, "bags": found.bags}
    if found.why in ("below-zero", "chance"):
        tens = total - found.bags
        facts["sum"] = words.formula(tens, "+", found.bags, "=", total)
        facts["tens"] = "yes" if tens % 10 == 0 else "no"
    if found.why in ("line", "bag-points", "penalty"):
        facts |= {"round": found.round + 1, "limit": rule.limit, "penalty": rule.penalty}
    if found.why == "line" and found.line is not None:
        facts |= {
            "line": words.attr(found.line.reason, "label", **_line_facts(found.line)),
            "brought": found.line.points,
        }
    return words(f"bag-odometer-digit-{found.why}", **facts)


# The rounds


def _round(logic: BagOdometerLogic, number: int, told: CountedRound, words: Words) -> Strings:
    row = view_of_round(logic, number)
    return {
        "number": words.number(number + 1),
        "bid": _bid_text(told, words),
        "tricks": _tricks_text(told, words),
        "points": "" if row["points"] is None else words.signed(row["points"]),
        "total": "" if row["total"] is None else words.number(row["total"]),
        "bags": "" if row["bags"] is None else words.number(row["bags"]),
    }


def _ask(logic: BagOdometerLogic, words: Words) -> Strings | None:
    number = logic.asking
    if number is None:
        return None
    return {
        "legend": _told_round(logic.counter.rounds[number], number, words),
        "labels": {name: words(f"bag-odometer-guess-{name}") for name in logic.asked},
        "sign": words("bag-odometer-sign"),
        "check": words("bag-odometer-check"),
        "show": words("bag-odometer-show"),
    }


def _form(logic: BagOdometerLogic, words: Words) -> Strings | None:
    if not logic.may_add:
        return None
    return {
        "legend": words("bag-odometer-own-round"),
        "bid": words("bag-odometer-bid"),
        "tricks": words("bag-odometer-tricks"),
        "nil": words("bag-odometer-nil"),
        "nil_tricks": words("bag-odometer-nil-tricks"),
        "more": words("bag-odometer-more"),
        "less": words("bag-odometer-less"),
        "add": words("bag-odometer-add"),
    }


# Answers


def _problem(logic: BagOdometerLogic, words: Words) -> Strings | None:
    if logic.problem is None:
        return None
    text = words(f"bag-odometer-problem-{logic.problem}", most=logic.rules.tricks)
    return {"sign": "note", "text": text, "rows": []}


def _feedback(logic: BagOdometerLogic, words: Words) -> Strings | None:
    if logic.told in ("empty", "unreadable"):
        asked = logic.asked[0] if len(logic.asked) == 1 else "both"
        return {"sign": "note", "text": words(f"bag-odometer-guess-{logic.told}", asked=asked), "rows": []}
    last = logic.last_guess
    if logic.told != "checked" or last is None:
        return None
    if last.right:
        right = words(
            "bag-odometer-right", asked="both" if len(logic.asked) > 1 else logic.asked[0], **_ends(logic, last)
        )
        return {"sign": "good", "text": right, "rows": []}
    return _wrong(logic, last, words)


def _ends(logic: BagOdometerLogic, guess: Guess) -> dict[str, int]:
    return {"total": logic.counter.totals[guess.round + 1], "bags": logic.counter.bags[guess.round + 1]}


def _wrong(logic: BagOdometerLogic, guess: Guess, words: Words) -> Strings:
    """Speak about the score first, then about the bags; one of them may be right."""
    work = logic.working(guess.round)
    ends, said, rows = _ends(logic, guess), [], []
    if guess.score is not None and guess.score != ends["total"]:
        mistake = logic.score_mistake(guess)
        said.append(_about_score(logic, guess.score, mistake, guess.round, words))
        rule = rule_against(work, mistake) if mistake and mistake not in OWN_MISTAKES else None
        rows = rule_rows(words, logic.rules, [rule]) if rule else []
    elif guess.score is not None:
        said.append(words("bag-odometer-score-right", total=guess.score))
    if guess.bags is not None and guess.bags != ends["bags"]:
        mistake = logic.bag_mistake(guess)
        facts = {**facts_of(work, guess.bags), "digit": abs(ends["total"]) % 10}
        name = "score-astray-carry" if mistake is None else _message_of(mistake)
        said.append(words(name, **facts))
    elif guess.bags is not None:
        said.append(words("bag-odometer-bags-right", bags=guess.bags))
    return {"sign": "bad", "text": said[0], "rows": [*said[1:], *rows]}


def _about_score(logic: BagOdometerLogic, answer: int, mistake: str | None, number: int, words: Words) -> str:
    work = logic.working(number)
    facts = {**facts_of(work, answer - (work.total or 0)), "said": answer}
    if mistake is None:
        return words("bag-odometer-astray", stage=astray(work, answer - (work.total or 0)), **facts)
    return words(_message_of(mistake), **facts)


def _message_of(mistake: str) -> str:
    return f"bag-odometer-mistake-{mistake}" if mistake in OWN_MISTAKES else f"score-mistake-{mistake}"
