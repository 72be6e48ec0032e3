"""What a rule set answers to the questions that people ask: each is tried out, none is looked up.

A probe sets up the small situation of a question, asks the engine, and says what came out: an outcome in one word, which chooses the
form of the answer, and the facts that the answer tells.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from spades_teach.catalogue import Question
from spades_teach.core.actions import Look, MakeBid
from spades_teach.core.bids import BLIND_NIL, NIL, Bid, number
from spades_teach.core.cards import read_cards
from spades_teach.core.deals import Deal, deal_with
from spades_teach.core.errors import NotationError, SpadesError
from spades_teach.core.judging import CardVerdicts, judge_cards, legal_cards
from spades_teach.core.matches import add, outcome
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, start_round, violations
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.short_hands import CallMisdeal
from spades_teach.core.scores import SideScore, score_round
from spades_teach.core.table import FOUR_IN_TWO, Seat
from spades_teach.core.tricks import Play, read_plays

Given = Mapping[str, Any]
YOU = Seat.SOUTH
MOST_BEHIND = 500
MANY_ROUNDS = 50
"""Rounds in which any counter that somebody plays with gets full."""
ANY_OTHER = "*"
"""Stands in `forms` for every outcome that is not named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What a rule set answers.

    outcome: in one word, as the `forms` of questions name it.  facts: what a sentence may tell.
    cards: a judged hand; score: of your side; bids: those that may be made; each only where the probe looks at such a thing.
    """

    outcome: str
    facts: Mapping[str, str | int] = field(default_factory=dict)
    cards: CardVerdicts | None = None
    score: SideScore | None = None
    bids: tuple[str, ...] = ()


OTHER_TABLE = Finding(outcome="other-table")
"""The situation of the question cannot come about at this table: it has other seats, sides, cards or bids."""
NOT_PLAYED = Finding(outcome="not-played")
"""The table has no such bid."""


@lru_cache(maxsize=4096)
def find(rules: RuleSet, question: Question) -> Finding:
    """Return what a rule set answers to a question."""
    apart = question.probe in IN_TEAMS and question.given.get("of") != "contract"
    if rules.table.seats != FOUR_IN_TWO.seats or (apart and rules.table != FOUR_IN_TWO):
        return OTHER_TABLE
    try:
        return PROBES[question.probe](rules, question.given)
    except NotationError as error:
        return NOT_PLAYED if error.id in ("bad-bid", "bid-not-offered") else OTHER_TABLE
    except SpadesError:
        return OTHER_TABLE


IN_TEAMS = ("match", "score")
"""Probes whose examples are of two teams."""


def form_of(question: Question, finding: Finding) -> str:
    """Return the form of the answer: one of the question's own, `other-table`, `not-played`, else `differs`."""
    if finding in (OTHER_TABLE, NOT_PLAYED):
        return finding.outcome
    return question.forms.get(finding.outcome) or question.forms.get(ANY_OTHER, "differs")


# Cards


def _cards(rules: RuleSet, given: Given) -> Finding:
    """Which cards of a hand may be played, or whether one may be (ask); first_too: also to the first trick of the round."""
    if "first_too" in given:
        plain = {name: value for name, value in given.items() if name != "first_too"}
        usual, first = _cards(rules, plain), _cards(rules, {**plain, "first_trick": True})
        return replace(usual, outcome=f"{usual.outcome} / {first.outcome}")
    plays = read_plays(given.get("trick", ""), rules.table, rules.pack.copies)
    context = PlayContext(
        hand=read_cards(given["hand"]),
        plays=plays,
        trumps=rules.trumps,
        broken=given.get("broken", False),
        first_trick=given.get("first_trick", False),
        seat=YOU,
    )
    verdicts = judge_cards(rules, context)
    legal = _codes(verdicts.legal)
    asked = legal if "ask" not in given else "yes" if given["ask"] in legal.split() else "no"
    return Finding(outcome=asked, facts={"cards": legal}, cards=verdicts)


def _breaks(rules: RuleSet, given: Given) -> Finding:
    """Which cards break spades, played on the first trick; "free" where nothing must be broken."""
    unbroken = PlayContext(
        hand=read_cards("QS JH"), plays=(), trumps=rules.trumps, broken=False, first_trick=False, seat=YOU
    )
    trick, hand = read_plays(given["trick"], rules.table), read_cards(given["hand"])
    led = trick[0].seat
    fillers = [card for card in rules.pack.cards if card.code[-1] in "HD" and card not in hand]
    held = {YOU.value: (*hand, *fillers[: rules.hand_size - len(hand)]), led.value: (trick[0].card,)}
    game = _bid_plainly(
        start_round(rules, deal_with(held, rules.table.before(led), pack=rules.pack, table=rules.table))
    )
    game = apply(game, trick[0])
    breaking = [
        action.card
        for action in legal_actions(game)
        if isinstance(action, Play) and action.card in hand and apply(game, action).broken
    ]
    free = len(legal_cards(rules, unbroken)) == 2
    return Finding(outcome="free" if free else _codes(breaking) or "nothing", facts={"cards": _codes(breaking)})


