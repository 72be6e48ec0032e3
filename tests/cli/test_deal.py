"""`spades-teach deal` gives the cards of a seed, in three forms."""

import json
from pathlib import Path

import pytest

from spades_teach.core.deals import SEEDS, deal_cards, deal_for
from spades_teach.core.notation import deal_from_json, deal_from_pbn, deal_from_text, loads
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose
from spades_teach.i18n import ascii_digits, plain_text
from tests.cli.running import MARKS, bare, run_line

GOLDEN = json.loads((Path(__file__).parent.parent / "data" / "golden-deals.json").read_text())
FORMS = {"text": deal_from_text, "pbn": deal_from_pbn, "json": lambda text: deal_from_json(loads(text))}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("seed", "dealer"), [(0, "N"), (7, "W"), (2**31, "E"), (2**40, "S"), (SEEDS - 1, "N")])
def test_every_form_can_be_read_back(form, seed, dealer):
    """What is written is the deal of that seed, whoever deals."""
    answer = run_line(f"deal --seed {seed} --dealer {dealer.lower()} --format {form}")
    expected, found = deal_cards(seed, Seat(dealer)), FORMS[form](answer.out)
    assert answer.status == 0
    assert found.dealer is expected.dealer
    assert [set(hand) for hand in found.hands] == [set(hand) for hand in expected.hands]


def test_json_is_the_deal_itself():
    """JSON keeps the seed and the order in which the cards were dealt."""
    assert deal_from_json(run_line("deal --seed 7 --format json").json) == deal_cards(7)


def test_the_golden_deals_come_out():
    """The stored deals, those of the seeds 0 to 9 among them, are what the command line deals."""
    deals = GOLDEN["deals"]
    assert {str(seed) for seed in range(10)} <= {deal["seed"] for deal in deals}
    for deal in deals:
        assert run_line(f"deal --seed {deal['seed']} --format json").json["hands"] == [deal[seat] for seat in "NESW"]


@pytest.mark.parametrize("seed", ["7", "۷", "٧", " 7 ", "+7", "007", "\u2066۷\u2069"])
def test_a_seed_is_read_in_any_digits(seed):
    """Persian and Arabic digits name the same seed; so do signs and marks around them."""
    assert run_line(f'deal --seed="{seed}" --format json').json["seed"] == 7


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(
    ("line", "error_id"),
    [
        ("", "cli-option-missing"),
        ("--seed", "cli-value-missing"),
        ("--seed -1", "bad-seed"),
        ("--seed −۱", "bad-seed"),
        ("--seed 1.5", "bad-seed"),
        ("--seed 1e3", "bad-seed"),
        ("--seed NaN", "bad-seed"),
        ("--seed True", "bad-seed"),
        ("--seed ''", "bad-seed"),
        (f"--seed {2**64}", "bad-seed"),
        (f"--seed {'9' * 3000}", "bad-seed"),
        (f"--seed {'9' * 4001}", "cli-too-long"),
        ("--seed 1 --dealer X", "bad-seat"),
        ("--seed 1 --dealer ''", "bad-seat"),
        ("--seed 1 --dealer 1", "bad-seat"),
        ("--seed 1 --format xml", "cli-bad-choice"),
        ("--seed 1 --format ''", "cli-bad-choice"),
        ("--seed 1 --json", "cli-unknown-option"),
        ("--seed 1 --format pbn --rules standard+big-joker-little-joker", "not-for-pbn"),
    ],
)
def test_names_what_cannot_be(line, error_id, lang):
    """Bad input is refused by one line in the language asked for."""
    assert run_line(f"deal {line} --lang {lang}").error_id == error_id


def test_other_rules_deal_their_own_pack():
    """A pack with jokers is dealt with them, and the record names the rules."""
    spec = "standard+big-joker-little-joker"
    out = run_line(f"deal --seed 5 --rules {spec}").out
    assert f"rules {spec}\n" in out
    rules = compose(spec)
    held = [card for hand in deal_from_text(out).hands for card in hand]
    assert set(held) == set(rules.pack.cards)
    assert {"BJ", "LJ"} <= set(map(str, held))


