"""A round to play: every step through the engine, nothing lost by haste, nothing hidden shown, all of it kept."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.core.actions import Announce, Claim, Discard, Look, MakeBid, PassCard, TakeKitty
from spades_teach.core.bids import Bid
from spades_teach.core.deals import Deal
from spades_teach.core.errors import SpadesError
from spades_teach.core.facing import TurnUp
from spades_teach.core.notation import round_from_text
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import replay, result
from spades_teach.core.scores import score_round
from spades_teach.core.showing import ShowSuit
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play
from spades_teach.core.variants import VARIANTS
from spades_teach.core.views import SeatView
from spades_teach.i18n import words_for
from spades_teach.players import Choice
from spades_teach.widgets import CardTable, RoundTable
from spades_teach.widgets.round_table import PACES, RoundTableLogic
from tests.samples import samples, table_of_four
from tests.widgets.view_samples import check_views

EN = words_for("en")


def plain_player(view: SeatView) -> Choice:
    """Bid two, play the first card that is legal: a player that does not change when the real one learns."""
    bids = [option for option in view.options if isinstance(option, MakeBid) and option.bid.tricks == 2]
    return Choice((bids or view.options)[0], Reason.of("advice-only-choice"))


def table(seed: int = 7, **settings: Any) -> RoundTableLogic:
    return RoundTableLogic(seed, player=plain_player, **settings)


def do(logic: RoundTableLogic, kind: str, **fields: Any) -> RoundTableLogic:
    logic.act({"kind": kind, **fields})
    return logic


def my_action(logic: RoundTableLogic, pick: random.Random | None = None) -> RoundTableLogic:
    """Do something legal: the first that there is, or any."""
    options = logic.seen.options
    action = pick.choice(options) if pick else plain_player(logic.seen).action
    match action:
        case Look():
            return do(logic, "look")
        case MakeBid(bid=bid):
            return do(logic, "bid", bid=bid.name)
        case Play(card=card) | PassCard(card=card) | Discard(card=card):
            return do(logic, "play", card=card.code)
        case Announce(name=name):
            return do(logic, "choose-bid", bid=name)
        case ShowSuit() | TurnUp() | TakeKitty():
            return do(logic, "choose-bid", bid=str(action).partition(":")[2])
    raise AssertionError(action)


def at_turn(logic: RoundTableLogic, turns: int, pick: random.Random | None = None) -> RoundTableLogic:
    """Play so many own turns, and on to the next one."""
    logic.go_on()
    for _ in range(turns):
        my_action(logic, pick)
        logic.go_on()
    return logic


def played(seed: int = 7, **settings: Any) -> RoundTableLogic:
    logic = table(seed, **settings)
    while logic.awaiting != "score":
        at_turn(logic, int(logic.awaiting == "you"))
    return logic


def states(logic: RoundTableLogic) -> dict[str, str]:
    return {each["card"]: each["state"] for each in logic.view()["cards"]}


# The whole of it


def test_a_whole_round_from_the_first_bid_to_the_score():
    """52 cards, 13 tricks, the engine's score; done only when that is worked out."""
    logic = played()
    assert len([action for action in logic.round.actions if isinstance(action, Play)]) == 52
    assert sum(seat["taken"] for seat in logic.view()["scene"]["seats"]) == 13
    assert (logic.done, logic.view()["done"]) == (False, False)
    right = score_round(logic.rules, result(logic.round)).of("NS")
    do(logic, "type", field="guess/us", text=str(right.points))
    do(logic, "check", side="us")
    assert logic.last_answer == {"item": "score", "right": True, "misconception": None}
    assert logic.done
    shown = logic.view()["score"][0]
    assert [line["points"] for line in shown["lines"]] == [line.points for line in right.lines]
    assert shown["points"] == right.points


def test_a_wrong_score_shows_what_it_mixes_up():
    """The calculator's misconceptions: the sign of a missed contract, or tricks paid that were not promised."""
    logic = played()
    right = score_round(logic.rules, result(logic.round)).of("NS").points
    do(logic, "type", field="guess/us", text=str(-right))
    do(logic, "check", side="us")
    assert logic.last_answer is not None
    assert logic.last_answer["right"] is False
    assert not logic.done
    assert logic.strings(EN)["score"]["sides"][0]["ask"]["said_of_points"]["sign"] == "bad"
    do(logic, "all-lines", side="us")
    assert (logic.done, logic.last_answer) == (True, None)


def test_nothing_is_scored_before_the_end():
    with pytest.raises(SpadesError):
        do(at_turn(table(), 3), "check", side="us")


@given(st.integers(0, 2**32), st.randoms(use_true_random=False))
@settings(max_examples=samples(small=6, deep=300), deadline=None)
def test_any_play_of_the_learner_leads_to_the_end(seed, pick):
    """Whatever legal bids and cards are chosen, the round ends with 13 tricks, and its text is read again as the same round."""
    logic = table(seed)
    while logic.awaiting != "score":
        at_turn(logic, int(logic.awaiting == "you"), pick)
    assert logic.record is not None
    assert round_from_text(logic.record).tricks == logic.round.tricks


