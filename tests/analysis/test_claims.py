"""Claims of all the rest: the search against trying everything out, and the lines that beat a false claim."""

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest

from spades_teach.analysis.claims import check_claim, check_claim_of
from spades_teach.core.actions import Claim, MakeBid, Play
from spades_teach.core.bids import number
from spades_teach.core.cards import Card, Suit, read_cards
from spades_teach.core.deals import deal_cards
from spades_teach.core.errors import SpadesError
from spades_teach.core.judging import legal_cards
from spades_teach.core.notation import round_from_json, round_from_text, round_to_json, round_to_text
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round, undo, violations
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.scores import score_round
from spades_teach.core.table import Seat
from spades_teach.core.tricks import best_play
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view
from spades_teach.players.beginner import choose
from tests.samples import samples

RULES = compose("standard+tram")
OTHERS = (Seat.WEST, Seat.NORTH, Seat.EAST)  # in turn after South, who claims

# ------------------------------------------------------------------------------------------------ the search


@pytest.mark.parametrize(
    ("holds", "hand", "unseen"),
    [
        (True, "AS KS QS", "2C 3C 4C 5C 6C 7C 8C 9C 10C"),  # catalogue tram/1
        (True, "AS KS 10S", "JS 2C 3C 4C 5C 6C 7C 8C 9C"),  # tram/2: the jack must fall
        (False, "AS KS 10S", "JS 9S 8S 2C 3C 4C 5C 6C 7C"),  # tram/3: one may hold all three
        (True, "AS KS 10S", "JS 9S 2C 3C 4C 5C 6C 7C 8C"),  # two at most beside each other: the jack falls on the king
        (False, "AH KH", "2S 2C 3C 4C 5C 6C"),  # somebody may be out of hearts and cut
        (True, "AS AH", "2S 2C 3C 4C 5C 6C"),  # the ace of spades takes the last trump first
        (False, "AS AH", "2S 3S 2C 3C 4C 5C"),  # one may hold both
        (True, "AS 2H", "2C 3C 4C 5C 6C 7C"),  # the last heart is high
    ],
)
def test_claims_that_can_be_seen_at_a_glance(holds: bool, hand: str, unseen: str) -> None:
    """The search says what a player would."""
    assert holds is check_claim(RULES, Seat.SOUTH, read_cards(hand), read_cards(unseen)).holds


def test_who_is_out_of_a_suit_is_known() -> None:
    """With two seats out of spades the third holds them all, and where all are out none is left to cut."""
    hand, unseen = read_cards("AS AH"), read_cards("2S 3H 2C 3C 4C 5C")
    assert check_claim(RULES, Seat.SOUTH, hand, unseen).holds
    hand, unseen = read_cards("KH AD"), read_cards("2H 3H 2D 3D 4D QS")
    assert not check_claim(RULES, Seat.SOUTH, hand, unseen).holds
    hand, unseen = read_cards("AS KS 10S"), read_cards("JS 9S 8S 2C 3C 4C 5C 6C 7C")
    voids = {Seat.WEST: (Suit.CLUBS,)}
    line = check_claim(RULES, Seat.SOUTH, hand, unseen, voids=voids)
    assert {"JS", "9S", "8S"} == {card.code for card in line.hands[Seat.WEST]}


def test_a_spade_is_led_when_the_rules_allow_it() -> None:
    """Before the break the ace of spades has to wait, and the heart is cut."""
    hand, unseen = read_cards("AS AH"), read_cards("2S 2C 3C 4C 5C 6C")
    assert check_claim(RULES, Seat.SOUTH, hand, unseen).holds
    assert not check_claim(RULES, Seat.SOUTH, hand, unseen, broken=False).holds
    free = compose("standard+breaking-spades:required=false+tram")
    assert check_claim(free, Seat.SOUTH, hand, unseen, broken=False).holds


@pytest.mark.parametrize(
    ("hand", "unseen", "voids"),
    [("AS", "2C 3C", {}), ("", "", {}), ("AS", "2C 3C 4C", dict.fromkeys(OTHERS, (Suit.CLUBS,)))],
)
def test_what_cannot_be_is_refused(hand: str, unseen: str, voids: dict[Seat, tuple[Suit, ...]]) -> None:
    """Too few cards, no cards, and cards that nobody can hold."""
    with pytest.raises(SpadesError):
        check_claim(RULES, Seat.SOUTH, read_cards(hand), read_cards(unseen), voids=voids)


