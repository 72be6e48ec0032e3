"""Whatever is pressed and whatever a file was changed to, a widget stays whole."""

import json
import random
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

from spades_teach import (
    BagOdometer,
    BidPad,
    CardTable,
    DealTable,
    EndgameBoard,
    FollowSuitQuiz,
    HandFan,
    HouseRuleCharter,
    MatchChart,
    Practice,
    RoundTable,
    RuleBook,
    RuleDispute,
    RulesPicker,
    ScenarioSliders,
    ScoreCalculator,
    ScoreSheet,
    StepReveal,
)
from spades_teach.core.errors import SpadesError
from spades_teach.widgets.break_trainer import BreakTrainerLogic
from spades_teach.widgets.deal_table import DealTableLogic
from spades_teach.widgets.follow_suit_quiz import FollowSuitQuizLogic
from spades_teach.widgets.house_rule_charter import HouseRuleCharterLogic
from spades_teach.widgets.practice import PracticeLogic
from spades_teach.widgets.rule_book import RuleBookLogic
from spades_teach.widgets.rule_dispute import RuleDisputeLogic
from spades_teach.widgets.rules_picker import RulesPickerLogic
from tests.course.test_course_widgets import question
from tests.samples import samples
from tests.widgets.breaking import ThroughTheDoor, as_saved, attack, page, random_action

FIVE = ("s2-follow-suit", "winner-low-cut-7", "spade-lead-unbroken-2", "renege-cut-short-1", "legal-void-17")
BROKEN = ("lead hand QS JH tricks N:KH E:2H S:3S W:AH", "breaker tricks N:KH E:2H S:3S W:AH", "tables hand AS 4H first")

LOGICS = {
    "quiz-list": lambda: FollowSuitQuizLogic(questions=FIVE),
    "quiz-one": lambda: FollowSuitQuizLogic(questions=FIVE[3:4]),
    "quiz-endless": lambda: FollowSuitQuizLogic(seed=4, level=3, goal=2),
    "break-list": lambda: BreakTrainerLogic(questions=BROKEN),
    "break-endless": lambda: BreakTrainerLogic(seed=3, points=2),
    "practice": lambda: PracticeLogic(seed=6, points=1),
    "practice-any": lambda: PracticeLogic(["points", "bids", "deal"], seed=2**40),
    "deal": lambda: DealTableLogic(7),
    "deal-dealer": lambda: DealTableLogic(7, dealer="W"),
    "misdeal": lambda: DealTableLogic(2, task="misdeal"),
    "pack": lambda: DealTableLogic(task="pack"),
    "fair": lambda: DealTableLogic(task="fair"),
}


@pytest.mark.parametrize("seed", range(samples(small=1, deep=40)))
@pytest.mark.parametrize("name", LOGICS)
def test_nothing_breaks_a_logic(name, seed, count):
    """Nonsense is refused and changes nothing; what is given out is a copy; a saved state leads back, a damaged one nowhere bad."""
    steps = samples(small=40, deep=300)
    done = attack(LOGICS[name], seed, steps)
    assert done > steps / 8
    count("random actions done to logics", done)


WIDGETS = {
    "quiz": lambda: FollowSuitQuiz(questions=FIVE),
    "practice": lambda: Practice(seed=6),
    "deal-table": lambda: DealTable(7),
    "hand-fan": lambda: HandFan("9H 4H AS 7C", led="KH"),
    "bid-pad": lambda: BidPad(seed=3),
    "round-table": lambda: RoundTable(seed=3),
    "card-table": lambda: CardTable(seed=3),
    "calculator-of-rules": lambda: ScoreCalculator(
        "N:4 E:3 S:5 W:nil", "N:4 E:4 S:5 W:0", "NS:120/7", choose_rules=True, compare=("helping-nil", "zone")
    ),
    "calculator": lambda: ScoreCalculator("N:4 E:3 S:5 W:nil", "N:4 E:4 S:5 W:0", predict=True),
    "score-sheet": lambda: ScoreSheet(),
    "match-chart": lambda: MatchChart([("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2")] * 4),
    "odometer": lambda: BagOdometer("5/8 4/4"),
    "question": lambda: question("many"),
    "charter": lambda: HouseRuleCharter("standard+win-last-trick"),
    "rules-picker": lambda: RulesPicker("standard+board+three-b", topic="scoring"),
    "step-reveal": lambda: StepReveal("s2-bag-penalty"),
    "scenario-sliders": lambda: ScenarioSliders(bid=5, tricks=8, bags=7, total=337),
    "endgame-board": lambda: EndgameBoard("NS:470/8 EW:430/3", "N:4 S:nil EW:6"),
    "rule-dispute": lambda: RuleDispute(question="made-bid"),
    "rule-book": lambda: RuleBook(example="bag-penalty/1"),
}


HARD_TO_HIT = {"endgame-board"}
"""Widgets with few actions, of which chance seldom finds the fields."""


