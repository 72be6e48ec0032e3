"""The book of rules: every rule is in it, whole, and its examples are worked through in place."""

import json

import pytest

from spades_teach.catalogue import variant, variants
from spades_teach.catalogue.loader import CATEGORIES
from spades_teach.catalogue.telling import tell
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import VARIANTS, in_force
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import RuleBook
from spades_teach.widgets.rule_book import SHOWN, RuleBookLogic, playable
from spades_teach.widgets.rule_search import rule_index
from spades_teach.widgets.step_reveal import StepRevealLogic
from tests.samples import samples
from tests.widgets.view_samples import check_views

LANGUAGES = ("en", "fa")


# What is in it


@pytest.mark.parametrize("entry", variants(), ids=lambda entry: entry.id)
def test_every_rule_has_a_whole_page(entry, count):
    """Name, meaning, settings, conflicts, sources, disagreements, readings, examples: all that the catalogue has, in each language."""
    logic = RuleBookLogic(entry.id)
    for lang in LANGUAGES:
        page = logic.strings(words_for(lang))["page"]
        assert all(page[name] for name in ("name", "about", "code", "text", "category"))
        assert [each["names"] for each in page["names"]] == [list(names) for names in entry.names.values()]
        assert len(entry.parameters) == len(page["settings"])
        assert all(each["name"] and each["value"] for each in page["settings"])
        assert len(entry.sources) == len(page["sources"])
        telling = tell(entry, words_for(lang))
        assert [each.point.text for each in telling.disagreements] == [
            each["point"]["text"] for each in page["disagreements"]
        ]
        assert [each.question.text for each in telling.readings] == [
            each["question"]["text"] for each in page["readings"]
        ]
        assert [each.note != "" for each in entry.parameters] == [each["note"] is not None for each in page["settings"]]
        assert [each.id for each in entry.examples] == list(page["examples"])
        assert set(page["conflicts"]) <= set(entry.conflicts)
    assert set(logic.view()["conflicts"]) == set(entry.conflicts) & set(VARIANTS)
    count("pages of rules", 1)


def test_all_rules_of_the_engine_are_listed() -> None:
    """Nothing is left out, and each category lists its own."""
    assert sorted(VARIANTS) == sorted(RuleBookLogic().found)
    by_category = [each for category in CATEGORIES for each in RuleBookLogic(category=category).found]
    assert sorted(VARIANTS) == sorted(by_category)


def test_settings_are_told_in_words() -> None:
    """A Persian reader reads no parameter names: the settings are named and valued in the language."""
    for entry in variants():
        page = RuleBookLogic(entry.id).strings(words_for("fa"))["page"]
        for parameter, told in zip(entry.parameters, page["settings"], strict=True):
            assert parameter.name not in plain_text(told["name"])


@pytest.mark.parametrize(
    ("expected", "rule"), [(True, "breaking-spades"), (True, "nil"), (False, "blind-nil"), (False, "solo")]
)
def test_what_the_default_table_has_is_marked(expected, rule):
    """The rules of the default table bear a badge."""
    assert expected == in_force(rule)
    assert expected == bool(RuleBookLogic(rule).strings(words_for("en"))["page"]["inForce"])


@pytest.mark.parametrize("rule", [*(each.id for each in variants() if each.only_with), "nil", "blind-nil"])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_rule_that_needs_company_says_so(rule, lang):
    """A page tells together with what its rule changes anything, unless it does by itself or is in force already."""
    page, words = RuleBookLogic(rule).strings(words_for(lang))["page"], words_for(lang)
    company = variant(rule).only_with
    assert bool(company) == bool(page["onlyWith"])
    for choice in company:
        other = choice.partition(":")[0]
        assert other == rule or words.rule(other) in page["onlyWith"]


# What is found


@pytest.mark.parametrize(
    ("expected", "query"),
    [
        ("big-joker-little-joker", "big joker little joker"),
        ("blind-nil", "blind nil"),
        ("blind-nil", "نیل کور"),
        ("ten-for-200", "10 for 200"),
        ("bag-penalty", "sandbagging"),
        ("mirrors", "mirror"),
        ("surrender", "تسلیم"),
        ("two-players", "two players"),
        ("whiz", "whizz"),
    ],
)
def test_a_rule_is_found_by_any_of_its_names(expected, query):
    """English, Persian, Arabic or the id: all names of the texts lead to the rule."""
    assert expected in rule_index().find(query)[:2]


# Examples


