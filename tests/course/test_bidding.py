"""The lesson on bidding: each belief that it foresees is met by an answer, and what it says of hands is what random rounds say."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from spades_teach.analysis.estimates import HandEstimate, estimate_tricks
from spades_teach.core.cards import Rank, Suit, read_hand
from spades_teach.core.deals import deal_cards
from spades_teach.course.load import the_course
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.i18n import plain_text, words_for
from spades_teach.players.hands import likely_tricks
from tests.samples import samples

LESSON = the_course().lesson("bidding")
SEEDS = {"one-each": 12, "four-honours": 8, "long-spades": 4, "long-diamonds": 13, "quiz-count": 2}
"""The deals whose South holds the hands of the lesson."""


def session() -> LessonSession:
    return LessonSession(LESSON.id, store=MemoryStore())


@cache
def rounds(step: str) -> HandEstimate:
    """Return what the pad of a step says when all its rounds are in."""
    return estimate_tricks(LESSON.step(step).args["hand"])


def count(widget: Any, cards: str) -> None:
    for card in cards.split():
        widget.do("tick", card=card)
    widget.compare()


@pytest.mark.parametrize(
    ("belief", "step", "answer"),
    [
        ("dealer-first", "who-begins", "dealer"),
        ("strongest-first", "who-begins", "best"),
        ("trailing-side-first", "who-begins", "behind"),
        ("nil-swallows-the-bid", "beside-nil", 0),
        ("other-side", "beside-nil", 7),
        ("tricks-for-bids", "beside-nil", 5),
        ("cards-may-be-named", "no-talk", "say"),
        ("hints-are-free", "no-talk", "hint"),
        ("bags-are-free", "how-close", "one"),
        ("bids-the-hope", "how-close", "six"),
        ("zero-is-a-pass", "quiz-zero", "pass"),
        ("at-least-one", "quiz-zero", "never"),
        ("own-side", "quiz-sum", 7),
        ("everybody", "quiz-sum", 12),
        ("right-only", "quiz-sum", 3),
        ("left-only", "quiz-sum", 2),
        ("what-is-left", "quiz-sum", 6),
        ("bids-are-an-auction", "quiz-raise", "higher"),
        ("bids-may-be-lowered", "quiz-raise", "lower"),
        ("never-thirteen-together", "quiz-thirteen", "no"),
        ("must-reach-thirteen", "quiz-thirteen", "more"),
    ],
)
def test_each_belief_is_spoken_to(belief, step, answer):
    """The answer is on record with the belief that it shows, and hears about that belief in both languages."""
    opened = session()
    widget = opened.make_widget(step)
    if isinstance(answer, str):
        widget.do("choose", option=answer)
        widget.do("check")
    else:
        widget.do("check", text=str(answer))
    assert [(each.right, each.misconception) for each in opened.store.answers(LESSON.id)] == [(False, belief)]
    for language in ("en", "fa"):
        said = plain_text(widget.logic.strings(words_for(language))["feedback"]["text"])
        others = LESSON.section(step, language)[0].parts
        part = belief if belief in others else str(answer)
        assert len(said) > 30
        assert part in others


@pytest.mark.parametrize(
    ("beliefs", "step", "cards"),
    [
        ("counts-low-card:10C counts-low-card:JD counts-queen:QD", "four-honours", "AH KH AD QD JD 10C"),
        ("counts-queen:QH counts-king:KD", "long-diamonds", "AS KS AC KD QH"),
        ("counts-low-spade:5S counts-low-spade:9S", "four-honours", "AH KH AD 9S 5S"),
        ("forgets-long-spade:7S forgets-long-spade:3S forgets-long-spade:6S", "long-spades", "AS QS"),
        ("forgets-high-spade:KS forgets-long-spade:3S", "quiz-count", "AD KD"),
        ("forgets-ace:AD forgets-king:KH", "four-honours", "AH"),
    ],
)
def test_each_way_of_counting_is_spoken_to(beliefs, step, cards):
    """A count off by more than a trick is on record with what it shows, and hears about each card that explains it, in both languages."""
    opened = session()
    widget = opened.make_widget(step)
    count(widget, cards)
    first = beliefs.partition(":")[0]
    assert [(each.right, each.misconception) for each in opened.store.answers(LESSON.id)] == [(False, first)]
    assert step in opened.done
    for language in ("en", "fa"):
        words = words_for(language)
        told = widget.logic.strings(words)["feedback"]
        said = [told["text"], *told["rows"]]
        for belief, _, card in (each.partition(":") for each in beliefs.split()):
            percent = round(100 * rounds(step)[card].share)
            sentence = words(f"trick-count-{belief}", card=card, percent=percent)
            assert any(sentence in line for line in said)


def test_the_rules_of_thumb_are_right_answers():
    """Who counts as the lesson teaches is told so, on every hand."""
    for step in ("four-honours", "long-spades", "long-diamonds", "quiz-count"):
        opened = session()
        likely = likely_tricks(rounds(step).hand)
        count(opened.make_widget(step), " ".join(each.card.code for each in likely))
        assert [each.right for each in opened.store.answers(LESSON.id)] == [True]


def test_two_bids_are_equally_good():
    """A76: where two bids are as good, both are right."""
    for option in ("three", "four"):
        opened = session()
        widget = opened.make_widget("how-close")
        widget.do("choose", option=option)
        widget.do("check")
        assert [each.right for each in opened.store.answers(LESSON.id)] == [True]


@pytest.mark.parametrize(("step", "seed"), SEEDS.items())
def test_the_hands_are_dealt(step, seed):
    """No hand was made for the lesson: each is South's of a seed."""
    assert set(read_hand(LESSON.step(step).args["hand"])) == set(deal_cards(seed).hands[2])


