"""Questions about following suit: what is right agrees with the engine and with the second reading, and any seed gives the same for ever."""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from spades_teach.core.cards import Suit
from spades_teach.core.errors import SpadesError
from spades_teach.core.tricks import write_plays
from spades_teach.core.variants import compose
from spades_teach.i18n import words_for
from spades_teach.widgets import asking, questions
from spades_teach.widgets.asking import ASKERS, MISCONCEPTIONS, OPTIONS, REASONS, SLIPS, Answer, Verdict, said_by
from spades_teach.widgets.question_texts import read_question
from spades_teach.widgets.questions import KINDS, PLACES, Question, QuestionError
from spades_teach.widgets.situations import LEVELS, SITUATIONS, endless, make_question, situations
from spades_teach.widgets.verdicts import say, sources_of
from tests import reference
from tests.samples import samples
from tests.strategies import SPECS

STANDARD = compose("standard")
EACH = samples(small=16, deep=500)
"""Questions made of each situation."""

GOLDEN = Path(__file__).resolve().parent.parent / "data" / "golden-questions.json"


@cache
def made(name: str) -> tuple[Question, ...]:
    return tuple(make_question(f"{name}-{number}", STANDARD) for number in range(EACH))


def of_kind(kind: str) -> Iterator[Question]:
    for name, situation in SITUATIONS.items():
        if situation.kind == kind:
            yield from made(name)


def codes(cards: Any) -> list[str]:
    return [card.code for card in cards]


def trick_codes(plays: Any) -> list[tuple[int, str]]:
    return [("NESW".index(play.seat.value), play.card.code) for play in plays]


# The answers of a learner, all of them or a sample


def answers(question: Question, chance: Random, many: int = 12) -> Iterator[Answer]:
    """Yield complete answers: all that there are, or a sample in which the tempting ones are sure to be."""
    if question.kind == "legal":
        for chosen in _choices_of_cards(question, chance, many):
            yield {"cards": [card.code for card in asking.sorted_hand(question) if card in chosen]}
    elif question.kind == "winner":
        yield from ({"place": place, "reason": reason} for place in PLACES for reason in REASONS)
    elif question.kind == "spade-lead":
        yield from ({"option": option} for option in OPTIONS)
    else:
        yield {"nobody": True, "renege": None, "proof": None}
        cells = [[number, place] for number in range(1, len(question.tricks) + 1) for place in PLACES]
        truth = true_record(question)
        for _ in range(many):
            pair = chance.sample(cells, 2)
            yield {"nobody": False, "renege": pair[0], "proof": pair[1]}
        if truth:
            right = {"nobody": False, "renege": list(truth[0]), "proof": list(truth[1])}
            yield right
            yield {**right, "renege": right["proof"], "proof": right["renege"]}
            yield from (
                {**right, "proof": cell}
                for cell in chance.sample(cells, min(many, len(cells)))
                if cell != right["renege"]
            )


def _choices_of_cards(question: Question, chance: Random, many: int) -> Iterator[set[Any]]:
    hand, verdicts = list(question.hand), question.verdicts
    trumps = question.rules.trumps
    yield set(hand)
    yield set(verdicts.legal)
    for suit in "SHDC":
        of_suit = {card for card in hand if trumps.suit_of(card) is Suit(suit)}
        for chosen in (of_suit, set(hand) - of_suit, set(verdicts.legal) - of_suit, set(verdicts.legal) | of_suit):
            if chosen:
                yield chosen
    winning = set(questions.beating(question.context)) & set(verdicts.legal) if question.plays else set()
    for chosen in (winning, set(verdicts.legal) - winning, {c for c in winning if trumps.suits[c].value == "S"}):
        if chosen:
            yield chosen
    for _ in range(many):
        yield set(chance.sample(hand, chance.randint(1, len(hand))))


def judged(question: Question, answer: Answer) -> Verdict:
    asker = ASKERS[question.kind]
    taken = asker.blank()
    for action in asker.steps(answer):
        taken = asker.take(question, taken, action)
    assert taken == answer
    assert asker.is_complete(answer)
    return asker.judge(question, answer)


