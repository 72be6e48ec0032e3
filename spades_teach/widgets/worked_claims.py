"""Worked examples of claims and of questions for aces, line by line."""

from __future__ import annotations

from spades_teach.analysis.claims import ClaimVerdict, check_claim, filled_up
from spades_teach.catalogue import Example
from spades_teach.core.ace_check import all_aces_known, holds_an_ace
from spades_teach.core.actions import AceCheck
from spades_teach.core.cards import read_cards, write_cards
from spades_teach.core.deals import deal_with
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import start_round, violations
from spades_teach.core.rules.ace_check import aces
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.widgets.questions import YOU
from spades_teach.widgets.worked_lines import Worked, Wrong, seen_from, yes_or_no


def claim(example: Example, rules: RuleSet) -> Worked:
    """Ask whether the learner, who is on lead, may claim the rest."""
    given = example.given
    hand, known = read_cards(given["hand"]), read_cards(given["unseen"])
    verdict = check_claim(rules, YOU, hand, filled_up(rules, hand, known), broken=given["broken"])
    place_of = seen_from(rules, YOU.value)
    why = why_claimed(verdict)

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


def why_claimed(verdict: ClaimVerdict) -> Reason:
    """Say in which order all the rest is won, or who may beat which card."""
    if verdict.holds:
        return Reason.of("worked-why-claim-holds", cards=write_cards(verdict.order))
    lost = verdict.line[-1]
    beating = next(play for play in lost.plays if play.seat is lost.winner)
    held = verdict.hands[beating.seat]
    return Reason.of(
        "worked-why-claim-beaten", card=lost.plays[0].card.code, by=beating.card.code, cards=write_cards(held)
    )


def ace_check(example: Example, rules: RuleSet) -> Worked:
    """Ask whether the learner may ask the partner for aces, and whether a special contract can come of it."""
    table = rules.table
    places = dict(zip(table.clockwise_from(Seat.NORTH), table.clockwise_from(YOU), strict=True))
    held = {places[table.read_seat(name)].value: read_cards(cards) for name, cards in example.given["hands"].items()}
    game = start_round(rules, deal_with(held, table.before(YOU)))
    hand = game.hands[table.index(YOU)]
    against = violations(game, AceCheck(YOU))
    ask_why = against or (Reason.of("worked-why-ace-check", count=aces(hand)),)
    lines = [
        yes_or_no(
            "ask",
            Reason.of("worked-ask-ace-check"),
            right=not against,
            wrong=lambda _: Wrong(said=ask_why[0]),
            why=ask_why,
        )
    ]
    if not against:
        partner = "yes" if holds_an_ace(game, YOU) else "no"
        known = all_aces_known(hand, partner_has_one=partner == "yes")
        why = Reason.of("worked-why-ace-contract", partner=partner, known="yes" if known else "no")
        ask = Reason.of("worked-ask-ace-contract", partner=partner)
        lines.append(yes_or_no("contract", ask, right=known, wrong=lambda _: Wrong(said=why), why=(why,)))
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-ace-check"),
        lines=tuple(lines),
        hand=hand,
        place_of=seen_from(rules, YOU.value),
    )
