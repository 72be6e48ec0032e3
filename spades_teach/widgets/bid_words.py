"""What a bid pad says: its labels, the bids as they are heard, the estimate, and the answer to a press."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spades_teach.core.bids import NIL, Bid, added_up
from spades_teach.core.cards import Card
from spades_teach.core.raising import Raising
from spades_teach.i18n import Words
from spades_teach.widgets.bid_view import card_view, key_state, totals_view
from spades_teach.widgets.hand_fan import PLACES
from spades_teach.widgets.round_sheet import SIDES
from spades_teach.widgets.trick_counts import MISSED, CountVerdict
from spades_teach.widgets.verdicts import rule_rows, say

if TYPE_CHECKING:
    from spades_teach.widgets.bid_pad import BidPadLogic


def pad_strings(pad: BidPadLogic, words: Words) -> dict[str, Any]:
    """Return all texts of a pad as it stands; nothing of the hand while a blind bid is open."""
    hand = pad.hand or ()
    verdict = pad.compared
    totals = totals_view(pad)
    return {
        "title": words("bid-pad-title-count" if pad.ask == "count" else "bid-pad-title"),
        "task": _task(pad, words),
        "order": words("bid-pad-order"),
        "places": {place: words.place(place) for place in PLACES},
        "bids": {place: _said_bid(place, bid, words) for place, bid in pad.in_order()},
        "said_bids": {place: _heard_bid(place, bid, words) for place, bid in pad.in_order()},
        "dealer": words("bid-pad-dealer"),
        "turn": words("bid-pad-turn"),
        "sides": {side: _side_strings(pad, side, totals, words) for side in SIDES},
        "together": _together(pad, words),
        "hand": words("bid-pad-hand", count=len(hand)),
        "backs": words("bid-pad-backs", count=pad.rules.hand_size),
        "cards": {
            each["card"]: _card_name(each["card"], each["state"], words)
            for each in (card_view(pad, card) for card in hand)
        },
        "states": {state: words(f"bid-pad-mark-{state}") for state in ("right", "wrong", "missed")},
        "jokers": {"big": words.index("BJ"), "little": words.index("LJ")},
        "count": words("bid-pad-count", count=len(pad.ticks)) if hand else "",
        "compare": words("bid-pad-compare" if pad.ticks or pad.ask == "count" else "bid-pad-estimate"),
        "pad": words("bid-pad-keys"),
        "keys": {bid.name: _key_face(bid, words) for bid in (*pad.number_keys(), *pad.special_keys())}
        | {name: words.bid(name) for name in pad.announcements},
        "key_names": {bid.name: _key_name(pad, bid, words) for bid in (*pad.number_keys(), *pad.special_keys())}
        | {name: words("bid-pad-announce", bid=name) for name in pad.announcements},
        "nil": words.bid(NIL.name),
        "look": words("bid-pad-look"),
        "go": _go(pad, words),
        "would": _would(pad, words),
        "again": words("bid-pad-again"),
        "estimate": _estimate_strings(pad, words),
        "feedback": _feedback(pad, verdict, words),
    }


def _task(pad: BidPadLogic, words: Words) -> str:
    if pad.raising:
        return words("bid-pad-task-raise", bid=pad.bid.name if pad.bid else "", most=_most_raise(pad))
    if pad.bid is not None:
        return words("bid-pad-task-over")
    if not pad.sees:
        return words("bid-pad-task-blind")
    if pad.ask == "count":
        return words("bid-pad-task-compared" if pad.estimate is not None else "bid-pad-task-count")
    return words("bid-pad-task")


def _most_raise(pad: BidPadLogic) -> int:
    return next((stage.most for stage in pad.rules.stages if isinstance(stage, Raising)), 0)


def _go(pad: BidPadLogic, words: Words) -> str:
    """Say what the great button does: bid, raise or stay."""
    if pad.chosen is None:
        return words("bid-pad-go-none")
    kind = "go" if not pad.raising else "stay" if pad.chosen == pad.bid else "raise"
    return words(f"bid-pad-{kind}", bid=pad.chosen.name)


def _said_bid(place: str, bid: Bid | None, words: Words) -> str:
    if bid is None:
        return words("bid-pad-open-you" if place == "you" else "bid-pad-open")
    return words.plain_number(bid.tricks) if bid.is_whole else words.bid(bid.name)


def _heard_bid(place: str, bid: Bid | None, words: Words) -> str:
    if bid is None:
        return words("bid-pad-heard-open", place=place)
    return words("bid-pad-heard", place=place, bid=bid.name)


def _side_strings(pad: BidPadLogic, side: str, totals: Mapping[str, int] | None, words: Words) -> dict[str, str | None]:
    bids = [bid for _, bid in pad.side_bids(side) if bid is not None]
    whole = len(bids) == 2
    contract = pad.contract(side)
    if whole and all(bid.is_whole for bid in bids):
        label = words("bid-pad-sum-numbers", first=bids[0].tricks, second=bids[1].tricks, contract=contract)
    elif whole:
        label = words("bid-pad-sum", first=bids[0].name, second=bids[1].name)
    elif bids:
        label = words("bid-pad-sum-open", first=bids[0].name)
    else:
        label = words("bid-pad-sum-none")
    return {
        "name": words.side(side),
        "label": label,
        "contract": words("bid-pad-contract", contract=contract) if whole else words("bid-pad-contract-open"),
        "total": words("bid-pad-total", total=totals[side]) if totals else None,
    }


def _together(pad: BidPadLogic, words: Words) -> str:
    if None in pad.game.bids:
        return ""
    promised = sum(pad.contract(side) for side in SIDES)
    return words("bid-pad-together", promised=promised, tricks=pad.rules.tricks)


def _would(pad: BidPadLogic, words: Words) -> str:
    if pad.chosen is None:
        return ""
    partner = next(bid for place, bid in pad.in_order() if place == "partner")
    if partner is None:
        return words("bid-pad-would-open", bid=pad.chosen.name)
    return words("bid-pad-would", bid=pad.chosen.name, partner=partner.name, contract=added_up((pad.chosen, partner)))


def _card_name(code: str, state: str, words: Words) -> str:
    return words(f"bid-pad-card-{state}", card=code)


def _key_face(bid: Bid, words: Words) -> str:
    if bid == NIL:
        return words.plain_number(0)
    return words.plain_number(bid.tricks) if bid.is_whole else words.bid(bid.name)


def _key_name(pad: BidPadLogic, bid: Bid, words: Words) -> str:
    return words(f"bid-pad-key-{key_state(pad, bid)}", bid=bid.name)


def _estimate_strings(pad: BidPadLogic, words: Words) -> dict[str, Any] | None:
    estimate = pad.estimate
    if estimate is None:
        return None
    low, high = (words.number(bound, decimals=1) for bound in estimate.interval)
    tricks = words.number(estimate.tricks, decimals=1)
    return {
        "name": words("bid-pad-estimate-name"),
        "progress": words("bid-pad-running", rounds=estimate.rounds, of=pad.rounds) if pad.running else "",
        "summary": words("bid-pad-summary", rounds=estimate.rounds, tricks=tricks, low=low, high=high),
        "what": words("bid-pad-what", seed=pad.seed),
        "cards": {each.card.code: words.card(each.card.code) for each in estimate.cards},
        "shares": {each.card.code: words("bid-pad-share", percent=_percent(each.share)) for each in estimate.cards},
        "rows": {each.card.code: _row(pad, each.card, words) for each in estimate.cards},
        "ticked": words("bid-pad-yours"),
    }


def _row(pad: BidPadLogic, card: Card, words: Words) -> str:
    assert pad.estimate is not None
    each = pad.estimate[card]
    low, high = map(_percent, each.interval)
    facts: dict[str, str | float] = {
        "card": card.code,
        "won": each.won,
        "rounds": each.rounds,
        "low": low,
        "high": high,
    }
    return words("bid-pad-row-ticked" if card in pad.ticks else "bid-pad-row", **facts)


def _feedback(pad: BidPadLogic, verdict: CountVerdict | None, words: Words) -> dict[str, Any] | None:
    answer = pad.answer
    if answer is None:  # what the count came to stays in sight while a bid is chosen
        return _compared(pad, verdict, words) if verdict is not None else None
    text, rows, sign = "", [], answer.sign
    match answer.about:
        case "blocked":
            text = " ".join(say(words, reason, pad.place) for reason in answer.reasons)
            rows = rule_rows(words, pad.rules, [reason.id for reason in answer.reasons])
        case "announced":
            text = words("bid-pad-announced", bid=answer.bid or "")
        case "looked":
            text = words("bid-pad-looked")
        case "made":
            text = words("bid-pad-made", bid=answer.bid or "")
            rows = [_side_strings(pad, "us", None, words)["contract"] or "", _together(pad, words)]
        case "none-ticked":
            text = words("bid-pad-none-ticked")
        case "card":
            text = _row(pad, answer.card, words) if answer.card else ""
        case _:
            if verdict is not None:
                return _compared(pad, verdict, words)
    return {"sign": sign, "text": text, "rows": rows}


def _compared(pad: BidPadLogic, verdict: CountVerdict, words: Words) -> dict[str, Any] | None:
    """Say how the count compares; without ticks nothing was counted, unless a count is asked for."""
    if not pad.ticks and pad.ask != "count":
        return None
    remarks = [
        words(f"trick-count-{each.id}", card=each.estimate.card.code, percent=_percent(each.estimate.share))
        for each in verdict.remarks
    ]
    facts: dict[str, str | float] = {"count": verdict.count, "tricks": words.number(verdict.tricks, decimals=1)}
    if verdict.near:
        return {"sign": "good", "text": words("trick-count-near", **facts), "rows": remarks[:2]}
    rest = words("trick-count-many" if verdict.count > verdict.tricks else "trick-count-few", **facts)
    wanted = [place for place, each in enumerate(verdict.remarks) if each.id == verdict.misconception]
    if not wanted:
        return {"sign": "bad", "text": rest, "rows": remarks[:2]}
    others = [
        remark
        for place, remark in enumerate(remarks)
        if place != wanted[0] and (verdict.remarks[place].id in MISSED) == (verdict.count < verdict.tricks)
    ]
    return {"sign": "bad", "text": f"{rest} {remarks[wanted[0]]}", "rows": others[:2]}


def _percent(share: float) -> int:
    return round(100 * share)