# The right answer, by the second reading


TRUMP_RULES = {*reference.HOUSE_TRUMPS, "big-joker-little-joker"}


def suit_of(question: Question, code: str) -> str | None:
    kept = [rule for rule in question.rules.name.split("+")[1:] if rule.partition(":")[0] in TRUMP_RULES]
    return reference.suit_of(reference.rules_of("+".join(["standard", *kept])), code)


def naive_legal(question: Question) -> set[str]:
    rules = reference.rules_of(question.rules.name)
    table = codes(play.card for play in question.plays)
    return set(
        reference.legal_cards(rules, codes(question.hand), table, question.spades_are_broken, question.first_trick)
    )


def true_record(question: Question) -> tuple[tuple[int, str], tuple[int, str]] | None:
    """Find the renege and what first gives it away, by looking at every card of every player in turn."""
    for number, trick in enumerate(question.tricks, start=1):
        led = suit_of(question, trick.plays[0].card.code)
        for play in trick.plays:
            if suit_of(question, play.card.code) != led:
                for later, other in enumerate(question.tricks, start=1):
                    card = next(each.card.code for each in other.plays if each.seat is play.seat)
                    if later > number and suit_of(question, card) == led:
                        place = question.place_of(play.seat)
                        return (number, place), (later, place)
    return None


def naively_right(question: Question, answer: Answer) -> bool:
    if question.kind == "legal":
        return set(answer["cards"]) == naive_legal(question)
    if question.kind == "winner":
        rules = reference.default_table()
        trick = trick_codes(question.plays)
        winner = reference.trick_winner(rules, trick)
        card = dict(trick)[winner]
        fits = {
            "highest-of-suit-led": suit_of(question, card) == suit_of(question, trick[0][1]),
            "highest-spade": suit_of(question, card) == "S",
        }
        seat = "NESW".index(question.seat_at(answer["place"]).value)
        return seat == winner and fits.get(answer["reason"], False)
    if question.kind == "spade-lead":
        may = any(suit_of(question, code) == "S" for code in naive_legal(question))
        only = all(suit_of(question, code) == "S" for code in codes(question.hand))
        broken = question.broken
        if broken is None:
            broken = reference.spades_broken(
                reference.default_table(), [trick_codes(trick.plays) for trick in question.tricks]
            )
        return {
            "yes-broken": broken,
            "yes-only-spades": only,
            "no-unbroken": not may,
        }.get(answer["option"], False)
    truth = true_record(question)
    if answer["nobody"]:
        return truth is None
    return truth is not None and (tuple(answer["renege"]), tuple(answer["proof"])) == truth


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_is_right_agrees_with_the_second_reading(name, count):
    """Of all kinds of answers to generated questions, exactly those are right that the naive reading calls right."""
    chance = Random(name)
    for question in made(name):
        seen = {True: 0, False: 0}
        for answer in answers(question, chance):
            verdict = judged(question, answer)
            assert verdict.right is naively_right(question, answer), (question.id, answer)
            seen[verdict.right] += 1
        assert seen[True], question.id
        count("answers to quiz questions compared with the second reading", sum(seen.values()))
    count("quiz questions made and checked", len(made(name)))


@pytest.mark.parametrize("kind", KINDS)
def test_positions_come_from_real_deals(kind):
    """No card is there twice, and nobody holds or has played more than thirteen."""
    for question in of_kind(kind):
        cards = [*question.hand, *(play.card for trick in question.tricks for play in trick.plays)]
        cards += [play.card for play in question.plays]
        assert len(set(cards)) == len(cards)
        assert len(question.hand) + len(question.tricks) <= 13
        if question.tricks and question.hand:
            assert len(question.hand) + len(question.tricks) == 13


