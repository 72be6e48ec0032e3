"""Nils of a team, nils in the dark, suicide and passing in whole rounds: what the worked examples cannot say."""

from dataclasses import replace
from random import Random

import pytest

from spades_teach.core.actions import Look, MakeBid, PassCard, Play, TopCard
from spades_teach.core.bids import BLIND_NIL, NIL, number
from spades_teach.core.cards import Card
from spades_teach.core.deals import deal_cards
from spades_teach.core.notation import read_action, round_from_json, round_from_text, round_to_json, round_to_text
from spades_teach.core.piles import pile
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, start_round, violations
from spades_teach.core.scores import SideScore, score_round
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view

N, E, S, W = Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST
SEEDS = range(12)


def begun(spec: str, bids: str = "", seed: int = 1, dealer: Seat = W) -> Round:
    """Deal, and make these bids from the dealer's left; whoever does not bid blind looks where that is asked."""
    game = start_round(compose(spec), deal_cards(seed, dealer))
    for word in bids.split():
        assert game.turn is not None
        bid = game.rules.read_bid(word)
        if Look(game.turn) in legal_actions(game) and not bid.is_blind:
            game = apply(game, Look(game.turn))
        assert game.turn is not None
        game = apply(game, MakeBid(game.turn, bid))
    return game


def played(game: Round, seed: int = 1) -> Round:
    chance = Random(seed)
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return game


def bids_open(game: Round) -> set[str]:
    return {action.bid.name for action in legal_actions(game) if isinstance(action, MakeBid)}


def why_not(game: Round, bid: str) -> list[str]:
    assert game.turn is not None
    return [reason.id for reason in violations(game, MakeBid(game.turn, game.rules.read_bid(bid)))]


def north_south(spec: str, bids: str, taken: tuple[int, ...]) -> SideScore:
    rules = compose(spec)
    return score_round(rules, RoundResult(tuple(map(rules.read_bid, bids.split())), taken)).of("NS")


def lines(side: SideScore) -> dict[str, int]:
    return {line.reason: line.points for line in side.lines}


# ------------------------------------------------------------------------------------------------ bids for two


@pytest.mark.parametrize("bid", ["team-nil", "team-blind-nil", "double-blind-nil"])
def test_the_partner_of_a_nil_for_two_says_nil(bid: str) -> None:
    """Whatever sums and minimums say, nil is all that is left; the others bid on."""
    game = begun(f"standard+{bid}+total-bids+board+fredieu", f"{bid} 4")
    assert S is game.turn
    assert NIL.name in bids_open(game) <= {"nil", game.bids[0].name}  # type: ignore[union-attr]
    assert ["side-has-bid"] == why_not(game, "5")[-1:]
    assert played(game).over


def test_a_nil_for_two_comes_before_the_partner_has_promised_tricks() -> None:
    """Beside a number it is too late, beside a nil it is not."""
    assert ["partner-has-bid"] == why_not(begun("standard+team-nil", "4 4"), "team-nil")
    assert "team-nil" in bids_open(begun("standard+team-nil", "nil 4"))


def test_the_partner_of_a_blind_announcement_looks() -> None:
    """When the bid is settled everybody sees the cards, without asking for it."""
    assert seat_view(begun("standard+team-blind-nil"), S).hand is None
    assert seat_view(begun("standard+team-blind-nil", "team-blind-nil 4"), S).hand is not None


def test_what_a_team_may_lose_is_no_matter_of_failed_nils() -> None:
    """Immune to bags, or not: one line for the team, and every trick a bag."""
    assert {"team-nil-failed": -100} == lines(north_south("standard+team-nil", "team-nil 3 nil 3", (2, 4, 1, 6)))
    spec = "standard+team-nil:immune_to_bags=false,value=70+failed-nil-tricks:mode=void"
    assert {"team-nil-failed": -70, "bags": 3} == lines(north_south(spec, "team-nil 3 nil 3", (2, 4, 1, 6)))


