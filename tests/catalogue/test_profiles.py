"""The named tables: what the engine plays is what their records say, and every answer has a source."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from spades_teach.catalogue import named_tables as tables
from spades_teach.catalogue.loader import UnknownEntryError, variant
from spades_teach.core.actions import MakeBid
from spades_teach.core.bids import number
from spades_teach.core.cards import read_cards
from spades_teach.core.deals import deal_for
from spades_teach.core.errors import VariantConflictError
from spades_teach.core.judging import judge_bids, legal_cards
from spades_teach.core.matches import add, outcome
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import apply, legal_actions, replay, result, start_round
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.tricks import read_plays
from spades_teach.core.variants import PROFILES, VARIANTS, compose, read_spec
from spades_teach.core.variants.profiles import PROFILE_CHOICES
from spades_teach.core.variants.registry import OWN_CHOICES, own_choices, spec_of
from spades_teach.i18n import available_languages, words_for
from tests.samples import samples

ASKED = (
    *("standard", "pagat", "zone", "helping-nil", "no-bag-nil", "bicycle", "dummies", "alabama", "clarksville"),
    *("cookout", "trickster-ace-high", "solo-4", "mirror", "whiz", "suicide"),
)
"""The profiles of the list of questions, and the default table."""

SOURCES = {source.id for source in tables.profile_sources()}


def side_points(rules: RuleSet, bids: str, taken: tuple[int, ...], bags: int = 0) -> tuple[int, int]:
    """Return the points and the bags carried of the first side after a round."""
    sides = len(rules.table.sides)
    bid = tuple(map(rules.read_bid, bids.split()))
    score = score_round(rules, RoundResult(bid, taken), Standing((0,) * sides, (bags,) + (0,) * (sides - 1)))
    return score.sides[0].points, score.sides[0].bags


def bids_of(rules: RuleSet, bids: tuple[str | None, ...], **more: object) -> list[str]:
    """Return the bids that are legal for South after those of the others, in table order."""
    made = tuple(None if bid is None else rules.read_bid(bid) for bid in bids)
    sides = len(rules.table.sides)
    context = BidContext(seat=Seat.SOUTH, table=rules.table, bids=made, **{"totals": (0,) * sides, **more})  # type: ignore[arg-type]
    return [bid.name for bid in judge_bids(rules, context).legal]


class Table:
    """What a rule set answers to each topic of the records, found by asking the engine."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.alone = len(rules.table.sides) == 4

    def deck(self) -> str:
        usual = PROFILES["standard"].pack.cards
        cards = self.rules.pack.cards
        added = " ".join(card.code for card in cards if card not in usual)
        gone = " ".join(card.code for card in usual if card not in cards)
        return f"{len(cards)}: {added} for {gone}" if added else str(len(cards))

    def trump_order(self) -> str:
        return " ".join(card.code for card in self.rules.trumps.trumps[:5])

    def partners(self) -> str:
        return " ".join(side.name for side in self.rules.table.sides)

    def leading_spades(self) -> str:
        hand = read_cards("QS 3D")
        free = legal_cards(self.rules, PlayContext(hand=hand, trumps=self.rules.trumps))
        assert set(legal_cards(self.rules, PlayContext(hand=hand, trumps=self.rules.trumps, broken=True))) == set(hand)
        return "any time" if set(free) == set(hand) else "when broken"

    def first_trick(self) -> str:
        hand = read_cards("QS 3D")
        context = PlayContext(hand=hand, trumps=self.rules.trumps, plays=read_plays("E:KC"), first_trick=True)
        return "a spade when void" if set(legal_cards(self.rules, context)) == set(hand) else "no spade"

    def bids(self) -> str:
        hand = read_cards("AS 4S 5S 3H 4H 5H 6H 7H 8H 9H 3D 4D 5D")
        found = bids_of(self.rules, (None, None, None, None), hand=hand)
        return {
            ("nil", *map(str, range(1, 14))): "nil to 13",
            ("boston", "nil", *map(str, range(1, 14))): "nil to 13",
            ("3",): "the spades of the hand",
            ("nil", "3"): "the spades of the hand, or nil",
            ("nil", *map(str, range(4, 14))): "nil, or 4 to 13",
        }[tuple(sorted(found, key=lambda name: (name != "boston", self.rules.read_bid(name).tricks)))]

    def board(self) -> str:
        found = [int(bid) for bid in bids_of(self.rules, ("nil", "3", None, None)) if bid.isdecimal()]
        low = min(found)
        return "none" if low == 1 or not self.rules.has("limits.board") else str(low)

    def total(self) -> str:
        game = start_round(self.rules, deal_for(self.rules, 1, self.rules.table.seats[0]))
        if not self.rules.has("stages.low-bids"):
            return "any"
        for bid in (3, 2, 3, 2):
            game = apply(game, MakeBid(game.turn, number(bid)))  # type: ignore[arg-type]
        assert game.over
        assert score_round(self.rules, result(game)).sides[0].points == 0
        return "11 or more"

    def nil(self) -> str:
        return str(side_points(self.rules, "nil 5 3 5", (0, 3, 3, 7))[0] - (0 if self.alone else 30))

    def double_nil(self) -> str:
        if self.alone:
            return "no partners"
        if self.rules.has("stages.turning"):
            return "the second turns"
        value = int(self.nil())
        both = side_points(self.rules, "nil 6 nil 6", (0, 6, 0, 7))[0]
        return (
            "each for itself" if both == 2 * value and "nil" in bids_of(self.rules, ("nil", "3", None, None)) else "?"
        )

    def failed_nil(self) -> str:
        nil, place = int(self.nil()), (2, 3, 3, 5)
        points, bags = side_points(self.rules, "nil 5 2 5", place)
        if self.alone:
            return {(2 - nil, 2): "bags"}[points, bags]
        helped = side_points(self.rules, "nil 5 4 5", place)
        if helped[0] == 40 - nil + helped[1]:
            return "help the partner"
        own = 20 - nil
        found = {
            (own + 3, 3): "bags",
            (own + 1, 3): "bags without points",
            (own, 0): "no bags",
            (own + 1, 1): "neither",
        }
        if (points, bags) == (own, 0) and not self.rules.has("terms.bag-points"):
            return "bags"  # the table pays and counts no bag at all
        return found[points, bags]

    def blind_nil(self) -> str:
        if not self.rules.has("kinds.blind-nil"):
            return "none"
        return str(side_points(self.rules, "blind-nil 5 3 5", (0, 3, 3, 7))[0] - (0 if self.alone else 30))

    def blind_nil_who(self) -> str:
        if not self.rules.has("kinds.blind-nil"):
            return "nobody"
        others = len(self.rules.table.sides) - 1
        for behind in (-1000, *range(301)):
            own = self.rules.table.sides.index(self.rules.table.side_of(Seat.SOUTH))
            totals = [behind] * (others + 1)
            totals[own] = 0
            found = bids_of(self.rules, (None,) * 4, looked=False, totals=tuple(totals))
            if "blind-nil" in found:
                return f"{behind} behind"
        return "?"

    def exchange(self) -> str:
        def passed(bid: str) -> int:
            bids = tuple(map(self.rules.read_bid, f"{bid} 3 3 3".split()))
            duties = [duty for policy in self.rules.exchange for duty in policy.duties(bids, self.rules.table)]
            return max((duty.cards for duty in duties), default=0)

        nil, blind = passed("nil"), passed("blind-nil") if self.rules.has("kinds.blind-nil") else 0
        if nil:
            return f"{nil} after a nil, {blind} after a blind nil"
        return f"{blind} after a blind nil" if blind else "none"

    def made(self) -> str:
        points = side_points(self.rules, "5 3 1 3", (5, 3, 1, 4))[0]
        return {50 if self.alone else 60: "10 a trick"}[points]

    def set(self) -> str:
        points = side_points(self.rules, "5 3 1 3", (4, 5, 0, 4))[0]
        return "0" if points == 0 else {-50 if self.alone else -60: "-10 a trick"}[points]

    def bags(self) -> str:
        points = side_points(self.rules, "4 3 1 3", (7, 3, 1, 2))[0] - (40 if self.alone else 50)
        return {3: "1 each", 0: "nothing"}[points]

    def penalty(self) -> str:
        for carried in range(20):
            points, left = side_points(self.rules, "4 3 1 3", (5, 3, 1, 4), bags=carried)
            lost = (41 if self.alone else 51) - points
            if left < carried and lost:
                return f"{lost} for {carried + 1}"
        return "none"

    def high_bids(self) -> str:
        if self.alone:
            return "none" if side_points(self.rules, "10 1 1 1", (10, 1, 1, 1))[0] == 100 else "?"
        made = [side_points(self.rules, f"{low} 1 5 1", (low, 13 - low - 5, 5, 0))[0] for low in (4, 5, 6, 7, 8)]
        failed = side_points(self.rules, "5 1 5 1", (4, 5, 4, 0))[0]
        if made == [90, 100, 110, 120, 130]:
            return "none"
        assert made[0] == 90
        assert len(set(made[1:])) == 1
        return f"10 to 13: {made[1]}, {failed}"

    def all_tricks(self) -> str:
        if self.rules.has("kinds.boston"):
            return f"bid: {side_points(self.rules, 'boston 1 5 1', (8, 0, 5, 0))[0]}"
        if self.alone:
            return "none" if side_points(self.rules, "9 1 1 1", (13, 0, 0, 0))[0] == 90 + 4 else "?"
        made = side_points(self.rules, "4 1 5 1", (8, 0, 5, 0))[0]
        return "none" if made == 90 + (4 if self.rules.has("terms.bag-points") else 0) else "?"

    def target(self) -> str:
        sides = len(self.rules.table.sides)
        wins = (
            n for n in range(1, 1000) if outcome(self.rules, Standing((n,) + (0,) * (sides - 1), (0,) * sides)).over
        )
        return str(next(wins))

    def floor(self) -> str:
        sides = len(self.rules.table.sides)
        ends = (
            -n for n in range(1, 1000) if outcome(self.rules, Standing((-n,) + (0,) * (sides - 1), (0,) * sides)).over
        )
        return str(next(ends, "none"))

    def tie(self) -> str:
        sides = len(self.rules.table.sides)
        top = int(self.target())
        return "?" if outcome(self.rules, Standing((top,) * sides, (0,) * sides)).over else "another round"

    def renege(self) -> str:
        if not self.rules.has("conduct.renege"):
            return "impossible"
        facts = (("N.reneges", 1),)
        bids = tuple(map(number, (4, 3, 1, 3)))
        tricks = [
            score_round(self.rules, RoundResult(bids, taken, facts=facts)).sides[0].tally.tricks
            for taken in ((5, 3, 1, 4), (7, 2, 2, 2))
        ]
        return {(3, 6): "three tricks", (0, 0): "contract void"}[tuple(tricks)]


