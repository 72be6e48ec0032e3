"""The questions about rules: whose answer comes first, who plays otherwise, what is searched, what is kept."""

import json
from dataclasses import replace
from typing import Any

import pytest
from fluent.syntax import FluentParser

from spades_teach.analysis.disputes import find, form_of
from spades_teach.catalogue import question, questions
from spades_teach.core.cards import read_cards
from spades_teach.core.errors import SpadesError
from spades_teach.core.judging import legal_cards
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.tricks import read_plays
from spades_teach.core.variants import PROFILES, compose
from spades_teach.i18n import plain_text, words_for
from spades_teach.i18n.locales import HOME
from spades_teach.widgets import RuleDispute
from spades_teach.widgets.dispute_words import tables_for
from spades_teach.widgets.rule_dispute import SHOWN, TOPICS, RuleDisputeLogic
from tests.samples import samples
from tests.widgets.view_samples import check_views

LANGUAGES = ("en", "fa")
LED = "standard+breaking-spades:required=false"


def opened(asked: str, rules: str = "standard") -> RuleDisputeLogic:
    return RuleDisputeLogic(rules=rules, question=asked)


def answer(logic: RuleDisputeLogic, lang: str = "en") -> dict[str, Any]:
    told: dict[str, Any] = logic.strings(words_for(lang))["answer"]
    return told


# Whose answer


@pytest.mark.parametrize(
    ("beginning", "rules"),
    [
        pytest.param("No.", "standard", id="default-table"),
        pytest.param("Yes.", LED, id="spades-at-any-time"),
        pytest.param("Yes.", "cookout", id="a-profile"),
        pytest.param("Yes, but not", f"{LED}+no-spade-lead-first-trick", id="after-the-first-trick"),
    ],
)
def test_the_tables_own_answer_comes_first(beginning, rules):
    """The answer is that of the rules that were given, and stands under no other table."""
    told = answer(opened("lead-spade-unbroken", rules))
    assert plain_text(told["text"]).startswith(beginning)
    assert told["text"] not in [other["text"] for other in told["others"]]


@pytest.mark.parametrize("asked", [each.id for each in questions()])
@pytest.mark.parametrize("rules", samples(small=["standard", "cookout"], deep=sorted(PROFILES)))
def test_every_table_answers_once(asked, rules, count):
    """A table stands under one answer only, and where it differs from the own answer the engine differs."""
    told = answer(opened(asked, rules))
    under = [table["spec"] for other in told["others"] for table in other["tables"]]
    under += [table["spec"] for table in told["agree"]]
    assert len(under) == len(set(under))
    assert rules not in under
    own = find(compose(rules), question(asked))
    for other in told["others"]:
        for table in other["tables"]:
            finding = find(compose(table["spec"]), question(asked))
            assert (form_of(question(asked), finding), finding.outcome) != (form_of(question(asked), own), own.outcome)
    count("answers of tables", len(under) + 1)


def test_it_is_told_who_plays_so() -> None:
    """A source stands under each table that has one: who is known for it, and the texts in which a rule stands."""
    (other,) = [other for other in answer(opened("below-minus-two-hundred"))["others"] if "lost" in other["text"]]
    says = {table["spec"]: table["says"] for table in other["tables"]}
    assert says["zone"] == "from Microsoft Zone"
    assert "Trickster" in says["standard+loss-at-minus-200"]
    assert "encyclopaedia" in says["standard+loss-at-minus-200"]


def test_a_rule_set_of_ones_own_is_named_by_its_rules() -> None:
    """What is set about a rule is told with its name."""
    told = answer(opened("lead-spade-unbroken", f"{LED}+board"))
    assert "Board" in told["name"]
    assert "Spades have to be broken: no" in told["name"]


@pytest.mark.parametrize("each", questions(), ids=lambda each: each.id)
def test_no_table_is_asked_twice(each):
    """Two tables never have the same name of rules."""
    names = [table.rules.name for table in tables_for(each, compose("zone"))]
    assert names[0] == "zone"
    assert len(names) == len(set(names))


@pytest.mark.parametrize("each", questions(), ids=lambda each: each.id)
def test_a_table_given_as_rules_of_its_own_is_that_table(each):
    """Rules that are equal to a named table, and yet not the same object, answer as it does, also where the example does not fit them."""
    own = replace(PROFILES["solo-4"])
    assert own is not PROFILES["solo-4"]
    assert answer(RuleDisputeLogic(rules=own, question=each.id)) == answer(opened(each.id, "solo-4"))


# What is said


