"""A dealt table with a fault or without, to be judged: what is wrong, and what is done about it.

Each case is a `Dealing` of the engine, which alone decides what is wrong and what the remedy is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from spades_teach.core.cards import Card, Suit
from spades_teach.core.dealing import (
    Cut,
    Dealing,
    DrawFromLongHand,
    Event,
    Give,
    NameDealer,
    PickUp,
    Redeal,
    Shuffle,
    faults,
    proceed,
    remedy,
    start_dealing,
)
from spades_teach.core.deals import SEEDS, below, check_seed, deal_for, random_words
from spades_teach.core.errors import SpadesError
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat

YOU = Seat.SOUTH
"""The learner's seat."""

PLACES = ("you", "left", "partner", "right")
"""The seats as the learner sees them, clockwise."""

FAULTS = ("nothing", "counts", "turn", "dealer", "hand")
"""What may be said to be wrong: nothing; unequal hands; a card out of turn; the wrong dealer; a hand too poor to play."""

_FAULT_OF = {"misdeal-counts": "counts", "misdeal-out-of-turn": "turn", "misdeal-wrong-dealer": "dealer"}

MISTAKES = (
    "counts-are-equal",
    "counts-decide",
    "counts-overlooked",
    "deal-does-not-pass",
    "dealer-overlooked",
    "dealer-was-right",
    "draw-needs-counts",
    "given-not-drawn",
    "in-turn",
    "looked-already",
    "more-than-one",
    "not-again",
    "nothing-to-mend",
    "one-draw-is-enough",
    "play-on-dealer",
    "play-on-turn",
    "play-on-uneven",
    "poor-hand",
    "skips-the-turn",
    "turn-overlooked",
)
"""What a wrong answer shows; the message `misdeal-mistake-ID` speaks to the learner about it."""


@dataclass(frozen=True, kw_only=True)
class Misdeal:
    """A table on which all cards are given, and whose turn it was to deal."""

    id: str
    dealing: Dealing
    watched: int  # the round of giving that the learner has watched, counted from 0

    @property
    def dealer(self) -> Seat:
        """The seat that dealt."""
        assert self.dealing.dealer is not None
        return self.dealing.dealer

    @property
    def turn(self) -> Seat:
        """The seat whose turn it was."""
        assert self.dealing.turn_to_deal is not None
        return self.dealing.turn_to_deal

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats that got the cards of the watched round, in the order of giving."""
        seats = len(self.dealing.hands)
        given = [event.seat for event in self.dealing.events if isinstance(event, Give)]
        return tuple(given[self.watched * seats : (self.watched + 1) * seats])

    @property
    def hand(self) -> tuple[Card, ...]:
        """The learner's cards; none before they were picked up."""
        return self.dealing.hands[self.dealing.rules.table.index(YOU)] if self.dealing.seen else ()

    @cached_property
    def fault(self) -> str:
        """What is wrong, one of `FAULTS`."""
        found = faults(self.dealing)
        return _FAULT_OF[found[0].id] if found else "nothing"

    @cached_property
    def remedies(self) -> tuple[str, ...]:
        """What may be proposed, in one order for all cases, so that the list gives nothing away."""
        table = self.dealing.rules.table
        redealers = (self.dealer, table.after(self.dealer), table.before(self.dealer))
        return ("play-on", "draw", "give", *(f"deal-{self.place(seat)}" for seat in redealers))

    @cached_property
    def remedy(self) -> str:
        """The right one of `remedies`."""
        match remedy(self.dealing):
            case None:
                return "play-on"
            case "draw-one-card":
                return "draw"
            case "same-dealer-redeals":
                return f"deal-{self.place(self.dealer)}"
        return f"deal-{self.place(self.turn)}"

    def place(self, seat: Seat) -> str:
        """Return a seat as the learner sees it."""
        return PLACES[self.dealing.rules.table.clockwise_from(YOU).index(seat)]

    def mended(self) -> Dealing:
        """Return the table after the right remedy."""
        event: Event = DrawFromLongHand() if self.remedy == "draw" else Redeal()
        return self.dealing if self.remedy == "play-on" else proceed(self.dealing, event)

    def reasons(self) -> tuple[Reason, ...]:
        """Return what the engine says: what is wrong, then what is done about it."""
        remedied = remedy(self.dealing)
        return (*faults(self.dealing), *([Reason.of(remedied)] if remedied else []))

    def judge(self, fault: str, proposed: str) -> Reason | None:
        """Return what a wrong answer shows, None for the right one; what is said to be wrong is judged first."""
        mistake = self._fault_mistake(fault) or self._remedy_mistake(proposed)
        if mistake is None:
            return None
        return Reason.of(f"misdeal-mistake-{mistake}", **self._facts())

    def _facts(self) -> Mapping[str, str | int]:
        """Return what a sentence about a mistake may need; counts name the seat that is furthest off."""
        size = self.dealing.rules.hand_size
        seats = self.dealing.rules.table.seats
        counts = [len(hand) for hand in self.dealing.hands]
        far = max(range(len(counts)), key=lambda at: abs(counts[at] - size))
        return {
            "place": self.place(seats[far]),
            "cards": counts[far],
            "expected": size,
            "dealer": self.place(self.dealer),
            "turn": self.place(self.turn),
            "last": self.place(self.dealing.rules.table.before(self.turn)),
        }

    def _fault_mistake(self, said: str) -> str | None:
        if said == self.fault:
            return None
        if said == "nothing":
            return {"counts": "counts-overlooked", "turn": "turn-overlooked", "dealer": "dealer-overlooked"}[self.fault]
        if said == "turn":
            return "counts-decide" if self.fault == "counts" else "in-turn"
        return {"counts": "counts-are-equal", "dealer": "dealer-was-right", "hand": "poor-hand"}[said]

    def _remedy_mistake(self, said: str) -> str | None:
        if said == self.remedy:
            return None
        if self.fault == "nothing":
            return "nothing-to-mend"
        if said == "play-on":
            return {"counts": "play-on-uneven", "turn": "play-on-turn", "dealer": "play-on-dealer"}[self.fault]
        if said in ("draw", "give"):
            return self._card_mistake(said)
        if self.remedy == "draw":
            return "one-draw-is-enough"
        if self.fault == "dealer":
            return "not-again" if said == f"deal-{self.place(self.dealer)}" else "skips-the-turn"
        return "deal-does-not-pass"

    def _card_mistake(self, said: str) -> str:
        if self.fault != "counts":
            return "draw-needs-counts"
        if said == "give":
            return "given-not-drawn"
        return "looked-already" if self._one_misplaced() else "more-than-one"

    def _one_misplaced(self) -> bool:
        off = sorted(len(hand) - self.dealing.rules.hand_size for hand in self.dealing.hands)
        return off == [-1, 0, 0, 1]


