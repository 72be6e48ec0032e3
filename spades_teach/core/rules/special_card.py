"""Axis `conduct`: a card that takes a bag off the side that wins it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from spades_teach.core.cards import Card
from spades_teach.core.deals import Deal, random_words
from spades_teach.core.packs import Pack
from spades_teach.core.rules.facts import Fact, counts, is_told
from spades_teach.core.rules.overtricks import overtricks_among_bags
from spades_teach.core.rules.scoring import SideTally
from spades_teach.core.tricks import Trick

if TYPE_CHECKING:
    from spades_teach.core.results import RoundResult
    from spades_teach.core.rules.endings import Standing
    from spades_teach.core.rules.ruleset import RuleSet


def drawn_card(seed: int, pack: Pack) -> Card:
    """Return the card that is drawn beside the deal of a seed: by a word of another sequence than the one that shuffles.

    >>> from spades_teach.core.packs import STANDARD_PACK
    >>> drawn_card(7, STANDARD_PACK) in STANDARD_PACK.cards
    True
    """
    return pack.cards[next(random_words(~seed % 2**64)) % len(pack.cards)]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpecialCardCancels:
    """A made contract loses bags, and their points, when the special card lies in a trick of the side.

    card: None where it is drawn anew before every deal.  Whether a seat won it is the fact `special-card`; a round that was played notes it
    by itself, as long as the card is known.  Source: catalogue `sandbag-cancellation` (S0, S1).
    """

    slot: ClassVar[str] = "special-card"
    order: ClassVar[int] = 35
    reads: ClassVar[tuple[Fact, ...]] = counts("special-card")

    card: Card | None = None
    cancels: int = 1

    def noted(self, tricks: Sequence[Trick], deal: Deal, pack: Pack, /) -> tuple[tuple[str, int], ...]:
        """Return the fact of a played round: which seat won the card; nothing when nobody can know the card."""
        card = self.card if self.card is not None else None if deal.seed is None else drawn_card(deal.seed, pack)
        return tuple(
            (f"{trick.winner.value}.special-card", 1)
            for trick in tricks
            if trick.winner is not None and card in [play.card for play in trick.plays]
        )

    def untold(self, result: RoundResult, rules: RuleSet, before: Standing, /) -> Iterator[str]:
        """Yield the fact, where a trick beyond a contract might be pardoned."""
        bids = zip(result.bids, result.taken, strict=True)
        if any(tricks > bid.tricks for bid, tricks in bids) and not is_told(result, "special-card"):
            yield "special-card"

    def amend(self, tally: SideTally, /) -> SideTally:
        result = tally.result
        if result is None or not result.facts or not tally.made:
            return tally
        won = any(result.fact(f"{seat.value}.special-card", 0) for seat in tally.seats)
        gone = min(self.cancels, overtricks_among_bags(tally)) if won else 0
        return replace(tally, bags=tally.bags - gone, pardoned=tally.pardoned + gone) if gone else tally
