"""The bid pad: whose turn, which bids, what the contract is, what is hidden, and what a count shows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.analysis.estimates import HandEstimate
from spades_teach.core.actions import Look, MakeBid
from spades_teach.core.cards import read_hand
from spades_teach.core.deals import deal_cards
from spades_teach.core.errors import SpadesError
from spades_teach.core.trumps import SPADES
from spades_teach.i18n import available_languages, plain_text, words_for
from spades_teach.widgets.bid_pad import CHUNK, BidPad, BidPadLogic
from spades_teach.widgets.trick_counts import MISCONCEPTIONS, judge_count
from tests.widgets.view_samples import check_views

HAND = "AS KS 7S QH JH 4H 3H AD 8D 5D KC 9C 2C"
BEHIND = {"rules": "standard+blind-nil", "before": "NS:0/0 EW:150/0", "dealer": "E"}
EN = words_for("en")


def pad(**make: Any) -> BidPadLogic:
    return BidPadLogic(**{"hand": HAND, "rounds": CHUNK, **make})


def act(logic: BidPadLogic, kind: str, **fields: str) -> BidPadLogic:
    logic.act({"kind": kind, **fields})
    return logic


def keys(logic: BidPadLogic) -> dict[str, str]:
    view = logic.view()
    return {each["bid"]: each["state"] for each in (*view["keys"], *view["specials"])}


def texts(value: object) -> list[str]:
    """Return every text in a JSON value, keys included."""
    if isinstance(value, dict):
        return [text for pair in value.items() for each in pair for text in texts(each)]
    if isinstance(value, list | tuple):
        return [text for each in value for text in texts(each)]
    return [value] if isinstance(value, str) else []


# The bids


@pytest.mark.parametrize(
    ("order", "dealer"),
    [
        ("right you left partner", "N"),
        ("you left partner right", "E"),
        ("left partner right you", "S"),
        ("partner right you left", "W"),
    ],
)
def test_bids_come_in_order_and_the_dealer_is_last(order, dealer):
    """Left of the dealer begins, clockwise, once each; who comes before has bid, who comes after has not (questions 8, 9)."""
    logic = pad(dealer=dealer)
    shown = logic.view()["order"]
    assert [each["place"] for each in shown] == order.split()
    assert [each["place"] for each in shown if each["dealer"]] == order.split()[-1:]
    mine = order.split().index("you")
    assert [each["bid"] is not None for each in shown] == [place < mine for place in range(4)]
    assert [each["turn"] for each in shown] == [place == mine for place in range(4)]
    act(logic, "bid", bid="3")
    assert all(each["bid"] for each in logic.view()["order"])


@pytest.mark.parametrize(
    ("label", "contract", "partner", "mine"),
    [
        pytest.param("3 + nil", 3, "3", "nil", id="A17-three-and-nil"),
        pytest.param("3 + 4 = 7", 7, "3", "4", id="A17-three-and-four"),
        pytest.param("nil + 4", 4, "nil", "4", id="question-11"),
        pytest.param("nil + nil", 0, "nil", "0", id="question-26-two-nils"),
        pytest.param("4 + 3 = 7", 7, "4", "3", id="s2-contract-sum"),
    ],
)
def test_the_contract_is_the_sum(label, contract, partner, mine):
    """Partners' numbers are added, nil adds none (S2)."""
    logic = act(pad(bids=f"N:{partner} E:1", dealer="W"), "bid", bid=mine)
    side = logic.view()["sides"][0]
    assert (logic.contract("us"), side["contract"]) == (contract, contract)
    assert plain_text(logic.strings(EN)["sides"]["us"]["label"]) == label


@pytest.mark.parametrize(
    ("sums", "bids", "dealer", "mine"),
    [
        pytest.param((5, 7), "W:3 N:1 E:4", "S", "4", id="question-12"),
        pytest.param((7, 5), "N:4 E:3 W:2", "W", "3", id="example-of-the-lesson"),
    ],
)
def test_both_contracts(sums, bids, dealer, mine):
    """W 3, N 1, E 4, S 4: 5 and 7 (question 12)."""
    logic = act(pad(bids=bids, dealer=dealer), "bid", bid=mine)
    assert (logic.contract("us"), logic.contract("them")) == sums


