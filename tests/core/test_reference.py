"""Two readings of the rules, compared at every step of random rounds: the engine and `tests/reference.py`.

A seed chooses scores, bids and cards; a failure names it, so that the round can be played again.
"""

from collections.abc import Callable
from random import Random

import pytest

from spades_teach.core.actions import Discard, Look, MakeBid, Play, Take, TakeKitty
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.deals import deal_for
from spades_teach.core.matches import add, outcome
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round, violations
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.scores import SideScore, score_round
from spades_teach.core.table import Table
from spades_teach.core.tricks import Trick
from spades_teach.core.variants import compose
from tests import reference
from tests.samples import samples

SPECS = (
    "standard",
    "standard+blind-nil",
    "standard+nil-off",
    "standard+deuce-starts",
    "standard+big-joker-little-joker",
    "standard+short-game-300+loss-at-minus-200",
    "standard+blind-nil:value=100,min_deficit=0+deuce-starts+short-game-300",
    "standard+big-joker-little-joker:must_break=false+bag-penalty-110",
    "standard+big-joker-little-joker+blind-nil+failed-nil-tricks:mode=toward-partner",
    "standard+deuce-starts:spade_on_first_trick=forbidden+failed-nil-tricks:mode=void",
    "standard+nil:value=50+failed-nil-tricks:mode=minus-ten-each+bag-penalty-short",
    "standard+board+nil:value=30+bag-penalty:limit=5,penalty=50",
    "standard+board:minimum=6+blind-nil:min_deficit=0",
    "standard+nil-off+board:minimum=9+loss-at-minus-200:limit=-100",
    "standard+no-spade-lead-first-trick",
    "standard+breaking-spades:broken_by=a-spade-has-won-a-trick",
    "standard+breaking-spades:broken_by=a-spade-played-on-a-non-spade-lead+big-joker-little-joker",
    "standard+breaking-spades:required=false+no-spade-lead-first-trick",
    "standard+lead-ace-of-spades",
    "standard+double-nil",
    "standard+double-nil:bonus=200+failed-nil-tricks:mode=void",
    "standard+three-b",
    "standard+three-b:bag=-5,set_points_per_trick_won=2,nil_extra_trick=-20+blind-nil+seven-or-higher",
    "standard+three-b+failed-nil-tricks:mode=void",
    "standard+no-overs",
    "standard+no-overs+double-back-double-over+no-point-deductions",
    "standard+oh-hell",
    "standard+oh-hell:exactness=each-player,penalty=-20+seven-or-higher",
    "standard+quicksand",
    "standard+quicksand:overtrick=-3,undertrick=-7+team-individual-players:rounding=nearest",
    "standard+double-back-double-over",
    "standard+double-back-double-over:with_bag_penalty=true+bag-penalty-short",
    "standard+seven-or-higher:from_bid=9,extra_per_trick_above_six=20",
    "standard+seven-or-higher-part-two",
    "standard+seven-or-higher-part-two:overtricks_count=true+no-overs",
    "standard+highlander",
    "standard+highlander:deducted_on_failure=failing-players-bid,bonus_needs_made_contract=false,sandbag_penalty=true",
    "standard+highlander:overtrick=3,seven_trick_bonus=none+seven-or-higher",
    "standard+win-last-trick+team-individual-players",
    "standard+no-point-deductions",
    "standard+no-point-deductions:set_points=-15,nil_failure=-150+blind-nil:min_deficit=0",
    "standard+sandbags-0-10+double-back-double-over",
    "standard+negative-sandbags",
    "standard+negative-sandbags:bag=-2,ten_bag_penalty=true+failed-nil-tricks:mode=toward-partner",
    "standard+units-digit-bags",
    "standard+units-digit-bags+bag-penalty-110+deficit-ends-game",
    "standard+short-game-250+deficit-ends-game:limit=-250",
    "standard+total-bids+board",
    "standard+mirrors+big-joker-little-joker",
    "standard+whiz",
    "standard+suicide-forced-nil:minimum=3",
    "standard+fredieu+ten-for-200",
    "standard+no-nines-no-blinds",
    "standard+no-nines-no-blinds:forbidden_team_bid=8,ten_for_200=false+total-bids",
    "standard+ten-for-200:points=150,failure=-100,automatic_for_bid_10=true",
    "standard+ten-for-200:exact=true+board",
    "standard+eight-and-ten-rule:extra_tricks=2+total-bids",
    "standard+eight-and-ten-rule+lexington",
    "standard+first-trick-clubs",
    "standard+first-trick-clubs:lowest_club=3C,must_follow_clubs=false+big-joker-little-joker",
    "standard+first-trick-lowest-club",
    "standard+first-trick-lowest-club:lowest_club=3C,void_in_clubs=any-card+lead-ace-of-spades",
    "standard+moe-first-tricks",
    "standard+moe-first-tricks:big_first_tricks=3,big_points=30,immune_to_bags=false,little_first_tricks=1",
    "standard+play-to-win",
    "standard+play-to-win:beat_partner=true+big-joker-little-joker",
    "standard+play-to-win-tarot",
    "standard+play-to-win-tarot:beat_partner=false+first-trick-clubs",
    "standard+aces-high-low",
    "standard+aces-high-low:default_call=low+play-to-win-tarot",
    "standard+last-trick-ace-win+last-trick-deuce-win+last-trick-high-spade-win+last-trick-ace-on-nil+dix",
    "standard+end-winning-streak",
    "standard+end-winning-streak:breaker_gets_points=true,points_per_trick=10+last-trick-ace-win:points=1",
    "standard+dix:points=2/3/4+end-winning-streak:breaker_gets_points=true,length=4,longer_streak=flat",
    "standard+last-trick-high-spade-win:lowest_high_spade=KS,points=7+big-joker-little-joker+dix",
    "standard+last-trick-ace-on-nil:fraction_of_nil=2+nil:value=50+blind-nil:min_deficit=0",
    "standard+deuces-high",
    "standard+deuces-high:order_of_twos=2S/2D/2C/2H+mirrors",
    "standard+deuces-high:form=jokers-2d-2s",
    "standard+deuces-high:form=hearts-and-clubs-as-jokers+lead-ace-of-spades",
    "standard+high-jokers",
    "standard+high-jokers:four_player_removal=JC/JS+deuce-starts",
    "standard+joker-joker-deuce-ace",
    "standard+high-jokers-first-wins",
    "standard+bauer-trumps+deuce-starts",
    "standard+bauer-trumps:use_jokers=true",
    "standard+joke-trumps",
    "standard+joke-trumps:converts=all-cards-in-trick",
    "standard+joke-trumps:tie_break=higher-joker",
    "standard+joke-trumps:led_joker=lowest-club",
    "standard+joke-trumps:converts=all-cards-in-trick,tie_break=suit-h-c-d",
    "standard+differing-trump-values",
    "standard+differing-trump-values:order=S/H/D/C",
    "standard+solo",
    "standard+solo+board+deuce-starts",
    "standard+two-players+mirrors",
    "standard+two-players:form=keep-first-or-take-second",
    "standard+three-players+deuce-starts",
    "standard+three-players:jokers=true+three-b",
    "standard+five-players+total-bids",
    "standard+five-players:jokers=3",
    "standard+five-players:jokers=3,joker_role=worthless",
    "standard+five-players:jokers=3,joker_role=worthless,led_joker=lowest-club",
    "standard+six-players+deuce-starts",
    "standard+six-players:identical_cards=last-wins,sides=solo+blind-nil",
    "standard+six-players:pack=108,sides=two-teams-of-three+failed-nil-tricks:mode=toward-partner",
    "standard+six-players-48",
    "standard+six-players-48:pack=54+blind-nil:min_deficit=0",
    "standard+deuces-high:form=jokers-and-four-twos",
    "standard+high-jokers-alternate",
    "standard+high-jokers-alternate:forced_players=everyone,pack=52+no-spade-lead-first-trick",
    "standard+high-jokers-alternate+solo+kitty:discard_counts_as_trick=always",
    "standard+kitty:size=remainder-plus-one-trick+blind-nil:min_deficit=0",
    "standard+kitty:taker=highest-bidder,discard_counts_as_trick=always+high-jokers+board",
    "standard+kitty+three-players+deuce-starts",
    "standard+kitty:size=remainder-plus-one-trick,taker=highest-bidder+five-players:jokers=3+total-bids",
    "standard+kitty:size=remainder-plus-one-trick+two-players",
    "standard+kitty+six-players:sides=solo+failed-nil-tricks:mode=toward-partner",
)


