"""The catalogue is complete, consistent, and says the same as the code."""

import inspect
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from itertools import combinations

import pytest

from spades_teach import catalogue
from spades_teach.catalogue import Example, Term, UnknownEntryError, Variant, schema
from spades_teach.core.cards import read_cards
from spades_teach.core.errors import VariantConflictError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import VARIANTS, compose

RECORDS = {entry.id: entry for entry in catalogue.variants()}
SOURCES = {source.id for source in catalogue.sources()}

# ------------------------------------------------------------------------------------------------ loading


def test_every_kind_of_entry_is_found(count: Callable[..., None]) -> None:
    """The data files are there and hold what the package teaches."""
    assert {"S0", "S1", "S2", "S3"} == SOURCES
    assert {"nil", "blind-nil", "bag-penalty", "surrender"} <= set(RECORDS)
    assert {"s2-follow-suit", "s2-bag-penalty", "nil/1"} <= {example.id for example in catalogue.examples()}
    assert {"trick", "bag", "nil", "follow-suit"} <= {term.id for term in catalogue.terms()}
    count("catalogue variants", len(RECORDS))
    count("catalogue terms", len(catalogue.terms()))


@pytest.mark.parametrize("name", ["sources", "terms", "variants", "examples", "evenings"])
def test_ids_are_unique_and_kebab_case(name: str) -> None:
    """An id names one entry."""
    ids = [entry.id for entry in getattr(catalogue, name)()]
    assert len(ids) == len(set(ids)) > 0
    pattern = r"S\d" if name == "sources" else r"[a-z0-9]+(-[a-z0-9]+)*(/[0-9a-z]+)?"
    assert [] == [entry_id for entry_id in ids if not re.fullmatch(pattern, entry_id)]


@pytest.mark.parametrize("name", ["source", "term", "variant", "example", "evening"])
def test_an_unknown_id_is_refused_with_a_hint(name: str) -> None:
    """The message names the id, and one that exists."""
    with pytest.raises(UnknownEntryError, match=rf"no {name} 'x-y-z' in the catalogue; expected one such as"):
        getattr(catalogue, name)("x-y-z")


def test_an_entry_is_read_once() -> None:
    """Asking twice gives the same record."""
    assert catalogue.variant("nil") is catalogue.variant("nil")