def _opening(rules: RuleSet, given: Given) -> Finding:
    """Who leads to the first trick."""
    dealer = rules.table.read_seat(given["dealer"])
    held = {seat: read_cards(cards) for seat, cards in given["hands"].items()}
    game = _bid_plainly(start_round(rules, deal_with(held, dealer, pack=rules.pack, table=rules.table)))
    if game.turn is None:
        return OTHER_TABLE
    left = game.turn is rules.table.after(dealer)
    return Finding(outcome="left-of-dealer" if left else game.turn.value, facts={"seat": game.turn.value})


def _trumps(rules: RuleSet, given: Given) -> Finding:
    """The highest cards of the trump suit."""
    cards = _codes(rules.trumps.trumps[: given["count"]])
    return Finding(outcome=cards, facts={"cards": cards})


def _codes(cards: Iterable[Any]) -> str:
    return " ".join(card.code for card in cards)


def _bid_plainly(game: Round) -> Round:
    """Let everybody look and bid three tricks, or the least that may be bid, nil aside."""
    game = _to_bids(game)
    while game.phase == "bidding":
        seat = game.turn
        assert seat is not None
        game = apply(game, Look(seat)) if Look(seat) in legal_actions(game) else game
        offered = _offered(game)
        plain = [bid for bid in offered if str(bid).isdecimal()]
        usual = number(3)
        game = apply(game, MakeBid(seat, usual if usual in plain else (plain or offered)[0]))
    return game


def _to_bids(game: Round) -> Round:
    """Do what comes before the bids, each time the first thing that may be done."""
    while game.phase not in ("bidding", "play", "over"):
        game = apply(game, legal_actions(game)[0])
    return game


# Bids


def _bids(rules: RuleSet, given: Given) -> Finding:
    """What the seat in turn may bid: all of it, the least numbers of the first and of the partner (of = "least"), or one bid (ask)."""
    if given.get("of") == "least":
        return _least(rules)
    if "needs" in given:
        rules.read_bid(given["needs"])  # refused where the table has no such bid
    game = _bidding(rules, given)
    seat = game.turn
    assert seat is not None
    if given.get("looked", True) and Look(seat) in legal_actions(game):
        game = apply(game, Look(seat))
    offered = _offered(game)
    names = tuple(str(bid) for bid in offered)
    if not names:
        return OTHER_TABLE
    if "ask" in given:
        return Finding(outcome="yes" if given["ask"] in names else "no", bids=names)
    return Finding(outcome=" ".join(names), bids=names)


def _least(rules: RuleSet) -> Finding:
    """The least number that the first bidder may say, and the least of the partner who hears it."""
    game = _bidding(rules, {})
    least = []
    for _ in range(3):
        numbers = [bid for bid in _offered(game) if str(bid).isdecimal()]
        if len(numbers) < 2:  # the hand decides the bid
            return OTHER_TABLE
        least.append(min(bid.tricks for bid in numbers))
        assert game.turn is not None
        game = apply(game, MakeBid(game.turn, number(least[-1])))
    first, _between, partner = least
    return Finding(outcome=f"{first}/{partner}", facts={"first": first, "partner": partner})


def _bidding(rules: RuleSet, given: Given) -> Round:
    made = [word.split(":") for word in given.get("bids", "").split()]
    first = rules.table.read_seat(given.get("first", "N"))
    held = {seat: read_cards(cards) for seat, cards in given.get("hands", {}).items()}
    deal = deal_with(held, rules.table.before(first), pack=rules.pack, table=rules.table)
    game = _to_bids(start_round(rules, deal, _standing(rules, given)))
    for name, bid in made:
        seat = rules.table.read_seat(name)
        if Look(seat) in legal_actions(game):
            game = apply(game, Look(seat))
        game = apply(game, MakeBid(seat, rules.read_bid(bid)))
    return game


def _offered(game: Round) -> list[Bid]:
    return [action.bid for action in legal_actions(game) if isinstance(action, MakeBid)]


