"""The words of a verdict: what the rule says, where it stands, what other tables say, which option would change it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

from spades_teach.catalogue import Example, examples
from spades_teach.core.cards import read_cards
from spades_teach.core.errors import SpadesError
from spades_teach.core.judging import freedom
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.tricks import Play, read_plays, winning_reason
from spades_teach.core.variants import STANDARD, RuleSpec, compose, spec_of
from spades_teach.i18n import Words
from spades_teach.widgets.plain import plain_copy

P = ParamSpec("P")
T = TypeVar("T")


def said_once(make: Callable[P, T]) -> Callable[P, T]:
    """Let a function say its texts once, and hand out a copy each time: what a reader does to a copy nobody else sees."""
    remembered: Any = lru_cache(maxsize=256)(make)

    @wraps(make)
    def say_again(*args: P.args, **facts: P.kwargs) -> T:
        said: T = plain_copy(remembered(*args, **facts))
        return said

    return say_again


SEAT_FACTS = frozenset({"seat", "turn"})


def say(words: Words, reason: Reason, place_of: Callable[[str], str] | None = None) -> str:
    """Say a reason to the learner; `place_of` turns a seat of the compass into you, left, partner or right."""
    facts = {
        name: place_of(value) if place_of and name in SEAT_FACTS and isinstance(value, str) else value
        for name, value in reason.facts
    }
    return words(reason.id, **facts)


def rule_rows(
    words: Words, rules: RuleSet, reasons: Iterable[str], options: Iterable[RuleSpec] | None = None
) -> list[str]:
    """Return the small lines under a verdict: rule, table and source; other tables; the options that would allow it.

    reasons: reason ids.  options: None where the question does not arise.
    """
    rows: list[str] = []
    for reason in reasons:
        rows.append(_rule_row(words, rules, reason))
        if words.has(reason, "elsewhere"):
            rows.append(words.attr(reason, "elsewhere"))
    spec = spec_of(rules)
    if options is not None and spec is not None:  # what is one variant away from rules without a spec nobody knows
        rows.append(_options_row(words, spec, tuple(options)))
    return rows


def _rule_row(words: Words, rules: RuleSet, reason: str) -> str:
    spec = spec_of(rules)
    table = (
        words.list_of([words.rule(spec.profile), *(words.rule(choice.id) for choice in spec.choices)])
        if spec
        else rules.name
    )
    sources = sources_of(reason)
    if not sources:
        return words("verdict-rule", rule=reason, table=table)
    named = words.list_of(words("source-name", source=source) for source in sources)
    return words("verdict-rule-with-source", rule=reason, table=table, sources=named)


def _options_row(words: Words, spec: RuleSpec, options: tuple[RuleSpec, ...]) -> str:
    if not options:
        return words("verdict-no-option")
    before = set(spec.choices)
    new = [choice for option in options for choice in option.choices if choice not in before]
    named = words.list_of(
        (words("verdict-option", name=words.rule(choice.id), spec=str(choice)) for choice in new), "or"
    )
    return words("verdict-allowed-by", options=named)


def sources_of(reason: str) -> tuple[str, ...]:
    """Return the sources in which a rule stands, found by the worked examples that it decides; empty when none does.

    Where the default table has the rule, its examples speak: a house rule that only meets the rule as well is no source of it.

    >>> sources_of("must-follow-suit")[-1]
    'S2'
    """
    return _sources().get(reason, ())


@cache
def _sources() -> Mapping[str, tuple[str, ...]]:
    """Return the sources of each reason: those of the default table's examples, of the other tables' where it has none."""
    default, elsewhere = _sources_of(True), _sources_of(False)
    return {**elsewhere, **default}


def _sources_of(of_default_table: bool) -> dict[str, tuple[str, ...]]:
    found: dict[str, set[str]] = {}
    for example in examples():
        if (example.spec == STANDARD.name) is of_default_table:
            for reason in _decided_by(example):
                found.setdefault(reason, set()).update(example.sources)
    return {reason: tuple(sorted(sources)) for reason, sources in found.items()}


def _decided_by(example: Example) -> Iterator[str]:
    """Yield the reasons that a worked example expects: against or for a card, of a trick, of a line of a score, of the end of a match."""
    for reasons in example.expect.get("illegal", {}).values():
        yield from reasons
    if example.kind == "score":
        for side in example.expect.values():
            yield from side.get("lines", ()) if isinstance(side, Mapping) else ()
    if example.kind in ("match", "trick") and "reason" in example.expect:
        yield example.expect["reason"]
    if example.kind == "legal":
        yield from _shown_by(example)


def _shown_by(example: Example) -> Iterator[str]:
    """Yield what the engine says about a position whose example names only cards: why they may be played, and why they take the trick."""
    given, expect = example.given, example.expect
    try:
        rules = compose(example.spec)
    except SpadesError:  # a table that cannot be asked yet
        return
    plays = read_plays(given.get("trick") or "", rules.table, rules.pack.copies)
    context = PlayContext(
        hand=read_cards(given["hand"]),
        plays=plays,
        trumps=rules.trumps,
        broken=bool(given.get("broken")),
        first_trick=bool(given.get("first_trick")),
    )
    yield freedom(rules, context).id
    for card in read_cards(expect.get("taking") or ""):
        yield winning_reason((*plays, Play(rules.table.after(plays[-1].seat), card)), rules.trumps).id