def test_two_blind_nils_are_a_double_one() -> None:
    """Announced together or one by one, it is the same; with open eyes it is not."""
    spec = "standard+double-blind-nil:reward=double-bonus+blind-nil"
    together = north_south(spec, "blind-double-nil 6 nil 5", (0, 7, 0, 6))
    assert {"double-blind-nil-made": 800} == lines(together)
    assert lines(together) == lines(north_south(spec, "blind-nil 6 blind-nil 5", (0, 7, 0, 6)))
    assert {"blind-nil-made": 200, "nil-made": 100} == lines(north_south(spec, "blind-nil 6 nil 5", (0, 7, 0, 6)))


def test_of_double_blind_nil_and_boston_on_fire_the_first_stands() -> None:
    """Either rules the other out, also where the second of two blind nils would complete it."""
    spec = "standard+double-blind-nil+boston-on-fire+blind-nil:min_deficit=0"
    assert "other-side-was-first" in why_not(begun(spec, "blind-nil 4 blind-nil"), "blind-boston")
    assert ["other-side-was-first"] == why_not(begun(spec, "blind-boston"), "blind-double-nil")
    assert "blind-nil" in bids_open(begun(spec, "blind-boston"))
    game = begun(spec, "blind-nil blind-boston")
    assert why_not(game, "blind-nil")[0] == "other-side-was-first"


def test_a_boston_on_fire_is_no_unbid_boston() -> None:
    """No premium on top, and no bag for the tricks beyond the partner's number."""
    spec = "standard+boston-on-fire+boston:unbid_boston=premium"
    assert {"boston-on-fire-made": 130} == lines(north_south(spec, "blind-boston 1 3 1", (10, 0, 3, 0)))
    assert {"boston-on-fire-failed": -130} == lines(north_south(spec, "blind-boston 1 3 1", (10, 1, 2, 0)))


# ------------------------------------------------------------------------------------------------ suicide


@pytest.mark.parametrize("seed", SEEDS)
def test_each_team_ends_with_one_nil_and_one_number(seed: int) -> None:
    """Four or more beside nil, after whatever has been said, and raises come after that."""
    chance = Random(seed)
    game = begun("standard+suicide+raise-by-one", seed=seed)
    while game.phase != "play":
        options = legal_actions(game)
        nils = [action for action in options if isinstance(action, MakeBid) and action.bid == NIL]
        game = apply(game, chance.choice(nils if nils and chance.random() < 0.5 else options))
    for place in (0, 1):
        low, high = sorted(bid.tricks for bid in game.bids[place::2] if bid is not None)
        assert 0 == low < 4 <= high
    said = [action.seat for action in game.actions if isinstance(action, MakeBid)]
    assert [N, E, S, W] == said[:4] == said[-4:]
    assert game == round_from_json(round_to_json(game))


def test_cards_wait_until_bids_have_turned() -> None:
    """The first of two alike bidders is asked before anything is played, and only that one."""
    game = begun("standard+suicide", "5 nil 6 nil")
    assert ("turning", N) == (game.phase, game.turn)
    assert ["turning-not-finished"] == [reason.id for reason in violations(game, Play(N, game.hands[0][0]))]
    assert ["not-your-turn"] == [reason.id for reason in violations(game, MakeBid(S, number(7)))]
    game = apply(game, MakeBid(N, NIL))
    assert ["turned-into-a-number"] == why_not(game, "3")
    game = apply(game, MakeBid(E, number(4)))
    assert ("nil", "4", "6", "nil") == tuple(bid.name for bid in game.bids if bid is not None)
    assert "play" == game.phase


def test_a_special_bid_is_not_turned() -> None:
    """Beside a blind nil the partner promises tricks, beside a Boston nil."""
    spec = "standard+suicide+blind-nil:min_deficit=0+boston+total-bids"
    assert not [name for name in bids_open(begun(spec, "blind-nil 4")) if "nil" in name]
    game = apply(begun(spec, "boston 4"), Look(S))
    assert {"nil"} == bids_open(game)
    assert ["opposite-of-a-special-bid"] == why_not(game, "5")


# ------------------------------------------------------------------------------------------------ in the dark


DARK = "standard+nil-in-the-dark+blind-nil-in-the-dark"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("bid", ["nil-in-the-dark", "blind-nil-in-the-dark"])
def test_the_pile_decides(seed: int, bid: str) -> None:
    """The top card is played whatever was led; no other card is legal, and the record of the round reads back."""
    game = begun(DARK, f"{bid} 3 4 3", seed=seed)
    order = pile(game, N)
    assert set(order) == set(game.hands[0])
    game = played(game, seed)
    assert list(order) == [play.card for trick in game.tricks for play in trick.plays if play.seat is N]
    assert game == round_from_json(round_to_json(game))
    assert game.tricks == round_from_text(round_to_text(game)).tricks


