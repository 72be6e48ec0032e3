"""The trainer for breaking spades: what is right agrees with the second reading, each wrong answer gets its reason, nothing is told too early."""

import json
import os
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import compose
from spades_teach.i18n import plain_text, words_for
from spades_teach.widgets import BreakTrainer
from spades_teach.widgets.asking import Answer, Verdict, said_by, sorted_hand
from spades_teach.widgets.break_asking import BREAK_ASKERS, BREAK_MISCONCEPTIONS, BREAK_SLIPS
from spades_teach.widgets.break_positions import (
    BREAK_SITUATIONS,
    break_questions,
    make_break_question,
    read_break_question,
)
from spades_teach.widgets.break_questions import BREAK_KINDS, FORMS, BreakQuestion, forms_of, rules_of
from spades_teach.widgets.break_trainer import BreakTrainerLogic
from spades_teach.widgets.questions import PLACES
from spades_teach.widgets.verdicts import say, sources_of
from tests import reference
from tests.samples import samples
from tests.widgets.test_questions import as_text, codes, trick_codes
from tests.widgets.view_samples import check_views

STANDARD = compose("standard")
EACH = samples(small=4, deep=200)
"""Questions made of each situation."""

GOLDEN = Path(__file__).resolve().parent.parent / "data" / "golden-break-questions.json"


@cache
def made(name: str) -> tuple[BreakQuestion, ...]:
    return tuple(make_break_question(f"{name}-{number}", STANDARD) for number in range(EACH))


def everything() -> Iterator[BreakQuestion]:
    for name in BREAK_SITUATIONS:
        yield from made(name)


def answers(question: BreakQuestion, chance: Random, many: int = 12) -> Iterator[Answer]:
    """Yield complete answers: all that there are, or a sample in which the tempting ones are sure to be."""
    if question.kind == "lead":
        hand = sorted_hand(question)
        spades = {card for card in hand if question.is_spade(card)}
        sets = [set(hand), spades, set(hand) - spades, set(question.verdicts.legal), {hand[0]}, {hand[-1]}]
        sets += [set(chance.sample(hand, chance.randint(1, len(hand)))) for _ in range(many)]
        for option in ("yes", "no"):
            for chosen in sets:
                if chosen:
                    yield {"option": option, "cards": [card.code for card in hand if card in chosen]}
    elif question.kind == "breaker":
        yield from ({"option": option, "cell": None} for option in ("not-yet", "round-before"))
        for number in range(1, len(question.tricks) + 1):
            yield from ({"option": None, "cell": [number, place]} for place in PLACES)
    else:
        for chosen in (*("abcdefg"[: n + 1] for n in range(7)), "e", "eg", "ef", "efg", "abcefg"):
            yield {"tables": list(chosen)}
        for _ in range(many):
            yield {"tables": sorted(chance.sample("abcdefg", chance.randint(1, 7)))}


def judged(question: BreakQuestion, answer: Answer) -> Verdict:
    asker = BREAK_ASKERS[question.kind]
    taken = asker.blank()
    for action in asker.steps(answer):
        taken = asker.take(question, taken, action)
    assert {part: _unordered(value) for part, value in taken.items()} == {
        part: _unordered(value) for part, value in answer.items()
    }
    assert asker.is_complete(answer)
    return asker.judge(question, taken)


def _unordered(value: Any) -> Any:
    return sorted(value, key=str) if isinstance(value, list) else value


# The second reading


def naive_legal(question: BreakQuestion, spec: str = "standard") -> set[str]:
    rules = reference.rules_of(spec)
    broken = question.broken
    if broken is None:
        broken = reference.spades_broken(rules, [trick_codes(trick.plays) for trick in question.tricks])
    return set(reference.legal_cards(rules, codes(question.hand), [], broken, question.first_trick))


def naive_breaker(question: BreakQuestion) -> list[Any] | None:
    """Return trick and place of the first spade: at the default table that is the whole rule."""
    for number, trick in enumerate(question.tricks, start=1):
        for play in trick.plays:
            if play.card.code.endswith("S"):
                return [number, question.place_of(play.seat)]
    return None


