"""Partners who bid as one, auctions and no-trump bids in whole rounds: what the worked examples cannot say."""

from dataclasses import replace
from random import Random

import pytest

from spades_teach.core.actions import MakeBid, Play
from spades_teach.core.bids import PASS, added_up, number
from spades_teach.core.cards import Card, Suit
from spades_teach.core.deals import deal_cards
from spades_teach.core.errors import NotationError, RecordError, RuleSpecError
from spades_teach.core.matches import record, start_match
from spades_teach.core.notation import round_from_json, round_from_text, round_to_json, round_to_text
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round, violations
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Trick, read_plays
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view
from spades_teach.players.beginner import choose

SEEDS = range(12)


def played(spec: str, seed: int) -> Round:
    rules = compose(spec)
    game = start_round(rules, deal_cards(seed, pack=rules.pack))
    chance = Random(seed)
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return game


def after_bids(spec: str, *names: str) -> Round:
    """Return a round in which these bids were made, from East on."""
    rules = compose(spec)
    game = start_round(rules, deal_cards(1))
    for name in names:
        assert game.turn is not None
        game = apply(game, MakeBid(game.turn, rules.read_bid(name)))
    return game


def result_of(spec: str, bids: str, taken: str, **facts: int) -> RoundResult:
    rules = compose(spec)
    return RoundResult(
        tuple(map(rules.read_bid, bids.split())),
        tuple(map(int, taken.split())),
        facts=tuple((name.replace("__", ".").replace("_", "-"), value) for name, value in facts.items()),
    )


# ------------------------------------------------------------------------------------------------ half tricks


@pytest.mark.parametrize("seed", SEEDS)
def test_every_team_bids_whole_tricks(seed: int) -> None:
    """Halves come in pairs, also where the bids may be raised, and the record reads back."""
    for spec in ("standard+half-tricks", "standard+half-tricks+raise-by-one", "standard+board+half-tricks+total-bids"):
        game = played(spec, seed)
        for place in (0, 1):
            own = [bid for bid in game.bids[place::2] if bid is not None]
            assert sum(bid.is_half for bid in own) in (0, 2)
            assert added_up(own) == sum(float(bid.name) if bid.is_number else bid.tricks for bid in own)
        assert game == round_from_json(round_to_json(game))
        assert game.tricks == round_from_text(round_to_text(game)).tricks


def test_two_halves_count_for_every_limit() -> None:
    """One and a half and two and a half are a board of four; the sum of all bids counts the trick that they make."""
    game = after_bids("standard+half-tricks+board", "3", "1.5", "3")
    refused = violations(game, MakeBid(Seat.NORTH, compose("standard+half-tricks").read_bid("1.5")))
    assert ["below-board"] == [reason.id for reason in refused]
    assert MakeBid(Seat.NORTH, game.rules.read_bid("2.5")) in legal_actions(game)
    game = after_bids("standard+half-tricks+total-bids", "3", "1.5", "4")
    assert MakeBid(Seat.NORTH, game.rules.read_bid("4.5")) not in legal_actions(game)
    assert MakeBid(Seat.NORTH, game.rules.read_bid("3.5")) in legal_actions(game)


def test_a_half_is_read_in_two_spellings_and_nothing_else_is_one() -> None:
    """3.5 and 3½ are one bid; half a trick alone, a third and a half of thirteen digits are none."""
    rules = compose("standard+half-tricks")
    assert rules.read_bid("3.5") == rules.read_bid("3½")
    for text in ("0.5", ".5", "3.25", "3.5.5", "1234567890123.5", "nil.5"):
        with pytest.raises(NotationError):
            rules.read_bid(text)
    with pytest.raises(NotationError):
        compose("standard").read_bid("3.5")


# ------------------------------------------------------------------------------------------------ partners, made books


@pytest.mark.parametrize("seed", SEEDS)
def test_partners_bid_one_after_the_other(seed: int) -> None:
    """The side that has not dealt speaks first; each comes to four, and nobody bids nil."""
    for dealer in compose("standard").table.seats:
        rules = compose("standard+partnership-bidding+blind-nil:min_deficit=0")
        game = start_round(rules, deal_cards(seed, dealer))
        chance = Random(seed)
        while game.phase == "bidding":
            game = apply(game, chance.choice(legal_actions(game)))
        said = [action.seat for action in game.actions]
        assert [dealer not in rules.table.side_of(seat).seats for seat in said] == [True, True, False, False]
        assert said[0] is rules.table.after(dealer)
        assert all(added_up(game.bids[place::2]) >= 4 for place in (0, 1))
        assert all(bid is not None and bid.tricks for bid in game.bids)


