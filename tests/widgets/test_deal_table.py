"""The table at which cards are dealt: what happens, what is hidden, what is said, what is kept."""

import json
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.core.cards import Suit
from spades_teach.core.dealing import Draw, Redeal, faults, proceed, remedy, start_dealing
from spades_teach.core.deals import deal_cards
from spades_teach.core.errors import NotationError, SpadesError
from spades_teach.core.table import Seat
from spades_teach.core.variants import STANDARD
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets.deal_steps import COUNT_MISTAKES
from spades_teach.widgets.deal_table import DealTable, DealTableLogic
from spades_teach.widgets.misdeals import CASES, FAULTS, MISTAKES, make_misdeal
from tests.samples import samples
from tests.widgets.view_samples import check_views

PLACES = {"you": Seat.SOUTH, "left": Seat.WEST, "partner": Seat.NORTH, "right": Seat.EAST}


def do(table: DealTableLogic, *kinds: str, **fields: Any) -> DealTableLogic:
    """Do some things in a row; the fields belong to the last."""
    for kind in kinds[:-1]:
        table.act({"kind": kind})
    table.act({"kind": kinds[-1], **fields})
    return table


def until(phase: str, table: DealTableLogic, *, cut: str = "0") -> DealTableLogic:
    """Go on step by step until a phase is reached."""
    while table.view()["phase"] != phase:
        do(table, "cut", text=cut) if table.view()["phase"] == "cut" else do(table, "step")
    return table


def said(table: DealTableLogic, lang: str = "en") -> str:
    feedback = table.strings(words_for(lang))["feedback"]
    return plain_text(feedback["text"]) if feedback else ""


# Step by step


@given(st.integers(0, 2**64 - 1), st.sampled_from(["first-spade", "highest-card"]))
def test_the_draw_is_the_engines(seed, method):
    """The cards of the draw come up one by one, and nobody knows the dealer before the last of them."""
    table = DealTableLogic(seed, draw=method)
    drawn = proceed(start_dealing(STANDARD, seed), Draw(method))
    for number, (seat, card) in enumerate(drawn.drawn, start=1):
        assert table.view()["phase"] == "draw"
        assert not any(each["dealer"] for each in table.view()["seats"])
        do(table, "step")
        shown = table.view()["drawn"]
        assert (PLACES[shown[-1]["place"]], shown[-1]["card"], len(shown)) == (seat, card.code, number)
    assert table.view()["phase"] == "shuffle"
    assert [PLACES[each["place"]] for each in table.view()["seats"] if each["dealer"]] == [drawn.dealer]


@given(st.integers(0, 2**64 - 1), st.sampled_from("NESW"))
def test_uncut_it_is_the_deal_of_the_seed(seed, dealer):
    """Step by step, by rounds or all at once, a seed deals the hands that it always deals."""
    plain = deal_cards(seed, Seat(dealer))
    for kind in ("round", "all"):
        table = until("give", DealTableLogic(seed, dealer=dealer))
        while table.view()["phase"] == "give":
            do(table, kind)
        do(table, "step")
        assert table.steps.deal.dealer is plain.dealer
        assert [set(hand) for hand in table.steps.deal.hands] == [set(hand) for hand in plain.hands]
        assert {card.code for card in plain.hands[2]} == set(table.view()["hand"])


def test_cards_go_round_from_the_dealers_left():
    """Each step gives one card; the counts grow clockwise, the pack shrinks, and no face is seen."""
    table = until("give", DealTableLogic(7, dealer="W"))
    order = ("partner", "right", "you", "left")
    for number in range(52):
        assert [seat["place"] for seat in table.view()["seats"] if seat["turn"]] == [order[number % 4]]
        do(table, "step")
        counts = {seat["place"]: seat["cards"] for seat in table.view()["seats"]}
        assert counts[order[number % 4]] == number // 4 + 1
        assert sum(counts.values()) == number + 1 == 52 - table.view()["pack"]
    assert table.view()["phase"] == "count"


