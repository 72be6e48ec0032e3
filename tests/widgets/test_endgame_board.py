"""The board of a last round: what stands on the strip, what stays hidden, what a guess shows, what is kept."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import add, outcome
from spades_teach.core.results import RoundResult
from spades_teach.core.scores import score_round
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import EndgameBoard
from spades_teach.widgets.endgame_board import EndgameBoardLogic
from tests.samples import samples
from tests.widgets.view_samples import check_views

WORDS = words_for("en")
A12 = ("NS:470/8 EW:430/3", "NS:4 EW:6")
"""Known defect A12: four bid, six taken and eight bags before are 412 and no win."""


def states(board):
    return "".join(
        {"us": "W", "them": "L", "ahead": "a", "behind": "b", "level": "=", "none": "-"}[each["state"]]
        for each in board.view()["strip"]
    )


def said(board, lang="en"):
    ask = board.strings(words_for(lang))["ask"]
    return plain_text(ask["said"]["text"]) if ask and ask["said"] else ""


@pytest.mark.parametrize(
    ("scores", "bids", "rules", "strip"),
    [
        pytest.param(*A12, "standard", "abbbWWbbaaaaaa", id="A12"),
        pytest.param("NS:460/0 EW:470/0", "N:3 E:2 S:3 W:2", "standard", "LLLLLLWWWWWWWW", id="s2-winning"),
        pytest.param("NS:461/8 EW:447/3", "NS:5 EW:6", "standard", "bLLLLWWLaaaaaa", id="both-over"),
        pytest.param(
            "NS:260/0 EW:240/0", "NS:4 EW:6", "standard+short-game-300", "LLLLLLWWWWWWWW", id="short-game-300"
        ),
        pytest.param("NS:0/0 EW:0/0", "NS:4 EW:6", "standard", "bbbbbbbbaaaaaa", id="a beginning"),
    ],
)
def test_the_strip(scores, bids, rules, strip):
    assert states(EndgameBoardLogic(scores, bids, rules=rules)) == strip


@settings(max_examples=samples(small=12, deep=400), deadline=None)
@given(
    totals=st.tuples(st.integers(380, 499), st.integers(380, 499)),
    bags=st.tuples(st.integers(0, 9), st.integers(0, 9)),
    bids=st.tuples(*[st.integers(1, 4)] * 4),
    seat=st.sampled_from("NESW"),
)
def test_every_box_is_what_the_engine_says(totals, bags, bids, seat):
    """From each seat: the boxes, the totals in the table and who pays for bags are those of rounds scored one by one."""
    scores = f"NS:{totals[0]}/{bags[0]} EW:{totals[1]}/{bags[1]}"
    board = EndgameBoardLogic(
        scores, " ".join(f"{each}:{bid}" for each, bid in zip("NESW", bids, strict=True)), seat=seat
    )
    ours, view, words = (0 if seat in "NS" else 1), board.view(), board.strings(WORDS)
    assert board.ends is not None
    for tricks, (box, text) in enumerate(zip(view["strip"], words["cells"], strict=True)):
        taken = (tricks, 13 - tricks, 0, 0) if ours == 0 else (13 - tricks, tricks, 0, 0)
        score = score_round(board.rules, RoundResult(board.ends.bids, taken), board.sheet.standing)
        after = add(board.sheet.standing, score)
        verdict = outcome(board.rules, after)
        gap = after.totals[ours] - after.totals[1 - ours]
        going = "level" if gap == 0 else "ahead" if gap > 0 else "behind"
        assert box["state"] == (going if not verdict.over else "us" if verdict.winner == ours else "them")
        pays = [side for side, place in (("us", ours), ("them", 1 - ours))
                if any(line.reason == "bag-penalty" for line in score.sides[place].lines)]  # fmt: skip
        assert box["penalties"] == pays
        shown = [plain_text(text[name]) for name in ("us", "them", "total_us", "total_them")]
        numbers = [tricks, 13 - tricks, after.totals[ours], after.totals[1 - ours]]
        assert [int(each.replace("\u2212", "-")) for each in shown] == numbers


def test_the_chosen_split_is_explained():
    """It begins with what was bid; every line is the engine's, and the penalty is told where it decides."""
    board = EndgameBoardLogic(*A12)
    assert board.view()["chosen"] == 4
    board.act({"kind": "choose", "tricks": 6})
    view, words = board.view(), board.strings(WORDS)
    assert [line["reason"] for line in view["scores"][0]["lines"]] == ["contract-made", "bags", "bag-penalty"]
    assert [score["total_after"] for score in view["scores"]] == [412, 491]
    text = plain_text(words["explained"]["text"])
    assert text == (
        "The match goes on, and the other side leads, 491 to 412. "
        "The bag penalty decides: without it your side would have won."
    )
    with pytest.raises(SpadesError):
        board.act({"kind": "choose", "tricks": 14})


