"""The deal: whose card, who deals next, who begins, how many cards, and what is done about a misdeal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import islice

from spades_teach.core.bids import number as bid_of
from spades_teach.core.dealing import (
    Cut,
    Dealing,
    Give,
    NameDealer,
    PickUp,
    Redeal,
    Shuffle,
    proceed,
    remedy,
    start_dealing,
)
from spades_teach.core.matches import record, start_match
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.practice_items.items import PLACE_OF, SEATS, Answer, AtTable, Facts, Item, kind, number, place
from spades_teach.widgets.practice_items.sides import plain
from spades_teach.widgets.questions import PLACES

OPTIONS: Mapping[str, Reason] = {where: place(where) for where in PLACES}


def _seats(dealer: str | None, notes: Mapping[str, Reason] | None = None) -> tuple[AtTable, ...]:
    return tuple(AtTable(place=where, dealer=where == dealer, note=(notes or {}).get(where)) for where in PLACES)


def _beside(where: str, steps: int) -> str:
    """Return the place so many seats clockwise from a place."""
    return PLACES[(PLACES.index(where) + steps) % len(PLACES)]


def _who(
    rules: RuleSet,
    *,
    prefix: str,
    told: tuple[Reason, ...],
    right: str,
    mistakes: Mapping[str, str],
    facts: Mapping[str, int | str],
    felt: tuple[AtTable, ...],
    why: tuple[Reason, ...] = (),
    behind: tuple[str, ...] = (),
) -> Item | None:
    """Ask for a seat; mistakes: the seat to which each leads."""
    found = {name: frozenset[Answer]({where}) for name, where in mistakes.items()}
    if len({where for where in mistakes.values() if where != right}) < 2:
        return None
    return Item(
        rules=rules,
        told=told,
        ask=Reason.of(f"practice-ask-{prefix}", **{name: facts[name] for name in ("n",) if name in facts}),
        right=right,
        mistakes=found,
        speak=plain(prefix, facts),
        praise=Reason.of("practice-right-choice"),
        options=OPTIONS,
        felt=felt,
        why=why,
        behind=behind,
    )


@kind("deal-card", shows=("anticlockwise", "begins-at-the-right", "begins-with-dealer", "one-seat-late"))
def nth_card(chance: Chance, rules: RuleSet) -> Item | None:
    """To whom a card of the deal goes."""
    dealer = chance.one_of(PLACES)
    n = chance.between(2, 12)
    seats = list(islice(rules.deal.receivers(rules.table, SEATS[dealer], len(rules.pack.cards)), n))
    right = PLACE_OF[seats[-1]]
    mistakes = {
        "begins-with-dealer": _beside(dealer, n - 1),
        "anticlockwise": _beside(dealer, -n),
        "begins-at-the-right": _beside(dealer, n - 2),
        "one-seat-late": _beside(right, 1),
    }
    facts: Facts = {"dealer": dealer, "n": n, "first": PLACE_OF[seats[0]]}
    return _who(
        rules,
        prefix="card",
        told=(Reason.of("practice-dealer-is", place=dealer),),
        right=right,
        mistakes=mistakes,
        facts=facts,
        felt=_seats(dealer),
        why=(Reason.of("practice-card-why", right=right, **facts),),
    )


@kind("deal-next", shows=("deal-stays", "partner-deals", "passes-to-the-right", "winner-deals"))
def next_dealer(chance: Chance, rules: RuleSet) -> Item | None:
    """Who deals after this round, or after a few of them."""
    dealer, rounds, winner = chance.one_of(PLACES), chance.one_of((1, 1, 1, 2, 3, 5)), chance.one_of(PLACES)
    match = start_match(rules, SEATS[dealer])
    even = rules.hand_size // 4
    taken = (even, even, even, rules.hand_size - 3 * even)
    for _ in range(rounds):
        match = record(match, RoundResult((bid_of(even),) * 4, taken))
    right = PLACE_OF[match.dealer]
    mistakes = {
        "winner-deals": winner,
        "deal-stays": dealer,
        "passes-to-the-right": _beside(dealer, -rounds),
        "partner-deals": _beside(dealer, 2),
    }
    facts: Facts = {"dealer": dealer, "rounds": rounds, "winner": winner}
    return _who(
        rules,
        prefix="next",
        told=(
            Reason.of("practice-dealt-first", place=dealer, rounds=rounds),
            Reason.of("practice-most-tricks", place=winner),
        ),
        right=right,
        mistakes=mistakes,
        facts=facts,
        felt=_seats(dealer),
        why=(Reason.of("practice-next-why", right=right, **facts),),
    )


@kind("deal-begins", shows=("dealer-begins", "partner-begins", "right-begins"))
def begins(chance: Chance, rules: RuleSet) -> Item | None:
    """Who bids first, or leads to the first trick."""
    dealer, what = chance.one_of(PLACES), chance.one_of(("bids", "leads"))
    first = rules.order.turn((None,) * len(rules.table.seats), rules.table, SEATS[dealer])
    if what == "leads" and (hasattr(rules.opening, "card") or hasattr(rules.opening, "leads")):
        return None  # a card or a bid decides there
    if first is None:
        return None
    right = PLACE_OF[first]
    mistakes = {
        "dealer-begins": dealer,
        "right-begins": _beside(dealer, -1),
        "partner-begins": _beside(dealer, 2),
    }
    facts: Facts = {"dealer": dealer, "what": what}
    found = _who(
        rules,
        prefix="begins",
        told=(Reason.of("practice-dealer-is", place=dealer),),
        right=right,
        mistakes=mistakes,
        facts=facts,
        felt=_seats(dealer),
        why=(Reason.of("practice-begins-why", right=right, **facts),),
    )
    return found and replace(found, ask=Reason.of("practice-ask-begins", what=what))


@kind("deal-count", shows=("all-given", "begins-with-dealer", "one-card-early", "share-of-all"))
def count(chance: Chance, rules: RuleSet) -> Item | None:
    """How many cards a seat holds in the middle of the deal."""
    dealer, asked = chance.one_of(PLACES), chance.one_of(PLACES)
    n = chance.between(9, 45)
    seats = list(islice(rules.deal.receivers(rules.table, SEATS[dealer], len(rules.pack.cards)), n))
    right = seats.count(SEATS[asked])
    by_dealer = sum(_beside(dealer, card) == asked for card in range(n))
    mistakes: dict[str, frozenset[Answer]] = {
        "begins-with-dealer": frozenset({by_dealer}),
        "one-card-early": frozenset({right - 1}),
        "share-of-all": frozenset({n // 4, n // 4 + 1}),
        "all-given": frozenset({rules.hand_size, n}),
    }
    if n % 4 == 0:
        return None
    facts: Facts = {"dealer": dealer, "place": asked, "n": n}
    return Item(
        rules=rules,
        told=(Reason.of("practice-dealer-is", place=dealer), Reason.of("practice-given", n=n)),
        ask=Reason.of("practice-ask-count", place=asked),
        right=right,
        mistakes=mistakes,
        speak=plain("count", facts),
        praise=Reason.of("practice-right-cards", answer=right),
        felt=_seats(dealer),
        why=(Reason.of("practice-count-why", right=right, whole=n // 4, rest=n % 4, **facts),),
    )


REMEDIES = ("draw-one-card", "same-dealer-redeals", "right-dealer-redeals", "play-on")
"""What may be done, by the reason ids of the engine; playing on is what the rules never do."""


def _misdealt(rules: RuleSet, dealer: Seat, turn: Seat, wrong: Mapping[int, Seat], *, looked: bool) -> Dealing:
    """Deal with faults; wrong: the seat that card number so and so goes to by mistake."""
    dealing = start_dealing(rules, 1, turn)
    for event in (NameDealer(dealer), Shuffle(), Cut(0)):
        dealing = proceed(dealing, event)
    while dealing.phase == "give":
        receiver = dealing.receiver
        assert receiver is not None
        dealing = proceed(dealing, Give(wrong.get(dealing.given, receiver)))
    return proceed(dealing, PickUp()) if looked else dealing


@kind(
    "deal-remedy",
    shows=(
        "misdeal-played-on",
        "card-drawn-after-looking",
        "card-drawn-for-many",
        "redealt-for-one-card",
        "wrong-dealer-redeals",
        "right-dealer-blamed",
    ),
)
def mend(chance: Chance, rules: RuleSet) -> Item | None:
    """What is done about a misdeal: one card drawn, dealt again, and by whom."""
    case = chance.one_of(("one", "one-looked", "two", "dealer"))
    dealer, other = chance.shuffled(PLACES)[:2]
    looked = case == "one-looked" or (case == "two" and chance.below(2) == 1)
    seats = rules.table.clockwise_from(rules.table.after(SEATS[dealer]))
    short, long = chance.shuffled(range(4))[:2]
    rounds = chance.shuffled(range(rules.hand_size))[: 2 if case == "two" else 1]
    wrong = {} if case == "dealer" else {4 * deal_round + short: seats[long] for deal_round in rounds}
    turn = SEATS[other] if case == "dealer" else SEATS[dealer]
    dealing = _misdealt(rules, SEATS[dealer], turn, wrong, looked=looked)
    right = remedy(dealing)
    if right is None:
        return None
    return _remedy_item(rules, dealing, right, case, looked=looked)


def _remedy_item(rules: RuleSet, dealing: Dealing, right: str, case: str, *, looked: bool) -> Item:
    assert dealing.dealer is not None
    assert dealing.turn_to_deal is not None
    dealer, turn = PLACE_OF[dealing.dealer], PLACE_OF[dealing.turn_to_deal]
    counts = {PLACE_OF[seat]: len(hand) for seat, hand in zip(rules.table.seats, dealing.hands, strict=True)}
    mistakes: dict[str, frozenset[Answer]] = {"misdeal-played-on": frozenset({"play-on"})}
    if case == "dealer":
        mistakes["wrong-dealer-redeals"] = frozenset({"same-dealer-redeals"})
    else:
        mistakes["right-dealer-blamed"] = frozenset({"right-dealer-redeals"})
        drawn: frozenset[Answer] = frozenset({"draw-one-card"})
        if right == "draw-one-card":
            mistakes["redealt-for-one-card"] = frozenset({"same-dealer-redeals"})
        else:
            mistakes["card-drawn-for-many" if case == "two" else "card-drawn-after-looking"] = drawn
    facts: Facts = {"dealer": dealer, "turn": turn, "looked": "yes" if looked else "no"}
    told = [
        Reason.of("practice-turn-was", place=turn)
        if case == "dealer"
        else Reason.of("practice-dealer-is", place=dealer)
    ]
    told.append(
        Reason.of("practice-dealt-instead", place=dealer) if case == "dealer" else Reason.of("practice-counts-differ")
    )
    told.append(Reason.of("practice-looked", looked="yes" if looked else "no"))
    return Item(
        rules=rules,
        told=tuple(told),
        ask=Reason.of("practice-ask-remedy"),
        right=right,
        mistakes=mistakes,
        speak=plain("remedy", facts),
        praise=Reason.of("practice-right-choice"),
        options={name: Reason.of(f"practice-do-{name}") for name in REMEDIES},
        felt=_seats(dealer, {where: number(cards) for where, cards in counts.items()}),
        behind=(right,),
    )


@kind("deal-again", shows=("deal-passes-on", "partner-deals", "wrong-dealer-deals-again", "short-hand-deals"))
def again(chance: Chance, rules: RuleSet) -> Item | None:
    """Who deals after a misdeal that is dealt again."""
    wrong_dealer = chance.below(2) == 0
    dealer, other = chance.shuffled(PLACES)[:2]
    short, long = chance.shuffled(PLACES)[:2]
    seats = rules.table.clockwise_from(rules.table.after(SEATS[dealer]))
    wrong = {} if wrong_dealer else {4 * 3 + seats.index(SEATS[short]): SEATS[long]}
    turn = SEATS[other] if wrong_dealer else SEATS[dealer]
    dealing = _misdealt(rules, SEATS[dealer], turn, wrong, looked=True)
    again_by = proceed(dealing, Redeal()).dealer
    assert again_by is not None
    right = PLACE_OF[again_by]
    mistakes = {"deal-passes-on": _beside(PLACE_OF[turn], 1), "partner-deals": _beside(right, 2)}
    if wrong_dealer:
        mistakes = {"wrong-dealer-deals-again": dealer, **mistakes}
        told = (Reason.of("practice-turn-was", place=PLACE_OF[turn]), Reason.of("practice-dealt-instead", place=dealer))
    else:
        mistakes = {**mistakes, "short-hand-deals": short}
        told = (
            Reason.of("practice-dealer-is", place=dealer),
            Reason.of("practice-short-and-long", short=short, long=long),
        )
    facts: Facts = {"dealer": dealer, "turn": PLACE_OF[turn]}
    return _who(
        rules,
        prefix="again",
        told=(*told, Reason.of("practice-dealt-again")),
        right=right,
        mistakes=mistakes,
        facts=facts,
        felt=_seats(dealer),
        behind=("right-dealer-redeals" if wrong_dealer else "same-dealer-redeals",),
    )