@given(st.integers(0, 2**64 - 1), st.integers(0, 51))
def test_nothing_hidden_leaves_the_table(seed, cut):
    """No card of a hand is in the view, the words or the state before the cards are picked up; then only one's own."""
    table = until("cut", DealTableLogic(seed, dealer="N"))
    do(table, "cut", text=str(cut))
    do(table, "all")
    words = words_for("en")
    for _ in range(2):
        others = {card.code for place, hand in enumerate(table.steps.dealing.hands) for card in hand if place != 2}
        told = json.dumps([table.view(), table.strings(words), table.state()])
        assert not [code for code in others if f'"{code}"' in told or words.card(code) in told]
        assert len(table.view()["hand"]) == (13 if table.view()["phase"] == "done" else 0)
        do(table, "step")
    assert table.steps.hand == table.steps.dealing.hands[2]


def test_every_step_can_be_taken_back():
    """Stepping back shows exactly what was there before, cut and draw included, down to the beginning."""
    table, seen = DealTableLogic(3), []
    while table.view()["phase"] != "done":
        seen.append((table.view(), table.strings(words_for("en"))))
        do(table, "cut", text="20") if table.view()["phase"] == "cut" else do(table, "step")
    for view, strings in reversed(seen):
        do(table, "back")
        assert (table.view(), table.strings(words_for("en"))) == (view, strings)
    assert not table.view()["may_back"]
    do(table, "back")
    assert table.view() == seen[0][0]


def test_all_at_once_stops_where_the_next_thing_begins():
    """`all` ends the draw, then the cards; it shuffles for nobody, cuts for nobody and picks up for nobody."""
    table = DealTableLogic(5)
    assert do(table, "all").view()["phase"] == "shuffle"
    assert do(table, "all").view()["phase"] == "cut"
    assert do(table, "all").view()["phase"] == "cut"
    do(table, "cut", text="0")
    assert do(table, "round").view()["given"] == 4
    assert do(table, "all").view()["phase"] == "count"


@pytest.mark.parametrize("text", ["-1", "52", "x", "", "1.5", "9" * 60])
def test_a_cut_that_cannot_be_is_one_sentence(text):
    """Nothing is cut, and the words say what can be."""
    table = until("cut", DealTableLogic(5))
    before = table.state()
    do(table, "cut", text=text)
    after = {**before, "refused": {"kind": "cut", "text": text[:41]}}
    assert (table.view()["phase"], table.view()["problem"], table.state()) == ("cut", "bad-cut", after)
    assert "51" in said(table)


def test_the_next_deal_is_the_left_players():
    """A43: five deals in a row, the dealer moves one place clockwise each time; nobody draws again."""
    table, dealers = until("done", DealTableLogic(11, dealer="S")), ["you"]
    for _ in range(4):
        do(table, "next-deal")
        assert table.view()["draws"] == []
        until("done", table)
        dealers.append(next(seat["place"] for seat in table.view()["seats"] if seat["dealer"]))
    assert dealers == ["you", "left", "partner", "right", "you"]


# The number of the deal


@pytest.mark.parametrize("text", ["12", "۱۲", "١٢", " 12 ", "+12"])
def test_a_seed_is_read_in_any_script(text):
    """Persian, Arabic and Latin digits name the same deal, on the page and in Python."""
    table = do(DealTableLogic(1), "seed", text=text)
    assert (table.steps.seed, table.view()["problem"]) == (12, None)
    assert DealTableLogic(text).view() == table.view()


@pytest.mark.parametrize("text", ["seven", "", "-1", "1.5", str(2**64), "9" * 41, "12a"])
def test_a_wrong_seed_is_one_clear_sentence(text):
    """A53: the table stays as it is; the sentence names the value and what is wanted, in both languages."""
    table = do(DealTableLogic(1), "step")
    before = table.state()
    do(table, "seed", text=text)
    after = {**before, "refused": {"kind": "seed", "text": text}}
    assert (table.view()["problem"], table.state()) == ("bad-seed", after)
    for lang in ("en", "fa"):
        assert text in said(table, lang)
        assert str(2**64 - 1) in said(table, lang)
    with pytest.raises(NotationError, match="no seed") as caught:
        DealTableLogic(text)
    assert "\n" not in str(caught.value)
    assert do(table, "step").view()["problem"] is None