def rounds_for(spec: str) -> int:
    """Return how many rounds to play: most by the default table, some by each of the others."""
    return samples(small=150, deep=20_000) if spec == "standard" else samples(small=12, deep=500)


@pytest.mark.parametrize("spec", SPECS)
def test_two_readings_of_the_rules_agree_on_random_rounds(spec: str, count: Callable[..., None]) -> None:
    """Legal cards, allowed bids, winners, breaking, points and the end of the match are the same in both readings."""
    comparisons = 0
    for seed in range(rounds_for(spec)):
        try:
            comparisons += compare_round(compose(spec), reference.rules_of(spec), Random(seed))
        except AssertionError as error:
            raise AssertionError(f"the readings differ in round {seed} of {spec}") from error
    count("random rounds played by two readings", rounds_for(spec))
    count("answers compared between two readings", comparisons)


@pytest.mark.parametrize("spec", SPECS)
def test_two_readings_agree_on_random_results(spec: str, count: Callable[..., None]) -> None:
    """Any bids and tricks score the same in both readings, also those that hardly ever come up in play."""
    number = samples(small=100, deep=5_000)
    compare_results(compose(spec), reference.rules_of(spec), Random(spec), number)
    count("random results scored by two readings", number)


def compare_results(rules: RuleSet, naive: dict[str, object], chance: Random, number: int) -> None:
    words = ["nil"] * naive["nil"] + ["blind-nil"] * naive["blind-nil"]
    words += ["10-for-200"] * ("ten-for-200" in naive["house"])
    for _ in range(number):
        size, seats = naive["tricks-in-all"], rules.table.seats
        bids = [chance.choice([*words, *map(str, range(1, size + 1))]) for _ in seats]
        cuts = sorted(chance.randrange(size + 1) for _ in seats[1:])
        taken = [after - before for before, after in zip([0, *cuts], [*cuts, size], strict=True)]
        standing = random_standing(naive, chance)
        assert_same_score(rules, naive, RoundResult(tuple(map(rules.read_bid, bids)), tuple(taken)), standing)


