"""What a card or a bid gave away, seen from the seat that made it: never more than that seat could know.

None of this is a mistake for sure; it is what somebody beside the table would point at.  Only plain ones are named, each of which a lesson
has a reason for, and of several the dearest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spades_teach.analysis.estimates import HandEstimate
from spades_teach.analysis.voids import in_the_dark, shown_voids
from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card, Suit
from spades_teach.core.reasons import Reason
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, best_play
from spades_teach.core.views import SeatView


@dataclass(frozen=True, slots=True)
class _Turn:
    """A card about to be played, and what the seat sees."""

    view: SeatView
    card: Card

    @property
    def plays(self) -> tuple[Play, ...]:
        return self.view.plays

    @property
    def legal(self) -> list[Card]:
        return [option.card for option in self.view.options if isinstance(option, Play)]

    @property
    def last(self) -> bool:
        """Whether nobody plays after this card."""
        return len(self.plays) == len(self.view.bids) - 1

    @property
    def holder(self) -> Seat:
        """Who holds the trick before the card is played."""
        return best_play(self.plays, self.view.trumps).seat

    @property
    def partners(self) -> tuple[Seat, ...]:
        return self.view.rules.table.partners_of(self.view.seat)

    def wins(self, card: Card) -> bool:
        """Tell whether a card would hold the trick as it lies."""
        return best_play((*self.plays, Play(self.view.seat, card)), self.view.trumps).card is card

    def is_spade(self, card: Card) -> bool:
        return self.view.trumps.suits[card] is Suit.SPADES

    @property
    def cuts(self) -> bool:
        """Whether the card is a spade on another suit."""
        return self.is_spade(self.card) and not self.is_spade(self.plays[0].card)

    def keeps_nil(self, seat: Seat) -> bool:
        place = self.view.rules.table.index(seat)
        bid = self.view.bids[place]
        return bid is not None and bid.promises_none and self.view.taken[place] == 0

    @property
    def missing(self) -> int:
        """Tricks that the own side still lacks; those of a nil do not count."""
        index = self.view.rules.table.index
        places = [index(seat) for seat in self.view.rules.table.side_of(self.view.seat).seats]
        bids = [(self.view.bids[place], self.view.taken[place]) for place in places]
        return sum(bid.tricks - taken for bid, taken in bids if bid is not None and not bid.promises_none)

    @property
    def wanted(self) -> bool:
        """Whether a trick of this seat still helps its side to the contract."""
        mine = self.view.bids[self.view.rules.table.index(self.view.seat)]
        left = self.view.rules.hand_size - len(self.view.tricks)
        return mine is not None and mine.tricks > 0 and 0 < self.missing <= left

    def lower(self) -> list[Card]:
        """Return the cards that might have been played instead and do not hold the trick."""
        return [card for card in self.legal if card is not self.card and not self.wins(card)]

    def strength(self, card: Card) -> int:
        return self.view.trumps.strengths[card]


def find_remark(view: SeatView, card: Card) -> Reason | None:
    """Return what playing this card gives away, None when it is nothing that could be pointed at.

    view: what the seat saw before; the card is one of its options.  A lead is never remarked on, nor a card from a pile in the dark.

    Source: strategy "Play" (S2: a trick the partner holds, the nil bidder's partner; S0, S1: covering a nil, overtaking the partner).
    """
    if not view.plays or view.seat in in_the_dark(view.rules.table, view.bids):
        return None
    turn = _Turn(view, card)
    for look in REMARKS:
        reason = look(turn)
        if reason is not None:
            return reason
    return None


def find_bid_remark(bid: Bid, estimate: HandEstimate) -> Reason | None:
    """Return how a bid differs from what random rounds say of its hand; None when it is nearer than `FAR` tricks.

    The average is rounded to whole tricks: a remark is a hint, and no measurement.
    """
    if abs(bid.tricks - estimate.tricks) < FAR:
        return None
    if not bid.tricks:
        said = "remark-bid-nil"
    else:
        said = "remark-bid-high" if bid.tricks > estimate.tricks else "remark-bid-low"
    return Reason.of(said, bid=bid.tricks, tricks=round(estimate.tricks), rounds=estimate.rounds)


FAR = 2
"""Tricks between a bid and the average that are worth a word; one more or less is within what a deal brings."""


def _own_nil(turn: _Turn) -> Reason | None:
    """A nil took a trick that it could have ducked."""
    if turn.keeps_nil(turn.view.seat) and turn.wins(turn.card) and turn.lower():
        better = max(turn.lower(), key=turn.strength)
        return Reason.of("remark-own-nil", card=turn.card.code, better=better.code)
    return None


def _uncovered(turn: _Turn) -> Reason | None:
    """The partner's nil holds the trick, and a card that beats it stayed in the hand."""
    if not turn.keeps_nil(turn.holder) or turn.holder not in turn.partners or turn.wins(turn.card):
        return None
    covering = [card for card in turn.legal if turn.wins(card)]
    if not covering:
        return None
    return Reason.of("remark-nil-uncovered", card=turn.card.code, better=min(covering, key=turn.strength).code)


def _cut_partner(turn: _Turn) -> Reason | None:
    """A spade took from the partner a trick that was the side's already."""
    if not turn.cuts or not _partner_is_safe(turn) or not turn.wins(turn.card) or not turn.lower():
        return None
    held = best_play(turn.plays, turn.view.trumps).card
    return Reason.of("remark-cut-partner", card=turn.card.code, held=held.code, better=_least(turn).code)


def _overtook(turn: _Turn) -> Reason | None:
    """A higher card went on a trick that was the partner's already."""
    if turn.cuts or not turn.last or not _partner_is_safe(turn) or not turn.wins(turn.card) or not turn.lower():
        return None
    held = best_play(turn.plays, turn.view.trumps).card
    return Reason.of("remark-overtook-partner", card=turn.card.code, held=held.code, better=_least(turn).code)


def _wasted_spade(turn: _Turn) -> Reason | None:
    """A spade was spent that holds nothing, where another suit would have done; to be rid of it is no waste once tricks are bags."""
    others = [card for card in turn.lower() if not turn.is_spade(card)]
    if not turn.cuts or turn.wins(turn.card) or not others or not turn.wanted:
        return None
    return Reason.of("remark-spade-wasted", card=turn.card.code, better=min(others, key=turn.strength).code)


def _left_trick(turn: _Turn) -> Reason | None:
    """The last player let an opponent have a trick that the contract still lacks."""
    free = turn.last and turn.wanted and not turn.keeps_nil(turn.holder)
    if not free or turn.holder in turn.partners or turn.wins(turn.card):
        return None
    winning = [card for card in turn.legal if turn.wins(card)]
    if not winning:
        return None
    return Reason.of("remark-trick-left", card=turn.card.code, better=min(winning, key=turn.strength).code)


def _wasted_high(turn: _Turn) -> Reason | None:
    """A court card or an ace of the suit led went under a higher one, where a low card would have done."""
    suits = turn.view.trumps.suits
    suit = suits[turn.plays[0].card]
    lower = [card for card in turn.lower() if suits[card] is suit and card.rank < LOW]
    follows = suits[turn.card] is suit
    if not follows or turn.wins(turn.card) or not lower or turn.card.rank < HIGH or not turn.wanted:
        return None
    return Reason.of("remark-high-wasted", card=turn.card.code, better=min(lower, key=turn.strength).code)


HIGH, LOW = 12, 11
"""From the queen on a card may well take a trick of its own; below the jack it hardly will."""

REMARKS: Sequence[Callable[[_Turn], Reason | None]] = (
    _own_nil,
    _uncovered,
    _cut_partner,
    _overtook,
    _wasted_spade,
    _left_trick,
    _wasted_high,
)
"""The dearest first."""


def _partner_is_safe(turn: _Turn) -> bool:
    """Tell whether the trick is the partner's whatever comes: nobody plays after, or the card is the highest left and cannot be cut yet."""
    if turn.holder not in turn.partners or turn.keeps_nil(turn.holder) or not turn.wanted:
        return False
    if turn.last:
        return True
    best = best_play(turn.plays, turn.view.trumps).card
    return turn.is_spade(turn.plays[0].card) is turn.is_spade(best) and _top(turn, best) and not _may_cut(turn)


def _top(turn: _Turn, card: Card) -> bool:
    """Tell whether every higher card of its suit is on the table, played, or in the own hand."""
    trumps, view = turn.view.trumps, turn.view
    seen = {play.card for trick in (*(each.plays for each in view.tricks), view.plays) for play in trick}
    seen |= set(view.hand or ())
    higher = [other for other in view.rules.pack.cards if trumps.suits[other] is trumps.suits[card]]
    return all(other in seen for other in higher if trumps.strengths[other] > trumps.strengths[card])


def _may_cut(turn: _Turn) -> bool:
    """Tell whether somebody who still plays to this trick has shown to be out of the suit led."""
    table, trumps = turn.view.rules.table, turn.view.trumps
    led = trumps.suits[turn.plays[0].card]
    to_come = table.clockwise_from(turn.view.seat)[1 : len(turn.view.bids) - len(turn.plays)]
    voids = shown_voids(turn.view.tricks, (), trumps, dark=in_the_dark(table, turn.view.bids))
    return any(led in voids.get(seat, ()) for seat in to_come)


def _least(turn: _Turn) -> Card:
    """Return the card that would have been missed least."""
    return min(turn.lower(), key=turn.strength)