def _after_bids(rules: RuleSet, given: Given) -> Finding:
    """What comes when everybody has bid once: the play, or a second word about the bids."""
    return Finding(outcome=_bid_plainly(_bidding(rules, given)).phase)


def _zero(rules: RuleSet, _: Given) -> Finding:
    """What a bid of 0 is: nil, or no bid at all."""
    try:
        return Finding(outcome="nil" if rules.read_bid("0") == NIL else "number")
    except SpadesError:
        return Finding(outcome="none")


def _deficit(rules: RuleSet, _: Given) -> Finding:
    """How far behind a side must be to bid a blind nil; being further behind never closes it."""

    def is_open(behind: int) -> bool:
        return BLIND_NIL in _offered(_bidding(rules, {"before": (0, 0), "lead": behind}))

    behind = bisect_left(range(MOST_BEHIND), True, key=is_open)
    return Finding(outcome=str(behind), facts={"deficit": behind}) if is_open(behind) else NOT_PLAYED


def _passing(rules: RuleSet, _: Given) -> Finding:
    """How many cards partners exchange for a nil and, where there is one, for a blind nil."""
    others = (number(3),) * 3
    counts = {}
    for bid in (NIL, BLIND_NIL):
        duties = [duty for policy in rules.exchange for duty in policy.duties((bid, *others), rules.table)]
        counts[bid] = max((duty.cards for duty in duties), default=0)
    facts: dict[str, str | int] = {"nil": counts[NIL], "blind": counts[BLIND_NIL]}
    has_blind = BLIND_NIL in {getattr(kind, "bid", None) for kind in rules.kinds}
    same = counts[NIL] == counts[BLIND_NIL] or not has_blind
    return Finding(outcome=str(counts[NIL]) if same else f"{counts[NIL]}/{counts[BLIND_NIL]}", facts=facts)


# Points


def _score(rules: RuleSet, given: Given) -> Finding:
    """What your side scores.

    of: points, contract, bags (carried), total/bags, loads (how often a full counter cost something, as times/bags/points), total/bags/loads,
    digit (total/bags, and "moved" where a full counter changes the last digit of a total), nil (the points of the first), nils (how many
    count), failed-nil (what becomes of its tricks), set ("costs" or "nothing"), or the reason of a line.
    """
    score, standing = _scored(rules, given)
    if any(line.reason == "bids-too-low" for line in score.lines):
        return OTHER_TABLE
    place = rules.table.sides.index(score.side)
    lines: dict[str, int] = {}
    for line in score.lines:
        lines[line.reason] = lines.get(line.reason, 0) + line.points
    nil = [points for reason, points in lines.items() if "nil" in reason]
    penalty = _penalty(score)
    values: dict[str, Any] = {
        **lines,
        "points": score.points,
        "contract": score.tally.contract,
        "bags": score.bags,
        "total/bags": f"{standing.totals[place]}/{score.bags}",
        "total/bags/loads": f"{standing.totals[place]}/{score.bags}/{penalty.get('loads', 0)}",
        "loads": "{loads}/{limit}/{penalty}".format(**penalty) if penalty else "none",
        "nil": nil[0] if nil else "none",
        "nils": len([line for line in score.lines if "nil" in line.reason]),
        "failed-nil": _use_of_failed_nil(score),
        "set": "costs" if any(points < 0 for reason, points in lines.items() if "nil" not in reason) else "nothing",
    }
    facts: dict[str, str | int] = {
        "points": score.points,
        "contract": score.tally.contract,
        "total": standing.totals[place],
        "bags": score.bags,
        "value": nil[0] if nil else 0,
        **penalty,
    }
    if given["of"] == "digit":
        load = _bag_load(rules, {}).facts
        values["digit"] = values["total/bags"] + ("/moved" if _moves_the_digit(lines, score.bags, load) else "")
        facts |= load
    wins = any(line.wins for line in score.lines)
    shown = "wins" if wins else str(values.get(given["of"], "none"))
    return Finding(outcome=shown, facts=facts, score=score)


def _penalty(score: SideScore) -> dict[str, int]:
    """Return how many loads of bags cost something, how many bags a load is, its price, and what all cost; nothing where none did."""
    facts = next((dict(line.facts) for line in score.lines if line.reason == "bag-penalty"), {})
    loads, limit, price = (int(facts.get(name, 0)) for name in ("loads", "limit", "penalty"))
    return {"loads": loads, "limit": limit, "penalty": price, "cost": loads * price} if loads else {}