ENDS = tuple(spec for spec in SPECS if any(part in spec for part in ("last-trick-", "dix", "end-winning-streak")))
RARE_AT_THE_END = ("2C", "2D", "2H", "AC", "AD", "AH", "AS", "KS", "9S", "10S")


@pytest.mark.parametrize("spec", ENDS)
def test_two_readings_agree_on_how_a_round_ends(spec: str, count: Callable[..., None]) -> None:
    """Last tricks score the same in both readings, also those that hardly ever come up: deuces that win, aces on a nil."""
    number = samples(small=100, deep=5_000)
    compare_ends(compose(spec), reference.rules_of(spec), Random(spec), number)
    count("random ends of a round scored by two readings", number)


def compare_ends(rules: RuleSet, naive: dict[str, object], chance: Random, number: int) -> None:
    """Score tricks of any cards, legal or not, at a table of four; rare cards come last, and one seat holds low ones otherwise."""
    seats = rules.table.seats
    for _ in range(number):
        tricks, winners = tricks_with_a_rare_end(naive, chance), []
        for trick in tricks:
            plays = tuple(Play(seats[seat], Card(card)) for seat, card in trick)
            winners.append(Trick(plays, rules.winner.winner(plays, rules.trumps, rules.table)))
            assert winners[-1].winner is seats[reference.trick_winner(naive, trick)]
        taken = tuple(sum(trick.winner is seat for trick in winners) for seat in seats)
        kept = ["nil" if tricks == 0 else str(tricks) for tricks in taken]
        bids = [word if chance.random() < 0.8 else str(chance.randint(1, 5)) for word in kept]
        found = RoundResult(tuple(map(rules.read_bid, bids)), taken, tuple(winners))
        assert_same_score(rules, naive, found, random_standing(naive, chance))


