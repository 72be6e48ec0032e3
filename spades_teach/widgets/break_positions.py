"""Positions for questions about breaking spades, from rounds that are dealt by a seed and really played.

An id such as `lead-discard-17`, situation and number, names the same question on every platform and for ever.  And questions as an author
writes them, as in `question_texts`:

lead hand QS 8S JH 2D unbroken                  may a spade be led, and which cards?  `first`: to the first trick
lead hand QS JH tricks N:KH E:2H S:3S W:AH      the same, to be read from the tricks so far, with / between them
breaker tricks N:KH E:2H S:3S W:AH / ...        which card broke spades, and when?
tables hand AS JH first                         at which tables may a spade be led?
lead s2-unbroken                                about an example of the catalogue
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from spades_teach.analysis.reneges import find_reneges
from spades_teach.core.cards import Card, Suit
from spades_teach.core.deals import deal_for
from spades_teach.core.judging import legal_cards
from spades_teach.core.rounds import Round, apply, legal_actions, start_round
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.stages import play_context
from spades_teach.core.table import Seat, Table
from spades_teach.core.tricks import Play, Trick
from spades_teach.widgets.break_questions import BREAK_KINDS, BreakQuestion, what_broke
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.made_rounds import (
    Habit,
    Hope,
    any_hand,
    at_first_lead,
    cuts_when_void,
    keeps_spades,
    long_spades,
    next_card,
    plays_anything,
)
from spades_teach.widgets.question_texts import read_question
from spades_teach.widgets.questions import YOU, Question, QuestionError
from spades_teach.widgets.situations import BREAKING, DEALS_TRIED, dealt_out, first_found

# Moments


def _has_ace(asked: BreakQuestion) -> bool:
    return any(card.code == "AS" for card in asked.spades)


def _mixed(asked: BreakQuestion) -> bool:
    return bool(asked.spades) and not asked.only_spades


def _unbroken(asked: BreakQuestion) -> bool:
    return _mixed(asked) and not any(asked.played_spades())


def _all_followed(asked: BreakQuestion) -> bool:
    return _unbroken(asked) and not any(asked.thrown())


def _one_was_thrown(asked: BreakQuestion) -> bool:
    return _unbroken(asked) and any(asked.thrown())


def _unbroken_with_ace(asked: BreakQuestion) -> bool:
    return _unbroken(asked) and _has_ace(asked)


def _unbroken_without_ace(asked: BreakQuestion) -> bool:
    return _unbroken(asked) and not _has_ace(asked)


def _cut(asked: BreakQuestion) -> bool:
    """Spades were broken by a cut that took its trick, and not in the first."""
    broke = asked.broke
    return _mixed(asked) and broke is not None and not broke.led and broke.won and broke.trick > 1


def _only_in_the_first_trick(asked: BreakQuestion) -> bool:
    return _mixed(asked) and len(asked.tricks) > 1 and {number for number, _ in asked.played_spades()} == {1}


def _only_overcut(asked: BreakQuestion) -> bool:
    """The spade that broke them was beaten by a higher one, and no other trick has a spade."""
    broke = asked.broke
    return (
        _mixed(asked)
        and broke is not None
        and not broke.won
        and not broke.led
        and {number for number, _ in asked.played_spades()} == {broke.trick}
    )


def _nothing_but_spades(asked: BreakQuestion) -> bool:
    return asked.only_spades and len(asked.hand) > 1 and not any(asked.played_spades())


# ... in a record of tricks


def _tricks_with_spades(asked: BreakQuestion) -> list[int]:
    return sorted({number for number, _ in asked.played_spades()})


def _spade_led_after(asked: BreakQuestion) -> bool:
    broke = asked.broke
    return (
        broke is not None
        and not broke.led
        and any(asked.is_spade(trick.plays[0].card) for trick in asked.tricks[broke.trick :])
    )


def _several_cuts(asked: BreakQuestion) -> bool:
    broke = asked.broke
    return broke is not None and broke.won and broke.trick > 1 and len(_tricks_with_spades(asked)) > 1


def _beaten_then_more(asked: BreakQuestion) -> bool:
    broke = asked.broke
    return broke is not None and not broke.won and not broke.led


def _first_trick_and_later(asked: BreakQuestion) -> bool:
    numbers = _tricks_with_spades(asked)
    return len(numbers) > 1 and numbers[0] == 1


def _none_but_thrown(asked: BreakQuestion) -> bool:
    return not any(asked.played_spades()) and any(asked.thrown())


# Situations


@dataclass(frozen=True, slots=True, kw_only=True)
class BreakSituation:
    """A family of questions.  tricks: the fewest and the most that have been played; differs: whether the tables differ in it."""

    id: str
    kind: str
    fits: Callable[[BreakQuestion], bool]
    habit: Habit = plays_anything
    tricks: tuple[int, int] = (1, 5)
    hopeful: Hope = any_hand
    new_round: bool = False  # tell of the round before
    forced: bool = False  # somebody with nothing but spades has led one before the break
    differs: bool = False


def _lead(name: str, fits: Callable[[BreakQuestion], bool], habit: Habit, **more: object) -> BreakSituation:
    return BreakSituation(id=f"lead-{name}", kind="lead", fits=fits, habit=habit, **more)  # type: ignore[arg-type]


def _breaker(name: str, fits: Callable[[BreakQuestion], bool], habit: Habit, **more: object) -> BreakSituation:
    return BreakSituation(id=f"breaker-{name}", kind="breaker", fits=fits, habit=habit, **more)  # type: ignore[arg-type]


def _tables(name: str, fits: Callable[[BreakQuestion], bool], habit: Habit, **more: object) -> BreakSituation:
    return BreakSituation(id=f"tables-{name}", kind="tables", fits=fits, habit=habit, **more)  # type: ignore[arg-type]


_ALL = (
    _lead("first", _unbroken, plays_anything, tricks=(0, 0)),
    _lead("new-round", _unbroken, keeps_spades, tricks=(0, 2), new_round=True),
    _lead("unbroken", _all_followed, keeps_spades, tricks=(1, 4)),
    _lead("discard", _one_was_thrown, keeps_spades, tricks=(3, 6)),
    _lead("cut", _cut, cuts_when_void, tricks=(2, 6)),
    _lead("first-trick", _only_in_the_first_trick, cuts_when_void, tricks=(2, 4)),
    _lead("overcut", _only_overcut, cuts_when_void, tricks=(2, 6)),
    _lead("only-spades", _nothing_but_spades, keeps_spades, tricks=(5, 11), hopeful=long_spades),
    _lead("forced", _mixed, keeps_spades, forced=True),
    _breaker("none", _none_but_thrown, keeps_spades, tricks=(4, 6)),
    _breaker("cuts", _several_cuts, cuts_when_void, tricks=(4, 6)),
    _breaker("overcut", _beaten_then_more, cuts_when_void, tricks=(4, 6)),
    _breaker("first-trick", _first_trick_and_later, cuts_when_void, tricks=(3, 6)),
    _breaker("then-led", _spade_led_after, plays_anything, tricks=(4, 6)),
    _breaker("forced", bool, keeps_spades, forced=True),
    _tables("first-lead", _unbroken_without_ace, plays_anything, tricks=(0, 0), differs=True),
    _tables("first-lead-ace", _unbroken_with_ace, plays_anything, tricks=(0, 0), differs=True),
    _tables("unbroken", _unbroken_without_ace, keeps_spades, tricks=(1, 4), differs=True),
    _tables("unbroken-ace", _unbroken_with_ace, keeps_spades, tricks=(1, 4), differs=True),
    _tables("forced", _mixed, keeps_spades, forced=True, differs=True),
    _tables("cut", _cut, cuts_when_void, tricks=(2, 5)),
    _tables("only-spades", _nothing_but_spades, keeps_spades, tricks=(5, 11), hopeful=long_spades),
)

BREAK_SITUATIONS: dict[str, BreakSituation] = {situation.id: situation for situation in _ALL}
"""The situations by their id."""


# Playing


def _on_lead(rules: RuleSet, chance: Chance, question_id: str, situation: BreakSituation) -> BreakQuestion | None:
    """Play a round until the learner leads in the situation."""
    low, high = situation.tricks
    before = _round_before(rules, chance) if situation.new_round else 0
    game = at_first_lead(rules, chance, situation.hopeful)
    start = low + chance.below(min(high, low + 2) - low + 1)
    while game is not None and game.turn is not None and len(game.tricks) <= high:
        if game.turn is YOU and not game.plays and len(game.tricks) >= start:
            asked = BreakQuestion(
                id=question_id,
                kind=situation.kind,
                rules=rules,
                hand=play_context(game, YOU).hand,
                tricks=game.tricks,
                first_trick=not game.tricks,
                broken_before=before,
            )
            if situation.fits(asked):
                return asked
        game = apply(game, next_card(game, situation.habit, chance))
    return None


def _record(rules: RuleSet, chance: Chance, question_id: str, situation: BreakSituation) -> BreakQuestion | None:
    """Play a round until its tricks make the situation."""
    low, high = situation.tricks
    start = low + chance.below(high - low + 1)
    game = at_first_lead(rules, chance, situation.hopeful)
    while game is not None and game.turn is not None and len(game.tricks) <= high:
        if not game.plays and len(game.tricks) >= start:
            asked = BreakQuestion(id=question_id, kind=situation.kind, rules=rules, tricks=game.tricks)
            if situation.fits(asked):
                return asked
        game = apply(game, next_card(game, situation.habit, chance))
    return None


def _round_before(rules: RuleSet, chance: Chance) -> int:
    """Play a whole round; return the trick in which spades were broken."""
    game = at_first_lead(rules, chance, any_hand)
    assert game is not None
    while game.turn is not None:
        game = apply(game, next_card(game, cuts_when_void, chance))
    broke = what_broke(rules, game.tricks)
    assert broke is not None  # nobody can play thirteen tricks without a spade
    return broke.trick


# A forced lead is rare: the one who makes it holds many spades and wins with the rest, and all others let it happen

FORCED_SPADES, FORCED_RANK = 6, 9
"""The fewest spades of such a hand, and the least mean rank of its other cards."""

FORCED_DEALS = 12_000
"""Deals that are looked at for it: one in a thousand will do."""


def _forced(rules: RuleSet, chance: Chance, question_id: str, situation: BreakSituation) -> BreakQuestion | None:
    seats = rules.table.seats
    deal = deal_for(rules, chance.seed(), chance.one_of(seats))
    long = _long_seat(rules, deal.hands)
    if long is None:
        return None
    game = _bid_through(start_round(rules, deal), 0)
    if game.over:  # by bids that are too low
        game = _bid_through(start_round(rules, deal), -1)
    for position in _let_it_happen(game, long):
        broke = what_broke(rules, position.tricks)
        if broke is None:
            continue
        if not broke.led:
            return None
        seat = position.turn
        assert seat is not None
        asked = BreakQuestion(
            id=question_id,
            kind=situation.kind,
            rules=rules,
            hand=() if situation.kind == "breaker" else play_context(position, seat).hand,
            tricks=turned(position.tricks, rules.table, seat),
        )
        if situation.fits(asked):
            return asked
    return None


def _bid_through(game: Round, which: int) -> Round:
    """Let everybody do the first of what may be done, or the last, until the first lead or the end of the round."""
    while not game.over and game.phase != "play":
        game = apply(game, legal_actions(game)[which])
    return game


def _long_seat(rules: RuleSet, hands: tuple[tuple[Card, ...], ...]) -> Seat | None:
    suits = rules.trumps.suits
    for seat, hand in zip(rules.table.seats, hands, strict=True):
        others = [card for card in hand if suits[card] is not Suit.SPADES]
        if len(hand) - len(others) >= FORCED_SPADES and others:
            return seat if sum(card.rank for card in others) >= FORCED_RANK * len(others) else None
    return None


def _let_it_happen(game: Round, long: Seat) -> Iterator[Round]:
    """Play, and yield the round before each lead, until a spade is played on another suit."""
    suits = game.trumps.suits
    while game.turn is not None:
        if not game.plays:
            yield game
        cards = legal_cards(game.rules, play_context(game, game.turn))
        others = [card for card in cards if suits[card] is not Suit.SPADES]
        by_rank = sorted(others or cards, key=lambda card: (card.rank, card.code))
        if not others and game.plays and suits[game.plays[0].card] is not Suit.SPADES:
            return
        game = apply(game, Play(game.turn, by_rank[-1] if game.turn is long and others else by_rank[0]))


def turned(tricks: tuple[Trick, ...], table: Table, seat: Seat) -> tuple[Trick, ...]:
    """Return the same tricks at a table turned so that this seat is the learner's."""
    places = dict(zip(table.clockwise_from(seat), table.clockwise_from(YOU), strict=True))
    return tuple(
        Trick(tuple(Play(places[play.seat], play.card) for play in trick.plays), places[trick.winner])
        for trick in tricks
        if trick.winner is not None
    )


