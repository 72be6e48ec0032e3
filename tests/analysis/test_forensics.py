"""What is found on score sheets: made by a match under known rules, then spoilt in one place."""

import random
import time
from dataclasses import dataclass, replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.analysis import house_rules
from spades_teach.analysis.findings import Findings
from spades_teach.analysis.forensics import check_sheet, find_mistakes
from spades_teach.analysis.sheets import Sheet, SheetRound, SheetSide, read_sheet
from spades_teach.core.bids import NIL, number
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.variants import compose
from spades_teach.i18n import available_languages, words_for
from spades_teach.widgets.sheet_words import tell_findings
from tests.samples import samples

STANDARD = compose("standard")
KINDS = ("bid", "tricks", "total")


@dataclass(frozen=True)
class Played:
    """A round that was played: what it came to, and where the sides then stood."""

    result: RoundResult
    score: RoundScore
    after: Standing


def played(seed: int, rules: RuleSet, rounds: int, nils: float = 0.15) -> list[Played]:
    """Play rounds with random bids and tricks that lean toward the bids."""
    rng, standing, found = random.Random(seed), Standing((0, 0), (0, 0)), []
    for _ in range(rounds):
        bids = tuple(NIL if rng.random() < nils else number(rng.randint(1, 5)) for _ in rules.table.seats)
        taken = [0] * len(bids)
        for seat in rng.choices(range(len(bids)), [bid.tricks + 0.3 for bid in bids], k=rules.tricks):
            taken[seat] += 1
        result = RoundResult(bids, tuple(taken))
        score = score_round(rules, result, standing)
        totals = tuple(total + side.points for total, side in zip(standing.totals, score.sides, strict=True))
        standing = Standing(totals, tuple(side.bags for side in score.sides))
        found.append(Played(result, score, standing))
    return found


def sheet_of(rules: RuleSet, rounds: list[Played], kinds: tuple[str, ...] = KINDS) -> Sheet:
    """Write the rounds on a sheet, bids and tricks of both partners."""
    rows = []
    for row, each in enumerate(rounds, start=1):
        sides = {}
        for place, side in enumerate(rules.table.sides):
            seats = [rules.table.index(seat) for seat in side.seats]
            cells = {
                "bid": "+".join(each.result.bids[seat].name for seat in seats),
                "tricks": "+".join(str(each.result.taken[seat]) for seat in seats),
                "points": str(each.score.sides[place].points),
                "bags": str(each.after.bags[place]),
                "total": str(each.after.totals[place]),
            }
            sides[side.name] = SheetSide(**{kind: cells[kind] for kind in kinds})
        rows.append(SheetRound(number=row, line=row + 1, sides=sides))
    names = tuple(side.name for side in rules.table.sides)
    return Sheet(sides=names, names={name: name for name in names}, rounds=tuple(rows))


def spoilt(sheet: Sheet, row: int, side: str, kind: str, text: str, onward: int = 0) -> Sheet:
    """Write something else in a cell; onward: what is added to all later totals of the side, as the writer goes on from it."""
    rounds = []
    for place, where in enumerate(sheet.rounds):
        cells = where.sides[side]
        if place == row:
            cells = replace(cells, **{kind: text})
        elif place > row and onward:
            cells = replace(cells, total=str(int(cells.total) + onward))
        rounds.append(replace(where, sides={**where.sides, side: cells}))
    return replace(sheet, rounds=tuple(rounds))


def cell(sheet: Sheet, row: int, side: str, kind: str) -> str:
    return str(getattr(sheet.rounds[row].sides[side], kind))


# ------------------------------------------------------------------------------------------------ slips

HEAD = "round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n"