def test_the_contract_grows():
    """While the partner has not bid, a side's contract is open, and the pad says what a bid would make of it."""
    logic = pad(bids="E:3 N:4", dealer="N")
    assert logic.view()["sides"][0] == {"side": "us", "bids": [], "open": 2, "contract": None}
    act(logic, "choose", bid="3")
    assert logic.strings(EN)["would"] == EN("bid-pad-would-open", bid="3")
    act(logic, "bid", bid="3")
    assert logic.view()["sides"][0] == {"side": "us", "bids": ["3", "4"], "open": 0, "contract": 7}
    late = act(pad(bids="N:4 E:3", dealer="W"), "choose", bid="3")
    assert late.strings(EN)["would"] == EN("bid-pad-would", bid="3", partner="4", contract=7)


@pytest.mark.parametrize(
    ("blocked", "make"),
    [
        pytest.param("", {"bids": "N:5"}, id="A14-the-partner-takes-none-away"),
        pytest.param("", {"bids": "N:nil"}, id="question-34-no-board-beside-nil"),
        pytest.param("", {"bids": "N:5 E:4 W:3", "dealer": "S"}, id="question-35-thirteen-together"),
        pytest.param("nil 1 2", {"bids": "N:1", "rules": "standard+board"}, id="board"),
        pytest.param("nil", {"bids": "N:4", "rules": "standard+nil-off"}, id="nil-off"),
    ],
)
def test_the_engine_decides_which_bids_are_open(blocked, make):
    """0 to 13 are open at the default table, whatever the partner bid; other tables take some away, with their reason."""
    logic = pad(**{"dealer": "W", **make})
    states = keys(logic)
    assert list(states) == ["nil", *map(str, range(1, 14))]
    assert [bid for bid, state in states.items() if state != "open"] == blocked.split()
    for bid in blocked.split():
        act(logic, "choose", bid=bid)
        assert logic.view()["answer"] == "blocked"
        assert (logic.chosen, logic.bid) == (None, None)
        assert logic.strings(EN)["feedback"]["sign"] == "bad"


def test_a_blocked_bid_names_the_rule():
    """The reason of the engine is said, with its rule and what other tables do."""
    logic = act(pad(bids="N:1", dealer="W", rules="standard+board"), "choose", bid="2")
    said = logic.strings(EN)["feedback"]
    assert said["text"] == EN("below-board", bid="2", minimum=4)
    assert "below-board" in said["rows"][0]
    assert said["rows"][1] == EN.attr("below-board", "elsewhere")


def test_zero_is_nil():
    """A71, question 10: the bid 0 is made, and it is nil."""
    logic = act(pad(), "bid", bid="0")
    assert (str(logic.bid), logic.done) == ("nil", True)


def test_a_bid_stays():
    """The first press chooses, the second bids; after that no other bid is open, and the reason is said (question 9)."""
    logic = act(pad(), "choose", bid="4")
    assert (keys(logic)["4"], logic.bid) == ("chosen", None)
    act(logic, "choose", bid="4")
    assert str(logic.bid) == "4"
    for _ in range(3):
        act(logic, "bid", bid="4")  # a double click
    assert logic.view()["answer"] == "made"
    act(logic, "choose", bid="5")
    assert logic.strings(EN)["feedback"]["text"] == EN("already-bid", seat="you")
    assert {state for bid, state in keys(logic).items() if bid != "4"} == {"blocked"}


def test_it_can_be_tried_again():
    """A bid can be taken back for practice; the others bid as before."""
    logic = pad(dealer="E")
    before = logic.view()
    act(act(logic, "bid", bid="4"), "again")
    assert logic.view() == before


@given(st.integers(0, 2**64 - 1), st.sampled_from("NESW"), st.sampled_from(["nil", "1", "4", "13"]))
def test_every_deal_can_be_bid(seed, dealer, bid):
    """Whatever is dealt, the others bid legally and the bids add up."""
    logic = act(BidPadLogic(seed=seed, dealer=dealer), "bid", bid=bid)
    assert logic.game.phase == "play"
    assert logic.contract("us") + logic.contract("them") == sum(each.tricks for each in logic.game.bids)
    assert logic.game.deal == deal_cards(seed, logic.rules.table.read_seat(dealer))


