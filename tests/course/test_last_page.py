"""The last page of the course: what its words say of the cards is so, it is done with a round and its score, every misconception has its answer."""

import re

import pytest

from spades_teach.core.bids import NIL
from spades_teach.core.cards import Card, Rank, read_cards
from spades_teach.core.deals import deal_cards
from spades_teach.core.notation import round_from_text
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import result
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose
from spades_teach.course.load import the_course
from spades_teach.course.progress import MemoryStore
from spades_teach.course.session import LessonSession
from spades_teach.i18n import plain_text, words_for
from spades_teach.players.hands import likely_tricks

LESSON = the_course().lesson("a-whole-round")


def session(lang: str = "en") -> LessonSession:
    return LessonSession(LESSON.id, store=MemoryStore(), lang=lang)


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_hand_in_the_words_is_the_hand_that_is_dealt(language):
    """The cards to be counted are those of the round to be played, and the count in the words is the players' own."""
    args = LESSON.step("the-round").args
    dealt = deal_cards(args["seed"], Seat(args["dealer"])).hands[2]
    told = re.search(r"\{hand:([^}]*)\}", LESSON.section("your-hand", language)[0].body)
    assert told is not None
    assert set(read_cards(told[1])) == set(dealt)
    assert len(dealt) == 13
    counted = [likely.card for likely in likely_tricks(dealt)]
    assert set(counted) == {Card("AC"), Card("AH"), Card("KD"), Card("KS")}  # "four"
    assert sum(card.rank is Rank.ACE for card in dealt) == 2  # "two"
    assert sum(card.rank >= Rank.JACK for card in dealt) == 6  # "six: every court card and ace"


def test_the_round_to_watch_is_what_the_words_say():
    """Partner bids nil and keeps it, sheltered from South; both contracts are made."""
    game = round_from_text(LESSON.step("watch-one").args["record"])
    assert game.over
    assert (game.bids[0], game.taken[0]) == (NIL, 0)
    lines = {
        side.side.name: [line.reason for line in side.lines] for side in score_round(game.rules, result(game)).sides
    }
    assert "contract-made" in lines["NS"]
    assert "contract-made" in lines["EW"]


def test_it_is_done_with_a_round_and_its_score():
    """Only the round counts: not when it is played, but when its score is worked out too; a wrong sum is on record as what it shows."""
    assert LESSON.required_steps == ("the-round",)
    opened = session()
    table = opened.make_widget("the-round")
    table.go_on()
    while (choice := table.advice()) is not None:
        action = choice.action
        table.bid(action.bid.name) if hasattr(action, "bid") else table.play(action.card)
        table.go_on()
    assert not opened.is_done
    points = table.logic.sheet.of_side(table.logic.sheet.sheet.score, "us").points
    for said in (-points, points):
        table.do("type", field="guess/us", text=str(said))
        table.do("check", side="us")
    assert opened.is_done
    kept = opened.store.answers(LESSON.id)
    assert [(answer.step, answer.item, answer.right) for answer in kept] == [
        ("the-round", "score", False),
        ("the-round", "score", True),
    ]
    again = LessonSession(LESSON.id, store=opened.store, lang="fa")
    assert again.make_widget("the-round").logic.view() == table.logic.view()


QUESTIONS = [step for step in LESSON.steps if step.question is not None]


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("step", QUESTIONS, ids=[step.id for step in QUESTIONS])
def test_every_wrong_answer_has_an_answer_of_its_own(step, lang):
    """Each misconception appears, in both languages, with words that no other answer of the question gets."""
    said = {}
    if step.question.choose == "number":
        from spades_teach.course.grading import item_of

        item = item_of(step)
        answers = {**{str(number): name for number, name in item.wrong.items()}, str(item.number): "right"}
        for text, name in answers.items():
            question = session(lang).make_widget(step.id)
            question.do("check", text=text)
            said[name] = (question.logic.last_answer, question.strings["feedback"]["text"])
        expected = {each.misconception for each in step.question.wrong}
    else:
        for option in step.question.options:
            question = session(lang).make_widget(step.id)
            question.do("choose", option=option.id)
            question.do("check")
            told = question.strings["feedback"]
            said[option.id] = (question.logic.last_answer, plain_text(str(told)))
        expected = {each.misconception for each in step.question.options if each.misconception}
    found = {answer["misconception"] for answer, _ in said.values() if answer.get("misconception")}
    assert found == expected
    wrong = [text for answer, text in said.values() if answer.get("misconception")]
    assert len(set(wrong)) == len(wrong)


def test_the_nil_in_danger_is_the_engines():
    """The position in the words: the nine takes the trick under a four, the king takes it away, and a spade may not be played."""
    from spades_teach.core.judging import judge_cards
    from spades_teach.core.rules.play import PlayContext
    from spades_teach.core.tricks import Play, read_plays, trick_winner

    rules, trick = compose("standard"), read_plays("W:6H N:9H E:3H")
    hand = read_cards("KH 4H 5S")
    assert judge_cards(rules, PlayContext(hand=hand, plays=trick)).legal == hand[:2]
    winners = {card: trick_winner((*trick, Play(Seat.SOUTH, Card(card))), rules.trumps) for card in ("4H", "KH")}
    assert winners == {"4H": Seat.NORTH, "KH": Seat.SOUTH}


def test_a_nil_that_fails_costs_what_the_words_say():
    """Had the nil's tricks helped the contract, it would have been another sum: the wrong one that is foreseen."""
    rules = compose("standard")
    bids = tuple(map(rules.read_bid, ["nil", "4", "4", "4"]))
    right = score_round(rules, RoundResult(bids, (2, 4, 3, 4))).of("NS").points
    assert right == -138
    assert words_for("en").signed(right) == "−138"
