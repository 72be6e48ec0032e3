"""Positions for questions, found in rounds that are dealt by a seed and really played.

A *situation* is a family of positions: `legal-void` (the suit led is not held), `winner-overcut` (two spades, the later one higher).
Its maker deals and plays until such a moment comes.  So an id such as `legal-void-17`, situation and number, names the same question
on every platform and for ever.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from typing import ClassVar, TypeVar

from spades_teach.analysis.reneges import find_reneges
from spades_teach.core.cards import Card, Rank, Suit
from spades_teach.core.deals import deal_cards
from spades_teach.core.judging import legal_cards
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, apply, legal_actions, start_round
from spades_teach.core.rules.play import PlayContext, Restriction
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.stages import play_context
from spades_teach.core.tricks import Play, best_play
from spades_teach.core.trumps import TrumpOrder
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.questions import YOU, Question, QuestionError, beating, colour_mates

Found = TypeVar("Found", bound=Question)

ENTERS = {"legal": 1, "winner": 1, "spade-lead": 2, "renege": 3}
"""The level from which a kind belongs to a mixed quiz."""

LEVELS = (1, 2, 3)

NUMBERS = 1_000_000
"""An endless quiz takes the numbers of its questions from 0 to one less than this."""

BREAKING = "play.breaking"
"""The slot of the rule that spades must be broken."""

DEALS_TRIED = 3000
"""Deals that are looked at for one situation; most are found in a handful."""


# How the cards of a made round are chosen: always legal, not always wise

Habit = Callable[[Round, tuple[Card, ...], Chance], Card]


def plays_anything(game: Round, cards: tuple[Card, ...], chance: Chance) -> Card:  # noqa: ARG001 - all habits are asked alike
    return chance.one_of(cards)


def keeps_spades(game: Round, cards: tuple[Card, ...], chance: Chance) -> Card:
    others = tuple(card for card in cards if not _is_spade(game.rules, card))
    return chance.one_of(others or cards)


def cuts_when_void(game: Round, cards: tuple[Card, ...], chance: Chance) -> Card:
    """Cut with any spade when void, follow with anything."""
    spades = tuple(card for card in cards if _is_spade(game.rules, card)) if game.plays else ()
    return chance.one_of(spades or cards)


def _throws_high(game: Round, cards: tuple[Card, ...], chance: Chance) -> Card:
    """Throw the highest card of another suit when void, follow with the lowest."""
    if not game.plays:
        return chance.one_of(cards)
    suits = game.rules.trumps.suits
    led = suits[game.plays[0].card]
    thrown = [card for card in cards if suits[card] not in (led, Suit.SPADES)]
    by_rank = sorted(thrown or cards, key=lambda card: (card.rank, card.code))
    return by_rank[-1] if thrown else by_rank[0]


def _is_spade(rules: RuleSet, card: Card) -> bool:
    return rules.trumps.suits[card] is Suit.SPADES


def at_first_lead(rules: RuleSet, chance: Chance, hopeful: Hope) -> Round | None:
    """Deal, and let everybody bid something; None when the learner's cards give no hope of the situation."""
    seats = rules.table.seats
    deal = deal_cards(chance.seed(), chance.one_of(seats), pack=rules.pack, table=rules.table)
    if not hopeful(rules, deal.hands[rules.table.index(YOU)]):
        return None
    game = start_round(rules, deal)
    while game.phase != "play":
        game = apply(game, chance.one_of(legal_actions(game)))
    return game


def next_card(game: Round, habit: Habit, chance: Chance, rules: RuleSet | None = None) -> Play:
    """Choose a card that these rules allow; now and then another than the habit would take."""
    assert game.turn is not None
    cards = legal_cards(rules or game.rules, play_context(game, game.turn))
    chosen = plays_anything if chance.below(4) == 0 else habit
    return Play(game.turn, chosen(game, cards, chance))


# Hopes: a look at the learner's thirteen cards that saves playing rounds in vain

Hope = Callable[[RuleSet, tuple[Card, ...]], bool]


def any_hand(rules: RuleSet, hand: tuple[Card, ...]) -> bool:  # noqa: ARG001 - all hopes are asked alike
    return True


