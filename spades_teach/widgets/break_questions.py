"""A question about breaking spades: the position, what broke spades in it, and the ways in which tables see that.

The forms a to g stand in the base rules under "Breaking spades", with their sources.  Each is a rule set of its own, made of registered variants:

a  any spade played in an earlier trick breaks them (the default)    b  a spade has won a trick    c  the first spade of the round is played
d  a spade is played on a lead of another suit    e  they need not be broken    f  the ace of spades may be led before    g  never to the first trick

In a text c cannot be told from a: it speaks of the same event.  g stands without a break, as in "after the first trick".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from spades_teach.core.cards import Card, Suit
from spades_teach.core.judging import CardVerdicts, judge_cards
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.tricks import Play, Trick, best_play
from spades_teach.core.variants import RuleSpec, compose, read_spec
from spades_teach.widgets.questions import YOU, Question, is_broken

BREAK_KINDS = ("lead", "breaker", "tables")
"""What can be asked: may a spade be led, and which cards; which card broke spades; at which tables may one be led."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Break:
    """The card that broke spades."""

    trick: int  # its number, from 1
    play: Play
    led: bool  # to its trick, and not thrown on another suit
    won: bool  # its trick


@dataclass(frozen=True, kw_only=True)
class BreakQuestion(Question):
    """A position in which somebody asks whether spades are broken."""

    broken_before: int = 0  # the trick of the round before in which spades were broken, 0 where nothing is told of it

    @cached_property
    def broke(self) -> Break | None:
        """Which card broke spades, None where none did or where that is only told."""
        return what_broke(self.rules, self.tricks)

    @cached_property
    def spades(self) -> tuple[Card, ...]:
        """The spades of the hand."""
        return tuple(card for card in self.hand if self.rules.trumps.suits[card] is Suit.SPADES)

    @property
    def only_spades(self) -> bool:
        return len(self.spades) == len(self.hand)

    @cached_property
    def may_lead(self) -> bool:
        """Whether some spade of the hand may be led."""
        return any(card in self.verdicts.legal for card in self.spades)

    def played_spades(self) -> Iterator[tuple[int, Play]]:
        """Yield the spades played so far, each with the number of its trick."""
        yield from ((number, play) for number, _, play in self._plays() if self.is_spade(play.card))

    def thrown(self) -> Iterator[tuple[int, Play]]:
        """Yield the cards that neither followed suit nor were spades."""
        suits = self.rules.trumps.suits
        for number, trick, play in self._plays():
            if suits[play.card] not in (suits[trick.plays[0].card], Suit.SPADES):
                yield number, play

    def _plays(self) -> Iterator[tuple[int, Trick, Play]]:
        for number, trick in enumerate(self.tricks, start=1):
            yield from ((number, trick, play) for play in trick.plays)

    def is_spade(self, card: Card) -> bool:
        return self.rules.trumps.suits[card] is Suit.SPADES


def what_broke(rules: RuleSet, tricks: Sequence[Trick]) -> Break | None:
    """Return the card that broke spades by these rules, None where none did."""
    for number, trick in enumerate(tricks, start=1):
        for count in range(1, len(trick.plays) + 1):
            complete = count == len(trick.plays)
            if any(policy.breaks(trick.plays[:count], complete, rules.trumps) for policy in rules.restrictions):
                best = best_play(trick.plays, rules.trumps)
                # What breaks only when the trick is over is that a spade has won it.
                play = best if complete else trick.plays[count - 1]
                return Break(trick=number, play=play, led=play is trick.plays[0], won=play is best)
    return None


# The ways in which tables see it


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """One way in which tables see it.  choices: what it adds to the rules, as in a rule spec."""

    id: str
    choices: str
    sources: tuple[str, ...]


FORMS = (
    Form(id="a", choices="breaking-spades", sources=("S2",)),
    Form(id="b", choices="breaking-spades:broken_by=a-spade-has-won-a-trick", sources=("S0", "S1")),
    Form(id="c", choices="breaking-spades", sources=("S0", "S1")),
    Form(id="d", choices="breaking-spades:broken_by=a-spade-played-on-a-non-spade-lead", sources=("S0", "S1")),
    Form(id="e", choices="breaking-spades:required=false", sources=("S2",)),
    Form(id="f", choices="breaking-spades+lead-ace-of-spades", sources=("S0", "S1")),
    Form(id="g", choices="breaking-spades:required=false+no-spade-lead-first-trick", sources=("S0", "S1")),
)
"""In the order of the base rules."""

_ABOUT_BREAKING = ("breaking-spades", "lead-ace-of-spades", "no-spade-lead-first-trick")


def rules_of(form: Form, rules: RuleSet) -> RuleSet:
    """Return the rules of a table that sees breaking in this way and is like this one in all else.

    >>> rules_of(FORMS[5], compose("standard+blind-nil")).name
    'standard+blind-nil+breaking-spades+lead-ace-of-spades'
    """
    spec = read_spec(rules.name)
    added = read_spec(f"{spec.profile}+{form.choices}").choices
    kept = tuple(choice for choice in spec.choices if choice.id not in _ABOUT_BREAKING)
    return compose(RuleSpec(spec.profile, tuple(sorted((*kept, *added), key=lambda choice: choice.id))))


@dataclass(frozen=True, slots=True, kw_only=True)
class FormVerdict:
    """What the engine says at one table."""

    form: Form
    rules: RuleSet
    context: PlayContext
    cards: CardVerdicts
    spades: tuple[Card, ...]  # those that may be led


def forms_of(question: BreakQuestion) -> tuple[FormVerdict, ...]:
    """Judge a lead at each of the seven tables.

    >>> from spades_teach.core.cards import read_hand
    >>> asked = BreakQuestion(id="", kind="tables", rules=compose("standard"), hand=read_hand("AS 4H"), first_trick=True)
    >>> "".join(each.form.id for each in forms_of(asked) if each.spades)
    'ef'
    """
    return tuple(_form_verdict(question, form) for form in FORMS)


def _form_verdict(question: BreakQuestion, form: Form) -> FormVerdict:
    rules = rules_of(form, question.rules)
    context = PlayContext(
        hand=question.hand,
        trumps=rules.trumps,
        broken=is_broken(rules, question.tricks) if question.broken is None else question.broken,
        first_trick=question.first_trick,
        seat=YOU,
        table=rules.table,
    )
    cards = judge_cards(rules, context)
    spades = tuple(card for card in question.spades if card in cards.legal)
    return FormVerdict(form=form, rules=rules, context=context, cards=cards, spades=spades)