SPECS = {
    "a": "standard",
    "b": "standard+breaking-spades:broken_by=a-spade-has-won-a-trick",
    "c": "standard",
    "d": "standard+breaking-spades:broken_by=a-spade-played-on-a-non-spade-lead",
    "e": "standard+breaking-spades:required=false",
    "f": "standard+lead-ace-of-spades",
    "g": "standard+breaking-spades:required=false+no-spade-lead-first-trick",
}


def naively_right(question: BreakQuestion, answer: Answer) -> bool:
    if question.kind == "lead":
        legal = naive_legal(question)
        may = any(code.endswith("S") for code in legal)
        return set(answer["cards"]) == legal and (answer["option"] == "yes") == may
    if question.kind == "breaker":
        truth = naive_breaker(question)
        return answer["option"] == "not-yet" if truth is None else answer["cell"] == truth
    may_lead = [form for form, spec in SPECS.items() if any(code.endswith("S") for code in naive_legal(question, spec))]
    return list(answer["tables"]) == may_lead


@pytest.mark.parametrize("name", BREAK_SITUATIONS)
def test_what_is_right_agrees_with_the_second_reading(name, count):
    """Of all kinds of answers exactly those are right that the naive reading calls right."""
    chance = Random(name)
    for question in made(name):
        seen = {True: 0, False: 0}
        for answer in answers(question, chance):
            verdict = judged(question, answer)
            assert verdict.right is naively_right(question, answer), (question.id, answer)
            seen[verdict.right] += 1
        assert seen[False]
        if question.kind != "tables":
            assert seen[True], question.id
        count("answers about breaking spades compared with the second reading", sum(seen.values()))


def test_positions_are_real_ones():
    """Every record is a round that could be played: no card twice, each one legal, thirteen to a hand, also where the table was turned."""
    rules = reference.default_table()
    for question in everything():
        cards = [
            *codes(question.hand),
            *(code for trick in question.tricks for code in codes(p.card for p in trick.plays)),
        ]
        assert len(set(cards)) == len(cards)
        assert not question.hand or len(question.hand) + len(question.tricks) == 13
        held = {seat: [] for seat in "NESW"}
        held["S"] = codes(question.hand)
        done: list[Any] = []
        for trick in question.tricks:
            for play in trick.plays:
                held[play.seat.value].append(play.card.code)
        for trick in question.tricks:
            led = trick_codes(trick.plays)
            if done:
                assert led[0][0] == reference.trick_winner(rules, done[-1])
            for count, play in enumerate(trick.plays):
                table = [code for _, code in led[:count]]
                broken = reference.spades_broken(rules, done)
                # What others hold besides is not told; of what is known a card must have been legal unless something else was held.
                legal = reference.legal_cards(rules, held[play.seat.value], table, broken, not done)
                forced = not table and play.card.code.endswith("S") and not broken
                assert play.card.code in legal or forced, (question.id, play)
                held[play.seat.value].remove(play.card.code)
            done.append(led)


# The seven tables


def test_the_forms_are_the_ones_of_the_base_rules():
    """Each form is a rule set of registered variants, judged as the base rules say; other house rules stay."""
    assert "".join(form.id for form in FORMS) == "abcdefg"
    assert [rules_of(form, STANDARD).has("play.breaking") for form in FORMS] == [True] * 4 + [False, True, False]
    assert rules_of(FORMS[0], compose("standard+lead-ace-of-spades")).has("play.ace-lead") is False
    assert rules_of(FORMS[4], compose("standard+deuce-starts")).name == (
        "standard+breaking-spades:required=false+deuce-starts"
    )
    assert {source for form in FORMS for source in form.sources} == {"S0", "S1", "S2"}


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        ("e", "tables-first-lead"),
        ("ef", "tables-first-lead-ace"),
        ("eg", "tables-unbroken"),
        ("efg", "tables-unbroken-ace"),
        ("abcefg", "tables-forced"),
        ("abcdefg", "tables-cut"),
        ("abcdefg", "tables-only-spades"),
    ],
)
def test_where_the_tables_differ(expected, name):
    """Base rules, Breaking spades: a, b and c agree; d parts only after a forced lead, e to g as they say; five situations differ."""
    for question in made(name):
        assert "".join(each.form.id for each in forms_of(question) if each.spades) == expected
    assert BREAK_SITUATIONS[name].differs is (len(expected) < 7)


