"""The scenario sliders: the engine's points for every state, what a slider may do, code that makes the same, what is kept."""

import ast
import contextlib
import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.analysis.staircases import COLUMNS, MOST_ROUNDS, Scenario, staircase
from spades_teach.core.errors import SpadesError
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.scores import score_round
from spades_teach.core.table import FOUR_IN_TWO
from spades_teach.core.variants import compose, read_spec
from spades_teach.course.hosts.marimo_cells import MarimoCells
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import ScenarioSliders, host_cells
from spades_teach.widgets.scenario_fields import parameters_of, value_set, with_value
from spades_teach.widgets.scenario_sliders import ScenarioSlidersLogic
from tests.vectors import VECTORS
from tests.widgets.view_samples import check_views

LANGUAGES = ("en", "fa")
SHORT = "standard+bag-penalty-short"


def as_sliders(bids: str, tricks: str, before: str) -> dict[str, Any] | None:
    """Return a round as the sliders take it; None where the others, or both partners, bid nil, or a side more than there are tricks."""
    said, took = (dict(pair.split(":") for pair in text.split()) for text in (bids, tricks))
    carried = {side: counts.split("/") for side, counts in (pair.split(":") for pair in before.split())}
    nils = [seat for seat in "NS" if not said[seat].isdigit()]
    if any(not said[seat].isdigit() for seat in "EW") or len(nils) > 1 or any("/" in said[seat] for seat in "NESW"):
        return None
    own = [seat for seat in "NS" if seat not in nils]
    if any(int(said[seat]) == 0 for seat in "NESW" if said[seat].isdigit()):
        return None
    made: dict[str, Any] = {
        "bid": sum(int(said[seat]) for seat in own),
        "tricks": sum(int(took[seat]) for seat in own),
        "their_bid": int(said["E"]) + int(said["W"]),
    }
    if nils:
        made |= {"nil": said[nils[0]], "nil_tricks": int(took[nils[0]])}
    for side, names in (("NS", ("total", "bags")), ("EW", ("others", "their_bags"))):
        made |= dict(zip(names, map(int, carried.get(side, ("0", "0"))), strict=True))
    return made if max(made["bid"], made["their_bid"]) <= 13 else None


# The numbers


@pytest.mark.parametrize(
    ("given_state", "expected"),
    [
        pytest.param({"bid": 5, "tricks": 8, "bags": 7, "total": 337}, (-47, 290, 0), id="a08-s0-pagat"),
        pytest.param({"bid": 2, "tricks": 13, "bags": 9}, (-169, -169, 0), id="a02-two-loads"),
        pytest.param({"bid": 3, "tricks": 5, "bags": 8}, (-68, -68, 0), id="a02-exactly-ten"),
        pytest.param({"bid": 2, "tricks": 10, "bags": 4, "rules": SHORT}, (-72, -72, 2), id="a03-five-bag-game"),
        pytest.param({"bid": 4, "tricks": 6}, (42, 42, 2), id="a04-bags-score"),
        pytest.param({"bid": 5, "tricks": 8, "total": -100}, (53, -47, 3), id="a05-below-zero"),
        pytest.param({"bid": 3, "tricks": 4, "bags": 4, "rules": SHORT}, (-19, -19, 0), id="a07-bag-out"),
        pytest.param({"bid": 4, "tricks": 6, "bags": 8, "total": 470}, (-58, 412, 0), id="a12-penalty-first"),
        pytest.param({"bid": 6, "tricks": 4, "bags": 9, "total": 129}, (-60, 69, 9), id="s2-set"),
        pytest.param({"bid": 4, "tricks": 6, "rules": "standard+no-overs"}, (40, 40, 0), id="no-overs"),
        pytest.param({"bid": 4, "tricks": 5, "nil": "nil"}, (141, 141, 1), id="nil-kept"),
        pytest.param({"bid": 4, "tricks": 4, "nil": "nil", "nil_tricks": 1}, (-59, -59, 1), id="nil-failed"),
    ],
)
def test_the_published_numbers_stand_on_the_sliders(given_state, expected):
    """Points, score and bags are those of the sources and of the known defects."""
    sliders = ScenarioSliders(**given_state)
    assert (sliders.points, sliders.total, sliders.bags) == expected


