"""Worked examples of what may be said or done at a moment of a round, beside bids and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from spades_teach.catalogue import Example
from spades_teach.core.actions import Action, Discard, MakeBid, TakeKitty
from spades_teach.core.cards import Suit, read_cards
from spades_teach.core.deals import deal_with
from spades_teach.core.facing import TurnUp
from spades_teach.core.notation import read_action
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, apply, start_round, violations
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.short_hands import CallMisdeal
from spades_teach.core.showing import ShowSuit
from spades_teach.widgets.worked_lines import Answer, Line, SeatRow, Worked, Wrong, seen_from, yes_or_no

PlaceOf = Callable[[str], str]


def moment(example: Example, rules: RuleSet) -> Worked:
    """Ask of each thing that the source speaks of whether it may be done, and which suit is trump then."""
    game = game_of(example, rules)
    words = [*example.expect.get("allowed", "").split(), *example.expect.get("refused", {})]
    seat = words[0].partition(":")[0] if words else game.rules.table.seats[0].value
    place_of = seen_from(rules, seat)
    lines = [_may(game, read_action(word, rules), place_of) for word in words]
    lines += [_trump(game)] if "trump" in example.expect else []
    hand = read_cards(example.given["hands"].get(seat, ""))
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-moment", place=place_of(example.given["dealer"])),
        lines=tuple(lines),
        hand=hand,
        seats=tuple(_bids_made(game, place_of)),
        place_of=place_of,
    )


def game_of(example: Example, rules: RuleSet) -> Round:
    """Play the round of an example up to the moment that it asks about."""
    given = example.given
    held = {name: read_cards(cards) for name, cards in given["hands"].items()}
    deal = deal_with(held, rules.table.read_seat(given["dealer"]), pack=rules.pack, table=rules.table)
    game = start_round(rules, deal)
    for word in given["done"].split():
        game = apply(game, read_action(word, rules))
    return game


def _bids_made(game: Round, place_of: PlaceOf) -> Iterator[SeatRow]:
    for action in game.actions:
        if isinstance(action, MakeBid):
            yield SeatRow(place=place_of(action.seat.value), bid=action.bid.name)


def asked(action: Action, place_of: PlaceOf) -> Reason:
    """Return the question whether somebody may do something."""
    match action:
        case ShowSuit(suit=Suit() as suit):
            return Reason.of("worked-ask-show", suit=suit.value)
        case TurnUp(cards=cards):
            return Reason.of(
                "worked-ask-turn-up", **dict(zip(("first", "second", "third", "fourth"), cards, strict=True))
            )
        case TakeKitty(seat=seat):
            return Reason.of("worked-ask-take-kitty", place=place_of(seat.value))
        case Discard(card=card):
            return Reason.of("worked-ask-discard", card=card.code)
        case CallMisdeal():
            return Reason.of("worked-ask-misdeal")
        case MakeBid(bid=bid):
            return Reason.of("worked-ask-bid", bid=bid.name)
    return Reason.of("worked-ask-nothing")


def _may(game: Round, action: Action, place_of: PlaceOf) -> Line:
    reasons = violations(game, action)
    free = Reason.of("worked-why-may")
    rule_ids = tuple(reason.id for reason in reasons)

    def wrong(said_yes: bool) -> Wrong:
        if said_yes:
            return Wrong(said=reasons[0], misconception=reasons[0].id, why=reasons[1:], rules=rule_ids)
        return Wrong(said=free)

    return yes_or_no(
        f"may-{action}",
        asked(action, place_of),
        right=not reasons,
        wrong=wrong,
        why=reasons or (free,),
        rules=rule_ids,
    )


def _trump(game: Round) -> Line:
    right = game.trumps.suit.value

    def wrong(answer: Answer) -> Wrong:
        return Wrong(said=Reason.of("worked-wrong-trump-suit", suit=str(answer)))

    return Line(
        id="trump-suit",
        form="one",
        ask=Reason.of("worked-ask-trump-suit"),
        right=(right,),
        options=tuple((suit.value, Reason.of("worked-suit", suit=suit.value)) for suit in reversed(Suit)),
        wrong=wrong,
        why=(Reason.of("worked-why-trump-suit", suit=right),),
    )
