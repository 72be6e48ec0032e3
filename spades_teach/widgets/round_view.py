"""What a round to play shows: the table as the learner's seat sees it, the own cards and the bids with their state, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.core.actions import Look
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.judging import BidVerdicts

if TYPE_CHECKING:
    from spades_teach.widgets.round_table import RoundTableLogic


def round_view(table: RoundTableLogic) -> dict[str, Any]:
    """Return all that the learner may see now."""
    awaiting, over = table.awaiting, table.awaiting == "score"
    return {
        "scene": table.scene.view(),
        "awaiting": awaiting,
        "at": table.at,
        "cards": card_views(table),
        "chosen": table.chosen.code if table.chosen else None,
        "bids": bid_views(table),
        "chosen_bid": table.chosen_bid.name if table.chosen_bid else None,
        "sayings": [{"word": word, "state": "blocked" if why else "legal"} for word, why in table.sayings.items()],
        "look": table.blind and awaiting == "you" and Look(table.me) in table.seen.options,
        "pace": table.pace,
        "may_advise": awaiting == "you" and not table.says,
        "may_take_back": table.may_take_back,
        "answer": None if table.answer is None else {"about": table.answer.about, "what": table.answer.what},
        "remark": found[0].id if (found := table.remark_shown()) else None,
        "score": table.sheet.view()["sides"] if table.sheet else None,
        "done": table.done,
        "seed": table.seed if over else None,
        "record": table.record,
    }


def card_views(table: RoundTableLogic) -> list[dict[str, str]]:
    """Return the own cards: chosen, playable, blocked, or not to be played yet."""
    playable = table.open_cards if table.awaiting == "you" and (table.offering or not table.bidding) else None
    return [{"card": card.code, "state": _card_state(table, card, playable)} for card in table.scene.hand or ()]


def _card_state(table: RoundTableLogic, card: Card, playable: tuple[Card, ...] | None) -> str:
    if card is table.chosen:
        return "chosen"
    if playable is None:
        return "plain" if table.bidding else "waiting"
    return "legal" if card in playable else "blocked"


def bid_views(table: RoundTableLogic) -> list[dict[str, str]] | None:
    """Return the bids to choose from; None while the learner has none to make."""
    if table.awaiting != "you" or not table.bidding:
        return None
    if table.says:
        return [{"bid": name, "state": "legal"} for name in table.says]
    verdicts = table.bid_verdicts()
    blocked = () if table.blind else verdicts.blocked  # what is bid with open eyes is shown when they are open
    bids = sorted([*verdicts.legal, *blocked], key=lambda bid: (bid.tricks, bid.name != "nil", bid.name))
    shown = [{"bid": bid.name, "state": _bid_state(table, bid, verdicts)} for bid in bids]
    others = [*table.announcements, *(["misdeal"] if table.may_call_misdeal else [])]
    return [*shown, *({"bid": name, "state": "legal"} for name in others)]


def _bid_state(table: RoundTableLogic, bid: Bid, verdicts: BidVerdicts) -> str:
    if bid == table.chosen_bid:
        return "chosen"
    return "legal" if bid in verdicts.legal else "blocked"
