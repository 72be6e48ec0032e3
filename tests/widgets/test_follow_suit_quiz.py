"""The quiz about following suit: how answers are taken and judged, what is shown and kept, and what is not."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import FollowSuitQuiz
from spades_teach.widgets.asking import ASKERS, OPTIONS, REASONS
from spades_teach.widgets.follow_suit_quiz import FollowSuitQuizLogic
from spades_teach.widgets.questions import KINDS, PLACES
from spades_teach.widgets.situations import make_question
from tests.samples import samples
from tests.widgets.view_samples import check_views

FIVE = [
    "s2-follow-suit",
    "winner trick E:AD S:3S W:9S N:6D",
    "spade-lead s2-unbroken",
    "renege tricks E:KH S:2S W:4H N:5H / S:7D W:KD N:2D E:3D / W:8H N:JH E:AH S:9H",
    "s2-cut",
]
RIGHT: list[list[dict[str, Any]]] = [
    [{"kind": "mark", "card": card, "on": True} for card in ("9H", "4H")],
    [{"kind": "pick", "place": "left"}, {"kind": "pick", "option": "highest-spade"}],
    [{"kind": "pick", "option": "no-unbroken"}],
    [{"kind": "pick", "renege": [1, "you"], "proof": [3, "you"]}],
    [{"kind": "mark", "card": card, "on": True} for card in ("3S", "9S", "5C", "KH")],
]
WRONG: list[list[dict[str, Any]]] = [
    [{"kind": "mark", "card": card, "on": True} for card in ("9H", "4H", "AS", "7C")],
    [{"kind": "pick", "place": "you"}, {"kind": "pick", "option": "first-spade"}],
    [{"kind": "pick", "option": "yes-always"}],
    [{"kind": "pick", "nobody": True}],
    [{"kind": "mark", "card": card, "on": True} for card in ("3S", "9S")],
]


def five(**settings: Any) -> FollowSuitQuizLogic:
    return FollowSuitQuizLogic(questions=FIVE, **settings)


def act(quiz: FollowSuitQuizLogic, *actions: dict[str, Any]) -> FollowSuitQuizLogic:
    for action in actions:
        quiz.act(action)
    return quiz


def answer(quiz: FollowSuitQuizLogic, actions: list[dict[str, Any]]) -> FollowSuitQuizLogic:
    return act(quiz, *actions, {"kind": "check"})


def through(quiz: FollowSuitQuizLogic, *right: bool) -> FollowSuitQuizLogic:
    """Answer the five questions in turn, right or wrong, and go on after each."""
    for number, well in enumerate(right):
        answer(quiz, (RIGHT if well else WRONG)[number])
        quiz.act({"kind": "next"})
    return quiz


# Answering


def test_a_quiz_from_the_first_question_to_the_result():
    """Five questions, three right: the count, the streak, the dots, the result, and what to remember."""
    quiz = five()
    words = words_for("en")
    assert quiz.strings(words)["progress"] == "Question 1 of 5"
    assert quiz.view()["dots"] == ["todo"] * 5
    for number, well in enumerate([True, True, False, False, True]):
        answer(quiz, (RIGHT if well else WRONG)[number])
        assert quiz.phase == "checked"
        assert quiz.view()["right"] is well
        quiz.act({"kind": "next"})
    assert (quiz.answered, quiz.correct, quiz.streak, quiz.phase, quiz.done) == (5, 3, 1, "over", False)
    shown = quiz.strings(words)
    assert (shown["title"], shown["task"]) == ("That was all", "3 of 5 right.")
    assert quiz.view()["dots"] == ["on", "on", "off", "off", "on"]
    assert shown["truths"] == [words.attr("misconception-spade-may-always-be-led", "truth")]
    assert shown["go"] == "Ask the 2 missed ones again"


def test_the_missed_ones_come_again_until_all_are_right():
    """A77: after the result only the missed ones are asked; once each was right the quiz is done, in whatever order."""
    quiz = through(five(), True, False, True, False, True)
    quiz.act({"kind": "again"})
    assert [quiz.listed[place].id for place in quiz.run] == [FIVE[1], FIVE[3]]
    answer(quiz, RIGHT[1]).act({"kind": "next"})
    answer(quiz, WRONG[3]).act({"kind": "next"})
    quiz.act({"kind": "again"})
    assert quiz.run == [3]
    assert not quiz.done
    answer(quiz, RIGHT[3])
    assert quiz.done
    quiz.act({"kind": "next"})
    assert quiz.strings(words_for("en"))["go"] == "Start again"
    quiz.act({"kind": "again"})
    assert (quiz.phase, len(quiz.run), quiz.done) == ("asking", 5, True)


def test_a_single_question_can_be_tried_again_at_once():
    """A list of one has no result page: after a wrong answer it is there to be tried again."""
    quiz = FollowSuitQuizLogic(questions=["s2-follow-suit"])
    words = words_for("en")
    answer(quiz, WRONG[0])
    assert (quiz.view()["go"], quiz.strings(words)["go"]) == ("again", "Try again")
    assert quiz.view()["dots"] == []
    with pytest.raises(ValueError, match="now"):
        quiz.act({"kind": "next"})
    quiz.act({"kind": "again"})
    assert quiz.phase == "asking"
    answer(quiz, RIGHT[0])
    assert quiz.done
    assert quiz.strings(words)["go"] == "Once more"


def test_a_check_without_an_answer_is_no_answer():
    """An empty answer is not judged: a hint says what is missing, and nothing is counted."""
    for number, question in enumerate(FIVE):
        quiz = FollowSuitQuizLogic(questions=[question, question])
        quiz.act({"kind": "check"})
        feedback = quiz.strings(words_for("en"))["feedback"]
        assert (quiz.answered, quiz.phase, feedback["sign"]) == (0, "asking", "note")
        quiz.act(RIGHT[number][0])
        assert quiz.strings(words_for("en"))["feedback"] is None


def test_marks_can_be_taken_back():
    """A card is marked and unmarked, a pick is changed, "nobody" and the two cards exclude each other."""
    quiz = five()
    act(quiz, *({"kind": "mark", "card": "AS", "on": on} for on in (True, False)))
    assert quiz.answer == {"cards": []}
    assert not quiz.view()["ready"]
    answer(quiz, RIGHT[0]).act({"kind": "next"})
    act(quiz, {"kind": "pick", "place": "you"}, {"kind": "pick", "place": "left"})
    assert quiz.answer["place"] == "left"
    through(five(), True, True, True)
    detective = through(five(), True, True, True)
    act(detective, {"kind": "pick", "renege": [1, "you"]}, {"kind": "pick", "nobody": True})
    assert detective.answer == {"nobody": True, "renege": None, "proof": None}
    act(detective, {"kind": "pick", "renege": [1, "you"], "proof": None, "nobody": False})
    assert detective.answer == {"nobody": False, "renege": [1, "you"], "proof": None}


def test_what_is_right_is_shown_after_the_check():
    """After the check: right and wrong marks, what was left out, the winner, the renege and its proof."""
    quiz = answer(five(), [{"kind": "mark", "card": card, "on": True} for card in ("9H", "AS")])
    states = {each["card"]: each["state"] for each in quiz.view()["hand"]}
    assert states == {"9H": "right", "4H": "missed", "AS": "wrong", "7C": "blocked"}
    quiz.act({"kind": "next"})
    answer(quiz, WRONG[1])
    plays = {each["place"]: (each["state"], each["winner"]) for each in quiz.view()["felt"]["plays"]}
    assert plays == {
        "right": ("plain", False),
        "you": ("wrong", False),
        "left": ("plain", True),
        "partner": ("plain", False),
    }
    options = {each["id"]: each["state"] for each in quiz.view()["options"]}
    assert (options["first-spade"], options["highest-spade"], options["last-card"]) == ("wrong", "missed", "plain")
    quiz.act({"kind": "next"})
    answer(quiz, WRONG[2]).act({"kind": "next"})
    answer(quiz, WRONG[3])
    cells = {(row["number"], cell["place"]): cell["state"] for row in quiz.view()["tricks"] for cell in row["cards"]}
    assert {cell: state for cell, state in cells.items() if state != "plain"} == {
        (1, "you"): "was-renege",
        (3, "you"): "was-proof",
    }
    assert quiz.view()["nobody"]["state"] == "wrong"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_feedback_names_rule_source_and_other_tables(lang):
    """Below the sentence: the rule with its id and source, what other tables say, and whether an option would allow the card."""
    words = words_for(lang)
    quiz = answer(five(), [{"kind": "mark", "card": card, "on": True} for card in ("9H", "4H", "AS")])
    said = quiz.strings(words)["feedback"]
    assert said["sign"] == "bad"
    assert "A♠" in plain_text(said["text"])
    rows = [plain_text(row) for row in said["rows"]]
    assert "must-follow-suit" in rows[0]
    assert plain_text(words("source-name", source="S2")) in rows[0]
    assert rows[1] == plain_text(words.attr("must-follow-suit", "elsewhere"))
    assert rows[2] == words("verdict-no-option")
    right = answer(five(), RIGHT[0]).strings(words)["feedback"]
    assert right["sign"] == "good"
    assert "must-follow-suit" in plain_text(right["rows"][0])


# Grading


def test_a_wrong_answer_is_worth_nothing_and_a_right_one_a_point():
    """A71, A76: 0 for every wrong answer, everything marked included; 1 for a right one."""
    quiz = FollowSuitQuiz(questions=FIVE, lang="en")
    for number, actions in enumerate([WRONG[0], RIGHT[1], WRONG[2], WRONG[3], RIGHT[4]]):
        for action in [*actions, {"kind": "check"}, {"kind": "next"}]:
            fields = dict(action)
            quiz.do(fields.pop("kind"), **fields)
        assert quiz.results[-1]["question"] == FIVE[number]
    assert [result["points"] for result in quiz.results] == [0, 1, 0, 0, 1]
    assert [result["misconception"] for result in quiz.results] == [
        "marks-everything",
        None,
        "spade-may-always-be-led",
        None,
        None,
    ]
    assert quiz.share == 2 / 5


def test_the_last_answer_counts():
    """A question asked again counts as answered last, with its full points."""
    quiz = FollowSuitQuiz(questions=["s2-follow-suit"], lang="en")
    for actions in (WRONG[0], RIGHT[0]):
        for action in [*actions, {"kind": "check"}]:
            fields = dict(action)
            quiz.do(fields.pop("kind"), **fields)
        if not quiz.done:
            quiz.do("again")
    assert (quiz.answered, quiz.correct, quiz.share) == (2, 1, 1.0)


def test_practice_is_not_graded():
    """A72: a quiz without points has no share, and neither has one that nobody has answered."""
    quiz = FollowSuitQuiz(questions=FIVE[:1], points=0, lang="en")
    assert quiz.share is None
    quiz.do("mark", card="9H", on=True)
    quiz.do("check")
    assert quiz.results[0]["possible"] == 0
    assert quiz.share is None
    assert FollowSuitQuiz(lang="en").share is None
    two = FollowSuitQuizLogic(questions=[FIVE[0], FIVE[4]], points=0)
    answer(two, RIGHT[0]).act({"kind": "next"})
    answer(two, RIGHT[4]).act({"kind": "next"})
    assert two.strings(words_for("en"))["practice"]


def test_a_goal_makes_an_endless_quiz_done():
    """With a goal the quiz is done at that many right answers, says so once, and goes on."""
    quiz = FollowSuitQuizLogic(seed=3, level=1, kinds=["legal"], goal=2)
    said = []
    for _ in range(3):
        legal = [card.code for card in quiz.asked.verdicts.legal]
        answer(quiz, [{"kind": "mark", "card": card, "on": True} for card in legal])
        rows = quiz.strings(words_for("en"))["feedback"]["rows"]
        said.append((quiz.done, any("Goal" in row for row in rows)))
        quiz.act({"kind": "next"})
    assert said == [(False, False), (True, True), (True, False)]
    assert quiz.strings(words_for("en"))["progress"] == "2 of 2 right"


def test_the_course_hears_each_answer_once():
    """`last_answer` is there after a check and gone with the next action."""
    quiz = five()
    act(quiz, *RIGHT[0])
    assert quiz.last_answer is None
    quiz.act({"kind": "check"})
    assert quiz.last_answer == {
        "item": "s2-follow-suit",
        "right": True,
        "points": 1,
        "possible": 1,
        "misconception": None,
    }
    quiz.act({"kind": "check"})
    assert quiz.last_answer is None
    assert quiz.answered == 1


def test_the_streak_grows_and_breaks():
    """Right answers in a row are counted and said from the second on; a wrong one begins anew."""
    quiz = five()
    words = words_for("en")
    tallies = []
    for number, well in enumerate([True, True, True, False, True]):
        answer(quiz, (RIGHT if well else WRONG)[number])
        tallies.append((quiz.streak, quiz.strings(words)["tally"]))
        quiz.act({"kind": "next"})
    assert tallies == [
        (1, "1 of 1 right"),
        (2, "2 of 2 right, 2 in a row"),
        (3, "3 of 3 right, 3 in a row"),
        (0, "3 of 4 right"),
        (1, "4 of 5 right"),
    ]


# Order, and what makes no sense


def test_a_hundred_quick_actions_keep_their_order():
    """Bursts arrive in order and once each: a hundred marks on and off end as the last of them says."""
    quiz = FollowSuitQuiz(questions=FIVE, lang="en")
    wanted = set()
    for turn in range(100):
        card = ("9H", "4H", "AS", "7C")[turn % 4]
        on = (turn * 7) % 3 != 0
        wanted = wanted | {card} if on else wanted - {card}
        for _ in range(1 + turn % 2):  # every other message comes twice
            quiz._handle_custom_msg({"sender": "page", "seq": turn + 1, "kind": "mark", "card": card, "on": on}, [])
    assert set(quiz.logic.answer["cards"]) == wanted
    assert quiz.view["n"] == 100


def test_a_late_action_does_nothing():
    """A second Check, a second Next, or a mark that comes after the check belongs to the question before and changes nothing."""
    quiz = five()
    serial = quiz.serial
    act(quiz, *({**action, "serial": serial} for action in RIGHT[0]))
    for _ in range(2):
        quiz.act({"kind": "check", "serial": serial})
    assert quiz.answered == 1
    quiz.act({"kind": "mark", "card": "AS", "on": True, "serial": serial})
    assert quiz.results[0]["answer"] == {"cards": ["9H", "4H"]}
    for _ in range(2):
        quiz.act({"kind": "next", "serial": serial})
    assert (quiz.asked.id, quiz.phase) == (FIVE[1], "asking")
    quiz.act({"kind": "check", "serial": serial})
    quiz.act({"kind": "mark", "card": "AS", "on": True, "serial": serial})
    assert quiz.answer == {"place": None, "reason": None}
    assert not quiz.hinted


MALFORMED: list[Any] = [
    {},
    {"kind": "dance"},
    {"kind": "next"},
    {"kind": "again"},
    {"kind": "mark"},
    {"kind": "mark", "card": "2D", "on": True},
    {"kind": "mark", "card": "9H", "on": 1},
    {"kind": "mark", "card": "9H", "on": "true"},
    {"kind": "mark", "card": ["9H"], "on": True},
    {"kind": "pick", "place": "left"},
    {"kind": "pick", "option": "highest-spade"},
    {"kind": "check", "serial": "1"},
    {"kind": "check", "serial": True},
    {"kind": "check", "serial": 1.5},
    {"kind": 5},
]


@pytest.mark.parametrize("action", MALFORMED, ids=str)
def test_what_makes_no_sense_is_refused(action):
    """A malformed action raises and leaves everything as it was."""
    quiz = act(five(), {"kind": "mark", "card": "9H", "on": True})
    before = copy.deepcopy((quiz.state(), quiz.view()))
    with pytest.raises(ValueError, match=r"."):
        quiz.act(action)
    assert (quiz.state(), quiz.view()) == before


@pytest.mark.parametrize(
    ("number", "action"),
    [
        (1, {"kind": "mark", "card": "3S", "on": True}),
        (1, {"kind": "pick", "place": "north"}),
        (1, {"kind": "pick", "option": "yes-always"}),
        (1, {"kind": "pick"}),
        (2, {"kind": "pick", "place": "left"}),
        (2, {"kind": "pick", "option": "highest-spade"}),
        (3, {"kind": "pick", "renege": [0, "you"]}),
        (3, {"kind": "pick", "renege": [4, "you"]}),
        (3, {"kind": "pick", "renege": [1, "me"]}),
        (3, {"kind": "pick", "renege": [True, "you"]}),
        (3, {"kind": "pick", "renege": [1]}),
        (3, {"kind": "pick", "renege": "1 you"}),
        (3, {"kind": "pick", "renege": [1, "you"], "proof": [1, "you"]}),
        (3, {"kind": "pick", "renege": [1, "you"], "nobody": True}),
        (3, {"kind": "pick", "nobody": 1}),
    ],
    ids=str,
)
def test_each_kind_refuses_what_is_no_answer_to_it(number, action):
    """A place, reason, option or card that the question does not have is refused; nothing changes."""
    quiz = through(five(), *[True] * number)
    before = copy.deepcopy(quiz.state())
    with pytest.raises(ValueError, match=r"."):
        quiz.act(action)
    assert quiz.state() == before


@pytest.mark.parametrize(
    "settings",
    [
        {"seed": -1},
        {"seed": 1.5},
        {"seed": True},
        {"seed": "1"},
        {"level": 0},
        {"level": 4},
        {"level": True},
        {"kinds": []},
        {"kinds": ["legal", "legal"]},
        {"kinds": ["trumps"]},
        {"questions": []},
        {"questions": ""},
        {"questions": ["legal-void"]},
        {"questions": [3]},
        {"rules": "nonsense"},
        {"points": -1},
        {"points": 1.5},
        {"goal": 0},
        {"goal": True},
    ],
    ids=str,
)
def test_a_quiz_that_cannot_be_is_refused(settings):
    """Seeds, levels, kinds, lists, rules, points and goals that make no sense are refused with one sentence."""
    with pytest.raises(ValueError, match=r"expected|name one|mean|choose"):
        FollowSuitQuizLogic(**settings)


def test_what_was_answered_is_copied_for_others_alone():
    """Each press looks at the state; what a long evening of answers holds is not copied for that."""
    quiz = through(five(), True, False)
    kept, given = quiz.own_state(), quiz.state()
    assert kept == given
    assert all(one is two for one, two in zip(kept["results"], quiz.own_state()["results"], strict=True))
    given["results"][0]["answer"].clear()
    assert kept == quiz.state()


def test_kinds_and_lists_may_be_written_as_text():
    """One kind may be given by itself, and a list as lines of text."""
    assert FollowSuitQuizLogic(kinds="winner").asked.kind == "winner"
    assert [question.id for question in FollowSuitQuizLogic(questions="s2-cut\n  legal-void-1  \n").listed] == [
        "s2-cut",
        "legal-void-1",
    ]


# Keeping


@st.composite
def any_action(draw: st.DrawFn) -> dict[str, Any]:
    cards = ["9H", "4H", "AS", "7C", "3S", "9S", "5C", "KH"]
    cell = st.tuples(st.integers(1, 3), st.sampled_from(PLACES)).map(list)
    return draw(
        st.one_of(
            st.fixed_dictionaries({"kind": st.just("mark"), "card": st.sampled_from(cards), "on": st.booleans()}),
            st.fixed_dictionaries({"kind": st.just("pick"), "place": st.sampled_from(PLACES)}),
            st.fixed_dictionaries({"kind": st.just("pick"), "option": st.sampled_from([*REASONS, *OPTIONS])}),
            st.fixed_dictionaries({"kind": st.just("pick"), "renege": cell, "proof": cell}),
            st.just({"kind": "pick", "nobody": True}),
            *[st.just({"kind": kind}) for kind in ("check", "check", "next", "next", "again")],
        )
    )


@given(st.lists(any_action(), max_size=60), st.sampled_from(["fixed", "alone", "endless"]))
def test_a_state_goes_round(actions, kind):
    """Whatever was done, the state is plain JSON and brings back the same view, texts and results."""
    make: dict[str, Callable[[], FollowSuitQuizLogic]] = {
        "fixed": five,
        "alone": lambda: FollowSuitQuizLogic(questions=FIVE[3:4]),
        "endless": lambda: FollowSuitQuizLogic(seed=4, level=3),
    }
    quiz = make[kind]()
    for action in actions:
        before = copy.deepcopy(quiz.state())
        try:
            quiz.act(action)
        except ValueError:
            assert quiz.state() == before
    saved = json.loads(json.dumps(quiz.state()))
    other = make[kind]()
    other.restore(saved)
    assert other.view() == quiz.view()
    assert other.strings(words_for("en")) == quiz.strings(words_for("en"))
    assert (other.results, other.state(), other.done) == (quiz.results, quiz.state(), quiz.done)


@pytest.mark.parametrize(
    "damage",
    [
        lambda state: state.clear(),
        lambda state: state.update(format=2),
        lambda state: state["of"].update(seed=5),
        lambda state: state["of"].update(questions=["s2-cut"]),
        lambda state: state.update(at=9),
        lambda state: state.update(at=-1),
        lambda state: state.update(at=True),
        lambda state: state.update(run=[0, 7]),
        lambda state: state.update(outcomes=[]),
        lambda state: state.update(mastered=[9]),
        lambda state: state.update(answer={"cards": ["2D"]}),
        lambda state: state.update(answer={"cards": ["4H", "4H"]}),
        lambda state: state.update(answer={"place": "left"}),
        lambda state: state.update(results=[{"question": "x"}]),
        lambda state: state["results"][0].update(points="1"),
        lambda state: state["results"][0].update(misconception="made-up"),
        lambda state: state.update(results=[]),
    ],
)
def test_a_damaged_state_is_refused_and_changes_nothing(damage):
    """A state of another quiz, or one that no play leads to, is refused; the quiz goes on as it was."""
    quiz = answer(five(), WRONG[0])
    before = copy.deepcopy((quiz.state(), quiz.view(), quiz.results))
    state = copy.deepcopy(quiz.state())
    damage(state)
    with pytest.raises(ValueError, match=r"."):
        quiz.restore(state)
    assert (quiz.state(), quiz.view(), quiz.results) == before
    quiz.act({"kind": "next"})
    assert quiz.asked.id == FIVE[1]


@pytest.mark.parametrize("kind", KINDS)
def test_the_next_question_is_made_while_a_verdict_is_read(kind):
    """Looking ahead changes nothing that can be seen, and leaves nothing to make when `next` is pressed."""
    quiz, plain = (FollowSuitQuiz(seed=2**40 + 7, level=3, kinds=[kind], lang="en") for _ in range(2))

    def drawn() -> None:
        before = quiz.state(), quiz.view, quiz.strings
        quiz.set_state({"shown": quiz.view["n"]})
        assert (quiz.state(), quiz.view, quiz.strings) == before

    quiz.on_action(lambda _: drawn())
    _answer_somehow(quiz)
    _answer_somehow(plain)
    assert (quiz.view, quiz.strings, quiz.state()) == (plain.view, plain.strings, plain.state())
    made = make_question.cache_info().misses
    quiz.do("next")
    assert make_question.cache_info().misses == made
    plain.do("next")
    assert (quiz.view, quiz.strings, quiz.state()) == (plain.view, plain.strings, plain.state())


def test_looking_ahead_ends_with_the_list():
    """After the last question of a list, and in one that stands alone, there is nothing to make ready."""
    words = words_for("en")
    quiz = through(five(), True, True, True, True)
    answer(quiz, RIGHT[4]).look_ahead(words)
    assert quiz.view()["go"] == "next"
    alone = answer(FollowSuitQuizLogic(questions=FIVE[:1]), RIGHT[0])
    alone.look_ahead(words)
    assert alone.view()["go"] == "again"


def test_an_endless_state_far_ahead_is_refused():
    """A place that no number of answers leads to is refused at once, without making all questions up to it."""
    quiz = FollowSuitQuizLogic(seed=2)
    with pytest.raises(ValueError, match="anew"):
        quiz.restore({**quiz.state(), "at": 10**12})
    assert quiz.at == 0


def test_two_quizzes_stay_apart_and_one_shown_twice_keeps_in_step():
    """Two quizzes share nothing; two views of one logic show the same."""
    first, second = FollowSuitQuiz(seed=5, lang="en"), FollowSuitQuiz(seed=5, lang="fa")
    twin = FollowSuitQuiz(logic=first.logic, lang="fa")
    card = first.logic.asked.hand[0].code if first.logic.asked.hand else None
    first.do("mark", card=card, on=True) if card else first.do("pick", place="left")
    assert first.view["hand"] == twin.view["hand"]
    assert first.view["felt"] == twin.view["felt"]
    assert second.logic.answer == ASKERS[second.logic.asked.kind].blank()
    assert twin.look["dir"] == "rtl"


# Nothing is given away


def test_no_trait_and_no_state_holds_the_seed_or_the_answer():
    """A75: the browser gets neither seed nor id of a question; the state has the learner's answers and nothing that judges the open one."""
    for level in (1, 2, 3):
        quiz = FollowSuitQuiz(seed=987654321, level=level, lang="en")
        for _ in range(samples(small=12, deep=200)):
            question = quiz.logic.asked
            down = json.dumps({trait: getattr(quiz, trait) for trait in ("view", "strings", "look")})
            assert "987654321" not in down
            assert question.id not in down
            assert question.id.rpartition("-")[0] not in down
            assert quiz.view["right"] is None
            assert quiz.strings["feedback"] is None
            state = quiz.state()
            assert set(state) == {
                "format",
                "of",
                "run",
                "at",
                "outcomes",
                "mastered",
                "answer",
                "checked",
                "hinted",
                "results",
            }
            assert state["answer"] == ASKERS[question.kind].blank()
            assert question.id not in json.dumps(state)
            states = [each["state"] for each in [*(quiz.view["hand"] or []), *quiz.view["options"]]]
            states += [cell["state"] for row in quiz.view["tricks"] for cell in row["cards"]]
            states += [each["state"] for each in (quiz.view["felt"] or {"plays": []})["plays"] if "state" in each]
            assert set(states) <= {"plain"}
            _answer_somehow(quiz)
            quiz.do("next")


