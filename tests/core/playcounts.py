"""Count the legal card sequences of small fixed deals, depth by depth.

`python -m tests.core.playcounts` prints the counts by the naive reading of the rules (tests/reference.py), which is where the
stored ones come from; the engine is held against them.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from spades_teach.core.actions import MakeBid
from spades_teach.core.cards import read_cards
from spades_teach.core.deals import Deal
from spades_teach.core.packs import Pack
from spades_teach.core.piles import pile
from spades_teach.core.rounds import Round, apply, legal_actions, start_round
from spades_teach.core.tricks import Play
from spades_teach.core.variants import compose
from tests import reference

STORED = Path(__file__).parents[1] / "data" / "playcounts"


def load() -> list[dict[str, Any]]:
    """Return the stored deals with their counts.

    hands: one per seat, in table order.  dealer: the place of a seat, from 0.  bids: one per seat where they matter to the play, else all bid one.
    pile: the cards of the seat that plays in the dark, the top one first.
    """
    return [case for path in sorted(STORED.glob("*.json")) for case in json.loads(path.read_text())]


def by_reference(case: dict[str, Any]) -> list[int]:
    """Count by the naive reading."""
    rules = reference.rules_of(case["rules"])
    hands = [hand.split() for hand in case["hands"]]
    bids = case.get("bids", ["1"] * len(hands))
    counts: list[int] = []

    def may_be_played(hands, finished, table, seat):
        if bids[seat].endswith("in-the-dark"):
            return [next(card for card in case["pile"].split() if card in hands[seat])]
        broken = reference.spades_broken(rules, finished)
        return reference.legal_cards(rules, hands[seat], [card for _, card in table], broken, not finished)

    def walk(hands, finished, table, seat, depth):
        if len(table) == len(hands):
            winner = reference.trick_winner(rules, table)
            seat = table[0][0] if winner is None else winner
            finished, table = [*finished, table], []
        if not hands[seat]:
            return
        if len(counts) <= depth:
            counts.append(0)
        for card in sorted(set(may_be_played(hands, finished, table, seat))):
            counts[depth] += 1
            left = [list(hand) for hand in hands]
            left[seat].remove(card)
            walk(left, finished, [*table, (seat, card)], (seat + 1) % len(hands), depth + 1)

    walk(hands, [], [], reference.opener(rules, hands, case["dealer"], bids), 0)
    return counts


def start(case: dict[str, Any]) -> Round:
    """Return the round of a case by the engine, ready for the first card."""
    full = compose(case["rules"])
    seats = full.table.seats
    hands = tuple(read_cards(hand) for hand in case["hands"])
    held = tuple(card for hand in hands for card in hand)
    deal = Deal(hands, seats[case["dealer"]], copies=full.pack.copies)
    game = start_round(replace(full, pack=Pack(held)), deal)
    bids = case.get("bids", ["1"] * len(hands))
    while game.phase == "bidding":
        assert game.turn is not None
        game = apply(game, MakeBid(game.turn, game.rules.read_bid(bids[seats.index(game.turn)])))
    return game


def by_engine(case: dict[str, Any]) -> list[int]:
    """Count by the engine, every step through `apply`."""
    counts: list[int] = []

    def walk(game: Round, depth: int) -> None:
        for action in legal_actions(game):
            if isinstance(action, Play):
                if len(counts) <= depth:
                    counts.append(0)
                counts[depth] += 1
                walk(apply(game, action), depth + 1)

    walk(start(case), 0)
    return counts


def pile_of(case: dict[str, Any]) -> list[str]:
    """Return the codes of the cards of the seat that plays in the dark, the top one first."""
    game = start(case)
    seat = next(place for place, bid in enumerate(game.bids) if bid is not None and bid.is_dark)
    return [card.code for card in pile(game, game.rules.table.seats[seat])]


if __name__ == "__main__":
    for case in load():
        print(json.dumps({**case, "counts": by_reference(case)}))