# Blind nil


def blind_pads() -> list[BidPad]:
    return [BidPad(seed=7, **BEHIND), BidPad(HAND, **BEHIND), BidPad(HAND, **BEHIND, lang="fa", ask="count")]


@pytest.mark.parametrize("widget", blind_pads(), ids=["seed", "hand", "persian"])
def test_no_own_card_leaves_python_before_the_decision(widget):
    """A16: no trait, no saved state, no text of the widget holds a card of the own hand, also after a reload or a wrong press."""
    own = {card.code for card in widget.logic.game.deal.hands[2]}
    words = words_for(widget.lang)
    faces = {plain_text(words.card(code)) for code in own} | {words.card_name(code) for code in own}
    for step in ("nothing", "number", "tick", "compare", "restored"):
        if step == "number":
            widget.do("choose", bid="5")
        if step == "compare":
            widget.do("compare")
        if step == "tick":
            with pytest.raises(SpadesError):
                widget.do("tick", card=next(iter(own)))
        if step == "restored":
            widget.restore(json.loads(json.dumps(widget.state())))
        told = texts([widget.view, widget.strings, widget.look, widget.state(), repr(widget)])
        assert widget.view["hand"] is None
        assert widget.hand is None
        assert [
            text for text in told if any(code in text.split() or code in text.strip("()'\"").split() for code in own)
        ] == []
        assert [text for text in told for face in faces if face in plain_text(text)] == []
    widget.look_at_cards()
    assert {each["card"] for each in widget.view["hand"]} == own


def test_the_saved_state_of_a_blind_pad_opens_no_card():
    """A16: a pad restored from what was saved before the decision still asks for it; after looking it stays looked."""
    saved = BidPad(HAND, **BEHIND).state()
    again = BidPad(HAND, **BEHIND)
    again.restore(saved)
    assert again.view["may_look"]
    again.look_at_cards()
    later = BidPad(HAND, **BEHIND)
    later.restore(again.state())
    assert not later.view["may_look"]
    assert {state for bid, state in keys(later.logic).items() if bid == "blind-nil"} == {"blocked"}
    later.do("choose", bid="blind-nil")
    assert later.logic.strings(EN)["feedback"]["text"] == EN("blind-after-looking", bid="blind-nil")


def test_a_bemo_is_announced_beside_the_bid():
    """Catalogue bemo: one press announces it, the note names it, the bid follows; the state of then is a state, and again begins anew."""
    table = {"rules": "standard+bemo", "dealer": "E"}
    logic = pad(**table)
    assert {"little-bemo": "open", "big-bemo": "open"} == {name: keys(logic)[name] for name in logic.announcements}
    assert logic.strings(EN)["key_names"]["big-bemo"] == EN("bid-pad-announce", bid="big-bemo")
    act(logic, "choose", bid="big-bemo")
    assert logic.strings(EN)["feedback"]["text"] == EN("bid-pad-announced", bid="big-bemo")
    assert not {"little-bemo", "big-bemo"} & set(keys(logic))
    copy = pad(**table)
    copy.restore(logic.state())
    assert (copy.view(), copy.strings(EN)) == (logic.view(), logic.strings(EN))
    act(logic, "bid", bid="4")
    copy.restore(logic.state())
    assert ("4", ("big-bemo", "4")) == (str(copy.bid), copy.mine)
    act(copy, "again")
    assert ((), {"little-bemo", "big-bemo"}) == (copy.mine, set(copy.announcements))


def test_blind_nil_is_called_blind_nil():
    """A15: bid, label and what is said all name it; the bid opens the cards and cannot be taken back."""
    logic = act(pad(bids="N:4", **BEHIND), "bid", bid="blind-nil")
    strings = logic.strings(EN)
    assert plain_text(strings["bids"]["you"]) == EN.bid("blind-nil")
    assert EN.bid("blind-nil") in plain_text(strings["said_bids"]["you"])
    assert strings["feedback"]["text"] == EN("bid-pad-made", bid="blind-nil")
    assert plain_text(strings["sides"]["us"]["label"]) == "blind nil + 4"
    assert logic.contract("us") == 4
    assert logic.hand is not None
    assert not logic.view()["may_again"]


