"""The smallest difference between two rule sets: found for every variant, true at both tables, and the same whenever it is asked for."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random
from time import process_time

import pytest

from spades_teach.analysis.differences import Difference, differences, smallest_difference
from spades_teach.catalogue import variants
from spades_teach.core.bids import Bid
from spades_teach.core.cards import read_cards
from spades_teach.core.errors import SpadesError
from spades_teach.core.judging import judge_bids, judge_cards, winning_play
from spades_teach.core.matches import outcome
from spades_teach.core.notation import read_bids_and_tricks, read_standing
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.core.tricks import read_plays
from spades_teach.core.variants import PROFILES, VARIANTS, Choice, compose, in_force, read_spec
from spades_teach.widgets.rule_pick import Pick
from tests.samples import samples

IN_FORCE = {"nil", "failed-nil-tricks", "breaking-spades", "bag-penalty", "renege-penalty", "surrender"}
"""Variants that the default table has in force already (the catalogue's README names them)."""

ONLY_WITH = {entry.id: entry.only_with for entry in variants() if entry.only_with}
"""Variants that change nothing at the default table by themselves, with the choices beside which they do."""

STANDARD = PROFILES["standard"]


@cache
def difference(first: str, second: str) -> Difference | None:
    return smallest_difference(compose(first), compose(second))


def test_a_difference_is_found_for_every_variant(count):
    """Each variant of the catalogue makes another table, but for those that the default table has, or that need company."""
    found, slowest = {}, 0.0
    for variant in VARIANTS:
        began = process_time()
        found[variant] = difference("standard", f"standard+{variant}")
        slowest = max(slowest, process_time() - began)
    missing = {variant for variant, example in found.items() if example is None}
    assert missing == IN_FORCE | set(ONLY_WITH)
    count("variants told from the default table", len(found) - len(missing))
    assert slowest < 4  # seconds of computing; one is usual on a busy machine
    kinds = Counter(example.kind for example in found.values() if example is not None)
    assert set(kinds) == {"table", "people", "pack", "cards", "trick", "bids", "next", "score", "match", "clock"}


def test_the_readers_are_told_which_variants_are_in_force_already():
    """What makes no difference is marked as in force, or says together with what it makes one; nothing else does."""
    assert {variant for variant in VARIANTS if in_force(variant)} == IN_FORCE
    assert not IN_FORCE & set(ONLY_WITH)


@pytest.mark.parametrize(
    ("variant", "company"), [(variant, choice) for variant, choices in ONLY_WITH.items() for choice in choices]
)
def test_variants_that_need_company_are_told_apart_in_it(variant, company):
    """A variant that changes nothing at the default table changes something beside each choice that is named, or set so."""
    if company.partition(":")[0] == variant:
        assert difference("standard", f"standard+{company}") is not None
    else:
        assert difference(f"standard+{company}", f"standard+{company}+{variant}") is not None


def tables() -> list[str]:
    """Return the named tables, and the default table with each variant in every setting."""
    return [*PROFILES, *(f"standard+{choice}" for each in VARIANTS.values() for choice in each.settings())]


@pytest.mark.parametrize(
    ("variant", "table"),
    samples(
        small=[
            ("broken-contract", "zone"),
            ("no-spade-lead-first-trick", "clarksville"),
            ("no-spade-lead-first-trick", "standard+big-joker-little-joker:must_break=false"),
            ("kitty", "solo-4"),
            ("kitty", "standard+six-players-48"),
            ("general-passing", "trickster-ace-high"),
        ],
        deep=[(variant, table) for variant in ONLY_WITH for table in tables()],
    ),
)
def test_a_variant_that_lacks_its_company_changes_nothing(variant, table, count):
    """The catalogue names all the company that matters: where the picker says that it is missing, the engine finds no difference."""
    try:
        compose(f"{table}+{variant}")
    except SpadesError:
        return
    if Pick(read_spec(table)).lacks(Choice(variant)):
        assert difference(table, f"{table}+{variant}") is None
        count("tables at which a variant lacks its company")


@pytest.mark.parametrize("spec", [*PROFILES, "standard+blind-nil+board", "standard+three-players"])
def test_nothing_differs_from_itself(spec):
    """A rule set and the same rules under another name have no difference."""
    assert difference(spec, spec) is None


def test_other_names_of_the_same_rules_make_no_difference():
    """What is compared is the rules."""
    assert difference("standard", "standard+bag-penalty:limit=10") is None
    assert difference("pagat", "standard+blind-nil+pass-cards:only_for=blind-nil") is None


@pytest.mark.parametrize(
    ("kind", "given", "answers", "first", "second"),
    [
        ("table", {}, (("NS", "EW"), ("N", "E", "S", "W")), "standard", "solo-4"),
        ("people", {"people": "7"}, ((), ("4", "3")), "standard", "standard+seven-plus-players"),
        ("pack", {}, (("2D", "2H"), ("LJ", "BJ")), "standard", "alabama"),
        ("cards", {"hand": "2C 2S"}, (("2C",), ("2C", "2S")), "standard", "cookout"),
        (
            "cards",
            {"hand": "2C 3C", "first_trick": "yes"},
            (("2C", "3C"), ("2C",)),
            "standard",
            "standard+deuce-starts",
        ),
        (
            "breaks",
            {"plays": "N:2C E:2S"},
            (("broken",), ("unbroken",)),
            "standard",
            "standard+breaking-spades:broken_by=a-spade-has-won-a-trick",
        ),
        (
            "score",
            {"side": "NS", "bids": "N:nil E:5 S:4 W:4", "tricks": "N:1 E:5 S:3 W:4"},
            (("-139", "1"), ("-60", "0")),
            "standard",
            "helping-nil",
        ),
        (
            "score",
            {"side": "NS", "bids": "N:nil E:5 S:4 W:4", "tricks": "N:1 E:5 S:4 W:3"},
            (("-59", "1"), ("-60", "1")),
            "pagat",
            "pagat+failed-nil-tricks:bag_points=false",
        ),
        ("match", {"totals": "NS:-200 EW:0"}, (("goes-on",), ("EW",)), "standard", "standard+loss-at-minus-200"),
        ("clock", {}, ((), ("2",)), "standard", "standard+speed-spades"),
        (
            "score",
            {
                "side": "NS",
                "bids": "N:3 E:4 S:3 W:3",
                "tricks": "N:5 E:4 S:3 W:1",
                "facts": "N.big-bemo=1 N.first-tricks=8",
            },
            (("-28", "2"), ("152", "2")),
            "standard+bemo",
            "standard+bemo:big_first_tricks=8",
        ),
        (
            "sees",
            {"seat": "1"},
            (("JH", "2D"), ("JH",)),
            "standard+two-players",
            "standard+two-players:form=keep-first-or-take-second",
        ),
    ],
)
def test_the_smallest_difference_is_this(kind, given, answers, first, second):
    """Worked by hand: two cards, one trick, one round, one score."""
    found = difference(first, second)
    assert found is not None
    assert (kind, given) == (found.kind, dict(found.given))
    assert answers == tuple(said.values for said in found.said)


def test_the_answers_carry_their_reasons():
    """Who may not lead a spade is told why; a line of the score is a reason with its points."""
    found = difference("standard", "cookout")
    assert found is not None
    assert [(Reason("lead-spade-unbroken"),), ()] == [said.reasons for said in found.said]
    found = difference("standard", "standard+short-game-300")
    assert found is not None
    assert [(), (Reason("target-reached"),)] == [said.reasons for said in found.said]
    found = difference("standard", "standard+no-overs")
    assert found is not None
    assert [["contract-made", "bags"], ["contract-made"]] == [[r.id for r in said.reasons] for said in found.said]
    assert 1 == found.said[0].reasons[1].fact("points")


def asked_again(rules: RuleSet, found: Difference) -> tuple[str, ...] | None:
    """Return what a table answers to a difference read from its text; None for kinds that are no single question."""
    given = dict(found.given)
    table = rules.table
    if found.kind == "cards":
        context = PlayContext(
            hand=read_cards(given["hand"]),
            plays=read_plays(given.get("plays", ""), table),
            trumps=rules.trumps,
            broken="broken" in given,
            first_trick="first_trick" in given,
            table=table,
        )
        return tuple(card.code for card in judge_cards(rules, context).legal)
    if found.kind == "trick":
        return (winning_play(rules, read_plays(given["plays"], table)).seat.value,)
    if found.kind == "bids":
        return tuple(bid.name for bid in judge_bids(rules, turn(rules, given)).legal)
    if found.kind == "score":
        result = read_bids_and_tricks(given["bids"], given["tricks"], rules)
        facts = (fact.split("=") for fact in given.get("facts", "").split())
        told = tuple((name, int(value) if value.isdecimal() else value) for name, value in facts)
        before = read_standing(given.get("before", ""), rules)
        score = score_round(rules, RoundResult(result.bids, result.taken, facts=told), before).of(given["side"])
        return str(score.points), str(score.bags)
    if found.kind == "match":
        totals = tuple(int(total.split(":")[1]) for total in given["totals"].split())
        end = outcome(
            rules,
            Standing(totals, (0,) * len(totals), int(given.get("rounds", 1)), int(given.get("minutes", 0))),
        )
        return (table.sides[end.winner].name,) if end.over and end.winner is not None else ("goes-on",)
    return None


def turn(rules: RuleSet, given: dict[str, str]) -> BidContext:
    """Return the seat that is about to bid, read from text."""
    bids: dict[str, Bid] = {}
    for word in given.get("bids", "").split():
        seat, name = word.split(":")
        bids[seat] = rules.read_bid(name)
    totals = [total.split(":") for total in given.get("totals", "").split()]
    return BidContext(
        seat=rules.table.read_seat(given["seat"]),
        table=rules.table,
        bids=tuple(bids.get(seat.value) for seat in rules.table.seats),
        totals=tuple(int(total) for _, total in totals) or (0,) * len(rules.table.sides),
        hand_size=rules.tricks,
        looked="looked" not in given,
        hand=read_cards(given["hand"]) if "hand" in given else None,
        trumps=rules.trumps,
    )


@pytest.mark.parametrize("variant", sorted(set(VARIANTS) - IN_FORCE - set(ONLY_WITH)))
def test_a_difference_is_one_when_it_is_asked_again(variant, count):
    """Read from its text and put to both tables, the situation gives the two answers; the order of the tables only turns them round."""
    rules = compose(f"standard+{variant}")
    found = difference("standard", rules.name)
    turned = smallest_difference(rules, STANDARD)
    assert found is not None
    assert turned is not None
    assert (found.kind, found.given, found.said) == (turned.kind, turned.given, turned.said[::-1])
    assert found.said[0].values != found.said[1].values or found.kind == "score"
    for table, said in zip((STANDARD, rules), found.said, strict=True):
        again = asked_again(table, found)
        if again is not None:
            assert again == said.values
            count("answers asked again")


@pytest.mark.parametrize(
    ("first", "second"),
    samples(small=[("zone", "bicycle"), ("alabama", "clarksville")], deep=list(combinations(PROFILES, 2))),
)
def test_the_named_tables_differ(first, second):
    """Any two of them differ in something that is found."""
    assert difference(first, second) is not None


def test_several_tables_are_told_from_the_first():
    """The first is compared with each of the others, in their order."""
    rules = tuple(map(compose, ("standard", "pagat", "standard+nil", "zone")))
    told = list(differences(rules))
    assert [("standard", "pagat"), ("standard", "standard+nil"), ("standard", "zone")] == [
        (first.name, second.name) for first, second, _ in told
    ]
    assert [True, False, True] == [found is not None for _, _, found in told]


@pytest.mark.parametrize("number", [*range(5), "two"])
def test_tables_put_together_at_random_are_compared(number, count):
    """Two rule sets of up to six variants, at any number of seats, differ in something or in nothing; the search ends with an answer."""
    chance = Random(f"pairs {number}")
    begin = "standard+two-players" if number == "two" else None
    for _ in range(samples(small=1, deep=60 if begin is None else 12)):
        first = random_rules(chance, begin or chance.choice(sorted(PROFILES)), chance.randrange(6))
        second = random_rules(chance, first.name, 1)
        found, turned = smallest_difference(first, second), smallest_difference(second, first)
        assert (found is None) == (turned is None)
        count("random pairs of tables compared")


def random_rules(chance: Random, spec: str, number: int) -> RuleSet:
    """Add so many variants to a spec, leaving out what cannot be in force together with it."""
    for name in chance.sample(sorted(VARIANTS), number):
        more = f"{spec}+{chance.choice(tuple(VARIANTS[name].settings()))}"
        try:
            compose(more)
        except SpadesError:
            continue
        spec = more
    return compose(spec)