def _short_of_a_suit(rules: RuleSet, hand: tuple[Card, ...]) -> bool:
    return len({rules.trumps.suits[card] for card in hand}) < len(Suit)


def long_spades(rules: RuleSet, hand: tuple[Card, ...]) -> bool:
    return sum(_is_spade(rules, card) for card in hand) >= 6


# Moments: what a situation looks for

_Moment = Callable[[PlayContext], bool]
"""Looks at the learner's turn, or at a complete trick: then all of it lies in `plays` and the hand is empty."""


def _suits_held(context: PlayContext) -> set[Suit]:
    return {context.trumps.suits[card] for card in context.hand}


def _of(context: PlayContext, suit: Suit | None) -> tuple[Card, ...]:
    return tuple(card for card in context.hand if context.trumps.suits[card] is suit)


def _follows(context: PlayContext) -> bool:
    return context.led is not None and context.led in _suits_held(context)


def _is_void(context: PlayContext) -> bool:
    return context.led is not None and context.led not in _suits_held(context)


def _best(context: PlayContext) -> Play:
    return best_play(context.plays, context.trumps)


def _plain_follow(context: PlayContext) -> bool:
    legal = _of(context, context.led)
    return context.led is not Suit.SPADES and 2 <= len(legal) <= len(context.hand) - 2


def _follow_or_cut(context: PlayContext) -> bool:
    return _follows(context) and context.led is not Suit.SPADES and Suit.SPADES in _suits_held(context)


def _one_card(context: PlayContext) -> bool:
    return len(_of(context, context.led)) == 1 and len(context.hand) >= 4 and context.led is not None


def _under_and_over(context: PlayContext) -> bool:
    if not _follows(context) or context.trumps.suits[_best(context).card] is not context.led:
        return False
    mine = set(_of(context, context.led))
    return bool(mine & set(beating(context))) and bool(mine - set(beating(context)))


def _same_colour(context: PlayContext) -> bool:
    led = context.led
    return led is not None and _follows(context) and colour_mates(led) in _suits_held(context)


def _all_follow(context: PlayContext) -> bool:
    return _suits_held(context) == {context.led} and len(context.hand) >= 2


def _void(context: PlayContext) -> bool:
    return _is_void(context) and _mixed_hand(context) and len(context.hand) >= 3


def _void_without_spades(context: PlayContext) -> bool:
    without = Suit.SPADES not in _suits_held(context) and context.led is not Suit.SPADES
    return _is_void(context) and without and len(context.hand) >= 3


def _spade_led(context: PlayContext) -> bool:
    return context.led is Suit.SPADES and _follows(context) and len(_suits_held(context)) >= 2


def _spade_led_and_void(context: PlayContext) -> bool:
    return context.led is Suit.SPADES and _is_void(context) and len(context.hand) >= 3


def _leads(context: PlayContext) -> bool:
    return context.led is None


def _mixed_hand(context: PlayContext) -> bool:
    return Suit.SPADES in _suits_held(context) and len(_suits_held(context)) >= 2


def _lead_unbroken(context: PlayContext) -> bool:
    return _leads(context) and _mixed_hand(context) and not context.broken and not context.first_trick


def _lead_broken(context: PlayContext) -> bool:
    return _leads(context) and _mixed_hand(context) and context.broken and len(context.hand) >= 3


def _first_lead(context: PlayContext) -> bool:
    return _leads(context) and _mixed_hand(context) and context.first_trick


def _only_spades_unbroken(context: PlayContext) -> bool:
    return _leads(context) and _suits_held(context) == {Suit.SPADES} and not context.broken


def _only_spades_broken(context: PlayContext) -> bool:
    return _leads(context) and _suits_held(context) == {Suit.SPADES} and context.broken and len(context.hand) >= 2


def _void_in_the_first_trick(context: PlayContext) -> bool:
    return context.first_trick and _void(context)


def _partner_winning(context: PlayContext) -> bool:
    if not context.plays or not _void(context):
        return False
    return _best(context).seat in context.table.partners_of(YOU)


def _partner_winning_and_follow(context: PlayContext) -> bool:
    if not context.plays or not _under_and_over(context):
        return False
    return _best(context).seat in context.table.partners_of(YOU)


