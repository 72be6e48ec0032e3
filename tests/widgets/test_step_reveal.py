"""Worked examples line by line: what they come to, what is said about a wrong answer, what stays hidden, what is kept.

Ids such as s2-bags are worked examples of the catalogue, A17 and the like rows of the list of known defects of other programs.
"""

import itertools
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.catalogue import Example, examples, variants
from spades_teach.catalogue import example as catalogue_example
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.facts import facts_read
from spades_teach.core.variants import VARIANTS, compose
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import StepReveal
from spades_teach.widgets.step_reveal import StepRevealLogic
from spades_teach.widgets.worked_lines import Answer, Line
from tests.samples import samples, table_of_four
from tests.widgets.view_samples import check_views

LANGUAGES = ("en", "fa")
AT_OTHER_TABLES = tuple(example for example in examples() if not table_of_four(example.spec))
EXAMPLES = examples()
IDS = [example.id for example in EXAMPLES]


def by_lines(logic: StepRevealLogic) -> dict[str, Answer]:
    """Return what each line comes to."""
    return {line.id: line.right[0] for line in logic.lines}


def answer(logic: StepRevealLogic, given: Answer) -> None:
    """Answer the open line as the page does."""
    line = logic.line
    assert line is not None
    if line.form == "number":
        logic.act({"kind": "check", "text": str(given), "line": line.id})
        return
    if isinstance(given, str):
        logic.act({"kind": "choose", "option": given, "line": line.id})
    for card in given ^ logic.marked if isinstance(given, frozenset) else ():
        logic.act({"kind": "mark", "card": card, "on": card in given})
    logic.act({"kind": "check", "line": line.id})


def upto(example: str, line_id: str, **make: Any) -> StepRevealLogic:
    """Answer everything right up to a line."""
    logic = StepRevealLogic(example, **make)
    while logic.line is not None and logic.line.id != line_id:
        answer(logic, logic.line.right[0])
    assert logic.line is not None
    return logic


def said(logic: StepRevealLogic, lang: str = "en") -> str:
    feedback = logic.strings(words_for(lang))["feedback"]
    return plain_text(feedback["text"]) if feedback else ""


# What the lines come to: the numbers and cards of the sources


def expected_of(example: Example) -> dict[str, Answer]:
    """Read what a source expects as answers to lines."""
    if not table_of_four(example.spec) or example.kind == "tables":
        return _at_another_table(example)
    return _as_of_four(example)


def _as_of_four(example: Example) -> dict[str, Answer]:
    expect = example.expect
    if example.kind == "legal":
        legal = set(expect["legal"].split())
        found: dict[str, Answer] = {
            f"card-{card}": "yes" if card in legal else "no" for card in example.given["hand"].split()
        }
        found |= {name: frozenset(expect[name].split()) for name in ("taking", "breaking") if name in expect}
        return found
    if example.kind == "score":
        return {"extra": expect["extra_tricks"]} if "extra_tricks" in expect else _of_sides(expect)
    if example.kind == "match":
        return _of_match(expect)
    if example.kind == "bids":
        refused = {f"bid-{bid}": "no" for bid in expect.get("refused", {})}
        return refused | {f"bid-{bid}": "yes" for bid in expect.get("allowed", "").split()}
    if example.kind == "trick":
        places = {"S": "you", "W": "left", "N": "partner", "E": "right"}
        return {"takes": places[expect["winner"]], "reason": expect["reason"]}
    if example.kind == "pack":
        trumps = expect["trumps"].split()
        order = {f"trump-{place}": card for place, card in enumerate(trumps[:4], start=1)}
        absent = {"absent": frozenset(expect["absent"].split())} if expect.get("absent") else {}
        return {"cards": expect["cards"], "trumps": len(trumps), **absent, **order}
    if example.kind == "deal":
        return {"hand-size": expect["hand_size"]}
    if example.kind == "passing":
        return {"passed": expect["each"], "received": frozenset(next(iter(expect["gets"].values())).split())}
    if example.kind == "ace-check":
        return {
            name: "yes" if expect[key] else "no"
            for name, key in (("ask", "may_ask"), ("contract", "contract"))
            if key in expect
        }
    if example.kind == "claim":
        return {"claim": "yes" if expect["holds"] else "no"}
    if example.kind == "moment":
        may = {f"may-{word}": "yes" for word in expect.get("allowed", "").split()}
        may |= {f"may-{word}": "no" for word in expect.get("refused", {})}
        return may | ({"trump-suit": expect["trump"]} if "trump" in expect else {})
    if example.kind == "clock":
        return {"clock": expect["longest_trick_seconds"]}
    return {"opening": frozenset(expect["legal"].split())} if example.kind == "opening" else {"together": "no"}


