"""`spades-teach review` says what the judge finds, in words and as data, and ends as it found."""

import io
import json
from unittest import mock

import pytest

from spades_teach.core.notation import dumps
from spades_teach.core.record_notation import record_from_text, record_to_json, record_to_text
from spades_teach.i18n import plain_text, words_for
from tests.analysis.test_judge import DEAL, RENEGED, honest_record, lost_claim, unsure
from tests.cli.running import Answer, bare, run, run_line

WRITTEN = "taken N:3 E:3 S:7 W:0\nscore NS contract-made=80 bags=1 points=81\nafter NS:82/2 EW:-40/0\n"


def review(text: str, *options: str) -> Answer:
    with mock.patch("sys.stdin", io.StringIO(text)):
        return run("review", "-", *options)


def test_a_renege_is_told_with_its_prices():
    """Rule question 38: who, which trick, the trick that proves it, and what it costs here and at other tables."""
    answer = review(RENEGED, "--lang", "en")
    assert (1, "") == (answer.status, answer.err)
    first, here, *others = answer.out.splitlines()
    assert "South reneged in trick 3" in first
    assert "Trick 11 proves it with Q♦" in first
    assert "no price" in here
    assert any("Cookout" in line and "−80 points" in line and "instead of 82" in line for line in others)
    assert any("Alabama and Clarksville: three tricks are the price" in line for line in others)


def test_the_same_as_data():
    """Programs get every finding with its facts, and the score that should stand there."""
    found = review(RENEGED + WRITTEN, "--json").json
    assert found["right"] is False
    assert found["reneges"] == [{"seat": "S", "trick": 3, "card": "3S", "suit": "D", "shown": 11, "proof": "QD"}]
    assert {(price["form"], price["here"], price["points"]) for price in found["penalties"]} == {
        ("impossible", True, 82),
        ("contract-void", False, -80),
        ("three-tricks", False, -80),
    }
    assert found["sides"]["NS"]["lines"] == [
        {"reason": "contract-made", "points": 80},
        {"reason": "bags", "points": 2},
    ]
    assert found["score"] == [
        {"side": "NS", "line": "bags", "written": 1, "right": 2},
        {"side": "NS", "line": "points", "written": 81, "right": 82},
    ]
    assert found["offences"] == found["claims"] == []


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_wrong_numbers_are_told_in_words(lang):
    """What stands there, and what should; in Persian with Persian digits."""
    words = words_for(lang)
    taken = record_from_text(RENEGED).result.taken
    wrong = "taken N:9\nscore NS contract-made=70 nil-made=100 points=170\nafter NS:170/3 EW:-40/0\n"
    answer = review(RENEGED + wrong, "--lang", lang)
    lines = answer.out.splitlines()
    label = words.attr("contract-made", "label", contract=8, tricks=10, each=10, points=80)
    bags = words.attr("bags", "label", bags=2, overtricks=2, failed=0, each=1, points=2)
    for expected in (
        words("judge-tricks", seat="N", right=taken[0], written=9),
        words("judge-line-wrong", side="NS", label=label, right=80, written=70),
        words("judge-line-missing", side="NS", label=bags, right=2),
        words("judge-score-points", side="NS", right=82, written=170),
        words("judge-score-total", side="NS", right=82, written=170),
        words("judge-score-bags", side="NS", right=2, written=3),
    ):
        assert expected in lines
    surplus = [line for line in lines if plain_text(words.number(100)) in plain_text(line)]
    assert len(surplus) == 1
    if lang == "fa":
        assert not [line for line in lines if any(sign in "0123456789" for sign in "".join(bare(line)))]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_right_round_is_said_to_be_right(lang):
    """The exit status is 0, and one line says so."""
    lawful = record_to_text(honest_record())
    answer = review(lawful, "--lang", lang)
    assert (0, [words_for(lang)("judge-right")], "") == (answer.status, answer.out.splitlines(), answer.err)
    assert review(lawful, "--json").json["right"] is True


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_wrong_claim_is_told_with_the_line_that_beats_it(lang):
    """TRAM: where it was lost, which cards would have beaten it, and what it cost."""
    record = lost_claim("scored-as-set")
    answer = review(record_to_text(record), "--lang", lang)
    words = words_for(lang)
    first, line, *tricks, cost = answer.out.splitlines()
    assert first == words("judge-claim-lost", seat="N", trick=1, lost=4, winner="E")
    assert line.strip() == words("judge-claim-line")
    assert 1 <= len(tricks) <= 13
    assert words.seat("N") not in tricks[-1].rpartition(":")[2]
    (claim,) = review(record_to_text(record), "--json").json["claims"]
    assert cost.strip() == words("judge-claim-cost", side="NS", points=claim["cost"])
    assert ("N", 1, "judge-claim-lost", False, 4) == tuple(
        claim[name] for name in ("seat", "trick", "reason", "certain", "lost")
    )
    assert len(claim["line"]) == len(tricks)
    (claim,) = review(record_to_text(unsure()), "--json").json["claims"]
    assert ("judge-claim-unsure", None, 0) == (claim["reason"], claim["lost"], claim["cost"])