def _already_cut(context: PlayContext) -> bool:
    if not context.plays or context.led is Suit.SPADES:
        return False
    return context.trumps.suits[_best(context).card] is Suit.SPADES


def _cut_before_me_and_void(context: PlayContext) -> bool:
    if not _already_cut(context) or not _void(context):
        return False
    spades = set(_of(context, Suit.SPADES))
    return bool(spades & set(beating(context))) and bool(spades - set(beating(context)))


def _cut_before_me_and_follow(context: PlayContext) -> bool:
    return _already_cut(context) and _follows(context) and Suit.SPADES in _suits_held(context)


# ... in a complete trick


def _trick_suits(context: PlayContext) -> list[Suit]:
    return [context.trumps.suits[play.card] for play in context.plays]


def _spades_in(context: PlayContext) -> list[Play]:
    return [play for play in context.plays if context.trumps.suits[play.card] is Suit.SPADES]


def _thrown(context: PlayContext) -> list[Play]:
    """Return the cards that neither followed nor cut."""
    suits = context.trumps.suits
    return [play for play in context.plays if suits[play.card] not in (context.led, Suit.SPADES)]


def _all_followed(context: PlayContext) -> bool:
    return len(set(_trick_suits(context))) == 1 and not _spades_in(context)


def _leader_holds(context: PlayContext) -> bool:
    return _all_followed(context) and _best(context) is context.plays[0]


def _leader_beaten(context: PlayContext) -> bool:
    return _all_followed(context) and _best(context) in context.plays[1:-1]


def _spades_all_round(context: PlayContext) -> bool:
    return len(_spades_in(context)) >= 3 and context.led is Suit.SPADES


def _one_cut(context: PlayContext) -> bool:
    return len(_spades_in(context)) == 1 and context.led is not Suit.SPADES


def _low_cut_of_a_high_card(context: PlayContext) -> bool:
    if not _one_cut(context):
        return False
    followed = (play.card.rank for play in context.plays if context.trumps.suits[play.card] is context.led)
    return _spades_in(context)[0].card.rank <= 8 and max(followed) >= Rank.KING


def _high_discard(context: PlayContext) -> bool:
    """No spade, and a thrown card that outranks the winner."""
    return not _spades_in(context) and any(play.card.rank > _best(context).card.rank for play in _thrown(context))


def _ace_thrown(context: PlayContext) -> bool:
    return not _spades_in(context) and any(play.card.rank is Rank.ACE for play in _thrown(context))


def _two_cuts(context: PlayContext, *, rising: bool) -> bool:
    spades = _spades_in(context)
    if len(spades) != 2 or context.led is Suit.SPADES:
        return False
    first, second = (context.trumps.strengths[play.card] for play in spades)
    return (second > first) is rising


def _overcut(context: PlayContext) -> bool:
    return _two_cuts(context, rising=True)


def _undercut_last(context: PlayContext) -> bool:
    return _two_cuts(context, rising=False) and context.plays[-1] in _spades_in(context)


def _spade_led_and_thrown_on(context: PlayContext) -> bool:
    best = _best(context).card.rank
    return context.led is Suit.SPADES and any(play.card.rank > best for play in _thrown(context))


# Situations


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A family of questions: what its positions have in common.

    level: how hard it is among the questions of its kind.  tricks: between how many earlier tricks the search begins.
    """

    id: str
    kind: str
    level: int
    make: Callable[[RuleSet, Chance, str, Situation], Question | None]
    fits: _Moment = bool
    hopeful: Hope = any_hand
    habits: tuple[Habit, ...] = (plays_anything,)
    tricks: tuple[int, int] = (0, 8)
    needs: str = ""  # a slot of the rules without which there is no such situation
    read: bool = False  # whether the earlier tricks are shown, and the state of spades is to be read from them
    form: str = ""  # for reneges: `cut`, `throw`, `none`


def _make_before_play(rules: RuleSet, chance: Chance, question_id: str, situation: Situation) -> Question | None:
    """Play a round until it is the learner's turn in the situation."""
    habit = chance.one_of(situation.habits)
    low, high = situation.tricks
    start = low + chance.below(high - low + 1)
    game = at_first_lead(rules, chance, situation.hopeful)
    if game is None:
        return None
    last = rules.hand_size if high else 0  # what is asked about the first trick is not found in a later one
    while game.turn is not None and len(game.tricks) <= last:
        if game.turn is YOU and len(game.tricks) >= start:
            context = play_context(game, YOU)
            if situation.fits(context):
                tells = _leads(context) or _is_void(context)  # to follow suit, nothing of this matters
                return Question(
                    id=question_id,
                    kind=situation.kind,
                    rules=rules,
                    hand=context.hand,
                    plays=game.plays,
                    tricks=game.tricks if situation.read else (),
                    broken=game.broken if tells and not situation.read else None,
                    first_trick=tells and context.first_trick,
                )
        game = apply(game, next_card(game, habit, chance))
    return None


