"""What is handed to a function of the lab and cannot be is one sentence of ours: no traceback from inside, nothing changed."""

from __future__ import annotations

import contextlib
import csv
import inspect
import itertools
import pickle
from collections.abc import Callable, Mapping
from typing import Any
from xml.etree import ElementTree

import numpy
import pandas
import pytest

import spades_teach
from spades_teach.core.errors import SpadesError
from spades_teach.core.matches import Standing
from spades_teach.core.variants import compose, read_spec
from spades_teach.i18n.locales import UnknownLanguageError

SHEET = pandas.DataFrame({"NS_bid": ["5+nil", 4], "NS_tricks": ["5+0", 6], "EW_bid": [3, 3], "EW_tricks": [8, 7]})
BIDS, TRICKS = "N:4 E:3 S:4 W:2", "N:5 E:3 S:3 W:2"

CALLS: Mapping[str, Mapping[str, Any]] = {
    "score_frame": {"frame": SHEET, "rules": "standard", "before": None},
    "read_sheet": {"source": SHEET, "rules": "standard"},
    "write_sheet": {"sheet": spades_teach.read_sheet(SHEET), "path": "sheet.doc"},
    "check_sheet": {"sheet": SHEET, "rules": "standard", "before": None},
    "score_sheet": {"source": SHEET, "rules": "standard", "before": None},
    "sheet_template": {"rules": "standard", "rounds": 3, "lang": "en"},
    "compare_rules": {"rounds": [(BIDS, TRICKS)], "rule_sets": ["standard", "helping-nil"], "before": None},
    "what_if": {"bids": BIDS, "tricks": TRICKS, "before": "", "rules": "standard", "over": None, "facts": None},
    "endgame": {
        "scores": "NS:460/0",
        "bids": BIDS,
        "rules": "standard",
        "rounds": None,
        "minutes": None,
        "facts": None,
    },
    "break_even": {
        "question": "nil",
        "standing": None,
        "rules": None,
        "partner": None,
        "instead": None,
        "lost": None,
        "others": None,
        "match": False,
        "model": None,
    },
    "match_chances": {"rules": "pagat", "model": None, "tolerance": 0.0, "lowest": -300},
    "round_model": {"source": None, "rules": "standard"},
}
"""A call of each function; that of `match_chances` is one that is refused before any work, so that no number is worked out here."""

STRANGE: tuple[Any, ...] = (
    None,
    float("nan"),
    float("inf"),
    1.5,
    True,
    "3",
    10**40,
    -1,
    numpy.int64(3),
    numpy.float64(1.5),
    [],
    [1],
    {"a": 1},
    b"x",
    object(),
    pandas.DataFrame(),
    pandas.Series([1, 2]),
    numpy.zeros((2, 2)),
    "x" * 5000,
    int,
    Standing((1,), (0,)),
    Standing((10**30, 0), (10**30, 0)),
    compose("solo-4"),
)


def refused(call: Callable[..., object], **settings: object) -> SpadesError | None:
    try:
        call(**settings)
    except UnknownLanguageError:  # of the words, which say so themselves
        return None
    except SpadesError as error:
        return error
    return None


@pytest.mark.parametrize(("name", "setting"), [(name, each) for name, call in CALLS.items() for each in call])
def test_anything_is_taken_or_refused_in_one_sentence(name, setting, count):
    function = getattr(spades_teach, name)
    for value in STRANGE:
        if setting == "match" and value is True:
            continue  # a match of seconds, which its own tests play
        error = refused(function, **{**CALLS[name], setting: value})
        count("strange arguments of the lab")
        assert error is None or ("\n" not in str(error) and len(str(error)) <= 500)


