"""The dealing step by step: draw, shuffle, cut, each card, picking up, counting; and back again.

A step is one thing that happens at a table.  Where it stands follows from the seed, the way to draw, the cut and the number of steps done,
so going back is doing one step fewer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from spades_teach.core.cards import Card, Suit
from spades_teach.core.dealing import (
    Cut,
    Draw,
    DrawMethod,
    Event,
    PickUp,
    Shuffle,
    finish,
    next_event,
    proceed,
    start_dealing,
)
from spades_teach.core.deals import SEEDS, Deal, check_seed
from spades_teach.core.errors import NotationError, SpadesError, shown
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.i18n import Words, read_number
from spades_teach.widgets.hand_fan import SORTS, SUIT_ORDER, alternating
from spades_teach.widgets.misdeals import PLACES, YOU

DRAWS: tuple[DrawMethod, ...] = ("first-spade", "highest-card")

COUNT_MISTAKES = ("sum", "colours", "suit-off")
"""What a wrong count shows: it does not come to a whole hand; two suits of one colour changed places; one suit is off."""

LONGEST_TEXT = 40
"""Signs that a field takes; the longest seed has twenty."""

_SAME_COLOUR = ((Suit.SPADES, Suit.CLUBS), (Suit.HEARTS, Suit.DIAMONDS))


class DealSteps:
    """The task `deal`."""

    task: ClassVar[str] = "deal"
    later: ClassVar[Mapping[str, Any]] = {"refused": None}  # of a state, what older ones do not say

    def __init__(self, seed: object, draw: str, dealer: str | None, rules: RuleSet) -> None:
        """Sit down.  dealer: a seat whose turn it is, so that nobody draws."""
        if draw not in DRAWS:
            raise SpadesError(
                f"{draw!r} is no way to draw for the deal; expected one of {', '.join(DRAWS)}",
                "bad-deal-choice",
                value=str(draw),
                expected=", ".join(DRAWS),
            )
        self.rules = rules
        self.draw: DrawMethod = "first-spade" if draw == "first-spade" else "highest-card"
        self.seed = read_seed(seed)
        self.dealer = None if dealer is None else rules.table.read_seat(dealer)
        self.sort = "dealt"
        self.problem: SpadesError | None = None
        self.refused: dict[str, str] | None = None  # the cut or seed that the problem is about
        self.last_answer: dict[str, Any] | None = None
        self.done = False  # the hand was once counted right
        self._begin()

    def _begin(self) -> None:
        """Take up the pack; nothing has happened yet."""
        self.turned = 0  # cards of the draw that are shown
        self.cut: int | None = None
        self.typed: dict[str, str] = {}  # the learner's count, by suit
        self.told: str | None = None  # what was said to it
        self.told_suit = ""
        self.dealing = start_dealing(self.rules, self.seed, self.dealer)
        if self.dealer is not None:
            self._proceed()

    def _proceed(self, event: Event | None = None) -> None:
        event = event or next_event(self.dealing, draw=self.draw)
        assert event is not None
        self.dealing = proceed(self.dealing, event)

    # What is so now

    @property
    def phase(self) -> str:
        """`draw` until every card of the draw is turned up, then as the engine has it."""
        return "draw" if self.turned < len(self.dealing.drawn) else self.dealing.phase

    @property
    def steps(self) -> int:
        """How many steps were done."""
        after = [event for event in self.dealing.events if isinstance(event, (Shuffle, Cut, PickUp))]
        return self.turned + len(after) + self.dealing.given

    @property
    def drawn(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards of the draw that are turned up."""
        return self.dealing.drawn[: self.turned]

    @property
    def known_dealer(self) -> Seat | None:
        """Who deals, once the draw has shown it."""
        return None if self.phase == "draw" else self.dealing.dealer

    @property
    def hand(self) -> tuple[Card, ...]:
        """The learner's cards in the order in which they came; none before they were picked up."""
        return self.dealing.hands[self.rules.table.index(YOU)] if self.phase == "done" else ()

    @property
    def deal(self) -> Deal | None:
        """The finished deal."""
        return finish(self.dealing) if self.phase == "done" else None

    @property
    def cutter(self) -> Seat:
        """Who cuts: the player on the dealer's right."""
        assert self.dealing.dealer is not None
        return self.rules.table.before(self.dealing.dealer)

    def place(self, seat: Seat) -> str:
        """Return a seat as the learner sees it."""
        return PLACES[self.rules.table.clockwise_from(YOU).index(seat)]

    # What is done

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed.

        `step`; `round`: four cards, or one of the draw; `all`: to the end of the draw or of the cards; `cut` (`text`); `back`; `restart`;
        `draw` (`method`); `seed` (`text`); `next-deal`; `sort` (`by`); `count` (`texts`: one for each suit).
        """
        self.last_answer = self.problem = self.refused = None
        match action:
            case {"kind": "step"}:
                self._go(1)
            case {"kind": "round"}:
                self._go(len(self.rules.table.seats) if self.phase == "give" else 1)
            case {"kind": "all"}:
                self._go(len(self.rules.pack.cards))
            case {"kind": "cut", "text": str(text)} if self.phase == "cut":
                self._cut(text[: LONGEST_TEXT + 1])
            case {"kind": "back"}:
                self._return_to(self.steps - 1)
            case {"kind": "restart"}:
                self._begin()
            case {"kind": "draw", "method": str(method)} if self.dealer is None and method in DRAWS:
                self.draw = "first-spade" if method == "first-spade" else "highest-card"
                self._begin()
            case {"kind": "seed", "text": str(text)}:
                self._take_seed(text[: LONGEST_TEXT + 1])
            case {"kind": "next-deal"} if self.phase == "done":
                assert self.dealing.dealer is not None
                self.dealer = self.rules.table.after(self.dealing.dealer)
                self.seed = (self.seed + 1) % SEEDS
                self._begin()
            case {"kind": "sort", "by": str(by)} if by in SORTS:
                self.sort = by
            case {"kind": "count", "texts": Mapping() as texts} if self.phase == "done":
                self._count(texts)
            case _:
                raise SpadesError(
                    f"a dealing knows no action {shown(action)} now", "bad-action", value=shown(action, str)
                )

    def _go(self, steps: int) -> None:
        """Do some steps, but no further than the end of the draw, of the shuffle, or of the cards."""
        phase = self.phase
        for _ in range(steps):
            if self.phase != phase or phase in ("cut", "done"):
                return
            self._step()

    def _step(self) -> None:
        if self.phase != "draw":
            return self._proceed()
        if not self.dealing.drawn:
            self._proceed(Draw(self.draw))
        self.turned += 1
        return None

    def _cut(self, text: str) -> None:
        number = read_number(text) if len(text) <= LONGEST_TEXT else None
        most = len(self.rules.pack.cards) - 1
        if number is None or not 0 <= number <= most:
            self.refused = {"kind": "cut", "text": text}
            self.problem = NotationError(f"{text!r} cannot be cut", "bad-cut", cards=text[:LONGEST_TEXT], most=most)
            return
        self.cut = number
        self._proceed(Cut(number))

    def _return_to(self, steps: int) -> None:
        cut = self.cut
        self._begin()
        while self.steps < steps:
            if self.phase == "cut":
                self.cut = cut or 0
                self._proceed(Cut(self.cut))
            else:
                self._step()

    def begin(self, seed: object) -> None:
        """Begin the deal of another seed; raises NotationError, changing nothing, when it is none."""
        self.seed = read_seed(seed)
        self.problem = self.refused = None
        self._begin()

    def _take_seed(self, text: str) -> None:
        try:
            self.begin(text)
        except NotationError as problem:
            self.problem, self.refused = problem, {"kind": "seed", "text": text}

    def _count(self, texts: Mapping[str, Any]) -> None:
        """Judge the learner's count of the own hand."""
        suits = [suit.value for suit in SUIT_ORDER]
        if not all(isinstance(texts.get(suit), str) and len(texts[suit]) <= LONGEST_TEXT for suit in suits):
            raise SpadesError("a count has a text for each suit", "bad-action", value=shown(texts, str))
        self.typed = {suit: texts[suit] for suit in suits}
        numbers = {suit: read_number(self.typed[suit]) for suit in SUIT_ORDER_BY_NAME}
        self.told_suit = next((suit for suit in suits if numbers[suit] is None), "")
        if self.told_suit:
            self.told = "empty" if not self.typed[self.told_suit].strip() else "unreadable"
            return
        self.told = self._judge({suit: number for suit, number in numbers.items() if number is not None})
        self.done = self.done or self.told == "right"
        self.last_answer = {
            "item": "count",
            "right": self.told == "right",
            "misconception": None if self.told == "right" else f"count-{self.told}",
        }

    def _judge(self, numbers: Mapping[str, int]) -> str:
        held = self.counts
        off = [suit for suit in SUIT_ORDER_BY_NAME if numbers[suit] != held[suit]]
        if not off:
            return "right"
        self.told_suit = off[0]
        whole = sum(numbers.values()) == len(self.hand)
        swapped = any(
            set(off) == {one.value, two.value} and numbers[one.value] == held[two.value] for one, two in _SAME_COLOUR
        )
        return "sum" if not whole else "colours" if swapped else "suit-off"

    @property
    def counts(self) -> dict[str, int]:
        """How many cards of each suit the learner holds."""
        suits = self.rules.trumps.suits
        return {suit.value: sum(suits[card] is suit for card in self.hand) for suit in SUIT_ORDER}

    # What is shown

    def view(self) -> dict[str, Any]:
        dealing, dealer = self.dealing, self.known_dealer
        receiver = dealing.receiver if self.phase == "give" else None
        return {
            "phase": self.phase,
            "draw": self.draw,
            "draws": list(DRAWS) if self.dealer is None and self.steps == 0 else [],
            "seats": [
                {
                    "place": self.place(seat),
                    "cards": len(dealing.hands[self.rules.table.index(seat)]),
                    "dealer": seat is dealer,
                    "turn": seat is receiver,
                }
                for seat in self.rules.table.clockwise_from(YOU)
            ],
            "pack": len(dealing.pack) if dealing.pack or dealing.given else len(self.rules.pack.cards) - self.turned,
            "drawn": [{"place": self.place(seat), "card": card.code} for seat, card in self.drawn],
            "given": dealing.given,
            "hand": [card.code for card in arranged(self.hand, self.sort, self.rules)],
            "sort": self.sort,
            "sorts": list(SORTS),
            "seed": str(self.seed),
            "steps": self.steps,
            "cut": self.cut,
            "most": len(self.rules.pack.cards) - 1,
            "half": len(self.rules.pack.cards) // 2,
            "suits": list(SUIT_ORDER_BY_NAME),
            "typed": {suit: self.typed.get(suit, "") for suit in SUIT_ORDER_BY_NAME},
            "wrong": self.told_suit if self.told in ("empty", "unreadable") else "",
            "may_back": self.steps > 0,
            "may_run": self.phase in ("draw", "give"),
            "problem": None if self.problem is None else self.problem.id,
            "done": self.done,
        }

    def strings(self, words: Words) -> dict[str, Any]:
        phase = self.phase
        dealer = "" if self.dealing.dealer is None else self.place(self.dealing.dealer)
        cutter = "" if self.dealing.dealer is None else self.place(self.cutter)
        return {
            "title": words("deal-table-title"),
            "task": words(f"deal-task-{phase}", dealer=dealer, cutter=cutter, method=self.draw),
            **table_strings(words, self._counted()),
            "drawn": [
                words("deal-drawn", place=self.place(seat), card=card.code, number=number)
                for number, (seat, card) in enumerate(self.drawn, start=1)
            ],
            "pack": words("deal-pack", count=len(self.dealing.pack)) if self.dealing.pack else words("deal-pack-whole"),
            "hand": words("deal-hand", count=len(self.hand)),
            "cards": {card.code: words.card_name(card.code) for card in self.hand},
            "go": words(f"deal-go-{phase}"),
            "run": words(f"deal-run-{phase}") if phase in ("draw", "give") else "",
            "pause": words("deal-pause"),
            "all": words(f"deal-all-{phase}") if phase in ("draw", "give") else "",
            "no_cut": words("deal-no-cut"),
            "cut": words("deal-cut-field"),
            "cut_steps": {"more": words("deal-one-more"), "less": words("deal-one-fewer")},
            "back": words("deal-back"),
            "restart": words("deal-restart"),
            "draw": words("deal-draw"),
            "draws": {method: words(f"deal-draw-{method}") for method in DRAWS},
            "sort": words("hand-fan-sort"),
            "sorts": {by: words(f"hand-fan-sort-{by}") for by in SORTS},
            "count": words("deal-count"),
            "suits": {suit: words("deal-count-suit", suit=suit) for suit in SUIT_ORDER_BY_NAME},
            "check": words("deal-check"),
            "seed": words("deal-seed"),
            "seed_value": words.plain_number(self.seed),
            "take_seed": words("deal-take-seed"),
            "next": words("deal-next"),
            "feedback": self._feedback(words),
        }

    def _counted(self) -> dict[str, int]:
        """Return how many cards each player has."""
        hands = zip(self.rules.table.seats, self.dealing.hands, strict=True)
        return {self.place(seat): len(hand) for seat, hand in hands}

    def _feedback(self, words: Words) -> dict[str, Any] | None:
        if self.problem is not None:
            return {"sign": "bad", "text": words(self.problem.id, **self.problem.facts), "rows": []}
        if self.told is not None:
            return self._count_feedback(words)
        text = self._last_step(words)
        return {"sign": "note", "text": text, "rows": []} if text else None

    def _count_feedback(self, words: Words) -> dict[str, Any]:
        total = sum(read_number(text) or 0 for text in self.typed.values())
        text = words(f"deal-count-{self.told}", total=total, cards=len(self.hand), suit=self.told_suit or "S")
        rows = [words("deal-next-dealer", place=self._next_dealer())] if self.told == "right" else []
        sign = "good" if self.told == "right" else "note" if self.told in ("empty", "unreadable") else "bad"
        return {"sign": sign, "text": text, "rows": rows}

    def _next_dealer(self) -> str:
        assert self.dealing.dealer is not None
        return self.place(self.rules.table.after(self.dealing.dealer))

    def _last_step(self, words: Words) -> str:
        """Say what has just happened."""
        phase, dealing = self.phase, self.dealing
        if phase == "draw":
            return self._said_draw(words) if self.turned else ""
        assert dealing.dealer is not None
        dealer = self.place(dealing.dealer)
        if phase == "shuffle":
            return self._said_dealer(words) if self.drawn else words("deal-said-turn", place=dealer)
        if phase == "cut":
            return words("deal-said-shuffle", place=dealer)
        if phase == "done":
            return words("deal-said-pick-up", count=len(self.hand))
        if dealing.given:
            last = self.rules.table.clockwise_from(self.rules.table.after(dealing.dealer))[(dealing.given - 1) % 4]
            return words("deal-said-give", number=dealing.given, place=self.place(last))
        message = "deal-said-cut" if self.cut else "deal-said-no-cut"
        return words(message, place=self.place(self.cutter), cards=self.cut or 0)

    def _said_draw(self, words: Words) -> str:
        seat, card = self.drawn[-1]
        return words(f"deal-said-{self.draw}", place=self.place(seat), card=card.code)

    def _said_dealer(self, words: Words) -> str:
        assert self.dealing.dealer is not None
        dealer = self.place(self.dealing.dealer)
        card = next(card for seat, card in reversed(self.drawn) if seat is self.dealing.dealer)
        return words(f"deal-found-{self.draw}", place=dealer, card=card.code)

    # What is kept

    def state(self) -> dict[str, Any]:
        return {
            "seed": str(self.seed),
            "draw": self.draw,
            "dealer": None if self.dealer is None else self.dealer.value,
            "steps": self.steps,
            "cut": self.cut,
            "sort": self.sort,
            "typed": dict(self.typed),
            "counted": self.told is not None,
            "done": self.done,
            "refused": None if self.refused is None else dict(self.refused),
        }

    def restored(self, state: Mapping[str, Any]) -> DealSteps:
        """Return the dealing of a state, gone through again."""
        new = DealSteps(state["seed"], state["draw"], state["dealer"], self.rules)
        steps, cut = state["steps"], state["cut"]
        if type(steps) is not int or not 0 <= steps <= 2 * len(self.rules.pack.cards):
            raise SpadesError("this state has no number of steps; begin the deal anew", "bad-state")
        if cut is not None and (type(cut) is not int or not 0 <= cut < len(self.rules.pack.cards)):
            raise SpadesError("this state has no number of cards cut; begin the deal anew", "bad-state")
        new.cut = cut
        new._return_to(steps)
        new.act({"kind": "sort", "by": state["sort"]})
        if state["counted"]:
            new.act({"kind": "count", "texts": state["typed"]})
        if state.get("refused") is not None:
            new.act(state["refused"])
        new.last_answer = None
        new.done = state["done"] is True
        return new