def test_the_rules_of_another_table_may_be_named():
    """With `--rules` the same round is judged as it would be there, and the written score is wrong."""
    written = RENEGED + "after NS:82/2 EW:-40/0\n"
    assert review(written, "--json").json["score"] == []
    for spec in ("standard+renege-penalty:mode=three-tricks", "cookout"):
        found = review(written, "--json", "--rules", spec).json
        assert found["score"][0] == {"side": "NS", "line": "total", "written": 82, "right": -80}
        assert [True, False] == [price["here"] for price in found["penalties"]]


def test_a_record_in_json_may_hold_what_score_answers(tmp_path):
    """The field `sides` has the form of `score --json`, so that the two can be put together."""
    record = record_to_json(record_from_text(RENEGED))
    answer = review(RENEGED, "--json").json
    file = tmp_path / "round.json"
    file.write_text(dumps({**record, "sides": answer["sides"], "taken": {"S": 7}}), encoding="utf-8")
    found = run("review", str(file), "--json").json
    assert ([], []) == (found["score"], found["tricks"])
    changed = json.loads(file.read_text())
    changed["sides"]["EW"]["lines"][0]["points"] = 40
    file.write_text(json.dumps(changed), encoding="utf-8")
    assert [{"side": "EW", "line": "contract-set", "written": 40, "right": -40}] == run(
        "review", str(file), "--json"
    ).json["score"]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_bid_against_the_rules_comes_with_the_reason(lang):
    """At a table with a board of four East and West may not bid one each."""
    answer = review(RENEGED.replace("E:3", "E:1"), "--lang", lang, "--rules", "standard+board")
    words = words_for(lang)
    assert answer.status == 1
    lines = answer.out.splitlines()
    at = lines.index(words("judge-bid", seat="W", bid="1"))
    assert lines[at + 1].startswith("  ")


@pytest.mark.parametrize(
    ("error_id", "text"),
    [
        ("no-dealer", ""),
        ("bad-line", "hello"),
        ("bad-json", "{"),
        ("bad-record", "{}"),
        ("bad-record", '{"format": 1, "rules": "standard", "actions": [], "sides": 3}'),
        ("round-not-over", DEAL + "bids E:3 S:7 W:1 N:1"),
        ("illegal-action", RENEGED.replace("trick 4: S:AS", "trick 4: S:AD")),
        ("illegal-action", RENEGED.replace("bids E:3 S:7", "bids S:7 E:3")),
        ("bad-score-line", RENEGED + "score NS 82\n"),
        ("bad-standing", RENEGED + "after NS\n"),
        ("unknown-rule", "rules standard+nope\n" + RENEGED),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_what_is_no_finished_round_is_refused_in_a_line(error_id, text, lang):
    """Bad input ends with status 2 and one line."""
    assert review(text, "--lang", lang).error_id == error_id


def test_a_file_is_needed():
    """Nothing, a folder, and a file that is not there."""
    assert run_line("review").error_id == "cli-review-operand"
    assert run_line("review .").error_id == "cli-file-unreadable"
    assert run_line("review nowhere.txt").error_id == "cli-file-unreadable"


def test_what_the_cards_do_not_tell_is_asked_for():
    """A special card that was drawn at the table is in no record of text; told, the round is judged."""
    rules = ("--rules", "standard+sandbag-cancellation")
    written = RENEGED + "score NS contract-made=80 bags=1 points=81\n"
    assert review(written, *rules).error_id == "cli-fact-missing"
    assert review(written, *rules, "--facts", "NS.special-card=1", "--json").json["score"] == []
    assert review(written, *rules, "--facts", "NS.special-card=0", "--json").json["score"]
    assert review(written + "facts S.special-card=1\n", *rules, "--json").json["score"] == []
    assert review(RENEGED, "--rules", "standard+time-limit", "--json").status == 1
