"""Whatever is typed: an answer or one line, never a traceback."""

import io
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from time import process_time
from unittest import mock

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spades_teach.core.deals import deal_cards
from spades_teach.core.errors import SpadesError
from spades_teach.core.notation import round_to_json, round_to_text
from spades_teach.core.rounds import Round, apply, legal_actions, start_round
from spades_teach.core.rules.facts import facts_read
from spades_teach.core.variants import PROFILES, VARIANTS, compose
from spades_teach.core.variants.spec import write_value
from tests.cli.running import Answer, bare, run
from tests.samples import samples

WORDS = [
    *(
        "legal",
        "score",
        "review",
        "deal",
        "rules",
        "lessons",
        "list",
        "show",
        "check",
        "standard",
        "blind-nil",
        "-",
        "--",
    ),
    *(
        "--hand",
        "--led",
        "--trick",
        "--broken",
        "--trick-number",
        "--rules",
        "--json",
        "--lang",
        "--help",
        "-h",
        "--version",
    ),
    *(
        "--bids",
        "--tricks",
        "--before",
        "--facts",
        "--record",
        "--file",
        "--check",
        "--seed",
        "--dealer",
        "--format",
        "--port",
    ),
    *(
        "9H 4H AS 7C",
        "KH",
        "E:KH S:2H",
        "N:4 S:3 E:2 W:2",
        "N:5 S:4 E:2 W:2",
        "NS:0/9",
        "NS:−۱۰۰/۳ EW:۰",
        "N.reneges=1",
    ),
    *(
        "standard+blind-nil",
        "standard+nil+nil-off",
        "standard+bag-penalty:limit=3",
        "fa",
        "en",
        "xx",
        "7",
        "۷",
        "json",
        "pbn",
    ),
]
PIECES = st.sampled_from(
    [*"NESWHDC:/=+,.-−۰۱۹٣ '\"\n\0\u202e\u2066\u2069\ufe0eAKQJT12340", "10", "nil", "blind-", "--", "\udcff", "♠"]
)
MUTTERED = st.lists(PIECES, max_size=12).map("".join)
ARGUMENTS = st.one_of(st.sampled_from(WORDS), MUTTERED, st.text(max_size=10), st.integers().map(str))

OPTIONS = {
    "legal": ["hand", "led", "trick", "trick-number", "rules", "lang"],
    "score": ["bids", "tricks", "before", "facts", "file", "rules", "lang"],
    "deal": ["seed", "dealer", "format", "rules", "lang"],
}
VALUES = st.one_of(st.sampled_from([word for word in WORDS if not word.startswith("-")]), MUTTERED)


def is_an_answer_or_one_line(answer: Answer) -> None:
    assert answer.status in (0, 1, 2)
    if answer.status == 2:
        clash = bool(answer.out) and answer.json["conflict"]  # the line on standard error, and data for programs
        assert (replace(answer, out="") if clash else answer).error_id
        assert len(answer.err) < 1000
    else:
        assert answer.err == ""
        assert answer.out
    list(bare(answer.out + answer.err))  # no isolate is left open


@settings(max_examples=samples(small=400, deep=4_000))
@given(st.lists(ARGUMENTS, max_size=8))
@example(["--lang"])
@example(["rules", "check", "standard+nil:value=" + "9" * 3990])
def test_any_arguments(argv):
    """Random words, and words that nearly fit, in any order."""
    is_an_answer_or_one_line(run(*argv))


@settings(max_examples=samples(small=600, deep=4_000))
@given(st.sampled_from(list(OPTIONS)), st.data())
def test_commands_with_nearly_right_values(name, data):
    """A command with its own options, each with a value that fits or nearly fits."""
    argv = [name]
    for option in data.draw(st.lists(st.sampled_from(OPTIONS[name]), unique=True, max_size=5)):
        argv += [f"--{option}={data.draw(VALUES)}"]
    argv += data.draw(st.sampled_from([[], ["--json"], ["--broken"]]))
    is_an_answer_or_one_line(run(*argv))


ODD = (
    *("0", "-1", "1", "2", "13", "52", "-100", "999999", "1" + "0" * 30, "9" * 300, "1.5", "", "true", "False"),
    *("none", "x", "Nil", "2C", "ks", "2C/2H", "2C/2C", "S/H/D/C", "LJ/BJ"),
)
"""Values of which a parameter takes some and refuses the others."""


def odd_choice(chance: Random, variant_id: str) -> str:
    """Write a variant with some of its parameters set, one in two of them to something strange."""
    known, told = VARIANTS[variant_id], []
    for name, usual in known.defaults.items():
        fitting = [write_value(word) for word in known.words.get(name, ())]
        if type(usual) is int:
            fitting = [str(usual + step) for step in (-1, 1, 9 * usual)]
        if chance.random() < 0.35:
            told.append(f"{name}={chance.choice(fitting or ODD if chance.random() < 0.5 else ODD)}")
    return variant_id + (f":{','.join(told)}" if told else "")


def odd_rules(chance: Random) -> str:
    """Write a spec of up to six variants; one in two is built so that it can be composed."""
    spec, careful = chance.choice(sorted(PROFILES)), chance.random() < 0.5
    for variant_id in chance.sample(sorted(VARIANTS), chance.choice([0, 1, 1, 2, 3, 6])):
        more = f"{spec}+{odd_choice(chance, variant_id)}"
        try:
            compose(more)
        except SpadesError:
            if careful:
                continue
        spec = more
    return spec