SIMPLE_ROUNDS = [
    (vector, made)
    for vector in VECTORS
    if compose(vector.rules).table == FOUR_IN_TWO and (made := as_sliders(vector.bids, vector.tricks, vector.before))
]


@pytest.mark.parametrize(("vector", "made"), SIMPLE_ROUNDS, ids=lambda value: value.id if hasattr(value, "id") else "")
def test_whole_rounds_stand_on_the_sliders(vector, made):
    """Both sides of the published rounds and of A01 to A12 come out: points, total, bags, and how the match stands."""
    sliders = ScenarioSliders(**made, rules=vector.rules)
    found = {
        "NS": {"points": sliders.points, "total": sliders.total, "bags": sliders.bags},
        "EW": {"points": sliders.theirs.points, "total": sliders.their_total, "bags": sliders.their_bags},
    }
    for side, expected in vector.scores.items():
        assert expected == {name: found[side][name] for name in expected}
    outcome = sliders.logic.step.outcome
    assert (vector.over, vector.winner) == (outcome.over, sliders.logic.step.winner)


def test_enough_rounds_are_simple() -> None:
    """Among them are most of the known defects."""
    assert {"A01", "A02", "A05", "A10", "A12"} <= {vector.id[:3] for vector, _ in SIMPLE_ROUNDS}


def test_both_sides_share_the_tricks_of_a_hand() -> None:
    """A trick less for us is one more for them; what they carry in counts; without their bid they are not scored."""
    sliders = ScenarioSliders(bid=5, tricks=8, their_bid=4, their_bags=9, others=460)
    assert (sliders.theirs.tally.tricks, sliders.theirs.points, sliders.their_total, sliders.their_bags) == (
        5,
        -59,
        401,
        0,
    )
    sliders.set(tricks=10)
    assert (sliders.theirs.points, sliders.theirs.tally.tricks, sliders.their_bags) == (-40, 3, 9)
    sliders.set(their_bid=3, others=480)
    assert sliders.logic.step.winner == "EW"
    assert list(sliders.to_frame().columns)[-3:] == ["their_points", "their_total", "their_bags"]
    alone = ScenarioSliders(bid=5, tricks=8, others=460)
    assert alone.theirs is None
    assert "their_bid" not in alone.view["sliders"]
    with pytest.raises(SpadesError, match="their_bid"):
        alone.set(their_bid=4)


def test_no_match_is_won_before_the_penalty() -> None:
    """A12: 470 and eight bags are no 512."""
    before = ScenarioSliders(bid=4, tricks=6, bags=7, total=470)
    assert before.logic.step.outcome.over
    assert "wins the match" in chips(before)
    before.set(bags=8)
    assert not before.logic.step.outcome.over
    assert "wins the match" not in chips(before)


def chips(sliders: ScenarioSliders, lang: str = "en") -> str:
    told = sliders.logic.strings(words_for(lang))["chips"]
    return " · ".join(plain_text(chip["text"]) for chip in told)


def naive(bid: int, tricks: int, bags: int, limit: int, penalty: int) -> tuple[int, int]:
    """Score one round by hand: points and bags after it."""
    if tricks < bid:
        return -10 * bid, bags
    points, full = 10 * bid + (tricks - bid), bags + tricks - bid
    while full >= limit:
        points, full = points - penalty, full - limit
    return points, full


