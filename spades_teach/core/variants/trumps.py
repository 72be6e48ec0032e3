"""Variants of the pack and of the trump order (catalogue category `trump`)."""

from __future__ import annotations

from typing import Literal

from spades_teach.core.calling import PlayingWithCalledAces
from spades_teach.core.cards import BIG_JOKER, LITTLE_JOKER, Card, Suit, read_cards
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.kitty import KittyForHolder
from spades_teach.core.packs import STANDARD_PACK, Pack
from spades_teach.core.rules.highest_spade import BigJokerDrawsHighestSpade
from spades_teach.core.rules.joke_trumps import Converts, JokeTrumps, TieBreak
from spades_teach.core.rules.ruleset import Patch
from spades_teach.core.showing import Showing
from spades_teach.core.trumps import TrumpOrder, spades_as_ranked
from spades_teach.core.variants.registry import variant

TRUMP_ORDERS = frozenset(
    {
        "deuces-high",
        "joke-trumps",
        "high-jokers",
        "joker-joker-deuce-ace",
        "big-joker-little-joker",
        "high-jokers-alternate",
        "high-jokers-first-wins",
        "bauer-trumps",
        "differing-trump-values",
        "show-7-trump",
        "cancellation-spades",
    }
)
"""Each of these fixes the trumps, so that no two of them can be in force together."""

JOKERS = (BIG_JOKER, LITTLE_JOKER)
HEARTS_TO_SPADES = ("2H", "2C", "2D", "2S")
SPADES_TO_HEARTS = ("2S", "2D", "2C", "2H")
TWO_TWOS = (("2C", "2H"), ("2C", "2D"))
HEARTS_AND_CLUBS = TWO_TWOS[0]
RED_TWOS = ("2D", "2H")
BLACK_JACKS = ("JC", "JS")
TWO_OF_CLUBS_IS_NO_CLUB = frozenset({"two-of-clubs"})

CONVERTS: tuple[Converts, ...] = ("own-team-cards", "all-cards-in-trick")
TIE_BREAKS: tuple[TieBreak, ...] = ("higher-joker", "first-joker-played", "suit-h-c-d")

DeucesForm = Literal["four-twos", "jokers-2d-2s", "hearts-and-clubs-as-jokers", "jokers-and-four-twos"]
DEUCES_FORMS: tuple[DeucesForm, ...] = (
    "four-twos",
    "jokers-2d-2s",
    "hearts-and-clubs-as-jokers",
    "jokers-and-four-twos",
)

LedJoker = Literal["next-card-sets-suit", "lowest-club"]
LED_JOKER: dict[LedJoker, Suit | None] = {"next-card-sets-suit": None, "lowest-club": Suit.CLUBS}
"""What a joker that belongs to no suit does when it is led: the suit that it stands for."""

ALL_54 = Pack(STANDARD_PACK.with_jokers().cards)
THE_KITTY = "stages.kitty"


@variant(
    "deuces-high",
    words={"order_of_twos": (HEARTS_TO_SPADES, SPADES_TO_HEARTS), "form": DEUCES_FORMS, "aces": ("high", "called")},
    ordered={"order_of_twos"},
    excludes=TRUMP_ORDERS - {"deuces-high"} | {"last-trick-deuce-win", "six-players-48"},
)
def deuces_high(
    *,
    order_of_twos: tuple[str, ...] = HEARTS_TO_SPADES,
    form: DeucesForm = "four-twos",
    aces: Literal["high", "called"] = "high",
) -> Patch:
    """The twos are the highest spades, above the ace."""
    twos = read_cards(" ".join(order_of_twos))
    tops = {
        "four-twos": twos,
        "jokers-2d-2s": (*JOKERS, *(two for two in twos if two.suit in (Suit.DIAMONDS, Suit.SPADES))),
        "hearts-and-clubs-as-jokers": read_cards("2H 2C"),
        "jokers-and-four-twos": (*JOKERS, *twos),
    }
    packs = {"jokers-2d-2s": _with_jokers(HEARTS_AND_CLUBS), "jokers-and-four-twos": ALL_54}
    pack = packs.get(form, STANDARD_PACK)
    return Patch(
        pack=pack,
        trumps=_spades_below(tops[form], pack),
        stages=(
            *((PlayingWithCalledAces(),) if aces == "called" else ()),
            *((KittyForHolder(),) if pack is ALL_54 else ()),
        ),
        proposed=frozenset({THE_KITTY}),
        removes=TWO_OF_CLUBS_IS_NO_CLUB,
    )


@variant(
    "high-jokers",
    words={"four_player_removal": (*TWO_TWOS, RED_TWOS, BLACK_JACKS)},
    excludes=TRUMP_ORDERS - {"high-jokers"},
)
def high_jokers(*, four_player_removal: tuple[str, ...] = TWO_TWOS[0]) -> Patch:
    """Both jokers are the highest spades, the big one above the little one."""
    pack = _with_jokers(four_player_removal)
    return Patch(pack=pack, trumps=_spades_below(JOKERS, pack))


