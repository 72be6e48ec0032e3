"""What a rule set does about each question of a charter, found by asking the engine: small hands, bids and scores, never the names of rules.

So every number that a charter tells has been played or scored, whatever mixture of house rules it comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache

from spades_teach.core.bids import BLIND_NIL, NIL, Bid, number
from spades_teach.core.cards import Card, Rank, Suit, read_cards
from spades_teach.core.deals import deal_for
from spades_teach.core.errors import SpadesError
from spades_teach.core.judging import judge_bids, legal_cards
from spades_teach.core.matches import Standing, outcome
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.short_hands import is_short
from spades_teach.core.rules.side_bids import TEN_FOR_200
from spades_teach.core.scores import SideScore, score_side
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play

Told = Mapping[str, int | str]

FARTHEST = 2000
"""Points up to which the end of a match is looked for."""

USUAL_SUM = 12
"""What all bids of a round come to in the examples: some tables send back fewer than 11, or forbid 13."""

JUMP = 50
"""Points by which a contract of ten stands out where it counts as more than ten tricks."""

MOST_BAGS = 20
"""Bags up to which a penalty is looked for."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a rule set does about one question.

    form: which of the ways known to the charter; a sentence belongs to each.
    settings: the numbers and cards that, with the form, make the answer.  told: what follows at this table, for the sentences.
    """

    form: str
    settings: Told = field(default_factory=dict)
    told: Told = field(default_factory=dict)

    @property
    def facts(self) -> dict[str, int | str]:
        """All that its sentences may speak of."""
        return {**self.settings, **self.told}


Finder = Callable[[RuleSet], Finding | None]


def found(question: str, rules: RuleSet) -> Finding | None:
    """Return what a rule set does about a question, None where it does something of its own that the charter has no sentence for.

    Raises KeyError for a question that there is not.
    """
    return _found(FINDERS[question], rules)


@lru_cache(maxsize=4096)
def _found(finder: Finder, rules: RuleSet) -> Finding | None:
    with suppress(SpadesError, KeyError):  # at this table there are no such bids, cards or scores
        return finder(rules)
    return None


# Playing


def _spade_lead(rules: RuleSet) -> Finding | None:
    hand = read_cards("KS 9S 8H")

    def leads(*, first_trick: bool = False, broken: bool = False) -> tuple[Card, ...]:
        context = PlayContext(hand=hand, trumps=rules.trumps, table=rules.table, first_trick=first_trick, broken=broken)
        return legal_cards(rules, context)

    first, later, broken = leads(first_trick=True), leads(), leads(broken=True)
    forms = {(1, 1, 3): "broken", (3, 3, 3): "any-time", (1, 3, 3): "after-first-trick"}
    form = forms.get((len(first), len(later), len(broken)))
    told = {"hand": _codes(hand), "first": _codes(first), "later": _codes(later)}
    return None if form is None else Finding(form, {}, told)


def _first_trick(rules: RuleSet) -> Finding | None:
    """Deal, see who opens, and let a hand with clubs and one without follow the opening."""
    deal = deal_for(rules, seed=1)
    leader = rules.opening.leader(deal, deal.hands, rules.table)
    table, holding = rules.table, dict(zip(rules.table.seats, deal.hands, strict=True))
    context = PlayContext(hand=holding[leader], first_trick=True, trumps=rules.trumps, seat=leader, table=table)
    opening = legal_cards(rules, context)
    club = opening[0] if len(opening) == 1 and opening[0].suit is Suit.CLUBS else None
    if club is None and leader is not table.after(deal.dealer):
        return None
    led = club or Card("6C")
    plays = (Play(leader, led),)

    def answers(text: str) -> tuple[Card, ...]:
        hand = read_cards(text)
        seat = table.after(leader)
        return legal_cards(
            rules, PlayContext(hand=hand, plays=plays, first_trick=True, trumps=rules.trumps, seat=seat, table=table)
        )

    following, void = answers("QC 9C 4H"), answers("JS 8D 4H")
    forms = {(False, 2, 3): "left-leads", (True, 2, 3): "club-leads", (True, 1, 2): "lowest-clubs"}
    form = forms.get((club is not None, len(following), len(void)))
    if form is None:
        return None
    told = {"void_hand": "JS 8D 4H", "void": _codes(void), "club_hand": "QC 9C 4H", "clubs": _codes(following)}
    return Finding(form, {}, told | ({"card": led.code} if club else {}))


def _jokers(rules: RuleSet) -> Finding | None:
    pack, trumps = rules.pack.cards, rules.trumps
    if len(set(pack)) != len(pack) or trumps.free or trumps.equal or trumps.ranked or trumps.suit is not Suit.SPADES:
        return None
    ranked = [card for card in trumps.trumps if card in pack]
    plain = [card for card in STANDARD_PACK.cards if card.suit is Suit.SPADES]
    told = {"spades": len(ranked), "count": len(pack)}
    if set(ranked) <= set(plain) and ranked == sorted(ranked, key=lambda card: -card.rank):
        return Finding("none", {}, told) if len(pack) == len(STANDARD_PACK.cards) else None
    last = max(place for place, card in enumerate(ranked) if card.suit is not Suit.SPADES or card.rank in (2, 14))
    top = ranked[: last + 1] if ranked[-1].rank != Rank.TWO else ranked[: _first_usual(ranked)]
    out = [card for card in STANDARD_PACK.cards if card not in pack]
    settings: Told = {"top": _codes(top), "out": _codes(out), "out_count": len(out)}
    return Finding("jokers" if any(card.suit is None for card in top) else "promoted", settings, told)


def _first_usual(ranked: list[Card]) -> int:
    """Return the place from which on the spades below the ace stand in their usual order."""
    usual = [card.suit is Suit.SPADES and card.rank != Rank.ACE for card in ranked]
    return next(
        place
        for place in range(len(ranked) + 1)
        if all(usual[place:]) and ranked[place:] == sorted(ranked[place:], key=lambda card: -card.rank)
    )


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


# Bids


def _nil(rules: RuleSet) -> Finding | None:
    if not _offers(rules, NIL):
        return Finding("off")
    kept = _sum(_scored(rules, (number(4), NIL), (4, 0)), "nil")
    failed = _sum(_scored(rules, (number(4), NIL), (4, 1)), "nil")
    told = {"kept": _points(rules, (number(4), NIL), (4, 0)), "failed": _points(rules, (number(4), NIL), (4, 1))}
    return Finding("played", {"value": kept, "cost": failed}, told) if kept and failed else None


def _blind_nil(rules: RuleSet) -> Finding | None:
    if not _offers(rules, BLIND_NIL, looked=False):
        return Finding("off")

    def may(deficit: int) -> bool:
        return BLIND_NIL in _legal_bids(rules, _no_bids(rules), deficit=deficit, looked=False)

    value = _sum(_scored(rules, (number(4), BLIND_NIL), (4, 0)), "blind-nil")
    if may(-FARTHEST):
        return Finding("any-time", {"value": value})
    deficit = _least(may, FARTHEST)
    return None if deficit is None else Finding("behind", {"value": value, "deficit": deficit})


def _exchange(rules: RuleSet) -> Finding | None:
    def passed(*said: Bid) -> int:
        bids: tuple[Bid | None, ...] = (*said, *[number(3)] * (len(rules.table.seats) - len(said)))
        duties = [duty for each in rules.exchange for duty in each.duties(bids, rules.table)]
        return sum(duty.cards for duty in duties if duty.giver is rules.table.seats[0])

    blind = _offers(rules, BLIND_NIL, looked=False)
    usual, nil, blind_nil = passed(number(3)), passed(NIL), passed(BLIND_NIL) if blind else 0
    if usual:
        return None
    if nil:
        return Finding("with-nil", {"nil": nil}, {"blind": blind_nil})
    return Finding("blind-only", {"cards": blind_nil}) if blind_nil else Finding("none")


def _smallest_bid(rules: RuleSet) -> Finding | None:
    seats = rules.table.seats
    if any(len(side.seats) != 2 for side in rules.table.sides):
        return None
    partner = next(seat for seat in rules.table.side_of(seats[0]).seats if seat is not seats[0])

    def least(seat: Seat, said: Bid | None) -> int:
        bids = tuple(said if each is seats[0] and seat is partner else None for each in seats)
        return min((bid.tricks for bid in _legal_bids(rules, bids, seat=seat) if bid.is_number), default=0)

    first, after_one, after_three = least(seats[0], None), least(partner, number(1)), least(partner, number(3))
    if _looks_at_the_cards(rules) or not (first and after_one and after_three):  # one that may bid no number at all
        return None
    if first != 1:
        told = {"sum": first * len(seats), "tricks": rules.hand_size}
        return Finding("each", {"least": first}, told) if first == after_one == after_three else None
    if after_one == after_three == 1:
        return Finding("free")
    if after_one - after_three != 2 and after_three != 1:
        return None
    board = after_one + 1
    beside_nil = least(partner, NIL) if _offers(rules, NIL) else 0
    return Finding("side", {"least": board}, {"said": 1, "partner": after_one, "beside_nil": beside_nil})


def _ten_for_200(rules: RuleSet) -> Finding | None:
    nine, ten = (number(5), number(4)), (number(5), number(5))
    made, failed = _points(rules, ten, (5, 5)), _points(rules, ten, (5, 4))
    if any(kind.read(TEN_FOR_200.name) for kind in rules.kinds):
        special = (number(3), TEN_FOR_200)
        settings = {"made": _points(rules, special, (0, 10)), "failed": _points(rules, special, (0, 9))}
        return Finding("played", settings, {"plain": made, "plain_failed": failed})
    if made - _points(rules, nine, (5, 4)) >= JUMP:
        return Finding("by-itself", {"made": made, "failed": failed})
    return Finding("off", {}, {"plain": made, "plain_failed": failed}) if made > 0 else None


def _looks_at_the_cards(rules: RuleSet) -> bool:
    """Tell whether the cards say which numbers may be bid."""
    hand = STANDARD_PACK.cards[: rules.hand_size]  # clubs alone
    return _legal_bids(rules, _no_bids(rules), hand=hand) != _legal_bids(rules, _no_bids(rules))


def _no_bids(rules: RuleSet) -> tuple[Bid | None, ...]:
    return (None,) * len(rules.table.seats)


def _legal_bids(
    rules: RuleSet,
    bids: tuple[Bid | None, ...],
    *,
    seat: Seat | None = None,
    deficit: int = 0,
    looked: bool = True,
    hand: tuple[Card, ...] | None = None,
) -> tuple[Bid, ...]:
    context = BidContext(
        seat=seat or rules.table.seats[0],
        table=rules.table,
        bids=bids,
        totals=(0, *[deficit] * (len(rules.table.sides) - 1)),
        hand_size=rules.hand_size,
        looked=looked,
        hand=hand,
    )
    return judge_bids(rules, context).legal


def _offers(rules: RuleSet, bid: Bid, *, looked: bool = True) -> bool:
    """Tell whether a bid is on offer to somebody, however the score stands."""
    context = BidContext(
        seat=rules.table.seats[0],
        table=rules.table,
        bids=_no_bids(rules),
        totals=(0,) * len(rules.table.sides),
        hand_size=rules.hand_size,
        looked=looked,
    )
    return any(bid in kind.offers(context) for kind in rules.kinds)


# Scores


def _scored(
    rules: RuleSet, bids: tuple[Bid, Bid], taken: tuple[int, int], *, carried: int = 0, reneges: int = 0
) -> SideScore:
    """Score the first side, of two partners; the others bid so that all bids come to a usual sum, and take the rest."""
    table = rules.table
    side = table.sides[0]
    if len(side.seats) != 2:
        raise KeyError("a side of two is asked about")
    rest = rules.hand_size - sum(taken)
    own = dict(zip(side.seats, zip(bids, taken, strict=True), strict=True))
    others = [seat for seat in table.seats if seat not in own]
    asked = max(len(others), USUAL_SUM - sum(bid.tricks for bid in bids))
    low, more = divmod(asked, len(others))
    given = {seat: (number(low + (place < more)), 0 if place else rest) for place, seat in enumerate(others)} | own
    facts = ((f"{side.seats[0].value}.reneges", reneges),) if reneges else ()
    result = RoundResult(
        tuple(given[seat][0] for seat in table.seats), tuple(given[seat][1] for seat in table.seats), facts=facts
    )
    return score_side(rules, result, side, carried)


def _points(
    rules: RuleSet, bids: tuple[Bid, Bid], taken: tuple[int, int], *, carried: int = 0, reneges: int = 0
) -> int:
    return _scored(rules, bids, taken, carried=carried, reneges=reneges).points


def _sum(score: SideScore, bid: str) -> int:
    """Return the points of the lines that speak of a kind of bid."""
    return sum(line.points for line in score.lines if line.reason.startswith(f"{bid}-"))


FOUR_AND_NIL = (number(4), NIL)


def _failed_nil(rules: RuleSet) -> Finding | None:
    """Bid four beside a nil; take three, and the nil takes two."""
    if not _offers(rules, NIL):
        return None
    score = _scored(rules, FOUR_AND_NIL, (3, 2))
    counted, bags = score.tally.tricks, score.tally.bags
    forms = {(5, 1): "help", (3, 2): "bags", (3, 0): "nothing"}
    form = forms.get((counted, bags))
    if form is None or _sum(score, "failed-nil"):  # a price of their own
        return None
    told = {"bid": 4, "own": 3, "nil": 2, "points": score.points, "bags": bags}
    return Finding(form, {}, told)


def _set(rules: RuleSet) -> Finding | None:
    bids = (number(4), number(3))
    far, near = (_points(rules, bids, (3, tricks)) for tricks in (2, 3))
    told = {"bid": 7, "tricks": 5, "points": far, "near": 6, "near_points": near}
    if far == near == 0:
        return Finding("nothing", {}, told)
    if far == near and far % 7 == 0:
        return Finding("whole", {"each": far // 7}, told)
    return Finding("missing", {"each": near}, told) if far == 2 * near else None


def _bags(rules: RuleSet) -> Finding | None:
    bids = (number(3), number(2))
    each = _points(rules, bids, (3, 3)) - _points(rules, bids, (3, 2))
    if _points(rules, bids, (3, 4)) - _points(rules, bids, (3, 2)) != 2 * each:
        return None
    usual = _points(rules, bids, (3, 3))
    limit = next(
        (bags for bags in range(1, MOST_BAGS) if _points(rules, bids, (3, 3), carried=bags - 1) != usual), None
    )
    if limit is None:
        if rules.has("terms.bag-penalty"):
            return None
        if each > 1:  # what a contract of five is worth here does not tell what is beyond it
            return None
        told = {"bid": 5, "tricks": 8, "points": _points(rules, bids, (4, 4))}
        return Finding({0: "free", 1: "points"}.get(each, "minus"), {"each": each}, told)
    before = max(limit - 2, 0)
    score = _scored(rules, bids, (4, 4), carried=before)
    penalty = _points(rules, bids, (3, 3), carried=limit - 1) - usual
    told = {"bid": 5, "tricks": 8, "before": before, "points": score.points, "after": score.bags, "cost": -penalty}
    return Finding("penalty", {"limit": limit, "penalty": penalty, "each": each}, told) if each == 1 else None


def _renege(rules: RuleSet) -> Finding | None:
    bids, taken = (number(3), number(2)), (4, 4)
    usual, caught = (_scored(rules, bids, taken, reneges=reneges) for reneges in (0, 1))
    lost = usual.tally.tricks - caught.tally.tricks
    told = {"bid": 5, "tricks": 8, "points": caught.points, "usual": usual.points, "left": caught.tally.tricks}
    if caught.tally.tricks == 0:
        return Finding("contract-void", {}, told)
    return Finding("tricks", {"lost": lost}, told) if lost else Finding("taken-back", {}, told)


# The end


def _target(rules: RuleSet) -> Finding | None:
    others = [0] * (len(rules.table.sides) - 1)
    target = _least(lambda total: outcome(rules, Standing((total, *others), (0, *others))).over, FARTHEST)
    if target is None:
        return None
    sides = len(rules.table.sides)
    tied = outcome(rules, Standing((target,) * sides, (0,) * sides))
    both = outcome(rules, Standing((target, target + 1, *others[1:]), (0, *others)))
    if tied.over or both.winner != 1:
        return None
    return Finding("points", {"target": target}, {"more": target + 1})


def _floor(rules: RuleSet) -> Finding | None:
    others = [0] * (len(rules.table.sides) - 1)

    def lost(points: int) -> bool:
        verdict = outcome(rules, Standing((-points, *others), (0, *others)))
        return verdict.over and verdict.winner != 0

    if not lost(FARTHEST):
        return Finding("none")
    limit = _least(lost, FARTHEST)
    return None if limit is None else Finding("limit", {"limit": -limit}, {"above": 1 - limit})


def _least(holds: Callable[[int], bool], most: int) -> int | None:
    """Return the least number from 1 up for which something holds that goes on holding; None when it does not up to the most, or at once."""
    if not holds(most) or holds(0):
        return None if not holds(most) else 0
    low, high = 0, most
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle, high)
    return high


# The deal

SHORT_HANDS = {
    "no_spade": "AH KH QD 9D 8D 7C 5C",
    "one_spade": "AS KH QD 9D 8D 7C 5C",
    "no_face": "AS 9S 9H 9D 8D 7C 5C",
}


def _misdeal(rules: RuleSet) -> Finding | None:
    tests = next((getattr(each, "means", ()) for each in rules.conduct if each.slot == "short-hand"), None)
    if tests is None:
        return Finding("none")
    short = {
        name: int(any(is_short(read_cards(cards), test, rules.trumps) for test in tests))
        for name, cards in SHORT_HANDS.items()
    }
    forms = {(1, 0, 0): "no-spade", (1, 1, 0): "one-spade", (1, 1, 1): "short-or-plain", (0, 0, 1): "no-face"}
    form = forms.get((short["no_spade"], short["one_spade"], short["no_face"]))
    return None if form is None else Finding(form)


FINDERS: Mapping[str, Finder] = {
    "spade-lead": _spade_lead,
    "first-trick": _first_trick,
    "jokers": _jokers,
    "nil": _nil,
    "failed-nil": _failed_nil,
    "blind-nil": _blind_nil,
    "exchange": _exchange,
    "smallest-bid": _smallest_bid,
    "ten-for-200": _ten_for_200,
    "set": _set,
    "bags": _bags,
    "target": _target,
    "floor": _floor,
    "renege": _renege,
    "misdeal": _misdeal,
}
