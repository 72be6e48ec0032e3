"""What a wrong answer about breaking spades shows: the misconceptions, the slips, and which of them speaks from a position."""

from __future__ import annotations

from dataclasses import replace

from spades_teach.core.reasons import Reason
from spades_teach.core.tricks import Play
from spades_teach.widgets.asking import Verdict
from spades_teach.widgets.break_questions import Break, BreakQuestion

BREAK_MISCONCEPTIONS = (
    "ace-exception-for-all-spades",
    "ace-exception-overlooked",
    "ace-frees-all-spades",
    "another-suit-breaks",
    "break-forces-spades",
    "break-needed-everywhere",
    "broken-by-the-round-before",
    "cut-does-not-break",
    "discard-breaks",
    "first-trick-does-not-count",
    "first-trick-exception-overlooked",
    "first-trick-exception-stays",
    "forced-lead-breaks-everywhere",
    "forced-lead-breaks-nothing",
    "invents-a-difference",
    "only-a-led-spade-breaks",
    "spade-may-always-be-led",
    "spade-must-win-to-break",
    "spades-are-never-led",
    "spades-break-again",
    "spades-only-cannot-lead",
)
"""What a wrong answer can show: the message `misconception-ID`, with `.label` and `.truth`."""

BREAK_SLIPS = ("missed", "says-no-marks-spades", "says-yes-marks-none")
"""What else is said about a wrong answer: the message `slip-ID`."""


def wrong(said: str, /, **facts: str | int) -> Verdict:
    family = "misconception" if said in BREAK_MISCONCEPTIONS else "slip"
    return Verdict(right=False, said=Reason.of(f"{family}-{said}", **facts))


def facts_of(asked: BreakQuestion, number: int, play: Play) -> dict[str, str | int]:
    """Return who played which card to which trick, and what was led to it."""
    led = asked.rules.trumps.sorted_with(asked.tricks[number - 1].plays[0].card)
    return {"card": play.card.code, "place": asked.place_of(play.seat), "trick": number, "suit": led.value}


def why_not_led(asked: BreakQuestion, rule: Reason) -> Verdict:
    """Judge the answer that a spade may be led where none may: what in the position speaks for it?"""
    card = asked.spades[0].code
    if asked.broken_before:
        verdict = wrong("broken-by-the-round-before", trick=asked.broken_before)
    elif (forced := asked.broke) is None and (led := next(asked.played_spades(), None)):
        verdict = wrong("forced-lead-breaks-everywhere", **facts_of(asked, *led))
    elif forced is None and (thrown := next(asked.thrown(), None)):
        verdict = wrong("discard-breaks", picked="no", **facts_of(asked, *thrown))
    else:
        verdict = wrong("spade-may-always-be-led", card=card, allowed="no")
    return replace(verdict, why=(rule,))


def why_led(asked: BreakQuestion, rule: Reason) -> Verdict:
    """Judge the answer that no spade may be led where one may."""
    card = asked.spades[0].code
    broke = asked.broke
    if not asked.rules.has("play.breaking"):
        verdict = wrong("break-needed-everywhere")
    elif broke is None and asked.only_spades and not asked.broken:
        verdict = wrong("spades-only-cannot-lead", card=card, allowed="yes")
    elif broke is None and not asked.broken:
        verdict = wrong("ace-exception-overlooked")
    elif broke is None:
        verdict = wrong("spades-are-never-led", card=card, allowed="yes")
    else:
        verdict = wrong(why_not_broken(asked, broke), picked="no", **facts_of(asked, broke.trick, broke.play))
    return replace(verdict, why=(rule,))


def why_not_broken(asked: BreakQuestion, broke: Break) -> str:
    """Find out what belief would leave spades unbroken although this card was played."""
    if broke.led:
        return "forced-lead-breaks-nothing"
    where = {number for number, _ in asked.played_spades()}
    if where == {1}:
        return "first-trick-does-not-count"
    return "spade-must-win-to-break" if not broke.won and where == {broke.trick} else "cut-does-not-break"