def _answer_somehow(quiz: FollowSuitQuiz) -> None:
    question = quiz.logic.asked
    if question.kind == "legal":
        quiz.do("mark", card=question.hand[0].code, on=True)
    elif question.kind == "winner":
        quiz.do("pick", place="left")
        quiz.do("pick", option="highest-spade")
    elif question.kind == "spade-lead":
        quiz.do("pick", option="yes-broken")
    else:
        quiz.do("pick", nobody=True)
    quiz.do("check")


def test_the_same_options_stand_there_whatever_is_right():
    """Reasons and answers are offered all and in one order, so that neither their number nor their place tells anything."""
    for level in (1, 2, 3):
        quiz = FollowSuitQuizLogic(seed=8, level=level, kinds=["winner", "spade-lead"])
        orders: dict[str, set[tuple[str, ...]]] = {}
        for _ in range(30):
            view = quiz.view()
            orders.setdefault(view["kind"], set()).add(tuple(option["id"] for option in view["options"]))
            picks = [{"kind": "pick", "place": "you"}] if view["kind"] == "winner" else []
            answer(quiz, [*picks, {"kind": "pick", "option": view["options"][0]["id"]}])
            quiz.act({"kind": "next"})
        assert all(len(each) == 1 for each in orders.values())


# Words


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_nothing_is_left_unsaid(lang):
    """In each language every text is the language's own, and no name of a card, cell, option or place is empty."""
    words = words_for(lang)
    before = words.missing
    for right in ([True] * 5, [False] * 5):
        quiz = five()
        for number, well in enumerate(right):
            for action in [*(RIGHT if well else WRONG)[number], {"kind": "check"}, {"kind": "next"}]:
                _no_empty_text(quiz.strings(words), {"tally", "chip", "progress", "practice", "met", "wrong"})
                quiz.act(action)
        _no_empty_text(quiz.strings(words), {"tally", "chip", "progress", "practice", "met", "wrong"})
    assert words.missing == before