@pytest.mark.parametrize("step", [step for step in SEEDS if step != "one-each"])
def test_the_rules_of_thumb_are_near(step):
    """What the lesson teaches to count comes within a trick of the rounds, on each of its hands."""
    estimate = rounds(step)
    assert abs(len(likely_tricks(estimate.hand)) - estimate.tricks) <= 1


@pytest.mark.parametrize(
    ("step", "card", "least", "most"),
    [
        pytest.param("four-honours", "AH", 0.85, 1, id="aces-nearly-always"),
        pytest.param("four-honours", "AD", 0.85, 1, id="aces-nearly-always-2"),
        pytest.param("four-honours", "KH", 0.6, 0.95, id="the-guarded-king-mostly"),
        pytest.param("four-honours", "QD", 0.1, 0.5, id="the-queen-falls-behind"),
        pytest.param("long-spades", "AS", 1, 1, id="the-ace-of-spades-always"),
        pytest.param("long-spades", "QS", 0.7, 1, id="the-queen-of-spades-often"),
        pytest.param("long-spades", "3S", 0.4, 0.9, id="a-small-spade-of-six"),
        pytest.param("long-spades", "QH", 0, 0.3, id="no-face-card-outside-of-spades"),
        pytest.param("long-diamonds", "KS", 0.9, 1, id="the-king-of-spades-nearly-always"),
        pytest.param("long-diamonds", "KD", 0.2, 0.6, id="the-king-of-a-long-suit-misleads"),
        pytest.param("long-diamonds", "AC", 0.9, 1, id="the-ace-of-a-short-suit-is-safe"),
        pytest.param("quiz-count", "AD", 0.7, 1, id="quiz-ace"),
        pytest.param("quiz-count", "KD", 0.6, 0.95, id="quiz-king"),
    ],
)
def test_what_is_said_of_cards_is_so(step, card, least, most):
    """The words nearly always, mostly, often, seldom stand for shares that the rounds bear out."""
    assert least <= rounds(step)[card].share <= most


def test_the_old_rule_counts_too_much():
    """One trick for every ace, king and queen of a side suit is more than these cards take."""
    counted = taken = 0.0
    for seed in range(samples(small=12, deep=300)):
        for each in estimate_tricks(deal_cards(seed).hands[2], 25).cards:
            if each.card.suit is not Suit.SPADES and each.card.rank >= Rank.QUEEN:
                counted += 1
                taken += each.share
    assert counted > 20
    assert taken < 0.85 * counted
