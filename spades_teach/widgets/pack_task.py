"""The pack to look at: its four suits, and how high each card stands in its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from spades_teach.core.cards import Card, Suit
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.i18n import Words
from spades_teach.widgets.hand_fan import SUIT_ORDER


class PackTask:
    """The task `pack`: nothing is asked, a card that is pressed says what it is."""

    task: ClassVar[str] = "pack"
    later: ClassVar[Mapping[str, Any]] = {}  # of a state, what older ones do not say

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.suit = SUIT_ORDER[0]
        self.card: Card | None = None
        self.met: frozenset[Card] = frozenset()
        self.last_answer: dict[str, Any] | None = None

    @property
    def done(self) -> bool:
        """Whether a card of each suit was looked at."""
        return {self.rules.trumps.suits[card] for card in self.met} >= set(SUIT_ORDER)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the suit that is shown, the highest first."""
        return self.of_suit(self.suit)

    def of_suit(self, suit: Suit) -> tuple[Card, ...]:
        """Return the cards that count as a suit, the highest first."""
        suits, strengths = self.rules.trumps.suits, self.rules.trumps.strengths
        cards = [card for card in self.rules.pack.cards if suits[card] is suit]
        return tuple(sorted(cards, key=lambda card: -strengths[card]))

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `suit` (`suit`), `press` (`card`)."""
        match action:
            case {"kind": "suit", "suit": str(suit)} if suit in [each.value for each in SUIT_ORDER]:
                self.suit, self.card = Suit(suit), None
            case {"kind": "press", "card": str(code)} if Card(code) in self.cards:
                self.card = Card(code)
                self.met |= {self.card}
            case _:
                raise SpadesError(f"a pack knows no action {shown(action)}", "bad-action", value=shown(action, str))

    def view(self) -> dict[str, Any]:
        return {
            "suit": self.suit.value,
            "suits": [suit.value for suit in SUIT_ORDER],
            "cards": [card.code for card in self.cards],
            "card": None if self.card is None else self.card.code,
            "done": self.done,
        }

    def strings(self, words: Words) -> dict[str, Any]:
        return {
            "title": words("pack-title", cards=len(self.rules.pack.cards)),
            "task": words("pack-task"),
            "suit": words("fair-suit"),
            "suits": {suit.value: words.suit_sign(suit.value) + " " + words.suit(suit.value) for suit in SUIT_ORDER},
            "hand": words("pack-suit", suit=self.suit.value, count=len(self.cards)),
            "cards": {card.code: words.card_name(card.code) for card in self.cards},
            "jokers": {"big": words.index("BJ"), "little": words.index("LJ")},
            "feedback": self._feedback(words),
        }

    def _feedback(self, words: Words) -> dict[str, Any]:
        if self.card is None:
            trumps = self.suit is Suit.SPADES
            message = "pack-said-trumps" if trumps else "pack-said-suit"
            text = words(message, suit=self.suit.value, count=len(self.cards))
            return {"sign": "note", "text": text, "rows": []}
        above = self.cards.index(self.card)
        below = len(self.cards) - 1 - above
        message = "pack-said-highest" if above == 0 else "pack-said-lowest" if below == 0 else "pack-said-between"
        text = words(message, card=self.card.code, above=above, below=below)
        return {"sign": "note", "text": text, "rows": []}

    def state(self) -> dict[str, Any]:
        return {
            "suit": self.suit.value,
            "card": None if self.card is None else self.card.code,
            "met": " ".join(card.code for suit in SUIT_ORDER for card in self.of_suit(suit) if card in self.met),
        }

    def restored(self, state: Mapping[str, Any]) -> PackTask:
        """Return the task of a state."""
        new = PackTask(self.rules)
        for code in state["met"].split():
            new.act({"kind": "suit", "suit": new.rules.trumps.sorted_with(Card(code)).value})
            new.act({"kind": "press", "card": code})
        new.act({"kind": "suit", "suit": state["suit"]})
        if state["card"] is not None:
            new.act({"kind": "press", "card": state["card"]})
        return new
