"""A stage before the bids in which a long suit may be shown to make it trump."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.actions import Action, Look
from spades_teach.core.cards import Card, Suit
from spades_teach.core.reasons import Reason
from spades_teach.core.stages import Changes, sees_cards
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


@dataclass(frozen=True, slots=True)
class ShowSuit:
    """A seat shows so many cards of a suit that it becomes trump, or none (None)."""

    seat: Seat
    suit: Suit | None

    def __str__(self) -> str:
        return f"{self.seat.value}:show-{'none' if self.suit is None else self.suit.value}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing:
    """In bidding order everybody may show seven cards of a side suit, which becomes trump; then seven spades make spades trump again.

    The first to show decides; once that is done, all others are asked for spades.  Who has not looked shows nothing.
    Source: catalogue `show-7-trump` (S1).
    """

    slot: ClassVar[str] = "showing"
    order: ClassVar[int] = 25

    needed: int = 7

    def turn(self, game: Round, /) -> Seat | None:
        table = game.rules.table
        said = [action for action in game.actions if isinstance(action, ShowSuit)]
        first = next((action for action in said if action.suit is not None), None)
        if first is None:
            around = table.clockwise_from(table.after(game.deal.dealer))
            return around[len(said)] if len(said) < len(around) else None
        answers = said[said.index(first) + 1 :]
        if any(answer.suit is not None for answer in answers):
            return None
        others = table.clockwise_from(table.after(first.seat))[:-1]
        return others[len(answers)] if len(answers) < len(others) else None

    def options(self, game: Round, /) -> tuple[Action, ...]:
        seat = game.turn
        assert seat is not None
        if not sees_cards(game, seat):
            return ShowSuit(seat, None), Look(seat)
        shows = tuple(ShowSuit(seat, suit) for suit in Suit if self._why_not(game, seat, suit) is None)
        return (*shows, ShowSuit(seat, None))

    def violations(self, game: Round, action: Action, /) -> tuple[Reason, ...]:
        assert game.turn is not None
        if action.seat is not game.turn:
            return (Reason.of("not-your-turn", seat=action.seat.value, turn=game.turn.value),)
        if isinstance(action, Look):
            return () if action in self.options(game) else (Reason.of("no-look-needed", seat=action.seat.value),)
        if not isinstance(action, ShowSuit):
            return (Reason.of("showing-not-finished"),)
        found = None if action.suit is None else self._why_not(game, action.seat, action.suit)
        return () if found is None else (found,)

    def take(self, game: Round, action: Action, /) -> Changes:
        if isinstance(action, Look):
            place = game.rules.table.index(action.seat)
            return {"looked": (*game.looked[:place], True, *game.looked[place + 1 :])}
        assert isinstance(action, ShowSuit)
        return {} if action.suit is None else {"trumps": game.rules.trumps.moved_to(action.suit, game.rules.pack)}

    def shown(self, game: Round, /) -> tuple[tuple[Card, ...], ...]:
        """Return the cards that each seat has shown: the lowest of its suit, which tell least (a reading)."""
        return tuple(self._shown_by(game, seat) for seat in game.rules.table.seats)

    def _shown_by(self, game: Round, seat: Seat) -> tuple[Card, ...]:
        shows = [action for action in game.actions if isinstance(action, ShowSuit) and action.seat is seat]
        show = next((action for action in shows if action.suit is not None), None)
        if show is None:
            return ()
        held = game.hands_at(show)[game.rules.table.index(seat)]
        cards = [card for card in held if card.suit is show.suit]
        return tuple(sorted(cards, key=lambda card: card.rank)[: self.needed])

    def _why_not(self, game: Round, seat: Seat, suit: Suit) -> Reason | None:
        if not sees_cards(game, seat):
            return Reason.of("look-before-showing", seat=seat.value)
        spades_now = any(isinstance(action, ShowSuit) and action.suit is not None for action in game.actions)
        if spades_now != (suit is Suit.SPADES):
            return Reason.of("show-only-spades-now" if spades_now else "spades-are-trump-already", suit=suit.value)
        held = sum(card.suit is suit for card in game.hands[game.rules.table.index(seat)])
        if held < self.needed:
            return Reason.of("too-few-to-show", suit=suit.value, cards=held, needed=self.needed)
        return None