def tricks_with_a_rare_end(naive: dict[str, object], chance: Random) -> list[list[tuple[int, str]]]:
    """Return thirteen tricks of the whole pack, each a list of (seat, card); the winner of one leads the next."""
    cards = reference.pack(naive)
    last = chance.sample([card for card in RARE_AT_THE_END if card in cards], 4)
    rest = sorted(
        [card for card in cards if card not in last], key=lambda card: ("S" in card, card[:-1] not in "23456")
    )
    low, others = rest[:12], rest[12:]
    chance.shuffle(low)
    chance.shuffle(others)
    hands = [low, others[:12], others[12:24], others[24:]]
    chance.shuffle(hands)
    tricks: list[list[tuple[int, str]]] = []
    leader = chance.randrange(4)
    for place in range(13):
        hold = [last[seat] if place == 12 else hands[seat][place] for seat in range(4)]
        tricks.append([((leader + step) % 4, hold[(leader + step) % 4]) for step in range(4)])
        leader = reference.trick_winner(naive, tricks[-1])
    return tricks


def compare_round(rules: RuleSet, naive: dict[str, object], chance: Random) -> int:
    """Play one random round by the engine, asking both readings at every step; return the number of comparisons."""
    seats = rules.table.seats
    dealer = chance.randrange(naive["players"])
    deal = deal_for(rules, chance.randrange(2**32), seats[dealer])
    assert naive["players"] == len(seats)
    assert naive["sides"] == [[rules.table.index(seat) for seat in side.seats] for side in rules.table.sides]
    assert sorted(reference.pack(naive)) == sorted(card.code for hand in (*deal.hands, deal.undealt) for card in hand)
    standing = random_standing(naive, chance)
    game = start_round(rules, deal, standing)
    if naive["draw"]:
        game = compare_drawing(game, naive, chance, dealer)
    taker = None
    if naive["kitty"] is not None and naive["kitty"]["taker"] == "holder-of-2c":
        game, taker = compare_kitty(game, naive, chance, dealer, [])
    game, bids = compare_bidding(game, naive, chance, dealer, standing, taker)
    if naive["kitty"] is not None and naive["kitty"]["taker"] == "highest-bidder":
        game, taker = compare_kitty(game, naive, chance, dealer, bids)
    game, compared = compare_play(game, naive, chance, dealer, taker)
    assert bids == [str(bid) for bid in game.bids]
    assert_same_score(rules, naive, result(game), standing)
    return compared + 4 + 2 + 1


def compare_drawing(game: Round, naive: dict[str, object], chance: Random, dealer: int) -> Round:
    """Draw all cards, whoever does not deal first, and compare what is held and what is thrown away."""
    stock, hands = [card.code for card in game.stock], [[] for _ in game.hands]
    thrown = [[] for _ in game.hands]
    seat = dealer
    while len(hands[dealer]) < naive["hand-size"]:
        seat = (seat + 1) % len(hands)
        assert game.turn is game.rules.table.seats[seat]
        choice = chance.choice(["first", "second"])
        game = apply(game, Take(game.turn, choice))
        thrown[seat].append(reference.draw(naive, stock, hands[seat], choice))
        assert hands == [[card.code for card in hand] for hand in game.hands]
        assert thrown == [[card.code for card in cards] for cards in game.discards]
    return game


def compare_kitty(
    game: Round, naive: dict[str, object], chance: Random, dealer: int, bids: list[str]
) -> tuple[Round, int | None]:
    """Let the kitty be taken and as many cards be thrown away; return who did, None where there was nothing to take."""
    if not game.stock:
        return game, None
    hands, kitty = [[card.code for card in hand] for hand in game.hands], [card.code for card in game.stock]
    taker = reference.kitty_taker(naive, hands, dealer, bids)
    seat = game.rules.table.seats[taker]
    assert (TakeKitty(seat),) == legal_actions(game)
    game = apply(game, TakeKitty(seat))
    hands[taker] += kitty
    for _ in kitty:
        assert {Discard(seat, Card(code)) for code in hands[taker]} == set(legal_actions(game))
        code = chance.choice(hands[taker])
        hands[taker].remove(code)
        game = apply(game, Discard(seat, Card(code)))
    assert hands == [[card.code for card in hand] for hand in game.hands]
    assert [naive["hand-size"]] * naive["players"] == [len(hand) for hand in hands]
    return game, taker