# Making


@dataclass(frozen=True, slots=True)
class _Choices:
    """What chance decides in a case, all from its seed."""

    rules: RuleSet
    seed: int

    def numbers(self) -> Iterator[int]:
        return random_words(self.seed)

    def dealt(self, dealer: Seat, turn: Seat, astray: Mapping[int, Seat]) -> Dealing:
        """Deal, giving some cards, by their number, to other seats than those in turn."""
        dealing = start_dealing(self.rules, self.seed, turn)
        for event in (NameDealer(dealer), Shuffle(), Cut(0)):
            dealing = proceed(dealing, event)
        while dealing.phase == "give":
            assert dealing.receiver is not None
            dealing = proceed(dealing, Give(astray.get(dealing.given, dealing.receiver)))
        return dealing


def _receivers(rules: RuleSet, dealer: Seat) -> tuple[Seat, ...]:
    return rules.table.clockwise_from(rules.table.after(dealer))


_Made = tuple[Dealing, int]
"""The table, and which round of giving was watched."""


def _one_card(choices: _Choices) -> _Made:
    rules, words = choices.rules, choices.numbers()
    dealer = rules.table.seats[below(4, words)]
    at, step = below(40, words) + 8, 1 + below(3, words)
    order = _receivers(rules, dealer)
    return choices.dealt(dealer, dealer, {at: order[(at + step) % 4]}), 0


def _one_card_seen(choices: _Choices) -> _Made:
    dealing, watched = _one_card(choices)
    return proceed(dealing, PickUp()), watched


def _two_cards(choices: _Choices) -> _Made:
    """One seat gets two cards that belong to others."""
    rules, words = choices.rules, choices.numbers()
    dealer = rules.table.seats[below(4, words)]
    long = below(4, words)
    cards = [start + below(10, words) for start in (8, 24)]
    order = _receivers(rules, dealer)
    return choices.dealt(dealer, dealer, {at + (at % 4 == long): order[long] for at in cards}), 0


def _out_of_turn(choices: _Choices) -> _Made:
    """Two cards of one round change their receivers: everybody gets thirteen all the same."""
    rules, words = choices.rules, choices.numbers()
    dealer = rules.table.seats[below(4, words)]
    watched, at = below(12, words), below(3, words)
    order = _receivers(rules, dealer)
    first = watched * 4 + at
    return choices.dealt(dealer, dealer, {first: order[at + 1], first + 1: order[at]}), watched


def _wrong_dealer(choices: _Choices) -> _Made:
    """Whoever dealt last deals again, or the one whose turn it is is passed over."""
    rules, words = choices.rules, choices.numbers()
    last = rules.table.seats[below(4, words)]
    turn = rules.table.after(last)
    dealer = last if below(2, words) else rules.table.after(turn)
    return choices.dealt(dealer, turn, {}), 0


def _no_fault(choices: _Choices) -> _Made:
    """Nothing is wrong, but the learner's hand has no spade."""
    rules = choices.rules
    dealer = rules.table.seats[below(4, choices.numbers())]
    at, suits = rules.table.index(YOU), rules.trumps.suits
    for seed in (number % SEEDS for number in range(choices.seed, choices.seed + 5_000)):  # one hand in 78 has none
        cards = deal_for(rules, seed, dealer).hands[at]
        if all(suits[card] is not Suit.SPADES for card in cards):
            return proceed(_Choices(rules, seed).dealt(dealer, dealer, {}), PickUp()), 0
    raise SpadesError(f"no hand without spades from seed {choices.seed} on; take another seed", "bad-seed", value="")


_MAKERS: Mapping[str, Callable[[_Choices], _Made]] = {
    "one-card": _one_card,
    "one-card-seen": _one_card_seen,
    "two-cards": _two_cards,
    "out-of-turn": _out_of_turn,
    "wrong-dealer": _wrong_dealer,
    "no-fault": _no_fault,
}

CASES = tuple(_MAKERS)
"""One misplaced card, unseen or seen; two of them; a card out of turn; the wrong dealer; nothing wrong."""


def check_case(case: object) -> None:
    """Raise SpadesError for a case that there is not."""
    if case not in CASES:
        raise SpadesError(
            f"{case!r} is no case of a misdeal; expected one of {', '.join(CASES)}",
            "bad-deal-choice",
            value=str(case),
            expected=", ".join(CASES),
        )


def make_misdeal(case: str, seed: int, rules: RuleSet) -> Misdeal:
    """Make a case from a seed; raises SpadesError for one that there is not."""
    check_case(case)
    dealing, watched = _MAKERS[case](_Choices(rules, check_seed(seed)))
    return Misdeal(id=case, dealing=dealing, watched=watched)
