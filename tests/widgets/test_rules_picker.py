"""The rules picker: what is on, what excludes what and why, settings, examples that move, differences, search, texts taken over."""

import itertools
import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.catalogue import variant, variants
from spades_teach.charter.rule_names import company_names, setting_name, value_text
from spades_teach.core.errors import SpadesError, VariantConflictError
from spades_teach.core.variants import (
    PROFILES,
    VARIANTS,
    Choice,
    RuleSpec,
    compose,
    conflict_between,
    read_spec,
    registry,
)
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import RulesPicker
from spades_teach.widgets.rule_examples import compared, example_of
from spades_teach.widgets.rule_pick import Pick, standing_at
from spades_teach.widgets.rule_search import rule_index
from spades_teach.widgets.rule_settings import set_to, settings_of, value_of
from spades_teach.widgets.rules_picker import RulesPickerLogic
from spades_teach.widgets.rules_picker_words import NAMED, against_text
from tests.samples import samples
from tests.widgets.view_samples import check_views

LANGUAGES = [words_for(lang) for lang in ("en", "fa")]


def picker(*actions, **made):
    """Return a picker on which some things were pressed."""
    logic = RulesPickerLogic(**made)
    for action in actions:
        logic.act(action)
    return logic


def on(rule, yes=True):
    return {"kind": "switch", "rule": rule, "on": yes}


def set_so(rule, name, value):
    return {"kind": "set", "rule": rule, "name": name, "value": value}


def opened(rule):
    return {"kind": "open", "rule": rule, "on": True}


# What is on


@pytest.mark.parametrize(
    ("spec", "actions"),
    [
        ("standard", []),
        ("standard+board", [on("board")]),
        ("standard+blind-nil+board", [on("board"), on("blind-nil")]),
        ("standard+board", [on("board"), on("blind-nil"), on("blind-nil", False)]),
        ("standard+board:minimum=6", [on("board"), set_so("board", "minimum", "6")]),
        ("standard+board:minimum=6", [set_so("board", "minimum", "6"), on("board")]),
        ("standard+board:minimum=6", [set_so("board", "minimum", "۶"), on("board"), on("board", False), on("board")]),
        ("standard+bag-penalty:limit=5", [set_so("bag-penalty", "limit", "5")]),
        ("standard", [set_so("bag-penalty", "limit", "5"), set_so("bag-penalty", "limit", "10")]),
        ("standard", [on("nil")]),
        ("pagat", [on("board"), {"kind": "preset", "profile": "pagat"}]),
        ("standard+board", [on("board"), {"kind": "preset", "profile": "pagat"}, {"kind": "undo"}]),
        ("standard+board", [on("board"), *(set_so("board", "minimum", str(n)) for n in (5, 6, 7)), {"kind": "undo"}]),
        ("standard+dix:points=2/4/8", [on("dix"), set_so("dix", "points", "2/4/8")]),
    ],
)
def test_presses_lead_to_the_rules_as_text(spec, actions):
    """A switch, a setting, a table, a step back: each changes the text of the rules as it says, and the rules are those of the text."""
    logic = picker(*actions)
    assert spec == logic.spec
    assert compose(spec) is logic.pick.rules


def test_what_the_table_has_is_shown_as_such():
    """The default table has six rules of the catalogue already (its README); they look on, and cannot be switched."""
    table = {"nil", "breaking-spades", "renege-penalty", "bag-penalty", "failed-nil-tricks", "surrender"}
    assert table == set(standing_at("standard"))
    logic = picker(on("nil", False), topic="scoring")
    assert {rule["id"] for rule in logic.view()["rules"] if rule["state"] == "table"} == table & {
        rule["id"] for rule in logic.view()["rules"]
    }
    assert logic.spec == "standard"


def test_a_rule_of_the_table_gives_way_and_comes_back():
    """3B has no bag penalty: while it is on, the penalty of the table is shown as replaced, and can be had back."""
    logic = picker(on("three-b"))
    assert (logic.state_of("bag-penalty"), logic.pick.replaced["bag-penalty"]) == ("replaced", ("three-b",))
    logic.act(on("bag-penalty"))
    assert (logic.spec, logic.open) == ("standard+three-b", "bag-penalty")
    logic.act({"kind": "swap", "rule": "bag-penalty"})
    assert (logic.spec, logic.state_of("bag-penalty")) == ("standard", "table")


# What excludes what