@pytest.mark.parametrize("seed", range(samples(small=1, deep=30)))
@pytest.mark.parametrize("name", WIDGETS)
def test_nothing_breaks_a_widget(name, seed, count):
    """The same through the door by which notebooks come: whatever the logic cannot read is one refusal."""
    steps = samples(small=12, deep=200)
    done = attack(lambda: ThroughTheDoor(WIDGETS[name]()), seed, steps, whole=False)
    assert done > steps / (100 if name in HARD_TO_HIT else 8)
    count("random actions done to widgets", done)


OF_RULES = {
    "rules-picker": lambda: RulesPickerLogic("standard+board"),
    "charter": lambda: HouseRuleCharterLogic("standard+win-last-trick"),
    "rule-dispute": lambda: RuleDisputeLogic(question="made-bid"),
    "rule-book": lambda: RuleBookLogic(example="bag-penalty/1"),
}


@pytest.mark.parametrize("seed", range(samples(small=1, deep=30)))
@pytest.mark.parametrize("name", OF_RULES)
def test_nothing_breaks_a_logic_without_its_widget(name, seed, count):
    """A plain page in the browser's Python comes by no door: what is refused is refused as such, and the last words stay."""
    steps = samples(small=15, deep=200)
    done = attack(OF_RULES[name], seed, steps, whole=False)
    assert done > steps / 8
    count("random actions done to logics of rules", done)


# The one rule for the results of a saved run


TRAINERS = {
    "quiz-list": lambda: FollowSuitQuizLogic(questions=["spade-lead-unbroken-2", "spade-lead-broken-3", "s2-cut"]),
    "quiz-endless": lambda: FollowSuitQuizLogic(seed=4, kinds="spade-lead"),
    "break-list": lambda: BreakTrainerLogic(questions=BROKEN[:2]),
    "practice": lambda: PracticeLogic("deal", seed=6, points=1),
}


@cache
def trained(name):
    """Return a trainer that was answered at random until a right and a wrong answer were among the results."""
    logic, chance = TRAINERS[name](), random.Random(1)
    while {result["right"] for result in logic.results} != {True, False}:
        with suppress(ValueError):
            logic.act(random_action(logic, chance))
    return logic


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *[("right", value) for value in ("yes", 1, None)],
        *[("points", value) for value in (-1, 2, True, 10**40, "1", 1.0)],
        *[("possible", value) for value in (-1, 1001, True, 10**40, None)],
        *[("misconception", value) for value in ("made-up", "", 3, ["ace-always-wins"])],
        *[("answer", value) for value in (None, {}, {"cards": 5}, [], 10**40, {"option": "yes", "more": 1})],
        *[("question", value) for value in ("legal-void-0x1", "no-such-question-1", "", 7, None)],
        *[("item", value) for value in ("bags-no-such-kind-1", "bags-carry-01", "", 7, None)],
        *[("kind", value) for value in ("made-up", None)],
        *[("first", value) for value in (1, None, "yes")],
        ("more", 1),
    ],
)
@pytest.mark.parametrize("name", TRAINERS)
def test_a_result_that_no_answer_had_is_refused(name, field, value):
    """One part of one result changed, or a part too many, and the whole state is refused; the trainer stays as it is."""
    logic = trained(name)
    before = page(logic)
    for place, result in enumerate(logic.results):
        if field == "more" or field in result:
            state = as_saved(logic.state())
            state["results"][place][field] = value
            with pytest.raises(SpadesError):
                logic.restore(state)
            assert page(logic) == before


@pytest.mark.parametrize("name", TRAINERS)
def test_what_was_counted_agrees_with_the_results(name):
    """Outcomes, mastered questions and what comes back follow from the results: none more, none fewer, none turned."""
    logic = trained(name)
    before = page(logic)
    for field in ("results", "outcomes", "mastered", "due"):
        kept = as_saved(logic.state()).get(field)
        if not kept:
            continue
        changes = [[*kept, kept[0]], [*kept, None], "x", None]
        if field != "due":  # what was answered to it since is not told apart
            changes.append(kept[1:])
        if field == "outcomes":
            changes.append([not right for right in kept])
        for change in changes:
            with pytest.raises(SpadesError):
                logic.restore({**as_saved(logic.state()), field: change})
            assert page(logic) == before


OLD_STATES = json.loads((Path(__file__).parent.parent / "data" / "old-states.json").read_text(encoding="utf-8"))
"""One state of each logic, as the first version wrote it; never write them anew."""


@pytest.mark.parametrize("name", LOGICS)
def test_a_state_of_the_first_version_is_read(name):
    """What a learner has done outlives a new version: all that the old state says is so again."""
    logic, old = LOGICS[name](), OLD_STATES[name]
    logic.restore(old)
    state = as_saved(logic.state())
    assert {part: state[part] for part in old} == old