SLIPS = [
    # what was done, the rows of a sheet, then round, column, written, expected, slip of the first mistake, the round from which it is right again
    ("digits-swapped", "1,7,9,72,5,4,-50\n2,6,6,123,6,7,11", (2, "NS_total", "123", 132, "slip-digits-swapped", None)),
    ("set-added", "1,7,9,72,5,4,50\n2,6,6,132,6,7,111", (1, "EW_total", "50", -50, "slip-set-added", None)),
    ("sign-lost", "1,7,9,72,5,4,-50\n2,6,9,135,5,4,100", (2, "EW_total", "100", -100, "slip-sign-lost", None)),
    ("bags-not-added", "1,7,9,70,5,4,-50\n2,6,6,130,6,7,11", (1, "NS_total", "70", 72, "slip-bags-not-added", None)),
    ("overtricks", "1,7,9,90,5,4,-50\n2,6,6,150,6,7,11", (1, "NS_total", "90", 72, "slip-overtricks-at-ten", None)),
    (
        "nil-to-partner",
        "1,4+nil,3+1,-60,5,9,54\n2,6,6,0,6,7,115",
        (1, "NS_total", "-60", -139, "slip-failed-nil-to-partner", None),
    ),
    (
        "wrong-side",
        "1,7,9,72,5,4,-50\n2,6,6,10,6,7,11\n3,5,5,60,8,8,91",
        (2, "NS_total", "10", 132, "slip-total-from-side", None),
    ),
    (
        "wrong-row",
        "1,7,9,72,5,4,-50\n2,6,6,132,6,7,11\n3,5,5,122,8,8,91",
        (3, "NS_total", "122", 182, "slip-total-from-row", None),
    ),
    ("not-added", "1,7,9,72,5,4,-50\n2,6,6,72,6,7,11", (2, "NS_total", "72", 132, "slip-points-not-added", None)),
    (
        "not-carried-over",
        "1,7,9,72,5,4,-50\n2,6,9,35,5,4,-100\n3,6,6,95,5,7,-48",
        (2, "NS_total", "35", 135, "slip-not-carried-over", None),
    ),
    (
        "penalty-forgotten",
        "1,3,8,35,5,5,50\n2,3,8,70,5,5,100\n3,5,5,120,8,8,180",
        (2, "NS_total", "70", -30, "slip-bag-penalty-forgotten", None),
    ),
    (
        "penalty-twice",
        "1,3,8,35,5,5,50\n2,3,8,-130,5,5,100\n3,5,5,-80,8,8,180",
        (2, "NS_total", "-130", -30, "slip-bag-penalty-twice", None),
    ),
    (
        "penalty-late",
        "1,3,8,35,5,5,50\n2,3,8,70,5,5,100\n3,5,5,120,8,8,180\n4,5,5,70,8,8,260",
        (2, "NS_total", "70", -30, "slip-bag-penalty-late", 4),
    ),
    (
        "penalty-early",
        "1,3,8,35,5,5,50\n2,3,7,-31,5,6,101\n3,5,6,20,7,7,171",
        (2, "NS_total", "-31", 69, "slip-bag-penalty-early", 3),
    ),
]


@pytest.mark.parametrize(("rows", "expected"), [case[1:] for case in SLIPS], ids=[case[0] for case in SLIPS])
def test_a_slip_is_named(rows: str, expected: tuple[object, ...]) -> None:
    """The first mistake is found where it was made, with what should stand there and how it came about; nothing after it is a mistake."""
    found = find_mistakes(read_sheet(HEAD + rows + "\n", STANDARD))
    first = found.first
    assert expected == (
        first.round,
        first.column,
        first.written,
        first.expected,
        first.slips[0].id,
        first.settled,
    ), found.errors
    assert len(found.errors) == 1


def test_a_second_mistake_is_found() -> None:
    """A mistake on the sheet of the other side, or later on the same, is one of its own."""
    rows = "1,7,9,72,5,4,-50\n2,6,6,123,6,7,11\n3,4,5,164,7,8,82\n4,5,5,224,6,8,144\n"
    found = find_mistakes(read_sheet(HEAD + rows, STANDARD))
    assert [(error.round, error.column, error.expected) for error in found.errors] == [
        (2, "NS_total", 132),
        (4, "NS_total", 214),
    ]


