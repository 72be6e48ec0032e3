"""Score sheets as people write them."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.analysis.sheets import Sheet, SideSum, plain_cell, read_amount, read_bids, read_sheet, read_tricks
from spades_teach.core.bids import Bid, added_up
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import compose

STANDARD = compose("standard")
NS = STANDARD.table.sides[0]


def told(text: str, spec: str = "standard") -> object:
    rules = compose(spec)
    found = read_bids(text, rules.table.sides[0], rules)
    return [bid.name for bid in found] if isinstance(found, tuple) else found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4+3", ["4", "3"]),
        (" 4 + 3 ", ["4", "3"]),
        ("۴+۳", ["4", "3"]),
        ("٤+٣", ["4", "3"]),
        ("४+३", ["4", "3"]),
        ("4.0+3.0", ["4", "3"]),
        ("4 & 3", ["4", "3"]),
        ("3+nil", ["3", "nil"]),
        ("3+0", ["3", "nil"]),
        ("NIL + 3", ["nil", "3"]),
        ("nil+nil", ["nil", "nil"]),
        ("7", SideSum(7)),
        ("7.0", SideSum(7)),
        ("۷", SideSum(7)),
        ("13", SideSum(13)),
        ("14", None),
        ("1", None),  # two seats that bid numbers bid 2 at least
        ("0", None),
        ("nil", None),  # whose, and what did the other bid?
        ("-3", None),
        ("4+", None),
        ("4+?", None),
        ("4+3+2", None),
        ("7½", None),
        ("", None),
        ("x", None),
        ("9" * 5000, None),
    ],
)
def test_bids_of_a_side(text: str, expected: object) -> None:
    """One bid per seat, or a sum; anything else is not read."""
    assert expected == told(text)


@pytest.mark.parametrize(
    ("spec", "text", "expected"),
    [
        ("standard+blind-nil", "blind-nil+4", ["blind-nil", "4"]),
        ("standard+blind-nil", "Blind Nil + 4", ["blind-nil", "4"]),
        ("standard", "blind-nil+4", None),
        ("standard+ten-for-200", "10-for-200+2", ["10-for-200", "2"]),
        ("standard+solo", "4", ["4"]),
        ("standard+solo", "nil", ["nil"]),
        ("standard+solo", "2+2", None),
    ],
)
def test_bids_are_those_of_the_rules(spec: str, text: str, expected: object) -> None:
    """A bid that the rules do not know is not read; a side of one seat has one bid."""
    assert expected == told(text, spec)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5+0", (5, 0)),
        ("5 + 0", (5, 0)),
        ("۵+۰", (5, 0)),
        ("5", 5),
        ("0", 0),
        ("5.0", 5),
        ("1+2+3", (1, 2, 3)),
        ("5.5", None),
        ("-1", None),
        ("5+", None),
        ("", None),
        ("five", None),
        ("9999", None),
    ],
)
def test_tricks_of_a_side(text: str, expected: object) -> None:
    """Numbers of the seats, or their sum."""
    assert expected == read_tricks(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("63", 63),
        ("−47", -47),
        ("–47", -47),
        ("- 47", -47),
        ("۱۲۳", 123),
        ("-۴۷.0", -47),
        ("+63", 63),
        ("1,234", 1234),
        ("-1 234", -1234),
        ("(47)", -47),
        ("12,34", None),
        ("1.5", None),
        ("", None),
        ("1" * 19, None),
    ],
)
def test_points_and_totals(text: str, expected: int | None) -> None:
    """A whole number as people and spreadsheets write it."""
    assert expected == read_amount(text)


@given(st.integers(2, 13))
def test_a_sum_is_shared_among_the_seats(tricks: int) -> None:
    """The shares come to the sum, and differ by one at most."""
    shares = SideSum(tricks).among(2)
    assert tricks == added_up(shares)
    assert shares[0].tricks - shares[1].tricks in (0, 1)


@given(st.text())
def test_any_cell_is_read_or_not_without_a_traceback(text: str) -> None:
    """Whatever stands in a cell, reading it answers."""
    plain_cell(text)
    bids = read_bids(text, NS, STANDARD)
    assert bids is None or isinstance(bids, SideSum) or all(isinstance(bid, Bid) for bid in bids)
    read_tricks(text)
    read_amount(text)


PLAIN = "round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n1,4+3,8,71,3+nil,5+0,131\n2,6,6,131,5,7,183\n"
"""A sheet as the documentation shows it."""


def cells(sheet: Sheet) -> list[tuple[str, ...]]:
    """Bids, tricks and totals of both sides, by rounds."""
    return [
        tuple(text for side in each.sides.values() for text in (side.bid, side.tricks, side.total))
        for each in sheet.rounds
    ]


READ = cells(read_sheet(PLAIN))


def test_a_plain_sheet() -> None:
    """Every cell stands as it is written, at its line."""
    sheet = read_sheet(PLAIN)
    assert [("4+3", "8", "71", "3+nil", "5+0", "131"), ("6", "6", "131", "5", "7", "183")] == cells(sheet)
    assert [(1, 2), (2, 3)] == [(each.number, each.line) for each in sheet.rounds]
    assert () == sheet.problems


@pytest.mark.parametrize(
    "text",
    [
        PLAIN.replace(",", ";"),
        PLAIN.replace(",", "\t"),
        "\ufeff" + PLAIN,
        PLAIN.replace("\n", "\r\n"),
        PLAIN.replace("\n", "\r"),
        PLAIN.replace("\n", "\n\n,,,,,,\n"),
        PLAIN.replace("4+3", ' "4+3"'),
        "sep=;\n" + PLAIN.replace(",", ";"),
        "Thursday at Nora's\n" + PLAIN,
        PLAIN.replace("NS_", "ns ").replace("EW", "Ew"),
        PLAIN.rstrip("\n"),
        PLAIN + "3,,,,,,\n4,,,,,,\n",
        "\n".join(",".join(reversed(line.split(","))) for line in PLAIN.splitlines()),
    ],
)
def test_separators_marks_and_empty_lines_do_not_matter(text: str) -> None:
    """The same rounds come out of each way to write them."""
    sheet = read_sheet(text)
    assert READ == cells(sheet)
    assert () == sheet.problems


def test_seats_and_sides() -> None:
    """The cells of two partners are one text; where they are empty, the side's own cell counts."""
    text = (
        "N_bid,S_bid,NS_bid,N_tricks,S_tricks,EW_bid,EW_tricks,NS_tricks\n4,nil,,5,0,5,8,\n,,7,,,6,6,7\n3,,,5,,4,4,\n"
    )
    sheet = read_sheet(text)
    assert [("4+nil", "5+0"), ("7", "7"), ("3+?", "5+?")] == [
        (each.sides["NS"].bid, each.sides["NS"].tricks) for each in sheet.rounds
    ]
    assert [(4, "NS_bid", "unreadable"), (4, "NS_tricks", "unreadable")] == [
        (problem.line, problem.column, problem.id) for problem in sheet.problems
    ]


