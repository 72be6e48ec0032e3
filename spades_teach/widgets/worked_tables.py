"""Worked examples about what a table allows, line by line: bids, the pack, the deal, options that exclude each other."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from spades_teach.catalogue import Example
from spades_teach.core.actions import Look, MakeBid
from spades_teach.core.bids import Bid, number
from spades_teach.core.cards import Card, Suit, read_cards
from spades_teach.core.deals import deal_for, deal_with
from spades_teach.core.errors import VariantConflictError
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, apply, legal_actions, start_round, violations
from spades_teach.core.rules.bidding import BidContext, BlindNilOnlyBehind
from spades_teach.core.rules.clock import TimePerCard
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.stages import bid_context
from spades_teach.core.table import Seat
from spades_teach.core.variants import compose, read_spec
from spades_teach.widgets.worked_lines import Answer, Line, SeatRow, SideRow, Worked, Wrong, seen_from, yes_or_no

# What may be bid


def bids(example: Example, rules: RuleSet) -> Worked:
    """Ask of one bid after the other whether the seat may make it; the learner sits there."""
    given, table = example.given, rules.table
    game = about_to_bid(example, rules)
    seat = table.read_seat(given["seat"])
    context = replace(bid_context(game, seat), looked=given["looked"])
    place_of = seen_from(rules, seat.value)
    blind = any(kind.blind for kind in rules.kinds)
    lines = [_deficit(context, rules)] if blind else []
    lines += [_may_bid(game, context, bid) for bid in _candidates(example, rules)]
    ours = table.side_of(seat)
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-bids"),
        lines=tuple(lines),
        hand=game.hands[table.index(seat)] if seat.value in given["hands"] and context.looked else (),
        seats=tuple(
            SeatRow(place=place_of(name), bid=bid.name) for name, bid in dict(_bids_made(example, rules)).items()
        ),
        sides=tuple(
            SideRow(side="us" if side is ours else "them", total=total)
            for side, total in sorted(zip(table.sides, context.totals, strict=True), key=lambda row: row[0] is not ours)
        )
        if any(context.totals)
        else (),
        notes=(Reason.of("worked-note-looked" if context.looked else "worked-note-not-looked"),) if blind else (),
        place_of=place_of,
    )


def about_to_bid(example: Example, rules: RuleSet) -> Round:
    """Return a round in which the seat of the example is to bid, after the bids before it; hands that do not matter are any."""
    given, table = example.given, rules.table
    seat, made = table.read_seat(given["seat"]), _bids_made(example, rules)
    first = table.read_seat(made[0][0]) if made else seat
    totals = {name: int(total) for name, _, total in (word.partition(":") for word in given["totals"].split())}
    standing = Standing(tuple(totals[side.name] for side in table.sides), (0,) * len(table.sides))
    held = {name: read_cards(cards) for name, cards in given["hands"].items()}
    game = start_round(rules, deal_with(held, table.before(first), pack=rules.pack, table=table), standing)
    for name, bid in made:
        bidder = table.read_seat(name)
        if not bid.is_blind:
            game = _looking(game, bidder)
        game = apply(game, MakeBid(bidder, bid))
    return _looking(game, seat) if given["looked"] else game


def _looking(game: Round, seat: Seat) -> Round:
    """Let a seat look at its cards, where that is still to be said."""
    return apply(game, Look(seat)) if Look(seat) in legal_actions(game) else game


def _bids_made(example: Example, rules: RuleSet) -> tuple[tuple[str, Bid], ...]:
    return tuple(
        (name, rules.read_bid(bid)) for name, _, bid in (word.partition(":") for word in example.given["bids"].split())
    )


def _candidates(example: Example, rules: RuleSet) -> tuple[Bid, ...]:
    """Return the bids worth asking about: those that the example names, and the nils of the table."""
    named = [*example.expect.get("allowed", "").split(), *example.expect.get("refused", {})]
    nils = {bid.name for kind in rules.kinds if isinstance(bid := getattr(kind, "bid", None), Bid)}
    if any(kind.blind for kind in rules.kinds):
        named += nils
    offered = {bid.name: bid for kind in rules.kinds if (bid := getattr(kind, "bid", None)) is not None}
    offered |= {name: bid for kind in rules.kinds for name in named if (bid := kind.read(name)) is not None}
    known = {name: number(int(name)) if name.isdecimal() else offered.get(name) or Bid(name, 0) for name in named}
    return tuple(sorted(known.values(), key=lambda bid: (not bid.is_number, bid.tricks, "blind" not in bid.name)))


def _may_bid(game: Round, context: BidContext, bid: Bid) -> Line:
    reasons = violations(game, MakeBid(context.seat, bid))
    allowed = not reasons
    free = _why_allowed(context, bid)
    rule_ids = () if allowed else tuple(reason.id for reason in reasons)

    def wrong(said_allowed: bool) -> Wrong:
        if said_allowed:
            return Wrong(said=reasons[0], misconception=reasons[0].id, why=reasons[1:], rules=rule_ids)
        misconception = {"blind": "blind-bid-thought-closed", "looked": "looking-thought-to-close-nil"}.get(
            _case(context, bid)
        )
        return Wrong(said=free, misconception=misconception)

    return yes_or_no(
        f"bid-{bid.name}",
        Reason.of("worked-ask-bid", bid=bid.name),
        right=allowed,
        wrong=wrong,
        why=(free,) if allowed else reasons,
        rules=rule_ids or (("blind-not-behind",) if _case(context, bid) == "blind" else ()),
    )


def _case(context: BidContext, bid: Bid) -> str:
    if bid.name.startswith("blind"):
        return "blind"
    return "looked" if bid.tricks == 0 and context.looked and context.deficit > 0 else "plain"


def _why_allowed(context: BidContext, bid: Bid) -> Reason:
    return Reason.of("worked-why-bid", bid=bid.name, case=_case(context, bid), deficit=context.deficit)


def _deficit(context: BidContext, rules: RuleSet) -> Line:
    """Ask how far the side is behind."""
    own = context.totals[context.table.sides.index(context.table.side_of(context.seat))]
    other = own + context.deficit
    needed = next((limit.needed for limit in rules.limits if isinstance(limit, BlindNilOnlyBehind)), 0)

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        mistakes = {
            -context.deficit: "deficit-sign",
            own: "total-for-deficit",
            other: "total-for-deficit",
            needed: "needed-for-deficit",
        }
        mistake = mistakes.get(answer)
        message = f"worked-mistake-{mistake}" if mistake else "worked-astray-deficit"
        return Wrong(said=Reason.of(message, answer=answer, own=own, other=other), misconception=mistake)

    return Line(
        id="deficit",
        form="number",
        ask=Reason.of("worked-ask-deficit"),
        right=(context.deficit,),
        wrong=wrong,
        worked=((other, "−", own, "=", context.deficit),),
        why=(Reason.of("worked-why-deficit", deficit=context.deficit, needed=needed),),
        rules=("blind-not-behind",) if needed else (),
    )


# The pack


def pack(_: Example, rules: RuleSet) -> Worked:
    """Ask how many cards and trumps there are, which are the highest, and which cards are missing."""
    cards, order, plain = rules.pack.cards, rules.trumps.trumps, compose("standard")
    absent = frozenset(card.code for card in plain.pack.cards if card not in cards)
    added = [card for card in cards if card not in plain.pack.cards]
    before = len(plain.trumps.trumps)
    facts = {"plain": before, "out": len(absent), "players": len(rules.table.seats)}
    lines = [
        _count("cards", len(cards), {len(plain.pack.cards) + len(added): "nothing-left-out"}, facts),
        _count("trumps", len(order), {before: "jokers-are-no-trumps"}, facts),
        *(_rank_of(rules, place) for place in range(4 if order != plain.trumps.trumps else 1)),
    ]
    if absent:
        lines.append(_absent(absent))
    return Worked(rules=rules, task=Reason.of("worked-task-pack"), lines=tuple(lines), notes=table_notes(rules))


def table_notes(rules: RuleSet) -> tuple[Reason, ...]:
    """Say by which options a table plays, or which one it is where it has none."""
    spec = read_spec(rules.name)
    names = [choice.id for choice in spec.choices] or [spec.profile]
    return tuple(Reason.of("worked-note-table", rule=name) for name in names)


def _count(name: str, right: int, foreseen: Mapping[int, str], facts: Mapping[str, int]) -> Line:
    """Ask how many there are; facts: trumps of the plain pack, cards taken out, players."""

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        mistake = foreseen.get(answer)
        message = f"worked-mistake-{mistake}" if mistake else f"worked-astray-{name}"
        return Wrong(said=Reason.of(message, answer=answer, **facts), misconception=mistake)

    return Line(
        id=name,
        form="number",
        ask=Reason.of(f"worked-ask-{name}"),
        right=(right,),
        wrong=wrong,
        why=(Reason.of(f"worked-why-{name}", count=right, **facts),),
    )


def _rank_of(rules: RuleSet, place: int) -> Line:
    """Ask which trump stands at a place, the highest being the first."""
    order = rules.trumps.trumps
    offered = sorted({card.code for card in order[: place + 3]} | {"AS", "2S"}, key=str)

    def wrong(answer: Answer) -> Wrong:
        chosen = Card(str(answer))
        misconception = {"AS": "ace-is-the-highest-trump", "2S": "twos-are-low"}.get(chosen.code)
        higher = "yes" if order.index(chosen) < place else "no"
        said = Reason.of("worked-mistake-trump-order", card=chosen.code, higher=higher)
        return Wrong(said=said, misconception=misconception)

    return Line(
        id=f"trump-{place + 1}",
        form="one",
        ask=Reason.of("worked-ask-trump", number=place + 1),
        right=(order[place].code,),
        options=tuple((code, Reason.of("worked-card", card=code)) for code in offered),
        wrong=wrong,
        why=(Reason.of("worked-why-trump", cards=" ".join(card.code for card in order[: place + 1])),),
    )


def _absent(absent: frozenset[str]) -> Line:
    """Ask which cards made room for others."""
    ranks = {code[:-1] for code in absent}
    offered = tuple(Card(rank + suit.value) for rank in sorted(ranks) for suit in Suit)

    def wrong(answer: Answer) -> Wrong:
        chosen = answer if isinstance(answer, frozenset) else frozenset()
        surplus, missed = sorted(chosen - absent), sorted(absent - chosen)
        card = (surplus or missed)[0]
        said = Reason.of("worked-mistake-absent", card=card, there="yes" if surplus else "no")
        return Wrong(said=said, misconception="absent-cards" if surplus else None)

    return Line(
        id="absent",
        form="cards",
        ask=Reason.of("worked-ask-absent"),
        right=(absent,),
        cards=offered,
        wrong=wrong,
        why=(Reason.of("worked-why-absent", cards=" ".join(sorted(absent))),),
    )


# The deal


def deal(example: Example, rules: RuleSet) -> Worked:
    """Ask how many cards each player gets."""
    dealt = deal_for(rules, example.given["seed"])
    size, players = len(dealt.hands[0]), len(dealt.hands)
    cards = size * players

    def wrong(answer: Answer) -> Wrong:
        assert isinstance(answer, int)
        foreseen = {cards // 2: "half-the-pack", cards: "whole-pack", players: "players-for-cards"}
        mistake = foreseen.get(answer)
        message = f"worked-mistake-{mistake}" if mistake else "worked-astray-hand-size"
        return Wrong(said=Reason.of(message, answer=answer, cards=cards, players=players), misconception=mistake)

    line = Line(
        id="hand-size",
        form="number",
        ask=Reason.of("worked-ask-hand-size", cards=cards, players=players),
        right=(size,),
        wrong=wrong,
        worked=((players, "×", size, "=", cards),),
        why=(Reason.of("worked-why-hand-size", count=size, left=len(dealt.undealt)),),
    )
    return Worked(rules=rules, task=Reason.of("worked-task-deal"), lines=(line,))


# The clock


def clock(_: Example, rules: RuleSet) -> Worked:
    """Ask how long a trick takes at most."""
    limit = next(policy for policy in rules.conduct if isinstance(policy, TimePerCard))
    players, right = len(rules.table.seats), limit.longest_trick(rules.table)
    line = Line(
        id="clock",
        form="number",
        ask=Reason.of("worked-ask-clock", players=players, seconds=limit.seconds),
        right=(right,),
        wrong=lambda answer: Wrong(said=Reason.of("worked-astray-clock", answer=int(str(answer)), players=players)),
        worked=((players, "×", limit.seconds, "=", right),),
        why=(Reason.of("worked-why-clock", count=right),),
    )
    return Worked(rules=rules, task=Reason.of("worked-task-clock"), lines=(line,))


# Passing


def passing(example: Example, rules: RuleSet) -> Worked:
    """Ask how many cards each passes, and which of them come to the learner, who sits where the first card comes."""
    each, gets = example.expect["each"], example.expect["gets"]
    bids = tuple(rules.read_bid(word.partition(":")[2]) for word in example.given["bids"].split())
    seat = next(iter(gets))
    place_of = seen_from(rules, seat)
    passes = {name: frozenset(text.split()) for name, text in example.given["passes"].items()}
    right = frozenset(gets[seat].split())
    count = Line(
        id="passed",
        form="number",
        ask=Reason.of("worked-ask-passed"),
        right=(each,),
        wrong=lambda answer: Wrong(said=Reason.of("worked-astray-passed", answer=int(str(answer)))),
        why=(Reason.of("worked-why-passed", count=each),),
    )
    cards = Line(
        id="received",
        form="cards",
        ask=Reason.of("worked-ask-received"),
        right=(right,),
        cards=tuple(card for text in example.given["passes"].values() for card in read_cards(text)),
        wrong=lambda _: Wrong(said=Reason.of("worked-astray-received")),
        why=(Reason.of("worked-why-received", cards=gets[seat], place=place_of(_giver(passes, right))),),
    )
    return Worked(
        rules=rules,
        task=Reason.of("worked-task-passing"),
        lines=(count, cards),
        hand=read_cards(example.given["passes"][seat]),
        seats=tuple(
            SeatRow(place=place_of(name.value), bid=bid.name)
            for name, bid in zip(rules.table.seats, bids, strict=bool(bids))
        ),
        place_of=place_of,
    )


def _giver(passes: Mapping[str, frozenset[str]], cards: frozenset[str]) -> str:
    return next(name for name, passed in passes.items() if passed == cards)


# Options that exclude each other


def conflict(example: Example, rules: RuleSet) -> Worked:
    """Ask whether the options of the example can be in force together."""
    named = [choice.id for choice in read_spec(example.spec).choices]
    facts = {"first": named[-2], "second": named[-1]}
    try:
        compose(example.spec)
        together, why = True, Reason.of("worked-why-together", **facts)
    except VariantConflictError as error:
        together, why = False, _why_not_together(error, facts)

    def wrong(said_together: bool) -> Wrong:
        return Wrong(said=why, misconception="options-always-combine" if said_together else "options-never-combine")

    ask = Reason.of("worked-ask-together", **facts)
    line = yes_or_no("together", ask, right=together, wrong=wrong, why=(why,))
    return Worked(rules=rules, task=Reason.of("worked-task-together"), lines=(line,))


def _why_not_together(error: VariantConflictError, facts: Mapping[str, str]) -> Reason:
    if "needing" in error.facts:
        needing, removing = str(error.facts["needing"]), str(error.facts["removing"])
        return Reason.of("worked-why-conflict-needed", needing=needing, removing=removing)
    return Reason.of("worked-why-conflict", **facts)