def test_a_conflict_is_known_before_it_is_made():
    """Nil off takes away what a blind nil needs: it is greyed, a press opens the reason and changes nothing, a swap does both."""
    logic = picker(on("blind-nil"))
    assert logic.state_of("nil-off") == "blocked"
    logic.act(on("nil-off"))
    assert (logic.spec, logic.open, logic.view()["open"]["swap"]) == ("standard+blind-nil", "nil-off", True)
    said = logic.strings(words_for("en"))["open"]
    assert [plain_text(text) for text in said["reasons"]] == [
        "“Blind nil” needs nil bids, and with “Nil off” there are none."
    ]
    assert plain_text(said["swap"]) == "Switch off Blind nil, and play “Nil off”"
    logic.act({"kind": "swap", "rule": "nil-off"})
    assert logic.spec == "standard+nil-off"


def test_what_a_table_has_of_its_own_cannot_be_switched_off():
    """The blind nil of pagat is in the way of an auction: the reason says to begin with another table, and no swap is offered."""
    logic = picker(opened("spades-auction"), rules="pagat+board")
    assert (logic.state_of("spades-auction"), logic.view()["open"]["swap"]) == ("blocked", False)
    *_, last = logic.strings(words_for("en"))["open"]["reasons"]
    assert plain_text(last).endswith("of its own. To play this rule, begin with another table.")
    before = logic.spec
    logic.act({"kind": "swap", "rule": "spades-auction"})
    assert logic.spec == before


@pytest.mark.parametrize("profile", sorted(PROFILES))
@settings(max_examples=samples(small=6, deep=200), deadline=None)
@given(picked=st.lists(st.sampled_from(sorted(VARIANTS)), max_size=5), tried=st.sampled_from(sorted(VARIANTS)))
def test_what_is_greyed_is_what_the_engine_refuses(profile, picked, tried):
    """A rule is greyed exactly when the engine refuses it beside the others; after a swap it is in force."""
    logic = RulesPickerLogic(profile)
    for rule in picked:
        if logic.state_of(rule) == "off":
            logic.act(on(rule))
    state = logic.state_of(tried)
    if state in ("off", "blocked"):
        choices = sorted((*logic.pick.spec.choices, Choice(tried)), key=lambda choice: choice.id)
        try:
            compose(RuleSpec(profile, tuple(choices)))
        except VariantConflictError:
            assert state == "blocked"
        else:
            assert state == "off"
    if logic.can_swap(tried):
        logic.act({"kind": "swap", "rule": tried})
        assert tried in logic.pick.in_force


@pytest.mark.parametrize("rule", [each.id for each in variants() if each.only_with])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_rule_that_changes_nothing_alone_says_what_it_needs(rule, lang, count):
    """Its tile names its company in a line, on or off, until one of the choices is made, whichever."""
    entry, words = variant(rule), words_for(lang)
    alone = RulesPickerLogic(topic=entry.category)
    needed = alone.pick.lacks(Choice(rule))
    for logic in (alone, RulesPickerLogic(f"standard+{rule}", topic=entry.category)):
        mark = logic.strings(words)["marks"][rule]
        for name in company_names(rule, needed, words)[:NAMED]:
            assert name in mark
    for choice in needed:
        spec = f"standard+{choice}" if choice.id == rule else f"standard+{choice}+{rule}"
        beside = RulesPickerLogic(spec, topic=entry.category)
        assert rule not in beside.strings(words)["marks"]
        count("choices that keep a rule company")


def test_other_rules_need_no_company() -> None:
    """All but those of the catalogue's list change something by themselves, and say nothing."""
    for entry in variants():
        logic = RulesPickerLogic(topic=entry.category)
        if not entry.only_with and logic.state_of(entry.id) == "off":
            assert entry.id not in logic.strings(words_for("en"))["marks"]


def test_each_reason_is_said_in_both_languages(count):
    """Of all pairs that exclude each other there is a sentence that names both, and shows no word of the program."""
    pairs = itertools.combinations(sorted(VARIANTS), 2)
    errors = [error for first, second in pairs if (error := conflict_between(Choice(first), Choice(second)))]
    tried = errors[:: samples(small=4, deep=1)]
    for error, words in itertools.product(tried, LANGUAGES):
        reason = against_text(error, words)
        assert words.rule(error.facts["first"]) in reason
        assert words.rule(error.facts["second"]) in reason
        assert not any("." in fact and fact in reason for fact in error.facts.values())
    count("conflicts told", len(tried))