def test_a_record_breaks_no_rule_but_one():
    """In every whole round of the detective each card but the renege is legal for a player who holds what he later plays."""
    rules = reference.default_table()
    for name in ("renege-cut-whole", "renege-throw-whole", "renege-none-whole"):
        for question in made(name):
            illegal = []
            done: list[list[tuple[int, str]]] = []
            for number, trick in enumerate(question.tricks, start=1):
                table: list[str] = []
                for play in trick.plays:
                    rest = [each for later in question.tricks[number - 1 :] for each in later.plays]
                    hand = [each.card.code for each in rest if each.seat is play.seat]
                    broken = reference.spades_broken(rules, done)
                    if play.card.code not in reference.legal_cards(rules, hand, table, broken, not done):
                        illegal.append((number, question.place_of(play.seat)))
                    table.append(play.card.code)
                done.append(trick_codes(trick.plays))
                assert reference.trick_winner(rules, done[-1]) == "NESW".index(trick.winner.value)
            truth = true_record(question)
            assert illegal == ([truth[0]] if truth else [])
            assert (truth is None) == (name == "renege-none-whole")


# Situations are what they are called

MEANINGS: dict[str, Callable[[Any], bool]] = {
    "legal-follow": lambda p: 2 <= len(p.suits.get(p.led, [])) <= len(p.question.hand) - 2 and p.led != "S",
    "legal-follow-or-cut": lambda p: bool(p.suits.get(p.led)) and bool(p.suits.get("S")) and p.led != "S",
    "legal-one-card": lambda p: len(p.suits.get(p.led, [])) == 1,
    "legal-all-follow": lambda p: set(p.suits) == {p.led} and len(p.question.verdicts.legal) == len(p.question.hand),
    "legal-void": lambda p: p.led not in p.suits and "S" in p.suits and len(p.suits) > 1,
    "legal-void-no-spade": lambda p: p.led not in p.suits and "S" not in p.suits and len(p.question.hand) > 2,
    "legal-spade-led": lambda p: p.led == "S" and "S" in p.suits,
    "legal-spade-led-void": lambda p: p.led == "S" and "S" not in p.suits,
    "legal-lead-unbroken": lambda p: not p.question.plays and "S" in p.suits and p.question.broken is False,
    "legal-lead-broken": lambda p: not p.question.plays and "S" in p.suits and p.question.broken is True,
    "legal-first-lead": lambda p: not p.question.plays and p.question.first_trick and len(p.question.hand) == 13,
    "legal-only-spades": lambda p: not p.question.plays and set(p.suits) == {"S"} and p.question.broken is False,
    "legal-first-trick-void": lambda p: p.question.first_trick and p.led not in p.suits and "S" in p.suits,
    "spade-lead-only-spades": lambda p: set(p.suits) == {"S"} and p.question.broken is False,
    "spade-lead-only-spades-broken": lambda p: set(p.suits) == {"S"} and p.question.broken is True,
    "spade-lead-read-broken": lambda p: p.question.broken is None and p.question.spades_are_broken,
    "spade-lead-read-unbroken": lambda p: p.question.broken is None and not p.question.spades_are_broken,
}


@pytest.mark.parametrize("name", MEANINGS)
def test_a_situation_is_what_its_name_says(name):
    """Each position shows what its situation promises."""
    for question in made(name):
        suits: dict[str, list[str]] = {}
        for code in codes(question.hand):
            suits.setdefault(suit_of(question, code), []).append(code)
        led = suit_of(question, question.plays[0].card.code) if question.plays else ""
        assert MEANINGS[name](SimpleNamespace(question=question, suits=suits, led=led)), question.id


def test_all_cards_can_be_legal_and_one_can_be():
    """A76: there are hands in which everything may be played, so that marking just one suit is not always right, and hands with one card."""
    sizes = [(len(question.verdicts.legal), len(question.hand)) for question in of_kind("legal")]
    assert sum(legal == held for legal, held in sizes) > len(sizes) / 5
    assert sum(legal < held for legal, held in sizes) > len(sizes) / 5
    assert any(legal == 1 for legal, held in sizes if held > 3)
    first_level = [make_question(f"{name}-1", STANDARD) for name in situations("legal", 1)]
    assert any(len(question.verdicts.legal) == len(question.hand) for question in first_level)


