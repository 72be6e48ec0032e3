"""What the engine answers to the questions that people ask.

The numbers are those of the list of questions that this package keeps; its answers follow the partnership rules on pagat.com, with
the other tables named beside them.
"""

from collections.abc import Callable

import pytest

from spades_teach.analysis.disputes import OTHER_TABLE, PROBES, find, form_of
from spades_teach.catalogue import Question, question, questions, variant
from spades_teach.core.errors import VariantConflictError
from spades_teach.core.variants import PROFILES, VARIANTS, compose
from tests.samples import samples

ANSWERS = [
    # number, question, the answer at the default table, the facts that it tells, tables that answer otherwise
    (1, "lead-spade-unbroken", "no", {"cards": "JH 2D"}, {"standard+breaking-spades:required=false": "yes"}),
    (2, "only-spades-left", "yes", {"cards": "QS 8S"}, {}),
    (3, "what-breaks-spades", "spade-on-another-suit", {"cards": "4S"}, {"trickster-ace-high": "free"}),
    (4, "must-trump", "no", {}, {"standard+play-to-win-tarot": "yes"}),
    (5, "must-beat", "no", {}, {"standard+play-to-win": "spades"}),
    (6, "low-card-on-purpose", "yes", {"cards": "AS 9S 2S"}, {"standard+play-to-win-tarot": "not-in-spades"}),
    (7, "spade-on-first-trick", "yes", {}, {"standard+first-trick-lowest-club": "no"}),
    (8, "who-leads-first", "left", {"seat": "S"}, {"standard+deuce-starts": "two-of-clubs"}),
    (9, "pass-or-raise", "once", {}, {"standard+raise-by-one": "raise"}),
    (10, "zero-or-nil", "same", {}, {"standard+nil-off": "no-nil"}),
    (11, "nil-and-partners-bid", "apart", {"contract": 4}, {}),
    (12, "contract-of-a-team", "sum", {"contract": 5}, {"standard+solo": "alone"}),
    (13, "made-bid", "one-each", {"points": 53}, {"standard+no-overs": "nothing"}),
    (14, "missed-bid", "ten-each", {"points": -50}, {"bicycle": "nothing"}),
    (15, "when-bags-cost", "every", {"limit": 10, "penalty": 100}, {"standard+no-overs": "never"}),
    (16, "exactly-ten-bags", "now", {"total": 290, "bags": 0}, {}),
    (17, "eleven-bags", "one-stays", {"total": 291, "bags": 1}, {}),
    (18, "twenty-bags", "twice", {"bags": 1}, {"standard+no-overs": "never"}),
    (19, "last-digit", "only-above-zero", {"total": -47, "bags": 3}, {}),
    (20, "bags-of-a-set-side", "none", {"points": -50, "bags": 4}, {}),
    (21, "nil-value", "worth", {"value": 100}, {"standard+nil-off": "not-played"}),
    (22, "failed-nil-tricks", "bags", {"points": -138}, {"helping-nil": "help", "no-bag-nil": "nothing"}),
    (23, "nil-and-contract-fail", "bag-counts", {"points": -119}, {"zone": "bag-for-nothing", "helping-nil": "helps"}),
    (24, "nil-crosses-ten-bags", "penalty", {"points": -147, "bags": 1}, {"no-bag-nil": "no"}),
    (25, "nil-made-partner-set", "both", {"points": 60}, {"bicycle": "only-nil"}),
    (26, "both-partners-nil", "separate", {"points": 200}, {"standard+double-nil": "double"}),
    (27, "blind-nil-value", "not-played", {}, {"pagat": "worth", "standard+blind-nil": "worth"}),
    (28, "blind-nil-when", "not-played", {}, {"pagat": "behind", "standard+blind-nil:min_deficit=0": "any-time"}),
    (29, "blind-nil-after-looking", "not-played", {}, {"pagat": "no"}),
    (30, "who-wins-the-match", "higher", {"total": 522}, {"standard+fixed-hands": "goes-on"}),
    (31, "tie-at-the-top", "another-round", {}, {}),
    (32, "penalty-before-the-end", "no", {"total": 412}, {"standard+no-overs": "yes"}),
    (33, "below-minus-two-hundred", "no-floor", {}, {"zone": "lost"}),
    (34, "smallest-bid", "none", {"first": 1, "partner": 1}, {"alabama": "board", "standard+fredieu": "four-each"}),
    (35, "bids-make-thirteen", "yes", {}, {"standard+total-bids": "no"}),
    (36, "ten-for-two-hundred", "no", {}, {"standard+ten-for-200": "yes"}),
    (37, "joker-order", "no-jokers", {}, {"alabama": "jokers", "clarksville": "jokers-and-deuces"}),
    (38, "somebody-reneged", "cannot-happen", {"points": 63}, {"cookout": "contract-lost"}),
    (39, "hand-without-spades", "played", {}, {"standard+short-hand-misdeal": "redeal"}),
    (40, "cards-exchanged", "none", {"nil": 0}, {"pagat": "blind-only", "standard+nil-passing": "some"}),
    (41, "mirror-whiz-suicide", "free", {}, {"mirror": "mirrors", "whiz": "whiz", "suicide": "suicide"}),
    (42, "all-thirteen", "no-bonus", {"points": 94}, {"standard+boston:unbid_boston=game-over": "wins"}),
    (43, "playing-alone", "teams", {"sides": 2}, {"solo-4": "alone"}),
    (44, "five-bag-game", "no", {"points": 42}, {"standard+bag-penalty-short": "yes"}),
]