@pytest.mark.parametrize("record", tables.profiles(), ids=lambda record: record.id)
def test_a_table_answers_as_its_record_says(record):
    """Deck, leads, bids, nils, points, ends: what the engine does is what the record has, topic by topic."""
    table = Table(PROFILES[record.id])
    found = {answer.topic: getattr(table, answer.topic.replace("-", "_"))() for answer in record.answers}
    assert found == {answer.topic: answer.value for answer in record.answers}


@pytest.mark.parametrize("record", tables.profiles(), ids=lambda record: record.id)
def test_each_answer_and_each_variant_of_a_table_has_a_source(record):
    """Somebody known plays so; the variants that a record tells of are those that the profile has chosen."""
    assert set(record.rules) == {choice.id for choice in OWN_CHOICES.get(record.id, ())}
    assert all(record.rules.values())
    assert {source for sources in record.rules.values() for source in sources} <= SOURCES
    assert {answer.source for answer in record.answers} <= SOURCES
    base = tables.profile("pagat")
    changed = {answer.topic for answer in record.answers if answer.value != base.answer(answer.topic).value}
    assert changed <= {answer.topic for answer in record.answers if answer.own}


def test_the_tables_are_those_that_were_asked_for(count):
    """Every named table has a record, a rule set and a place in the list."""
    assert [record.id for record in tables.profiles()] == list(ASKED)
    assert list(PROFILES) == list(ASKED)
    assert list(PROFILE_CHOICES) == list(ASKED[1:])
    count("named tables", len(PROFILES))


