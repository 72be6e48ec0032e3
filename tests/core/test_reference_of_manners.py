"""Two readings of misdeals, the clock, the question for aces and claims, compared at random: the engine and `tests/reference.py`."""

from collections.abc import Callable
from random import Random

import pytest

from spades_teach.analysis.claims import check_claim
from spades_teach.core.actions import AceCard, AceCheck, Claim, MakeBid, Play
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.dealing import (
    Cut,
    Dealing,
    DrawFromLongHand,
    Give,
    NameDealer,
    PickUp,
    Redeal,
    Shuffle,
    proceed,
    remedy,
    start_dealing,
)
from spades_teach.core.deals import Deal, deal_cards
from spades_teach.core.matches import outcome
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round, violations
from spades_teach.core.rules.clock import clock_of, late_play
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.short_hands import CallMisdeal
from spades_teach.core.scores import RoundScore, points_by_reason, score_round
from spades_teach.core.table import Seat
from spades_teach.core.variants import STANDARD, compose
from spades_teach.core.variants.spec import Value, split_spec
from tests import reference
from tests.samples import samples

SEATS = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)
PACK = tuple(card.code for card in STANDARD.pack.cards)

MISDEALS = (
    "standard+short-hand-misdeal",
    "standard+short-hand-misdeal:deadline=before-any-bid",
    "standard+short-hand-misdeal:short_means=no-spade",
    "standard+short-hand-misdeal:short_means=at-most-one-spade",
    "standard+short-hand-misdeal:deadline=before-any-bid,short_means=no-face-card",
)
ENDS = (
    "standard+time-limit",
    "standard+time-limit:minutes=45",
    "standard+fixed-hands",
    "standard+fixed-hands:deals=5",
)
CLOCKS = ("standard+speed-spades", "standard+speed-spades:seconds_per_card=1")
ACES = (
    "standard+ace-check",
    "standard+ace-check:bonus=60,penalty=140",
    "standard+ace-check:min_aces=2",
    "standard+ace-check+deuces-high",
)
CLAIMS = (
    "standard+tram",
    "standard+tram:wrong_claim=lose-remaining-tricks",
    "standard+tram:wrong_claim=scored-as-set",
)


def settings_of(spec: str, variant_id: str) -> dict[str, Value] | None:
    """Return the settings that a spec names of a variant; None where it is not on."""
    found = {choice.id: dict(choice.parameters) for choice in split_spec(spec)[1]}
    return found.get(variant_id)


def dealt(chance: Random, first: list[str], seat: int, dealer: int) -> Deal:
    """Deal so that a seat holds these cards and what chance adds to them."""
    rest = [card for card in PACK if card not in first]
    chance.shuffle(rest)
    own = [*first, *(rest.pop() for _ in range(13 - len(first)))]
    others = [rest[at::3] for at in range(3)]
    hands = [own if at == seat else others.pop() for at in range(4)]
    return Deal(tuple(read_cards(" ".join(hand)) for hand in hands), SEATS[dealer])


def codes(game: Round, seat: int) -> list[str]:
    return [card.code for card in game.hands[seat]]


def random_bid(game: Round, chance: Random) -> MakeBid:
    return chance.choice([action for action in legal_actions(game) if isinstance(action, MakeBid)])


# ------------------------------------------------------------------------------------------------ misdeals


def short_hand(chance: Random) -> list[str]:
    """Return thirteen cards with few spades, or few of the court."""
    spades = chance.choice([0, 1, 2, 3])
    if chance.random() < 0.5:
        plain = [card for card in PACK if not card.endswith("S")]
        own = [card for card in PACK if card.endswith("S")]
        return [*chance.sample(plain, 13 - spades), *chance.sample(own, spades)]
    faces = [card for card in PACK if card[:-1] in ("J", "Q", "K")]
    plain = [card for card in PACK if card not in faces]
    few = chance.choice([0, 0, 1])
    return [*chance.sample(plain, 13 - few), *chance.sample(faces, few)]