def test_every_question_of_the_list_is_asked_once() -> None:
    """There are 44, each with its number."""
    assert list(range(1, 45)) == [number for number, *_ in ANSWERS]
    assert sorted(each.id for each in questions()) == sorted(asked for _, asked, *_ in ANSWERS)


@pytest.mark.parametrize(
    ("asked", "form", "facts", "others"),
    [row[1:] for row in ANSWERS],
    ids=[f"q{row[0]:02}-{row[1]}" for row in ANSWERS],
)
def test_the_engine_answers(asked: str, form: str, facts: dict[str, object], others: dict[str, str]) -> None:
    """The default table answers as the list says, and so do the tables that it names beside."""
    finding = find(compose("standard"), question(asked))
    assert form == form_of(question(asked), finding)
    assert facts == {name: finding.facts[name] for name in facts}
    for spec, other in others.items():
        assert (spec, other) == (spec, form_of(question(asked), find(compose(spec), question(asked))))


@pytest.mark.parametrize(
    ("expected", "spec", "asked", "fact"),
    [
        pytest.param(50, "dummies", "nil-value", "value", id="q21-dummies"),
        pytest.param(100, "standard+blind-nil:value=100", "blind-nil-value", "value", id="q27-dummies"),
        pytest.param(200, "pagat", "blind-nil-value", "value", id="q27-pagat"),
        pytest.param(100, "pagat", "blind-nil-when", "deficit", id="q28-exactly-100-is-enough"),
        pytest.param(200, "standard+blind-nil:min_deficit=200", "blind-nil-when", "deficit", id="q28-200"),
        pytest.param(2, "pagat", "cards-exchanged", "blind", id="q40-pagat"),
        pytest.param(5, "standard+bag-penalty-short", "when-bags-cost", "limit", id="q44-five"),
        pytest.param(20, "standard+bag-penalty:limit=20", "when-bags-cost", "limit", id="q15-more-than-a-round-brings"),
        pytest.param(50, "solo-4", "when-bags-cost", "penalty", id="q15-alone"),
        pytest.param(4, "standard+bag-penalty-short", "twenty-bags", "loads", id="q18-five-places"),
        pytest.param(100, "standard+bag-penalty:penalty=50", "twenty-bags", "cost", id="q18-two-of-50"),
        pytest.param(-140, "no-bag-nil", "failed-nil-tricks", "points", id="q22-chicago"),
        pytest.param(-120, "zone", "nil-and-contract-fail", "points", id="q23-zone"),
        pytest.param(-149, "zone", "nil-crosses-ten-bags", "points", id="q24-without-points-for-bags"),
    ],
)
def test_other_tables_tell_other_numbers(expected: int, spec: str, asked: str, fact: str) -> None:
    """The number in the answer is the one of the table that is asked."""
    assert expected == find(compose(spec), question(asked)).facts[fact]


@pytest.mark.parametrize("each", questions(), ids=lambda each: each.id)
def test_a_question_is_whole(each: Question) -> None:
    """Its probe is there, its other tables compose, and each form that an outcome may have comes from some table."""
    assert each.probe in PROBES
    tables = [*PROFILES.values(), *(compose(other.rules) for other in each.others)]
    forms = {form_of(each, find(rules, each)) for rules in tables}
    unseen = set(each.forms.values()) - forms
    assert unseen <= UNSEEN.get(each.id, set())


UNSEEN = {
    "blind-nil-after-looking": {"yes"},  # no table of the list
    "nil-value": {"no-nil"},  # only where a nil is read and not scored
    "joker-order": {"jokers-and-diamond"},
    "bids-make-thirteen": set(),
}


@pytest.mark.parametrize("rule", samples(small=sorted(VARIANTS)[::4], deep=sorted(VARIANTS)))
def test_every_table_can_be_asked_everything(rule: str, count: Callable[..., None]) -> None:
    """No rule set breaks a probe: it answers, has no such bid, or the example does not fit."""
    try:
        rules = compose(f"standard+{rule}")
    except VariantConflictError:
        pytest.skip("not together with the default table")
    for each in questions():
        finding = find(rules, each)
        assert finding.outcome
        assert isinstance(form_of(each, finding), str)
        count("questions asked")
    assert variant(rule).id == rule


def test_a_table_of_other_seats_is_not_asked() -> None:
    """Three players have no partner: the examples of four do not fit."""
    assert OTHER_TABLE is find(compose("standard+three-players"), question("made-bid"))
