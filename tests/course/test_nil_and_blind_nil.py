"""The lesson about nil without a browser: its numbers are the sources', every misconception has its words, and a blind bid sees no card."""

import json

import pytest

from spades_teach.core.deals import deal_cards
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.i18n import plain_text, words_for

ID = "nil-and-blind-nil"


def opened() -> LessonSession:
    return LessonSession(ID, store=MemoryStore(), lang="en")


def answer(widget, text: str) -> None:
    """Answer the open line of a worked example: a number, yes or no."""
    if text in ("yes", "no"):
        widget.do("choose", option=text)
        widget.do("check")
    else:
        widget.do("check", text=text)


@pytest.mark.parametrize(
    ("step", "answers"),
    [
        ("kept", ["4", "100", "40", "1", "141"]),
        ("one-is-enough", ["4", "-100", "-40", "2", "-138"]),
        ("set-and-yet", ["5", "100", "-50", "50"]),
        ("who-may", ["140", "yes", "no"]),
        ("twice-the-stake", ["5", "200", "50", "1", "251", "431"]),
        ("quiz-looked", ["140", "no", "yes"]),
    ],
)
def test_the_worked_examples_have_the_texts_numbers(step, answers):
    """s2-nil-made, s2-nil-failed, s0-nil-made-partner-set, s2-blind-nil-...: line by line as the text has them; the last ends the step."""
    session = opened()
    widget = session.make_widget(step)
    for text in answers:
        assert step not in session.done
        answer(widget, text)
    assert step in session.done
    assert all(each.right for each in session.store.answers(ID))


@pytest.mark.parametrize(
    ("step", "points"),
    [("both", 3), ("quiz-both-ways", -50), ("quiz-void", -50)],
    ids=["q26-a13", "s0-made", "s0-void"],
)
def test_the_sums_are_the_sources(step, points):
    """A13: one of two nils fails with three tricks, +3; S0: a failed nil beside a made contract, with and without void overtricks, -50."""
    session = opened()
    widget = session.make_widget(step)
    widget.predict(points)
    assert step in session.done


def test_nil_and_a_full_counter_at_once():
    """Rule question 24: carry 8, the nil takes 2, the partner bid 5 and takes 6: -147, one bag stays."""
    session = opened()
    widget = session.make_widget("quiz-full-counter")
    widget.predict(-149, 1)
    assert "quiz-full-counter" not in session.done
    widget.predict(-147, 1)
    assert "quiz-full-counter" in session.done


@pytest.mark.parametrize(
    ("misconception", "step", "answers"),
    [
        pytest.param("nil-tricks-help-partner", "one-is-enough", ["4", "-100", "40"], id="q22"),
        pytest.param("failed-nil-bags-forgotten", "one-is-enough", ["4", "-100", "-40", "2", "-140"], id="q22-bags"),
        pytest.param("nil-sign-lost", "kept", ["4", "-100"], id="q21"),
        pytest.param("blind-nil-as-nil", "twice-the-stake", ["5", "100"], id="q27-a15"),
        pytest.param("looking-thought-to-close-nil", "quiz-looked", ["140", "no", "no"], id="q29-nil-stays"),
        pytest.param("blind-after-looking", "quiz-looked", ["140", "yes"], id="q29"),
        pytest.param("blind-bid-thought-closed", "who-may", ["140", "no"], id="q28"),
    ],
)
def test_a_wrong_line_is_met_with_what_it_shows(misconception, step, answers):
    """The last of these answers is wrong; it is on record with its misconception, and answered in both languages."""
    session = opened()
    widget = session.make_widget(step)
    for text in answers:
        answer(widget, text)
    assert session.store.answers(ID)[-1].misconception == misconception
    english = plain_text(json.dumps(widget.strings, ensure_ascii=False))
    widget.set_language("fa")
    assert english != plain_text(json.dumps(widget.strings, ensure_ascii=False))


@pytest.mark.parametrize(
    ("misconception", "step", "option"),
    [
        ("any-ace-kills", "killers", "ace-of-hearts"),
        ("high-spade-kills", "killers", "king-of-spades"),
        ("any-spade-kills", "killers", "two-of-spades"),
        ("saves-the-ace", "cover", "low"),
        ("just-enough", "cover", "middle"),
        ("must-be-more", "quiz-just-behind", "more"),
        ("anybody-may", "quiz-just-behind", "anybody"),
        ("for-the-leader", "quiz-just-behind", "ahead"),
    ],
)
def test_a_wrong_choice_is_met_with_what_it_shows(misconception, step, option):
    """Which cards kill a nil, why a partner covers high, who may bid blind: each wrong choice has its own answer."""
    session = opened()
    widget = session.make_widget(step)
    widget.do("choose", option=option)
    widget.do("check")
    assert session.store.answers(ID)[-1].misconception == misconception
    assert len(widget.strings["feedback"]["text"]) > 20


def test_one_nil_of_two_is_a_known_slip():
    """Rule question 26: who counts only the nil that held, or only the one that failed, is told so."""
    session = opened()
    widget = session.make_widget("both")
    for points in (103, -97):
        widget.predict(points)
        assert session.store.answers(ID)[-1].misconception == "one-nil-of-two"


def test_before_the_decision_no_card_is_anywhere():
    """A16: while a blind nil is open no own card is in view, strings or state, and not after coming back; looking shows thirteen."""
    session = opened()
    pad = session.make_widget("before-looking")
    hand = [card.code for card in deal_cards(seed=pad.logic.seed).hands[2]]
    again = session.make_widget("before-looking")
    again.restore(json.loads(json.dumps(pad.state())))
    for each in (pad, again):
        sent = json.dumps([each.view, each.strings, each.state()])
        assert not any(f'"{card}"' in sent for card in hand)
    assert pad.view["n"] == 0
    pad.do("look")
    sent = json.dumps(pad.view)
    assert all(f'"{card}"' in sent for card in hand)


def test_a_blind_nil_is_called_one_and_the_contract_is_written_with_it():
    """A15, A17: the pad says blind nil, never nil alone, and adds nothing for it to the contract."""
    pad = opened().make_widget("before-looking")
    pad.do("bid", bid="blind-nil")
    said = plain_text(json.dumps(pad.strings, ensure_ascii=False))
    assert words_for("en").bid("blind-nil") in said
    assert str(pad.bid) == "blind-nil"