def test_a_wrong_count_of_bags_is_told_apart() -> None:
    """Bags have a column of their own: a count that went on after the penalty is named, although points and totals are right."""
    head = "round,NS_bid,NS_tricks,NS_points,NS_bags,NS_total,EW_bid,EW_tricks,EW_points,EW_bags,EW_total\n"
    rows = "1,3,8,35,5,35,5,5,50,0,50\n2,3,8,-65,10,-30,5,5,50,0,100\n"
    found = find_mistakes(read_sheet(head + rows, STANDARD))
    assert [(error.column, error.expected, error.slips[0].id) for error in found.errors] == [
        ("NS_bags", 0, "slip-bags-not-taken-off")
    ]


def test_wrong_points_carried_into_the_total_are_one_mistake() -> None:
    """The total follows from the points as written, so only the points are wrong."""
    head = "round,NS_bid,NS_tricks,NS_points,NS_total,EW_bid,EW_tricks,EW_points,EW_total\n"
    rows = "1,7,9,70,70,5,4,-50,-50\n2,6,6,60,130,6,7,61,11\n"
    found = find_mistakes(read_sheet(head + rows, STANDARD))
    assert [(error.column, error.expected) for error in found.errors] == [("NS_points", 72)]


def test_tricks_that_do_not_add_up_are_told() -> None:
    """Thirteen tricks are played: where the totals tell which count is wrong, it is named; where they do not, either may be."""
    found = find_mistakes(read_sheet(HEAD + "1,7,8,72,5,4,-50\n2,6,6,132,6,7,11\n", STANDARD))
    assert [(error.round, error.column, error.written, error.expected) for error in found.errors] == [
        (1, "NS_tricks", "8", 9)
    ]


def test_a_bid_that_the_rules_do_not_have_is_told() -> None:
    """A blind nil is no bid of the default table; the named tables that have it explain the sheet."""
    found = check_sheet(read_sheet(HEAD + "1,3+blind-nil,5+0,232,5,8,53\n2,6,6,292,6,7,114\n", STANDARD))
    assert (found.first.column, found.first.expected, found.first.slips[0].id) == ("NS_bid", None, "slip-not-in-rules")
    assert "pagat" in {spec for each in found.explanations for spec in (each.spec, *each.same)}


def test_the_sheet_cannot_tell_who_took_the_tricks_of_a_nil() -> None:
    """`3+nil` with 4 tricks is worth what the total says; without a total all ways to share them are open."""
    told = find_mistakes(read_sheet(HEAD + "1,3+nil,4,131,5,9,54\n", STANDARD))
    assert [(each.why, each.values) for each in told.unreadable] == [("untold", ("4+0",))]
    untold = find_mistakes(read_sheet(HEAD + "1,3+nil,4,?,5,9,54\n", STANDARD))
    assert untold.unreadable[0].values == ("0+4", "1+3", "2+2", "3+1", "4+0")


# ------------------------------------------------------------------------------------------------ laws

SPECS = ("standard", "helping-nil", "standard+bag-penalty-short", "standard+three-b", "bicycle", "standard+no-overs")


@settings(max_examples=samples(small=12, deep=200), deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(SPECS), st.booleans())
def test_an_unspoilt_sheet_has_no_findings(seed: int, spec: str, all_kinds: bool) -> None:
    """A sheet that was kept by the rules comes out right by them, and the corrected sheet is the sheet."""
    rules = compose(spec)
    rounds = played(seed, rules, 12)
    kinds = ("bid", "tricks", "points", "bags", "total") if all_kinds else KINDS
    found = find_mistakes(sheet_of(rules, rounds, kinds), spec)
    assert (found.errors, found.unreadable, found.explanations) == ((), (), ())
    assert [row.total for row in found.corrected] == [total for each in rounds for total in each.after.totals]


