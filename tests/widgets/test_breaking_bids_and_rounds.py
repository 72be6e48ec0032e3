"""Whatever is pressed while a hand is bid or a round is played, and whatever a saved one was changed to, both stay whole."""

import random
from collections.abc import Callable

import pytest

from spades_teach.widgets.bid_pad import BidPadLogic
from spades_teach.widgets.estimate_steps import CHUNK
from spades_teach.widgets.round_table import RoundTableLogic
from spades_teach.widgets.shell import Logic
from tests.samples import samples
from tests.widgets.breaking import as_saved, attack, page
from tests.widgets.test_bid_pad import BEHIND, HAND
from tests.widgets.test_own_rules import HOME
from tests.widgets.test_round_table import ACES, ACES_SEED, CLAIMS, at_turn, do, my_action, played, table

SMALL = {"rounds": 2 * CHUNK}
BLIND = {"rules": "standard+blind-nil", "before": "NS:0/0 EW:120/0"}

LOGICS: dict[str, Callable[[], Logic]] = {
    "pad": lambda: BidPadLogic(HAND, bids="E:3", **SMALL),
    "pad-count": lambda: BidPadLogic(HAND, ask="count", dealer="W", **SMALL),
    "pad-blind": lambda: BidPadLogic(seed=7, **BEHIND, **SMALL),
    "pad-board": lambda: BidPadLogic(seed=3, rules="standard+board+nil-off", bids="N:1 W:2", dealer="E", **SMALL),
    "round": lambda: table(dealer="W"),
    "round-own-rules": lambda: RoundTableLogic(5, rules=HOME),
    "round-blind": lambda: table(**BLIND, dealer="S"),
    "round-lead": lambda: at_turn(table(), 1),
    "round-aces": lambda: do(table(ACES_SEED, rules=ACES, dealer="E"), "say", word="ace-check"),
    "round-claims": lambda: at_turn(table(rules=CLAIMS), 2),
    "round-middle": lambda: at_turn(table(2**64 - 1), 7),
    "round-end": lambda: at_turn(table(), 13),
    "round-score": lambda: played(before="NS:337/7 EW:120/0"),
    "round-no-room-for-bags": lambda: played(rules=f"standard+bag-penalty:limit={10**19}"),
}


@pytest.mark.parametrize("seed", range(samples(small=1, deep=8)))
@pytest.mark.parametrize("name", LOGICS)
def test_nothing_breaks_a_logic(name, seed, count):
    """Nonsense is refused and changes nothing; what is given out is a copy; a saved state leads back, a damaged one nowhere bad."""
    steps = samples(small=30, deep=150)
    done = attack(LOGICS[name], seed, steps)
    assert done > steps / 8
    count("random actions done to pads and rounds", done)


@pytest.mark.parametrize("seed", range(samples(small=2, deep=60)))
def test_a_whole_round_comes_back_at_every_turn(seed):
    """Bids and cards at random, now and then taken back or asked about, from the deal to the score: a fresh table shows the same page."""
    chance = random.Random(seed)
    rules = BLIND if seed % 2 else {}
    logic = table(seed, dealer=chance.choice("NESW"), **rules)
    while logic.awaiting != "score":
        if logic.awaiting == "you":
            if chance.random() < 0.3:
                logic.act({"kind": chance.choice(("advice", "take-back", "let-go"))})
            if logic.awaiting == "you":
                my_action(logic, chance)
        else:
            logic.act({"kind": "gather" if logic.awaiting == "gather" else "next", "at": logic.at})
        fresh = table()
        fresh.restore(as_saved(logic.state()))
        assert page(fresh) == page(logic)
