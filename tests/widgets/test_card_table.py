"""The table to step through: what is shown at which moment, what never is, what is kept."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.core.deals import Deal, deal_cards
from spades_teach.core.errors import SpadesError
from spades_teach.core.notation import deal_to_json, deal_to_pbn, deal_to_text, dumps, round_to_json, round_to_text
from spades_teach.core.rounds import Round, apply, replay, result, start_round
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view
from spades_teach.i18n import words_for
from spades_teach.players import choose
from spades_teach.widgets import CardTable
from spades_teach.widgets.card_table import CardTableLogic
from spades_teach.widgets.hand_fan import PLACES
from tests.samples import samples
from tests.widgets.view_samples import check_views

SOME = settings(max_examples=samples(small=15, deep=200), deadline=None)


@cache
def played(seed: int, rules: str = "standard") -> Round:
    """Return a whole round, bid and played by the reference player."""
    game = start_round(compose(rules), deal_cards(seed))
    while game.turn is not None:
        game = apply(game, choose(seat_view(game, game.turn)).action)
    return game


def at(table: CardTableLogic, step: int) -> CardTableLogic:
    table.act({"kind": "go", "step": step})
    return table


def scenes(table: CardTableLogic) -> list[dict[str, Any]]:
    return [at(table, step).view()["scene"] for step in range(table.steps + 1)]


def took(scene: dict[str, Any]) -> list[int]:
    return [seat["taken"] for seat in scene["seats"]]


# A trick stays until it is gathered


@pytest.mark.parametrize("seed", [1, 7])
def test_a_trick_stays_until_it_is_gathered(seed):
    """A37: after the fourth card four cards lie there and the winner is known, nothing is counted until it is gathered: then exactly one more."""
    table = CardTableLogic(played(seed))
    gathers = [step for step, moment in enumerate(table.moments) if moment.about == "gather"]
    assert len(gathers) == 13
    for number, step in enumerate(gathers, start=1):
        lying, up = at(table, step - 1).view()["scene"], at(table, step).view()["scene"]
        assert (len(lying["trick"]), lying["waiting"], lying["number"]) == (4, True, number)
        assert sum(took(lying)) == number - 1
        assert lying["winner"] is not None
        assert sum(took(up)) == number
        gains = {place: after - before for place, before, after in zip(PLACES, took(lying), took(up), strict=True)}
        assert gains == {place: int(place == lying["winner"]) for place in PLACES}


def test_the_last_trick_stays_to_the_end():
    """A38: after the last card the thirteenth trick lies there, and still does when it is gathered."""
    table = CardTableLogic(played(7), step=-1)
    end = table.view()["scene"]
    assert [end["number"], end["gathered"], len(end["trick"]), end["waiting"]] == [13, 13, 4, False]
    assert end["trick"] == at(table, table.steps - 1).view()["scene"]["trick"]


@given(st.integers(0, 2**32))
@SOME
def test_counters_are_the_engines(seed):
    """A39, A40, A44: no counter passes 13, all tricks of a moment add up to those gathered, and at the end they are the engine's."""
    game = played(seed)
    table = CardTableLogic(game)
    for scene in scenes(table):
        assert scene["number"] <= 13
        if scene["number"]:
            assert sum(took(scene)) == scene["gathered"] <= 13
    taken = dict(zip(game.rules.table.seats, result(game).taken, strict=True))
    assert took(at(table, table.steps).view()["scene"]) == [
        taken[Seat(letter)]
        for letter in "SWNE"  # from South clockwise: you, left, partner, right
    ]


def test_each_card_is_a_moment_in_playing_order():
    """Stepping on puts one card after another on the table, the lead first."""
    game = played(7)
    table = CardTableLogic(game)
    cards = [step for step, moment in enumerate(table.moments) if moment.about == "card"]
    assert len(cards) == 52
    first = [at(table, step).view()["scene"]["trick"] for step in cards[:4]]
    order = [play.card.code for play in game.tricks[0].plays]
    assert [[each["card"] for each in trick] for trick in first] == [order[:1], order[:2], order[:3], order]


@pytest.mark.parametrize(
    ("seat", "places"),
    [("S", "SWNE"), ("N", "NESW"), ("E", "ESWN"), ("W", "WNES")],
)
def test_the_table_turns_with_the_seat(seat, places):
    """Whoever looks sits below; the others follow clockwise, and the hand is the own one."""
    game = played(7)
    scene = CardTableLogic(game.deal, seat=seat).view()["scene"]
    assert set(scene["hand"]) == {card.code for card in game.deal.hands["NESW".index(seat)]}
    dealer = next(each["place"] for each in scene["seats"] if each["dealer"])
    assert places[PLACES.index(dealer)] == "N"