SUIT_ORDER_BY_NAME = tuple(suit.value for suit in SUIT_ORDER)


def read_seed(seed: object) -> int:
    """Return a seed given as a number, or as a text in the digits of any script; raises NotationError when it is none."""
    if isinstance(seed, str):
        number = read_number(seed) if len(seed) <= LONGEST_TEXT else None
        if number is None:
            raise NotationError(
                f"{seed!r} is no seed; expected a whole number from 0 to 2**64 - 1", "bad-seed", value=seed
            )
        return check_seed(number)
    return check_seed(seed)


def table_strings(words: Words, counted: Mapping[str, int]) -> dict[str, Any]:
    """Return what the drawn table says: its name, the places, and how many cards lie before each."""
    return {
        "table": words("hand-fan-table"),
        "places": {place: words.place(place) for place in counted},
        "counts": {place: words.plain_number(count) for place, count in counted.items()},
        "seats": {place: words("deal-seat-cards", place=place, count=count) for place, count in counted.items()},
        "dealer": words("deal-seat-dealer"),
    }


def arranged(cards: Iterable[Card], by: str, rules: RuleSet) -> tuple[Card, ...]:
    """Return cards as they are held: by suits (red and black in turn), by suits, by ranks, or as they came."""
    hand, trumps = tuple(cards), rules.trumps
    if by == "dealt":
        return hand
    if by == "rank":
        return tuple(sorted(hand, key=lambda card: (-card.rank, SUIT_ORDER.index(trumps.sorted_with(card)))))
    suits = tuple(suit for suit in SUIT_ORDER if any(trumps.sorted_with(card) is suit for card in hand))
    order = alternating(suits) if by == "alternating" else suits
    return tuple(sorted(hand, key=lambda card: (order.index(trumps.sorted_with(card)), -trumps.strengths[card])))