@pytest.mark.parametrize("seed", range(samples(small=2, deep=20)))
def test_a_press_asks_the_engine_little(seed, count):
    """What excludes what is told from pairs that are remembered: a press composes a few dozen rule sets at most, not one for each rule."""
    logic, chance = RulesPickerLogic(), Random(seed)
    words = words_for("en")
    for rule in chance.sample(sorted({each.id for each in variants()}), 15):
        logic.act({"kind": "search", "text": rule.replace("-", " ")})
        logic.strings(words)
        before = registry._composed.cache_info().misses
        logic.act(on(rule))
        assert logic.view()
        assert logic.strings(words)
        assert registry._composed.cache_info().misses - before <= 40
        count("presses")


# Settings


def test_everything_that_can_be_set_has_a_name_in_both_languages():
    """No setting and no word of one is shown as the program writes it."""
    known = (setting for entry in variants() for setting in settings_of(entry.id))
    for setting, words in itertools.product(known, LANGUAGES):
        texts = [
            setting_name(setting.rule, setting.name, words),
            *(value_text(each, words) for each in (setting.default, *setting.values)),
        ]
        written = {str(value) for value in setting.values} | {setting.name}
        for text in map(plain_text, texts):
            assert not ("-" in text or "_" in text) or text not in written, (setting.rule, setting.name, text)
            assert words.lang != "fa" or not any("a" <= sign <= "z" for sign in text), (setting.rule, text)


@pytest.mark.parametrize("rule", sorted(VARIANTS))
def test_each_slider_reaches_what_people_play(rule):
    """The value of a rule that is just switched on lies on its slider, and so do the numbers that the catalogue tells; all of them can be set."""
    for setting in settings_of(rule):
        if setting.form != "slider":
            continue
        values = {setting.default, setting.least, setting.most} - {None}
        assert all((value - setting.least) % setting.step == 0 for value in values)
        assert all(setting.least <= value <= setting.most for value in values)
        for value in values:
            assert value_of(set_to(Choice(rule), setting.name, value), setting.name) == value


@pytest.mark.parametrize(
    ("rule", "name", "value", "sign"),
    [
        ("board", "minimum", "99", "14"),
        ("dix", "points", "many", ""),
        ("big-joker-little-joker", "removed", "2C/KH", ""),
    ],
)
def test_a_setting_that_cannot_be_is_refused_with_a_sentence(rule, name, value, sign):
    """What was typed stays, the rules stay, and the sentence stands under the field."""
    logic = picker(on(rule), opened(rule))
    before = logic.spec
    logic.act(set_so(rule, name, value))
    shown = {each["name"]: each for each in logic.view()["open"]["settings"]}
    assert (logic.spec, shown[name]["wrong"]) == (before, value)
    for words in LANGUAGES:
        said = {each["wrong"] for each in logic.strings(words)["open"]["settings"]} - {""}
        assert len(said) == 1


# The example


@pytest.mark.parametrize(
    ("row", "cell", "choice"),
    [
        pytest.param(("bids", "S"), ("bids", tuple(map(str, range(6, 14)))), "board:minimum=7", id="board"),
        pytest.param(("points", "NS"), ("points", -147), "bag-penalty:limit=5", id="bag-penalty"),
        pytest.param(("passes", "N", "S"), ("number", 3), "nil-passing:cards_for_nil=3", id="nil-passing"),
        pytest.param(
            ("people", "9"), ("sizes", (3, 3, 3)), "seven-plus-players:split_9=3-3-3", id="seven-plus-players"
        ),
        pytest.param(("hand",), ("number", 18), "three-players:jokers=true", id="three-players"),
        pytest.param(("takes",), ("seat", "W"), "differing-trump-values", id="differing-trump-values/1"),
    ],
)
def test_an_example_moves_with_the_settings(row, cell, choice):
    """The engine plays the example anew by the rules as they are set; the default table stands beside it."""
    told = compared(read_spec("standard"), read_spec(f"standard+{choice}").choices[0])
    assert cell == told.here[row][:2]
    assert told.changed(row)


def test_an_example_that_does_not_fit_the_table_is_played_by_itself():
    """Six players hold no hands of the example for four; with the rule set as it is, the example is told all the same."""
    board = read_spec("standard+board:minimum=7").choices[0]
    told = compared(read_spec("standard+six-players"), board)
    assert told.here["bids", "S"] == ("bids", tuple(map(str, range(6, 14))))


