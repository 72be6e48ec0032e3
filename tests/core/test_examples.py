"""Every worked example of the catalogue, run by the engine under its own id."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from spades_teach.analysis.claims import check_claim, filled_up
from spades_teach.catalogue import Example, examples
from spades_teach.catalogue.schema import KINDS
from spades_teach.core.actions import AceCard, AceCheck, Look, MakeBid, PassCard, Play, Take
from spades_teach.core.bids import BLIND_NIL, NIL, Bid, number
from spades_teach.core.cards import Card, Suit, read_cards
from spades_teach.core.deals import Deal, deal_for, deal_with
from spades_teach.core.errors import VariantConflictError
from spades_teach.core.gatherings import tables_for
from spades_teach.core.judging import judge_cards, why_winning
from spades_teach.core.matches import add, outcome, start_match, surrender
from spades_teach.core.notation import read_action
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, start_round, violations
from spades_teach.core.rules.clock import TimePerCard
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.winner import HighestCardWins
from spades_teach.core.scores import RoundScore, SideScore, score_round
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.tricks import best_play, read_plays, trick_winner
from spades_teach.core.variants import compose
from spades_teach.core.views import seat_view

EXAMPLES = examples()
SIDES = tuple(side.name for side in FOUR_IN_TWO.sides)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_the_engine_agrees_with(example: Example, count: Callable[..., None]) -> None:
    """The engine answers a worked example as the catalogue does."""
    RUNNERS[example.kind](example)
    count("worked examples run")


def test_there_is_an_example_and_a_runner_for_every_kind() -> None:
    """No kind of example is described without being run."""
    assert set(KINDS) == set(RUNNERS) == {example.kind for example in EXAMPLES}


# ------------------------------------------------------------------------------------------------ cards


def run_legal(example: Example) -> None:
    given, expect = example.given, example.expect
    rules = compose(example.spec)
    plays = read_plays(given["trick"], rules.table, rules.pack.copies)
    hand = read_cards(given["hand"])
    seat = rules.table.after(plays[-1].seat) if plays else rules.table.seats[2]
    context = PlayContext(
        hand=hand,
        plays=plays,
        trumps=rules.trumps,
        broken=given["broken"],
        first_trick=given["first_trick"],
        seat=seat,
    )
    verdicts = judge_cards(rules, context)
    assert set(read_cards(expect["legal"])) == set(verdicts.legal)
    assert set(hand) == set(verdicts.legal) | set(verdicts.blocked)
    for code, reasons in expect.get("illegal", {}).items():
        assert list(reasons) == [reason.id for reason in verdicts.blocked[Card(code)]]
    taking = {card for card in hand if best_play((*plays, Play(seat, card)), rules.trumps).card is card}
    if "taking" in expect:
        assert set(read_cards(expect["taking"])) == taking
    if "advised" in expect:
        assert Card(expect["advised"]) in set(verdicts.legal) - taking
    if "breaking" in expect:
        assert not given["broken"]
        assert set(read_cards(expect["breaking"])) == cards_that_break(rules, context)


def cards_that_break(rules: RuleSet, context: PlayContext) -> set[Card]:
    """Play the position as the first trick of a whole round and return the cards after which spades are broken.

    The hand is filled up with side cards of suits not led.
    """
    game = first_trick_with(rules, context)
    assert not game.broken
    return {action.card for action in legal_actions(game) if apply(game, action).broken}  # type: ignore[attr-defined]


def first_trick_with(rules: RuleSet, context: PlayContext) -> Round:
    assert context.plays
    assert context.seat is not None
    table = rules.table
    on_table = {play.seat: play.card for play in context.plays}
    free = [card for card in rules.pack.cards if card not in {*context.hand, *on_table.values()}]
    fillers = [card for card in free if rules.trumps.suit_of(card).value not in ("S", context.led.value)]  # type: ignore[union-attr]
    hands = {context.seat: [*context.hand, *fillers[: 13 - len(context.hand)]]}
    rest = iter(card for card in free if card not in hands[context.seat])
    for seat in table.seats:
        if seat is not context.seat:
            held = [on_table[seat]] if seat in on_table else []
            hands[seat] = held + [next(rest) for _ in range(13 - len(held))]
    deal = Deal(tuple(tuple(hands[seat]) for seat in table.seats), table.before(context.plays[0].seat))
    game = bid_ones(start_round(rules, deal))
    for play in context.plays:
        game = apply(game, play)
    assert game.turn is context.seat
    return game


def bid_ones(game: Round) -> Round:
    while game.phase == "bidding":
        assert game.turn is not None
        game = apply(game, MakeBid(game.turn, number(1)))
    return game


def run_trick(example: Example) -> None:
    rules = compose(example.spec)
    if example.given["trump"]:
        rules = replace(rules, trumps=rules.trumps.moved_to(Suit(example.given["trump"]), rules.pack))
    plays = read_plays(example.given["plays"], rules.table, rules.pack.copies)
    if "cancelled" in example.expect:
        assert set(read_cards(example.expect["cancelled"])) == set(rules.winner.cancelled(plays))  # type: ignore[attr-defined]
        winner = rules.winner.winner(plays, rules.trumps, rules.table)
        assert (winner is None) == example.expect.get("dead", False)
        assert example.expect.get("winner") == (winner.value if winner else None)
        return
    assert example.expect["winner"] == rules.winner.winner(plays, rules.trumps, rules.table).value
    if rules.winner == HighestCardWins():
        assert example.expect["winner"] == trick_winner(plays, rules.trumps, rules.table).value
    assert example.expect["reason"] == why_winning(rules, plays).id


def run_pack(example: Example) -> None:
    rules, expect = compose(example.spec), example.expect
    cards = rules.pack.cards
    assert expect["cards"] == len(cards)
    assert len(cards) == len(set(cards)) or rules.pack.copies > 1
    assert read_cards(expect["trumps"]) == rules.trumps.trumps
    for suit, size in expect["suits"].items():
        assert size == sum(rules.trumps.suit_of(card).value == suit for card in cards)
    assert set(cards).isdisjoint(read_cards(expect.get("absent", "")))


def run_deal(example: Example) -> None:
    rules, expect = compose(example.spec), example.expect
    game = start_round(rules, deal_for(rules, example.given["seed"]))
    while game.phase != "bidding":
        game = apply(game, legal_actions(game)[0])
    held = [card for hand in game.hands for card in hand]
    assert [expect["hand_size"]] * expect["players"] == [len(hand) for hand in game.hands]
    assert expect["cards"] == len(held)
    assert expect.get("tricks", rules.tricks) == rules.tricks
    aside = [*game.stock, *(card for cards in game.discards for card in cards)]
    assert expect.get("aside", 0) == len(aside)
    assert sorted([*held, *aside], key=str) == sorted(rules.pack.cards, key=str)


def run_clock(example: Example) -> None:
    rules = compose(example.spec)
    (clock,) = [policy for policy in rules.conduct if isinstance(policy, TimePerCard)]
    assert example.expect["longest_trick_seconds"] == clock.longest_trick(rules.table)


def run_ace_check(example: Example) -> None:
    rules = compose(example.spec)
    held = {name: read_cards(cards) for name, cards in example.given["hands"].items()}
    game = start_round(rules, deal_with(held, Seat.WEST))
    may_ask = not violations(game, AceCheck(Seat.NORTH))
    assert example.expect["may_ask"] is may_ask
    if "contract" in example.expect:
        game = apply(game, AceCheck(Seat.NORTH))
        assert example.expect["contract"] is (not violations(game, AceCard(Seat.NORTH, held["N"][-1])))


def run_claim(example: Example) -> None:
    rules, given = compose(example.spec), example.given
    hand = read_cards(given["hand"])
    unseen = filled_up(rules, hand, read_cards(given["unseen"]))
    verdict = check_claim(rules, Seat.SOUTH, hand, unseen, broken=given["broken"])
    assert example.expect["holds"] is verdict.holds
    if "beaten_by" in example.expect:
        last = verdict.line[-1]
        winning = next(play.card for play in last.plays if play.seat is last.winner)
        assert Card(example.expect["beaten_by"]) is winning


def run_passing(example: Example) -> None:
    given, expect = example.given, example.expect
    rules = compose(example.spec)
    table = rules.table
    held = {name: read_cards(cards) for name, cards in given["passes"].items()}
    game = start_round(rules, deal_with(held, table.before(table.seats[0]), pack=rules.pack))
    for name, bid in pairs(given["bids"]):
        game = make_bid(game, table.read_seat(name), rules.read_bid(bid))
    sizes = [len(hand) for hand in game.hands]
    while game.phase == "passing":
        assert game.turn is not None
        laid = seat_view(game, game.turn).passed
        cards = [card for card in held[game.turn.value] if card not in laid]
        game = apply(game, PassCard(game.turn, cards[0]))
    assert sizes == [len(hand) for hand in game.hands]
    for seat in table.seats:
        view = seat_view(game, seat)
        got = read_cards(expect["gets"].get(seat.value, ""))
        assert (set(got), expect["each"] if got else 0) == (set(view.received), len(view.passed))
        assert set(got) <= set(game.hands[table.index(seat)])


def make_bid(game: Round, seat: Seat, bid: Bid) -> Round:
    if Look(seat) in legal_actions(game) and not bid.is_blind:
        game = apply(game, Look(seat))
    return apply(game, MakeBid(seat, bid))


def run_moment(example: Example) -> None:
    given, expect = example.given, example.expect
    rules = compose(example.spec)
    held = {name: read_cards(cards) for name, cards in given["hands"].items()}
    game = start_round(rules, deal_with(held, rules.table.read_seat(given["dealer"]), pack=rules.pack))
    for word in given["done"].split():
        game = apply(game, read_action(word, rules))
    for word in expect.get("allowed", "").split():
        action = read_action(word, rules)
        assert violations(game, action) == ()
        assert word == str(action)
        apply(game, action)
    for word, reasons in expect.get("refused", {}).items():
        assert list(reasons) == [reason.id for reason in violations(game, read_action(word, rules))]
    if "trump" in expect:
        assert expect["trump"] == game.trumps.suit.value


def run_draw(example: Example) -> None:
    rules, given, expect = compose(example.spec), example.given, example.expect
    drawn = read_cards(given["drawn"])
    rest = tuple(card for card in rules.pack.cards if card not in drawn)
    game = start_round(rules, Deal(((),) * len(rules.table.seats), rules.table.seats[0], None, (*drawn, *rest)))
    assert game.turn is not None
    seat, place = game.turn, rules.table.index(game.turn)
    assert read_cards(expect["sees"]) == seat_view(game, seat).offered
    assert () == seat_view(game, rules.table.after(seat)).offered
    after = apply(game, Take(seat, given["take"]))
    assert read_cards(expect["hand"]) == after.hands[place] == seat_view(after, seat).hand
    assert read_cards(expect["thrown"]) == after.discards[place]
    assert read_cards(expect["knows"]) == seat_view(after, seat).thrown


def run_tables(example: Example) -> None:
    people, sizes = example.given["people"], example.expect["tables"]
    tables = tables_for(compose(example.spec), people)
    assert sizes == tuple(len(table.rules.table.seats) for table in tables)
    assert list(range(1, people + 1)) == [person for table in tables for person in table.people]


def run_opening(example: Example) -> None:
    rules, given = compose(example.spec), example.given
    hands = tuple(read_cards(given["hands"][seat.value]) for seat in rules.table.seats)
    game = bid_ones(start_round(rules, Deal(hands, rules.table.read_seat(given["dealer"]))))
    assert rules.table.read_seat(example.expect["leader"]) is game.turn
    assert game.turn is not None
    assert [Play(game.turn, card) for card in read_cards(example.expect["legal"])] == list(legal_actions(game))


# ------------------------------------------------------------------------------------------------ bids and scores


def run_bids(example: Example) -> None:
    given, expect = example.given, example.expect
    rules = compose(example.spec)
    seat = rules.table.read_seat(given["seat"])
    made = [(rules.table.read_seat(name), rules.read_bid(bid)) for name, bid in pairs(given["bids"])]
    first = made[0][0] if made else seat
    totals = numbers(given["totals"])
    standing = Standing(totals, (0,) * len(totals))
    held = {name: read_cards(cards) for name, cards in given["hands"].items()}
    game = start_round(rules, deal_with(held, rules.table.before(first), pack=rules.pack, table=rules.table), standing)
    for bidder, bid in made:
        if Look(bidder) in legal_actions(game) and not bid.is_blind:
            game = apply(game, Look(bidder))
        game = apply(game, MakeBid(bidder, bid))
    assert seat is game.turn
    if given["looked"] and Look(seat) in legal_actions(game):
        game = apply(game, Look(seat))
    offered = {str(action.bid) for action in legal_actions(game) if isinstance(action, MakeBid)}
    assert set(expect.get("allowed", "").split()) <= offered
    for name, reasons in expect.get("refused", {}).items():
        assert name not in offered
        assert list(reasons) == [reason.id for reason in violations(game, MakeBid(seat, bid_named(name, rules)))]


def bid_named(name: str, rules: RuleSet) -> Bid:
    if name.isdecimal():
        return number(int(name))
    return {"nil": NIL, "blind-nil": BLIND_NIL}.get(name) or rules.read_bid(name)


def run_score(example: Example) -> None:
    score = scored(compose(example.spec), example.given)
    before = read_standing(example.given["before"])
    expected = {name for name in example.expect if name != "extra_tricks"}
    assert expected <= {side.side.name for side in score.sides}
    for side, total in zip(score.sides, before.totals, strict=True):
        if side.side.name in expected:
            check_side(example.expect[side.side.name], side, total)
    if "extra_tricks" in example.expect:
        taken = sum(sum(side.tally.taken) for side in score.sides)
        assert example.expect["extra_tricks"] == taken - sum(side.tally.contract for side in score.sides)


def check_side(expect: Mapping[str, object], score: SideScore, total_before: int) -> None:
    lines: dict[str, int] = {}
    for line in score.lines:
        lines[line.reason] = lines.get(line.reason, 0) + line.points
    apart_from_nil = {reason: points for reason, points in lines.items() if "nil" not in reason}
    assert score.points == sum(lines.values())
    answers = {
        "contract": score.tally.contract,
        "undertricks": max(0, score.tally.contract - score.tally.tricks),
        "points": score.points,
        "apart_from_nil": sum(apart_from_nil.values()),
        "bags": score.tally.bags,
        "bags_after": score.bags,
        "total_after": total_before + score.points,
        "lines": {
            reason: points
            for reason, points in (apart_from_nil if "apart_from_nil" in expect else lines).items()
            if points
        },
        "net": {"of": expect["net"]["of"], "points": sum(lines[reason] for reason in expect["net"]["of"])}  # type: ignore[index]
        if "net" in expect
        else None,
    }
    assert dict(expect) == {name: answers[name] for name in expect}


def run_match(example: Example) -> None:
    given, expect = example.given, example.expect
    rules = compose(example.spec)
    if given["surrender"]:
        verdict = surrender(start_match(rules), rules.table.read_seat(given["surrender"])).outcome
    elif given["bids"]:
        score = scored(rules, given)
        standing = add(read_standing(given["before"]), score)
        assert tuple(expect["points"][side] for side in SIDES) == tuple(side.points for side in score.sides)
        assert tuple(expect["totals"][side] for side in SIDES) == standing.totals
        verdict = outcome(rules, standing)
    else:
        verdict = outcome(rules, Standing(numbers(given["totals"]), (0, 0), given["rounds"], given["minutes"]))
    winner = None if verdict.winner is None else SIDES[verdict.winner]
    assert (expect["over"], expect.get("winner")) == (verdict.over, winner)
    if "reason" in expect:
        assert expect["reason"] == verdict.reason


def run_compose(example: Example) -> None:
    with pytest.raises(VariantConflictError) as caught:
        compose(example.spec)
    assert sorted(example.expect["conflict"]) == [caught.value.facts["first"], caught.value.facts["second"]]


def scored(rules: RuleSet, given: Mapping[str, str]) -> RoundScore:
    bids = tuple(rules.read_bid(bid) for _, bid in pairs(given["bids"], rules))
    taken = tuple(int(tricks) for _, tricks in pairs(given["tricks"], rules))
    facts = tuple(dict(given.get("facts", {})).items())
    return score_round(rules, RoundResult(bids, taken, facts=facts), read_standing(given["before"]))


def pairs(text: str, rules: RuleSet | None = None) -> list[tuple[str, str]]:
    """Split "N:4 E:3" into pairs; with rules, check that there is one per seat in table order."""
    found = [(name, value) for name, _, value in (word.partition(":") for word in text.split())]
    assert rules is None or [name for name, _ in found] == [seat.value for seat in rules.table.seats]
    return found


def numbers(totals: str) -> tuple[int, ...]:
    return tuple(int(total) for _, total in pairs(totals))


def read_standing(text: str) -> Standing:
    scores = [score.split("/") for _, score in pairs(text)]
    return Standing(tuple(int(total) for total, _ in scores), tuple(int(bags) for _, bags in scores))


RUNNERS: dict[str, Callable[[Example], None]] = {
    "legal": run_legal,
    "trick": run_trick,
    "bids": run_bids,
    "score": run_score,
    "match": run_match,
    "pack": run_pack,
    "deal": run_deal,
    "clock": run_clock,
    "passing": run_passing,
    "ace-check": run_ace_check,
    "claim": run_claim,
    "moment": run_moment,
    "draw": run_draw,
    "tables": run_tables,
    "opening": run_opening,
    "compose": run_compose,
}