@settings(max_examples=samples(small=10, deep=150), deadline=None)
@given(st.integers(0, 10**6), st.data())
def test_a_changed_total_is_the_first_mistake(seed: int, data: st.DataObject) -> None:
    """Whatever is written instead of a total, and whether the writer went on from it or not, it is found at its place."""
    rounds = played(seed, STANDARD, 10)
    sheet = sheet_of(STANDARD, rounds)
    row, side = data.draw(st.integers(0, 9)), data.draw(st.sampled_from(["NS", "EW"]))
    right = int(cell(sheet, row, side, "total"))
    wrong = data.draw(st.integers(-400, 700).filter(lambda total: total != right))
    carried = data.draw(st.booleans())
    found = find_mistakes(spoilt(sheet, row, side, "total", str(wrong), wrong - right if carried else 0))
    assert (row + 1, f"{side}_total", str(wrong), right) == (
        found.first.round,
        found.first.column,
        found.first.written,
        found.first.expected,
    )
    later = row < 9 and not carried
    assert found.first.settled == (row + 2 if later else None)
    assert len(found.errors) == 1


@settings(max_examples=samples(small=8, deep=100), deadline=None)
@given(st.integers(0, 10**6))
def test_a_dropped_penalty_is_named(seed: int) -> None:
    """Where the penalty for bags was not taken and the totals go on from there, just that is said."""
    rounds = played(seed, STANDARD, 16)
    due = [
        (row, place, line.points)
        for row, each in enumerate(rounds)
        for place, side in enumerate(each.score.sides)
        for line in side.lines
        if line.reason == "bag-penalty"
    ]
    if not due:
        return
    row, place, points = due[0]
    sheet, side = sheet_of(STANDARD, rounds), STANDARD.table.sides[place].name
    wrong = int(cell(sheet, row, side, "total")) - points
    found = find_mistakes(spoilt(sheet, row, side, "total", str(wrong), -points))
    assert [(error.round, error.side, error.slips[0].id) for error in found.errors] == [
        (row + 1, side, "slip-bag-penalty-forgotten")
    ]


@settings(max_examples=samples(small=12, deep=200), deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(["bid", "tricks", "points", "bags", "total"]), st.sampled_from(["", "?"]))
def test_what_stood_in_an_unreadable_cell_is_among_the_values(seed: int, kind: str, stain: str) -> None:
    """A stain on a sheet that is right is no mistake; the values that fit hold what stood there, and numbers of the row itself are certain."""
    rounds = played(seed, STANDARD, 8)
    sheet = sheet_of(STANDARD, rounds, ("bid", "tricks", "points", "bags", "total"))
    row, side = seed % 8, ("NS", "EW")[seed % 2]
    found = find_mistakes(spoilt(sheet, row, side, kind, stain))
    assert not found.errors
    (field,) = found.unreadable
    assert (field.round, field.column, field.why) == (row + 1, f"{side}_{kind}", "unreadable" if stain else "missing")
    stood = cell(sheet, row, side, kind)
    if kind in ("points", "bags", "total"):
        assert field.value == stood
    else:
        assert in_one(stood, cell(sheet, row, side, "bid")) in field.values


def in_one(text: str, bids: str) -> str:
    """Write bids or tricks of both partners as one does who does not know the seats: numbers added up, those of a nil last and apart."""
    pairs = sorted(zip(text.split("+"), bids.split("+"), strict=True), key=lambda pair: pair[1] == "nil")
    numbers = [int(part) for part, bid in pairs if bid != "nil"]
    return "+".join([*([str(sum(numbers))] if numbers else []), *(part for part, bid in pairs if bid == "nil")])