@pytest.mark.parametrize(
    ("open_", "before"),
    [(True, "NS:0/0 EW:100/0"), (False, "NS:0/0 EW:99/0"), (False, "NS:10/0 EW:0/0")],
)
def test_blind_nil_is_for_those_behind(open_, before):
    """Exactly 100 behind is enough (question 28); else the hand is open at once and the key says why not."""
    logic = pad(**{**BEHIND, "before": before})
    assert (keys(logic)["blind-nil"] == "open", logic.hand is None) == (open_, open_)
    if not open_:
        act(logic, "choose", bid="blind-nil")
        assert logic.answer.reasons[0].id == "blind-not-behind"


def test_others_look_before_they_bid():
    """Where the others may bid blind they look, unless a blind bid of theirs is given."""
    logic = BidPadLogic(seed=3, rules="standard+blind-nil:min_deficit=0", bids="E:blind-nil", dealer="N")
    assert [type(action) for action in logic.game.actions[:1]] == [MakeBid]
    other = BidPadLogic(seed=3, rules="standard+blind-nil:min_deficit=0", bids="E:3", dealer="N")
    assert [type(action) for action in other.game.actions] == [Look, MakeBid]


# The count


def test_the_hand_shows_nothing_before_it_is_compared():
    """Until rounds are asked for, neither view nor strings nor state tell what a card will do."""
    logic = act(pad(ask="count"), "tick", card="QH")
    assert logic.view()["estimate"] is None
    assert logic.strings(EN)["estimate"] is None
    assert {each["state"] for each in logic.view()["hand"]} == {"plain", "chosen"}
    assert logic.state()["estimate"] is None
    assert not logic.done


def test_rounds_are_played_step_by_step():
    """Each message plays 25 more; the last one answers, once."""
    logic = act(pad(rounds=3 * CHUNK, ask="count"), "tick", card="AS")
    seen = []
    act(logic, "compare")
    while logic.running:
        seen.append((logic.estimate.rounds, logic.last_answer, logic.done))
        act(logic, "more")
    assert seen == [(CHUNK, None, False), (2 * CHUNK, None, False)]
    assert logic.last_answer == {"item": "count", "right": False, "misconception": logic.compared.misconception}
    assert logic.done
    for kind in ("more", "compare"):
        act(logic, kind)
        assert logic.last_answer is None
    assert logic.estimate.rounds == 3 * CHUNK


def test_comparing_from_python_is_heard():
    """Who listens hears each step of a comparison from Python too: the answer comes with the last."""
    widget, heard = BidPad(HAND, rounds=2 * CHUNK, ask="count"), []
    widget.do("tick", card="AS")
    widget.on_action(lambda action: heard.append((action["kind"], widget.logic.last_answer is not None)))
    widget.compare()
    assert heard == [("compare", False), ("more", True)]


def test_the_verdict_on_a_count_stays_while_a_bid_is_chosen():
    """A bid is chosen beside what the count came to; only another answer takes its place."""
    logic = pad(ask="count")
    for card in ("AS", "KS", "AD"):
        act(logic, "tick", card=card)
    act(logic, "compare")
    verdict = logic.strings(EN)["feedback"]
    assert verdict is not None
    assert act(logic, "choose", bid="4").strings(EN)["feedback"] == verdict
    assert act(logic, "tick", card="AS").strings(EN)["feedback"] != verdict
    assert act(logic, "let-go").strings(EN)["feedback"] == verdict


def test_an_empty_count_is_asked_back_once():
    """A71: no card ticked may be a count of none, or forgotten."""
    logic = act(pad(ask="count"), "compare")
    assert (logic.view()["answer"], logic.estimate, logic.last_answer) == ("none-ticked", None, None)
    act(logic, "compare")
    assert logic.last_answer["right"] is False


SHARES = dict(zip(HAND.split(), [200, 190, 40, 30, 20, 0, 0, 180, 0, 0, 150, 2, 0], strict=True))


def rounds_with(**won: int) -> HandEstimate:
    return HandEstimate(
        hand=read_hand(HAND), rules="standard", seed=0, rounds=200, won=tuple({**SHARES, **won}.values()), squares=3500
    )


