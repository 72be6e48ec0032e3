"""What happens before cards are held: the draw for dealer, shuffle, cut, the cards one by one, a misdeal and its remedy.

A `Dealing` is `(rules, seed, events)`, folded like a round and ending in a `Deal`.  All chance comes from the seed: stream 0 shuffles for the deal,
stream 1 for the draw, and the streams from 2 on serve remedies (a new shuffle, a card drawn at random).

A dealing without a cut and without a fault ends in the hands of `deal_cards(seed, dealer)`, each in the order in which its cards were given:
before it is dealt from the dealer's left, the shuffled pack is turned so that card i of the shuffle reaches seat i mod n of the table; cards that
stay undealt stay at its end.  A cut of k cards turns it k further.
Source: base-rules "First dealer", "Deal", "Misdeal" (S0, S1, S2).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, get_args

from spades_teach.core.cards import Card, Suit
from spades_teach.core.deals import Deal, below, check_seed, random_words, shuffled
from spades_teach.core.errors import DealError, IllegalActionError, NotationError
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat

DrawMethod = Literal["first-spade", "highest-card"]
_STREAM_STEP = 0xD1B54A32D192ED03  # odd, so that the streams of one seed do not meet early


@dataclass(frozen=True, slots=True)
class Draw:
    """Everyone draws for the deal: cards are turned up until the first spade, or one each and the highest deals."""

    method: DrawMethod


@dataclass(frozen=True, slots=True)
class NameDealer:
    """The dealer is known, e.g. because the deal has passed to the left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The dealer shuffles."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The player on the dealer's right lifts so many cards and puts them under the rest; 0 declines."""

    cards: int