# What is said


def test_it_says_who_takes_the_trick_and_why():
    """The reason is the engine's, in the words of the lessons."""
    table = CardTableLogic(KEPT)
    assert {scene["why"] for scene in scenes(table)} == {None, "highest-spade", "highest-of-suit-led"}
    words = words_for("en")
    step = next(step for step, moment in enumerate(table.moments) if moment.about == "gather") - 1
    scene, told = at(table, step).view()["scene"], table.strings(words)["feedback"]
    card = next(play["card"] for play in scene["trick"] if play["place"] == scene["winner"])
    facts = {"card": card, "seat": scene["winner"]} | ({"suit": card[-1]} if scene["why"] != "highest-spade" else {})
    assert words(scene["why"], **facts) in told["rows"]


def test_voids_and_the_break_are_what_public_play_shows():
    """A suit is named for a seat when it did not follow, and from then on; spades are broken when the engine says so."""
    table = CardTableLogic(played(7))
    game, known = played(7), set()
    for step in range(table.steps + 1):
        scene = at(table, step).view()["scene"]
        shown = {(each["place"], suit) for each in scene["voids"] for suit in each["suits"]}
        assert known <= shown
        known = shown
        assert scene["broken"] is table.round.broken
    expected = set()
    for trick in game.tricks:  # a second reading
        for play in trick.plays[1:]:
            if play.card.code[-1] != trick.plays[0].card.code[-1]:
                expected.add((PLACES["SWNE".index(play.seat.value)], trick.plays[0].card.code[-1]))
    assert known == expected


def test_partners_promise_together():
    """A17: 3 and nil are `3 + nil`, 3 and 4 are 7."""
    deal = deal_cards(7)
    game = replay(compose("standard"), deal, [])
    texts = []
    for north, south in (("3", "nil"), ("3", "4")):
        table = CardTableLogic(round_to_text(game) + f"bids E:1 S:{south} W:1 N:{north}\n", step=-1)
        texts.append(table.strings(words_for("en"))["scene"]["sides"][0]["text"])
    assert [text.rpartition("bid ")[2] for text in texts] == ["3 + nil", "7"]


# Records


def records() -> list[Any]:
    game = played(7)
    deal = game.deal
    return [
        pytest.param(69, game, id="round"),
        pytest.param(69, round_to_text(game), id="text"),
        pytest.param(69, round_to_text(game).replace("rules standard\n", ""), id="text-without-rules"),
        pytest.param(69, dumps(round_to_json(game)), id="json"),
        pytest.param(69, round_to_json(game), id="json-data"),
        pytest.param(0, deal, id="deal"),
        pytest.param(0, deal_to_text(deal), id="deal-text"),
        pytest.param(0, dumps(deal_to_json(deal)), id="deal-json"),
        pytest.param(0, deal_to_pbn(deal), id="pbn"),
        pytest.param(0, "{a comment}\n" + deal_to_pbn(deal), id="a46-pbn-with-comment"),
    ]


@pytest.mark.parametrize(("steps", "record"), records())
def test_any_record_is_read(steps, record):
    """Whatever a round or a deal was kept in, it is the same table: dealt, 4 bids, 52 cards, 13 tricks gathered."""
    table = CardTableLogic(record)
    assert table.steps == steps
    assert set(table.view()["scene"]["hand"]) == {card.code for card in played(7).deal.hands[2]}


@pytest.mark.parametrize(
    "make",
    [
        pytest.param({}, id="nothing"),
        pytest.param({"record": "dealer N", "seed": 1}, id="both"),
        pytest.param({"record": "what is this"}, id="no-record"),
        pytest.param({"record": 7}, id="number"),
        pytest.param({"record": {"a": 1}}, id="other-json"),
        pytest.param({"record": "[]"}, id="list"),
        pytest.param({"record": '{"a"'}, id="broken-json"),
        pytest.param({"record": '[Deal "N:- - - -"]'}, id="a46-unknown-hand"),
        pytest.param({"seed": -1}, id="a53-seed"),
        pytest.param({"seed": 1, "seat": "X"}, id="seat"),
        pytest.param({"seed": 1, "dealer": 5}, id="dealer"),
        pytest.param({"seed": 1, "step": 3}, id="step"),
        pytest.param({"seed": 1, "step": True}, id="no-step"),
        pytest.param({"seed": 1, "rules": "standard+solo"}, id="rules"),
    ],
)
def test_what_cannot_be_read_is_refused(make):
    """One typed error that says more than a word; nothing else is raised."""
    with pytest.raises(SpadesError, match=r"\w+ \w+ \w+"):
        CardTableLogic(**make)