def _make_after_trick(rules: RuleSet, chance: Chance, question_id: str, situation: Situation) -> Question | None:
    """Play a round until a trick of the situation is complete."""
    habit = chance.one_of(situation.habits)
    low, high = situation.tricks
    start = low + chance.below(high - low + 1)
    game = at_first_lead(rules, chance, situation.hopeful)
    while game is not None and game.turn is not None:
        before = len(game.tricks)
        game = apply(game, next_card(game, habit, chance))
        if len(game.tricks) > max(before, start):
            plays = game.tricks[-1].plays
            if situation.fits(PlayContext(hand=(), plays=plays, trumps=game.trumps, table=rules.table)):
                return Question(id=question_id, kind=situation.kind, rules=rules, plays=plays)
    return None


@dataclass(frozen=True, slots=True)
class _Unenforced:
    """A rule of play that forbids nothing and still knows what breaks spades."""

    rule: Restriction
    slot: ClassVar[str] = "unenforced"
    order: ClassVar[int] = 0
    yields: ClassVar[bool] = True

    def keep(self, options: tuple[Card, ...], context: PlayContext, /) -> tuple[Card, ...]:
        return options

    def reason(self, card: Card, context: PlayContext, /) -> Reason:
        return self.rule.reason(card, context)

    def breaks(self, plays: tuple[Play, ...], complete: bool, trumps: TrumpOrder, /) -> bool:
        return self.rule.breaks(plays, complete, trumps)


def _make_record(rules: RuleSet, chance: Chance, question_id: str, situation: Situation) -> Question | None:
    """Play some tricks in which at most one card is a renege that shows before their end."""
    lawless = replace(rules, play=tuple(_Unenforced(policy) for policy in rules.play))
    habit = chance.one_of(situation.habits)
    length = situation.tricks[1]
    sinner = chance.one_of(rules.table.seats)
    when = chance.below(max(1, min(length - 2, 8)))  # the trick, counted from 0, from which the sinner is tempted
    game = at_first_lead(lawless, chance, situation.hopeful)
    assert game is not None
    sinned = situation.form == "none"
    while game.turn is not None and len(game.tricks) < length:
        play = None
        if not sinned and game.turn is sinner and len(game.tricks) >= when:
            play = _renege(game, situation.form, chance)
            sinned = play is not None
        game = apply(game, play or next_card(game, habit, chance, rules))
    found = find_reneges(game.tricks, rules.trumps)
    if not sinned or len(found) != (0 if situation.form == "none" else 1):
        return None
    if situation.form == "none" and not _has_cut(game):
        return None
    return Question(id=question_id, kind=situation.kind, rules=rules, tricks=game.tricks)


def _renege(game: Round, form: str, chance: Chance) -> Play | None:
    """Return a card of another suit, where the suit led is held; None where there is no such chance."""
    assert game.turn is not None
    context = play_context(game, game.turn)
    if not _follows(context) or (form == "cut" and context.led is Suit.SPADES):
        return None
    wrong = [
        card
        for card in context.hand
        if context.trumps.suits[card] is not context.led and _is_spade(game.rules, card) is (form == "cut")
    ]
    return Play(game.turn, chance.one_of(wrong)) if wrong else None


def _has_cut(game: Round) -> bool:
    """Tell whether somebody void in the suit led played a spade: what the innocent are accused of."""
    suits = game.trumps.suits
    return any(
        suits[trick.plays[0].card] is not Suit.SPADES and any(suits[play.card] is Suit.SPADES for play in trick.plays)
        for trick in game.tricks
    )