@pytest.mark.parametrize(
    ("misconception", "ticked", "won"),
    [
        pytest.param(None, "AS KS AD KC", {}, id="near"),
        pytest.param(None, "AS KS AD KC QH", {}, id="one-off-is-near"),
        pytest.param("counts-queen", "AS KS AD KC QH 7S", {"QH": 10}, id="over-counting-queens"),
        pytest.param("counts-king", "AS KS AD KC QH 7S", {"KC": 20, "QH": 60, "7S": 90}, id="over-counting-kings"),
        pytest.param("counts-ace", "AS KS AD KC QH 7S", {"AD": 20, "QH": 60, "7S": 90}, id="over-counting-an-ace"),
        pytest.param("counts-low-spade", "AS KS AD KC QH 7S", {"7S": 5}, id="over-counting-a-short-suit"),
        pytest.param("counts-low-card", "AS KS AD KC 9C 5D", {}, id="low-cards-of-a-side-suit"),
        pytest.param("counts-too-many", "AS KS AD KC QH 7S", {"QH": 110, "7S": 110, "KS": 100, "AD": 100, "KC": 100}, id="a-little-of-each"),
        pytest.param("forgets-ace", "AS KS", {"AD": 195}, id="forgetting-an-ace"),
        pytest.param("forgets-king", "AS KS", {"AD": 160, "KC": 190}, id="forgetting-a-king"),
        pytest.param("forgets-high-spade", "AD KC", {"AS": 200}, id="forgetting-high-spades"),
        pytest.param("counts-too-few", "AS KS", {"AD": 90, "KC": 90, "QH": 90, "7S": 90}, id="many-halves"),
    ],
)  # fmt: skip
def test_what_a_count_shows(misconception, ticked, won):
    """A count off by more than one trick is explained by the card that explains it best, and every remark can be said."""
    verdict = judge_count(set(read_hand(ticked)), rounds_with(**won), SPADES)
    assert misconception == verdict.misconception
    assert verdict.near == (misconception is None)
    for language in available_languages():
        for remark in verdict.remarks:
            assert words_for(language)(f"trick-count-{remark.id}", card=remark.estimate.card.code, percent=10)


def test_long_spades_are_not_forgotten():
    """Low spades of a long suit take tricks; who leaves them out hears it."""
    hand = "AS 9S 8S 7S 5S 3S 2S 4H 3H 5D 4D 3C 2C"
    logic = BidPadLogic(hand, ask="count", rounds=CHUNK)
    act(act(logic, "tick", card="AS"), "compare")
    assert logic.compared.misconception == "forgets-long-spade"
    card = logic.compared.remarks[0].estimate
    said = EN("trick-count-forgets-long-spade", card=card.card.code, percent=round(100 * card.share))
    assert said in logic.strings(EN)["feedback"]["text"]


def test_misconceptions_have_distinct_words():
    """No belief is answered by the sentence of another one."""
    wanted = [name for name in MISCONCEPTIONS if not name.startswith("counts-too")]
    for language in available_languages():
        said = {words_for(language)(f"trick-count-{name}", card="AS", percent=10) for name in wanted}
        assert len(said) == len(wanted)


# What is kept


@pytest.mark.parametrize(
    "actions",
    [
        [],
        [("tick", "card", "AS"), ("choose", "bid", "4")],
        [("tick", "card", "AS"), ("compare", "", ""), ("bid", "bid", "nil")],
        [("choose", "bid", "1")],
        [("compare", "", ""), ("tick", "card", "KC")],
    ],
)
def test_a_state_comes_back(actions):
    """What is saved is what is shown again, on another pad of the same deal; another deal refuses it."""
    make = {"rules": "standard+board", "bids": "N:1", "dealer": "W"}
    logic = pad(**make)
    for kind, name, value in actions:
        act(logic, kind, **({name: value} if name else {}))
    other = pad(**make)
    other.restore(json.loads(json.dumps(logic.state())))
    assert other.view() == logic.view()
    assert other.strings(EN) == logic.strings(EN)
    with pytest.raises(SpadesError):
        pad(**make, seed=1).restore(logic.state())


