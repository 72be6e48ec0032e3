"""The sentences of the catalogue in other languages: whole, in order, sentence by sentence English where one is missing."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from spades_teach.catalogue import Variant, variant, variants
from spades_teach.catalogue.telling import english_digest, surplus, tell, untold
from spades_teach.catalogue.telling_check import accept, book_mistakes, book_notes
from spades_teach.i18n import available_languages, plain_text, words_for
from spades_teach.i18n.book import BookDataError, BookEntry, book_entries, book_files
from tests.i18n.homes import add_language

LANGUAGES = [lang for lang in available_languages() if lang != "en"]
WHOLE = """
[total-bids]
follows = ""
rule = "قانون 13 تا، S1."
notes.forbidden_sum = "هیچ"
notes.minimum = "کم"
readings = [
    { question = "نیل؟", reading = "بله، 0." },
    { question = "یکی بیشتر", reading = "نه" },
    { question = "ویز", reading = "نه" },
    { question = "مشارکتی", reading = "نه" },
]
[total-bids.examples]
"total-bids/1" = "2 × (100 + 100) = 400 و -47"
"total-bids/2" = "آزاد است."
"""


@pytest.fixture
def home(tmp_path):
    """Give English and a right-to-left language, into whose book a test writes."""
    add_language(tmp_path, "en", fallback=None)
    add_language(tmp_path, "xx", direction="rtl", digits="۰۱۲۳۴۵۶۷۸۹")
    (tmp_path / "xx" / "book").mkdir()
    return tmp_path


def write(home, text: str, name: str = "bidding"):
    """Write a file of the book, as a translator would."""
    path = home / "xx" / "book" / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


# The languages of the package


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_tells_every_rule(lang, count):
    """Nothing is missing, nothing is of older English, nothing is surplus or written as it should not be."""
    of_lang = [line for line in book_notes() if line.startswith(f"{lang}/")]
    assert of_lang == []
    assert book_mistakes() == []
    count("rules told", len(variants()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_told_is_in_the_language(lang):
    """No sentence is English, and no digit or minus of a right-to-left language is left as it was typed."""
    words = words_for(lang)
    for entry in variants():
        telling = tell(entry, words)
        said = [telling.rule, *telling.notes.values(), *telling.examples.values()]
        said += [part for each in telling.disagreements for part in (each.point, *each.says.values(), each.default)]
        said += [part for each in telling.readings for part in (each.question, each.reading)]
        assert {lang} == {each.lang for each in said}
        if words.direction == "rtl":
            for each in said:
                outside = re.sub("\u2066[^\u2069]*\u2069", "", each.text)
                assert re.search("[0-9A-Za-z\u06f0-\u06f9]", outside) is None, each.text
                assert re.search("-[0-9\u06f0-\u06f9]{2}", each.text) is None


def test_english_is_the_catalogue_itself():
    """An English reader gets the catalogue's sentences, with a real minus."""
    telling = tell(variant("boston"), words_for("en"))
    assert telling.readings[0].reading.text == "Scored as a failed contract of 13: −130. Not stated."
    assert telling.rule.text == variant("boston").rule


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        ("\u2066−۱۰۰\u2069 و \u2066+۵۰\u2069 و \u2066±۱۰۰\u2069", "-100 و +50 و ±100"),
        ("\u2066۸ + ۳\u2069، \u2066۱۰-۴-۲\u2069.", "8 + 3، 10-4-2."),
        ("(\u2066۳۰\u2069 و \u2066۱۰۰\u2069)", "(30 و 100)"),
        ("«\u20663B\u2069» در \u2066S0\u2069 و \u2066pagat.com\u2069", "«3B» در S0 و pagat.com"),
        ("\u2066۲ × (۱۰۰ + ۱۰۰) = ۴۰۰\u2069", "2 × (100 + 100) = 400"),
    ],
)
def test_numbers_and_foreign_words_keep_their_order(expected, text):
    """Each is one piece that runs from left to right; brackets of the sentence stay outside."""
    assert words_for("fa").book_text(text) == expected


# A language that is added


def test_sentences_are_shown_as_the_language_writes(home):
    """Digits, minus, formulas and foreign words."""
    write(home, WHOLE)
    telling = tell(variant("total-bids"), words_for("xx", home))
    assert telling.rule.text == "قانون \u2066۱۳\u2069 تا، \u2066S1\u2069."
    assert telling.examples["total-bids/1"].text == "\u2066۲ × (۱۰۰ + ۱۰۰) = ۴۰۰\u2069 و \u2066−۴۷\u2069"
    assert telling.readings[0].reading.text == "بله، \u2066۰\u2069."


def test_a_missing_sentence_is_english_by_itself(home):
    """What there is, is told; the rest is English and says so."""
    write(home, WHOLE.replace('"total-bids/2" = "آزاد است."', "").replace('notes.minimum = "کم"', ""))
    telling = tell(variant("total-bids"), words_for("xx", home))
    assert telling.rule.lang == telling.examples["total-bids/1"].lang == "xx"
    english = variant("total-bids").examples[1].teaches
    assert (english, "en") == (telling.examples["total-bids/2"].text, telling.examples["total-bids/2"].lang)
    assert telling.notes["minimum"].lang == "en"
    assert tell(variant("nil"), words_for("xx", home)).rule.lang == "en"