def compare_misdeals(spec: str, seed: int, known: str) -> int:
    """Ask both readings before every bid who may call a misdeal; return how often somebody may."""
    chance, settings = Random(seed), settings_of(known, "short-hand-misdeal")
    if settings and isinstance(settings.get("short_means"), str):
        settings = {**settings, "short_means": [settings["short_means"]]}  # type: ignore[dict-item]
    dealer = chance.randrange(4)
    game = start_round(compose(spec), dealt(chance, short_hand(chance), chance.randrange(4), dealer))
    called, bidders = 0, []
    for step in range(1, 5):
        for seat in range(4):
            call = CallMisdeal(SEATS[seat])
            expected = reference.may_throw_in(settings, seat, codes(game, seat), bidders)
            assert expected == (not violations(game, call))
            if expected:
                called += 1
                again = apply(game, call)
                assert (SEATS[dealer], (None,) * 4) == (again.deal.dealer, again.bids)
                assert [13] * 4 == [len(hand) for hand in again.hands]
        game = apply(game, random_bid(game, chance))
        bidders.append((dealer + step) % 4)
    assert all(violations(game, CallMisdeal(seat)) for seat in SEATS)
    return called


@pytest.mark.parametrize("spec", MISDEALS)
def test_two_readings_of_short_hands_agree(spec: str, count: Callable[..., None]) -> None:
    """Who may throw the hand in, until when, and that the same dealer deals again, are the same in both readings."""
    number = samples(small=25, deep=1_500)
    assert 0 < sum(compare_misdeals(spec, seed, spec) for seed in range(number))
    count("random deals asked for misdeals by two readings", number)


def gone_wrong(chance: Random) -> tuple[Dealing, list[int], int, int, bool]:
    """Deal with up to three cards given to a wrong seat, perhaps by the wrong dealer, perhaps looked at."""
    whose_turn = chance.randrange(4)
    dealer = chance.choice([whose_turn, whose_turn, chance.randrange(4)])
    right = [(dealer + 1 + at) % 4 for at in range(52)]
    receivers = list(right)
    for at in chance.sample(range(52), chance.choice([0, 1, 1, 2, 3])):
        receivers[at] = (right[at] + chance.choice([1, 2, 3])) % 4
    dealing = start_dealing(STANDARD, chance.randrange(10_000), SEATS[whose_turn])
    for event in (NameDealer(SEATS[dealer]), Shuffle(), Cut(chance.randrange(52))):
        dealing = proceed(dealing, event)
    for seat in receivers:
        dealing = proceed(dealing, Give(SEATS[seat]))
    seen = dealing.phase == "misdeal" and chance.random() < 0.4
    if seen:
        dealing = proceed(dealing, PickUp())
    return dealing, receivers, dealer, whose_turn, seen


def test_two_readings_of_deals_that_go_wrong_agree(count: Callable[..., None]) -> None:
    """What is done about cards that went astray, and who deals after it, are the same in both readings."""
    number = samples(small=60, deep=4_000)
    found = []
    for seed in range(number):
        dealing, receivers, dealer, whose_turn, seen = gone_wrong(Random(seed))
        found.append(reference.what_mends(receivers, dealer, whose_turn, seen))
        assert found[-1] == remedy(dealing), seed
        if found[-1] == "draw-one-card":
            assert [13] * 4 == [len(hand) for hand in proceed(dealing, DrawFromLongHand()).hands]
        elif found[-1] is not None:
            assert SEATS[whose_turn] is proceed(dealing, Redeal()).dealer
    assert {None, "draw-one-card", "same-dealer-redeals", "right-dealer-redeals"} == set(found)
    count("random deals asked for misdeals by two readings", number)


# ------------------------------------------------------------------------------------------------ the clock


def compare_ends(spec: str, seed: int, known: str) -> bool:
    """Ask both readings whether a match is over at a random standing; return whether it is."""
    chance = Random(seed)
    totals = tuple(chance.choice([-250, -40, 310, 310, 505]) for _ in range(2))
    played, minutes = chance.randrange(1, 13), chance.randrange(0, 90)
    clock, deals = settings_of(known, "time-limit"), settings_of(known, "fixed-hands")
    if clock is not None:
        expected = reference.end_by_number(clock.get("minutes", 60), minutes, totals)
    elif deals is not None:
        expected = reference.end_by_number(deals.get("deals", 8), played, totals)
    else:
        expected = reference.match_end(reference.default_table(), totals)
    end = outcome(compose(spec), Standing(totals, (0, 0), rounds=played, minutes=minutes))
    assert expected == (end.over, end.winner)
    return end.over


