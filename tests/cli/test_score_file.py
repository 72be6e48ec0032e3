"""`spades-teach score --file`: whole sheets scored and checked, empty ones written, and whatever is no sheet refused in one line."""

import io
import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.analysis.forensics import check_sheet
from spades_teach.analysis.sheet_writing import write_sheet
from spades_teach.analysis.sheets import read_sheet
from spades_teach.core.bids import number
from spades_teach.core.matches import Standing, add
from spades_teach.core.results import RoundResult
from spades_teach.core.scores import score_round
from spades_teach.core.variants import compose
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets.sheet_words import tell_findings
from tests.cli.running import Answer, bare, run
from tests.cli.test_fuzz import is_an_answer_or_one_line
from tests.samples import samples

PLAIN = "round,Us_bid,Us_tricks,Us_total,Them_bid,Them_tricks,Them_total\n1,4+3,8,71,3+nil,5+0,132\n2,6,6,131,5,7,184\n"
LANGUAGES = ("en", "fa")


def score(tmp_path: Path, text: str | bytes, *more: str, name: str = "sheet.csv") -> Answer:
    path = tmp_path / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return run("score", "--file", str(path), *more)


def lines(answer: Answer) -> list[str]:
    return [" ".join(line.split()) for line in plain_text(answer.out).splitlines() if line.strip()]