@pytest.mark.parametrize("name", ASKED[1:])
def test_a_profile_is_another_table_and_says_its_own_name(name):
    """No two profiles are the same rules, and the name leads back to them."""
    rules = PROFILES[name]
    others = [other for other in PROFILES if other != name]
    assert all(rules != replace(PROFILES[other], name=name) for other in others)
    assert str(spec_of(rules)) == name
    assert compose(name) == rules


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("lang", available_languages())
def test_a_profile_has_a_name_and_a_sentence(name, lang):
    """People see a name and what it means, in every language."""
    words = words_for(lang)
    assert words.translated(f"profile-{name}")
    assert words.translated(f"profile-{name}", "about")


@pytest.mark.parametrize("name", ASKED)
def test_random_rounds_are_played_to_the_end(name):
    """By the rules of each table rounds end, are scored, and can be replayed."""
    rules = PROFILES[name]
    standing = Standing((0,) * len(rules.table.sides), (0,) * len(rules.table.sides))
    for seed in range(samples(small=6, deep=300)):
        chance = Random(seed)
        game = start_round(rules, deal_for(rules, seed, chance.choice(rules.table.seats)), standing)
        while not game.over:
            game = apply(game, chance.choice(legal_actions(game)))
        assert sum(game.taken) in (0, rules.hand_size)
        assert game == replay(rules, game.deal, game.actions, standing)
        standing = add(standing, score_round(rules, result(game), standing))