@pytest.mark.parametrize("spec", ENDS)
def test_two_readings_of_the_end_by_clock_or_number_agree(spec: str, count: Callable[..., None]) -> None:
    """Whether the time or the deals are over, and who has won, are the same in both readings."""
    number = samples(small=100, deep=5_000)
    over = [compare_ends(spec, seed, spec) for seed in range(number)]
    assert {True, False} == set(over)
    count("random standings whose end two readings judged", number)


def compare_late_cards(spec: str, seed: int, known: str) -> None:
    """Play a round, and ask both readings before every card what is played for somebody who is late."""
    chance, clock = Random(seed), settings_of(known, "speed-spades")
    game = start_round(compose(spec), deal_cards(seed))
    timer = clock_of(game)
    assert (None if clock is None else clock.get("seconds_per_card", 2)) == (None if timer is None else timer.seconds)
    while game.phase == "bidding":
        assert late_play(game) is None
        game = apply(game, random_bid(game, chance))
    while not game.over:
        late = late_play(game)
        legal = [action.card.code for action in legal_actions(game) if isinstance(action, Play)]
        if clock is None:
            assert late is None
        else:
            assert late is not None
            assert late.card.code in reference.lowest_cards(legal)
        game = apply(game, chance.choice(legal_actions(game)))


@pytest.mark.parametrize("spec", CLOCKS)
def test_two_readings_of_who_is_late_agree(spec: str, count: Callable[..., None]) -> None:
    """The seconds for a card, and the card that is played for who takes longer, are the same in both readings."""
    number = samples(small=10, deep=600)
    for seed in range(number):
        compare_late_cards(spec, seed, spec)
    count("random rounds played by two readings", number)


# ------------------------------------------------------------------------------------------------ aces


def compare_aces(spec: str, seed: int, known: str) -> bool:
    """Play a round in which a seat asks for aces and hands a card over where it may; return whether one was handed over."""
    chance, settings = Random(seed), settings_of(known, "ace-check")
    dealer, holder = chance.randrange(4), chance.randrange(4)
    first = chance.sample(["AS", "AH", "AD", "AC"], chance.choice([2, 3, 3, 4]))
    game = start_round(compose(spec), dealt(chance, first, holder, dealer))
    giver: int | None = None
    for step in range(1, 5):
        seat = (dealer + step) % 4
        if giver is None:
            game, handed = ask_for_aces(game, seat, settings, chance)
            giver = seat if handed else None
        game = apply(game, random_bid(game, chance))
    if giver is not None:
        partner = (giver + 2) % 4
        assert SEATS[partner] is game.turn
        game = apply(game, AceCard(SEATS[partner], Card(chance.choice(codes(game, partner)))))
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    compare_points_for_aces(game, giver, settings)
    return giver is not None


def ask_for_aces(game: Round, seat: int, settings: dict[str, Value] | None, chance: Random) -> tuple[Round, bool]:
    """Compare whether a seat may ask and hand a card over; let it do so, and say whether it did."""
    question = AceCheck(SEATS[seat])
    may_ask = reference.may_ask_for_aces(settings, codes(game, seat))
    assert may_ask == (not violations(game, question))
    if not may_ask:
        return game, False
    asked = apply(game, question)
    card = AceCard(SEATS[seat], Card(chance.choice(codes(game, seat))))
    sure = reference.knows_of_four_aces(codes(game, seat), codes(game, (seat + 2) % 4))
    assert sure == (not violations(asked, card))
    if sure:
        return apply(asked, card), True
    return game, False  # as if nobody had asked, so that the next may


def compare_points_for_aces(game: Round, giver: int | None, settings: dict[str, Value] | None) -> None:
    score = score_round(game.rules, result(game))
    for side in range(2):
        lines = points_by_reason(score.sides[side].lines)
        found = sum(points for reason, points in lines.items() if reason.startswith("ace-check"))
        won = [play.card.code for trick in game.tricks if SEATS.index(trick.winner) % 2 == side for play in trick.plays]
        mine = giver is not None and giver % 2 == side
        assert (reference.points_for_aces(settings, won) if mine else 0) == found


@pytest.mark.parametrize("spec", ACES)
def test_two_readings_of_asking_for_aces_agree(spec: str, count: Callable[..., None]) -> None:
    """Who may ask, who may hand a card over, and what it brings, are the same in both readings."""
    number = samples(small=15, deep=800)
    assert {True, False} == {compare_aces(spec, seed, spec) for seed in range(number)}
    count("random rounds played by two readings", number)