def test_hands_are_sorted_as_players_hold_them():
    """Spades first, then hearts, diamonds, clubs, each from the highest down."""
    hand = next(line for line in run_line("deal --seed 0").out.splitlines() if line.startswith("N: "))[3:].split()
    suits = "SHDC"
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    assert hand == sorted(hand, key=lambda card: (suits.index(card[-1]), -ranks.index(card[:-1])))


def test_the_remark_is_in_the_language_and_the_record_in_none():
    """The first line is a remark for people; the others are the same in every language but for marks round the cards."""
    english, persian = (run_line(f"deal --seed ۷ --lang {lang}").out.splitlines() for lang in ("en", "fa"))
    assert english[0].startswith("# ")
    assert persian[0].startswith("# ")
    assert english[0] != persian[0]
    assert not any(sign.isdigit() for sign in bare(persian[0]))
    assert "۷" in persian[0]
    assert english[1:] == ["".join(sign for sign in line if sign not in MARKS) for line in persian[1:]]


# ------------------------------------------------------------------------------------------------ several tables

SEVEN = "standard+seven-plus-players"


@pytest.mark.parametrize(
    ("sizes", "people"), [([4, 3], ""), ([4, 3], "--people 7"), ([4, 4], "--people ۸"), ([4, 5], "--people 9")]
)
def test_each_table_is_dealt_its_own_cards(sizes, people):
    """Catalogue seven-plus-players: the first table has the seed, the second the next one; without a number of people, as few as can be."""
    tables = run_line(f"deal --seed 7 --rules {SEVEN} {people} --format json").json["tables"]
    assert sizes == [len(table["hands"]) for table in tables] == [len(table["people"]) for table in tables]
    assert list(range(1, sum(sizes) + 1)) == [person for table in tables for person in table["people"]]
    for place, table in enumerate(tables):
        rules = compose(table["rules"])
        assert deal_for(rules, 7 + place) == deal_from_json(table, rules.table)


def test_the_last_seed_goes_on_with_the_first():
    """There is a next seed for every one."""
    tables = run_line(f"deal --seed {SEEDS - 1} --rules {SEVEN} --people 8 --format json").json["tables"]
    assert [SEEDS - 1, 0] == [table["seed"] for table in tables]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_tables_are_told_apart_and_each_can_be_read_back(lang):
    """A remark names the people of each; what stands between two empty lines is a record of one deal."""
    answer = run_line(f"deal --seed 7 --rules {SEVEN} --people 9 --lang {lang}")
    first, second = ascii_digits(plain_text(answer.out)).strip().split("\n\n")
    assert first.startswith("#")
    assert second.startswith("#")
    assert deal_for(compose("standard"), 7).dealer is deal_from_text(first).dealer
    five = compose("standard+five-players")
    found = deal_from_text(second, five.table)
    assert [set(hand) for hand in deal_for(five, 8).hands] == [set(hand) for hand in found.hands]


@pytest.mark.parametrize(
    ("line", "error_id"),
    [
        (f"--rules {SEVEN} --people 6", "cannot-seat"),
        (f"--rules {SEVEN} --people 10", "cannot-seat"),
        ("--people 5", "cannot-seat"),
        ("--people 0", "cli-bad-number"),
        ("--people many", "cli-bad-number"),
        (f"--rules {SEVEN} --people 7 --format pbn", "not-for-pbn"),
        (f"--rules {SEVEN} --people 7 --dealer E", "bad-seat"),
    ],
)
def test_people_who_cannot_sit_down_are_refused(line, error_id):
    """As bad input, in one line."""
    assert run_line(f"deal --seed 7 {line}").error_id == error_id


def test_a_number_of_people_that_the_table_has_changes_nothing():
    """Four at the table of four, three at that of three."""
    for rules, people in (("standard", 4), ("standard+three-players", 3)):
        assert (
            run_line(f"deal --seed 7 --rules {rules} --people {people}").out
            == run_line(f"deal --seed 7 --rules {rules}").out
        )
