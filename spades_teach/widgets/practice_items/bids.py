"""Bids: may this one be made, who may bid blind, and which bids a board leaves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spades_teach.core.bids import BLIND_NIL, NIL, Bid
from spades_teach.core.bids import number as bid_of
from spades_teach.core.judging import BidVerdicts, judge_bids
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding import BidContext, BlindNilOnlyBehind, Board
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.practice_items.items import (
    PLACE_OF,
    SEATS,
    Answer,
    AtTable,
    Facts,
    Group,
    Item,
    Speak,
    bid,
    kind,
    number,
    with_rule,
)
from spades_teach.widgets.practice_items.sides import plain, total_with
from spades_teach.widgets.questions import PLACES, YOU


def _board(rules: RuleSet) -> int:
    """Return what a side has to bid together; 0 at a table without a board."""
    return next((limit.minimum for limit in rules.limits if isinstance(limit, Board)), 0)


def _has_nil(rules: RuleSet) -> bool:
    return any(getattr(each, "bid", None) == NIL for each in rules.kinds)


def _judged(rules: RuleSet, bids: Mapping[str, Bid]) -> BidVerdicts:
    """Judge your bids when these have been made before you, at an even score, cards seen."""
    made = tuple(bids.get(PLACE_OF[seat]) for seat in rules.table.seats)
    return judge_bids(
        rules, BidContext(seat=YOU, table=rules.table, bids=made, totals=(0, 0), hand_size=rules.hand_size)
    )


USUAL_BOARD = 4
"""What tables with a board mostly ask for."""

NO = ("no-raise", "no-thirteen", "no-nil-twice", "no-over", "no-board")
"""What people say against a bid."""


@kind(
    "bids-may",
    shows=(
        "board-forgotten",
        "must-raise",
        "no-board-here",
        "no-nil-twice",
        "no-over",
        "no-thirteen",
        "partner-may-still-bid",
    ),
)
def may(chance: Chance, rules: RuleSet) -> Item | None:
    """May this bid be made, at this table, after these bids?"""
    table = (with_rule(rules, "board") if chance.below(5) < 2 else None) or rules
    dealer = chance.one_of(PLACES)
    around = [PLACE_OF[seat] for seat in table.table.clockwise_from(table.table.after(SEATS[dealer]))]
    before = around[: around.index("you")]
    bids = {where: bid_of(chance.between(1, 5)) for where in before}
    nil = _has_nil(table)
    if "partner" in bids and nil and chance.below(3) == 0:
        bids["partner"] = NIL
    said = sum(made.tricks for made in bids.values())
    asked = bid_of(chance.between(1, 6))
    trap = chance.below(4)
    minimum = _board(table)
    if minimum and "partner" in bids and trap % 2:
        bids["partner"] = bid_of(chance.between(1, max(1, minimum - 2)))
        asked = bid_of(chance.between(1, max(1, minimum - bids["partner"].tricks)))
    elif trap == 0 and nil:
        asked = NIL
    elif trap == 1 and len(bids) == 3 and 0 < table.hand_size - said <= table.hand_size:
        asked = bid_of(table.hand_size - said)
    elif trap == 2 and "partner" in bids and bids["partner"].tricks:
        asked = bid_of(table.hand_size + 1 - bids["partner"].tricks)
    return _may_item(table, bids, asked, dealer)


def _may_item(table: RuleSet, bids: Mapping[str, Bid], asked: Bid, dealer: str) -> Item | None:
    verdicts = _judged(table, bids)
    reasons = verdicts.blocked.get(asked, ())
    if reasons and [reason.id for reason in reasons] != ["below-board"]:
        return None
    right = "no-board" if reasons else "yes"
    minimum = _board(table)
    mistakes: dict[str, frozenset[Answer]] = {
        name: frozenset[Answer]({wrong}) for name, wrong in _against(bids, asked, table.hand_size, minimum)
    }
    if reasons:
        mistakes = {"board-forgotten": frozenset({"yes"}), **mistakes}
    if not {answer for own in mistakes.values() for answer in own} - {right}:
        return None
    options = ["yes", *(answer for answer in NO if answer == right or any(answer in own for own in mistakes.values()))]
    for more in NO:
        if len(options) < 4 and more not in options:
            options.append(more)
    facts: Facts = {"bid": asked.name, "minimum": minimum, "hand": table.hand_size}
    felt = tuple(
        AtTable(
            place=where, note=bid(bids[where]) if where in bids else None, dealer=where == dealer, turn=where == "you"
        )
        for where in PLACES
    )
    told = [Reason.of("practice-table-board", minimum=minimum)] if minimum else [Reason.of("practice-table-no-board")]
    return Item(
        rules=table,
        told=(*told, Reason.of("practice-bids-so-far", count=len(bids))),
        ask=Reason.of("practice-ask-may", bid=asked.name),
        right=right,
        mistakes=mistakes,
        speak=plain("may", facts),
        praise=Reason.of("practice-right-choice"),
        options={
            name: Reason.of(f"practice-may-option-{name}", minimum=minimum or USUAL_BOARD, hand=table.hand_size)
            for name in ("yes", *NO)
            if name in options
        },
        felt=felt,
        why=() if reasons else (Reason.of("practice-may-why", minimum=minimum),),
        behind=tuple(reason.id for reason in reasons),
    )


def _against(bids: Mapping[str, Bid], asked: Bid, hand: int, minimum: int) -> Iterator[tuple[str, str]]:
    """Yield what people hold against a bid: a name for the belief, and the answer it gives."""
    partner = bids.get("partner")
    highest = max((made.tricks for made in bids.values()), default=0)
    if asked.tricks and asked.tricks <= highest:
        yield "must-raise", "no-raise"
    if len(bids) == 3 and sum(made.tricks for made in bids.values()) + asked.tricks == hand:
        yield "no-thirteen", "no-thirteen"
    if partner == NIL and asked == NIL:
        yield "no-nil-twice", "no-nil-twice"
    if partner is not None and partner.tricks + asked.tricks > hand:
        yield "no-over", "no-over"
    if minimum and partner is None and 0 < asked.tricks < minimum:
        yield "partner-may-still-bid", "no-board"
    if not minimum and (partner.tricks if partner else 0) + asked.tricks < USUAL_BOARD and asked.tricks:
        yield "no-board-here", "no-board"


BLIND = ("yes", "no-behind", "no-looked")


@kind(
    "bids-blind",
    shows=(
        "ahead-may-too",
        "any-deficit-is-enough",
        "exactly-is-not-enough",
        "far-enough-overlooked",
        "looking-does-not-matter",
        "not-looked-at-all",
    ),
)
def blind(chance: Chance, rules: RuleSet) -> Item | None:
    """May blind nil be bid: far enough behind, and not looked yet?"""
    table = with_rule(rules, "blind-nil") or rules
    needed = next((limit.needed for limit in table.limits if isinstance(limit, BlindNilOnlyBehind)), None)
    if needed is None or not any(getattr(each, "bid", None) == BLIND_NIL for each in table.kinds):
        return None
    deficit = needed + chance.one_of((-160, -40, -10, -1, 0, 0, 7, 20, 85))
    looked = chance.below(3) == 0
    us = total_with(chance.below(10), chance.between(-8, 25))
    context = BidContext(
        seat=YOU,
        table=table.table,
        bids=(None,) * 4,
        totals=(us, us + deficit),
        hand_size=table.hand_size,
        looked=looked,
    )
    reasons = [reason.id for reason in judge_bids(table, context).blocked.get(BLIND_NIL, ())]
    answers = {"blind-not-behind": "no-behind", "blind-after-looking": "no-looked"}
    if len(reasons) > 1 or (reasons and reasons[0] not in answers):
        return None
    right = answers[reasons[0]] if reasons else "yes"
    mistakes: dict[str, frozenset[Answer]] = {}
    if right == "yes":
        mistakes["exactly-is-not-enough" if deficit == needed else "far-enough-overlooked"] = frozenset({"no-behind"})
        mistakes["not-looked-at-all"] = frozenset({"no-looked"})
    elif right == "no-behind":
        mistakes["ahead-may-too" if deficit <= 0 else "any-deficit-is-enough"] = frozenset({"yes"})
    else:
        mistakes["looking-does-not-matter"] = frozenset({"yes"})
        mistakes["exactly-is-not-enough" if deficit == needed else "far-enough-overlooked"] = frozenset({"no-behind"})
    facts: Facts = {"us": us, "them": us + deficit, "deficit": abs(deficit), "needed": needed}
    return Item(
        rules=table,
        told=(
            Reason.of("practice-table-blind", needed=needed),
            Reason.of("practice-match-stand", us=us, them=us + deficit),
            Reason.of("practice-you-looked", looked="yes" if looked else "no"),
        ),
        ask=Reason.of("practice-ask-blind"),
        right=right,
        mistakes=mistakes,
        speak=plain("blind", facts),
        praise=Reason.of("practice-right-choice"),
        options={name: Reason.of(f"practice-blind-option-{name}", needed=needed) for name in BLIND},
        strip=tuple(
            Group(Reason.of("practice-side", side=side), ((Reason.of("score-calculator-total-before"), number(total)),))
            for side, total in (("us", us), ("them", us + deficit))
        ),
        why=() if reasons else (Reason.of("practice-blind-why", deficit=abs(deficit), needed=needed),),
        behind=tuple(reasons),
    )


OFFERED = ("nil", "1", "2", "3", "4", "5")


@kind("bids-board", shows=("board-alone", "board-ignored", "board-one-more", "nil-fills-board", "nil-needs-board"))
def board(chance: Chance, rules: RuleSet) -> Item | None:
    """Which bids the board leaves after the partner has bid."""
    table = with_rule(rules, "board") or rules
    minimum = _board(table)
    if not minimum or not _has_nil(table):
        return None
    partner = chance.one_of((NIL, bid_of(1), bid_of(2), bid_of(3)))
    legal = {made.name for made in _judged(table, {"partner": partner}).legal}
    right: frozenset[str] = frozenset(OFFERED) & legal
    numbers = frozenset(OFFERED) - {"nil"}
    mistakes: dict[str, frozenset[Answer]] = {
        "board-ignored": frozenset({frozenset(OFFERED)}),
        "nil-needs-board": frozenset({right - {"nil"}} if "nil" in right else ()),
        "board-alone": frozenset({frozenset(name for name in numbers if int(name) >= minimum)}),
        "nil-fills-board": frozenset({right | {"nil"}} if "nil" not in right else ()),
        "board-one-more": frozenset(
            {frozenset(name for name in right if name == "nil" or partner.tricks + int(name) > minimum)}
        ),
    }
    mistakes = {name: own - {frozenset()} for name, own in mistakes.items()}
    return Item(
        rules=table,
        told=(
            Reason.of("practice-table-board", minimum=minimum),
            Reason.of("practice-partner-has-bid", bid=partner.name),
        ),
        ask=Reason.of("practice-ask-board"),
        right=right,
        mistakes=mistakes,
        speak=_speak_board(right, partner, minimum),
        praise=Reason.of("practice-right-choice"),
        options={name: Reason.of("practice-bid", bid=name) for name in OFFERED},
        many=True,
        felt=tuple(
            AtTable(place=where, note=bid(partner) if where == "partner" else None, turn=where == "you")
            for where in PLACES
        ),
        why=(Reason.of("practice-board-why", partner=partner.name, minimum=minimum),),
        behind=("below-board",) if len(right) < len(OFFERED) else (),
    )


def _speak_board(right: frozenset[str], partner: Bid, minimum: int) -> Speak:
    """Speak of the bids that were ticked: of the belief behind them, else of the first that is too much or is missing."""

    def speak(mistake: str | None, answer: Answer) -> tuple[Reason, tuple[str, ...]]:
        assert isinstance(answer, frozenset)
        facts: Facts = {"partner": partner.name, "minimum": minimum}
        if mistake is not None:
            return Reason.of(f"practice-board-{mistake}", **facts), ()
        wrong = [name for name in OFFERED if name in answer - right]
        if wrong:
            return Reason.of("practice-board-too-low", bid=wrong[0], **facts), ("below-board",)
        missing = [name for name in OFFERED if name in right - answer]
        return Reason.of("practice-board-missing", bid=missing[0], **facts), ()

    return speak