def evening(rounds: int, seed: int = 1) -> list[list[object]]:
    """A sheet of so many rounds that nobody wins, with its right totals: round, bid, tricks, bags and total of both sides."""
    rules, draw = compose("standard"), random.Random(seed)
    standing = Standing((0, 0), (0, 0))
    rows: list[list[object]] = []
    for count in range(1, rounds + 1):
        bids = [draw.randint(2, 6), draw.randint(2, 6)]
        ours = draw.randint(0, 13)
        bids[0 if standing.totals[0] > 200 else 1 if standing.totals[1] > 200 else draw.randint(0, 1)] = 13
        shares = [(bid - bid // 2, bid // 2) for bid in bids]
        took = [(ours, 0), (13 - ours, 0)]
        result = RoundResult(
            tuple(number(shares[place][seat]) for seat in (0, 1) for place in (0, 1)),
            tuple(took[place][seat] for seat in (0, 1) for place in (0, 1)),
        )
        standing = add(standing, score_round(rules, result, standing))
        us, them = zip(bids, (ours, 13 - ours), standing.bags, standing.totals, strict=True)
        rows.append([count, *us, *them])
    return rows


HEADING = ["round", *(f"{side}_{kind}" for side in ("NS", "EW") for kind in ("bid", "tricks", "bags", "total"))]


def as_csv(rows: Sequence[Sequence[object]]) -> str:
    return "\n".join(",".join(map(str, row)) for row in (HEADING, *rows)) + "\n"


# Scoring


def test_a_sheet_is_scored_round_by_round(tmp_path):
    """A row for each round with points, total and bags of each side, by the names of the sheet; then how the match stands."""
    answer = score(tmp_path, PLAIN, "--lang", "en")
    assert answer.status == 0
    assert lines(answer) == [
        "Round Us points Us total Us bags Them points Them total Them bags",
        "1 71 71 1 132 132 2",
        "2 60 131 1 52 184 4",
        "The match goes on.",
    ]


def test_json_says_the_same(tmp_path):
    """Rounds with their lines, the names of the sides, what is wrong, and the outcome."""
    answer = score(tmp_path, PLAIN, "--json").json
    assert list(answer) == ["rules", "names", "rounds", "problems", "outcome"]
    assert answer["names"] == {"NS": "Us", "EW": "Them"}
    assert [[each["sides"]["NS"]["total"], each["sides"]["EW"]["total"]] for each in answer["rounds"]] == [
        [71, 132],
        [131, 184],
    ]
    assert answer["rounds"][0]["sides"]["EW"]["lines"][1] == {"reason": "nil-made", "points": 100}
    assert answer["outcome"] == {"over": False, "winner": None, "reason": None}


def test_scores_go_on_from_a_standing_to_the_end_of_the_match(tmp_path):
    """`--before` is where the sheet begins; the side that wins is called as on the sheet."""
    answer = score(tmp_path, PLAIN, "--before", "NS:300/0 EW:380/0", "--lang", "en")
    assert answer.status == 1  # the second round was played after the end
    assert lines(answer)[-2:] == [
        "Them win the match. One side has reached the target and wins the match.",
        "Line 3: the match was over before this round. Leave it out, or correct the rounds before.",
    ]
    assert score(tmp_path, PLAIN, "--before", "NS:300/0 EW:330/0", "--json").json["outcome"]["winner"] == "EW"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_wrong_is_told_at_once(lang, tmp_path):
    """What can be scored is, and every cell to mend is named by line and column; the exit status is 1."""
    text = (
        "Us_bid,Us_tricks,Us_pionts,Them_bid,Them_tricks\n"
        "4+3,8,71,nil+4,0+5\n3+4,x,,5,6\n7,7,,nil+4,6\n7,7,,6,7\n,6,,5,7\n"
    )
    answer = score(tmp_path, text, "--json")
    assert answer.status == 1
    assert [(each["line"], each["column"], each["id"]) for each in answer.json["problems"]] == [
        (1, "Us_pionts", "unknown-column"),
        (3, "Us_tricks", "unreadable"),
        (4, "Them_tricks", "needs-seats"),
        (5, "Us_tricks", "too-many"),
        (6, "Us_bid", "missing"),
    ]
    assert len(answer.json["rounds"]) == 1
    told = score(tmp_path, text, "--lang", lang)
    assert told.status == 1
    assert len(lines(told)) == 1 + 1 + 1 + 5
    assert "Us_points" in told.out
    list(bare(told.out))


@pytest.mark.parametrize(
    ("rules", "heading", "row", "expected"),
    [
        ("standard+blind-nil", "", "blind-nil+4,0+5,2+3,8", "refused"),
        ("standard+last-trick-ace-win", "", "4+3,8,5,5", "fact-missing"),
        ("standard+last-trick-ace-win", ",NS_last-trick", "4+3,8,5,5,AS", None),
        ("standard+last-trick-ace-win", ",NS_last-trick", "4+3,8,5,5,big", "bad-fact"),
        ("standard+three-players", None, "5,6,nil,0,6,11", None),
        ("pagat", "", "4+3,8,nil+4,1+4", None),
        ("pagat", "", "4+3,8,nil+4,5", "needs-seats"),
        ("pagat", "", "4+3,13,nil+4,0", None),  # who takes no trick at all keeps a nil
    ],
)
def test_the_rules_decide_what_a_row_must_tell(rules, heading, row, expected, tmp_path):
    """Bids that could not be made, facts that nobody told, tricks that do not tell enough: each has its name."""
    columns = (
        "1_bid,1_tricks,2_bid,2_tricks,3_bid,3_tricks"
        if heading is None
        else f"NS_bid,NS_tricks,EW_bid,EW_tricks{heading}"
    )
    answer = score(tmp_path, f"{columns}\n{row}\n", "--rules", rules, "--json")
    assert [each["id"] for each in answer.json["problems"]] == ([expected] if expected else [])
    assert answer.status == bool(expected)
    for lang in LANGUAGES:
        list(bare(score(tmp_path, f"{columns}\n{row}\n", "--rules", rules, "--lang", lang).out))


# Checking


def checked(tmp_path: Path, text: str, lang: str) -> list[str]:
    """Return what the real command says of a sheet that is not right."""
    path = tmp_path / "sheet.csv"
    path.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "spades_teach", "score", "--file", str(path), "--check", "--lang", lang],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (1, "")
    return plain_text(done.stdout).splitlines()


@pytest.mark.parametrize("lang", LANGUAGES[: samples(small=1, deep=2)])
def test_a_sheet_of_forty_rounds_with_one_wrong_total_and_one_unreadable_field(lang, tmp_path):
    """The real command names round, side, what stands there and what should, and what the smudge must have been; it exits with 1."""
    rows = evening(40)
    right, wrong = rows[22][4], int(str(rows[22][4])) + 10
    for row in rows[22:]:  # the mistake is carried to the end, as people do
        row[4] = int(str(row[4])) + 10
    smudged, rows[30][6] = rows[30][6], "?"
    told = checked(tmp_path, as_csv(rows), lang)
    findings = check_sheet(as_csv(rows))
    assert told == [plain_text(line) for line in tell_findings(findings, lang)]
    if lang != "en":
        return
    there, due = (plain_text(words_for(lang).number(int(str(total)))) for total in (wrong, right))
    assert told[1].startswith(f"Round 23, North and South: the total is {there}; it should be {due}.")
    assert any(line.startswith("Round 31, East and West: ") and f" {smudged}" in line for line in told)
    (error,), (field,) = findings.errors, findings.unreadable
    assert (error.round, error.line, error.side, error.kind) == (23, 24, "NS", "total")
    assert (error.written, error.expected) == (str(wrong), right)
    assert (field.round, field.side, field.kind, field.values) == (31, "EW", "tricks", (str(smudged),))


def test_a_right_sheet_exits_with_0(tmp_path):
    """Forty rounds without a mistake; the same with bags in a column that is not understood are told, and not right."""
    text = as_csv(evening(40))
    answer = score(tmp_path, text, "--check", "--lang", "en")
    assert (answer.status, lines(answer)) == (
        0,
        ["All 40 rounds of this sheet come out right."],
    )
    misspelt = score(tmp_path, text.replace("EW_total", "EW_totl"), "--check", "--json")
    assert misspelt.status == 1
    assert misspelt.json["problems"][0]["expected"] == "EW_total"


@pytest.mark.parametrize("lang", LANGUAGES[-samples(small=1, deep=2) :])
def test_house_rules_that_explain_the_sheet_are_named(lang, tmp_path):
    """A table that counts no points for bags has a sheet full of mistakes, until its rule is named."""
    text = "NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n7,9,70,4,4,40\n5,6,120,5,7,90\n6,6,180,5,7,140\n"
    found = score(tmp_path, text, "--check", "--json").json
    assert [each["left"] for each in found["explanations"]][:1] == [0]
    assert found["errors"][0] == {
        "round": 1,
        "line": 2,
        "side": "NS",
        "kind": "total",
        "written": "70",
        "expected": 72,
        "settled": None,
        "slips": found["errors"][0]["slips"],
    }
    told = score(tmp_path, text, "--check", "--lang", lang)
    assert f"--rules {found['explanations'][0]['rules']}" in plain_text(told.out)
    assert score(tmp_path, text, "--check", "--rules", found["explanations"][0]["rules"]).status == 0


@pytest.mark.parametrize(
    ("names", "own", "told"), [("NS EW", "North and South", "East and West"), ("Ann Ben", "Ann", "Ben")]
)
def test_slips_name_the_sides_as_the_sheet_does(names, own, told, tmp_path):
    """The points of the other side that were added are those of whoever the sheet calls so."""
    first, second = names.split()
    heading = ",".join(f"{side}_{kind}" for side in (first, second) for kind in ("bid", "tricks", "total"))
    answer = score(tmp_path, f"{heading}\n7,8,71,4,5,41\n6,6,101,3,7,75\n", "--check", "--lang", "en")
    assert lines(answer)[1].startswith(f"Round 2, {own}: the total is 101; it should be 131.")
    answer = score(tmp_path, f"{heading}\n7,8,71,4,5,41\n6,6,105,3,7,75\n", "--check", "--lang", "en")
    assert f"The points of {told} (+34) were added." in lines(answer)[1]


def test_a_sheet_that_nobody_can_read_is_not_puzzled_over(tmp_path):
    """Where too much is open the check stops looking, and says of each field that the rest does not tell."""
    text = "NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n" + "?,?,?,?,?,?\n" * 3
    found = score(tmp_path, text, "--check", "--json").json
    assert (found["right"], found["errors"], len(found["unreadable"])) == (False, [], 18)
    assert all(not field["values"] for field in found["unreadable"][-6:])
    assert all(row["total"] is None for row in found["corrected"])


def test_nothing_to_check_is_said(tmp_path):
    """Bids and tricks alone are no mistake and no proof."""
    assert (
        score(tmp_path, "NS_bid,NS_tricks,EW_bid,EW_tricks\n7,7,6,6\n", "--check").error_id == "sheet-nothing-to-check"
    )


# Files


def test_excel_json_and_standard_input(tmp_path):
    """The same sheet as CSV, TSV, Excel, JSON and from standard input is scored alike."""
    expected = score(tmp_path, PLAIN, "--json").out
    for name in ("sheet.csv", "sheet.tsv", "sheet.xlsx", "sheet.json"):
        write_sheet(read_sheet(PLAIN), tmp_path / name)
        assert run("score", "--file", str(tmp_path / name), "--json").out == expected
    for text in (PLAIN, PLAIN.replace(",", "\t")):
        with mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode()))):
            assert run("score", "--file", "-", "--json").out == expected
    with mock.patch.object(sys, "stdin", io.StringIO(PLAIN)):
        assert run("score", "--file", "-", "--json").out == expected


