"""`spades-teach rules` lists, shows and checks what a table may choose."""

import json
import re
from pathlib import Path

import pytest

from spades_teach.catalogue import examples, variants
from spades_teach.catalogue.telling import Said
from spades_teach.cli.rules import told_lines
from spades_teach.core.errors import RuleSpecError
from spades_teach.core.variants import PROFILES, VARIANTS, compose, read_spec
from spades_teach.i18n import plain_text, words_for
from tests.cli.running import MARKS, run, run_line

OF_THE_SOURCES = json.loads((Path(__file__).parents[1] / "data" / "catalogue-of-the-sources.json").read_text())[
    "variants"
]
CONFLICTS = [example for example in examples() if example.kind == "compose"]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_list_json_has_the_promised_fields(lang):
    """Every variant of the catalogue, with the fields that other programs rely on."""
    answer = run_line(f"rules list --json --lang {lang}").json
    fields = {"id", "name", "category", "sources", "parameters", "conflicts", "reading", "examples"}
    assert [entry["id"] for entry in answer] == [entry.id for entry in variants()]
    assert {entry["id"] for entry in answer} == set(OF_THE_SOURCES)
    for entry, variant in zip(answer, variants(), strict=True):
        assert set(entry) == fields
        assert entry["name"] == plain_text(words_for(lang).rule(variant.id))
        assert entry["conflicts"] == list(variant.conflicts)
        assert [each["name"] for each in entry["parameters"]] == [each.name for each in variant.parameters]
        assert [each["id"] for each in entry["examples"]] == [each.id for each in variant.examples]


def test_the_list_says_what_the_default_table_has():
    """The variants that the default table has in force are marked, and no others (the catalogue's README names them)."""
    marked = {line.split()[0] for line in run_line("rules list").out.splitlines() if line.endswith(" *")}
    assert marked == {"nil", "breaking-spades", "bag-penalty", "failed-nil-tricks", "renege-penalty", "surrender"}


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("rule", [*VARIANTS, *PROFILES])
def test_every_rule_can_be_shown(rule, lang):
    """Name, sentence, settings, sources, conflicts and examples of every variant, in both languages."""
    words = words_for(lang)
    answer = run_line(f"rules show {rule} --lang {lang}")
    assert answer.status == 0
    lines = answer.out.splitlines()
    assert words.rule(rule) in lines[0]
    assert rule in lines[0]
    assert words.rule_about(rule) in lines
    if rule in VARIANTS:
        entry = next(each for each in variants() if each.id == rule)
        shown = plain_text(answer.out)
        for part in (
            *[each.name for each in entry.parameters],
            *entry.conflicts,
            *[each.id for each in entry.examples],
        ):
            assert part in shown
        for source in entry.sources:
            assert plain_text(words("source-name", source=source)) in shown
    if lang == "en":
        assert MARKS.isdisjoint(answer.out)


def test_show_json_is_the_entry_of_the_list():
    """A single rule looks as in the list."""
    listed = run_line("rules list --json").json
    for entry in listed:
        assert run_line(f"rules show {entry['id']} --json").json == entry


@pytest.mark.parametrize(
    ("lang", "point", "said", "note"),
    [
        (
            "en",
            "Effect",
            "S2: not a bid; all 13 tricks are scored as usual",
            "The bid does not exist at the default table (S2).",
        ),
        (
            "fa",
            "نتیجه",
            "S2: خوانده‌ای در کار نیست؛ هر ۱۳ دست مثل همیشه حساب می‌شود",
            "سر میز پیش‌فرض چنین خوانده‌ای نیست (S2).",
        ),
    ],
)
def test_what_the_sources_say_is_in_the_language(lang, point, said, note):
    """Disagreements with their sources, and notes below the settings, in the language that was asked for."""
    lines = [plain_text(line).strip() for line in run_line(f"rules show boston --lang {lang}").out.splitlines()]
    at = lines.index(point)
    assert said in lines[at : at + 5]
    assert note == lines[next(place for place, line in enumerate(lines) if line.startswith("bid_wins_game")) + 1]


def test_persian_answers_hold_no_english_sentence():
    """Neither for people nor for programs, but for ids and names of programs."""
    for rule in VARIANTS:
        shown = plain_text(run_line(f"rules show {rule} --lang fa").out)
        assert re.search("[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}", shown) is None, shown
    told = run_line("rules show nil --lang fa --json").json
    assert told["examples"][0]["teaches"] == plain_text(words_for("fa").told("nil").examples["nil/1"])