# Counting


def count(table: DealTableLogic, **numbers: str) -> DealTableLogic:
    held = {suit: str(number) for suit, number in table.steps.counts.items()}
    return do(table, "count", texts=held | numbers)


def test_the_right_count_is_the_goal():
    """Four right numbers, in any script, and the step is reached."""
    table = until("done", DealTableLogic(7, dealer="W"))
    held = {suit.value: sum(card.suit is suit for card in table.steps.hand) for suit in Suit}
    assert table.steps.counts == held
    count(table, S=words_for("fa").plain_number(held["S"]))
    assert (table.done, table.last_answer) == (True, {"item": "count", "right": True, "misconception": None})
    assert do(table, "sort", by="suit").last_answer is None


def wrong_counts(held: dict[str, int]) -> dict[str, dict[str, str]]:
    """Return a wrong count for each mistake that there is."""
    pair = ("S", "C") if held["S"] != held["C"] else ("H", "D")
    return {
        "sum": {"H": str(held["H"] + 1)},
        "colours": {pair[0]: str(held[pair[1]]), pair[1]: str(held[pair[0]])},
        "suit-off": {"S": str(held["S"] + 1), "D": str(held["D"] - 1)},
    }


@pytest.mark.parametrize("mistake", COUNT_MISTAKES)
def test_each_wrong_count_has_its_own_reason(mistake):
    """Too many or too few, two suits of one colour confused, or one suit off: each is told apart, and none tells the number."""
    table = until("done", DealTableLogic(7, dealer="W"))
    count(table, **wrong_counts(table.steps.counts)[mistake])
    assert (table.done, table.last_answer["misconception"]) == (False, f"count-{mistake}")
    texts = {
        each: said(count(until("done", DealTableLogic(7, dealer="W")), **wrong))
        for each, wrong in wrong_counts(table.steps.counts).items()
    }
    assert len(set(texts.values())) == len(COUNT_MISTAKES)


@pytest.mark.parametrize(("told", "text"), [("empty", " "), ("unreadable", "three")])
def test_a_field_without_a_number_is_no_answer(told, text):
    """A71: empty is not 0, and nothing is judged."""
    table = count(until("done", DealTableLogic(7, dealer="W")), D=text)
    assert (table.last_answer, table.view()["wrong"], table.done) == (None, "D", False)
    assert table.steps.told == told


# Misdeals


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seed", range(samples(small=12, deep=200)))
def test_the_engine_decides_every_case(case, seed):
    """What is wrong and what is done about it are the engine's words (S0, S1)."""
    made = make_misdeal(case, seed, STANDARD)
    ids = {reason.id for reason in faults(made.dealing)}
    expected = {
        "one-card": ({"misdeal-counts"}, "draw-one-card"),
        "one-card-seen": ({"misdeal-counts"}, "same-dealer-redeals"),
        "two-cards": ({"misdeal-counts"}, "same-dealer-redeals"),
        "out-of-turn": ({"misdeal-out-of-turn"}, "same-dealer-redeals"),
        "wrong-dealer": ({"misdeal-wrong-dealer"}, "right-dealer-redeals"),
        "no-fault": (set(), None),
    }
    assert (ids, remedy(made.dealing)) == expected[case]
    assert made.remedy in made.remedies
    assert made.judge(made.fault, made.remedy) is None
    assert sum(len(hand) for hand in made.dealing.hands) == 52
    assert len(set(made.remedies)) == 6