@variant(
    "joker-joker-deuce-ace",
    words={"four_player_removal": (*TWO_TWOS, RED_TWOS)},
    excludes=TRUMP_ORDERS - {"joker-joker-deuce-ace"},
)
def joker_joker_deuce_ace(*, four_player_removal: tuple[str, ...] = TWO_TWOS[0]) -> Patch:
    """Both jokers and the 2 of spades are the highest spades."""
    pack = _with_jokers(four_player_removal)
    return Patch(pack=pack, trumps=_spades_below((*JOKERS, Card("2S")), pack), removes=TWO_OF_CLUBS_IS_NO_CLUB)


@variant(
    "high-jokers-alternate",
    words={"forced_players": ("opponents", "everyone"), "pack": (54, 52)},
    excludes=TRUMP_ORDERS - {"high-jokers-alternate"},
)
def high_jokers_alternate(
    *, forced_players: Literal["opponents", "everyone"] = "opponents", pack: Literal[54, 52] = 54
) -> Patch:
    """Both jokers are the highest spades, and a led big joker draws the highest spades of the opponents.

    pack: with all 54 cards, what cannot be shared out is a kitty; with 52, two twos leave the pack where it cannot be shared out otherwise.
    """
    cards = ALL_54 if pack == 54 else _with_jokers(TWO_TWOS[0])
    return Patch(
        pack=cards,
        trumps=_spades_below(JOKERS, cards),
        play=(BigJokerDrawsHighestSpade(everyone=forced_players == "everyone"),),
        stages=(KittyForHolder(),) if pack == 54 else (),
        proposed=frozenset({THE_KITTY}),
    )


@variant("high-jokers-first-wins", excludes=TRUMP_ORDERS - {"high-jokers-first-wins"})
def high_jokers_first_wins() -> Patch:
    """Both jokers rank alike as the highest spade; of two in one trick the first wins."""
    pack = _with_jokers(TWO_TWOS[0])
    return Patch(pack=pack, trumps=_spades_below(JOKERS, pack, equal=JOKERS))


@variant("bauer-trumps", excludes=TRUMP_ORDERS - {"bauer-trumps"})
def bauer_trumps(*, use_jokers: bool = False) -> Patch:
    """The jack of spades is the highest trump and the jack of clubs the second, as in Euchre."""
    if use_jokers:
        pack = STANDARD_PACK.without(*read_cards(" ".join(BLACK_JACKS))).with_jokers()
        return Patch(pack=pack, trumps=_spades_below(JOKERS, pack))
    return Patch(trumps=_spades_below(read_cards("JS JC"), STANDARD_PACK))


@variant(
    "joke-trumps",
    words={"converts": CONVERTS, "tie_break": TIE_BREAKS, "jokers": (2,), "led_joker": tuple(LED_JOKER)},
    excludes=TRUMP_ORDERS - {"joke-trumps"},
)
def joke_trumps(
    *,
    converts: Converts = "own-team-cards",
    tie_break: TieBreak = "first-joker-played",
    jokers: Literal[2] = 2,  # noqa: ARG001 - the big one and the little one; no source plays with other numbers
    led_joker: LedJoker = "next-card-sets-suit",
) -> Patch:
    """A joker turns the cards of its side into spades of their rank."""
    pack = _with_jokers(HEARTS_AND_CLUBS)
    return Patch(
        pack=pack,
        trumps=TrumpOrder(spades_as_ranked(pack), free=JOKERS, led_as=LED_JOKER[led_joker]),
        winner=JokeTrumps(converts=converts, tie_break=tie_break),
        needs=frozenset({"partners"}),
    )


@variant("differing-trump-values", ordered={"order"}, excludes=TRUMP_ORDERS - {"differing-trump-values"})
def differing_trump_values(*, order: tuple[str, ...] = ("S", "C", "D", "H")) -> Patch:
    """The suits are ranked, and each trumps those below it."""
    if order[0] != "S" or sorted(order) != sorted(suit.value for suit in Suit):
        raise RuleSpecError(
            f"differing-trump-values: order={'/'.join(order)} cannot be; expected S and then the other suits, e.g. S/C/D/H",
            "bad-parameter",
            rule="differing-trump-values",
            name="order",
            value="/".join(order),
            expected="S/C/D/H",
        )
    ranked = tuple(Suit(letter) for letter in order[1:])
    return Patch(trumps=TrumpOrder(spades_as_ranked(STANDARD_PACK), ranked=ranked))


@variant("show-7-trump", bounds={"cards_needed": (1, 13)}, excludes=TRUMP_ORDERS - {"show-7-trump"})
def show_7_trump(*, cards_needed: int = 7) -> Patch:
    """Before the bids seven cards of a side suit make it trump, and seven spades make spades trump again."""
    return Patch(stages=(Showing(needed=cards_needed),))


def _with_jokers(removed: tuple[str, ...]) -> Pack:
    """Return the pack with both jokers; two others leave it where it cannot be shared out otherwise."""
    return Pack(STANDARD_PACK.with_jokers().cards, spare=read_cards(" ".join(removed)))


def _spades_below(tops: tuple[Card, ...], pack: Pack, equal: tuple[Card, ...] = ()) -> TrumpOrder:
    """Return these cards as the highest trumps, and below them the other spades of the pack."""
    return TrumpOrder((*tops, *(card for card in spades_as_ranked(pack) if card not in tops)), equal=equal)