@pytest.mark.parametrize(
    ("expected", "spec"),
    [
        (["blind-nil", "pass-cards"], "pagat"),
        (["pass-cards"], "pagat+nil-off"),
        (["blind-nil"], "pagat+nil-passing"),
        (["pass-cards"], "pagat+blind-nil:value=100"),
        (["blind-nil", "pass-cards", "loss-at-minus-200"], "zone+failed-nil-tricks"),
        (["blind-nil", "pass-cards", "failed-nil-tricks"], "zone+deficit-ends-game"),
        (["blind-nil", "solo"], "solo-4+bag-penalty+three-players"),
        ([], "mirror+whiz"),
    ],
)
def test_a_variant_replaces_what_the_profile_has_chosen(expected, spec):
    """A profile is a base: what it put in a slot gives way to a named variant, and what it built on a fact goes with the fact."""
    assert set(expected) == {choice.id for choice in own_choices(read_spec(spec))}
    assert compose(spec).name == str(read_spec(spec))


@pytest.mark.parametrize(
    ("expected", "spec"),
    [({"mirrors", "board"}, "mirror+board"), ({"solo", "double-nil"}, "solo-4+double-nil")],
)
def test_what_cannot_be_at_a_table_is_refused_there(expected, spec):
    """Where a variant and the table exclude each other for another reason than a slot, both are named."""
    with pytest.raises(VariantConflictError) as caught:
        compose(spec)
    assert expected == {caught.value.facts["first"], caught.value.facts["second"]}


def test_an_unknown_table_is_refused():
    """The message names one that exists."""
    with pytest.raises(UnknownEntryError, match="standard"):
        tables.profile("nowhere")
    with pytest.raises(UnknownEntryError, match="weather"):
        tables.profile("pagat").answer("weather")


@pytest.mark.parametrize("setting", tables.wild_settings(), ids=lambda setting: f"{setting.rule}-{setting.name}")
def test_a_setting_of_other_tables_is_offered_with_its_source(setting):
    """Values that none of the four texts has are known to the engine, in the record as values of other tables, and have a source."""
    assert set(setting.sources) <= SOURCES
    assert setting.sources
    (told,) = [each for each in variant(setting.rule).parameters if each.name == setting.name]
    for value in setting.values:
        assert value in told.alternatives
        assert value != told.default
    assert "not in the four texts" in told.note
    assert setting.rule in VARIANTS


def test_no_setting_of_other_tables_is_without_a_source():
    """Whatever a record marks as not of the four texts stands in the list."""
    marked = {
        (rule, parameter.name)
        for rule in VARIANTS
        for parameter in variant(rule).parameters
        if "not in the four texts" in parameter.note
    }
    assert marked == {(setting.rule, setting.name) for setting in tables.wild_settings()}
