"""The hand to play from: what may be played, what is said, what is kept."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.core.cards import Card, read_cards, write_cards
from spades_teach.core.errors import SpadesError
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.variants import registry
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import FollowSuitQuiz, HandFan, ScoreCalculator
from spades_teach.widgets.hand_fan import SORTS, HandFanLogic
from tests.widgets.view_samples import check_views


def states(fan: HandFanLogic) -> dict[str, list[str]]:
    """Return the cards of each state, in the order shown."""
    found: dict[str, list[str]] = {}
    for each in fan.view()["cards"]:
        found.setdefault(each["state"], []).append(each["card"])
    return found


def press(fan: HandFanLogic, *cards: str) -> HandFanLogic:
    for card in cards:
        fan.act({"kind": "press", "card": card})
    return fan


LATER = ("hinted",)
"""Parts that the states of older versions lack; without them they are read all the same."""


@pytest.mark.parametrize("widget", [HandFan("9H 4H", led="KH"), ScoreCalculator(), FollowSuitQuiz(seed=1)], ids=repr)
def test_a_state_with_a_part_missing_or_of_another_kind_is_refused(widget):
    """Whatever is wrong with a state, it is one ValueError, and the widget stays as it is."""
    state, view = widget.state(), widget.logic.view()
    junk = [None, -1, 1.5, float("inf"), "x", ["AS"], {"a": 1}]
    damaged = [{name: value for name, value in state.items() if name != gone} for gone in state if gone not in LATER]
    damaged += [{**state, name: value} for name in state for value in junk if value != state[name]]
    for each in (*damaged, None, 5, "x", [], {}):
        with pytest.raises(ValueError, match=r"\w \w"):
            widget.restore(each)
        assert widget.state() == state
        assert widget.logic.view() == view


# What may be played: the engine's word


@pytest.mark.parametrize(
    ("legal", "blocked", "make"),
    [
        pytest.param("9H 4H", "AS 7C", {"hand": "9H 4H AS 7C", "led": "KH"}, id="s2-follow-suit"),
        pytest.param("JH 2D", "QS 8S", {"hand": "QS 8S JH 2D"}, id="s2-unbroken"),
        pytest.param("QS 8S JH 2D", "", {"hand": "QS 8S JH 2D", "broken": True}, id="s2-broken"),
        pytest.param("QS 8S", "", {"hand": "QS 8S"}, id="a23-only-spades"),
        pytest.param("AS 2D", "", {"hand": "AS 2D", "led": "KH"}, id="a32-void"),
        pytest.param("2D", "AS", {"hand": "2D AS", "led": "KD"}, id="a24"),
        pytest.param(
            "2C", "AC KH", {"hand": "AC 2C KH", "first_trick": True, "rules": "standard+deuce-starts"}, id="deuce"
        ),
        pytest.param(
            "7D", "BJ", {"hand": "7D BJ", "led": "KD", "rules": "standard+big-joker-little-joker"}, id="a28-joker"
        ),
        pytest.param(
            "3S 2S", "9D", {"hand": "3S 9D 2S", "led": "BJ", "rules": "standard+big-joker-little-joker"}, id="a27"
        ),
    ],
)
def test_the_engine_decides_what_may_be_played(legal, blocked, make):
    """Cards are raised or hatched exactly as the engine judges the position."""
    shown = states(HandFanLogic(**make))
    assert sorted(shown.get("legal", [])) == sorted(legal.split())
    assert sorted(shown.get("blocked", [])) == sorted(blocked.split())


@given(st.lists(st.sampled_from(STANDARD_PACK.cards), min_size=2, max_size=14, unique=True), st.booleans())
def test_a_hand_that_has_a_turn_can_play(cards, broken):
    """In any position some card may be played, and pressing it twice plays just it."""
    led, *hand = cards
    fan = HandFanLogic(hand, led=led.code, broken=broken)
    legal = states(fan)["legal"]
    press(fan, legal[0], legal[0])
    assert write_cards(fan.played) == legal[0]
    assert set(fan.hand) == set(hand) - {Card(legal[0])}


# Pressing


def test_the_first_press_chooses_the_second_plays():
    """A card is raised first; the same card again plays it; another card changes the choice."""
    fan = press(HandFanLogic("9H 4H AS", led="KH"), "9H")
    assert states(fan) == {"blocked": ["AS"], "chosen": ["9H"], "legal": ["4H"]}
    press(fan, "4H")
    assert fan.chosen is Card("4H")
    press(fan, "4H")
    assert (fan.view()["played"], fan.view()["chosen"]) == (["4H"], None)
    assert fan.view()["trick"] == [{"place": "right", "card": "KH"}, {"place": "you", "card": "4H"}]


@pytest.mark.parametrize("presses", [2, 3, 4, 9])
def test_a_hasty_hand_plays_one_card(presses):
    """A41, A42: however often one card is clicked at once, it leaves once and no other goes with it."""
    fan = press(HandFanLogic("QS 8S JH 2D"), *["JH"] * presses)
    assert write_cards(fan.played) == "JH"
    fan.act({"kind": "play", "card": "JH"})
    assert len(fan.hand) + len(fan.played) == 4


def test_an_illegal_card_says_why_and_stays():
    """A81: the answer has the rule, its source, what other tables say; hand and choice are as before."""
    fan = press(HandFanLogic("9H 4H AS 7C", led="KH"), "9H", "AS")
    assert fan.view()["answer"] == {
        "about": "blocked",
        "sign": "bad",
        "card": "AS",
        "reasons": ["must-follow-suit"],
        "options": [],
    }
    assert (len(fan.hand), fan.chosen) == (4, Card("9H"))
    said = fan.strings(words_for("en"))["feedback"]
    assert "must-follow-suit" in said["rows"][0]
    assert "default table" in said["rows"][0].lower()
    assert said["rows"][1] == words_for("en").attr("must-follow-suit", "elsewhere")


@pytest.mark.parametrize(
    ("options", "card", "make"),
    [
        pytest.param(["breaking-spades:required=false"], "QS", {"hand": "QS JH"}, id="spade-on-lead"),
        pytest.param([], "AS", {"hand": "9H AS", "led": "KH"}, id="renege"),
    ],
)
def test_it_names_the_option_that_would_allow_the_card(options, card, make):
    """The options are found by asking the engine, and each does allow the card."""
    fan = press(HandFanLogic(**make), card)
    answer = fan.view()["answer"]
    assert [option.removeprefix("standard+") for option in answer["options"]] == options
    for option in answer["options"]:
        assert card in states(HandFanLogic(**make, rules=option))["legal"]
    for lang in ("en", "fa"):
        row = plain_text(fan.strings(words_for(lang))["feedback"]["rows"][-1])
        assert all(option in row for option in options)


def test_looking_ahead_leaves_nothing_to_work_out(monkeypatch):
    """After it a press finds the verdict and the words, and nothing of what is shown has changed."""
    logic, words = HandFanLogic("QS 8S JH 2D"), words_for("en")
    shown = (logic.view(), logic.state(), logic.strings(words))
    logic.look_ahead(words)
    assert shown == (logic.view(), logic.state(), logic.strings(words))
    monkeypatch.setattr(registry, "legal_cards", lambda *_: pytest.fail("the engine was asked about other tables"))
    logic.act({"kind": "press", "card": "QS"})
    assert logic.answer is not None
    assert logic.answer.options
    with pytest.raises(pytest.fail.Exception):
        HandFanLogic("QS 7S JH 2D").act({"kind": "press", "card": "QS"})


def test_every_reason_against_a_card_is_told():
    """A card against two rules gets both ids, and both are explained."""
    fan = press(HandFanLogic("2C AS KH", first_trick=True, rules="standard+deuce-starts"), "AS")
    reasons = fan.view()["answer"]["reasons"]
    assert set(reasons) == {"must-lead-card", "lead-spade-unbroken"}
    rows = fan.strings(words_for("en"))["feedback"]["rows"]
    assert all(any(reason in row for row in rows) for reason in reasons)


def test_after_a_play_the_hand_waits():
    """Not your turn is flat and no hatch; a press says so and plays nothing; taking back gives the turn again."""
    fan = press(HandFanLogic("9H 4H AS", led="KH"), "9H", "9H", "4H")
    assert states(fan) == {"waiting": ["AS", "4H"]}
    assert fan.view()["answer"]["about"] == "waiting"
    assert write_cards(fan.played) == "9H"
    fan.act({"kind": "take-back"})
    assert states(fan) == {"blocked": ["AS"], "legal": ["9H", "4H"]}


def test_leads_follow_each_other():
    """On lead every card leads a trick of its own, and a spade led from spades alone breaks them."""
    fan = press(HandFanLogic("QS 8S JH"), "JH", "JH")
    assert not fan.broken
    press(fan, "QS", "QS")
    assert fan.broken
    assert fan.view()["trick"] == [{"place": "you", "card": "QS"}]
    fan.act({"kind": "take-back"})
    fan.act({"kind": "take-back"})
    assert (fan.broken, len(fan.hand)) == (False, 3)


def test_an_empty_hand_is_the_end():
    """The last card can be played, and then nothing more is asked."""
    fan = press(HandFanLogic("JH"), "JH", "JH")
    assert fan.view()["cards"] == []
    assert not fan.view()["my_turn"]


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "press"},
        {"kind": "press", "card": 5},
        {"kind": "press", "card": "XX"},
        {"kind": "press", "card": "2C"},
        {"kind": "sort", "by": "luck"},
        {"kind": "fly"},
        {},
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused(action):
    """An impossible action raises and changes nothing."""
    fan = HandFanLogic("9H 4H AS", led="KH")
    before = (fan.view(), fan.state())
    with pytest.raises(ValueError, match=r"\S"):
        fan.act(action)
    assert (fan.view(), fan.state()) == before


# The places


@pytest.mark.parametrize(
    ("places", "make"),
    [
        (["right"], {"led": "KH"}),
        (["right"], {"trick": "E:KH"}),
        (["partner", "right"], {"trick": "E:KH S:2H"}),
        (["left", "partner", "right"], {"trick": "W:KH N:2H E:5H"}),
        ([], {}),
    ],
    ids=str,
)
def test_the_learner_sits_below(places, make):
    """Whoever plays next is You; the others are Left, Partner and Right as they sit."""
    assert [play["place"] for play in HandFanLogic("9H 4H", **make).view()["trick"]] == places


# Sorting


@pytest.mark.parametrize(
    ("expected", "hand", "sort"),
    [
        ("AS 4S QH 2H KC 3C AD 5D", "5D QH 4S KC AD 2H 3C AS", "alternating"),
        ("AS 4S QH 2H AD 5D KC 3C", "5D QH 4S KC AD 2H 3C AS", "suit"),
        ("AS AD KC QH 5D 4S 3C 2H", "5D QH 4S KC AD 2H 3C AS", "rank"),
        ("5D QH 4S KC", "5D QH 4S KC", "dealt"),
        ("QH 4S 5D", "4S QH 5D", "alternating"),
        ("4S QH 5C", "4S QH 5C", "alternating"),
        ("QH 4C 5D", "QH 5D 4C", "alternating"),
        ("10S 9S 2S", "2S 9S 10S", "suit"),
    ],
)
def test_the_hand_is_sorted_as_asked(expected, hand, sort):
    """A31: the ten ranks below the jack; red and black alternate as far as they can."""
    assert write_cards(Card(each["card"]) for each in HandFanLogic(hand, sort=sort).view()["cards"]) == expected


def test_promoted_trumps_lie_with_the_spades():
    """Jokers and the raised two stand highest among the spades."""
    fan = HandFanLogic("AS 2S BJ 9D LJ", rules="standard+big-joker-little-joker", sort="suit")
    assert [each["card"] for each in fan.view()["cards"]] == ["BJ", "LJ", "2S", "AS", "9D"]


@given(st.lists(st.sampled_from(STANDARD_PACK.cards), min_size=1, max_size=13, unique=True), st.sampled_from(SORTS))
def test_sorting_loses_no_card(cards, sort):
    """Every sorting shows each card once, and leaves what may be played as it was."""
    fan = HandFanLogic(cards)
    before = {each["card"]: each["state"] for each in fan.view()["cards"]}
    fan.act({"kind": "sort", "by": sort})
    after = fan.view()["cards"]
    assert len(after) == len(cards)
    assert {each["card"]: each["state"] for each in after} == before


# Hands that cannot be


@pytest.mark.parametrize(
    ("message", "make"),
    [
        ("stands twice", {"hand": "9H 9H"}),
        ("no cards", {"hand": ""}),
        ("not a card|no suit|no rank", {"hand": "9X"}),
        ("on the table", {"hand": "9H KH", "led": "KH"}),
        ("not in the pack", {"hand": "BJ 9H"}),
        ("not in the pack", {"hand": "2C", "rules": "standard+big-joker-little-joker"}),
        ("at most 13", {"hand": "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2H"}),
        ("complete", {"hand": "9H", "trick": "N:KH E:2H S:3H W:4H"}),
        ("clockwise", {"hand": "9H", "trick": "N:KH S:2H"}),
        ("both led and trick", {"hand": "9H", "led": "KH", "trick": "E:KH"}),
        ("no sorting", {"hand": "9H", "sort": "luck"}),
        ("did you mean", {"hand": "9H", "rules": "standard+blind-nill"}),
    ],
)
def test_an_impossible_hand_is_refused_in_one_sentence(message, make):
    """The error says what is wrong and what to do."""
    with pytest.raises(SpadesError, match=message) as caught:
        HandFanLogic(**make)
    assert "\n" not in str(caught.value)


# Keeping and restoring


def played_through(*actions: dict[str, Any]) -> HandFanLogic:
    fan = HandFanLogic("QS 8S JH 2D", rules="standard+blind-nil", sort="rank")
    for action in actions:
        fan.act(action)
    return fan


@pytest.mark.parametrize(
    "actions",
    [
        (),
        ({"kind": "press", "card": "JH"},),
        ({"kind": "press", "card": "QS"},),
        ({"kind": "play", "card": "JH"}, {"kind": "play", "card": "2D"}, {"kind": "play", "card": "QS"}),
        ({"kind": "play", "card": "JH"}, {"kind": "press", "card": "2D"}, {"kind": "sort", "by": "dealt"}),
    ],
    ids=len,
)
def test_a_state_goes_round(actions):
    """A57: saved as JSON and restored into another hand, everything shows as before."""
    fan = played_through(*actions)
    other = HandFanLogic("AC")
    other.restore(json.loads(json.dumps(fan.state())))
    assert (other.view(), other.state()) == (fan.view(), fan.state())
    assert other.strings(words_for("fa")) == fan.strings(words_for("fa"))


@pytest.mark.parametrize(
    "damage",
    [
        {"played": "AC"},
        {"played": "QS"},
        {"chosen": "QS"},
        {"hand": "QS QS"},
        {"sort": "luck"},
        {"blocked": "JH"},
    ],
    ids=str,
)
def test_a_damaged_state_is_refused_and_changes_nothing(damage):
    """A state that no play leads to is not believed."""
    fan = played_through({"kind": "press", "card": "JH"})
    before = fan.state()
    with pytest.raises((ValueError, KeyError)):
        fan.restore({**before, **damage})
    assert fan.state() == before


# The words


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(
    "cards", [(), ("JH",), ("QS",), ("JH", "JH"), ("JH", "JH", "2D", "2D", "QS", "QS", "8S", "8S")], ids=" ".join
)
@pytest.mark.parametrize("led", [None, "KH", "KC"])
def test_everything_is_said_in_each_language(lang, cards, led):
    """No message is missing, every card has a name, and what is told has a sentence."""
    words = words_for(lang)
    missing_before = words.missing
    fan = press(HandFanLogic("QS 8S JH 2D", led=led), *cards)
    strings, view = fan.strings(words), fan.view()
    assert set(strings["cards"]) == {each["card"] for each in view["cards"]}
    assert len(set(strings["cards"].values())) == len(view["cards"])
    assert set(strings["plays"]) == {play["place"] for play in view["trick"]}
    assert bool(strings["feedback"]) == bool(view["answer"])
    assert words.missing == missing_before
    json.dumps(strings)


def test_the_strings_name_the_card_and_its_state():
    """A screen reader hears which card it is and whether it may be played."""
    cards = press(HandFanLogic("9H AS", led="KH"), "9H").strings(words_for("en"))["cards"]
    assert "nine of hearts" in cards["9H"]
    assert "chosen" in cards["9H"]
    assert "may not" in cards["AS"]


# The widget


def test_what_a_notebook_reads():
    """selected, played, hand and legal follow what is pressed, in engine values."""
    fan = HandFan("9H 4H AS 7C", led="KH", lang="en")
    assert fan.legal == read_cards("9H 4H")
    fan.press("4H")
    assert (fan.selected, fan.played) == (Card("4H"), ())
    fan.press(Card("4H"))
    assert (fan.selected, fan.played, fan.legal) == (None, read_cards("4H"), ())


def test_a_new_hand_from_python_reaches_the_page():
    """A55: after deal the view shows the new cards, nothing of the old ones, and nothing chosen."""
    fan = HandFan("9H 4H AS 7C", led="KH", lang="en")
    fan.press("9H")
    fan.deal("2C 3C 4C", broken=True)
    assert [each["card"] for each in fan.view["cards"]] == ["4C", "3C", "2C"]
    assert (fan.view["chosen"], fan.view["trick"], fan.view["answer"]) == (None, [], None)


def test_two_fans_stay_apart_and_one_logic_stays_together():
    """Two hands know nothing of each other; one hand shown twice moves twice."""
    one, two = HandFan("9H 4H", lang="en"), HandFan("9H 4H", lang="en")
    one.press("9H")
    assert two.selected is None
    shown_again = HandFan(logic=one.logic, lang="fa")
    one.press("9H")
    assert shown_again.view["played"] == ["9H"]


def test_a_list_of_fans_keeps_each_its_state():
    """A58: widgets in a list or dictionary are as alive as one alone."""
    fans = {name: HandFan("9H 4H", lang="en") for name in "abcde"}
    for name in "ace":
        fans[name].press("9H")
    assert [name for name, fan in fans.items() if fan.selected] == ["a", "c", "e"]


# Both halves

CASES = [
    {"name": "follow-suit", "make": {"hand": "9H 4H AS 7C", "led": "KH", "lang": "en"}, "do": []},
    {
        "name": "blocked",
        "make": {"hand": "9H 4H AS 7C", "led": "KH", "lang": "en"},
        "do": [{"kind": "press", "card": "9H"}, {"kind": "press", "card": "AS"}],
    },
    {
        "name": "played",
        "make": {"hand": "9H 4H AS 7C", "trick": "E:KH S:2H", "lang": "en"},
        "do": [{"kind": "press", "card": "9H"}, {"kind": "press", "card": "9H"}],
    },
    {
        "name": "thirteen-in-persian",
        "make": {"hand": "AS KS 9S 4S QH 10H 2H AD JD 5D KC 8C 3C", "lang": "fa", "four_colour": True},
        "do": [{"kind": "press", "card": "AS"}],
    },
    {
        "name": "jokers",
        "make": {"hand": "BJ LJ 2S 9D", "led": "KD", "rules": "standard+big-joker-little-joker", "lang": "en"},
        "do": [],
    },
    {"name": "empty", "make": {"hand": "JH", "lang": "en"}, "do": [{"kind": "press", "card": "JH"}] * 2},
]


def test_sample_views_are_what_the_logic_makes():
    """tests/data/views/hand-fan.json, which the JavaScript tests draw, is what Python sends."""
    check_views("hand-fan", HandFan, CASES)