def _at_another_table(example: Example) -> dict[str, Answer]:
    """Read what a source expects of a table where the learner sits last in the trick, or on the first side that is spoken of."""
    expect = example.expect
    if example.kind == "deal":
        found: dict[str, Answer] = {"pack": expect["cards"] + expect.get("aside", 0), "hand-size": expect["hand_size"]}
        found |= {"aside": expect["aside"]} if expect.get("aside") else {}
        return found | (
            {"tricks": expect["tricks"]} if expect.get("tricks", expect["hand_size"]) != expect["hand_size"] else {}
        )
    if example.kind == "draw":
        known = "yes" if expect["knows"] else "no"
        return {"sees": frozenset(expect["sees"].split()), "kept": frozenset({expect["hand"]}), "knows": known}
    if example.kind == "tables":
        return {"tables": "+".join(map(str, sorted(expect["tables"], reverse=True)))}
    if example.kind == "trick":
        last = example.given["plays"].split()[-1].partition(":")[0]
        winner = expect.get("winner", "nobody")
        taken: dict[str, Answer] = {"takes": "you" if winner == last else winner}
        taken |= {"cancelled": frozenset(expect["cancelled"].split())} if "cancelled" in expect else {}
        return taken | ({"reason": expect["reason"]} if "reason" in expect else {})
    if example.kind == "score":
        return _of_players(expect)
    return _as_of_four(example)


def _of_players(expect: Any) -> dict[str, Answer]:
    you = next(iter(expect))
    others = {f"points-{name}": one["points"] for name, one in expect.items() if name != you}
    if set(expect) == set("NESW"):
        return others | {"points-you": expect[you]["points"]}
    names = ("contract", "undertricks", "bags", "points")
    lines = {"nil-made": "nil-you", "double-nil-made": "nil-both", "contract-made": "contract-points", "bags": "bags"}
    found = {name: expect[you][name] for name in names if name in expect[you]}
    found |= {lines[name]: points for name, points in expect[you].get("lines", {}).items() if name in lines}
    return found | others


def _of_sides(expect: Any) -> dict[str, Answer]:
    found: dict[str, Answer] = {}
    names = {
        "contract": "contract",
        "bags": "bags",
        "bags_after": "carried",
        "points": "points",
        "total_after": "total",
    }
    for side, before in (("NS", ""), ("EW", "them-")):
        one = expect.get(side, {})
        found |= {before + line: one[name] for name, line in names.items() if name in one}
        found |= {before + "undertricks": one["undertricks"]} if "undertricks" in one else {}
        found |= {before + "net": one["net"]["points"]} if "net" in one else {}
        for reason, points in one.get("lines", {}).items():
            line = (
                "contract-points" if reason.startswith("contract") else "penalty" if reason == "bag-penalty" else None
            )
            found |= {before + line: points} if line else {}
    return found


def _of_match(expect: Any) -> dict[str, Answer]:
    sides = {"NS": "us", "EW": "them"}
    found: dict[str, Answer] = {"over": "yes" if expect["over"] else "no"}
    found |= {"winner": sides[expect["winner"]]} if "winner" in expect else {}
    for name, line in (("points", "points"), ("totals", "total")):
        found |= {("" if side == "NS" else "them-") + line: number for side, number in expect.get(name, {}).items()}
    return found


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_the_lines_come_to_what_the_source_says(example):
    """Each line that the source knows is there, and its right answer is that of the source."""
    every = StepRevealLogic(example.id).worked.lines
    known = {line.id: line.right[0] for line in every}
    expected = expected_of(example)
    assert expected == {name: known[name] for name in expected}


def test_every_example_of_the_catalogue_can_be_asked(count) -> None:
    """The readable-only list is empty: no example is a remark that nothing can be asked about."""
    every = {*examples(), *(example for entry in variants() for example in entry.examples)}
    silent = []
    for example in every:
        try:
            StepRevealLogic(example.id)
        except SpadesError:
            silent.append(example.id)
    assert [] == silent
    count("examples that can be played", len(every))