def test_nil_where_the_table_allows_it_to_teams() -> None:
    """A nil is then a share like any other: the partner answers for the four tricks."""
    game = after_bids("standard+partnership-bidding:nil_allowed=true", "nil")
    assert {"4", "5"} <= {str(action.bid) for action in legal_actions(game) if isinstance(action, MakeBid)}
    assert ["below-team-minimum"] == [reason.id for reason in violations(game, MakeBid(Seat.WEST, number(3)))]


@pytest.mark.parametrize(
    ("expected", "penalty", "talk"),
    [
        ((0, 0), "pass-deal-left", 1),
        ((72, 60), "bags", 2),
        ((45, 60), "points-up-to-100", 25),
        ((-30, 60), "points-up-to-100", 300),
    ],
)
def test_table_talk_costs_what_was_agreed(expected: tuple[int, int], penalty: str, talk: int) -> None:
    """The round is void, or the side gets bags, or loses points, a hundred at most."""
    spec = f"standard+partnership-bidding:table_talk_penalty={penalty}"
    score = score_round(compose(spec), result_of(spec, "4 3 3 3", "4 3 3 3", N__table_talk=talk))
    assert expected == tuple(side.points for side in score.sides)


@pytest.mark.parametrize("sum_", [10, 12])
def test_made_books_end_the_round_before_a_card_is_played(sum_: int) -> None:
    """Four plain numbers that come to ten: nobody plays, both are paid, and the next round is dealt."""
    spec = f"standard+made-books:sum={sum_}"
    game = after_bids(spec, "2", "3", "2", str(sum_ - 7))
    assert game.over
    assert () == legal_actions(game)
    assert ["round-over"] == [reason.id for reason in violations(game, Play(Seat.EAST, game.hands[1][0]))]
    match = record(start_match(game.rules), result(game))
    assert (10 * (sum_ - 4), 40) == match.standing.totals
    assert Seat.EAST is match.dealer
    assert game == round_from_json(round_to_json(game))


@pytest.mark.parametrize("bids", [("2", "3", "2", "4"), ("2", "6", "2", "nil")])
def test_other_bids_are_played(bids: tuple[str, ...]) -> None:
    """Eleven are played, and so are ten with a nil."""
    assert "play" == after_bids("standard+made-books", *bids).phase


def test_a_round_without_tricks_is_scored_only_where_nobody_plays() -> None:
    """No tricks at all are refused everywhere else."""
    with pytest.raises(RecordError):
        score_round(compose("standard+made-books"), result_of("standard", "3 2 3 3", "0 0 0 0"))
    with pytest.raises(RecordError):
        score_round(compose("standard"), result_of("standard", "3 2 3 2", "0 0 0 0"))


def test_books_are_made_by_halves_too() -> None:
    """Two halves are the tenth trick."""
    assert after_bids("standard+made-books+half-tricks", "2", "2.5", "2", "3.5").over


# ------------------------------------------------------------------------------------------------ auction


@pytest.mark.parametrize("seed", SEEDS)
def test_an_auction_goes_up_until_all_others_have_passed(seed: int) -> None:
    """Numbers rise, who has passed is out, and one side has a contract."""
    game = played("standard+spades-auction", seed)
    said = [action for action in game.actions if isinstance(action, MakeBid)]
    numbers = [action.bid.tricks for action in said if action.bid != PASS]
    assert numbers == sorted(set(numbers))
    assert 1 <= numbers[0] <= numbers[-1] <= 7
    for at, action in enumerate(said):
        assert action.bid != PASS or action.seat not in [later.seat for later in said[at + 1 :]]
    assert 3 == sum(bid == PASS for bid in game.bids)
    sides = score_round(game.rules, result(game)).sides
    assert sorted([0, numbers[-1] + 6]) == sorted(side.tally.contract for side in sides)
    assert [0, 0] == [side.bags for side in sides]
    assert game == round_from_json(round_to_json(game))
    assert game.tricks == round_from_text(round_to_text(game)).tricks


@pytest.mark.parametrize("bid", range(1, 8))
@pytest.mark.parametrize("took", range(14))
def test_what_an_auction_pays(bid: int, took: int) -> None:
    """Catalogue spades-auction: ten a trick of a made contract; ten to the others for each trick off it, either way."""
    spec = "standard+spades-auction"
    found = result_of(spec, f"pass {bid} pass pass", f"{13 - took} {took} 0 0")
    defenders, declarers = score_round(compose(spec), found).sides
    assert (10 * (bid + 6) if took >= bid + 6 else 0) == declarers.points
    assert 10 * abs(bid + 6 - took) == defenders.points
    broken = score_round(compose(f"{spec}+broken-contract"), found).sides
    assert (declarers.points, 10 * max(0, bid + 6 - took)) == (broken[1].points, broken[0].points)


