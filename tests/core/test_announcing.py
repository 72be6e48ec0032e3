"""A Bemo and a Moe in a row announced in played rounds: when, by whom, what is recorded and seen, and what the tricks make of it."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

import pytest

from spades_teach.core.actions import Action, Announce, MakeBid, Play
from spades_teach.core.announcing import AnnouncesBemo, AnnouncesMoe
from spades_teach.core.cards import Card, Suit, read_cards
from spades_teach.core.deals import Deal, deal_for, deal_with
from spades_teach.core.errors import IllegalActionError, NotationError
from spades_teach.core.notation import read_action, round_from_json, round_from_text, round_to_json, round_to_text
from spades_teach.core.records import keep_record
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, replay, result, start_round, undo, violations
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import RoundScore, score_round
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Trick
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view
from spades_teach.players import choose
from tests.samples import samples

BOTH = "standard+bemo+moe-consecutive"
FREE = "standard+big-joker-little-joker:must_break=false"
"""Spades may be led at once, so that a round can be made in which everybody follows suit in twelve tricks."""

WINNER = {"U": Seat.NORTH, "O": Seat.EAST}


def announced(seat: str, name: str) -> Announce:
    return Announce(Seat(seat), name)


def why(game: Round, action: Action) -> list[str]:
    return [reason.id for reason in violations(game, action)]


def after(spec: str, *words: str, dealer: Seat = Seat.WEST, seed: int = 1) -> Round:
    rules = compose(spec)
    return replay(rules, deal_for(rules, seed, dealer), [read_action(word, rules) for word in words])


def offered(game: Round) -> list[str]:
    return [str(action) for action in legal_actions(game) if isinstance(action, Announce)]


# ------------------------------------------------------------------------------------------------ rounds that are made


def tricks_by_suit(rules: RuleSet) -> list[list[Card]]:
    """Return the pack as thirteen tricks, each from low to high: of one suit as far as it goes, and what is left as the last one."""
    tricks: list[list[Card]] = []
    rest: list[Card] = []
    for suit in (Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES):
        cards = sorted(
            (card for card in rules.pack.cards if rules.trumps.suits[card] is suit),
            key=rules.trumps.strengths.__getitem__,
        )
        whole = len(cards) // 4 * 4
        tricks += [cards[at : at + 4] for at in range(0, whole, 4)]
        rest += cards[whole:]
    return [*tricks, sorted(rest, key=rules.trumps.strengths.__getitem__)]


def played(spec: str, letters: str, bids: str, *said: Announce) -> Round:
    """Play a round in which the tricks go as the letters say: U to North, O to East.

    Everybody says before the own bid what is given of it.
    """
    rules = compose(spec)
    tricks, seats = tricks_by_suit(rules), rules.table.seats
    hands: dict[Seat, list[Card]] = {seat: [] for seat in seats}
    plays: list[list[Play]] = []
    leader = WINNER[letters[0]]
    for letter, cards in zip(letters, tricks, strict=True):
        around = rules.table.clockwise_from(WINNER[letter])
        of = dict(zip(around, reversed(cards), strict=True))
        plays.append([Play(seat, of[seat]) for seat in rules.table.clockwise_from(leader)])
        leader = WINNER[letter]
        for seat, card in of.items():
            hands[seat].append(card)
    dealer = rules.table.before(WINNER[letters[0]])
    game = start_round(rules, Deal(tuple(tuple(hands[seat]) for seat in seats), dealer))
    names = dict(word.split(":") for word in bids.split())
    for seat in rules.table.clockwise_from(rules.table.after(dealer)):
        for announcement in said:
            game = apply(game, announcement) if announcement.seat is seat else game
        game = apply(game, MakeBid(seat, rules.read_bid(names[seat.value])))
    for play in (play for trick in plays for play in trick):
        game = apply(game, play)
    assert letters == "".join("U" if trick.winner is Seat.NORTH else "O" for trick in game.tricks)
    return game


EXAMPLES = [
    ("bemo", "little-bemo", "UUUUUUOOOOOOO", "N:3 E:4 S:3 W:3", {"contract-made": 60, "bemo-made": 60}),
    ("bemo", "little-bemo", "UUUOUUUUUUUUU", "N:6 E:1 S:6 W:nil", {"contract-made": 120, "bemo-failed": -60}),
    ("bemo", "big-bemo", "UUUUUUUUUOOOO", "N:4 E:2 S:5 W:2", {"contract-made": 90, "bemo-made": 90}),
    ("bemo", "big-bemo", "UUUUUUUUOUUUU", "N:6 E:1 S:6 W:nil", {"contract-made": 120, "bemo-failed": -90}),
    ("bemo", "little-bemo", "UUUUUUUUOOOOO", "N:4 E:3 S:4 W:2", {"contract-made": 80, "bemo-made": 60}),
    ("moe-consecutive", "little-moe", "UUOUUUUUUOOOO", "N:4 E:2 S:4 W:2", {"moe-made": 150}),
    ("moe-consecutive", "big-moe", "UUUUUOUUUUUUU", "N:6 E:1 S:5 W:nil", {"moe-failed": -300}),
    ("moe-consecutive", "big-moe", "OUUUUUUUUOOOO", "N:4 E:2 S:4 W:2", {"moe-made": 300}),
    ("moe-consecutive", "little-moe", "OUUUUUOUUUUUO", "N:nil E:2 S:4 W:1", {"moe-failed": -150}),
    ("moe-consecutive:failure=nothing", "little-moe", "OUUUUUOUUUUUO", "N:4 E:2 S:4 W:1", {"moe-failed": 0}),
]


@pytest.mark.parametrize("seat", ["N", "S"])
@pytest.mark.parametrize(("variant", "name", "letters", "bids", "lines"), EXAMPLES)
def test_the_examples_of_the_catalogue_are_played(
    seat: str, variant: str, name: str, letters: str, bids: str, lines: dict[str, int]
) -> None:
    """Catalogue `bemo` and `moe-consecutive` (S0, S1), by actions from the deal on; whoever of the two announces it, and by facts the same."""
    rules = compose(f"{FREE}+{variant}")
    found = result(played(rules.name, letters, bids, announced(seat, name)))
    assert ((f"{seat}.{name}", 1),) == found.facts
    score = score_round(rules, found)
    assert lines == {line.reason: line.points for line in score.of("NS").lines}
    own = [(letter == "U", len(list(run))) for letter, run in groupby(letters)]
    run = own[0][1] * own[0][0] if "bemo" in name else max(length for ours, length in own if ours)
    fact = "first-tricks" if "bemo" in name else "tricks-in-a-row"
    told = RoundResult(found.bids, found.taken, (), tuple(sorted((*found.facts, (f"N.{fact}", run)))))
    assert score == replace_tallies(score_round(rules, told), score)


def replace_tallies(told: RoundScore, score: RoundScore) -> RoundScore:
    """Return a score with the counts of another one, which differ in what they were counted from."""
    return replace(
        told, sides=tuple(replace(side, tally=own.tally) for side, own in zip(told.sides, score.sides, strict=True))
    )


# ------------------------------------------------------------------------------------------------ when it may be said


@pytest.mark.parametrize(
    ("reasons", "action", "done"),
    [
        ([], "N:announce-little-bemo", ""),
        ([], "N:announce-big-moe", "N:announce-big-bemo"),
        (["not-your-turn"], "S:announce-little-bemo", ""),
        (["not-your-turn"], "N:announce-little-bemo", "N:3"),
        (["announced-already"], "N:announce-big-bemo", "N:announce-little-bemo"),
        (["announced-already"], "S:announce-big-bemo", "N:announce-little-bemo N:3 E:3"),
        (["not-your-turn", "announced-already"], "S:announce-big-moe", "N:announce-little-moe"),
        ([], "S:announce-big-moe", "N:announce-little-bemo N:3 E:3"),
        ([], "E:announce-little-bemo", "N:announce-little-bemo N:3"),
        (["announce-while-bidding"], "N:announce-little-bemo", "N:3 E:3 S:3 W:3"),
        (["bidding-not-finished"], "N:announce-lexington", ""),
        (["bidding-finished"], "N:announce-lexington", "N:3 E:3 S:3 W:3"),
    ],
)
def test_it_is_said_before_the_own_bid_once_for_each_side(reasons: list[str], action: str, done: str) -> None:
    """Catalogue: it is announced by the partners beside the ordinary bid; that one of a kind is all is a reading."""
    game = after(BOTH, *done.split())
    said = read_action(action, game.rules)
    assert reasons == why(game, said)
    assert (said in legal_actions(game)) == (not reasons)
    if reasons:
        with pytest.raises(IllegalActionError):
            apply(game, said)
    else:
        assert (game.turn, game.bids, game.hands) == (apply(game, said).turn, apply(game, said).bids, game.hands)


def test_only_what_the_table_knows_and_the_round_has_tricks_for_is_offered() -> None:
    """None at the default table; no nine first tricks where a round has eight."""
    assert [] == offered(after("standard"))
    assert ["bidding-not-finished"] == why(after("standard"), announced("N", "little-bemo"))
    assert ["N:announce-little-bemo", "N:announce-big-bemo"] == offered(after("standard+bemo"))
    assert ["N:announce-little-moe", "N:announce-big-moe"] == offered(after("standard+moe-consecutive"))
    rules = compose("standard+six-players-48+bemo")
    game = start_round(rules, deal_for(rules, 1))
    assert game.turn is not None
    assert [f"{game.turn.value}:announce-little-bemo"] == offered(game)
    assert ["announcement-too-long"] == why(game, Announce(game.turn, "big-bemo"))


def test_a_moe_of_the_first_tricks_stays_a_bid() -> None:
    """Catalogue `moe-first-tricks` has the same names and excludes this one: there it is bid."""
    game = after("standard+moe-first-tricks")
    assert [] == offered(game)
    assert MakeBid(Seat.NORTH, game.rules.read_bid("little-moe")) in legal_actions(game)


def test_where_no_card_is_played_nothing_is_made_or_lost() -> None:
    """Catalogue `made-books`: with ten books bid nobody plays and all get their books; what was announced is left open (a reading)."""
    for said in ("", "N:announce-little-bemo", "N:announce-big-moe"):
        game = after(f"{BOTH}+made-books", *f"{said} N:1 E:1 S:1 W:7".split())
        assert game.over
        lines = [
            [(line.reason, line.points) for line in side.lines] for side in score_round(game.rules, result(game)).sides
        ]
        assert [[("made-books", 20)], [("made-books", 80)]] == lines


# ------------------------------------------------------------------------------------------------ what is kept of it


def test_it_is_recorded_and_taken_back() -> None:
    """Text and JSON lead to the same round, undo is the prefix, and a record with what was done knows the fact."""
    game = played(f"{FREE}+bemo", "UUUUUUOOOOOOO", "N:3 E:4 S:3 W:3", announced("S", "little-bemo"))
    text = round_to_text(game)
    assert "bids N:3 E:4 S:announce-little-bemo S:3 W:3" in text.splitlines()
    assert game.actions == round_from_text(text).actions
    assert game == round_from_json(round_to_json(game))
    assert (("S.little-bemo", 1),) == keep_record(game.rules, game.deal, game.actions).result.facts
    early = undo(game, len(game.actions) - 2)
    assert ["S:announce-little-bemo", "S:announce-big-bemo"] == offered(early)


@pytest.mark.parametrize("text", ["N:announce-", "N:announce-Großes Moe", "N:announce-a b"])
def test_what_is_no_name_is_no_action(text: str) -> None:
    """A name is letters, digits and hyphens, in any case; anything else is no action."""
    rules = compose("standard+bemo")
    assert announced("N", "little-bemo") == read_action("n:Announce-Little-Bemo", rules)
    with pytest.raises(NotationError):
        violations(after("standard+bemo"), read_action(text, rules))


def test_everybody_hears_it() -> None:
    """All seats see what each has announced, and a table without announcements has nothing to see."""
    game = after(BOTH, "N:announce-little-bemo", "N:announce-big-moe", "N:3", "E:announce-big-bemo")
    for seat in game.rules.table.seats:
        assert (("little-bemo", "big-moe"), ("big-bemo",), (), ()) == seat_view(game, seat).announced
    assert () == seat_view(after(BOTH), Seat.NORTH).announced == seat_view(after("standard"), Seat.NORTH).announced


# ------------------------------------------------------------------------------------------------ players


def trick(letter: str) -> Trick:
    return Trick((Play(WINNER[letter], Card("AS")),), WINNER[letter])


@pytest.mark.parametrize(
    ("expected", "name", "letters"),
    [
        (True, "little-bemo", ""),
        (True, "little-bemo", "UUUUU"),
        (False, "little-bemo", "UUUUUU"),
        (False, "little-bemo", "UUO"),
        (True, "big-bemo", "UUUUUUUU"),
        (True, "little-moe", "OOOOOOO"),
        (False, "little-moe", "OOOOOOOO"),
        (True, "little-moe", "OOOOOOOUUU"),
        (False, "little-moe", "OOOOOOOUUO"),
        (False, "little-moe", "UUUUUUO"),
        (True, "big-moe", "UUUUU"),
        (True, "big-moe", "OUUUUUUU"),
        (False, "big-moe", "UUUUUUO"),
    ],
)
def test_a_run_is_open_while_it_can_be_made(expected: bool, name: str, letters: str) -> None:
    """All of the first six or nine, six or eight in a row anywhere; made or out of reach, it matters no more."""
    policy = AnnouncesBemo(little=6, big=9) if "bemo" in name else AnnouncesMoe(little=6, big=8)
    tricks = [trick(letter) for letter in letters]
    assert expected == policy.is_open(name, tricks, (Seat.NORTH, Seat.SOUTH), 13 - len(tricks))


def test_a_beginner_announces_nothing_and_plays_for_what_is_announced() -> None:
    """It never says a word of its own; a trick that would be a bag is wanted while a Moe of its side is open, and a nil is none then."""
    spared = 0
    for seed in range(samples(small=6, deep=100)):
        game = after(BOTH, seed=seed)
        with_moe = apply(game, announced("N", "big-moe"))
        while not game.over:
            assert game.turn is not None
            choice = choose(seat_view(game, game.turn))
            assert not isinstance(choice.action, Announce)
            other = choose(seat_view(with_moe, game.turn))
            moe = AnnouncesMoe(little=6, big=8)
            is_open = moe.is_open("big-moe", game.tricks, (Seat.NORTH, Seat.SOUTH), 13 - len(game.tricks))
            if choice.reason.id == "advice-avoid-bags" and is_open:
                spared += 1
                assert other.reason.id != "advice-avoid-bags"
            if game.turn in (Seat.NORTH, Seat.SOUTH):
                assert other.reason.id not in ("advice-bid-nil", "advice-stay-under", "advice-lead-low-nil")
            game, with_moe = apply(game, choice.action), apply(with_moe, choice.action)
    assert spared


LOW = "2S 3S 4H 3H 2H 6D 5D 3D 2D 5C 4C 3C 2C"


@pytest.mark.parametrize(("bid", "said"), [("nil", ""), ("nil", "N:announce-little-bemo"), ("1", "N:announce-big-moe")])
def test_a_beginner_bids_no_nil_that_counts_for_nothing(bid: str, said: str) -> None:
    """A Moe stands for all bids of its side, a Bemo beside them (catalogue)."""
    rules = compose(BOTH)
    game = start_round(rules, deal_with({"S": read_cards(LOW)}, Seat.WEST))
    for word in f"{said} N:4 E:3".split():
        game = apply(game, read_action(word, rules))
    assert f"S:{bid}" == str(choose(seat_view(game, Seat.SOUTH)).action)