def odd_command(chance: Random) -> list[str]:
    """Return a command that reads a spec, with cards, bids and tricks that fit the table where there is one."""
    spec = odd_rules(chance)
    try:
        rules = compose(spec)
    except SpadesError:
        rules = compose("standard")
    seats = [seat.value for seat in rules.table.seats]
    names = ["nil", "blind-nil", "pass", *"01345", str(rules.tricks)]
    names += [kind.bid.name for kind in rules.kinds if hasattr(kind, "bid")]
    taken = Counter(chance.choice(seats) for _ in range(rules.tricks))
    hand = chance.sample(rules.pack.cards, chance.choice([1, 2, 5]))
    facts = [fact.name if fact.by == "round" else f"{chance.choice(seats)}.{fact.name}" for fact in facts_read(rules)]
    score = [
        *("score", "--bids", " ".join(f"{seat}:{chance.choice(names)}" for seat in seats)),
        *("--tricks", " ".join(f"{seat}:{taken[seat]}" for seat in seats), "--rules", spec),
        *("--before", " ".join(f"{side.name}:{chance.choice([0, 499, -999999])}/0" for side in rules.table.sides)),
    ]
    told = " ".join(f"{name}={chance.choice([0, 1, 8, 99, 'AS'])}" for name in facts if chance.random() < 0.6)
    return chance.choice(
        [
            ["rules", "check", spec],
            ["rules", "charter", spec],
            ["rules", "compare", chance.choice(["standard", odd_rules(chance)]), spec],
            ["deal", "--seed", "7", "--rules", spec],
            [
                "legal",
                "--hand",
                " ".join(map(str, hand)),
                "--led",
                str(chance.choice(rules.pack.cards)),
                "--rules",
                spec,
            ],
            score,
            [*score, "--facts", told] if told else score,
        ]
    )


@pytest.mark.parametrize("part", range(samples(small=1, deep=8)))
def test_commands_with_odd_rules(part, count):
    """Up to six variants with parameters that fit or do not: an answer or one line, in seconds, with no gap in a sentence."""
    chance = Random(f"odd rules {part}")
    for _ in range(samples(small=30, deep=1_000)):
        argv = [*odd_command(chance), *chance.choice([[], ["--lang", "fa"]])]
        began = process_time()
        answer = run(*argv)
        assert process_time() - began < 10, argv
        is_an_answer_or_one_line(answer)
        assert "{" not in answer.out + answer.err
        count("commands with odd rules")


def played() -> Round:
    rules = compose("standard+blind-nil")
    game = start_round(rules, deal_cards(11))
    while not game.over:
        game = apply(game, legal_actions(game)[-1])
    return game


TEXT, DATA = round_to_text(played()), round_to_json(played())
TEXT += "taken N:3\nscore NS contract-made=30 points=30\nafter NS:30/0 EW:0\n"
TAKEN = {"N": 3}
SIDES = {"NS": {"points": 30, "total": 30, "bags": 0, "lines": [{"reason": "contract-made", "points": 30}]}}
PLAIN = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.sampled_from(["N", "AS", "N:5"])
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from([*DATA, *DATA["deal"]]), inner, max_size=4)
    ),
    max_leaves=8,
)


def damaged(data: object, draw: Callable[..., object]) -> object:
    """Put something else in one place of a record."""
    if isinstance(data, dict) and data and draw(st.booleans()):
        key = draw(st.sampled_from(sorted(data)))
        return {**data, key: damaged(data[key], draw)}
    if isinstance(data, list) and data and draw(st.booleans()):
        place = draw(st.integers(0, len(data) - 1))
        return [*data[:place], damaged(data[place], draw), *data[place + 1 :]]
    return draw(PLAIN)


def score_record(text: str) -> Answer:
    with mock.patch("sys.stdin", io.StringIO(text)):
        return run("score", "--record", "-", "--json")


def review_record(text: str) -> Answer:
    with mock.patch("sys.stdin", io.StringIO(text)):
        return run("review", "-", "--json")


@settings(max_examples=samples(small=300, deep=4_000))
@given(st.data())
def test_damaged_json_records(data):
    """A saved round with something else in one place."""
    text = json.dumps(damaged({**DATA, "taken": TAKEN, "sides": SIDES}, data.draw))
    is_an_answer_or_one_line(score_record(text))
    is_an_answer_or_one_line(review_record(text))


@settings(max_examples=samples(small=300, deep=4_000))
@given(st.integers(0, len(TEXT)), st.integers(0, 40), MUTTERED)
def test_damaged_text_records(place, length, text):
    """A saved round with some signs of it replaced."""
    damaged_text = TEXT[:place] + text + TEXT[place + length :]
    is_an_answer_or_one_line(score_record(damaged_text))
    is_an_answer_or_one_line(review_record(damaged_text))


@settings(max_examples=samples(small=60, deep=2_000))
@given(st.one_of(st.text(max_size=200), PLAIN.map(lambda value: json.dumps(value, default=str))))
@example("[" * 100_000)
@example('{"format": 1, "rules": "standard", "actions": [' + "9" * 5000 + "]}")
def test_any_text_as_a_record(text):
    """Something that never was a record."""
    is_an_answer_or_one_line(score_record(text))
    is_an_answer_or_one_line(review_record(text))