@pytest.mark.parametrize(
    ("expected", "example", "line", "given"),
    [
        ("kitty-is-no-trick", "kitty/2", "tricks", 16),
        ("all-shared-out", "two-players/1", "hand-size", 26),
        ("one-pack-only", "six-players/1", "pack", 52),
        ("plain-pack", "three-players/1", "pack", 52),
        ("wrong-one-of-two-equals", "six-players/4", "takes", "5"),
        ("wrong-one-of-two-equals", "six-players/5", "takes", "2"),
        ("cancelled-card-takes", "cancellation-spades/6", "takes", "2"),
        ("cancelled-kills-the-trick", "cancellation-spades/6", "takes", "nobody"),
        ("whole-contract-charged", "cancellation-spades/3", "points", -50),
        ("spade-may-always-be-played", "five-players/4", "card-9S", "yes"),
    ],
)
def test_a_wrong_answer_at_another_table_is_explained(expected, example, line, given):
    """Each mistake that only a table of another size invites is told by a reason of its own, in each language."""
    logic = upto(example, line)
    answer(logic, given)
    assert logic.last_answer["misconception"] == expected
    assert all(said(logic, lang) for lang in LANGUAGES)


def test_the_trick_of_another_table_lies_in_a_row() -> None:
    """All cards lie there in the order of play, with their seats; who takes the trick is marked when it was told."""
    logic = upto("six-players/4", "takes")
    view = logic.view()
    assert view["felt"] is None
    assert ["1", "2", "3", "4", "5", "you"] == [each["place"] for each in view["row"]]
    assert not any(each["winner"] for each in view["row"])
    answer(logic, "2")
    assert ["AS"] == [each["card"] for each in logic.view()["row"] if each["winner"]]


def test_of_two_equal_cards_the_one_that_wins_is_named() -> None:
    """Where the last of two equal cards wins, the reason speaks of the seat that played it."""
    logic = upto("six-players/5", "reason")
    answer(logic, "highest-spade")
    assert "played by seat 5" in plain_text(logic.strings(words_for("en"))["lines"][-1]["why"][0])


@pytest.mark.parametrize(
    ("expected", "example"),
    [
        pytest.param(
            {"contract": 5, "contract-points": 50, "bags": 3, "penalty": -100, "carried": 1, "points": -47},
            "s2-bag-penalty",
            id="s2-bag-penalty",
        ),
        pytest.param({"contract": 7}, "s2-contract-sum", id="s2-contract-sum"),
        pytest.param({"contract": 7, "contract-points": -70}, "s2-set", id="s2-set"),
        pytest.param({"contract": 6, "undertricks": 1}, "s0-undertrick", id="s0-undertrick"),
        pytest.param({"extra": 1}, "s0-extra", id="s0-extra"),
        pytest.param(
            {"contract-points": 30, "bags": 10, "penalty": -110, "carried": 0, "net": -100},
            "s0-bag-penalty-net/b",
            id="s0-bag-penalty-net/b",
        ),
        pytest.param({"contract": 4, "nil-partner": -100, "contract-points": -40, "bags": 2, "points": -138}, "s2-nil-failed", id="s2-nil-failed"),
        pytest.param(
            {"points": 62, "total": 522, "them-points": 41, "them-total": 511, "over": "yes", "winner": "us"},
            "s2-winning",
            id="s2-winning",
        ),
        pytest.param({"over": "no"}, "s2-winning-tie", id="s2-winning-tie"),
        pytest.param({"over": "yes", "winner": "them"}, "s2-surrender", id="s2-surrender"),
        pytest.param({"deficit": 140, "bid-blind-nil": "yes", "bid-nil": "no"}, "s2-blind-nil-eligible", id="s2-blind-nil-eligible"),
        pytest.param({"bid-3": "no", "bid-4": "yes", "bid-5": "yes"}, "raise-by-one/2", id="raise-by-one/2"),
        pytest.param({"contract": 5, "contract-points": -50}, "oh-hell/4", id="oh-hell/4"),
        pytest.param({"over": "yes", "winner": "us"}, "s0-eight-hands", id="s0-eight-hands"),
        pytest.param({"best-2": "partner", "best-3": "you", "takes": "you", "reason": "highest-of-suit-led"}, "s0-cut-partner", id="s0-cut-partner"),
    ],
)  # fmt: skip
def test_only_what_the_example_is_about_is_asked(expected, example):
    """The lines of an example, in the order in which one works them out, and no others."""
    logic = StepRevealLogic(example)
    assert expected == by_lines(logic)
    assert list(expected) == [line.id for line in logic.lines]


def test_lines_can_be_chosen():
    """`lines` keeps the order of working out, and brings in what is not usual."""
    assert [line.id for line in StepRevealLogic("s2-bags", lines=["carried", "bags"]).lines] == ["bags", "carried"]
    assert [line.id for line in StepRevealLogic("s2-bags", lines="penalty").lines] == ["penalty"]
    with pytest.raises(SpadesError, match=r"no line 'bag'; choose some of contract, contract-points"):
        StepRevealLogic("s2-bags", lines=["bag"])
    with pytest.raises(SpadesError, match="no line of 's2-bags' is chosen"):
        StepRevealLogic("s2-bags", lines=[])


