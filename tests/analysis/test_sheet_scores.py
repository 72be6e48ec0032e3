"""Sheets scored: as the match itself is, whatever way the sheet tells it; and written so that they are read again."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.analysis.sheet_scores import score_sheet
from spades_teach.analysis.sheet_template import sheet_template
from spades_teach.analysis.sheet_writing import sheet_rows, write_sheet
from spades_teach.analysis.sheets import read_sheet
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import record, start_match
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import compose
from spades_teach.i18n import UnknownLanguageError
from tests.samples import samples

RULES = ("standard", "pagat", "standard+bag-penalty-short", "standard+solo", "standard+six-players-48")
SOME = settings(max_examples=samples(small=12, deep=1500), deadline=None)


@st.composite
def matches(draw: st.DrawFn, *, nils: bool = True, most: int = 5) -> tuple[RuleSet, list[RoundResult]]:
    """Draw rules, and rounds of a match that is not over before the last of them."""
    rules = compose(draw(st.sampled_from(RULES)))
    seats = len(rules.table.seats)
    names = ["1", "2", "3", "4"] + (["nil"] if nils else [])
    match, results = start_match(rules), []
    for _ in range(draw(st.integers(1, most))):
        bids = tuple(rules.read_bid(draw(st.sampled_from(names))) for _ in range(seats))
        cuts = sorted(draw(st.lists(st.integers(0, rules.tricks), min_size=seats - 1, max_size=seats - 1)))
        taken = tuple(high - low for low, high in zip([0, *cuts], [*cuts, rules.tricks], strict=True))
        results.append(RoundResult(bids, taken))
        match = record(match, results[-1])
        if match.outcome.over:
            break
    return rules, results


def as_text(rules: RuleSet, results: list[RoundResult], *, added_up: bool = False) -> str:
    """Write rounds as a sheet of sides; added_up: tricks as a sum."""
    names = [f"Side {place}" for place in range(len(rules.table.sides))]
    rows = [",".join(f"{name} {kind}" for name in names for kind in ("bid", "tricks"))]
    for result in results:
        cells = []
        for side in rules.table.sides:
            places = [rules.table.index(seat) for seat in side.seats]
            taken = [result.taken[place] for place in places]
            cells += ["+".join(result.bids[place].name for place in places)]
            cells += [str(sum(taken)) if added_up else "+".join(map(str, taken))]
        rows.append(",".join(cells))
    return "\n".join(rows) + "\n"


@SOME
@given(matches())
def test_a_sheet_is_scored_as_the_match_is(played: tuple[RuleSet, list[RoundResult]]) -> None:
    """Points, totals, bags and outcome of each round are those of the match that was recorded round by round."""
    rules, results = played
    scores = score_sheet(read_sheet(as_text(rules, results), rules), rules)
    assert scores.problems == ()
    match = start_match(rules)
    for row, result in zip(scores.rounds, results, strict=True):
        match = record(match, result)
        assert (match.scores[-1], match.standing, match.outcome) == (row.score, row.after, row.outcome)
    assert (match.outcome, match.winner) == (scores.outcome, scores.winner)


@SOME
@given(matches())
def test_sums_score_alike_or_the_sheet_says_that_it_cannot_tell(played: tuple[RuleSet, list[RoundResult]]) -> None:
    """A sum of tricks never scores otherwise than the tricks themselves; where a nil makes a difference, nothing is scored."""
    rules, results = played
    exact = score_sheet(read_sheet(as_text(rules, results), rules), rules)
    added = score_sheet(read_sheet(as_text(rules, results, added_up=True), rules), rules)
    for one, other in zip(exact.rounds, added.rounds, strict=False):
        assert [side.points for side in one.score.sides] == [side.points for side in other.score.sides]
        assert one.after == other.after
    assert {problem.id for problem in added.problems} <= {"needs-seats"}
    assert len(added.rounds) == len(exact.rounds) or added.problems


@SOME
@given(matches(nils=False))
def test_sums_are_enough_without_a_nil(played: tuple[RuleSet, list[RoundResult]]) -> None:
    """At these tables nobody asks who of the partners took a trick, as long as both bid a number."""
    rules, results = played
    added = score_sheet(read_sheet(as_text(rules, results, added_up=True), rules), rules)
    assert (added.is_whole, len(added.rounds)) == (True, len(results))


@SOME
@given(matches(), st.sampled_from([".csv", ".tsv", ".json", ".xlsx"]))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, played: tuple[RuleSet, list[RoundResult]], ending: str
) -> None:
    """Every cell comes back as it was, the names of the sides too."""
    rules, results = played
    sheet = read_sheet(as_text(rules, results), rules)
    path = tmp_path_factory.getbasetemp() / f"again{ending}"
    write_sheet(sheet, path)
    again = read_sheet(path, rules)
    assert sheet_rows(sheet) == sheet_rows(again)
    assert sheet.names == again.names


@pytest.mark.parametrize("cell", ["=1+1", "+4", "-47", "007", "1e5", "4/3", "@x", "\u200fسلام", 'a "b", c\nd'])
@pytest.mark.parametrize("ending", [".csv", ".json", ".xlsx"])
def test_no_cell_is_taken_for_something_else(cell: str, ending: str, tmp_path: Path) -> None:
    """A note that looks like a formula, a date or a number of a spreadsheet stays a text."""
    sheet = read_sheet("NS_bid;NS_tricks;EW_bid;EW_tricks;note\n7;7;6;6;x\n")
    (one,) = sheet.rounds
    noted = type(sheet)(
        sides=sheet.sides,
        names=sheet.names,
        rounds=(type(one)(number=1, line=2, sides=one.sides, others={"note": cell}),),
    )
    write_sheet(noted, tmp_path / f"sheet{ending}")
    assert cell == read_sheet(tmp_path / f"sheet{ending}").rounds[0].others["note"]


@pytest.mark.parametrize(("rounds", "lang"), [(0, "en"), (1001, "en"), (2.5, "en"), (True, "en"), (12, "xx")])
def test_a_template_that_cannot_be(rounds: int, lang: str) -> None:
    """Numbers of rounds from 1 to 1000, in a language that there is."""
    with pytest.raises((SpadesError, UnknownLanguageError)):
        sheet_template("standard", rounds, lang)


def test_a_page_has_room_for_so_many_rounds() -> None:
    """More than fit are refused, not squeezed."""
    for rules, most in (("standard", 40), ("standard+solo", 25)):
        assert sheet_template(rules, most).html()
        with pytest.raises(SpadesError, match=str(most)):
            sheet_template(rules, most + 1).html()