def test_of_seven_positions_five_differ():
    """Whatever the seed: in each seven questions about tables every situation comes once, and five of them differ."""
    for seed in range(5):
        names = [each.rpartition("-")[0] for each in islice(break_questions(seed, ("tables",)), 14)]
        for seven in (names[:7], names[7:]):
            assert len(set(seven)) == 7
            assert sum(BREAK_SITUATIONS[name].differs for name in seven) == 5


# What is said


def every_verdict(many: int) -> Iterator[tuple[BreakQuestion, Verdict]]:
    chance = Random(5)
    for name in BREAK_SITUATIONS:
        for question in made(name)[:many]:
            for answer in answers(question, chance):
                yield question, judged(question, answer)


def test_every_misconception_can_be_met():
    """Each declared misconception and slip is what some wrong answer shows; a wrong answer shows no other."""
    said = {verdict.said.id for _, verdict in every_verdict(EACH) if not verdict.right}
    ace = read_break_question("lead hand AS QS 4H unbroken", compose("standard+lead-ace-of-spades"))
    told = read_break_question("lead hand QS 4H broken", STANDARD)
    said |= {judged(ace, {"option": "yes", "cards": ["AS", "QS", "4H"]}).said.id}
    said |= {judged(told, {"option": "no", "cards": ["4H"]}).said.id}
    expected = {f"misconception-{each}" for each in BREAK_MISCONCEPTIONS} | {f"slip-{each}" for each in BREAK_SLIPS}
    assert said == expected


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_verdict_is_worded(lang):
    """Each verdict is said in the language itself, and of a lead or a break with rule and source."""
    words = words_for(lang)
    before = words.missing
    for question, verdict in every_verdict(3):
        text, rows = said_by(verdict, question, words, say)
        assert text
        assert all(rows)
        assert all(sources_of(rule) for rule in verdict.rules)
        assert question.kind == "tables" or verdict.rules
    assert words.missing == before
    for each in BREAK_MISCONCEPTIONS:
        assert words.translated(f"misconception-{each}", "label")
        assert words.translated(f"misconception-{each}", "truth")


LEAD = "lead hand QS 8S JH 2D tricks "
CUT = "E:KH S:4H W:2S N:5H / W:9C N:3C E:10C S:KC"
FIRST = "breaker tricks E:KH S:4H W:2S N:5H / W:9C N:3C E:10C S:KC / S:4D W:8D N:6S E:JD"
OVERCUT = "breaker tricks E:KD S:4D W:8D N:JD / E:KH S:4H W:2S N:6S / N:3S E:5S S:JS W:KS"
THROWN = "E:KH S:4H W:2C N:5H / E:9C S:3C W:10C N:KC / N:5C E:6C S:AC W:JC"
FORCED = "breaker tricks W:2S N:4S E:6S S:JS / S:3D W:7S N:9D E:KD"
NOT_YET = {"option": "not-yet", "cell": None}