RULES = (
    "helping-nil",
    "zone",
    "bicycle",
    "standard+bag-penalty-short",
    "standard+bag-penalty-110",
    "standard+bag-penalty:limit=7,penalty=60",
    "standard+nil:value=75",
    "standard+no-overs",
    "standard+quicksand",
    "standard+sandbags-0-10",
    "standard+seven-or-higher",
    "standard+highlander",
    "standard+nil:value=50+three-b",
)


@pytest.mark.parametrize("spec", samples(small=RULES[3:7:3] + RULES[-1:], deep=RULES))
def test_the_rules_that_a_sheet_was_kept_by_explain_it(spec: str) -> None:
    """A sheet kept by a house rule is full of mistakes by the default rules; the house rule, or one that scores alike, explains all."""
    rounds = played(3, compose(spec), 30, nils=0.3)
    found = check_sheet(sheet_of(STANDARD, rounds))
    assert found.errors
    whole = [each for each in found.explanations if not each.left]
    assert spec in {name for each in whole for name in (each.spec, *each.same, *each.alike)}, whole
    assert all(each.rounds for each in whole)
    names = [each.spec for each in found.explanations]
    assert len(names) == len(set(names))


def test_rules_that_explain_alike_are_all_told_the_named_table_first() -> None:
    """One round cannot tell tricks that help the partner from a table that has this rule and others besides."""
    found = check_sheet(read_sheet(HEAD + "1,4+nil,3+1,-60,5,9,54\n2,6,6,0,6,7,115\n", STANDARD))
    first = found.explanations[0]
    assert (first.spec, first.rounds) == ("helping-nil", ((1, "NS"),))
    assert "standard+failed-nil-tricks:mode=toward-partner" in first.same


def test_settings_that_the_sheet_cannot_tell_apart_are_one_explanation():
    """A penalty that never came may be one that this table does not have, or one that is due later: the sheet cannot tell."""
    found = check_sheet(read_sheet(HEAD + "1,3,8,35,5,5,50\n2,3,8,70,5,5,100\n3,5,5,120,8,8,180\n", STANDARD))
    (only,) = found.explanations
    assert only.spec == "standard+bag-penalty:limit=none"
    assert {"standard+bag-penalty:penalty=0", "standard+bag-penalty:limit=11"} <= set(only.alike)