def test_each_rule_has_an_example_that_can_be_told(count):
    """Every rule of the catalogue shows an example, with words in both languages."""
    assert [entry.id for entry in variants() if example_of(entry.id) is None] == []
    told = 0
    for entry in itertools.islice(variants(), 0, None, samples(small=4, deep=1)):
        logic = picker(opened(entry.id))
        for words in LANGUAGES:
            said = logic.strings(words)["open"]["example"]
            told += said is not None
            for row in said["rows"] if said else ():
                assert row["label"]
                assert row["here"]
    count("examples told", told)


# What differs


@pytest.mark.parametrize("profile", sorted(PROFILES))
def test_the_differences_are_the_whole_difference(profile):
    """The default table with what is listed, and without what is listed as gone, plays as this one does."""
    pick = Pick(RuleSpec(profile))
    listed = [each for each in pick.differences if each.kind != "gone"]
    choices = sorted((pick.in_force[each.rule] for each in listed), key=lambda choice: choice.id)
    rebuilt = compose(RuleSpec("standard", tuple(choices)))
    assert (rebuilt.kinds, rebuilt.terms, rebuilt.play, rebuilt.limits, rebuilt.endings, rebuilt.trumps, rebuilt.table) == (
        pick.rules.kinds, pick.rules.terms, pick.rules.play, pick.rules.limits, pick.rules.endings, pick.rules.trumps, pick.rules.table,
    )  # fmt: skip
    assert (profile == "standard") == (pick.differences == ())


def test_each_difference_says_what_kind_it_is():
    """A rule that was added, one that is set otherwise, and one of the default table that is gone, with what stands in its place."""
    told = Pick(read_spec("standard+board:minimum=5+nil:value=50+three-b")).differences
    assert [(each.kind, each.rule, each.values, each.by) for each in told] == [
        ("changed", "nil", (("value", 50),), ()),
        ("added", "board", (("minimum", 5),), ()),
        ("gone", "bag-penalty", (), ("three-b",)),
        ("added", "three-b", (), ()),
    ]


# Search and texts


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("blind-nil", "blind nil"),
        ("blind-nil", "BLIND  Nil"),
        ("blind-nil", "نیل کور"),
        ("blind-nil", "نيل كور"),
        ("short-game-300", "300"),
        ("ten-for-200", "۲۰۰"),
        ("three-b", "3b"),
        ("bag-penalty", "bag"),
        ("board", "بورد"),
    ],
)
def test_a_rule_is_found_by_what_people_type(rule, text):
    """Names of both languages, whatever letters and digits the keyboard has."""
    assert rule in rule_index().find(text)[:12]
    logic = picker({"kind": "search", "text": text})
    assert rule in [each["id"] for each in logic.view()["rules"]]
    assert logic.view()["topic"] is None


def test_nothing_is_found_without_an_error():
    """Words that no rule has find nothing, and the list says so."""
    logic = picker({"kind": "search", "text": "xyzzy"})
    assert logic.view()["rules"] == []
    assert logic.strings(words_for("en"))["found"] == "Nothing found"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("standard+bord", "There is no variant “bord”. Do you mean board?"),
        ("standard+nil-off+blind-nil", "“Blind nil” needs nil bids, and with “Nil off” there are none."),
        ("hello there!", "The rules “hello there!” cannot be read. Write for example standard+blind-nil+bag-penalty:limit=5,penalty=50."),
    ],
)  # fmt: skip
def test_a_text_that_cannot_be_taken_over_gets_one_sentence_and_loses_nothing(text, sentence):
    """The rules stay, the text stays, the sentence says what is wrong."""
    logic = picker(on("board"), {"kind": "import", "text": text})
    assert (logic.spec, logic.view()["typed"]) == ("standard+board", text)
    assert plain_text(logic.strings(words_for("en"))["problem"]) == sentence
    assert plain_text(logic.strings(words_for("en"))["said"]) == sentence
    assert logic.strings(words_for("fa"))["problem"]


def test_a_text_is_taken_over_as_it_is_written_anywhere():
    """Spaces, Persian digits and another order are read; what is handed out leads back to the same rules."""
    logic = picker({"kind": "import", "text": " standard + short-game-300:target=۳۵۰ + board "})
    assert logic.spec == "standard+board+short-game-300:target=350"
    again = picker({"kind": "import", "text": logic.spec})
    assert again.pick.rules is logic.pick.rules


# The widget


def test_the_words_of_all_rules_are_sent_once():
    """A press sends the few words of the present choice; the many that stay are another trait, which does not change."""
    widget = RulesPicker(lang="fa")
    sent = []
    widget.observe(lambda change: sent.append(change["name"]), names=["lexicon", "strings", "view"])
    widget.switch("board")
    assert set(sent) == {"strings", "view"}
    size = {trait: len(json.dumps(getattr(widget, trait))) for trait in ("lexicon", "strings", "view")}
    assert size["strings"] + size["view"] < size["lexicon"] / 4
    widget.set_language("en")
    assert "lexicon" in sent