# Making


@lru_cache(maxsize=256)
def make_break_question(question_id: str, rules: RuleSet) -> BreakQuestion:
    """Make the question of an id such as `lead-discard-17`.

    Raises QuestionError for an unknown situation, and where these rules never lead to it.

    >>> from spades_teach.core.variants import compose
    >>> asked = make_break_question("breaker-cuts-1", compose("standard"))
    >>> asked.broke.won
    True
    """
    name, _, number = question_id.rpartition("-")
    if name not in BREAK_SITUATIONS or not re.fullmatch(r"[0-9]{1,18}", number):
        raise _unknown(question_id)
    if not rules.has(BREAKING):
        raise QuestionError(
            f"the rules {rules.name!r} know no break; choose rules in which spades must be broken",
            "quiz-no-such-position",
            value=name,
        )
    situation = BREAK_SITUATIONS[name]
    make = _forced if situation.forced else _record if situation.kind == "breaker" else _on_lead
    tries = FORCED_DEALS if situation.forced else DEALS_TRIED
    return first_found(question_id, rules, lambda chance: make(rules, chance, question_id, situation), tries=tries)


def break_questions(seed: int, kinds: tuple[str, ...]) -> Iterator[str]:
    """Yield ids without end; of each seven questions about tables five are such that the tables differ."""
    names = {kind: [each.id for each in _ALL if each.kind == kind] for kind in kinds}
    return dealt_out(seed, names)


