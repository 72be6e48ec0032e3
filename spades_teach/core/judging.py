"""Which cards and bids the rules allow, and which rule forbids the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter

from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, winning_reason
from spades_teach.core.trumps import TrumpOrder

_tricks_then_name = attrgetter("tricks", "name")


@dataclass(frozen=True, slots=True)
class CardVerdicts:
    """The cards of a hand judged: legal ones in hand order, the others with every reason against them."""

    legal: tuple[Card, ...]
    blocked: Mapping[Card, tuple[Reason, ...]]


@dataclass(frozen=True, slots=True)
class BidVerdicts:
    """The bids on offer judged: legal ones from low to high, the others with every reason against them."""

    legal: tuple[Bid, ...]
    blocked: Mapping[Bid, tuple[Reason, ...]]


def legal_cards(rules: RuleSet, context: PlayContext) -> tuple[Card, ...]:
    """Return the cards that may be played, in hand order: every restriction in turn, each on what the ones before have left."""
    options = context.hand
    for restriction in rules.restrictions:
        kept = restriction.keep(options, context)
        if kept or not restriction.yields:
            options = kept
    return options


def judge_cards(rules: RuleSet, context: PlayContext) -> CardVerdicts:
    """Return which cards of the hand may be played and every reason against the others.

    A card that one restriction has taken away is still shown to the later ones, beside what is then left.
    """
    options = context.hand
    blocked: dict[Card, tuple[Reason, ...]] = {}
    for restriction in rules.restrictions:
        kept = restriction.keep(options, context)
        if not kept and restriction.yields:
            continue
        for card in list(blocked):
            if card not in restriction.keep((*options, card), context):
                blocked[card] += (restriction.reason(card, context),)
        for card in options:
            if card not in kept:
                blocked[card] = (restriction.reason(card, context),)
        options = kept
    return CardVerdicts(options, {card: blocked[card] for card in context.hand if card not in options})


def winning_play(rules: RuleSet, plays: Sequence[Play], trumps: TrumpOrder | None = None) -> Play:
    """Return the play of a trick, complete or not, that is winning by the rules in force; trumps: those of the round where it has its own."""
    seat = rules.winner.winner(tuple(plays), trumps or rules.trumps, rules.table)
    return next(play for play in plays if play.seat is seat)


def why_winning(rules: RuleSet, plays: Sequence[Play], trumps: TrumpOrder | None = None) -> Reason:
    """Say why the winning play of a trick wins by the rules in force; a way to win of its own has `reason` to tell it."""
    if hasattr(rules.winner, "reason"):
        said: Reason = rules.winner.reason(tuple(plays), trumps or rules.trumps, rules.table)
        return said
    return winning_reason(plays, trumps or rules.trumps)


def freedom(rules: RuleSet, context: PlayContext) -> Reason:
    """Say what leaves the player the choice he has: following suit, a void, or the freedom of the lead."""
    if context.top is not None:
        return Reason.of("pile-decides")
    suits = context.trumps.suits
    led = context.led
    if led is None and context.plays:
        return Reason.of("follows-a-joker")
    if led is not None:
        holds = any(suits[card] is led for card in context.hand)
        left = legal_cards(rules, context)
        usual = [card for card in context.hand if suits[card] is led or not holds]
        if len(left) < len(usual):
            return Reason.of("only-these-cards", cards=" ".join(card.code for card in left))
        return Reason.of("follows-suit" if holds else "void-any-card", suit=led.value)
    legal = legal_cards(rules, context)
    trump = context.trumps.suit
    others = [card for card in context.hand if suits[card] is not trump]
    if not set(others) <= set(legal):
        return Reason.of("must-lead-card", card=legal[0].code)
    if len(legal) < len(context.hand):
        return Reason.of("lead-not-spade")
    if len(others) == len(context.hand) or not any(policy.slot == "breaking" for policy in rules.play):
        return Reason.of("lead-any")
    return Reason.of("lead-spade-broken" if context.broken else "lead-only-spades")


def legal_bids(rules: RuleSet, context: BidContext) -> tuple[Bid, ...]:
    """Return the bids that may be made, from low to high: every limit in turn, each on what the ones before have left.

    Raises RuleSpecError when the limits leave no bid at all: the rule set is then wrong.
    """
    options = _offered(rules, context)
    for limit in rules.limits:
        options = limit.keep(options, context)
    return _from_low_to_high(options, rules, context)


def _offered(rules: RuleSet, context: BidContext) -> tuple[Bid, ...]:
    return tuple([bid for kind in rules.kinds for bid in kind.offers(context)])


def _from_low_to_high(options: tuple[Bid, ...], rules: RuleSet, context: BidContext) -> tuple[Bid, ...]:
    if not options:
        raise RuleSpecError(
            f"{rules.name!r} leaves {context.seat} no bid; a limit is wrong", "no-bid-left", value=rules.name
        )
    return tuple(sorted(options, key=_tricks_then_name))


def judge_bids(rules: RuleSet, context: BidContext) -> BidVerdicts:
    """Return which bids may be made and every reason against the others.

    Raises RuleSpecError when the limits leave no bid at all: the rule set is then wrong.
    """
    options = _offered(rules, context)
    blocked: dict[Bid, tuple[Reason, ...]] = {}
    for limit in rules.limits:
        kept = limit.keep(options, context)
        for bid in list(blocked):
            if bid not in limit.keep((*options, bid), context):
                blocked[bid] += (limit.reason(bid, context),)
        for bid in options:
            if bid not in kept:
                blocked[bid] = (limit.reason(bid, context),)
        options = kept
    legal = _from_low_to_high(options, rules, context)
    return BidVerdicts(legal, {bid: reasons for bid, reasons in blocked.items() if bid not in options})


@dataclass(frozen=True, slots=True)
class RefusedBid:
    """A bid that could not be made, and why."""

    seat: Seat
    bid: Bid
    reasons: tuple[Reason, ...]


def refused_bid(rules: RuleSet, bids: Sequence[Bid], totals: tuple[int, ...]) -> RefusedBid | None:
    """Return the first of a round's bids that could not be made whoever dealt, None when they all may have been.

    bids: of all seats in table order.  totals: of the sides, before the round.  A blind bid was made before looking, any other after.

    >>> from spades_teach.core.variants import compose
    >>> rules = compose("standard+blind-nil")
    >>> bids = tuple(map(rules.read_bid, ("blind-nil", "3", "5", "3")))
    >>> refused_bid(rules, bids, (0, 0)).reasons[0].id, refused_bid(rules, bids, (180, 320))
    ('blind-not-behind', None)
    """
    first: RefusedBid | None = None
    for dealer in rules.table.seats:
        refused = _refused(rules, bids, totals, dealer)
        if refused is None:
            return None
        first = first or refused
    return first


def _refused(rules: RuleSet, bids: Sequence[Bid], totals: tuple[int, ...], dealer: Seat) -> RefusedBid | None:
    """Make the bids in turn; return the first that the rules refuse."""
    made: tuple[Bid | None, ...] = (None,) * len(bids)
    while (seat := rules.order.turn(made, rules.table, dealer)) is not None:
        place = rules.table.index(seat)
        bid = bids[place]
        context = BidContext(
            seat=seat, table=rules.table, bids=made, totals=totals, hand_size=rules.tricks, looked=True
        )
        blind = any(bid in kind.offers(context) for kind in rules.kinds if kind.blind)
        verdicts = judge_bids(rules, replace(context, looked=not blind))
        if bid not in verdicts.legal:
            return RefusedBid(seat, bid, verdicts.blocked.get(bid, (Reason.of("bid-not-offered", bid=bid.name),)))
        made = (*made[:place], bid, *made[place + 1 :])
    return None