def test_marking_everything_earns_nothing():
    """A76: all cards marked is wrong wherever one of them may not be played, and shows the belief behind it."""
    for question in of_kind("legal"):
        verdict = judged(question, {"cards": codes(asking.sorted_hand(question))})
        assert verdict.right is (not question.verdicts.blocked)
        assert verdict.misconception == (None if verdict.right else "marks-everything")


# For ever


def as_text(question: Question) -> str:
    """Write a position in one line."""
    parts = [
        question.kind,
        "hand " + " ".join(codes(question.hand)),
        "trick " + write_plays(question.plays),
        "tricks " + " / ".join(write_plays(trick.plays) for trick in question.tricks),
        f"broken {question.broken} first {question.first_trick}",
    ]
    return "; ".join(parts)


def test_the_same_number_is_the_same_question_for_ever():
    """A52: question 0 of every situation is the stored one, on every platform; a change would change lessons.

    SPADES_TEACH_WRITE_VIEWS=1 writes the file anew.
    """
    found = {f"{name}-0": as_text(make_question(f"{name}-0", STANDARD)) for name in SITUATIONS}
    found |= {f"endless-{level}": " ".join(islice(endless(7, level, KINDS), 30)) for level in LEVELS}
    if os.environ.get("SPADES_TEACH_WRITE_VIEWS"):
        GOLDEN.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert json.loads(GOLDEN.read_text(encoding="utf-8")) == found


def test_numbers_give_different_questions():
    """Of sixteen questions of a situation hardly two are the same, even where only two or three cards are left."""
    for name in SITUATIONS:
        assert len({as_text(question) for question in made(name)[:16]}) >= 14, name


# Without end


@pytest.mark.parametrize("level", LEVELS)
def test_every_situation_comes_before_one_comes_again(level):
    """Within as many questions as the largest kind has situations, each kind, every one has come once."""
    mixed = {1: {"legal", "winner"}, 2: {"legal", "winner", "spade-lead"}, 3: set(KINDS)}[level]
    most = max(len(situations(kind, level)) for kind in mixed)
    for seed in range(samples(small=20, deep=500)):
        names = [
            question_id.rpartition("-")[0] for question_id in islice(endless(seed, level, KINDS), most * len(mixed))
        ]
        assert {SITUATIONS[name].kind for name in names} == mixed
        assert set(names) == {name for kind in mixed for name in situations(kind, level)}
        for at in range(0, len(names), len(mixed)):
            assert {SITUATIONS[name].kind for name in names[at : at + len(mixed)]} == mixed


def test_levels_rise():
    """A level has all that the one below has and more, of every kind; a kind asked alone is asked at any level."""
    for kind in KINDS:
        one, two, three = (set(situations(kind, level)) for level in LEVELS)
        assert set() < one < two < three
        for level in LEVELS:
            assert next(endless(1, level, [kind])).startswith(kind)


@pytest.mark.parametrize("spec", SPECS)
def test_every_table_has_all_questions(spec):
    """The house rules of the site leave no situation empty, and the right set is what the engine calls legal."""
    rules = compose(spec)
    for name, situation in SITUATIONS.items():
        if situation.needs and not rules.has(situation.needs):
            with pytest.raises(QuestionError):
                make_question(f"{name}-3", rules)
            continue
        question = make_question(f"{name}-3", rules)
        right = [answer for answer in answers(question, Random(1)) if judged(question, answer).right]
        assert right, (spec, name)


# What is said


def every_verdict(many: int) -> Iterator[tuple[Question, Verdict]]:
    """Yield the verdicts on all kinds of answers to the first questions without end, level by level."""
    chance = Random(5)
    for level in LEVELS:
        for question_id in islice(endless(11, level, KINDS), many):
            question = make_question(question_id, STANDARD)
            for answer in answers(question, chance, many=30):
                yield question, judged(question, answer)


