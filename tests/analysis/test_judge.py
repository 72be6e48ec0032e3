"""The judge knows a finished record and the rules, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from spades_teach.analysis.judge import judge, offence_reason
from spades_teach.analysis.renege_prices import renege_prices
from spades_teach.core.actions import Action, Claim, MakeBid
from spades_teach.core.bids import number
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.deals import Deal, deal_cards
from spades_teach.core.errors import IllegalActionError, SpadesError
from spades_teach.core.notation import dumps, loads, read_bids_and_tricks, round_from_text
from spades_teach.core.record_notation import record_from_json, record_from_text, record_to_json, record_to_text
from spades_teach.core.records import Record, Written, WrittenSide, keep_record
from spades_teach.core.rounds import Round, enact, legal_actions, result, start_round, violations
from spades_teach.core.rules.endings import Standing
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play
from spades_teach.core.variants import compose
from tests.strategies import OTHER_TABLES, SPECS, deals, rounds, standings

# South puts the 3 of spades on a diamond in trick 3, and still has the queen of diamonds.
DEAL = """dealer N
N: KC 3D 10D 5S JH 5D KD 6D 6C 10C JC 10H 2S
E: AD AC 9H 8H 6S QH KH QC 4D 2H 7D 2D 8C
S: JS 4H QD 7S AS 2C 9S 3S 3C JD KS QS 5H
W: 9D 8D 8S 5C 10S 7H 4S 4C 3H 7C 6H 9C AH
"""
PLAYED = """before NS:0/0 EW:0/0
bids E:3 S:7 W:1 N:1
trick 1: E:AC S:2C W:4C N:6C
trick 2: E:AD S:JD W:8D N:3D
trick 3: E:2D S:3S W:9D N:5D
trick 4: S:AS W:4S N:2S E:6S
trick 5: S:KS W:8S N:5S E:2H
trick 6: S:QS W:10S N:6D E:4D
trick 7: S:JS W:3H N:10D E:7D
trick 8: S:9S W:5C N:10H E:8C
trick 9: S:7S W:6H N:10C E:8H
trick 10: S:3C W:9C N:KC E:QC
trick 11: N:KD E:9H S:QD W:7C
trick 12: N:JC E:QH S:4H W:7H
trick 13: N:JH E:KH S:5H W:AH
"""
RENEGED = DEAL + PLAYED
VOID, THREE = "renege-penalty:mode=contract-void", "renege-penalty:mode=three-tricks"


def honest(game: Round) -> Written:
    """Return what an honest scorer writes down."""
    score = score_round(game.rules, result(game), game.standing)
    sides = tuple(
        WrittenSide(
            side=side.side,
            lines=tuple((line.reason, line.points) for line in side.lines) or None,
            points=side.points,
            total=total + side.points,
            bags=side.bags,
        )
        for side, total in zip(score.sides, game.standing.totals, strict=True)
    )
    return Written(taken=tuple(zip(game.rules.table.seats, game.taken, strict=True)), sides=sides)


def ids(text: str, spec: str = "standard") -> list[str]:
    return [reason.id for reason in judge(record_from_text(text, compose(spec))).reasons]


# Laws


@given(rounds(finished=True))
def test_nothing_is_found_in_an_honest_round(game: Round) -> None:
    """A33: whatever the rules, a lawful round written down as it was is right, and reads back as it was written."""
    record = keep_record(game.rules, game.deal, game.actions, game.standing, written=honest(game))
    found = judge(record)
    assert () == found.reasons
    assert found.right
    assert record == record_from_json(loads(dumps(record_to_json(record))))
    assert record_to_text(record) == record_to_text(record_from_text(record_to_text(record)))


@st.composite
def with_one_unlawful_card(draw: st.DrawFn, spec: str, rule: str) -> tuple[Record, Play]:
    """Return a round played by chance in which one card was played against a rule, and that card."""
    rules = compose(spec)
    game = start_round(rules, draw(deals(rules)), draw(standings(len(rules.table.sides))))
    chance = draw(st.randoms(use_true_random=False))
    from_trick = draw(st.integers(0, 9))
    swapped: Play | None = None
    actions: list[Action] = []
    while not game.over:
        action: Action = chance.choice(legal_actions(game))
        if swapped is None and game.phase == "play" and len(game.tricks) >= from_trick:
            assert game.turn is not None
            tried = [Play(game.turn, card) for card in game.hands[rules.table.index(game.turn)]]
            wrong = [play for play in tried if [why.id for why in violations(game, play)] == [rule]]
            if wrong:
                action = swapped = chance.choice(wrong)
        game = enact(game, action)
        actions.append(action)
    return (keep_record(rules, game.deal, actions, game.standing), swapped) if swapped else reject()


def cards_of(record: Record, trick: int) -> list[tuple[Seat, Card]]:
    return [(play.seat, play.card) for play in record.tricks[trick - 1].plays]


@given(st.sampled_from((*SPECS, *OTHER_TABLES)).flatmap(lambda spec: with_one_unlawful_card(spec, "must-follow-suit")))
def test_one_renege_in_a_lawful_round_is_found_and_nothing_else(drawn: tuple[Record, Play]) -> None:
    """Rule question 38: the judge names the seat, the card, the trick, and a later trick that proves it."""
    record, play = drawn
    found = judge(record)
    (renege,) = found.reneges
    assert (play.seat, play.card) == (renege.seat, renege.card)
    assert (play.seat, play.card) in cards_of(record, renege.trick)
    shown, proof = renege.proofs[0]
    assert renege.trick < shown
    assert (play.seat, proof) in cards_of(record, shown)
    assert (renege.reason,) == found.reasons
    assert {"contract-void", "three-tricks"} <= {price.form for price in found.prices}
    assert [True] == [price.here for price in found.prices if price.here]


@given(with_one_unlawful_card("standard", "lead-spade-unbroken"))
def test_a_spade_led_too_early_is_no_renege(drawn: tuple[Record, Play]) -> None:
    """Other cards against the rules are named with their reasons, and cost no renege."""
    record, play = drawn
    found = judge(record)
    assert ((), ()) == (found.reneges, found.prices)
    (offence,) = found.offences
    assert (play, ["lead-spade-unbroken"]) == (offence.action, [reason.id for reason in offence.reasons])


# Reneges


def test_the_renege_of_a_round_that_was_written_down() -> None:
    """Trick, card, suit, the first trick that proves it, and who did it."""
    found = judge(record_from_text(RENEGED))
    (renege,) = found.reneges
    assert (Seat.SOUTH, 3, Card("3S"), 11) == (renege.seat, renege.trick, renege.card, renege.shown_in)
    assert {"seat": "S", "trick": 3, "card": "3S", "suit": "D", "shown": 11, "proof": "QD"} == dict(renege.reason.facts)
    with pytest.raises(IllegalActionError):
        round_from_text(RENEGED)


def test_a_list_of_tricks_is_enough() -> None:
    """Without the hands the judge goes by the cards that everybody played, as people do who turn over the old tricks (S0)."""
    tricks = "\n".join(["dealer N", *PLAYED.splitlines()])
    assert ["judge-renege"] == ids(tricks)
    assert judge(record_from_text(tricks)).reneges == judge(record_from_text(RENEGED)).reneges


@pytest.mark.parametrize(
    ("expected", "spec"),
    [
        # 8 bid and 10 taken: 80 and two bags; rule question 38
        ({"impossible": 82, "contract-void": -80, "three-tricks": -80}, "standard"),
        ({"contract-void": -80, "three-tricks": -80}, f"standard+{VOID}"),
        ({"contract-void": -80, "three-tricks": -80}, f"standard+{THREE}"),
        ({"contract-void": -80, "three-tricks": -80}, "alabama"),
        ({"contract-void": -80, "three-tricks": -80}, "cookout"),
    ],
)
def test_a_renege_has_its_price_here_and_elsewhere(expected: dict[str, int], spec: str) -> None:
    """The rule of this table comes first; the others follow with the tables that have them."""
    rules = compose(spec)
    result = read_bids_and_tricks("N:1 E:3 S:7 W:1", "N:3 E:2 S:7 W:1", rules)
    prices = renege_prices(rules, result, Standing((0, 0), (0, 0)), {Seat.SOUTH: 1})
    assert expected == {price.form: price.points for price in prices}
    assert [True, *[False] * (len(prices) - 1)] == [price.here for price in prices]
    named = {price.form: price.tables for price in prices}
    assert "cookout" in named["contract-void"]
    assert {"alabama", "clarksville"} <= set(named["three-tricks"])


@pytest.mark.parametrize(
    ("points", "form", "bids", "tricks", "reneges"),
    [  # catalogue renege-penalty/1 to /3, then two reneges, and a price that saves a bag penalty
        (-60, "contract-void", "N:3 E:3 S:3 W:3", "N:4 E:3 S:3 W:3", 1),
        (60, "three-tricks", "N:3 E:2 S:3 W:2", "N:5 E:2 S:4 W:2", 1),
        (-60, "three-tricks", "N:3 E:2 S:3 W:3", "N:5 E:2 S:3 W:3", 1),
        (-60, "three-tricks", "N:3 E:2 S:3 W:2", "N:5 E:2 S:4 W:2", 2),
    ],
)
def test_the_catalogue_agrees_with_the_prices(points: int, form: str, bids: str, tricks: str, reneges: int) -> None:
    """The worked examples of the catalogue, asked at the default table."""
    rules = compose("standard")
    counted = read_bids_and_tricks(bids, tricks, rules)
    prices = renege_prices(rules, counted, Standing((0, 0), (0, 0)), {Seat.NORTH: reneges})
    assert points == next(price.points for price in prices if price.form == form)


def test_a_price_may_be_a_gain() -> None:
    """Three tricks off a hand of bags spare the side its penalty: 60 instead of 63 − 100."""
    rules = compose(f"standard+{THREE}")
    counted = read_bids_and_tricks("N:3 E:2 S:3 W:2", "N:5 E:2 S:4 W:2", rules)
    price = renege_prices(rules, counted, Standing((0, 0), (9, 0)), {Seat.NORTH: 1})[0]
    assert (60, -37, -97) == (price.points, price.without, price.cost)


def test_the_score_of_the_table_counts_the_renege() -> None:
    """Where a renege has its price, an honest score without it is wrong."""
    text = RENEGED + "score NS contract-made=80 bags=2 points=82\nafter NS:82/2 EW:-40/0\n"
    assert ["judge-renege"] == ids(text)
    found = judge(record_from_text(text, compose(f"standard+{THREE}")))
    assert [
        ("contract-set", None, -80),
        ("contract-made", 80, None),
        ("bags", 2, None),
        ("points", 82, -80),
        ("total", 82, -80),
        ("bags", 2, 0),
    ] == [(wrong.what, wrong.written, wrong.right) for wrong in found.scores]


@pytest.mark.parametrize("seed", [2, 3, 8, 10, 11])
def test_not_beating_a_spade_costs_the_points_where_that_is_the_rule(seed: int) -> None:
    """A table that plays to win gives the points of the offenders to the others (catalogue `play-to-win`)."""
    rules = compose("standard+play-to-win")
    game = start_round(rules, deal_cards(seed))
    caught: Play | None = None
    actions: list[Action] = []
    while not game.over:
        action: Action = legal_actions(game)[1 if game.phase == "bidding" else 0]
        if caught is None and game.phase == "play":
            assert game.turn is not None
            for card in game.hands[rules.table.index(game.turn)]:
                play = Play(game.turn, card)
                if [why.id for why in violations(game, play)] == ["must-beat-spade"]:
                    action = caught = play
                    break
        game = enact(game, action)
        actions.append(action)
    assert caught is not None
    record = keep_record(rules, game.deal, actions)
    side = rules.table.side_of(caught.seat).name
    plain = score_round(rules, record.result).of(side).points
    assert plain > 0
    found = judge(record).score.of(side)
    assert ("points-forfeited", 0) == (found.lines[-1].reason, found.points)


def test_a_trick_given_to_the_wrong_player_shows_in_the_next_lead() -> None:
    """South took trick 11 with a spade, and North led to trick 12: the judge names the lead, and counts as the cards say."""
    text = RENEGED.replace("S:3S W:9D", "S:QD W:9D").replace("S:QD W:7C", "S:3S W:7C")
    found = judge(record_from_text(text + "taken N:3 S:7\n"))
    assert () == found.reneges
    early, lead = found.offences
    assert ("S:AS", 4, ["lead-spade-unbroken"]) == (str(early.action), early.trick, [why.id for why in early.reasons])
    assert ("N:JC", 12, ["not-your-turn"]) == (str(lead.action), lead.trick, [why.id for why in lead.reasons])
    assert [("N", 3, 2), ("S", 7, 8)] == [(wrong.seat.value, wrong.written, wrong.right) for wrong in found.tricks]


def test_a_called_ace_may_be_a_renege_as_well() -> None:
    """At a table where aces are called, the call makes the card no better."""
    spec = "standard+aces-high-low"
    (renege,) = judge(record_from_text(RENEGED.replace("E:KH S:5H W:AH", "E:KH S:5H W:AH=high"), compose(spec))).reneges
    assert Card("3S") is renege.card
    text = RENEGED.replace("S:3S W:9D N:5D", "S:AS=low W:9D N:5D").replace("S:AS W:4S", "S:3S W:4S")
    assert [Card("AS")] == [renege.card for renege in judge(record_from_text(text, compose(spec))).reneges]


# Bids


def test_a_bid_against_the_rules_is_named_and_the_round_read_all_the_same() -> None:
    """At a table with a board of four a side that bids three in all is told so."""
    text = RENEGED.replace("E:3 S:7 W:1 N:1", "E:1 S:7 W:1 N:1")
    found = judge(record_from_text(text, compose("standard+board")))
    (bid,) = [offence for offence in found.offences if isinstance(offence.action, MakeBid)]
    assert (0, "judge-bid", "W") == (bid.trick, offence_reason(bid).id, bid.action.seat.value)


# Claims


def claimed(hands: tuple[str, ...], order: str, spec: str = "standard+tram") -> Record:
    """Return a round in which North, claims everything on the first lead and leads its cards in an order."""
    rules = compose(spec)
    game = start_round(rules, Deal(tuple(map(read_cards, hands)), Seat.WEST))
    actions: list[Action] = []

    def do(action: Action) -> None:
        nonlocal game
        game = enact(game, action)
        actions.append(action)

    for seat in rules.table.clockwise_from(Seat.NORTH):
        do(MakeBid(seat, number(3)))
    do(Claim(Seat.NORTH))
    while not game.over:
        if game.turn is Seat.NORTH and not game.plays:
            do(Play(Seat.NORTH, next(card for card in read_cards(order) if card in game.hands[0])))
        else:
            do(legal_actions(game)[-1])
    return keep_record(rules, game.deal, actions)


NORTH = "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S"


def test_a_claim_that_cannot_fail_is_right() -> None:
    """Thirteen spades take everything."""
    rest = [card.code for card in compose("standard").pack.cards if card.code not in NORTH.split()]
    hands = (NORTH, *(" ".join(rest[at : at + 13]) for at in (0, 13, 26)))
    assert judge(claimed(hands, NORTH)).right


def unsure() -> Record:
    """Return a round in which the six missing spades happen to fall in two rounds, and North takes everything."""
    hands = (
        "AS KS QS 5S 4S 3S 2S AH KH QH AD KD AC",
        "JS 8S 2H 3H 4H 5H 2C 3C 4C 5C 2D 3D 4D",
        "10S 7S 6H 7H 8H 9H 7C 8C 9C 10C 5D 6D 7D",
        "9S 6S JH 10H QC KC JC 6C 8D 9D 10D JD QD",
    )
    return claimed(hands, hands[0], "standard+tram+breaking-spades:required=false")


def test_a_claim_that_was_won_but_not_certain_is_named_with_what_beats_it() -> None:
    """The missing spades may lie otherwise: the line is played by the rules and ends in a trick that the claimant loses."""
    record = unsure()
    assert (13, 0, 0, 0) == record.result.taken
    (claim,) = judge(record).claims
    assert claim.verdict is not None
    assert ("judge-claim-unsure", None, False, 0) == (claim.reason.id, claim.lost, claim.verdict.holds, claim.cost)
    *won, lost = claim.verdict.line
    assert all(trick.winner is Seat.NORTH for trick in won)
    assert lost.winner is not Seat.NORTH


def lost_claim(penalty: str) -> Record:
    """Return a round in which East has four spades to the jack, and takes the fourth trick with it."""
    hands = (
        "AS KS QS 5S 4S 3S 2S AH KH QH AD KD AC",
        "JS 10S 9S 8S 2H 3H 4H 2C 3C 4C 5C 2D 3D",
        "7S 6H 7H 8H 9H 7C 8C 9C 10C JC 5D 6D 7D",
        "6S 5H JH 10H QC KC 6C 4D 8D 9D 10D JD QD",
    )
    order = "AS KS QS 5S AH KH QH AD KD AC 4S 3S 2S"
    return claimed(hands, order, f"standard+tram:wrong_claim={penalty}+breaking-spades:required=false")


def test_a_claim_that_was_lost_says_where_and_what_it_cost() -> None:
    """The jack of spades takes a trick: the contract is scored as set at a table where that is the price."""
    for penalty, costs in (("scored-as-set", True), ("exposed-cards-played-first-chance", False)):
        found = judge(lost_claim(penalty))
        (claim,) = found.claims
        assert claim.lost is not None
        assert "judge-claim-lost" == claim.reason.id
        assert (1, 4) == (claim.trick, claim.lost[0])
        assert costs is (claim.cost > 0)


def test_a_claim_where_none_is_allowed_is_against_the_rules() -> None:
    """It counts for nothing, and is told."""
    for spec in ("standard", "standard+tram:allowed=false"):
        rest = [card.code for card in compose("standard").pack.cards if card.code not in NORTH.split()]
        hands = (NORTH, *(" ".join(rest[at : at + 13]) for at in (0, 13, 26)))
        played = claimed(hands, NORTH)
        found = judge(keep_record(compose(spec), played.deal, played.actions))
        (offence,) = found.offences
        assert ["no-claims-here"] == [reason.id for reason in offence.reasons]
        assert () == found.claims


# What the cards do not tell


def test_what_was_announced_is_told_in_the_record() -> None:
    """A big Bemo is no card: the record tells it, and the score counts it; S0, S1 (catalogue `bemo`)."""
    spec = "standard+bemo"
    text = RENEGED.replace("rules standard", f"rules {spec}") + "facts N.little-bemo=1\n"
    record = record_from_text(text, compose(spec))
    assert "bemo-failed" in [line.reason for line in judge(record).score.of("NS").lines]
    assert record == record_from_json(loads(dumps(record_to_json(record))))
    assert record_to_text(record) == record_to_text(record_from_text(record_to_text(record)))
    with pytest.raises(SpadesError) as raised:
        record_from_text(text, compose("standard"))
    assert raised.value.id == "unknown-fact"


# What is written down


def honest_record() -> Record:
    """Return a lawful round, written down as it was."""
    rules = compose("standard")
    game = start_round(rules, record_from_text(RENEGED).deal)
    while not game.over:
        game = enact(game, legal_actions(game)[3 if game.phase == "bidding" else 0])
    return keep_record(rules, game.deal, game.actions, written=honest(game))


def test_each_wrong_number_is_found_and_corrected() -> None:
    """One number changed is one finding: what stands there, and what should."""
    record = honest_record()
    written = record.written
    for place, (seat, right) in enumerate(written.taken):
        wrong = (*written.taken[:place], (seat, right + 1), *written.taken[place + 1 :])
        (tricks,) = judge(replace(record, written=replace(written, taken=wrong))).tricks
        assert (seat, right + 1, right) == (tricks.seat, tricks.written, tricks.right)
    side = written.sides[0]
    assert side.lines
    changes = [("points", "points"), ("total", "total"), ("bags", "bags")]
    for name, what in changes:
        right = getattr(side, name)
        other = replace(written, sides=(replace(side, **{name: right + 1}), written.sides[1]))
        (score,) = judge(replace(record, written=other)).scores
        assert (side.side, what, right + 1, right) == (score.side, score.what, score.written, score.right)


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("judge-line-wrong", lambda lines: ((lines[0][0], lines[0][1] + 10), *lines[1:])),
        ("judge-line-missing", lambda lines: lines[1:]),
        ("judge-line-surplus", lambda lines: (*lines, ("nil-made", 100))),
    ],
)
def test_a_wrong_line_is_named(reason, change) -> None:  # type: ignore[no-untyped-def]
    """Wrong, missing, or not belonging there."""
    record = honest_record()
    side = record.written.sides[0]
    written = replace(record.written, sides=(replace(side, lines=change(side.lines)), record.written.sides[1]))
    (found,) = judge(replace(record, written=written)).reasons
    assert reason == found.id


@pytest.mark.parametrize(
    ("error_id", "text"),
    [
        ("round-not-over", "\n".join(RENEGED.splitlines()[:-1])),
        ("illegal-action", RENEGED.replace("trick 4: S:AS", "trick 4: S:AD")),
        ("illegal-action", RENEGED.replace("trick 4: S:AS W:4S", "trick 4: W:4S S:AS")),
        ("bad-seat", RENEGED + "taken X:3"),
        ("seat-twice", RENEGED + "taken N:3 N:4"),
        ("bad-tricks", RENEGED + "taken N:x"),
        ("bad-side", RENEGED + "score XY points=3"),
        ("bad-score-line", RENEGED + "score NS points"),
        ("bad-standing", RENEGED + "after NS:x"),
        ("line-twice", RENEGED + "taken N:3\ntaken N:4"),
    ],
)
def test_what_cannot_be_read_or_done_is_refused(error_id: str, text: str) -> None:
    """Cards that nobody held, turns that were nobody's, and lines that say nothing."""
    with pytest.raises(SpadesError) as raised:
        record_from_text(text)
    assert error_id == raised.value.id