def _moves_the_digit(lines: Mapping[str, int], bags: int, load: Mapping[str, str | int]) -> bool:
    """Tell whether the points of a full load of bags and its price are no full tens together."""
    each = lines.get("bags", 0) // bags if bags else 0
    return bool(load) and (each * int(load["limit"]) - int(load["penalty"])) % 10 != 0


def _use_of_failed_nil(score: SideScore) -> str:
    """Say what became of the tricks of a failed nil beside a contract that needed them: helps, bag, bag-no-point or nothing."""
    lines = {line.reason: line.points for line in score.lines}
    if "contract-made" in lines:
        return "helps"
    if not score.tally.bags:
        return "nothing"
    return "bag" if lines.get("bags") else "bag-no-point"


def _scored(rules: RuleSet, given: Given) -> tuple[SideScore, Standing]:
    bids = tuple(rules.read_bid(word.split(":")[1]) for word in given["bids"].split())
    taken = tuple(int(word.split(":")[1]) for word in given["tricks"].split())
    before = _standing(rules, given)
    facts = tuple(given.get("facts", {}).items())
    round_score = score_round(rules, RoundResult(bids, taken, facts=facts), before)
    return round_score.of(rules.table.side_of(YOU).name), add(before, round_score)


def _standing(rules: RuleSet, given: Given) -> Standing:
    own = rules.table.side_of(YOU)
    total, bags = given.get("before", (0, 0))
    totals = tuple(total if side is own else given.get("lead", 0) for side in rules.table.sides)
    return Standing(totals, tuple(bags if side is own else 0 for side in rules.table.sides))


def _bag_load(rules: RuleSet, _: Given) -> Finding:
    """After how many bags, and how many points, a penalty comes; looked for in one round, then in round after round of nothing but bags."""
    before = (0, 0)
    most = rules.hand_size - 2
    for bags in (*range(1, most + 1), *[most] * MANY_ROUNDS):
        tricks = f"N:1 E:{most - bags} S:{bags + 1} W:0"
        score, after = _scored(rules, {"bids": "N:1 E:6 S:1 W:6", "tricks": tricks, "before": before})
        cost = -sum(line.points for line in score.lines if line.reason == "bag-penalty")
        if cost:
            counter = _penalty(score) or {"limit": bags, "penalty": cost}
            limit, price = counter["limit"], counter["penalty"]
            return Finding(outcome=f"{limit}/{price}", facts={"limit": limit, "penalty": price})
        if bags == most:
            before = (after.totals[rules.table.sides.index(score.side)], score.bags)
    return Finding(outcome="none")


# The match and the table


def _match(rules: RuleSet, given: Given) -> Finding:
    """Whether the match is over, by a standing or by one more round, and who has won; of: also whether a "penalty" for bags fell."""
    score = None
    if "bids" in given:
        score, standing = _scored(rules, given)
    else:
        standing = _standing(rules, given)
    verdict = outcome(rules, standing)
    own = rules.table.sides.index(rules.table.side_of(YOU))
    won = "on" if not verdict.over else "us" if verdict.winner == own else "them"
    fell = "penalty" if score is not None and _penalty(score) else "none"
    told = f"{won}/{fell}" if given.get("of") == "penalty" else won
    return Finding(outcome=told, facts={"total": standing.totals[own], "winner": won}, score=score)


def _sides(rules: RuleSet, _: Given) -> Finding:
    """How many sides keep a score of their own."""
    sides = len(rules.table.sides)
    return Finding(outcome=str(sides), facts={"sides": sides})


def _misdeal(rules: RuleSet, given: Given) -> Finding:
    """Whether a hand may be thrown in before its side has bid."""
    held = {YOU.value: read_cards(given["hand"])}
    deal: Deal = deal_with(held, rules.table.before(YOU), pack=rules.pack, table=rules.table)
    game = start_round(rules, deal)
    call = CallMisdeal(YOU)
    heard = any(hasattr(policy, "hears") and policy.hears(game, call) for policy in rules.conduct)
    return Finding(outcome="yes" if heard and not violations(game, call) else "no")


PROBES: Mapping[str, Callable[[RuleSet, Given], Finding]] = {
    "after-bids": _after_bids,
    "bag-load": _bag_load,
    "bids": _bids,
    "breaks": _breaks,
    "cards": _cards,
    "deficit": _deficit,
    "match": _match,
    "misdeal": _misdeal,
    "opening": _opening,
    "passing": _passing,
    "score": _score,
    "sides": _sides,
    "trumps": _trumps,
    "zero": _zero,
}
"""What a rule set can be asked."""