def forms_in(lang: str) -> dict[str, set[str]]:
    """Return the attributes of each message of the file of questions."""
    resource = FluentParser().parse((HOME / lang / "questions.ftl").read_text(encoding="utf-8"))
    messages = [entry for entry in resource.body if hasattr(entry, "attributes") and hasattr(entry, "id")]
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in messages}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_of_every_answer_is_said(lang):
    """Each question has its words, each form that the data names a sentence, and no sentence waits for a form that is not there."""
    said = forms_in(lang)
    assert set(said) == {f"question-{each.id}" for each in questions()}
    for each in questions():
        forms = set(each.forms.values())
        assert {"words", *forms} <= said[f"question-{each.id}"] <= {"words", "differs", *forms}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "rules", ["standard", "standard+three-players", "standard+play-to-win-tarot+three-b", "solo-4"]
)
def test_all_is_said_in_every_language(lang, rules):
    """No question leaves a text empty or in another language."""
    words = words_for(lang)
    for each in questions():
        told = answer(opened(each.id, rules), lang)
        assert all(told[name] for name in ("name", "text", "othersName"))
        assert all(table["name"] for other in told["others"] for table in other["tables"])
    assert [name for name in words.missing if name.startswith(("question-", "dispute-", "rule-setting"))] == []


@pytest.mark.parametrize(
    ("lang", "rules", "asked", "expected"),
    [
        ("en", "standard", "twenty-bags", "Two, one for each 10: 200 points."),
        ("en", "standard+bag-penalty-short", "twenty-bags", "4, one for each 5: 200 points."),
        ("en", "standard+bag-penalty:penalty=50", "twenty-bags", "2, one for each 10: 100 points."),
        ("en", "standard+bag-penalty:limit=20", "twenty-bags", "One, for 20 bags: 100 points."),
        ("fa", "standard+bag-penalty-short", "twenty-bags", "۴ تا، برای هر ۵ بگ یکی: ۲۰۰ امتیاز."),
        ("en", "standard+bag-penalty-short", "five-bag-game", "Yes, 50 for every 5. In the example"),
        ("en", "standard+bag-penalty:limit=4,penalty=50", "five-bag-game", "In the example the round comes to −8."),
        ("fa", "standard+bag-penalty-short", "five-bag-game", "بله، برای هر ۵ تا ۵۰ امتیاز."),
        ("en", "standard+bag-penalty-short", "eleven-bags", "In the example the score becomes 291"),
        ("en", "standard+bag-penalty:limit=20", "when-bags-cost", "On reaching 20: that costs 100 points"),
        (
            "en",
            "standard+bag-penalty:limit=7",
            "nil-crosses-ten-bags",
            "Yes. Its tricks are bags like any others; here they complete the 7, and",
        ),
        (
            "fa",
            "standard+bag-penalty:limit=7",
            "nil-crosses-ten-bags",
            "بله. دست‌هایش مثل هر بگ دیگری‌اند؛ اینجا ۷ تا را پر می‌کنند",
        ),
        (
            "en",
            "standard+short-game-300",
            "penalty-before-the-end",
            "Yes. The round is scored to the end first; here that leaves 412, and at this table it is enough",
        ),
        ("en", "standard", "last-digit", "Only while the score is positive."),
        ("en", "standard+bag-penalty-110", "last-digit", "Only while the score is positive."),
        ("en", "standard+bag-penalty-short", "last-digit", "No. Every 5 bags that leave the counter move it"),
        ("fa", "standard+bag-penalty:limit=7", "last-digit", "نه. هر ۷ بگی که از شمارنده می‌رود"),
        ("en", "alabama", "nil-value", "+100 points when you take no trick"),
        ("en", "alabama", "twenty-bags", "Two, one for each 10: 200 points."),
        ("en", "alabama", "when-bags-cost", "On reaching 10: that costs 100 points"),
    ],
)
def test_an_answer_tells_the_numbers_of_its_table(lang, rules, asked, expected):
    """Ten bags, two penalties, 200 points: what a house rule can change is told as that rule has it."""
    assert plain_text(answer(opened(asked, rules), lang)["text"]).startswith(expected)


# The example


@pytest.mark.parametrize("asked", [each.id for each in questions() if each.probe == "cards"])
@pytest.mark.parametrize("rules", ["standard", LED, "standard+play-to-win-tarot", "standard+first-trick-lowest-club"])
def test_the_example_shows_what_may_be_played(asked, rules):
    """The cards that stand out are those that the engine allows."""
    given, table = question(asked).given, compose(rules)
    context = PlayContext(
        hand=read_cards(given["hand"]),
        plays=read_plays(given.get("trick", "")),
        trumps=table.trumps,
        broken=given.get("broken", False),
        first_trick=given.get("first_trick", False),
    )
    shown = opened(asked, rules).view()["example"]["hand"]
    assert [card.code for card in legal_cards(table, context)] == [
        each["card"] for each in shown if each["state"] == "legal"
    ]


def test_the_example_of_a_score_adds_up() -> None:
    """The lines of an example come to what the answer says."""
    lines = answer(opened("exactly-ten-bags"))["example"]["lines"]
    assert [line["points"] for line in lines] == ["+50", "+3", "−100", "−47", "290"]


