"""Whatever the engine gives as a reason, a line or an outcome can be said with the facts that it carries."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.core.actions import Action, Look, MakeBid, Play
from spades_teach.core.cards import Card
from spades_teach.core.errors import SpadesError
from spades_teach.core.judging import freedom
from spades_teach.core.matches import add, outcome
from spades_teach.core.notation import read_bids_and_tricks
from spades_teach.core.reasons import Reason
from spades_teach.core.rounds import Round, violations
from spades_teach.core.scores import score_round
from spades_teach.core.stages import play_context
from spades_teach.core.tricks import winning_reason
from spades_teach.core.variants import compose
from spades_teach.i18n import Words, available_languages, words_for
from tests.strategies import SPECS, results, rounds, rule_sets, standings

EVERYBODY = [words_for(lang) for lang in available_languages()]


def say(reason_id: str, facts: dict[str, str | int], points: int | None = None) -> None:
    """Say a reason in every language, with its label and what other tables do; a line also with its working."""
    given = facts if points is None else {**facts, "points": points}
    for words in EVERYBODY:
        assert words(reason_id, **given)
        for attribute in ("label", "elsewhere") if points is None else ("label", "elsewhere", "working"):
            assert words.attr(reason_id, attribute, **given)


def try_all(game: Round) -> list[Reason]:
    """Return what the engine says to everything that anybody could try."""
    tried: list[Action] = []
    for seat in game.rules.table.seats:
        tried += [Look(seat), *(Play(seat, Card(code)) for code in ("2C", "AS", "KH", "10D", "BJ"))]
        tried += [Play(seat, card) for card in game.hands[game.rules.table.index(seat)]]
        tried += [MakeBid(seat, game.rules.read_bid(name)) for name in ("1", "13")]
        kinds = [kind.bid for kind in game.rules.kinds if hasattr(kind, "bid")]
        tried += [MakeBid(seat, bid) for bid in kinds]
    return [reason for action in tried for reason in violations(game, action)]


@given(game=rounds())
def test_each_reason_against_an_action_can_be_said(game):
    """Cards, bids and looks of all seats, at any moment of a round, by many rules."""
    for reason in set(try_all(game)):
        say(reason.id, dict(reason.facts))


@given(game=rounds())
def test_each_freedom_and_each_winner_can_be_said(game):
    """Why a card may be played, and why a trick is won."""
    if game.turn is not None and game.phase == "play":
        reason = freedom(game.rules, play_context(game, game.turn))
        say(reason.id, dict(reason.facts))
    for trick in game.tricks:
        reason = winning_reason(trick.plays, game.rules.trumps)
        say(reason.id, dict(reason.facts))


@given(data=st.data(), rules=rule_sets)
def test_each_line_and_each_outcome_can_be_said(data, rules):
    """All points of a round have a reason, a working and what other tables say; so has the end of a match."""
    before = data.draw(standings(len(rules.table.sides)))
    score = score_round(rules, data.draw(results(rules)), before)
    for side in score.sides:
        for line in side.lines:
            say(line.reason, dict(line.facts), line.points)
    reached = outcome(rules, add(before, score))
    if reached.reason is not None:
        say(reached.reason, {})


def working_of(words: Words, spec: str, bids: str, tricks: str) -> Counter[str]:
    score = score_round(compose(spec), read_bids_and_tricks(bids, tricks, compose(spec)))
    return Counter(
        words.attr(line.reason, "working", points=line.points, **dict(line.facts)) for line in score.sides[0].lines
    )


@pytest.mark.parametrize(
    ("workings", "bids", "tricks"),
    [
        (["7 × 10 = 70"], "N:4 S:3 E:3 W:3", "N:4 S:3 E:3 W:3"),
        (["−7 × 10 = −70"], "N:4 S:3 E:3 W:3", "N:3 S:3 E:4 W:3"),
        (["7 × 10 = 70", "2 × 1 = 2"], "N:4 S:3 E:2 W:2", "N:5 S:4 E:2 W:2"),
        (["+100", "4 × 10 = 40", "1 × 1 = 1"], "N:nil S:4 E:4 W:4", "N:0 S:5 E:4 W:4"),
        (["−100", "−4 × 10 = −40", "(0 + 2) × 1 = 2"], "N:nil S:4 E:4 W:4", "N:2 S:3 E:4 W:4"),
    ],
    ids=["s2-contract-made", "s2-set", "s2-bags", "s2-nil-made", "s2-nil-failed"],
)
def test_the_workings_are_those_of_the_source(workings, bids, tricks):
    """The worked examples of S2 come out as they are written there."""
    assert working_of(words_for("en"), "standard", bids, tricks) == Counter(workings)


@pytest.mark.parametrize("words", EVERYBODY, ids=lambda words: words.lang)
@pytest.mark.parametrize(
    "spec",
    [
        "no-such-profile",
        "standard+no-such-rule",
        "standard+board+board",
        "standard+nil-off+blind-nil",
        "standard+deuce-starts+big-joker-little-joker",
        "standard+bag-penalty:penalty=none",
        "standard+bag-penalty:size=5",
        "standard+",
        "",
    ],
)
def test_rules_that_cannot_be_are_refused_in_every_language(words, spec):
    """A wrong rule spec is named, and what to do next."""
    with pytest.raises(SpadesError) as caught:
        compose(spec)
    assert words(caught.value.id, **caught.value.facts)


@pytest.mark.parametrize("words", EVERYBODY, ids=lambda words: words.lang)
@pytest.mark.parametrize(
    ("bids", "tricks"),
    [
        ("N:4 E:3 S:2", "N:4 E:3 S:2 W:4"),
        ("N:4 E:3 S:2 W:x", "N:4 E:3 S:2 W:4"),
        ("N:4 E:3 S:2 W:4", "N:4 E:3 S:2 W:-4"),
        ("N:4 N:3 S:2 W:4", "N:4 E:3 S:2 W:4"),
        ("N:4 E:3 S:2 Q:4", "N:4 E:3 S:2 W:4"),
        ("N:4 E:3 S:2 W", "N:4 E:3 S:2 W:4"),
        ("N:4 E:3 S:2 W:4", "N:4 E:3 S:2 W:5"),
    ],
)
def test_results_that_cannot_be_are_refused_in_every_language(words, bids, tricks):
    """A missing seat, an unknown bid, too many tricks: each is said with the value."""
    rules = compose("standard")
    with pytest.raises(SpadesError) as caught:
        score_round(rules, read_bids_and_tricks(bids, tricks, rules))
    assert words(caught.value.id, **caught.value.facts)


@pytest.mark.parametrize("words", EVERYBODY, ids=lambda words: words.lang)
def test_all_rules_in_use_have_names_and_sentences(words):
    """Every variant that is registered is named and explained in every language."""
    from spades_teach.core.variants.registry import VARIANTS

    assert len(VARIANTS) >= 15
    unnamed = [rule for rule in VARIANTS if words.rule(rule) == words.code(rule) or words.rule_about(rule) is None]
    assert unnamed == []
    assert all(words.rule_about(spec.partition("+")[0]) for spec in SPECS)