def test_after_a_misdeal_the_same_dealer_deals():
    """A43, question 39: what is shown after the right answer keeps the dealer, but for the one who dealt out of turn."""
    for case, seed in product(CASES, range(8)):
        made = make_misdeal(case, seed, STANDARD)
        after = made.mended()
        assert after.dealer is (made.turn if case == "wrong-dealer" else made.dealer)
        assert isinstance(after.events[-1], Redeal) == (made.remedy.startswith("deal-")) or not after.events


def test_the_poor_hand_is_no_misdeal():
    """Question 39: the case without a fault shows a hand without spades, and playing on is right."""
    table = DealTableLogic(1, task="misdeal", cases="no-fault")
    assert len(table.view()["hand"]) == 13
    assert not [card for card in table.view()["hand"] if card.endswith("S")]


def answer(table: DealTableLogic, fault: str, remedy: str) -> DealTableLogic:
    do(table, "fault", option=fault)
    do(table, "remedy", option=remedy)
    return do(table, "check")


def test_each_wrong_answer_has_its_own_reason():
    """Every pair of answers to every case is right or met by a sentence about it; every mistake can happen and is said in both languages."""
    met: dict[str, set[str]] = {}
    for case, seed in product(CASES, range(6)):
        made = make_misdeal(case, seed, STANDARD)
        for fault, proposed in product(FAULTS, made.remedies):
            table = answer(DealTableLogic(seed, task="misdeal", cases=case), fault, proposed)
            right = (fault, proposed) == (made.fault, made.remedy)
            assert table.last_answer["right"] == right == table.done
            if not right:
                met.setdefault(table.last_answer["misconception"], set()).add(case)
                assert len(said(table)) > 30
    assert set(met) == set(MISTAKES)
    for mistake, lang in product(MISTAKES, ("en", "fa")):
        assert words_for(lang).translated(f"misdeal-mistake-{mistake}")


@pytest.mark.parametrize(
    ("case", "fault", "remedy", "mistake"),
    [
        ("one-card", "counts", "dealer", "one-draw-is-enough"),
        ("one-card", "counts", "give", "given-not-drawn"),
        ("one-card", "nothing", "play-on", "counts-overlooked"),
        ("one-card-seen", "counts", "draw", "looked-already"),
        ("one-card-seen", "counts", "next", "deal-does-not-pass"),
        ("two-cards", "counts", "draw", "more-than-one"),
        ("two-cards", "counts", "play-on", "play-on-uneven"),
        ("out-of-turn", "nothing", "play-on", "turn-overlooked"),
        ("out-of-turn", "turn", "draw", "draw-needs-counts"),
        ("wrong-dealer", "dealer", "dealer", "not-again"),
        ("wrong-dealer", "nothing", "play-on", "dealer-overlooked"),
        ("no-fault", "hand", "dealer", "poor-hand"),
    ],
)
def test_the_reason_is_about_that_answer(case, fault, remedy, mistake):
    """Each misconception is met by the answer that shows it (base-rules "Misdeal"; question 39; A43)."""
    for seed in range(5):
        table = DealTableLogic(seed, task="misdeal", cases=case)
        made = table.part.case
        named = {
            "dealer": f"deal-{made.place(made.dealer)}",
            "next": f"deal-{made.place(STANDARD.table.after(made.dealer))}",
        }
        answer(table, fault, named.get(remedy, remedy))
        assert table.last_answer == {"item": case, "right": False, "misconception": mistake}


def test_what_is_right_stays_hidden_until_it_is_said():
    """Before a right answer no mark, no reason and no remedy is in view, words or state; a wrong one marks itself alone."""
    table = DealTableLogic(1, task="misdeal", cases="one-card")
    do(table, "fault", option="counts")
    view = table.view()
    assert {option["mark"] for option in (*view["faults"], *view["remedies"])} == {None}
    answer(table, "turn", "play-on")
    marks = {option["id"]: option["mark"] for option in table.view()["faults"]}
    assert {id_: mark for id_, mark in marks.items() if mark} == {"turn": "bad"}
    told = json.dumps([table.view(), table.state()])
    assert "draw-one-card" not in told
    assert do(DealTableLogic(1, task="misdeal"), "check").last_answer is None


