"""Cards that lie face down in a pile and are played from the top."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING

from spades_teach.core.cards import Card
from spades_teach.core.deals import Deal, shuffled
from spades_teach.core.table import Seat

if TYPE_CHECKING:
    from spades_teach.core.rounds import Round


def pile(game: Round, seat: Seat) -> tuple[Card, ...]:
    """Return the cards of a seat as they lie in its pile, the top one first.

    They were shuffled when the first card could be played.  The order follows from all hands of the deal, so that a record of the round needs no
    more than the deal, and nobody who knows one hand alone can tell it.
    """
    held = game.hands[game.rules.table.index(seat)]
    played = [play.card for trick in game.tricks for play in trick.plays if play.seat is seat]
    played += [play.card for play in game.plays if play.seat is seat]
    order = _order_of_pile(game.deal, seat.value, tuple(sorted((*held, *played), key=_code)))
    return tuple([card for card in order if card in held])


def _code(card: Card) -> str:
    return card.code


@lru_cache(maxsize=256)
def _order_of_pile(deal: Deal, seat: str, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return shuffled(cards, _seed_of_pile(deal, seat))


def _seed_of_pile(deal: Deal, seat: str) -> int:
    hands = " ".join(" ".join(sorted(map(_code, hand))) for hand in deal.hands)
    return int.from_bytes(sha256(f"{seat} {hands}".encode()).digest()[:8], "big")
