"""The charter widget: what is answered, what goes together, what comes of it, what is kept and read back."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.catalogue.charter import charter_questions
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import compose
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import HouseRuleCharter
from spades_teach.widgets.house_rule_charter import HouseRuleCharterLogic
from tests.samples import samples
from tests.widgets.view_samples import check_views

QUESTIONS = charter_questions()


def answered(answers, rules="standard"):
    """Return a charter with these answers."""
    charter = HouseRuleCharter(rules, lang="en")
    for question, answer in answers.items():
        charter.answer(question, answer)
    return charter


# The way through the questions


def test_skipping_everything_is_the_default_table():
    """Fifteen questions; who skips them all plays the rules the charter began from."""
    charter = HouseRuleCharter(lang="en")
    assert len(QUESTIONS) == 15
    for question in QUESTIONS:
        assert charter.view["question"] == question.id
        charter.skip(question.id)
    assert (charter.done, charter.spec, dict(charter.answers)) == (True, "standard", {})
    assert charter.rules is compose("standard")


def test_forward_back_and_anywhere():
    """Next and back walk, a number jumps, and no answer is lost by it."""
    charter = answered({"bags": "five"})
    for kind, fields, at in [
        ("next", {}, 1),
        ("next", {}, 2),
        ("back", {}, 1),
        ("go", {"to": 15}, 15),
        ("back", {}, 14),
        ("go", {"to": 0}, 0),
    ]:
        charter.do(kind, **fields)
        assert charter.view["at"] == at
    assert [step["id"] for step in charter.view["steps"] if step["answered"]] == ["bags"]
    with pytest.raises(SpadesError):
        charter.do("back")


def test_the_answer_that_holds_when_skipped_is_marked():
    """At each table the one that it plays anyway; none where it plays something of its own."""
    bags = [question.id for question in QUESTIONS].index("bags")
    for rules, usual in [
        ("standard", ["ten"]),
        ("standard+bag-penalty:limit=7", []),
        ("clarksville", ["free"]),
    ]:
        charter = HouseRuleCharter(rules, lang="en")
        charter.do("go", to=bags)
        assert [option["id"] for option in charter.view["options"] if option["usual"]] == usual
        assert [option for option, said in charter.strings["options"].items() if said["usual"]] == usual


# What goes together


@pytest.mark.parametrize(
    ("given", "question", "blocked", "words"),
    [
        ({"jokers": "jokers-and-deuce"}, "first-trick", ["club-leads"], "question 3"),
        ({"first-trick": "club-leads"}, "jokers", ["jokers-and-deuce", "jokers-and-deuces"], "question 2"),
        ({"nil": "off"}, "blind-nil", ["behind", "not-ahead"], "question 6"),
        ({}, "exchange", ["blind-only"], "question 8"),
        ({"blind-nil": "behind"}, "exchange", [], ""),
    ],
)
def test_answers_that_do_not_go_together_are_greyed_with_the_reason(given, question, blocked, words):
    """The catalogue's conflicts, and an exchange for a bid that nobody can make; the reason names the question in the way."""
    charter = answered(given)
    charter.do("go", to=[each.id for each in QUESTIONS].index(question))
    assert [option["id"] for option in charter.view["options"] if option["blocked"]] == blocked
    for option, said in charter.strings["options"].items():
        assert bool(said["blocked"]) == (option in blocked)
        assert option not in blocked or words in said["blocked"]
    before = charter.state()
    for option in blocked:
        with pytest.raises(SpadesError):
            charter.answer(question, option)
    assert charter.state() == before


@settings(max_examples=samples(small=15, deep=300), deadline=None)
@given(st.lists(st.tuples(st.sampled_from(QUESTIONS), st.integers(0, 3)), max_size=12))
def test_whatever_is_offered_can_be_chosen_and_holds(presses):
    """Whatever is pressed, in any order: what is not greyed becomes the rule, the spec composes, and reads back as the same rules."""
    logic = HouseRuleCharterLogic()
    for question, number in presses:
        logic.act({"kind": "go", "to": QUESTIONS.index(question)})
        options = logic.view()["options"]
        option = options[number % len(options)]
        if not option["blocked"]:
            logic.act({"kind": "choose", "question": question.id, "option": option["id"]})
            assert logic.sheet.holds(question.id) == option["id"]
    again = HouseRuleCharterLogic(str(logic.sheet.spec))
    assert again.rules == logic.rules
    kept = json.loads(json.dumps(logic.state()))
    other = HouseRuleCharterLogic()
    other.restore(kept)
    assert other.state() == kept
    assert (other.view(), other.sheet.spec) == (logic.view(), logic.sheet.spec)