@pytest.mark.skipif(sys.platform == "emscripten", reason="starts a process")
def test_importing_the_catalogue_reads_no_file() -> None:
    """Programs that never ask pay nothing for the data."""
    code = (
        "import sys, spades_teach.catalogue as c; from spades_teach.catalogue import loader; "
        "import json; print(json.dumps(['tomllib' in sys.modules, loader.variants.cache_info().currsize]))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [False, 0] == json.loads(found.stdout)


def test_records_cannot_be_changed() -> None:
    """Neither a field nor a table inside a record can be set."""
    example = catalogue.example("s2-bag-penalty")
    with pytest.raises(AttributeError):
        example.teaches = "x"  # type: ignore[misc]
    with pytest.raises(TypeError):
        example.expect["NS"]["points"] = 0


# ------------------------------------------------------------------------------------------------ examples


@pytest.mark.parametrize("example", catalogue.examples(), ids=lambda example: example.id)
def test_an_example_is_well_formed(example: Example) -> None:
    """It cites sources, teaches something, and its hands and tricks hold no card more often than the pack."""
    assert set(example.sources) <= SOURCES
    assert example.sources
    assert example.teaches.endswith(".")
    assert example.topic
    for name in ("hand", "trick", "plays"):
        codes = re.findall(r"(?:^|[ :])((?:[2-9]|10|[JQKA])[CDHS]|BJ|LJ)\b", example.given.get(name, ""))
        assert not codes or Counter(codes) <= Counter(card.code for card in compose(example.spec).pack.cards)
    for name in ("legal", "taking", "breaking"):
        held = set(read_cards(example.given.get("hand", "")))
        if example.kind == "legal":
            assert set(read_cards(example.expect.get(name, ""))) <= held


def test_the_numbering_of_a_variants_examples_follows_its_id() -> None:
    """The examples of a variant are numbered in order; a letter marks a further case."""
    for entry in RECORDS.values():
        for example in entry.examples:
            assert re.fullmatch(rf"{entry.id}/\d+[a-z]?", example.id)
            assert example.variant == entry.id
        numbers = [int(re.findall(r"\d+", example.id.split("/")[1])[0]) for example in entry.examples]
        assert numbers == sorted(numbers)


@pytest.mark.parametrize(
    ("message", "kind", "given", "expect"),
    [
        ("no kind", "poker", {}, {}),
        ("no field 'cards'", "legal", {"cards": "9H"}, {"legal": "9H"}),
        ("hand = '9X' cannot be read", "legal", {"hand": "9X"}, {"legal": "9H"}),
        ("no field 'best'", "legal", {"hand": "9H"}, {"best": "9H"}),
        ("expected legal = 9 cannot be read", "legal", {"hand": "9H"}, {"legal": 9}),
        ("needs hand, legal", "legal", {}, {"taking": "9H"}),
        ("needs something to expect", "bids", {"seat": "N", "bids": ""}, {}),
        ("cannot be read", "score", {"bids": "N:4", "tricks": "N:4"}, {"NS": {"points": True}}),
    ],
)
def test_an_example_that_is_not_of_its_kind_is_refused(
    message: str, kind: str, given: dict[str, object], expect: dict[str, object]
) -> None:
    """The check of the kinds names what is wrong."""
    with pytest.raises(ValueError, match=message):
        schema.complete(kind, given, expect)


def test_fields_left_out_of_an_example_are_filled_in() -> None:
    """A lead in mid-round is what a position without further words means."""
    given = catalogue.example("s2-only-spades").given
    assert ("", False) == (given["trick"], given["first_trick"])


# ------------------------------------------------------------------------------------------------ variants and code


def test_every_variant_has_a_record_and_every_record_a_function() -> None:
    """Catalogue and code name the same variants."""
    assert set(VARIANTS) == set(RECORDS)


@pytest.mark.parametrize("entry", RECORDS.values(), ids=lambda entry: entry.id)
def test_parameters_agree_with_the_signature(entry: Variant) -> None:
    """Names, defaults and words of the parameters are those of the function."""
    known = VARIANTS[entry.id]
    signature = inspect.signature(known.make).parameters
    assert {parameter.name: parameter.default for parameter in entry.parameters} == {
        name: parameter.default for name, parameter in signature.items()
    }
    for parameter in entry.parameters:
        if parameter.alternatives and parameter.name in known.words:
            assert set(known.words[parameter.name]) <= set(parameter.alternatives)
        assert not parameter.alternatives or parameter.default in parameter.alternatives


@pytest.mark.parametrize("entry", RECORDS.values(), ids=lambda entry: entry.id)
def test_every_setting_of_a_variant_is_another_rule_set(entry: Variant) -> None:
    """No value of a parameter is accepted and then ignored."""
    settings = [f"standard+{setting}" for setting in VARIANTS[entry.id].settings()]
    for parameter in entry.parameters:
        values = {parameter.default, *parameter.alternatives}
        numbers = {value for value in values if type(value) is int}
        settings += [f"standard+{entry.id}:{parameter.name}={number}" for number in numbers - {parameter.default}]
    bodies = [_body(compose(spec)) for spec in dict.fromkeys(settings)]
    assert len(bodies) == len(set(bodies))


def _body(rules: RuleSet) -> tuple[object, ...]:
    """Return all of a rule set but its name."""
    return tuple(getattr(rules, each.name) for each in fields(rules) if each.name != "name")


@pytest.mark.parametrize("entry", RECORDS.values(), ids=lambda entry: entry.id)
def test_a_record_is_complete(entry: Variant) -> None:
    """A variant has a name, a rule, sources and an example; its words cite known sources."""
    assert entry.names["en"]
    assert entry.rule
    assert entry.examples
    assert entry.sources
    assert set(entry.sources) <= SOURCES
    for disagreement in entry.disagreements:
        assert set(disagreement.says) <= SOURCES
        assert disagreement.says
        assert disagreement.default
    assert entry.id not in entry.conflicts
    assert len(entry.conflicts) == len(set(entry.conflicts))


def test_conflicts_are_symmetric_and_are_those_of_the_code(count: Callable[..., None]) -> None:
    """Two variants are refused together exactly when the catalogue says so, each naming the other."""
    pairs = list(combinations(sorted(RECORDS), 2))
    for first, second in pairs:
        declared = second in RECORDS[first].conflicts
        assert declared == (first in RECORDS[second].conflicts), (first, second)
        assert declared == refused(f"standard+{first}+{second}"), (first, second)
    count("pairs of variants composed", len(pairs))


def refused(spec: str) -> bool:
    try:
        compose(spec)
    except VariantConflictError:
        return True
    return False


# ------------------------------------------------------------------------------------------------ terms

HALF_SPACE = "\u200c"
PERSIAN = "".join(
    sorted({sign for term in catalogue.terms() for word in term.words.get("fa", ()) for sign in word.text})
)


@pytest.mark.parametrize("entry", catalogue.terms(), ids=lambda term: term.id)
def test_a_term_is_well_formed(entry: Term) -> None:
    """A term has an English word and a definition; words are clean and in their own script."""
    assert entry.word("en")
    assert entry.definition.endswith((".", "?"))
    assert entry.sources
    assert set(entry.sources) <= SOURCES
    for language, words in entry.words.items():
        assert language in ("en", "fa", "ar", "fi")
        assert len({word.text for word in words}) == len(words) > 0
        for word in words:
            assert word.text == " ".join(word.text.split())
            assert not set("*()/") & set(word.text)
            assert set(word.sources) <= set(entry.sources)
            assert not (word.ours and word.sources)
            arabic_script = any("\u0600" <= sign <= "\u06ff" for sign in word.text)
            assert arabic_script == (language in ("fa", "ar"))


@pytest.mark.parametrize(
    ("expected", "term", "language"),
    [
        ("دست", "trick", "fa"),
        ("کارت‌های دست", "hand-cards", "fa"),
        ("یار", "partner", "fa"),
        ("پخش", "deal", "fa"),
        ("شروع کردن", "lead", "fa"),
        ("خال زمین را دادن", "follow-suit", "fa"),
        ("تعهد", "contract", "fa"),
        ("نیل کور", "blind-nil", "fa"),
        ("رِنِگ", "renege", "fa"),
        ("حيلة", "trick", "ar"),
        ("صفر", "nil", "ar"),
        ("tikki", "trick", "fi"),
        (None, "bag", "fi"),
    ],
)
def test_the_preferred_word_comes_first(expected: str | None, term: str, language: str) -> None:
    """The word to use is the one the glossary recommends, in Persian otherwise that of the tutorial."""
    assert expected == catalogue.term(term).word(language)


def test_persian_is_spelt_with_persian_letters_and_half_spaces() -> None:
    """No Arabic yeh or kaf, no plural -ha joined to a word that asks for a half-space."""
    assert not set(PERSIAN) & {"ي", "ك", "ى"}
    assert HALF_SPACE in PERSIAN
    joined = re.compile(r"[بپتثجچحخسشصضطظعغفقکگلمنهی](?:های|ها)\b")
    texts = [word.text for term in catalogue.terms() for word in term.words.get("fa", ())]
    texts += [name for entry in RECORDS.values() for name in entry.names.get("fa", ())]
    assert [] == [text for text in texts if joined.search(text)]
