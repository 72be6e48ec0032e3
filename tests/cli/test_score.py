"""`spades-teach score` scores as the engine does, checks what it can, and shows the working."""

import contextlib
import json
import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from spades_teach.catalogue import Example, examples
from spades_teach.cli.score import counts_bags
from spades_teach.core.deals import deal_cards
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.matches import add, outcome
from spades_teach.core.notation import dumps, round_to_json, round_to_text
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.facts import facts_read, facts_untold
from spades_teach.core.scores import score_round
from spades_teach.core.variants import VARIANTS, compose
from spades_teach.i18n import plain_text, words_for
from tests.cli.running import LRI, MARKS, PDI, bare, run, run_line
from tests.strategies import rounds

PROMISED = '--bids "N:5 S:0 E:3 W:3" --tricks "N:5 S:3 E:2 W:3" --before "NS:0/9"'
BLIND = '--rules standard+blind-nil --bids "N:blind-nil S:5 E:3 W:3" --tricks "N:0 S:6 E:4 W:3"'


@pytest.mark.parametrize(
    ("line", "points", "total", "bags"),
    [
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2"', 72, 72, 2),
        (PROMISED, -147, -147, 2),
        ('--bids "N:۵ S:۰ E:٣ W:۳" --tricks "N:۵ S:۳ E:۲ W:۳" --before "NS:۰/۹"', -147, -147, 2),
        (f'{BLIND} --before "NS:180/0 EW:320/0"', 251, 431, 1),
        (f'{BLIND} --before "NS:-100"', 251, 151, 1),
        # known-defects A01, A02, A04 to A06, A08
        ('--bids "N:1 S:nil E:6 W:6" --tricks "N:13 S:0 E:0 W:0" --before "NS:0/9"', -178 + 100, -78, 1),
        ('--bids "N:1 S:2 E:6 W:6" --tricks "N:5 S:0 E:4 W:4" --before "NS:0/8"', -68, -68, 0),
        ('--bids "N:1 S:1 E:6 W:6" --tricks "N:13 S:0 E:0 W:0" --before "NS:0/9"', -169, -169, 0),
        ('--bids "N:2 S:2 E:4 W:3" --tricks "N:3 S:3 E:4 W:3" --before "NS:0/0"', 42, 42, 2),
        ('--bids "N:3 S:2 E:3 W:2" --tricks "N:5 S:3 E:3 W:2" --before "NS:-100/0"', 53, -47, 3),
        ('--bids "N:3 S:2 E:3 W:2" --tricks "N:5 S:3 E:3 W:2" --before "NS:−۱۰۰/۰"', 53, -47, 3),
        ('--bids "N:3 S:2 E:3 W:2" --tricks "N:5 S:3 E:3 W:2" --before "sn:337/7, ew:120"', -47, 290, 0),
        # A03: another load and penalty
        (
            '--bids "N:1 S:1 E:2 W:1" --tricks "N:5 S:5 E:2 W:1" --before "NS:0/4"'
            " --rules standard+bag-penalty:limit=5,penalty=50",
            -72,
            -72,
            2,
        ),
    ],
)
def test_scores_north_and_south(line, points, total, bags):
    """Points, total and carried bags of a side, in whatever digits they were typed."""
    side = run_line(f"score {line} --json").json["sides"]["NS"]
    assert (points, total, bags) == (side["points"], side["total"], side["bags"])
    assert points == sum(each["points"] for each in side["lines"])


