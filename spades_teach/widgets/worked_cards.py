"""Worked examples about cards, line by line: which may be played, which is best so far, who leads."""

from __future__ import annotations

from dataclasses import replace

from spades_teach.catalogue import Example
from spades_teach.core.cards import Card, Suit, read_cards
from spades_teach.core.deals import Deal
from spades_teach.core.judging import freedom, judge_cards, why_winning, winning_play
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.tricks import Play, best_play, read_plays
from spades_teach.widgets.asking import REASONS, Verdict, judge_best, judge_card, judge_reason, sorted_hand
from spades_teach.widgets.questions import YOU, Question, beating
from spades_teach.widgets.worked_lines import Answer, Line, Worked, Wrong, seen_from, yes_or_no


def legal(example: Example, rules: RuleSet) -> Worked:
    """Ask card by card whether it may be played; then, where the example tells, which would take the trick and which break spades."""
    question = _position(example, rules)
    hand = sorted_hand(question)
    lines = [_may_be_played(question, card) for card in hand]
    if question.plays:
        lines.append(_taking(question, usual="taking" in example.expect))
        lines.append(_breaking(question, usual="breaking" in example.expect))
    return Worked(
        rules=rules,
        task=_task(question),
        lines=tuple(lines),
        hand=hand,
        plays=question.plays,
        notes=_state_of_the_round(question, about_breaking="breaking" in example.expect),
        place_of=seen_from(rules, question.you.value),
    )


def _position(example: Example, rules: RuleSet) -> Question:
    """Return the position of an example with the learner in the South, wherever its player sits; at another table in the seat of its player."""
    given, table = example.given, rules.table
    plays = read_plays(given["trick"], table, rules.pack.copies)
    player = table.after(plays[-1].seat) if plays else table.seats[0]
    you = YOU if YOU in table.seats else player
    seats = dict(zip(table.clockwise_from(player), table.clockwise_from(you), strict=True))
    return Question(
        id=example.id,
        kind="legal",
        rules=rules,
        hand=read_cards(given["hand"]),
        plays=tuple(replace(play, seat=seats[play.seat]) for play in plays),
        broken=given["broken"],
        first_trick=given["first_trick"],
        you=you,
    )


def _task(question: Question) -> Reason:
    if not question.plays:
        return Reason.of("worked-task-lead")
    led = question.plays[0]
    return Reason.of("worked-task-follow", place=question.place_of(led.seat), card=led.card.code)


def _state_of_the_round(question: Question, *, about_breaking: bool) -> tuple[Reason, ...]:
    """Tell what matters for these questions: whether spades are broken, to whoever leads or might break them."""
    notes = [Reason.of("worked-note-first-trick")] if question.first_trick else []
    if about_breaking or not question.plays:
        notes.append(Reason.of("worked-note-broken" if question.broken else "worked-note-unbroken"))
    return tuple(notes)


def _said_of(verdict: Verdict) -> Wrong:
    return Wrong(
        said=verdict.said,
        misconception=verdict.misconception,
        why=verdict.why,
        rules=verdict.rules,
        tables=verdict.options,
    )


def _may_be_played(question: Question, card: Card) -> Line:
    allowed = card not in question.verdicts.blocked
    if question.plays and winning_play(question.rules, question.plays).seat in question.rules.table.partners_of(
        question.you
    ):
        question = replace(
            question, broken=None
        )  # that the partner has the trick says more about a card than the break
    why = judge_card(question, card, may=allowed)
    return yes_or_no(
        f"card-{card.code}",
        Reason.of("worked-ask-card", card=card.code),
        right=allowed,
        wrong=lambda may: _said_of(judge_card(question, card, may=may)),
        why=(why.said,),
        rules=why.rules,
        card=card,
    )


def _taking(question: Question, *, usual: bool) -> Line:
    """Ask which cards would be winning the trick, legal ones only."""
    trumps = question.rules.trumps
    legal_cards = frozenset(question.verdicts.legal)
    right = frozenset(card.code for card in beating(question.context) if card in legal_cards)
    best = best_play(question.plays, trumps).card

    def wrong(answer: Answer) -> Wrong:
        chosen = frozenset(card for card in question.hand if isinstance(answer, frozenset) and card.code in answer)
        forbidden, missed = chosen - legal_cards, right - {card.code for card in chosen}
        surplus = {card for card in chosen if card.code not in right} - forbidden
        if forbidden:
            card = max(forbidden, key=lambda each: trumps.strengths[each])
            return _said_of(judge_card(question, card, may=True))
        if surplus:
            card = max(surplus, key=lambda each: trumps.strengths[each])
            why = "lower" if trumps.suits[card] in (question.context.led, Suit.SPADES) else "off"
            said = Reason.of("worked-wrong-taking", card=card.code, best=best.code, why=why)
            return Wrong(said=said, misconception="other-suit-wins" if why == "off" else None)
        code = min(missed, key=lambda each: trumps.strengths[Card(each)])
        spade = trumps.suits[Card(code)] is Suit.SPADES and trumps.suits[best] is not Suit.SPADES
        said = Reason.of("worked-wrong-taking-missed", card=code, best=best.code, spade="yes" if spade else "no")
        return Wrong(
            said=said,
            misconception="small-spade-does-not-cut" if spade else None,
            rules=("highest-spade",) if spade else (),
        )

    why = Reason.of("worked-why-taking", best=best.code, count=len(right))
    return Line(
        id="taking",
        form="cards",
        ask=Reason.of("worked-ask-taking"),
        right=(right,),
        wrong=wrong,
        why=(why,),
        rules=("highest-spade",) if right else (),
        usual=usual,
    )