# ------------------------------------------------------------------------------------------------ claims


def compare_claim_by_search(seed: int) -> bool:
    """Ask both readings whether a claim holds, of a few high cards against all that may be out."""
    chance = Random(seed)
    size = chance.choice([1, 2, 3, 3])
    high = [card for card in PACK if card[:-1] in ("A", "K", "Q")]
    hand = chance.sample(high, size)
    others = [card for card in PACK if card not in hand]
    low = [card for card in others if card[:-1] in ("2", "3", "4") and not card.endswith("S")]
    unseen = chance.sample(chance.choice([others, low]), 3 * size)
    if chance.random() < 0.3:
        unseen[0] = chance.choice([card for card in others if card.endswith("S") and card not in unseen])
    broken = chance.random() < 0.7
    expected = reference.claim_holds(hand, unseen, broken)
    asked = read_cards(" ".join(hand)), read_cards(" ".join(unseen))
    verdict = check_claim(compose("standard+tram"), Seat.SOUTH, *asked, broken=broken)
    assert expected == verdict.holds, (hand, unseen, broken)
    return expected


def test_two_readings_of_claims_agree(count: Callable[..., None]) -> None:
    """Whether the rest is certain, whatever the others hold, is the same in both readings."""
    number = samples(small=60, deep=4_000)
    assert {True, False} == {compare_claim_by_search(seed) for seed in range(number)}
    count("random claims judged by two readings", number)


def compare_claim_in_play(spec: str, seed: int, known: str) -> bool:
    """Play a round in which somebody claims, and score it by both readings; return whether the claim was wrong."""
    chance, settings = Random(seed), settings_of(known, "tram")
    game = start_round(compose(spec), deal_cards(seed))
    while game.phase == "bidding":
        numbers = [
            action for action in legal_actions(game) if isinstance(action, MakeBid) and 0 < action.bid.tricks < 6
        ]
        game = apply(game, chance.choice(numbers))
    at, claimant = chance.choice([4, 8, 11, 12, 12]), None
    while not game.over:
        if len(game.tricks) == at and not game.plays and claimant is None:
            claimant = next(seat for seat in range(4) if SEATS[seat] is game.turn)
            allowed = settings is not None and settings.get("allowed", True)
            for seat in range(4):
                assert (allowed and seat == claimant) == (not violations(game, Claim(SEATS[seat])))
            game = apply(game, Claim(SEATS[claimant])) if allowed else game
        game = apply(game, chance.choice(legal_actions(game)))
    assert claimant is not None
    winners = [SEATS.index(trick.winner) for trick in game.tricks]
    assert_same_points(score_round(game.rules, result(game)), game, settings, claimant, at, winners)
    return any(winner != claimant for winner in winners[at:])


def assert_same_points(
    score: RoundScore, game: Round, settings: dict[str, Value] | None, claimant: int, at: int, winners: list[int]
) -> None:
    taken, side_set = reference.after_a_claim(settings or {}, claimant, at, winners)
    for side in range(2):
        bids = [str(game.bids[seat]) for seat in (side, side + 2)]
        own = [0, 0] if side == side_set else [taken[side], taken[side + 2]]
        expected = reference.score_side(reference.default_table(), bids, own, 0)
        assert (expected["points"], expected["bags-after"]) == (score.sides[side].points, score.sides[side].bags)


@pytest.mark.parametrize("spec", CLAIMS)
def test_two_readings_of_claims_in_play_agree(spec: str, count: Callable[..., None]) -> None:
    """Who may claim, and what a wrong claim costs, are the same in both readings."""
    number = samples(small=20, deep=1_000)
    assert {True, False} == {compare_claim_in_play(spec, seed, spec) for seed in range(number)}
    count("random rounds played by two readings", number)


COMPARED: tuple[tuple[Callable[[str, int, str], object], tuple[str, ...]], ...] = (
    (compare_misdeals, MISDEALS),
    (compare_ends, ENDS),
    (compare_late_cards, CLOCKS),
    (compare_aces, ACES[:3]),
    (compare_claim_in_play, CLAIMS),
)
"""What compares one round by a spec, and the specs; the second reading may be told another one."""
