"""Check a claim of all the rest, by search over what the other hands may hold.

A claim holds when the claimant, who is on lead, can name an order of leads in which every card wins, whoever holds what and whatever the others
play, the partner too.  Within a suit the highest card is led first.  For each stage of such an order the search asks, for
each other seat, whether some hand that it may hold keeps a card that beats the next lead: a higher one of the suit, or a trump when the suit
has run out by then, thrown away or played to the leads before.  A claim that fails comes with the hands and the tricks that beat it.
Source: catalogue `tram` (S0, S1).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations

from spades_teach.analysis.voids import shown_voids
from spades_teach.core.cards import Card, Suit
from spades_teach.core.errors import SpadesError
from spades_teach.core.judging import legal_cards, winning_play
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Play, Trick
from spades_teach.core.views import SeatView

Cards = tuple[Card, ...]
Counts = tuple[int, ...]
SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
SPADES_AT = SUITS.index(Suit.SPADES)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimVerdict:
    """What the search found.

    order: the leads, all of them for a claim that holds, else as far as the claimant gets at best, the beaten lead last.
    hands: what the others may hold so that the claim fails, by seat.  line: the tricks then, the last one lost.
    """

    holds: bool
    order: Cards
    hands: Mapping[Seat, Cards]
    line: tuple[Trick, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Beat:
    """A hand that beats a lead: the seat, how many cards of each suit it holds, the card that wins."""

    seat: Seat
    counts: Counts
    card: Card


def check_claim(
    rules: RuleSet,
    claimant: Seat,
    hand: Sequence[Card],
    unseen: Sequence[Card],
    *,
    voids: Mapping[Seat, Sequence[Suit]] | None = None,
    broken: bool = True,
) -> ClaimVerdict:
    """Check the claim of a seat that is on lead.

    unseen: all cards that the others hold, in any order.  voids: suits that a seat has shown to be out of.
    Raises SpadesError when the others cannot hold these cards, e.g. because there are too few of them.

    >>> from spades_teach.core.cards import read_cards
    >>> from spades_teach.core.variants import compose
    >>> rest = read_cards("JS 9S 8S 2C 3C 4C 5C 6C 7C")
    >>> verdict = check_claim(compose("standard+tram"), Seat.SOUTH, read_cards("AS KS 10S"), rest)
    >>> verdict.holds, [str(trick) for trick in verdict.line][-1]
    (False, 'S:10S W:JS N:7C E:6C')
    """
    search = _Search(rules, claimant, tuple(hand), tuple(unseen), voids or {}, broken=broken)
    return search.verdict()


def check_claim_of(view: SeatView) -> ClaimVerdict:
    """Check the claim of a seat by what it sees: its hand, the cards played, and who has shown to be out of a suit.

    Raises SpadesError unless the seat is on lead and sees its cards.
    """
    if view.turn is not view.seat or view.plays or not view.hand:
        raise SpadesError(f"{view.seat} is not on lead; ask when a trick begins", "nothing-to-do", seat=view.seat.value)
    out = {*view.hand, *(play.card for trick in view.tricks for play in trick.plays)}
    unseen = tuple(card for card in view.rules.pack.cards if card not in out)
    voids = shown_voids(view.tricks, (), view.trumps)
    return check_claim(view.rules, view.seat, view.hand, unseen, voids=voids, broken=view.broken)


def filled_up(rules: RuleSet, hand: Sequence[Card], unseen: Sequence[Card]) -> Cards:
    """Return the unseen cards that matter, and as many low ones beside them as the others hold.

    >>> from spades_teach.core.cards import read_cards, write_cards
    >>> from spades_teach.core.variants import compose
    >>> write_cards(filled_up(compose("standard"), read_cards("AS KS"), read_cards("QS")))
    'QS 2C 2D 2H 3C 3D'
    """
    known = {*hand, *unseen}
    low = sorted((card for card in rules.pack.cards if card not in known), key=rules.trumps.strengths.__getitem__)
    return (*unseen, *low[: len(hand) * (len(rules.table.seats) - 1) - len(unseen)])


class _Search:
    """The leads that are safe from one stage to the next; a stage is how many cards of each suit were led."""

    def __init__(
        self,
        rules: RuleSet,
        claimant: Seat,
        hand: Cards,
        unseen: Cards,
        voids: Mapping[Seat, Sequence[Suit]],
        *,
        broken: bool,
    ) -> None:
        self.rules, self.claimant, self.hand, self.broken = rules, claimant, hand, broken
        self.others = rules.table.clockwise_from(claimant)[1:]
        self.own, self.unseen = self._by_suit(hand), self._by_suit(unseen)
        self.voids = {seat: frozenset(voids.get(seat, ())) for seat in self.others}
        if not hand or len(unseen) != len(hand) * len(self.others):
            raise SpadesError(
                f"{len(hand)} cards claimed and {len(unseen)} unseen; expected {len(hand)} for each of the others",
                "uneven-claim",
                value=len(unseen),
                expected=len(hand) * len(self.others),
            )
        self.possible = {seat: tuple(self._possible_hands(seat)) for seat in self.others}
        if not any(self.possible.values()):
            raise SpadesError("nobody can hold the unseen cards; check who is out of a suit", "impossible-voids")

    def _by_suit(self, cards: Cards) -> tuple[Cards, ...]:
        trumps = self.rules.trumps
        ranked = sorted(cards, key=lambda card: -trumps.strengths[card])
        return tuple(tuple(card for card in ranked if trumps.suit_of(card) is suit) for suit in SUITS)

    def _possible_hands(self, seat: Seat) -> Iterator[Counts]:
        """Yield how many cards of each suit a seat may hold, so that the others can hold the rest."""
        size = len(self.hand)
        most = [0 if suit in self.voids[seat] else len(cards) for suit, cards in zip(SUITS, self.unseen, strict=True)]
        rest = [other for other in self.others if other is not seat]
        for counts in _sums(size, most):
            left = tuple(len(cards) - count for cards, count in zip(self.unseen, counts, strict=True))
            if self._fits(left, rest):
                yield counts

    def _fits(self, left: Counts, seats: Sequence[Seat]) -> bool:
        """Tell whether seats that are out of some suits can hold so many cards of each: no group of suits is too much for those who may hold it."""
        groups = chain.from_iterable(combinations(range(len(SUITS)), size) for size in range(1, len(SUITS) + 1))
        return all(
            sum(left[at] for at in group)
            <= len(self.hand) * sum(any(SUITS[at] not in self.voids[seat] for at in group) for seat in seats)
            for group in groups
        )

    # The search

    def verdict(self) -> ClaimVerdict:
        """Go on from stage to stage by safe leads, until all cards are led or every next lead is beaten."""
        start: Counts = (0,) * len(SUITS)
        reached: dict[Counts, Cards] = {start: ()}
        deepest: tuple[Cards, _Beat] | None = None
        stages = [start]
        for stage in stages:
            if sum(stage) == len(self.hand):
                return ClaimVerdict(holds=True, order=reached[stage], hands={}, line=())
            for at in self._leads(stage):
                beat = self._beaten(stage, at)
                order = (*reached[stage], self.own[at][stage[at]])
                if beat is not None and (deepest is None or len(order) > len(deepest[0])):
                    deepest = order, beat
                after = (*stage[:at], stage[at] + 1, *stage[at + 1 :])
                if beat is None and after not in reached:
                    reached[after] = order
                    stages.append(after)
        assert deepest is not None
        order, beat = deepest
        hands = self._hands_for(beat)
        return ClaimVerdict(holds=False, order=order, hands=hands, line=self._line(order, beat, hands))

    def _leads(self, stage: Counts) -> list[int]:
        """Return the suits that may be led: as the rules of the table let the claimant lead."""
        left = tuple(card for cards, led in zip(self.own, stage, strict=True) for card in cards[led:])
        broken = self.broken or stage[SPADES_AT] > 0
        context = PlayContext(
            hand=left, trumps=self.rules.trumps, broken=broken, seat=self.claimant, table=self.rules.table
        )
        legal = legal_cards(self.rules, context)
        return [at for at, led in enumerate(stage) if led < len(self.own[at]) and self.own[at][led] in legal]

    def _beaten(self, stage: Counts, at: int) -> _Beat | None:
        """Return a hand that beats the next lead of a suit after so many leads of each."""
        lead = self.own[at][stage[at]]
        for seat in self.others:
            for by in dict.fromkeys((at, SPADES_AT)):
                best = self.unseen[by][:1]
                if best and self._beats(lead, best[0], seat):
                    for counts in self.possible[seat]:
                        if _keeps(counts, stage, at, by):
                            return _Beat(seat=seat, counts=counts, card=best[0])
        return None

    def _beats(self, lead: Card, card: Card, seat: Seat) -> bool:
        return winning_play(self.rules, (Play(self.claimant, lead), Play(seat, card))).seat is seat

    # The line

    def _hands_for(self, beat: _Beat) -> dict[Seat, Cards]:
        """Deal the unseen cards so that one seat holds so many of each suit, its highest ones, and the others the rest."""
        held = tuple(card for cards, count in zip(self.unseen, beat.counts, strict=True) for card in cards[:count])
        rest = [card for cards, count in zip(self.unseen, beat.counts, strict=True) for card in cards[count:]]
        seats = [seat for seat in self.others if seat is not beat.seat]
        return {beat.seat: held, **_shared_out(rest, seats, len(self.hand), self._may_hold)}

    def _may_hold(self, seat: Seat, card: Card) -> bool:
        return self.rules.trumps.suit_of(card) not in self.voids[seat]

    def _line(self, order: Cards, beat: _Beat, hands: Mapping[Seat, Cards]) -> tuple[Trick, ...]:
        held = {seat: list(cards) for seat, cards in hands.items()}
        line: list[Trick] = []
        for lead in order:
            plays = [Play(self.claimant, lead)]
            for seat in self.others:
                card = self._answer(lead, held[seat], beat, last=lead is order[-1], final=order[-1])
                held[seat].remove(card)
                plays.append(Play(seat, card))
            line.append(Trick(tuple(plays), winning_play(self.rules, tuple(plays)).seat))
        assert line[-1].winner is not self.claimant
        return tuple(line)

    def _answer(self, lead: Card, held: Sequence[Card], beat: _Beat, *, last: bool, final: Card) -> Card:
        """Return what a seat plays: the beating card at the end and not before; when free, cards of the suit that has to run out."""
        trumps = self.rules.trumps
        led = trumps.suit_of(lead)
        following = [card for card in held if trumps.suit_of(card) is led]
        if last and beat.card in (following or held):
            return beat.card
        spare = [card for card in following or held if card is not beat.card] or list(following or held)
        runs_out = trumps.suit_of(final)
        cuts = trumps.suit_of(beat.card) is not runs_out
        return min(spare, key=lambda card: ((trumps.suit_of(card) is runs_out) is not cuts, trumps.strengths[card]))


def _keeps(counts: Counts, stage: Counts, at: int, by: int) -> bool:
    """Tell whether a hand of so many cards a suit has a card of suit `by` left for the next lead of suit `at`, and may play it then."""
    if counts[by] <= stage[by]:
        return False
    if by == at:
        return True
    free = sum(max(0, led - held) for suit, (led, held) in enumerate(zip(stage, counts, strict=True)) if suit != at)
    return counts[at] <= stage[at] + free


def _sums(total: int, most: Sequence[int]) -> Iterator[Counts]:
    """Yield the counts, one per place and no more than its most, that come to a total."""
    if not most:
        if total == 0:
            yield ()
        return
    for count in range(min(total, most[0]) + 1):
        for rest in _sums(total - count, most[1:]):
            yield (count, *rest)


def _shared_out(
    cards: Sequence[Card], seats: Sequence[Seat], size: int, may_hold: Callable[[Seat, Card], bool]
) -> dict[Seat, Cards]:
    """Give each seat so many of the cards, none that it may not hold; a seat that is full passes a card on when another may take it."""
    held: dict[Seat, list[Card]] = {seat: [] for seat in seats}

    def give(card: Card, tried: set[Seat]) -> bool:
        for seat in sorted(seats, key=lambda seat: len(held[seat])):
            if seat in tried or not may_hold(seat, card):
                continue
            tried.add(seat)
            if len(held[seat]) < size:
                held[seat].append(card)
                return True
            for other in list(held[seat]):
                if give(other, tried):
                    held[seat][held[seat].index(other)] = card
                    return True
        return False

    for card in cards:
        given = give(card, set())
        assert given
    return {seat: tuple(own) for seat, own in held.items()}