def test_rows_of_another_number_are_not_put_beside_the_wrong_ones(home):
    """A reading may have been taken away in the middle: all are English until somebody has looked."""
    write(home, WHOLE.replace('    { question = "یکی بیشتر", reading = "نه" },\n', ""))
    telling = tell(variant("total-bids"), words_for("xx", home))
    assert {"en"} == {each.question.lang for each in telling.readings}
    assert any("readings: 3 instead of 4" in line for line in book_mistakes(home))


@pytest.mark.parametrize(
    ("mistake", "text"),
    [
        ("xx/book/bidding.toml: ", "[nil\n"),
        ("no field 'rules'", '[nil]\nrules = "x"\n'),
        ("5 is no text", "[nil]\nrule = 5\n"),
        ("'x' is no list", '[nil]\nreadings = "x"\n'),
        ("no field 'answer'", '[nil]\nreadings = [{ answer = "x" }]\n'),
        ("'x' is no table", '[nil]\nnotes = "x"\n'),
        ("deuce-starts is no variant of bidding", '[deuce-starts]\nrule = "x"\n'),
        ("nothing is no variant of bidding", '[nothing]\nrule = "x"\n'),
        ("notes.limit is not in the catalogue", '[nil]\nnotes.limit = "x"\n'),
        ("examples nil/99 is not in the catalogue", '[nil]\nexamples = { "nil/99" = "x" }\n'),
        ("disagreements 1: says.S9", '[mirrors]\ndisagreements = [{ says = { S9 = "x" } }]\n'),
        ("a digit that is not ASCII", '[nil]\nrule = "۱۰۰"\n'),
        ("a typed minus sign", '[nil]\nrule = "\u2212100"\n'),
        ("a typed suit sign", '[nil]\nrule = "A♠"\n'),
        ("a typed direction mark", '[nil]\nrule = "\u2066x\u2069"\n'),
        ("looks like a Persian one", '[nil]\nrule = "نيل"\n'),
    ],
)
def test_what_is_written_wrong_is_named(mistake, text, home):
    """A mistake fails the check of the messages."""
    write(home, text)
    assert any(mistake in line for line in book_mistakes(home))


def test_a_broken_file_says_where(home):
    """It is the translator's mistake, and named with its file."""
    path = write(home, "[nil\n")
    with pytest.raises(BookDataError, match=r"xx/book/bidding\.toml"):
        book_entries(path)


def test_accepting_makes_a_translation_follow_the_present_english(home):
    """It lags behind until somebody has read it again, and then no more; nothing else in the file changes."""
    path = write(home, WHOLE)
    (line,) = (line for line in book_notes(home) if "total-bids" in line)
    assert "follows nothing" in line
    assert accept(home / "xx", ("total-bids",)) == 1
    assert not any("total-bids" in line for line in book_notes(home))
    digest = english_digest(variant("total-bids"))
    assert path.read_text(encoding="utf-8") == WHOLE.replace('follows = ""', f'follows = "{digest}"')
    assert accept(home / "xx") == 0


def test_accepting_adds_the_line_where_there_is_none(home):
    """A table without `follows` gets one."""
    path = write(home, WHOLE.replace('follows = ""\n', ""))
    accept(home / "xx")
    digest = english_digest(variant("total-bids"))
    assert f'[total-bids]\nfollows = "{digest}"\nrule' in path.read_text(encoding="utf-8")


def test_any_word_changes_the_digest():
    """Also of a note, a reading or an example."""
    entry = variant("total-bids")
    others: list[Variant] = [
        replace(entry, rule=entry.rule + " "),
        replace(entry, parameters=(replace(entry.parameters[0], note="x"), *entry.parameters[1:])),
        replace(entry, readings=entry.readings[1:]),
        replace(entry, examples=(replace(entry.examples[0], teaches="x"), *entry.examples[1:])),
        replace(variant("mirrors"), rule=entry.rule),
    ]
    assert len({english_digest(each) for each in [entry, *others]}) == len(others) + 1
    assert english_digest(entry) == english_digest(replace(entry, sources=("S9",)))


def test_what_is_missing_is_named_by_its_place():
    """An empty entry lacks all; a whole one nothing."""
    assert untold(variant("mirrors"), BookEntry()) == [
        "rule",
        "disagreements 1",
        "examples mirrors/1",
        "examples mirrors/2",
        "examples mirrors/3",
    ]
    own = words_for(LANGUAGES[0]).told("mirrors")
    assert (untold(variant("mirrors"), own), surplus(variant("mirrors"), own)) == ([], [])


def test_the_book_is_searched_in_its_own_words():
    """A word that only the Persian text of a rule has finds the rule."""
    from spades_teach.widgets.rule_search import rule_index

    word = "قطار"
    having = [each.id for each in variants() if word in words_for("fa").told(each.id).rule]
    names = [plain_text(words_for("fa").rule(each) + (words_for("fa").rule_about(each) or "")) for each in having]
    assert having
    assert not any(word in name for name in names)
    assert set(having) <= set(rule_index().find(word))


def test_the_files_are_those_of_the_catalogue():
    """Each language has a file for each part, so that a translator finds the place."""
    parts = sorted({entry.category for entry in variants()})
    for lang in LANGUAGES:
        folder = words_for(lang)._folder
        assert parts == [path.stem for path in book_files(folder)]