def test_a_damaged_state_is_refused():
    """Whatever is wrong with a state, it is one ValueError, and the pad stays as it is."""
    widget = BidPad(HAND, rounds=CHUNK)
    widget.compare()
    state = widget.state()
    damaged: list[Any] = [{name: value for name, value in state.items() if name != gone} for gone in state]
    damaged += [{**state, name: value} for name in state for value in (-1, "x", {"a": 1}, ["AS"])]
    rounds = state["estimate"]
    damaged += [{**state, "estimate": {**rounds, name: value}} for name in rounds for value in (-1, 7, "x", [1], None)]
    for each in (*damaged, None, 5, "x", [], {}):
        with pytest.raises(ValueError, match=r"\w \w"):
            widget.restore(each)
        assert widget.state() == state


@pytest.mark.parametrize(
    ("wrong", "make"),
    [
        ("not-a-whole-hand", {"hand": "AS KS"}),
        ("bid-pad-own-bid", {"bids": "S:3"}),
        ("seat-twice", {"bids": "N:3 N:4"}),
        ("bid-pad-bad-bids", {"bids": "three"}),
        ("bad-bid", {"bids": "N:14x"}),
        ("bad-bid", {"bids": f"N:{'9' * 5000}"}),
        ("bid-pad-impossible-bid", {"bids": "E:14"}),
        ("bid-pad-impossible-bid", {"bids": "W:99", "dealer": "E"}),
        ("bid-pad-impossible-bid", {"bids": "N:blind-nil", "rules": "standard+blind-nil"}),
        ("bid-pad-impossible-bid", {"bids": "E:1 W:1", "dealer": "N", "rules": "standard+board:minimum=4"}),
        ("bad-ask", {"ask": "sing"}),
        ("bid-pad-bad-rounds", {"rounds": 7}),
        ("bad-seat", {"dealer": "X"}),
        ("bad-seed", {"seed": -1}),
    ],
)
def test_what_cannot_be_is_refused(wrong, make):
    """One typed error names what is wrong, in every language."""
    with pytest.raises(SpadesError) as caught:
        pad(**make)
    assert caught.value.id == wrong


def test_a_given_bid_that_yours_rules_out_is_left_to_the_beginner():
    """What the partner is given is checked with every bid of the learner; where it cannot stand beside this one, the beginner bids."""
    rules = {"bids": "N:1", "dealer": "N", "rules": "standard+board:minimum=4"}
    bids = {mine: act(pad(**rules), "bid", bid=mine).game.bids[0] for mine in ("1", "2", "3", "4")}
    assert [bid.name == "1" for bid in bids.values() if bid] == [False, False, True, True]


@pytest.mark.parametrize(
    ("done", "damage"),
    [
        ([], {"chosen": "99"}),
        ([], {"chosen": "blind-nil"}),
        ([("bid", "bid", "3")], {"chosen": "4"}),
        ([], {"mine": ["99"]}),
        ([], {"mine": ["3", "4"]}),
        ([], {"mine": ["look"]}),
        ([], {"said": "looked"}),
        ([], {"said": "none-ticked"}),
        ([], {"said": "compared"}),
        ([], {"said": "made 3"}),
        ([("bid", "bid", "3")], {"said": "made 4"}),
        ([], {"said": "card AS"}),
        ([("compare", "", "")], {"said": "card 2S"}),
        ([], {"ticks": "AS AS"}),
        ([], {"ticks": "2S"}),
        ([("compare", "", "")], {"estimate": {"won": [1] * 13, "squares": 13, "rounds": 10**400}}),
    ],
)
def test_a_state_that_nothing_leads_to_is_refused(done, damage):
    """Bids that cannot be chosen or made, cards twice or of others, answers to presses that never were: refused, and nothing changes."""
    logic = pad(bids="N:3")
    for kind, name, value in done:
        act(logic, kind, **({name: value} if name else {}))
    state = logic.state()
    with pytest.raises(ValueError, match=r"\w \w"):
        logic.restore({**state, **damage})
    assert logic.state() == state


# Both halves


COUNT = {"hand": HAND, "bids": "E:3", "ask": "count", "lang": "en"}
RAISING = "standard+raise-by-one"