@given(
    bid=st.integers(2, 13),
    tricks=st.integers(0, 13),
    limit=st.integers(1, 20),
    penalty=st.integers(0, 300),
    rounds=st.integers(1, MOST_ROUNDS),
    total=st.integers(-400, 600),
    data=st.data(),
)
def test_every_step_is_what_a_second_reading_says(bid, tricks, limit, penalty, rounds, total, data):
    """The whole staircase, round after round, agrees with a sum by hand."""
    bags = data.draw(st.integers(0, limit - 1))
    rules = compose(f"standard+bag-penalty:limit={limit},penalty={penalty}")
    scenario = Scenario(rules=rules, bid=bid, tricks=tricks, bags=bags, total=total, rounds=rounds)
    stairs = staircase(scenario)
    assert len(stairs.steps) == 14
    assert stairs.present == scenario.played()
    for step in stairs.steps:
        points = [0]
        left = bags
        for _ in range(rounds):
            more, left = naive(bid, step.tricks, left, limit, penalty)
            points.append(more)
        assert (step.gain, step.bags, step.points) == (sum(points), left, points[1])
        assert step.total == total + step.gain
        assert step.penalties * limit == bags + rounds * max(0, step.tricks - bid) * step.made - left


# Sliders


@pytest.mark.parametrize(
    ("spec", "nil", "expected"),
    [
        ("standard", None, ("bag-penalty.limit", "bag-penalty.penalty", "short-game-300.target")),
        ("standard", "nil", ("nil.value", "bag-penalty.limit", "bag-penalty.penalty", "short-game-300.target")),
        (SHORT, None, ("bag-penalty-short.limit", "bag-penalty-short.penalty", "short-game-300.target")),
        ("standard+no-overs", None, ("short-game-300.target",)),
        ("standard+negative-sandbags+fixed-hands", None, ("negative-sandbags.bag", "fixed-hands.deals")),
        ("standard+bag-penalty:limit=none", None, ("short-game-300.target",)),
        ("zone", "blind-nil", ("blind-nil.value", "bag-penalty.limit", "bag-penalty.penalty", "loss-at-minus-200.limit", "short-game-300.target")),
    ],
)  # fmt: skip
def test_the_numbers_that_matter_have_sliders(spec, nil, expected):
    """Whatever the points of a side or the end of the match depend on can be moved, and nothing else."""
    assert parameters_of(read_spec(spec), nil) == expected


@pytest.mark.parametrize("spec", ["standard", "zone", "cookout", SHORT, "standard+win-last-trick"])
def test_a_slider_begins_where_the_table_stands(spec):
    """Setting a number to what it is set to changes no rule."""
    for parameter in parameters_of(read_spec(spec), None):
        same = with_value(read_spec(spec), parameter, value_set(read_spec(spec), parameter))
        assert (compose(same).terms, compose(same).endings) == (compose(spec).terms, compose(spec).endings)


def test_a_number_of_a_rule_moves_the_points() -> None:
    """A full counter at five bags costs earlier; back at ten the table is the one it was."""
    sliders = ScenarioSliders(bid=5, tricks=8, bags=3)
    assert sliders.points == 53
    sliders.set_rule("bag-penalty.limit", 6)
    assert (sliders.points, sliders.bags, str(sliders.rules)) == (-47, 0, "standard+bag-penalty:limit=6")
    sliders.set_rule("bag-penalty.limit", 10)
    assert str(sliders.rules) == "standard"


def test_what_no_longer_fits_gives_way() -> None:
    """Bags above a smaller counter, tricks that the nil has taken, a bid of one without a nil."""
    sliders = ScenarioSliders(bid=5, tricks=12, bags=9)
    sliders.set_rule("bag-penalty.limit", 4)
    assert sliders.scenario.bags == 3
    sliders.set_nil("nil")
    sliders.set(nil_tricks=3, bid=1)
    assert (sliders.scenario.tricks, len(sliders.stairs.steps)) == (10, 11)
    sliders.set_nil(None)
    assert (sliders.scenario.bid, sliders.scenario.nil_tricks) == (2, 0)