@pytest.mark.parametrize(
    "example", [each for entry in variants()[:: samples(small=6, deep=1)] for each in entry.examples]
)
def test_an_example_is_worked_in_place(example, count):
    """It behaves in the book as the worked example of its own does."""
    logic = RuleBookLogic(example.variant)
    logic.act({"kind": "try", "example": example.id})
    alone = StepRevealLogic(example.id)
    assert alone.view() == logic.view()["worked"]
    while not alone.done:
        alone.act({"kind": "show"})
        logic.act({"kind": "example", "action": {"kind": "show"}})
        assert alone.view() == logic.view()["worked"]
    logic.act({"kind": "try", "example": example.id})
    assert logic.view()["worked"] is None
    count("examples worked in the book", 1)


@pytest.mark.parametrize("entry", variants()[:: samples(small=4, deep=1)], ids=lambda entry: entry.id)
def test_what_an_example_teaches_is_told_after_it_is_asked(entry, count):
    """Neither view nor texts hold the sentence of an example before it was answered to the end, nor on the page of its rule while it is worked."""
    logic, example = RuleBookLogic(entry.id), entry.examples[0].id
    telling = {lang: tell(entry, words_for(lang)).examples[example].text for lang in LANGUAGES}
    assert not told(logic, example)
    logic.act({"kind": "try", "example": example})
    while not logic.worked.done:
        assert not told(logic, example)
        assert logic.strings(words_for("en"))["worked"]["teaches"] is None
        logic.act({"kind": "example", "action": {"kind": "show"}})
    assert not told(logic, example)
    for lang, text in telling.items():
        assert text == logic.strings(words_for(lang))["worked"]["teaches"]["text"]
    logic.act({"kind": "try", "example": example})
    assert told(logic, example)
    logic.act({"kind": "try", "example": example})
    assert not told(logic, example)
    count("sentences kept until the example was answered", 1)


def told(logic: RuleBookLogic, example: str) -> bool:
    """Tell whether the sentence stands beside its example, in every language or in none."""
    on = {each["id"]: each["told"] for each in logic.view()["examples"]}[example]
    for lang in LANGUAGES:
        text = logic.strings(words_for(lang))["page"]["examples"][example]["text"]
        assert (text is not None) == on
        assert text is None or text["text"] == tell(variant(logic.rule), words_for(lang)).examples[example].text
    return on


def test_an_example_that_is_only_read_is_told_and_covered_again() -> None:
    """One press tells the sentence without playing, another covers it; the others stay covered, and turning pages forgets nothing."""
    book = RuleBook("bag-penalty", lang="en")
    book.read("bag-penalty/2")
    assert [False, True, False, False] == [told(book.logic, each) for each in book.examples]
    book.turn_to("solo")
    book.turn_to("bag-penalty")
    assert told(book.logic, "bag-penalty/2")
    book.do("read", example="bag-penalty/2", on=False)
    assert not any(told(book.logic, each) for each in book.examples)


def test_half_an_example_is_no_answer() -> None:
    """Put away before its end, its sentence stays covered."""
    book = RuleBook(example="bag-penalty/1", lang="en")
    book.do("example", action={"kind": "check", "text": "5"})
    book.work("bag-penalty/1")
    assert not told(book.logic, "bag-penalty/1")


def test_every_example_can_be_played() -> None:
    """None is only to be read: each asks something that the engine can check."""
    examples = [each.id for entry in variants() for each in entry.examples]
    assert [] == [each for each in examples if not playable(each)]
    assert [] == [each for each in examples if not StepRevealLogic(each).lines]


def test_what_comes_later_in_an_example_is_not_on_the_page() -> None:
    """The book hides what the worked example hides."""
    book = RuleBook(example="bag-penalty/2", lang="en")
    worked = book.view["worked"]
    assert worked["at"] == 0
    assert worked["lines"] == []


# What is done


def test_turning_pages() -> None:
    """Open, next, back: the pages follow the list that was found."""
    logic = RuleBookLogic(category="ending")
    first, second = logic.found[:2]
    logic.act({"kind": "open", "rule": first})
    assert (None, second) == (logic.view()["before"], logic.view()["after"])
    logic.act({"kind": "open", "rule": second})
    assert first == logic.view()["before"]
    assert [] == logic.view()["rules"]
    logic.act({"kind": "close"})
    assert first == logic.view()["rules"][0]


def test_the_list_is_short_until_the_rest_is_asked_for() -> None:
    """Twelve rules are listed, the others with one press."""
    logic = RuleBookLogic()
    assert SHOWN == len(logic.view()["rules"]) == len(VARIANTS) - logic.view()["more"]
    logic.act({"kind": "more"})
    assert len(VARIANTS) == len(logic.view()["rules"])


