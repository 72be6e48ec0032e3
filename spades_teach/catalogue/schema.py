"""The kinds of worked example, and the check that an example has the fields of its kind.

Cards, plays, bids and scores are written as everywhere: "9H 10S BJ", "E:KH S:2H", "N:nil E:3 S:4 W:4",
"NS:180/7 EW:320/0".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

Check = Callable[[Any], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """The fields of one kind.

    given: each with its check and the value that a missing one has (`...`: it may not miss).
    expect: each with its check.  needs: those of `expect` that may not miss.
    """

    summary: str
    given: Mapping[str, tuple[Check, Any]] = field(default_factory=dict)
    expect: Mapping[str, Check]
    needs: frozenset[str] = frozenset()


def _matches(pattern: str) -> Check:
    found = re.compile(pattern).fullmatch
    return lambda value: isinstance(value, str) and found(value) is not None


def _list_of(word: str) -> str:
    return f"(?:{word}(?: {word})*)?"


def _table(key: Check, value: Check) -> Check:
    return lambda table: isinstance(table, Mapping) and all(key(name) and value(table[name]) for name in table)


def _words(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and all(isinstance(word, str) and word for word in value)


def _whole(value: Any) -> bool:
    return type(value) is int


def _count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _net(value: Any) -> bool:
    return (
        isinstance(value, Mapping)
        and set(value) == {"of", "points"}
        and _words(value["of"])
        and _whole(value["points"])
    )


_CARD = r"(?:(?:[2-9]|10|[JQKA])[CDHS]|BJ|LJ)"
_SEAT = r"[NESW1-9]"
_SIDE = r"(?:NS|EW|[NESW1-9])"
_BID = r"(?:(?:[1-9]|1[0-8])(?:\.5)?|[a-z]+(?:-[a-z0-9]+)*|[0-9]+(?:-[a-z0-9]+)+)"

_card = _matches(_CARD)
_cards = _matches(_list_of(_CARD))
_plays = _matches(_list_of(f"{_SEAT}:{_CARD}(?:=[a-z]+)?"))
_seat = _matches(_SEAT)
_action = _matches(f"{_SEAT}:[A-Za-z0-9-]+")
_actions = _matches(_list_of(f"{_SEAT}:[A-Za-z0-9-]+"))
_side = _matches(_SIDE)
_bid = _matches(_BID)
_bid_names = _matches(_list_of(_BID))
_bids = _matches(_list_of(f"{_SEAT}:{_BID}"))
_tricks = _matches(_list_of(_SEAT + r":\d+"))
_totals = _matches(_list_of(_SIDE + r":-?\d+"))
_scores = _matches(_list_of(_SIDE + r":-?\d+/\d+"))
_fact = _matches(r"[A-Z1-9]+\.[a-z-]+")


def _fact_value(value: Any) -> bool:
    return _count(value) or _card(value)


_word = _matches(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def _side_score(value: Any) -> bool:
    return isinstance(value, Mapping) and all(name in SIDE_SCORE and SIDE_SCORE[name](value[name]) for name in value)


SIDE_SCORE: Mapping[str, Check] = {
    "contract": _count,
    "undertricks": _count,  # tricks missing to the contract
    "points": _whole,  # of this round
    "apart_from_nil": _whole,  # the points without the lines of a nil
    "bags": _count,  # of this round
    "bags_after": _count,  # carried to the next
    "total_after": _whole,
    # the points of each reason: all lines that are not zero, those of a nil aside where `apart_from_nil` is given
    "lines": _table(_word, _whole),
    "net": _net,  # the sum of some lines
}
"""What a `score` example may expect of one side."""

KINDS: Mapping[str, Kind] = {
    "legal": Kind(
        summary="Which cards of a hand may be played.",
        given={
            "hand": (_cards, ...),
            "trick": (_plays, ""),  # on the table already; empty: on lead
            "broken": (_flag, False),
            "first_trick": (_flag, False),
        },
        expect={
            "legal": _cards,
            "illegal": _table(_card, _words),  # the reasons
            "taking": _cards,  # all cards that would be winning the trick when played
            "breaking": _cards,  # all cards that would break spades
            "advised": _card,  # what the source advises; legal and not taking
        },
        needs=frozenset({"legal"}),
    ),
    "trick": Kind(
        summary="Who takes a trick, and why.",
        given={
            "plays": (_plays, ...),
            "trump": (_matches("[CDHS]?"), ""),  # the suit that is trump where it is not that of the rules
        },
        expect={
            "winner": _seat,
            "reason": _word,
            "dead": _flag,  # nobody takes it
            "cancelled": _cards,  # those that come twice and cannot win, each once
        },
    ),
    "bids": Kind(
        summary="What a seat may bid.",
        given={
            "seat": (_seat, ...),
            "bids": (_bids, ...),  # made so far, in turn
            "totals": (_totals, "NS:0 EW:0"),
            "looked": (_flag, True),
            "hands": (_table(_seat, _cards), MappingProxyType({})),  # those that matter; the others are any
        },
        expect={"allowed": _bid_names, "refused": _table(_bid, _words)},
    ),
    "score": Kind(
        summary="What a round scores.",
        given={
            "bids": (_bids, ...),
            "tricks": (_tricks, ...),
            "before": (_scores, "NS:0/0 EW:0/0"),
            "facts": (_table(_fact, _fact_value), MappingProxyType({})),  # what bids and tricks do not tell
        },
        expect={**dict.fromkeys(("NS", "EW", *"NESW123456789"), _side_score), "extra_tricks": _count},
    ),
    "match": Kind(
        summary="Whether the match is over, and who won: by totals, by one more round, or by surrender.",
        given={
            "totals": (_totals, None),
            "rounds": (_count, 0),  # played so far, where totals are given
            "minutes": (_count, 0),
            "bids": (_bids, None),
            "tricks": (_tricks, None),
            "before": (_scores, None),
            "surrender": (_seat, None),
        },
        expect={
            "over": _flag,
            "winner": _side,
            "reason": _word,
            "points": _table(_side, _whole),
            "totals": _table(_side, _whole),
        },
        needs=frozenset({"over"}),
    ),
    "pack": Kind(
        summary="Which cards are in play and how they rank.",
        expect={
            "cards": _count,
            "trumps": _cards,  # all of them, the highest first
            "suits": _table(_matches("[CDHS]"), _count),  # how many cards count as a suit
            "absent": _cards,
        },
    ),
    "deal": Kind(
        summary="How many cards a seat gets.",
        given={"seed": (_count, ...)},
        expect={
            "players": _count,
            "cards": _count,  # in all hands when the bidding begins
            "hand_size": _count,
            "aside": _count,  # in no hand
            "tricks": _count,  # that are counted, played or not
        },
    ),
    "draw": Kind(
        summary="What becomes of two cards that a seat draws from the stock.",
        given={
            "drawn": (_cards, ...),  # the first, then the second
            "take": (_matches("first|second"), ...),
        },
        expect={
            "sees": _cards,  # before it chooses
            "hand": _cards,
            "thrown": _cards,
            "knows": _cards,  # of those thrown away
        },
        needs=frozenset({"hand"}),
    ),
    "tables": Kind(
        summary="At how many tables so many people sit down, and how many at each.",
        given={"people": (_count, ...)},
        expect={"tables": lambda value: isinstance(value, tuple) and all(map(_count, value))},
        needs=frozenset({"tables"}),
    ),
    "clock": Kind(
        summary="How long a trick may take.",
        expect={"longest_trick_seconds": _count},
        needs=frozenset({"longest_trick_seconds"}),
    ),
    "passing": Kind(
        summary="Which cards are passed, and to whom.",
        given={
            "bids": (_bids, ""),  # from the dealer's left; empty: cards are passed before anybody bids
            "passes": (_table(_seat, _cards), ...),
        },
        expect={"gets": _table(_seat, _cards), "each": _count},
        needs=frozenset({"gets", "each"}),
    ),
    "ace-check": Kind(
        summary="Whether a bidder may ask the partner for aces, and whether a special contract can come of it.",
        given={"hands": (_table(_seat, _cards), ...)},  # North, who bids first, and the cards that matter of the others
        expect={"may_ask": _flag, "contract": _flag},
        needs=frozenset({"may_ask"}),
    ),
    "claim": Kind(
        summary="Whether a seat on lead may claim the rest.",
        given={
            "hand": (_cards, ...),
            "unseen": (_cards, ""),  # cards of the others that matter; the rest of theirs are low ones
            "broken": (_flag, True),
        },
        expect={"holds": _flag, "beaten_by": _card},
        needs=frozenset({"holds"}),
    ),
    "moment": Kind(
        summary="What may be said or done at a moment of a round, and which suit is trump then.",
        given={
            "hands": (_table(_seat, _cards), MappingProxyType({})),  # whole ones; the other seats share the rest
            "dealer": (_seat, "N"),
            "done": (_actions, ""),  # so far, as a record writes it
        },
        expect={"allowed": _actions, "refused": _table(_action, _words), "trump": _matches("[CDHS]")},
    ),
    "opening": Kind(
        summary="Who leads to the first trick, and with what.",
        given={"dealer": (_seat, ...), "hands": (_table(_seat, _cards), ...)},
        expect={"leader": _seat, "legal": _cards},
        needs=frozenset({"leader"}),
    ),
    "compose": Kind(
        summary="Which options exclude each other: the rule spec is refused, with these two named.",
        expect={"conflict": _words},
        needs=frozenset({"conflict"}),
    ),
}


def complete(kind_name: str, given: Mapping[str, Any], expect: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return `given` with its missing fields filled in; raises ValueError when the example is not one of its kind."""
    if kind_name not in KINDS:
        raise ValueError(f"no kind {kind_name!r}; expected one of {', '.join(KINDS)}")
    kind = KINDS[kind_name]
    for name, value in given.items():
        if name not in kind.given:
            raise ValueError(f"no field {name!r} given to a {kind_name} example; expected {', '.join(kind.given)}")
        if not kind.given[name][0](value):
            raise ValueError(f"{name} = {value!r} cannot be read in a {kind_name} example")
    for name, value in expect.items():
        if name not in kind.expect:
            raise ValueError(f"no field {name!r} expected of a {kind_name} example; known are {', '.join(kind.expect)}")
        if not kind.expect[name](value):
            raise ValueError(f"expected {name} = {value!r} cannot be read in a {kind_name} example")
    missing = [name for name, (_, default) in kind.given.items() if default is ... and name not in given]
    missing += sorted(kind.needs - set(expect))
    if missing or not expect:
        raise ValueError(f"a {kind_name} example needs {', '.join(missing) or 'something to expect'}")
    defaults = {name: default for name, (_, default) in kind.given.items() if default is not ...}
    return MappingProxyType({**defaults, **given})
