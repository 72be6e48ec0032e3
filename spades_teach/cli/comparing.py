"""`spades-teach rules compare`: the smallest situation in which tables differ, with what each of them says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spades_teach.analysis.differences import Difference, Said, smallest_difference
from spades_teach.cli.arguments import Given
from spades_teach.cli.errors import InputError
from spades_teach.cli.inputs import spec_text
from spades_teach.cli.output import INDENT, say, say_json
from spades_teach.core.reasons import Reason
from spades_teach.core.variants import compose
from spades_teach.i18n import Words

LISTED = ("bids", "next", "sees")
"""Kinds of difference whose answers are long lists, of which only what differs is told."""


def run_compare(given: Given, texts: list[str]) -> int:
    """Compare the first table with each of the others."""
    if len(texts) < 2:
        raise InputError("cli-rules-operand", action="compare")
    first, *others = [compose(spec_text(text)) for text in texts]
    found = [(other, smallest_difference(first, other)) for other in others]
    if given.has("json"):
        say_json([_as_json(first.name, other.name, difference) for other, difference in found])
        return 0
    for number, (other, difference) in enumerate(found):
        if number:
            say()
        for line in _told((first.name, other.name), difference, given.words):
            say(line)
    return 0


def _as_json(first: str, second: str, difference: Difference | None) -> dict[str, Any]:
    if difference is None:
        return {"rules": [first, second], "difference": None}
    said = zip((first, second), difference.said, strict=True)
    return {
        "rules": [first, second],
        "difference": {
            "kind": difference.kind,
            "given": dict(difference.given),
            "answers": [
                {
                    "rules": rules,
                    "says": list(answer.values),
                    "reasons": [{"id": reason.id, **dict(reason.facts)} for reason in answer.reasons],
                }
                for rules, answer in said
            ],
        },
    }


def _told(names: tuple[str, str], difference: Difference | None, words: Words) -> Iterator[str]:
    if difference is None:
        yield words("compare-none", first=names[0], second=names[1])
        return
    yield words("compare-title", first=names[0], second=names[1])
    yield from (INDENT + line for line in _situation(difference, words))
    one, other = difference.said
    for name, said, against in ((names[0], one, other), (names[1], other, one)):
        yield words("compare-says", rules=name)
        yield from (INDENT + line for line in _answer(difference, said, against, words))
        yield from (2 * INDENT + line for line in _why(difference, said, words))


# the situation


def _situation(difference: Difference, words: Words) -> Iterator[str]:
    """Yield what both tables are asked, one line for each part of the situation and then the question."""
    given = dict(difference.given)
    if difference.kind == "cards":
        lead = "follow" if "plays" in given else "lead"
        first = "yes" if "first_trick" in given else "no"
        broken = "yes" if "broken" in given else "no"
        yield words("compare-ask-cards", hand=given["hand"], turn=lead, first=first, broken=broken)
        if "plays" in given:
            yield words("compare-on-table", plays=_plays(given["plays"], words))
        return
    if difference.kind in ("trick", "breaks"):
        yield words("compare-on-table", plays=_plays(given["plays"], words))
    if "seed" in given:
        yield words("compare-deal", seed=int(given["seed"]), dealer=given["dealer"])
    if "bids" in given:
        yield words("compare-bids-so-far", bids=_pairs(given["bids"], "compare-bid", words))
    if "tricks" in given:
        yield words("compare-tricks", tricks=_pairs(given["tricks"], "compare-taken", words))
    if "facts" in given:
        yield words("compare-facts", facts=words.list_of(_fact(fact, words) for fact in given["facts"].split()))
    if "actions" in given:
        yield words("compare-actions", actions=words.code(given["actions"]))
    for name in ("totals", "before"):
        if name in given:
            yield words("compare-totals", totals=words.list_of(_total(total, words) for total in given[name].split()))
    if "minutes" in given or "rounds" in given:
        yield words("compare-played", rounds=int(given.get("rounds", 1)), minutes=int(given.get("minutes", 0)))
    if "hand" in given:
        yield words("compare-hand", seat=given["seat"], hand=given["hand"])
    yield _question(difference, given, words)


def _question(difference: Difference, given: dict[str, str], words: Words) -> str:
    if difference.kind == "people":
        return words("compare-ask-people", people=int(given["people"]))
    if difference.kind == "bids":
        return words("compare-ask-bids", seat=given["seat"], looked=given.get("looked", "yes"))
    if difference.kind == "sees":
        return words("compare-ask-sees", seat=given["seat"])
    if difference.kind == "score":
        return words("compare-ask-score", side=given["side"])
    return words(f"compare-ask-{difference.kind}")


def _plays(text: str, words: Words) -> str:
    pairs = (play.split("=")[0].split(":") for play in text.split())
    return words.list_of(words("compare-play", seat=seat, card=card) for seat, card in pairs)


def _pairs(text: str, message: str, words: Words) -> str:
    pairs = (pair.split(":") for pair in text.split())
    if message == "compare-taken":
        return words.list_of(words(message, seat=seat, tricks=int(value)) for seat, value in pairs)
    return words.list_of(words(message, seat=seat, bid=value) for seat, value in pairs)


def _fact(text: str, words: Words) -> str:
    """Say a fact such as `N.last-trick=AH` or `minutes=15`."""
    name, value = text.split("=")
    seat, _, fact = name.rpartition(".")
    what = words(f"fact-{fact}")
    if not seat:
        return words("compare-fact-of-round", what=what, number=int(value))
    if value.isdecimal():
        return words("compare-fact", what=what, seat=seat, number=int(value))
    return words("compare-fact-card", what=what, seat=seat, card=value)


def _total(text: str, words: Words) -> str:
    """Say what a side has, from `NS:8/0` or `NS:8`."""
    side, _, numbers = text.partition(":")
    points, _, bags = numbers.partition("/")
    if not bags:
        return words("compare-total", side=side, score=int(points))
    return words("compare-total-and-bags", side=side, score=int(points), bags=int(bags))


# the answers


def _answer(difference: Difference, said: Said, against: Said, words: Words) -> Iterator[str]:
    kind, values = difference.kind, said.values
    if kind in LISTED:
        only = [value for value in values if value not in against.values]
        told = words.list_of([_listed(kind, value, words) for value in only])
        yield words("compare-only-here", what=told) if only else words("compare-nothing-more")
    elif kind == "table":
        yield words.list_of(map(words.side, values))
    elif kind == "people":
        yield (
            words("compare-tables", sizes=words.list_of(words.number(int(value)) for value in values))
            if values
            else words("compare-no-tables")
        )
    elif kind == "pack":
        yield (
            words("compare-only-here", what=words.cards(" ".join(values))) if values else words("compare-nothing-more")
        )
    elif kind == "deal":
        yield words("compare-dealt", dealt=int(values[0]), played=int(values[1]), tricks=int(values[2]))
    elif kind == "cards":
        yield words("cli-legal-cards", cards=" ".join(values))
    elif kind == "trick":
        yield words("compare-nobody") if values == ("nobody",) else words("compare-takes", seat=values[0])
    elif kind == "breaks":
        yield words("compare-broken", state=values[0])
    elif kind == "score":
        yield words("compare-points", score=int(values[0]), bags=int(values[1]))
    elif kind == "match":
        goes_on = values == ("goes-on",)
        yield words("compare-goes-on") if goes_on else words("compare-wins", side=values[0])
    else:
        yield words("compare-seconds", seconds=int(values[0])) if values else words("compare-no-clock")


def _listed(kind: str, value: str, words: Words) -> str:
    if kind == "bids":
        return words.bid(value)
    return words.card(value) if kind == "sees" else words.code(value)


def _why(difference: Difference, said: Said, words: Words) -> Iterator[str]:
    if difference.kind == "score":
        for reason in said.reasons:
            facts = dict(reason.facts)
            yield words(
                "compare-line",
                label=words.attr(reason.id, "label", **facts),
                working=words.attr(reason.id, "working", **facts),
            )
        return
    yield from (_said(reason, words) for reason in said.reasons)


def _said(reason: Reason, words: Words) -> str:
    return words(reason.id, **dict(reason.facts))
