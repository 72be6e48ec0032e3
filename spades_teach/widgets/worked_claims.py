"""Worked examples of claims, line by line: whether all the rest are safe, and what beats them."""

from __future__ import annotations

from spades_teach.analysis.claims import ClaimVerdict, check_claim, filled_up
from spades_teach.catalogue import Example
from spades_teach.core.cards import read_cards, write_cards
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.widgets.questions import YOU
from spades_teach.widgets.worked_lines import Worked, Wrong, seen_from, yes_or_no


def claim(example: Example, rules: RuleSet) -> Worked:
    """Ask whether the learner, who is on lead, may claim the rest."""
    given = example.given
    hand, known = read_cards(given["hand"]), read_cards(given["unseen"])
    verdict = check_claim(rules, YOU, hand, filled_up(rules, hand, known), broken=given["broken"])
    place_of = seen_from(rules, YOU.value)
    why = _why(verdict)

    def wrong(said_safe: bool) -> Wrong:
        return Wrong(said=why, misconception="claimed-too-much" if said_safe else "claimed-too-little")

    ask = Reason.of("worked-ask-claim", count=len(hand))
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-claim", cards=write_cards(known), count=len(known)),
        lines=(yes_or_no("claim", ask, right=verdict.holds, wrong=wrong, why=(why,)),),
        hand=hand,
        place_of=place_of,
    )


def _why(verdict: ClaimVerdict) -> Reason:
    if verdict.holds:
        return Reason.of("worked-why-claim-holds", cards=write_cards(verdict.order))
    lost = verdict.line[-1]
    beating = next(play for play in lost.plays if play.seat is lost.winner)
    held = verdict.hands[beating.seat]
    return Reason.of(
        "worked-why-claim-beaten", card=lost.plays[0].card.code, by=beating.card.code, cards=write_cards(held)
    )