def test_all_problems_are_told_at_once() -> None:
    """By line and column as the sheet heads it; the good rounds are kept."""
    text = "Us bid;Us tricks;Us totl;Them bid;Them tricks;Us bid;weather\n4+3;8;1;5;5;;fine\n7;x;;;6\n"
    sheet = read_sheet(text)
    assert [
        (1, "Us totl", "unknown-column", "Us_total"),
        (1, "weather", "unknown-column", ""),
        (1, "Us bid", "repeated-column", "NS_bid"),
        (3, "Us tricks", "unreadable", "5+2, 7"),
        (3, "Them bid", "missing", "4+3, 3+nil, 7"),
    ] == [(problem.line, problem.column, problem.id, problem.expected) for problem in sheet.problems]
    assert 2 == len(sheet.rounds)


@pytest.mark.parametrize(
    ("text", "expected", "named"),
    [
        (
            "NS_bid,NS_trikcs,EW_bid,EW_tricks\n4,4,4,4\n",
            "sheet-heading",
            {"value": "NS_trikcs", "nearest": "NS_tricks"},
        ),
        ("NS_bid,EW_bid,EW_tricks\n4,4,4\n", "sheet-no-columns", {"missing": "NS_tricks"}),
        ("a,b\n1,2\n", "sheet-no-columns", {"value": "a, b"}),
        ("\n\n", "sheet-no-columns", {}),
        ("match," + PLAIN.replace("\n1", "\nA,1").replace("\n2", "\nB,2"), "sheet-many-matches", {"matches": 2}),
        (PLAIN + "9,7,7,,6,6,\n" * 1001, "sheet-too-long", {"most": 1000}),
        ("[1, 2]", "sheet-no-table", {}),
        ("{\n", "sheet-no-table", {}),
        ("/no/such/sheet.csv", "sheet-no-file", {"why": "missing"}),
        ("/", "sheet-no-file", {"why": "folder"}),
        ("", "sheet-no-file", {"why": "nameless"}),
    ],
)
def test_what_is_no_sheet_is_refused_in_one_line(text: str, expected: str, named: dict[str, object]) -> None:
    """A clear error with the nearest heading, what is missing, or what to do instead."""
    with pytest.raises(SpadesError) as caught:
        read_sheet(text)
    assert expected == caught.value.id
    assert named.items() <= caught.value.facts.items()


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\xff", "sheet-no-text"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600, "sheet-locked"),
        (b"PK\x03\x04 and nothing else", "sheet-no-workbook"),
        (b"NS_bid\0\n", "sheet-no-text"),
        (b"a" * 2_000_001, "sheet-too-long"),
        ("ا_bid".encode("windows-1256"), "sheet-no-text"),
    ],
)
def test_files_of_another_kind(content: bytes, expected: str, tmp_path: Path) -> None:
    """Judged by what they hold, whatever they are called."""
    for source in (content, tmp_path / "sheet.csv"):
        if isinstance(source, Path):
            source.write_bytes(content)
        with pytest.raises(SpadesError) as caught:
            read_sheet(source)
        assert expected == caught.value.id


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings_of_spreadsheets(encoding: str) -> None:
    """UTF-8 with and without its mark, and the UTF-16 of a spreadsheet's Unicode text."""
    text = PLAIN.replace(",", "\t").replace("NS_", "ما_").replace("EW_", "آنها_")
    sheet = read_sheet(text.encode(encoding))
    assert READ == cells(sheet)
    assert {"NS": "ما", "EW": "آنها"} == sheet.names