# What comes of it


def test_all_three_forms_are_read_back():
    """A spec, a link on any page, and a rule file: the same charter."""
    charter = answered({"bags": "five", "nil": "fifty"})
    assert charter.link("https://example.org/spades?x=1#top") == f"https://example.org/spades?x=1#rules={charter.spec}"
    encoded = charter.link("https://example.org/").replace("+", "%2B").replace(":", "%3A")
    persian = f"\u2066{charter.spec}\u2069".replace("5", "۵")
    for shared in (charter.spec, charter.link(), encoded, charter.rule_file(), persian):
        again = HouseRuleCharter(shared, lang="en")
        assert (again.spec, again.answers) == (charter.spec, charter.answers)
        opened = HouseRuleCharter(lang="en")
        opened.do("open", text=shared)
        assert (opened.spec, opened.done, opened.strings["feedback"]["sign"]) == (charter.spec, True, "good")


@pytest.mark.parametrize("text", ["", "standard+board+mirrors", '{"format": 2}', "{", "[1]", "#rules=", "half"])
def test_what_cannot_be_opened_changes_nothing_and_is_told(text):
    """Pasted text that is no charter, or rules that exclude each other."""
    charter = answered({"bags": "five"})
    charter.do("open", text=text)
    assert charter.spec == "standard+bag-penalty-short"
    assert charter.strings["feedback"]["sign"] == "bad"
    with pytest.raises(SpadesError):
        HouseRuleCharter(text)


def test_rules_that_no_question_asks_about_stay():
    """A charter of rules outside the fifteen questions keeps them, and says them."""
    charter = answered({"bags": "free"}, "standard+win-last-trick+bag-penalty-short")
    assert charter.spec == "standard+no-overs+win-last-trick"
    assert plain_text(words_for("en").rule_about("win-last-trick")) in plain_text(charter.to_html())


def test_a_page_in_another_language():
    """The page can speak another language than the widget."""
    charter = HouseRuleCharter(lang="en")
    assert 'dir="rtl"' in charter.to_html("fa")
    assert 'dir="ltr"' in charter.to_html()


def test_only_a_number_is_a_place_among_the_questions():
    """A truth value is none, though Python counts with it."""
    charter = HouseRuleCharter(lang="en")
    with pytest.raises(SpadesError):
        charter.do("go", to=True)
    assert type(charter.view["at"]) is int


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {"answers": {"bags": "six"}},
        {"answers": {"bag": "ten"}},
        {"at": 16},
        {"at": True},
        {"answers": {"nil": "off", "blind-nil": "behind"}},
        {"others": ["no-such-rule"]},
        {"profile": "standard+board"},
        {"begun": " standard"},
        {"format": 2},
        {"done": True},
    ],
)
def test_a_state_that_cannot_be_is_refused(broken):
    """A state of no charter, with answers that there are not, or that exclude each other, changes nothing."""
    charter = answered({"bags": "five"})
    before = charter.state()
    state = {**before, **broken} if broken else {}
    with pytest.raises(SpadesError):
        charter.restore(state)
    assert charter.state() == before


CASES = [
    {"name": "first", "make": {"lang": "en"}, "do": []},
    {
        "name": "chosen",
        "make": {"lang": "fa"},
        "do": [{"kind": "go", "to": 11}, {"kind": "choose", "question": "bags", "option": "five"}],
    },
    {
        "name": "blocked",
        "make": {"lang": "en"},
        "do": [{"kind": "choose", "question": "nil", "option": "off"}, {"kind": "go", "to": 7}],
    },
    {
        "name": "charter",
        "make": {"lang": "en", "rules": "standard+board+bag-penalty-short+win-last-trick"},
        "do": [{"kind": "go", "to": 15}],
    },
    {"name": "refused", "make": {"lang": "fa"}, "do": [{"kind": "open", "text": "standard+bord"}]},
]


def test_views():
    """What Python makes is what the JavaScript test draws."""
    check_views("house-rule-charter", HouseRuleCharter, CASES)