@pytest.mark.parametrize(
    ("expected", "content"),
    [
        ("sheet-no-columns", b""),
        ("sheet-no-columns", b"a,b\n1,2\n"),
        ("sheet-heading", b"NS_bid,NS_trikcs,EW_bid,EW_tricks\n"),
        ("sheet-no-text", b"\x89PNG\r\n\x1a\n\0\0"),
        ("sheet-locked", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 512),
        ("sheet-no-workbook", b"PK\x03\x04 nothing"),
        ("sheet-no-table", b'{"rounds": 7}'),
        ("sheet-too-long", PLAIN.encode() + b"3,6,6,,6,7,\n" * 1000),
        ("sheet-too-long", PLAIN.encode() + b"3,6,6,,6,7,\n" * 1_000_000),
        ("sheet-many-matches", b"match,NS_bid,NS_tricks,EW_bid,EW_tricks\nA,7,7,6,6\nB,7,7,6,6\n"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_sheet_is_refused_in_one_line(expected, content, lang, tmp_path):
    """Of the wrong kind, damaged, locked or far too long: one line, and the exit status 2."""
    answer = score(tmp_path, content, "--lang", lang)
    assert answer.error_id == expected
    assert expected != "sheet-too-long" or "score_frame" in answer.err
    list(bare(answer.err))


def test_what_is_no_file_is_refused_in_one_line(tmp_path):
    """A name that is not there, a folder, a name that cannot be."""
    for name in ("nothing.csv", ".", "\0", "x" * 300, "a\nb"):
        assert run("score", "--file", str(tmp_path / name)).error_id == "sheet-no-file"
    assert run("score", "--file", "").error_id == "sheet-no-file"
    for stdin in (None, mock.Mock(spec=["read"], read=mock.Mock(side_effect=OSError))):
        with mock.patch.object(sys, "stdin", stdin):
            assert run("score", "--file", "-").error_id == "sheet-no-file"


@pytest.mark.parametrize(
    ("expected", "more"),
    [
        ("cli-sheet-and-other", ("--bids", "N:4")),
        ("cli-sheet-and-other", ("--facts", "N.reneges=1")),
        ("cli-sheet-and-other", ("--template", "12")),
        ("bad-standing", ("--before", "NS")),
    ],
)
def test_options_that_do_not_go_together(expected, more, tmp_path):
    """Said, not passed over."""
    assert score(tmp_path, PLAIN, *more).error_id == expected


# Empty sheets


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["standard", "standard+six-players", "standard+win-last-trick"])
def test_an_empty_sheet_is_written(lang, rules, tmp_path):
    """A page in the language that was asked for, which needs nothing else; a table that is read as a sheet without a round."""
    for name in ("sheet.html", "sheet.csv", "sheet.xlsx"):
        path = tmp_path / name
        assert run("score", "--template", "15", "--out", str(path), "--rules", rules, "--lang", lang).status == 0
    page = (tmp_path / "sheet.html").read_text(encoding="utf-8")
    assert f'<html lang="{lang}" dir="{words_for(lang).direction}">' in page
    assert page.count('<th scope="row">') == 15
    assert not any(word in page for word in ("<script", "http:", "https:", "<link", "url("))
    assert not any(mark in page for mark in "\u2066\u2067\u2068\u2069")
    for name in ("sheet.csv", "sheet.xlsx"):
        answer = run("score", "--file", str(tmp_path / name), "--rules", rules, "--json")
        assert (answer.status, answer.json["rounds"], answer.json["problems"]) == (0, [], [])


@pytest.mark.parametrize(
    ("expected", "more"),
    [
        ("cli-option-missing", ("--template", "12")),
        ("cli-option-missing", ("--out", "sheet.html")),
        ("cli-option-missing", ("--check",)),
        ("cli-bad-number", ("--template", "41", "--out", "sheet.html")),
        ("cli-bad-number", ("--template", "0", "--out", "sheet.csv")),
        ("cli-bad-number", ("--template", "many", "--out", "sheet.csv")),
        ("sheet-bad-ending", ("--template", "12", "--out", "sheet.pdf")),
        ("sheet-not-written", ("--template", "12", "--out", "no/such/folder/sheet.csv")),
        ("cli-sheet-and-other", ("--template", "12", "--out", "sheet.csv", "--json")),
    ],
)
def test_an_empty_sheet_that_cannot_be_written(expected, more, tmp_path, monkeypatch):
    """Said in one line, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    assert run("score", *more).error_id == expected
    assert not list(tmp_path.iterdir())


# Whatever a file holds

CELLS = st.one_of(
    st.sampled_from(["", "7", "4+3", "nil+4", "3+nil", "5+0", "?", "-47", "۷", "13.0", "=1+1", '"', "AS", "14", "0"]),
    st.text(max_size=4),
)
HEADINGS = st.sampled_from(
    [
        "round",
        "NS_bid",
        "NS_tricks",
        "NS_total",
        "EW_bid",
        "EW_tricks",
        "EW_total",
        "EW_points",
        "note",
        "N_bid",
        "dealer",
        "surrender",
        "x",
    ]
)
WHOLE = ["NS_bid", "NS_tricks", "EW_bid", "EW_tricks", "NS_total", "EW_total"]


TABLES = st.builds(
    lambda more, rows, separator: "\n".join(separator.join(row) for row in [WHOLE + more, *rows]),
    st.lists(HEADINGS, max_size=4),
    st.lists(st.lists(CELLS, max_size=9), max_size=6),
    st.sampled_from(",;\t"),
)


@settings(max_examples=samples(small=40, deep=1000), deadline=None)
@given(TABLES)
def test_any_table_is_scored_or_refused(tmp_path_factory, text):
    """A sheet with whatever in its cells: scored with its problems, or one line."""
    is_an_answer(score(tmp_path_factory.getbasetemp(), text.encode(errors="replace")))


@settings(max_examples=samples(small=3, deep=300), deadline=None)
@given(TABLES)
def test_any_table_is_checked_or_refused(tmp_path_factory, text):
    """A sheet with whatever in its cells: what can be said of it, or one line."""
    is_an_answer(score(tmp_path_factory.getbasetemp(), text.encode(errors="replace"), "--check"))


@settings(max_examples=samples(small=40, deep=1000), deadline=None)
@given(
    st.binary(max_size=200),
    st.sampled_from([b"", b"PK\x03\x04", b"\xff\xfe", b"[", b'[{"NS_bid": 7}, ', ",".join(WHOLE).encode() + b"\n"]),
)
def test_any_bytes_are_an_answer_or_one_line(tmp_path_factory, content, start):
    """Whatever a file holds: an answer or one line, never a traceback."""
    path = tmp_path_factory.getbasetemp() / "bytes"
    path.write_bytes(start + content)
    is_an_answer(run("score", "--file", str(path)))


@pytest.mark.parametrize("place", range(9))
def test_a_damaged_workbook_is_refused(place, tmp_path):
    """An Excel file with a hole in it is read, or refused in one line."""
    write_sheet(read_sheet(PLAIN), tmp_path / "whole.xlsx")
    content = bytearray((tmp_path / "whole.xlsx").read_bytes())
    where = len(content) * place // 9 + 10
    content[where : where + 40] = bytes(40)
    is_an_answer(score(tmp_path, bytes(content), name="damaged.xlsx"))


def is_an_answer(answer: Answer) -> None:
    if answer.status == 2:
        is_an_answer_or_one_line(answer)
        return
    assert answer.status in (0, 1)
    assert answer.err == ""
    assert answer.out
    with suppress(ValueError):
        json.loads(answer.out)
    list(bare(answer.out))


def test_a_match_that_was_over_before_the_sheet_has_a_winner(tmp_path):
    """A sheet with rounds is not called empty where none of them counts any more."""
    answer = score(tmp_path, PLAIN, "--before", "NS:600/0")
    assert answer.status == 1
    assert "win the match" in answer.out
    assert "no round yet" not in answer.out