@pytest.mark.parametrize(("said", "key"), [("3", "bid-pad-stay"), ("4", "bid-pad-raise")])
def test_all_have_bid_and_the_own_bid_may_be_raised(said, key):
    """Catalogue raise-by-one: the same number or one more; which of them is chosen anew, and nothing follows from a second click."""
    logic = act(pad(rules=RAISING, bids="N:3 E:4 W:2", dealer="W"), "bid", bid="3")
    assert logic.raising
    assert ["3", "4"] == [each["bid"] for each in logic.view()["keys"] if each["state"] == "open"]
    assert logic.strings(EN)["task"] == EN("bid-pad-task-raise", bid="3", most=1)
    act(logic, "bid", bid="3")  # the second half of a double click
    assert logic.raising
    act(logic, "choose", bid=said)
    assert logic.strings(EN)["go"] == EN(key, bid=said)
    kept = logic.state()
    act(logic, "bid", bid=said)
    assert (str(logic.bid), logic.raising, logic.game.phase) == (said, False, "play")
    assert logic.strings(EN)["task"] == EN("bid-pad-task-over")
    for state in (kept, logic.state()):
        again = pad(rules=RAISING, bids="N:3 E:4 W:2", dealer="W")
        again.restore(json.loads(json.dumps(state)))
        assert again.state() == state
    act(logic, "again")
    assert (logic.bid, logic.raising) == (None, False)


def test_a_raise_that_is_none_is_answered():
    """More than one up, or down, is against the rule; the bid stands."""
    logic = act(pad(rules=RAISING), "bid", bid="3")
    for wrong in ("2", "5"):
        act(logic, "choose", bid=wrong)
        assert logic.answer is not None
        assert [reason.id for reason in logic.answer.reasons] == ["only-a-small-raise"]
        assert (str(logic.bid), logic.raising) == ("3", True)


@pytest.mark.parametrize("rules", ["standard+high-jokers-alternate", "standard+general-passing:count=1,direction=left"])
def test_what_comes_before_the_bids_is_done(rules):
    """A kitty is taken and cards are passed as the beginner does, and the hand to bid on is the one after that."""
    for seed in range(4):
        logic = BidPadLogic(seed=seed, rules=rules, rounds=CHUNK)
        assert logic.game.phase == "bidding"
        assert logic.hand is not None
        assert set(logic.hand) == set(logic.game.hands[2])
        act(logic, "bid", bid="3")
        assert str(logic.bid) == "3"


CASES: list[dict[str, Any]] = [
    {
        "name": "partner-first",
        "make": {"hand": HAND, "bids": "N:3 E:4", "dealer": "W", "before": "NS:120/3 EW:240/1", "lang": "en"},
        "do": [{"kind": "choose", "bid": "4"}],
    },
    {
        "name": "made",
        "make": {"hand": HAND, "bids": "N:3 E:nil W:2", "dealer": "N", "lang": "fa"},
        "do": [{"kind": "bid", "bid": "4"}],
    },
    {
        "name": "raising",
        "make": {"hand": HAND, "bids": "N:3 E:4 W:2", "dealer": "W", "rules": RAISING, "lang": "en"},
        "do": [{"kind": "bid", "bid": "3"}, {"kind": "choose", "bid": "4"}],
    },
    {"name": "blind", "make": {"seed": 7, **BEHIND, "lang": "en"}, "do": [{"kind": "choose", "bid": "5"}]},
    {
        "name": "running",
        "make": {**COUNT, "rounds": 2 * CHUNK},
        "do": [{"kind": "tick", "card": "QH"}, {"kind": "compare"}],
    },
    {
        "name": "compared",
        "make": {**COUNT, "rounds": CHUNK},
        "do": [*({"kind": "tick", "card": card} for card in ("AS", "QH", "JH")), {"kind": "compare"}],
    },
]


def test_the_sample_views_are_those_of_now():
    """The JavaScript half is tested with exactly what the Python half makes."""
    check_views("bid-pad", BidPad, CASES)


def test_a_nil_that_this_table_does_not_know_can_be_told_again():
    """Pressing nil where it is switched off is answered, and the pad comes back as it was."""
    pad = BidPad(rules="standard+nil-off", lang="en")
    pad.do("bid", bid="0")
    again = BidPad(rules="standard+nil-off", lang="en")
    again.restore(pad.state())
    assert {**pad.view, "n": 0} == {**again.view, "n": 0}
