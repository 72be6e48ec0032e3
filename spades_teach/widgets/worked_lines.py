"""A worked example taken apart into lines, each of which can be asked before it is shown.

What is right comes from the engine, never from what the example expects: that only says which lines are worth asking.  Each kind of example
has a builder; `opened` finds it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from spades_teach.catalogue import Example
from spades_teach.core.cards import Card
from spades_teach.core.errors import SpadesError
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import FOUR_IN_TWO
from spades_teach.core.tricks import Play
from spades_teach.core.variants import RuleSpec, compose
from spades_teach.widgets.four_seats import check_four_in_two
from spades_teach.widgets.questions import seen_from as seen_from

Answer = int | str | frozenset[str]
"""A number, the id of an option, or card codes."""

FORMS = ("number", "one", "cards", "play")
"""How a line is answered: a number; one of several options; cards of the hand to mark; one of the cards on the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wrong:
    """What is said about a wrong answer.

    said: the message.  why: further messages below it.  rules: ids of the rules behind it.  tables: those that would allow it, None where that
    is no question.
    """

    said: Reason
    misconception: str | None = None
    why: tuple[Reason, ...] = ()
    rules: tuple[str, ...] = ()
    tables: tuple[RuleSpec, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of a worked example.

    ask: the question; its `.label` names the line.  right: the answers that are right, the one to show first.
    worked: how a number comes about, as parts of a formula.  why: what is said once it is shown.  rules: ids of the rules behind it.
    plays: how many cards lie on the table while it is asked; None where all do.
    usual: whether it is asked when no lines are chosen.
    """

    id: str
    form: str
    ask: Reason
    right: tuple[Answer, ...]
    wrong: Callable[[Answer], Wrong]
    options: tuple[tuple[str, Reason], ...] = ()
    signed: bool = False  # points rather than a count
    worked: tuple[tuple[int | str, ...], ...] = ()
    why: tuple[Reason, ...] = ()
    rules: tuple[str, ...] = ()
    plays: int | None = None
    card: Card | None = None  # the card of the hand that is asked about
    cards: tuple[Card, ...] = ()  # those to mark, where they are not the hand
    usual: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """A seat of the round that is told: its bid and its tricks, as far as they are known."""

    place: str
    bid: str | None = None
    tricks: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SideRow:
    """What a side brought into the round."""

    side: str  # us or them
    total: int | None = None
    bags: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Worked:
    """A worked example ready to be asked: what is given, and its lines.

    place_of: turns a seat of the compass into you, left, partner or right.
    """

    rules: RuleSet
    task: Reason
    lines: tuple[Line, ...]
    hand: tuple[Card, ...] = ()
    plays: tuple[Play, ...] = ()  # on the table; of a table of another size they lie in a row
    seats: tuple[SeatRow, ...] = ()
    sides: tuple[SideRow, ...] = ()
    notes: tuple[Reason, ...] = ()
    place_of: Callable[[str], str] = str


def yes_or_no(line_id: str, ask: Reason, *, right: bool, wrong: Callable[[bool], Wrong], **rest: object) -> Line:
    """Return a line that is answered by yes or no."""
    return Line(
        id=line_id,
        form="one",
        ask=ask,
        right=("yes" if right else "no",),
        options=(("yes", Reason.of("worked-yes")), ("no", Reason.of("worked-no"))),
        wrong=lambda answer: wrong(answer == "yes"),
        **rest,  # type: ignore[arg-type]
    )


def opened(example: Example, rules: RuleSet) -> Worked:
    """Take an example apart; raises SpadesError for one of a kind that has no lines."""
    builders = _builders() if rules.table == FOUR_IN_TWO else _builders_elsewhere()
    if example.kind not in _builders():
        raise SpadesError(
            f"the example {example.id!r} is of the kind {example.kind!r}, which has no lines to reveal; "
            f"choose one of the kinds {', '.join(_builders())}",
            "no-lines-to-reveal",
            value=example.id,
            kind=example.kind,
        )
    _check_table(example, rules)
    missing = next((card for card in _cards_of(example) if card not in rules.pack.cards), None)
    if missing is not None:
        raise SpadesError(
            f"{missing} of the example {example.id!r} is not in the pack of {rules.name!r}; choose rules that have it",
            "not-in-pack",
            card=missing.code,
        )
    return builders[example.kind](example, rules)


def _check_table(example: Example, rules: RuleSet) -> None:
    """Raise SpadesError for rules of another table than the one that an example is about."""
    own = FOUR_IN_TWO if example.kind == "compose" else compose(example.spec).table
    if own == FOUR_IN_TWO:
        check_four_in_two(rules)
    elif rules.table != own:
        raise SpadesError(
            f"{rules.name!r} does not seat its players as the example {example.id!r} does; choose rules that do, {example.spec!r}",
            "another-table",
            value=rules.name,
            example=example.id,
            expected=example.spec,
        )


def _cards_of(example: Example) -> Iterator[Card]:
    """Yield the cards that lie or are held in an example."""
    given = example.given
    for text in (
        given.get("hand", ""),
        given.get("trick", ""),
        given.get("plays", ""),
        *given.get("hands", {}).values(),
    ):
        for word in text.split():
            yield Card(word.rpartition(":")[2].partition("=")[0])


def _builders() -> Mapping[str, Callable[[Example, RuleSet], Worked]]:
    from spades_teach.widgets import (
        worked_cards,
        worked_claims,
        worked_matches,
        worked_moments,
        worked_scores,
        worked_shares,
        worked_tables,
    )

    return {
        "legal": worked_cards.legal,
        "trick": worked_cards.trick,
        "opening": worked_cards.opening,
        "score": worked_scores.score,
        "match": worked_matches.match,
        "bids": worked_tables.bids,
        "pack": worked_tables.pack,
        "deal": worked_tables.deal,
        "ace-check": worked_claims.ace_check,
        "claim": worked_claims.claim,
        "clock": worked_tables.clock,
        "passing": worked_tables.passing,
        "moment": worked_moments.moment,
        "compose": worked_tables.conflict,
        "draw": worked_shares.draw,
        "tables": worked_shares.tables,
    }


def _builders_elsewhere() -> Mapping[str, Callable[[Example, RuleSet], Worked]]:
    """Return the builders for tables of other sizes, whose seats are told by name or number."""
    from spades_teach.widgets import worked_cards, worked_elsewhere, worked_shares, worked_tables

    return {
        "legal": worked_cards.legal,
        "trick": worked_elsewhere.trick,
        "score": worked_elsewhere.score,
        "bids": worked_tables.bids,
        "pack": worked_tables.pack,
        "deal": worked_shares.deal,
        "draw": worked_shares.draw,
    }
