"""`spades-teach rules compare` shows where tables differ; `rules list` and `rules show` know the named tables."""

import pytest

from spades_teach.analysis.differences import smallest_difference
from spades_teach.catalogue import profile, profiles
from spades_teach.core.variants import VARIANTS, compose
from spades_teach.core.variants.registry import OWN_CHOICES
from spades_teach.i18n import available_languages, plain_text, words_for
from tests.cli.running import MARKS, run_line
from tests.samples import samples

TOLD = {
    "solo-4": "Who sits at the table",
    "standard+seven-plus-players": "At tables of 4, 3",
    "alabama": "Only here: little joker, big joker",
    "standard+five-players+kitty": "Who sits at the table",
    "cookout": "lead; spades are not broken",
    "standard+deuce-starts": "lead to the first trick",
    "standard+play-to-win": "and follow. What may you play?",
    "standard+differing-trump-values": "East takes it.",
    "standard+breaking-spades:broken_by=a-spade-has-won-a-trick": "No, not yet.",
    "standard+blind-nil": "who has not looked at the cards yet",
    "standard+board": "It is the turn of South to bid",
    "standard+raise-by-one": "Done so far: N:1 E:1 S:1 W:1",
    "standard+nil-passing": "Done so far: N:nil E:1 S:1 W:1",
    "helping-nil": "What do North and South score?",
    "standard+last-trick-ace-win": "with which card: North, A",
    "standard+units-digit-bags": "North and South 8 with bags 0",
    "standard+short-game-300": "North and South win.",
    "standard+fixed-hands": "The match goes on.",
    "standard+speed-spades": "2 seconds.",
}
"""A table for each kind of difference from the default one, and a part of what is said."""


@pytest.mark.parametrize("other", samples(small=[*TOLD], deep=[*TOLD, *(f"standard+{rule}" for rule in VARIANTS)]))
@pytest.mark.parametrize("lang", available_languages())
def test_a_difference_is_told(other, lang):
    """The situation is told once and the answer of each table with its reasons, in every language."""
    answer = run_line(f"rules compare standard {other} --lang {lang}")
    assert answer.status == 0
    found = smallest_difference(compose("standard"), compose(other))
    told = plain_text(answer.out)
    assert other in told
    if lang == "en":
        assert TOLD.get(other, "") in told.replace("\ufe0e", "")
        assert MARKS.isdisjoint(answer.out)
    if found is not None and found.kind != "score":
        for reason in (reason for said in found.said for reason in said.reasons):
            assert plain_text(words_for(lang)(reason.id, **dict(reason.facts))) in told


def test_the_points_are_told_line_by_line():
    """Both scores of one round stand below each other with their lines."""
    lines = [line.strip() for line in run_line("rules compare standard standard+no-overs").out.splitlines()]
    assert lines == [
        "standard and standard+no-overs differ here:",
        "Bids: North 3, East 4, South 3, West 3",
        "Tricks taken: North 4, East 4, South 3, West 2",
        "What do North and South score?",
        "At standard:",
        "+61 points, bags carried: 1",
        "Contract made: 6 × 10 = 60",
        "One bag: 1 × 1 = 1",
        "At standard+no-overs:",
        "+60 points, bags carried: 0",
        "Contract made: 6 × 10 = 60",
    ]


def test_no_difference_is_said_so():
    """Rules that are the same under another name have no difference."""
    answer = run_line("rules compare standard standard+nil")
    assert (answer.status, answer.out) == (0, "No difference was found between standard and standard+nil.\n")
    assert run_line("rules compare standard standard+nil --json").json == [
        {"rules": ["standard", "standard+nil"], "difference": None}
    ]


def test_several_tables_are_compared_with_the_first():
    """Each table after the first has a part of its own."""
    answer = run_line("rules compare standard cookout solo-4")
    parts = answer.out.split("\n\n")
    assert [part.splitlines()[0] for part in parts] == [
        "standard and cookout differ here:",
        "standard and solo-4 differ here:",
    ]


def test_json_is_the_difference():
    """Programs get the situation as the engine reads it, and the answers with the ids of their reasons."""
    assert run_line("rules compare standard cookout --json").json == [
        {
            "rules": ["standard", "cookout"],
            "difference": {
                "kind": "cards",
                "given": {"hand": "2C 2S"},
                "answers": [
                    {"rules": "standard", "says": ["2C"], "reasons": [{"id": "lead-spade-unbroken"}]},
                    {"rules": "cookout", "says": ["2C", "2S"], "reasons": []},
                ],
            },
        }
    ]


@pytest.mark.parametrize(
    ("line", "error_id"),
    [
        ("compare", "cli-rules-operand"),
        ("compare standard", "cli-rules-operand"),
        ("compare standard nowhere", "unknown-profile"),
        ("compare standard standard+nli", "unknown-rule"),
        ("compare standard mirror+board", "rule-conflict-declared"),
        ("check standard pagat", "cli-surplus"),
        ("compare standard pagat --out x.html", "cli-charter-only"),
    ],
)
@pytest.mark.parametrize("lang", available_languages())
def test_names_what_cannot_be_compared(line, error_id, lang):
    """Two tables are needed, and each has to be one."""
    assert run_line(f"rules {line} --lang {lang}").error_id == error_id


@pytest.mark.parametrize("lang", available_languages())
def test_the_named_tables_are_listed(lang):
    """Each has its id and its name."""
    lines = [line.split(None, 1) for line in plain_text(run_line(f"rules list --lang {lang}").out).splitlines()]
    for record in profiles():
        assert [record.id, plain_text(words_for(lang)(f"profile-{record.id}"))] in lines


@pytest.mark.parametrize("record", profiles(), ids=lambda record: record.id)
@pytest.mark.parametrize("lang", available_languages())
def test_a_table_tells_what_differs_and_who_says_so(record, lang):
    """Its variants as they are typed, with name and sources; then who answers on which points."""
    words = words_for(lang)
    told = plain_text(run_line(f"rules show {record.id} --lang {lang}").out)
    for choice in OWN_CHOICES.get(record.id, ()):
        (line,) = [line for line in told.splitlines() if line.split()[:1] == [str(choice)]]
        assert plain_text(words.rule(choice.id)) in line
        for source in record.rules[choice.id]:
            assert plain_text(words("profile-source", source=source)) in line
    for answer in record.answers:
        assert plain_text(words("profile-source", source=answer.source)) in told
        if answer.own:
            assert plain_text(words("profile-topic", topic=answer.topic)) in told


def test_a_table_is_shown_to_programs():
    """What differs, with parameters and sources, and every answer with its source."""
    shown = run_line("rules show zone --json").json
    assert shown["differs"][1] == {
        "rule": "failed-nil-tricks",
        "parameters": {"bag_points": "false"},
        "sources": ["zone"],
    }
    assert shown["answers"]["floor"] == {"answer": "-200", "source": "zone", "own": True}
    assert set(shown["answers"]) == {answer.topic for answer in profile("zone").answers}
