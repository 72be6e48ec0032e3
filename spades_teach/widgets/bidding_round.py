"""A round while it is bid: the learner's hand is dealt, and the others bid as they were given, else as the beginner does."""

from __future__ import annotations

from collections.abc import Mapping

from spades_teach.core.actions import Look, MakeBid
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.deals import Deal, deal_cards, shuffled
from spades_teach.core.errors import DealError, NotationError
from spades_teach.core.rounds import Round, apply
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.views import seat_view
from spades_teach.players import choose


def read_bids(text: str, rules: RuleSet, own: Seat) -> dict[Seat, Bid]:
    """Read bids of others: "W:3 N:nil"."""
    bids: dict[Seat, Bid] = {}
    for word in text.replace(",", " ").split():
        seat_text, colon, name = word.partition(":")
        if not colon:
            raise NotationError(f"{word!r} is no bid of a seat; expected e.g. 'W:3'", "bid-pad-bad-bids", value=word)
        seat = rules.table.read_seat(seat_text)
        if seat is own or seat in bids:
            raise NotationError(
                f"{seat.value} {'is the learner, who bids on the pad' if seat is own else 'bids twice'}; leave it out",
                "bid-pad-own-bid" if seat is own else "seat-twice",
                seat=seat.value,
            )
        bids[seat] = rules.read_bid(name)
    return bids


def deal_around(cards: tuple[Card, ...], seed: int, dealer: Seat, own: Seat, rules: RuleSet) -> Deal:
    """Return the deal of a seed, or one in which the learner holds these cards and the others what the seed gives them."""
    if not cards:
        return deal_cards(seed, dealer, pack=rules.pack, table=rules.table)
    if len(cards) != rules.hand_size:
        raise DealError(
            f"{len(cards)} cards in the hand; a whole hand has {rules.hand_size}",
            "not-a-whole-hand",
            value=len(cards),
            expected=rules.hand_size,
        )
    others = shuffled([card for card in rules.pack.cards if card not in cards], seed)
    seats = rules.table.clockwise_from(own)
    size = rules.hand_size
    held = {own: cards} | {seat: others[at * size : (at + 1) * size] for at, seat in enumerate(seats[1:])}
    return Deal(tuple(held[seat] for seat in rules.table.seats), dealer)


def others_bid(game: Round, own: Seat, given: Mapping[Seat, Bid]) -> Round:
    """Let the others bid until it is the learner's turn or all have bid: as given, else as the beginner does."""
    while game.phase == "bidding" and game.turn is not own:
        seat = game.turn
        assert seat is not None
        action = choose(seat_view(game, seat)).action
        if (bid := given.get(seat)) is not None and (not isinstance(action, Look) or is_blind(game.rules, bid)):
            action = MakeBid(seat, bid)
        game = apply(game, action)
    return game


def is_blind(rules: RuleSet, bid: Bid) -> bool:
    """Tell whether a bid is made before the own cards are seen."""
    return any(kind.blind and kind.read(bid.name) is not None for kind in rules.kinds)