def _no_empty_text(texts: Any, may_be_empty: set[str], name: str = "") -> None:
    if isinstance(texts, dict):
        for key, value in texts.items():
            _no_empty_text(value, may_be_empty, key)
    elif isinstance(texts, list):
        for value in texts:
            _no_empty_text(value, may_be_empty, name)
    elif isinstance(texts, str):
        assert texts or name in may_be_empty, name


def test_to_a_learner_seats_are_places():
    """No compass letter and no seat of a record stands in what is shown."""
    quiz = five()
    for actions in WRONG:
        answer(quiz, actions)
        shown = json.dumps([quiz.strings(words_for("en")), quiz.view()])
        for seat in ("North", "South", "East", "West", '"N"', '"E"', '"W"'):
            assert seat not in shown
        quiz.act({"kind": "next"})


# The page


SAMPLES: list[dict[str, Any]] = [
    {"name": "legal", "make": {"questions": FIVE, "lang": "en"}, "do": RIGHT[0][:1]},
    {
        "name": "legal-wrong",
        "make": {"questions": FIVE, "lang": "en"},
        "do": [
            *({"kind": "mark", "card": card, "on": True} for card in ("9H", "AS")),
            {"kind": "check"},
        ],
    },
    {"name": "legal-hint", "make": {"questions": FIVE, "lang": "en"}, "do": [{"kind": "check"}]},
    {"name": "lead", "make": {"questions": ["s2-unbroken", "s2-cut"], "lang": "fa"}, "do": []},
    {"name": "winner", "make": {"questions": FIVE[1:], "lang": "en"}, "do": RIGHT[1][:1]},
    {"name": "winner-wrong", "make": {"questions": FIVE[1:], "lang": "fa"}, "do": [*WRONG[1], {"kind": "check"}]},
    {"name": "spade-lead", "make": {"questions": FIVE[2:], "lang": "en", "four_colour": True}, "do": RIGHT[2]},
    {
        "name": "spade-lead-read",
        "make": {"questions": ["spade-lead-read-broken-4", FIVE[0]], "lang": "en"},
        "do": [*RIGHT[2], {"kind": "check"}],
    },
    {"name": "renege", "make": {"questions": FIVE[3:], "lang": "en"}, "do": []},
    {"name": "renege-picked", "make": {"questions": FIVE[3:], "lang": "fa"}, "do": RIGHT[3]},
    {"name": "renege-wrong", "make": {"questions": FIVE[3:], "lang": "en"}, "do": [*WRONG[3], {"kind": "check"}]},
    {
        "name": "over",
        "make": {"questions": FIVE[:2], "lang": "en"},
        "do": [*WRONG[0], {"kind": "check"}, {"kind": "next"}, *WRONG[1], {"kind": "check"}, {"kind": "next"}],
    },
    {
        "name": "alone",
        "make": {"questions": FIVE[:1], "lang": "en"},
        "do": [*WRONG[0], {"kind": "check"}],
    },
]


def test_the_samples_are_what_the_page_gets():
    """The stored samples, which the JavaScript tests draw, are what the quiz makes now."""
    check_views("follow-suit-quiz", FollowSuitQuiz, SAMPLES)


def test_the_repr_can_be_pasted_back():
    """The quiz is shown as the call that makes it."""
    quiz = FollowSuitQuiz(seed=5, level=2, lang="en")
    assert repr(quiz) == "FollowSuitQuiz(seed=5, level=2, lang='en')"
