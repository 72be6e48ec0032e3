"""Variants of the number of players (catalogue category `players`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.cards import BIG_JOKER, LITTLE_JOKER, Card, Rank, Suit
from spades_teach.core.drawing import Drawing
from spades_teach.core.errors import RuleSpecError, SpadesError
from spades_teach.core.kitty import KittyForHolder
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.rules.seating import Drawn, EachAlone, FittedPack, SeveralTables
from spades_teach.core.rules.winner import LastOfEqualsWins
from spades_teach.core.table import FOUR_IN_TWO, Table, numbered_table
from spades_teach.core.variants.registry import variant
from spades_teach.core.variants.trumps import LED_JOKER, LedJoker

NO_PARTNERS = frozenset({"partners"})

Form = Literal["choose-one-of-two", "keep-first-or-take-second"]
JokerRole = Literal["highest-trumps", "worthless"]
SidesOfSix = Literal["solo", "three-teams-of-two", "two-teams-of-three"]
Identical = Literal["first-wins", "last-wins"]

TWOS = tuple(Card.of(Rank.TWO, suit) for suit in Suit)
BOTH_JOKERS = (LITTLE_JOKER, BIG_JOKER)
SIX: dict[SidesOfSix, Table] = {
    "solo": numbered_table(6),
    "three-teams-of-two": numbered_table(6, teams=3),
    "two-teams-of-three": numbered_table(6, teams=2),
}


@variant("solo", bounds={"players": (3, 6)})
def solo(*, players: int = 4) -> Patch:
    """Everybody plays alone, also four at the usual table.

    players: another number sits at a table of its own, and cards that cannot be shared out stay undealt.
    """
    if players == len(FOUR_IN_TWO.seats):
        return Patch(sides=EachAlone(), removes=NO_PARTNERS)
    return Patch(sides=EachAlone(), table=numbered_table(players), shares=FittedPack(), removes=NO_PARTNERS)


@variant("two-players", words={"form": ("choose-one-of-two", "keep-first-or-take-second")})
def two_players(*, form: Form = "choose-one-of-two", see_second_when_first_kept: bool = True) -> Patch:
    """Two players draw their hands from the stock and play alone.

    see_second_when_first_kept: has a meaning where the first card decides; who chooses one of two sees both.
    """
    both = form == "choose-one-of-two"
    return Patch(
        table=numbered_table(2),
        shares=Drawn(),
        stages=(Drawing(both_seen=both, thrown_seen=see_second_when_first_kept),),
        removes=NO_PARTNERS,
    )


@variant("three-players")
def three_players(*, removed: str = "2C", jokers: bool = False) -> Patch:
    """Three play alone, with 17 cards each, or with 18 and two jokers on top.

    removed: a card that is left out, or `last-card` for the one that is left over when all have got theirs; with jokers
    nothing is left out.
    """
    out = () if removed == "last-card" else (_left_out(removed),)
    shares = FittedPack(jokers=BOTH_JOKERS) if jokers else FittedPack(removed=out)
    return Patch(table=numbered_table(3), shares=shares, removes=NO_PARTNERS)


def _left_out(name: str) -> Card:
    """Return the card that a parameter names as it is written; raises RuleSpecError for anything else."""
    try:
        card = Card(name)
    except SpadesError:
        card = BIG_JOKER
    if card.suit is None or card.code != name:
        raise RuleSpecError(
            f"three-players: removed={name} cannot be; expected a card such as 2C, or last-card",
            "bad-parameter",
            rule="three-players",
            name="removed",
            value=name,
            expected="2C, last-card",
        )
    return card


@variant(
    "five-players",
    words={"jokers": (0, 3), "joker_role": ("highest-trumps", "worthless"), "led_joker": tuple(LED_JOKER)},
)
def five_players(
    *, jokers: int = 0, joker_role: JokerRole = "highest-trumps", led_joker: LedJoker = "next-card-sets-suit"
) -> Patch:
    """Five play alone: ten cards each without two red twos, or eleven with three jokers.

    Three jokers are told apart by nothing: of those in one trick the first wins.  led_joker: has a meaning where they are worthless.
    """
    return Patch(
        table=numbered_table(5),
        shares=FittedPack(
            removed=() if jokers else (Card("2D"), Card("2H")),
            jokers=(BIG_JOKER,) * jokers,
            free=joker_role == "worthless",
            led_as=LED_JOKER[led_joker],
        ),
        removes=NO_PARTNERS,
    )


@variant(
    "six-players",
    words={
        "sides": ("solo", "three-teams-of-two", "two-teams-of-three"),
        "pack": (102, "104-with-kitty", 108),
        "identical_cards": ("first-wins", "last-wins"),
    },
)
def six_players(
    *,
    sides: SidesOfSix = "three-teams-of-two",
    pack: int | str = 102,
    identical_cards: Identical = "first-wins",
) -> Patch:
    """Six play with two packs, in teams or alone; the table says which of two equal cards wins."""
    shares = {
        102: FittedPack(removed=(Card("2C"),), packs=2),
        "104-with-kitty": FittedPack(packs=2),
        108: FittedPack(jokers=BOTH_JOKERS, packs=2),
    }
    return Patch(
        table=SIX[sides],
        shares=shares[pack],
        winner=LastOfEqualsWins() if identical_cards == "last-wins" else None,
        stages=(KittyForHolder(),) if pack == "104-with-kitty" else (),
        removes=NO_PARTNERS if sides == "solo" else frozenset(),
    )


@variant(
    "six-players-48",
    words={"pack": (48, 54)},
    excludes={"deuces-high", "last-trick-deuce-win"},
)
def six_players_48(*, pack: int = 48) -> Patch:
    """Six play with one pack: without its twos, or with two jokers."""
    shares = FittedPack(removed=TWOS) if pack == 48 else FittedPack(jokers=BOTH_JOKERS)
    return Patch(table=SIX["three-teams-of-two"], shares=shares)


@variant(
    "seven-plus-players",
    words={"split_7": ("4-3",), "split_8": ("4-4",), "split_9": ("4-5", "3-3-3")},
)
def seven_plus_players(*, split_7: str = "4-3", split_8: str = "4-4", split_9: str = "4-5") -> Patch:
    """More than six sit down at several tables, and a round is played at each."""
    split = tuple(tuple(int(size) for size in text.split("-")) for text in (split_7, split_8, split_9))
    return Patch(table=FOUR_IN_TWO, gathering=SeveralTables(split=split))