def test_all_cases_one_after_the_other():
    """Each is answered, the next one comes, and at the end all are done; an answer given is not taken back by a late press."""
    table = DealTableLogic(4, task="misdeal")
    for number in range(len(CASES)):
        assert not table.done
        made = table.part.case
        answer(table, made.fault, made.remedy)
        do(table, "fault", option="hand")
        assert table.view()["dots"].count("on") == number + 1
        assert {seat["cards"] for seat in table.view()["seats"]} in ({13}, {0})
        do(table, "next" if number + 1 < len(CASES) else "again")
    assert table.done
    assert table.view()["right"] is False


# The proof


def test_the_proof_counts_a_thousand_deals():
    """Question "is the shuffle rigged?": the four counts come to a thousand; the careless shuffle goes beyond chance for the ace of spades."""
    table = do(DealTableLogic(task="fair"), "count-deals")
    fair, careless = table.view()["columns"]
    for column in (fair, careless):
        assert sum(bar["count"] for bar in column["bars"]) == 1_000
    assert all(bar["inside"] for bar in fair["bars"])
    assert not all(bar["inside"] for bar in careless["bars"])
    hands = [deal_cards(seed).hands for seed in range(1_000)]
    do(table, "giving", way="one-by-one")
    at_you = sum(any(card.code == "AS" for card in each[2]) for each in hands)
    assert {bar["place"]: bar["count"] for bar in table.view()["columns"][0]["bars"]}["you"] == at_you


@given(st.sampled_from("SHDC"), st.sampled_from(["packets", "one-by-one"]), st.sampled_from("012"))
def test_the_proof_says_what_it_counted(suit, way, number):
    """Whatever card and deals are chosen, what is said agrees with the bars, in both languages."""
    table = do(DealTableLogic(task="fair", card="7D"), "count-deals")
    do(table, "suit", suit=suit)
    do(table, "giving", way=way)
    do(table, "thousand", number=number)
    view = table.view()
    assert view["card"] == f"7{suit}"
    out = [sum(not bar["inside"] for bar in column["bars"]) for column in view["columns"]]
    for bar in (bar for column in view["columns"] for bar in column["bars"]):
        assert bar["inside"] == (view["least"] <= bar["count"] <= view["most"])
    words = words_for("en")
    assert said(table) == plain_text(words("fair-said", fair=out[0], other=out[1]))
    assert len(table.strings(words)["feedback"]["rows"]) == bool(out[0]) + (not out[1])


# The pack


@given(st.data())
def test_each_card_says_how_high_it_stands(data):
    """A31: in every suit the ace is the highest and the two the lowest, and each card knows how many stand above it."""
    table = DealTableLogic(task="pack")
    suit = data.draw(st.sampled_from("SHDC"))
    do(table, "suit", suit=suit)
    order = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    assert table.view()["cards"] == [f"{rank}{suit}" for rank in order]
    at = data.draw(st.integers(0, 12))
    do(table, "press", card=f"{order[at]}{suit}")
    message = "highest" if at == 0 else "lowest" if at == 12 else "between"
    words = words_for("en")
    assert said(table) == plain_text(words(f"pack-said-{message}", card=f"{order[at]}{suit}", above=at, below=12 - at))
    assert not table.done


def test_the_pack_is_met_when_each_suit_is():
    """One card of each suit, and the step counts as reached; a card of another suit than the one shown cannot be pressed."""
    table = DealTableLogic(task="pack")
    for suit in "SHDC":
        assert not table.done
        do(table, "suit", suit=suit)
        do(table, "press", card=f"7{suit}")
    assert table.done
    with pytest.raises(SpadesError):
        do(table, "press", card="7S")


# What cannot be