def test_a_search_that_stops_early_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where too much is open to try all rules, that is said, and not that no rule explains the sheet."""
    monkeypatch.setattr(house_rules, "MOST_SCORES", 5)
    found = check_sheet(read_sheet(HEAD + SLIPS[0][1] + "\n", STANDARD))
    assert (found.searched, found.verdict.id) == (False, "sheet-too-open")


JUNK = (
    "",
    "?",
    "x",
    "0",
    "14",
    "-1",
    "nil",
    "nil+nil",
    "3+nil",
    "blind-nil",
    "4+?",
    "+",
    "9" * 20,
    "4+3+2",
    "3.5",
    "۷",
)


@settings(max_examples=samples(small=3, deep=60), deadline=None)
@given(st.lists(st.lists(st.sampled_from(JUNK), min_size=10, max_size=10), max_size=2), st.sampled_from(["en", "fa"]))
def test_whatever_stands_on_a_sheet_is_answered(rows: list[list[str]], lang: str) -> None:
    """Any cells at all: the sheet is examined, and what was found can be said and tabled."""
    kinds = ("bid", "tricks", "points", "bags", "total")
    rounds = tuple(
        SheetRound(
            number=place + 1,
            line=place + 2,
            sides={
                "NS": SheetSide(**dict(zip(kinds, row[:5], strict=True))),
                "EW": SheetSide(**dict(zip(kinds, row[5:], strict=True))),
            },
        )
        for place, row in enumerate(rows)
    )
    found = find_mistakes(Sheet(sides=("NS", "EW"), names={"NS": "NS", "EW": "EW"}, rounds=rounds))
    assert all(tell_findings(found, lang))
    assert len(found.to_frame()) == len(found.errors) + len(found.unreadable)


def test_no_rule_explains_a_plain_slip() -> None:
    """A transposed total is a slip and nothing else: no rule is named for it."""
    found = check_sheet(read_sheet(HEAD + SLIPS[0][1] + "\n", STANDARD))
    assert found.explanations == ()
    assert found.verdict.id == "sheet-no-rule-explains"


def test_forty_rounds_with_a_wrong_total_and_an_unreadable_field_are_diagnosed() -> None:
    """The sheet of an evening: the one mistake with what should stand there, and what stood under the stain."""
    sheet = sheet_of(STANDARD, played(1, STANDARD, 40))
    right, bid = int(cell(sheet, 20, "NS", "total")), cell(sheet, 30, "EW", "bid")
    sheet = spoilt(sheet, 20, "NS", "total", str(right + 30))
    sheet = spoilt(sheet, 30, "EW", "bid", "?")
    start = time.process_time()
    found = check_sheet(sheet)
    spent = time.process_time() - start
    assert [(error.round, error.column, error.expected) for error in found.errors] == [(21, "NS_total", right)]
    assert [(each.round, each.column) for each in found.unreadable] == [(31, "EW_bid")]
    if "nil" not in bid:
        assert found.unreadable[0].value == str(sum(map(int, bid.split("+"))))
    assert spent < 10  # about one second on an idle machine


# ------------------------------------------------------------------------------------------------ words and tables


@cache
def everything_found() -> tuple[Findings, ...]:
    sheets = [read_sheet(HEAD + rows + "\n", STANDARD) for _, rows, _ in SLIPS]
    stained = read_sheet(HEAD + "1,7,?,72,?,4,-50\n2,6,5,132,6,6,\n3,blind-nil+3,2+3,5,4,8,9\n", STANDARD)
    kept_otherwise = sheet_of(STANDARD, played(3, compose("helping-nil"), 12, nils=0.3))
    return (*map(find_mistakes, [*sheets, stained]), check_sheet(kept_otherwise))


@pytest.mark.parametrize("lang", available_languages())
def test_every_finding_can_be_said(lang: str) -> None:
    """Each language has the words for mistakes, slips, stains and explanations, of its own."""
    words = words_for(lang)
    for found in everything_found():
        lines = tell_findings(found, lang)
        assert all(lines)
        assert len(lines) >= 1 + len(found.errors) + len(found.unreadable)
    assert not [name for name in words.missing if name.startswith(("slip-", "sheet-"))]


@pytest.mark.parametrize("lang", available_languages())
def test_the_picture_tells_what_is_written_and_what_is_right(lang: str) -> None:
    """A line of the right totals for each side with a mistake, and one of those that stand there; the numbers are in its table."""
    found = find_mistakes(read_sheet(HEAD + SLIPS[0][1] + "\n", STANDARD))
    rows = found.chart(lang).table.rows
    assert sorted(total for _, _, total in rows) == [72, 72, 123, 132]
    assert len({name for name, _, _ in rows}) == 2
    right = find_mistakes(read_sheet(HEAD + "1,7,9,72,5,4,-50\n", STANDARD))
    assert sorted(total for _, _, total in right.chart(lang).table.rows) == [-50, 72]


def test_a_frame_has_a_row_for_each_finding() -> None:
    """The table of what was found: mistakes, fields, explanations."""
    found = check_sheet(read_sheet(HEAD + "1,7,9,72,5,4,50\n2,6,6,132,6,7,?\n", STANDARD))
    frame = found.to_frame()
    rows = len(found.errors) + len(found.unreadable) + len(found.explanations)
    assert (list(frame.index).count("error"), list(frame.index).count("unreadable"), len(frame)) == (1, 1, rows)
    assert frame.loc["error"]["reason"] == "slip-set-added"
    right = found.corrected_to_frame()
    assert (list(right["EW_total"]), list(right["NS_bags"])) == ([-50, 11], [2, 2])