@pytest.mark.parametrize(
    "data",
    [
        [{"NS": {"bid": "4+3", "tricks": 8}, "EW": {"bid": ["3", "nil"], "tricks": [5, 0]}}],
        {"rounds": [{"sides": {"NS": {"bid": "4+3", "tricks": 8}, "EW": {"bid": "3+nil", "tricks": "5+0"}}}]},
        {"NS_bid": ["4+3"], "NS_tricks": [8.0], "EW_bid": ["3+nil"], "EW_tricks": ["5+0"]},
        {"NS_bid": {"0": "4+3"}, "NS_tricks": {"0": 8}, "EW_bid": {"0": "3+nil"}, "EW_tricks": {"0": "5+0"}},
    ],
)
def test_json(data: object) -> None:
    """A list of rounds, flat or by sides; columns, as lists or as pandas writes them."""
    assert [("4+3", "8", "", "3+nil", "5+0", "")] == cells(read_sheet(json.dumps(data)))


def test_a_frame_and_a_workbook(tmp_path: Path) -> None:
    """A DataFrame, indexed or not, and an Excel file with numbers, a title and an empty sheet before it."""
    pandas = pytest.importorskip("pandas")
    frame = pandas.read_csv(io.StringIO(PLAIN))
    assert READ == cells(read_sheet(frame)) == cells(read_sheet(frame.set_index("round")))
    gap = frame.assign(NS_total=[71, None], NS_points=pandas.array([None, 60], dtype="Int64"))
    assert ["", "60"] == [each.sides["NS"].points for each in read_sheet(gap).rounds]
    with pandas.ExcelWriter(tmp_path / "sheet.xlsx") as book:
        pandas.DataFrame().to_excel(book, sheet_name="empty", index=False)
        frame.to_excel(book, sheet_name="match", index=False, startrow=2)
    sheet = read_sheet(tmp_path / "sheet.xlsx")
    assert READ == cells(sheet)
    assert [4, 5] == [each.line for each in sheet.rounds]
    with pytest.raises(SpadesError, match="score_frame"):
        read_sheet(pandas.concat([frame] * 600))


@given(st.binary(max_size=300) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_a_sheet_or_one_error(content: bytes) -> None:
    """Whatever a file holds, bytes or the beginning of something, it is read or refused."""
    for start in (b"", b"PK\x03\x04", PLAIN.encode(), b"{", b'[{"NS_bid":'):
        with contextlib.suppress(SpadesError):
            read_sheet(start + content)
