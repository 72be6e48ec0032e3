"""The command line at tables that are not for four."""

import shlex

import pytest

from spades_teach.core.deals import deal_for
from spades_teach.core.notation import deal_from_json, deal_from_text, loads, round_to_text
from spades_teach.core.rounds import apply, legal_actions, start_round
from spades_teach.core.variants import compose
from tests.cli.running import run, run_line

RULES = (
    "standard+solo",
    "standard+two-players",
    "standard+three-players",
    "standard+three-players:removed=last-card",
    "standard+five-players:jokers=3",
    "standard+six-players:pack=104-with-kitty",
    "standard+six-players-48",
)


@pytest.mark.parametrize("rules", RULES)
def test_a_deal_is_read_back(rules):
    """Text and JSON of any table are the deal of the seed."""
    table = compose(rules).table
    known = deal_for(compose(rules), 7)
    text = deal_from_text(run_line(f"deal --seed 7 --rules {rules}").out, table)
    assert [sorted(hand, key=str) for hand in known.hands] == [sorted(hand, key=str) for hand in text.hands]
    assert (known.undealt, known.copies) == (text.undealt, text.copies)
    assert known == deal_from_json(loads(run_line(f"deal --seed 7 --format json --rules {rules}").out), table)


@pytest.mark.parametrize(
    ("status", "rules"), [(0, "standard+solo"), (2, "standard+three-players"), (2, "standard+six-players")]
)
def test_pbn_is_for_four(status, rules):
    """One line says so, and what to do instead."""
    answer = run_line(f"deal --seed 7 --format pbn --rules {rules}")
    assert status == answer.status
    assert bool(status) == ("JSON" in answer.err)


@pytest.mark.parametrize(
    ("expected", "line"),
    [
        (
            {"legal": ["9H", "4H"], "illegal": {"AS": ["must-follow-suit"]}},
            '--trick "3:KH 1:2H" --rules standard+three-players',
        ),
        ({"legal": ["9H", "4H"], "illegal": {"AS": ["must-follow-suit"]}}, "--led KH --rules standard+two-players"),
        ({"legal": ["9H", "4H"], "illegal": {"AS": ["lead-spade-unbroken"]}}, "--rules standard+five-players"),
    ],
)
def test_legal_cards(expected, line):
    """Who plays next follows from the seats of the table."""
    assert expected == run_line(f'legal --hand "9H 4H AS" {line} --json').json


def test_equal_cards_in_a_hand():
    """Both are held and may be played; a third one of the same kind is not in two packs."""
    answer = run_line('legal --hand "9H 9H AS" --led 9C --rules standard+six-players --json')
    assert {"legal": ["9H", "9H", "AS"], "illegal": {}} == answer.json
    assert 2 == run_line('legal --hand "9H 9H 9H" --rules standard+six-players').status
    assert 2 == run_line('legal --hand "9H 9H" --led 9H --rules standard+six-players').status
    assert 2 == run_line('legal --hand "9H 9H" --rules standard+five-players:jokers=3').status


@pytest.mark.parametrize(
    ("expected", "line"),
    [
        (
            {"N": 30, "E": 21, "S": -40, "W": 31},
            '--bids "N:3 E:2 S:4 W:3" --tricks "N:3 E:3 S:3 W:4" --rules standard+solo',
        ),
        ({"1": 51, "2": 100}, '--bids "1:5 2:nil" --tricks "1:13 2:0" --before "1:93/9" --rules standard+two-players'),
        ({"1": 51, "2": 100, "3": 65}, '--bids "1:5 2:nil 3:6" --tricks "1:6 2:0 3:11" --rules standard+three-players'),
        (
            {"1": 51, "2": -50, "3": 73},
            '--bids "1:2 2:2 3:3 4:3 5:3 6:4" --tricks "1:2 2:1 3:6 4:4 5:0 6:4" --rules standard+six-players',
        ),
    ],
)
def test_scores_of_each_side(expected, line):
    """Each side has its own points, a side of one seat under the name of the seat."""
    sides = run("score", *shlex.split(line), "--json").json["sides"]
    assert expected == {
        name: side["total"] if "before" in line and name == "1" else side["points"] for name, side in sides.items()
    }


@pytest.mark.parametrize("rules", [rules for rules in RULES if rules != "standard+seven-plus-players"])
def test_a_record_is_scored(rules, tmp_path):
    """A round that was written down comes to its score, drawing and all."""
    game = start_round(compose(rules), deal_for(compose(rules), 3))
    while not game.over:
        game = apply(game, legal_actions(game)[-1])
    file = tmp_path / "round.txt"
    file.write_text(round_to_text(game), encoding="utf-8")
    answer = run("score", "--record", str(file), "--json").json
    assert [side.name for side in game.rules.table.sides] == list(answer["sides"])


@pytest.mark.parametrize(
    "line",
    [
        'score --bids "N:3 E:2 S:4 W:3" --tricks "N:3 E:3 S:3 W:4" --rules standard+three-players',
        'score --bids "1:3 2:2" --tricks "1:3 2:14" --rules standard+three-players',
        'score --bids "1:3 2:2 3:2" --tricks "1:3 2:2 3:2" --before "NS:100" --rules standard+three-players',
        "deal --seed 7 --dealer N --rules standard+three-players",
        'score --bids "1:2 2:4 3:4" --tricks "1:5 2:6 3:6" --rules standard+three-players+board',
        "rules check standard+three-players+five-players",
        "rules check standard+solo+double-nil",
    ],
)
def test_what_cannot_be_is_refused_in_one_line(line):
    """Seats, sides and bids of another table are named, and rules that clash."""
    answer = run_line(line)
    assert (2, 1) == (answer.status, len(answer.err.splitlines()))