def test_the_form_of_the_json_is_as_promised():
    """Other programs rely on the form of the answer."""
    answer = run_line('score --bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --json').json
    assert answer == {
        "sides": {
            "NS": {
                "points": 72,
                "total": 72,
                "bags": 2,
                "lines": [{"reason": "contract-made", "points": 70}, {"reason": "bags", "points": 2}],
            },
            "EW": {"points": 40, "total": 40, "bags": 0, "lines": [{"reason": "contract-made", "points": 40}]},
        },
        "outcome": {"over": False, "winner": None, "reason": None},
    }


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("NS:470/8", {"over": False, "winner": None, "reason": None}),  # A12: the bag penalty comes first
        ("NS:480/0", {"over": True, "winner": "NS", "reason": "target-reached"}),
        ("NS:470/0 EW:480/0", {"over": True, "winner": "EW", "reason": "higher-total"}),
        ("NS:460/0 EW:432/0", {"over": False, "winner": None, "reason": "tie-plays-on"}),
    ],
)
def test_says_how_the_match_stands(before, expected):
    """The outcome is judged by the totals after the round, penalties taken."""
    line = f'--bids "N:2 S:2 E:4 W:3" --tricks "N:3 S:3 E:4 W:3" --before "{before}"'
    assert run_line(f"score {line} --json").json["outcome"] == expected
    for lang in ("en", "fa"):
        last = run_line(f"score {line} --lang {lang}").out.splitlines()[-1]
        words = words_for(lang)
        assert words(expected["reason"] or "cli-score-goes-on") in last
        assert (words.side(expected["winner"] or "NS") in last) == expected["over"]


SCORED = [example for example in examples() if example.kind == "score"]


@pytest.mark.parametrize("example", SCORED, ids=lambda example: example.id)
def test_a_worked_example_gives_the_same_at_the_command_line(example: Example, count: Callable[..., None]):
    """What the catalogue says about scores is what the command line answers."""
    given_ = example.given
    options = [
        "--bids",
        given_["bids"],
        "--tricks",
        given_["tricks"],
        "--before",
        given_["before"],
        "--rules",
        example.spec,
    ]
    if given_["facts"]:
        options += ["--facts", " ".join(f"{name}={value}" for name, value in given_["facts"].items())]
    answer = run("score", *options, "--json").json
    checked = 0
    for side, found in answer["sides"].items():
        expected = example.expect.get(side, {})
        for ours, theirs in (("points", "points"), ("total", "total_after"), ("bags", "bags_after")):
            if theirs in expected:
                assert expected[theirs] == found[ours]
                checked += 1
        if "lines" in expected and "apart_from_nil" not in expected:
            lines = {}
            for line in found["lines"]:
                lines[line["reason"]] = lines.get(line["reason"], 0) + line["points"]
            assert dict(expected["lines"]) == {reason: points for reason, points in lines.items() if points}
            checked += 1
    count("worked examples at the command line")
    assert checked or not {"points", "lines"} & set(example.expect.get("NS", {}))