def test_python_does_what_a_press_does():
    """Rules, text, what is on and what is blocked are read; a wrong rule or setting is one sentence and changes nothing."""
    widget = RulesPicker("standard+blind-nil", lang="en")
    widget.switch("board")
    widget.set("board", "minimum", 5)
    assert (widget.spec, widget.on) == ("standard+blind-nil+board:minimum=5", ("blind-nil", "board"))
    assert widget.rules is compose(widget.spec)
    assert widget.blocked("nil-off") == ("blind-nil",)
    for wrong in (
        lambda: widget.switch("nil-off"),
        lambda: widget.switch("no-such-rule"),
        lambda: widget.switch("board+nil"),
        lambda: widget.set("board", "minimum", 99),
        lambda: widget.use("standard+bord"),
    ):
        with pytest.raises(SpadesError):
            wrong()
    assert widget.spec == "standard+blind-nil+board:minimum=5"
    widget.use("standard+solo")
    assert len(widget.rules.table.sides) == 4


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org/#rules=standard%2Bboard%3Aminimum%3D5",
        '{"format": 1, "rules": "standard+board:minimum=5"}',
        "\u2066standard+board:minimum=۵\u2069",
    ],
)
def test_what_a_charter_hands_out_is_taken_over_too(text):
    """A link, a rule file, and text that was copied from a Persian page."""
    assert picker({"kind": "import", "text": text}).spec == "standard+board:minimum=5"
    widget = RulesPicker(lang="fa")
    widget.use(text)
    assert widget.spec == "standard+board:minimum=5"


def test_a_state_leads_back():
    """What was chosen, tried, opened, typed and refused is so again, and steps can still be taken back."""
    logic = picker(
        on("board"), set_so("ten-for-200", "points", "150"), opened("board"), set_so("board", "minimum", "99"),
        {"kind": "import", "text": "standard+bord"},
    )  # fmt: skip
    state = json.loads(json.dumps(logic.state()))
    fresh = RulesPickerLogic()
    fresh.restore(state)
    assert (fresh.state(), fresh.view()) == (state, logic.view())
    fresh.act({"kind": "undo"})
    assert fresh.spec == "standard"


# What the page gets

CASES = [
    {"name": "start", "make": {"topic": "deal", "lang": "en"}, "do": []},
    {
        "name": "conflict",
        "make": {"rules": "standard+board:minimum=5+three-b", "topic": "scoring", "lang": "en"},
        "do": [opened("quicksand")],
    },
    {
        "name": "moved",
        "make": {"topic": "scoring", "lang": "fa"},
        "do": [set_so("bag-penalty", "limit", "5"), opened("bag-penalty")],
    },
    {
        "name": "choices",
        "make": {"topic": "trump", "lang": "en"},
        "do": [on("deuces-high"), opened("deuces-high"), {"kind": "import", "text": "standard+bord"}],
    },
    {"name": "search", "make": {"lang": "fa"}, "do": [on("board"), {"kind": "search", "text": "نيل"}]},
    {"name": "list", "make": {"topic": "play", "lang": "en"}, "do": [on("dix"), opened("dix"), set_so("dix", "points", "many")]},
]  # fmt: skip


class Sampled:
    """A picker whose lexicon holds only the rules that are shown: the sample need not change with every rule of the catalogue."""

    def __init__(self, **made):
        self.widget = RulesPicker(**made)
        self.do = self.widget.do

    def __getattr__(self, trait):
        return getattr(self.widget, trait)

    @property
    def lexicon(self):
        whole, shown = self.widget.lexicon, [rule["id"] for rule in self.widget.view["rules"]]
        return {**whole, "rules": {rule: whole["rules"][rule] for rule in shown}}


def test_the_page_gets_what_the_samples_show():
    """The views that the JavaScript tests draw are those that Python makes."""
    check_views("rules-picker", Sampled, CASES)


def test_an_example_of_four_is_played_at_a_table_of_two():
    """A position without a seat of its own is played from a seat that there is."""
    logic = RulesPickerLogic("standard+bauer-trumps+breaking-spades+speed-spades+two-players")
    logic.act({"kind": "open", "rule": "breaking-spades", "on": True})
    assert logic.view()["open"] is not None