def test_another_round_that_cannot_be_read_changes_nothing():
    table = CardTableLogic(played(7), step=9)
    before = table.view()
    with pytest.raises(SpadesError):
        table.load("no round")
    assert table.view() == before


# What a seat may not see


def _hidden_swapped(game: Round, seat: Seat, draw: st.DataObject) -> Round | None:
    """Return the same public story with two unplayed cards of two others exchanged, None when that story could not be."""
    others = [place for place, each in enumerate(game.rules.table.seats) if each is not seat]
    first, second = draw.draw(st.permutations(others))[:2]
    if not game.hands[first] or not game.hands[second]:
        return None
    one, two = draw.draw(st.sampled_from(game.hands[first])), draw.draw(st.sampled_from(game.hands[second]))
    change = {one: two, two: one}
    hands = tuple(tuple(change.get(card, card) for card in hand) for hand in game.deal.hands)
    try:
        return replay(game.rules, Deal(hands, game.deal.dealer), game.actions, game.standing)
    except SpadesError:
        return None


@given(st.integers(0, 2**32), st.integers(0, 56), st.sampled_from("NESW"), st.data())
@settings(max_examples=samples(small=40, deep=2000), deadline=None)
def test_nothing_hidden_is_shown(seed, actions, letter, data):
    """Exchange hidden cards of others and nothing changes: no view, no text, no word of it; a later step of a longer round neither."""
    game = played(seed)
    now = replay(game.rules, game.deal, game.actions[:actions])
    other = _hidden_swapped(now, Seat(letter), data)
    tables = [CardTableLogic(each, seat=letter, step=-1) for each in (now, other) if each is not None]
    shown = [(table.view(), table.strings(words_for("en"))) for table in tables]
    assert all(each == shown[0] for each in shown)
    whole = CardTableLogic(game, seat=letter)
    at(whole, tables[0].step)
    assert whole.view()["scene"] == shown[0][0]["scene"]
    own = {card.code for card in game.deal.hands["NESW".index(letter)]}
    public = {action.card.code for action in now.actions if isinstance(action, Play)}
    said = json.dumps([whole.view(), *(whole.strings(words_for(lang)) for lang in ("en", "fa"))])
    secret = {card.code for card in game.rules.pack.cards} - own - public
    assert not [code for code in secret if f'"{code}"' in said]
    assert not [code for code in secret if words_for("en").card_name(code) in said]


def test_only_who_makes_it_can_open_the_hands():
    """The teacher's view is made, not chosen: no action of a page opens a hand, and no state does."""
    table = CardTableLogic(played(7), step=8)
    for action in ({"kind": "teacher", "on": True}, {"kind": "faces"}, {"kind": "load", "teacher": True}):
        with pytest.raises(SpadesError):
            table.act(action)
    teacher = CardTableLogic(played(7), step=8, teacher=True)
    with pytest.raises(SpadesError):
        table.restore(teacher.state())
    open_hands = {each["place"]: each["hand"] for each in teacher.view()["scene"]["seats"]}
    assert open_hands["you"] is None  # lies below
    assert all(each["hand"] is None for each in table.view()["scene"]["seats"])
    left = {card.code for card in teacher.round.hands[3]}
    assert {code for _, codes in open_hands["left"] for code in codes} == left


def test_own_cards_lie_face_down_before_a_blind_bid():
    """A16: while the seat may still bid blind, not even its own cards are in view or words."""
    rules = compose("standard+blind-nil")
    text = f"rules {rules.name}\n{deal_to_text(deal_cards(7))}before NS:0/0 EW:200/0\n"
    table = CardTableLogic(text, seat="S")
    scene = table.view()["scene"]
    assert (scene["hand"], scene["held"]) == (None, 13)
    said = json.dumps([table.view(), table.strings(words_for("en"))])
    assert not [card for card in table.round.deal.hands[2] if f'"{card.code}"' in said]


# Moving, keeping


def test_steps_end_at_both_ends():
    """Back from the first moment and on from the last lead nowhere."""
    table = CardTableLogic(played(7))
    table.act({"kind": "back"})
    assert table.step == 0
    table.act({"kind": "last"})
    table.act({"kind": "forward"})
    assert table.step == table.steps == 69
    table.act({"kind": "first"})
    table.act({"kind": "forward"})
    assert table.moment.about == "bid"