def test_a_parameter_that_is_asked_for_has_the_only_slider_of_the_rules() -> None:
    """`parameters` names them; one of a rule that is not in force comes with the rule's own number."""
    sliders = ScenarioSliders(parameters=("seven-or-higher.from_bid",), bid=8, tricks=8)
    assert [each.id for each in sliders.logic.sliders if each.group == "rules"] == ["seven-or-higher.from_bid"]
    assert sliders.points == 80
    sliders.set_rule("seven-or-higher.from_bid", 8)
    assert sliders.points == 100


@pytest.mark.parametrize(
    ("made", "names"),
    [
        ({"bid": 14}, ["bid", "14", "13"]),
        ({"bid": 1}, ["bid", "2"]),
        ({"tricks": -1}, ["tricks"]),
        ({"bags": 10}, ["bags", "9"]),
        ({"bags": 1, "rules": "standard+no-overs"}, ["bags", "0"]),
        ({"total": 10**6}, ["total"]),
        ({"nil": "moon"}, ["moon", "nil"]),
        ({"nil_tricks": 2}, ["nil_tricks"]),
        ({"rules": "standard+solo"}, ["four players"]),
        ({"rules": "standard+sool"}, ["solo"]),
        ({"parameters": "bag-penalty.limits"}, ["bag-penalty.limit", "bag-penalty.penalty"]),
        ({"parameters": ("bag-penalt.limit",)}, ["bag-penalty"]),
        ({"parameters": ("board",)}, ["board"]),
        ({"bid": "5"}, ["bid", "a whole number"]),
    ],
)
def test_what_cannot_be_is_refused_by_name(made, names):
    """One clear error names what was given and what was expected."""
    with pytest.raises(SpadesError) as error:
        ScenarioSliders(**made)
    assert all(name in str(error.value) for name in names)


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "set", "values": {"tricks": "x"}},
        {"kind": "set", "values": {"tricks": 14}},
        {"kind": "set", "values": {"tricks": True}},
        {"kind": "set", "values": {"tricks": 2.0}},
        {"kind": "set", "values": {"moon": 1}},
        {"kind": "set", "values": {"bag-penalty.limit": 0}},
        {"kind": "set", "values": {}},
        {"kind": "set", "values": {"bid": 3, "bags": 99}},
        {"kind": "nil", "bid": "blind-nil"},
        {"kind": "nil"},
        {"kind": "shout"},
    ],
)
def test_a_move_that_makes_no_sense_is_refused(action):
    """It changes nothing, not even the half that could be."""
    sliders = ScenarioSliders(bid=5, tricks=8, bags=7)
    before = sliders.state()
    with pytest.raises(SpadesError):
        sliders.do(action["kind"], **{name: value for name, value in action.items() if name != "kind"})
    assert sliders.state() == before


# Code


