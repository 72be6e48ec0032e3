"""The last round looked at before it is played: against rounds scored one by one, and against the sources' examples."""

from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from spades_teach.analysis.endings_ahead import NIL_AS_TRICKS, endgame
from spades_teach.analysis.round_model import round_model
from spades_teach.core.bids import NIL, number
from spades_teach.core.errors import NotationError, RecordError, SpadesError
from spades_teach.core.matches import Standing, add, outcome
from spades_teach.core.results import RoundResult
from spades_teach.core.scores import score_round
from spades_teach.core.variants import compose
from tests.samples import samples

TABLES = (
    "standard",
    "pagat",
    "standard+blind-nil",
    "standard+short-game-300",
    "standard+loss-at-minus-200",
    "standard+no-overs",
    "standard+bag-penalty:limit=5,penalty=50",
    "standard+failed-nil-tricks:mode=toward-partner",
    "standard+failed-nil-tricks:mode=void",
    "standard+three-b",
)

EXAMPLES = {
    "both over, the higher wins (catalogue s2-winning)": (
        "standard", "NS:460/0 EW:470/0", "N:3 E:2 S:3 W:2", 8, (522, 511), "NS", "higher-total",
    ),
    "a tie plays on (catalogue s2-winning-tie)": (
        "standard", "NS:460/0 EW:450/0", "NS:5 EW:6", 5, (510, 512), "EW", "higher-total",
    ),
    "the same total above the target (catalogue s2-winning-tie)": (
        "standard", "NS:459/0 EW:440/0", "NS:5 EW:6", 6, (510, 501), "NS", "higher-total",
    ),
    "the penalty before the target (known defect A12)": (
        "standard", "NS:470/8 EW:300/0", "NS:4 EW:6", 6, (412, 361), None, None,
    ),
    "half a load less wins (known defect A12, one bag fewer)": (
        "standard", "NS:470/8 EW:300/0", "NS:4 EW:6", 5, (511, 362), "NS", "target-reached",
    ),
    "pagat's 337 and 7 bags, bid 5, takes 8": (
        "standard", "NS:337/7 EW:0/0", "NS:5 EW:5", 8, (290, 50), None, None,
    ),
    "a short game (catalogue short-game-300)": (
        "standard+short-game-300", "NS:260/0 EW:270/0", "NS:5 EW:6", 5, (310, 332), "EW", "higher-total",
    ),
    "a floor (catalogue loss-at-minus-200)": (
        "standard+loss-at-minus-200", "NS:-150/0 EW:0/0", "NS:6 EW:6", 5, (-210, 62), "EW", "fell-to-limit",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name):
    rules, before, bids, tricks, totals, winner, reason = EXAMPLES[name]
    case = endgame(before, bids, rules).split(tricks).case
    assert tuple(side.total for side in case.sides) == totals
    assert (case.winner, case.outcome.reason) == (winner, reason)


def test_a_tie_goes_on():
    """Equal totals above the target mean one more round (catalogue s2-winning-tie)."""
    tie = next(
        split.case
        for before in range(430, 470)
        for split in endgame(f"NS:460/0 EW:{before}/0", "NS:5 EW:6").splits
        if split.case.outcome.reason == "tie-plays-on"
    )
    assert (tie.over, tie.winner, tie.leader) == (False, None, None)
    assert len({side.total for side in tie.sides}) == 1
    assert tie.sides[0].total >= 500


def test_what_the_penalty_does():
    """Without its penalty 470/8 with 4 bid and 6 taken would have won with 512 (known defect A12)."""
    ends = endgame("NS:470/8 EW:300/0", "NS:4 EW:6")
    paid, unpaid = ends.split(6).case, ends.split(5).case
    assert (paid.of("NS").penalty, paid.of("NS").reasons) == (-100, ("contract-made", "bags", "bag-penalty"))
    assert paid.penalty_decides
    assert paid.without_penalty.winner == 0
    assert not unpaid.penalty_decides
    assert unpaid.of("NS").penalty == 0
    assert ends.wins("NS") == (4, 5)


def test_fixed_rounds_and_time():
    """After the last round the higher total wins (catalogue fixed-hands, time-limit); what nobody told is asked for."""
    last = endgame("NS:120/0 EW:130/0", "NS:5 EW:6", "standard+fixed-hands:deals=4", rounds=3)
    assert last.split(7).case.winner == "EW"
    assert last.split(8).case.winner == "NS"
    assert last.split(8).case.outcome.reason == "rounds-played"
    earlier = endgame("NS:120/0 EW:130/0", "NS:5 EW:6", "standard+fixed-hands:deals=4", rounds=2)
    assert not any(split.case.over for split in earlier.splits)
    late = endgame("NS:120/0 EW:130/0", "NS:5 EW:6", "standard+time-limit:minutes=60", minutes=61)
    assert late.split(8).case.outcome.reason == "time-over"
    early = endgame("NS:120/0 EW:130/0", "NS:5 EW:6", "standard+time-limit:minutes=60", minutes=59)
    assert not early.split(8).case.over
    for rules in ("standard+fixed-hands:deals=4", "standard+time-limit:minutes=60", "standard+win-last-trick"):
        with pytest.raises(RecordError) as refused:
            endgame("NS:120/0 EW:130/0", "NS:5 EW:6", rules)
        assert refused.value.id == "facts-untold"


bid = st.one_of(st.just(NIL), st.integers(1, 6).map(number))
standing = st.tuples(st.integers(-250, 499), st.integers(-250, 499), st.integers(0, 9), st.integers(0, 9))


@given(rules=st.sampled_from(TABLES), bids=st.tuples(bid, bid, bid, bid), before=standing, data=st.data())
@settings(max_examples=samples(small=25, deep=1500), deadline=None)
def test_every_round_is_in_one_case(rules, bids, before, data):
    """Whoever takes which tricks: one case holds it, and says the points, bags, totals and verdict of that round scored by itself."""
    table = compose(rules)
    carried = tuple(bags % 5 if "limit=5" in rules else bags * ("three-b" not in rules) for bags in before[2:])
    stands = Standing(before[:2], carried)
    assume(not outcome(table, stands).over)
    ends = endgame(stands, bids, table)
    assert [split.tricks for split in ends.splits] == [(tricks, 13 - tricks) for tricks in range(14)]
    for _ in range(12):
        cuts = sorted(data.draw(st.tuples(*[st.integers(0, 13)] * 3)))
        taken = tuple(after - first for first, after in zip((0, *cuts), (*cuts, 13), strict=True))
        score = score_round(table, RoundResult(bids, taken), stands)
        after = add(stands, score)
        halves = ((taken[0], taken[2]), (taken[1], taken[3]))
        found = [
            case
            for case in ends.split(sum(halves[0])).cases
            if all(half in side.ways for half, side in zip(halves, case.sides, strict=True))
        ]
        assert len(found) == 1
        assert [(side.points, side.bags, side.total) for side in found[0].sides] == [
            (side.points, side.bags, total) for side, total in zip(score.sides, after.totals, strict=True)
        ]
        assert found[0].outcome == outcome(table, after)
        kept = {seat for seat, said, took in zip("NESW", bids, taken, strict=True) if said == NIL and took == 0}
        assert {nil.seat.value for nil in found[0].nils if nil.kept} == kept


def test_nils_are_cases():
    """A nil kept and a nil failed are told apart; failing by more tricks is one case as long as it scores alike."""
    ends = endgame("NS:0/0 EW:0/0", "N:4 E:3 S:nil W:3")
    cases = ends.split(7).cases
    assert [[nil.written for nil in case.nils] for case in cases] == [["0"], ["1-3"], ["4"], ["5"], ["6"], ["7"]]
    assert [case.of("NS").points for case in cases] == [143, -57, -136, -135, -134, -133]
    assert ends.split(7).case.of("NS").reasons == ("contract-made", "nil-made", "bags")
    both = endgame("", "N:nil E:3 S:nil W:3").split(2)
    assert {tuple(nil.written for nil in case.nils) for case in both.cases} == {("0", "2"), ("1", "1"), ("2", "0")}


def _brute(before, theirs, rules, goal):
    """The easiest bid that reaches a goal when it is made exactly, by its tricks and nils: rounds scored one by one."""
    table = compose(rules)
    ours = [
        (number(first), number(second)) for first, second in product(range(1, 13), repeat=2) if first + second <= 13
    ]
    ours += [(number(first), NIL) for first in range(1, 14)]
    for own in sorted(ours, key=lambda bids: (sum(5 if bid == NIL else bid.tricks for bid in bids), NIL in bids)):
        made = tuple(bid.tricks for bid in own)
        bids = (own[0], number(theirs[0]), own[1], number(theirs[1]))
        after = add(before, score_round(table, RoundResult(bids, (made[0], 13 - sum(made), made[1], 0)), before))
        verdict = outcome(table, after)
        if verdict.winner == 0 if goal == "win" else not (verdict.over and verdict.winner != 0):
            return sum(made), NIL in own
    return None


@given(before=standing, theirs=st.tuples(st.integers(1, 6), st.integers(1, 6)), rules=st.sampled_from(TABLES[3:6]))
@settings(max_examples=samples(small=5, deep=150), deadline=None)
def test_must_bid_against_brute_force(before, theirs, rules):
    """No bid that is easier reaches the goal: fewer tricks, a nil counted as five, numbers before nils that count the same."""
    stands = Standing(before[:2], before[2:])
    assume(not outcome(compose(rules), stands).over)
    ends = endgame(stands, (number(1), number(theirs[0]), number(1), number(theirs[1])), compose(rules))
    for goal, answer in (("win", ends.must_bid_to_win("NS")), ("survive", ends.must_bid_to_survive("NS"))):
        least = answer.least
        assert (None if least is None else (least.exact, "nil" in least.bids)) == _brute(stands, theirs, rules, goal)
        if least is not None:
            assert least.exact in (least.wins if goal == "win" else least.survives)


def test_the_place_of_a_nil():
    """Ten tricks are harder than one and a nil, three are easier, six as hard and come first; a blind nil is more than any number."""
    bids = {
        scores: endgame(f"NS:{scores}/0 EW:0/0", "NS:4 EW:3").must_bid_to_win("NS").names
        for scores in (400, 430, 440, 470)
    }
    assert {400: "1+nil", 430: "1+nil", 440: "3+3", 470: "2+1"} == bids
    blind = endgame("NS:200/0 EW:400/0", "NS:4 EW:3", "standard+blind-nil").must_bid_to_win("NS").names
    assert "10+blind-nil" == blind
    asked = endgame("NS:290/0 EW:400/0", "NS:4 EW:3", "standard+blind-nil").must_bid_to_win("NS").names
    assert "1+blind-nil" == asked  # fifteen; eleven and a nil are sixteen


def test_a_nil_is_kept_as_often_as_its_place_says():
    """In the rounds of the package a nil is kept less often than four tricks are taken, and more often than six."""
    model = round_model()
    taken = [(each.result.taken[0] + each.result.taken[2], each.chance) for each in model.rounds]
    chances = {tricks: sum(chance for took, chance in taken if took >= tricks) for tricks in (4, 5, 6)}
    assert chances[4] > model.nil_kept > chances[6]
    assert 0.05 > abs(chances[NIL_AS_TRICKS] - model.nil_kept)


def test_the_fewest_tricks_stand_first():
    """Numbers that win or survive rise for either side, by its own tricks, although the splits are listed by those of the first."""
    ends = endgame("NS:461/8 EW:447/3", "NS:5 EW:6")
    assert (5, 6) == ends.wins("NS")
    assert (6, 9, 10, 11, 12) == ends.wins("EW")
    assert (*range(7), 9, 10, 11, 12, 13) == ends.survives("EW")


def test_must_bid_examples():
    """461 with 8 bags against 447: 39 points short, but the others who make 6 beat 501, so that 5 is needed, which sets them to no more."""
    ends = endgame("NS:461/8 EW:447/3", "NS:4 EW:6")
    must = ends.must_bid_to_win("NS")
    assert (must.names, must.least.wins) == ("3+2", (5, 6))
    assert ends.must_bid_to_win().names == ends.must_bid_to_win("ns").names
    far = endgame("NS:100/0 EW:0/0", "NS:4 EW:6").must_bid_to_win("NS")
    assert far.least is None
    assert far.names is None
    assert endgame("NS:400/0 EW:0/0", "NS:4 EW:3").must_bid_to_win("NS").names == "1+nil"
    with pytest.raises(NotationError):
        ends.must_bid_to_win("XY")


def test_only_bids_that_the_table_allows():
    """By board a side bids four together (catalogue board); without nil nobody bids nil (catalogue nil-off)."""
    before, bids = "NS:490/0 EW:0/0", "NS:4 EW:4"
    assert endgame(before, bids, "standard+board").must_bid_to_win("NS").names == "2+2"
    assert endgame(before, bids).must_bid_to_win("NS").names == "1+1"
    assert endgame("NS:365/0 EW:450/0", bids).must_bid_to_win("NS").names == "4+nil"
    assert endgame("NS:365/0 EW:450/0", bids, "standard+nil-off").must_bid_to_win("NS").names is None


def test_a_set_that_costs_the_match_is_not_worth_going_for():
    """The trick that would set them fills the own counter: 61 points better off, and the match not won (A12)."""
    ends = endgame("NS:470/8 EW:300/0", "NS:4 EW:8")
    offer = next(each for each in ends.sets if each.side == "NS")
    assert (offer.gain, offer.swing, offer.pays) == (-1, 61, False)
    assert ends.best_set("NS") is None


def test_a_kept_nil_is_its_own_case_even_where_it_is_worth_nothing():
    cases = endgame("", "N:4 S:nil EW:6", "standard+nil:value=0+failed-nil-tricks:mode=void").split(4).cases
    assert next([nil.kept for nil in case.nils] for case in cases) == [True]
    assert sum(nil.kept for case in cases for nil in case.nils) == 1
    assert [nil.tricks for nil in cases[0].nils] == [(0,)]


def test_sets():
    """Setting 6 takes 8 tricks, and here it turns a lost match into one that goes on."""
    ends = endgame("NS:461/8 EW:447/3", "NS:4 EW:6")
    offer = ends.best_set("NS")
    assert (offer.against, offer.seat, offer.tricks, offer.gain, offer.pays) == ("EW", None, 8, 1, True)
    assert (offer.left.winner, offer.done.over) == ("EW", False)
    assert offer.done.of("EW").is_set
    assert not offer.left.of("EW").is_set
    assert offer.swing == (405 - 387) - (404 - 507)
    nil = endgame("NS:300/0 EW:420/0", "NS:5 E:nil W:4").best_set("NS")
    assert (nil.seat.value, nil.tricks, nil.gain) == ("E", 5, 1)
    assert nil.swing >= 200 - 10
    calm = endgame("NS:0/9 EW:0/0", "NS:6 EW:2")
    offer = next(each for each in calm.sets if each.side == "NS")
    assert (offer.tricks, offer.swing) == (12, 41)
    assert calm.best_set("NS") == offer


@pytest.mark.parametrize(("rules", "bids", "splits"), [
    ("standard+three-players", "1:5 2:5 3:5", 171),
    ("standard+solo", "N:3 E:3 S:3 W:3", 560),
    ("standard+six-players", "1:1 2:1 3:1 4:1 5:1 6:1", 171),
])  # fmt: skip
def test_other_tables(rules, bids, splits):
    """Every way to share the tricks among the sides, each as it scores by itself; sets are told where two sides play."""
    table = compose(rules)
    ends = endgame("", bids, table)
    assert len(ends.splits) == splits
    assert ends.sets == ()
    assert ends.best_set() is None
    for split in ends.splits[:: samples(small=13, deep=1)]:
        taken = [0] * len(table.table.seats)
        for side, tricks in zip(table.table.sides, split.tricks, strict=True):
            taken[table.table.index(side.seats[0])] = tricks
        score = score_round(table, RoundResult(ends.bids, tuple(taken)))
        assert [side.points for side in split.case.sides] == [side.points for side in score.sides]


def test_frame():
    frame = endgame("NS:461/8 EW:447/3", "N:3 E:3 S:nil W:3").to_frame()
    assert list(frame.columns) == [
        "NS_tricks", "EW_tricks", "S_nil", "S_nil_tricks",
        "NS_points", "NS_bags", "NS_total", "NS_penalty", "NS_reasons",
        "EW_points", "EW_bags", "EW_total", "EW_penalty", "EW_reasons",
        "over", "winner", "leader", "reason",
    ]  # fmt: skip
    assert set(frame.S_nil) == {"kept", "failed"}
    assert set(frame.NS_tricks) == set(range(14))


@pytest.mark.parametrize(("scores", "bids", "rules", "error_id"), [
    ("NS:461", "NS:4", "standard", "seat-missing"),
    ("NS:461", "NS:4 NS:4 EW:4", "standard", "seat-twice"),
    ("NS:461", "NS:4+4+4 EW:4", "standard", "bad-bid"),
    ("NS:461", "NS=4 EW=4", "standard", "bad-pair"),
    ("NS:461", "XY:4 EW:4", "standard", "bad-side"),
    ("NS:461", "NS:0 EW:4", "standard", "bad-bid"),
    ("NS-461", "NS:4 EW:4", "standard", "bad-standing"),
    ("NS:461", (NIL,), "standard", "uneven-result"),
    ("", "NS:4 EW:4", "no-such-table", "unknown-profile"),
    ("", "1:1 2:1 3:1 4:1 5:1 6:1 7:1 8:1 9:1", "standard", "bad-side"),
])  # fmt: skip
def test_refusals(scores, bids, rules, error_id):
    with pytest.raises(SpadesError) as refused:
        endgame(scores, bids, rules)
    assert refused.value.id == error_id