def _breaking(question: Question, *, usual: bool) -> Line:
    """Ask which cards would break spades."""
    suits = question.rules.trumps.suits
    right = frozenset(card.code for card in question.verdicts.legal if _breaks(question, card))

    def wrong(answer: Answer) -> Wrong:
        chosen = answer if isinstance(answer, frozenset) else frozenset()
        surplus = sorted(chosen - right)
        if not surplus:
            missed = min(right - chosen, key=lambda code: question.rules.trumps.strengths[Card(code)])
            first = "yes" if question.first_trick else "no"
            misconception = "first-trick-cannot-break" if question.first_trick else "breaking-needs-a-lead"
            said = Reason.of("worked-wrong-breaking-missed", card=missed, first=first)
            return Wrong(said=said, misconception=misconception)
        card = surplus[0]
        spade = "yes" if suits[Card(card)] is Suit.SPADES else "no"
        belief = None if spade == "yes" else "other-suit-breaks"
        return Wrong(said=Reason.of("worked-wrong-breaking", card=card, spade=spade), misconception=belief)

    return Line(
        id="breaking",
        form="cards",
        ask=Reason.of("worked-ask-breaking"),
        right=(right,),
        wrong=wrong,
        why=(Reason.of("worked-why-breaking", count=len(right)),),
        rules=("lead-spade-unbroken",),
        usual=usual,
    )


def _breaks(question: Question, card: Card) -> bool:
    plays = (*question.plays, Play(question.you, card))
    complete = len(plays) == len(question.rules.table.seats)
    return not question.spades_are_broken and any(
        policy.breaks(plays, complete, question.rules.trumps) for policy in question.rules.play
    )


def trick(example: Example, rules: RuleSet) -> Worked:
    """Ask play by play which card is best so far, then who takes the trick, then why."""
    if example.given["trump"]:
        rules = replace(rules, trumps=rules.trumps.moved_to(Suit(example.given["trump"]), rules.pack))
    plays = read_plays(example.given["plays"], rules.table)
    question = Question(id=example.id, kind="winner", rules=rules, plays=plays)
    lines = [_best_of(question, count) for count in range(2, len(question.plays) + 1)]
    led = question.plays[0]
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-trick", place=question.place_of(led.seat), card=led.card.code),
        lines=(*lines, why_it_wins(question)),
        plays=question.plays,
        notes=tuple(
            Reason.of("worked-note-called", card=play.card.code, call=play.call)
            for play in question.plays
            if play.call is not None
        ),
        place_of=seen_from(rules, YOU.value),
    )


def _best_of(question: Question, count: int) -> Line:
    whole = count == len(question.plays)
    so_far = replace(question, plays=question.plays[:count])
    last = question.plays[count - 1]
    best = winning_play(question.rules, so_far.plays)
    facts = {"place": question.place_of(last.seat), "card": last.card.code}
    why = why_winning(question.rules, so_far.plays)
    told = why if whole else Reason.of("worked-why-best", card=best.card.code, spade=_is_spade(question, best.card))
    return Line(
        id="takes" if whole else f"best-{count}",
        form="play",
        ask=Reason.of("worked-ask-takes" if whole else "worked-ask-best", **facts),
        right=(question.place_of(best.seat),),
        wrong=lambda answer: _said_of(judge_best(so_far, str(answer))),
        why=(told,),
        rules=(why.id,) if whole else (),
        plays=count,
    )


def _is_spade(question: Question, card: Card) -> str:
    return "yes" if question.rules.trumps.suits[card] is Suit.SPADES else "no"


def why_it_wins(question: Question) -> Line:
    """Ask why a card takes a whole trick."""
    right = tuple(reason for reason in REASONS if judge_reason(question, reason).right)
    why = why_winning(question.rules, question.plays)
    return Line(
        id="reason",
        form="one",
        ask=Reason.of("worked-ask-reason"),
        right=(why.id, *(reason for reason in right if reason != why.id)),
        options=tuple((reason, Reason.of(f"quiz-why-{reason}")) for reason in dict.fromkeys((*REASONS, why.id))),
        wrong=lambda answer: replace(_said_of(judge_reason(question, str(answer))), why=(), rules=()),
        why=(why,),
        rules=(why.id,),
    )


def opening(example: Example, rules: RuleSet) -> Worked:
    """Ask which card of the opening hand may be led; all other hands stay hidden."""
    given = example.given
    hands = tuple(read_cards(given["hands"][seat.value]) for seat in rules.table.seats)
    deal = Deal(hands, rules.table.read_seat(given["dealer"]))
    leader = rules.opening.leader(deal, hands, rules.table)
    hand = hands[rules.table.index(leader)]
    context = PlayContext(
        hand=hand, plays=(), trumps=rules.trumps, broken=False, first_trick=True, seat=leader, table=rules.table
    )
    verdicts = judge_cards(rules, context)
    right = frozenset(card.code for card in verdicts.legal)
    why = freedom(rules, context)

    def wrong(answer: Answer) -> Wrong:
        chosen = answer if isinstance(answer, frozenset) else frozenset()
        blocked = next((card for card in hand if card.code in chosen - right), None)
        if blocked is not None:
            reasons = verdicts.blocked[blocked]
            return Wrong(said=reasons[0], misconception=reasons[0].id, rules=tuple(reason.id for reason in reasons))
        return Wrong(said=Reason.of("slip-missed", card=min(right - chosen), count=len(right - chosen)), why=(why,))

    line = Line(
        id="opening",
        form="cards",
        ask=Reason.of("worked-ask-opening"),
        right=(right,),
        wrong=wrong,
        why=(why,),
        rules=(why.id,),
    )
    place_of = seen_from(rules, leader.value)
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-opening", place=place_of(given["dealer"])),
        lines=(line,),
        hand=hand,
        place_of=place_of,
    )