def _legal(
    name: str,
    level: int,
    fits: _Moment,
    *habits: Habit,
    tricks: tuple[int, int] = (0, 8),
    hopeful: Hope = any_hand,
) -> Situation:
    return Situation(
        id=f"legal-{name}",
        kind="legal",
        level=level,
        make=_make_before_play,
        fits=fits,
        hopeful=hopeful,
        habits=habits or (plays_anything, keeps_spades, cuts_when_void),
        tricks=tricks,
        needs=BREAKING if fits in (_lead_unbroken, _lead_broken, _only_spades_unbroken) else "",
    )


def _winner(name: str, level: int, fits: _Moment, *habits: Habit) -> Situation:
    return Situation(
        id=f"winner-{name}",
        kind="winner",
        level=level,
        make=_make_after_trick,
        fits=fits,
        habits=habits or (plays_anything,),
        tricks=(0, 5),
    )


def _lead(
    name: str,
    level: int,
    fits: _Moment,
    *habits: Habit,
    tricks: tuple[int, int] = (1, 6),
    read: bool = False,
    hopeful: Hope = any_hand,
) -> Situation:
    return Situation(
        id=f"spade-lead-{name}",
        kind="spade-lead",
        level=level,
        make=_make_before_play,
        fits=fits,
        hopeful=hopeful,
        habits=habits or (plays_anything,),
        tricks=tricks,
        needs=BREAKING,
        read=read,
    )


def _record(form: str, size: str, level: int, length: int) -> Situation:
    return Situation(
        id=f"renege-{form}-{size}",
        kind="renege",
        level=level,
        make=_make_record,
        habits=(cuts_when_void, plays_anything),
        tricks=(0, length),
        form=form,
    )


_ALL = (
    _legal("follow", 1, _plain_follow),
    _legal("follow-or-cut", 1, _follow_or_cut),
    _legal("under-or-over", 1, _under_and_over),
    _legal("one-card", 1, _one_card),
    _legal("same-colour", 1, _same_colour),
    _legal("all-follow", 1, _all_follow, tricks=(6, 11)),
    _legal("void", 2, _void, keeps_spades, plays_anything),
    _legal("void-no-spade", 2, _void_without_spades, cuts_when_void, tricks=(3, 7)),
    _legal("spade-led", 2, _spade_led),
    _legal("spade-led-void", 2, _spade_led_and_void, cuts_when_void, tricks=(3, 7)),
    _legal("lead-unbroken", 2, _lead_unbroken, keeps_spades, tricks=(1, 4)),
    _legal("lead-broken", 2, _lead_broken, cuts_when_void),
    _legal("first-lead", 2, _first_lead, tricks=(0, 0)),
    _legal("only-spades", 3, _only_spades_unbroken, keeps_spades, tricks=(5, 5), hopeful=long_spades),
    _legal("first-trick-void", 3, _void_in_the_first_trick, tricks=(0, 0), hopeful=_short_of_a_suit),
    _legal("partner-winning", 3, _partner_winning),
    _legal("partner-over", 3, _partner_winning_and_follow),
    _legal("cut-before", 3, _cut_before_me_and_void, cuts_when_void),
    _legal("follow-a-cut", 3, _cut_before_me_and_follow, cuts_when_void),
    _winner("leader", 1, _leader_holds),
    _winner("follow", 1, _leader_beaten),
    _winner("one-cut", 2, _one_cut, cuts_when_void),
    _winner("low-cut", 2, _low_cut_of_a_high_card, cuts_when_void),
    _winner("spades", 2, _spades_all_round),
    _winner("discard", 3, _high_discard, _throws_high),
    _winner("ace-thrown", 3, _ace_thrown, _throws_high),
    _winner("overcut", 3, _overcut, cuts_when_void),
    _winner("undercut", 3, _undercut_last, cuts_when_void),
    _winner("thrown-on-spade", 3, _spade_led_and_thrown_on, _throws_high),
    _lead("first", 1, _first_lead, tricks=(0, 0)),
    _lead("unbroken", 1, _lead_unbroken, keeps_spades, tricks=(1, 4)),
    _lead("broken", 1, _lead_broken, cuts_when_void, tricks=(1, 6)),
    _lead("read-unbroken", 2, _lead_unbroken, keeps_spades, tricks=(2, 4), read=True),
    _lead("read-broken", 2, _lead_broken, cuts_when_void, tricks=(2, 4), read=True),
    _lead("only-spades", 3, _only_spades_unbroken, keeps_spades, tricks=(5, 5), hopeful=long_spades),
    _lead("only-spades-broken", 3, _only_spades_broken, tricks=(6, 9)),
    _record("throw", "short", 1, 4),
    _record("cut", "short", 1, 4),
    _record("none", "short", 1, 4),
    _record("throw", "half", 2, 7),
    _record("cut", "half", 2, 7),
    _record("none", "half", 2, 7),
    _record("throw", "whole", 3, 13),
    _record("cut", "whole", 3, 13),
    _record("none", "whole", 3, 13),
)