def test_refusals_in_an_auction() -> None:
    """The first player bids, later ones higher; out of turn, a card and a special bid are refused."""
    game = after_bids("standard+spades-auction:min_bid=2+no-trump-bid")

    def why(name: str, seat: Seat = Seat.EAST) -> list[str]:
        return [reason.id for reason in violations(game, MakeBid(seat, game.rules.read_bid(name)))]

    assert ["opener-may-not-pass"] == why("pass")
    assert ["opening-too-low"] == why("1")
    assert ["only-numbers-in-the-auction"] == why("no-trump-3")
    assert ["not-your-turn"] == why("2", Seat.WEST)
    assert ["bidding-not-finished"] == [reason.id for reason in violations(game, Play(Seat.EAST, game.hands[1][0]))]


def test_an_auction_for_more_tricks_than_there_are_is_no_rule() -> None:
    """The book and the lowest bid have to fit into a round."""
    with pytest.raises(RuleSpecError):
        compose("standard+spades-auction:base=10,min_bid=4")


def test_the_beginner_knows_when_to_pass() -> None:
    """Auctions between beginners end low enough to be made more often than not."""
    made = 0
    for seed in range(30):
        game = start_round(compose("standard+spades-auction"), deal_cards(seed))
        while not game.over:
            assert game.turn is not None
            game = apply(game, choose(seat_view(game, game.turn)).action)
        lines = [line.reason for side in score_round(game.rules, result(game)).sides for line in side.lines]
        made += "auction-made" in lines
    assert made > 15


# ------------------------------------------------------------------------------------------------ no-trump


@pytest.mark.parametrize("seed", range(40))
def test_ruffs_are_read_from_the_tricks(seed: int) -> None:
    """Where the tricks are known, they and not a fact tell whether the pledge was kept."""
    rules = compose("standard+no-trump-bid")
    found = result(played("standard", seed))
    bids = (rules.read_bid("no-trump-1"), number(2), number(2), number(2))
    ruffed = any(
        trick.winner is Seat.NORTH
        and trick.plays[0].card.suit is not Suit.SPADES
        and any(play.seat is Seat.NORTH and play.card.suit is Suit.SPADES for play in trick.plays)
        for trick in found.tricks
    )
    lines = score_round(rules, replace(found, bids=bids, facts=(("N.ruffs-won", 1),))).of("NS").lines
    expected = "no-trump-short" if not found.taken[0] else "no-trump-ruffed" if ruffed else "no-trump-made"
    assert expected in [line.reason for line in lines]


@pytest.mark.parametrize(
    ("points", "spec", "bids", "taken"),
    [
        (112, "standard+no-trump-bid", "no-trump-4 3 3 3", "5 3 4 1"),  # 80 + 30 and a bag of each
        (140, "standard+no-trump-bid:counted_tricks=won", "no-trump-4 3 4 3", "5 3 4 1"),  # 100 + 40
        (-110, "standard+no-trump-bid", "no-trump-4 3 3 3", "3 5 2 3"),
        (-70, "standard+no-trump-bid:failure=10-per-trick-bid", "no-trump-4 3 3 3", "3 5 2 3"),
        (180, "standard+no-trump-bid", "no-trump-4 3 nil 3", "4 5 0 4"),
        (-18, "standard+no-trump-bid", "no-trump-4 3 nil 3", "4 5 2 2"),  # 80 - 100 and two bags of the failed nil
        (-178, "standard+no-trump-bid", "no-trump-4 3 nil 3", "3 5 2 3"),
    ],
)
def test_a_no_trump_bid_stands_apart(points: int, spec: str, bids: str, taken: str) -> None:
    """The partner's contract, nil and bags are counted without the bidder of no-trump, as the readings of the record say."""
    assert points == score_round(compose(spec), result_of(spec, bids, taken)).of("NS").points


def test_a_joker_is_a_spade_for_the_pledge() -> None:
    """What counts as a spade is what the table's trumps say."""
    spec = "standard+no-trump-bid+big-joker-little-joker"
    trick = Trick(read_plays("N:BJ E:8D S:9D W:10D"), Seat.NORTH)
    led = Trick(read_plays("E:8D S:9D W:10D N:LJ"), Seat.NORTH)
    found = result_of(spec, "no-trump-1 3 3 3", "1 4 4 4")
    for tricks, reason in (((trick,), "no-trump-made"), ((led,), "no-trump-ruffed")):
        lines = score_round(compose(spec), replace(found, tricks=tricks)).of("NS").lines
        assert reason in [line.reason for line in lines]
    assert Card("BJ") in compose(spec).trumps.trumps