def test_who_plays_in_the_dark_does_not_know_the_top_card() -> None:
    """The view offers the top card without its name; taking it records the card, and others are refused with the reason."""
    game = begun(DARK, "nil-in-the-dark 3 4 3")
    top, *others = pile(game, N)
    assert (TopCard(N),) == seat_view(game, N).options
    assert (Play(N, top),) == legal_actions(game)
    assert ["pile-decides"] == [reason.id for reason in violations(game, Play(N, others[0]))]
    after = apply(game, read_action("N:top", game.rules))
    assert after == apply(game, Play(N, top))
    assert ["no-pile"] == [reason.id for reason in violations(after, TopCard(E))]


def test_blind_cards_in_the_dark_are_never_seen() -> None:
    """Not after the bid, not during the play; and the bidder may not change his mind."""
    game = begun(DARK, "blind-nil-in-the-dark")
    assert ["never-looks"] == [reason.id for reason in violations(game, Look(N))]
    chance = Random(1)
    while not game.over:
        assert seat_view(game, N).hand is None
        assert not any(isinstance(option, Play) for option in seat_view(game, N).options)
        game = apply(game, chance.choice(legal_actions(game)))


def test_an_empty_pile_has_no_top_card() -> None:
    """Who has played the last card in the dark, and is asked about another, is told why not (A34)."""
    game = begun(DARK, "nil-in-the-dark 3 4 3")
    while game.hands[game.rules.table.index(N)]:
        game = apply(game, legal_actions(game)[0])
    assert not game.over
    assert "not-your-turn" in [reason.id for reason in violations(game, Play(N, Card("2C")))]


@pytest.mark.parametrize(
    ("points", "spec"),
    [
        (200, "standard+nil-in-the-dark"),
        (150, "standard+nil-in-the-dark:value=150+blind-nil"),
        (100, "standard+nil-in-the-dark+blind-nil:value=100"),
    ],
)
def test_a_nil_in_the_dark_is_worth_a_blind_nil(points: int, spec: str) -> None:
    """The table's own price, or that of the tutorial where blind nil is not played."""
    assert {"nil-in-the-dark-made": points, "contract-made": 40} == lines(
        north_south(spec, "nil-in-the-dark 4 4 4", (0, 5, 4, 4))
    )


# ------------------------------------------------------------------------------------------------ passing


def laid(game: Round, *cards: str) -> Round:
    for code in cards:
        assert game.turn is not None
        game = apply(game, PassCard(game.turn, Card(code)))
    return game


def codes(game: Round, seat: Seat) -> list[str]:
    return [card.code for card in game.hands[game.rules.table.index(seat)]]


def test_nobody_sees_a_card_before_passing() -> None:
    """Cards lie face down until both partners have laid theirs; then both know them, and the other side knows nothing."""
    game = begun("standard+nil-passing", "nil 4 4 3")
    given, returned = codes(game, N)[0], codes(game, S)[0]
    before = {seat: seat_view(game, seat) for seat in (E, W)}
    game = laid(game, given)
    assert (Card(given),) == seat_view(game, N).passed
    assert Card(given) not in (seat_view(game, N).hand or ())
    assert () == seat_view(game, S).received
    assert given in codes(game, N)
    game = laid(game, returned)
    assert (Card(returned),) == seat_view(game, N).received == seat_view(game, S).passed
    assert returned in codes(game, N)
    assert given in codes(game, S)
    for seat in (E, W):
        after = seat_view(game, seat)
        assert ((), ()) == (after.passed, after.received)
        assert before[seat] == replace(after, phase="passing", turn=N, options=before[seat].options)


def test_cards_may_come_one_after_the_other() -> None:
    """Where they are not laid down together, the nil bidder passes first and the partner sees the card."""
    game = begun("standard+nil-passing:simultaneous=false", "4 4 nil 3")
    assert S is game.turn
    given = codes(game, S)[0]
    game = laid(game, given)
    assert (Card(given),) == seat_view(game, N).received
    game = laid(game, given)  # back again
    assert given in codes(game, S)
    assert "play" == game.phase