# What is done


def test_typing_finds_and_pressing_opens() -> None:
    """The best find is listed first; pressed again it closes."""
    dispute = RuleDispute(lang="en")
    dispute.search("can I lead spades")
    assert dispute.view["questions"][0] == {"id": "lead-spade-unbroken", "open": False}
    dispute.ask("lead-spade-unbroken")
    assert (dispute.question, dispute.form) == ("lead-spade-unbroken", "no")
    assert dispute.answer.startswith("No. Until spades are broken")
    dispute.ask("lead-spade-unbroken")
    assert (dispute.question, dispute.form, dispute.answer) == (None, None, "")


def test_the_list_is_short_until_the_rest_is_asked_for() -> None:
    """Eight questions are listed, the others with one press."""
    logic = RuleDisputeLogic()
    assert SHOWN == len(logic.view()["questions"]) == len(questions()) - logic.view()["more"]
    logic.act({"kind": "more"})
    assert len(questions()) == len(logic.view()["questions"])
    assert logic.view()["more"] == 0


def test_a_topic_lists_its_questions_and_forgets_the_search() -> None:
    """Each question has one topic, and all topics together have all questions."""
    logic, listed = RuleDisputeLogic(), []
    for topic in TOPICS:
        logic.act({"kind": "search", "text": "nil"})
        logic.act({"kind": "topic", "topic": topic})
        assert logic.query == ""
        listed += logic.found
    assert sorted(listed) == sorted(each.id for each in questions())


def test_an_open_question_that_no_longer_fits_is_closed() -> None:
    """A search that finds something else closes what was open; one that finds it keeps it."""
    logic = opened("joker-order")
    logic.act({"kind": "search", "text": "jokers"})
    assert logic.open == "joker-order"
    logic.act({"kind": "search", "text": "tie"})
    assert logic.open is None


def test_nothing_found_is_said() -> None:
    """An empty list says what to try."""
    logic = RuleDisputeLogic()
    logic.act({"kind": "search", "text": "xyzzy"})
    assert logic.strings(words_for("en"))["none"]
    assert logic.view()["questions"] == []


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "open", "question": "no-such"},
        {"kind": "open"},
        {"kind": "topic", "topic": "weather"},
        {"kind": "search", "text": "x" * 121},
        {"kind": "search", "text": 5},
        {"kind": "shout"},
    ],
)
def test_what_makes_no_sense_is_refused(action):
    """It changes nothing."""
    dispute = RuleDispute(question="made-bid", lang="en")
    before = dispute.state()
    with pytest.raises(SpadesError):
        dispute.do(action["kind"], **{name: value for name, value in action.items() if name != "kind"})
    assert before == dispute.state()


# What is kept


def test_a_state_brings_everything_back() -> None:
    """Search, topic and open question are kept as plain JSON, and another table comes back with its rules."""
    dispute = RuleDispute("zone", lang="en")
    dispute.search("nil")
    dispute.ask("nil-and-contract-fail")
    state = json.loads(json.dumps(dispute.state()))
    other = RuleDispute(lang="en")
    other.restore(state)
    assert other.state() == state
    assert other.answer == dispute.answer
    assert other.logic.rules == compose("zone")


@pytest.mark.parametrize(
    "change",
    [
        {"open": "no-such"},
        {"topic": "weather"},
        {"query": 5},
        {"rules": "standard+nonsense"},
        {"all": 1},
        {"format": 2},
        {"x": 1},
    ],
)
def test_a_state_that_is_none_is_refused(change):
    """It changes nothing."""
    dispute = RuleDispute(question="made-bid", lang="en")
    before = dispute.state()
    with pytest.raises(SpadesError):
        dispute.restore({**before, **change})
    assert before == dispute.state()


CASES = [
    {"name": "all", "make": {"lang": "en"}, "do": []},
    {
        "name": "cards",
        "make": {"lang": "en"},
        "do": [
            {"kind": "search", "text": "can I lead spades"},
            {"kind": "open", "question": "lead-spade-unbroken"},
        ],
    },
    {
        "name": "trick",
        "make": {"rules": "standard+play-to-win-tarot", "question": "must-trump", "lang": "fa"},
        "do": [],
    },
    {
        "name": "score",
        "make": {"lang": "fa", "four_colour": True},
        "do": [{"kind": "topic", "topic": "nil"}, {"kind": "open", "question": "failed-nil-tricks"}],
    },
    {"name": "no-example", "make": {"question": "playing-alone", "lang": "en"}, "do": []},
    {"name": "nothing", "make": {"lang": "en"}, "do": [{"kind": "search", "text": "xyzzy"}]},
]


def test_the_views_are_those_of_the_samples() -> None:
    """What JavaScript is tested with is what Python makes."""
    check_views("rule-dispute", RuleDispute, CASES)
