"""What a bid pad shows: the bids in order, the sides, the keys with their state, the cards as far as they may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.core.actions import MakeBid
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.rounds import violations
from spades_teach.widgets.bidding_round import is_blind
from spades_teach.widgets.estimate_steps import estimate_view
from spades_teach.widgets.round_sheet import SIDES

if TYPE_CHECKING:
    from spades_teach.widgets.bid_pad import BidPadLogic


def pad_view(pad: BidPadLogic) -> dict[str, Any]:
    """Return all that the reader of a pad may see now: no card of the hand while a blind bid is open."""
    hand = pad.hand
    return {
        "order": _order_view(pad),
        "sides": [_side_view(pad, side) for side in SIDES],
        "totals": totals_view(pad),
        "keys": [{"bid": bid.name, "state": key_state(pad, bid)} for bid in pad.number_keys()],
        "specials": [
            *({"bid": bid.name, "state": key_state(pad, bid)} for bid in pad.special_keys()),
            *({"bid": name, "state": "open"} for name in pad.announcements),
        ],
        "may_look": not pad.sees,
        "hand": None if hand is None else [card_view(pad, card) for card in hand],
        "ticked": len(pad.ticks),
        "chosen": pad.chosen.name if pad.chosen else None,
        "bid": pad.bid.name if pad.bid else None,
        "raising": pad.raising,
        "may_compare": hand is not None and pad.estimate is None,
        "may_again": pad.bid is not None and not is_blind(pad.rules, pad.bid),
        "estimate": estimate_view(pad.estimate, pad.rounds, pad.ticks),
        "answer": None if pad.answer is None else pad.answer.about,
    }


def _order_view(pad: BidPadLogic) -> list[dict[str, Any]]:
    dealer, turn = pad.game.deal.dealer.value, pad.game.turn if pad.game.phase in ("bidding", "raising") else None
    return [
        {
            "place": place,
            "bid": bid.name if bid else None,
            "dealer": place == pad.place(dealer),
            "turn": turn is not None and place == pad.place(turn.value),
        }
        for place, bid in pad.in_order()
    ]


def _side_view(pad: BidPadLogic, side: str) -> dict[str, Any]:
    bids = [bid for _, bid in pad.side_bids(side)]
    return {
        "side": side,
        "bids": [bid.name for bid in bids if bid is not None],
        "open": bids.count(None),
        "contract": pad.contract(side) if None not in bids else None,
    }


def totals_view(pad: BidPadLogic) -> dict[str, int] | None:
    """Return the totals before the round, where they were given."""
    if not pad.totals_known:
        return None
    own = pad.rules.table.side_of(pad.seat)
    pairs = zip(pad.rules.table.sides, pad.game.standing.totals, strict=True)
    return {"us" if side is own else "them": total for side, total in pairs}


def key_state(pad: BidPadLogic, bid: Bid) -> str:
    """Tell whether a bid is made, chosen, blocked or open."""
    decided = pad.bid is not None and not pad.raising
    if bid == pad.bid and decided:
        return "made"
    if bid == pad.chosen:
        return "chosen"
    if decided or violations(pad.game, MakeBid(pad.seat, bid)):
        return "blocked"
    return "open"


def card_view(pad: BidPadLogic, card: Card) -> dict[str, Any]:
    """Return a card of the hand: whether it is counted, and once it is compared whether rightly so."""
    ticked = card in pad.ticks
    state = "chosen" if ticked else "plain"
    if pad.compared is not None and pad.estimate is not None:
        likely = pad.estimate[card].share >= 0.5
        state = ("right" if likely else "wrong") if ticked else ("missed" if likely else "plain")
    return {"card": card.code, "state": state, "pressed": ticked}
