"""A round while it is bid: the learner's hand is dealt, and the others bid as they were given, else as the beginner does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spades_teach.core.actions import Action, Look, MakeBid
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.deals import Deal, deal_for, shuffled
from spades_teach.core.errors import DealError, NotationError, RecordError
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
        return deal_for(rules, seed, dealer)
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
    return Deal(tuple(held[seat] for seat in rules.table.seats), dealer, None, others[size * (len(seats) - 1) :])


def up_to_bids(game: Round) -> Round:
    """Return the round when bidding begins: what comes before it (passing, a kitty) all do as the beginner does."""
    while game.turn is not None and game.phase not in ("bidding", "play"):
        game = apply(game, choose(seat_view(game, game.turn)).action)
    return game


def others_bid(game: Round, own: Seat, given: Mapping[Seat, Bid]) -> Round:
    """Let the others bid, and raise where the table lets them, until it is the learner's turn or all have spoken.

    They bid as given; as the beginner does where nothing is given, or where what the learner bid has ruled it out.
    """
    while game.phase in ("bidding", "raising") and game.turn is not own:
        seat = game.turn
        assert seat is not None
        game = apply(game, _given_action(game, seat, given.get(seat)) or choose(seat_view(game, seat)).action)
    return game


def _given_action(game: Round, seat: Seat, bid: Bid | None) -> Action | None:
    """Return what a seat does to make a given bid: bid it, or look first; None when it cannot."""
    if bid is None:
        return None
    options = seat_view(game, seat).options
    return next((action for action in (MakeBid(seat, bid), Look(seat)) if action in options), None)


def check_bids(start: Round, own: Seat, given: Mapping[Seat, Bid]) -> None:
    """Refuse a given bid that its seat can make after no bid of the learner; raises RecordError for it."""
    for game in _endings(others_bid(start, own, given), own, given) if given else ():
        given = {seat: bid for seat, bid in given.items() if game.bids[game.rules.table.index(seat)] != bid}
    for seat, bid in given.items():
        raise RecordError(
            f"{seat.value} cannot bid {bid.name} in this round; give another bid, or leave it out",
            "bid-pad-impossible-bid",
            seat=seat.value,
            bid=bid.name,
        )


def _endings(game: Round, own: Seat, given: Mapping[Seat, Bid]) -> Iterator[Round]:
    """Return the round with all bids made, for each bid that the learner may make, blind, after a look, or with something announced."""
    for action in seat_view(game, own).options:
        after = apply(game, action)
        if isinstance(action, MakeBid):
            yield others_bid(after, own, given)
        else:
            yield from _endings(after, own, given)


def is_blind(rules: RuleSet, bid: Bid) -> bool:
    """Tell whether a bid is made before the own cards are seen."""
    return any(kind.blind and kind.read(bid.name) is not None for kind in rules.kinds)