_LIKE = {"lead": "spade-lead", "tables": "spade-lead", "breaker": "renege"}
"""Which question of the other quiz is written in the same way."""


def read_break_question(text: str, rules: RuleSet) -> BreakQuestion:
    """Read a question of a fixed list: an id, an example of the catalogue, or a position written out (see above).

    Raises QuestionError or NotationError naming what cannot be.
    """
    if not isinstance(text, str):
        raise QuestionError(
            f"{text!r} is no question; expected text such as 'lead-cut-1'", "quiz-bad-question", value=repr(text)
        )
    kind, _, rest = text.strip().partition(" ")
    if not rest:
        return make_break_question(kind, rules)
    if kind not in BREAK_KINDS:
        raise _unknown(text)
    read = read_question(f"{_LIKE[kind]} {rest}", rules)
    if kind == "breaker" and find_reneges(read.tricks, read.rules.trumps):
        raise QuestionError(
            f"{text!r}: somebody reneges in it; change the tricks", "quiz-bad-position", value=text, what="renege"
        )
    return _of(read, text, kind)


def _of(read: Question, text: str, kind: str) -> BreakQuestion:
    return BreakQuestion(
        id=text,
        kind=kind,
        rules=read.rules,
        hand=read.hand,
        tricks=read.tricks,
        broken=None if read.tricks else read.broken,
        first_trick=read.first_trick,
    )


def _unknown(text: str) -> QuestionError:
    known = [f"{name}-1" for name in BREAK_SITUATIONS]
    near = get_close_matches(text, known, n=1, cutoff=0.4)
    return QuestionError(
        f"no question {text!r}; did you mean {(near or known)[0]!r}?", "quiz-no-such-question", value=text
    )