def some_rules():
    """Return the rules of the table of four: all of them, or a third where the samples are small."""
    rules = [rule for rule in VARIANTS if table_of_four(f"standard+{rule}")]
    return sorted(random.Random(len(rules)).sample(rules, samples(small=len(rules) // 3, deep=len(rules))))


@pytest.mark.parametrize("rule", some_rules())
def test_any_house_rule_is_played_to_the_end(rule):
    """Under each rule of the catalogue somebody can always act, each moment can be drawn and told, and the score is the engine's."""
    logic, pick = table(rules=f"standard+{rule}"), random.Random(1)
    while logic.awaiting != "score":
        at_turn(logic, int(logic.awaiting == "you"), pick)
        logic.view()
        if logic.bidding:
            logic.strings(EN)
    assert logic.sheet is not None
    right = score_round(logic.rules, result(logic.round))
    assert logic.sheet.sheet.score is not None
    assert [side.points for side in right.sides] == [side.points for side in logic.sheet.sheet.score.sides]


@pytest.mark.parametrize("rule", [rule for rule in VARIANTS if not table_of_four(f"standard+{rule}")])
def test_rules_of_another_table_are_refused(rule):
    """The page is drawn for four players in two sides, and says so."""
    with pytest.raises(SpadesError, match="is not for four players in two sides") as caught:
        table(rules=f"standard+{rule}")
    assert "not-four-in-two" == caught.value.id


def test_a_short_hand_may_be_thrown_in_where_the_table_lets_it():
    """Catalogue short-hand-misdeal: beside the bids there is a misdeal, and after it other cards; a state of then is a state."""
    seeds = (
        seed for seed in range(200) if table(seed, rules="standard+short-hand-misdeal", dealer="E").may_call_misdeal
    )
    logic = table(next(seeds), rules="standard+short-hand-misdeal", dealer="E")
    assert {"bid": "misdeal", "state": "legal"} in logic.view()["bids"]
    assert logic.strings(EN)["bids"]["misdeal"]["text"]
    cards = logic.seen.hand
    do(logic, "choose-bid", bid="misdeal")
    assert logic.seen.hand != cards
    assert (logic.round.actions, logic.dealer.value) == ((), "E")
    copy = table(rules="standard+short-hand-misdeal")
    copy.restore(logic.state())
    assert copy.view() == logic.view()


def test_a_bemo_is_announced_beside_the_bids():
    """Catalogue bemo: both lie beside the bids, one press announces, it is told and may be taken back, and the bid follows."""
    logic = table(rules="standard+bemo", dealer="E")
    both = [{"bid": name, "state": "legal"} for name in ("little-bemo", "big-bemo")]
    assert both == logic.view()["bids"][-2:]
    assert logic.strings(EN)["bids"]["big-bemo"] == {
        "text": EN.bid("big-bemo"),
        "label": EN("round-table-announce", bid="big-bemo"),
    }
    do(logic, "choose-bid", bid="little-bemo")
    assert "announced a" in logic.strings(EN)["told"]["text"]
    assert (logic.awaiting, logic.seen.announced) == ("you", ((), (), ("little-bemo",), ()))
    assert not {each["bid"] for each in logic.view()["bids"]} & {"little-bemo", "big-bemo"}
    copy = table(rules="standard+bemo", dealer="E")
    copy.restore(logic.state())
    assert copy.view() == logic.view()
    do(copy, "take-back")
    assert both == copy.view()["bids"][-2:]
    do(logic, "bid", bid="3")
    assert (logic.awaiting, logic.round.bids[2]) == ("other", Bid("3", 3))


CLAIMS = "standard+tram:wrong_claim=scored-as-set"


def test_the_rest_is_claimed_on_lead_and_a_wrong_claim_costs():
    """Catalogue tram: the key stands there while cards are played, says why not, is told and judged, and the score has its price."""
    logic = table(rules=CLAIMS, dealer="E")
    assert [] == logic.view()["sayings"]
    at_turn(logic, 1)
    while not logic.round.plays:
        my_action(logic)
        logic.go_on()
    assert [{"word": "claim", "state": "blocked"}] == logic.view()["sayings"]
    before = logic.round
    do(logic, "say", word="claim")
    assert (before, "unsaid") == (logic.round, logic.answer.about)
    assert EN("claim-on-lead") == logic.strings(EN)["note"]["text"]
    while logic.round.plays or logic.awaiting != "you":
        if logic.awaiting == "you":
            my_action(logic)
        logic.go_on()
    do(logic, "say", word="claim")
    note = logic.strings(EN)["note"]
    assert ("bad", [], "claimed") == (note["sign"], logic.view()["sayings"], logic.answer.about)
    assert note["rows"]
    copy = table()
    copy.restore(logic.state())
    assert copy.view() == logic.view()
    assert note == copy.strings(EN)["note"]
    do(logic, "say", word="claim")  # the second half of a double click
    assert 1 == sum(isinstance(action, Claim) for action in logic.round.actions)
    while logic.awaiting != "score":
        if logic.awaiting == "you":
            my_action(logic)
        logic.go_on()
    facts = dict(result(logic.round).facts)
    assert 1 == facts["S.wrong-claim"]
    do(logic, "all-lines", side="us")
    assert logic.sheet.score.sides[0].tally.tricks < logic.sheet.score.sides[0].tally.contract


def test_a_claim_may_be_taken_back():
    """Nothing hidden was seen by it, so that a slip of the finger costs no round."""
    logic = at_turn(table(rules="standard+tram", dealer="E"), 1)
    while logic.round.plays or logic.awaiting != "you":
        my_action(logic) if logic.awaiting == "you" else logic.go_on()
    before = logic.round
    do(logic, "say", word="claim")
    do(logic, "take-back")
    assert before == logic.round
    assert [{"word": "claim", "state": "legal"}] == logic.view()["sayings"]


ACES, ACES_SEED = "standard+ace-check", 44
"""A deal with three aces in the learner's hand and the fourth in the partner's."""


def test_the_partner_is_asked_for_an_ace_and_gets_a_card():
    """Catalogue ace-check: one key asks, the answer is told, a card goes over by two presses, one comes back, and the bet is scored."""
    logic = table(ACES_SEED, rules=ACES, dealer="E")
    assert [{"word": "ace-check", "state": "legal"}] == logic.view()["sayings"]
    held = logic.seen.hand
    do(logic, "press", card=held[0].code)
    assert "waiting" == logic.answer.about
    do(logic, "say", word="ace-check")
    told = logic.strings(EN)["told"]
    assert told["rows"] == [EN("card-table-ace-answer", place="you", has="yes")]
    assert not logic.may_take_back
    assert {"legal"} == {each["state"] for each in logic.view()["cards"]}
    card = min(held, key=lambda each: logic.rules.trumps.strengths[each])
    do(logic, "press", card=card.code)
    assert logic.strings(EN)["go"] == EN("round-table-ace-card", card=card.code)
    copy = table()
    copy.restore(logic.state())
    assert copy.view() == logic.view()
    do(logic, "press", card=card.code)
    assert len(held) - 1 == len(logic.seen.hand)
    assert {"plain"} == {each["state"] for each in logic.view()["cards"]}
    do(logic, "say", word="ace-check")
    assert logic.strings(EN)["note"]["text"] == EN("ace-check-once")
    do(logic, "bid", bid="4")
    logic.go_on()
    while logic.awaiting != "score":
        if logic.awaiting == "you":
            my_action(logic)
        logic.go_on()
    do(logic, "all-lines", side="us")
    assert {line.reason for line in logic.sheet.score.sides[0].lines} & {"ace-check-kept", "ace-check-lost"}


def test_too_few_aces_are_no_question():
    """The key is there and says why it cannot be asked; at a table without the rule it is not there."""
    logic = table(7, rules=ACES, dealer="E")
    assert [{"word": "ace-check", "state": "blocked"}] == logic.view()["sayings"]
    do(logic, "say", word="ace-check")
    assert logic.strings(EN)["note"]["sign"] == "bad"
    assert [] == table(7, dealer="E").view()["sayings"]
    assert [] == at_turn(table(7), 1).view()["sayings"]


def test_a_suit_may_be_shown_before_the_bids():
    """Catalogue show-7-trump: what may be shown is offered beside showing nothing, and no advice is given about it."""
    logic = table(rules="standard+show-7-trump:cards_needed=1", dealer="E")
    view = logic.view()
    assert {"show-none", "show-H"} <= {each["bid"] for each in view["bids"]}
    assert not view["may_advise"]
    assert all(logic.strings(EN)["bids"][each["bid"]]["text"] for each in view["bids"])
    do(logic, "choose-bid", bid="show-none")
    assert logic.round.turn is Seat.WEST


def test_a_card_is_passed_by_pressing_it_twice():
    """Catalogue pass-cards: it is chosen like a card to play, lies down, and what comes back is in the hand and may be played."""
    logic = at_turn(table(rules="standard+pass-cards:only_for=every-deal", dealer="S"), 1)
    assert (logic.passing, logic.view()["bids"]) == (True, None)
    given = logic.view()["cards"][0]["card"]
    assert set(states(logic).values()) == {"legal"}
    do(logic, "press", card=given)
    assert logic.strings(EN)["go"] == EN("round-table-pass", card=given)
    do(logic, "press", card=given)
    assert not logic.may_take_back
    logic.go_on()
    (received,) = logic.seen.received
    assert given not in states(logic)
    assert received.code in states(logic)
    assert len(states(logic)) == 13 - len([play for play in logic.round.plays if play.seat is logic.me])
    do(logic, "press", card=received.code)  # is no card of somebody else


def test_a_kitty_is_taken_and_cards_are_thrown_away_for_it():
    """Catalogue kitty: one key takes it, then cards are pressed twice as those to play; the kitty is not given back, a discard may be."""
    tables = (table(seed=seed, rules="standard+high-jokers-alternate") for seed in range(100))
    logic = next(one for one in tables if one.round.turn is Seat.SOUTH)
    assert logic.view()["bids"] == [{"bid": "take-kitty", "state": "legal"}]
    strings = logic.strings(EN)
    assert EN("round-table-task-kitty") == strings["task"]
    assert EN("card-table-to-act") == strings["scene"]["turn"]
    assert strings["told"]["rows"] == []
    do(logic, "choose-bid", bid="take-kitty")
    assert (logic.view()["bids"], len(states(logic)), set(states(logic).values())) == (None, 15, {"legal"})
    assert not logic.may_take_back
    kitty = logic.round.deal.undealt
    for card in (kitty[0].code, logic.round.deal.hands[2][0].code):
        do(logic, "press", card=card)
        assert logic.strings(EN)["go"] == EN("round-table-discard", card=card)
        do(logic, "press", card=card)
        assert card not in states(logic)
    assert logic.round.phase == "bidding"
    do(logic, "press", card=kitty[0].code)  # is no card of somebody else
    assert logic.take_back()
    assert len(states(logic)) == 14


@pytest.mark.parametrize("bid", ["nil-in-the-dark", "blind-nil-in-the-dark"])
def test_an_own_pile_plays_itself(bid):
    """After a nil in the dark there is nothing to choose; cards that are never looked at are nowhere on the page."""
    logic = table(rules="standard+nil-in-the-dark+blind-nil-in-the-dark")
    logic.go_on()
    if not bid.startswith("blind"):
        do(logic, "look")
    do(logic, "bid", bid=bid)
    hand = {card.code for card in logic.round.deal.hands[logic.rules.table.index(logic.me)]}
    while logic.awaiting != "score":
        assert logic.awaiting != "you"
        view = logic.view()
        played_cards = {play.card.code for trick in logic.round.tricks for play in trick.plays}
        played_cards |= {play.card.code for play in logic.round.plays}
        shown = {each["card"] for each in view["cards"]}
        assert shown == (set() if bid.startswith("blind") else hand - played_cards)
        assert logic.strings(EN)["task"]
        do(logic, "next" if logic.awaiting == "other" else "gather", at=logic.at)
    assert logic.round.over


def test_a_bid_may_be_raised_where_the_table_lets_it():
    """Catalogue raise-by-one: when all have bid, the own bid again or one more; anything else says why."""
    logic = at_turn(table(rules="standard+raise-by-one", dealer="S"), 1)
    bids = {each["bid"]: each["state"] for each in logic.view()["bids"]}
    assert {bid for bid, state in bids.items() if state == "legal"} == {"2", "3"}
    do(logic, "choose-bid", bid="4")
    assert "only-a-small-raise" in logic.strings(EN)["note"]["rows"][0]
    do(logic, "bid", bid="3")
    assert logic.round.bids[logic.rules.table.index(logic.me)] == Bid("3", 3)
    assert not logic.bidding


# Turns: one after another, nothing by chance


def test_the_others_act_one_at_a_time():
    """Each request lets one of the others act; one that was sent twice, or belongs to an older view, does nothing (A41)."""
    logic = table()
    do(logic, "next", at=0)
    assert logic.awaiting == "you"  # the dealer is East, so South bids first
    logic = table(dealer="S")
    for number in range(3):
        assert logic.awaiting == "other"
        for _ in range(4):
            do(logic, "next", at=number)
        assert len(logic.round.actions) == number + 1
    assert logic.awaiting == "you"


def test_a_trick_waits_to_be_gathered():
    """A37: after the fourth card nobody goes on; the count rises when it is gathered, once however often that is asked."""
    logic = at_turn(table(), 1)
    my_action(logic)
    while logic.awaiting == "other":
        do(logic, "next", at=logic.at)
    scene = logic.view()["scene"]
    assert (logic.awaiting, len(scene["trick"]), sum(seat["taken"] for seat in scene["seats"])) == ("gather", 4, 0)
    assert not any(seat["turn"] for seat in scene["seats"])
    at = logic.at
    do(logic, "next", at=at)
    assert logic.awaiting == "gather"
    for _ in range(5):
        do(logic, "gather", at=at)
    scene = logic.view()["scene"]
    assert (len(scene["trick"]), sum(seat["taken"] for seat in scene["seats"])) == (0, 1)


@pytest.mark.parametrize("presses", [2, 3, 4, 9])
def test_a_hasty_hand_plays_one_card(presses):
    """A41, A42: however often one card is clicked at once, it leaves once and no other goes with it."""
    logic = at_turn(table(), 1)
    card = next(code for code, state in states(logic).items() if state == "legal")
    for _ in range(presses):
        do(logic, "press", card=card)
    do(logic, "play", card=card)
    mine = [action for action in logic.round.actions if isinstance(action, Play) and action.seat is Seat.SOUTH]
    assert [play.card.code for play in mine] == [card]
    held = sum(map(len, logic.round.hands))
    assert held + len(logic.round.plays) == 52


def test_a_card_can_be_chosen_ahead():
    """A press that comes before the own turn is not lost: the card is chosen, and is still when the turn comes, if it may be played."""
    logic = at_turn(table(), 1)
    my_action(logic)
    held = list(states(logic))
    for code in held:
        do(logic, "press", card=code)
        assert logic.view()["chosen"] == code
        do(logic, "press", card=code)  # not my turn: it is not played
    logic.go_on()
    chosen = logic.view()["chosen"]
    assert len(states(logic)) == len(held)
    assert chosen is None or states(logic)[chosen] == "chosen"


def test_a_bid_is_made_once():
    logic = at_turn(table(), 0)
    for _ in range(4):
        do(logic, "choose-bid", bid="4")
    do(logic, "bid", bid="5")
    assert [bid.name if bid else None for bid in logic.round.bids][2] == "4"


# What is not allowed says why


def test_a_card_that_may_not_be_played_is_answered_by_the_engine():
    """A24: the card stays, the rule is named with its source and what other tables say."""
    logic = at_turn(table(), 1)
    blocked = [code for code, state in states(logic).items() if state == "blocked"]
    assert blocked
    before = logic.round
    do(logic, "press", card=blocked[0])
    assert logic.view()["answer"] == {"about": "blocked", "what": blocked[0]}
    assert logic.round is before
    note = logic.strings(EN)["note"]
    assert note["sign"] == "bad"
    assert "lead-spade-unbroken" in note["rows"][0]
    do(logic, "play", card=blocked[0])
    assert logic.round is before


def test_a_bid_below_the_board_says_why():
    """A14: what this table does not allow is said, and what it allows is open."""
    logic = at_turn(table(rules="standard+board:minimum=6", dealer="S"), 0)
    assert logic.round.bids[0] is not None
    bids = {each["bid"]: each["state"] for each in logic.view()["bids"]}
    assert (bids["3"], bids["4"]) == ("blocked", "legal")  # the partner bid two
    do(logic, "choose-bid", bid="3")
    assert "below-board" in logic.strings(EN)["note"]["rows"][0]
    assert logic.view()["chosen_bid"] is None


def test_all_bids_are_offered_and_the_promise_grows():
    """A17: nil and 1 to 13; chosen beside the partner's two, four makes six and nil `2 + nil`."""
    logic = at_turn(table(dealer="S"), 0)
    assert [each["bid"] for each in logic.view()["bids"]] == ["nil", *map(str, range(1, 14))]
    promises = [do(logic, "choose-bid", bid=bid).strings(EN)["promise"] for bid in ("4", "nil")]
    assert promises == [EN("round-table-promise", sum="6"), EN("round-table-promise", sum="2 + nil")]


# Blind


def blind_table() -> RoundTableLogic:
    return table(rules="standard+blind-nil", before="NS:0/0 EW:120/0")


def test_own_cards_lie_face_down_until_the_blind_bid_is_decided():
    """A16: before that no own card is in view, words or state; looking shows them and ends it."""
    logic = blind_table()
    said = json.dumps([logic.view(), logic.strings(EN), logic.state()])
    assert not [card.code for card in logic.round.deal.hands[2] if f'"{card.code}"' in said or str(card) + " " in said]
    assert logic.view()["look"] is True
    assert [each["bid"] for each in logic.view()["bids"]] == ["blind-nil"]
    with pytest.raises(SpadesError):
        do(logic, "press", card=logic.round.deal.hands[2][0].code)
    again = table()
    again.restore(logic.state())
    assert again.view() == logic.view()
    do(logic, "look")
    do(logic, "look")  # the second half of a double click
    assert len(logic.view()["cards"]) == 13
    assert logic.view()["look"] is False
    assert {each["bid"]: each["state"] for each in logic.view()["bids"]}["blind-nil"] == "blocked"
    do(logic, "take-back")
    assert len(logic.view()["cards"]) == 13, "what has been seen cannot be unseen"


def test_a_blind_nil_is_called_so():
    """A15: the bid, the seat and the score say blind nil."""
    logic = do(blind_table(), "bid", bid="blind-nil")
    assert logic.strings(EN)["scene"]["bids"]["you"] == EN("card-table-bid", bid="blind-nil")
    assert len(logic.view()["cards"]) == 13
    while logic.awaiting != "score":
        at_turn(logic, int(logic.awaiting == "you"))
    do(logic, "all-lines", side="us")
    assert logic.view()["score"][0]["lines"][0]["reason"] in ("blind-nil-made", "blind-nil-failed")


# Advice


def test_advice_is_the_players_own_reason():
    """What would you do? is answered with the action and the reason of the player at the other seats, in the same words."""
    logic = RoundTableLogic(7)
    logic.go_on()
    choice = logic.advice()
    assert choice is not None
    do(logic, "advice")
    facts = dict(choice.reason.facts)
    expected = EN("round-table-would-bid", bid=choice.action.bid.name, why=EN(choice.reason.id, **facts))
    assert logic.strings(EN)["note"]["text"] == expected
    do(logic, "bid", bid=choice.action.bid.name)
    assert logic.strings(EN)["note"] is None


def test_a_card_that_gave_something_away_is_remarked_on():
    """After the play, not before; with what the player would have thought there; and it can be taken back."""
    found: dict[str, Any] = {}
    for seed in range(12):
        logic, pick = RoundTableLogic(seed), random.Random(seed)
        while logic.awaiting != "score":
            at_turn(logic, 0)
            if logic.awaiting == "you":
                my_action(logic, pick)
                if (
                    logic.view()["remark"]
                    and not logic.bidding
                    and logic.round.phase == "play"
                    and len(states(logic)) < 13
                ):
                    found.setdefault(logic.view()["remark"], logic.strings(EN)["note"])
    assert {"remark-cut-partner", "remark-high-wasted"} <= set(found)
    for note in found.values():
        assert note["sign"] == "note"  # it does not blame
        assert note["rows"][-1] == EN("round-table-try-again")


@pytest.mark.parametrize(
    ("remark", "bid"),
    [
        ("remark-bid-nil", "nil"),
        ("remark-bid-low", "5"),
        (None, "6"),
        (None, "7"),
        (None, "8"),
        ("remark-bid-high", "9"),
    ],
)
def test_a_bid_far_from_the_average_is_remarked_on(remark, bid):
    """The hand of seed 7 takes seven tricks in nearly every random round; one more or less is no matter, two are named for what they are."""
    logic = at_turn(RoundTableLogic(7), 0)
    do(logic, "bid", bid=bid)
    logic.go_on()
    assert logic.view()["remark"] == remark
    note = logic.strings(EN)["note"]
    if remark is None:
        assert note is None
        return
    assert note["text"] == EN(remark, bid=0 if bid == "nil" else int(bid), tricks=7, rounds=25)
    assert (note["sign"], note["rows"]) == ("note", [EN("round-table-average"), EN("round-table-bid-again")])
    do(logic, "take-back")
    assert (logic.bidding, logic.strings(EN)["note"]) == (True, None)


def test_what_the_beginner_would_bid_is_not_remarked_on():
    """Who follows the advice is not told that the rounds see it otherwise; and a blind bid, made without cards, is no count."""
    assert at_turn(table(7), 1).view()["remark"] is None
    assert do(blind_table(), "bid", bid="blind-nil").view()["remark"] is None


# Back, again, another, the round of a seed


def test_the_last_card_can_be_taken_back():
    """What the others did since is undone with it, gathered tricks too; then another card can be tried."""
    logic = at_turn(table(), 2)
    before, hand = logic.round, states(logic)
    at_turn(logic, 1)
    do(logic, "take-back")
    assert (logic.round, states(logic)) == (before, hand)
    do(logic, "take-back")
    assert len(states(logic)) == len(hand) + 1
    assert logic.gathered == len(logic.round.tricks)


def test_the_same_cards_again_and_other_cards():
    """A45: again keeps the deal, another takes the next seed and the next dealer; rules and pace stay."""
    logic = played(pace="quick", before="NS:10/1 EW:20/2")
    deal = logic.round.deal
    do(logic, "again")
    assert (logic.round.deal, logic.round.actions, logic.gathered, logic.done) == (deal, (), 0, False)
    do(logic, "another")
    assert (logic.seed, logic.dealer, logic.pace, logic.before) == (8, Seat.SOUTH, "quick", "NS:10/1 EW:20/2")


def test_a_blind_bid_stands():
    """Its cards have been seen since, so it cannot be taken back; nor does the same deal lie face down again."""
    logic = do(blind_table(), "bid", bid="blind-nil")
    assert logic.may_take_back is False
    bids = logic.round.bids
    do(logic, "take-back")
    assert logic.round.bids == bids
    do(logic, "again")
    assert len(logic.view()["cards"]) == 13
    assert do(do(blind_table(), "again"), "let-go").blind, "what nobody has looked at lies face down"


@pytest.mark.parametrize(("text", "seed"), [("42", 42), (" ۴۲ ", 42), ("0", 0), (str(2**64 - 1), 2**64 - 1)])
def test_a_round_of_a_seed_is_played(text, seed):
    """A number typed in any digits deals those cards with the dealer as before; the rules, the pace and the scores before stay."""
    logic = do(at_turn(table(pace="quick", before="NS:10/1 EW:20/2"), 3), "seed", text=text)
    fresh = table(seed, pace="quick", before="NS:10/1 EW:20/2")
    assert (logic.round, logic.seed, logic.gathered, logic.pace) == (fresh.round, seed, 0, "quick")
    note = logic.strings(EN)["note"]
    assert (note["sign"], note["text"]) == ("note", EN("round-table-dealt", seed=str(seed)))
    assert logic.strings(words_for("fa"))["seed_value"] == words_for("fa").plain_number(seed)
    logic.go_on()
    my_action(logic)
    assert logic.strings(EN)["seed_value"] == "", "the number of a deal would tell the other hands"


@pytest.mark.parametrize("text", ["", "seven", "-1", "1.5", str(2**64), "9" * 5000])
def test_a_seed_that_is_none_is_answered(text):
    """The round goes on; what was typed stays in the field, marked, and the note says what is read."""
    logic = at_turn(table(), 2)
    chosen = next(iter(states(logic)))
    do(logic, "press", card=chosen)
    before = logic.round
    do(logic, "seed", text=text)
    assert (logic.round, logic.view()["answer"]["about"]) == (before, "bad-seed")
    assert logic.strings(EN)["note"]["sign"] == "bad"
    assert logic.strings(EN)["seed_value"] == text[:41]
    again = table(1)
    again.restore(json.loads(json.dumps(logic.state())))
    assert (again.view(), again.strings(EN)) == (logic.view(), logic.strings(EN))


# Never shown


@given(st.integers(0, 2**32), st.integers(0, 13), st.data())
@settings(max_examples=samples(small=25, deep=1000), deadline=None)
def test_nothing_hidden_is_shown(seed, turns, data):
    """Exchange hidden cards of two others in a story that stays the same: every view and every word stays the same."""
    logic = at_turn(table(seed), turns, random.Random(seed))
    if logic.awaiting == "score":
        return
    first, second = data.draw(st.permutations([0, 1, 3]))[:2]
    game = logic.round
    if not game.hands[first] or not game.hands[second]:
        return
    change = {
        (one := data.draw(st.sampled_from(game.hands[first]))): (two := data.draw(st.sampled_from(game.hands[second]))),
        two: one,
    }
    hands = tuple(tuple(change.get(card, card) for card in hand) for hand in game.deal.hands)
    try:
        rounds = [
            replay(game.rules, Deal(hands, game.deal.dealer), game.actions[:n]) for n in range(len(game.actions) + 1)
        ]
    except SpadesError:
        return
    other = table(seed)
    other._rounds, other.gathered = rounds, logic.gathered
    do(logic, "advice")
    do(other, "advice")
    assert (logic.view(), logic.strings(EN)) == (other.view(), other.strings(EN))
    said = json.dumps([logic.view(), logic.strings(EN)])
    public = {action.card for action in game.actions if isinstance(action, Play)} | set(game.deal.hands[2])
    assert not [card.code for card in game.rules.pack.cards if card not in public and f'"{card.code}"' in said]


def test_the_text_of_the_round_waits_for_its_end():
    """The record would tell what the others hold; neither it nor the seed is on the page before the last trick is gathered."""
    logic = at_turn(table(), 4)
    assert (logic.record, logic.view()["record"], logic.view()["seed"]) == (None, None, None)
    over = played()
    assert over.view()["seed"] == 7
    assert CardTable(over.view()["record"]).steps == 69


# Kept


@pytest.mark.parametrize("turns", [0, 1, 2, 7, 14])
def test_a_round_is_kept_as_rules_deal_and_actions(turns):
    """A57: whatever was going on, it is there again after a reload: chosen, said, gathered, scored."""
    logic = at_turn(table(), turns)
    if logic.awaiting == "score":
        do(logic, "type", field="guess/us", text="12")
        do(logic, "check", side="us")
    elif logic.bidding:
        do(logic, "choose-bid", bid="3")
        do(logic, "advice")
    else:
        blocked = [code for code, state in states(logic).items() if state == "blocked"]
        do(logic, "press", card=(blocked or list(states(logic)))[0])
    kept = json.loads(json.dumps(logic.state()))
    again = table(1)
    again.restore(kept)
    assert (again.view(), again.strings(EN), again.state()) == (logic.view(), logic.strings(EN), logic.state())


@pytest.mark.parametrize("turns", [0, 3, 14])
def test_a_damaged_state_is_refused(turns):
    """Whatever is wrong with a state, it is one ValueError, and the round stays as it is."""
    logic = at_turn(table(), turns)
    widget = RoundTable(logic=logic, lang="en")
    state, view = widget.state(), logic.view()
    junk = [None, -1, 1.5, "x", ["S:AS"], {"a": 1}, True]
    damaged = [{name: value for name, value in state.items() if name != gone} for gone in state]
    damaged += [{**state, name: value} for name in state for value in junk if value != state[name]]
    damaged += [{**state, "actions": [*state["actions"], "N:13", "N:13"]}, {**state, "gathered": state["gathered"] + 1}]
    for each in (*damaged, None, 5, "x", [], {}):
        with pytest.raises(ValueError, match=r"\w \w"):
            widget.restore(each)
        assert (widget.state(), logic.view()) == (state, view)


@pytest.mark.parametrize(
    ("turns", "damage"),
    [
        (0, {"actions": ["S:99"]}),
        (0, {"actions": ["S:4", "S:4"]}),
        (0, {"actions": ["N:4"]}),
        (0, {"bid": "99"}),
        (1, {"bid": "4"}),
        (1, {"chosen": "AS"}),
        (1, {"chosen": "2H"}),
        (1, {"answer": ["blocked", "2C"]}),
        (1, {"answer": ["waiting", ""]}),
        (1, {"answer": ["dealt", "7"]}),
        (1, {"answer": ["bad-seed", "7"]}),
        (1, {"gathered": 10**400}),
        (1, {"seed": 10**400}),
        (1, {"seed": True}),
        (14, {"answer": ["advice", ""]}),
        (14, {"score": None}),
    ],
)
def test_a_state_that_no_play_leads_to_is_refused(turns, damage):
    """Bids nobody can make, cards twice or not held, answers to presses that never were, numbers without end."""
    widget = RoundTable(logic=at_turn(table(), turns), lang="en")
    state, view = widget.state(), widget.view
    if turns == 1:
        twice = [*state["actions"], *state["actions"][-1:]]
        with pytest.raises(ValueError, match=r"\w \w"):
            widget.restore({**state, "actions": twice})
    with pytest.raises(ValueError, match=r"\w \w"):
        widget.restore({**state, **damage})
    assert (widget.state(), widget.view) == (state, view)


@pytest.mark.parametrize(
    "damage",
    [
        {"locked": False},
        {"asked": []},
        {"seat": "N"},
        {"rules": "standard+nil:value=50"},
        {"tricks/you": "0", "tricks/left": "0"},
    ],
    ids=str,
)
def test_the_score_of_another_round_is_refused(damage):
    """What is kept of the score belongs to the round that was played: its bids, its tricks, its rules, the side that is asked."""
    logic = played()
    score = logic.state()["score"]
    fields = {name: value for name, value in damage.items() if "/" in name}
    changed = {**score, **damage} if not fields else {**score, "entries": {**score["entries"], **fields}}
    with pytest.raises(ValueError, match=r"\w \w"):
        RoundTable(logic=logic).restore({**logic.state(), "score": changed})


@pytest.mark.parametrize("turns", [0, 2, 14])
def test_what_it_gives_away_is_a_copy(turns):
    """Whatever is done to a state, it is not done to the round."""
    logic = at_turn(table(), turns)
    before = json.dumps(logic.state())
    spoil(logic.state())
    spoil(logic.view())
    assert json.dumps(logic.state()) == before


def spoil(value: Any) -> None:
    """Empty whatever can be emptied."""
    for part in list(value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()):
        spoil(part)
    if isinstance(value, dict | list):
        value.clear()


@pytest.mark.parametrize(
    "make",
    [
        {"seed": -1},
        {"seed": "7"},
        {"dealer": "X"},
        {"before": "what"},
        {"rules": "standard+nothing"},
        {"rules": "standard+solo"},
        {"pace": "hasty"},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(make):
    with pytest.raises(SpadesError, match=r"\w+ \w+ \w+"):
        RoundTable(**make)


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "bid", "bid": "99"},
        {"kind": "press", "card": "AX"},
        {"kind": "fly"},
        {"kind": "bid"},
        {"kind": "pace", "to": "x"},
        {"kind": "seed", "text": 7},
        {"kind": "bid", "bid": "9" * 5000},
    ],
    ids=str,
)
def test_an_action_that_is_none_changes_nothing(action):
    logic = at_turn(table(), 0)
    state = logic.state()
    with pytest.raises(SpadesError):
        logic.act(action)
    assert logic.state() == state


def test_it_is_played_from_a_notebook_too():
    """`go_on`, `bid`, `play`, `advice`: a whole round in a loop, and its text for a table to step through."""
    widget = RoundTable(7, lang="en")
    widget.go_on()
    while (choice := widget.advice()) is not None:
        if isinstance(choice.action, MakeBid):
            widget.bid(choice.action.bid.name)
        else:
            widget.play(choice.action.card)
        widget.go_on()
    assert widget.round.over
    assert widget.score is None  # first say what it comes to
    widget.do("all-lines", side="us")
    assert widget.score is not None
    assert CardTable(widget.record).steps == 69
    assert set(widget.strings["paces"]) == set(PACES)


CASES = [
    {"name": "begin", "make": {"lang": "en", "dealer": "S"}, "turns": 0, "do": []},
    {"name": "bid", "make": {"lang": "fa"}, "turns": 0, "do": [{"kind": "choose-bid", "bid": "4"}]},
    {
        "name": "blind",
        "make": {"lang": "en", "rules": "standard+blind-nil", "before": "NS:0/0 EW:120/0"},
        "turns": 0,
        "do": [],
    },
    {"name": "lead", "make": {"lang": "en"}, "turns": 1, "do": [{"kind": "press", "card": "2C"}]},
    {"name": "blocked", "make": {"lang": "fa"}, "turns": 1, "do": [{"kind": "press", "card": "AS"}]},
    {
        "name": "gather",
        "make": {"lang": "en"},
        "turns": 1,
        "do": [{"kind": "play", "card": "2C"}, *({"kind": "next", "at": at} for at in (5, 6, 7))],
    },
    {
        "name": "claim",
        "make": {"lang": "en", "rules": "standard+tram"},
        "turns": 1,
        "do": [{"kind": "say", "word": "claim"}],
    },
    {
        "name": "ace-check",
        "make": {"lang": "fa", "rules": "standard+ace-check", "seed": 44},
        "turns": 0,
        "do": [{"kind": "say", "word": "ace-check"}],
    },
    {"name": "bid-remark", "make": {"lang": "fa"}, "turns": 0, "do": [{"kind": "bid", "bid": "4"}]},
    {"name": "bad-seed", "make": {"lang": "en"}, "turns": 1, "do": [{"kind": "seed", "text": "seven"}]},
    {"name": "dealt", "make": {"lang": "fa"}, "turns": 2, "do": [{"kind": "seed", "text": "12"}]},
    {"name": "score", "make": {"lang": "en"}, "turns": 14, "do": [{"kind": "all-lines", "side": "us"}]},
]


def made(turns: int = 0, lang: str = "en", **settings: Any) -> RoundTable:
    logic = table(**settings)
    return RoundTable(logic=at_turn(logic, turns) if turns else logic, lang=lang)


def test_views_are_what_the_page_draws():
    cases = [{**case, "make": {**case["make"], "turns": case["turns"]}} for case in CASES]
    check_views("round-table", made, cases)


@pytest.mark.parametrize(
    ("before", "rules", "told"),
    [
        ("NS:20/10 EW:10/0", "standard", "at most 9 stay"),
        ("NS:20/5 EW:0/0", "standard+bag-penalty-short", "at most 4 stay"),
        ("NS:9999999/0 EW:0/0", "standard", "the match is over"),
        ("NS:-9999999/0 EW:0/0", "standard", "cannot be among"),
    ],
)
def test_scores_that_no_sheet_holds_are_refused_at_once(before, rules, told):
    """The round does not begin with scores that could not be written down at its end, or at which the match is over."""
    with pytest.raises(SpadesError, match=told):
        RoundTableLogic(3, before=before, rules=rules)