def run(text: str) -> tuple[str, Any]:
    """Run a cell as a notebook does: what it prints, and the value of its last line."""
    *body, last = ast.parse(text).body
    names: dict[str, Any] = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(ast.Module(body=body, type_ignores=[]), "cell", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # type: ignore[attr-defined]
    return printed.getvalue(), value


STATES = [
    {"bid": 5, "tricks": 8, "bags": 7, "total": 337},
    {"bid": 4, "tricks": 6, "rounds": 8, "others": 310, "rules": SHORT},
    {"bid": 4, "tricks": 4, "nil": "blind-nil", "nil_tricks": 1, "total": -30, "rules": "zone"},
    {"bid": 2, "tricks": 9, "parameters": ("bag-penalty.limit", "nil.value")},
    {"bid": 5, "tricks": 8, "bags": 7, "their_bid": 4, "their_bags": 9, "others": 300},
    {"bid": 4, "tricks": 6, "rounds": 8, "others": 310, "their_bid": 7, "their_bags": 1},
]


@pytest.mark.parametrize("made", STATES)
def test_the_code_makes_the_same_state_and_the_same_points(made):
    """The cell runs as it stands: the engine prints the score and the bags, the widget is the same one."""
    sliders = ScenarioSliders(**made)
    printed, other = run(sliders.code())
    theirs = f" {sliders.their_total} {sliders.their_bags}" if sliders.theirs else ""
    assert printed == f"{sliders.total} {sliders.bags}{theirs}\n"
    assert other.state() == sliders.state()
    assert sliders.view["code"] == sliders.code()


def test_the_code_follows_the_moves() -> None:
    """After rules were moved too, the code makes the table as it stands."""
    sliders = ScenarioSliders()
    sliders.set(bid=6, tricks=9, rounds=3)
    sliders.set_rule("bag-penalty.limit", 5)
    sliders.set_rule("short-game-300.target", 300)
    sliders.set_nil("nil")
    printed, other = run(sliders.code())
    assert (printed, other.state()) == (f"{sliders.total} {sliders.bags}\n", sliders.state())


# As a table


def test_a_frame_has_a_row_for_each_number_of_tricks() -> None:
    """Its columns are documented names, its rows the engine's."""
    sliders = ScenarioSliders(bid=5, tricks=8, bags=7, total=337)
    frame = sliders.to_frame()
    assert [frame.index.name, *frame.columns] == list(COLUMNS)
    assert list(frame.loc[8, ["points", "total", "bags", "penalties"]]) == [-47, 290, 0, 1]
    rules = compose("standard")
    for tricks in (0, 5, 13):
        result = read_bids_and_tricks("S:3 N:2 E:1 W:1", f"S:{tricks} N:0 E:{13 - tricks} W:0", rules)
        assert (
            frame.loc[tricks, "points"] == score_round(rules, result, read_standing("NS:337/7", rules)).of("NS").points
        )


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "made", [*STATES, {"rules": "standard+win-last-trick+loss-at-minus-200"}, {"bid": 9, "tricks": 3}]
)
def test_all_is_said_in_every_language(lang, made):
    """No text is empty or in another language."""
    words = words_for(lang)
    logic = ScenarioSliders(**made).logic
    told = logic.strings(words)
    assert all(told["names"].values())
    assert all(told["values"].values())
    assert all(line["why"] and line["points"] for line in told["lines"])
    assert all(logic.lexicon(words).values())
    assert [name for name in words.missing if name.startswith(("scenario-", "fact-"))] == []


def test_points_that_nobody_can_know_are_named() -> None:
    """A table that pays for the last trick says that this is left out."""
    sliders = ScenarioSliders(rules="standard+win-last-trick", lang="en")
    assert "last trick" in sliders.strings["untold"]
    assert ScenarioSliders(lang="en").strings["untold"] == ""


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ({"bid": 5, "tricks": 3}, "Set: 2 tricks short"),
        ({"bid": 5, "tricks": 4}, "Set: one trick short"),
        ({"bid": 5, "tricks": 5}, "Made, without a bag"),
        ({"bid": 5, "tricks": 6}, "Made, with one bag"),
        ({"bid": 5, "tricks": 8, "bags": 7}, "Made, with 3 bags · The bag penalty falls"),
        ({"bid": 2, "tricks": 13, "bags": 9}, "Made, with 11 bags · The bag penalty falls 2 times"),
        ({"bid": 5, "tricks": 5, "total": 450}, "Made, without a bag · Your side wins the match"),
        ({"bid": 5, "tricks": 5, "total": 450, "others": 520}, "Made, without a bag · The others win the match"),
        ({"bid": 5, "tricks": 6, "rules": "standard+oh-hell"}, "Set: the contract does not count"),
    ],
)
def test_the_verdict_says_what_happens(made, said):
    """Set or made, with how many bags, the penalty, the end of the match."""
    assert chips(ScenarioSliders(**made)) == said


# What is kept


@pytest.mark.parametrize("made", STATES)
def test_a_state_brings_everything_back(made):
    """It is plain JSON; another table comes back with its rules."""
    sliders = ScenarioSliders(**made)
    state = json.loads(json.dumps(sliders.state()))
    other = ScenarioSliders()
    other.restore(state)
    assert other.state() == state
    assert other.logic.view() == sliders.logic.view()