def deals(unseen: tuple[Card, ...], size: int) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield every way to give three seats so many cards each."""
    for first in combinations(unseen, size):
        rest = tuple(card for card in unseen if card not in first)
        for second in combinations(rest, size):
            yield first, second, tuple(card for card in rest if card not in second)


def can_beat(order: tuple[Card, ...], hands: tuple[tuple[Card, ...], ...]) -> bool:
    """Tell whether the others, playing together and knowing all, take one of these leads."""
    if not order:
        return False

    def answers(plays: tuple[Play, ...], left: tuple[tuple[Card, ...], ...]) -> Iterator[tuple[tuple[Play, ...], ...]]:
        at = len(plays) - 1
        if at == len(OTHERS):
            yield plays, left  # type: ignore[misc]
            return
        context = PlayContext(hand=left[at], plays=plays, trumps=RULES.trumps, seat=OTHERS[at])
        for card in legal_cards(RULES, context):
            after = (*left[:at], tuple(other for other in left[at] if other is not card), *left[at + 1 :])
            yield from answers((*plays, Play(OTHERS[at], card)), after)

    for plays, left in answers((Play(Seat.SOUTH, order[0]),), hands):
        if best_play(plays, RULES.trumps).seat is not Seat.SOUTH:  # type: ignore[arg-type]
            return True
        if can_beat(order[1:], left):  # type: ignore[arg-type]
            return True
    return False


@pytest.mark.parametrize("seed", range(samples(small=30, deep=600)))
def test_the_search_agrees_with_trying_everything_out(seed: int) -> None:
    """A claim holds when some order of leads wins against every deal and every play; else the line shows how it is lost."""
    chance = Random(seed)
    size = 1 + seed % 3
    pack = list(read_cards("AS KS QS JS 10S AH KH QH JH AD KD QD AC KC QC"))
    chance.shuffle(pack)
    high = sorted(pack[: size + 2], key=lambda card: -RULES.trumps.strengths[card])
    hand = tuple(high[:size])
    unseen = tuple(card for card in pack if card not in hand)[: 3 * size]
    verdict = check_claim(RULES, Seat.SOUTH, hand, unseen)
    holds = any(not any(can_beat(order, hands) for hands in deals(unseen, size)) for order in permutations(hand))
    assert holds is verdict.holds
    if holds:
        assert set(verdict.order) == set(hand)
        assert not any(can_beat(verdict.order, hands) for hands in deals(unseen, size))
    else:
        check_line(verdict.hands, verdict.line, hand, unseen)


def check_line(hands, line, hand, unseen):  # type: ignore[no-untyped-def]
    """Check that a line is played by the rules from hands that hold just the unseen cards, and that only its last trick is lost."""
    assert sorted(card.code for cards in hands.values() for card in cards) == sorted(card.code for card in unseen)
    held = {Seat.SOUTH: list(hand), **{seat: list(cards) for seat, cards in hands.items()}}
    assert 1 == len({len(cards) for cards in held.values()})
    for trick in line:
        plays = ()
        for play in trick.plays:
            context = PlayContext(hand=tuple(held[play.seat]), plays=plays, trumps=RULES.trumps, broken=True)
            assert play.card in legal_cards(RULES, context)
            held[play.seat].remove(play.card)
            plays = (*plays, play)
        assert trick.winner is best_play(trick.plays, RULES.trumps).seat
    assert [trick.winner is Seat.SOUTH for trick in line] == [True] * (len(line) - 1) + [False]


def test_whole_hands_are_checked_too() -> None:
    """Thirteen spades hold; a claim on the first lead that does not is answered with a line."""
    spades = tuple(card for card in RULES.pack.cards if card.suit is Suit.SPADES)
    rest = tuple(card for card in RULES.pack.cards if card not in spades)
    assert check_claim(RULES, Seat.SOUTH, spades, rest).holds
    mixed = read_cards("AS KS QS JS AH KH QH AD KD QD AC KC QC")
    unseen = tuple(card for card in RULES.pack.cards if card not in mixed)
    verdict = check_claim(RULES, Seat.SOUTH, mixed, unseen)
    assert not verdict.holds
    check_line(verdict.hands, verdict.line, mixed, unseen)


# ------------------------------------------------------------------------------------------------ in a round


def to_lead(spec: str, seed: int, tricks: int) -> Round:
    """Return a round in which so many tricks were played by beginners, and somebody is to lead."""
    rules = compose(spec)
    game = start_round(rules, deal_cards(seed))
    while game.phase == "bidding":
        assert game.turn is not None
        game = apply(game, MakeBid(game.turn, number(3)))
    while len(game.tricks) < tricks:
        assert game.turn is not None
        game = apply(game, choose(seat_view(game, game.turn)).action)
    return game


def finished(game: Round) -> Round:
    while not game.over:
        assert game.turn is not None
        game = apply(game, choose(seat_view(game, game.turn)).action)
    return game


def test_a_claim_is_made_on_lead_and_once() -> None:
    """Everything else is refused with its reason, and a refused claim changes nothing."""
    game = to_lead("standard+tram", 3, 9)
    claimant = game.turn
    assert claimant is not None
    other = game.rules.table.after(claimant)
    assert ["claim-on-lead"] == [reason.id for reason in violations(game, Claim(other))]
    claimed = apply(game, Claim(claimant))
    assert legal_actions(claimed) == legal_actions(game)
    assert ["claimed-already"] == [reason.id for reason in violations(claimed, Claim(claimant))]
    led = apply(game, legal_actions(game)[0])
    assert ["claim-on-lead"] == [reason.id for reason in violations(led, Claim(claimant))]
    before = start_round(game.rules, game.deal)
    assert ["claim-while-playing"] == [reason.id for reason in violations(before, Claim(Seat.EAST))]
    forbidden = to_lead("standard+tram:allowed=false", 3, 9)
    assert ["no-claims-here"] == [reason.id for reason in violations(forbidden, Claim(claimant))]
    assert ["bidding-finished"] == [reason.id for reason in violations(to_lead("standard", 3, 9), Claim(claimant))]


@pytest.mark.parametrize("seed", range(6))
def test_a_round_with_a_claim_is_written_and_read(seed: int) -> None:
    """The claim keeps its place among the tricks, and can be taken back."""
    game = to_lead("standard+tram", seed, 10)
    assert game.turn is not None
    game = apply(game, Claim(game.turn))
    assert (
        seat_view(game, Seat.NORTH).open_hands[game.rules.table.index(game.turn)]
        == game.hands[game.rules.table.index(game.turn)]
    )
    assert 3 == seat_view(game, Seat.NORTH).open_hands.count(None)
    assert () == seat_view(undo(game), Seat.NORTH).open_hands
    done = finished(game)
    assert done == round_from_json(round_to_json(done))
    assert round_from_text(round_to_text(done)).actions == done.actions


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("tricks", [9, 11])
def test_the_round_shows_whether_the_claim_was_right(seed: int, tricks: int) -> None:
    """A claim that holds by the search is never wrong in play; a wrong one is a fact of the round."""
    game = to_lead("standard+tram", seed, tricks)
    claimant = game.turn
    assert claimant is not None
    verdict = check_claim_of(seat_view(game, claimant))
    game = apply(game, Claim(claimant))
    for card in verdict.order if verdict.holds else ():
        game = apply(game, Play(claimant, card))
        while game.plays:
            assert game.turn is not None
            game = apply(game, choose(seat_view(game, game.turn)).action)
    done = finished(game)
    lost = any(trick.winner is not claimant for trick in done.tricks[tricks:])
    assert not (verdict.holds and lost)
    assert int(lost) == result(done).fact(f"{claimant.value}.wrong-claim", 0)


@pytest.mark.parametrize("seed", range(20))
def test_what_a_wrong_claim_costs(seed: int) -> None:
    """Nothing by itself where the cards lie open; else the tricks that were left, or the contract."""
    found = {}
    for penalty in ("exposed-cards-played-first-chance", "lose-remaining-tricks", "scored-as-set"):
        game = to_lead(f"standard+tram:wrong_claim={penalty}", seed, 8)
        claimant = game.turn
        assert claimant is not None
        found[penalty] = finished(apply(game, Claim(claimant)))
    done = found["scored-as-set"]
    own = done.rules.table.side_of(claimant)
    plain = score_round(compose("standard"), RoundResult(done.bids, done.taken)).of(own.name)  # type: ignore[arg-type]
    open_cards, moved, as_set = (score_round(game.rules, result(game)) for game in found.values())
    assert plain.points == open_cards.of(own.name).points
    if all(trick.winner is claimant for trick in done.tricks[8:]):
        assert plain.points == moved.of(own.name).points == as_set.of(own.name).points
        return
    assert (-10 * plain.tally.contract, 0) == (as_set.of(own.name).points, as_set.of(own.name).bags)
    won = [trick.winner in own.seats for trick in done.tricks]
    kept = sum(won) if all(won[8:]) else sum(won[:8])
    assert kept == moved.of(own.name).tally.tricks
    assert 13 == sum(side.tally.tricks for side in moved.sides)