def test_nils_are_supposed_kept_or_failed():
    """A nil opens the choice; a split that cannot be says so; where the nil decides, the box has a mark."""
    board = EndgameBoardLogic("NS:361/8 EW:447/3", "N:4 S:nil EW:5")
    assert [nil["place"] for nil in board.view()["nils"]] == ["you"]
    kept = states(board)
    assert board.view()["strip"][4]["depends"]
    board.act({"kind": "suppose", "place": "you", "tricks": 2})
    assert states(board).startswith("--")
    assert states(board) != kept
    assert next(score["total_after"] for score in board.view()["scores"]) < 361
    board.act({"kind": "choose", "tricks": 1})
    assert board.view()["scores"] == []
    assert board.strings(WORDS)["explained"]["text"] == WORDS("endgame-board-impossible")
    for wrong in ({"place": "partner", "tricks": 1}, {"place": "you", "tricks": 14}):
        with pytest.raises(SpadesError):
            board.act({"kind": "suppose", **wrong})
    board.act({"kind": "type", "field": "bid/you", "text": "2"})
    assert board.view()["nils"] == []
    assert board.view()["chosen"] == 6  # another position begins with what is bid in it


def test_what_must_be_bid():
    advice = [
        plain_text(each["text"])
        for each in EndgameBoardLogic("NS:461/8 EW:447/3", "NS:5 EW:6").strings(WORDS)["advice"]
    ]
    assert advice == [
        "To win in this round, the easiest bid of your side is 5. It wins with 5 or 6 tricks.",
        "Setting the other side takes 8 tricks. It turns a lost match into one that goes on.",
    ]
    far = [each["id"] for each in EndgameBoardLogic("NS:0/0 EW:490/0", "NS:5 EW:4").strings(WORDS)["advice"]]
    assert far == ["win", "survive", "set"]
    beginning = EndgameBoardLogic("NS:0/0 EW:0/0", "NS:5 EW:4").strings(WORDS)["advice"]
    assert "cannot lose" in plain_text(beginning[1]["text"])


GUESSES = {
    "set": ("3", "3 tricks do not make your contract of 4. It is set, and 430 points are left."),
    "sooner": ("5", "5 tricks do win, 511 to 492. But your side wins with fewer already."),
    "penalty": (
        "6",
        "With 6 tricks the bag counter is full. The 100 points go off before anybody has won, and 412 are left.",
    ),
}


def test_advice_says_when_it_leaves_out_the_nil_on_the_board():
    """A trick and a kept nil win as well; the easier bid of numbers is not told as if nothing else did."""
    advice = EndgameBoardLogic("NS:461/8 EW:447/3", "N:nil E:3 S:3 W:3").strings(WORDS)["advice"]
    assert advice[0]["text"].startswith("Without a nil, the easiest bid")
    plain = EndgameBoardLogic("NS:461/8 EW:447/3", "NS:5 EW:6").strings(WORDS)["advice"]
    assert plain[0]["text"].startswith("To win in this round")
    theirs = EndgameBoardLogic("NS:461/8 EW:447/3", "N:3 S:2 E:nil W:6").strings(WORDS)["advice"]
    assert "Without a nil" not in theirs[0]["text"]


@pytest.mark.parametrize("shows", GUESSES)
def test_a_wrong_guess_is_answered_by_what_it_shows(shows):
    board = EndgameBoardLogic(*A12, predict=True)
    guess, text = GUESSES[shows]
    board.act({"kind": "guess", "text": guess})
    assert (board.view()["ask"]["told"], said(board)) == (shows, text)
    assert said(board, "fa")
    assert board.hidden