def test_every_misconception_is_met_soon():
    """Within ninety questions of each level a learner can show every misconception and make every slip."""
    said = {verdict.said.id for _, verdict in every_verdict(90) if not verdict.right}
    expected = {f"misconception-{each}" for each in MISCONCEPTIONS} | {f"slip-{each}" for each in SLIPS}
    assert said == expected - {"slip-forbidden"}  # that one needs a rule about a certain card


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_verdict_is_worded(lang):
    """Each verdict is said in the language itself, with its rule and source; misconceptions have a name and a truth besides."""
    words = words_for(lang)
    before = words.missing
    for question, verdict in every_verdict(30):
        text, rows = said_by(verdict, question, words, say)
        assert text
        assert all(rows)
        assert verdict.rules
        assert all(sources_of(rule) for rule in verdict.rules)
        assert verdict.right or verdict.said.id.startswith(("misconception-", "slip-"))
    assert words.missing == before
    for each in MISCONCEPTIONS:
        assert words.translated(f"misconception-{each}", "label")
        assert words.translated(f"misconception-{each}", "truth")
    for each in SLIPS:
        assert words.translated(f"slip-{each}")


def test_a_wrong_answer_is_never_just_wrong():
    """What is said about a wrong answer names a card that the learner marked, left out, or should have looked at."""
    for question, verdict in every_verdict(20):
        if not verdict.right and verdict.said.id not in (
            "misconception-spade-may-always-be-led",
            "slip-not-broken-yet",
        ):
            facts = dict(verdict.said.facts)
            there = {*codes(question.hand), *codes(play.card for play in question.plays)}
            there |= {play.card.code for trick in question.tricks for play in trick.plays}
            named = {value for name, value in facts.items() if name in ("card", "best", "proof", "pick") and value}
            assert named <= there
            assert named or facts.get("trick") == 0 or verdict.said.id == "misconception-spades-only-cannot-lead"


@pytest.mark.parametrize(
    ("expected", "text", "answer"),
    [
        ("must-trump-when-void", "s2-cut", {"cards": ["9S", "3S"]}),
        ("must-trump-when-void", "s2-cut-partner-winning", {"cards": ["9S", "3S"]}),
        ("unbroken-spade-cannot-cut", "legal hand 3S 9S 5C KH trick E:AD unbroken", {"cards": ["KH", "5C"]}),
        ("spade-on-first-trick-forbidden", "s2-first-trick-cut", {"cards": ["8D", "2D", "QC"]}),
        ("partner-trick-may-not-be-cut", "s2-cut-partner-winning", {"cards": ["KH", "5C"]}),
        ("spade-may-always-be-played", "s2-follow-suit", {"cards": ["AS", "9H", "4H"]}),
        ("any-card-may-be-played", "s2-follow-suit", {"cards": ["9H", "4H", "7C"]}),
        ("marks-everything", "s2-follow-suit", {"cards": ["AS", "9H", "4H", "7C"]}),
        ("colour-for-suit", "legal hand 9H 4H AD 7C trick E:KH", {"cards": ["9H", "4H", "AD"]}),
        ("colour-for-suit", "legal hand AD 2D 7C 3S trick E:KH", {"cards": ["AD", "2D"]}),
        ("must-beat", "legal hand 9H 4H AS trick E:7H", {"cards": ["9H"]}),
        ("must-beat", "legal hand 9S 4S KC trick W:7H N:9H E:6S", {"cards": ["9S"]}),
        ("partner-must-not-be-beaten", "legal hand 9H 4H AS trick N:7H E:5H", {"cards": ["4H"]}),
        ("spade-may-always-be-led", "s2-unbroken", {"cards": ["JH", "QS", "2D"]}),
        ("spades-are-never-led", "s2-broken", {"cards": ["JH", "2D"]}),
        (None, "s2-follow-suit", {"cards": ["9H"]}),
        ("first-spade-wins", "winner trick E:AD S:3S W:9S N:6D", {"place": "you", "reason": "highest-spade"}),
        (
            "spade-does-not-beat",
            "winner trick E:AD S:3S W:9S N:6D",
            {"place": "right", "reason": "highest-of-suit-led"},
        ),
        ("ace-always-wins", "winner trick E:9C S:AD W:4C N:JC", {"place": "you", "reason": "highest-rank"}),
        ("highest-rank-wins", "winner trick E:9C S:KD W:4C N:JC", {"place": "you", "reason": "highest-rank"}),
        ("highest-rank-wins", "winner trick E:9C S:2C W:4C N:JC", {"place": "partner", "reason": "highest-rank"}),
        ("leader-keeps-the-trick", "winner trick E:9C S:KD W:4C N:JC", {"place": "right", "reason": "last-card"}),
        ("last-card-wins", "winner trick E:9C S:KC W:4C N:JC", {"place": "partner", "reason": "last-card"}),
        (None, "s0-cut-partner", {"place": "you", "reason": "highest-spade"}),
        ("spades-only-cannot-lead", "spade-lead s2-only-spades", {"option": "no-unbroken"}),
        ("spades-only-cannot-lead", "spade-lead s2-unbroken", {"option": "no-until-broken"}),
        ("spade-may-always-be-led", "spade-lead s2-unbroken", {"option": "yes-always"}),
        ("spade-may-always-be-led", "spade-lead s2-broken", {"option": "yes-always"}),
        ("spades-are-never-led", "spade-lead s2-broken", {"option": "no-never"}),
        (None, "spade-lead s2-unbroken", {"option": "yes-broken"}),
    ],
)
def test_the_misconception_behind_an_answer(expected, text, answer):
    """Rule questions 1 to 7, A23 to A35: an answer that only one belief explains is answered with that belief."""
    verdict = judged(read_question(text, STANDARD), answer)
    assert not verdict.right
    assert verdict.misconception == expected


