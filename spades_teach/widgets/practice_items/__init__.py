"""Items of practice, made without end: what is asked, what is right by the engine, and which mistakes give which answers.

`items` says what an item is and keeps the kinds; every other module makes the items of one topic.  Importing this package knows all kinds.

>>> make_item("bags-carry-7", compose("standard")).form
'number'
"""

from __future__ import annotations

from spades_teach.core.variants import compose as compose
from spades_teach.widgets.practice_items import bags, bids, contract, deal, match, nil, points
from spades_teach.widgets.practice_items.items import KINDS, TOPICS, Item, Judged, make_item

__all__ = ["KINDS", "TOPICS", "Item", "Judged", "make_item"]

_TOPICS_MADE_HERE = (deal, bids, contract, points, bags, nil, match)