def test_other_wrong_guesses():
    others = EndgameBoardLogic("NS:461/8 EW:447/3", "NS:4 EW:6", predict=True)
    others.act({"kind": "guess", "text": "4"})
    assert others.view()["ask"]["told"] == "others"
    others.act({"kind": "never"})
    assert not others.hidden
    assert plain_text(others.strings(WORDS)["answered"]["text"]).startswith("Right: no number")
    short = EndgameBoardLogic("NS:430/0 EW:200/0", "NS:5 EW:6", predict=True)
    short.act({"kind": "guess", "text": "5"})
    assert short.view()["ask"]["told"] == "short"
    theirs = EndgameBoardLogic("NS:300/0 EW:450/0", "NS:5 EW:6", predict=True)
    theirs.act({"kind": "guess", "text": "6"})
    assert theirs.view()["ask"]["told"] == "they-win"
    some = EndgameBoardLogic(*A12, predict=True)
    some.act({"kind": "never"})
    assert some.view()["ask"]["told"] == "never"
    for text, told in (("", "empty"), ("many", "unreadable"), ("14", "unreadable")):
        some.act({"kind": "guess", "text": text})
        assert some.view()["ask"]["told"] == told
    some.act({"kind": "guess", "text": "۴"})
    assert not some.hidden


def test_nothing_is_told_before_the_answer():
    """While the strip is hidden no box, total, line or advice is in what the page gets; the position cannot be changed."""
    board = EndgameBoard(*A12, predict=True, lang="en")
    shown = json.dumps({"view": board.view, "strings": board.strings}, ensure_ascii=False)
    assert board.view["strip"] == board.view["scores"] == board.strings["cells"] == board.strings["advice"] == []
    for secret in ("510", "511", "412", "491"):
        assert secret not in shown
    assert board.must_bid is board.verdict is board.totals is board.tricks is None
    for action in ({"kind": "choose", "tricks": 4}, {"kind": "type", "field": "bid/you", "text": "3"}):
        with pytest.raises(SpadesError):
            board.do(action.pop("kind"), **action)
    board.do("reveal")
    assert len(board.view["strip"]) == 14
    assert plain_text(board.strings["answered"]["text"]) == "The fewest tricks that win are 4."
    assert board.guesses == ()


def test_what_is_missing_or_wrong_is_told():
    board = EndgameBoardLogic()
    assert board.view()["problem"]["id"] == "missing"
    assert board.strings(WORDS)["feedback"]["text"] == WORDS("endgame-board-missing-much")
    assert board.view()["strip"] == []
    for place, bid in (("you", "4"), ("left", "3"), ("right", "3"), ("partner", "x")):
        board.act({"kind": "type", "field": f"bid/{place}", "text": bid})
    assert board.view()["problem"] == {"id": "unreadable", "fields": ["bid/partner"]}
    board.act({"kind": "call", "place": "partner", "bid": "nil"})
    assert board.problem is None
    board.act({"kind": "call", "place": "partner", "bid": "nil"})
    assert board.view()["problem"]["fields"] == ["bid/partner"]
    with pytest.raises(SpadesError):
        board.act({"kind": "call", "place": "partner", "bid": "moon"})
    needs = EndgameBoardLogic(*A12, rules="standard+win-last-trick")
    assert "last-trick" in plain_text(needs.strings(WORDS)["feedback"]["text"])
    low = EndgameBoardLogic("NS:0/0 EW:0/0", "N:1 S:1 EW:6", rules="standard+board")
    assert low.view()["problem"]["id"] == "refused"


def test_other_rules_can_be_chosen():
    """Choosing another table keeps what stands in the fields and makes the strip anew; not while a position is given."""
    board = EndgameBoardLogic(*A12, choose_rules=True)
    board.act({"kind": "open-rules", "on": True})
    assert board.lexicon(WORDS)
    board.act({"kind": "rules", "press": "preset", "profile": "zone"})
    assert board.rules.name == "zone"
    assert board.view()["sides"][0]["total"]["value"] == 470
    assert EndgameBoardLogic(*A12, choose_rules=True, predict=True).view()["choice"] is None
    assert states(EndgameBoardLogic(*A12, rules="standard+no-overs")) == "bbbbWWWWWWWWWW"


