"""The moments that situations look for: at the learner's turn, and in a complete trick."""

from __future__ import annotations

from collections.abc import Callable

from spades_teach.core.cards import Card, Rank, Suit
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.tricks import Play, best_play
from spades_teach.widgets.questions import YOU, beating, colour_mates

Moment = Callable[[PlayContext], bool]
"""Looks at the learner's turn, or at a complete trick: then all of it lies in `plays` and the hand is empty."""


def _suits_held(context: PlayContext) -> set[Suit | None]:
    return {context.trumps.suits[card] for card in context.hand}


def _of(context: PlayContext, suit: Suit | None) -> tuple[Card, ...]:
    return tuple(card for card in context.hand if context.trumps.suits[card] is suit)


def follows(context: PlayContext) -> bool:
    return context.led is not None and context.led in _suits_held(context)


def is_void(context: PlayContext) -> bool:
    return context.led is not None and context.led not in _suits_held(context)


def _best(context: PlayContext) -> Play:
    return best_play(context.plays, context.trumps)


def plain_follow(context: PlayContext) -> bool:
    legal = _of(context, context.led)
    return context.led is not Suit.SPADES and 2 <= len(legal) <= len(context.hand) - 2


def follow_or_cut(context: PlayContext) -> bool:
    return follows(context) and context.led is not Suit.SPADES and Suit.SPADES in _suits_held(context)


def one_card(context: PlayContext) -> bool:
    return len(_of(context, context.led)) == 1 and len(context.hand) >= 4 and context.led is not None


def under_and_over(context: PlayContext) -> bool:
    if not follows(context) or context.trumps.suits[_best(context).card] is not context.led:
        return False
    mine = set(_of(context, context.led))
    return bool(mine & set(beating(context))) and bool(mine - set(beating(context)))


def same_colour(context: PlayContext) -> bool:
    led = context.led
    return led is not None and follows(context) and colour_mates(led) in _suits_held(context)


def all_follow(context: PlayContext) -> bool:
    return _suits_held(context) == {context.led} and len(context.hand) >= 2


def void(context: PlayContext) -> bool:
    return is_void(context) and _mixed_hand(context) and len(context.hand) >= 3


def void_without_spades(context: PlayContext) -> bool:
    without = Suit.SPADES not in _suits_held(context) and context.led is not Suit.SPADES
    return is_void(context) and without and len(context.hand) >= 3


def spade_led(context: PlayContext) -> bool:
    return context.led is Suit.SPADES and follows(context) and len(_suits_held(context)) >= 2


def spade_led_and_void(context: PlayContext) -> bool:
    return context.led is Suit.SPADES and is_void(context) and len(context.hand) >= 3


def leads(context: PlayContext) -> bool:
    return context.led is None


def _mixed_hand(context: PlayContext) -> bool:
    return Suit.SPADES in _suits_held(context) and len(_suits_held(context)) >= 2


def lead_unbroken(context: PlayContext) -> bool:
    return leads(context) and _mixed_hand(context) and not context.broken and not context.first_trick


def lead_broken(context: PlayContext) -> bool:
    return leads(context) and _mixed_hand(context) and context.broken and len(context.hand) >= 3


def first_lead(context: PlayContext) -> bool:
    return leads(context) and _mixed_hand(context) and context.first_trick


def only_spades_unbroken(context: PlayContext) -> bool:
    return leads(context) and _suits_held(context) == {Suit.SPADES} and not context.broken


def only_spades_broken(context: PlayContext) -> bool:
    return leads(context) and _suits_held(context) == {Suit.SPADES} and context.broken and len(context.hand) >= 2


def void_in_the_first_trick(context: PlayContext) -> bool:
    return context.first_trick and void(context)


def partner_winning(context: PlayContext) -> bool:
    if not context.plays or not void(context):
        return False
    return _best(context).seat in context.table.partners_of(YOU)


def partner_winning_and_follow(context: PlayContext) -> bool:
    if not context.plays or not under_and_over(context):
        return False
    return _best(context).seat in context.table.partners_of(YOU)


def _already_cut(context: PlayContext) -> bool:
    if not context.plays or context.led is Suit.SPADES:
        return False
    return context.trumps.suits[_best(context).card] is Suit.SPADES


def cut_before_me_and_void(context: PlayContext) -> bool:
    if not _already_cut(context) or not void(context):
        return False
    spades = set(_of(context, Suit.SPADES))
    return bool(spades & set(beating(context))) and bool(spades - set(beating(context)))


def cut_before_me_and_follow(context: PlayContext) -> bool:
    return _already_cut(context) and follows(context) and Suit.SPADES in _suits_held(context)


# In a complete trick


def _trick_suits(context: PlayContext) -> list[Suit | None]:
    return [context.trumps.suits[play.card] for play in context.plays]


def _spades_in(context: PlayContext) -> list[Play]:
    return [play for play in context.plays if context.trumps.suits[play.card] is Suit.SPADES]


def _thrown(context: PlayContext) -> list[Play]:
    """Return the cards that neither followed nor cut."""
    suits = context.trumps.suits
    return [play for play in context.plays if suits[play.card] not in (context.led, Suit.SPADES)]


def _all_followed(context: PlayContext) -> bool:
    return len(set(_trick_suits(context))) == 1 and not _spades_in(context)


def leader_holds(context: PlayContext) -> bool:
    return _all_followed(context) and _best(context) is context.plays[0]


def leader_beaten(context: PlayContext) -> bool:
    return _all_followed(context) and _best(context) in context.plays[1:-1]


def spades_all_round(context: PlayContext) -> bool:
    return len(_spades_in(context)) >= 3 and context.led is Suit.SPADES


def one_cut(context: PlayContext) -> bool:
    return len(_spades_in(context)) == 1 and context.led is not Suit.SPADES


def low_cut_of_a_high_card(context: PlayContext) -> bool:
    if not one_cut(context):
        return False
    followed = (play.card.rank for play in context.plays if context.trumps.suits[play.card] is context.led)
    return _spades_in(context)[0].card.rank <= 8 and max(followed) >= Rank.KING


def high_discard(context: PlayContext) -> bool:
    """No spade, and a thrown card that outranks the winner."""
    return not _spades_in(context) and any(play.card.rank > _best(context).card.rank for play in _thrown(context))


def ace_thrown(context: PlayContext) -> bool:
    return not _spades_in(context) and any(play.card.rank is Rank.ACE for play in _thrown(context))


def _two_cuts(context: PlayContext, *, rising: bool) -> bool:
    spades = _spades_in(context)
    if len(spades) != 2 or context.led is Suit.SPADES:
        return False
    first, second = (context.trumps.strengths[play.card] for play in spades)
    return (second > first) is rising


def overcut(context: PlayContext) -> bool:
    return _two_cuts(context, rising=True)


def undercut_last(context: PlayContext) -> bool:
    return _two_cuts(context, rising=False) and context.plays[-1] in _spades_in(context)


def spade_led_and_thrown_on(context: PlayContext) -> bool:
    best = _best(context).card.rank
    return context.led is Suit.SPADES and any(play.card.rank > best for play in _thrown(context))