@pytest.mark.parametrize(
    ("line", "error_id"),
    [
        ("", "cli-option-missing"),
        ('--bids "N:4 S:3 E:2 W:2"', "cli-option-missing"),
        ('--bids "N:4 S:3 E:2" --tricks "N:5 S:4 E:2 W:2"', "seat-missing"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2"', "seat-missing"),
        ('--bids "N:4 S:3 E:2 W:2 N:3" --tricks "N:5 S:4 E:2 W:2"', "seat-twice"),
        ('--bids "N:4 S:3 E:2 X:2" --tricks "N:5 S:4 E:2 W:2"', "bad-seat"),
        ('--bids "N4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2"', "bad-pair"),
        ('--bids "N: S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2"', "bad-pair"),
        ('--bids "N:4.5 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2"', "bad-bid"),
        ('--bids "N:-4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2"', "bad-bid"),
        ('--bids "N:blind-nil S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2"', "bad-bid"),
        ('--bids "N:0 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --rules standard+nil-off', "bad-bid"),
        ('--bids "N:14 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2"', "cli-bid-refused"),
        ('--bids "N:1 S:2 E:4 W:2" --tricks "N:5 S:4 E:2 W:2" --rules standard+board', "cli-bid-refused"),
        ('--bids "N:0 S:3 E:4 W:2" --tricks "N:5 S:4 E:2 W:2" --rules standard+board', "cli-bid-refused"),
        (BLIND, "cli-bid-refused"),
        (f'{BLIND} --before "NS:180/0 EW:279/0"', "cli-bid-refused"),
        (f'{BLIND} --before "NS:320/0 EW:180/0"', "cli-bid-refused"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:1"', "tricks-do-not-add-up"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:20"', "tricks-do-not-add-up"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:two"', "bad-tricks"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:-2"', "bad-tricks"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --before "NS:0/10"', "too-many-bags"),
        (
            '--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --before "EW:0/99999999999999999999"',
            "too-many-bags",
        ),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --before "NS:x"', "bad-standing"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --before "NS:1/-1"', "bad-standing"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --before "NW:1/1"', "bad-side"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --before "NS:1/1 SN:2/2"', "side-twice"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --facts "N.reneges=1"', "unknown-fact"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --facts "reneges"', "bad-fact"),
        ('--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --record x.json', "cli-record-and-other"),
        ("--record no-such-file.json", "cli-file-unreadable"),
        ("--record .", "cli-file-unreadable"),
        ('--record ""', "cli-file-unreadable"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_names_what_cannot_be(line, error_id, lang):
    """Bad input is refused by one line in the language asked for."""
    assert run_line(f"score {line} --lang {lang} --json").error_id == error_id


def test_a_blind_nil_that_is_not_allowed_says_who_and_by_how_much():
    """The error names the seat and the points that were needed, and what to type next."""
    for lang in ("en", "fa"):
        words = words_for(lang)
        err = run_line(f"score {BLIND} --lang {lang}").err
        assert words.seat("N") in err
        assert words.number(100) in err
        assert "--before" in err
        err = run_line(f'score {BLIND} --before "NS:180/0 EW:279/0" --lang {lang}').err
        assert words.number(99) in err
        assert words.number(100) in err


@pytest.mark.parametrize("behind", ["NS:0/0 EW:100/0", "NS:-50/3 EW:50/0", "EW:100"])
def test_exactly_as_far_behind_as_needed_is_enough(behind):
    """A side 100 behind may bid blind nil."""
    assert run_line(f'score {BLIND} --before "{behind}" --json').status == 0


@pytest.mark.parametrize(
    ("bids", "status"),
    [
        ("N:1 S:3 E:4 W:3", 0),
        ("N:3 S:1 E:4 W:3", 0),
        ("N:nil S:nil E:4 W:3", 0),
        ("N:nil S:4 E:4 W:3", 0),
        ("N:nil S:3 E:4 W:3", 2),
        ("N:1 S:2 E:4 W:3", 2),
        ("N:4 S:1 E:1 W:1", 2),
    ],
)
def test_a_side_below_the_board_is_refused(bids, status):
    """Whoever bids last of a side answers for the board, whatever seat that is."""
    line = f'score --rules standard+board --bids "{bids}" --tricks "N:4 S:3 E:3 W:3" --json'
    assert run_line(line).status == status


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_bags_that_nobody_carries_name_the_most(lang):
    """The most bags that stay on the count are those of these rules."""
    line = '--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --before "NS:0/{}" --rules {}'
    for rules, most in (("standard", 9), ("standard+bag-penalty-short", 4)):
        assert run_line(f"score {line.format(most, rules)}").status == 0
        err = run_line(f"score {line.format(most + 1, rules)} --lang {lang}").err
        assert words_for(lang).number(most) in err


# Facts


RENEGE = '--bids "N:4 S:3 E:2 W:2" --tricks "N:5 S:4 E:2 W:2" --rules standard+renege-penalty:mode=three-tricks'


def test_facts_that_the_rules_use_are_read():
    """A renege takes three tricks off where the rules say so; a count left out is none."""
    without = run_line(f"score {RENEGE} --json").json["sides"]["NS"]
    assert run_line(f'score {RENEGE} --facts "N.reneges=0 W.reneges=۰" --json').json["sides"]["NS"] == without
    for fact in ("N.reneges=1", "s.Reneges=۱", "NS.reneges=1", "sn.reneges=1"):
        side = run_line(f'score {RENEGE} --facts "{fact}" --json').json["sides"]["NS"]
        assert side["lines"] == [{"reason": "contract-set", "points": -70}]


@pytest.mark.parametrize(
    ("facts", "error_id"),
    [
        ("N.renege=1", "unknown-fact"),
        ("NX.reneges=1", "bad-seat"),
        ("reneges=1", "bad-fact"),
        ("NS.last-trick=AS", "unknown-fact"),
        ("N.reneges=AS", "bad-fact"),
        ("N.reneges=-1", "bad-fact"),
        ("N.reneges", "bad-fact"),
        ("N.reneges=1 N.reneges=2", "fact-twice"),
    ],
)
def test_facts_that_cannot_be_are_named(facts, error_id):
    """An unknown fact is refused together with the names of those that the rules use."""
    answer = run_line(f'score {RENEGE} --facts "{facts}"')
    assert answer.error_id == error_id
    assert ("use NS.reneges=1" in answer.err) == (error_id == "unknown-fact")


LAST = '--bids "N:2 E:5 S:2 W:4" --tricks "N:2 E:5 S:2 W:4"'
FOUR = '--bids "N:4 E:3 S:2 W:3" --tricks "N:4 E:3 S:3 W:3"'


@pytest.mark.parametrize(
    ("points", "facts", "spec"),
    [  # design.md, "The command line": the last trick, a special card, a run of tricks
        (50, "NS.last-trick=AS", "win-last-trick"),
        (50, "S.last-trick=10H", "win-last-trick"),
        (40, "EW.last-trick=2C", "win-last-trick"),
        (60, "NS.last-trick=AS", "last-trick-ace-win"),
        (50, "NS.last-trick=AH", "last-trick-ace-win"),
        (40, "NS.last-trick=KS", "last-trick-ace-win"),
        (70, "NS.last-trick=AS", "last-trick-ace-win+win-last-trick"),
        (70, "NS.last-trick=2H", "last-trick-deuce-win"),
        (40, "NS.last-trick=2S", "last-trick-deuce-win"),
        (50, "N.last-trick=9S", "last-trick-high-spade-win"),
        (40, "N.last-trick=8S", "last-trick-high-spade-win"),
        (40, "E.last-trick=9S", "last-trick-high-spade-win"),
        (41, "NS.dix=1", "dix"),
        (45, "NS.dix-with-spades=1", "dix"),
        (40, "NS.dix=0", "dix"),
    ],
)
def test_a_fact_of_a_side_or_a_seat_tells_what_tricks_do_not(points, facts, spec):
    """The card that took the last trick answers every rule about it; a side may be named where it makes no difference who it was."""
    line = f'score {LAST} --rules standard+{spec} --facts "{facts}" --json'
    assert points == run_line(line).json["sides"]["NS"]["points"]


@pytest.mark.parametrize(
    ("fact", "line"),
    [
        ("last-trick", f"{LAST} --rules standard+win-last-trick"),
        ("last-trick", f"{LAST} --rules standard+last-trick-ace-win"),
        ("last-trick", f'{LAST} --rules standard+last-trick-ace-win --facts "N.last-trick=1"'),
        ("last-trick", f"{LAST} --rules standard+last-trick-deuce-win"),
        ("last-trick", f"{LAST} --rules standard+last-trick-high-spade-win"),
        ("dix", f"{LAST} --rules standard+dix"),
        ("last-tricks-in-a-row", f"{FOUR} --rules standard+end-winning-streak"),
        ("special-card", f"{FOUR} --rules standard+sandbag-cancellation"),
        ("first-tricks", f'{FOUR} --rules standard+bemo --facts "N.little-bemo=1"'),
        ("tricks-in-a-row", f'{FOUR} --rules standard+moe-consecutive --facts "S.big-moe=1"'),
        ("aces-kept", f'{FOUR} --rules standard+ace-check --facts "S.ace-check=1"'),
        ("claim-loses", f'{FOUR} --rules standard+tram:wrong_claim=lose-remaining-tricks --facts "N.wrong-claim=1"'),
        ("sevens", f'{FOUR} --rules standard+highlander --before "NS:80/0"'),
        ("rounds", f'{FOUR} --rules standard+fixed-hands --before "NS:80/0"'),
        ("minutes", f"{FOUR} --rules standard+time-limit"),
        (
            "first-tricks",
            '--bids "N:3 E:little-moe S:2 W:3" --tricks "N:2 E:6 S:1 W:4" --rules standard+moe-first-tricks',
        ),
        (
            "ace-in-last-trick",
            '--bids "N:nil E:4 S:4 W:4" --tricks "N:0 E:4 S:5 W:4" --rules standard+last-trick-ace-on-nil',
        ),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_missing_fact_is_named(fact, line, lang):
    """What bids and tricks do not tell and nobody told is asked for: what it is, and how to type it; typed so, it is read."""
    answer = run_line(f"score {line} --lang {lang}")
    assert answer.error_id == "cli-fact-missing"
    assert words_for(lang)(f"fact-{fact}") in answer.err
    (typed,) = re.findall(r"--facts \"([^\"]*)\"", answer.err)
    assert fact in typed
    told = re.search('--facts "([^"]*)"', line)
    facts = f"{told[1] if told and 'last-trick=1' not in told[1] else ''} {typed}"
    again = re.sub(' --facts "[^"]*"', "", line)
    assert run_line(f"score {again} --facts '{facts}' --lang {lang}").status == 0


@pytest.mark.parametrize(
    ("facts", "spec", "error_id"),
    [
        ("NS.last-trick=9S", "last-trick-high-spade-win", "fact-of-seat"),
        ("NS.last-trick=ZZ", "win-last-trick", "bad-fact"),
        ("NS.last-trick=BJ", "win-last-trick", "bad-fact"),
        ("N.last-trick=AS E.last-trick=KS", "win-last-trick", "fact-twice"),
        ("N.minutes=5", "time-limit", "bad-fact"),
        ("minutes=AS", "time-limit", "bad-fact"),
    ],
)
def test_a_fact_that_cannot_be_says_why(facts, spec, error_id):
    """A card must be of the pack, one player takes the last trick, and where it matters who it was the seat is asked for."""
    for lang in ("en", "fa"):
        assert run_line(f'score {LAST} --rules standard+{spec} --facts "{facts}" --lang {lang}').error_id == error_id


def test_the_end_of_a_match_may_depend_on_what_is_told():
    """The last of eight rounds ends the match, and so does the clock."""
    for spec, short, long in (("fixed-hands", "rounds=6", "rounds=7"), ("time-limit", "minutes=59", "minutes=60")):
        line = f'score {FOUR} --before "NS:80/0 EW:70/0" --rules standard+{spec} --json --facts'
        assert not run_line(f"{line} {short}").json["outcome"]["over"]
        assert run_line(f"{line} {long}").json["outcome"]["over"]


def test_every_fact_has_words():
    """What a rule may ask for is said in every language."""
    specs = {str(spec) for spec in every_setting()}
    names = {fact.name for spec in specs for fact in facts_read(compose(spec))}
    assert len(names) >= 30
    for lang in ("en", "fa"):
        assert all(words_for(lang).translated(f"fact-{name}") for name in names)


def every_setting():
    for variant in VARIANTS.values():
        for choice in variant.settings():
            with contextlib.suppress(RuleSpecError):
                compose(f"standard+{choice}")
                yield f"standard+{choice}"


def test_bags_are_null_where_none_are_carried():
    """Rules without a bag penalty carry no bags from round to round."""
    standard = compose("standard")
    assert counts_bags(standard)
    assert not counts_bags(
        replace(standard, terms=tuple(term for term in standard.terms if term.slot != "bag-penalty"))
    )


# Records


def played(seed: int = 3, spec: str = "standard") -> Round:
    rules = compose(spec)
    game = start_round(rules, deal_cards(seed, pack=rules.pack), Standing((120, 95), (3, 8)))
    while not game.over:
        game = apply(game, legal_actions(game)[0])
    return game


@given(rounds(finished=True), st.sampled_from(["text", "json"]))
def test_a_saved_round_scores_as_it_was_played(game, form):
    """A record gives the counters, points and outcome of the round it was made from (A44)."""
    text = round_to_text(game) if form == "text" else dumps(round_to_json(game))
    score = score_round(game.rules, result(game), game.standing)
    after = add(game.standing, score)
    answer = score_record(text).json
    assert {side.side.name: side.points for side in score.sides} == {
        name: side["points"] for name, side in answer["sides"].items()
    }
    assert list(after.totals) == [side["total"] for side in answer["sides"].values()]
    assert answer["outcome"]["over"] == outcome(game.rules, after).over


def score_record(text: str, *options: str):
    """Score a text that comes in by standard input."""
    import io
    from unittest import mock

    with mock.patch("sys.stdin", io.StringIO(text)):
        return run("score", "--record", "-", "--json", *options)


def test_a_record_is_read_from_a_file(tmp_path):
    """The file may be text or JSON, with a byte order mark, in Persian digits."""
    game = played()
    expected = None
    texts = (round_to_text(game), "\ufeff" + round_to_text(game), dumps(round_to_json(game)))
    texts += (round_to_text(game).replace("10", "۱۰"), "# a remark\n\n" + round_to_text(game))
    for number, text in enumerate(texts):
        file = tmp_path / f"record-{number}"
        file.write_text(text, encoding="utf-8")
        answer = run("score", "--record", str(file), "--json").json
        expected = expected or answer
        assert answer == expected


def test_a_dealt_hand_becomes_a_record_by_adding_lines():
    """What `deal` writes in either language is the head of a record."""
    game = played()
    rest = [line for line in round_to_text(game).splitlines() if line.startswith(("before", "bids", "trick"))]
    expected = score_record(round_to_text(game)).json
    for lang in ("en", "fa"):
        head = run("deal", "--seed", "3", "--lang", lang).out
        assert score_record(head + "\n".join(rest)).json == expected


def broken_records():
    game = played()
    data, text = round_to_json(game), round_to_text(game)
    half = round_to_text(start_round(game.rules, game.deal))
    yield "unfinished", half, "round-not-over"
    yield "empty", "", "no-dealer"
    yield "words", "hello", "bad-line"
    yield "no hand", text.replace("W: ", "# "), "no-hand"
    yield "twice", text + "dealer N\n", "line-twice"
    yield "no card", text.replace("trick 1: ", "trick 1: N:XX "), "bad-bid"
    yield "not json", "{", "bad-json"
    yield "other json", "{}", "bad-record"
    yield "a list", "[1, 2]", "bad-record"
    yield "newer", dumps({**data, "format": 99}), "newer-format"
    yield "seed", dumps({**data, "deal": {**data["deal"], "seed": -1}}), "bad-seed"
    yield "rules", dumps({**data, "rules": "standard+nope"}), "unknown-rule"
    yield "conflict", dumps({**data, "rules": "standard+nil+nil-off"}), "rule-conflict"
    yield "deal", dumps({**data, "deal": {**data["deal"], "hands": data["deal"]["hands"][:3]}}), "wrong-hands"
    yield "illegal", dumps({**data, "actions": data["actions"][1:]}), "illegal-action"
    yield "surplus", dumps({**data, "actions": [*data["actions"], data["actions"][-1]]}), "illegal-action"
    yield "long line", f"dealer {'N' * 5000}", "cli-file-unreadable"
    yield "long file", "\n" * 1_000_001, "cli-file-unreadable"


@pytest.mark.parametrize(("text", "error_id"), [pytest.param(*rest, id=name) for name, *rest in broken_records()])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_record_that_cannot_be_scored_says_why(text, error_id, lang):
    """Every fault of a record is one line."""
    assert score_record(text, "--lang", lang).error_id == error_id


@pytest.mark.parametrize(
    "change",
    [
        {"actions": [5]},
        {"actions": [None]},
        {"actions": "N:5"},
        {"standing": 3},
        {"standing": {"totals": [0, 0], "bags": [0, 0], "rounds": "x"}},
        {"standing": {"totals": ["0", 0], "bags": [0, 0]}},
        {"standing": {"totals": [0], "bags": [0]}},
        {"deal": {"dealer": "N", "hands": [1, 2, 3, 4]}},
        {"deal": {"dealer": 5, "hands": []}},
        {"deal": {"dealer": "N", "hands": ["AS"] * 4, "seed": 1.5}},
        {"deal": []},
        {"rules": 7},
        {"format": True},
        {"format": "1"},
    ],
    ids=str,
)
def test_a_record_of_the_wrong_kind_is_refused(change):
    """Data of a wrong type is bad input, never a fault of the program."""
    answer = score_record(json.dumps({**round_to_json(played()), **change}))
    assert answer.error_id


# Text


def test_english_shows_every_line_with_its_working():
    """Labels, points, working, sum, total, carried bags and the outcome; no mark of direction anywhere."""
    words = words_for("en")
    out = run_line(f"score {PROMISED}").out
    assert MARKS.isdisjoint(out)
    rows = [re.split(" {2,}", line.strip()) for line in out.splitlines()]
    for row in (
        [words.attr("contract-made", "label", contract=5, tricks=5, each=10, points=50), "50", "5 × 10 = 50"],
        [words.attr("nil-failed", "label", tricks=3, seat="S", points=-100), "−100"],
        [words("cli-score-round"), "−147", "50 − 100 + 3 − 100 = −147"],
        [words("cli-score-total"), "−147", "0 − 147 = −147"],
        [words("cli-score-bags"), "2", "9 + 3 − 10 = 2"],
    ):
        assert row in rows
    assert out.splitlines()[-1] == words("cli-score-goes-on")


def test_numbers_stand_below_each_other():
    """The last digits of a column of numbers end in one column."""
    lines = run_line(f"score {PROMISED}").out.splitlines()
    ends = {
        re.match(r"  .*?(−?\d+)(?:   |$)", line).end(1)
        for line in lines
        if line.startswith("  ") and "bags " not in line
    }
    assert len(ends) == 1


def test_bids_are_shown_by_their_names():
    """A blind nil is called one in the row of the score (A15); contract and nil stand apart (A17)."""
    for lang in ("en", "fa"):
        out = run_line(f'score {BLIND} --before "EW:100" --lang {lang}').out
        assert words_for(lang).bid("blind-nil") in out


@given(rounds(finished=True))
def test_persian_isolates_every_number(game):
    """In Persian every number stands in an isolate, in Persian digits, with a true minus in front."""
    line = ["--before", standing_text(game), *bids_and_tricks(game), "--rules", game.rules.name, "--lang", "fa"]
    out = run("score", *line).out
    assert not re.search("[0-9-]", out)
    assert not any(sign.isdigit() or sign == "−" for sign in bare(out))
    for number in re.findall("[۰-۹]−|−(?![ ۰-۹])", out):
        raise AssertionError(f"a minus that is not in front: {number}")


def bids_and_tricks(game: Round) -> list[str]:
    seats = game.rules.table.seats
    bids = " ".join(f"{seat}:{bid}" for seat, bid in zip(seats, game.bids, strict=True))
    return [
        "--bids",
        bids,
        "--tricks",
        " ".join(f"{seat}:{taken}" for seat, taken in zip(seats, game.taken, strict=True)),
    ]


def standing_text(game: Round) -> str:
    sides = zip(game.rules.table.sides, game.standing.totals, game.standing.bags, strict=True)
    return " ".join(f"{side.name}:{total}/{bags % 5}" for side, total, bags in sides)


def test_the_promised_line_in_persian():
    """The same score in Persian: −۱۴۷ and ۲ carried bags, each in an isolate that runs from left to right."""
    out = run_line(f"score {PROMISED} --lang fa").out
    assert f"{LRI}−۱۴۷{PDI}" in out
    assert f"{LRI}۹ + ۳ − ۱۰ = ۲{PDI}" in out
    words = words_for("fa")
    assert [line for line in out.splitlines() if words("cli-score-bags") in line and f"{LRI}۲{PDI}" in line]
    assert plain_text(words("cli-score-goes-on")) == plain_text(out).splitlines()[-1]


@given(rounds(finished=True))
def test_bids_that_were_made_are_accepted(game):
    """Whatever was bid in a round played by the rules passes the check of the bids, without saying who dealt."""
    assume(not outcome(game.rules, game.standing).over)
    options = ["--before", standing_text(game), "--rules", game.rules.name, "--json"]
    untold = facts_untold(game.rules, RoundResult(game.bids, game.taken), game.standing)
    names = [name if "." in name else f"{game.rules.table.seats[0]}.{name}" for name in untold]
    options += ["--facts", " ".join(f"{name}={'KC' if name.endswith('last-trick') else 0}" for name in names)]
    answer = run("score", *bids_and_tricks(game), *options)
    assert answer.status == 0, answer.err
