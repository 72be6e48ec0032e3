"""`spades-teach rules charter` tells house rules in sentences, as a page and as a file that is read back."""

import io
import json
from pathlib import Path
from unittest import mock

import pytest

from spades_teach.catalogue.charter import charter_questions
from spades_teach.core.variants import read_spec
from spades_teach.i18n import plain_text, words_for
from tests.cli.running import run, run_line

CHANGED = "standard+bag-penalty-short+blind-nil+win-last-trick"


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_it_tells_each_question_and_each_other_rule(lang):
    """All fifteen questions have their line, and a rule that no question asks about has its own sentence."""
    words = words_for(lang)
    told = plain_text(run_line(f"rules charter {CHANGED} --lang {lang}").out)
    for question in charter_questions():
        assert plain_text(words.attr(f"charter-ask-{question.id}", "short")) in told
    assert plain_text(words.rule_about("win-last-trick")) in told
    assert told.count("◆") == 4  # in the heading, and before three rules


def test_json_names_what_each_sentence_tells():
    """Programs get questions, sentences, and whether the default table plays so."""
    answer = run_line(f"rules charter {CHANGED} --json").json
    assert set(answer) == {"rules", "link", "title", "sections"}
    lines = {line["about"]: line for section in answer["sections"] for line in section["lines"]}
    assert (answer["rules"], answer["link"]) == (CHANGED, f"#rules={CHANGED}")
    assert [about for about, line in lines.items() if not line["default"]] == ["blind-nil", "bags", "win-last-trick"]
    assert "every 5 bags cost 50 points" in lines["bags"]["text"]


def test_a_rule_file_is_read_wherever_rules_are_named(tmp_path):
    """What `--out` writes is read with `@`: for another charter, for a check, for a score."""
    file = tmp_path / "rules.json"
    assert run_line(f"rules charter {CHANGED} --out {file}").status == 0
    assert json.loads(file.read_text(encoding="utf-8")) == {"format": 1, "rules": CHANGED}
    assert run_line(f"rules check @{file}").out.strip() == CHANGED
    assert run_line(f"rules charter @{file} --json").json["rules"] == str(read_spec(CHANGED))
    run_line(f"rules charter standard+bag-penalty-short --out {file}")
    score = "score --bids 'N:3 E:3 S:2 W:2' --tricks 'N:4 E:3 S:4 W:2' --before NS:0/3 --json --rules"
    assert run_line(f"{score} @{file}").json["sides"]["NS"]["points"] == 50 + 3 - 50


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_page_is_written(lang, tmp_path):
    """The page is HTML in the language that was asked for, and needs nothing else."""
    file = tmp_path / "charter.html"
    assert run_line(f"rules charter {CHANGED} --out {file} --lang {lang}").status == 0
    page = file.read_text(encoding="utf-8")
    assert f'<html lang="{lang}" dir="{words_for(lang).direction}">' in page
    assert not any(word in page for word in ("<script", "http:", "https:", "<link", "url("))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("rules charter", "charter"),
        ("rules charter standard --out rules.txt", ".html"),
        ("rules charter standard --out no-such-folder/x.html", "no-such-folder"),
        ("rules charter @no-such-file", "no-such-file"),
        ("rules charter standard+nil-off+blind-nil", "Nil off"),
        ("rules list --out x.html", "rules charter"),
    ],
)
def test_what_cannot_be_is_refused(line, said):
    """Status 2, and a line that says what to type instead."""
    answer = run_line(line)
    assert (answer.status, answer.out) == (2, "")
    assert said in answer.err


def test_a_file_that_is_no_rule_file_is_refused(tmp_path):
    """Other JSON is not taken for rules."""
    file = tmp_path / "other.json"
    file.write_text('{"format": 1, "actions": []}', encoding="utf-8")
    answer = run_line(f"rules check @{file}")
    assert answer.status == 2
    assert "rule file" in answer.err


BOARD = "standard+board:minimum=5"


@pytest.mark.parametrize(
    "text",
    [
        "\ufeffstandard+board:minimum=5\r\n",
        "standard\n+ board:minimum=۵\n",
        "\u2066standard+board:minimum=٥\u2069",
        '\ufeff{"format": 1,\r\n"rules": "standard+board:minimum=5"}\r\n',
        "https://example.org/a?b#rules=standard%2Bboard:minimum=%DB%B5&from=me",
    ],
    ids=["mark-and-crlf", "lines-and-persian-digits", "copied-from-a-page", "json-with-mark", "link"],
)
def test_rules_are_read_however_they_come(text, tmp_path):
    """In a file, on standard input, or typed in place."""
    file = tmp_path / "table"
    file.write_bytes(text.encode())
    assert run("rules", "check", f"@{file}").out.strip() == BOARD
    with mock.patch("sys.stdin", io.StringIO(text)):
        assert run("rules", "check", "@-").out.strip() == BOARD
    assert run("rules", "check", text.removeprefix("\ufeff")).out.strip() == BOARD


@pytest.mark.parametrize(
    ("kept", "why"),
    [(None, "missing"), (b"\xff\xfe\0", "no-text"), (b"standard " * 200_000, "too-long")],
)
def test_a_file_that_cannot_be_read_is_named_whatever_it_was_to_be(kept, why, tmp_path):
    """Nobody who named a rule file is told to choose a saved round; no name at all is no folder."""
    file = "" if kept is None else str(tmp_path / "table")
    if kept is not None:
        Path(file).write_bytes(kept)
    for argv in (("rules", "check", f"@{file}"), ("score", "--record", file)):
        answer = run(*argv)
        assert (answer.status, answer.errors[0].facts["why"]) == (2, why)
        assert "round" not in answer.err