@dataclass(frozen=True, slots=True)
class Give:
    """The dealer gives the top card to a seat; giving it to another than the next in turn is the fault that misdeals come from."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PickUp:
    """All players take up their cards and count them."""


@dataclass(frozen=True, slots=True)
class DrawFromLongHand:
    """The seat that is short draws a card, unseen, from the hand of the seat that has one too many."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """The deal is void; the cards are shuffled and dealt again."""


Event = Draw | NameDealer | Shuffle | Cut | Give | PickUp | DrawFromLongHand | Redeal


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing:
    """A dealing so far.  Everything per seat is in table order."""

    rules: RuleSet
    seed: int
    events: tuple[Event, ...]

    phase: Literal["draw", "shuffle", "cut", "give", "count", "misdeal", "done"]
    turn_to_deal: Seat | None = None  # known from the round before, None for a first deal
    dealer: Seat | None = None
    drawn: tuple[tuple[Seat, Card], ...] = ()  # what was turned up in the draw, in order
    pack: tuple[Card, ...] = ()  # what is left to give, top first
    hands: tuple[tuple[Card, ...], ...] = ()
    given: int = 0
    out_of_turn: int = 0  # cards that went to a seat whose turn it was not
    seen: bool = False  # the players have looked at their cards
    mended: bool = False  # the misplaced card was drawn back
    redeals: int = 0

    @property
    def complete(self) -> bool:
        """Whether all cards are given that the rules give out."""
        return self.given == self.rules.dealt * len(self.rules.table.seats)

    @property
    def receiver(self) -> Seat | None:
        """The seat whose turn it is to get a card, None when none is being given."""
        if self.phase != "give" or self.dealer is None:
            return None
        around = self.rules.table.clockwise_from(self.rules.table.after(self.dealer))
        return around[self.given % len(around)]


def start_dealing(rules: RuleSet, seed: int, turn_to_deal: Seat | None = None) -> Dealing:
    """Return a dealing about to begin; raises NotationError for a seed or a seat that is none.

    turn_to_deal: whose turn it is, where that is known; None for the first deal of a match.
    """
    if turn_to_deal is not None:
        rules.table.index(turn_to_deal)
    empty: tuple[tuple[Card, ...], ...] = ((),) * len(rules.table.seats)
    return Dealing(rules=rules, seed=check_seed(seed), events=(), phase="draw", turn_to_deal=turn_to_deal, hands=empty)


def next_event(dealing: Dealing, *, cut: int = 0, draw: DrawMethod = "highest-card") -> Event | None:
    """Return what comes next when nobody errs, None when the cards are dealt.

    cut: cards to lift when it comes to that; draw: how the first dealer is found.
    """
    match dealing.phase:
        case "draw":
            return Draw(draw) if dealing.turn_to_deal is None else NameDealer(dealing.turn_to_deal)
        case "shuffle":
            return Shuffle()
        case "cut":
            return Cut(cut)
        case "give":
            assert dealing.receiver is not None
            return Give(dealing.receiver)
        case "count":
            return PickUp()
        case "misdeal":
            return DrawFromLongHand() if remedy(dealing) == "draw-one-card" else Redeal()
    return None


def event_violations(dealing: Dealing, event: Event) -> tuple[Reason, ...]:
    """Return every reason why an event cannot come now.  A card given out of turn can: it is a fault, not an impossibility."""
    expected: dict[type, tuple[str, ...]] = {
        Draw: ("draw",),
        NameDealer: ("draw",),
        Shuffle: ("shuffle",),
        Cut: ("cut",),
        Give: ("give",),
        PickUp: ("count", "misdeal"),
        DrawFromLongHand: ("misdeal",),
        Redeal: ("give", "misdeal"),
    }
    if dealing.phase not in expected.get(type(event), ()):
        return (Reason.of("not-now-in-dealing", phase=dealing.phase),)
    if isinstance(event, Cut) and not (type(event.cards) is int and 0 <= event.cards < len(dealing.rules.pack.cards)):
        return (Reason.of("bad-cut", cards=str(event.cards), most=len(dealing.rules.pack.cards) - 1),)
    if isinstance(event, DrawFromLongHand) and remedy(dealing) != "draw-one-card":
        return (Reason.of("deal-is-void"),)
    return ()


def proceed(dealing: Dealing, event: Event) -> Dealing:
    """Return the dealing after an event.

    Raises IllegalActionError when it cannot come now, NotationError for a seat or a way to draw that is not there.
    """
    found = event_violations(dealing, event)
    if found:
        raise IllegalActionError(event, found)
    return replace(_after(dealing, event), events=(*dealing.events, event))


def replay_dealing(rules: RuleSet, seed: int, events: Iterable[Event], turn_to_deal: Seat | None = None) -> Dealing:
    """Return the dealing that these events lead to."""
    dealing = start_dealing(rules, seed, turn_to_deal)
    for event in events:
        dealing = proceed(dealing, event)
    return dealing


def _after(dealing: Dealing, event: Event) -> Dealing:
    match event:
        case Draw(method):
            if method not in get_args(DrawMethod):
                raise NotationError(
                    f"{method!r} is no way to draw for the deal; expected one of {', '.join(get_args(DrawMethod))}",
                    "bad-action",
                    value=str(method),
                )
            drawn = _draw(dealing, method)
            return replace(dealing, phase="shuffle", drawn=drawn, dealer=_drawn_dealer(drawn, method))
        case NameDealer(seat):
            dealing.rules.table.index(seat)
            return replace(dealing, phase="shuffle", dealer=seat)
        case Shuffle():
            return replace(
                dealing, phase="cut", pack=_turned(dealing, shuffled(dealing.rules.pack.cards, _shuffle_seed(dealing)))
            )
        case Cut(cards):
            cut = replace(dealing, phase="give", pack=dealing.pack[cards:] + dealing.pack[:cards])
            return replace(cut, phase="done") if cut.complete else cut
        case Give(seat):
            return _give(dealing, seat)
        case PickUp():
            looked = replace(dealing, seen=True)
            return replace(looked, phase="misdeal" if faults(looked) else "done")
        case DrawFromLongHand():
            return replace(_even_out(dealing), phase="count")
        case Redeal():
            again = start_dealing(dealing.rules, dealing.seed, dealing.turn_to_deal)
            dealer = dealing.turn_to_deal or dealing.dealer
            return replace(again, phase="shuffle", dealer=dealer, drawn=dealing.drawn, redeals=dealing.redeals + 1)


def faults(dealing: Dealing) -> tuple[Reason, ...]:
    """Return what is wrong with the deal once all cards are given: the wrong dealer, unequal hands, or a card given out of turn."""
    if not dealing.complete or not dealing.given:
        return ()
    if dealing.turn_to_deal is not None and dealing.dealer is not dealing.turn_to_deal:
        return (Reason.of("misdeal-wrong-dealer", seat=str(dealing.dealer), turn=dealing.turn_to_deal.value),)
    size = dealing.rules.dealt
    found = [
        Reason.of("misdeal-counts", seat=seat.value, cards=len(hand), expected=size)
        for seat, hand in zip(dealing.rules.table.seats, dealing.hands, strict=True)
        if len(hand) != size
    ]
    if dealing.out_of_turn and not dealing.mended and not found:
        found.append(Reason.of("misdeal-out-of-turn"))
    return tuple(found)


def remedy(dealing: Dealing) -> str | None:
    """Return the reason id of the remedy for a misdeal, None when there is none.

    "draw-one-card": exactly one card is misplaced and nobody has looked; "right-dealer-redeals": the wrong player dealt; "same-dealer-redeals":
    every other misdeal, also of two cards that leave one hand a card short and one a card long.
    """
    found = faults(dealing)
    if not found:
        return None
    if found[0].id == "misdeal-wrong-dealer":
        return "right-dealer-redeals"
    return "draw-one-card" if dealing.out_of_turn == 1 and not dealing.seen else "same-dealer-redeals"


def finish(dealing: Dealing) -> Deal:
    """Return the deal; raises DealError while the cards are not dealt and counted, or a misdeal is not mended."""
    if dealing.phase != "done" or dealing.dealer is None:
        raise DealError(
            f"the dealing is at {dealing.phase!r}; go on until the cards are picked up",
            "dealing-not-over",
            phase=dealing.phase,
        )
    plain = (
        dealing.redeals == 0
        and all(not isinstance(event, Cut) or event.cards == 0 for event in dealing.events)
        and not dealing.out_of_turn
    )
    seed = dealing.seed if plain else None
    return Deal(dealing.hands, dealing.dealer, seed, dealing.pack, dealing.rules.pack.copies)


def _give(dealing: Dealing, seat: Seat) -> Dealing:
    place = dealing.rules.table.index(seat)
    hands = tuple((*hand, dealing.pack[0]) if at == place else hand for at, hand in enumerate(dealing.hands))
    after = replace(
        dealing,
        hands=hands,
        pack=dealing.pack[1:],
        given=dealing.given + 1,
        out_of_turn=dealing.out_of_turn + (seat is not dealing.receiver),
    )
    return replace(after, phase="misdeal" if faults(after) else "count") if after.complete else after


def _draw(dealing: Dealing, method: DrawMethod) -> tuple[tuple[Seat, Card], ...]:
    seats = dealing.rules.table.seats
    turned = shuffled(dealing.rules.pack.cards, _stream(dealing.seed, 1))
    in_turn = tuple((seats[at % len(seats)], card) for at, card in enumerate(turned))
    if method == "highest-card":
        return in_turn[: len(seats)]
    first = next(at for at, card in enumerate(turned) if card.suit is Suit.SPADES)
    return in_turn[: first + 1]


def _drawn_dealer(drawn: tuple[tuple[Seat, Card], ...], method: DrawMethod) -> Seat:
    if method == "first-spade":
        return drawn[-1][0]
    suits = list(Suit)
    return max(drawn, key=lambda pair: (pair[1].rank, -1 if pair[1].suit is None else suits.index(pair[1].suit)))[0]


def _turned(dealing: Dealing, order: tuple[Card, ...]) -> tuple[Card, ...]:
    assert dealing.dealer is not None
    first = dealing.rules.table.index(dealing.rules.table.after(dealing.dealer))
    given = dealing.rules.dealt * len(dealing.rules.table.seats)
    return order[first:given] + order[:first] + order[given:] if given else order


def _even_out(dealing: Dealing) -> Dealing:
    size = dealing.rules.dealt
    long = next(place for place, hand in enumerate(dealing.hands) if len(hand) > size)
    short = next(place for place, hand in enumerate(dealing.hands) if len(hand) < size)
    at = below(size + 1, random_words(_stream(dealing.seed, 2 + dealing.redeals)))
    card = dealing.hands[long][at]
    hands = list(dealing.hands)
    hands[long] = hands[long][:at] + hands[long][at + 1 :]
    hands[short] = (*hands[short], card)
    return replace(dealing, hands=tuple(hands), mended=True)


def _stream(seed: int, number: int) -> int:
    return (seed + number * _STREAM_STEP) % 2**64


def _shuffle_seed(dealing: Dealing) -> int:
    return dealing.seed if dealing.redeals == 0 else _stream(dealing.seed, 1_000 + dealing.redeals)