@pytest.mark.parametrize(
    ("expected", "text", "answer"),
    [
        ("spade-may-always-be-led", "lead s2-unbroken", {"option": "yes", "cards": ["QS", "8S", "JH", "2D"]}),
        ("spades-only-cannot-lead", "lead s2-only-spades", {"option": "no", "cards": ["QS"]}),
        ("spades-are-never-led", "lead s2-broken", {"option": "no", "cards": ["JH", "2D"]}),
        ("first-trick-does-not-count", LEAD + CUT, {"option": "no", "cards": ["JH", "2D"]}),
        ("discard-breaks", LEAD + THROWN, {"option": "yes", "cards": ["QS", "8S", "JH", "2D"]}),
        ("break-forces-spades", LEAD + CUT, {"option": "yes", "cards": ["QS", "8S"]}),
        (None, LEAD + CUT, {"option": "yes", "cards": ["JH", "2D"]}),
        (None, LEAD + THROWN, {"option": "no", "cards": ["QS", "JH", "2D"]}),
        (None, LEAD + THROWN, {"option": "no", "cards": ["JH"]}),
        ("first-trick-does-not-count", FIRST, {"option": None, "cell": [3, "partner"]}),
        ("cut-does-not-break", FIRST, NOT_YET),
        ("another-suit-breaks", FIRST, {"option": None, "cell": [1, "right"]}),
        ("broken-by-the-round-before", FIRST, {"option": "round-before", "cell": None}),
        ("spade-must-win-to-break", OVERCUT, {"option": None, "cell": [2, "partner"]}),
        ("only-a-led-spade-breaks", OVERCUT, {"option": None, "cell": [3, "partner"]}),
        ("spades-break-again", OVERCUT, {"option": None, "cell": [3, "left"]}),
        ("discard-breaks", "breaker tricks " + THROWN, {"option": None, "cell": [1, "left"]}),
        ("forced-lead-breaks-nothing", FORCED, {"option": None, "cell": [2, "left"]}),
        ("forced-lead-breaks-nothing", "breaker tricks W:2S N:4S E:6S S:JS", NOT_YET),
        ("spade-may-always-be-led", "tables hand QS JH first", {"tables": ["a", "e"]}),
        ("break-needed-everywhere", "tables hand QS JH first", {"tables": ["g"]}),
        ("first-trick-exception-overlooked", "tables hand QS JH first", {"tables": ["e", "g"]}),
        ("first-trick-exception-stays", "tables hand QS JH unbroken", {"tables": ["e"]}),
        ("ace-exception-overlooked", "tables hand AS JH first", {"tables": ["e"]}),
        ("ace-exception-for-all-spades", "tables hand QS JH first", {"tables": ["e", "f"]}),
        ("invents-a-difference", "tables hand QS JH tricks " + CUT, {"tables": ["a", "c", "d", "e", "f", "g"]}),
        (
            "forced-lead-breaks-everywhere",
            "tables hand QS JH tricks W:2S N:4S E:6S S:JS",
            {"tables": ["a", "b", "c", "d", "e", "f", "g"]},
        ),
    ],
)
def test_the_misconception_behind_an_answer(expected, text, answer):
    """Rule questions 1 to 3 and 7, A22, A23, A26: an answer that one belief explains is answered with that belief."""
    verdict = judged(read_break_question(text, STANDARD), answer)
    assert not verdict.right
    assert verdict.misconception == expected


def test_a_new_round_begins_unbroken():
    """Who is told where the round before was broken, and says that a spade may be led, hears that each round begins unbroken."""
    for question in made("lead-new-round"):
        assert 1 <= question.broken_before <= 13
        verdict = judged(question, {"option": "yes", "cards": codes(sorted_hand(question))})
        assert verdict.misconception == "broken-by-the-round-before"
        assert dict(verdict.said.facts)["trick"] == question.broken_before


def test_a_cut_breaks_spades_for_the_next_leader():
    """A22, A26: clubs are led and a void player plays a spade, in the first trick too; the next leader may lead one."""
    question = read_break_question("lead hand QS JH tricks N:9C E:3C S:KC W:4S", STANDARD)
    assert codes(question.verdicts.legal) == ["QS", "JH"]
    assert question.broke is not None
    assert (question.broke.trick, question.broke.play.card.code) == (1, "4S")


def test_only_spades_may_lead_and_break():
    """A23: a hand of nothing but spades may lead one before the break, and that breaks spades; not so at table D."""
    asked = read_break_question("lead s2-only-spades", STANDARD)
    assert codes(asked.verdicts.legal) == ["QS", "8S"]
    after = read_break_question("tables hand QS JH tricks W:2S N:4S E:6S S:JS", STANDARD)
    assert {each.form.id: bool(each.spades) for each in forms_of(after)} == dict.fromkeys("abcefg", True) | {"d": False}


# The trainer


def act(trainer: BreakTrainerLogic, *actions: dict[str, Any]) -> BreakTrainerLogic:
    for action in actions:
        trainer.act(action)
    return trainer


FIVE = ["lead s2-unbroken", LEAD + CUT, FIRST, OVERCUT, "tables hand AS JH first"]
RIGHT: list[list[dict[str, Any]]] = [
    [{"kind": "pick", "option": "no"}, *({"kind": "mark", "card": card, "on": True} for card in ("JH", "2D"))],
    [
        {"kind": "pick", "option": "yes"},
        *({"kind": "mark", "card": card, "on": True} for card in ("QS", "8S", "JH", "2D")),
    ],
    [{"kind": "pick", "cell": [1, "left"]}],
    [{"kind": "pick", "cell": [2, "left"]}],
    [{"kind": "mark", "table": table, "on": True} for table in "ef"],
]


