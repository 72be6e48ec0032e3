r"""What is wrong with a finished score sheet: the first mistake, fields that cannot be read, house rules that would explain it.

>>> found = check_sheet("round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n1,7,9,72,5,4,-50\n2,6,6,123,6,7,11\n")
>>> found.first.round, found.first.column, found.first.written, found.first.expected, found.first.slips[0].id
(2, 'NS_total', '123', 132, 'slip-digits-swapped')
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from spades_teach.analysis.findings import CorrectRow, Explanation, Findings, Kind, SheetError, Unreadable
from spades_teach.analysis.given import Rules, rules_of
from spades_teach.analysis.house_rules import explanations
from spades_teach.analysis.sheet_ledger import Ledger, Page
from spades_teach.analysis.sheet_slips import find_slips
from spades_teach.analysis.sheet_walk import Step, Track, walk
from spades_teach.analysis.sheets import Sheet, read_sheet
from spades_teach.analysis.standings import standing_before
from spades_teach.core.arguments import checked
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.endings import Standing

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

__all__ = [
    "CorrectRow",
    "Explanation",
    "Findings",
    "SheetError",
    "Unreadable",
    "check_sheet",
    "find_mistakes",
    "read_sheet",
]

Source: TypeAlias = "Sheet | str | Path | bytes | Frame"
"""A sheet, or what `read_sheet` reads: the text of a table, the path of a file, what it holds, or a DataFrame."""

KINDS: tuple[Kind, ...] = ("bid", "tricks", "points", "bags", "total")
MOST_PASSES = 4
"""Times that one side's tricks are narrowed by the other's, and so on in turn."""


@checked
def check_sheet(sheet: Source, rules: Rules = "standard", *, before: str | Standing | None = None) -> Findings:
    r"""Examine a finished score sheet by a rule set, and look for house rules that would explain what is wrong on it.

    sheet: as `read_sheet` returns it, or what that reads; columns may be missing, cells unreadable.  rules: a rule spec, or a rule set.
    before: totals and bags before its first round, such as "NS:337/7"; nothing when left out.
    The points of every round are worked out anew and compared with what is written.  After a mistake the sheet is followed both from the number
    that stands there and from the right one, so that consequences are no mistakes of their own.
    Raises RuleSpecError for rules that cannot be read, NotationError or RecordError for a standing from which no round can begin, and what
    `read_sheet` raises.

    >>> guests = check_sheet("NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n4+nil,3+1,-60,5,9,54\n")
    >>> guests.first.expected, guests.explanations[0].spec, guests.explanations[0].rounds
    (-139, 'helping-nil', ((1, 'NS'),))
    """
    ledger, tracks, found = _examine(sheet, rules, before)
    if not found.errors:
        return found
    rules_found, searched = explanations(ledger, tracks)
    return replace(found, explanations=rules_found, searched=searched)


@checked
def find_mistakes(sheet: Source, rules: Rules = "standard", *, before: str | Standing | None = None) -> Findings:
    r"""Examine a sheet as `check_sheet` does, without looking for other rules.

    >>> stained = find_mistakes("NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n?,8,71,5,?,50\n")
    >>> [(field.column, field.value) for field in stained.unreadable]
    [('NS_bid', '7'), ('EW_tricks', '5')]
    """
    return _examine(sheet, rules, before)[2]


def _examine(source: Source, rules: Rules, before: str | Standing | None) -> tuple[Ledger, list[Track], Findings]:
    table = rules_of(rules)
    sheet = source if isinstance(source, Sheet) else read_sheet(source, table)
    ledger = Ledger(Page(sheet, table.table, standing_before(before, table)), table)
    tracks = _tracks(ledger)
    errors = [*_wrong_tricks(ledger, tracks), *(error for track in tracks for error in track.errors)]
    places = {side.name: place for place, side in enumerate(ledger.sides)}
    errors.sort(key=lambda error: (error.round, places[error.side], KINDS.index(error.kind)))
    found = Findings(
        rules=table.name,
        names=tuple(sheet.names.items()),
        errors=tuple(map(_with_penalties_moved, errors)),
        unreadable=tuple(_unreadable(ledger, tracks)),
        explanations=(),
        corrected=tuple(_corrected(ledger, tracks)),
    )
    return ledger, tracks, found


# Tricks that do not add up


def _wrong_tricks(ledger: Ledger, tracks: Sequence[Track]) -> Iterator[SheetError]:
    """Tell, of rounds whose tricks do not add up, which count is wrong, as far as the points tell."""
    alive = [track.alive() for track in tracks]
    for row in sorted(ledger.odd_rows):
        where = ledger.page.rounds[row]
        suspects: list[tuple[int, int | None]] = []
        for place in range(len(ledger.sides)):
            written = ledger.page.tricks(row, place)
            left = ledger.page.tricks_left(row, place, ledger.rules.tricks)
            possible = {step.way.tricks for step in alive[place][row]}
            if left is not None and possible == {left}:
                suspects = [(place, left)]
                break
            if left is not None and left in possible:
                suspects.append((place, left))
            elif written not in possible:
                suspects.append((place, None))
        certain = len(suspects) == 1
        for place, left in suspects or [(0, None)]:
            yield SheetError(
                round=where.number,
                line=where.line,
                side=ledger.sides[place].name,
                kind="tricks",
                written=ledger.page.cells[row][place].tricks,
                expected=left if certain else None,
                slips=(Reason.of("slip-tricks-do-not-add-up", tricks=ledger.rules.tricks),),
                settled=where.number,
            )
            if not certain:
                break


# Both sides together


def _tracks(ledger: Ledger) -> list[Track]:
    """Follow all sides; where tricks of several cannot be read, keep only those that make a round together."""
    tracks = [walk(ledger, place, find_slips) for place in range(len(ledger.sides))]
    for _ in range(MOST_PASSES):
        if not _narrow(ledger, [track.alive() for track in tracks]):
            break
        tracks = [walk(ledger, place, find_slips) for place in range(len(ledger.sides))]
    return tracks


def _narrow(ledger: Ledger, alive: Sequence[Sequence[Sequence[Step]]]) -> bool:
    """Drop ways whose tricks no way of the other sides makes up to a round; tell whether any was dropped."""
    dropped = False
    for row in range(len(ledger.page.rounds)):
        counts = [{step.way.tricks for step in steps[row]} for steps in alive]
        if len(counts) != 2 or not all(counts) or all(len(each) == 1 for each in counts):
            continue
        for place, own in enumerate(counts):
            kept = {tricks for tricks in own if ledger.rules.tricks - tricks in counts[1 - place]}
            ways = [way for way in ledger.ways(row, place) if way.tricks in kept]
            if kept and len(ways) < len(ledger.ways(row, place)):
                ledger.reading.restrict(row, place, ways)
                dropped = True
    return dropped


# What cannot be read


def _unreadable(ledger: Ledger, tracks: Sequence[Track]) -> Iterator[Unreadable]:
    alive = [track.alive() for track in tracks]
    kept = {(place, kind): ledger.page.keeps(kind, place) for place in range(len(ledger.sides)) for kind in KINDS}
    for row, where in enumerate(ledger.page.rounds):
        for place, side in enumerate(ledger.sides):
            if ledger.page.is_empty(row, place):
                continue
            steps = alive[place][row]
            for kind in KINDS:
                written = getattr(ledger.page.cells[row][place], kind)
                why = _why(ledger, row, place, kind) if written or kept[place, kind] else None
                if why is not None:
                    yield Unreadable(
                        round=where.number,
                        line=where.line,
                        side=side.name,
                        kind=kind,
                        written=written,
                        values=_values(kind, steps),
                        why=why,
                    )


def _why(ledger: Ledger, row: int, place: int, kind: Kind) -> Literal["unreadable", "missing", "untold"] | None:
    """Tell what is the matter with a field, None when nothing is."""
    cells = ledger.page.cells[row][place]
    text = getattr(cells, kind)
    if not ledger.ways(row, place):
        return None
    if kind == "bid":
        read: object = ledger.reading.bids(row, place)
    elif kind == "tricks":
        read = ledger.page.taken[row][place]
        if (
            isinstance(read, int)
            and len({way.taken for way in ledger.ways(row, place)}) > 1
            and row not in ledger.odd_rows
        ):
            bids = ledger.reading.bids(row, place)
            return "untold" if bids is not None else None
    else:
        read = getattr(ledger.page.written[row][place], kind)
    if read is not None:
        return None
    return "unreadable" if text else "missing"


def _values(kind: Kind, steps: Sequence[Step]) -> tuple[str, ...]:
    found: set[str]
    if kind == "bid":
        found = {step.way.bid_text for step in steps}
    elif kind == "tricks":
        found = {step.way.tricks_text for step in steps}
    elif kind == "points":
        found = {str(step.score.points) for step in steps}
    else:
        found = {str(getattr(step.after, kind)) for step in steps}
    return tuple(sorted(found, key=_by_size))


def _by_size(text: str) -> tuple[int, int, str]:
    digits = text.lstrip("-")
    return (0, int(text), text) if digits.isdecimal() else (1, 0, text)


# The sheet as it should be


def _corrected(ledger: Ledger, tracks: Sequence[Track]) -> Iterator[CorrectRow]:
    for row, where in enumerate(ledger.page.rounds):
        for place, side in enumerate(ledger.sides):
            track = tracks[place]
            if ledger.page.is_empty(row, place) or row >= len(track.right):
                continue
            states, steps = track.right[row], track.right_steps[row]
            yield CorrectRow(
                round=where.number,
                side=side.name,
                points=_only([step.score.points for step in steps]),
                bags=_only([state.bags for state in states]),
                total=_only([state.total for state in states]),
                written=ledger.page.written[row][place].total,
            )


def _only(values: Sequence[int]) -> int | None:
    return values[0] if len(set(values)) == 1 else None


def _with_penalties_moved(error: SheetError) -> SheetError:
    """Say of a penalty that was forgotten and taken later that it came late, of one not due and then left out that it came early."""
    if not error.slips or error.settled in (None, error.round) or error.settled is None:
        return error
    moved = {"slip-bag-penalty-forgotten": "slip-bag-penalty-late", "slip-bag-penalty-extra": "slip-bag-penalty-early"}
    first, *others = error.slips
    if first.id not in moved:
        return error
    told = Reason.of(moved[first.id], points=first.fact("points"), in_round=error.settled)
    return replace(error, slips=(told, *others))