def test_other_rules_can_be_put_in():
    """The engine works the lines out by the rules that are given, not by what the example expects."""
    assert by_lines(StepRevealLogic("s2-bag-penalty", rules="standard+bag-penalty-110"))["points"] == -57
    assert by_lines(StepRevealLogic("s2-nil-failed", rules="standard+failed-nil-tricks:mode=void"))["bags"] == 0


@pytest.mark.parametrize(
    ("example", "rules", "why"),
    [
        ("s2-folow-suit", None, "did you mean 's2-follow-suit'"),
        ("s2-bags", "standerd", "standerd"),
        ("", None, "no example"),
        ("s2-joker-follow", "standard", "LJ of the example 's2-joker-follow' is not in the pack of 'standard'"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_one_sentence(example, rules, why):
    with pytest.raises(SpadesError, match=why):
        StepRevealLogic(example, rules=rules)


def test_a_kind_without_lines_is_refused(monkeypatch):
    """One clear error, for kinds that the catalogue may get one day."""
    monkeypatch.setattr("spades_teach.widgets.worked_lines._builders", lambda: {"score": None})
    with pytest.raises(
        SpadesError, match=r"'s2-cut' is of the kind 'legal', which has no lines to reveal; choose"
    ) as caught:
        StepRevealLogic("s2-cut")
    assert caught.value.id == "no-lines-to-reveal"


# What a wrong answer shows


@pytest.mark.parametrize(
    ("expected", "example", "line", "given"),
    [
        pytest.param("own-bid-only", "s2-contract-sum", "contract", 4, id="one-bid"),
        pytest.param("all-bids-added", "s2-contract-sum", "contract", 12, id="all-bids"),
        pytest.param("tricks-for-bids", "s2-bags", "contract", 9, id="tricks"),
        pytest.param("all-tricks-counted", "s2-bags", "contract-points", 90, id="A04-ten-for-each-taken"),
        pytest.param("bags-in-contract", "s2-bags", "contract-points", 72, id="bags-have-a-line"),
        pytest.param("set-charges-missing", "s2-set", "contract-points", -10, id="only-the-missing"),
        pytest.param("set-scores-nothing", "s2-set", "contract-points", 0, id="nothing"),
        pytest.param("set-taken-for-made", "s2-set", "contract-points", 70, id="sign"),
        pytest.param("set-scores-tricks", "s2-set", "contract-points", 60, id="tricks-score"),
        pytest.param("nil-tricks-help-partner", "s2-nil-failed", "contract-points", 40, id="nil-helps"),
        pytest.param("nil-sign-lost", "s2-nil-failed", "nil-partner", 100, id="nil-sign"),
        pytest.param("failed-nil-bags-forgotten", "s2-nil-failed", "bags", 0, id="nil-bags"),
        pytest.param("void-bags-counted", "s0-failed-nil-overtricks-void", "bags", 2, id="void"),
        pytest.param("bags-before-counted", "s2-bag-penalty", "bags", 11, id="old-bags"),
        pytest.param("tricks-not-over", "s2-bags", "bags", 9, id="all-tricks-as-bags"),
        pytest.param("penalty-overlooked", "s2-bag-penalty", "penalty", 0, id="A08-no-penalty"),
        pytest.param("penalty-added", "s2-bag-penalty", "penalty", 100, id="penalty-as-bonus"),
        pytest.param("penalty-with-bag-points", "s2-bag-penalty", "penalty", -110, id="the-110-table"),
        pytest.param("penalty-less-bag-points", "s2-bag-penalty", "penalty", -90, id="the-90-remark"),
        pytest.param("carry-begun-anew", "s2-bag-penalty", "carried", 0, id="A02-counter-wiped"),
        pytest.param("carry-over-the-limit", "s2-bag-penalty", "carried", 11, id="A02-counter-full"),
        pytest.param("penalty-forgotten", "s2-bag-penalty", "points", 53, id="A08-points"),
        pytest.param("net-without-bags", "s0-bag-penalty-net", "net", -100, id="net"),
        pytest.param("blind-nil-as-nil", "s2-blind-nil-made", "nil-partner", 100, id="blind-price"),
        pytest.param("round-for-total", "s2-blind-nil-made", "total", 251, id="round-for-total"),
        pytest.param("promised-for-extra", "s0-extra", "extra", 12, id="promised"),
        pytest.param("tie-ends", "s2-winning-tie", "over", "yes", id="tie"),
        pytest.param("leader-before-wins", "s2-winning", "winner", "them", id="who-led-before"),
        pytest.param("partner-must-agree", "s2-surrender", "over", "no", id="surrender"),
        pytest.param("surrender-own", "s2-surrender", "winner", "us", id="surrender-winner"),
        pytest.param("spade-may-always-be-played", "s2-follow-suit", "card-AS", "yes", id="s2-follow-suit"),
        pytest.param("any-card-may-be-played", "s2-follow-suit", "card-7C", "yes", id="discard"),
        pytest.param("must-trump-when-void", "s2-cut", "card-KH", "no", id="must-trump"),
        pytest.param("unbroken-spade-cannot-cut", "s2-cut", "card-3S", "no", id="cut-before-the-break"),
        pytest.param("small-spade-does-not-cut", "s2-cut", "taking", frozenset({"9S"}), id="small-spade"),
        pytest.param("other-suit-wins", "s2-cut", "taking", frozenset({"9S", "3S", "KH"}), id="off-suit"),
        pytest.param("partner-trick-may-not-be-cut", "s2-cut-partner-winning", "card-9S", "no", id="partner"),
        pytest.param("spade-may-always-be-led", "s2-unbroken", "card-QS", "yes", id="s2-unbroken"),
        pytest.param("spades-are-never-led", "s2-broken", "card-QS", "no", id="s2-broken"),
        pytest.param("spades-only-cannot-lead", "s2-only-spades", "card-8S", "no", id="A23-only-spades"),
        pytest.param("spade-on-first-trick-forbidden", "s2-first-trick-cut", "card-6S", "no", id="first-trick"),
        pytest.param("first-trick-cannot-break", "s2-first-trick-cut", "breaking", frozenset(), id="first-break"),
        pytest.param("leader-keeps-the-trick", "s0-cut-partner", "takes", "partner", id="leader"),
        pytest.param("highest-rank-wins", "s0-cut-partner", "reason", "highest-rank", id="reason"),
        pytest.param("blind-after-looking", "s2-blind-nil-looked", "bid-blind-nil", "yes", id="s2-looked"),
        pytest.param("looking-thought-to-close-nil", "s2-blind-nil-looked", "bid-nil", "no", id="s2-looked-nil"),
        pytest.param("look-first", "s2-blind-nil-eligible", "bid-nil", "yes", id="look-first"),
        pytest.param("below-board", "board-nil-partner", "bid-3", "yes", id="board"),
        pytest.param("options-always-combine", "s2-options-conflict", "together", "yes", id="s2-options-conflict"),
        pytest.param("jokers-are-no-trumps", "s2-joker-pack", "trumps", 13, id="s2-joker-pack"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_is_explained(expected, example, line, given, lang):
    """A known misconception is recorded by its id and has words of its own, and the line stays open."""
    logic = upto(example, line)
    answer(logic, given)
    assert logic.last_answer == {"item": line, "right": False, "points": 0, "possible": 1, "misconception": expected}
    assert logic.line.id == line
    text = said(logic, lang)
    assert text
    assert words_for(lang).missing == ()
    assert text != said(upto(example, line), lang)


@pytest.mark.parametrize("example", AT_OTHER_TABLES, ids=lambda example: example.id)
def test_an_example_of_another_table_keeps_its_table(example):
    """Its seats are those of its own table, so rules that seat others are refused in one sentence, in each language."""
    with pytest.raises(SpadesError) as caught:
        StepRevealLogic(example.id, rules="standard")
    assert "another-table" == caught.value.id
    assert all(words_for(lang)(caught.value.id, **caught.value.facts) for lang in LANGUAGES)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_every_answer_gets_words_about_it(example):
    """No answer to any line is met with silence, an error or the same words as nothing, in either language."""
    logic = StepRevealLogic(example.id)
    logic.lines = logic.worked.lines
    logic._begin()
    while logic.line is not None:
        line = logic.line
        for wrong in wrong_answers(logic, line):
            answer(logic, wrong)
            assert logic.line is line
            assert all(said(logic, lang) for lang in LANGUAGES), (line.id, wrong)
        answer(logic, line.right[0])
        told = logic.strings(words_for("fa"))["lines"][-1]
        assert told["label"]
        assert told["value"]
        assert told["why"]
    assert all(words_for(lang).missing == () for lang in LANGUAGES)


def wrong_answers(logic: StepRevealLogic, line: Line) -> list[Answer]:
    if line.form == "number":
        near = (line.right[0] + off for off in (-1, 1, 7, -200))  # type: ignore[operator]
        return [number for number in {0, 10, -100, *near} if number not in line.right]
    if line.form == "cards":
        cards = logic.cards
        sets = (frozenset(each) for size in (0, 1, len(cards)) for each in itertools.combinations(cards, size))
        return [each for each in sets if each not in line.right]
    return [option for option in logic.options if option not in line.right]


# What stays hidden


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_nothing_that_comes_later_leaves_python(example):
    """A75: neither a later question nor a working, a reason or the value of an open line is in view, strings or state."""
    words = words_for("en")
    whole = StepRevealLogic(example.id)
    while whole.line is not None:
        whole.act({"kind": "show"})
    told = whole.strings(words)["lines"]
    asks = [plain_text(words(line.ask.id, **dict(line.ask.facts))) for line in whole.lines]
    logic = StepRevealLogic(example.id)
    for place, line in enumerate(logic.lines):
        sent = plain_text(json.dumps([logic.view(), logic.strings(words), logic.state()], ensure_ascii=False))
        for later in asks[place + 1 :]:
            assert later not in sent
        hidden = [each for text in told[place:] for each in (*text["worked"], *text["why"])]
        before = [each for text in told[:place] for each in (*text["worked"], *text["why"])]
        assert not [each for each in hidden if plain_text(each) in sent and each not in before]
        assert [each["id"] for each in logic.view()["lines"]] == [each.id for each in logic.lines[:place]]
        answer(logic, line.right[0])


def test_cards_of_a_trick_come_one_by_one():
    """A card that is played later is not on the page while the one before it is asked about."""
    logic = StepRevealLogic("s0-cut-partner")
    seen = []
    while logic.line is not None:
        view = logic.view()["felt"]
        seen.append([play["card"] for play in view["plays"]])
        assert set(logic.strings(words_for("en"))["plays"]) == {play["place"] for play in view["plays"]}
        assert view["winner"] is None or logic.line.id == "reason"
        answer(logic, logic.line.right[0])
    assert seen == [["KD", "6D"], ["KD", "6D", "AD"], ["KD", "6D", "AD", "3D"], ["KD", "6D", "AD", "3D"]]


# Actions


def test_a_whole_example_is_answered():
    """Right answers go on line by line, digits of any script count, and at the end all is done."""
    logic = StepRevealLogic("s2-bag-penalty")
    for text in ("5", "+50", "۳", "−١٠٠", "1", " -۴۷ "):
        assert not logic.done
        logic.act({"kind": "check", "text": text})
        assert logic.last_answer["right"]
    assert logic.done
    assert logic.view()["open"] is None
    over = plain_text(logic.strings(words_for("en"))["over"])
    assert over == "All 6 lines right at once. Well done!"


@pytest.mark.parametrize(
    ("expected", "lang"),
    [
        ("The tenth bag costs 100 points; the eleventh stays on the count.", "en"),
        ("بگِ دهم ۱۰۰ امتیاز کم می‌کند؛ یازدهمی روی شمارنده می‌ماند.", "fa"),
    ],
)
def test_at_the_end_it_says_what_the_example_teaches(expected, lang):
    """Not before all lines are through, and only of the rules that it was made for."""
    logic = StepRevealLogic("s2-bag-penalty")
    other = StepRevealLogic("s2-bag-penalty", rules="standard+bag-penalty:penalty=50")
    while not logic.done:
        assert logic.strings(words_for(lang))["teaches"] is None
        logic.act({"kind": "show"})
    while not other.done:
        other.act({"kind": "show"})
    assert plain_text(logic.strings(words_for(lang))["teaches"]["text"]) == expected
    assert other.strings(words_for(lang))["teaches"] is None


def test_a_line_may_be_shown_and_is_not_right_then():
    """Showing everything counts as done, and each line is on record as not right."""
    logic = StepRevealLogic("s2-bags")
    records = []
    while not logic.done:
        logic.act({"kind": "show"})
        records.append(logic.last_answer)
    assert [(record["item"], record["right"], record["points"]) for record in records] == [
        ("contract", False, 0), ("contract-points", False, 0), ("bags", False, 0), ("points", False, 0),
    ]  # fmt: skip
    assert logic.done
    assert all(line["shown"] for line in logic.view()["lines"])
    logic.act({"kind": "again"})
    assert (logic.done, logic.at, logic.last_answer) == (False, 0, None)


def test_zero_is_an_answer():
    """A71: a right 0 is taken as one."""
    logic = upto("s2-ten-bags-cost", "carried")
    answer(logic, 0)
    assert logic.last_answer == {"item": "carried", "right": True, "points": 1, "possible": 1, "misconception": None}


def test_marking_every_card_earns_nothing():
    """A76: only exactly the right cards are right."""
    logic = upto("s2-cut", "taking")
    answer(logic, frozenset(logic.cards))
    assert not logic.last_answer["right"]


def test_nothing_typed_is_no_answer():
    """An empty field and one that holds no number are answered by what to do, and recorded as nothing."""
    logic = StepRevealLogic("s2-bags")
    for text, key in (("", "worked-empty-number"), ("seven", "worked-unreadable-number")):
        logic.act({"kind": "check", "text": text})
        assert logic.last_answer is None
        assert said(logic) == plain_text(words_for("en")(key))
    choices = StepRevealLogic("s2-cut")
    choices.act({"kind": "check"})
    assert (choices.last_answer, said(choices)) == (None, "Choose an answer first.")


def test_what_comes_too_late_is_passed_over():
    """A42: the second half of a double click, meant for the line before, neither answers nor shows the next one."""
    logic = StepRevealLogic("s2-bags")
    logic.act({"kind": "check", "text": "7", "line": "contract"})
    state = logic.state()
    for late in ({"kind": "check", "text": "7"}, {"kind": "show"}, {"kind": "type", "text": "9"}):
        logic.act({**late, "line": "contract"})
        assert logic.last_answer is None
        assert logic.state() == state


@pytest.mark.parametrize(
    "action",
    [
        {"kind": "choose", "option": "yes"},
        {"kind": "mark", "card": "AS", "on": True},
        {"kind": "type", "text": "1" * 13},
        {"kind": "type"},
        {"kind": "check", "text": 7},
        {"kind": "again"},
        {"kind": "dance"},
        {"kind": "show", "line": "no-line"},
        {"kind": "show", "line": 3},
        {},
    ],
)
def test_what_makes_no_sense_is_refused(action):
    """One ValueError, nothing changed."""
    widget = StepReveal("s2-bags", lang="en")
    before = widget.state()
    if action == {"kind": "check", "text": 7}:  # the text is then not taken; an empty field is no answer
        widget.logic.act(action)
        assert widget.logic.last_answer is None
        return
    with pytest.raises(ValueError, match=r"\w \w"):
        widget.logic.act(action)
    assert widget.state() == before


# What is kept

ACTIONS = st.one_of(
    st.fixed_dictionaries({"kind": st.just("right")}),
    st.fixed_dictionaries({"kind": st.just("show")}),
    st.fixed_dictionaries({"kind": st.just("check")}),
    st.fixed_dictionaries({"kind": st.just("again")}),
    st.fixed_dictionaries(
        {"kind": st.sampled_from(["type", "check"]), "text": st.sampled_from(["", "5", "−۹۰", "x", "0"])}
    ),
    st.fixed_dictionaries({"kind": st.just("choose"), "option": st.sampled_from(["yes", "no", "you", "partner"])}),
    st.fixed_dictionaries({"kind": st.just("mark"), "card": st.sampled_from(["9S", "3S", "KH"]), "on": st.booleans()}),
)


@settings(max_examples=samples(small=60, deep=2000), deadline=None)
@given(example=st.sampled_from(IDS), actions=st.lists(ACTIONS, max_size=14))
def test_a_state_leads_back_to_what_was_shown(example, actions):
    """Whatever was done, a state goes through JSON and brings view and words back; nobody can do harm to it."""
    logic = StepRevealLogic(example)
    for action in actions:
        try:
            if action["kind"] == "right" and logic.line is not None:
                answer(logic, logic.line.right[0])
            elif action["kind"] != "right":
                logic.act(action)
        except ValueError:
            pass
        assert logic.done == (logic.line is None)
    state = json.loads(json.dumps(logic.state()))
    other = StepRevealLogic(example)
    other.restore(state)
    words = words_for("fa")
    assert (other.view(), other.strings(words), other.state()) == (logic.view(), logic.strings(words), state)
    assert other.last_answer is None


def test_a_state_of_another_kind_is_refused():
    """Whatever is wrong with a state, it is one ValueError, and the widget stays as it is."""
    widget = StepReveal("s2-bag-penalty", lang="en")
    widget.answer(5)
    widget.answer(80)
    state, view = widget.state(), widget.logic.view()
    junk = [None, -1, 1.5, "no such thing", ["AS"], {"a": 1}]
    damaged = [{name: value for name, value in state.items() if name != gone} for gone in state]
    damaged += [{**state, name: value} for name in state for value in junk if value != state[name]]
    damaged += [{**state, "lines": [{"tried": [True], "shown": False}]}, StepReveal("s2-bags").state()]
    for each in (*damaged, None, 5, "x", [], {}):
        with pytest.raises(ValueError, match=r"\w \w"):
            widget.restore(each)
        assert widget.state() == state
        assert widget.logic.view() == view


def test_python_sees_what_was_answered():
    """The names that a notebook uses: lines, line, answers, done."""
    widget = StepReveal("s2-cut", lang="en")
    assert widget.line == "card-9S"
    widget.answer("no")
    widget.answer("yes")
    for _ in range(3):
        widget.show_me()
    widget.answer("3S 9S")
    widget.answer(["3S", "9S"])
    assert widget.done
    told = [(each["line"], each["right"], each["shown"]) for each in widget.answers]
    assert told == [
        ("card-9S", False, False), ("card-9S", True, False), ("card-3S", False, True), ("card-KH", False, True),
        ("card-5C", False, True), ("taking", True, False), ("breaking", True, False),
    ]  # fmt: skip
    assert catalogue_example("s2-cut").kind == "legal"


# Sample views

CASES = [
    {"name": "score", "make": {"example": "s2-bag-penalty", "lang": "en"}, "do": []},
    {
        "name": "wrong",
        "make": {"example": "s2-bag-penalty", "lang": "en"},
        "do": [{"kind": "check", "text": "5"}, {"kind": "show"}, {"kind": "check", "text": "11"}],
    },
    {
        "name": "persian",
        "make": {"example": "s2-bag-penalty", "lang": "fa"},
        "do": [{"kind": "check", "text": "5"}, {"kind": "check", "text": "50"}, {"kind": "check", "text": "x"}],
    },
    {"name": "card", "make": {"example": "s2-cut", "lang": "en"}, "do": [{"kind": "choose", "option": "yes"}]},
    {
        "name": "cards",
        "make": {"example": "s2-cut", "lang": "en", "lines": ["taking"]},
        "do": [{"kind": "mark", "card": "9S", "on": True}],
    },
    {
        "name": "trick",
        "make": {"example": "s0-cut-partner", "lang": "fa"},
        "do": [{"kind": "choose", "option": "right"}, {"kind": "check"}],
    },
    {"name": "bids", "make": {"example": "s2-blind-nil-looked", "lang": "en"}, "do": [{"kind": "show"}]},
    {"name": "pack", "make": {"example": "s2-joker-pack", "lang": "en", "lines": ["absent"]}, "do": []},
    {
        "name": "row",
        "make": {"example": "cancellation-spades/7", "lang": "fa"},
        "do": [{"kind": "show"}, {"kind": "show"}],
    },
    {"name": "draw", "make": {"example": "two-players/2", "lang": "en"}, "do": []},
    {
        "name": "tables",
        "make": {"example": "seven-plus-players/3", "lang": "en"},
        "do": [{"kind": "choose", "option": "5+4"}],
    },
    {"name": "over", "make": {"example": "s2-contract-sum", "lang": "en"}, "do": [{"kind": "check", "text": "7"}]},
]


def test_the_views_are_those_that_the_page_draws():
    check_views("step-reveal", StepReveal, CASES)


def test_an_answer_changed_after_a_wrong_one_is_kept():
    """What stands in the field after a wrong answer was changed comes back, emptied or written anew."""
    for texts in (("",), ("8", "80"), ("7",)):
        shown = StepReveal("s2-bag-penalty", lang="en")
        shown.do("check", text="80")
        for text in texts:
            shown.do("type", text=text)
        again = StepReveal("s2-bag-penalty", lang="en")
        again.restore(shown.state())
        assert {**shown.view, "n": 0} == {**again.view, "n": 0}


# What bids and tricks do not tell


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_what_bids_and_tricks_do_not_tell_is_known_before_it_is_asked_for(lang, count):
    """A score that depends on an announcement, a run or the last trick names it beside the round, each that happened in one sentence."""
    for entry in variants():
        for example in entry.examples:
            happened = [name for name, value in dict(example.given.get("facts") or {}).items() if value]
            if example.kind == "score" and happened:
                notes = StepRevealLogic(example.id).strings(words_for(lang))["notes"]
                assert len(happened) == len(set(notes))
                count("facts told", len(notes))


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_fact_of_a_player_has_a_sentence(lang):
    """Whatever a rule may ask about a player can be told of each, once or more often."""
    words = words_for(lang)
    rules = [compose(f"standard+{choice}") for each in VARIANTS.values() for choice in each.settings()]
    facts = {fact.name for table in rules for fact in facts_read(table) if fact.by != "round"}
    assert len(facts) > 20
    for name in facts:
        told = {
            plain_text(words(f"worked-told-{name}", place=place, side=side, count=number, card=card))
            for place, side in (("you", "us"), ("left", "them"))
            for number, card in ((1, "none"), (3, "AS"))
        }
        assert len(told) > 1
