"""Tables as people and programs really hand them over: however a number is written, it is the same number, and no row is lost."""

from __future__ import annotations

import time

import numpy
import pandas
import pytest

from spades_teach.analysis.forensics import find_mistakes
from spades_teach.analysis.score_frame import score_frame
from spades_teach.analysis.sheet_scores import score_sheet
from spades_teach.analysis.sheets import read_sheet

PLAIN = "round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n1,4+3,9,72,5,4,-50\n2,3+3,6,132,6,7,11\n"


def digits(zero: str) -> str:
    return PLAIN.translate({ord("0") + each: chr(ord(zero) + each) for each in range(10)})


TEXTS = {
    "semicolons": PLAIN.replace(",", ";"),
    "tabs": PLAIN.replace(",", "\t"),
    "of Windows": PLAIN.replace("\n", "\r\n"),
    "of old Macs": PLAIN.replace("\n", "\r"),
    "a byte order mark": "\ufeff" + PLAIN,
    "Excel's own line": "sep=;\r\n" + PLAIN.replace(",", ";").replace("\n", "\r\n"),
    "Persian": digits("۰"),
    "Arabic": digits("٠"),
    "full width": digits("０"),
    "a real minus": PLAIN.replace("-", "\u2212"),
    "an en dash": PLAIN.replace("-", "\u2013"),
    "floats": PLAIN.replace(",9,", ",9.0,").replace(",72,", ",72.0,").replace(",4,", ",4.00,"),
    "quotes": PLAIN.replace("4+3", '"4 + 3"').replace(",72,", ',"72",'),
    "empty lines": "\n\n" + PLAIN.replace("\n", "\n\n") + ",,,,,,\n",
    "brackets for a minus": PLAIN.replace("-50", "(50)"),
}
BYTES = {code: PLAIN.encode(code) for code in ("utf-8", "utf-8-sig", "utf-16")}


@pytest.mark.parametrize("name", [*TEXTS, *BYTES])
def test_the_same_sheet_written_otherwise(name):
    """Read, scored and checked a sheet is the same, whatever sets its cells apart and whichever digits and signs it has."""
    plain, other = read_sheet(PLAIN), read_sheet({**TEXTS, **BYTES}[name])
    assert [] == list(other.problems)
    scores = [[each.after.totals for each in score_sheet(sheet).rounds] for sheet in (plain, other)]
    assert [(72, -50), (132, 11)] == scores[0] == scores[1]
    assert find_mistakes(other).is_right


@pytest.mark.parametrize("written", ["1,040", "1\u066c040", "1'040", "1 040", "1\u00a0040", "۱٬۰۴۰", "1040", "1040.0"])
def test_thousands_are_set_apart_as_people_do(written):
    """A total of a thousand and more is one number with any sign between its digits."""
    sheet = read_sheet(PLAIN[: PLAIN.index("\n2,") + 1].replace(",72,", f',"{written}",'))
    found = find_mistakes(sheet, "standard+short-game-300:target=5000", before="NS:968/0")
    assert ([], True) == (list(sheet.problems), found.is_right)
    wrong = find_mistakes(sheet, "standard+short-game-300:target=5000", before="NS:978/0")
    assert [1050] == [error.expected for error in wrong.errors]


CELLS = (
    5,
    5.0,
    "5",
    "5.0",
    " 5 ",
    "۵",
    "٥",
    "５",
    "\ufeff5",
    "5\r\n",
    numpy.int8(5),
    numpy.float32(5),
    numpy.str_("5"),
)
NO_CELLS = (
    None, float("nan"), float("inf"), -float("inf"), 5.5, -5, "-5", "\u22125", True, "", b"5", [5], {"a": 1}, pandas.NA, pandas.NaT,
    pandas.Timestamp("2020-01-01"), 10**30, 5e300, complex(5), object(), "x" * 500, "5,0", "1,234", "'5", "=5",
)  # fmt: skip


@pytest.mark.parametrize("column", ["NS_bid", "NS_tricks"])
def test_a_cell_is_five_or_it_is_refused(column):
    """Whatever stands in a cell: frame and sheet take it for five, or both name the row, the column and what stands there."""
    cells = [*CELLS, *NO_CELLS]
    columns = {"NS_bid": 5, "NS_tricks": 5, "EW_bid": 5, "EW_tricks": 8, column: pandas.Series(cells, dtype=object)}
    rounds = pandas.DataFrame({"match": range(len(cells)), **columns})
    kept = rounds.copy(deep=True)
    scored = score_frame(rounds)
    pandas.testing.assert_frame_equal(kept, rounds)
    assert ["scored"] * len(CELLS) + ["wrong"] * len(NO_CELLS) == scored.rounds["state"].tolist()
    assert {50} == set(scored.rounds.NS_total[: len(CELLS)])
    assert {column} == set(scored.problems.column)
    assert list(range(len(CELLS), len(cells))) == scored.problems.row.tolist()
    wrong = {each.line - 2 for each in read_sheet(rounds.drop(columns="match")).problems}
    assert set(range(len(CELLS), len(cells))) == wrong


def test_frames_of_any_shape():
    """Without rows, with one, with columns or labels twice, with any index: as many rows come back, under the labels given."""
    one = pandas.DataFrame({"NS_bid": [5], "NS_tricks": [6], "EW_bid": [5], "EW_tricks": [7]})
    twice = pandas.concat([one, one])
    odd = {
        "none": one[:0],
        "one": one,
        "labels twice": twice,
        "columns twice": pandas.concat([one, one], axis=1),
        "dates": one.set_index(pandas.date_range("2020", periods=1)),
        "named as a column": one.rename_axis("NS_bid"),
        "categories": one.astype("category"),
        "words": one.astype("string"),
        "floats": one.astype(float),
        "small": one.astype("uint8"),
        "may be missing": one.astype("Int64"),
        "sparse": one.astype(pandas.SparseDtype("int")),
    }
    for name, frame in odd.items():
        scored = score_frame(frame)
        assert frame.index.equals(scored.rounds.index), name
        assert ["scored"] * len(frame) == scored.rounds["state"].tolist(), name
        sheet = read_sheet(frame)
        assert len(frame) == len(sheet.rounds) == len(score_sheet(sheet).rounds), name


def test_many_rows_of_texts():
    """Ten thousand rows of texts, and as many wrong ones, are told in the time of a blink, none of them lost."""
    rows = 10_000
    big = pandas.DataFrame({"match": numpy.arange(rows) // 10, "NS_bid": ["۵", "5.0", 5, " 5"] * (rows // 4)})
    big = big.assign(NS_tricks=6, EW_bid="٥", EW_tricks=["7", "x"] * (rows // 2))
    begin = time.process_time()
    scored = score_frame(big)
    assert 2 > time.process_time() - begin
    assert rows // 2 == len(scored.problems) == (scored.rounds["state"] == "wrong").sum()
    assert rows // 10 == (scored.rounds["state"] == "scored").sum()
