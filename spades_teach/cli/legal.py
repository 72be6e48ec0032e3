"""`spades-teach legal`: which cards may be played, and which rule forbids the others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from spades_teach.cli.arguments import JSON, RULES, Command, Given, Option
from spades_teach.cli.errors import InputError
from spades_teach.cli.inputs import rules_of, text_of, whole_number
from spades_teach.cli.output import INDENT, say, say_json
from spades_teach.core.cards import Card, read_cards, read_hand, write_cards
from spades_teach.core.judging import CardVerdicts, freedom, judge_cards
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.tricks import Play, read_plays
from spades_teach.core.variants import Choice, allowing, read_spec
from spades_teach.i18n import Words


def run(given: Given) -> int:
    """Judge the cards of a hand."""
    rules = rules_of(given)
    context = _context(given, rules)
    verdicts = judge_cards(rules, context)
    if given.has("json"):
        say_json(
            {
                "legal": [card.code for card in verdicts.legal],
                "illegal": {card.code: [reason.id for reason in why] for card, why in verdicts.blocked.items()},
            }
        )
        return 0
    for line in _told(rules, context, verdicts, given.words):
        say(line)
    return 0


# What was typed


def _context(given: Given, rules: RuleSet) -> PlayContext:
    hand = read_hand(text_of(given, "hand") or "", rules.pack.copies)
    plays = _plays(given, rules)
    number = whole_number(given, "trick-number", least=1, most=rules.hand_size)
    _check_cards(rules, hand, plays)
    _check_sizes(rules, hand, plays, number)
    if number == 1 and not plays and given.has("broken"):
        raise InputError("cli-broken-at-first")
    return PlayContext(
        hand=hand,
        plays=plays,
        trumps=rules.trumps,
        broken=given.has("broken"),
        first_trick=number == 1,
        seat=rules.table.after(plays[-1].seat) if given.has("trick") and plays else None,
        table=rules.table,
    )


def _plays(given: Given, rules: RuleSet) -> tuple[Play, ...]:
    led, trick = text_of(given, "led"), text_of(given, "trick")
    if led is not None and trick is not None:
        raise InputError("cli-led-and-trick")
    if trick is not None:
        return read_plays(trick, rules.table, rules.pack.copies)
    if led is None:
        return ()
    if len(led.replace(",", " ").split()) > 1:
        raise InputError("cli-two-led", value=write_cards(read_cards(led)))
    return (Play(rules.table.seats[0], Card(led)),)


def _check_cards(rules: RuleSet, hand: tuple[Card, ...], plays: tuple[Play, ...]) -> None:
    """Refuse cards that no deal of these rules could bring together."""
    on_table = [play.card for play in plays]
    for card in (*hand, *on_table):
        if card not in rules.pack.cards:
            raise InputError("cli-not-in-pack", card=card.code, rules=rules.name)
    for card in hand:
        if hand.count(card) > rules.pack.cards.count(card):
            raise InputError("duplicate-card", card=card.code)
    for card in on_table:
        if hand.count(card) + on_table.count(card) > rules.pack.cards.count(card):
            raise InputError("cli-in-hand-and-trick", card=card.code)


def _check_sizes(rules: RuleSet, hand: tuple[Card, ...], plays: tuple[Play, ...], number: int | None) -> None:
    """Refuse more cards than anybody can hold at that time, and a trick that is complete or out of order."""
    most = rules.hand_size - (number or 1) + 1
    if len(hand) > most:
        raise InputError("cli-too-many-cards", cards=len(hand), most=most)
    if len(plays) >= len(rules.table.seats):
        raise InputError("cli-trick-complete", value=" ".join(map(str, plays)))
    for before, play in pairwise(plays):
        turn = rules.table.after(before.seat)
        if play.seat is not turn:
            raise InputError("cli-out-of-turn", play=str(play), before=str(before), turn=turn.value)


# What is answered


def _told(rules: RuleSet, context: PlayContext, verdicts: CardVerdicts, words: Words) -> Iterator[str]:
    yield words("cli-legal-cards", cards=write_cards(verdicts.legal))
    yield INDENT + _said(freedom(rules, context), words)
    for cards, reasons, options in _alike(rules, context, verdicts):
        yield words("cli-illegal-cards", cards=write_cards(cards))
        for reason in reasons:
            yield INDENT + _said(reason, words)
        yield INDENT + _allowed_by(options, words)


def _alike(
    rules: RuleSet, context: PlayContext, verdicts: CardVerdicts
) -> Iterator[tuple[tuple[Card, ...], tuple[Reason, ...], tuple[Choice, ...]]]:
    """Yield the cards that may not be played, those together of which the same is to be said."""
    own = set(read_spec(rules.name).choices)
    groups: dict[tuple[tuple[Reason, ...], tuple[Choice, ...]], list[Card]] = {}
    for card, reasons in verdicts.blocked.items():
        options = (choice for spec in allowing(rules, context, card) for choice in spec.choices if choice not in own)
        groups.setdefault((reasons, tuple(options)), []).append(card)
    for (reasons, choices), cards in groups.items():
        yield tuple(cards), reasons, choices


def _allowed_by(options: tuple[Choice, ...], words: Words) -> str:
    if not options:
        return words("verdict-no-option")
    named = (words("verdict-option", name=words.rule(choice.id), spec=f"+{choice}") for choice in options)
    return words("verdict-allowed-by", options=words.list_of(named, "or"))


def _said(reason: Reason, words: Words) -> str:
    return words(reason.id, **dict(reason.facts))


COMMAND = Command(
    name="legal",
    usage=(
        'legal --hand "9H 4H AS" [--led KH | --trick "E:KH S:2H"] [--broken] [--trick-number N] [--rules R] [--lang L] [--json]',
    ),
    options=(
        Option(name="hand", sample="9H 4H AS", required=True),
        Option(name="led", sample="KH"),
        Option(name="trick", sample="E:KH S:2H"),
        Option(name="broken"),
        Option(name="trick-number", sample="N"),
        RULES,
        JSON,
    ),
    examples=(
        'legal --hand "9H 4H AS 7C" --led KH',
        'legal --hand "QS 8S JH 2D" --broken',
        'legal --hand "AS 8S 3C" --trick "E:9D S:2S" --rules standard+deuce-starts --trick-number 1 --json',
    ),
    run=run,
)