def test_every_setting_of_the_functions_is_tried():
    for name, call in CALLS.items():
        assert set(call) == set(inspect.signature(getattr(spades_teach, name)).parameters)


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("score_frame", {"rules": 1.5}),
        ("score_frame", {"before": [1]}),
        ("check_sheet", {"rules": None}),
        ("what_if", {"tricks": 3}),
        ("what_if", {"over": {"NS.bags": 1.5}}),
        ("what_if", {"over": {"NS.bags": itertools.count()}}),
        ("endgame", {"rounds": float("nan")}),
        ("endgame", {"bids": None}),
        ("endgame", {"facts": {"minutes": "soon"}}),
        ("endgame", {"rounds": -1}),
        ("what_if", {"over": {3: [1]}}),
        ("break_even", {"question": ["nil"]}),
        ("match_chances", {"tolerance": float("nan")}),
        ("match_chances", {"tolerance": 1e-30}),
        ("match_chances", {"lowest": -(10**9)}),
        ("match_chances", {"tolerance": 1e-6, "lowest": True}),
        ("match_chances", {"tolerance": 1e-6, "model": "mine"}),
        ("write_sheet", {"path": None}),
        ("write_sheet", {"sheet": SHEET}),
        ("sheet_template", {"rounds": "3"}),
    ],
)
def test_what_cannot_be_is_refused(name, settings):
    assert refused(getattr(spades_teach, name), **{**CALLS[name], **settings}) is not None


def test_whole_numbers_of_numpy_are_whole_numbers():
    assert spades_teach.break_even("nil", partner=numpy.int8(3), match=False).assumptions == (
        spades_teach.break_even("nil", partner=3, match=False).assumptions
    )
    grid = spades_teach.what_if(BIDS, TRICKS, over={"NS.bags": numpy.arange(3)})
    assert grid.to_frame().equals(spades_teach.what_if(BIDS, TRICKS, over={"NS.bags": range(3)}).to_frame())


def test_rules_are_taken_in_each_form_by_all():
    for name in ("score_frame", "check_sheet", "score_sheet", "what_if", "endgame", "round_model", "read_sheet"):
        for rules in ("standard", read_spec("standard"), compose("standard")):
            assert refused(getattr(spades_teach, name), **{**CALLS[name], "rules": rules}) is None


def test_functions_can_be_sent_to_other_processes():
    assert pickle.loads(pickle.dumps(spades_teach.score_frame)) is spades_teach.score_frame


def test_matches_are_told_by_the_index_too():
    rounds = pandas.concat([SHEET, SHEET], ignore_index=True).assign(match=[1, 1, 2, 2], round=[1, 2, 1, 2])
    wanted = spades_teach.score_frame(rounds).rounds
    indexed = rounds.set_index(["match", "round"])
    before = indexed.copy(deep=True)
    found = spades_teach.score_frame(indexed)
    assert found.rounds.index.equals(indexed.index)
    assert found.problems.empty
    assert found.rounds.reset_index(drop=True).equals(wanted)
    pandas.testing.assert_frame_equal(indexed, before)


@pytest.mark.parametrize(
    ("drop", "add", "told"),
    [("N_bid", {}, "no N_bid among"), ("N_bid", {"N_bdi": 3}, "the heading 'N_bdi' is not understood; write 'N_bid'")],
)
def test_a_missing_column_is_named(drop, add, told):
    seats = {f"{seat}_{kind}": [3] for seat in "NESW" for kind in ("bid", "tricks")}
    frame = pandas.DataFrame(seats).drop(columns=drop).assign(**add)
    for read in (spades_teach.score_frame, spades_teach.read_sheet):
        error = refused(read, **{next(iter(inspect.signature(read).parameters)): frame})
        assert error is not None
        assert told in str(error) or "no column 'N_bid'" in str(error)


