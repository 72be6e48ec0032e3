"""Bids in a line, as short as they can be said."""

from __future__ import annotations

from collections.abc import Iterable

from spades_teach.i18n import Words

RUN = 3
"""Numbers that follow each other from which on only the ends are said."""


def bid_list(bids: Iterable[str], words: Words) -> str:
    """Write bids in a line; numbers that follow each other as a range.

    >>> from spades_teach.i18n import words_for
    >>> bid_list(("nil", "4", "5", "6", "10-for-200"), words_for("en"))
    'nil, 4 to 6, 10 for 200'
    """
    runs: list[list[str]] = []
    for bid in bids:
        if runs and bid.isdecimal() and runs[-1][-1].isdecimal() and int(bid) == int(runs[-1][-1]) + 1:
            runs[-1].append(bid)
        else:
            runs.append([bid])
    return words.list_of(piece for run in runs for piece in _said(run, words))


def _said(run: list[str], words: Words) -> list[str]:
    if len(run) < RUN:
        return [words.bid(bid) for bid in run]
    return [words("bids-range", first=int(run[0]), last=int(run[-1]))]