SITUATIONS: dict[str, Situation] = {situation.id: situation for situation in _ALL}
"""The situations by their id; a question of one is called by that id and a number."""


def situations(kind: str, level: int) -> tuple[str, ...]:
    """Return the ids of the situations of a kind up to a level; of a kind that begins higher, its easiest."""
    return tuple(situation.id for situation in _ALL if situation.kind == kind and situation.level <= level)


# Making


@lru_cache(maxsize=256)
def make_question(question_id: str, rules: RuleSet) -> Question:
    """Make the question of an id such as `legal-void-17`.

    Raises QuestionError for an unknown situation, and where these rules never lead to it.

    >>> from spades_teach.core.variants import STANDARD
    >>> make_question("winner-low-cut-1", STANDARD).kind, len(make_question("winner-low-cut-1", STANDARD).plays)
    ('winner', 4)
    """
    name, _, number = question_id.rpartition("-")
    if name not in SITUATIONS or not re.fullmatch(r"[0-9]{1,18}", number):
        raise unknown_question(question_id)
    situation = SITUATIONS[name]
    if situation.needs and not rules.has(situation.needs):
        raise _no_such_position(name, rules)
    return first_found(question_id, rules, lambda chance: situation.make(rules, chance, question_id, situation))


def first_found(
    question_id: str, rules: RuleSet, make: Callable[[Chance], Found | None], *, tries: int = DEALS_TRIED
) -> Found:
    """Return what the first deal that leads to it makes of an id; raises QuestionError when none of many does."""
    name = question_id.rpartition("-")[0]
    for attempt in range(tries):
        chance = Chance(zlib.crc32(f"{question_id}/{attempt}".encode()) << 32 | zlib.crc32(name.encode()))
        found = make(chance)
        if found is not None:
            return found
    raise _no_such_position(name, rules)


def _no_such_position(name: str, rules: RuleSet) -> QuestionError:
    return QuestionError(
        f"the rules {rules.name!r} do not lead to {name!r}; choose another question",
        "quiz-no-such-position",
        value=name,
    )


def unknown_question(question_id: str, others: Sequence[str] = ()) -> QuestionError:
    """Say that there is no such question, and name the nearest that there is."""
    known = [*(f"{name}-1" for name in SITUATIONS), *others]
    near = get_close_matches(question_id, known, n=1, cutoff=0.4)
    return QuestionError(
        f"no question {question_id!r}; did you mean {(near or known)[0]!r}?", "quiz-no-such-question", value=question_id
    )


# Without end


def endless(seed: int, level: int, kinds: Sequence[str]) -> Iterator[str]:
    """Yield ids of questions without end: in each run of a few every kind comes once, and every situation before one comes again.

    >>> ids = endless(1, 1, ["legal", "winner"])
    >>> sorted({next(ids).partition("-")[0] for _ in range(2)})
    ['legal', 'winner']
    """
    mixed = [kind for kind in kinds if ENTERS[kind] <= level] or list(kinds)
    return dealt_out(seed, {kind: situations(kind, level) for kind in mixed})


def dealt_out(seed: int, names: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield ids without end from the situations of each kind, as `endless` does."""
    chance = Chance(seed)
    decks: dict[str, list[str]] = {kind: [] for kind in names}
    while True:
        for kind in chance.shuffled(list(names)):
            if not decks[kind]:
                decks[kind] = chance.shuffled(names[kind])
            yield f"{decks[kind].pop()}-{chance.below(NUMBERS)}"
