"""A round scored from its counts and the facts that were told comes to what its cards come to, whatever the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from random import Random

import pytest

from spades_teach.core.cards import Card, Rank, Suit
from spades_teach.core.deals import deal_for
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.notation import dumps, round_to_json
from spades_teach.core.rounds import Round, apply, legal_actions, result, start_round
from spades_teach.core.rules.facts import facts_read
from spades_teach.core.table import Seat
from spades_teach.core.tricks import Trick
from spades_teach.core.variants import VARIANTS, compose
from tests.cli.running import run
from tests.samples import samples

ANNOUNCED = ("little-bemo", "big-moe", "lexington")
"""What may be announced beside the bids; no record of the cards tells it."""


def settings() -> Iterator[str]:
    for variant in VARIANTS.values():
        for choice in variant.settings():
            try:
                compose(f"standard+{choice}")
            except RuleSpecError:
                continue
            yield f"standard+{choice}"


def played(spec: str, seed: int) -> Round:
    rules = compose(spec)
    game = start_round(rules, deal_for(rules, seed))
    chance = Random(seed)
    while not game.over:
        options = legal_actions(game)
        low = [option for option in options if getattr(getattr(option, "bid", None), "tricks", 9) < 5]
        game = apply(game, chance.choice(low or options))
    return game


# The facts, read from the cards by another eye than the engine's


def card_of(trick: Trick) -> Card | None:
    return next((play.card for play in trick.plays if play.seat is trick.winner), None)


def told(game: Round) -> dict[str, object]:
    """Return all that a table could tell about a round beside its bids and tricks."""
    tricks, table = game.tricks, game.rules.table
    facts: dict[str, object] = dict(result(game).facts)
    if not tricks:
        return facts
    winners = [trick.winner for trick in tricks]
    last, card = winners[-1], card_of(tricks[-1])
    runs = [(winner, len(list(run))) for winner, run in groupby(winners)]
    for seat in table.seats:
        facts[f"{seat}.last-trick"] = card.code if card is not None and seat is last else 0
        facts[f"{seat}.last-tricks-in-a-row"] = runs[-1][1] if seat is last else 0
        ended = (
            seat is last and len(runs) > 1 and runs[-1][1] == 1 and runs[-2][0] not in (*_partners(game, seat), None)
        )
        facts[f"{seat}.streak-ended"] = runs[-2][1] if ended else 0
        facts[f"{seat}.ace-in-last-trick"] = sum(
            play.seat is seat and play.card.rank is Rank.ACE for play in tricks[-1].plays
        )
        facts[f"{seat}.dead-tricks"] = sum(trick.winner is None and trick.plays[0].seat is seat for trick in tricks)
        facts[f"{seat}.ruffs-won"] = sum(_ruffed(game, trick, seat) for trick in tricks)
        facts[f"{seat}.aces-kept"] = sum(
            play.card.rank is Rank.ACE for trick in tricks if trick.winner is seat for play in trick.plays
        )
        facts[f"{seat}.dix"] = facts[f"{seat}.dix-with-spades"] = facts[f"{seat}.dix-spades-led"] = 0
    for side in table.sides:
        own = [winner in side.seats for winner in winners]
        lengths = [(ours, len(list(run))) for ours, run in groupby(own)]
        facts[f"{side.seats[0]}.first-tricks"] = lengths[0][1] if lengths[0][0] else 0
        facts[f"{side.seats[0]}.tricks-in-a-row"] = max([length for ours, length in lengths if ours], default=0)
    for trick in tricks:
        if card_of(trick) is Card("9S"):
            facts[f"{trick.winner}.{_dix(trick)}"] = 1
    return facts


def _partners(game: Round, seat: Seat) -> tuple[Seat, ...]:
    return game.rules.table.side_of(seat).seats


def _dix(trick: Trick) -> str:
    spades = [play.card.suit is Suit.SPADES for play in trick.plays]
    return "dix-spades-led" if spades[0] else "dix-with-spades" if sum(spades) > 1 else "dix"


def _ruffed(game: Round, trick: Trick, seat: Seat) -> bool:
    card, trumps = card_of(trick), game.trumps
    led = trumps.suit_of(trick.plays[0].card)
    return trick.winner is seat and card in trumps.trumps and led is not trumps.suit


def typed(game: Round, extra: dict[str, object]) -> str:
    known = {fact.name for fact in facts_read(game.rules)}
    facts = {**told(game), **extra}
    return " ".join(f"{name}={value}" for name, value in facts.items() if name.rpartition(".")[2] in known)


@pytest.mark.parametrize("spec", list(settings()))
def test_counts_and_facts_come_to_the_same_as_the_cards(spec, tmp_path, count):
    """`score` answers for every rule: from a record, and from bids, tricks and facts; nothing that matters is left untold."""
    for seed in range(samples(small=2, deep=20)):
        game = played(spec, seed)
        seats = game.rules.table.seats
        bids = " ".join(f"{seat}:{bid}" for seat, bid in zip(seats, game.bids, strict=True))
        tricks = " ".join(f"{seat}:{taken}" for seat, taken in zip(seats, game.taken, strict=True))
        known = {fact.name for fact in facts_read(game.rules)}
        extra = {f"{seats[0]}.{name}": 1 for name in ANNOUNCED if name in known}
        extra |= {"minutes": 61} if "minutes" in known else {}
        file = tmp_path / "round.json"
        file.write_text(dumps(round_to_json(game)), encoding="utf-8")
        beside = ["--facts", " ".join(f"{name}={value}" for name, value in extra.items())] if extra else []
        expected = run("score", "--record", str(file), *beside, "--json")
        assert expected.status == 0, expected.err
        answer = run(
            "score", "--bids", bids, "--tricks", tricks, "--rules", spec, "--facts", typed(game, extra), "--json"
        )
        assert answer.status == 0, answer.err
        assert expected.json == answer.json
        count("rounds scored from counts and facts as from cards")