@pytest.mark.parametrize(
    "change",
    [{"bid": 1}, {"tricks": "8"}, {"rules": "standard+nonsense"}, {"rules": 5}, {"nil": "moon"}, {"format": 2}, {"x": 1}, {"parameters": ["x"]}],
)  # fmt: skip
def test_a_state_that_is_none_is_refused(change):
    """It changes nothing."""
    sliders = ScenarioSliders(bid=5, tricks=8)
    before = sliders.state()
    with pytest.raises(SpadesError):
        sliders.restore({**before, **change})
    assert sliders.state() == before


class Editor:
    """A host that writes cells below one of its own, for a test."""

    def __init__(self) -> None:
        self.cells = {"Hbol": ""}
        self.open = True

    def offered(self) -> bool:
        return self.open

    def write(self, code: str, below: str) -> bool:
        if below not in self.cells:
            return False
        self.cells[f"{below}-below"] = code
        return True


def test_the_code_goes_into_a_cell_where_the_host_writes_one(monkeypatch) -> None:
    """The view offers it; what the host refuses is refused in words, and nothing changes."""
    sliders, editor = ScenarioSliders(bid=5, tricks=8), Editor()
    assert sliders.view["cells"] == {"offered": False, "written": 0}
    monkeypatch.setattr(host_cells, "_WRITERS", [])
    host_cells.serve(editor)
    sliders.set(tricks=7)
    assert sliders.view["cells"]["offered"]
    sliders.do("cell", below="Hbol")
    assert editor.cells["Hbol-below"] == sliders.code()
    assert sliders.view["cells"]["written"] == 1
    for below, is_open in (("elsewhere", True), ("Hbol", False)):
        editor.open = is_open
        with pytest.raises(SpadesError, match="copy the code") as refused:
            sliders.do("cell", below=below)
        assert words_for("fa")(refused.value.id) != refused.value.id
    assert sliders.logic.written == 1


def test_marimo_offers_cells_in_its_editor_alone() -> None:
    """Without a notebook in the editor there is no cell, whatever is asked."""
    cells = MarimoCells()
    assert not cells.offered()
    assert not cells.write("1 + 1", "Hbol")


def test_two_widgets_show_one_logic() -> None:
    """A move in one is seen in the other."""
    logic = ScenarioSlidersLogic(bid=4)
    first, second = ScenarioSliders(logic=logic, lang="en"), ScenarioSliders(logic=logic, lang="fa")
    first.set(tricks=9)
    assert second.view["at"] == 9


CASES = [
    {"name": "bags", "make": {"bid": 5, "tricks": 8, "bags": 7, "total": 337, "lang": "en"}, "do": []},
    {
        "name": "moved",
        "make": {"bid": 5, "tricks": 8, "bags": 7, "total": 337, "lang": "en"},
        "do": [{"kind": "set", "values": {"tricks": 7, "bag-penalty.penalty": 50}}],
    },
    {
        "name": "rounds",
        "make": {"bid": 4, "tricks": 6, "rounds": 8, "others": 310, "rules": SHORT, "lang": "fa"},
        "do": [],
    },
    {
        "name": "both",
        "make": {"bid": 5, "tricks": 8, "bags": 7, "total": 337, "their_bid": 6, "others": 410, "lang": "en"},
        "do": [],
    },
    {
        "name": "nil",
        "make": {"bid": 4, "tricks": 4, "rules": "zone+win-last-trick", "lang": "fa", "four_colour": True},
        "do": [{"kind": "nil", "bid": "nil"}, {"kind": "set", "values": {"nil_tricks": 1, "total": -30}}],
    },
]


def test_the_views_are_those_of_the_samples() -> None:
    """What JavaScript is tested with is what Python makes."""
    check_views("scenario-sliders", ScenarioSliders, CASES)
