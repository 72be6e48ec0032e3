"""Worked examples of how people and cards are shared out: a deal to any number of players, a hand that is drawn, several tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from spades_teach.catalogue import Example
from spades_teach.core.actions import Take
from spades_teach.core.cards import Card, read_cards
from spades_teach.core.deals import Deal
from spades_teach.core.drawing import Drawing
from spades_teach.core.gatherings import tables_for
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, apply, start_round
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.views import seat_view
from spades_teach.widgets.worked_lines import Answer, Line, Worked, Wrong, seen_from, yes_or_no
from spades_teach.widgets.worked_tables import table_notes

# A deal


def deal(_: Example, rules: RuleSet) -> Worked:
    """Ask for the cards of the pack, of a hand and of nobody, and for the tricks where a hand has another number of cards."""
    lines = [_pack(rules), _hand(rules)]
    if _left(rules):
        lines.append(_aside(rules))
    if rules.tricks != rules.hand_size:
        lines.append(_tricks(rules))
    task = Reason.of("worked-task-deal-for", players=_players(rules))
    return Worked(rules=rules, task=task, lines=tuple(lines), notes=table_notes(rules))


def _players(rules: RuleSet) -> int:
    return len(rules.table.seats)


def _left(rules: RuleSet) -> int:
    """Return the cards that are in no hand when the play begins."""
    return len(rules.pack.cards) - rules.hand_size * _players(rules)


def _how(rules: RuleSet) -> str:
    """Tell what becomes of the cards that are in no hand: none are left, they are drawn and thrown away, a kitty, or out of play."""
    if not _left(rules):
        return "none"
    if any(isinstance(stage, Drawing) for stage in rules.stages):
        return "drawn"
    return "kitty" if rules.has("stages.kitty") else "unused"


def _pack(rules: RuleSet) -> Line:
    """Ask how many cards are played with."""
    copies, right = rules.pack.copies, len(rules.pack.cards)
    plain = Counter(STANDARD_PACK.cards * copies)
    here = Counter(rules.pack.cards)
    gone, jokers = [*(plain - here).elements()], (here - plain).total()
    facts = {"copies": copies, "plain": plain.total(), "out": len(gone), "jokers": jokers, "players": _players(rules)}

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        mistake = {len(STANDARD_PACK.cards): "one-pack-only", plain.total(): "plain-pack"}.get(answer)
        said = f"worked-mistake-{mistake}" if mistake else "worked-astray-pack"
        return Wrong(said=Reason.of(said, answer=answer, **facts), misconception=mistake)

    changed = ("out" if gone else "") + ("in" if jokers else "") or "plain"
    cards = " ".join(card.code for card in gone)
    return Line(
        id="pack",
        form="number",
        ask=Reason.of("worked-ask-pack", players=_players(rules)),
        right=(right,),
        wrong=wrong,
        why=(Reason.of("worked-why-pack", count=right, changed=changed, cards=cards, **facts),),
    )


def _hand(rules: RuleSet) -> Line:
    """Ask how many cards each player holds when the play begins."""
    cards, players, right = len(rules.pack.cards), _players(rules), rules.hand_size
    facts: dict[str, str | int] = {"cards": cards, "players": players, "left": _left(rules), "how": _how(rules)}

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        foreseen = {cards // players: "all-shared-out", cards: "whole-pack", players: "players-for-cards"}
        mistake = foreseen.get(answer)
        said = f"worked-mistake-{mistake}" if mistake else "worked-astray-hand"
        return Wrong(said=Reason.of(said, answer=answer, **facts), misconception=mistake)

    return Line(
        id="hand-size",
        form="number",
        ask=Reason.of("worked-ask-hand", **facts),
        right=(right,),
        wrong=wrong,
        worked=((players, "×", right, "=", players * right),),
        why=(Reason.of("worked-why-hand", count=right, **facts),),
    )


def _aside(rules: RuleSet) -> Line:
    """Ask how many cards nobody holds then."""
    cards, dealt, right = len(rules.pack.cards), rules.hand_size * _players(rules), _left(rules)

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        mistake = {0: "nothing-aside", dealt: "dealt-for-aside"}.get(answer)
        said = f"worked-mistake-{mistake}" if mistake else "worked-astray-aside"
        return Wrong(said=Reason.of(said, answer=answer, cards=cards, dealt=dealt), misconception=mistake)

    return Line(
        id="aside",
        form="number",
        ask=Reason.of("worked-ask-aside"),
        right=(right,),
        wrong=wrong,
        worked=((cards, "−", dealt, "=", right),),
        why=(Reason.of("worked-why-aside", count=right, how=_how(rules)),),
    )


def _tricks(rules: RuleSet) -> Line:
    """Ask how many tricks the round has, where the kitty counts for one."""
    size, right = rules.hand_size, rules.tricks

    def wrong(answer: Answer) -> Wrong:
        mistake = "kitty-is-no-trick" if answer == size else None
        said = f"worked-mistake-{mistake}" if mistake else "worked-astray-tricks"
        return Wrong(said=Reason.of(said, answer=int(str(answer)), hand=size), misconception=mistake)

    return Line(
        id="tricks",
        form="number",
        ask=Reason.of("worked-ask-tricks", hand=size),
        right=(right,),
        wrong=wrong,
        worked=((size, "+", right - size, "=", right),),
        why=(Reason.of("worked-why-tricks", count=right),),
    )


# A hand that is drawn


def draw(example: Example, rules: RuleSet) -> Worked:
    """Ask which of two cards the learner sees, which one is kept, and whether the other one is known."""
    drawn, take = read_cards(example.given["drawn"]), example.given["take"]
    rest = tuple(card for card in rules.pack.cards if card not in drawn)
    game = start_round(rules, Deal(((),) * _players(rules), rules.table.seats[0], None, (*drawn, *rest)))
    assert game.turn is not None
    seat, first, second = game.turn, drawn[0].code, drawn[1].code
    after = apply(game, Take(seat, take))
    seen = seat_view(game, seat).offered
    (kept,), (thrown,) = after.hands[rules.table.index(seat)], after.discards[rules.table.index(seat)]
    both = "yes" if len(seen) > 1 else "no"
    lines = (
        _cards("sees", drawn, seen, Reason.of("worked-why-sees", both=both, card=first), both=both),
        _cards("kept", drawn, (kept,), Reason.of("worked-why-kept", card=kept.code, other=thrown.code), take=take),
        _known(game, after, thrown, both=both, take=take),
    )
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-draw", first=first, second=second),
        lines=lines,
        place_of=seen_from(rules, seat.value),
    )


def _cards(name: str, drawn: tuple[Card, ...], right: tuple[Card, ...], why: Reason, **facts: str) -> Line:
    """Ask for some of the two cards."""
    wanted = frozenset(card.code for card in right)

    def wrong(answer: Answer) -> Wrong:
        marked = answer if isinstance(answer, frozenset) else frozenset()
        count = "none" if not marked else "both" if len(marked) == len(drawn) else "one"
        return Wrong(said=Reason.of(f"worked-wrong-{name}", marked=count, **facts))

    return Line(
        id=name,
        form="cards",
        ask=Reason.of(f"worked-ask-{name}", **facts),
        right=(wanted,),
        cards=drawn,
        wrong=wrong,
        why=(why,),
    )


def _known(game: Round, after: Round, thrown: Card, *, both: str, take: str) -> Line:
    """Ask whether the learner knows the card that was thrown away."""
    assert game.turn is not None
    known = thrown in seat_view(after, game.turn).thrown
    case = "both" if both == "yes" else "first" if take == "second" else "may" if known else "may-not"
    why = Reason.of("worked-why-knows", case=case)
    ask = Reason.of("worked-ask-knows", take=take)
    return yes_or_no("knows", ask, right=known, wrong=lambda _: Wrong(said=why), why=(why,))


# Several tables


def tables(example: Example, rules: RuleSet) -> Worked:
    """Ask how so many people share themselves out among tables."""
    people: int = example.given["people"]
    right = tuple(sorted((len(table.people) for table in tables_for(rules, people)), reverse=True))

    def wrong(answer: Answer) -> Wrong:
        sizes = [int(size) for size in str(answer).split("+")]
        case = "one" if len(sizes) == 1 else "pair" if 2 in sizes else "other"
        return Wrong(said=Reason.of("worked-wrong-tables", case=case, people=people, tables=len(right)))

    options = tuple((_sizes_id(sizes), _sizes(sizes)) for sizes in sorted(_splits(people), reverse=True))
    line = Line(
        id="tables",
        form="one",
        ask=Reason.of("worked-ask-tables", people=people),
        right=(_sizes_id(right),),
        options=options,
        wrong=wrong,
        why=(Reason.of("worked-why-tables", people=people, tables=len(right), least=right[-1]),),
    )
    return Worked(rules=rules, task=Reason.of("worked-task-tables"), lines=(line,))


def _splits(people: int) -> Iterator[tuple[int, ...]]:
    """Yield ways to sit down that one may think of: all at one table, or at two or three of two to five people, the largest first."""
    yield (people,)
    for first in range(5, 1, -1):
        for second in range(first, 1, -1):
            if first + second == people:
                yield (first, second)
            third = people - first - second
            if 2 <= third <= second:
                yield (first, second, third)


def _sizes_id(sizes: tuple[int, ...]) -> str:
    return "+".join(map(str, sizes))


def _sizes(sizes: tuple[int, ...]) -> Reason:
    if len(sizes) == 1:
        return Reason.of("worked-one-table", first=sizes[0])
    return Reason.of("worked-tables", **dict(zip(("first", "second", "third"), (*sizes, 0), strict=False)))