def test_a_list_from_the_first_question_to_the_result():
    """Five questions, all right: the result, each answer once in `last_answer`, and the trainer is done."""
    trainer = BreakTrainerLogic(questions=FIVE)
    for actions in RIGHT:
        act(trainer, *actions, {"kind": "check"})
        assert trainer.last_answer is not None
        assert trainer.last_answer["right"] is True
        act(trainer, {"kind": "next"})
        assert trainer.last_answer is None
    assert (trainer.correct, trainer.phase, trainer.done) == (5, "over", True)


def test_a_card_and_an_option_exclude_each_other():
    """Which card broke spades: a card of the tricks or one of the options, never both; without either there is nothing to check."""
    trainer = BreakTrainerLogic(questions=[FIRST])
    act(trainer, {"kind": "check"})
    assert (trainer.answered, trainer.strings(words_for("en"))["feedback"]["sign"]) == (0, "note")
    act(trainer, {"kind": "pick", "cell": [1, "left"]}, {"kind": "pick", "option": "not-yet"})
    assert trainer.answer == {"option": "not-yet", "cell": None}
    act(trainer, {"kind": "pick", "cell": [3, "partner"]})
    assert trainer.answer == {"option": None, "cell": [3, "partner"]}


def test_nothing_is_told_before_the_check():
    """View, strings and state of an open question are the same whatever is right: no sign, no verdict, no reason, no card that broke."""
    for question in everything():
        trainer = BreakTrainerLogic(questions=[question.id])
        view = trainer.view()
        assert {each["state"] for each in view["hand"] or []} <= {"plain"}
        assert {each["state"] for row in view["tricks"] for each in row["cards"]} <= {"plain"}
        assert {(each["state"], each["may"], each["differs"]) for each in view["tables"]} <= {("plain", None, False)}
        assert {each["state"] for each in view["options"]} <= {"plain"}
        strings = trainer.strings(words_for("en"))
        assert {each["says"] for each in strings.get("tables", {}).values()} <= {""}
        assert strings["feedback"] is None
        assert "legal" not in json.dumps(trainer.state())


def test_the_tables_tell_their_verdict_after_the_check():
    """Beside each table: may or may not, the reason of the engine, and whether it differs from table A."""
    trainer = act(BreakTrainerLogic(questions=["tables hand AS QS JH first"]), *RIGHT[4], {"kind": "check"})
    words = words_for("en")
    shown = {each["id"]: (each["may"], each["differs"]) for each in trainer.view()["tables"]}
    assert shown == {
        **dict.fromkeys("abcd", (False, False)),
        "e": (True, True),
        "f": (True, True),
        "g": (False, False),
    }
    says = {table: plain_text(each["says"]) for table, each in trainer.strings(words)["tables"].items()}
    assert says["a"] == plain_text(words("break-table-no", why=words.attr("lead-spade-unbroken", "label")))
    assert says["f"] == plain_text(words("break-table-some", cards="AS"))
    assert says["g"] == plain_text(words("break-table-no", why=words.attr("no-spade-lead-first-trick", "label")))


@pytest.mark.parametrize("checked", [False, True])
def test_a_state_leads_back(checked):
    """A57, A75: in the midst of any question, before and after the check, the state restores the same view."""
    for number, question in enumerate(FIVE):
        first = act(BreakTrainerLogic(questions=[question, FIVE[0]]), *RIGHT[number])
        if checked:
            first.act({"kind": "check"})
        second = BreakTrainerLogic(questions=[question, FIVE[0]])
        second.restore(json.loads(json.dumps(first.state())))
        assert second.view() == first.view()
    with pytest.raises(SpadesError):
        BreakTrainerLogic(questions=[FIRST]).restore(first.state())
    bad = {**BreakTrainerLogic(questions=[FIRST]).state(), "answer": {"option": "not-yet", "cell": [1, "left"]}}
    with pytest.raises(SpadesError):
        BreakTrainerLogic(questions=[FIRST]).restore(bad)