HOSTILE = (
    '"><script>alert(1)</script><b onclick=x>&amp;',
    "</svg><script>alert(1)</script>",
    "a\x0bb\x00c\x1b[31m",
    "A" * 5000,
    "\u202eleft",
    "=cmd|' /C calc'!A1",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_of_sides_are_no_code_in_a_picture(name):
    """Markup is a text like any other, and a sign that XML has no place for does not end the process, as the drawing library would."""
    sheet = spades_teach.score_sheet("NS_bid;NS_tricks;EW_bid;EW_tricks\n4+3;4+4;2+3;2+3\n")
    picture = spades_teach.match_chart(sheet, names={"NS": name, "EW": name[::-1]})
    for page in (f"<div>{picture._repr_html_()}</div>", picture.svg()):
        tags = {element.tag.rpartition("}")[2].lower() for element in ElementTree.fromstring(page).iter()}
        assert not tags & {"script", "b", "iframe", "img"}
    assert picture.png(scale=0.2).startswith(b"\x89PNG")


@pytest.mark.parametrize("ending", [".csv", ".tsv", ".xlsx", ".json"])
def test_a_cell_that_looks_like_a_formula_stays_a_text(ending, tmp_path):
    """Source: OWASP, CSV injection: a cell must not begin with = + - @ tab or return where a spreadsheet would work it out."""
    cells = ("=1+1", "@SUM(1)", "+3", "-2+cmd|' /C calc'!A0", "'=1", "''=1", "'x", "-47")
    rows = "".join(f'{number};4+3;8;5;5;"{cell}"\n' for number, cell in enumerate(cells, 1))
    sheet = spades_teach.read_sheet(f"round;NS_bid;NS_tricks;EW_bid;EW_tricks;note\n{rows}")
    file = tmp_path / f"sheet{ending}"
    spades_teach.write_sheet(sheet, file)
    assert [each.others for each in spades_teach.read_sheet(file).rounds] == [each.others for each in sheet.rounds]
    if ending in (".csv", ".tsv"):
        written = list(
            csv.reader(file.read_text("utf-8-sig").splitlines(), delimiter="\t" if ending == ".tsv" else ",")
        )
        notes = [row[-1] for row in written[1:]]
        assert [note for note in notes if note.startswith(("=", "@"))] == []
        assert [note for note in notes if note.startswith(("+", "-"))] == ["+3", "-47"]


def test_a_table_of_more_sides_has_no_break_even():
    error = refused(spades_teach.break_even, question="nil", rules="solo-4", match=False)
    assert error is not None
    assert error.id == "two-sides-only"


@pytest.mark.parametrize("path", [None, 3, "x.pdf", "", "a\x00.svg", f"{'x' * 400}.svg", "/nowhere/x.png"])
def test_a_picture_is_written_or_the_place_refused(path):
    picture = spades_teach.break_even("nil", match=False).chart("en")
    error = refused(picture.save, path=path)
    assert error is not None
    assert len(str(error)) < 300


@pytest.mark.parametrize("lang", [3, ["en"]])
def test_a_language_is_a_text(lang):
    for found in (
        spades_teach.break_even("nil", match=False),
        spades_teach.what_if(BIDS),
        spades_teach.compare_rules([(BIDS, TRICKS)], ["standard", "no-bag-nil"]),
    ):
        assert refused(found.chart, lang=lang) is not None


def test_an_answer_is_asked_for_what_there_is():
    """What an answer is asked about and does not hold is refused in one sentence, whatever it is; what it holds is told in any case."""
    ends = spades_teach.endgame("NS:460/0", BIDS)
    found = spades_teach.compare_rules([(BIDS, TRICKS)], ["standard", "helping-nil"])
    asked = (
        ends.wins, ends.survives, ends.split,
        lambda each: found.row(each, 1, "NS"), lambda each: found.row("standard", each, "NS"),
        lambda each: found.row("standard", 1, each), lambda each: found.parting(each, "helping-nil"),
        lambda each: found.difference("standard", each),
    )  # fmt: skip
    for each in (*STRANGE, object(), SHEET, numpy.array([1, 2])):
        for ask in asked:
            with contextlib.suppress(SpadesError):
                ask(each)
    for ask in (ends.must_bid_to_win, ends.must_bid_to_survive, ends.best_set):
        for side in ("XY", 5):
            with pytest.raises(SpadesError):
                ask(side)
    assert ends.wins("ns") == ends.wins("NS")
    assert ends.split(numpy.int64(5)) == ends.split(5, 8)


def test_what_is_not_compared_is_refused():
    """Round 0 is none, not the last one."""
    found = spades_teach.compare_rules([(BIDS, TRICKS)], ["standard"])
    for name, number, side in (("standard", 0, "NS"), ("standard", 2, "NS"), ("standard", 1, "XY"), ("pagat", 1, "NS")):
        error = refused(found.row, name=name, number=number, side=side)
        assert error is not None
        assert error.id == "not-compared"
