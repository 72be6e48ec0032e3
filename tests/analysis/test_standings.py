"""One meaning of "before", and of facts, in all of the lab: what no round can begin with is refused, or nothing behind it counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pandas
import pytest

from spades_teach.analysis.break_even import break_even
from spades_teach.analysis.compare import compare_rules
from spades_teach.analysis.endings_ahead import endgame
from spades_teach.analysis.scenarios import what_if
from spades_teach.analysis.score_frame import score_frame
from spades_teach.analysis.sheet_scores import score_sheet
from spades_teach.analysis.standings import facts_told, standing_before
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.endings import Standing
from spades_teach.core.variants import compose
from spades_teach.widgets.bid_pad import BidPadLogic
from spades_teach.widgets.match_source import MatchTeller
from spades_teach.widgets.round_table import RoundTableLogic
from tests.cli.running import run_line

OVER, FULL = "NS:520/0 EW:300/0", "NS:100/10"
SHEET = "round,NS_bid,NS_tricks,EW_bid,EW_tricks\n1,5,6,5,7\n2,5,6,5,7\n"
FRAME = pandas.DataFrame({"NS_bid": [5, 5], "NS_tricks": [6, 6], "EW_bid": [5, 5], "EW_tricks": [7, 7]})
ROUND = ("N:4 E:3 S:4 W:2", "N:5 E:3 S:3 W:2")

ONE_ROUND: Mapping[str, Callable[[str, str], Any]] = {
    "standing_before": lambda before, rules: standing_before(before, compose(rules)),
    "endgame": lambda before, rules: endgame(before, "NS:5 EW:6", rules),
    "what_if": lambda before, rules: what_if("NS:5 EW:6", before=before, rules=rules),
    "break_even": lambda before, rules: break_even("nil", standing=before, rules=rules, match=False),
}
MATCHES: Mapping[str, Callable[[str, str], Any]] = {
    "score_sheet": lambda before, rules: score_sheet(SHEET, rules, before=before),
    "score_frame": lambda before, rules: score_frame(FRAME, rules, before=before),
    "match chart": lambda before, rules: MatchTeller(SHEET, rules=rules, before=before),
}


@pytest.mark.parametrize("name", ONE_ROUND)
def test_no_round_begins_where_the_match_is_over(name: str) -> None:
    """What asks about one round refuses a standing that is decided, and says which and by which rules."""
    with pytest.raises(SpadesError) as refused:
        ONE_ROUND[name](OVER, "standard")
    assert ("over-before", OVER, "standard") == (refused.value.id, *map(refused.value.facts.get, ("value", "rules")))
    ONE_ROUND[name]("NS:499/9 EW:499/0", "standard")
    ONE_ROUND[name]("NS:510/0 EW:510/0", "standard")  # a tie is played off


@pytest.mark.parametrize("name", [*ONE_ROUND, *MATCHES])
def test_nobody_carries_more_bags_than_stay(name: str) -> None:
    """More bags than stay on the count are refused everywhere; where none are counted they say nothing."""
    call = {**ONE_ROUND, **MATCHES}[name]
    with pytest.raises(SpadesError) as refused:
        call(FULL, "standard")
    assert ("too-many-bags", {"side": "NS", "bags": 10, "most": 9}) == (refused.value.id, refused.value.facts)
    call("NS:100/9", "standard")
    call(FULL, "standard+three-b")


@pytest.mark.parametrize(
    "logic", [lambda before: BidPadLogic(seed=7, before=before), lambda before: RoundTableLogic(7, before=before)]
)
def test_no_widget_deals_where_the_match_is_over(logic: Callable[[str], Any]) -> None:
    """What deals a round refuses a standing from which none begins, when it is made."""
    for before in (OVER, FULL):
        with pytest.raises(SpadesError):
            logic(before)
    logic("NS:499/9 EW:499/0")


def test_rounds_behind_the_end_of_a_sheet() -> None:
    """A sheet that begins where the match is over: its first round is one too many, and the winner stays."""
    scores = score_sheet(SHEET, before=OVER)
    assert (0, "NS") == (len(scores.rounds), scores.winner)
    assert ["after-end"] == [problem.id for problem in scores.problems]


@pytest.mark.parametrize("rules", ["standard", "standard+three-b", "standard+units-digit-bags"])
def test_rounds_behind_the_end_of_a_frame(rules: str) -> None:
    """A frame that does: every round is behind the end, of every match, by tables and round by round; a wrong one stays wrong."""
    frame = _matches(["a", "a", "b", "b"], [6, 6, "x", 6])
    scored = score_frame(frame, rules, before=OVER)
    assert ["after-end", "after-end", "wrong", "waiting"] == scored.rounds["state"].tolist()
    assert [True, True] == scored.rounds.over[:2].tolist()
    assert ["NS", "NS"] == scored.rounds.winner[:2].tolist()
    late = scored.problems[scored.problems.id == "after-end"]
    assert [(0, "2")] == list(zip(late.row, late.value, strict=True))


def _matches(matches: list[str], tricks: list[Any]) -> pandas.DataFrame:
    return pandas.DataFrame({"match": matches, "NS_bid": 5, "NS_tricks": tricks, "EW_bid": 5, "EW_tricks": 7})


def test_a_table_by_which_it_is_over() -> None:
    """Side by side the shorter game has nothing to score, and says who had won; the longer one goes on."""
    found = compare_rules([ROUND], {"home": "standard", "quick": "standard+short-game-300"}, before="NS:350 EW:90")
    home, quick = found.endings
    assert (True, 0, "NS", 1, {"NS": 350, "EW": 90}) == (
        quick.over, quick.round, quick.winner, quick.unplayed, quick.totals,
    )  # fmt: skip
    assert (False, None) == (home.over, home.round)
    assert ["scored", "scored", "ended", "ended"] == [row.state for row in found.rounds]


def test_a_table_that_lets_fewer_bags_stay() -> None:
    """Bags that one of the tables cannot carry are its problem before the first round; the others score on."""
    found = compare_rules([ROUND], ["standard", "standard+bag-penalty-short"], before=Standing((50, 0), (7, 0)))
    assert [(1, "too-many-bags", 7)] == [(each.round, each.id, each.facts["bags"]) for each in found.problems]
    assert ["scored", "scored", "untold", "untold"] == [row.state for row in found.rounds]


def test_a_grid_leaves_out_where_it_is_over() -> None:
    """A total at which the match is over has no row; where all are so, the grid is refused."""
    grid = what_if("NS:5 EW:6", "NS:6", over={"NS.total": [480, 490, 500, 510]})
    assert [480, 490] == [row.varied["NS.total"] for row in grid.rows]
    with pytest.raises(SpadesError) as refused:
        what_if("NS:5 EW:6", "NS:6", over={"NS.total": [500, 510]})
    assert "over-before" == refused.value.id


def test_rounds_that_were_scored_end_a_match_too() -> None:
    """After the last of so many rounds no other begins."""
    rules = "standard+fixed-hands"
    last = max(rounds for rounds in range(50) if not _over(rules, rounds))
    assert endgame("NS:80/0", "NS:5 EW:6", rules, rounds=last).splits
    with pytest.raises(SpadesError) as refused:
        endgame("NS:80/0", "NS:5 EW:6", rules, rounds=last + 1)
    assert ("over-before", last + 1) == (refused.value.id, refused.value.facts["rounds"])


def _over(rules: str, rounds: int) -> bool:
    try:
        standing_before("NS:80/0", compose(rules), {"rounds": rounds})
    except SpadesError:
        return True
    return False


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_command_line_says_so(lang: str) -> None:
    """`score --before` refuses both in the language, naming what was typed."""
    played = 'score --bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2"'
    over, full = (run_line(f'{played} --before "{before}" --lang {lang}') for before in (OVER, FULL))
    assert (2, 2) == (over.status, full.status)
    assert "NS:520/0 EW:300/0" in over.err
    assert ("10" if lang == "en" else "۱۰") in full.err


UNREAD: Mapping[str, tuple[dict[Any, Any], str, str]] = {
    "unknown": ({"N.reneges": 1}, "standard", "unknown-fact"),
    "misspelt": ({"NS.last-tricks": "AS"}, "standard+win-last-trick", "unknown-fact"),
    "no card": ({"NS.last-trick": "ZZ"}, "standard+win-last-trick", "bad-fact"),
    "no seat": ({"Q.last-trick": "AS"}, "standard+win-last-trick", "bad-seat"),
    "of nobody": ({"last-trick": "AS"}, "standard+win-last-trick", "bad-fact"),
    "no number": ({"NS.reneges": "many"}, "standard+renege-penalty:mode=three-tricks", "bad-fact"),
    "below none": ({"NS.reneges": -1}, "standard+renege-penalty:mode=three-tricks", "bad-fact"),
    "a truth": ({"NS.reneges": True}, "standard+renege-penalty:mode=three-tricks", "bad-fact"),
    "no name": ({5: 1}, "standard+renege-penalty:mode=three-tricks", "bad-fact"),
    "two words": ({"NS.reneges": "1 EW.reneges=1"}, "standard+renege-penalty:mode=three-tricks", "bad-fact"),
    "told twice": ({"NS.last-trick": "AS", "E.last-trick": "KS"}, "standard+win-last-trick", "fact-twice"),
}


@pytest.mark.parametrize("name", UNREAD)
@pytest.mark.parametrize("ask", ["endgame", "what_if"])
def test_facts_that_cannot_be(ask: str, name: str) -> None:
    """A fact that these rules do not read, or that is none, is refused as on the command line, instead of being passed over."""
    facts, rules, id_ = UNREAD[name]
    with pytest.raises(SpadesError) as refused:
        endgame("", "NS:5 EW:6", rules, facts=facts) if ask == "endgame" else what_if(
            "NS:5 EW:6", rules=rules, facts=facts
        )
    assert id_ == refused.value.id


def test_facts_are_read_as_typed() -> None:
    """A side stands for its first seat, digits and letters of any kind: the same score."""
    rules = "standard+win-last-trick"
    told = [endgame("", "NS:5 EW:6", rules, facts={name: "AS"}).splits for name in ("N.last-trick", "NS.last-trick")]
    assert told[0] == told[1]
    assert {"N.reneges": 2} == facts_told({"ns.Reneges": "۲"}, compose("standard+renege-penalty:mode=three-tricks"))


def test_a_fact_that_one_table_reads() -> None:
    """A grid over rules takes a fact that any of them reads, and tells it to that one."""
    tables = ["standard", "standard+win-last-trick"]
    grid = what_if("NS:5 EW:6", "NS:6", over={"rules": tables}, facts={"NS.last-trick": "AS"})
    assert tables == [row.rules for row in grid.rows]
    with pytest.raises(SpadesError) as refused:
        what_if("NS:5 EW:6", "NS:6", over={"rules": tables}, facts={"NS.last-prick": "AS"})
    assert "unknown-fact" == refused.value.id


def test_names_that_are_one() -> None:
    """Two names that are written alike are refused instead of one being dropped."""
    with pytest.raises(SpadesError) as refused:
        compare_rules([ROUND], {1: "standard", "1": "helping-nil"})
    assert ("one-name", {"value": "1"}) == (refused.value.id, refused.value.facts)
    assert ("standard",) == compare_rules([ROUND], ["standard", "standard"]).names