RENEGE = "renege tricks E:KH S:2S W:4H N:5H / S:7D W:KD N:2D E:3D / W:8H N:JH E:AH S:9H"
FAIR = "renege tricks E:KH S:2S W:4H N:5C / S:7D W:KD N:2D E:3D / W:8H N:JC E:AH S:9C"


@pytest.mark.parametrize(
    ("expected", "text", "picks"),
    [
        ("quiz-renege-found", RENEGE, ([1, "you"], [3, "you"])),
        ("slip-picks-swapped", RENEGE, ([3, "you"], [1, "you"])),
        ("misconception-other-player-proves", RENEGE, ([1, "you"], [3, "left"])),
        ("misconception-other-suit-proves", RENEGE, ([1, "you"], [2, "you"])),
        ("slip-lead-cannot-renege", RENEGE, ([2, "you"], [3, "you"])),
        ("slip-card-follows-suit", RENEGE, ([1, "left"], [3, "left"])),
        ("slip-renege-overlooked", RENEGE, None),
        ("quiz-renege-none", FAIR, None),
        ("misconception-cut-is-renege", FAIR, ([1, "you"], [3, "you"])),
        ("misconception-discard-is-renege", FAIR, ([1, "partner"], [3, "partner"])),
    ],
)
def test_the_detective_says_what_is_wrong_with_the_case(expected, text, picks):
    """An accusation is answered by what it got wrong: the card, the proof, or that there was none."""
    answer = {"nobody": picks is None, "renege": picks and picks[0], "proof": picks and picks[1]}
    verdict = judged(read_question(text, STANDARD), answer)
    assert verdict.said.id == expected
    assert verdict.right is expected.startswith("quiz-")


def test_the_first_proof_is_asked_for():
    """A later card of the suit shows the renege too, but it had shown already; an earlier one shows nothing."""
    text = "renege tricks N:3H E:2H S:4H W:5H / W:KH N:QH E:2S S:6H / E:8H S:7H W:10H N:9H / W:2C N:3C E:JH S:4C"
    question = read_question(text, STANDARD)
    found = {
        proof: judged(question, {"nobody": False, "renege": [2, "right"], "proof": [proof, "right"]}).said.id
        for proof in (1, 3, 4)
    }
    assert found == {1: "misconception-earlier-card-proves", 3: "quiz-renege-found", 4: "slip-showed-earlier"}


