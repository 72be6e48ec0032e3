"""Charters: what the engine finds is what the sources say, the sentences tell all of a rule set, and the page is whole."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.catalogue import sources, variant
from spades_teach.catalogue.charter import charter_questions
from spades_teach.charter.answers import Sheet, answer_in, tables_with
from spades_teach.charter.findings import FINDERS, found
from spades_teach.charter.page import charter_page
from spades_teach.charter.sentences import TOPICS, charter_of
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import PROFILES, VARIANTS, compose, read_spec
from spades_teach.core.variants.sharing import read_shared, write_link, write_rule_file
from spades_teach.i18n import plain_text, words_for
from tests.samples import samples

QUESTIONS = charter_questions()
ANSWERS = [(question, answer) for question in QUESTIONS for answer in question.answers]
NAMED = [f"{question.id}-{answer.id}" for question, answer in ANSWERS]


# The questions


def test_there_are_fifteen_with_two_to_four_answers():
    """Each question has a finder, a topic and answers of its own ids."""
    assert len(QUESTIONS) == 15
    assert {question.id for question in QUESTIONS} == set(FINDERS)
    for question in QUESTIONS:
        ids = [answer.id for answer in question.answers]
        assert 2 <= len(ids) == len(set(ids)) <= 4
        assert question.topic in TOPICS
        assert set(question.rules) <= set(VARIANTS)


@pytest.mark.parametrize(("question", "answer"), ANSWERS, ids=NAMED)
def test_an_answer_is_told_apart_and_has_its_sources(question, answer):
    """Alone it is found as itself and no other; who plays so are texts that have one of its variants, or named tables."""
    assert answer_in(question.id, "+".join((answer.table, *answer.parts))) == answer.id
    used = {choice.id for choice in read_spec("+".join(("standard", *answer.parts))).choices}
    assert used <= set(question.rules)
    usual = answer is question.answers[0]  # its sources are those of the base game
    said = {each.id for each in sources()} if usual else {each for rule in used for each in variant(rule).sources}
    assert set(answer.sources) <= said
    assert answer.sources or tables_with(question.id, answer.id)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)
def test_the_first_answer_is_that_of_the_default_table(question):
    """So that skipping and choosing it come to the same."""
    first = question.answers[0].id
    assert answer_in(question.id, "standard") == first
    assert str(Sheet.of("standard").answered(question.id, first).spec) == "standard"


@pytest.mark.parametrize("rule", VARIANTS)
def test_every_rule_can_be_asked_each_question(rule):
    """A rule may leave nothing to ask about: with `suicide-forced-nil` nobody bids a number after a partner who bid one."""
    rules = compose(f"standard+{rule}")
    findings = [found(question.id, rules) for question in QUESTIONS]
    assert any(finding is not None for finding in findings)


# What is found


@pytest.mark.parametrize(
    ("question", "rules", "expected"),
    [
        pytest.param("spade-lead", "standard", {"first": "8H", "later": "8H"}, id="q1-broken"),
        pytest.param("first-trick", "standard", {"void": "JS 8D 4H"}, id="q7-a-spade-when-void"),
        pytest.param("first-trick", "standard+first-trick-lowest-club", {"void": "8D 4H", "clubs": "9C"}, id="q7-club"),
        pytest.param(
            "jokers", "standard+deuces-high:form=jokers-2d-2s", {"top": "BJ LJ 2D 2S AS", "out": "2C 2H"}, id="q37"
        ),
        pytest.param(
            "jokers",
            "standard+deuces-high+three-players:removed=KS",
            {"top": "2H 2C 2D 2S AS"},
            id="deuces-without-the-king",
        ),
        pytest.param("nil", "standard", {"value": 100, "cost": -100, "kept": 140}, id="q21"),
        pytest.param("failed-nil", "standard", {"points": -138, "bags": 2}, id="failed-nil-tricks/1"),
        pytest.param(
            "failed-nil", "standard+failed-nil-tricks:mode=toward-partner", {"points": -59, "bags": 1}, id="q22-helps"
        ),
        pytest.param(
            "failed-nil", "standard+failed-nil-tricks:mode=void", {"points": -140, "bags": 0}, id="q22-neither"
        ),
        pytest.param("blind-nil", "standard+blind-nil", {"value": 200, "deficit": 100}, id="q28-exactly-100-behind"),
        pytest.param("exchange", "standard+blind-nil+nil-passing", {"nil": 1, "blind": 2}, id="q40"),
        pytest.param("smallest-bid", "standard+board", {"least": 4, "partner": 3, "beside_nil": 4}, id="q34"),
        pytest.param("ten-for-200", "standard+ten-for-200", {"made": 200, "failed": -200}, id="q36"),
        pytest.param("set", "standard", {"points": -70, "near_points": -70}, id="q14"),
        pytest.param("set", "standard+no-point-deductions", {"points": 0}, id="q14-bicycle"),
        pytest.param(
            "bags", "standard", {"limit": 10, "penalty": -100, "points": -47, "after": 1}, id="s2-bag-penalty"
        ),
        pytest.param("bags", "standard+bag-penalty-short", {"limit": 5, "penalty": -50}, id="q44"),
        pytest.param("target", "standard", {"target": 500}, id="q30"),
        pytest.param("floor", "standard+loss-at-minus-200", {"limit": -200, "above": -199}, id="q33-zone"),
        pytest.param(
            "renege", "standard+renege-penalty:mode=three-tricks", {"lost": 3, "points": 50, "usual": 53}, id="q38"
        ),
    ],
)
def test_it_finds_what_the_sources_say(question, rules, expected):
    """The facts of each question at tables whose answers are known."""
    facts = found(question, compose(rules)).facts
    assert expected == {name: facts[name] for name in expected}


@pytest.mark.parametrize("removed", ["KS", "2S", "AS", "2C"])
def test_a_card_that_is_left_out_makes_no_trump_of_another(removed):
    """Where the spades stand in their usual order, the charter does not speak of jokers and twos, whichever card is missing."""
    assert found("jokers", compose(f"standard+three-players:removed={removed}")) is None


def test_named_tables_give_the_answers_of_their_sources():
    """Disputes 14, 21, 22, 33: who writes zero, who plays nil for 50, who lets a failed nil help, who loses at minus 200."""
    assert answer_in("set", "bicycle") == "nothing"
    assert answer_in("nil", "dummies") == "fifty"
    assert answer_in("failed-nil", "helping-nil") == "help"
    assert answer_in("floor", "zone") == "two-hundred"
    assert set(tables_with("bags", "ten")) < set(PROFILES)


# Sentences


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("rule", samples(small=list(VARIANTS)[::4], deep=list(VARIANTS)))
def test_every_variant_leaves_its_trace_in_the_charter(rule, lang):
    """Each variant that is not in force anyway changes an answer or has its own sentence, in words of the language."""
    words = words_for(lang)
    rules, usual = compose(f"standard+{rule}"), compose("standard")
    same = charter_of(f"standard+{rule}", words).sections == charter_of("standard", words).sections
    assert same == (replace(rules, name=usual.name) == usual)
    assert not [missing for missing in words.missing if missing.startswith("charter")]


@pytest.mark.parametrize(
    ("rules", "about", "words"),
    [
        ("standard+bag-penalty:limit=7,penalty=70", "bags", "every 7 bags cost 70 points"),
        ("standard+short-game-300:target=400", "target", "400 points"),
        ("standard+board:minimum=5", "smallest-bid", "5 or more"),
        ("standard+loss-at-minus-200:limit=-300", "floor", "−300"),
        ("standard+ten-for-200:points=150,failure=-150", "ten-for-200", "+150"),
        ("cookout", "target", "350 points"),
    ],
)
def test_numbers_that_nobody_foresaw_are_said_right(rules, about, words):
    """A sentence takes its numbers from what the engine found, whatever the setting; the rule is then not told twice."""
    lines = {line.about: plain_text(line.text) for line in charter_of(rules, words_for("en")).lines}
    assert words in lines[about]
    assert "bag-penalty" not in lines
    assert "short-game-300" not in lines


def test_a_setting_that_no_answer_tells_is_told_with_its_rule():
    """What a question leaves untold of a rule stands under it, in words."""
    (line,) = [
        line
        for line in charter_of("standard+nil-passing:simultaneous=false", words_for("en")).lines
        if line.about == "nil-passing"
    ]
    assert "Both pass at the same time: no" in line.note


def test_a_named_table_tells_its_own_rules():
    """Rules of a named table that no question asks about have their sentence too."""
    assert "total-bids" in {line.about for line in charter_of("alabama", words_for("en")).lines}
    assert "solo" in {line.about for line in charter_of("solo-4", words_for("en")).lines}


def test_a_question_that_does_not_arise_is_not_answered():
    """Without partners nobody can be told what a failed nil does for the partner."""
    about = {line.about for line in charter_of("standard+solo", words_for("en")).lines}
    assert {"failed-nil", "smallest-bid"}.isdisjoint(about)
    assert {"spade-lead", "target"} <= about


def test_an_auction_has_no_answer_about_plain_contracts():
    """The number that wins an auction stands for six tricks more: it tells neither what bags do nor what ten are worth."""
    about = {line.about for line in charter_of("standard+spades-auction", words_for("en")).lines}
    assert {"bags", "ten-for-200"}.isdisjoint(about)
    assert "spades-auction" in about


# The page


class Page(HTMLParser):
    """Notes what is open, and what a page would fetch."""

    def __init__(self):
        super().__init__()
        self.open, self.fetched = [], []

    def handle_starttag(self, tag, attrs):
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.fetched += [value for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@settings(max_examples=samples(small=8, deep=200), deadline=None)
@given(st.sets(st.sampled_from(sorted(VARIANTS)), max_size=5), st.sampled_from(["en", "fa"]))
def test_the_page_of_any_rules_is_whole(rules, lang):
    """Well-formed, self-contained, with isolates balanced: every number with a minus and every card stands in a <bdi>."""
    words = words_for(lang)
    try:
        charter = charter_of("+".join(["standard", *sorted(rules)]), words)
    except SpadesError:
        return
    text = charter_page(charter, words)
    page = Page()
    page.feed(text)
    assert (page.open, page.fetched) == ([], [])
    body = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    outside = re.sub(r"<code[^>]*>.*?</code>", "", body)
    while "<bdi" in outside:
        outside = re.sub(r"<bdi[^>]*>((?!<bdi).)*?</bdi>", "", outside)
    assert not re.search("[\u2066-\u2069]|[2-9JQKA][♠♥♦♣]", outside)
    if lang == "fa":
        assert not re.search("[+−][۰-۹]", outside)
    assert str(charter.spec) in text


def test_what_is_written_reads_back():
    """Spec, file and link are read as the same rules."""
    spec = read_spec("standard+board:minimum=5+deuces-high:form=jokers-2d-2s")
    for shared in (str(spec), write_rule_file(spec), write_link(spec), write_link(spec, "https://example.org/a?b#c")):
        assert read_shared(shared) == spec


def test_a_link_is_read_as_any_browser_writes_it():
    """Every sign may stand as its code."""
    coded = "https://example.org/#rules=" + "".join(f"%{byte:02x}" for byte in "standard+board:minimum=۵".encode())
    assert read_shared(coded + "&x=1") == read_spec("standard+board:minimum=5")


@pytest.mark.parametrize("number", ["true", "1.0", '"1"', "null", "[1]", "NaN", "2"])
def test_a_rule_file_has_the_format_that_this_version_writes(number):
    """A number that is only like it is another format."""
    with pytest.raises(SpadesError, match="no rule file"):
        read_shared(f'{{"format": {number}, "rules": "standard"}}')
