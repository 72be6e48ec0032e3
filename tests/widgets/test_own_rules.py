"""Rules that no spec makes, under a name of their own: what a widget accepts it explains, and reads back from its state."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from spades_teach import BagOdometer, BidPad, EndgameBoard, HandFan, RoundTable, ScoreCalculator, ScoreSheet
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import compose

HOME = replace(compose("standard+short-game-300"), name="at home")

MADE: dict[str, tuple[Callable[..., Any], list[dict[str, Any]]]] = {
    "BagOdometer": (lambda **rules: BagOdometer("5/8", "NS:108/8", **rules), []),
    "BidPad": (BidPad, [{"kind": "bid", "bid": "4"}, {"kind": "bid", "bid": "5"}]),
    "EndgameBoard": (lambda **rules: EndgameBoard("NS:270/8 EW:230/3", "NS:4 EW:6", **rules), []),
    "HandFan": (lambda **rules: HandFan("9H 4H AS 7C", led="KH", **rules), [{"kind": "press", "card": "AS"}]),
    "RoundTable": (
        lambda **rules: RoundTable(7, **rules),
        [{"kind": "next", "at": 0}, {"kind": "bid", "bid": "4"}]
        + [{"kind": "next", "at": at} for at in (1, 2, 3)]
        + [{"kind": "press", "card": "AS"}],
    ),
    "ScoreCalculator": (lambda **rules: ScoreCalculator("N:4 S:3 E:2 W:2", "N:5 S:4 E:2 W:2", **rules), []),
    "ScoreSheet": (ScoreSheet, []),
}


def played(name: str) -> Any:
    """Make a widget with the own rules and do its actions."""
    make, actions = MADE[name]
    widget = make(rules=HOME, lang="en")
    for action in actions:
        widget.do(action["kind"], **{key: value for key, value in action.items() if key != "kind"})
    return widget


@pytest.mark.parametrize("name", MADE)
def test_a_state_under_own_rules_comes_back(name):
    """The same view and the same words in a widget made with the same rules; a widget with others does not know the name."""
    widget = played(name)
    make = MADE[name][0]
    again = make(rules=HOME, lang="en")
    again.restore(json.loads(json.dumps(widget.state())))
    assert {**again.view, "n": 0} == {**widget.view, "n": 0}
    assert again.strings == widget.strings
    with pytest.raises(SpadesError):
        make(lang="en").restore(widget.state())


@pytest.mark.parametrize("name", ["HandFan", "RoundTable"])
def test_a_blocked_card_names_the_own_rules(name):
    """The reason is given with the name of the table; which option would allow the card is not made up."""
    widget = played(name)
    said = widget.strings["feedback" if name == "HandFan" else "note"]
    assert "at home" in " ".join(said["rows"])