def test_two_right_reasons_are_both_right():
    """A76: where spades were led the highest spade is the highest of the suit led; broken and only spades may both be true."""
    spades = read_question("winner trick E:KS S:2S W:AS N:4S", STANDARD)
    assert [reason for reason in REASONS if judged(spades, {"place": "left", "reason": reason}).right] == list(
        REASONS[:2]
    )
    lead = read_question("spade-lead hand QS 8S broken", STANDARD)
    assert {option for option in OPTIONS if judged(lead, {"option": option}).right} == {"yes-broken", "yes-only-spades"}


def test_other_tables_other_answers():
    """Where nothing has to be broken, whoever leads may lead anything; where a card opens the round, it does."""
    free = read_question("spade-lead hand QS JH unbroken", compose("standard+breaking-spades:required=false"))
    assert judged(free, {"option": "yes-always"}).right
    assert not judged(free, {"option": "yes-broken"}).right
    opener = read_question("legal hand AC 2C KH first", compose("standard+deuce-starts"))
    assert judged(opener, {"cards": ["2C"]}).right
    assert judged(opener, {"cards": ["2C"]}).said.id == "must-lead-card"
    assert judged(opener, {"cards": ["AC", "2C"]}).said.id == "slip-forbidden"
    joker = read_question("winner trick E:AS S:LJ W:3S N:2S", compose("standard+big-joker-little-joker"))
    assert judged(joker, {"place": "you", "reason": "highest-spade"}).right


def test_a_blocked_card_names_the_tables_that_would_allow_it():
    """A verdict on a forbidden card carries the rule and the options by which it could be played."""
    verdict = judged(read_question("s2-unbroken", STANDARD), {"cards": ["JH", "QS", "2D"]})
    assert verdict.rules == ("lead-spade-unbroken",)
    assert [str(option) for option in verdict.options or ()] == ["standard+breaking-spades:required=false"]


# Nothing is given away


class _AskedTheEngineError(AssertionError):
    """The engine was asked before there was an answer to judge."""


@pytest.fixture
def engine_is_silent(monkeypatch):
    def asked(*_: object, **__: object) -> None:
        raise _AskedTheEngineError

    for name in SITUATIONS:
        made(name)  # making them asks the engine
    kinds = (asking.drawn, asking.legal, asking.winner, asking.spade_lead, asking.renege)
    for modules, names in (
        (kinds, ("winning_play", "why_winning", "find_reneges", "freedom", "allowing", "beating")),
        ((questions,), ("judge_cards", "best_play")),
    ):
        for name in names:
            using = [module for module in modules if hasattr(module, name)]
            assert using, name
            for module in using:
                monkeypatch.setattr(module, name, asked)


def test_an_open_question_is_shown_without_asking_what_is_right(engine_is_silent, count):
    """A75: the view and the texts of an open question are made without the engine, so they cannot hold its answer."""
    words = words_for("en")
    shown = 0
    for name in SITUATIONS:
        for question in map(replace, made(name)[:8]):  # a copy, which the engine has not judged before
            with pytest.raises(_AskedTheEngineError):
                ASKERS[question.kind].judge(question, next(_some_complete(question)))
            asker = ASKERS[question.kind]
            for answer in _some_answers(question):
                asker.show(question, answer, None)
                asker.strings(question, answer, None, words)
                shown += 1
    count("open questions shown while the engine was silent", shown)


def _some_complete(question: Question) -> Iterator[Answer]:
    if question.kind == "legal":
        yield {"cards": codes(question.hand)[:1]}
    elif question.kind == "winner":
        yield {"place": "left", "reason": "highest-spade"}
    elif question.kind == "spade-lead":
        yield {"option": "yes-broken"}
    else:
        asking.renege.renege_of.cache_clear()
        yield {"nobody": True, "renege": None, "proof": None}


def _some_answers(question: Question) -> Iterator[Answer]:
    yield ASKERS[question.kind].blank()
    yield from _some_complete(question)


