"""The proof that the dealer is fair: a card, a thousand deals by known seeds, and how often it came to each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from spades_teach.analysis.fairness import GIVINGS, SHUFFLES, chance_range, seat_counts
from spades_teach.core.cards import Card, Rank, Suit
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.i18n import Words
from spades_teach.widgets.hand_fan import SUIT_ORDER
from spades_teach.widgets.misdeals import PLACES, YOU

DEALS = 1_000
THOUSANDS = (0, 1, 2)
"""The first seed is 0, 1,000 or 2,000."""

OUTSIDE = 100
"""Of so many counts of a fair dealer about one lies outside the range shown."""


class FairTask:
    """The task `fair`."""

    task: ClassVar[str] = "fair"
    later: ClassVar[Mapping[str, Any]] = {}  # of a state, what older ones do not say

    def __init__(self, card: str, rules: RuleSet) -> None:
        self.rules = rules
        self.card = _read_card(card)
        self.giving = GIVINGS[0]
        self.thousand = THOUSANDS[0]
        self.counted = False
        self.last_answer: dict[str, Any] | None = None

    @property
    def done(self) -> bool:
        """Whether the deals were made."""
        return self.counted

    @property
    def expected(self) -> int:
        """How often the card should come to each seat."""
        return DEALS // len(PLACES)

    @property
    def range(self) -> tuple[int, int]:
        """The counts that need no explanation but chance."""
        return chance_range(DEALS, len(PLACES), OUTSIDE)

    def counts(self, shuffle: str) -> dict[str, int]:
        """Return how often the card came to each place."""
        counted = seat_counts(
            self.card, deals=DEALS, first_seed=DEALS * self.thousand, shuffle=shuffle, giving=self.giving
        )
        seats = self.rules.table.seats
        around = self.rules.table.clockwise_from(YOU)
        return {place: counted[seats.index(seat)] for place, seat in zip(PLACES, around, strict=True)}

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `suit` (`suit`), `press` (`card`), `giving` (`way`), `thousand` (`number`), `count-deals`."""
        match action:
            case {"kind": "suit", "suit": str(suit)} if suit in [each.value for each in SUIT_ORDER]:
                self.card = Card.of(self.card.rank, Suit(suit))
            case {"kind": "press", "card": str(code)}:
                self.card = _read_card(code)
            case {"kind": "giving", "way": str(way)} if way in GIVINGS:
                self.giving = way
            case {"kind": "thousand", "number": str(number)} if number in map(str, THOUSANDS):
                self.thousand = int(number)
            case {"kind": "count-deals"}:
                self.counted = True
            case _:
                raise SpadesError(f"a proof knows no action {shown(action)}", "bad-action", value=shown(action, str))

    def view(self) -> dict[str, Any]:
        least, most = self.range
        columns = [
            {
                "shuffle": shuffle,
                "bars": [
                    {"place": place, "count": count, "inside": least <= count <= most}
                    for place, count in self.counts(shuffle).items()
                ],
            }
            for shuffle in (SHUFFLES if self.counted else ())
        ]
        return {
            "card": self.card.code,
            "suit": self._suit.value,
            "suits": [suit.value for suit in SUIT_ORDER],
            "cards": [Card.of(rank, self._suit).code for rank in reversed(Rank) if rank <= Rank.ACE],
            "giving": self.giving,
            "givings": list(GIVINGS),
            "thousand": str(self.thousand),
            "thousands": [str(number) for number in THOUSANDS],
            "deals": DEALS,
            "expected": self.expected,
            "least": least,
            "most": most,
            "columns": columns,
            "done": self.done,
        }

    @property
    def _suit(self) -> Suit:
        suit = self.card.suit
        assert suit is not None
        return suit

    def strings(self, words: Words) -> dict[str, Any]:
        cards = [Card.of(rank, self._suit).code for rank in reversed(Rank) if rank <= Rank.ACE]
        least, most = self.range
        first = DEALS * self.thousand
        return {
            "title": words("fair-title"),
            "task": words("fair-task", deals=DEALS),
            "suit": words("fair-suit"),
            "suits": {suit.value: words.suit_sign(suit.value) + " " + words.suit(suit.value) for suit in SUIT_ORDER},
            "hand": words("fair-cards"),
            "cards": {code: words.card_name(code) for code in cards},
            "go": words("fair-go", deals=DEALS),
            "giving": words("fair-giving"),
            "givings": {way: words(f"fair-giving-{way}") for way in GIVINGS},
            "thousand": words("fair-seeds"),
            "thousands": {
                str(number): words("fair-seed-range", first=DEALS * number, last=DEALS * (number + 1) - 1)
                for number in THOUSANDS
            },
            "caption": words("fair-caption", card=self.card.code, first=first, last=first + DEALS - 1),
            "seat": words("fair-seat"),
            "places": {place: words.place(place) for place in PLACES},
            "columns": {shuffle: words(f"fair-shuffle-{shuffle}") for shuffle in SHUFFLES},
            "abouts": {shuffle: words(f"fair-about-{shuffle}") for shuffle in SHUFFLES},
            "numbers": {
                shuffle: {place: words.plain_number(count) for place, count in self.counts(shuffle).items()}
                for shuffle in (SHUFFLES if self.counted else ())
            },
            "inside": words("fair-inside"),
            "outside": words("fair-outside"),
            "legend": words(
                "fair-legend", expected=self.expected, least=least, most=most, outside=OUTSIDE, deals=DEALS
            ),
            "feedback": self._feedback(words),
        }

    def _feedback(self, words: Words) -> dict[str, Any] | None:
        if not self.counted:
            return None
        least, most = self.range
        out = {
            shuffle: sum(not least <= count <= most for count in self.counts(shuffle).values()) for shuffle in SHUFFLES
        }
        fair, other = out["fair"], out["any-to-any"]
        text = words("fair-said", fair=fair, other=other)
        rows = [words("fair-by-chance", outside=OUTSIDE)] if fair else []
        if not other:
            rows.append(words(f"fair-hidden-{self.giving}"))
        return {"sign": "note", "text": text, "rows": rows}

    def state(self) -> dict[str, Any]:
        return {"card": self.card.code, "giving": self.giving, "thousand": self.thousand, "counted": self.counted}

    def restored(self, state: Mapping[str, Any]) -> FairTask:
        """Return the task of a state."""
        new = FairTask(state["card"], self.rules)
        new.act({"kind": "giving", "way": state["giving"]})
        new.act({"kind": "thousand", "number": str(state["thousand"])})
        new.counted = state["counted"] is True
        return new


def _read_card(code: str) -> Card:
    card = Card(code)
    if card not in STANDARD_PACK.cards:
        raise SpadesError(f"{card} is not in the pack; choose one of its 52 cards", "not-in-pack", card=card.code)
    return card