STEPS = (
    {"kind": "type", "field": "total/us", "text": "470"},
    {"kind": "call", "place": "left", "bid": "nil"},
    {"kind": "suppose", "place": "left", "tricks": 3},
    {"kind": "choose", "tricks": 9},
)


@pytest.mark.parametrize("predict", [False, True])
def test_a_state_leads_back(predict):
    board = EndgameBoardLogic("NS:461/8 EW:447/3", "NS:5 EW:6", predict=predict, choose_rules=True)
    for action in ({"kind": "guess", "text": "6"}, {"kind": "reveal"}) if predict else STEPS:
        board.act(action)
        state = json.loads(json.dumps(board.state()))
        other = EndgameBoardLogic(predict=predict, choose_rules=True)
        other.restore(state)
        assert other.state() == board.state()
        assert other.view() == board.view()
        assert other.strings(WORDS) == board.strings(WORDS)


@pytest.mark.parametrize(
    "change",
    [
        {"picked": 99},
        {"picked": True},
        {"nils": {"you": 3}},
        {"guesses": [4.5]},
        {"told": "checked"},
        {"locked": 1},
        {"locked": True},
        {"rules": "standard+solo"},
        {"entries": {}},
        {"entries": {"bid/you": 4}},
        {"format": 2},
        {"choice": {"open": False}},
    ],
)
def test_a_wrong_state_changes_nothing(change):
    board = EndgameBoardLogic(*A12)
    before = board.state()
    with pytest.raises(SpadesError):
        board.restore({**before, **change})
    assert board.state() == before


@pytest.mark.parametrize(
    "make",
    [
        {"scores": "NS=4"},
        {"bids": "N:99"},
        {"bids": "N:4 N:4"},
        {"rules": "standard+solo"},
        {"scores": "NS:470/12"},
        {"seat": "X"},
    ],
)
def test_refusals(make):
    with pytest.raises(SpadesError):
        EndgameBoardLogic(**make)


def test_the_widget_from_python():
    board = EndgameBoard("NS:461/8 EW:447/3", "N:5 E:3 S:nil W:3", lang="en")
    assert board.ends.must_bid_to_win("NS").names == board.must_bid
    board.suppose("S", 1)
    assert board.wins == ()
    assert EndgameBoard(logic=board.logic).view["strip"] == board.view["strip"]


def test_the_views_are_those_that_javascript_draws():
    """The sample file holds just what Python sends."""
    made = {"scores": "NS:461/8 EW:447/3", "bids": "NS:5 EW:6", "lang": "en"}
    check_views(
        "endgame-board",
        EndgameBoard,
        [
            {"name": "empty", "make": {"lang": "en"}, "do": []},
            {"name": "start", "make": made, "do": []},
            {"name": "penalty", "make": {**made, "lang": "fa"}, "do": [{"kind": "choose", "tricks": 7}]},
            {
                "name": "nil",
                "make": {"scores": "NS:361/8 EW:447/3", "bids": "N:4 S:nil EW:5", "choose_rules": True, "lang": "en"},
                "do": [{"kind": "suppose", "place": "you", "tricks": 2}, {"kind": "choose", "tricks": 1}],
            },
            {
                "name": "asked",
                "make": {"scores": A12[0], "bids": A12[1], "predict": True, "lang": "en"},
                "do": [{"kind": "guess", "text": "6"}],
            },
            {
                "name": "answered",
                "make": {"scores": A12[0], "bids": A12[1], "predict": True, "lang": "en"},
                "do": [{"kind": "guess", "text": "6"}, {"kind": "guess", "text": "4"}],
            },
        ],
    )


@pytest.mark.parametrize(("kind", "fields"), [("choose", {}), ("suppose", {"place": "partner"})])
def test_true_is_no_number_of_tricks(kind, fields):
    """`True` would pass for 1, and the saved board would then be refused."""
    board = EndgameBoard("NS:470/8 EW:430/3", "N:nil S:4 EW:6", lang="en")
    before = board.state()
    with pytest.raises(SpadesError):
        board.do(kind, tricks=True, **fields)
    assert before == board.state()
    board.do(kind, tricks=1, **fields)
    assert before != board.state()
