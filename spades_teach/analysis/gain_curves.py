"""The picture of a break-even: what the bold plan brings more than the safe one, over the chance that it comes off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spades_teach.analysis.charts import Axis, Note, Picture, Point, curves
from spades_teach.core.arguments import checked
from spades_teach.core.errors import RecordError
from spades_teach.i18n import Words, choose_language, system_language, words_for

if TYPE_CHECKING:
    from spades_teach.analysis.break_even import Against, BreakEven

STEPS = 20


@checked
def gain_chart(found: Sequence[BreakEven], lang: str | None = None, against: Against = "points") -> Picture:
    """Return one picture of several break-evens: the same plan at several standings, or several plans.

    against: points, or the match.  Raises RecordError where there is nothing to draw.

    >>> from spades_teach.analysis.break_even import break_even
    >>> standings = ("NS:0 EW:0", "NS:480 EW:400")
    >>> picture = gain_chart([break_even("nil", standing=each, match=False) for each in standings], "en")
    >>> picture
    Picture('Is the nil worth it?')
    >>> picture.table.rows[0]
    ('At 0 to 0', '0%', -109.0)
    """
    if not found:
        raise RecordError("there is no break-even to draw; give at least one", "nothing-to-weigh")
    words = words_for(choose_language(lang, system=None if lang else system_language()))
    several = len({each.question for each in found}) > 1
    names = [_name(each, words, several=several) for each in found]
    points = [
        Point(chance, round(gain, 6), name if len(found) > 1 else "")
        for name, each in zip(names, found, strict=True)
        for chance, gain in each.curve(against, STEPS)
    ]
    return curves(
        points,
        words,
        title=words("break-even-title" if several else f"break-even-title-{found[0].question}"),
        subtitle="" if len(found) > 1 else names[0],
        x=Axis(words("break-even-x"), percent=True, span=(0, 1)),
        y=Axis(words(f"break-even-y-{against}"), percent=against == "match"),
        about=" ".join(
            [
                words("break-even-about"),
                *(_verdict(each, name, against, words) for name, each in zip(names, found, strict=True)),
            ]
        ),
        notes=_notes(found, against, words),
    )


def verdict(found: BreakEven, against: Against, words: Words) -> str:
    """Say in a sentence from which chance on the bold plan pays."""
    told = found.by_points if against == "points" else found.by_match
    share = "" if told.chance is None else percent(float(told.chance), words)
    return words(f"break-even-verdict-{told.verdict}", chance=share)


def percent(chance: float, words: Words) -> str:
    """Write a chance in percent with one decimal: `55.1%`."""
    share = round(100 * chance, 1)
    return words("charts-percent", value=words.plain_number(share if share % 1 else int(share)))


def _verdict(found: BreakEven, name: str, against: Against, words: Words) -> str:
    return words("break-even-told", name=name, verdict=verdict(found, against, words))


def _name(found: BreakEven, words: Words, *, several: bool) -> str:
    ours, theirs = found.standing.totals
    name = words("break-even-at", ours=ours, theirs=theirs)
    return words("break-even-of", plan=words(f"break-even-plan-{found.question}"), at=name) if several else name


def _notes(found: Sequence[BreakEven], against: Against, words: Words) -> list[Note]:
    """Mark zero, and each break-even that lies between 0 and 1."""
    notes = [Note("", y=0)]
    marked: set[float] = set()
    for each in found:
        told = each.by_points if against == "points" else each.by_match
        if told.verdict in ("from", "up-to") and told.chance is not None and float(told.chance) not in marked:
            marked.add(float(told.chance))
            notes.append(Note(percent(float(told.chance), words), x=float(told.chance)))
    return notes
