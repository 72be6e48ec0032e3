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
from spades_teach.core.cards import Card, Suit
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, apply
from spades_teach.core.rules.play import PlayContext, Restriction
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.stages import play_context
from spades_teach.core.tricks import Play
from spades_teach.core.trumps import TrumpOrder
from spades_teach.widgets import moments
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.made_rounds import (
    Habit,
    Hope,
    any_hand,
    at_first_lead,
    cuts_when_void,
    is_spade,
    keeps_spades,
    long_spades,
    next_card,
    plays_anything,
    short_of_a_suit,
    throws_high,
)
from spades_teach.widgets.moments import Moment
from spades_teach.widgets.questions import YOU, Question, QuestionError

Found = TypeVar("Found", bound=Question)

ENTERS = {"legal": 1, "winner": 1, "spade-lead": 2, "renege": 3}
"""The level from which a kind belongs to a mixed quiz."""

LEVELS = (1, 2, 3)

NUMBERS = 1_000_000
"""An endless quiz takes the numbers of its questions from 0 to one less than this."""

NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")
"""How they are written in an id."""

BREAKING = "play.breaking"
"""The slot of the rule that spades must be broken."""

DEALS_TRIED = 3000
"""Deals that are looked at for one situation; most are found in a handful."""


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
    fits: Moment = bool
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
                tells = moments.leads(context) or moments.is_void(context)  # to follow suit, nothing of this matters
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
    if not moments.follows(context) or (form == "cut" and context.led is Suit.SPADES):
        return None
    wrong = [
        card
        for card in context.hand
        if context.trumps.suits[card] is not context.led and is_spade(game.rules, card) is (form == "cut")
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
    fits: Moment,
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
        needs=BREAKING if fits in (moments.lead_unbroken, moments.lead_broken, moments.only_spades_unbroken) else "",
    )


def _winner(name: str, level: int, fits: Moment, *habits: Habit) -> Situation:
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
    fits: Moment,
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
    _legal("follow", 1, moments.plain_follow),
    _legal("follow-or-cut", 1, moments.follow_or_cut),
    _legal("under-or-over", 1, moments.under_and_over),
    _legal("one-card", 1, moments.one_card),
    _legal("same-colour", 1, moments.same_colour),
    _legal("all-follow", 1, moments.all_follow, tricks=(6, 11)),
    _legal("void", 2, moments.void, keeps_spades, plays_anything),
    _legal("void-no-spade", 2, moments.void_without_spades, cuts_when_void, tricks=(3, 7)),
    _legal("spade-led", 2, moments.spade_led),
    _legal("spade-led-void", 2, moments.spade_led_and_void, cuts_when_void, tricks=(3, 7)),
    _legal("lead-unbroken", 2, moments.lead_unbroken, keeps_spades, tricks=(1, 4)),
    _legal("lead-broken", 2, moments.lead_broken, cuts_when_void),
    _legal("first-lead", 2, moments.first_lead, tricks=(0, 0)),
    _legal("only-spades", 3, moments.only_spades_unbroken, keeps_spades, tricks=(5, 5), hopeful=long_spades),
    _legal("first-trick-void", 3, moments.void_in_the_first_trick, tricks=(0, 0), hopeful=short_of_a_suit),
    _legal("partner-winning", 3, moments.partner_winning),
    _legal("partner-over", 3, moments.partner_winning_and_follow),
    _legal("cut-before", 3, moments.cut_before_me_and_void, cuts_when_void),
    _legal("follow-a-cut", 3, moments.cut_before_me_and_follow, cuts_when_void),
    _winner("leader", 1, moments.leader_holds),
    _winner("follow", 1, moments.leader_beaten),
    _winner("one-cut", 2, moments.one_cut, cuts_when_void),
    _winner("low-cut", 2, moments.low_cut_of_a_high_card, cuts_when_void),
    _winner("spades", 2, moments.spades_all_round),
    _winner("discard", 3, moments.high_discard, throws_high),
    _winner("ace-thrown", 3, moments.ace_thrown, throws_high),
    _winner("overcut", 3, moments.overcut, cuts_when_void),
    _winner("undercut", 3, moments.undercut_last, cuts_when_void),
    _winner("thrown-on-spade", 3, moments.spade_led_and_thrown_on, throws_high),
    _lead("first", 1, moments.first_lead, tricks=(0, 0)),
    _lead("unbroken", 1, moments.lead_unbroken, keeps_spades, tricks=(1, 4)),
    _lead("broken", 1, moments.lead_broken, cuts_when_void, tricks=(1, 6)),
    _lead("read-unbroken", 2, moments.lead_unbroken, keeps_spades, tricks=(2, 4), read=True),
    _lead("read-broken", 2, moments.lead_broken, cuts_when_void, tricks=(2, 4), read=True),
    _lead("only-spades", 3, moments.only_spades_unbroken, keeps_spades, tricks=(5, 5), hopeful=long_spades),
    _lead("only-spades-broken", 3, moments.only_spades_broken, tricks=(6, 9)),
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