def random_standing(naive: dict[str, object], chance: Random) -> Standing:
    """Return scores near each other, far apart or near the end, and any bags that can be carried."""
    target = naive["target"]
    totals = tuple(
        chance.choice([0, chance.randint(-250, 490), target - chance.randint(1, 150)]) for _ in naive["sides"]
    )
    bags = tuple(chance.randrange(naive["bag-limit"]) for _ in naive["sides"])
    return Standing(totals, bags)


def compare_bidding(
    game: Round, naive: dict[str, object], chance: Random, dealer: int, standing: Standing, taker: int | None
) -> tuple[Round, list[str]]:
    players, seats = naive["players"], game.rules.table.seats
    bids: list[str | None] = [None] * players
    for step in range(1, players + 1):
        seat = (dealer + step) % players
        side = next(place for place, members in enumerate(naive["sides"]) if seat in members)
        partner_bid = next((bids[other] for other in naive["sides"][side] if other != seat), None)
        rivals = [total for place, total in enumerate(standing.totals) if place != side]
        totals = (standing.totals[side], max(rivals))
        looked = naive["draw"] or seat == taker
        while bids[seat] is None:
            assert seats[seat] is game.turn
            assert game.phase == "bidding"
            others = [bids[other] for other in range(players) if other != seat]
            hand = [card.code for card in game.hands[seat]]
            allowed = reference.bids_allowed(naive, partner_bid, *totals, looked, others, hand)
            actions = [action for action in legal_actions(game) if action.seat is seats[seat]]
            offered = ["look" if isinstance(action, Look) else str(action.bid) for action in actions]  # type: ignore[attr-defined]
            assert sorted(allowed) == sorted(offered)
            refused = chance.choice([*map(str, range(1, 14)), "nil", "blind-nil"])
            if refused not in allowed:
                assert violations(game, MakeBid(seats[seat], Bid(refused, 0 if "nil" in refused else int(refused))))
            word = some_bid(allowed, chance)
            if word == "look":
                game, looked = apply(game, Look(seats[seat])), True
            else:
                game, bids[seat] = apply(game, MakeBid(seats[seat], game.rules.read_bid(word))), word
    return game, [bid for bid in bids if bid is not None]


def some_bid(allowed: list[str], chance: Random) -> str:
    """Choose a bid: sensible numbers often, the special ones sometimes, anything at times."""
    special = [word for word in allowed if not word.isdecimal()]
    low = [word for word in allowed if word in ("1", "2", "3", "4")]
    return chance.choice(chance.choice([words for words in (special, low, low, allowed) if words]))


def compare_play(
    game: Round, naive: dict[str, object], chance: Random, dealer: int, taker: int | None
) -> tuple[Round, int]:
    hands = [[card.code for card in hand] for hand in game.hands]
    finished: list[list[tuple[int, str]]] = []
    seat = reference.opener(naive, hands, dealer, [str(bid) for bid in game.bids])
    naive["called-low"] = set()
    players, seats = naive["players"], game.rules.table.seats
    taken = [0] * players
    if taker is not None:
        taken[taker] += naive["tricks-in-all"] - naive["hand-size"]
    compared = 0
    for number in range(naive["hand-size"]):
        table: list[tuple[int, str]] = []
        broken = reference.spades_broken(naive, finished)
        if naive["break-needed"]:
            assert broken == game.broken
        for _ in range(players):
            assert seats[seat] is game.turn
            legal = reference.legal_cards(naive, hands[seat], [card for _, card in table], broken, number == 0)
            assert legal
            assert sorted(set(legal)) == sorted({action.card.code for action in legal_actions(game)})  # type: ignore[attr-defined]
            tried = chance.choice(hands[seat])
            assert (tried in legal) == (violations(game, Play(seats[seat], Card(tried))) == ())
            card = chance.choice(legal)
            call = (
                chance.choice(["high", "low", None]) if "aces-high-low" in naive["house"] and card[0] == "A" else None
            )
            if card[0] == "A" and (call or naive["house"].get("aces-high-low", {}).get("default_call")) == "low":
                naive["called-low"].add(card)
            game = apply(game, Play(seats[seat], Card(card), call))
            hands[seat].remove(card)
            table.append((seat, card))
            seat = (seat + 1) % players
            compared += 3
        seat = reference.trick_winner(naive, table)
        taken[seat] += 1
        finished.append(table)
        assert seats[seat] is game.tricks[-1].winner
        assert tuple(taken) == game.taken
        compared += 3
    assert game.over
    return game, compared


