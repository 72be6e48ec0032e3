"""From which chance on it pays: hand-computed tables with their sources, and the laws of a straight line."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades_teach.analysis.break_even import BreakEven, break_even
from spades_teach.analysis.gain_curves import gain_chart
from spades_teach.core.errors import SpadesError
from spades_teach.i18n import words_for
from tests.samples import samples

HAND_COMPUTED = [
    # S0, S1, S2: nil 100; partner 4 takes 4, others bid 7.  kept 140-72=68, failed -100+40+1-71=-130, safe 50-71=-21: lost 109, gained 89
    pytest.param("nil", {}, (68, -130, -21, -21), Fraction(109, 198), id="nil-beside-four"),
    # the same with a partner who bids 1: others bid 10 of 12 left; kept 110-102, failed -100+10+1-101, safe 20-101
    pytest.param("nil", {"partner": 1}, (8, -190, -81, -81), Fraction(109, 198), id="nil-beside-one"),
    # three tricks lost: -100+40+3-70-(10-7-3=0 bags): others take 6 of 7, set: -70
    pytest.param("nil", {"lost": 3}, (68, 13, -21, -21), Fraction(0), id="a-nil-that-sets-the-others"),
    # dummies, source of rule question on nil 50: kept 90-72=18, failed -50+40+1-71=-80, safe -21: 59 of 98
    pytest.param("nil", {"rules": "standard+nil:value=50"}, (18, -80, -21, -21), Fraction(59, 98), id="nil-of-fifty"),
    # S0, S1, S2: blind nil 200; others bid 5: kept 240-54, failed -200+40+1-53, safe 70-51
    pytest.param("blind-nil", {}, (186, -212, 19, 19), Fraction(231, 398), id="blind-nil"),
    # S0, S1: 10 for 200; others bid 3 take 3 or 4: made 200-30, failed -200-31; nine made with a bag 91-30, without 90-31
    pytest.param("ten-for-200", {}, (170, -231, 61, 59), Fraction(290, 399), id="ten-for-200"),
    # base rules: eight made 80-50, set -80-51; seven with a bag 71-50, without 70-51
    pytest.param("one-more", {}, (30, -131, 21, 19), Fraction(150, 159), id="one-more-trick"),
    # base rules: others bid 5; set with 4: 72+50, made with 5: 71-50, left alone with 6: 70-51
    pytest.param("set", {}, (122, 21, 19, 19), Fraction(0), id="set"),
    # the same with nine bags carried: both bold branches pay the penalty of 100
    pytest.param("set", {"standing": "NS:209/9 EW:0/0"}, (22, -79, 19, 19), Fraction(98, 101), id="set-with-nine-bags"),
]


@pytest.mark.parametrize(("question", "given", "differences", "chance"), HAND_COMPUTED)
def test_the_hand_computed_table(question, given, differences, chance):
    """Our points less theirs, in all four branches, and the exact break-even."""
    found = break_even(question, match=False, **given)
    assert tuple(branch.difference for branch in found.branches) == differences
    assert found.by_points.chance == chance
    assert list(found.to_frame()["difference"]) == list(differences)


def test_the_working_adds_up():
    """Each branch is the sum of its lines, and each line has its reason."""
    found = break_even("nil", match=False)
    for branch in found.branches:
        lines = [line for line in found.working if (line.plan, line.came_off) == (branch.plan, branch.came_off)]
        assert sum(line.points if line.side == "NS" else -line.points for line in lines) == branch.difference
    assert {"nil-made", "nil-failed", "contract-made", "bags"} <= {line.reason for line in found.working}
    assert len(found.working_frame()) == len(found.working)


QUESTION = st.sampled_from(["nil", "blind-nil", "ten-for-200", "one-more", "set"])


@given(
    question=QUESTION,
    partner=st.integers(1, 6),
    instead=st.integers(1, 9),
    lost=st.integers(1, 3),
    others=st.integers(2, 9),
)
@settings(max_examples=samples(small=60, deep=2000), deadline=None)
def test_the_laws_of_a_break_even(question, partner, instead, lost, others):
    """Between 0 and 1; worth nothing at the break-even; at 0 the safe plan wins where the bold one pays only from some chance on."""
    refused = ""
    try:
        found = break_even(question, partner=partner, instead=instead, lost=lost, others=others, match=False)
    except SpadesError as error:
        refused = error.id
    if refused:
        assert refused in ("tricks-do-not-add-up", "set-anyway", "bad-assumption", "bad-bid")
        return
    verdict, chance = found.by_points.verdict, found.by_points.chance
    if chance is None:
        assert verdict == "even"
        assert found.gain(0) == found.gain(1) == 0
        return
    assert 0 <= chance <= 1
    if verdict == "from":
        assert found.gain(0) < 0 < found.gain(1)
    if verdict in ("from", "up-to"):
        assert found.gain(float(chance)) == pytest.approx(0, abs=1e-9)
    if verdict == "never":
        assert found.gain(0) <= 0 >= found.gain(1)
    for middle, gain in found.curve(steps=4):
        assert gain == pytest.approx(found.gain(0) + middle * (found.gain(1) - found.gain(0)))


def test_a_dearer_nil_needs_a_surer_one_less():
    """Monotone in the value of the nil: what it wins and loses grows alike, the price of the quiet bid stays."""
    found = [break_even("nil", rules=f"standard+nil:value={value}", match=False) for value in range(50, 401, 50)]
    chances = [each.by_points.chance for each in found]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == len(chances)
    assert all(chance > Fraction(1, 2) for chance in chances)


@pytest.fixture(scope="module")
def standings() -> dict[str, BreakEven]:
    texts = ("NS:0 EW:0", "NS:400 EW:400", "NS:480 EW:400", "NS:480 EW:470")
    return {text: break_even("nil", standing=text) for text in texts}


def test_the_match_is_another_measure(standings):
    """The same nil: about even stakes at the start, never where the quiet bid wins the match (530 to 471), always where it loses it (530 to 541)."""
    assert {found.by_points.chance for found in standings.values()} == {Fraction(109, 198)}
    start, late = standings["NS:0 EW:0"].by_match, standings["NS:400 EW:400"].by_match
    assert start.verdict == late.verdict == "from"
    assert 0.45 < start.chance < 0.55
    assert 0.15 < late.chance < 0.4
    never, always = standings["NS:480 EW:400"], standings["NS:480 EW:470"]
    assert (never.by_match.verdict, never.chance_match) == ("never", 1)
    assert (always.by_match.verdict, always.chance_match) == ("always", 0)
    assert [branch.chance for branch in always.branches] == [1, 0, 0, 0]


def test_the_chances_are_those_of_the_standing_after_the_round(standings):
    from spades_teach.analysis.match_chances import match_chances

    chances = match_chances("standard")
    for branch in standings["NS:400 EW:400"].branches:
        assert branch.chance == chances.chance(branch.after)


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("against", ["points", "match"])
def test_the_picture_says_it_in_words(standings, lang, against):
    """The break-even stands in the text alternative, in the digits of the language, and every curve has its rows."""
    words = words_for(lang)
    picture = gain_chart(list(standings.values()), lang, against)
    share = words.plain_number(55.1 if against == "points" else round(100 * standings["NS:400 EW:400"].chance_match, 1))
    assert share in picture.about
    assert len(picture.table.rows) == 4 * 21
    alone = standings["NS:0 EW:0"].chart(lang, against)
    assert alone.title == words("break-even-title-nil")


THREES = "standard+six-players:sides=two-teams-of-three"


@pytest.mark.parametrize(
    ("rules", "question", "bids", "taken", "points"),
    [
        ("standard+two-players", "nil", "nil 11", (0, 13), (100, 112)),
        ("standard+two-players", "one-more", "4 9", (4, 9), (40, 90)),
        ("standard+two-players", "set", "3 9", (5, 8), (32, -90)),
        (THREES, "nil", "nil 4 2 4 2 3", (0, 5, 2, 4, 2, 4), (140, 112)),  # 17 tricks of two packs
    ],
)
def test_other_tables_of_two_sides(rules, question, bids, taken, points):
    """Two players have no partner, three of a side two: the bold plan that comes off, worked out by hand, and its threshold from all four."""
    found = break_even(question, rules=rules, match=False)
    bold = found.branches[0]
    assert (tuple(bids.split()), taken) == (tuple(bid.name for bid in bold.result.bids), bold.result.taken)
    assert points == tuple(side.points for side in bold.score.sides)
    good, bad, safe_good, safe_bad = (branch.difference for branch in found.branches)
    up, down = good - safe_good, bad - safe_bad
    assert up > 0 > down or found.by_points.verdict == "always"
    assert found.by_points.chance == (Fraction(-down, up - down) if down < 0 else 0)
    with pytest.raises(SpadesError) as raised:
        break_even(question, rules=rules)
    assert "model-other-table" == raised.value.id
    assert "match=False" in str(raised.value)


@pytest.mark.parametrize(
    ("question", "given", "error"),
    [
        ("nill", {}, "bad-break-even"),
        ("nil", {"partner": 0}, "bad-assumption"),
        ("nil", {"partner": 13}, "bad-assumption"),
        ("nil", {"lost": 12}, "bad-assumption"),
        ("nil", {"partner": 12, "instead": 5}, "tricks-do-not-add-up"),
        ("nil", {"rules": "standard+nil-off"}, "bad-bid"),
        ("ten-for-200", {"rules": "standard"}, "bad-bid"),
        ("blind-nil", {"standing": "NS:0 EW:99"}, "bid-not-here"),
        ("nil", {"standing": "NS:510 EW:99"}, "over-before"),
        ("set", {"others": 8}, "set-anyway"),
        ("nil", {"rules": "standard+win-last-trick"}, "chances-facts"),
        ("nil", {"rules": "standard+two-players", "partner": 1}, "bad-assumption"),
        ("nil", {"rules": THREES, "partner": 1}, "bad-assumption"),
        ("nil", {"rules": THREES, "others": 2}, "bad-assumption"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(question, given, error):
    """S2: a blind nil needs a deficit of a hundred, so 99 are not enough."""
    with pytest.raises(SpadesError) as raised:
        break_even(question, match=False, **given)
    assert raised.value.id == error


def test_a_blind_nil_a_hundred_behind_may_be_asked():
    assert break_even("blind-nil", standing="NS:0 EW:100", match=False).by_points.verdict == "from"


def test_against_the_match_only_when_it_was_asked():
    with pytest.raises(SpadesError) as raised:
        _ = break_even("nil", match=False).chance_match
    assert raised.value.id == "not-weighed"
    with pytest.raises(SpadesError) as raised:
        gain_chart([])
    assert raised.value.id == "nothing-to-weigh"