@pytest.mark.parametrize("step", [-1, 70, True, 1.5, "3", None])
def test_a_step_that_is_not_there_is_refused(step):
    table = CardTableLogic(played(7), step=5)
    with pytest.raises(SpadesError):
        table.act({"kind": "go", "step": step})
    assert table.step == 5


def test_the_place_is_kept_and_no_card_of_it():
    """A57: the state is the moment; it holds no card, and belongs to this round alone."""
    table = CardTableLogic(played(7), step=30)
    kept = json.loads(json.dumps(table.state()))
    assert set(kept) == {"of", "step", "notes"}
    again = CardTableLogic(played(7))
    again.restore(kept)
    assert again.view() == table.view()
    with pytest.raises(SpadesError):
        CardTableLogic(played(8)).restore(kept)


def test_a_damaged_state_is_refused():
    widget = CardTable(played(7), step=3, lang="en")
    state, view = widget.state(), widget.logic.view()
    damaged = [{name: value for name, value in state.items() if name != gone} for gone in state]
    damaged += [{**state, name: junk} for name in state for junk in (None, -1, 1.5, "x", []) if junk != state[name]]
    for each in (*damaged, None, 5, [], {}):
        with pytest.raises(ValueError, match=r"\w \w"):
            widget.restore(each)
        assert widget.logic.view() == view


def test_a_widget_shows_another_round():
    """A55: a round loaded from Python is on the page at once."""
    widget = CardTable(seed=7, lang="en")
    widget.load(played(8), step=-1)
    assert widget.view["scene"]["gathered"] == 13
    assert (widget.step, widget.steps, widget.round.over) == (69, 69, True)
    widget.go(0)
    assert widget.view["about"] == "deal"
    assert repr(CardTable(seed=7)) == "CardTable(seed=7)"
    assert repr(CardTable(KEPT, seat="E")) == "CardTable(..., seat='E')"  # no hand of a record is told
    assert repr(CardTable(record=KEPT)) == "CardTable()"


KEPT = """
rules standard
dealer N
N: KC 3D 10D 5S JH 5D KD 6D 6C 10C JC 10H 2S
E: AD AC 9H 8H 6S QH KH QC 4D 2H 7D 2D 8C
S: JS 4H QD 7S AS 2C 9S 3S 3C JD KS QS 5H
W: 9D 8D 8S 5C 10S 7H 4S 4C 3H 7C 6H 9C AH
before NS:0/0 EW:0/0
bids E:3 S:7 W:1 N:1
trick 1: E:AC S:2C W:4C N:6C
trick 2: E:AD S:JD W:8D N:3D
trick 3: E:2D S:QD W:9D N:5D
trick 4: S:3C W:9C N:KC E:8C
trick 5: N:KD E:4D S:4H W:4S
trick 6: W:AH N:10H E:2H S:5H
trick 7: W:3H N:JH E:QH S:3S
trick 8: S:AS W:8S N:2S E:6S
trick 9: S:KS W:10S N:5S E:7D
trick 10: S:QS W:5C N:6D E:8H
trick 11: S:JS W:6H N:10D E:9H
trick 12: S:9S W:7H N:10C E:QC
trick 13: S:7S W:7C N:JC E:KH
"""
"""A round as it was saved: players may change, it does not."""

CASES = [
    {"name": "deal", "make": {"seed": 7, "lang": "en"}, "do": []},
    {"name": "trick", "make": {"record": KEPT, "lang": "en"}, "do": [{"kind": "go", "step": 8}]},
    {"name": "gathered", "make": {"record": KEPT, "lang": "en"}, "do": [{"kind": "go", "step": 9}]},
    {
        "name": "teacher",
        "make": {"record": KEPT, "lang": "fa", "teacher": True},
        "do": [{"kind": "go", "step": 46}],
    },
    {"name": "end", "make": {"record": KEPT, "lang": "fa"}, "do": [{"kind": "last"}]},
]


def test_views_are_what_the_page_draws():
    check_views("card-table", CardTable, CASES)


@pytest.mark.parametrize("teacher", ["no", "False", 1, 1.5, float("nan"), [0]])
def test_only_true_opens_the_hands(teacher):
    """A word or a number in place of True leaves the others' hands closed."""
    assert CardTableLogic(seed=3, teacher=teacher).view() == CardTableLogic(seed=3).view()
