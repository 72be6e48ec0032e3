"""How each kind of question is answered, judged and shown.

An `Asker` is the same for every kind: an answer is plain JSON, begins blank and grows with each action; when it is complete it can be
judged.  A verdict says something about that very answer: the misconception behind it where there is one, else the slip.  What is right
leaves the asker only with a verdict: `show` and `strings` are given it, or None while the question is open.

`askers` says what all have in common and `drawn` what they draw alike; `legal`, `winner`, `spade_lead` and `renege` are a kind each, and
`single` judges one card or one reason alone.
"""

from __future__ import annotations

from spades_teach.widgets.asking.askers import MISCONCEPTIONS, SLIPS, Action, Answer, Asker, Verdict
from spades_teach.widgets.asking.drawn import (
    COLUMNS,
    chip_text,
    said_by,
    shown_options,
    shown_tricks,
    sorted_hand,
    state_names,
    tricks_strings,
)
from spades_teach.widgets.asking.legal import Legal
from spades_teach.widgets.asking.renege import Detective
from spades_teach.widgets.asking.single import judge_best, judge_card, judge_reason
from spades_teach.widgets.asking.spade_lead import OPTIONS, SpadeLead
from spades_teach.widgets.asking.winner import REASONS, Winner

ASKERS: dict[str, Asker] = {asker.kind: asker for asker in (Legal(), Winner(), SpadeLead(), Detective())}
"""The kinds of questions by their name."""

__all__ = [
    "ASKERS",
    "COLUMNS",
    "MISCONCEPTIONS",
    "OPTIONS",
    "REASONS",
    "SLIPS",
    "Action",
    "Answer",
    "Asker",
    "Detective",
    "Legal",
    "SpadeLead",
    "Verdict",
    "Winner",
    "chip_text",
    "judge_best",
    "judge_card",
    "judge_reason",
    "said_by",
    "shown_options",
    "shown_tricks",
    "sorted_hand",
    "state_names",
    "tricks_strings",
]