def test_without_end_all_kinds_come():
    """A seed gives the same questions everywhere; of three in a row each is of another kind; a goal ends it."""
    trainer = BreakTrainerLogic(seed=3, goal=1)
    kinds = []
    for _ in range(6):
        kinds.append(trainer.asked.kind)
        action = {"lead": {"option": "yes"}, "breaker": {"option": "not-yet"}}.get(trainer.asked.kind)
        act(trainer, {"kind": "pick", **action} if action else {"kind": "mark", "table": "e", "on": True})
        if trainer.asked.kind == "lead":
            act(trainer, {"kind": "mark", "card": trainer.view()["hand"][0]["card"], "on": True})
        act(trainer, {"kind": "check"}, {"kind": "next"})
    assert set(kinds[:3]) == set(kinds[3:]) == set(BREAK_KINDS)


@pytest.mark.parametrize(
    ("code", "settings"),
    [
        ("quiz-no-such-question", {"questions": ["lead-cuts-1x"]}),
        ("quiz-no-such-question", {"questions": ["leads hand QS JH"]}),
        ("quiz-bad-position", {"questions": ["lead hand 4H JH unbroken"]}),
        (
            "quiz-bad-position",
            {"questions": ["breaker tricks E:KH S:2S W:4H N:5H / S:7D W:KD N:2D E:3D / W:8H N:JH E:AH S:9H"]},
        ),
        ("bad-card", {"questions": ["lead hand QS JH what 3"]}),
        ("break-bad-kind", {"kinds": ["legal"]}),
        ("break-bad-kind", {"kinds": []}),
        ("quiz-no-such-position", {"questions": ["lead-cut-1"], "rules": "standard+breaking-spades:required=false"}),
    ],
)
def test_what_cannot_be_asked_is_refused(code, settings):
    """One error that names the value, what was expected and what to do."""
    with pytest.raises(SpadesError) as caught:
        BreakTrainerLogic(**settings)
    assert caught.value.id == code


def test_actions_that_make_no_sense_are_refused():
    """A card not held, a table that there is not, a card outside the tricks: refused, and nothing changes."""
    for number, action in (
        (0, {"kind": "mark", "card": "AS", "on": True}),
        (0, {"kind": "pick", "option": "perhaps"}),
        (2, {"kind": "pick", "cell": [9, "left"]}),
        (2, {"kind": "pick", "cell": [True, "left"]}),
        (4, {"kind": "mark", "table": "h", "on": True}),
    ):
        trainer = BreakTrainerLogic(questions=[FIVE[number]])
        with pytest.raises(ValueError, match=r"mark|point"):
            trainer.act(action)
        assert not trainer.view()["ready"]


def test_the_same_number_is_the_same_question_for_ever():
    """A52: question 0 of every situation is the stored one.  SPADES_TEACH_WRITE_VIEWS=1 writes the file anew."""
    found = {f"{name}-0": as_text(made(name)[0]) for name in BREAK_SITUATIONS}
    found["endless"] = " ".join(islice(break_questions(7, BREAK_KINDS), 24))
    if os.environ.get("SPADES_TEACH_WRITE_VIEWS"):
        GOLDEN.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    assert json.loads(GOLDEN.read_text(encoding="utf-8")) == found


CHECK = {"kind": "check"}
SAMPLES: list[dict[str, Any]] = [
    {"name": "lead", "make": {"questions": FIVE[:2], "lang": "en"}, "do": []},
    {"name": "lead-wrong", "make": {"questions": FIVE[1:], "lang": "fa"}, "do": [*RIGHT[0], CHECK]},
    {"name": "new-round", "make": {"questions": ["lead-new-round-1", FIVE[0]], "lang": "en"}, "do": []},
    {"name": "breaker", "make": {"questions": FIVE[3:], "lang": "en"}, "do": []},
    {"name": "breaker-picked", "make": {"questions": FIVE[3:], "lang": "fa"}, "do": RIGHT[3]},
    {
        "name": "breaker-wrong",
        "make": {"questions": FIVE[3:], "lang": "en"},
        "do": [{"kind": "pick", "cell": [2, "partner"]}, CHECK],
    },
    {"name": "tables", "make": {"questions": FIVE[4:], "lang": "fa"}, "do": RIGHT[4][:1]},
    {"name": "tables-wrong", "make": {"questions": [FIVE[4], FIVE[0]], "lang": "en"}, "do": [*RIGHT[4][:1], CHECK]},
]


def test_the_samples_are_what_the_page_gets():
    """The stored samples, which the JavaScript tests draw, are what the trainer makes now."""
    check_views("break-trainer", BreakTrainer, SAMPLES)