def test_a_question_holds_nothing_hidden():
    """A question is made of what lies open or is in the learner's hand: there is no place in it for other hands."""
    names = {field.name for field in fields(Question)}
    assert names == {"id", "kind", "rules", "hand", "plays", "tricks", "broken", "first_trick", "you"}
    for kind in KINDS:
        for question in islice(of_kind(kind), 50):
            assert all(trick.winner in {play.seat for play in trick.plays} for trick in question.tricks)
            assert len(question.plays) == (4 if kind == "winner" else len(question.plays) % 4)


# Reading


@pytest.mark.parametrize(
    ("text", "hand", "trick", "broken", "first"),
    [
        ("legal hand 9H 4H AS 7C trick E:KH", "9H 4H AS 7C", "E:KH", None, False),
        ("legal hand QS 8S JH 2D broken", "QS 8S JH 2D", "", True, False),
        ("legal hand QS 8S JH 2D", "QS 8S JH 2D", "", False, False),
        ("legal hand QS 2D trick W:KH N:2H E:3H unbroken first", "QS 2D", "W:KH N:2H E:3H", False, True),
        ("s2-follow-suit", "9H 4H AS 7C", "E:KH", None, False),
        ("s2-broken", "QS 8S JH 2D", "", True, False),
        ("spade-lead s2-unbroken", "QS 8S JH 2D", "", False, False),
        ("s0-cut-partner", "", "N:KD E:6D S:AD W:3D", None, False),
        ("winner trick E:AD S:3S W:9S N:6D", "", "E:AD S:3S W:9S N:6D", False, False),
    ],
)
def test_a_question_is_read_as_written(text, hand, trick, broken, first):
    """Ids, examples and positions of a fixed list say what they show; what is not said is not told."""
    question = read_question(text, STANDARD)
    assert question.id == text
    assert (codes(question.hand), write_plays(question.plays)) == (hand.split(), trick)
    if question.kind != "winner":
        assert question.broken is broken
    assert question.first_trick is first


def test_an_example_keeps_its_own_table():
    """An example of another table is asked by the rules of that table."""
    assert read_question("s2-joker-follow", STANDARD).rules.name == "standard+big-joker-little-joker"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "legal",
        "legal hand",
        "legal hand 9H 9H",
        "legal hand 9H trick E:9H",
        "legal hand 9H trick E:KH W:2H",
        "legal hand 9H trick S:KH",
        "legal hand 9H trick N:KH",
        "legal hand 9H hand 8H",
        "legal with 9H",
        "legal hand BJ",
        "legal hand 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D",
        "winner trick E:KH S:2H",
        "winner s2-follow-suit",
        "legal s2-bags",
        "s2-bags",
        "spade-lead hand 9H 4H",
        "spade-lead hand 9S trick E:KH",
        "renege",
        "renege tricks E:KH S:2S",
        "renege tricks E:KH S:2S W:4H N:5H / E:7D S:KD W:2D N:3D",
        "renege tricks N:KH E:3C S:4H W:5H / N:9D E:6D S:7C W:2D / N:8D E:9H S:3H W:5D / N:2C E:4D S:8H W:KD",
        "legal-void",
        "legal-void-",
        "legal-void--1",
        "legal-void-1.5",
        "legal-void-9999999999999999999",
        "legal-vod-1",
        17,
        None,
    ],
)
def test_what_cannot_be_asked_is_refused(text):
    """A position that no deal can bring about, and a text that is no question, are refused with a sentence that says what to do."""
    with pytest.raises(SpadesError) as refusal:
        read_question(text, STANDARD)
    assert any(sign in str(refusal.value) for sign in (";", "?", "expected"))


def test_a_near_name_is_offered():
    """A mistyped id is answered with the nearest one that exists."""
    with pytest.raises(QuestionError, match="legal-void-1"):
        read_question("legal-vod-1", STANDARD)
    with pytest.raises(QuestionError, match="s2-follow-suit"):
        read_question("s2-folow-suit", STANDARD)
