"""A beginner who has done the lessons: bids what it can count, and knows one plain reason for each card.

Drawing a hand: the better of two cards; of one card, a spade or what is above an eight.

Bidding: `hands.likely_tricks`, at least one; nil only with a hand that is plainly good for it, and never beside a partner's nil.  It announces
no Bemo and no Moe: as it plays, six tricks in a row come about in 3 of 10 rounds with six likely tricks, the first six in 1 of 20.

Play, in this order:

1. It has a nil to keep: stay under the trick with the highest card that loses, lead the lowest.
2. The partner has a nil to keep: play high, so that low cards slip underneath [S2]; take what the partner would win [S0, S1].
3. Tricks are wanted, because the contract is open, a run of tricks that a side has announced can still be made or broken, the opponents
   can still be set [S0, S1], or the table counts no bags: when the partner holds the trick, throw a useless card and keep the spades [S2];
   take as the last player with the cheapest card that wins, else with one that nobody can beat or leave it to the partner; cut low;
   throw losers.
4. Otherwise stay low: every further trick is a bag [S2].

The same view always gives the same choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from spades_teach.core.actions import AceCard, Action, Discard, Look, MakeBid, PassCard, Take
from spades_teach.core.announcing import Announces
from spades_teach.core.bids import PASS, Bid, added_up
from spades_teach.core.cards import Card, Rank, Suit
from spades_teach.core.errors import RecordError
from spades_teach.core.reasons import Reason
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, best_play
from spades_teach.core.trumps import LOWEST_TRUMP
from spades_teach.core.views import SeatView
from spades_teach.players.hands import good_for_nil, likely_tricks
from spades_teach.players.player import Choice


def choose(view: SeatView) -> Choice:
    """Choose what to do and say why.

    Raises RecordError when the seat has nothing to do.

    >>> from spades_teach.core.deals import deal_cards
    >>> from spades_teach.core.rounds import start_round
    >>> from spades_teach.core.variants import compose
    >>> from spades_teach.core.views import seat_view
    >>> game = start_round(compose("standard"), deal_cards(7))
    >>> choice = choose(seat_view(game, game.turn))
    >>> str(choice.action), choice.reason.id
    ('E:3', 'advice-bid-count')
    """
    options = view.options
    if not options:
        raise RecordError(
            f"{view.seat} has nothing to do now; ask for the seat whose turn it is",
            "nothing-to-do",
            seat=view.seat.value,
        )
    if isinstance(options[0], Play):
        return _choose_card(view)
    if isinstance(options[0], PassCard):
        return _choose_pass(view)
    if isinstance(options[0], Discard):
        return _choose_discard(view)
    if isinstance(options[0], AceCard):
        return _choose_given_back(view)
    if isinstance(options[0], Take):
        return _choose_drawn(view)
    if any(isinstance(option, MakeBid) for option in options):
        return _choose_bid(view)
    return Choice(options[0], Reason.of("advice-only-choice"))


def _choose_given_back(view: SeatView) -> Choice:
    """Give the lowest card back, and keep the aces."""
    strengths = view.trumps.strengths
    cards = [option for option in view.options if isinstance(option, AceCard)]
    lowest = min(cards, key=lambda option: (option.card.rank is Rank.ACE, strengths[option.card]))
    return Choice(lowest, Reason.of("advice-give-back", card=lowest.card.code))


def _choose_drawn(view: SeatView) -> Choice:
    """Keep the better of two cards; of one, keep a spade or a high card."""
    strengths = view.trumps.strengths
    first, *rest = view.offered
    keep = all(strengths[first] >= strengths[card] for card in rest) if rest else strengths[first] > Rank.EIGHT
    kept = first if keep else rest[0] if rest else None
    if kept is None:
        return Choice(Take(view.seat, "second"), Reason.of("advice-take-unseen", card=first.code))
    return Choice(Take(view.seat, "first" if keep else "second"), Reason.of("advice-take", card=kept.code))


# ------------------------------------------------------------------------------------------------ bidding


def _choose_bid(view: SeatView) -> Choice:
    if view.hand is None:
        look = next((option for option in view.options if isinstance(option, Look)), None)
        if look is not None:
            return Choice(look, Reason.of("advice-look"))
    hand = view.hand or ()
    bids = [option for option in view.options if isinstance(option, MakeBid)]
    count = len(likely_tricks(hand, view.trumps))
    nil = next((option for option in bids if option.bid.promises_none), None)
    for_nothing = _stands_for_bids(view, view.seat)
    partner_nil = any(bid is not None and bid.promises_none for bid in _bids_of(view, _partners(view)))
    wise = count == 0 and not partner_nil and not for_nothing
    if nil is not None and wise and hand and good_for_nil(hand, view.trumps):
        return Choice(nil, Reason.of("advice-bid-nil"))
    if any(getattr(kind, "bid", None) == PASS for kind in view.rules.kinds):
        return _bid_higher_or_pass(view, bids, count)
    return _bid_number(view, bids, count, partner_nil=partner_nil)


def _bid_higher_or_pass(view: SeatView, bids: Sequence[MakeBid], count: int) -> Choice:
    """Bid the least that there is, as long as the own tricks and an even share for the partner allow it; else pass."""
    lowest = min((option for option in bids if option.bid != PASS), key=lambda option: option.bid.tricks, default=None)
    passing = next((option for option in bids if option.bid == PASS), None)
    if lowest is None or passing is None:
        return Choice(passing or bids[0], Reason.of("advice-only-choice"))
    if added_up(_bids_of(view, _partners(view))):
        return Choice(passing, Reason.of("advice-pass-partner"))
    partners, seats = len(_partners(view)), len(view.rules.table.seats)
    share = (view.rules.hand_size - count) * partners // (seats - 1)
    if lowest.bid.tricks + _book(view) > count + share:
        return Choice(passing, Reason.of("advice-pass", count=count))
    return Choice(lowest, Reason.of("advice-bid-higher", bid=lowest.bid.name, count=count))


def _book(view: SeatView) -> int:
    """Return the tricks that an auction asks for on top of the bid, 0 where there is none."""
    return int(getattr(view.rules.accounting, "base", 0))


def _bid_number(view: SeatView, bids: Sequence[MakeBid], count: int, *, partner_nil: bool) -> Choice:
    numbers = [option for option in bids if option.bid.tricks > 0]
    if not numbers:
        return Choice(bids[0], Reason.of("advice-only-choice"))
    promised = added_up(_bids_of(view, _partners(view)))
    wanted = max(1, min(count, view.rules.hand_size - promised))
    best = min(numbers, key=lambda option: (abs(option.bid.tricks - wanted), option.bid.tricks))
    if best.bid.tricks != wanted:
        reason = Reason.of("advice-bid-nearest", bid=best.bid.name, count=count)
    elif wanted < count:
        reason = Reason.of("advice-bid-room", bid=best.bid.name, count=count)
    elif count:
        reason = Reason.of("advice-bid-count", count=count)
    else:
        reason = Reason.of("advice-bid-beside-nil" if partner_nil else "advice-bid-least")
    return Choice(best, reason)


def _partners(view: SeatView) -> tuple[Seat, ...]:
    return view.rules.table.partners_of(view.seat)


def _bids_of(view: SeatView, seats: Iterable[Seat]) -> list[Bid | None]:
    return [view.bids[view.rules.table.index(seat)] for seat in seats]


# ------------------------------------------------------------------------------------------------ passing


def _choose_pass(view: SeatView) -> Choice:
    """Shed the most dangerous card for an own nil, give a low one for that of the partner, else the one that is missed least."""
    cards = [option.card for option in view.options if isinstance(option, PassCard)]
    if _keeps_nil(view, view.seat):
        card, reason = max(cards, key=view.trumps.strengths.__getitem__), "advice-pass-high"
    elif any(_keeps_nil(view, seat) for seat in _partners(view)):
        card, reason = min(cards, key=view.trumps.strengths.__getitem__), "advice-pass-low"
    else:
        card, reason = _useless(view, cards), "advice-pass-useless"
    return Choice(PassCard(view.seat, card), Reason.of(reason, card=card.code))


def _choose_discard(view: SeatView) -> Choice:
    """Shed the most dangerous card for an own nil, else a card of the shortest side suit that wins nothing, so that it is soon cut."""
    cards = [option.card for option in view.options if isinstance(option, Discard)]
    if _keeps_nil(view, view.seat):
        card = max(cards, key=view.trumps.strengths.__getitem__)
        return Choice(Discard(view.seat, card), Reason.of("advice-pass-high", card=card.code))
    low = [card for card in cards if view.trumps.sorted_with(card) is not Suit.SPADES and card.rank < Rank.KING]
    if not low:
        card = _useless(view, cards)
        return Choice(Discard(view.seat, card), Reason.of("advice-pass-useless", card=card.code))
    card = min(low, key=lambda card: (_length(view, card), card.rank))
    return Choice(Discard(view.seat, card), Reason.of("advice-discard-short", card=card.code))


# ------------------------------------------------------------------------------------------------ play


@dataclass(frozen=True, slots=True)
class _Aim:
    """What the tricks still to come are good for."""

    wanted: bool
    reason: str  # why they are not wanted


def _choose_card(view: SeatView) -> Choice:
    legal = [option.card for option in view.options if isinstance(option, Play)]
    if len(legal) == 1:
        return Choice(view.options[0], Reason.of("advice-only-choice"))
    card, reason = _lead(view, legal) if not view.plays else _follow(view, legal)
    action: Action = next(option for option in view.options if isinstance(option, Play) and option.card is card)
    return Choice(action, Reason.of(reason, card=card.code))


def _lead(view: SeatView, legal: list[Card]) -> tuple[Card, str]:
    rank = view.trumps.strengths.__getitem__
    if _keeps_nil(view, view.seat):
        return min(legal, key=rank), "advice-lead-low-nil"
    if any(_keeps_nil(view, seat) for seat in _partners(view)):
        return max(legal, key=lambda card: (_is_top(view, card), card.rank)), "advice-lead-cover"
    low = _useless(view, legal)
    if any(_keeps_nil(view, seat) for seat in _opponents(view)):
        return low, "advice-lead-under-nil"
    aim = _aim(view)
    if not aim.wanted:
        return low, aim.reason
    tops = [card for card in legal if _is_top(view, card)]
    side_tops = [card for card in tops if rank(card) < LOWEST_TRUMP]
    if side_tops or tops:
        return min(side_tops or tops, key=lambda card: (_length(view, card), -rank(card))), "advice-lead-top"
    return low, "advice-lead-low"


def _follow(view: SeatView, legal: list[Card]) -> tuple[Card, str]:
    trumps = view.trumps
    rank = trumps.strengths.__getitem__
    best = best_play(view.plays, trumps)
    suit = trumps.suits[best.card]
    high = rank(best.card)
    winning = [
        card for card in legal if rank(card) > high and (rank(card) >= LOWEST_TRUMP or trumps.suits[card] is suit)
    ]
    losing = [card for card in legal if card not in winning]
    last = len(view.plays) == len(view.bids) - 1
    if _keeps_nil(view, view.seat):
        return _stay_under(view, winning, losing, last=last)
    partners = _partners(view)
    played = [play.seat for play in view.plays]
    for partner in partners:
        if winning and _keeps_nil(view, partner) and (best.seat is partner or partner not in played):
            if best.seat is partner and last:
                return min(winning, key=rank), "advice-cover"
            return _cheapest_top(view, winning) or max(winning, key=rank), "advice-cover"
    if losing and best.seat not in partners and _keeps_nil(view, best.seat):
        return _useless(view, losing), "advice-under-their-nil"
    aim = _aim(view)
    if not aim.wanted:
        if not losing:
            return (max if last else min)(winning, key=rank), "advice-must-take"
        return _throw_high(view, losing), aim.reason
    return _take(view, winning, losing, best, last=last)


def _stay_under(view: SeatView, winning: list[Card], losing: list[Card], *, last: bool) -> tuple[Card, str]:
    """Keep the own nil: get rid of the highest card that loses."""
    rank = view.trumps.strengths.__getitem__
    if losing:
        return max(losing, key=rank), "advice-stay-under"
    return (max if last else min)(winning, key=rank), "advice-must-take"


def _take(view: SeatView, winning: list[Card], losing: list[Card], best: Play, *, last: bool) -> tuple[Card, str]:
    """Take the trick if it is worth its price, or leave it to the partner."""
    rank = view.trumps.strengths.__getitem__
    partners = _partners(view)
    follows = view.trumps.suits[(winning or losing)[0]] is view.trumps.suits[view.plays[0].card]
    if best.seat in partners and losing and (last or not follows or not winning or _safe(view, best.card)):
        return _useless(view, losing), "advice-partner-has-it"
    if not winning:
        return _useless(view, losing), "advice-cannot-win"
    if last:
        return min(winning, key=rank), "advice-take-cheaply"
    top = _cheapest_top(view, winning)
    if not follows:
        return min(winning, key=rank), "advice-cut-low"
    if top is not None:
        return top, "advice-take-top"
    if losing and any(partner not in [play.seat for play in view.plays] for partner in partners):
        return _useless(view, losing), "advice-leave-to-partner"
    return max(winning, key=rank), "advice-take-high"


def _aim(view: SeatView) -> _Aim:
    """Say what further tricks are good for: the contract, setting the others, points, or nothing but bags."""
    left = view.rules.hand_size - len(view.tricks)
    own = view.rules.table.side_of(view.seat)
    mine = view.bids[view.rules.table.index(view.seat)]
    missing = _missing(view, own.seats)
    counts = (
        mine is None or not mine.promises_none or missing <= 0
    )  # the tricks of a failed nil do not help the partner
    if (0 < missing <= left and counts) or (view.announced and _a_run_is_open(view, left)):
        return _Aim(True, "")
    for side in view.rules.table.sides:
        if side is not own and 0 < (theirs := _missing(view, side.seats)) <= left and left - theirs <= 1:
            return _Aim(True, "")
    if missing > left:
        return _Aim(False, "advice-give-bags")
    if not counts:
        return _Aim(False, "advice-leave-contract")
    return _Aim(not _bags_cost(view), "advice-avoid-bags")


def _bags_cost(view: SeatView) -> bool:
    return any(term.slot == "bag-penalty" and getattr(term, "penalty", 1) > 0 for term in view.rules.terms)


def _missing(view: SeatView, seats: tuple[Seat, ...]) -> int:
    """Return how many tricks a side still lacks; those of a nil bidder do not count toward its contract."""
    places = [view.rules.table.index(seat) for seat in seats]
    promised = [(bid, view.taken[place]) for place in places if (bid := view.bids[place]) and not bid.promises_none]
    contract = added_up(bid for bid, _ in promised)
    return contract + (_book(view) if contract else 0) - sum(taken for _, taken in promised)


def _keeps_nil(view: SeatView, seat: Seat) -> bool:
    place = view.rules.table.index(seat)
    bid = view.bids[place]
    return (
        bid is not None
        and bid.promises_none
        and view.taken[place] == 0
        and not (view.announced and _stands_for_bids(view, seat))
    )


def _announced(view: SeatView, seats: Sequence[Seat]) -> list[tuple[Announces, str]]:
    """Return what these seats have announced, each with the policy that hears it."""
    names = [name for seat in seats for name in view.announced[view.rules.table.index(seat)]] if view.announced else []
    heard = [policy for policy in view.rules.conduct if isinstance(policy, Announces)]
    return [(policy, name) for name in names for policy in heard if name in policy.lengths]


def _a_run_is_open(view: SeatView, left: int) -> bool:
    """Tell whether a run that some side has announced can still be made, or broken."""
    return any(
        policy.is_open(name, view.tricks, side.seats, left)
        for side in view.rules.table.sides
        for policy, name in _announced(view, side.seats)
    )


def _stands_for_bids(view: SeatView, seat: Seat) -> bool:
    """Tell whether the side of a seat has announced something that counts instead of its bids."""
    return any(policy.stands_for_bids for policy, _ in _announced(view, view.rules.table.side_of(seat).seats))


def _opponents(view: SeatView) -> list[Seat]:
    own = view.rules.table.side_of(view.seat)
    return [seat for side in view.rules.table.sides if side is not own for seat in side.seats]


# ------------------------------------------------------------------------------------------------ cards


def _is_top(view: SeatView, card: Card) -> bool:
    """Tell whether every higher card of its suit is played or in the own hand."""
    out = _unseen_above(view, card)
    return not out


def _unseen_above(view: SeatView, card: Card) -> list[Card]:
    suits, strengths = view.trumps.suits, view.trumps.strengths
    suit, strength = suits[card], strengths[card]
    higher = [other for other in view.rules.pack.cards if suits[other] is suit and strengths[other] > strength]
    if not higher:
        return higher
    known = set(view.hand or ())
    known.update([play.card for play in view.plays])
    for trick in view.tricks:
        known.update([play.card for play in trick.plays])
    return [other for other in higher if other not in known]


def _cheapest_top(view: SeatView, cards: list[Card]) -> Card | None:
    tops = [card for card in cards if _is_top(view, card)]
    return min(tops, key=view.trumps.strengths.__getitem__) if tops else None


def _safe(view: SeatView, card: Card) -> bool:
    """Tell whether nobody is known to be able to beat a card of the table in its own suit."""
    return _is_top(view, card)


def _length(view: SeatView, card: Card) -> int:
    suit = view.trumps.suits[card]
    return sum(view.trumps.suits[other] is suit for other in view.hand or ())


def _useless(view: SeatView, cards: list[Card]) -> Card:
    """Return the card that is missed least: no spade, low, of a short suit."""
    strengths = view.trumps.strengths
    return min(cards, key=lambda card: (strengths[card], _length(view, card), view.trumps.suits[card] is Suit.SPADES))


def _throw_high(view: SeatView, cards: list[Card]) -> Card:
    """Return the losing card that would most likely take a trick later."""
    return max(cards, key=view.trumps.strengths.__getitem__)