def test_searching_closes_the_page_and_its_example() -> None:
    """A new search shows its list."""
    logic = RuleBookLogic(example="blind-nil/1")
    logic.act({"kind": "search", "text": "jokers"})
    assert (logic.rule, logic.example) == (None, None)
    assert logic.view()["rules"]


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "open", "rule": "no-such"},
        {"kind": "try", "example": "blind-nil/1"},  # of another rule
        {"kind": "try", "example": 5},
        {"kind": "read", "example": "blind-nil/1", "on": True},  # of another rule
        {"kind": "read", "example": "bag-penalty/1", "on": 1},
        {"kind": "example", "action": {"kind": "show"}},  # none is begun
        {"kind": "category", "category": "weather"},
        {"kind": "search", "text": "x" * 121},
        {"kind": "shout"},
    ],
)
def test_what_makes_no_sense_is_refused(action):
    """It changes nothing."""
    book = RuleBook("bag-penalty", lang="en")
    before = book.state()
    with pytest.raises(SpadesError):
        book.do(action["kind"], **{name: value for name, value in action.items() if name != "kind"})
    assert before == book.state()


@pytest.mark.parametrize("wrong", [{"rule": "no-such"}, {"example": "no-such/1"}, {"category": "weather"}])
def test_what_is_not_in_the_book_cannot_be_opened(wrong):
    """The refusal names what there is, in each language."""
    with pytest.raises(SpadesError) as caught:
        RuleBook(**wrong, lang="en")
    for lang in LANGUAGES:
        assert words_for(lang)(caught.value.id, **caught.value.facts)


# What is kept


def test_a_state_brings_everything_back() -> None:
    """Search, page, the example with its answers, and what was read are kept as plain JSON."""
    book = RuleBook(lang="en")
    book.search("bag penalty")
    book.turn_to("bag-penalty")
    book.read("bag-penalty/3")
    book.work("bag-penalty/1")
    book.do("example", action={"kind": "check", "text": "5"})
    state = json.loads(json.dumps(book.state()))
    other = RuleBook(lang="en")
    other.restore(state)
    assert state == other.state()
    assert book.logic.view() == other.logic.view()
    assert told(other.logic, "bag-penalty/3")


def test_a_state_from_before_sentences_could_be_covered_is_taken() -> None:
    """What earlier versions saved opens the same page, with nothing read."""
    book = RuleBook("bag-penalty", example="bag-penalty/1", lang="en")
    earlier = {name: value for name, value in book.state().items() if name != "read"}
    other = RuleBook(lang="en")
    other.restore(earlier)
    assert other.logic.view() == book.logic.view()


@pytest.mark.parametrize(
    "change",
    [
        {"rule": "no-such"},
        {"example": "blind-nil/1"},
        {"worked": None},
        {"query": 5},
        {"read": ["no-such/1"]},
        {"read": ["bag-penalty/1", "bag-penalty/1"]},
        {"read": "bag-penalty/1"},
        {"read": [["bag-penalty/1"]]},
        {"all": 1},
        {"category": "weather"},
        {"format": 2},
        {"x": 1},
    ],
)
def test_a_state_that_is_none_is_refused(change):
    """It changes nothing."""
    book = RuleBook("bag-penalty", lang="en")
    book.work("bag-penalty/1")
    before = book.state()
    with pytest.raises(SpadesError):
        book.restore({**before, **change})
    assert before == book.state()


def test_a_damaged_example_is_no_state() -> None:
    """A rule and an example that do not belong together are refused."""
    book = RuleBook("bag-penalty", example="bag-penalty/1", lang="en")
    with pytest.raises(SpadesError):
        book.restore({**book.state(), "rule": "solo"})
    assert variant("bag-penalty").id == book.rule


CASES = [
    {"name": "list", "make": {"category": "deal", "lang": "en"}, "do": []},
    {"name": "found", "make": {"lang": "fa"}, "do": [{"kind": "search", "text": "نیل کور"}]},
    {"name": "page", "make": {"rule": "deuce-starts", "lang": "en"}, "do": []},
    {
        "name": "read",
        "make": {"rule": "deuce-starts", "lang": "en"},
        "do": [{"kind": "read", "example": "deuce-starts/1", "on": True}],
    },
    {"name": "worked", "make": {"example": "deuce-starts/2", "lang": "en"}, "do": []},
    {
        "name": "score",
        "make": {"example": "bag-penalty/1", "lang": "fa"},
        "do": [{"kind": "example", "action": {"kind": "check", "text": "۵"}}],
    },
    {"name": "read-only", "make": {"rule": "solo", "lang": "fa"}, "do": []},
    {"name": "nothing", "make": {"lang": "en"}, "do": [{"kind": "search", "text": "xyzzy"}]},
]


def test_the_views_are_those_of_the_samples() -> None:
    """What JavaScript is tested with is what Python makes."""
    check_views("rule-book", RuleBook, CASES)