def assert_same_score(rules: RuleSet, naive: dict[str, object], played: RoundResult, standing: Standing) -> None:
    score = score_round(rules, played, standing)
    totals = []
    for place, seats in enumerate(naive["sides"]):
        bids = [str(played.bids[seat]) for seat in seats]
        expected = reference.score_side(
            naive,
            bids,
            [played.taken[seat] for seat in seats],
            standing.bags[place],
            standing.totals[place],
            bool(played.tricks) and played.tricks[-1].winner in [rules.table.seats[seat] for seat in seats],
        )
        add_what_tricks_tell(expected, naive, rules.table, seats, bids, played, standing.bags[place])
        assert expected == as_the_reference_counts(score.sides[place])
        totals.append(standing.totals[place] + expected["points"])
    after = add(standing, score)
    assert tuple(totals) == after.totals
    verdict = outcome(rules, after)
    assert reference.match_end(naive, totals) == (verdict.over, verdict.winner)


def add_what_tricks_tell(
    expected: dict[str, int],
    naive: dict[str, object],
    table: Table,
    seats: tuple[int, ...],
    bids: list[str],
    played: RoundResult,
    bags: int,
) -> None:
    """Let the second reading add what follows from the tricks themselves: a Moe, the last tricks, the nine of spades."""
    tricks = [[(table.index(play.seat), play.card.code) for play in trick.plays] for trick in played.tricks]
    taken = [played.taken[seat] for seat in seats]
    if {"little-moe", "big-moe"} & set(bids):
        ours = [reference.trick_winner(naive, trick) in seats for trick in tricks]
        first = ours.index(False) if False in ours else len(ours)
        expected.clear()
        expected.update(reference.moe(naive, bids, taken, first, bags))
    more = reference.house_ends(naive, seats, bids, taken, tricks)
    expected["bonus"] += more
    expected["points"] += more


COLUMNS = {
    "moe-first-made": "bonus",
    "moe-first-failed": "bonus",
    "last-trick-ace": "bonus",
    "ace-on-nil": "bonus",
    "last-trick-deuce": "bonus",
    "last-trick-high-spade": "bonus",
    "winning-streak": "bonus",
    "winning-streak-ended": "bonus",
    "dix": "bonus",
    "contract-made": "contract-points",
    "contract-set": "contract-points",
    "bags": "bag-points",
    "bag-penalty": "penalty",
    "failed-nil-tricks": "fine",
    "set-tricks": "contract-points",
    "missing-tricks": "contract-points",
    "set-without-loss": "contract-points",
    "contract-not-exact": "contract-points",
    "double-over": "contract-points",
    "overtricks-cost": "bag-points",
    "own-bid-missed": "contract-points",
    "own-overtricks": "bag-points",
    "ten-for-200-made": "contract-points",
    "ten-for-200-failed": "contract-points",
    "high-bid-bonus": "bonus",
    "lexington": "bonus",
    "seven-tricks": "bonus",
    "high-contract": "bonus",
    "exact-partners": "bonus",
    "won-last-trick": "bonus",
}


def as_the_reference_counts(side: SideScore) -> dict[str, int]:
    counted = dict.fromkeys(("contract-points", "nil-points", "bag-points", "fine", "penalty", "bonus"), 0)
    for line in side.lines:
        counted[COLUMNS.get(line.reason, "nil-points")] += line.points
    assert side.points == sum(counted.values())
    return {
        "contract": side.tally.contract,
        "bags": side.tally.bags,
        "bags-after": side.bags,
        "points": side.points,
        **counted,
    }