@pytest.mark.parametrize(
    "make",
    [
        {"seed": -1},
        {"seed": 1.5},
        {"seed": True},
        {"seed": None},
        {"seed": 2**64},
        {"task": "luck"},
        {"draw": "first-heart"},
        {"dealer": "X"},
        {"task": "misdeal", "cases": "one-card two"},
        {"task": "misdeal", "cases": ""},
        {"task": "fair", "card": "BJ"},
        {"rules": "standard+blind-nill"},
    ],
    ids=str,
)
def test_an_impossible_table_is_refused_in_one_sentence(make):
    """The error says what is wrong and what to do."""
    with pytest.raises(SpadesError, match=r"\w \w") as caught:
        DealTableLogic(**make)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("task", ["deal", "misdeal", "fair", "pack"])
@pytest.mark.parametrize(
    "action",
    [
        {},
        {"kind": "fly"},
        {"kind": "cut", "text": "3"},
        {"kind": "count", "texts": {}},
        {"kind": "next"},
        {"kind": "next-deal"},
        {"kind": "fault", "option": "luck"},
        {"kind": "remedy", "option": "deal-nobody"},
        {"kind": "press", "card": "BJ"},
        {"kind": "suit", "suit": "X"},
        {"kind": "thousand", "number": "9"},
        {"kind": "sort", "by": "luck"},
        {"kind": "draw", "method": "first-heart"},
        {"kind": "seed", "text": 7},
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused(task, action):
    """An impossible action raises and changes nothing."""
    table = DealTableLogic(task=task)
    before = (table.view(), table.state())
    with pytest.raises(ValueError, match=r"\S"):
        table.act(action)
    assert (table.view(), table.state()) == before


# Keeping and restoring


def moments() -> dict[str, DealTableLogic]:
    """Return tables in many moments."""
    counted = count(until("done", DealTableLogic(7)), H="9")
    do(counted, "sort", by="suit")
    wrong = answer(DealTableLogic(2, task="misdeal"), "turn", "give")
    on = DealTableLogic(2, task="misdeal")
    answer(on, on.part.case.fault, on.part.case.remedy)
    proof = do(do(DealTableLogic(task="fair"), "count-deals"), "press", card="KS")
    do(proof, "thousand", number="2")
    return {
        "begin": DealTableLogic(7),
        "draw": do(DealTableLogic(7, draw="highest-card"), "step", "step"),
        "cut": until("give", DealTableLogic(2**63 + 9), cut="13"),
        "give": do(until("give", DealTableLogic(7, dealer="E")), "step", "round", "back"),
        "counted": counted,
        "reached": count(until("done", DealTableLogic(7))),
        "misdeal": DealTableLogic(2, task="misdeal"),
        "wrong": wrong,
        "next": do(on, "next"),
        "proof": proof,
        "pack": do(do(DealTableLogic(task="pack"), "press", card="QS"), "suit", suit="D"),
        "queen": do(do(DealTableLogic(task="pack"), "suit", suit="H"), "press", card="QH"),
    }


@pytest.mark.parametrize("name", moments())
def test_a_state_goes_round(name):
    """A57: saved as JSON and restored into another table, everything shows as before, in both languages."""
    table = moments()[name]
    other = DealTableLogic(1, task=table.part.task)
    other.restore(json.loads(json.dumps(table.state())))
    assert (other.view(), other.state(), other.done) == (table.view(), table.state(), table.done)
    for lang in ("en", "fa"):
        assert other.strings(words_for(lang)) == table.strings(words_for(lang))
    assert other.last_answer is None


@pytest.mark.parametrize("name", ["cut", "counted", "wrong", "proof", "pack"])
def test_a_damaged_state_is_refused_and_changes_nothing(name):
    """Whatever is wrong with a state, it is one ValueError, and the table stays as it is."""
    table = DealTable(logic=moments()[name])
    state, view = table.state(), table.logic.view()
    old = set(state) - set(table.logic.part.later)
    junk = [None, -1, 1.5, "x", ["AS"], {"a": 1}]
    damaged = [{key: value for key, value in state.items() if key != gone} for gone in old]
    damaged += [{**state, key: value} for key in state for value in junk if value != state[key]]
    for each in (*damaged, None, 5, "x", []):
        with pytest.raises(ValueError, match=r"\w \w"):
            table.restore(each)
        assert (table.state(), table.logic.view()) == (state, view)


# The words


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_everything_is_said_in_each_language(lang):
    """No message is missing, every seat and card has a name, and what can be pressed has words."""
    words = words_for(lang)
    missing_before = words.missing
    for name, table in moments().items():
        strings, view = table.strings(words), table.view()
        json.dumps(strings)
        assert strings.get("go") or view["task"] == "pack", name
        if view["task"] in ("deal", "misdeal"):
            assert set(strings["seats"]) == {seat["place"] for seat in view["seats"]}
            assert set(strings["cards"]) >= set(view["hand"])
        if view["task"] == "deal":
            assert len(strings["drawn"]) == len(view["drawn"])
            assert bool(strings["run"]) == view["may_run"]
    assert words.missing == missing_before


# The widget


def test_what_a_notebook_reads():
    """dealer, hand, finished and dealing follow what is done, in engine values."""
    table = DealTable("۷", dealer="W", lang="en")
    assert (table.dealer, table.hand, table.finished) == (Seat.WEST, (), None)
    table.step()
    table.deal_all()
    assert table.finished == deal_cards(7, Seat.WEST) or set(table.hand) == set(deal_cards(7).hands[2])
    table.deal_seed("12")
    assert (table.hand, table.logic.steps.seed, table.view["phase"]) == ((), 12, "shuffle")
    with pytest.raises(NotationError, match="no seed"):
        table.deal_seed("twelve")
    assert table.logic.steps.seed == 12
    with pytest.raises(SpadesError, match="nothing is dealt"):
        DealTable(task="fair").step()


CASES_SHOWN = [
    {"name": "begin", "make": {"seed": 7, "lang": "en"}, "do": []},
    {"name": "draw", "make": {"seed": 7, "lang": "en"}, "do": [{"kind": "step"}] * 6},
    {"name": "shuffle", "make": {"seed": 7, "lang": "en"}, "do": [{"kind": "all"}]},
    {"name": "cut", "make": {"seed": 7, "lang": "en"}, "do": [{"kind": "all"}, {"kind": "step"}]},
    {
        "name": "give-in-persian",
        "make": {"seed": 7, "dealer": "W", "lang": "fa"},
        "do": [{"kind": "step"}, {"kind": "cut", "text": "۲۶"}, {"kind": "round"}, {"kind": "step"}],
    },
    {
        "name": "counted",
        "make": {"seed": 7, "dealer": "W", "lang": "en", "four_colour": True},
        "do": [
            {"kind": "step"},
            {"kind": "cut", "text": "0"},
            {"kind": "all"},
            {"kind": "step"},
            {"kind": "sort", "by": "alternating"},
            {"kind": "count", "texts": {"S": "1", "H": "", "D": "2", "C": "3"}},
        ],
    },
    {"name": "bad-seed", "make": {"seed": 7, "lang": "en"}, "do": [{"kind": "seed", "text": "seven"}]},
    {
        "name": "misdeal",
        "make": {"seed": 3, "task": "misdeal", "lang": "en"},
        "do": [{"kind": "fault", "option": "counts"}, {"kind": "remedy", "option": "play-on"}, {"kind": "check"}],
    },
    {"name": "fair", "make": {"task": "fair", "lang": "en"}, "do": [{"kind": "count-deals"}]},
    {"name": "pack", "make": {"task": "pack", "lang": "en"}, "do": [{"kind": "press", "card": "QS"}]},
]


def test_sample_views_are_what_the_logic_makes():
    """tests/data/views/deal-table.json, which the JavaScript tests draw, is what Python sends."""
    check_views("deal-table", DealTable, CASES_SHOWN)
