"""One card at a time, as the worked examples ask: may it be played, which card is best, why does it take the trick?"""

from __future__ import annotations

from dataclasses import replace

from spades_teach.core.cards import Card, Suit
from spades_teach.core.judging import freedom, why_winning, winning_play
from spades_teach.core.reasons import Reason
from spades_teach.core.variants import allowing
from spades_teach.widgets.asking.askers import Verdict, wrong
from spades_teach.widgets.asking.legal import Legal
from spades_teach.widgets.asking.winner import Winner
from spades_teach.widgets.questions import Question, beating, colour_mates


def judge_card(question: Question, card: Card, *, may: bool) -> Verdict:
    """Judge the answer that one card of the hand may or may not be played; a right one gets the reason why it is so."""
    reasons = question.verdicts.blocked.get(card)
    free = freedom(question.rules, question.context)
    if may and reasons:
        told = Legal().why_marked(question, frozenset({card}), frozenset({card}), card, reasons[0])
        options = allowing(question.rules, question.context, card)
        return replace(told, rules=tuple(reason.id for reason in reasons), options=options)
    if not may and not reasons:
        return _left_out_alone(question, card, free)
    said = reasons[0] if reasons else free
    return Verdict(right=True, said=said, rules=(said.id,))


def _left_out_alone(question: Question, card: Card, free: Reason) -> Verdict:
    """Say what belief would leave out this card, and with it all others of its sort: the spades, the rest, what beats the trick."""
    suits, led = question.rules.trumps.suits, question.context.led
    legal = frozenset(question.verdicts.legal)
    if led is not None and any(suits[each] is led for each in legal):
        best = legal & frozenset(beating(question.context))
        sort = best if card in best else legal - best
    else:
        sort = frozenset(each for each in legal if (suits[each] is Suit.SPADES) == (suits[card] is Suit.SPADES))
    belief = Legal().why_left_out(question, legal - sort, legal, sort)
    if free.id == "lead-only-spades":
        belief = ("spades-only-cannot-lead", None)
    if belief is None:
        return replace(wrong("missed", card=card.code, count=1), why=(free,), rules=(free.id,))
    facts = {"card": card.code, "void": "yes" if free.id == "void-any-card" else "no", "allowed": "yes"}
    if led is not None:
        facts |= {"suit": led.value, "other": colour_mates(led).value}
    return replace(wrong(belief[0], **facts), rules=(free.id,))


def judge_best(question: Question, place: str) -> Verdict:
    """Judge which card of the plays so far is the best; a right answer gets the reason why it is."""
    winner = Winner()
    best = winning_play(question.rules, question.plays)
    chosen = winner.play_of(question, place)
    why = why_winning(question.rules, question.plays)
    if chosen is best:
        return Verdict(right=True, said=why, rules=(why.id,))
    return replace(winner.wrong_card(question, chosen, best), rules=(why.id,))


def judge_reason(question: Question, reason: str) -> Verdict:
    """Judge one of `REASONS` for the card that takes a whole trick."""
    best = winning_play(question.rules, question.plays)
    return Winner().judge(question, {"place": question.place_of(best.seat), "reason": reason})