def test_a_line_never_parts_what_belongs_together():
    """A formula at the end of a line goes to the next as a whole, and its spaces stay spaces."""
    formula = "\u2066۲ × (۱۰۰ + ۱۰۰) = ۴۰۰\u2069"
    for words_before in range(40, 52):
        lines = told_lines(Said("ا " * words_before + formula, "fa"), words_for("fa"))
        assert formula in lines[-1]


def test_a_setting_is_shown_as_a_number_of_the_language():
    """Persian shows usual values in Persian digits."""
    assert "⁦۱۰۰⁩" in run_line("rules show bag-penalty --lang fa").out


@pytest.mark.parametrize(
    ("spec", "canonical"),
    [
        ("standard", "standard"),
        ("standard+short-game-300+blind-nil", "standard+blind-nil+short-game-300"),
        ("standard + blind-nil:value=200", "standard+blind-nil"),
        ("standard+bag-penalty:penalty=۵۰,limit=۵", "standard+bag-penalty:limit=5,penalty=50"),
        ("standard+loss-at-minus-200:limit=−۳۰۰", "standard+loss-at-minus-200:limit=-300"),
        ("standard+breaking-spades:required=false", "standard+breaking-spades:required=false"),
        ("STANDARD+Blind-Nil", "standard+blind-nil"),
        (
            "Pagat+Boston:Unbid_Boston=Premium,BID_WINS_GAME=False",
            "pagat+boston:bid_wins_game=false,unbid_boston=premium",
        ),
        ("standard+sandbag-cancellation:card=7d", "standard+sandbag-cancellation:card=7D"),
    ],
)
def test_check_writes_the_canonical_form(spec, canonical):
    """Rules that go together are written in their shortest form."""
    answer = run("rules", "check", spec)
    assert (answer.status, answer.out) == (0, f"{canonical}\n")
    assert run("rules", "check", spec, "--json").json == {"rules": canonical, "conflict": None}
    assert str(read_spec(canonical)) == canonical


@pytest.mark.parametrize("example", CONFLICTS, ids=lambda example: example.id)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_check_finds_the_conflicts_of_the_catalogue(example, lang):
    """Rules that cannot be in force together are refused: exit status 2 and one line that names both; data for programs on request."""
    answer = run("rules", "check", example.spec, "--lang", lang)
    assert (answer.status, answer.out) == (2, "")
    (line,) = answer.err.splitlines()
    for rule in example.expect["conflict"]:
        assert words_for(lang).rule(rule) in line
    answer = run("rules", "check", example.spec, "--json")
    assert answer.status == 2
    assert answer.json["rules"] is None
    assert {answer.json["conflict"]["first"], answer.json["conflict"]["second"]} == set(example.expect["conflict"])


def test_a_conflict_has_its_reason_and_status_2():
    """The two rules that clash are named by their reason, on standard error, as everything that is refused."""
    assert run_line("rules check standard+deuce-starts+big-joker-little-joker").error_id == "rule-conflict-fact"


def test_a_rule_set_that_contradicts_itself_is_refused():
    """Not only two variants can clash: a pack that does not fit the trumps is found as well."""
    spec = "standard+big-joker-little-joker:removed=2C/2S"
    with pytest.raises(RuleSpecError):
        compose(spec)
    assert run("rules", "check", spec).status == 2


@pytest.mark.parametrize(
    ("line", "error_id"),
    [
        ("", "cli-rules-operand"),
        ("lits", "cli-rules-action"),
        ("chart standard", "cli-rules-action"),
        ("list blind-nil", "cli-surplus"),
        ("show", "cli-rules-operand"),
        ("check", "cli-rules-operand"),
        ("show blind-nli", "cli-no-such-rule"),
        ("show standard+blind-nil", "cli-no-such-rule"),
        ("show ''", "cli-no-such-rule"),
        ("show nil nil-off", "cli-surplus"),
        ("check standard + nil", "cli-surplus"),
        ("check standrad", "unknown-profile"),
        ("check standard+nli", "unknown-rule"),
        ("check standard+nil:valeu=3", "bad-parameter"),
        ("check standard+nil:value=-1", "bad-parameter"),
        ("check standard+failed-nil-tricks:mode=lost", "bad-parameter"),
        ("check standard++nil", "bad-rule-spec"),
        ("check ''", "bad-rule-spec"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_names_what_cannot_be(line, error_id, lang):
    """What cannot be read is bad input, exit status 2 and nothing on standard output."""
    assert run_line(f"rules {line} --lang {lang}").error_id == error_id


def test_a_misspelt_rule_is_met_halfway():
    """The nearest id is offered."""
    assert "blind-nil" in run_line("rules show blind-nli").err
    assert "show" in run_line("rules shwo nil").err