def test_who_passes_what_is_refused_with_reasons() -> None:
    """A play, a card of somebody else, a card that lies there already, and whoever is not in turn."""
    game = begun("standard+nil-passing+blind-nil:min_deficit=0", "blind-nil 4 4 3")
    own, other = codes(game, N)[0], codes(game, E)[0]
    found = {
        "passing-not-finished": Play(N, Card(own)),
        "card-not-held": PassCard(N, Card(other)),
        "not-your-turn": PassCard(S, Card(codes(game, S)[0])),
        "no-pile": TopCard(N),
        "no-look-needed": Look(N),
    }
    for reason, action in found.items():
        assert [reason] == [each.id for each in violations(game, action)]
    game = laid(game, own)
    assert ["card-already-passed"] == [each.id for each in violations(game, PassCard(N, Card(own)))]


@pytest.mark.parametrize("direction", ["partner", "left", "right"])
@pytest.mark.parametrize("timing", ["before-bidding", "after-bidding"])
def test_passing_goes_around(direction: str, timing: str) -> None:
    """Three cards of each seat come to the one that the direction names, before or after the bids."""
    spec = f"standard+general-passing:count=3,direction={direction},timing={timing}"
    game = begun(spec, "3 3 3 3") if timing == "after-bidding" else begun(spec)
    assert "passing" == game.phase
    start = game
    while game.phase == "passing":
        game = apply(game, legal_actions(game)[0])
    assert ("play" if timing == "after-bidding" else "bidding") == game.phase
    steps = {"partner": 2, "left": 1, "right": 3}[direction]
    for place in range(4):
        assert set(start.hands[place][:3]) == set(game.hands[(place + steps) % 4]) - set(
            start.hands[(place + steps) % 4]
        )


def test_who_could_bid_blind_looks_before_passing() -> None:
    """Choosing cards means to see them, which gives up the blind bid."""
    game = begun("standard+general-passing:count=1,direction=left+blind-nil:min_deficit=0")
    assert (Look(N),) == legal_actions(game)
    assert ["look-to-pass"] == [reason.id for reason in violations(game, PassCard(N, game.hands[0][0]))]
    while game.phase == "passing":
        game = apply(game, legal_actions(game)[0])
    assert BLIND_NIL.name not in bids_open(game)


def test_who_never_looks_passes_from_the_top() -> None:
    """The passed card is as unknown to its giver as the others are."""
    game = begun(f"{DARK}+pass-cards:only_for=every-deal", "blind-nil-in-the-dark 4 4 3")
    assert (TopCard(N),) == seat_view(game, N).options
    top = pile(game, N)[0]
    game = apply(game, TopCard(N))
    assert PassCard(N, top) == game.actions[-1]
    view = seat_view(game, N)
    assert (None, (), ()) == (view.hand, view.passed, view.received)


@pytest.mark.parametrize(
    ("cards", "spec", "bids"),
    [
        ((0, 0), "standard+pass-cards", "4 4 4 1"),
        ((1, 0), "standard+pass-cards", "nil 4 4 1"),
        ((0, 0), "standard+pass-cards:only_for=blind-nil", "nil 4 4 1"),
        ((1, 1), "standard+pass-cards:only_for=every-deal", "4 4 4 1"),
        ((2, 1), "standard+pass-cards:only_for=every-deal+blind-nil:min_deficit=0", "blind-nil 4 4 1"),
        ((2, 2), "standard+nil-passing+blind-nil:min_deficit=0", "blind-nil nil nil blind-nil"),
        ((1, 0), "standard+nil-passing+double-nil", "nil 4 nil 1"),
        ((0, 0), "standard+nil-passing+nil-in-the-dark", "nil-in-the-dark 4 4 1"),
    ],
)
def test_so_many_cards_are_passed(cards: tuple[int, int], spec: str, bids: str) -> None:
    """By each player of North and South, and of East and West."""
    game = played(begun(spec, bids))
    passed = [action.seat for action in game.actions if isinstance(action, PassCard)]
    assert cards == (passed.count(N), passed.count(E)) == (passed.count(S), passed.count(W))
