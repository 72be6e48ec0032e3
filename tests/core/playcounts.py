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
from spades_teach.core.bids import number
from spades_teach.core.cards import read_cards
from spades_teach.core.deals import Deal
from spades_teach.core.packs import Pack
from spades_teach.core.rounds import Round, apply, legal_actions, start_round
from spades_teach.core.table import Seat
from spades_teach.core.trumps import TrumpOrder
from spades_teach.core.variants import compose
from tests import reference

STORED = Path(__file__).parents[1] / "data" / "playcounts" / "small-deals.json"
SEATS = "NESW"


def load() -> list[dict[str, Any]]:
    """Return the stored deals with their counts."""
    return json.loads(STORED.read_text())


def by_reference(case: dict[str, Any]) -> list[int]:
    """Count by the naive reading."""
    rules = reference.rules_of(case["rules"])
    hands = [hand.split() for hand in case["hands"]]
    counts: list[int] = []

    def walk(hands, finished, table, seat, depth):
        if len(table) == 4:
            seat = reference.trick_winner(rules, table)
            finished, table = [*finished, table], []
        if not hands[seat]:
            return
        broken = reference.spades_broken(rules, finished)
        for card in reference.legal_cards(rules, hands[seat], [card for _, card in table], broken, not finished):
            if len(counts) <= depth:
                counts.append(0)
            counts[depth] += 1
            left = [[other for other in hand if other != card] for hand in hands]
            walk(left, finished, [*table, (seat, card)], (seat + 1) % 4, depth + 1)

    walk(hands, [], [], reference.opener(rules, hands, SEATS.index(case["dealer"])), 0)
    return counts


def by_engine(case: dict[str, Any]) -> list[int]:
    """Count by the engine, every step through `apply`."""
    hands = tuple(read_cards(hand) for hand in case["hands"])
    held = [card for hand in hands for card in hand]
    full = compose(case["rules"])
    trumps = TrumpOrder(tuple(card for card in full.trumps.trumps if card in held))
    game = start_round(replace(full, pack=Pack(tuple(held)), trumps=trumps), Deal(hands, Seat(case["dealer"])))
    while game.phase == "bidding":
        game = apply(game, MakeBid(game.turn, number(1)))
    counts: list[int] = []

    def walk(game: Round, depth: int) -> None:
        for action in legal_actions(game):
            if len(counts) <= depth:
                counts.append(0)
            counts[depth] += 1
            walk(apply(game, action), depth + 1)

    walk(game, 0)
    return counts


if __name__ == "__main__":
    for case in load():
        print(json.dumps({**case, "counts": by_reference(case)}))
